#include "conformance/mutants/run_mutants.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <exception>
#include <mutex>

#include "conformance/mutants/stage_device.h"
#include "sim/base/parallel.h"

namespace mx::conformance {
namespace {

using Clock = std::chrono::steady_clock;
double Since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

std::unique_ptr<Device> RightOf(const Mutant& mutant) {
  return mutant.machine != nullptr ? MakeDevice("vgpu", {}) : MakeStageDevice();
}

void Judge(const MutantOptions& options, MutantResult& result) {
  const Mutant& mutant = *result.mutant;
  PropertyOptions run;
  run.seed = options.seed;
  run.skip = options.skip;
  run.first_failure_only = true;
  run.stop = options.stop;
  run.passes = [&mutant](const Check& check) { return IsRightFor(mutant, check); };
  const PropertyReport report = RunProperties(*MakeMutant(mutant), run);
  result.cases = report.Cases();
  for (const PropertyResult& property : report.properties) {
    if (property.failures.empty()) continue;
    result.property = property.property->id;
    result.check = property.failures.front().check;
    break;
  }
  if (!result.Killed()) return;
  if (RunCheck(*RightOf(mutant), result.check).Failed())
    result.error = "the case fails on the right device, too";
  if (options.explain) result.explanation = Explain(*MakeMutant(mutant), result.check);
}

std::vector<const Mutant*> Chosen(const MutantOptions& options) {
  std::vector<const Mutant*> out;
  if (options.only.empty()) {
    for (const Mutant& mutant : AllMutants()) out.push_back(&mutant);
  }
  for (const std::string& name : options.only) out.push_back(&FindMutant(name));
  return out;
}

// What is executed instruction by instruction first: it takes longest.
std::vector<size_t> Order(const std::vector<MutantResult>& results) {
  std::vector<size_t> order;
  for (const bool machine : {true, false}) {
    for (size_t i = 0; i < results.size(); ++i) {
      if ((results[i].mutant->machine != nullptr) == machine) order.push_back(i);
    }
  }
  return order;
}

}  // namespace

int64_t MutantReport::Killed() const {
  return std::count_if(mutants.begin(), mutants.end(), [](const MutantResult& r) { return r.Killed(); });
}
int64_t MutantReport::Explained() const {
  return std::count_if(mutants.begin(), mutants.end(), [](const MutantResult& r) { return r.Explained(); });
}
bool MutantReport::Passed() const {
  const auto count = static_cast<int64_t>(mutants.size());
  const bool errors =
      std::any_of(mutants.begin(), mutants.end(), [](const MutantResult& r) { return !r.error.empty(); });
  return !interrupted && !errors && right.empty() && right_cases > 0 && count > 0 && Killed() == count &&
         5 * Explained() >= 4 * count;
}

MutantReport RunMutants(const MutantOptions& options) {
  const auto start = Clock::now();
  MutantReport report;
  for (const Mutant* mutant : Chosen(options)) {
    report.mutants.emplace_back();
    report.mutants.back().mutant = mutant;
  }
  std::mutex mutex;
  const std::vector<size_t> order = Order(report.mutants);
  const auto count = static_cast<int64_t>(order.size());
  const auto stopped = [&] { return options.stop != nullptr && options.stop->load(); };
  ParallelFor(count, 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end && !stopped(); ++i) {
      MutantResult& result = report.mutants[order[static_cast<size_t>(i)]];
      const auto began = Clock::now();
      try {
        Judge(options, result);
      } catch (const std::exception& error) {
        result.error = error.what();
      }
      result.seconds = Since(began);
      const std::lock_guard<std::mutex> lock(mutex);
      if (options.after_mutant) options.after_mutant(result);
    }
  });
  PropertyOptions right;
  right.seed = options.seed;
  right.stop = options.stop;
  const std::unique_ptr<Device> device = MakeStageDevice();
  const PropertyReport judged = RunProperties(*device, right);
  report.right_cases = judged.Cases();
  for (const PropertyResult& property : judged.properties) {
    for (const CheckResult& failure : property.failures)
      report.right.push_back(fmt::format("{}: {}: {}", property.property->id, CheckLine(failure.check),
                                         failure.result.faults.front()));
  }
  report.interrupted = judged.interrupted || stopped();
  report.seconds = Since(start);
  return report;
}

std::vector<const Mutant*> KillMatrix::OnlyBy(size_t property) const {
  std::vector<const Mutant*> out;
  for (const Row& row : rows) {
    if (row.killers == std::vector<size_t>{property}) out.push_back(row.mutant);
  }
  return out;
}

KillMatrix RunMatrix(uint64_t seed, const std::function<void(const KillMatrix::Row&)>& after_mutant) {
  KillMatrix matrix;
  for (const PropertyInfo& property : Properties()) matrix.properties.emplace_back(property.id);
  for (const Mutant& mutant : AllMutants()) {
    matrix.rows.emplace_back();
    matrix.rows.back().mutant = &mutant;
  }
  std::mutex mutex;
  ParallelFor(static_cast<int64_t>(matrix.rows.size()), 1, [&](int64_t begin, int64_t end) {
    for (int64_t m = begin; m < end; ++m) {
      KillMatrix::Row& row = matrix.rows[static_cast<size_t>(m)];
      const auto start = Clock::now();
      for (size_t p = 0; p < matrix.properties.size() && row.killers.size() < 2; ++p) {
        PropertyOptions run;
        run.seed = seed;
        run.only = {matrix.properties[p]};
        run.first_failure_only = true;
        run.passes = [&row](const Check& check) { return IsRightFor(*row.mutant, check); };
        if (RunProperties(*MakeMutant(*row.mutant), run).Failed() != 0) row.killers.push_back(p);
      }
      row.seconds = Since(start);
      const std::lock_guard<std::mutex> lock(mutex);
      if (after_mutant) after_mutant(row);
    }
  });
  return matrix;
}

}  // namespace mx::conformance
