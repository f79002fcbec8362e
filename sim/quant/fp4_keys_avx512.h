// From 16 scaled values to E2M1 codes, to nearest even: a key a value, then one look-up for 64 keys. x86-64
// only.
#ifndef MX_SIM_QUANT_FP4_KEYS_AVX512_H_
#define MX_SIM_QUANT_FP4_KEYS_AVX512_H_

#include "sim/quant/avx512_vectors.h"

namespace mx {

// E2M1 magnitude of a value whose quadruple lies in n..n+1: entry 2n for n itself, 2n + 1 for what is
// between.
struct NearestCodes {
  alignas(64) uint8_t code[128];  // the upper half with the sign
  constexpr NearestCodes() : code() {
    constexpr int kQuadruple[8] = {0, 2, 4, 6, 8, 12, 16, 24};  // of the codes' values
    for (int key = 0; key < 64; ++key) {
      int best = 0;
      for (int c = 1; c < 8; ++c) {
        // Twice the quadruple is key, up to a remainder below 1 that never reaches another distance's parity.
        const int here = 2 * kQuadruple[c] - key, there = 2 * kQuadruple[best] - key;
        const int distance = here < 0 ? -here : here, before = there < 0 ? -there : there;
        if (distance < before || (distance == before && c % 2 == 0)) best = c;
      }
      code[key] = static_cast<uint8_t>(best);
      code[key + 64] = static_cast<uint8_t>(best | 8);
    }
  }
};
inline constexpr NearestCodes kNearest;

// 16 keys: 2n or 2n + 1 as above in bits 0 to 5, the sign in bit 6.
MX_VBMI_INLINE __m512i Keys(__m512i bits, __m512 factor) {
  const __m512 a =
      _mm512_mul_ps(_mm512_castsi512_ps(_mm512_and_si512(bits, _mm512_set1_epi32(0x7FFFFFFF))), factor);
  const __m512i down = _mm512_cvt_roundps_epi32(a, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC),
                up = _mm512_cvt_roundps_epi32(a, _MM_FROUND_TO_POS_INF | _MM_FROUND_NO_EXC);
  return _mm512_ternarylogic_epi32(_mm512_add_epi32(down, up), _mm512_srli_epi32(bits, 25),
                                   _mm512_set1_epi32(0x40),
                                   0xF8);  // a | (b & c)
}

}  // namespace mx

#endif  // MX_SIM_QUANT_FP4_KEYS_AVX512_H_
