// The end of a scaled matrix instruction under seq32: exact block dots to outputs, once per target.
#if defined(MX_SIM_GFX950_EXEC_MFMA_FINISH_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef MX_SIM_GFX950_EXEC_MFMA_FINISH_INL_H_
#undef MX_SIM_GFX950_EXEC_MFMA_FINISH_INL_H_
#else
#define MX_SIM_GFX950_EXEC_MFMA_FINISH_INL_H_
#endif

#include <bit>
#include <cstdint>
#include <cstring>

#include "sim/gfx950/exec/mfma_kernels.h"

HWY_BEFORE_NAMESPACE();
namespace mx::gfx950 {
namespace HWY_NAMESPACE {

// Dots of one instruction: dot[block * kDotStride + row * size + column].
inline constexpr int kDotStride = 1024;

// Where row `row` of C and D starts: `size` consecutive lanes of one register.
template <int kSize>
HWY_INLINE int RowRegister(int row) {
  return kSize == 16 ? row % 4 : OutputRegister(row);
}
template <int kSize>
HWY_INLINE int RowLane(int row) {
  return kSize == 16 ? row / 4 * 16 : OutputLane(row, 0);
}

// acc + R32(dot * 2^e) for any e in [-512, 512]: exact in binary64 before the rounding to binary32.
HWY_INLINE float AddScaled(float acc, double dot, int e) {
  const double power = std::bit_cast<double>(static_cast<uint64_t>(e + 1023) << 52);
  return acc + static_cast<float>(dot * power);
}

// Blocks ascending; unit: exponent of the dots' unit. A scale byte FF makes T a NaN; NaN results are
// 7FC00000.
template <int kSize, class Dot>
void FinishCareful(const ScaledMfma& m, const Dot* dots, int unit) {
  for (int row = 0; row < kSize; ++row) {
    float acc[kSize];
    const int reg = RowRegister<kSize>(row), lane = RowLane<kSize>(row);
    std::memcpy(acc, m.c[reg].lane.data() + lane, sizeof acc);
    for (int block = 0; block < 64 / kSize; ++block) {
      const int sa = m.scale_a[block * kSize + row];
      const uint8_t* sb = m.scale_b + block * kSize;
      const Dot* dot = dots + block * kDotStride + row * kSize;
      for (int j = 0; j < kSize; ++j) {
        acc[j] = AddScaled(acc[j], static_cast<double>(dot[j]), sa + sb[j] - 254 + unit);
      }
      for (int j = 0; j < kSize; ++j) {
        acc[j] = sa == 255 || sb[j] == 255 ? std::bit_cast<float>(0x7FC00000u) : acc[j];
      }
    }
    for (int j = 0; j < kSize; ++j) {
      const auto bits = std::bit_cast<uint32_t>(acc[j]);
      m.d[reg].lane[lane + j] = (bits & 0x7FFFFFFF) > 0x7F800000 ? 0x7FC00000u : bits;
    }
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace mx::gfx950
HWY_AFTER_NAMESPACE();

#endif  // MX_SIM_GFX950_EXEC_MFMA_FINISH_INL_H_
