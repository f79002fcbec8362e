// Every property against every mutant: none may be one that would not be missed.
#include <gtest/gtest.h>

#include <cstdio>
#include <string>

#include "conformance/mutants/run_mutants.h"

namespace mx::conformance {
namespace {

TEST(Matrix, EveryPropertyHasAMutantThatNoOtherKills) {
  const KillMatrix matrix = RunMatrix();
  ASSERT_EQ(matrix.kills.size(), AllMutants().size());
  for (size_t p = 0; p < matrix.properties.size(); ++p) {
    std::string only;
    for (const Mutant* mutant : matrix.OnlyBy(p))
      only += std::string(only.empty() ? "" : ", ") + mutant->name;
    std::printf("%-24s alone kills %s\n", matrix.properties[p].c_str(),
                only.empty() ? "nothing" : only.c_str());
    EXPECT_FALSE(only.empty()) << matrix.properties[p]
                               << " could be removed and every mutant would still be killed";
  }
  for (size_t m = 0; m < matrix.mutants.size(); ++m) {
    bool killed = false;
    for (const bool kill : matrix.kills[m]) killed |= kill;
    EXPECT_TRUE(killed) << matrix.mutants[m]->name << " survives everything";
  }
}

}  // namespace
}  // namespace mx::conformance
