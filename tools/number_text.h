// Numbers as the tools print them.
#ifndef MX_TOOLS_NUMBER_TEXT_H_
#define MX_TOOLS_NUMBER_TEXT_H_

#include <fmt/format.h>

#include <cstdint>
#include <string>

#include "sim/base/bits.h"

namespace mx::tools {

// The shortest decimal that gives these binary32 bits back; "nan" keeps its bits beside it.
inline std::string F32Text(uint32_t bits) {
  if (IsNan(bits)) return fmt::format("nan (0x{:08x})", bits);
  return fmt::format("{}", FromBits(bits));
}

// "7e = 2^-1", "ff = NaN"
inline std::string ScaleText(uint8_t byte) {
  return byte == 255 ? "ff = NaN" : fmt::format("{:02x} = 2^{}", byte, byte - 127);
}

}  // namespace mx::tools

#endif  // MX_TOOLS_NUMBER_TEXT_H_
