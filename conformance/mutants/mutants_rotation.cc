// Wrong rotations.
#include <algorithm>
#include <vector>

#include "conformance/mutants/mutant.h"
#include "sim/base/bits.h"
#include "sim/quant/hadamard.h"

namespace mx::conformance {
namespace {

void Flip(const HadamardSpec& spec, float* y, int64_t k) {
  for (int64_t i = 0; i < k; ++i) {
    if (SignFlips(spec, i)) y[i] = -y[i];
  }
}
// Butterflies of a group without a factor; `sum` and `difference` make the two results.
template <typename Sum, typename Difference>
void Butterflies(float* group, int n, const Sum& sum, const Difference& difference) {
  for (int h = 1; h < n; h *= 2) {
    for (int i = 0; i < n; ++i) {
      if ((i & h) != 0) continue;
      const float low = group[i], high = group[i + h];
      group[i] = sum(low, high, h);
      group[i + h] = difference(low, high, h);
    }
  }
}
float FactorOf(int n) {
  float unit[kMaxHadamard] = {1.0f};
  Hadamard(unit, n);
  return unit[0];
}
template <typename Rotate>  // rotate(spec, y, k)
void ChangeRotation(Model& m, const Rotate& rotate) {
  m.stages.rotate = [rotate](const Copy& c, int64_t, float* y) {
    if (c.spec.hadamard.n != 0) rotate(c.spec.hadamard, y, c.k);
  };
}
template <typename Skip>  // skip(copy): left unrotated
void SkipWhere(Model& m, const Skip& skip) {
  m.stages.rotate = [right = m.stages.rotate, skip](const Copy& c, int64_t row, float* y) {
    if (!skip(c)) right(c, row, y);
  };
}

}  // namespace

std::vector<Mutant> RotationMutants() {
  return {
      {"no_rotation", Cause::kHadamardMissing, "R87", "does not rotate", kToRotate,
       [](Model& m) { ChangeRotation(m, [](const HadamardSpec&, float*, int64_t) {}); }},
      {"column_unrotated", Cause::kHadamardMissing, "R66", "rotates the row copy alone", kToRotate,
       [](Model& m) { SkipWhere(m, [](const Copy& c) { return c.axis == Axis::kColumn; }); }},
      {"unnormalised", Cause::kHadamardFactor, "R87, R88", "leaves 1/sqrt(n) out", kToRotate,
       [](Model& m) {
         ChangeRotation(m, [](const HadamardSpec& spec, float* y, int64_t k) {
           Flip(spec, y, k);
           for (int64_t i = 0; i < k; i += spec.n)
             Butterflies(
                 y + i, spec.n, [](float a, float b, int) { return a + b; },
                 [](float a, float b, int) { return a - b; });
         });
       }},
      {"normalised_twice", Cause::kHadamardFactor, "R88", "multiplies by 1/n", kToRotate,
       [](Model& m) {
         ChangeRotation(m, [](const HadamardSpec& spec, float* y, int64_t k) {
           RotateRow(spec, y, k);
           for (int64_t i = 0; i < k; ++i) y[i] *= FactorOf(spec.n);
         });
       }},
      {"wgrad_one_sided", Cause::kHadamardOneSided, "R91", "rotates dY but not X for Wgrad", kToLayer,
       [](Model& m) { SkipWhere(m, [](const Copy& c) { return c.gemm == 2 && c.operand == 1; }); }},
      {"dgrad_one_sided", Cause::kHadamardOneSided, "R91", "rotates W but not dY for Dgrad", kToLayer,
       [](Model& m) { SkipWhere(m, [](const Copy& c) { return c.gemm == 1 && c.operand == 0; }); }},
      {"rotates_rows", Cause::kHadamardAxis, "R91", "rotates along the axis that is not contracted",
       kToRotate,
       [](Model& m) {
         m.stages.rotate = [](const Copy& c, int64_t row, float* y) {
           const HadamardSpec& spec = c.spec.hadamard;
           if (spec.n == 0 || c.rows % spec.n != 0) return;
           const int64_t first = row - row % spec.n;
           for (int64_t k = 0; k < c.k; ++k) {
             float column[kMaxHadamard];
             for (int64_t i = 0; i < spec.n; ++i) {
               const float v = FromBits(c.stages.source(c, first + i, k));
               column[i] = SignFlips(spec, first + i) ? -v : v;
             }
             Hadamard(column, spec.n);
             y[k] = column[row - first];
           }
         };
       }},
      {"signs_behind", Cause::kHadamardSigns, "R91", "flips signs behind the rotation", kToRotate,
       [](Model& m) {
         ChangeRotation(m, [](const HadamardSpec& spec, float* y, int64_t k) {
           for (int64_t i = 0; i < k; i += spec.n) Hadamard(y + i, spec.n);
           Flip(spec, y, k);
         });
       }},
      {"signs_of_first_group", Cause::kHadamardSigns, "trap: two masks of 16 in one word",
       "uses mask bits 0 to 15 for both groups of a block", kToRotate,
       [](Model& m) {
         ChangeRotation(m, [](HadamardSpec spec, float* y, int64_t k) {
           if (spec.n == 16) spec.signs[0] = (spec.signs[0] & 0xFFFFu) | spec.signs[0] << 16;
           RotateRow(spec, y, k);
         });
       }},
      {"signs_shared", Cause::kHadamardSigns, "R91", "takes the row copy's mask for the column copy",
       kToRotate, [](Model& m) { m.problem.signs_column = m.problem.signs; }},
      {"not_orthogonal", Cause::kHadamardOrder, "R86", "adds in both halves of the last butterflies",
       kToRotate,
       [](Model& m) {
         ChangeRotation(m, [](const HadamardSpec& spec, float* y, int64_t k) {
           Flip(spec, y, k);
           for (int64_t i = 0; i < k; i += spec.n) {
             Butterflies(
                 y + i, spec.n, [](float a, float b, int) { return a + b; },
                 [&](float a, float b, int h) { return 2 * h == spec.n ? a + b : a - b; });
             for (int j = 0; j < spec.n; ++j) y[i + j] = CanonicalF(y[i + j] * FactorOf(spec.n));
           }
         });
       }},
      {"sequency", Cause::kHadamardOrder, "R87", "orders the rows by sequency", kToRotate,
       [](Model& m) {
         ChangeRotation(m, [](const HadamardSpec& spec, float* y, int64_t k) {
           RotateRow(spec, y, k);
           for (int64_t first = 0; first < k; first += spec.n) {
             float group[kMaxHadamard];
             std::copy_n(y + first, spec.n, group);
             for (int i = 0; i < spec.n; ++i) {
               int from = 0;
               for (int bit = 0; 1 << bit < spec.n; ++bit)
                 if (((i ^ i >> 1) >> bit & 1) != 0) from |= spec.n >> (bit + 1);
               y[first + i] = group[from];
             }
           }
         });
       }},
      {"rotation_short", Cause::kHadamardPrecision, "R11", "keeps the rotation's results in bfloat16",
       kToRotate,
       [](Model& m) {
         ChangeRotation(m, [](const HadamardSpec& spec, float* y, int64_t k) {
           RotateRow(spec, y, k);
           for (int64_t i = 0; i < k; ++i) y[i] = FromBits(Bf16ToF32(F32ToBf16(ToBits(y[i]))));
         });
       }},
  };
}

}  // namespace mx::conformance
