// Stochastic rounding: the published probe values of the AMD host model, and exact counts over whole noise
// fields.
#include <gtest/gtest.h>

#include <cmath>

#include "sim/formats/codec.h"
#include "sim/formats/slow_codec.h"

namespace mx {
namespace {

uint32_t Stochastic(Format format, uint32_t y, uint32_t noise, int s = 0) {
  return Encode(format, y, s, Rounding::kSR, Overflow::kSaturate, noise);
}

// V_PRNG_B32, from its definition in the CDNA4 ISA manual.
uint32_t NextSeed(uint32_t s) { return (s << 1) ^ (s >> 31 != 0 ? 0xC5u : 0u); }

struct Probe {
  const char* name;
  uint32_t y, below, at, code_below, code_at;
};

TEST(StochasticE2M1, Probes) {
  const Probe probes[] = {
      {"S1: the top noise bit weighs half a step", 0x3FA00000, 0x7FFFFFFF, 0x80000000, 2, 3},
      {"S2: bits 31..10 take part, 9..0 do not", 0x3F800001, 0xFFFFFBFF, 0xFFFFFC00, 2, 3},
      {"S3: 0.125 goes up with probability 1/4", 0x3E000000, 0xBFFFFFFF, 0xC0000000, 0, 1},
      {"S4: 0.375 goes up with probability 3/4", 0x3EC00000, 0x3FFFFFFF, 0x40000000, 0, 1},
      {"S5: bits shifted out of a subnormal are lost first", 0x3F7FFFFF, 0x000003FF, 0x00000400, 1, 2},
      {"S10: a bf16 source is rounded from its f32 value", Bf16ToF32(0x3FA0), 0x7FFFFFFF, 0x80000000, 2, 3},
  };
  for (const Probe& probe : probes) {
    for (uint32_t sign : {0u, 1u}) {
      EXPECT_EQ(Stochastic(Format::kE2M1, probe.y | sign << 31, probe.below), probe.code_below | sign << 3)
          << probe.name;
      EXPECT_EQ(Stochastic(Format::kE2M1, probe.y | sign << 31, probe.at), probe.code_at | sign << 3)
          << probe.name;
    }
  }
}

TEST(StochasticE2M1, ProbeS6TheOddElementTakesTheShiftedSeed) {
  const uint32_t seed = 0x80000000, odd = NextSeed(seed);
  EXPECT_EQ(odd, 0xC5u);
  EXPECT_EQ(Stochastic(Format::kE2M1, 0x3FA00000, seed) | Stochastic(Format::kE2M1, 0x3FA00000, odd) << 4,
            0x23u);
}

TEST(StochasticE2M1, ProbeS9SaturatesWithoutNoise) {
  EXPECT_EQ(Stochastic(Format::kE2M1, ToBits(6.5f), 0), 7u);
  EXPECT_EQ(Stochastic(Format::kE2M1, ToBits(7.5f), 0), 7u);
  EXPECT_EQ(Stochastic(Format::kE2M1, ToBits(5.0f), 0x7FFFFFFF), 6u);
  EXPECT_EQ(Stochastic(Format::kE2M1, ToBits(5.0f), 0x80000000), 7u);
  EXPECT_EQ(Stochastic(Format::kE2M1, ToBits(100.0f), 0), 7u);
}

TEST(Stochastic, ExactValuesNeverMoveAndZeroKeepsItsSign) {
  for (uint32_t noise : {0u, 0x80000000u, 0xFFFFFFFFu}) {
    EXPECT_EQ(Stochastic(Format::kE2M1, 0x3FC00000, noise), 3u);
    EXPECT_EQ(Stochastic(Format::kE2M1, 0, noise), 0u);
    EXPECT_EQ(Stochastic(Format::kE2M1, kF32Sign, noise), 8u);
    EXPECT_EQ(Stochastic(Format::kE4M3, 0x80000001, noise), 0x80u);  // far below: keeps sign, never up
    EXPECT_EQ(Stochastic(Format::kINT8, 0xBF800000, noise), 0xC0u);
  }
}

// Number of words of the noise field (its low, unused bits left 0) that give the upper neighbour.
uint64_t UpCount(Format format, uint32_t y, int field_bits, uint32_t lower, uint32_t upper) {
  uint64_t up = 0;
  for (uint32_t word = 0; word < 1u << field_bits; ++word) {
    const uint32_t code = Stochastic(format, y, word << (32 - field_bits));
    EXPECT_TRUE(code == lower || code == upper);
    up += code == upper;
  }
  return up;
}

// Exactly frac * 2^n of the 2^n words of the noise field round up, frac the position between the neighbours
// (rounded down to the field's resolution below the smallest normal value).
TEST(Stochastic, RoundsUpForExactlyTheFractionOfTheNoiseWords) {
  const Format formats[] = {Format::kE2M1, Format::kE2M3, Format::kE3M2, Format::kE4M3,
                            Format::kE5M2, Format::kINT8, Format::kBF16, Format::kFP16};
  for (Format format : formats) {
    const slow::Codec codec(format);
    const int bits = codec.NoiseBits();
    const uint32_t m0_code = format == Format::kINT8 ? 1 : 1u << Info(format).p;  // smallest normal
    for (uint32_t code :
         {0u, m0_code - 1, m0_code, m0_code + 1, static_cast<uint32_t>(codec.finite_codes()) - 2}) {
      const double low = codec.value(static_cast<int>(code)), high = codec.value(static_cast<int>(code) + 1);
      for (double frac : {1.0 / 4, 1.0 / 2, 5.0 / 8}) {
        const auto y = static_cast<float>(low + frac * (high - low));  // exact: few bits
        ASSERT_EQ(static_cast<double>(y), low + frac * (high - low));
        EXPECT_EQ(UpCount(format, ToBits(y), bits, code, code + 1),
                  static_cast<uint64_t>(std::ldexp(frac, bits)))
            << Name(format) << ' ' << y;
      }
    }
  }
}

TEST(Stochastic, EightBitFieldAtAnE5M2Midpoint) {
  EXPECT_EQ(UpCount(Format::kE5M2, 0x38900000, 8, 0x04, 0x05), 128u);  // 1.125 * 2^-14
}

TEST(Stochastic, SubnormalFractionsBelowTheNoiseResolutionAreDropped) {
  // 0.25 of a step plus 7 ulp is less than one part in 2^22 of a step above it, 8 ulp are that part.
  EXPECT_EQ(UpCount(Format::kE2M1, 0x3E000000, 22, 0, 1), uint64_t{1} << 20);
  EXPECT_EQ(UpCount(Format::kE2M1, 0x3E000007, 22, 0, 1), uint64_t{1} << 20);
  EXPECT_EQ(UpCount(Format::kE2M1, 0x3E000008, 22, 0, 1), (uint64_t{1} << 20) + 1);
}

}  // namespace
}  // namespace mx
