// Problems for a foreign kernel, inside the sizes of its signature.
#include <algorithm>
#include <iterator>
#include <utility>

#include "conformance/foreign.h"
#include "sim/base/philox.h"

namespace mx::conformance {
namespace {

constexpr int64_t kMostWork = int64_t{1} << 25;  // multiplications of a problem: the reference is scalar
constexpr size_t kScaleClasses = static_cast<size_t>(ScaleClass::kEnds) + 1;
constexpr size_t kDistributions = static_cast<size_t>(Distribution::kBits) + 1;
constexpr float kAlphas[] = {1.0f, 0.75f, -3.1f};
constexpr CodeClass kCodes[] = {CodeClass::kAny, CodeClass::kLarge, CodeClass::kAny, CodeClass::kSparse};
constexpr int64_t kDepths[] = {256, 8192, 512, 768, 4096, 1024, 1280, 2048, 2816, 1536, 5632, 3328};

int64_t Parameter(const SignatureObject& object, const char* name, int64_t fallback) {
  const auto found = object.parameters.find(name);
  return found == object.parameters.end() ? fallback : found->second;
}

class Generator {
 public:
  Generator(const Signature& s, const SignatureObject& object, uint64_t seed)
      : s_(s), object_(object), seed_(seed) {
    Problem p;
    p.op = s.op;
    p.m = p.n = p.k = 256;
    const Values values = LaunchValues(s, object, p);
    for (size_t i = 0; i < 3; ++i) step_[i] = std::max<int64_t>(1, Evaluate(s.step[i], values, s.where));
    scaled_ = Evaluate(s.alpha, values, s.where) != 0;
  }

  Problem Make(size_t i) const {
    const RandomStream stream{seed_, 0, StreamId(StreamPurpose::kData, 0xFFE), 0};
    const auto words = stream.Block(static_cast<uint32_t>(i));
    Problem p;
    p.op = s_.op;
    p.in = s_.in;
    p.out = s_.out;
    p.seed = words[0];
    for (const auto& [key, value] : s_.fixed) SetParameter(p, key, value);
    if (p.op == Operation::kGemm) {
      Gemm(p, i, words[1]);
    } else {
      Matrix(p, i, words[1]);
    }
    return p;
  }

 private:
  // Sizes of one step, whole tiles, ragged tiles and anything.
  int64_t Rows(size_t i, uint32_t word) const {
    const int64_t tile = Parameter(object_, "tile_m", 32);
    const int64_t sizes[] = {1, tile, tile * 3 / 2 - 3, 2 * tile + 5, 1 + word % (3 * tile)};
    return Multiple(sizes[i % std::size(sizes)], step_[0]);
  }
  static int64_t Multiple(int64_t size, int64_t step) { return std::max(step, size / step * step); }

  void Gemm(Problem& p, size_t i, uint32_t word) const {
    p.k = Multiple(kDepths[i % std::size(kDepths)], step_[2]);
    p.n = Multiple(step_[1] == 1 ? 1 + word / 7 % 96 : static_cast<int64_t>(1 + (i / 2) % 2) * step_[1],
                   step_[1]);
    while (p.n > step_[1] && p.n * p.k > kMostWork) p.n -= step_[1];
    p.m = Multiple(std::min(Rows(i, word), std::max<int64_t>(1, kMostWork / (p.n * p.k))), step_[0]);
    p.codes = kCodes[i % std::size(kCodes)];
    p.scales = static_cast<ScaleClass>((i + i / kScaleClasses) % kScaleClasses);
    if (scaled_) p.alpha = kAlphas[i % std::size(kAlphas)];
    if (!s_.choice.name.empty() && i % 3 != 0) Split(p, i / 3);
  }

  // K in 2^1, 2^2, ... ranges, as far as the kernel's own rule gives more than one.
  void Split(Problem& p, size_t i) const {
    if (Parameter(object_, "split", 1) == 0) return;
    const int64_t choices = s_.choice.last - s_.choice.first;
    if (choices < 1) return;
    for (int64_t at = 1 + static_cast<int64_t>(i) % std::min<int64_t>(choices, 3); at >= 1; --at) {
      Signature chosen = s_;
      chosen.choice.first = s_.choice.first + at;
      Problem whole = p;
      whole.split = 0;
      const int64_t range = Evaluate(s_.choice.goal, LaunchValues(chosen, object_, whole), s_.where);
      if (range < p.k) {
        p.split = range;
        return;
      }
    }
  }

  void Matrix(Problem& p, size_t i, uint32_t word) const {
    const int64_t columns[] = {32, 64, 96, 256, 1024, 32 * (1 + word % 24)};
    p.m = Rows(i, word);
    p.n = Multiple(columns[i / 2 % std::size(columns)], std::max<int64_t>(step_[1], 1));
    p.k = 1;
    p.data = static_cast<Distribution>(i % kDistributions);
    p.scales = static_cast<ScaleClass>(i % kScaleClasses);
  }

  const Signature& s_;
  const SignatureObject& object_;
  uint64_t seed_;
  std::array<int64_t, 3> step_{1, 1, 1};
  bool scaled_ = false;
};

}  // namespace

std::vector<Problem> ForeignProblems(const Signature& signature, const SignatureObject& object, size_t count,
                                     uint64_t seed) {
  const Generator generator(signature, object, seed);
  std::vector<Problem> problems;
  // Those that the signature does not offer are left out, and others taken in their place.
  for (size_t i = 0; problems.size() < count && i < 8 * count; ++i) {
    Problem p = generator.Make(i);
    if (OutsideSignature(signature, object, p).empty()) problems.push_back(std::move(p));
  }
  return problems;
}

}  // namespace mx::conformance
