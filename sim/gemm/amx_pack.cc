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

// Bits of the magnitudes by code without sign, for vector permutations: whole, and the parts of 1 and more
// and of less than 1.
struct alignas(64) MagnitudeBits {
  std::array<int16_t, 128> value{}, high{}, low{};
};

int16_t UpperHalf(float x) { return static_cast<int16_t>(ToBits(x) >> 16); }

const MagnitudeBits& BitsOf(Format format) {
  static const auto tables = [] {
    std::array<MagnitudeBits, 4> all{};
    for (Format f : {Format::kE2M1, Format::kE2M3, Format::kE3M2, Format::kE4M3}) {
      MagnitudeBits& bits = all[static_cast<size_t>(f)];
      for (int code = 0; code <= Info(f).max_code; ++code) {
        const auto at = static_cast<size_t>(code);
        const float value = FromBits(Decode(f, static_cast<uint32_t>(code)));
        const auto whole = static_cast<float>(static_cast<int>(value));
        bits.value[at] = UpperHalf(value);
        bits.high[at] = UpperHalf(whole);
        bits.low[at] = UpperHalf(value - whole);
      }
    }
    return all;
  }();
  return tables[static_cast<size_t>(format)];
}

// The bits of a magnitude with a block's scale in the exponent, unless it is zero, and a sign.
MX_AVX512 inline __m512i Finished(__m512i bits, __m512i shift, __m512i sign) {
  const __m512i scaled = _mm512_mask_add_epi16(bits, _mm512_test_epi16_mask(bits, bits), bits, shift);
  return _mm512_or_si512(scaled, sign);
}

MX_AVX512 inline __m512i ShiftOf(uint8_t scale) {
  return _mm512_set1_epi16(static_cast<int16_t>((scale - 127) * 128));
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

// The codes' sign bit, where it belongs in a word.
MX_AVX512 inline __m512i SignOf(__m512i code, Format format) {
  const __m512i bit = _mm512_set1_epi16(static_cast<int16_t>(Info(format).sign_bit()));
  return _mm512_maskz_mov_epi16(_mm512_test_epi16_mask(code, bit), _mm512_set1_epi16(INT16_MIN));
}

// `codes`: two a byte (kNibbles) or one a byte, `blocks` whole blocks.
template <bool kNibbles>
MX_AVX512 void DecodeBlocks(Format format, const uint8_t* codes, int64_t blocks, const uint8_t* scales,
                            int16_t* out, uint8_t* nonzero) {
  const __m512i table = _mm512_load_si512(BitsOf(format).value.data());
  const __m512i magnitude = _mm512_set1_epi16(static_cast<int16_t>(Info(format).sign_bit() - 1));
  for (int64_t block = 0; block < blocks; ++block) {
    const __m512i code = CodesOf<kNibbles>(codes + block * (kNibbles ? kBlock / 2 : kBlock));
    const __m512i bits = _mm512_permutexvar_epi16(_mm512_and_si512(code, magnitude), table);
    _mm512_storeu_si512(out + block * kBlock, Finished(bits, ShiftOf(scales[block]), SignOf(code, format)));
    nonzero[block] = _mm512_test_epi16_mask(code, magnitude) != 0 ? 1 : 0;
  }
}

MX_AVX512 bool SplitBlocks(Format format, const uint8_t* codes, int64_t blocks, const uint8_t* scales,
                           int16_t* high, int16_t* low, uint8_t* nonzero) {
  const MagnitudeBits& tables = BitsOf(format);
  const __m512i magnitude = _mm512_set1_epi16(static_cast<int16_t>(Info(format).sign_bit() - 1));
  const auto lookup = [](const std::array<int16_t, 128>& table, __m512i at) MX_AVX512 {
    const int16_t* t = table.data();
    const __m512i first = _mm512_permutex2var_epi16(_mm512_load_si512(t), at, _mm512_load_si512(t + 32));
    const __m512i second =
        _mm512_permutex2var_epi16(_mm512_load_si512(t + 64), at, _mm512_load_si512(t + 96));
    return _mm512_mask_mov_epi16(first, _mm512_test_epi16_mask(at, _mm512_set1_epi16(64)), second);
  };
  const __m512i largest = _mm512_set1_epi16(static_cast<int16_t>(Info(format).max_code));
  __mmask32 nan = 0;
  for (int64_t block = 0; block < blocks; ++block) {
    const __m512i code = CodesOf<false>(codes + block * kBlock), at = _mm512_and_si512(code, magnitude);
    const __m512i shift = ShiftOf(scales[block]), sign = SignOf(code, format);
    _mm512_storeu_si512(high + block * kBlock, Finished(lookup(tables.high, at), shift, sign));
    _mm512_storeu_si512(low + block * kBlock, Finished(lookup(tables.low, at), shift, sign));
    nonzero[block] = _mm512_test_epi16_mask(at, at) != 0 ? 1 : 0;
    nan |= _mm512_cmpgt_epi16_mask(at, largest);
  }
  return nan != 0;
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

bool SplitBf16Row(Format format, const uint8_t* codes, int64_t k, const uint8_t* scales, int16_t* high,
                  int16_t* low, uint8_t* nonzero) {
  const int64_t whole = k / kBlock, rest = k % kBlock;
  bool nan = SplitBlocks(format, codes, whole, scales, high, low, nonzero);
  if (rest != 0) {
    uint8_t last[kBlock] = {};
    std::memcpy(last, codes + whole * kBlock, static_cast<size_t>(rest));
    nan |= SplitBlocks(format, last, 1, scales + whole, high + whole * kBlock, low + whole * kBlock,
                       nonzero + whole);
  }
  return nan;
}

#else

void DecodeBf16Row(Format, const uint8_t*, int64_t, const uint8_t*, int16_t*, uint8_t*) {}
bool SplitBf16Row(Format, const uint8_t*, int64_t, const uint8_t*, int16_t*, int16_t*, uint8_t*) {
  return false;
}

#endif

}  // namespace mx
