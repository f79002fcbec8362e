#include "conformance/probe/quantiser_findings.h"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "conformance/reference.h"
#include "sim/base/bits.h"
#include "sim/base/error.h"

namespace mx::conformance {
namespace {

constexpr uint32_t kFour = 0x40800000, kNan = 0x7FC00000, kNegativeNan = 0xFFC00000;
constexpr std::array<std::pair<SrPair, const char*>, 5> kPairs = {{{SrPair::kPrng, "prng"},
                                                                   {SrPair::kSame, "same"},
                                                                   {SrPair::kIndependent, "independent"},
                                                                   {SrPair::kPair1Shift, "pair1-shift16"},
                                                                   {SrPair::kSeedShift, "seed-shift1"}}};

class Prober {
 public:
  explicit Prober(Device& device) : device_(device) {}

  QuantiserFindings Run() {
    if (Offered(Rounding::kRNE)) {
      ZeroBlock();
      Nan();
    }
    if (Offered(Rounding::kSR)) Pairs();
    return std::move(out_);
  }

 private:
  Problem Base(Rounding round, int64_t rows, int64_t cols) const {
    Problem p;
    p.op = Operation::kQuantizeRow;
    p.m = rows;
    p.n = cols;
    p.in = DType::kF32;
    p.round = round;
    p.noise = 0x9E3779B97F4A7C15;
    return p;
  }
  bool Offered(Rounding round) const { return device_.Unsupported(Base(round, 1, 32)).empty(); }

  // The scale bytes and the codes, one digit each, of rows of words.
  std::pair<std::vector<uint32_t>, std::string> Quantise(Problem p, const std::vector<uint32_t>& words) {
    p.words["x"] = words;
    TensorSet tensors = MakeTensors(p);
    const Answer answer = device_.Run(p, tensors);
    if (!answer.findings.empty())
      Fail("quantize/row: while it was probed the device reported: {}", answer.findings[0]);
    std::pair<std::vector<uint32_t>, std::string> out;
    const Tensor &codes = tensors["row_codes"], &scales = tensors["row_scales"];
    for (int64_t row = 0; row < p.m; ++row) {
      for (int64_t block = 0; block < scales.cols(); ++block) out.first.push_back(scales.Word(row, block));
      for (int64_t k = 0; k < p.n; ++k)
        out.second += fmt::format("{:x}", codes.Word(row, k / 2) >> (k % 2 == 0 ? 0 : 4) & 15);
    }
    return out;
  }

  void ZeroBlock() {
    const auto [scales, codes] = Quantise(Base(Rounding::kRNE, 1, 32), std::vector<uint32_t>(32, 0));
    out_.zero_byte = scales[0] == 127 ? "7f" : scales[0] == 0 ? "00" : "other";
    out_.lines.push_back({"Z1", "a block of zeros", fmt::format("scale {:02x} codes {}", scales[0], codes)});
    out_.sentences.push_back(fmt::format("a block of zeros has scale byte {:02x}", scales[0]));
  }

  void Nan() {
    std::vector<uint32_t> words(32, kFour);
    words[3] = kNan;
    words[8] = kNegativeNan;
    const auto [scales, codes] = Quantise(Base(Rounding::kRNE, 1, 32), words);
    out_.lines.push_back({"N1", "4.0 with a NaN at 3 and a negative one at 8",
                          fmt::format("scale {:02x} codes {}", scales[0], codes)});
    const std::string plain(32, '6');
    std::string hardware = plain, zero = plain;
    hardware[3] = '7';
    hardware[8] = 'f';
    zero[3] = zero[8] = '0';
    const std::string poison(32, '0');
    out_.nan = scales[0] == 127 && codes == hardware ? "hardware"
               : scales[0] == 255 && codes == poison ? "poison"
               : scales[0] == 127 && codes == zero   ? "zero"
                                                     : "other";
    out_.sentences.push_back(fmt::format("a NaN in a block: {} (scale {:02x}, codes {} and {})", out_.nan,
                                         scales[0], codes[3], codes[8]));
  }

  // Values whose rounding each reading of the noise decides otherwise: in a block of scale 1, element k holds
  // 1.m such that the noise of one reading just carries, or just does not. Every answer must be that
  // reading's.
  void Pairs() {
    constexpr int64_t kRows = 16, kCols = 128;
    const Problem p = Base(Rounding::kSR, kRows, kCols);
    const RandomStream random{p.noise, p.micro_batch, p.stream, p.step};
    const auto noise = [&](SrPair pair, int64_t row, int64_t k) {
      return NoiseWord(random, pair, Format::kE2M1, row, k, kCols) >> 10;
    };
    std::vector<bool> fits(kPairs.size(), true);
    for (size_t aim = 0; aim < kPairs.size(); ++aim) {
      std::vector<uint32_t> words;
      for (int64_t i = 0; i < kRows * kCols; ++i) {
        const int64_t row = i / kCols, k = i % kCols;
        const uint32_t carry = (1u << 22) - noise(kPairs[aim].first, row, k);
        const uint32_t m = row % 2 == 0 ? carry : carry - 1;
        words.push_back(k % 32 == 0 ? kFour : m >= 1u << 22 ? 0x3FA00000 : 0x3F800000 | m);
      }
      const auto [scales, codes] = Quantise(p, words);
      for (size_t reading = 0; reading < kPairs.size(); ++reading) {
        for (int64_t i = 0; i < kRows * kCols && fits[reading]; ++i) {
          if (i % 32 == 0) continue;
          const uint32_t m = words[static_cast<size_t>(i)] & 0x7FFFFF;
          const bool up = m + noise(kPairs[reading].first, i / kCols, i % kCols) >= 1u << 22;
          fits[reading] = codes[static_cast<size_t>(i)] == (up ? '3' : '2');
        }
      }
    }
    for (size_t i = 0; i < kPairs.size(); ++i) {
      if (fits[i]) out_.pairs.emplace_back(kPairs[i].second);
    }
    std::string names;
    for (const std::string& name : out_.pairs) names += (names.empty() ? "" : ", ") + name;
    out_.sentences.push_back(fmt::format("random words of stochastic rounding: {}",
                                         names.empty() ? "none of the known readings" : names));
    if (out_.pairs.empty()) return;
    // 0.125 rounds up for the highest quarter of the noise, or never.
    std::vector<uint32_t> words(static_cast<size_t>(kRows * kCols), 0x3E000000);
    for (size_t i = 0; i < words.size(); i += 32) words[i] = kFour;
    const auto [scales, codes] = Quantise(p, words);
    bool aligned = true, never = true;
    for (int64_t i = 0; i < kRows * kCols; ++i) {
      if (i % 32 == 0) continue;
      const char code = codes[static_cast<size_t>(i)];
      never &= code == '0';
      for (size_t j = 0; j < kPairs.size(); ++j) {
        if (!fits[j]) continue;
        aligned &= code == (noise(kPairs[j].first, i / kCols, i % kCols) >= 3u << 20 ? '1' : '0');
        break;
      }
    }
    out_.subnormal = aligned ? "aligned" : never ? "zero-below-quarter" : "other";
    out_.sentences.push_back(fmt::format("0.125 rounded stochastically: {}", out_.subnormal));
  }

  Device& device_;
  QuantiserFindings out_;
};

}  // namespace

QuantiserFindings ProbeQuantiser(Device& device) { return Prober(device).Run(); }

}  // namespace mx::conformance
