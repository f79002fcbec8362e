// Every binary32 input through Encode, per format x {RNE, RTZ} x {saturating, not}, and through EncodeE8M0,
// against the cut points of the slow model: inside a run every input must give the run's code, so the check
// is a walk.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <map>
#include <vector>

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

// Inputs that get the same code in each of n modes; the run ends where the next one starts.
template <size_t n>
struct Run {
  uint32_t first;
  std::array<uint32_t, n> codes;
};
template <size_t n>
std::vector<Run<n>> Together(const std::array<std::vector<Interval>, n>& modes) {
  std::map<uint32_t, std::array<uint32_t, n>> starts;
  for (const auto& runs : modes) {
    for (const Interval& run : runs) starts[run.first] = {};
  }
  std::vector<Run<n>> all;
  std::array<size_t, n> at{};
  for (const auto& [first, unused] : starts) {
    Run<n> run{first, {}};
    for (size_t m = 0; m < n; ++m) {
      while (at[m] + 1 < modes[m].size() && modes[m][at[m] + 1].first <= first) ++at[m];
      run.codes[m] = modes[m][at[m]].code;
    }
    all.push_back(run);
  }
  return all;
}

constexpr uint32_t kNans = 0x7F800001u;  // first magnitude that is a NaN

// convert(bits) gives the codes of all modes at once, which share most of their work; nan_code: the rule for
// NaN inputs; negate: the code of the opposite sign.
template <size_t n, typename Convert, typename Negate, typename NanCode>
class Walk {
 public:
  Walk(const std::array<std::vector<Interval>, n>& modes, Convert convert, Negate negate, NanCode nan_code)
      : runs_(Together(modes)), convert_(convert), negate_(negate), nan_code_(nan_code) {}

  void AllInputs() {
    ParallelFor(int64_t{1} << 32, int64_t{1} << 22, [&](int64_t from, int64_t to) {
      const uint32_t sign = from >= int64_t{1} << 31 ? kF32Sign : 0u;  // a chunk never holds both signs
      const uint32_t begin = static_cast<uint32_t>(from) & kF32Abs;
      const uint32_t end = begin + static_cast<uint32_t>(to - from);
      const uint32_t numbers_end = std::clamp(kNans, begin, end);
      Numbers(begin, numbers_end, sign);
      for (uint32_t bits = numbers_end; bits < end; ++bits) {
        const uint32_t want = nan_code_(sign | bits);
        for (const uint32_t code : convert_(sign | bits)) {
          if (code != want) Wrong(sign | bits);
        }
      }
      checked_ += end - numbers_end;
    });
    EXPECT_EQ(first_wrong_, ~uint64_t{0}) << "first wrong run or NaN starts at " << std::hex << first_wrong_;
    EXPECT_EQ(checked_, uint64_t{1} << 32);
  }

 private:
  void Numbers(uint32_t begin, uint32_t end, uint32_t sign) {
    auto run = std::upper_bound(runs_.begin(), runs_.end(), begin,
                                [](uint32_t bits, const Run<n>& r) { return bits < r.first; }) -
               1;
    for (uint32_t at = begin; at < end; ++run) {
      const uint32_t stop = run + 1 == runs_.end() ? end : std::min(end, (run + 1)->first);
      std::array<uint32_t, n> want = run->codes;
      if (sign != 0) {
        for (uint32_t& code : want) code = negate_(code);
      }
      uint32_t difference = 0;
      for (uint32_t bits = at; bits < stop; ++bits) {
        const std::array<uint32_t, n> codes = convert_(sign | bits);
        for (size_t m = 0; m < n; ++m) difference |= codes[m] ^ want[m];
      }
      if (difference != 0) Wrong(sign | at);
      checked_ += stop - at;
      at = stop;
    }
  }
  void Wrong(uint32_t bits) {
    uint64_t seen = first_wrong_;
    while (bits < seen && !first_wrong_.compare_exchange_weak(seen, bits)) {
    }
  }

  std::vector<Run<n>> runs_;
  Convert convert_;
  Negate negate_;
  NanCode nan_code_;
  std::atomic<uint64_t> checked_{0}, first_wrong_{~uint64_t{0}};
};

template <Format format>
void CheckFormat() {
  const slow::Codec codec(format);
  const auto runs = [&](Rounding rounding, Overflow overflow) { return codec.Intervals(rounding, overflow); };
  Walk(
      std::array{runs(Rounding::kRNE, Overflow::kSaturate), runs(Rounding::kRNE, Overflow::kNonSaturate),
                 runs(Rounding::kRTZ, Overflow::kSaturate), runs(Rounding::kRTZ, Overflow::kNonSaturate)},
      [](uint32_t bits) {
        return std::array{Encode(format, bits, 0, Rounding::kRNE, Overflow::kSaturate),
                          Encode(format, bits, 0, Rounding::kRNE, Overflow::kNonSaturate),
                          Encode(format, bits, 0, Rounding::kRTZ, Overflow::kSaturate),
                          Encode(format, bits, 0, Rounding::kRTZ, Overflow::kNonSaturate)};
      },
      [&](uint32_t code) { return codec.WithSign(true, code); },
      [&](uint32_t bits) { return codec.NanCode(bits); })
      .AllInputs();
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
  Walk(
      std::array{codec.Intervals(Rounding::kRNE, Overflow::kSaturate)},
      [](uint32_t bits) { return std::array{uint32_t{F32ToBf16(bits)}}; },
      [&](uint32_t code) { return codec.WithSign(true, code); },
      [&](uint32_t bits) { return codec.NanCode(bits); })
      .AllInputs();
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

TEST(AllInputs, E8M0) {
  const std::array modes{ScaleRuns(ScaleRounding::kFloor), ScaleRuns(ScaleRounding::kRceil)};
  for (const auto& runs : modes) ASSERT_EQ(runs.size(), 255u);
  Walk(
      modes,
      [](uint32_t bits) {
        return std::array{EncodeE8M0(bits, ScaleRounding::kFloor), EncodeE8M0(bits, ScaleRounding::kRceil)};
      },
      [](uint32_t byte) { return byte; }, [](uint32_t) { return 0xFFu; })
      .AllInputs();
}

}  // namespace
}  // namespace mx
