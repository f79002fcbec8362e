// The device `process`: programs that behave, and those that do not.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "conformance/verify.h"
#include "sim/base/error.h"

namespace mx::conformance {
namespace {

std::unique_ptr<Device> Program(const std::string& command, double timeout = 20) {
  DeviceOptions options;
  options.command = command;
  options.timeout = timeout;
  return MakeDevice("process", options);
}
CaseResult OneCase(const std::string& command, double timeout = 20,
                   const std::string& line = "quantize/row rows=2 cols=64 data=ties seed=5") {
  const auto device = Program(command, timeout);
  return RunCase(*device, ParseProblem(line, "line"));
}
std::string Fault(const std::string& command, double timeout = 20) {
  const CaseResult result = OneCase(command, timeout);
  EXPECT_EQ(result.faults.size(), 1u) << command;
  return result.faults.empty() ? "" : result.faults.front();
}
// The example on a Python that has numpy; "": there is none.
std::string Example() {
  for (const std::string python : {"python3", "/usr/bin/python3"}) {
    if (std::system((python + " -c 'import numpy' >/dev/null 2>&1").c_str()) == 0)
      return python + " '" + MX_QUANTISE_EXAMPLE + "'";
  }
  return "";
}
const std::string kExample = Example();

TEST(Process, TheExamplePasses) {
  if (kExample.empty()) GTEST_SKIP() << "no python3 with numpy";
  const auto device = Program(kExample);
  for (const char* data :
       {"gaussian", "ties", "thresholds", "extreme", "subnormal", "nonfinite", "zeros", "bits"}) {
    for (const char* in : {"bf16", "f32"}) {
      const CaseResult result = RunCase(
          *device,
          ParseProblem(fmt::format("quantize/row rows=5 cols=96 in={} data={} seed=7", in, data), "line"));
      EXPECT_TRUE(result.unsupported.empty()) << result.unsupported;
      EXPECT_TRUE(result.faults.empty()) << data << ": " << result.faults.front();
      EXPECT_GT(result.comparison.elements, 400);
    }
  }
  for (const char* options :
       {"rows=3 cols=1", "rows=1 cols=33 data=ties", "rows=2 cols=64 gap=8 schedule=5"}) {
    const CaseResult result = RunCase(*device, ParseProblem(std::string("quantize/row ") + options, "line"));
    EXPECT_TRUE(result.unsupported.empty()) << result.unsupported;
    EXPECT_TRUE(result.faults.empty()) << options << ": " << result.faults.front();
    EXPECT_GT(result.comparison.elements, 2);
  }
}

TEST(Process, TheExampleIsCaught) {
  if (kExample.empty()) GTEST_SKIP() << "no python3 with numpy";
  const CaseResult result = OneCase(kExample + " --truncate");
  ASSERT_EQ(result.faults.size(), 1u);
  EXPECT_NE(result.faults[0].find("row_codes"), std::string::npos) << result.faults[0];
  EXPECT_NE(result.faults[0].find("codes wrong"), std::string::npos) << result.faults[0];
}

TEST(Process, WhatItDoesNotOfferIsNoFailure) {
  if (kExample.empty()) GTEST_SKIP() << "no python3 with numpy";
  EXPECT_NE(OneCase(kExample, 20, "gemm m=1 n=1 k=32").unsupported.find("only quantize/row"),
            std::string::npos);
  EXPECT_EQ(OneCase("while read line; do echo unsupported; done").unsupported,
            "the program does not offer it");
}

TEST(Process, EveryWayToFailIsSaid) {
  EXPECT_NE(Fault("exit 3").find("ended with exit code 3"), std::string::npos) << Fault("exit 3");
  EXPECT_NE(Fault("no-such-program-here").find("no such program?"), std::string::npos);
  EXPECT_NE(Fault("read line; echo oops >&2; kill -SEGV $$").find("signal 11"), std::string::npos);
  EXPECT_NE(Fault("read line; echo oops >&2; exit 1").find("its standard error ends with: oops"),
            std::string::npos);
  EXPECT_NE(Fault("read line; printf '=> row_co'").find("in the middle of an answer"), std::string::npos);
  EXPECT_NE(Fault("sleep 100", 0.2).find("gave no answer within 0.2 s"), std::string::npos);
  EXPECT_NE(Fault("read line; printf '=> row'; sleep 100", 0.2).find("gave no answer"), std::string::npos);
  EXPECT_NE(Fault("exec 1>&-; sleep 100", 5).find("closed its output"), std::string::npos);
  EXPECT_NE(Fault("yes | tr -d '\\n'").find("more than the"), std::string::npos);
  EXPECT_NE(Fault("cat").find("begins with neither"), std::string::npos);
  EXPECT_NE(Fault("read line; echo error out of memory").find("the program says: error out of memory"),
            std::string::npos);
  EXPECT_NE(Fault("read line; echo '=> row_codes=0*64'").find("lacks row_scales"), std::string::npos);
  EXPECT_NE(Fault("read line; echo '=> row_codes=0*64 row_scales=7f*5'").find("5 words for row_scales"),
            std::string::npos);
  EXPECT_NE(Fault("read line; echo '=> row_codes=0*64 row_scales=7f*3,100'")
                .find("not a hexadecimal word of 8 bits"),
            std::string::npos);
  EXPECT_NE(Fault("read line; echo '=> row_codes=0*64 row_scales=7f*4 x=1'").find("no output of the case"),
            std::string::npos);
  EXPECT_NE(Fault("read line; echo '=> row_codes=0*99999999999 row_scales=0'").find("run length"),
            std::string::npos);
  EXPECT_NE(Fault("read line; printf '=> \\0\\n'").find("null byte"), std::string::npos);
}

// A program that died is started again; one that writes too much is noticed at the next case.
TEST(Process, GoesOnAfterAFailure) {
  const auto device = Program(
      "read line; case $line in *rows=1*) echo unsupported one row;; *) exit 4;; esac; read line; echo "
      "'error second'");
  const Problem one = ParseProblem("quantize/row rows=1 cols=32", "line"),
                two = ParseProblem("quantize/row rows=2 cols=32", "line");
  EXPECT_EQ(RunCase(*device, two).faults.size(), 1u);
  EXPECT_EQ(RunCase(*device, one).unsupported, "one row");
  EXPECT_EQ(RunCase(*device, two).faults.size(), 1u);
  EXPECT_EQ(RunCase(*device, one).unsupported, "one row");
  const auto chatty = Program("while read line; do echo unsupported a; echo b; done");
  RunCase(*chatty, one);
  EXPECT_EQ(std::system("sleep 0.1"), 0);
  const CaseResult result = RunCase(*chatty, one);
  ASSERT_EQ(result.faults.size(), 1u);
  EXPECT_NE(result.faults[0].find("nobody had asked for"), std::string::npos) << result.faults[0];
}

// A case larger than any pipe, both ways.
TEST(Process, LargeCasesDoNotBlock) {
  const CaseResult result =
      OneCase("while read line; do echo \"=> row_codes=0*131072 row_scales=7f*8192\"; done", 60,
              "quantize/row rows=256 cols=1024 in=f32 data=bits seed=1");
  ASSERT_EQ(result.faults.size(), 2u);
  EXPECT_NE(result.faults[0].find("row_codes"), std::string::npos);
}

TEST(Process, NeedsACommand) { EXPECT_THROW(MakeDevice("process", {}), InputError); }

}  // namespace
}  // namespace mx::conformance
