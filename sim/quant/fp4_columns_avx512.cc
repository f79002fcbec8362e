#include "sim/quant/fp4_avx512.h"

#if defined(__x86_64__)
#include "sim/quant/fp4_keys_avx512.h"

namespace mx {
namespace {

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

MX_VBMI void StreamLinesOf(const uint8_t* lines, int64_t count, uint8_t* out, int64_t stride) {
  for (int64_t i = 0; i < count; ++i)
    _mm512_stream_si512(reinterpret_cast<__m512i*>(out + i * stride), _mm512_load_si512(lines + 64 * i));
  _mm_sfence();
}

}  // namespace

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

void StreamLines(const uint8_t* lines, int64_t count, uint8_t* out, int64_t stride) {
  StreamLinesOf(lines, count, out, stride);
}

}  // namespace mx

#else

namespace mx {

uint32_t LoadColumnsAvx512(const ColumnTile&, Ahead*, float*, uint32_t*) { return 0; }
uint32_t LoadRotatedColumns16Avx512(const ColumnTile&, const uint32_t*, Ahead*, float*, uint32_t*) {
  return 0;
}
void RotateColumns16Avx512(const ColumnTile&, const uint32_t*, float*, uint32_t*) {}
void EncodeColumnsAvx512(const ColumnTile&, const float*, const uint32_t*, const uint32_t*, Ahead*, uint8_t*,
                         Fp4Counts*) {}
void StreamLines(const uint8_t*, int64_t, uint8_t*, int64_t) {}

}  // namespace mx
#endif
