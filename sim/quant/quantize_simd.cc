#include "sim/quant/quantize_simd.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/quant/quantize_simd.cc"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <cstring>

#include "sim/base/per_thread.h"
#include "sim/base/simd.h"
#include "sim/quant/encode_row-inl.h"
#include "sim/quant/hadamard-inl.h"
#include "sim/quant/load-inl.h"
#include "sim/quant/noise-inl.h"
#include "sim/quant/pack-inl.h"
#include "sim/quant/philox-inl.h"
#include "sim/quant/plan-inl.h"
#include "sim/quant/simd_target.h"

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {

#if MX_VECTOR_BODY

struct Scratch {
  alignas(64) float y[QuantJob::kScratch];
  alignas(64) uint32_t noise[1024];
  alignas(64) uint32_t words[WordRoom(1024)];
  alignas(64) uint8_t codes[1024];
  alignas(64) uint8_t packed[1024];
  Plans plans;
};

// Counts NaN and Inf among `count` values that hold some.
HWY_INLINE void CountNonfinite(const float* y, int64_t count, QuantCounters* counters) {
  for (int64_t i = 0; i < count; ++i) {
    counters->nan += IsNan(ToBits(y[i]));
    counters->inf += IsInf(ToBits(y[i]));
  }
}

// What a copy of elements [k_begin, k_end) along rows asks for while it reads elements [k0, k0 + count) of
// one: what lies this far behind, and `step` rows further on. Where several rows are worked on together, that
// many is the step.
// Bytes between a segment and what it asks for: what was fastest.
constexpr int64_t RowAhead(int64_t element_bytes) { return element_bytes == 4 ? 512 : 1024; }
HWY_INLINE NextInRow AfterSegment(const QuantJob& job, int64_t row, int64_t step, int64_t k0, int64_t count,
                                  int64_t k_begin, int64_t k_end) {
  if (job.axis == Axis::kColumn) return {};
  const int64_t bytes = Bytes(job.source.type), next = k0 + count + RowAhead(bytes) / bytes;
  const auto address = [&](int64_t r, int64_t k) {
    return reinterpret_cast<uintptr_t>(job.source.data) +
           static_cast<uintptr_t>((r * job.source.stride + k) * bytes);
  };
  const int64_t other = row + step < job.rows ? row + step : row;
  return next < k_end ? NextInRow(address(row, next), (k_end - next) * bytes, address(other, k_begin))
                      : NextInRow(address(row, 0), 0, address(other, k_begin + next - k_end));
}

// Elements [k0, k0 + count) of copy rows [row0, row0 + height) into s->y, job.segment apart; counted, then
// rotated.
HWY_INLINE void LoadSegment(const QuantJob& job, int64_t row0, int64_t height, int64_t k0, int64_t count,
                            int64_t k_begin, int64_t k_end, Scratch* s, QuantCounters* counters) {
  const SourceView& source = job.source;
  if (job.axis == Axis::kColumn) {
    switch (source.type) {
      case DType::kF32:
        LoadTransposed<DType::kF32>(source, k0, count, row0, height, job.segment, s->y);
        break;
      case DType::kBF16:
        LoadTransposed<DType::kBF16>(source, k0, count, row0, height, job.segment, s->y);
        break;
      case DType::kF16:
        LoadTransposed<DType::kF16>(source, k0, count, row0, height, job.segment, s->y);
        break;
    }
  }
  const LoadSpec spec = {job.spec.prescale, job.has_signs ? job.signs : nullptr};
  for (int64_t r = 0; r < height; ++r) {
    float* y = s->y + r * job.segment;
    const NextInRow next = AfterSegment(job, row0 + r, height, k0, count, k_begin, k_end);
    uint32_t largest = 0;
    if (job.axis == Axis::kColumn) {
      largest = LoadRow<DType::kF32>(spec, reinterpret_cast<const uint8_t*>(y), count, next, y);
    } else {
      const auto* src =
          static_cast<const uint8_t*>(source.data) + ((row0 + r) * source.stride + k0) * Bytes(source.type);
      switch (source.type) {
        case DType::kF32:
          largest = LoadRow<DType::kF32>(spec, src, count, next, y);
          break;
        case DType::kBF16:
          largest = LoadRow<DType::kBF16>(spec, src, count, next, y);
          break;
        case DType::kF16:
          largest = LoadRow<DType::kF16>(spec, src, count, next, y);
          break;
      }
    }
    if (largest >= kF32Inf) CountNonfinite(y, count, counters);
    HadamardRow(y, count, job.spec.hadamard.n);
  }
  counters->elements += static_cast<uint64_t>(height * count);
}

// `count` elements at `y` (of `type`, readable in whole blocks), planned from plan `first` on: into the
// tensor by the loops of fp4_avx512.h, special blocks by the reference.
HWY_INLINE void WriteFp4(const QuantJob& job, int64_t row, const void* y, DType type, int64_t k0,
                         int64_t count, const Plans& p, int64_t first, Scratch* s, QuantCounters* counters) {
  const int64_t blocks = (count + kBlock - 1) / kBlock;
  uint8_t* codes = job.out->codes.data() + row * job.out->code_stride() + k0 / 2;
  uint8_t* scales = job.out->scales.data() + row * job.out->blocks() + k0 / kBlock;
  Fp4Counts counts;
  const bool whole = count % kBlock == 0;
  uint8_t* packed = whole ? codes : s->packed;
  Fp4Counts* wanted = job.count ? &counts : nullptr;
  if (job.coder == QuantJob::Coder::kFp4Nearest) {
    EncodeFp4Avx512(y, type, blocks, p.factor + first, p.special + first, packed, wanted);
  } else {
    const Fp4Noise noise = {&job.spec.random, static_cast<uint64_t>(row * job.kp + k0),
                            job.spec.sr_pair == SrPair::kSame};
    EncodeStochasticFp4Avx512(y, type, blocks, noise, p.factor + first, p.special + first, packed, wanted);
  }
  counters->underflow += counts.underflow;
  counters->clipped += counts.clipped;
  for (int64_t b = 0; b < blocks; ++b) scales[b] = static_cast<uint8_t>(p.byte[first + b]);
  for (int64_t b = 0; HWY_UNLIKELY(p.specials != 0) && b < blocks; ++b) {
    if (p.special[first + b] == 0) continue;
    const int64_t i = b * kBlock, present = count - i < kBlock ? count - i : kBlock;
    alignas(64) float block[kBlock];
    alignas(64) uint8_t wide[kBlock] = {};
    const auto* bytes = static_cast<const uint8_t*>(y) + i * Bytes(type);
    type == DType::kF32 ? LoadRow<DType::kF32>({}, bytes, present, {}, block)
                        : LoadRow<DType::kBF16>({}, bytes, present, {}, block);
    CodeElements(job.spec, p.scale[first + b], block, present, row, k0 + i, job.kp, wide, counters);
    PackCodes(4, wide, kBlock, packed + i / 2);
  }
  if (!whole) std::memcpy(codes, packed, static_cast<size_t>((count + 1) / 2));
}

// A segment of a row that needs no preparation: planned and coded where it lies.
HWY_INLINE void QuantizeInPlace(const QuantJob& job, int64_t row, int64_t k0, int64_t count,
                                const NextInRow& next, Scratch* s, QuantCounters* counters) {
  const DType type = job.source.type;
  const auto* source =
      static_cast<const uint8_t*>(job.source.data) + (row * job.source.stride + k0) * Bytes(type);
  const int64_t blocks = (count + kBlock - 1) / kBlock;
  if (count % kBlock != 0) {  // zeros after the end
    auto* copy = reinterpret_cast<uint8_t*>(s->y);
    std::memcpy(copy, source, static_cast<size_t>(count * Bytes(type)));
    std::memset(copy + count * Bytes(type), 0, static_cast<size_t>((blocks * kBlock - count) * Bytes(type)));
    source = copy;
  }
  Plans* p = &s->plans;
  AmaxAvx512(source, type, blocks, next, p->amax);
  if (HWY_UNLIKELY(PlanAmax(job, blocks, p, counters) != 0)) {
    for (int64_t b = 0; b < blocks; ++b) {
      if (p->special[b] == 0) continue;
      const int64_t i = b * kBlock, present = count - i < kBlock ? count - i : kBlock;
      alignas(64) float block[kBlock];
      const auto* bytes = source + i * Bytes(type);
      type == DType::kF32 ? LoadRow<DType::kF32>({}, bytes, present, {}, block)
                          : LoadRow<DType::kBF16>({}, bytes, present, {}, block);
      CountNonfinite(block, present, counters);
      p->scale[b] = ScaleOfBlock(job.spec, block, kBlock, 1, present, counters);
      p->byte[b] = p->scale[b].byte;
    }
  }
  WriteFp4(job, row, source, type, k0, count, *p, 0, s, counters);
  counters->elements += static_cast<uint64_t>(count);
}

// Row r of the segment: codes and scale bytes into the tensor.
HWY_INLINE void WriteRow(const QuantJob& job, int64_t row, int64_t r, int64_t k0, int64_t count, Scratch* s,
                         QuantCounters* counters) {
  const int64_t blocks = (count + kBlock - 1) / kBlock;
  const int64_t first =
      job.spec.block == BlockShape::k32x32 ? 0 : r * blocks;  // plan of the row's first block
  const Plans& p = s->plans;
  const float* y = s->y + r * job.segment;
  const PlanView view = {p.factor + first, p.special + first, p.clips + first};
  if (job.coder != QuantJob::Coder::kGeneral)
    return WriteFp4(job, row, y, DType::kF32, k0, count, p, first, s, counters);
  if (job.spec.rounding == Rounding::kSR) {
    FillNoise(job.spec, static_cast<uint64_t>(row * job.kp + k0), blocks * kBlock, s->words, s->noise);
  }
  EncodeRowOf(job.spec.format, job, y, blocks, view, s->noise, s->codes, counters);
  uint8_t* scales = job.out->scales.data() + row * job.out->blocks() + k0 / kBlock;
  for (int64_t b = 0; b < blocks; ++b) {
    scales[b] = static_cast<uint8_t>(p.byte[first + b]);
    if (HWY_LIKELY(view.special[b] == 0)) continue;
    const int64_t i = b * kBlock, present = count - i < kBlock ? count - i : kBlock;
    std::memset(s->codes + i, 0, kBlock);
    CodeElements(job.spec, p.scale[first + b], y + i, present, row, k0 + i, job.kp, s->codes + i, counters);
  }
  const int bits = Info(job.spec.format).bits;
  PackCodes(bits, s->codes, blocks * kBlock, s->packed);
  std::memcpy(job.out->codes.data() + row * job.out->code_stride() + bits * k0 / 8, s->packed,
              static_cast<size_t>((bits * count + 7) / 8));
}

// Whole blocks of a row, rotated on the way to s->y; false, and nothing done, where NaN or Inf come in or
// out.
HWY_INLINE bool LoadRotatedRow(const QuantJob& job, int64_t row, int64_t k0, int64_t count,
                               const NextInRow& next, Scratch* s, QuantCounters* counters) {
  const auto* source =
      static_cast<const uint8_t*>(job.source.data) + (row * job.source.stride + k0) * Bytes(job.source.type);
  const uint32_t* signs = job.has_signs ? job.signs : nullptr;
  if (HWY_UNLIKELY(RotateRow16Avx512(source, job.source.type, count / kBlock, signs, next, s->y,
                                     s->plans.amax) >= kF32Inf)) {
    return false;
  }
  if (PlanAmax(job, count / kBlock, &s->plans, counters) != 0)
    PlanSpecial(job, s->y, 1, count, &s->plans, counters);
  counters->elements += static_cast<uint64_t>(count);
  return true;
}

// Copies along columns are made in strips of 32 rows of the source by at most kPieceCols columns, a tile at a
// time; four strips fill a line of every column, and those are written together.
constexpr int64_t kPieceK = 2 * kColumnBytes, kPieceCols = 4096;
constexpr int64_t kScaleBytes = 16;  // of a column, that are written together
// Lines asked for at a time, 16 times a tile of 128 lines (and one with each row that is loaded), 24 times
// where it is rotated: to ask for the whole of the next strip is slower.
constexpr int kColumnStep = 5, kRotatedStep = 3;
struct ColumnScratch {
  alignas(64) float y[kBlock * kTileCols];
  alignas(64) uint8_t packed[kPieceCols * kColumnBytes];
  uint8_t scales[kPieceCols][kScaleBytes];
  Plans plans;
};

// Blocks with NaN or Inf, or whose scale the loops cannot apply: scales, or codes, by the reference.
template <class Work>
HWY_INLINE void ForSpecialBlocks(const ColumnTile& tile, const ColumnScratch& s, const Work& work) {
  for (int64_t column = 0; column < tile.width; ++column) {
    if (s.plans.special[column] == 0) continue;
    alignas(64) float y[kBlock];
    for (int64_t i = 0; i < tile.count; ++i) y[i] = s.y[i * kTileCols + column];
    work(column, y);
  }
}

// Elements [k0, k0 + tile.count) of copy rows [row0, row0 + tile.width); codes to packed, bytes to the plans.
HWY_INLINE void QuantizeColumnTile(const QuantJob& job, const ColumnTile& tile, int64_t row0, int64_t k0,
                                   Ahead* ahead, uint8_t* packed, ColumnScratch* s, QuantCounters* counters) {
  Plans* p = &s->plans;
  const uint32_t* signs = job.has_signs ? job.signs + k0 % 128 : nullptr;
  const bool rotated = job.spec.hadamard.n == 16;
  if (!rotated || tile.count < kBlock ||
      LoadRotatedColumns16Avx512(tile, signs, ahead, s->y, p->amax) >= kF32Inf) {
    if (LoadColumnsAvx512(tile, ahead, s->y, p->amax) >= kF32Inf) {
      for (int64_t k = 0; k < tile.count; ++k) CountNonfinite(s->y + k * kTileCols, tile.width, counters);
    }
    if (rotated) RotateColumns16Avx512(tile, signs, s->y, p->amax);
  }
  const bool special = PlanAmax(job, tile.width, p, counters) != 0;
  if (HWY_UNLIKELY(special)) {
    ForSpecialBlocks(tile, *s, [&](int64_t i, const float* y) {
      p->scale[i] = ScaleOfBlock(job.spec, y, kBlock, 1, tile.count, counters);
      p->byte[i] = p->scale[i].byte;
    });
  }
  Fp4Counts counts;
  EncodeColumnsAvx512(tile, s->y, p->factor, p->special, ahead, packed, job.count ? &counts : nullptr);
  if (HWY_UNLIKELY(special)) {
    ForSpecialBlocks(tile, *s, [&](int64_t i, const float* y) {
      alignas(64) uint8_t wide[kBlock] = {};
      CodeElements(job.spec, p->scale[i], y, tile.count, row0 + i, k0, job.kp, wide, counters);
      PackCodes(4, wide, kBlock, packed + i * kColumnBytes);
    });
  }
  counters->underflow += counts.underflow;
  counters->clipped += counts.clipped;
  counters->elements += static_cast<uint64_t>(tile.count * tile.width);
}

// What a column copy asks for while it works on the strip that ends at row k of the source, columns
// [row_begin, row_end): the next strip.
HWY_INLINE Ahead AfterStrip(const QuantJob& job, int64_t row_begin, int64_t row_end, int64_t k) {
  if (job.read_before) return {};
  const int64_t bytes = Bytes(job.source.type), first = k < job.k ? row_begin : row_end;
  if (k >= job.k) k = 0;
  const int64_t width = job.rows - first < row_end - row_begin ? job.rows - first : row_end - row_begin;
  return {static_cast<const char*>(job.source.data) + (k * job.source.stride + first) * bytes, width * bytes,
          job.source.stride * bytes,
          width <= 0           ? 0
          : job.k - k < kBlock ? job.k - k
                               : kBlock,
          job.spec.hadamard.n == 16 ? kRotatedStep : kColumnStep};
}

// Elements [k0, k0 + count) of copy rows [row0, row0 + width): at most a piece. The codes to the tensor, the
// scales to scales[column][first...].
HWY_INLINE void QuantizePiece(const QuantJob& job, int64_t row0, int64_t width, int64_t k0, int64_t count,
                              int64_t first, const StripWork& before, ColumnScratch* s,
                              QuantCounters* counters) {
  for (int64_t i = 0; i < count; i += kBlock) {
    const int64_t k = k0 + i, height = count - i < kBlock ? count - i : kBlock;
    if (before) before(k, k + height);
    Ahead ahead = AfterStrip(job, row0, row0 + width, k + kBlock);
    for (int64_t r = 0; r < width; r += kTileCols) {
      const auto* source = static_cast<const uint8_t*>(job.source.data) +
                           (k * job.source.stride + row0 + r) * Bytes(job.source.type);
      const ColumnTile tile = {source, job.source.type, job.source.stride, height,
                               width - r < kTileCols ? width - r : kTileCols};
      QuantizeColumnTile(job, tile, row0 + r, k, &ahead, s->packed + r * kColumnBytes + i / 2, s, counters);
      for (int64_t j = 0; j < tile.width; ++j)
        s->scales[r + j][first + i / kBlock] = static_cast<uint8_t>(s->plans.byte[j]);
    }
  }
  const int64_t stride = job.out->code_stride();
  uint8_t* codes = job.out->codes.data() + row0 * stride + k0 / 2;
  if (job.stream && count == kPieceK) return StreamLines(s->packed, width, codes, stride);
  for (int64_t r = 0; r < width; ++r)
    std::memcpy(codes + r * stride, s->packed + r * kColumnBytes, static_cast<size_t>((count + 1) / 2));
}

void QuantizeColumns(const QuantJob& job, int64_t row_begin, int64_t row_end, int64_t k_begin, int64_t k_end,
                     const StripWork& before, QuantCounters* counters) {
  ColumnScratch& scratch = OfThisThread<ColumnScratch>();
  const int64_t blocks = job.out->blocks();
  for (int64_t row = row_begin; row < row_end; row += kPieceCols) {
    const int64_t width = row_end - row < kPieceCols ? row_end - row : kPieceCols;
    for (int64_t k0 = k_begin; k0 < k_end; k0 += kScaleBytes * kBlock) {
      const int64_t end = k_end - k0 < kScaleBytes * kBlock ? k_end : k0 + kScaleBytes * kBlock;
      for (int64_t k = k0; k < end; k += kPieceK) {
        QuantizePiece(job, row, width, k, end - k < kPieceK ? end - k : kPieceK, (k - k0) / kBlock,
                      row == row_begin ? before : StripWork(), &scratch, counters);
      }
      const int64_t made = (end - k0 + kBlock - 1) / kBlock;
      uint8_t* scales = job.out->scales.data() + row * blocks + k0 / kBlock;
      for (int64_t r = 0; r < width; ++r) {
        if (HWY_LIKELY(made == kScaleBytes)) {
          std::memcpy(scales + r * blocks, scratch.scales[r], kScaleBytes);
        } else {
          std::memcpy(scales + r * blocks, scratch.scales[r], static_cast<size_t>(made));
        }
      }
    }
  }
}

void QuantizeBandsBody(const QuantJob& job, int64_t begin, int64_t end, int64_t k_begin, int64_t k_end,
                       const StripWork& before, QuantCounters* counters) {
  if (job.path == QuantJob::Path::kColumns) {
    const int64_t row_end = end * job.band < job.rows ? end * job.band : job.rows;
    return QuantizeColumns(job, begin * job.band, row_end, k_begin, k_end, before, counters);
  }
  if (before) before(k_begin, k_end);
  Scratch scratch;
  for (int64_t band = begin; band < end; ++band) {
    const int64_t row0 = band * job.band;
    const int64_t height = job.rows - row0 < job.band ? job.rows - row0 : job.band;
    for (int64_t k0 = k_begin; k0 < k_end; k0 += job.segment) {
      const int64_t count = k_end - k0 < job.segment ? k_end - k0 : job.segment;
      if (job.path == QuantJob::Path::kInPlace) {
        const NextInRow next = AfterSegment(job, row0, 1, k0, count, k_begin, k_end);
        QuantizeInPlace(job, row0, k0, count, next, &scratch, counters);
        continue;
      }
      if (job.path != QuantJob::Path::kRotatedRows || count % kBlock != 0 ||
          !LoadRotatedRow(job, row0, k0, count, AfterSegment(job, row0, 1, k0, count, k_begin, k_end),
                          &scratch, counters)) {
        LoadSegment(job, row0, height, k0, count, k_begin, k_end, &scratch, counters);
        PlanSegment(job, scratch.y, height, count, &scratch.plans, counters);
      }
      for (int64_t r = 0; r < height; ++r) WriteRow(job, row0 + r, r, k0, count, &scratch, counters);
    }
  }
}

// In pieces of 128 elements, so that the rotation never writes past the row.
void RotateRowBody(const QuantJob& job, float* row, int64_t k) {
  alignas(64) float y[128];
  const LoadSpec spec = {1.0f, job.has_signs ? job.signs : nullptr};
  for (int64_t i = 0; i < k; i += 128) {
    const int64_t count = k - i < 128 ? k - i : 128;
    LoadRow<DType::kF32>(spec, reinterpret_cast<const uint8_t*>(row + i), count, {}, y);
    HadamardRow(y, count, job.spec.hadamard.n);
    std::memcpy(row + i, y, static_cast<size_t>(count) * sizeof(float));
  }
}

void RandomWordsBody(const RandomStream& random, uint64_t first, int64_t count, uint32_t* out) {
  alignas(64) uint32_t buffer[WordRoom(1024)];
  for (int64_t i = 0; i < count; i += 1024) {
    const int64_t n = count - i < 1024 ? count - i : 1024;
    const uint32_t* words = FillWords(random, first + static_cast<uint64_t>(i), n, buffer);
    std::memcpy(out + i, words, static_cast<size_t>(n) * sizeof(uint32_t));
  }
}

#else  // the reference stands in

// Whole bands with the last piece of k: the scalar definition knows no pieces.
void QuantizeBandsBody(const QuantJob& job, int64_t begin, int64_t end, int64_t k_begin, int64_t k_end,
                       const StripWork& before, QuantCounters* counters) {
  if (before) before(k_begin, k_end);
  if (k_end != job.k) return;
  for (int64_t band = begin; band < end; ++band) QuantizeBandReference(job, band, counters);
}
void RotateRowBody(const QuantJob& job, float* row, int64_t k) { RotateRow(job.spec.hadamard, row, k); }
void RandomWordsBody(const RandomStream& random, uint64_t first, int64_t count, uint32_t* out) {
  for (int64_t i = 0; i < count; ++i) out[i] = random.Word(first + static_cast<uint64_t>(i));
}

#endif  // MX_VECTOR_BODY

const char* QuantizeTargetBody() { return hwy::TargetName(HWY_TARGET); }

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx {

HWY_EXPORT(QuantizeBandsBody);
HWY_EXPORT(RotateRowBody);
HWY_EXPORT(RandomWordsBody);
HWY_EXPORT(QuantizeTargetBody);

void QuantizeBands(const QuantJob& job, int64_t begin, int64_t end, int64_t k_begin, int64_t k_end,
                   const StripWork& before, QuantCounters* counters) {
  HWY_DYNAMIC_DISPATCH(QuantizeBandsBody)(job, begin, end, k_begin, k_end, before, counters);
}

void RotateRowSimd(const HadamardSpec& spec, float* row, int64_t k) {
  if (spec.n == 0) return;
  if (UseScalar()) return RotateRow(spec, row, k);
  QuantSpec quant;
  quant.hadamard = spec;
  const SourceView source = {row, DType::kF32, 1, k, k};
  CheckQuantize(source, Axis::kRow, quant);
  HWY_DYNAMIC_DISPATCH(RotateRowBody)(QuantJob(source, Axis::kRow, quant, nullptr), row, k);
}

void RandomWords(const RandomStream& random, uint64_t first, int64_t count, uint32_t* out) {
  if (UseScalar()) {
    for (int64_t i = 0; i < count; ++i) out[i] = random.Word(first + static_cast<uint64_t>(i));
    return;
  }
  HWY_DYNAMIC_DISPATCH(RandomWordsBody)(random, first, count, out);
}

const char* QuantizeTarget() { return UseScalar() ? "scalar" : HWY_DYNAMIC_DISPATCH(QuantizeTargetBody)(); }

}  // namespace mx
#endif  // HWY_ONCE
