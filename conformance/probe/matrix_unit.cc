#include "conformance/probe/matrix_unit.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "sim/base/bits.h"
#include "sim/base/error.h"
#include "sim/quant/mx_tensor.h"

namespace mx::conformance {
namespace {

void RefuseFindings(const Answer& answer, const Problem& problem) {
  if (!answer.findings.empty())
    Fail("{}: while it was probed the device reported: {}", Name(problem.op), answer.findings.front());
}

// Sample i is row i of A and column i of B: its output lies on the diagonal.
class MfmaUnit : public MatrixUnit {
 public:
  MfmaUnit(Device& device, Instruction instruction) : device_(device), instruction_(instruction) {}

  std::string Describe() const override { return fmt::format("one {} instruction", Name(instruction_)); }
  bool Takes(Format format) const override { return device_.Unsupported(Base(format)).empty(); }

  std::vector<std::optional<uint32_t>> Run(const std::vector<Sample>& samples) override {
    std::vector<std::optional<uint32_t>> out(samples.size());
    const auto size = static_cast<size_t>(InstructionD(instruction_));
    for (size_t first = 0; first < samples.size();) {
      size_t count = 1;
      while (count < size && first + count < samples.size() &&
             samples[first + count].format == samples[first].format)
        ++count;
      RunSome(samples.data() + first, count, out.data() + first);
      first += count;
    }
    return out;
  }

 private:
  Problem Base(Format format) const {
    Problem p;
    p.op = Operation::kMfma;
    p.instruction = instruction_;
    p.format_a = p.format_b = format;
    return p;
  }

  void RunSome(const Sample* samples, size_t count, std::optional<uint32_t>* out) {
    const Problem p = Base(samples[0].format);
    TensorSet tensors = MakeTensors(p);
    for (const char* name : {"a", "b", "a_scales", "b_scales", "c"}) {
      auto bytes = tensors[name].payload();
      std::fill(bytes.begin(), bytes.end(), std::byte{name[1] == '_' ? uint8_t{127} : uint8_t{0}});
    }
    for (size_t i = 0; i < count; ++i) Place(samples[i], static_cast<int>(i), tensors);
    RefuseFindings(device_.Run(p, tensors), p);
    for (size_t i = 0; i < count; ++i) {
      const LaneSlot slot = AccumulatorSlot(instruction_, static_cast<int>(i), static_cast<int>(i));
      out[i] = tensors["d"].Word(slot.reg, slot.lane);
    }
  }

  void Place(const Sample& s, int row, TensorSet& tensors) {
    for (int k = 0; k < InstructionK(instruction_); ++k) {
      const LaneSlot slot = OperandSlot(instruction_, s.format, row, k);
      for (const bool is_a : {true, false}) {
        Tensor& t = tensors[is_a ? "a" : "b"];
        const uint64_t code = uint64_t{(is_a ? s.a : s.b)[static_cast<size_t>(k)]} << slot.bit;
        t.SetWord(slot.reg, slot.lane, t.Word(slot.reg, slot.lane) | static_cast<uint32_t>(code));
        if (code >> 32 != 0)
          t.SetWord(slot.reg + 1, slot.lane,
                    t.Word(slot.reg + 1, slot.lane) | static_cast<uint32_t>(code >> 32));
      }
      if (k % 32 != 0) continue;
      const auto block = static_cast<size_t>(k / 32);
      const int lane = ScaleLane(instruction_, row, k / 32);
      tensors["a_scales"].SetWord(0, lane, s.scale_a[block]);
      tensors["b_scales"].SetWord(0, lane, s.scale_b[block]);
    }
    const LaneSlot slot = AccumulatorSlot(instruction_, row, row);
    tensors["c"].SetWord(slot.reg, slot.lane, s.c);
  }

  Device& device_;
  Instruction instruction_;
};

// Through whole products the accumulator starts at +0. The instructions before the sample's make it: seven
// bits a block, the highest first, each partial sum a binary32, so that every adder that keeps 24 bits makes
// the same.
class GemmUnit : public MatrixUnit {
 public:
  GemmUnit(Device& device, Instruction instruction) : device_(device), instruction_(instruction) {}

  std::string Describe() const override {
    return fmt::format("products, of which the last {} instruction is the probe", Name(instruction_));
  }
  bool Takes(Format format) const override {
    return format == Format::kE2M1 && device_.Unsupported(Base()).empty();
  }

  std::vector<std::optional<uint32_t>> Run(const std::vector<Sample>& samples) override {
    std::vector<std::optional<uint32_t>> out(samples.size());
    for (size_t first = 0; first < samples.size(); first += kRows)
      RunSome(samples.data() + first, std::min(kRows, samples.size() - first), out.data() + first);
    return out;
  }

 private:
  static constexpr size_t kRows = 16;
  static constexpr int kSteps = 4;  // 7 bits each make the 24 of a binary32

  Problem Base() const {
    Problem p;
    p.op = Operation::kGemm;
    p.m = p.n = static_cast<int64_t>(kRows);
    p.k = (kSteps + 1) * InstructionK(instruction_);
    p.out = DType::kF32;
    p.instruction = instruction_;
    return p;
  }
  static bool Makes(uint32_t c) { return c != kF32Sign && IsFinite(c); }

  void RunSome(const Sample* samples, size_t count, std::optional<uint32_t>* out) {
    const Problem p = Base();
    TensorSet tensors = MakeTensors(p);
    for (const char* name : {"a_codes", "b_codes", "a_scales", "b_scales"}) {
      auto bytes = tensors[name].payload();
      std::fill(bytes.begin(), bytes.end(), std::byte{name[2] == 's' ? uint8_t{127} : uint8_t{0}});
    }
    const int64_t K = InstructionK(instruction_);
    for (size_t i = 0; i < count; ++i) {
      if (!Makes(samples[i].c)) continue;
      const auto row = static_cast<int64_t>(i);
      MakeAccumulator(samples[i].c, row, tensors);
      Put(samples[i], row, kSteps * K, tensors);
    }
    RefuseFindings(device_.Run(p, tensors), p);
    for (size_t i = 0; i < count; ++i) {
      if (Makes(samples[i].c)) out[i] = tensors["d"].Word(static_cast<int64_t>(i), static_cast<int64_t>(i));
    }
  }

  void Put(const Sample& s, int64_t row, int64_t at, TensorSet& tensors) const {
    for (int64_t k = 0; k < InstructionK(instruction_); ++k) {
      for (const bool is_a : {true, false}) {
        Tensor& codes = tensors[is_a ? "a_codes" : "b_codes"];
        const uint32_t code = (is_a ? s.a : s.b)[static_cast<size_t>(k)];
        const int64_t byte = (at + k) / 2;
        codes.SetWord(row, byte, codes.Word(row, byte) | code << ((at + k) % 2 == 0 ? 0 : 4));
        if (k % 32 == 0) {
          tensors[is_a ? "a_scales" : "b_scales"].SetWord(
              row, (at + k) / 32, (is_a ? s.scale_a : s.scale_b)[static_cast<size_t>(k / 32)]);
        }
      }
    }
  }

  void MakeAccumulator(uint32_t c, int64_t row, TensorSet& tensors) const {
    if ((c & kF32Abs) == 0) return;
    static constexpr float kLeft[] = {.5f, 1, 1, 1, 1, 2, 4},
                           kRight[] = {.5f, .5f, 1, 2, 4, 4, 4};  // 2^-2 .. 2^4
    const NormalisedF32 n = Normalise(c & kF32Abs);
    for (int step = 0; step < kSteps; ++step) {
      const int low = 24 - 7 * (step + 1);  // of these seven bits
      const uint32_t bits = (low >= 0 ? n.significand >> low : n.significand << -low) & 127;
      Sample s;
      s.SetExponent(0, std::clamp(n.exponent + low + 2, -254, 254));
      int k = 0;
      for (int bit = 0; bit < 7; ++bit) {
        if ((bits >> bit & 1) == 0) continue;
        s.a[static_cast<size_t>(k)] = Fp4Code((c & kF32Sign) != 0 ? -kLeft[bit] : kLeft[bit]);
        s.b[static_cast<size_t>(k++)] = Fp4Code(kRight[bit]);
      }
      Put(s, row, step * InstructionK(instruction_), tensors);
    }
  }

  Device& device_;
  Instruction instruction_;
};

}  // namespace

std::unique_ptr<MatrixUnit> MakeGemmUnit(Device& device, Instruction instruction) {
  auto unit = std::make_unique<GemmUnit>(device, instruction);
  if (!unit->Takes(Format::kE2M1)) return nullptr;
  return unit;
}

std::unique_ptr<MatrixUnit> MakeMatrixUnit(Device& device, Instruction instruction) {
  auto unit = std::make_unique<MfmaUnit>(device, instruction);
  if (unit->Takes(Format::kE2M1)) return unit;
  return MakeGemmUnit(device, instruction);
}

}  // namespace mx::conformance
