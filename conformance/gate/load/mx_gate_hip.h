/* The gate before hipModuleLoadData. C11 and C++; header only; the program links HIP. */
#ifndef MX_CONFORMANCE_GATE_LOAD_MX_GATE_HIP_H_
#define MX_CONFORMANCE_GATE_LOAD_MX_GATE_HIP_H_

#include <hip/hip_runtime_api.h>
#include <mx_gate_load.h>

/* Reads `path`, checks every request on the buffer, loads that buffer and looks its kernels up: `functions`
 * has one for each request. Returns 1, or 0 with nothing loaded and the reason in `verdict` or, where the
 * gate allowed it, `error`. */
static inline int mx_gate_load_hip(const mx_gate* gate, const char* path, const mx_gate_request* requests,
                                   uint32_t count, const mx_gate_environment* environment, uint64_t now,
                                   hipModule_t* module, hipFunction_t* functions, mx_gate_verdict* verdict,
                                   hipError_t* error) {
  size_t bytes = 0;
  uint32_t i;
  void* buffer = mx_gate_read_checked(gate, path, requests, count, environment, now, &bytes, verdict);
  *error = hipSuccess;
  if (buffer == NULL) return 0;
  *error = hipModuleLoadData(module, buffer);
  free(buffer);
  if (*error != hipSuccess) return 0;
  for (i = 0; i < count; ++i) {
    *error = hipModuleGetFunction(&functions[i], *module, requests[i].symbol);
    if (*error == hipSuccess) continue;
    (void)hipModuleUnload(*module);
    return 0;
  }
  return 1;
}

#endif /* MX_CONFORMANCE_GATE_LOAD_MX_GATE_HIP_H_ */
