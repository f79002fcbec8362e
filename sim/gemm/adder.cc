#include "sim/gemm/adder.h"

#include <algorithm>

#include "sim/base/bits.h"
#include "sim/gemm/decoded.h"
#include "sim/gemm/exact_sum.h"

namespace mx {
namespace {

constexpr int64_t kScaleBlock = 32;
constexpr uint32_t kNegativeZero = kF32Sign;

uint32_t AddF32(uint32_t x, uint32_t y) { return Canonical(ToBits(FromBits(x) + FromBits(y))); }

// Everything that one output of one instruction sums.
class Terms {
 public:
  Terms(Format format_a, const uint8_t* a, const uint8_t* scale_a, Format format_b, const uint8_t* b,
        const uint8_t* scale_b, int64_t K)
      : table_a_(DecodedCodes(format_a)),
        table_b_(DecodedCodes(format_b)),
        a_(a),
        b_(b),
        scale_a_(scale_a),
        scale_b_(scale_b),
        K_(K),
        wide_(format_a == Format::kE5M2 && format_b == Format::kE5M2) {}

  int64_t K() const { return K_; }
  int ProductBits() const { return table_a_.p + table_b_.p; }
  int E(int64_t k) const { return scale_a_[k / kScaleBlock] + scale_b_[k / kScaleBlock] - 254; }
  const DecodedCode& A(int64_t k) const { return table_a_.code[a_[k]]; }
  const DecodedCode& B(int64_t k) const { return table_b_.code[b_[k]]; }
  bool MayHaveSpecials() const { return table_a_.has_specials || table_b_.has_specials; }

  // A NaN scale byte or code, or infinity times zero.
  bool HasNan() const {
    for (int64_t block = 0; block < K_ / kScaleBlock; ++block) {
      if (scale_a_[block] == 0xFF || scale_b_[block] == 0xFF) return true;
    }
    if (!MayHaveSpecials()) return false;
    for (int64_t k = 0; k < K_; ++k) {
      const CodeClass a = A(k).kind, b = B(k).kind;
      if (a == CodeClass::kNan || b == CodeClass::kNan) return true;
      if (a == CodeClass::kInf && b == CodeClass::kZero) return true;
      if (a == CodeClass::kZero && b == CodeClass::kInf) return true;
    }
    return false;
  }

  // The sum of the infinite products of k in [first, first + count): 0 if there is none, else an infinity or
  // NaN.
  uint32_t InfiniteSum(int64_t first, int64_t count) const {
    if (!MayHaveSpecials()) return 0;
    bool seen[2] = {false, false};
    for (int64_t k = first; k < first + count; ++k) {
      if (A(k).kind == CodeClass::kInf || B(k).kind == CodeClass::kInf)
        seen[A(k).negative != B(k).negative] = true;
    }
    if (seen[0] && seen[1]) return kF32QuietNan;
    return seen[0] ? kF32Inf : seen[1] ? kF32Inf | kF32Sign : 0;
  }

  // The exact sum of the finite products of part of one scale block.
  Dyadic Dot(int64_t first, int64_t count) const {
    const int exponent = table_a_.last_bit + table_b_.last_bit + E(first);
    if (wide_) {  // only E5M2 x E5M2 needs more than 64 bits
      Int128 sum = 0;
      for (int64_t k = first; k < first + count; ++k) sum += Int128{A(k).fixed} * B(k).fixed;
      return MakeDyadic(sum, exponent);
    }
    int64_t sum = 0;
    for (int64_t k = first; k < first + count; ++k) sum += A(k).fixed * B(k).fixed;
    return MakeDyadic(sum, exponent);
  }

  // The same as binary32, rounded once; a zero dot is +0.
  uint32_t RoundedDot(int64_t first, int64_t count) const {
    const uint32_t special = InfiniteSum(first, count);
    return special != 0 ? special : RoundDyadic(Dot(first, count));
  }

  // What an exactly zero sum with `acc` is: -0 only if every product and acc are.
  uint32_t Zero(int64_t first, int64_t count, uint32_t acc) const {
    if (acc != kNegativeZero) return 0;
    for (int64_t k = first; k < first + count; ++k) {
      const bool zero = A(k).kind == CodeClass::kZero || B(k).kind == CodeClass::kZero;
      if (!zero || A(k).negative == B(k).negative) return 0;
    }
    return kNegativeZero;
  }

 private:
  const CodeTable& table_a_;
  const CodeTable& table_b_;
  const uint8_t *a_, *b_, *scale_a_, *scale_b_;
  int64_t K_;
  bool wide_;
};

// One step of a model that does not round inside the step: acc, or an infinity among the terms, decides
// alone.
bool IsSpecialStep(const Terms& terms, int64_t first, int64_t count, uint32_t acc, uint32_t* result) {
  const uint32_t special = terms.InfiniteSum(first, count);
  if (special == 0 && IsFinite(acc)) return false;
  *result = AddF32(acc, special);
  return true;
}

uint32_t FusedStep(const Terms& terms, int64_t first, int64_t count, uint32_t acc) {
  uint32_t result = 0;
  if (IsSpecialStep(terms, first, count, acc, &result)) return result;
  WideSum sum;
  sum.Add(DyadicOfF32(acc));
  for (int64_t k = first; k < first + count; k += kScaleBlock) {
    sum.Add(terms.Dot(k, std::min(kScaleBlock, first + count - k)));
  }
  return sum.IsZero() ? terms.Zero(first, count, acc) : sum.Round();
}

uint32_t AddGroups(const ProfileInfo& p, const Terms& terms, uint32_t acc) {
  const int64_t group = p.group == 0 ? terms.K() : std::min<int64_t>(p.group, terms.K());
  const int64_t groups = terms.K() / group;
  for (int64_t i = 0; i < groups; ++i) {
    const int64_t first = group * (p.cut == AdderCut::kReverse ? groups - 1 - i : i);
    acc = p.cut == AdderCut::kFused ? FusedStep(terms, first, group, acc)
                                    : AddF32(acc, terms.RoundedDot(first, group));
  }
  return acc;
}

uint32_t AddTree(const Terms& terms, uint32_t acc) {
  uint32_t sum = 0;
  for (int64_t k = 0; k < terms.K(); k += 2 * kScaleBlock) {
    const uint32_t pair =
        AddF32(terms.RoundedDot(k, kScaleBlock), terms.RoundedDot(k + kScaleBlock, kScaleBlock));
    sum = k == 0 ? pair : AddF32(sum, pair);
  }
  return AddF32(acc, sum);
}

uint32_t AddChain(const Terms& terms, uint32_t acc) {
  uint32_t sum = terms.RoundedDot(0, kScaleBlock);
  for (int64_t k = kScaleBlock; k < terms.K(); k += kScaleBlock) {
    sum = AddF32(sum, terms.RoundedDot(k, kScaleBlock));
  }
  return AddF32(acc, sum);
}

// value * 2^left, cut toward minus infinity.
int64_t FloorShift(int64_t value, int left) {
  return left >= 0 ? value * (int64_t{1} << left) : value >> std::min(-left, 63);
}
int64_t TruncateShift(int64_t value, int left) {
  return value < 0 ? -FloorShift(-value, left) : FloorShift(value, left);
}

// CDNA3's fixed-point sums keep these many bits below the largest exponent.
constexpr int kCdna3Bits = 24, kCdna3LateBits = 31, kCdna3DropBinades = 25;
constexpr int kNoExponent = -100000;

struct AlignedSum {
  int64_t value = 0;  // in units of 2^(exponent - kCdna3Bits)
  int exponent = kNoExponent;
};

// Products k = first, first + step, ..: aligned to the largest sum of exponents, cut toward zero, added.
AlignedSum SumAligned(const Terms& terms, int64_t first, int64_t end, int64_t step) {
  AlignedSum sum;
  const auto exponent = [&](int64_t k) { return terms.A(k).exponent + terms.B(k).exponent + terms.E(k); };
  const auto product = [&](int64_t k) { return int64_t{terms.A(k).significand} * terms.B(k).significand; };
  for (int64_t k = first; k < end; k += step) {
    if (product(k) != 0) sum.exponent = std::max(sum.exponent, exponent(k));
  }
  for (int64_t k = first; k < end; k += step) {
    if (product(k) == 0) continue;
    sum.value += TruncateShift(product(k), kCdna3Bits - terms.ProductBits() + exponent(k) - sum.exponent);
  }
  return sum;
}

// Source: MMA-Sim's measured model of CDNA3 (its GROUP for fp8 where `split`, for f16 where not), with the
// block scales added to the product exponents.
uint32_t Cdna3Step(const ProfileInfo& p, const Terms& terms, int64_t first, int64_t count, uint32_t acc) {
  uint32_t result = 0;
  if (IsSpecialStep(terms, first, count, acc, &result)) return result;
  AlignedSum sum;
  if (p.split) {
    const AlignedSum even = SumAligned(terms, first, first + count, 2);
    const AlignedSum odd = SumAligned(terms, first + 1, first + count, 2);
    sum.exponent = std::max(even.exponent, odd.exponent);
    sum.value = FloorShift(even.value, even.exponent - sum.exponent) +
                FloorShift(odd.value, odd.exponent - sum.exponent);
  } else {
    sum = SumAligned(terms, first, first + count, 1);
  }
  if (sum.exponent == kNoExponent) sum.exponent = -126;
  const NormalisedF32 c = (acc & kF32Abs) == 0 ? NormalisedF32{0, -149} : Normalise(acc & kF32Abs);
  const int c_exponent = std::max(c.Binade(), -126);
  const int top = std::max(sum.exponent, c_exponent);
  const int64_t late = FloorShift(sum.value, kCdna3LateBits - kCdna3Bits + sum.exponent - top);
  const int64_t c_value = (acc & kF32Sign) != 0 ? -int64_t{c.significand} : int64_t{c.significand};
  const bool dropped = p.drop && c_exponent < top - kCdna3DropBinades;
  const int64_t c_cut = dropped ? 0 : FloorShift(c_value, c.exponent - (top - kCdna3Bits));
  const int64_t total = late + c_cut * (int64_t{1} << (kCdna3LateBits - kCdna3Bits));
  if (total == 0) return terms.Zero(first, count, acc);
  return RoundToF32(total < 0, static_cast<uint64_t>(total < 0 ? -total : total), top - kCdna3LateBits);
}

uint32_t AddCdna3(const ProfileInfo& p, const Terms& terms, uint32_t acc) {
  const int64_t group = std::min<int64_t>(p.group, terms.K());
  for (int64_t k = 0; k < terms.K(); k += group) acc = Cdna3Step(p, terms, k, group, acc);
  return acc;
}

// x in units of 2^unit.
int64_t Cut(const Dyadic& x, int unit, AdderCut cut) {
  if (x.IsZero()) return 0;  // its exponent says nothing: no shift may depend on it
  const int left = x.exponent - unit;
  if (left >= 0) {
    const auto value = static_cast<int64_t>(x.magnitude << left);
    return x.negative ? -value : value;
  }
  const int right = std::min(-left, 127);
  const auto kept = static_cast<int64_t>(x.magnitude >> right);
  const bool inexact = (x.magnitude & ((Uint128{1} << right) - 1)) != 0;
  if (!x.negative) return kept;
  return cut == AdderCut::kFloor && inexact ? -kept - 1 : -kept;
}

// The block sums and acc, aligned to the largest of them (subnormals count as binade -126), cut, added,
// rounded once.
uint32_t AddBlocks(const ProfileInfo& p, const Terms& terms, uint32_t acc) {
  uint32_t result = 0;
  if (IsSpecialStep(terms, 0, terms.K(), acc, &result)) return result;
  Dyadic term[5];
  int count = 0;
  for (int64_t k = 0; k < terms.K(); k += kScaleBlock) term[count++] = terms.Dot(k, kScaleBlock);
  term[count++] = DyadicOfF32(acc);
  int top = -126;
  for (int i = 0; i < count; ++i) {
    if (!term[i].IsZero()) top = std::max(top, term[i].Binade());
  }
  const int unit = top - p.fraction;
  int64_t total = 0;
  for (int i = 0; i < count; ++i) total += Cut(term[i], unit, p.cut);
  if (total == 0) return terms.Zero(0, terms.K(), acc);
  const auto magnitude = static_cast<uint64_t>(total < 0 ? -total : total);
  return p.final == AdderFinal::kRTZ ? TruncateToF32(total < 0, magnitude, unit)
                                     : RoundToF32(total < 0, magnitude, unit);
}

}  // namespace

uint32_t Accumulate(Profile profile, Format format_a, const uint8_t* a, const uint8_t* scale_a,
                    Format format_b, const uint8_t* b, const uint8_t* scale_b, int64_t K, uint32_t acc) {
  const Terms terms(format_a, a, scale_a, format_b, b, scale_b, K);
  if (IsNan(acc) || terms.HasNan()) return kF32QuietNan;
  const ProfileInfo& p = Info(profile);
  switch (p.kind) {
    case AdderKind::kGroups:
      return AddGroups(p, terms, acc);
    case AdderKind::kTree:
      return AddTree(terms, acc);
    case AdderKind::kChain:
      return AddChain(terms, acc);
    case AdderKind::kCdna3:
      return AddCdna3(p, terms, acc);
    case AdderKind::kBlocks:
      return AddBlocks(p, terms, acc);
  }
  return kF32QuietNan;
}

}  // namespace mx
