// The virtual MI355X: executes the linked gfx950 code objects instruction by instruction, with its checker
// on.
#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <mutex>
#include <utility>
#include <vector>

#include "conformance/machine.h"
#include "sim/base/error.h"
#include "sim/gfx950/exec/handlers.h"
#include "sim/gfx950/isa/decoder.h"
#include "sim/gfx950/machine/launch.h"

namespace mx::conformance {
namespace {

// Code objects that were parsed once, for all machines of a platform.
class ObjectCache {
 public:
  struct Loaded {
    gfx950::CodeObject object;
    std::map<std::string, const gfx950::Kernel*> kernels;
  };
  struct Handle {
    const gfx950::CodeObject* object;
    const gfx950::Kernel* kernel;
  };
  const Handle* Load(const std::string& file, std::span<const std::byte> image, const std::string& symbol) {
    const std::lock_guard<std::mutex> lock(mutex_);
    auto& object = objects_[file];
    if (!object) {
      object = std::make_unique<gfx950::CodeObject>(
          gfx950::ParseCodeObject(file, std::vector<std::byte>(image.begin(), image.end())));
    }
    auto& handle = handles_[{file, symbol}];
    if (!handle) handle = std::make_unique<Handle>(Handle{object.get(), &object->Find(symbol)});
    return handle.get();
  }

 private:
  std::mutex mutex_;
  std::map<std::string, std::unique_ptr<gfx950::CodeObject>> objects_;
  std::map<std::pair<std::string, std::string>, std::unique_ptr<Handle>> handles_;
};

struct FaultInfo {
  gfx950::Fault id;
  const char *name, *what;
};
const FaultInfo* FaultByName(const std::string& name) {
  static constexpr FaultInfo kFaults[] = {
#define MX_GFX950_FAULT(id, name, what) {gfx950::Fault::id, name, what},
#include "sim/gfx950/exec/faults.inc"
#undef MX_GFX950_FAULT
  };
  std::string names;
  for (const FaultInfo& fault : kFaults) {
    if (name == fault.name || (name.empty() && fault.id == gfx950::Fault::kNone)) return &fault;
    names += (names.empty() ? "" : ", ") + std::string(fault.name);
  }
  Fail("fault '{}' is unknown; use one of {}", name, names);
}

class VgpuMachine : public Machine {
 public:
  VgpuMachine(ObjectCache& cache, gfx950::Claims claims, uint64_t schedule)
      : cache_(cache), claims_(claims), schedule_(schedule) {}

  uint64_t Place(Tensor& t) override {
    const bool input = t.direction() == Direction::kIn;
    const size_t bytes = t.payload().size();
    // No guard bands: nothing lies beside the payload, and any access there is a finding. A gap between the
    // rows of an input is memory that nobody wrote.
    gfx950::Allocation& memory =
        memory_.Allocate(t.name(), bytes, 256, input ? gfx950::Access::kRead : gfx950::Access::kReadWrite,
                         input && t.stride() == t.cols(), Tensor::kPoison);
    std::memcpy(memory.data.data(), t.payload().data(), bytes);
    if (input && !memory.written.empty()) {
      for (int64_t row = 0; row < t.rows(); ++row) {
        std::fill_n(memory.written.begin() + row * t.stride() * Bytes(t.type()), t.cols() * Bytes(t.type()),
                    1);
      }
    }
    if (t.direction() == Direction::kInOut)
      std::fill(memory.written.begin(), memory.written.end(), uint8_t{1});
    addresses_[t.name()] = memory.address;
    return memory.address;
  }

  void Fetch(Tensor& t) override {
    const gfx950::Allocation* memory = memory_.Find(addresses_.at(t.name()), t.payload().size());
    std::memcpy(t.payload().data(), memory->data.data(), t.payload().size());
  }

  void* Load(const std::string& file, std::span<const std::byte> image, const std::string& symbol) override {
    return const_cast<ObjectCache::Handle*>(cache_.Load(file, image, symbol));
  }

  void Launch(void* kernel, const std::array<uint32_t, 3>& grid, const std::array<uint32_t, 3>& group,
              std::span<const std::byte> arguments) override {
    const auto& handle = *static_cast<const ObjectCache::Handle*>(kernel);
    gfx950::LaunchConfig config;
    config.grid = grid;
    config.group = group;
    config.kernarg = arguments;
    config.claims = claims_;
    config.schedule = schedule_;
    const gfx950::LaunchResult result = gfx950::Launch(*handle.object, *handle.kernel, memory_, config);
    for (const gfx950::Finding& finding : result.findings)
      answer_.findings.push_back(gfx950::Describe(finding));
    if (!result.completed && result.findings.empty())
      answer_.findings.push_back(handle.kernel->name + ": not every wave reached s_endpgm");
    ++answer_.launches;
    answer_.instructions += result.counters.instructions;
    answer_.mfma += result.counters.mfma;
    answer_.order_dependent |= result.order_dependent;
  }

  Answer Finish() override { return answer_; }

 private:
  ObjectCache& cache_;
  gfx950::Claims claims_;
  uint64_t schedule_;
  gfx950::Memory memory_;
  std::map<std::string, uint64_t> addresses_;
  Answer answer_;
};

// v_mfma_scale_f32_{16x16x128,32x32x64}_f8f6f4 v[64:..], v[0:7], v[8:15], v[32:..], v16, v17, as the manual's
// encoding of VOP3PX2 (CDNA4 ISA 13.3.5): fields of a 128-bit word.
std::array<std::byte, 16> EncodeMfma(const Problem& p, bool wide) {
  std::array<uint64_t, 2> word{};
  const auto put = [&](int bit, uint64_t value) { word[static_cast<size_t>(bit / 64)] |= value << bit % 64; };
  constexpr uint64_t kVgpr = 256;
  const auto format = [](Format f) -> uint64_t {
    switch (f) {
      case Format::kE4M3:
        return 0;
      case Format::kE5M2:
        return 1;
      case Format::kE2M3:
        return 2;
      case Format::kE3M2:
        return 3;
      default:
        return 4;
    }
  };
  put(16, 0xD3AC);                                                       // V_MFMA_LD_SCALE_B32
  put(11, static_cast<uint64_t>(p.byte_a & 1) | (p.byte_b & 1) << 1);    // op_sel
  put(59, static_cast<uint64_t>(p.byte_a >> 1) | (p.byte_b >> 1) << 1);  // op_sel_hi
  put(32, kVgpr + 16);                                                   // scale A
  put(41, kVgpr + 17);                                                   // scale B
  put(64, 64);                                                           // D
  put(72, format(p.format_a));                                           // cbsz
  put(75, 1);                                                            // abid: scaled
  put(64 + 16, (0xD380u | (wide ? 46u : 45u)));                          // op
  put(96, kVgpr);                                                        // A
  put(105, kVgpr + 8);                                                   // B
  put(114, kVgpr + 32);                                                  // C
  put(125, format(p.format_b));                                          // blgp
  std::array<std::byte, 16> bytes{};
  std::memcpy(bytes.data(), word.data(), bytes.size());
  return bytes;
}

class VgpuPlatform : public Platform {
 public:
  explicit VgpuPlatform(const DeviceOptions& options)
      : schedule_(options.schedule),
        fault_(FaultByName(options.fault)),
        behaviour_(options.behaviour.value_or(Claims{})) {}

  std::string Describe() const override {
    std::string text = "virtual MI355X";
    if (schedule_ != 0) text += fmt::format(", schedule {}", schedule_);
    if (fault_->id != gfx950::Fault::kNone) text += fmt::format(", with a fault: {}", fault_->what);
    return text;
  }
  std::unique_ptr<Machine> Open(const Problem& p) override {
    return std::make_unique<VgpuMachine>(cache_, ClaimsOf(p), p.schedule != 0 ? p.schedule : schedule_);
  }
  bool Concurrent() const override { return true; }
  bool AnyProfile() const override { return true; }
  bool HasMfma() const override { return true; }

  void RunMfma(const Problem& p, TensorSet& tensors) override {
    const bool wide = p.instruction == Instruction::k32x32x64;
    const auto code = EncodeMfma(p, wide);
    const gfx950::Instruction instruction = gfx950::Decode(code, 0);
    const gfx950::Handler handler = gfx950::HandlerOf(instruction.op);
    if (handler == nullptr) Fail("the virtual device does not execute {}", gfx950::Disassemble(instruction));
    const gfx950::Claims claims = ClaimsOf(p);
    gfx950::Wave wave;
    wave.vgpr.resize(128);
    wave.claims = &claims;
    wave.SetPair(gfx950::kExec, ~uint64_t{0});
    const auto registers = [&](const char* name, size_t first) {
      const Tensor& t = tensors[name];
      for (int64_t r = 0; r < t.rows(); ++r) {
        for (int lane = 0; lane < gfx950::kLanes; ++lane)
          wave.vgpr[first + static_cast<size_t>(r)][lane] = t.Word(r, lane);
      }
    };
    registers("a", 0);
    registers("b", 8);
    registers("a_scales", 16);
    registers("b_scales", 17);
    registers("c", 32);
    handler(wave, instruction);
    Tensor& d = tensors["d"];
    for (int64_t r = 0; r < d.rows(); ++r) {
      for (int lane = 0; lane < gfx950::kLanes; ++lane)
        d.SetWord(r, lane, wave.vgpr[64 + static_cast<size_t>(r)][lane]);
    }
  }

 private:
  gfx950::Claims ClaimsOf(const Problem& p) const {
    gfx950::Claims claims;
    claims.fault = fault_->id;
    claims.profile = p.profile.value_or(behaviour_.profile);
    claims.sr_subnormal = behaviour_.sr_subnormal;
    claims.pack_nan = behaviour_.pack_nan;
    claims.pack_scale_nan = behaviour_.pack_scale_nan;
    return claims;
  }

  ObjectCache cache_;
  uint64_t schedule_;
  const FaultInfo* fault_;
  Claims behaviour_;
};

}  // namespace

std::unique_ptr<Platform> MakeVgpuPlatform(const DeviceOptions& options) {
  return std::make_unique<VgpuPlatform>(options);
}

std::unique_ptr<Device> MakeVgpuDevice(const DeviceOptions& options) {
  return MakeKernelDevice(MakeVgpuPlatform(options), options);
}

}  // namespace mx::conformance
