// Rows of codes to bfloat16 numbers that carry their block's scale, for the AMX kernels.
#include <array>
#include <cstring>

#include "sim/formats/codec.h"
#include "sim/gemm/gemm_kernels.h"

#if defined(__x86_64__)
#include <immintrin.h>
#define MX_AVX512 __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl")))
#endif

namespace mx {

#if defined(MX_AVX512)
namespace {

// Bits of the values by code, for vector permutations; a zero of either sign is +0. Codes of at most 6 bits.
struct alignas(64) ValueBits {
  std::array<int16_t, 64> of{};
};

const ValueBits& BitsOf(Format format) {
  static const auto tables = [] {
    std::array<ValueBits, 3> all{};
    for (Format f : {Format::kE2M1, Format::kE2M3, Format::kE3M2}) {
      for (uint32_t code = 0; code <= Info(f).code_mask(); ++code) {
        const uint32_t bits = Decode(f, code);
        if ((bits & kF32Abs) != 0) all[static_cast<size_t>(f)].of[code] = static_cast<int16_t>(bits >> 16);
      }
    }
    return all;
  }();
  return tables[static_cast<size_t>(format)];
}

// The table with a block's scale in the exponents of all values but zeros.
MX_AVX512 inline __m512i Scaled(__m512i table, __m512i shift) {
  return _mm512_mask_add_epi16(table, _mm512_test_epi16_mask(table, table), table, shift);
}

template <bool kNibbles>
MX_AVX512 inline __m512i CodesOf(const uint8_t* packed) {
  if constexpr (kNibbles) {
    const __m512i bytes = _mm512_cvtepu8_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(packed)));
    return _mm512_and_si512(_mm512_or_si512(bytes, _mm512_slli_epi32(bytes, 12)),
                            _mm512_set1_epi32(0x000F000F));
  } else {
    return _mm512_cvtepu8_epi16(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(packed)));
  }
}

// `codes`: two a byte (kNibbles) or one a byte, `blocks` whole blocks.
template <bool kNibbles>
MX_AVX512 void DecodeBlocks(Format format, const uint8_t* codes, int64_t blocks, const uint8_t* scales,
                            int16_t* out, uint8_t* nonzero) {
  const int16_t* bits = BitsOf(format).of.data();
  const __m512i low = _mm512_load_si512(bits), high = _mm512_load_si512(bits + 32);
  const __m512i magnitude = _mm512_set1_epi16(static_cast<int16_t>(Info(format).sign_bit() - 1));
  for (int64_t block = 0; block < blocks; ++block) {
    const __m512i code = CodesOf<kNibbles>(codes + block * (kNibbles ? kBlock / 2 : kBlock));
    const __m512i shift = _mm512_set1_epi16(static_cast<int16_t>((scales[block] - 127) * 128));
    const __m512i values = kNibbles
                               ? _mm512_permutexvar_epi16(code, Scaled(low, shift))
                               : _mm512_permutex2var_epi16(Scaled(low, shift), code, Scaled(high, shift));
    _mm512_storeu_si512(out + block * kBlock, values);
    nonzero[block] = _mm512_test_epi16_mask(code, magnitude) != 0 ? 1 : 0;
  }
}

}  // namespace

void DecodeBf16Row(Format format, const uint8_t* codes, int64_t k, const uint8_t* scales, int16_t* out,
                   uint8_t* nonzero) {
  const bool nibbles = format == Format::kE2M1;
  const auto decode = nibbles ? DecodeBlocks<true> : DecodeBlocks<false>;
  const int64_t whole = k / kBlock, rest = k % kBlock, step = nibbles ? kBlock / 2 : kBlock;
  decode(format, codes, whole, scales, out, nonzero);
  if (rest == 0) return;
  uint8_t last[kBlock] = {};
  std::memcpy(last, codes + whole * step, static_cast<size_t>(nibbles ? (rest + 1) / 2 : rest));
  if (nibbles && rest % 2 != 0) last[rest / 2] &= 0x0F;
  decode(format, last, 1, scales + whole, out + whole * kBlock, nonzero + whole);
}

#else

void DecodeBf16Row(Format, const uint8_t*, int64_t, const uint8_t*, int16_t*, uint8_t*) {}

#endif

}  // namespace mx
