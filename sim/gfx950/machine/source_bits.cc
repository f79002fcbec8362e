#include "sim/gfx950/machine/source_bits.h"

#include <string_view>

namespace mx::gfx950 {
namespace {

uint32_t Selected(uint8_t select) {  // SDWA
  if (select < 4) return 0xFFu << (8 * select);
  return select < 6 ? 0xFFFFu << (16 * (select - 4)) : ~0u;
}

}  // namespace

uint32_t SourceBits(const Instruction& in, int source) {
  if (in.subword == kSdwa && source < 2) return Selected(source == 0 ? in.src0_sel : in.src1_sel);
  const std::string_view name = Name(in.op);
  const bool selects = (in.encoding == Encoding::kVOP3) && (in.op_sel >> source & 1);
  if (source == 0 && name.starts_with("v_cvt_f32_ubyte")) return 0xFFu << (8 * (name.back() - '0'));
  if (source == 0 && name.starts_with("v_cvt_scalef32_")) {
    // Unpacking: OP_SEL 1:0 names the byte of FP4 pairs and single FP8, bit 0 the half of FP8 pairs.
    const bool pair = name.starts_with("v_cvt_scalef32_pk_");
    const bool pack32 = name.find("pk32") != name.npos || name.find("pk16") != name.npos;
    if (!pack32 && name.ends_with("_fp4")) return 0xFFu << (8 * (in.op_sel & 3));
    if (!pack32 && (name.ends_with("_fp8") || name.ends_with("_bf8"))) {
      return pair ? (in.op_sel & 1 ? 0xFFFF0000u : 0xFFFFu) : 0xFFu << (8 * (in.op_sel & 3));
    }
    return ~0u;
  }
  const bool packed = name.starts_with("v_pk_") || name.starts_with("v_dot") || name.starts_with("v_mfma") ||
                      in.encoding == Encoding::kVOP3P || name.find("pk_") != name.npos;
  const bool sixteen =
      name.ends_with("_f16") || name.ends_with("_u16") || name.ends_with("_i16") || name.ends_with("_b16");
  if (sixteen && !packed) return selects ? 0xFFFF0000u : 0xFFFFu;
  return ~0u;
}

}  // namespace mx::gfx950
