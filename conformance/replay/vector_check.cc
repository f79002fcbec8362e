#include "conformance/replay/vector_check.h"

#include <fmt/format.h>

#include <algorithm>

#include "conformance/device.h"
#include "conformance/reference.h"
#include "sim/base/bits.h"
#include "sim/base/error.h"

namespace mx::conformance {
namespace {

// Thrown where a vector is right and a device cannot be asked it.
struct NotForADevice {
  std::string why;
};
[[noreturn]] void Not(const std::string& why) { throw NotForADevice{why}; }

DType TypeOf(const Case& c, const char* key) {
  const std::string name = c.Param(key, "f32");
  return name == "bf16" ? DType::kBF16 : name == "f16" ? DType::kF16 : DType::kF32;
}
uint32_t Widened(DType type, uint32_t word) {
  return type == DType::kF32    ? word
         : type == DType::kBF16 ? Bf16ToF32(static_cast<uint16_t>(word))
                                : F16ToF32(static_cast<uint16_t>(word));
}
uint32_t Narrowed(DType type, uint32_t bits) {
  return type == DType::kF32 ? bits : type == DType::kBF16 ? bits >> 16 : F32ToF16(bits);
}
void OnlyE2M1(const Case& c, const char* key) {
  if (c.Param(key, "e2m1") != "e2m1") Not("the devices take E2M1 alone");
}
std::vector<uint32_t> ExpectedWords(const Case& c, const char* name) {
  std::vector<uint32_t> out;
  const auto found = c.expected.find(name);
  if (found == c.expected.end()) return out;
  for (const std::string& word : found->second)
    out.push_back(static_cast<uint32_t>(std::stoul(word, nullptr, 16)));
  return out;
}
// Expected words at consecutive elements of consecutive rows.
void Expect(VectorCheck& out, const char* tensor, const std::vector<uint32_t>& words, int64_t per_row) {
  if (words.empty()) return;
  VectorCheck::Expected e{tensor, {}, {}, words};
  for (size_t i = 0; i < words.size(); ++i) {
    e.rows.push_back(static_cast<int64_t>(i) / per_row);
    e.cols.push_back(static_cast<int64_t>(i) % per_row);
  }
  out.expected.push_back(e);
}

// The largest magnitude of a block, +Inf where all are NaN; *nan: whether there is one.
uint32_t AmaxOf(DType type, const std::vector<uint32_t>& words, size_t first, size_t last, bool* nan) {
  uint32_t amax = 0;
  bool any = false;
  for (size_t i = first; i < last; ++i) {
    const uint32_t bits = Widened(type, words[i]);
    *nan |= IsNan(bits);
    any |= !IsNan(bits);
    if (!IsNan(bits)) amax = std::max(amax, bits & kF32Abs);
  }
  return any ? amax : kF32Inf;
}

// The rule that gives the vector's fixed scale byte for all blocks by itself.
ScaleRule RuleFor(DType type, const std::vector<uint32_t>& x, int64_t cols, uint8_t byte) {
  for (const ScaleRule rule : {ScaleRule::kFloor, ScaleRule::kEven, ScaleRule::kRceil, ScaleRule::kCeil}) {
    bool fits = true;
    for (size_t row = 0; row < x.size(); row += static_cast<size_t>(cols)) {
      for (size_t i = row; i < row + static_cast<size_t>(cols); i += kBlock) {
        bool nan = false;
        const uint32_t amax = AmaxOf(type, x, i, std::min(i + kBlock, row + static_cast<size_t>(cols)), &nan);
        fits &= amax != 0 && SharedExponent(rule, Format::kE2M1, amax) + 127 == byte;
      }
    }
    if (fits) return rule;
  }
  Not("no scale rule gives the scale that the case fixes");
}

void Quantize(const Case& c, const Claims& claims, VectorCheck& out) {
  OnlyE2M1(c, "format");
  Check check;
  Problem& p = check.problem;
  std::vector<uint32_t> x = c.Input("x");
  p.in = TypeOf(c, "in");
  x.erase(x.begin(), x.begin() + c.Int("skip", 0));
  p.m = c.Int("rows", 1);
  p.n = c.Int("cols", static_cast<int64_t>(x.size()) / std::max<int64_t>(p.m, 1));
  if (c.Int("block", kBlock) != kBlock) Not("a device's blocks are 32 long");
  if (p.m * p.n == 0 || static_cast<int64_t>(x.size()) != p.m * p.n)
    Not("there is nothing in it that a device takes");
  p.op = c.expected.count("scales_col") != 0 ? Operation::kQuantizeBoth : Operation::kQuantizeRow;
  if (c.Has("rule")) p.rule = ScaleRuleByName(c.Param("rule"));
  if (c.Has("scale")) p.rule = RuleFor(p.in, x, p.n, static_cast<uint8_t>(c.HexParam("scale", 0)));
  bool nan = false, zero = false;
  for (int64_t i = 0; i < p.m * p.n; i += kBlock)
    zero |= AmaxOf(p.in, x, static_cast<size_t>(i), static_cast<size_t>(std::min(i + kBlock, p.m * p.n)),
                   &nan) == 0;
  if (zero && c.HexParam("zero", 0x7F) != claims.zero_byte)
    Not("the case is about another byte for blocks of zeros");
  if (nan && c.Param("nan", "hardware") != (claims.nan == NanPolicy::kPoison ? "poison" : "hardware"))
    Not("the case is about another policy for NaN");
  if (c.Param("round", "rne") != "rne") Not("the case gives its noise by other names");
  p.hadamard = static_cast<int>(c.Int("hadamard", 0));
  if (c.Has("signs")) Not("the case gives its signs by other names");
  p.words["x"] = x;
  if (p.op == Operation::kQuantizeRow) {
    Expect(out, "row_scales", ExpectedWords(c, "scales"), (p.n + kBlock - 1) / kBlock);
    Expect(out, "row_codes", ExpectedWords(c, "codes"), p.n);
  } else {
    Expect(out, "row_scales", ExpectedWords(c, "scales_row"), (p.n + kBlock - 1) / kBlock);
    Expect(out, "column_scales", ExpectedWords(c, "scales_col"), (p.m + kBlock - 1) / kBlock);
  }
  out.check = check;
}

// Elements under scale 2^0: the rule floor gives it to a block that begins with 4.
void Convert(const Case& c, VectorCheck& out) {
  OnlyE2M1(c, "format");
  Check check;
  Problem& p = check.problem;
  p.op = Operation::kQuantizeRow;
  p.in = TypeOf(c, "in");
  p.rule = ScaleRule::kFloor;
  if (c.Param("round", "rne") == "rtz") p.round = Rounding::kRTZ;
  if (c.Has("scale")) Not("the case fixes a scale");
  const std::vector<uint32_t> x = c.Input("x"), codes = ExpectedWords(c, "codes");
  VectorCheck::Expected e{"row_codes", {}, {}, {}};
  std::vector<uint32_t> words;
  for (size_t i = 0; i < x.size(); ++i) {
    const uint32_t bits = Widened(p.in, x[i]);
    if ((bits & kF32Abs) >= ToBits(8.0f) && !IsNan(bits)) continue;  // it would be the largest of its block
    if (words.size() % kBlock == 0) words.push_back(Narrowed(p.in, ToBits(4.0f)));
    e.rows.push_back(0);
    e.cols.push_back(static_cast<int64_t>(words.size()));
    if (i < codes.size()) e.words.push_back(codes[i]);
    words.push_back(x[i]);
  }
  while (words.size() % kBlock != 0) words.push_back(0);
  if (words.empty()) Not("none of its numbers is below 8");
  if (e.words.size() == e.cols.size()) out.expected.push_back(e);
  p.m = 1;
  p.n = static_cast<int64_t>(words.size());
  p.words["x"] = words;
  out.check = check;
}

// Each amax as the first element of a row of one block.
void Scale(const Case& c, const Claims& claims, VectorCheck& out) {
  OnlyE2M1(c, "format");
  Check check;
  Problem& p = check.problem;
  p.op = Operation::kQuantizeRow;
  p.in = TypeOf(c, "in");
  if (c.Param("rule", "even") == "nearest15") Not("no device has the rule nearest15");
  if (c.Has("rule")) p.rule = ScaleRuleByName(c.Param("rule"));
  const std::vector<uint32_t> amax = c.Input("amax");
  std::vector<uint32_t> words;
  for (const uint32_t word : amax) {
    if ((Widened(p.in, word) & kF32Abs) == 0 && c.HexParam("zero", 0x7F) != claims.zero_byte)
      Not("the case is about another byte for blocks of zeros");
    words.push_back(word);
    words.resize((words.size() + kBlock - 1) / kBlock * kBlock, 0);
  }
  p.m = static_cast<int64_t>(amax.size());
  p.n = kBlock;
  p.words["x"] = words;
  Expect(out, "row_scales", ExpectedWords(c, "scales"), 1);
  out.check = check;
}

// Each code as the first of a row of one block, under its scale.
void Dequantize(const Case& c, VectorCheck& out) {
  OnlyE2M1(c, "format");
  Check check;
  Problem& p = check.problem;
  p.op = Operation::kDequantize;
  p.out = TypeOf(c, "out");
  const std::vector<uint32_t> codes = c.Input("codes");
  std::vector<uint32_t> scales(codes.size(), static_cast<uint32_t>(c.HexParam("scale", 0x7F)));
  if (!c.Has("scale")) {
    const std::vector<uint32_t> given = c.Input("scales");
    for (size_t i = 0; i < codes.size(); ++i)
      scales[i] = given.size() == codes.size() ? given[i] : given[i / kBlock];
  }
  p.m = static_cast<int64_t>(codes.size());
  p.n = kBlock;
  p.words["scales"] = scales;
  std::vector<uint32_t>& bytes = p.words["codes"];
  for (const uint32_t code : codes) {
    bytes.push_back(code);
    bytes.resize(bytes.size() + kBlock / 2 - 1, 0);
  }
  Expect(out, "y", ExpectedWords(c, "values"), 1);
  out.check = check;
}

void Gemm(const Case& c, VectorCheck& out) {
  OnlyE2M1(c, "format_a");
  OnlyE2M1(c, "format_b");
  if (c.inputs.count("c") != 0) Not("a chain that begins at C is one of instructions, not a product");
  Check check;
  Problem& p = check.problem;
  p.op = Operation::kGemm;
  p.m = c.Int("m", 1), p.n = c.Int("n", 1), p.k = c.Int("k", 1);
  p.out = TypeOf(c, "out");
  if (c.Has("profile")) p.profile = ProfileByName(c.Param("profile"));
  if (c.Has("instruction")) p.instruction = InstructionByName(c.Param("instruction"));
  if (c.Int("splits", 1) != 1) Not("the case splits K into numbers of ranges");
  const auto pack = [&](const char* from, const char* to, int64_t rows) {
    const std::vector<uint32_t> codes = c.Input(from);
    if (static_cast<int64_t>(codes.size()) != rows * p.k)
      Fail("{}: {} has {} codes", c.where(), from, codes.size());
    std::vector<uint32_t>& bytes = p.words[to];
    for (int64_t row = 0; row < rows; ++row) {
      for (int64_t k = 0; k < p.k; k += 2) {
        const auto at = static_cast<size_t>(row * p.k + k);
        bytes.push_back(codes[at] | (k + 1 < p.k ? codes[at + 1] << 4 : 0));
      }
    }
  };
  pack("a", "a_codes", p.m);
  pack("b", "b_codes", p.n);
  p.words["a_scales"] = c.Input("scale_a");
  p.words["b_scales"] = c.Input("scale_b");
  Expect(out, "d", ExpectedWords(c, "out"), p.n);
  out.check = check;
}

void Hadamard(const Case& c, VectorCheck& out) {
  if (c.Param("factor", "1") != "1/sqrt(n)") Not("a device's rotation has the factor 1/sqrt(n)");
  if (c.inputs.count("flips") != 0) Not("the case gives its signs by other names");
  Check check;
  Problem& p = check.problem;
  p.op = Operation::kHadamard;
  p.hadamard = static_cast<int>(c.Int("n", 16));
  const std::vector<uint32_t> x = c.Input("x");
  p.m = 1, p.n = static_cast<int64_t>(x.size());
  p.in = p.out = DType::kF32;
  p.words["x"] = x;
  Expect(out, "y", ExpectedWords(c, "out"), p.n);
  out.check = check;
}

}  // namespace

VectorCheck CheckOfVector(const Case& c, const Claims& claims) {
  VectorCheck out;
  out.id = c.id;
  try {
    if (c.op == "quantize")
      Quantize(c, claims, out);
    else if (c.op == "convert")
      Convert(c, out);
    else if (c.op == "scale")
      Scale(c, claims, out);
    else if (c.op == "dequantize")
      Dequantize(c, out);
    else if (c.op == "gemm")
      Gemm(c, out);
    else if (c.op == "hadamard")
      Hadamard(c, out);
    else
      Not(fmt::format("no device offers '{}'", c.op));
    ParseCheck(CheckLine(*out.check), c.where());
  } catch (const NotForADevice& not_for) {
    out.check.reset();
    out.expected.clear();
    out.why = not_for.why;
  }
  return out;
}

std::string Translated(const VectorCheck& v, const Claims& claims) {
  if (!v.check) return "";
  TensorSet tensors = MakeTensors(v.check->problem);
  RunReference(v.check->problem, claims, tensors);
  for (const VectorCheck::Expected& e : v.expected) {
    const Tensor& t = std::as_const(tensors)[e.tensor];
    const bool codes = e.tensor.size() > 5 && e.tensor.substr(e.tensor.size() - 5) == "codes";
    for (size_t i = 0; i < e.words.size(); ++i) {
      const int64_t col = e.cols[i];
      const uint32_t found =
          codes ? t.Word(e.rows[i], col / 2) >> 4 * (col % 2) & 0xF : t.Word(e.rows[i], col);
      const uint32_t wanted = e.words[i];
      // Any NaN is meant by one.
      const bool nan = t.type() == TensorType::kF32 && IsNan(found) && IsNan(wanted);
      if (found != wanted && !nan)
        return fmt::format("{}: {} [{}][{}] is {:x}, the vector says {:x}", v.id, e.tensor, e.rows[i], col,
                           found, wanted);
    }
  }
  return "";
}

}  // namespace mx::conformance
