#include "conformance/probe/conversions.h"

#include <cstring>
#include <utility>

#include "conformance/probe/probe_kernels.h"
#include "sim/base/error.h"

namespace mx::conformance {
namespace {

class KernelConversions : public Conversions {
 public:
  explicit KernelConversions(std::shared_ptr<Platform> platform) : platform_(std::move(platform)) {}

  std::vector<ConvertAnswer> Run(const std::vector<ConvertCall>& calls) override {
    std::vector<ConvertAnswer> answers(calls.size());
    if (calls.empty()) return answers;
    const auto count = static_cast<int64_t>(calls.size());
    Tensor in("calls", TensorType::kU32, count, 8, Direction::kIn);
    Tensor out("answers", TensorType::kU32, count, 2, Direction::kOut);
    for (int64_t i = 0; i < count; ++i) {
      const ConvertCall& c = calls[static_cast<size_t>(i)];
      const uint32_t words[8] = {static_cast<uint32_t>(c.op), c.s0, c.s1, c.seed, c.scale, c.old, 0, 0};
      for (int64_t j = 0; j < 8; ++j) in.SetWord(i, j, words[j]);
    }
    const std::unique_ptr<Machine> machine = platform_->Open(Problem{});
    struct {
      uint64_t calls, answers;
      uint32_t count, unused;
    } block{machine->Place(in), machine->Place(out), static_cast<uint32_t>(count), 0};
    RunProbeKernel(*machine, "ProbeConvert", static_cast<uint32_t>((count + 63) / 64),
                   std::as_bytes(std::span(&block, 1)));
    machine->Fetch(out);
    for (int64_t i = 0; i < count; ++i) answers[static_cast<size_t>(i)] = {out.Word(i, 0), out.Word(i, 1)};
    return answers;
  }

 private:
  std::shared_ptr<Platform> platform_;
};

}  // namespace

std::unique_ptr<Conversions> MakeConversions(std::shared_ptr<Platform> platform) {
  return std::make_unique<KernelConversions>(std::move(platform));
}

}  // namespace mx::conformance
