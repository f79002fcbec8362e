#include "sim/gfx950/machine/program.h"

#include <algorithm>
#include <string_view>

#include "sim/gfx950/isa/decoder.h"

namespace mx::gfx950 {
namespace {

bool TransfersFarAway(Op op) {
  return op == Op::s_setpc_b64 || op == Op::s_swappc_b64 || op == Op::s_call_b64;
}

}  // namespace

Program::Program(const CodeObject& object, const Kernel& kernel) : object_(object), kernel_(kernel) {
  const uint32_t size = static_cast<uint32_t>(object.text.size());
  index_.assign(size / 4 + 1, -1);
  handlers_.resize(static_cast<size_t>(Op::kCount));
  uint32_t end = size;
  for (const CodeObject::Symbol& function : object.functions) {
    if (function.address == kernel.entry && function.size > 0)
      end = std::min(size, kernel.entry + function.size);
  }
  for (const CodeObject::Symbol& function : object.functions) {
    if (function.address > kernel.entry && end == size) end = std::min(end, function.address);
  }
  Sweep(kernel.entry, end);
  const bool calls = std::any_of(code_.begin(), code_.end(), [](const BoundInstruction& bound) {
    return TransfersFarAway(bound.instruction.op);
  });
  if (calls) {
    for (const CodeObject::Symbol& function : object.functions) {
      Sweep(function.address, function.size > 0 ? std::min(size, function.address + function.size) : size);
    }
  }
}

void Program::Sweep(uint32_t begin, uint32_t end) {
  for (uint32_t address = begin; address + 4 <= end;) {
    if (index_[address / 4] >= 0) return;  // met a stretch that is known already
    const Instruction instruction = Decode(object_.text, address);
    index_[address / 4] = static_cast<int32_t>(code_.size());
    code_.push_back(Bind(instruction, kernel_.accum_offset, Lookup(instruction.op)));
    address += std::max<uint32_t>(instruction.bytes, 4);
  }
}

Handler Program::Lookup(Op op) {
  std::optional<Handler>& known = handlers_[static_cast<size_t>(op)];
  if (!known) known = HandlerOf(op);
  return *known;
}

std::string Program::Unknown(uint32_t pc) const { return DescribeUnknown(object_.text, pc); }

std::string Program::NotExecuted(uint32_t pc) const { return DescribeNotExecuted(object_.text, pc); }

}  // namespace mx::gfx950
