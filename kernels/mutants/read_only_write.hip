// Writes its input. The address is taken from the argument block, so that the compiler, which sees `in` only
// read, says in the metadata that the argument is read only.
#include "probe.h"

MX_PROBE(ReadOnlyWrite, 64) {
  out[ItemX()] = in[ItemX()] + 1;
  const auto* block = (const __attribute__((address_space(4))) u64*)__builtin_amdgcn_kernarg_segment_ptr();
  auto* hidden = reinterpret_cast<__attribute__((address_space(1))) u32*>(block[0]);
  hidden[ItemX()] = 0;
}
