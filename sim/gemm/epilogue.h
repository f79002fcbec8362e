// What happens to an accumulator after the K loop (CONTRACT row 16), and the matrices of C and D.
#ifndef MX_SIM_GEMM_EPILOGUE_H_
#define MX_SIM_GEMM_EPILOGUE_H_

#include <cstdint>
#include <cstring>

#include "sim/base/bits.h"
#include "sim/formats/codec.h"
#include "sim/gemm/gemm.h"

namespace mx {

// Element `index` of a matrix of binary32 or bfloat16, as binary32 bits.
inline uint32_t LoadElement(DType type, const void* data, int64_t index) {
  if (type == DType::kF32) {
    uint32_t bits;
    std::memcpy(&bits, static_cast<const char*>(data) + 4 * index, 4);
    return bits;
  }
  uint16_t half;
  std::memcpy(&half, static_cast<const char*>(data) + 2 * index, 2);
  return Bf16ToF32(half);
}

// Stores binary32 bits; bfloat16 by RNE. A NaN is canonical in either type.
inline void StoreElement(DType type, void* data, int64_t index, uint32_t bits) {
  bits = Canonical(bits);
  if (type == DType::kF32) {
    std::memcpy(static_cast<char*>(data) + 4 * index, &bits, 4);
    return;
  }
  const uint16_t half = F32ToBf16(bits);
  std::memcpy(static_cast<char*>(data) + 2 * index, &half, 2);
}

inline uint32_t ScaleByAlpha(uint32_t acc, float alpha) {
  return alpha == 1.0f ? acc : Canonical(ToBits(alpha * FromBits(acc)));
}

inline bool IsBf16Split(const GemmSpec& spec) { return spec.splits > 1 && spec.split_kind == SplitK::kBf16; }

// The sum of split-K ranges up to z, `part` being the accumulator of range z (CONTRACT row 15). The bfloat16
// kind is what a production kernel does: every range is scaled by alpha and rounded, then added to a bfloat16
// in memory.
inline uint32_t AddRange(const GemmSpec& spec, uint32_t sum, uint32_t part, int64_t z) {
  if (IsBf16Split(spec)) {
    const uint32_t rounded = Bf16ToF32(F32ToBf16(ScaleByAlpha(part, spec.alpha)));
    const float before = z == 0 ? 0.0f : FromBits(sum);
    return Bf16ToF32(F32ToBf16(Canonical(ToBits(before + FromBits(rounded)))));
  }
  return z == 0 ? part : Canonical(ToBits(FromBits(sum) + FromBits(part)));
}

// alpha, then C, then the output type, for element `index`.
inline void Finish(const GemmSpec& spec, uint32_t sum, const void* c, void* d, int64_t index) {
  uint32_t t = IsBf16Split(spec) ? sum : ScaleByAlpha(sum, spec.alpha);
  if (spec.beta) t = Canonical(ToBits(FromBits(t) + FromBits(LoadElement(spec.out, c, index))));
  StoreElement(spec.out, d, index, t);
}

}  // namespace mx

#endif  // MX_SIM_GEMM_EPILOGUE_H_
