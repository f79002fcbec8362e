// `mxproof cert ...`: keys, certificates made from a report, signatures, and the gate's verdict on them.
#include <fmt/format.h>

#include <cstdio>
#include <cstring>
#include <ctime>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "conformance/certificate/base64.h"
#include "conformance/certificate/envelope.h"
#include "conformance/certificate/files.h"
#include "conformance/certificate/report.h"
#include "conformance/certificate/show.h"
#include "conformance/certificate/statement.h"
#include "sim/base/sha256.h"
#include "tools/cert_package.h"
#include "tools/cert_verdict.h"
#include "tools/certified/must_pass.h"
#include "tools/command.h"

namespace mx::tools {
namespace cert_command {  // of its own, so that files can be compiled together

namespace cert = mx::certificate;

constexpr uint64_t kDay = 86'400;

struct Options {
  std::string input, output, key, public_key, signature, issued;
  std::vector<std::string> objects, keys;
  uint64_t valid_days = 180, threshold = 1;
  bool print_payload = false, record = false, json = false;
  CertVerdictOptions verdict;
  CertPackageOptions package;
};

uint64_t TimeOr(const std::string& text) {
  return text.empty() ? static_cast<uint64_t>(std::time(nullptr)) : cert::ParseDate(text);
}

void Keygen(const Options& options) {
  if (options.output.empty() || options.output.back() == '/')
    Fail("-o: '{}' names no file: the endings .pem and .pub.pem are added to it", options.output);
  const cert::PrivateKey key = cert::PrivateKey::Generate();
  const std::string private_path = options.output + ".pem", public_path = options.output + ".pub.pem";
  key.WriteFiles(private_path, public_path);
  fmt::print(
      "private key  {} (mode 600: keep it where only the signer is)\npublic key   {}\nkey id       {}\n",
      private_path, public_path, cert::KeyId(key.public_key()));
}

// The files that the report speaks of must have the digests that it gives.
void CheckObjects(const nlohmann::json& report, const std::vector<std::string>& paths) {
  if (paths.empty()) return;
  std::vector<std::string> digests;
  for (const std::string& path : paths)
    digests.push_back(Sha256Hex(cert::ReadLimited(path, cert::kMaxObject)));
  for (const auto& object : report["objects"]) {
    const std::string name = object["name"], digest = object["sha256"];
    bool found = false;
    for (const std::string& one : digests) found |= one == digest;
    if (!found) Fail("{}: no file given by --object has its digest {}", name, digest);
  }
  if (digests.size() != report["objects"].size()) {
    Fail("--object: {} files for {} code objects of the report", digests.size(), report["objects"].size());
  }
}

[[noreturn]] void EndWith(const std::string& result) {
  throw ExitCode{result == "PASS" ? kPass : result == "FAIL" ? kFail : kInconclusive};
}

void Create(const Options& options) {
  const std::string text = cert::ReadLimited(options.input, cert::kMaxEvidence);
  const nlohmann::json report = cert::ParseReport(text, options.input);
  CheckObjects(report, options.objects);
  if (IsKernelList(report["mustPass"]["name"])) CheckMustPass(report, options.input);
  cert::Validity validity;
  validity.issued = TimeOr(options.issued);
  validity.expires = validity.issued + options.valid_days * kDay;
  const cert::NewStatement statement = cert::MakeStatement(report, Sha256Hex(text), validity);
  cert::WriteNewFile(options.output, statement.text + "\n");
  fmt::print("{} ({}): {}\n", statement.result, report["level"].get<std::string>(), options.output);
  for (const std::string& reason : statement.reasons) fmt::print("  {}\n", reason);
  EndWith(statement.result);
}

cert::Envelope ReadEnvelope(const std::string& path) {
  return cert::ParseEnvelope(cert::ReadLimited(path, cert::kMaxDocument), path);
}

void Sign(const Options& options) {
  cert::Envelope envelope = ReadEnvelope(options.input);
  if (options.print_payload) {
    if (!options.key.empty() || !options.output.empty())
      Fail("--print-payload goes with neither --key nor -o");
    const std::string bytes = cert::BytesToSign(envelope.payload);
    std::fwrite(bytes.data(), 1, bytes.size(), stdout);
    return;
  }
  if (options.key.empty() || options.output.empty()) Fail("cert sign needs --key and -o, or --print-payload");
  const cert::PrivateKey key = cert::PrivateKey::ReadFile(options.key);
  cert::AddSignature(&envelope, key.public_key(), key.Sign(cert::BytesToSign(envelope.payload)));
  cert::WriteNewFile(options.output, cert::WriteEnvelope(envelope));
  fmt::print("signed by {}: {}\n", cert::KeyId(key.public_key()), options.output);
}

// Raw bytes, as openssl writes them, or base64 with or without a line feed.
cert::Signature ReadSignature(const std::string& path) {
  std::string bytes = cert::ReadLimited(path, cert::kMaxDocument);
  cert::Signature signature{};
  if (bytes.size() != signature.size()) {
    bytes = cert::FromBase64(bytes.substr(0, bytes.find_last_not_of("\r\n") + 1), path);
  }
  if (bytes.size() != signature.size()) Fail("{}: {} bytes; an Ed25519 signature has 64", path, bytes.size());
  std::memcpy(signature.data(), bytes.data(), bytes.size());
  return signature;
}

void Attach(const Options& options) {
  cert::Envelope envelope = ReadEnvelope(options.input);
  const cert::PublicKey key = cert::ReadPublicKeyFile(options.public_key);
  cert::AddSignature(&envelope, key, ReadSignature(options.signature));
  cert::WriteNewFile(options.output, cert::WriteEnvelope(envelope));
  fmt::print("signed by {}: {}\n", cert::KeyId(key), options.output);
}

void Show(const Options& options) {
  const cert::Envelope envelope = ReadEnvelope(options.input);
  fmt::print("{}", options.json ? envelope.payload + "\n" : cert::ShowText(envelope));
}

void Policy(const Options& options) {
  const cert::Envelope envelope = ReadEnvelope(options.input);
  std::vector<std::string> keys;
  for (const std::string& path : options.keys) keys.push_back(cert::HexKey(cert::ReadPublicKeyFile(path)));
  cert::WriteNewFile(options.output, cert::MakePolicy(envelope.payload, keys, options.threshold,
                                                      options.valid_days * kDay, options.record));
  fmt::print("{}: read it, tighten it, keep it beside the training program\n", options.output);
}

CLI::App* Sub(CLI::App* parent, const char* name, const char* about, Options* options, const char* input) {
  CLI::App* command = parent->add_subcommand(name, about);
  if (input != nullptr) command->add_option("input", options->input, input)->required()->option_text("FILE");
  return command;
}

void AddOutput(CLI::App* command, Options* options, const char* about) {
  command->add_option("-o,--output", options->output, about)->required()->option_text("FILE");
}

void AddValidDays(CLI::App* command, Options* options, const char* about) {
  command->add_option("--valid-days", options->valid_days, about)
      ->check(CLI::Range(1, 3650))
      ->capture_default_str()
      ->option_text("N");
}

void AddMaking(CLI::App* command, Options* o) {
  CLI::App* keygen = Sub(command, "keygen", "Make a key pair: NAME.pem and NAME.pub.pem", o, nullptr);
  keygen->add_option("-o,--output", o->output, "Path without endings; files that exist are kept")
      ->required()
      ->option_text("NAME");
  keygen->callback([o] { Keygen(*o); });

  CLI::App* create = Sub(command, "create",
                         "Make the statement that a report proves. Exit code: 0 PASS, 1 FAIL, 3 INCONCLUSIVE",
                         o, "Report of mxproof verify");
  AddOutput(create, o, "Statement, to be signed");
  create->add_option("--object", o->objects, "Code objects of the report, to compare their digests")
      ->option_text("FILE");
  create->add_option("--issued", o->issued, "Start of validity (default now), such as 2026-05-29T12:00:00Z")
      ->option_text("TIME");
  AddValidDays(create, o, "Days from there to its end");
  create->callback([o] { Create(*o); });
}

void AddSigning(CLI::App* command, Options* o) {
  CLI::App* sign =
      Sub(command, "sign", "Sign a statement or add a signature to an envelope", o, "Statement or envelope");
  sign->add_option("--key", o->key, "Private key, mode 600")->option_text("FILE");
  sign->add_option("-o,--output", o->output, "Envelope")->option_text("FILE");
  sign->add_flag("--print-payload", o->print_payload,
                 "Instead print the exact bytes for a signer outside, such as openssl pkeyutl -sign -rawin");
  sign->callback([o] { Sign(*o); });

  CLI::App* attach = Sub(command, "attach", "Add a signature that was made outside, after verifying it", o,
                         "Statement or envelope");
  attach->add_option("--public-key", o->public_key, "Its key")->required()->option_text("FILE");
  attach->add_option("--signature", o->signature, "64 bytes, or their base64")
      ->required()
      ->option_text("FILE");
  AddOutput(attach, o, "Envelope");
  attach->callback([o] { Attach(*o); });
}

void AddReading(CLI::App* command, Options* o) {
  CLI::App* verify = Sub(
      command, "verify",
      "The gate's verdict on an envelope and, with --object, on a load. Exit code 1: refused", o, "Envelope");
  AddCertVerdictOptions(verify, &o->verdict);
  AddJson(verify, &o->json);
  verify->callback([o] {
    o->verdict.now = TimeOr(o->verdict.time);
    PrintCertVerdict(o->input, o->verdict, o->json);
  });

  CLI::App* show = Sub(command, "show", "Print a certificate for reading; verifies no signature", o,
                       "Statement or envelope");
  show->add_flag("--json", o->json, "Print the exact payload instead");
  show->callback([o] { Show(*o); });

  CLI::App* policy = Sub(command, "policy", "Write a policy that allows what this certificate says", o,
                         "Statement or envelope");
  policy->add_option("--public-key", o->keys, "Trusted keys")->required()->option_text("FILE");
  policy->add_option("--threshold", o->threshold, "So many of them must have signed")
      ->check(CLI::Range(1, 16))
      ->capture_default_str()
      ->option_text("N");
  AddValidDays(policy, o, "Maximum age of a certificate in days");
  policy->add_flag("--record", o->record,
                   "Only record: train with any kernel and say so in every checkpoint");
  AddOutput(policy, o, "Policy");
  policy->callback([o] { Policy(*o); });
}

}  // namespace cert_command

void RegisterCert(CLI::App& app) {
  using namespace cert_command;
  static Options options;
  CLI::App* command =
      AddCommand(app, "cert", "Certificates: keys, statements from reports, signatures, the gate's verdict",
                 "mxproof cert create report.json -o statement.json\n"
                 "  mxproof cert sign statement.json --key signer.pem -o cert.dsse.json\n"
                 "  mxproof cert verify cert.dsse.json --policy policy.json");
  command->require_subcommand(1);
  AddMaking(command, &options);
  AddSigning(command, &options);
  AddReading(command, &options);
  AddCertPackage(command, &options.package);
}

}  // namespace mx::tools
