// A problem: an operation with all its parameters, and what its inputs hold. Printed, it is a case line
// (case/case.h) that reruns it; it is all that a device and the reference are told.
#ifndef MX_CONFORMANCE_PROBLEM_H_
#define MX_CONFORMANCE_PROBLEM_H_

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/case/case.h"
#include "sim/gemm/gemm.h"
#include "sim/quant/quantize.h"

namespace mx::conformance {

enum class Operation : uint8_t {
#define MX_OPERATION(id, ...) id,
#include "conformance/operations.inc"
#undef MX_OPERATION
};
struct OperationInfo {
  Operation id;
  const char *name, *sizes, *about;
};
inline constexpr OperationInfo kOperations[] = {
#define MX_OPERATION(id, name, sizes, about) {Operation::id, name, sizes, about},
#include "conformance/operations.inc"
#undef MX_OPERATION
};
constexpr const OperationInfo& Info(Operation op) { return kOperations[static_cast<int>(op)]; }
constexpr const char* Name(Operation op) { return Info(op).name; }
Operation OperationByName(std::string_view name);  // throws InputError that lists the names

enum class Distribution : uint8_t {
#define MX_DISTRIBUTION(id, ...) k##id,
#include "conformance/distributions.inc"
#undef MX_DISTRIBUTION
};
enum class ScaleClass : uint8_t {
#define MX_SCALE_CLASS(id, ...) id,
#include "conformance/scale_classes.inc"
#undef MX_SCALE_CLASS
};
// Codes of a product's operands: any finite one; few that are not zero; the largest magnitudes; any code; one
// finite code after the other.
enum class CodeClass : uint8_t { kAny, kSparse, kLarge, kSpecials, kWalk };
enum class Layout : uint8_t { kLinear, kShuffled };  // sim/quant/layout.h
enum class Variant : uint8_t { kTuned, kNaive };     // of a kernel, where a device has both

struct Problem {
  Operation op = Operation::kGemm;
  // quantize, dequantize, hadamard: rows m and columns n of the numbers. gemm: M, N, K. linear: tokens,
  // out-features, in-features.
  int64_t m = 1, n = 1, k = 1;

  // Quantising: also that of the operands of a linear pass.
  DType in = DType::kBF16;
  ScaleRule rule = ScaleRule::kEven;
  Rounding round = Rounding::kRNE;
  int hadamard = 0;
  uint32_t signs = 0, signs_column = 0;            // masks of the rotation of the row and of the column copy
  uint64_t noise = 0;                              // seed of stochastic rounding
  uint32_t step = 0, micro_batch = 0, stream = 0;  // of the row copy; the column copy draws from stream | 1
  Layout scale_layout = Layout::kLinear;           // of the scales that are made, or that a GEMM reads

  int64_t gap = 0;  // elements between the rows of a source or of D that nobody may read or write
  Variant variant = Variant::kTuned;
  uint64_t schedule = 0;  // order of workgroups and waves, where a device has the choice; 0: its own

  // Products: GEMM, linear, MFMA.
  DType out = DType::kBF16;
  std::optional<Profile> profile;          // none: as the device claims
  std::optional<Instruction> instruction;  // none: as the device claims
  Layout weight_layout = Layout::kLinear;  // of B's codes
  float alpha = 1.0f;
  bool beta = false;
  int64_t split = 0;  // K of a split-K range that is added into a bf16 output in turn; 0: K is not split
  Format format_a = Format::kE2M1, format_b = Format::kE2M1;  // MFMA
  int byte_a = 0, byte_b = 0;

  // What the inputs hold, by position from `seed`; or the words themselves (input name to words).
  Distribution data = Distribution::kGaussian;
  CodeClass codes = CodeClass::kAny;
  ScaleClass scales = ScaleClass::kNear;
  uint64_t seed = 0;
  std::map<std::string, std::vector<uint32_t>> words;
};

// The case line: parameters that matter to the operation and differ from their default.
std::string CaseLine(const Problem& problem);
// Throws InputError that begins with `where`: an unknown operation or parameter, a size out of range.
Problem ParseProblem(std::string_view line, const std::string& where);
// The same from a parsed case, which may hold other parameters that the caller reads.
Problem ProblemOf(const Case& line);

// One parameter by its name in a case line. Throws InputError for one that the operation does not have.
void SetParameter(Problem& problem, const std::string& key, const std::string& text);

bool IsQuantize(Operation op);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_PROBLEM_H_
