// Test only: matrices whose values sit where quantisers go wrong, and random choices of every option.
#ifndef MX_SIM_QUANT_TEST_DATA_H_
#define MX_SIM_QUANT_TEST_DATA_H_

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "sim/quant/quantize.h"

namespace mx::test {

inline constexpr Format kElements[] = {Format::kE2M1, Format::kE2M3, Format::kE3M2,
                                       Format::kE4M3, Format::kE5M2, Format::kINT8};

struct Problem {
  std::vector<uint32_t> words;  // storage, f32 or packed 16-bit
  DType type = DType::kF32;
  int64_t rows = 0, cols = 0, stride = 0;
  Axis axis = Axis::kRow;
  QuantSpec spec;
  bool has_nan = false;
  uint64_t number = 0;

  SourceView source() const { return {words.data(), type, rows, cols, stride}; }
  std::string Describe() const {
    return fmt::format(
        "problem {}: {} {}x{} stride {} type {} axis {} rule {} block {} zero {} nan {} rounding {} pair {} "
        "n {} "
        "signs {:08x} prescale {} fixed {}",
        number, Name(spec.format), rows, cols, stride, int(type), int(axis), Name(spec.rule), int(spec.block),
        spec.zero_byte, int(spec.nan), int(spec.rounding), int(spec.sr_pair), spec.hadamard.n,
        spec.hadamard.signs[0], spec.prescale, spec.fixed_scale ? int(*spec.fixed_scale) : -1);
  }
};

class Generator {
 public:
  explicit Generator(uint64_t seed) : random_{seed, 0, 0x30000000u, 0} {}

  uint32_t Bits() { return random_.Word(next_++); }
  int64_t Below(int64_t n) { return static_cast<int64_t>(Bits() % static_cast<uint32_t>(n)); }
  bool OneIn(int64_t n) { return Below(n) == 0; }

  // Sums of uniform variates: bell-shaped, no library function involved.
  std::vector<float> Gaussian(int64_t n) {
    std::vector<float> x(static_cast<size_t>(n));
    for (float& v : x) {
      v = 0;
      for (int i = 0; i < 6; ++i) v += static_cast<float>(static_cast<int32_t>(Bits()) >> 8) * 0x1p-23f;
    }
    return x;
  }

  // A word near exponent field `field`: uniform mantissa, few-bit mantissa, or a neighbour of one.
  uint32_t Near(int field, bool specials) {
    const uint32_t sign = Bits() & kF32Sign;
    if (specials) {
      switch (Below(24)) {
        case 0:
          return sign | kF32QuietNan | (Bits() & 0x3FFFFFu);
        case 1:
          return sign | 0x7F800001u;  // signalling
        case 2:
          return sign | kF32Inf;
        case 3:
          return sign | kF32Max;
        case 4:
          return sign | 1u;
        default:
          break;
      }
    }
    if (OneIn(12)) return sign;
    uint32_t bits = Bits() & kF32MantissaMask;
    if (OneIn(2)) {
      bits &= 0x7F0000u << Below(7);
      bits &= kF32MantissaMask;
    }
    const int64_t low = Below(4) == 0 ? 24 : 5;
    const int64_t f = std::clamp<int64_t>(field - Below(low), 0, 254);
    int64_t word = (f << 23) | bits;
    if (OneIn(3)) word += Below(3) - 1;
    return sign | static_cast<uint32_t>(std::clamp<int64_t>(word, 0, kF32Max));
  }

  Problem NextProblem(int64_t max_size) {
    Problem p;
    p.number = next_;
    QuantSpec& s = p.spec;
    s.format = kElements[Below(6)];
    s.rule = static_cast<ScaleRule>(Below(4));
    s.block = OneIn(3) ? BlockShape::k32x32 : BlockShape::k1x32;
    s.zero_byte = OneIn(2) ? 0 : 127;
    s.nan = OneIn(3) ? NanPolicy::kPoison : NanPolicy::kHardware;
    s.rounding = static_cast<Rounding>(Below(3));
    s.sr_pair = static_cast<SrPair>(Below(5));
    s.random = {Bits(), Bits(), Bits(), Bits()};
    if (OneIn(6)) s.fixed_scale = static_cast<uint8_t>(OneIn(4) ? Below(256) : 120 + Below(14));
    if (OneIn(6)) s.prescale = FromBits(Near(127, OneIn(8)));
    int64_t k = Below(max_size + 1);
    if (OneIn(2)) {
      s.hadamard.n = OneIn(2) ? 16 : 2 << Below(7);
      if (OneIn(2)) s.hadamard.signs = {Bits(), Bits(), Bits(), Bits()};
      k = std::max<int64_t>(k / s.hadamard.n, 1) * s.hadamard.n;
    }
    const int64_t rows = OneIn(2) ? Below(5) : Below(max_size + 1);
    p.axis = OneIn(2) ? Axis::kRow : Axis::kColumn;
    const bool by_row = p.axis == Axis::kRow;
    FillMatrix(&p, by_row ? rows : k, by_row ? k : rows, static_cast<DType>(Below(3)));
    return p;
  }

  // Sizes and words only; the specification stays as it is.
  void FillMatrix(Problem* p, int64_t rows, int64_t cols, DType type) {
    p->rows = rows;
    p->cols = cols;
    p->stride = cols + Below(3);
    p->type = type;
    const bool specials = OneIn(3);
    const int style = static_cast<int>(Below(4));  // 0, 1: ordinary sizes; 2: tiny; 3: huge
    const int centre = style == 2   ? static_cast<int>(Below(30))
                       : style == 3 ? 225 + static_cast<int>(Below(30))
                                    : 127;
    const auto count = static_cast<size_t>(p->rows * p->stride + 2);
    std::vector<uint32_t> f32(count);
    int field = centre;
    for (size_t i = 0; i < count; ++i) {
      if (OneIn(16)) field = centre + static_cast<int>(Below(7)) - 3;
      f32[i] = Near(field, specials);
      p->has_nan |= IsNan(f32[i]);
    }
    if (p->type == DType::kF32) {
      p->words = f32;
      return;
    }
    std::vector<uint16_t> half(count + 2);
    for (size_t i = 0; i < count; ++i) {
      half[i] = p->type == DType::kBF16 ? static_cast<uint16_t>(f32[i] >> 16) : F16Word(f32[i]);
    }
    p->words.resize(count / 2 + 1);
    std::memcpy(p->words.data(), half.data(), p->words.size() * 4);
  }

 private:
  // Any 16 bits are a binary16; keep sign and leading mantissa of the draw, with exponents over the whole
  // range.
  uint16_t F16Word(uint32_t f32) {
    return static_cast<uint16_t>((f32 >> 16 & 0x8000u) | (f32 >> 13 & 0x3FFu) | Below(32) << 10);
  }

  RandomStream random_;
  uint64_t next_ = 0;
};

}  // namespace mx::test

#endif  // MX_SIM_QUANT_TEST_DATA_H_
