#include <gtest/gtest.h>

#include <vector>

#include "sim/base/error.h"
#include "sim/quant/quantize.h"
#include "sim/quant/slow_model.h"
#include "sim/quant/test_data.h"

namespace mx {
namespace {

using slow::Z;

// Value of a whole code, sign apart; false for NaN. Inf is reported by `infinite`.
bool Exact(Format format, uint32_t code, bool* negative, bool* infinite, Z* value) {
  const slow::Row& r = slow::RowOf(format);
  *infinite = false;
  if (r.integer) {
    const int v = code >= 128 ? static_cast<int>(code) - 256 : static_cast<int>(code);
    *negative = v < 0;
    *value = Z(v < 0 ? -v : v) * slow::Two(-6);
    return true;
  }
  const uint32_t magnitude = code & ((1u << (r.bits - 1)) - 1);
  *negative = magnitude != code;
  if (format == Format::kE5M2 && magnitude == 0x7C) *infinite = true;
  if (static_cast<int>(magnitude) > r.top_code) return *infinite;
  *value = slow::Value(r, static_cast<int>(magnitude));
  return true;
}

// Nearest even into a 16-bit format with p mantissa bits, written apart from the library.
uint16_t Round16(bool negative, const Z& v, int p, int smallest, int largest) {
  const uint32_t sign = negative ? 0x8000u : 0u;
  if (v == 0) return static_cast<uint16_t>(sign);
  const int e = std::max(slow::FloorLog2(v), smallest);
  const Z step = slow::Two(e - p);
  Z n = v / step;
  const Z twice = (v - n * step) * 2;
  if (twice > step || (twice == step && n % 2 == 1)) ++n;
  if (n * step >= slow::Two(largest + 1))
    return static_cast<uint16_t>(sign | (static_cast<uint32_t>(largest + 1 - smallest + 1) << p));
  return static_cast<uint16_t>(sign + (static_cast<uint32_t>(e - smallest) << p) + static_cast<uint32_t>(n));
}

// All codes x all scale bytes, to f32, bf16 and f16: one rounding of the exact product.
TEST(Dequantize, EveryCodeTimesEveryScale) {
  for (Format format : test::kElements) {
    const uint32_t codes = 1u << Info(format).bits;
    for (uint32_t byte = 0; byte < 256; ++byte) {
      MxTensor t;
      t.Resize(format, 1, codes);
      std::fill(t.scales.begin(), t.scales.end(), static_cast<uint8_t>(byte));
      for (uint32_t c = 0; c < codes; ++c) PutCode(format, t.codes.data(), c, c);
      std::vector<uint16_t> bf16(codes), f16(codes);
      std::vector<float> f32(codes);
      DequantizeReference(t, f32.data());
      Dequantize16(t, DType::kBF16, bf16.data());
      Dequantize16(t, DType::kF16, f16.data());
      for (uint32_t c = 0; c < codes; ++c) {
        bool negative = false, infinite = false;
        Z value;
        uint32_t want = 0x7FC00000u;
        uint16_t want_bf16 = 0x7FC0, want_f16 = 0x7E00;
        if (byte != 255 && Exact(format, c, &negative, &infinite, &value)) {
          const uint32_t sign = negative ? 0x80000000u : 0u;
          const Z product =
              infinite ? slow::Two(200) : Z(value * slow::Two(static_cast<int>(byte) - 127) / slow::Two(0));
          want = infinite ? sign | 0x7F800000u : slow::Round(negative, product);
          want_bf16 = Round16(negative, product, 7, -126, 127);
          want_f16 = Round16(negative, product, 10, -14, 15);
        }
        ASSERT_EQ(ToBits(f32[c]), want) << Name(format) << " code " << c << " scale " << byte;
        ASSERT_EQ(bf16[c], want_bf16) << Name(format) << " code " << c << " scale " << byte;
        ASSERT_EQ(f16[c], want_f16) << Name(format) << " code " << c << " scale " << byte;
        ASSERT_EQ(DequantizeOne(format, c, static_cast<uint8_t>(byte)), want);
      }
    }
  }
}

TEST(Dequantize, NamedValues) {
  EXPECT_EQ(DequantizeOne(Format::kE2M1, 7, 254), kF32Inf);
  EXPECT_EQ(DequantizeOne(Format::kE2M1, 0xF, 253), kF32Inf | kF32Sign);  // 6 * 2^126
  EXPECT_EQ(DequantizeOne(Format::kE2M1, 5, 253), 0x7F400000u);           // 3 * 2^126
  EXPECT_EQ(DequantizeOne(Format::kE2M1, 1, 0), 0x00200000u);             // 2^-128, exact subnormal
  EXPECT_EQ(DequantizeOne(Format::kE2M1, 8, 0), kF32Sign);
  EXPECT_EQ(DequantizeOne(Format::kE2M1, 0, 255), kF32QuietNan);
  EXPECT_EQ(DequantizeOne(Format::kE4M3, 0xFF, 127), kF32QuietNan);
  EXPECT_EQ(DequantizeOne(Format::kE5M2, 0xFC, 0), kF32Inf | kF32Sign);
  EXPECT_EQ(DequantizeOne(Format::kINT8, 0x80, 127), ToBits(-2.0f));
}

TEST(Dequantize, RaggedRowsUseTheirOwnScales) {
  test::Generator gen(4);
  for (Format format : test::kElements) {
    MxTensor t;
    t.Resize(format, 3, 37);
    for (size_t i = 0; i < t.scales.size(); ++i) t.scales[i] = static_cast<uint8_t>(120 + i);
    for (int64_t r = 0; r < 3; ++r) {
      for (int64_t i = 0; i < 37; ++i) PutCode(format, t.codes.data() + r * t.code_stride(), i, gen.Bits());
    }
    std::vector<float> out(3 * 37);
    DequantizeReference(t, out.data());
    for (int64_t r = 0; r < 3; ++r) {
      for (int64_t i = 0; i < 37; ++i) {
        const auto byte = static_cast<uint8_t>(120 + r * 2 + i / 32);
        ASSERT_EQ(ToBits(out[static_cast<size_t>(r * 37 + i)]), DequantizeOne(format, t.Code(r, i), byte));
      }
    }
  }
}

// What has been quantised once comes back unchanged when quantised with the same scales.
TEST(Dequantize, QuantisingAgainWithTheSameScaleIsIdempotent) {
  test::Generator gen(14);
  const std::vector<float> x = gen.Gaussian(32 * 32);
  for (Format format : test::kElements) {
    for (int row = 0; row < 32; ++row) {
      QuantSpec spec;
      spec.format = format;
      const MxTensor q = QuantizeReference(F32View(x.data() + row * 32, 1, 32), Axis::kRow, spec);
      std::vector<float> y(32);
      DequantizeReference(q, y.data());
      spec.fixed_scale = q.Scale(0, 0);
      ASSERT_TRUE(QuantizeReference(F32View(y.data(), 1, 32), Axis::kRow, spec) == q) << Name(format);
    }
  }
}

TEST(Dequantize, SixteenBitOutputsOnly) {
  uint16_t out[1];
  EXPECT_THROW(Dequantize16(MxTensor{}, DType::kF32, out), InputError);
}

}  // namespace
}  // namespace mx
