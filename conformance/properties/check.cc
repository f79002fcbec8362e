// Running one check: the table of laws.
#include <fmt/format.h>

#include <iterator>

#include "conformance/coverage/coverage.h"
#include "conformance/properties/laws.h"
#include "sim/base/error.h"

namespace mx::conformance {
namespace {

std::vector<Problem> Itself(const Check& c) { return {c.problem}; }
std::string Always(const Check&, const Claims&) { return ""; }

std::string Only(bool fits, const char* why) { return fits ? "" : why; }

// Adders that cut towards minus infinity treat a number and its negative differently.
std::string UnfitNegate(const Check& c, const Claims& claims) {
  const Profile profile = c.problem.profile.value_or(claims.profile);
  if (c.problem.op == Operation::kMfma) return "the law is not stated for registers";
  const bool product = c.problem.op == Operation::kGemm || c.problem.op == Operation::kLinear;
  return Only(!product || Info(profile).cut != AdderCut::kFloor, "the profile is not symmetric about 0");
}

std::string UnfitShift(const Check& c, const Claims&) {
  const Problem& p = c.problem;
  if (p.op == Operation::kMfma) return "the law is not stated for registers";
  if (p.in == DType::kF16 || p.out == DType::kF16) return "the exponents of f16 are too few";
  return Only(!p.beta && p.split == 0, "the law is about a product alone");
}

std::string UnfitPermute(const Check& c, const Claims&) {
  const Problem& p = c.problem;
  if (p.op == Operation::kQuantizeBoth || p.op == Operation::kLinear || p.op == Operation::kMfma)
    return "rows are contracted over as well";
  return Only(!IsQuantize(p.op) || p.round != Rounding::kSR, "noise belongs to a place");
}

std::string UnfitPad(const Check& c, const Claims&) {
  const Problem& p = c.problem;
  if (p.op == Operation::kGemm) return Only(p.k % kBlock == 0 && p.split == 0, "K ends inside a block");
  if (p.op != Operation::kQuantizeRow && p.op != Operation::kQuantizeColumn)
    return "the law is about one contraction";
  const int64_t k = p.op == Operation::kQuantizeRow ? p.n : p.m;
  if (k % kBlock != 0 || (p.hadamard != 0 && c.by * kBlock % p.hadamard != 0))
    return "the contraction ends inside a block or a rotation";
  return Only(p.round != Rounding::kSR, "noise belongs to a place");
}

std::string UnfitNoise(const Check& c, const Claims&) {
  return Only(IsQuantize(c.problem.op) && c.problem.round == Rounding::kSR, "it needs stochastic rounding");
}

std::string UnfitUnbiased(const Check& c, const Claims& claims) {
  if (c.problem.op != Operation::kQuantizeRow || c.problem.round != Rounding::kSR || c.problem.hadamard != 0)
    return "it needs quantize/row with stochastic rounding and without rotation";
  return Only(claims.sr_pair != SrPair::kSeedShift && claims.sr_pair != SrPair::kPair1Shift,
              "the claimed noise words have leading zeros: biased");
}

template <Operation op>
std::string About(const Check& c, const Claims&) {
  return c.problem.op == op ? "" : fmt::format("the law is about {}", Name(op));
}

const LawRow kLaws[] = {
    {Law::kReference, Itself, Always, nullptr},
    {Law::kRepeat, Itself, Always, JudgeRepeat},
    {Law::kSchedule,
     [](const Check& c) {
       Problem other = c.problem;
       other.schedule = static_cast<uint64_t>(c.by);
       return std::vector{c.problem, other};
     },
     [](const Check& c, const Claims&) {
       return Only(c.problem.op != Operation::kMfma, "one instruction has no order");
     },
     JudgeSchedule},
    {Law::kVariant,
     [](const Check& c) {
       Problem tuned = c.problem, naive = c.problem;
       tuned.variant = Variant::kTuned;
       naive.variant = Variant::kNaive;
       return std::vector{tuned, naive};
     },
     [](const Check& c, const Claims&) {
       return Only(c.problem.op != Operation::kMfma, "one instruction has no variants");
     },
     JudgeVariant},
    {Law::kConcurrent, Itself, Always, JudgeConcurrent},
    {Law::kSurroundings, Itself, Always, JudgeSurroundings},
    {Law::kNegate, Itself, UnfitNegate, JudgeNegate},
    {Law::kShift, Itself, UnfitShift, JudgeShift},
    {Law::kPermute, Itself, UnfitPermute, JudgePermute},
    {Law::kPad,
     [](const Check& c) {
       return std::vector{c.problem, Padded(c)};
     },
     UnfitPad, JudgePad},
    {Law::kTranspose,
     [](const Check& c) {
       return std::vector{c.problem, Transposed(c.problem)};
     },
     About<Operation::kQuantizeColumn>, JudgeTranspose},
    {Law::kBoth,
     [](const Check& c) {
       return std::vector{c.problem, WithOperation(c.problem, Operation::kQuantizeRow),
                          WithOperation(c.problem, Operation::kQuantizeColumn)};
     },
     About<Operation::kQuantizeBoth>, JudgeBoth},
    {Law::kInvolution, Itself, About<Operation::kHadamard>, JudgeInvolution},
    {Law::kRotation,
     [](const Check& c) {
       Problem plain = c.problem;
       plain.hadamard = 0;
       return std::vector{c.problem, plain};
     },
     About<Operation::kLinear>, JudgeRotation},
    {Law::kCompose,
     [](const Check& c) {
       std::vector<Problem> all = StagesOf(c.problem);
       all.push_back(c.problem);
       return all;
     },
     About<Operation::kLinear>, JudgeCompose},
    {Law::kUnit,
     [](const Check& c) {
       return std::vector{UnitProduct(c.problem), UnitDequantize(c.problem)};
     },
     About<Operation::kGemm>, JudgeUnit},
    {Law::kNoise,
     [](const Check& c) {
       return std::vector{c.problem, OtherNoise(c)};
     },
     UnfitNoise, JudgeNoise},
    {Law::kUnbiased, Itself, UnfitUnbiased, JudgeUnbiased},
    {Law::kRefuse, Itself,
     [](const Check& c, const Claims&) { return Only(!DefectName(c.by).empty(), "there is no such defect"); },
     JudgeRefuse},
};

const LawRow& RowOf(Law law) { return kLaws[static_cast<size_t>(law)]; }

}  // namespace

void Trial::Same(const Problem& problem, const TensorSet& expected, const TensorSet& found) {
  const Comparison comparison = Compare(problem, expected, found);
  result.comparison.elements += comparison.elements;
  result.comparison.wrong += comparison.wrong;
  for (const Mismatch& mismatch : comparison.mismatches) {
    result.comparison.mismatches.push_back(mismatch);
    Fault(Describe(mismatch));
  }
}

void Trial::Fault(const std::string& sentence) {
  result.faults.push_back(fmt::format("law {}: {}", Name(check.law), sentence));
}

std::vector<Problem> LawProblems(const Check& check) { return RowOf(check.law).problems(check); }

std::string Unsupported(const Device& device, const Check& check) {
  const LawRow& law = RowOf(check.law);
  const std::string unfit = law.unfit(check, device.claims());
  if (!unfit.empty()) return fmt::format("law {}: {}", Name(check.law), unfit);
  for (const Problem& problem : law.problems(check)) {
    const std::string why = device.Unsupported(problem);
    if (!why.empty()) return why;
  }
  if (check.law == Law::kConcurrent && !device.Concurrent()) return "the device runs one problem at a time";
  if (check.law == Law::kRefuse && (!device.HasLauncher() || check.problem.op == Operation::kMfma))
    return "the device has no launcher that could refuse it";
  return "";
}

CheckResult RunCheck(Device& device, const Check& check, Coverage* coverage) {
  CheckResult out;
  out.check = check;
  if (check.law == Law::kReference) {
    const Observer observe = [&](const TensorSet& expected) {
      coverage->Collect(check.problem, device.claims(), expected);
    };
    out.result = RunCase(device, check.problem, false, coverage != nullptr ? observe : Observer());
  } else {
    out.result.problem = check.problem;
    out.result.unsupported = Unsupported(device, check);
    if (!out.result.unsupported.empty()) return out;
    Trial trial(device, check, out.result);
    RowOf(check.law).judge(trial);
  }
  if (coverage != nullptr && out.result.unsupported.empty()) coverage->HitLaw(check);
  return out;
}

}  // namespace mx::conformance
