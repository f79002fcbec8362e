// Other ends: alpha, C, rounding to the output type, its range, and where results are stored.
#include <vector>

#include "conformance/diagnose/neighbours.h"
#include "conformance/diagnose/wrong.h"

namespace mx::conformance {
namespace {

constexpr unsigned kStores = kToMultiply | kToDecode | kToTurn | kToInstruct;

float F(uint32_t bits) { return FromBits(bits); }

template <typename Epilogue>  // epilogue(acc, alpha, beta, c)
void ChangeEpilogue(Model& m, const Epilogue& epilogue) {
  m.stages.epilogue = [epilogue](const Multiplication& p, uint32_t acc, uint32_t c, int64_t, int64_t) {
    return Canonical(ToBits(epilogue(F(acc), p.spec.alpha, p.spec.beta, F(c))));
  };
}
float Scaled(float acc, float alpha) { return alpha == 1.0f ? acc : alpha * acc; }

template <typename Out>  // out(type, bits)
void ChangeOut(Model& m, const Out& out) {
  m.stages.out = [right = m.stages.out, out](DType type, uint32_t bits) {
    return type == DType::kF32 ? right(type, bits) : out(type, bits);
  };
}
template <typename Change>  // change(binary32 bits) before the right rounding
void ChangeBefore(Model& m, const Change& change) {
  m.stages.out = [right = m.stages.out, change](DType type, uint32_t bits) {
    return right(type, change(bits));
  };
}

// binary32 to bfloat16, ties by `up(lowest kept bit)`.
template <typename Up>
uint32_t ToBf16(uint32_t bits, const Up& up) {
  if (IsNan(bits)) return F32ToBf16(bits);
  const uint32_t rest = bits & 0xFFFF, kept = bits >> 16;
  return kept + (rest > 0x8000 || (rest == 0x8000 && up(kept & 1)) ? 1 : 0);
}

// alpha * acc + C with one rounding: exact in binary64, whose rounding to odd loses nothing here.
float Fused(float acc, float alpha, float c) {
  const double product = static_cast<double>(alpha) * static_cast<double>(acc),
               sum = product + static_cast<double>(c);
  if (!(sum - sum == 0)) return static_cast<float>(sum);
  // The error of the sum (Knuth); where it is not zero the last bit is made odd.
  const double b = sum - product, error = (product - (sum - b)) + (static_cast<double>(c) - b);
  uint64_t bits = ToBits64(sum);
  if (error != 0 && (bits & 1) == 0) {
    const bool toward = (error > 0) == (sum > 0);
    bits = toward ? bits + 1 : bits - 1;
  }
  return static_cast<float>(FromBits64(bits));
}

// D's words moved: `from(row, col)` gives the place whose right word is stored there.
template <typename From>
void MoveOutputs(Model& m, const From& from) {
  m.stages.end = [from](const Problem& p, TensorSet& set) {
    for (Tensor& t : set) {
      if (t.direction() == Direction::kIn || p.op == Operation::kMfma) continue;
      std::vector<uint32_t> words;
      for (int64_t row = 0; row < t.rows(); ++row) {
        for (int64_t col = 0; col < t.cols(); ++col) words.push_back(t.Word(row, col));
      }
      for (int64_t row = 0; row < t.rows(); ++row) {
        for (int64_t col = 0; col < t.cols(); ++col) {
          const auto [r, c] = from(t, row, col);
          t.SetWord(row, col, words[static_cast<size_t>(r * t.cols() + c)]);
        }
      }
    }
  };
}
struct Place {
  int64_t row, col;
};

// Outputs with `skip` keep what they held before.
template <typename Skip>  // skip(tensor, row, col)
void SkipOutputs(Model& m, const Skip& skip) {
  m.stages.end = [skip](const Problem&, TensorSet& set) {
    for (Tensor& t : set) {
      if (t.direction() == Direction::kIn) continue;
      for (int64_t row = 0; row < t.rows(); ++row) {
        for (int64_t col = 0; col < t.cols(); ++col) {
          if (skip(t, row, col)) t.SetWord(row, col, 0xA5A5A5A5u);
        }
      }
    }
  };
}

}  // namespace

std::vector<Neighbour> EpilogueNeighbours() {
  return {
      {Cause::kAlpha, kToFinish, "no alpha",
       [](Model& m) {
         ChangeEpilogue(m, [](float acc, float, bool beta, float c) { return beta ? acc + c : acc; });
       }},
      {Cause::kAlpha, kToFinish, "no alpha where C is added",
       [](Model& m) {
         ChangeEpilogue(m, [](float acc, float alpha, bool beta, float c) {
           return beta ? acc + c : Scaled(acc, alpha);
         });
       }},
      {Cause::kAlpha, kToFinish, "alpha of the sum with C",
       [](Model& m) {
         ChangeEpilogue(m, [](float acc, float alpha, bool beta, float c) {
           return Scaled(beta ? acc + c : acc, alpha);
         });
       }},
      {Cause::kAlpha, kToFinish, "alpha twice",
       [](Model& m) {
         ChangeEpilogue(m, [](float acc, float alpha, bool beta, float c) {
           const float t = Scaled(Scaled(acc, alpha), alpha);
           return beta ? t + c : t;
         });
       }},
      {Cause::kAlpha, kToFinish, "alpha rounded to bfloat16",
       [](Model& m) {
         ChangeEpilogue(m, [](float acc, float alpha, bool beta, float c) {
           const float t = Scaled(acc, F(ThroughBf16(ToBits(alpha))));
           return beta ? t + c : t;
         });
       }},
      {Cause::kBeta, kToFinish, "no C",
       [](Model& m) {
         ChangeEpilogue(m, [](float acc, float alpha, bool, float) { return Scaled(acc, alpha); });
       }},
      {Cause::kBeta, kToFinish, "C twice",
       [](Model& m) {
         ChangeEpilogue(m, [](float acc, float alpha, bool beta, float c) {
           return beta ? Scaled(acc, alpha) + c + c : Scaled(acc, alpha);
         });
       }},
      {Cause::kBeta, kToFinish, "C subtracted",
       [](Model& m) {
         ChangeEpilogue(m, [](float acc, float alpha, bool beta, float c) {
           return beta ? Scaled(acc, alpha) - c : Scaled(acc, alpha);
         });
       }},
      {Cause::kContraction, kToFinish, "alpha and C in one rounding",
       [](Model& m) {
         ChangeEpilogue(m, [](float acc, float alpha, bool beta, float c) {
           return beta ? Fused(acc, alpha, c) : Scaled(acc, alpha);
         });
       }},
      {Cause::kOutRounding, kToFinish, "the product rounded to bfloat16 before C is added",
       [](Model& m) {
         ChangeEpilogue(m, [](float acc, float alpha, bool beta, float c) {
           const float t = Scaled(acc, alpha);
           return beta ? F(ThroughBf16(ToBits(t))) + c : t;
         });
       }},
      {Cause::kOutRounding, kToFinish, "the product rounded to bfloat16 before alpha",
       [](Model& m) {
         ChangeEpilogue(m, [](float acc, float alpha, bool beta, float c) {
           const float t = alpha == 1.0f ? acc : F(ThroughBf16(ToBits(acc))) * alpha;
           return beta ? t + c : t;
         });
       }},
      {Cause::kOutRounding, kStores, "results cut to their type",
       [](Model& m) { ChangeOut(m, [](DType, uint32_t bits) { return bits >> 16; }); }},
      {Cause::kOutRounding, kStores, "results rounded to their type with ties away from zero",
       [](Model& m) {
         ChangeOut(m, [](DType, uint32_t bits) { return ToBf16(bits, [](uint32_t) { return true; }); });
       }},
      {Cause::kOutRounding, kStores, "results rounded to their type with ties toward zero",
       [](Model& m) {
         ChangeOut(m, [](DType, uint32_t bits) { return ToBf16(bits, [](uint32_t) { return false; }); });
       }},
      {Cause::kOutRounding, kStores, "results rounded to bfloat16 and back",
       [](Model& m) { ChangeBefore(m, ThroughBf16); }},
      {Cause::kOutRounding, kStores, "results rounded to binary16 and back",
       [](Model& m) { ChangeBefore(m, ThroughF16); }},
      {Cause::kOutRange, kStores, "the largest number for infinity",
       [](Model& m) {
         ChangeBefore(m, [](uint32_t bits) { return IsInf(bits) ? (bits & kF32Sign) | 0x7F7F0000u : bits; });
       }},
      {Cause::kOutRange, kStores, "the largest binary32 for infinity",
       [](Model& m) { ChangeBefore(m, [](uint32_t bits) { return IsInf(bits) ? bits - 1 : bits; }); }},
      {Cause::kOutRange, kStores, "NaN for infinity",
       [](Model& m) { ChangeBefore(m, [](uint32_t bits) { return IsInf(bits) ? kF32QuietNan : bits; }); }},
      {Cause::kOutRange, kStores, "infinity for NaN",
       [](Model& m) { ChangeBefore(m, [](uint32_t bits) { return IsNan(bits) ? kF32Inf : bits; }); }},
      {Cause::kOutRange, kStores, "zero for NaN",
       [](Model& m) { ChangeBefore(m, [](uint32_t bits) { return IsNan(bits) ? 0u : bits; }); }},
      {Cause::kOutRange, kStores, "NaN with its sign set",
       [](Model& m) { ChangeBefore(m, [](uint32_t bits) { return IsNan(bits) ? bits | kF32Sign : bits; }); }},
      {Cause::kOutRange, kStores, "NaN with all bits set",
       [](Model& m) { ChangeBefore(m, [](uint32_t bits) { return IsNan(bits) ? 0x7FFFFFFFu : bits; }); }},
      {Cause::kFlush, kStores, "zero for subnormal results",
       [](Model& m) { ChangeBefore(m, WithoutSubnormals); }},
      {Cause::kFlush, kStores, "plus zero for subnormal results",
       [](Model& m) {
         ChangeBefore(m, [](uint32_t bits) { return (bits & kF32Abs) < 0x00800000u ? 0u : bits; });
       }},
      {Cause::kZeroSign, kStores, "plus zero for every zero",
       [](Model& m) { ChangeBefore(m, [](uint32_t bits) { return (bits & kF32Abs) == 0 ? 0u : bits; }); }},
      {Cause::kZeroSign, kStores, "minus zero for every zero",
       [](Model& m) {
         ChangeBefore(m, [](uint32_t bits) { return (bits & kF32Abs) == 0 ? kF32Sign : bits; });
       }},
      {Cause::kTransposed, kStores, "a transposed result",
       [](Model& m) {
         MoveOutputs(m, [](const Tensor& t, int64_t row, int64_t col) {
           const int64_t at = col * t.rows() + row;
           return t.rows() == t.cols() ? Place{col, row} : Place{at / t.cols(), at % t.cols()};
         });
       }},
      {Cause::kTransposed, kStores | kToQuantise, "rows in descending order",
       [](Model& m) {
         MoveOutputs(m, [](const Tensor& t, int64_t row, int64_t col) {
           return Place{t.rows() - 1 - row, col};
         });
       }},
      {Cause::kTransposed, kStores, "columns in descending order",
       [](Model& m) {
         MoveOutputs(m, [](const Tensor& t, int64_t row, int64_t col) {
           return Place{row, t.cols() - 1 - col};
         });
       }},
      {Cause::kTransposed, kStores, "neighbouring columns interchanged",
       [](Model& m) {
         MoveOutputs(m, [](const Tensor& t, int64_t row, int64_t col) {
           return Place{row, (col ^ 1) < t.cols() ? col ^ 1 : col};
         });
       }},
      {Cause::kTail, kStores | kToQuantise, "the last row not written",
       [](Model& m) {
         SkipOutputs(m, [](const Tensor& t, int64_t row, int64_t) { return row == t.rows() - 1; });
       }},
      {Cause::kTail, kStores | kToQuantise, "the last column not written",
       [](Model& m) {
         SkipOutputs(m, [](const Tensor& t, int64_t, int64_t col) { return col == t.cols() - 1; });
       }},
      {Cause::kTail, kStores | kToQuantise, "rows behind a multiple of 16 not written",
       [](Model& m) {
         SkipOutputs(m, [](const Tensor& t, int64_t row, int64_t) { return row >= t.rows() / 16 * 16; });
       }},
      {Cause::kTail, kStores | kToQuantise, "columns behind a multiple of 16 not written",
       [](Model& m) {
         SkipOutputs(m, [](const Tensor& t, int64_t, int64_t col) { return col >= t.cols() / 16 * 16; });
       }},
      {Cause::kTail, kStores | kToQuantise, "rows behind a multiple of 32 not written",
       [](Model& m) {
         SkipOutputs(m, [](const Tensor& t, int64_t row, int64_t) { return row >= t.rows() / 32 * 32; });
       }},
      {Cause::kTail, kStores | kToQuantise, "rows behind the 256th not written",
       [](Model& m) { SkipOutputs(m, [](const Tensor&, int64_t row, int64_t) { return row >= 256; }); }},
      {Cause::kTail, kStores | kToQuantise, "the row before the last in place of the last",
       [](Model& m) {
         MoveOutputs(m, [](const Tensor& t, int64_t row, int64_t col) {
           return Place{row != 0 && row == t.rows() - 1 ? row - 1 : row, col};
         });
       }},
      {Cause::kTail, kStores | kToQuantise, "nothing written",
       [](Model& m) { SkipOutputs(m, [](const Tensor&, int64_t, int64_t) { return true; }); }},
      {Cause::kIndexOverflow, kStores | kToQuantise, "the first rows in place of those behind 2^8 rows",
       [](Model& m) {
         MoveOutputs(m, [](const Tensor&, int64_t row, int64_t col) { return Place{row & 0xFF, col}; });
       }},
      {Cause::kIndexOverflow, kStores | kToQuantise, "the first elements in place of those behind 2^16",
       [](Model& m) {
         MoveOutputs(m, [](const Tensor& t, int64_t row, int64_t col) {
           const int64_t at = (row * t.cols() + col) & 0xFFFF;
           return Place{at / t.cols(), at % t.cols()};
         });
       }},
  };
}

}  // namespace mx::conformance
