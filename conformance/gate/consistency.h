// A statement that contradicts itself proves nothing, whoever signed it.
#ifndef MX_CONFORMANCE_GATE_CONSISTENCY_H_
#define MX_CONFORMANCE_GATE_CONSISTENCY_H_

#include "conformance/gate/statement.h"

namespace mx::gate {

uint32_t CheckConsistency(const Statement& statement, mx_gate_verdict* verdict);

}  // namespace mx::gate

#endif  // MX_CONFORMANCE_GATE_CONSISTENCY_H_
