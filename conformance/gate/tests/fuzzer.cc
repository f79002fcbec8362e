// libFuzzer: gate_fuzzer FOLDER, with seeds/ as a first corpus and tokens.dict.
#include <cstdio>
#include <cstdlib>

#include "conformance/gate/tests/fuzz_target.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  uint64_t taken = 0;
  const std::string wrong =
      mx::gate::test::FuzzOne(std::string(reinterpret_cast<const char*>(data), size), &taken);
  if (wrong.empty()) return 0;
  std::fprintf(stderr, "%s\n", wrong.c_str());
  std::abort();
}
