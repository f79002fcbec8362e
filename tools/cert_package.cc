#include "tools/cert_package.h"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "conformance/certificate/archive.h"
#include "conformance/certificate/envelope.h"
#include "conformance/certificate/files.h"
#include "conformance/certificate/show.h"
#include "sim/base/error.h"
#include "tools/cert_verdict.h"
#include "tools/certified/package.h"
#include "tools/command.h"
#include "tools/printable.h"

namespace mx::tools {

namespace {

namespace cert = mx::certificate;

void Make(const CertPackageOptions& o) {
  PackageInputs inputs;
  inputs.certificate = cert::ReadLimited(o.input, cert::kMaxDocument);
  inputs.report = cert::ReadLimited(o.report, cert::kMaxEvidence);
  inputs.cases = cert::ReadLimited(o.cases.empty() ? o.report + ".cases" : o.cases, cert::kMaxEvidence);
  if (!o.probe.empty()) inputs.probe = cert::ReadLimited(o.probe, cert::kMaxEvidence);
  const std::string archive = MakePackage(inputs);
  cert::WriteNewFile(o.output, archive);
  fmt::print("{}: {} bytes\n", o.output, archive.size());
}

// One line, exit code 1.
[[noreturn]] void Refuse(const CertPackageOptions& o, const std::string& why) {
  if (o.json) {
    PrintJson({{"package", o.input}, {"accepted", false}, {"why", why}});
  } else {
    fmt::print("REFUSED {}\n", Printable(why));
  }
  throw ExitCode{kFail};
}

// A file of any size is looked at before it is read.
std::string ReadPackage(const CertPackageOptions& o) {
  std::error_code error;
  const auto size = std::filesystem::file_size(o.input, error);
  if (!error && size > cert::kMaxArchiveBytes)
    Refuse(o, fmt::format("{}: {} bytes; a package has at most {}", o.input, size, cert::kMaxArchiveBytes));
  return cert::ReadLimited(o.input, cert::kMaxArchiveBytes);
}

// Every key that is trusted here must have signed the payload.
void RequireSignatures(const CertPackageOptions& o, const cert::Envelope& envelope) {
  const std::string bytes = cert::BytesToSign(envelope.payload);
  for (const std::string& path : o.keys) {
    const cert::PublicKey key = cert::ReadPublicKeyFile(path);
    const bool signed_by =
        std::any_of(envelope.signatures.begin(), envelope.signatures.end(), [&](const cert::SignedBy& one) {
          return one.key_id == cert::KeyId(key) && cert::Verifies(key, bytes, one.signature);
        });
    if (!signed_by)
      Refuse(o, fmt::format("{}: {}: no signature of {} over this payload", o.input, kPackageCertificate,
                            cert::KeyId(key)));
  }
}

void RequirePolicy(const CertPackageOptions& o, const cert::Envelope& envelope) {
  if (o.policy.empty()) return;
  CertVerdictOptions asked;
  asked.policy = o.policy;
  asked.now = o.time.empty() ? static_cast<uint64_t>(std::time(nullptr)) : cert::ParseDate(o.time);
  const GateAnswer answer = AskGate(cert::WriteEnvelope(envelope), asked);
  if (answer.code != 0)
    Refuse(o, fmt::format("{}: {}: {}: {}", o.input, kPackageCertificate, answer.name, answer.sentence));
}

void Verify(const CertPackageOptions& o) {
  if (o.keys.empty() && o.policy.empty())
    Fail("verify-package needs --public-key or --policy: a package by a stranger can agree with itself");
  if (!o.time.empty() && o.policy.empty()) Fail("--time goes with --policy");
  const std::string bytes = ReadPackage(o);
  PackageFacts facts;
  try {
    facts = CheckPackage(bytes, o.input);
  } catch (const InputError& error) {
    Refuse(o, error.what());
  }
  RequireSignatures(o, facts.envelope);
  RequirePolicy(o, facts.envelope);
  if (o.json) {
    PrintJson({{"package", o.input},
               {"accepted", true},
               {"result", facts.result},
               {"level", facts.level},
               {"files", facts.files},
               {"cases", facts.cases},
               {"properties", facts.properties},
               {"coverpoints", facts.points},
               {"regenerated", facts.regenerated}});
    return;
  }
  fmt::print("ACCEPTED {}: {} ({}), {} files, {} cases counted again, {} properties, {} coverpoints{}\n",
             o.input, facts.result, facts.level, facts.files, facts.cases, facts.properties, facts.points,
             facts.regenerated ? "; the cases are those of the level and the seed" : "");
}

}  // namespace

void AddCertPackage(CLI::App* parent, CertPackageOptions* o) {
  CLI::App* make = parent->add_subcommand(
      "package", "One archive (tar) of a certificate, its report, claims, must-pass list, waivers, case log");
  make->add_option("input", o->input, "Envelope")->required()->option_text("FILE");
  make->add_option("--report", o->report, "The report it was made from")->required()->option_text("FILE");
  make->add_option("--cases", o->cases, "Case log of that run (default: the report's path and .cases)")
      ->option_text("FILE");
  make->add_option("--probe", o->probe, "Evidence of a card: the file that mxproof probe wrote")
      ->option_text("FILE");
  make->add_option("-o,--output", o->output, "Package")->required()->option_text("FILE");
  make->callback([o] { Make(*o); });

  CLI::App* verify = parent->add_subcommand(
      "verify-package",
      "Recompute every digest of a package and count every number again. Exit code 1: refused");
  verify->add_option("input", o->input, "Package")->required()->option_text("FILE");
  verify->add_option("--public-key", o->keys, "Keys that must all have signed the certificate")
      ->option_text("FILE");
  verify->add_option("--policy", o->policy, "The gate must allow the certificate under this policy")
      ->option_text("FILE");
  verify->add_option("--time", o->time, "With --policy: time of the verdict (default now)")
      ->option_text("TIME");
  AddJson(verify, &o->json);
  verify->callback([o] { Verify(*o); });
}

}  // namespace mx::tools
