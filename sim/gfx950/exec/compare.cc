// VOPC: comparisons and classes of binary16, binary32, binary64 and integers. The bit of each lane that
// executes goes to VCC or an SGPR pair, zero for the others; V_CMPX writes EXEC too. CDNA4 ISA 12.9. Integer
// comparisons are named f lt eq le gt ne ge t, those of floats f lt eq le gt lg ge o u nge nlg ngt nle neq
// nlt tru.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/gfx950/exec/compare.cc"
// clang-format off
#include "sim/gfx950/exec/simd_targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>
// clang-format on

#include <bit>
#include <span>
#include <type_traits>

#include "sim/base/simd.h"
#include "sim/gfx950/exec/handlers.h"
#include "sim/gfx950/exec/lanes.h"
#include "sim/gfx950/exec/soft_float.h"

HWY_BEFORE_NAMESPACE();
namespace mx::gfx950 {
namespace HWY_NAMESPACE {
namespace {  // names of one file: the target's namespace is shared

// Bits 0, 1, 2, 3 of a condition: true for less, equal, greater, unordered.
enum Condition : int {
  kNever = 0,
  kLess = 1,
  kEqual = 2,
  kGreater = 4,
  kUnordered = 8,
  kOrdered = kLess | kEqual | kGreater,
  kAlways = 15,
};

template <Condition c, class T>
HWY_INLINE bool Holds(T a, T b) {
  const bool less = a<b, equal = a == b, greater = a> b;
  bool r = false;
  if constexpr ((c & kLess) != 0) r |= less;
  if constexpr ((c & kEqual) != 0) r |= equal;
  if constexpr ((c & kGreater) != 0) r |= greater;
  if constexpr ((c & kUnordered) != 0) r |= !less & !equal & !greater;
  return r;
}

// 64 results to a mask, eight at a time: the multiplication gathers the low bit of each byte.
HWY_INLINE uint64_t Gather(const uint8_t* bit) {
  uint64_t mask = 0;
  for (int i = 0; i < kLanes; i += 8) {
    uint64_t eight;
    std::memcpy(&eight, bit + i, 8);
    mask |= (eight * 0x0102040810204080u >> 56) << i;
  }
  return mask;
}

HWY_INLINE void WriteResult(Frame& f, uint64_t bits, bool exec) {
  f.WriteMask(f.in.dst[0], bits);
  if (exec) f.w.SetPair(kExec, bits & f.mask);
}

template <class T>
HWY_INLINE T FromDword(uint32_t x) {
  if constexpr (std::is_same_v<T, float>) return std::bit_cast<float>(x);
  return static_cast<T>(x);
}

// One dword a lane: int32_t, uint32_t, float, and the 16-bit integers.
template <class T, Condition c, bool kExecToo>
void Compare32(Wave& w, const Instruction& in) {
  Frame f(w, in);
  constexpr bool kHalf = sizeof(T) == 2, kFloat = std::is_same_v<T, float>;
  const Form form = kHalf ? Form::kB16 : Form::kB32;
  const uint32_t* a = kFloat ? f.SourceF32(0) : f.Source(0, form);
  const uint32_t* b = kFloat ? f.SourceF32(1) : f.Source(1, form);
  alignas(64) uint8_t bit[kLanes];
  for (int i = 0; i < kLanes; ++i) bit[i] = Holds<c>(FromDword<T>(a[i]), FromDword<T>(b[i]));
  WriteResult(f, Gather(bit), kExecToo);
}

template <class T, Condition c, bool kExecToo>
void Compare64(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const WideForm form = std::is_same_v<T, double>    ? WideForm::kDouble
                        : std::is_same_v<T, int64_t> ? WideForm::kSigned
                                                     : WideForm::kUnsigned;
  const uint32_t *al = f.SourceDword(0, 0, form), *ah = f.SourceDword(0, 1, form);
  const uint32_t *bl = f.SourceDword(1, 0, form), *bh = f.SourceDword(1, 1, form);
  const bool flush = std::is_same_v<T, double> && (w.mode.denorm16_64 & 1) == 0;
  alignas(64) uint8_t bit[kLanes];
  for (int i = 0; i < kLanes; ++i) {
    uint64_t a = static_cast<uint64_t>(ah[i]) << 32 | al[i], b = static_cast<uint64_t>(bh[i]) << 32 | bl[i];
    if (flush) a = kDouble.Flush(a), b = kDouble.Flush(b);
    bit[i] = Holds<c>(std::bit_cast<T>(a), std::bit_cast<T>(b));
  }
  WriteResult(f, Gather(bit), kExecToo);
}

template <Condition c, bool kExecToo>
void CompareHalf(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t *a = f.Source(0, Form::kF16), *b = f.Source(1, Form::kF16);
  const bool flush = (w.mode.denorm16_64 & 1) == 0;
  alignas(64) uint8_t bit[kLanes];
  for (int i = 0; i < kLanes; ++i) {
    const auto value = [&](uint32_t x) {
      if (flush) x = static_cast<uint32_t>(kHalf.Flush(x));
      return std::bit_cast<float>(static_cast<uint32_t>(Convert(kHalf, kSingle, x, Rounding::kNearestEven)));
    };
    bit[i] = Holds<c>(value(a[i]), value(b[i]));
  }
  WriteResult(f, Gather(bit), kExecToo);
}

// Bit number of a value's class in the mask: signalling NaN, quiet NaN, -inf, -normal, -denormal, -0, +0,
// +denormal, +normal, +inf. Denormals are seen as such whatever MODE says.
HWY_INLINE int ClassOf(const FloatType& t, uint64_t x) {
  if (t.IsNan(x)) return t.IsSignalling(x) ? 0 : 1;
  const int size = t.IsInf(x) ? 3 : t.Abs(x) == 0 ? 0 : t.IsDenormal(x) ? 1 : 2;
  return (x & t.sign()) != 0 ? 5 - size : 6 + size;
}

template <int kWidth, bool kExecToo>
void ClassTest(Wave& w, const Instruction& in) {
  Frame f(w, in);
  constexpr FloatType t = kWidth == 16 ? kHalf : kWidth == 32 ? kSingle : kDouble;
  const Form form = kWidth == 16 ? Form::kF16 : Form::kF32;
  const uint32_t* a = kWidth == 64 ? f.SourceDword(0, 0, WideForm::kDouble) : f.Source(0, form);
  const uint32_t* top = kWidth == 64 ? f.SourceDword(0, 1, WideForm::kDouble) : nullptr;
  const uint32_t* mask = f.Source(1, kWidth == 16 ? Form::kB16 : Form::kB32);
  alignas(64) uint8_t bit[kLanes];
  for (int i = 0; i < kLanes; ++i) {
    const uint64_t x = kWidth == 64 ? static_cast<uint64_t>(top[i]) << 32 | a[i] : a[i];
    bit[i] = static_cast<uint8_t>(mask[i] >> ClassOf(t, x) & 1);
  }
  WriteResult(f, Gather(bit), kExecToo);
}

#define MX_BOTH(name, handler, ...) \
  {Op::v_cmp_##name, &handler<__VA_ARGS__, false>}, {Op::v_cmpx_##name, &handler<__VA_ARGS__, true>},
#define MX_INTEGER(type, handler, T)                                        \
  MX_BOTH(f_##type, handler, T, kNever)                                     \
  MX_BOTH(lt_##type, handler, T, kLess)                                     \
  MX_BOTH(eq_##type, handler, T, kEqual)                                    \
  MX_BOTH(le_##type, handler, T, static_cast<Condition>(kLess | kEqual))    \
  MX_BOTH(gt_##type, handler, T, kGreater)                                  \
  MX_BOTH(ne_##type, handler, T, static_cast<Condition>(kLess | kGreater))  \
  MX_BOTH(ge_##type, handler, T, static_cast<Condition>(kGreater | kEqual)) \
  MX_BOTH(t_##type, handler, T, kAlways)
#define MX_FLOAT(type, handler, ...)                                                               \
  MX_BOTH(f_##type, handler, __VA_ARGS__ kNever)                                                   \
  MX_BOTH(lt_##type, handler, __VA_ARGS__ kLess)                                                   \
  MX_BOTH(eq_##type, handler, __VA_ARGS__ kEqual)                                                  \
  MX_BOTH(le_##type, handler, __VA_ARGS__ static_cast<Condition>(kLess | kEqual))                  \
  MX_BOTH(gt_##type, handler, __VA_ARGS__ kGreater)                                                \
  MX_BOTH(lg_##type, handler, __VA_ARGS__ static_cast<Condition>(kLess | kGreater))                \
  MX_BOTH(ge_##type, handler, __VA_ARGS__ static_cast<Condition>(kGreater | kEqual))               \
  MX_BOTH(o_##type, handler, __VA_ARGS__ kOrdered)                                                 \
  MX_BOTH(u_##type, handler, __VA_ARGS__ kUnordered)                                               \
  MX_BOTH(nge_##type, handler, __VA_ARGS__ static_cast<Condition>(kUnordered | kLess))             \
  MX_BOTH(nlg_##type, handler, __VA_ARGS__ static_cast<Condition>(kUnordered | kEqual))            \
  MX_BOTH(ngt_##type, handler, __VA_ARGS__ static_cast<Condition>(kUnordered | kLess | kEqual))    \
  MX_BOTH(nle_##type, handler, __VA_ARGS__ static_cast<Condition>(kUnordered | kGreater))          \
  MX_BOTH(neq_##type, handler, __VA_ARGS__ static_cast<Condition>(kUnordered | kLess | kGreater))  \
  MX_BOTH(nlt_##type, handler, __VA_ARGS__ static_cast<Condition>(kUnordered | kGreater | kEqual)) \
  MX_BOTH(tru_##type, handler, __VA_ARGS__ kAlways)
#define MX_COMMA ,

std::span<const HandlerRow> CompareTable() {
  static constexpr HandlerRow kRows[] = {
      MX_INTEGER(i32, Compare32, int32_t) MX_INTEGER(u32, Compare32, uint32_t)
          MX_INTEGER(i16, Compare32, int16_t) MX_INTEGER(u16, Compare32, uint16_t)
              MX_INTEGER(i64, Compare64, int64_t) MX_INTEGER(u64, Compare64, uint64_t)
                  MX_FLOAT(f32, Compare32, float MX_COMMA) MX_FLOAT(f64, Compare64, double MX_COMMA)
                      MX_FLOAT(f16, CompareHalf, ) MX_BOTH(class_f16, ClassTest, 16)
                          MX_BOTH(class_f32, ClassTest, 32) MX_BOTH(class_f64, ClassTest, 64)};
  return kRows;
}

#undef MX_BOTH
#undef MX_INTEGER
#undef MX_FLOAT
#undef MX_COMMA

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace mx::gfx950
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx::gfx950 {
HWY_EXPORT(CompareTable);

std::span<const HandlerRow> CompareRows() {
  return UseScalar() ? HWY_STATIC_DISPATCH(CompareTable)() : HWY_DYNAMIC_DISPATCH(CompareTable)();
}

}  // namespace mx::gfx950
#endif
