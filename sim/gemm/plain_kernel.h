// What PlainGemm asks of its SIMD kernels.
#ifndef MX_SIM_GEMM_PLAIN_KERNEL_H_
#define MX_SIM_GEMM_PLAIN_KERNEL_H_

#include <cstdint>

#include "sim/gemm/plain_gemm.h"

namespace mx {

inline constexpr int64_t kPlainCols = 32;  // outputs side by side: one panel of B, [k][32]
inline constexpr int64_t kPlainRows = 6;
inline constexpr int64_t kPlainDepth =
    192;  // k used at once: so much of a panel stays in the first-level cache
inline constexpr int64_t kPlainTileRows = 96;  // a multiple of kPlainRows
inline constexpr int64_t kPlainTilePanels = 4;

// Rows [first, first + kPlainCols) of b (those below n; the others zero) to `panel`.
void PackPlainPanel(const PlainOperand& b, int64_t first, int64_t n, int64_t k, float* panel);

// Rows [row0, row1) of a against consecutive packed panels: d[row][0 .. cols), at most kPlainTilePanels of
// them. `exact`: EveryProductIsExact, so that products may be fused.
void RunPlainTile(const PlainOperand& a, int64_t row0, int64_t row1, const float* panels, int64_t k,
                  int64_t cols, float* d, int64_t ldd, bool accumulate, bool exact);

// The target of the last tile, for tests.
const char* PlainTargetThatRan();

}  // namespace mx

#endif  // MX_SIM_GEMM_PLAIN_KERNEL_H_
