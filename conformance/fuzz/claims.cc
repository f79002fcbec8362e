// A claims file: what is taken prints as a file that claims the same.
#include "conformance/claims.h"
#include "conformance/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace mx;
  fuzz::Taken([&] {
    const std::string text = ClaimsText(conformance::ParseClaims(fuzz::Text(data, size), "claims"));
    fuzz::Require(ClaimsText(conformance::ParseClaims(text, "again")) == text,
                  "claims change when they are read back");
  });
  return 0;
}
