#include "sim/gemm/gemm_engine.h"

#include <algorithm>
#include <cstring>
#include <memory>

#include "sim/base/parallel.h"
#include "sim/gemm/chain.h"
#include "sim/gemm/decoded.h"
#include "sim/gemm/epilogue.h"
#include "sim/gemm/exact_sum.h"
#include "sim/gemm/gemm_kernels.h"
#include "sim/gemm/independence.h"

namespace mx {
namespace {

using Impl = PackedOperand::Impl;
using Elements = Impl::Elements;

constexpr size_t kTileSize = kTileRows * kTileCols;

// Working memory of a thread.
struct Scratch {
  AlignedArray<float> acc, sum;
  std::vector<uint8_t> flags, scalar;
  // Rows of A and of B for the vector kernels, where matrix registers will not do; and which ones.
  std::unique_ptr<Impl> a, b;
  int64_t a_row = -1, b_row = -1;
  Scratch() : flags(kTileSize), scalar(kTileSize) {
    acc.Allocate(kTileSize);
    sum.Allocate(kTileSize);
  }
};

// What holds for the largest of some magnitudes, in units of 2^low_bit last bits, which divide all of them.
struct Magnitudes {
  uint64_t max_abs = 0, max_block_sum = 0;
  int low_bit = 64;
  template <class T>
  void Include(const T& f) {
    max_abs = std::max(max_abs, f.max_abs);
    max_block_sum = std::max(max_block_sum, f.max_block_sum);
    low_bit = std::min(low_bit, f.low_bit);
  }
  Uint128 largest() const { return max_abs >> low_bit; }
  Uint128 sum() const { return (max_block_sum >> low_bit) + 1; }
};

// Whether every partial sum of a block dot stays below 2^53 units, whatever the order.
bool ExactInF64(const Magnitudes& a, const Magnitudes& b) {
  if (a.low_bit > 63 || b.low_bit > 63) return true;  // nothing but zeros
  return std::min(a.largest() * b.sum(), a.sum() * b.largest()) <= Uint128{1} << 53;
}
bool ExactInF64(const RowFacts& a, const RowFacts& b) {
  Magnitudes of_a, of_b;
  of_a.Include(a);
  of_b.Include(b);
  return ExactInF64(of_a, of_b);
}

// Ranges of the facts of some rows.
struct Reach {
  bool nan = false, inf = false;
  int min_exponent = 0x7FFF, max_exponent = -1;
  Magnitudes magnitudes;
  bool live() const { return max_exponent >= 0; }
  void Include(const Reach& r) {
    nan |= r.nan;
    inf |= r.inf;
    min_exponent = std::min(min_exponent, r.min_exponent);
    max_exponent = std::max(max_exponent, r.max_exponent);
    magnitudes.Include(r.magnitudes);
  }
};
// Of each 32 rows of an operand.
constexpr int64_t kReachRows = 32;
std::vector<Reach> ReachesOf(const Impl& p) {
  std::vector<Reach> reaches(static_cast<size_t>((p.rows + kReachRows - 1) / kReachRows));
  for (int64_t row = 0; row < p.rows; ++row) {
    const RowFacts& f = p.facts[static_cast<size_t>(row)];
    Reach& reach = reaches[static_cast<size_t>(row / kReachRows)];
    reach.nan |= f.nan;
    reach.inf |= f.inf;
    reach.min_exponent = std::min<int>(reach.min_exponent, f.min_exponent);
    reach.max_exponent = std::max<int>(reach.max_exponent, f.max_exponent);
    reach.magnitudes.Include(f);
  }
  return reaches;
}

class Engine {
 public:
  Engine(const Impl& a, const Impl& b, const GemmShape& shape, const GemmSpec& spec, const void* c, void* d,
         uint8_t* independent)
      : a_(a),
        b_(b),
        shape_(shape),
        spec_(spec),
        c_(c),
        d_(d),
        independent_(independent),
        a_reach_(ReachesOf(a)),
        b_reach_(ReachesOf(b)) {
    const Format fa = a.tensor->format, fb = b.tensor->format;
    unit_ = Info(fa).last_bit() + Info(fb).last_bit();
    block_bound_ = static_cast<uint32_t>(BlockBound(fa, fb));
    // Of 32 products of the largest codes, in units of the last bit.
    dot_bits_ = Info(fa).emax + 1 - Info(fa).last_bit() + Info(fb).emax + 1 - Info(fb).last_bit() + 5;
  }

  void Run() {
    FlagAllAtOnce();
    const int64_t row_tiles = (shape_.m + kTileRows - 1) / kTileRows;
    const int64_t col_tiles = (shape_.n + kTileCols - 1) / kTileCols;
    // So many columns of tiles stay in the second-level cache while the rows pass.
    const int64_t tile_bytes = kTileCols * b_.Kp() * ElementBytes(b_.elements);
    const int64_t together = std::clamp<int64_t>((int64_t{1} << 20) / (tile_bytes + 1), 1, col_tiles + 1);
    // Enough pieces for every thread to end with the others.
    const int64_t grain = std::clamp<int64_t>(row_tiles * col_tiles / (8 * Threads()), 1, together);
    ParallelFor(row_tiles * col_tiles, grain, [&](int64_t begin, int64_t end) {
      Scratch scratch;
      for (int64_t i = begin; i < end; ++i) {
        const int64_t first = i / (row_tiles * together) * together, place = i - first * row_tiles;
        const int64_t width = std::min(together, col_tiles - first);
        RunTile(place / width * kTileRows, (first + place % width) * kTileCols, scratch);
      }
    });
  }

 private:
  struct Area {
    int64_t i0, i1, j0, j1;
    Reach a, b;
  };
  static const Reach& ReachAt(const std::vector<Reach>& reaches, int64_t row) {
    return reaches[static_cast<size_t>(row / kReachRows)];
  }
  static size_t At(const Area& t, int64_t i, int64_t j) {
    return static_cast<size_t>((i - t.i0) * kTileCols + j - t.j0);
  }

  Area AreaOf(int64_t i0, int64_t i1, int64_t j0, int64_t j1) const {
    Area t{i0, std::min(shape_.m, i1), j0, std::min(shape_.n, j1), {}, {}};
    for (int64_t i = t.i0; i < t.i1; i += kReachRows) t.a.Include(ReachAt(a_reach_, i));
    for (int64_t j = t.j0; j < t.j1; j += kReachRows) t.b.Include(ReachAt(b_reach_, j));
    return t;
  }

  // Where the bound holds for the whole product there is one flag to write, and nothing left for the tiles.
  void FlagAllAtOnce() {
    if (independent_ == nullptr || IsBf16Split(spec_)) return;
    if (!EasilyIndependent(AreaOf(0, shape_.m, 0, shape_.n))) return;
    std::fill_n(independent_, shape_.m * shape_.n, uint8_t{1});
    independent_ = nullptr;
  }

  void RunTile(int64_t i0, int64_t j0, Scratch& scratch) {
    const Area t = AreaOf(i0, i0 + kTileRows, j0, j0 + kTileCols);
    if (independent_ != nullptr) ReportIndependence(t, scratch);
    const int64_t scalar = ChooseScalarOutputs(t, scratch);
    float* sum = shape_.ranges == 1 && !IsBf16Split(spec_) ? scratch.acc.get() : scratch.sum.get();
    for (int64_t z = 0; z < shape_.ranges; ++z) {
      if (scalar < (t.i1 - t.i0) * (t.j1 - t.j0)) RunKernel(t, z, scratch);
      if (scalar > 0) RunScalar(t, z, scratch);
      if (sum != scratch.acc.get()) AddRangeTo(t, z, scratch);
    }
    PutNans(t, sum);
    StoreRows(sum, t.i1 - t.i0, t.j1 - t.j0, spec_, c_, d_, t.i0 * shape_.n + t.j0, shape_.n);
  }

  // flags: which outputs are model-independent, C being c(index).
  template <class C>
  void FlagIndependent(const Area& t, const C& c, std::vector<uint8_t>& flags) const {
    alignas(64) int32_t emin[kPanel];
    alignas(64) uint32_t sum[kPanel];
    for (int64_t i = t.i0; i < t.i1; ++i) {
      const RowFacts& row = a_.facts[static_cast<size_t>(i)];
      for (int64_t j0 = t.j0; j0 < t.j1; j0 += kPanel) {
        BoundRow(a_.live.get() + i * a_.blocks, b_.live.get() + j0 * b_.blocks, a_.blocks, block_bound_, emin,
                 sum);
        for (int64_t j = j0; j < std::min(t.j1, j0 + kPanel); ++j) {
          const RowFacts& col = b_.facts[static_cast<size_t>(j)];
          const bool special = row.nan || row.inf || col.nan || col.inf;
          flags[At(t, i, j)] = !special && Holds(emin[j - j0], sum[j - j0], c(i * shape_.n + j));
        }
      }
    }
  }
  bool Holds(int32_t emin, uint32_t sum, uint32_t c0) const {
    const bool plain = emin + unit_ >= -149 && emin + unit_ <= 127 - 24 && c0 == 0;
    if (plain) return sum < kTooLarge;
    const bool any = emin < kDeadExponent / 2;
    return BoundHolds(any, any ? emin + unit_ : 0, sum, c0);
  }

  // The bound for the whole tile at once: with every block at the largest exponent and g at the smallest.
  bool EasilyIndependent(const Area& t) const {
    if (t.a.nan || t.b.nan || t.a.inf || t.b.inf || spec_.beta || !t.a.live() || !t.b.live()) return false;
    const int low = t.a.min_exponent + t.b.min_exponent - 254,
              high = t.a.max_exponent + t.b.max_exponent - 254;
    if (high - low > 24) return false;
    const auto sum = static_cast<uint64_t>(a_.blocks) * block_bound_ << (high - low);
    return BoundHolds(true, low + unit_, std::min(sum, kTooLarge), 0);
  }

  void ReportIndependence(const Area& t, Scratch& scratch) {
    const bool easy = EasilyIndependent(t);
    if (easy || IsBf16Split(spec_)) {
      std::fill(scratch.flags.begin(), scratch.flags.end(), easy && !IsBf16Split(spec_));
    } else {
      FlagIndependent(
          t, [&](int64_t index) { return spec_.beta ? LoadElement(spec_.out, c_, index) : 0; },
          scratch.flags);
    }
    for (int64_t i = t.i0; i < t.i1; ++i) {
      std::memcpy(independent_ + i * shape_.n + t.j0, &scratch.flags[At(t, i, t.j0)],
                  static_cast<size_t>(t.j1 - t.j0));
    }
  }

  // Marks the outputs that the kernels may not compute and counts them. NaN rows and columns need no
  // computing.
  int64_t ChooseScalarOutputs(const Area& t, Scratch& scratch) {
    const bool f64 = a_.elements == Elements::kF32;
    const bool exact = !f64 || ExactInF64(t.a.magnitudes, t.b.magnitudes);
    const bool seq32 = spec_.profile == Profile::kSeq32;
    if (seq32 && exact && !t.a.inf && !t.b.inf) return 0;
    if (exact && EasilyIndependent(t)) return 0;
    if (!seq32)
      FlagIndependent(
          t, [](int64_t) { return 0u; }, scratch.flags);
    int64_t count = 0;
    for (int64_t i = t.i0; i < t.i1; ++i) {
      const RowFacts& row = a_.facts[static_cast<size_t>(i)];
      for (int64_t j = t.j0; j < t.j1; ++j) {
        const RowFacts& col = b_.facts[static_cast<size_t>(j)];
        const size_t at = At(t, i, j);
        bool scalar = row.inf || col.inf || (!seq32 && scratch.flags[at] == 0);
        scalar = scalar || (!exact && !ExactInF64(row, col));
        scratch.scalar[at] = scalar && !row.nan && !col.nan;
        count += scratch.scalar[at];
      }
    }
    return count;
  }

  void RunKernel(const Area& t, int64_t z, Scratch& scratch) {
    const Tile tile{&a_,
                    &b_,
                    t.i0,
                    (t.i1 - t.i0 + kRowUnit - 1) / kRowUnit * kRowUnit,
                    t.j0 / kPanel,
                    (t.j1 - t.j0 + kPanel - 1) / kPanel,
                    z * shape_.range / kBlock,
                    (shape_.RangeEnd(z) + kBlock - 1) / kBlock,
                    scratch.acc.get()};
    const bool tiles = a_.Tiled() && TilesAreExact(t);
    if (!tiles || tile.block0 >= tile.block1) std::fill_n(scratch.acc.get(), kTileSize, 0.0f);
    if (tiles) return a_.elements == Elements::kBf16 ? RunBf16Tile(tile) : RunBf16PairTile(tile);
    const bool careful = !ScalesAreTame(t);
    const Tile vectors = a_.Tiled() ? Repack(t, tile, scratch) : tile;
    return vectors.a->elements == Elements::kF32 ? RunF64Tile(vectors, careful)
                                                 : RunIntegerTile(vectors, careful);
  }

  // The same tile of the same operands in the form of the vector kernels.
  Tile Repack(const Area& t, Tile tile, Scratch& scratch) const {
    const MxTensor &a = *a_.tensor, &b = *b_.tensor;
    const Elements elements = VectorElementsFor(a.format, b.format);
    if (scratch.a_row != t.i0) scratch.a = PackRows(a, Impl::Role::kA, elements, t.i0, t.i1 - t.i0);
    if (scratch.b_row != t.j0) scratch.b = PackRows(b, Impl::Role::kB, elements, t.j0, t.j1 - t.j0);
    scratch.a_row = t.i0;
    scratch.b_row = t.j0;
    tile.a = scratch.a.get();
    tile.b = scratch.b.get();
    tile.row0 = tile.panel0 = 0;
    return tile;
  }

  // Every scaled element, or part of one, is zero or a normal bfloat16, every product of them a multiple of a
  // normal binary32, and no dot too large for it.
  bool TilesAreExact(const Area& t) const {
    const auto fits = [](const Reach& r, const FormatInfo& f) {
      return !r.live() ||
             (r.min_exponent - 127 + f.last_bit() >= -126 && r.max_exponent - 127 + f.emax <= 127);
    };
    if (!fits(t.a, Info(a_.tensor->format)) || !fits(t.b, Info(b_.tensor->format))) return false;
    if (!t.a.live() || !t.b.live()) return true;
    const int low = t.a.min_exponent + t.b.min_exponent - 254 + unit_;
    const int high = t.a.max_exponent + t.b.max_exponent - 254 + unit_;
    return low >= -126 && high + dot_bits_ <= 128;
  }

  // The powers 2^E and 2^(E + unit) of the tile are normal numbers of binary32, and no dot * 2^(E + unit) is
  // too large for it. Stand-in exponents of blocks of zeros are 127 where a row has no other.
  bool ScalesAreTame(const Area& t) const {
    const int low = std::min(t.a.min_exponent, 127) + std::min(t.b.min_exponent, 127) - 254 + unit_;
    const int high = std::max(t.a.max_exponent, 127) + std::max(t.b.max_exponent, 127) - 254 + unit_;
    return low >= -126 && high - unit_ <= 127 && high + dot_bits_ <= 128;
  }

  void RunScalar(const Area& t, int64_t z, Scratch& scratch) {
    const int64_t step = InstructionK(spec_.instruction);
    const PaddedOperand a(*a_.tensor, t.i0, t.i1, shape_, step), b(*b_.tensor, t.j0, t.j1, shape_, step);
    for (int64_t i = t.i0; i < t.i1; ++i) {
      for (int64_t j = t.j0; j < t.j1; ++j) {
        if (scratch.scalar[At(t, i, j)] == 0) continue;
        scratch.acc.get()[At(t, i, j)] = FromBits(Chain(spec_, a, i, b, j, z));
        ++Stats().scalar_outputs;
      }
    }
  }

  void AddRangeTo(const Area& t, int64_t z, Scratch& scratch) {
    const auto rows = static_cast<size_t>(t.i1 - t.i0);
    for (size_t at = 0; at < rows * kTileCols; ++at) {
      float& sum = scratch.sum.get()[at];
      sum = FromBits(AddRange(spec_, ToBits(sum), ToBits(scratch.acc.get()[at]), z));
    }
  }

  void PutNans(const Area& t, float* sum) {
    if (!t.a.nan && !t.b.nan) return;
    for (int64_t i = t.i0; i < t.i1; ++i) {
      for (int64_t j = t.j0; j < t.j1; ++j) {
        if (a_.facts[static_cast<size_t>(i)].nan || b_.facts[static_cast<size_t>(j)].nan) {
          sum[At(t, i, j)] = FromBits(kF32QuietNan);
        }
      }
    }
  }

  const Impl &a_, &b_;
  const GemmShape& shape_;
  const GemmSpec& spec_;
  const void* c_;
  void* d_;
  uint8_t* independent_;
  std::vector<Reach> a_reach_, b_reach_;
  int unit_ = 0;
  int dot_bits_ = 0;
  uint32_t block_bound_ = 0;
};

}  // namespace

Elements ElementsFor(Format a, Format b) {
  if (!UseAmx()) return VectorElementsFor(a, b);
  if (FitsWords(a) && FitsWords(b)) return Elements::kBf16;
  return FitsPairs(a) && FitsPairs(b) ? Elements::kBf16Pair : VectorElementsFor(a, b);
}

Elements VectorElementsFor(Format a, Format b) {
  if (FitsBytes(a) && FitsBytes(b)) return Elements::kInt8;
  return FitsWords(a) && FitsWords(b) ? Elements::kInt16 : Elements::kF32;
}

void RunGemm(const Impl& a, const Impl& b, const GemmShape& shape, const GemmSpec& spec, const void* c,
             void* d, uint8_t* independent) {
  Engine(a, b, shape, spec, c, d, independent).Run();
}

}  // namespace mx
