#include "sim/gfx950/isa/decode.h"

#include <bit>

namespace mx::gfx950 {
namespace {

constexpr uint32_t kFloatConstants[] = {0x3F000000, 0xBF000000, 0x3F800000, 0xBF800000, 0x40000000,
                                        0xC0000000, 0x40800000, 0xC0800000, 0x3E22F983};  // 240..248

}  // namespace

uint32_t Words::operator[](uint32_t i) const {
  uint32_t word = 0;
  for (uint32_t k = 0; k < 4; ++k) word |= std::to_integer<uint32_t>(text[address + 4 * i + k]) << (8 * k);
  return word;
}

Operand VgprOperand(uint32_t reg, int size) {
  return {OperandKind::kVgpr, static_cast<uint8_t>(size), static_cast<uint16_t>(reg), 0};
}
Operand AgprOperand(uint32_t reg, int size) {
  return {OperandKind::kAgpr, static_cast<uint8_t>(size), static_cast<uint16_t>(reg), 0};
}
Operand SgprOperand(uint32_t reg, int size) {
  return {OperandKind::kSgpr, static_cast<uint8_t>(size), static_cast<uint16_t>(reg), 0};
}

Builder::Builder(const Words& words, const Row& row_in, int bytes)
    : row(row_in), words_(words), base_bytes_(bytes) {
  out.op = row.op;
  out.encoding = row.encoding;
  out.bytes = static_cast<uint8_t>(bytes);
  out.address = words.address;
}

bool Builder::AddDst(const Operand& operand) {
  out.dst[out.num_dst++] = operand;
  out.num_explicit_dst = out.num_dst;
  return true;
}
bool Builder::AddSrc(const Operand& operand) {
  out.src[out.num_src++] = operand;
  out.num_explicit_src = out.num_src;
  return true;
}
void Builder::AddImplicitDst(const Operand& operand) { out.dst[out.num_dst++] = operand; }
void Builder::AddImplicitSrc(const Operand& operand) { out.src[out.num_src++] = operand; }

// SGPR tuples start at a multiple of 2 or 4; as in LLVM, the low bits of the code are not looked at.
bool Builder::Sgpr(uint32_t code, int size, Operand* operand) const {
  const uint32_t align = size >= 4 ? 4 : size == 3 ? 4 : size;
  if (code <= 101 || (code >= 108 && code <= 123)) {
    const uint32_t first = code <= 101 ? 0 : 108, count = code <= 101 ? 102 : 16;
    const uint32_t reg = (code - first) / align * align;
    if (reg + static_cast<uint32_t>(size) > (size > 2 && first == 0 ? 104 : count)) return false;
    *operand = SgprOperand(first + reg, size);
    return true;
  }
  if (code > 127 || code == 125) return false;
  if (size == 2 && (code == 124 || code % 2 == 1)) return false;
  if (size > 2) return false;
  *operand = SgprOperand(code, size);
  return true;
}

bool Builder::Literal(Operand* operand) {
  if (!words_.Has(static_cast<uint32_t>(base_bytes_ / 4 + 1))) return false;
  const uint32_t value = words_[static_cast<uint32_t>(base_bytes_ / 4)];
  out.bytes = static_cast<uint8_t>(base_bytes_ + 4);
  *operand = {OperandKind::kLiteral, 1, 255, value};
  return true;
}

bool Builder::Source(uint32_t code, const OperandSpec& spec, SourceRule rule, Operand* operand) {
  const int size = spec.size;
  if (code >= 256) {
    if (rule == SourceRule::kScalar || code - 256 + static_cast<uint32_t>(size) > 256) return false;
    *operand = VgprOperand(code - 256, size);
    return true;
  }
  if (code < 128) return Sgpr(code, size, operand);
  const auto constant = [&](uint32_t value) {
    *operand = {OperandKind::kConstant, static_cast<uint8_t>(size), static_cast<uint16_t>(code), value};
    return true;
  };
  if (code <= 192) return constant(code - 128);
  if (code <= 208) return constant(192 - code);
  if (code >= 240 && code <= 248) return constant(kFloatConstants[code - 240]);
  if (code == 255) {
    if (rule == SourceRule::kVectorNoLiteral || !Literal(operand)) return false;
    operand->size = static_cast<uint8_t>(size);
    return true;
  }
  const bool lds_direct = code == 254 && rule != SourceRule::kScalar && size == 1;
  if ((code >= 235 && code <= 239) || (code >= 251 && code <= 253) || lds_direct) {
    *operand = {OperandKind::kSpecial, static_cast<uint8_t>(size), static_cast<uint16_t>(code), 0};
    return true;
  }
  return false;
}

Instruction Builder::Finish() {
  const Operand vcc = SgprOperand(106, 2), m0 = SgprOperand(124, 1), exec = SgprOperand(126, 2);
  for (int i = 0; i < row.num_src; ++i) {
    if (row.src[i].both && i < out.num_src) AddImplicitDst(out.src[i]);
  }
  for (int i = 0; i < row.num_dst; ++i) {
    if (row.dst[i].both && i < out.num_dst) AddImplicitSrc(out.dst[i]);
  }
  if (row.flags & kReadsVcc) AddImplicitSrc(vcc);
  if (row.flags & kReadsExec) AddImplicitSrc(exec);
  if (row.flags & kWritesExec) AddImplicitDst(exec);
  if (row.flags & kReadsM0) AddImplicitSrc(m0);
  if (row.flags & kWritesM0) AddImplicitDst(m0);
  if (out.subword == kSdwa && out.dst_unused == 2 && out.dst_sel != 6 &&
      out.dst[0].kind == OperandKind::kVgpr) {
    AddImplicitSrc(out.dst[0]);
  }
  return out;
}

}  // namespace mx::gfx950
