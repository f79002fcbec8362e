// What a memory instruction moves, by its mnemonic: one row each, shared by the FLAT, GLOBAL, SCRATCH and
// buffer forms of one operation.
#ifndef MX_SIM_GFX950_MACHINE_MEMORY_ROWS_H_
#define MX_SIM_GFX950_MACHINE_MEMORY_ROWS_H_

#include <cstdint>
#include <string_view>

namespace mx::gfx950 {

enum class AtomicOp : uint8_t {
  kNone,
  kSwap,
  kCompareSwap,
  kAdd,
  kSub,
  kReverseSub,
  kSignedMin,
  kUnsignedMin,
  kSignedMax,
  kUnsignedMax,
  kAnd,
  kOr,
  kXor,
  kIncrement,
  kDecrement,
  kMaskOr,
  kWrap,
  kAddF32,
  kMinF32,
  kMaxF32,
  kCompareSwapF32,
  kAddF64,
  kMinF64,
  kMaxF64,
  kCompareSwapF64,
  kPackedAddF16,
  kPackedAddBf16,
};
bool IsFloat(AtomicOp op);

enum class Extend : uint8_t { kZero, kSign };
// Where a sub-dword value sits in its register. kLow16 and kHigh16 write the whole register, the other half
// as zero: gfx950 has ECC on (ISA 9.1.6).
enum class Place : uint8_t { kWhole, kLow16, kHigh16 };

struct VectorMemoryRow {
  enum Kind : uint8_t { kLoad, kStore, kAtomic } kind;
  uint8_t bytes;  // in memory, per lane; cmpswap: of one value
  Extend extend = Extend::kZero;
  Place place = Place::kWhole;
  AtomicOp atomic = AtomicOp::kNone;
  bool to_lds = false;  // global_load_lds_*; buffer loads say so by their lds bit
};

// "global_load_dwordx4" and its FLAT, SCRATCH and buffer likes; nullptr: not executed here.
const VectorMemoryRow* FindVectorMemoryRow(std::string_view mnemonic);

struct DataShareRow {
  enum Kind : uint8_t {
    kRead,
    kRead2,
    kWrite,
    kWrite2,
    kAtomic,
    kAtomicReturn,
    kExchange2,
    kSwizzle,
    kPermute,
    kBackwardPermute,
    kTranspose,
    kNop,
  } kind;
  uint8_t bytes;        // of one element
  uint16_t stride = 0;  // read2 and write2: bytes that one offset step means
  Extend extend = Extend::kZero;
  Place place = Place::kWhole;
  AtomicOp atomic = AtomicOp::kNone;
  uint8_t element_bits = 0;  // of a transposing read
};

const DataShareRow* FindDataShareRow(std::string_view mnemonic);

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_MEMORY_ROWS_H_
