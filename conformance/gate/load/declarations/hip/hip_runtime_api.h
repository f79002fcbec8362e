/* What mx_gate_hip.h needs of HIP, declared and not defined: lets a machine without HIP compile it. */
#ifndef MX_CONFORMANCE_GATE_LOAD_DECLARATIONS_HIP_HIP_RUNTIME_API_H_
#define MX_CONFORMANCE_GATE_LOAD_DECLARATIONS_HIP_HIP_RUNTIME_API_H_

#ifdef __cplusplus
extern "C" {
#endif

typedef enum hipError_t { hipSuccess = 0, hipErrorInvalidValue = 1 } hipError_t;
typedef struct ihipModule_t* hipModule_t;
typedef struct ihipModuleSymbol_t* hipFunction_t;
hipError_t hipModuleLoadData(hipModule_t* module, const void* image);
hipError_t hipModuleGetFunction(hipFunction_t* function, hipModule_t module, const char* name);
hipError_t hipModuleUnload(hipModule_t module);

#ifdef __cplusplus
}
#endif

#endif /* MX_CONFORMANCE_GATE_LOAD_DECLARATIONS_HIP_HIP_RUNTIME_API_H_ */
