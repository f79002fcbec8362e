#include "tools/bench/measure.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace mx::tools {
namespace {

constexpr double kShortestPiece = 0.004;  // seconds; far above what reading the clock costs
constexpr int kFewestRounds = 3;

int RepeatsOf(const Work& work) {
  work();  // pages are touched and caches are as in the rounds that count
  const double once = SecondsOf(work);
  return std::clamp(static_cast<int>(std::ceil(kShortestPiece / std::max(once, 1e-9))), 1, 1 << 20);
}

double Piece(const Work& work, int repeats) {
  return SecondsOf([&] {
           for (int i = 0; i < repeats; ++i) work();
         }) /
         repeats;
}

}  // namespace

double SecondsOf(const Work& work) {
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  work();
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

Spread SpreadOf(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return {values.front(), values[values.size() / 2], values.back()};
}

Timing Interleave(const Work& subject, const Work& reference, double seconds) {
  const int repeats = RepeatsOf(subject), reference_repeats = RepeatsOf(reference);
  std::vector<double> times, references, ratios;
  double spent = 0;
  while (spent < seconds || static_cast<int>(times.size()) < kFewestRounds) {
    references.push_back(Piece(reference, reference_repeats));
    times.push_back(Piece(subject, repeats));
    ratios.push_back(references.back() / times.back());
    spent += references.back() * reference_repeats + times.back() * repeats;
  }
  return {SpreadOf(times), SpreadOf(references), SpreadOf(ratios), static_cast<int>(ratios.size())};
}

}  // namespace mx::tools
