// The simulator's fast engine as a device: judged against the scalar reference like any other.
#include <cstring>
#include <vector>

#include "conformance/device.h"
#include "conformance/reference.h"
#include "sim/base/error.h"
#include "sim/base/simd.h"
#include "sim/linear/linear.h"

namespace mx::conformance {
namespace {

class SimDevice : public Device {
 public:
  explicit SimDevice(const Claims& claims) : claims_(claims) {}
  Claims claims() const override { return claims_; }
  std::string Describe() const override { return "the simulator's engine on " + SelectedSimd(); }

  std::string Unsupported(const Problem& p) const override {
    if (p.op == Operation::kHadamard) return "the engine rotates only where it quantises";
    if (p.op == Operation::kLinear && (p.m % kBlock != 0 || p.n % kBlock != 0 || p.k % kBlock != 0))
      return "a layer contracts over each of its sizes, in blocks of 32";
    if (p.variant != Variant::kTuned) return "the engine has no naive variant: that is the reference";
    return "";
  }

  Answer Run(const Problem& p, TensorSet& tensors) override {
    switch (p.op) {
      case Operation::kQuantizeRow:
      case Operation::kQuantizeColumn:
      case Operation::kQuantizeBoth:
        RunQuantize(p, tensors);
        break;
      case Operation::kDequantize:
        RunDequantize(p, tensors);
        break;
      case Operation::kGemm:
        RunGemm(p, claims(), EngineProduct, tensors);
        break;
      case Operation::kLinear:
        RunLinear(p, tensors);
        break;
      case Operation::kMfma:
        RunMfma(p, tensors);
        break;
      case Operation::kHadamard:
        Fail("{}", Unsupported(p));
    }
    return {};
  }

 private:
  void RunQuantize(const Problem& p, TensorSet& tensors) {
    for (const Axis axis : {Axis::kRow, Axis::kColumn}) {
      const std::string prefix = axis == Axis::kRow ? "row_" : "column_";
      if (!tensors.Has(prefix + "codes")) continue;
      const MxTensor mx = Quantize(ViewOf(tensors["x"]), axis, QuantSpecOf(p, claims(), axis));
      StoreOperand(mx, ShapeOf(mx.rows, mx.k, Layout::kLinear, p.scale_layout), tensors[prefix + "codes"],
                   tensors[prefix + "scales"]);
    }
  }

  void RunDequantize(const Problem& p, TensorSet& tensors) {
    const MxTensor mx =
        LoadOperand(ShapeOf(p.m, p.n, Layout::kLinear, p.scale_layout), tensors["codes"], tensors["scales"]);
    Tensor& y = tensors["y"];
    if (p.out == DType::kF32) return Dequantize(mx, y.data<float>());
    Dequantize16(mx, p.out, y.data<uint16_t>());
  }

  // The layer that training uses. In binary32 at the boundary: its rounding to bfloat16 is the GEMM's.
  void RunLinear(const Problem& p, TensorSet& tensors) {
    Recipe recipe = RecipeByName(p.hadamard == 0 ? "mxfp4" : "mxfp4-h16");
    recipe.hadamard = p.hadamard == 0 ? recipe.hadamard : p.hadamard;
    recipe.rule = p.rule;
    recipe.sign_mode = SignMode::kFixed;
    recipe.fixed_signs = {p.signs, 0, 0, 0};
    recipe.profile = p.profile.value_or(claims().profile);
    recipe.instruction = p.instruction.value_or(claims().instruction);
    recipe.io_f32 = true;
    for (GemmRecipe& gemm : recipe.gemms) {
      gemm.out = p.out;
      for (OperandRecipe& operand : gemm.operands) operand.rounding = p.round;
    }
    const auto values = [&](const char* name) {
      const SourceView view = ViewOf(tensors[name]);
      std::vector<float> out;
      for (int64_t row = 0; row < view.rows; ++row) {
        for (int64_t col = 0; col < view.cols; ++col) out.push_back(FromBits(view.F32Bits(row, col)));
      }
      return out;
    };
    const std::vector<float> x = values("x"), w = values("w"), dy = values("dy");
    // A gradient is added to dw; -0 is what no sum changes, not even a zero's sign.
    std::vector<float> y(dy.size()), dx(x.size()), dw(w.size(), -0.0f);
    Linear layer(recipe, SimulatorBackend(), 0, 0, p.k, p.n);
    const CallPosition at{p.noise, p.step, p.micro_batch};
    layer.Forward(at, w.data(), x.data(), p.m, y.data());
    layer.Backward(at, w.data(), x.data(), dy.data(), p.m, dx.data(), dw.data());
    Store(y, tensors["y"]);
    Store(dx, tensors["dx"]);
    Store(dw, tensors["dw"]);
  }

  static void Store(const std::vector<float>& values, Tensor& t) {
    for (size_t i = 0; i < values.size(); ++i) {
      const auto at = static_cast<int64_t>(i);
      const uint32_t bits = ToBits(values[i]);
      t.SetWord(at / t.cols(), at % t.cols(), t.type() == TensorType::kF32 ? bits : bits >> 16);
    }
  }

  void RunMfma(const Problem& p, TensorSet& tensors) {
    const WaveOperand a{p.format_a, tensors["a"].data<uint32_t>(), tensors["a_scales"].data<uint32_t>(),
                        p.byte_a};
    const WaveOperand b{p.format_b, tensors["b"].data<uint32_t>(), tensors["b_scales"].data<uint32_t>(),
                        p.byte_b};
    MfmaScaledWave(p.instruction.value_or(claims().instruction), p.profile.value_or(claims().profile), a, b,
                   tensors["c"].data<uint32_t>(), tensors["d"].data<uint32_t>());
  }

  Claims claims_;
};

}  // namespace

std::unique_ptr<Device> MakeSimDevice(const DeviceOptions& options) {
  return std::make_unique<SimDevice>(options.behaviour.value_or(Claims{}));
}

}  // namespace mx::conformance
