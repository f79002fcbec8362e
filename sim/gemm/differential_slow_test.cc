// The engine against the definitions on random problems until the time is over: quantising, dequantising and
// products on every SIMD target, and a packed product of each problem. MX_DIFFERENTIAL_SECONDS sets the time
// (300 if unset; an hour soaks), MX_DIFFERENTIAL_SEED the first problem's number.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <string>

#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/gemm/gemm.h"
#include "sim/gemm/gemm_kernels.h"
#include "sim/gemm/gemm_test_util.h"
#include "sim/quant/test_data.h"

namespace mx {
namespace {

uint64_t Setting(const char* name, uint64_t usual) {
  const char* text = std::getenv(name);
  return text == nullptr ? usual : std::strtoull(text, nullptr, 10);
}

struct Clock {
  std::chrono::steady_clock::time_point end =
      std::chrono::steady_clock::now() + std::chrono::seconds(Setting("MX_DIFFERENTIAL_SECONDS", 300) / 2);
  bool over() const { return std::chrono::steady_clock::now() >= end; }
};

class Differential : public testing::Test {
 protected:
  Differential() : targets_(AvailableSimd()) { targets_.pop_back(); }  // the last is the reference
  void TearDown() override {
    SelectSimd("");
    SetThreads(0);
    AllowVnni(true);
    AllowAmx(true);
  }
  // Every target, and those with VNNI without it too, and AVX3 with and without tile registers.
  template <typename Use>
  void OnEachTarget(Random& random, const Use& use) {
    for (const std::string& target : targets_) {
      SelectSimd(target);
      SetThreads(random.Int(1, 3));
      const bool vnni = HasDots(target);
      for (int path = target == "AVX3" && HasAmx() ? 0 : 1; path < (vnni ? 3 : 2); ++path) {
        AllowAmx(path == 0);
        AllowVnni(path < 2);
        use(target + (path == 0 ? " with tiles" : path == 1 ? "" : " without VNNI"));
        if (HasFatalFailure()) return;
      }
    }
    AllowAmx(true);
    AllowVnni(true);
    SelectSimd("");
  }
  std::vector<std::string> targets_;
};

TEST_F(Differential, Quantising) {
  const uint64_t first = Setting("MX_DIFFERENTIAL_SEED", 1);
  int64_t problems = 0;
  for (const Clock clock; !clock.over() && !HasFatalFailure(); ++problems) {
    const uint64_t seed = first + static_cast<uint64_t>(problems);
    test::Generator gen(seed);
    Random random(seed);
    const test::Problem p = gen.NextProblem(random.OneIn(10) ? 700 : 150);
    QuantCounters want_counters;
    const MxTensor want = QuantizeReference(p.source(), p.axis, p.spec, &want_counters);
    const auto count = static_cast<size_t>(want.rows * want.k);
    std::vector<float> want_values(count);
    DequantizeReference(want, want_values.data());
    OnEachTarget(random, [&](const std::string& target) {
      QuantCounters counters;
      ASSERT_TRUE(Quantize(p.source(), p.axis, p.spec, &counters) == want) << target << ' ' << p.Describe();
      ASSERT_TRUE(counters == want_counters) << target << ' ' << p.Describe();
      ASSERT_TRUE(Quantize(p.source(), p.axis, p.spec) == want) << target << ' ' << p.Describe();
      std::vector<float> values(count);
      Dequantize(want, values.data());
      ASSERT_EQ(count == 0 ? 0 : std::memcmp(values.data(), want_values.data(), count * sizeof(float)), 0)
          << target << ' ' << p.Describe();
    });
  }
  EXPECT_GT(problems, 0);
  RecordProperty("problems", static_cast<int>(problems));
}

// Scales of one neighbourhood, of any size, or at an end; now and then codes of all kinds, and blocks of
// zeros.
MxTensor Operand(Random& random, Format format, int64_t rows, int64_t k) {
  const int centre = random.OneIn(2) ? 127 : random.Int(0, 254),
            spread = random.OneIn(3) ? 254 : random.Int(0, 20);
  MxTensor t =
      RandomTensor(random, format, rows, k, std::max(0, centre - spread), std::min(254, centre + spread));
  const bool specials = random.OneIn(4), sparse = random.OneIn(4), narrow = random.OneIn(3);
  for (int64_t row = 0; row < rows; ++row) {
    for (int64_t i = 0; i < k; ++i) {
      if (narrow)
        SetCode(t, row, i,
                (t.Code(row, i) & Info(format).sign_bit()) |
                    static_cast<uint32_t>(random.Int(0, Info(format).max_code)));
      if (specials && random.OneIn(300)) SetCode(t, row, i, RandomCode(random, format, true));
      if (sparse && (random.OneIn(2) || i / kBlock % 3 == row % 3)) SetCode(t, row, i, 0);
    }
  }
  if (specials && !t.scales.empty() && random.OneIn(2))
    t.scales[random.Bits() % t.scales.size()] = random.OneIn(2) ? 0xFF : 0;
  return t;
}

struct Product {
  MxTensor a, b;
  GemmSpec spec;
  std::vector<uint8_t> c;
  std::string text;
};

Product NextProduct(Random& random, uint64_t seed) {
  Product p;
  const Format fa = kMatrixFormats[random.Int(0, 4)],
               fb = random.OneIn(2) ? fa : kMatrixFormats[random.Int(0, 4)];
  const int size = random.OneIn(8) ? 130 : 24;
  const int64_t m = random.Int(1, size), n = random.Int(1, size),
                k = random.Int(1, random.OneIn(4) ? 700 : 200);
  p.a = Operand(random, fa, m, k);
  p.b = Operand(random, fb, n, k);
  if (random.OneIn(3))
    p.spec.profile = static_cast<Profile>(random.Int(0, static_cast<int>(std::size(kProfiles)) - 1));
  p.spec.instruction = random.OneIn(2) ? Instruction::k16x16x128 : Instruction::k32x32x64;
  p.spec.splits = random.OneIn(4) ? random.Int(2, 4) : 1;
  p.spec.split_kind = random.OneIn(2) ? SplitK::kF32 : SplitK::kBf16;
  p.spec.out = random.OneIn(2) ? DType::kF32 : DType::kBF16;
  p.spec.alpha = random.OneIn(3) ? FromBits(random.Bits() & 0xBFFFFFFF) : 1.0f;
  p.spec.beta = random.OneIn(3);
  p.c.resize(static_cast<size_t>(m * n * Bytes(p.spec.out)));
  for (uint8_t& byte : p.c) byte = static_cast<uint8_t>(random.Bits());
  p.text = fmt::format("problem {}: {} x {} {}x{}x{} {} splits {}", seed, Name(fa), Name(fb), m, n, k,
                       Name(p.spec.profile), p.spec.splits);
  return p;
}

TEST_F(Differential, Products) {
  const uint64_t first = Setting("MX_DIFFERENTIAL_SEED", 1);
  int64_t problems = 0;
  for (const Clock clock; !clock.over() && !HasFatalFailure(); ++problems) {
    const uint64_t seed = first + static_cast<uint64_t>(problems);
    Random random(seed);
    const Product p = NextProduct(random, seed);
    const auto outputs = static_cast<size_t>(p.a.rows * p.b.rows);
    std::vector<uint8_t> want(p.c.size()), want_flags(outputs);
    GemmReference(p.a, p.b, p.spec, p.c.data(), want.data(), want_flags.data());
    OnEachTarget(random, [&](const std::string& target) {
      std::vector<uint8_t> got(p.c.size(), 0xA5), flags(outputs, 7), packed(p.c.size(), 0x5A);
      Gemm(p.a, p.b, p.spec, p.c.data(), got.data(), flags.data());
      ASSERT_TRUE(got == want) << target << ' ' << p.text;
      ASSERT_TRUE(flags == want_flags) << target << ' ' << p.text;
      Gemm(PackedOperand::A(p.a), PackedOperand::B(p.b), p.spec, p.c.data(), packed.data(), nullptr);
      ASSERT_TRUE(packed == want) << target << ' ' << p.text << " packed";
    });
  }
  EXPECT_GT(problems, 0);
  RecordProperty("problems", static_cast<int>(problems));
}

}  // namespace
}  // namespace mx
