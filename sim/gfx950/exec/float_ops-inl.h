// binary32 formulas on bits, once per target. The host's operations to nearest even are IEEE 754's; NaN
// results are replaced by the device's: the first NaN operand, quieted, else 7FC00000.
#if defined(MX_SIM_GFX950_EXEC_FLOAT_OPS_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef MX_SIM_GFX950_EXEC_FLOAT_OPS_INL_H_
#undef MX_SIM_GFX950_EXEC_FLOAT_OPS_INL_H_
#else
#define MX_SIM_GFX950_EXEC_FLOAT_OPS_INL_H_
#endif

#include <bit>
#include <cmath>
#include <cstdint>

#include "sim/gfx950/exec/soft_float.h"

HWY_BEFORE_NAMESPACE();
namespace mx::gfx950 {
namespace HWY_NAMESPACE {

inline constexpr uint32_t kSign = 0x80000000u, kAbs = 0x7FFFFFFFu, kInf = 0x7F800000u, kQuiet = 0x00400000u,
                          kNan = 0x7FC00000u;

HWY_INLINE float F(uint32_t x) { return std::bit_cast<float>(x); }
HWY_INLINE uint32_t B(float x) { return std::bit_cast<uint32_t>(x); }
HWY_INLINE bool IsNan(uint32_t x) { return (x & kAbs) > kInf; }
HWY_INLINE bool IsSignalling(uint32_t x) { return IsNan(x) && (x & kQuiet) == 0; }

HWY_INLINE uint32_t Near1(float r, uint32_t a) { return IsNan(B(r)) ? IsNan(a) ? a | kQuiet : kNan : B(r); }
HWY_INLINE uint32_t Near2(float r, uint32_t a, uint32_t b) {
  const uint32_t nan = IsNan(a) ? a | kQuiet : IsNan(b) ? b | kQuiet : kNan;
  return IsNan(B(r)) ? nan : B(r);
}
HWY_INLINE uint32_t Near3(float r, uint32_t a, uint32_t b, uint32_t c) {
  const uint32_t nan = IsNan(a) ? a | kQuiet : IsNan(b) ? b | kQuiet : IsNan(c) ? c | kQuiet : kNan;
  return IsNan(B(r)) ? nan : B(r);
}

template <class Op>
uint32_t Soft2(Op op, uint32_t a, uint32_t b, Rounding m) {
  return static_cast<uint32_t>(op(kSingle, a, b, m));
}
inline uint32_t Soft3(uint32_t a, uint32_t b, uint32_t c, Rounding m) {
  return static_cast<uint32_t>(FusedMultiplyAdd(kSingle, a, b, c, m));
}
// A subtraction names its NaN operand in the instruction's order and with its own sign.
inline uint32_t SoftNan2(uint32_t r, uint32_t a, uint32_t b) {
  return IsNan(a) ? a | kQuiet : IsNan(b) ? b | kQuiet : r;
}
inline uint32_t SoftFract(uint32_t a, Rounding m) {
  const auto floor = static_cast<uint32_t>(RoundToIntegral(kSingle, a, ToIntegral::kDown));
  return SoftNan2(Soft2(Add, a, floor ^ kSign, m), a, a);
}
// fract never reaches 1, whatever the rounding.
HWY_INLINE uint32_t FractLimit(uint32_t x) { return IsNan(x) || F(x) < 1.0f ? x : 0x3F7FFFFFu; }

// DX9: 0 times anything is +0.
HWY_INLINE uint32_t MulLegacy(uint32_t a, uint32_t b, uint32_t product) {
  return (a & kAbs) == 0 || (b & kAbs) == 0 ? 0u : product;
}

// v_min_f32 and v_max_f32: a quiet NaN loses against a number; with MODE.IEEE a signalling one wins, quieted.
// -0 is below +0. Where everything compares equal the bits are equal, or MAX takes the first and MIN the
// second.
template <bool kIeee>
HWY_INLINE uint32_t MinMaxNan(uint32_t a, uint32_t b, uint32_t number) {
  const uint32_t quiet = IsNan(a) ? b : IsNan(b) ? a : number;
  if constexpr (!kIeee) return quiet;
  return IsSignalling(a) ? a | kQuiet : IsSignalling(b) ? b | kQuiet : quiet;
}
// Monotone in the order -inf .. -0 +0 .. inf.
HWY_INLINE int32_t OrderKey(uint32_t x) {
  const auto s = static_cast<int32_t>(x);
  return s ^ static_cast<int32_t>(static_cast<uint32_t>(s >> 31) >> 1);
}
template <bool kIeee>
HWY_INLINE uint32_t MinF(uint32_t a, uint32_t b) {
  return MinMaxNan<kIeee>(a, b, OrderKey(a) < OrderKey(b) ? a : b);
}
template <bool kIeee>
HWY_INLINE uint32_t MaxF(uint32_t a, uint32_t b) {
  return MinMaxNan<kIeee>(a, b, OrderKey(a) > OrderKey(b) ? a : b);
}
// The median of three numbers; with a NaN among them, their minimum by v_min3_f32's rule.
template <bool kIeee>
HWY_INLINE uint32_t MedF(uint32_t a, uint32_t b, uint32_t c) {
  if (IsNan(a) || IsNan(b) || IsNan(c)) return MinF<kIeee>(MinF<kIeee>(a, b), c);
  const uint32_t highest = MaxF<kIeee>(MaxF<kIeee>(a, b), c);
  if (F(highest) == F(a)) return MaxF<kIeee>(b, c);
  if (F(highest) == F(b)) return MaxF<kIeee>(a, c);
  return MaxF<kIeee>(a, b);
}
// IEEE 754-2019 minimum and maximum: any NaN operand is the result.
HWY_INLINE uint32_t Minimum(uint32_t a, uint32_t b) {
  return IsNan(a) ? a | kQuiet : IsNan(b) ? b | kQuiet : OrderKey(a) < OrderKey(b) ? a : b;
}
HWY_INLINE uint32_t Maximum(uint32_t a, uint32_t b) {
  return IsNan(a) ? a | kQuiet : IsNan(b) ? b | kQuiet : OrderKey(a) > OrderKey(b) ? a : b;
}

// Cube maps: the face that (x, y, z) points at, coordinates on it, and twice the major axis.
enum class CubeAxis { kX, kY, kZ };
HWY_INLINE CubeAxis MajorAxis(uint32_t x, uint32_t y, uint32_t z) {
  const float ax = F(x & kAbs), ay = F(y & kAbs), az = F(z & kAbs);
  return az >= ax && az >= ay ? CubeAxis::kZ : ay >= ax ? CubeAxis::kY : CubeAxis::kX;
}
HWY_INLINE uint32_t CubeMajor(uint32_t x, uint32_t y, uint32_t z) {
  const CubeAxis axis = MajorAxis(x, y, z);
  return axis == CubeAxis::kZ ? z : axis == CubeAxis::kY ? y : x;
}
HWY_INLINE uint32_t CubeFace(uint32_t x, uint32_t y, uint32_t z) {
  const float negative = F(CubeMajor(x, y, z)) < 0.0f ? 1.0f : 0.0f;
  const CubeAxis axis = MajorAxis(x, y, z);
  return B((axis == CubeAxis::kZ ? 4.0f : axis == CubeAxis::kY ? 2.0f : 0.0f) + negative);
}
HWY_INLINE uint32_t CubeS(uint32_t x, uint32_t y, uint32_t z) {
  const CubeAxis axis = MajorAxis(x, y, z);
  if (axis == CubeAxis::kZ) return F(z) < 0.0f ? x ^ kSign : x;
  if (axis == CubeAxis::kY) return x;
  return F(x) < 0.0f ? z : z ^ kSign;
}
HWY_INLINE uint32_t CubeT(uint32_t x, uint32_t y, uint32_t z) {
  if (MajorAxis(x, y, z) != CubeAxis::kY) return y ^ kSign;
  return F(y) < 0.0f ? z ^ kSign : z;
}

}  // namespace HWY_NAMESPACE
}  // namespace mx::gfx950
HWY_AFTER_NAMESPACE();

#endif  // MX_SIM_GFX950_EXEC_FLOAT_OPS_INL_H_
