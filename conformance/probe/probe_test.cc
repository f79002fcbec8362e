// Every configuration of the simulated devices is found from outputs alone, and the other ways to ask agree.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "conformance/machine.h"
#include "conformance/probe/probe.h"
#include "conformance/probe/probe_kernels.h"
#include "conformance/verify.h"
#include "sim/base/error.h"

namespace mx::conformance {
namespace {

ProbeOptions Quick() {
  ProbeOptions options;
  options.random = 40;
  return options;
}

std::vector<Profile> SameAs(Profile profile, int64_t K) {
  std::vector<Profile> out;
  for (const ProfileInfo& p : kProfiles) {
    if (SameAdder(p.id, profile, K)) out.push_back(p.id);
  }
  return out;
}

TEST(Probe, FindsEveryAdderOfTheSimulator) {
  for (const ProfileInfo& profile : kProfiles) {
    DeviceOptions options;
    options.behaviour = Claims{};
    options.behaviour->profile = profile.id;
    const auto device = MakeDevice("sim", options);
    const ProbeReport report = Probe(*device, nullptr, Quick());
    ASSERT_EQ(report.adders.size(), 2u);
    for (const ProbeReport::Adder& adder : report.adders) {
      const int64_t K = InstructionK(adder.findings.instruction);
      ASSERT_EQ(adder.findings.consistent.size(), 1u) << profile.name;
      EXPECT_EQ(adder.findings.consistent.front(), SameAs(profile.id, K)) << profile.name << " K=" << K;
      ASSERT_FALSE(adder.findings.shapes.empty()) << profile.name << " K=" << K;
      // The description answers as the profile does.
      for (uint32_t i = 0; i < 100; ++i) {
        const Sample s = RandomSample(i % 2 == 0 ? Format::kE2M1 : Format::kE5M2, K, 9, i);
        EXPECT_EQ(Accumulate(adder.findings.shapes.front(), s, K), Expected(profile.id, s, K))
            << profile.name << ": " << Describe(adder.findings.shapes.front(), K);
      }
    }
    EXPECT_EQ(report.profiles, std::vector<Profile>{profile.id});
    EXPECT_TRUE(report.Confirms(profile.id));
  }
}

// Quantiser: every reading of the random words, NaN policy and byte of a zero block, each with another adder.
TEST(Probe, FindsEveryQuantiserOfTheSimulator) {
  size_t at = 0;
  for (const SrPair pair :
       {SrPair::kPrng, SrPair::kSame, SrPair::kIndependent, SrPair::kPair1Shift, SrPair::kSeedShift}) {
    for (const NanPolicy nan : {NanPolicy::kHardware, NanPolicy::kPoison}) {
      for (const uint8_t zero : {uint8_t{127}, uint8_t{0}}) {
        DeviceOptions options;
        options.behaviour = Claims{};
        options.behaviour->sr_pair = pair;
        options.behaviour->nan = nan;
        options.behaviour->zero_byte = zero;
        const auto device = MakeDevice("sim", options);
        const QuantiserFindings found = ProbeQuantiser(*device);
        Claims claims;
        ASSERT_EQ(found.pairs.size(), 1u);
        SetClaim(claims, "sr.pair", found.pairs.front(), "found");
        SetClaim(claims, "scale.nan", found.nan, "found");
        SetClaim(claims, "zero-block.scale", found.zero_byte, "found");
        EXPECT_EQ(ClaimsText(claims), ClaimsText(*options.behaviour));
        EXPECT_EQ(found.subnormal, "aligned");
        ++at;
      }
    }
  }
  EXPECT_EQ(at, 20u);
}

// The virtual device with every adder, reading of stochastic rounding and NaN policy, blind: 144 of them. The
// description of the adder is asked for once a profile (above); here the table alone.
TEST(Probe, FindsEveryConfigurationOfTheVirtualDevice) {
  size_t found = 0;
  std::shared_ptr<Platform> platform;
  for (const ProfileInfo& profile : kProfiles) {
    for (int kind = 0; kind < 8; ++kind) {
      DeviceOptions options;
      options.behaviour = Claims{};
      options.behaviour->profile = profile.id;
      options.behaviour->sr_subnormal =
          (kind & 1) != 0 ? gfx950::SrSubnormal::kZeroBelowQuarter : gfx950::SrSubnormal::kAligned;
      options.behaviour->pack_nan = (kind & 2) != 0 ? gfx950::PackNan::kZero : gfx950::PackNan::kMax;
      options.behaviour->pack_scale_nan =
          (kind & 4) != 0 ? gfx950::PackScaleNan::kUnchanged : gfx950::PackScaleNan::kMax;
      const auto device = MakeDevice("vgpu", options);
      const auto conversions = MakeConversions(MakeVgpuPlatform(options));
      ProbeOptions quick;
      quick.random = 0;
      quick.describe = false;
      const ProbeReport report = Probe(*device, conversions.get(), quick);
      EXPECT_TRUE(report.open.empty()) << report.open.front();
      EXPECT_EQ(report.profiles, std::vector<Profile>{profile.id});
      EXPECT_EQ(ClaimsText(report.claims), ClaimsText(*options.behaviour));
      found += ClaimsText(report.claims) == ClaimsText(*options.behaviour) ? 1 : 0;
    }
  }
  EXPECT_EQ(found, 144u);
}

// Through whole products: the same classes, but for what needs E5M2 or an accumulator that no sum makes.
TEST(Probe, ProductsSayTheSameAsOneInstruction) {
  for (const Profile profile :
       {Profile::kSeq32, Profile::kTree, Profile::kC3F8G32, Profile::kBlk24t, Profile::kNv25rz}) {
    DeviceOptions options;
    options.behaviour = Claims{};
    options.behaviour->profile = profile;
    const auto device = MakeDevice("sim", options);
    ProbeOptions through = Quick();
    through.through_products = true;
    const ProbeReport report = Probe(*device, nullptr, through);
    ASSERT_EQ(report.adders.size(), 2u);
    EXPECT_EQ(report.profiles, std::vector<Profile>{profile}) << Name(profile);
    EXPECT_NE(report.adders[0].asked.find("products"), std::string::npos);
  }
}

TEST(Probe, TheKernelsOfTheProbeAreTheInstruction) {
  const auto platform = MakeVgpuPlatform({});
  int compared = 0;
  for (const Instruction instruction : {Instruction::k16x16x128, Instruction::k32x32x64}) {
    for (int i = 0; i < 40; ++i) {
      Problem p;
      p.op = Operation::kMfma;
      p.instruction = instruction;
      p.format_a = static_cast<Format>(i % 5);
      p.format_b = static_cast<Format>(i / 5 % 5);
      if (i >= 25) p.format_a = p.format_b = Format::kE2M1;
      p.byte_a = i % 4;
      p.byte_b = i / 4 % 4;
      p.scales = ScaleClass::kWide;
      p.seed = static_cast<uint64_t>(i);
      TensorSet kernel = MakeTensors(p), handler = MakeTensors(p);
      RunMfmaKernel(*platform->Open(p), p, kernel);
      platform->RunMfma(p, handler);
      const Comparison comparison = Compare(p, handler, kernel);
      EXPECT_EQ(comparison.wrong, 0) << CaseLine(p);
      compared += static_cast<int>(comparison.elements);
    }
  }
  EXPECT_GT(compared, 40000);
}

TEST(Probe, ClaimsFileIsReadBack) {
  DeviceOptions options;
  options.behaviour = Claims{};
  options.behaviour->profile = Profile::kC3F8G64;
  const auto device = MakeDevice("sim", options);
  const ProbeReport report = Probe(*device, nullptr, Quick());
  const std::string text = ProbeClaims(report, "sim");
  EXPECT_NE(text.find("\nprobe: sha256=" + report.sha256 + " profile=c3f8-g64 confirmed=yes\n"),
            std::string::npos)
      << text;
  EXPECT_EQ(ParseClaims(text, "claims.txt").profile, Profile::kC3F8G64);
  EXPECT_EQ(Probe(*device, nullptr, Quick()).sha256, report.sha256);
  EXPECT_EQ(ProbeJson(report)["profile"], "c3f8-g64");
  EXPECT_NE(ProbeText(report).find("c3f8-g64"), std::string::npos);
  options.behaviour->profile = Profile::kSeq32;
  EXPECT_NE(Probe(*MakeDevice("sim", options), nullptr, Quick()).sha256, report.sha256);
}

}  // namespace
}  // namespace mx::conformance
