#include "conformance/foreign_suite.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "sim/base/parallel.h"

namespace mx::conformance {
namespace {

std::string Stem(const std::string& path) {
  const std::string name = path.substr(path.find_last_of('/') + 1);
  return name.substr(0, name.rfind('.'));
}

ForeignRecord RecordOf(const ForeignDevice& device, const CaseResult& result, size_t number) {
  ForeignRecord record;
  record.id = fmt::format("{}-{:02}", Stem(device.object().file), number);
  record.problem = result.problem;
  record.file = device.object().file.substr(device.object().file.find_last_of('/') + 1);
  record.symbol = device.object().symbol;
  record.object_sha256 = device.sha256();
  record.outputs_sha256 = result.digest;
  record.first = result.first_words;
  record.instructions = result.answer.instructions;
  record.mfma = result.answer.mfma;
  record.order_dependent = result.answer.order_dependent;
  return record;
}

}  // namespace

ForeignResult RunForeign(ForeignDevice& device, const std::vector<Problem>& problems,
                         const std::atomic<bool>* stop) {
  ForeignResult out;
  out.file = device.object().file;
  out.symbol = device.object().symbol;
  out.object_sha256 = device.sha256();
  out.summary.op = device.signature().op;
  std::vector<CaseResult> results(problems.size());
  std::vector<uint8_t> ran(problems.size());
  const auto start = std::chrono::steady_clock::now();
  const auto body = [&](int64_t begin, int64_t end) {
    for (auto i = static_cast<size_t>(begin); i < static_cast<size_t>(end); ++i) {
      if (stop != nullptr && stop->load()) return;
      results[i] = RunCase(device, problems[i], true);
      ran[i] = 1;
    }
  };
  const auto count = static_cast<int64_t>(problems.size());
  if (device.Concurrent()) {
    ParallelFor(count, 1, body);
  } else {
    body(0, count);
  }
  for (size_t i = 0; i < results.size(); ++i) {
    CaseResult& r = results[i];
    out.interrupted |= ran[i] == 0;
    if (ran[i] == 0) continue;
    if (!r.unsupported.empty()) {
      ++out.summary.unsupported;
      out.summary.not_offered = r.unsupported;
      continue;
    }
    ++out.summary.cases;
    out.summary.elements += r.comparison.elements;
    out.summary.wrong += r.comparison.wrong;
    out.summary.launches += r.answer.launches;
    out.summary.instructions += r.answer.instructions;
    out.summary.mfma += r.answer.mfma;
    out.order_dependent += r.answer.order_dependent && r.problem.split != 0 ? 1 : 0;
    if (r.faults.empty()) {
      out.records.push_back(RecordOf(device, r, i));
    } else {
      ++out.summary.failed;
      out.failures.push_back(std::move(r));
    }
  }
  out.summary.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return out;
}

}  // namespace mx::conformance
