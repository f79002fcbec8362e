// Element codes as exact integers, the form in which every product and sum of the adder is computed.
#ifndef MX_SIM_GEMM_DECODED_H_
#define MX_SIM_GEMM_DECODED_H_

#include <array>
#include <cstdint>

#include "sim/formats/codec.h"
#include "sim/formats/format.h"

namespace mx {

enum class CodeClass : uint8_t { kZero, kFinite, kInf, kNan };

// A finite code is significand * 2^(exponent - p) with |significand| < 2^(p+1), subnormals at the format's
// smallest exponent and not normalised, and also fixed * 2^last_bit. Infinities carry their sign in
// `negative` only.
struct DecodedCode {
  int64_t fixed = 0;
  int16_t significand = 0;
  int16_t exponent = 0;
  bool negative = false;
  CodeClass kind = CodeClass::kZero;
};

struct CodeTable {
  std::array<DecodedCode, 256> code;
  int p = 0, last_bit = 0;
  bool has_specials = false;
};

// The five floating MX elements, which the scaled matrix instructions take.
constexpr bool IsMatrixElement(Format format) { return format <= Format::kE5M2; }

constexpr CodeTable MakeCodeTable(Format format) {
  const FormatInfo& f = Info(format);
  CodeTable table{};
  table.p = f.p;
  table.last_bit = f.last_bit();
  table.has_specials = f.HasNan();
  for (uint32_t code = 0; code <= f.code_mask(); ++code) {
    DecodedCode& d = table.code[code];
    d.negative = (code & f.sign_bit()) != 0;
    const int magnitude = static_cast<int>(code & ~f.sign_bit());
    if (magnitude > f.max_code) {
      d.kind = magnitude == f.inf_code ? CodeClass::kInf : CodeClass::kNan;
      continue;
    }
    const int field = magnitude >> f.p, mantissa = magnitude & ((1 << f.p) - 1);
    const int significand = field == 0 ? mantissa : mantissa | 1 << f.p;
    const int exponent = f.m0 + (field == 0 ? 0 : field - 1);
    d.kind = significand == 0 ? CodeClass::kZero : CodeClass::kFinite;
    d.significand = static_cast<int16_t>(d.negative ? -significand : significand);
    d.exponent = static_cast<int16_t>(exponent);
    d.fixed = static_cast<int64_t>(d.significand) * (int64_t{1} << (exponent - f.m0));
  }
  return table;
}

// The table of one of the five formats of IsMatrixElement.
inline const CodeTable& DecodedCodes(Format format) {
  static constexpr CodeTable kTables[] = {MakeCodeTable(Format::kE2M1), MakeCodeTable(Format::kE2M3),
                                          MakeCodeTable(Format::kE3M2), MakeCodeTable(Format::kE4M3),
                                          MakeCodeTable(Format::kE5M2)};
  return kTables[static_cast<int>(format)];
}

}  // namespace mx

#endif  // MX_SIM_GEMM_DECODED_H_
