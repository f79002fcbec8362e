// D = alpha A B^T (+ C) with v_mfma_scale_f32_32x32x64, a workgroup a tile of 128 x 128. Arguments as in
// gemm16.hip; one kernel for each layout of the scales.
#include "../device/gemm_loop.h"

MX_GEMM_TUNED(Gemm32Tuned, Accumulators32<false>)
MX_GEMM_TUNED(Gemm32TunedShuffled, Accumulators32<true>)
