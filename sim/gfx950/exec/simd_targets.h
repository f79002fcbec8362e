// Include before hwy/foreach_target.h. Lane loops are plain C++ that the compiler vectorises, compiled once
// for the baseline and once for each target below; between AVX2 and the baseline nothing is worth its compile
// time. Only exact operations are used, so every target gives the same bits.
#ifndef MX_SIM_GFX950_EXEC_SIMD_TARGETS_H_
#define MX_SIM_GFX950_EXEC_SIMD_TARGETS_H_

#if defined(__x86_64__) && !defined(HWY_DISABLED_TARGETS)
#define HWY_DISABLED_TARGETS (HWY_SSSE3 | HWY_SSE4)
#endif

#endif  // MX_SIM_GFX950_EXEC_SIMD_TARGETS_H_
