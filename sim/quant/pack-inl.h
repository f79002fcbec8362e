// Codes, one a byte, to and from the packed rows of packing.h. Counts are multiples of 32.
#if defined(MX_SIM_QUANT_PACK_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef MX_SIM_QUANT_PACK_INL_H_
#undef MX_SIM_QUANT_PACK_INL_H_
#else
#define MX_SIM_QUANT_PACK_INL_H_
#endif

#include <hwy/highway.h>

#include <cstring>

#include "sim/quant/encode-inl.h"

#if MX_VECTOR_BODY
HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {

// At most 16 lanes, so that 32 codes are always whole vectors of pairs.
using U8Tag = hn::CappedTag<uint8_t, 16>;

HWY_INLINE void PackCodes(int bits, const uint8_t* codes, int64_t count, uint8_t* packed) {
  if (bits == 4) {
    const U8Tag d8;
    constexpr int64_t kLanes = static_cast<int64_t>(hn::MaxLanes(U8Tag()));
    const hn::Repartition<uint16_t, U8Tag> d16;
    for (int64_t i = 0; i < count; i += 2 * kLanes) {
      hn::Vec<U8Tag> low, high;
      hn::LoadInterleaved2(d8, codes + i, low, high);
      const auto shifted =
          hn::BitCast(d8, hn::ShiftLeft<4>(hn::BitCast(d16, high)));  // codes < 16: no bit crosses
      hn::StoreU(hn::Or(low, shifted), d8, packed + i / 2);
    }
  } else if (bits == 6) {
    for (int64_t i = 0; i < count; i += 4) {
      const uint32_t word = codes[i] | static_cast<uint32_t>(codes[i + 1]) << 6 |
                            static_cast<uint32_t>(codes[i + 2]) << 12 |
                            static_cast<uint32_t>(codes[i + 3]) << 18;
      packed[i / 4 * 3] = static_cast<uint8_t>(word);
      packed[i / 4 * 3 + 1] = static_cast<uint8_t>(word >> 8);
      packed[i / 4 * 3 + 2] = static_cast<uint8_t>(word >> 16);
    }
  } else {
    std::memcpy(packed, codes, static_cast<size_t>(count));
  }
}

HWY_INLINE void UnpackCodes(int bits, const uint8_t* packed, int64_t count, uint8_t* codes) {
  if (bits == 4) {
    const U8Tag d8;
    constexpr int64_t kLanes = static_cast<int64_t>(hn::MaxLanes(U8Tag()));
    const hn::Repartition<uint16_t, U8Tag> d16;
    const auto nibble = hn::Set(d8, uint8_t{0x0F});
    for (int64_t i = 0; i < count; i += 2 * kLanes) {
      const auto both = hn::LoadU(d8, packed + i / 2);
      const auto high = hn::BitCast(d8, hn::ShiftRight<4>(hn::BitCast(d16, both)));
      hn::StoreInterleaved2(hn::And(both, nibble), hn::And(high, nibble), d8, codes + i);
    }
  } else if (bits == 6) {
    for (int64_t i = 0; i < count; i += 4) {
      const uint8_t* p = packed + i / 4 * 3;
      const uint32_t word = p[0] | static_cast<uint32_t>(p[1]) << 8 | static_cast<uint32_t>(p[2]) << 16;
      for (int j = 0; j < 4; ++j) codes[i + j] = static_cast<uint8_t>((word >> (6 * j)) & 0x3F);
    }
  } else {
    std::memcpy(codes, packed, static_cast<size_t>(count));
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();
#endif  // MX_VECTOR_BODY

#endif  // MX_SIM_QUANT_PACK_INL_H_
