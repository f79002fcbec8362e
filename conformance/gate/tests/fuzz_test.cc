// The targets of fuzz_target.h on mutants of valid documents, always the same ones, and on the seeds of the
// coverage-guided fuzzer. MXPROOF_GATE_FUZZ=N multiplies the number of mutants; the seed of a failing round
// is printed.
#include <gtest/gtest.h>
#include <malloc.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "conformance/gate/tests/fixture.h"
#include "conformance/gate/tests/fuzz_target.h"
#include "conformance/gate/tests/mutate.h"

namespace mx::gate::test {
namespace {

uint64_t Rounds(uint64_t rounds) {
  const char* times = std::getenv("MXPROOF_GATE_FUZZ");
  return rounds * (times != nullptr ? std::strtoull(times, nullptr, 10) : 1);
}

using Target = std::string (*)(const std::string&, uint64_t*);

// Bytes that the program holds; 0 where a sanitizer's allocator does not say.
size_t Held() { return mallinfo2().uordblks; }

uint64_t Fuzz(Target target, const std::string& text, uint64_t rounds) {
  constexpr uint64_t kWarm = 2'000;  // by then everything that is made once is made
  constexpr size_t kNoise = 64 << 10;
  size_t before = 0;
  uint64_t taken = 0;
  EXPECT_EQ(target(text, &taken), "");
  EXPECT_EQ(taken, 1u) << "the valid document is refused";
  for (uint64_t seed = 0; seed < rounds; ++seed) {
    if (seed == kWarm) before = Held();
    std::mt19937_64 random(seed);
    std::string mutant = text;
    for (size_t i = 1 + Below(random, 3); i > 0; --i) MutateOnce(mutant, random);
    const std::string wrong = target(mutant, &taken);
    if (wrong.empty()) continue;
    ADD_FAILURE() << "seed " << seed << ": " << wrong << "\n" << mutant;
    break;
  }
  EXPECT_GT(rounds, 2 * kWarm);
  const size_t after = Held();
  EXPECT_LE(after, before + kNoise) << "memory grows";
  std::printf("%llu mutants, %llu taken by the reader, %zu bytes held before, %zu after\n",
              static_cast<unsigned long long>(rounds), static_cast<unsigned long long>(taken), before, after);
  return taken;
}

TEST(Fuzz, Statement) {
  const uint64_t rounds = Rounds(60'000);
  EXPECT_GT(Fuzz(FuzzStatement, Case().Payload(), rounds), rounds / 1000);
}

TEST(Fuzz, Envelope) {
  const uint64_t rounds = Rounds(40'000);
  EXPECT_GT(Fuzz(
                FuzzEnvelope,
                [] {
                  Case c;
                  c.signers = {Key(1), Key(8)};
                  return c.Envelope();
                }(),
                rounds),
            rounds / 1000);
}

TEST(Fuzz, Policy) {
  Case c;
  c.policy["waivers"] = Json::array({{{"id", "W-1"}, {"property", "gemm"}, {"scope", "MI355X"}}});
  c.policy["revokedKeys"] = Json::array({Key(5).id});
  const uint64_t rounds = Rounds(20'000);
  EXPECT_GT(Fuzz(FuzzPolicy, c.Policy(), rounds), rounds / 1000);
}

// The committed seeds still are what the reader takes: a change of the schema needs new ones
// (gate_write_case --seeds FOLDER).
TEST(Fuzz, SeedsOfTheFuzzerAreTaken) {
  uint64_t seeds = 0;
  for (const auto& entry : std::filesystem::directory_iterator(MX_SEEDS)) {
    std::ostringstream bytes;
    bytes << std::ifstream(entry.path(), std::ios::binary).rdbuf();
    uint64_t taken = 0;
    EXPECT_EQ(FuzzOne(bytes.str(), &taken), "") << entry.path();
    EXPECT_EQ(taken, 1u) << entry.path();
    ++seeds;
  }
  EXPECT_GE(seeds, 8u);
}

}  // namespace
}  // namespace mx::gate::test
