// The harness judged: problems as text, data by position, the comparison and its words, devices that lie.
#include <gtest/gtest.h>

#include <atomic>
#include <cstring>
#include <functional>
#include <set>

#include "conformance/compare.h"
#include "conformance/device.h"
#include "conformance/generate.h"
#include "conformance/problem_sets.h"
#include "conformance/reference.h"
#include "conformance/report.h"
#include "conformance/verify.h"
#include "sim/base/error.h"
#include "sim/formats/codec.h"

namespace mx::conformance {
namespace {

Problem Parsed(const std::string& line) { return ParseProblem(line, "line"); }

TEST(ProblemLine, EveryProblemOfALevelSurvivesItsText) {
  for (const OperationInfo& op : kOperations) {
    for (const Problem& p : ProblemsOf(op.id, Level::kSmoke, 7)) {
      const std::string line = CaseLine(p);
      EXPECT_EQ(CaseLine(Parsed(line)), line);
    }
  }
}

TEST(ProblemLine, WhatIsMalformedIsRefused) {
  for (const char* line :
       {"gem m=1 n=1 k=32", "gemm m=1 n=1", "gemm m=0 n=1 k=32", "gemm m=-1 n=1 k=32",
        "gemm m=1 n=1 k=32 rule=even", "gemm m=1 n=1 k=32 out=f64", "gemm m=1 n=1 k=32 out=f16",
        "gemm m=1 n=1 k=32 profile=seq33", "gemm m=1 n=1 k=32 split=33", "gemm m=1x n=1 k=32",
        "gemm m=99999999999 n=1 k=32", "gemm m=16777216 n=16777216 k=32", "gemm m=1 n=1 k=64 split=32 beta=1",
        "quantize/row rows=1 cols=33 hadamard=16", "quantize/row rows=1 cols=32 hadamard=12",
        "quantize/row rows=1 cols=32 signs=123456789", "mfma byte_a=4", "mfma format_a=e1m1", ""}) {
    EXPECT_THROW(Parsed(line), InputError) << line;
  }
}

TEST(ProblemSets, EveryOptionMeetsAndSeedsDiffer) {
  const auto problems = ProblemsOf(Operation::kQuantizeRow, Level::kSmoke, 0);
  std::set<std::string> options;
  std::set<Distribution> data;
  for (const Problem& p : problems) {
    options.insert(fmt::format("{} {} {} {} {}", static_cast<int>(p.rule), static_cast<int>(p.round),
                               static_cast<int>(p.scale_layout), static_cast<int>(p.in),
                               static_cast<int>(p.variant)));
    data.insert(p.data);
  }
  EXPECT_EQ(options.size(), 48u);
  EXPECT_EQ(data.size(), static_cast<size_t>(Distribution::kBits) + 1);
  EXPECT_NE(CaseLine(problems[3]), CaseLine(ProblemsOf(Operation::kQuantizeRow, Level::kSmoke, 1)[3]));
}

TEST(Data, IsAFunctionOfPosition) {
  const TensorSet small = MakeTensors(Parsed("quantize/row rows=2 cols=64 data=nonfinite seed=5"));
  const TensorSet tall = MakeTensors(Parsed("quantize/row rows=9 cols=64 data=nonfinite seed=5"));
  for (int64_t row = 0; row < 2; ++row) {
    for (int64_t col = 0; col < 64; ++col) EXPECT_EQ(small["x"].Word(row, col), tall["x"].Word(row, col));
  }
}

TEST(Data, CodesAreTheSameOneByOneAndByBlock) {
  const RandomStream stream = DataStream(5, 7);
  for (const CodeClass codes :
       {CodeClass::kAny, CodeClass::kSparse, CodeClass::kLarge, CodeClass::kSpecials}) {
    std::set<uint32_t> seen;
    for (uint64_t i = 0; i < 3200; ++i) {
      const uint32_t code = CodeAt(Format::kE2M1, codes, stream, i);
      EXPECT_EQ(code, CodeBlock(codes, stream, i / 32)[i % 32]);
      seen.insert(code);
    }
    EXPECT_EQ(seen.size(), codes == CodeClass::kLarge ? 2u : 16u);
  }
  for (uint64_t i = 0; i < 4096; ++i) {
    const uint32_t code = CodeAt(Format::kE4M3, CodeClass::kAny, stream, i);
    EXPECT_TRUE(IsFinite(Decode(Format::kE4M3, code)));
  }
}

TEST(Data, DistributionsAreWhatTheySay) {
  const auto count = [](const char* name, const std::function<bool(uint32_t)>& holds) {
    const TensorSet set =
        MakeTensors(Parsed(fmt::format("quantize/row rows=16 cols=256 in=f32 data={}", name)));
    int64_t n = 0;
    for (int64_t i = 0; i < 16 * 256; ++i) n += holds(set["x"].Word(i / 256, i % 256));
    return n;
  };
  const auto subnormal = [](uint32_t u) { return (u & kF32Abs) < 0x00800000u && (u & kF32Abs) != 0; };
  EXPECT_GT(count("subnormal", subnormal), 2000);
  EXPECT_GT(count("zeros", [](uint32_t u) { return u == 0x80000000u; }), 500);
  EXPECT_GT(count("zeros", [](uint32_t u) { return u == 0; }), 500);
  EXPECT_GT(count("nonfinite", [](uint32_t u) { return IsNan(u); }), 200);
  EXPECT_GT(count("nonfinite", [](uint32_t u) { return IsInf(u); }), 200);
  EXPECT_EQ(count("gaussian", [](uint32_t u) { return !IsFinite(u); }), 0);
  EXPECT_GT(count("outliers", [](uint32_t u) { return (u & kF32Abs) > ToBits(8.0f); }), 20);
  EXPECT_GT(count("extreme", [](uint32_t u) { return (u & kF32Abs) > 0x7E000000u; }), 10);
}

// In each source type, blocks of amax 6 * 2^e hold every cut point of E2M1 and its neighbours of that type.
TEST(Data, CutsHaveTheNeighboursOfTheSourceType) {
  for (const char* type : {"f32", "bf16", "f16"}) {
    const std::string line = fmt::format("quantize/row rows=256 cols=256 in={} data=cuts", type);
    const TensorSet set = MakeTensors(Parsed(line));
    const Tensor& x = set["x"];
    const bool half = x.type() == TensorType::kF16;
    const auto bits = [&](uint32_t word) {
      return half ? F16ToF32(static_cast<uint16_t>(word)) : x.type() == TensorType::kBF16 ? word << 16 : word;
    };
    std::set<std::pair<int, int>> seen;
    for (int64_t i = 0; i < 256 * 256; i += 32) {
      const uint32_t amax = bits(x.Word(i / 256, i % 256)) & kF32Abs;
      if (amax >> 23 < (half ? 118u : 10u) || amax >= kF32Inf) continue;  // where all cuts are normal numbers
      for (int64_t lane = 1; lane < 32; ++lane) {
        const uint32_t word = x.Word(i / 256, i % 256 + lane) & (half ? 0x7FFFu : ~0u);
        for (const int eighths : {2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48}) {
          const float cut = FromBits(amax) * static_cast<float>(eighths) / 48.0f;  // amax is 6 * 2^e
          for (const int side : {-1, 0, 1}) {
            if ((bits(word - static_cast<uint32_t>(side)) & kF32Abs) == ToBits(cut))
              seen.emplace(eighths, side);
          }
        }
      }
    }
    EXPECT_EQ(seen.size(), 42u) << type;
  }
}

// A device that computes what the reference says and then does one thing wrong.
class LyingDevice : public Device {
 public:
  using Lie = std::function<void(TensorSet&, Answer&)>;
  explicit LyingDevice(Lie lie) : lie_(std::move(lie)) {}
  std::string Describe() const override { return "liar"; }
  std::string Unsupported(const Problem&) const override { return ""; }
  Answer Run(const Problem& p, TensorSet& tensors) override {
    RunReference(p, claims(), tensors);
    Answer answer;
    lie_(tensors, answer);
    return answer;
  }

 private:
  Lie lie_;
};

std::string FirstFault(const std::string& line, LyingDevice::Lie lie) {
  LyingDevice device(std::move(lie));
  const CaseResult result = RunCase(device, Parsed(line));
  return result.faults.empty() ? "" : result.faults.front();
}
void Expect(const std::string& fault, const std::string& part) {
  EXPECT_NE(fault.find(part), std::string::npos) << "'" << fault << "' does not say '" << part << "'";
}

constexpr const char* kRow = "quantize/row rows=4 cols=128 seed=1";
constexpr const char* kProduct = "gemm m=20 n=20 k=64 seed=1";

TEST(Judge, PassesWhatIsRight) {
  EXPECT_EQ(FirstFault(kRow, [](TensorSet&, Answer&) {}), "");
  EXPECT_EQ(FirstFault(kProduct, [](TensorSet&, Answer&) {}), "");
  EXPECT_EQ(FirstFault("linear tokens=32 out_features=64 in_features=32", [](TensorSet&, Answer&) {}), "");
}

TEST(Judge, SaysWhereAndWhatIsWrong) {
  const std::string fault = FirstFault(
      kRow, [](TensorSet& t, Answer&) { t["row_codes"].SetWord(2, 17, t["row_codes"].Word(2, 17) ^ 0x10); });
  Expect(fault, "row_codes: 1 of 512 codes wrong, first at row 2, code 35");
  Expect(fault, "block 1, scale byte");
}

TEST(Judge, ExplainsWhatIsSimple) {
  const auto each = [](Tensor& t, const std::function<uint32_t(uint32_t, int64_t, int64_t)>& f) {
    for (int64_t r = 0; r < t.rows(); ++r) {
      for (int64_t c = 0; c < t.cols(); ++c) t.SetWord(r, c, f(t.Word(r, c), r, c));
    }
  };
  Expect(FirstFault(kRow,
                    [&](TensorSet& t, Answer&) {
                      each(t["row_codes"], [](uint32_t w, int64_t, int64_t) { return w << 4 | w >> 4; });
                    }),
         "codes of a byte are swapped");
  Expect(FirstFault(kRow,
                    [&](TensorSet& t, Answer&) {
                      each(t["row_codes"], [](uint32_t w, int64_t, int64_t c) { return c % 4 == 3 ? w : 0; });
                    }),
         "every wrong code lies in byte 0, 1, 2 of its dword");
  const std::string few = FirstFault(
      kRow, [](TensorSet& t, Answer&) { t["row_codes"].SetWord(0, 0, t["row_codes"].Word(0, 0) ^ 0x77); });
  EXPECT_EQ(few.find("bytes lost"), std::string::npos) << few;
  Expect(FirstFault(kRow,
                    [&](TensorSet& t, Answer&) {
                      each(t["row_scales"], [](uint32_t w, int64_t, int64_t) { return w + 1; });
                    }),
         "off by +1");
  Expect(FirstFault(kRow, [](TensorSet& t, Answer&) { t["row_codes"].Poison(); }), "never written");
  Expect(FirstFault(kProduct,
                    [&](TensorSet& t, Answer&) {
                      const Tensor before = t["d"];
                      each(t["d"], [&](uint32_t, int64_t r, int64_t c) { return before.Word(c, r); });
                    }),
         "transposed");
  Expect(FirstFault(kProduct,
                    [&](TensorSet& t, Answer&) {
                      const Tensor before = t["d"];
                      each(t["d"],
                           [&](uint32_t, int64_t r, int64_t c) { return before.Word((r + 1) % 20, c); });
                    }),
         "wrong places");
  Expect(FirstFault(kProduct,
                    [&](TensorSet& t, Answer&) {
                      each(t["d"], [](uint32_t w, int64_t r, int64_t) { return r == 3 ? w + 1 : w; });
                    }),
         "last place");
}

TEST(Judge, FindsWritesOutsideInputsChangedAndFindings) {
  Expect(FirstFault(kRow,
                    [](TensorSet& t, Answer&) { t["row_codes"].whole()[Tensor::kGuard - 3] = std::byte{0}; }),
         "byte 3 before its start");
  Expect(FirstFault(kRow,
                    [](TensorSet& t, Answer&) { *(t["x"].whole().end() - Tensor::kGuard) = std::byte{0}; }),
         "byte 0 behind its end");
  Expect(
      FirstFault("gemm m=20 n=20 k=64 gap=16", [](TensorSet& t, Answer&) { t["d"].data<uint8_t>()[41] = 0; }),
      "gap behind row 0");
  Expect(FirstFault(kRow, [](TensorSet& t, Answer&) { t["x"].data<uint8_t>()[9] ^= 1; }),
         "an input was written");
  Expect(FirstFault(kRow, [](TensorSet&, Answer& a) { a.findings.push_back("hazard: something"); }),
         "hazard");
  Expect(FirstFault(kRow, [](TensorSet&, Answer&) { Fail("out of luck"); }), "out of luck");
}

TEST(Judge, ShuffledPaddingIsPartOfTheOutput) {
  Expect(FirstFault("quantize/row rows=4 cols=128 scale_layout=shuffled",
                    [](TensorSet& t, Answer&) {
                      const auto last = t["row_scales"].payload().size() - 1;
                      t["row_scales"].data<uint8_t>()[last] = 0;
                    }),
         "row_scales: 1 of");
}

class NothingDevice : public LyingDevice {
 public:
  NothingDevice() : LyingDevice([](TensorSet&, Answer&) {}) {}
  std::string Unsupported(const Problem&) const override { return "nothing at all"; }
};

TEST(Verify, NoCaseIsAFailure) {
  NothingDevice device;
  const Report none = Verify(device, ProblemsOf(Operation::kHadamard, Level::kSmoke, 0));
  EXPECT_FALSE(none.Passed());
  EXPECT_NE(VerdictText(none).find("no case ran"), std::string::npos);
  EXPECT_FALSE(Verify(device, {}).Passed());
}

TEST(Verify, StopsWhenToldAndIsInconclusiveThen) {
  LyingDevice device([](TensorSet&, Answer&) {});
  const std::atomic<bool> stop{true};
  conformance::Run run;
  run.stop = &stop;
  const Report report = Verify(device, ProblemsOf(Operation::kHadamard, Level::kSmoke, 0), run);
  EXPECT_TRUE(report.interrupted);
  EXPECT_FALSE(report.Passed());
  EXPECT_NE(VerdictText(report).find("INCONCLUSIVE"), std::string::npos);
}

TEST(Verify, AFailureReportsTheLineThatRerunsIt) {
  LyingDevice device([](TensorSet& t, Answer&) { t["y"].SetWord(0, 0, ~t["y"].Word(0, 0)); });
  const Report report = Verify(device, {Parsed("hadamard rows=1 cols=32 hadamard=16 seed=9")});
  ASSERT_EQ(report.failures.size(), 1u);
  const std::string text = FailureText(report.failures[0], "mxproof verify --device x");
  EXPECT_NE(text.find("mxproof verify --device x --case 'hadamard rows=1 cols=32 hadamard=16 seed=9'"),
            std::string::npos)
      << text;
  EXPECT_EQ(ReportJson(report, "x")["verdict"], "FAIL");
}

TEST(Claims, TextAndBack) {
  Claims claims;
  claims.profile = Profile::kTree;
  claims.flush = true;
  EXPECT_EQ(ClaimsText(ParseClaims(ClaimsText(claims), "c")), ClaimsText(claims));
  for (const char* text :
       {"", "claims: mx-claims/2\n", "claims: mx-claims/1\ncolour: red\n",
        "claims: mx-claims/1\nscale.nan: maybe\n", "claims: mx-claims/1\nscale.nan poison\n",
        "claims: mx-claims/1\nscale.nan: poison\nscale.nan: poison\n"}) {
    EXPECT_THROW(ParseClaims(text, "c"), InputError) << text;
  }
}

TEST(Reference, FlushTouchesOnlySubnormalResults) {
  const Problem p = Parsed("gemm m=16 n=16 k=256 scales=small out=f32 seed=3");
  Claims flush;
  flush.flush = true;
  TensorSet kept = MakeTensors(p), flushed = kept;
  RunReference(p, Claims{}, kept);
  RunReference(p, flush, flushed);
  int64_t differ = 0;
  for (int64_t i = 0; i < 256; ++i) {
    const uint32_t a = kept["d"].Word(i / 16, i % 16), b = flushed["d"].Word(i / 16, i % 16);
    const bool subnormal = (a & kF32Abs) != 0 && (a & kF32Abs) < 0x00800000u;
    EXPECT_EQ(b, subnormal ? a & kF32Sign : a);
    differ += a != b;
  }
  EXPECT_GT(differ, 0);
}

TEST(Reference, SplitRangesAddInTheGivenOrder) {
  const Problem p = Parsed("gemm m=16 n=16 k=1024 split=256 scales=wide seed=3");
  TensorSet up = MakeTensors(p), down = up, named = up;
  RunGemm(p, Claims{}, ReferenceProduct, up);
  RunGemm(p, Claims{}, ReferenceProduct, named, {0, 1, 2, 3});
  RunGemm(p, Claims{}, EngineProduct, down, {3, 2, 1, 0});
  EXPECT_EQ(Compare(p, up, named).wrong, 0);
  EXPECT_GT(Compare(p, up, down).wrong, 0);
}

TEST(Device, TheListIsOpenAndNamed) {
  EXPECT_THROW(MakeDevice("gpu", {}), InputError);
  EXPECT_NE(MakeDevice("sim", {})->Describe(), "");
  DeviceOptions options;
  options.objects = "/nowhere";
  EXPECT_THROW(MakeDevice("vgpu", options), InputError);
  options.objects.clear();
  options.mutant = "typo";
  EXPECT_THROW(MakeDevice("vgpu", options), InputError);
  options.mutant.clear();
  options.fault = "typo";
  EXPECT_THROW(MakeDevice("vgpu", options), InputError);
}

TEST(SimDevice, PassesTheSmokeLevel) {
  const auto device = MakeDevice("sim", {});
  std::vector<Problem> problems;
  for (const OperationInfo& op : kOperations) {
    for (const Problem& p : ProblemsOf(op.id, Level::kSmoke, 11)) problems.push_back(p);
  }
  const Report report = Verify(*device, problems);
  for (const CaseResult& failure : report.failures) ADD_FAILURE() << FailureText(failure, "");
  EXPECT_TRUE(report.Passed());
}

}  // namespace
}  // namespace mx::conformance
