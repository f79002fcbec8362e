// The targets of fuzz_target.h on mutants of valid documents, always the same ones. MXPROOF_GATE_FUZZ=N
// multiplies their number (millions at N = 10); the seed of a failing round is printed.
#include <gtest/gtest.h>
#include <malloc.h>

#include <cstdlib>

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

uint64_t Fuzz(Target target, const std::string& text, uint64_t rounds) {
  uint64_t taken = 0;
  EXPECT_EQ(target(text, &taken), "");
  EXPECT_EQ(taken, 1u) << "the valid document is refused";
  for (uint64_t seed = 0; seed < rounds; ++seed) {
    std::mt19937_64 random(seed);
    std::string mutant = text;
    for (size_t i = 1 + Below(random, 3); i > 0; --i) MutateOnce(mutant, random);
    const std::string wrong = target(mutant, &taken);
    if (wrong.empty()) continue;
    ADD_FAILURE() << "seed " << seed << ": " << wrong << "\n" << mutant;
    break;
  }
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

}  // namespace
}  // namespace mx::gate::test
