// Reading and writing .safetensors (8-byte header length, JSON header, little-endian data). The reader maps
// the file and refuses anything whose offsets, sizes or types do not fit; the writer is canonical: tensors
// and metadata sorted by name, so that equal content gives equal bytes.
#ifndef MX_SIM_IO_SAFETENSORS_H_
#define MX_SIM_IO_SAFETENSORS_H_

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mx {

struct TensorView {
  std::string dtype;  // BOOL U8 I8 U16 I16 U32 I32 U64 I64 F16 BF16 F32 F64 F8_E4M3 F8_E5M2 F8_E8M0
  std::vector<int64_t> shape;
  std::span<const uint8_t> data;  // any alignment when read from a foreign file
  int64_t count() const;          // product of the shape; 1 for a scalar
};

// Bytes of one element; 0 for a name that is not in the list above.
int64_t SafetensorsBytes(std::string_view dtype);

class SafetensorsFile {
 public:
  static SafetensorsFile Open(const std::string& path);  // throws InputError naming the file and the field
  const std::map<std::string, TensorView>& tensors() const { return tensors_; }
  const std::map<std::string, std::string>& metadata() const { return metadata_; }
  const TensorView& Get(const std::string& name) const;  // throws InputError that names file and tensor
  const std::string& path() const { return path_; }

 private:
  struct Mapping;
  std::shared_ptr<Mapping> mapping_;
  std::string path_;
  std::map<std::string, TensorView> tensors_;
  std::map<std::string, std::string> metadata_;
};

// Writes atomically. The spans must stay valid during the call. Header keys are sorted by name; the data
// follows in the order (element size descending, name), so that every tensor is aligned to its element.
void WriteSafetensors(const std::string& path, const std::map<std::string, TensorView>& tensors,
                      const std::map<std::string, std::string>& metadata);

}  // namespace mx

#endif  // MX_SIM_IO_SAFETENSORS_H_
