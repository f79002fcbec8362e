#include "conformance/probe/conversion_findings.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>

#include "sim/base/bits.h"
#include "sim/base/philox.h"

namespace mx::conformance {
namespace {

constexpr uint32_t kOne = 0x3F800000, kNan = 0x7FC00000;

// A source type of the stochastic conversion: its 1.0, mantissa bits, and how two values are handed over.
struct Source {
  ConvertOp op;
  const char* name;
  uint32_t one;
  int mantissa;
};
constexpr std::array<Source, 3> kSources = {{{ConvertOp::kSrF32, "f32", kOne, 23},
                                             {ConvertOp::kSrF16, "f16", 0x3C00, 10},
                                             {ConvertOp::kSrBf16, "bf16", 0x3F80, 7}}};

ConvertCall Pair(const Source& s, uint32_t first, uint32_t second, uint32_t seed) {
  if (s.op == ConvertOp::kSrF32) return {s.op, first, second, seed};
  return {s.op, first | second << 16, 0, seed};
}

class Prober {
 public:
  explicit Prober(Conversions& unit) : unit_(unit) {}

  ConversionFindings Run() {
    for (const Source& source : kSources) Align(source);
    SecondSeed();
    Subnormal();
    Specials();
    Scales();
    Nearest();
    Unpack();
    Table();
    return std::move(out_);
  }

 private:
  template <typename... Args>
  void Sentence(fmt::format_string<Args...> format, Args&&... args) {
    out_.sentences.push_back(fmt::format(format, std::forward<Args>(args)...));
  }
  uint32_t One(const ConvertCall& call) { return unit_.Run({call}).front().low; }

  // The least n in [0, limit] for which `call(i, n)` of element `element` gives a code above its code at n =
  // 0, for each i; limit + 1 where none does. Codes must not fall as n grows.
  std::vector<uint32_t> Thresholds(size_t count, uint32_t limit, int element,
                                   const std::function<ConvertCall(size_t, uint32_t)>& call) {
    std::vector<uint32_t> low(count, 0), high(count, limit + 1);  // low: not above, high: above
    std::vector<ConvertCall> calls;
    const auto code = [&](const ConvertAnswer& a) { return a.low >> 4 * element & 7; };
    for (size_t i = 0; i < count; ++i) calls.push_back(call(i, 0));
    std::vector<uint32_t> base;
    for (const ConvertAnswer& a : unit_.Run(calls)) base.push_back(code(a));
    for (bool open = true; open;) {
      calls.clear();
      for (size_t i = 0; i < count; ++i) calls.push_back(call(i, std::min((low[i] + high[i]) / 2, limit)));
      const auto answers = unit_.Run(calls);
      open = false;
      for (size_t i = 0; i < count; ++i) {
        if (high[i] - low[i] <= 1) continue;
        const uint32_t middle = (low[i] + high[i]) / 2;
        (code(answers[i]) > base[i] ? high[i] : low[i]) = middle;
        open |= high[i] - low[i] > 1;
      }
    }
    return high;
  }

  // What each seed bit weighs: 1.0 + n last places rounds up to 1.5 once n and the noise reach half.
  std::vector<uint32_t> Weights(const Source& s, const std::vector<uint32_t>& seeds, int element) {
    const uint32_t half = 1u << (s.mantissa - 1);
    const auto least = Thresholds(seeds.size(), half - 1, element, [&](size_t i, uint32_t n) {
      return element == 0 ? Pair(s, s.one + n, s.one, seeds[i]) : Pair(s, s.one, s.one + n, seeds[i]);
    });
    std::vector<uint32_t> weights;
    for (const uint32_t n : least) weights.push_back(half - n);
    return weights;
  }

  void Align(const Source& s) {
    std::vector<uint32_t> seeds;
    for (int bit = 0; bit < 32; ++bit) seeds.push_back(1u << bit);
    const RandomStream random{1, 0, StreamId(StreamPurpose::kData, 0xFFC), 0};
    for (uint64_t i = 0; i < 16; ++i) seeds.push_back(random.Word(i));
    const auto weights = Weights(s, seeds, 0);
    int shift = -1;
    for (int candidate = 0; candidate < 32 && shift < 0; ++candidate) {
      bool all = true;
      for (size_t i = 0; i < seeds.size(); ++i) all &= weights[i] == seeds[i] >> candidate;
      if (all) shift = candidate;
    }
    const std::string align = shift >= 0 ? fmt::format("seed>>{}", shift) : "other";
    out_.align += fmt::format("{}{} {}", out_.align.empty() ? "" : ", ", s.name, align);
    if (shift >= 0) {
      Sentence("stochastic from {}: the noise is seed >> {}, its top bit weighs 2^{} of a step", s.name,
               shift, 31 - shift - (s.mantissa - 1));
      return;
    }
    std::string text;
    for (int bit = 31; bit >= 0; --bit) {
      if (weights[static_cast<size_t>(bit)] != 0)
        text += fmt::format(" {}:{:x}", bit, weights[static_cast<size_t>(bit)]);
    }
    Sentence("stochastic from {}: seed bits weigh, in last places,{}", s.name,
             text.empty() ? " nothing" : text);
  }

  void SecondSeed() {
    struct Reading {
      const char* name;
      uint32_t (*seed)(uint32_t);
    };
    static constexpr std::array<Reading, 6> kReadings = {{
        {"prng", [](uint32_t s) { return s << 1 ^ ((s >> 31) != 0 ? 0xC5u : 0u); }},
        {"same", [](uint32_t s) { return s; }},
        {"shift1", [](uint32_t s) { return s >> 1; }},
        {"shift16", [](uint32_t s) { return s >> 16; }},
        {"rotate16", [](uint32_t s) { return s >> 16 | s << 16; }},
        {"inverted", [](uint32_t s) { return ~s; }},
    }};
    const Source& s = kSources[0];
    const RandomStream random{2, 0, StreamId(StreamPurpose::kData, 0xFFC), 0};
    std::vector<uint32_t> seeds;
    for (uint64_t i = 0; i < 24; ++i) seeds.push_back(random.Word(i));
    const auto second = Weights(s, seeds, 1);
    out_.second_seed = "other";
    for (const Reading& reading : kReadings) {
      std::vector<uint32_t> derived;
      for (const uint32_t seed : seeds) derived.push_back(reading.seed(seed));
      // As the first element would take the derived seed.
      if (Weights(s, derived, 0) != second) continue;
      out_.second_seed = reading.name;
      break;
    }
    Sentence("the second element's seed: {}", out_.second_seed);
  }

  // Below 1.0 the step stays 0.5. Which noise rounds up, for values down to 2^-12, against what readings
  // predict.
  void Subnormal() {
    static constexpr std::array<uint32_t, 16> kValues = {
        0x3F7FFFFF, 0x3F400000, 0x3F000001, 0x3F000000, 0x3EFFFFFF, 0x3EC00000, 0x3E99999A, 0x3E800000,
        0x3E7FFFFF, 0x3E000000, 0x3DCCCCCD, 0x3D800000, 0x3D000000, 0x3B800000, 0x3A000000, 0x39800000};
    struct Reading {
      const char* name;
      // The least noise, in last places of 1.0 (22 bits), that rounds up; 2^22 where none does.
      uint32_t (*least)(uint32_t significand, int below);  // below: -E
    };
    static constexpr uint32_t kStep = 1u << 22;
    static constexpr std::array<Reading, 3> kReadings = {{
        {"aligned", [](uint32_t m, int below) { return kStep - (m >> below) % kStep; }},
        {"zero-below-quarter",
         [](uint32_t m, int below) { return below > 2 ? kStep : kStep - (m >> below) % kStep; }},
        {"scaled",  // the noise is shifted with the value
         [](uint32_t m, int below) {
           const uint64_t unit = uint64_t{kStep} << below;
           return static_cast<uint32_t>(std::min<uint64_t>(unit - m % unit, kStep));
         }},
    }};
    const auto least = Thresholds(kValues.size(), kStep - 1, 0, [&](size_t i, uint32_t noise) {
      return Pair(kSources[0], kValues[i], kValues[i], noise << 10);
    });
    out_.subnormal = "other";
    for (const Reading& reading : kReadings) {
      bool all = true;
      for (size_t i = 0; i < kValues.size(); ++i) {
        const NormalisedF32 n = Normalise(kValues[i]);
        all &= least[i] == reading.least(n.significand, -n.Binade());
      }
      if (!all) continue;
      out_.subnormal = reading.name;
      break;
    }
    std::string text;
    for (size_t i = 0; i < kValues.size(); ++i)
      text += fmt::format(" {:08x}:{}", kValues[i],
                          least[i] == kStep ? "never" : fmt::format("{:06x}", least[i]));
    Sentence("below 1.0: {}; least noise that rounds up:{}", out_.subnormal, text);
  }

  std::string Agreeing(const std::vector<std::pair<const char*, std::vector<uint32_t>>>& readings,
                       const std::vector<uint32_t>& answers) {
    for (const auto& [name, expected] : readings) {
      if (expected == answers) return name;
    }
    return "other";
  }

  void Specials() {
    std::vector<uint32_t> answers;
    for (const ConvertOp op : {ConvertOp::kF32, ConvertOp::kSrF32}) {
      for (const uint32_t x : {kNan, 0xFFC00000u, 0x7F800001u, 0x7FC12345u})
        answers.push_back(One({op, x, x, 0x12345678}) & 255);
    }
    out_.nan = Agreeing(
        {{"max", {0x77, 0xFF, 0x77, 0x77, 0x77, 0xFF, 0x77, 0x77}}, {"zero", {0, 0, 0, 0, 0, 0, 0, 0}}},
        answers);
    Sentence("NaN becomes: {} ({:02x} for 7fc00000, {:02x} for ffc00000)", out_.nan, answers[0], answers[1]);
    const uint32_t scale = kF32Inf, old = 0xA5A5A5A5;  // exponent field 255
    const std::vector<uint32_t> marked = {One({ConvertOp::kF32, 0x40000000, 0xC0000000, 0, scale, old}),
                                          One({ConvertOp::kSrF32, 0x40000000, 0xC0000000, 5, scale, old})};
    out_.scale_nan = Agreeing(
        {{"max", {0xA5A5A5F7, 0xA5A5A5F7}}, {"unchanged", {old, old}}, {"zero", {0xA5A5A500, 0xA5A5A500}}},
        marked);
    Sentence("a scale exponent of 255: {} ({:08x} over {:08x})", out_.scale_nan, marked[0], old);
  }

  // Exponent field 0: 2^-127 as a byte of E8M0, 2^-126 as a binary32 subnormal's exponent, or nothing.
  void Scales() {
    const std::vector<uint32_t> answers = {One({ConvertOp::kF32, 0x00800000, 0x01000000, 0, 0}) & 255,
                                           One({ConvertOp::kToF32, 0x22, 0, 0, 0})};
    out_.scale_zero = Agreeing({{"2^-127", {0x64, 0x00400000}}, {"2^-126", {0x42, 0x00800000}}}, answers);
    Sentence("a scale exponent of 0 means: {} (pack {:02x}, unpack {:08x})", out_.scale_zero, answers[0],
             answers[1]);
  }

  void Nearest() {
    // Ties 0.25 0.75 1.25 1.75 2.5 3.5 5, values beside them, overflow, signed zero.
    static constexpr std::array<std::pair<uint32_t, uint32_t>, 14> kCases = {{{0x3E800000, 0},
                                                                              {0x3F400000, 2},
                                                                              {0x3FA00000, 2},
                                                                              {0x3FE00000, 4},
                                                                              {0x40200000, 4},
                                                                              {0x40600000, 6},
                                                                              {0x40A00000, 6},
                                                                              {0x40A00001, 7},
                                                                              {0x3E800001, 1},
                                                                              {0x3F3FFFFF, 1},
                                                                              {0x7F7FFFFF, 7},
                                                                              {kF32Inf, 7},
                                                                              {0x80000000, 8},
                                                                              {0xBFA00001, 11}}};
    out_.nearest_even = true;
    for (const auto& [x, code] : kCases)
      out_.nearest_even &= (One({ConvertOp::kF32, x, x}) & 255) == code * 17;
    Sentence("conversion to nearest: {}",
             out_.nearest_even ? "ties to the even code, saturating" : "not ties to even");
  }

  void Unpack() {
    static constexpr float kValues[] = {0, .5f, 1, 1.5f, 2, 3, 4, 6};
    bool exact = true;
    for (uint32_t code = 0; code < 16; ++code) {
      const ConvertAnswer got =
          unit_.Run({{ConvertOp::kToF32, code | (15 - code) << 4, 0, 0, 130u << 23}}).front();
      const auto want = [&](uint32_t c) { return ToBits(kValues[c & 7] * 8) | (c >> 3) << 31; };
      exact &= got.low == want(code) && got.high == want(15 - code);
    }
    out_.unpack_exact = exact;
    const uint32_t nan = One({ConvertOp::kToF32, 0x22, 0, 0, kF32Inf}),
                   large = One({ConvertOp::kToF32, 0x77, 0, 0, 254u << 23}),
                   small = One({ConvertOp::kToF32, 0x11, 0, 0, 1u << 23});
    Sentence("unpacking: {}; scale 255 gives {:08x}, 6 x 2^127 {:08x}, 0.5 x 2^-126 {:08x}",
             exact ? "exact" : "not the product of code and scale", nan, large, small);
  }

  void Line(const char* name, const char* question, const ConvertCall& call, int digits) {
    out_.lines.push_back(
        {name, question, fmt::format("{:0{}x}", One(call) & (digits == 2 ? 255u : ~0u), digits)});
  }

  // The list as it is published, for the record.
  void Table() {
    const auto f32 = [](uint32_t x, uint32_t seed) { return ConvertCall{ConvertOp::kSrF32, x, x, seed}; };
    Line("S1", "f32 1.25, seed 7fffffff", f32(0x3FA00000, 0x7FFFFFFF), 2);
    Line("S1", "f32 1.25, seed 80000000", f32(0x3FA00000, 0x80000000), 2);
    Line("S2", "f32 1+2^-23, seed fffffbff", f32(0x3F800001, 0xFFFFFBFF), 2);
    Line("S2", "f32 1+2^-23, seed fffffc00", f32(0x3F800001, 0xFFFFFC00), 2);
    Line("S3", "f32 0.125, seed bfffffff", f32(0x3E000000, 0xBFFFFFFF), 2);
    Line("S3", "f32 0.125, seed c0000000", f32(0x3E000000, 0xC0000000), 2);
    Line("S4", "f32 0.375, seed 3fffffff", f32(0x3EC00000, 0x3FFFFFFF), 2);
    Line("S4", "f32 0.375, seed 40000000", f32(0x3EC00000, 0x40000000), 2);
    Line("S5", "f32 1-2^-24, seed 000003ff", f32(0x3F7FFFFF, 0x3FF), 2);
    Line("S5", "f32 1-2^-24, seed 00000400", f32(0x3F7FFFFF, 0x400), 2);
    Line("S6", "f32 (1.25, 1.25), seed 80000000", f32(0x3FA00000, 0x80000000), 2);
    Line("S7", "f32 NaN 7fc00000", f32(kNan, 1), 2);
    Line("S7", "f32 NaN ffc00000", f32(0xFFC00000, 1), 2);
    Line("S7", "f32 Inf", f32(kF32Inf, 1), 2);
    Line("S8", "f32 2.0, scale 7f800000, over a5a5a5a5",
         {ConvertOp::kSrF32, 0x40000000, 0x40000000, 1, kF32Inf, 0xA5A5A5A5}, 8);
    Line("S9", "f32 (6.5, 7.5), seed 0", {ConvertOp::kSrF32, 0x40D00000, 0x40F00000, 0}, 2);
    Line("S10", "bf16 1.25, seed 7fffffff", {ConvertOp::kSrBf16, 0x3FA03FA0, 0, 0x7FFFFFFF}, 2);
    Line("S10", "bf16 1.25, seed 80000000", {ConvertOp::kSrBf16, 0x3FA03FA0, 0, 0x80000000}, 2);
    Line("PRNG", "v_prng_b32 deadbeef", {ConvertOp::kPrng, 0, 0, 0xDEADBEEF}, 8);
  }

  Conversions& unit_;
  ConversionFindings out_;
};

}  // namespace

ConversionFindings ProbeConversions(Conversions& unit) { return Prober(unit).Run(); }

}  // namespace mx::conformance
