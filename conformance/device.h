// The device interface: everything that is judged implements it, and nothing else of it is known.
//
// A problem says what to compute (problem.h); the suite makes the tensors, fills inputs, poisons outputs and
// puts guard bands around both (tensor.h); the device runs, and the suite compares every bit with the scalar
// simulator configured by the device's claims (claims.h). A new device is one file that defines its factory
// and a row of devices.inc.
//
// Tensors of a problem, all row-major; codes as packed bytes, scales one byte a block of 32 or shuffled:
//   quantize/*  in x [m][n]; out row_codes, row_scales of [m][n] and/or column_codes, column_scales of [n][m]
//   dequantize  in codes, scales of [m][n]; out y [m][n]
//   hadamard    in x [m][n]; out y [m][n]
//   gemm        in a_codes, a_scales [m][k], b_codes, b_scales [n][k], with beta c [m][n]; out d [m][n]
//   linear      in x [tokens][in], w [out][in], dy [tokens][out]; out y [tokens][out], dx [tokens][in], dw
//               [out][in]
//   mfma        in a, b [registers][64], a_scales, b_scales [1][64], c [registers][64]; out d [registers][64]
#ifndef MX_CONFORMANCE_DEVICE_H_
#define MX_CONFORMANCE_DEVICE_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "conformance/claims.h"
#include "conformance/problem.h"
#include "conformance/tensor.h"

namespace mx::conformance {

// What a run says besides its outputs.
struct Answer {
  std::vector<std::string> findings;  // of the device's own checks; each one is a failure of the case
  uint64_t launches = 0, instructions = 0, mfma = 0;
  bool order_dependent = false;  // the result may depend on the order in which workgroups ran
};

struct Refusal {
  bool refused = false;
  std::string message;
  uint64_t launches = 0;
};

class Device {
 public:
  virtual ~Device() = default;
  virtual std::string Describe() const = 0;  // one line, for reports
  virtual Claims claims() const { return {}; }
  // Why the device does not offer this problem (a sentence), or "". It must run every problem that it offers.
  virtual std::string Unsupported(const Problem& problem) const = 0;
  // Fills the outputs. May throw InputError; that is a failure of the case, with the message.
  virtual Answer Run(const Problem& problem, TensorSet& tensors) = 0;
  // Whether several threads may call Run at once.
  virtual bool Concurrent() const { return true; }
  // A launch of the problem with one thing wrong in its arguments, a row of defects.inc: what the launcher
  // said and how many kernels it launched. None: the device has no launcher, or the defect means nothing to
  // the operation.
  virtual bool HasLauncher() const { return false; }
  virtual std::optional<Refusal> Refuse(const Problem&, const std::string& /*defect*/) { return {}; }
};

// Everything a factory may want; a device that has no use for a field ignores it.
struct DeviceOptions {
  std::string objects;    // folder of code objects; "": golden/gfx950 of the source tree
  std::string mutant;     // name of a wrong kernel that replaces its right one; "": none
  std::string fault;      // name of a fault of the virtual device; "": none
  uint64_t schedule = 0;  // order of waves and workgroups; 0: ascending
  std::optional<Claims>
      behaviour;        // how a simulated device is to answer where documents are silent; none: default
  std::string command;  // of the device `process`: the program to run
  double timeout = 20;  // seconds that it has for one case
};

struct DeviceInfo {
  const char *name, *about;
  std::unique_ptr<Device> (*make)(const DeviceOptions&);
};
const std::vector<DeviceInfo>& Devices();
std::unique_ptr<Device> MakeDevice(const std::string& name,
                                   const DeviceOptions& options);  // throws InputError

// The tensors of a problem: inputs filled by position from its seed or from its words, outputs poisoned.
TensorSet MakeTensors(const Problem& problem);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_DEVICE_H_
