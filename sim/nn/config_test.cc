#include "sim/nn/config.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "sim/base/error.h"
#include "sim/io/atomic_file.h"
#include "sim/nn/parameters.h"

namespace mx {
namespace {

constexpr const char* kText =
    R"({"dim":64,"layers":3,"heads":4,"kv_heads":2,"ffn":96,"vocab":320,"tied":false,"rope_theta":500.0,"norm_eps":1e-6})";

std::string Error(const std::string& text) {
  try {
    ModelFromJson(text, "m.json");
  } catch (const InputError& e) {
    return e.what();
  }
  return "accepted";
}

TEST(ModelConfig, NamedSizes) {
  const std::pair<const char*, double> sizes[] = {{"nano", 1e6}, {"micro", 10e6}, {"mini", 100e6}};
  for (const auto& [name, about] : sizes) {
    const ModelConfig config = ModelByNameOrFile(name, 288);
    EXPECT_EQ(config.vocab, 288);
    EXPECT_NEAR(static_cast<double>(config.Parameters()), about, about * 0.05) << name;
    const auto layout = ParameterLayout(config);
    EXPECT_EQ(layout.back().offset + layout.back().count, config.Parameters());
    EXPECT_EQ(ModelFromJson(ModelToJson(config), "copy"), config);
  }
}

TEST(ModelConfig, JsonRoundTripAndDefaults) {
  const ModelConfig config = ModelFromJson(kText, "m.json");
  EXPECT_EQ(config.head_dim(), 16);
  EXPECT_EQ(config.kv_dim(), 32);
  EXPECT_FALSE(config.tied);
  EXPECT_EQ(config.rope_theta, 500.0f);
  EXPECT_EQ(ModelFromJson(ModelToJson(config), "copy"), config);
  const ModelConfig plain = ModelFromJson(R"({"dim":64,"layers":1,"heads":2,"ffn":64,"vocab":32})", "m.json");
  EXPECT_EQ(plain.kv_heads, 2);
  EXPECT_TRUE(plain.tied);
}

TEST(ModelConfig, ErrorsNameTheField) {
  EXPECT_EQ(Error(R"({"dim":64,"layers":1,"heads":2,"ffn":64})"),
            "m.json: field \"vocab\" is missing; give an integer");
  EXPECT_EQ(Error(R"({"dim":64,"layers":0,"heads":2,"ffn":64,"vocab":32})"),
            "m.json: field \"layers\" is 0; it must be an integer from 1 to 16777216");
  EXPECT_EQ(Error(R"({"dim":64.5,"layers":1,"heads":2,"ffn":64,"vocab":32})"),
            "m.json: field \"dim\" is 64.5; it must be an integer from 1 to 16777216");
  EXPECT_EQ(Error(R"({"dim":64,"layers":1,"heads":2,"ffn":72,"vocab":32})"),
            "m.json: ffn is 72; it must be a multiple of 32");
  EXPECT_EQ(Error(R"({"dim":64,"layers":1,"heads":2,"ffn":64,"vocab":257})"),
            "m.json: vocab is 257; it must be a multiple of 32");
  EXPECT_EQ(Error(R"({"dim":64,"layers":1,"heads":3,"ffn":64,"vocab":32})"),
            "m.json: dim 64 is not a multiple of heads 3");
  EXPECT_EQ(Error(R"({"dim":64,"layers":1,"heads":4,"kv_heads":3,"ffn":64,"vocab":32})"),
            "m.json: heads 4 is not a multiple of kv_heads 3");
  EXPECT_EQ(Error(R"({"dim":96,"layers":1,"heads":6,"kv_heads":1,"ffn":64,"vocab":32})"),
            "m.json: kv_heads * head size is 16; it must be a multiple of 32");
  EXPECT_EQ(Error(R"({"dim":64,"layers":1,"heads":64,"ffn":64,"vocab":32})"),
            "m.json: head size 1 (dim / heads) must be even");
  EXPECT_EQ(Error(R"({"dim":64,"layers":1,"heads":2,"ffn":64,"vocab":32,"tied":1})"),
            "m.json: field \"tied\" is 1; it must be true or false");
  EXPECT_EQ(Error(R"({"dim":64,"layers":1,"heads":2,"ffn":64,"vocab":32,"norm_eps":0})"),
            "m.json: field \"norm_eps\" is 0; it must be a positive number");
  EXPECT_NE(Error(R"({"dim":64,"layer":1})").find("unknown field \"layer\""), std::string::npos);
  EXPECT_NE(Error("[1]").find("m.json: a model is a JSON object"), std::string::npos);
  EXPECT_THROW(ModelByNameOrFile("huge", 288), InputError);
  EXPECT_THROW(ModelByNameOrFile("nano", 100), InputError);
}

TEST(ModelConfig, FileMayLeaveTheVocabularyToTheData) {
  const std::string path = std::filesystem::temp_directory_path() / "mx_config_test.json";
  WriteFileAtomically(path, R"({"dim":64,"layers":1,"heads":2,"ffn":64})");
  EXPECT_EQ(ModelByNameOrFile(path, 288).vocab, 288);
  WriteFileAtomically(path, R"({"dim":64,"layers":1,"heads":2,"ffn":64,"vocab":256})");
  EXPECT_THROW(ModelByNameOrFile(path, 288), InputError);
  std::filesystem::remove(path);
  EXPECT_THROW(ModelByNameOrFile(path, 288), InputError);
}

}  // namespace
}  // namespace mx
