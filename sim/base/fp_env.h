// The floating-point environment that every bit here depends on: round to nearest even, subnormals neither
// flushed on input nor on output, no contraction of a*b+c. A library linked with -ffast-math can break it for
// the whole process, so the command and the tests check it at start.
#ifndef MX_SIM_BASE_FP_ENV_H_
#define MX_SIM_BASE_FP_ENV_H_

namespace mx {

// Null when the environment is right, else one sentence that says what is wrong.
const char* FloatEnvironmentProblem();

}  // namespace mx

#endif  // MX_SIM_BASE_FP_ENV_H_
