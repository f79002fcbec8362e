// The results of a verification as they are printed, written, read again and merged from shards.
#ifndef MX_CONFORMANCE_PROPERTIES_RESULTS_H_
#define MX_CONFORMANCE_PROPERTIES_RESULTS_H_

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/coverage/coverage.h"
#include "conformance/properties/property.h"

namespace mx::conformance {

// The problems of one operation's fixed set, or the checks of one property.
struct ResultLine {
  std::string id, group, kind;  // group: "set" or the property's stage
  int64_t required = 0, cases = 0, discards = 0, failed = 0, elements = 0, wrong = 0;
  uint64_t instructions = 0;
  double seconds = 0;
  std::string not_offered;  // the device's reason, when nothing ran
};
struct FailureLine {
  std::string id;  // of its set or property
  int64_t index = 0;
  std::string line;  // what reruns it
  std::vector<std::string> faults;
  std::string cause;  // the diagnosis, "" where none was made or found
};
struct CoverageLine {
  std::string name, about;
  bool required = false;
  int64_t offered = 0;
  std::vector<std::string> missing;
  std::string not_offered;
};

struct Results {
  std::string device, description, claims, level = "smoke";
  std::string selection;  // "" for a whole level; else what was chosen, and coverage is not judged
  uint64_t seed = 0;
  int64_t shard = 0, shards = 1, rounds = 1;
  bool interrupted = false;
  std::vector<ResultLine> lines;
  std::vector<CoverageLine> coverage;
  std::vector<FailureLine> failures;  // the first ones of each line

  int64_t Cases() const;
  int64_t Failed() const;
  bool Partial() const { return shards > 1; }
  // Why this is no PASS although nothing failed: cases that did not run, discards, points that were not met.
  // A part of a level is judged by what ran alone.
  std::vector<std::string> Doubts() const;
  // PASS, FAIL (no case at all is one), INCONCLUSIVE; of one shard PARTIAL or FAIL.
  const char* Verdict() const;
};

ResultLine LineOf(const Summary& summary);
ResultLine LineOf(const PropertyResult& result);
std::vector<CoverageLine> LinesOf(const std::vector<FamilyResult>& families);

nlohmann::ordered_json ToJson(const Results& results, const std::string& rerun);
Results ParseResults(std::string_view text, const std::string& where);  // throws InputError

// The whole from all of its shards, given in any order: the same counts, failures, coverage and verdict as in
// a run that was not sharded; times are added. Throws InputError that names the file: shards of different
// runs, one twice or missing. `names`: of the files, for messages.
Results Merge(const std::vector<Results>& parts, const std::vector<std::string>& names);

// A JUnit document (testsuites of testsuite a group, testcase a line), as CI servers read it.
std::string JUnit(const Results& results);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_PROPERTIES_RESULTS_H_
