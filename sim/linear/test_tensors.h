// For tests: matrices that a layer meets, and comparison by bits.
#ifndef MX_SIM_LINEAR_TEST_TENSORS_H_
#define MX_SIM_LINEAR_TEST_TENSORS_H_

#include <gtest/gtest.h>

#include <string>

#include "sim/base/bits.h"
#include "sim/base/philox.h"
#include "sim/linear/slow_model.h"

namespace mx {

// Bell-shaped values (a sum of four uniform ones) of changing size, not bf16 values, with a few outliers,
// zeros of both signs, and one block of zeros where there is room for one.
inline slow::Matrix TestMatrix(int64_t rows, int64_t cols, uint32_t number) {
  slow::Matrix m = slow::Zero(rows, cols);
  for (int64_t r = 0; r < rows; ++r) {
    for (int64_t c = 0; c < cols; ++c) {
      const auto w = Philox4x32({static_cast<uint32_t>(r * cols + c), number, 0, 0}, {11, 13});
      const int64_t sum = int64_t{w[0]} + w[1] + w[2] + w[3] - 2 * int64_t{UINT32_MAX};
      float x = static_cast<float>(sum) * 0x1p-31f;
      if (w[0] % 97 == 0) x *= 40.0f;
      if (w[1] % 61 == 0) x = 0.0f;
      if (w[1] % 67 == 0) x = -0.0f;
      if (r % 8 == 3) x *= 0x1p-20f;
      if (r == 1 && c < 32 && cols > 32) x = 0.0f;
      m.at(r, c) = x;
    }
  }
  return m;
}

inline void ExpectSameBits(const slow::Matrix& got, const slow::Matrix& want, const std::string& what) {
  ASSERT_EQ(got.rows, want.rows) << what;
  ASSERT_EQ(got.cols, want.cols) << what;
  for (int64_t r = 0; r < got.rows; ++r) {
    for (int64_t c = 0; c < got.cols; ++c) {
      ASSERT_EQ(ToBits(got.at(r, c)), ToBits(want.at(r, c)))
          << what << '[' << r << "][" << c << "]: " << got.at(r, c) << " and not " << want.at(r, c);
    }
  }
}

}  // namespace mx

#endif  // MX_SIM_LINEAR_TEST_TENSORS_H_
