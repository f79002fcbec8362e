#include "sim/gfx950/exec/handlers.h"

#include <array>
#include <map>
#include <mutex>

namespace mx::gfx950 {
namespace {

using Table = std::array<Handler, static_cast<size_t>(Op::kCount)>;

Table MakeTable() {
  Table table{};
  for (const auto rows : {SaluRows(), ControlRows(), IntegerRows(), FloatRows(), ScaledMfmaRows(),
                          CompareRows(), CrossLaneRows(), WideRows(), ConvertRows(), TranscendentalRows(),
                          DivisionRows(), DoubleRows(), HalfRows(), PackedRows(), ExponentRows(),
                          SmallFormatRows(), SixBitRows(), Fp4Rows(), DenseMfmaRows()}) {
    for (const HandlerRow& row : rows) table[static_cast<size_t>(row.op)] = row.handler;
  }
  return table;
}

}  // namespace

Handler HandlerOf(Op op) {
  static std::mutex mutex;
  static std::map<const HandlerRow*, Table> tables;  // by SIMD target, which these rows stand for
  const std::lock_guard lock(mutex);
  const HandlerRow* target = IntegerRows().data();
  auto it = tables.find(target);
  if (it == tables.end()) it = tables.emplace(target, MakeTable()).first;
  return op < Op::kCount ? it->second[static_cast<size_t>(op)] : nullptr;
}

}  // namespace mx::gfx950
