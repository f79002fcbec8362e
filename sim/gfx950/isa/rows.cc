#include "sim/gfx950/isa/rows.h"

#include <array>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

namespace mx::gfx950 {
namespace {

constexpr auto kSOP1 = Encoding::kSOP1, kSOP2 = Encoding::kSOP2, kSOPK = Encoding::kSOPK,
               kSOPC = Encoding::kSOPC, kSOPP = Encoding::kSOPP, kSMEM = Encoding::kSMEM,
               kVOP1 = Encoding::kVOP1, kVOP2 = Encoding::kVOP2, kVOPC = Encoding::kVOPC,
               kVOP3 = Encoding::kVOP3, kVOP3P = Encoding::kVOP3P, kMAI = Encoding::kMAI,
               kVOP3PX2 = Encoding::kVOP3PX2, kDS = Encoding::kDS, kFLAT = Encoding::kFLAT,
               kMUBUF = Encoding::kMUBUF, kMTBUF = Encoding::kMTBUF;

struct RowText {
  Op op;
  Encoding encoding;
  uint16_t opcode;
  const char* operands;
  uint32_t flags;
};
constexpr RowText kRows[] = {
#define MX_GFX950(op, encoding, opcode, operands, flags) {Op::op, encoding, opcode, operands, flags},
#include "sim/gfx950/isa/all.inc"
#undef MX_GFX950
};

OperandSpec ParseOperand(std::string_view text) {
  OperandSpec spec;
  if (text[0] == '+') {
    spec.both = true;
    text.remove_prefix(1);
  }
  bool bfloat = text[0] == 'b' && text.size() > 1;
  if (bfloat) text.remove_prefix(1);
  spec.kind = text[0];
  text.remove_prefix(1);
  const bool pair = text.ends_with("x2");
  const int bits = std::atoi(std::string(text).c_str()) * (pair ? 2 : 1);
  spec.size = static_cast<uint8_t>((bits + 31) / 32);
  if (spec.kind == 'c') spec.size = 2;
  if (spec.kind == 'l') spec.size = 1;
  if (pair && bits == 32) {
    spec.type = ConstantType::kPair16;
  } else if (bits == 16) {
    spec.type = bfloat             ? ConstantType::kBfloat16
                : spec.kind == 'i' ? ConstantType::kInt16
                                   : ConstantType::kHalf;
  } else if (bits == 64 && !pair) {
    spec.type = spec.kind == 'f' ? ConstantType::kFloat64 : ConstantType::k64;
  }
  return spec;
}

uint8_t ParseList(std::string_view list, OperandSpec* out) {
  uint8_t count = 0;
  while (!list.empty()) {
    const size_t comma = list.find(',');
    out[count++] = ParseOperand(list.substr(0, comma));
    list.remove_prefix(comma == list.npos ? list.size() : comma + 1);
  }
  return count;
}

Row Parse(const RowText& text) {
  Row row{text.op, text.encoding, text.opcode, text.flags, {}, {}, 0, 0};
  const std::string_view operands = text.operands;
  const size_t equals = operands.find('=');
  row.num_dst = ParseList(operands.substr(0, equals), row.dst);
  row.num_src = ParseList(operands.substr(equals + 1), row.src);
  return row;
}

struct Table {
  std::array<Row, std::size(kRows)> rows;
  std::array<std::array<int16_t, 1024>, 17> index;  // [encoding][opcode], -1: none

  Table() {
    for (auto& part : index) part.fill(-1);
    for (size_t i = 0; i < rows.size(); ++i) {
      rows[i] = Parse(kRows[i]);
      uint32_t opcode = rows[i].opcode;
      if (rows[i].flags & kScratch) opcode += 128;
      if (rows[i].flags & kGlobal) opcode += 256;
      At(rows[i].encoding, opcode) = static_cast<int16_t>(i);
      if (rows[i].flags & kNoVop3) continue;
      if (rows[i].encoding == kVOPC) At(kVOP3, opcode) = static_cast<int16_t>(i);
      if (rows[i].encoding == kVOP2) At(kVOP3, 0x100 + opcode) = static_cast<int16_t>(i);
      if (rows[i].encoding == kVOP1) At(kVOP3, 0x140 + opcode) = static_cast<int16_t>(i);
    }
  }
  int16_t& At(Encoding encoding, uint32_t opcode) { return index[static_cast<size_t>(encoding)][opcode]; }
};

Table& Rows() {
  static const std::unique_ptr<Table> table = std::make_unique<Table>();
  return *table;
}

}  // namespace

const Row& RowOf(Op op) { return Rows().rows[static_cast<size_t>(op) - 1]; }

const Row* FindRow(Encoding encoding, uint32_t opcode) {
  if (opcode >= 1024) return nullptr;
  const int16_t i = Rows().At(encoding, opcode);
  return i < 0 ? nullptr : &Rows().rows[static_cast<size_t>(i)];
}

}  // namespace mx::gfx950
