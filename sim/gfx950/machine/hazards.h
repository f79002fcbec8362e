// Wait states that the program must leave between two instructions because the hardware does not insert them.
// Source: CDNA4 ISA 4.5 and 7.6; where its tables are illegible, the distances LLVM's hazard recogniser keeps
// for gfx950 (facts only). One instruction is one wait state, s_nop n is n + 1.
#ifndef MX_SIM_GFX950_MACHINE_HAZARDS_H_
#define MX_SIM_GFX950_MACHINE_HAZARDS_H_

#include <array>
#include <cstdint>

#include "sim/gfx950/machine/program.h"

namespace mx::gfx950 {

namespace hazards_internal {

constexpr int Passes(Writer writer) {
  switch (writer) {
    case Writer::kMatrix2:
    case Writer::kMatrix2F32:
      return 2;
    case Writer::kMatrix4:
      return 4;
    case Writer::kMatrix8:
    case Writer::kMatrix8F32:
      return 8;
    case Writer::kMatrix16:
    case Writer::kMatrix16F32:
      return 16;
    default:
      return 0;
  }
}

constexpr bool IsF32(Writer writer) {
  return writer == Writer::kMatrix2F32 || writer == Writer::kMatrix8F32 || writer == Writer::kMatrix16F32;
}

constexpr int AfterMatrix(Writer writer, Reader reader) {
  if (writer == Writer::kMatrixF64Small) {
    return reader == Reader::kMemory ? 9 : reader == Reader::kMatrixC ? 4 : 6;
  }
  if (writer == Writer::kMatrixF64) {
    return reader == Reader::kMemory ? 18 : reader == Reader::kMatrixC ? 17 : 19;
  }
  const int passes = Passes(writer);
  const int longer = passes != 2 ? 1 : 0;  // gfx950 takes one more than gfx940 but for the 2-pass operations
  if (reader == Reader::kMatrixC) return IsF32(writer) ? passes : passes + 1 + longer;
  return IsF32(writer) ? passes + 2 : passes + 3 + longer;
}

constexpr int AfterVector(Writer writer, Reader reader) {
  switch (reader) {
    case Reader::kConstant:
    case Reader::kDpp:
    case Reader::kPermlane:
      return 2;
    case Reader::kReadlane:
      return 1;
    case Reader::kLaneSelect:
      return 4;
    case Reader::kMatrixAB:
    case Reader::kMatrixC:
      return 2;
    case Reader::kMemoryScalar:
      return 5;
    case Reader::kDivFmasVcc:
      return 4;
    case Reader::kExecDpp:
      return 5;
    case Reader::kExecLanes:
      return 4;
    case Reader::kValu:
      return writer == Writer::kTrans || writer == Writer::kMoved ? 1 : 0;
    case Reader::kTrans:
      return writer == Writer::kMoved ? 1 : 0;
    default:
      return 0;
  }
}

constexpr int Need(Writer writer, Reader reader) {
  if (reader == Reader::kNone || writer == Writer::kNone || writer == Writer::kSalu) return 0;
  return writer >= Writer::kMatrix2 ? AfterMatrix(writer, reader) : AfterVector(writer, reader);
}

}  // namespace hazards_internal

using NeedTable =
    std::array<std::array<uint8_t, static_cast<size_t>(Reader::kCount)>, static_cast<size_t>(Writer::kCount)>;
constexpr NeedTable MakeNeedTable() {
  NeedTable table{};
  for (size_t w = 0; w < table.size(); ++w) {
    for (size_t r = 0; r < table[w].size(); ++r) {
      table[w][r] =
          static_cast<uint8_t>(hazards_internal::Need(static_cast<Writer>(w), static_cast<Reader>(r)));
    }
  }
  return table;
}
inline constexpr NeedTable kNeed = MakeNeedTable();

// A matrix instruction whose C is exactly the D of the one before needs no distance, 2 after 2 passes.
constexpr int NeedSameAccumulator(Writer writer) {
  return hazards_internal::Passes(writer) == 2 ? 2 : writer == Writer::kMatrixF64Small ? 4 : 0;
}
// A vector instruction overwrites what a matrix instruction writes, or a matrix instruction's C.
constexpr int NeedOverwriteResult(Writer writer) {
  if (writer == Writer::kMatrixF64Small) return 6;
  if (writer == Writer::kMatrixF64) return 11;
  const int passes = hazards_internal::Passes(writer);
  return passes == 0 ? 0 : passes + (hazards_internal::IsF32(writer) ? 2 : 3);
}
constexpr int NeedOverwriteAccumulator(Writer writer) {
  const int passes = hazards_internal::Passes(writer);
  return passes == 0 || hazards_internal::IsF32(writer) ? 0 : passes - 1;
}
// A vector instruction overwrites the data of a store of more than 8 bytes.
inline constexpr int kNeedOverwriteStoreData = 2;

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_HAZARDS_H_
