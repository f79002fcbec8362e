// Helpers of the lane formulas and the loops that run them, once per target.
#if defined(MX_SIM_GFX950_EXEC_LANE_OPS_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef MX_SIM_GFX950_EXEC_LANE_OPS_INL_H_
#undef MX_SIM_GFX950_EXEC_LANE_OPS_INL_H_
#else
#define MX_SIM_GFX950_EXEC_LANE_OPS_INL_H_
#endif

#include <bit>
#include <cstdint>

#include "sim/gfx950/exec/handlers.h"
#include "sim/gfx950/exec/lanes.h"

HWY_BEFORE_NAMESPACE();
namespace mx::gfx950 {
namespace HWY_NAMESPACE {

HWY_INLINE int32_t I32(uint32_t x) { return static_cast<int32_t>(x); }
HWY_INLINE uint32_t U32(uint64_t x) { return static_cast<uint32_t>(x); }
HWY_INLINE uint32_t U32(int64_t x) { return static_cast<uint32_t>(x); }
HWY_INLINE uint32_t Sar(uint32_t x, uint32_t n) { return static_cast<uint32_t>(I32(x) >> n); }
HWY_INLINE uint32_t Sext24(uint32_t x) { return Sar(x << 8, 8); }
HWY_INLINE uint32_t Sext16(uint32_t x) { return Sar(x << 16, 16); }
HWY_INLINE uint32_t Min(uint32_t a, uint32_t b) { return a < b ? a : b; }
HWY_INLINE uint32_t Max(uint32_t a, uint32_t b) { return a > b ? a : b; }
HWY_INLINE uint32_t MinI(uint32_t a, uint32_t b) { return I32(a) < I32(b) ? a : b; }
HWY_INLINE uint32_t MaxI(uint32_t a, uint32_t b) { return I32(a) > I32(b) ? a : b; }
HWY_INLINE uint32_t Clamp(uint32_t x, int32_t low, int32_t high) {
  return I32(x) < low ? static_cast<uint32_t>(low) : I32(x) > high ? static_cast<uint32_t>(high) : x;
}
HWY_INLINE uint32_t SaturateU8(uint32_t x) { return Clamp(x, 0, 255); }
HWY_INLINE uint32_t SaturateI16(uint32_t x) { return Clamp(x, -32768, 32767); }
HWY_INLINE uint32_t SaturateI32(int64_t x) {
  return x < INT32_MIN ? 0x80000000u : x > INT32_MAX ? 0x7FFFFFFFu : U32(x);
}
HWY_INLINE uint32_t SaturateU32(uint64_t x) { return x > 0xFFFFFFFF ? 0xFFFFFFFFu : U32(x); }

// Counts in arithmetic that vectorises.
HWY_INLINE uint32_t BitCount(uint32_t x) {
  x = x - (x >> 1 & 0x55555555);
  x = (x & 0x33333333) + (x >> 2 & 0x33333333);
  x = (x + (x >> 4)) & 0x0F0F0F0F;
  return x * 0x01010101 >> 24;
}
HWY_INLINE uint32_t LeadingZeros(uint32_t x) {  // -1 for 0
  if (x == 0) return ~0u;
  x |= x >> 1, x |= x >> 2, x |= x >> 4, x |= x >> 8, x |= x >> 16;
  return 32 - BitCount(x);
}
HWY_INLINE uint32_t TrailingZeros(uint32_t x) { return x == 0 ? ~0u : BitCount((x & (0u - x)) - 1); }
HWY_INLINE uint32_t BitReverse(uint32_t x) {
  x = (x >> 1 & 0x55555555) | (x & 0x55555555) << 1;
  x = (x >> 2 & 0x33333333) | (x & 0x33333333) << 2;
  x = (x >> 4 & 0x0F0F0F0F) | (x & 0x0F0F0F0F) << 4;
  x = (x >> 8 & 0x00FF00FF) | (x & 0x00FF00FF) << 8;
  return x >> 16 | x << 16;
}
// size < 32; a field that reaches beyond bit 31 continues with the sign.
HWY_INLINE uint32_t BfeSigned(uint32_t x, uint32_t offset, uint32_t size) {
  const uint32_t field = Sar(x, offset) & ((1u << size) - 1), sign = size == 0 ? 0u : 1u << (size - 1);
  return (field ^ sign) - sign;
}
HWY_INLINE uint32_t AbsDiff(uint32_t a, uint32_t b) { return a > b ? a - b : b - a; }
HWY_INLINE uint32_t SumAbsDiff(uint32_t a, uint32_t b) {
  return AbsDiff(a & 255, b & 255) + AbsDiff(a >> 8 & 255, b >> 8 & 255) +
         AbsDiff(a >> 16 & 255, b >> 16 & 255) + AbsDiff(a >> 24, b >> 24);
}
HWY_INLINE uint32_t MaskedSumAbsDiff(uint32_t a, uint32_t b) {  // bytes that are 0 in b do not count
  uint32_t sum = 0;
  for (int i = 0; i < 32; i += 8) {
    if ((b >> i & 255) != 0) sum += AbsDiff(a >> i & 255, b >> i & 255);
  }
  return sum;
}
HWY_INLINE uint32_t LerpBytes(uint32_t a, uint32_t b, uint32_t c) {
  uint32_t r = 0;
  for (int i = 0; i < 32; i += 8) r |= ((a >> i & 255) + (b >> i & 255) + (c >> i & 1)) >> 1 << i;
  return r;
}
// Selector bytes: 0..7 a byte of {a, b}, 8..11 the sign of its bytes 1, 3, 5, 7, 12 zero, above that FF.
HWY_INLINE uint32_t PermuteByte(uint64_t data, uint32_t sel) {
  const uint32_t byte = sel < 8 ? sel : 2 * (sel & 3) + 1;
  const auto value = static_cast<uint32_t>(data >> (8 * byte)) & 255;
  const uint32_t sign = (value >> 7) * 255;
  return sel < 8 ? value : sel < 12 ? sign : sel == 12 ? 0u : 255u;
}
HWY_INLINE uint32_t Permute(uint32_t a, uint32_t b, uint32_t c) {
  const uint64_t data = static_cast<uint64_t>(a) << 32 | b;
  uint32_t r = 0;
  for (int i = 0; i < 32; i += 8) r |= PermuteByte(data, c >> i & 255) << i;
  return r;
}

// Runs F over the lanes with plain dword sources.
template <class F, int kSources>
HWY_INLINE void RunLanes(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t* a = f.Source(0, Form::kB32);
  const uint32_t* b = kSources > 1 ? f.Source(1, Form::kB32) : a;
  const uint32_t* c = kSources > 2 ? f.Source(2, Form::kB32) : a;
  Lanes r;
  for (int i = 0; i < kLanes; ++i) r.lane[i] = F::Do(a[i], b[i], c[i]);
  f.Write(r);
}

}  // namespace HWY_NAMESPACE
}  // namespace mx::gfx950
HWY_AFTER_NAMESPACE();

#endif  // MX_SIM_GFX950_EXEC_LANE_OPS_INL_H_
