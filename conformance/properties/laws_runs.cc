// The same problem again, in another order, by another kernel, beside another, in other surroundings; and
// launches that must be refused.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <thread>
#include <utility>

#include "conformance/properties/laws.h"

namespace mx::conformance {
namespace {

constexpr int kRepeats = 4;  // a race is not lost every time

// Two runs of the device, whose outputs must be alike.
void Compare2(Trial& t, const Problem& first, const Problem& second) {
  TensorSet a = MakeTensors(first), b = MakeTensors(second);
  if (t.Run(first, a) && t.Run(second, b)) t.Same(first, a, b);
}

// Other bytes wherever a kernel has no business: guard bands, gaps between the rows of an input, outputs that
// nobody has written. Returns the whole tensor as it then is.
std::vector<std::byte> Disturb(Tensor& t) {
  constexpr std::byte kOther{0x3C};
  const bool output = t.direction() == Direction::kOut;
  if (output) std::fill(t.payload().begin(), t.payload().end(), kOther);
  const auto whole = t.whole();
  std::fill_n(whole.begin(), Tensor::kGuard, kOther);
  std::fill_n(whole.end() - Tensor::kGuard, Tensor::kGuard, kOther);
  const int64_t size = Bytes(t.type());
  for (int64_t row = 0; row + 1 < t.rows() && t.stride() != t.cols(); ++row) {
    std::fill_n(t.data<std::byte>() + (row * t.stride() + t.cols()) * size, (t.stride() - t.cols()) * size,
                kOther);
  }
  return {whole.begin(), whole.end()};
}

bool Elsewhere(Tensor& t, const std::vector<std::byte>& before) {
  const auto whole = t.whole();
  const auto differs = [&](size_t begin, size_t end) {
    return !std::equal(whole.begin() + begin, whole.begin() + end, before.begin() + begin);
  };
  if (differs(0, Tensor::kGuard) || differs(whole.size() - Tensor::kGuard, whole.size())) return true;
  const auto size = static_cast<size_t>(Bytes(t.type()));
  for (int64_t row = 0; row + 1 < t.rows(); ++row) {
    const auto at = Tensor::kGuard + static_cast<size_t>(row * t.stride()) * size;
    if (differs(at + static_cast<size_t>(t.cols()) * size, at + static_cast<size_t>(t.stride()) * size))
      return true;
  }
  return false;
}

}  // namespace

void JudgeRepeat(Trial& t) {
  TensorSet first = MakeTensors(t.p);
  if (!t.Run(t.p, first)) return;
  for (int i = 1; i < kRepeats && t.result.faults.empty(); ++i) {
    TensorSet again = MakeTensors(t.p);
    if (!t.Run(t.p, again)) return;
    t.Same(t.p, first, again);
  }
}

void JudgeSchedule(Trial& t) {
  Problem other = t.p;
  other.schedule = static_cast<uint64_t>(t.check.by);
  Compare2(t, t.p, other);
}

void JudgeVariant(Trial& t) {
  Problem tuned = t.p, naive = t.p;
  tuned.variant = Variant::kTuned;
  naive.variant = Variant::kNaive;
  Compare2(t, naive, tuned);
}

void JudgeConcurrent(Trial& t) {
  const Problem& first = t.p;
  Problem second = t.p;
  ++second.seed;
  TensorSet alone[] = {MakeTensors(first), MakeTensors(second)};
  TensorSet beside[] = {MakeTensors(first), MakeTensors(second)};
  if (!t.Run(first, alone[0]) || !t.Run(second, alone[1])) return;
  CaseResult other;
  bool ran_other = false;
  std::thread thread([&] { ran_other = RunDevice(t.device, second, beside[1], other); });
  const bool ran = t.Run(first, beside[0]);
  thread.join();
  for (const std::string& fault : other.faults) t.Fault(fault);
  if (ran) t.Same(first, alone[0], beside[0]);
  if (ran_other) t.Same(second, alone[1], beside[1]);
}

// The bytes outside are compared here and not by Tensor::Trespass, which knows one pattern.
void JudgeSurroundings(Trial& t) {
  TensorSet plain = MakeTensors(t.p), disturbed = plain;
  if (!t.Run(t.p, plain)) return;
  std::vector<std::vector<std::byte>> before;
  for (Tensor& tensor : disturbed) before.push_back(Disturb(tensor));
  Answer answer;
  try {
    answer = t.device.Run(t.p, disturbed);
  } catch (const std::exception& error) {
    return t.Fault(fmt::format("the device failed: {}", error.what()));
  }
  for (const std::string& finding : answer.findings) t.Fault(finding);
  size_t next = 0;
  for (Tensor& tensor : disturbed) {
    if (Elsewhere(tensor, before[next++]))
      t.Fault(fmt::format("{}: bytes outside of the elements were written", tensor.name()));
  }
  t.Same(t.p, plain, disturbed);
}

std::string DefectName(int64_t by) {
  constexpr const char* kNames[] = {
#define MX_DEFECT(name, about) name,
#include "conformance/defects.inc"
#undef MX_DEFECT
  };
  return by < 0 || by >= static_cast<int64_t>(std::size(kNames)) ? "" : kNames[by];
}

void JudgeRefuse(Trial& t) {
  const std::string defect = DefectName(t.check.by);
  const std::optional<Refusal> refusal = t.device.Refuse(t.p, defect);
  if (!refusal) {
    t.result.unsupported = "the device has no launcher that could refuse this";
    return;
  }
  t.result.comparison.elements += 1;
  if (!refusal->refused) t.Fault(fmt::format("arguments with the defect '{}' were accepted", defect));
  if (refusal->refused && refusal->message.empty())
    t.Fault(fmt::format("'{}' was refused without a word", defect));
  if (refusal->launches != 0)
    t.Fault(fmt::format("'{}': {} kernels were launched", defect, refusal->launches));
}

}  // namespace mx::conformance
