// What earlier calls leave behind: copies that are kept under too short a key, workspaces that are taken for
// one's own.
#include <cstring>
#include <map>
#include <mutex>
#include <utility>

#include "conformance/mutants/input_key.h"
#include "conformance/mutants/mutant.h"
#include "conformance/mutants/stage_device.h"

namespace mx::conformance {
namespace {

using Bytes = std::vector<std::byte>;
Bytes Copied(const Tensor& t) { return {t.payload().begin(), t.payload().end()}; }
// Elements alone: without what lies in gaps.
Bytes Elements(const Tensor& t) {
  Bytes out;
  for (int64_t row = 0; row < t.rows(); ++row) {
    for (int64_t col = 0; col < t.cols(); ++col) {
      for (uint32_t word = t.Word(row, col), i = 0; i < 4; ++i, word >>= 8)
        out.push_back(static_cast<std::byte>(word & 0xFF));
    }
  }
  return out;
}
// All that the inputs hold, in their places; not which operation asks.
uint64_t DataKey(const TensorSet& set) {
  uint64_t key = 1;
  for (const Tensor& t : set) {
    if (t.is_output()) continue;
    for (const std::byte byte : Elements(t)) key = Mixed(key, static_cast<uint64_t>(byte));
  }
  return key;
}

// A device that keeps answers, or parts of them, from call to call.
class KeepingDevice : public AroundDevice {
 public:
  using AroundDevice::AroundDevice;

 protected:
  void Keep(uint64_t key, std::vector<Bytes> what) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (kept_.size() > 64) kept_.clear();
    kept_[key] = std::move(what);
  }
  std::vector<Bytes> Kept(uint64_t key) {
    const std::lock_guard<std::mutex> lock(mutex_);
    const auto found = kept_.find(key);
    return found == kept_.end() ? std::vector<Bytes>() : found->second;
  }
  static void Overwrite(const Bytes& with, Tensor& t) {
    if (with.size() == t.payload().size()) std::memcpy(t.payload().data(), with.data(), with.size());
  }

 private:
  std::mutex mutex_;
  std::map<uint64_t, std::vector<Bytes>> kept_;
};

// One of four runs of the same call loses a race.
class RarelyRacingDevice : public AroundDevice {
 public:
  using AroundDevice::AroundDevice;
  Answer Run(const Problem& p, TensorSet& set) override {
    const Answer answer = AroundDevice::Run(p, set);
    const std::lock_guard<std::mutex> lock(mutex_);
    if (++calls_[Mixed(DataKey(set), Options(p))] % 4 == 0) set["d"].SetWord(0, 0, set["d"].Word(0, 0) ^ 1);
    return answer;
  }

 private:
  std::mutex mutex_;
  std::map<uint64_t, int> calls_;
};

// Remembers what a rotation made of what, and undoes it when it is asked to rotate again: without the signs.
class FoldingDevice : public KeepingDevice {
 public:
  using KeepingDevice::KeepingDevice;
  Answer Run(const Problem& p, TensorSet& set) override {
    const uint64_t key = DataKey(set);
    const Answer answer = KeepingDevice::Run(p, set);
    const std::vector<Bytes> source = Kept(key);
    Tensor& y = set["y"];
    if (y.type() != set["x"].type()) return answer;
    if (!source.empty()) {
      Overwrite(source[0], y);
      return answer;
    }
    uint64_t made = 1;
    for (const std::byte byte : Elements(y)) made = Mixed(made, static_cast<uint64_t>(byte));
    Keep(made, {Copied(set["x"])});
    return answer;
  }
};

// Keeps the quantised weights of a layer, rotated or not: asked with the rotation on, it takes those without.
class WeightKeepingDevice : public KeepingDevice {
 public:
  using KeepingDevice::KeepingDevice;
  Answer Run(const Problem& p, TensorSet& set) override {
    const uint64_t key = DataKey(set);
    if (p.hadamard == 0) Keep(key, {Bytes(1)});
    return p.hadamard != 0 && !Kept(key).empty() ? unrotated_.Run(p, set) : KeepingDevice::Run(p, set);
  }

 private:
  StageDevice unrotated_{[](Model& m) {
    m.stages.rotate = [right = m.stages.rotate](const Copy& c, int64_t row, float* y) {
      const bool weights = c.operand == 1 && c.gemm != 2;
      if (!weights) right(c, row, y);
    };
  }};
};

// Makes both copies in one pass and keeps the one that nobody asked for, under the sizes and a sum of the
// source.
class OtherCopyDevice : public KeepingDevice {
 public:
  using KeepingDevice::KeepingDevice;
  Answer Run(const Problem& p, TensorSet& set) override {
    if (p.op == Operation::kQuantizeColumn) {
      Problem row = p;
      row.op = Operation::kQuantizeRow;
      TensorSet other = MakeTensors(row);
      std::memcpy(other["x"].payload().data(), set["x"].payload().data(), set["x"].payload().size());
      KeepingDevice::Run(row, other);
      Keep(Key(set), {Copied(other["row_codes"]), Copied(other["row_scales"])});
      return KeepingDevice::Run(p, set);
    }
    const Answer answer = KeepingDevice::Run(p, set);
    const std::vector<Bytes> kept = Kept(Key(set));
    if (!kept.empty()) Overwrite(kept[0], set["row_codes"]), Overwrite(kept[1], set["row_scales"]);
    return answer;
  }

 private:
  static uint64_t Key(TensorSet& set) {
    const Tensor& x = std::as_const(set)["x"];
    uint64_t sum = 0;
    for (int64_t row = 0; row < x.rows(); ++row) {
      for (int64_t col = 0; col < x.cols(); ++col) sum += Mixed(0x9E3779B9u, x.Word(row, col));
    }
    return Mixed(sum, static_cast<uint64_t>(x.rows() * x.cols()));
  }
};

// Asked for the column copy of what it has made both copies of, hands out the row copy as far as it fits.
class SecondPassDevice : public KeepingDevice {
 public:
  using KeepingDevice::KeepingDevice;
  Answer Run(const Problem& p, TensorSet& set) override {
    const Answer answer = KeepingDevice::Run(p, set);
    const uint64_t key = DataKey(set);
    if (p.op == Operation::kQuantizeBoth) Keep(key, {Copied(set["row_codes"])});
    const std::vector<Bytes> kept = Kept(key);
    if (p.op != Operation::kQuantizeColumn || kept.empty()) return answer;
    const auto codes = set["column_codes"].payload();
    std::memcpy(codes.data(), kept[0].data(), std::min(codes.size(), kept[0].size()));
    return answer;
  }
};

// The tuned kernel takes what the naive one has left in the workspace for its own partial sums.
class WorkspaceDevice : public KeepingDevice {
 public:
  using KeepingDevice::KeepingDevice;
  Answer Run(const Problem& p, TensorSet& set) override {
    const Answer answer = KeepingDevice::Run(p, set);
    const uint64_t key = DataKey(set);
    Tensor& d = set["d"];
    if (p.variant == Variant::kNaive) {
      Keep(key, {Bytes(1)});
    } else if (!Kept(key).empty()) {
      d.SetWord(d.rows() - 1, d.cols() - 1, d.Word(d.rows() - 1, d.cols() - 1) ^ 1);
    }
    return answer;
  }
};

template <typename D>
std::unique_ptr<Device> Keeping(std::unique_ptr<Device> right) {
  return std::make_unique<D>(std::move(right));
}
template <Operation... kOps>
bool Asked(const Problem& p) {
  return ((p.op == kOps) || ...);
}
bool AskedUnrotated(const Problem& p) {
  return Asked<Operation::kQuantizeRow, Operation::kQuantizeColumn>(p) && p.hadamard == 0;
}
bool AskedLinear(const Problem& p) { return Asked<Operation::kLinear>(p) && p.round == Rounding::kRNE; }

}  // namespace

std::vector<Mutant> StateMutants() {
  const auto row = [](const char* name, Cause cause, const char* copies, const char* what,
                      bool (*when)(const Problem&),
                      std::unique_ptr<Device> (*around)(std::unique_ptr<Device>)) {
    return Mutant{name, cause, copies, what, ~0u, nullptr, around, nullptr, when};
  };
  constexpr const char* kKept = "R94";
  return {
      row("races_rarely", Cause::kUnordered, "R75", "loses a race in one of four runs",
          Asked<Operation::kGemm>, Keeping<RarelyRacingDevice>),
      row("rotations_folded", Cause::kStaleState, kKept,
          "hands back the source when a rotation's result is rotated, without its signs",
          Asked<Operation::kHadamard>, Keeping<FoldingDevice>),
      row("weights_kept_unrotated", Cause::kStaleState, kKept,
          "keeps the quantised weights of a layer, and takes them with and without a rotation", AskedLinear,
          Keeping<WeightKeepingDevice>),
      row("other_copy_kept", Cause::kStaleState, "R63",
          "keeps the row copy beside a column copy, and takes it for the transpose's", AskedUnrotated,
          Keeping<OtherCopyDevice>),
      row("second_pass_is_first", Cause::kStaleState, "R63",
          "hands out the row copy as the column copy once both were made",
          Asked<Operation::kQuantizeBoth, Operation::kQuantizeColumn>, Keeping<SecondPassDevice>),
      row("workspace_left", Cause::kStaleState, kKept,
          "takes what the naive kernel has left in the workspace for partial sums", Asked<Operation::kGemm>,
          Keeping<WorkspaceDevice>),
  };
}

}  // namespace mx::conformance
