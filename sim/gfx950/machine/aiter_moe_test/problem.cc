#include "sim/gfx950/machine/aiter_moe_test/problem.h"

#include <algorithm>
#include <cmath>

#include "sim/gfx950/machine/aiter_moe_test/numbers.h"

namespace mx::gfx950::test {

struct MoeRng {
  uint64_t state;
  uint32_t Next() {
    uint64_t z = (state += 0x9E3779B97F4A7C15u);
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    return static_cast<uint32_t>((z ^ z >> 27) >> 20);
  }
  uint32_t Below(uint32_t n) { return Next() % n; }
};

void Matrix4::Randomise(MoeRng& rng, uint32_t low, uint32_t span) {
  for (size_t i = 0; i < code.size(); ++i) Set(i, rng.Below(16));
  for (uint8_t& s : scale) s = static_cast<uint8_t>(low + rng.Below(span));
}

MoeProblem::MoeProblem(int t, int d, int i, uint64_t seed) : tokens(t), dim(d), inner(i) {
  MoeRng rng{seed};
  x.Randomise(rng, 124, 4), w1.Randomise(rng, 118, 4), w2.Randomise(rng, 122, 6);
  for (int i = 0; i < tokens * dim; ++i) bf16.push_back(static_cast<uint16_t>(0x3D00 + rng.Below(0x300)));
  for (uint16_t& v : bf16) v = static_cast<uint16_t>(v | rng.Below(2) << 15);
  for (int token = 0; token < tokens; ++token) {
    for (int slot = 0; slot < top; ++slot) {
      expert_of.push_back(static_cast<uint32_t>((token * 7 + slot * (1 + token % (experts - 1))) % experts));
      weight_of.push_back(AsFloat(0x3E000000 + rng.Below(0x1000000)));
    }
  }
  for (uint32_t expert = 0; expert < static_cast<uint32_t>(experts); ++expert) {
    for (uint32_t i = 0; i < expert_of.size(); ++i) {
      if (expert_of[i] != expert) continue;
      const uint32_t width = static_cast<uint32_t>(top);
      sorted.push_back(i / width | i % width << 24), sorted_weight.push_back(weight_of[i]);
    }
    while (sorted.size() % 32 != 0) {
      sorted.push_back(static_cast<uint32_t>(tokens | top << 24)), sorted_weight.push_back(0);
    }
    while (expert_of_block.size() * 32 < sorted.size()) expert_of_block.push_back(expert);
  }
}

Matrix4 MoeProblem::Quantised() const {
  Matrix4 q(tokens, dim);
  for (int b = 0; b < tokens * dim / 32; ++b) {
    float largest = 0;
    for (int n = 0; n < 32; ++n) largest = std::max(largest, std::fabs(FromBf16(bf16[size_t(32 * b + n)])));
    q.scale[size_t(b)] = static_cast<uint8_t>(ScaleOf(largest, true));
    for (int n = 0; n < 32; ++n) {
      const size_t at = size_t(32 * b + n);
      const auto sign = static_cast<uint32_t>(bf16[at] >> 15 << 3);
      q.Set(at, sign | static_cast<uint32_t>(CodeOf(std::fabs(FromBf16(bf16[at])), q.scale[size_t(b)])));
    }
  }
  return q;
}

}  // namespace mx::gfx950::test
