// Properties: what must hold of a device, as rows of a table (properties.inc). A row is a pure function of
// (level, seed, index) that gives one check, so that a failing check is reproduced by its line alone, and the
// cases of a seed are the same on every machine, for every number of threads and however they are sharded.
#ifndef MX_CONFORMANCE_PROPERTIES_PROPERTY_H_
#define MX_CONFORMANCE_PROPERTIES_PROPERTY_H_

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/device.h"
#include "conformance/problem.h"
#include "conformance/problem_sets.h"
#include "conformance/verify.h"

namespace mx::conformance {

class Coverage;  // coverage/coverage.h

enum class Law : uint8_t {
#define MX_LAW(id, ...) id,
#include "conformance/properties/laws.inc"
#undef MX_LAW
};
const char* Name(Law law);

// One case: a problem and the law that judges the device's answer to it.
struct Check {
  Problem problem;
  Law law = Law::kReference;
  int64_t by = 0;  // the law's parameter: an exponent, a distance, a seed (laws.inc)
};
// The case line of its problem, with law=NAME and by=N (decimal) where they are not the default.
std::string CheckLine(const Check& check);
Check ParseCheck(std::string_view line, const std::string& where);  // throws InputError

struct CheckResult {
  Check check;
  int64_t index = 0;  // of its property, where it came from one
  CaseResult result;  // faults: every sentence; comparison: of the first tensors that differ
  bool Failed() const { return !result.faults.empty(); }
};
// Every problem that the law runs the device on, but for their seeds: the check's own is always one of them.
std::vector<Problem> LawProblems(const Check& check);
// Why the device cannot run the check (it does not offer one of its problems), or "".
std::string Unsupported(const Device& device, const Check& check);
// Runs and judges. `coverage`, if given, gains what inputs and reference say (thread-safe).
CheckResult RunCheck(Device& device, const Check& check, Coverage* coverage = nullptr);

enum class Kind : uint8_t {
  kExhaustive,   // every value of a domain
  kBoundary,     // both sides of every limit
  kRandom,       // problems drawn by RapidCheck's generators
  kMetamorphic,  // answers of the device compared with each other
  kDeterminism,  // order, repetition, launch shape, concurrency
  kMemory,       // bounds, gaps, padding
  kLauncher,     // arguments that must be refused
};
const char* Name(Kind kind);

// What a property may depend on. `attempt` counts the draws for one index: a device that does not offer what
// attempt 0 gives is asked for the next (the draws before are discards).
struct Draw {
  Level level = Level::kSmoke;
  uint64_t seed = 0;
  int64_t index = 0;
  int attempt = 0;
};

struct PropertyInfo {
  const char *id, *stage, *about;  // id: a path, e.g. "quantize/ties"
  Kind kind;
  int cost;             // microseconds of one check on the simulator, roughly: cheap ones run first
  int64_t smoke, full;  // cases of a level; a run that judges has executed all of them
  // The check of a draw; none: this index has no (further) check, which is a discard.
  std::optional<Check> (*make)(const Draw& draw);
};
// In the order in which they run: cheapest first, then by id.
const std::vector<PropertyInfo>& Properties();
const PropertyInfo& PropertyById(std::string_view id);  // throws InputError that lists the ids

struct PropertyOptions {
  Level level = Level::kSmoke;
  uint64_t seed = 0;
  std::vector<std::string> only, skip;  // ids, or their beginnings up to a '/'
  int64_t shard = 0, shards = 1;        // case i belongs to shard i % shards
  double minutes = 0;                   // rounds with new seeds after the level's until time is up
  bool first_failure_only = false;      // nothing begins after the first failure
  // Checks of which it is known that they pass: they are drawn and counted, not run. Null: none.
  std::function<bool(const Check&)> passes;
  const std::atomic<bool>* stop = nullptr;
  Coverage* coverage = nullptr;
  std::function<void(const struct PropertyResult&)> after_property;
};

inline constexpr size_t kMostFailures = 16;  // of a property that are kept whole, the first ones

struct PropertyResult {
  const PropertyInfo* property = nullptr;
  int64_t required = 0;  // cases of this shard that a verdict needs
  int64_t cases = 0, failed = 0, discards = 0;
  int64_t elements = 0, wrong = 0;
  double seconds = 0;
  std::string not_offered;            // the device's reason, when it offers none of its problems
  std::vector<CheckResult> failures;  // the first ones, in the order of their index
  // Sentences: too few cases, too many discards.
  std::vector<std::string> Doubts() const;
};

struct PropertyReport {
  std::vector<PropertyResult> properties;
  uint64_t seed = 0;
  int64_t rounds = 1;  // with minutes: of ever new seeds, the last one perhaps not whole
  bool interrupted = false;
  int64_t Cases() const;
  int64_t Failed() const;
  std::vector<std::string> Doubts() const;  // no case at all, and each property's
};

PropertyReport RunProperties(Device& device, const PropertyOptions& options);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_PROPERTIES_PROPERTY_H_
