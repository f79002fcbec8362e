// For tests: the three GEMMs of a layer under a recipe, from slow_model.h.
#ifndef MX_SIM_LINEAR_SLOW_LINEAR_H_
#define MX_SIM_LINEAR_SLOW_LINEAR_H_

#include <limits>

#include "sim/linear/linear.h"
#include "sim/linear/slow_model.h"

namespace mx::slow {

class LinearModel {
 public:
  LinearModel(const Recipe& recipe, uint32_t layer, uint32_t linear)
      : recipe_(recipe), layer_(layer), linear_(linear) {}

  Matrix Forward(const CallPosition& at, const Matrix& weight, const Matrix& x, bool training = true) {
    const Matrix y = Product(at, 0, {In(x), In(weight), {}}, training);
    return In(y);
  }
  Matrix Dgrad(const CallPosition& at, const Matrix& weight, const Matrix& x, const Matrix& dy) {
    return In(Product(at, 1, {In(x), In(weight), In(dy)}, true));
  }
  void Wgrad(const CallPosition& at, const Matrix& weight, const Matrix& x, const Matrix& dy, Matrix& dw) {
    const Matrix d = Product(at, 2, {In(x), In(weight), In(dy)}, true);
    for (size_t i = 0; i < d.v.size(); ++i) {
      dw.v[i] += d.v[i];
      if (recipe_.accumulate_bf16) dw.v[i] = Bf16(dw.v[i]);
    }
  }
  void EndStep() {
    for (size_t t = 0; t < 3; ++t) {
      const float most = t == 2 ? 57344.0f : 448.0f;
      if (amax_[t] != 0) {
        const Real quotient = Real{most} / Real{amax_[t]};
        scale_[t] = quotient > std::numeric_limits<float>::max() ? std::numeric_limits<float>::max()
                                                                 : static_cast<float>(quotient);
      }
      amax_[t] = 0;
    }
  }
  float scale(size_t tensor) const { return scale_[tensor]; }

 private:
  using Tensors = std::array<Matrix, 3>;

  Matrix In(const Matrix& m) const { return recipe_.io_f32 ? m : Bf16(m); }

  Rotation RotationOf(const CallPosition& at, size_t gemm, size_t operand) const {
    Rotation rotation;
    if (!recipe_.gemms[gemm].operands[operand].rotate) return rotation;
    rotation.n = recipe_.hadamard;
    if (recipe_.sign_mode == SignMode::kFixed) rotation.signs = recipe_.fixed_signs;
    if (recipe_.sign_mode == SignMode::kPerStep || recipe_.sign_mode == SignMode::kPerCall) {
      const uint32_t batch = recipe_.sign_mode == SignMode::kPerCall ? at.micro_batch : 0;
      const uint32_t stream = 1u << 28 | layer_ << 16 | linear_ << 8 | static_cast<uint32_t>(gemm) << 4;
      const auto words = Philox4x32({0, batch, stream, at.step},
                                    {static_cast<uint32_t>(at.seed), static_cast<uint32_t>(at.seed >> 32)});
      for (int i = 0; i < std::max(1, recipe_.hadamard / 32); ++i)
        rotation.signs[size_t(i)] = words[size_t(i)];
    }
    return rotation;
  }

  CopySpec SpecOf(const CallPosition& at, size_t gemm, size_t operand, uint32_t tensor,
                  uint32_t column) const {
    CopySpec spec;
    spec.operand = recipe_.gemms[gemm].operands[operand];
    spec.rule = recipe_.rule;
    spec.rotation = RotationOf(at, gemm, operand);
    spec.random.seed = at.seed;
    spec.random.step = at.step;
    spec.random.micro_batch = tensor == 1 ? 0 : at.micro_batch;
    spec.random.stream = layer_ << 16 | linear_ << 8 | tensor << 4 | column;
    return spec;
  }

  // What the forward copy stands for.
  Matrix Seen(const CallPosition& at, const Matrix& m, size_t tensor) const {
    const CopySpec spec = SpecOf(at, 0, tensor, static_cast<uint32_t>(tensor), 0);
    const Copy copy = Quantise(m, spec);
    Matrix out = Zero(m.rows, m.cols);
    for (size_t i = 0; i < out.v.size(); ++i) {
      out.v[i] = static_cast<float>(std::ldexp(copy.value[i], copy.exponent[i]));
    }
    out = Rotate(out, spec.rotation, true);
    return In(out);
  }

  Matrix Product(const CallPosition& at, size_t gemm, const Tensors& tensors, bool training) {
    static constexpr size_t kTensor[3][2] = {{0, 1}, {2, 1}, {2, 0}};
    static constexpr bool kColumn[3][2] = {{false, false}, {false, true}, {true, true}};
    const GemmRecipe& g = recipe_.gemms[gemm];
    const bool plain = g.arithmetic == GemmArithmetic::kF32 || g.arithmetic == GemmArithmetic::kBF16;
    std::array<Copy, 2> copies;
    std::array<Matrix, 2> sources;
    float alpha = 1;
    for (size_t i = 0; i < 2; ++i) {
      const size_t t = kTensor[gemm][i];
      Matrix m = tensors[t];
      if (recipe_.requantise && gemm != 0 && t != 2) m = Seen(at, m, t);
      sources[i] = kColumn[gemm][i] ? Transpose(m) : m;
      if (g.arithmetic == GemmArithmetic::kBF16) sources[i] = Bf16(sources[i]);
      if (g.arithmetic == GemmArithmetic::kMX) {
        copies[i] = Quantise(sources[i], SpecOf(at, gemm, i, static_cast<uint32_t>(t), kColumn[gemm][i]));
      } else if (g.arithmetic == GemmArithmetic::kFP8) {
        copies[i] = CastFp8(sources[i], t == 2 ? Format::kE5M2 : Format::kE4M3, scale_[t]);
        alpha *= 1.0f / scale_[t];
        for (const float x : m.v) amax_[t] = training ? std::max(amax_[t], std::fabs(x)) : amax_[t];
      }
    }
    Matrix d = Zero(sources[0].rows, sources[1].rows);
    for (int64_t i = 0; i < d.rows; ++i) {
      for (int64_t j = 0; j < d.cols; ++j) {
        float acc = plain ? 0 : Dot(copies[0], i, copies[1], j, recipe_.splits) * alpha;
        for (int64_t k = 0; plain && k < sources[0].cols; ++k) {
          const float product = sources[0].at(i, k) * sources[1].at(j, k);
          acc += product;
        }
        d.at(i, j) = g.out == DType::kBF16 ? Bf16(acc) : acc;
      }
    }
    return d;
  }

  Recipe recipe_;
  uint32_t layer_, linear_;
  std::array<float, 3> scale_ = {1, 1, 1}, amax_ = {0, 0, 0};
};

}  // namespace mx::slow

#endif  // MX_SIM_LINEAR_SLOW_LINEAR_H_
