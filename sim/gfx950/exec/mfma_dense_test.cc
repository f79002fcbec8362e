// Matrix instructions without block scales: the layout tables of the ISA as printed, then every instruction
// against a product of matrices read through an own statement of the layout, with small integers, for which
// every adder agrees; then what the claimed chain of fused multiply-adds says where adders differ.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include "sim/base/simd.h"
#include "sim/gfx950/exec/exec_test_util.h"

namespace mx::gfx950 {
namespace {

struct Shape {
  Op op;
  int m, k, blocks, bits;
  const char *a, *b;
};
// From the mnemonic: v_mfma_f32_32x32x4_2b_f16, v_mfma_f32_16x16x32_bf8_fp8.
std::vector<Shape> Shapes() {
  std::vector<Shape> all;
  for (int i = 0; i < static_cast<int>(Op::kCount); ++i) {
    const std::string name = Name(static_cast<Op>(i));
    if (!name.starts_with("v_mfma_") || name.find("f8f6f4") != std::string::npos ||
        name.find("ld_scale") != std::string::npos)
      continue;
    Shape s{static_cast<Op>(i), 0, 0, 1, 0, "", ""};
    int m2 = 0;
    EXPECT_GE(std::sscanf(name.c_str() + sizeof "v_mfma_f32", "%dx%dx%d_%db_", &s.m, &m2, &s.k, &s.blocks), 3)
        << name;
    for (const char* t : {"bf16", "bf8", "fp8", "f16", "f32", "f64", "i8"}) {
      if (name.ends_with(std::string("_") + t)) s.b = t;
    }
    s.a = s.b;
    if (name.find("_bf8_") != std::string::npos) s.a = "bf8";
    if (name.find("_fp8_") != std::string::npos) s.a = "fp8";
    const std::string t = s.b;
    s.bits = t == "f64" ? 64 : t == "f32" ? 32 : t.ends_with("16") ? 16 : 8;
    all.push_back(s);
  }
  return all;
}

// A small integer in an element format.
uint64_t Encode(const std::string& type, int v) {
  const auto single = std::bit_cast<uint32_t>(static_cast<float>(v));
  const uint32_t sign = single >> 31, magnitude = single & 0x7FFFFFFF, field = magnitude >> 23,
                 top = magnitude >> 13 & 0x3FF;
  const auto small = [&](int exponent_bits, int bias, int mantissa_bits) -> uint32_t {
    if (v == 0) return 0;
    return sign << (exponent_bits + mantissa_bits) |
           (field - 127u + static_cast<uint32_t>(bias)) << mantissa_bits | top >> (10 - mantissa_bits);
  };
  if (type == "f64") return std::bit_cast<uint64_t>(static_cast<double>(v));
  if (type == "f32") return single;
  if (type == "bf16") return single >> 16;
  if (type == "f16") return small(5, 15, 10);
  if (type == "fp8") return small(4, 7, 3);
  if (type == "bf8") return small(5, 15, 2);
  return static_cast<uint8_t>(v);
}

// Lane and item of A[block][row][k], and of D[block][row][column], by walking the storage in the order in
// which the ISA describes it: K in runs of `run` per lane, then blocks, rows fastest; D in groups of four
// rows.
struct Place {
  int lane, item;
};
Place InputPlace(const Shape& s, int block, int row, int k) {
  const int run = s.m * s.blocks * s.k / 64;
  const int group = k / run;  // groups of M * B lanes
  return {group * s.m * s.blocks + block * s.m + row, k - group * run};
}
Place OutputPlace(const Shape& s, int block, int row, int column) {
  if (s.bits == 64)
    return s.m == 16 ? Place{row % 4 * 16 + column, row / 4} : Place{block * 16 + row * 4 + column, 0};
  if (s.m == 32) return {row / 4 % 2 * 32 + column, block * 16 + row / 8 * 4 + row % 4};
  if (s.m == 16) return {row / 4 * 16 + column, block * 4 + row % 4};
  return {block * 4 + column, row};
}
void Put(TestWave& w, int reg, const Shape& s, const Place& p, uint64_t value) {
  const int bit = p.item * s.bits, mask_bits = s.bits;
  uint32_t& low = w.vgpr[static_cast<size_t>(reg + bit / 32)][p.lane];
  if (mask_bits == 64) {
    low = static_cast<uint32_t>(value);
    w.vgpr[static_cast<size_t>(reg + bit / 32 + 1)][p.lane] = static_cast<uint32_t>(value >> 32);
    return;
  }
  const uint64_t mask = ((uint64_t{1} << mask_bits) - 1) << bit % 32;
  low = static_cast<uint32_t>((low & ~mask) | (value << bit % 32 & mask));
}

constexpr int kA = 0, kB = 8, kC = 16, kD = 48;

TEST(DenseMfma, EveryShapeOnIntegers) {
  Random random(1);
  const std::vector<Shape> shapes = Shapes();
  EXPECT_EQ(shapes.size(), 36u);
  for (const Shape& s : shapes) {
    SCOPED_TRACE(Name(s.op));
    TestWave w;
    const auto small = [&] { return static_cast<int>(random.Below(5)) - 2; };
    std::vector<int> a(static_cast<size_t>(s.blocks * s.m * s.k)), b(a.size()),
        c(static_cast<size_t>(s.blocks * s.m * s.m));
    const auto at = [&](int block, int row, int k) {
      return static_cast<size_t>((block * s.m + row) * s.k + k);
    };
    const auto out = [&](int block, int row, int column) {
      return static_cast<size_t>((block * s.m + row) * s.m + column);
    };
    const std::string out_type = s.bits == 64 ? "f64" : std::string(s.b) == "i8" ? "" : "f32";
    const Shape d_shape{s.op, s.m, s.k, s.blocks, s.bits == 64 ? 64 : 32, "", ""};
    for (int block = 0; block < s.blocks; ++block) {
      for (int row = 0; row < s.m; ++row) {
        for (int k = 0; k < s.k; ++k) {
          Put(w, kA, s, InputPlace(s, block, row, k), Encode(s.a, a[at(block, row, k)] = small()));
          Put(w, kB, s, InputPlace(s, block, row, k), Encode(s.b, b[at(block, row, k)] = small()));
        }
        for (int column = 0; column < s.m; ++column) {
          const int v = c[out(block, row, column)] = small() * 100;
          const uint64_t bits = out_type.empty() ? static_cast<uint32_t>(v) : Encode(out_type, v);
          Place p = OutputPlace(s, block, row, column);
          Put(w, kC, d_shape, p, bits);
        }
      }
    }
    w.Run(Make(s.op, {V(kD, 32)}, {V(kA, 8), V(kB, 8), V(kC, 32)}, Encoding::kMAI));
    for (int block = 0; block < s.blocks; ++block) {
      for (int row = 0; row < s.m; ++row) {
        for (int column = 0; column < s.m; ++column) {
          int sum = c[out(block, row, column)];
          for (int k = 0; k < s.k; ++k) sum += a[at(block, row, k)] * b[at(block, column, k)];
          const uint64_t want = out_type.empty() ? static_cast<uint32_t>(sum) : Encode(out_type, sum);
          const Place p = OutputPlace(s, block, row, column);
          uint64_t got = w.vgpr[static_cast<size_t>(kD + p.item * (s.bits == 64 ? 2 : 1))][p.lane];
          if (s.bits == 64)
            got |= static_cast<uint64_t>(w.vgpr[static_cast<size_t>(kD + 2 * p.item + 1)][p.lane]) << 32;
          ASSERT_EQ(got, want) << block << " " << row << " " << column;
        }
      }
    }
  }
}

// Entries of the layout tables that the ISA prints (7.1.3, 7.1.5).
TEST(DenseMfma, PrintedTables) {
  const auto place = [](Place p) { return std::pair{p.lane, p.item}; };
  const Shape f32_32x1{Op::kInvalid, 32, 1, 2, 32, "", ""};
  EXPECT_EQ(place(InputPlace(f32_32x1, 1, 31, 0)), std::pair(63, 0));
  EXPECT_EQ(place(OutputPlace(f32_32x1, 0, 12, 31)), std::pair(63, 4));
  EXPECT_EQ(place(OutputPlace(f32_32x1, 1, 27, 0)), std::pair(0, 31));
  const Shape f32_32x2{Op::kInvalid, 32, 2, 1, 32, "", ""};
  EXPECT_EQ(place(InputPlace(f32_32x2, 0, 31, 1)), std::pair(63, 0));
  EXPECT_EQ(place(OutputPlace(f32_32x2, 0, 31, 31)), std::pair(63, 15));
  const Shape f16_4x4{Op::kInvalid, 4, 4, 16, 16, "", ""};
  EXPECT_EQ(place(InputPlace(f16_4x4, 15, 3, 2)), std::pair(63, 2));
  EXPECT_EQ(place(OutputPlace(f16_4x4, 15, 3, 3)), std::pair(63, 3));
  const Shape f64_16x4{Op::kInvalid, 16, 4, 1, 64, "", ""};
  EXPECT_EQ(place(InputPlace(f64_16x4, 0, 15, 3)), std::pair(63, 0));
  EXPECT_EQ(place(OutputPlace(f64_16x4, 0, 7, 15)), std::pair(63, 1));  // register 2 and 3
  const Shape bf16_16x32{Op::kInvalid, 16, 32, 1, 16, "", ""};
  EXPECT_EQ(place(InputPlace(bf16_16x32, 0, 5, 14)), std::pair(21, 6));  // row1, v3: k = 14-15
  const Shape i8_16x64{Op::kInvalid, 16, 64, 1, 8, "", ""};
  EXPECT_EQ(place(InputPlace(i8_16x64, 0, 0, 28)), std::pair(16, 12));  // row1, v3: k = 28-31
  const Shape i8_32x32{Op::kInvalid, 32, 32, 1, 8, "", ""};
  EXPECT_EQ(place(InputPlace(i8_32x32, 0, 17, 20)), std::pair(49, 4));  // row3, v1: k = 20-23
}

TEST(DenseMfma, ChainOfFusedMultiplyAdds) {
  Random random(2);
  TestWave w;
  for (int r = 0; r < 48; ++r) {
    for (auto& x : w.vgpr[static_cast<size_t>(r)].lane)
      x = (random.Next() & 0x807FFFFF) | (117 + random.Below(20)) << 23;
  }
  const Shape s{Op::v_mfma_f32_16x16x4_f32, 16, 4, 1, 32, "f32", "f32"};
  w.Run(Make(s.op, {V(kD, 4)}, {V(kA), V(kB), V(kC, 4)}, Encoding::kMAI));
  for (int row = 0; row < 16; ++row) {
    for (int column = 0; column < 16; ++column) {
      const Place p = OutputPlace(s, 0, row, column);
      float acc = std::bit_cast<float>(w.vgpr[static_cast<size_t>(kC + p.item)][p.lane]);
      for (int k = 0; k < 4; ++k) {
        const auto in = [&](int reg, int i) {
          return std::bit_cast<float>(w.vgpr[static_cast<size_t>(reg)][InputPlace(s, 0, i, k).lane]);
        };
        acc = std::fma(in(kA, row), in(kB, column), acc);
      }
      ASSERT_EQ(w.vgpr[static_cast<size_t>(kD + p.item)][p.lane], std::bit_cast<uint32_t>(acc));
    }
  }
}

TEST(DenseMfma, SpecialsModeAndBroadcast) {
  TestWave w;
  const auto fill = [&](uint32_t a, uint32_t b, uint32_t c) {
    w.vgpr[0].lane.fill(a), w.vgpr[1].lane.fill(b);
    for (int r = 16; r < 20; ++r) w.vgpr[static_cast<size_t>(r)].lane.fill(c);
  };
  Instruction in = Make(Op::v_mfma_f32_4x4x1_16b_f32, {V(kD, 4)}, {V(0), V(1), V(16, 4)}, Encoding::kMAI);
  const auto run = [&] {
    w.Run(in);
    return w.vgpr[kD][3];
  };
  fill(0xFFC12345, 0x3F800000, 0);
  EXPECT_EQ(run(), 0x7FC00000u);
  fill(0x7F800000, 0x3F800000, 0xFF800000);
  EXPECT_EQ(run(), 0x7FC00000u);
  fill(1, 0x3F800000, 2);  // denormals are kept, but MODE flushes binary32 factors
  EXPECT_EQ(run(), 3u);
  w.mode.denorm32 = 0;
  EXPECT_EQ(run(), 2u);
  w.mode.denorm32 = 3, w.mode.round32 = 1, w.SetPair(kExec, 0);  // no rounding mode, no EXEC
  fill(0x3F800000, 0x33800000, 0x3F800000);                      // 1 + 2^-24
  EXPECT_EQ(run(), 0x3F800000u);
  // C is a constant; CBSZ and ABID give block 3 of A to four blocks; BLGP rotates B.
  for (int l = 0; l < kLanes; ++l) {
    w.vgpr[0][l] = std::bit_cast<uint32_t>(static_cast<float>(l)),
    w.vgpr[1][l] = std::bit_cast<uint32_t>(static_cast<float>(1 + l));
  }
  in.src[2] = kInlineOne;
  in.cbsz = 4, in.abid = 3;
  w.Run(in);
  for (int l = 0; l < kLanes; ++l) {
    EXPECT_EQ(std::bit_cast<float>(w.vgpr[kD + 2][l]), 1.0f + static_cast<float>((12 + 2) * (1 + l)));
  }
  const int from[8][4] = {{0, 20, 40, 60}, {0, 20, 8, 28},   {32, 52, 40, 60}, {16, 36, 56, 12},
                          {0, 4, 8, 12},   {16, 20, 24, 28}, {32, 36, 40, 44}, {}};
  in.cbsz = in.abid = 0;
  for (int blgp = 0; blgp < 7; ++blgp) {
    in.blgp = static_cast<uint8_t>(blgp);
    w.Run(in);
    for (int i = 0; i < 4; ++i) {  // lanes 0, 20, 40, 60: block l / 4, column 0; row 0 of A is lane l
      const int l = 20 * i;
      EXPECT_EQ(std::bit_cast<float>(w.vgpr[kD][l]), 1.0f + static_cast<float>(l * (1 + from[blgp][i])))
          << blgp;
    }
  }
  // binary64: BLGP negates A, B and C.
  for (int blgp = 0; blgp < 8; ++blgp) {
    TestWave v;
    for (int r = 0; r < 32; r += 2)
      v.vgpr[static_cast<size_t>(r)].lane.fill(0), v.vgpr[static_cast<size_t>(r + 1)].lane.fill(0x40000000);
    Instruction doubles =
        Make(Op::v_mfma_f64_4x4x4_4b_f64, {V(kD, 2)}, {V(0, 2), V(2, 2), V(4, 2)}, Encoding::kMAI);
    doubles.blgp = static_cast<uint8_t>(blgp);
    v.Run(doubles);
    const double want =
        16.0 * ((blgp & 1) != 0 ? -1 : 1) * ((blgp & 2) != 0 ? -1 : 1) + ((blgp & 4) != 0 ? -2 : 2);
    EXPECT_EQ(v.vgpr[kD + 1][9], static_cast<uint32_t>(std::bit_cast<uint64_t>(want) >> 32));
  }
}

TEST(DenseMfma, EveryTargetGivesTheSameBits) {
  Random random(3);
  TestWave start;
  for (auto& v : start.vgpr) {
    for (auto& x : v.lane) x = random.Next() & 0xBF7FBF7F;
  }
  for (const Shape& s : Shapes()) {
    std::vector<LaneVector> want;
    for (const std::string& target : AvailableSimd()) {
      SelectSimd(target);
      TestWave w;
      w.vgpr = start.vgpr;
      w.Run(Make(s.op, {V(kD, 32)}, {V(kA, 8), V(kB, 8), V(kC, 32)}, Encoding::kMAI));
      if (want.empty()) want = w.vgpr;
      for (size_t r = kD; r < kD + 32; ++r)
        ASSERT_EQ(w.vgpr[r].lane, want[r].lane) << Name(s.op) << " " << target;
    }
    SelectSimd("");
  }
}

}  // namespace
}  // namespace mx::gfx950
