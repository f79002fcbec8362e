#include "tools/cert_verdict.h"

#include <fmt/format.h>

#include <cstddef>
#include <memory>
#include <nlohmann/json.hpp>

#include "conformance/certificate/envelope.h"
#include "conformance/certificate/files.h"
#include "conformance/certificate/report.h"
#include "conformance/certificate/statement.h"
#include "conformance/gate/mx_gate.h"
#include "sim/base/error.h"
#include "sim/base/sha256.h"
#include "sim/io/json.h"
#include "tools/command.h"

namespace mx::tools {

namespace {

constexpr uint32_t kReportCode = 100;  // of this command; the gate itself sees no reports

std::pair<std::string, std::string> Split(const char* option, const std::string& text) {
  const size_t equal = text.find('=');
  if (equal == 0 || equal == std::string::npos) Fail("{}: '{}' is not NAME=VALUE", option, text);
  return {text.substr(0, equal), text.substr(equal + 1)};
}

// What a load is asked about, with the texts that the C structures point at.
class Load {
 public:
  explicit Load(const CertVerdictOptions& options)
      : options_(options), object_(certificate::ReadLimited(options.object, certificate::kMaxObject)) {
    if (options.symbol.empty() || options.target.empty()) Fail("--object goes with --symbol and --target");
    for (const std::string& text : options.arguments) argument_texts_.push_back(Split("--argument", text));
    for (const std::string& text : options.facts) fact_texts_.push_back(Split("--fact", text));
    for (const auto& [name, value] : argument_texts_) {
      arguments_.push_back({name.c_str(), ParseUnsigned("--argument " + name, value, ~uint64_t{0})});
    }
    for (const auto& [name, value] : fact_texts_) facts_.push_back({name.c_str(), value.c_str()});
  }
  Load(const Load&) = delete;
  Load& operator=(const Load&) = delete;

  void Check(const mx_gate* gate, mx_gate_verdict* verdict) const {
    mx_gate_launch launch{};
    launch.size = sizeof launch;
    for (size_t axis = 0; axis < 3; ++axis) {
      launch.grid[axis] = options_.grid[axis];
      launch.group[axis] = options_.group[axis];
    }
    launch.dynamic_lds = options_.lds;
    launch.argument_count = static_cast<uint32_t>(arguments_.size());
    launch.arguments = arguments_.data();
    const mx_gate_environment environment{sizeof environment, options_.target.c_str(),
                                          static_cast<uint32_t>(facts_.size()), facts_.data()};
    mx_gate_check(gate, object_.data(), object_.size(), options_.symbol.c_str(), &launch, &environment,
                  options_.now, verdict);
  }

 private:
  const CertVerdictOptions& options_;
  std::string object_;
  std::vector<std::pair<std::string, std::string>> argument_texts_, fact_texts_;
  std::vector<mx_gate_number> arguments_;
  std::vector<mx_gate_fact> facts_;
};

std::unique_ptr<mx_gate_policy> ReadPolicy(const std::string& path) {
  const std::string text = certificate::ReadLimited(path, certificate::kMaxDocument);
  auto policy = std::make_unique<mx_gate_policy>();
  mx_gate_verdict verdict;
  if (mx_gate_policy_parse(text.data(), text.size(), policy.get(), &verdict) != MX_GATE_ALLOW) {
    Fail("{}: {}", path, verdict.sentence);
  }
  return policy;
}

// Makes the statement anew from the report, so that every digest is recomputed and every number recounted.
// Returns what is wrong, or "". The signatures are verified already.
std::string ReportProblem(const std::string& envelope, const std::string& where, const std::string& path) {
  const certificate::Envelope parsed = certificate::ParseEnvelope(envelope, where);
  const nlohmann::json predicate = ParseJson(parsed.payload, where)["predicate"];
  const std::string text = certificate::ReadLimited(path, certificate::kMaxEvidence);
  const char* found = "another file";
  if (predicate["report"] == Sha256Hex(text)) {
    const certificate::Validity validity{predicate["issued"], predicate["expires"]};
    const certificate::NewStatement made =
        certificate::MakeStatement(certificate::ParseReport(text, path), Sha256Hex(text), validity);
    if (made.text == parsed.payload) return "";
    found = "a statement that says more or less than it";
  }
  return fmt::format("{}: wanted the evidence of this certificate, found {}", path, found);
}

}  // namespace

void AddCertVerdictOptions(CLI::App* command, CertVerdictOptions* options) {
  command->add_option("--policy", options->policy, "What the training program demands")
      ->required()
      ->option_text("FILE");
  command->add_option("--time", options->time, "Time of the verdict (default now)")->option_text("TIME");
  command
      ->add_option("--report", options->report,
                   "Evidence; the statement must be the one that it makes, number for number")
      ->option_text("FILE");
  command->add_option("--object", options->object, "Code object that is to be loaded")->option_text("FILE");
  command->add_option("--symbol", options->symbol, "Its kernel")->option_text("NAME");
  command->add_option("--target", options->target, "Target id of the device, such as gfx950:sramecc+:xnack-")
      ->option_text("ID");
  command->add_option("--grid", options->grid, "Workgroups")
      ->expected(3)
      ->delimiter(',')
      ->option_text("X,Y,Z");
  command->add_option("--group", options->group, "Work-items of a workgroup")
      ->expected(3)
      ->delimiter(',')
      ->option_text("X,Y,Z");
  command->add_option("--lds", options->lds, "Dynamic LDS in bytes")->option_text("N");
  command
      ->add_option("--argument", options->arguments,
                   "Launch argument of the certificate's domain, such as K=4096")
      ->option_text("NAME=N");
  command->add_option("--fact", options->facts, "Fact of the environment, such as hip=7.0")
      ->option_text("NAME=TEXT");
}

GateAnswer AskGate(const std::string& envelope, const CertVerdictOptions& options) {
  const std::unique_ptr<mx_gate_policy> policy = ReadPolicy(options.policy);
  const auto memory = std::make_unique<std::max_align_t[]>(mx_gate_bytes() / sizeof(std::max_align_t) + 1);
  mx_gate_verdict verdict;
  const mx_gate* gate = mx_gate_open(memory.get(), mx_gate_bytes(), envelope.data(), envelope.size(),
                                     policy.get(), options.now, &verdict);
  if (gate == nullptr) Fail("{}: {}", options.policy, verdict.sentence);
  if (!options.object.empty()) Load(options).Check(gate, &verdict);
  char stamp[MX_GATE_STAMP];
  mx_gate_stamp(gate, &verdict, stamp, sizeof stamp);
  return {verdict.code, verdict.allow != 0, mx_gate_code_name(verdict.code), verdict.sentence, stamp};
}

void PrintCertVerdict(const std::string& envelope, const CertVerdictOptions& options, bool json) {
  const std::string text = certificate::ReadLimited(envelope, certificate::kMaxDocument);
  GateAnswer answer = AskGate(text, options);
  if (answer.code == MX_GATE_ALLOW && !options.report.empty()) {
    const std::string why = ReportProblem(text, envelope, options.report);
    if (!why.empty()) answer = {kReportCode, false, "REPORT", why, "uncertified: REPORT: " + why};
  }
  if (json) {
    PrintJson({{"allow", answer.allow},
               {"code", answer.code},
               {"name", answer.name},
               {"sentence", answer.sentence},
               {"stamp", answer.stamp}});
  } else {
    fmt::print("{} {}: {}\n{}\n", answer.allow ? "ALLOW" : "DENY", answer.name, answer.sentence,
               answer.stamp);
  }
  if (answer.code != MX_GATE_ALLOW) throw ExitCode{kFail};
}

}  // namespace mx::tools
