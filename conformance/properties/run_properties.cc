// Running the table: choosing rows and shards, drawing until the device offers a check, counting.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <iterator>
#include <utility>

#include "conformance/properties/property.h"
#include "sim/base/error.h"
#include "sim/base/parallel.h"
#include "sim/base/philox.h"

namespace mx::conformance {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kMostAttempts = 64;  // draws for one index

bool Selects(const std::vector<std::string>& list, std::string_view id) {
  return std::any_of(list.begin(), list.end(), [&](const std::string& s) {
    return id == s || (id.substr(0, s.size()) == s && (s.back() == '/' || id[s.size()] == '/'));
  });
}

void CheckSelection(const std::vector<std::string>& list, const char* flag) {
  for (const std::string& s : list) {
    const auto& all = Properties();
    const bool known = !s.empty() && std::any_of(all.begin(), all.end(),
                                                 [&](const PropertyInfo& p) { return Selects({s}, p.id); });
    if (!known) Fail("{} {}: no property has that id or begins with it; --list names them", flag, s);
  }
}

// What became of one index.
struct Outcome {
  bool offered = false, ran = false;
  int64_t discards = 0;
  std::string not_offered;
  CheckResult check;
};

Outcome RunIndex(Device& device, const PropertyInfo& property, Draw draw, const PropertyOptions& options) {
  Outcome out;
  for (draw.attempt = 0; draw.attempt < kMostAttempts; ++draw.attempt) {
    const std::optional<Check> check = property.make(draw);
    if (!check) return out;  // a table has no other check for this index
    if (options.passes && options.passes(*check)) {
      out.check = CheckResult();
      out.check.check = *check;
      out.check.result.unsupported = Unsupported(device, *check);
    } else {
      out.check = RunCheck(device, *check, options.coverage);
    }
    out.check.index = draw.index;
    const std::string& why = out.check.result.unsupported;
    if (why.empty()) {
      out.offered = out.ran = true;
      return out;
    }
    ++out.discards;
    out.not_offered = why;
  }
  out.offered = true;  // a generator: the index was not filled, and that is a doubt
  return out;
}

class Runner {
 public:
  Runner(Device& device, const PropertyOptions& options) : device_(device), options_(options) {}

  // One property in one round; adds to the result.
  void Run(const PropertyInfo& property, uint64_t seed, bool judged, PropertyResult& result) {
    const int64_t cases = options_.level == Level::kSmoke ? property.smoke : property.full;
    const int64_t mine = (cases - options_.shard + options_.shards - 1) / options_.shards;
    std::vector<Outcome> outcomes(static_cast<size_t>(std::max<int64_t>(mine, 0)));
    std::vector<uint8_t> done(outcomes.size());
    const auto start = Clock::now();
    const auto body = [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) {
        if (Stopped()) return;
        const Draw draw{options_.level, seed, options_.shard + i * options_.shards, 0};
        Outcome& outcome = outcomes[static_cast<size_t>(i)];
        outcome = RunIndex(device_, property, draw, options_);
        done[static_cast<size_t>(i)] = 1;
        if (options_.first_failure_only && outcome.check.Failed()) failed_ = true;
      }
    };
    if (device_.Concurrent()) {
      ParallelFor(mine, 1, body);
    } else {
      body(0, mine);
    }
    result.seconds += std::chrono::duration<double>(Clock::now() - start).count();
    for (size_t i = 0; i < outcomes.size(); ++i) {
      if (done[i] != 0) Add(outcomes[i], judged, result);
    }
    if (std::count(done.begin(), done.end(), uint8_t{1}) != mine) {
      stopped_ = true;
      // What did not run is still required, where it might have been.
      if (judged && !failed_) result.required += mine - std::count(done.begin(), done.end(), uint8_t{1});
    }
  }

  bool Stopped() const { return failed_ || (options_.stop != nullptr && options_.stop->load()) || Late(); }
  bool Interrupted() const { return stopped_ && !failed_; }
  void Until(Clock::time_point end) { end_ = end; }

 private:
  bool Late() const { return end_ != Clock::time_point() && Clock::now() >= end_; }

  static void Add(Outcome& outcome, bool judged, PropertyResult& result) {
    if (outcome.offered && judged) ++result.required;
    if (!outcome.ran) {
      if (result.cases == 0 && result.not_offered.empty()) result.not_offered = outcome.not_offered;
      if (outcome.offered) result.discards += outcome.discards;
      return;
    }
    if (result.cases++ == 0) result.not_offered.clear();
    result.discards += outcome.discards;
    const Comparison& comparison = outcome.check.result.comparison;
    result.elements += comparison.elements;
    result.wrong += comparison.wrong;
    if (!outcome.check.Failed()) return;
    ++result.failed;
    if (result.failures.size() < kMostFailures) result.failures.push_back(std::move(outcome.check));
  }

  Device& device_;
  const PropertyOptions& options_;
  std::atomic<bool> failed_{false};
  bool stopped_ = false;
  Clock::time_point end_;
};

// Later rounds repeat what a seed changes.
bool Draws(const PropertyInfo& property) {
  return property.kind != Kind::kExhaustive && property.kind != Kind::kLauncher;
}

uint64_t SeedOfRound(uint64_t seed, int64_t round) {
  const auto words = Philox4x32({static_cast<uint32_t>(round), 0x50414B45u, 0, 0},
                                {static_cast<uint32_t>(seed), static_cast<uint32_t>(seed >> 32)});
  return uint64_t{words[0]} << 32 | words[1];
}

}  // namespace

PropertyReport RunProperties(Device& device, const PropertyOptions& options) {
  if (options.shards < 1 || options.shard < 0 || options.shard >= options.shards)
    Fail("shard {} of {}: shards are numbered from 0", options.shard, options.shards);
  CheckSelection(options.only, "--only");
  CheckSelection(options.skip, "--skip");
  PropertyReport report;
  report.seed = options.seed;
  const auto start = Clock::now();
  Runner runner(device, options);
  for (const PropertyInfo& property : Properties()) {
    if (!options.only.empty() && !Selects(options.only, property.id)) continue;
    if (Selects(options.skip, property.id)) continue;
    PropertyResult result;
    result.property = &property;
    runner.Run(property, options.seed, true, result);
    report.properties.push_back(std::move(result));
    if (options.after_property) options.after_property(report.properties.back());
    if (runner.Stopped()) break;
  }
  report.interrupted = runner.Interrupted();
  if (options.minutes <= 0) return report;
  runner.Until(start + std::chrono::duration_cast<Clock::duration>(
                           std::chrono::duration<double>(60 * options.minutes)));
  while (!runner.Stopped()) {
    const uint64_t seed = SeedOfRound(options.seed, report.rounds++);
    for (PropertyResult& result : report.properties) {
      if (Draws(*result.property) && !runner.Stopped()) runner.Run(*result.property, seed, false, result);
    }
  }
  report.interrupted |= options.stop != nullptr && options.stop->load();
  return report;
}

}  // namespace mx::conformance
