// The lanes of one vector instruction: its sources as 64 clean values each (operand kinds, DPP, SDWA, OPSEL,
// NEG, ABS and input flushing are done), and the write of its result under EXEC. Handlers are loops between
// the two. CDNA4 ISA sections 6.2, 13.3.7 to 13.3.9.
#ifndef MX_SIM_GFX950_EXEC_LANES_H_
#define MX_SIM_GFX950_EXEC_LANES_H_

#include <cstdint>
#include <cstring>

#include "sim/gfx950/exec/scalar.h"
#include "sim/gfx950/exec/wave.h"

namespace mx::gfx950 {

using Lanes = LaneVector;

// How an instruction reads a source: width, and whether NEG and ABS mean its sign bit.
enum class Form : uint8_t {
  kB32,   // any 32 bits; no modifiers
  kF32,   // NEG and ABS; not flushed
  kB16,   // low half, or the high half by OPSEL; inline floats are binary16
  kF16,   // the same with NEG and ABS
  kBf16,  // the same; inline floats are the upper half of binary32
};

class Frame {
 public:
  Frame(Wave& wave, const Instruction& in) : w(wave), in(in), mask(wave.exec()) {
    if (in.subword == kDpp) PlanDpp();
  }

  // The values of source i; they may lie in the register file, so write nothing there before the last read.
  const uint32_t* Source(int i, Form form) {
    const Operand& o = in.src[i];
    const bool plain = (in.subword | in.neg | in.abs | in.op_sel) == 0;
    if (o.kind == OperandKind::kVgpr && plain && (form == Form::kB32 || form == Form::kF32)) {
      return w.vgpr[o.reg].lane.data();
    }
    return Prepared(i, form);
  }
  // The same as binary32 arithmetic sees them: denormals flushed where MODE says so.
  const uint32_t* SourceF32(int i) { return Flushed(Source(i, Form::kF32), &scratch_[i]); }
  // The destination before the instruction, as the addend of v_fmac_f32.
  const uint32_t* OldF32() { return Flushed(Old(), &scratch_[2]); }
  // What a binary32 result goes through: OMOD, denormals flushed where MODE says so, CLAMP.
  void FinishF32(Lanes& r) const {
    if ((w.mode.denorm32 & 2) != 0 && !in.clamp) return;
    Finish32(r);
  }
  // OMOD and CLAMP of a binary16 result; flushing is the caller's.
  void FinishF16(Lanes& r) const;
  // Dword 0 or 1 of a 64-bit source.
  const uint32_t* SourceDword(int i, int dword, WideForm form);
  // The destination's register before the instruction.
  const uint32_t* Old(int dword = 0) const { return w.vgpr[in.dst[0].reg + dword].lane.data(); }

  // Writes lanes under `mask`, SDWA's destination select included.
  void Write(const Lanes& result) {
    if (in.subword == kSdwa) return WriteSelected(result);
    WriteRegister(in.dst[0].reg, result);
  }
  void WriteDword(int dword, const Lanes& result) { WriteRegister(in.dst[0].reg + dword, result); }
  // A 16-bit result in the low half of each lane: OPSEL[3] moves it to the high half and keeps the low one;
  // without it the high half is kept where `keep`, else zero.
  void WriteHalf(Lanes& result, bool keep);
  // Bit l of an SGPR pair from lane l; lanes that do not execute give 0.
  void WriteMask(const Operand& o, uint64_t bits) { WriteScalar64(w, o, bits & mask); }

  Wave& w;
  const Instruction& in;
  uint64_t mask;  // lanes that are written: EXEC, less what DPP disables

 private:
  const uint32_t* Prepared(int i, Form form);
  const uint32_t* Flushed(const uint32_t* from, Lanes* to) const {
    return (w.mode.denorm32 & 1) != 0 ? from : FlushTo(from, to);
  }
  static const uint32_t* FlushTo(const uint32_t* from, Lanes* to);
  void Finish32(Lanes& r) const;
  void PlanDpp();
  void WriteSelected(const Lanes& result);
  void WriteRegister(int reg, const Lanes& result) {
    uint32_t* to = w.vgpr[reg].lane.data();
    if (mask == ~uint64_t{0}) {
      std::memcpy(to, result.lane.data(), sizeof result.lane);
      return;
    }
    WriteMasked(to, result);
  }
  void WriteMasked(uint32_t* to, const Lanes& result) const;

  int8_t dpp_lane_[kLanes];  // source lane, -1: reads 0; only with DPP
  Lanes scratch_[3];
  Lanes wide_[6];
};

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_EXEC_LANES_H_
