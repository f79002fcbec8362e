#include "sim/quant/convert.h"

#include "sim/base/error.h"
#include "sim/base/simd.h"
#include "sim/quant/convert_simd.h"

namespace mx {
namespace {

constexpr uint64_t kWords = uint64_t{1} << 34;  // words that a stream of Philox has

void Check(size_t n, Format to, Rounding rounding, uint64_t first_index) {
  if (Info(to).bits > 8)
    Fail("format {} has {}-bit codes; a code stream takes formats of at most 8", Name(to), Info(to).bits);
  if (rounding == Rounding::kSR && (first_index > kWords || n > kWords - first_index)) {
    Fail("stochastic rounding of values {}..{}: a stream has 2^34 random words; use another seed beyond that",
         first_index, first_index + n);
  }
}

}  // namespace

void ConvertStreamReference(const uint32_t* f32_bits, size_t n, Format to, Rounding rounding,
                            ScaleRounding scale, Overflow overflow, const RandomStream& random,
                            uint64_t first_index, uint8_t* codes) {
  Check(n, to, rounding, first_index);
  for (size_t i = 0; i < n; ++i) {
    uint32_t code = 0;
    if (to == Format::kE8M0) {
      code = EncodeE8M0(f32_bits[i], scale);
    } else {
      const uint32_t noise = rounding == Rounding::kSR ? random.Word(first_index + i) : 0u;
      code = Encode(to, f32_bits[i], 0, rounding, overflow, noise);
    }
    codes[i] = static_cast<uint8_t>(code);
  }
}

void ConvertStream(const uint32_t* f32_bits, size_t n, Format to, Rounding rounding, ScaleRounding scale,
                   Overflow overflow, const RandomStream& random, uint64_t first_index, uint8_t* codes) {
  if (UseScalar()) {
    return ConvertStreamReference(f32_bits, n, to, rounding, scale, overflow, random, first_index, codes);
  }
  Check(n, to, rounding, first_index);
  ConvertStreamSimd(f32_bits, n, to, rounding, scale, overflow, random, first_index, codes);
}

}  // namespace mx
