// Scale bytes: decoding, encoding, choosing.
#include "sim/quant/scale_rule.h"
#include "tools/golden/regression_util.h"

namespace mx::golden {
namespace {

uint32_t CheckedByte(const Case& c, uint32_t byte) {
  if (byte > 0xFF) Fail("{}: {:x} is no byte", c.where(), byte);
  return byte;
}

std::vector<uint32_t> Bytes(const std::vector<uint32_t>& x, ScaleRounding rounding, int scale_exponent = 0) {
  std::vector<uint32_t> bytes;
  for (uint32_t bits : x) bytes.push_back(EncodeE8M0(bits, rounding, scale_exponent));
  return bytes;
}

}  // namespace

Outputs DecodeScales(const Case& c) {
  std::vector<uint32_t> f32, bf16, f16;
  for (uint32_t byte : c.Input("bytes")) {
    f32.push_back(Decode(Format::kE8M0, CheckedByte(c, byte)));
    bf16.push_back(F32ToBf16(f32.back()));
    f16.push_back(F32ToF16(f32.back()));
  }
  return {{"f32", HexWords(f32, 8)}, {"bf16", HexWords(bf16, 4)}, {"f16", HexWords(f16, 4)}};
}

// 2^(127 - byte), and by an IEEE division, which must agree.
Outputs ReciprocalScales(const Case& c) {
  std::vector<uint32_t> f32;
  for (uint32_t byte : c.Input("bytes")) {
    const uint32_t scale = Decode(Format::kE8M0, CheckedByte(c, byte));
    const uint32_t exact = byte == 0xFF ? kF32QuietNan : RoundToF32(false, 1, 127 - static_cast<int>(byte));
    if (Canonical(ToBits(1.0f / FromBits(scale))) != exact)
      Fail("{}: 1/{:08x} is not {:08x}", c.where(), scale, exact);
    f32.push_back(exact);
  }
  return {{"f32", HexWords(f32, 8)}};
}

Outputs EncodeScales(const Case& c) {
  const auto x = Widen(TypeParam(c, "in"), c.Input("x"));
  return {{"floor", HexWords(Bytes(x, ScaleRounding::kFloor), 2)},
          {"rceil", HexWords(Bytes(x, ScaleRounding::kRceil), 2)},
          {"nearest-up", HexWords(Bytes(x, ScaleRounding::kNearestTiesUp), 2)},
          {"nearest-even", HexWords(Bytes(x, ScaleRounding::kNearestTiesEven), 2)}};
}

// The scale byte of a block with the given amax. rule=nearest15 is amax / 2^emax to the nearest power of two,
// ties up: no rule of the quantiser, kept for comparing with older stacks.
Outputs ScaleOfAmax(const Case& c) {
  const Format format = FormatByName(c.Param("format"));
  const std::string rule = c.Param("rule");
  const uint64_t zero_byte = c.HexParam("zero", 0x7F);
  std::vector<uint32_t> bytes;
  for (uint32_t word : Widen(TypeParam(c, "in"), c.Input("amax"))) {
    const uint32_t amax = word & kF32Abs;
    if (amax == 0) {
      bytes.push_back(static_cast<uint32_t>(zero_byte));
    } else if (rule == "nearest15") {
      bytes.push_back(EncodeE8M0(amax, ScaleRounding::kNearestTiesUp, Info(format).emax));
    } else {
      bytes.push_back(static_cast<uint32_t>(SharedExponent(ScaleRuleByName(rule), format, amax) + 127));
    }
  }
  return {{"scales", HexWords(bytes, 2)}};
}

// Scales given as binary32, four bytes to a little-endian word; each becomes the power of two at or below it.
Outputs PackScales(const Case& c) {
  std::vector<uint32_t> words;
  const auto bytes = Bytes(c.Input("x"), ScaleRounding::kFloor);
  for (size_t i = 0; i < bytes.size(); i += 4) {
    uint32_t word = 0;
    for (size_t j = i; j < std::min(i + 4, bytes.size()); ++j) word |= bytes[j] << (8 * (j - i));
    words.push_back(word);
  }
  return {{"words", HexWords(words, 8)}};
}

}  // namespace mx::golden
