// The integer kernels of the seq32 product: exact 32-element dots of small integers, u8 x s8 or s16 x s16,
// vectorised over outputs.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/gemm/integer_gemm.cc"
#include <hwy/foreach_target.h>
// clang-format off
#include <hwy/highway.h>
// clang-format on

#include <algorithm>

#if defined(__x86_64__)
#include <cpuid.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#include <sys/auxv.h>
#endif

#include "sim/base/simd.h"
#include "sim/gemm/gemm_kernels.h"

#ifndef MX_SIM_GEMM_INTEGER_GEMM_ONCE
#define MX_SIM_GEMM_INTEGER_GEMM_ONCE
namespace mx {
struct IntegerTile {
  const int32_t *a, *b;                               // elements, four bytes or two words of 16 bits together
  const int32_t *a_sums, *a_exponents, *b_exponents;  // a_sums: of bytes
  int64_t words, blocks;                              // of 32 bits in a row
  int32_t offset, unit;
  float* acc;
};
inline constexpr int64_t kBlocksAtOnce =
    16;  // a group of panels of so many blocks stays in the first-level cache
inline std::atomic<bool> g_allow_vnni{true};
struct IntegerRun {
  bool words = false;       // of 16 bits
  bool careful = false;     // for scales of any size
  bool wide_pairs = false;  // 8 steps of pair sums fit 16 bits
};
}  // namespace mx
#endif

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

bool IsAvx3() { return HWY_TARGET == HWY_AVX3; }

#if HWY_TARGET == HWY_SCALAR
void RunInteger(const Tile&, const IntegerTile&, IntegerRun) {}
#else

using VI32Tag = hn::ScalableTag<int32_t>;
using VI16Tag = hn::ScalableTag<int16_t>;
using VF32Tag = hn::ScalableTag<float>;

// Products of 4 bytes by 4 bytes added in pairs to 16 bits; b unsigned but below 128, a signed.
HWY_INLINE hn::Vec<VI16Tag> PairDot(hn::Vec<VI32Tag> b, hn::Vec<VI32Tag> a) {
  const VI16Tag d;
#if HWY_TARGET == HWY_AVX3
  return hn::Vec<VI16Tag>{_mm512_maddubs_epi16(b.raw, a.raw)};
#elif HWY_TARGET == HWY_AVX2
  return hn::Vec<VI16Tag>{_mm256_maddubs_epi16(b.raw, a.raw)};
#elif HWY_TARGET == HWY_SSE4 || HWY_TARGET == HWY_SSSE3
  return hn::Vec<VI16Tag>{_mm_maddubs_epi16(b.raw, a.raw)};
#else
  const auto b2 = hn::BitCast(d, b), a2 = hn::BitCast(d, a);
  const auto even = hn::Mul(hn::ShiftRight<8>(hn::ShiftLeft<8>(b2)), hn::ShiftRight<8>(hn::ShiftLeft<8>(a2)));
  return hn::Add(even, hn::Mul(hn::ShiftRight<8>(b2), hn::ShiftRight<8>(a2)));
#endif
}

HWY_INLINE hn::Vec<VI32Tag> SumPairs(hn::Vec<VI16Tag> x) {
#if HWY_TARGET == HWY_AVX3
  return hn::Vec<VI32Tag>{_mm512_madd_epi16(x.raw, _mm512_set1_epi16(1))};
#elif HWY_TARGET == HWY_AVX2
  return hn::Vec<VI32Tag>{_mm256_madd_epi16(x.raw, _mm256_set1_epi16(1))};
#else
  const auto words = hn::BitCast(VI32Tag(), x);
  return hn::Add(hn::ShiftRight<16>(hn::ShiftLeft<16>(words)), hn::ShiftRight<16>(words));
#endif
}

// Products of 2 words by 2 words of 16 bits, added.
HWY_INLINE hn::Vec<VI32Tag> ShortDot(hn::Vec<VI32Tag> b, hn::Vec<VI32Tag> a) {
#if HWY_TARGET == HWY_AVX3
  return hn::Vec<VI32Tag>{_mm512_madd_epi16(b.raw, a.raw)};
#elif HWY_TARGET == HWY_AVX2
  return hn::Vec<VI32Tag>{_mm256_madd_epi16(b.raw, a.raw)};
#elif HWY_TARGET == HWY_SSE4 || HWY_TARGET == HWY_SSSE3
  return hn::Vec<VI32Tag>{_mm_madd_epi16(b.raw, a.raw)};
#else
  const auto even =
      hn::Mul(hn::ShiftRight<16>(hn::ShiftLeft<16>(b)), hn::ShiftRight<16>(hn::ShiftLeft<16>(a)));
  return hn::Add(even, hn::Mul(hn::ShiftRight<16>(b), hn::ShiftRight<16>(a)));
#endif
}

// R32(dot * 2^e) for any e in [-400, 400]: exact in binary64, then one rounding.
HWY_INLINE hn::Vec<VF32Tag> RoundScaled(hn::Vec<VI32Tag> dot, hn::Vec<VI32Tag> e) {
  const hn::Half<VI32Tag> di;
  const hn::Rebind<int64_t, hn::Half<VI32Tag>> dl;
  const hn::RebindToFloat<decltype(dl)> dd;
  const hn::Half<VF32Tag> df;
  const auto biased = hn::Add(e, hn::Set(VI32Tag(), 1023));
  const auto half = [&](auto x, auto exponent) HWY_ATTR {
    const auto power = hn::BitCast(dd, hn::ShiftLeft<52>(hn::PromoteTo(dl, exponent)));
    return hn::DemoteTo(df, hn::Mul(hn::PromoteTo(dd, x), power));
  };
  return hn::Combine(VF32Tag(), half(hn::UpperHalf(di, dot), hn::UpperHalf(di, biased)),
                     half(hn::LowerHalf(di, dot), hn::LowerHalf(di, biased)));
}

#define MX_KERNEL KernelPairs
#define MX_ATTR
#include "sim/gemm/integer_kernel-inl.h"
#undef MX_KERNEL
#undef MX_ATTR
// Targets whose processors may have instructions that add four products of bytes.
#undef MX_DOTS
#if HWY_TARGET == HWY_AVX3 || HWY_TARGET == HWY_AVX2 || (HWY_TARGET == HWY_NEON && defined(__aarch64__))
#define MX_DOTS 1
#else
#define MX_DOTS 0
#endif
#if MX_DOTS
#define MX_KERNEL KernelVnni
#if HWY_TARGET == HWY_NEON
// B's bytes are below 128, so both sides are signed to SDOT; it has no form for words.
HWY_INLINE int32x4_t AddShortDot(int32x4_t sum, int32x4_t b, int32x4_t a) {
  return vaddq_s32(sum, ShortDot(hn::Vec<VI32Tag>{b}, hn::Vec<VI32Tag>{a}).raw);
}
#define MX_ATTR __attribute__((target("arch=armv8.2-a+crypto+dotprod")))
#define MX_DOT_BYTES(sum, b, a) vdotq_s32(sum, vreinterpretq_s8_s32(b), vreinterpretq_s8_s32(a))
#define MX_DOT_WORDS AddShortDot
#elif HWY_TARGET == HWY_AVX3
#define MX_ATTR __attribute__((target(HWY_TARGET_STR ",avx512vnni")))
#define MX_DOT_BYTES _mm512_dpbusd_epi32
#define MX_DOT_WORDS _mm512_dpwssd_epi32
#else
#define MX_ATTR __attribute__((target(HWY_TARGET_STR ",avxvnni")))
#define MX_DOT_BYTES _mm256_dpbusd_avx_epi32
#define MX_DOT_WORDS _mm256_dpwssd_avx_epi32
#endif
#include "sim/gemm/integer_kernel-inl.h"
#undef MX_KERNEL
#undef MX_ATTR
#undef MX_DOT_BYTES
#undef MX_DOT_WORDS
#endif

// All rows against the tile's panels, a few blocks at a time; kernel(row, panel, width, block0, block1).
template <int kPanels, class Kernel>
HWY_INLINE void Sweep(const Tile& tile, const Kernel& kernel) {
  for (int64_t block = tile.block0; block < tile.block1; block += kBlocksAtOnce) {
    const int64_t end = std::min(tile.block1, block + kBlocksAtOnce);
    int64_t panel = 0;
    for (; panel + kPanels <= tile.panels; panel += kPanels) {
      for (int64_t row = 0; row < tile.rows; row += 3) kernel.template Wide<kPanels>(row, panel, block, end);
    }
    for (; panel < tile.panels; ++panel) {
      for (int64_t row = 0; row < tile.rows; row += 3) kernel.template Wide<1>(row, panel, block, end);
    }
  }
}

template <bool kShort, bool kCareful, int kWiden>
struct Pairs {
  const IntegerTile& t;
  template <int kPanels>
  void Wide(int64_t row, int64_t panel, int64_t block0, int64_t block1) const {
    KernelPairs<3, kPanels, kShort, kCareful, kWiden>(t, row, panel, block0, block1);
  }
};

#if MX_DOTS
template <bool kShort, bool kCareful>
struct Vnni {
  const IntegerTile& t;
  template <int kPanels>
  void Wide(int64_t row, int64_t panel, int64_t block0, int64_t block1) const {
    KernelVnni<3, kPanels, kShort, kCareful, 8>(t, row, panel, block0, block1);
  }
};
#endif
#if HWY_TARGET == HWY_AVX3
constexpr int kPairPanels = 2, kVnniPanels = 4, kVnniCarefulPanels = 2;
#else
constexpr int kPairPanels = 1;
#if MX_DOTS
constexpr int kVnniPanels = 1, kVnniCarefulPanels = 1;
#endif
#endif

void RunInteger(const Tile& tile, const IntegerTile& t, IntegerRun run) {
  Stats().target = hwy::TargetName(HWY_TARGET);
#if MX_DOTS
  if (g_allow_vnni && HasDots(hwy::TargetName(HWY_TARGET))) {
    ++Stats().vnni;
    if (run.words) {
      return run.careful ? Sweep<kVnniCarefulPanels>(tile, Vnni<true, true>{t})
                         : Sweep<kVnniPanels>(tile, Vnni<true, false>{t});
    }
    return run.careful ? Sweep<kVnniCarefulPanels>(tile, Vnni<false, true>{t})
                       : Sweep<kVnniPanels>(tile, Vnni<false, false>{t});
  }
#endif
  if (run.words) {
    return run.careful ? Sweep<1>(tile, Pairs<true, true, 8>{t})
                       : Sweep<kPairPanels>(tile, Pairs<true, false, 8>{t});
  }
  if (run.careful) return Sweep<1>(tile, Pairs<false, true, 2>{t});
  return run.wide_pairs ? Sweep<kPairPanels>(tile, Pairs<false, false, 8>{t})
                        : Sweep<1>(tile, Pairs<false, false, 2>{t});
}

#endif  // HWY_SCALAR

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx {
HWY_EXPORT(RunInteger);
HWY_EXPORT(IsAvx3);

bool DispatchesToAvx3() { return HWY_DYNAMIC_DISPATCH(IsAvx3)(); }

void AllowVnni(bool allow) { g_allow_vnni = allow; }

bool HasAvxVnni() {
#if defined(__x86_64__)
  static const bool has = [] {  // CPUID leaf 7, subleaf 1, EAX bit 4 (Intel SDM)
    unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
    return __get_cpuid_count(7, 1, &eax, &ebx, &ecx, &edx) != 0 && (eax & 1u << 4) != 0;
  }();
  return has;
#else
  return false;
#endif
}

bool HasDots(std::string_view target) {
#if defined(__aarch64__)
  constexpr unsigned long kAsimdDp = 1ul << 20;  // HWCAP_ASIMDDP of Linux
  static const bool has = (getauxval(AT_HWCAP) & kAsimdDp) != 0;
  return has && target == hwy::TargetName(HWY_NEON);
#else
  return (target == "AVX3" && HasVnni()) || (target == "AVX2" && HasAvxVnni());
#endif
}

void RunIntegerTile(const Tile& tile, bool careful) {
  const PackedOperand::Impl &a = *tile.a, &b = *tile.b;
  const Format fa = a.tensor->format, fb = b.tensor->format;
  IntegerRun run;
  run.words = a.elements == PackedOperand::Impl::Elements::kInt16;
  run.careful = careful;
  const int64_t words = a.Kp() / (run.words ? 2 : 4);
  IntegerTile t{reinterpret_cast<const int32_t*>(run.words ? static_cast<const void*>(a.words.get())
                                                           : static_cast<const void*>(a.bytes.get())),
                reinterpret_cast<const int32_t*>(run.words ? static_cast<const void*>(b.words.get())
                                                           : static_cast<const void*>(b.bytes.get())),
                nullptr,
                a.exponents.get() + tile.row0 * a.blocks,
                b.exponents.get() + tile.panel0 * kPanel * a.blocks,
                words,
                a.blocks,
                0,
                Info(fa).last_bit() + Info(fb).last_bit(),
                tile.acc};
  t.a += tile.row0 * words;
  t.b += tile.panel0 * kPanel * words;
  if (!run.words) {
    t.a_sums = a.sums.get() + tile.row0 * a.blocks;
    t.offset = LargestByte(fb);
    // Eight steps of two products each, every product of at most 2 x offset by offset.
    run.wide_pairs = 8 * 2 * 2 * LargestByte(fb) * LargestByte(fa) <= 32767;
  }
  ++(careful ? Stats().careful : Stats().integer);
  HWY_DYNAMIC_DISPATCH(RunInteger)(tile, t, run);
}

}  // namespace mx
#endif
