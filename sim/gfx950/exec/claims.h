// What the virtual device answers where AMD's documents are silent or contradict each other: data, so that
// one device can be each candidate. A certificate carries them; `probe` measures them on silicon.
#ifndef MX_SIM_GFX950_EXEC_CLAIMS_H_
#define MX_SIM_GFX950_EXEC_CLAIMS_H_

#include <cstdint>

#include "sim/gemm/profile.h"

namespace mx::gfx950 {

// Stochastic conversion below the smallest normal code: shifted-out bits are lost before the noise is added
// and the noise stays aligned to the 0.5 step (AMD's host emulation), or anything below 0.25 gives zero
// (rocjitsu).
enum class SrSubnormal : uint8_t { kAligned, kZeroBelowQuarter };
enum class PackNan : uint8_t { kMax, kZero };  // a NaN source: code 7 with its sign, or 0
enum class PackScaleNan : uint8_t {
  kMax,
  kUnchanged
};  // scale exponent FF: code 7 with the sign, or the byte stays
// The adder of the matrix instructions without block scales: one fused multiply-add a product, k ascending.
enum class DenseAdder : uint8_t { kFmaChain };

// What is wrong with the device itself: tests of what judges it.
enum class Fault : uint8_t {
#define MX_GFX950_FAULT(id, ...) id,
#include "sim/gfx950/exec/faults.inc"
#undef MX_GFX950_FAULT
};

struct Claims {
  Profile profile = Profile::kSeq32;
  DenseAdder dense = DenseAdder::kFmaChain;
  SrSubnormal sr_subnormal = SrSubnormal::kAligned;
  PackNan pack_nan = PackNan::kMax;
  PackScaleNan pack_scale_nan = PackScaleNan::kMax;
  Fault fault = Fault::kNone;
  bool cvt_flush_bf16 = true;  // v_cvt_pk_bf16_f32 obeys MODE's f32 flush
};

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_EXEC_CLAIMS_H_
