#include "conformance/probe/sample.h"

#include <fmt/format.h>

#include <algorithm>

#include "sim/base/bits.h"
#include "sim/base/error.h"
#include "sim/base/philox.h"
#include "sim/formats/codec.h"
#include "sim/gemm/adder.h"

namespace mx::conformance {
namespace {

constexpr float kFp4Values[] = {0.0f, 0.5f, 1.0f, 1.5f, 2.0f, 3.0f, 4.0f, 6.0f};

// The probes of the published list. Exponents are those of the four blocks; for 32x32x64 the third and fourth
// block come to lie on the first two where the row says how, else the row has no meaning there.
std::vector<NamedSample> Wide() {
  const uint32_t c24 = 0x4B800000, one = 0x3F800000;
  std::vector<SampleProduct> full;
  for (int k = 0; k < 32; ++k) full.push_back({k, 6, 6});
  return {
      {"P1", MakeSample(c24, {}, {{0, 1, 1}, {32, 1, 1}, {64, 1, 1}, {96, 1, 1}})},
      {"P2a", MakeSample(c24, {}, {{0, 1, 1}, {32, 1, 1}})},
      {"P2b", MakeSample(c24, {}, {{0, 1, 1}, {64, 1, 1}})},
      {"P2c", MakeSample(c24, {}, {{32, 1, 1}, {64, 1, 1}})},
      {"P2d", MakeSample(c24, {}, {{0, 1, 1}, {96, 1, 1}})},
      {"P3", MakeSample(c24 + 1, {}, {{0, .5f, 1}, {16, .5f, 1}})},
      {"P4a", MakeSample(0, {26, 0, 26, 0}, {{0, 1, 1}, {32, -4, 1}, {33, -1, 1}, {64, -1, 1}})},
      {"P4b", MakeSample(0, {26, 0, 26, 0}, {{0, 1, 1}, {32, 6, 1}, {64, -1, 1}})},
      {"P4c", MakeSample(0, {26, 26, 0, 0}, {{0, 1, 1}, {32, -1, 1}, {64, -4, 1}, {66, -1, 1}})},
      {"P4d", MakeSample(0, {26, 26, 0, 0}, {{0, 1, 1}, {32, -1, 1}, {65, -4, 1}, {67, -1, 1}})},
      {"P5a", MakeSample(one, {-24, -60, 0, 0}, {{0, 1, 1}, {32, 1, 1}})},
      {"P5b", MakeSample(one + 1, {-24, -60, 0, 0}, {{0, 1, 1}, {32, -1, 1}})},
      {"P5d", MakeSample(one + 1, {-24, -30, 0, 0}, {{0, 1, 1}, {32, -1, 1}})},
      {"P6a", MakeSample(0xB2800000, {}, {{0, 1, 1}, {32, -1, 1}})},
      {"P6b", MakeSample(0xB2800000, {}, {{0, 1, 1}, {1, -1, 1}})},
      {"P6d", MakeSample(0xAB800000, {}, {{0, 1, 1}, {1, -1, 1}})},
      {"P7", MakeSample(0, {122, 122, 122, 0}, {{0, 6, 6}, {32, 6, 6}, {64, -6, 6}})},
      {"P8a", MakeSample(0, {-149, 0, 0, 0}, {{0, .5f, 1.5f}})},
      {"P9a", MakeSample(1, {-149, 0, 0, 0}, {{0, .5f, 1}})},
      {"P9b", MakeSample(0xFF000000, {118, 0, 0, 0}, full)},
      {"P10", MakeSample(0, {24, 0, 0, 0}, {{0, 1, 1}, {64, 1, 1}, {96, 1, 1}})},
      {"P11", MakeSample(0x40A00000, {26, 0, 0, 0}, {{0, 1, 1}})},
      {"P12", MakeSample(0xBF800000, {28, 24, 0, 0}, {{17, .5f, 1.5f}, {35, -3, .5f}, {59, -1, 1.5f}})},
  };
}

// Those that say something about two blocks.
std::vector<NamedSample> Narrow() {
  std::vector<NamedSample> out;
  for (NamedSample& probe : Wide()) {
    const auto& a = probe.sample.a;
    if (std::all_of(a.begin() + 64, a.end(), [](uint8_t code) { return code == 0; }))
      out.push_back(std::move(probe));
  }
  return out;
}

}  // namespace

void Sample::SetExponent(int block, int exponent) {
  const int in_a = std::clamp(exponent, -127, 127);
  scale_a[static_cast<size_t>(block)] = static_cast<uint8_t>(127 + in_a);
  scale_b[static_cast<size_t>(block)] = static_cast<uint8_t>(127 + exponent - in_a);
}

uint8_t Fp4Code(float value) {
  for (int code = 0; code < 8; ++code) {
    if (kFp4Values[code] == value) return static_cast<uint8_t>(code);
    if (-kFp4Values[code] == value) return static_cast<uint8_t>(code | 8);
  }
  Fail("{} is no E2M1 value", value);
}

uint8_t PowerCode(bool negative, int exponent) {
  const int code = exponent >= -14 ? (exponent + 15) << 2 : 1 << (exponent + 16);
  return static_cast<uint8_t>(code | (negative ? 0x80 : 0));
}

Sample MakeSample(uint32_t c, std::array<int, 4> exponents, const std::vector<SampleProduct>& products) {
  Sample s;
  s.c = c;
  for (int block = 0; block < 4; ++block) s.SetExponent(block, exponents[static_cast<size_t>(block)]);
  for (const SampleProduct& p : products) {
    s.a[static_cast<size_t>(p.k)] = Fp4Code(p.a);
    s.b[static_cast<size_t>(p.k)] = Fp4Code(p.b);
  }
  return s;
}

std::vector<NamedSample> DiscriminatingSamples(Instruction instruction) {
  return instruction == Instruction::k16x16x128 ? Wide() : Narrow();
}

Sample RandomSample(Format format, int64_t K, uint64_t seed, uint32_t i) {
  const RandomStream stream{seed, static_cast<uint32_t>(format), StreamId(StreamPurpose::kData, 0xFFD), i};
  uint32_t at = 0;
  const auto below = [&](uint32_t n) { return static_cast<int>(stream.Word(at++) % n); };
  Sample s;
  s.format = format;
  // Where the whole sum lies: mostly in the middle, sometimes at an end of binary32.
  const int place = below(8), centre = place == 0 ? -140 : place == 1 ? 116 : below(60) - 30;
  const int spread = 1 << below(6);
  const int density = 1 + below(3) * below(24);
  const int reach = format == Format::kE5M2 ? 0 : 3;
  for (int block = 0; block < K / 32; ++block)
    s.SetExponent(block,
                  std::clamp(centre + below(static_cast<uint32_t>(2 * spread + 1)) - spread, -254, 254));
  for (int64_t k = 0; k < K; ++k) {
    if (below(32) >= density) continue;
    const auto code = [&]() -> uint8_t {
      if (reach != 0) return static_cast<uint8_t>(below(16));
      // Finite, few mantissa bits, small and large alike.
      return static_cast<uint8_t>(below(2) << 7 | below(31) << 2 | (below(4) == 0 ? below(4) : 0));
    };
    s.a[static_cast<size_t>(k)] = code();
    s.b[static_cast<size_t>(k)] = code();
    if (k != 0 && below(3) == 0) {  // a pair that cancels, in this block or another
      const auto other = static_cast<size_t>(below(static_cast<uint32_t>(K)));
      s.a[other] = static_cast<uint8_t>(s.a[static_cast<size_t>(k)] ^ (format == Format::kE5M2 ? 0x80 : 8));
      s.b[other] = s.b[static_cast<size_t>(k)];
    }
  }
  const int exponent = std::clamp(centre + below(64) - 32 + (reach == 0 ? 0 : 4), -149, 126);
  const uint32_t mantissa = below(3) == 0   ? 0
                            : below(2) == 0 ? 1u << below(23)
                                            : stream.Word(at++) & kF32MantissaMask;
  if (below(8) != 0) {
    s.c = exponent < -126 ? 1u << (exponent + 149) : static_cast<uint32_t>(exponent + 127) << 23 | mantissa;
    s.c |= below(2) == 0 ? kF32Sign : 0;
  }
  return s;
}

uint32_t Expected(Profile profile, const Sample& s, int64_t K) {
  return Accumulate(profile, s.format, s.a.data(), s.scale_a.data(), s.format, s.b.data(), s.scale_b.data(),
                    K, s.c);
}

std::string Describe(const Sample& s, int64_t K) {
  std::string text = fmt::format("C={:08x}", s.c);
  for (int64_t k = 0; k < K; ++k) {
    const auto i = static_cast<size_t>(k);
    if (s.a[i] == 0 && s.b[i] == 0) continue;
    text += fmt::format(" k{}:{:x}*{:x}@{}", k, s.a[i], s.b[i], s.Exponent(k));
  }
  return text;
}

}  // namespace mx::conformance
