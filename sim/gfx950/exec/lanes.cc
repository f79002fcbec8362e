#include "sim/gfx950/exec/lanes.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "sim/gfx950/exec/soft_float.h"

namespace mx::gfx950 {
namespace {

constexpr bool IsHalf(Form form) { return form == Form::kB16 || form == Form::kF16 || form == Form::kBf16; }
constexpr bool HasSign(Form form) { return form != Form::kB32 && form != Form::kB16; }

// SDWA select codes: 0..3 a byte, 4 and 5 a word, 6 the dword.
struct Selection {
  int shift, bits;
};
constexpr Selection Select(uint8_t sel) {
  if (sel < 4) return {8 * sel, 8};
  if (sel < 6) return {16 * (sel - 4), 16};
  return {0, 32};
}

uint32_t ExtractSelected(uint32_t x, Selection s, bool sign_extend) {
  if (s.bits == 32) return x;
  x <<= 32 - s.shift - s.bits;
  return sign_extend ? static_cast<uint32_t>(static_cast<int32_t>(x) >> (32 - s.bits)) : x >> (32 - s.bits);
}

// The lane that lane `n` reads under a DPP control, or -1 outside the row or wave. Table 94.
int DppSource(int ctrl, int n) {
  const int row = n & 0x30, in_row = n & 15, amount = ctrl & 15;
  if (ctrl <= 0xFF) return (n & 0x3C) + (ctrl >> (2 * (n & 3)) & 3);
  switch (ctrl & 0x1F0) {
    case 0x100:
      return in_row + amount < 16 ? n + amount : -1;
    case 0x110:
      return in_row >= amount ? n - amount : -1;
    case 0x120:
      return row + ((in_row - amount) & 15);
    case 0x150:
      return row + amount;
    default:
      break;
  }
  switch (ctrl) {
    case 0x130:
      return n < 63 ? n + 1 : -1;
    case 0x134:
      return (n + 1) & 63;
    case 0x138:
      return n > 0 ? n - 1 : -1;
    case 0x13C:
      return (n - 1) & 63;
    case 0x140:
      return row + 15 - in_row;
    case 0x141:
      return (n & 0x38) + 7 - (n & 7);
    case 0x142:
      return n > 15 ? row - 1 : -1;
    case 0x143:
      return n > 31 ? 31 : -1;
    default:
      throw ExecutionError{fmt::format("DPP control {:#x} does not exist", ctrl)};
  }
}

}  // namespace

// A source lane outside the row, or not in EXEC, reads 0 with BOUND_CTRL; without it the lane is not written.
void Frame::PlanDpp() {
  const uint64_t exec = mask;
  for (int n = 0; n < kLanes; ++n) {
    const int from = DppSource(in.dpp_ctrl, n);
    const bool valid = from >= 0 && (exec >> from & 1) != 0;
    dpp_lane_[n] = static_cast<int8_t>(valid ? from : -1);
    const bool enabled = (in.row_mask >> (n >> 4) & 1) != 0 && (in.bank_mask >> (n >> 2 & 3) & 1) != 0;
    if (!enabled || (!valid && !in.bound_ctrl)) mask &= ~(uint64_t{1} << n);
  }
}

const uint32_t* Frame::Prepared(int i, Form form) {
  const Operand& o = in.src[i];
  uint32_t* to = scratch_[i].lane.data();
  const uint32_t* from = nullptr;
  Lanes broadcast;
  if (o.kind == OperandKind::kVgpr) {
    from = w.vgpr[o.reg].lane.data();
  } else {
    const bool half = form == Form::kB16 || form == Form::kF16;
    uint32_t value = half ? ReadScalar16(w, o) : ReadScalar(w, o);
    if (form == Form::kBf16 && IsInlineFloat(o)) value >>= 16;
    broadcast.lane.fill(value);
    from = broadcast.lane.data();
  }
  if (in.subword == kDpp && i == 0) {
    for (int n = 0; n < kLanes; ++n) to[n] = dpp_lane_[n] < 0 ? 0 : from[dpp_lane_[n]];
  } else if (in.subword == kSdwa && i < 2) {
    const Selection s = Select(i == 0 ? in.src0_sel : in.src1_sel);
    const bool sign_extend = i == 0 ? in.src0_sext : in.src1_sext;
    for (int n = 0; n < kLanes; ++n) to[n] = ExtractSelected(from[n], s, sign_extend);
  } else {
    const int shift = IsHalf(form) && in.encoding == Encoding::kVOP3 && (in.op_sel >> i & 1) != 0 ? 16 : 0;
    for (int n = 0; n < kLanes; ++n) to[n] = from[n] >> shift;
  }
  if (IsHalf(form)) {
    for (int n = 0; n < kLanes; ++n) to[n] &= 0xFFFF;
  }
  if (HasSign(form)) {
    const uint32_t sign = IsHalf(form) ? 0x8000u : 0x80000000u;
    const uint32_t clear = (in.abs >> i & 1) != 0 ? ~sign : ~0u;
    const uint32_t flip = (in.neg >> i & 1) != 0 ? sign : 0u;
    for (int n = 0; n < kLanes; ++n) to[n] = (to[n] & clear) ^ flip;
  }
  return to;
}

const uint32_t* Frame::FlushTo(const uint32_t* from, Lanes* to) {
  for (int n = 0; n < kLanes; ++n) {
    to->lane[n] = (from[n] & 0x7F800000) != 0 ? from[n] : from[n] & 0x80000000;
  }
  return to->lane.data();
}

// OMOD works only where results are flushed anyway and IEEE is off; it turns -0 into +0. CLAMP limits to
// [+0, 1]; NaN becomes +0 with DX10_CLAMP. Section 6.2.2.
void Frame::Finish32(Lanes& r) const {
  const bool flush = (w.mode.denorm32 & 2) == 0;
  if (flush) FlushTo(r.lane.data(), &r);
  if (in.omod != 0 && flush && !w.mode.ieee) {
    const float factor = in.omod == 1 ? 2.0f : in.omod == 2 ? 4.0f : 0.5f;
    for (int n = 0; n < kLanes; ++n) {
      if ((r[n] & 0x7FFFFFFF) > 0x7F800000) continue;
      r[n] = std::bit_cast<uint32_t>(std::bit_cast<float>(r[n]) * factor);
      if ((r[n] & 0x7F800000) == 0) r[n] = 0;
    }
  }
  if (!in.clamp) return;
  for (int n = 0; n < kLanes; ++n) {
    if ((r[n] & 0x7FFFFFFF) > 0x7F800000) {
      if (w.mode.dx10_clamp) r[n] = 0;
    } else if ((r[n] & 0x80000000) != 0) {
      r[n] = 0;
    } else if (r[n] > 0x3F800000) {
      r[n] = 0x3F800000;
    }
  }
}

void Frame::FinishF16(Lanes& r) const {
  if (in.omod != 0 && (w.mode.denorm16_64 & 2) == 0 && !w.mode.ieee) {
    for (int n = 0; n < kLanes; ++n) {
      const int power = in.omod == 1 ? 1 : in.omod == 2 ? 2 : -1;
      const uint64_t scaled = kHalf.Flush(ScaleByPower(kHalf, r[n], power, Rounding::kNearestEven));
      r[n] = static_cast<uint32_t>(kHalf.Abs(scaled) == 0 ? 0 : scaled);
    }
  }
  if (!in.clamp) return;
  for (int n = 0; n < kLanes; ++n) {
    if (kHalf.IsNan(r[n])) {
      if (w.mode.dx10_clamp) r[n] = 0;
    } else {
      r[n] = (r[n] & 0x8000) != 0 ? 0 : std::min(r[n], uint32_t{0x3C00});
    }
  }
}

const uint32_t* Frame::SourceDword(int i, int dword, WideForm form) {
  const Operand& o = in.src[i];
  const bool top = form == WideForm::kDouble && dword == 1;
  const uint32_t clear = top && (in.abs >> i & 1) != 0 ? 0x7FFFFFFFu : ~0u;
  const uint32_t flip = top && (in.neg >> i & 1) != 0 ? 0x80000000u : 0u;
  if (o.kind == OperandKind::kVgpr) {
    const uint32_t* from = w.vgpr[o.reg + dword].lane.data();
    const bool dpp = in.subword == kDpp && i == 0;
    if (clear == ~0u && flip == 0 && !dpp) return from;
    uint32_t* to = wide_[2 * i + dword].lane.data();
    for (int n = 0; n < kLanes; ++n) {
      const uint32_t x = !dpp ? from[n] : dpp_lane_[n] < 0 ? 0 : from[dpp_lane_[n]];
      to[n] = (x & clear) ^ flip;
    }
    return to;
  }
  const uint64_t value = ReadScalar64(w, o, form) >> (32 * dword);
  wide_[2 * i + dword].lane.fill((static_cast<uint32_t>(value) & clear) ^ flip);
  return wide_[2 * i + dword].lane.data();
}

void Frame::WriteMasked(uint32_t* to, const Lanes& result) const {
  for (int half = 0; half < 2; ++half) {
    const auto bits = static_cast<uint32_t>(mask >> (32 * half));
    for (int n = 0; n < 32; ++n) {
      const uint32_t take = 0u - (bits >> n & 1);
      const int lane = 32 * half + n;
      to[lane] = (result.lane[lane] & take) | (to[lane] & ~take);
    }
  }
}

// The selected bits get the result's low bits; the others are zero, filled from the result's sign above it
// (and zero below), or kept.
void Frame::WriteSelected(const Lanes& result) {
  const Selection s = Select(in.dst_sel);
  if (s.bits == 32) return WriteRegister(in.dst[0].reg, result);
  const uint32_t field = ((1u << s.bits) - 1) << s.shift;
  const uint32_t above = ~((field - 1) | field);
  const uint32_t* old = Old();
  Lanes merged;
  for (int n = 0; n < kLanes; ++n) {
    const uint32_t value = (result[n] << s.shift) & field;
    const bool negative = (result[n] >> (s.bits - 1) & 1) != 0;
    const uint32_t rest = in.dst_unused == 2 ? old[n] & ~field : in.dst_unused == 1 && negative ? above : 0u;
    merged[n] = value | rest;
  }
  WriteRegister(in.dst[0].reg, merged);
}

void Frame::WriteHalf(Lanes& result, bool keep) {
  if (in.subword == kSdwa) return WriteSelected(result);
  const bool high = in.encoding == Encoding::kVOP3 && (in.op_sel & 8) != 0;
  const uint32_t* old = Old();
  if (high) {
    for (int n = 0; n < kLanes; ++n) result[n] = result[n] << 16 | (old[n] & 0xFFFF);
  } else if (keep) {
    for (int n = 0; n < kLanes; ++n) result[n] = (result[n] & 0xFFFF) | (old[n] & 0xFFFF0000);
  }
  WriteRegister(in.dst[0].reg, result);
}

}  // namespace mx::gfx950
