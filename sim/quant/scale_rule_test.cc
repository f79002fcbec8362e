#include "sim/quant/scale_rule.h"

#include <gtest/gtest.h>

#include "sim/base/bits.h"
#include "sim/base/error.h"
#include "sim/quant/slow_model.h"

namespace mx {
namespace {

constexpr Format kElements[] = {Format::kE2M1, Format::kE2M3, Format::kE3M2,
                                Format::kE4M3, Format::kE5M2, Format::kINT8};
constexpr ScaleRule kRules[] = {ScaleRule::kEven, ScaleRule::kFloor, ScaleRule::kRceil, ScaleRule::kCeil};

int Byte(ScaleRule rule, Format format, float amax) {
  return SharedExponent(rule, format, ToBits(amax)) + 127;
}

TEST(ScaleRule, NamesRoundTripAndUnknownOnesAreRefused) {
  for (ScaleRule rule : kRules) EXPECT_EQ(ScaleRuleByName(Name(rule)), rule);
  try {
    ScaleRuleByName("nearest");
    FAIL();
  } catch (const InputError& e) {
    EXPECT_STREQ(e.what(), "unknown scale rule 'nearest'; use one of even, floor, rceil, ceil");
  }
}

// Printed bytes for E2M1, the four rules side by side.
TEST(ScaleRule, E2M1BytesOfTheBoundaryTable) {
  const float amax[] = {1.5f, 1.515625f, 1.734375f, 1.75f, 3.0f, 3.015625f, 3.5f, 6.0f, 6.03125f, 7.0f};
  const int floor[] = {125, 125, 125, 125, 126, 126, 126, 127, 127, 127};
  const int even[] = {125, 125, 125, 126, 126, 126, 127, 127, 127, 128};
  const int rceil[] = {125, 126, 126, 126, 126, 127, 127, 127, 128, 128};
  const int ceil[] = {126, 126, 126, 126, 127, 127, 127, 128, 128, 128};
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(Byte(ScaleRule::kFloor, Format::kE2M1, amax[i]), floor[i]) << amax[i];
    EXPECT_EQ(Byte(ScaleRule::kEven, Format::kE2M1, amax[i]), even[i]) << amax[i];
    EXPECT_EQ(Byte(ScaleRule::kRceil, Format::kE2M1, amax[i]), rceil[i]) << amax[i];
    EXPECT_EQ(Byte(ScaleRule::kCeil, Format::kE2M1, amax[i]), ceil[i]) << amax[i];
  }
}

TEST(ScaleRule, TopOfTheRange) {
  const int finite[] = {253, 252, 253, 253}, infinite[] = {253, 253, 254, 253};
  for (int i = 0; i < 4; ++i) {
    EXPECT_EQ(SharedExponent(kRules[i], Format::kE2M1, kF32Max) + 127, finite[i]) << Name(kRules[i]);
    EXPECT_EQ(SharedExponent(kRules[i], Format::kE2M1, kF32Inf) + 127, infinite[i]) << Name(kRules[i]);
  }
  for (ScaleRule rule : kRules) EXPECT_EQ(SharedExponent(rule, Format::kINT8, kF32Inf), 127);
}

// 448/2^s exact powers, and one ulp beyond, as NVIDIA's round-up wants them.
TEST(ScaleRule, RceilE4M3PublicCase) {
  const uint32_t amax[] = {0x43E00000, 0x42600000, 0x43E08000, 0x43DF8000,
                           0x44600000, 0x3F800000, 0x40E00000};
  const int want[] = {0x7F, 0x7C, 0x80, 0x7F, 0x80, 0x77, 0x79};
  for (int i = 0; i < 7; ++i)
    EXPECT_EQ(SharedExponent(ScaleRule::kRceil, Format::kE4M3, amax[i]) + 127, want[i]);
}

TEST(ScaleRule, FloorTakesTheExponentOfTheWholeAmax) {
  const uint32_t amax[] = {0x3FFFFFFF, 0x3FFF8000, 0x3FFF7FFF, 0x40000000};
  const int want[] = {0x77, 0x77, 0x77, 0x78};
  for (int i = 0; i < 4; ++i)
    EXPECT_EQ(SharedExponent(ScaleRule::kFloor, Format::kE4M3, amax[i]) + 127, want[i]);
}

// The five words where the usual shortcut, amax x binary32(1/max), differs from the exact rule.
TEST(ScaleRule, RceilIsExactWhereTheReciprocalShortcutIsNot) {
  const struct {
    Format format;
    uint32_t amax;
  } cases[] = {{Format::kE2M1, 0x01400001},
               {Format::kE2M3, 0x01700001},
               {Format::kE3M2, 0x02600001},
               {Format::kE4M3, 0x04600001},
               {Format::kE5M2, 0x07E00001}};
  for (const auto& c : cases) {
    const uint32_t max = Decode(c.format, static_cast<uint32_t>(Info(c.format).max_code));
    const float reciprocal = static_cast<float>(1.0 / static_cast<double>(FromBits(max)));
    const uint32_t v = ToBits(FromBits(c.amax) * reciprocal);
    const uint32_t whole =
        (v >> 23) == 0 ? 0x00400000u : 0u;  // mantissa of a power of two; 2^-127 is subnormal
    const int shortcut = static_cast<int>(v >> 23) - 127 + ((v & kF32MantissaMask) > whole);
    EXPECT_EQ(SharedExponent(ScaleRule::kRceil, c.format, c.amax),
              slow::Scale(ScaleRule::kRceil, c.format, c.amax));
    EXPECT_NE(SharedExponent(ScaleRule::kRceil, c.format, c.amax), shortcut) << Name(c.format);
    EXPECT_EQ(SharedExponent(ScaleRule::kRceil, c.format, c.amax - 1),
              SharedExponent(ScaleRule::kRceil, c.format, c.amax) - 1);
  }
}

// In each binade: the powers of two, max * 2^s, the half-up thresholds of `even`, each with both neighbours,
// for normal and subnormal amax, up to FLT_MAX and Inf.
TEST(ScaleRule, EveryThresholdOfEveryBinadeAgainstTheSecondModel) {
  for (Format format : kElements) {
    const FormatInfo& f = Info(format);
    const uint32_t max = Decode(format, static_cast<uint32_t>(f.max_code));
    const uint32_t thresholds[] = {0, max & kF32MantissaMask, 0x800000u - (1u << (22 - f.p))};
    for (uint32_t field = 0; field <= 254; ++field) {
      for (uint32_t t : thresholds) {
        for (int step = -1; step <= 1; ++step) {
          const uint32_t amax = (field << 23) + t + static_cast<uint32_t>(step);
          if (amax == 0 || amax > kF32Inf) continue;
          for (ScaleRule rule : kRules) {
            ASSERT_EQ(SharedExponent(rule, format, amax), slow::Scale(rule, format, amax))
                << Name(rule) << ' ' << Name(format) << ' ' << std::hex << amax;
          }
        }
      }
    }
    for (int bit = 0; bit < 23; ++bit) {
      for (uint32_t amax : {1u << bit, (1u << bit) + 1, (2u << bit) - 1, (3u << bit) >> 1,
                            ((3u << bit) >> 1) + 1, (7u << bit) >> 2, ((7u << bit) >> 2) + 1}) {
        if (amax == 0) continue;
        for (ScaleRule rule : kRules) {
          ASSERT_EQ(SharedExponent(rule, format, amax), slow::Scale(rule, format, amax))
              << Name(rule) << ' ' << Name(format) << ' ' << std::hex << amax;
        }
      }
    }
    for (uint32_t amax : {kF32Max, kF32Inf}) {
      for (ScaleRule rule : kRules)
        EXPECT_EQ(SharedExponent(rule, format, amax), slow::Scale(rule, format, amax));
    }
  }
}

// Doubling amax raises s by exactly one wherever no clamp and no subnormal is near.
TEST(ScaleRule, DoublingShiftsByOne) {
  for (Format format : kElements) {
    for (ScaleRule rule : kRules) {
      for (uint32_t mantissa = 0; mantissa < 0x800000u; mantissa += 4093) {
        const uint32_t amax = (100u << 23) | mantissa;
        ASSERT_EQ(SharedExponent(rule, format, amax + 0x00800000u), SharedExponent(rule, format, amax) + 1);
      }
    }
  }
}

}  // namespace
}  // namespace mx
