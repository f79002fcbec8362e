#include "conformance/domain/trials.h"

#include <algorithm>

#include "conformance/verify.h"
#include "sim/base/error.h"
#include "sim/base/parallel.h"

namespace mx::conformance {
namespace {

std::string FirstFault(Device& device, const Problem& problem) {
  try {
    const CaseResult result = RunCase(device, problem);
    if (!result.unsupported.empty()) return "not offered: " + result.unsupported;
    if (result.faults.empty()) return "";
    const std::string& fault = result.faults.front();  // without the instruction and its address
    return fault.substr(0, fault.find(" ("));
  } catch (const InputError& error) {  // an expression of the signature has no value for these sizes
    return std::string("not offered: ") + error.what();
  }
}

}  // namespace

std::string KindOf(const std::string& fault) {
  if (fault.empty()) return "";
  if (fault.rfind("not offered", 0) == 0) return "not offered";
  if (fault.find(" wrong, first at ") != std::string::npos) return "wrong bits";
  const size_t colon = fault.find(": ");
  const std::string kind = fault.substr(0, colon);
  if (kind == "out-of-bounds")
    return kind + (fault.find("a write") != std::string::npos ? " write" : " read");
  return kind;
}

Basis BasisOf(const std::string& fault) {
  const std::string kind = KindOf(fault);
  return kind == "out-of-bounds read" || kind == "out-of-bounds write" || kind == "misaligned"
             ? Basis::kSilicon
             : Basis::kProved;
}

Trials::Trials(const DomainSearch& search, const Signature& signature, const SignatureObject& object,
               const std::string& path)
    : signature_(signature),
      object_(object),
      path_(path),
      platform_(search.platform),
      schedules_(search.schedules),
      stop_(search.stop) {
  signature_.step = {"1", "1", "1"};
  signature_.requirements.clear();
  device_ = NewDevice(platform_);
}

std::unique_ptr<ForeignDevice> Trials::NewDevice(const std::shared_ptr<Platform>& platform) const {
  return std::make_unique<ForeignDevice>(platform, signature_, object_, path_);
}

std::string Trials::Fault(const Problem& problem, const ForeignLimits& limits) const {
  ++runs_;
  if (limits.tensor.empty()) return FirstFault(*device_, problem);
  const auto device = NewDevice(platform_);
  device->Limit(limits);
  return FirstFault(*device, problem);
}

std::string Trials::FaultUnderSchedule(const Problem& problem, size_t schedule) const {
  ++runs_;
  return FirstFault(*NewDevice(schedules_[schedule]), problem);
}

bool Trials::OrderDependent(const Problem& problem) const {
  return RunCase(*device_, problem).answer.order_dependent;
}

std::vector<Trial> Trials::Sizes(const Problem& base, int64_t Problem::*field,
                                 const std::vector<int64_t>& values) const {
  std::vector<Trial> trials;
  for (const int64_t value : values) trials.push_back({value, ""});
  const auto body = [&](int64_t begin, int64_t end) {
    for (auto i = static_cast<size_t>(begin); i < static_cast<size_t>(end); ++i) {
      Problem p = base;
      p.*field = trials[i].value;
      trials[i].fault = Stopped() ? "not offered: interrupted" : Fault(p);
    }
  };
  if (platform_->Concurrent()) {
    ParallelFor(static_cast<int64_t>(trials.size()), 1, body);
  } else {
    body(0, static_cast<int64_t>(trials.size()));
  }
  return trials;
}

Problem Trials::Shrink(const Problem& failing, const Problem& base, int64_t Problem::*field,
                       const std::array<int64_t, 3>& steps, const ForeignLimits& limits) const {
  Problem best = failing;
  const std::string kind = KindOf(Fault(failing, limits));
  const auto take = [&](const Problem& candidate) {
    if (KindOf(Fault(candidate, limits)) == kind) best = candidate;
  };
  size_t axis = 0;
  for (int64_t Problem::*size : {&Problem::m, &Problem::n, &Problem::k}) {
    const int64_t step = steps[axis++];
    if (size == field) continue;
    for (const int64_t least : {int64_t{1}, int64_t{32}, base.*size / 2}) {
      const int64_t value = (std::max<int64_t>(least, 1) + step - 1) / step * step;
      if (value >= best.*size) continue;
      Problem candidate = best;
      candidate.*size = value;
      const int64_t before = best.*size;
      take(candidate);
      if (best.*size != before) break;
    }
  }
  Problem plain = best;
  plain.scales = ScaleClass::kOne;
  plain.codes = CodeClass::kSparse;
  take(plain);
  return best;
}

}  // namespace mx::conformance
