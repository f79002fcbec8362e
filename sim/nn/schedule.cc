#include "sim/nn/schedule.h"

#include <algorithm>

#include "sim/base/bits.h"
#include "sim/nn/math.h"

namespace mx {

float LearningRate(const Schedule& schedule, int64_t step) {
  if (step <= schedule.warmup) {
    return schedule.peak * static_cast<float>(step) / static_cast<float>(schedule.warmup);
  }
  const float done = static_cast<float>(step - schedule.warmup);
  const float all = static_cast<float>(std::max<int64_t>(schedule.steps - schedule.warmup, 1));
  const float x = std::min(done / all, 1.0f);
  const float half_range = 0.5f * (schedule.peak - schedule.lowest);
  return schedule.lowest + half_range * (1.0f + Cos(FromBits(0x40490FDBu) * x));
}

}  // namespace mx
