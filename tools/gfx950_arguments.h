// The arguments of one kernel launch as `mxproof gfx950 run` takes them: --arg NAME=VALUE.
#ifndef MX_TOOLS_GFX950_ARGUMENTS_H_
#define MX_TOOLS_GFX950_ARGUMENTS_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "sim/gfx950/isa/code_object.h"
#include "sim/gfx950/machine/memory.h"

namespace mx::tools {

struct KernelBuffer {
  size_t argument;  // index into the kernel's arguments
  uint64_t address;
  std::string dtype;
  std::vector<int64_t> shape;
};

struct KernelArguments {
  std::vector<std::byte> kernarg;
  std::vector<KernelBuffer> buffers;
};

// NAME is an argument's name, or its number where names are missing or repeat. VALUE is
//   FILE.npy                   a buffer with these contents; read-only where the kernel says so
//   new:DTYPE[N,M] zeros:...   a buffer that nothing was written to yet, or of zeros (f2 f4 f8 u1 u2 u4 i4)
//   i32:-5, f32:0.5            a number: i8 u8 i16 u16 i32 u32 i64 u64 f32 f64
// Arguments without value are an error, unless `rest_zero`. Throws InputError; the memory then stays as it is
// of no further use.
KernelArguments PlaceArguments(const gfx950::Kernel& kernel, const std::vector<std::string>& specs,
                               bool rest_zero, gfx950::Memory& memory);

// The index of the argument that `name` means. Throws InputError that lists the arguments.
size_t ArgumentIndex(const gfx950::Kernel& kernel, const std::string& name);

bool IsHidden(const gfx950::KernelArgument& argument);

}  // namespace mx::tools

#endif  // MX_TOOLS_GFX950_ARGUMENTS_H_
