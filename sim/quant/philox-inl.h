// Philox4x32-10 for whole vectors of counters: the words of a stream in order.
#if defined(MX_SIM_QUANT_PHILOX_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef MX_SIM_QUANT_PHILOX_INL_H_
#undef MX_SIM_QUANT_PHILOX_INL_H_
#else
#define MX_SIM_QUANT_PHILOX_INL_H_
#endif

#include <hwy/highway.h>

#include "sim/base/philox.h"
#include "sim/quant/encode-inl.h"

#if MX_VECTOR_BODY
HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {

// Both halves of the 64-bit products of every lane with one constant.
HWY_INLINE void MultiplyWide(U32Vec a, uint32_t factor, U32Vec* low, U32Vec* high) {
  const U32Tag du;
  const hn::RepartitionToWide<U32Tag> dw;
  const U32Vec f = hn::Set(du, factor);
  const auto even = hn::MulEven(a, f);
  const auto odd = hn::MulEven(hn::BitCast(du, hn::ShiftRight<32>(hn::BitCast(dw, a))), f);
  *low = hn::OddEven(hn::BitCast(du, hn::ShiftLeft<32>(odd)), hn::BitCast(du, even));
  *high = hn::OddEven(hn::BitCast(du, odd), hn::BitCast(du, hn::ShiftRight<32>(even)));
}

// Room that a buffer of FillWords needs for `count` words.
constexpr int64_t WordRoom(int64_t count) { return count + 4 + 4 * 16; }

// Words first .. first + count - 1 of the stream; the pointer returned lies in buffer, which has
// WordRoom(count).
HWY_INLINE const uint32_t* FillWords(const RandomStream& random, uint64_t first, int64_t count,
                                     uint32_t* buffer) {
  const U32Tag du;
  const int64_t offset = static_cast<int64_t>(first & 3);
  uint32_t block = static_cast<uint32_t>(first >> 2);
  for (int64_t i = 0; i < offset + count; i += 4 * Lanes32()) {
    U32Vec c0 = hn::Iota(du, block), c1 = hn::Set(du, random.micro_batch), c2 = hn::Set(du, random.stream),
           c3 = hn::Set(du, random.step);
    uint32_t k0 = static_cast<uint32_t>(random.seed), k1 = static_cast<uint32_t>(random.seed >> 32);
    for (int round = 0; round < 10; ++round) {
      U32Vec low0, high0, low1, high1;
      MultiplyWide(c0, 0xD2511F53u, &low0, &high0);
      MultiplyWide(c2, 0xCD9E8D57u, &low1, &high1);
      c0 = hn::Xor(hn::Xor(high1, c1), hn::Set(du, k0));
      c1 = low1;
      c2 = hn::Xor(hn::Xor(high0, c3), hn::Set(du, k1));
      c3 = low0;
      k0 += 0x9E3779B9u;
      k1 += 0xBB67AE85u;
    }
    hn::StoreInterleaved4(c0, c1, c2, c3, du, buffer + i);
    block += static_cast<uint32_t>(Lanes32());
  }
  return buffer + offset;
}

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();
#endif  // MX_VECTOR_BODY

#endif  // MX_SIM_QUANT_PHILOX_INL_H_
