// The Highway engine behind Quantize and Dequantize. Dispatch happens once per band of rows; threads and
// allocation are the caller's (quantize.cc, dequantize.cc).
#ifndef MX_SIM_QUANT_QUANTIZE_SIMD_H_
#define MX_SIM_QUANT_QUANTIZE_SIMD_H_

#include <cstdint>
#include <functional>

#include "sim/quant/quant_block.h"

namespace mx {

// What is the same for all bands of one Quantize call.
struct QuantJob {
  QuantJob(const SourceView& source, Axis axis, const QuantSpec& spec, MxTensor* out);

  SourceView source;
  Axis axis;
  QuantSpec spec;
  MxTensor* out;  // already of its final size, every byte of it is written; null where only rows are rotated
  int64_t rows, k, kp;
  int64_t band;     // copy rows that are worked on together
  int64_t segment;  // elements of a row that are worked on together: a multiple of 128; band * segment <=
                    // kScratch
  uint32_t amax_addend;  // the rule for a normal amax: byte = ((amax + amax_addend) >> 23) - emax, clamped
  uint32_t max_bits;     // largest finite value of the format, as binary32
  uint32_t signs[128];   // sign bit or 0 for element k mod 128
  bool has_signs;
  bool count = true;  // whether the counters below matter to the caller
  // Whose loops code blocks: those of encode_row-inl.h, or one of the two of fp4_avx512.h.
  enum class Coder : uint8_t { kGeneral, kFp4Nearest, kFp4Stochastic } coder;
  // How elements come to them. The last three are for E2M1 alone.
  enum class Path : uint8_t {
    kSegments,     // as binary32, rotated, in a buffer
    kInPlace,      // not at all: they are coded where they lie
    kRotatedRows,  // rotated by 16 in registers; segments with NaN or Inf go as above
    kColumns,      // in tiles across columns
  } path;
  bool stream;               // codes of columns are written past the caches
  bool read_before = false;  // another copy has brought the source into the caches

  static constexpr int64_t kScratch = 4096;
  int64_t bands() const { return (rows + band - 1) / band; }
};

// Elements k [k_begin, k_end) of bands [begin, end) of the copy, into job.out; counters are added to. Bit for
// bit what QuantizeReference writes. k_begin is a multiple of 128, and k_end, too, or job.k. `before`, if not
// empty, is called for ranges of k that together are [k_begin, k_end), each before it is read.
using StripWork = std::function<void(int64_t k_begin, int64_t k_end)>;
void QuantizeBands(const QuantJob& job, int64_t begin, int64_t end, int64_t k_begin, int64_t k_end,
                   const StripWork& before, QuantCounters* counters);

// One band by the scalar definition.
void QuantizeBandReference(const QuantJob& job, int64_t band, QuantCounters* counters);

// Rows [begin, end) of the tensor to out, which has the tensor's k values a row and starts at row `begin`.
void DequantizeRows(const MxTensor& tensor, int64_t begin, int64_t end, float* out);
void DequantizeRowsReference(const MxTensor& tensor, int64_t begin, int64_t end, float* out);

// RotateRow on the engine, in place.
void RotateRowSimd(const HadamardSpec& spec, float* row, int64_t k);

// Words first .. first + count - 1 of the stream (Philox on the engine).
void RandomWords(const RandomStream& random, uint64_t first, int64_t count, uint32_t* out);

// Names of the targets that the calls above are dispatched to at this moment, as Highway prints them;
// "scalar" when the reference is selected. Each is compiled in the same file, for the same target, as the
// work it speaks of.
const char* QuantizeTarget();
const char* DequantizeTarget();

}  // namespace mx

#endif  // MX_SIM_QUANT_QUANTIZE_SIMD_H_
