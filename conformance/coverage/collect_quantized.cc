// Points of quantised copies: codes, scale bytes, and, where nothing is rotated, the numbers they come from.
#include <algorithm>
#include <array>
#include <cmath>

#include "conformance/coverage/collect.h"
#include "conformance/coverage/points.h"
#include "conformance/operand.h"
#include "conformance/reference.h"
#include "sim/formats/codec.h"

namespace mx::conformance {
namespace {

// Hits are gathered here first: the counters are shared by all threads.
struct Tally {
  std::array<uint64_t, 32> codes{}, largest{}, nan{}, infinity{};
  std::array<uint64_t, 14> ties{};
  std::array<uint64_t, 28> beside{};
  std::array<uint64_t, kElementKindCount> kinds{};
  std::array<uint64_t, kScaleBranchCount> branches{};
  std::array<uint64_t, 255> bytes{};
  std::array<uint64_t, 8> turns{};
};

struct Block {
  const Problem& p;
  std::array<uint32_t, kBlock> bits{};  // of the source, as the copy reads it
  std::array<uint8_t, kBlock> codes{};
  size_t count = 0;
  uint8_t byte = 0;
  uint32_t step = 1;  // last place of the source's type, in binary32 bits

  uint32_t Largest() const {
    uint32_t largest = 0;
    for (size_t i = 0; i < count; ++i) {
      if (!IsNan(bits[i])) largest = std::max(largest, bits[i] & kF32Abs);
    }
    return largest;
  }
};

// Where a largest number lies relative to the mantissa at which its rule goes to the next exponent.
void CollectThreshold(const Block& b, uint32_t largest, Tally& t) {
  const ScaleRule rule = b.p.rule;
  const uint32_t threshold = rule == ScaleRule::kEven ? 0x600000u : rule == ScaleRule::kRceil ? 0x400000u : 0;
  const uint32_t mantissa = largest & kF32MantissaMask;
  t.branches[kBelowThreshold] += mantissa == ((threshold - b.step) & kF32MantissaMask);
  t.branches[kAtThreshold] += mantissa == threshold;
  t.branches[kAboveThreshold] += mantissa == threshold + b.step;
  const int floor = SharedExponent(ScaleRule::kFloor, Format::kE2M1, largest), s = b.byte - 127;
  // rceil and floor differ by the place of 6 in its binade; what counts is the step beyond their least.
  const bool carried = rule == ScaleRule::kFloor ? false : s > floor;
  ++t.branches[carried ? kCarried : kNotCarried];
}

void CollectBranch(const Block& b, Tally& t) {
  const auto nans = std::count_if(b.bits.begin(), b.bits.begin() + static_cast<int64_t>(b.count), IsNan);
  const uint32_t largest = b.Largest();
  if (static_cast<size_t>(nans) == b.count) {
    ++t.branches[kAllNan];
    return;
  }
  t.branches[kNanBeside] += nans != 0;
  t.branches[kZeroBlock] += largest == 0;
  t.branches[kInfiniteLargest] += largest == kF32Inf;
  if (largest == 0 || largest == kF32Inf) return;
  t.branches[kSubnormalLargest] += largest < 0x00800000u;
  t.branches[kClampedLow] += b.byte == 0;
  t.branches[kTopBinade] += largest >= 0x7F000000u;
  if (largest >= 0x02000000u && largest < 0x7F000000u) CollectThreshold(b, largest, t);
}

void CollectTies(const Block& b, uint32_t bits, double unit, Tally& t) {
  const uint32_t magnitude = bits & kF32Abs;
  for (size_t i = 0; i < kTieEighths.size(); ++i) {
    const double tie = kTieEighths[i] / 8.0;
    const auto at = [&](uint32_t word) { return std::fabs(FromBits(word)) * unit == tie; };
    if (at(magnitude)) ++t.ties[2 * i + (bits >> 31)];
    if (b.p.in == DType::kF16) continue;
    const size_t place = (b.p.in == DType::kF32 ? 0 : 14) + 2 * i;
    if (at(magnitude + b.step)) ++t.beside[place];
    if (magnitude >= b.step && at(magnitude - b.step)) ++t.beside[place + 1];
  }
}

void CollectElement(const Block& b, size_t i, Tally& t) {
  const uint32_t bits = b.bits[i], magnitude = bits & kF32Abs, minus = bits >> 31;
  if (magnitude == 0) ++t.kinds[kPlusZero + minus];
  if (IsNan(bits)) ++t.kinds[kPlusNan + minus], ++t.nan[i];
  if (IsInf(bits)) ++t.kinds[kPlusInfinity + minus], ++t.infinity[i];
  if (!IsFinite(bits) || magnitude == 0 || b.byte == 0xFF) return;
  t.kinds[kSubnormalSource] += magnitude < 0x00800000u;
  const double unit = Pow2(127 - b.byte), v = static_cast<double>(FromBits(magnitude)) * unit;
  if (v > 6) ++t.kinds[kPlusSaturated + minus];
  if ((b.codes[i] & 7) == 0) ++t.kinds[kPlusUnderflow + minus];
  if (b.p.round == Rounding::kRNE && v >= 0.24 && v < 5.1) CollectTies(b, bits, unit, t);
  if (b.p.round == Rounding::kSR && v < 6) {
    const double rounded = FromBits(Decode(Format::kE2M1, b.codes[i] & 7u));
    if (rounded != v) ++t.turns[(v < 1 ? 0 : 4) + i % 2 * 2 + (rounded > v)];
  }
}

void CollectCopy(const Problem& p, const SourceView& x, Axis axis, const MxTensor& mx, Tally& t) {
  Block b{p};
  b.step = p.in == DType::kF32 ? 1u : p.in == DType::kBF16 ? 1u << 16 : 1u << 13;
  for (int64_t row = 0; row < mx.rows; ++row) {
    for (int64_t block = 0; block < mx.blocks(); ++block) {
      b.byte = mx.Scale(row, block);
      if (b.byte != 0xFF) ++t.bytes[b.byte];
      b.count = static_cast<size_t>(std::min(kBlock, mx.k - block * kBlock));
      for (size_t i = 0; i < b.count; ++i) {
        const int64_t k = block * kBlock + static_cast<int64_t>(i);
        b.codes[i] = static_cast<uint8_t>(mx.Code(row, k));
        ++t.codes[b.codes[i] * 2u + i % 2];
        if (p.hadamard == 0) b.bits[i] = axis == Axis::kRow ? x.F32Bits(row, k) : x.F32Bits(k, row);
      }
      if (p.hadamard != 0) continue;
      const uint32_t largest = b.Largest();
      for (size_t i = 0; i < b.count; ++i) {
        if (largest != 0 && (b.bits[i] & kF32Abs) == largest) {
          ++t.largest[i];
          break;
        }
      }
      CollectBranch(b, t);
      for (size_t i = 0; i < b.count; ++i) CollectElement(b, i, t);
    }
  }
}

}  // namespace

void CollectQuantized(const Problem& p, const TensorSet& expected, Coverage& c) {
  Tally t;
  const SourceView x = ViewOf(expected["x"]);
  for (const Axis axis : {Axis::kRow, Axis::kColumn}) {
    const std::string prefix = axis == Axis::kRow ? "row_" : "column_";
    if (!expected.Has(prefix + "codes")) continue;
    const int64_t rows = axis == Axis::kRow ? p.m : p.n, k = axis == Axis::kRow ? p.n : p.m;
    const OperandShape shape = ShapeOf(rows, k, Layout::kLinear, p.scale_layout);
    CollectCopy(p, x, axis, LoadOperand(shape, expected[prefix + "codes"], expected[prefix + "scales"]), t);
  }
  const auto add = [&](Family family, const auto& counts, size_t first = 0) {
    for (size_t i = 0; i < counts.size(); ++i) c.Hit(family, first + i, counts[i]);
  };
  add(Family::kCodePlaces, t.codes);
  add(Family::kTies, t.ties);
  add(Family::kBeside, t.beside);
  add(Family::kElementKinds, t.kinds);
  add(Family::kScaleBranches, t.branches, static_cast<size_t>(p.rule) * kScaleBranchCount);
  add(Family::kScaleBytes, t.bytes);
  add(Family::kLargestPlaces, t.largest);
  add(Family::kNanPlaces, t.nan);
  add(Family::kInfinityPlaces, t.infinity);
  add(Family::kNoiseTurns, t.turns);
}

}  // namespace mx::conformance
