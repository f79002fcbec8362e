// Suites of measurements with goals: each row is a rate beside a reference that is measured in turns with it.
#ifndef MX_TOOLS_BENCH_SUITE_H_
#define MX_TOOLS_BENCH_SUITE_H_

#include <functional>
#include <string>
#include <vector>

#include "tools/bench/machine.h"

namespace mx::tools {

struct SuiteRow {
  std::string name;
  std::string unit;     // of the rate: MAC, value, byte, token
  double work = 0;      // units a call
  double compared = 0;  // the same work in the reference's unit (bytes of a memory loop, multiply-adds, ...)
  double least = 0, aim = 0;  // of the ratio; 0: none
  std::function<MachineLoop()> reference;
  std::function<Work()> prepare;  // makes the inputs; an empty result: not on this machine
};

// What the arithmetic is held against on one core: products against OpenBLAS and the machine's integer rate,
// quantising against its memory, training against a trainer on OpenBLAS.
std::vector<SuiteRow> LimitRows();

struct SuiteOptions {
  double seconds = 1.0;  // a row
  std::string filter = ".*";
  bool json = false;
  std::string against;  // a file of an earlier run's JSON, or ""
};
// Prints the table or JSON. Throws InputError for a filter without rows or a file that is no such run.
void RunSuite(const std::vector<SuiteRow>& rows, const SuiteOptions& options);

}  // namespace mx::tools

#endif  // MX_TOOLS_BENCH_SUITE_H_
