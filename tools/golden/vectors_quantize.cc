// Block quantising: every format and rule at the maxima where rules part, and the options one by one.
#include <fmt/format.h>

#include "sim/base/bits.h"
#include "sim/formats/codec.h"
#include "sim/quant/scale_rule.h"
#include "tools/golden/case.h"
#include "tools/golden/vectors.h"

namespace mx::golden {
namespace {

constexpr const char* kRules[] = {
#define MX_SCALE_RULE(id, name) name,
#include "sim/quant/scale_rule.inc"
#undef MX_SCALE_RULE
};

std::string List(const std::vector<uint32_t>& values) { return JoinWords(HexWords(values, 8)); }

// Block maxima at which some rule changes its answer, and one ulp to either side: 1, 1.5, the format's
// largest value in [1, 2), the point where rounding to p mantissa bits carries; near 2^0 and near the largest
// value itself.
std::vector<uint32_t> BoundaryMaxima(const FormatInfo& f) {
  const uint32_t one = 0x3F800000u, largest = Decode(f.id, static_cast<uint32_t>(f.max_code));
  const uint32_t carry = one + 0x00800000u - (1u << (22 - f.p));
  std::vector<uint32_t> words;
  for (uint32_t centre : {one, 0x3FC00000u, (largest & kF32MantissaMask) | one, carry, largest}) {
    words.insert(words.end(), {centre - 1, centre, centre + 1});
  }
  return words;
}

const std::vector<uint32_t> kExtremeMaxima = {0x00000001, 0x00200000, 0x00400000, 0x00400001, 0x007FFFFF,
                                              0x00800000, 0x01400001, 0x01800000, 0x7E800000, 0x7F000000,
                                              0x7F600000, 0x7F7FFFFF, 0x7F800000};

void AddRules(VectorWriter& writer, const FormatInfo& f) {
  for (const char* rule : kRules) {
    auto blocks = BoundaryMaxima(f);
    blocks.insert(blocks.end(), kExtremeMaxima.begin(), kExtremeMaxima.end());
    for (uint32_t amax : blocks) {
      // The maximum with either sign, and values a half, a quarter and three eighths of it: ties for many
      // formats.
      std::vector<uint32_t> x = {amax, amax | kF32Sign};
      for (float part : {0.5f, -0.25f, 0.375f}) x.push_back(ToBits(FromBits(amax) * part));
      writer.Add("b",
                 fmt::format("quantize format={} rule={} | x={},00000000,80000000", f.name, rule, List(x)),
                 {"scales", "codes", "count_clipped", "count_underflow"});
    }
  }
}

void AddGenerated(VectorWriter& writer, const FormatInfo& f) {
  for (const char* gen : {"bell", "wide", "edges", "bits"}) {
    for (const char* rule : kRules) {
      writer.Add("g",
                 fmt::format("quantize format={} rule={} gen={} seed=1 rows=2 cols=70", f.name, rule, gen),
                 {"scales", "packed", "count_nan", "count_inf", "count_clipped", "count_underflow",
                  "count_zero-blocks"});
    }
    for (const char* nan : {"hardware", "poison"}) {
      for (const char* type : {"f32", "bf16", "f16"}) {
        writer.Add("t",
                   fmt::format("quantize format={} in={} nan={} gen={} seed=2 rows=33 cols=40", f.name, type,
                               nan, gen),
                   {"scales_sha256", "packed_sha256", "scales_col_sha256", "packed_col_sha256"});
      }
    }
  }
}

void AddOptions(VectorWriter& writer, const FormatInfo& f) {
  for (const char* zero : {"7f", "00"}) {
    writer.Add("z", fmt::format("quantize format={} zero={} | x=80000000,00000000*31,3f800000", f.name, zero),
               {"scales", "codes", "count_zero-blocks"});
  }
  for (const char* nan : {"hardware", "poison"}) {
    writer.Add(
        "m",
        fmt::format(
            "quantize format={} nan={} | x=7fc00000,ffc00000,3f800000*30,7f800001*32,7f800000,40000000*31",
            f.name, nan),
        {"scales", "codes", "count_nan", "count_inf"});
  }
  for (int cols : {1, 2, 5, 31, 32, 33, 64, 65}) {
    writer.Add("r", fmt::format("quantize format={} gen=bell seed=3 rows=2 cols={}", f.name, cols),
               {"scales", "packed"});
  }
  for (const char* pair : {"prng", "same", "independent", "pair1>>16", "seed>>1"}) {
    writer.Add(
        "n",
        fmt::format("quantize format={} round=sr pair={} noise_seed=123456789abcdef step=3 micro-batch=1 "
                    "stream=00020511 gen=wide seed=4 rows=3 cols=70",
                    f.name, pair),
        {"scales", "packed"});
  }
  writer.Add("n", fmt::format("quantize format={} round=rtz gen=wide seed=4 rows=3 cols=70", f.name),
             {"scales", "packed"});
  for (const char* gen : {"wide", "edges"}) {
    for (const char* size : {"rows=64 cols=64", "rows=40 cols=33", "rows=1 cols=32"}) {
      writer.Add(
          "q", fmt::format("quantize format={} block=32x32 gen={} seed=5 {}", f.name, gen, size),
          {"scales_sha256", "packed_sha256", "scales_col_sha256", "packed_col_sha256", "count_zero-blocks"});
    }
  }
  for (const char* scale : {"00", "7f", "fe", "ff"}) {
    writer.Add("f", fmt::format("quantize format={} scale={} gen=edges seed=6 rows=1 cols=40", f.name, scale),
               {"scales", "packed"});
  }
}

void AddDequantized(VectorWriter& writer, const FormatInfo& f) {
  std::vector<uint32_t> codes;
  for (uint32_t code = 0; code <= f.code_mask(); code += f.bits == 8 ? 5 : f.bits == 6 ? 3 : 1)
    codes.push_back(code);
  for (const char* type : {"f32", "bf16", "f16"}) {
    for (const char* scale : {"00", "01", "7f", "fd", "fe", "ff"}) {
      writer.Add("v",
                 fmt::format("dequantize format={} out={} scale={} | codes={}", f.name, type, scale,
                             JoinWords(HexWords(codes, (f.bits + 3) / 4))),
                 {"values"});
    }
  }
}

}  // namespace

std::string QuantizeVectors(const std::string& name) {
  const FormatInfo& f = Info(FormatByName(name));
  VectorWriter writer(
      fmt::format("blocks of {}: boundary maxima under every rule, options, generated data", name),
      "OCP MX 1.0 section 6.3, sim/README.md");
  AddRules(writer, f);
  AddGenerated(writer, f);
  AddOptions(writer, f);
  AddDequantized(writer, f);
  return writer.Text();
}

std::string ScaleRuleVectors(const std::string&) {
  VectorWriter writer("the shared exponent of a block maximum, every format and rule",
                      "OCP MX 1.0 section 6.3, sim/README.md");
  for (const FormatInfo& f : kFormats) {
    if (!IsMxElement(f.id)) continue;
    for (const char* rule : kRules) {
      writer.Add("b", fmt::format("scale format={} rule={} | amax={}", f.name, rule, List(BoundaryMaxima(f))),
                 {"scales"});
      writer.Add("x", fmt::format("scale format={} rule={} | amax={}", f.name, rule, List(kExtremeMaxima)),
                 {"scales"});
    }
  }
  return writer.Text();
}

std::string RotationVectors(const std::string&) {
  VectorWriter writer("the Hadamard rotation, alone and inside the quantiser",
                      "sim/README.md; ROCm TransformerEngine for n = 16");
  for (int n = 2; n <= 128; n *= 2) {
    for (const char* factor : {"1", "1/sqrt(n)"}) {
      writer.Add("u",
                 fmt::format("hadamard n={} factor={} | x=3f800000,40000000,bf800001,00000001*{}", n, factor,
                             n * 2 - 3),
                 {"out"});
    }
  }
  for (const char* special :
       {"7fc00000", "ff800001", "7f800000,ff800000", "7f7fffff,7f7fffff", "80000000*16"}) {
    const bool full = std::string(special).find('*') != std::string::npos;
    const int used = full ? 16 : std::string(special).find(',') != std::string::npos ? 2 : 1;
    writer.Add("s",
               fmt::format("hadamard n=16 factor=1/sqrt(n) | x={}{}", special,
                           full ? "" : fmt::format(",3f800000*{}", 16 - used)),
               {"out"});
  }
  for (const char* sizes : {"16", "32", "64", "128", "4"}) {
    for (const char* signs : {"-", "0000ffff", "a5a5c3c3,12345678,deadbeef,0f0f7777"}) {
      for (const char* gen : {"bell", "edges"}) {
        writer.Add("q",
                   fmt::format("quantize format=e2m1 hadamard={} signs={} gen={} seed=7 rows=2 cols=128",
                               sizes, signs, gen),
                   {"scales", "packed"});
      }
    }
  }
  return writer.Text();
}

}  // namespace mx::golden
