// Which Highway targets get a vector body. SCALAR and EMU128 stand in for the reference (and GCC 12 compiles
// only SCALAR, which lacks most operations); vectors of unknown length cannot be held in arrays, as the
// bodies here do. To be included after hwy/highway.h, in files that are compiled once per target.
#if defined(MX_SIM_QUANT_SIMD_TARGET_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef MX_SIM_QUANT_SIMD_TARGET_H_
#undef MX_SIM_QUANT_SIMD_TARGET_H_
#else
#define MX_SIM_QUANT_SIMD_TARGET_H_
#endif

#undef MX_VECTOR_BODY
#if HWY_TARGET == HWY_SCALAR || HWY_TARGET == HWY_EMU128 || HWY_HAVE_SCALABLE
#define MX_VECTOR_BODY 0
#else
#define MX_VECTOR_BODY 1
#endif

#endif  // MX_SIM_QUANT_SIMD_TARGET_H_
