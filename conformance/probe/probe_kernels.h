// The kernels of probe.hip, whose object is part of the library.
#ifndef MX_CONFORMANCE_PROBE_PROBE_KERNELS_H_
#define MX_CONFORMANCE_PROBE_PROBE_KERNELS_H_

#include <cstddef>
#include <cstdint>
#include <span>

#include "conformance/machine.h"

namespace mx::conformance {

std::span<const std::byte> ProbeObject();
// `groups` workgroups of one wave; waits. Throws InputError where the machine reports findings.
void RunProbeKernel(Machine& machine, const char* symbol, uint32_t groups,
                    std::span<const std::byte> arguments);
// The operation mfma of device.h by the instruction itself.
void RunMfmaKernel(Machine& machine, const Problem& problem, TensorSet& tensors);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_PROBE_PROBE_KERNELS_H_
