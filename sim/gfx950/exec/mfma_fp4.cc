// The scaled matrix instructions on FP4 by FP4 under seq32: bytes of twice the value, 32-element dots in
// 32-bit integers.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/gfx950/exec/mfma_fp4.cc"
// clang-format off
#include "sim/gfx950/exec/simd_targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>
// clang-format on

#include <algorithm>
#include <bit>

#include "sim/base/simd.h"
#include "sim/gfx950/exec/mfma_finish-inl.h"

#ifndef MX_SIM_GFX950_EXEC_MFMA_FP4_ONCE
#define MX_SIM_GFX950_EXEC_MFMA_FP4_ONCE
namespace mx::gfx950 {

// Scale bytes for which dot * 2^(sa-127) * 2^(sb-129) is exact in this order of multiplication, whatever the
// codes: both powers are normal numbers, and the product is neither subnormal nor too large.
inline bool ScalesInRange(const ScaledMfma& m) {
  uint8_t low_a = 255, high_a = 0, low_b = 255, high_b = 0;
  for (int l = 0; l < kLanes; ++l) {
    low_a = std::min(low_a, m.scale_a[l]), high_a = std::max(high_a, m.scale_a[l]);
    low_b = std::min(low_b, m.scale_b[l]), high_b = std::max(high_b, m.scale_b[l]);
  }
  return low_a >= 1 && low_b >= 3 && high_a <= 254 && high_b <= 240 && low_a + low_b >= 130 &&
         high_a + high_b <= 371;
}

}  // namespace mx::gfx950
#endif

HWY_BEFORE_NAMESPACE();
namespace mx::gfx950 {
namespace HWY_NAMESPACE {
namespace {  // names of one file: the target's namespace is shared

// The codes 0..15 of E2M1 as twice their value.
alignas(16) inline constexpr int8_t kTwice[16] = {0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12};

#if HWY_TARGET == HWY_AVX3
#define MX_VNNI __attribute__((target(HWY_TARGET_STR ",avx512vnni")))

// A's bytes as signed values, quad q (even or odd nibbles of register q/2) of each lane, and -12 times each
// lane's sum; the same order of k on both sides, so the order inside a block is free.
struct Fp4Rows {
  alignas(64) int32_t quad[8][kLanes];
  alignas(64) int32_t correction[kLanes];
  alignas(64) float power[kLanes];
};

MX_VNNI HWY_INLINE void Nibbles(__m512i x, __m512i table, __m512i* even, __m512i* odd) {
  const __m512i low = _mm512_set1_epi8(15);
  *even = _mm512_shuffle_epi8(table, _mm512_and_si512(x, low));
  *odd = _mm512_shuffle_epi8(table, _mm512_and_si512(_mm512_srli_epi16(x, 4), low));
}

MX_VNNI void PrepareRows(const ScaledMfma& m, Fp4Rows* rows) {
  const __m512i table = _mm512_broadcast_i32x4(_mm_load_si128(reinterpret_cast<const __m128i*>(kTwice)));
  for (int lane = 0; lane < kLanes; lane += 16) {
    __m512i sum = _mm512_setzero_si512();
    for (int r = 0; r < 4; ++r) {
      __m512i even, odd;
      Nibbles(_mm512_load_si512(m.a[r].lane.data() + lane), table, &even, &odd);
      _mm512_store_si512(rows->quad[2 * r] + lane, even);
      _mm512_store_si512(rows->quad[2 * r + 1] + lane, odd);
      sum = _mm512_dpbusd_epi32(sum, _mm512_set1_epi8(12), even);
      sum = _mm512_dpbusd_epi32(sum, _mm512_set1_epi8(12), odd);
    }
    _mm512_store_si512(rows->correction + lane, _mm512_sub_epi32(_mm512_setzero_si512(), sum));
    const __m512i scale =
        _mm512_cvtepu8_epi32(_mm_load_si128(reinterpret_cast<const __m128i*>(m.scale_a + lane)));
    _mm512_store_si512(rows->power + lane, _mm512_slli_epi32(scale, 23));
  }
}

// B's bytes carry the offset 12.
MX_VNNI HWY_INLINE void PrepareColumns(const ScaledMfma& m, int lane, __m512i* quad) {
  const __m512i table = _mm512_add_epi8(
      _mm512_broadcast_i32x4(_mm_load_si128(reinterpret_cast<const __m128i*>(kTwice))), _mm512_set1_epi8(12));
  for (int r = 0; r < 4; ++r) {
    Nibbles(_mm512_load_si512(m.b[r].lane.data() + lane), table, &quad[2 * r], &quad[2 * r + 1]);
  }
}
MX_VNNI HWY_INLINE __m512 ColumnPower(const ScaledMfma& m, int lane) {
  const __m512i scale =
      _mm512_cvtepu8_epi32(_mm_load_si128(reinterpret_cast<const __m128i*>(m.scale_b + lane)));
  return _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_sub_epi32(scale, _mm512_set1_epi32(2)), 23));
}

// Two chains, so that the latency of the dot instruction overlaps.
MX_VNNI HWY_INLINE __m512i Dot32(const Fp4Rows& rows, int lane, const __m512i* quad) {
  __m512i x = _mm512_set1_epi32(rows.correction[lane]), y = _mm512_setzero_si512();
  HWY_UNROLL(4) for (int q = 0; q < 8; q += 2) {
    x = _mm512_dpbusd_epi32(x, quad[q], _mm512_set1_epi32(rows.quad[q][lane]));
    y = _mm512_dpbusd_epi32(y, quad[q + 1], _mm512_set1_epi32(rows.quad[q + 1][lane]));
  }
  return _mm512_add_epi32(x, y);
}

MX_VNNI HWY_INLINE __m512 QuietNan(__m512 x) {
  return _mm512_mask_mov_ps(x, _mm512_cmp_ps_mask(x, x, _CMP_UNORD_Q),
                            _mm512_castsi512_ps(_mm512_set1_epi32(0x7FC00000)));
}

MX_VNNI void Fp4Fast16(const ScaledMfma& m) {
  Fp4Rows rows;
  PrepareRows(m, &rows);
  __m512 acc[16];
  HWY_UNROLL(16) for (int i = 0; i < 16; ++i) acc[i] = _mm512_load_ps(m.c[i % 4].lane.data() + i / 4 * 16);
  for (int block = 0; block < 4; ++block) {
    __m512i quad[8];
    PrepareColumns(m, 16 * block, quad);
    const __m512 power = ColumnPower(m, 16 * block);
    HWY_UNROLL(16) for (int i = 0; i < 16; ++i) {
      const __m512 dot = _mm512_mul_ps(_mm512_cvtepi32_ps(Dot32(rows, 16 * block + i, quad)), power);
      acc[i] = _mm512_fmadd_ps(dot, _mm512_set1_ps(rows.power[16 * block + i]), acc[i]);
    }
  }
  HWY_UNROLL(16)
  for (int i = 0; i < 16; ++i) _mm512_store_ps(m.d[i % 4].lane.data() + i / 4 * 16, QuietNan(acc[i]));
}

MX_VNNI void Fp4Fast32(const ScaledMfma& m) {
  Fp4Rows rows;
  PrepareRows(m, &rows);
  __m512i quad[2][2][8];
  __m512 power[2][2];
  for (int block = 0; block < 2; ++block) {
    for (int v = 0; v < 2; ++v) {
      PrepareColumns(m, 32 * block + 16 * v, quad[block][v]);
      power[block][v] = ColumnPower(m, 32 * block + 16 * v);
    }
  }
  for (int v = 0; v < 2; ++v) {
    for (int i = 0; i < 32; ++i) {
      const int at = OutputLane(i, 16 * v);
      __m512 acc = _mm512_load_ps(m.c[OutputRegister(i)].lane.data() + at);
      HWY_UNROLL(2) for (int block = 0; block < 2; ++block) {
        const __m512 dot =
            _mm512_mul_ps(_mm512_cvtepi32_ps(Dot32(rows, 32 * block + i, quad[block][v])), power[block][v]);
        acc = _mm512_fmadd_ps(dot, _mm512_set1_ps(rows.power[32 * block + i]), acc);
      }
      _mm512_store_ps(m.d[OutputRegister(i)].lane.data() + at, QuietNan(acc));
    }
  }
}

MX_VNNI void Fp4DotsVnni(const ScaledMfma& m, int32_t* dots) {
  Fp4Rows rows;
  PrepareRows(m, &rows);
  for (int lane = 0; lane < kLanes; lane += 16) {
    __m512i quad[8];
    PrepareColumns(m, lane, quad);
    const int block = lane / m.size, column = lane % m.size;
    for (int i = 0; i < m.size; ++i) {
      _mm512_store_si512(dots + block * kDotStride + i * m.size + column,
                         Dot32(rows, block * m.size + i, quad));
    }
  }
}
#undef MX_VNNI
#endif

// Lane's codes as bytes, k ascending.
void Fp4Bytes(const LaneVector* operand, int8_t (*to)[32]) {
  for (int r = 0; r < 4; ++r) {
    for (int lane = 0; lane < kLanes; ++lane) {
      const uint32_t x = operand[r][lane];
      for (int n = 0; n < 8; ++n) to[lane][8 * r + n] = kTwice[x >> (4 * n) & 15];
    }
  }
}

void Fp4Dots(const ScaledMfma& m, int32_t* dots) {
#if HWY_TARGET == HWY_AVX3
  if (HasVnni()) return Fp4DotsVnni(m, dots);
#endif
  alignas(64) int8_t a[kLanes][32];
  alignas(64) int8_t b[kLanes][32];
  Fp4Bytes(m.a, a);
  Fp4Bytes(m.b, b);
  for (int block = 0; block < m.blocks(); ++block) {
    for (int i = 0; i < m.size; ++i) {
      const int8_t* x = a[block * m.size + i];
      for (int j = 0; j < m.size; ++j) {
        const int8_t* y = b[block * m.size + j];
#if HWY_TARGET == HWY_AVX2 || HWY_TARGET == HWY_AVX3
        const __m256i vx = _mm256_load_si256(reinterpret_cast<const __m256i*>(x));
        const __m256i vy = _mm256_load_si256(reinterpret_cast<const __m256i*>(y));
        // |x| unsigned, y with x's sign: pair sums of at most 288 fit 16 bits.
        const __m256i pairs = _mm256_maddubs_epi16(_mm256_abs_epi8(vx), _mm256_sign_epi8(vy, vx));
        const __m256i quads = _mm256_madd_epi16(pairs, _mm256_set1_epi16(1));
        __m128i sum = _mm_add_epi32(_mm256_castsi256_si128(quads), _mm256_extracti128_si256(quads, 1));
        sum = _mm_add_epi32(sum, _mm_shuffle_epi32(sum, 0x4E));
        sum = _mm_add_epi32(sum, _mm_shuffle_epi32(sum, 0xB1));
        dots[block * kDotStride + i * m.size + j] = _mm_cvtsi128_si32(sum);
#else
        int32_t sum = 0;
        for (int n = 0; n < 32; ++n) sum += x[n] * y[n];
        dots[block * kDotStride + i * m.size + j] = sum;
#endif
      }
    }
  }
}

template <int kSize>
void Fp4(const ScaledMfma& m) {
#if HWY_TARGET == HWY_AVX3
  if (HasVnni() && ScalesInRange(m)) return kSize == 16 ? Fp4Fast16(m) : Fp4Fast32(m);
#endif
  alignas(64) int32_t dots[4 * kDotStride];
  Fp4Dots(m, dots);
  FinishCareful<kSize>(m, dots, -2);
}

void RunFp4(const ScaledMfma& m) { m.size == 16 ? Fp4<16>(m) : Fp4<32>(m); }

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace mx::gfx950
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx::gfx950 {
HWY_EXPORT(RunFp4);

void Fp4Mfma(const ScaledMfma& m) {
  UseScalar() ? HWY_STATIC_DISPATCH(RunFp4)(m) : HWY_DYNAMIC_DISPATCH(RunFp4)(m);
}

}  // namespace mx::gfx950
#endif
