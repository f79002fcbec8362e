// The policy: what the training program demands. Trusted input, yet a policy that makes no sense allows
// nothing.
#ifndef MX_CONFORMANCE_GATE_POLICY_H_
#define MX_CONFORMANCE_GATE_POLICY_H_

#include "conformance/gate/text.h"

namespace mx::gate {

inline constexpr char kPolicyType[] = "urn:mxproof:gate-policy:1";
inline constexpr size_t kMaxPolicy = 128 * 1024;

uint32_t CheckPolicy(const mx_gate_policy& policy, mx_gate_verdict* verdict);

}  // namespace mx::gate

#endif  // MX_CONFORMANCE_GATE_POLICY_H_
