#include "conformance/mutants/launch_rules.h"

#include <fmt/format.h>

#include <vector>

#include "sim/quant/mx_tensor.h"

namespace mx::conformance {
namespace {

// A buffer as a launcher sees it: an address, how many bytes are there, how many the operation needs.
struct Buffer {
  std::string name;
  uint64_t address;
  uint64_t bytes, needed;
  uint64_t alignment;
  bool output;
};
struct Arguments {
  Problem problem;
  std::vector<Buffer> buffers;
  int variant;
};

Arguments ArgumentsOf(const Problem& p, const std::string& defect) {
  Arguments out{p, {}, static_cast<int>(p.variant)};
  uint64_t address = 0x100000;
  for (const Tensor& t : MakeTensors(p)) {
    const uint64_t bytes = t.payload().size();
    out.buffers.push_back(
        {t.name(), address, bytes, bytes, static_cast<uint64_t>(Bytes(t.type())), t.is_output()});
    address += (bytes + 511) / 256 * 256;
  }
  Buffer *in = nullptr, *result = nullptr;  // the first of each
  for (Buffer& b : out.buffers) {
    Buffer*& first = b.output ? result : in;
    if (first == nullptr) first = &b;
  }
  if (defect == "null") in->address = 0;
  if (defect == "null-output") result->address = 0;
  if (defect == "short") --in->bytes;
  if (defect == "short-output") --result->bytes;
  if (defect == "misaligned") ++result->address;
  if (defect == "overlap") result->address = in->address;
  if (defect == "zero") out.problem.m = 0;
  if (defect == "huge") out.problem.m = int64_t{1} << 31;
  if (defect == "ragged") {
    const bool product = p.op == Operation::kGemm || p.op == Operation::kLinear;
    ++(p.op == Operation::kQuantizeColumn ? out.problem.m : product ? out.problem.k : out.problem.n);
  }
  if (defect == "enumeration") out.variant = 2;
  return out;
}

// The first rule that the arguments break, as a sentence, or "".
std::string Broken(const Arguments& a, const std::string& forgotten) {
  const auto rule = [&](const char* name) { return forgotten != name; };
  const Problem& p = a.problem;
  for (const int64_t size : {p.m, p.n, p.k}) {
    if (size == 0 && rule("zero")) return "a dimension is 0";
    if (size >= int64_t{1} << 31 && rule("huge"))
      return fmt::format("a dimension of {} is beyond 2^31 - 1", size);
  }
  const int64_t k = p.op == Operation::kQuantizeColumn                       ? p.m
                    : p.op == Operation::kGemm || p.op == Operation::kLinear ? p.k
                                                                             : p.n;
  if (k % kBlock == 1 && rule("ragged")) return fmt::format("a contraction of {} is no multiple of 32", k);
  if (a.variant > 1 && rule("enumeration")) return fmt::format("variant {} is unknown", a.variant);
  for (const Buffer& b : a.buffers) {
    if (b.address == 0 && rule(b.output ? "null-output" : "null")) return b.name + " is null";
    if (b.bytes < b.needed && rule(b.output ? "short-output" : "short"))
      return fmt::format("{}: {} bytes, {} are needed", b.name, b.bytes, b.needed);
    if (b.output && b.address % 4 != 0 && rule("misaligned")) return b.name + " is not aligned";
    for (const Buffer& other : a.buffers) {
      const bool apart = b.address + b.bytes <= other.address || other.address + other.bytes <= b.address;
      if (b.output && &b != &other && b.address != 0 && !apart && rule("overlap"))
        return fmt::format("{} lies on {}", b.name, other.name);
    }
  }
  return "";
}

}  // namespace

Refusal RefuseByRules(const Problem& problem, const std::string& defect, const std::string& forgotten) {
  Refusal out;
  out.message = Broken(ArgumentsOf(problem, defect), forgotten);
  out.refused = !out.message.empty();
  out.launches = out.refused ? 0 : 1;
  return out;
}

}  // namespace mx::conformance
