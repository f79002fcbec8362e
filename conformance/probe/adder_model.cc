#include "conformance/probe/adder_model.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "sim/base/bits.h"
#include "sim/gemm/decoded.h"

namespace mx::conformance {
namespace {

constexpr int kLowest = -126;  // exponent of subnormals and of nothing
constexpr int kNone = -100000, kDropBinades = 25, kSplitBits = 24;

uint32_t AddF32(uint32_t x, uint32_t y) { return Canonical(ToBits(FromBits(x) + FromBits(y))); }

int ExponentOfF32(uint32_t bits) {
  return (bits & kF32Abs) == 0 ? kLowest : std::max(FixedNumber::OfF32(bits).Binade(), kLowest);
}

class Run {
 public:
  Run(const AdderShape& shape, const Sample& sample, int64_t K)
      : shape_(shape), s_(sample), K_(K), table_(DecodedCodes(sample.format)) {}

  uint32_t Result() const {
    if (shape_.combine == Combine::kPairs || shape_.combine == Combine::kChain) return Late();
    const int64_t group = shape_.group == 0 ? K_ : std::min<int64_t>(shape_.group, K_), steps = K_ / group;
    uint32_t acc = s_.c;
    for (int64_t i = 0; i < steps; ++i) {
      const int64_t first = group * (shape_.descending ? steps - 1 - i : i);
      acc = Step(first, group, acc);
      if (shape_.flush && (acc & kF32Abs) < 0x00800000) acc &= kF32Sign;
    }
    return acc;
  }

 private:
  int64_t Significand(int64_t k) const {
    const auto i = static_cast<size_t>(k);
    return int64_t{table_.code[s_.a[i]].significand} * table_.code[s_.b[i]].significand;
  }
  int ProductExponent(int64_t k) const {
    const auto i = static_cast<size_t>(k);
    return table_.code[s_.a[i]].exponent + table_.code[s_.b[i]].exponent + s_.Exponent(k);
  }
  FixedNumber Product(int64_t k) const { return {Significand(k), ProductExponent(k) - 2 * table_.p}; }

  FixedNumber Exact(int64_t first, int64_t count) const {
    FixedNumber sum;
    for (int64_t k = first; k < first + count; ++k) {
      if (Significand(k) != 0) sum.Add(Product(k));
    }
    return sum;
  }

  // Terms k = first, first + stride, .. aligned, cut and added; returns the largest exponent, kNone without
  // terms.
  int Aligned(int64_t first, int64_t end, int64_t stride, const FixedNumber* acc, int acc_exponent,
              FixedNumber* sum) const {
    int top = acc == nullptr ? kNone : std::max(acc_exponent, kLowest);
    const auto each = [&](auto&& visit) {  // visit(value, its exponent) for every term that is not zero
      if (shape_.blocks) {
        for (int64_t k = first; k < end; k += 32) {
          const FixedNumber block = Exact(k, std::min<int64_t>(32, end - k));
          if (!block.IsZero()) visit([&] { return block; }, block.Binade());
        }
      } else {
        for (int64_t k = first; k < end; k += stride) {
          if (Significand(k) != 0) visit([&] { return Product(k); }, ProductExponent(k));
        }
      }
      if (acc != nullptr) visit([&] { return *acc; }, acc_exponent);
    };
    each([&](auto&&, int exponent) { top = std::max(top, exponent); });
    each([&](auto&& value, int) {
      FixedNumber term = value();
      if (shape_.products) term.CutTo(top - shape_.products->bits, shape_.products->cut);
      sum->Add(term);
    });
    return top;
  }

  uint32_t Zero(int64_t first, int64_t count, uint32_t acc) const {
    if (acc != kF32Sign) return 0;
    for (int64_t k = first; k < first + count; ++k) {
      const auto i = static_cast<size_t>(k);
      if (Significand(k) != 0 || table_.code[s_.a[i]].negative == table_.code[s_.b[i]].negative) return 0;
    }
    return kF32Sign;
  }

  uint32_t Step(int64_t first, int64_t count, uint32_t acc) const {
    if (shape_.combine == Combine::kRounded) return AddF32(acc, Exact(first, count).Round(false));
    if (!IsFinite(acc)) return Canonical(acc);
    FixedNumber c = FixedNumber::OfF32(acc), sum;
    const int c_exponent = ExponentOfF32(acc);
    if (shape_.with_terms) {
      Aligned(first, first + count, 1, &c, c_exponent, &sum);
      return sum.IsZero() ? Zero(first, count, acc) : sum.Round(shape_.toward_zero);
    }
    int exponent = kNone;
    if (shape_.split) {
      FixedNumber odd;
      const int even_exponent = Aligned(first, first + count, 2, nullptr, 0, &sum);
      const int odd_exponent = Aligned(first + 1, first + count, 2, nullptr, 0, &odd);
      exponent = std::max(even_exponent, odd_exponent);
      sum.CutTo(std::max(exponent, kLowest * 4) - kSplitBits, Cut::kFloor);
      odd.CutTo(std::max(exponent, kLowest * 4) - kSplitBits, Cut::kFloor);
      sum.Add(odd);
    } else {
      exponent = Aligned(first, first + count, 1, nullptr, 0, &sum);
    }
    if (exponent == kNone) exponent = kLowest;
    const int top = std::max(exponent, c_exponent);
    if (shape_.sum) sum.CutTo(top - shape_.sum->bits, shape_.sum->cut);
    if (shape_.accumulator) c.CutTo(top - shape_.accumulator->bits, shape_.accumulator->cut);
    if (!shape_.drop || c_exponent >= top - kDropBinades) sum.Add(c);
    return sum.IsZero() ? Zero(first, count, acc) : sum.Round(shape_.toward_zero);
  }

  uint32_t Late() const {
    std::array<uint32_t, 4> t{};
    const int64_t blocks = K_ / 32;
    for (int64_t b = 0; b < blocks; ++b) t[static_cast<size_t>(b)] = Exact(32 * b, 32).Round(false);
    uint32_t sum = AddF32(t[0], t[1]);
    if (blocks == 4) {
      sum = shape_.combine == Combine::kPairs ? AddF32(sum, AddF32(t[2], t[3]))
                                              : AddF32(AddF32(sum, t[2]), t[3]);
    }
    return AddF32(s_.c, sum);
  }

  const AdderShape& shape_;
  const Sample& s_;
  int64_t K_;
  const CodeTable& table_;
};

std::string KeptText(const std::optional<Kept>& kept) {
  if (!kept) return "exactly";
  const char* cut = kept->cut == Cut::kTruncate ? "truncated"
                    : kept->cut == Cut::kFloor  ? "floored"
                                                : "rounded";
  return fmt::format("to {} bits below the largest exponent, {}", kept->bits, cut);
}

}  // namespace

AdderShape ShapeOf(Profile profile) {
  const ProfileInfo& p = Info(profile);
  AdderShape s;
  s.toward_zero = p.final == AdderFinal::kRTZ;
  switch (p.kind) {
    case AdderKind::kGroups:
      s.group = p.group;
      s.descending = p.cut == AdderCut::kReverse;
      s.combine = p.cut == AdderCut::kFused ? Combine::kFused : Combine::kRounded;
      break;
    case AdderKind::kTree:
      s.combine = Combine::kPairs;
      break;
    case AdderKind::kChain:
      s.combine = Combine::kChain;
      break;
    case AdderKind::kCdna3:
      s.group = p.group;
      s.split = p.split;
      s.drop = p.drop;
      s.products = Kept{24, Cut::kTruncate};
      s.sum = Kept{31, Cut::kFloor};
      s.accumulator = Kept{24, Cut::kFloor};
      break;
    case AdderKind::kBlocks:
      s.blocks = s.with_terms = true;
      s.products = Kept{p.fraction, p.cut == AdderCut::kFloor ? Cut::kFloor : Cut::kTruncate};
      break;
  }
  return s;
}

bool SameAdder(Profile a, Profile b, int64_t K) {
  // Groups that hold the whole instruction are one group, and two block sums are added in one way.
  const auto canonical = [&](Profile profile) {
    AdderShape shape = ShapeOf(profile);
    if (shape.group >= K) shape.group = 0;
    if (K == 64 && shape.combine == Combine::kChain) shape.combine = Combine::kPairs;
    return shape;
  };
  return canonical(a) == canonical(b);
}

uint32_t Accumulate(const AdderShape& shape, const Sample& sample, int64_t K) {
  return Run(shape, sample, K).Result();
}

std::string Describe(const AdderShape& s, int64_t K) {
  const char* final = s.toward_zero ? "toward zero" : "to nearest even";
  if (s.combine == Combine::kPairs)
    return "block sums rounded to binary32, added in pairs, the accumulator last";
  if (s.combine == Combine::kChain)
    return "block sums rounded to binary32, added in turn, the accumulator last";
  std::string text = s.group == 0 || s.group >= K ? fmt::format("all {} products in one step", K)
                                                  : fmt::format("steps of {} products in {} order", s.group,
                                                                s.descending ? "descending" : "ascending");
  if (s.combine == Combine::kRounded)
    return text + ", each exact sum rounded to binary32, then added and rounded";
  text += fmt::format("; {} aligned {}", s.blocks ? "block sums" : "products", KeptText(s.products));
  if (s.split) text += ", even and odd k apart";
  if (s.with_terms) {
    text += "; the accumulator among them";
  } else {
    text +=
        fmt::format("; the sum kept {}; the accumulator added {}", KeptText(s.sum), KeptText(s.accumulator));
    if (s.drop) text += ", dropped below 25 binades";
  }
  text += fmt::format("; rounded once {}", final);
  if (s.flush) text += "; subnormal results are zeros";
  return text;
}

}  // namespace mx::conformance
