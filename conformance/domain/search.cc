// The search, one quantity after the other: sizes, gaps, rows of buffers, addresses, split K, order.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "conformance/domain/rules.h"
#include "conformance/domain/trials.h"
#include "sim/base/error.h"
#include "sim/base/philox.h"

namespace mx::conformance {
namespace {

constexpr int64_t kMostWork = int64_t{1} << 24;  // products of a problem: the reference is scalar
constexpr int64_t kBaseWork = int64_t{1} << 22;  // of the problem that most questions change in one place
constexpr int kConfirmations = 4;
constexpr uint64_t kSeed = 1;

class Search {
 public:
  Search(const DomainSearch& search, const Signature& signature, const SignatureObject& object,
         const std::string& path)
      : search_(search), trials_(search, signature, object, path), original_(signature), object_(object) {
    const Values values = LaunchValues(signature, object, Bare(256));
    for (size_t i = 0; i < 3; ++i)
      step_[i] = std::max<int64_t>(1, Evaluate(signature.step[i], values, signature.where));
    base_ = Base();
  }

  Domain Run() {
    out_.object = object_.file;
    out_.symbol = object_.symbol;
    out_.object_sha256 = trials_.sha256();
    const std::string fault = trials_.Fault(base_);
    if (!fault.empty()) {
      out_.rules.push_back({"base", "no problem of the signature's sizes passes", "", "", CaseLine(base_),
                            fault, BasisOf(fault), "", true});
    } else {
      const bool gemm = original_.op == Operation::kGemm;
      Size(gemm ? "M" : "rows", 0, &Problem::m);
      Size(gemm ? "N" : "cols", 1, &Problem::n);
      if (gemm) Size("K", 2, &Problem::k);
      if (TakesGap(original_)) Size("gap", 3, &Problem::gap);
      for (const SignatureTensor& tensor : original_.tensors) Rows(tensor);
      for (const SignatureTensor& tensor : original_.tensors) Address(tensor);
      if (!original_.choice.name.empty() && splits_) SplitK();
      Order();
    }
    out_.runs = trials_.runs();
    return std::move(out_);
  }

 private:
  Problem Bare(int64_t size) const {
    Problem p;
    p.op = original_.op;
    p.m = p.n = p.k = size;
    return p;
  }
  // Inside of what the signature says, ragged where it leaves a size open.
  Problem Base() {
    Problem p = Bare(1);
    p.in = original_.in;
    p.out = original_.out;
    for (const auto& [key, value] : original_.fixed) SetParameter(p, key, value);
    p.m = std::max<int64_t>(step_[0], 37 / step_[0] * step_[0]);
    p.n = step_[1] == 1 ? 45 : std::max<int64_t>(step_[1], 96 / step_[1] * step_[1]);
    p.k = original_.op != Operation::kGemm ? 1 : std::max<int64_t>(step_[2], 512 / step_[2] * step_[2]);
    if (p.m * p.n * p.k > kBaseWork) p.m = std::max<int64_t>(step_[0], 5 / step_[0] * step_[0]);
    p.scales = original_.op == Operation::kDequantize ? ScaleClass::kAll : ScaleClass::kWide;
    p.data = Distribution::kWide;
    p.seed = kSeed;
    const auto parameter = object_.parameters.find("split");
    splits_ = parameter == object_.parameters.end() || parameter->second != 0;
    return p;
  }

  std::vector<int64_t> Values_(size_t axis) const {
    if (axis == 3) return {0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 24, 32, 64, 128};
    std::set<int64_t> values = {1,  2,  3,  4,  7,  8,   9,   15,  16,  17,  24,  31,  32, 33,
                                48, 63, 64, 65, 96, 127, 128, 129, 160, 192, 255, 256, 257};
    if (axis == 2) {
      values = {1,   2,   16,  31,  32,  33,  48,  64,  96,  128, 144,  160,  192,  224, 256,
                272, 288, 320, 384, 416, 512, 544, 640, 768, 896, 1024, 1152, 1280, 1536};
    }
    const int64_t s = step_[axis];
    for (const int64_t value :
         {s / 2, s - 32, s - 16, s - 1, s, s + 1, s + 8, s + 16, s + 32, s + 64, s + s / 2, 2 * s, 3 * s})
      values.insert(value);
    const auto tile = object_.parameters.find(axis == 0 ? "tile_m" : "tile_n");
    if (axis < 2 && tile != object_.parameters.end()) {
      for (const int64_t value : {tile->second - 1, tile->second, tile->second + 1, 2 * tile->second + 7})
        values.insert(value);
    }
    values.erase(values.begin(), values.lower_bound(1));
    std::vector<int64_t> out;
    for (const int64_t value : values) {
      const int64_t others = base_.m * base_.n * base_.k /
                             (axis == 0   ? base_.m
                              : axis == 1 ? base_.n
                                          : base_.k);
      if (value * others <= kMostWork) out.push_back(value);
    }
    return out;
  }

  void Size(const char* name, size_t axis, int64_t Problem::*field) {
    std::vector<Trial> trials = trials_.Sizes(base_, field, Values_(axis));
    std::set<int64_t> steps;
    for (int64_t step = 1; step <= 1024; step *= 2) steps.insert(step);
    if (axis < 3) steps.insert(step_[axis]);
    const std::vector<int64_t> list(steps.begin(), steps.end());
    std::optional<StepRule> rule = InferStep(trials, list);
    // Values inside that the list did not hold, with the other sizes ragged too: a fault sends back to the
    // rule.
    for (int i = 0; rule && i < kConfirmations && axis < 3; ++i) {
      const Trial t = Confirm(*rule, field, static_cast<uint32_t>(i), axis);
      if (t.fault.empty()) {
        rule->inside.push_back(t.value);
        continue;
      }
      trials.push_back(t);
      rule = InferStep(trials, list);
    }
    DomainRule out;
    out.subject = name;
    if (!rule) {
      out.rule = fmt::format("{}: no rule found", name);
      for (const Trial& t : trials) {
        if (!t.fault.empty()) Outside(out, t, field, {});
      }
      out_.rules.push_back(out);
      return;
    }
    std::sort(rule->inside.begin(), rule->inside.end());
    rule->inside.erase(std::unique(rule->inside.begin(), rule->inside.end()), rule->inside.end());
    out.rule = RuleText(name, *rule);
    out.tried = ListText(rule->inside);
    if (axis < 3)
      out_.sizes.push_back({axis == 0   ? "m"
                            : axis == 1 ? "n"
                                        : "k",
                            rule->least, rule->inside.back(), rule->step});
    Problem inside = base_;
    if (rule->nearest) {
      Outside(out, *rule->nearest, field, {});
      inside = ParseProblem(out.outside, "shrunk");
    }
    // The nearest value inside, all else as small as the failing one where that passes.
    const int64_t goal = rule->nearest ? rule->nearest->value : rule->inside.front();
    inside.*field = *std::min_element(rule->inside.begin(), rule->inside.end(), [&](int64_t a, int64_t b) {
      return std::abs(a - goal) < std::abs(b - goal);
    });
    if (!trials_.Fault(inside).empty()) {
      const int64_t value = inside.*field;
      inside = base_;
      inside.*field = value;
    }
    out.inside = CaseLine(inside);
    Launcher(out, inside, {}, rule->nearest.has_value());
    out_.rules.push_back(out);
  }

  Trial Confirm(const StepRule& rule, int64_t Problem::*field, uint32_t i, size_t axis) {
    const RandomStream random{kSeed, static_cast<uint32_t>(axis), StreamId(StreamPurpose::kData, 0xFFB), i};
    Problem p = base_;
    p.seed = random.Word(0);
    const int64_t most = std::max(rule.inside.back(), rule.least + 3 * rule.step);
    p.*field = (rule.least + rule.step - 1) / rule.step * rule.step +
               random.Word(1) % ((most - rule.least) / rule.step + 1) * rule.step;
    if (field != &Problem::m) p.m = step_[0] * (1 + random.Word(2) % std::max<int64_t>(1, 70 / step_[0]));
    if (field == &Problem::m && p.m * p.n * p.k > kMostWork) p.m = rule.inside.front();
    if (p.m * p.n * p.k > kMostWork) p.m = step_[0];
    return {p.*field, trials_.Fault(p)};
  }

  void Outside(DomainRule& out, const Trial& t, int64_t Problem::*field, const ForeignLimits& limits) {
    Problem failing = base_;
    failing.*field = t.value;
    if (trials_.Fault(failing, limits).empty()) return;  // it failed together with another size
    const Problem small = trials_.Shrink(failing, base_, field, step_, limits);
    out.outside = CaseLine(small);
    out.fault = trials_.Fault(small, limits);
    out.basis = BasisOf(out.fault);
  }

  // Another kernel in its place is no refusal: the launcher is stricter about this one than it must be.
  static bool Takes(const std::string& refusal) { return refusal.empty() || refusal.rfind("takes ", 0) == 0; }
  static std::string InsideText(const std::string& refusal) {
    return refusal.empty() ? "takes the inside"
                           : (Takes(refusal) ? "for the inside " : "refuses the inside: ") + refusal;
  }

  // Whether our launcher takes the inside and refuses the outside of a rule.
  void Launcher(DomainRule& out, const Problem& inside, const ForeignLimits& outside_limits,
                bool has_outside) {
    if (search_.launcher == nullptr) return;
    const std::string in = search_.launcher->Refusal(inside, {});
    std::string text = InsideText(in);
    out.launcher_ok = Takes(in);
    if (has_outside && !out.outside.empty()) {
      const std::string refused =
          search_.launcher->Refusal(ParseProblem(out.outside, "shrunk"), outside_limits);
      text += refused.empty() ? "; TAKES THE OUTSIDE" : "; outside: " + refused;
      out.launcher_ok &= !refused.empty();
    }
    out.launcher = text;
  }

  // How many rows a buffer needs, for several row counts of its data: a formula.
  void Rows(const SignatureTensor& tensor) {
    const bool by_n = tensor.role[0] == 'b' || tensor.role.rfind("column", 0) == 0;
    int64_t Problem::*field = by_n ? &Problem::n : &Problem::m;
    const size_t axis = by_n ? 1 : 0;
    std::vector<std::pair<int64_t, int64_t>> needs;  // rows of data, rows needed
    DomainRule out;
    out.subject = "rows of " + tensor.name;
    for (const int64_t size : {base_.*field, step_[axis], (base_.*field / step_[axis] + 1) * step_[axis]}) {
      Problem p = base_;
      p.*field = size;
      if (!trials_.Fault(p).empty()) continue;
      const int64_t described =
          Evaluate(tensor.rows, LaunchValues(trials_.signature(), object_, p), original_.where);
      int64_t low = 0, high = described;  // low fails or is 0, high passes
      while (low + 1 < high) {
        const int64_t middle = (low + high) / 2;
        (trials_.Fault(p, {tensor.name, middle, 0}).empty() ? high : low) = middle;
      }
      needs.emplace_back(size, high);
      if (low == 0) continue;
      const ForeignLimits limits{tensor.name, low, 0};
      out.inside = fmt::format("{} with {} rows of {}", CaseLine(p), high, tensor.name);
      out.outside = fmt::format("{} with {} rows of {}", CaseLine(p), low, tensor.name);
      out.fault = trials_.Fault(p, limits);
      out.basis = BasisOf(out.fault);
      if (search_.launcher != nullptr && needs.size() == 1) {
        const std::string in = search_.launcher->Refusal(p, {}),
                          refused = search_.launcher->Refusal(p, limits);
        out.launcher_ok = Takes(in) && !refused.empty();
        out.launcher = InsideText(in) + (refused.empty() ? "; TAKES THE OUTSIDE" : "; outside: " + refused);
      }
    }
    if (needs.empty()) return;
    const char* letter = by_n ? "n" : "m";
    out.rule = fmt::format("{} needs {} rows of {} at {} = {}", tensor.name, needs[0].second, needs[0].first,
                           letter, needs[0].first);
    for (int64_t unit = 1; unit <= 1024; unit *= 2) {
      const bool fits = std::all_of(needs.begin(), needs.end(), [&](const auto& need) {
        return need.second == (need.first + unit - 1) / unit * unit;
      });
      if (!fits) continue;
      out.rule = unit == 1 ? fmt::format("{} needs {} rows", tensor.name, letter)
                           : fmt::format("{} needs {} rows, rounded up to a multiple of {}", tensor.name,
                                         letter, unit);
      break;
    }
    for (const auto& need : needs)
      out.tried += fmt::format("{}{}: {}", out.tried.empty() ? "" : ", ", need.first, need.second);
    out_.rules.push_back(out);
  }

  // The alignment that an address needs: the largest power of two by which it may be off less one step.
  void Address(const SignatureTensor& tensor) {
    int64_t alignment = 1;
    DomainRule out;
    out.subject = "address of " + tensor.name;
    std::string passed;
    for (const int64_t shift : {64, 32, 16, 8, 4, 2, 1}) {
      const std::string fault = trials_.Fault(base_, {tensor.name, -1, shift});
      if (fault.empty()) {
        passed += fmt::format("{}{}", passed.empty() ? "" : ", ", shift);
        out.inside =
            fmt::format("{} with {} at {} bytes past a multiple of 256", CaseLine(base_), tensor.name, shift);
        continue;
      }
      alignment = 2 * shift;
      const ForeignLimits limits{tensor.name, -1, shift};
      out.outside =
          fmt::format("{} with {} at {} bytes past a multiple of 256", CaseLine(base_), tensor.name, shift);
      out.fault = fault;
      out.basis = BasisOf(fault);
      if (search_.launcher != nullptr) {
        const std::string refused = search_.launcher->Refusal(base_, limits);
        out.launcher = refused.empty() ? "TAKES THE OUTSIDE" : "outside: " + refused;
        out.launcher_ok = !refused.empty();
      }
      break;
    }
    out.rule = alignment == 1 ? fmt::format("address of {}: any", tensor.name)
                              : fmt::format("address of {} % {} == 0", tensor.name, alignment);
    out.tried = "off by " + (passed.empty() ? "nothing" : passed);
    out_.rules.push_back(out);
  }

  // Ranges of K whose results are added one after the other.
  void SplitK() {
    std::vector<Trial> by_last;  // by the length of the last range
    DomainRule out;
    out.subject = "split K";
    Problem failing, passing;
    bool failed = false, passed = false;
    std::set<std::pair<int64_t, int64_t>> seen;
    for (const int64_t k : {512, 768, 1024, 1280, 1536, 1792, 2048}) {
      Problem whole = base_;
      whole.k = k;
      whole.m = 5;
      if (whole.n * whole.m * k > kMostWork) continue;
      for (int64_t chosen = original_.choice.first + 1; chosen <= original_.choice.last; ++chosen) {
        Signature one = original_;
        one.choice.first = one.choice.last = chosen;
        const int64_t range =
            Evaluate(original_.choice.goal, LaunchValues(one, object_, whole), original_.where);
        if (range >= k || range < 1 || !seen.insert({k, range}).second) continue;
        Problem p = whole;
        p.split = range;
        const int64_t last = k - (k - 1) / range * range;
        by_last.push_back({last, trials_.Fault(p)});
        if (by_last.back().fault.empty()) {
          passing = p;
          passed = true;
        } else if (!failed) {
          failing = p;
          failed = true;
          out.fault = by_last.back().fault;
        }
      }
    }
    if (by_last.empty()) return;
    const std::optional<StepRule> rule = InferStep(by_last, {256, 512, 1024});
    out.rule = !failed ? "ranges as the launch chooses them"
               : rule  ? RuleText("the last range of K", *rule)
                       : "split K: no rule found";
    out.tried = fmt::format("{} splits", by_last.size());
    if (passed) out.inside = CaseLine(passing);
    if (failed) out.outside = CaseLine(failing), out.basis = BasisOf(out.fault);
    out_.rules.push_back(out);
    if (passed && trials_.OrderDependent(passing)) {
      DomainRule order;
      order.subject = "order of workgroups";
      order.rule = "ranges of K must be added in ascending order: the sum in a 16-bit result depends on it";
      order.inside = CaseLine(passing);
      order.basis = Basis::kOrder;
      order.tried = "ascending";
      for (size_t i = 0; i < search_.schedules.size(); ++i) {
        const std::string fault = trials_.FaultUnderSchedule(passing, i);
        if (fault.empty()) continue;
        order.outside = fmt::format("{} under schedule {}", CaseLine(passing), i + 1);
        order.fault = fault;
        break;
      }
      out_.rules.push_back(order);
    }
  }

  // Waves and workgroups in other orders, without split K: nothing may change.
  void Order() {
    if (search_.schedules.empty()) return;
    DomainRule out;
    out.subject = "order of waves and workgroups";
    for (size_t i = 0; i < search_.schedules.size(); ++i) {
      Problem p = base_;
      p.m = std::min<int64_t>(3 * base_.m / step_[0] * step_[0],
                              std::max(base_.m, kMostWork / (base_.n * base_.k)));
      const std::string fault = trials_.FaultUnderSchedule(p, i);
      out.inside = CaseLine(p);
      if (fault.empty()) continue;
      out.outside = fmt::format("{} under schedule {}", CaseLine(p), i + 1);
      out.fault = fault;
    }
    out.rule = out.fault.empty() ? "any order" : "not in any order";
    out.tried = fmt::format("{} random orders", search_.schedules.size());
    if (!out.fault.empty()) out.basis = Basis::kOrder;
    out_.rules.push_back(out);
  }

  const DomainSearch& search_;
  Trials trials_;
  Signature original_;
  SignatureObject object_;
  std::array<int64_t, 3> step_{1, 1, 1};
  bool splits_ = false;
  Problem base_;
  Domain out_;
};

}  // namespace

Domain FindDomain(const DomainSearch& search, const Signature& signature, const SignatureObject& object,
                  const std::string& path) {
  return Search(search, signature, object, path).Run();
}

}  // namespace mx::conformance
