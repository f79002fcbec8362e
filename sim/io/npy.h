// NumPy's .npy, formats 1.0, 2.0 and 3.0, for plain little-endian arrays in C order.
#ifndef MX_SIM_IO_NPY_H_
#define MX_SIM_IO_NPY_H_

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mx {

class MappedFile;

struct NpyArray {
  std::string dtype;           // f2 f4 f8 u1 u2 u4 i4
  std::vector<int64_t> shape;  // any rank, empty for a scalar
  std::span<const uint8_t> data;
  std::shared_ptr<const MappedFile> file;  // keeps `data` alive

  int64_t count() const;
  int64_t rows() const;  // product of all dimensions but the last; 1 for rank 0 and 1
  int64_t cols() const;  // the last dimension; 1 for rank 0
};

// Bytes of one element; 0 for a name that is not in the list above.
int64_t NpyBytes(std::string_view dtype);

// Throws InputError that names the file and the field. bfloat16 has no name in NumPy: it comes as u2, or as
// the two raw bytes (V2) that ml_dtypes writes, which are reported as u2; the caller says that it is bf16.
NpyArray ReadNpy(const std::string& path);

// Format 1.0, atomically.
void WriteNpy(const std::string& path, std::string_view dtype, const std::vector<int64_t>& shape,
              std::span<const uint8_t> data);

}  // namespace mx

#endif  // MX_SIM_IO_NPY_H_
