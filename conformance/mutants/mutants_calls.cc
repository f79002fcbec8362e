// What is wrong between calls: caches that are asked with too little, races, orders, launchers that check too
// little.
#include <atomic>
#include <cstring>
#include <map>
#include <mutex>
#include <thread>

#include "conformance/mutants/input_key.h"
#include "conformance/mutants/launch_rules.h"
#include "conformance/mutants/mutant.h"
#include "conformance/mutants/stage_device.h"
#include "sim/base/bits.h"

namespace mx::conformance {
namespace {

void Disturb(TensorSet& set) {
  for (Tensor& t : set) {
    if (t.is_output()) return t.SetWord(t.rows() - 1, 0, t.Word(t.rows() - 1, 0) ^ 1);
  }
}
// Answers as it did when the key was the same and the sizes of the outputs too, without looking at the inputs
// again.
class CachingDevice : public AroundDevice {
 public:
  using Key = uint64_t (*)(const Problem&, const TensorSet&);
  CachingDevice(std::unique_ptr<Device> right, Key key) : AroundDevice(std::move(right)), key_(key) {}
  Answer Run(const Problem& p, TensorSet& set) override {
    uint64_t key = key_(p, set);
    if (key == 0) return AroundDevice::Run(p, set);
    for (const Tensor& t : set) key = Mixed(key, t.payload().size());
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      const auto found = answers_.find(key);
      if (found != answers_.end()) {
        size_t next = 0;
        for (Tensor& t : set) {
          if (!t.is_output()) continue;
          const auto& bytes = found->second[next++];
          if (bytes.size() == t.payload().size()) std::memcpy(t.payload().data(), bytes.data(), bytes.size());
        }
        return {};
      }
    }
    const Answer answer = AroundDevice::Run(p, set);
    std::vector<std::vector<std::byte>> outputs;
    for (const Tensor& t : set) {
      if (t.is_output()) outputs.emplace_back(t.payload().begin(), t.payload().end());
    }
    const std::lock_guard<std::mutex> lock(mutex_);
    if (answers_.size() > 64) answers_.clear();
    answers_[key] = outputs;
    return answer;
  }

 private:
  Key key_;
  std::mutex mutex_;
  std::map<uint64_t, std::vector<std::vector<std::byte>>> answers_;
};
template <CachingDevice::Key kKey>
std::unique_ptr<Device> Caching(std::unique_ptr<Device> right) {
  return std::make_unique<CachingDevice>(std::move(right), kKey);
}

uint64_t ByMagnitude(const Problem& p, const TensorSet& set) {
  return Mixed(Options(p), InputKey(p, set, true, [](const Tensor& t, uint32_t word) {
                 if (t.type() == TensorType::kU8)
                   return t.name().find("codes") != std::string::npos ? word & 0x77u : word;
                 return t.type() == TensorType::kF32 ? word & 0x7FFFFFFFu : word & 0x7FFFu;
               }));
}
uint64_t ByMantissa(const Problem& p, const TensorSet& set) {
  return Mixed(Options(p), InputKey(p, set, true, [](const Tensor& t, uint32_t word) {
                 if (t.type() == TensorType::kU8)
                   return t.name().find("codes") != std::string::npos ? word : 0u;
                 return t.type() == TensorType::kF32 ? word & 0x807FFFFFu : word & 0x807Fu;
               }));
}
uint64_t BySum(const Problem& p, const TensorSet& set) {
  return Mixed(Options(p), InputKey(p, set, false, [](const Tensor&, uint32_t word) { return word; }));
}

// What a captured graph replays: the words of the noise are those of the first call.
uint64_t WithoutNoise(const Problem& p, const TensorSet& set) {
  Problem plain = p;
  plain.noise = 0;
  plain.step = plain.micro_batch = plain.stream = 0;
  return Mixed(Options(plain), InputKey(p, set, true, [](const Tensor&, uint32_t word) { return word; }));
}

// A result that every so many calls of the same problem is another.
class RacingDevice : public AroundDevice {
 public:
  using AroundDevice::AroundDevice;
  Answer Run(const Problem& p, TensorSet& set) override {
    const Answer answer = AroundDevice::Run(p, set);
    const std::lock_guard<std::mutex> lock(mutex_);
    // A race that is lost only when the kernel is warm.
    const uint64_t key = InputKey(p, set, true, [](const Tensor&, uint32_t word) { return word; });
    const int calls = ++calls_[Mixed(key, Options(p))];
    if (calls >= 2 && p.op == Operation::kGemm) {
      for (Tensor& t : set) {
        if (t.is_output()) t.SetWord(0, 0, t.Word(0, 0) ^ static_cast<uint32_t>(calls));
      }
    }
    return answer;
  }

 private:
  std::mutex mutex_;
  std::map<uint64_t, int> calls_;
};

class ScheduledDevice : public AroundDevice {
 public:
  using AroundDevice::AroundDevice;
  Answer Run(const Problem& p, TensorSet& set) override {
    const Answer answer = AroundDevice::Run(p, set);
    if (p.schedule != 0 && p.op == Operation::kGemm) Disturb(set);
    return answer;
  }
};

// Two calls of one size under way at the same time use one scratch buffer.
class SharingDevice : public AroundDevice {
 public:
  using AroundDevice::AroundDevice;
  Answer Run(const Problem& p, TensorSet& set) override {
    const uint64_t key =
        Mixed(Options(p), InputKey(p, set, true, [](const Tensor&, uint32_t) { return 0u; }));
    const auto with = [&](auto&& change) {
      const std::lock_guard<std::mutex> lock(mutex_);
      return change(users_[key]);
    };
    with([](Users& u) { return ++u.now, u.most = std::max(u.most, u.now); });
    const Answer answer = AroundDevice::Run(p, set);
    // The other call may begin a little later.
    std::this_thread::sleep_for(std::chrono::microseconds(kOverlap));
    const bool shared = with([](Users& u) {
      const bool many = u.most > 1;
      if (--u.now == 0) u.most = 0;
      return many;
    });
    if (shared) Disturb(set);
    return answer;
  }

 private:
  static constexpr int kOverlap = 300;
  struct Users {
    int now = 0, most = 0;
  };
  std::mutex mutex_;
  std::map<uint64_t, Users> users_;
};

// A launcher without one of its rules.
class TrustingDevice : public AroundDevice {
 public:
  TrustingDevice(std::unique_ptr<Device> right, const char* forgotten)
      : AroundDevice(std::move(right)), forgotten_(forgotten) {}
  std::optional<Refusal> Refuse(const Problem& p, const std::string& defect) override {
    if (p.op == Operation::kMfma) return {};
    return RefuseByRules(p, defect, forgotten_);
  }

 private:
  const char* forgotten_;
};

template <typename D>
std::unique_ptr<Device> Around(std::unique_ptr<Device> right) {
  return std::make_unique<D>(std::move(right));
}

}  // namespace

std::vector<Mutant> CallMutants() {
  return {
      {"races", Cause::kUnordered, "R75", "adds in the order of atomics once it is warm", kToFinish, nullptr,
       Around<RacingDevice>},
      {"schedule_shows", Cause::kUnordered, "trap: a barrier that is missing",
       "depends on the order of workgroups", kToFinish, nullptr, Around<ScheduledDevice>},
      {"scratch_shared", Cause::kConcurrency, "R85", "uses one scratch buffer for calls of one size", ~0u,
       nullptr, Around<SharingDevice>},
      {"cached_by_magnitude", Cause::kStaleState, "R94",
       "takes an earlier answer where the magnitudes are the same", ~0u, nullptr, Caching<ByMagnitude>},
      {"cached_by_mantissa", Cause::kStaleState, "R94",
       "takes an earlier answer where exponents alone differ", ~0u, nullptr, Caching<ByMantissa>},
      {"cached_by_sum", Cause::kStaleState, "R94",
       "takes an earlier row copy where a sum over the source is the same", ~0u, nullptr, Caching<BySum>,
       nullptr, [](const Problem& p) { return p.op == Operation::kQuantizeRow; }},
      {"noise_captured", Cause::kNoiseSeed, "R85", "replays a captured call, its noise too", ~0u, nullptr,
       Caching<WithoutNoise>, nullptr,
       [](const Problem& p) { return IsQuantize(p.op) && p.round == Rounding::kSR; }},
      {"trusts_sizes", Cause::kRefusal, "R60", "takes sizes of zero", ~0u, nullptr,
       [](std::unique_ptr<Device> right) -> std::unique_ptr<Device> {
         return std::make_unique<TrustingDevice>(std::move(right), "zero");
       }},
      {"trusts_alignment", Cause::kRefusal, "R61", "takes addresses that are not aligned", ~0u, nullptr,
       [](std::unique_ptr<Device> right) -> std::unique_ptr<Device> {
         return std::make_unique<TrustingDevice>(std::move(right), "misaligned");
       }},
      {"trusts_buffers", Cause::kRefusal, "R62", "takes outputs that are too short", ~0u, nullptr,
       [](std::unique_ptr<Device> right) -> std::unique_ptr<Device> {
         return std::make_unique<TrustingDevice>(std::move(right), "short-output");
       }},
  };
}

}  // namespace mx::conformance
