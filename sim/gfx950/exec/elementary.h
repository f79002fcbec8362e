// 2^x, log2 x, sin and cos of turns, 1/x, 1/sqrt x and sqrt x for the VALU's transcendental instructions. The
// ISA promises about 1 ulp and the silicon's bits are not public, so here each result is the exact value
// rounded once: computed in 64-bit fixed point with more than 60 correct bits, then rounded to the format. A
// kernel that is to be compared with silicon bit for bit must not use these instructions.
#ifndef MX_SIM_GFX950_EXEC_ELEMENTARY_H_
#define MX_SIM_GFX950_EXEC_ELEMENTARY_H_

#include <cstdint>

#include "sim/gfx950/exec/soft_float.h"

namespace mx::gfx950 {

// x in bits of `t` (binary16 or binary32), result in bits of `t`, nearest even. NaN operands come back
// quieted; made NaNs are negative, as the ISA's examples show (FFC00000, FE00).
uint64_t Exp2(const FloatType& t, uint64_t x);
uint64_t Log2(const FloatType& t, uint64_t x);
uint64_t SinTurns(const FloatType& t, uint64_t x);  // the sine of x whole turns
uint64_t CosTurns(const FloatType& t, uint64_t x);
// Also for binary64.
uint64_t Reciprocal(const FloatType& t, uint64_t x);
uint64_t SquareRoot(const FloatType& t, uint64_t x);
uint64_t ReciprocalSquareRoot(const FloatType& t, uint64_t x);

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_EXEC_ELEMENTARY_H_
