#include "conformance/probe/adder_search.h"

#include <fmt/format.h>

#include <algorithm>

#include "conformance/probe/adder_sweeps.h"

namespace mx::conformance {
namespace {

// Outputs are compared bit for bit. All models answer finite samples, so a NaN never agrees.
bool Explains(const AdderShape& shape, const std::vector<Observation>& observations, size_t first,
              int64_t K) {
  for (size_t i = first; i < observations.size(); ++i) {
    if (Accumulate(shape, observations[i].sample, K) != observations[i].output) return false;
  }
  return true;
}

class Search {
 public:
  Search(MatrixUnit& unit, Instruction instruction, int random, uint64_t seed)
      : asker_(unit, found_.observations), K_(InstructionK(instruction)), random_(random), seed_(seed) {
    found_.instruction = instruction;
  }

  AdderFindings Run(bool describe) {
    asker_.AskAll(DiscriminatingSamples(found_.instruction));
    for (const Format format : {Format::kE2M1, Format::kE5M2}) {
      if (!asker_.unit().Takes(format)) continue;
      std::vector<NamedSample> samples;
      for (int i = 0; i < random_; ++i) {
        samples.push_back({fmt::format("random-{}-{}", Name(format), i),
                           RandomSample(format, K_, seed_, static_cast<uint32_t>(i))});
      }
      asker_.AskAll(samples);
    }
    if (describe) Measure();
    Eliminate();
    return std::move(found_);
  }

 private:
  // Rows of the table that every answer fits; those with equal predictions on all of them are one class.
  void Eliminate() {
    for (const ProfileInfo& profile : kProfiles) {
      size_t at = 0;
      const auto& asked = found_.observations;
      while (at < asked.size() && Expected(profile.id, asked[at].sample, K_) == asked[at].output) ++at;
      if (at != asked.size()) {
        found_.refuted.push_back({profile.id, at});
      } else if (found_.consistent.empty()) {
        found_.consistent.push_back({profile.id});  // all that fit gave the same answers: one class
      } else {
        found_.consistent.front().push_back(profile.id);
      }
    }
  }

  void Measure() {
    const Structure structure = FindStructure(asker_, K_);
    found_.measured = structure.sentences;
    const Sweeps sweeps = AskSweeps(asker_, structure);
    for (const AdderShape& base : structure.shapes) {
      for (const AdderShape& shape : FitSweeps(base, sweeps, found_.observations, K_)) {
        if (Explains(shape, found_.observations, 0, K_) &&
            std::find(found_.shapes.begin(), found_.shapes.end(), shape) == found_.shapes.end())
          found_.shapes.push_back(shape);
      }
    }
    // The simplest first: fewest cuts, then fewest peculiarities.
    std::stable_sort(found_.shapes.begin(), found_.shapes.end(),
                     [](const AdderShape& a, const AdderShape& b) { return Cost(a) < Cost(b); });
  }
  static int Cost(const AdderShape& s) {
    const int cuts = (s.products ? 1 : 0) + (s.sum ? 1 : 0) + (s.accumulator ? 1 : 0);
    return 8 * cuts + (s.drop ? 4 : 0) + (s.split ? 2 : 0) + (s.blocks ? 1 : 0);
  }

  AdderFindings found_;
  Asker asker_;
  int64_t K_;
  int random_;
  uint64_t seed_;
};

}  // namespace

AdderFindings SearchAdder(MatrixUnit& unit, Instruction instruction, int random, uint64_t seed,
                          bool describe) {
  return Search(unit, instruction, random, seed).Run(describe);
}

}  // namespace mx::conformance
