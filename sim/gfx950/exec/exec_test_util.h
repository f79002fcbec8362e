// What the tests of the handlers share: a wave, instructions built by hand, a small random generator.
#ifndef MX_SIM_GFX950_EXEC_EXEC_TEST_UTIL_H_
#define MX_SIM_GFX950_EXEC_EXEC_TEST_UTIL_H_

#include <cstdint>
#include <initializer_list>

#include "sim/gfx950/exec/handlers.h"
#include "sim/gfx950/exec/wave.h"

namespace mx::gfx950 {

class Random {
 public:
  explicit Random(uint64_t seed) : state_(seed) {}
  uint32_t Next() {  // splitmix64
    uint64_t z = (state_ += 0x9E3779B97F4A7C15u);
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return static_cast<uint32_t>((z ^ z >> 31) >> 16);
  }
  uint32_t Below(uint32_t n) { return Next() % n; }

 private:
  uint64_t state_;
};

inline Operand V(int reg, int size = 1) {
  return {OperandKind::kVgpr, static_cast<uint8_t>(size), static_cast<uint16_t>(reg), 0};
}
inline Operand S(int reg, int size = 1) {
  return {OperandKind::kSgpr, static_cast<uint8_t>(size), static_cast<uint16_t>(reg), 0};
}
inline Operand Literal(uint32_t value) { return {OperandKind::kLiteral, 1, 255, value}; }
inline Operand Inline(int code, uint32_t value) {
  return {OperandKind::kConstant, 1, static_cast<uint16_t>(code), value};
}
inline const Operand kInlineOne = Inline(242, 0x3F800000), kInlineZero = Inline(128, 0);

inline Instruction Make(Op op, std::initializer_list<Operand> dst, std::initializer_list<Operand> src,
                        Encoding encoding = Encoding::kVOP3) {
  Instruction in;
  in.op = op, in.encoding = encoding;
  for (const Operand& o : dst) in.dst[in.num_dst++] = o;
  for (const Operand& o : src) in.src[in.num_src++] = o;
  in.num_explicit_dst = in.num_dst, in.num_explicit_src = in.num_src;
  return in;
}

struct TestWave : Wave {
  explicit TestWave(int registers = 128) {
    vgpr.resize(static_cast<size_t>(registers));
    for (LaneVector& v : vgpr) v.lane.fill(0xA5A5A5A5);
    SetPair(kExec, ~uint64_t{0});
    claims = &own_claims;
  }
  TestWave(const TestWave&) = delete;
  void Run(const Instruction& in) { HandlerOf(in.op)(*this, in); }

  Claims own_claims;
};

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_EXEC_EXEC_TEST_UTIL_H_
