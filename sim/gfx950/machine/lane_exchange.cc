#include "sim/gfx950/machine/lane_exchange.h"

#include <bit>

namespace mx::gfx950 {
namespace {

uint32_t Reverse5(uint32_t v) {
  uint32_t r = 0;
  for (int b = 0; b < 5; ++b) r |= (v >> b & 1) << (4 - b);
  return r;
}

}  // namespace

int SwizzleSource(uint32_t offset, int lane) {
  const uint32_t i = static_cast<uint32_t>(lane), half = i & 0x20;
  if (offset >= 0xE000) {  // FFT
    const uint32_t mask = offset & 0x1F;
    return static_cast<int>((Reverse5(i & 0x1F) >> std::popcount(mask)) | (i & mask) | half);
  }
  if (offset >= 0xC000) {  // rotate, to the right with bit 10
    const uint32_t mask = offset & 0x1F, amount = offset >> 5 & 0x1F;
    const uint32_t rotate = offset & 0x400 ? 0 - amount : amount;
    return static_cast<int>((((i & mask) | ((i + rotate) & ~mask)) & 0x1F) | half);
  }
  if (offset & 0x8000) {  // any lane of four
    return static_cast<int>((i & ~3u) | (offset >> (2 * (i & 3)) & 3));
  }
  const uint32_t and_mask = offset & 0x1F, or_mask = offset >> 5 & 0x1F, xor_mask = offset >> 10 & 0x1F;
  return static_cast<int>(((((i & 0x1F) & and_mask) | or_mask) ^ xor_mask) | half);
}

LaneVector PermuteForward(const LaneVector& address, uint32_t offset, const LaneVector& data, uint64_t exec) {
  LaneVector out{};
  for (int l = 0; l < kLanes; ++l) {
    if (exec >> l & 1) out[static_cast<int>((address[l] + offset) / 4 % kLanes)] = data[l];
  }
  return out;
}

}  // namespace mx::gfx950
