#include "sim/quant/layout.h"

#include <gtest/gtest.h>

#include <numeric>
#include <set>

#include "sim/base/error.h"
#include "sim/quant/test_data.h"

namespace mx {
namespace {

// K = 320 gives 10 scales a row, padded to 16 (public report ROCm/aiter#2900).
TEST(Layout, ScaleOffsetsOfThePublicCase) {
  const int64_t points[][3] = {{0, 0, 0},  {0, 1, 0x40},   {0, 4, 2},      {1, 0, 4},      {15, 3, 0xFC},
                               {16, 0, 1}, {31, 9, 0x17D}, {32, 0, 0x200}, {33, 1, 0x244}, {63, 9, 0x37D}};
  for (const auto& p : points) EXPECT_EQ(ShuffledScaleOffset(p[0], p[1], 16), p[2]) << p[0] << ',' << p[1];
}

// Rows of 64 packed bytes (public report ROCm/TransformerEngine#665).
TEST(Layout, WeightOffsetsOfThePublicCase) {
  const int64_t points[][3] = {{0, 0, 0},       {0, 15, 0xF},   {0, 16, 0x100},  {1, 0, 0x10},
                               {15, 31, 0x1FF}, {16, 0, 0x400}, {31, 63, 0x7FF}, {5, 40, 0x258}};
  for (const auto& p : points) EXPECT_EQ(ShuffledWeightOffset(p[0], p[1], 64), p[2]) << p[0] << ',' << p[1];
}

// The maps as axis permutations of a row-major array, the form in which the kernels' sources give them.
TEST(Layout, OffsetsAreTheAxisPermutations) {
  const int64_t rows = 512, cols = 24;  // view(R/32, 2, 16, C/8, 2, 4) permuted (0, 3, 5, 2, 4, 1)
  for (int64_t r = 0; r < rows; ++r) {
    for (int64_t c = 0; c < cols; ++c) {
      const int64_t a = r / 32, b = r / 16 % 2, d = r % 16, e = c / 8, f = c / 4 % 2, g = c % 4;
      ASSERT_EQ(ShuffledScaleOffset(r, c, cols), ((((a * (cols / 8) + e) * 4 + g) * 16 + d) * 2 + f) * 2 + b);
    }
  }
  const int64_t bytes = 96;  // view(R/16, 16, B/32, 2, 16) permuted (0, 2, 3, 1, 4)
  for (int64_t r = 0; r < 64; ++r) {
    for (int64_t c = 0; c < bytes; ++c) {
      ASSERT_EQ(ShuffledWeightOffset(r, c, bytes),
                (((r / 16 * (bytes / 32) + c / 32) * 2 + c / 16 % 2) * 16 + r % 16) * 16 + c % 16);
    }
  }
}

TEST(Layout, OffsetsAreBijections) {
  std::set<int64_t> scales, weights;
  for (int64_t r = 0; r < 256; ++r) {
    for (int64_t c = 0; c < 16; ++c) scales.insert(ShuffledScaleOffset(r, c, 16));
  }
  for (int64_t r = 0; r < 32; ++r) {
    for (int64_t c = 0; c < 64; ++c) weights.insert(ShuffledWeightOffset(r, c, 64));
  }
  EXPECT_EQ(scales.size(), 256u * 16u);
  EXPECT_EQ(*scales.rbegin(), 256 * 16 - 1);
  EXPECT_EQ(weights.size(), 32u * 64u);
  EXPECT_EQ(*weights.rbegin(), 32 * 64 - 1);
}

// Any size there and back; what no element maps to stays padding.
TEST(Layout, RoundTripAndPadding) {
  test::Generator gen(2);
  for (auto [rows, cols] :
       {std::pair<int64_t, int64_t>{1, 1}, {256, 8}, {257, 9}, {40, 10}, {0, 3}, {3, 0}, {31, 33}}) {
    ByteArray linear(static_cast<size_t>(rows * cols));
    for (uint8_t& b : linear) b = static_cast<uint8_t>(0x80 | gen.Bits());  // never a padding byte
    const ByteArray s = ShuffleScales(linear, rows, cols), w = ShuffleWeights(linear, rows, cols);
    EXPECT_EQ(UnshuffleScales(s, rows, cols), linear);
    EXPECT_EQ(UnshuffleWeights(w, rows, cols), linear);
    EXPECT_EQ(static_cast<int64_t>(s.size()), (rows + 255) / 256 * 256 * ((cols + 7) / 8 * 8));
    EXPECT_EQ(static_cast<int64_t>(w.size()), (rows + 15) / 16 * 16 * ((cols + 31) / 32 * 32));
    EXPECT_EQ(std::count(s.begin(), s.end(), 0x7F), static_cast<int64_t>(s.size()) - rows * cols);
    EXPECT_EQ(std::count(w.begin(), w.end(), 0), static_cast<int64_t>(w.size()) - rows * cols);
  }
}

TEST(Layout, WrongBufferSizesAreRefused) {
  try {
    ShuffleScales(ByteArray(5), 2, 3);
    FAIL();
  } catch (const InputError& e) {
    EXPECT_STREQ(e.what(), "shuffled scales: 2 rows of 3 bytes need a buffer of 6 bytes, got 5");
  }
  EXPECT_THROW(UnshuffleScales(ByteArray(6), 2, 3), InputError);
  EXPECT_THROW(UnshuffleWeights(ByteArray(6), 2, 3), InputError);
  EXPECT_THROW(ShuffleWeights({}, -1, 3), InputError);
}

}  // namespace
}  // namespace mx
