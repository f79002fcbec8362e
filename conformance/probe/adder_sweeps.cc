// How many bits an adder keeps, and what it does with the rest.
#include "conformance/probe/adder_sweeps.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "sim/base/bits.h"

namespace mx::conformance {
namespace {

constexpr int kTop = 40;  // exponent of the largest term of a sweep: far from both ends of binary32

uint32_t F32(bool negative, int exponent, uint32_t mantissa = 0) {
  return (negative ? kF32Sign : 0) | static_cast<uint32_t>(exponent + 127) << 23 | mantissa;
}

// The sum is 2^kTop, the accumulator half a unit of it and a last bit j places lower: what is kept of the
// accumulator decides the rounding. Once at a half more (rounding instead of cutting), both signs.
void AccumulatorSweep(std::vector<NamedSample>* out) {
  for (int j = 1; j <= 23; ++j) {
    for (const bool negative : {false, true}) {
      for (const uint32_t more : {0u, 1u}) {
        if (more != 0 && j == 23) continue;
        const uint32_t mantissa = 1u << (23 - j) | (more != 0 ? 1u << (22 - j) : 0);
        out->push_back(
            {fmt::format("keep-c-{}{}{}", j, negative ? "-" : "+", more != 0 ? "h" : ""),
             MakeSample(F32(negative, kTop - (negative ? 25 : 24), mantissa), {kTop, 0, 0, 0}, {{0, 1, 1}})});
        // Alone, for adders whose last rounding does not see a tie.
        out->push_back({fmt::format("keep-c-alone-{}{}{}", j, negative ? "-" : "+", more != 0 ? "h" : ""),
                        MakeSample(F32(negative, kTop - 24 - j, more != 0 ? 1u << 22 : 0), {kTop, 0, 0, 0},
                                   {{0, 1, 1}})});
      }
    }
  }
}

// A power of two as a sum of E2M1 products, as large as the products of a step allow.
struct Main {
  int products;  // that a step must hold, with one more for the last bit
  std::vector<SampleProduct> terms;
  int exponent;
};
Main MainTerm(int group) {
  Main m;
  const auto add = [&](int count, float a, float b) {
    for (int i = 0; i < count; ++i) m.terms.push_back({static_cast<int>(m.terms.size()), a, b});
  };
  const int size = group == 0 ? 32 : group;
  if (size >= 32) {
    add(28, 6, 6), add(1, 4, 4), m.exponent = 10;
  } else if (size >= 16) {
    add(14, 6, 6), add(1, 4, 2), m.exponent = 9;
  } else if (size >= 8) {
    add(3, 6, 6), add(1, 4, 4), add(1, 2, 2), m.exponent = 7;
  } else {
    add(1, 4, 4), m.exponent = 4;
  }
  m.products = static_cast<int>(m.terms.size()) + 1;
  return m;
}

// The accumulator is 2^kTop, the sum of one step half a unit of it and a bit j places lower.
void SumSweep(int group, std::vector<NamedSample>* out) {
  static constexpr float kLeft[] = {.5f, 1, 1, 2, 2, 4, 4},
                         kRight[] = {.5f, .5f, 1, 1, 2, 2, 4};  // 2^-2 .. 2^4
  const Main main = MainTerm(group);
  for (const bool negative : {false, true}) {
    const float sign = negative ? -1.0f : 1.0f;
    for (int last = -2; last <= 4 && last < main.exponent && group != 1; ++last) {
      for (const bool more : {false, true}) {  // half as much again
        std::vector<SampleProduct> products = main.terms;
        for (SampleProduct& p : products) p.a *= sign;
        const auto i = static_cast<size_t>(last + 2);
        if (more && last == -2) continue;  // E2M1 has no 0.75
        const float left = more ? kLeft[i] * 1.5f : kLeft[i];
        products.push_back({main.products - 1, left * sign, kRight[i]});
        const int exponent = kTop - (negative ? 25 : 24) - main.exponent;
        out->push_back(
            {fmt::format("keep-s-{}{}{}", main.exponent - last, negative ? "-" : "+", more ? "h" : ""),
             MakeSample(F32(false, kTop), {exponent, 0, 0, 0}, products)});
      }
    }
    for (int j = 0; j <= 40; ++j) {  // one product alone, ever smaller
      for (const float a : {1.0f, 1.5f}) {
        out->push_back({fmt::format("keep-s-one-{}{}{}", j, negative ? "-" : "+", a > 1 ? "h" : ""),
                        MakeSample(F32(false, kTop), {kTop - 20 - j, 0, 0, 0}, {{0, negative ? -a : a, 1}})});
      }
    }
  }
}

// As above with two small products j and j + d places lower: where the sum keeps fewer bits than its terms,
// the second decides how the first is rounded. Four fours make room for d up to 6 in one block.
void AcrossTieSweep(std::vector<NamedSample>* out) {
  static constexpr float kLeft[] = {4, 2, 2, 1, 1, .5f}, kRight[] = {2, 2, 1, 1, .5f, .5f};  // 2^3 .. 2^-2
  for (int j = 24; j <= 34; ++j) {
    for (int d = 1; d <= 6; ++d) {
      for (const float sign : {1.0f, -1.0f}) {
        out->push_back({fmt::format("keep-pt-{}-{}-{}", j, d, sign),
                        MakeSample(F32(true, kTop), {kTop, kTop - j - 4, 0, 0},
                                   {{0, 1, 1}, {32, 4, 4}, {34, sign * kLeft[d - 1], kRight[d - 1]}})});
      }
    }
  }
}

// Two products of E5M2: 2^30 and, at `second`, one j places lower, perhaps with half as much again.
std::optional<Sample> TwoProducts(int second, int j, bool negative, bool more) {
  Sample s;
  s.format = Format::kE5M2;
  const auto put = [&](int k, bool minus, int exponent, int extra) {
    const int left = std::clamp(exponent / 2, -16, 15), right = exponent - left;
    s.a[static_cast<size_t>(k)] = PowerCode(minus, left);
    s.b[static_cast<size_t>(k)] = static_cast<uint8_t>(PowerCode(false, right) | extra);
    return right >= -14;  // normal: its upper mantissa bit is a half
  };
  put(0, false, 30, 0);
  if (!put(second, negative, 30 - j, more ? 2 : 0) && more) return std::nullopt;
  return s;
}

// The sum sweep where the formats reach further.
void WideSumSweep(int second, std::vector<NamedSample>* out) {
  for (int j = 1; j <= 23; ++j) {
    for (const bool negative : {false, true}) {
      for (const bool more : {false, true}) {
        std::optional<Sample> s = TwoProducts(second, j, false, more);
        if (!s) continue;
        s->SetExponent(0, kTop - (negative ? 25 : 24) - 30);
        s->c = F32(negative, kTop);  // the products are positive, so the accumulator has the sign
        out->push_back({fmt::format("keep-s-wide-{}{}{}", j, negative ? "-" : "+", more ? "h" : ""), *s});
        for (const size_t k : {size_t{0}, static_cast<size_t>(second)}) s->a[k] ^= 0x80;
        s->c ^= kF32Sign;
        out->push_back({fmt::format("keep-s-wide-{}{}{}-", j, negative ? "-" : "+", more ? "h" : ""), *s});
      }
    }
  }
}

// 2^kTop in one product, a bit j places lower in another of the same step, the accumulator takes the first
// away: what is kept of the second is the result.
void AcrossSweep(int first, int second, std::vector<NamedSample>* out) {
  for (int j = 8; j <= 60; ++j) {
    for (const float a : {1.0f, -1.0f, 1.5f, -1.5f}) {
      std::array<int, 4> e{};
      e[static_cast<size_t>(first / 32)] = kTop;
      e[static_cast<size_t>(second / 32)] = kTop - j;
      out->push_back({fmt::format("keep-p-{}-{}-{}-{}", first, second, j, a),
                      MakeSample(F32(true, kTop), e, {{first, 1, 1}, {second, a, 1}})});
    }
  }
}

// The same inside one block, where only E5M2 has the range.
void InsideSweep(int second, std::vector<NamedSample>* out) {
  for (int j = 8; j <= 60; ++j) {
    for (int kind = 0; kind < 4; ++kind) {
      std::optional<Sample> s = TwoProducts(second, j, (kind & 1) != 0, kind >= 2);
      if (!s) continue;
      s->SetExponent(0, kTop - 30);
      s->c = F32(true, kTop);
      out->push_back({fmt::format("keep-i-{}-{}-{}", second, j, kind), *s});
    }
  }
}

void InsideTieSweep(std::vector<NamedSample>* out) {
  for (int j = 24; j <= 34; ++j) {
    for (int d = 1; d <= 12; ++d) {
      for (int kind = 0; kind < 4; ++kind) {
        std::optional<Sample> s = TwoProducts(2, j, false, false);
        const std::optional<Sample> other = TwoProducts(4, j + d, (kind & 1) != 0, kind >= 2);
        if (!s || !other) continue;
        s->a[4] = other->a[4];
        s->b[4] = other->b[4];
        s->SetExponent(0, kTop - 30);
        s->c = F32(true, kTop);
        out->push_back({fmt::format("keep-it-{}-{}-{}", j, d, kind), *s});
      }
    }
  }
}

constexpr std::array<Cut, 3> kCuts = {Cut::kTruncate, Cut::kFloor, Cut::kNearest};
constexpr int kFewest = 20, kMost = 62;

class Fitter {
 public:
  Fitter(const Sweeps& sweeps, const std::vector<Observation>& observations, int64_t K)
      : sweeps_(sweeps), observations_(observations), K_(K) {}

  std::vector<AdderShape> Run(const AdderShape& base) {
    if (base.combine != Combine::kFused) return {base};
    out_.push_back(base);  // nothing is cut
    for (const bool blocks : {false, true}) {
      for (const bool split : {false, true}) {
        if (blocks && split) continue;
        AdderShape shape = base;
        shape.blocks = blocks;
        shape.split = split;
        if (!split) {
          AdderShape with = shape;
          with.with_terms = true;
          Products(with, true);
        }
        for (const bool drop : {false, true}) {
          shape.drop = drop;
          Afterwards(shape);
        }
      }
    }
    return std::move(out_);
  }

 private:
  bool Fits(const AdderShape& shape, const Sweeps::Range& range) const {
    for (size_t i = range.first; i < range.second; ++i) {
      if (Accumulate(shape, observations_[i].sample, K_) != observations_[i].output) return false;
    }
    return true;
  }
  // The values of one field that fit some sweeps: that everything is kept, if it does; else bits and cuts.
  std::vector<std::optional<Kept>> Values(AdderShape shape, std::optional<Kept> AdderShape::*field,
                                          const std::vector<Sweeps::Range>& ranges) const {
    std::vector<std::optional<Kept>> values;
    const auto fits = [&] {
      return std::all_of(ranges.begin(), ranges.end(),
                         [&](const Sweeps::Range& r) { return Fits(shape, r); });
    };
    shape.*field = std::nullopt;
    if (fits()) return {std::nullopt};
    for (int bits = kFewest; bits <= kMost; ++bits) {
      for (const Cut cut : kCuts) {
        shape.*field = Kept{bits, cut};
        if (fits()) values.push_back(shape.*field);
      }
    }
    return values;
  }
  static std::vector<std::optional<Kept>> Ends(const std::vector<std::optional<Kept>>& values) {
    std::vector<std::optional<Kept>> ends;  // the fewest bits of each cut
    for (const auto& value : values) {
      const bool seen = std::any_of(ends.begin(), ends.end(), [&](const auto& other) {
        return other.has_value() == value.has_value() && (!value || other->cut == value->cut);
      });
      if (!seen) ends.push_back(value);
    }
    return ends;
  }

  // Kept bits of the terms, from both sweeps of them; `with`: of the accumulator too, which is one of them.
  void Products(AdderShape shape, bool with) {
    std::vector<Sweeps::Range> ranges = {sweeps_.across, sweeps_.inside};
    if (with) {
      ranges.push_back(sweeps_.accumulator);
      ranges.push_back(sweeps_.sum);
    }
    for (const auto& value : Ends(Values(shape, &AdderShape::products, ranges))) {
      if (!value && (with || shape.blocks)) continue;  // the shape without these is the same
      shape.products = value;
      out_.push_back(shape);
    }
  }

  void Afterwards(AdderShape shape) {
    for (const auto& c : Ends(Values(shape, &AdderShape::accumulator, {sweeps_.accumulator}))) {
      shape.accumulator = c;
      AdderShape with_sum = shape;
      for (const auto& s : Ends(Values(shape, &AdderShape::sum, {sweeps_.sum}))) {
        with_sum.sum = s;
        Products(with_sum, false);
      }
    }
  }

  const Sweeps& sweeps_;
  const std::vector<Observation>& observations_;
  int64_t K_;
  std::vector<AdderShape> out_;
};

}  // namespace

Sweeps AskSweeps(Asker& asker, const Structure& structure) {
  Sweeps sweeps;
  if (structure.shapes.empty()) return sweeps;
  const bool wide = asker.unit().Takes(Format::kE5M2) && structure.group != 1;
  const auto run = [&](auto&& make) {
    std::vector<NamedSample> samples;
    make(&samples);
    const size_t before = asker.Count();
    asker.AskAll(samples);
    return Sweeps::Range{before, asker.Count()};
  };
  using Samples = std::vector<NamedSample>*;
  const int even = structure.group == 2 ? 1 : 2;  // of one parity with k = 0, where a step holds three
  sweeps.accumulator = run(AccumulatorSweep);
  sweeps.sum = run([&](Samples out) {
    SumSweep(structure.group, out);
    if (wide) WideSumSweep(even, out);
  });
  if (structure.group == 0 || structure.group >= 64) {
    sweeps.across = run([](Samples out) {
      AcrossSweep(0, 32, out);
      AcrossSweep(0, 33, out);
      AcrossSweep(1, 32, out);
      AcrossTieSweep(out);
    });
  }
  if (wide) {
    sweeps.inside = run([&](Samples out) {
      InsideSweep(1, out);
      InsideSweep(even, out);
      if (structure.group == 0 || structure.group >= 8) InsideTieSweep(out);
    });
  }
  return sweeps;
}

std::vector<AdderShape> FitSweeps(const AdderShape& base, const Sweeps& sweeps,
                                  const std::vector<Observation>& observations, int64_t K) {
  return Fitter(sweeps, observations, K).Run(base);
}

}  // namespace mx::conformance
