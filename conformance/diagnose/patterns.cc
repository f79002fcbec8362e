// Plain reasons for a mismatch, from its bits alone: each row looks at every element and answers only if it
// explains them all.
#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "conformance/compare.h"
#include "conformance/diagnose/patterns.h"
#include "sim/base/bits.h"
#include "sim/formats/codec.h"

namespace mx::conformance {
namespace {

struct Pair {
  const Problem& problem;
  const Tensor &want, &got;
  bool codes, scales;

  // Whether `holds(expected, found, row, col)` for every stored word that differs.
  bool All(const std::function<bool(uint32_t, uint32_t, int64_t, int64_t)>& holds) const {
    for (int64_t row = 0; row < want.rows(); ++row) {
      for (int64_t col = 0; col < want.cols(); ++col) {
        const uint32_t a = want.Word(row, col), b = got.Word(row, col);
        if (a != b && !holds(a, b, row, col)) return false;
      }
    }
    return true;
  }
  uint32_t Poison() const {
    uint32_t word = 0;
    for (int i = 0; i < Bytes(want.type()); ++i) word = word << 8 | static_cast<uint32_t>(Tensor::kPoison);
    return word;
  }
  // As binary32 bits, for numbers.
  uint32_t Number(uint32_t word) const {
    return want.type() == TensorType::kBF16  ? Bf16ToF32(static_cast<uint16_t>(word))
           : want.type() == TensorType::kF16 ? F16ToF32(static_cast<uint16_t>(word))
                                             : word;
  }
};

std::string NotWritten(const Pair& p) {
  int64_t right = 0;
  for (int64_t row = 0; row < p.want.rows(); ++row) {
    for (int64_t col = 0; col < p.want.cols(); ++col) right += p.want.Word(row, col) == p.got.Word(row, col);
  }
  if (!p.All([&](uint32_t, uint32_t b, int64_t, int64_t) { return b == p.Poison(); })) return "";
  return right == 0 ? "nothing was written" : "the wrong ones were never written";
}

// Which bytes of a dword are ever wrong, when the others are always right: what a packed conversion loses
// when the compiler does not carry its earlier bytes.
std::string LostBytes(const Pair& p) {
  if (!p.codes || p.want.cols() % 4 != 0) return "";
  constexpr int64_t kFewest = 16;  // and a quarter of them: what is lost is wrong wherever it was not zero
  std::array<int64_t, 4> wrong{};
  const bool all_lost = p.All([&](uint32_t, uint32_t, int64_t, int64_t col) {
    ++wrong[static_cast<size_t>(col % 4)];
    return true;
  });
  std::string lost, kept;
  const int64_t dwords = p.want.rows() * p.want.cols() / 4;
  for (size_t byte = 0; byte < 4; ++byte) {
    if (wrong[byte] != 0 && wrong[byte] < std::max(kFewest, dwords / 4)) return "";
    std::string& list = wrong[byte] != 0 ? lost : kept;
    list += (list.empty() ? "" : ", ") + std::to_string(byte);
  }
  if (!all_lost || lost.empty() || kept.empty()) return "";
  return fmt::format(
      "every wrong code lies in byte {} of its dword, byte {} is right everywhere: bytes lost between "
      "chained "
      "conversions (the destination of v_cvt_scalef32_sr_pk_fp4 was not carried over)",
      lost, kept);
}

std::string Nibbles(const Pair& p) {
  if (!p.codes) return "";
  const bool swapped =
      p.All([](uint32_t a, uint32_t b, int64_t, int64_t) { return b == ((a << 4 | a >> 4) & 0xFFu); });
  return swapped ? "the two codes of a byte are swapped" : "";
}

std::string ZeroSign(const Pair& p) {
  if (p.scales) return "";
  if (p.codes) {
    const auto holds = [](uint32_t a, uint32_t b, int64_t, int64_t) {
      const uint32_t d = a ^ b;
      return ((d & 0xF) == 0 || ((d & 0xF) == 8 && (a & 7) == 0)) &&
             ((d >> 4) == 0 || ((d >> 4) == 8 && (a >> 4 & 7) == 0));
    };
    return p.All(holds) ? "only signs of zeros differ" : "";
  }
  const auto holds = [&](uint32_t a, uint32_t b, int64_t, int64_t) {
    return (p.Number(a) & kF32Abs) == 0 && (p.Number(b) & kF32Abs) == 0;
  };
  return p.All(holds) ? "only signs of zeros differ" : "";
}

std::string ScaleShift(const Pair& p) {
  if (!p.scales) return "";
  int shift = 0;
  const bool constant = p.All([&](uint32_t a, uint32_t b, int64_t, int64_t) {
    const int delta = static_cast<int>(b) - static_cast<int>(a);
    if (shift == 0) shift = delta;
    return delta == shift;
  });
  return constant ? fmt::format("the wrong scales are off by {:+d}: another scale rule?", shift) : "";
}

std::string Specials(const Pair& p) {
  if (p.codes || p.scales) return "";
  const auto nan = [&](uint32_t a, uint32_t b, int64_t, int64_t) {
    return IsNan(p.Number(a)) && IsNan(p.Number(b));
  };
  if (p.All(nan)) return "only the bits of NaN differ";
  const auto flushed = [&](uint32_t a, uint32_t b, int64_t, int64_t) {
    return (p.Number(a) & kF32Abs) < 0x00800000u && (p.Number(b) & kF32Abs) < 0x00800000u;
  };
  if (p.All(flushed)) return "only subnormal results differ: flushed on one side?";
  const auto special = [&](uint32_t a, uint32_t b, int64_t, int64_t) {
    return !IsFinite(p.Number(a)) || !IsFinite(p.Number(b));
  };
  return p.All(special) ? "only where NaN or Inf is expected or found" : "";
}

std::string Transposed(const Pair& p) {
  if (p.codes || p.scales || p.want.rows() != p.want.cols() || p.want.rows() < 2) return "";
  const bool holds =
      p.All([&](uint32_t, uint32_t b, int64_t row, int64_t col) { return b == p.want.Word(col, row); });
  return holds ? "the result is transposed" : "";
}

// All values are there, elsewhere.
std::string Permuted(const Pair& p) {
  if (p.codes) return "";
  std::vector<uint32_t> a, b;
  for (int64_t row = 0; row < p.want.rows(); ++row) {
    for (int64_t col = 0; col < p.want.cols(); ++col) {
      a.push_back(p.want.Word(row, col));
      b.push_back(p.got.Word(row, col));
    }
  }
  std::sort(a.begin(), a.end());
  std::sort(b.begin(), b.end());
  if (a != b || a.front() == a.back()) return "";
  return "the right values in the wrong places: a layout";
}

std::string LastPlace(const Pair& p) {
  if (p.codes || p.scales) return "";
  const auto near = [](uint32_t a, uint32_t b, int64_t, int64_t) { return a - b == 1 || b - a == 1; };
  return p.All(near) ? "off by one in the last place: the order of sums, or rounding" : "";
}

std::string OneCode(const Pair& p) {
  if (!p.codes) return "";
  const auto step = [](uint32_t a, uint32_t b) {
    return a == b || ((a ^ b) < 8 && (a - b == 1 || b - a == 1));
  };
  const auto holds = [&](uint32_t a, uint32_t b, int64_t, int64_t) {
    return step(a & 0xF, b & 0xF) && step(a >> 4, b >> 4);
  };
  return p.All(holds) ? "off by one code everywhere: rounding" : "";
}

struct Row {
  Cause cause;
  const char* stage;
  std::string (*reason)(const Pair&);
};
constexpr Row kRows[] = {
    {Cause::kTail, "memory", NotWritten},
    {Cause::kZeroSign, "code", ZeroSign},
    {Cause::kNibbles, "packing", Nibbles},
    {Cause::kLostBytes, "packing", LostBytes},
    {Cause::kScaleShift, "scale", ScaleShift},
    {Cause::kNone, "", Specials},
    {Cause::kTransposed, "memory", Transposed},
    {Cause::kNone, "layout", Permuted},
    {Cause::kNone, "code", OneCode},
    {Cause::kNone, "product", LastPlace},
};

}  // namespace

Pattern PatternOf(const Problem& problem, const std::string& tensor, const TensorSet& expected,
                  const TensorSet& found) {
  const Pair pair{problem, expected[tensor], found[tensor], tensor.ends_with("codes"),
                  tensor.ends_with("scales")};
  for (const Row& row : kRows) {
    const std::string text = row.reason(pair);
    if (!text.empty()) return {row.cause, row.stage, text};
  }
  return {};
}

std::string Diagnose(const Problem& problem, const std::string& tensor, const TensorSet& expected,
                     const TensorSet& found) {
  return PatternOf(problem, tensor, expected, found).sentence;
}

}  // namespace mx::conformance
