// One launch of such a kernel. Argument block and grid: csrc/py_itfs_cu/asm_fmoe.cu of ROCm/aiter.
#ifndef MX_SIM_GFX950_MACHINE_AITER_MOE_TEST_RUN_H_
#define MX_SIM_GFX950_MACHINE_AITER_MOE_TEST_RUN_H_

#include <cstdint>
#include <vector>

#include "sim/gfx950/machine/aiter_moe_test/objects.h"
#include "sim/gfx950/machine/aiter_moe_test/problem.h"
#include "sim/gfx950/machine/launch.h"

namespace mx::gfx950::test {

struct Ran {
  LaunchResult result;
  std::vector<uint16_t> out;
};

Ran Execute(const MoeObject& object, const MoeProblem& p, bool lucky);

}  // namespace mx::gfx950::test

#endif  // MX_SIM_GFX950_MACHINE_AITER_MOE_TEST_RUN_H_
