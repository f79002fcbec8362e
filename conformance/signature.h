// How to launch a kernel that somebody else wrote: a text that maps its argument block to the tensors of an
// operation, and says what it claims. README.md describes the format; signatures/ holds examples.
#ifndef MX_CONFORMANCE_SIGNATURE_H_
#define MX_CONFORMANCE_SIGNATURE_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/claims.h"
#include "conformance/expression.h"
#include "conformance/problem.h"

namespace mx::conformance {

inline constexpr const char* kSignatureFirstLine = "signature: mx-signature/1";

// One kernel: a code object, a symbol, and the values of the signature's parameters.
struct SignatureObject {
  std::string file, symbol;
  Values parameters;
};

struct SignatureTensor {
  std::string name, role;                  // role: the tensor's name in device.h
  std::string rows, row_bytes;             // allocated, in expressions; not less than the data needs
  std::string shuffled = "0", zero = "0";  // layout of the data; whether the buffer starts as zeros
  std::optional<uint8_t> fill;             // of what the data leaves free; none: Tensor::kPoison
  std::string spill = "0";                 // whether the kernel may write what the data leaves free
};

struct SignatureArgument {
  enum Kind : uint8_t { kPointer, kU32, kU64, kF32 };
  uint32_t offset = 0;
  Kind kind = kU32;
  std::string value;       // a tensor's name, an expression, or "alpha"
  std::string when = "1";  // whether there is such an argument
};

struct Signature {
  std::string where;  // file name, for messages
  std::string about;
  Operation op = Operation::kGemm;
  DType in = DType::kBF16, out = DType::kBF16;
  std::vector<std::string> parameters;
  std::vector<SignatureObject> objects;
  std::vector<std::pair<std::string, std::string>> values;  // name, expression; each may use earlier ones
  std::array<std::string, 3> grid{"1", "1", "1"}, group{"64", "1", "1"};
  std::array<std::string, 3> step{"1", "1", "1"};  // sizes m, n, k must be multiples of
  std::string kernarg = "0";                       // bytes of the argument block
  std::vector<std::string> requirements;           // expressions that must not be 0
  std::string alpha = "0";                         // whether the kernel multiplies by alpha
  // A parameter that the launch chooses: the least one in [first, last] for which `goal` is the K of a
  // split-K range that the problem asks for (all of K when K is not split).
  struct {
    std::string name, goal;
    int64_t first = 0, last = 0;
  } choice;
  std::vector<SignatureTensor> tensors;
  std::vector<SignatureArgument> arguments;
  Claims claims;
  // What a problem may leave open about quantising: fixed by the kernel.
  std::vector<std::pair<std::string, std::string>> fixed;  // parameter of the case line and its value
};

// Throws InputError that names the file and the line.
Signature ParseSignature(std::string_view text, const std::string& where);
Signature ReadSignature(const std::string& path);

// The row of `file` (its last path component) and `symbol`, where "" matches any; without parameters no row
// is needed. Throws InputError that says what there is.
SignatureObject FindObject(const Signature& signature, const std::string& file, const std::string& symbol);

// Names of a launch: sizes, parameters, the choice, and the signature's values.
Values LaunchValues(const Signature& signature, const SignatureObject& object, const Problem& problem);
bool TakesGap(const Signature& signature);  // its launch uses the value `gap`: elements between rows
// Why the signature does not offer the problem, or "".
std::string OutsideSignature(const Signature& signature, const SignatureObject& object,
                             const Problem& problem);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_SIGNATURE_H_
