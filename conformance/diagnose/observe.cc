#include "conformance/diagnose/observe.h"

#include <algorithm>
#include <exception>
#include <set>
#include <utility>

#include "conformance/reference.h"
#include "sim/base/error.h"

namespace mx::conformance {
namespace {

constexpr int64_t kLargeProduct = int64_t{1}
                                  << 19;  // multiplications; beyond, only some outputs are looked at
constexpr size_t kSomeOutputs = 96;

bool IsCodes(const Tensor& t) {
  return t.name().size() >= 5 && t.name().compare(t.name().size() - 5, 5, "codes") == 0;
}

template <typename Visit>  // visit(tensor, row, col, a, b), col counts codes where they are packed
void VisitPairs(const TensorSet& a, const TensorSet& b, const std::function<bool(int64_t, int64_t)>& wanted,
                const Visit& visit) {
  for (const Tensor& t : a) {
    if (t.direction() == Direction::kIn) continue;
    const Tensor& other = b[t.name()];
    const bool codes = IsCodes(t);
    for (int64_t row = 0; row < t.rows(); ++row) {
      for (int64_t col = 0; col < t.cols(); ++col) {
        if (wanted && !wanted(row, col)) continue;
        const uint32_t x = t.Word(row, col), y = other.Word(row, col);
        if (!codes) {
          visit(t, row, col, x, y);
        } else {
          visit(t, row, 2 * col, x & 0xF, y & 0xF);
          visit(t, row, 2 * col + 1, x >> 4, y >> 4);
        }
      }
    }
  }
}

// Of a large product: the first wrong outputs, and outputs spread over all of it.
void LookAtSome(Observation& seen) {
  const Problem& p = seen.problem;
  if (p.op != Operation::kGemm || p.m * p.n * p.k <= kLargeProduct) return;
  std::set<std::pair<int64_t, int64_t>> some;
  const Tensor &want = std::as_const(seen.expected)["d"], &got = std::as_const(seen.found)["d"];
  for (int64_t i = 0; i < p.m && some.size() < kSomeOutputs; ++i) {
    for (int64_t j = 0; j < p.n && some.size() < kSomeOutputs; ++j) {
      if (want.Word(i, j) != got.Word(i, j)) some.emplace(i, j);
    }
  }
  for (size_t s = 0; s < kSomeOutputs; ++s) {
    const auto at = static_cast<int64_t>(s * 7919 + 1) % (p.m * p.n);
    some.emplace(at / p.n, at % p.n);
  }
  seen.wanted = [some](int64_t i, int64_t j) { return some.count({i, j}) != 0; };
}

}  // namespace

int64_t Observation::Wrong() const {
  if (!error.empty()) return 0;
  int64_t wrong = 0;
  VisitPairs(expected, found, nullptr,
             [&](const Tensor&, int64_t, int64_t, uint32_t a, uint32_t b) { wrong += a != b; });
  return wrong;
}

Observation Observe(Device& device, const Problem& problem) {
  Observation seen;
  seen.problem = problem;
  seen.expected = MakeTensors(problem);
  seen.found = seen.expected;
  const TensorSet inputs = seen.expected;
  RunReference(problem, device.claims(), seen.expected);  // first: what it refuses is no problem of a device
  try {
    seen.findings = device.Run(problem, seen.found).findings;
  } catch (const std::exception& error) {
    seen.error = error.what();
    return seen;
  }
  for (const Tensor& tensor : std::as_const(seen.found)) {
    const std::string trespass = tensor.Trespass();
    if (!trespass.empty()) seen.trespasses.push_back(trespass);
    if (tensor.is_output()) continue;
    const auto before = inputs[tensor.name()].payload(), after = tensor.payload();
    if (!std::equal(before.begin(), before.end(), after.begin()))
      seen.trespasses.push_back(tensor.name() + ": an input was written");
  }
  LookAtSome(seen);
  return seen;
}

Match Compare(const Observation& seen, const Claims& claims, const Neighbour& neighbour) {
  Match match;
  if (!seen.error.empty() || (MattersTo(seen.problem) & neighbour.to) == 0) return match;
  Model model;
  model.problem = seen.problem;
  model.claims = claims;
  model.stages.wanted = seen.wanted;
  TensorSet outputs = MakeTensors(seen.problem);
  try {
    neighbour.change(model);
    RunModel(model, outputs);
  } catch (const InputError&) {
    return match;  // the neighbour cannot be had with these sizes
  }
  // Both comparisons walk in the same order.
  std::vector<uint32_t> theirs;
  VisitPairs(outputs, outputs, seen.wanted,
             [&](const Tensor&, int64_t, int64_t, uint32_t a, uint32_t) { theirs.push_back(a); });
  size_t next = 0;
  VisitPairs(seen.expected, seen.found, seen.wanted,
             [&](const Tensor&, int64_t, int64_t, uint32_t expected, uint32_t found) {
               const uint32_t neighbours = theirs[next++];
               match.wrong += expected != found;
               match.explained += expected != found && neighbours == found;
               match.beyond += expected == found && neighbours != expected;
             });
  return match;
}

void VisitElements(const Observation& seen, const VisitElement& visit) {
  VisitPairs(seen.expected, seen.found, seen.wanted, visit);
}

}  // namespace mx::conformance
