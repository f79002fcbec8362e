// Other rotations: none, half of one, another factor, axis, order or mask.
#include <algorithm>
#include <vector>

#include "conformance/diagnose/neighbours.h"
#include "conformance/diagnose/wrong.h"
#include "sim/quant/hadamard.h"

namespace mx::conformance {
namespace {

template <typename Rotate>  // rotate(spec, y, k)
void ChangeRotation(Model& m, const Rotate& rotate) {
  m.stages.rotate = [rotate](const Copy& c, int64_t, float* y) {
    if (c.spec.hadamard.n != 0) rotate(c.spec.hadamard, y, c.k);
  };
}
template <typename Change>  // change(spec)
void ChangeSpec(Model& m, const Change& change) {
  ChangeRotation(m, [change](HadamardSpec spec, float* y, int64_t k) {
    change(spec);
    if (spec.n != 0 && k % spec.n == 0) RotateRow(spec, y, k);
  });
}
void FlipSigns(const HadamardSpec& spec, float* y, int64_t k) {
  for (int64_t i = 0; i < k; ++i) {
    if (SignFlips(spec, i)) y[i] = FromBits(ToBits(y[i]) ^ kF32Sign);
  }
}

// One operand of one product of a layer is left alone.
template <int kGemm, int kOperand>
void LeaveOne(Model& m) {
  m.stages.rotate = [right = m.stages.rotate](const Copy& c, int64_t row, float* y) {
    const bool left = (kGemm < 0 || c.gemm == kGemm) && c.operand == kOperand;
    if (!left) right(c, row, y);
  };
}
// One copy of a quantiser is left alone.
template <Axis kAxis>
void LeaveCopy(Model& m) {
  m.stages.rotate = [right = m.stages.rotate](const Copy& c, int64_t row, float* y) {
    if (c.axis != kAxis) right(c, row, y);
  };
}

// Along the rows of the copy instead of along its contraction, where its rows can be.
void OtherAxis(Model& m) {
  m.stages.rotate = [](const Copy& c, int64_t row, float* y) {
    const HadamardSpec& spec = c.spec.hadamard;
    if (spec.n == 0 || c.rows % spec.n != 0) return;
    std::vector<float> group(static_cast<size_t>(spec.n));
    const int64_t first = row / spec.n * spec.n;
    for (int64_t k = 0; k < c.k; ++k) {
      for (int64_t i = 0; i < spec.n; ++i) {
        const uint32_t bits = c.stages.source(c, first + i, k);
        group[static_cast<size_t>(i)] = FromBits(SignFlips(spec, first + i) ? bits ^ kF32Sign : bits);
      }
      Hadamard(group.data(), spec.n);
      y[k] = group[static_cast<size_t>(row - first)];
    }
  };
}

// Sums in place of differences in the last stage.
void SumsAlone(const HadamardSpec& spec, float* y, int64_t k) {
  FlipSigns(spec, y, k);
  for (int64_t group = 0; group < k; group += spec.n) {
    const int half = spec.n / 2;
    for (int first : {0, half}) {
      if (half > 1) Hadamard(y + group + first, half, false);
    }
    for (int i = 0; i < half; ++i) y[group + i] = y[group + half + i] = y[group + i] + y[group + half + i];
    float unit[kMaxHadamard] = {1.0f};
    Hadamard(unit, spec.n);
    for (int i = 0; i < spec.n; ++i) y[group + i] = CanonicalF(y[group + i] * unit[0]);
  }
}

// Sums rounded to bfloat16 after every stage.
void ShortSums(const HadamardSpec& spec, float* y, int64_t k) {
  FlipSigns(spec, y, k);
  const auto cut = [](float v) { return FromBits(Canonical(ThroughBf16(ToBits(v)))); };
  for (int64_t group = 0; group < k; group += spec.n) {
    for (int h = 1; h < spec.n; h *= 2) {
      for (int i = 0; i < spec.n; ++i) {
        if ((i & h) != 0) continue;
        float &low = y[group + i], &high = y[group + i + h];
        const float sum = low + high, difference = low - high;
        low = cut(sum), high = cut(difference);
      }
    }
    float unit[kMaxHadamard] = {1.0f};
    Hadamard(unit, spec.n);
    for (int i = 0; i < spec.n; ++i) y[group + i] = CanonicalF(y[group + i] * unit[0]);
  }
}

// Rows in the order of sequency: bits of the Gray code of the row, reversed.
void Sequency(const HadamardSpec& spec, float* y, int64_t k) {
  RotateRow(spec, y, k);
  std::vector<float> group(static_cast<size_t>(spec.n));
  for (int64_t first = 0; first < k; first += spec.n) {
    std::copy_n(y + first, spec.n, group.begin());
    for (int i = 0; i < spec.n; ++i) {
      int reversed = 0;
      const int gray = i ^ i >> 1;
      for (int bit = 1, to = spec.n / 2; to > 0; bit *= 2, to /= 2) reversed |= (gray & bit) != 0 ? to : 0;
      y[first + i] = group[static_cast<size_t>(reversed)];
    }
  }
}

}  // namespace

std::vector<Neighbour> RotationNeighbours() {
  return {
      {Cause::kHadamardMissing, kToRotate, "no rotation and no signs",
       [](Model& m) { ChangeRotation(m, [](const HadamardSpec&, float*, int64_t) {}); }},
      {Cause::kHadamardMissing, kToRotate, "signs without the rotation",
       [](Model& m) { ChangeRotation(m, FlipSigns); }},
      {Cause::kHadamardMissing, kToRotate, "a rotation of the row copy alone", LeaveCopy<Axis::kColumn>},
      {Cause::kHadamardMissing, kToRotate, "a rotation of the column copy alone", LeaveCopy<Axis::kRow>},
      {Cause::kHadamardOneSided, kToLayer, "a rotation of operand B alone", LeaveOne<-1, 0>},
      {Cause::kHadamardOneSided, kToLayer, "a rotation of operand A alone", LeaveOne<-1, 1>},
      {Cause::kHadamardOneSided, kToLayer, "Fprop with W alone rotated", LeaveOne<0, 0>},
      {Cause::kHadamardOneSided, kToLayer, "Fprop with X alone rotated", LeaveOne<0, 1>},
      {Cause::kHadamardOneSided, kToLayer, "Dgrad with W alone rotated", LeaveOne<1, 0>},
      {Cause::kHadamardOneSided, kToLayer, "Dgrad with dY alone rotated", LeaveOne<1, 1>},
      {Cause::kHadamardOneSided, kToLayer, "Wgrad with X alone rotated", LeaveOne<2, 0>},
      {Cause::kHadamardOneSided, kToLayer, "Wgrad with dY alone rotated", LeaveOne<2, 1>},
      {Cause::kHadamardFactor, kToRotate, "a rotation without its factor",
       [](Model& m) {
         ChangeRotation(m, [](const HadamardSpec& spec, float* y, int64_t k) {
           FlipSigns(spec, y, k);
           for (int64_t i = 0; i < k; i += spec.n) Hadamard(y + i, spec.n, false);
         });
       }},
      {Cause::kHadamardFactor, kToRotate, "a rotation with its factor twice",
       [](Model& m) {
         ChangeRotation(m, [](const HadamardSpec& spec, float* y, int64_t k) {
           RotateRow(spec, y, k);
           float unit[kMaxHadamard] = {1.0f};
           Hadamard(unit, spec.n);
           for (int64_t i = 0; i < k; ++i) y[i] = CanonicalF(y[i] * unit[0]);
         });
       }},
      {Cause::kHadamardFactor, kToRotate, "a rotation done twice, which undoes itself",
       [](Model& m) {
         ChangeRotation(m, [](const HadamardSpec& spec, float* y, int64_t k) {
           RotateRow(spec, y, k);
           for (int64_t i = 0; i < k; i += spec.n) Hadamard(y + i, spec.n);
         });
       }},
      {Cause::kHadamardAxis, kToRotate, "a rotation along the other axis", OtherAxis},
      {Cause::kHadamardSigns, kToRotate, "no signs before the rotation",
       [](Model& m) { ChangeSpec(m, [](HadamardSpec& spec) {
                        spec.signs = {0, 0, 0, 0};
                      }); }},
      {Cause::kHadamardSigns, kToRotate, "signs behind the rotation",
       [](Model& m) {
         ChangeRotation(m, [](const HadamardSpec& spec, float* y, int64_t k) {
           HadamardSpec plain = spec;
           plain.signs = {0, 0, 0, 0};
           RotateRow(plain, y, k);
           FlipSigns(spec, y, k);
         });
       }},
      {Cause::kHadamardSigns, kToRotate, "the first 16 signs for every group",
       [](Model& m) {
         ChangeSpec(m, [](HadamardSpec& spec) { spec.signs[0] = (spec.signs[0] & 0xFFFF) * 0x10001u; });
       }},
      {Cause::kHadamardSigns, kToRotate, "the last 16 signs for every group",
       [](Model& m) {
         ChangeSpec(m, [](HadamardSpec& spec) { spec.signs[0] = (spec.signs[0] >> 16) * 0x10001u; });
       }},
      {Cause::kHadamardSigns, kToRotate, "the two halves of the mask interchanged",
       [](Model& m) {
         ChangeSpec(m, [](HadamardSpec& spec) { spec.signs[0] = spec.signs[0] << 16 | spec.signs[0] >> 16; });
       }},
      {Cause::kHadamardSigns, kToRotate, "the mask inverted",
       [](Model& m) { ChangeSpec(m, [](HadamardSpec& spec) { spec.signs[0] = ~spec.signs[0]; }); }},
      {Cause::kHadamardSigns, kToRotate, "the mask of the row copy for both copies",
       [](Model& m) { m.problem.signs_column = m.problem.signs; }},
      {Cause::kHadamardSigns, kToRotate, "the masks of the copies interchanged",
       [](Model& m) { std::swap(m.problem.signs_column, m.problem.signs); }},
      {Cause::kHadamardSigns, kToRotate, "the mask's bits from the other end",
       [](Model& m) {
         ChangeSpec(m, [](HadamardSpec& spec) {
           uint32_t reversed = 0;
           for (int bit = 0; bit < 32; ++bit) reversed |= (spec.signs[0] >> bit & 1u) << (31 - bit);
           spec.signs[0] = reversed;
         });
       }},
      {Cause::kHadamardOrder, kToRotate, "a rotation of size 8",
       [](Model& m) { ChangeSpec(m, [](HadamardSpec& spec) { spec.n = 8; }); }},
      {Cause::kHadamardOrder, kToRotate, "a rotation of size 16",
       [](Model& m) { ChangeSpec(m, [](HadamardSpec& spec) { spec.n = 16; }); }},
      {Cause::kHadamardOrder, kToRotate, "a rotation of size 32",
       [](Model& m) { ChangeSpec(m, [](HadamardSpec& spec) { spec.n = 32; }); }},
      {Cause::kHadamardOrder, kToRotate, "a rotation with rows in the order of sequency",
       [](Model& m) { ChangeRotation(m, Sequency); }},
      {Cause::kHadamardOrder, kToRotate,
       "a rotation that is not orthogonal: sums in place of the last differences",
       [](Model& m) { ChangeRotation(m, SumsAlone); }},
      {Cause::kHadamardPrecision, kToRotate, "a rotation whose sums are rounded to bfloat16",
       [](Model& m) { ChangeRotation(m, ShortSums); }},
      {Cause::kHadamardPrecision, kToRotate, "a rotation whose results are rounded to bfloat16",
       [](Model& m) {
         ChangeRotation(m, [](const HadamardSpec& spec, float* y, int64_t k) {
           RotateRow(spec, y, k);
           for (int64_t i = 0; i < k; ++i) y[i] = FromBits(ThroughBf16(ToBits(y[i])));
         });
       }},
  };
}

}  // namespace mx::conformance
