// The first stage that is wrong, found by leaving stages out: the device is asked the same with the rotation
// off, with codes to nearest, with a plain epilogue, until it is right.
#include <string>
#include <vector>

#include "conformance/diagnose/explain.h"
#include "conformance/diagnose/observe.h"
#include "conformance/properties/laws.h"

namespace mx::conformance {
namespace {

class Asking {
 public:
  explicit Asking(Device& device) : device_(device) {}

  // Whether the device offers the problem and is right.
  bool Right(const Problem& p) const {
    return device_.Unsupported(p).empty() && !Observe(device_, p).Failed();
  }

  std::string Quantise(Problem p) const {
    Problem other = p;
    other.hadamard = 0;
    if (p.hadamard != 0 && Right(other)) return "rotation";
    other = p;
    other.scale_layout = Layout::kLinear;
    if (p.scale_layout != Layout::kLinear && Right(other)) return "layout";
    bool scales = false;
    VisitElements(Observe(device_, p), [&](const Tensor& t, int64_t, int64_t, uint32_t a, uint32_t b) {
      scales |= a != b && t.name().size() > 6 && t.name().substr(t.name().size() - 6) == "scales";
    });
    if (scales) return "scale";
    other = p;
    other.round = Rounding::kRNE;
    if (p.round != Rounding::kRNE && Right(other)) return "noise";
    // One number that is not zero in each block cannot be put in order wrongly.
    other = p;
    other.words.clear();
    other.data = Distribution::kEqual;
    return Right(other) ? "packing" : "code";
  }

  std::string Product(const Problem& p) const {
    Problem other = p;
    other.alpha = 1.0f;
    other.beta = false;
    other.out = DType::kF32;
    other.gap = 0;
    other.words.erase("c");
    if (CaseLine(other) != CaseLine(p) && Right(other)) return "epilogue";
    other = p;
    other.scale_layout = other.weight_layout = Layout::kLinear;
    if (CaseLine(other) != CaseLine(p) && p.words.empty() && Right(other)) return "layout";
    return "product";
  }

  std::string Stage(const Problem& p) const {
    switch (p.op) {
      case Operation::kQuantizeRow:
      case Operation::kQuantizeColumn:
      case Operation::kQuantizeBoth:
        return Quantise(p);
      case Operation::kDequantize:
        return "decode";
      case Operation::kHadamard:
        return "rotation";
      case Operation::kGemm:
        return Product(p);
      case Operation::kMfma:
        return "product";
      case Operation::kLinear:
        for (const Problem& part : StagesOf(p)) {
          if (device_.Unsupported(part).empty() && !Right(part)) return Stage(part);
        }
        return "product";
    }
    return "";
  }

 private:
  Device& device_;
};

}  // namespace

std::string StageOf(Device& device, const Problem& problem) { return Asking(device).Stage(problem); }

}  // namespace mx::conformance
