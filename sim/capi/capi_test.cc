// The C interface against the C++ functions that it wraps, and every refusal.
#include <gtest/gtest.h>

#include <cfenv>
#include <cstring>
#include <limits>
#include <new>
#include <string>
#include <thread>
#include <vector>

#include "sim/base/bits.h"
#include "sim/base/philox.h"
#include "sim/capi/guard.h"
#include "sim/capi/mxproof.h"
#include "sim/gemm/gemm.h"
#include "sim/quant/quantize.h"

namespace mx {
namespace {

std::vector<float> Values(int64_t count, uint32_t number) {
  std::vector<float> out;
  for (int64_t i = 0; i < count; ++i) {
    const auto w = Philox4x32({static_cast<uint32_t>(i), number, 0, 0}, {3, 4});
    float x = static_cast<float>(static_cast<int32_t>(w[0])) * 0x1p-30f;
    if (w[1] % 31 == 0) x *= 1000.0f;
    if (w[1] % 29 == 0) x = 0.0f;
    if (w[2] % 203 == 0) x = std::numeric_limits<float>::quiet_NaN();
    if (w[2] % 211 == 0) x = std::numeric_limits<float>::infinity();
    out.push_back(x);
  }
  return out;
}

mx_matrix Matrix(const std::vector<float>& v, int64_t rows, int64_t cols) {
  return {v.data(), v.size() * sizeof(float), MX_DTYPE_F32, rows, cols, cols};
}

mx_tensor Tensor(const MxTensor& t) {
  return {static_cast<int32_t>(t.format),
          t.rows,
          t.k,
          t.codes.data(),
          t.codes.size(),
          t.scales.data(),
          t.scales.size()};
}

struct Buffers {
  ByteArray codes, scales;
  mx_quant_counters counters{};
};

int QuantizeC(const mx_quant_spec& spec, const mx_matrix& m, Buffers& out) {
  size_t codes = 0, scales = 0;
  EXPECT_EQ(mx_quantized_size(spec.format, spec.axis, m.rows, m.cols, nullptr, nullptr, &codes, &scales),
            MX_OK);
  out.codes.assign(codes, 0xAA);
  out.scales.assign(scales, 0xAA);
  return mx_quantize(&spec, &m, out.codes.data(), codes, out.scales.data(), scales, &out.counters);
}

void ExpectSame(const mx_quant_spec& c, const QuantSpec& cc, Axis axis) {
  const std::vector<float> v = Values(48 * 64, static_cast<uint32_t>(c.format));
  Buffers got;
  ASSERT_EQ(QuantizeC(c, Matrix(v, 48, 64), got), MX_OK) << mx_last_error();
  QuantCounters counters;
  const MxTensor want = QuantizeReference(F32View(v.data(), 48, 64), axis, cc, &counters);
  EXPECT_EQ(got.codes, want.codes);
  EXPECT_EQ(got.scales, want.scales);
  EXPECT_EQ(got.counters.nan, counters.nan);
  EXPECT_EQ(got.counters.inf, counters.inf);
  EXPECT_EQ(got.counters.clipped, counters.clipped);
  EXPECT_EQ(got.counters.underflow, counters.underflow);
  EXPECT_EQ(got.counters.zero_blocks, counters.zero_blocks);
  EXPECT_EQ(got.counters.blocks, counters.blocks);
  EXPECT_EQ(got.counters.elements, counters.elements);
}

TEST(Capi, EveryQuantOptionReachesTheQuantiser) {
  for (int format = MX_E2M1; format <= MX_INT8; ++format) {
    mx_quant_spec c;
    mx_quant_spec_init(&c);
    QuantSpec cc;
    c.format = format;
    cc.format = static_cast<Format>(format);
    ExpectSame(c, cc, Axis::kRow);
    c.axis = MX_COLUMN;
    c.block = MX_BLOCK_32X32;
    cc.block = BlockShape::k32x32;
    ExpectSame(c, cc, Axis::kColumn);
    c.rule = MX_RULE_RCEIL;
    cc.rule = ScaleRule::kRceil;
    c.nan = MX_NAN_POISON;
    cc.nan = NanPolicy::kPoison;
    c.zero_byte = 0;
    cc.zero_byte = 0;
    ExpectSame(c, cc, Axis::kColumn);
    c.hadamard = 16;
    cc.hadamard.n = 16;
    c.signs[0] = 0xDEADBEEFu;
    cc.hadamard.signs[0] = 0xDEADBEEFu;
    c.prescale = cc.prescale = 3.0f;
    ExpectSame(c, cc, Axis::kColumn);
    c.rounding = MX_SR;
    cc.rounding = Rounding::kSR;
    c.sr_pair = MX_SR_INDEPENDENT;
    cc.sr_pair = SrPair::kIndependent;
    c.seed = cc.random.seed = 0x123456789ABCDEFull;
    c.micro_batch = cc.random.micro_batch = 2;
    c.stream = cc.random.stream = 3;
    c.step = cc.random.step = 4;
    ExpectSame(c, cc, Axis::kColumn);
    c.fixed_scale = 130;
    cc.fixed_scale = 130;
    ExpectSame(c, cc, Axis::kColumn);
  }
}

TEST(Capi, DequantizeOfEveryDtype) {
  const std::vector<float> v = Values(7 * 80, 1);
  const MxTensor t = QuantizeReference(F32View(v.data(), 7, 80), Axis::kRow, QuantSpec{});
  const mx_tensor c = Tensor(t);
  std::vector<float> want(7 * 80), got(7 * 80);
  DequantizeReference(t, want.data());
  ASSERT_EQ(mx_dequantize(&c, MX_DTYPE_F32, got.data(), got.size() * 4), MX_OK);
  EXPECT_EQ(std::memcmp(got.data(), want.data(), got.size() * 4), 0);
  for (const DType type : {DType::kBF16, DType::kF16}) {
    std::vector<uint16_t> want16(7 * 80), got16(7 * 80);
    Dequantize16(t, type, want16.data());
    ASSERT_EQ(mx_dequantize(&c, static_cast<int>(type), got16.data(), got16.size() * 2), MX_OK);
    EXPECT_EQ(got16, want16);
  }
}

TEST(Capi, GemmOfEveryProfile) {
  const std::vector<float> va = Values(5 * 288, 1), vb = Values(9 * 288, 2);
  QuantSpec finite;
  finite.nan = NanPolicy::kHardware;
  const MxTensor a = QuantizeReference(F32View(va.data(), 5, 288), Axis::kRow, finite);
  const MxTensor b = QuantizeReference(F32View(vb.data(), 9, 288), Axis::kRow, finite);
  const mx_tensor ca = Tensor(a), cb = Tensor(b);
  const std::vector<float> c0(45, 0.375f);
  int profiles = 0;
  for (const char* name = mx_profile_name(0); name != nullptr; name = mx_profile_name(++profiles)) {
    GemmSpec spec;
    spec.profile = ProfileByName(name);
    spec.instruction = profiles % 2 == 0 ? Instruction::k16x16x128 : Instruction::k32x32x64;
    spec.splits = 1 + profiles % 3;
    spec.out = DType::kF32;
    spec.alpha = 1.5f;
    spec.beta = profiles % 2 == 1;
    mx_gemm_spec c;
    mx_gemm_spec_init(&c);
    c.profile = name;
    c.instruction = profiles % 2;
    c.splits = spec.splits;
    c.out = MX_DTYPE_F32;
    c.alpha = 1.5f;
    c.beta = profiles % 2;
    std::vector<float> want(45), got(45);
    std::vector<uint8_t> want_flags(45), flags(45);
    GemmReference(a, b, spec, c0.data(), want.data(), want_flags.data());
    ASSERT_EQ(mx_gemm(&c, &ca, &cb, c0.data(), got.data(), got.size() * 4, flags.data()), MX_OK)
        << mx_last_error();
    EXPECT_EQ(std::memcmp(got.data(), want.data(), got.size() * 4), 0) << name;
    EXPECT_EQ(flags, want_flags) << name;
  }
  EXPECT_EQ(profiles, static_cast<int>(std::size(kProfiles)));
}

std::string Error(int status, int want = MX_BAD_ARGUMENT) {
  EXPECT_EQ(status, want);
  return mx_last_error();
}

TEST(Capi, WhatIsWrongWithASourceIsNamed) {
  const std::vector<float> v(64);
  mx_quant_spec spec;
  mx_quant_spec_init(&spec);
  std::vector<uint8_t> codes(32), scales(2);
  const auto error = [&](const mx_quant_spec* s, const mx_matrix* m) {
    return Error(mx_quantize(s, m, codes.data(), 32, scales.data(), 2, nullptr));
  };
  const mx_matrix good = Matrix(v, 2, 32);
  const auto with = [&](auto change) {
    mx_matrix m = good;
    change(m);
    return error(&spec, &m);
  };
  const auto spec_with = [&](auto change) {
    mx_quant_spec s = spec;
    change(s);
    return error(&s, &good);
  };
  mx_matrix narrow = good;  // 31 columns in rows of 32 need the same sizes
  narrow.cols = 31;
  EXPECT_EQ(mx_quantize(&spec, &narrow, codes.data(), 32, scales.data(), 2, nullptr), MX_OK);
  EXPECT_EQ(error(nullptr, &good), "spec is NULL");
  EXPECT_EQ(error(&spec, nullptr), "source is NULL");
  EXPECT_EQ(with([](mx_matrix& m) { m.data = nullptr; }), "source->data is NULL");
  EXPECT_EQ(with([](mx_matrix& m) { m.bytes = 255; }),
            "source->bytes is 255, its shape, stride and dtype need 256");
  EXPECT_EQ(with([](mx_matrix& m) { m.dtype = 3; }), "source->dtype is 3: use 0 to 2");
  EXPECT_EQ(with([](mx_matrix& m) { m.stride = 31; }), "source->stride is 31, less than its 32 columns");
  EXPECT_EQ(with([](mx_matrix& m) { m.rows = -1; }), "source has -1 rows and 32 columns");
  EXPECT_NE(with([](mx_matrix& m) { m.rows = m.stride = INT64_MAX; }), "");
  EXPECT_EQ(spec_with([](mx_quant_spec& s) { s.format = MX_E8M0; }), "spec->format is 6: use 0 to 5");
  EXPECT_EQ(spec_with([](mx_quant_spec& s) { s.axis = 2; }), "spec->axis is 2: use 0 to 1");
  EXPECT_EQ(spec_with([](mx_quant_spec& s) { s.rule = -1; }), "spec->rule is -1: use 0 to 3");
  EXPECT_EQ(spec_with([](mx_quant_spec& s) { s.zero_byte = 255; }), "spec->zero_byte is 255: use 0 to 254");
  EXPECT_EQ(spec_with([](mx_quant_spec& s) { s.fixed_scale = 256; }),
            "spec->fixed_scale is 256: use 0 to 255");
  EXPECT_EQ(spec_with([](mx_quant_spec& s) { s.hadamard = 3; }),
            "hadamard is 3: use 0, or 2, 4, 8, 16, 32, 64, 128");
  EXPECT_NE(spec_with([](mx_quant_spec& s) { s.hadamard = 64; }), "");  // K is 32
  EXPECT_EQ(spec_with([](mx_quant_spec& s) { s.axis = MX_COLUMN; }), "scale_bytes is 2 bytes, 32 are needed");
  EXPECT_EQ(Error(mx_quantize(&spec, &good, nullptr, 32, scales.data(), 2, nullptr)), "codes is NULL");
  EXPECT_EQ(Error(mx_quantize(&spec, &good, codes.data(), 31, scales.data(), 2, nullptr)),
            "code_bytes is 31 bytes, 32 are needed");
  EXPECT_EQ(Error(mx_quantized_size(MX_E2M1, 0, INT64_MAX, 64, nullptr, nullptr, nullptr, nullptr)),
            "codes: more than 2^63 - 1");
  EXPECT_EQ(Error(mx_quantized_size(MX_E2M1, 0, -1, 64, nullptr, nullptr, nullptr, nullptr)),
            "codes: a negative size");
}

TEST(Capi, WhatIsWrongWithATensorIsNamed) {
  const std::vector<float> v(64, 1.0f);
  const MxTensor t = QuantizeReference(F32View(v.data(), 2, 32), Axis::kRow, QuantSpec{});
  mx_gemm_spec spec;
  mx_gemm_spec_init(&spec);
  spec.out = MX_DTYPE_F32;
  std::vector<float> d(5);
  const auto error = [&](auto change) {
    mx_tensor a = Tensor(t), b = a;
    mx_gemm_spec s = spec;
    change(s, a, b);
    return Error(mx_gemm(&s, &a, &b, nullptr, d.data(), 16, nullptr));
  };
  EXPECT_EQ(error([](auto&, auto& a, auto&) { a.code_bytes = 31; }),
            "a->code_bytes is 31 bytes, 32 are needed");
  EXPECT_EQ(error([](auto&, auto&, auto& b) { b.scale_bytes = 3; }),
            "b->scale_bytes is 3 bytes, 2 are needed");
  EXPECT_EQ(error([](auto&, auto& a, auto&) { a.codes = nullptr; }), "a->codes is NULL");
  EXPECT_EQ(error([](auto&, auto& a, auto&) { a.format = 6; }), "a->format is 6: use 0 to 5");
  EXPECT_EQ(error([](auto&, auto& a, auto&) { a.rows = -1; }), "codes: a negative size");
  EXPECT_NE(error([](auto&, auto& a, auto&) { a.k = INT64_MAX; }), "");
  EXPECT_EQ(error([](auto& s, auto&, auto&) { s.size = 0; }).substr(0, 16), "spec->size is 0,");
  EXPECT_EQ(error([](auto& s, auto&, auto&) { s.splits = 0; }), "spec->splits is 0: use 1 or more");
  EXPECT_EQ(error([](auto& s, auto&, auto&) { s.beta = 2; }), "spec->beta is 2: use 0 or 1");
  EXPECT_EQ(error([](auto& s, auto&, auto&) { s.beta = 1; }), "c is NULL");
  EXPECT_EQ(error([](auto& s, auto&, auto&) { s.out = MX_DTYPE_F16; }), "spec->out is 2: use 0 to 1");
  mx_tensor a = Tensor(t);
  EXPECT_EQ(Error(mx_gemm(&spec, &a, &a, nullptr, d.data(), 12, nullptr)),
            "bytes is 12 bytes, 16 are needed");
  EXPECT_EQ(Error(mx_gemm(&spec, &a, &a, nullptr, reinterpret_cast<char*>(d.data()) + 1, 16, nullptr)),
            "d is not aligned to 4 bytes");
  EXPECT_EQ(Error(mx_gemm(&spec, nullptr, &a, nullptr, d.data(), 16, nullptr)), "a is NULL");
}

TEST(Capi, EmptyMatricesAreFine) {
  mx_quant_spec spec;
  mx_quant_spec_init(&spec);
  const mx_matrix none = {nullptr, 0, MX_DTYPE_F32, 0, 64, 64};
  EXPECT_EQ(mx_quantize(&spec, &none, nullptr, 0, nullptr, 0, nullptr), MX_OK) << mx_last_error();
  const mx_tensor t = {MX_E2M1, 0, 64, nullptr, 0, nullptr, 0};
  EXPECT_EQ(mx_dequantize(&t, MX_DTYPE_F32, nullptr, 0), MX_OK) << mx_last_error();
  EXPECT_EQ(mx_encode(MX_E2M1, nullptr, 0, 0, 0, 0, nullptr, nullptr), MX_OK);
  // An enormous number of rows without columns returns at once.
  const mx_matrix tall = {nullptr, 0, MX_DTYPE_F32, INT64_MAX / 64, 0, 0};
  EXPECT_EQ(mx_quantize(&spec, &tall, nullptr, 0, nullptr, 0, nullptr), MX_OK) << mx_last_error();
  const mx_tensor rows = {MX_E2M1, INT64_MAX / 64, 0, nullptr, 0, nullptr, 0};
  const mx_tensor no_rows = {MX_E2M1, 0, 0, nullptr, 0, nullptr, 0};
  mx_gemm_spec gemm;
  mx_gemm_spec_init(&gemm);
  EXPECT_EQ(mx_gemm(&gemm, &rows, &no_rows, nullptr, nullptr, 0, nullptr), MX_OK) << mx_last_error();
  EXPECT_EQ(mx_gemm(&gemm, &t, &no_rows, nullptr, nullptr, 0, nullptr), MX_BAD_ARGUMENT);  // K differs
}

TEST(Capi, TheMessageBelongsToTheThread) {
  Error(mx_set_threads(-5));
  const std::string mine = mx_last_error();
  std::string before, after;
  std::thread([&] {
    before = mx_last_error();
    mx_set_threads(-7);
    after = mx_last_error();
  }).join();
  EXPECT_EQ(before, "");
  EXPECT_EQ(after, "threads: -7: use 0 or more");
  EXPECT_EQ(mx_last_error(), mine);
}

TEST(Capi, AnyExceptionBecomesAStatus) {
  using capi::Guard;
  EXPECT_EQ(Error(Guard([] { throw InputError("input"); })), "input");
  EXPECT_EQ(Error(Guard([] { throw std::bad_alloc(); }), MX_OUT_OF_MEMORY), "out of memory");
  EXPECT_EQ(Error(Guard([] { std::vector<int>().reserve(SIZE_MAX); }), MX_OUT_OF_MEMORY), "out of memory");
  EXPECT_EQ(Error(Guard([] { throw std::logic_error("logic"); }), MX_INTERNAL), "logic");
  EXPECT_EQ(Error(Guard([] { throw 3; }), MX_INTERNAL), "an unknown exception");
  EXPECT_EQ(Error(Guard([] { throw InputError(std::string(5000, 'x')); })), std::string(1023, 'x'));
}

TEST(Capi, AWrongFloatEnvironmentIsRefused) {
  std::fesetround(FE_UPWARD);
  const int status = mx_set_threads(0);
  std::fesetround(FE_TONEAREST);
  EXPECT_EQ(Error(status, MX_BAD_ENVIRONMENT), "the rounding mode is not round-to-nearest");
}

}  // namespace
}  // namespace mx
