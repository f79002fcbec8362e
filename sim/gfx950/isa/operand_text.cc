#include <fmt/format.h>

#include <array>
#include <optional>
#include <string_view>

#include "sim/gfx950/isa/disassemble.h"

namespace mx::gfx950 {
namespace {

constexpr std::array<std::string_view, 9> kFloatText = {"0.5",  "-0.5", "1.0",  "-1.0",      "2.0",
                                                        "-2.0", "4.0",  "-4.0", "0.15915494"};
constexpr std::array<uint32_t, 9> kBinary32 = {0x3F000000, 0xBF000000, 0x3F800000, 0xBF800000, 0x40000000,
                                               0xC0000000, 0x40800000, 0xC0800000, 0x3E22F983};
constexpr std::array<uint32_t, 9> kBinary16 = {0x3800, 0xB800, 0x3C00, 0xBC00, 0x4000,
                                               0xC000, 0x4400, 0xC400, 0x3118};
constexpr std::array<uint32_t, 9> kBfloat16 = {0x3F00, 0xBF00, 0x3F80, 0xBF80, 0x4000,
                                               0xC000, 0x4080, 0xC080, 0x3E22};

bool IsInline(int32_t value) { return value >= -16 && value <= 64; }

std::optional<std::string_view> FloatText(const std::array<uint32_t, 9>& patterns, uint32_t bits) {
  for (size_t i = 0; i < patterns.size(); ++i) {
    if (patterns[i] == bits) return kFloatText[i];
  }
  return std::nullopt;
}

std::string LiteralText(uint32_t value, ConstantType type) {
  const uint32_t low = value & 0xFFFF;
  const int32_t low_signed = static_cast<int16_t>(low), whole = static_cast<int32_t>(value);
  std::optional<std::string_view> text;
  switch (type) {
    case ConstantType::kFloat64:
      return fmt::format("{:#x}", value);
    case ConstantType::k64:
      return whole >= 0 && IsInline(whole) ? fmt::format("{}", whole) : fmt::format("{:#x}", value);
    case ConstantType::kHalf:
    case ConstantType::kBfloat16:
      if (IsInline(low_signed)) return fmt::format("{}", low_signed);
      text = FloatText(type == ConstantType::kHalf ? kBinary16 : kBfloat16, low);
      if (text) return std::string(*text);
      return fmt::format("{:#x}", type == ConstantType::kHalf ? low : value);
    case ConstantType::kInt16:
      if (IsInline(whole)) return fmt::format("{}", whole);
      text = FloatText(kBinary32, value);
      return text ? std::string(*text) : fmt::format("{:#x}", low);
    case ConstantType::kPair16:
      if (IsInline(whole)) return fmt::format("{}", whole);
      text = FloatText(kBinary16, value);
      break;
    default:
      if (IsInline(whole)) return fmt::format("{}", whole);
      text = FloatText(kBinary32, value);
  }
  return text ? std::string(*text) : fmt::format("{:#x}", value);
}

std::string ConstantText(const Operand& operand, ConstantType type) {
  if (operand.reg < 240) return fmt::format("{}", static_cast<int32_t>(operand.value));
  const size_t i = operand.reg - 240u;
  if (type == ConstantType::kInt16) return fmt::format("{:#x}", kBinary16[i]);
  if ((type == ConstantType::k64 || type == ConstantType::kFloat64) && i == 8) return "0.15915494309189532";
  return std::string(kFloatText[i]);
}

std::string_view SpecialText(uint16_t code) {
  switch (code) {
    case 235:
      return "src_shared_base";
    case 236:
      return "src_shared_limit";
    case 237:
      return "src_private_base";
    case 238:
      return "src_private_limit";
    case 239:
      return "src_pops_exiting_wave_id";
    case 251:
      return "src_vccz";
    case 252:
      return "src_execz";
    case 253:
      return "src_scc";
    default:
      return "src_lds_direct";
  }
}

std::string Tuple(std::string_view name, int first, int size) {
  if (size <= 1) return fmt::format("{}{}", name, first);
  return fmt::format("{}[{}:{}]", name, first, first + size - 1);
}

std::string SgprText(int reg, int size) {
  if (reg <= 101) return Tuple("s", reg, size);
  if (reg >= 108 && reg <= 123) return Tuple("ttmp", reg - 108, size);
  if (reg == 124) return "m0";
  const char* name = reg <= 103 ? "flat_scratch" : reg <= 105 ? "xnack_mask" : reg <= 107 ? "vcc" : "exec";
  if (size == 2) return name;
  return fmt::format("{}_{}", name, reg % 2 == 0 ? "lo" : "hi");
}

}  // namespace

std::string OperandText(const Operand& operand, ConstantType type) {
  switch (operand.kind) {
    case OperandKind::kNone:
      return "off";
    case OperandKind::kSgpr:
      return SgprText(operand.reg, operand.size);
    case OperandKind::kVgpr:
      return Tuple("v", operand.reg, operand.size);
    case OperandKind::kAgpr:
      return Tuple("a", operand.reg, operand.size);
    case OperandKind::kConstant:
      return ConstantText(operand, type);
    case OperandKind::kLiteral:
      return LiteralText(operand.value, type);
    case OperandKind::kSpecial:
      break;
  }
  return std::string(SpecialText(operand.reg));
}

std::string BitList(const char* name, uint32_t bits, int count) {
  std::string text = fmt::format(" {}:[", name);
  for (int i = 0; i < count; ++i) text += fmt::format("{}{}", i > 0 ? "," : "", bits >> i & 1);
  return text + "]";
}

}  // namespace mx::gfx950
