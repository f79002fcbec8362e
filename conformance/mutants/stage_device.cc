#include "conformance/mutants/stage_device.h"

#include <fmt/format.h>

#include <utility>

#include "conformance/mutants/launch_rules.h"
#include "sim/base/error.h"

namespace mx::conformance {

std::string StageDevice::Describe() const {
  return what_.empty() ? "the simulator in stages" : "the simulator in stages, one of them changed: " + what_;
}

std::string StageDevice::Unsupported(const Problem& p) const {
  return (MattersTo(p) & to_) == 0 ? "the stage that is changed has no part in it" : "";
}

Answer StageDevice::Run(const Problem& problem, TensorSet& tensors) {
  Model model;
  model.problem = problem;
  model.claims = claims();
  if (change_ != nullptr) change_(model);
  RunModel(model, tensors);
  return {};
}

std::optional<Refusal> StageDevice::Refuse(const Problem& problem, const std::string& defect) {
  if (problem.op == Operation::kMfma) return {};
  return RefuseByRules(problem, defect, "");
}

}  // namespace mx::conformance
