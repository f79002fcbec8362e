// What a device's quantiser does where the standard leaves a choice, asked through the operation
// quantize/row.
#ifndef MX_CONFORMANCE_PROBE_QUANTISER_FINDINGS_H_
#define MX_CONFORMANCE_PROBE_QUANTISER_FINDINGS_H_

#include <string>
#include <vector>

#include "conformance/device.h"
#include "conformance/probe/conversion_findings.h"

namespace mx::conformance {

struct QuantiserFindings {
  std::vector<ProbeLine> lines;
  std::vector<std::string> sentences;
  // Names as claims.h has them; "other" where none fits, "" where the device was not asked.
  std::string zero_byte, nan;
  std::vector<std::string> pairs;  // readings of sr.pair that every answer fits
  std::string subnormal;
};
QuantiserFindings ProbeQuantiser(Device& device);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_PROBE_QUANTISER_FINDINGS_H_
