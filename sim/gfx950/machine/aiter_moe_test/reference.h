// What the kernels must give. Their activation passes through v_exp_f32 and v_rcp_f32, of which the ISA says
// "1ULP accuracy" and no more; it is rounded to FP4 at once, so that nearly always every value within that
// error has the same code. Both ends of the error are carried; where they differ in a code or a scale, the
// token is not known.
#ifndef MX_SIM_GFX950_MACHINE_AITER_MOE_TEST_REFERENCE_H_
#define MX_SIM_GFX950_MACHINE_AITER_MOE_TEST_REFERENCE_H_

#include <cstdint>
#include <vector>

#include "sim/gfx950/machine/aiter_moe_test/objects.h"
#include "sim/gfx950/machine/aiter_moe_test/problem.h"

namespace mx::gfx950::test {

// What an entry (a token at an expert) adds to its token: one row a tile, before its weight.
struct Parts {
  std::vector<std::vector<float>> sum;  // [entry * tiles + tile]
  std::vector<bool> known;              // by entry
  int64_t activations = 0, undecided = 0;
};

Parts PartsOf(const MoeProblem& p, const MoeObject& object);

// The atomics in the order of the groups: tiles fastest, then blocks of 32 sorted entries, or slots and
// tokens.
std::vector<uint16_t> Reference(const MoeProblem& p, const MoeObject& object, const Parts& parts);

}  // namespace mx::gfx950::test

#endif  // MX_SIM_GFX950_MACHINE_AITER_MOE_TEST_REFERENCE_H_
