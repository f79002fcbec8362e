// Philox4x32-10 (Salmon et al., SC 2011) addressed by position: word i of a stream is a pure function of
// (seed, micro-batch, stream, step, i), never of a thread, a launch shape or a call count.
#ifndef MX_SIM_BASE_PHILOX_H_
#define MX_SIM_BASE_PHILOX_H_

#include <array>
#include <cstdint>

namespace mx {

// One block of the generator. Known answer: counter 0, key 0 -> 6627e8d5 e169c58d bc57ac4c 9b00dbd8.
constexpr std::array<uint32_t, 4> Philox4x32(std::array<uint32_t, 4> counter, std::array<uint32_t, 2> key) {
  for (int round = 0; round < 10; ++round) {
    const uint64_t p0 = uint64_t{0xD2511F53u} * counter[0];
    const uint64_t p1 = uint64_t{0xCD9E8D57u} * counter[2];
    counter = {static_cast<uint32_t>(p1 >> 32) ^ counter[1] ^ key[0], static_cast<uint32_t>(p1),
               static_cast<uint32_t>(p0 >> 32) ^ counter[3] ^ key[1], static_cast<uint32_t>(p0)};
    key = {key[0] + 0x9E3779B9u, key[1] + 0xBB67AE85u};
  }
  return counter;
}

enum class StreamPurpose : uint32_t { kRounding = 0, kSigns = 1, kInit = 2, kData = 3 };

// stream = purpose << 28 | layer << 16 | linear << 8 | operand << 4 | copy.
constexpr uint32_t StreamId(StreamPurpose purpose, uint32_t layer = 0, uint32_t linear = 0,
                            uint32_t operand = 0, uint32_t copy = 0) {
  return static_cast<uint32_t>(purpose) << 28 | layer << 16 | linear << 8 | operand << 4 | copy;
}

struct RandomStream {
  uint64_t seed = 0;
  uint32_t micro_batch = 0;
  uint32_t stream = 0;
  uint32_t step = 0;

  // Words 4*block .. 4*block+3.
  constexpr std::array<uint32_t, 4> Block(uint32_t block) const {
    return Philox4x32({block, micro_batch, stream, step},
                      {static_cast<uint32_t>(seed), static_cast<uint32_t>(seed >> 32)});
  }
  // Word i, for i < 2^34.
  constexpr uint32_t Word(uint64_t i) const { return Block(static_cast<uint32_t>(i >> 2))[i & 3]; }
};

}  // namespace mx

#endif  // MX_SIM_BASE_PHILOX_H_
