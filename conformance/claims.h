// What a device declares where the standards leave a choice: the reference is configured from it. Written as
// text, one key a line; every key has a closed list of values.
#ifndef MX_CONFORMANCE_CLAIMS_H_
#define MX_CONFORMANCE_CLAIMS_H_

#include <string>
#include <string_view>

#include "sim/gemm/gemm.h"
#include "sim/gfx950/exec/claims.h"
#include "sim/quant/quantize.h"

namespace mx::conformance {

struct Claims {
  Profile profile = Profile::kSeq32;                  // gemm.profile
  Instruction instruction = Instruction::k16x16x128;  // gemm.instruction
  uint8_t zero_byte = 127;                            // zero-block.scale
  NanPolicy nan = NanPolicy::kHardware;               // scale.nan
  SrPair sr_pair = SrPair::kPrng;                     // sr.pair
  bool flush = false;  // epilogue.flush: binary32 subnormals become zeros before and after alpha
  // The machine's conversion instructions, where a kernel gives them what the quantisers never do:
  gfx950::SrSubnormal sr_subnormal = gfx950::SrSubnormal::kAligned;  // sr.subnormal
  gfx950::PackNan pack_nan = gfx950::PackNan::kMax;                  // convert.nan
  gfx950::PackScaleNan pack_scale_nan = gfx950::PackScaleNan::kMax;  // convert.scale-nan
};

inline constexpr const char* kClaimsFirstLine = "claims: mx-claims/1";
std::string ClaimsText(const Claims& claims);  // every key, in a fixed order
// Throws InputError that begins with `where` and names the key. Keys that are not given keep their default.
// Lines that begin with `probe` say where claims come from (probe/README.md); they claim nothing and are
// passed over.
Claims ParseClaims(std::string_view text, const std::string& where);
// One `key value` of it, for texts that hold claims among other things (signature.h).
void SetClaim(Claims& claims, const std::string& key, const std::string& value, const std::string& where);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_CLAIMS_H_
