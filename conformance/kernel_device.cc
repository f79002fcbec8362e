// The project's kernels through their launcher, on any platform.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <utility>

#include "conformance/machine.h"
#include "conformance/mutants.h"
#include "conformance/reference.h"
#include "sim/base/error.h"

namespace mx::conformance {
namespace {

mxk_type TypeOf(DType type) { return type == DType::kF32 ? MXK_F32 : MXK_BF16; }
mxk_layout LayoutOf(Layout layout) { return layout == Layout::kShuffled ? MXK_SHUFFLED : MXK_LINEAR; }
mxk_rule RuleOf(ScaleRule rule) {
  return rule == ScaleRule::kEven ? MXK_EVEN : rule == ScaleRule::kFloor ? MXK_FLOOR : MXK_RCEIL;
}

// What the launcher documents that it takes (kernels/launch/mxk.h).
std::string OutsideLauncher(const Problem& p) {
  const auto block = [](int64_t size, const char* what) {
    return size % kBlock == 0 ? "" : fmt::format("{} = {} is no multiple of 32", what, size);
  };
  if (p.round == Rounding::kRTZ) return "no kernel rounds toward zero";
  if (p.rule == ScaleRule::kCeil) return "no kernel has the scale rule ceil";
  if (p.hadamard != 0 && p.hadamard != 16) return "the kernels rotate by 16 or not at all";
  if (p.in == DType::kF16 || p.out == DType::kF16) return "no kernel reads or writes f16";
  std::string why;
  switch (p.op) {
    case Operation::kQuantizeRow:
      return block(p.n, "cols");
    case Operation::kQuantizeColumn:
      return block(p.m, "rows");
    case Operation::kQuantizeBoth:
      why = block(p.n, "cols");
      return why.empty() ? block(p.m, "rows") : why;
    case Operation::kDequantize:
      return block(p.n, "cols");
    case Operation::kHadamard:
      return p.n % 16 == 0 ? "" : fmt::format("cols = {} is no multiple of 16", p.n);
    case Operation::kGemm:
      if (p.split != 0) return "no kernel splits K";
      if (p.weight_layout != Layout::kLinear) return "no kernel reads shuffled weights";
      return block(p.k, "k");
    case Operation::kLinear:
      why = block(p.m, "tokens");
      if (why.empty()) why = block(p.n, "out_features");
      return why.empty() ? block(p.k, "in_features") : why;
    case Operation::kMfma:
      break;
  }
  return "";
}

// One problem on one machine.
class Session {
 public:
  Session(Machine& machine, const std::string& objects, const MutantInfo* mutant)
      : machine_(machine), driver_(machine), objects_(objects), mutant_(mutant) {
    if (mutant != nullptr)
      driver_.Replace(mutant->replaces, fmt::format("{}/mutants/{}.co", objects, mutant->name),
                      mutant->symbol);
    table_ = driver_.table();
    handle_ = mxk_open(&table_, objects.c_str());
  }
  ~Session() { mxk_close(handle_); }
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  Answer Run(const Problem& p, TensorSet& tensors) {
    for (Tensor& tensor : tensors) buffers_[tensor.name()] = Place(tensor);
    Call(p);
    Answer answer = machine_.Finish();
    for (Tensor& tensor : tensors) machine_.Fetch(tensor);
    return answer;
  }

  // The call of the problem with one thing wrong (defects.inc).
  Refusal Refuse(Problem p, TensorSet& tensors, const std::string& defect) {
    std::string input, output;  // the first of each
    for (Tensor& tensor : tensors) {
      buffers_[tensor.name()] = Place(tensor);
      std::string& name = tensor.direction() == Direction::kIn ? input : output;
      if (name.empty()) name = tensor.name();
    }
    mxk_buffer &in = buffers_[input], &out = buffers_[output];
    if (defect == "null") in.data = nullptr;
    if (defect == "null-output") out.data = nullptr;
    if (defect == "short") --in.bytes;
    if (defect == "short-output") --out.bytes;
    if (defect == "misaligned") out.data = static_cast<char*>(out.data) + 1;
    // Not quite on it: a rotation may be done in place.
    if (defect == "overlap") out = {static_cast<char*>(in.data) + 16, std::max(in.bytes, out.bytes)};
    if (defect == "zero") p.m = 0;
    if (defect == "huge") p.m = int64_t{1} << 31;
    if (defect == "ragged")
      ++(p.op == Operation::kQuantizeColumn                       ? p.m
         : p.op == Operation::kGemm || p.op == Operation::kLinear ? p.k
                                                                  : p.n);
    wrong_variant_ = defect == "enumeration";
    Refusal refusal;
    try {
      Call(p);
    } catch (const InputError& error) {
      refusal.refused = true;
      refusal.message = error.what();
    }
    refusal.launches = machine_.Finish().launches;
    return refusal;
  }

 private:
  void Call(const Problem& p) {
    switch (p.op) {
      case Operation::kQuantizeRow:
      case Operation::kQuantizeColumn:
      case Operation::kQuantizeBoth:
        Quantise(p);
        break;
      case Operation::kDequantize:
        Dequantise(p);
        break;
      case Operation::kHadamard:
        Hadamard(p);
        break;
      case Operation::kGemm:
        Gemm(p);
        break;
      case Operation::kLinear:
        Linear(p);
        break;
      case Operation::kMfma:
        break;
    }
  }

  mxk_buffer Place(Tensor& tensor) {
    return {reinterpret_cast<void*>(machine_.Place(tensor)), tensor.payload().size()};
  }
  void Check(mxk_status status) {
    if (status != MXK_OK) Fail("{}: {}", mxk_status_name(status), mxk_message(handle_));
  }
  // Refusals must not depend on the variant: a mutant stands in for a naive kernel.
  mxk_variant VariantOf(const Problem& p) const {
    if (wrong_variant_) return static_cast<mxk_variant>(MXK_NAIVE + 1);
    return mutant_ != nullptr || p.variant == Variant::kNaive ? MXK_NAIVE : MXK_TUNED;
  }
  mxk_copy Copy(const char* prefix, const QuantSpec& spec) {
    const std::string name = prefix;
    return {buffers_[name + "codes"],
            buffers_[name + "scales"],
            spec.hadamard.signs[0],
            {spec.random.seed, spec.random.micro_batch, spec.random.stream, spec.random.step}};
  }

  void Quantise(const Problem& p) {
    const Claims claims;
    const mxk_copy row = Copy("row_", QuantSpecOf(p, claims, Axis::kRow));
    const mxk_copy column = Copy("column_", QuantSpecOf(p, claims, Axis::kColumn));
    mxk_quantise_args args{};
    args.type = TypeOf(p.in);
    args.x = buffers_["x"];
    args.rows = static_cast<uint64_t>(p.m);
    args.cols = static_cast<uint64_t>(p.n);
    args.stride = static_cast<uint64_t>(p.n + p.gap);
    args.row = p.op != Operation::kQuantizeColumn ? &row : nullptr;
    args.column = p.op != Operation::kQuantizeRow ? &column : nullptr;
    args.hadamard = p.hadamard != 0;
    args.stochastic = p.round == Rounding::kSR;
    args.rule = RuleOf(p.rule);
    args.layout = LayoutOf(p.scale_layout);
    args.variant = VariantOf(p);
    Check(mxk_quantise(handle_, &args));
  }

  void Dequantise(const Problem& p) {
    const mxk_dequantise_args args{buffers_["codes"],
                                   buffers_["scales"],
                                   static_cast<uint64_t>(p.m),
                                   static_cast<uint64_t>(p.n),
                                   LayoutOf(p.scale_layout),
                                   TypeOf(p.out),
                                   buffers_["y"],
                                   VariantOf(p)};
    Check(mxk_dequantise(handle_, &args));
  }

  void Hadamard(const Problem& p) {
    const mxk_hadamard_args args{TypeOf(p.in),
                                 TypeOf(p.out),
                                 buffers_["x"],
                                 buffers_["y"],
                                 static_cast<uint64_t>(p.m),
                                 static_cast<uint64_t>(p.n),
                                 p.signs,
                                 VariantOf(p)};
    Check(mxk_hadamard(handle_, &args));
  }

  void Gemm(const Problem& p) {
    mxk_gemm_args args{};
    args.a = {buffers_["a_codes"], buffers_["a_scales"]};
    args.b = {buffers_["b_codes"], buffers_["b_scales"]};
    args.layout = LayoutOf(p.scale_layout);
    args.m = static_cast<uint64_t>(p.m);
    args.n = static_cast<uint64_t>(p.n);
    args.k = static_cast<uint64_t>(p.k);
    args.type = TypeOf(p.out);
    if (p.beta) args.c = buffers_["c"];
    args.d = buffers_["d"];
    args.stride = static_cast<uint64_t>(p.n + p.gap);
    args.alpha = p.alpha;
    args.beta = p.beta;
    args.instruction = InstructionOf(p);
    args.variant = VariantOf(p);
    Check(mxk_gemm(handle_, &args));
  }
  static mxk_instruction InstructionOf(const Problem& p) {
    return p.instruction == Instruction::k32x32x64 ? MXK_32X32X64 : MXK_16X16X128;
  }

  // A whole layer in a training library's order; the copies are scratch of its own.
  void Linear(const Problem& p) {
    mxk_linear_args args{};
    args.tokens = static_cast<uint64_t>(p.m);
    args.out = static_cast<uint64_t>(p.n);
    args.in = static_cast<uint64_t>(p.k);
    args.hadamard = p.hadamard != 0;
    args.stochastic = p.round == Rounding::kSR;
    args.rule = RuleOf(p.rule);
    args.layout = LayoutOf(p.scale_layout);
    args.instruction = InstructionOf(p);
    args.variant = VariantOf(p);
    args.x = Layer(p, "x", LinearTensor::kX, p.m, p.k);
    args.w = Layer(p, "w", LinearTensor::kW, p.n, p.k);
    args.dy = Layer(p, "dy", LinearTensor::kDY, p.m, p.n);
    Check(mxk_fprop(handle_, &args, TypeOf(p.out), buffers_["y"]));
    Check(mxk_dgrad(handle_, &args, TypeOf(p.out), buffers_["dx"]));
    Check(mxk_wgrad(handle_, &args, TypeOf(p.out), 0, buffers_["dw"]));
  }

  mxk_tensor Layer(const Problem& p, const std::string& name, LinearTensor tensor, int64_t rows,
                   int64_t cols) {
    const auto copy = [&](Axis axis) {
      const std::string prefix = name + (axis == Axis::kRow ? "_row_" : "_column_");
      const int64_t copy_rows = axis == Axis::kRow ? rows : cols, k = axis == Axis::kRow ? cols : rows;
      const OperandShape s = ShapeOf(copy_rows, k, Layout::kLinear, p.scale_layout);
      Scratch(prefix + "codes", s.code_rows, s.code_bytes);
      Scratch(prefix + "scales", s.scale_rows, s.scale_cols);
      return Copy(prefix.c_str(), LinearQuantSpec(p, Claims{}, {tensor, axis}));
    };
    return {TypeOf(p.in), buffers_[name], copy(Axis::kRow), copy(Axis::kColumn)};
  }

  void Scratch(const std::string& name, int64_t rows, int64_t bytes) {
    buffers_[name] = Place(scratch_.Add({name, TensorType::kU8, rows, bytes, Direction::kOut}));
  }

  Machine& machine_;
  MachineDriver driver_;
  mxk_driver table_{};
  std::string objects_;
  const MutantInfo* mutant_;
  mxk_handle* handle_ = nullptr;
  std::map<std::string, mxk_buffer> buffers_;
  TensorSet scratch_;
  bool wrong_variant_ = false;
};

class KernelDevice : public Device {
 public:
  KernelDevice(std::unique_ptr<Platform> platform, const DeviceOptions& options)
      : platform_(std::move(platform)), objects_(FindObjects(options.objects)) {
    if (!options.mutant.empty()) mutant_ = &MutantByName(options.mutant);
  }

  std::string Describe() const override {
    const std::string what = fmt::format("{}, kernels of {}", platform_->Describe(), objects_);
    return mutant_ == nullptr ? what
                              : fmt::format("{}, {} replaced: {}", what, mutant_->replaces, mutant_->what);
  }
  bool Concurrent() const override { return platform_->Concurrent(); }

  std::string Unsupported(const Problem& p) const override {
    if (mutant_ != nullptr && !Uses(*mutant_, p))
      return "it does not run the kernel that the mutant replaces";
    if (p.profile && *p.profile != claims().profile && !platform_->AnyProfile())
      return "silicon has one accumulation profile";
    if (p.op == Operation::kMfma)
      return platform_->HasMfma() ? "" : "no kernel runs one instruction on registers";
    return OutsideLauncher(p);
  }

  Answer Run(const Problem& p, TensorSet& tensors) override {
    if (p.op == Operation::kMfma) {
      platform_->RunMfma(p, tensors);
      return {};
    }
    const std::unique_ptr<Machine> machine = platform_->Open(p);
    return Session(*machine, objects_, mutant_).Run(p, tensors);
  }

  bool HasLauncher() const override { return true; }
  std::optional<Refusal> Refuse(const Problem& p, const std::string& defect) override {
    // The scratch of a layer is sized by the problem, so a huge one cannot be had.
    if (p.op == Operation::kMfma || (p.op == Operation::kLinear && defect == "huge")) return {};
    TensorSet tensors = MakeTensors(p);
    const std::unique_ptr<Machine> machine = platform_->Open(p);
    return Session(*machine, objects_, mutant_).Refuse(p, tensors, defect);
  }

 private:
  // The given folder, or where the build or a checkout keeps the objects.
  static std::string FindObjects(const std::string& given) {
    namespace fs = std::filesystem;
    if (!given.empty()) {
      if (!fs::is_directory(given)) Fail("--objects {}: no such folder", given);
      return given;
    }
    for (const char* folder : {MX_GFX950_OBJECTS, "golden/gfx950"}) {
      if (fs::is_directory(folder)) return folder;
    }
    Fail("code objects: neither {} nor golden/gfx950 exists; give their folder with --objects",
         MX_GFX950_OBJECTS);
  }

  std::unique_ptr<Platform> platform_;
  std::string objects_;
  const MutantInfo* mutant_ = nullptr;
};

}  // namespace

std::unique_ptr<Device> MakeKernelDevice(std::unique_ptr<Platform> platform, const DeviceOptions& options) {
  return std::make_unique<KernelDevice>(std::move(platform), options);
}

}  // namespace mx::conformance
