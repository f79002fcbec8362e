#include "conformance/case/case.h"

#include <gtest/gtest.h>

#include "sim/base/error.h"

namespace mx::conformance {
namespace {

TEST(Case, ProblemNeedsNoIdAndExpectsNothing) {
  const Case c = Case::ParseProblem("gemm m=3 seed=1f | a=00,01*3 =>", "here");
  EXPECT_EQ(c.op, "gemm");
  EXPECT_EQ(c.Int("m", 0), 3);
  EXPECT_EQ(c.HexParam("seed", 0), 0x1Fu);
  EXPECT_EQ(c.Input("a"), (std::vector<uint32_t>{0, 1, 1, 1}));
  EXPECT_TRUE(c.expected.empty());
  EXPECT_TRUE(c.Unused().empty());
}

TEST(Case, GoldenLineExpectsSomething) {
  EXPECT_THROW(Case::Parse("g1 gemm m=3 |", "here"), InputError);
  EXPECT_EQ(Case::Parse("g1 gemm m=3 | => d=1", "here").id, "g1");
}

TEST(Case, WhatIsMalformedIsRefused) {
  for (const char* line :
       {"", "   ", "gemm m", "gemm =3", "gemm m=1 m=2", "gemm | a=1 a=2", "gemm | a=,1", "gemm | a=1*0",
        "gemm | a=1*99999999999", "gemm | x", "gemm => => d=1", "gemm | | a=1"}) {
    EXPECT_THROW(Case::ParseProblem(line, "here"), InputError) << line;
  }
}

TEST(Case, AShortLineIsNoLargeMemory) {
  const std::string run = std::string(60, 'f') + "*1000000";
  EXPECT_EQ(Case::ParseProblem("gemm | a=" + run, "here").inputs.at("a").size(), 1000000u);
  EXPECT_THROW(Case::ParseProblem("gemm | a=" + run + " b=" + run, "here"), InputError);
  EXPECT_THROW(Case::ParseProblem("gemm | a=" + std::string(100, 'f') + "*3999999", "here"), InputError);
}

TEST(Case, UnusedParametersAreNamed) {
  const Case c = Case::ParseProblem("gemm m=3 typo=4", "here");
  EXPECT_EQ(c.Int("m", 0), 3);
  EXPECT_EQ(c.Unused(), (std::vector<std::string>{"typo"}));
}

}  // namespace
}  // namespace mx::conformance
