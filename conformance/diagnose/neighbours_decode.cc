// Other values of codes and scale bytes.
#include "conformance/diagnose/neighbours.h"
#include "conformance/diagnose/wrong.h"

namespace mx::conformance {
namespace {

template <typename Value>  // value(code, scale, right bits)
void ChangeDecoded(Model& m, const Value& value) {
  m.stages.value = [right = m.stages.value, value](uint32_t code, uint8_t scale) {
    return value(code, scale, right(code, scale));
  };
}

// The scale byte moved into the exponent field, then multiplied.
uint32_t ByShift(uint32_t code, uint8_t scale) {
  return Canonical(ToBits(FromBits(Decode(Format::kE2M1, code)) * FromBits(uint32_t{scale} << 23)));
}
// The byte's exponent added to the number's bits.
uint32_t ByAddition(uint32_t code, uint8_t scale) {
  const uint32_t value = Decode(Format::kE2M1, code);
  if ((value & kF32Abs) == 0) return value;
  return value + (static_cast<uint32_t>(scale) << 23) - (127u << 23);
}

}  // namespace

std::vector<Neighbour> DecodeNeighbours() {
  return {
      {Cause::kScaleDecode, kToDecode, "scale bytes moved into an exponent field: 00 is zero, ff infinite",
       [](Model& m) {
         ChangeDecoded(m, [](uint32_t code, uint8_t scale, uint32_t) { return ByShift(code, scale); });
       }},
      {Cause::kScaleDecode, kToDecode, "scale byte 00 taken as zero",
       [](Model& m) {
         ChangeDecoded(m, [](uint32_t, uint8_t scale, uint32_t right) {
           return scale == 0 ? right & kF32Sign : right;
         });
       }},
      {Cause::kScaleDecode, kToDecode, "scale byte 00 taken as 1",
       [](Model& m) {
         ChangeDecoded(m, [](uint32_t code, uint8_t scale, uint32_t right) {
           return scale == 0 ? Decode(Format::kE2M1, code) : right;
         });
       }},
      {Cause::kScaleDecode, kToDecode, "scale byte 00 taken as 2^-126",
       [](Model& m) {
         ChangeDecoded(m, [](uint32_t code, uint8_t scale, uint32_t right) {
           return scale == 0 ? DequantizeOne(Format::kE2M1, code, 1) : right;
         });
       }},
      {Cause::kScaleDecode, kToDecode, "scale byte ff taken as infinity",
       [](Model& m) {
         ChangeDecoded(m, [](uint32_t code, uint8_t scale, uint32_t right) {
           const uint32_t sign = Decode(Format::kE2M1, code) & kF32Sign;
           return scale != 255 ? right : (code & 7) == 0 ? kF32QuietNan : sign | kF32Inf;
         });
       }},
      {Cause::kScaleDecode, kToDecode, "scale byte ff taken as 2^128",
       [](Model& m) {
         ChangeDecoded(m, [](uint32_t code, uint8_t scale, uint32_t right) {
           const uint32_t value = Decode(Format::kE2M1, code), sign = value & kF32Sign;
           if (scale != 255) return right;
           return (code & 7) == 0 ? sign : (code & 7) == 1 ? sign | (254u << 23) : sign | kF32Inf;
         });
       }},
      {Cause::kScaleDecode, kToDecode, "zero for every code under scale byte ff",
       [](Model& m) {
         ChangeDecoded(m, [](uint32_t, uint8_t scale, uint32_t right) { return scale == 255 ? 0u : right; });
       }},
      {Cause::kScaleDecode, kToDecode, "scale byte 86, which is 128, taken as NaN",
       [](Model& m) {
         ChangeDecoded(
             m, [](uint32_t, uint8_t scale, uint32_t right) { return scale == 0x86 ? kF32QuietNan : right; });
       }},
      {Cause::kScaleDecode, kToDecode, "a scale's exponent added to the bits of a number, over its ends",
       [](Model& m) {
         ChangeDecoded(
             m, [](uint32_t code, uint8_t scale, uint32_t) { return Canonical(ByAddition(code, scale)); });
       }},
      {Cause::kScaleDecode, kToDecode, "scale byte fe taken as its reciprocal's zero",
       [](Model& m) {
         ChangeDecoded(m, [](uint32_t, uint8_t scale, uint32_t right) {
           return scale == 254 ? right & kF32Sign : right;
         });
       }},
      {Cause::kScaleShift, kToDecode, "scales one binade higher",
       [](Model& m) {
         ChangeDecoded(m, [](uint32_t code, uint8_t scale, uint32_t right) {
           return scale < 254 ? DequantizeOne(Format::kE2M1, code, static_cast<uint8_t>(scale + 1)) : right;
         });
       }},
      {Cause::kScaleShift, kToDecode, "scales one binade lower",
       [](Model& m) {
         ChangeDecoded(m, [](uint32_t code, uint8_t scale, uint32_t right) {
           return scale != 0 && scale != 255
                      ? DequantizeOne(Format::kE2M1, code, static_cast<uint8_t>(scale - 1))
                      : right;
         });
       }},
      {Cause::kElementDecode, kToDecode, "codes below 1.0 decoded as if they were normal",
       [](Model& m) {
         ChangeDecoded(m, [](uint32_t code, uint8_t scale, uint32_t right) {
           if ((code & 7) > 1 || scale == 255) return right;
           const uint32_t sign = (code & 8) << 28;
           return RoundToF32(sign != 0, (code & 1) != 0 ? 3 : 2, static_cast<int>(scale) - 127 - 2);
         });
       }},
      {Cause::kElementDecode, kToDecode, "0.25 for code 1",
       [](Model& m) {
         ChangeDecoded(m, [](uint32_t code, uint8_t scale, uint32_t right) {
           return (code & 7) == 1 && scale != 255 ? RoundToF32(code > 7, 1, static_cast<int>(scale) - 129)
                                                  : right;
         });
       }},
      {Cause::kElementDecode, kToDecode, "zero for code 1",
       [](Model& m) {
         ChangeDecoded(m, [](uint32_t code, uint8_t, uint32_t right) {
           return (code & 7) == 1 ? right & kF32Sign : right;
         });
       }},
      {Cause::kElementDecode, kToDecode, "8 for code 7",
       [](Model& m) {
         ChangeDecoded(m, [](uint32_t code, uint8_t scale, uint32_t right) {
           return (code & 7) == 7 && scale != 255 ? RoundToF32(code > 7, 1, static_cast<int>(scale) - 124)
                                                  : right;
         });
       }},
      {Cause::kElementDecode, kToDecode, "signs of codes ignored",
       [](Model& m) { ChangeDecoded(m, [](uint32_t, uint8_t, uint32_t right) { return right & kF32Abs; }); }},
      {Cause::kElementDecode, kToDecode, "codes taken as two's complement",
       [](Model& m) {
         ChangeDecoded(m, [](uint32_t code, uint8_t scale, uint32_t right) {
           return code > 8 && scale != 255 ? DequantizeOne(Format::kE2M1, 8 | (16 - code), scale) : right;
         });
       }},
      {Cause::kZeroSign, kToDecode, "plus zero for every zero",
       [](Model& m) {
         ChangeDecoded(m,
                       [](uint32_t, uint8_t, uint32_t right) { return (right & kF32Abs) == 0 ? 0u : right; });
       }},
      {Cause::kFlush, kToDecode, "zero for subnormal results",
       [](Model& m) {
         ChangeDecoded(m, [](uint32_t, uint8_t, uint32_t right) { return WithoutSubnormals(right); });
       }},
      {Cause::kStaleScale, kToDecode, "the scale of the block before",
       [](Model& m) {
         m.stages.load = [right = m.stages.load](const Problem& p, const OperandShape& shape,
                                                 const Tensor& codes, const Tensor& scales) {
           MxTensor mx = right(p, shape, codes, scales);
           for (int64_t row = 0; row < mx.rows; ++row) {
             for (int64_t b = mx.blocks() - 1; b > 0; --b)
               mx.scales[static_cast<size_t>(row * mx.blocks() + b)] = mx.Scale(row, b - 1);
           }
           return mx;
         };
       }},
      {Cause::kStaleScale, kToDecode, "the first scale of a row for all its blocks",
       [](Model& m) {
         m.stages.load = [right = m.stages.load](const Problem& p, const OperandShape& shape,
                                                 const Tensor& codes, const Tensor& scales) {
           MxTensor mx = right(p, shape, codes, scales);
           for (int64_t row = 0; row < mx.rows; ++row) {
             for (int64_t b = 1; b < mx.blocks(); ++b)
               mx.scales[static_cast<size_t>(row * mx.blocks() + b)] = mx.Scale(row, 0);
           }
           return mx;
         };
       }},
  };
}

}  // namespace mx::conformance
