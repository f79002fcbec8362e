// The gate before the virtual MI355X; the twin of mx_gate_hip.h. Header only; the program links
// mxproof::gfx950_isa.
#ifndef MX_CONFORMANCE_GATE_LOAD_MX_GATE_VGPU_H_
#define MX_CONFORMANCE_GATE_LOAD_MX_GATE_VGPU_H_

#include <mx_gate_load.h>

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "sim/gfx950/isa/code_object.h"

namespace mx::gate {

// Reads `path`, checks every request on the buffer and parses that buffer. Nothing if the gate refuses, with
// the reason in `verdict`. Throws InputError where an allowed object is no gfx950 object, or lacks a kernel
// that is asked for.
inline std::optional<gfx950::CodeObject> LoadVgpu(const mx_gate* gate, const std::string& path,
                                                  const std::vector<mx_gate_request>& requests,
                                                  const mx_gate_environment& environment, uint64_t now,
                                                  mx_gate_verdict* verdict) {
  size_t size = 0;
  void* buffer =
      mx_gate_read_checked(gate, path.c_str(), requests.data(), static_cast<uint32_t>(requests.size()),
                           &environment, now, &size, verdict);
  if (buffer == nullptr) return std::nullopt;
  const std::byte* first = static_cast<const std::byte*>(buffer);
  std::vector<std::byte> bytes(first, first + size);
  std::free(buffer);
  gfx950::CodeObject object = gfx950::ParseCodeObject(path, std::move(bytes));
  for (const mx_gate_request& request : requests) object.Find(request.symbol);
  return object;
}

}  // namespace mx::gate

#endif  // MX_CONFORMANCE_GATE_LOAD_MX_GATE_VGPU_H_
