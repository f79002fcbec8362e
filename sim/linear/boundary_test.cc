#include "sim/linear/boundary.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "sim/base/bits.h"
#include "sim/base/philox.h"
#include "sim/base/simd.h"
#include "sim/formats/codec.h"
#include "sim/linear/fp8_scale.h"

namespace mx {
namespace {

TEST(Fp8, EdgesOfTheScale) {
  Fp8Scale s;
  const auto step = [&](float amax) {
    s.Observe(F32View(&amax, 1, 1));
    s.EndStep(Format::kE4M3);
    return s.scale;
  };
  EXPECT_EQ(step(-4.0f), 112.0f);
  EXPECT_EQ(step(0.0f), 112.0f);  // nothing seen: kept
  EXPECT_EQ(step(-0.0f), 112.0f);
  EXPECT_EQ(step(std::numeric_limits<float>::infinity()), 112.0f);  // not finite: kept
  EXPECT_EQ(step(std::numeric_limits<float>::quiet_NaN()), 112.0f);
  EXPECT_EQ(step(0x1p-149f), std::numeric_limits<float>::max());  // the quotient overflows
  EXPECT_EQ(step(std::numeric_limits<float>::max()), 448.0f / std::numeric_limits<float>::max());
  EXPECT_EQ(step(3.0f), 448.0f / 3.0f);
  s.EndStep(Format::kE5M2);
  EXPECT_EQ(s.scale, 448.0f / 3.0f);
  s.Observe(7.0f);
  s.Observe(-3.0f);
  EXPECT_EQ(s.amax, 7.0f);
  const std::vector<uint16_t> halves = {0x3F80, 0xC0A0, 0x0001};  // bf16 1, -5, tiny
  EXPECT_EQ(AbsMax(Bf16View(halves.data(), 1, 3)), 5.0f);
  EXPECT_EQ(Fp8Scale::Alpha({3.0f, 0}, {7.0f, 0}), (1.0f / 3.0f) * (1.0f / 7.0f));
}

TEST(Boundary, Bf16RoundingOfEveryKind) {
  const std::vector<uint32_t> in = {0x3F808000u, 0x3F818000u, 0x3F808001u, 0x7F7FFFFFu,
                                    0x80000001u, 0x7F800001u, 0xFFC12345u};
  const std::vector<uint32_t> want = {0x3F800000u, 0x3F820000u, 0x3F810000u, 0x7F800000u,
                                      0x80000000u, 0x7FC00000u, 0xFFC10000u};
  std::vector<float> x, storage;
  for (const uint32_t bits : in) x.push_back(FromBits(bits));
  const float* rounded = RoundedToBf16(x.data(), static_cast<int64_t>(x.size()), storage);
  EXPECT_EQ(rounded, storage.data());
  for (size_t i = 0; i < in.size(); ++i) EXPECT_EQ(ToBits(rounded[i]), want[i]) << i;
  std::vector<float> unused;
  EXPECT_EQ(RoundedToBf16(rounded, static_cast<int64_t>(x.size()), unused), rounded);
  EXPECT_TRUE(unused.empty());
}

TEST(Boundary, EveryTargetGivesTheBitsOfTheCodec) {
  constexpr int64_t kCount = 40003;
  std::vector<float> x(kCount), g(kCount);
  std::vector<uint16_t> narrow(kCount);
  const RandomStream words = {11, 0, StreamId(StreamPurpose::kData), 0};
  for (int64_t i = 0; i < kCount; ++i) {  // all words alike: NaN, infinities, subnormals, ties
    const uint32_t word = words.Word(static_cast<uint64_t>(i));
    x[i] = FromBits(i % 3 == 0 ? (word & 0xFFFF0000u) | 0x8000u : word);
    g[i] = FromBits(words.Word(static_cast<uint64_t>(i + kCount)));
    narrow[i] = static_cast<uint16_t>(word);
  }
  for (const std::string& target : AvailableSimd()) {
    SelectSimd(target);
    std::vector<float> storage, wide(kCount), sum = g, sum16 = g, narrow_sum = g, narrow_sum16 = g,
                                              in_place = x;
    const float* rounded = RoundedToBf16(x.data(), kCount, storage);
    RoundToBf16InPlace(in_place.data(), kCount);
    std::vector<uint16_t> narrowed(kCount);
    NarrowToBf16(x.data(), kCount, narrowed.data());
    WidenBf16(narrow.data(), kCount, wide.data());
    AddGradient(sum.data(), x.data(), kCount, false);
    AddGradient(sum16.data(), x.data(), kCount, true);
    AddGradient(narrow_sum.data(), narrow.data(), kCount, false);
    AddGradient(narrow_sum16.data(), narrow.data(), kCount, true);
    // In place of what was there: of one kind of term rounded, of the other not.
    std::vector<float> first = g, narrow_first = g, nothing(kCount);
    AddGradient(first.data(), x.data(), kCount, true, true);
    AddGradient(narrow_first.data(), narrow.data(), kCount, false, true);
    std::vector<float> want_first = nothing, want_narrow_first = nothing;
    AddGradient(want_first.data(), x.data(), kCount, true);
    AddGradient(want_narrow_first.data(), narrow.data(), kCount, false);
    for (int64_t i = 0; i < kCount; ++i) {
      const uint32_t want = Bf16ToF32(F32ToBf16(ToBits(x[i])));
      const uint32_t want_sum = Canonical(ToBits(g[i] + x[i]));
      ASSERT_EQ(ToBits(rounded[i]), want) << target;
      ASSERT_EQ(ToBits(in_place[i]), want) << target;
      ASSERT_EQ(narrowed[i], want >> 16) << target;
      ASSERT_EQ(ToBits(wide[i]), Bf16ToF32(narrow[i])) << target;
      ASSERT_EQ(ToBits(sum[i]), want_sum) << target;
      ASSERT_EQ(ToBits(sum16[i]), Bf16ToF32(F32ToBf16(want_sum))) << target;
      const uint32_t want_narrow = Canonical(ToBits(g[i] + FromBits(Bf16ToF32(narrow[i]))));
      ASSERT_EQ(ToBits(narrow_sum[i]), want_narrow) << target;
      ASSERT_EQ(ToBits(narrow_sum16[i]), Bf16ToF32(F32ToBf16(want_narrow))) << target;
      ASSERT_EQ(ToBits(first[i]), ToBits(want_first[i])) << target;
      ASSERT_EQ(ToBits(narrow_first[i]), ToBits(want_narrow_first[i])) << target;
    }
  }
  SelectSimd("");
}

TEST(Boundary, ANanGradientIsCanonical) {
  float g = 1.0f;
  const float d = FromBits(0xFFA00001u);
  AddGradient(&g, &d, 1, false);
  EXPECT_EQ(ToBits(g), kF32QuietNan);
  AddGradient(&g, &d, 1, true);
  EXPECT_EQ(ToBits(g), kF32QuietNan);
}

}  // namespace
}  // namespace mx
