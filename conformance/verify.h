// The judge: runs problems on a device and compares every bit with the reference.
#ifndef MX_CONFORMANCE_VERIFY_H_
#define MX_CONFORMANCE_VERIFY_H_

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "conformance/compare.h"
#include "conformance/device.h"
#include "conformance/problem.h"

namespace mx::conformance {

struct CaseResult {
  Problem problem;
  std::string unsupported;          // the device's reason not to run it; then nothing else is set
  std::vector<std::string> faults;  // everything that was wrong, one sentence each; empty: passed
  Comparison comparison;
  Answer answer;
  double seconds = 0;               // of the device's run, without the reference
  std::string digest, first_words;  // of the outputs, where asked for
};

// Makes the tensors, runs the device, and judges: outputs against the reference, findings of the device,
// guard bands, inputs left alone. What the device throws is a fault. `observe` is shown inputs and the
// reference's outputs.
using Observer = std::function<void(const TensorSet& expected)>;
CaseResult RunCase(Device& device, const Problem& problem, bool digest = false, const Observer& observe = {});

// The part without the reference: runs the device on `tensors` and adds to the result what is wrong whatever
// the outputs are. False when the device threw.
bool RunDevice(Device& device, const Problem& problem, TensorSet& tensors, CaseResult& result);

struct Summary {
  Operation op = Operation::kGemm;
  int64_t cases = 0, failed = 0, unsupported = 0, elements = 0, wrong = 0;
  uint64_t launches = 0, instructions = 0, mfma = 0;
  double seconds = 0;       // wall time of the operation, reference included
  std::string not_offered;  // why, when no case ran
};

struct Report {
  std::vector<Summary> operations;
  std::vector<CaseResult> failures;  // in the order of the problems
  bool interrupted = false;
  int64_t Cases() const;
  bool Passed() const { return !interrupted && failures.empty() && Cases() > 0; }
};

struct Run {
  const std::atomic<bool>* stop = nullptr;                        // set by a signal: no further case begins
  std::function<void(const Summary&)> after_operation;            // progress
  std::function<void(const Problem&, const TensorSet&)> observe;  // each case; by several threads at once
};

// Problems are grouped by operation, in the order of operations.inc. Several threads where the device allows.
Report Verify(Device& device, const std::vector<Problem>& problems, const Run& run = {});

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_VERIFY_H_
