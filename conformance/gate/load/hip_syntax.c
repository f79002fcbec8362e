/* mx_gate_hip.h compiles, as C and with the real headers where they are. Linked into nothing. */
#include "conformance/gate/load/mx_gate_hip.h"

int mx_gate_hip_syntax(const mx_gate* gate, const mx_gate_request* request,
                       const mx_gate_environment* environment, hipModule_t* module, hipFunction_t* function,
                       mx_gate_verdict* verdict);

int mx_gate_hip_syntax(const mx_gate* gate, const mx_gate_request* request,
                       const mx_gate_environment* environment, hipModule_t* module, hipFunction_t* function,
                       mx_gate_verdict* verdict) {
  hipError_t error;
  return mx_gate_load_hip(gate, "gemm.co", request, 1, environment, 0, module, function, verdict, &error);
}
