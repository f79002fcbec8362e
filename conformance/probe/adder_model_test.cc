// The family of adders against the table of profiles and against rationals, and the search against adders
// that are known to the test alone.
#include <gtest/gtest.h>

#include <algorithm>

#include "conformance/probe/adder_search.h"
#include "conformance/probe/slow_adder.h"
#include "sim/base/philox.h"

namespace mx::conformance {
namespace {

// A unit that answers by a function.
template <typename Answer>
class FunctionUnit : public MatrixUnit {
 public:
  FunctionUnit(Answer answer, bool wide_formats) : answer_(answer), wide_formats_(wide_formats) {}
  std::string Describe() const override { return "a function"; }
  bool Takes(Format format) const override {
    return format == Format::kE2M1 || (wide_formats_ && format == Format::kE5M2);
  }
  std::vector<std::optional<uint32_t>> Run(const std::vector<Sample>& samples) override {
    std::vector<std::optional<uint32_t>> out;
    for (const Sample& s : samples) out.push_back(answer_(s));
    return out;
  }

 private:
  Answer answer_;
  bool wide_formats_;
};

TEST(FixedNumbers, CutAsRationals) {
  const RandomStream random{5, 0, StreamId(StreamPurpose::kData, 1), 0};
  int cut = 0;
  for (uint64_t i = 0; i < 400; ++i) {
    const auto value =
        static_cast<int64_t>(uint64_t{random.Word(4 * i)} << 20 | random.Word(4 * i + 1) >> 12) -
        (int64_t{1} << 51);
    const int exponent = static_cast<int>(random.Word(4 * i + 2) % 500) - 290;
    const int unit = exponent + static_cast<int>(random.Word(4 * i + 3) % 70) - 4;
    for (const Cut mode : {Cut::kTruncate, Cut::kFloor, Cut::kNearest}) {
      FixedNumber x(value, exponent);
      const Rational exact = Rational(value) * Power(exponent);
      x.CutTo(unit, mode);
      const Rational want = unit <= exponent ? exact : CutRational(exact, Kept{0, mode}, unit);
      EXPECT_EQ(x.IsZero(), want == 0);
      for (const bool toward_zero : {false, true})
        EXPECT_EQ(x.Round(toward_zero), RationalToF32(want, toward_zero))
            << value << " " << exponent << " " << unit;
      if (want != 0) {
        EXPECT_EQ(x.Binade(), BinadeOf(want));
      }
      cut += want != exact ? 1 : 0;
    }
  }
  EXPECT_GT(cut, 300);
}

TEST(AdderModel, HoldsEveryProfile) {
  for (const Instruction instruction : {Instruction::k16x16x128, Instruction::k32x32x64}) {
    const int64_t K = InstructionK(instruction);
    std::vector<NamedSample> samples = DiscriminatingSamples(instruction);
    for (uint32_t i = 0; i < 150; ++i) {
      for (const Format format : {Format::kE2M1, Format::kE5M2})
        samples.push_back({"random", RandomSample(format, K, 3, i)});
    }
    for (const ProfileInfo& profile : kProfiles) {
      for (const NamedSample& s : samples) {
        ASSERT_EQ(Accumulate(ShapeOf(profile.id), s.sample, K), Expected(profile.id, s.sample, K))
            << profile.name << " " << s.name << " " << Describe(s.sample, K);
      }
    }
  }
}

// Which profiles an instruction cannot tell apart is said by their definitions; the inputs must tell all
// others apart.
TEST(Samples, TellApartWhatIsDifferent) {
  for (const Instruction instruction : {Instruction::k16x16x128, Instruction::k32x32x64}) {
    const int64_t K = InstructionK(instruction);
    std::vector<Sample> samples;
    for (const NamedSample& s : DiscriminatingSamples(instruction)) samples.push_back(s.sample);
    for (uint32_t i = 0; i < 200; ++i) samples.push_back(RandomSample(Format::kE2M1, K, 0, i));
    for (const ProfileInfo& a : kProfiles) {
      for (const ProfileInfo& b : kProfiles) {
        const bool same = std::all_of(samples.begin(), samples.end(), [&](const Sample& s) {
          return Expected(a.id, s, K) == Expected(b.id, s, K);
        });
        EXPECT_EQ(same, SameAdder(a.id, b.id, K)) << a.name << " " << b.name << " K=" << K;
      }
    }
  }
}

// An adder outside the table, by a word of random numbers.
AdderShape RandomShape(uint32_t index) {
  const RandomStream random{11, 0, StreamId(StreamPurpose::kData, 2), index};
  uint32_t at = 0;
  const auto below = [&](uint32_t n) { return static_cast<int>(random.Word(at++) % n); };
  const auto kept = [&](int least) -> std::optional<Kept> {
    if (below(4) == 0) return std::nullopt;
    return Kept{least + below(9), static_cast<Cut>(below(3))};
  };
  AdderShape s;
  static constexpr int kGroups[] = {8, 16, 32, 64, 0};
  s.group = kGroups[below(5)];
  s.descending = s.group >= 32 && below(2) == 0;
  s.toward_zero = below(3) == 0;
  s.flush = below(3) == 0;
  s.with_terms = below(2) == 0;
  if (s.with_terms) {
    s.products = Kept{24 + below(9), static_cast<Cut>(below(3))};
    s.blocks = (s.group == 0 || s.group >= 64) && below(2) == 0;
  } else {
    s.products = kept(24);
    s.sum = kept(25);
    s.accumulator = kept(24);
  }
  return s;
}

TEST(AdderSearch, DescribesAddersOutsideTheTable) {
  constexpr int64_t K = 128;
  int outside = 0;
  for (uint32_t i = 0; i < 14; ++i) {
    const AdderShape truth = RandomShape(i);
    FunctionUnit unit([&](const Sample& s) { return SlowAdder(truth, s, K).Result(); }, true);
    const AdderFindings found = SearchAdder(unit, Instruction::k16x16x128, 60, 0);
    ASSERT_FALSE(found.shapes.empty()) << "adder " << i << ": " << Describe(truth, K);
    // What is found answers as the device does where it was never asked.
    int wrong = 0;
    for (uint32_t j = 0; j < 300; ++j) {
      for (const Format format : {Format::kE2M1, Format::kE5M2}) {
        const Sample s = RandomSample(format, K, 77, j);
        wrong += Accumulate(found.shapes.front(), s, K) != SlowAdder(truth, s, K).Result() ? 1 : 0;
      }
    }
    EXPECT_EQ(wrong, 0) << "adder " << i << "\n  is    " << Describe(truth, K) << "\n  found "
                        << Describe(found.shapes.front(), K);
    EXPECT_EQ(found.shapes.front().group, truth.group) << Describe(truth, K);
    EXPECT_EQ(found.shapes.front().toward_zero, truth.toward_zero);
    EXPECT_EQ(found.shapes.front().flush, truth.flush);
    outside += found.consistent.empty() ? 1 : 0;
  }
  EXPECT_GE(outside, 12);
}

// Rounds away from zero: outside the family too, and that is what must be said.
TEST(AdderSearch, SaysThatItCannotDescribe) {
  FunctionUnit unit(
      [](const Sample& s) {
        const uint32_t exact = Expected(Profile::kExact, s, 128);
        return Expected(Profile::kSeq32, s, 128) == exact ? exact : exact + 1;
      },
      false);
  const AdderFindings found = SearchAdder(unit, Instruction::k16x16x128, 100, 0);
  EXPECT_TRUE(found.shapes.empty());
  EXPECT_TRUE(found.consistent.empty());
  EXPECT_EQ(found.refuted.size(), std::size(kProfiles));
}

}  // namespace
}  // namespace mx::conformance
