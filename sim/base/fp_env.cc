#include "sim/base/fp_env.h"

#include <cfenv>

#include "sim/base/bits.h"

namespace mx {

const char* FloatEnvironmentProblem() {
  if (std::fegetround() != FE_TONEAREST) return "the rounding mode is not round-to-nearest";
  volatile float smallest = FromBits(1), one = 1.0f, two = 2.0f, least_normal = FromBits(0x00800000u);
  if (ToBits(smallest * one) != 1u) return "subnormal inputs are flushed to zero (DAZ is set)";
  if (ToBits(least_normal / two) != 0x00400000u) return "subnormal results are flushed to zero (FTZ is set)";
  volatile float a = FromBits(0x3F800800u), c = FromBits(0xBF801000u);
  if (ToBits(a * a + c) != 0u) return "a*b+c was contracted to one rounding (build with -ffp-contract=off)";
  return nullptr;
}

}  // namespace mx
