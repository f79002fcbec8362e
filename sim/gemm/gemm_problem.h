// Test only: random products, engine and definition on them, and every choice of kernels there is.
#ifndef MX_SIM_GEMM_GEMM_PROBLEM_H_
#define MX_SIM_GEMM_GEMM_PROBLEM_H_

#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/gemm/epilogue.h"
#include "sim/gemm/gemm.h"
#include "sim/gemm/gemm_kernels.h"
#include "sim/gemm/gemm_test_util.h"

namespace mx {

inline std::vector<std::string> Targets() {
  std::vector<std::string> targets = AvailableSimd();
  targets.pop_back();  // the reference itself
  return targets;
}

// Restores what a test changes.
struct Restore {
  ~Restore() {
    SelectSimd("");
    SetThreads(0);
    AllowVnni(true);
    AllowAmx(true);
  }
};

// use(name) on every target with each choice of kernels that it has here.
template <class Use>
void OnEveryPath(const Use& use) {
  const Restore restore;
  for (const std::string& target : Targets()) {
    SelectSimd(target);
    const bool tiles = target == "AVX3" && HasAmx();
    const bool vnni = HasDots(target);
    for (int path = tiles ? 0 : 1; path < (vnni ? 3 : 2); ++path) {
      AllowAmx(path == 0);
      AllowVnni(path < 2);
      use(target + (path == 0 ? " with tiles" : path == 1 ? "" : " without VNNI"));
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

struct Problem {
  MxTensor a, b;
  GemmSpec spec;
  std::vector<uint8_t> c;
};

// How the scales and codes of a problem lie.
enum class Kind { kTame, kWide, kExtreme, kSpecials, kSparse, kCount };

inline MxTensor RandomOperand(Random& random, Format format, int64_t rows, int64_t k, Kind kind) {
  const int low = kind == Kind::kExtreme ? 0 : kind == Kind::kWide ? 100 : 122;
  const int high = kind == Kind::kExtreme ? 254 : kind == Kind::kWide ? 154 : 132;
  MxTensor t = RandomTensor(random, format, rows, k, low, high);
  for (int64_t row = 0; row < rows; ++row) {
    if (kind == Kind::kExtreme && random.OneIn(2)) {  // one end of the range for the whole row
      const int base = random.OneIn(2) ? 0 : 190;
      for (int64_t b = 0; b < t.blocks(); ++b) {
        t.scales[static_cast<size_t>(row * t.blocks() + b)] = static_cast<uint8_t>(base + random.Int(0, 64));
      }
    }
    if (kind == Kind::kSpecials && t.blocks() > 0 && random.OneIn(8)) {
      t.scales[static_cast<size_t>(row * t.blocks() + random.Int(0, static_cast<int>(t.blocks()) - 1))] =
          0xFF;
    }
    for (int64_t i = 0; i < k; ++i) {
      if (kind == Kind::kSpecials && random.OneIn(200)) SetCode(t, row, i, RandomCode(random, format, true));
      if (kind == Kind::kSparse && (random.OneIn(2) || i / 32 % 3 == row % 3)) SetCode(t, row, i, 0);
    }
  }
  if (kind == Kind::kSparse) {  // blocks of zeros under any byte
    for (int64_t row = 0; row < rows; ++row) {
      for (int64_t b = row % 3; b < t.blocks(); b += 3) {
        t.scales[static_cast<size_t>(row * t.blocks() + b)] = random.OneIn(2) ? 0 : 254;
      }
    }
  }
  return t;
}

inline Problem RandomProblem(Random& random, Format fa, Format fb, Kind kind, Profile profile,
                             int64_t max_rows, int64_t max_k) {
  Problem p;
  const int64_t m = random.Int(1, static_cast<int>(max_rows)), n = random.Int(1, static_cast<int>(max_rows));
  const int64_t k = random.OneIn(3) ? random.Int(1, static_cast<int>(max_k))
                                    : random.Int(1, static_cast<int>(max_k / 32)) * 32;
  p.a = RandomOperand(random, fa, m, k, kind);
  p.b = RandomOperand(random, fb, n, k, kind);
  p.spec.profile = profile;
  p.spec.instruction = random.OneIn(2) ? Instruction::k16x16x128 : Instruction::k32x32x64;
  p.spec.splits = random.OneIn(4) ? random.Int(2, 4) : 1;
  p.spec.split_kind = random.OneIn(2) ? SplitK::kF32 : SplitK::kBf16;
  p.spec.out = random.OneIn(2) ? DType::kF32 : DType::kBF16;
  p.spec.alpha = random.OneIn(3) ? 0.37f : 1.0f;
  p.spec.beta = random.OneIn(3);
  const int64_t bytes = Bytes(p.spec.out);
  for (int64_t i = 0; i < m * n; ++i) {
    const uint32_t value = random.OneIn(20) ? random.Bits() : ToBits(static_cast<float>(random.Int(-64, 64)));
    const uint16_t half = F32ToBf16(value);
    const auto* from =
        bytes == 4 ? reinterpret_cast<const uint8_t*>(&value) : reinterpret_cast<const uint8_t*>(&half);
    p.c.insert(p.c.end(), from, from + bytes);
  }
  return p;
}

struct Result {
  std::vector<uint8_t> d, independent;
  bool operator==(const Result&) const = default;
};
template <class F>
Result Compute(const Problem& p, const F& gemm) {
  Result r{std::vector<uint8_t>(p.c.size(), 0xA5),
           std::vector<uint8_t>(static_cast<size_t>(p.a.rows * p.b.rows), 7)};
  gemm(p.a, p.b, p.spec, p.c.data(), r.d.data(), r.independent.data());
  return r;
}
inline Result Reference(const Problem& p) {
  return Compute(p, [](auto&&... x) { GemmReference(x...); });
}
inline Result Engine(const Problem& p) {
  return Compute(p, [](auto&&... x) { Gemm(x...); });
}

inline void ExpectEqual(const Problem& p, const Result& got, const Result& want, const std::string& what) {
  ASSERT_EQ(got.independent, want.independent) << what;
  const int bytes = Bytes(p.spec.out);
  for (size_t i = 0; i < got.d.size(); i += static_cast<size_t>(bytes)) {
    if (std::equal(&got.d[i], &got.d[i] + bytes, &want.d[i])) continue;
    const int64_t index = static_cast<int64_t>(i) / bytes;
    uint32_t g = 0, w = 0;
    std::memcpy(&g, &got.d[i], static_cast<size_t>(bytes));
    std::memcpy(&w, &want.d[i], static_cast<size_t>(bytes));
    FAIL() << what << ": " << p.a.rows << " x " << p.b.rows << " x " << p.a.k << " at " << index / p.b.rows
           << "," << index % p.b.rows << std::hex << " got " << g << " want " << w;
  }
}

}  // namespace mx

#endif  // MX_SIM_GEMM_GEMM_PROBLEM_H_
