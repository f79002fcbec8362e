// `mxproof probe`: what a device does where no document says, from its outputs alone.
#ifndef MX_CONFORMANCE_PROBE_PROBE_H_
#define MX_CONFORMANCE_PROBE_PROBE_H_

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "conformance/probe/adder_search.h"
#include "conformance/probe/conversion_findings.h"
#include "conformance/probe/quantiser_findings.h"

namespace mx::conformance {

struct ProbeOptions {
  int random = 400;  // samples of each format for each instruction, besides the table and the sweeps
  uint64_t seed = 0;
  bool describe = true;           // the adaptive probes of the adder, besides the table
  bool through_products = false;  // ask whole products even where one instruction can be asked
};

struct ProbeReport {
  std::string description;
  struct Adder {
    std::string asked;  // how
    AdderFindings findings;
    std::vector<ProbeLine> specials;  // Q1 to Q8: NaN scales, infinities, signed zeros
  };
  std::vector<Adder> adders;  // one an instruction
  std::optional<ConversionFindings> conversions;
  QuantiserFindings quantiser;

  // Profiles that every answer of every instruction fits, in the order of the table.
  std::vector<Profile> profiles;
  Claims claims;                  // what was found, defaults where it was not asked
  std::vector<std::string> open;  // sentences: what has no name among the claims
  std::string sha256;             // of the transcript
  // The profile that training assumes is among those found, and nothing asked is open.
  bool Confirms(Profile profile) const;
};

// `conversions` may be null: a device without instructions of its own.
ProbeReport Probe(Device& device, Conversions* conversions, const ProbeOptions& options = {});

std::string ProbeText(const ProbeReport& report);        // for people
std::string ProbeTranscript(const ProbeReport& report);  // every question and answer, one a line
std::string ProbeClaims(const ProbeReport& report,
                        const std::string& device);  // a claims file with its provenance
nlohmann::ordered_json ProbeJson(const ProbeReport& report);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_PROBE_PROBE_H_
