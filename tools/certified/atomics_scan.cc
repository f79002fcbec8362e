#include "tools/certified/atomics_scan.h"

#include <cstdint>
#include <cstring>
#include <vector>

#include "sim/gfx950/isa/code_object.h"
#include "sim/gfx950/isa/decoder.h"

namespace mx::tools {

bool HoldsGlobalAtomics(std::span<const std::byte> text) {
  for (uint32_t at = 0; at + 4 <= text.size();) {
    const gfx950::Instruction instruction = gfx950::Decode(text, at);
    const bool memory =
        instruction.op != gfx950::Op::kInvalid &&
        (instruction.encoding == gfx950::Encoding::kFLAT || instruction.encoding == gfx950::Encoding::kMUBUF);
    if (memory && std::strstr(gfx950::Name(instruction.op), "_atomic_") != nullptr) return true;
    at += instruction.bytes;
  }
  return false;
}

bool ObjectHoldsGlobalAtomics(const std::string& file, std::span<const std::byte> object) {
  const gfx950::CodeObject parsed =
      gfx950::ParseCodeObject(file, std::vector<std::byte>(object.begin(), object.end()));
  return HoldsGlobalAtomics(parsed.text);
}

}  // namespace mx::tools
