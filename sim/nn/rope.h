// Rotary position embedding (Su et al., 2021) in the half-split form of the Hugging Face Llama: element i of
// a head of n turns with element i + n/2 by the angle position * theta^(-2i/n).
#ifndef MX_SIM_NN_ROPE_H_
#define MX_SIM_NN_ROPE_H_

#include <cstdint>
#include <vector>

#include "sim/nn/math.h"

namespace mx {

// cosine[t * half + i], sine alike, for t < positions, i < half = head_dim / 2.
template <typename T>
struct RopeTable {
  int64_t half = 0;
  std::vector<T> cosine, sine;
  int64_t positions() const { return half == 0 ? 0 : static_cast<int64_t>(cosine.size()) / half; }
};

// Frequency: theta^(-2i/n) in binary64 by the own Exp and Log, rounded once; angle: R32(position *
// frequency); then Cos and Sin. positions <= 2^20.
RopeTable<float> MakeRopeTable(int64_t positions, int64_t head_dim, float theta);

// In place on x: [sequences * seq][heads * 2 half], row t at position t mod seq. a, b the two elements:
// a' = R32(R32(a c) - R32(b s)), b' = R32(R32(b c) + R32(a s)). `inverse` turns back (s <- -s): the gradient.
template <typename T>
void RopeReference(const RopeTable<T>& table, int64_t first, int64_t tokens, int64_t seq, int64_t heads,
                   bool inverse, T* x) {
  const int64_t half = table.half;
  for (int64_t t = first; t < first + tokens; ++t) {
    const T* cosine = &table.cosine[t % seq * half];
    const T* sine = &table.sine[t % seq * half];
    for (int64_t h = 0; h < heads; ++h) {
      T* a = x + (t * heads + h) * 2 * half;
      T* b = a + half;
      for (int64_t i = 0; i < half; ++i) {
        const T c = cosine[i], s = inverse ? -sine[i] : sine[i];
        const T turned = Math<T>::Canonical(a[i] * c - b[i] * s);
        b[i] = Math<T>::Canonical(b[i] * c + a[i] * s);
        a[i] = turned;
      }
    }
  }
}

void Rope(const RopeTable<float>& table, int64_t tokens, int64_t seq, int64_t heads, bool inverse, float* x);

}  // namespace mx

#endif  // MX_SIM_NN_ROPE_H_
