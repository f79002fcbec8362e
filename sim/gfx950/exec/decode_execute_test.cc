// From bytes to effect: what LLVM 21 assembles, decoded and executed, does what the instruction built by hand
// from the assembly text does. Ties the fields that the decoder fills to those that the handlers read.
#include <gtest/gtest.h>

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "sim/gfx950/exec/exec_test_util.h"
#include "sim/gfx950/isa/decoder.h"

namespace mx::gfx950 {
namespace {

using Edit = std::function<void(Instruction&)>;
struct Case {
  const char* text;
  std::vector<uint32_t> words;
  Instruction by_hand;
};
Instruction With(Instruction in, const Edit& edit) {
  edit(in);
  return in;
}

std::vector<Case> Cases() {
  const Operand vcc = S(kVcc, 2), ten = Literal(0x41200000);
  const auto vop2 = [](Op op, std::initializer_list<Operand> d, std::initializer_list<Operand> s) {
    return Make(op, d, s, Encoding::kVOP2);
  };
  return {
      {"v_cvt_scalef32_pk_fp4_f32 v0, v1, v2, v3 op_sel:[0,0,1,0]",
       {0xD23D2000, 0x040E0501},
       With(Make(Op::v_cvt_scalef32_pk_fp4_f32, {V(0)}, {V(1), V(2), V(3)}),
            [](auto& in) { in.op_sel = 4; })},
      {"v_cvt_scalef32_pk_f32_fp4 v[0:1], v2, v3 op_sel:[1,1,0]",
       {0xD23F1800, 0x00020702},
       With(Make(Op::v_cvt_scalef32_pk_f32_fp4, {V(0, 2)}, {V(2), V(3)}), [](auto& in) { in.op_sel = 3; })},
      {"v_cvt_sr_fp8_f32 v0, v1, v2 op_sel:[0,0,0,1]",
       {0xD2A44000, 0x00020501},
       With(Make(Op::v_cvt_sr_fp8_f32, {V(0)}, {V(1), V(2)}), [](auto& in) { in.op_sel = 8; })},
      {"v_cvt_pk_fp8_f32 v0, v1, v2 op_sel:[0,0,1]",
       {0xD2A24000, 0x00020501},
       With(Make(Op::v_cvt_pk_fp8_f32, {V(0)}, {V(1), V(2)}), [](auto& in) { in.op_sel = 8; })},
      {"s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0",
       {0xBA000901, 0},
       With(Make(Op::s_setreg_imm32_b32, {}, {Literal(0)}, Encoding::kSOPK),
            [](auto& in) { in.imm = 0x0901; })},
      {"s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s5",
       {0xB9051801},
       With(Make(Op::s_setreg_b32, {}, {S(5)}, Encoding::kSOPK), [](auto& in) { in.imm = 0x1801; })},
      {"v_mov_b32_dpp v0, v1 row_shr:3 row_mask:0xa bank_mask:0xf bound_ctrl:1",
       {0x7E0002FA, 0xAF091301},
       With(Make(Op::v_mov_b32, {V(0)}, {V(1)}, Encoding::kVOP1),
            [](auto& in) {
              in.subword = kDpp, in.dpp_ctrl = 0x113, in.row_mask = 0xA, in.bound_ctrl = true;
            })},
      {"v_cvt_f32_f16_sdwa v0, v1 dst_sel:DWORD src0_sel:WORD_1",
       {0x7E0016F9, 0x00050601},
       With(Make(Op::v_cvt_f32_f16, {V(0)}, {V(1)}, Encoding::kVOP1),
            [](auto& in) { in.subword = kSdwa, in.src0_sel = 5; })},
      {"v_add_f32_sdwa v0, -v1, |v2|",
       {0x020004F9, 0x26160601},
       With(vop2(Op::v_add_f32, {V(0)}, {V(1), V(2)}),
            [](auto& in) { in.subword = kSdwa, in.neg = 1, in.abs = 2; })},
      {"v_cvt_f32_fp8_sdwa v0, v1 src0_sel:BYTE_2",
       {0x7E00A8F9, 0x00020601},
       With(Make(Op::v_cvt_f32_fp8, {V(0)}, {V(1)}, Encoding::kVOP1),
            [](auto& in) { in.subword = kSdwa, in.src0_sel = 2; })},
      {"v_dot2c_f32_f16_e32 v0, v1, v2", {0x6E000501}, vop2(Op::v_dot2c_f32_f16, {V(0)}, {V(1), V(2)})},
      {"v_fma_mixlo_f16 v0, v1, v2, v3 op_sel:[1,0,0] op_sel_hi:[1,1,0]",
       {0xD3A10800, 0x1C0E0501},
       With(Make(Op::v_fma_mixlo_f16, {V(0)}, {V(1), V(2), V(3)}, Encoding::kVOP3P),
            [](auto& in) { in.op_sel = 1, in.op_sel_hi = 3; })},
      {"v_pk_fma_f32 v[0:1], v[2:3], v[4:5], v[6:7] op_sel:[1,0,0] op_sel_hi:[0,1,1] neg_lo:[0,1,0]",
       {0xD3B04800, 0x541A0902},
       With(Make(Op::v_pk_fma_f32, {V(0, 2)}, {V(2, 2), V(4, 2), V(6, 2)}, Encoding::kVOP3P),
            [](auto& in) { in.op_sel = 1, in.op_sel_hi = 6, in.neg = 2; })},
      {"v_addc_co_u32_e32 v0, vcc, v1, v2, vcc",
       {0x38000501},
       vop2(Op::v_addc_co_u32, {V(0), vcc}, {V(1), V(2), vcc})},
      {"v_cndmask_b32_e32 v0, v1, v2, vcc", {0x00000501}, vop2(Op::v_cndmask_b32, {V(0)}, {V(1), V(2), vcc})},
      {"v_fmaak_f32 v0, v1, v2, 0x41200000",
       {0x30000501, 0x41200000},
       vop2(Op::v_fmaak_f32, {V(0)}, {V(1), V(2), ten})},
      {"v_fmamk_f32 v0, v1, 0x41200000, v2",
       {0x2E000501, 0x41200000},
       vop2(Op::v_fmamk_f32, {V(0)}, {V(1), ten, V(2)})},
      {"v_div_fmas_f32 v0, v1, v2, v3",
       {0xD1E20000, 0x040E0501},
       Make(Op::v_div_fmas_f32, {V(0)}, {V(1), V(2), V(3)})},
      {"v_div_scale_f32 v0, vcc, v1, v2, v3",
       {0xD1E06A00, 0x040E0501},
       Make(Op::v_div_scale_f32, {V(0), vcc}, {V(1), V(2), V(3)})},
      {"v_cmp_lt_f32_e32 vcc, v1, v2",
       {0x7C820501},
       Make(Op::v_cmp_lt_f32, {vcc}, {V(1), V(2)}, Encoding::kVOPC)},
      {"v_cmp_lt_f32_e64 s[6:7], v1, -v2",
       {0xD0410006, 0x40020501},
       With(Make(Op::v_cmp_lt_f32, {S(6, 2)}, {V(1), V(2)}), [](auto& in) { in.neg = 2; })},
      {"v_cmpx_eq_u32_e32 vcc, v1, v2",
       {0x7DB40501},
       Make(Op::v_cmpx_eq_u32, {vcc}, {V(1), V(2)}, Encoding::kVOPC)},
      {"v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]",
       {0xD3CD0000, 0x04020D04},
       Make(Op::v_mfma_f32_16x16x16_f16, {V(0, 4)}, {V(4, 2), V(6, 2), V(0, 4)}, Encoding::kMAI)},
      {"v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[4:7], v[8:11], v[0:3], v12, v13 op_sel_hi:[0,0,0] cbsz:4 "
       "blgp:4",
       {0xD3AC0000, 0x00021B0C, 0xD3AD0C00, 0x84021104},
       With(Make(Op::v_mfma_scale_f32_16x16x128_f8f6f4, {V(0, 4)}, {V(4, 4), V(8, 4), V(0, 4), V(12), V(13)},
                 Encoding::kVOP3PX2),
            [](auto& in) { in.cbsz = in.blgp = 4, in.abid = 1; })},
      {"the same, A byte 1, B byte 2",
       {0xD3AC0800, 0x10021B0C, 0xD3AD0C00, 0x84021104},
       With(Make(Op::v_mfma_scale_f32_16x16x128_f8f6f4, {V(0, 4)}, {V(4, 4), V(8, 4), V(0, 4), V(12), V(13)},
                 Encoding::kVOP3PX2),
            [](auto& in) { in.cbsz = in.blgp = 4, in.abid = 1, in.op_sel = 1, in.op_sel_hi = 2; })},
      {"v_mad_u64_u32 v[0:1], s[6:7], v2, v3, v[4:5]",
       {0xD1E80600, 0x04120702},
       Make(Op::v_mad_u64_u32, {V(0, 2), S(6, 2)}, {V(2), V(3), V(4, 2)})},
      {"v_readlane_b32 s5, v1, s6", {0xD2890005, 0x00000D01}, Make(Op::v_readlane_b32, {S(5)}, {V(1), S(6)})},
      {"s_addk_i32 s5, 0x10",
       {0xB7050010},
       With(Make(Op::s_addk_i32, {S(5)}, {}, Encoding::kSOPK), [](auto& in) { in.imm = 16; })},
      {"s_cmpk_eq_u32 s5, 0x10",
       {0xB4050010},
       With(Make(Op::s_cmpk_eq_u32, {}, {S(5)}, Encoding::kSOPK), [](auto& in) { in.imm = 16; })},
      {"s_movk_i32 s5, 0xfff0",
       {0xB005FFF0},
       With(Make(Op::s_movk_i32, {S(5)}, {}, Encoding::kSOPK), [](auto& in) { in.imm = -16; })},
      {"s_getpc_b64 s[6:7]", {0xBE861C00}, Make(Op::s_getpc_b64, {S(6, 2)}, {}, Encoding::kSOP1)},
      {"s_branch 4",
       {0xBF820004},
       With(Make(Op::s_branch, {}, {}, Encoding::kSOPP), [](auto& in) { in.imm = 16; })},
      {"v_pk_add_f16 v0, v1, v2 op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[1,0]",
       {0xD38F4800, 0x30020501},
       With(Make(Op::v_pk_add_f16, {V(0)}, {V(1), V(2)}, Encoding::kVOP3P),
            [](auto& in) { in.op_sel = 1, in.op_sel_hi = 6, in.neg = 1; })},
      {"v_bitop3_b32 v0, v1, v2, v3 bitop3:0xca",
       {0xD2340100, 0x5C0E0501},
       With(Make(Op::v_bitop3_b32, {V(0)}, {V(1), V(2), V(3)}), [](auto& in) { in.bitop = 0xCA; })},
      {"v_med3_f16 v0, v1, v2, v3 op_sel:[1,0,0,1]",
       {0xD1FA4800, 0x040E0501},
       With(Make(Op::v_med3_f16, {V(0)}, {V(1), V(2), V(3)}), [](auto& in) { in.op_sel = 9; })},
      {"v_add_u16_e32 v0, v1, v2", {0x4C000501}, vop2(Op::v_add_u16, {V(0)}, {V(1), V(2)})},
      {"v_cvt_scalef32_sr_pk32_fp6_f32 v[0:5], v[6:37], v38, v39",
       {0xD2540000, 0x049E4D06},
       Make(Op::v_cvt_scalef32_sr_pk32_fp6_f32, {V(0, 6)}, {V(6, 32), V(38), V(39)})},
      {"v_cvt_scalef32_2xpk16_fp6_f32 v[0:5], v[6:21], v[22:37], v38",
       {0xD2520000, 0x049A2D06},
       Make(Op::v_cvt_scalef32_2xpk16_fp6_f32, {V(0, 6)}, {V(6, 16), V(22, 16), V(38)})},
      {"v_fmac_f32_e32 v0, v1, v2", {0x76000501}, vop2(Op::v_fmac_f32, {V(0)}, {V(1), V(2)})},
      {"v_writelane_b32 v0, s5, 3",
       {0xD28A0000, 0x00010605},
       Make(Op::v_writelane_b32, {V(0)}, {S(5), Inline(131, 3)})},
      {"v_swap_b32 v0, v1", {0x7E00A301}, Make(Op::v_swap_b32, {V(0)}, {V(1)}, Encoding::kVOP1)},
      {"v_mul_f32_e64 v0, v1, v2 clamp mul:2",
       {0xD1058000, 0x08020501},
       With(Make(Op::v_mul_f32, {V(0)}, {V(1), V(2)}), [](auto& in) { in.clamp = true, in.omod = 1; })},
      {"v_pk_mov_b32 v[0:1], v[2:3], v[4:5] op_sel:[1,0]",
       {0xD3B34800, 0x18020902},
       With(Make(Op::v_pk_mov_b32, {V(0, 2)}, {V(2, 2), V(4, 2)}, Encoding::kVOP3P),
            [](auto& in) { in.op_sel = 1; })},
      {"v_add_f16_e32 v0, 1.0, v2", {0x3E0004F2}, vop2(Op::v_add_f16, {V(0)}, {kInlineOne, V(2)})},
      {"v_add_f64 v[0:1], v[2:3], -1.0",
       {0xD2800000, 0x0001E702},
       Make(Op::v_add_f64, {V(0, 2)}, {V(2, 2), Inline(243, 0xBF800000)})},
  };
}

void Randomise(TestWave& w) {
  Random random(9);
  for (auto& v : w.vgpr) {
    for (auto& x : v.lane) x = (random.Next() & 0x807FFFFF) | (110 + random.Below(34)) << 23;
  }
  for (int s = 0; s < 100; ++s) w.sgpr[static_cast<size_t>(s)] = random.Next();
  w.SetPair(kVcc, 0x123456789ABCDEF0);
  w.scc = true, w.pc = 400, w.text_address = 0x4000000;
  w.mode.denorm32 = 0, w.mode.ieee = false;
}

TEST(DecodeExecute, BytesDoWhatTheTextSays) {
  for (const Case& c : Cases()) {
    SCOPED_TRACE(c.text);
    std::vector<uint32_t> words = c.words;
    words.resize(words.size() + 4, 0xBF800000);
    const Instruction decoded = Decode(std::as_bytes(std::span(words)), 0);
    ASSERT_EQ(decoded.op, c.by_hand.op) << Name(decoded.op);
    ASSERT_EQ(decoded.bytes, 4 * c.words.size());
    TestWave a, b;
    Randomise(a), Randomise(b);
    a.Run(decoded), b.Run(c.by_hand);
    for (size_t r = 0; r < a.vgpr.size(); ++r) EXPECT_EQ(a.vgpr[r].lane, b.vgpr[r].lane) << "v" << r;
    EXPECT_EQ(a.sgpr, b.sgpr);
    EXPECT_EQ(a.scc, b.scc);
    EXPECT_EQ(a.pc, b.pc);
    EXPECT_EQ(a.mode.round32, b.mode.round32);
    EXPECT_EQ(a.mode.denorm32, b.mode.denorm32);
    EXPECT_EQ(a.mode.round16_64, b.mode.round16_64);
  }
}

}  // namespace
}  // namespace mx::gfx950
