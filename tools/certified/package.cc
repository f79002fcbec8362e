#include "tools/certified/package.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <vector>

#include "conformance/certificate/archive.h"
#include "conformance/certificate/report.h"
#include "conformance/certificate/statement.h"
#include "conformance/claims.h"
#include "conformance/problem_sets.h"
#include "sim/base/error.h"
#include "sim/base/sha256.h"
#include "sim/io/json.h"
#include "tools/certified/build_identity.h"
#include "tools/certified/case_log.h"
#include "tools/certified/must_pass.h"
#include "tools/certified/run_inputs.h"

namespace mx::tools {

namespace {

using Tree = nlohmann::json;
using certificate::ArchiveFile;

std::string ClaimsFile(const Tree& report) {
  std::string text = std::string(conformance::kClaimsFirstLine) + "\n";
  for (const auto& claim : report["claims"]) {
    text += fmt::format("{}: {}\n", claim["name"].get<std::string>(), claim["value"].get<std::string>());
  }
  return text;
}

std::string WaiversFile(const Tree& report) { return report["waivers"].dump(1) + "\n"; }

// The names that a package must have, in their order.
std::vector<std::string> Names(bool probe) {
  std::vector<std::string> names = {kPackageCertificate, kPackageReport,  kPackageClaims,
                                    kPackageMustPass,    kPackageWaivers, kPackageCases};
  if (probe) names.emplace_back(kPackageProbe);
  return names;
}

bool WantsProbe(const Tree& report) {
  return report["probe"].is_object() && report["probe"]["sha256"] != std::string(64, '0');
}

class PackageReader {
 public:
  PackageReader(std::string_view archive, const std::string& where) : where_(where) {
    for (ArchiveFile& file : certificate::ReadArchive(archive, where)) {
      names_.push_back(file.name);
      files_[file.name] = std::move(file.bytes);
    }
  }

  std::string At(const char* name) const { return where_ + ": " + name; }
  const std::string& Text(const char* name) const {
    const auto found = files_.find(name);
    if (found == files_.end()) Fail("{}: missing", At(name));
    return found->second;
  }
  void RequireNames(const std::vector<std::string>& wanted) const {
    for (const std::string& name : wanted) Text(name.c_str());
    for (const std::string& name : names_) {
      if (std::find(wanted.begin(), wanted.end(), name) == wanted.end())
        Fail("{}: {}: no file of this package", where_, Quoted(name));
    }
    if (names_ != wanted) Fail("{}: its files are not in the order of a package", where_);
  }
  // The text of a file is a function of the report.
  void RequireText(const char* name, const std::string& wanted) const {
    const std::string& found = Text(name);
    if (found == wanted) return;
    const auto differ = std::mismatch(found.begin(), found.end(), wanted.begin(), wanted.end());
    const auto line = std::count(found.begin(), differ.first, '\n') + 1;
    Fail("{}: line {} says something else than the report", At(name), line);
  }
  void RequireDigest(const char* name, const std::string& wanted, const char* by) const {
    const std::string found = Sha256Hex(Text(name));
    if (found != wanted) Fail("{}: SHA-256 {}; {} says {}", At(name), found, by, wanted);
  }
  size_t size() const { return names_.size(); }

 private:
  std::string where_;
  std::vector<std::string> names_;
  std::map<std::string, std::string> files_;
};

// The statement that the report proves, made anew, is the one in the certificate.
void CheckStatement(const PackageReader& package, const certificate::Envelope& envelope, const Tree& report) {
  const Tree predicate = ParseJson(envelope.payload, package.At(kPackageCertificate))["predicate"];
  package.RequireDigest(kPackageReport, predicate["report"], "the certificate");
  const certificate::Validity validity{predicate["issued"], predicate["expires"]};
  const certificate::NewStatement made = certificate::MakeStatement(report, predicate["report"], validity);
  if (made.text != envelope.payload)
    Fail("{}: it says more or less than {} proves", package.At(kPackageCertificate), kPackageReport);
}

void RequireEqual(const PackageReader& package, const Tree& report, const char* key, const Tree& counted) {
  const Tree& told = report[key];
  for (size_t i = 0; i < std::max(told.size(), counted.size()); ++i) {
    const std::string found = i < told.size() ? told[i].dump() : "nothing";
    const std::string wanted = i < counted.size() ? counted[i].dump() : "nothing";
    if (i >= told.size() || i >= counted.size() || told[i] != counted[i])
      Fail("{}: {}: {} says {}, the cases say {}", package.At(kPackageReport), key, kPackageReport, found,
           wanted);
  }
}

void CheckCases(const PackageReader& package, const Tree& report, const CaseLog& log,
                const MustPassList& list) {
  package.RequireDigest(kPackageCases, report["caseLog"]["sha256"], "the report");
  const size_t lines = log.cases.size() + log.properties.size() + log.families.size();
  if (report["caseLog"]["lines"] != lines)
    Fail("{}: caseLog.lines: wanted {}, found {}", package.At(kPackageReport), lines,
         report["caseLog"]["lines"].dump());
  std::set<std::string> waived, passed;
  for (const auto& waiver : report["waivers"]) waived.insert(waiver["property"].get<std::string>());
  for (const LoggedCase& one : log.cases) {
    if (one.outcome == Outcome::kPass) passed.insert(one.line);
  }
  RequireEqual(package, report, "properties", CountProperties(log, waived));
  RequireEqual(package, report, "coverage", CountCoverage(log, PlainPoints(list)));
  const std::string first = FirstFailure(log, waived);
  if (report["firstFailure"] != first)
    Fail("{}: firstFailure: wanted {}, found {}", package.At(kPackageReport), first,
         report["firstFailure"].get<std::string>());
  for (const auto& one : report["canary"]) {
    if (passed.count(one["case"].get<std::string>()) == 0)
      Fail("{}: canary: {} is no case that passed", package.At(kPackageReport), one["case"].dump());
  }
}

// A full PASS of these sources has exactly the cases of the level.
bool CheckCaseList(const PackageReader& package, const Tree& report, const std::vector<LoggedCase>& log) {
  const Tree& seed = report["seed"];
  const std::string objects = ObjectsOfRule(seed["rule"].get<std::string>()), value = seed["value"];
  if (!objects.empty() && value != fmt::format("{}", SeedOf(objects, seed["nonce"].get<std::string>())))
    Fail("{}: seed.value: not the one that rule and nonce make", package.At(kPackageReport));
  if (report["result"] != "PASS" || report["level"] != "full" ||
      report["simulator"]["commit"] != kBuildCommit || report["simulator"]["tree"] != "clean" || !kBuildClean)
    return false;
  const bool number =
      !value.empty() && value.size() <= 20 && value.find_first_not_of("0123456789") == std::string::npos;
  if (!number) Fail("{}: seed.value: {} is no seed", package.At(kPackageReport), Quoted(value));
  size_t at = 0;
  for (const conformance::OperationInfo& info : conformance::kOperations) {
    if (at == log.size() || PropertyOf(log[at].line) != PropertyOf(info.name)) continue;
    for (const conformance::Problem& p :
         conformance::ProblemsOf(info.id, conformance::Level::kFull, std::stoull(value))) {
      const std::string wanted = CaseLine(p), found = at < log.size() ? log[at].line : "the end";
      ++at;
      if (wanted != found)
        Fail("{}: line {}: the level has here {}, found {}", package.At(kPackageCases), at + 1, wanted,
             found);
    }
  }
  if (at != log.size()) Fail("{}: more cases than the level has", package.At(kPackageCases));
  return true;
}

}  // namespace

std::string MakePackage(const PackageInputs& inputs) {
  const Tree report = certificate::ParseReport(inputs.report, kPackageReport);
  std::vector<ArchiveFile> files = {{kPackageCertificate, inputs.certificate},
                                    {kPackageReport, inputs.report},
                                    {kPackageClaims, ClaimsFile(report)},
                                    {kPackageMustPass, MustPassText(CheckMustPass(report, kPackageReport))},
                                    {kPackageWaivers, WaiversFile(report)},
                                    {kPackageCases, inputs.cases}};
  if (!inputs.probe.empty()) files.push_back({kPackageProbe, inputs.probe});
  std::string archive = certificate::WriteArchive(files);
  CheckPackage(archive, "package");
  return archive;
}

PackageFacts CheckPackage(std::string_view archive, const std::string& where) {
  const PackageReader package(archive, where);
  PackageFacts facts;
  const std::string& certificate_text = package.Text(kPackageCertificate);
  facts.envelope = certificate::ParseEnvelope(certificate_text, package.At(kPackageCertificate));
  if (WriteEnvelope(facts.envelope) != certificate_text)
    Fail("{}: not as mxproof cert sign writes it", package.At(kPackageCertificate));
  const Tree report = certificate::ParseReport(package.Text(kPackageReport), package.At(kPackageReport));
  package.RequireNames(Names(WantsProbe(report)));
  CheckStatement(package, facts.envelope, report);
  package.RequireText(kPackageClaims, ClaimsFile(report));
  const MustPassList list = CheckMustPass(report, package.At(kPackageReport));
  package.RequireText(kPackageMustPass, MustPassText(list));
  package.RequireText(kPackageWaivers, WaiversFile(report));
  if (WantsProbe(report)) package.RequireDigest(kPackageProbe, report["probe"]["sha256"], "the report");
  const CaseLog log = ParseCaseLog(package.Text(kPackageCases), package.At(kPackageCases));
  CheckCases(package, report, log, list);
  facts.regenerated = CheckCaseList(package, report, log.cases);
  const Tree predicate = ParseJson(facts.envelope.payload, where)["predicate"];
  facts.result = predicate["result"];
  facts.level = predicate["level"];
  facts.cases = log.cases.size();
  facts.properties = list.properties.size();
  facts.points = list.points.size();
  facts.files = package.size();
  return facts;
}

}  // namespace mx::tools
