// The Hadamard rotation.
#include "sim/quant/hadamard.h"
#include "tools/golden/regression_util.h"

namespace mx::golden {
namespace {

int SizeParam(const Case& c, int64_t n) {
  if (!IsHadamardSize(static_cast<int>(n))) Fail("{}: n={} is no power of two from 2 to 128", c.where(), n);
  return static_cast<int>(n);
}

bool NormaliseParam(const Case& c) {
  const std::string factor = c.Param("factor", "1");
  if (factor != "1" && factor != "1/sqrt(n)")
    Fail("{}: factor={} is unknown; use 1 or 1/sqrt(n)", c.where(), factor);
  const std::string order = c.Param("order", "natural");
  if (order != "natural") Fail("{}: order={} is not supported; the order is natural", c.where(), order);
  return factor != "1";
}

// H H^T = n I for the unnormalised transform of every size up to n: rotating twice multiplies by n, exactly.
void CheckOrthogonal(const Case& c, int n) {
  for (int column = 0; column < n; ++column) {
    std::vector<float> x(static_cast<size_t>(n));
    x[static_cast<size_t>(column)] = 1;
    Hadamard(x.data(), n, false);
    Hadamard(x.data(), n, false);
    for (int i = 0; i < n; ++i) {
      if (x[static_cast<size_t>(i)] != static_cast<float>(i == column ? n : 0))
        Fail("{}: H{} is not orthogonal", c.where(), n);
    }
  }
}

// Every group of n of x, after the signs (a list of words, 0 or 1: flip).
std::vector<float> Rotate(std::vector<float> x, int n, bool normalise, const std::vector<uint32_t>& flips) {
  for (size_t i = 0; i < x.size() && !flips.empty(); ++i) {
    if (flips[i % flips.size()] != 0) x[i] = FromBits(ToBits(x[i]) ^ kF32Sign);
  }
  for (size_t i = 0; i + static_cast<size_t>(n) <= x.size(); i += static_cast<size_t>(n)) {
    Hadamard(x.data() + i, n, normalise);
  }
  return x;
}

std::vector<uint32_t> FlipsOf(const Case& c, int n) {
  if (c.inputs.count("flips") == 0) return {};
  auto flips = c.Input("flips");
  if (flips.size() != static_cast<size_t>(n)) Fail("{}: flips needs {} words", c.where(), n);
  return flips;
}

float Dot(const std::vector<float>& x, const std::vector<float>& y) {
  float sum = 0;
  for (size_t i = 0; i < x.size(); ++i) sum += x[i] * y[i];
  return sum;
}

}  // namespace

Outputs RotateGroup(const Case& c) {
  const int n = SizeParam(c, c.Int("n", 16));
  const bool normalise = NormaliseParam(c);
  const auto x = Floats(c.Input("x"));
  if (x.empty() || x.size() % static_cast<size_t>(n) != 0)
    Fail("{}: x is no multiple of {} words", c.where(), n);
  for (int size = 2; size <= kMaxHadamard; size *= 2) CheckOrthogonal(c, size);
  return {{"out", HexWords(BitsOf(Rotate(x, n, normalise, FlipsOf(c, n))), 8)}};
}

// The first unit vector times x under each size of the list: all outputs of a size are one word, n16, n32,
// ...
Outputs RotateUnit(const Case& c) {
  const bool normalise = NormaliseParam(c);
  const uint32_t x = c.Input("x").at(0);
  Outputs outputs;
  for (const std::string& word : SplitWords(c.Param("sizes"), c.where())) {
    const int n = SizeParam(c, std::stol(word));
    std::vector<float> unit(static_cast<size_t>(n));
    unit[0] = FromBits(x);
    const auto bits = BitsOf(Rotate(unit, n, normalise, {}));
    for (uint32_t other : bits) {
      if (other != bits[0]) Fail("{}: outputs of size {} differ", c.where(), n);
    }
    outputs["n" + word] = {Hex(bits[0], 8)};
  }
  return outputs;
}

// Both operands of a dot product under the same signs and rotation (unnormalised): rotated x, the plain dot
// product, that of the rotated vectors over n, and what comes out when only x is sign-flipped.
Outputs RotatePair(const Case& c) {
  const int n = SizeParam(c, c.Int("n", 16));
  const auto x = Floats(c.Input("x")), y = Floats(c.Input("y"));
  if (x.size() != static_cast<size_t>(n) || y.size() != x.size())
    Fail("{}: x and y need {} words", c.where(), n);
  const auto flips = FlipsOf(c, n);
  const auto hx = Rotate(x, n, false, flips), hy = Rotate(y, n, false, flips),
             plain = Rotate(y, n, false, {});
  const auto over_n = [&](float dot) { return Words{Hex(ToBits(dot / static_cast<float>(n)), 8)}; };
  return {{"hx", HexWords(BitsOf(hx), 8)},
          {"dot", {Hex(ToBits(Dot(x, y)), 8)}},
          {"rotated", over_n(Dot(hx, hy))},
          {"one-side", over_n(Dot(hx, plain))}};
}

// A rows x cols matrix rotated along its last and along its first axis, unnormalised, the whole axis as one
// group.
Outputs RotateAxes(const Case& c) {
  const int rows = SizeParam(c, c.Int("rows", 2)), cols = SizeParam(c, c.Int("cols", 2));
  const auto x = Floats(c.Input("x"));
  if (x.size() != static_cast<size_t>(rows * cols)) Fail("{}: x needs {} words", c.where(), rows * cols);
  std::vector<float> first(x.size());
  for (int j = 0; j < cols; ++j) {
    std::vector<float> column;
    for (int i = 0; i < rows; ++i) column.push_back(x[static_cast<size_t>(i * cols + j)]);
    Hadamard(column.data(), rows, false);
    for (int i = 0; i < rows; ++i) first[static_cast<size_t>(i * cols + j)] = column[static_cast<size_t>(i)];
  }
  return {{"last", HexWords(BitsOf(Rotate(x, cols, false, {})), 8)}, {"first", HexWords(BitsOf(first), 8)}};
}

}  // namespace mx::golden
