#include "conformance/diagnose/explain.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <vector>

#include "conformance/diagnose/observe.h"
#include "conformance/shrink/shrink.h"
#include "sim/base/error.h"

namespace mx::conformance {
namespace {

constexpr int kMostSmaller = 24;  // runs that look for a smaller problem that fails

// Wrong bits, and nothing worse.
bool FailsReference(Device& device, const Problem& problem) {
  if (!device.Unsupported(problem).empty()) return false;
  const Observation seen = Observe(device, problem);
  return seen.error.empty() && seen.Wrong() != 0;
}

// Other data under the same options: what tells neighbours apart that agree on one problem.
std::vector<Problem> Companions(const Problem& p) {
  std::vector<Problem> out;
  const Distribution data[] = {Distribution::kTies,      Distribution::kThresholds, Distribution::kGaussian,
                               Distribution::kWide,      Distribution::kExtreme,    Distribution::kSubnormal,
                               Distribution::kNonfinite, Distribution::kZeros,      Distribution::kCuts,
                               Distribution::kBinades};
  const ScaleClass scales[] = {ScaleClass::kNear, ScaleClass::kWide, ScaleClass::kExtreme, ScaleClass::kAll,
                               ScaleClass::kOne,  ScaleClass::kEnds, ScaleClass::kFar,     ScaleClass::kSmall,
                               ScaleClass::kWalk, ScaleClass::kNear};
  for (size_t i = 0; i < std::size(data); ++i) {
    Problem q = p;
    q.words.clear();
    q.seed = 0xD1A6 + i;
    q.data = data[i];
    q.scales = scales[i];
    if (i % 2 == 1) {  // more rows than the smallest that fails, for data to tell more
      q.m = std::max<int64_t>(q.m, 8);
      if (q.op == Operation::kGemm) q.n = std::max<int64_t>(q.n, 8);
    }
    if (q.codes != CodeClass::kSpecials) q.codes = i % 3 == 2 ? CodeClass::kSparse : CodeClass::kAny;
    out.push_back(q);
  }
  return out;
}

struct Candidate {
  const Neighbour* neighbour;
  int64_t unexplained = 0, beyond = 0;  // over all companions that fail
};

// Where the wrong elements of an observation lie, when a neighbour would be wrong in more places.
std::string Where(const Observation& seen) {
  int64_t rows[2] = {INT64_MAX, -1}, cols[2] = {INT64_MAX, -1}, all_rows = 0, all_cols = 0;
  std::string name;
  bool several = false;
  VisitElements(seen, [&](const Tensor& t, int64_t row, int64_t col, uint32_t a, uint32_t b) {
    if (a == b || several) return;
    several = !name.empty() && name != t.name();
    name = t.name();
    rows[0] = std::min(rows[0], row), rows[1] = std::max(rows[1], row);
    cols[0] = std::min(cols[0], col), cols[1] = std::max(cols[1], col);
    all_rows = t.rows(), all_cols = t.cols();
  });
  if (several || name.empty()) return "in some places only";
  std::string text = "in " + name;
  if (rows[0] != 0 || rows[1] != all_rows - 1) text += fmt::format(" rows {} to {}", rows[0], rows[1]);
  if (cols[0] != 0 || cols[1] < all_cols - 1) text += fmt::format(" columns {} to {}", cols[0], cols[1]);
  return text + " only, and not everywhere there";
}

// The neighbour that explains the primary observation, most of the companions, and is wrong least elsewhere.
std::optional<Candidate> Best(const Observation& primary, const std::vector<Observation>& companions,
                              const Claims& claims) {
  std::vector<Candidate> candidates;
  for (const Neighbour& n : Neighbours()) {
    const Match match = Compare(primary, claims, n);
    if (match.Explains()) candidates.push_back({&n, 0, match.beyond});
  }
  for (Candidate& c : candidates) {
    for (const Observation& seen : companions) {
      const Match match = Compare(seen, claims, *c.neighbour);
      c.unexplained += match.wrong != 0 && !match.Explains();
      c.beyond += match.beyond;
    }
  }
  const auto best = std::min_element(candidates.begin(), candidates.end(), [](const auto& a, const auto& b) {
    return std::tie(a.unexplained, a.beyond) < std::tie(b.unexplained, b.beyond);
  });
  if (best == candidates.end()) return {};
  return *best;
}

Explanation ExplainOutputs(Device& device, const Problem& problem) {
  Check small;
  small.problem = problem;
  if (problem.words.empty()) {
    const Fails fails = [&](const Check& c) { return FailsReference(device, c.problem); };
    small = ShrinkShape(small, fails, kMostSmaller).check;
  }
  const Observation primary = Observe(device, small.problem);
  std::vector<Observation> companions;
  for (const Problem& p : Companions(small.problem)) {
    try {
      if (device.Unsupported(p).empty()) companions.push_back(Observe(device, p));
    } catch (const InputError&) {  // the reference refuses sizes that its rotation does not divide
    }
  }
  if (small.problem.m != problem.m || small.problem.n != problem.n || small.problem.k != problem.k)
    companions.push_back(Observe(device, problem));
  Explanation out;
  out.problem = small.problem;
  const std::optional<Candidate> best = Best(primary, companions, device.claims());
  if (!best) return out;
  out.neighbour = best->neighbour;
  out.cause = best->neighbour->cause;
  out.stage = Info(out.cause).stage;
  out.everywhere = best->beyond == 0 && best->unexplained == 0;
  out.sentence = best->neighbour->sentence;
  if (!out.everywhere) {
    const auto seen = best->beyond != 0 && Compare(primary, device.claims(), *best->neighbour).beyond == 0
                          ? "for some data only"
                          : Where(primary);
    out.sentence += fmt::format(", {}", seen);
  }
  return out;
}

}  // namespace

std::string Explanation::Text() const {
  if (!Found() && sentence.empty())
    return stage.empty() ? "no diagnosis" : fmt::format("unknown (stage {})", stage);
  return fmt::format("{}: {}{}", Name(cause), sentence,
                     stage.empty() ? "" : fmt::format(" (stage {})", stage));
}

Explanation Explain(Device& device, const Check& check) {
  Explanation run = ExplainRun(device, check);
  if (run.Found()) return run;
  const Problem problem = run.problem;  // the first of the check's problems that is wrong by itself
  Explanation out = ExplainOutputs(device, problem);
  if (out.Found()) return out;
  Explanation pattern = ExplainPattern(device, problem);
  pattern.problem = problem;
  if (pattern.stage.empty()) pattern.stage = StageOf(device, problem);
  return pattern;
}

bool StillExplains(Device& device, const Neighbour& neighbour, const Problem& problem) {
  if (!device.Unsupported(problem).empty()) return false;
  return Compare(Observe(device, problem), device.claims(), neighbour).Explains();
}

}  // namespace mx::conformance
