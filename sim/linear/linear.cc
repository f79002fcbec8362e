#include "sim/linear/linear.h"

#include <utility>

#include "sim/base/error.h"
#include "sim/base/parallel.h"
#include "sim/gemm/plain_gemm.h"
#include "sim/linear/boundary.h"

namespace mx {
namespace {

constexpr uint8_t kScaleOne = 127;  // the scale byte of 2^0

size_t Index(LinearGemm gemm) { return static_cast<size_t>(gemm); }
size_t Index(LinearTensor tensor) { return static_cast<size_t>(tensor); }
const OperandRole& Role(LinearGemm gemm, size_t index) { return kOperandRoles[Index(gemm)][index]; }

// What a call needs for a while: grown to the largest layer of the thread that calls, and kept.
struct Scratch {
  std::vector<float> x, dy, product;
  std::vector<uint16_t> narrow;
};
Scratch& ThreadScratch() {
  thread_local Scratch scratch;
  return scratch;
}
template <typename T>
T* AtLeast(std::vector<T>& v, int64_t count) {
  if (static_cast<int64_t>(v.size()) < count) v.resize(static_cast<size_t>(count));
  return v.data();
}

// Whether two specs of the same recipe quantise a source to the same bits.
bool SameBits(const QuantSpec& a, const QuantSpec& b) {
  const bool same_noise = a.random.seed == b.random.seed && a.random.step == b.random.step &&
                          a.random.micro_batch == b.random.micro_batch && a.random.stream == b.random.stream;
  return a.hadamard.n == b.hadamard.n && a.hadamard.signs == b.hadamard.signs && a.prescale == b.prescale &&
         (a.rounding != Rounding::kSR || same_noise);
}

}  // namespace

LinearStats& LinearStats::operator+=(const LinearStats& other) {
  for (size_t g = 0; g < 3; ++g) {
    mx_gemms[g] += other.mx_gemms[g];
    gemms[g] += other.gemms[g];
    for (size_t i = 0; i < 2; ++i) counters[g][i] += other.counters[g][i];
  }
  return *this;
}

Linear::Linear(const Recipe& recipe, Backend& backend, uint32_t layer, uint32_t linear, int64_t in,
               int64_t out)
    : recipe_(recipe), backend_(&backend), layer_(layer), linear_(linear), in_(in), out_(out) {
  CheckRecipe(recipe, fmt::format("recipe {}", recipe.name));
  if (layer >= 1u << 12 || linear >= 1u << 8)
    Fail("linear {} of layer {}: at most 4096 layers of 256", linear, layer);
  if (in < 1 || out < 1) Fail("linear layer of {} in-features and {} out-features", in, out);
  const std::string problem = SizeProblem(recipe, 0, in, out);
  if (!problem.empty()) throw InputError(problem);
}

void Linear::CheckTokens(int64_t tokens, bool training) const {
  if (tokens < 1) Fail("linear layer called with {} tokens", tokens);
  const std::string problem = training ? SizeProblem(recipe_, tokens, in_, out_) : "";
  if (!problem.empty()) throw InputError(problem);
}

void Linear::Forward(const CallPosition& at, const float* weight, const float* x, int64_t tokens, float* y,
                     bool training) {
  CheckTokens(tokens, training);
  const float* xs = recipe_.io_f32 ? x : RoundedToBf16(x, tokens * in_, ThreadScratch().x);
  Product(at, LinearGemm::kFprop, {{{xs, tokens, in_}, {weight, out_, in_}, {nullptr, tokens, out_}}},
          training, y);
  if (!recipe_.io_f32 && recipe_.gemm(LinearGemm::kFprop).out == DType::kF32)
    RoundToBf16InPlace(y, tokens * out_);
}

void Linear::Backward(const CallPosition& at, const float* weight, const float* x, const float* dy,
                      int64_t tokens, float* dx, float* dw, bool first) {
  CheckTokens(tokens, true);
  const float* xs = recipe_.io_f32 ? x : RoundedToBf16(x, tokens * in_, ThreadScratch().x);
  const float* dys = recipe_.io_f32 ? dy : RoundedToBf16(dy, tokens * out_, ThreadScratch().dy);
  const Sources sources = {{{xs, tokens, in_}, {weight, out_, in_}, {dys, tokens, out_}}};
  if (dx != nullptr) {
    Product(at, LinearGemm::kDgrad, sources, true, dx);
    if (!recipe_.io_f32 && recipe_.gemm(LinearGemm::kDgrad).out == DType::kF32)
      RoundToBf16InPlace(dx, tokens * in_);
  }
  const int64_t count = out_ * in_;
  float* product = AtLeast(ThreadScratch().product, count);
  if (const uint16_t* words = Multiply(at, LinearGemm::kWgrad, sources, true, product)) {
    AddGradient(dw, words, count, recipe_.accumulate_bf16, first);
  } else {
    AddGradient(dw, product, count, recipe_.accumulate_bf16, first);
  }
}

void Linear::WeightChanged() {
  for (WeightCopy& copy : weight_copies_) copy.operand.reset();
  weight_bf16_ = {};
  weight_amax_.reset();
}

void Linear::EndStep() {
  for (size_t g = 0; g < 3; ++g) {
    if (recipe_.gemms[g].arithmetic != GemmArithmetic::kFP8) continue;
    for (size_t i = 0; i < 2; ++i) {
      fp8_[Index(kOperandRoles[g][i].tensor)].EndStep(recipe_.gemms[g].operands[i].format);
    }
  }
}

// d: [rows of a's copy][rows of b's copy], values of the GEMM's output type.
void Linear::Product(const CallPosition& at, LinearGemm gemm, const Sources& sources, bool training,
                     float* d) {
  constexpr std::array<LinearTensor, 3> kResults = {LinearTensor::kDY, LinearTensor::kX, LinearTensor::kW};
  const uint16_t* words = Multiply(at, gemm, sources, training, d);
  if (words != nullptr) WidenBf16(words, sources[Index(kResults[Index(gemm)])].count(), d);
}

// The result of a block GEMM in bf16 is returned as its words, in scratch memory; any other is in d, and the
// pointer null.
const uint16_t* Linear::Multiply(const CallPosition& at, LinearGemm gemm, const Sources& sources,
                                 bool training, float* d) {
  const GemmArithmetic arithmetic = recipe_.gemm(gemm).arithmetic;
  ++stats_.gemms[Index(gemm)];
  if (arithmetic == GemmArithmetic::kMX) ++stats_.mx_gemms[Index(gemm)];
  if (arithmetic == GemmArithmetic::kF32 || arithmetic == GemmArithmetic::kBF16) {
    PlainProduct(gemm, sources, d);
    return nullptr;
  }
  return BlockProduct(at, gemm, sources, training, d);
}

const float* Linear::PlainValues(LinearGemm gemm, size_t index, const Sources& sources,
                                 std::vector<float>& storage) {
  const LinearTensor tensor = Role(gemm, index).tensor;
  const Source& source = sources[Index(tensor)];
  const bool to_bf16 = recipe_.gemm(gemm).arithmetic == GemmArithmetic::kBF16;
  if (tensor == LinearTensor::kW && (to_bf16 || !recipe_.io_f32)) {
    if (!weight_bf16_.empty()) return weight_bf16_.data();
    return RoundedToBf16(source.data, source.count(), weight_bf16_);
  }
  return to_bf16 ? RoundedToBf16(source.data, source.count(), storage) : source.data;
}

void Linear::PlainProduct(LinearGemm gemm, const Sources& sources, float* d) {
  std::array<std::vector<float>, 2> storage;
  std::array<PlainOperand, 2> operands{};
  std::array<int64_t, 2> rows{};
  int64_t k = 0;
  for (size_t i = 0; i < 2; ++i) {
    const Source& source = sources[Index(Role(gemm, i).tensor)];
    const bool transposed = Role(gemm, i).axis == Axis::kColumn;
    operands[i] = {PlainValues(gemm, i, sources, storage[i]), source.cols, transposed};
    rows[i] = transposed ? source.cols : source.rows;
    k = transposed ? source.rows : source.cols;
  }
  PlainGemm(operands[0], operands[1], rows[0], rows[1], k, d, rows[1]);
  if (recipe_.gemm(gemm).out == DType::kBF16) RoundToBf16InPlace(d, rows[0] * rows[1]);
}

const uint16_t* Linear::BlockProduct(const CallPosition& at, LinearGemm gemm, const Sources& sources,
                                     bool training, float* d) {
  const GemmRecipe& recipe = recipe_.gemm(gemm);
  GemmSpec spec;
  spec.profile = recipe_.profile;
  spec.instruction = recipe_.instruction;
  spec.splits = recipe_.splits;
  spec.split_kind = recipe_.split_kind;
  spec.out = recipe.out;
  if (recipe.arithmetic == GemmArithmetic::kFP8) {
    spec.alpha = Fp8Scale::Alpha(fp8_[Index(Role(gemm, 0).tensor)], fp8_[Index(Role(gemm, 1).tensor)]);
    for (size_t i = 0; training && i < 2; ++i) Observe(Role(gemm, i).tensor, sources);
  }
  std::array<QuantCounters, 2>& counters = stats_.counters[Index(gemm)];
  std::unique_ptr<Operand> own_a, own_b;
  const Operand& a = Copy(at, gemm, 0, sources, own_a, &counters[0]);
  const Operand& b = Copy(at, gemm, 1, sources, own_b, &counters[1]);
  if (recipe.out == DType::kF32) {
    backend_->Multiply(a, b, spec, nullptr, d);
    return nullptr;
  }
  const int64_t count = a.Linear().rows * b.Linear().rows;
  uint16_t* narrow = AtLeast(ThreadScratch().narrow, count);
  backend_->Multiply(a, b, spec, nullptr, narrow);
  return narrow;
}

const Backend::Operand& Linear::Copy(const CallPosition& at, LinearGemm gemm, size_t index,
                                     const Sources& sources, std::unique_ptr<Operand>& own,
                                     QuantCounters* counters) {
  const QuantSpec spec = Spec(at, gemm, index);
  if (Role(gemm, index).tensor != LinearTensor::kW) {
    own = MakeCopy(at, gemm, index, sources, spec, counters);
    return *own;
  }
  WeightCopy& kept = weight_copies_[Index(gemm)];
  const QuantSpec forward = FromForward(gemm, index) ? Spec(at, LinearGemm::kFprop, 1) : QuantSpec{};
  if (!kept.operand || !SameBits(kept.spec, spec) || !SameBits(kept.forward, forward)) {
    kept.operand.reset();
    kept.operand = MakeCopy(at, gemm, index, sources, spec, counters);
    kept.spec = spec;
    kept.forward = forward;
  }
  return *kept.operand;
}

std::unique_ptr<Backend::Operand> Linear::MakeCopy(const CallPosition& at, LinearGemm gemm, size_t index,
                                                   const Sources& sources, const QuantSpec& spec,
                                                   QuantCounters* counters) {
  const OperandRole& role = Role(gemm, index);
  const Source& source = sources[Index(role.tensor)];
  std::vector<float> storage;
  SourceView view = F32View(source.data, source.rows, source.cols);
  if (FromForward(gemm, index)) {
    storage = ForwardValues(at, role.tensor, sources);
    view.data = storage.data();
  } else if (role.tensor == LinearTensor::kW && !recipe_.io_f32) {
    uint16_t* narrow = AtLeast(ThreadScratch().narrow, source.count());
    NarrowToBf16(source.data, source.count(), narrow);
    view = Bf16View(narrow, source.rows, source.cols);
  }
  return backend_->Quantise(view, role.axis, spec, counters);
}

bool Linear::FromForward(LinearGemm gemm, size_t index) const {
  return recipe_.requantise && gemm != LinearGemm::kFprop && Role(gemm, index).tensor != LinearTensor::kDY &&
         recipe_.gemm(gemm).arithmetic == GemmArithmetic::kMX;
}

// What the forward copy of X or W stands for: dequantised, rotation and signs undone, at the layer boundary's
// type.
std::vector<float> Linear::ForwardValues(const CallPosition& at, LinearTensor tensor,
                                         const Sources& sources) {
  const size_t index = tensor == LinearTensor::kX ? 0 : 1;
  std::unique_ptr<Operand> own;
  const MxTensor& copy = Copy(at, LinearGemm::kFprop, index, sources, own, nullptr).Linear();
  std::vector<float> values(static_cast<size_t>(copy.rows * copy.k));
  Dequantize(copy, values.data());
  const HadamardSpec hadamard = Spec(at, LinearGemm::kFprop, index).hadamard;
  if (hadamard.n != 0) {
    ParallelFor(copy.rows, 16, [&](int64_t begin, int64_t end) {
      for (int64_t row = begin; row < end; ++row) UnrotateRow(hadamard, values.data() + row * copy.k, copy.k);
    });
  }
  if (!recipe_.io_f32) RoundToBf16InPlace(values.data(), copy.rows * copy.k);
  return values;
}

QuantSpec Linear::Spec(const CallPosition& at, LinearGemm gemm, size_t index) const {
  const OperandRole& role = Role(gemm, index);
  const OperandRecipe& operand = recipe_.gemm(gemm).operands[index];
  QuantSpec spec;
  spec.format = operand.format;
  if (recipe_.gemm(gemm).arithmetic == GemmArithmetic::kFP8) {
    spec.prescale = fp8_[Index(role.tensor)].scale;
    spec.fixed_scale = kScaleOne;
    return spec;
  }
  spec.rule = recipe_.rule;
  spec.block = operand.block;
  spec.zero_byte = recipe_.zero_byte;
  spec.nan = recipe_.nan;
  spec.rounding = operand.rounding;
  spec.sr_pair = recipe_.sr_pair;
  // A weight is the same in every micro-batch of a step, and so are its copies: they draw as micro-batch 0.
  spec.random.seed = at.seed;
  spec.random.step = at.step;
  spec.random.micro_batch = role.tensor == LinearTensor::kW ? 0 : at.micro_batch;
  spec.random.stream = StreamId(StreamPurpose::kRounding, layer_, linear_, static_cast<uint32_t>(role.tensor),
                                role.axis == Axis::kColumn ? 1 : 0);
  if (operand.rotate) {
    spec.hadamard.n = recipe_.hadamard;
    spec.hadamard.signs = Signs(at, gemm);
  }
  return spec;
}

// One mask for both operands of a GEMM.
std::array<uint32_t, 4> Linear::Signs(const CallPosition& at, LinearGemm gemm) const {
  if (recipe_.sign_mode == SignMode::kNone) return {0, 0, 0, 0};
  if (recipe_.sign_mode == SignMode::kFixed) return recipe_.fixed_signs;
  RandomStream random;
  random.seed = at.seed;
  random.step = at.step;
  random.micro_batch = recipe_.sign_mode == SignMode::kPerCall ? at.micro_batch : 0;
  random.stream = StreamId(StreamPurpose::kSigns, layer_, linear_, static_cast<uint32_t>(gemm), 0);
  const std::array<uint32_t, 4> words = random.Block(0);
  std::array<uint32_t, 4> signs = {words[0], 0, 0, 0};
  for (size_t i = 1; i < 4 && static_cast<int>(i) < recipe_.hadamard / 32; ++i) signs[i] = words[i];
  return signs;
}

void Linear::Observe(LinearTensor tensor, const Sources& sources) {
  const Source& source = sources[Index(tensor)];
  Fp8Scale& scale = fp8_[Index(tensor)];
  if (tensor != LinearTensor::kW) {
    scale.Observe(F32View(source.data, source.rows, source.cols));
    return;
  }
  if (!weight_amax_) {
    std::vector<float> storage;
    const float* values = recipe_.io_f32 ? source.data : RoundedToBf16(source.data, source.count(), storage);
    weight_amax_ = AbsMax(F32View(values, source.rows, source.cols));
  }
  scale.Observe(*weight_amax_);
}

}  // namespace mx
