// The definition of the product: a chain of matrix instructions, its split-K, epilogue and errors.
#include "sim/gemm/gemm.h"

#include <gtest/gtest.h>

#include "sim/base/error.h"
#include "sim/base/parallel.h"
#include "sim/gemm/gemm_test_util.h"

namespace mx {
namespace {

MxTensor Slice(const MxTensor& t, int64_t first, int64_t last) {
  MxTensor s = t;
  s.k = last - first;
  s.codes.assign(static_cast<size_t>(s.rows * s.code_stride()), 0);
  s.scales.assign(static_cast<size_t>(s.rows * s.blocks()), 0);
  for (int64_t row = 0; row < t.rows; ++row) {
    for (int64_t k = first; k < last; ++k) {
      SetCode(s, row, k - first, t.Code(row, k));
      s.scales[static_cast<size_t>(row * s.blocks() + (k - first) / 32)] = t.Scale(row, k / 32);
    }
  }
  return s;
}

std::vector<uint32_t> ReferenceF32(const MxTensor& a, const MxTensor& b, GemmSpec spec,
                                   const void* c = nullptr) {
  spec.out = DType::kF32;
  std::vector<uint32_t> d(static_cast<size_t>(a.rows * b.rows), 0xDEADBEEF);
  GemmReference(a, b, spec, c, d.data());
  return d;
}

std::vector<uint16_t> ReferenceBf16(const MxTensor& a, const MxTensor& b, GemmSpec spec,
                                    const void* c = nullptr) {
  spec.out = DType::kBF16;
  std::vector<uint16_t> d(static_cast<size_t>(a.rows * b.rows), 0xDEAD);
  GemmReference(a, b, spec, c, d.data());
  return d;
}

float F(uint32_t bits) { return FromBits(bits); }
uint32_t Sum(uint32_t x, uint32_t y) { return Canonical(ToBits(F(x) + F(y))); }

// Tiles of D x D outputs through MfmaScaled along K; absent rows, columns and k are code 0 with scale 7F.
std::vector<uint32_t> ByTiles(const MxTensor& a, const MxTensor& b, Instruction instruction,
                              Profile profile) {
  const int64_t D = InstructionD(instruction), K = InstructionK(instruction);
  std::vector<uint32_t> d(static_cast<size_t>(a.rows * b.rows));
  const auto tile = [&](const MxTensor& t, int64_t row0, int64_t k0, std::vector<uint8_t>& codes,
                        std::vector<uint8_t>& scales) {
    codes.assign(static_cast<size_t>(D * K), 0);
    scales.assign(static_cast<size_t>(D * K / 32), 0x7F);
    for (int64_t row = row0; row < std::min(t.rows, row0 + D); ++row) {
      for (int64_t k = k0; k < std::min(t.k, k0 + K); ++k) {
        codes[static_cast<size_t>((row - row0) * K + k - k0)] = static_cast<uint8_t>(t.Code(row, k));
        scales[static_cast<size_t>(((row - row0) * K + k - k0) / 32)] = t.Scale(row, k / 32);
      }
    }
  };
  std::vector<uint8_t> ca, sa, cb, sb;
  for (int64_t i0 = 0; i0 < a.rows; i0 += D) {
    for (int64_t j0 = 0; j0 < b.rows; j0 += D) {
      std::vector<uint32_t> acc(static_cast<size_t>(D * D), 0);
      for (int64_t k = 0; k < a.k; k += K) {
        tile(a, i0, k, ca, sa);
        tile(b, j0, k, cb, sb);
        MfmaScaled(instruction, profile, a.format, ca.data(), sa.data(), b.format, cb.data(), sb.data(),
                   acc.data(), acc.data());
      }
      for (int64_t i = i0; i < std::min(a.rows, i0 + D); ++i) {
        for (int64_t j = j0; j < std::min(b.rows, j0 + D); ++j) {
          d[static_cast<size_t>(i * b.rows + j)] = acc[static_cast<size_t>((i - i0) * D + j - j0)];
        }
      }
    }
  }
  return d;
}

TEST(GemmReference, IsAChainOfMatrixInstructions) {
  Random random(4);
  const int64_t sizes[][3] = {{19, 35, 300}, {1, 1, 1}, {16, 32, 128}, {33, 3, 33}, {2, 17, 96}};
  for (const auto& [m, n, k] : sizes) {
    for (Instruction instruction : {Instruction::k16x16x128, Instruction::k32x32x64}) {
      for (int i = 0; i < 6; ++i) {
        const Format fa = kMatrixFormats[random.Int(0, 4)], fb = kMatrixFormats[random.Int(0, 4)];
        const MxTensor a = RandomTensor(random, fa, m, k, 110, 140),
                       b = RandomTensor(random, fb, n, k, 110, 140);
        GemmSpec spec;
        spec.instruction = instruction;
        spec.profile = i == 0 ? Profile::kSeq32 : kProfiles[random.Int(0, 17)].id;
        ASSERT_EQ(ReferenceF32(a, b, spec), ByTiles(a, b, instruction, spec.profile))
            << m << " " << n << " " << k << " " << Name(instruction) << " " << Name(spec.profile);
      }
    }
  }
}

TEST(GemmReference, ExactDiffersBetweenTheInstructions) {
  Random random(5);
  const MxTensor a = RandomTensor(random, Format::kE2M1, 16, 512, 110, 140);
  const MxTensor b = RandomTensor(random, Format::kE2M1, 16, 512, 110, 140);
  GemmSpec spec;
  spec.profile = Profile::kExact;
  const auto small = ReferenceF32(a, b, spec);
  spec.instruction = Instruction::k32x32x64;
  EXPECT_NE(ReferenceF32(a, b, spec), small);
}

TEST(GemmReference, SplitKAddsRangesInOrder) {
  Random random(6);
  const MxTensor a = RandomTensor(random, Format::kE2M1, 5, 700, 110, 140);
  const MxTensor b = RandomTensor(random, Format::kE2M3, 7, 700, 110, 140);
  GemmSpec spec;
  const auto whole = ReferenceF32(a, b, spec);
  const auto p0 = ReferenceF32(Slice(a, 0, 256), Slice(b, 0, 256), spec);
  const auto p1 = ReferenceF32(Slice(a, 256, 512), Slice(b, 256, 512), spec);
  const auto p2 = ReferenceF32(Slice(a, 512, 700), Slice(b, 512, 700), spec);
  spec.splits = 3;
  spec.alpha = 0.75f;
  const auto f32 = ReferenceF32(a, b, spec);
  spec.split_kind = SplitK::kBf16;
  const auto bf16 = ReferenceBf16(a, b, spec);
  int differs = 0;
  for (size_t i = 0; i < f32.size(); ++i) {
    EXPECT_EQ(f32[i], ToBits(0.75f * F(Sum(Sum(p0[i], p1[i]), p2[i]))));
    uint16_t d = 0;
    for (uint32_t p : {p0[i], p1[i], p2[i]}) {
      d = F32ToBf16(Sum(Bf16ToF32(d), Bf16ToF32(F32ToBf16(ToBits(0.75f * F(p))))));
    }
    EXPECT_EQ(bf16[i], d);
    differs += Sum(Sum(p0[i], p1[i]), p2[i]) != whole[i];
  }
  EXPECT_GT(differs, 0);
  // More ranges than K has steps: one a step.
  spec.split_kind = SplitK::kF32;
  spec.splits = 6;
  const auto six = ReferenceF32(a, b, spec);
  spec.splits = 100;
  EXPECT_EQ(ReferenceF32(a, b, spec), six);
}

TEST(GemmReference, AlphaBetaAndTypes) {
  Random random(7);
  const MxTensor a = RandomTensor(random, Format::kE2M1, 9, 160, 120, 130);
  const MxTensor b = RandomTensor(random, Format::kE4M3, 6, 160, 120, 130);
  GemmSpec spec;
  const auto acc = ReferenceF32(a, b, spec);
  std::vector<uint32_t> c32(acc.size());
  std::vector<uint16_t> c16(acc.size());
  for (size_t i = 0; i < acc.size(); ++i) {
    c32[i] = ToBits(static_cast<float>(random.Int(-100000, 100000)) / 7.0f);
    c16[i] = F32ToBf16(c32[i]);
  }
  c32[3] = 0xFFC12345;  // NaN with a sign and a payload
  c16[4] = 0xFF81;
  const auto plain16 = ReferenceBf16(a, b, spec);
  spec.beta = true;
  spec.alpha = -1.5f;
  const auto d32 = ReferenceF32(a, b, spec, c32.data());
  const auto d16 = ReferenceBf16(a, b, spec, c16.data());
  for (size_t i = 0; i < acc.size(); ++i) {
    const float t = -1.5f * F(acc[i]);
    EXPECT_EQ(plain16[i], F32ToBf16(acc[i]));
    EXPECT_EQ(d32[i], Sum(ToBits(t), c32[i]));
    EXPECT_EQ(d16[i], F32ToBf16(Sum(ToBits(t), Bf16ToF32(c16[i]))));
  }
  EXPECT_EQ(d32[3], 0x7FC00000u);
  EXPECT_EQ(d16[4], 0x7FC0u);
}

TEST(GemmReference, ANanScalePoisonsItsRowOnly) {
  Random random(8);
  MxTensor a = RandomTensor(random, Format::kE2M1, 4, 96, 120, 130);
  const MxTensor b = RandomTensor(random, Format::kE2M1, 3, 96, 120, 130);
  const auto before = ReferenceBf16(a, b, {});
  a.scales[static_cast<size_t>(2 * a.blocks() + 1)] = 0xFF;
  for (int64_t k = 32; k < 64; ++k) SetCode(a, 2, k, 0);
  const auto after = ReferenceBf16(a, b, {});
  for (size_t i = 0; i < after.size(); ++i) {
    if (i / 3 == 2) {
      EXPECT_EQ(after[i], 0x7FC0);
    } else {
      EXPECT_EQ(after[i], before[i]);
    }
  }
}

TEST(GemmReference, EmptySizes) {
  Random random(9);
  const MxTensor a = RandomTensor(random, Format::kE2M1, 3, 0, 127, 127);
  const MxTensor b = RandomTensor(random, Format::kE2M1, 2, 0, 127, 127);
  EXPECT_EQ(ReferenceF32(a, b, {}), std::vector<uint32_t>(6, 0));
  GemmSpec split;
  split.splits = 4;
  EXPECT_EQ(ReferenceF32(a, b, split), std::vector<uint32_t>(6, 0));
  const MxTensor none = RandomTensor(random, Format::kE2M1, 0, 64, 127, 127);
  const MxTensor some = RandomTensor(random, Format::kE2M1, 2, 64, 127, 127);
  GemmReference(none, some, {}, nullptr, nullptr);
  GemmReference(some, none, {}, nullptr, nullptr);
}

std::string Message(const MxTensor& a, const MxTensor& b, const GemmSpec& spec) {
  try {
    Gemm(a, b, spec, nullptr, nullptr);
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

TEST(Gemm, RefusesWhatItCannotMultiply) {
  Random random(10);
  const MxTensor a = RandomTensor(random, Format::kE2M1, 2, 64, 127, 127);
  const MxTensor b = RandomTensor(random, Format::kE2M1, 2, 96, 127, 127);
  EXPECT_NE(Message(a, b, {}).find("K = 64 but B has K = 96"), std::string::npos);
  const MxTensor i8 = RandomTensor(random, Format::kINT8, 2, 64, 127, 127);
  EXPECT_NE(Message(a, i8, {}).find("operand B: format 'int8'"), std::string::npos);
  EXPECT_NE(Message(i8, a, {}).find("e2m1, e2m3, e3m2, e4m3 or e5m2"), std::string::npos);
  MxTensor torn = a;
  torn.codes.pop_back();
  EXPECT_NE(Message(torn, a, {}).find("operand A: 63 code and 4 scale bytes"), std::string::npos);
  EXPECT_THROW(PackedOperand::A(torn), InputError);
  EXPECT_THROW(PackedOperand::B(i8), InputError);
  GemmSpec spec;
  spec.out = DType::kF16;
  EXPECT_NE(Message(a, a, spec), "");
  spec = {};
  spec.splits = 0;
  EXPECT_NE(Message(a, a, spec), "");
}

TEST(GemmReference, ThreadsDoNotMatter) {
  Random random(11);
  const MxTensor a = RandomTensor(random, Format::kE2M1, 23, 256, 110, 140);
  const MxTensor b = RandomTensor(random, Format::kE2M1, 29, 256, 110, 140);
  SetThreads(1);
  const auto one = ReferenceF32(a, b, {});
  for (int threads : {2, 3, 7}) {
    SetThreads(threads);
    EXPECT_EQ(ReferenceF32(a, b, {}), one);
  }
  SetThreads(0);
}

}  // namespace
}  // namespace mx
