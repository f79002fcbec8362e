#include <optional>

#include "sim/base/parallel.h"
#include "sim/capi/guard.h"
#include "sim/capi/tensor_arguments.h"
#include "sim/quant/quantize.h"

namespace mx::capi {
namespace {

static_assert(MX_RULE_EVEN == static_cast<int>(ScaleRule::kEven) &&
              MX_RULE_FLOOR == static_cast<int>(ScaleRule::kFloor) &&
              MX_RULE_RCEIL == static_cast<int>(ScaleRule::kRceil) &&
              MX_RULE_CEIL == static_cast<int>(ScaleRule::kCeil));
static_assert(MX_BLOCK_32X32 == static_cast<int>(BlockShape::k32x32) &&
              MX_COLUMN == static_cast<int>(Axis::kColumn) &&
              MX_NAN_POISON == static_cast<int>(NanPolicy::kPoison) &&
              MX_SR_SEED_SHIFT == static_cast<int>(SrPair::kSeedShift) &&
              MX_SR_SAME == static_cast<int>(SrPair::kSame) &&
              MX_SR_PRNG == static_cast<int>(SrPair::kPrng) &&
              MX_SR_INDEPENDENT == static_cast<int>(SrPair::kIndependent));
static_assert(MX_DTYPE_F32 == static_cast<int>(DType::kF32) &&
              MX_DTYPE_BF16 == static_cast<int>(DType::kBF16) &&
              MX_DTYPE_F16 == static_cast<int>(DType::kF16));

Rounding RoundingOf(int32_t value) { return EnumOf("spec->rounding", value, Rounding::kSR); }

uint8_t ByteOf(const char* field, int32_t value, int32_t most) {
  if (value < 0 || value > most) Fail("{} is {}: use 0 to {}", field, value, most);
  return static_cast<uint8_t>(value);
}

HadamardSpec HadamardOf(int32_t n, const uint32_t* signs) {
  if (n != 0 && !IsHadamardSize(n)) Fail("hadamard is {}: use 0, or 2, 4, 8, 16, 32, 64, 128", n);
  HadamardSpec spec;
  spec.n = n;
  for (size_t i = 0; i < 4; ++i) spec.signs[i] = signs[i];
  return spec;
}

QuantSpec SpecOf(const mx_quant_spec* in) {
  CheckVersion("spec", in);
  QuantSpec spec;
  spec.format = ElementFormatOf("spec->format", in->format);
  spec.rule = EnumOf("spec->rule", in->rule, ScaleRule::kCeil);
  spec.block = EnumOf("spec->block", in->block, BlockShape::k32x32);
  spec.zero_byte = ByteOf("spec->zero_byte", in->zero_byte, 254);
  if (in->fixed_scale != -1) spec.fixed_scale = ByteOf("spec->fixed_scale", in->fixed_scale, 255);
  spec.nan = EnumOf("spec->nan", in->nan, NanPolicy::kPoison);
  spec.rounding = RoundingOf(in->rounding);
  spec.sr_pair = EnumOf("spec->sr_pair", in->sr_pair, SrPair::kSeedShift);
  spec.hadamard = HadamardOf(in->hadamard, in->signs);
  spec.prescale = in->prescale;
  spec.random.seed = in->seed;
  spec.random.micro_batch = in->micro_batch;
  spec.random.stream = in->stream;
  spec.random.step = in->step;
  return spec;
}

void Store(const QuantCounters& from, mx_quant_counters* to) {
  if (to == nullptr) return;
  *to = {from.elements, from.blocks, from.nan, from.inf, from.clipped, from.underflow, from.zero_blocks};
}

void Copy(const ByteArray& from, uint8_t* to) {
  if (!from.empty()) std::memcpy(to, from.data(), from.size());
}

}  // namespace
}  // namespace mx::capi

extern "C" {

using namespace mx;        // NOLINT: the C functions have no namespace of their own
using namespace mx::capi;  // NOLINT

void mx_quant_spec_init(mx_quant_spec* spec) {
  if (spec == nullptr) return;
  const QuantSpec defaults;
  *spec = mx_quant_spec{};
  spec->size = sizeof(*spec);
  spec->format = static_cast<int32_t>(defaults.format);
  spec->rule = static_cast<int32_t>(defaults.rule);
  spec->zero_byte = defaults.zero_byte;
  spec->fixed_scale = -1;
  spec->prescale = defaults.prescale;
}

int mx_quantized_size(int format, int axis, int64_t rows, int64_t cols, int64_t* out_rows, int64_t* out_k,
                      size_t* code_bytes, size_t* scale_bytes) {
  return Guard([&] {
    const Format f = ElementFormatOf("format", format);
    const bool transposed = EnumOf("axis", axis, Axis::kColumn) == Axis::kColumn;
    const int64_t copy_rows = transposed ? cols : rows, k = transposed ? rows : cols;
    const TensorSize size = SizeOf(f, copy_rows, k);
    if (out_rows != nullptr) *out_rows = copy_rows;
    if (out_k != nullptr) *out_k = k;
    if (code_bytes != nullptr) *code_bytes = static_cast<size_t>(size.code_bytes);
    if (scale_bytes != nullptr) *scale_bytes = static_cast<size_t>(size.scale_bytes);
  });
}

int mx_quantize(const mx_quant_spec* spec, const mx_matrix* source, uint8_t* codes, size_t code_bytes,
                uint8_t* scales, size_t scale_bytes, mx_quant_counters* counters) {
  return Guard([&] {
    const QuantSpec s = SpecOf(spec);
    const Axis axis = EnumOf("spec->axis", spec->axis, Axis::kColumn);
    const SourceView view = SourceOf(source);
    const bool transposed = axis == Axis::kColumn;
    const TensorSize size =
        SizeOf(s.format, transposed ? view.cols : view.rows, transposed ? view.rows : view.cols);
    CheckBuffer("codes", codes, "code_bytes", code_bytes, size.code_bytes);
    CheckBuffer("scales", scales, "scale_bytes", scale_bytes, size.scale_bytes);
    QuantCounters counted;
    if (code_bytes == 0) return Store(counted, counters);  // whatever the number of empty rows
    const MxTensor tensor = Quantize(view, axis, s, &counted);
    mx::capi::Copy(tensor.codes, codes);
    mx::capi::Copy(tensor.scales, scales);
    Store(counted, counters);
  });
}

int mx_dequantize(const mx_tensor* tensor, int dtype, void* out, size_t out_bytes) {
  return Guard([&] {
    const DType type = EnumOf("dtype", dtype, DType::kF16);
    const MxTensor t = TensorOf("tensor", tensor);
    const int64_t bytes = Times("out", Times("out", t.rows, t.k), Bytes(type));
    CheckBuffer("out", out, "out_bytes", out_bytes, bytes, static_cast<size_t>(Bytes(type)));
    if (bytes == 0) return;
    if (type == DType::kF32) {
      Dequantize(t, static_cast<float*>(out));
    } else {
      Dequantize16(t, type, static_cast<uint16_t*>(out));
    }
  });
}

int mx_hadamard(int n, const uint32_t signs[4], int inverse, float* values, int64_t rows, int64_t k) {
  return Guard([&] {
    CheckPointer("signs", signs);
    const HadamardSpec spec = HadamardOf(n, signs);
    const int64_t count = Times("values", Times("values", rows, k), 4) / 4;
    if (n != 0 && k % n != 0) Fail("k is {}, no multiple of the Hadamard's {}", k, n);
    CheckArray("values", values, static_cast<uint64_t>(count), alignof(float));
    if (n == 0 || count == 0) return;
    ParallelFor(rows, 16, [&](int64_t begin, int64_t end) {
      for (int64_t row = begin; row < end; ++row) {
        (inverse != 0 ? UnrotateRow : RotateRow)(spec, values + row * k, k);
      }
    });
  });
}

}  // extern "C"
