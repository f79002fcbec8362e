#include "sim/gfx950/isa/instruction.h"

#include <cstddef>
#include <iterator>

namespace mx::gfx950 {
namespace {

constexpr const char* kNames[] = {
    "invalid",
#define MX_GFX950(op, ...) #op,
#include "sim/gfx950/isa/all.inc"
#undef MX_GFX950
};
static_assert(std::size(kNames) == static_cast<size_t>(Op::kCount));

}  // namespace

const char* Name(Op op) { return op < Op::kCount ? kNames[static_cast<size_t>(op)] : kNames[0]; }

}  // namespace mx::gfx950
