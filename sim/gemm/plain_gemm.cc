#include "sim/gemm/plain_gemm.h"

#include <algorithm>

#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/gemm/packed_operand.h"
#include "sim/gemm/plain_exact.h"
#include "sim/gemm/plain_kernel.h"
#include "sim/gemm/plain_product_override.h"

namespace mx {
namespace {
PlainProduct g_override = nullptr;
}  // namespace

void OverridePlainGemm(PlainProduct product) { g_override = product; }

void PlainGemm(const PlainOperand& a, const PlainOperand& b, int64_t m, int64_t n, int64_t k, float* d,
               int64_t ldd, bool accumulate) {
  if (g_override != nullptr) return g_override(a, b, m, n, k, d, ldd, accumulate);
  if (UseScalar()) return PlainGemmReference(a, b, m, n, k, d, ldd, accumulate);
  if (m <= 0 || n <= 0) return;
  const int64_t panels = (n + kPlainCols - 1) / kPlainCols;
  AlignedArray<float> packed;
  packed.Allocate(panels * kPlainCols * k);
  ParallelFor(panels, 2, [&](int64_t begin, int64_t end) {
    for (int64_t p = begin; p < end; ++p) {
      PackPlainPanel(b, p * kPlainCols, n, k, packed.get() + p * kPlainCols * k);
    }
  });
  const bool exact = EveryProductIsExact(a, b, m, n, k);
  constexpr int64_t kTileCols = kPlainTilePanels * kPlainCols;
  const int64_t row_tiles = (m + kPlainTileRows - 1) / kPlainTileRows,
                col_tiles = (n + kTileCols - 1) / kTileCols;
  ParallelFor(row_tiles * col_tiles, 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const int64_t row = i / col_tiles * kPlainTileRows, col = i % col_tiles * kTileCols;
      RunPlainTile(a, row, std::min(m, row + kPlainTileRows), packed.get() + col * k, k,
                   std::min(n - col, kTileCols), d + col, ldd, accumulate, exact);
    }
  });
}

}  // namespace mx
