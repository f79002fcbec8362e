// Conversions to and from FP4, FP6, FP8: against models that work on the values of all codes instead of on
// bits.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <string>
#include <vector>

#include "sim/gfx950/exec/exec_test_util.h"
#include "sim/gfx950/exec/soft_float.h"

namespace mx::gfx950 {
namespace {

// A format as the values of its codes, from the definition sign * 2^(field - bias) * 1.mantissa.
struct Model {
  std::string name;
  int bits, mantissa_bits, bias;
  uint32_t max, overflow, nan;
  std::vector<double> values;  // of codes 0 .. max

  Model(std::string n, int b, int m, int bias_, uint32_t max_, uint32_t over, uint32_t nan_)
      : name(std::move(n)), bits(b), mantissa_bits(m), bias(bias_), max(max_), overflow(over), nan(nan_) {
    for (uint32_t code = 0; code <= max; ++code) {
      const int field = static_cast<int>(code >> m);
      const double fraction = std::ldexp(static_cast<double>(code & ((1u << m) - 1)), -m);
      values.push_back(field == 0 ? std::ldexp(fraction, 1 - bias)
                                  : std::ldexp(1.0 + fraction, field - bias));
    }
  }
  uint32_t sign() const { return 1u << (bits - 1); }
  // The value after the largest, did the exponent range go on.
  double Next() const { return 2 * values[max] - values[max - 1]; }

  // The nearest code, ties to even; what lies nearer to Next() overflows.
  uint32_t Nearest(double magnitude, bool saturate) const {
    const auto above = std::lower_bound(values.begin(), values.end(), magnitude);
    if (above == values.end()) {
      const double tie = (values[max] + Next()) / 2;
      const bool over = magnitude > tie || (magnitude == tie && max % 2 == 1);
      return over ? Over(saturate) : max;
    }
    const auto high = static_cast<uint32_t>(above - values.begin());
    if (high == 0 || values[high] == magnitude) return high;
    const double to_high = values[high] - magnitude, to_low = magnitude - values[high - 1];
    return to_high < to_low || (to_high == to_low && high % 2 == 0) ? high : high - 1;
  }
  uint32_t Over(bool saturate) const { return overflow == 0 || saturate ? max : overflow; }
  // magnitude plus noise / 2^drop steps, cut; below the smallest normal number the magnitude is first cut to
  // 2^-drop steps.
  uint32_t Stochastic(double magnitude, uint32_t noise, int drop, bool saturate) const {
    if (magnitude == 0) return 0;
    const int smallest = 1 - bias, exponent = std::max(std::ilogb(magnitude), smallest);
    const double step = std::ldexp(1.0, exponent - mantissa_bits), unit = std::ldexp(step, -drop);
    const double cut = std::floor(magnitude / unit) * unit + noise * unit;
    const double steps = std::floor(cut / step);  // of this binade; a carry gives the next power of two
    const auto high = std::upper_bound(values.begin(), values.end(), steps * step);
    if (high == values.end() && steps * step > values[max]) return Over(saturate);
    return static_cast<uint32_t>(high - values.begin()) - 1;
  }
};
const Model kModels[] = {{"fp4", 4, 1, 1, 7, 0, 0},
                         {"fp6", 6, 3, 1, 31, 0, 0},
                         {"bf6", 6, 2, 3, 31, 0, 0},
                         {"fp8", 8, 3, 7, 0x7E, 0x7F, 0x7F},
                         {"bf8", 8, 2, 15, 0x7B, 0x7C, 0x7E}};

enum class From { kF32, kF16, kBf16 };
double ValueOf(From from, uint32_t x) {
  if (from == From::kF32) return std::bit_cast<float>(x);
  if (from == From::kBf16) return std::bit_cast<float>(x << 16);
  const int field = x >> 10 & 31, mantissa = x & 0x3FF;
  const double v = field == 31  ? (mantissa != 0 ? std::nan("") : INFINITY)
                   : field == 0 ? std::ldexp(mantissa, -24)
                                : std::ldexp(1024 + mantissa, field - 25);
  return (x & 0x8000) != 0 ? -v : v;
}
int MantissaBits(From from) { return from == From::kF32 ? 23 : from == From::kF16 ? 10 : 7; }
const char* Name(From from) { return from == From::kF32 ? "f32" : from == From::kF16 ? "f16" : "bf16"; }

uint32_t Expected(const Model& m, From from, uint32_t x, uint32_t scale, bool saturate,
                  const uint32_t* seed) {
  const double v = ValueOf(from, x);
  const uint32_t sign = std::signbit(v) ? m.sign() : 0;
  if (scale == 255) return sign | (m.nan != 0 ? m.nan : m.max);
  if (std::isnan(v))
    return (x >> (from == From::kF32 ? 31 : 15) & 1 ? m.sign() : 0) | (m.nan != 0 ? m.nan : m.max);
  if (std::isinf(v)) return sign | m.Over(saturate);
  const double scaled = std::fabs(std::ldexp(v, 127 - static_cast<int>(scale)));
  if (seed == nullptr) return sign | m.Nearest(scaled, saturate);
  const int drop = MantissaBits(from) - m.mantissa_bits;
  return sign | m.Stochastic(scaled, *seed >> (32 - drop), drop, saturate);
}

Op Named(const std::string& name) {
  for (int i = 0; i < static_cast<int>(Op::kCount); ++i) {
    if (name == gfx950::Name(static_cast<Op>(i))) return static_cast<Op>(i);
  }
  ADD_FAILURE() << "no operation " << name;
  return Op::kInvalid;
}

constexpr int kSource = 32, kSource1 = 64, kSeed = 96, kScale = 97, kResult = 100;

// Runs one conversion on 64 lanes of values (two a lane for pairs, 32 for 6 bits) and compares every code.
class Packer {
 public:
  Packer(const Model& m, From from, bool stochastic) : m_(m), from_(from), stochastic_(stochastic), w_(160) {
    const std::string sr = stochastic ? "sr_" : "", base = "v_cvt_scalef32_" + sr;
    if (m.bits == 6) {
      per_lane_ = 32;
      const bool two = from == From::kF32 && !stochastic;
      op_ = Named(two ? "v_cvt_scalef32_2xpk16_" + m.name + "_f32"
                      : base + "pk32_" + m.name + "_" + Name(from));
      if (two) {
        in_ = Make(op_, {V(kResult, 6)}, {V(kSource, 16), V(kSource1, 16), V(kScale)});
      } else if (stochastic) {
        in_ = Make(op_, {V(kResult, 6)}, {V(kSource, 32), V(kSeed), V(kScale)});
      } else {
        in_ = Make(op_, {V(kResult, 6)}, {V(kSource, 16), V(kScale)});
      }
    } else if (m.bits == 8 && stochastic) {
      per_lane_ = 1;
      in_ = Make(Named(base + m.name + "_" + Name(from)), {V(kResult)}, {V(kSource), V(kSeed), V(kScale)});
    } else {
      per_lane_ = 2;
      op_ = Named(base + "pk_" + m.name + "_" + Name(from));
      if (stochastic) {
        in_ = Make(op_, {V(kResult)}, {V(kSource, from == From::kF32 ? 2 : 1), V(kSeed), V(kScale)});
      } else if (from == From::kF32) {
        in_ = Make(op_, {V(kResult)}, {V(kSource), V(kSource1), V(kScale)});
      } else {
        in_ = Make(op_, {V(kResult)}, {V(kSource), V(kScale)});
      }
    }
  }
  int values() const { return 64 * per_lane_; }
  TestWave& wave() { return w_; }

  // values: values() of them; scale and seed per lane. The upper bits of the scale operand are noise.
  void Check(const std::vector<uint32_t>& values, const std::vector<uint32_t>& scale,
             const std::vector<uint32_t>& seed, int piece = 0) {
    for (int l = 0; l < kLanes; ++l) {
      w_.vgpr[kScale][l] = scale[l] << 23 | (seed[l] & 0x807FFFFF);
      w_.vgpr[kSeed][l] = seed[l];
      for (int n = 0; n < per_lane_; ++n) Set(l, n, values[l * per_lane_ + n]);
      w_.vgpr[kResult][l] = 0xA5A5A5A5;
    }
    in_.op_sel = static_cast<uint8_t>(m_.bits == 8 && !stochastic_ ? (piece & 1) << 3 : piece << 2);
    w_.Run(in_);
    const int shift = m_.bits == 6 ? 0 : (m_.bits == 8 && !stochastic_ ? 16 * (piece & 1) : 8 * piece);
    for (int l = 0; l < kLanes; ++l) {
      uint32_t noise = seed[l];
      for (int n = 0; n < per_lane_; ++n) {
        const uint32_t want = Expected(m_, from_, values[l * per_lane_ + n], scale[l], w_.mode.fp16_ovfl,
                                       stochastic_ ? &noise : nullptr);
        ASSERT_EQ(Code(l, n, shift), want)
            << m_.name << " from " << Name(from_) << " x " << std::hex << values[l * per_lane_ + n]
            << " scale " << scale[l] << " seed " << noise;
        noise = noise << 1 ^ (noise >> 31) * 0xC5;
      }
      if (m_.bits == 6) continue;
      const int width = m_.bits * per_lane_;
      const uint32_t field = ((1u << width) - 1) << shift;
      ASSERT_EQ(w_.vgpr[kResult][l] & ~field, 0xA5A5A5A5 & ~field);
    }
  }

 private:
  void Set(int l, int n, uint32_t x) {
    if (from_ != From::kF32) {
      uint32_t& dword = w_.vgpr[kSource + n / 2][l];
      dword = n % 2 == 0 ? x : dword | x << 16;
    } else if (m_.bits == 6 && !stochastic_) {
      w_.vgpr[(n % 2 == 0 ? kSource : kSource1) + n / 2][l] = x;
    } else if (m_.bits != 6 && !stochastic_ && n == 1) {
      w_.vgpr[kSource1][l] = x;
    } else {
      w_.vgpr[kSource + n][l] = x;
    }
  }
  uint32_t Code(int l, int n, int shift) const {
    const int bit = m_.bits * n + shift;
    uint64_t both = w_.vgpr[kResult + bit / 32][l];
    if (bit % 32 + m_.bits > 32) both |= static_cast<uint64_t>(w_.vgpr[kResult + bit / 32 + 1][l]) << 32;
    return static_cast<uint32_t>(both >> bit % 32) & ((1u << m_.bits) - 1);
  }

  const Model& m_;
  From from_;
  bool stochastic_;
  int per_lane_ = 0;
  Op op_ = Op::kInvalid;
  Instruction in_;
  TestWave w_;
};

// Feeds a stream of (value, scale) to a packer, a wave at a time: one scale a lane.
class Feeder {
 public:
  Feeder(Packer& p, uint64_t seed) : p_(p), random_(seed) {}
  void Add(uint32_t value, uint32_t scale) {
    if (used_ > 0 && (scale != scale_ || used_ == per_lane())) NextLane();
    if (used_ == 0) scale_ = scale;
    values_.push_back(value), ++used_;
  }
  void Finish() {
    while (used_ != 0 || !scales_.empty()) NextLane();
  }

 private:
  int per_lane() const { return p_.values() / 64; }
  void NextLane() {
    while (used_ < per_lane()) values_.push_back(0), ++used_;
    scales_.push_back(scale_), used_ = 0;
    if (scales_.size() < 64) return;
    std::vector<uint32_t> seeds(64);
    for (auto& s : seeds) s = random_.Next() ^ random_.Next() << 16;
    p_.Check(values_, scales_, seeds, static_cast<int>(random_.Below(4)));
    values_.clear(), scales_.clear();
  }
  Packer& p_;
  Random random_;
  std::vector<uint32_t> values_, scales_;
  int used_ = 0;
  uint32_t scale_ = 127;
};

// The random bits decide between -12 and 5 binades of the scale: there every value, elsewhere one of seven.
TEST(Pack, EveryHalfAndBfloatOfFp4ByEveryScale) {
  for (From from : {From::kF16, From::kBf16}) {
    for (bool stochastic : {false, true}) {
      Packer p(kModels[0], from, stochastic);
      Feeder feed(p, 1);
      for (uint32_t scale = 0; scale < 256; ++scale) {
        for (uint32_t x = 0; x < 0x10000; ++x) {
          const double v = ValueOf(from, x);
          const int binade = std::isfinite(v) && v != 0 ? std::ilogb(v) + 127 - static_cast<int>(scale) : 0;
          if (!stochastic || (binade >= -12 && binade <= 5) || x % 7 == scale % 7) feed.Add(x, scale);
        }
        if (testing::Test::HasFatalFailure()) return;
      }
      feed.Finish();
    }
  }
}

TEST(Pack, EveryHalfAndBfloatOfWiderFormats) {
  for (size_t m = 1; m < 5; ++m) {
    for (From from : {From::kF16, From::kBf16}) {
      for (bool stochastic : {false, true}) {
        for (bool saturate : {false, true}) {
          if (saturate && m < 3) continue;
          Packer p(kModels[m], from, stochastic);
          p.wave().mode.fp16_ovfl = saturate;
          Feeder feed(p, 2);
          for (uint32_t scale : {0u, 1u, 2u, 100u, 115u, 126u, 127u, 128u, 140u, 200u, 253u, 254u, 255u}) {
            // Every value by scale 1; the others move the same values along.
            const uint32_t step = scale == 127 ? 1 : 5;
            for (uint32_t x = scale % step; x < 0x10000; x += step) feed.Add(x, scale);
          }
          feed.Finish();
          if (testing::Test::HasFatalFailure()) return;
        }
      }
    }
  }
}

// bfloat16 loses 6 bits on its way to FP4 and binary16 loses 9: every noise for every value of the first near
// the range, and for the second the noises on both sides of the carry. Lower seed bits are noise of the
// test's own.
TEST(Pack, EveryNoiseThatMatters) {
  Random random(9);
  for (From from : {From::kBf16, From::kF16}) {
    const int drop = MantissaBits(from) - 1, mantissa = MantissaBits(from),
              bias = from == From::kF16 ? 15 : 127;
    Packer p(kModels[0], from, true);
    std::vector<uint32_t> values, scales, seeds;
    for (uint32_t x = 0; x < 0x10000; ++x) {
      const int binade = static_cast<int>((x & 0x7FFF) >> mantissa) - bias;
      if (binade < -7 || binade > 3) continue;
      const uint32_t all = 1u << drop, carry = all - (x & (all - 1));
      for (uint32_t noise = 0; noise < all; ++noise) {
        const bool edge = noise == 0 || noise == all - 1 || noise + 1 == carry || noise == carry;
        if (from == From::kF16 && !edge && noise % 61 != x % 61) continue;
        values.push_back(x), values.push_back(x ^ 0x8001), scales.push_back(127);
        seeds.push_back(noise << (32 - drop) | (random.Next() & ((1u << (32 - drop)) - 1)));
        if (scales.size() < 64) continue;
        p.Check(values, scales, seeds, static_cast<int>(random.Below(4)));
        if (testing::Test::HasFatalFailure()) return;
        values.clear(), scales.clear(), seeds.clear();
      }
    }
  }
}

// Around every midpoint and every code, scaled by every scale byte: the only places where the result changes.
TEST(Pack, EveryCutPointOfBinary32ByEveryScale) {
  for (const Model& m : kModels) {
    for (bool stochastic : {false, true}) {
      Packer p(m, From::kF32, stochastic);
      p.wave().mode.fp16_ovfl = true;
      Feeder feed(p, 3);
      for (uint32_t scale = 0; scale < 256; ++scale) {
        if (m.bits == 8 && scale % 5 != 2 && scale > 3 && scale < 252) continue;
        for (uint32_t code = 0; code <= m.max; ++code) {
          const double next = code < m.max ? m.values[code + 1] : m.Next();
          for (double v : {m.values[code], (m.values[code] + next) / 2}) {
            const double x = std::ldexp(v, static_cast<int>(scale) - 127);
            if (x > 3.4e38) continue;
            const auto bits = std::bit_cast<uint32_t>(static_cast<float>(x));
            for (int step = -1; step <= 1; ++step) {
              feed.Add(bits + static_cast<uint32_t>(step), scale);  // -1 below 0 is a NaN
              feed.Add((bits + static_cast<uint32_t>(step)) ^ 0x80000000, scale);
            }
          }
        }
        for (uint32_t special :
             {0u, 1u, 0x7FFFFFu, 0x800000u, 0x7F7FFFFFu, 0x7F800000u, 0x7FC00000u, 0x7F800001u}) {
          feed.Add(special, scale), feed.Add(special | 0x80000000, scale);
        }
        if (testing::Test::HasFatalFailure()) return;
      }
      feed.Finish();
    }
  }
}

TEST(Pack, RandomBinary32WithSeeds) {
  Random random(5);
  for (const Model& m : kModels) {
    Packer p(m, From::kF32, true);
    Feeder feed(p, 6);
    for (int i = 0; i < 60000; ++i) {
      const uint32_t scale = 117 + random.Below(20);
      feed.Add((random.Next() & 0x807FFFFF) | (scale - 12 + random.Below(24)) << 23, scale);
    }
    feed.Finish();
  }
}

// Unpacking: code * 2^(scale - 127), one rounding, for every code and scale byte.
uint32_t RoundTo(int mantissa_bits, int bias, double v) {
  const uint32_t sign = std::signbit(v) ? 1u << (mantissa_bits == 10 || mantissa_bits == 7 ? 15 : 31) : 0;
  const uint32_t inf = mantissa_bits == 10 ? 0x7C00 : mantissa_bits == 7 ? 0x7F80 : 0x7F800000;
  const double a = std::fabs(v);
  if (a == 0) return sign;
  const int exponent = std::max(std::ilogb(a), 1 - bias);
  const double steps = std::nearbyint(std::ldexp(a, mantissa_bits - exponent));
  const double code = std::ldexp(exponent + bias - 1, mantissa_bits) + steps;  // the implicit bit adds 1
  return sign | (code >= inf ? inf : static_cast<uint32_t>(code));
}
TEST(Unpack, EveryCodeByEveryScale) {
  struct Target {
    const char* name;
    int mantissa_bits, bias;
    uint32_t nan, inf;
  };
  for (const Model& m : kModels) {
    for (const Target& to : {Target{"f32", 23, 127, 0x7FC00000, 0x7F800000},
                             Target{"f16", 10, 15, 0x7E00, 0x7C00}, Target{"bf16", 7, 127, 0x7FC0, 0x7F80}}) {
      const Op op =
          Named("v_cvt_scalef32_" + std::string(m.bits == 6 ? "pk32_" : "pk_") + to.name + "_" + m.name);
      TestWave w(160);
      const int codes = 1 << m.bits, per_lane = m.bits == 6 ? 32 : 2;
      for (int scale = 0; scale < 256; ++scale) {
        for (int first = 0; first < codes; first += 64 * per_lane) {
          const auto code_of = [&](int l, int n) {
            return static_cast<uint32_t>((first + l * per_lane + n) % codes);
          };
          const int select = scale % (m.bits == 4 ? 4 : 2),
                    shift = m.bits == 6 ? 0 : select * 2 * m.bits % 32;
          for (int l = 0; l < kLanes; ++l) {
            uint64_t stream[4] = {};
            for (int n = 0; n < per_lane; ++n) {
              const int bit = m.bits * n + shift;
              stream[bit / 64] |= static_cast<uint64_t>(code_of(l, n)) << bit % 64;
              if (bit % 64 + m.bits > 64)
                stream[bit / 64 + 1] |= static_cast<uint64_t>(code_of(l, n)) >> (64 - bit % 64);
            }
            for (int d = 0; d < 6; ++d)
              w.vgpr[static_cast<size_t>(d)][l] = static_cast<uint32_t>(stream[d / 2] >> 32 * (d % 2));
            w.vgpr[kScale][l] =
                static_cast<uint32_t>(scale) << 23 | (static_cast<uint32_t>(l) * 0x01234567 & 0x807FFFFF);
          }
          Instruction in = Make(op, {V(kResult, 32)}, {V(0, 6), V(kScale)});
          in.op_sel = static_cast<uint8_t>(select);
          w.Run(in);
          for (int l = 0; l < kLanes; ++l) {
            for (int n = 0; n < per_lane; ++n) {
              const uint32_t code = code_of(l, n), magnitude = code & (m.sign() - 1), sign = code & m.sign();
              uint32_t got = w.vgpr[kResult + (to.mantissa_bits == 23 ? n : n / 2)][l];
              if (to.mantissa_bits != 23) got = got >> 16 * (n % 2) & 0xFFFF;
              uint32_t want = to.nan;
              if (scale != 255 && magnitude <= m.max) {
                const double v = std::ldexp(m.values[magnitude], scale - 127);
                want = RoundTo(to.mantissa_bits, to.bias, sign != 0 ? -v : v);
              } else if (scale != 255 && m.name == "bf8" && magnitude == 0x7C) {
                want = to.inf | (sign != 0 ? (to.mantissa_bits == 23 ? 0x80000000u : 0x8000u) : 0u);
              }
              ASSERT_EQ(got, want) << m.name << " to " << to.name << " code " << code << " scale " << scale;
            }
          }
        }
      }
    }
  }
}

struct Probe {
  const char* name;
  uint32_t x, seed, aligned, below_quarter;
};
// Stochastic rounding under both readings of values below the smallest normal; scale 1.
TEST(Probes, StochasticSubnormals) {
  const Probe probes[] = {{"S1", 0x3FA00000, 0x7FFFFFFF, 2, 2}, {"S1", 0x3FA00000, 0x80000000, 3, 3},
                          {"S2", 0x3F800001, 0xFFFFFBFF, 2, 2}, {"S2", 0x3F800001, 0xFFFFFC00, 3, 3},
                          {"S3", 0x3E000000, 0xBFFFFFFF, 0, 0}, {"S3", 0x3E000000, 0xC0000000, 1, 0},
                          {"S4", 0x3EC00000, 0x3FFFFFFF, 0, 0}, {"S4", 0x3EC00000, 0x40000000, 1, 1},
                          {"S5", 0x3F7FFFFF, 0x000003FF, 1, 1}, {"S5", 0x3F7FFFFF, 0x00000400, 2, 2},
                          {"S9", 0x40D00000, 0, 7, 7},          {"S9", 0x40F00000, 0, 7, 7},
                          {"-S3", 0xBE000000, 0xC0000000, 9, 8}};
  for (const Probe& probe : probes) {
    for (SrSubnormal reading : {SrSubnormal::kAligned, SrSubnormal::kZeroBelowQuarter}) {
      TestWave w;
      w.own_claims.sr_subnormal = reading;
      w.vgpr[0].lane.fill(probe.x), w.vgpr[1].lane.fill(0), w.vgpr[2].lane.fill(probe.seed);
      w.Run(Make(Op::v_cvt_scalef32_sr_pk_fp4_f32, {V(4)}, {V(0, 2), V(2), kInlineOne}));
      EXPECT_EQ(w.vgpr[4][9] & 255, reading == SrSubnormal::kAligned ? probe.aligned : probe.below_quarter)
          << probe.name << " " << std::hex << probe.x << " " << probe.seed;
    }
  }
}
TEST(Probes, StochasticPairsSpecialsAndBfloat) {
  TestWave w;
  const auto run = [&](uint32_t a, uint32_t b, uint32_t seed, uint32_t scale) {
    w.vgpr[0].lane.fill(a), w.vgpr[1].lane.fill(b), w.vgpr[2].lane.fill(seed), w.vgpr[3].lane.fill(scale);
    w.vgpr[4].lane.fill(0xA5A5A5A5);
    w.Run(Make(Op::v_cvt_scalef32_sr_pk_fp4_f32, {V(4)}, {V(0, 2), V(2), V(3)}));
    return w.vgpr[4][0];
  };
  EXPECT_EQ(run(0x3FA00000, 0x3FA00000, 0x80000000, 0x3F800000),
            0xA5A5A523u);                                              // S6: the high element's seed is c5
  EXPECT_EQ(run(0x7FC00000, 0xFFC00000, 1, 0x3F800000), 0xA5A5A5F7u);  // S7
  EXPECT_EQ(run(0x7F800000, 0xFF800000, 1, 0x3F800000), 0xA5A5A5F7u);
  EXPECT_EQ(run(0x40000000, 0xC0000000, 1, 0x7F800000), 0xA5A5A5F7u);  // S8
  w.own_claims.pack_nan = PackNan::kZero;
  EXPECT_EQ(run(0x7FC00000, 0xFFC00000, 1, 0x3F800000), 0xA5A5A500u);
  w.own_claims.pack_scale_nan = PackScaleNan::kUnchanged;
  EXPECT_EQ(run(0x40000000, 0xC0000000, 1, 0x7F800000), 0xA5A5A5A5u);
  // S10: of a bfloat16 the six top bits of the seed count.
  for (const auto& [seed, want] : {std::pair{0x7FFFFFFFu, 2u}, std::pair{0x80000000u, 3u}}) {
    w.vgpr[0].lane.fill(0x3FA0), w.vgpr[2].lane.fill(seed);
    w.Run(Make(Op::v_cvt_scalef32_sr_pk_fp4_bf16, {V(4)}, {V(0), V(2), kInlineOne}));
    EXPECT_EQ(w.vgpr[4][0] & 15, want);
  }
}

TEST(Prng, GoldenValues) {
  const std::pair<uint32_t, uint32_t> golden[] = {{1, 2},
                                                  {0x80000000, 0xC5},
                                                  {0xDEADBEEF, 0xBD5B7D1B},
                                                  {0x12345678, 0x2468ACF0},
                                                  {0xFFFFFFFF, 0xFFFFFF3B},
                                                  {0x7FFFFFFF, 0xFFFFFFFE},
                                                  {0, 0}};
  for (const auto& [in, out] : golden) {
    TestWave w;
    w.vgpr[0].lane.fill(in);
    w.Run(Make(Op::v_prng_b32, {V(1)}, {V(0)}, Encoding::kVOP1));
    EXPECT_EQ(w.vgpr[1][17], out);
  }
}

TEST(Pack, KnownPairs) {
  TestWave w;
  // Round to nearest even ties: .25 .75 1.25 1.75 2.5 3.5 5 -> 0 1 1 2 2 4 4.
  const std::pair<float, uint32_t> ties[] = {{0.25f, 0}, {0.75f, 2}, {1.25f, 2}, {1.75f, 4},
                                             {2.5f, 4},  {3.5f, 6},  {5.0f, 6},  {5.5f, 7}};
  for (const auto& [x, code] : ties) {
    w.vgpr[0].lane.fill(std::bit_cast<uint32_t>(x)), w.vgpr[4].lane.fill(0xA5A5A5A5);
    Instruction in = Make(Op::v_cvt_scalef32_pk_fp4_f32, {V(4)}, {V(0), V(0), kInlineOne});
    in.neg = 2, in.op_sel = 3 << 2;  // the second source negated, byte 3
    w.Run(in);
    EXPECT_EQ(w.vgpr[4][0], (code | (code | 8) << 4) << 24 | 0xA5A5A5u) << x;
  }
  // 1 and -4 with scale 2 are 0.5 and -2.
  w.vgpr[0].lane.fill(0x3F800000), w.vgpr[1].lane.fill(0xC0800000);
  w.Run(Make(Op::v_cvt_scalef32_pk_fp4_f32, {V(4)}, {V(0), V(1), Inline(244, 0x40000000)}));
  EXPECT_EQ(w.vgpr[4][0] & 255, 0xC1u);
}

}  // namespace
}  // namespace mx::gfx950
