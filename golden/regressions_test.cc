// Every regression case under golden/regressions against the library. The interpreter runs whatever the files
// hold; this test also insists that all known reports are there, that a case can fail, and that nothing is
// ignored.
#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <sstream>
#include <string>

#include "sim/base/error.h"
#include "sim/io/atomic_file.h"
#include "tools/golden/regression.h"

namespace mx::golden {
namespace {

std::vector<Case> AllCases() {
  std::vector<Case> all;
  for (const auto& entry : std::filesystem::directory_iterator(std::string(MX_GOLDEN_DIR) + "/regressions")) {
    if (entry.path().extension() != ".tv") continue;  // others are case lines of `mxproof replay`
    const std::string path = entry.path().string();
    for (const Case& c : ParseCases(ReadFile(path), entry.path().filename().string())) all.push_back(c);
  }
  return all;
}

TEST(Regressions, EveryReportedCaseHolds) {
  std::istringstream known(
      "R01a R01b R03a R05a R05b R05c R06a R06b R07a R08a R08b R09a R10a R11a R13a R14a R16a R17b R18a R19a "
      "R21a R21b R22a "
      "R24a R26a R27a R29a R31a R32a R33a R35a R35b R35c R35d R35e R35f R37a R37b R38a R40a R41a R43a R44a "
      "R44b R45b R46a "
      "R47a R48a R48c R49a R51a R98a R52a R54a R56a R57a R58a R60a R61a R62a R63a R64a R66a R67a R70a R72a "
      "R74a R75a R76a "
      "R77a R79a R79b R81a R82a R83a R85a R86a R87a R87b R88a R91a R91b R92a R94a R96a R97a");
  std::set<std::string> missing;
  for (std::string id; known >> id;) missing.insert(id);
  ASSERT_EQ(missing.size(), 86u);
  std::set<std::string> ran;
  for (const Case& c : AllCases()) {
    EXPECT_TRUE(ran.insert(c.id).second) << c.id << " is there twice";
    for (const std::string& problem : RunCase(c)) ADD_FAILURE() << problem;
    missing.erase(c.id);
  }
  for (const std::string& id : missing) ADD_FAILURE() << id << " did not run";
}

// Each case with its first expected word changed must fail: no comparison is vacuous.
TEST(Regressions, EveryCaseCanFail) {
  for (Case c : AllCases()) {
    for (auto& [name, words] : c.expected) {
      if (words.empty()) {
        words.emplace_back("0");
      } else {
        words.front() += "0";
      }
      EXPECT_FALSE(RunCase(c).empty()) << c.id << ' ' << name;
      if (words.size() == 1 && words.front() == "0")
        words.clear();
      else
        words.front().pop_back();
    }
  }
}

std::string ErrorOf(const std::string& line) {
  try {
    RunCase(Case::Parse(line, "case"));
  } catch (const InputError& error) {
    return error.what();
  }
  return "no error";
}

TEST(Regressions, NothingInACaseIsIgnored) {
  EXPECT_NE(ErrorOf("a conver format=e2m1 | x=0 => codes=0").find("'conver' is unknown"), std::string::npos);
  EXPECT_NE(ErrorOf("a convert format=e2m1 rnd=rtz | x=0 => codes=0").find("'rnd'"), std::string::npos);
  EXPECT_NE(ErrorOf("a convert format=e2m1 | x=0 y=0 => codes=0").find("'y'"), std::string::npos);
  EXPECT_NE(ErrorOf("a convert format=e2m1 | x=0 => cods=0").find("'cods'"), std::string::npos);
  EXPECT_NE(ErrorOf("a convert | x=0 => codes=0").find("'format' is missing"), std::string::npos);
  EXPECT_NE(ErrorOf("a convert format=e2m1 | x=xyz => codes=0").find("'xyz'"), std::string::npos);
  EXPECT_NE(ErrorOf("a convert format=e2m1 | x=0").find("nothing is expected"), std::string::npos);
  EXPECT_NE(ErrorOf("a quantize format=e2m1 rows=2 cols=3 | x=0*5 => codes=0").find("2 x 3"),
            std::string::npos);
  EXPECT_EQ(ErrorOf("a convert format=e2m1 | x=3f800000 => codes=2"), "no error");
}

// Other cases of the reported kinds, with parameters that the stored ones do not use.
TEST(Regressions, OtherParametersOfTheSameOperations) {
  for (const char* line : {
           "a quantize format=e2m1 block=16 rule=floor | x=3f800000*16,40800000*16 => scales=7d,7f "
           "codes=6*32",
           "b quantize format=e2m1 block=64 rule=rceil zero=00 | x=00000000*63,40c00000,0*64 => scales=7f,00",
           "c quantize format=e4m3 in=bf16 rule=ceil nan=poison | x=7fc0,3f80*31,3f80 => scales=ff,77",
           "d convert format=e2m3 in=bf16 round=rtz | x=3fff,bfff => codes=0f,2f",
           "e scale format=int8 rule=even in=f16 zero=00 | amax=3c00,0000,7bff => scales=7f,00,8f",
           "f gemm m=2 n=1 k=33 format_a=e4m3 format_b=e2m1 out=bf16 | a=38*66 scale_a=7f*4 b=2*33 "
           "scale_b=7f,80 => "
           "out=4208*2",
           "g dequantize format=int8 out=f16 | codes=40,80 scales=7f,80 => values=3c00,c400",
           "h hadamard n=4 factor=1/sqrt(n) | x=3f800000*4 => out=40000000,00000000*3",
           "i pack format=e4m3 | codes=01,ff => packed=01,ff",
       }) {
    for (const std::string& problem : RunCase(Case::Parse(line, "case"))) ADD_FAILURE() << problem;
  }
}

}  // namespace
}  // namespace mx::golden
