// V_MFMA_F32_16X16X128_F8F6F4 and 32X32X64 with and without block scales. CDNA4 ISA 7.1.5, 7.2. EXEC and MODE
// are ignored. How the products are added is the device's claim (Claims::profile): the adder of sim/gemm
// defines it, and the kernels of mfma_fp4.cc and mfma_mixed.cc give the same bits for the profile seq32.
#include <fmt/format.h>

#include <algorithm>

#include "sim/gemm/adder.h"
#include "sim/gfx950/exec/faults.h"
#include "sim/gfx950/exec/handlers.h"
#include "sim/gfx950/exec/mfma_kernels.h"
#include "sim/gfx950/exec/scalar.h"

namespace mx::gfx950 {
namespace {

constexpr int kMaxRegisters = 16;
constexpr uint8_t kScaleOne = 127;

Matrix MatrixOf(uint8_t code) {
  if (code > 4) throw ExecutionError{fmt::format("matrix format {} does not exist (0 to 4)", code)};
  return static_cast<Matrix>(code);
}
Format AdderFormat(Matrix m) {
  constexpr Format kFormat[] = {Format::kE4M3, Format::kE5M2, Format::kE2M3, Format::kE3M2, Format::kE2M1};
  return kFormat[static_cast<int>(m)];
}

// A VGPR gives the selected byte of each lane. Anything scalar gives the exponent field of a binary32,
// whatever the selection (LLVM pull request 158117 says so of the silicon).
void ReadScales(const Wave& w, const Operand& o, int byte, uint8_t* to) {
  if (o.kind != OperandKind::kVgpr) {
    const uint32_t value = ReadScalar(w, o);
    for (int l = 0; l < kLanes; ++l) to[l] = static_cast<uint8_t>(value >> 23);
    return;
  }
  const LaneVector& v = w.vgpr[o.reg];
  for (int l = 0; l < kLanes; ++l) to[l] = static_cast<uint8_t>(v[l] >> (8 * byte));
}

// Codes by row and k, one a byte; scales by row and block.
struct Unpacked {
  uint8_t code[4096];
  uint8_t scale[64];
  Unpacked(const ScaledMfma& m, Matrix format, const LaneVector* operand, const uint8_t* scales) {
    const int bits = Info(format).bits, K = m.K();
    for (int lane = 0; lane < kLanes; ++lane) {
      for (int n = 0; n < 32; ++n) {
        const int bit = bits * n, reg = bit / 32, shift = bit % 32;
        uint64_t both = operand[reg][lane];
        if (shift + bits > 32) both |= static_cast<uint64_t>(operand[reg + 1][lane]) << 32;
        code[lane % m.size * K + ElementK(m.size, bits, lane, n)] =
            static_cast<uint8_t>(both >> shift & ((1u << bits) - 1));
      }
      scale[lane % m.size * m.blocks() + lane / m.size] = scales[lane];
    }
  }
};

// Every output by the adder itself.
void AdderMfma(const ScaledMfma& m, Profile profile) {
  const Unpacked a(m, m.format_a, m.a, m.scale_a), b(m, m.format_b, m.b, m.scale_b);
  const int K = m.K(), blocks = m.blocks();
  for (int row = 0; row < m.size; ++row) {
    for (int column = 0; column < m.size; ++column) {
      const int reg = m.size == 16 ? row % 4 : OutputRegister(row);
      const int lane = m.size == 16 ? row / 4 * 16 + column : OutputLane(row, column);
      m.d[reg][lane] = Accumulate(profile, AdderFormat(m.format_a), a.code + row * K, a.scale + row * blocks,
                                  AdderFormat(m.format_b), b.code + column * K, b.scale + column * blocks, K,
                                  m.c[reg][lane]);
    }
  }
}

// Test only: the instruction by the adder, under a fault of the device.
void FaultyMfma(ScaledMfma m, Profile profile, Fault fault) {
  const int registers = m.size == 16 ? 4 : kMaxRegisters;
  LaneVector a[8], b[8], c[kMaxRegisters], d[kMaxRegisters];
  LaneVector* result = m.d;
  if (fault == Fault::kBlockOrder) {
    ReverseBlocks(m.size, m.a, a, Info(m.format_a).bits);
    ReverseBlocks(m.size, m.b, b, Info(m.format_b).bits);
    ReverseBlocks(m.size, m.scale_a);
    ReverseBlocks(m.size, m.scale_b);
    m.a = a, m.b = b;
  }
  if (fault == Fault::kOutputMap) {
    ExchangeRows(m.size, m.c, c, true);
    m.c = c, m.d = d;
  }
  AdderMfma(m, profile);
  if (fault == Fault::kOutputMap) ExchangeRows(m.size, d, c, false), std::copy_n(c, registers, result);
}

void Execute(Wave& w, const Instruction& in, int size, bool scaled) {
  ScaledMfma m;
  m.size = size;
  m.format_a = MatrixOf(in.cbsz), m.format_b = MatrixOf(in.blgp);
  if (scaled && (in.abid & 1) != 0) {  // ABID[0] = 0 forces both scales to 1
    ReadScales(w, in.src[3], SelectedScaleByte(in, 0, FaultOf(w)), m.scale_a);
    ReadScales(w, in.src[4], SelectedScaleByte(in, 1, FaultOf(w)), m.scale_b);
  } else {
    for (int l = 0; l < kLanes; ++l) m.scale_a[l] = m.scale_b[l] = kScaleOne;
  }
  m.a = &w.vgpr[in.src[0].reg], m.b = &w.vgpr[in.src[1].reg];
  m.d = &w.vgpr[in.dst[0].reg];
  // The registers of A and B are read before any of D is written, C row by row with D: it may be D itself,
  // but must not overlap it otherwise, nor be changed by its modifiers.
  const int registers = size == 16 ? 4 : kMaxRegisters;
  const Operand& c = in.src[2];
  const bool direct =
      c.kind == OperandKind::kVgpr && ((in.neg | in.neg_hi) & 4) == 0 &&
      (c.reg == in.dst[0].reg || c.reg + registers <= in.dst[0].reg || in.dst[0].reg + registers <= c.reg);
  LaneVector copy[kMaxRegisters];
  if (!direct) {
    const uint32_t clear = (in.neg_hi & 4) != 0 ? 0x7FFFFFFFu : ~0u,
                   flip = (in.neg & 4) != 0 ? 0x80000000u : 0u;
    for (int r = 0; r < registers; ++r) {
      if (c.kind == OperandKind::kVgpr) {
        copy[r] = w.vgpr[c.reg + r];
      } else {
        copy[r].lane.fill(ReadScalar(w, c));
      }
      for (int l = 0; l < kLanes; ++l) copy[r][l] = (copy[r][l] & clear) ^ flip;
    }
  }
  m.c = direct ? &w.vgpr[c.reg] : copy;
  const Profile profile = w.claims != nullptr ? w.claims->profile : Profile::kSeq32;
  if (FaultOf(w) != Fault::kNone) return FaultyMfma(m, profile, FaultOf(w));
  if (profile == Profile::kSeq32 && Seq32Mfma(m)) return;
  AdderMfma(m, profile);
}

template <int kSize, bool kScaled>
void Mfma(Wave& w, const Instruction& in) {
  Execute(w, in, kSize, kScaled);
}

constexpr HandlerRow kRows[] = {
    {Op::v_mfma_scale_f32_16x16x128_f8f6f4, &Mfma<16, true>},
    {Op::v_mfma_scale_f32_32x32x64_f8f6f4, &Mfma<32, true>},
    {Op::v_mfma_f32_16x16x128_f8f6f4, &Mfma<16, false>},
    {Op::v_mfma_f32_32x32x64_f8f6f4, &Mfma<32, false>},
};

}  // namespace

std::span<const HandlerRow> ScaledMfmaRows() { return kRows; }

}  // namespace mx::gfx950
