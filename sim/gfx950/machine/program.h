// The decoded instructions of a text section, bound for execution: handlers found, AGPRs turned into VGPR
// rows, register lists for the checker.
#ifndef MX_SIM_GFX950_MACHINE_PROGRAM_H_
#define MX_SIM_GFX950_MACHINE_PROGRAM_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sim/gfx950/exec/handlers.h"
#include "sim/gfx950/isa/code_object.h"
#include "sim/gfx950/machine/memory_rows.h"

namespace mx::gfx950 {

// Registers in one numbering for the checker: VGPR rows (AGPRs from accum_offset), SGPRs as encoded, SCC.
inline constexpr int kMaxRows = 512, kSgprRegister = kMaxRows, kSccRegister = kMaxRows + 128,
                     kRegisters = kSccRegister + 1;

// The part of the machine that an instruction occupies: a class of the counters.
enum class Unit : uint8_t {
  kSalu,
  kValu,
  kMatrix,
  kScalarMemory,
  kVectorMemory,
  kLds,
  kBranch,
  kWait,
  kBarrier,
  kOther
};

enum class Action : uint8_t {
  kExecute,  // a handler of exec/
  kVectorMemory,
  kDataShare,
  kScalarMemory,
  kTime,  // s_memtime, s_memrealtime
  kWaitcnt,
  kBarrier,
  kEnd,
  kIndexOn,
  kIndexOff,
  kIndexMode,
  kIndexSet,
  kIgnore,       // changes nothing that a program can see: priorities, sleep, cache control
  kUnsupported,  // decoded, not executed
  kUnknown,      // not decoded
};

// Who reads a register, as far as wait states depend on it (hazards.h).
enum class Reader : uint8_t {
  kNone,          // interlocked in every case
  kValu,          // VGPR
  kTrans,         // VGPR, by a transcendental operation
  kConstant,      // SGPR, by a VALU instruction as a constant
  kDpp,           // VGPR, across lanes
  kPermlane,      // VGPR
  kReadlane,      // VGPR
  kLaneSelect,    // SGPR
  kMatrixAB,      // VGPR
  kMatrixC,       // VGPR
  kMemory,        // VGPR, address or data
  kMemoryScalar,  // SGPR, by vector memory
  kDivFmasVcc,
  kExecDpp,
  kExecLanes,  // matrix, permlane, readlane
  kCount,
};
// What wrote a register last.
enum class Writer : uint8_t {
  kNone,
  kSalu,
  kPlain,  // a vector instruction that copies bits or composes fields: moves, masks, shifts
  kValu,   // another vector instruction: its result is one value, no collection of fields
  kTrans,
  kMoved,    // moves the result within the register: SDWA, OP_SEL on the destination
  kConvert,  // a conversion into the lowest byte or half of its register
  kMatrix2,
  kMatrix4,
  kMatrix8,
  kMatrix16,
  kMatrix2F32,  // the operands are binary32: shorter by one
  kMatrix8F32,
  kMatrix16F32,
  kMatrixF64Small,  // 4x4x4
  kMatrixF64,
  kCount,
};

// How invalid bits travel from sources to destinations (validity.h).
enum class Flow : uint8_t { kAny, kMove, kAnd, kOr, kXor, kShift, kSelect, kAddLike, kWideAdd, kCompare };

struct RegisterRange {
  uint16_t first = 0;
  uint8_t count = 0;
  Reader reader = Reader::kNone;
  bool matters = false;  // an undefined value here changes what the program does: address, data, condition
  bool tied = false;     // the old value of a destination written in part
};

struct BoundInstruction {
  Instruction instruction;
  Handler handler = nullptr;
  Action action = Action::kUnknown;
  Unit unit = Unit::kOther;
  Flow flow = Flow::kAny;
  Writer writer = Writer::kNone;
  uint8_t wait_states = 1;
  uint8_t num_reads = 0, num_writes = 0;
  bool ignores_exec = false;  // reads and writes all lanes
  bool across_lanes = false;  // a lane's result depends on other lanes
  bool writes_exec = false;
  bool packs = false;           // a conversion that writes bytes of a register and keeps the others
  uint32_t written_bits = ~0u;  // of each destination dword
  RegisterRange reads[9], writes[4];
  const VectorMemoryRow* vector_row = nullptr;
  const DataShareRow* share_row = nullptr;
};

class Program {
 public:
  // Decodes the kernel's function, and the whole text where it calls others. `accum_offset` rows are VGPRs.
  Program(const CodeObject& object, const Kernel& kernel);

  // nullptr: no instruction starts there. `pc` is a byte offset into text.
  const BoundInstruction* At(uint32_t pc) const {
    const uint32_t slot = pc / 4;
    return pc % 4 == 0 && slot < index_.size() && index_[slot] >= 0 ? &code_[index_[slot]] : nullptr;
  }
  const std::vector<BoundInstruction>& code() const { return code_; }
  int IndexOf(const BoundInstruction* instruction) const {
    return static_cast<int>(instruction - code_.data());
  }
  std::string Unknown(uint32_t pc) const;  // what is at pc, in one line
  std::string NotExecuted(uint32_t pc) const;

  const CodeObject& object() const { return object_; }
  const Kernel& kernel() const { return kernel_; }

 private:
  void Sweep(uint32_t begin, uint32_t end);
  Handler Lookup(Op op);  // HandlerOf, asked once an operation

  const CodeObject& object_;
  const Kernel& kernel_;
  std::vector<BoundInstruction> code_;
  std::vector<int32_t> index_;
  std::vector<std::optional<Handler>> handlers_;
};

// Binds one decoded instruction. `handler`: what HandlerOf says for its operation.
BoundInstruction Bind(const Instruction& instruction, uint32_t accum_offset, Handler handler);

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_PROGRAM_H_
