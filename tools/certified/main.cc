// mxproof-certified: a small production trainer. It loads its kernels through the gate alone and runs every
// product of its linear layers with them; the losses are those of `mxproof train`, bit for bit. What it may
// claim goes into every checkpoint. Exit codes: 0 finished, 1 a kernel or the certificate was refused, 2
// wrong usage or bad input.
#include <fmt/format.h>

#include <cstdio>
#include <ctime>
#include <iostream>
#include <memory>
#include <string>

#include "conformance/machine.h"
#include "sim/base/bits.h"
#include "sim/base/fp_env.h"
#include "sim/nn/train.h"
#include "tools/certified/device_backend.h"
#include "tools/certified/environment.h"
#include "tools/certified/kernel_guard.h"
#include "tools/command.h"
#include "tools/train_options.h"

namespace mx::tools {
namespace {

struct Options {
  std::string certificate, policy, device = "vgpu";
  conformance::DeviceOptions kernels;
  TrainFlags train;
};

class Screen : public TrainObserver {
 public:
  void Step(const StepRecord& record) override {
    fmt::print("step {} loss {:.6f} bits {:08x}\n", record.step, record.loss, ToBits(record.loss));
    std::fflush(stdout);
  }
};

// The certificate is asked first, then the canary runs, then the first step begins.
int TrainCertified(const Options& options, std::unique_ptr<KernelGuard>& guard) {
  guard = std::make_unique<KernelGuard>(options.certificate, options.policy,
                                        EnvironmentOf(options.device, options.kernels),
                                        static_cast<uint64_t>(std::time(nullptr)));
  const auto device = conformance::MakeKernelDevice(
      MakeWatchedPlatform(MakePlatform(options.device, options.kernels), *guard), options.kernels);
  guard->RunCanary(*device);
  fmt::print("{}\n", guard->Stamp());
  const auto backend = MakeDeviceBackend(*device, [&] { return guard->Stamp(); });
  Screen screen;
  const TrainSummary summary = Train(ToTrainOptions(options.train), screen, std::cin, *backend);
  fmt::print("parameters sha256 {}\n{}\n", summary.parameters_sha256, guard->Stamp());
  return summary.end == TrainEnd::kFinished || summary.end == TrainEnd::kStopped ? kPass : kFail;
}

int Run(int argc, char** argv) {
  CLI::App app("Trains a Llama whose linear layers run as kernels that the gate has allowed",
               "mxproof-certified");
  app.formatter(MakeHelpFormatter());
  Options options;
  app.add_option("--certificate", options.certificate, "Envelope of mxproof cert")
      ->required()
      ->option_text("FILE");
  app.add_option("--policy", options.policy, "What this program demands")->required()->option_text("FILE");
  app.add_option("--device", options.device, "vgpu or hip")->capture_default_str()->option_text("NAME");
  app.add_option("--objects", options.kernels.objects, "Folder of code objects (default golden/gfx950)")
      ->option_text("DIR");
  AddTrainFlags(&app, &options.train);
  AddThreads(&app);
  AddSimd(&app);
  std::unique_ptr<KernelGuard> guard;
  try {
    app.parse(argc, argv);
    return TrainCertified(options, guard);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? kPass : kBadInput;
  } catch (const KernelRefused& refused) {
    fmt::print(stderr, "mxproof-certified: {}\n", refused.what());
    return kFail;
  } catch (const std::exception& error) {  // a refusal in a launch comes through the launcher as its error
    fmt::print(stderr, "mxproof-certified: {}\n", error.what());
    return guard != nullptr && guard->refused() ? kFail : kBadInput;
  }
}

}  // namespace
}  // namespace mx::tools

int main(int argc, char** argv) {
  if (const char* problem = mx::FloatEnvironmentProblem()) {
    fmt::print(stderr, "mxproof-certified: {}\n", problem);
    return mx::tools::kInconclusive;
  }
  return mx::tools::Run(argc, argv);
}
