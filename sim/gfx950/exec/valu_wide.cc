// Integer VALU instructions with 64-bit operands. CDNA4 ISA 12.8, 12.11.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/gfx950/exec/valu_wide.cc"
// clang-format off
#include "sim/gfx950/exec/simd_targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>
// clang-format on

#include <span>

#include "sim/base/simd.h"
#include "sim/gfx950/exec/lane_ops-inl.h"

HWY_BEFORE_NAMESPACE();
namespace mx::gfx950 {
namespace HWY_NAMESPACE {
namespace {  // names of one file: the target's namespace is shared

__extension__ using Int128 = __int128;

// A source of one or two dwords as 64-bit values.
template <int kDwords>
struct Values64 {
  const uint32_t *low, *high = nullptr;
  Values64(Frame& f, int i, WideForm form)
      : low(kDwords == 1 ? f.Source(i, Form::kB32) : f.SourceDword(i, 0, form)) {
    if constexpr (kDwords == 2) high = f.SourceDword(i, 1, form);
  }
  HWY_INLINE uint64_t operator[](int l) const {
    if constexpr (kDwords == 1) return low[l];
    return static_cast<uint64_t>(high[l]) << 32 | low[l];
  }
};

HWY_INLINE void Write64(Frame& f, const Lanes& low, const Lanes& high) {
  f.WriteDword(0, low);
  f.WriteDword(1, high);
}

// F(a, b, c) with sources of kA, kB, kC dwords (0: none).
template <class F, int kA, int kB, int kC, WideForm kForm>
void Run64(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const Values64<kA> a(f, 0, kForm);
  const Values64<kB> b(f, 1, kForm);
  const Values64<kC == 0 ? 1 : kC> c(f, kC == 0 ? 0 : 2, kForm);
  Lanes low, high;
  for (int i = 0; i < kLanes; ++i) {
    const uint64_t r = F::Do(a[i], b[i], c[i]);
    low.lane[i] = static_cast<uint32_t>(r), high.lane[i] = static_cast<uint32_t>(r >> 32);
  }
  Write64(f, low, high);
}

struct ShiftLeftAdd {  // counts above 4 are not supported: the hardware takes 0
  static HWY_INLINE uint64_t Do(uint64_t a, uint64_t b, uint64_t c) {
    const uint64_t n = b & 7;
    return (a << (n > 4 ? 0 : n)) + c;
  }
};
struct ShiftLeft {
  static HWY_INLINE uint64_t Do(uint64_t a, uint64_t b, uint64_t) { return b << (a & 63); }
};
struct ShiftRight {
  static HWY_INLINE uint64_t Do(uint64_t a, uint64_t b, uint64_t) { return b >> (a & 63); }
};
struct ShiftRightSigned {
  static HWY_INLINE uint64_t Do(uint64_t a, uint64_t b, uint64_t) {
    return static_cast<uint64_t>(static_cast<int64_t>(b) >> (a & 63));
  }
};

void Move64(Wave& w, const Instruction& in) {
  Frame f(w, in);
  Lanes low, high;
  std::memcpy(low.lane.data(), f.SourceDword(0, 0, WideForm::kDouble), sizeof low.lane);
  std::memcpy(high.lane.data(), f.SourceDword(0, 1, WideForm::kDouble), sizeof high.lane);
  Write64(f, low, high);
}

// a * b + c in 65 bits; the top bit goes to the mask.
template <bool kSigned>
void MultiplyAdd64(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const uint32_t *a = f.Source(0, Form::kB32), *b = f.Source(1, Form::kB32);
  const Values64<2> c(f, 2, kSigned ? WideForm::kSigned : WideForm::kUnsigned);
  Lanes low, high;
  alignas(64) uint8_t carry[kLanes];
  for (int i = 0; i < kLanes; ++i) {
    uint64_t sum = 0;
    if constexpr (kSigned) {
      const Int128 wide = Int128{int64_t{I32(a[i])} * I32(b[i])} + static_cast<int64_t>(c[i]);
      sum = static_cast<uint64_t>(wide);
      carry[i] = static_cast<uint8_t>(static_cast<uint64_t>(wide >> 64) & 1);
    } else {
      sum = static_cast<uint64_t>(a[i]) * b[i] + c[i];
      carry[i] = sum < c[i];
    }
    low.lane[i] = static_cast<uint32_t>(sum), high.lane[i] = static_cast<uint32_t>(sum >> 32);
  }
  uint64_t bits = 0;
  for (int i = 0; i < kLanes; ++i) bits |= static_cast<uint64_t>(carry[i]) << i;
  f.WriteMask(in.dst[1], bits);
  Write64(f, low, high);
}

// Four sums of absolute differences of b with bytes 0..3, 1..4, 2..5, 3..6 of a, each added to an element of
// c: 16 bits wide, or 32.
template <bool kMasked, bool kWide>
void QuadSumAbsDiff(Wave& w, const Instruction& in) {
  Frame f(w, in);
  const Values64<2> a(f, 0, WideForm::kUnsigned);
  const uint32_t* b = f.Source(1, Form::kB32);
  const Operand& addend = in.src[2];
  Lanes result[4];
  for (int i = 0; i < kLanes; ++i) {
    const auto dword = [&](int d) {
      return addend.kind == OperandKind::kVgpr   ? w.vgpr[addend.reg + d][i]
             : addend.kind == OperandKind::kSgpr ? w.sgpr[addend.reg + d]
                                                 : ReadScalar(w, addend);
    };
    for (int slice = 0; slice < 4; ++slice) {
      const auto bytes = static_cast<uint32_t>(a[i] >> (8 * slice));
      const uint32_t sum = kMasked ? MaskedSumAbsDiff(bytes, b[i]) : SumAbsDiff(bytes, b[i]);
      if constexpr (kWide) {
        result[slice][i] = sum + dword(slice);
      } else {
        const uint32_t half = (sum + (dword(slice / 2) >> (16 * (slice & 1)))) & 0xFFFF;
        result[slice / 2][i] = slice % 2 == 0 ? half : result[slice / 2][i] | half << 16;
      }
    }
  }
  for (int d = 0; d < (kWide ? 4 : 2); ++d) f.WriteDword(d, result[d]);
}

std::span<const HandlerRow> WideTable() {
  static constexpr HandlerRow kRows[] = {
      {Op::v_lshl_add_u64, &Run64<ShiftLeftAdd, 2, 1, 2, WideForm::kUnsigned>},
      {Op::v_lshlrev_b64, &Run64<ShiftLeft, 1, 2, 0, WideForm::kUnsigned>},
      {Op::v_lshrrev_b64, &Run64<ShiftRight, 1, 2, 0, WideForm::kUnsigned>},
      {Op::v_ashrrev_i64, &Run64<ShiftRightSigned, 1, 2, 0, WideForm::kSigned>},
      {Op::v_mov_b64, &Move64},
      {Op::v_mad_u64_u32, &MultiplyAdd64<false>},
      {Op::v_mad_i64_i32, &MultiplyAdd64<true>},
      {Op::v_qsad_pk_u16_u8, &QuadSumAbsDiff<false, false>},
      {Op::v_mqsad_pk_u16_u8, &QuadSumAbsDiff<true, false>},
      {Op::v_mqsad_u32_u8, &QuadSumAbsDiff<true, true>},
  };
  return kRows;
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace mx::gfx950
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx::gfx950 {
HWY_EXPORT(WideTable);

std::span<const HandlerRow> WideRows() {
  return UseScalar() ? HWY_STATIC_DISPATCH(WideTable)() : HWY_DYNAMIC_DISPATCH(WideTable)();
}

}  // namespace mx::gfx950
#endif
