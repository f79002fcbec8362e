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

int64_t MaxFixed(Format format) {
  return DecodedCodes(format).code[static_cast<size_t>(Info(format).max_code)].fixed;
}

// A sum kept in units of 2^unit while it stays at or below 2^24 of them; afterwards it is only known to be
// too large.
class BoundedSum {
 public:
  explicit BoundedSum(int unit) : unit_(unit) {}
  void Add(uint64_t magnitude, int exponent) {
    const int shift = exponent - unit_;
    if (magnitude == 0) return;
    if (shift > 24 || magnitude > kLimit >> shift) {
      too_large_ = true;
    } else {
      sum_ += magnitude << shift;
      too_large_ |= sum_ > kLimit;
    }
  }
  bool Within() const {  // min(2^24 units, 2^127)
    if (too_large_) return false;
    const int room = 127 - unit_;
    return room >= 24 || (room >= 0 && sum_ <= uint64_t{1} << room);
  }

 private:
  static constexpr uint64_t kLimit = uint64_t{1} << 24;
  int unit_;
  uint64_t sum_ = 0;
  bool too_large_ = false;
};

}  // namespace

bool IsModelIndependent(const MxTensor& a, int64_t row_a, const MxTensor& b, int64_t row_b,
                        const GemmSpec& spec, uint32_t c0) {
  // A zero sum with C = -0 has the sign that the model chooses.
  if (IsBf16Split(spec) || !IsFinite(c0) || c0 == kF32Sign) return false;
  const int product_bit = Info(a.format).last_bit() + Info(b.format).last_bit();
  constexpr int kNone = 1 << 20;
  int lowest = kNone;
  for (int64_t block = 0; block < a.blocks(); ++block) {
    const uint8_t sa = a.Scale(row_a, block), sb = b.Scale(row_b, block);
    const BlockCodes in_a = Look(a, row_a, block), in_b = Look(b, row_b, block);
    if (sa == 0xFF || sb == 0xFF || in_a.special || in_b.special) return false;
    if (in_a.nonzero && in_b.nonzero) lowest = std::min(lowest, sa + sb - 254);
  }
  if (lowest == kNone) return true;
  const int unit = lowest + product_bit;  // g = 2^unit
  if (unit < -149) return false;
  BoundedSum sum(unit);
  if ((c0 & kF32Abs) != 0) {
    const NormalisedF32 c = Normalise(c0 & kF32Abs);
    const int zeros = std::countr_zero(c.significand);
    if (c.exponent + zeros < unit) return false;
    sum.Add(c.significand >> zeros, c.exponent + zeros);
  }
  const auto block_bound =
      static_cast<uint64_t>(kBlock * MaxFixed(a.format)) * static_cast<uint64_t>(MaxFixed(b.format));
  for (int64_t block = 0; block < a.blocks(); ++block) {
    if (!Look(a, row_a, block).nonzero || !Look(b, row_b, block).nonzero) continue;
    sum.Add(block_bound, a.Scale(row_a, block) + b.Scale(row_b, block) - 254 + product_bit);
  }
  return sum.Within();
}

}  // namespace mx
