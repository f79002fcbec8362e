// What the checker knows about every dword of a group's local data share: which bytes were written, who wrote
// and who read since the last barrier, and whether a transfer into it is still in flight. One 64-bit cell a
// dword. A barrier starts a new epoch.
#ifndef MX_SIM_GFX950_MACHINE_LDS_SHADOW_H_
#define MX_SIM_GFX950_MACHINE_LDS_SHADOW_H_

#include <cstdint>
#include <vector>

namespace mx::gfx950 {

enum class LdsConflict : uint8_t { kNone, kUninitialised, kRace, kInFlight };

class LdsShadow {
 public:
  void Reset(uint32_t bytes);
  void NextEpoch();
  uint32_t epoch() const { return epochs_; }

  // One access of `bytes` bytes at `address`, inside the LDS, by `wave` (below 16).
  LdsConflict Read(uint32_t address, uint32_t bytes, int wave) {
    return Each(address, bytes, [&](uint64_t& cell, uint64_t part) { return ReadCell(cell, part, wave); });
  }
  LdsConflict Write(uint32_t address, uint32_t bytes, int wave) {
    return Each(address, bytes, [&](uint64_t& cell, uint64_t part) { return WriteCell(cell, part, wave); });
  }
  // An atomic: ordered by the hardware against other atomics, not against plain accesses.
  LdsConflict Update(uint32_t address, uint32_t bytes, int wave) {
    return Each(address, bytes, [&](uint64_t& cell, uint64_t part) { return UpdateCell(cell, part, wave); });
  }

  // The same for whole, aligned dwords of the lanes of `lanes`: address[l], 4 * dwords bytes each. The lanes
  // with a conflict; which one, Read and Write tell again.
  uint64_t ReadLanes(const uint32_t* address, int dwords, uint64_t lanes, int wave);
  uint64_t WriteLanes(const uint32_t* address, int dwords, uint64_t lanes, int wave);

  // A read that issued before the last barrier and may happen only now: another's write of this epoch races
  // with it. A load into LDS that began behind the barrier does not: it takes its way through memory first,
  // and production kernels rely on that.
  LdsConflict ReadLate(uint32_t address, uint32_t bytes, int wave) {
    return Each(address, bytes, [&](uint64_t& cell, uint64_t part) {
      return OthersWrote(cell, part, wave) ? LdsConflict::kRace : LdsConflict::kNone;
    });
  }

  // A transfer into LDS that some s_waitcnt will end: until Settle, nobody may touch the bytes. LDS writes
  // of a wave (in_order) are in order with its own LDS instructions, loads from memory are not. What it
  // brings counts as written when Write is called for it.
  LdsConflict Begin(uint32_t address, uint32_t bytes, int wave, bool in_order);
  void Settle(uint32_t address, uint32_t bytes, int wave);
  // The wave whose transfer into that dword is in flight, -1: none.
  int InFlight(uint32_t address) const;
  int LastWriter(uint32_t address) const { return static_cast<int>(cells_[address / 4] >> kWriterAt & 15); }

 private:
  // Fields of a cell, low to high: epoch of the last write and of the last plain reads, the waves that read
  // in it, the last writer, wave + 1 of a transfer in flight, bytes initialised, bytes written in the write
  // epoch, bytes read in the read epoch, all writes of the epoch atomic, the transfer in flight is in order.
  static constexpr int kWriteEpochAt = 0, kReadEpochAt = 12, kReadersAt = 24, kWriterAt = 40, kFlightAt = 44,
                       kInitAt = 49, kWrittenAt = 53, kReadAt = 57, kAtomicAt = 61, kInOrderAt = 62;
  static constexpr uint64_t kEpochMask = 0xFFF;
  static constexpr uint64_t kWriteFields = kEpochMask << kWriteEpochAt | uint64_t{15} << kWriterAt |
                                           uint64_t{15} << kWrittenAt | uint64_t{1} << kAtomicAt;
  static constexpr uint64_t kReadFields =
      kEpochMask << kReadEpochAt | uint64_t{0xFFFF} << kReadersAt | uint64_t{15} << kReadAt;

  template <typename Body>
  LdsConflict Each(uint32_t address, uint32_t bytes, const Body& body) {
    LdsConflict conflict = LdsConflict::kNone;
    if ((address | bytes) % 4 == 0) {
      uint64_t* cell = &cells_[address / 4];
      for (uint32_t i = 0; i < bytes / 4; ++i) {
        const LdsConflict found = body(cell[i], 15);
        if (found != LdsConflict::kNone) conflict = found;
      }
      return conflict;
    }
    for (uint32_t dword = address / 4; dword * 4 < address + bytes; ++dword) {
      const uint32_t begin = dword * 4 > address ? 0 : address - dword * 4;
      const uint32_t end = address + bytes >= dword * 4 + 4 ? 4 : address + bytes - dword * 4;
      const LdsConflict found = body(cells_[dword], (uint64_t{1} << end) - (uint64_t{1} << begin));
      if (found != LdsConflict::kNone) conflict = found;
    }
    return conflict;
  }

  bool OthersTransfer(uint64_t c, int wave) const {
    const uint64_t flight = c >> kFlightAt & 31;
    return flight != 0 && !(flight == static_cast<uint64_t>(wave) + 1 && (c >> kInOrderAt & 1));
  }
  bool OthersWrote(uint64_t c, uint64_t bytes, int wave) const {
    return (c >> kWriteEpochAt & kEpochMask) == epoch_ &&
           (c >> kWriterAt & 15) != static_cast<uint64_t>(wave) && (c >> kWrittenAt & bytes) != 0;
  }
  bool OthersRead(uint64_t c, uint64_t bytes, int wave) const {
    return (c >> kReadEpochAt & kEpochMask) == epoch_ &&
           (c >> kReadersAt & 0xFFFF & ~(uint64_t{1} << wave)) != 0 && (c >> kReadAt & bytes) != 0;
  }
  uint64_t MarkWritten(uint64_t c, uint64_t bytes, int wave, bool atomic) const {
    const bool same = (c >> kWriteEpochAt & kEpochMask) == epoch_;
    const uint64_t written = bytes | (same ? c >> kWrittenAt & 15 : 0);
    const bool all_atomic = atomic && (!same || (c >> kAtomicAt & 1));
    return (c & ~kWriteFields) | uint64_t{epoch_} << kWriteEpochAt |
           static_cast<uint64_t>(wave) << kWriterAt | written << kWrittenAt |
           uint64_t{all_atomic} << kAtomicAt | bytes << kInitAt;
  }

  LdsConflict ReadCell(uint64_t& cell, uint64_t bytes, int wave) {
    const uint64_t c = cell;
    LdsConflict conflict = LdsConflict::kNone;
    if ((c >> kInitAt & bytes) != bytes) conflict = LdsConflict::kUninitialised;
    if (OthersWrote(c, bytes, wave)) conflict = LdsConflict::kRace;
    if (OthersTransfer(c, wave)) conflict = LdsConflict::kInFlight;
    uint64_t next = c;
    if ((c >> kReadEpochAt & kEpochMask) != epoch_) {
      next = (next & ~kReadFields) | uint64_t{epoch_} << kReadEpochAt;
    }
    cell = next | uint64_t{1} << (kReadersAt + wave) | bytes << kReadAt;
    return conflict;
  }
  LdsConflict WriteCell(uint64_t& cell, uint64_t bytes, int wave) {
    const uint64_t c = cell;
    cell = MarkWritten(c, bytes, wave, false);
    if (OthersTransfer(c, wave)) return LdsConflict::kInFlight;
    return OthersWrote(c, bytes, wave) || OthersRead(c, bytes, wave) ? LdsConflict::kRace
                                                                     : LdsConflict::kNone;
  }
  LdsConflict UpdateCell(uint64_t& cell, uint64_t bytes, int wave) {
    const uint64_t c = cell;
    cell = MarkWritten(c, bytes, wave, true);
    if (OthersTransfer(c, wave)) return LdsConflict::kInFlight;
    const bool plain = OthersWrote(c, bytes, wave) && !(c >> kAtomicAt & 1);
    if (plain || OthersRead(c, bytes, wave)) return LdsConflict::kRace;
    return (c >> kInitAt & bytes) != bytes ? LdsConflict::kUninitialised : LdsConflict::kNone;
  }

  std::vector<uint64_t> cells_;
  uint32_t epoch_ = 1, epochs_ = 1;  // epoch 0 means never
};

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_LDS_SHADOW_H_
