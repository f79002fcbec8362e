// A real code object through the gate onto the virtual device; the file changes hands between check and load.
#include "conformance/gate/load/mx_gate_load.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "conformance/gate/load/mx_gate_vgpu.h"
#include "conformance/gate/tests/fixture.h"

namespace mx::gate::test {
namespace {

std::string ReadAll(const std::string& path) {
  std::ostringstream out;
  out << std::ifstream(path, std::ios::binary).rdbuf();
  return out.str();
}

class Loading : public testing::Test {
 protected:
  Loading() {
    std::string pattern = (std::filesystem::temp_directory_path() / "mx-load-XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
    path_ = (folder_ / "kernel.co").string();
    c_.object = ReadAll(std::string(MX_GOLDEN_GFX950) + "/hadamard.co");
    c_.symbol = gfx950::ParseCodeObject("hadamard.co", Bytes(c_.object)).kernels.at(0).name;
    c_.statement["subject"][0]["digest"]["sha256"] = Hash(c_.object);
    c_.statement["predicateType"] = c_.policy["predicateType"] = MX_GATE_PREDICATE_VIRTUAL;
    Json& p = c_.statement["predicate"];
    p["device"]["kind"] = "vgpu";
    p["probe"] = "not-applicable";
    for (Json& kernel : p["kernels"]) kernel["object"] = Hash(c_.object);
    p["kernels"][0]["symbol"] = c_.symbol;
    Write(c_.object);
  }
  ~Loading() override { std::filesystem::remove_all(folder_); }

  static std::vector<std::byte> Bytes(const std::string& text) {
    const auto* first = reinterpret_cast<const std::byte*>(text.data());
    return {first, first + text.size()};
  }

  void Write(const std::string& text) const { std::ofstream(path_, std::ios::binary) << text; }

  const mx_gate* Open(mx_gate_verdict* verdict) {
    mx_gate_policy policy;
    const std::string text = c_.Policy();
    EXPECT_EQ(mx_gate_policy_parse(text.data(), text.size(), &policy, verdict), 0u) << verdict->sentence;
    return gate_.Open(c_.Envelope(), policy, kNow, verdict);
  }

  // The launch of the fixture's case, asked for `symbol` of the file.
  std::optional<gfx950::CodeObject> Load(const mx_gate* gate, const std::string& symbol,
                                         mx_gate_verdict* verdict) {
    const mx_gate_number arguments[] = {{"M", 1000}, {"N", 2048}, {"K", 4096}, {"splitk", 2}};
    const mx_gate_launch launch{sizeof launch, {8, 4, 2}, {256, 1, 1}, 0, 4, arguments};
    const mx_gate_fact facts[] = {{"device", "MI355X"}, {"hip", "7.0.51831"}};
    const mx_gate_environment where{sizeof where, c_.target.c_str(), 2, facts};
    return LoadVgpu(gate, path_, {{symbol.c_str(), &launch}}, where, kNow, verdict);
  }

  Case c_;
  Gate gate_;
  std::filesystem::path folder_;
  std::string path_;
};

TEST_F(Loading, GivesTheCheckedObject) {
  mx_gate_verdict verdict;
  const mx_gate* gate = Open(&verdict);
  ASSERT_EQ(verdict.code, 0u) << verdict.sentence;
  const auto object = Load(gate, c_.symbol, &verdict);
  ASSERT_TRUE(object.has_value()) << verdict.sentence;
  EXPECT_EQ(object->bytes, Bytes(c_.object));
  EXPECT_EQ(object->Find(c_.symbol).name, c_.symbol);
}

TEST_F(Loading, RefusesAnEditedFile) {
  mx_gate_verdict verdict;
  const mx_gate* gate = Open(&verdict);
  std::string edited = c_.object;
  edited[edited.size() / 2] = static_cast<char>(edited[edited.size() / 2] ^ 1);
  Write(edited);
  EXPECT_FALSE(Load(gate, c_.symbol, &verdict).has_value());
  EXPECT_EQ(verdict.code, uint32_t{MX_GATE_OBJECT_UNKNOWN});
  Write(c_.object);
  EXPECT_FALSE(Load(gate, "another_kernel", &verdict).has_value());
  EXPECT_EQ(verdict.code, uint32_t{MX_GATE_SYMBOL});
  std::filesystem::remove(path_);
  EXPECT_FALSE(Load(gate, c_.symbol, &verdict).has_value());
  EXPECT_EQ(verdict.code, uint32_t{MX_GATE_BAD_ARGUMENT});
  Write("");
  EXPECT_FALSE(Load(gate, c_.symbol, &verdict).has_value());
  EXPECT_EQ(verdict.code, uint32_t{MX_GATE_BAD_ARGUMENT});
}

// The two steps of the helper with a swap between them: the buffer keeps the bytes that were checked.
TEST_F(Loading, ASwapBetweenCheckAndLoadChangesNothing) {
  mx_gate_verdict verdict;
  const mx_gate* gate = Open(&verdict);
  const mx_gate_number arguments[] = {{"M", 1000}, {"N", 2048}, {"K", 4096}, {"splitk", 2}};
  const mx_gate_launch launch{sizeof launch, {8, 4, 2}, {256, 1, 1}, 0, 4, arguments};
  const mx_gate_fact facts[] = {{"device", "MI355X"}, {"hip", "7.0.51831"}};
  const mx_gate_environment where{sizeof where, c_.target.c_str(), 2, facts};
  const mx_gate_request request{c_.symbol.c_str(), &launch};
  size_t size = 0;
  void* buffer = mx_gate_read_checked(gate, path_.c_str(), &request, 1, &where, kNow, &size, &verdict);
  ASSERT_NE(buffer, nullptr) << verdict.sentence;
  Write(std::string(c_.object.size(), 'x'));
  EXPECT_EQ(std::string(static_cast<const char*>(buffer), size), c_.object);
  std::free(buffer);
  buffer = mx_gate_read_checked(gate, path_.c_str(), &request, 1, &where, kNow, &size, &verdict);
  EXPECT_EQ(buffer, nullptr);
  EXPECT_EQ(verdict.code, uint32_t{MX_GATE_OBJECT_UNKNOWN});
}

TEST_F(Loading, EveryRequestMustBeAllowed) {
  mx_gate_verdict verdict;
  const mx_gate* gate = Open(&verdict);
  const mx_gate_number good[] = {{"M", 1000}, {"N", 2048}, {"K", 4096}, {"splitk", 2}};
  const mx_gate_number bad[] = {{"M", 1000}, {"N", 2048}, {"K", 4097}, {"splitk", 2}};
  const mx_gate_launch good_launch{sizeof good_launch, {8, 4, 2}, {256, 1, 1}, 0, 4, good};
  mx_gate_launch bad_launch = good_launch;
  bad_launch.arguments = bad;
  const mx_gate_fact facts[] = {{"device", "MI355X"}, {"hip", "7.0.51831"}};
  const mx_gate_environment where{sizeof where, c_.target.c_str(), 2, facts};
  const mx_gate_request requests[] = {
      {c_.symbol.c_str(), &good_launch}, {c_.symbol.c_str(), &bad_launch}, {c_.symbol.c_str(), &good_launch}};
  const auto check = [&](const mx_gate* asked, uint32_t first, uint32_t count) {
    return mx_gate_check_all(asked, c_.object.data(), c_.object.size(), requests + first, count, &where, kNow,
                             &verdict);
  };
  EXPECT_EQ(check(gate, 0, 1), 1);
  EXPECT_EQ(check(gate, 0, 3), 0);
  EXPECT_EQ(verdict.code, uint32_t{MX_GATE_LAUNCH_VALUE});
  EXPECT_EQ(check(gate, 0, 0), 0);
  EXPECT_EQ(verdict.code, uint32_t{MX_GATE_BAD_ARGUMENT});
  c_.policy["mode"] = "record";  // lets all pass, and the first reason stays for the stamp
  EXPECT_EQ(check(Open(&verdict), 0, 3), 1);
  EXPECT_EQ(verdict.code, uint32_t{MX_GATE_LAUNCH_VALUE});
}

}  // namespace
}  // namespace mx::gate::test
