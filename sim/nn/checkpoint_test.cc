#include "sim/nn/checkpoint.h"

#include <gtest/gtest.h>

#include "sim/base/bits.h"
#include "sim/base/error.h"
#include "sim/io/atomic_file.h"
#include "sim/io/test_folder.h"
#include "sim/nn/train_test_util.h"

namespace mx {
namespace {

struct Example {
  CheckpointState state;
  std::vector<ParameterTensor> tensors = ParameterLayout(TinyModel());
  std::vector<float> parameters;
  AdamWState adamw;
};

Example Make() {
  Example e;
  e.state.settings = TinyRun("").settings;
  e.state.settings.recipe = RecipeByName("fp8");
  e.state.settings.seed = 0xFFFFFFFFFFFFFFFFu;
  e.state.data = {{"form", "text"}, {"kind", "bytes"}, {"tokens", 123}, {"sha256", "00"}};
  e.state.data_source = {{"path", "a \"b\""}, {"corpus_bytes", 1}};
  e.state.step = 25;
  e.state.metrics_bytes = 77;
  e.state.totals.gemms = {1, 2, 3};
  e.state.totals.counters[1][0].clipped = 9;
  const size_t count = static_cast<size_t>(TinyModel().Parameters());
  for (size_t i = 0; i < count; ++i) {
    e.parameters.push_back(FromBits(static_cast<uint32_t>(i * 2654435761u) & 0x7F7FFFFFu));
    e.adamw.m.push_back(static_cast<float>(i) * -0.5f);
    e.adamw.v.push_back(static_cast<float>(i) * 0.25f);
  }
  e.adamw.beta1_product = 0x1.23456789abcdep-5;
  e.adamw.beta2_product = 0x1.fedcba9876543p-1;
  e.state.beta1_product = e.adamw.beta1_product;
  e.state.beta2_product = e.adamw.beta2_product;
  Llama model(e.state.settings.model, e.state.settings.recipe, SimulatorBackend(), 0);
  float next = 1.0f;
  for (size_t i = 0; i < model.Fp8State().size(); ++i) {
    Fp8Scale scale;
    scale.scale = next += 0.1f;
    scale.amax = next += 0.1f;
    e.state.fp8.push_back(scale);
  }
  return e;
}

void Save(const std::string& path, const Example& e) {
  SaveCheckpoint(path, e.state, e.tensors, e.parameters, e.adamw);
}

std::string Error(const std::string& path) {
  try {
    Checkpoint::Open(path);
  } catch (const InputError& error) {
    EXPECT_EQ(std::string(error.what()).find('\n'), std::string::npos);
    return error.what();
  }
  return "no error";
}

TEST(Checkpoint, EverythingComesBack) {
  TestFolder folder;
  const Example e = Make();
  ASSERT_FALSE(e.state.fp8.empty());
  Save(folder / "c", e);
  const Checkpoint checkpoint = Checkpoint::Open(folder / "c");
  const CheckpointState& got = checkpoint.state();
  EXPECT_EQ(SettingsToJson(got.settings), SettingsToJson(e.state.settings));
  EXPECT_EQ(got.settings.recipe, e.state.settings.recipe);
  EXPECT_EQ(got.settings.model, e.state.settings.model);
  EXPECT_EQ(got.settings.seed, e.state.settings.seed);
  EXPECT_EQ(got.settings.learning_rate, e.state.settings.learning_rate);
  EXPECT_EQ(got.data, e.state.data);
  EXPECT_EQ(got.data_source, e.state.data_source);
  EXPECT_EQ(got.step, 25);
  EXPECT_EQ(got.metrics_bytes, 77);
  EXPECT_EQ(got.totals.gemms, e.state.totals.gemms);
  EXPECT_EQ(got.totals.counters, e.state.totals.counters);
  Llama model(got.settings.model, got.settings.recipe, SimulatorBackend(), 0);
  checkpoint.Restore(model);
  EXPECT_TRUE(std::equal(model.parameters().begin(), model.parameters().end(), e.parameters.begin()));
  for (size_t i = 0; i < e.state.fp8.size(); ++i) {
    EXPECT_EQ(model.Fp8State()[i]->scale, e.state.fp8[i].scale);
    EXPECT_EQ(model.Fp8State()[i]->amax, e.state.fp8[i].amax);
  }
  AdamWState adamw;
  checkpoint.Restore(e.tensors, adamw);
  EXPECT_EQ(adamw.m, e.adamw.m);
  EXPECT_EQ(adamw.v, e.adamw.v);
  EXPECT_EQ(adamw.beta1_product, e.adamw.beta1_product);
  EXPECT_EQ(adamw.beta2_product, e.adamw.beta2_product);
}

TEST(Checkpoint, EqualStatesGiveEqualBytes) {
  TestFolder folder;
  Save(folder / "a", Make());
  Save(folder / "b", Make());
  EXPECT_EQ(ReadFile(folder / "a"), ReadFile(folder / "b"));
}

TEST(Checkpoint, ParametersHaveHuggingFaceNames) {
  TestFolder folder;
  Save(folder / "a", Make());
  const SafetensorsFile file = SafetensorsFile::Open(folder / "a");
  EXPECT_EQ(file.Get("model.layers.0.self_attn.q_proj.weight").shape, (std::vector<int64_t>{32, 32}));
  EXPECT_EQ(file.Get("optimizer.m.model.embed_tokens.weight").shape, (std::vector<int64_t>{288, 32}));
  EXPECT_EQ(file.metadata().at("format"), "pt");
  EXPECT_EQ(file.metadata().at("mxproof.step"), "25");
}

TEST(Checkpoint, TruncatedAnywhereIsRefused) {
  TestFolder folder;
  Save(folder / "a", Make());
  const std::string whole = ReadFile(folder / "a");
  for (size_t keep : {size_t{0}, size_t{7}, size_t{8}, size_t{100}, whole.size() / 3, whole.size() - 1}) {
    WriteFileAtomically(folder / "b", whole.substr(0, keep));
    EXPECT_EQ(Error(folder / "b").find(folder / "b"), 0u) << keep;
  }
  WriteFileAtomically(folder / "b", whole + "x");
  EXPECT_NE(Error(folder / "b"), "no error");
}

TEST(Checkpoint, OneFlippedBitAnywhereIsRefused) {
  TestFolder folder;
  Save(folder / "a", Make());
  const std::string whole = ReadFile(folder / "a");
  for (size_t at = 0; at < whole.size(); at += at < 12'000 ? 61 : 9'973) {
    std::string damaged = whole;
    damaged[at] = static_cast<char>(damaged[at] ^ 1);
    WriteFileAtomically(folder / "b", damaged);
    EXPECT_NE(Error(folder / "b"), "no error") << at;
  }
}

TEST(Checkpoint, OtherSafetensorsFilesAndOtherVersionsAreNamed) {
  TestFolder folder;
  WriteSafetensors(folder / "a", {}, {{"format", "pt"}});
  EXPECT_EQ(Error(folder / "a"),
            (folder / "a") + ": no checkpoint of mxproof train (no \"mxproof.checkpoint\" in it)");
  WriteSafetensors(folder / "a", {}, {{"mxproof.checkpoint", "2"}});
  EXPECT_EQ(Error(folder / "a"), (folder / "a") + ": checkpoint version 2; this mxproof reads version 1");
  EXPECT_EQ(Error(folder / "none").find(folder / "none"), 0u);
}

TEST(Checkpoint, AnotherModelIsNamed) {
  TestFolder folder;
  const Example e = Make();
  Save(folder / "a", e);
  const Checkpoint checkpoint = Checkpoint::Open(folder / "a");
  ModelConfig other = TinyModel();
  other.ffn = 64;
  Llama model(other, e.state.settings.recipe, SimulatorBackend(), 0);
  try {
    checkpoint.Restore(model);
    FAIL();
  } catch (const InputError& error) {
    EXPECT_NE(std::string(error.what()).find("mlp.gate_proj.weight has another type or shape"),
              std::string::npos)
        << error.what();
  }
}

TEST(Checkpoint, UnwritablePlaceIsOneLine) { EXPECT_THROW(Save("/proc/none/c", Make()), InputError); }

TEST(Settings, FirstDifferenceNamesThePath) {
  const nlohmann::json a = {{"x", {{"y", 1}, {"z", "q"}}}, {"w", 2}};
  nlohmann::json b = a;
  EXPECT_EQ(FirstDifference(a, b), "");
  b["x"]["z"] = "r";
  EXPECT_EQ(FirstDifference(a, b), "x.z: q, not r");
  b["x"].erase("y");
  EXPECT_EQ(FirstDifference(a, b), "x.y: 1, not absent");
  EXPECT_EQ(FirstDifference(b, a), "x.y: absent, not 1");
}

TEST(Settings, MissingAndWrongFieldsAreNamed) {
  const nlohmann::json good = SettingsToJson(TinyRun("").settings);
  for (const char* field : {"model", "recipe", "seed", "batch", "learning_rate", "adamw"}) {
    nlohmann::json bad = good;
    bad.erase(field);
    try {
      SettingsFromJson(bad, "file");
      FAIL() << field;
    } catch (const InputError& error) {
      EXPECT_EQ(std::string(error.what()), fmt::format("file: field \"{}\" is missing", field));
    }
  }
  nlohmann::json bad = good;
  bad["batch"] = "2";
  EXPECT_THROW(SettingsFromJson(bad, "file"), InputError);
}

}  // namespace
}  // namespace mx
