// The noise words of a stretch of elements (NoiseWord, many at a time).
#if defined(MX_SIM_QUANT_NOISE_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef MX_SIM_QUANT_NOISE_INL_H_
#undef MX_SIM_QUANT_NOISE_INL_H_
#else
#define MX_SIM_QUANT_NOISE_INL_H_
#endif

#include <hwy/highway.h>

#include "sim/quant/philox-inl.h"
#include "sim/quant/quantize.h"

#if MX_VECTOR_BODY
HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {

HWY_INLINE U32Vec PrngVector(U32Vec s) {
  const U32Tag du;
  const U32Vec top = hn::BitCast(du, hn::BroadcastSignBit(hn::BitCast(I32Tag(), s)));
  return hn::Xor(hn::ShiftLeft<1>(s), hn::And(top, hn::Set(du, 0xC5u)));
}

// noise[0, count): words of the elements from `position` = row * kp + k on, both multiples of 32. `buffer`
// has WordRoom(count) words.
HWY_INLINE void FillNoise(const QuantSpec& spec, uint64_t position, int64_t count, uint32_t* buffer,
                          uint32_t* noise) {
  const U32Tag du;
  constexpr int64_t kLanes = Lanes32();
  const SrPair pair = spec.sr_pair;
  const int bits = Info(spec.format).bits;
  if (pair == SrPair::kIndependent || (bits == 8 && pair != SrPair::kPair1Shift)) {
    const uint32_t* words = FillWords(spec.random, position, count, buffer);
    const int shift = pair == SrPair::kSeedShift ? 1 : 0;
    for (int64_t i = 0; i < count; ++i) noise[i] = words[i] >> shift;
  } else if (pair == SrPair::kPair1Shift) {
    const uint32_t* words = FillWords(spec.random, position / 4, count / 4, buffer);
    for (int64_t i = 0; i < count; ++i) noise[i] = words[i / 4] >> (i % 4 >= 2 ? 16 : 0);
  } else if (bits == 4) {
    const uint32_t* words = FillWords(spec.random, position / 2, count / 2, buffer);
    for (int64_t i = 0; i < count / 2; i += kLanes) {
      U32Vec word = hn::LoadU(du, words + i);
      if (pair == SrPair::kSeedShift) word = hn::ShiftRight<1>(word);
      hn::StoreInterleaved2(word, pair == SrPair::kSame ? word : PrngVector(word), du, noise + 2 * i);
    }
  } else {
    const uint32_t* words = FillWords(spec.random, position / kBlock, count / kBlock, buffer);
    for (int64_t b = 0; b < count / kBlock; ++b) {
      uint32_t word = pair == SrPair::kSeedShift ? words[b] >> 1 : words[b];
      for (int64_t j = 0; j < kBlock; ++j) {
        noise[b * kBlock + j] = word;
        if (pair != SrPair::kSame) word = Prng(word);
      }
    }
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();
#endif  // MX_VECTOR_BODY

#endif  // MX_SIM_QUANT_NOISE_INL_H_
