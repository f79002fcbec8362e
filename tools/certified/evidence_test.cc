// The evidence of a run: hulls of launches, order of workgroups, the log of cases and what is counted from
// it.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <filesystem>

#include "conformance/coverage/coverage.h"
#include "conformance/gate/mx_gate.h"
#include "kernels/launch/kernel_table.h"
#include "sim/base/error.h"
#include "sim/base/sha256.h"
#include "sim/gfx950/isa/decoder.h"
#include "sim/io/atomic_file.h"
#include "tools/certified/atomics_scan.h"
#include "tools/certified/card_facts.h"
#include "tools/certified/case_log.h"
#include "tools/certified/coverage.h"
#include "tools/certified/launch_domain.h"
#include "tools/certified/must_pass.h"
#include "tools/certified/report_writer.h"
#include "tools/certified/run_inputs.h"

namespace mx::tools {
namespace {

using Json = nlohmann::ordered_json;

std::map<std::string, uint64_t> Facts(uint64_t m, uint64_t n, uint64_t k, uint64_t x, uint64_t y) {
  return {{"m", m}, {"n", n}, {"k", k}, {"grid.x", x}, {"grid.y", y}, {"grid.z", 1}};
}

Json Argument(const char* name, uint64_t min, uint64_t max, uint64_t multiple) {
  return {{"name", name}, {"min", min}, {"max", max}, {"multiple", multiple}};
}

TEST(LaunchDomain, IsTheHullOfWhatRan) {
  LaunchDomain domain;
  domain.Add({7, 2, 1}, {64, 1, 1}, Facts(17, 100, 96, 7, 2));
  domain.Add({2, 1, 1}, {64, 1, 1}, Facts(16, 32, 256, 2, 1));
  const Json json = domain.ToJson({});
  EXPECT_EQ(json["grid"], Json::parse(R"([[{"argument":"n","tile":16}],[{"argument":"m","tile":16}],[]])"));
  EXPECT_EQ(json["group"], Json::parse("[64,1,1]"));
  EXPECT_EQ(json["arguments"],
            Json::array({Argument("k", 96, 256, 32), Argument("m", 16, 17, 1), Argument("n", 32, 100, 4)}));
}

TEST(LaunchDomain, TakesTheDeclaredRuleOnlyIfItHeld) {
  LaunchDomain always_one;
  always_one.Add({1, 1, 1}, {256, 1, 1}, Facts(100, 90, 128, 1, 1));
  EXPECT_EQ(always_one.ToJson({{"n", 128}, {"m", 128}})["grid"],
            Json::parse(R"([[{"argument":"n","tile":128}],[{"argument":"m","tile":128}],[]])"));
  EXPECT_EQ(always_one.ToJson({})["grid"], Json::parse("[[],[],[]]"));
  EXPECT_EQ(always_one.ToJson({{"n", 64}, {"m", 32}})["grid"], Json::parse("[[],[],[]]"));
}

TEST(LaunchDomain, AGridWithoutARuleIsAnArgument) {
  LaunchDomain domain;
  domain.Add({7, 1, 1}, {64, 1, 1}, Facts(10, 20, 32, 7, 1));
  domain.Add({9, 1, 1}, {64, 1, 1}, Facts(10, 20, 32, 9, 1));
  const Json json = domain.ToJson({});
  EXPECT_EQ(json["grid"], Json::parse(R"([[{"argument":"grid.x","tile":1}],[],[]])"));
  EXPECT_EQ(json["arguments"][0], Argument("grid.x", 7, 9, 1));
}

TEST(LaunchDomain, HasOneWorkgroupSize) {
  LaunchDomain domain;
  domain.Add({1, 1, 1}, {64, 1, 1}, Facts(1, 1, 32, 1, 1));
  domain.Add({1, 1, 1}, {128, 1, 1}, Facts(1, 1, 32, 1, 1));
  EXPECT_THROW(domain.ToJson({}), InputError);
}

TEST(LaunchFacts, AreTheValuesThatTheKernelReads) {
  mxk::QuantiseArguments block{};
  block.stride = 100, block.rows = 3, block.cols = 96, block.flags = 0x203, block.signs = 0xffffffff;
  std::array<std::byte, sizeof block> bytes;
  std::memcpy(bytes.data(), &block, sizeof block);
  const auto facts = LaunchFacts("QuantiseRowTuned", {4, 5, 1}, bytes);
  const std::map<std::string, uint64_t> wanted = {{"stride", 100}, {"rows", 3},   {"cols", 96},
                                                  {"flags", 3},    {"width", 2},  {"grid.x", 4},
                                                  {"grid.y", 5},   {"grid.z", 1}, {"signs", 0xffffffff}};
  EXPECT_EQ(facts, wanted);
  EXPECT_THROW(LaunchFacts("QuantiseRowTuned", {4, 5, 1}, std::span(bytes).first(30)), InputError);
  EXPECT_THROW(LaunchFacts("Unknown", {4, 5, 1}, bytes), InputError);
}

// Each rule that is declared is one of an argument that the kernel has.
TEST(LaunchFacts, DeclaredRulesNameArguments) {
  size_t rules = 0;
  for (int i = 0; i < static_cast<int>(mxk::KernelId::kCount); ++i) {
    const mxk::KernelRow& row = mxk::Row(static_cast<mxk::KernelId>(i));
    const std::vector<std::byte> block(256);
    const auto facts = LaunchFacts(row.symbol, {1, 1, 1}, block);
    for (const GridTile& rule : DeclaredGrid(row.symbol)) {
      ++rules;
      EXPECT_EQ(facts.count(rule.argument), 1u) << row.symbol << " " << rule.argument;
    }
  }
  EXPECT_GT(rules, 20u);
}

TEST(Coverage, ProblemsHitOnlyRequiredPointsOrOnesThatNoKernelOffers) {
  for (const conformance::OperationInfo& info : conformance::kOperations) {
    const std::vector<std::string> required = RequiredPoints(info.id);
    std::map<std::string, int> seen;
    for (const std::string& point : required) EXPECT_EQ(++seen[point], 1) << point;
    conformance::Problem p;
    p.op = info.id;
    p.m = p.n = p.k = 33;
    if (required.empty()) continue;
    for (const std::string& point : PointsOf(p)) {
      EXPECT_EQ(seen.count(point), 1u) << point;
    }
  }
}

// A point that no case of the level meets would keep every run from a full PASS; one that cases meet and
// nobody requires would prove nothing.
TEST(Coverage, TheFullLevelOnTheVirtualDeviceMeetsExactlyWhatIsRequired) {
  conformance::DeviceOptions options;
  options.objects = MX_GOLDEN_GFX950;
  const auto device = conformance::MakeDevice("vgpu", options);
  for (const conformance::OperationInfo& info : conformance::kOperations) {
    std::set<std::string> met;
    for (const conformance::Problem& p : conformance::ProblemsOf(info.id, conformance::Level::kFull, 5)) {
      if (!device->Unsupported(p).empty()) continue;
      for (std::string& point : PointsOf(p)) met.insert(std::move(point));
    }
    const std::vector<std::string> required = RequiredPoints(info.id);
    if (required.empty()) continue;
    EXPECT_EQ(met, std::set<std::string>(required.begin(), required.end())) << info.name;
  }
}

std::vector<std::byte> Words(const std::vector<uint32_t>& words) {
  std::vector<std::byte> bytes(4 * words.size());
  std::memcpy(bytes.data(), words.data(), bytes.size());
  return bytes;
}

TEST(Atomics, OfGlobalMemoryAreFound) {
  // FLAT, segment global, opcode 66 (CDNA4 ISA 13.6); DS opcode 0 is an atomic of the LDS.
  const std::vector<uint32_t> nop = {0xBF800000}, lds = {0xD8000000, 0x00000100},
                              global = {0xDD088000, 0x007F0100};
  EXPECT_EQ(gfx950::Disassemble(gfx950::Decode(Words(global), 0)), "global_atomic_add v[0:1], v1, off");
  EXPECT_NE(gfx950::Disassemble(gfx950::Decode(Words(lds), 0)).find("ds_add"), std::string::npos);
  std::vector<uint32_t> text = nop;
  text.insert(text.end(), lds.begin(), lds.end());
  EXPECT_FALSE(HoldsGlobalAtomics(Words(text)));
  text.insert(text.end(), global.begin(), global.end());
  EXPECT_TRUE(HoldsGlobalAtomics(Words(text)));
  EXPECT_FALSE(HoldsGlobalAtomics({}));
}

std::vector<std::byte> Object(const std::string& name) {
  const std::string text = ReadFile(std::string(MX_GOLDEN_GFX950) + "/" + name);
  const auto* first = reinterpret_cast<const std::byte*>(text.data());
  return {first, first + text.size()};
}

TEST(Atomics, OurKernelsHaveNone) {
  size_t objects = 0;
  for (const auto& entry : std::filesystem::directory_iterator(MX_GOLDEN_GFX950)) {
    if (entry.path().extension() != ".co") continue;
    ++objects;
    EXPECT_FALSE(ObjectHoldsGlobalAtomics("k.co", Object(entry.path().filename().string()))) << entry.path();
  }
  EXPECT_GE(objects, 10u);
}

// A machine that launches nothing and says that the result may depend on the order of workgroups.
class OrderedMachine : public conformance::Machine {
 public:
  explicit OrderedMachine(bool dependent) : dependent_(dependent) {}
  uint64_t Place(conformance::Tensor&) override { return 0; }
  void Fetch(conformance::Tensor&) override {}
  void* Load(const std::string&, std::span<const std::byte>, const std::string&) override { return this; }
  void Launch(void*, const std::array<uint32_t, 3>&, const std::array<uint32_t, 3>&,
              std::span<const std::byte>) override {}
  conformance::Answer Finish() override {
    conformance::Answer answer;
    answer.order_dependent = dependent_;
    return answer;
  }

 private:
  bool dependent_;
};

class OrderedPlatform : public conformance::Platform {
 public:
  std::string Describe() const override { return "a test"; }
  std::unique_ptr<conformance::Machine> Open(const conformance::Problem& problem) override {
    return std::make_unique<OrderedMachine>(problem.seed == 7);
  }
  bool Concurrent() const override { return false; }
  bool AnyProfile() const override { return false; }
};

// The answer counts of cases that passed, too: nothing here failed.
TEST(Recorder, AKernelIsOrderDependentIfAnyAnswerSaidSo) {
  LaunchRecorder recorder;
  const auto platform = MakeWatchedPlatform(std::make_unique<OrderedPlatform>(), recorder);
  const auto launch = [&](const std::string& file, const std::string& symbol, uint64_t seed) {
    conformance::Problem problem;
    problem.seed = seed;
    const auto machine = platform->Open(problem);
    const std::vector<std::byte> object = Object(file), arguments(256);
    machine->Launch(machine->Load(file, object, symbol), {1, 1, 1}, {64, 1, 1}, arguments);
    machine->Finish();
  };
  const auto order = [&](const std::string& symbol) {
    const Json objects = recorder.Objects("gfx950");
    for (const auto& object : objects) {
      for (const auto& kernel : object["kernels"]) {
        if (kernel["symbol"] == symbol) return kernel["order"].get<std::string>();
      }
    }
    return std::string("none");
  };
  launch("gemm16.co", "Gemm16", 1);
  launch("gemm32.co", "Gemm32", 1);
  EXPECT_EQ(order("Gemm16"), "independent");
  launch("gemm16.co", "Gemm16", 7);
  launch("gemm16.co", "Gemm16", 1);  // a later answer takes nothing back
  EXPECT_EQ(order("Gemm16"), "dependent");
  EXPECT_EQ(order("Gemm32"), "independent");
}

class Refusing : public LaunchWatcher {
 public:
  void BeforeLaunch(const WatchedLaunch&) override { Fail("refused"); }
};

// Counts what reaches the device.
class CountedPlatform : public conformance::Platform {
 public:
  explicit CountedPlatform(int* loads) : loads_(loads) {}
  std::string Describe() const override { return "a test"; }
  std::unique_ptr<conformance::Machine> Open(const conformance::Problem&) override {
    class Counted : public OrderedMachine {
     public:
      explicit Counted(int* loads) : OrderedMachine(false), loads_(loads) {}
      void* Load(const std::string&, std::span<const std::byte>, const std::string&) override {
        ++*loads_;
        return this;
      }

     private:
      int* loads_;
    };
    return std::make_unique<Counted>(loads_);
  }
  bool Concurrent() const override { return false; }
  bool AnyProfile() const override { return false; }

 private:
  int* loads_;
};

TEST(Watched, NothingIsLoadedBeforeTheWatcherLetItPass) {
  const std::vector<std::byte> object = Object("gemm16.co"), arguments(256);
  int loads = 0;
  const auto launch = [&](LaunchWatcher& watcher) {
    const auto platform = MakeWatchedPlatform(std::make_unique<CountedPlatform>(&loads), watcher);
    const auto machine = platform->Open({});
    void* kernel = machine->Load("gemm16.co", object, "Gemm16");
    for (int i = 0; i < 2; ++i) machine->Launch(kernel, {1, 1, 1}, {64, 1, 1}, arguments);
  };
  Refusing refusing;
  EXPECT_THROW(launch(refusing), InputError);
  EXPECT_EQ(loads, 0);
  LaunchRecorder recorder;
  launch(recorder);
  EXPECT_EQ(loads, 1);
}

CaseLog Log() {
  CaseLog log;
  const std::pair<Outcome, const char*> cases[] = {{Outcome::kPass, "gemm m=16 n=16 k=128 seed=1"},
                                                   {Outcome::kFail, "gemm m=17 n=5 k=160 seed=2"},
                                                   {Outcome::kNotOffered, "gemm m=1 n=1 k=33 seed=3"},
                                                   {Outcome::kPass, "hadamard rows=2 cols=16 seed=4"},
                                                   {Outcome::kNotRun, "hadamard rows=3 cols=16 seed=5"}};
  for (const auto& one : cases)
    log.cases.push_back({one.first, CaseLine(conformance::ParseProblem(one.second, "case"))});
  log.properties = {{"gemm/random", 5, 5, 1, 0}, {"law/unit", 3, 2, 0, 0}};
  log.families = {{"code", 32, 32}, {"scale/byte", 256, 255}};
  return log;
}

TEST(CaseLog, RoundTripsAndRefusesWhatTheSuiteDoesNotWrite) {
  const std::string text = CaseLogText(Log());
  const CaseLog again = ParseCaseLog(text, "log");
  ASSERT_EQ(again.cases.size(), Log().cases.size());
  for (size_t i = 0; i < again.cases.size(); ++i) {
    EXPECT_EQ(again.cases[i].outcome, Log().cases[i].outcome);
    EXPECT_EQ(again.cases[i].line, Log().cases[i].line);
  }
  EXPECT_EQ(CaseLogText(again), text);
  const std::string head = "cases: mx-cases/1\n";
  for (const std::string& bad :
       {std::string(), head, std::string("cases: mx-cases/2\npass gemm m=1 n=1 k=32\n"), head + "pass\n",
        head + "passed gemm m=16 n=16 k=128\n", head + "pass gemm m=16 n=16\n\n", text + "pass x\n",
        text.substr(0, text.size() - 1), head + "pass gemm  m=16 n=16 k=128\n",
        head + "pass gemm m=016 n=16 k=128\n", head + "pass gemm n=16 m=16 k=128\n",
        head + "property p required=1\n", head + "property p required=01 executed=1 discarded=0 failed=0\n",
        head + "property p required=1 executed=1 discarded=0 failed=-1\n",
        head + "family f offered=1 hit=1 \n", text + "pass gemm m=16 n=16 k=128\n",
        text + "property p required=1 executed=1 discarded=0 failed=0\n"}) {
    EXPECT_THROW(ParseCaseLog(bad, "log"), InputError) << bad;
  }
}

TEST(CaseLog, IsWhatTheReportCounts) {
  EXPECT_EQ(CountProperties(Log(), {}), Json::parse(R"([
      {"id":"hadamard/bits","result":"INCONCLUSIVE","required":2,"executed":1,"discarded":0,"failed":0},
      {"id":"gemm/bits","result":"FAIL","required":2,"executed":2,"discarded":1,"failed":1},
      {"id":"gemm/random","result":"PASS","required":5,"executed":5,"discarded":1,"failed":0},
      {"id":"law/unit","result":"INCONCLUSIVE","required":3,"executed":2,"discarded":0,"failed":0}])"));
  EXPECT_EQ(CountProperties(Log(), {"gemm/bits"})[1]["result"], "WAIVED");
  const std::vector<LoggedCase> cases = Log().cases;
  EXPECT_EQ(CountProperties({{{Outcome::kNotOffered, cases[2].line}}, {}, {}}, {})[0]["result"],
            "UNSUPPORTED");
  EXPECT_EQ(CountProperties({{{Outcome::kPass, cases[0].line}}, {}, {}}, {"gemm/bits"})[0]["result"], "PASS");
  EXPECT_EQ(FirstFailure(Log(), {}), cases[1].line);
  EXPECT_EQ(FirstFailure(Log(), {"gemm/bits"}), "none");
  EXPECT_EQ(FirstFailure({{}, {{"law/unit", 3, 3, 0, 1}}, {}}, {}), "property law/unit");
  // Only what was executed covers; a family with a point that was not met counts as not met.
  EXPECT_EQ(CountCoverage(Log(), {"gemm/m=exact", "gemm/m=ragged", "gemm/k=ragged", "gemm/none"}),
            Json::parse(R"([{"point":"gemm/m=exact","hits":0},{"point":"gemm/m=ragged","hits":2},
                            {"point":"gemm/k=ragged","hits":1},{"point":"gemm/none","hits":0},
                            {"point":"family/code","hits":32},{"point":"family/scale/byte","hits":0}])"));
}

TEST(MustPass, EveryListHasItsName) {
  std::vector<conformance::Operation> all;
  for (const conformance::OperationInfo& info : conformance::kOperations) all.push_back(info.id);
  const MustPassList whole = MustPassOf(all);
  EXPECT_EQ(whole.properties.size(), all.size());
  std::set<std::string> names = {whole.name};
  for (const conformance::Operation op : all) {
    const MustPassList one = MustPassOf({op});
    EXPECT_TRUE(names.insert(one.name).second) << one.name;
    EXPECT_TRUE(IsKernelList(one.name));
    EXPECT_LT(one.name.size(), size_t{MX_GATE_NAME});
    for (const std::string& point : one.points)
      EXPECT_EQ(std::count(whole.points.begin(), whole.points.end(), point), 1) << point;
  }
  std::vector<std::string> families;
  for (const conformance::FamilyInfo& family : conformance::Families()) families.emplace_back(family.name);
  const MustPassList suite = MustPassOf(all, true, families);
  EXPECT_TRUE(names.insert(suite.name).second);
  EXPECT_EQ(suite.properties.size(), all.size() + conformance::Properties().size());
  EXPECT_EQ(suite.points.size(), whole.points.size() + families.size());
  EXPECT_EQ(PlainPoints(suite), whole.points);
  families.pop_back();
  EXPECT_TRUE(names.insert(MustPassOf(all, true, families).name).second);
  std::reverse(all.begin(), all.end());
  EXPECT_EQ(MustPassText(MustPassOf(all)), MustPassText(whole));
}

Json ListedReport(bool suite) {
  const std::vector<std::string> families = {"code", "scale/byte"};
  const MustPassList list = MustPassOf({conformance::Operation::kHadamard, conformance::Operation::kGemm},
                                       suite, suite ? families : std::vector<std::string>{});
  Json report;
  report["mustPass"] = {
      {"name", list.name}, {"version", list.version}, {"sha256", Sha256Hex(MustPassText(list))}};
  for (const std::string& id : list.properties) report["properties"].push_back({{"id", id}});
  for (const std::string& point : list.points) report["coverage"].push_back({{"point", point}});
  return report;
}

void ExpectOnlyTheKnownList(const Json& good) {
  EXPECT_GE(CheckMustPass(good, "r").properties.size(), 2u);
  const auto resealed = [](Json report) {  // its digest is right again
    MustPassList list{report["mustPass"]["name"], report["mustPass"]["version"], {}, {}};
    for (const auto& one : report["properties"]) list.properties.push_back(one["id"]);
    for (const auto& one : report["coverage"]) list.points.push_back(one["point"]);
    report["mustPass"]["sha256"] = Sha256Hex(MustPassText(list));
    return report;
  };
  const std::function<void(Json&)> edits[] = {
      [](Json& r) { r["coverage"].erase(0); },
      [](Json& r) {
        r["coverage"].push_back({{"point", "gemm/more"}});
      },
      [](Json& r) { std::swap(r["coverage"][0], r["coverage"][1]); },
      [](Json& r) { r["properties"].erase(0); },
      [](Json& r) {
        r["properties"].push_back({{"id", "gemm/more"}});
      },
      [](Json& r) { r["mustPass"]["version"] = 2; },
      [](Json& r) { r["coverage"].erase(r["coverage"].size() - 1); },
      [](Json& r) { r["properties"].erase(r["properties"].size() - 1); },
      [](Json& r) { r["mustPass"]["name"] = "mxfp4-kernels"; }};
  for (const auto& edit : edits) {
    Json report = good;
    edit(report);
    EXPECT_THROW(CheckMustPass(report, "r"), InputError) << report["mustPass"];
    EXPECT_THROW(CheckMustPass(resealed(report), "r"), InputError) << report["mustPass"];
  }
  Json report = good;
  report["mustPass"]["sha256"] = std::string(64, '1');
  EXPECT_THROW(CheckMustPass(report, "r"), InputError);
}

TEST(MustPass, TrimmedAndForeignListsAreRefused) {
  ExpectOnlyTheKnownList(ListedReport(false));
  ExpectOnlyTheKnownList(ListedReport(true));
}

TEST(Probe, IsReadFromTheClaimsFileOfThisCard) {
  const std::string path = testing::TempDir() + "probe.claims";
  const std::string head = conformance::ClaimsText({}), transcript(64, 'a');
  const auto text = [&](const std::string& profile, const std::string& confirmed, const std::string& device) {
    return fmt::format("{}probe: sha256={} profile={} confirmed={}\nprobe.device: {}\nprobe.profiles: {}\n",
                       head, transcript, profile, confirmed, device, profile);
  };
  const std::string good = text("seq32", "yes", "hip (HIP, AMD Instinct MI355X, kernels of golden)");
  WriteFileAtomically(path, good);
  const ProbeFound found = ReadProbe(path, "HIP, AMD Instinct MI355X");
  EXPECT_EQ(found.sha256, Sha256Hex(good));
  EXPECT_EQ(found.profile, "seq32");
  EXPECT_TRUE(found.confirmed);
  WriteFileAtomically(path, text("none", "no", "hip (HIP, AMD Instinct MI355X)"));
  EXPECT_FALSE(ReadProbe(path, "HIP, AMD Instinct MI355X").confirmed);
  for (const std::string& bad :
       {head, good + good.substr(head.size()), text("seq32", "yes", "vgpu (HIP, AMD Instinct MI355X)"),
        text("seq32", "yes", "hip (HIP, AMD Instinct MI300X)"),
        text("seq32", "maybe", "hip (HIP, AMD Instinct MI355X)"),
        text("tree64", "yes", "hip (HIP, AMD Instinct MI355X)"), std::string("no claims\n")}) {
    WriteFileAtomically(path, bad);
    EXPECT_THROW(ReadProbe(path, "HIP, AMD Instinct MI355X"), InputError) << bad;
  }
}

TEST(Card, FactsAreThoseOfTheDriver) {
  const std::filesystem::path sys = testing::TempDir() + "sys", device = sys / "bus/pci/devices/0000:c1:00.0";
  const Card card{HipVersionText(70051831), "0000:c1:00.0"};
  EXPECT_EQ(card.runtime, "7.0.51831");
  std::filesystem::remove_all(sys);
  const std::vector<std::pair<std::string, std::string>> none = {
      {"hip", "7.0.51831"}, {"driver", "unknown"}, {"vbios", "unknown"}, {"firmware", "unknown"}};
  EXPECT_EQ(CardFacts(card, sys.string()), none);
  EXPECT_EQ(BoardId(card, sys.string()), "0000:c1:00.0");
  std::filesystem::create_directories(sys / "module/amdgpu");
  std::filesystem::create_directories(device / "fw_version");
  WriteFileAtomically((sys / "module/amdgpu/version").string(), "6.14.14\n");
  WriteFileAtomically((device / "vbios_version").string(), "113-M355X\t\xc3-001\n");
  WriteFileAtomically((device / "fw_version/mec_fw_version").string(), "0x000000c1\n");
  WriteFileAtomically((device / "unique_id").string(), "8f2c01\n");
  const std::vector<std::pair<std::string, std::string>> all = {
      {"hip", "7.0.51831"}, {"driver", "6.14.14"}, {"vbios", "113-M355X-001"}, {"firmware", "0x000000c1"}};
  EXPECT_EQ(CardFacts(card, sys.string()), all);
  EXPECT_EQ(BoardId(card, sys.string()), "8f2c01");
}

TEST(Seed, IsThatOfObjectsAndNonce) {
  const std::string objects = ObjectsDigest(MX_GOLDEN_GFX950);
  EXPECT_EQ(ObjectsOfRule(SeedRule(objects)), objects);
  EXPECT_EQ(ObjectsOfRule("given"), "");
  EXPECT_NE(SeedOf(objects, "a"), SeedOf(objects, "b"));
  EXPECT_NE(SeedOf(objects, "a"), SeedOf(std::string(64, '0'), "a"));
  EXPECT_EQ(SeedOf("o", "n"), std::stoull(Sha256Hex("mx-seed/1|o|n").substr(0, 16), nullptr, 16));
  EXPECT_THROW(ObjectsDigest("no such folder"), InputError);
  EXPECT_THROW(ObjectsDigest(MX_GOLDEN_GFX950 "/.."), InputError);  // holds no code object
}

TEST(Waivers, OfThisDeviceAndTimeAreTaken) {
  const std::string path = testing::TempDir() + "waivers.json";
  const auto waiver = [](const char* id, const char* scope, uint64_t expires) {
    return Json{{"id", id}, {"property", "gemm/bits"}, {"scope", scope}, {"expires", expires}, {"link", "x"}};
  };
  WriteFileAtomically(
      path, Json::array({waiver("W-1", "card", 100), waiver("W-2", "other", 100), waiver("W-3", "card", 50)})
                .dump());
  const Json taken = ReadWaivers(path, "card", 50);
  ASSERT_EQ(taken.size(), 1u);
  EXPECT_EQ(taken[0]["id"], "W-1");
  EXPECT_EQ(PropertiesOf(taken), std::set<std::string>{"gemm/bits"});
  WriteFileAtomically(path, Json::array({waiver("W-1", "card", 100), waiver("W-1", "card", 101)}).dump());
  EXPECT_THROW(ReadWaivers(path, "card", 50), InputError);
  WriteFileAtomically(path, R"([{"id":"W-1"}])");
  EXPECT_THROW(ReadWaivers(path, "card", 50), InputError);
}

}  // namespace
}  // namespace mx::tools
