#include "tools/cert_verdict.h"

#include <fmt/format.h>

#include <cstddef>
#include <memory>
#include <nlohmann/json.hpp>

#include "conformance/gate/mx_gate.h"
#include "sim/base/error.h"
#include "sim/io/atomic_file.h"
#include "tools/command.h"

namespace mx::tools {

namespace {

std::pair<std::string, std::string> Split(const char* option, const std::string& text) {
  const size_t equal = text.find('=');
  if (equal == 0 || equal == std::string::npos) Fail("{}: '{}' is not NAME=VALUE", option, text);
  return {text.substr(0, equal), text.substr(equal + 1)};
}

// What a load is asked about, with the texts that the C structures point at.
class Load {
 public:
  explicit Load(const CertVerdictOptions& options) : options_(options), object_(ReadFile(options.object)) {
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
  const std::string text = ReadFile(path);
  auto policy = std::make_unique<mx_gate_policy>();
  mx_gate_verdict verdict;
  if (mx_gate_policy_parse(text.data(), text.size(), policy.get(), &verdict) != MX_GATE_ALLOW) {
    Fail("{}: {}", path, verdict.sentence);
  }
  return policy;
}

}  // namespace

void AddCertVerdictOptions(CLI::App* command, CertVerdictOptions* options) {
  command->add_option("--policy", options->policy, "What the training program demands")
      ->required()
      ->option_text("FILE");
  command->add_option("--time", options->time, "Time of the verdict (default now)")->option_text("TIME");
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

void PrintCertVerdict(const std::string& envelope, const CertVerdictOptions& options, bool json) {
  const std::unique_ptr<mx_gate_policy> policy = ReadPolicy(options.policy);
  const std::string text = ReadFile(envelope);
  const auto memory = std::make_unique<std::max_align_t[]>(mx_gate_bytes() / sizeof(std::max_align_t) + 1);
  mx_gate_verdict verdict;
  const mx_gate* gate = mx_gate_open(memory.get(), mx_gate_bytes(), text.data(), text.size(), policy.get(),
                                     options.now, &verdict);
  if (gate == nullptr) Fail("{}: {}", options.policy, verdict.sentence);
  if (!options.object.empty()) Load(options).Check(gate, &verdict);
  char stamp[MX_GATE_STAMP];
  mx_gate_stamp(gate, &verdict, stamp, sizeof stamp);
  const char* name = mx_gate_code_name(verdict.code);
  if (json) {
    const nlohmann::ordered_json answer = {{"allow", verdict.allow != 0},
                                           {"code", verdict.code},
                                           {"name", name},
                                           {"sentence", verdict.sentence},
                                           {"stamp", stamp}};
    fmt::print("{}\n", answer.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace));
  } else {
    fmt::print("{} {}: {}\n{}\n", verdict.allow != 0 ? "ALLOW" : "DENY", name, verdict.sentence, stamp);
  }
  if (verdict.code != MX_GATE_ALLOW) throw ExitCode{kFail};
}

}  // namespace mx::tools
