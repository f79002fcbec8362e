// Wrong kernels, a wrong machine, and code objects with a few bytes changed, on the virtual MI355X. A dozen
// at most: they are executed instruction by instruction.
#include <array>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "conformance/machine.h"
#include "conformance/mutants.h"
#include "conformance/mutants/mutant.h"
#include "conformance/mutants/stage_device.h"
#include "sim/base/error.h"

namespace mx::conformance {
namespace {

// Every dword `from` of the objects whose file's name ends so becomes `to`.
struct Patch {
  std::string file;
  uint32_t from, to;
};

class PatchingMachine : public Machine {
 public:
  PatchingMachine(std::unique_ptr<Machine> machine, const Patch& patch)
      : machine_(std::move(machine)), patch_(patch) {}
  uint64_t Place(Tensor& tensor) override { return machine_->Place(tensor); }
  void Fetch(Tensor& tensor) override { machine_->Fetch(tensor); }
  void* Load(const std::string& file, std::span<const std::byte> image, const std::string& symbol) override {
    std::vector<std::byte> bytes(image.begin(), image.end());
    const bool mine = file.size() >= patch_.file.size() &&
                      file.compare(file.size() - patch_.file.size(), patch_.file.size(), patch_.file) == 0;
    for (size_t at = 0; mine && at + 4 <= bytes.size(); at += 4) {
      uint32_t dword;
      std::memcpy(&dword, bytes.data() + at, 4);
      if (dword == patch_.from) std::memcpy(bytes.data() + at, &patch_.to, 4);
    }
    return machine_->Load(file, bytes, symbol);
  }
  void Launch(void* kernel, const std::array<uint32_t, 3>& grid, const std::array<uint32_t, 3>& group,
              std::span<const std::byte> arguments) override {
    machine_->Launch(kernel, grid, group, arguments);
  }
  Answer Finish() override { return machine_->Finish(); }

 private:
  std::unique_ptr<Machine> machine_;
  const Patch& patch_;
};

class PatchingPlatform : public Platform {
 public:
  explicit PatchingPlatform(Patch patch) : platform_(MakeVgpuPlatform({})), patch_(std::move(patch)) {}
  std::string Describe() const override {
    return platform_->Describe() + ", bytes of " + patch_.file + " changed";
  }
  std::unique_ptr<Machine> Open(const Problem& problem) override {
    return std::make_unique<PatchingMachine>(platform_->Open(problem), patch_);
  }
  bool Concurrent() const override { return platform_->Concurrent(); }
  bool AnyProfile() const override { return platform_->AnyProfile(); }

 private:
  std::unique_ptr<Platform> platform_;
  Patch patch_;
};

// Offers one operation, on the tuned kernels alone, as long as its rows are few: each case costs.
class OneOperation : public AroundDevice {
 public:
  OneOperation(std::unique_ptr<Device> device, Operation op) : AroundDevice(std::move(device)), op_(op) {}
  std::string Unsupported(const Problem& p) const override {
    if (p.op != op_ || p.variant != Variant::kTuned) return "it does not run the object that is changed";
    return AroundDevice::Unsupported(p);
  }
  bool HasLauncher() const override { return false; }
  std::optional<Refusal> Refuse(const Problem&, const std::string&) override { return {}; }

 private:
  Operation op_;
};

constexpr uint32_t kBarrier = 0xBF8A0000, kNop = 0xBF800000, kWaitMemory = 0xBF8C0F70;

template <const char* kFile, uint32_t kFrom, Operation kOp>
std::unique_ptr<Device> Patched() {
  return std::make_unique<OneOperation>(
      MakeKernelDevice(std::make_unique<PatchingPlatform>(Patch{kFile, kFrom, kNop}), {}), kOp);
}
constexpr char kColumn[] = "quantise_column_tuned.co", kDequantise[] = "dequantise_tuned.co";

template <const char* kName>
std::unique_ptr<Device> Kernel() {
  DeviceOptions options;
  options.mutant = kName;
  return MakeDevice("vgpu", options);
}
template <const char* kName>
std::unique_ptr<Device> Faulty() {
  DeviceOptions options;
  options.fault = kName;
  return std::make_unique<OneOperation>(MakeDevice("vgpu", options), Operation::kMfma);
}
constexpr char kLostBytes[] = "lost_bytes", kNibbleSwap[] = "nibble_swap", kNoHadamard[] = "no_hadamard",
               kTiesAway[] = "ties_away", kNanScale[] = "nan_scale", kSwappedBytes[] = "swapped_bytes",
               kWrongScaleLane[] = "wrong_scale_lane", kKOrder[] = "k_order", kOutputMap[] = "output-map",
               kScaleSwap[] = "scale-swap";

}  // namespace

std::vector<Mutant> MachineMutants() {
  const auto row = [](const char* name, Cause cause, const char* copies, const char* what,
                      std::unique_ptr<Device> (*make)()) {
    return Mutant{name, cause, copies, what, ~0u, nullptr, nullptr, make};
  };
  return {
      row("kernel_lost_bytes", Cause::kLostBytes, "trap: chained conversions",
          "chains LLVM 21's stochastic conversion builtin", Kernel<kLostBytes>),
      row("kernel_nibble_swap", Cause::kNibbles, "R52", "even element in the high nibble",
          Kernel<kNibbleSwap>),
      row("kernel_no_hadamard", Cause::kHadamardMissing, "R87", "no rotation", Kernel<kNoHadamard>),
      row("kernel_ties_away", Cause::kTies, "R03", "ties away from zero", Kernel<kTiesAway>),
      row("kernel_nan_scale", Cause::kNanPolicy, "R46", "a NaN makes a NaN scale", Kernel<kNanScale>),
      row("kernel_swapped_bytes", Cause::kByteOrder, "trap: an unpacking builtin",
          "bytes 1 and 2 interchanged", Kernel<kSwappedBytes>),
      row("kernel_wrong_scale_lane", Cause::kScaleSelect, "trap: a lane's scale",
          "A scales of the neighbouring block", Kernel<kWrongScaleLane>),
      row("kernel_k_order", Cause::kKOrder, "trap: a loop that runs down", "K from its end", Kernel<kKOrder>),
      row("machine_output_map", Cause::kLaneMap, "trap: lane maps", "rows of C and D in other registers",
          Faulty<kOutputMap>),
      row("machine_scale_swap", Cause::kScaleSelect, "trap: op_sel", "operands take each other's scale byte",
          Faulty<kScaleSwap>),
      row("barrier_missing", Cause::kProgram, "trap: a barrier that is missing",
          "s_barrier in the tuned column kernel is s_nop",
          Patched<kColumn, kBarrier, Operation::kQuantizeColumn>),
      row("wait_missing", Cause::kProgram, "trap: a wait that is missing",
          "s_waitcnt vmcnt(0) in the tuned dequantising kernel is s_nop",
          Patched<kDequantise, kWaitMemory, Operation::kDequantize>),
  };
}

}  // namespace mx::conformance
