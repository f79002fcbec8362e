#include "sim/gfx950/machine/aiter_moe_test/layouts.h"

namespace mx::gfx950::test {

std::vector<uint8_t> Packed(const Matrix4& m) {
  std::vector<uint8_t> bytes(m.code.size() / 2);
  for (size_t i = 0; i < bytes.size(); ++i) {
    bytes[i] = static_cast<uint8_t>(m.code[2 * i] | m.code[2 * i + 1] << 4);
  }
  return bytes;
}

std::vector<uint8_t> Shuffled(const Matrix4& m) {
  const std::vector<uint8_t> rows = Packed(m);
  const int width = m.columns / 2;
  std::vector<uint8_t> bytes(rows.size());
  for (int r = 0; r < m.rows; ++r) {
    for (int b = 0; b < width; ++b) {
      bytes[size_t(r / 16 * 16 * width + b / 16 * 256 + r % 16 * 16 + b % 16)] = rows[size_t(r * width + b)];
    }
  }
  return bytes;
}

}  // namespace mx::gfx950::test
