// `mxproof cert verify`: the gate, asked as a training program asks it.
#ifndef MX_TOOLS_CERT_VERDICT_H_
#define MX_TOOLS_CERT_VERDICT_H_

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <vector>

namespace mx::tools {

struct CertVerdictOptions {
  std::string policy, time, report, object, symbol, target;
  std::vector<uint32_t> grid{1, 1, 1}, group{1, 1, 1};
  uint32_t lds = 0;
  std::vector<std::string> arguments, facts;  // NAME=VALUE
  uint64_t now = 0;
};

struct GateAnswer {
  uint32_t code = 0;  // MX_GATE_ALLOW, or why not
  bool allow = false;
  std::string name, sentence, stamp;
};
// `envelope` is the text of one. Throws InputError over a policy or a load that makes no sense.
GateAnswer AskGate(const std::string& envelope, const CertVerdictOptions& options);

void AddCertVerdictOptions(CLI::App* command, CertVerdictOptions* options);
void PrintCertVerdict(const std::string& envelope, const CertVerdictOptions& options,
                      bool json);  // ends with ExitCode

}  // namespace mx::tools

#endif  // MX_TOOLS_CERT_VERDICT_H_
