// Scratch holds what registers have no room for: a function saves those of its caller there, whether they
// hold anything or not. So bits that were never written go there and come back as such, and are a finding
// where they matter, not where they are moved.
#include <algorithm>
#include <bit>

#include "sim/gfx950/machine/core.h"

namespace mx::gfx950 {

// The shadow of a lane's access; nullptr where the access is no legal one to scratch.
uint8_t* Core::ScratchUndefined(WaveContext& wave, const LaneAddresses& at, int lane, int bytes) {
  const uint64_t size = plan_.scratch_bytes, address = at.address[lane];
  if (!((at.scratch_lanes & at.in_range) >> lane & 1)) return nullptr;
  if (address > size || static_cast<uint64_t>(bytes) > size - address) return nullptr;
  return &wave.scratch_undefined[static_cast<size_t>(lane) * size + address];
}

// Before the store: registers that nothing has written get their fixed pattern.
void Core::ScratchStored(WaveContext& wave, const BoundInstruction& bound, const LaneAddresses& at) {
  const VectorMemoryRow& row = *bound.vector_row;
  const int reg = bound.instruction.src[1].reg, shift = row.place == Place::kHigh16 ? 2 : 0;
  checker_.Prepare(wave, reg, (row.bytes + 3) / 4);
  for (int l = 0; l < kLanes; ++l) {
    uint8_t* undefined = ScratchUndefined(wave, at, l, row.bytes);
    for (int b = 0; undefined != nullptr && b < row.bytes; ++b) {
      const uint32_t bits = checker_.Invalid(wave, reg + b / 4, l);
      undefined[b] = static_cast<uint8_t>(bits >> (8 * (b % 4 + shift)));
    }
  }
}

// Bytes in their order; a load of less than a dword has yet to place them.
void Core::ScratchLoaded(WaveContext& wave, const BoundInstruction& bound, const LaneAddresses& at,
                         PendingOp& op) {
  const int bytes = bound.vector_row->bytes;
  for (int l = 0; l < kLanes; ++l) {
    const uint8_t* undefined = ScratchUndefined(wave, at, l, bytes);
    if (undefined == nullptr || std::all_of(undefined, undefined + bytes, [](uint8_t b) { return b == 0; })) {
      continue;
    }
    if (op.undefined.empty()) op.undefined.resize(static_cast<size_t>(bytes + 3) / 4);
    for (int b = 0; b < bytes; ++b) {
      op.undefined[static_cast<size_t>(b) / 4][l] |= static_cast<uint32_t>(undefined[b]) << (8 * (b % 4));
    }
  }
}

// What goes to the LDS or into an atomic is used at once.
void Core::ScratchUsed(WaveContext& wave, const LaneAddresses& at, int bytes) {
  for (int l = 0; l < kLanes; ++l) {
    uint8_t* undefined = ScratchUndefined(wave, at, l, bytes);
    for (int b = 0; undefined != nullptr && b < bytes; ++b) {
      const uint8_t written = undefined[b] == 0;
      CheckWritten(wave, l, at.address[l] + static_cast<uint64_t>(b), &written, 1, "scratch");
      undefined[b] = 0;
    }
  }
}

}  // namespace mx::gfx950
