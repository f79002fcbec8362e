// The statement that is signed: what a report proves, never more than it proves.
#ifndef MX_CONFORMANCE_CERTIFICATE_STATEMENT_H_
#define MX_CONFORMANCE_CERTIFICATE_STATEMENT_H_

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace mx::certificate {

struct Validity {
  uint64_t issued = 0, expires = 0;  // seconds since 1970-01-01 UTC
};

struct NewStatement {
  std::string text;                  // the exact payload
  std::string result;                // PASS, FAIL, INCONCLUSIVE
  std::vector<std::string> reasons;  // why it is no PASS
};

// `report` comes from ParseReport, `report_sha256` is the digest of its file. Counts are made anew from the
// report's properties and coverage. FAIL where a case failed; INCONCLUSIVE where something is missing for a
// PASS: a clean tree, the self-check, a property or coverpoint, a second run, the canary, on a card the
// probe. Throws InputError: a device of a kind that is not certified, a report that calls PASS what its
// numbers call FAIL, a validity that makes no sense.
NewStatement MakeStatement(const nlohmann::json& report, const std::string& report_sha256,
                           const Validity& validity);

// A policy to start from, which allows what this statement says: the caller tightens and keeps it.
// `statement` is a payload that the gate can read; throws InputError otherwise.
std::string MakePolicy(const std::string& statement, const std::vector<std::string>& hex_keys,
                       uint64_t threshold, uint64_t maximum_age, bool record);

// Throws InputError with the gate's reason if it does not read this payload.
void CheckPayload(std::string payload, const std::string& where);

}  // namespace mx::certificate

#endif  // MX_CONFORMANCE_CERTIFICATE_STATEMENT_H_
