#include "sim/nn/schedule.h"

#include <gtest/gtest.h>

#include <cmath>

namespace mx {
namespace {

TEST(Schedule, WarmUpIsLinearAndReachesThePeak) {
  const Schedule schedule{.peak = 0.5f, .lowest = 0.05f, .warmup = 8, .steps = 100};
  for (int64_t step = 1; step <= 8; ++step) EXPECT_EQ(LearningRate(schedule, step), 0.5f * step / 8.0f);
}

TEST(Schedule, FollowsTheCosine) {
  const Schedule schedule{.peak = 3e-3f, .lowest = 3e-4f, .warmup = 10, .steps = 210};
  for (int64_t step = 11; step <= 210; ++step) {
    const double x = (static_cast<double>(step) - 10) / 200;
    const double exact = 3e-4 + 0.5 * (3e-3 - 3e-4) * (1 + std::cos(M_PI * x));
    EXPECT_NEAR(LearningRate(schedule, step), exact, 1e-9) << step;
    EXPECT_LE(LearningRate(schedule, step), LearningRate(schedule, step - 1)) << step;
  }
}

TEST(Schedule, Ends) {
  const Schedule schedule{.peak = 1.0f, .lowest = 0.125f, .warmup = 0, .steps = 4};
  EXPECT_EQ(LearningRate(schedule, 4), 0.125f);
  EXPECT_EQ(LearningRate(schedule, 5), 0.125f);  // a run carried on beyond its schedule
  EXPECT_NEAR(LearningRate(schedule, 2), 0.5625f, 1e-7f);
}

TEST(Schedule, WarmUpLongerThanTheRunOnlyRises) {
  const Schedule schedule{.peak = 1.0f, .lowest = 0.0f, .warmup = 10, .steps = 4};
  for (int64_t step = 1; step <= 4; ++step) EXPECT_EQ(LearningRate(schedule, step), step / 10.0f);
}

}  // namespace
}  // namespace mx
