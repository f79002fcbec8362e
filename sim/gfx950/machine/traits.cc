#include "sim/gfx950/machine/traits.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace mx::gfx950 {
namespace {

bool Has(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }
template <size_t N>
bool OneOf(Op op, const std::array<Op, N>& list) {
  return std::find(list.begin(), list.end(), op) != list.end();
}

bool IsTrans(std::string_view name) {  // ISA table 12
  for (const std::string_view prefix :
       {"v_exp_", "v_log_", "v_rcp_", "v_rsq_", "v_sqrt_", "v_sin_", "v_cos_"}) {
    if (name.starts_with(prefix)) return true;
  }
  return false;
}

// Destination bits of the instructions that keep the rest of their register. OP_SEL bits 3:2 name the byte,
// bit 3 the half (ISA 7.3; SDWA: DST_SEL under DST_UNUSED = preserve).
uint32_t WrittenBits(const Instruction& in, std::string_view name) {
  const uint32_t half = in.op_sel & 8 ? 0xFFFF0000u : 0x0000FFFFu;
  if (in.subword == kSdwa && in.dst_unused == 2 && in.dst_sel < 6) {
    return in.dst_sel < 4 ? 0xFFu << (8 * in.dst_sel) : 0xFFFFu << (16 * (in.dst_sel - 4));
  }
  if (name.starts_with("v_cvt_")) {
    const bool to_fp8 = Has(name, "_fp8_f32") || Has(name, "_bf8_f32") || Has(name, "_fp8_f16") ||
                        Has(name, "_bf8_f16") || Has(name, "_fp8_bf16") || Has(name, "_bf8_bf16");
    const bool to_fp4 = Has(name, "pk_fp4_");
    if (to_fp4 || (to_fp8 && Has(name, "_sr_"))) return 0xFFu << (8 * (in.op_sel >> 2 & 3));
    if (to_fp8) return half;  // two bytes
    if (name.starts_with("v_cvt_sr_") || name == "v_cvt_scalef32_f16_fp8" ||
        name == "v_cvt_scalef32_f16_bf8") {
      return half;
    }
  }
  if (name == "v_fma_mixlo_f16") return 0x0000FFFFu;
  if (name == "v_fma_mixhi_f16") return 0xFFFF0000u;
  const bool sixteen =
      name.ends_with("_f16") || name.ends_with("_i16") || name.ends_with("_u16") || name.ends_with("_b16");
  if (in.encoding == Encoding::kVOP3 && sixteen && (in.op_sel & 8)) return half;
  return ~0u;
}

Flow FlowOf(const Instruction& in, std::string_view name) {
  if (in.op_sel != 0 || in.clamp || in.omod != 0 || in.neg != 0 || in.abs != 0) return Flow::kAny;
  if (in.subword == kSdwa) return name.starts_with("v_mov_b32") ? Flow::kMove : Flow::kAny;
  if (name.starts_with("v_mov_") || name.starts_with("v_accvgpr") || name.starts_with("v_swap") ||
      Has(name, "permlane") || name.starts_with("v_readlane") || name.starts_with("v_readfirstlane") ||
      name.starts_with("v_writelane") || name == "s_mov_b32" || name == "s_mov_b64") {
    return Flow::kMove;
  }
  if (name == "v_cndmask_b32") return Flow::kSelect;
  if (name.starts_with("v_cmp")) return Flow::kCompare;
  if (name == "v_and_b32" || name.starts_with("s_and_b") || name.starts_with("s_andn2_b")) return Flow::kAnd;
  if (name == "v_or_b32" || name.starts_with("s_or_b")) return Flow::kOr;
  if (name == "v_xor_b32" || name == "v_or3_b32" || name == "v_lshl_or_b32" || name.starts_with("s_xor_b") ||
      name.starts_with("s_not_b")) {
    return Flow::kXor;
  }
  if (name.starts_with("v_lshlrev") || name.starts_with("v_lshrrev") || name.starts_with("v_perm_b32") ||
      name.starts_with("v_alignb") || name.starts_with("v_bfe_u32") || name.starts_with("v_ashrrev")) {
    return Flow::kShift;
  }
  if (name == "v_lshl_add_u32" || name == "v_add_u32" || name == "v_add3_u32") return Flow::kAddLike;
  if (name == "v_mad_u64_u32" || name == "v_mad_i64_i32" || name == "v_lshl_add_u64") return Flow::kWideAdd;
  return Flow::kAny;
}

bool WritesScc(Op op, Encoding encoding, std::string_view name) {
  static constexpr std::array kSilent = {Op::s_cselect_b32,    Op::s_cselect_b64,     Op::s_bfm_b32,
                                         Op::s_bfm_b64,        Op::s_mul_i32,         Op::s_mul_hi_u32,
                                         Op::s_mul_hi_i32,     Op::s_pack_ll_b32_b16, Op::s_pack_lh_b32_b16,
                                         Op::s_pack_hh_b32_b16};
  static constexpr std::array kSets1 = {Op::s_not_b32,      Op::s_not_b64,      Op::s_wqm_b32, Op::s_wqm_b64,
                                        Op::s_quadmask_b32, Op::s_quadmask_b64, Op::s_abs_i32};
  switch (encoding) {
    case Encoding::kSOP2:
      return !OneOf(op, kSilent);
    case Encoding::kSOPC:
      return op != Op::s_setvskip && op != Op::s_set_gpr_idx_on;
    case Encoding::kSOPK:
      return name.starts_with("s_cmpk") || op == Op::s_addk_i32;
    case Encoding::kSOP1:
      return OneOf(op, kSets1) || name.starts_with("s_bcnt") || Has(name, "saveexec") || Has(name, "wrexec");
    default:
      return false;
  }
}

void ScalarTraits(const Instruction& in, std::string_view name, Traits& traits) {
  traits.writes_scc = WritesScc(in.op, in.encoding, name);
  traits.writes_exec = Has(name, "saveexec") || Has(name, "wrexec");
  traits.reads_scc = name.starts_with("s_cselect") || name.starts_with("s_cmov") || in.op == Op::s_addc_u32 ||
                     in.op == Op::s_subb_u32 || name.starts_with("s_cbranch_scc");
  if (name.starts_with("s_cbranch_vcc")) traits.condition_register = kVcc;
  if (name.starts_with("s_cbranch_exec")) traits.condition_register = kExec;
  traits.condition = name.starts_with("s_cbranch") || in.op == Op::s_setpc_b64 || in.op == Op::s_swappc_b64 ||
                     name.starts_with("s_set_gpr_idx");
  traits.writer = Writer::kSalu;
}

Writer WriterOf(const Instruction& in, std::string_view name, const Traits& traits) {
  if (traits.matrix) {
    if (name.ends_with("_f64")) return Has(name, "4x4x4") ? Writer::kMatrixF64Small : Writer::kMatrixF64;
    const bool binary32 = name.ends_with("_f32") && !Has(name, "f8f6f4");
    switch (MatrixPasses(in)) {
      case 2:
        return binary32 ? Writer::kMatrix2F32 : Writer::kMatrix2;
      case 4:
        return Writer::kMatrix4;
      case 8:
        return binary32 ? Writer::kMatrix8F32 : Writer::kMatrix8;
      default:
        return binary32 ? Writer::kMatrix16F32 : Writer::kMatrix16;
    }
  }
  if (traits.trans) return Writer::kTrans;
  const bool sdwa = in.subword == kSdwa && in.dst_sel != 6;
  const bool part = traits.written_bits != ~0u;
  if (sdwa || (part && (traits.written_bits & 1) == 0)) return Writer::kMoved;
  if (part) return name.starts_with("v_cvt_") ? Writer::kConvert : Writer::kValu;
  const bool single = traits.flow == Flow::kAny || traits.flow == Flow::kCompare || name == "v_xor_b32";
  return single ? Writer::kValu : Writer::kPlain;
}

void VectorTraits(const Instruction& in, std::string_view name, Traits& traits) {
  traits.matrix = name.starts_with("v_mfma") || name.starts_with("v_smfmac");
  traits.trans = IsTrans(name);
  traits.permlane = name.starts_with("v_permlane");
  traits.readlane = name.starts_with("v_readlane") || name.starts_with("v_readfirstlane");
  traits.writelane = name.starts_with("v_writelane");
  traits.div_fmas = name.starts_with("v_div_fmas");
  if (name == "v_cndmask_b32" || name.starts_with("v_addc_co") || name.starts_with("v_subb_co") ||
      name.starts_with("v_subbrev_co")) {
    traits.mask_source = 2;
  }
  traits.writes_exec = name.starts_with("v_cmpx");
  traits.written_bits = WrittenBits(in, name);
  traits.packs = traits.written_bits != ~0u && name.starts_with("v_cvt_") &&
                 (Has(name, "fp4") || Has(name, "fp8") || Has(name, "bf8"));
  traits.writer = WriterOf(in, name, traits);
}

}  // namespace

int MatrixPasses(const Instruction& in) {
  const std::string_view name = Name(in.op);
  const bool binary32 = name.ends_with("_f32") && !Has(name, "f8f6f4");
  if (name.ends_with("_f64")) return Has(name, "4x4x4") ? 8 : 16;
  if (Has(name, "_4x4x")) return 2;
  int passes = Has(name, "_32x32x") ? 8 : 4;
  if (Has(name, "_2b_") || Has(name, "_4b_") || binary32) passes *= 2;
  // cbsz and blgp 0 and 1 are the 8-bit formats.
  if (Has(name, "f8f6f4") && (in.cbsz < 2 || in.blgp < 2)) passes *= 2;
  return passes;
}

Traits TraitsOf(const Instruction& in) {
  Traits traits;
  const std::string_view name = Name(in.op);
  traits.flow = FlowOf(in, name);
  if (name.starts_with("s_")) {
    ScalarTraits(in, name, traits);
  } else if (name.starts_with("v_")) {
    VectorTraits(in, name, traits);
  }
  return traits;
}

Action ActionOf(const Instruction& in, const VectorMemoryRow* vector_row, const DataShareRow* share_row) {
  const std::string_view name = Name(in.op);
  switch (in.encoding) {
    case Encoding::kSMEM:
      if (name.starts_with("s_load") || name.starts_with("s_buffer_load") || name.starts_with("s_store") ||
          name.starts_with("s_buffer_store")) {
        return Action::kScalarMemory;
      }
      if (in.op == Op::s_memtime || in.op == Op::s_memrealtime) return Action::kTime;
      return name.starts_with("s_dcache") ? Action::kIgnore : Action::kUnsupported;
    case Encoding::kDS:
      return share_row != nullptr ? Action::kDataShare : Action::kUnsupported;
    case Encoding::kMTBUF:
      return Action::kUnsupported;
    case Encoding::kFLAT:
    case Encoding::kMUBUF:
      if (vector_row != nullptr) return Action::kVectorMemory;
      return name == "buffer_inv" || name == "buffer_wbl2" || name == "buffer_wbinvl1" ? Action::kIgnore
                                                                                       : Action::kUnsupported;
    default:
      break;
  }
  switch (in.op) {
    case Op::s_waitcnt:
      return Action::kWaitcnt;
    case Op::s_barrier:
      return Action::kBarrier;
    case Op::s_endpgm:
      return Action::kEnd;
    case Op::s_set_gpr_idx_on:
      return Action::kIndexOn;
    case Op::s_set_gpr_idx_off:
      return Action::kIndexOff;
    case Op::s_set_gpr_idx_mode:
      return Action::kIndexMode;
    case Op::s_set_gpr_idx_idx:
      return Action::kIndexSet;
    case Op::s_nop:
    case Op::s_sleep:
    case Op::s_setprio:
    case Op::s_wakeup:
    case Op::s_icache_inv:
    case Op::s_incperflevel:
    case Op::s_decperflevel:
    case Op::s_ttracedata:
    case Op::v_nop:
      return Action::kIgnore;
    default:
      return Action::kExecute;
  }
}

}  // namespace mx::gfx950
