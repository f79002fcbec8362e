#include "sim/quant/convert.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "sim/base/error.h"
#include "sim/base/simd.h"
#include "sim/quant/convert_simd.h"
#include "sim/quant/slow_model.h"
#include "sim/quant/test_data.h"

namespace mx {
namespace {

constexpr Format kByteFormats[] = {Format::kE2M1, Format::kE2M3, Format::kE3M2, Format::kE4M3,
                                   Format::kE5M2, Format::kINT8, Format::kE8M0};

std::vector<uint8_t> Convert(const std::vector<uint32_t>& words, Format to,
                             Rounding rounding = Rounding::kRNE, Overflow overflow = Overflow::kSaturate,
                             ScaleRounding scale = ScaleRounding::kFloor) {
  std::vector<uint8_t> codes(words.size());
  ConvertStreamReference(words.data(), words.size(), to, rounding, scale, overflow, {}, 0, codes.data());
  return codes;
}

TEST(Convert, TiesOfE2M1) {
  const std::vector<uint32_t> words = {0x3E800000, 0x3F400000, 0x3FA00000, 0x3FE00000, 0x40200000,
                                       0x40600000, 0x40A00000, 0xBE800000, 0xBF400000, 0xBFA00000,
                                       0xBFE00000, 0xC0200000, 0xC0600000, 0xC0A00000};
  EXPECT_EQ(Convert(words, Format::kE2M1),
            (std::vector<uint8_t>{0, 2, 2, 4, 4, 6, 6, 8, 0xA, 0xA, 0xC, 0xC, 0xE, 0xE}));
}

TEST(Convert, E4M3OverflowBothWays) {
  const std::vector<uint32_t> words = {0x43E00000, 0x43E80000, 0x43E80001, 0x44000000, 0x7F7FFFFF,
                                       0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000};
  EXPECT_EQ(Convert(words, Format::kE4M3),
            (std::vector<uint8_t>{0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0xFE, 0x7F, 0xFF}));
  EXPECT_EQ(Convert(words, Format::kE4M3, Rounding::kRNE, Overflow::kNonSaturate),
            (std::vector<uint8_t>{0x7E, 0x7E, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0x7F, 0xFF}));
}

TEST(Convert, E5M2OverflowBothWays) {
  const std::vector<uint32_t> words = {0x47600000, 0x476FFFFF, 0x47700000, 0xFF800000, 0x7FC00000};
  EXPECT_EQ(Convert(words, Format::kE5M2), (std::vector<uint8_t>{0x7B, 0x7B, 0x7B, 0xFB, 0x7E}));
  EXPECT_EQ(Convert(words, Format::kE5M2, Rounding::kRNE, Overflow::kNonSaturate),
            (std::vector<uint8_t>{0x7B, 0x7B, 0x7C, 0xFC, 0x7E}));
}

// Public case: round-up must clamp at the top and compare subnormals with 2^-127, not with zero.
TEST(Convert, E8M0RoundUp) {
  const std::vector<uint32_t> words = {0x00000001, 0x00200000, 0x00400000, 0x00400001, 0x007FFFFF, 0x00800000,
                                       0x00800001, 0x3F800000, 0x3F800001, 0x7F000000, 0x7F000001, 0x7F7FFFFF,
                                       0x00000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0xBF800001};
  EXPECT_EQ(
      Convert(words, Format::kE8M0, Rounding::kRNE, Overflow::kSaturate, ScaleRounding::kRceil),
      (std::vector<uint8_t>{0, 0, 0, 1, 1, 1, 2, 0x7F, 0x80, 0xFE, 0xFE, 0xFE, 0, 0xFE, 0xFE, 0xFF, 0x80}));
  EXPECT_EQ(Convert({0x3F800000, 0x3FA00000, 0x3FFFFFFF, 0x40000000, 0x00400000, 0x00800000, 0x7F7FFFFF,
                     0x80000000},
                    Format::kE8M0),
            (std::vector<uint8_t>{0x7F, 0x7F, 0x7F, 0x80, 0, 1, 0xFE, 0}));
}

// Words everywhere: random ones, and all that lie next to a code or a midpoint of any format.
std::vector<uint32_t> Words() {
  test::Generator gen(31);
  std::vector<uint32_t> words;
  for (uint32_t field = 0; field <= 255; ++field) {
    for (uint32_t mantissa = 0; mantissa <= 0x800000u;
         mantissa += 0x40000u) {  // sixteenths and their midpoints
      for (int step = -1; step <= 1; ++step)
        words.push_back((field << 23) + mantissa + static_cast<uint32_t>(step));
    }
  }
  const size_t half = words.size();
  for (size_t i = 0; i < half; ++i) words.push_back(words[i] ^ kF32Sign);
  for (int i = 0; i < 30000; ++i) words.push_back(gen.Bits());
  for (int i = 0; i < 30000; ++i) words.push_back(gen.Near(127 + static_cast<int>(gen.Below(20)), false));
  return words;
}

TEST(Convert, SaturatingCodesAgainstTheSecondModel) {
  const RandomStream random{5, 6, 7, 8};
  const std::vector<uint32_t> words = Words();
  for (Format to : test::kElements) {
    for (Rounding rounding : {Rounding::kRNE, Rounding::kRTZ, Rounding::kSR}) {
      std::vector<uint8_t> codes(words.size());
      ConvertStreamReference(words.data(), words.size(), to, rounding, {}, Overflow::kSaturate, random, 77,
                             codes.data());
      for (size_t i = 0; i < words.size(); i += 7) {
        ASSERT_EQ(codes[i], slow::Code(to, words[i], 0, rounding, random.Word(77 + i)))
            << Name(to) << ' ' << int(rounding) << ' ' << std::hex << words[i];
      }
    }
  }
}

TEST(Convert, FormatsWiderThanAByteAndEndlessStreamsAreRefused) {
  uint8_t code;
  const uint32_t word = 0;
  const auto convert = [&](Format to, uint64_t first) {
    ConvertStream(&word, 1, to, Rounding::kSR, ScaleRounding::kFloor, Overflow::kSaturate, {}, first, &code);
  };
  EXPECT_THROW(convert(Format::kBF16, 0), InputError);
  EXPECT_THROW(convert(Format::kE2M1, uint64_t{1} << 34), InputError);
  EXPECT_NO_THROW(convert(Format::kE2M1, (uint64_t{1} << 34) - 1));
}

class ConvertEngine : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override { SelectSimd(GetParam()); }
  void TearDown() override {
    EXPECT_EQ(ConvertTarget(), GetParam());
    SelectSimd("");
  }
};

TEST_P(ConvertEngine, EqualsTheReference) {
  const std::vector<uint32_t> words = Words();
  const RandomStream random{99, 1, 2, 3};
  for (Format to : kByteFormats) {
    for (Rounding rounding : {Rounding::kRNE, Rounding::kRTZ, Rounding::kSR}) {
      for (Overflow overflow : {Overflow::kSaturate, Overflow::kNonSaturate}) {
        for (ScaleRounding scale : {ScaleRounding::kFloor, ScaleRounding::kRceil}) {
          if (to != Format::kE8M0 && scale == ScaleRounding::kRceil) continue;
          std::vector<uint8_t> want(words.size()), got(words.size());
          ConvertStreamReference(words.data(), words.size(), to, rounding, scale, overflow, random, 3,
                                 want.data());
          ConvertStream(words.data(), words.size(), to, rounding, scale, overflow, random, 3, got.data());
          for (size_t i = 0; i < words.size(); ++i) {
            ASSERT_EQ(got[i], want[i])
                << Name(to) << ' ' << int(rounding) << int(overflow) << std::hex << ' ' << words[i];
          }
        }
      }
    }
  }
}

// A stream cut anywhere gives the same codes, and nothing is written past the end.
TEST_P(ConvertEngine, CutsAndLengths) {
  test::Generator gen(41);
  std::vector<uint32_t> words(3000);
  for (uint32_t& w : words) w = gen.Near(128, true);
  const RandomStream random{1, 2, 3, 4};
  for (Format to : kByteFormats) {
    std::vector<uint8_t> whole(words.size());
    ConvertStreamReference(words.data(), words.size(), to, Rounding::kSR, ScaleRounding::kRceil,
                           Overflow::kSaturate, random, 1000, whole.data());
    for (size_t cut : {0, 1, 3, 4, 15, 16, 17, 1023, 1024, 1025, 2999, 3000}) {
      std::vector<uint8_t> parts(words.size() + 1, 0xEE);
      const auto convert = [&](size_t begin, size_t end) {
        ConvertStream(words.data() + begin, end - begin, to, Rounding::kSR, ScaleRounding::kRceil,
                      Overflow::kSaturate, random, 1000 + begin, parts.data() + begin);
      };
      convert(0, cut);
      ASSERT_EQ(parts[cut], 0xEE);
      convert(cut, words.size());
      ASSERT_EQ(parts.back(), 0xEE);
      parts.pop_back();
      ASSERT_EQ(parts, whole) << Name(to) << ' ' << cut;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Targets, ConvertEngine, testing::ValuesIn(AvailableSimd()),
                         [](const auto& info) { return info.param; });

}  // namespace
}  // namespace mx
