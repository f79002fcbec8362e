// The engine's part of attention between its products: softmax of blocks of causal rows, and its gradient.
#ifndef MX_SIM_NN_SOFTMAX_ROWS_H_
#define MX_SIM_NN_SOFTMAX_ROWS_H_

#include <cstdint>

namespace mx {

// Rows first .. first+rows-1 at s + (i - first) * stride, columns [0, end). As SoftmaxRowReference.
void SoftmaxRows(int64_t first, int64_t rows, int64_t end, float c, float* s, int64_t stride, float* max,
                 float* sum);
// The same probabilities again, from the max and sum found before.
void SoftmaxRowsAgain(int64_t first, int64_t rows, int64_t end, float c, float* s, int64_t stride,
                      const float* max, const float* sum);
// As SoftmaxRowGradientReference, p and dp with one stride.
void SoftmaxRowsGradient(int64_t first, int64_t rows, int64_t end, float c, const float* p, float* dp,
                         int64_t stride);

}  // namespace mx

#endif  // MX_SIM_NN_SOFTMAX_ROWS_H_
