// Line tables written here byte by byte, as DWARF 4 and 5 (section 6.2) lay them out.
#include "sim/gfx950/isa/line_table.h"

#include <gtest/gtest.h>

#include <string>

#include "sim/base/error.h"

namespace mx::gfx950 {
namespace {

using Bytes = std::vector<std::byte>;

void Add(Bytes* out, const std::vector<int>& values) {
  for (const int value : values) out->push_back(static_cast<std::byte>(value));
}
void Join(Bytes* out, const Bytes& more) {
  for (const std::byte byte : more) out->push_back(byte);
}
void AddText(Bytes* out, const std::string& text) {
  for (const char c : text) out->push_back(static_cast<std::byte>(c));
  out->push_back(std::byte{0});
}
void AddNumber(Bytes* out, uint64_t value, int size) {
  for (int i = 0; i < size; ++i) out->push_back(static_cast<std::byte>(value >> (8 * i)));
}

// The unit with its two lengths in front; `files` are the directory and file tables.
Bytes Unit(int version, const Bytes& files, const Bytes& program) {
  Bytes header;
  Add(&header, {4, 1, 1, 0xFB, 14, 13});               // length 4, 1 operation, is_stmt, base -5, range 14
  Add(&header, {0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1});  // operands of the standard opcodes
  Join(&header, files);
  Bytes body;
  AddNumber(&body, static_cast<uint64_t>(version), 2);
  if (version == 5) Add(&body, {8, 0});
  AddNumber(&body, header.size(), 4);
  Join(&body, header);
  Join(&body, program);
  Bytes unit;
  AddNumber(&unit, body.size(), 4);
  Join(&unit, body);
  return unit;
}

// Line 10 at 0x1000, line 12 eight bytes on, line 0 (kept as 12) four on, the end sixteen on.
Bytes Program() {
  Bytes program;
  Add(&program, {0, 9, 2});
  AddNumber(&program, 0x1000, 8);
  Add(&program, {3, 9, 1});              // advance_line 9, copy
  Add(&program, {13 + 2 * 14 + 5 + 2});  // special: 2 operations, 2 lines
  Add(&program, {3, 0x74, 2, 1, 1});     // advance_line -12, advance_pc 1, copy
  Add(&program, {3, 20, 2, 1, 1});       // line 20
  Add(&program, {2, 3, 0, 1, 1});        // advance_pc 3, end_sequence
  return program;
}

Bytes FilesVersion4() {
  Bytes files;
  AddText(&files, "dir");
  Add(&files, {0});
  AddText(&files, "a.hip");
  Add(&files, {1, 0, 0, 0});
  return files;
}

Bytes FilesVersion5() {
  Bytes files;
  Add(&files, {1, 1, 8, 1});  // one format: path as string; one directory
  AddText(&files, "dir");
  Add(&files, {2, 1, 8, 2, 11, 2});  // path as string, directory as data1; two files
  AddText(&files, "a.hip");
  Add(&files, {0});
  AddText(&files, "a.hip");
  Add(&files, {0});
  return files;
}

CodeObject Read(const Bytes& section) {
  static const Bytes text(256);
  Elf elf{};
  elf.file = "t.co";
  elf.sections.push_back({".debug_line", 1, 0, 0, 0, section});
  CodeObject object;
  object.name = "t.co";
  object.text = text;
  object.text_address = 0x1000;
  ReadLineTable(elf, &object);
  return object;
}

TEST(LineTable, BothVersions) {
  for (const Bytes& section : {Unit(4, FilesVersion4(), Program()), Unit(5, FilesVersion5(), Program())}) {
    const CodeObject object = Read(section);
    EXPECT_EQ(object.SourceLine(0), "a.hip:10");
    EXPECT_EQ(object.SourceLine(4), "a.hip:10");
    EXPECT_EQ(object.SourceLine(8), "a.hip:12");
    EXPECT_EQ(object.SourceLine(12), "a.hip:12") << "code of line 0 belongs to the line before it";
    EXPECT_EQ(object.SourceLine(16), "a.hip:20");
    EXPECT_EQ(object.SourceLine(24), "a.hip:20");
    EXPECT_EQ(object.SourceLine(28), "");
  }
}

TEST(LineTable, ASequenceMayStartWhereAnotherEnds) {
  Bytes program;
  for (const int start : {0x1020, 0x1000}) {  // in falling order
    Add(&program, {0, 9, 2});
    AddNumber(&program, static_cast<uint64_t>(start), 8);
    Add(&program, {3, start == 0x1000 ? 0 : 6, 1, 2, 8, 0, 1, 1});
  }
  const CodeObject object = Read(Unit(4, FilesVersion4(), program));
  EXPECT_EQ(object.SourceLine(0x1C), "a.hip:1");
  EXPECT_EQ(object.SourceLine(0x20), "a.hip:7");
  EXPECT_EQ(object.SourceLine(0x40), "");
}

TEST(LineTable, NoTableNoLines) {
  EXPECT_TRUE(Read({}).lines.empty());
  EXPECT_EQ(Read({}).SourceLine(0), "");
}

TEST(LineTable, BrokenTablesAreRefused) {
  EXPECT_THROW(Read(Unit(3, FilesVersion4(), Program())), InputError);
  for (const int version : {4, 5}) {
    const Bytes whole = Unit(version, version == 4 ? FilesVersion4() : FilesVersion5(), Program());
    for (size_t size = 1; size < whole.size(); ++size) {
      EXPECT_THROW(Read({whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)}), InputError)
          << size;
    }
    for (size_t bit = 0; bit < 8 * whole.size(); ++bit) {
      Bytes flipped = whole;
      flipped[bit / 8] ^= static_cast<std::byte>(1u << bit % 8);
      try {
        Read(flipped).SourceLine(8);
      } catch (const InputError& error) {
        EXPECT_EQ(std::string(error.what()).find("t.co"), 0u);
      }
    }
  }
}

}  // namespace
}  // namespace mx::gfx950
