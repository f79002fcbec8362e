// Does the certificate speak about this object, symbol, launch and environment?
#ifndef MX_CONFORMANCE_GATE_LAUNCH_CHECK_H_
#define MX_CONFORMANCE_GATE_LAUNCH_CHECK_H_

#include "conformance/gate/statement.h"

namespace mx::gate {

struct Load {
  Digest object;
  Text symbol;
  const mx_gate_launch* launch;
  const mx_gate_environment* environment;
};

uint32_t CheckLoad(const Statement& statement, const mx_gate_policy& policy, const Load& load,
                   mx_gate_verdict* verdict);

}  // namespace mx::gate

#endif  // MX_CONFORMANCE_GATE_LAUNCH_CHECK_H_
