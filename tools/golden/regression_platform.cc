// What the arithmetic stands on: the floating-point environment, contraction, threads, generators, hashes.
#include <cstring>
#include <nlohmann/json.hpp>
#include <random>

#include "sim/base/fp_env.h"
#include "sim/base/parallel.h"
#include "sim/base/philox.h"
#include "sim/base/sha256.h"
#include "tools/golden/regression_util.h"

namespace mx::golden {
namespace {

// a * b + c with one rounding: the product is exact in binary64, the sum is rounded to odd there, then to
// binary32 (Boldo and Melquiond, 2008). For operands whose product stays in the normal range of binary64.
uint32_t Fused(uint32_t a, uint32_t b, uint32_t c) {
  const double product = static_cast<double>(FromBits(a)) * static_cast<double>(FromBits(b));
  const double addend = static_cast<double>(FromBits(c));
  const double sum = product + addend;
  const double back = sum - product;
  const double error = (product - (sum - back)) + (addend - back);  // exact (Knuth's two-sum)
  uint64_t bits = ToBits64(sum);
  if ((error < 0 || error > 0) && (bits & 1) == 0) bits += (error > 0) == (sum > 0) ? 1 : ~uint64_t{0};
  return Canonical(ToBits(static_cast<float>(FromBits64(bits))));
}

uint32_t Unfused(uint32_t a, uint32_t b, uint32_t c) {
  const float product = FromBits(a) * FromBits(b);
  return Canonical(ToBits(product + FromBits(c)));
}

float WithoutSubnormals(uint32_t bits) {
  return FromBits((bits & kF32Abs) < 0x00800000u ? bits & kF32Sign : bits);
}

}  // namespace

// a * b + c elementwise: `unfused` is this project's arithmetic, `fused` what a contracting compiler would
// give.
Outputs MultiplyAdd(const Case& c) {
  const auto a = c.Input("a"), b = c.Input("b"), addend = c.Input("c");
  if (a.size() != b.size() || a.size() != addend.size()) Fail("{}: a, b and c differ in length", c.where());
  std::vector<uint32_t> fused, unfused;
  for (size_t i = 0; i < a.size(); ++i) {
    fused.push_back(Fused(a[i], b[i], addend[i]));
    unfused.push_back(Unfused(a[i], b[i], addend[i]));
  }
  return {{"fused", HexWords(fused, 8)}, {"unfused", HexWords(unfused, 8)}};
}

// One operation of the list `ops` (add sub mul div) for each pair, in the default floating-point mode.
Outputs FloatOperations(const Case& c) {
  const char* problem = FloatEnvironmentProblem();
  if (problem != nullptr) Fail("{}: {}", c.where(), problem);
  const Words ops = SplitWords(c.Param("ops"), c.where());
  const auto a = Floats(c.Input("a")), b = Floats(c.Input("b"));
  if (a.size() != ops.size() || b.size() != ops.size()) Fail("{}: ops, a and b differ in length", c.where());
  std::vector<float> out;
  for (size_t i = 0; i < ops.size(); ++i) {
    volatile float x = a[i], y = b[i];  // computed here, not by the compiler
    if (ops[i] == "add")
      out.push_back(x + y);
    else if (ops[i] == "sub")
      out.push_back(x - y);
    else if (ops[i] == "mul")
      out.push_back(x * y);
    else if (ops[i] == "div")
      out.push_back(x / y);
    else
      Fail("{}: '{}' is no operation; use add, sub, mul or div", c.where(), ops[i]);
  }
  return {{"out", HexWords(BitsOf(out), 8)}};
}

// Equality of a and b by bits, by ==, and by == where subnormal operands count as zero.
Outputs CompareFloats(const Case& c) {
  const auto a = c.Input("a"), b = c.Input("b");
  if (a.size() != b.size()) Fail("{}: a and b differ in length", c.where());
  std::vector<uint32_t> bits, ieee, daz;
  for (size_t i = 0; i < a.size(); ++i) {
    volatile float x = FromBits(a[i]), y = FromBits(b[i]);
    bits.push_back(a[i] == b[i]);
    ieee.push_back(x == y);
    daz.push_back(WithoutSubnormals(a[i]) == WithoutSubnormals(b[i]));
  }
  return {{"bits", HexWords(bits, 1)}, {"ieee", HexWords(ieee, 1)}, {"daz", HexWords(daz, 1)}};
}

// Chunks summed from left to right, in parallel; the chunk sums added in order. The same for every thread
// count.
Outputs ChunkedSum(const Case& c) {
  const auto x = Floats(c.Input("x"));
  const int64_t chunk = c.Int("chunk", 4), count = static_cast<int64_t>(x.size());
  if (chunk < 1) Fail("{}: chunk={} must be positive", c.where(), chunk);
  const int threads_before = Threads();
  Words sums;
  for (const std::string& threads : SplitWords(c.Param("threads", "1"), c.where())) {
    SetThreads(std::stoi(threads));
    std::vector<float> parts(static_cast<size_t>((count + chunk - 1) / chunk));
    ParallelFor(count, chunk, [&](int64_t begin, int64_t end) {
      float sum = x[static_cast<size_t>(begin)];
      for (int64_t i = begin + 1; i < end; ++i) sum += x[static_cast<size_t>(i)];
      parts[static_cast<size_t>(begin / chunk)] = sum;
    });
    float sum = 0;
    for (float part : parts) sum += part;
    sums.push_back(Hex(ToBits(sum), 8));
  }
  SetThreads(threads_before);
  return {{"out", sums}};
}

// Word `index` of the stream (seed, micro-batch, stream, step).
Outputs PhiloxWords(const Case& c) {
  RandomStream random;
  random.seed = c.HexParam("seed", 0);
  random.micro_batch = static_cast<uint32_t>(c.HexParam("micro-batch", 0));
  random.step = static_cast<uint32_t>(c.HexParam("step", 0));
  const auto streams = c.Input("stream"), indices = c.Input("index");
  if (streams.size() != indices.size()) Fail("{}: stream and index differ in length", c.where());
  std::vector<uint32_t> words;
  for (size_t i = 0; i < streams.size(); ++i) {
    random.stream = streams[i];
    words.push_back(random.Word(indices[i]));
  }
  return {{"words", HexWords(words, 8)}};
}

// Raw outputs of std::mt19937, by seed and place (1 is the first): engines are specified bit for bit,
// distributions are not.
Outputs StandardEngine(const Case& c) {
  const auto seeds = c.Input("seed"), places = c.Input("place");
  if (seeds.size() != places.size()) Fail("{}: seed and place differ in length", c.where());
  std::vector<uint32_t> words;
  for (size_t i = 0; i < places.size(); ++i) {
    if (places[i] < 1) Fail("{}: places count from 1", c.where());
    std::mt19937 engine(seeds[i]);
    engine.discard(places[i] - 1);
    words.push_back(static_cast<uint32_t>(engine()));
  }
  return {{"words", HexWords(words, 8)}};
}

// SHA-256 of the JSON object with the given string members, which must not depend on the order of insertion.
Outputs CanonicalHash(const Case& c) {
  const Words members = SplitWords(c.Param("members"), c.where());
  std::string digests[2];
  for (int backwards = 0; backwards < 2; ++backwards) {
    nlohmann::json object = nlohmann::json::object();
    for (size_t i = 0; i < members.size(); ++i) {
      const std::string& member = members[backwards != 0 ? members.size() - 1 - i : i];
      const size_t colon = member.find(':');
      if (colon == std::string::npos) Fail("{}: member '{}' is not name:value", c.where(), member);
      object[member.substr(0, colon)] = member.substr(colon + 1);
    }
    digests[backwards] = Sha256Hex(object.dump());
  }
  if (digests[0] != digests[1]) Fail("{}: the digest depends on the order of insertion", c.where());
  return {{"sha256", {digests[0]}}};
}

}  // namespace mx::golden
