// Error of a binary32 result in units of its last place.
#ifndef MX_SIM_NN_ULP_TEST_H_
#define MX_SIM_NN_ULP_TEST_H_

#include <algorithm>
#include <cmath>
#include <limits>

namespace mx {

// |result - exact| / ulp, the ulp of the exact value's binade (2^-149 among subnormals). 0 where both are
// NaN; an infinite result is right only from half an ulp above FLT_MAX on.
template <typename Exact>
double UlpError(float result, Exact exact) {
  if (result != result || exact != exact) return (result != result) == (exact != exact) ? 0.0 : 1e300;
  if (std::isinf(result) || std::isinf(exact)) {
    const Exact limit = static_cast<Exact>(0x1.ffffffp+127);
    return std::isinf(result) && std::abs(exact) >= limit && (result > 0) == (exact > 0) ? 0.0 : 1e300;
  }
  int binade = 0;
  std::frexp(exact, &binade);
  const int last = std::max(binade - 24, -149);
  return static_cast<double>(std::ldexp(std::abs(static_cast<Exact>(result) - exact), -last));
}

}  // namespace mx

#endif  // MX_SIM_NN_ULP_TEST_H_
