// Wrong ends of a product.
#include "conformance/mutants/mutant.h"
#include "sim/base/bits.h"

namespace mx::conformance {
namespace {

constexpr unsigned kStores = kToMultiply | kToInstruct;

template <typename Epilogue>  // epilogue(problem, acc, c, i, j)
void ChangeEpilogue(Model& m, const Epilogue& epilogue) {
  m.stages.epilogue = [epilogue](const Multiplication& p, uint32_t acc, uint32_t c, int64_t i, int64_t j) {
    return Canonical(ToBits(epilogue(p.spec, FromBits(acc), FromBits(c), i, j)));
  };
}
template <typename Out>  // out(type, bits, right bits of the type)
void ChangeOut(Model& m, const Out& out) {
  m.stages.out = [right = m.stages.out, out](DType type, uint32_t bits) {
    return out(type, bits, right(type, bits));
  };
}

}  // namespace

std::vector<Mutant> EpilogueMutants() {
  return {
      {"alpha_lost", Cause::kAlpha, "R70", "drops alpha where C is added, from the second tile on", kToFinish,
       [](Model& m) {
         ChangeEpilogue(m, [](const GemmSpec& s, float acc, float c, int64_t, int64_t j) {
           const float t = s.beta && j >= 16 ? acc : s.alpha * acc;
           return s.beta ? t + c : t;
         });
       }},
      {"alpha_of_all", Cause::kAlpha, "R70", "multiplies the sum with C by alpha", kToFinish,
       [](Model& m) {
         ChangeEpilogue(m, [](const GemmSpec& s, float acc, float c, int64_t, int64_t) {
           return s.alpha * (s.beta ? acc + c : acc);
         });
       }},
      {"beta_ignored", Cause::kBeta, "R70", "does not add C", kToFinish,
       [](Model& m) {
         ChangeEpilogue(m,
                        [](const GemmSpec& s, float acc, float, int64_t, int64_t) { return s.alpha * acc; });
       }},
      {"contracted", Cause::kContraction, "R77", "fuses alpha and C into one rounding", kToFinish,
       [](Model& m) {
         m.stages.epilogue = [right = m.stages.epilogue](const Multiplication& p, uint32_t acc, uint32_t c,
                                                         int64_t i, int64_t j) {
           if (!p.spec.beta) return right(p, acc, c, i, j);
           return Canonical(ToBits(__builtin_fmaf(p.spec.alpha, FromBits(acc), FromBits(c))));
         };
       }},
      {"bf16_truncated", Cause::kOutRounding, "R08", "cuts results to bfloat16", kStores,
       [](Model& m) {
         ChangeOut(m, [](DType type, uint32_t bits, uint32_t right) {
           return type == DType::kBF16 ? bits >> 16 : right;
         });
       }},
      {"bf16_ties_up", Cause::kOutRounding, "R03", "adds half a unit before it cuts to bfloat16", kStores,
       [](Model& m) {
         ChangeOut(m, [](DType type, uint32_t bits, uint32_t right) {
           return type == DType::kBF16 && !IsNan(bits) ? (bits + 0x8000u) >> 16 : right;
         });
       }},
      {"rounded_before_c", Cause::kOutRounding, "R11", "rounds the product to bfloat16, then adds C",
       kToFinish,
       [](Model& m) {
         ChangeEpilogue(m, [](const GemmSpec& s, float acc, float c, int64_t, int64_t) {
           const float t = s.alpha * acc;
           return s.beta ? FromBits(Bf16ToF32(F32ToBf16(ToBits(t)))) + c : t;
         });
       }},
      {"results_flushed", Cause::kFlush, "R79", "flushes subnormal results", kStores,
       [](Model& m) {
         m.stages.out = [right = m.stages.out](DType type, uint32_t bits) {
           return right(type, (bits & 0x7F800000u) == 0 ? bits & kF32Sign : bits);
         };
       }},
      {"overflow_clipped", Cause::kOutRange, "R24", "writes the largest number where a result overflows",
       kStores,
       [](Model& m) {
         m.stages.out = [right = m.stages.out](DType type, uint32_t bits) {
           return right(type, IsInf(bits) ? (bits & kF32Sign) | 0x7F7F0000u : bits);
         };
       }},
      {"nan_signed", Cause::kOutRange, "R49", "writes NaN with its sign set", kStores,
       [](Model& m) {
         m.stages.out = [right = m.stages.out](DType type, uint32_t bits) {
           return right(type, IsNan(bits) ? bits | kF32Sign : bits);
         };
       }},
      {"zeros_positive", Cause::kZeroSign, "R49", "loses the sign of a zero result", kStores,
       [](Model& m) {
         m.stages.out = [right = m.stages.out](DType type, uint32_t bits) {
           return right(type, (bits & kF32Abs) == 0 ? 0 : bits);
         };
       }},
  };
}

}  // namespace mx::conformance
