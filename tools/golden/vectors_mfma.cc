// The scaled matrix instructions: probes that tell the accumulation profiles apart, full matrices, wave
// registers.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "sim/gemm/profile.h"
#include "tools/golden/case.h"
#include "tools/golden/vectors.h"

namespace mx::golden {
namespace {

// Products are k:a*b with E2M1 codes; E is the exponent of each 32-block's scale product.
struct Probe {
  const char* name;
  const char* c;
  int e[4];
  const char* products;
  const char* about;
};

constexpr Probe kProbes[] = {
    {"P1", "4b800000", {0, 0, 0, 0}, "0:2*2 32:2*2 64:2*2 96:2*2", "2^24 and a one in every block"},
    {"P2a", "4b800000", {0, 0, 0, 0}, "0:2*2 32:2*2", "2^24 and ones in blocks 0 and 1"},
    {"P2b", "4b800000", {0, 0, 0, 0}, "0:2*2 64:2*2", "2^24 and ones in blocks 0 and 2"},
    {"P2c", "4b800000", {0, 0, 0, 0}, "32:2*2 64:2*2", "2^24 and ones in blocks 1 and 2"},
    {"P3", "4b800001", {0, 0, 0, 0}, "0:1*2 16:1*2", "2^24 + 2 and two halves in one block"},
    {"P4a", "00000000", {26, 0, 26, 0}, "0:2*2 32:e*2 33:a*2 64:a*2", "2^26 - 5 - 2^26"},
    {"P4b", "00000000", {26, 0, 26, 0}, "0:2*2 32:7*2 64:a*2", "2^26 + 6 - 2^26"},
    {"P4c", "00000000", {26, 26, 0, 0}, "0:2*2 32:a*2 64:e*2 66:a*2", "2^26 - 2^26 - 5, the last at even k"},
    {"P4d", "00000000", {26, 26, 0, 0}, "0:2*2 32:a*2 65:e*2 67:a*2", "2^26 - 2^26 - 5, the last at odd k"},
    {"P5a", "3f800000", {-24, -60, 0, 0}, "0:2*2 32:2*2", "1 + half an ulp + 2^-60"},
    {"P5b", "3f800001", {-24, -60, 0, 0}, "0:2*2 32:a*2", "1 + an ulp + half an ulp - 2^-60"},
    {"P5c", "3f800001", {-26, 0, 0, 0}, "0:2*6 1:a*2", "the same inside one block"},
    {"P5d", "3f800001", {-24, -30, 0, 0}, "0:2*2 32:a*2", "as P5b with 2^-30"},
    {"P6a", "b2800000", {0, 0, 0, 0}, "0:2*2 32:a*2", "-2^-26 and 1 - 1 across blocks"},
    {"P6b", "b2800000", {0, 0, 0, 0}, "0:2*2 1:a*2", "-2^-26 and 1 - 1 inside a block"},
    {"P6c", "33800000", {0, 0, 0, 0}, "0:2*2 1:a*2", "2^-24 and 1 - 1 inside a block"},
    {"P6d", "ab800000", {0, 0, 0, 0}, "0:2*2 1:a*2", "-2^-40 and 1 - 1 inside a block"},
    {"P7", "00000000", {122, 122, 122, 0}, "0:7*7 32:7*7 64:f*7", "1.125 * 2^127 twice, then minus once"},
    {"P8a", "00000000", {-149, 0, 0, 0}, "0:1*3", "0.75 of the smallest subnormal"},
    {"P8b", "00000000", {-149, 0, 0, 0}, "0:9*1", "-0.25 of the smallest subnormal"},
    {"P8c", "00000000", {-148, 0, 0, 0}, "0:2*2", "twice the smallest subnormal"},
    {"P9a", "00000001", {-149, 0, 0, 0}, "0:1*2", "the smallest subnormal and half of it"},
    {"P9b", "ff000000", {118, 0, 0, 0}, "full", "-2^127 and a block that overflows before the sum"},
    {"P10", "00000000", {24, 0, 0, 0}, "0:2*2 64:2*2 96:2*2", "2^24 and two ones: tree or chain"},
    {"P11", "40a00000", {26, 0, 0, 0}, "0:2*2", "5 and 2^26: is C added exactly"},
    {"P12", "bf800000", {28, 24, 24, 0}, "17:1*3 59:a*3 35:d*1", "a sum near the drop rule of C"},
    {"Q3", "00000000", {-254, 0, 0, 0}, "0:7*7 1:7*f", "below every subnormal"},
    {"Q4", "80000000", {0, 0, 0, 0}, "", "C is -0, all products +0"},
    {"Q4b", "80000000", {0, 0, 0, 0}, "negative-zeros", "C is -0, all products -0"},
    {"Q6", "7f800000", {0, 0, 0, 0}, "0:2*2", "C is Inf"},
    {"Q6b", "ff800000", {0, 0, 0, 0}, "0:2*2", "C is -Inf"},
    {"Q7", "7fc12345", {0, 0, 0, 0}, "0:2*2", "C is a quiet NaN with a payload"},
    {"Q7b", "7f812345", {0, 0, 0, 0}, "", "C is a signalling NaN"},
    {"Q8", "00000000", {254, 254, 0, 0}, "0:2*2 32:a*2", "infinities of both signs from scales alone"},
};

struct Operands {
  std::vector<uint8_t> a = std::vector<uint8_t>(128), b = std::vector<uint8_t>(128);
  std::vector<int> scale_a = {127, 127, 127, 127}, scale_b = {127, 127, 127, 127};
};

Operands Expand(const Probe& probe) {
  Operands o;
  const std::string products = probe.products;
  if (products == "full") {
    std::fill_n(o.a.begin(), 32, uint8_t{7});
    std::fill_n(o.b.begin(), 32, uint8_t{7});
  } else if (products == "negative-zeros") {
    std::fill(o.a.begin(), o.a.end(), uint8_t{8});
  } else {
    for (size_t at = 0; at < products.size();
         at = std::min(products.find(' ', at), products.size() - 1) + 1) {
      const size_t colon = products.find(':', at);
      const auto k = static_cast<size_t>(std::stoi(products.substr(at, colon - at)));
      o.a[k] = static_cast<uint8_t>(std::stoi(products.substr(colon + 1, 1), nullptr, 16));
      o.b[k] = static_cast<uint8_t>(std::stoi(products.substr(colon + 3, 1), nullptr, 16));
    }
  }
  for (size_t block = 0; block < 4;
       ++block) {  // as much as fits into the scale of A, the rest into that of B
    o.scale_a[block] = std::clamp(127 + probe.e[block], 0, 254);
    o.scale_b[block] = 254 + probe.e[block] - o.scale_a[block];
  }
  return o;
}

std::vector<std::string> ProfileNames() {
  std::vector<std::string> names;
  for (const ProfileInfo& profile : kProfiles) names.emplace_back(profile.name);
  return names;
}

constexpr std::pair<const char*, const char*> kMixes[] = {
    {"e2m1", "e2m1"}, {"e4m3", "e5m2"}, {"e2m3", "e3m2"}, {"e2m1", "e4m3"}, {"e5m2", "e2m1"}};

}  // namespace

std::string MfmaProbeVectors(const std::string&) {
  VectorWriter writer(
      "one output of 16x16x128 under every profile",
      "sim/README.md; CDNA3 rules from MMA-Sim, block-sequential ones from rocjitsu, the rest candidates");
  const auto names = ProfileNames();
  for (const Probe& probe : kProbes) {
    const Operands o = Expand(probe);
    writer.Remark(fmt::format("{}: {}", probe.name, probe.about));
    writer.Add(std::string(probe.name) + "-",
               fmt::format("mfma format_a=e2m1 format_b=e2m1 | a={} scale_a={} b={} scale_b={} c={}",
                           JoinWords(HexWords(o.a, 1)), JoinWords(HexWords(o.scale_a, 2)),
                           JoinWords(HexWords(o.b, 1)), JoinWords(HexWords(o.scale_b, 2)), probe.c),
               names);
  }
  const char* const specials[][3] = {
      {"e2m1", "0*128", "ff,7f*3"},       {"e2m1", "0*96,2,0*31", "7f*3,ff"},
      {"e4m3", "7f,00*127", "7f*4"},      {"e4m3", "00*64,ff,00*63", "7f*4"},
      {"e5m2", "7c,00*127", "7f*4"},      {"e5m2", "7c,fc,00*126", "7f*4"},
      {"e5m2", "7c,3c*127", "7f*4"},      {"e5m2", "fc,3c*127", "00*4"},
      {"e5m2", "00*33,7d,00*94", "7f*4"}, {"e4m3", "7e*128", "fe*4"},
  };
  for (const auto& [format, codes, scales] : specials) {
    for (const char* ones : {"38*128", "b8,38*127"}) {
      writer.Add("F-",
                 fmt::format("mfma format_a={} format_b=e4m3 | a={} scale_a={} b={} scale_b=7f*4 c=3f800000",
                             format, codes, scales, ones),
                 names);
    }
  }
  return writer.Text();
}

std::string MfmaVectors(const std::string&) {
  VectorWriter writer("whole instructions on generated operands, block scales all different",
                      "sim/README.md");
  for (const char* instruction : {"16x16x128", "32x32x64"}) {
    for (const ProfileInfo& profile : kProfiles) {
      uint64_t seed = 0x100;
      for (const auto& [a, b] : kMixes) {
        writer.Add("m",
                   fmt::format("mfma-digest instruction={} profile={} format_a={} format_b={} seed={:x}",
                               instruction, profile.name, a, b, seed += 16),
                   {"sha256", "first"});
      }
    }
  }
  return writer.Text();
}

std::string WaveVectors(const std::string&) {
  VectorWriter writer("the same on wave registers: every pair of formats, every scale byte",
                      "CDNA4 ISA sections 7.1.5 and 7.2 (lane layouts)");
  const char* const formats[] = {"e2m1", "e2m3", "e3m2", "e4m3", "e5m2"};
  int count = 0;
  for (const char* instruction : {"16x16x128", "32x32x64"}) {
    for (const char* a : formats) {
      for (const char* b : formats) {
        writer.Add("w",
                   fmt::format("mfma-wave instruction={} profile=seq32 format_a={} format_b={} byte_a={} "
                               "byte_b={} seed={:x}",
                               instruction, a, b, count % 4, count / 4 % 4, 0x200 + 16 * count),
                   {"a_sha256", "b_sha256", "scale_a_sha256", "scale_b_sha256", "d_sha256"});
        ++count;
      }
    }
  }
  return writer.Text();
}

}  // namespace mx::golden
