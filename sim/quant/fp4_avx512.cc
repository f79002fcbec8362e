#include "sim/quant/fp4_avx512.h"

#include "sim/base/simd.h"

#if defined(__x86_64__)
#include "sim/quant/avx512_vectors.h"

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
constexpr NearestCodes kNearest;

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

// Codes of block `first` and, if it is present, the next.
template <DType kType, bool kCount>
MX_VBMI_INLINE __m512i EncodePair(const void* source, int64_t first, int64_t present, const uint32_t* factor,
                                  const uint32_t* skip, Fp4Counts* counts) {
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
    const uint64_t none = _mm512_testn_epi8_mask(codes, _mm512_set1_epi8(7)) & counted;
    const __m512i magnitude = _mm512_and_si512(keys, _mm512_set1_epi8(63));
    const uint64_t above =
        _mm512_cmpgt_epu8_mask(magnitude, _mm512_set1_epi8(48)) & counted;  // twice the quadruple of 6
    counts->underflow += static_cast<uint64_t>(__builtin_popcountll(none)) - CountZeros(x, counted);
    counts->clipped += static_cast<uint64_t>(__builtin_popcountll(above));
  }
  return codes;
}

template <DType kType, bool kCount>
MX_VBMI void EncodeOf(const void* source, int64_t blocks, const uint32_t* factor, const uint32_t* skip,
                      uint8_t* packed, Fp4Counts* counts) {
  Fp4Counts mine;
  for (int64_t block = 0; block < blocks; block += 4) {
    const int64_t present = blocks - block, second = present > 2 ? block + 2 : block;
    const __m512i a = EncodePair<kType, kCount>(source, block, present, factor, skip, &mine);
    const __m512i b = EncodePair<kType, kCount>(source, second, present - 2, factor, skip, &mine);
    StoreLine(a, b, present, packed + block * 16);
  }
  if constexpr (kCount) {
    counts->underflow += mine.underflow;
    counts->clipped += mine.clipped;
  }
}

template <DType kType>
void EncodeType(const void* source, int64_t blocks, const uint32_t* factor, const uint32_t* skip,
                uint8_t* packed, Fp4Counts* counts) {
  counts != nullptr ? EncodeOf<kType, true>(source, blocks, factor, skip, packed, counts)
                    : EncodeOf<kType, false>(source, blocks, factor, skip, packed, counts);
}

// --- Columns: a vector holds 16 of them

MX_VBMI_INLINE __mmask16 Present(int64_t width, int64_t column) {
  return static_cast<__mmask16>(width - column >= 16 ? 0xFFFF : (1u << (width - column)) - 1);
}

template <DType kType>
MX_VBMI_INLINE __m512i Load16Of(const void* source, int64_t i, __mmask16 mask) {
  if constexpr (kType == DType::kF32) {
    return _mm512_maskz_loadu_epi32(mask, static_cast<const uint32_t*>(source) + i);
  } else {
    return _mm512_slli_epi32(
        _mm512_cvtepu16_epi32(_mm256_maskz_loadu_epi16(mask, static_cast<const uint16_t*>(source) + i)), 16);
  }
}

template <DType kType>
MX_VBMI uint32_t LoadColumnsOf(const ColumnTile& t, Ahead* ahead, float* y, uint32_t* amax) {
  constexpr int kVectors = kTileCols / 16;
  const int64_t row_bytes = t.stride * Bytes(kType);
  __mmask16 mask[kVectors];
  for (int v = 0; v < kVectors; ++v) mask[v] = t.width > 16 * v ? Present(t.width, 16 * v) : __mmask16{0};
  __m512i largest[kVectors];
#pragma GCC unroll 4
  for (int v = 0; v < kVectors; ++v) largest[v] = _mm512_setzero_si512();
  for (int64_t k = 0; k < t.count; ++k) {
    const char* row = static_cast<const char*>(t.source) + k * row_bytes;
    ahead->Ask(1);
#pragma GCC unroll 4
    for (int v = 0; v < kVectors; ++v) {
      const __m512i x = Load16Of<kType>(row, 16 * v, mask[v]);
      _mm512_store_si512(y + k * kTileCols + 16 * v, x);
      largest[v] = _mm512_max_epi32(largest[v], Magnitude(x));
    }
  }
  for (int64_t i = t.count * kTileCols; i < kBlock * kTileCols; i += 16)
    _mm512_store_si512(y + i, _mm512_setzero_si512());
  __m512i whole = _mm512_setzero_si512();
#pragma GCC unroll 4
  for (int v = 0; v < kVectors; ++v) {
    _mm512_store_si512(amax + 16 * v, largest[v]);
    whole = _mm512_max_epi32(whole, largest[v]);
  }
  return static_cast<uint32_t>(_mm512_reduce_max_epi32(whole));
}

// Rows 16 apart: flipped, rotated and scaled; NaN is whatever the additions leave.
MX_VBMI_INLINE void Rotate16(__m512 v[16], const uint32_t* signs) {
#pragma GCC unroll 16
  for (int i = 0; i < 16; ++i) {
    if (signs != nullptr)
      v[i] = _mm512_castsi512_ps(
          _mm512_xor_si512(_mm512_castps_si512(v[i]), _mm512_set1_epi32(static_cast<int>(signs[i]))));
  }
#pragma GCC unroll 4
  for (int h = 1; h < 16; h *= 2) {
#pragma GCC unroll 16
    for (int i = 0; i < 16; ++i) {
      if ((i & h) != 0) continue;
      const __m512 low = v[i], high = v[i + h];
      v[i] = _mm512_add_ps(low, high);
      v[i + h] = _mm512_sub_ps(low, high);
    }
  }
#pragma GCC unroll 16
  for (int i = 0; i < 16; ++i) v[i] = _mm512_mul_ps(v[i], _mm512_set1_ps(0.25f));
}

template <DType kType>
MX_VBMI uint32_t LoadRotatedOf(const ColumnTile& t, const uint32_t* signs, Ahead* ahead, float* y,
                               uint32_t* amax) {
  __m512i whole = _mm512_setzero_si512();
  for (int64_t column = 0; column < t.width; column += 16) {
    const __mmask16 mask = Present(t.width, column);
    __m512i largest = _mm512_setzero_si512();
    for (int64_t k = 0; k < kBlock; k += 16) {
      const char* row = static_cast<const char*>(t.source) + k * t.stride * Bytes(kType);
      __m512 v[16];
#pragma GCC unroll 16
      for (int i = 0; i < 16; ++i)
        v[i] = _mm512_castsi512_ps(Load16Of<kType>(row + i * t.stride * Bytes(kType), column, mask));
      ahead->Ask();
      Rotate16(v, signs != nullptr ? signs + k : nullptr);
#pragma GCC unroll 16
      for (int i = 0; i < 16; ++i) {
        _mm512_store_ps(y + (k + i) * kTileCols + column, v[i]);
        largest = _mm512_max_epi32(largest, Magnitude(_mm512_castps_si512(v[i])));
      }
    }
    _mm512_store_si512(amax + column, largest);
    whole = _mm512_max_epi32(whole, largest);
  }
  return static_cast<uint32_t>(_mm512_reduce_max_epi32(whole));
}

MX_VBMI void RotateColumns(const ColumnTile& t, const uint32_t* signs, float* y, uint32_t* amax) {
  const __m512i nan = _mm512_set1_epi32(0x7FC00000);
  for (int64_t column = 0; column < t.width; column += 16) {
    __m512i largest = _mm512_setzero_si512();
    for (int64_t k = 0; k < kBlock; k += 16) {
      float* at = y + k * kTileCols + column;
      __m512 v[16];
#pragma GCC unroll 16
      for (int i = 0; i < 16; ++i) v[i] = _mm512_load_ps(at + i * kTileCols);
      Rotate16(v, signs != nullptr ? signs + k : nullptr);
#pragma GCC unroll 16
      for (int i = 0; i < 16; ++i) {
        const __m512i bits = _mm512_mask_mov_epi32(_mm512_castps_si512(v[i]),
                                                   _mm512_cmp_ps_mask(v[i], v[i], _CMP_UNORD_Q), nan);
        _mm512_store_si512(at + i * kTileCols, bits);
        largest = _mm512_max_epi32(largest, Magnitude(bits));
      }
    }
    _mm512_store_si512(amax + column, largest);
  }
}

// Four rows of 16 columns to bytes of two codes: word 2c of the result holds column c's rows 0 and 1, word 2c
// + 1 rows 2 and 3.
template <bool kCount>
MX_VBMI_INLINE __m512i EncodeFourRows(const float* y, __m512 factor, __mmask16 counted, Fp4Counts* counts) {
  const __m512i low = _mm512_load_si512(kNearest.code), high = _mm512_load_si512(kNearest.code + 64);
  // Packing leaves row r's columns 4l to 4l + 3 in dword r of lane l.
  const __m512i order =
      _mm512_broadcast_i32x4(_mm_setr_epi8(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15));
  __m512i x[4];
#pragma GCC unroll 4
  for (int i = 0; i < 4; ++i) x[i] = _mm512_load_si512(y + i * kTileCols);
  const __m512i words = _mm512_packus_epi32(Keys(x[0], factor), Keys(x[1], factor)),
                more = _mm512_packus_epi32(Keys(x[2], factor), Keys(x[3], factor));
  const __m512i keys = _mm512_shuffle_epi8(_mm512_packus_epi16(words, more), order);
  const __m512i codes = _mm512_permutex2var_epi8(low, keys, high);
  if constexpr (kCount) {
    uint64_t zeros = 0;  // of zero elements: they are among those with magnitude code 0
    const uint64_t bytes = _mm512_movepi8_mask(_mm512_movm_epi32(counted));
#pragma GCC unroll 4
    for (int i = 0; i < 4; ++i) zeros += static_cast<uint64_t>(__builtin_popcount(Zeros(x[i]) & counted));
    const uint64_t none = _mm512_testn_epi8_mask(codes, _mm512_set1_epi8(7)) & bytes;
    const __m512i magnitude = _mm512_and_si512(keys, _mm512_set1_epi8(63));
    const uint64_t above = _mm512_cmpgt_epu8_mask(magnitude, _mm512_set1_epi8(48)) & bytes;
    counts->underflow += static_cast<uint64_t>(__builtin_popcountll(none)) - zeros;
    counts->clipped += static_cast<uint64_t>(__builtin_popcountll(above));
  }
  return _mm512_maddubs_epi16(codes, _mm512_set1_epi16(0x1001));
}

template <bool kCount>
MX_VBMI void EncodeColumnsOf(const ColumnTile& t, const float* y, const uint32_t* factor,
                             const uint32_t* skip, Ahead* ahead, uint8_t* packed, Fp4Counts* counts) {
  const __m512i pairs =
      _mm512_broadcast_i32x4(_mm_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15));
  for (int64_t column = 0; column < t.width; column += 16) {
    const __mmask16 present = Present(t.width, column);
    const __m512 f = _mm512_castsi512_ps(
        _mm512_add_epi32(_mm512_maskz_loadu_epi32(present, factor + column), _mm512_set1_epi32(2 << 23)));
    const __mmask16 counted = _mm512_mask_testn_epi32_mask(
        present, _mm512_maskz_loadu_epi32(present, skip + column), _mm512_set1_epi32(-1));
    const float* at = y + column;
    __m512i eight[4];  // dword c: eight rows of column c
#pragma GCC unroll 4
    for (int i = 0; i < 4; ++i) {
      ahead->Ask();
      const __m512i first = EncodeFourRows<kCount>(at + 8 * i * kTileCols, f, counted, counts),
                    second = EncodeFourRows<kCount>(at + (8 * i + 4) * kTileCols, f, counted, counts);
      eight[i] = _mm512_shuffle_epi8(_mm512_packus_epi16(first, second), pairs);
    }
    const __m512i a = _mm512_unpacklo_epi32(eight[0], eight[1]),
                  b = _mm512_unpackhi_epi32(eight[0], eight[1]),
                  c = _mm512_unpacklo_epi32(eight[2], eight[3]),
                  d = _mm512_unpackhi_epi32(eight[2], eight[3]);
    const __m512i of[4] = {_mm512_unpacklo_epi64(a, c), _mm512_unpackhi_epi64(a, c),
                           _mm512_unpacklo_epi64(b, d), _mm512_unpackhi_epi64(b, d)};
#pragma GCC unroll 4
    for (int i = 0; i < 4; ++i) {  // lane l of of[i] is column 4l + i
      auto* to = reinterpret_cast<__m128i*>(packed + (column + i) * kColumnBytes);
      constexpr int64_t kLane = 4 * kColumnBytes / 16;
      _mm_store_si128(to, _mm512_castsi512_si128(of[i]));
      _mm_store_si128(to + kLane, _mm512_extracti32x4_epi32(of[i], 1));
      _mm_store_si128(to + 2 * kLane, _mm512_extracti32x4_epi32(of[i], 2));
      _mm_store_si128(to + 3 * kLane, _mm512_extracti32x4_epi32(of[i], 3));
    }
  }
}

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

MX_VBMI void StreamLinesOf(const uint8_t* lines, int64_t count, uint8_t* out, int64_t stride) {
  for (int64_t i = 0; i < count; ++i)
    _mm512_stream_si512(reinterpret_cast<__m512i*>(out + i * stride), _mm512_load_si512(lines + 64 * i));
  _mm_sfence();
}

}  // namespace

void DecodeFp4Avx512(const uint8_t* packed, const uint8_t* scales, int64_t blocks, float* out) {
  DecodeOf(packed, scales, blocks, out);
}
void StreamFp4Avx512(const uint8_t* packed, const uint8_t* scales, int64_t blocks, float* out) {
  StreamOf(packed, scales, blocks, out);
}

bool HasFp4Avx512() { return HasVbmi(); }

void StreamLines(const uint8_t* lines, int64_t count, uint8_t* out, int64_t stride) {
  StreamLinesOf(lines, count, out, stride);
}

uint32_t LoadColumnsAvx512(const ColumnTile& tile, Ahead* ahead, float* y, uint32_t* amax) {
  return tile.type == DType::kF32 ? LoadColumnsOf<DType::kF32>(tile, ahead, y, amax)
                                  : LoadColumnsOf<DType::kBF16>(tile, ahead, y, amax);
}
uint32_t LoadRotatedColumns16Avx512(const ColumnTile& tile, const uint32_t* signs, Ahead* ahead, float* y,
                                    uint32_t* amax) {
  return tile.type == DType::kF32 ? LoadRotatedOf<DType::kF32>(tile, signs, ahead, y, amax)
                                  : LoadRotatedOf<DType::kBF16>(tile, signs, ahead, y, amax);
}
void RotateColumns16Avx512(const ColumnTile& tile, const uint32_t* signs, float* y, uint32_t* amax) {
  RotateColumns(tile, signs, y, amax);
}
void EncodeColumnsAvx512(const ColumnTile& tile, const float* y, const uint32_t* factor, const uint32_t* skip,
                         Ahead* ahead, uint8_t* packed, Fp4Counts* counts) {
  counts != nullptr ? EncodeColumnsOf<true>(tile, y, factor, skip, ahead, packed, counts)
                    : EncodeColumnsOf<false>(tile, y, factor, skip, ahead, packed, counts);
}

uint32_t RotateRow16Avx512(const void* source, DType type, int64_t blocks, const uint32_t* signs,
                           const NextInRow& next, float* y, uint32_t* amax) {
  return type == DType::kF32 ? RotateRowOf<DType::kF32>(source, blocks, signs, next, y, amax)
                             : RotateRowOf<DType::kBF16>(source, blocks, signs, next, y, amax);
}

void AmaxAvx512(const void* source, DType type, int64_t blocks, const NextInRow& next, uint32_t* amax) {
  type == DType::kF32 ? AmaxOf<DType::kF32>(source, blocks, next, amax)
                      : AmaxOf<DType::kBF16>(source, blocks, next, amax);
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
void DecodeFp4Avx512(const uint8_t*, const uint8_t*, int64_t, float*) {}
void StreamFp4Avx512(const uint8_t*, const uint8_t*, int64_t, float*) {}
void StreamLines(const uint8_t*, int64_t, uint8_t*, int64_t) {}
uint32_t LoadColumnsAvx512(const ColumnTile&, Ahead*, float*, uint32_t*) { return 0; }
uint32_t LoadRotatedColumns16Avx512(const ColumnTile&, const uint32_t*, Ahead*, float*, uint32_t*) {
  return 0;
}
void RotateColumns16Avx512(const ColumnTile&, const uint32_t*, float*, uint32_t*) {}
void EncodeColumnsAvx512(const ColumnTile&, const float*, const uint32_t*, const uint32_t*, Ahead*, uint8_t*,
                         Fp4Counts*) {}
void EncodeFp4Avx512(const void*, DType, int64_t, const uint32_t*, const uint32_t*, uint8_t*, Fp4Counts*) {}

}  // namespace mx
#endif
