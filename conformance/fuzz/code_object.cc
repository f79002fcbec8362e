// A code object: its kernels, lines and symbols, and every instruction of its text decoded and printed.
#include "sim/gfx950/isa/code_object.h"

#include <vector>

#include "conformance/fuzz/fuzz.h"
#include "sim/gfx950/isa/decoder.h"
#include "sim/gfx950/isa/disassemble.h"

namespace {

constexpr uint32_t kMostInstructions = 4096;

void DecodeText(std::span<const std::byte> text) {
  using namespace mx;
  uint32_t address = 0;
  for (uint32_t i = 0; i < kMostInstructions && address + 4 <= text.size(); ++i) {
    const gfx950::Instruction instruction = gfx950::Decode(text, address);
    fuzz::Require(instruction.bytes >= 4 && instruction.bytes % 4 == 0, "an instruction of no dwords");
    const std::string line = instruction.op == gfx950::Op::kInvalid ? gfx950::DescribeUnknown(text, address)
                                                                    : gfx950::Disassemble(instruction);
    fuzz::Require(!line.empty() && line.find('\n') == std::string::npos,
                  "an instruction that is not one line");
    address += instruction.bytes;
  }
}

}  // namespace

// Bytes that are no object are decoded as a text.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace mx;
  const auto* bytes = reinterpret_cast<const std::byte*>(data);
  const bool taken = fuzz::Taken([&] {
    const gfx950::CodeObject object =
        gfx950::ParseCodeObject("fuzz.co", std::vector<std::byte>(bytes, bytes + size));
    for (const gfx950::Kernel& kernel : object.kernels) {
      fuzz::Require(object.Find(kernel.name).name == kernel.name, "another kernel is found");
      object.SourceLine(kernel.entry);
    }
    DecodeText(object.text);
  });
  if (!taken) DecodeText({bytes, size});
  return 0;
}
