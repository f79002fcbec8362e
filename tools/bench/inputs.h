// Inputs of benchmarks: made once, by position from a seed.
#ifndef MX_TOOLS_BENCH_INPUTS_H_
#define MX_TOOLS_BENCH_INPUTS_H_

#include <cstdint>
#include <vector>

#include "sim/quant/mx_tensor.h"

namespace mx::tools {

std::vector<float> NormalValues(int64_t count, uint64_t seed);  // near a normal distribution of deviation 1
std::vector<uint16_t> Bf16Values(const std::vector<float>& values);
MxTensor NormalTensor(int64_t rows, int64_t k, Format format, uint64_t seed);  // quantised along k

}  // namespace mx::tools

#endif  // MX_TOOLS_BENCH_INPUTS_H_
