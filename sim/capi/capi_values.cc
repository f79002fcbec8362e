#include "sim/base/bits.h"
#include "sim/base/philox.h"
#include "sim/capi/guard.h"
#include "sim/capi/tensor_arguments.h"
#include "sim/formats/codec.h"

namespace mx::capi {
namespace {

static_assert(MX_E2M1 == static_cast<int>(Format::kE2M1) && MX_E2M3 == static_cast<int>(Format::kE2M3) &&
              MX_E3M2 == static_cast<int>(Format::kE3M2) && MX_E4M3 == static_cast<int>(Format::kE4M3) &&
              MX_E5M2 == static_cast<int>(Format::kE5M2) && MX_INT8 == static_cast<int>(Format::kINT8) &&
              MX_E8M0 == static_cast<int>(Format::kE8M0) && MX_BF16 == static_cast<int>(Format::kBF16) &&
              MX_FP16 == static_cast<int>(Format::kFP16));
static_assert(MX_RNE == static_cast<int>(Rounding::kRNE) && MX_RTZ == static_cast<int>(Rounding::kRTZ) &&
              MX_SR == static_cast<int>(Rounding::kSR) &&
              MX_NON_SATURATE == static_cast<int>(Overflow::kNonSaturate));
static_assert(MX_FOR_DATA == static_cast<int>(StreamPurpose::kData) &&
              MX_FOR_SIGNS == static_cast<int>(StreamPurpose::kSigns));

constexpr uint64_t kWords = uint64_t{1} << 34;  // of one stream

}  // namespace
}  // namespace mx::capi

extern "C" {

using namespace mx;        // NOLINT: the C functions have no namespace of their own
using namespace mx::capi;  // NOLINT

int mx_encode(int format, const float* values, size_t n, int scale_exponent, int rounding, int overflow,
              const uint32_t* noise, uint16_t* codes) {
  return Guard([&] {
    const Format f = FormatOf("format", format);
    if (f == Format::kE8M0) Fail("format: mx_encode_e8m0 makes E8M0 bytes");
    const Rounding r = EnumOf("rounding", rounding, Rounding::kSR);
    const Overflow o = EnumOf("overflow", overflow, Overflow::kNonSaturate);
    if (scale_exponent < -127 || scale_exponent > 127)
      Fail("scale_exponent is {}: use -127 to 127", scale_exponent);
    CheckArray("values", values, n, alignof(float));
    CheckArray("codes", codes, n, alignof(uint16_t));
    if (r == Rounding::kSR) CheckArray("noise", noise, n, alignof(uint32_t));
    for (size_t i = 0; i < n; ++i) {
      const uint32_t word = r == Rounding::kSR ? noise[i] : 0;
      codes[i] = static_cast<uint16_t>(Encode(f, ToBits(values[i]), scale_exponent, r, o, word));
    }
  });
}

int mx_encode_e8m0(const float* values, size_t n, int round_up, uint8_t* codes) {
  return Guard([&] {
    CheckArray("values", values, n, alignof(float));
    CheckArray("codes", codes, n, 1);
    const ScaleRounding r = round_up != 0 ? ScaleRounding::kRceil : ScaleRounding::kFloor;
    for (size_t i = 0; i < n; ++i) codes[i] = static_cast<uint8_t>(EncodeE8M0(ToBits(values[i]), r));
  });
}

int mx_decode(int format, const uint16_t* codes, size_t n, float* values) {
  return Guard([&] {
    const Format f = FormatOf("format", format);
    CheckArray("codes", codes, n, alignof(uint16_t));
    CheckArray("values", values, n, alignof(float));
    for (size_t i = 0; i < n; ++i) {
      if ((codes[i] & ~Info(f).code_mask()) != 0)
        Fail("codes[{}] is {}: {} has {} bits", i, codes[i], Name(f), Info(f).bits);
    }
    for (size_t i = 0; i < n; ++i) values[i] = FromBits(Decode(f, codes[i]));
  });
}

void mx_philox4x32(const uint32_t counter[4], const uint32_t key[2], uint32_t out[4]) {
  const auto words = Philox4x32({counter[0], counter[1], counter[2], counter[3]}, {key[0], key[1]});
  for (size_t i = 0; i < 4; ++i) out[i] = words[i];
}

uint32_t mx_stream_id(int purpose, uint32_t layer, uint32_t linear, uint32_t operand, uint32_t copy) {
  return StreamId(static_cast<StreamPurpose>(purpose & 0xF), layer & 0xFFFu, linear & 0xFFu, operand & 0xFu,
                  copy & 0xFu);
}

int mx_random_words(uint64_t seed, uint32_t micro_batch, uint32_t stream, uint32_t step, uint64_t first,
                    size_t n, uint32_t* out) {
  return Guard([&] {
    if (first > kWords || n > kWords - first) Fail("words {} and {} more: a stream has 2^34", first, n);
    CheckArray("out", out, n, alignof(uint32_t));
    RandomStream random;
    random.seed = seed;
    random.micro_batch = micro_batch;
    random.stream = stream;
    random.step = step;
    for (size_t i = 0; i < n; ++i) out[i] = random.Word(first + i);
  });
}

}  // extern "C"
