#include "tools/verify_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <utility>

#include "conformance/coverage/coverage.h"
#include "conformance/diagnose/explain.h"
#include "conformance/problem_sets.h"
#include "sim/base/error.h"

namespace mx::tools {
namespace {

using conformance::Check;
using conformance::CheckResult;
using conformance::Coverage;
using conformance::Device;
using conformance::FailureLine;
using conformance::Problem;
using conformance::Results;

constexpr size_t kMostFaults = 8;  // of one case: a device with many findings repeats itself

FailureLine LineOf(const std::string& id, const CheckResult& failure) {
  FailureLine line{id, failure.index, CheckLine(failure.check), failure.result.faults, ""};
  if (line.faults.size() > kMostFaults) {
    const size_t more = line.faults.size() - kMostFaults;
    line.faults.resize(kMostFaults);
    line.faults.push_back(fmt::format("and {} more", more));
  }
  return line;
}

// The first failure of each line is explained; the others mostly share its cause.
void ExplainFirst(Device& device, Results& results) {
  std::string last;
  for (FailureLine& failure : results.failures) {
    if (failure.id == last) continue;
    last = failure.id;
    try {
      const auto explanation = conformance::Explain(device, conformance::ParseCheck(failure.line, "case"));
      if (explanation.Found()) failure.cause = explanation.Text();
    } catch (const std::exception& error) {
      failure.cause = fmt::format("not explained: {}", error.what());
    }
  }
}

// Problem i of an operation's set belongs to shard i % shards.
std::vector<Problem> SetOf(const VerifyPlan& plan, conformance::Operation op) {
  std::vector<Problem> mine;
  const std::vector<Problem> all = conformance::ProblemsOf(op, plan.level, plan.seed);
  for (size_t i = static_cast<size_t>(plan.shard); i < all.size(); i += static_cast<size_t>(plan.shards))
    mine.push_back(all[i]);
  return mine;
}

void RunSets(Device& device, const VerifyPlan& plan, Coverage& coverage, VerifySets& sets, Results& results) {
  std::vector<conformance::Operation> chosen;
  for (const std::string& name : plan.operations) chosen.push_back(conformance::OperationByName(name));
  for (const auto& info : conformance::kOperations) {
    if (!chosen.empty() && std::find(chosen.begin(), chosen.end(), info.id) == chosen.end()) continue;
    for (Problem& p : SetOf(plan, info.id)) sets.problems.push_back(std::move(p));
  }
  conformance::Run run;
  run.stop = plan.stop;
  run.observe = [&](const Problem& p, const conformance::TensorSet& expected) {
    coverage.Collect(p, device.claims(), expected);
    coverage.HitLaw({p});
  };
  run.after_operation = [&](const conformance::Summary& s) {
    results.lines.push_back(conformance::LineOf(s));
    if (plan.progress) plan.progress(results.lines.back());
  };
  sets.report = conformance::Verify(device, sets.problems, run);
  results.interrupted |= sets.report.interrupted;
  std::string last;
  size_t kept = 0;
  for (const conformance::CaseResult& failure : sets.report.failures) {
    const std::string id = conformance::Name(failure.problem.op);
    kept = id == last ? kept + 1 : 1;
    last = id;
    if (kept > conformance::kMostFailures) continue;
    const std::vector<Problem> all = conformance::ProblemsOf(failure.problem.op, plan.level, plan.seed);
    CheckResult check{{failure.problem}, 0, failure};
    const std::string line = CaseLine(failure.problem);
    while (check.index + 1 < static_cast<int64_t>(all.size()) &&
           CaseLine(all[static_cast<size_t>(check.index)]) != line)
      ++check.index;
    results.failures.push_back(LineOf(id, check));
  }
}

void RunAllProperties(Device& device, const VerifyPlan& plan, Coverage& coverage, Results& results) {
  conformance::PropertyOptions options;
  options.level = plan.level;
  options.seed = plan.seed;
  options.only = plan.only;
  options.skip = plan.skip;
  options.shard = plan.shard;
  options.shards = plan.shards;
  options.minutes = plan.minutes;
  options.stop = plan.stop;
  options.coverage = &coverage;
  if (plan.progress)
    options.after_property = [&](const conformance::PropertyResult& r) {
      plan.progress(conformance::LineOf(r));
    };
  const conformance::PropertyReport report = RunProperties(device, options);
  results.interrupted |= report.interrupted;
  results.rounds = report.rounds;
  for (const conformance::PropertyResult& r : report.properties) {
    results.lines.push_back(conformance::LineOf(r));
    for (const CheckResult& failure : r.failures) results.failures.push_back(LineOf(r.property->id, failure));
  }
}

void RunOne(Device& device, const VerifyPlan& plan, VerifySets& sets, Results& results) {
  const Check check = conformance::ParseCheck(plan.line, "--case");
  const CheckResult one = RunCheck(device, check);
  sets.problems = {check.problem};
  conformance::ResultLine line;
  line.id = "case";
  line.group = "case";
  line.kind = Name(check.law);
  line.required = 1;
  line.not_offered = one.result.unsupported;
  line.cases = one.result.unsupported.empty() ? 1 : 0;
  line.failed = one.Failed() ? 1 : 0;
  line.elements = one.result.comparison.elements;
  line.wrong = one.result.comparison.wrong;
  line.instructions = one.result.answer.instructions;
  line.seconds = one.result.seconds;
  results.lines.push_back(line);
  if (plan.progress) plan.progress(line);
  if (!one.Failed()) return;
  results.failures.push_back(LineOf("case", one));
  sets.report.failures.push_back(one.result);
}

std::string SelectionOf(const VerifyPlan& plan) {
  if (!plan.line.empty()) return "one case";
  std::string text;
  for (const std::string& name : plan.operations) text += " --op " + name;
  for (const std::string& id : plan.only) text += " --only " + id;
  for (const std::string& id : plan.skip) text += " --skip " + id;
  return text.empty() ? "" : text.substr(1);
}

}  // namespace

Results RunVerification(Device& device, const VerifyPlan& plan, VerifySets& sets) {
  Results results;
  results.device = plan.device;
  results.description = device.Describe();
  results.claims = conformance::ClaimsText(device.claims());
  results.level = plan.level == conformance::Level::kSmoke ? "smoke" : "full";
  results.selection = SelectionOf(plan);
  results.seed = plan.seed;
  results.shard = plan.shard;
  results.shards = plan.shards;
  if (!plan.line.empty()) {
    RunOne(device, plan, sets, results);
  } else {
    Coverage coverage;
    if (plan.only.empty()) RunSets(device, plan, coverage, sets, results);
    if (plan.operations.empty() && !results.interrupted) RunAllProperties(device, plan, coverage, results);
    results.coverage = LinesOf(Judge(coverage, device, plan.level));
  }
  ExplainFirst(device, results);
  return results;
}

}  // namespace mx::tools
