// The conversions between FP4 and wider formats as single instructions, and v_prng_b32, on whatever runs code
// objects: the virtual device or a card.
#ifndef MX_CONFORMANCE_PROBE_CONVERSIONS_H_
#define MX_CONFORMANCE_PROBE_CONVERSIONS_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "conformance/machine.h"

namespace mx::conformance {

// As probe.hip numbers them.
enum class ConvertOp : uint32_t {
  kSrF32 = 0,  // v_cvt_scalef32_sr_pk_fp4_f32: s0, s1, seed, scale, old -> byte 0
  kSrF16 = 1,  // s0 holds both
  kSrBf16 = 2,
  kF32 = 3,  // v_cvt_scalef32_pk_fp4_f32: to nearest
  kF16 = 4,
  kBf16 = 5,
  kToF32 = 6,  // v_cvt_scalef32_pk_f32_fp4: s0's byte 0 -> two dwords
  kToF16 = 7,
  kToBf16 = 8,
  kPrng = 9,  // of seed
};
struct ConvertCall {
  ConvertOp op = ConvertOp::kF32;
  uint32_t s0 = 0, s1 = 0, seed = 0, scale = 0x3F800000, old = 0;
};
struct ConvertAnswer {
  uint32_t low = 0, high = 0;
};

class Conversions {
 public:
  virtual ~Conversions() = default;
  virtual std::vector<ConvertAnswer> Run(const std::vector<ConvertCall>& calls) = 0;
};
// Through the kernels of probe.co. Throws InputError where the machine reports findings.
std::unique_ptr<Conversions> MakeConversions(std::shared_ptr<Platform> platform);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_PROBE_CONVERSIONS_H_
