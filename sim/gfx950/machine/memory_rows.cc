#include "sim/gfx950/machine/memory_rows.h"

namespace mx::gfx950 {
namespace {

struct NamedVectorRow {
  std::string_view suffix;
  VectorMemoryRow row;
};
constexpr NamedVectorRow kVectorRows[] = {
#define MX_ROW(suffix, kind, bytes, extend, place, atomic, to_lds) \
  {suffix, {VectorMemoryRow::kind, bytes, Extend::extend, Place::place, AtomicOp::atomic, to_lds}},
#include "sim/gfx950/machine/vector_memory.inc"
#undef MX_ROW
};

struct NamedShareRow {
  std::string_view mnemonic;
  DataShareRow row;
};
constexpr NamedShareRow kShareRows[] = {
#define MX_ROW(mnemonic, kind, bytes, stride, extend, place, atomic, bits) \
  {mnemonic, {DataShareRow::kind, bytes, stride, Extend::extend, Place::place, AtomicOp::atomic, bits}},
#include "sim/gfx950/machine/data_share.inc"
#undef MX_ROW
};

}  // namespace

bool IsFloat(AtomicOp op) { return op >= AtomicOp::kAddF32; }

const VectorMemoryRow* FindVectorMemoryRow(std::string_view mnemonic) {
  for (const std::string_view prefix : {"flat_", "global_", "scratch_", "buffer_"}) {
    if (mnemonic.substr(0, prefix.size()) != prefix) continue;
    mnemonic.remove_prefix(prefix.size());
    for (const NamedVectorRow& row : kVectorRows) {
      if (row.suffix == mnemonic) return &row.row;
    }
    return nullptr;
  }
  return nullptr;
}

const DataShareRow* FindDataShareRow(std::string_view mnemonic) {
  for (const NamedShareRow& row : kShareRows) {
    if (row.mnemonic == mnemonic) return &row.row;
  }
  return nullptr;
}

}  // namespace mx::gfx950
