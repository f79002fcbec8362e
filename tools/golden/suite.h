// The folder of golden data as a whole: written by WriteSuite, checked by CheckSuite, nothing else writes it.
#ifndef MX_TOOLS_GOLDEN_SUITE_H_
#define MX_TOOLS_GOLDEN_SUITE_H_

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace mx::golden {

inline constexpr const char* kManifest = "MANIFEST.sha256";

// Regenerates every computed file and then the manifest over all vector files (`sha256sum -c` reads it).
// Files are replaced one by one, each whole. Throws InputError naming a file that cannot be written.
void WriteSuite(const std::string& folder);

struct SuiteResult {
  int64_t files = 0, computed = 0, regressions = 0;
  std::vector<std::string> regression_ids;
  std::vector<std::string> problems;  // one line each
};

// Digests against the manifest, computed files against a fresh computation byte for byte, every regression
// case against the library. A vector file that the manifest does not name, or the other way round, is a
// problem.
SuiteResult CheckSuite(const std::string& folder);

}  // namespace mx::golden

#endif  // MX_TOOLS_GOLDEN_SUITE_H_
