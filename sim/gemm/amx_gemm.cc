// The seq32 product on Intel AMX: operands are bfloat16 that carry their block's scale (packed_operand.h).
// One TDPBF16PS adds 32 products in binary32, then their sum to the accumulator, for each of 16 x 16 outputs
// (Intel SDM, TDPBF16PS). Every sum of products here is a multiple of a normal g and less than 2^24 g, so it
// is exact in any order, and the addition to the accumulator is the one rounding of seq32. The instruction
// rounds to nearest even and takes subnormal numbers for zeros, which a multiple of g never is.
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

// Not on the stack: GCC's intrinsic shows the compiler only the first eight bytes that it reads.
constexpr TileShapes kShapes;

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

// Up to 32 x 32 outputs in tile registers over some blocks.
template <int kRows, int kCols>
MX_AMX void Sums(const Cell& c, int64_t blocks) {
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

struct Accumulators {
  __m512 row[16];
};

// acc = R32(acc + R32(high + mixed + low)). In units of the products of ones, high is an integer below 2^23,
// mixed a multiple of 2^-9 below 2^15, low one of 2^-18 below 2^5. So high + mixed is `sum` and an error of
// at most 1/4, which with low is a number of 24 bits: the last addition alone rounds.
MX_AMX_INLINE void AddParts(const float (*parts)[256], Accumulators& acc) {
  HWY_UNROLL(16) for (int i = 0; i < 16; ++i) {
    const __m512 high = _mm512_load_ps(parts[0] + 16 * i), mixed = _mm512_load_ps(parts[1] + 16 * i);
    const __m512 sum = _mm512_add_ps(high, mixed), of_mixed = _mm512_sub_ps(sum, high);
    const __m512 error =
        _mm512_add_ps(_mm512_sub_ps(high, _mm512_sub_ps(sum, of_mixed)), _mm512_sub_ps(mixed, of_mixed));
    const __m512 rest = _mm512_add_ps(error, _mm512_load_ps(parts[2] + 16 * i));
    acc.row[i] = _mm512_add_ps(acc.row[i], _mm512_add_ps(sum, rest));
  }
}

// 16 x 16 outputs over some blocks of operands in two parts, `low` words after the high ones. The dots of a
// block are taken while those of the block before are added.
MX_AMX void PairSums(const Cell& c, int64_t low, int64_t blocks) {
  alignas(64) float parts[2][3][256];
  Accumulators acc;
  HWY_UNROLL(16) for (int i = 0; i < 16; ++i) {
    acc.row[i] = c.fresh ? _mm512_setzero_ps() : _mm512_load_ps(c.acc + i * kTileCols);
  }
  Fence();
  for (int64_t block = 0; block < blocks; ++block) {
    const int16_t *a = c.a + block * kTileWords, *b = c.b + block * kTileWords;
    _tile_loadd(4, a, 64);
    _tile_loadd(6, b, 64);
    _tile_zero(0);
    _tile_dpbf16ps(0, 4, 6);
    _tile_loadd(7, b + low, 64);
    _tile_zero(1);
    _tile_dpbf16ps(1, 4, 7);
    _tile_loadd(5, a + low, 64);
    _tile_zero(2);
    _tile_dpbf16ps(2, 5, 7);
    _tile_dpbf16ps(1, 5, 6);
    if (block > 0) AddParts(parts[(block - 1) % 2], acc);
    float(*to)[256] = parts[block % 2];
    _tile_stored(0, to[0], 64);
    _tile_stored(2, to[2], 64);
    _tile_stored(1, to[1], 64);
  }
  Fence();
  AddParts(parts[(blocks - 1) % 2], acc);
  HWY_UNROLL(16) for (int i = 0; i < 16; ++i) _mm512_store_ps(c.acc + i * kTileCols, acc.row[i]);
}

// TDPBF16PS adds its 32 products first and the sum to the accumulator last, as the SDM has it (and the
// Intrinsics Guide has not): 2^24 + (1 + 1 + 1) is 2^24 + 4, while ones added one at a time, or two, would
// leave 2^24 or 2^24 + 2. An emulator may differ, so the processor is asked once.
MX_AMX bool DotsAreAddedWhole() {
  alignas(64) int16_t a[kTileWords] = {}, b[kTileWords] = {};
  alignas(64) float sums[256];
  constexpr int16_t kOne = 0x3F80;
  std::fill_n(b, kTileWords, kOne);
  for (int k : {0, 13, 31}) a[k] = kOne;  // of row 0
  std::fill_n(sums, 256, 16777216.0f);
  _tile_loadconfig(&kShapes);
  Fence();
  _tile_loadd(0, sums, 64);
  _tile_loadd(4, a, 64);
  _tile_loadd(6, b, 64);
  _tile_dpbf16ps(0, 4, 6);
  _tile_stored(0, sums, 64);
  _tile_release();
  Fence();
  return std::all_of(sums, sums + 16, [](float x) { return x == 16777220.0f; }) &&
         std::all_of(sums + 16, sums + 256, [](float x) { return x == 16777216.0f; });
}

}  // namespace

bool HasAmx() {
  static const bool has = ProcessorHasAmx() && AskForTiles() && DotsAreAddedWhole();
  return has;
}

MX_AMX void RunBf16Tile(const Tile& tile) {
  const PackedOperand::Impl &a = *tile.a, &b = *tile.b;
  ++Stats().amx;
  Stats().target = "AVX3";
  _tile_loadconfig(&kShapes);
  const int64_t groups = std::min(tile.rows + 15, a.PaddedRows() - tile.row0) / 16;
  const int64_t a_step = a.Kp() * 16, b_step = b.Kp() * kPanel;
  for (int64_t block = tile.block0; block < tile.block1; block += kBlocksAtOnce) {
    const int64_t blocks = std::min(kBlocksAtOnce, tile.block1 - block);
    for (int64_t group = 0; group < groups; group += 2) {
      for (int64_t panel = 0; panel < tile.panels; panel += 2) {
        const Cell c{a.words.get() + tile.row0 * a.Kp() + group * a_step + block * kTileWords,
                     b.words.get() + (tile.panel0 + panel) * b_step + block * kTileWords,
                     a_step,
                     b_step,
                     tile.acc + group * 16 * kTileCols + panel * kPanel,
                     block == tile.block0};
        const bool two_rows = group + 1 < groups, two_cols = panel + 1 < tile.panels;
        if (two_rows && two_cols) {
          Sums<2, 2>(c, blocks);
        } else if (two_rows) {
          Sums<2, 1>(c, blocks);
        } else if (two_cols) {
          Sums<1, 2>(c, blocks);
        } else {
          Sums<1, 1>(c, blocks);
        }
      }
    }
  }
  _tile_release();
}

MX_AMX void RunBf16PairTile(const Tile& tile) {
  const PackedOperand::Impl &a = *tile.a, &b = *tile.b;
  ++Stats().amx_pairs;
  Stats().target = "AVX3";
  _tile_loadconfig(&kShapes);
  const int64_t groups = std::min(tile.rows + 15, a.PaddedRows() - tile.row0) / 16;
  const int64_t low = a.Kp() * 16;
  for (int64_t block = tile.block0; block < tile.block1; block += kBlocksAtOnce) {
    const int64_t blocks = std::min(kBlocksAtOnce, tile.block1 - block);
    for (int64_t panel = 0; panel < tile.panels; ++panel) {
      for (int64_t group = 0; group < groups; ++group) {
        const Cell c{a.words.get() + (tile.row0 / 16 + group) * 2 * low + block * kTileWords,
                     b.words.get() + (tile.panel0 + panel) * 2 * low + block * kTileWords,
                     0,
                     0,
                     tile.acc + group * 16 * kTileCols + panel * kPanel,
                     block == tile.block0};
        PairSums(c, low, blocks);
      }
    }
  }
  _tile_release();
}

#else

bool HasAmx() { return false; }
void RunBf16Tile(const Tile&) {}
void RunBf16PairTile(const Tile&) {}

#endif

}  // namespace mx
