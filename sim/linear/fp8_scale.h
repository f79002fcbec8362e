// Delayed per-tensor FP8 scaling (CONTRACT section 4): the cast of step t uses the amax that step t-1 saw.
// Source: the delayed scaling recipe of TransformerEngine with algorithm most_recent.
#ifndef MX_SIM_LINEAR_FP8_SCALE_H_
#define MX_SIM_LINEAR_FP8_SCALE_H_

#include "sim/quant/mx_tensor.h"

namespace mx {

struct Fp8Scale {
  float scale = 1.0f;  // factor applied before the cast, R32(fmt_max / amax)
  float amax =
      0.0f;  // of this step so far: the largest magnitude as an integer compare of bits, so a NaN stays

  void Observe(const SourceView& source);
  void Observe(float other_amax);
  // scale <- R32(fmt_max / amax), FLT_MAX where that overflows; kept when amax is 0 or not finite. amax <- 0.
  void EndStep(Format format);
  // Factor that undoes the casts of two operands: R32(R32(1/a) * R32(1/b)).
  static float Alpha(const Fp8Scale& a, const Fp8Scale& b);
};

// The largest magnitude of a matrix as bits, by integer compare: a NaN is larger than Inf.
float AbsMax(const SourceView& source);

}  // namespace mx

#endif  // MX_SIM_LINEAR_FP8_SCALE_H_
