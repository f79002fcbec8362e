#include "conformance/probe/probe_kernels.h"

#include <algorithm>

#include "sim/base/error.h"

// Made of probe.co by the build.
extern "C" const unsigned char mx_probe_object[];
extern "C" const unsigned long long mx_probe_object_size;

namespace mx::conformance {
namespace {

constexpr int64_t kLanes = 64, kOperandRows = 18;  // A 8, B 8, scales of A and of B

// As cbsz and blgp number the formats (CDNA4 ISA 7.2).
uint32_t Number(Format format) {
  switch (format) {
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
}

}  // namespace

std::span<const std::byte> ProbeObject() {
  return {reinterpret_cast<const std::byte*>(mx_probe_object), static_cast<size_t>(mx_probe_object_size)};
}

void RunProbeKernel(Machine& machine, const char* symbol, uint32_t groups,
                    std::span<const std::byte> arguments) {
  machine.Launch(machine.Load("probe.co", ProbeObject(), symbol), {groups, 1, 1}, {64, 1, 1}, arguments);
  const Answer answer = machine.Finish();
  if (!answer.findings.empty()) Fail("{}: {}", symbol, answer.findings.front());
}

void RunMfmaKernel(Machine& machine, const Problem& p, TensorSet& tensors) {
  const bool wide = p.instruction == Instruction::k32x32x64;
  const bool fp4 = p.format_a == Format::kE2M1 && p.format_b == Format::kE2M1;
  Tensor& d = tensors["d"];
  Tensor in("registers", TensorType::kU32, kOperandRows + d.rows(), kLanes, Direction::kIn);
  Tensor out("result", TensorType::kU32, d.rows(), kLanes, Direction::kOut);
  std::fill(in.payload().begin(), in.payload().end(), std::byte{0});
  const auto copy = [&](const char* name, int64_t first, int shift) {
    const Tensor& from = tensors[name];
    for (int64_t row = 0; row < from.rows(); ++row) {
      for (int64_t lane = 0; lane < kLanes; ++lane)
        in.SetWord(first + row, lane, from.Word(row, lane) >> shift);
    }
  };
  copy("a", 0, 0);
  copy("b", 8, 0);
  // The kernel has every choice of scale bytes for FP4; for other formats the byte is moved to the lowest
  // place.
  copy("a_scales", 16, fp4 ? 0 : 8 * p.byte_a);
  copy("b_scales", 17, fp4 ? 0 : 8 * p.byte_b);
  copy("c", kOperandRows, 0);
  struct {
    uint64_t in, out;
    uint32_t format_a, format_b, byte_a, byte_b;
  } block{machine.Place(in),
          machine.Place(out),
          Number(p.format_a),
          Number(p.format_b),
          fp4 ? static_cast<uint32_t>(p.byte_a) : 0,
          fp4 ? static_cast<uint32_t>(p.byte_b) : 0};
  RunProbeKernel(machine, wide ? "ProbeMfma32" : "ProbeMfma16", 1, std::as_bytes(std::span(&block, 1)));
  machine.Fetch(out);
  for (int64_t row = 0; row < d.rows(); ++row) {
    for (int64_t lane = 0; lane < kLanes; ++lane) d.SetWord(row, lane, out.Word(row, lane));
  }
}

}  // namespace mx::conformance
