// Wrong numbers from codes and scale bytes.
#include "conformance/mutants/mutant.h"
#include "sim/base/bits.h"

namespace mx::conformance {
namespace {

template <typename Value>  // value(code, scale, right bits)
void ChangeDecode(Model& m, const Value& value) {
  m.stages.value = [right = m.stages.value, value](uint32_t code, uint8_t scale) {
    return value(code, scale, right(code, scale));
  };
}
float Number(uint32_t code) { return FromBits(Decode(Format::kE2M1, code)); }

}  // namespace

std::vector<Mutant> DecodeMutants() {
  return {
      {"scale_shifted_in", Cause::kScaleDecode, "R21", "moves a scale byte into the exponent field",
       kToDecode,
       [](Model& m) {
         ChangeDecode(m, [](uint32_t code, uint8_t scale, uint32_t) {
           return Canonical(ToBits(Number(code) * FromBits(static_cast<uint32_t>(scale) << 23)));
         });
       }},
      {"scale_128_nan", Cause::kScaleDecode, "R22", "compares a decoded scale with 128 to find NaN",
       kToDecode,
       [](Model& m) {
         ChangeDecode(m, [](uint32_t, uint8_t scale, uint32_t right) {
           return scale == 127 + 7 ? kF32QuietNan : right;
         });
       }},
      {"exponent_added", Cause::kScaleDecode, "R24", "adds a scale's exponent to the bits of a number",
       kToDecode,
       [](Model& m) {
         ChangeDecode(m, [](uint32_t code, uint8_t scale, uint32_t) {
           const uint32_t bits = ToBits(Number(code));
           if ((bits & kF32Abs) == 0) return bits;
           return Canonical(bits + (static_cast<uint32_t>(static_cast<int>(scale) - 127) << 23));
         });
       }},
      {"scale_zero", Cause::kScaleDecode, "R26", "takes byte 00 for 1", kToDecode,
       [](Model& m) {
         ChangeDecode(m, [](uint32_t code, uint8_t scale, uint32_t right) {
           return scale == 0 ? ToBits(Number(code)) : right;
         });
       }},
      {"nan_scale_infinite", Cause::kScaleDecode, "R22", "takes byte ff for infinity", kToDecode,
       [](Model& m) {
         ChangeDecode(m, [](uint32_t code, uint8_t scale, uint32_t right) {
           return scale == 255 ? Canonical(ToBits(Number(code) * FromBits(kF32Inf))) : right;
         });
       }},
      {"all_normal", Cause::kElementDecode, "R06",
       "decodes the codes below 1.0 as if they had an implicit bit", kToDecode,
       [](Model& m) {
         ChangeDecode(m, [](uint32_t code, uint8_t scale, uint32_t right) {
           if ((code & 6) != 0 || scale == 255) return right;
           return RoundToF32((code & 8) != 0, 2 + (code & 1), static_cast<int>(scale) - 129);
         });
       }},
      {"doubled_table", Cause::kScaleShift, "R54", "takes element values from a table of doubles", kToDecode,
       [](Model& m) {
         ChangeDecode(m, [](uint32_t code, uint8_t scale, uint32_t right) {
           return scale < 254 ? DequantizeOne(Format::kE2M1, code, static_cast<uint8_t>(scale + 1)) : right;
         });
       }},
      {"minus_zero_decoded", Cause::kZeroSign, "R07", "decodes code 8 as +0", kToDecode,
       [](Model& m) {
         ChangeDecode(m, [](uint32_t, uint8_t, uint32_t right) { return right == kF32Sign ? 0u : right; });
       }},
      {"subnormals_flushed", Cause::kFlush, "R79", "flushes subnormal numbers", kToDecode,
       [](Model& m) {
         ChangeDecode(m, [](uint32_t, uint8_t, uint32_t right) {
           return (right & 0x7F800000u) == 0 ? right & kF32Sign : right;
         });
       }},
      {"nibbles_read_swapped", Cause::kNibbles, "R52", "reads the first code from the high nibble", kToDecode,
       [](Model& m) {
         m.stages.load = [](const Problem&, const OperandShape& shape, const Tensor& codes,
                            const Tensor& scales) {
           MxTensor mx = LoadOperand(shape, codes, scales);
           for (uint8_t& byte : mx.codes) byte = static_cast<uint8_t>(byte * 16 + byte / 16);
           return mx;
         };
       }},
  };
}

}  // namespace mx::conformance
