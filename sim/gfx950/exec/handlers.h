// What instructions do to a wave. Memory, waits, barriers and control of the launch are in memory_ops.h; the
// rest, SALU, VALU, conversions, MFMA and branches, is here: one function an Op, found through rows.
#ifndef MX_SIM_GFX950_EXEC_HANDLERS_H_
#define MX_SIM_GFX950_EXEC_HANDLERS_H_

#include <span>

#include "sim/gfx950/exec/wave.h"

namespace mx::gfx950 {

// Registers only; wave.pc already points behind the instruction. EXEC masks lane writes. Operands are bound
// (no kAgpr) and GPR indexing is already applied. DPP and SDWA are the handler's part.
using Handler = void (*)(Wave& wave, const Instruction& instruction);
struct HandlerRow {
  Op op;
  Handler handler;
};

// Each source file of exec/ exports its rows. Some are compiled once per SIMD target: they give the rows of
// the target that is selected when they are asked.
std::span<const HandlerRow> SaluRows();
std::span<const HandlerRow> ControlRows();
std::span<const HandlerRow> IntegerRows();
std::span<const HandlerRow> FloatRows();
std::span<const HandlerRow> ScaledMfmaRows();
std::span<const HandlerRow> CompareRows();
std::span<const HandlerRow> CrossLaneRows();
std::span<const HandlerRow> WideRows();
std::span<const HandlerRow> ConvertRows();
std::span<const HandlerRow> TranscendentalRows();
std::span<const HandlerRow> DivisionRows();
std::span<const HandlerRow> DoubleRows();
std::span<const HandlerRow> HalfRows();
std::span<const HandlerRow> PackedRows();
std::span<const HandlerRow> ExponentRows();
std::span<const HandlerRow> SmallFormatRows();
std::span<const HandlerRow> SixBitRows();
std::span<const HandlerRow> Fp4Rows();
std::span<const HandlerRow> DenseMfmaRows();

// nullptr: decoded, but nothing here executes it (memory and launch control, or unsupported).
Handler HandlerOf(Op op);

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_EXEC_HANDLERS_H_
