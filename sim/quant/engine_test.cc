// The Highway engine against the scalar reference, bit for bit, on every target that this machine can run.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "sim/base/error.h"
#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/quant/quantize_simd.h"
#include "sim/quant/test_data.h"

namespace mx {
namespace {

class Engine : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override { SelectSimd(GetParam()); }
  void TearDown() override {
    // Each run must have been on the target that it is named after.
    EXPECT_EQ(QuantizeTarget(), GetParam());
    EXPECT_EQ(DequantizeTarget(), GetParam());
    SelectSimd("");
    SetThreads(0);
  }
};

void ExpectSame(const SourceView& source, Axis axis, const QuantSpec& spec, const std::string& what) {
  QuantCounters want_counters, got_counters;
  const MxTensor want = QuantizeReference(source, axis, spec, &want_counters);
  const MxTensor got = Quantize(source, axis, spec, &got_counters);
  ASSERT_EQ(got.scales, want.scales) << what;
  for (int64_t r = 0; r < want.rows; ++r) {
    for (int64_t k = 0; k < want.k; ++k) {
      ASSERT_EQ(got.Code(r, k), want.Code(r, k)) << what << " at " << r << ',' << k;
    }
  }
  ASSERT_TRUE(got == want) << what << ": bits past the end of a row";
  ASSERT_EQ(got_counters, want_counters) << what;
  std::vector<float> a(static_cast<size_t>(want.rows * want.k)), b(a.size());
  DequantizeReference(want, a.data());
  Dequantize(want, b.data());
  for (size_t i = 0; i < a.size(); ++i) ASSERT_EQ(ToBits(a[i]), ToBits(b[i])) << what << " value " << i;
}

TEST_P(Engine, RandomProblems) {
  test::Generator gen(1);
  for (int i = 0; i < 1500; ++i) {
    const test::Problem p = gen.NextProblem(100);
    ASSERT_NO_FATAL_FAILURE(ExpectSame(p.source(), p.axis, p.spec, p.Describe()));
  }
}

// Sizes around every inner width: vectors, blocks, segments, bands.
TEST_P(Engine, SizesAroundEveryWidth) {
  test::Generator gen(2);
  for (int64_t k :
       {1, 3, 4, 5, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 1023, 1024, 1025, 1057, 2080}) {
    for (Axis axis : {Axis::kRow, Axis::kColumn}) {
      for (int64_t rows : {1, 5, 33}) {
        test::Problem p;
        gen.FillMatrix(&p, axis == Axis::kRow ? rows : k, axis == Axis::kRow ? k : rows,
                       static_cast<DType>(gen.Below(3)));
        p.spec.format = test::kElements[gen.Below(6)];
        p.spec.block = gen.OneIn(2) ? BlockShape::k32x32 : BlockShape::k1x32;
        p.spec.rounding = static_cast<Rounding>(gen.Below(3));
        ASSERT_NO_FATAL_FAILURE(ExpectSame(p.source(), axis, p.spec, p.Describe()));
      }
    }
  }
}

// Each format x rounding x rule on blocks built around the places where codes change: midpoints and steps of
// the format, a neighbour to each side, both signs, under every scale byte.
TEST_P(Engine, NeighboursOfEveryStepUnderEveryScale) {
  test::Generator gen(3);
  for (Format format : test::kElements) {
    const FormatInfo& f = Info(format);
    std::vector<uint32_t> points;
    for (int c = 0; c <= f.max_code; ++c) {
      const double low = FromBits(Decode(format, static_cast<uint32_t>(c)));
      const double high = c == f.max_code ? 2 * low : FromBits(Decode(format, static_cast<uint32_t>(c + 1)));
      for (double v : {low, (low + high) / 2}) {
        const uint32_t word = ToBits(static_cast<float>(v));
        for (uint32_t near : {word - 1, word, word + 1}) {
          if (near <= kF32Max) points.push_back(near | (gen.Bits() & kF32Sign));
        }
      }
    }
    for (int byte = 0; byte < 255; byte += 1 + (byte > 2 && byte < 252 ? 9 : 0)) {
      std::vector<float> x;
      for (uint32_t u : points) x.push_back(FromBits(u) * static_cast<float>(Pow2(byte - 127)));
      for (Rounding rounding : {Rounding::kRNE, Rounding::kRTZ, Rounding::kSR}) {
        QuantSpec spec;
        spec.format = format;
        spec.rounding = rounding;
        spec.fixed_scale = static_cast<uint8_t>(byte);
        const SourceView source = F32View(x.data(), 1, static_cast<int64_t>(x.size()));
        ASSERT_NO_FATAL_FAILURE(
            ExpectSame(source, Axis::kRow, spec, std::string(Name(format)) + std::to_string(byte)));
      }
    }
  }
}

// As above with scales from a rule: each block holds one value that sets the scale, and midpoints, codes and
// their neighbours below it. Every binade; sources of 32 and of 16 bits, blocks at every place in a segment.
TEST_P(Engine, NeighboursOfEveryStepInBlocksOfEveryBinade) {
  test::Generator gen(6);
  for (Format format : {Format::kE2M1, Format::kE4M3}) {
    const FormatInfo& f = Info(format);
    std::vector<uint32_t> points;
    for (int c = 0; c <= f.max_code; c += c < 16 ? 1 : 5) {
      const double low = FromBits(Decode(format, static_cast<uint32_t>(c)));
      const double high =
          c == f.max_code ? 1.125 * low : FromBits(Decode(format, static_cast<uint32_t>(c + 1)));
      for (double v : {low, (low + high) / 2, low + (high - low) / 4}) {
        const uint32_t word = ToBits(static_cast<float>(v));
        for (uint32_t near : {word - 1, word, word + 1}) {
          if (near <= kF32Max) points.push_back(near);
        }
      }
    }
    std::vector<float> x;
    for (int e = -149; e <= 127 - f.emax; e += e < -120 || e > 110 ? 1 : 7) {
      const auto scaled = [&](uint32_t word) {
        return FromBits(ToBits(static_cast<float>(FromBits(word) * Pow2(e))) | (gen.Bits() & kF32Sign));
      };
      for (size_t i = 0; i < points.size(); i += 31) {
        x.push_back(scaled(ToBits(static_cast<float>(Pow2(f.emax)))));
        for (size_t j = i; j < i + 31; ++j) x.push_back(j < points.size() ? scaled(points[j]) : 0.0f);
      }
    }
    std::vector<uint16_t> words(x.size());
    for (size_t i = 0; i < x.size(); ++i) words[i] = F32ToBf16(ToBits(x[i]));
    const auto count = static_cast<int64_t>(x.size());
    for (ScaleRule rule : {ScaleRule::kEven, ScaleRule::kFloor, ScaleRule::kRceil, ScaleRule::kCeil}) {
      QuantSpec spec;
      spec.format = format;
      spec.rule = rule;
      const std::string what = std::string(Name(format)) + ' ' + Name(rule);
      ASSERT_NO_FATAL_FAILURE(ExpectSame(F32View(x.data(), 1, count), Axis::kRow, spec, what));
      ASSERT_NO_FATAL_FAILURE(ExpectSame(Bf16View(words.data(), 1, count), Axis::kRow, spec, what + " bf16"));
      ASSERT_NO_FATAL_FAILURE(ExpectSame(F32View(x.data(), count, 1), Axis::kColumn, spec, what + " column"));
      const std::vector<float> rest(x.begin() + 9, x.end());
      ASSERT_NO_FATAL_FAILURE(
          ExpectSame(F32View(rest.data(), 1, count - 9), Axis::kRow, spec, what + " shifted"));
    }
  }
}

// Two copies from one pass are what two passes give, counters included; with and without counters.
TEST_P(Engine, BothCopiesOfRandomProblems) {
  test::Generator gen(7);
  for (int i = 0; i < 60; ++i) {
    test::Problem p = gen.NextProblem(i % 10 == 0 ? 1100 : 200), q = gen.NextProblem(20);
    const SourceView source = p.source();
    if (p.spec.hadamard.n != 0 && source.cols % p.spec.hadamard.n != 0) p.spec.hadamard.n = 0;
    q.spec.hadamard.n =
        q.spec.hadamard.n != 0 && source.rows % q.spec.hadamard.n == 0 ? q.spec.hadamard.n : 0;
    QuantCounters row_want, column_want, row_got, column_got;
    const MxTensor row = Quantize(source, Axis::kRow, p.spec, &row_want),
                   column = Quantize(source, Axis::kColumn, q.spec, &column_want);
    const BothCopies got = QuantizeBoth(source, p.spec, q.spec, &row_got, &column_got);
    ASSERT_TRUE(got.row == row && got.column == column) << p.Describe() << "; column: " << q.Describe();
    ASSERT_TRUE(row_got == row_want && column_got == column_want) << p.Describe();
    const BothCopies uncounted = QuantizeBoth(source, p.spec, q.spec);
    ASSERT_TRUE(uncounted.row == row && uncounted.column == column) << p.Describe();
  }
}

// A result that is large enough to go past the caches.
TEST_P(Engine, DequantisesLargeTensors) {
  test::Generator gen(8);
  for (int64_t k : {2080, 2061}) {
    MxTensor t;
    t.Resize(Format::kE2M1, 2020, k);
    for (uint8_t& c : t.codes) c = static_cast<uint8_t>(gen.Bits());
    if (k % 2 == 1) {
      for (int64_t r = 0; r < t.rows; ++r)
        t.codes[static_cast<size_t>((r + 1) * t.code_stride() - 1)] &= 0x0F;
    }
    for (uint8_t& c : t.scales) c = static_cast<uint8_t>(gen.Bits());
    std::vector<float> want(static_cast<size_t>(t.rows * t.k) + 16), got(want.size());
    DequantizeReference(t, want.data());
    const auto at = reinterpret_cast<uintptr_t>(got.data()) / sizeof(float) % 16;
    for (const size_t shift :
         {(16 - at) % 16, (20 - at) % 16, (17 - at) % 16}) {  // bytes 0, 16 and 4 of a line
      Dequantize(t, got.data() + shift);
      ASSERT_EQ(
          std::memcmp(want.data(), got.data() + shift, static_cast<size_t>(t.rows * t.k) * sizeof(float)), 0)
          << k << ' ' << shift;
    }
  }
}

// amax at the thresholds of every rule in every binade, one block each.
TEST_P(Engine, ScaleThresholdsOfEveryBinade) {
  for (Format format : test::kElements) {
    const FormatInfo& f = Info(format);
    const uint32_t max = Decode(format, static_cast<uint32_t>(f.max_code)) & kF32MantissaMask;
    std::vector<float> x;
    for (uint32_t field = 0; field <= 254; ++field) {
      for (uint32_t t : {0u, max, 0x800000u - (1u << (22 - f.p)), 0x400000u}) {
        for (int step = -1; step <= 1; ++step) {
          x.push_back(FromBits(std::min((field << 23) + t + static_cast<uint32_t>(step), kF32Max) & kF32Abs));
          x.resize(x.size() + 31, 0.0f);
        }
      }
    }
    for (ScaleRule rule : {ScaleRule::kEven, ScaleRule::kFloor, ScaleRule::kRceil, ScaleRule::kCeil}) {
      QuantSpec spec;
      spec.format = format;
      spec.rule = rule;
      const SourceView source = F32View(x.data(), 1, static_cast<int64_t>(x.size()));
      ASSERT_NO_FATAL_FAILURE(
          ExpectSame(source, Axis::kRow, spec, std::string(Name(format)) + ' ' + Name(rule)));
    }
  }
}

TEST_P(Engine, EverySixteenBitSourceWord) {
  std::vector<uint16_t> words(65536);
  for (size_t i = 0; i < words.size(); ++i) words[i] = static_cast<uint16_t>(i * 40503u);
  for (DType type : {DType::kBF16, DType::kF16}) {
    for (Axis axis : {Axis::kRow, Axis::kColumn}) {
      QuantSpec spec;
      spec.format = Format::kE5M2;
      spec.fixed_scale = type == DType::kF16 ? 112 : 127;
      ASSERT_NO_FATAL_FAILURE(ExpectSame({words.data(), type, 256, 256, 256}, axis, spec, "sixteen bits"));
    }
  }
}

TEST_P(Engine, UnalignedSources) {
  test::Generator gen(4);
  const std::vector<float> x = gen.Gaussian(40 * 70);
  std::vector<unsigned char> bytes(x.size() * 4 + 3);
  std::memcpy(bytes.data() + 3, x.data(), x.size() * 4);
  for (Axis axis : {Axis::kRow, Axis::kColumn}) {
    ASSERT_NO_FATAL_FAILURE(ExpectSame({bytes.data() + 3, DType::kF32, 40, 70, 70}, axis, {}, "f32 at 3"));
    ASSERT_NO_FATAL_FAILURE(ExpectSame({bytes.data() + 1, DType::kBF16, 40, 70, 71}, axis, {}, "bf16 at 1"));
  }
}

TEST_P(Engine, RotationOfWholeRows) {
  test::Generator gen(5);
  for (int n = 2; n <= 128; n *= 2) {
    for (int trial = 0; trial < 60; ++trial) {
      const int64_t k = n * (1 + gen.Below(300 / n + 2));
      HadamardSpec spec;
      spec.n = n;
      if (trial % 2 == 1) spec.signs = {gen.Bits(), gen.Bits(), gen.Bits(), gen.Bits()};
      const int centre = trial % 5 == 0 ? 6 : trial % 5 == 1 ? 252 : 127;
      std::vector<float> want(static_cast<size_t>(k) + 1), got;
      for (float& v : want) v = FromBits(gen.Near(centre, trial % 6 == 5));
      got = want;
      RotateRow(spec, want.data(), k);
      RotateRowSimd(spec, got.data(), k);
      for (size_t i = 0; i < want.size(); ++i) ASSERT_EQ(ToBits(want[i]), ToBits(got[i])) << n << ' ' << i;
    }
  }
  std::vector<float> row(20);
  EXPECT_THROW(RotateRowSimd({16, {}}, row.data(), 20), InputError);
}

TEST_P(Engine, RandomWords) {
  const RandomStream random{0xFEDCBA9876543210ull, 9, 8, 7};
  for (uint64_t first : {uint64_t{0}, uint64_t{1}, uint64_t{7}, uint64_t{1022}, (uint64_t{1} << 34) - 2050}) {
    for (int64_t count : {1, 2, 5, 63, 64, 65, 1023, 1024, 2049}) {
      std::vector<uint32_t> words(static_cast<size_t>(count) + 1, 0xABCDu);
      RandomWords(random, first, count, words.data());
      for (int64_t i = 0; i < count; ++i) {
        ASSERT_EQ(words[static_cast<size_t>(i)], random.Word(first + static_cast<uint64_t>(i)))
            << first << ' ' << i;
      }
      ASSERT_EQ(words.back(), 0xABCDu);
    }
  }
}

// FP4 copies along columns around the sizes of vectors, blocks and tiles, with all that the loops for it
// know.
TEST_P(Engine, ColumnsAroundEveryWidth) {
  test::Generator gen(9);
  for (int64_t k : {1, 2, 31, 32, 33, 63, 64, 127, 128, 129, 160, 256, 257, 288}) {
    for (int64_t columns : {1, 15, 16, 17, 63, 64, 65, 80, 130}) {
      for (int i = 0; i < 3; ++i) {
        test::Problem p;
        p.spec.rule = static_cast<ScaleRule>(gen.Below(4));
        p.spec.nan = gen.OneIn(3) ? NanPolicy::kPoison : NanPolicy::kHardware;
        p.spec.zero_byte = gen.OneIn(2) ? 0 : 127;
        if (k % 16 == 0 && i > 0) p.spec.hadamard.n = 16;
        if (i == 2) p.spec.hadamard.signs = {gen.Bits(), gen.Bits(), gen.Bits(), gen.Bits()};
        gen.FillMatrix(&p, k, columns, gen.OneIn(2) ? DType::kF32 : DType::kBF16);
        ASSERT_NO_FATAL_FAILURE(ExpectSame(p.source(), Axis::kColumn, p.spec, p.Describe()));
        ASSERT_EQ(Quantize(p.source(), Axis::kColumn, p.spec),
                  QuantizeReference(p.source(), Axis::kColumn, p.spec));
      }
    }
  }
}

// More than a piece of columns (which no caller hands out at once, but one may), a line of codes and a line
// of scales, so that every loop around the tiles is left in the middle; then a result that goes past the
// caches. NaN and Inf among them.
TEST_P(Engine, ColumnsOfLargeTensors) {
  test::Generator gen(10);
  struct Shape {
    int64_t k, columns;
  };
  for (const Shape& shape : {Shape{560, 4192}, Shape{2048, 4160}}) {
    std::vector<float> x = gen.Gaussian(shape.k * shape.columns);
    for (int i = 0; i < 40; ++i) x[gen.Below(x.size())] = FromBits(i % 2 == 0 ? kF32Inf : kF32QuietNan);
    for (int rotated : {0, 16}) {
      QuantSpec spec;
      spec.hadamard.n = rotated;
      const SourceView source = F32View(x.data(), shape.k, shape.columns);
      QuantCounters want_counters, got_counters, row_counters;
      const MxTensor want = QuantizeReference(source, Axis::kColumn, spec, &want_counters);
      ASSERT_TRUE(Quantize(source, Axis::kColumn, spec, &got_counters) == want) << shape.k << ' ' << rotated;
      ASSERT_EQ(got_counters, want_counters);
      got_counters = {};
      const BothCopies both = QuantizeBoth(source, spec, spec, &row_counters, &got_counters);
      ASSERT_TRUE(both.column == want) << shape.k << ' ' << rotated;
      ASSERT_EQ(got_counters, want_counters);
      ASSERT_TRUE(both.row == Quantize(source, Axis::kRow, spec));
      if (UseScalar()) continue;
      MxTensor whole;
      whole.ResizeToWrite(spec.format, shape.columns, shape.k);
      const QuantJob job(source, Axis::kColumn, spec, &whole);
      std::vector<int> read(static_cast<size_t>(shape.k));
      const auto before = [&](int64_t begin, int64_t end) {
        for (int64_t k = begin; k < end; ++k) ++read[static_cast<size_t>(k)];
      };
      got_counters = {};
      QuantizeBands(job, 0, job.bands(), 0, shape.k, before, &got_counters);
      ASSERT_TRUE(whole == want) << shape.k << ' ' << rotated;
      ASSERT_EQ(got_counters, want_counters);
      ASSERT_EQ(read, std::vector<int>(static_cast<size_t>(shape.k), 1));
    }
  }
}

// FP4 with noise: every number of blocks beyond whole lines, both ways of pairing, special blocks between.
TEST_P(Engine, StochasticRowsAroundEveryLine) {
  test::Generator gen(11);
  for (int64_t k : {1, 31, 32, 33, 64, 65, 96, 97, 128, 129, 160, 192, 511, 512, 513, 1024, 1056, 1100}) {
    for (int i = 0; i < 12; ++i) {
      test::Problem p;
      p.spec.rounding = Rounding::kSR;
      p.spec.sr_pair = i % 3 == 0 ? SrPair::kSame : SrPair::kPrng;
      p.spec.rule = static_cast<ScaleRule>(gen.Below(4));
      p.spec.nan = gen.OneIn(3) ? NanPolicy::kPoison : NanPolicy::kHardware;
      p.spec.random = {gen.Bits() * uint64_t{0x100000001}, gen.Bits(), gen.Bits(), gen.Bits()};
      if (k % 16 == 0 && i % 4 == 0) p.spec.hadamard.n = 16;
      gen.FillMatrix(&p, 1 + gen.Below(4), k, gen.OneIn(2) ? DType::kF32 : DType::kBF16);
      ASSERT_NO_FATAL_FAILURE(ExpectSame(p.source(), Axis::kRow, p.spec, p.Describe()));
      ASSERT_EQ(Quantize(p.source(), Axis::kRow, p.spec), QuantizeReference(p.source(), Axis::kRow, p.spec));
    }
  }
}

// All codes x all scales, and the 16-bit outputs.
TEST_P(Engine, DequantisesEveryCodeUnderEveryScale) {
  for (Format format : test::kElements) {
    const int64_t codes = int64_t{1} << Info(format).bits;
    MxTensor t;
    t.Resize(format, 256, codes + 5);
    for (int64_t r = 0; r < 256; ++r) {
      for (int64_t b = 0; b < t.blocks(); ++b)
        t.scales[static_cast<size_t>(r * t.blocks() + b)] = static_cast<uint8_t>(r);
      for (int64_t i = 0; i < t.k; ++i)
        PutCode(format, t.codes.data() + r * t.code_stride(), i, static_cast<uint32_t>(i));
    }
    std::vector<float> want(static_cast<size_t>(t.rows * t.k)), got(want.size());
    std::vector<uint16_t> bf16(want.size()), f16(want.size());
    DequantizeReference(t, want.data());
    Dequantize(t, got.data());
    Dequantize16(t, DType::kBF16, bf16.data());
    Dequantize16(t, DType::kF16, f16.data());
    for (size_t i = 0; i < want.size(); ++i) {
      ASSERT_EQ(ToBits(got[i]), ToBits(want[i])) << Name(format) << ' ' << i;
      ASSERT_EQ(bf16[i], F32ToBf16(ToBits(want[i])));
      ASSERT_EQ(f16[i], F32ToF16(ToBits(want[i])));
    }
  }
}

TEST_P(Engine, ThreadsChangeNothing) {
  test::Generator gen(6);
  const std::vector<float> x = gen.Gaussian(300 * 288);
  for (Axis axis : {Axis::kRow, Axis::kColumn}) {
    QuantSpec spec;
    spec.rounding = Rounding::kSR;
    for (int threads : {1, 2, 3, 7}) {
      SetThreads(threads);
      ASSERT_NO_FATAL_FAILURE(ExpectSame(F32View(x.data(), 300, 288), axis, spec, std::to_string(threads)));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Targets, Engine, testing::ValuesIn(AvailableSimd()),
                         [](const auto& info) { return info.param; });

// Forcing one target must not run another: names differ, and the best is what an empty name gives back.
TEST(EngineTargets, EveryForcedTargetIsTheOneThatRuns) {
  const std::vector<std::string> targets = AvailableSimd();
  for (const std::string& name : targets) {
    SelectSimd(name);
    EXPECT_EQ(SelectedSimd(), name);
    EXPECT_EQ(QuantizeTarget(), name);
    EXPECT_EQ(DequantizeTarget(), name);
  }
  SelectSimd("");
  EXPECT_EQ(QuantizeTarget(), targets.front());
}

}  // namespace
}  // namespace mx
