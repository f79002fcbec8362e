// Whole blocks: quantising, dequantising, packing.
#include <cstring>

#include "sim/base/sha256.h"
#include "sim/quant/quantize.h"
#include "tools/golden/generate.h"
#include "tools/golden/regression_util.h"

namespace mx::golden {
namespace {

// A copy in both its parts, one entry a row.
struct Copy {
  std::vector<Words> scales, codes, packed;
  QuantCounters counters;
};

SrPair PairParam(const Case& c) {
  const std::pair<const char*, SrPair> pairs[] = {{"prng", SrPair::kPrng},
                                                  {"same", SrPair::kSame},
                                                  {"independent", SrPair::kIndependent},
                                                  {"pair1>>16", SrPair::kPair1Shift},
                                                  {"seed>>1", SrPair::kSeedShift}};
  const std::string name = c.Param("pair", "prng");
  for (const auto& [key, pair] : pairs) {
    if (name == key) return pair;
  }
  Fail("{}: pair={} is unknown; use prng, same, independent, pair1>>16 or seed>>1", c.where(), name);
}

QuantSpec SpecOf(const Case& c) {
  QuantSpec spec;
  spec.format = FormatByName(c.Param("format"));
  if (c.Has("scale")) spec.fixed_scale = static_cast<uint8_t>(c.HexParam("scale", 0));
  spec.rule = c.Has("rule") ? ScaleRuleByName(c.Param("rule")) : ScaleRule::kEven;
  spec.zero_byte = static_cast<uint8_t>(c.HexParam("zero", 0x7F));
  const std::string nan = c.Param("nan", "hardware");
  if (nan != "hardware" && nan != "poison")
    Fail("{}: nan={} is unknown; use hardware or poison", c.where(), nan);
  spec.nan = nan == "poison" ? NanPolicy::kPoison : NanPolicy::kHardware;
  const std::string round = c.Param("round", "rne");
  if (round != "rne" && round != "rtz" && round != "sr") {
    Fail("{}: round={} is unknown; use rne, rtz or sr", c.where(), round);
  }
  spec.rounding = round == "sr" ? Rounding::kSR : round == "rtz" ? Rounding::kRTZ : Rounding::kRNE;
  spec.random.seed = c.HexParam("noise_seed", 0);
  spec.random.step = static_cast<uint32_t>(c.HexParam("step", 0));
  spec.random.micro_batch = static_cast<uint32_t>(c.HexParam("micro-batch", 0));
  spec.random.stream = static_cast<uint32_t>(c.HexParam("stream", 0));
  spec.sr_pair = PairParam(c);
  spec.hadamard.n = static_cast<int>(c.Int("hadamard", 0));
  const Words signs = SplitWords(c.Param("signs", "-"), c.where());
  if (signs.size() > spec.hadamard.signs.size()) Fail("{}: signs has at most 4 words", c.where());
  for (size_t i = 0; i < signs.size(); ++i) {
    spec.hadamard.signs[i] = static_cast<uint32_t>(std::stoul(signs[i], nullptr, 16));
  }
  return spec;
}

void AppendRow(const MxTensor& tensor, int64_t row, Words& scales, Words& codes) {
  for (int64_t b = 0; b < tensor.blocks(); ++b) scales.push_back(Hex(tensor.Scale(row, b), 2));
  for (int64_t i = 0; i < tensor.k; ++i) codes.push_back(Hex(tensor.Code(row, i), Digits(tensor.format)));
}

MxTensor QuantizeBothWays(const SourceView& source, Axis axis, const QuantSpec& spec,
                          QuantCounters* counters) {
  QuantCounters fast, slow;
  const MxTensor tensor = Quantize(source, axis, spec, &fast);
  if (!(tensor == QuantizeReference(source, axis, spec, &slow)) || !(fast == slow)) {
    Fail("quantize: the engine and the scalar reference differ");
  }
  if (counters != nullptr) *counters += fast;
  return tensor;
}

// A block longer than 32 with the rule's scale: the rule on the block's amax, then that byte for each of its
// 32s.
uint8_t LongBlockScale(const std::vector<float>& block, const QuantSpec& spec) {
  uint32_t amax = 0;
  size_t nans = 0;
  for (float value : block) {
    nans += IsNan(ToBits(value));
    if (!IsNan(ToBits(value))) amax = std::max(amax, ToBits(value) & kF32Abs);
  }
  if (nans > 0 && spec.nan == NanPolicy::kPoison) return 0xFF;
  if (nans == block.size() && nans > 0) amax = kF32Inf;
  return amax == 0 ? spec.zero_byte
                   : static_cast<uint8_t>(SharedExponent(spec.rule, spec.format, amax) + 127);
}

// Rows of any block length, made of quantised pieces: the quantiser's own blocks are 32.
Copy QuantizeOtherBlocks(const SourceView& source, int64_t length, const QuantSpec& spec) {
  Copy copy;
  for (int64_t row = 0; row < source.rows; ++row) {
    Words scales, codes, packed;
    for (int64_t first = 0; first < source.cols; first += length) {
      std::vector<float> block;
      for (int64_t i = first; i < std::min(first + length, source.cols); ++i) {
        block.push_back(FromBits(source.F32Bits(row, i)));
      }
      QuantSpec of_block = spec;
      if (length > kBlock && !spec.fixed_scale) of_block.fixed_scale = LongBlockScale(block, spec);
      Words pieces;
      const auto view = F32View(block.data(), 1, static_cast<int64_t>(block.size()));
      AppendRow(QuantizeBothWays(view, Axis::kRow, of_block, &copy.counters), 0, pieces, codes);
      scales.push_back(pieces.front());
    }
    copy.scales.push_back(scales);
    copy.codes.push_back(codes);
  }
  return copy;
}

Copy QuantizeCopy(const SourceView& source, Axis axis, int64_t length, const QuantSpec& spec) {
  if (length != kBlock) return QuantizeOtherBlocks(source, length, spec);
  Copy copy;
  const MxTensor tensor = QuantizeBothWays(source, axis, spec, &copy.counters);
  for (int64_t row = 0; row < tensor.rows; ++row) {
    Words scales, codes;
    AppendRow(tensor, row, scales, codes);
    copy.scales.push_back(scales);
    copy.codes.push_back(codes);
    const auto first = tensor.codes.begin() + row * tensor.code_stride();
    copy.packed.push_back(HexWords(std::vector<uint8_t>(first, first + tensor.code_stride()), 2));
  }
  return copy;
}

Words Concatenate(const std::vector<Words>& rows) {
  Words all;
  for (const Words& row : rows) all.insert(all.end(), row.begin(), row.end());
  return all;
}

void AddCopy(const Copy& copy, const std::string& suffix, Outputs& outputs) {
  outputs["scales_" + suffix] = Concatenate(copy.scales);
  for (size_t i = 0; i < copy.codes.size(); ++i)
    outputs["codes_" + suffix + std::to_string(i)] = copy.codes[i];
}

}  // namespace

namespace {

// The words of x, given or generated. The type of generated words is f32, or bf16 by rounding.
std::vector<uint32_t> SourceWords(const Case& c, DType type) {
  if (!c.Has("gen")) return c.Input("x");
  auto words = GenerateF32(c.Param("gen"), c.HexParam("seed", 0), c.Int("rows", 1) * c.Int("cols", 32));
  for (uint32_t& word : words) {
    if (type == DType::kBF16) word = F32ToBf16(word);
    if (type == DType::kF16) word = F32ToF16(word);
  }
  return words;
}

std::string Digest(const Words& words) {
  std::string bytes;
  for (const std::string& word : words) bytes += static_cast<char>(std::stoul(word, nullptr, 16));
  return Sha256Hex(bytes);
}

void AddCounts(const QuantCounters& n, Outputs& outputs) {
  const std::pair<const char*, uint64_t> counts[] = {{"nan", n.nan},
                                                     {"inf", n.inf},
                                                     {"clipped", n.clipped},
                                                     {"underflow", n.underflow},
                                                     {"zero-blocks", n.zero_blocks}};
  for (const auto& [name, count] : counts) outputs[std::string("count_") + name] = {Hex(count, 2)};
}

}  // namespace

// x: rows x cols words of the input type after `skip` words that must not be read; or gen, seed, rows and
// cols. block: elements a scale, or 32x32. Outputs: scales, codes and packed bytes of the row copy, all rows
// in order, and their digests; scales_row, codes_row0, ... and scales_col, codes_col0, ... of both copies;
// the counters.
Outputs QuantizeBlocks(const Case& c) {
  QuantSpec spec = SpecOf(c);
  const DType type = TypeParam(c, "in");
  const auto words = SourceWords(c, type);
  const bool square = c.Param("block", "32") == "32x32";
  if (square) spec.block = BlockShape::k32x32;
  const int64_t length = square ? kBlock : c.Int("block", kBlock);
  const int64_t skip = c.Int("skip", 0), rows = c.Int("rows", 1);
  const int64_t cols = c.Int("cols", static_cast<int64_t>(words.size()) - skip);
  if (skip < 0 || rows < 0 || cols < 0 || length < 1 ||
      rows * cols + skip != static_cast<int64_t>(words.size())) {
    Fail("{}: {} words do not make {} x {} after {}", c.where(), words.size(), rows, cols, skip);
  }
  std::vector<uint8_t> memory(words.size() * static_cast<size_t>(Bytes(type)) + 1);
  for (size_t i = 0; i < words.size(); ++i) {
    std::memcpy(memory.data() + i * static_cast<size_t>(Bytes(type)), &words[i],
                static_cast<size_t>(Bytes(type)));
  }
  const SourceView source{memory.data() + skip * Bytes(type), type, rows, cols, cols};
  const Copy row_copy = QuantizeCopy(source, Axis::kRow, length, spec);
  Outputs outputs = {{"scales", Concatenate(row_copy.scales)}, {"codes", Concatenate(row_copy.codes)}};
  outputs["scales_sha256"] = {Digest(outputs["scales"])};
  if (length == kBlock) {
    outputs["packed"] = Concatenate(row_copy.packed);
    outputs["packed_sha256"] = {Digest(outputs["packed"])};
  }
  AddCopy(row_copy, "row", outputs);
  AddCounts(row_copy.counters, outputs);
  if (length != kBlock || rows == 0 || (spec.hadamard.n != 0 && rows % spec.hadamard.n != 0)) return outputs;
  const Copy column_copy = QuantizeCopy(source, Axis::kColumn, length, spec);
  AddCopy(column_copy, "col", outputs);
  outputs["packed_col_sha256"] = {Digest(Concatenate(column_copy.packed))};
  outputs["scales_col_sha256"] = {Digest(Concatenate(column_copy.scales))};
  return outputs;
}

namespace {

std::string ClassOf(uint32_t bits) {
  if (IsNan(bits)) return "nan";
  const std::string sign = (bits & kF32Sign) != 0 ? "-" : "+";
  const uint32_t magnitude = bits & kF32Abs;
  return sign + (magnitude == kF32Inf      ? "inf"
                 : magnitude == 0          ? "0"
                 : magnitude < 0x00800000u ? "subnormal"
                                           : "normal");
}

// Values of a row under one scale byte a block, engine and reference alike.
std::vector<uint32_t> RowValues(const MxTensor& tensor) {
  const auto count = static_cast<size_t>(tensor.rows * tensor.k);
  std::vector<float> fast(count), slow(count);
  Dequantize(tensor, fast.data());
  DequantizeReference(tensor, slow.data());
  if (BitsOf(fast) != BitsOf(slow)) Fail("dequantize: the engine and the scalar reference differ");
  return BitsOf(fast);
}

MxTensor RowTensor(Format format, const std::vector<uint32_t>& codes, const std::vector<uint32_t>& scales) {
  MxTensor tensor;
  tensor.Resize(format, 1, static_cast<int64_t>(codes.size()));
  for (size_t i = 0; i < codes.size(); ++i)
    PutCode(format, tensor.codes.data(), static_cast<int64_t>(i), codes[i]);
  for (size_t b = 0; b < tensor.scales.size(); ++b)
    tensor.scales[b] = static_cast<uint8_t>(scales[b % scales.size()]);
  return tensor;
}

}  // namespace

// codes under `scale` (all), or under the list `scales`: one byte a block, or one an element. Outputs: values
// of the type `out`, and their classes.
Outputs DequantizeBlocks(const Case& c) {
  const Format format = FormatByName(c.Param("format"));
  const DType out = TypeParam(c, "out");
  const auto codes = c.Input("codes");
  const auto scales = c.Has("scale") ? std::vector<uint32_t>{static_cast<uint32_t>(c.HexParam("scale", 0))}
                                     : c.Input("scales");
  std::vector<MxTensor> parts;
  if (scales.size() == codes.size()) {
    for (size_t i = 0; i < codes.size(); ++i) parts.push_back(RowTensor(format, {codes[i]}, {scales[i]}));
  } else if (scales.size() == 1 || scales.size() == (codes.size() + 31) / 32) {
    parts.push_back(RowTensor(format, codes, scales));
  } else {
    Fail("{}: {} scales for {} codes; give one an element or one a block of 32", c.where(), scales.size(),
         codes.size());
  }
  std::vector<uint32_t> values;
  for (const MxTensor& part : parts) {
    if (out == DType::kF32) {
      const auto row = RowValues(part);
      values.insert(values.end(), row.begin(), row.end());
    } else {
      std::vector<uint16_t> halves(static_cast<size_t>(part.k));
      Dequantize16(part, out, halves.data());
      values.insert(values.end(), halves.begin(), halves.end());
    }
  }
  Words classes;
  for (uint32_t bits : Widen(out, values)) classes.push_back(ClassOf(bits));
  return {{"values", HexWords(values, 2 * Bytes(out))}, {"class", classes}};
}

// Codes to the packed bytes of a row; reading them back must give the codes.
Outputs PackCodes(const Case& c) {
  const Format format = FormatByName(c.Param("format"));
  const auto codes = c.Input("codes");
  const MxTensor row = RowTensor(format, codes, {127});
  for (size_t i = 0; i < codes.size(); ++i) {
    if (row.Code(0, static_cast<int64_t>(i)) != codes[i])
      Fail("{}: code {} does not come back", c.where(), i);
  }
  return {{"packed", HexWords(std::vector<uint8_t>(row.codes.begin(), row.codes.end()), 2)}};
}

}  // namespace mx::golden
