#include "tools/verify_domain.h"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "conformance/domain/domain.h"
#include "sim/base/error.h"
#include "sim/io/atomic_file.h"
#include "tools/command.h"

namespace mx::tools {
namespace {

constexpr uint64_t kSchedules = 4;

std::shared_ptr<conformance::Platform> PlatformOf(const DomainRun& run, uint64_t schedule) {
  conformance::DeviceOptions options = run.device_options;
  options.schedule = schedule;
  if (run.device == "vgpu") return conformance::MakeVgpuPlatform(options);
  if (run.device == "hip") return conformance::MakeHipPlatform(options);
  Fail("--device {}: a code object runs on vgpu or hip", run.device);
}

conformance::DomainSearch SearchOf(const DomainRun& run) {
  conformance::DomainSearch search;
  search.platform = PlatformOf(run, run.device_options.schedule);
  search.stop = run.stop;
  for (uint64_t schedule = 1; run.device == "vgpu" && schedule <= kSchedules; ++schedule)
    search.schedules.push_back(PlatformOf(run, schedule));
  return search;
}

// Prints domains as they come, and writes all of them at the end.
class Printer {
 public:
  explicit Printer(const DomainRun& run) : run_(run) {}
  void Add(const conformance::Domain& domain) {
    if (!run_.json) fmt::print("{}", conformance::DomainText(domain));
    std::fflush(stdout);
    domains_.push_back(conformance::DomainJson(domain));
  }
  void Finish() {
    const nlohmann::ordered_json json = {
        {"schema", "mx-domain/1"}, {"device", run_.device}, {"kernels", domains_}};
    if (run_.json) PrintJson(json);
    if (!run_.output.empty()) WriteFileAtomically(run_.output, json.dump(1) + "\n");
  }

 private:
  const DomainRun& run_;
  nlohmann::ordered_json domains_ = nlohmann::ordered_json::array();
};

void RefuseStopped(const DomainRun& run) {
  if (run.stop != nullptr && run.stop->load()) throw ExitCode{kInconclusive};
}

// Where the build or a checkout keeps our objects, unless a folder was given.
std::string ObjectsOf(const DomainRun& run) {
  if (!run.device_options.objects.empty()) return run.device_options.objects;
  for (const char* folder : {MX_GFX950_OBJECTS, "golden/gfx950"}) {
    if (std::filesystem::is_directory(folder)) return folder;
  }
  Fail("code objects: give their folder with --objects");
}

}  // namespace

void DomainOfObjects(const DomainRun& run, const conformance::Signature& signature,
                     const DomainObjects& objects) {
  const conformance::DomainSearch search = SearchOf(run);
  Printer printer(run);
  for (const auto& [object, path] : objects) {
    RefuseStopped(run);
    printer.Add(conformance::FindDomain(search, signature, object, path));
  }
  printer.Finish();
}

void DomainOfOwnKernels(const DomainRun& run) {
  conformance::DomainSearch search = SearchOf(run);
  Printer printer(run);
  size_t kernels = 0, disagree = 0;
  for (const conformance::OwnKernel& kernel : conformance::OwnKernels(ObjectsOf(run))) {
    if (!run.symbol.empty() && run.symbol != kernel.object.symbol) continue;
    RefuseStopped(run);
    search.launcher = kernel.launcher.get();
    const conformance::Domain domain =
        conformance::FindDomain(search, kernel.signature, kernel.object, kernel.path);
    printer.Add(domain);
    ++kernels;
    disagree += domain.LauncherAgrees() ? 0 : 1;
  }
  if (kernels == 0) Fail("--symbol {}: no kernel of ours has this name", run.symbol);
  printer.Finish();
  if (!run.json)
    fmt::print("{} kernels; the launcher disagrees with what was found of {}\n", kernels, disagree);
  if (disagree != 0) throw ExitCode{kFail};
}

}  // namespace mx::tools
