// The order of points inside families, which the table (families.cc) and the collectors share.
#ifndef MX_CONFORMANCE_COVERAGE_POINTS_H_
#define MX_CONFORMANCE_COVERAGE_POINTS_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "conformance/properties/property.h"
#include "sim/formats/format.h"

namespace mx::conformance {

// Operations of a group, and the place of one among them (its size when it is none).
inline constexpr std::array kQuantizers = {Operation::kQuantizeRow, Operation::kQuantizeColumn,
                                           Operation::kQuantizeBoth, Operation::kLinear};
inline constexpr std::array kReaders = {Operation::kQuantizeRow, Operation::kQuantizeColumn,
                                        Operation::kQuantizeBoth, Operation::kHadamard, Operation::kLinear};
inline constexpr std::array kWriters = {Operation::kDequantize, Operation::kHadamard, Operation::kGemm,
                                        Operation::kLinear};
inline constexpr std::array kScaled = {Operation::kQuantizeRow,  Operation::kQuantizeColumn,
                                       Operation::kQuantizeBoth, Operation::kDequantize,
                                       Operation::kGemm,         Operation::kLinear};
inline constexpr std::array kMultipliers = {Operation::kGemm, Operation::kLinear, Operation::kMfma};
inline constexpr std::array kCoded = {Operation::kDequantize, Operation::kGemm, Operation::kMfma};
inline constexpr std::array kKernels = {
    Operation::kQuantizeRow, Operation::kQuantizeColumn, Operation::kQuantizeBoth, Operation::kDequantize,
    Operation::kHadamard,    Operation::kGemm,           Operation::kLinear};
inline constexpr std::array kGapped = {Operation::kQuantizeRow, Operation::kQuantizeColumn,
                                       Operation::kQuantizeBoth, Operation::kGemm};

template <size_t N>
constexpr size_t PlaceOf(const std::array<Operation, N>& group, Operation op) {
  for (size_t i = 0; i < N; ++i) {
    if (group[i] == op) return i;
  }
  return N;
}

inline constexpr std::array kRotationSizes = {0, 2, 4, 8, 16, 32, 64, 128};
inline constexpr size_t kRuleCount = 4, kRoundingCount = 3, kTypeCount = 3;
inline constexpr size_t kDistributionCount = static_cast<size_t>(Distribution::kAxes) + 1;
inline constexpr size_t kScaleClassCount = static_cast<size_t>(ScaleClass::kWalk) + 1;

inline constexpr size_t kLawCount = static_cast<size_t>(Law::kRefuse) + 1;

inline constexpr std::array kMatrixFormats = {Format::kE2M1, Format::kE2M3, Format::kE3M2, Format::kE4M3,
                                              Format::kE5M2};

// Ties of E2M1 in eighths.
inline constexpr std::array<int, 7> kTieEighths = {2, 6, 10, 14, 20, 28, 40};

enum ElementKind : size_t {
  kPlusZero,
  kMinusZero,
  kPlusNan,
  kMinusNan,
  kPlusInfinity,
  kMinusInfinity,
  kPlusSaturated,
  kMinusSaturated,
  kPlusUnderflow,
  kMinusUnderflow,
  kSubnormalSource,
  kElementKindCount
};

enum ScaleBranch : size_t {
  kZeroBlock,
  kSubnormalLargest,
  kClampedLow,
  kTopBinade,
  kInfiniteLargest,
  kAllNan,
  kNanBeside,
  kBelowThreshold,
  kAtThreshold,
  kAboveThreshold,
  kNotCarried,
  kCarried,
  kScaleBranchCount
};

// Byte classes of a product's scales: 00, 01, below 7F, 7F, above, FD, FE, FF.
inline constexpr size_t kByteClassCount = 8;
constexpr size_t ByteClass(uint8_t byte) {
  if (byte <= 1) return byte;
  if (byte < 0x7F) return 2;
  if (byte == 0x7F) return 3;
  return byte < 0xFD ? 4 : 5 + (byte - size_t{0xFD});
}

// Zero, subnormal, normal, infinite, by sign; NaN.
inline constexpr size_t kResultCount = 9;

// Where the codes of a format begin among those of all formats, A's before B's.
constexpr size_t MatrixCodePlace(size_t operand, size_t format, uint32_t code) {
  size_t before = 0, all = 0;
  for (size_t i = 0; i < kMatrixFormats.size(); ++i) {
    const size_t codes = size_t{1} << Info(kMatrixFormats[i]).bits;
    if (i < format) before += codes;
    all += codes;
  }
  return operand * all + before + code;
}

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_COVERAGE_POINTS_H_
