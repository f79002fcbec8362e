// Rows of codes to bfloat16 numbers that carry their block's scale, for the AMX kernels.
#include <algorithm>
#include <array>
#include <cstring>
#include <numeric>

#include "sim/gemm/decoded.h"
#include "sim/gemm/gemm_kernels.h"

#if defined(__x86_64__)
#include <immintrin.h>
#define MX_AVX512 __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl")))
#endif

namespace mx {

#if defined(MX_AVX512)
namespace {

// By code, for vector permutations of words of 16 bits: formats of at most 6 bits.
struct CodeWords {
  alignas(64) std::array<int16_t, 64> bf16{};   // the value's bits; a zero of either sign is +0
  alignas(64) std::array<int16_t, 64> fixed{};  // the value in units of the last bit
};

const CodeWords& WordsOf(Format format) {
  static const auto tables = [] {
    std::array<CodeWords, 3> all{};
    for (Format f : {Format::kE2M1, Format::kE2M3, Format::kE3M2}) {
      CodeWords& t = all[static_cast<size_t>(f)];
      for (uint32_t code = 0; code <= Info(f).code_mask(); ++code) {
        const DecodedCode& d = DecodedCodes(f).code[code];
        t.fixed[code] = static_cast<int16_t>(d.fixed);
        t.bf16[code] = d.fixed == 0 ? int16_t{0} : static_cast<int16_t>(Decode(f, code) >> 16);
      }
    }
    return all;
  }();
  return tables[static_cast<size_t>(format)];
}

// 2^e for e of a normal binary64.
double PowerOfTwo(int e) {
  const auto bits = static_cast<uint64_t>(1023 + e) << 52;
  double value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
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

// `codes`: two a byte (kNibbles) or one a byte, `blocks` whole blocks. Returns the sum of the squares of the
// values.
template <bool kNibbles>
MX_AVX512 double DecodeBlocks(Format format, const uint8_t* codes, int64_t blocks, const uint8_t* scales,
                              int16_t* out, uint8_t* nonzero) {
  const CodeWords& words = WordsOf(format);
  const __m512i low = _mm512_load_si512(words.bf16.data()), high = _mm512_load_si512(words.bf16.data() + 32);
  const __m512i fixed_low = _mm512_load_si512(words.fixed.data()),
                fixed_high = _mm512_load_si512(words.fixed.data() + 32);
  const int last_bit = Info(format).last_bit();
  const __m512i magnitude = _mm512_set1_epi16(static_cast<int16_t>(Info(format).sign_bit() - 1));
  __m512d sums = _mm512_setzero_pd();
  for (int64_t block = 0; block < blocks; ++block) {
    const __m512i code = CodesOf<kNibbles>(codes + block * (kNibbles ? kBlock / 2 : kBlock));
    const __m512i shift = _mm512_set1_epi16(static_cast<int16_t>((scales[block] - 127) * 128));
    __m512i values, fixed;
    if constexpr (kNibbles) {
      values = _mm512_permutexvar_epi16(code, Scaled(low, shift));
      fixed = _mm512_permutexvar_epi16(code, fixed_low);
    } else {
      values = _mm512_permutex2var_epi16(Scaled(low, shift), code, Scaled(high, shift));
      fixed = _mm512_permutex2var_epi16(fixed_low, code, fixed_high);
    }
    _mm512_storeu_si512(out + block * kBlock, values);
    nonzero[block] = _mm512_test_epi16_mask(code, magnitude) != 0 ? 1 : 0;
    const __m512i squares = _mm512_madd_epi16(fixed, fixed);
    const __m256i both =
        _mm256_add_epi32(_mm512_castsi512_si256(squares), _mm512_maskz_extracti64x4_epi64(0xFF, squares, 1));
    const __m512d power = _mm512_set1_pd(PowerOfTwo(2 * (scales[block] - 127 + last_bit)));
    sums = _mm512_add_pd(sums, _mm512_mul_pd(_mm512_cvtepi32_pd(both), power));
  }
  alignas(64) double lanes[8];
  _mm512_store_pd(lanes, sums);
  return std::accumulate(lanes, lanes + 8, 0.0);
}

}  // namespace

double DecodeBf16Row(Format format, const uint8_t* codes, int64_t k, const uint8_t* scales, int16_t* out,
                     uint8_t* nonzero) {
  const bool nibbles = format == Format::kE2M1;
  const auto decode = nibbles ? DecodeBlocks<true> : DecodeBlocks<false>;
  const int64_t whole = k / kBlock, rest = k % kBlock, step = nibbles ? kBlock / 2 : kBlock;
  double energy = decode(format, codes, whole, scales, out, nonzero);
  if (rest != 0) {
    uint8_t last[kBlock] = {};
    std::memcpy(last, codes + whole * step, static_cast<size_t>(nibbles ? (rest + 1) / 2 : rest));
    if (nibbles && rest % 2 != 0) last[rest / 2] &= 0x0F;
    energy += decode(format, last, 1, scales + whole, out + whole * kBlock, nonzero + whole);
  }
  return energy * (1 + 1.0 / (1 << 20));  // above what a hundred million roundings may take away
}

#else

double DecodeBf16Row(Format, const uint8_t*, int64_t, const uint8_t*, int16_t*, uint8_t*) { return 0; }

#endif

}  // namespace mx
