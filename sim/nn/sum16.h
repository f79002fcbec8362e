// The order of every sum over a vector (CONTRACT section 4): 16 lanes, lane l adds the elements i with i mod
// 16 = l in ascending i from +0; absent elements are skipped; then lanes l and l+8, l+4, l+2, l+1 are added,
// low + high. The same bits for every vector width up to 16, and half the error growth of a running sum.
#ifndef MX_SIM_NN_SUM16_H_
#define MX_SIM_NN_SUM16_H_

#include <cstdint>

namespace mx {

template <typename T>
T FoldLanes16(T* lanes) {
  for (int h = 8; h >= 1; h /= 2) {
    for (int l = 0; l < h; ++l) lanes[l] = lanes[l] + lanes[l + h];
  }
  return lanes[0];
}

// Sum of element(i) for i < n. NaN results are as the additions left them: the caller canonicalises.
template <typename T, typename Element>
T Sum16(int64_t n, const Element& element) {
  T lanes[16] = {};
  for (int64_t i = 0; i < n; ++i) lanes[i % 16] = lanes[i % 16] + element(i);
  return FoldLanes16(lanes);
}

}  // namespace mx

#endif  // MX_SIM_NN_SUM16_H_
