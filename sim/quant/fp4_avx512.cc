#include "sim/quant/fp4_avx512.h"

#include "sim/base/simd.h"

#if defined(__x86_64__)
#include <immintrin.h>

#include <cstring>

#define MX_VBMI __attribute__((target("avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi")))
// GCC 12 gives no inlining to lambdas and templates without the attribute, so all that runs here has it.
#define MX_VBMI_INLINE MX_VBMI inline __attribute__((always_inline))

namespace mx {
namespace {

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
MX_VBMI void AmaxOf(const void* source, int64_t blocks, uint32_t* amax) {
  int64_t block = 0;
  for (; block + 16 <= blocks; block += 16) {
    __m512i v[16];
#pragma GCC unroll 16
    for (int i = 0; i < 16; ++i) v[i] = Halves<kType>(source, block + i);
    _mm512_storeu_si512(amax + block, MaxOfEach(v));
  }
  for (; block < blocks; ++block) {
    amax[block] = static_cast<uint32_t>(_mm512_reduce_max_epi32(Halves<kType>(source, block)));
  }
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

// Which of 16 elements are zeros.
MX_VBMI_INLINE uint64_t Zeros(__m512i bits) {
  return _mm512_testn_epi32_mask(bits, _mm512_set1_epi32(0x7FFFFFFF));
}

// While blocks are coded, the source's next page is asked for: memory would be idle otherwise, and the
// processor's own prefetchers end at the page.
constexpr int64_t kBytesAhead = 4096;

template <DType kType, bool kCount>
MX_VBMI void EncodeOf(const void* source, int64_t blocks, const uint32_t* factor, const uint32_t* skip,
                      uint8_t* packed, Fp4Counts* counts) {
  const __m512i low = _mm512_load_si512(kNearest.code), high = _mm512_load_si512(kNearest.code + 64);
  // Packing works within 128-bit lanes: dword i of lane l holds vector i's elements 4l to 4l + 3.
  const __m512i order = _mm512_setr_epi32(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
  const __m512i nibbles = _mm512_set1_epi16(0x1001);
  uint64_t underflow = 0, clipped = 0;
  for (int64_t block = 0; block < blocks; block += 2) {
    const bool two = block + 1 < blocks;
    const int64_t second = two ? block + 1 : block;
    const char* ahead = static_cast<const char*>(source) + block * kBlock * Bytes(kType) + kBytesAhead;
    for (int line = 0; line < 2 * kBlock * Bytes(kType); line += 64) _mm_prefetch(ahead + line, _MM_HINT_T0);
    // The factor's exponent plus two: quadruples.
    const __m512 f0 = _mm512_castsi512_ps(_mm512_set1_epi32(static_cast<int>(factor[block] + (2u << 23)))),
                 f1 = _mm512_castsi512_ps(_mm512_set1_epi32(static_cast<int>(factor[second] + (2u << 23))));
    const __m512i x0 = Load16<kType>(source, block * kBlock), x1 = Load16<kType>(source, block * kBlock + 16),
                  x2 = Load16<kType>(source, second * kBlock),
                  x3 = Load16<kType>(source, second * kBlock + 16);
    const __m512i words = _mm512_packus_epi32(Keys(x0, f0), Keys(x1, f0)),
                  more = _mm512_packus_epi32(Keys(x2, f1), Keys(x3, f1));
    const __m512i keys = _mm512_permutexvar_epi32(order, _mm512_packus_epi16(words, more));
    const __m512i codes = _mm512_permutex2var_epi8(low, keys, high);
    const __m256i bytes = _mm512_cvtepi16_epi8(_mm512_maddubs_epi16(codes, nibbles));
    if (two) {
      _mm256_storeu_si256(reinterpret_cast<__m256i*>(packed + block * 16), bytes);
    } else {
      _mm_storeu_si128(reinterpret_cast<__m128i*>(packed + block * 16), _mm256_castsi256_si128(bytes));
    }
    if constexpr (kCount) {
      const uint64_t zero = Zeros(x0) | Zeros(x1) << 16 | Zeros(x2) << 32 | Zeros(x3) << 48;
      const uint64_t counted = (skip[block] == 0 ? uint64_t{0xFFFFFFFF} : 0) |
                               (two && skip[second] == 0 ? uint64_t{0xFFFFFFFF} << 32 : 0);
      const uint64_t under = _mm512_testn_epi8_mask(codes, _mm512_set1_epi8(7)) & ~zero;
      const __m512i magnitude = _mm512_and_si512(keys, _mm512_set1_epi8(63));
      const uint64_t above =
          _mm512_cmpgt_epu8_mask(magnitude, _mm512_set1_epi8(48));  // twice the quadruple of 6
      underflow += static_cast<uint64_t>(__builtin_popcountll(under & counted));
      clipped += static_cast<uint64_t>(__builtin_popcountll(above & counted));
    }
  }
  if constexpr (kCount) {
    counts->underflow += underflow;
    counts->clipped += clipped;
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

MX_VBMI_INLINE __m512i Magnitude(__m512i bits) {
  return _mm512_and_si512(bits, _mm512_set1_epi32(0x7FFFFFFF));
}

// Rows so far ahead are asked for: enough to hide the memory, few enough that rows whose distance is a power
// of two do not drive each other from the second-level cache.
constexpr int64_t kAhead = 64;

template <DType kType>
MX_VBMI uint32_t LoadColumnsOf(const ColumnTile& t, float* y, uint32_t* amax) {
  constexpr int kVectors = kTileCols / 16;
  const int64_t row_bytes = t.stride * Bytes(kType);
  const bool ahead = t.count == kTileK && t.width == kTileCols;
  __mmask16 mask[kVectors];
  for (int v = 0; v < kVectors; ++v) mask[v] = t.width > 16 * v ? Present(t.width, 16 * v) : __mmask16{0};
  __m512i whole = _mm512_setzero_si512();
  for (int64_t block = 0; block < t.blocks(); ++block) {
    __m512i largest[kVectors];
#pragma GCC unroll 4
    for (int v = 0; v < kVectors; ++v) largest[v] = _mm512_setzero_si512();
    for (int64_t k = block * kBlock; k < (block + 1) * kBlock; ++k) {
      float* out = y + k * kTileCols;
      if (k >= t.count) {
#pragma GCC unroll 4
        for (int v = 0; v < kVectors; ++v) _mm512_store_si512(out + 16 * v, _mm512_setzero_si512());
        continue;
      }
      const char* row = static_cast<const char*>(t.source) + k * row_bytes;
      if (ahead) {
        const char* next = k + kAhead < kTileK
                               ? row + kAhead * row_bytes
                               : row + (kAhead - kTileK) * row_bytes + kTileCols * Bytes(kType);
        for (int i = 0; i < kTileCols * Bytes(kType); i += 64) _mm_prefetch(next + i, _MM_HINT_T1);
      }
#pragma GCC unroll 4
      for (int v = 0; v < kVectors; ++v) {
        const __m512i x = Load16Of<kType>(row, 16 * v, mask[v]);
        _mm512_store_si512(out + 16 * v, x);
        largest[v] = _mm512_max_epi32(largest[v], Magnitude(x));
      }
    }
#pragma GCC unroll 4
    for (int v = 0; v < kVectors; ++v) {
      if (mask[v] != 0) _mm512_storeu_si512(amax + block * t.width + 16 * v, largest[v]);
      whole = _mm512_max_epi32(whole, largest[v]);
    }
  }
  return static_cast<uint32_t>(_mm512_reduce_max_epi32(whole));
}

MX_VBMI void RotateColumns(const ColumnTile& t, const uint32_t* signs, float* y, uint32_t* amax) {
  const __m512 factor = _mm512_set1_ps(0.25f);
  const __m512i nan = _mm512_set1_epi32(0x7FC00000);
  for (int64_t block = 0; block < t.blocks(); ++block) {
    for (int64_t column = 0; column < t.width; column += 16) {
      __m512i largest = _mm512_setzero_si512();
      for (int64_t k = block * kBlock; k < (block + 1) * kBlock; k += 16) {
        float* at = y + k * kTileCols + column;
        __m512 v[16];
#pragma GCC unroll 16
        for (int i = 0; i < 16; ++i) {
          v[i] = _mm512_load_ps(at + i * kTileCols);
          if (signs != nullptr)
            v[i] = _mm512_castsi512_ps(_mm512_xor_si512(_mm512_castps_si512(v[i]),
                                                        _mm512_set1_epi32(static_cast<int>(signs[k + i]))));
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
        for (int i = 0; i < 16; ++i) {
          const __m512 x = _mm512_mul_ps(v[i], factor);
          const __m512i bits =
              _mm512_mask_mov_epi32(_mm512_castps_si512(x), _mm512_cmp_ps_mask(x, x, _CMP_UNORD_Q), nan);
          _mm512_store_si512(at + i * kTileCols, bits);
          largest = _mm512_max_epi32(largest, Magnitude(bits));
        }
      }
      _mm512_storeu_si512(amax + block * t.width + column, largest);
    }
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
    for (int i = 0; i < 4; ++i) zeros += static_cast<uint64_t>(__builtin_popcountll(Zeros(x[i]) & counted));
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
                             const uint32_t* skip, uint8_t* packed, Fp4Counts* counts) {
  const __m512i pairs =
      _mm512_broadcast_i32x4(_mm_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15));
  for (int64_t block = 0; block < t.blocks(); ++block) {
    for (int64_t column = 0; column < t.width; column += 16) {
      const __mmask16 present = Present(t.width, column);
      const int64_t plan = block * t.width + column;
      const __m512 f = _mm512_castsi512_ps(
          _mm512_add_epi32(_mm512_maskz_loadu_epi32(present, factor + plan), _mm512_set1_epi32(2 << 23)));
      const __mmask16 counted = _mm512_mask_testn_epi32_mask(
          present, _mm512_maskz_loadu_epi32(present, skip + plan), _mm512_set1_epi32(-1));
      const float* at = y + block * kBlock * kTileCols + column;
      __m512i eight[4];  // dword c: eight rows of column c
#pragma GCC unroll 4
      for (int i = 0; i < 4; ++i) {
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
      uint8_t* out = packed + column * (kTileK / 2) + block * (kBlock / 2);
#pragma GCC unroll 4
      for (int i = 0; i < 4; ++i) {  // lane l of of[i] is column 4l + i
        auto* to = reinterpret_cast<__m128i*>(out + i * (kTileK / 2));
        constexpr int64_t kLane = 4 * (kTileK / 2) / 16;
        _mm_store_si128(to, _mm512_castsi512_si128(of[i]));
        _mm_store_si128(to + kLane, _mm512_extracti32x4_epi32(of[i], 1));
        _mm_store_si128(to + 2 * kLane, _mm512_extracti32x4_epi32(of[i], 2));
        _mm_store_si128(to + 3 * kLane, _mm512_extracti32x4_epi32(of[i], 3));
      }
    }
  }
}

MX_VBMI void DecodeOf(const uint8_t* packed, const uint8_t* scales, int64_t blocks, float* out) {
  const __m512 values = _mm512_setr_ps(0.0f, 0.5f, 1.0f, 1.5f, 2.0f, 3.0f, 4.0f, 6.0f, -0.0f, -0.5f, -1.0f,
                                       -1.5f, -2.0f, -3.0f, -4.0f, -6.0f);
  const __m128i nibble = _mm_set1_epi8(0x0F);
  for (int64_t block = 0; block < blocks; ++block) {
    const uint32_t byte = scales[block];
    const uint32_t bits = byte == 0xFF ? 0x7FC00000u : byte == 0 ? 0x00400000u : byte << 23;
    const __m512 scale = _mm512_castsi512_ps(_mm512_set1_epi32(static_cast<int>(bits)));
    const __m128i both = _mm_loadu_si128(reinterpret_cast<const __m128i*>(packed + block * 16));
    const __m128i even = _mm_and_si128(both, nibble), odd = _mm_and_si128(_mm_srli_epi16(both, 4), nibble);
    const __m512i first = _mm512_cvtepu8_epi32(_mm_unpacklo_epi8(even, odd)),
                  second = _mm512_cvtepu8_epi32(_mm_unpackhi_epi8(even, odd));
    _mm512_storeu_ps(out + block * kBlock, _mm512_mul_ps(_mm512_permutexvar_ps(first, values), scale));
    _mm512_storeu_ps(out + block * kBlock + 16, _mm512_mul_ps(_mm512_permutexvar_ps(second, values), scale));
  }
}

// Lines are written whole, wherever they begin: values wait in a small buffer until they fill one.
MX_VBMI void StreamOf(const uint8_t* packed, const uint8_t* scales, int64_t blocks, float* out) {
  constexpr int64_t kAtOnce = 32;
  alignas(64) float buffer[16 + kAtOnce * kBlock];
  int64_t held = 0, lead = static_cast<int64_t>((64 - reinterpret_cast<uintptr_t>(out) % 64) % 64 / 4);
  for (int64_t block = 0; block < blocks; block += kAtOnce) {
    const int64_t count = blocks - block < kAtOnce ? blocks - block : kAtOnce;
    DecodeOf(packed + block * 16, scales + block, count, buffer + held);
    held += count * kBlock;
    std::memcpy(out, buffer, static_cast<size_t>(lead) * sizeof(float));
    const float* from = buffer + lead;
    out += lead;
    held -= lead;
    lead = 0;
    for (; held >= 16; held -= 16, out += 16, from += 16) _mm512_stream_ps(out, _mm512_loadu_ps(from));
    std::memmove(buffer, from, static_cast<size_t>(held) * sizeof(float));
  }
  std::memcpy(out, buffer, static_cast<size_t>(held) * sizeof(float));
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

uint32_t LoadColumnsAvx512(const ColumnTile& tile, float* y, uint32_t* amax) {
  return tile.type == DType::kF32 ? LoadColumnsOf<DType::kF32>(tile, y, amax)
                                  : LoadColumnsOf<DType::kBF16>(tile, y, amax);
}
void RotateColumns16Avx512(const ColumnTile& tile, const uint32_t* signs, float* y, uint32_t* amax) {
  RotateColumns(tile, signs, y, amax);
}
void EncodeColumnsAvx512(const ColumnTile& tile, const float* y, const uint32_t* factor, const uint32_t* skip,
                         uint8_t* packed, Fp4Counts* counts) {
  counts != nullptr ? EncodeColumnsOf<true>(tile, y, factor, skip, packed, counts)
                    : EncodeColumnsOf<false>(tile, y, factor, skip, packed, counts);
}

void AmaxAvx512(const void* source, DType type, int64_t blocks, uint32_t* amax) {
  type == DType::kF32 ? AmaxOf<DType::kF32>(source, blocks, amax)
                      : AmaxOf<DType::kBF16>(source, blocks, amax);
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
void AmaxAvx512(const void*, DType, int64_t, uint32_t*) {}
void DecodeFp4Avx512(const uint8_t*, const uint8_t*, int64_t, float*) {}
void StreamFp4Avx512(const uint8_t*, const uint8_t*, int64_t, float*) {}
uint32_t LoadColumnsAvx512(const ColumnTile&, float*, uint32_t*) { return 0; }
void RotateColumns16Avx512(const ColumnTile&, const uint32_t*, float*, uint32_t*) {}
void EncodeColumnsAvx512(const ColumnTile&, const float*, const uint32_t*, const uint32_t*, uint8_t*,
                         Fp4Counts*) {}
void EncodeFp4Avx512(const void*, DType, int64_t, const uint32_t*, const uint32_t*, uint8_t*, Fp4Counts*) {}

}  // namespace mx
#endif
