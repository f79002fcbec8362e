// An AMD code object (ELF64, OSABI 64, EM_AMDGPU, version 5 or 6): its kernels, descriptors and metadata.
// Source: LLVM AMDGPUUsage ("Code Object", "Kernel Descriptor"), metadata is MessagePack in an ELF note.
#ifndef MX_SIM_GFX950_ISA_CODE_OBJECT_H_
#define MX_SIM_GFX950_ISA_CODE_OBJECT_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mx::gfx950 {

struct KernelArgument {
  std::string name, value_kind, type_name;  // "global_buffer", "by_value", "hidden_block_count_x", ...
  uint32_t offset = 0, size = 0;
  bool is_const = false;  // actual or declared access is read only
};

struct Kernel {
  std::string name;                                              // symbol without .kd
  uint32_t entry = 0;                                            // byte offset into the text section
  uint32_t lds_bytes = 0, scratch_bytes = 0, kernarg_bytes = 0;  // fixed sizes of the descriptor
  uint32_t rsrc1 = 0, rsrc2 = 0, rsrc3 = 0;
  uint16_t properties = 0, preload = 0;
  // From rsrc1..3 and the properties:
  uint32_t vgprs = 0;         // allocated, AGPRs included (multiple of 8)
  uint32_t accum_offset = 0;  // a0 is VGPR accum_offset
  uint32_t user_sgprs = 0;
  bool wave32 = false;
  // From the metadata, where there is any (0 or empty where not):
  uint32_t sgpr_count = 0, vgpr_count = 0, agpr_count = 0, sgpr_spills = 0, vgpr_spills = 0;
  uint32_t max_group_size = 0, required_group[3] = {0, 0, 0};
  std::vector<KernelArgument> arguments;
};

struct LineRow {     // of the DWARF line table, sorted by address
  uint32_t address;  // text offset
  uint32_t line;     // 0 ends a sequence
  uint16_t file;     // index into CodeObject::files
};

// Moves, but does not copy: text and segments point into bytes.
struct CodeObject {
  CodeObject() = default;
  CodeObject(CodeObject&&) = default;
  CodeObject& operator=(CodeObject&&) = default;

  std::string name;              // for messages: the file's name
  std::vector<std::byte> bytes;  // the whole file
  std::span<const std::byte> text;
  uint64_t text_address = 0;  // virtual address of text in the ELF
  struct Segment {
    uint64_t address;
    uint64_t memory_bytes;
    std::span<const std::byte> data;
    bool write, execute;
  };
  std::vector<Segment> segments;  // PT_LOAD, for constants that code reaches by s_getpc
  std::string target;             // "amdgcn-amd-amdhsa--gfx950" with its features
  int version = 0;                // 5 or 6
  std::vector<Kernel> kernels;    // sorted by name
  std::vector<LineRow> lines;
  std::vector<std::string> files;
  struct Symbol {
    std::string name;
    uint32_t address;
    uint32_t size;
  };
  std::vector<Symbol> functions;  // by address

  const Kernel& Find(std::string_view kernel) const;  // throws InputError that lists the kernels
  std::string SourceLine(uint32_t address) const;     // "file.hip:12", or "" without debug information
};

// Throws InputError (file, field, what would be right) on anything else than a whole, well-formed gfx950
// object. Takes an uncompressed clang offload bundle too when it holds exactly one gfx950 entry.
CodeObject ReadCodeObject(const std::string& path);
CodeObject ParseCodeObject(std::string name, std::vector<std::byte> bytes);

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_ISA_CODE_OBJECT_H_
