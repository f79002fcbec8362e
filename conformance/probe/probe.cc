#include "conformance/probe/probe.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "sim/base/bits.h"
#include "sim/base/sha256.h"

namespace mx::conformance {
namespace {

constexpr std::array<Instruction, 2> kInstructions = {Instruction::k16x16x128, Instruction::k32x32x64};

struct Special {
  const char *name, *question;
  Sample sample;
};
std::vector<Special> Specials() {
  std::vector<Special> out;
  const auto add = [&](const char* name, const char* question, Sample sample) {
    out.push_back({name, question, sample});
    return &out.back().sample;
  };
  add("Q1", "scale of A FF over zeros, C = 1.0", MakeSample(0x3F800000, {}, {}))->scale_a[0] = 0xFF;
  add("Q2", "the row below that one, 1*1, C = 1.0", MakeSample(0x3F800000, {}, {{0, 1, 1}}));
  add("Q3", "scales 00 and 00, 6*6, C = +0", MakeSample(0, {-254, 0, 0, 0}, {{0, 6, 6}}));
  add("Q3", "scales 00 and 00, -6*6, C = +0", MakeSample(0, {-254, 0, 0, 0}, {{0, -6, 6}}));
  add("Q4", "C = -0, A and B +0", MakeSample(kF32Sign, {}, {}));
  Sample negative = MakeSample(kF32Sign, {}, {});
  negative.a.fill(8);
  negative.b.fill(2);
  add("Q5", "C = -0, A all -0, B all 1", negative);
  add("Q6", "C = +Inf, 1*1", MakeSample(kF32Inf, {}, {{0, 1, 1}}));
  add("Q6", "C = -Inf, 1*1", MakeSample(kF32Inf | kF32Sign, {}, {{0, 1, 1}}));
  add("Q7", "C = 7fc12345", MakeSample(0x7FC12345, {}, {{0, 1, 1}}));
  add("Q7", "C = 7f812345 (signalling)", MakeSample(0x7F812345, {}, {{0, 1, 1}}));
  add("Q8", "scales FE and FE, 1*1 and -1*1 in two blocks",
      MakeSample(0x3F800000, {254, 254, 0, 0}, {{0, 1, 1}, {32, -1, 1}}));
  return out;
}

std::vector<ProbeLine> AskSpecials(MatrixUnit& unit) {
  std::vector<ProbeLine> lines;
  std::vector<Sample> samples;
  const std::vector<Special> specials = Specials();
  for (const Special& special : specials) samples.push_back(special.sample);
  const auto answers = unit.Run(samples);
  for (size_t i = 0; i < answers.size(); ++i) {
    if (answers[i])
      lines.push_back({specials[i].name, specials[i].question, fmt::format("{:08x}", *answers[i])});
  }
  return lines;
}

template <typename T>
void Take(T& claim, std::vector<std::string>& open, const std::string& found,
          std::initializer_list<std::pair<const char*, T>> names, const char* what) {
  if (found.empty()) return;
  for (const auto& [name, value] : names) {
    if (found == name) {
      claim = value;
      return;
    }
  }
  open.push_back(fmt::format("{}: {}, for which there is no claim", what, found));
}

void Conclude(ProbeReport& r) {
  for (const ProfileInfo& profile : kProfiles) {
    const bool fits =
        !r.adders.empty() && std::all_of(r.adders.begin(), r.adders.end(), [&](const auto& adder) {
          const auto& classes = adder.findings.consistent;
          return std::any_of(classes.begin(), classes.end(), [&](const auto& c) {
            return std::find(c.begin(), c.end(), profile.id) != c.end();
          });
        });
    if (fits) r.profiles.push_back(profile.id);
  }
  if (!r.profiles.empty()) {
    r.claims.profile = r.profiles.front();
  } else if (!r.adders.empty()) {
    r.open.push_back("gemm.profile: no profile of the table fits every answer");
  }
  Take(r.claims.zero_byte, r.open, r.quantiser.zero_byte, {{"7f", uint8_t{127}}, {"00", uint8_t{0}}},
       "zero-block.scale");
  Take(r.claims.nan, r.open, r.quantiser.nan,
       {{"hardware", NanPolicy::kHardware}, {"poison", NanPolicy::kPoison}}, "scale.nan");
  const bool asked =
      !r.quantiser.sentences.empty() && r.quantiser.pairs.empty() && !r.quantiser.subnormal.empty();
  if (asked || r.quantiser.pairs.size() == 1) {
    Take(r.claims.sr_pair, r.open, r.quantiser.pairs.empty() ? "other" : r.quantiser.pairs.front(),
         {{"prng", SrPair::kPrng},
          {"same", SrPair::kSame},
          {"independent", SrPair::kIndependent},
          {"pair1-shift16", SrPair::kPair1Shift},
          {"seed-shift1", SrPair::kSeedShift}},
         "sr.pair");
  }
  const std::string subnormal = r.conversions ? r.conversions->subnormal : r.quantiser.subnormal;
  Take(r.claims.sr_subnormal, r.open, subnormal,
       {{"aligned", gfx950::SrSubnormal::kAligned},
        {"zero-below-quarter", gfx950::SrSubnormal::kZeroBelowQuarter}},
       "sr.subnormal");
  if (!r.conversions) return;
  Take(r.claims.pack_nan, r.open, r.conversions->nan,
       {{"max", gfx950::PackNan::kMax}, {"zero", gfx950::PackNan::kZero}}, "convert.nan");
  Take(r.claims.pack_scale_nan, r.open, r.conversions->scale_nan,
       {{"max", gfx950::PackScaleNan::kMax}, {"unchanged", gfx950::PackScaleNan::kUnchanged}},
       "convert.scale-nan");
  if (r.conversions->align != "f32 seed>>10, f16 seed>>23, bf16 seed>>26")
    r.open.push_back("sr.align: " + r.conversions->align);
  if (r.conversions->second_seed != "prng")
    r.open.push_back("the second element's seed: " + r.conversions->second_seed);
  if (!r.conversions->nearest_even)
    r.open.push_back("conversion to nearest does not round ties to the even code");
  if (!r.conversions->unpack_exact) r.open.push_back("unpacking is not the product of code and scale");
}

}  // namespace

bool ProbeReport::Confirms(Profile profile) const {
  return open.empty() && std::find(profiles.begin(), profiles.end(), profile) != profiles.end();
}

ProbeReport Probe(Device& device, Conversions* conversions, const ProbeOptions& options) {
  ProbeReport report;
  report.description = device.Describe();
  for (const Instruction instruction : kInstructions) {
    const auto unit =
        options.through_products ? MakeGemmUnit(device, instruction) : MakeMatrixUnit(device, instruction);
    if (unit == nullptr) continue;
    ProbeReport::Adder adder;
    adder.asked = unit->Describe();
    adder.findings = SearchAdder(*unit, instruction, options.random, options.seed, options.describe);
    adder.specials = AskSpecials(*unit);
    report.adders.push_back(std::move(adder));
  }
  if (conversions != nullptr) report.conversions = ProbeConversions(*conversions);
  report.quantiser = ProbeQuantiser(device);
  Conclude(report);
  report.sha256 = Sha256Hex(ProbeTranscript(report));
  return report;
}

}  // namespace mx::conformance
