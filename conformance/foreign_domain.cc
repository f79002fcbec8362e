// Where a foreign product is right and memory-safe: M, N and K by steps, and how many rows of each buffer it
// needs. Each question is answered by running problems inside and outside of the signature's sizes.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "conformance/foreign_suite.h"
#include "sim/base/parallel.h"

namespace mx::conformance {
namespace {

// A size tried, and the first thing that was wrong there ("": nothing).
struct Trial {
  int64_t size;
  std::string fault;
};

std::string FirstFault(Device& device, const Problem& problem) {
  const CaseResult result = RunCase(device, problem);
  if (!result.unsupported.empty()) return result.unsupported;
  if (result.faults.empty()) return "";
  const std::string& fault = result.faults.front();  // without the instruction and its address
  return fault.substr(0, fault.find(" ("));
}

class Search {
 public:
  Search(const std::shared_ptr<Platform>& platform, const Signature& signature, const SignatureObject& object,
         const std::string& path)
      : signature_(signature), object_(object) {
    Problem p = Base();
    values_ = LaunchValues(signature_, object_, p);
    for (size_t i = 0; i < 3; ++i)
      step_[i] = std::max<int64_t>(1, Evaluate(signature.step[i], values_, signature.where));
    signature_.step = {"1", "1", "1"};
    signature_.requirements.clear();
    device_ = std::make_unique<ForeignDevice>(platform, signature_, object, path);
  }

  LaunchDomain Run() {
    const int64_t tile_m = object_.parameters.count("tile_m") != 0 ? object_.parameters.at("tile_m") : 32;
    Size("M", &Problem::m,
         {1, 2, 3, 15, 16, 17, 31, 33, tile_m - 1, tile_m, tile_m + 1, tile_m * 3 / 2 + 1, 2 * tile_m - 1,
          2 * tile_m + 7});
    const int64_t n = step_[1];
    Size("N", &Problem::n, {1, 2,     8,     16,    32,     48,     64,     96,     n / 2,     n - 32, n - 16,
                            n, n + 1, n + 2, n + 8, n + 16, n + 32, n + 64, n + 96, n + n / 2, 2 * n});
    Size("K", &Problem::k, {32,  64,  96,  128, 160, 192, 224, 256,  288,  320,
                            384, 416, 512, 544, 640, 768, 896, 1024, 1152, 1280});
    for (const SignatureTensor& tensor : signature_.tensors) Rows(tensor);
    return domain_;
  }

 private:
  Problem Base() const {
    Problem p;
    p.op = signature_.op;
    p.in = signature_.in;
    p.out = signature_.out;
    p.m = 37;
    p.n = step_[1];
    p.k = std::max<int64_t>(step_[2], 512 / step_[2] * step_[2]);
    p.scales = ScaleClass::kWide;
    p.seed = 1;
    return p;
  }

  // The largest power-of-two step (or the tile) whose multiples all pass, and a failing problem below it.
  void Size(const char* name, int64_t Problem::*field, std::set<int64_t> sizes) {
    sizes.erase(sizes.begin(), sizes.lower_bound(1));
    std::vector<Trial> trials;
    for (const int64_t size : sizes) trials.push_back({size, ""});
    ParallelFor(static_cast<int64_t>(trials.size()), 1, [&](int64_t begin, int64_t end) {
      for (auto i = static_cast<size_t>(begin); i < static_cast<size_t>(end); ++i) {
        Problem p = Base();
        p.*field = trials[i].size;
        trials[i].fault = FirstFault(*device_, p);
      }
    });
    std::set<int64_t> steps{step_[1]};
    for (int64_t step = 1; step <= 512; step *= 2) steps.insert(step);
    for (const int64_t least : {int64_t{0}, step_[2] + 1}) {
      for (const int64_t step : steps) {
        if (Rule(name, trials, step, least)) return;
      }
    }
    domain_.rules.push_back(
        fmt::format("{}: no step found; {} = {}: {}", name, name, trials.back().size, trials.back().fault));
  }

  // Whether all trials that are multiples of a step, from `least` on, passed: then that is the rule.
  bool Rule(const char* name, const std::vector<Trial>& trials, int64_t step, int64_t least) {
    std::vector<int64_t> inside;
    for (const Trial& t : trials) {
      if (t.size % step != 0 || t.size < least) continue;
      if (!t.fault.empty()) return false;
      inside.push_back(t.size);
    }
    if (inside.size() < 2) return false;
    std::string rule = step == 1 ? fmt::format("{}: any", name) : fmt::format("{} % {} == 0", name, step);
    if (least != 0) rule += fmt::format(" from {} on", inside.front());
    std::string tried;
    for (const int64_t size : inside) tried += (tried.empty() ? "" : ", ") + std::to_string(size);
    rule += fmt::format(" (tried {})", tried);
    const auto wrong = [](const Trial& t) { return !t.fault.empty(); };
    const auto bad = std::find_if(trials.rbegin(), trials.rend(), wrong);  // the largest: the nearest miss
    if (bad != trials.rend()) rule += fmt::format("; {} = {}: {}", name, bad->size, bad->fault);
    domain_.rules.push_back(rule);
    return true;
  }

  // The least number of rows that a buffer may have, between none and what the signature says.
  void Rows(const SignatureTensor& tensor) {
    const Problem p = Base();
    const int64_t described = Evaluate(tensor.rows, LaunchValues(signature_, object_, p), signature_.where);
    const int64_t data = tensor.role[0] == 'b' ? p.n : p.m;
    std::string fault;
    int64_t low = 0, high = described;  // low fails or is 0, high passes
    device_->Limit({});
    if (!FirstFault(*device_, p).empty()) return;
    while (low + 1 < high) {
      const int64_t middle = (low + high) / 2;
      device_->Limit({tensor.name, middle});
      const std::string found = FirstFault(*device_, p);
      if (found.empty()) {
        high = middle;
      } else {
        low = middle;
        fault = found;
      }
    }
    device_->Limit({});
    std::string rule =
        fmt::format("{}: {} of {} rows are enough for {} rows of data", tensor.name, high, described, data);
    if (!fault.empty()) rule += fmt::format("; {} rows: {}", low, fault);
    domain_.rules.push_back(rule);
  }

  Signature signature_;
  SignatureObject object_;
  Values values_;
  std::array<int64_t, 3> step_{1, 1, 256};
  std::unique_ptr<ForeignDevice> device_;
  LaunchDomain domain_;
};

}  // namespace

LaunchDomain FindDomain(const std::shared_ptr<Platform>& platform, const Signature& signature,
                        const SignatureObject& object, const std::string& path) {
  return Search(platform, signature, object, path).Run();
}

}  // namespace mx::conformance
