// The matrix instructions without block scales: F32, F16, BF16, FP8, BF8, I8 and F64. Layouts, broadcasts and
// what of MODE they obey: CDNA4 ISA 7.1.2 to 7.1.6, 7.4. Nobody has documented their adder: each output is
// here a chain of fused multiply-adds along ascending k (Claims::dense), which CDNA3's measurements confirm
// for F32 and F64 only. That is no statement about silicon.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/gfx950/exec/mfma_dense.cc"
// clang-format off
#include "sim/gfx950/exec/simd_targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>
// clang-format on

#include <bit>
#include <cmath>
#include <span>
#include <type_traits>

#include "sim/base/simd.h"
#include "sim/gfx950/exec/half_bits.h"
#include "sim/gfx950/exec/handlers.h"
#include "sim/gfx950/exec/scalar.h"
#include "sim/gfx950/exec/small_format.h"

#ifndef MX_SIM_GFX950_EXEC_MFMA_DENSE_ONCE
#define MX_SIM_GFX950_EXEC_MFMA_DENSE_ONCE
namespace mx::gfx950 {

enum class DenseType : uint8_t { kF64, kF32, kF16, kBf16, kI8, kFp8, kBf8 };
constexpr int ElementBits(DenseType t) {
  return t == DenseType::kF64                            ? 64
         : t == DenseType::kF32                          ? 32
         : t == DenseType::kF16 || t == DenseType::kBf16 ? 16
                                                         : 8;
}
// M x N outputs, K products, B independent blocks (M = N throughout).
struct DenseShape {
  int m, k, blocks;
  DenseType a, b;
};

// ISA 7.1.4: A[b][i][k] is item k % per_lane of this lane; the same for B[b][k][j] with j.
struct InputSlot {
  int lane, item;
};
constexpr InputSlot DenseInput(const DenseShape& s, int block, int row, int k) {
  const int per_lane = s.k * s.m * s.blocks / 64;
  return {row + s.m * (block + s.blocks * (k / per_lane)), k % per_lane};
}
constexpr InputSlot DenseOutput(const DenseShape& s, int block, int row, int column) {
  const int height = s.a == DenseType::kF64 ? 1 : 4;
  const int per_item = s.m * s.m / height;  // outputs of one block that share an item number, over lanes
  const int blocks_per_item = per_item >= 64 ? 1 : 64 / per_item;
  const int rows_per_item = 64 / blocks_per_item / s.m;
  const int groups = s.m / (height * rows_per_item);
  return {column + s.m * (row / height % rows_per_item + rows_per_item * (block % blocks_per_item)),
          row % height + height * (row / (height * rows_per_item) + groups * (block / blocks_per_item))};
}

// CBSZ and ABID: one block of lanes gives A to all. BLGP: a permutation of B's lanes.
constexpr int BroadcastA(const Instruction& in, int lane) {
  const int size = 64 >> in.cbsz;
  return in.cbsz == 0 ? lane : lane % size + size * in.abid;
}
constexpr int PermuteB(const Instruction& in, int lane) {
  switch (in.blgp) {
    case 1:
      return lane % 32;
    case 2:
      return lane % 32 + 32;
    case 3:
      return (lane + 16) % 64;
    case 4:
    case 5:
    case 6:
    case 7:
      return lane % 16 + 16 * (in.blgp - 4);
    default:
      return lane;
  }
}

}  // namespace mx::gfx950
#endif

HWY_BEFORE_NAMESPACE();
namespace mx::gfx950 {
namespace HWY_NAMESPACE {
namespace {  // names of one file: the target's namespace is shared

template <DenseType kType>
using Value = std::conditional_t<kType == DenseType::kF64, double,
                                 std::conditional_t<kType == DenseType::kI8, int32_t, float>>;

// Item `item` of a lane's operand, whose first register is `reg`.
template <DenseType kType>
HWY_INLINE Value<kType> ReadItem(const Wave& w, int reg, int lane, int item) {
  if constexpr (kType == DenseType::kF64) {
    const uint64_t high = w.vgpr[reg + 2 * item + 1][lane];
    return std::bit_cast<double>(high << 32 | w.vgpr[reg + 2 * item][lane]);
  } else {
    constexpr int kBits = ElementBits(kType), kPerDword = 32 / kBits;
    const uint32_t dword = w.vgpr[reg + item / kPerDword][lane] >> (item % kPerDword * kBits % 32);
    if constexpr (kType == DenseType::kF32) {  // of these types only F32 sees MODE's denormal flush
      const bool flush = (w.mode.denorm32 & 1) == 0 && (dword & 0x7F800000) == 0;
      return std::bit_cast<float>(flush ? dword & 0x80000000 : dword);
    }
    if constexpr (kType == DenseType::kF16) return std::bit_cast<float>(HalfToSingle(dword & 0xFFFF));
    if constexpr (kType == DenseType::kBf16) return std::bit_cast<float>(dword << 16);
    if constexpr (kType == DenseType::kI8) return static_cast<int8_t>(dword);
    if constexpr (kType == DenseType::kFp8)
      return std::bit_cast<float>(Unpacked(kFp8, kSingle, dword & 255, 127));
    if constexpr (kType == DenseType::kBf8)
      return std::bit_cast<float>(Unpacked(kBf8, kSingle, dword & 255, 127));
  }
}

HWY_INLINE float Step(float a, float b, float acc) { return std::fma(a, b, acc); }
HWY_INLINE double Step(double a, double b, double acc) { return std::fma(a, b, acc); }
HWY_INLINE int32_t Step(int32_t a, int32_t b, int32_t acc) {
  return static_cast<int32_t>(static_cast<uint32_t>(acc) + static_cast<uint32_t>(a * b));
}

// One row of one block: d[j] = c[j] + a[0] b[0][j] + a[1] b[1][j] + ..
template <int kN, class T>
HWY_INLINE void RowProduct(const T* a, const T* b, int K, T* acc) {
  for (int k = 0; k < K; ++k) {
    for (int j = 0; j < kN; ++j) acc[j] = Step(a[k], b[k * kN + j], acc[j]);
  }
}

template <class T>
HWY_INLINE T ReadC(const Wave& w, const Operand& c, const InputSlot& slot) {
  if constexpr (sizeof(T) == 8) {
    if (c.kind != OperandKind::kVgpr) return std::bit_cast<T>(ReadScalar64(w, c, WideForm::kDouble));
    const uint64_t high = w.vgpr[c.reg + 2 * slot.item + 1][slot.lane];
    return std::bit_cast<T>(high << 32 | w.vgpr[c.reg + 2 * slot.item][slot.lane]);
  } else {
    return std::bit_cast<T>(c.kind == OperandKind::kVgpr ? w.vgpr[c.reg + slot.item][slot.lane]
                                                         : ReadScalar(w, c));
  }
}
template <class T>
HWY_INLINE void WriteD(Wave& w, const Operand& d, const InputSlot& slot, T value) {
  if constexpr (sizeof(T) == 8) {
    auto bits = std::bit_cast<uint64_t>(value);
    if (kDouble.IsNan(bits)) bits = kDouble.nan();
    w.vgpr[d.reg + 2 * slot.item][slot.lane] = static_cast<uint32_t>(bits);
    w.vgpr[d.reg + 2 * slot.item + 1][slot.lane] = static_cast<uint32_t>(bits >> 32);
  } else {
    auto bits = std::bit_cast<uint32_t>(value);
    if (std::is_same_v<T, float> && kSingle.IsNan(bits)) bits = static_cast<uint32_t>(kSingle.nan());
    w.vgpr[d.reg + slot.item][slot.lane] = bits;
  }
}

template <int kM, int kK, int kBlocks, DenseType kA, DenseType kB>
void Dense(Wave& w, const Instruction& in) {
  static constexpr DenseShape s{kM, kK, kBlocks, kA, kB};
  using T = Value<kA>;
  static_assert(std::is_same_v<T, Value<kB>>);
  constexpr bool kDoubles = kA == DenseType::kF64;  // BLGP negates A, B, C there
  T a[kBlocks][kM][kK], b[kBlocks][kK][kM], d[kBlocks][kM][kM];
  for (int block = 0; block < kBlocks; ++block) {
    for (int row = 0; row < kM; ++row) {
      for (int k = 0; k < kK; ++k) {
        const InputSlot slot = DenseInput(s, block, row, k);
        a[block][row][k] =
            ReadItem<kA>(w, in.src[0].reg, kDoubles ? slot.lane : BroadcastA(in, slot.lane), slot.item);
        b[block][k][row] =
            ReadItem<kB>(w, in.src[1].reg, kDoubles ? slot.lane : PermuteB(in, slot.lane), slot.item);
        if (kDoubles && (in.blgp & 1) != 0) a[block][row][k] = -a[block][row][k];
        if (kDoubles && (in.blgp & 2) != 0) b[block][k][row] = -b[block][k][row];
      }
      for (int column = 0; column < kM; ++column) {
        const T c = ReadC<T>(w, in.src[2], DenseOutput(s, block, row, column));
        d[block][row][column] = kDoubles && (in.blgp & 4) != 0 ? -c : c;
      }
    }
  }
  for (int block = 0; block < kBlocks; ++block) {
    for (int row = 0; row < kM; ++row) {
      RowProduct<kM>(a[block][row], b[block][0], kK, d[block][row]);
      for (int column = 0; column < kM; ++column) {
        WriteD(w, in.dst[0], DenseOutput(s, block, row, column), d[block][row][column]);
      }
    }
  }
}

#define MX_DENSE(op, m, k, blocks, type) \
  { Op::op, &Dense<m, k, blocks, DenseType::type, DenseType::type> }
#define MX_MIXED(op, m, k, a, b) \
  { Op::op, &Dense<m, k, 1, DenseType::a, DenseType::b> }
std::span<const HandlerRow> DenseTable() {
  static constexpr HandlerRow kRows[] = {
      MX_DENSE(v_mfma_f32_32x32x1_2b_f32, 32, 1, 2, kF32),
      MX_DENSE(v_mfma_f32_16x16x1_4b_f32, 16, 1, 4, kF32),
      MX_DENSE(v_mfma_f32_4x4x1_16b_f32, 4, 1, 16, kF32),
      MX_DENSE(v_mfma_f32_32x32x2_f32, 32, 2, 1, kF32),
      MX_DENSE(v_mfma_f32_16x16x4_f32, 16, 4, 1, kF32),
      MX_DENSE(v_mfma_f32_32x32x4_2b_f16, 32, 4, 2, kF16),
      MX_DENSE(v_mfma_f32_16x16x4_4b_f16, 16, 4, 4, kF16),
      MX_DENSE(v_mfma_f32_4x4x4_16b_f16, 4, 4, 16, kF16),
      MX_DENSE(v_mfma_f32_32x32x8_f16, 32, 8, 1, kF16),
      MX_DENSE(v_mfma_f32_16x16x16_f16, 16, 16, 1, kF16),
      MX_DENSE(v_mfma_f32_16x16x32_f16, 16, 32, 1, kF16),
      MX_DENSE(v_mfma_f32_32x32x16_f16, 32, 16, 1, kF16),
      MX_DENSE(v_mfma_f32_32x32x4_2b_bf16, 32, 4, 2, kBf16),
      MX_DENSE(v_mfma_f32_16x16x4_4b_bf16, 16, 4, 4, kBf16),
      MX_DENSE(v_mfma_f32_4x4x4_16b_bf16, 4, 4, 16, kBf16),
      MX_DENSE(v_mfma_f32_32x32x8_bf16, 32, 8, 1, kBf16),
      MX_DENSE(v_mfma_f32_16x16x16_bf16, 16, 16, 1, kBf16),
      MX_DENSE(v_mfma_f32_16x16x32_bf16, 16, 32, 1, kBf16),
      MX_DENSE(v_mfma_f32_32x32x16_bf16, 32, 16, 1, kBf16),
      MX_DENSE(v_mfma_i32_32x32x4_2b_i8, 32, 4, 2, kI8),
      MX_DENSE(v_mfma_i32_16x16x4_4b_i8, 16, 4, 4, kI8),
      MX_DENSE(v_mfma_i32_4x4x4_16b_i8, 4, 4, 16, kI8),
      MX_DENSE(v_mfma_i32_32x32x16_i8, 32, 16, 1, kI8),
      MX_DENSE(v_mfma_i32_16x16x32_i8, 16, 32, 1, kI8),
      MX_DENSE(v_mfma_i32_16x16x64_i8, 16, 64, 1, kI8),
      MX_DENSE(v_mfma_i32_32x32x32_i8, 32, 32, 1, kI8),
      MX_DENSE(v_mfma_f64_16x16x4_f64, 16, 4, 1, kF64),
      MX_DENSE(v_mfma_f64_4x4x4_4b_f64, 4, 4, 4, kF64),
      MX_MIXED(v_mfma_f32_16x16x32_bf8_bf8, 16, 32, kBf8, kBf8),
      MX_MIXED(v_mfma_f32_16x16x32_bf8_fp8, 16, 32, kBf8, kFp8),
      MX_MIXED(v_mfma_f32_16x16x32_fp8_bf8, 16, 32, kFp8, kBf8),
      MX_MIXED(v_mfma_f32_16x16x32_fp8_fp8, 16, 32, kFp8, kFp8),
      MX_MIXED(v_mfma_f32_32x32x16_bf8_bf8, 32, 16, kBf8, kBf8),
      MX_MIXED(v_mfma_f32_32x32x16_bf8_fp8, 32, 16, kBf8, kFp8),
      MX_MIXED(v_mfma_f32_32x32x16_fp8_bf8, 32, 16, kFp8, kBf8),
      MX_MIXED(v_mfma_f32_32x32x16_fp8_fp8, 32, 16, kFp8, kFp8),
  };
  return kRows;
}
#undef MX_DENSE
#undef MX_MIXED

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace mx::gfx950
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx::gfx950 {
HWY_EXPORT(DenseTable);

std::span<const HandlerRow> DenseMfmaRows() {
  return UseScalar() ? HWY_STATIC_DISPATCH(DenseTable)() : HWY_DYNAMIC_DISPATCH(DenseTable)();
}

}  // namespace mx::gfx950
#endif
