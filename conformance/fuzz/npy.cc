// NumPy's .npy: an array that is taken lies inside the file.
#include "sim/io/npy.h"

#include "conformance/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace mx;
  const fuzz::MemoryFile file(data, size);
  fuzz::Taken([&] {
    const NpyArray array = ReadNpy(file.path());
    fuzz::Require(array.data.size() == static_cast<size_t>(array.count() * NpyBytes(array.dtype)),
                  "an array of another size");
    fuzz::Require(array.data.size() <= size, "an array larger than its file");
    unsigned sum = 0;
    for (const uint8_t byte : array.data) sum += byte;
    fuzz::Require(array.rows() >= 0 && array.cols() >= 0 && sum != ~0u, "a negative shape");
  });
  return 0;
}
