// The report of `mxproof verify`, from which a certificate is made. README.md describes every field.
#ifndef MX_CONFORMANCE_CERTIFICATE_REPORT_H_
#define MX_CONFORMANCE_CERTIFICATE_REPORT_H_

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace mx::certificate {

inline constexpr char kReportType[] = "urn:mxproof:report:1";
inline constexpr char kProfileClaim[] = "gemm.profile";  // the claim that a probe on a card confirms

// The tree of a report of the right shape: every field there and none besides, names once in their lists.
// Throws InputError that starts with `where`.
nlohmann::json ParseReport(std::string_view text, std::string_view where);

// A list of waivers, {id, property, scope, expires, link}, every id once.
nlohmann::json ParseWaivers(std::string_view text, std::string_view where);

}  // namespace mx::certificate

#endif  // MX_CONFORMANCE_CERTIFICATE_REPORT_H_
