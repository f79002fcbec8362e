// Every property against every mutant: none may be one that would not be missed.
#include <gtest/gtest.h>

#include <cstdio>
#include <string>

#include "conformance/mutants/run_mutants.h"

namespace mx::conformance {
namespace {

TEST(Matrix, EveryPropertyHasAMutantThatNoOtherKills) {
  const std::vector<PropertyInfo>& properties = Properties();
  const KillMatrix matrix = RunMatrix(0, [&](const KillMatrix::Row& row) {
    std::string by;
    for (const size_t p : row.killers) by += std::string(" ") + properties[p].id;
    std::printf("%-28s %6.1f s  killed by%s\n", row.mutant->name, row.seconds, by.c_str());
    std::fflush(stdout);
  });
  ASSERT_EQ(matrix.rows.size(), AllMutants().size());
  ASSERT_EQ(matrix.properties.size(), properties.size());
  for (size_t p = 0; p < matrix.properties.size(); ++p) {
    std::string only;
    for (const Mutant* mutant : matrix.OnlyBy(p))
      only += std::string(only.empty() ? "" : ", ") + mutant->name;
    std::printf("%-24s alone kills %s\n", matrix.properties[p].c_str(),
                only.empty() ? "nothing" : only.c_str());
    EXPECT_FALSE(only.empty()) << matrix.properties[p]
                               << " could be removed and every mutant would still be killed";
  }
  for (const KillMatrix::Row& row : matrix.rows)
    EXPECT_FALSE(row.killers.empty()) << row.mutant->name << " survives everything";
}

}  // namespace
}  // namespace mx::conformance
