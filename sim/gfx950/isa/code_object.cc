#include "sim/gfx950/isa/code_object.h"

#include <fmt/format.h>

#include <algorithm>

#include "sim/base/error.h"
#include "sim/gfx950/isa/elf.h"
#include "sim/gfx950/isa/kernel_metadata.h"
#include "sim/gfx950/isa/line_table.h"
#include "sim/io/mapped_file.h"

namespace mx::gfx950 {
namespace {

constexpr uint8_t kAmdHsa = 64;
constexpr uint16_t kAmdgpu = 224;
constexpr uint32_t kGfx950 = 0x4F;  // e_flags[7:0]
constexpr uint64_t kDescriptorBytes = 64, kMaxMemory = uint64_t{1} << 30;
constexpr std::string_view kBundleMagic = "__CLANG_OFFLOAD_BUNDLE__", kCompressedMagic = "CCOB";

std::string_view Start(std::span<const std::byte> bytes, size_t count) {
  return {reinterpret_cast<const char*>(bytes.data()), std::min(count, bytes.size())};
}

// The gfx950 object of a clang offload bundle: magic, number of entries, then offset, size and target of
// each.
std::vector<std::byte> Unbundle(const std::string& name, std::span<const std::byte> bytes) {
  const ByteReader in(bytes, name, "the offload bundle");
  const uint64_t count = in.U64(kBundleMagic.size());
  std::span<const std::byte> found;
  int matches = 0;
  uint64_t at = kBundleMagic.size() + 8;
  for (uint64_t i = 0; i < count; ++i) {
    const uint64_t offset = in.U64(at), size = in.U64(at + 8), length = in.U64(at + 16);
    const std::string_view target = Start(in.Slice(at + 24, length), length);
    if (target.find("gfx950") != target.npos) {
      found = in.Slice(offset, size);
      ++matches;
    }
    at += 24 + length;
  }
  if (matches != 1)
    Fail("{}: an offload bundle with {} gfx950 entries; exactly one can be read", name, matches);
  return {found.begin(), found.end()};
}

void CheckTarget(const Elf& elf) {
  if (elf.machine != kAmdgpu || elf.os_abi != kAmdHsa) {
    Fail(
        "{}: an ELF file for machine {}, OS ABI {}; a code object has machine 224 (AMDGPU) and OS ABI 64 "
        "(HSA)",
        elf.file, elf.machine, elf.os_abi);
  }
  if (elf.abi_version != 3 && elf.abi_version != 4) {
    Fail("{}: code object with ABI version {}; known are 3 (version 5) and 4 (version 6)", elf.file,
         elf.abi_version);
  }
  if ((elf.flags & 0xFF) != kGfx950) {
    Fail("{}: built for AMDGPU machine {:#04x}, not for gfx950 (0x4f)", elf.file, elf.flags & 0xFF);
  }
}

void ReadSegments(const Elf& elf, CodeObject* object) {
  uint64_t total = 0;
  for (const ElfSegment& segment : elf.segments) {
    if (segment.type != 1) continue;
    total += std::min(segment.memory_bytes, kMaxMemory + 1);
    if (total > kMaxMemory) Fail("{}: its segments need more than 1 GiB of memory", elf.file);
    object->segments.push_back({segment.address, segment.memory_bytes, segment.data, (segment.flags & 2) != 0,
                                (segment.flags & 1) != 0});
  }
}

void ReadText(const Elf& elf, CodeObject* object) {
  const ElfSection* text = elf.Find(".text");
  if (text == nullptr || text->data.empty()) Fail("{}: no .text section, so no kernel", elf.file);
  if (text->data.size() > 0x7FFFFFFF || text->data.size() % 4 != 0 || text->address % 4 != 0) {
    Fail("{}: .text has {} bytes at {:#x}; both must be multiples of 4", elf.file, text->data.size(),
         text->address);
  }
  object->text = text->data;
  object->text_address = text->address;
}

void ReadKernels(const Elf& elf, CodeObject* object) {
  for (const ElfSymbol& symbol : elf.symbols) {
    const uint64_t text_offset = symbol.value - object->text_address;
    if (symbol.type == 2 && text_offset < object->text.size()) {
      object->functions.push_back(
          {std::string(symbol.name), static_cast<uint32_t>(text_offset),
           static_cast<uint32_t>(std::min<uint64_t>(symbol.size, object->text.size()))});
    }
    if (symbol.type != 1 || !symbol.name.ends_with(".kd")) continue;
    Kernel kernel;
    kernel.name = symbol.name.substr(0, symbol.name.size() - 3);
    const int64_t distance =
        ReadDescriptor(elf.Loaded(symbol.value, kDescriptorBytes, "a kernel descriptor"), &kernel);
    const uint64_t entry = symbol.value + static_cast<uint64_t>(distance) - object->text_address;
    if (entry >= object->text.size() || entry % 4 != 0) {
      Fail("{}: the entry of kernel {} lies outside .text", elf.file, kernel.name);
    }
    kernel.entry = static_cast<uint32_t>(entry);
    object->kernels.push_back(std::move(kernel));
  }
  const auto by_name = [](const Kernel& a, const Kernel& b) { return a.name < b.name; };
  std::sort(object->kernels.begin(), object->kernels.end(), by_name);
  std::stable_sort(object->functions.begin(), object->functions.end(),
                   [](const auto& a, const auto& b) { return a.address < b.address; });
  const auto twice = std::adjacent_find(object->kernels.begin(), object->kernels.end(),
                                        [](const Kernel& a, const Kernel& b) { return a.name == b.name; });
  if (twice != object->kernels.end()) Fail("{}: kernel {} twice", elf.file, twice->name);
  if (object->kernels.empty()) Fail("{}: no kernel descriptor (a symbol NAME.kd)", elf.file);
}

}  // namespace

const Kernel& CodeObject::Find(std::string_view kernel) const {
  std::string list;
  for (const Kernel& candidate : kernels) {
    if (candidate.name == kernel) return candidate;
    list += fmt::format("{}{}", list.empty() ? "" : ", ", candidate.name);
  }
  Fail("{}: no kernel \"{}\"; it has {}", name, kernel, list);
}

std::string CodeObject::SourceLine(uint32_t address) const {
  const auto after = std::upper_bound(lines.begin(), lines.end(), address,
                                      [](uint32_t a, const LineRow& row) { return a < row.address; });
  if (after == lines.begin()) return "";
  const LineRow& row = *(after - 1);
  if (row.line == 0 || row.file >= files.size()) return "";
  return fmt::format("{}:{}", files[row.file], row.line);
}

CodeObject ReadCodeObject(const std::string& path) {
  constexpr uint64_t kMost = uint64_t{1} << 30;
  const MappedFile file(path, kMost);
  const auto bytes = std::as_bytes(file.bytes());
  return ParseCodeObject(path, {bytes.begin(), bytes.end()});
}

CodeObject ParseCodeObject(std::string name, std::vector<std::byte> bytes) {
  if (Start(bytes, kCompressedMagic.size()) == kCompressedMagic) {
    Fail("{}: a compressed offload bundle; build with --no-gpu-bundle-output, or without compression", name);
  }
  if (Start(bytes, kBundleMagic.size()) == kBundleMagic) bytes = Unbundle(name, bytes);
  CodeObject object;
  object.name = std::move(name);
  object.bytes = std::move(bytes);
  const Elf elf = ParseElf(object.name, object.bytes);
  CheckTarget(elf);
  object.version = elf.abi_version + 2;
  ReadSegments(elf, &object);
  ReadText(elf, &object);
  ReadKernels(elf, &object);
  object.target = ReadMetadata(elf, &object.kernels);
  if (object.target.empty()) object.target = "amdgcn-amd-amdhsa--gfx950";
  if (object.target.find("gfx950") == object.target.npos) {
    Fail("{}: metadata for the target {}, not for gfx950", object.name, object.target);
  }
  ReadLineTable(elf, &object);
  return object;
}

}  // namespace mx::gfx950
