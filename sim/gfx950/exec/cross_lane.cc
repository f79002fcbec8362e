// Instructions that move values between lanes, or between lanes and SGPRs. CDNA4 ISA 12.8, 12.11.
#include <bit>
#include <utility>

#include "sim/gfx950/exec/handlers.h"
#include "sim/gfx950/exec/lanes.h"

namespace mx::gfx950 {
namespace {

uint32_t LaneValue(const Wave& w, const Operand& o, int lane) {
  return o.kind == OperandKind::kVgpr ? w.vgpr[o.reg][lane] : ReadScalar(w, o);
}

// The lowest active lane; lane 0 if there is none.
void ReadFirstLane(Wave& w, const Instruction& in) {
  const uint64_t exec = w.exec();
  WriteScalar(w, in.dst[0], LaneValue(w, in.src[0], exec == 0 ? 0 : std::countr_zero(exec)));
}
void ReadLane(Wave& w, const Instruction& in) {
  WriteScalar(w, in.dst[0], LaneValue(w, in.src[0], static_cast<int>(ReadScalar(w, in.src[1]) & 63)));
}
void WriteLane(Wave& w, const Instruction& in) {
  w.vgpr[in.dst[0].reg][static_cast<int>(ReadScalar(w, in.src[1]) & 63)] = ReadScalar(w, in.src[0]);
}

// Exchanges lane `from` of the source with lane `to` of the destination. A lane that does not execute keeps
// its register: the pseudo-code does not speak of EXEC.
void Exchange(Wave& w, const Instruction& in, int from, int to) {
  const uint64_t exec = w.exec();
  uint32_t &s = w.vgpr[in.src[0].reg][from], &d = w.vgpr[in.dst[0].reg][to];
  const uint32_t old_s = s, old_d = d;
  if ((exec >> from & 1) != 0) s = old_d;
  if ((exec >> to & 1) != 0) d = old_s;
}
// Odd rows of the destination with even rows of the source.
void PermLane16Swap(Wave& w, const Instruction& in) {
  for (int lane = 0; lane < 16; ++lane) {
    Exchange(w, in, lane, lane + 16);
    Exchange(w, in, lane + 32, lane + 48);
  }
}
void PermLane32Swap(Wave& w, const Instruction& in) {
  for (int lane = 0; lane < 32; ++lane) Exchange(w, in, lane, lane + 32);
}
void Swap(Wave& w, const Instruction& in) {
  for (int lane = 0; lane < kLanes; ++lane) {
    if ((w.exec() >> lane & 1) != 0) std::swap(w.vgpr[in.dst[0].reg][lane], w.vgpr[in.src[0].reg][lane]);
  }
}

// Ones of S0 below this lane, plus S1: lanes 0..31 look at LO's bits, lanes 32..63 at all of LO and then
// HI's.
template <bool kHigh>
void MaskedBitCount(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t *a = f.Source(0, Form::kB32), *b = f.Source(1, Form::kB32);
  Lanes r;
  for (int lane = 0; lane < kLanes; ++lane) {
    const uint64_t below = (uint64_t{1} << lane) - 1;
    const auto mask = static_cast<uint32_t>(kHigh ? below >> 32 : below);
    r[lane] = static_cast<uint32_t>(std::popcount(a[lane] & mask)) + b[lane];
  }
  f.Write(r);
}

constexpr HandlerRow kRows[] = {
    {Op::v_readfirstlane_b32, &ReadFirstLane},
    {Op::v_readlane_b32, &ReadLane},
    {Op::v_writelane_b32, &WriteLane},
    {Op::v_permlane16_swap_b32, &PermLane16Swap},
    {Op::v_permlane32_swap_b32, &PermLane32Swap},
    {Op::v_swap_b32, &Swap},
    {Op::v_mbcnt_lo_u32_b32, &MaskedBitCount<false>},
    {Op::v_mbcnt_hi_u32_b32, &MaskedBitCount<true>},
};

}  // namespace

std::span<const HandlerRow> CrossLaneRows() { return kRows; }

}  // namespace mx::gfx950
