#include "sim/quant/fp4_avx512.h"

#include "sim/base/simd.h"

#if defined(__x86_64__)
#include "sim/quant/fp4_keys_avx512.h"

namespace mx {
namespace {

// The larger of |x| in both halves of a block, 16 lanes.
template <DType kType>
MX_VBMI_INLINE __m512i Halves(const void* source, int64_t block) {
  const __m512i mask = _mm512_set1_epi32(0x7FFFFFFF);
  return _mm512_max_epi32(_mm512_and_si512(Load16<kType>(source, block * kBlock), mask),
                          _mm512_and_si512(Load16<kType>(source, block * kBlock + 16), mask));
}

MX_VBMI_INLINE __m512i Max32(__m512i a, __m512i b) {
  return _mm512_max_epi32(_mm512_unpacklo_epi32(a, b), _mm512_unpackhi_epi32(a, b));
}
MX_VBMI_INLINE __m512i Max64(__m512i a, __m512i b) {
  return _mm512_max_epi32(_mm512_unpacklo_epi64(a, b), _mm512_unpackhi_epi64(a, b));
}

// Lane b of the result is the maximum of v[b]'s lanes: every step halves the vectors and what is left of
// each.
MX_VBMI_INLINE __m512i MaxOfEach(const __m512i v[16]) {
  __m512i four[4];
#pragma GCC unroll 4
  for (int i = 0; i < 4; ++i)
    four[i] = Max64(Max32(v[4 * i], v[4 * i + 1]), Max32(v[4 * i + 2], v[4 * i + 3]));
  __m512i two[2];
#pragma GCC unroll 2
  for (int i = 0; i < 2; ++i) {
    two[i] = _mm512_max_epi32(_mm512_shuffle_i32x4(four[2 * i], four[2 * i + 1], 0x44),
                              _mm512_shuffle_i32x4(four[2 * i], four[2 * i + 1], 0xEE));
  }
  return _mm512_max_epi32(_mm512_shuffle_i32x4(two[0], two[1], 0x88),
                          _mm512_shuffle_i32x4(two[0], two[1], 0xDD));
}

template <DType kType>
MX_VBMI_INLINE void AskForBlock(const NextInRow& next, int64_t block) {
  constexpr int64_t kBytes = kBlock * Bytes(kType);
#pragma GCC unroll 2
  for (int64_t i = 0; i < kBytes; i += 64) next.Ask(block * kBytes + i);
}

template <DType kType>
MX_VBMI void AmaxOf(const void* source, int64_t blocks, const NextInRow& next, uint32_t* amax) {
  int64_t block = 0;
  for (; block + 16 <= blocks; block += 16) {
    __m512i v[16];
#pragma GCC unroll 16
    for (int i = 0; i < 16; ++i) {
      AskForBlock<kType>(next, block + i);
      v[i] = Halves<kType>(source, block + i);
    }
    _mm512_storeu_si512(amax + block, MaxOfEach(v));
  }
  for (; block < blocks; ++block) {
    AskForBlock<kType>(next, block);
    amax[block] = static_cast<uint32_t>(_mm512_reduce_max_epi32(Halves<kType>(source, block)));
  }
}

// One of the four stages of a rotation of 16 lanes: partners h apart become sum and difference. The product
// by 1 or -1 is exact, so the one rounding is the addition's.
template <int kPattern>
MX_VBMI_INLINE __m512 Stage(__m512 x, __m512 partner) {
  const __m512 sign = _mm512_mask_blend_ps(kPattern, _mm512_set1_ps(1.0f), _mm512_set1_ps(-1.0f));
  return _mm512_fmadd_ps(x, sign, partner);
}
MX_VBMI_INLINE __m512i Rotate(__m512i bits, __m512i signs) {
  __m512 x = _mm512_castsi512_ps(_mm512_xor_si512(bits, signs));
  x = Stage<0xAAAA>(x, _mm512_permute_ps(x, 0xB1));
  x = Stage<0xCCCC>(x, _mm512_permute_ps(x, 0x4E));
  x = Stage<0xF0F0>(x, _mm512_shuffle_f32x4(x, x, 0xB1));
  x = Stage<0xFF00>(x, _mm512_shuffle_f32x4(x, x, 0x4E));
  return _mm512_castps_si512(_mm512_mul_ps(x, _mm512_set1_ps(0.25f)));
}

template <DType kType>
MX_VBMI uint32_t RotateRowOf(const void* source, int64_t blocks, const uint32_t* signs, const NextInRow& next,
                             float* y, uint32_t* amax) {
  const __m512i zero = _mm512_setzero_si512();
  __m512i whole = zero;
  for (int64_t block = 0; block < blocks; block += 16) {
    const int64_t count = blocks - block < 16 ? blocks - block : 16;
    __m512i v[16];
    for (int64_t i = 0; i < 16; ++i) v[i] = zero;
    for (int64_t i = 0; i < count; ++i) {
      AskForBlock<kType>(next, block + i);
      const int64_t at = (block + i) * kBlock;
      const __m512i s0 = signs != nullptr ? _mm512_loadu_si512(signs + at % 128) : zero,
                    s1 = signs != nullptr ? _mm512_loadu_si512(signs + at % 128 + 16) : zero;
      const __m512i first = Rotate(Load16<kType>(source, at), s0),
                    second = Rotate(Load16<kType>(source, at + 16), s1);
      _mm512_store_si512(y + at, first);
      _mm512_store_si512(y + at + 16, second);
      v[i] = _mm512_max_epi32(Magnitude(first), Magnitude(second));
    }
    const __m512i largest = MaxOfEach(v);
    _mm512_storeu_si512(amax + block, largest);
    whole = _mm512_max_epi32(whole, largest);
  }
  return static_cast<uint32_t>(_mm512_reduce_max_epi32(whole));
}

// Codes of block `first` and, if it is present, the next.
template <DType kType, bool kCount>
MX_VBMI_INLINE __m512i EncodePair(const void* source, int64_t first, int64_t present, const uint32_t* factor,
                                  const uint32_t* skip, PairCounts* counts) {
  const __m512i low = _mm512_load_si512(kNearest.code), high = _mm512_load_si512(kNearest.code + 64);
  const int64_t block[2] = {first, present > 1 ? first + 1 : first};
  __m512i x[4], key[4];
#pragma GCC unroll 4
  for (int i = 0; i < 4; ++i) {
    // The factor's exponent plus two: quadruples.
    const __m512 f =
        _mm512_castsi512_ps(_mm512_set1_epi32(static_cast<int>(factor[block[i / 2]] + (2u << 23))));
    x[i] = Load16<kType>(source, block[i / 2] * kBlock + i % 2 * 16);
    key[i] = Keys(x[i], f);
  }
  const __m512i keys = PackToBytes(key), codes = _mm512_permutex2var_epi8(low, keys, high);
  if constexpr (kCount) {
    const uint64_t counted = Counted(skip[block[0]], skip[block[1]], present);
    const __m512i magnitude = _mm512_and_si512(keys, _mm512_set1_epi8(63));
    CountPair(x, codes, _mm512_cmpgt_epu8_mask(magnitude, _mm512_set1_epi8(48)),  // twice the quadruple of 6
              counted, counts);
  }
  return codes;
}

template <DType kType, bool kCount>
MX_VBMI void EncodeOf(const void* source, int64_t blocks, const uint32_t* factor, const uint32_t* skip,
                      uint8_t* packed, Fp4Counts* counts) {
  PairCounts mine = NoCounts();
  for (int64_t block = 0; block < blocks; block += 4) {
    const int64_t present = blocks - block, second = present > 2 ? block + 2 : block;
    const __m512i a = EncodePair<kType, kCount>(source, block, present, factor, skip, &mine);
    const __m512i b = EncodePair<kType, kCount>(source, second, present - 2, factor, skip, &mine);
    StoreLine(a, b, present, packed + block * 16);
  }
  if constexpr (kCount) {
    counts->underflow += Underflow(mine);
    counts->clipped += Clipped(mine);
  }
}

template <DType kType>
void EncodeType(const void* source, int64_t blocks, const uint32_t* factor, const uint32_t* skip,
                uint8_t* packed, Fp4Counts* counts) {
  counts != nullptr ? EncodeOf<kType, true>(source, blocks, factor, skip, packed, counts)
                    : EncodeOf<kType, false>(source, blocks, factor, skip, packed, counts);
}

}  // namespace

bool HasFp4Avx512() { return HasVbmi(); }

void AmaxAvx512(const void* source, DType type, int64_t blocks, const NextInRow& next, uint32_t* amax) {
  type == DType::kF32 ? AmaxOf<DType::kF32>(source, blocks, next, amax)
                      : AmaxOf<DType::kBF16>(source, blocks, next, amax);
}

uint32_t RotateRow16Avx512(const void* source, DType type, int64_t blocks, const uint32_t* signs,
                           const NextInRow& next, float* y, uint32_t* amax) {
  return type == DType::kF32 ? RotateRowOf<DType::kF32>(source, blocks, signs, next, y, amax)
                             : RotateRowOf<DType::kBF16>(source, blocks, signs, next, y, amax);
}

void EncodeFp4Avx512(const void* source, DType type, int64_t blocks, const uint32_t* factor,
                     const uint32_t* skip, uint8_t* packed, Fp4Counts* counts) {
  type == DType::kF32 ? EncodeType<DType::kF32>(source, blocks, factor, skip, packed, counts)
                      : EncodeType<DType::kBF16>(source, blocks, factor, skip, packed, counts);
}

}  // namespace mx

#else

namespace mx {

bool HasFp4Avx512() { return false; }
void AmaxAvx512(const void*, DType, int64_t, const NextInRow&, uint32_t*) {}
uint32_t RotateRow16Avx512(const void*, DType, int64_t, const uint32_t*, const NextInRow&, float*,
                           uint32_t*) {
  return 0;
}
void EncodeFp4Avx512(const void*, DType, int64_t, const uint32_t*, const uint32_t*, uint8_t*, Fp4Counts*) {}

}  // namespace mx
#endif
