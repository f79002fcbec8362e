// The committed code objects against the listings beside them, which LLVM's disassembler wrote.
#include <gtest/gtest.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>

#include "sim/gfx950/isa/code_object.h"
#include "sim/gfx950/isa/decoder.h"

namespace mx::gfx950 {
namespace {

namespace fs = std::filesystem;

// Address to text of a listing's lines "ADDRESS  TEXT".
std::map<uint64_t, std::string> ReadListing(const fs::path& path) {
  std::map<uint64_t, std::string> lines;
  std::ifstream in(path);
  bool code = false;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("Disassembly of section .text")) code = true;
    const size_t space = line.find("  ");
    if (!code || space == line.npos || space == 0) continue;
    uint64_t address = 0;
    const auto end = std::from_chars(line.data(), line.data() + space, address, 16);
    if (end.ec == std::errc() && end.ptr == line.data() + space) lines[address] = line.substr(space + 2);
  }
  return lines;
}

// LLVM prints a branch's distance without sign.
std::string Text(const Instruction& in) {
  std::string text = Disassemble(in);
  const size_t minus = text.find(" -");
  const bool branch =
      text.starts_with("s_branch") || text.starts_with("s_cbranch") || text.starts_with("s_call");
  if (!branch || minus == text.npos) return text;
  return text.substr(0, minus + 1) + std::to_string(65536 + in.imm / 4);
}

int Compare(const fs::path& object_path) {
  const CodeObject object = ReadCodeObject(object_path.string());
  fs::path listing = object_path;
  listing.replace_extension(".s");
  int compared = 0;
  for (const auto& [address, text] : ReadListing(listing)) {
    const uint64_t offset = address - object.text_address;
    if (offset >= object.text.size()) {
      ADD_FAILURE() << listing << ": address " << std::hex << address;
      continue;
    }
    const Instruction in = Decode(object.text, static_cast<uint32_t>(offset));
    EXPECT_EQ(Text(in), text) << object_path << " at " << std::hex << address;
    ++compared;
  }
  EXPECT_GT(compared, 0) << listing;
  return compared;
}

TEST(Listing, EveryCommittedObject) {
  int objects = 0, instructions = 0;
  for (const auto& entry : fs::recursive_directory_iterator(MX_GOLDEN_GFX950)) {
    if (entry.path().extension() != ".co") continue;
    instructions += Compare(entry.path());
    ++objects;
  }
  EXPECT_GT(objects, 20);
  EXPECT_GT(instructions, 10000);
}

}  // namespace
}  // namespace mx::gfx950
