// Every amax there is: 2^31 words x formats x rules against cut points computed exactly.
#include <gtest/gtest.h>

#include <atomic>
#include <vector>

#include "sim/base/parallel.h"
#include "sim/quant/slow_model.h"

namespace mx {
namespace {

// Smallest amax word whose exponent is at least s, found by bisection in the second model (the rules are
// monotone, and the walk below proves it for the library: between two cut points it must stay constant).
uint32_t FirstWord(ScaleRule rule, Format format, int s) {
  uint32_t low = 1, high = kF32Inf;  // the answer is in [low, high], or beyond
  if (slow::Scale(rule, format, high) < s) return kF32Inf + 1;
  while (low < high) {
    const uint32_t middle = low + (high - low) / 2;
    if (slow::Scale(rule, format, middle) >= s)
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

// Rule and format are constants of the loop, so that it is a few instructions a word.
template <ScaleRule rule, Format format>
void CheckEveryAmaxWord() {
  std::vector<uint32_t> first;  // first[i]: smallest word of exponent i - 127
  for (int s = -127; s <= 128; ++s) first.push_back(s == 128 ? kF32Inf + 1 : FirstWord(rule, format, s));
  std::atomic<int64_t> words{0}, wrong{0};
  ParallelFor(255, 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const uint32_t from = std::max(first[static_cast<size_t>(i)], 1u),
                     to = first[static_cast<size_t>(i) + 1];
      int64_t bad = 0;
      for (uint32_t u = from; u < to; ++u)
        bad += SharedExponent(rule, format, u) != static_cast<int>(i) - 127;
      wrong += bad;
      if (to > from) words += to - from;
    }
  });
  EXPECT_EQ(wrong, 0) << Name(rule) << ' ' << Name(format);
  EXPECT_EQ(words, int64_t{kF32Inf}) << Name(rule) << ' ' << Name(format);
}

template <ScaleRule rule>
void CheckEveryFormat() {
  CheckEveryAmaxWord<rule, Format::kE2M1>();
  CheckEveryAmaxWord<rule, Format::kE2M3>();
  CheckEveryAmaxWord<rule, Format::kE3M2>();
  CheckEveryAmaxWord<rule, Format::kE4M3>();
  CheckEveryAmaxWord<rule, Format::kE5M2>();
  CheckEveryAmaxWord<rule, Format::kINT8>();
}

TEST(EveryAmaxWord, Even) { CheckEveryFormat<ScaleRule::kEven>(); }
TEST(EveryAmaxWord, Floor) { CheckEveryFormat<ScaleRule::kFloor>(); }
TEST(EveryAmaxWord, Rceil) { CheckEveryFormat<ScaleRule::kRceil>(); }
TEST(EveryAmaxWord, Ceil) { CheckEveryFormat<ScaleRule::kCeil>(); }

}  // namespace
}  // namespace mx
