// The addresses of FLAT, GLOBAL, SCRATCH (CDNA4 ISA chapter 10) and buffer (9.1.5) instructions.
#include <fmt/format.h>

#include <algorithm>

#include "sim/gfx950/exec/scalar.h"
#include "sim/gfx950/machine/core.h"

namespace mx::gfx950 {
namespace {

constexpr uint64_t kSharedAperture = 1, kPrivateAperture = 2;  // address bits 63:48

void GlobalAddresses(const Wave& wave, const Instruction& in, LaneAddresses& at) {
  const int64_t offset = in.imm;
  const LaneVector& low = wave.vgpr[in.src[0].reg];
  if (in.src[2].kind == OperandKind::kSgpr) {
    const uint64_t base = wave.Pair(in.src[2].reg) + static_cast<uint64_t>(offset);
    for (int l = 0; l < kLanes; ++l) at.address[l] = base + low[l];
    return;
  }
  const LaneVector& high = wave.vgpr[in.src[0].reg + 1];
  for (int l = 0; l < kLanes; ++l) {
    at.address[l] = (low[l] | static_cast<uint64_t>(high[l]) << 32) + static_cast<uint64_t>(offset);
  }
}

void FlatApertures(LaneAddresses& at) {
  for (int l = 0; l < kLanes; ++l) {
    if (!(at.lanes >> l & 1)) continue;
    const uint64_t aperture = at.address[l] >> 32 >> 16;
    if (aperture == kSharedAperture) at.lds_lanes |= uint64_t{1} << l;
    if (aperture == kPrivateAperture) at.scratch_lanes |= uint64_t{1} << l;
    if (aperture == kSharedAperture || aperture == kPrivateAperture) at.address[l] &= 0xFFFFFFFFu;
  }
}

void ScratchAddresses(const Wave& wave, const Instruction& in, LaneAddresses& at) {
  at.space = Space::kScratch;
  at.scratch_lanes = at.lanes;
  int64_t base = in.imm;
  if (in.src[2].kind == OperandKind::kSgpr) base += wave.sgpr[in.src[2].reg];
  for (int l = 0; l < kLanes; ++l) {
    const int64_t vector = in.src[0].kind == OperandKind::kVgpr ? wave.vgpr[in.src[0].reg][l] : 0;
    at.address[l] = static_cast<uint64_t>(base + vector) & 0xFFFFFFFFu;
  }
}

// V#: ISA 9.1.8.
struct Resource {
  uint64_t base;
  uint32_t stride, records;
  bool swizzle, add_tid;
  uint32_t element_bytes, index_stride;
  explicit Resource(const Wave& wave, int sgpr) {
    const uint32_t w0 = wave.sgpr[sgpr], w1 = wave.sgpr[sgpr + 1], w3 = wave.sgpr[sgpr + 3];
    base = w0 | static_cast<uint64_t>(w1 & 0xFFFF) << 32;
    stride = w1 >> 16 & 0x3FFF;
    swizzle = w1 >> 31;
    records = wave.sgpr[sgpr + 2];
    add_tid = w3 >> 23 & 1;
    if (add_tid) stride |= (w3 >> 15 & 15) << 14;
    element_bytes = 4;  // the field is reserved on this device: dwords
    index_stride = 8u << (w3 >> 21 & 3);
  }
  uint64_t Linear(uint64_t index, uint64_t offset) const {
    if (!swizzle) return index * stride + offset;
    return (index / index_stride * stride + offset / element_bytes * element_bytes) * index_stride +
           index % index_stride * element_bytes + offset % element_bytes;
  }
};

// Range checking, ISA 9.1.5.1: raw buffers per dword on inst_offset + voffset (the SGPR offset is not in the
// check), structured ones on the index, scratch-like ones (add_tid without index) not at all. Atomics are in
// or out as a whole, and so are they here: their first dword decides.
void BufferAddresses(const Wave& wave, const Instruction& in, int bytes, LaneAddresses& at) {
  const Resource v(wave, in.src[2].reg);
  const uint64_t soffset = in.src[3].kind == OperandKind::kNone ? 0 : ReadScalar(wave, in.src[3]);
  const LaneVector zero{};
  const LaneVector& index_row = in.idxen ? wave.vgpr[in.src[0].reg] : zero;
  const LaneVector& offset_row = in.offen ? wave.vgpr[in.src[0].reg + (in.idxen ? 1 : 0)] : zero;
  const bool raw = !v.add_tid && !v.swizzle && !in.idxen;
  const uint64_t records = v.records, inst_offset = static_cast<uint64_t>(in.imm);
  if (raw) {
    uint64_t highest = 0;
    for (int l = 0; l < kLanes; ++l) {
      const uint64_t offset = offset_row[l] + inst_offset;
      at.address[l] = v.base + soffset + offset;
      highest = std::max(highest, at.lanes >> l & 1 ? offset : 0);
    }
    const uint64_t last = static_cast<uint64_t>(std::max(bytes - 4, 0));
    if (highest + last < records) return;
    at.ranged = true;
    at.in_range = 0;
    for (int l = 0; l < kLanes; ++l) {
      const uint64_t offset = offset_row[l] + inst_offset;
      at.bytes_in_range[l] = 0;
      for (int b = 0; b < bytes; b += 4) {
        if (offset + static_cast<uint64_t>(b) < records)
          at.bytes_in_range[l] = static_cast<uint8_t>(std::min(b + 4, bytes));
      }
      if (at.bytes_in_range[l] > 0 && at.lanes >> l & 1) at.in_range |= uint64_t{1} << l;
    }
    return;
  }
  for (int l = 0; l < kLanes; ++l) {
    const uint64_t index = index_row[l] + static_cast<uint64_t>(v.add_tid ? l : 0);
    at.address[l] = v.base + soffset + v.Linear(index, offset_row[l] + inst_offset);
    at.bytes_in_range[l] = static_cast<uint8_t>(bytes);
    if (in.idxen && !v.add_tid && index_row[l] >= records) {
      at.bytes_in_range[l] = 0;
      at.in_range &= ~(uint64_t{1} << l);
      at.ranged = true;
    }
  }
}

}  // namespace

LaneAddresses Core::Addresses(WaveContext& wave, const BoundInstruction& bound) {
  const Instruction& in = bound.instruction;
  LaneAddresses at;
  at.lanes = at.in_range = wave.wave.exec();
  if (in.encoding == Encoding::kMUBUF) {
    BufferAddresses(wave.wave, in, bound.vector_row->bytes, at);
  } else if (in.segment == 1) {
    ScratchAddresses(wave.wave, in, at);
  } else {
    GlobalAddresses(wave.wave, in, at);
    if (in.segment == 0) FlatApertures(at);
  }
  return at;
}

}  // namespace mx::gfx950
