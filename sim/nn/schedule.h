// Learning rate of a step: linear warm-up, then half a cosine down to the smallest rate.
#ifndef MX_SIM_NN_SCHEDULE_H_
#define MX_SIM_NN_SCHEDULE_H_

#include <cstdint>

namespace mx {

struct Schedule {
  float peak = 0.0f, lowest = 0.0f;
  int64_t warmup = 0, steps = 0;
};

// Steps count from 1. Up to `warmup`: R32(R32(peak * step) / warmup). Behind it, with x = R32((step - warmup)
// / (steps - warmup)), at most 1: lowest + R32(R32(0.5 * R32(peak - lowest)) * R32(1 + Cos(R32(pi * x)))), pi
// = 40490FDB.
float LearningRate(const Schedule& schedule, int64_t step);

}  // namespace mx

#endif  // MX_SIM_NN_SCHEDULE_H_
