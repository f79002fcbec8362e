// The seq32 product on Intel AMX: operands are bfloat16 that carry their block's scale (packed_operand.h).
// One TDPBF16PS adds 32 products to each of 16 x 16 binary32 sums, rounding to nearest even and taking
// subnormal numbers for zeros (Intel SDM, TDPBF16PS). Every sum here is a multiple of a normal g and at most
// 2^24 g, so no rounding and no order shows.
#include <algorithm>
#include <atomic>
#include <cstdint>

#include "sim/base/simd.h"
#include "sim/gemm/gemm_kernels.h"

#if defined(__x86_64__) && defined(__linux__)
#include <cpuid.h>
#include <hwy/base.h>
#include <immintrin.h>
#include <sys/syscall.h>
#include <unistd.h>
#define MX_AMX __attribute__((target("avx512f,avx512bw,avx512dq,amx-tile,amx-bf16")))
#define MX_AMX_INLINE MX_AMX inline __attribute__((always_inline))
#endif

namespace mx {
namespace {
std::atomic<bool> g_allow_amx{true};
}  // namespace

void AllowAmx(bool allow) { g_allow_amx = allow; }
bool UseAmx() { return g_allow_amx && !UseScalar() && DispatchesToAvx3() && HasAmx(); }

#if defined(MX_AMX)
namespace {

bool ProcessorHasAmx() {
  unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
  if (__get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) == 0) return false;
  constexpr unsigned kBf16 = 1u << 22, kTile = 1u << 24;  // of EDX (Intel SDM, CPUID leaf 7)
  if ((edx & kBf16) == 0 || (edx & kTile) == 0) return false;
  if (__get_cpuid(1, &eax, &ebx, &ecx, &edx) == 0 || (ecx & 1u << 27) == 0) return false;  // XGETBV
  unsigned low = 0, high = 0;
  asm volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  constexpr unsigned kTileState = 3u << 17;
  return (low & kTileState) == kTileState;
}

// Linux gives a process the tile registers on request, its later threads included.
bool AskForTiles() {
  constexpr long kRequestPermission = 0x1023, kTileData = 18;  // ARCH_REQ_XCOMP_PERM, XFEATURE_XTILE_DATA
  return syscall(SYS_arch_prctl, kRequestPermission, kTileData) == 0;
}

// LDTILECFG's operand: eight tiles of 16 rows of 64 bytes.
struct alignas(64) TileShapes {
  uint8_t palette = 1, start_row = 0, reserved[14] = {};
  uint16_t row_bytes[16] = {64, 64, 64, 64, 64, 64, 64, 64};
  uint8_t rows[16] = {16, 16, 16, 16, 16, 16, 16, 16};
};

constexpr int64_t kTileWords = 512;   // bfloat16 numbers in a tile
constexpr int64_t kBlocksAtOnce = 8;  // so many blocks of two panels stay in the first-level cache
constexpr int64_t kRowBytes = kTileCols * 4;

// Of 16 rows by one panel, so many of each side.
struct Cell {
  const int16_t *a, *b;    // tiles of the first block; the others follow
  int64_t a_step, b_step;  // to the next 16 rows, the next panel
  float* acc;
  bool fresh;  // the sums start at +0
};

// The compiler sees no memory operands in some tile intrinsics.
MX_AMX_INLINE void Fence() { asm volatile("" ::: "memory"); }

// Sums that stay exact however many blocks they take: up to 32 x 32 outputs in tile registers.
template <int kRows, int kCols>
MX_AMX void ExactSums(const Cell& c, int64_t blocks) {
  float* out = c.acc;
  const auto at = [out](int r, int p) { return out + r * 16 * kTileCols + p * kPanel; };
  Fence();
  if (c.fresh) {
    _tile_zero(0);
    _tile_zero(1);
    _tile_zero(2);
    _tile_zero(3);
  } else {
    _tile_loadd(0, at(0, 0), kRowBytes);
    if constexpr (kCols == 2) _tile_loadd(1, at(0, 1), kRowBytes);
    if constexpr (kRows == 2) _tile_loadd(2, at(1, 0), kRowBytes);
    if constexpr (kRows == 2 && kCols == 2) _tile_loadd(3, at(1, 1), kRowBytes);
  }
  const int16_t *a = c.a, *b = c.b;
  for (int64_t block = 0; block < blocks; ++block) {
    _tile_loadd(4, a, 64);
    _tile_loadd(6, b, 64);
    _tile_dpbf16ps(0, 4, 6);
    if constexpr (kCols == 2) {
      _tile_loadd(7, b + c.b_step, 64);
      _tile_dpbf16ps(1, 4, 7);
    }
    if constexpr (kRows == 2) {
      _tile_loadd(5, a + c.a_step, 64);
      _tile_dpbf16ps(2, 5, 6);
    }
    if constexpr (kRows == 2 && kCols == 2) _tile_dpbf16ps(3, 5, 7);
    a += kTileWords;
    b += kTileWords;
  }
  _tile_stored(0, at(0, 0), kRowBytes);
  if constexpr (kCols == 2) _tile_stored(1, at(0, 1), kRowBytes);
  if constexpr (kRows == 2) _tile_stored(2, at(1, 0), kRowBytes);
  if constexpr (kRows == 2 && kCols == 2) _tile_stored(3, at(1, 1), kRowBytes);
  Fence();
}

template <int kCols>
struct Sums {
  __m512 v[kCols][16];
};

// One step of the pipeline of RoundedSums: the dots of a block into two tiles, those of the block before from
// two others to memory, and the addition of the ones before that. kOdd exchanges the tiles and the memory.
template <int kCols, bool kOdd, bool kDot, bool kStore, bool kAdd>
MX_AMX_INLINE void Step(const Cell& c, int64_t block, float (*dots)[kCols * 256], Sums<kCols>& acc) {
  const int16_t *a = c.a + block * kTileWords, *b = c.b + block * kTileWords;
  float* to = dots[kOdd ? 0 : 1];
  const float* from = dots[kOdd ? 1 : 0];
  if constexpr (kDot) {
    _tile_loadd(0, a, 64);
    _tile_loadd(1, b, 64);
    if constexpr (kOdd) {
      _tile_zero(5);
      _tile_dpbf16ps(5, 0, 1);
    } else {
      _tile_zero(3);
      _tile_dpbf16ps(3, 0, 1);
    }
  }
  if constexpr (kStore && kOdd) _tile_stored(3, to, 64);
  if constexpr (kStore && !kOdd) _tile_stored(5, to, 64);
  if constexpr (kAdd) {
    HWY_UNROLL(16) for (int i = 0; i < 16; ++i) {
      acc.v[0][i] = _mm512_add_ps(acc.v[0][i], _mm512_load_ps(from + i * 16));
    }
  }
  if constexpr (kCols == 2) {
    if constexpr (kDot) {
      _tile_loadd(2, b + c.b_step, 64);
      if constexpr (kOdd) {
        _tile_zero(6);
        _tile_dpbf16ps(6, 0, 2);
      } else {
        _tile_zero(4);
        _tile_dpbf16ps(4, 0, 2);
      }
    }
    if constexpr (kStore && kOdd) _tile_stored(4, to + 256, 64);
    if constexpr (kStore && !kOdd) _tile_stored(6, to + 256, 64);
    if constexpr (kAdd) {
      HWY_UNROLL(16) for (int i = 0; i < 16; ++i) {
        acc.v[1][i] = _mm512_add_ps(acc.v[1][i], _mm512_load_ps(from + 256 + i * 16));
      }
    }
  }
}

// Sums that round once a block: 16 rows by one or two panels, all of them in vector registers. Tile stores
// wait for their dots, so they come a block later, and the additions another.
template <int kCols>
MX_AMX void RoundedSums(const Cell& c, int64_t blocks) {
  alignas(64) float dots[2][kCols * 256];
  Sums<kCols> acc;
  HWY_UNROLL(2) for (int p = 0; p < kCols; ++p) {
    HWY_UNROLL(16) for (int i = 0; i < 16; ++i) {
      acc.v[p][i] = c.fresh ? _mm512_setzero_ps() : _mm512_load_ps(c.acc + i * kTileCols + p * kPanel);
    }
  }
  Fence();
  Step<kCols, false, true, false, false>(c, 0, dots, acc);
  if (blocks > 1) Step<kCols, true, true, true, false>(c, 1, dots, acc);
  int64_t block = 2;
  for (; block + 1 < blocks; block += 2) {
    Step<kCols, false, true, true, true>(c, block, dots, acc);
    Step<kCols, true, true, true, true>(c, block + 1, dots, acc);
  }
  if (block < blocks) Step<kCols, false, true, true, true>(c, block, dots, acc);
  if (blocks % 2 == 0) {
    Step<kCols, false, false, true, true>(c, 0, dots, acc);
    Step<kCols, true, false, false, true>(c, 0, dots, acc);
  } else {
    if (blocks > 1) {
      Step<kCols, true, false, true, true>(c, 0, dots, acc);
    } else {
      Step<kCols, true, false, true, false>(c, 0, dots, acc);
    }
    Step<kCols, false, false, false, true>(c, 0, dots, acc);
  }
  HWY_UNROLL(2) for (int p = 0; p < kCols; ++p) {
    HWY_UNROLL(16)
    for (int i = 0; i < 16; ++i) _mm512_store_ps(c.acc + i * kTileCols + p * kPanel, acc.v[p][i]);
  }
}

// Up to 32 rows and two panels over a few blocks, the first `exact` of them without rounding.
template <int kRows, int kCols>
void RunCell(Cell c, int64_t blocks, int64_t exact) {
  if (exact > 0) {
    ExactSums<kRows, kCols>(c, exact);
    c.fresh = false;
  }
  if (exact >= blocks) return;
  c.a += exact * kTileWords;
  c.b += exact * kTileWords;
  for (int r = 0; r < kRows; ++r) {
    RoundedSums<kCols>(c, blocks - exact);
    c.a += c.a_step;
    c.acc += 16 * kTileCols;
  }
}

}  // namespace

bool HasAmx() {
  static const bool has = ProcessorHasAmx() && AskForTiles();
  return has;
}

MX_AMX void RunBf16Tile(const Tile& tile, const ExactBlocks& exact) {
  const PackedOperand::Impl &a = *tile.a, &b = *tile.b;
  ++Stats().amx;
  Stats().target = "AVX3";
  const TileShapes shapes;
  _tile_loadconfig(&shapes);
  const int64_t groups = std::min(tile.rows + 15, a.PaddedRows() - tile.row0) / 16;
  const int64_t a_step = a.Kp() * 16, b_step = b.Kp() * kPanel;
  for (int64_t block = tile.block0; block < tile.block1; block += kBlocksAtOnce) {
    const int64_t blocks = std::min(kBlocksAtOnce, tile.block1 - block);
    for (int64_t panel = 0; panel < tile.panels; panel += 2) {
      for (int64_t group = 0; group < groups; group += 2) {
        const Cell c{a.words.get() + tile.row0 * a.Kp() + group * a_step + block * kTileWords,
                     b.words.get() + (tile.panel0 + panel) * b_step + block * kTileWords,
                     a_step,
                     b_step,
                     tile.acc + group * 16 * kTileCols + panel * kPanel,
                     block == tile.block0};
        const int64_t left = exact.blocks[group / 2][panel / 2] - (block - tile.block0);
        const int64_t here = std::clamp<int64_t>(left, 0, blocks);
        const bool two_rows = group + 1 < groups, two_cols = panel + 1 < tile.panels;
        if (two_rows && two_cols) {
          RunCell<2, 2>(c, blocks, here);
        } else if (two_rows) {
          RunCell<2, 1>(c, blocks, here);
        } else if (two_cols) {
          RunCell<1, 2>(c, blocks, here);
        } else {
          RunCell<1, 1>(c, blocks, here);
        }
      }
    }
  }
  _tile_release();
}

#else

bool HasAmx() { return false; }
void RunBf16Tile(const Tile&, const ExactBlocks&) {}

#endif

}  // namespace mx
