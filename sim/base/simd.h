// Which engine computes: the scalar reference, or the Highway engine on one of its targets.
#ifndef MX_SIM_BASE_SIMD_H_
#define MX_SIM_BASE_SIMD_H_

#include <string>
#include <string_view>
#include <vector>

namespace mx {

// Targets this binary was compiled for and this CPU can run, best first, names as Highway prints them
// ("AVX3", "AVX2", "SSE4", "SSSE3", "NEON", ...), and always "scalar" last: the reference itself.
std::vector<std::string> AvailableSimd();

// Forces one of AvailableSimd() for all later work; "" restores the best. Case-insensitive. Throws InputError
// for any other name. Not to be called while work is under way.
void SelectSimd(std::string_view name);

// Applies the environment variable MX_SIMD if it is set (same values).
void SelectSimdFromEnvironment();

// The name that SelectSimd chose, or the best one: what a dispatched call will run on.
std::string SelectedSimd();

// True when the scalar reference is selected; dispatching functions then call it directly.
bool UseScalar();

// Extra features of the selected target when it is AVX3: HasVnni is to be asked only then, HasVbmi is false
// for all others.
bool HasVnni();
bool HasVbmi();

}  // namespace mx

#endif  // MX_SIM_BASE_SIMD_H_
