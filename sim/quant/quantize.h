// Block quantising and dequantising (CONTRACT rows 1 to 13 and 18).
//
// QuantizeReference is the scalar definition. Quantize gives the same bits from the Highway engine, threaded.
#ifndef MX_SIM_QUANT_QUANTIZE_H_
#define MX_SIM_QUANT_QUANTIZE_H_

#include <cstdint>
#include <optional>

#include "sim/base/philox.h"
#include "sim/formats/codec.h"
#include "sim/quant/hadamard.h"
#include "sim/quant/mx_tensor.h"
#include "sim/quant/scale_rule.h"

namespace mx {

enum class Axis : uint8_t {
  kRow,     // contraction along a row: the copy is [rows][cols]
  kColumn,  // contraction along a column: the copy is the transpose, [cols][rows]
};

enum class BlockShape : uint8_t {
  k1x32,
  k32x32,  // one amax per 32 rows x 32 k of the copy, the byte stored for each of its rows
};

enum class NanPolicy : uint8_t {
  kHardware,  // amax skips NaN; a NaN is coded as the format's row says
  kPoison,    // a NaN among the (rotated) elements of a block or tile: scale byte FF, all codes 0
};

// Which random word an element takes (claim sr.pair); S is the word of its pair, block or element.
enum class SrPair : uint8_t {
  kPrng,  // element 1 of a pair takes prng(S), j-th of a 6-bit block prng^j(S)   (CDNA4 ISA)
  kSame,  // both elements take S                                                   (HIP host emulation)
  kIndependent,  // every element its own word: word row*Kp + k
  kPair1Shift,   // one word per 4 elements, word (row*Kp + k)/4; elements 2 and 3 take word >> 16   (an AMD
                 // kernel)
  kSeedShift,  // as kPrng with S >> 1                                        (a reported compiler behaviour)
};

struct QuantSpec {
  Format format = Format::kE2M1;
  ScaleRule rule = ScaleRule::kEven;
  BlockShape block = BlockShape::k1x32;
  uint8_t zero_byte = 127;  // scale byte of a block whose amax is 0; its elements are coded with s = 0
  NanPolicy nan = NanPolicy::kHardware;
  Rounding rounding = Rounding::kRNE;
  SrPair sr_pair = SrPair::kPrng;
  RandomStream random;    // of stochastic rounding
  HadamardSpec hadamard;  // n = 0: off
  float prescale = 1.0f;  // x <- R32(x * prescale) before all else (per-tensor FP8); at 1 no bit is touched
  // This byte for every block instead of the rule's (zero blocks too). FF is a NaN scale: every element is
  // coded as a NaN of its sign (the largest magnitude where the format has no NaN, as AMD's HIP host
  // conversion does), or, under kPoison, as 0.
  std::optional<uint8_t> fixed_scale;
};

// Sums over one copy; only elements present in the source count. Blocks with scale FF add nothing to clipped
// and underflow.
struct QuantCounters {
  uint64_t elements = 0, blocks = 0;  // blocks: 1x32 blocks or 32x32 tiles
  uint64_t nan = 0, inf = 0;          // source elements after prescale, before signs and rotation
  uint64_t clipped = 0;               // finite |v| > max of the format
  uint64_t underflow = 0;             // finite y != 0 with magnitude code 0
  uint64_t zero_blocks = 0;           // amax 0
  QuantCounters& operator+=(const QuantCounters& other);
  bool operator==(const QuantCounters&) const = default;
};

// `counters`, if given, is added to. Throws InputError when k is no multiple of hadamard.n, the format is no
// MX element, zero_byte is neither 0 nor 127, or stochastic rounding would need more than the 2^34 words of a
// stream.
MxTensor QuantizeReference(const SourceView& source, Axis axis, const QuantSpec& spec,
                           QuantCounters* counters = nullptr);
MxTensor Quantize(const SourceView& source, Axis axis, const QuantSpec& spec,
                  QuantCounters* counters = nullptr);

// Row and column copy of one source: the same as two calls of Quantize, but the source is read once.
struct BothCopies {
  MxTensor row, column;
};
BothCopies QuantizeBoth(const SourceView& source, const QuantSpec& row, const QuantSpec& column,
                        QuantCounters* row_counters = nullptr, QuantCounters* column_counters = nullptr);

// v_prng_b32 of the CDNA4 ISA: a 32-bit shift register, (S << 1) ^ (S bit 31 ? C5 : 0).
constexpr uint32_t Prng(uint32_t s) { return s << 1 ^ ((s >> 31) != 0 ? 0xC5u : 0u); }

// The noise word of element k of row `row` of a copy with contraction length padded to kp (a multiple of 32).
uint32_t NoiseWord(const RandomStream& random, SrPair pair, Format format, int64_t row, int64_t k,
                   int64_t kp);

// code * 2^(byte - 127), one rounding to binary32 (Inf where it overflows, exact subnormals); byte FF gives
// 7FC00000.
uint32_t DequantizeOne(Format format, uint32_t code, uint8_t scale);

// out: rows x k, row-major. To bf16/f16: one rounding of the exact value.
void DequantizeReference(const MxTensor& tensor, float* out);
void Dequantize(const MxTensor& tensor, float* out);
void Dequantize16(const MxTensor& tensor, DType type, uint16_t* out);

}  // namespace mx

#endif  // MX_SIM_QUANT_QUANTIZE_H_
