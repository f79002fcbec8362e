#include "sim/quant/fp4_avx512.h"

#if defined(__x86_64__)
#include "sim/quant/avx512_vectors.h"

namespace mx {
namespace {

// Both halves of a block's values.
struct Decoded {
  __m512 first, second;
};
MX_VBMI_INLINE Decoded DecodeBlock(const uint8_t* packed, uint32_t byte) {
  const __m512 values = _mm512_setr_ps(0.0f, 0.5f, 1.0f, 1.5f, 2.0f, 3.0f, 4.0f, 6.0f, -0.0f, -0.5f, -1.0f,
                                       -1.5f, -2.0f, -3.0f, -4.0f, -6.0f);
  const __m128i nibble = _mm_set1_epi8(0x0F);
  const uint32_t bits = byte == 0xFF ? 0x7FC00000u : byte == 0 ? 0x00400000u : byte << 23;
  const __m512 scale = _mm512_castsi512_ps(_mm512_set1_epi32(static_cast<int>(bits)));
  const __m128i both = _mm_loadu_si128(reinterpret_cast<const __m128i*>(packed));
  const __m128i even = _mm_and_si128(both, nibble), odd = _mm_and_si128(_mm_srli_epi16(both, 4), nibble);
  const __m512i first = _mm512_cvtepu8_epi32(_mm_unpacklo_epi8(even, odd)),
                second = _mm512_cvtepu8_epi32(_mm_unpackhi_epi8(even, odd));
  return {_mm512_mul_ps(_mm512_permutexvar_ps(first, values), scale),
          _mm512_mul_ps(_mm512_permutexvar_ps(second, values), scale)};
}

MX_VBMI void DecodeOf(const uint8_t* packed, const uint8_t* scales, int64_t blocks, float* out) {
  for (int64_t block = 0; block < blocks; ++block) {
    const Decoded d = DecodeBlock(packed + block * 16, scales[block]);
    _mm512_storeu_ps(out + block * kBlock, d.first);
    _mm512_storeu_ps(out + block * kBlock + 16, d.second);
  }
}

// Lines are written whole, wherever the result begins: a line is the end of one vector and the beginning of
// the next. What stands before the first line and after the last is written by mask.
MX_VBMI void StreamOf(const uint8_t* packed, const uint8_t* scales, int64_t blocks, float* out) {
  constexpr int64_t kCodesAhead = 1024;
  if (blocks == 0) return;
  const int lead = static_cast<int>((64 - reinterpret_cast<uintptr_t>(out) % 64) % 64 / 4);
  const __m512i line = _mm512_add_epi32(
      _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), _mm512_set1_epi32(lead));
  const auto before = static_cast<__mmask16>((1u << lead) - 1), after = static_cast<__mmask16>(~before);
  Decoded d = DecodeBlock(packed, scales[0]);
  _mm512_mask_storeu_ps(out, before, d.first);
  out += lead;
  _mm512_stream_ps(out, _mm512_permutex2var_ps(d.first, line, d.second));
  __m512 last = d.second;
  for (int64_t block = 1; block < blocks; ++block) {
    if (block % 4 == 0)
      _mm_prefetch(reinterpret_cast<const char*>(packed) + block * 16 + kCodesAhead, _MM_HINT_T0);
    d = DecodeBlock(packed + block * 16, scales[block]);
    _mm512_stream_ps(out + block * kBlock - 16, _mm512_permutex2var_ps(last, line, d.first));
    _mm512_stream_ps(out + block * kBlock, _mm512_permutex2var_ps(d.first, line, d.second));
    last = d.second;
  }
  _mm512_mask_storeu_ps(out + blocks * kBlock - 16 - lead, after, last);
  _mm_sfence();
}

}  // namespace

void DecodeFp4Avx512(const uint8_t* packed, const uint8_t* scales, int64_t blocks, float* out) {
  DecodeOf(packed, scales, blocks, out);
}

void StreamFp4Avx512(const uint8_t* packed, const uint8_t* scales, int64_t blocks, float* out) {
  StreamOf(packed, scales, blocks, out);
}

}  // namespace mx

#else

namespace mx {

void DecodeFp4Avx512(const uint8_t*, const uint8_t*, int64_t, float*) {}
void StreamFp4Avx512(const uint8_t*, const uint8_t*, int64_t, float*) {}

}  // namespace mx
#endif
