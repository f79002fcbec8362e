// Stochastic rounding: other noise, and the mean over much noise.
#include <fmt/format.h>

#include <cmath>
#include <utility>

#include "conformance/operand.h"
#include "conformance/properties/laws.h"
#include "sim/formats/codec.h"

namespace mx::conformance {
namespace {

constexpr uint32_t kMagnitude = 7, kSign = 8;

struct CopyOf {
  const char* prefix;
  int64_t rows, k;
};
CopyOf WhichCopy(const Problem& p) {
  return p.op == Operation::kQuantizeColumn ? CopyOf{"column_", p.n, p.m} : CopyOf{"row_", p.m, p.n};
}
MxTensor LoadCopy(const Problem& p, const TensorSet& set) {
  const CopyOf c = WhichCopy(p);
  const std::string prefix = c.prefix;
  return LoadOperand(ShapeOf(c.rows, c.k, Layout::kLinear, p.scale_layout), set[prefix + "codes"],
                     set[prefix + "scales"]);
}

double Value(uint32_t code) { return FromBits(Decode(Format::kE2M1, code & kMagnitude)); }

}  // namespace

Problem OtherNoise(const Check& check) {
  Problem p = check.problem;
  switch (check.by % 5) {
    case 0:
      ++p.noise;
      break;
    case 1:
      p.noise ^= uint64_t{1} << 32;
      break;
    case 2:
      ++p.step;
      break;
    case 3:
      ++p.micro_batch;
      break;
    default:
      p.stream ^= 1u << 4;
  }
  return p;
}

// Both roundings lie beside the same number, so that codes differ by one step at most, and scales do not.
void JudgeNoise(Trial& t) {
  const Problem other = OtherNoise(t.check);
  TensorSet first = MakeTensors(t.p), second = MakeTensors(other);
  if (!t.Run(t.p, first) || !t.Run(other, second)) return;
  const MxTensor a = LoadCopy(t.p, first), b = LoadCopy(other, second);
  t.result.comparison.elements += a.rows * a.k;
  if (a.scales != b.scales) t.Fault("the scales depend on the noise");
  int64_t differ = 0, far = 0;
  for (int64_t row = 0; row < a.rows; ++row) {
    for (int64_t k = 0; k < a.k; ++k) {
      const uint32_t x = a.Code(row, k), y = b.Code(row, k);
      differ += x != y;
      const int step = static_cast<int>(x & kMagnitude) - static_cast<int>(y & kMagnitude);
      far += step > 1 || step < -1 || ((x ^ y) & kSign) != 0;
    }
  }
  if (differ == 0) t.Fault("other noise gives the same codes");
  if (far != 0) t.Fault(fmt::format("{} codes are not beside the number that they round", far));
  t.result.comparison.wrong += far;
}

// One number everywhere: how often it is rounded up is binomial, elements of a pair perhaps alike. Six
// standard deviations are exceeded once in 10^9 fair runs. Even and odd elements are counted apart.
void JudgeUnbiased(Trial& t) {
  TensorSet set = MakeTensors(t.p);
  if (!t.Run(t.p, set)) return;
  const MxTensor mx = LoadCopy(t.p, set);
  const SourceView x = {std::as_const(set)["x"].data<uint8_t>(), t.p.in, t.p.m, t.p.n, t.p.n + t.p.gap};
  const uint32_t bits = x.F32Bits(0, 0) & kF32Abs;
  const int scale = mx.Scale(0, 0) - 127;
  t.result.comparison.elements += mx.rows * mx.k;
  if (scale == 128) return t.Fault("the scale is NaN");
  const double v = std::ldexp(static_cast<double>(FromBits(bits)), -scale);
  uint32_t below = 0;
  while (below < kMagnitude && Value(below + 1) <= v) ++below;
  const double low = Value(below), high = below == kMagnitude ? low : Value(below + 1);
  const double p = high == low ? 0 : (v - low) / (high - low);
  for (int64_t parity = 0; parity < 2; ++parity) {
    int64_t up = 0, count = 0;
    for (int64_t row = 0; row < mx.rows; ++row) {
      for (int64_t k = parity; k < mx.k; k += 2) {
        const uint32_t code = mx.Code(row, k) & kMagnitude;
        if (code != below && Value(code) != high)
          return t.Fault(fmt::format("{} was rounded to {}, which is not beside it", v, Value(code)));
        up += code != below;
        ++count;
      }
    }
    const double mean = p * static_cast<double>(count), spread = std::sqrt(mean * (1 - p));
    if (std::fabs(static_cast<double>(up) - mean) > 6 * spread + 1) {
      t.Fault(fmt::format("{} of {} {} elements {} were rounded up, {:.0f} +- {:.0f} would be fair", up,
                          count, parity == 0 ? "even" : "odd", v, mean, spread));
    }
  }
}

}  // namespace mx::conformance
