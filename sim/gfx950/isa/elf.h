// The parts of an ELF64 file that a code object is made of. Source: System V ABI; AMDGPU values: LLVM
// AMDGPUUsage.
#ifndef MX_SIM_GFX950_ISA_ELF_H_
#define MX_SIM_GFX950_ISA_ELF_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sim/gfx950/isa/byte_reader.h"

namespace mx::gfx950 {

struct ElfSection {
  std::string_view name;
  uint32_t type;  // 1 program bits, 2 symbols, 7 notes, 8 no bits, 11 dynamic symbols
  uint64_t flags, address;
  uint32_t link;
  std::span<const std::byte> data;
};

struct ElfSegment {
  uint32_t type, flags;  // type 1 is loaded; flags 1 execute, 2 write
  uint64_t address, memory_bytes;
  std::span<const std::byte> data;
};

struct ElfSymbol {
  std::string_view name;
  uint8_t type;  // 1 object, 2 function
  uint16_t section;
  uint64_t value, size;
};

struct Elf {
  std::string file;
  std::span<const std::byte> bytes;
  uint8_t os_abi, abi_version;
  uint16_t machine;
  uint32_t flags;
  std::vector<ElfSection> sections;
  std::vector<ElfSegment> segments;
  std::vector<ElfSymbol> symbols;  // .symtab, or .dynsym where there is none

  const ElfSection* Find(std::string_view name) const;
  // The bytes of `size` at a virtual address, inside one loaded segment.
  std::span<const std::byte> Loaded(uint64_t address, uint64_t size, std::string_view what) const;
};

// Throws InputError on anything but a whole little-endian ELF64 file. The views point into `bytes`.
Elf ParseElf(std::string file, std::span<const std::byte> bytes);

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_ISA_ELF_H_
