// Block quantising against the second model, and the rules by name.
#include "sim/quant/quantize.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "sim/base/error.h"
#include "sim/quant/slow_model.h"
#include "sim/quant/test_data.h"

namespace mx {
namespace {

using test::kElements;

MxTensor QuantizeRow(const std::vector<float>& row, const QuantSpec& spec,
                     QuantCounters* counters = nullptr) {
  return QuantizeReference(F32View(row.data(), 1, static_cast<int64_t>(row.size())), Axis::kRow, spec,
                           counters);
}

void ExpectEqualModels(const SourceView& source, Axis axis, const QuantSpec& spec, const std::string& what) {
  QuantCounters counters, want_counters;
  const MxTensor got = QuantizeReference(source, axis, spec, &counters);
  const MxTensor want = slow::Quantize(source, axis, spec, &want_counters);
  ASSERT_EQ(got.codes, want.codes) << what;
  ASSERT_EQ(got.scales, want.scales) << what;
  ASSERT_TRUE(got == want) << what;
  ASSERT_EQ(counters, want_counters) << what;
}

// Every option of the quantiser drawn at random, data from the boundary sets: small matrices.
TEST(Quantize, RandomSpecificationsAgainstTheSecondModel) {
  test::Generator gen(7);
  int stochastic = 0, tiles = 0, rotated = 0, nans = 0;
  for (int i = 0; i < 220; ++i) {
    const test::Problem p = gen.NextProblem(70);
    stochastic += p.spec.rounding == Rounding::kSR;
    tiles += p.spec.block == BlockShape::k32x32;
    rotated += p.spec.hadamard.n != 0;
    nans += p.has_nan;
    ASSERT_NO_FATAL_FAILURE(ExpectEqualModels(p.source(), p.axis, p.spec, p.Describe()));
  }
  EXPECT_GT(stochastic, 40);
  EXPECT_GT(tiles, 40);
  EXPECT_GT(rotated, 60);
  EXPECT_GT(nans, 30);
}

// All 2^16 bf16 words in turn as an element, every format and rule.
TEST(Quantize, EveryBf16WordAsASource) {
  std::vector<uint16_t> words(65536);
  for (size_t i = 0; i < words.size(); ++i)
    words[i] = static_cast<uint16_t>(i * 257);  // neighbours differ in size
  const SourceView source = Bf16View(words.data(), 512, 128);
  for (Format format : kElements) {
    QuantSpec spec;
    spec.format = format;
    spec.rule = ScaleRule::kRceil;
    ASSERT_NO_FATAL_FAILURE(ExpectEqualModels(source, Axis::kRow, spec, Name(format)));
  }
}

TEST(Quantize, TiesOfE2M1GoToTheEvenCode) {
  QuantSpec spec;
  spec.fixed_scale = 127;
  const MxTensor q = QuantizeRow(
      {.25f, .75f, 1.25f, 1.75f, 2.5f, 3.5f, 5.f, -.25f, -.75f, -1.25f, -1.75f, -2.5f, -3.5f, -5.f}, spec);
  const uint32_t want[] = {0, 2, 2, 4, 4, 6, 6, 8, 0xA, 0xA, 0xC, 0xC, 0xE, 0xE};
  for (int64_t i = 0; i < 14; ++i) EXPECT_EQ(q.Code(0, i), want[i]) << i;
}

TEST(Quantize, ZeroBlockStoresTheChosenByteAndKeepsSigns) {
  for (int byte : {0, 127}) {
    for (Format format : kElements) {
      for (ScaleRule rule : {ScaleRule::kEven, ScaleRule::kFloor, ScaleRule::kRceil, ScaleRule::kCeil}) {
        QuantSpec spec;
        spec.format = format;
        spec.rule = rule;
        spec.zero_byte = static_cast<uint8_t>(byte);
        std::vector<float> zeros(32, 0.0f);
        zeros[3] = -0.0f;
        QuantCounters counters;
        const MxTensor q = QuantizeRow(zeros, spec, &counters);
        EXPECT_EQ(q.Scale(0, 0), byte);
        EXPECT_EQ(q.Code(0, 0), 0u);
        EXPECT_EQ(q.Code(0, 3), format == Format::kINT8 ? 0u : Info(format).sign_bit());
        EXPECT_EQ(counters.zero_blocks, 1u);
        EXPECT_EQ(counters.underflow, 0u);
      }
    }
  }
}

TEST(Quantize, NanPolicies) {
  const float nan = FromBits(0x7FC00000), negative_nan = FromBits(0xFFC12345);
  std::vector<float> row(64, 1.0f);
  row[0] = nan;
  row[1] = negative_nan;
  row[2] = -std::numeric_limits<float>::infinity();
  QuantSpec spec;
  QuantCounters counters;
  MxTensor q = QuantizeRow(row, spec, &counters);
  EXPECT_EQ(q.Scale(0, 0), 253);  // Inf takes part in amax
  EXPECT_EQ(q.Code(0, 0), 7u);
  EXPECT_EQ(q.Code(0, 1), 0xFu);
  EXPECT_EQ(q.Code(0, 2), 0xFu);
  EXPECT_EQ(q.Scale(0, 1), 125);
  EXPECT_EQ(counters.nan, 2u);
  EXPECT_EQ(counters.inf, 1u);
  EXPECT_EQ(counters.underflow, 29u);  // the ones beside Inf
  spec.nan = NanPolicy::kPoison;
  q = QuantizeRow(row, spec);
  EXPECT_EQ(q.Scale(0, 0), 0xFF);
  for (int64_t i = 0; i < 32; ++i) EXPECT_EQ(q.Code(0, i), 0u);
  EXPECT_EQ(q.Scale(0, 1), 125);
  row[0] = row[1] = 1.0f;
  EXPECT_EQ(QuantizeRow(row, spec).Scale(0, 0), 253) << "Inf does not poison";
}

TEST(Quantize, OnlyNanAsPresentElementsCountsAsInfinity) {
  std::vector<float> row(33, 1.0f);
  row[32] = FromBits(0xFFC00000);  // alone in the ragged block
  QuantSpec spec;
  EXPECT_EQ(QuantizeRow(row, spec).Scale(0, 1), 253);
  EXPECT_EQ(QuantizeRow(row, spec).Code(0, 32), 0xFu);
  spec.rule = ScaleRule::kRceil;
  EXPECT_EQ(QuantizeRow(row, spec).Scale(0, 1), 254);
}

TEST(Quantize, NanBesideZerosLeavesAZeroBlock) {
  std::vector<float> row(32, 0.0f);
  row[5] = FromBits(0x7FC00000);
  QuantCounters counters;
  const MxTensor q = QuantizeRow(row, {}, &counters);
  EXPECT_EQ(q.Scale(0, 0), 127);
  EXPECT_EQ(q.Code(0, 5), 7u);
  EXPECT_EQ(counters.zero_blocks, 1u);
}

TEST(Quantize, NanCodesOfEveryFormat) {
  const uint32_t want[] = {0xF, 0x3F, 0x3F, 0xFF, 0xFE, 0x00};
  for (int i = 0; i < 6; ++i) {
    QuantSpec spec;
    spec.format = kElements[i];
    EXPECT_EQ(QuantizeRow({1.0f, FromBits(0xFFC00000)}, spec).Code(0, 1), want[i]) << Name(spec.format);
  }
}

TEST(Quantize, FixedScaleFfCodesEveryElementAsANan) {
  QuantSpec spec;
  spec.fixed_scale = 0xFF;
  QuantCounters counters;
  MxTensor q = QuantizeRow({1.0f, -1.0f, 0.0f, -0.0f, 1e30f}, spec, &counters);
  EXPECT_EQ(q.Scale(0, 0), 0xFF);
  const uint32_t want[] = {7, 0xF, 7, 0xF, 7};
  for (int64_t i = 0; i < 5; ++i) EXPECT_EQ(q.Code(0, i), want[i]);
  EXPECT_EQ(counters.clipped + counters.underflow + counters.nan, 0u);
  spec.nan = NanPolicy::kPoison;
  q = QuantizeRow({1.0f, -1.0f}, spec);
  EXPECT_EQ(q.Scale(0, 0), 0xFF);
  EXPECT_EQ(q.codes[0], 0);
}

TEST(Quantize, CountersByHand) {
  QuantSpec spec;
  spec.rule = ScaleRule::kFloor;  // amax 7 -> s = 0: 6.5 and 7 clip, .25 and below underflow
  QuantCounters counters;
  QuantizeRow({7.0f, 6.5f, 6.0f, -7.0f, .25f, -.25f, .250001f, 0.0f, 1e-30f}, spec, &counters);
  EXPECT_EQ(counters.elements, 9u);
  EXPECT_EQ(counters.blocks, 1u);
  EXPECT_EQ(counters.clipped, 3u);
  EXPECT_EQ(counters.underflow, 3u);
  QuantizeRow({0.0f}, spec, &counters);
  EXPECT_EQ(counters.blocks, 2u);
  EXPECT_EQ(counters.zero_blocks, 1u);
  EXPECT_EQ(counters.elements, 10u);
}

TEST(Quantize, PrescaleComesFirst) {
  const float x[] = {3e38f, 1.0f, -2.5e-39f};
  QuantSpec spec;
  spec.prescale = 4.0f;
  QuantCounters counters;
  const MxTensor q = QuantizeReference(F32View(x, 1, 3), Axis::kRow, spec, &counters);
  EXPECT_EQ(counters.inf, 1u);  // 1.2e39 has become Inf before anything is counted
  const float scaled[] = {std::numeric_limits<float>::infinity(), 4.0f, -1e-38f};
  EXPECT_TRUE(q == QuantizeReference(F32View(scaled, 1, 3), Axis::kRow, QuantSpec{}));
  const float signed_nan = FromBits(0xFFC00000);
  EXPECT_EQ(QuantizeRow({signed_nan}, spec).Code(0, 0), 7u) << "a product's NaN is canonical, hence positive";
}

TEST(Quantize, ColumnCopyIsTheRowCopyOfTheTranspose) {
  test::Generator gen(11);
  for (int i = 0; i < 150; ++i) {
    const test::Problem p = gen.NextProblem(70);
    const SourceView s = p.source();
    std::vector<uint32_t> transposed(static_cast<size_t>(s.rows * s.cols));
    for (int64_t r = 0; r < s.rows; ++r) {
      for (int64_t c = 0; c < s.cols; ++c) transposed[static_cast<size_t>(c * s.rows + r)] = s.F32Bits(r, c);
    }
    const SourceView t = {transposed.data(), DType::kF32, s.cols, s.rows, s.rows};
    const Axis other = p.axis == Axis::kRow ? Axis::kColumn : Axis::kRow;
    QuantCounters a, b;
    ASSERT_TRUE(QuantizeReference(s, p.axis, p.spec, &a) == QuantizeReference(t, other, p.spec, &b))
        << p.Describe();
    ASSERT_EQ(a, b);
  }
}

// Square tiles: without rotation and with nearest rounding the two copies share codes and scales; 1x32 blocks
// do not.
TEST(Quantize, SquareTilesMakeBothCopiesAgree) {
  test::Generator gen(3);
  const std::vector<float> x = gen.Gaussian(64 * 96);
  const SourceView s = F32View(x.data(), 64, 96);
  QuantSpec spec;
  spec.block = BlockShape::k32x32;
  const auto agree = [&] {
    const MxTensor row = QuantizeReference(s, Axis::kRow, spec),
                   col = QuantizeReference(s, Axis::kColumn, spec);
    bool same = true;
    for (int64_t r = 0; r < 64; ++r) {
      for (int64_t c = 0; c < 96; ++c) {
        same &= row.Code(r, c) == col.Code(c, r) && row.Scale(r, c / 32) == col.Scale(c, r / 32);
      }
    }
    return same;
  };
  EXPECT_TRUE(agree());
  spec.block = BlockShape::k1x32;
  EXPECT_FALSE(agree());
}

TEST(Quantize, ScalingByAPowerOfTwoShiftsEveryScaleByteAndNoCode) {
  test::Generator gen(5);
  std::vector<float> x = gen.Gaussian(4 * 128);
  for (Format format : kElements) {
    for (int n : {0, 16, 32}) {
      QuantSpec spec;
      spec.format = format;
      spec.hadamard.n = n;
      const MxTensor a = QuantizeReference(F32View(x.data(), 4, 128), Axis::kRow, spec);
      for (int e : {-40, -1, 1, 7, 60}) {
        std::vector<float> y(x);
        for (float& v : y) v = std::ldexp(v, e);
        const MxTensor b = QuantizeReference(F32View(y.data(), 4, 128), Axis::kRow, spec);
        ASSERT_EQ(a.codes, b.codes);
        for (size_t i = 0; i < a.scales.size(); ++i) ASSERT_EQ(a.scales[i] + e, b.scales[i]);
      }
    }
  }
}

TEST(Quantize, NegationFlipsSignsOnly) {
  test::Generator gen(6);
  const std::vector<float> x = gen.Gaussian(3 * 96);
  std::vector<float> y(x);
  for (float& v : y) v = -v;
  for (Format format : kElements) {
    for (Rounding rounding : {Rounding::kRNE, Rounding::kRTZ, Rounding::kSR}) {
      QuantSpec spec;
      spec.format = format;
      spec.rounding = rounding;
      const MxTensor a = QuantizeReference(F32View(x.data(), 3, 96), Axis::kRow, spec);
      const MxTensor b = QuantizeReference(F32View(y.data(), 3, 96), Axis::kRow, spec);
      ASSERT_EQ(a.scales, b.scales);
      for (int64_t i = 0; i < 3 * 96; ++i) {
        const uint32_t u = a.Code(i / 96, i % 96), v = b.Code(i / 96, i % 96);
        ASSERT_EQ(v, format == Format::kINT8 ? (0x100 - u) & 0xFF : u ^ Info(format).sign_bit());
      }
    }
  }
}

TEST(Quantize, EmptyMatrices) {
  for (Axis axis : {Axis::kRow, Axis::kColumn}) {
    for (auto [rows, cols] : {std::pair<int64_t, int64_t>{0, 5}, {5, 0}, {0, 0}}) {
      QuantCounters counters;
      const MxTensor q = QuantizeReference(F32View(nullptr, rows, cols), axis, {}, &counters);
      EXPECT_EQ(q.rows, axis == Axis::kRow ? rows : cols);
      EXPECT_EQ(q.k, axis == Axis::kRow ? cols : rows);
      EXPECT_TRUE(q.codes.empty());
      EXPECT_TRUE(q.scales.empty());
      EXPECT_EQ(counters, QuantCounters{});
    }
  }
}

TEST(Quantize, ViewsMayBeStridedAndUnaligned) {
  test::Generator gen(8);
  const std::vector<float> dense = gen.Gaussian(5 * 40);
  std::vector<unsigned char> bytes(static_cast<size_t>(5 * 47 * 4 + 1), 0xFF);
  for (int r = 0; r < 5; ++r) std::memcpy(bytes.data() + 1 + r * 47 * 4, dense.data() + r * 40, 40 * 4);
  const SourceView strided = {bytes.data() + 1, DType::kF32, 5, 40, 47};
  for (Axis axis : {Axis::kRow, Axis::kColumn}) {
    EXPECT_TRUE(QuantizeReference(strided, axis, {}) ==
                QuantizeReference(F32View(dense.data(), 5, 40), axis, {}));
  }
}

template <typename F>
std::string MessageOf(F&& call) {
  try {
    call();
  } catch (const InputError& e) {
    return e.what();
  }
  return "no error";
}

TEST(Quantize, ImpossibleRequestsAreRefusedInOneLine) {
  const std::vector<float> x(40 * 40, 1.0f);
  const auto message = [&](auto change, int64_t cols = 40) {
    QuantSpec spec;
    change(spec);
    return MessageOf([&] { QuantizeReference(F32View(x.data(), 1, cols), Axis::kRow, spec); });
  };
  EXPECT_EQ(message([](QuantSpec& s) { s.format = Format::kBF16; }),
            "format bf16 is no MX element; use one of e2m1, e2m3, e3m2, e4m3, e5m2, int8");
  EXPECT_EQ(message([](QuantSpec& s) { s.hadamard.n = 16; }),
            "contraction length 40 is no multiple of the Hadamard size 16; pad it or turn the rotation off");
  EXPECT_EQ(message([](QuantSpec& s) { s.hadamard.n = 20; }),
            "Hadamard size 20: must be a power of two from 2 to 128");
  EXPECT_EQ(message([](QuantSpec& s) { s.zero_byte = 1; }), "scale byte 1 for zero blocks: must be 0 or 127");
  EXPECT_EQ(MessageOf([&] {
              QuantizeReference({x.data(), DType::kF32, 4, 10, 9}, Axis::kRow, {});
            }),
            "row stride 9 is shorter than a row of 10 elements");
  EXPECT_EQ(message([](QuantSpec& s) {
              s.rounding = Rounding::kSR;
              s.hadamard.n = 8;
            }),
            "no error");
}

}  // namespace
}  // namespace mx
