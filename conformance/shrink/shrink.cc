#include "conformance/shrink/shrink.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "conformance/shrink/crop.h"
#include "sim/base/error.h"

namespace mx::conformance {
namespace {

constexpr int64_t kMostWords = 1 << 14;  // of a problem whose inputs are written as words

void Default(Problem& p, size_t option) {
  const Problem plain;
  switch (option) {
    case 0:
      p.schedule = 0;
      break;
    case 1:
      p.gap = 0;
      break;
    case 2:
      p.beta = false;
      break;
    case 3:
      p.alpha = 1.0f;
      break;
    case 4:
      p.scale_layout = Layout::kLinear;
      break;
    case 5:
      p.weight_layout = Layout::kLinear;
      break;
    case 6:
      p.hadamard = 0, p.signs = p.signs_column = 0;
      break;
    case 7:
      p.signs = p.signs_column = 0;
      break;
    case 8:
      p.signs_column = 0;
      break;
    case 9:
      p.round = plain.round, p.noise = 0, p.step = p.micro_batch = p.stream = 0;
      break;
    case 10:
      p.step = 0;
      break;
    case 11:
      p.micro_batch = 0;
      break;
    case 12:
      p.stream = 0;
      break;
    case 13:
      p.noise = 0;
      break;
    case 14:
      p.split = 0;
      break;
    case 15:
      p.rule = plain.rule;
      break;
    case 16:
      p.profile.reset();
      break;
    case 17:
      p.instruction.reset();
      break;
    case 18:
      p.variant = plain.variant;
      break;
    case 19:
      p.out = plain.out;
      break;
    case 20:
      p.in = plain.in;
      break;
    case 21:
      p.byte_a = 0;
      break;
    case 22:
      p.byte_b = 0;
      break;
    case 23:
      p.format_a = plain.format_a;
      break;
    case 24:
      p.format_b = plain.format_b;
      break;
    case 25:
      p.codes = CodeClass::kSparse;
      break;
    case 26:
      p.scales = ScaleClass::kOne;
      break;
    case 27:
      p.data = plain.data;
      break;
    default:
      p.seed = 0;
  }
}
constexpr size_t kData = 25, kOptions = 29;  // from kData on: what the inputs hold

class Shrinker {
 public:
  Shrinker(const Check& check, const Fails& fails, int most_runs)
      : current_(check), line_(CheckLine(check)), fails_(fails), most_runs_(most_runs) {}

  Shrunk Result() const { return {current_, runs_}; }

  bool Try(const Problem& problem) {
    Check next = current_;
    next.problem = problem;
    if (runs_ >= most_runs_) return false;
    const std::string line = CheckLine(next);
    if (line == line_) return false;
    try {
      ParseCheck(line, "shrinking");  // sizes and options that belong together
      ++runs_;
      if (!fails_(next)) return false;
    } catch (const InputError&) {
      return false;
    }
    current_ = next;
    line_ = line;
    return true;
  }

  void Options() {
    for (size_t i = 0; i < kOptions; ++i) {
      if (i >= kData && !current_.problem.words.empty()) break;  // words are all there is
      Problem p = current_.problem;
      Default(p, i);
      Try(p);
    }
  }

  // Each size to the smallest of a few that still fails.
  void Shape() {
    if (current_.problem.op == Operation::kMfma || !current_.problem.words.empty()) return;
    for (const auto& sizes :
         std::array<std::array<int64_t, 3>, 4>{{{1, 32, 32}, {32, 32, 32}, {16, 16, 128}, {32, 64, 128}}}) {
      Problem p = current_.problem;
      if (sizes[0] > p.m || sizes[1] > p.n || (HasK(p) && sizes[2] > p.k)) continue;
      p.m = sizes[0], p.n = sizes[1], p.k = HasK(p) ? sizes[2] : p.k;
      if (Try(p)) break;
    }
    for (int64_t Problem::*size : {&Problem::m, &Problem::n, &Problem::k}) {
      if (size == &Problem::k && !HasK(current_.problem)) continue;
      for (const int64_t value : Candidates(current_.problem.*size)) {
        Problem p = current_.problem;
        p.*size = value;
        if (Try(p)) break;
      }
    }
  }

  void Words() {
    const Problem words = WithWords(current_.problem);
    int64_t count = 0;
    for (const auto& [name, list] : words.words) count += static_cast<int64_t>(list.size());
    if (count > kMostWords || !Try(words)) return;
    Options();
    for (const Dimension d : {Dimension::kM, Dimension::kN, Dimension::kK}) Halve(d);
    for (const bool scales : {true, false}) {
      for (const auto& [name, list] : std::map(current_.problem.words)) {
        if (IsScales(name) == scales) Clear(name, scales ? Neutral(name) : 0);
      }
    }
    for (const Dimension d : {Dimension::kM, Dimension::kN, Dimension::kK}) Halve(d);
    Simplify();
  }

 private:
  static bool HasK(const Problem& p) { return p.op == Operation::kGemm || p.op == Operation::kLinear; }
  static bool IsScales(const std::string& name) {
    return name.size() >= 6 && name.substr(name.size() - 6) == "scales";
  }
  uint32_t Neutral(const std::string&) const {
    return current_.problem.op == Operation::kMfma ? 0x7F7F7F7Fu : 0x7Fu;
  }

  static std::vector<int64_t> Candidates(int64_t size) {
    std::vector<int64_t> values = {1,  2,   16,  17,        32,        33,         64,
                                   96, 128, 160, size % 16, size % 32, size % 128, size / 2};
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    values.erase(std::remove_if(values.begin(), values.end(), [&](int64_t v) { return v < 1 || v >= size; }),
                 values.end());
    return values;
  }

  bool Keep(Dimension d, int64_t begin, int64_t end) {
    if (begin < 0 || end > SizeOf(current_.problem, d) || end <= begin ||
        end - begin == SizeOf(current_.problem, d))
      return false;
    const auto cropped = Crop(current_.problem, d, begin, end);
    return cropped && Try(*cropped);
  }

  // The part [begin, end) of a dimension, halved as long as one half fails; then quarters from its ends.
  void Halve(Dimension d) {
    if (current_.problem.op == Operation::kMfma || (d == Dimension::kK && !HasK(current_.problem))) return;
    const int64_t grain = Grain(current_.problem, d);
    for (bool smaller = true; smaller;) {
      const int64_t size = SizeOf(current_.problem, d);
      const int64_t half = (size / 2 + grain - 1) / grain * grain,
                    quarter = (size / 4 + grain - 1) / grain * grain;
      smaller =
          Keep(d, 0, half) || Keep(d, half, size) || Keep(d, 0, size - quarter) || Keep(d, quarter, size);
    }
  }

  // Words of an input to `value`, in ever shorter runs.
  void Clear(const std::string& name, uint32_t value) {
    const size_t size = current_.problem.words[name].size();
    for (size_t run = size; run >= 1; run = run == 1 ? 0 : (run + 1) / 2) {
      for (size_t first = 0; first < size; first += run) {
        Problem p = current_.problem;
        auto& words = p.words[name];
        std::fill(words.begin() + static_cast<std::ptrdiff_t>(first),
                  words.begin() + static_cast<std::ptrdiff_t>(std::min(size, first + run)), value);
        Try(p);
      }
    }
  }

  // Numbers that are left become 1.0, or lose the low half of their mantissa; codes become 1.0.
  void Simplify() {
    for (const auto& [name, list] : std::map(current_.problem.words)) {
      if (IsScales(name) || current_.problem.op == Operation::kMfma) continue;
      const bool numbers = name == "x" || name == "w" || name == "dy";
      for (size_t i = 0; i < list.size(); ++i) {
        if (list[i] == 0) continue;
        std::vector<uint32_t> values = {0x22u};
        if (numbers && current_.problem.in == DType::kF32) values = {0x3F800000u, list[i] & 0xFFFF0000u};
        if (numbers && current_.problem.in != DType::kF32) values = {0x3F80u, list[i] & 0xFFF0u};
        for (const uint32_t value : values) {
          Problem p = current_.problem;
          p.words[name][i] = value;
          if (Try(p)) break;
        }
      }
    }
  }

  Check current_;
  std::string line_;
  const Fails& fails_;
  int most_runs_, runs_ = 0;
};

}  // namespace

Shrunk ShrinkShape(const Check& check, const Fails& fails, int most_runs) {
  Shrinker shrinker(check, fails, most_runs);
  shrinker.Shape();
  return shrinker.Result();
}

Shrunk Shrink(const Check& check, const Fails& fails, int most_runs) {
  Shrinker shrinker(check, fails, most_runs);
  shrinker.Options();
  shrinker.Shape();
  shrinker.Options();
  shrinker.Words();
  return shrinker.Result();
}

}  // namespace mx::conformance
