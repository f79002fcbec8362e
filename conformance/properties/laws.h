// Laws as rows: the problems that each runs, when it holds, and how it judges. RunCheck is their only caller.
#ifndef MX_CONFORMANCE_PROPERTIES_LAWS_H_
#define MX_CONFORMANCE_PROPERTIES_LAWS_H_

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/properties/property.h"

namespace mx::conformance {

// One check under way: runs the device and gathers what is wrong.
class Trial {
 public:
  Trial(Device& device, const Check& check, CaseResult& result)
      : device(device), check(check), p(check.problem), result(result) {}

  // Runs the device on the tensors. False when it threw; then there is nothing to compare.
  bool Run(const Problem& problem, TensorSet& tensors) { return RunDevice(device, problem, tensors, result); }
  // Every output bit alike; `what` begins the sentence, e.g. "law repeat".
  void Same(const Problem& problem, const TensorSet& expected, const TensorSet& found);
  void Fault(const std::string& sentence);

  Device& device;
  const Check& check;
  const Problem& p;
  CaseResult& result;
};

struct LawRow {
  Law id;
  // All problems that the device must offer; the check's own is always one of them.
  std::vector<Problem> (*problems)(const Check& check);
  // Why the law says nothing about this check under these claims, or "".
  std::string (*unfit)(const Check& check, const Claims& claims);
  void (*judge)(Trial& trial);
};

// Determinism and memory: laws_runs.cc.
void JudgeRepeat(Trial& t);
void JudgeSchedule(Trial& t);
void JudgeVariant(Trial& t);
void JudgeConcurrent(Trial& t);
void JudgeSurroundings(Trial& t);
void JudgeRefuse(Trial& t);
// What the inputs' signs, exponents and places do to the outputs: laws_inputs.cc.
void JudgeNegate(Trial& t);
void JudgeShift(Trial& t);
void JudgePermute(Trial& t);
void JudgePad(Trial& t);
Problem Padded(const Check& check);
// One operation in terms of others: laws_stages.cc.
void JudgeTranspose(Trial& t);
void JudgeBoth(Trial& t);
void JudgeInvolution(Trial& t);
void JudgeRotation(Trial& t);
void JudgeCompose(Trial& t);
void JudgeUnit(Trial& t);
Problem Transposed(const Problem& column);              // the row copy of the transpose
Problem WithOperation(const Problem& p, Operation op);  // the same otherwise
std::vector<Problem> StagesOf(const Problem& linear);   // the quantising and the products of a layer
Problem UnitProduct(const Problem& gemm);
Problem UnitDequantize(const Problem& gemm);
// Stochastic rounding: laws_rounding.cc.
void JudgeNoise(Trial& t);
void JudgeUnbiased(Trial& t);
Problem OtherNoise(const Check& check);

// What defect `by` is called (defects.inc), "" beyond the last.
std::string DefectName(int64_t by);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_PROPERTIES_LAWS_H_
