// The rows of `mxproof bench --suite limits`.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <utility>

#include "sim/base/error.h"
#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/gemm/gemm.h"
#include "sim/gemm/gemm_kernels.h"
#include "sim/gemm/plain_product_override.h"
#include "sim/linear/linear.h"
#include "sim/nn/adamw.h"
#include "sim/nn/llama.h"
#include "sim/quant/quantize.h"
#include "tools/bench/inputs.h"
#include "tools/bench/suite.h"

namespace mx::tools {
namespace {

constexpr int64_t kSide = 4096;  // of the matrices of the quantising rows: far more than the caches hold
constexpr double kElements = static_cast<double>(kSide * kSide);

struct Shape {
  int64_t m, n, k;
  double macs() const { return static_cast<double>(m * n * k); }
  std::string text() const { return fmt::format("{}x{}x{}", m, n, k); }
};

// --- Products

MachineLoop Sgemm(Shape s) {
  MachineLoop loop{"OpenBLAS sgemm", s.macs(), {}};
  if (!HasBlas()) return loop;
  auto a = std::make_shared<std::vector<float>>(NormalValues(s.m * s.k, 1)),
       b = std::make_shared<std::vector<float>>(NormalValues(s.n * s.k, 2)),
       d = std::make_shared<std::vector<float>>(static_cast<size_t>(s.m * s.n));
  loop.run = [=] {
    BlasProduct({a->data(), s.k, false}, {b->data(), s.k, false}, s.m, s.n, s.k, d->data(), s.n, false);
  };
  return loop;
}

Work PackedProduct(Shape s, Format format, const GemmSpec& spec, bool sensitivity = false) {
  auto a_tensor = std::make_shared<MxTensor>(NormalTensor(s.m, s.k, format, 1)),
       b_tensor = std::make_shared<MxTensor>(NormalTensor(s.n, s.k, format, 2));
  auto a = std::make_shared<PackedOperand>(PackedOperand::A(*a_tensor)),
       b = std::make_shared<PackedOperand>(PackedOperand::B(*b_tensor));
  auto d = std::make_shared<std::vector<uint8_t>>(static_cast<size_t>(s.m * s.n * Bytes(spec.out)));
  auto flags = std::make_shared<std::vector<uint8_t>>(static_cast<size_t>(s.m * s.n));
  return [=] { Gemm(*a, *b, spec, nullptr, d->data(), sensitivity ? flags->data() : nullptr); };
}

// A product by the vector kernels, where AMX would take it; so packed, too.
Work VectorProduct(Shape s, Format format, const GemmSpec& spec) {
  AllowAmx(false);
  const Work product = PackedProduct(s, format, spec);
  AllowAmx(true);
  return [product] {
    AllowAmx(false);
    product();
    AllowAmx(true);
  };
}

constexpr Shape kCube{1024, 1024, 1024}, kSmallCube{512, 512, 512};

void AddProducts(std::vector<SuiteRow>* rows) {
  const auto add = [&](const std::string& name, Shape s, Format format, const GemmSpec& spec, double least,
                       double aim) {
    rows->push_back({name + "/" + s.text(), "MAC", s.macs(), s.macs(), least, aim, [s] { return Sgemm(s); },
                     [=] { return PackedProduct(s, format, spec); }});
  };
  GemmSpec seq32;
  seq32.out = DType::kF32;
  for (const Shape s : {kCube, Shape{256, 384, 384}, Shape{256, 1024, 384}, Shape{256, 384, 1024}}) {
    add("gemm/e2m1-seq32", s, Format::kE2M1, seq32, 3.4, 3.9);
  }
  rows->push_back({"gemm/e2m1-seq32/bound/" + kCube.text(), "MAC", kCube.macs(), kCube.macs(), 0.80, 0.92,
                   VnniLoop, [=] { return PackedProduct(kCube, Format::kE2M1, seq32); }});
  if (HasAmx()) {
    rows->push_back({"gemm/e2m1-seq32/AVX-512/" + kCube.text(), "MAC", kCube.macs(), kCube.macs(), 0, 0,
                     [] { return Sgemm(kCube); },
                     [=] { return VectorProduct(kCube, Format::kE2M1, seq32); }});
    rows->push_back({"gemm/e2m1-seq32/AMX-bound/" + kCube.text(), "MAC", kCube.macs(), kCube.macs(), 0, 0,
                     TileLoop, [=] { return PackedProduct(kCube, Format::kE2M1, seq32); }});
  }
  for (size_t i = 0; i < std::size(kProfiles); ++i) {
    GemmSpec spec = seq32;
    spec.profile = static_cast<Profile>(i);
    if (spec.profile == Profile::kSeq32) continue;
    const std::string name = kProfiles[i].name;
    const bool exact = name == "exact";
    add("gemm/e2m1-" + name, kSmallCube, Format::kE2M1, spec, exact ? 2.2 : 1.5, 3.0);
  }
  rows->push_back(
      {"gemm/e2m1-sensitivity/" + kSmallCube.text(), "MAC", kSmallCube.macs(), kSmallCube.macs(), 0.9, 1.0,
       [=] {
         return MachineLoop{"without", kSmallCube.macs(), PackedProduct(kSmallCube, Format::kE2M1, seq32)};
       },
       [=] { return PackedProduct(kSmallCube, Format::kE2M1, seq32, true); }});
  const std::pair<Format, double> formats[] = {
      {Format::kE2M3, 2.5}, {Format::kE3M2, 1.5}, {Format::kE4M3, 0.4}, {Format::kE5M2, 0.3}};
  for (const auto& [format, least] : formats)
    add(fmt::format("gemm/{}-seq32", Name(format)), kSmallCube, format, seq32, least, 0);
  const std::vector<std::string> simd = AvailableSimd();
  if (std::find(simd.begin(), simd.end(), "AVX2") == simd.end()) return;
  // Two kinds of processors without AVX-512: with and without the VNNI instructions in 256 bits.
  const auto avx2 = [&](const std::string& name, bool vnni) {
    rows->push_back({"gemm/e2m1-seq32/" + name + "/" + kCube.text(), "MAC", kCube.macs(), kCube.macs(), 1.5,
                     1.8, [] { return Sgemm(kCube); },
                     [=] {
                       return [vnni, product = VectorProduct(kCube, Format::kE2M1, seq32)] {
                         const std::string before = SelectedSimd();
                         SelectSimd("AVX2");
                         AllowVnni(vnni);
                         product();
                         AllowVnni(true);
                         SelectSimd(before);
                       };
                     }});
  };
  avx2("AVX2", false);
  if (HasAvxVnni()) avx2("AVX-VNNI", true);
}

// --- Quantising

// So much that little of it is left in a large last cache from the round before: what a machine keeps there,
// it keeps for the loop that reads as well. On lines, as frameworks allocate tensors.
constexpr int64_t kTimes = 3, kRows = kTimes * kSide;
constexpr double kValues = static_cast<double>(kRows * kSide);
using Floats = std::shared_ptr<LineVector<float>>;
Floats Source() {
  static const Floats source = [] {
    const std::vector<float> values = NormalValues(kSide * kSide, 1);
    const auto rows = std::make_shared<LineVector<float>>();
    rows->reserve(static_cast<size_t>(kRows * kSide));
    for (int64_t i = 0; i < kTimes; ++i) rows->insert(rows->end(), values.begin(), values.end());
    return rows;
  }();
  return source;
}
SourceView F32Source() { return F32View(Source()->data(), kRows, kSide); }

struct Pass {
  QuantSpec spec;
  Axis axis = Axis::kRow;
  bool bf16 = false, counters = false;
};

Work QuantisePass(const Pass& pass) {
  auto bf16 = std::make_shared<std::vector<uint16_t>>();
  if (pass.bf16) *bf16 = Bf16Values({Source()->begin(), Source()->end()});
  return [=] {
    const SourceView view = pass.bf16 ? Bf16View(bf16->data(), kRows, kSide) : F32Source();
    QuantCounters counters;
    const MxTensor made = Quantize(view, pass.axis, pass.spec, pass.counters ? &counters : nullptr);
  };
}
Work BothPasses() {
  return [] { QuantizeBoth(F32Source(), {}, {}); };
}

MachineLoop PassLoop(const char* name, const Pass& pass) { return {name, kValues, QuantisePass(pass)}; }

void AddQuantising(std::vector<SuiteRow>* rows) {
  Pass row, counted, bf16, h16, column, h16_column, sr;
  counted.counters = bf16.bf16 = true;
  h16.spec.hadamard.n = h16_column.spec.hadamard.n = 16;
  column.axis = h16_column.axis = Axis::kColumn;
  sr.spec.rounding = Rounding::kSR;
  const auto row_pass = [=] { return PassLoop("f32 row copy", row); };
  const auto add = [&](const char* name, std::function<MachineLoop()> reference, double compared,
                       double least, double aim, std::function<Work()> prepare) {
    rows->push_back({fmt::format("{}/{}x{}", name, kRows, kSide), "value", kValues, compared, least, aim,
                     std::move(reference), std::move(prepare)});
  };
  const auto read = [] { return ReadLoop(Source()); };
  add("quantise/f32-row", read, 4 * kValues, 0.85, 0.95, [=] { return QuantisePass(row); });
  add("quantise/f32-row-counters", row_pass, kValues, 0.9, 1.0, [=] { return QuantisePass(counted); });
  add("quantise/bf16-row", row_pass, kValues, 1.4, 0, [=] { return QuantisePass(bf16); });
  add("quantise/f32-row-h16", row_pass, kValues, 0.65, 1.0, [=] { return QuantisePass(h16); });
  add("quantise/f32-column", row_pass, kValues, 0.7, 1.0, [=] { return QuantisePass(column); });
  add("quantise/f32-column-h16", row_pass, kValues, 0.7, 1.0, [=] { return QuantisePass(h16_column); });
  add("quantise/f32-both", row_pass, kValues, 1 / 1.6, 1 / 1.3, [] { return BothPasses(); });
  add("quantise/f32-row-sr", row_pass, kValues, 0.4, 0.6, [=] { return QuantisePass(sr); });
  rows->push_back({fmt::format("dequantise/f32/{}x{}", kSide, kSide), "value", kElements, 4 * kElements, 0.85,
                   0.95, StreamingStoreLoop, [] {
                     auto tensor = std::make_shared<MxTensor>(NormalTensor(kSide, kSide, Format::kE2M1, 1));
                     auto out = std::make_shared<std::vector<float>>(static_cast<size_t>(kSide * kSide));
                     return [=] { Dequantize(*tensor, out->data()); };
                   }});
}

// The command itself, reading a pipe: 256 MiB of binary32.
Work ConvertPipe() {
  const std::string command = fmt::format("head -c 268435456 /dev/zero | '{}' convert --to e2m1 >/dev/null",
                                          std::filesystem::read_symlink("/proc/self/exe").string());
  return [command] {
    if (std::system(command.c_str()) != 0) Fail("bench: cannot run: {}", command);
  };
}

// --- Layers and training

Recipe RotatedF32() {
  Recipe recipe = RecipeByName("mxfp4-h16");
  recipe.io_f32 = true;
  return recipe;
}

Work LayerPasses(int64_t tokens, int64_t in, int64_t out) {
  struct State {
    Linear layer;
    std::vector<float> w, x, y, dy, dx, dw;
  };
  auto s = std::make_shared<State>(State{Linear(RotatedF32(), SimulatorBackend(), 0, 0, in, out),
                                         NormalValues(in * out, 1),
                                         NormalValues(tokens * in, 2),
                                         {},
                                         NormalValues(tokens * out, 3),
                                         {},
                                         {}});
  s->y.resize(static_cast<size_t>(tokens * out));
  s->dx.resize(static_cast<size_t>(tokens * in));
  s->dw.resize(static_cast<size_t>(in * out));
  return [s, tokens] {
    s->layer.WeightChanged();
    s->layer.Forward({}, s->w.data(), s->x.data(), tokens, s->y.data());
    s->layer.Backward({}, s->w.data(), s->x.data(), s->dy.data(), tokens, s->dx.data(), s->dw.data());
  };
}

constexpr int64_t kBatch = 4, kSequence = 64, kTokens = kBatch * kSequence;

// One step of training: gradients, clipping, AdamW.
class Trainer {
 public:
  explicit Trainer(const std::string& recipe)
      : model_(Model(), RecipeByName(recipe), SimulatorBackend(), 1), tokens_(kTokens), targets_(kTokens) {
    model_.Initialise();
    state_.m.resize(model_.parameters().size());
    state_.v.resize(model_.parameters().size());
    for (int64_t i = 0; i < kTokens; ++i) {
      tokens_[static_cast<size_t>(i)] = static_cast<int32_t>(i * 2654435761 % Model().vocab);
      targets_[static_cast<size_t>(i)] = static_cast<int32_t>((i + 1) * 2654435761 % Model().vocab);
    }
  }
  static ModelConfig Model() {
    ModelConfig c;
    c.dim = 384, c.layers = 6, c.heads = 6, c.kv_heads = 6, c.ffn = 1024, c.vocab = 8192;
    return c;
  }
  void Step() {
    model_.ZeroGradients();
    model_.ForwardBackward({1, ++step_, 0}, tokens_.data(), targets_.data(), kBatch, kSequence);
    ClipGradients(model_.tensors(), model_.gradients(), config_.clip);
    AdamWStep(config_, 1e-4f, model_.tensors(), model_.gradients(), state_, model_.parameters());
    model_.ParametersChanged();
    model_.EndStep();
  }

 private:
  AdamWConfig config_;
  Llama model_;
  AdamWState state_;
  std::vector<int32_t> tokens_, targets_;
  uint32_t step_ = 0;
};

Work TrainStep(const std::string& recipe) {
  auto trainer = std::make_shared<Trainer>(recipe);
  return [trainer] { trainer->Step(); };
}

Work BlasStep(PlainProduct product) {
  if (!HasBlas()) return {};
  return [product, step = TrainStep("f32")] {
    OverridePlainGemm(product);
    step();
    OverridePlainGemm(nullptr);
  };
}
MachineLoop BlasTrainer() { return {"f32 trainer on OpenBLAS", kTokens, BlasStep(BlasProduct)}; }

// The linear layers' products left out, the head's and the attention's made: no arithmetic of the linear
// layers can make the trainer faster than that.
void BlasButLinearLayers(const PlainOperand& a, const PlainOperand& b, int64_t m, int64_t n, int64_t k,
                         float* d, int64_t ldd, bool accumulate) {
  const int64_t least = std::min({m, n, k}), most = std::max({m, n, k});
  if (least >= kTokens && most < Trainer::Model().vocab) return;
  BlasProduct(a, b, m, n, k, d, ldd, accumulate);
}

void AddTraining(std::vector<SuiteRow>* rows) {
  constexpr int64_t kM = 2048, kN = 1024;
  const double macs = 3.0 * kM * kN * kN;
  rows->push_back({fmt::format("linear/mxfp4-h16-f32io/{}x{}x{}", kM, kN, kN), "MAC", macs, macs, 3.0, 3.4,
                   [] {
                     return Sgemm({kM, kN, kN});
                   },
                   [] { return LayerPasses(kM, kN, kN); }});
  rows->push_back({"train/mxfp4-h16/llama-13.77M-b4-t64", "token", kTokens, kTokens, 2.0, 0, BlasTrainer,
                   [] { return TrainStep("mxfp4-h16"); }});
  rows->push_back({"train/f32/llama-13.77M-b4-t64", "token", kTokens, kTokens, 0, 0, BlasTrainer,
                   [] { return TrainStep("f32"); }});
  rows->push_back({"train/linear-layers-for-nothing/llama-13.77M-b4-t64", "token", kTokens, kTokens, 0, 0,
                   BlasTrainer, [] { return BlasStep(BlasButLinearLayers); }});
  rows->push_back({"convert/f32-pipe-e2m1", "byte", 268435456.0, 268435456.0, 1.0, 0,
                   [] {
                     return MachineLoop{"1 GB/s", 1e9, {}, 1.0};
                   },
                   ConvertPipe});
}

}  // namespace

std::vector<SuiteRow> LimitRows() {
  std::vector<SuiteRow> rows;
  AddProducts(&rows);
  AddQuantising(&rows);
  AddTraining(&rows);
  return rows;
}

}  // namespace mx::tools
