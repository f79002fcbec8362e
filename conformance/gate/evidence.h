// Is the statement a full PASS of the kind that the policy asks for, and is it valid now? Every rule is of
// the form "refuse unless present and equal", so leaving one out of a certificate never helps.
#ifndef MX_CONFORMANCE_GATE_EVIDENCE_H_
#define MX_CONFORMANCE_GATE_EVIDENCE_H_

#include "conformance/gate/statement.h"

namespace mx::gate {

uint32_t CheckEvidence(const Statement& statement, const mx_gate_policy& policy, uint64_t now,
                       mx_gate_verdict* verdict);
uint32_t CheckTime(const Predicate& predicate, const mx_gate_policy& policy, uint64_t now,
                   mx_gate_verdict* verdict);  // also before every load: certificates expire while a job runs

}  // namespace mx::gate

#endif  // MX_CONFORMANCE_GATE_EVIDENCE_H_
