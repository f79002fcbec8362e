#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <vector>

#include "sim/base/bits.h"
#include "sim/base/error.h"
#include "sim/base/fp_env.h"
#include "sim/base/parallel.h"
#include "sim/base/philox.h"
#include "sim/base/sha256.h"
#include "sim/base/simd.h"

namespace mx {
namespace {

TEST(Bits, RoundToF32AgreesWithTheDoubleToFloatConversion) {
  for (uint64_t i = 0; i < 200000; ++i) {
    const auto words = Philox4x32({static_cast<uint32_t>(i), 0, 0, 0}, {1, 2});
    const uint64_t magnitude =
        (uint64_t{words[0]} << 21 | words[1] >> 11) >> (words[2] % 50);  // up to 53 bits
    const int exponent = static_cast<int>(words[3] % 400) - 260;
    const double exact = std::ldexp(static_cast<double>(magnitude), exponent);
    ASSERT_EQ(RoundToF32(false, magnitude, exponent), ToBits(static_cast<float>(exact)))
        << magnitude << ' ' << exponent;
    ASSERT_EQ(RoundToF32(true, magnitude, exponent), ToBits(static_cast<float>(-exact)));
  }
}

TEST(Bits, RoundToF32StickyBreaksTies) {
  EXPECT_EQ(RoundToF32(false, (uint64_t{1} << 30) + (1 << 6), -30), 0x3F800000u);
  EXPECT_EQ(RoundToF32(false, (uint64_t{1} << 30) + (1 << 6), -30, true), 0x3F800001u);
  EXPECT_EQ(RoundToF32(false, (uint64_t{1} << 63) + (uint64_t{1} << 39), -63), 0x3F800000u);
  EXPECT_EQ(RoundToF32(false, 1, -150), 0u);  // half of the smallest subnormal, to even
  EXPECT_EQ(RoundToF32(false, 3, -151), 1u);
  EXPECT_EQ(RoundToF32(true, 1, -400), kF32Sign);  // underflow keeps the sign
  EXPECT_EQ(RoundToF32(false, ~uint64_t{0}, -64), 0x3F800000u);
  EXPECT_EQ(RoundToF32(false, 0xFFFFFF, 104), kF32Max);
  EXPECT_EQ(RoundToF32(false, 0x1FFFFFF, 103), kF32Inf);  // FLT_MAX plus half an ulp
}

TEST(Bits, NormaliseIsExact) {
  for (uint32_t bits : {1u, 3u, 0x400000u, 0x7FFFFFu, 0x800000u, 0x3F800000u, kF32Max}) {
    const NormalisedF32 n = Normalise(bits);
    EXPECT_EQ(n.significand >> 23, 1u);
    EXPECT_EQ(std::ldexp(static_cast<double>(n.significand), n.exponent),
              static_cast<double>(FromBits(bits)));
  }
}

TEST(Philox, KnownAnswers) {
  using Words = std::array<uint32_t, 4>;
  EXPECT_EQ(Philox4x32({0, 0, 0, 0}, {0, 0}), (Words{0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8}));
  // Random123 known-answer file: all ones, and the digits of pi.
  EXPECT_EQ(Philox4x32({~0u, ~0u, ~0u, ~0u}, {~0u, ~0u}),
            (Words{0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD}));
  EXPECT_EQ(Philox4x32({0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344}, {0xA4093822, 0x299F31D0}),
            (Words{0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1}));
}

TEST(Philox, WordIsTheLaneOfItsBlock) {
  const RandomStream stream{0x123456789ABCDEFull, 3, StreamId(StreamPurpose::kRounding, 2, 5, 1, 1), 9};
  for (uint64_t i = 0; i < 64; ++i)
    EXPECT_EQ(stream.Word(i), stream.Block(static_cast<uint32_t>(i / 4))[i % 4]);
  EXPECT_EQ(stream.stream, 0x00020511u);
}

TEST(Sha256, KnownAnswers) {
  EXPECT_EQ(Sha256Hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(Sha256Hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(ParallelFor, CoversEveryIndexOnceForAnyThreadCount) {
  for (int threads : {1, 2, 3, 7}) {
    SetThreads(threads);
    std::vector<std::atomic<int>> seen(1001);
    ParallelFor(1001, 10, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) ++seen[static_cast<size_t>(i)];
    });
    for (auto& count : seen) EXPECT_EQ(count, 1);
  }
  SetThreads(0);
}

TEST(ParallelFor, ChunksAreTheSameForAnyThreadCount) {
  for (int threads : {1, 2, 3}) {
    SetThreads(threads);
    std::vector<std::atomic<int64_t>> end_of(25);
    ParallelFor(25, 4, [&](int64_t begin, int64_t end) { end_of[static_cast<size_t>(begin)] = end; });
    for (int64_t begin = 0; begin < 25; ++begin) {
      EXPECT_EQ(end_of[static_cast<size_t>(begin)], begin % 4 == 0 ? std::min<int64_t>(begin + 4, 25) : 0);
    }
  }
  SetThreads(0);
}

TEST(ParallelFor, RethrowsTheBodysException) {
  EXPECT_THROW(ParallelFor(100, 1,
                           [](int64_t begin, int64_t) {
                             if (begin == 42) Fail("row {}", begin);
                           }),
               InputError);
}

TEST(FloatEnvironment, IsStrict) { EXPECT_EQ(FloatEnvironmentProblem(), nullptr); }

TEST(Simd, EveryAvailableTargetCanBeForced) {
  const auto targets = AvailableSimd();
  ASSERT_FALSE(targets.empty());
  EXPECT_EQ(targets.back(), "scalar");
  for (const auto& name : targets) {
    SelectSimd(name);
    EXPECT_EQ(SelectedSimd(), name);
    EXPECT_EQ(UseScalar(), name == "scalar");
  }
  SelectSimd("");
  EXPECT_EQ(SelectedSimd(), targets.front());
  EXPECT_THROW(SelectSimd("MMX"), InputError);
}

}  // namespace
}  // namespace mx
