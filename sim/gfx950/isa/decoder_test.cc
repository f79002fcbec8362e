// Encodings whose bytes and text are public: LLVM's assembler tests (gfx950_asm_features.s, mai-gfx950.s and
// others) and the CDNA4 ISA's field layouts.
#include "sim/gfx950/isa/decoder.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "sim/gfx950/isa/rows.h"

namespace mx::gfx950 {
namespace {

std::vector<std::byte> Hex(const std::string& text) {
  std::vector<std::byte> bytes;
  std::istringstream in(text);
  for (std::string item; in >> item;) bytes.push_back(static_cast<std::byte>(std::stoi(item, nullptr, 16)));
  return bytes;
}

Instruction One(const std::string& hex) { return Decode(Hex(hex), 0); }

struct Golden {
  const char* bytes;
  const char* text;
};
constexpr Golden kGolden[] = {
    {"00 10 ac d3 18 33 02 00 00 0b ad d3 04 19 52 24",
     "v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[4:9], v[12:19], v[20:23], v24, v25 op_sel:[0,1,0] "
     "op_sel_hi:[0,0,0] cbsz:3 blgp:1"},
    {"00 00 ac d3 0c 1b 02 00 00 0c ad d3 04 11 02 84",
     "v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[4:7], v[8:11], v[0:3], v12, v13 op_sel_hi:[0,0,0] cbsz:4 "
     "blgp:4"},
    {"00 08 ac d3 0c 1b 02 10 00 0c ad d3 04 11 02 84",
     "v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[4:7], v[8:11], v[0:3], v12, v13 op_sel:[1,0,0] "
     "op_sel_hi:[0,1,0] cbsz:4 blgp:4"},
    {"00 00 ac d3 0c 1b 02 00 00 8c ae d3 04 11 02 94",
     "v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[4:7], a[8:11], a[0:15], v12, v13 op_sel_hi:[0,0,0] cbsz:4 "
     "blgp:4"},
    {"00 00 ac d3 0c 1b 02 00 00 08 ad d3 04 19 ca 03",
     "v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[4:11], v[12:19], 1.0, v12, v13 op_sel_hi:[0,0,0]"},
    {"00 04 ad d3 04 11 02 84", "v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[4:7], v[8:11], v[0:3] cbsz:4 blgp:4"},
    {"00 00 3d d2 01 05 0e 04", "v_cvt_scalef32_pk_fp4_f32 v0, v1, v2, v3"},
    {"00 20 3d d2 01 05 0e 04", "v_cvt_scalef32_pk_fp4_f32 v0, v1, v2, v3 op_sel:[0,0,1,0]"},
    {"00 60 3d d2 01 05 0e 04", "v_cvt_scalef32_pk_fp4_f32 v0, v1, v2, v3 op_sel:[0,0,1,1]"},
    {"00 60 3e d2 02 09 16 04", "v_cvt_scalef32_sr_pk_fp4_f32 v0, v[2:3], v4, v5 op_sel:[0,0,1,1]"},
    {"00 00 4f d2 01 09 16 04", "v_cvt_scalef32_sr_pk_fp4_bf16 v0, v1, v4, v5"},
    {"00 00 4d d2 01 0b 02 00", "v_cvt_scalef32_pk_fp4_bf16 v0, v1, v5"},
    {"00 18 3f d2 02 07 02 00", "v_cvt_scalef32_pk_f32_fp4 v[0:1], v2, v3 op_sel:[1,1,0]"},
    {"00 00 68 d2 01 05 02 00", "v_cvt_pk_bf16_f32 v0, v1, v2"},
    {"01 b1 00 7e", "v_prng_b32_e32 v0, v1"},
    {"01 b3 00 7e", "v_permlane16_swap_b32_e32 v0, v1"},
    {"01 b5 00 7e", "v_permlane32_swap_b32_e32 v0, v1"},
    {"40 00 c0 d9 02 00 00 00", "ds_read_b64_tr_b4 v[0:1], v2 offset:64"},
    {"40 00 c2 d9 02 00 00 00", "ds_read_b96_tr_b6 v[0:2], v2 offset:64"},
    {"40 00 c4 d9 02 00 00 00", "ds_read_b64_tr_b8 v[0:1], v2 offset:64"},
    {"40 00 c6 d9 02 00 00 00", "ds_read_b64_tr_b16 v[0:1], v2 offset:64"},
    {"00 00 4e d2 01 09 16 04", "v_cvt_scalef32_sr_pk_fp4_f16 v0, v1, v4, v5"},
    {"00 00 4c d2 01 0b 02 00", "v_cvt_scalef32_pk_fp4_f16 v0, v1, v5"},
    {"00 00 51 d2 02 07 02 00", "v_cvt_scalef32_pk_bf16_fp4 v0, v2, v3"},
    {"00 40 3d d2 01 05 0e 04", "v_cvt_scalef32_pk_fp4_f32 v0, v1, v2, v3 op_sel:[0,0,0,1]"},
    {"00 10 ac d3 0c 1b 02 00 00 0c ad d3 04 11 02 84",
     "v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[4:7], v[8:11], v[0:3], v12, v13 op_sel:[0,1,0] "
     "op_sel_hi:[0,0,0] cbsz:4 blgp:4"},
    {"00 00 ac d3 0c 1b 02 10 00 0c ad d3 04 11 02 84",
     "v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[4:7], v[8:11], v[0:3], v12, v13 op_sel_hi:[0,1,0] cbsz:4 "
     "blgp:4"},
    {"00 00 fe d9 02 00 00 00", "ds_read_b128 v[0:3], v2"},
    {"00 00 be d9 02 04 00 00", "ds_write_b128 v2, v[4:7]"},
    {"00 80 f4 dd 00 00 7f 00", "global_load_lds_dwordx4 v[0:1], off"},
    {"00 80 5c dc 00 00 7f 04", "global_load_dwordx4 v[4:7], v[0:1], off"},
    {"00 42 b2 d3 02 09 02 58", "v_pk_add_f32 v[0:1], v[2:3], v[4:5] neg_lo:[0,1] neg_hi:[0,1]"},
    {"00 00 08 d2 02 0b 12 04", "v_lshl_add_u64 v[0:1], v[2:3], v5, v[4:5]"},
    {"00 01 34 d2 01 05 0e 5c", "v_bitop3_b32 v0, v1, v2, v3 bitop3:0xca"},
    {"73 00 8c bf", "s_waitcnt vmcnt(3) lgkmcnt(0)"},
    {"00 00 81 bf", "s_endpgm"},
    {"fa 02 02 7e 02 1b 00 ff", "v_mov_b32_dpp v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf"},
    {"f9 04 02 02 03 16 04 05",
     "v_add_f32_sdwa v1, v3, v2 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 src1_sel:WORD_1"},
    {"ff 02 02 7e 78 56 34 12", "v_mov_b32_e32 v1, 0x12345678"},
};

TEST(Decoder, GoldenEncodings) {
  for (const Golden& golden : kGolden) {
    const Instruction in = One(golden.bytes);
    EXPECT_EQ(Disassemble(in), golden.text) << golden.bytes;
    EXPECT_EQ(in.bytes, Hex(golden.bytes).size()) << golden.text;
  }
}

TEST(Decoder, ScaledMfmaOperands) {
  const Instruction in = One(kGolden[0].bytes);
  EXPECT_EQ(in.op, Op::v_mfma_scale_f32_16x16x128_f8f6f4);
  EXPECT_EQ(in.encoding, Encoding::kVOP3PX2);
  ASSERT_EQ(in.num_src, 5);
  EXPECT_EQ(in.src[0].size, 6);  // FP6
  EXPECT_EQ(in.src[1].size, 8);  // BF8
  EXPECT_EQ(in.src[3].reg, 24);
  EXPECT_EQ(in.op_sel, 2);  // B's low bit
  EXPECT_EQ(in.cbsz, 3);
  EXPECT_EQ(in.blgp, 1);
}

TEST(Decoder, ImplicitOperandsStandBehindTheExplicitOnes) {
  const Instruction select = One("02 06 02 00");
  EXPECT_EQ(Disassemble(select), "v_cndmask_b32_e32 v1, s2, v3, vcc");
  EXPECT_EQ(select.num_explicit_src, 2);
  ASSERT_EQ(select.num_src, 3);
  EXPECT_EQ(select.src[2].reg, 106);

  const Instruction compare = One("02 06 94 7d");  // v_cmp_eq_u32_e32 vcc, s2, v3
  EXPECT_EQ(compare.num_explicit_dst, 0);
  ASSERT_EQ(compare.num_dst, 1);
  EXPECT_EQ(compare.dst[0].reg, 106);
  EXPECT_EQ(compare.dst[0].size, 2);

  const Instruction convert = One("00 20 3d d2 01 05 0e 04");  // the other bytes of the destination stay
  EXPECT_EQ(convert.num_explicit_src, 3);
  ASSERT_EQ(convert.num_src, 4);
  EXPECT_EQ(convert.src[3].reg, convert.dst[0].reg);
  EXPECT_EQ(convert.op_sel, 4);

  const Instruction to_lds = One("00 80 f4 dd 00 00 7f 00");
  ASSERT_EQ(to_lds.num_src, 4);
  EXPECT_EQ(to_lds.src[3].reg, 124);
  EXPECT_EQ(to_lds.num_dst, 0);

  const Instruction swap = One("01 b3 00 7e");
  EXPECT_EQ(swap.num_dst, 2);
  EXPECT_EQ(swap.num_src, 2);

  const Instruction save = One("08 20 84 be");  // s_and_saveexec_b64 s[4:5], s[8:9]
  ASSERT_EQ(save.num_dst, 2);
  EXPECT_EQ(save.dst[1].reg, 126);
  EXPECT_EQ(save.src[1].reg, 126);
}

TEST(Decoder, BranchesHoldAByteDistance) {
  EXPECT_EQ(One("fe ff 82 bf").imm, -8);
  EXPECT_EQ(Disassemble(One("fe ff 82 bf")), "s_branch -2");
}

TEST(Decoder, AtomicsReturnOnlyWithSc0) {
  EXPECT_EQ(One("00 80 08 dd 00 01 7f 02").num_dst, 0);  // global_atomic_add v[0:1], v1, off
  EXPECT_EQ(One("00 80 09 dd 00 01 7f 02").num_dst, 1);
}

TEST(Decoder, WhatIsNoInstruction) {
  EXPECT_EQ(One("ff ff ff ff").op, Op::kInvalid);
  EXPECT_EQ(One("ff ff ff ff").bytes, 4);
  EXPECT_EQ(One("ff 02 02 7e").op, Op::kInvalid) << "the literal is cut off";
  EXPECT_EQ(One("00 10 ac d3 18 33 02 00 00 0d ad d3 04 19 52 24").op, Op::kInvalid)
      << "format 5 is reserved";
  EXPECT_EQ(One("00 00 02 d2 ff 04 06 04").op, Op::kInvalid) << "VOP3 takes no literal";
  EXPECT_EQ(One("01").op, Op::kInvalid);
  EXPECT_NE(DescribeUnknown(Hex("ff ff 7f d2 00 00 00 00"), 0).find("VOP3 opcode 639"), std::string::npos);
  EXPECT_NE(DescribeUnknown(Hex("ff ff 7f d2"), 4).find("outside"), std::string::npos);
}

// Every row is found by its own encoding and opcode, and by its VOP3 form; no two rows claim one encoding.
TEST(Rows, EachIsFoundOnce) {
  int found = 0;
  for (int i = 1; i < static_cast<int>(Op::kCount); ++i) {
    const Row& row = RowOf(static_cast<Op>(i));
    ASSERT_EQ(static_cast<int>(row.op), i);
    uint32_t opcode = row.opcode;
    if (row.flags & kScratch) opcode += 128;
    if (row.flags & kGlobal) opcode += 256;
    ASSERT_EQ(FindRow(row.encoding, opcode), &row) << Name(row.op);
    const uint32_t base = row.encoding == Encoding::kVOP1   ? 0x140
                          : row.encoding == Encoding::kVOP2 ? 0x100
                                                            : 0;
    const bool has_short = base != 0 || row.encoding == Encoding::kVOPC;
    if (has_short && !(row.flags & kNoVop3)) {
      ASSERT_EQ(FindRow(Encoding::kVOP3, base + opcode), &row) << Name(row.op);
    }
    ++found;
  }
  EXPECT_GT(found, 1200);
}

}  // namespace
}  // namespace mx::gfx950
