// Conversions of 32 values to and from FP6 and BF6. CDNA4 ISA 7.3, 12.11.
#include "sim/gfx950/exec/handlers.h"
#include "sim/gfx950/exec/small_convert.h"

namespace mx::gfx950 {
namespace {

// 32 values to 192 bits. S0 holds 32 elements of kFrom (or 16 binary32 with 16 more in S1, interleaved); then
// the seed where stochastic, then the scale. The destination may not be among the sources' first registers
// for long: everything is read before anything is written.
template <const SmallFormat& kFormat, const FloatType& kFrom, bool kStochastic>
void Pack32(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const PackRules rules = RulesOf(w);
  constexpr bool kWide = kFrom.mantissa_bits == 23;
  const bool two_sources = kWide && !kStochastic;
  const uint32_t* scale = f.Source(in.num_explicit_src - 1, Form::kB32);
  const uint32_t* seeds = kStochastic ? f.Source(1, Form::kB32) : scale;
  const uint64_t written = WrittenLanes(rules, scale);
  const bool flush = kWide && (w.mode.denorm32 & 1) == 0;
  const auto element = [&](int lane, int n) -> uint32_t {
    if (!kWide) return w.vgpr[in.src[0].reg + n / 2][lane] >> (16 * (n & 1)) & 0xFFFF;
    const int reg = two_sources ? in.src[n & 1].reg + n / 2 : in.src[0].reg + n;
    const uint32_t x = w.vgpr[reg][lane];
    return flush ? static_cast<uint32_t>(kSingle.Flush(x)) : x;
  };
  Lanes result[6];
  for (int lane = 0; lane < kLanes; ++lane) {
    const uint32_t e = ScaleField(scale[lane]);
    uint32_t seed = seeds[lane];
    uint64_t bits = 0;
    int filled = 0, dword = 0;
    for (int n = 0; n < 32; ++n) {
      bits |= static_cast<uint64_t>(PackOne<kFormat, kFrom, kStochastic>(rules, element(lane, n), seed, e))
              << filled;
      seed = Prng(seed);
      if ((filled += 6) < 32) continue;
      result[dword++][lane] = static_cast<uint32_t>(bits);
      bits >>= 32, filled -= 32;
    }
    if ((written >> lane & 1) != 0) continue;
    for (int d = 0; d < 6; ++d) result[d][lane] = w.vgpr[in.dst[0].reg + d][lane];
  }
  for (int d = 0; d < 6; ++d) f.WriteDword(d, result[d]);
}

// 32 codes in six registers, scale S1: 32 or 16 registers.
template <const SmallFormat& kFormat, const FloatType& kTo>
void Unpack32(Wave& w, const Instruction& in) {
  Frame f(w, in);
  constexpr int kDwords = kTo.mantissa_bits == 23 ? 32 : 16;
  const uint32_t* scale = f.Source(1, Form::kB32);
  Lanes result[kDwords];
  for (int n = 0; n < 32; ++n) {
    const int bit = 6 * n, reg = in.src[0].reg + bit / 32, shift = bit % 32;
    for (int i = 0; i < kLanes; ++i) {
      uint64_t both = w.vgpr[reg][i];
      if (shift > 26) both |= static_cast<uint64_t>(w.vgpr[reg + 1][i]) << 32;
      const uint32_t x = UnpackOne<kFormat, kTo>(w.mode, both >> shift & 63, ScaleField(scale[i]));
      if (kDwords == 32) {
        result[n][i] = x;
      } else {
        result[n / 2][i] = n % 2 == 0 ? x : result[n / 2][i] | x << 16;
      }
    }
  }
  for (int d = 0; d < kDwords; ++d) f.WriteDword(d, result[d]);
}

#define MX_6BIT(name, format)                                                     \
  {Op::v_cvt_scalef32_2xpk16_##name##_f32, &Pack32<format, kSingle, false>},      \
      {Op::v_cvt_scalef32_pk32_##name##_f16, &Pack32<format, kHalf, false>},      \
      {Op::v_cvt_scalef32_pk32_##name##_bf16, &Pack32<format, kBfloat, false>},   \
      {Op::v_cvt_scalef32_sr_pk32_##name##_f32, &Pack32<format, kSingle, true>},  \
      {Op::v_cvt_scalef32_sr_pk32_##name##_f16, &Pack32<format, kHalf, true>},    \
      {Op::v_cvt_scalef32_sr_pk32_##name##_bf16, &Pack32<format, kBfloat, true>}, \
      {Op::v_cvt_scalef32_pk32_f32_##name, &Unpack32<format, kSingle>},           \
      {Op::v_cvt_scalef32_pk32_f16_##name, &Unpack32<format, kHalf>},             \
      {Op::v_cvt_scalef32_pk32_bf16_##name, &Unpack32<format, kBfloat>},

constexpr HandlerRow kRows[] = {MX_6BIT(fp6, kFp6) MX_6BIT(bf6, kBf6)};
#undef MX_6BIT

}  // namespace

std::span<const HandlerRow> SixBitRows() { return kRows; }

}  // namespace mx::gfx950
