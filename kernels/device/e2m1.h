// Eight values to eight E2M1 codes with the machine's scaled conversions. The scale operand's exponent field
// is the scale byte: the instruction divides by 2^(byte - 127). Values are finite.
//
// Written as assembly for two reasons. A conversion into a byte of a register forwards neither to the next
// into the same register nor to a reader (CDNA4 ISA, small float conversions): two destinations in turn, then
// a wait state. And LLVM 21 and 22 do not tie the first argument of the stochastic builtin to its
// destination: in a chain of them the bytes that are made already are lost. Here the destinations are read
// and written.
#ifndef KERNELS_DEVICE_E2M1_H_
#define KERNELS_DEVICE_E2M1_H_

#include "hip.h"

// Round to nearest, ties to even code; above 6 saturates.
MX_DEVICE u32 EncodeNearest(const float* y, float scale) {
  u32 low = 0, high = 0;
  asm("v_cvt_scalef32_pk_fp4_f32 %0, %2, %3, %10\n\t"
      "v_cvt_scalef32_pk_fp4_f32 %1, %6, %7, %10 op_sel:[0,0,0,1]\n\t"
      "v_cvt_scalef32_pk_fp4_f32 %0, %4, %5, %10 op_sel:[0,0,1,0]\n\t"
      "v_cvt_scalef32_pk_fp4_f32 %1, %8, %9, %10 op_sel:[0,0,1,1]\n\t"
      "s_nop 0"
      : "+&v"(low), "+&v"(high)
      : "v"(y[0]), "v"(y[1]), "v"(y[2]), "v"(y[3]), "v"(y[4]), "v"(y[5]), "v"(y[6]), "v"(y[7]), "v"(scale));
  return low | high;
}

// Stochastic, one word a pair; the odd element takes prng(word), made inside the instruction.
MX_DEVICE u32 EncodeStochastic(const float* y, u32x4 words, float scale) {
  u32 low = 0, high = 0;
  asm("v_cvt_scalef32_sr_pk_fp4_f32 %0, %2, %6, %10\n\t"
      "v_cvt_scalef32_sr_pk_fp4_f32 %1, %4, %8, %10 op_sel:[0,0,0,1]\n\t"
      "v_cvt_scalef32_sr_pk_fp4_f32 %0, %3, %7, %10 op_sel:[0,0,1,0]\n\t"
      "v_cvt_scalef32_sr_pk_fp4_f32 %1, %5, %9, %10 op_sel:[0,0,1,1]\n\t"
      "s_nop 0"
      : "+&v"(low), "+&v"(high)
      : "v"(f32x2{y[0], y[1]}), "v"(f32x2{y[2], y[3]}), "v"(f32x2{y[4], y[5]}), "v"(f32x2{y[6], y[7]}),
        "v"(words.x), "v"(words.y), "v"(words.z), "v"(words.w), "v"(scale));
  return low | high;
}

#endif  // KERNELS_DEVICE_E2M1_H_
