#include "tools/bench_cases.h"

#include <fmt/format.h>

#include <cstdint>
#include <cstring>
#include <memory>

#include "sim/base/parallel.h"
#include "sim/gemm/gemm.h"
#include "sim/gemm/plain_gemm.h"
#include "sim/linear/linear.h"
#include "sim/quant/convert.h"
#include "sim/quant/quantize.h"

namespace mx::tools {
namespace {

constexpr int64_t kRows = 1024, kCols = 2048;  // of the quantising cases
constexpr int64_t kGrain = int64_t{1} << 15;

using Call = std::function<unsigned char()>;

// Values near a normal distribution of deviation 1: a sum of four uniform words.
std::vector<float> Normal(int64_t count, uint64_t seed) {
  std::vector<float> values(static_cast<size_t>(count));
  const RandomStream random{seed, 0, StreamId(StreamPurpose::kData), 0};
  ParallelFor(count, kGrain, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      double sum = 0;
      for (const uint32_t word : random.Block(static_cast<uint32_t>(i))) sum += word * 0x1p-32 - 0.5;
      values[static_cast<size_t>(i)] = static_cast<float>(sum * 1.75);
    }
  });
  return values;
}

std::vector<uint16_t> ToBf16(const std::vector<float>& values) {
  std::vector<uint16_t> words(values.size());
  for (size_t i = 0; i < values.size(); ++i) words[i] = F32ToBf16(ToBits(values[i]));
  return words;
}

MxTensor Quantised(int64_t rows, int64_t k, Format format, uint64_t seed) {
  const std::vector<float> values = Normal(rows * k, seed);
  QuantSpec spec;
  spec.format = format;
  return Quantize(F32View(values.data(), rows, k), Axis::kRow, spec);
}

Call CopyCall() {
  auto source = std::make_shared<std::vector<float>>(Normal(kRows * kCols, 1));
  auto out = std::make_shared<std::vector<float>>(source->size());
  return [source, out] {
    std::memcpy(out->data(), source->data(), source->size() * sizeof(float));
    return reinterpret_cast<unsigned char&>(out->back());
  };
}

Call QuantizeCall(DType type, Axis axis, const QuantSpec& spec, int64_t rows = kRows) {
  auto f32 = std::make_shared<std::vector<float>>(Normal(rows * kCols, 1));
  auto bf16 = std::make_shared<std::vector<uint16_t>>(ToBf16(*f32));
  return [=] {
    const SourceView view =
        type == DType::kF32 ? F32View(f32->data(), rows, kCols) : Bf16View(bf16->data(), rows, kCols);
    return Quantize(view, axis, spec).codes.back();
  };
}

Call DequantizeCall(Format format) {
  auto tensor = std::make_shared<MxTensor>(Quantised(kRows, kCols, format, 1));
  auto out = std::make_shared<std::vector<float>>(static_cast<size_t>(kRows * kCols));
  return [=] {
    Dequantize(*tensor, out->data());
    return reinterpret_cast<unsigned char&>(out->back());
  };
}

Call ConvertCall(Format format, Rounding rounding) {
  auto source = std::make_shared<std::vector<float>>(Normal(kRows * kCols, 1));
  auto out = std::make_shared<std::vector<uint8_t>>(source->size());
  return [=] {
    ParallelFor(kRows * kCols, kGrain, [&](int64_t begin, int64_t end) {
      ConvertStream(reinterpret_cast<const uint32_t*>(source->data()) + begin,
                    static_cast<size_t>(end - begin), format, rounding, ScaleRounding::kFloor,
                    Overflow::kSaturate, RandomStream{}, static_cast<uint64_t>(begin), out->data() + begin);
    });
    return out->back();
  };
}

Call GemmCall(int64_t m, int64_t n, int64_t k, Format format, const GemmSpec& spec) {
  auto a = std::make_shared<MxTensor>(Quantised(m, k, format, 1));
  auto b = std::make_shared<MxTensor>(Quantised(n, k, format, 2));
  auto d = std::make_shared<std::vector<uint8_t>>(static_cast<size_t>(m * n * Bytes(spec.out)));
  return [=] {
    Gemm(*a, *b, spec, nullptr, d->data());
    return d->back();
  };
}

Call PlainCall(int64_t m, int64_t n, int64_t k) {
  auto a = std::make_shared<std::vector<float>>(Normal(m * k, 1)),
       b = std::make_shared<std::vector<float>>(Normal(n * k, 2));
  auto d = std::make_shared<std::vector<float>>(static_cast<size_t>(m * n));
  return [=] {
    PlainGemm({a->data(), k, false}, {b->data(), k, false}, m, n, k, d->data(), n);
    return reinterpret_cast<unsigned char&>(d->back());
  };
}

// Forward and backward of one layer, the weight new every time as in training.
Call LinearCall(const std::string& recipe, int64_t tokens, int64_t in, int64_t out) {
  struct State {
    Linear layer;
    std::vector<float> w, x, y, dy, dx, dw;
  };
  auto s = std::make_shared<State>(State{Linear(RecipeByName(recipe), SimulatorBackend(), 0, 0, in, out),
                                         Normal(in * out, 1),
                                         Normal(tokens * in, 2),
                                         {},
                                         Normal(tokens * out, 3),
                                         {},
                                         {}});
  s->y.resize(static_cast<size_t>(tokens * out));
  s->dx.resize(static_cast<size_t>(tokens * in));
  s->dw.resize(static_cast<size_t>(in * out));
  return [=] {
    s->layer.WeightChanged();
    s->layer.Forward({}, s->w.data(), s->x.data(), tokens, s->y.data());
    s->layer.Backward({}, s->w.data(), s->x.data(), s->dy.data(), tokens, s->dx.data(), s->dw.data());
    return reinterpret_cast<unsigned char&>(s->dw.back());
  };
}

void AddQuantizeCases(std::vector<BenchCase>* cases) {
  const std::string size = fmt::format("/{}x{}", kRows, kCols), base = "copy/f32" + size;
  const double work = static_cast<double>(kRows * kCols);
  const auto add = [&](const std::string& name, std::function<Call()> prepare) {
    cases->push_back({name + size, base, "value", work, std::move(prepare)});
  };
  add("copy/f32", CopyCall);
  QuantSpec rne, sr, h16, square;
  sr.rounding = Rounding::kSR;
  h16.hadamard.n = 16;
  square.block = BlockShape::k32x32;
  add("quantize/e2m1-f32", [=] { return QuantizeCall(DType::kF32, Axis::kRow, rne); });
  add("quantize/e2m1-bf16", [=] { return QuantizeCall(DType::kBF16, Axis::kRow, rne); });
  add("quantize/e2m1-bf16-column", [=] { return QuantizeCall(DType::kBF16, Axis::kColumn, rne); });
  add("quantize/e2m1-bf16-h16", [=] { return QuantizeCall(DType::kBF16, Axis::kRow, h16); });
  add("quantize/e2m1-bf16-h16-column", [=] { return QuantizeCall(DType::kBF16, Axis::kColumn, h16); });
  add("quantize/e2m1-bf16-sr", [=] { return QuantizeCall(DType::kBF16, Axis::kRow, sr); });
  add("quantize/e2m1-bf16-32x32", [=] { return QuantizeCall(DType::kBF16, Axis::kRow, square); });
  for (const Format format : {Format::kE2M3, Format::kE4M3, Format::kINT8}) {
    QuantSpec spec;
    spec.format = format;
    add(fmt::format("quantize/{}-f32", Name(format)),
        [=] { return QuantizeCall(DType::kF32, Axis::kRow, spec); });
  }
  for (const Format format : {Format::kE2M1, Format::kE4M3}) {
    add(fmt::format("dequantize/{}", Name(format)), [=] { return DequantizeCall(format); });
  }
  for (const Format format : {Format::kE2M1, Format::kE4M3, Format::kE8M0}) {
    add(fmt::format("convert/{}", Name(format)), [=] { return ConvertCall(format, Rounding::kRNE); });
  }
  add("convert/e2m1-sr", [=] { return ConvertCall(Format::kE2M1, Rounding::kSR); });
}

void AddGemmCases(std::vector<BenchCase>* cases) {
  struct Shape {
    int64_t m, n, k;
  };
  for (const Shape s : {Shape{256, 384, 384}, Shape{256, 1024, 1024}, Shape{512, 512, 2048}}) {
    const std::string size = fmt::format("/{}x{}x{}", s.m, s.n, s.k), base = "gemm/f32" + size;
    const double work = static_cast<double>(s.m * s.n * s.k);
    const auto add = [&](const std::string& name, std::function<Call()> prepare) {
      cases->push_back({name + size, base, "MAC", work, std::move(prepare)});
    };
    add("gemm/f32", [=] { return PlainCall(s.m, s.n, s.k); });
    add("gemm/e2m1-seq32", [=] { return GemmCall(s.m, s.n, s.k, Format::kE2M1, GemmSpec{}); });
    add("gemm/e4m3-seq32", [=] { return GemmCall(s.m, s.n, s.k, Format::kE4M3, GemmSpec{}); });
  }
}

void AddLinearCases(std::vector<BenchCase>* cases) {
  constexpr int64_t kTokens = 256, kIn = 384, kOut = 1024;
  const std::string size = fmt::format("/{}x{}x{}", kTokens, kIn, kOut);
  for (const char* recipe : {"f32", "bf16", "fp8", "mxfp4", "mxfp4-h16", "mxfp4-sr"}) {
    cases->push_back({fmt::format("linear/{}", recipe) + size, "linear/f32" + size, "MAC",
                      3.0 * static_cast<double>(kTokens * kIn * kOut),
                      [=] { return LinearCall(recipe, kTokens, kIn, kOut); }});
  }
}

// Cost against size: the rate stays where time grows as the work does.
void AddScalingCases(std::vector<BenchCase>* cases) {
  constexpr int64_t kSide = 256;
  for (const int64_t k : {512, 2048, 8192, 32768}) {
    cases->push_back({fmt::format("scaling/gemm-k/{0}x{0}x{1}", kSide, k),
                      fmt::format("scaling/gemm-k/{0}x{0}x512", kSide), "MAC",
                      static_cast<double>(kSide * kSide * k),
                      [=] { return GemmCall(kSide, kSide, k, Format::kE2M1, GemmSpec{}); }});
  }
  for (const int64_t rows : {64, 512, 4096, 16384}) {
    cases->push_back({fmt::format("scaling/quantize-rows/{}x{}", rows, kCols),
                      fmt::format("scaling/quantize-rows/64x{}", kCols), "value",
                      static_cast<double>(rows * kCols),
                      [=] { return QuantizeCall(DType::kF32, Axis::kRow, QuantSpec{}, rows); }});
  }
}

}  // namespace

std::vector<BenchCase> BenchCases() {
  std::vector<BenchCase> cases;
  AddQuantizeCases(&cases);
  AddGemmCases(&cases);
  AddLinearCases(&cases);
  AddScalingCases(&cases);
  AddGateCases(&cases);
  AddGfx950Cases(&cases);
  return cases;
}

}  // namespace mx::tools
