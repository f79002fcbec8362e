#include "sim/io/npy.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "sim/base/error.h"
#include "sim/base/philox.h"
#include "sim/io/atomic_file.h"
#include "sim/io/test_folder.h"

namespace mx {
namespace {

std::string Npy(int major, const std::string& header, const std::string& data, int minor = 0) {
  std::string out = "\x93NUMPY";
  out += static_cast<char>(major);
  out += static_cast<char>(minor);
  for (int i = 0; i < (major == 1 ? 2 : 4); ++i) out += static_cast<char>(header.size() >> (8 * i));
  return out + header + data;
}

std::string Header(const std::string& descr, const std::string& shape, const std::string& order = "False") {
  return "{'descr': '" + descr + "', 'fortran_order': " + order + ", 'shape': " + shape + ", }";
}

std::string ErrorOf(const TestFolder& folder, const std::string& bytes) {
  folder.Put("f", bytes);
  try {
    ReadNpy(folder / "f");
  } catch (const InputError& e) {
    const std::string message = e.what();
    EXPECT_EQ(message.find('\n'), std::string::npos) << message;
    EXPECT_EQ(message.substr(0, folder.path().size() + 4), folder / "f: ") << message;
    return message.substr(folder.path().size() + 4);
  }
  return "";
}

NpyArray Read(const TestFolder& folder, const std::string& bytes) {
  folder.Put("f", bytes);
  return ReadNpy(folder / "f");
}

TEST(Npy, EveryVersionAndDtypeIsRead) {
  const TestFolder folder;
  const std::vector<std::pair<std::string, std::pair<std::string, int>>> types = {
      {"<f4", {"f4", 4}}, {"<f2", {"f2", 2}}, {"<f8", {"f8", 8}}, {"|u1", {"u1", 1}}, {"<u2", {"u2", 2}},
      {"<u4", {"u4", 4}}, {"<i4", {"i4", 4}}, {"<V2", {"u2", 2}}, {"|V2", {"u2", 2}}, {"<u1", {"u1", 1}}};
  for (int version = 1; version <= 3; ++version) {
    for (const auto& [descr, type] : types) {
      const std::string data(static_cast<size_t>(6 * type.second), 'd');
      const NpyArray a = Read(folder, Npy(version, Header(descr, "(2, 3)") + "   \n", data));
      EXPECT_EQ(a.dtype, type.first);
      EXPECT_EQ(NpyBytes(a.dtype), type.second);
      EXPECT_EQ(std::string(a.data.begin(), a.data.end()), data);
      EXPECT_EQ(a.shape, (std::vector<int64_t>{2, 3}));
    }
  }
}

TEST(Npy, AnyRankIsSeenAsRowsAndColumns) {
  const TestFolder folder;
  const auto view = [&](const std::string& shape, size_t count) {
    const NpyArray a = Read(folder, Npy(1, Header("|u1", shape), std::string(count, 'x')));
    EXPECT_EQ(a.count(), static_cast<int64_t>(count));
    return std::pair(a.rows(), a.cols());
  };
  using Rc = std::pair<int64_t, int64_t>;
  EXPECT_EQ(view("()", 1), Rc(1, 1));
  EXPECT_EQ(view("(5,)", 5), Rc(1, 5));
  EXPECT_EQ(view("(2,3)", 6), Rc(2, 3));
  EXPECT_EQ(view("(2, 3, 4)", 24), Rc(6, 4));
  EXPECT_EQ(view("(2, 3, 4,)", 24), Rc(6, 4));
  EXPECT_EQ(view("(0, 4)", 0), Rc(0, 4));
  EXPECT_EQ(view("(4, 0)", 0), Rc(4, 0));
}

TEST(Npy, WrongFilesAreNamed) {
  const TestFolder folder;
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"", "not a .npy file"},
      {"\x93NUMPX\x01", "not a .npy file"},
      {"\x93NUMPY", "truncated in the header"},
      {Npy(4, Header("<f4", "(1,)"), "1234"), "version 4.0: want 1.0, 2.0 or 3.0"},
      {Npy(1, Header("<f4", "(1,)"), "1234", 1), "version 1.1: want 1.0, 2.0 or 3.0"},
      {Npy(1, "", ""), "header: want '{' at character 0 of 0"},
      {Npy(1, Header(">f4", "(1,)"), "1234"), "descr \">f4\": want a little-endian"},
      {Npy(1, Header("<c8", "(1,)"), "12345678"), "descr \"<c8\": want a little-endian"},
      {Npy(1, Header("|O", "(1,)"), "12345678"), "descr \"|O\": want a little-endian"},
      {Npy(1, "{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (1,)}", "1234"),
       "descr: structured arrays"},
      {Npy(1, Header("<f4", "(1,)", "True"), "1234"), "fortran_order is True: want C order"},
      {Npy(1, Header("<f4", "(1,)", "None"), "1234"), "header: want True or False"},
      {Npy(1, Header("<f4", "(-1,)"), "1234"), "shape: a dimension is negative"},
      {Npy(1, Header("<f4", "(1)"), "1234"), "header: want a comma"},
      {Npy(1, Header("<f4", "(1.0,)"), "1234"), "header: want a comma"},
      {Npy(1, Header("<f4", "[1]"), "1234"), "header: want '('"},
      {Npy(1, Header("<f4", "(99999999999999999999,)"), ""), "shape: a dimension is beyond"},
      {Npy(1, Header("<f4", "(4294967296, 4294967296)"), ""), "shape: more bytes than"},
      {Npy(1, Header("<f4", "(2,)"), "1234"), "4 data bytes, shape and descr need 8"},
      {Npy(1, Header("<f4", "(1,)"), "12345"), "5 data bytes, shape and descr need 4"},
      {Npy(1, Header("<f4", "(1,)") + "x", "1234"), "header: want nothing after the closing brace"},
      {Npy(1, "{'descr': '<f4', 'shape': (1,)}", "1234"), "header: want descr, fortran_order and shape"},
      {Npy(1, "{'descr': '<f4', 'descr': '<f4'}", ""), "header: descr appears twice"},
      {Npy(1, "{'descr': '<f4', 'order': 'C'}", ""), "header: unknown field \"order\""},
      {Npy(1, "{'descr': '<f4", ""), "header: want a closed text"},
      {Npy(1, "{'descr'; '<f4'}", ""), "header: want ':'"},
  };
  for (const auto& [bytes, want] : cases) {
    const std::string error = ErrorOf(folder, bytes);
    EXPECT_EQ(error.substr(0, want.size()), want) << bytes;
  }
  EXPECT_THROW(ReadNpy(folder / "missing"), InputError);
}

TEST(Npy, WrittenFormIsWhatNumPyWrites) {
  const TestFolder folder;
  const std::string data(24, 'w');
  WriteNpy(folder / "f", "f4", {2, 3}, {reinterpret_cast<const uint8_t*>(data.data()), data.size()});
  const std::string bytes = ReadFile(folder / "f");
  const std::string dict = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }";
  EXPECT_EQ(bytes, Npy(1, dict + std::string(118 - dict.size() - 1, ' ') + "\n", data));
  EXPECT_EQ((bytes.size() - data.size()) % 64, 0u);
}

TEST(Npy, RoundTripOfEveryRank) {
  const TestFolder folder;
  for (const std::vector<int64_t>& shape :
       std::vector<std::vector<int64_t>>{{}, {7}, {2, 3}, {2, 3, 4}, {0, 5}, {1, 1, 1, 1}}) {
    size_t count = 1;
    for (const int64_t s : shape) count *= static_cast<size_t>(s);
    std::vector<uint8_t> data(2 * count);
    for (size_t i = 0; i < data.size(); ++i) data[i] = static_cast<uint8_t>(i * 37);
    WriteNpy(folder / "f", "u2", shape, data);
    const NpyArray a = ReadNpy(folder / "f");
    EXPECT_EQ(a.shape, shape);
    EXPECT_EQ(a.dtype, "u2");
    EXPECT_EQ(std::vector<uint8_t>(a.data.begin(), a.data.end()), data);
  }
  EXPECT_THROW(WriteNpy(folder / "g", "u2", {3}, std::vector<uint8_t>(5)), InputError);
  EXPECT_THROW(WriteNpy(folder / "g", "u3", {3}, std::vector<uint8_t>(9)), InputError);
  EXPECT_THROW(WriteNpy(folder / "g", "u1", {-3}, std::vector<uint8_t>(3)), InputError);
  EXPECT_EQ(folder.Entries(), 1);
}

TEST(Npy, TruncationAtEveryByteIsRefused) {
  const TestFolder folder;
  const std::string whole = Npy(1, Header("<f4", "(2, 3)") + "  \n", std::string(24, 'd'));
  for (size_t n = 0; n < whole.size(); ++n) EXPECT_NE(ErrorOf(folder, whole.substr(0, n)), "") << n;
  EXPECT_EQ(ErrorOf(folder, whole), "");
}

TEST(Npy, FlippedBytesAreTakenOrRefusedButNeverCrash) {
  const TestFolder folder;
  const std::string whole = Npy(2, Header("<f4", "(2, 3)") + "  \n", std::string(24, 'd'));
  int refused = 0;
  for (uint32_t i = 0; i < 3000; ++i) {
    const auto words = Philox4x32({i, 1, 0, 0}, {7, 7});
    std::string bytes = whole;
    for (uint32_t f = 0; f <= words[0] % 3; ++f) {
      bytes[(words[1] >> (8 * f)) % (whole.size() - 24)] ^=
          static_cast<char>(1u << (words[2] >> (3 * f)) % 8);
    }
    refused += !ErrorOf(folder, bytes).empty();
  }
  EXPECT_GT(refused, 2500);
}

}  // namespace
}  // namespace mx
