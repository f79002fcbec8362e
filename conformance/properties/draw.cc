#include "conformance/properties/draw.h"

#include <rapidcheck.h>

#include <algorithm>
#include <mutex>
#include <vector>

#include "sim/base/philox.h"

namespace mx::conformance {
namespace {

namespace gen = rc::gen;

uint64_t Hash(std::string_view text) {  // FNV-1a
  uint64_t hash = 0xCBF29CE484222325u;
  for (const char c : text) hash = (hash ^ static_cast<uint8_t>(c)) * 0x100000001B3u;
  return hash;
}

template <typename T>
rc::Gen<T> Enumeration(std::vector<std::pair<size_t, T>> weighted) {
  std::vector<std::pair<size_t, rc::Gen<T>>> gens;
  rc::Gen<T> out = gen::exec([weighted = std::move(weighted)] {
    size_t sum = 0;
    for (const auto& w : weighted) sum += w.first;
    size_t at = *gen::inRange<size_t>(0, sum);
    for (const auto& w : weighted) {
      if (at < w.first) return w.second;
      at -= w.first;
    }
    return weighted.back().second;
  });
  return out;
}

template <typename T>
rc::Gen<T> Alike(size_t count) {  // any of the first values of an enumeration
  return gen::map(gen::inRange<size_t>(0, count), [](size_t i) { return static_cast<T>(i); });
}

// Mostly whole blocks, because many devices take nothing else; then one, a tail, one more than a tile.
rc::Gen<int64_t> Sizes(int64_t largest) {
  return gen::exec([largest] {
    const size_t kind = *gen::inRange<size_t>(0, 20);
    const int64_t blocks = *gen::inRange<int64_t>(1, std::max<int64_t>(1, largest / kBlock) + 1);
    if (kind < 14) return kBlock * blocks;
    if (kind == 14) return int64_t{1};
    if (kind == 15) return kBlock * blocks + 1;
    if (kind == 16) return kBlock * blocks - 1;
    return *gen::inRange<int64_t>(1, largest + 1);
  });
}

// Rows or columns that nothing contracts over: any number is as good.
rc::Gen<int64_t> FreeSizes(int64_t largest) {
  return gen::exec([largest] {
    const size_t kind = *gen::inRange<size_t>(0, 8);
    if (kind == 0) return int64_t{1};
    if (kind < 5 && largest >= kBlock) return kBlock * *gen::inRange<int64_t>(1, largest / kBlock + 1);
    return *gen::inRange<int64_t>(1, largest + 1);
  });
}

rc::Gen<Problem> Quantizing(Operation op, int64_t largest) {
  const bool rows_contract = op != Operation::kQuantizeRow, cols_contract = op != Operation::kQuantizeColumn;
  return gen::build<Problem>(
      gen::set(&Problem::op, gen::just(op)),
      gen::set(&Problem::m, rows_contract ? Sizes(largest) : FreeSizes(largest)),
      gen::set(&Problem::n, cols_contract ? Sizes(largest) : FreeSizes(largest)),
      gen::set(&Problem::in, Enumeration<DType>({{6, DType::kBF16}, {4, DType::kF32}, {1, DType::kF16}})),
      gen::set(&Problem::rule, Enumeration<ScaleRule>({{4, ScaleRule::kEven},
                                                       {3, ScaleRule::kFloor},
                                                       {3, ScaleRule::kRceil},
                                                       {1, ScaleRule::kCeil}})),
      gen::set(&Problem::round,
               Enumeration<Rounding>({{5, Rounding::kRNE}, {5, Rounding::kSR}, {1, Rounding::kRTZ}})),
      gen::set(&Problem::hadamard,
               Enumeration<int>({{8, 0}, {8, 16}, {1, 2}, {1, 4}, {1, 8}, {1, 32}, {1, 64}, {1, 128}})),
      gen::set(&Problem::signs), gen::set(&Problem::signs_column), gen::set(&Problem::noise),
      gen::set(&Problem::step), gen::set(&Problem::micro_batch),
      gen::set(&Problem::stream,
               gen::map(gen::arbitrary<uint32_t>(), [](uint32_t s) { return s & 0x0FFFFFF0u; })),
      gen::set(&Problem::scale_layout, Alike<Layout>(2)),
      gen::set(&Problem::gap, Enumeration<int64_t>({{6, 0}, {1, 8}, {1, 32}, {1, 3}})),
      gen::set(&Problem::variant, Enumeration<Variant>({{3, Variant::kTuned}, {1, Variant::kNaive}})),
      gen::set(&Problem::data, Alike<Distribution>(static_cast<size_t>(Distribution::kAxes) + 1)),
      gen::set(&Problem::seed));
}

rc::Gen<Problem> Multiplying(Operation op, int64_t largest) {
  return gen::build<Problem>(
      gen::set(&Problem::op, gen::just(op)), gen::set(&Problem::m, FreeSizes(largest / 2)),
      gen::set(&Problem::n, FreeSizes(largest / 2)), gen::set(&Problem::k, Sizes(largest)),
      gen::set(&Problem::out, Alike<DType>(2)),
      gen::set(&Problem::instruction,
               gen::map(Alike<Instruction>(2), [](Instruction i) { return std::optional<Instruction>(i); })),
      gen::set(&Problem::alpha,
               Enumeration<float>({{3, 1.0f}, {1, 0.75f}, {1, -3.1f}, {1, -1.0f}, {1, 0.0f}})),
      gen::set(&Problem::beta, gen::arbitrary<bool>()), gen::set(&Problem::scale_layout, Alike<Layout>(2)),
      gen::set(&Problem::weight_layout, Enumeration<Layout>({{5, Layout::kLinear}, {1, Layout::kShuffled}})),
      gen::set(&Problem::gap, Enumeration<int64_t>({{6, 0}, {1, 8}, {1, 16}, {1, 3}})),
      gen::set(&Problem::variant, Enumeration<Variant>({{3, Variant::kTuned}, {1, Variant::kNaive}})),
      gen::set(&Problem::codes, Alike<CodeClass>(5)),
      gen::set(&Problem::scales, Alike<ScaleClass>(static_cast<size_t>(ScaleClass::kWalk) + 1)),
      gen::set(&Problem::seed));
}

rc::Gen<Problem> Instructing() {
  const auto format = [] {
    return Enumeration<Format>(
        {{3, Format::kE2M1}, {1, Format::kE2M3}, {1, Format::kE3M2}, {1, Format::kE4M3}, {1, Format::kE5M2}});
  };
  return gen::build<Problem>(
      gen::set(&Problem::op, gen::just(Operation::kMfma)), gen::set(&Problem::format_a, format()),
      gen::set(&Problem::format_b, format()), gen::set(&Problem::byte_a, gen::inRange(0, 4)),
      gen::set(&Problem::byte_b, gen::inRange(0, 4)),
      gen::set(&Problem::instruction,
               gen::map(Alike<Instruction>(2), [](Instruction i) { return std::optional<Instruction>(i); })),
      gen::set(&Problem::codes, Alike<CodeClass>(5)),
      gen::set(&Problem::scales, Alike<ScaleClass>(static_cast<size_t>(ScaleClass::kWalk) + 1)),
      gen::set(&Problem::seed));
}

rc::Gen<Problem> GeneratorOf(Operation op, int64_t largest) {
  switch (op) {
    case Operation::kGemm:
    case Operation::kDequantize:
      return Multiplying(op, largest);
    case Operation::kMfma:
      return Instructing();
    default:
      return Quantizing(op, largest);
  }
}

int64_t Up(int64_t value, int64_t to) { return (value + to - 1) / to * to; }

}  // namespace

std::array<uint32_t, 4> WordsOf(std::string_view property, const Draw& draw) {
  const uint64_t id = Hash(property);
  return Philox4x32({static_cast<uint32_t>(draw.index), static_cast<uint32_t>(draw.index >> 32),
                     static_cast<uint32_t>(draw.attempt), static_cast<uint32_t>(id)},
                    {static_cast<uint32_t>(draw.seed), static_cast<uint32_t>(draw.seed >> 32 ^ id >> 32)});
}

Problem RandomProblem(Operation op, std::string_view property, const Draw& draw, int64_t largest) {
  const rc::Random random(rc::Random::Key{draw.seed, Hash(property), static_cast<uint64_t>(draw.index),
                                          static_cast<uint64_t>(draw.attempt)});
  Problem p = [&] {
    // RapidCheck's generators share a stack of their own between threads.
    static std::mutex mutex;
    const std::lock_guard<std::mutex> lock(mutex);
    return GeneratorOf(op, largest)(random, rc::kNominalSize).value();
  }();
  const auto words = WordsOf(property, draw);
  if (op == Operation::kLinear) {  // drawn as a quantiser; the rest of a layer is drawn here
    p.k = kBlock * (1 + words[0] % 3);
    p.m = Up(p.m, kBlock);
    p.n = Up(p.n, kBlock);
    p.out = words[1] % 2 == 0 ? DType::kBF16 : DType::kF32;
    p.instruction = kInstructions[words[2] % 2];
  }
  if (op == Operation::kDequantize) {
    p.n = p.k;
    p.k = 1;
    p.out = kAllTypes[words[0] % 7 == 0 ? 2 : words[0] % 2];
  }
  if (op == Operation::kHadamard) {
    p.out = kNumberTypes[words[0] % 2];
    if (words[1] % 4 != 0 || p.hadamard == 0) p.hadamard = 16;
  }
  Settle(p);
  return p;
}

void Settle(Problem& p) {
  if (!IsQuantize(p.op) && p.op != Operation::kLinear && p.op != Operation::kHadamard) {
    if (p.op == Operation::kDequantize) p.gap = 0;
    if (p.split != 0) p.beta = false;
    return;
  }
  if (p.round != Rounding::kSR) p.noise = 0, p.step = 0, p.micro_batch = 0, p.stream = 0;
  if (p.hadamard == 0) {
    p.signs = p.signs_column = 0;
  } else {
    if (p.op != Operation::kQuantizeColumn) p.n = Up(p.n, p.hadamard);
    if (p.op != Operation::kQuantizeRow && p.op != Operation::kHadamard) p.m = Up(p.m, p.hadamard);
    if (p.op == Operation::kLinear) p.k = Up(p.k, p.hadamard);
  }
  if (p.op == Operation::kQuantizeRow) p.signs_column = 0;
  if (p.op == Operation::kQuantizeColumn) p.signs = 0;
  if (p.op == Operation::kHadamard || p.op == Operation::kLinear) p.gap = 0, p.signs_column = 0, p.stream = 0;
}

}  // namespace mx::conformance
