#include "sim/gfx950/machine/aiter_moe_test/reference.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "sim/gfx950/machine/aiter_moe_test/numbers.h"

namespace mx::gfx950::test {
namespace {

// seq32 from 0 over `blocks` blocks of row ra of A and, from block `first_b` on, of row rb of B.
float Product(const Matrix4& a, int ra, const Matrix4& b, int rb, int first_b, int blocks) {
  const int8_t* x = &a.twice[size_t(ra) * a.columns];
  const int8_t* y = &b.twice[size_t(rb) * b.columns + 32 * first_b];
  const uint8_t* sx = &a.scale[size_t(ra) * (a.columns / 32)];
  const uint8_t* sy = &b.scale[size_t(rb) * (b.columns / 32) + first_b];
  float acc = 0;
  for (int k = 0; k < blocks; ++k, x += 32, y += 32) {
    int dot = 0;
    for (int n = 0; n < 32; ++n) dot += x[n] * y[n];
    const double power = std::bit_cast<double>(static_cast<uint64_t>(sx[k] + sy[k] - 256 + 1023) << 52);
    acc += static_cast<float>(dot * power);
  }
  return acc;
}

// Block b of `to`: up times the gate's activation, of the 32 rows of W1 from `first` on. How many codes the
// error leaves open.
int Activate(const MoeProblem& p, const Matrix4& x, const MoeObject& object, int token, int first, int b,
             Matrix4* to) {
  float least[32], most[32], lower = AsFloat(0x358637BD), upper = lower;
  bool negative[32];
  for (int n = 0; n < 32; ++n) {
    const float g = Product(x, token, p.w1, first + n, 0, p.dim / 32);
    const float u = Product(x, token, p.w1, first + n + p.inner, 0, p.dim / 32);
    const float e = Exponent(g, object.gelu);
    const float one = Mul(Mul(g, Gate(e, false)), u), other = Mul(Mul(g, Gate(e, true)), u);
    negative[n] = std::signbit(one);
    least[n] = std::min(std::fabs(one), std::fabs(other));
    most[n] = std::max(std::fabs(one), std::fabs(other));
    lower = std::max(lower, least[n]), upper = std::max(upper, most[n]);
  }
  const int scale = ScaleOf(upper, object.flat);
  to->scale[size_t(b)] = static_cast<uint8_t>(scale);
  int undecided = 0;
  for (int n = 0; n < 32; ++n) {
    const int code = CodeOf(most[n], scale);
    undecided += ScaleOf(lower, object.flat) != scale || CodeOf(least[n], scale) != code;
    to->Set(size_t(32 * b + n), static_cast<uint32_t>(code | (negative[n] ? 8 : 0)));
  }
  return undecided;
}

uint16_t Add(const MoeObject& object, uint16_t out, float part) {
  if (object.half) {
    const uint32_t bits = object.truncates ? Half(Flush(part), false) : Bf16(part);
    return static_cast<uint16_t>(Half(FromHalf(out) + FromHalf(bits), true));
  }
  const uint32_t sum = AsBits(FromBf16(out) + FromBf16(Bf16(part)));
  return static_cast<uint16_t>((sum + 0x7FFF + (sum >> 16 & 1)) >> 16);
}

}  // namespace

Parts PartsOf(const MoeProblem& p, const MoeObject& object) {
  const Matrix4 x = object.flat ? p.Quantised() : p.x;
  const int tiles = p.inner / object.tile, blocks = object.tile / 32, entries = p.tokens * p.top;
  Parts parts;
  parts.sum.resize(size_t(entries * tiles)), parts.known.assign(size_t(entries), true);
  for (int entry = 0; entry < entries; ++entry) {
    const int token = entry / p.top, expert = static_cast<int>(p.expert_of[size_t(entry)]);
    for (int tile = 0; tile < tiles; ++tile) {
      Matrix4 middle(1, object.tile);
      for (int b = 0; b < blocks; ++b) {
        const int row = expert * 2 * p.inner + tile * object.tile + 32 * b;
        const int undecided = Activate(p, x, object, token, row, b, &middle);
        parts.activations += 32, parts.undecided += undecided;
        if (undecided > 0) parts.known[size_t(entry)] = false;
      }
      std::vector<float>& sum = parts.sum[size_t(entry * tiles + tile)];
      for (int n = 0; n < p.dim; ++n) {
        sum.push_back(Product(middle, 0, p.w2, expert * p.dim + n, tile * blocks, blocks));
      }
    }
  }
  return parts;
}

std::vector<uint16_t> Reference(const MoeProblem& p, const MoeObject& object, const Parts& parts) {
  std::vector<uint16_t> out(size_t(p.tokens * p.dim));
  const int tiles = p.inner / object.tile;
  const auto AddEntry = [&](int entry, int tile) {
    const std::vector<float>& sum = parts.sum[size_t(entry * tiles + tile)];
    for (int n = 0; n < p.dim; ++n) {
      uint16_t& to = out[size_t(entry / p.top * p.dim + n)];
      to = Add(object, to, Mul(p.weight_of[size_t(entry)], sum[size_t(n)]));
    }
  };
  const int rows = object.flat ? p.tokens * p.top : 32 * p.blocks(), step = object.flat ? 1 : 32;
  for (int first = 0; first < rows; first += step) {
    for (int tile = 0; tile < tiles; ++tile) {
      for (int row = first; row < first + step; ++row) {
        const int token = static_cast<int>(p.sorted[size_t(row)] & 0xFFFFFF);
        const int entry = object.flat ? row : token * p.top + static_cast<int>(p.sorted[size_t(row)] >> 24);
        if (object.flat || token < p.tokens) AddEntry(entry, tile);
      }
    }
  }
  return out;
}

}  // namespace mx::gfx950::test
