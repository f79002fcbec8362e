// Inside the scaled matrix instructions: what mfma_scaled.cc hands to the vectorised kernels of mfma_fp4.cc
// and mfma_mixed.cc.
#ifndef MX_SIM_GFX950_EXEC_MFMA_KERNELS_H_
#define MX_SIM_GFX950_EXEC_MFMA_KERNELS_H_

#include <cstdint>

#include "sim/gfx950/exec/wave.h"

namespace mx::gfx950 {

// CBSZ and BLGP of the F8F6F4 instructions.
enum class Matrix : uint8_t { kFp8, kBf8, kFp6, kBf6, kFp4 };
struct MatrixInfo {
  int bits, exponent_bits, mantissa_bits, bias;
  int registers() const { return bits; }  // 32 elements a lane
};
inline constexpr MatrixInfo kMatrixInfo[] = {
    {8, 4, 3, 7}, {8, 5, 2, 15}, {6, 2, 3, 1}, {6, 3, 2, 3}, {4, 2, 1, 1}};
constexpr const MatrixInfo& Info(Matrix m) { return kMatrixInfo[static_cast<int>(m)]; }

// One instruction on bound registers. size: rows of A, columns of B and of D, 16 (K 128) or 32 (K 64).
// scale_a, scale_b: the selected byte of each lane.
struct ScaledMfma {
  int size;
  Matrix format_a, format_b;
  const LaneVector *a, *b, *c;
  LaneVector* d;
  alignas(64) uint8_t scale_a[kLanes];
  alignas(64) uint8_t scale_b[kLanes];
  int blocks() const { return 64 / size; }
  int K() const { return 2048 / size; }
};

// D by the profile seq32: per block T = R32(exact dot * 2^E), acc = R32(acc + T), blocks ascending. Any scale
// bytes, any C. False where the operands need exact sums wider than the kernels have, or hold NaN or infinity
// codes: then nothing is written.
bool Seq32Mfma(const ScaledMfma& m);
void Fp4Mfma(const ScaledMfma& m);  // the case of FP4 by FP4, which always succeeds

// Element n of a lane's operand is k of the row. Source: the layout tables of CDNA4 ISA 7.1.4 and 7.1.5: 4
// and 6 bits consecutive, 8 bits in two halves of 16.
constexpr int ElementK(int size, int bits, int lane, int n) {
  const int group = lane / size;
  return bits == 8 ? 16 * group + n % 16 + n / 16 * (1024 / size) : 32 * group + n;
}
// Register and lane of D[row][column]; scales: block b of a row is in lane b * size + row.
constexpr int OutputRegister(int row) { return row % 4 + row / 8 * 4; }  // size 32
constexpr int OutputLane(int row, int column) { return 32 * (row / 4 % 2) + column; }

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_EXEC_MFMA_KERNELS_H_
