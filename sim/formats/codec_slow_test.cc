#include <gtest/gtest.h>

#include "sim/formats/codec.h"

namespace mx {
namespace {

TEST(E2M1Slow, DecodesTheSixteenCodes) {
  const float want[8] = {0, .5f, 1, 1.5f, 2, 3, 4, 6};
  for (uint32_t code = 0; code < 8; ++code) {
    EXPECT_EQ(FromBits(Decode(Format::kE2M1, code)), want[code]);
    EXPECT_EQ(Decode(Format::kE2M1, code | 8), ToBits(want[code]) | kF32Sign);
  }
}

}  // namespace
}  // namespace mx
