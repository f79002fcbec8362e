#include "sim/nn/dataset.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <cmath>
#include <filesystem>
#include <sstream>

#include "sim/base/error.h"
#include "sim/io/atomic_file.h"
#include "sim/io/test_folder.h"

namespace mx {
namespace {

TokenData Load(const std::string& path, std::optional<TokenWidth> type = std::nullopt,
               const std::string& input = "") {
  std::istringstream stream(input);
  return LoadTokens({.path = path, .token_type = type}, stream);
}

std::string Error(const std::string& path, std::optional<TokenWidth> type = std::nullopt,
                  const std::string& input = "") {
  try {
    Load(path, type, input);
  } catch (const InputError& error) {
    EXPECT_EQ(std::string(error.what()).find('\n'), std::string::npos);
    return error.what();
  }
  return "no error";
}

std::vector<int32_t> All(const TokenData& data) {
  std::vector<int32_t> tokens(static_cast<size_t>(data.tokens.size()));
  data.tokens.Copy(0, data.tokens.size(), tokens.data());
  return tokens;
}

std::string Gzip(const std::string& plain) {
  TestFolder folder;
  const std::string path = folder / "x.gz";
  const gzFile file = gzopen(path.c_str(), "wb");
  gzwrite(file, plain.data(), static_cast<unsigned>(plain.size()));
  gzclose(file);
  return ReadFile(path);
}

TEST(Dataset, TextFileIsItsBytesBehindABoundary) {
  TestFolder folder;
  WriteFileAtomically(folder / "a.txt", "ab\xff\n");
  const TokenData data = Load(folder / "a.txt");
  EXPECT_EQ(All(data), (std::vector<int32_t>{256, 'a', 'b', 255, '\n'}));
  EXPECT_EQ(data.documents, std::vector<int64_t>{0});
  EXPECT_EQ(data.kind, TokenKind::kBytes);
  EXPECT_EQ(data.form, "text");
}

TEST(Dataset, NoLineFeedAtTheEndAndInvalidUtf8AreJustBytes) {
  TestFolder folder;
  WriteFileAtomically(folder / "a", "x\xc3");
  EXPECT_EQ(All(Load(folder / "a")), (std::vector<int32_t>{256, 'x', 0xc3}));
}

TEST(Dataset, GzippedTextIsUnpackedByItsSignature) {
  TestFolder folder;
  WriteFileAtomically(folder / "odd-name", Gzip("hello"));
  EXPECT_EQ(All(Load(folder / "odd-name")), (std::vector<int32_t>{256, 'h', 'e', 'l', 'l', 'o'}));
}

TEST(Dataset, FolderIsReadInOrderOfPathAndSaysWhatItSkips) {
  TestFolder folder;
  std::filesystem::create_directory(folder / "sub");
  WriteFileAtomically(folder / "b.txt", "B");
  WriteFileAtomically(folder / "a.txt", "A");
  WriteFileAtomically(folder / "sub/c.jsonl", "{\"text\":\"C\"}\n\n{\"text\":\"D\"}");
  WriteFileAtomically(folder / "empty", "");
  WriteFileAtomically(folder / "binary", std::string("x\0y", 3));
  WriteFileAtomically(folder / "ids.u16", "abcd");
  std::filesystem::create_symlink("a.txt", folder / "link");
  const TokenData data = Load(folder.path());
  EXPECT_EQ(All(data), (std::vector<int32_t>{256, 'A', 256, 'B', 256, 'C', 256, 'D'}));
  EXPECT_EQ(data.documents, (std::vector<int64_t>{0, 2, 4, 6}));
  ASSERT_EQ(data.notes.size(), 4u);
  EXPECT_EQ(data.notes[0], "skipped 1 empty file: " + (folder / "empty"));
  EXPECT_EQ(data.notes[1], "skipped 1 binary file: " + (folder / "binary"));
  EXPECT_EQ(data.notes[2], "skipped 1 token id file: " + (folder / "ids.u16"));
  EXPECT_EQ(data.notes[3], "skipped 1 symbolic links below " + folder.path());
}

TEST(Dataset, FolderWithoutTextIsRefused) {
  TestFolder folder;
  EXPECT_EQ(Error(folder.path()), folder.path() + ": no text in this folder");
  WriteFileAtomically(folder / "ids.u16", "abcd");
  EXPECT_NE(Error(folder.path()).find("give a token file itself"), std::string::npos);
}

TEST(Dataset, StandardInput) {
  EXPECT_EQ(All(Load("-", std::nullopt, "hi")), (std::vector<int32_t>{256, 'h', 'i'}));
  EXPECT_EQ(Error("-"), "standard input: no text");
  EXPECT_NE(Error("-", std::nullopt, Gzip("hi")).find("unpack them first"), std::string::npos);
  EXPECT_NE(Error("-", TokenWidth::k16, "hi").find("not from standard input"), std::string::npos);
}

TEST(Dataset, JsonShardsOneDocumentALine) {
  TestFolder folder;
  const std::string lines =
      "{\"text\":\"one\\n\\u00e9\",\"url\":\"x\",\"timestamp\":\"2019\"}\n{\"text\":\"\"}\n{\"text\":\"two\"}"
      "\n";
  WriteFileAtomically(folder / "c4-train.00000-of-01024.json.gz", Gzip(lines));
  WriteFileAtomically(folder / "plain.json", lines);
  WriteFileAtomically(folder / "lines.jsonl", lines);
  const std::vector<int32_t> expected = {256, 'o', 'n', 'e', '\n', 0xc3, 0xa9, 256, 't', 'w', 'o'};
  for (const char* name : {"c4-train.00000-of-01024.json.gz", "plain.json", "lines.jsonl"}) {
    const TokenData data = Load(folder / name);
    EXPECT_EQ(All(data), expected) << name;
    EXPECT_EQ(data.form, "json lines");
  }
}

TEST(Dataset, JsonFileThatIsNoShardIsText) {
  TestFolder folder;
  WriteFileAtomically(folder / "package.json", "{\n  \"name\": 1\n}\n");
  const TokenData data = Load(folder / "package.json");
  EXPECT_EQ(data.form, "text");
  EXPECT_EQ(data.tokens.size(), 17);
}

TEST(Dataset, BrokenShardsNameTheLine) {
  TestFolder folder;
  const std::string path = folder / "a.jsonl";
  WriteFileAtomically(path, "{\"text\":\"a\"}\n{\"text\":7}\n");
  EXPECT_EQ(Error(path), path + ":2: no JSON object with a string \"text\" (one whole object a line, UTF-8)");
  WriteFileAtomically(path, "{\"text\":\"a\"}\n\n{\"text\":\n");
  EXPECT_EQ(Error(path), path + ":3: no JSON object with a string \"text\" (one whole object a line, UTF-8)");
  WriteFileAtomically(path, "{\"text\":\"\xff\"}\n");
  EXPECT_EQ(Error(path).find(path + ":1: "), 0u);
  WriteFileAtomically(path, "\n");
  EXPECT_EQ(Error(path), path + ": no text in this file");
}

TEST(Dataset, TruncatedOrDamagedGzip) {
  TestFolder folder;
  std::string lines;
  for (int i = 0; i < 3000; ++i) lines += fmt::format("{{\"text\":\"{}\"}}\n", i * 7919);
  const std::string packed = Gzip(lines), path = folder / "a.json.gz";
  for (size_t keep : {packed.size() - 1, packed.size() - 8, packed.size() / 2, size_t{12}}) {
    WriteFileAtomically(path, packed.substr(0, keep));
    EXPECT_EQ(Error(path), path + ": the gzip data end too early (a truncated file)") << keep;
  }
  std::string damaged = packed;
  damaged[packed.size() - 6] = static_cast<char>(damaged[packed.size() - 6] ^ 1);  // the checksum
  WriteFileAtomically(path, damaged);
  EXPECT_EQ(Error(path).find(path + ": "), 0u) << Error(path);
  EXPECT_NE(Error(path), "no error");
}

TEST(Dataset, TokenFiles) {
  TestFolder folder;
  WriteFileAtomically(folder / "a.u16", std::string("\x01\x00\xff\xff", 4));
  WriteFileAtomically(folder / "a.u32", std::string("\x02\x00\x01\x00", 4));
  WriteFileAtomically(folder / "a.bin", std::string("\x02\x00\x01\x00", 4));
  EXPECT_EQ(All(Load(folder / "a.u16")), (std::vector<int32_t>{1, 65535}));
  EXPECT_EQ(All(Load(folder / "a.u32")), (std::vector<int32_t>{65538}));
  EXPECT_EQ(All(Load(folder / "a.bin", TokenWidth::k16)), (std::vector<int32_t>{2, 1}));
  EXPECT_EQ(Load(folder / "a.u16").kind, TokenKind::kIds);
  EXPECT_EQ(Load(folder / "a.u16").tokens.LargestId(), 65535);
  EXPECT_NE(Error(folder / "a.bin").find("--token-type u16"), std::string::npos);
  WriteFileAtomically(folder / "b.u32", "abc");
  EXPECT_EQ(Error(folder / "b.u32"),
            (folder / "b.u32") + ": 3 bytes are no whole number of 4-byte token ids");
  WriteFileAtomically(folder / "c.u16", "");
  EXPECT_NE(Error(folder / "c.u16").find("is empty"), std::string::npos);
}

TEST(Dataset, TooLargeIdNamesFileAndOffset) {
  TestFolder folder;
  const std::string path = folder / "a.u32";
  WriteFileAtomically(path, std::string("\x07\x00\x00\x00\x00\x00\x00\x80", 8));
  const TokenData data = Load(path);
  try {
    data.tokens.CheckIds(320, path);
    FAIL();
  } catch (const InputError& error) {
    EXPECT_EQ(std::string(error.what()),
              path + ": token 1 (byte offset 4) is 2147483648, but the model's vocabulary has 320 ids");
  }
  WriteFileAtomically(path, std::string("\x07\x00\x00\x00", 4));
  EXPECT_NO_THROW(Load(path).tokens.CheckIds(8, path));
  EXPECT_THROW(Load(path).tokens.CheckIds(7, path), InputError);
}

TEST(Dataset, MissingFile) {
  TestFolder folder;
  EXPECT_EQ(Error(folder / "none"), (folder / "none") + ": No such file or directory");
  EXPECT_EQ(Error(folder / "none.u16").find(folder / "none.u16"), 0u);
}

TEST(Tokens, DigestSeesEveryTokenAndTheWidth) {
  const TokenStore a = TokenStore::FromWords({1, 2, 3}), b = TokenStore::FromWords({1, 2, 4});
  EXPECT_NE(a.Digest(), b.Digest());
  EXPECT_EQ(a.Digest(), TokenStore::FromWords({1, 2, 3}).Digest());
}

TEST(Tokens, EntropyOfKnownDistributions) {
  UnigramCounter uniform, two, one;
  uniform.Add(TokenStore::FromWords({0, 1, 2, 3, 4, 5, 6, 7}), 0, 8);
  EXPECT_NEAR(uniform.Entropy(), std::log(8.0), 1e-15);
  two.Add(TokenStore::FromWords({9, 9, 9, 5}), 0, 4);
  EXPECT_NEAR(two.Entropy(), -(0.75 * std::log(0.75) + 0.25 * std::log(0.25)), 1e-15);
  one.Add(TokenStore::FromWords({3, 3, 3}), 0, 3);
  EXPECT_NEAR(one.Entropy(), 0.0, 1e-15);
  EXPECT_EQ(UnigramCounter().Entropy(), 0.0);
}

TEST(Tokens, PromptAndText) {
  EXPECT_EQ(TextToTokens(TokenKind::kBytes, "a\xff", 288), (std::vector<int32_t>{256, 'a', 255}));
  EXPECT_EQ(TextToTokens(TokenKind::kIds, " 1, 31\n2", 32), (std::vector<int32_t>{1, 31, 2}));
  for (const char* bad : {"", " ", "1 x", "32", "-1", "1.5", "99999999999"}) {
    EXPECT_THROW(TextToTokens(TokenKind::kIds, bad, 32), InputError) << bad;
  }
  EXPECT_EQ(TokensToText(TokenKind::kBytes, std::vector<int32_t>{'a', 256, 255, 270}), "a\n\xff");
  EXPECT_EQ(TokensToText(TokenKind::kIds, std::vector<int32_t>{5, 300}), "5 300 ");
}

}  // namespace
}  // namespace mx
