// Products of quantised matrices, what follows them, and sums of split-K parts.
#include <algorithm>

#include "sim/base/sha256.h"
#include "sim/gemm/adder.h"
#include "sim/gemm/epilogue.h"
#include "sim/gemm/gemm.h"
#include "tools/golden/generate.h"
#include "tools/golden/regression_util.h"

namespace mx::golden {
namespace {

MxTensor Operand(const Case& c, const std::string& name, int64_t rows, int64_t k) {
  MxTensor tensor;
  tensor.Resize(FormatByName(c.Param("format_" + name)), rows, k);
  const auto codes = c.Input(name), scales = c.Input("scale_" + name);
  if (static_cast<int64_t>(codes.size()) != rows * k || scales.size() != tensor.scales.size()) {
    Fail("{}: operand {} needs {} codes and {} scales", c.where(), name, rows * k, tensor.scales.size());
  }
  for (int64_t row = 0; row < rows; ++row) {
    uint8_t* bytes = tensor.codes.data() + row * tensor.code_stride();
    for (int64_t i = 0; i < k; ++i) PutCode(tensor.format, bytes, i, codes[static_cast<size_t>(row * k + i)]);
  }
  for (size_t i = 0; i < scales.size(); ++i) tensor.scales[i] = static_cast<uint8_t>(scales[i]);
  return tensor;
}

// The instruction chain that starts from C instead of +0, one output.
uint32_t ChainFrom(uint32_t acc, Profile profile, const MxTensor& a, int64_t i, const MxTensor& b,
                   int64_t j) {
  for (int64_t first = 0; first < a.k; first += 128) {
    uint8_t codes_a[128] = {}, codes_b[128] = {}, scales_a[4] = {127, 127, 127, 127},
            scales_b[4] = {127, 127, 127, 127};
    for (int64_t k = first; k < std::min(first + 128, a.k); ++k) {
      codes_a[k - first] = static_cast<uint8_t>(a.Code(i, k));
      codes_b[k - first] = static_cast<uint8_t>(b.Code(j, k));
      scales_a[(k - first) / 32] = a.Scale(i, k / 32);
      scales_b[(k - first) / 32] = b.Scale(j, k / 32);
    }
    acc = Accumulate(profile, a.format, codes_a, scales_a, b.format, codes_b, scales_b, 128, acc);
  }
  return acc;
}

// The same chain with one rounding a product: each k alone in an instruction that rounds once.
uint32_t ChainByElement(uint32_t acc, const MxTensor& a, int64_t i, const MxTensor& b, int64_t j) {
  for (int64_t k = 0; k < a.k; ++k) {
    uint8_t codes_a[128] = {}, codes_b[128] = {}, scales_a[4] = {127, 127, 127, 127},
            scales_b[4] = {127, 127, 127, 127};
    codes_a[0] = static_cast<uint8_t>(a.Code(i, k));
    codes_b[0] = static_cast<uint8_t>(b.Code(j, k));
    scales_a[0] = a.Scale(i, k / 32);
    scales_b[0] = b.Scale(j, k / 32);
    acc = Accumulate(Profile::kFused32, a.format, codes_a, scales_a, b.format, codes_b, scales_b, 128, acc);
  }
  return acc;
}

std::vector<uint32_t> Product(const MxTensor& a, const MxTensor& b, const GemmSpec& spec, const void* c) {
  std::vector<uint8_t> fast(static_cast<size_t>(a.rows * b.rows * Bytes(spec.out))), slow = fast;
  Gemm(a, b, spec, c, fast.data());
  GemmReference(a, b, spec, c, slow.data());
  if (fast != slow) Fail("gemm: the engine and the scalar reference differ");
  std::vector<uint32_t> words;
  for (int64_t i = 0; i < a.rows * b.rows; ++i) {
    const uint32_t bits = LoadElement(spec.out, fast.data(), i);
    words.push_back(spec.out == DType::kF32 ? bits : bits >> 16);
  }
  return words;
}

}  // namespace

// D = A B^T. out: from +0. With the list c (m x n words of the output type): c_first, the profile's chain
// that starts from C; c_first_each, a chain from C that rounds after each product; c_last, C added after the
// K loop.
Outputs MultiplyBlocks(const Case& c) {
  const int64_t m = c.Int("m", 1), n = c.Int("n", 1), k = c.Int("k", 32);
  const MxTensor a = Operand(c, "a", m, k), b = Operand(c, "b", n, k);
  GemmSpec spec;
  spec.profile = ProfileByName(c.Param("profile", "seq32"));
  spec.instruction = InstructionByName(c.Param("instruction", "16x16x128"));
  spec.out = TypeParam(c, "out");
  spec.splits = static_cast<int>(c.Int("splits", 1));
  const int digits = 2 * Bytes(spec.out);
  Outputs outputs = {{"out", HexWords(Product(a, b, spec, nullptr), digits)}};
  if (c.inputs.count("c") == 0) return outputs;
  const auto words = c.Input("c");
  if (static_cast<int64_t>(words.size()) != m * n) Fail("{}: c needs {} words", c.where(), m * n);
  std::vector<uint8_t> c_matrix(words.size() * static_cast<size_t>(Bytes(spec.out)));
  for (size_t i = 0; i < words.size(); ++i) {
    StoreElement(spec.out, c_matrix.data(), static_cast<int64_t>(i), Widen(spec.out, words)[i]);
  }
  std::vector<uint32_t> first, each;
  for (int64_t i = 0; i < m * n; ++i) {
    const uint32_t start = LoadElement(spec.out, c_matrix.data(), i);
    first.push_back(ChainFrom(start, spec.profile, a, i / n, b, i % n));
    each.push_back(ChainByElement(start, a, i / n, b, i % n));
  }
  spec.beta = true;
  outputs["c_first"] = HexWords(first, 8);
  outputs["c_first_each"] = HexWords(each, 8);
  outputs["c_last"] = HexWords(Product(a, b, spec, c_matrix.data()), digits);
  return outputs;
}

namespace {

MxTensor GeneratedOperand(Format format, int64_t rows, int64_t k, uint64_t seed, int spread) {
  MxTensor tensor;
  tensor.Resize(format, rows, k);
  const auto codes = GenerateCodes(format, seed, rows * k);
  for (int64_t row = 0; row < rows; ++row) {
    uint8_t* bytes = tensor.codes.data() + row * tensor.code_stride();
    for (int64_t i = 0; i < k; ++i) PutCode(format, bytes, i, codes[static_cast<size_t>(row * k + i)]);
  }
  const auto scales = GenerateScales(seed, static_cast<int64_t>(tensor.scales.size()), spread);
  std::copy(scales.begin(), scales.end(), tensor.scales.begin());
  return tensor;
}

GemmSpec SpecOf(const Case& c) {
  GemmSpec spec;
  spec.profile = ProfileByName(c.Param("profile", "seq32"));
  spec.instruction = InstructionByName(c.Param("instruction", "16x16x128"));
  spec.out = TypeParam(c, "out");
  spec.splits = static_cast<int>(c.Int("splits", 1));
  const std::string kind = c.Param("split_kind", "f32");
  if (kind != "f32" && kind != "bf16") Fail("{}: split_kind={} is unknown; use f32 or bf16", c.where(), kind);
  spec.split_kind = kind == "f32" ? SplitK::kF32 : SplitK::kBf16;
  spec.alpha = FromBits(static_cast<uint32_t>(c.HexParam("alpha", 0x3F800000)));
  spec.beta = c.Int("beta", 0) != 0;
  return spec;
}

}  // namespace

// A product of generated operands: digest of D (row-major, little-endian), its first words, how many of its
// outputs are model-independent.
Outputs ProductDigest(const Case& c) {
  const int64_t m = c.Int("m", 16), n = c.Int("n", 16), k = c.Int("k", 128);
  const uint64_t seed = c.HexParam("seed", 0);
  const int spread = static_cast<int>(c.Int("spread", 3));
  const MxTensor a = GeneratedOperand(FormatByName(c.Param("format_a")), m, k, seed, spread);
  const MxTensor b = GeneratedOperand(FormatByName(c.Param("format_b")), n, k, seed + 1, spread);
  const GemmSpec spec = SpecOf(c);
  const auto bell = GenerateF32("bell", seed + 2, m * n);
  std::vector<uint8_t> c_matrix(static_cast<size_t>(m * n * Bytes(spec.out)));
  for (int64_t i = 0; i < m * n; ++i)
    StoreElement(spec.out, c_matrix.data(), i, bell[static_cast<size_t>(i)]);
  const auto words = Product(a, b, spec, spec.beta ? c_matrix.data() : nullptr);
  std::vector<uint8_t> d(c_matrix.size()), independent(static_cast<size_t>(m * n));
  Gemm(a, b, spec, spec.beta ? c_matrix.data() : nullptr, d.data(), independent.data());
  uint64_t count = 0;
  for (uint8_t flag : independent) count += flag;
  const auto first = std::vector<uint32_t>(words.begin(), words.begin() + std::min<int64_t>(4, m * n));
  return {{"sha256", {Sha256Hex(std::string(d.begin(), d.end()))}},
          {"first", HexWords(first, 2 * Bytes(spec.out))},
          {"independent", {Hex(count, 1)}}};
}

// D = alpha * acc + beta * C for a list of accumulators; beta is 0 or 1.
Outputs EpilogueOf(const Case& c) {
  GemmSpec spec;
  spec.out = TypeParam(c, "out");
  spec.alpha = FromBits(static_cast<uint32_t>(c.HexParam("alpha", 0x3F800000)));
  const uint64_t beta = c.HexParam("beta", 0);
  if (beta != 0 && beta != 0x3F800000) Fail("{}: beta is 00000000 or 3f800000", c.where());
  spec.beta = beta != 0;
  const auto acc = c.Input("acc");
  const auto c_words = spec.beta ? Widen(spec.out, c.Input("c")) : std::vector<uint32_t>(acc.size());
  if (c_words.size() != acc.size()) Fail("{}: acc and c differ in length", c.where());
  std::vector<uint8_t> c_matrix(acc.size() * 4), d(acc.size() * 4);
  std::vector<uint32_t> out;
  for (size_t i = 0; i < acc.size(); ++i) {
    const auto index = static_cast<int64_t>(i);
    StoreElement(spec.out, c_matrix.data(), index, c_words[i]);
    Finish(spec, acc[i], c_matrix.data(), d.data(), index);
    const uint32_t bits = LoadElement(spec.out, d.data(), index);
    out.push_back(spec.out == DType::kF32 ? bits : bits >> 16);
  }
  return {{"out", HexWords(out, 2 * Bytes(spec.out))}};
}

namespace {

bool IsPowerOfTwo(uint32_t bits) {
  return (bits & kF32MantissaMask) == 0 && (bits & kF32Abs) >= 0x00800000u && !IsInf(bits);
}

// The same partial sums out of a real split-K product: one product of +-1 * 1 a range, scaled to the partial.
uint32_t SplitProduct(const std::vector<uint32_t>& parts) {
  MxTensor a, b;
  const auto k = static_cast<int64_t>(parts.size()) * 128;
  a.Resize(Format::kE2M1, 1, k);
  b.Resize(Format::kE2M1, 1, k);
  std::fill(a.scales.begin(), a.scales.end(), uint8_t{127});
  std::fill(b.scales.begin(), b.scales.end(), uint8_t{127});
  for (size_t z = 0; z < parts.size(); ++z) {
    const auto first = static_cast<int64_t>(z) * 128;
    PutCode(Format::kE2M1, a.codes.data(), first, (parts[z] >> 31) << 3 | 2);
    PutCode(Format::kE2M1, b.codes.data(), first, 2);
    a.scales[static_cast<size_t>(first / 32)] = static_cast<uint8_t>(parts[z] >> 23 & 0xFF);
  }
  GemmSpec spec;
  spec.splits = static_cast<int>(parts.size());
  spec.out = DType::kF32;
  return Product(a, b, spec, nullptr).front();
}

uint32_t SumInOrder(const std::vector<uint32_t>& parts, const std::vector<size_t>& order) {
  GemmSpec spec;
  spec.splits = static_cast<int>(parts.size());
  uint32_t sum = 0;
  for (size_t z = 0; z < order.size(); ++z)
    sum = AddRange(spec, sum, parts[order[z]], static_cast<int64_t>(z));
  return sum;
}

}  // namespace

// Split-K partial sums added ascending (out) and in the order `order` (reordered).
Outputs SumSplits(const Case& c) {
  const auto parts = c.Input("parts");
  std::vector<size_t> ascending, order;
  for (size_t i = 0; i < parts.size(); ++i) ascending.push_back(i);
  for (const std::string& word : SplitWords(c.Param("order", JoinWords(HexWords(ascending, 1))), c.where())) {
    order.push_back(std::stoul(word, nullptr, 16));
    if (order.back() >= parts.size()) Fail("{}: order names part {} of {}", c.where(), word, parts.size());
  }
  const uint32_t out = SumInOrder(parts, ascending);
  bool representable = true;
  for (uint32_t part : parts) representable = representable && IsPowerOfTwo(part);
  if (representable && SplitProduct(parts) != out) Fail("{}: a split-K product gives another sum", c.where());
  return {{"out", {Hex(out, 8)}}, {"reordered", {Hex(SumInOrder(parts, order), 8)}}};
}

}  // namespace mx::golden
