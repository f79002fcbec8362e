// What `mxproof bench` measures: one row a case. Registered with Google Benchmark, run by cmd_bench.cc.
#ifndef MX_TOOLS_BENCH_CASES_H_
#define MX_TOOLS_BENCH_CASES_H_

#include <functional>
#include <string>
#include <vector>

namespace mx::tools {

struct BenchCase {
  std::string name;  // group/what/size
  std::string base;  // name of the case that the ratio is taken to
  std::string unit;  // of the work: "value", "MAC" (one multiplication and one addition), "instruction"
  double work = 0;   // units per call
  // Makes the inputs once and returns the call that is timed; it returns a byte of its result.
  std::function<std::function<unsigned char()>()> prepare;
};

std::vector<BenchCase> BenchCases();
void AddGateCases(std::vector<BenchCase>* cases);    // bench_gate.cc
void AddGfx950Cases(std::vector<BenchCase>* cases);  // bench_gfx950.cc; the last of BenchCases

}  // namespace mx::tools

#endif  // MX_TOOLS_BENCH_CASES_H_
