// A running wave: its registers, what the checker knows of each, and its loads in flight.
#ifndef MX_SIM_GFX950_MACHINE_WAVE_CONTEXT_H_
#define MX_SIM_GFX950_MACHINE_WAVE_CONTEXT_H_

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "sim/gfx950/exec/wave.h"
#include "sim/gfx950/machine/memory.h"
#include "sim/gfx950/machine/program.h"

namespace mx::gfx950 {

enum RegisterFlag : uint8_t {
  kPartial = 1,    // some bits of some lanes were never written: see WaveContext::invalid
  kUnwritten = 2,  // nothing was
  kPending = 4,    // a load into it has not been waited for
};

struct RegisterState {
  uint32_t written_at = 0;  // in wait states
  uint16_t base = 0;        // first register of the result that it was written with
  Writer writer = Writer::kNone;
  uint8_t flags = kUnwritten;
};

// A memory instruction that no s_waitcnt has covered yet.
struct PendingOp {
  enum Kind : uint8_t { kCounted, kVgprLoad, kSgprLoad, kLdsFill, kLdsWrite } kind = kCounted;
  uint8_t count = 0;     // registers
  uint8_t units = 1;     // that it adds to its counter
  uint8_t bytes = 0;     // LDS accesses: bytes of one lane's access
  uint8_t accesses = 0;  // LDS accesses a lane: 0, 1 or 2
  bool crossed = false;  // a barrier lies between issue and now
  bool moved = false;    // data[1]: the invalid bits of data[0]
  bool arrived = false;  // before its wait: registers or LDS have changed
  bool flat = false;     // memory or LDS: returns in no order with others
  uint16_t first = 0;    // register number
  uint32_t pc = 0;
  uint64_t lanes = 0;      // whose registers change
  uint64_t lds_lanes = 0;  // whose LDS access is legal
  uint64_t changed = 0;    // whose LDS write can be seen
  LaneVector address[2];   // LDS byte address per access
  LaneVector data[4];      // kSgprLoad: lanes of data[0]
  std::vector<LaneVector>
      undefined;  // of data, loaded from scratch: bits that were never written; empty: none
};

class PendingQueue {
 public:
  int size() const { return static_cast<int>(size_); }
  bool empty() const { return size_ == 0; }
  PendingOp& Front() { return ring_[head_ & (ring_.size() - 1)]; }
  PendingOp& At(int i) { return ring_[(head_ + i) & (ring_.size() - 1)]; }
  PendingOp& Push() {
    if (size_ == ring_.size()) Grow();
    PendingOp& op = ring_[(head_ + size_++) & (ring_.size() - 1)];
    op.kind = PendingOp::kCounted;
    op.count = op.accesses = 0;
    op.units = 1;
    op.crossed = op.moved = op.flat = op.arrived = false;
    op.undefined.clear();
    return op;
  }
  void Pop() { ++head_, --size_; }
  void Clear() { head_ = size_ = 0; }

 private:
  void Grow() {
    std::vector<PendingOp> larger(ring_.size() * 2);
    for (size_t i = 0; i < size_; ++i) larger[i] = ring_[(head_ + i) & (ring_.size() - 1)];
    ring_ = std::move(larger);
    head_ = 0;
  }
  std::vector<PendingOp> ring_ = std::vector<PendingOp>(16);
  size_t head_ = 0, size_ = 0;
};

// Registers that a vector instruction must not overwrite before a point in time, because an instruction in
// flight still reads them: data of wide stores, C of a matrix instruction.
struct OverwriteWindow {
  uint16_t first = 0;
  uint8_t count = 0;
  uint8_t need = 0;
  uint32_t from = 0;
};

enum class WaveStatus : uint8_t { kReady, kAtBarrier, kEnded };

struct WaveContext {
  Wave wave;
  WaveStatus status = WaveStatus::kReady;
  uint32_t clock = 0;  // wait states issued
  uint64_t instructions = 0;
  std::array<RegisterState, kRegisters> state;
  std::vector<LaneVector> invalid;                 // bits never written, where state says kPartial, for ...
  std::array<uint64_t, kMaxRows> invalid_lanes{};  // ... these lanes
  std::array<uint32_t, 128> sgpr_invalid{};        // the same for SGPRs
  uint32_t partial_pc[kRegisters] = {};            // the instruction that last wrote a register in part
  PendingQueue vector_queue, scalar_queue;         // vmcnt, lgkmcnt
  bool stacked = false;  // a load was issued into a register that another one in flight writes
  std::array<OverwriteWindow, 4> windows;
  int next_window = 0;
  uint32_t windows_end = 0;
  std::vector<std::byte> scratch;          // private segment, lane after lane
  std::vector<uint8_t> scratch_undefined;  // its bits that were never written
  Allocation* last_allocation = nullptr;   // where the last access hit
  uint32_t barriers = 0;
  uint32_t pc = 0;  // of the instruction in execution

  explicit WaveContext(int rows) : invalid(rows) { wave.vgpr.resize(rows); }
};

inline constexpr uint32_t kPoison = 0xDEADBEEF;  // what registers hold that nothing has written

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_WAVE_CONTEXT_H_
