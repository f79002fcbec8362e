// A file of golden vectors (.tv) and one of its lines.
#include "conformance/case/case.h"
#include "conformance/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace mx;
  fuzz::Taken([&] {
    for (const conformance::Case& one : conformance::ParseCases(fuzz::Text(data, size), "vectors")) {
      one.Unused();
      for (const auto& [name, words] : one.inputs)
        fuzz::Require(conformance::SplitWords(conformance::JoinWords(words), "again") == words,
                      "a list changes when it is read back");
    }
  });
  return 0;
}
