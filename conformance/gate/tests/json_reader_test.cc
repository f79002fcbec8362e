// The reader by itself: what of JSON it takes, and where it stops.
#include "conformance/gate/json_reader.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace mx::gate {
namespace {

struct Small {
  Text text;
  uint64_t number = 0;
  List<uint64_t, 3> list{};
};

constexpr Field kSmall[] = {
    {"text", [](JsonReader& r, void* o) { return r.String(&static_cast<Small*>(o)->text); }},
    {"number", [](JsonReader& r, void* o) { return r.Unsigned(&static_cast<Small*>(o)->number); }},
    {"list",
     [](JsonReader& r, void* o) {
       return r.Array(&static_cast<Small*>(o)->list,
                      [](JsonReader& r, void* item) { return r.Unsigned(static_cast<uint64_t*>(item)); });
     }},
};

std::string Refusal(std::string text) {  // "" if it was read
  Small small;
  JsonReader reader(text.data(), text.size());
  if (reader.Object(kSmall, &small) && reader.End()) return "";
  mx_gate_verdict verdict{};
  EXPECT_EQ(reader.Explain("text", 11, &verdict), 11u);
  return verdict.sentence;
}

TEST(JsonReader, ReadsItsPartOfJson) {
  std::string text =
      " {\"number\" : 9007199254740991,\r\n\t\"list\":[0 , 1,2],\"text\":\"a\\\"b\\\\c/~ \"} \n";
  Small small;
  JsonReader reader(text.data(), text.size());
  ASSERT_TRUE(reader.Object(kSmall, &small) && reader.End());
  EXPECT_EQ(std::string(small.text.data, small.text.size), "a\"b\\c/~ ");
  EXPECT_EQ(small.number, kMaxInteger);
  EXPECT_EQ(small.list.count, 3u);
  EXPECT_EQ(small.list.items[2], 2u);
}

TEST(JsonReader, RefusesAndSaysWhere) {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"", "text at byte 0: wanted an object, found the end"},
      {"[]", "text at byte 0: wanted an object, found ["},
      {"{}", "text at byte 2: wanted text, found an object without it"},
      {R"({"text":"a","number":1})", "wanted list, found an object without it"},
      {R"({"text":"a","text":"a","number":1,"list":[]})", "wanted every key once, found text"},
      {R"({"text":"a","number":1,"list":[],"more":1})", "wanted a key of the schema, found more"},
      {R"({"text":"a","number":1,"list":[],})", "wanted a string, found }"},
      {R"({"text":"a","number":1,"list":[1,]})", "wanted an integer, 0 or more, found ]"},
      {R"({"text":"a","number":1,"list":[1,2,3,4]})", "text list at byte"},
      {R"({"text":"a" "number":1,"list":[]})", "a comma or the end of the object"},
      {R"({"text":"a","number":01,"list":[]})", "without leading zeros"},
      {R"({"text":"a","number":-1,"list":[]})",
       "text number at byte 21: wanted an integer, 0 or more, found -"},
      {R"({"text":"a","number":1.0,"list":[]})", "found ."},
      {R"({"text":"a","number":1e3,"list":[]})", "found e"},
      {R"({"text":"a","number":9007199254740992,"list":[]})", "2^53-1"},
      {R"({"text":"a","number":99999999999999999999999999,"list":[]})", "2^53-1"},
      {R"({"text":"a","number":true,"list":[]})", "found t"},
      {R"({"text":null,"number":1,"list":[]})", "wanted a string, found n"},
      {R"({"text":"\n","number":1,"list":[]})", "only"},
      {R"({"text":"\u0041","number":1,"list":[]})", "only"},
      {R"({"text":"\/","number":1,"list":[]})", "only"},
      {"{\"text\":\"\xc3\xa4\",\"number\":1,\"list\":[]}", "printable ASCII"},
      {"{\"text\":\"\x01\",\"number\":1,\"list\":[]}", "printable ASCII"},
      {std::string("{\"text\":\"a\0\",\"number\":1,\"list\":[]}", 33), "printable ASCII"},
      {R"({"text":"a)", "wanted the end of a string, found the end"},
      {R"({"text":"a\)", "only"},
      {R"({"text":"a","number":1,"list":[]}})", "wanted nothing after the document, found }"},
      {R"({"text":"a","number":1,"list":[]} // x)", "nothing after"},
      {R"({'text':"a","number":1,"list":[]})", "wanted a string"},
  };
  for (const auto& [text, says] : cases) {
    const std::string refusal = Refusal(text);
    EXPECT_NE(refusal.find(says), std::string::npos) << text << " -> " << refusal;
  }
}

TEST(JsonReader, EveryPrefixIsRefused) {
  const std::string text = R"({"text":"a\"","number":12,"list":[1,2]})";
  ASSERT_EQ(Refusal(text), "");
  for (size_t size = 0; size < text.size(); ++size) EXPECT_NE(Refusal(text.substr(0, size)), "") << size;
}

TEST(JsonReader, ConstantTextHasNoEscapes) {
  const std::string text = R"({"text":"a\"","number":12,"list":[]})";
  Small small;
  JsonReader reader(static_cast<const char*>(text.data()), text.size());
  EXPECT_FALSE(reader.Object(kSmall, &small));
}

bool Nested(JsonReader& reader, void* object);
constexpr Field kNested[] = {{"in", Nested}};
bool Nested(JsonReader& reader, void* object) { return reader.Object(kNested, object); }

TEST(JsonReader, DepthIsBounded) {
  std::string text;
  for (int i = 0; i < 100'000; ++i) text += "{\"in\":";
  JsonReader reader(text.data(), text.size());
  EXPECT_FALSE(reader.Object(kNested, nullptr));
  mx_gate_verdict verdict{};
  reader.Explain("text", 11, &verdict);
  EXPECT_NE(std::string(verdict.sentence).find("less nesting"), std::string::npos) << verdict.sentence;
}

TEST(JsonReader, CopiesOnlyWhatFits) {
  for (size_t size : {0, 1, 6, 7, 8, 100}) {
    std::string text = "\"" + std::string(size, 'x') + "\"";
    char out[8];
    std::memset(out, 'q', sizeof out);
    JsonReader reader(text.data(), text.size());
    EXPECT_EQ(reader.Copy(out, sizeof out), size < 8) << size;
    if (size < 8) {
      EXPECT_EQ(std::string(out), std::string(size, 'x'));
    }
  }
}

TEST(JsonReader, DigestsAreLowerCase) {
  const std::string good = std::string(62, '0') + "af";
  for (const auto& [hex, fine] :
       std::vector<std::pair<std::string, bool>>{{good, true},
                                                 {good + "0", false},
                                                 {good.substr(1), false},
                                                 {std::string(62, '0') + "AF", false},
                                                 {std::string(63, '0') + "g", false},
                                                 {"", false}}) {
    const std::string text = "\"" + hex + "\"";
    uint8_t digest[32] = {};
    JsonReader reader(text.data(), text.size());
    EXPECT_EQ(reader.Hash(digest), fine) << hex;
    if (fine) {
      EXPECT_EQ(digest[31], 0xaf);
    }
  }
}

TEST(Sentence, EndsWithNulWhateverIsAdded) {
  for (size_t capacity = 0; capacity < 30; ++capacity) {
    std::string buffer(40, '#');
    Sentence(buffer.data(), capacity) << "abc" << uint64_t{1234567} << Text("\x01z", 2) << Digest{};
    if (capacity > 0) {
      EXPECT_LT(std::strlen(buffer.data()), capacity);
    }
    EXPECT_EQ(buffer[capacity], '#');
  }
  char text[64];
  Sentence(text, sizeof text) << "n" << uint64_t{0} << UINT64_MAX << Text("\x01z", 2);
  EXPECT_STREQ(text, "n018446744073709551615?z");
}

}  // namespace
}  // namespace mx::gate
