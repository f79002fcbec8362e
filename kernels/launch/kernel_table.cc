#include "kernels/launch/kernel_table.h"

#include <array>

namespace mxk {
namespace {

constexpr std::array kKernels = {
#define MXK_KERNEL(symbol, file, group, arguments, grid, computes) \
  KernelRow{#symbol, file ".co", group, ArgumentList::arguments, GridRule::grid, computes},
#include "kernels/kernels.inc"
#undef MXK_KERNEL
};
static_assert(kKernels.size() == static_cast<size_t>(KernelId::kCount));

constexpr std::array kArguments = {
#define MXK_ARGUMENT(list, name, kind, offset, bytes) \
  ArgumentRow{ArgumentList::list, name, ArgumentKind::kind, offset, bytes},
#include "kernels/arguments.inc"
#undef MXK_ARGUMENT
};

}  // namespace

const KernelRow& Row(KernelId id) { return kKernels[static_cast<size_t>(id)]; }

const ArgumentRow* Arguments(size_t* count) {
  *count = kArguments.size();
  return kArguments.data();
}

}  // namespace mxk
