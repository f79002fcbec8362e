#include "sim/gemm/independence.h"

#include <algorithm>
#include <bit>

#include "sim/base/bits.h"
#include "sim/gemm/decoded.h"
#include "sim/gemm/epilogue.h"

namespace mx {
namespace {

// What a row needs to show of each block.
struct BlockCodes {
  bool nonzero = false, special = false;
};
BlockCodes Look(const MxTensor& t, int64_t row, int64_t block) {
  BlockCodes seen;
  const CodeTable& table = DecodedCodes(t.format);
  const int64_t end = std::min(t.k, (block + 1) * kBlock);
  for (int64_t k = block * kBlock; k < end; ++k) {
    const CodeClass kind = table.code[t.Code(row, k)].kind;
    seen.nonzero |= kind == CodeClass::kFinite;
    seen.special |= kind == CodeClass::kInf || kind == CodeClass::kNan;
  }
  return seen;
}

uint64_t MaxFixed(Format format) {
  const auto code = static_cast<size_t>(Info(format).max_code);
  return std::min(static_cast<uint64_t>(DecodedCodes(format).code[code].fixed), kTooLarge);
}

// x * 2^shift, or kTooLarge.
uint64_t Shifted(uint64_t x, int shift) {
  return x == 0 ? 0 : shift > 24 || x > kTooLarge >> shift ? kTooLarge : x << shift;
}

}  // namespace

uint64_t BlockBound(Format format_a, Format format_b) {
  return std::min(kBlock * MaxFixed(format_a) * MaxFixed(format_b), kTooLarge);
}

bool BoundHolds(bool any, int unit, uint64_t sum, uint32_t c0) {
  // A zero sum with C = -0 has the sign that the model chooses.
  if (!IsFinite(c0) || c0 == kF32Sign) return false;
  if (!any) return true;
  if (unit < -149) return false;
  if ((c0 & kF32Abs) != 0) {
    const NormalisedF32 c = Normalise(c0 & kF32Abs);
    const int zeros = std::countr_zero(c.significand);
    if (c.exponent + zeros < unit) return false;
    sum += Shifted(c.significand >> zeros, c.exponent + zeros - unit);
  }
  const int room = 127 - unit;  // min(2^24 units, 2^127)
  return sum < kTooLarge && (room >= 24 || (room >= 0 && sum <= uint64_t{1} << room));
}

bool IsModelIndependent(const MxTensor& a, int64_t row_a, const MxTensor& b, int64_t row_b,
                        const GemmSpec& spec, uint32_t c0) {
  if (IsBf16Split(spec)) return false;
  const int product_bit = Info(a.format).last_bit() + Info(b.format).last_bit();
  constexpr int kNone = 1 << 20;
  int lowest = kNone;
  for (int64_t block = 0; block < a.blocks(); ++block) {
    const uint8_t sa = a.Scale(row_a, block), sb = b.Scale(row_b, block);
    const BlockCodes in_a = Look(a, row_a, block), in_b = Look(b, row_b, block);
    if (sa == 0xFF || sb == 0xFF || in_a.special || in_b.special) return false;
    if (in_a.nonzero && in_b.nonzero) lowest = std::min(lowest, sa + sb - 254);
  }
  const int unit = lowest + product_bit;
  const uint64_t block_bound = BlockBound(a.format, b.format);
  uint64_t sum = 0;
  for (int64_t block = 0; block < a.blocks(); ++block) {
    if (!Look(a, row_a, block).nonzero || !Look(b, row_b, block).nonzero) continue;
    const int e = a.Scale(row_a, block) + b.Scale(row_b, block) - 254;
    sum = std::min(sum + Shifted(block_bound, e - lowest), kTooLarge);
  }
  return BoundHolds(lowest != kNone, unit, sum, c0);
}

}  // namespace mx
