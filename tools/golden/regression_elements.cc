// Conversions of single elements.
#include "sim/base/philox.h"
#include "sim/base/sha256.h"
#include "sim/quant/convert.h"
#include "tools/golden/regression_util.h"

namespace mx::golden {
namespace {

Rounding RoundingParam(const Case& c) {
  const std::string name = c.Param("round", "rne");
  if (name == "rne") return Rounding::kRNE;
  if (name == "rtz") return Rounding::kRTZ;
  Fail("{}: round={} is unknown; use rne or rtz (stochastic cases are an operation of their own)", c.where(),
       name);
}

std::vector<uint32_t> Codes(Format format, const std::vector<uint32_t>& x, int s, Rounding rounding,
                            Overflow overflow) {
  std::vector<uint32_t> codes;
  for (uint32_t bits : x) codes.push_back(Encode(format, bits, s, rounding, overflow));
  if (s != 0 || Info(format).bits > 8) return codes;
  // Without a scale the stream converter must agree.
  std::vector<uint8_t> stream(x.size());
  ConvertStream(x.data(), x.size(), format, rounding, ScaleRounding::kFloor, overflow, RandomStream{}, 0,
                stream.data());
  for (size_t i = 0; i < x.size(); ++i) {
    if (stream[i] != codes[i]) Fail("convert: the stream engine gives {:x} for {:08x}", stream[i], x[i]);
  }
  return codes;
}

}  // namespace

// Codes, listed or `count` from `first` on, to binary32 words; sha256 is that of the words, little-endian.
Outputs DecodeElements(const Case& c) {
  const Format format = FormatByName(c.Param("format"));
  std::vector<uint32_t> codes;
  if (c.Has("count")) {
    const auto first = static_cast<uint32_t>(c.HexParam("first", 0));
    for (uint32_t i = 0; i < c.HexParam("count", 0); ++i) codes.push_back(first + i);
  } else {
    codes = c.Input("codes");
  }
  std::vector<uint32_t> values;
  std::string bytes;
  for (uint32_t code : codes) {
    if (code > Info(format).code_mask()) Fail("{}: {:x} is no code of {}", c.where(), code, Name(format));
    values.push_back(Decode(format, code));
    for (int shift = 0; shift < 32; shift += 8) bytes += static_cast<char>(values.back() >> shift & 0xFF);
  }
  return {{"values", HexWords(values, 8)}, {"sha256", {Sha256Hex(bytes)}}};
}

// x -> sat, nonsat by overflow mode; codes = sat; onnx: as sat, but a NaN counts as positive.
Outputs ConvertElements(const Case& c) {
  const Format format = FormatByName(c.Param("format"));
  const int s = static_cast<int>(c.HexParam("scale", 127)) - 127;
  const Rounding rounding = RoundingParam(c);
  const auto x = Widen(TypeParam(c, "in"), c.Input("x"));
  auto unsigned_nan = x;
  for (uint32_t& bits : unsigned_nan) bits = IsNan(bits) ? bits & kF32Abs : bits;
  const int digits = Digits(format);
  const Words saturated = HexWords(Codes(format, x, s, rounding, Overflow::kSaturate), digits);
  return {{"codes", saturated},
          {"sat", saturated},
          {"nonsat", HexWords(Codes(format, x, s, rounding, Overflow::kNonSaturate), digits)},
          {"onnx", HexWords(Codes(format, unsigned_nan, s, rounding, Overflow::kSaturate), digits)}};
}

// Codes of every x under every noise word, x outermost.
Outputs StochasticCodes(const Case& c) {
  const Format format = FormatByName(c.Param("format"));
  const int s = static_cast<int>(c.HexParam("scale", 127)) - 127;
  const auto noise = c.Input("noise");
  std::vector<uint32_t> codes;
  for (uint32_t x : Widen(TypeParam(c, "in"), c.Input("x"))) {
    for (uint32_t word : noise)
      codes.push_back(Encode(format, x, s, Rounding::kSR, Overflow::kSaturate, word));
  }
  return {{"codes", HexWords(codes, Digits(format))}};
}

// Over all words whose top `field` bits vary: the two codes of each x and how many words give the higher one.
Outputs StochasticCount(const Case& c) {
  const Format format = FormatByName(c.Param("format"));
  const int field = static_cast<int>(c.Int("field", 8));
  if (field < 1 || field > 24) Fail("{}: field={} is out of range; use 1 to 24", c.where(), field);
  std::vector<uint32_t> low, high, count;
  for (uint32_t x : Widen(TypeParam(c, "in"), c.Input("x"))) {
    const uint32_t magnitude_mask = Info(format).code_mask() & ~Info(format).sign_bit();
    uint32_t least = magnitude_mask, most = 0, ups = 0;
    auto code = [&](uint32_t word) {
      return Encode(format, x, 0, Rounding::kSR, Overflow::kSaturate, word << (32 - field)) & magnitude_mask;
    };
    for (uint32_t word = 0; word < 1u << field; ++word) {
      least = std::min(least, code(word));
      most = std::max(most, code(word));
    }
    for (uint32_t word = 0; word < 1u << field; ++word) ups += code(word) != least;
    low.push_back(least);
    high.push_back(most);
    count.push_back(ups);
  }
  return {{"low", HexWords(low, Digits(format))},
          {"high", HexWords(high, Digits(format))},
          {"count", HexWords(count, 2)}};
}

Outputs RoundTripBf16(const Case& c) {
  std::vector<uint32_t> narrow, back;
  for (uint32_t x : c.Input("x")) {
    narrow.push_back(F32ToBf16(x));
    back.push_back(Bf16ToF32(static_cast<uint16_t>(narrow.back())));
  }
  return {{"bf16", HexWords(narrow, 4)}, {"back", HexWords(back, 8)}};
}

}  // namespace mx::golden
