#include "conformance/claims.h"

#include <fmt/format.h>

#include <sstream>
#include <utility>
#include <vector>

#include "sim/base/error.h"

namespace mx::conformance {
namespace {

template <typename T>
using Choices = std::vector<std::pair<const char*, T>>;

const Choices<uint8_t> kZeroBytes = {{"7f", 127}, {"00", 0}};
const Choices<NanPolicy> kNanPolicies = {{"hardware", NanPolicy::kHardware}, {"poison", NanPolicy::kPoison}};
const Choices<SrPair> kPairs = {{"prng", SrPair::kPrng},
                                {"same", SrPair::kSame},
                                {"independent", SrPair::kIndependent},
                                {"pair1-shift16", SrPair::kPair1Shift},
                                {"seed-shift1", SrPair::kSeedShift}};
const Choices<bool> kYesNo = {{"no", false}, {"yes", true}};
const Choices<gfx950::SrSubnormal> kSubnormals = {
    {"aligned", gfx950::SrSubnormal::kAligned},
    {"zero-below-quarter", gfx950::SrSubnormal::kZeroBelowQuarter}};
const Choices<gfx950::PackNan> kPackNans = {{"max", gfx950::PackNan::kMax}, {"zero", gfx950::PackNan::kZero}};
const Choices<gfx950::PackScaleNan> kPackScaleNans = {{"max", gfx950::PackScaleNan::kMax},
                                                      {"unchanged", gfx950::PackScaleNan::kUnchanged}};
const Choices<Instruction> kInstructions = {{"16x16x128", Instruction::k16x16x128},
                                            {"32x32x64", Instruction::k32x32x64}};

template <typename T>
T Choose(const Choices<T>& choices, const std::string& value) {
  std::string names;
  for (const auto& choice : choices) {
    if (value == choice.first) return choice.second;
    names += (names.empty() ? "" : ", ") + std::string(choice.first);
  }
  Fail("'{}' is unknown; use one of {}", value, names);
}
template <typename T>
std::string NameOf(const Choices<T>& choices, T value) {
  for (const auto& choice : choices) {
    if (choice.second == value) return choice.first;
  }
  Fail("a claim without a name");
}

struct Key {
  const char* name;
  std::string (*get)(const Claims&);
  void (*set)(Claims&, const std::string&);
};

const Key kKeys[] = {
    {"gemm.profile", [](const Claims& c) { return std::string(Name(c.profile)); },
     [](Claims& c, const std::string& v) { c.profile = ProfileByName(v); }},
    {"gemm.instruction", [](const Claims& c) { return NameOf(kInstructions, c.instruction); },
     [](Claims& c, const std::string& v) { c.instruction = Choose(kInstructions, v); }},
    {"zero-block.scale", [](const Claims& c) { return NameOf(kZeroBytes, c.zero_byte); },
     [](Claims& c, const std::string& v) { c.zero_byte = Choose(kZeroBytes, v); }},
    {"scale.nan", [](const Claims& c) { return NameOf(kNanPolicies, c.nan); },
     [](Claims& c, const std::string& v) { c.nan = Choose(kNanPolicies, v); }},
    {"sr.pair", [](const Claims& c) { return NameOf(kPairs, c.sr_pair); },
     [](Claims& c, const std::string& v) { c.sr_pair = Choose(kPairs, v); }},
    {"epilogue.flush", [](const Claims& c) { return NameOf(kYesNo, c.flush); },
     [](Claims& c, const std::string& v) { c.flush = Choose(kYesNo, v); }},
    {"sr.subnormal", [](const Claims& c) { return NameOf(kSubnormals, c.sr_subnormal); },
     [](Claims& c, const std::string& v) { c.sr_subnormal = Choose(kSubnormals, v); }},
    {"convert.nan", [](const Claims& c) { return NameOf(kPackNans, c.pack_nan); },
     [](Claims& c, const std::string& v) { c.pack_nan = Choose(kPackNans, v); }},
    {"convert.scale-nan", [](const Claims& c) { return NameOf(kPackScaleNans, c.pack_scale_nan); },
     [](Claims& c, const std::string& v) { c.pack_scale_nan = Choose(kPackScaleNans, v); }},
};

}  // namespace

std::string ClaimsText(const Claims& claims) {
  std::string text = std::string(kClaimsFirstLine) + "\n";
  for (const Key& key : kKeys) text += fmt::format("{}: {}\n", key.name, key.get(claims));
  return text;
}

void SetClaim(Claims& claims, const std::string& key, const std::string& value, const std::string& where) {
  std::string names;
  for (const Key& known : kKeys) {
    names += (names.empty() ? "" : ", ") + std::string(known.name);
    if (key != known.name) continue;
    try {
      return known.set(claims, value);
    } catch (const InputError& error) {
      Fail("{}: {}: {}", where, key, error.what());
    }
  }
  Fail("{}: claim '{}' is unknown; use one of {}", where, key, names);
}

Claims ParseClaims(std::string_view text, const std::string& where) {
  Claims claims;
  std::vector<std::string> seen;
  std::istringstream lines{std::string(text)};
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    const std::string at = fmt::format("{}:{}", where, ++number);
    if (number == 1 && line != kClaimsFirstLine)
      Fail("{}: the first line must be '{}'", at, kClaimsFirstLine);
    if (number == 1 || line.empty() || line[0] == '#') continue;
    const size_t colon = line.find(": ");
    if (colon == std::string::npos) Fail("{}: '{}' is not 'key: value'", at, line);
    const std::string key = line.substr(0, colon);
    if (key == "probe" || key.rfind("probe.", 0) == 0) continue;
    for (const std::string& before : seen) {
      if (before == key) Fail("{}: {} is given twice", at, key);
    }
    seen.push_back(key);
    SetClaim(claims, key, line.substr(colon + 2), at);
  }
  if (number == 0) Fail("{}: empty; the first line must be '{}'", where, kClaimsFirstLine);
  return claims;
}

}  // namespace mx::conformance
