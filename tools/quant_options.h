// The options of the command line that say how a matrix is quantised.
#ifndef MX_TOOLS_QUANT_OPTIONS_H_
#define MX_TOOLS_QUANT_OPTIONS_H_

#include <string>

#include "tools/command.h"
#include "tools/quant_metadata.h"

namespace mx::tools {

// Adds --format --rule --block (named `block_flag`) --axis --zero-byte --nan --rounding --seed --stream
// --step --micro-batch --sr-pair
// --hadamard --signs --prescale --fixed-scale.
void AddQuantOptions(CLI::App* command, QuantOptions* options, const std::string& block_flag = "--block");

// Throws InputError for one of them that was given although another makes it do nothing.
void CheckQuantFlags(const CLI::App* command, const QuantOptions& options);
// Throws InputError for any of them that was given; `why` as in RefuseIdle.
void RefuseQuantFlags(const CLI::App* command, const std::string& why,
                      const std::string& block_flag = "--block");

}  // namespace mx::tools

#endif  // MX_TOOLS_QUANT_OPTIONS_H_
