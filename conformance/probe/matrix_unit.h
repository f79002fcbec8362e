// A device's scaled matrix instruction as a function on samples: through the operation mfma, or through whole
// products where a device has nothing else.
#ifndef MX_CONFORMANCE_PROBE_MATRIX_UNIT_H_
#define MX_CONFORMANCE_PROBE_MATRIX_UNIT_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "conformance/device.h"
#include "conformance/probe/sample.h"

namespace mx::conformance {

class MatrixUnit {
 public:
  virtual ~MatrixUnit() = default;
  virtual std::string Describe() const = 0;
  virtual bool Takes(Format format) const = 0;  // of both operands
  // The output of each sample; none where this way cannot ask it (an accumulator that no sum of products
  // makes).
  virtual std::vector<std::optional<uint32_t>> Run(const std::vector<Sample>& samples) = 0;
};

// Null where the device offers neither. Throws what the device throws, and InputError where it reports
// findings.
std::unique_ptr<MatrixUnit> MakeMatrixUnit(Device& device, Instruction instruction);
std::unique_ptr<MatrixUnit> MakeGemmUnit(Device& device, Instruction instruction);  // through products alone

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_PROBE_MATRIX_UNIT_H_
