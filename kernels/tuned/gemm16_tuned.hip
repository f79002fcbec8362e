// D = alpha A B^T (+ C) with v_mfma_scale_f32_16x16x128, a workgroup a tile of 128 x 128. Arguments as in
// gemm16.hip; one kernel for each layout of the scales.
#include "../device/gemm_loop.h"

MX_GEMM_TUNED(Gemm16Tuned, Accumulators16<false>)
MX_GEMM_TUNED(Gemm16TunedShuffled, Accumulators16<true>)
