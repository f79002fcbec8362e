// JSON as it comes from files, and the report of a run.
#include "conformance/certificate/report.h"

#include "conformance/fuzz/fuzz.h"
#include "sim/io/json.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace mx;
  const std::string_view text = fuzz::Text(data, size);
  fuzz::Taken([&] { ParseJson(text, "file"); });
  fuzz::Taken([&] { certificate::ParseReport(text, "report"); });
  return 0;
}
