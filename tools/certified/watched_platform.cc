#include "tools/certified/watched_platform.h"

#include <map>
#include <mutex>
#include <utility>

namespace mx::tools {

namespace {

using conformance::Answer;
using conformance::Machine;
using conformance::Platform;
using conformance::Problem;
using conformance::Tensor;
using conformance::TensorSet;

class Images {
 public:
  std::span<const std::byte> Keep(const std::string& file, std::span<const std::byte> image) {
    const std::lock_guard<std::mutex> lock(mutex_);
    return images_.try_emplace(file, image.begin(), image.end()).first->second;
  }

 private:
  std::mutex mutex_;
  std::map<std::string, std::vector<std::byte>> images_;
};

class WatchedMachine : public Machine {
 public:
  WatchedMachine(std::unique_ptr<Machine> inner, Images& images, LaunchWatcher& watcher)
      : inner_(std::move(inner)), images_(images), watcher_(watcher) {}

  uint64_t Place(Tensor& tensor) override { return inner_->Place(tensor); }
  void Fetch(Tensor& tensor) override { inner_->Fetch(tensor); }
  void* Load(const std::string& file, std::span<const std::byte> image, const std::string& symbol) override {
    kernels_.push_back(std::make_unique<Kernel>(Kernel{file, symbol, images_.Keep(file, image), nullptr}));
    return kernels_.back().get();
  }
  void Launch(void* kernel, const std::array<uint32_t, 3>& grid, const std::array<uint32_t, 3>& group,
              std::span<const std::byte> arguments) override {
    Kernel& own = *static_cast<Kernel*>(kernel);
    watcher_.BeforeLaunch({own.file, own.symbol, own.object, grid, group, arguments});
    if (own.handle == nullptr) own.handle = inner_->Load(own.file, own.object, own.symbol);
    launched_.emplace_back(own.file, own.symbol);
    inner_->Launch(own.handle, grid, group, arguments);
  }
  Answer Finish() override {
    Answer answer = inner_->Finish();
    watcher_.AfterProblem(launched_, answer);
    return answer;
  }

 private:
  struct Kernel {
    std::string file, symbol;
    std::span<const std::byte> object;
    void* handle;
  };
  std::unique_ptr<Machine> inner_;
  Images& images_;
  LaunchWatcher& watcher_;
  std::vector<std::unique_ptr<Kernel>> kernels_;
  std::vector<std::pair<std::string, std::string>> launched_;
};

class WatchedPlatform : public Platform {
 public:
  WatchedPlatform(std::unique_ptr<Platform> inner, LaunchWatcher& watcher)
      : inner_(std::move(inner)), watcher_(watcher) {}
  std::string Describe() const override { return inner_->Describe(); }
  std::unique_ptr<Machine> Open(const Problem& problem) override {
    return std::make_unique<WatchedMachine>(inner_->Open(problem), images_, watcher_);
  }
  bool Concurrent() const override { return inner_->Concurrent(); }
  bool AnyProfile() const override { return inner_->AnyProfile(); }
  bool HasMfma() const override { return inner_->HasMfma(); }
  void RunMfma(const Problem& problem, TensorSet& tensors) override { inner_->RunMfma(problem, tensors); }

 private:
  std::unique_ptr<Platform> inner_;
  Images images_;
  LaunchWatcher& watcher_;
};

}  // namespace

void LaunchWatcher::AfterProblem(const std::vector<std::pair<std::string, std::string>>&, const Answer&) {}

std::unique_ptr<Platform> MakeWatchedPlatform(std::unique_ptr<Platform> inner, LaunchWatcher& watcher) {
  return std::make_unique<WatchedPlatform>(std::move(inner), watcher);
}

}  // namespace mx::tools
