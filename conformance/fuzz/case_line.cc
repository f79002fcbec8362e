// A case line: what is taken prints as a line that means the same.
#include "conformance/fuzz/fuzz.h"
#include "conformance/problem.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace mx;
  fuzz::Taken([&] {
    const conformance::Problem problem = conformance::ParseProblem(fuzz::Text(data, size), "line");
    const std::string line = CaseLine(problem);
    fuzz::Require(CaseLine(conformance::ParseProblem(line, "again")) == line,
                  "a case line changes when it is read back");
  });
  return 0;
}
