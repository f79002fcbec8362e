#include "sim/quant/quantize.h"

#include <algorithm>
#include <mutex>
#include <utility>
#include <vector>

#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/quant/fp4_avx512.h"
#include "sim/quant/quant_block.h"
#include "sim/quant/quantize_simd.h"

namespace mx {

QuantCounters& QuantCounters::operator+=(const QuantCounters& other) {
  elements += other.elements;
  blocks += other.blocks;
  nan += other.nan;
  inf += other.inf;
  clipped += other.clipped;
  underflow += other.underflow;
  zero_blocks += other.zero_blocks;
  return *this;
}

uint32_t NoiseWord(const RandomStream& random, SrPair pair, Format format, int64_t row, int64_t k,
                   int64_t kp) {
  const auto position = static_cast<uint64_t>(row * kp + k);
  if (pair == SrPair::kIndependent) return random.Word(position);
  if (pair == SrPair::kPair1Shift) return random.Word(position / 4) >> (position % 4 >= 2 ? 16 : 0);
  // Elements that one conversion of the hardware takes together: a pair, a block of FP6, or a single element.
  const int bits = Info(format).bits;
  const uint64_t group = bits == 4 ? 2 : bits == 6 ? static_cast<uint64_t>(kBlock) : 1;
  uint32_t word = random.Word(position / group);
  if (pair == SrPair::kSame) return word;
  if (pair == SrPair::kSeedShift) word >>= 1;
  for (uint64_t j = position % group; j > 0; --j) word = Prng(word);
  return word;
}

namespace {

// Of a row: what is coded from one reading, while the next segment is asked for.
constexpr int64_t kSegmentBytes = 2048;

// Codes of columns go past the caches where the result is larger.
constexpr int64_t kStreamBytes = int64_t{4} << 20;

}  // namespace

QuantJob::QuantJob(const SourceView& source_view, Axis copy_axis, const QuantSpec& quant_spec,
                   MxTensor* tensor)
    : source(source_view),
      axis(copy_axis),
      spec(quant_spec),
      out(tensor),
      rows(CopyRows(source, axis)),
      k(CopyK(source, axis)),
      kp(PaddedK(k)) {
  const bool wide = spec.block == BlockShape::k32x32 || axis == Axis::kColumn;
  band = wide ? kBlock : 1;
  const FormatInfo& f = Info(spec.format);
  max_bits = Decode(spec.format, static_cast<uint32_t>(f.max_code));
  switch (spec.rule) {  // what must be added for the exponent field to carry
    case ScaleRule::kEven:
      amax_addend = 1u << (22 - f.p);
      break;
    case ScaleRule::kFloor:
      amax_addend = 0;
      break;
    case ScaleRule::kRceil:
      amax_addend = kF32MantissaMask - (max_bits & kF32MantissaMask);
      break;
    case ScaleRule::kCeil:
      amax_addend = kF32MantissaMask;
      break;
  }
  has_signs = false;
  for (int64_t i = 0; i < 128; ++i) {
    signs[i] = spec.hadamard.n != 0 && SignFlips(spec.hadamard, i) ? kF32Sign : 0u;
    has_signs |= signs[i] != 0;
  }
  coder = Coder::kGeneral;
  if (HasFp4Avx512() && spec.format == Format::kE2M1) {
    if (spec.rounding == Rounding::kRNE && !spec.fixed_scale.has_value()) coder = Coder::kFp4Nearest;
    if (spec.rounding == Rounding::kSR && (spec.sr_pair == SrPair::kPrng || spec.sr_pair == SrPair::kSame))
      coder = Coder::kFp4Stochastic;
  }
  path = Path::kSegments;
  const int64_t n = spec.hadamard.n;
  if (coder != Coder::kGeneral && spec.block == BlockShape::k1x32 && (n == 0 || n == 16) &&
      spec.prescale == 1.0f && source.type != DType::kF16) {
    if (axis == Axis::kRow) path = n == 0 ? Path::kInPlace : Path::kRotatedRows;
    if (axis == Axis::kColumn && coder == Coder::kFp4Nearest) path = Path::kColumns;
  }
  segment = wide ? kScratch / kBlock : path == Path::kInPlace ? kSegmentBytes / Bytes(source.type) : 1024;
  stream =
      path == Path::kColumns && out->code_stride() % 64 == 0 && rows * out->code_stride() >= kStreamBytes;
}

void QuantizeBandReference(const QuantJob& job, int64_t band, QuantCounters* counters) {
  const int64_t row0 = band * job.band, height = std::min(job.band, job.rows - row0);
  const int64_t stride = job.out->code_stride();
  std::fill_n(job.out->codes.data() + row0 * stride, height * stride, uint8_t{0});
  const int64_t tile = job.spec.block == BlockShape::k32x32 ? height : 1;  // rows that share a scale
  std::vector<float> y(static_cast<size_t>(tile * job.k));
  for (int64_t row = row0; row < row0 + height; row += tile) {
    for (int64_t r = 0; r < tile; ++r) {
      LoadCopyRow(job.source, job.axis, job.spec, row + r, y.data() + r * job.k, counters);
    }
    for (int64_t i = 0; i < job.k; i += kBlock) {
      const int64_t count = std::min(kBlock, job.k - i);
      const BlockScale scale = ScaleOfBlock(job.spec, y.data() + i, job.k, tile, count, counters);
      for (int64_t r = 0; r < tile; ++r) {
        uint8_t codes[kBlock];
        CodeElements(job.spec, scale, y.data() + r * job.k + i, count, row + r, i, job.kp, codes, counters);
        job.out->scales[static_cast<size_t>((row + r) * job.out->blocks() + i / kBlock)] = scale.byte;
        uint8_t* packed = job.out->codes.data() + (row + r) * stride;
        for (int64_t j = 0; j < count; ++j) PutCode(job.spec.format, packed, i + j, codes[j]);
      }
    }
  }
}

MxTensor QuantizeReference(const SourceView& source, Axis axis, const QuantSpec& spec,
                           QuantCounters* counters) {
  CheckQuantize(source, axis, spec);
  MxTensor out;
  out.ResizeToWrite(spec.format, CopyRows(source, axis), CopyK(source, axis));
  const QuantJob job(source, axis, spec, &out);
  QuantCounters total;
  for (int64_t band = 0; band < job.bands(); ++band) QuantizeBandReference(job, band, &total);
  if (counters != nullptr) *counters += total;
  return out;
}

namespace {

// Counters of one copy, added to by threads: sums of integers, so no order matters.
class SharedCounters {
 public:
  void Add(const QuantCounters& mine) {
    const std::lock_guard<std::mutex> lock(mutex_);
    total_ += mine;
  }
  void AddTo(QuantCounters* counters) const {
    if (counters != nullptr) *counters += total_;
  }

 private:
  std::mutex mutex_;
  QuantCounters total_;
};

QuantJob JobOf(const SourceView& source, Axis axis, const QuantSpec& spec, const QuantCounters* counters,
               MxTensor* out) {
  CheckQuantize(source, axis, spec);
  out->ResizeToWrite(spec.format, CopyRows(source, axis), CopyK(source, axis));
  QuantJob job(source, axis, spec, out);
  job.count = counters != nullptr;
  return job;
}

// What one job does of the source's rows [row, row_end) and columns [col, col_end).
void QuantizePart(const QuantJob& job, int64_t row, int64_t row_end, int64_t col, int64_t col_end,
                  const StripWork& before, SharedCounters* shared) {
  if (job.axis == Axis::kColumn) {
    std::swap(row, col);
    std::swap(row_end, col_end);
  }
  QuantCounters mine;
  QuantizeBands(job, row / job.band, (row_end + job.band - 1) / job.band, col, col_end, before, &mine);
  shared->Add(mine);
}

}  // namespace

MxTensor Quantize(const SourceView& source, Axis axis, const QuantSpec& spec, QuantCounters* counters) {
  if (UseScalar()) return QuantizeReference(source, axis, spec, counters);
  MxTensor out;
  const QuantJob job = JobOf(source, axis, spec, counters, &out);
  SharedCounters shared;
  // Columns of whole pages of the source belong together, as many as a strip of them fits into half a
  // second-level cache.
  const int64_t work = (int64_t{1} << 15) / std::max<int64_t>(1, job.band * job.kp);
  const int64_t grain = std::max<int64_t>(job.path == QuantJob::Path::kColumns ? 2048 / job.band : 1, work);
  ParallelFor(job.bands(), grain, [&](int64_t begin, int64_t end) {
    QuantCounters mine;
    QuantizeBands(job, begin, end, 0, job.k, {}, &mine);
    shared.Add(mine);
  });
  shared.AddTo(counters);
  return out;
}

BothCopies QuantizeBoth(const SourceView& source, const QuantSpec& row, const QuantSpec& column,
                        QuantCounters* row_counters, QuantCounters* column_counters) {
  BothCopies out;
  if (UseScalar()) {
    out.row = QuantizeReference(source, Axis::kRow, row, row_counters);
    out.column = QuantizeReference(source, Axis::kColumn, column, column_counters);
    return out;
  }
  QuantJob row_job = JobOf(source, Axis::kRow, row, row_counters, &out.row),
           column_job = JobOf(source, Axis::kColumn, column, column_counters, &out.column);
  // A piece of the source stays in the second-level cache between the two.
  constexpr int64_t kRows = 512, kCols = 4096;
  column_job.read_before = true;
  const int64_t across = (source.cols + kCols - 1) / kCols, down = (source.rows + kRows - 1) / kRows;
  SharedCounters row_shared, column_shared;
  ParallelFor(across * down, 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const int64_t r = i % down * kRows, c = i / down * kCols;
      const int64_t r_end = std::min(source.rows, r + kRows), c_end = std::min(source.cols, c + kCols);
      const auto rows = [&](int64_t strip, int64_t strip_end) {
        QuantizePart(row_job, strip, strip_end, c, c_end, {}, &row_shared);
      };
      QuantizePart(column_job, r, r_end, c, c_end, rows, &column_shared);
    }
  });
  row_shared.AddTo(row_counters);
  column_shared.AddTo(column_counters);
  return out;
}

}  // namespace mx
