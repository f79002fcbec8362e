#include "sim/gfx950/isa/line_table.h"

#include <algorithm>
#include <array>

#include "sim/base/error.h"

namespace mx::gfx950 {
namespace {

constexpr uint64_t kCompressed = 1 << 11;

// Reads forward through one unit.
class Cursor {
 public:
  Cursor(ByteReader in, uint64_t at) : in_(std::move(in)), at_(at) {}
  uint64_t at() const { return at_; }
  bool Done() const { return at_ >= in_.size(); }
  uint64_t Fixed(int size) {
    const uint64_t value = in_.At(at_, size);
    at_ += static_cast<uint64_t>(size);
    return value;
  }
  uint64_t Uleb() {
    uint64_t value = 0;
    for (int shift = 0;; shift += 7) {
      const uint64_t byte = Fixed(1);
      if (shift < 64) value |= (byte & 0x7F) << shift;
      if (!(byte & 0x80)) return value;
    }
  }
  int64_t Sleb() {
    uint64_t value = 0;
    for (int shift = 0;;) {
      const uint64_t byte = Fixed(1);
      if (shift < 64) value |= (byte & 0x7F) << shift;
      shift += 7;
      if (byte & 0x80) continue;
      if (shift < 64 && (byte & 0x40)) value |= ~uint64_t{0} << shift;
      return static_cast<int64_t>(value);
    }
  }
  std::string_view String() {
    const std::string_view text = in_.CString(at_);
    at_ += text.size() + 1;
    return text;
  }
  void Skip(uint64_t size) {
    in_.Slice(at_, size);
    at_ += size;
  }

 private:
  ByteReader in_;
  uint64_t at_;
};

struct Strings {
  ByteReader line, debug;  // .debug_line_str, .debug_str
};

struct Header {
  int version = 0;
  uint8_t minimum_length = 1, line_range = 1, opcode_base = 1;
  int8_t line_base = 0;
  std::vector<uint8_t> operand_counts;
  std::vector<uint16_t> files;  // index into CodeObject::files
  size_t first_file = 1;        // 0 in version 5
};

uint16_t FileIndex(std::string_view name, CodeObject* object) {
  for (size_t i = 0; i < object->files.size(); ++i) {
    if (object->files[i] == name) return static_cast<uint16_t>(i);
  }
  if (object->files.size() >= 4096) Fail("{}: .debug_line names more than 4096 files", object->name);
  object->files.emplace_back(name);
  return static_cast<uint16_t>(object->files.size() - 1);
}

// One attribute of a file or directory: its string, or "" for what is not one. Throws on a form of unknown
// size.
std::string_view Attribute(uint64_t form, const Strings& strings, const std::string& file, Cursor* in) {
  switch (form) {
    case 0x08:  // string
      return in->String();
    case 0x0E:  // strp
      return strings.debug.CString(in->Fixed(4));
    case 0x1F:  // line_strp
      return strings.line.CString(in->Fixed(4));
    case 0x0B:  // data1
      in->Skip(1);
      return "";
    case 0x05:  // data2
      in->Skip(2);
      return "";
    case 0x06:  // data4
      in->Skip(4);
      return "";
    case 0x07:  // data8
      in->Skip(8);
      return "";
    case 0x1E:  // data16
      in->Skip(16);
      return "";
    case 0x0F:  // udata
      in->Uleb();
      return "";
    case 0x09:  // block
      in->Skip(in->Uleb());
      return "";
    default:
      Fail("{}: .debug_line uses the form {:#x}, which names no string, number or block here", file, form);
  }
}

// A table of version 5: directories or files, each with the attributes that the format lists.
void ReadEntries(const Strings& strings, CodeObject* object, Cursor* in, std::vector<uint16_t>* files) {
  const uint64_t format_count = in->Fixed(1);
  std::vector<std::array<uint64_t, 2>> formats;
  for (uint64_t i = 0; i < format_count; ++i) {
    const uint64_t type = in->Uleb();
    formats.push_back({type, in->Uleb()});
  }
  const uint64_t count = in->Uleb();
  if (formats.empty() && count != 0)
    Fail("{}: .debug_line has {} entries without format", object->name, count);
  for (uint64_t i = 0; i < count; ++i) {
    std::string_view path;
    for (const auto& format : formats) {
      const std::string_view text = Attribute(format[1], strings, object->name, in);
      if (format[0] == 1) path = text;
    }
    if (files != nullptr) files->push_back(FileIndex(path, object));
  }
}

void ReadFilesVersion4(CodeObject* object, Cursor* in, std::vector<uint16_t>* files) {
  while (!in->String().empty()) {
  }
  for (std::string_view name = in->String(); !name.empty(); name = in->String()) {
    in->Uleb();
    in->Uleb();
    in->Uleb();
    files->push_back(FileIndex(name, object));
  }
}

// The state machine of section 6.2.2. Lines of 0 (code of no line) keep the line before them.
class Machine {
 public:
  Machine(const Header& header, CodeObject* object) : header_(header), object_(object) {}

  void Run(Cursor* in) {
    while (!in->Done()) Step(in);
  }

 private:
  void Advance(uint64_t operations) { address_ += operations * header_.minimum_length; }

  void Emit(bool end) {
    const uint64_t offset = address_ - object_->text_address;
    if (offset <= object_->text.size() && (end || line_ != 0)) {
      uint16_t file = 0;
      const uint64_t index = file_ - header_.first_file;
      if (index < header_.files.size()) file = header_.files[index];
      const uint32_t line = static_cast<uint32_t>(std::min<uint64_t>(line_, 0x7FFFFFFF));
      object_->lines.push_back({static_cast<uint32_t>(offset), end ? 0 : line, file});
    }
    if (!end) return;
    address_ = 0, file_ = 1, line_ = 1;
  }

  void Extended(Cursor* in) {
    const uint64_t size = in->Uleb();
    if (size == 0) return;
    const uint64_t next = in->at() + size, opcode = in->Fixed(1);
    if (opcode == 1) {
      Emit(true);
    } else if (opcode == 2 && size == 9) {
      address_ = in->Fixed(8);
    }
    if (next > in->at()) in->Skip(next - in->at());
  }

  void Step(Cursor* in) {
    const uint8_t opcode = static_cast<uint8_t>(in->Fixed(1));
    if (opcode >= header_.opcode_base) {
      const uint8_t special = static_cast<uint8_t>(opcode - header_.opcode_base);
      Advance(special / header_.line_range);
      line_ += static_cast<uint64_t>(int64_t{header_.line_base} + special % header_.line_range);
      Emit(false);
      return;
    }
    switch (opcode) {
      case 0:
        return Extended(in);
      case 1:
        return Emit(false);
      case 2:
        return Advance(in->Uleb());
      case 3:
        line_ += static_cast<uint64_t>(in->Sleb());
        return;
      case 4:
        file_ = in->Uleb();
        return;
      case 8:
        return Advance((255u - header_.opcode_base) / header_.line_range);
      case 9:
        address_ += in->Fixed(2);
        return;
      default:
        for (int i = 0; i < header_.operand_counts[opcode - 1u]; ++i) in->Uleb();
    }
  }

  const Header& header_;
  CodeObject* object_;
  uint64_t address_ = 0, file_ = 1, line_ = 1;
};

void ReadUnit(std::span<const std::byte> unit, const Strings& strings, CodeObject* object) {
  const ByteReader reader(unit, object->name, ".debug_line");
  Cursor in(reader, 0);
  Header header;
  header.version = static_cast<int>(in.Fixed(2));
  if (header.version != 4 && header.version != 5) {
    Fail("{}: .debug_line of DWARF {}; known are 4 and 5", object->name, header.version);
  }
  if (header.version == 5) in.Skip(2);  // address and selector size
  const uint64_t header_length = in.Fixed(4), program = in.at() + header_length;
  header.minimum_length = static_cast<uint8_t>(in.Fixed(1));
  in.Skip(2);  // operations per instruction, default is_stmt
  header.line_base = static_cast<int8_t>(in.Fixed(1));
  header.line_range = static_cast<uint8_t>(in.Fixed(1));
  header.opcode_base = static_cast<uint8_t>(in.Fixed(1));
  if (header.line_range == 0 || header.opcode_base == 0)
    Fail("{}: .debug_line has a line range of 0", object->name);
  for (int i = 1; i < header.opcode_base; ++i)
    header.operand_counts.push_back(static_cast<uint8_t>(in.Fixed(1)));
  if (header.version == 5) {
    header.first_file = 0;
    ReadEntries(strings, object, &in, nullptr);
    ReadEntries(strings, object, &in, &header.files);
  } else {
    ReadFilesVersion4(object, &in, &header.files);
  }
  Cursor body(reader, program);
  Machine(header, object).Run(&body);
}

std::span<const std::byte> Data(const Elf& elf, std::string_view name) {
  const ElfSection* section = elf.Find(name);
  if (section == nullptr || (section->flags & kCompressed)) return {};
  return section->data;
}

}  // namespace

void ReadLineTable(const Elf& elf, CodeObject* object) {
  const std::span<const std::byte> data = Data(elf, ".debug_line");
  const ByteReader in(data, elf.file, ".debug_line");
  const Strings strings{ByteReader(Data(elf, ".debug_line_str"), elf.file, ".debug_line_str"),
                        ByteReader(Data(elf, ".debug_str"), elf.file, ".debug_str")};
  for (uint64_t at = 0; at < data.size();) {
    const uint32_t length = in.U32(at);
    if (length >= 0xFFFFFFF0) Fail("{}: .debug_line in the 64-bit format; 32-bit is known", elf.file);
    ReadUnit(in.Slice(at + 4, length), strings, object);
    at += 4 + uint64_t{length};
  }
  // An end and a start may share an address: the start counts.
  std::stable_sort(object->lines.begin(), object->lines.end(), [](const LineRow& a, const LineRow& b) {
    return a.address != b.address ? a.address < b.address : (a.line == 0 && b.line != 0);
  });
}

}  // namespace mx::gfx950
