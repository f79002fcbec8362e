// Every binary32 input through Encode, per format x {RNE, RTZ} x {saturating, not}, and through EncodeE8M0,
// against the cut points of the slow model: inside a run every input must give the run's code, so the check
// is a walk.
#include <gtest/gtest.h>

#include <atomic>

#include "sim/base/parallel.h"
#include "sim/formats/codec.h"
#include "sim/formats/slow_codec.h"

namespace mx {
namespace {

using slow::Interval;

struct Verdict {
  std::atomic<uint64_t> checked{0};
  std::atomic<uint64_t> first_wrong{~uint64_t{0}};
  void Wrong(uint32_t bits) {
    uint64_t seen = first_wrong;
    while (bits < seen && !first_wrong.compare_exchange_weak(seen, bits)) {
    }
  }
};

// convert(bits) for every input of [begin, end), none of them a NaN, compared with the runs. `sign` is added
// to each input, `negate` to each expected code.
template <typename Convert, typename Negate>
void WalkRuns(const std::vector<Interval>& runs, uint32_t begin, uint32_t end, uint32_t sign, Convert convert,
              Negate negate, Verdict& verdict) {
  auto run = std::upper_bound(runs.begin(), runs.end(), begin,
                              [](uint32_t bits, const Interval& r) { return bits < r.first; }) -
             1;
  for (uint32_t at = begin; at < end; ++run) {
    const uint32_t stop = run + 1 == runs.end() ? end : std::min(end, (run + 1)->first);
    const uint32_t want = negate(run->code);
    uint32_t difference = 0;
    for (uint32_t bits = at; bits < stop; ++bits) difference |= convert(sign | bits) ^ want;
    if (difference != 0) verdict.Wrong(sign | at);
    verdict.checked += stop - at;
    at = stop;
  }
}

constexpr uint32_t kNans = 0x7F800001u;  // first magnitude that is a NaN

// convert: bits -> code. nan_code: the rule for NaN inputs.
template <typename Convert, typename Negate, typename NanCode>
void CheckAllInputs(const std::vector<Interval>& runs, Convert convert, Negate negate, NanCode nan_code) {
  Verdict verdict;
  constexpr int64_t kGrain = int64_t{1} << 22;
  ParallelFor(int64_t{1} << 32, kGrain, [&](int64_t from, int64_t to) {
    const uint32_t sign = from >= int64_t{1} << 31 ? kF32Sign : 0u;  // a chunk never holds both signs
    const uint32_t begin = static_cast<uint32_t>(from) & kF32Abs;
    const uint32_t end = begin + static_cast<uint32_t>(to - from);
    const uint32_t numbers_end = std::clamp(kNans, begin, end);
    if (sign == 0) {
      WalkRuns(
          runs, begin, numbers_end, sign, convert, [](uint32_t code) { return code; }, verdict);
    } else {
      WalkRuns(runs, begin, numbers_end, sign, convert, negate, verdict);
    }
    for (uint32_t bits = numbers_end; bits < end; ++bits) {
      if (convert(sign | bits) != nan_code(sign | bits)) verdict.Wrong(sign | bits);
    }
    verdict.checked += end - numbers_end;
  });
  EXPECT_EQ(verdict.first_wrong, ~uint64_t{0})
      << "first wrong run or NaN starts at " << std::hex << verdict.first_wrong;
  EXPECT_EQ(verdict.checked, uint64_t{1} << 32);
}

template <Format format, Rounding rounding, Overflow overflow>
void CheckElement() {
  const slow::Codec codec(format);
  CheckAllInputs(
      codec.Intervals(rounding, overflow),
      [](uint32_t bits) { return Encode(format, bits, 0, rounding, overflow); },
      [&](uint32_t code) { return codec.WithSign(true, code); },
      [&](uint32_t bits) { return codec.NanCode(bits); });
}

template <Format format>
void CheckFormat() {
  CheckElement<format, Rounding::kRNE, Overflow::kSaturate>();
  CheckElement<format, Rounding::kRNE, Overflow::kNonSaturate>();
  CheckElement<format, Rounding::kRTZ, Overflow::kSaturate>();
  CheckElement<format, Rounding::kRTZ, Overflow::kNonSaturate>();
}

TEST(AllInputs, E2M1) { CheckFormat<Format::kE2M1>(); }
TEST(AllInputs, E2M3) { CheckFormat<Format::kE2M3>(); }
TEST(AllInputs, E3M2) { CheckFormat<Format::kE3M2>(); }
TEST(AllInputs, E4M3) { CheckFormat<Format::kE4M3>(); }
TEST(AllInputs, E5M2) { CheckFormat<Format::kE5M2>(); }
TEST(AllInputs, INT8) { CheckFormat<Format::kINT8>(); }
TEST(AllInputs, BF16) { CheckFormat<Format::kBF16>(); }
TEST(AllInputs, FP16) { CheckFormat<Format::kFP16>(); }

// The short cut for bfloat16 that everything else uses.
TEST(AllInputs, F32ToBf16) {
  const slow::Codec codec(Format::kBF16);
  CheckAllInputs(
      codec.Intervals(Rounding::kRNE, Overflow::kSaturate),
      [](uint32_t bits) { return uint32_t{F32ToBf16(bits)}; },
      [&](uint32_t code) { return codec.WithSign(true, code); },
      [&](uint32_t bits) { return codec.NanCode(bits); });
}

std::vector<Interval> ScaleRuns(ScaleRounding rounding) {
  std::vector<Interval> runs;
  for (uint32_t at = 0; at < kNans;) {
    const uint32_t byte = slow::EncodeScale(at, rounding);
    runs.push_back({at, byte});
    uint32_t low = at, high = kNans;
    while (high - low > 1) {
      const uint32_t middle = low + (high - low) / 2;
      (slow::EncodeScale(middle, rounding) == byte ? low : high) = middle;
    }
    at = high;
  }
  return runs;
}

template <ScaleRounding rounding>
void CheckScale() {
  const auto runs = ScaleRuns(rounding);
  ASSERT_EQ(runs.size(), 255u);
  CheckAllInputs(
      runs, [](uint32_t bits) { return EncodeE8M0(bits, rounding); }, [](uint32_t byte) { return byte; },
      [](uint32_t) { return 0xFFu; });
}

TEST(AllInputs, E8M0Floor) { CheckScale<ScaleRounding::kFloor>(); }
TEST(AllInputs, E8M0Rceil) { CheckScale<ScaleRounding::kRceil>(); }

}  // namespace
}  // namespace mx
