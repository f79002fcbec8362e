// Files of matrices as the commands see them: sources (F32, BF16, F16) and quantised tensors, from
// .safetensors and .npy. A tensor of any rank is a matrix of its last dimension's length per row.
//
// A quantised file is a .safetensors with U8 tensors NAME.codes [rows, row_bytes] and NAME.scales [rows,
// blocks], and metadata: "schema", the entries of quant_metadata.h, and per tensor "shape.NAME" and
// "dtype.NAME" of the source. The form of published MXFP4 checkpoints is read too: NAME_blocks [.., G, 16]
// and NAME_scales [.., G], both U8, low nibble first.
#ifndef MX_TOOLS_MX_FILE_H_
#define MX_TOOLS_MX_FILE_H_

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sim/io/safetensors.h"
#include "sim/quant/mx_tensor.h"
#include "tools/quant_metadata.h"

namespace mx::tools {

inline constexpr const char* kQuantisedSchema = "mx-quantized/1";

bool HasSuffix(const std::string& text, const std::string& suffix);

struct PlainTensor {
  std::string name, dtype;  // dtype as safetensors spells it
  std::vector<int64_t> shape;
  std::span<const uint8_t> data;
  int64_t rows() const;     // product of all dimensions but the last; 1 for rank 0 and 1
  int64_t cols() const;     // the last dimension; 1 for rank 0
  SourceView View() const;  // of an F32, BF16 or F16 tensor
};

struct QuantisedTensor {
  std::string name;
  MxTensor mx;                 // [rows][k] of the copy; for axis column that is the transpose of the source
  std::vector<int64_t> shape;  // of the source
  DType source_dtype = DType::kF32;
  QuantOptions options;
};

// A file opened once. Exactly one of the two lists has something in it, or `plain` holds what goes with
// `quantised` in the same file. The spans stay valid as long as the object.
class MxFile {
 public:
  // By the name's ending. `npy_bf16`: a .npy of 16-bit words holds bfloat16. Throws InputError.
  static MxFile Open(const std::string& path, bool npy_bf16 = false);

  const std::string& path() const { return path_; }
  bool quantised() const { return !quantised_names_.empty(); }
  const std::vector<std::string>& quantised_names() const { return quantised_names_; }
  const std::vector<PlainTensor>& plain() const { return plain_; }

  QuantisedTensor LoadQuantised(const std::string& name) const;
  // `name`, or the only one when it is empty. Throws InputError that lists the names.
  QuantisedTensor OneQuantised(const std::string& name) const;
  const PlainTensor& OnePlain(const std::string& name) const;

 private:
  std::string path_;
  std::optional<SafetensorsFile> safetensors_;
  std::shared_ptr<const void> keep_;
  std::vector<std::string> quantised_names_;
  std::string almost_quantised_;  // the first tensor that is named like codes and is none, with the reason
  std::vector<PlainTensor> plain_;
};

// Throws unless the tensor can be quantised: F32, BF16 or F16, and at least one element.
void CheckSource(const PlainTensor& tensor, const std::string& path);

// Whole or not at all. All tensors have the same options.
void WriteQuantised(const std::string& path, const std::vector<QuantisedTensor>& tensors);

// Plain tensors to .safetensors, or one F32 or F16 tensor to .npy, by the name's ending.
void WritePlain(const std::string& path, const std::vector<PlainTensor>& tensors, const Metadata& metadata);
void CheckOutputName(const std::string& path, bool npy_allowed);

// Refuses an output that is the input itself: the source would be lost.
void CheckNotInput(const std::string& output, const std::string& input);

// "[4, 32]"
std::string ShapeText(const std::vector<int64_t>& shape);

}  // namespace mx::tools

#endif  // MX_TOOLS_MX_FILE_H_
