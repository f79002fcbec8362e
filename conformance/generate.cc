#include "conformance/generate.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "sim/base/bits.h"
#include "sim/formats/codec.h"

namespace mx::conformance {
namespace {

using Block4 = std::array<uint32_t, 4>;

// Streams of one tensor: numbers of the field `operand`.
enum : uint32_t { kValue, kChoice, kBlockChoice, kCode, kKeep, kScale };

RandomStream Sub(RandomStream stream, uint32_t part) {
  stream.stream += part << 4;
  return stream;
}

// Four words of element or block i. The counter's word holds 32 bits, the micro-batch takes the rest.
Block4 At(RandomStream stream, uint32_t part, uint64_t i) {
  stream = Sub(stream, part);
  stream.micro_batch = static_cast<uint32_t>(i >> 32);
  return stream.Block(static_cast<uint32_t>(i));
}

// Sum of eight 16-bit uniforms about its mean, in units of 2^-16, times 2^exponent: standard deviation 0.82.
uint32_t Bell(const Block4& words, int exponent = 0) {
  int64_t twice = -8 * 65535;
  for (const uint32_t word : words) twice += 2 * static_cast<int64_t>((word >> 16) + (word & 0xFFFFu));
  if (twice == 0) return 0;
  return RoundToF32(twice < 0, static_cast<uint64_t>(twice < 0 ? -twice : twice), exponent - 17);
}

int Signed(uint32_t word, int spread) {
  return static_cast<int>(word % static_cast<uint32_t>(2 * spread + 1)) - spread;
}
uint32_t Sign(uint32_t word) { return word & kF32Sign; }

struct Draw {
  const RandomStream& stream;
  const Position& at;
  DType type;
  Block4 value() const { return At(stream, kValue, at.index); }
  Block4 choice() const { return At(stream, kChoice, at.index); }
  Block4 block() const { return At(stream, kBlockChoice, at.block); }
  // The type's last place in a binary32; of binary16, while it is normal.
  uint32_t step() const { return type == DType::kF32 ? 1 : type == DType::kBF16 ? 1u << 16 : 1u << 13; }
  // The magnitude, or its neighbour of the type below (side 0) or above (side 2).
  uint32_t Beside(uint32_t magnitude, uint64_t side) const {
    if (side == 1) return magnitude;
    if (type == DType::kF16) {
      const uint16_t h = F32ToF16(magnitude);
      return F16ToF32(static_cast<uint16_t>(side == 0 ? std::max<int>(h, 1) - 1 : std::min(h + 1, 0x7C00)));
    }
    return side == 0 ? std::max(magnitude, step()) - step() : magnitude + step();
  }
};

uint32_t Gaussian(const Draw& d) { return Bell(d.value()); }

uint32_t Outliers(const Draw& d) {
  const Block4 c = d.choice();
  return Bell(d.value(), c[0] % 64 == 0 ? 4 + static_cast<int>(c[1] % 8) : 0);
}

uint32_t Equal(const Draw& d) { return Bell(At(d.stream, kValue, 0)); }

uint32_t Ties(const Draw& d) {
  static constexpr uint32_t kEighths[] = {0, 2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48};
  const Block4 w = d.value();
  return RoundToF32(w[0] >> 31 != 0, kEighths[w[1] % std::size(kEighths)], Signed(d.block()[0], 20) - 3);
}

uint32_t Thresholds(const Draw& d) {
  const Block4 b = d.block(), w = d.value();
  const bool half = d.type == DType::kF16;
  const uint32_t exponent = half ? 103 + b[1] % 40 : b[0] % 4 == 0 ? 1 + (b[1] >> 2) % 254 : 100 + b[1] % 50;
  const uint32_t largest = d.Beside(exponent << 23 | (b[2] % 4) << 21, b[2] / 4 % 3);
  if (d.at.index % 32 == b[3] % 32) return Sign(w[0]) | largest;
  const uint32_t lower = exponent - std::min(exponent, 1 + w[1] % 4);  // a binade or more below
  return Sign(w[0]) | lower << 23 | (w[2] & kF32MantissaMask);
}

uint32_t Wide(const Draw& d) { return Bell(d.value(), Signed(d.block()[0], 30)); }

uint32_t Extreme(const Draw& d) {
  const Block4 w = d.value();
  const uint32_t exponent = std::min(254u, d.block()[0] % 255 + w[1] % 4);
  return Sign(w[0]) | exponent << 23 | (w[2] & kF32MantissaMask);
}

uint32_t Subnormal(const Draw& d) {
  const Block4 w = d.value();
  const uint32_t exponent = w[1] % 8 == 0 ? 1 : 0;
  return Sign(w[0]) | exponent << 23 | (w[2] & kF32MantissaMask) >> d.block()[0] % 20;
}

uint32_t Zeros(const Draw& d) {
  const Block4 w = d.value(), c = d.choice();
  const bool number = d.block()[0] % 2 == 0 && c[0] % 8 == 0;
  return number ? Bell(w) : Sign(c[1]);
}

uint32_t Nonfinite(const Draw& d) {
  const Block4 c = d.choice();
  const uint32_t kind = d.block()[0] % 16;
  const bool nan = kind == 0 || c[0] % 32 == 0, infinite = kind == 1 || c[0] % 32 == 1;
  const uint32_t payload = std::max(c[1] & kF32MantissaMask, d.step());
  if (nan) return Sign(c[2]) | kF32Inf | payload;
  return infinite ? Sign(c[2]) | kF32Inf : Bell(d.value());
}

uint32_t Bits(const Draw& d) { return d.value()[0]; }

// Blocks are numbered from the seed on, so that problems with consecutive seeds share out the whole table.
uint64_t Number(const Draw& d) { return d.stream.seed + d.at.block; }

uint32_t Cuts(const Draw& d) {
  static constexpr uint32_t kEighths[] = {0, 2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48};
  const uint64_t n = Number(d), k = n * 31 + d.at.row % 32 * 7 + d.at.lane;
  const int exponent =
      d.type == DType::kF16 ? static_cast<int>(n % 38) - 24 : static_cast<int>(n % 250) - 125;
  if (d.at.lane == 0) return RoundToF32(k % 2 != 0, 48, exponent - 3);
  const uint32_t cut = RoundToF32(false, kEighths[k / 6 % std::size(kEighths)], exponent - 3);
  return d.Beside(cut, k / 2 % 3) | (k % 2 != 0 ? kF32Sign : 0);
}

uint32_t Binades(const Draw& d) {
  const uint64_t n = Number(d), t = n % 3072;
  const auto binade = static_cast<uint32_t>(t / 12), quarter = static_cast<uint32_t>(t % 4) << 21;
  const uint32_t exponent = d.type == DType::kF16 ? 103 + binade % 40 : binade;
  const uint32_t largest = d.Beside(exponent << 23 | quarter, t / 4 % 3);
  const Block4 w = d.value();
  if (d.at.lane == n % 32) return Sign(w[0]) | largest;
  if (exponent < 5) return Sign(w[0]) | w[2] % (largest / 2 + 1);
  return Sign(w[0]) | (exponent - 1 - w[1] % 4) << 23 | (w[2] & kF32MantissaMask);
}

// Small whole powers of two, so that a rotation of 16 and every product of what it gives are exact.
uint32_t Axes(const Draw& d) {
  const Block4 shift = At(d.stream, kBlockChoice, 0);
  if ((d.at.row + d.at.col + shift[0]) % 16 != 0) return 0;
  const Block4 group = At(d.stream, kChoice, d.at.row / 16 << 32 | d.at.col / 16);
  return RoundToF32(group[0] >> 31 != 0, 1, static_cast<int>(group[1] % 3));
}

}  // namespace

RandomStream DataStream(uint64_t seed, uint32_t tensor) {
  RandomStream stream;
  stream.seed = seed;
  stream.stream = StreamId(StreamPurpose::kData, 0, tensor);
  return stream;
}

uint32_t SourceBits(Distribution distribution, const RandomStream& stream, const Position& at, DType type) {
  const Draw draw{stream, at, type};
  switch (distribution) {
#define MX_DISTRIBUTION(id, ...) \
  case Distribution::k##id:      \
    return id(draw);
#include "conformance/distributions.inc"
#undef MX_DISTRIBUTION
  }
  return 0;
}

std::array<uint8_t, 32> CodeBlock(CodeClass codes, const RandomStream& stream, uint64_t block) {
  constexpr uint8_t kLargest = 7, kSign = 8;
  const Block4 code = At(stream, kCode, block);
  const Block4 keep = codes == CodeClass::kSparse ? At(stream, kKeep, block) : Block4{};
  std::array<uint8_t, 32> out;
  for (size_t i = 0; i < out.size(); ++i) {
    const auto nibble = [i](const Block4& words) {
      return static_cast<uint8_t>(words[i / 8] >> 4 * (i % 8) & 0xFu);
    };
    out[i] = codes == CodeClass::kWalk ? static_cast<uint8_t>((i + i / 16 + 3 * block + stream.seed) & 0xFu)
                                       : nibble(code);
    if (codes == CodeClass::kSparse && nibble(keep) >= 2) out[i] = nibble(keep) % 2 == 0 ? 0 : kSign;
    if (codes == CodeClass::kLarge) out[i] = kLargest | (out[i] % 2 == 0 ? 0 : kSign);
  }
  return out;
}

uint32_t CodeAt(Format format, CodeClass codes, const RandomStream& stream, uint64_t index) {
  const FormatInfo& f = Info(format);
  if (f.bits == 4) return CodeBlock(codes, stream, index / 32)[index % 32];
  if (codes == CodeClass::kWalk) {
    const uint64_t n = stream.seed + index + index / 32 * 3;
    return (n % 2 != 0 ? f.sign_bit() : 0) |
           static_cast<uint32_t>(n / 2 % static_cast<uint64_t>(f.max_code + 1));
  }
  const uint32_t word = At(stream, kCode, index / 4)[index % 4],
                 keep = At(stream, kKeep, index / 4)[index % 4];
  const uint32_t sign = word >> 31 != 0 ? f.sign_bit() : 0;
  if (codes == CodeClass::kSpecials) return word & f.code_mask();
  if (codes == CodeClass::kSparse && keep % 8 != 0) return sign;
  return sign | (codes == CodeClass::kLarge ? static_cast<uint32_t>(f.max_code)
                                            : word % static_cast<uint32_t>(f.max_code + 1));
}

uint8_t ScaleAt(ScaleClass scales, const RandomStream& stream, uint64_t index) {
  struct Row {
    uint32_t low, high, special;
  };
  static constexpr Row kRows[] = {
#define MX_SCALE_CLASS(id, name, low, high, special, about) {low, high, special},
#include "conformance/scale_classes.inc"
#undef MX_SCALE_CLASS
  };
  static constexpr uint8_t kSpecial[] = {0x00, 0x01, 0x7F, 0xFD, 0xFE, 0xFF};
  if (scales == ScaleClass::kWalk) return static_cast<uint8_t>(stream.seed + index);
  const Row& row = kRows[static_cast<size_t>(scales)];
  const Block4 w = At(stream, kScale, index);
  if (row.special != 0 && w[1] % row.special == 0) return kSpecial[w[2] % std::size(kSpecial)];
  return static_cast<uint8_t>(row.low + w[0] % (row.high - row.low + 1));
}

uint32_t AddendBits(const RandomStream& stream, uint64_t index) {
  const Block4 c = At(stream, kChoice, index);
  if (c[0] % 8 == 0) return Sign(c[1]);
  return Bell(At(stream, kValue, index), Signed(c[2], 12));
}

}  // namespace mx::conformance
