// Numbers as the kernels make them, from the ISA and their listings: their MODE flushes binary32 denormals in
// and out.
#ifndef MX_SIM_GFX950_MACHINE_AITER_MOE_TEST_NUMBERS_H_
#define MX_SIM_GFX950_MACHINE_AITER_MOE_TEST_NUMBERS_H_

#include <bit>
#include <cstdint>

namespace mx::gfx950::test {

inline float AsFloat(uint32_t bits) { return std::bit_cast<float>(bits); }
inline uint32_t AsBits(float x) { return std::bit_cast<uint32_t>(x); }
inline float FromBf16(uint32_t h) { return AsFloat(h << 16); }
float Flush(float x);
float Mul(float a, float b);

// Scale byte for the largest magnitude of a block. Sorted kernels: a quarter of it, to the nearest power of
// two; flat ones: a sixth of it, to the next power of two.
int ScaleOf(float largest, bool flat);
int CodeOf(float magnitude, int scale);  // E2M1, ties to even
uint32_t Bf16(float x);
uint32_t Half(double v, bool nearest);  // else towards zero
double FromHalf(uint32_t h);

// The sigmoid by v_exp_f32, an addition and v_rcp_f32: the largest value that the accuracy allows, or the
// smallest; of Exponent(g).
float Gate(float exponent, bool largest);
float Exponent(float g, bool gelu);

}  // namespace mx::gfx950::test

#endif  // MX_SIM_GFX950_MACHINE_AITER_MOE_TEST_NUMBERS_H_
