// One output of one scaled matrix instruction: what a probe asks and every model answers.
#ifndef MX_CONFORMANCE_PROBE_SAMPLE_H_
#define MX_CONFORMANCE_PROBE_SAMPLE_H_

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "sim/formats/format.h"
#include "sim/gemm/mfma.h"
#include "sim/gemm/profile.h"

namespace mx::conformance {

struct Sample {
  Format format = Format::kE2M1;  // of both operands
  uint32_t c = 0;                 // the accumulator before
  std::array<uint8_t, 128> a{}, b{};
  std::array<uint8_t, 4> scale_a{127, 127, 127, 127}, scale_b{127, 127, 127, 127};

  // The scales of block `block` multiply to 2^exponent, for exponents from -254 to 254.
  void SetExponent(int block, int exponent);
  int Exponent(int64_t k) const {
    return scale_a[static_cast<size_t>(k / 32)] + scale_b[static_cast<size_t>(k / 32)] - 254;
  }
};

// Numbers as the probes are written down: a product of two E2M1 values at k.
struct SampleProduct {
  int k;
  float a, b;
};
Sample MakeSample(uint32_t c, std::array<int, 4> exponents, const std::vector<SampleProduct>& products);
// Code of an E2M1 value, which must be one.
uint8_t Fp4Code(float value);
// The code of +-2^exponent in E5M2, for exponents from -16 to 15.
uint8_t PowerCode(bool negative, int exponent);

struct NamedSample {
  std::string name;
  Sample sample;
};
// The table of discriminating inputs for one instruction: each tells some published candidates for the adder
// apart, all together every pair that any E2M1 input tells apart.
std::vector<NamedSample> DiscriminatingSamples(Instruction instruction);

// Inputs at which models differ: terms that cancel, ties, exponents far apart, sums near either end of the
// range. The i-th of a seed; K products. E5M2 reaches where E2M1 cannot.
Sample RandomSample(Format format, int64_t K, uint64_t seed, uint32_t i);

// What a row of the table of profiles answers.
uint32_t Expected(Profile profile, const Sample& sample, int64_t K);

std::string Describe(const Sample& sample, int64_t K);  // "C=4b800000 k0:1*1@24 .."

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_PROBE_SAMPLE_H_
