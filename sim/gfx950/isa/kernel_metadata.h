// What an object says about its kernels: the 64-byte descriptor that the hardware's packet processor reads,
// and the MessagePack document in an ELF note. Source: LLVM AMDGPUUsage, "Kernel Descriptor" and "Code Object
// V5 Metadata".
#ifndef MX_SIM_GFX950_ISA_KERNEL_METADATA_H_
#define MX_SIM_GFX950_ISA_KERNEL_METADATA_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sim/gfx950/isa/code_object.h"
#include "sim/gfx950/isa/elf.h"

namespace mx::gfx950 {

// Fills sizes, rsrc1..3 and what follows from them. Returns the entry's distance from the descriptor.
int64_t ReadDescriptor(std::span<const std::byte> descriptor, Kernel* kernel);

// The metadata note's target ("" where there is no note), and what it says of the kernels with a descriptor.
std::string ReadMetadata(const Elf& elf, std::vector<Kernel>* kernels);

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_ISA_KERNEL_METADATA_H_
