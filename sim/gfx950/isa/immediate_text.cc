#include <fmt/format.h>

#include <bit>
#include <string_view>

#include "sim/gfx950/isa/decode.h"
#include "sim/gfx950/isa/disassemble.h"

namespace mx::gfx950 {
namespace {

std::string_view HwregName(uint32_t id) {
  constexpr std::string_view kLow[] = {"",      "MODE",      "STATUS",    "TRAPSTS",
                                       "HW_ID", "GPR_ALLOC", "LDS_ALLOC", "IB_STS"};
  constexpr std::string_view kHigh[] = {"SH_MEM_BASES",
                                        "TBA_LO",
                                        "TBA_HI",
                                        "TMA_LO",
                                        "TMA_HI",
                                        "XCC_ID",
                                        "SQ_PERF_SNAPSHOT_DATA",
                                        "SQ_PERF_SNAPSHOT_DATA1",
                                        "SQ_PERF_SNAPSHOT_PC_LO",
                                        "SQ_PERF_SNAPSHOT_PC_HI"};
  if (id < 8) return kLow[id];
  if (id >= 15 && id <= 24) return kHigh[id - 15];
  return "";
}

std::string_view MessageName(uint32_t id) {
  constexpr std::string_view kNames[] = {"",
                                         "MSG_INTERRUPT",
                                         "MSG_GS",
                                         "MSG_GS_DONE",
                                         "MSG_SAVEWAVE",
                                         "MSG_STALL_WAVE_GEN",
                                         "MSG_HALT_WAVES",
                                         "MSG_ORDERED_PS_DONE",
                                         "MSG_EARLY_PRIM_DEALLOC",
                                         "MSG_GS_ALLOC_REQ",
                                         "MSG_GET_DOORBELL"};
  return id < std::size(kNames) ? kNames[id] : "";
}

std::string GsMessage(uint32_t id, uint32_t op, uint32_t stream) {
  constexpr std::string_view kOps[] = {"GS_OP_NOP", "GS_OP_CUT", "GS_OP_EMIT", "GS_OP_EMIT_CUT"};
  const bool done = id == 3;
  if (op > 3 || (op == 0 && (!done || stream != 0))) return "";
  if (op == 0) return "sendmsg(MSG_GS_DONE, GS_OP_NOP)";
  return fmt::format("sendmsg({}, {}, {})", MessageName(id), kOps[op], stream);
}

}  // namespace

// VMCNT [3:0] and [15:14], EXPCNT [6:4], LGKMCNT [11:8]; a counter at its maximum is not waited for.
std::string WaitcntText(uint32_t simm16) {
  const uint32_t vm = Bits(simm16, 0, 4) | Bits(simm16, 14, 2) << 4, exp = Bits(simm16, 4, 3),
                 lgkm = Bits(simm16, 8, 4);
  const bool all = vm == 63 && exp == 7 && lgkm == 15;
  std::string text;
  if (vm != 63 || all) text += fmt::format(" vmcnt({})", vm);
  if (exp != 7 || all) text += fmt::format(" expcnt({})", exp);
  if (lgkm != 15 || all) text += fmt::format(" lgkmcnt({})", lgkm);
  return text.substr(1);
}

std::string HwregText(uint32_t simm16) {
  const uint32_t id = Bits(simm16, 0, 6), offset = Bits(simm16, 6, 5), size = Bits(simm16, 11, 5) + 1;
  const std::string_view name = HwregName(id);
  std::string text = name.empty() ? fmt::format("hwreg({}", id) : fmt::format("hwreg(HW_REG_{}", name);
  if (offset != 0 || size != 32) text += fmt::format(", {}, {}", offset, size);
  return text + ")";
}

std::string SendmsgText(uint32_t simm16) {
  const uint32_t value = simm16 & 0xFFFF, id = Bits(value, 0, 4), op = Bits(value, 4, 3),
                 stream = Bits(value, 8, 2);
  constexpr uint32_t kKnownBits = 0x37F;
  if (id == 2 || id == 3) {
    const std::string text = GsMessage(id, op, stream);
    if (!text.empty()) return text;
  } else if (id == 15) {
    constexpr std::string_view kOps[] = {"", "ECC_ERR_INTERRUPT", "REG_RD", "", "TTRACE_PC"};
    if (stream == 0 && (op == 1 || op == 2 || op == 4)) {
      return fmt::format("sendmsg(MSG_SYSMSG, SYSMSG_OP_{})", kOps[op]);
    }
  } else if (!MessageName(id).empty() && (value & kKnownBits) == id) {
    return fmt::format("sendmsg({})", MessageName(id));
  }
  if ((value & ~kKnownBits) == 0) return fmt::format("sendmsg({}, {}, {})", id, op, stream);
  return fmt::format("{}", value);
}

std::string GprIndexText(uint32_t bits) {
  if (bits > 15) return fmt::format("{:#x}", bits & 0xFFFF);
  constexpr std::string_view kNames[] = {"SRC0", "SRC1", "SRC2", "DST"};
  std::string text;
  for (int i = 0; i < 4; ++i) {
    if (bits >> i & 1) text += fmt::format("{}{}", text.empty() ? "" : ",", kNames[i]);
  }
  return fmt::format("gpr_idx({})", text);
}

std::string SwizzleText(uint32_t offset) {
  const uint32_t low = Bits(offset, 0, 5), middle = Bits(offset, 5, 5), high = Bits(offset, 10, 5);
  std::string text;
  if (offset >= 0xE000) {
    text = fmt::format("FFT,{}", low);
  } else if (offset >= 0xC000) {
    text = fmt::format("ROTATE,{},{}", high & 1, middle);
  } else if ((offset & 0xFF00) == 0x8000) {
    text = fmt::format("QUAD_PERM,{},{},{},{}", Bits(offset, 0, 2), Bits(offset, 2, 2), Bits(offset, 4, 2),
                       Bits(offset, 6, 2));
  } else if (offset & 0x8000) {
    return fmt::format("offset:{}", offset);
  } else if (low == 31 && middle == 0 && std::has_single_bit(high)) {
    text = fmt::format("SWAP,{}", high);
  } else if (low == 31 && middle == 0 && high > 0 && std::has_single_bit(high + 1)) {
    text = fmt::format("REVERSE,{}", high + 1);
  } else if (low < 31 && std::has_single_bit(32 - low) && middle < 32 - low && high == 0) {
    text = fmt::format("BROADCAST,{},{}", 32 - low, middle);
  } else {
    const uint32_t zeros = middle ^ high, ones = (low | middle) ^ high;
    text = "BITMASK_PERM,\"";
    for (int bit = 4; bit >= 0; --bit) {
      const uint32_t zero = zeros >> bit & 1, one = ones >> bit & 1;
      text += zero == one ? (zero ? '1' : '0') : (one ? 'p' : 'i');
    }
    text += '"';
  }
  return fmt::format("offset:swizzle({})", text);
}

std::string DppText(const Instruction& instruction) {
  const uint32_t c = instruction.dpp_ctrl;
  std::string text;
  if (c <= 0xFF) {
    text =
        fmt::format(" quad_perm:[{},{},{},{}]", Bits(c, 0, 2), Bits(c, 2, 2), Bits(c, 4, 2), Bits(c, 6, 2));
  } else if (c >= 0x101 && c <= 0x10F) {
    text = fmt::format(" row_shl:{}", c & 15);
  } else if (c >= 0x111 && c <= 0x11F) {
    text = fmt::format(" row_shr:{}", c & 15);
  } else if (c >= 0x121 && c <= 0x12F) {
    text = fmt::format(" row_ror:{}", c & 15);
  } else if (c >= 0x150 && c <= 0x15F) {
    text = fmt::format(" row_newbcast:{}", c & 15);
  } else {
    text = c == 0x130   ? " wave_shl:1"
           : c == 0x134 ? " wave_rol:1"
           : c == 0x138 ? " wave_shr:1"
           : c == 0x13C ? " wave_ror:1"
           : c == 0x140 ? " row_mirror"
           : c == 0x141 ? " row_half_mirror"
           : c == 0x142 ? " row_bcast:15"
                        : " row_bcast:31";
  }
  text += fmt::format(" row_mask:{:#x} bank_mask:{:#x}", instruction.row_mask, instruction.bank_mask);
  return text + (instruction.bound_ctrl ? " bound_ctrl:1" : "");
}

std::string SdwaText(const Instruction& instruction) {
  constexpr std::string_view kSelects[] = {"BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3",
                                           "WORD_0", "WORD_1", "DWORD"};
  constexpr std::string_view kUnused[] = {"UNUSED_PAD", "UNUSED_SEXT", "UNUSED_PRESERVE"};
  std::string text;
  // Comparisons have no DST_SEL.
  if (instruction.dst[0].kind == OperandKind::kVgpr && !(RowOf(instruction.op).flags & kSdwaWholeDst)) {
    text = fmt::format(" dst_sel:{} dst_unused:{}", kSelects[instruction.dst_sel],
                       kUnused[instruction.dst_unused]);
  }
  text += fmt::format(" src0_sel:{}", kSelects[instruction.src0_sel]);
  if (instruction.num_explicit_src > 1) text += fmt::format(" src1_sel:{}", kSelects[instruction.src1_sel]);
  return text;
}

std::string BufferFormatText(uint32_t format) {
  constexpr std::string_view kData[] = {"INVALID",     "8",          "16",          "8_8",
                                        "32",          "16_16",      "10_11_11",    "11_11_10",
                                        "10_10_10_2",  "2_10_10_10", "8_8_8_8",     "32_32",
                                        "16_16_16_16", "32_32_32",   "32_32_32_32", "RESERVED_15"};
  constexpr std::string_view kNumber[] = {"UNORM", "SNORM", "USCALED",    "SSCALED",
                                          "UINT",  "SINT",  "RESERVED_6", "FLOAT"};
  const uint32_t data = format & 15, number = format >> 4;
  const bool plain_data = data == 1, plain_number = number == 0;
  if (plain_data && plain_number) return "";
  std::string text;
  if (!plain_data) text = fmt::format("BUF_DATA_FORMAT_{}", kData[data]);
  if (!plain_number) text += fmt::format("{}BUF_NUM_FORMAT_{}", text.empty() ? "" : ",", kNumber[number]);
  return fmt::format(" format:[{}]", text);
}

}  // namespace mx::gfx950
