// Signatures of our kernels, below the checks of their launcher, and those checks by themselves.
#include <fmt/format.h>

#include <array>
#include <map>
#include <utility>

#include "conformance/domain/domain.h"
#include "conformance/domain/null_platform.h"
#include "sim/base/error.h"

namespace mx::conformance {
namespace {

// What a symbol says about a kernel, by the naming rule of kernels.inc.
struct Traits {
  bool tuned, h16, sr, shuffled, f32;
};
bool Has(const std::string& symbol, const char* part) { return symbol.find(part) != std::string::npos; }
Traits TraitsOf(const std::string& symbol) {
  const bool tuned = Has(symbol, "Tuned") || Has(symbol, "Bf16") || Has(symbol, "BothF32");
  return {tuned, Has(symbol, "H16"), Has(symbol, "Sr"), Has(symbol, "Shuffled"), Has(symbol, "BothF32")};
}

constexpr const char* kHead =
    "signature: mx-signature/1\nabout: a kernel of this project, below its launcher\n";

// The least w with 2^w >= count, at most `most`.
std::string Width(const std::string& count, int most) {
  std::string text = std::to_string(most);
  for (int w = most - 1; w >= 0; --w) text = fmt::format("{} <= {} ? {} : ({})", count, 1 << w, w, text);
  return text;
}

std::string QuantiseText(const std::string& symbol, int group, bool row) {
  const Traits t = TraitsOf(symbol);
  std::string s = fmt::format("{}operation: quantize/{}\nin: bf16\nsize: {} 32\n", kHead,
                              row ? "row" : "column", row ? "n" : "m");
  if (t.h16) s += "fixed: hadamard 16\n";
  if (t.sr) s += "fixed: round sr\n";
  // Of the copy: rows, blocks along the contraction.
  s += row ? "value: rows = m\nvalue: blocks = ceil(n, 32)\nvalue: bytes = ceil(n, 2)\n"
           : "value: rows = n\nvalue: blocks = ceil(m, 32)\nvalue: bytes = ceil(m, 2)\n";
  const int modes = (t.h16 ? 2 : 0) + (t.sr ? 4 : 0);
  if (!t.tuned) {
    s += fmt::format("value: flags = {}\ngrid: ceil(rows,{}) blocks 1\n", modes, group);
  } else if (row) {
    s += fmt::format(
        "value: width = {}\nvalue: flags = {} + (width << 8)\ngrid: ceil(rows,256>>width) "
        "ceil(blocks,1<<width) 1\n",
        Width("blocks", 6), modes);
  } else {
    s += fmt::format("value: flags = {}\ngrid: ceil(rows,128) ceil(blocks,4) 1\n", modes);
  }
  const char* copy = row ? "row" : "column";
  return s + fmt::format(
                 "group: {} 1 1\nkernarg: 72\ntensor: x x rows=m row_bytes=2*(n+gap)\n"
                 "tensor: codes {}_codes rows=rows row_bytes=bytes\ntensor: scales {}_scales rows=rows "
                 "row_bytes=blocks\n"
                 "argument: 0 pointer x\nargument: 8 pointer codes\nargument: 16 pointer scales\n"
                 "argument: 24 u32 n+gap\nargument: 28 u32 m\nargument: 32 u32 n\nargument: 36 u32 flags\n"
                 "argument: 60 u32 {}\n",
                 group, copy, copy, row ? 0 : 1);
}

std::string BothText(const std::string& symbol, int group) {
  const Traits t = TraitsOf(symbol);
  const int tile = t.tuned ? 128 : 32, flags = (t.f32 ? 1 : 0) + (t.h16 ? 2 : 0) + (t.sr ? 4 : 0);
  std::string s = fmt::format("{}operation: quantize/both\nin: {}\nsize: n 32\nsize: m 32\n", kHead,
                              t.f32 ? "f32" : "bf16");
  if (t.h16) s += "fixed: hadamard 16\n";
  if (t.sr) s += "fixed: round sr\n";
  return s + fmt::format(
                 "group: {} 1 1\ngrid: ceil(n,{}) ceil(m,{}) 1\nkernarg: 112\n"
                 "tensor: x x rows=m row_bytes={}*(n+gap)\n"
                 "tensor: row_codes row_codes rows=m row_bytes=ceil(n,2)\n"
                 "tensor: row_scales row_scales rows=m row_bytes=ceil(n,32)\n"
                 "tensor: column_codes column_codes rows=n row_bytes=ceil(m,2)\n"
                 "tensor: column_scales column_scales rows=n row_bytes=ceil(m,32)\n"
                 "argument: 0 pointer x\nargument: 8 pointer row_codes\nargument: 16 pointer row_scales\n"
                 "argument: 24 pointer column_codes\nargument: 32 pointer column_scales\n"
                 "argument: 40 u32 n+gap\nargument: 44 u32 m\nargument: 48 u32 n\nargument: 52 u32 {}\n"
                 "argument: 100 u32 1\n",
                 group, tile, tile, t.f32 ? 4 : 2, flags);
}

std::string DequantiseText(const std::string& symbol, int group) {
  std::string s = fmt::format("{}operation: dequantize\nsize: n 32\nvalue: blocks = ceil(n, 32)\n", kHead);
  if (TraitsOf(symbol).tuned) {
    s += fmt::format(
        "value: width = {}\nvalue: flags = width << 8\ngrid: ceil(m,64>>width) ceil(blocks,1<<width) 1\n",
        Width("blocks", 6));
  } else {
    s += fmt::format("value: flags = 0\ngrid: ceil(m,{}) blocks 1\n", group);
  }
  return s + fmt::format(
                 "group: {} 1 1\nkernarg: 40\ntensor: codes codes rows=m row_bytes=ceil(n,2)\n"
                 "tensor: scales scales rows=m row_bytes=blocks\ntensor: y y rows=m row_bytes=2*n\n"
                 "argument: 0 pointer codes\nargument: 8 pointer scales\nargument: 16 pointer y\n"
                 "argument: 24 u32 m\nargument: 28 u32 n\nargument: 32 u32 flags\n",
                 group);
}

std::string HadamardText(const std::string& symbol, int group) {
  std::string s = fmt::format(
      "{}operation: hadamard\nin: bf16\nsize: n 16\nfixed: hadamard 16\nvalue: groups = ceil(n, 16)\n",
      kHead);
  if (TraitsOf(symbol).tuned) {
    s += fmt::format(
        "value: width = {}\nvalue: flags = width << 8\ngrid: ceil(m,128>>width) ceil(groups,1<<width) 1\n",
        Width("groups", 7));
  } else {
    s += fmt::format("value: flags = 0\ngrid: ceil(m,{}) groups 1\n", group);
  }
  return s + fmt::format(
                 "group: {} 1 1\nkernarg: 32\ntensor: x x rows=m row_bytes=2*n\ntensor: y y rows=m "
                 "row_bytes=2*n\n"
                 "argument: 0 pointer x\nargument: 8 pointer y\nargument: 16 u32 m\nargument: 20 u32 "
                 "n\nargument: 24 u32 flags\n",
                 group);
}

std::string GemmText(const std::string& symbol, int group) {
  const Traits t = TraitsOf(symbol);
  const int tile = t.tuned ? 128 : Has(symbol, "32") ? 32 : 16;
  const char* scales = t.shuffled ? "rows=up({0},256) row_bytes=up(ceil(k,32),8) shuffled=1 fill=7f"
                                  : "rows={0} row_bytes=ceil(k,32)";
  return fmt::format(
      "{}operation: gemm\nout: bf16\nsize: k 32\nalpha: 1\nclaim: gemm.instruction {}\n"
      "group: {} 1 1\ngrid: ceil(n,{}) ceil(m,{}) 1\nkernarg: 72\n"
      "tensor: a a_codes rows=m row_bytes=ceil(k,2)\ntensor: b b_codes rows=n row_bytes=ceil(k,2)\n"
      "tensor: a_scale a_scales {}\ntensor: b_scale b_scales {}\n"
      "tensor: d d rows=m row_bytes=2*(n+gap)\n"
      "argument: 0 pointer a\nargument: 8 pointer a_scale\nargument: 16 pointer b\nargument: 24 pointer "
      "b_scale\n"
      "argument: 40 pointer d\nargument: 48 u32 n+gap\nargument: 52 u32 m\nargument: 56 u32 n\nargument: 60 "
      "u32 k\n"
      "argument: 64 u32 {}\nargument: 68 f32 alpha\n",
      kHead, Has(symbol, "Gemm32") ? "32x32x64" : "16x16x128", group, tile, tile,
      fmt::format(fmt::runtime(scales), "m"), fmt::format(fmt::runtime(scales), "n"), t.shuffled ? 4 : 0);
}

// The launcher alone: a device whose platform takes every launch and runs none.
class Launcher : public LauncherCheck {
 public:
  Launcher(std::string symbol, Operation op, const std::string& objects)
      : symbol_(std::move(symbol)), op_(op), objects_(objects) {}

  std::string Refusal(const Problem& problem, const ForeignLimits& limits) const override {
    const Traits t = TraitsOf(symbol_);
    Problem p = problem;
    p.variant = t.tuned ? Variant::kTuned : Variant::kNaive;
    if (op_ == Operation::kGemm) {
      p.instruction = Has(symbol_, "Gemm32") ? Instruction::k32x32x64 : Instruction::k16x16x128;
      if (t.shuffled) p.scale_layout = Layout::kShuffled;
    }
    DeviceOptions options;
    options.objects = objects_;
    auto platform = std::make_unique<NullPlatform>();
    const NullPlatform& launches = *platform;
    platform->Shift(TensorName(limits.tensor), static_cast<uint64_t>(limits.shift));
    const auto device = MakeKernelDevice(std::move(platform), options);
    TensorSet whole = MakeTensors(p), tensors;
    for (const Tensor& tensor : whole) {
      // The launcher's own idea of a buffer that is too small: a row less of what is handed over.
      const bool shorter =
          limits.rows >= 0 && tensor.name() == TensorName(limits.tensor) && limits.rows < tensor.rows();
      tensors.Add(shorter ? Tensor(tensor.name(), tensor.type(), limits.rows, tensor.cols(),
                                   tensor.direction(), tensor.stride() - tensor.cols())
                          : tensor);
    }
    try {
      device->Run(p, tensors);
    } catch (const InputError& error) {
      return error.what();
    }
    // Where the arguments do not suit a tuned kernel the launcher takes the naive one: that is no launch of
    // this one.
    if (launches.LastSymbol().rfind(Family(), 0) != 0 || TraitsOf(launches.LastSymbol()).tuned != t.tuned)
      return fmt::format("takes {} instead", launches.LastSymbol());
    return "";
  }

 private:
  std::string Family() const {
    for (const char* name :
         {"QuantiseRow", "QuantiseColumn", "QuantiseBoth", "Dequantise", "Hadamard", "Gemm16", "Gemm32"}) {
      if (symbol_.rfind(name, 0) == 0) return name;
    }
    return symbol_;
  }
  // Of the signatures above, as device.h names it.
  std::string TensorName(const std::string& name) const {
    static const std::map<std::string, std::string> kGemmNames = {
        {"a", "a_codes"}, {"b", "b_codes"}, {"a_scale", "a_scales"}, {"b_scale", "b_scales"}};
    if (op_ == Operation::kGemm) {
      const auto found = kGemmNames.find(name);
      return found == kGemmNames.end() ? name : found->second;
    }
    if (op_ == Operation::kQuantizeRow && name != "x") return "row_" + name;
    if (op_ == Operation::kQuantizeColumn && name != "x") return "column_" + name;
    return name;
  }

  std::string symbol_;
  Operation op_;
  std::string objects_;
};

struct Row {
  const char *symbol, *file;
  int group;
};
constexpr Row kRows[] = {
#define MXK_KERNEL(symbol, file, group, ...) {#symbol, file, group},
#include "kernels/kernels.inc"
#undef MXK_KERNEL
};

std::string SignatureText(const Row& row) {
  const std::string symbol = row.symbol;
  if (Has(symbol, "QuantiseRow")) return QuantiseText(symbol, row.group, true);
  if (Has(symbol, "QuantiseColumn")) return QuantiseText(symbol, row.group, false);
  if (Has(symbol, "QuantiseBoth")) return BothText(symbol, row.group);
  if (Has(symbol, "Dequantise")) return DequantiseText(symbol, row.group);
  if (Has(symbol, "Hadamard")) return HadamardText(symbol, row.group);
  if (Has(symbol, "Gemm")) return GemmText(symbol, row.group);
  Fail("{}: no signature is known for this kernel", symbol);
}

}  // namespace

std::vector<OwnKernel> OwnKernels(const std::string& objects) {
  std::vector<OwnKernel> out;
  for (const Row& row : kRows) {
    OwnKernel kernel;
    kernel.signature = ParseSignature(SignatureText(row), row.symbol);
    kernel.object = {std::string(row.file) + ".co", row.symbol, {}};
    kernel.path = fmt::format("{}/{}.co", objects, row.file);
    kernel.launcher = std::make_unique<Launcher>(row.symbol, kernel.signature.op, objects);
    out.push_back(std::move(kernel));
  }
  return out;
}

}  // namespace mx::conformance
