#include "sim/formats/codec.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <vector>

#include "sim/base/error.h"
#include "sim/base/philox.h"
#include "sim/formats/slow_codec.h"

namespace mx {
namespace {

constexpr Format kElements[] = {Format::kE2M1, Format::kE2M3, Format::kE3M2, Format::kE4M3,
                                Format::kE5M2, Format::kINT8, Format::kBF16, Format::kFP16};
constexpr Overflow kOverflows[] = {Overflow::kSaturate, Overflow::kNonSaturate};

uint32_t F(float x) { return ToBits(x); }

class EveryFormat : public testing::TestWithParam<Format> {};
INSTANTIATE_TEST_SUITE_P(Formats, EveryFormat, testing::ValuesIn(kElements),
                         [](const auto& info) { return std::string(Name(info.param)); });

TEST(Decode, SmallFormatsAreTheirTables) {
  const float e2m1[8] = {0, .5f, 1, 1.5f, 2, 3, 4, 6};
  for (uint32_t code = 0; code < 16; ++code) {
    EXPECT_EQ(Decode(Format::kE2M1, code), F(e2m1[code & 7]) | (code >> 3) << 31);
  }
  const float e2m3[32] = {0,      .125f, .25f,   .375f, .5f,    .625f, .75f,  .875f, 1,     1.125f, 1.25f,
                          1.375f, 1.5f,  1.625f, 1.75f, 1.875f, 2,     2.25f, 2.5f,  2.75f, 3,      3.25f,
                          3.5f,   3.75f, 4,      4.5f,  5,      5.5f,  6,     6.5f,  7,     7.5f};
  const float e3m2[32] = {0,     .0625f, .125f, .1875f, .25f,  .3125f, .375f, .4375f, .5f,  .625f, .75f,
                          .875f, 1,      1.25f, 1.5f,   1.75f, 2,      2.5f,  3,      3.5f, 4,     5,
                          6,     7,      8,     10,     12,    14,     16,    20,     24,   28};
  for (uint32_t code = 0; code < 64; ++code) {
    EXPECT_EQ(Decode(Format::kE2M3, code), F(e2m3[code & 31]) | (code >> 5) << 31);
    EXPECT_EQ(Decode(Format::kE3M2, code), F(e3m2[code & 31]) | (code >> 5) << 31);
  }
}

TEST(Decode, NamedCodes) {
  EXPECT_EQ(Decode(Format::kE4M3, 0x7E), F(448));
  EXPECT_EQ(Decode(Format::kE4M3, 0x01), F(std::ldexp(1.0f, -9)));
  EXPECT_EQ(Decode(Format::kE4M3, 0x08), F(std::ldexp(1.0f, -6)));
  EXPECT_EQ(Decode(Format::kE4M3, 0x7F), kF32QuietNan);
  EXPECT_EQ(Decode(Format::kE4M3, 0xFF), kF32QuietNan);
  EXPECT_EQ(Decode(Format::kE5M2, 0x7B), F(57344));
  EXPECT_EQ(Decode(Format::kE5M2, 0x01), F(std::ldexp(1.0f, -16)));
  EXPECT_EQ(Decode(Format::kE5M2, 0x7C), kF32Inf);
  EXPECT_EQ(Decode(Format::kE5M2, 0xFC), kF32Sign | kF32Inf);
  for (uint32_t nan : {0x7Du, 0x7Eu, 0x7Fu, 0xFDu, 0xFEu, 0xFFu})
    EXPECT_EQ(Decode(Format::kE5M2, nan), kF32QuietNan);
  EXPECT_EQ(Decode(Format::kINT8, 0x40), F(1));
  EXPECT_EQ(Decode(Format::kINT8, 0x7F), F(127.0f / 64));
  EXPECT_EQ(Decode(Format::kINT8, 0x80), F(-2));
  EXPECT_EQ(Decode(Format::kINT8, 0xFF), F(-1.0f / 64));
  EXPECT_EQ(Decode(Format::kINT8, 0x00), 0u);
  EXPECT_EQ(Decode(Format::kFP16, 0x7BFF), F(65504));
  EXPECT_EQ(Decode(Format::kFP16, 0x0001), F(std::ldexp(1.0f, -24)));
}

TEST(Decode, EveryScaleByte) {
  for (uint32_t byte = 0; byte < 255; ++byte) {
    EXPECT_EQ(Decode(Format::kE8M0, byte),
              F(static_cast<float>(std::ldexp(1.0, static_cast<int>(byte) - 127))));
  }
  EXPECT_EQ(Decode(Format::kE8M0, 0), 0x00400000u);
  EXPECT_EQ(Decode(Format::kE8M0, 0xFF), kF32QuietNan);
}

TEST_P(EveryFormat, DecodesEveryCodeAsTheSlowModel) {
  const slow::Codec codec(GetParam());
  for (uint32_t code = 0; code <= Info(GetParam()).code_mask(); ++code) {
    const double want = codec.Value(code);
    const uint32_t got = Decode(GetParam(), code);
    if (std::isnan(want)) {
      ASSERT_EQ(got, kF32QuietNan) << code;
    } else {
      ASSERT_EQ(got, F(static_cast<float>(want))) << code;  // every value is a binary32, so the cast is exact
      ASSERT_EQ(static_cast<double>(FromBits(got)), want);
    }
  }
}

TEST_P(EveryFormat, DecodeThenEncodeIsTheIdentity) {
  const Format format = GetParam();
  for (uint32_t code = 0; code <= Info(format).code_mask(); ++code) {
    const uint32_t bits = Decode(format, code);
    if (IsNan(bits) || (format == Format::kINT8 && code == 0x80)) continue;
    for (Rounding rounding : {Rounding::kRNE, Rounding::kRTZ, Rounding::kSR}) {
      ASSERT_EQ(Encode(format, bits, 0, rounding, Overflow::kNonSaturate, 0xFFFFFFFFu), code);
      if (IsInf(bits)) continue;
      ASSERT_EQ(Encode(format, bits, 0, rounding, Overflow::kSaturate, 0xFFFFFFFFu), code);
    }
  }
  EXPECT_EQ(Encode(format, kF32Sign), format == Format::kINT8 ? 0u : Info(format).sign_bit());
}

// All inputs at and one ulp beside every place where the slow model's code changes, and beside every exact
// tie.
std::vector<uint32_t> EdgesOf(Format format) {
  const slow::Codec codec(format);
  std::set<uint32_t> edges = {0,           1,           2,          0x007FFFFFu, 0x00800000u,
                              0x00800001u, kF32Max,     kF32Inf,    kF32Inf + 1, kF32QuietNan,
                              0x7FFFFFFFu, 0x7F800001u, 0x7FA12345u};
  auto add = [&](uint32_t bits) {
    for (uint32_t neighbour = bits - (bits > 0); neighbour <= bits + 1; ++neighbour) edges.insert(neighbour);
  };
  for (Rounding rounding : {Rounding::kRNE, Rounding::kRTZ}) {
    for (const slow::Interval& run : codec.Intervals(rounding, Overflow::kNonSaturate)) add(run.first);
  }
  for (int n = 0; n < codec.finite_codes(); ++n) {
    add(F(static_cast<float>(codec.value(n) / 2 + codec.value(n + 1) / 2)));
  }
  return {edges.begin(), edges.end()};
}

TEST_P(EveryFormat, TiesCutPointsAndTheirNeighboursBothSigns) {
  const Format format = GetParam();
  const slow::Codec codec(format);
  const auto edges = EdgesOf(format);
  ASSERT_GT(edges.size(), 2 * static_cast<size_t>(codec.finite_codes()));
  for (uint32_t edge : edges) {
    for (uint32_t sign : {0u, kF32Sign}) {
      for (Rounding rounding : {Rounding::kRNE, Rounding::kRTZ}) {
        for (Overflow overflow : kOverflows) {
          ASSERT_EQ(Encode(format, sign | edge, 0, rounding, overflow),
                    codec.Encode(sign | edge, 0, rounding, overflow, 0))
              << std::hex << (sign | edge) << " rounding " << static_cast<int>(rounding);
        }
      }
    }
  }
}

// The same edges moved by 2^s exactly where binary32 can hold them, coded with scale exponent s: equal codes,
// and for those that fall into the subnormals or off the range, the slow model's.
TEST_P(EveryFormat, ScaleExponentsOverTheWholeRange) {
  const Format format = GetParam();
  const slow::Codec codec(format);
  auto edges = EdgesOf(format);
  for (size_t i = 0; edges.size() > 600; i = (i + 1) % edges.size())
    edges.erase(edges.begin() + static_cast<long>(i));
  int moved_exactly = 0;
  for (int s = -127; s <= 127; ++s) {
    if (edges.size() > 100 && s > -120 && s < 120 && s % 16 != 0) continue;
    for (uint32_t edge : edges) {
      const uint32_t bits =
          F(std::ldexp(FromBits(edge), s));  // may lose bits at the ends: then simply another input
      moved_exactly += std::ldexp(FromBits(bits), -s) == FromBits(edge);
      for (Overflow overflow : kOverflows) {
        for (Rounding rounding : {Rounding::kRNE, Rounding::kRTZ, Rounding::kSR}) {
          ASSERT_EQ(Encode(format, bits, s, rounding, overflow, edge * 2654435761u),
                    codec.Encode(bits, s, rounding, overflow, edge * 2654435761u))
              << std::hex << bits << std::dec << " s " << s;
        }
      }
    }
  }
  EXPECT_GT(moved_exactly, 1000);
}

TEST_P(EveryFormat, SubnormalInputsAtEveryBitWithTheSmallestScale) {
  const Format format = GetParam();
  const slow::Codec codec(format);
  for (int bit = 0; bit < 23; ++bit) {
    for (uint32_t low : {0u, 1u, 0x2AAAAAu}) {
      const uint32_t bits = 1u << bit | (low & ((1u << bit) - 1));
      for (int s : {-127, -126, -100, 0, 127}) {
        for (Rounding rounding : {Rounding::kRNE, Rounding::kRTZ, Rounding::kSR}) {
          ASSERT_EQ(Encode(format, kF32Sign | bits, s, rounding, Overflow::kSaturate, 0xDEADBEEF),
                    codec.Encode(kF32Sign | bits, s, rounding, Overflow::kSaturate, 0xDEADBEEF));
        }
      }
    }
  }
  EXPECT_EQ(Encode(Format::kE2M1, 0x00400000u, -127), 2u);  // 2^-127 / 2^-127
  EXPECT_EQ(Encode(Format::kE2M1, 0x00100000u, -127), 0u);  // the tie 0.25
  EXPECT_EQ(Encode(Format::kE2M1, 0x00100001u, -127), 1u);
}

TEST_P(EveryFormat, RandomInputsScalesAndNoise) {
  const Format format = GetParam();
  const slow::Codec codec(format);
  for (uint32_t i = 0; i < 40000; ++i) {
    const auto r = Philox4x32({i, 0, 0, 0}, {7, static_cast<uint32_t>(format)});
    const int s = static_cast<int>(r[1] % 255) - 127;
    // Half of the inputs within a few binades of the scale, where the codes are.
    const int field = std::clamp(s + 127 + static_cast<int>(r[2] % 40) - 24, 0, 254);
    const uint32_t y = (r[2] & 0x100) != 0 ? r[0] : (r[0] & 0x807FFFFFu) | static_cast<uint32_t>(field) << 23;
    for (Rounding rounding : {Rounding::kRNE, Rounding::kRTZ, Rounding::kSR}) {
      for (Overflow overflow : kOverflows) {
        ASSERT_EQ(Encode(format, y, s, rounding, overflow, r[3]),
                  codec.Encode(y, s, rounding, overflow, r[3]))
            << std::hex << y << " noise " << r[3] << std::dec << " s " << s;
      }
    }
  }
}

struct Boundary {
  Format format;
  float x;
  uint32_t saturated, not_saturated;
};

TEST(Encode, OverflowBoundariesByName) {
  const float inf = FromBits(kF32Inf);
  const Boundary rows[] = {
      {Format::kE2M1, 5, 6, 6},
      {Format::kE2M1, FromBits(0x40A00001), 7, 7},
      {Format::kE2M1, 7, 7, 7},
      {Format::kE2M1, inf, 7, 7},
      {Format::kE2M3, 7.25f, 0x1E, 0x1E},
      {Format::kE2M3, 100, 0x1F, 0x1F},
      {Format::kE3M2, 26, 0x1E, 0x1E},
      {Format::kE3M2, inf, 0x1F, 0x1F},
      {Format::kE4M3, 448, 0x7E, 0x7E},
      {Format::kE4M3, 464, 0x7E, 0x7E},
      {Format::kE4M3, FromBits(0x43E80001), 0x7E, 0x7F},
      {Format::kE4M3, 512, 0x7E, 0x7F},
      {Format::kE4M3, inf, 0x7E, 0x7F},
      {Format::kE5M2, 57344, 0x7B, 0x7B},
      {Format::kE5M2, FromBits(0x476FFFFF), 0x7B, 0x7B},
      {Format::kE5M2, 61440, 0x7B, 0x7C},
      {Format::kE5M2, inf, 0x7B, 0x7C},
      {Format::kINT8, 2, 0x7F, 0x7F},
      {Format::kINT8, 1e30f, 0x7F, 0x7F},
      {Format::kINT8, inf, 0x7F, 0x7F},
      {Format::kBF16, inf, 0x7F80, 0x7F80},
      {Format::kBF16, FromBits(0x7F7F7FFF), 0x7F7F, 0x7F7F},
      {Format::kBF16, FromBits(0x7F7F8000), 0x7F80, 0x7F80},
      {Format::kFP16, FromBits(0x477FEFFF), 0x7BFF, 0x7BFF},
      {Format::kFP16, 65520, 0x7C00, 0x7C00},
  };
  for (const Boundary& row : rows) {
    const uint32_t minus = row.format == Format::kINT8 ? 0x81 : 0;
    const uint32_t sign = Info(row.format).sign_bit();
    EXPECT_EQ(Encode(row.format, F(row.x)), row.saturated) << Name(row.format) << row.x;
    EXPECT_EQ(Encode(row.format, F(-row.x)), minus != 0 ? minus : sign | row.saturated);
    EXPECT_EQ(Encode(row.format, F(row.x), 0, Rounding::kRNE, Overflow::kNonSaturate), row.not_saturated);
    EXPECT_EQ(Encode(row.format, F(-row.x), 0, Rounding::kRNE, Overflow::kNonSaturate),
              minus != 0 ? minus : sign | row.not_saturated);
  }
}

TEST(Encode, TowardZeroStopsAtTheLargestFiniteValue) {
  for (Format format : {Format::kBF16, Format::kFP16}) {
    EXPECT_EQ(Encode(format, kF32Max, 0, Rounding::kRTZ), static_cast<uint32_t>(Info(format).max_code));
    EXPECT_EQ(Encode(format, kF32Inf, 0, Rounding::kRTZ), static_cast<uint32_t>(Info(format).inf_code));
  }
  EXPECT_EQ(Encode(Format::kE4M3, F(479.9f), 0, Rounding::kRTZ, Overflow::kNonSaturate), 0x7Eu);
  EXPECT_EQ(Encode(Format::kE4M3, F(480), 0, Rounding::kRTZ, Overflow::kNonSaturate), 0x7Fu);
  EXPECT_EQ(Encode(Format::kE5M2, F(65535), 0, Rounding::kRTZ, Overflow::kNonSaturate), 0x7Bu);
  EXPECT_EQ(Encode(Format::kE5M2, F(65536), 0, Rounding::kRTZ, Overflow::kNonSaturate), 0x7Cu);
}

TEST(Encode, NanByFormat) {
  for (uint32_t nan : {0x7FC00000u, 0x7F800001u, 0x7FFFFFFFu, 0x7FA55AA5u}) {
    const uint32_t minus = nan | kF32Sign;
    for (Rounding rounding : {Rounding::kRNE, Rounding::kRTZ, Rounding::kSR}) {
      for (Overflow overflow : kOverflows) {
        auto code = [&](Format format, uint32_t bits) {
          return Encode(format, bits, 5, rounding, overflow, 0x12345678);
        };
        EXPECT_EQ(code(Format::kE2M1, nan), 0x7u);
        EXPECT_EQ(code(Format::kE2M1, minus), 0xFu);
        EXPECT_EQ(code(Format::kE2M3, minus), 0x3Fu);
        EXPECT_EQ(code(Format::kE3M2, nan), 0x1Fu);
        EXPECT_EQ(code(Format::kE4M3, nan), 0x7Fu);
        EXPECT_EQ(code(Format::kE4M3, minus), 0xFFu);
        EXPECT_EQ(code(Format::kE5M2, nan), 0x7Eu);
        EXPECT_EQ(code(Format::kE5M2, minus), 0xFEu);
        EXPECT_EQ(code(Format::kINT8, nan), 0u);
        EXPECT_EQ(code(Format::kINT8, minus), 0u);
        EXPECT_EQ(code(Format::kBF16, minus), minus >> 16 | 0x40u);
        EXPECT_EQ(code(Format::kFP16, nan), 0x7E00u | (nan & 0x7FFFFF) >> 13);
      }
    }
  }
}

TEST(Bf16, All65536BothWays) {
  for (uint32_t h = 0; h < 65536; ++h) {
    const auto half = static_cast<uint16_t>(h);
    const uint32_t bits = Bf16ToF32(half);
    ASSERT_EQ(bits, h << 16);
    const uint16_t back = F32ToBf16(bits);
    ASSERT_EQ(back, IsNan(bits) ? half | 0x40 : half);
    ASSERT_EQ(Encode(Format::kBF16, bits), back);
    // The upper half of a step above, exactly at and just beside the tie.
    for (uint32_t low : {0x0001u, 0x7FFFu, 0x8000u, 0x8001u, 0xFFFFu}) {
      ASSERT_EQ(F32ToBf16(bits | low), Encode(Format::kBF16, bits | low));
    }
  }
}

TEST(Fp16, All65536BothWays) {
  const slow::Codec codec(Format::kFP16);
  for (uint32_t h = 0; h < 65536; ++h) {
    const auto half = static_cast<uint16_t>(h);
    const uint32_t bits = F16ToF32(half);
    if ((h & 0x7FFF) > 0x7C00) {  // quiet, sign and payload moved
      ASSERT_EQ(bits, (h & 0x8000) << 16 | 0x7FC00000u | (h & 0x3FF) << 13);
      ASSERT_EQ(F32ToF16(bits), half | 0x200);
    } else {
      ASSERT_EQ(static_cast<double>(FromBits(bits)), codec.Value(h));
      ASSERT_EQ(bits >> 31, h >> 15);
      ASSERT_EQ(F32ToF16(bits), half);
    }
  }
}

TEST(E8M0, EveryBoundaryOfEveryRounding) {
  std::set<uint32_t> inputs = {0,       1,       0x1FFFFF,    0x200000,    0x200001,
                               kF32Max, kF32Inf, kF32Inf + 1, kF32QuietNan};
  for (uint32_t byte = 0; byte < 255; ++byte) {
    const uint32_t power = Decode(Format::kE8M0, byte);
    const uint32_t tie = F(1.5f * FromBits(power));
    for (uint32_t centre : {power, tie}) {
      for (uint32_t bits = centre - 1; bits <= centre + 1; ++bits) inputs.insert(bits);
    }
  }
  for (uint32_t bits : inputs) {
    for (ScaleRounding rounding : {ScaleRounding::kFloor, ScaleRounding::kRceil,
                                   ScaleRounding::kNearestTiesUp, ScaleRounding::kNearestTiesEven}) {
      ASSERT_EQ(EncodeE8M0(bits, rounding), slow::EncodeScale(bits, rounding))
          << std::hex << bits << ' ' << static_cast<int>(rounding);
      ASSERT_EQ(EncodeE8M0(bits | kF32Sign, rounding), EncodeE8M0(bits, rounding));
    }
  }
  EXPECT_EQ(EncodeE8M0(kF32Max, ScaleRounding::kRceil), 0xFEu);
  EXPECT_EQ(EncodeE8M0(1, ScaleRounding::kRceil), 0x00u);
  EXPECT_EQ(EncodeE8M0(0, ScaleRounding::kRceil), 0x00u);
  EXPECT_EQ(EncodeE8M0(kF32Inf, ScaleRounding::kFloor), 0xFEu);
  EXPECT_EQ(EncodeE8M0(0x7FC00000, ScaleRounding::kFloor), 0xFFu);
  EXPECT_EQ(EncodeE8M0(F(6), ScaleRounding::kFloor, 2), 127u);
  EXPECT_EQ(EncodeE8M0(F(6), ScaleRounding::kRceil, 2), 128u);
}

TEST(Int8, RoundsSixtyFourthsSymmetrically) {
  EXPECT_EQ(Encode(Format::kINT8, F(1)), 0x40u);
  EXPECT_EQ(Encode(Format::kINT8, F(-1)), 0xC0u);
  EXPECT_EQ(Encode(Format::kINT8, F(0.5f / 64)), 0u);
  EXPECT_EQ(Encode(Format::kINT8, F(1.5f / 64)), 2u);
  EXPECT_EQ(Encode(Format::kINT8, F(-1.5f / 64)), 0xFEu);
  EXPECT_EQ(Encode(Format::kINT8, F(127.5f / 64)), 0x7Fu);
  EXPECT_EQ(Encode(Format::kINT8, F(-2)), 0x81u);
  EXPECT_EQ(Encode(Format::kINT8, kF32Sign), 0u);
}

TEST(Formats, AreFoundByNameOrTheNamesAreListed) {
  for (const FormatInfo& info : kFormats) EXPECT_EQ(FormatByName(info.name), info.id);
  try {
    FormatByName("e9m9");
    FAIL();
  } catch (const InputError& error) {
    EXPECT_NE(std::string(error.what()).find("e2m1, e2m3, e3m2, e4m3, e5m2, int8, e8m0, bf16, fp16"),
              std::string::npos);
  }
}

}  // namespace
}  // namespace mx
