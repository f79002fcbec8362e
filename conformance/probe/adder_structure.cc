// How the products of an instruction are grouped, and where the accumulator comes in.
#include <fmt/format.h>

#include <array>

#include "conformance/probe/adder_sweeps.h"
#include "sim/base/bits.h"

namespace mx::conformance {
namespace {

constexpr uint32_t kTwo24 = 0x4B800000, kTwo24And2 = 0x4B800001, kOne = 0x3F800000;

std::array<int, 4> At(int k, int exponent) {
  std::array<int, 4> e{};
  e[static_cast<size_t>(k / 32)] = exponent;
  return e;
}

class Finder {
 public:
  Finder(Asker& asker, int64_t K) : asker_(asker), K_(K) {}

  Structure Run() {
    AdderShape base;
    base.toward_zero = Rounding();
    base.flush = Flush();
    const int group = Group();
    if (group < 0) return std::move(out_);
    out_.group = group;
    if (group != K_) {
      base.group = group;
      base.descending = group < 32 || group * 2 <= K_ ? Descending(group) : false;
      Sentence("groups of {} products meet the accumulator, in {} order", group,
               base.descending ? "descending" : "ascending");
      out_.shapes.push_back(base);
      base.combine = Combine::kRounded;
      out_.shapes.push_back(base);
      return std::move(out_);
    }
    Sentence("the accumulator meets one sum of all {} products", K_);
    out_.group = 0;
    const bool exact = Together("late", kBlockTriples);
    if (exact) {
      Sentence("that sum is not rounded on the way");
      out_.shapes.push_back(base);
      return std::move(out_);
    }
    Sentence("block sums are rounded before the accumulator is added");
    for (const Combine combine : {Combine::kPairs, Combine::kChain}) {
      base.combine = combine;
      out_.shapes.push_back(base);
    }
    base.combine = Combine::kFused;  // sums that lose bits look alike here
    out_.shapes.push_back(base);
    return std::move(out_);
  }

 private:
  template <typename... Args>
  void Sentence(fmt::format_string<Args...> format, Args&&... args) {
    out_.sentences.push_back(fmt::format(format, std::forward<Args>(args)...));
  }

  // An odd number and half a unit more.
  bool Rounding() {
    const uint32_t up = asker_.Ask("rounding+", MakeSample(kOne + 1, At(0, -24), {{0, 1, 1}}));
    const uint32_t down =
        asker_.Ask("rounding-", MakeSample((kOne + 1) | kF32Sign, At(0, -24), {{0, -1, 1}}));
    const bool up_rounds = up == kOne + 2, down_rounds = down == ((kOne + 2) | kF32Sign);
    Sentence("a tie above an odd number gives {} ({:08x}, {:08x})",
             up_rounds && down_rounds     ? "the even one: to nearest"
             : !up_rounds && !down_rounds ? "the smaller one: toward zero"
                                          : "another for each sign",
             up, down);
    return !up_rounds;
  }
  bool Flush() {
    const uint32_t small = asker_.Ask("subnormal", MakeSample(0, At(0, -140), {{0, 1, 1}}));
    Sentence("a subnormal result is {}", (small & kF32Abs) == 0 ? "flushed" : "kept");
    return (small & kF32Abs) == 0;
  }

  // 2^24 + 1 + 1: the ones are lost unless they meet before they meet 2^24.
  bool Meet(int k, int other) {
    return asker_.Ask(fmt::format("meet-{}-{}", k, other),
                      MakeSample(kTwo24, {}, {{k, 1, 1}, {other, 1, 1}})) == kTwo24And2;
  }
  // The size of groups: consecutive, equal; -1 and a sentence where they are not.
  int Group() {
    int group = 1;
    while (group < K_ && Meet(0, group)) group *= 2;
    // Every pair of places near the borders must agree.
    std::vector<NamedSample> samples;
    std::vector<std::pair<int, int>> pairs;
    for (int k = 0; k < K_; k += 8) {
      for (const int other :
           {k + 1, k + 7, k + 8, k + 15, k + 16, k + 31, k + 32, k + 63, k + 64, static_cast<int>(K_) - 1}) {
        if (other <= k || other >= K_) continue;
        pairs.emplace_back(k, other);
        samples.push_back(
            {fmt::format("meet-{}-{}", k, other), MakeSample(kTwo24, {}, {{k, 1, 1}, {other, 1, 1}})});
      }
    }
    const std::vector<uint32_t> answers = asker_.AskAll(samples);
    for (size_t i = 0; i < pairs.size(); ++i) {
      const bool together = answers[i] == kTwo24And2,
                 expected = pairs[i].first / group == pairs[i].second / group;
      if (together == expected) continue;
      Sentence("products {} and {} {} although groups seemed to hold {}", pairs[i].first, pairs[i].second,
               together ? "meet" : "do not meet", group);
      return -1;
    }
    return group;
  }

  // 2^24 - 2^24 + 1: the one survives only behind the other two.
  bool Descending(int group) {
    const int last = static_cast<int>(K_) - std::max(group, 32);
    const uint32_t behind =
        asker_.Ask("order-first", MakeSample(kTwo24, At(0, 24), {{0, -1, 1}, {last, 1, 1}}));
    const uint32_t before =
        asker_.Ask("order-last", MakeSample(kTwo24, At(last, 24), {{last, -1, 1}, {0, 1, 1}}));
    return behind != kOne && before == kOne;
  }

  // 2^24 in one block and ones in two others: whether all of them meet exactly.
  static constexpr std::array<std::array<int, 3>, 4> kBlockTriples = {
      {{0, 1, 2}, {1, 2, 3}, {2, 0, 3}, {3, 0, 1}}};
  bool Together(const char* name, const std::array<std::array<int, 3>, 4>& triples) {
    bool all = true;
    for (const auto& t : triples) {
      if (K_ < 128) break;
      const uint32_t got = asker_.Ask(
          fmt::format("{}-{}-{}-{}", name, t[0], t[1], t[2]),
          MakeSample(0, At(32 * t[0], 24), {{32 * t[0], 1, 1}, {32 * t[1], 1, 1}, {32 * t[2], 1, 1}}));
      all &= got == kTwo24And2;
    }
    if (K_ < 128) {  // two blocks: a sum that a rounding on the way would lose
      const uint32_t got = asker_.Ask("late-2", MakeSample(0xCB800000, At(0, 24), {{0, 1, 1}, {32, 1, 1}}));
      all = got == kOne;
    }
    return all;
  }

  Asker& asker_;
  int64_t K_;
  Structure out_;
};

}  // namespace

std::vector<uint32_t> Asker::AskAll(const std::vector<NamedSample>& samples) {
  std::vector<Sample> plain;
  plain.reserve(samples.size());
  for (const NamedSample& s : samples) plain.push_back(s.sample);
  const auto answers = unit_.Run(plain);
  std::vector<uint32_t> out;
  for (size_t i = 0; i < samples.size(); ++i) {
    out.push_back(answers[i].value_or(kF32QuietNan));
    if (answers[i]) observations_.push_back({samples[i].name, samples[i].sample, *answers[i]});
  }
  return out;
}

Structure FindStructure(Asker& asker, int64_t K) { return Finder(asker, K).Run(); }

}  // namespace mx::conformance
