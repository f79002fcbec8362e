// How a matrix is quantised, and how a file says so in its metadata.
#ifndef MX_TOOLS_QUANT_METADATA_H_
#define MX_TOOLS_QUANT_METADATA_H_

#include <array>
#include <cstdint>
#include <map>
#include <string>

#include "sim/quant/quantize.h"

namespace mx::tools {

struct QuantOptions {
  QuantSpec spec;
  Axis axis = Axis::kRow;
};

// What options alone can be checked for. Throws InputError.
void CheckQuantOptions(const QuantOptions& options);

// A Hadamard size (0, 2, 4, ..., 128), and words of a sign mask in hexadecimal, comma-separated, word 0
// first. `what` names the value in errors.
int ParseHadamard(const std::string& what, const std::string& text);
std::array<uint32_t, 4> ParseSigns(const std::string& what, const std::string& text);

using Metadata = std::map<std::string, std::string>;

// One entry a choice; what has no effect (a seed without stochastic rounding, signs without a Hadamard) is
// left out, so that equal arithmetic gives equal metadata.
Metadata ToMetadata(const QuantOptions& options);

// The reverse. `where` names the file in errors. Missing entries other than format and axis have their
// default.
QuantOptions FromMetadata(const Metadata& metadata, const std::string& where);

}  // namespace mx::tools

#endif  // MX_TOOLS_QUANT_METADATA_H_
