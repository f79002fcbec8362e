// How a matrix is quantised: options of the command line on one side, metadata of a file on the other.
#ifndef MX_TOOLS_QUANT_OPTIONS_H_
#define MX_TOOLS_QUANT_OPTIONS_H_

#include <map>
#include <string>

#include "sim/quant/quantize.h"
#include "tools/command.h"

namespace mx::tools {

struct QuantOptions {
  QuantSpec spec;
  Axis axis = Axis::kRow;
};

// Adds --format --rule --block (named `block_flag`) --axis --zero-byte --nan --rounding --seed --stream --step --micro-batch --sr-pair
// --hadamard --signs --prescale --fixed-scale.
void AddQuantOptions(CLI::App* command, QuantOptions* options, const std::string& block_flag = "--block");

// What options alone can be checked for. Throws InputError.
void CheckQuantOptions(const QuantOptions& options);

using Metadata = std::map<std::string, std::string>;

// One entry a choice; what has no effect (a seed without stochastic rounding, signs without a Hadamard) is left out, so
// that equal arithmetic gives equal metadata.
Metadata ToMetadata(const QuantOptions& options);

// The reverse. `where` names the file in errors. Missing entries other than format and axis have their default.
QuantOptions FromMetadata(const Metadata& metadata, const std::string& where);

}  // namespace mx::tools

#endif  // MX_TOOLS_QUANT_OPTIONS_H_
