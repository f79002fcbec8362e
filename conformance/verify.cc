#include "conformance/verify.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <exception>
#include <numeric>
#include <span>
#include <utility>

#include "conformance/foreign_golden.h"
#include "conformance/reference.h"
#include "sim/base/error.h"
#include "sim/base/parallel.h"

namespace mx::conformance {
namespace {

using Clock = std::chrono::steady_clock;
double Since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

// Larger cases first, so that no thread begins one when the others are done.
int64_t Weight(const Problem& p) {
  if (p.op == Operation::kGemm) return p.m * p.n * p.k / 8;
  if (p.op == Operation::kLinear) return p.m * p.n * p.k / 2;
  return p.m * p.n;
}

void Judge(Device& device, const Problem& problem, bool digest, const Observer& observe, CaseResult& result) {
  TensorSet expected = MakeTensors(problem);
  TensorSet found = expected;
  if (!RunDevice(device, problem, found, result)) return;
  if (digest) result.digest = OutputsDigest(found), result.first_words = FirstWords(found);
  RunReference(problem, device.claims(), expected);
  if (observe) observe(expected);
  result.comparison = Compare(problem, expected, found);
  for (const Mismatch& mismatch : result.comparison.mismatches) result.faults.push_back(Describe(mismatch));
}

Summary Summarise(Operation op, const std::vector<CaseResult>& results) {
  Summary s;
  s.op = op;
  for (const CaseResult& r : results) {
    if (!r.unsupported.empty()) {
      ++s.unsupported;
      s.not_offered = r.unsupported;
      continue;
    }
    ++s.cases;
    s.failed += r.faults.empty() ? 0 : 1;
    s.elements += r.comparison.elements;
    s.wrong += r.comparison.wrong;
    s.launches += r.answer.launches;
    s.instructions += r.answer.instructions;
    s.mfma += r.answer.mfma;
  }
  if (s.cases != 0) s.not_offered.clear();
  return s;
}

}  // namespace

bool RunDevice(Device& device, const Problem& problem, TensorSet& tensors, CaseResult& result) {
  std::vector<std::vector<std::byte>> inputs;  // as they were
  for (const Tensor& tensor : std::as_const(tensors)) {
    const auto payload = tensor.payload();
    if (tensor.direction() == Direction::kIn) inputs.emplace_back(payload.begin(), payload.end());
  }
  const auto start = Clock::now();
  try {
    const Answer answer = device.Run(problem, tensors);
    Answer& sum = result.answer;
    sum.launches += answer.launches;
    sum.instructions += answer.instructions;
    sum.mfma += answer.mfma;
    sum.order_dependent |= answer.order_dependent;
    for (const std::string& finding : answer.findings) {
      sum.findings.push_back(finding);
      result.faults.push_back(finding);
    }
  } catch (const std::exception& error) {
    result.faults.push_back(fmt::format("the device failed: {}", error.what()));
    return false;
  }
  result.seconds += Since(start);
  size_t next = 0;
  for (const Tensor& tensor : std::as_const(tensors)) {
    const std::string trespass = tensor.Trespass();
    if (!trespass.empty()) result.faults.push_back(trespass);
    if (tensor.is_output()) continue;
    const std::vector<std::byte>& before = inputs[next++];
    const auto after = tensor.payload();
    if (!std::equal(before.begin(), before.end(), after.begin(), after.end()))
      result.faults.push_back(fmt::format("{}: an input was written", tensor.name()));
  }
  return true;
}

CaseResult RunCase(Device& device, const Problem& problem, bool digest, const Observer& observe) {
  CaseResult result;
  result.problem = problem;
  result.unsupported = device.Unsupported(problem);
  if (result.unsupported.empty()) Judge(device, problem, digest, observe, result);
  return result;
}

int64_t Report::Cases() const {
  return std::accumulate(operations.begin(), operations.end(), int64_t{0},
                         [](int64_t sum, const Summary& s) { return sum + s.cases; });
}

Report Verify(Device& device, const std::vector<Problem>& problems, const Run& run) {
  Report report;
  for (const OperationInfo& op : kOperations) {
    std::vector<Problem> mine;
    std::copy_if(problems.begin(), problems.end(), std::back_inserter(mine),
                 [&](const Problem& p) { return p.op == op.id; });
    if (mine.empty()) continue;
    std::vector<size_t> order(mine.size());
    std::iota(order.begin(), order.end(), size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](size_t a, size_t b) { return Weight(mine[a]) > Weight(mine[b]); });

    std::vector<CaseResult> results(mine.size());
    std::vector<uint8_t> ran(mine.size());
    const auto start = Clock::now();
    const auto body = [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) {
        if (run.stop != nullptr && run.stop->load()) return;
        const size_t at = order[static_cast<size_t>(i)];
        const Observer observe = [&](const TensorSet& expected) { run.observe(mine[at], expected); };
        results[at] = RunCase(device, mine[at], false, run.observe ? observe : Observer());
        ran[at] = 1;
      }
    };
    const auto count = static_cast<int64_t>(mine.size());
    if (device.Concurrent()) {
      ParallelFor(count, 1, body);
    } else {
      body(0, count);
    }
    if (std::count(ran.begin(), ran.end(), uint8_t{1}) != count) report.interrupted = true;
    std::vector<CaseResult> finished;
    for (size_t i = 0; i < results.size(); ++i) {
      if (ran[i] != 0) finished.push_back(std::move(results[i]));
    }
    Summary summary = Summarise(op.id, finished);
    summary.seconds = Since(start);
    report.operations.push_back(summary);
    for (CaseResult& result : finished) {
      if (!result.faults.empty()) report.failures.push_back(std::move(result));
    }
    if (run.after_operation) run.after_operation(summary);
    if (report.interrupted) break;
  }
  return report;
}

}  // namespace mx::conformance
