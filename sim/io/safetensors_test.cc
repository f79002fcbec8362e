#include "sim/io/safetensors.h"

#include <gtest/gtest.h>

#include <cstring>
#include <string>

#include "sim/base/error.h"
#include "sim/base/philox.h"
#include "sim/io/atomic_file.h"
#include "sim/io/test_folder.h"

namespace mx {
namespace {

std::span<const uint8_t> Bytes(const std::string& s) {
  return {reinterpret_cast<const uint8_t*>(s.data()), s.size()};
}
std::string Text(std::span<const uint8_t> s) { return {s.begin(), s.end()}; }

std::string File(const std::string& header, const std::string& data) {
  std::string out(8, '\0');
  for (size_t i = 0; i < 8; ++i) out[i] = static_cast<char>(header.size() >> (8 * i));
  return out + header + data;
}

// The error of opening these bytes, without the folder; empty when they are taken.
std::string ErrorOf(const TestFolder& folder, const std::string& bytes) {
  folder.Put("f", bytes);
  try {
    SafetensorsFile::Open(folder / "f");
  } catch (const InputError& e) {
    const std::string message = e.what();
    EXPECT_EQ(message.find('\n'), std::string::npos) << message;
    EXPECT_EQ(message.substr(0, folder.path().size() + 4), folder / "f: ") << message;
    return message.substr(folder.path().size() + 4);
  }
  return "";
}

std::string Sample(const TestFolder& folder) {
  const std::string a(24, 'a'), b(3, 'b'), c(2, 'c');
  WriteSafetensors(folder / "sample",
                   {{"odd", {"U8", {3}, Bytes(b)}},
                    {"floats", {"F32", {2, 3}, Bytes(a)}},
                    {"scalar", {"BF16", {}, Bytes(c)}},
                    {"none", {"F64", {4, 0}, {}}}},
                   {{"z", "last"}, {"a", "first"}});
  return ReadFile(folder / "sample");
}

TEST(Safetensors, WrittenFormIsCanonical) {
  const TestFolder folder;
  const std::string header =
      R"({"__metadata__":{"a":"first","z":"last"},"floats":{"data_offsets":[0,24],"dtype":"F32","shape":[2,3]},)"
      R"("none":{"data_offsets":[0,0],"dtype":"F64","shape":[4,0]},"odd":{"data_offsets":[26,29],"dtype":"U8",)"
      R"("shape":[3]},"scalar":{"data_offsets":[24,26],"dtype":"BF16","shape":[]}})";
  const std::string padded = header + std::string((8 - header.size() % 8) % 8, ' ');
  EXPECT_EQ(padded.size() % 8, 0u);
  EXPECT_EQ(Sample(folder), File(padded, std::string(24, 'a') + "cc" + "bbb"));
}

TEST(Safetensors, RoundTrip) {
  const TestFolder folder;
  Sample(folder);
  const SafetensorsFile file = SafetensorsFile::Open(folder / "sample");
  EXPECT_EQ(file.path(), folder / "sample");
  ASSERT_EQ(file.tensors().size(), 4u);
  EXPECT_EQ(file.Get("floats").shape, (std::vector<int64_t>{2, 3}));
  EXPECT_EQ(file.Get("floats").count(), 6);
  EXPECT_EQ(Text(file.Get("floats").data), std::string(24, 'a'));
  EXPECT_EQ(file.Get("scalar").count(), 1);
  EXPECT_EQ(Text(file.Get("scalar").data), "cc");
  EXPECT_EQ(Text(file.Get("odd").data), "bbb");
  EXPECT_EQ(file.Get("none").count(), 0);
  EXPECT_EQ(file.metadata(), (std::map<std::string, std::string>{{"a", "first"}, {"z", "last"}}));
  WriteSafetensors(folder / "again", file.tensors(), file.metadata());
  EXPECT_EQ(ReadFile(folder / "again"), ReadFile(folder / "sample"));
}

TEST(Safetensors, AViewOutlivesTheFileObjectThatIsCopied) {
  const TestFolder folder;
  Sample(folder);
  SafetensorsFile copy;
  {
    const SafetensorsFile file = SafetensorsFile::Open(folder / "sample");
    copy = file;
  }
  EXPECT_EQ(Text(copy.Get("odd").data), "bbb");
}

TEST(Safetensors, EveryDtypeHasItsSize) {
  const TestFolder folder;
  const std::map<std::string, int64_t> sizes = {{"BOOL", 1}, {"U8", 1},      {"I8", 1},      {"U16", 2},
                                                {"I16", 2},  {"U32", 4},     {"I32", 4},     {"U64", 8},
                                                {"I64", 8},  {"F16", 2},     {"BF16", 2},    {"F32", 4},
                                                {"F64", 8},  {"F8_E4M3", 1}, {"F8_E5M2", 1}, {"F8_E8M0", 1}};
  for (const auto& [name, size] : sizes) {
    EXPECT_EQ(SafetensorsBytes(name), size) << name;
    const std::string data(static_cast<size_t>(3 * size), 'x');
    WriteSafetensors(folder / "f", {{"t", {name, {3}, Bytes(data)}}}, {});
    EXPECT_EQ(SafetensorsFile::Open(folder / "f").Get("t").dtype, name);
  }
  EXPECT_EQ(SafetensorsBytes("F4"), 0);
  EXPECT_EQ(SafetensorsBytes(""), 0);
}

TEST(Safetensors, ForeignOrderAndPaddingAreRead) {
  const TestFolder folder;
  EXPECT_EQ(ErrorOf(folder, File("{}", "")), "");
  EXPECT_EQ(ErrorOf(folder, File("{\"b\":{\"shape\":[1],\"data_offsets\":[1,2],\"dtype\":\"U8\"},"
                                 "\"a\":{\"dtype\":\"I8\",\"shape\":[1,1],\"data_offsets\":[0,1]}}  \n ",
                                 "xy")),
            "");
}

TEST(Safetensors, WrongHeadersAreNamed) {
  const TestFolder folder;
  const auto tensor = [](const std::string& dtype, const std::string& shape, const std::string& offsets) {
    return "{\"t\":{\"dtype\":" + dtype + ",\"shape\":" + shape + ",\"data_offsets\":" + offsets + "}}";
  };
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"", "not a safetensors file: 0 bytes, the header length alone takes 8"},
      {"1234567", "not a safetensors file: 7 bytes, the header length alone takes 8"},
      {std::string(8, '\xff'), "header length 18446744073709551615 is beyond the file of 8 bytes"},
      {File("", ""), "header: want a JSON object"},
      {File("[]", ""), "header: want a JSON object"},
      {File(" {}", ""), "header: want a JSON object"},
      {File("{\"t\":", ""), "header: not valid JSON: "},
      {File("{}x", ""), "header: not valid JSON: "},
      {File("{\"t\":{},\"t\":{}}", ""), "header: key \"t\" appears twice"},
      {File("{\"t\":{\"dtype\":\"U8\",\"dtype\":\"U8\"}}", ""), "header: key \"dtype\" appears twice"},
      {File("{\"t\":[[[[]]]]}", ""), "header: JSON nested deeper"},
      {File("{\"t\":3}", ""), "tensor \"t\": want an object"},
      {File("{\"t\":{\"shape\":[],\"data_offsets\":[0,1]}}", "x"), "tensor \"t\": no \"dtype\""},
      {File("{\"t\":{\"dtype\":\"U8\",\"data_offsets\":[0,1]}}", "x"), "tensor \"t\": no \"shape\""},
      {File("{\"t\":{\"dtype\":\"U8\",\"shape\":[1]}}", "x"), "tensor \"t\": no \"data_offsets\""},
      {File("{\"t\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[0,1],\"x\":1}}", "x"),
       "tensor \"t\": unknown field \"x\""},
      {File(tensor("8", "[1]", "[0,1]"), "x"), "tensor \"t\": dtype: want a text"},
      {File(tensor("\"U9\"", "[1]", "[0,1]"), "x"), "tensor \"t\": dtype \"U9\" is not known"},
      {File(tensor("\"U8\"", "1", "[0,1]"), "x"), "tensor \"t\": shape: want a list"},
      {File(tensor("\"U8\"", "[-1]", "[0,1]"), "x"),
       "tensor \"t\": shape: want a number from 0 to 2^63 - 1, got -1"},
      {File(tensor("\"U8\"", "[1.0]", "[0,1]"), "x"), "tensor \"t\": shape: want a whole number, got 1.0"},
      {File(tensor("\"U8\"", "[true]", "[0,1]"), "x"), "tensor \"t\": shape: want a whole number, got true"},
      {File(tensor("\"U8\"", "[9223372036854775808]", "[0,1]"), "x"),
       "tensor \"t\": shape: want a number from 0"},
      {File(tensor("\"U8\"", "[4294967296,4294967296]", "[0,0]"), ""),
       "tensor \"t\": shape: more bytes than 2^63 - 1"},
      {File(tensor("\"F32\"", "[4611686018427387904]", "[0,0]"), ""),
       "tensor \"t\": shape: more bytes than 2^63 - 1"},
      {File(tensor("\"U8\"", "[1]", "[0]"), "x"), "tensor \"t\": data_offsets: want two"},
      {File(tensor("\"U8\"", "[1]", "[0,1,2]"), "x"), "tensor \"t\": data_offsets: want two"},
      {File(tensor("\"U8\"", "[1]", "[-1,0]"), "x"), "tensor \"t\": data_offsets: want a number"},
      {File(tensor("\"U8\"", "[1]", "[1,0]"), "x"), "tensor \"t\": data_offsets: begin 1 is behind end 0"},
      {File(tensor("\"U8\"", "[2]", "[0,2]"), "x"),
       "tensor \"t\": data_offsets: end 2 is beyond the 1 data bytes"},
      {File(tensor("\"U8\"", "[1]", "[1,2]"), "xy"),
       "tensor \"t\": data_offsets: begins at 1, the data before it ends at 0 (gap)"},
      {File(tensor("\"F32\"", "[1]", "[0,3]"), "xyz"),
       "tensor \"t\": data_offsets hold 3 bytes, shape and dtype need 4"},
      {File(tensor("\"U8\"", "[1]", "[0,1]"), "xy"), "the tensors cover 1 of 2 data bytes"},
      {File("{\"a\":{\"dtype\":\"U8\",\"shape\":[2],\"data_offsets\":[0,2]},"
            "\"b\":{\"dtype\":\"U8\",\"shape\":[2],\"data_offsets\":[1,3]}}",
            "xyz"),
       "tensor \"b\": data_offsets: begins at 1, the data before it ends at 2 (overlap)"},
      {File("{}", "x"), "the tensors cover 0 of 1 data bytes"},
      {File("{\"__metadata__\":[]}", ""), "__metadata__: want an object of texts"},
      {File("{\"__metadata__\":{\"k\":1}}", ""), "__metadata__: \"k\": want a text"},
  };
  for (const auto& [bytes, want] : cases) {
    const std::string error = ErrorOf(folder, bytes);
    EXPECT_EQ(error.substr(0, want.size()), want) << bytes;
  }
}

TEST(Safetensors, TruncationAtEveryByteIsRefused) {
  const TestFolder folder;
  const std::string whole = Sample(folder);
  for (size_t n = 0; n < whole.size(); ++n) EXPECT_NE(ErrorOf(folder, whole.substr(0, n)), "") << n;
  EXPECT_NE(ErrorOf(folder, whole + "x"), "");
  EXPECT_EQ(ErrorOf(folder, whole), "");
}

TEST(Safetensors, FlippedBytesAreTakenOrRefusedButNeverCrash) {
  const TestFolder folder;
  const std::string whole = Sample(folder);
  const size_t header_end = whole.size() - 29;
  int refused = 0, taken = 0;
  for (uint32_t i = 0; i < 3000; ++i) {
    const auto words = Philox4x32({i, 0, 0, 0}, {7, 7});
    std::string bytes = whole;
    const uint32_t flips = 1 + words[0] % 3;
    for (uint32_t f = 0; f < flips; ++f) {
      bytes[(words[1] >> (8 * f)) % header_end] ^= static_cast<char>(1u << (words[2] >> (3 * f)) % 8);
    }
    (ErrorOf(folder, bytes).empty() ? taken : refused) += 1;
  }
  EXPECT_GT(refused, 2000);
  EXPECT_GT(taken, 10);  // flips inside names and metadata are no error
}

TEST(Safetensors, TheWriterRefusesWhatTheReaderWould) {
  const TestFolder folder;
  const std::string four(4, 'x');
  const auto error = [&](const std::string& name, const TensorView& view) {
    try {
      WriteSafetensors(folder / "f", {{name, view}}, {});
    } catch (const InputError& e) {
      return std::string(e.what());
    }
    return std::string();
  };
  EXPECT_NE(error("t", {"U9", {4}, Bytes(four)}).find("dtype \"U9\""), std::string::npos);
  EXPECT_NE(error("t", {"U8", {5}, Bytes(four)}).find("4 bytes of data, shape and dtype need 5"),
            std::string::npos);
  EXPECT_NE(error("t", {"U8", {-4}, Bytes(four)}).find("negative"), std::string::npos);
  EXPECT_NE(error("__metadata__", {"U8", {4}, Bytes(four)}).find("reserved"), std::string::npos);
  EXPECT_NE(error("\xff", {"U8", {4}, Bytes(four)}).find("UTF-8"), std::string::npos);
  EXPECT_EQ(folder.Entries(), 0);
  EXPECT_EQ(error("t", {"U8", {4}, Bytes(four)}), "");
}

TEST(Safetensors, AMissingTensorIsNamedWithWhatIsThere) {
  const TestFolder folder;
  Sample(folder);
  const SafetensorsFile file = SafetensorsFile::Open(folder / "sample");
  try {
    file.Get("weights");
    FAIL();
  } catch (const InputError& e) {
    EXPECT_EQ(std::string(e.what()),
              folder /
                  "sample: no tensor \"weights\" (it has 4 tensors: \"floats\", \"none\", "
                  "\"odd\", \"scalar\")");
  }
}

}  // namespace
}  // namespace mx
