// Little-endian bytes of a file, every access checked: what lies outside throws InputError that names the
// file and the part of it.
#ifndef MX_SIM_GFX950_ISA_BYTE_READER_H_
#define MX_SIM_GFX950_ISA_BYTE_READER_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mx::gfx950 {

class ByteReader {
 public:
  ByteReader(std::span<const std::byte> bytes, std::string_view file, std::string_view part)
      : bytes_(bytes), file_(file), part_(part) {}

  uint64_t At(uint64_t offset, int size) const;  // size 1, 2, 4, 8
  uint8_t U8(uint64_t offset) const { return static_cast<uint8_t>(At(offset, 1)); }
  uint16_t U16(uint64_t offset) const { return static_cast<uint16_t>(At(offset, 2)); }
  uint32_t U32(uint64_t offset) const { return static_cast<uint32_t>(At(offset, 4)); }
  uint64_t U64(uint64_t offset) const { return At(offset, 8); }
  std::span<const std::byte> Slice(uint64_t offset, uint64_t size) const;
  std::string_view CString(uint64_t offset) const;  // ends with a zero byte inside the part
  uint64_t size() const { return bytes_.size(); }
  const std::string& file() const { return file_; }
  const std::string& part() const { return part_; }

 private:
  std::span<const std::byte> bytes_;
  std::string file_, part_;
};

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_ISA_BYTE_READER_H_
