// A certificate with everything it rests on in one archive (conformance/certificate/archive.h), and the check
// that nothing of it was swapped, edited, added, left out or doubled.
#ifndef MX_TOOLS_CERTIFIED_PACKAGE_H_
#define MX_TOOLS_CERTIFIED_PACKAGE_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "conformance/certificate/envelope.h"

namespace mx::tools {

// In this order; what a package has besides is refused.
inline constexpr const char* kPackageCertificate = "certificate.dsse.json";
inline constexpr const char* kPackageReport = "report.json";
inline constexpr const char* kPackageClaims = "claims.txt";       // as the device declared them
inline constexpr const char* kPackageMustPass = "must-pass.txt";  // the list by which it was judged
inline constexpr const char* kPackageWaivers = "waivers.json";    // those of the report
inline constexpr const char* kPackageCases = "cases.log";         // what became of every case
inline constexpr const char* kPackageProbe = "probe.claims";      // of a card: what `mxproof probe` wrote

struct PackageInputs {
  std::string certificate, report, cases;  // texts of the files
  std::string probe;                       // "": none
};
// The archive, after CheckPackage took it. Throws InputError.
std::string MakePackage(const PackageInputs& inputs);

struct PackageFacts {
  certificate::Envelope envelope;
  std::string result, level;  // of the certificate
  uint64_t cases = 0, properties = 0, points = 0, files = 0;
  bool regenerated = false;  // the cases are those that this executable makes for the level and the seed
};
// Recomputes every digest and counts every number again: the report's digest in the certificate, the
// statement from the report, the claims, the must-pass list against the one that this executable knows, the
// waivers, the log's digest, properties, coverage and first failure from its lines, and, where the report is
// of these very sources and called a full PASS, the list of cases itself. Signatures are the caller's to
// judge: a stranger can make a package that agrees with itself. Throws InputError that starts with `where`.
PackageFacts CheckPackage(std::string_view archive, const std::string& where);

}  // namespace mx::tools

#endif  // MX_TOOLS_CERTIFIED_PACKAGE_H_
