// What passes between layers: rounding to bf16 values held in binary32, and the sum over micro-batches
// (CONTRACT rows 17 and 19).
#ifndef MX_SIM_LINEAR_BOUNDARY_H_
#define MX_SIM_LINEAR_BOUNDARY_H_

#include <cstdint>
#include <vector>

namespace mx {

// bf16(x) element by element, nearest even; NaN as CONTRACT row 9. Returns x itself where every element is a
// bf16 value already, else `storage`, which then holds the rounded ones.
const float* RoundedToBf16(const float* x, int64_t count, std::vector<float>& storage);
void RoundToBf16InPlace(float* x, int64_t count);
void NarrowToBf16(const float* x, int64_t count, uint16_t* out);  // the same values as their 16 bits

// out[i] = f32(in[i]) of bf16 bits.
void WidenBf16(const uint16_t* in, int64_t count, float* out);

// g = R32(g + d), or bf16 of that. NaN results are 7FC00000. d: binary32, or bf16 bits. `replace`: as if g
// were +0 before; it is not read.
void AddGradient(float* g, const float* d, int64_t count, bool to_bf16, bool replace = false);
void AddGradient(float* g, const uint16_t* d, int64_t count, bool to_bf16, bool replace = false);

}  // namespace mx

#endif  // MX_SIM_LINEAR_BOUNDARY_H_
