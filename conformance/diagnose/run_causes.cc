// What shows in how a device runs: it throws, it writes elsewhere, it is not the same twice, it knows of
// earlier calls.
#include <fmt/format.h>

#include <cstring>
#include <string_view>
#include <vector>

#include "conformance/diagnose/explain.h"
#include "conformance/diagnose/observe.h"
#include "conformance/properties/laws.h"

namespace mx::conformance {
namespace {

constexpr int kRepeats = 4;

Explanation Of(Cause cause, const std::string& sentence, const Problem& problem) {
  return {cause, sentence, Info(cause).stage, true, nullptr, problem};
}

bool SameOutputs(const TensorSet& a, const TensorSet& b) {
  for (const Tensor& t : a) {
    const auto x = t.payload(), y = b[t.name()].payload();
    if (t.is_output() && std::memcmp(x.data(), y.data(), x.size()) != 0) return false;
  }
  return true;
}

// A finding of the virtual device begins with its name.
Cause CauseOf(const std::string& finding) {
  const auto is = [&](std::string_view name) { return finding.rfind(name, 0) == 0; };
  if (is("lost-bytes")) return Cause::kLostBytes;
  if (is("read-only-write")) return Cause::kOverrun;
  if (is("out-of-bounds"))
    return finding.find("writ") != std::string::npos || finding.find("stor") != std::string::npos
               ? Cause::kOverrun
               : Cause::kOverread;
  return Cause::kProgram;
}

// All problems that a check's law runs and that mean something by themselves.
std::vector<Problem> ProblemsOf(const Check& check) {
  const Problem& p = check.problem;
  std::vector<Problem> all = {p};
  Problem other = p;
  switch (check.law) {
    case Law::kVariant:
      other.variant = p.variant == Variant::kTuned ? Variant::kNaive : Variant::kTuned;
      all.push_back(other);
      break;
    case Law::kSchedule:
      other.schedule = static_cast<uint64_t>(check.by);
      all.push_back(other);
      break;
    case Law::kTranspose:
      all.push_back(Transposed(p));
      break;
    case Law::kBoth:
      all.push_back(WithOperation(p, Operation::kQuantizeRow));
      all.push_back(WithOperation(p, Operation::kQuantizeColumn));
      break;
    case Law::kCompose:
      for (const Problem& stage : StagesOf(p)) all.push_back(stage);
      break;
    case Law::kRotation:
      other.hadamard = 0;
      all.push_back(other);
      break;
    case Law::kPad:
      all.push_back(Padded(check));
      break;
    case Law::kUnit:
      all = {UnitProduct(p), UnitDequantize(p)};
      break;
    case Law::kNoise:
      all.push_back(OtherNoise(check));
      break;
    default:
      break;
  }
  return all;
}

// The same problem several times: alike, alike from the second time on, or not.
Explanation Repeated(Device& device, const Problem& problem) {
  std::vector<TensorSet> found;
  for (int i = 0; i < kRepeats; ++i) {
    Observation seen = Observe(device, problem);
    if (!seen.error.empty()) return {};
    found.push_back(std::move(seen.found));
  }
  bool later_alike = true, alike = true;
  for (int i = 1; i < kRepeats; ++i) {
    alike &= SameOutputs(found[0], found[static_cast<size_t>(i)]);
    later_alike &= SameOutputs(found[1], found[static_cast<size_t>(i)]);
  }
  if (alike) return {};
  if (later_alike)
    return Of(Cause::kStaleState, "the second call differs from the first, later ones do not", problem);
  return Of(Cause::kUnordered, "the same call gives other bits every time", problem);
}

// What a law says that no single problem shows.
Explanation ByLaw(const Check& check) {
  const Problem& p = check.problem;
  switch (check.law) {
    case Law::kRefuse:
      return Of(Cause::kRefusal,
                fmt::format("arguments with the defect '{}' are accepted", DefectName(check.by)), p);
    case Law::kSchedule:
      return Of(Cause::kUnordered, "another order of workgroups gives other bits", p);
    case Law::kConcurrent:
      return Of(Cause::kConcurrency, "two problems at once give other bits than one after the other", p);
    case Law::kSurroundings:
      return Of(Cause::kOverread, "bytes outside of the inputs change the outputs, or are written", p);
    case Law::kNoise:
      return Of(Cause::kNoiseSeed, "another seed, step, stream or micro-batch does not change the noise", p);
    case Law::kUnbiased:
      return Of(Cause::kNoiseBias, "the mean over many noise words is not the number", p);
    case Law::kReference:
      return {};
    default:
      return Of(Cause::kStaleState, "right by itself and wrong behind another call", p);
  }
}

}  // namespace

Explanation ExplainRun(Device& device, const Check& check) {
  if (check.law == Law::kRefuse) return ByLaw(check);
  Explanation none;
  none.problem = check.problem;
  for (const Problem& p : ProblemsOf(check)) {
    if (!device.Unsupported(p).empty()) continue;
    const Observation seen = Observe(device, p);
    if (!seen.Failed()) continue;
    if (!seen.error.empty()) return Of(Cause::kError, seen.error, p);
    if (!seen.findings.empty()) return Of(CauseOf(seen.findings[0]), seen.findings[0], p);
    if (!seen.trespasses.empty()) return Of(Cause::kOverrun, seen.trespasses[0], p);
    if (check.law == Law::kSchedule && p.schedule != 0 && p.schedule != check.problem.schedule)
      return ByLaw(check);
    const Explanation again = Repeated(device, p);
    if (again.Found()) return again;
    none.problem = p;
    return none;
  }
  const Explanation again = Repeated(device, check.problem);
  return again.Found() ? again : ByLaw(check);
}

}  // namespace mx::conformance
