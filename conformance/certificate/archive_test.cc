// The one form of the archive; everything else that a tar program would take is refused.
#include "conformance/certificate/archive.h"

#include <gtest/gtest.h>

#include <cstring>

#include "sim/base/error.h"

namespace mx::certificate {
namespace {

constexpr size_t kBlock = 512;

std::string Refusal(const std::string& bytes) {
  try {
    ReadArchive(bytes, "p.tar");
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

std::vector<ArchiveFile> Three() {
  return {{"report.json", "{}\n"}, {"cases.log", std::string(700, 'c')}, {"empty", ""}};
}

// A header as another program would write it, with its checksum right.
std::string Sealed(std::string block) {
  std::memset(&block[148], ' ', 8);
  unsigned sum = 0;
  for (const char c : block) sum += static_cast<unsigned char>(c);
  for (int i = 5; i >= 0; --i, sum /= 8)
    block[148 + static_cast<size_t>(i)] = static_cast<char>('0' + sum % 8);
  block[154] = 0;
  return block;
}

// One file of three bytes; `edit` changes its header, which is sealed again.
template <typename Edit>
std::string Edited(const Edit& edit) {
  std::string archive = WriteArchive({{"report.json", "abc"}});
  std::string block = archive.substr(0, kBlock);
  edit(block);
  return Sealed(block) + archive.substr(kBlock);
}

TEST(Archive, RoundTripsWithEqualBytes) {
  const std::string bytes = WriteArchive(Three());
  EXPECT_EQ(bytes.size(), kBlock * (1 + 1 + 1 + 2 + 1 + 2));
  const std::vector<ArchiveFile> again = ReadArchive(bytes, "p.tar");
  ASSERT_EQ(again.size(), 3u);
  for (size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(again[i].name, Three()[i].name);
    EXPECT_EQ(again[i].bytes, Three()[i].bytes);
  }
  EXPECT_EQ(WriteArchive(again), bytes);
  EXPECT_TRUE(ReadArchive(WriteArchive({}), "p.tar").empty());
  // IEEE Std 1003.1, ustar: magic, version and the checksum of the header with its own field as spaces.
  EXPECT_EQ(bytes.substr(257, 8), std::string("ustar\0"
                                              "00",
                                              8));
  EXPECT_EQ(Sealed(bytes.substr(0, kBlock)), bytes.substr(0, kBlock));
}

TEST(Archive, NoByteOutsideOfTheContentsCanChange) {
  const std::string good = WriteArchive(Three());
  uint64_t refused = 0, content = 0;
  for (size_t i = 0; i < good.size(); ++i) {
    for (const unsigned flip : {1u, 0x20u, 0x80u}) {
      std::string bytes = good;
      bytes[i] = static_cast<char>(static_cast<unsigned char>(bytes[i]) ^ flip);
      if (!Refusal(bytes).empty()) {
        ++refused;
        continue;
      }
      ++content;
      EXPECT_EQ(WriteArchive(ReadArchive(bytes, "p")), bytes);
      EXPECT_TRUE((i >= kBlock && i < kBlock + 3) || (i >= 3 * kBlock && i < 3 * kBlock + 700)) << i;
    }
  }
  EXPECT_EQ(content, 3 * 703u);
  EXPECT_EQ(refused + content, 3 * good.size());
}

TEST(Archive, CutOffOrContinuedIsRefused) {
  const std::string good = WriteArchive(Three());
  for (size_t size = 0; size < good.size(); ++size)
    EXPECT_NE(Refusal(good.substr(0, size)).find("p.tar: "), std::string::npos) << size;
  for (const std::string& tail : {std::string(1, '\0'), std::string(kBlock, '\0'), std::string("x"), good})
    EXPECT_NE(Refusal(good + tail).find("bytes follow its end"), std::string::npos);
  EXPECT_NE(Refusal("").find("no package"), std::string::npos);
  EXPECT_NE(Refusal(good.substr(0, kBlock + 100)).find("cut off"), std::string::npos);
}

struct Hostile {
  const char *name, *says;
  std::function<void(std::string&)> edit;
};

void SetName(std::string& block, const std::string& name) {
  block.replace(0, 100, std::string(name).append(100 - name.size(), '\0'));
}

TEST(Archive, HostileEntriesAreRefused) {
  const std::vector<Hostile> entries = {
      {"Parent", "no name", [](auto& b) { SetName(b, "../report.json"); }},
      {"ParentAlone", "no name", [](auto& b) { SetName(b, ".."); }},
      {"Absolute", "no name", [](auto& b) { SetName(b, "/etc/passwd"); }},
      {"Subfolder", "no name", [](auto& b) { SetName(b, "a/b"); }},
      {"Backslash", "no name", [](auto& b) { SetName(b, "a\\b"); }},
      {"Hidden", "no name", [](auto& b) { SetName(b, ".profile"); }},
      {"Nameless", "no name", [](auto& b) { SetName(b, ""); }},
      {"LineFeed", "no name", [](auto& b) { SetName(b, "a\nb"); }},
      {"NotAscii", "no name", [](auto& b) { SetName(b, "\xc3\xa4"); }},
      {"NameWithoutEnd", "no name", [](auto& b) { SetName(b, std::string(100, 'a')); }},
      {"BytesBehindTheName", "plain file", [](auto& b) { b[50] = 'x'; }},
      {"Prefix", "plain file", [](auto& b) { b[345] = 'd'; }},
      {"HardLink", "plain file", [](auto& b) { b[156] = '1'; }},
      {"SymbolicLink", "plain file", [](auto& b) { b[156] = '2'; }},
      {"LinkName", "plain file", [](auto& b) { b[157] = 'x'; }},
      {"Device", "plain file", [](auto& b) { b[156] = '3'; }},
      {"Folder", "plain file", [](auto& b) { b[156] = '5'; }},
      {"Pipe", "plain file", [](auto& b) { b[156] = '6'; }},
      {"PaxHeader", "plain file", [](auto& b) { b[156] = 'x'; }},
      {"GnuLongName", "plain file", [](auto& b) { b[156] = 'L'; }},
      {"OldFormat", "plain file", [](auto& b) { b[156] = 0; }},
      {"SetUid", "plain file", [](auto& b) { b[103] = '4'; }},
      {"Owner", "plain file", [](auto& b) { b[265] = 'r'; }},
      {"Time", "plain file", [](auto& b) { b[140] = '7'; }},
      {"GnuMagic", "plain file", [](auto& b) { b[262] = ' '; }},
      {"Reserved", "plain file", [](auto& b) { b[511] = 1; }},
      {"HugeSize", "cut off", [](auto& b) { b.replace(124, 11, "77777777777"); }},
      {"SizeInBase256", "plain file", [](auto& b) { b[124] = '\x80'; }},
      {"NegativeSize", "plain file", [](auto& b) { b[124] = '\xff'; }},
      {"SizeWithSpaces", "plain file", [](auto& b) { b[124] = ' '; }},
      {"ShorterSize", "something follows it", [](auto& b) { b[134] = '2'; }},
      {"LongerSize", "", [](auto& b) { b[134] = '4'; }},
  };
  for (const Hostile& entry : entries) {
    const std::string bytes = Edited(entry.edit), refusal = Refusal(bytes);
    if (entry.says[0] == 0) {  // another content, in the one form: its digest is what tells
      EXPECT_EQ(ReadArchive(bytes, "p").at(0).bytes, std::string("abc\0", 4)) << entry.name;
      continue;
    }
    EXPECT_NE(refusal.find(entry.says), std::string::npos) << entry.name << ": " << refusal;
    EXPECT_EQ(refusal.find('\n'), std::string::npos) << entry.name;
  }
  EXPECT_EQ(Refusal(Edited([](auto&) {})), "");  // the edit alone is refused, not the way of making it
}

TEST(Archive, ANameComesOnceAndFilesAreFew) {
  const std::string one = WriteArchive({{"a", "1"}});
  EXPECT_NE(Refusal(one.substr(0, 2 * kBlock) + one).find("\"a\" is there twice"), std::string::npos);
  std::vector<ArchiveFile> many;
  for (size_t i = 0; i < kMaxArchiveFiles; ++i) many.push_back({"f" + std::to_string(i), ""});
  const std::string full = WriteArchive(many);
  EXPECT_EQ(ReadArchive(full, "p").size(), kMaxArchiveFiles);
  EXPECT_NE(Refusal(one.substr(0, 2 * kBlock) + full).find("more than 64 files"), std::string::npos);
  many.push_back({"more", ""});
  EXPECT_THROW(WriteArchive(many), InputError);
  EXPECT_THROW(WriteArchive({{"a", ""}, {"a", ""}}), InputError);
  for (const char* name : {"", "..", "a/b", "/a", ".a", "a b"})
    EXPECT_THROW(WriteArchive({{name, ""}}), InputError) << name;
}

}  // namespace
}  // namespace mx::certificate
