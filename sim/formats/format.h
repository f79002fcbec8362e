// A number format is a row of parameters (element_formats.inc); everything else works from the row.
#ifndef MX_SIM_FORMATS_FORMAT_H_
#define MX_SIM_FORMATS_FORMAT_H_

#include <cstdint>
#include <string_view>

namespace mx {

enum class FormatKind : uint8_t {
  kFloat,  // sign, exponent, mantissa
  kInt,    // two's complement with an implicit factor 2^-p
  kScale,  // unsigned power of two
};

enum class Format : uint8_t {
#define MX_FORMAT(id, ...) id,
#include "sim/formats/element_formats.inc"
#undef MX_FORMAT
};

struct FormatInfo {
  Format id;
  const char* name;
  FormatKind kind;
  int bits;      // width of a code
  int p;         // mantissa bits
  int m0;        // exponent of the smallest normal value
  int emax;      // exponent of the largest finite value
  int max_code;  // code of the largest finite magnitude
  int inf_code;  // code of +Inf, or -1: the format has none
  int nan_code;  // NaN code that Encode writes before the sign, or -1: the format has none

  constexpr int last_bit() const { return m0 - p; }  // exponent of the smallest step
  constexpr uint32_t sign_bit() const { return kind == FormatKind::kScale ? 0u : 1u << (bits - 1); }
  constexpr uint32_t code_mask() const { return (1u << bits) - 1; }
  constexpr bool HasNan() const { return nan_code >= 0; }
};

inline constexpr FormatInfo kFormats[] = {
#define MX_FORMAT(id, name, kind, ...) {Format::id, name, FormatKind::kind, __VA_ARGS__},
#include "sim/formats/element_formats.inc"
#undef MX_FORMAT
};

constexpr const FormatInfo& Info(Format format) { return kFormats[static_cast<int>(format)]; }
constexpr const char* Name(Format format) { return Info(format).name; }

// True for the formats that OCP MX 1.0 names as elements of a block: E2M1 E2M3 E3M2 E4M3 E5M2 INT8.
constexpr bool IsMxElement(Format format) { return format <= Format::kINT8; }

// By name ("e2m1"); throws InputError that lists the names.
Format FormatByName(std::string_view name);

}  // namespace mx

#endif  // MX_SIM_FORMATS_FORMAT_H_
