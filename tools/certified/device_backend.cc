#include "tools/certified/device_backend.h"

#include <cstring>
#include <utility>

#include "conformance/operand.h"
#include "sim/base/error.h"

namespace mx::tools {

namespace {

using conformance::Answer;
using conformance::Device;
using conformance::Layout;
using conformance::OperandShape;
using conformance::Operation;
using conformance::Problem;
using conformance::ShapeOf;
using conformance::TensorSet;

class HostOperand : public Backend::Operand {
 public:
  explicit HostOperand(MxTensor tensor) : tensor_(std::move(tensor)) {}
  const MxTensor& Linear() const override { return tensor_; }

 private:
  MxTensor tensor_;
};

OperandShape Linear(int64_t rows, int64_t k) { return ShapeOf(rows, k, Layout::kLinear, Layout::kLinear); }

class DeviceBackend : public Backend {
 public:
  DeviceBackend(Device& device, std::function<std::string()> stamp)
      : device_(device), stamp_(std::move(stamp)) {}

  std::unique_ptr<Operand> Quantise(const SourceView& source, Axis axis, const QuantSpec& spec,
                                    QuantCounters* counters) override {
    const bool row = axis == Axis::kRow;
    const Problem p = QuantiseProblem(source, row, spec);
    TensorSet tensors = conformance::MakeTensors(p);
    conformance::Tensor& x = tensors["x"];
    for (int64_t r = 0; r < source.rows; ++r) {
      std::memcpy(x.data<std::byte>() + r * x.stride() * Bytes(source.type),
                  static_cast<const std::byte*>(source.data) + r * source.stride * Bytes(source.type),
                  static_cast<size_t>(source.cols * Bytes(source.type)));
    }
    RunOn(p, tensors);
    const std::string prefix = row ? "row_" : "column_";
    const OperandShape shape = row ? Linear(source.rows, source.cols) : Linear(source.cols, source.rows);
    if (counters != nullptr) {
      counters->elements += static_cast<uint64_t>(source.rows * source.cols);
      counters->blocks += static_cast<uint64_t>(shape.rows * (shape.k / kBlock));
    }
    return std::make_unique<HostOperand>(
        LoadOperand(shape, tensors[prefix + "codes"], tensors[prefix + "scales"]));
  }

  void Multiply(const Operand& a, const Operand& b, const GemmSpec& spec, const void* c, void* d) override {
    if (spec.splits != 1 || spec.beta || c != nullptr)
      Fail("the device's kernels neither split K nor add to C here");
    Problem p;
    p.op = Operation::kGemm;
    p.m = a.Linear().rows;
    p.n = b.Linear().rows;
    p.k = a.Linear().k;
    p.profile = spec.profile;
    p.instruction = spec.instruction;
    p.alpha = spec.alpha;
    p.out = spec.out;
    TensorSet tensors = conformance::MakeTensors(p);
    StoreOperand(a.Linear(), Linear(p.m, p.k), tensors["a_codes"], tensors["a_scales"]);
    StoreOperand(b.Linear(), Linear(p.n, p.k), tensors["b_codes"], tensors["b_scales"]);
    RunOn(p, tensors);
    const auto out = std::as_const(tensors)["d"].payload();
    std::memcpy(d, out.data(), out.size());
  }

  std::string Stamp() const override { return stamp_(); }

 private:
  static Problem QuantiseProblem(const SourceView& source, bool row, const QuantSpec& spec) {
    const QuantSpec usual;
    if (spec.format != usual.format || spec.block != usual.block || spec.zero_byte != usual.zero_byte ||
        spec.nan != usual.nan || spec.sr_pair != usual.sr_pair || spec.prescale != 1.0f || spec.fixed_scale) {
      Fail(
          "the device's kernels quantise to E2M1 in blocks of 1x32 under the default claims; this recipe "
          "asks for "
          "something else");
    }
    Problem p;
    p.op = row ? Operation::kQuantizeRow : Operation::kQuantizeColumn;
    p.m = source.rows;
    p.n = source.cols;
    p.in = source.type;
    p.rule = spec.rule;
    p.round = spec.rounding;
    p.hadamard = spec.hadamard.n;
    (row ? p.signs : p.signs_column) = spec.hadamard.signs[0];
    p.noise = spec.random.seed;
    p.step = spec.random.step;
    p.micro_batch = spec.random.micro_batch;
    if (!row && spec.rounding == Rounding::kSR && spec.random.stream % 2 == 0) {
      Fail("the device draws a column copy from an odd stream; this recipe uses stream {}",
           spec.random.stream);
    }
    p.stream = row ? spec.random.stream : spec.random.stream & ~1u;
    return p;
  }

  void RunOn(const Problem& p, TensorSet& tensors) {
    const std::string unsupported = device_.Unsupported(p);
    if (!unsupported.empty()) Fail("the device does not offer this layer: {}", unsupported);
    const Answer answer = device_.Run(p, tensors);
    if (!answer.findings.empty()) Fail("the device found: {}", answer.findings.front());
  }

  Device& device_;
  std::function<std::string()> stamp_;
};

}  // namespace

std::unique_ptr<Backend> MakeDeviceBackend(Device& device, std::function<std::string()> stamp) {
  return std::make_unique<DeviceBackend>(device, std::move(stamp));
}

}  // namespace mx::tools
