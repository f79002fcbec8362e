#include "conformance/certificate/archive.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <set>

#include "sim/base/error.h"
#include "sim/io/json.h"

namespace mx::certificate {

namespace {

constexpr size_t kBlock = 512, kNameBytes = 100, kSizeAt = 124, kSizeDigits = 11;
using Header = std::array<char, kBlock>;

size_t Padding(size_t bytes) { return (kBlock - bytes % kBlock) % kBlock; }

bool IsName(std::string_view name) {
  const auto good = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
           c == '-' || c == '_';
  };
  return !name.empty() && name.size() < kNameBytes && name[0] != '.' &&
         std::all_of(name.begin(), name.end(), good);
}

// `digits` octal digits, then a NUL.
void PutOctal(Header& header, size_t at, size_t digits, size_t value) {
  for (size_t i = digits; i > 0; --i, value /= 8) header[at + i - 1] = static_cast<char>('0' + value % 8);
  header[at + digits] = 0;
}

Header MakeHeader(std::string_view name, size_t bytes) {
  Header header{};
  std::copy(name.begin(), name.end(), header.begin());
  PutOctal(header, 100, 7, 0644);  // mode
  PutOctal(header, 108, 7, 0);     // uid
  PutOctal(header, 116, 7, 0);     // gid
  PutOctal(header, kSizeAt, kSizeDigits, bytes);
  PutOctal(header, 136, 11, 0);  // mtime
  header[156] = '0';             // an ordinary file
  std::memcpy(&header[257],
              "ustar\0"
              "00",
              8);
  PutOctal(header, 329, 7, 0);  // devmajor
  PutOctal(header, 337, 7, 0);  // devminor
  size_t sum = 8 * ' ';         // the checksum counts as spaces
  for (const char c : header) sum += static_cast<unsigned char>(c);
  PutOctal(header, 148, 6, sum);
  header[155] = ' ';
  return header;
}

// What the field says if it is one of ours; the comparison of the whole header decides whether it is.
size_t SizeField(std::string_view block) {
  size_t value = 0;
  for (const char c : block.substr(kSizeAt, kSizeDigits)) value = value * 8 + static_cast<size_t>(c & 7);
  return value;
}

bool AllZero(std::string_view bytes) {
  return std::all_of(bytes.begin(), bytes.end(), [](char c) { return c == 0; });
}

}  // namespace

std::string WriteArchive(const std::vector<ArchiveFile>& files) {
  std::string out;
  std::set<std::string> seen;
  if (files.size() > kMaxArchiveFiles) Fail("archive: {} files; at most {}", files.size(), kMaxArchiveFiles);
  for (const ArchiveFile& file : files) {
    if (!IsName(file.name)) Fail("archive: {} is no name of a file in it", Quoted(file.name));
    if (!seen.insert(file.name).second) Fail("archive: {} twice", Quoted(file.name));
    if (file.bytes.size() > kMaxArchiveBytes || out.size() > kMaxArchiveBytes - file.bytes.size())
      Fail("archive: more than {} bytes", kMaxArchiveBytes);
    const Header header = MakeHeader(file.name, file.bytes.size());
    out.append(header.data(), header.size());
    out += file.bytes;
    out.append(Padding(file.bytes.size()), '\0');
  }
  return out.append(2 * kBlock, '\0');
}

std::vector<ArchiveFile> ReadArchive(std::string_view bytes, std::string_view where) {
  if (bytes.size() > kMaxArchiveBytes + (kMaxArchiveFiles + 2) * 2 * kBlock)
    Fail("{}: {} bytes; a package has at most {}", where, bytes.size(), kMaxArchiveBytes);
  std::vector<ArchiveFile> files;
  std::set<std::string> seen;
  while (bytes.size() >= kBlock && !AllZero(bytes.substr(0, kBlock))) {
    const std::string_view block = bytes.substr(0, kBlock);
    const std::string_view field = block.substr(0, kNameBytes);
    const std::string name(field.substr(0, std::min(field.find('\0'), kNameBytes)));
    const size_t size = SizeField(block), whole = size + Padding(size);
    if (files.size() == kMaxArchiveFiles) Fail("{}: more than {} files", where, kMaxArchiveFiles);
    if (!IsName(name))
      Fail("{}: entry {}: {} is no name of a file in it", where, files.size() + 1, Quoted(name));
    const Header wanted = MakeHeader(name, size);
    if (!std::equal(wanted.begin(), wanted.end(), block.begin()))
      Fail("{}: {}: its header is not that of a plain file as mxproof writes it", where, Quoted(name));
    if (!seen.insert(name).second) Fail("{}: {} is there twice", where, Quoted(name));
    bytes.remove_prefix(kBlock);
    if (whole > bytes.size())
      Fail("{}: {}: {} bytes announced, {} there: cut off", where, Quoted(name), size, bytes.size());
    if (!AllZero(bytes.substr(size, whole - size)))
      Fail("{}: {}: something follows it that is not of it", where, Quoted(name));
    files.push_back({name, std::string(bytes.substr(0, size))});
    bytes.remove_prefix(whole);
  }
  if (bytes.size() < 2 * kBlock || !AllZero(bytes.substr(0, 2 * kBlock)))
    Fail("{}: it does not end with two blocks of zeros: no package, or cut off", where);
  if (bytes.size() > 2 * kBlock) Fail("{}: {} bytes follow its end", where, bytes.size() - 2 * kBlock);
  return files;
}

}  // namespace mx::certificate
