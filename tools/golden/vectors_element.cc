// Every code decoded, every place where an encoder changes its mind, scale bytes, stochastic thresholds.
#include <fmt/format.h>

#include <algorithm>

#include "sim/base/bits.h"
#include "sim/formats/codec.h"
#include "tools/golden/case.h"
#include "tools/golden/generate.h"
#include "tools/golden/vectors.h"

namespace mx::golden {
namespace {

using Strings = std::vector<std::string>;

std::string List(const std::vector<uint32_t>& values, int digits) {
  return JoinWords(HexWords(values, digits));
}

// First inputs of the runs of equal code, from 0 to Inf; codes never decrease with the input.
std::vector<uint32_t> CutPoints(Format format, Rounding rounding) {
  auto code = [&](uint32_t bits) { return Encode(format, bits, 0, rounding, Overflow::kNonSaturate); };
  std::vector<uint32_t> cuts;
  for (uint32_t at = 0; code(at) != code(kF32Inf);) {
    uint32_t low = at, high = kF32Inf;
    while (high - low > 1) {
      const uint32_t middle = low + (high - low) / 2;
      (code(middle) == code(at) ? low : high) = middle;
    }
    cuts.push_back(at = high);
  }
  return cuts;
}

void AddDecoding(VectorWriter& writer, const FormatInfo& f, uint32_t first, uint32_t count) {
  for (uint32_t code = first; code < first + count; code += 16) {
    std::vector<uint32_t> codes;
    for (uint32_t i = code; i < std::min(code + 16, first + count); ++i) codes.push_back(i);
    writer.Add("d", fmt::format("decode format={} | codes={}", f.name, List(codes, (f.bits + 3) / 4)),
               {"values"});
  }
}

// The outputs that can differ for the format.
Strings CodeOutputs(const FormatInfo& f) {
  return f.kind == FormatKind::kFloat && f.HasNan() && f.bits == 8 ? Strings{"sat", "nonsat"}
                                                                   : Strings{"codes"};
}

void AddCut(VectorWriter& writer, const FormatInfo& f, const char* rounding, uint32_t cut) {
  const std::vector<uint32_t> x = {
      cut - 1, cut, cut + 1, (cut - 1) | kF32Sign, cut | kF32Sign, (cut + 1) | kF32Sign};
  writer.Add("e", fmt::format("convert format={} round={} | x={}", f.name, rounding, List(x, 8)),
             CodeOutputs(f));
}

void AddSpecials(VectorWriter& writer, const FormatInfo& f) {
  const std::vector<uint32_t> x(std::begin(kEdgeWords), std::end(kEdgeWords));
  for (const char* rounding : {"rne", "rtz"}) {
    for (const char* scale : {"7f", "00", "01", "fe"}) {
      writer.Add(
          "s", fmt::format("convert format={} round={} scale={} | x={}", f.name, rounding, scale, List(x, 8)),
          CodeOutputs(f));
    }
  }
}

// Quarter, half and three quarters of the way from one code to the next, and the noise word from which it
// goes up.
void AddStochastic(VectorWriter& writer, const FormatInfo& f) {
  const auto normal = f.kind == FormatKind::kInt ? 1u : 1u << f.p;
  const auto largest = static_cast<uint32_t>(f.max_code);
  for (uint32_t code : {0u, normal - 1, normal, normal + 1, largest / 2, largest - 1}) {
    const float low = FromBits(Decode(f.id, code)), high = FromBits(Decode(f.id, code + 1));
    for (float part : {0.25f, 0.5f, 0.75f}) {
      const uint32_t x = ToBits(low + part * (high - low));
      auto up = [&](uint32_t noise) {
        return Encode(f.id, x, 0, Rounding::kSR, Overflow::kSaturate, noise) != code;
      };
      uint32_t below = 0, from = ~0u;
      while (from - below > 1) {
        const uint32_t middle = below + (from - below) / 2;
        (up(middle) ? from : below) = middle;
      }
      writer.Add("n",
                 fmt::format("stochastic format={} | x={},{} noise={}", f.name, Hex(x, 8),
                             Hex(x | kF32Sign, 8), List({0, below, from, ~0u}, 8)),
                 {"codes"});
    }
  }
}

}  // namespace

std::string ElementVectors(const std::string& name) {
  const FormatInfo& f = Info(FormatByName(name));
  VectorWriter writer(
      fmt::format("{}: all codes; every input where the code changes, with its neighbours", name),
      "OCP MX 1.0 section 5.3, sim/formats/README.md");
  AddDecoding(writer, f, 0, f.code_mask() + 1);
  for (uint32_t cut : CutPoints(f.id, Rounding::kRNE)) AddCut(writer, f, "rne", cut);
  for (uint32_t cut : CutPoints(f.id, Rounding::kRTZ)) AddCut(writer, f, "rtz", cut);
  AddSpecials(writer, f);
  AddStochastic(writer, f);
  return writer.Text();
}

// 16-bit formats: all codes by digest, the first and last codes of every sixteenth binade and of the ends in
// full.
std::string WideElementVectors(const std::string& name) {
  const FormatInfo& f = Info(FormatByName(name));
  VectorWriter writer(
      fmt::format("{}: all codes by digest; codes and cut points at the ends of binades", name),
      f.id == Format::kBF16 ? "bfloat16 as in LLVM and x86" : "IEEE 754-2019 binary16");
  writer.Add("d", fmt::format("decode format={} first=0 count=10000", name), {"sha256"});
  const uint32_t step = 1u << f.p, binades = static_cast<uint32_t>(f.inf_code) / step;
  for (uint32_t sign : {0u, f.sign_bit()}) {
    AddDecoding(writer, f, sign, 4);
    AddDecoding(writer, f, (sign | static_cast<uint32_t>(f.inf_code)) - 2, 4);
    AddDecoding(writer, f, (sign | f.sign_bit()) - 2, 2);
  }
  const auto nearest = CutPoints(f.id, Rounding::kRNE), toward_zero = CutPoints(f.id, Rounding::kRTZ);
  for (uint32_t binade = 0; binade < binades;
       binade += binade + 2 >= binades || binade < 2 ? 1 : binades / 16) {
    for (uint32_t code : {binade * step, binade * step + 1, binade * step + step - 1}) {
      AddCut(writer, f, "rne", nearest[std::min<size_t>(code, nearest.size() - 1)]);
      AddCut(writer, f, "rtz", toward_zero[std::min<size_t>(code, toward_zero.size() - 1)]);
    }
  }
  AddCut(writer, f, "rne", nearest.back());
  AddCut(writer, f, "rtz", toward_zero.back());
  AddSpecials(writer, f);
  return writer.Text();
}

std::string ScaleByteVectors(const std::string&) {
  VectorWriter writer("e8m0: all bytes; every power of two and every tie between two, with their neighbours",
                      "OCP MX 1.0 section 5.4, sim/formats/README.md");
  for (uint32_t byte = 0; byte < 256; byte += 8) {
    std::vector<uint32_t> bytes;
    for (uint32_t i = byte; i < byte + 8; ++i) bytes.push_back(i);
    writer.Add("d", fmt::format("scale-decode | bytes={}", List(bytes, 2)), {"f32", "bf16", "f16"});
  }
  for (uint32_t byte = 0; byte < 255; ++byte) {
    const uint32_t power = Decode(Format::kE8M0, byte), tie = ToBits(1.5f * FromBits(power));
    writer.Add(
        "e",
        fmt::format("scale-encode | x={}", List({power - 1, power, power + 1, tie - 1, tie, tie + 1}, 8)),
        {"floor", "rceil", "nearest-up", "nearest-even"});
  }
  const std::vector<uint32_t> specials(std::begin(kEdgeWords), std::end(kEdgeWords));
  writer.Add("s", fmt::format("scale-encode | x={}", List(specials, 8)),
             {"floor", "rceil", "nearest-up", "nearest-even"});
  return writer.Text();
}

}  // namespace mx::golden
