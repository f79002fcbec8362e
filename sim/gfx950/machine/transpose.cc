#include "sim/gfx950/machine/transpose.h"

namespace mx::gfx950 {
namespace {

uint32_t Element(const LaneVector* in, int bits, int lane, int n) {
  const int at = bits * n, dword = at / 32, shift = at % 32;
  uint64_t wide = in[dword][lane];
  if (shift + bits > 32) wide |= static_cast<uint64_t>(in[dword + 1][lane]) << 32;
  return static_cast<uint32_t>(wide >> shift) & ((1u << bits) - 1);
}

}  // namespace

void Transpose(int bits, const LaneVector* in, LaneVector* out) {
  const int dwords = bits == 6 ? 3 : 2, elements = 32 * dwords / bits;
  for (int d = 0; d < dwords; ++d) out[d].lane.fill(0);
  for (int lane = 0; lane < kLanes; ++lane) {
    for (int n = 0; n < elements; ++n) {
      const TransposeSource from = TransposeFrom(bits, lane, n);
      const uint64_t value = static_cast<uint64_t>(Element(in, bits, from.lane, from.element))
                             << (bits * n % 32);
      out[bits * n / 32][lane] |= static_cast<uint32_t>(value);
      if (value >> 32) out[bits * n / 32 + 1][lane] |= static_cast<uint32_t>(value >> 32);
    }
  }
}

}  // namespace mx::gfx950
