#include "sim/formats/packing.h"

#include <gtest/gtest.h>

#include <vector>

#include "sim/base/philox.h"

namespace mx {
namespace {

std::vector<uint8_t> Pack(Format format, const std::vector<uint32_t>& codes) {
  std::vector<uint8_t> row(static_cast<size_t>(PackedBytes(format, static_cast<int64_t>(codes.size()))));
  for (size_t i = 0; i < codes.size(); ++i) PutCode(format, row.data(), static_cast<int64_t>(i), codes[i]);
  return row;
}

TEST(Packing, LowNibbleFirst) {
  EXPECT_EQ(Pack(Format::kE2M1, {2, 0xF, 1, 8, 7, 0}), (std::vector<uint8_t>{0xF2, 0x81, 0x07}));
  EXPECT_EQ(Pack(Format::kE2M1, {2, 2, 2}), (std::vector<uint8_t>{0x22, 0x02}));
}

TEST(Packing, SixBitsAreALittleEndianStream) {
  EXPECT_EQ(Pack(Format::kE2M3, {0x3F, 0x01, 0x20, 0x15}), (std::vector<uint8_t>{0x7F, 0x00, 0x56}));
  EXPECT_EQ(PackedBytes(Format::kE3M2, 32), 24);
  EXPECT_EQ(PackedBytes(Format::kE3M2, 33), 25);
  EXPECT_EQ(PackedBytes(Format::kE3M2, 0), 0);
}

// Against a bit-by-bit model: bit b of element i is bit (bits * i + b) of the stream.
TEST(Packing, EveryFormatEveryRaggedLength) {
  for (const FormatInfo& info : kFormats) {
    for (int64_t count = 0; count <= 70; ++count) {
      std::vector<uint32_t> codes;
      for (int64_t i = 0; i < count; ++i) {
        codes.push_back(Philox4x32({static_cast<uint32_t>(i), 0, 0, 0}, {1, 0})[0] & info.code_mask());
      }
      const auto row = Pack(info.id, codes);
      ASSERT_EQ(static_cast<int64_t>(row.size()), (info.bits * count + 7) / 8);
      std::vector<bool> stream(row.size() * 8);
      for (size_t i = 0; i < codes.size(); ++i) {
        for (int b = 0; b < info.bits; ++b) {
          stream[i * static_cast<size_t>(info.bits) + static_cast<size_t>(b)] = (codes[i] >> b & 1) != 0;
        }
      }
      for (size_t bit = 0; bit < stream.size(); ++bit)
        ASSERT_EQ((row[bit / 8] >> (bit % 8) & 1) != 0, stream[bit]);
      for (int64_t i = 0; i < count; ++i) {
        ASSERT_EQ(GetCode(info.id, row.data(), i), codes[static_cast<size_t>(i)]) << info.name << ' ' << i;
      }
    }
  }
}

TEST(Packing, PutIgnoresBitsAboveTheCode) {
  EXPECT_EQ(Pack(Format::kE2M1, {0xF2, 0x31}), (std::vector<uint8_t>{0x12}));
}

}  // namespace
}  // namespace mx
