// Safetensors: tensors that are taken lie inside the file.
#include "sim/io/safetensors.h"

#include "conformance/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace mx;
  const fuzz::MemoryFile file(data, size);
  fuzz::Taken([&] {
    const SafetensorsFile tensors = SafetensorsFile::Open(file.path());
    for (const auto& [name, view] : tensors.tensors()) {
      fuzz::Require(view.data.size() == static_cast<size_t>(view.count() * SafetensorsBytes(view.dtype)),
                    "a tensor of another size");
      unsigned sum = 0;
      for (const uint8_t byte : view.data) sum += byte;
      fuzz::Require(sum != ~0u && view.data.size() <= size, "a tensor larger than its file");
    }
  });
  return 0;
}
