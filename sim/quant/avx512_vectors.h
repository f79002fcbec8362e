// What the AVX-512 loops share: the target attribute and sixteen elements as binary32. x86-64 only.
#ifndef MX_SIM_QUANT_AVX512_VECTORS_H_
#define MX_SIM_QUANT_AVX512_VECTORS_H_

#include <immintrin.h>

#include <cstdint>

#include "sim/quant/mx_tensor.h"

#define MX_VBMI __attribute__((target("avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi")))
// GCC 12 gives no inlining to lambdas and templates without the attribute, so all that runs here has it.
#define MX_VBMI_INLINE MX_VBMI inline __attribute__((always_inline))

namespace mx {

// 16 elements from element i on, as binary32 bits.
template <DType kType>
MX_VBMI_INLINE __m512i Load16(const void* source, int64_t i) {
  if constexpr (kType == DType::kF32) {
    return _mm512_loadu_si512(static_cast<const uint32_t*>(source) + i);
  } else {
    const __m256i words =
        _mm256_loadu_si256(reinterpret_cast<const __m256i*>(static_cast<const uint16_t*>(source) + i));
    return _mm512_slli_epi32(_mm512_cvtepu16_epi32(words), 16);
  }
}

MX_VBMI_INLINE __m512i Magnitude(__m512i bits) {
  return _mm512_and_si512(bits, _mm512_set1_epi32(0x7FFFFFFF));
}

// Which of 16 elements are zeros.
MX_VBMI_INLINE uint32_t Zeros(__m512i bits) {
  return _mm512_testn_epi32_mask(bits, _mm512_set1_epi32(0x7FFFFFFF));
}

// Two blocks, values below 256, a dword each, as bytes. Packing works within 128-bit lanes: dword i of lane l
// holds vector i's elements 4l to 4l + 3, so the first block is the lower half of every lane.
MX_VBMI_INLINE __m512i PackToBytes(const __m512i v[4]) {
  return _mm512_packus_epi16(_mm512_packus_epi32(v[0], v[1]), _mm512_packus_epi32(v[2], v[3]));
}
// What is counted of pairs of blocks, in lanes: fewer than 256 pairs, then it is added up.
struct PairCounts {
  __m512i none, above;  // bytes: magnitude code 0, and clipped
  __m512i zeros;        // dwords: elements that are zeros
};
MX_VBMI_INLINE PairCounts NoCounts() {
  return {_mm512_setzero_si512(), _mm512_setzero_si512(), _mm512_setzero_si512()};
}
MX_VBMI_INLINE uint64_t SumOfBytes(__m512i v) {
  return static_cast<uint64_t>(_mm512_reduce_add_epi64(_mm512_sad_epu8(v, _mm512_setzero_si512())));
}
MX_VBMI_INLINE uint64_t Underflow(const PairCounts& c) {
  return SumOfBytes(c.none) - static_cast<uint64_t>(_mm512_reduce_add_epi32(c.zeros));
}
MX_VBMI_INLINE uint64_t Clipped(const PairCounts& c) { return SumOfBytes(c.above); }

// Which bytes of PackToBytes are of blocks that are counted: skip 0, and not beyond the end.
MX_VBMI_INLINE uint64_t Counted(uint32_t skip_first, uint32_t skip_second, int64_t present) {
  return (skip_first == 0 && present > 0 ? uint64_t{0x00FF00FF00FF00FF} : 0) |
         (skip_second == 0 && present > 1 ? uint64_t{0xFF00FF00FF00FF00} : 0);
}

// x: the elements of both blocks; codes in bytes; above: which bytes were clipped.
MX_VBMI_INLINE void CountPair(const __m512i x[4], __m512i codes, __mmask64 above, uint64_t counted,
                              PairCounts* c) {
  const __m512i one = _mm512_set1_epi32(-1);
  const __mmask64 none = _mm512_mask_testn_epi8_mask(counted, codes, _mm512_set1_epi8(7));
  c->none = _mm512_mask_sub_epi8(c->none, none, c->none, one);
  c->above = _mm512_mask_sub_epi8(c->above, above & counted, c->above, one);
  const __mmask16 of[2] = {static_cast<__mmask16>((counted & 1) != 0 ? 0xFFFF : 0),
                           static_cast<__mmask16>((counted & 0x100) != 0 ? 0xFFFF : 0)};
#pragma GCC unroll 4
  for (int i = 0; i < 4; ++i) {
    const __mmask16 zero = _mm512_mask_testn_epi32_mask(of[i / 2], x[i], _mm512_set1_epi32(0x7FFFFFFF));
    c->zeros = _mm512_mask_sub_epi32(c->zeros, zero, c->zeros, one);
  }
}

// Two such pairs of blocks, as codes, to nibbles in the elements' order: a line, of which `present` blocks
// are written.
MX_VBMI_INLINE void StoreLine(__m512i first, __m512i second, int64_t present, uint8_t* out) {
  const __m512i nibbles = _mm512_set1_epi16(0x1001);
  // Words of four elements: word 4p + i of lane l holds pair p's vector i, elements 4l to 4l + 3.
  const __m512i order = _mm512_set_epi16(31, 23, 15, 7, 30, 22, 14, 6, 29, 21, 13, 5, 28, 20, 12, 4,  //
                                         27, 19, 11, 3, 26, 18, 10, 2, 25, 17, 9, 1, 24, 16, 8, 0);
  const __m512i line = _mm512_permutexvar_epi16(
      order,
      _mm512_packus_epi16(_mm512_maddubs_epi16(first, nibbles), _mm512_maddubs_epi16(second, nibbles)));
  if (present >= 4) {
    _mm512_storeu_si512(out, line);
  } else {
    _mm512_mask_storeu_epi8(out, (uint64_t{1} << (16 * present)) - 1, line);
  }
}

}  // namespace mx

#endif  // MX_SIM_QUANT_AVX512_VECTORS_H_
