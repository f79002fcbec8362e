#include "sim/gfx950/isa/elf.h"

#include <algorithm>

#include "sim/base/error.h"

namespace mx::gfx950 {
namespace {

constexpr uint32_t kLoad = 1, kNoBits = 8, kSymbolTable = 2, kDynamicSymbols = 11;
constexpr uint64_t kSectionHeader = 64, kProgramHeader = 56, kSymbol = 24;

struct TableHeader {
  uint64_t offset;
  uint16_t entry_size, count;
};

void ReadSections(const ByteReader& in, const TableHeader& table, uint16_t names_index, Elf* elf) {
  if (table.count == 0) return;
  if (table.entry_size != kSectionHeader) {
    Fail("{}: section headers of {} bytes, not 64", elf->file, table.entry_size);
  }
  in.Slice(table.offset, table.count * kSectionHeader);
  std::vector<uint32_t> name_offsets;
  for (uint64_t i = 0; i < table.count; ++i) {
    const uint64_t at = table.offset + i * kSectionHeader;
    ElfSection section{};
    name_offsets.push_back(in.U32(at));
    section.type = in.U32(at + 4);
    section.flags = in.U64(at + 8);
    section.address = in.U64(at + 16);
    section.link = in.U32(at + 40);
    const uint64_t offset = in.U64(at + 24), size = in.U64(at + 32);
    if (section.type != 0 && section.type != kNoBits) section.data = in.Slice(offset, size);
    elf->sections.push_back(section);
  }
  if (names_index >= elf->sections.size())
    Fail("{}: no section {} for the section names", elf->file, names_index);
  const ByteReader names(elf->sections[names_index].data, elf->file, "the table of section names");
  for (size_t i = 1; i < elf->sections.size(); ++i) elf->sections[i].name = names.CString(name_offsets[i]);
}

void ReadSegments(const ByteReader& in, const TableHeader& table, Elf* elf) {
  if (table.count == 0) return;
  if (table.entry_size != kProgramHeader) {
    Fail("{}: program headers of {} bytes, not 56", elf->file, table.entry_size);
  }
  in.Slice(table.offset, table.count * kProgramHeader);
  for (uint64_t i = 0; i < table.count; ++i) {
    const uint64_t at = table.offset + i * kProgramHeader;
    ElfSegment segment{};
    segment.type = in.U32(at);
    segment.flags = in.U32(at + 4);
    segment.address = in.U64(at + 16);
    segment.memory_bytes = in.U64(at + 40);
    if (segment.type == kLoad) {
      segment.data = in.Slice(in.U64(at + 8), in.U64(at + 32));
      if (segment.memory_bytes < segment.data.size()) {
        Fail("{}: segment {} has {} bytes in the file but {} in memory", elf->file, i, segment.data.size(),
             segment.memory_bytes);
      }
      if (segment.address + segment.memory_bytes < segment.address) {
        Fail("{}: segment {} ends beyond the address space", elf->file, i);
      }
    }
    elf->segments.push_back(segment);
  }
}

void ReadSymbols(Elf* elf) {
  const auto of_type = [&](uint32_t type) {
    return std::find_if(elf->sections.begin(), elf->sections.end(),
                        [&](const ElfSection& section) { return section.type == type; });
  };
  auto table = of_type(kSymbolTable);
  if (table == elf->sections.end()) table = of_type(kDynamicSymbols);
  if (table == elf->sections.end()) return;
  if (table->link >= elf->sections.size()) Fail("{}: the symbol table has no string table", elf->file);
  const ByteReader in(table->data, elf->file, "the symbol table");
  const ByteReader names(elf->sections[table->link].data, elf->file, "the symbol names");
  for (uint64_t at = kSymbol; at + kSymbol <= in.size(); at += kSymbol) {  // the first one is empty
    ElfSymbol symbol{};
    symbol.name = names.CString(in.U32(at));
    symbol.type = in.U8(at + 4) & 15;
    symbol.section = in.U16(at + 6);
    symbol.value = in.U64(at + 8);
    symbol.size = in.U64(at + 16);
    elf->symbols.push_back(symbol);
  }
}

}  // namespace

const ElfSection* Elf::Find(std::string_view name) const {
  const auto found = std::find_if(sections.begin(), sections.end(),
                                  [&](const ElfSection& section) { return section.name == name; });
  return found == sections.end() ? nullptr : &*found;
}

std::span<const std::byte> Elf::Loaded(uint64_t address, uint64_t size, std::string_view what) const {
  for (const ElfSegment& segment : segments) {
    if (segment.type != kLoad || address < segment.address) continue;
    const uint64_t offset = address - segment.address;
    if (offset <= segment.data.size() && size <= segment.data.size() - offset) {
      return segment.data.subspan(offset, size);
    }
  }
  Fail("{}: {} at address {:#x} is in no loaded segment", file, what, address);
}

Elf ParseElf(std::string file, std::span<const std::byte> bytes) {
  const ByteReader in(bytes, file, "the file");
  constexpr uint32_t kMagic = 0x464C457F;
  if (bytes.size() < 64 || in.U32(0) != kMagic)
    Fail("{}: not an ELF file (a linked gfx950 code object is one)", file);
  if (in.U8(4) != 2 || in.U8(5) != 1) Fail("{}: not a 64-bit little-endian ELF file", file);
  Elf elf{};
  elf.file = std::move(file);
  elf.bytes = bytes;
  elf.os_abi = in.U8(7);
  elf.abi_version = in.U8(8);
  elf.machine = in.U16(18);
  elf.flags = in.U32(48);
  ReadSegments(in, {in.U64(32), in.U16(54), in.U16(56)}, &elf);
  ReadSections(in, {in.U64(40), in.U16(58), in.U16(60)}, in.U16(62), &elf);
  ReadSymbols(&elf);
  return elf;
}

}  // namespace mx::gfx950
