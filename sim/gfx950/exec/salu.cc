// SOP1, SOP2, SOPC and SOPK without control flow: one row an instruction, its formula from the pseudo-code of
// CDNA4 ISA 12.1 to 12.4 (salu.inc).
#include <bit>

#include "sim/gfx950/exec/handlers.h"
#include "sim/gfx950/exec/scalar.h"

namespace mx::gfx950 {
namespace {

constexpr int32_t I32(uint32_t x) { return static_cast<int32_t>(x); }
constexpr int64_t I64(uint64_t x) { return static_cast<int64_t>(x); }
constexpr uint32_t U32(uint64_t x) { return static_cast<uint32_t>(x); }
constexpr uint64_t U64(uint32_t x) { return x; }
constexpr uint32_t Sar(uint32_t x, uint32_t n) { return static_cast<uint32_t>(I32(x) >> n); }
constexpr uint64_t Sar64(uint64_t x, uint32_t n) { return static_cast<uint64_t>(I64(x) >> n); }

constexpr uint64_t LowMask(uint32_t size) { return size >= 64 ? ~uint64_t{0} : (uint64_t{1} << size) - 1; }
// offset in bits 4:0 (5:0 of a 64-bit value), size in 22:16; what lies above the value's top is its sign.
constexpr uint32_t Bfe(uint32_t x, uint32_t s) { return U32((x >> (s & 31)) & LowMask(s >> 16 & 127)); }
constexpr uint64_t Bfe64(uint64_t x, uint32_t s) { return (x >> (s & 63)) & LowMask(s >> 16 & 127); }
constexpr uint64_t SignFrom(uint64_t x, uint32_t size) {
  if (size == 0) return 0;
  return size >= 64 ? x : Sar64(x << (64 - size), 64 - size);
}
constexpr uint32_t BfeSigned(uint32_t x, uint32_t s) {
  const uint32_t size = s >> 16 & 127;
  return U32(SignFrom(Sar64(static_cast<uint64_t>(int64_t{I32(x)}), s & 31) & LowMask(size), size));
}
constexpr uint64_t BfeSigned64(uint64_t x, uint32_t s) {
  const uint32_t size = s >> 16 & 127;
  return SignFrom(Sar64(x, s & 63) & LowMask(size), size);
}
constexpr uint32_t BitReverse(uint32_t x) {
  uint32_t r = 0;
  for (int i = 0; i < 32; ++i) r |= (x >> i & 1) << (31 - i);
  return r;
}
constexpr uint64_t BitReverse64(uint64_t x) {
  return U64(BitReverse(U32(x))) << 32 | BitReverse(U32(x >> 32));
}
// Bit i of the result: whether any bit of the i-th group of four is set, as one bit or as four.
constexpr uint64_t AnyOfFour(uint64_t x) { return (x | x >> 1 | x >> 2 | x >> 3) & 0x1111111111111111u; }
constexpr uint64_t WholeQuad(uint64_t x) { return AnyOfFour(x) * 15; }
constexpr uint64_t QuadMask(uint64_t x) {
  uint64_t r = 0;
  for (int i = 0; i < 16; ++i) r |= ((x >> (4 * i) & 15) != 0 ? uint64_t{1} : 0) << i;
  return r;
}
constexpr uint64_t Replicate(uint32_t x) {
  uint64_t r = 0;
  for (int i = 0; i < 32; ++i) r |= (x >> i & 1 ? uint64_t{3} : 0) << (2 * i);
  return r;
}
constexpr uint32_t FirstOne(uint64_t x) { return x == 0 ? ~0u : static_cast<uint32_t>(std::countr_zero(x)); }
constexpr uint32_t LeadingZeros(uint32_t x) {
  return x == 0 ? ~0u : static_cast<uint32_t>(std::countl_zero(x));
}
constexpr uint32_t LeadingZeros64(uint64_t x) {
  return x == 0 ? ~0u : static_cast<uint32_t>(std::countl_zero(x));
}
// Leading bits equal to the sign; -1 if all are.
constexpr uint32_t SignBits(uint32_t x) { return LeadingZeros(I32(x) < 0 ? ~x : x); }
constexpr uint32_t SignBits64(uint64_t x) { return LeadingZeros64(I64(x) < 0 ? ~x : x); }
constexpr uint32_t AbsDiff(uint32_t a, uint32_t b) { return I32(a - b) < 0 ? b - a : a - b; }
constexpr bool AddOverflows(uint32_t a, uint32_t b) { return ((a ^ (a + b)) & (b ^ (a + b))) >> 31 != 0; }
constexpr bool SubOverflows(uint32_t a, uint32_t b) { return ((a ^ b) & (a ^ (a - b))) >> 31 != 0; }

// One function an instruction: the result `d` and SCC from the sources `a` and `b` and the old `scc`.
#define MX_SALU2(op, T, TA, TB, form, expr, scc_expr)    \
  void Do_##op(Wave& w, const Instruction& in) {         \
    [[maybe_unused]] const bool scc = w.scc;             \
    const TA a = Read<TA, WideForm::form>(w, in.src[0]); \
    const TB b = Read<TB, WideForm::form>(w, in.src[1]); \
    const T d = (expr);                                  \
    w.scc = (scc_expr);                                  \
    Write<T>(w, in.dst[0], d);                           \
  }
#define MX_SALU1(op, T, TA, expr, scc_expr)                   \
  void Do_##op(Wave& w, const Instruction& in) {              \
    [[maybe_unused]] const bool scc = w.scc;                  \
    const TA a = Read<TA, WideForm::kUnsigned>(w, in.src[0]); \
    const T d = (expr);                                       \
    w.scc = (scc_expr);                                       \
    Write<T>(w, in.dst[0], d);                                \
  }
// `old`: the destination before.
#define MX_SALU_OLD(op, T, TA, expr, scc_expr)                                 \
  void Do_##op(Wave& w, const Instruction& in) {                               \
    [[maybe_unused]] const bool scc = w.scc;                                   \
    [[maybe_unused]] const T old = Read<T, WideForm::kUnsigned>(w, in.dst[0]); \
    const TA a = Source<TA>(w, in);                                            \
    const T d = (expr);                                                        \
    w.scc = (scc_expr);                                                        \
    Write<T>(w, in.dst[0], d);                                                 \
  }
#define MX_SALU_COMPARE(op, TA, TB, expr)                     \
  void Do_##op(Wave& w, const Instruction& in) {              \
    const TA a = Read<TA, WideForm::kUnsigned>(w, in.src[0]); \
    const TB b = Read<TB, WideForm::kUnsigned>(w, in.src[1]); \
    w.scc = (expr);                                           \
  }
#define MX_SALU_COMPAREK(op, expr)                \
  void Do_##op(Wave& w, const Instruction& in) {  \
    const uint32_t a = ReadScalar(w, in.src[0]);  \
    const auto k = static_cast<uint32_t>(in.imm); \
    w.scc = (expr);                               \
  }
// EXEC becomes `expr` of the source `a` and the old `exec`; the destination gets the old EXEC, or the new.
#define MX_SALU_EXEC(op, expr, result)                                             \
  void Do_##op(Wave& w, const Instruction& in) {                                   \
    const uint64_t a = ReadScalar64(w, in.src[0]), exec = w.exec(), next = (expr); \
    Write<uint64_t>(w, in.dst[0], result);                                         \
    w.SetPair(kExec, next);                                                        \
    w.scc = next != 0;                                                             \
  }

template <class T, WideForm kForm>
T Read(const Wave& w, const Operand& o) {
  if constexpr (sizeof(T) == 8) {
    return ReadScalar64(w, o, kForm);
  } else {
    return ReadScalar(w, o);
  }
}
template <class T>
void Write(Wave& w, const Operand& o, T value) {
  if constexpr (sizeof(T) == 8) {
    WriteScalar64(w, o, value);
  } else {
    WriteScalar(w, o, value);
  }
}
// SOPK carries its source as the immediate.
template <class T>
T Source(const Wave& w, const Instruction& in) {
  if (in.encoding == Encoding::kSOPK) return static_cast<T>(static_cast<int64_t>(in.imm));
  return Read<T, WideForm::kUnsigned>(w, in.src[0]);
}

#include "sim/gfx950/exec/salu.inc"
#undef MX_SALU1
#undef MX_SALU2
#undef MX_SALU_OLD
#undef MX_SALU_COMPARE
#undef MX_SALU_COMPAREK
#undef MX_SALU_EXEC

constexpr HandlerRow kRows[] = {
#define MX_SALU1(op, ...) {Op::op, &Do_##op},
#define MX_SALU2(op, ...) {Op::op, &Do_##op},
#define MX_SALU_OLD(op, ...) {Op::op, &Do_##op},
#define MX_SALU_COMPARE(op, ...) {Op::op, &Do_##op},
#define MX_SALU_COMPAREK(op, ...) {Op::op, &Do_##op},
#define MX_SALU_EXEC(op, ...) {Op::op, &Do_##op},
#include "sim/gfx950/exec/salu.inc"
};

}  // namespace

std::span<const HandlerRow> SaluRows() { return kRows; }

}  // namespace mx::gfx950
