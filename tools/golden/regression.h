// Interpreter of regression cases: a case names an operation of the library and its parameters; the
// interpreter runs it and compares every list that the case expects. Nothing here knows the id of a case.
#ifndef MX_TOOLS_GOLDEN_REGRESSION_H_
#define MX_TOOLS_GOLDEN_REGRESSION_H_

#include <map>
#include <string>
#include <vector>

#include "tools/golden/case.h"

namespace mx::golden {

// What an operation computed, by name; a case may expect any subset. Variants (policies, models) are names of
// their own.
using Outputs = std::map<std::string, Words>;
using Operation = Outputs (*)(const Case&);

// Throws InputError for an unknown operation, parameter or input.
Outputs RunOperation(const Case& c);

// One line for each expected list that came out otherwise, empty when the case holds. Throws InputError for
// an unknown operation, parameter, input or output.
std::vector<std::string> RunCase(const Case& c);

std::vector<std::string> OperationNames();

// By subject, each in a file of its own.
Outputs DecodeElements(const Case& c);   // regression_elements.cc
Outputs ConvertElements(const Case& c);  // regression_elements.cc
Outputs StochasticCodes(const Case& c);
Outputs StochasticCount(const Case& c);
Outputs RoundTripBf16(const Case& c);
Outputs DecodeScales(const Case& c);  // regression_scales.cc
Outputs ReciprocalScales(const Case& c);
Outputs EncodeScales(const Case& c);
Outputs ScaleOfAmax(const Case& c);
Outputs PackScales(const Case& c);
Outputs QuantizeBlocks(const Case& c);  // regression_quantize.cc
Outputs DequantizeBlocks(const Case& c);
Outputs PackCodes(const Case& c);
Outputs MultiplyBlocks(const Case& c);  // regression_gemm.cc
Outputs ProductDigest(const Case& c);
Outputs EpilogueOf(const Case& c);
Outputs SumSplits(const Case& c);
Outputs InstructionElement(const Case& c);  // regression_mfma.cc
Outputs InstructionDigest(const Case& c);
Outputs WaveDigest(const Case& c);
Outputs RotateGroup(const Case& c);  // regression_hadamard.cc
Outputs RotateUnit(const Case& c);
Outputs RotatePair(const Case& c);
Outputs RotateAxes(const Case& c);
Outputs ElementOffset(const Case& c);  // regression_layout.cc
Outputs ScaleOffsets(const Case& c);
Outputs WeightOffsets(const Case& c);
Outputs MultiplyAdd(const Case& c);  // regression_platform.cc
Outputs FloatOperations(const Case& c);
Outputs CompareFloats(const Case& c);
Outputs ChunkedSum(const Case& c);
Outputs PhiloxWords(const Case& c);
Outputs StandardEngine(const Case& c);
Outputs CanonicalHash(const Case& c);

Outputs TrainSteps(const Case& c);  // regression_train.cc

}  // namespace mx::golden

#endif  // MX_TOOLS_GOLDEN_REGRESSION_H_
