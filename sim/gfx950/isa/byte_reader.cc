#include "sim/gfx950/isa/byte_reader.h"

#include "sim/base/error.h"

namespace mx::gfx950 {

std::span<const std::byte> ByteReader::Slice(uint64_t offset, uint64_t size) const {
  if (offset > bytes_.size() || size > bytes_.size() - offset) {
    Fail("{}: {} needs {} bytes at offset {}, but ends at {}", file_, part_, size, offset, bytes_.size());
  }
  return bytes_.subspan(offset, size);
}

uint64_t ByteReader::At(uint64_t offset, int size) const {
  const std::span<const std::byte> bytes = Slice(offset, static_cast<uint64_t>(size));
  uint64_t value = 0;
  for (int i = 0; i < size; ++i) value |= std::to_integer<uint64_t>(bytes[static_cast<size_t>(i)]) << (8 * i);
  return value;
}

std::string_view ByteReader::CString(uint64_t offset) const {
  if (offset >= bytes_.size()) Fail("{}: {} has no string at offset {}", file_, part_, offset);
  const std::string_view rest(reinterpret_cast<const char*>(bytes_.data()) + offset, bytes_.size() - offset);
  const size_t end = rest.find('\0');
  if (end == rest.npos) Fail("{}: {} ends inside the string at offset {}", file_, part_, offset);
  return rest.substr(0, end);
}

}  // namespace mx::gfx950
