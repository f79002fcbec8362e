// libFuzzer: gate_fuzzer CORPUS. The first byte chooses the document, the rest is its text.
#include <cstdio>
#include <cstdlib>

#include "conformance/gate/tests/fuzz_target.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace mx::gate::test;
  if (size == 0) return 0;
  const std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
  uint64_t taken = 0;
  const std::string wrong = data[0] % 3 == 0   ? FuzzStatement(text, &taken)
                            : data[0] % 3 == 1 ? FuzzEnvelope(text, &taken)
                                               : FuzzPolicy(text, &taken);
  if (wrong.empty()) return 0;
  std::fprintf(stderr, "%s\n", wrong.c_str());
  std::abort();
}
