#include "sim/linear/backend.h"

#include <optional>
#include <utility>

namespace mx {
namespace {

// Unpacked for the engine at its first use as A or as B, and once for both uses of a weight that stays.
class SimulatorOperand : public Backend::Operand {
 public:
  explicit SimulatorOperand(MxTensor tensor) : tensor_(std::move(tensor)) {}
  const MxTensor& Linear() const override { return tensor_; }
  const PackedOperand& A() const {
    if (!a_) a_ = PackedOperand::A(tensor_);
    return *a_;
  }
  const PackedOperand& B() const {
    if (!b_) b_ = PackedOperand::B(tensor_);
    return *b_;
  }

 private:
  MxTensor tensor_;
  mutable std::optional<PackedOperand> a_, b_;
};

class Simulator : public Backend {
 public:
  std::unique_ptr<Operand> Quantise(const SourceView& source, Axis axis, const QuantSpec& spec,
                                    QuantCounters* counters) override {
    return std::make_unique<SimulatorOperand>(Quantize(source, axis, spec, counters));
  }
  void Multiply(const Operand& a, const Operand& b, const GemmSpec& spec, const void* c, void* d) override {
    Gemm(static_cast<const SimulatorOperand&>(a).A(), static_cast<const SimulatorOperand&>(b).B(), spec, c,
         d);
  }
};

}  // namespace

Backend& SimulatorBackend() {
  static Simulator simulator;
  return simulator;
}

}  // namespace mx
