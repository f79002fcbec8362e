#include "sim/nn/train_settings.h"

#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "sim/base/error.h"
#include "sim/linear/linear.h"

namespace mx {
namespace {

using nlohmann::json;

// One row a number, so that writing, reading and checking cannot drift apart.
struct IntegerField {
  const char *name, *option;
  int64_t TrainSettings::*member;
  int64_t lowest, highest;
};
constexpr int64_t kManySteps = 0xFFFFFFFF, kManyRows = int64_t{1} << 24, kManyTokens = int64_t{1} << 20;
constexpr std::array<IntegerField, 7> kIntegers = {{
    {"batch", "--batch", &TrainSettings::batch, 1, kManyRows},
    {"seq", "--seq", &TrainSettings::seq, 1, kManyTokens},
    {"accumulate", "--accumulate", &TrainSettings::accumulate, 1, 1 << 20},
    {"steps", "--steps", &TrainSettings::steps, 1, kManySteps},
    {"warmup", "--warmup", &TrainSettings::warmup, 0, kManySteps},
    {"eval_every", "--eval-every", &TrainSettings::eval_every, 1, kManySteps},
    {"eval_batches", "--eval-batches", &TrainSettings::eval_batches, 1, 1 << 20},
}};

struct FloatField {
  const char *name, *option;
  float TrainSettings::*member;
};
constexpr std::array<FloatField, 2> kFloats = {{
    {"learning_rate", "--lr", &TrainSettings::learning_rate},
    {"lowest_rate", "--min-lr", &TrainSettings::lowest_rate},
}};

struct AdamWField {
  const char *name, *option;
  float AdamWConfig::*member;
  float below;  // 0 <= value < below
};
constexpr std::array<AdamWField, 5> kAdamW = {{
    {"beta1", "--beta1", &AdamWConfig::beta1, 1.0f},
    {"beta2", "--beta2", &AdamWConfig::beta2, 1.0f},
    {"eps", "--eps", &AdamWConfig::eps, 1.0f},
    {"weight_decay", "--weight-decay", &AdamWConfig::weight_decay, INFINITY},
    {"clip", "--clip", &AdamWConfig::clip, INFINITY},
}};

void CheckSizes(const TrainSettings& settings) {
  const ModelConfig& model = settings.model;
  struct Shape {
    const char* layer;
    int64_t in, out;
  };
  const std::array<Shape, 7> shapes = {{{"q_proj", model.dim, model.dim},
                                        {"k_proj", model.dim, model.kv_dim()},
                                        {"v_proj", model.dim, model.kv_dim()},
                                        {"o_proj", model.dim, model.dim},
                                        {"gate_proj", model.dim, model.ffn},
                                        {"up_proj", model.dim, model.ffn},
                                        {"down_proj", model.ffn, model.dim}}};
  for (const Shape& shape : shapes) {
    const std::string problem =
        SizeProblem(settings.recipe, settings.batch * settings.seq, shape.in, shape.out);
    if (!problem.empty()) {
      Fail("recipe {} cannot take these sizes (batch {} x seq {}, {}): {}", settings.recipe.name,
           settings.batch, settings.seq, shape.layer, problem);
    }
  }
}

// What a message calls a field: the option of the command, or the field of the file `where`.
template <typename Row>
std::string NameOf(const Row& row, const std::string& where) {
  return where.empty() ? row.option : fmt::format("{}: field \"{}\"", where, row.name);
}

const json& Field(const json& object, const char* name, const std::string& where) {
  if (!object.is_object() || !object.contains(name)) Fail("{}: field \"{}\" is missing", where, name);
  return object[name];
}

template <typename T>
T Number(const json& object, const char* name, const std::string& where) {
  const json& value = Field(object, name, where);
  if (!value.is_number()) Fail("{}: field \"{}\" is no number", where, name);
  return value.get<T>();
}

}  // namespace

float DefaultLearningRate(const ModelConfig& model) {
  return model.dim <= 160 ? 3e-3f : model.dim <= 512 ? 1e-3f : 6e-4f;
}

void CheckSettings(const TrainSettings& settings, const std::string& where) {
  for (const IntegerField& field : kIntegers) {
    const int64_t value = settings.*field.member;
    if (value < field.lowest || value > field.highest) {
      Fail("{}: {} is not between {} and {}", NameOf(field, where), value, field.lowest, field.highest);
    }
  }
  for (const FloatField& field : kFloats) {
    const float value = settings.*field.member;
    if (!(value >= 0.0f) || std::isinf(value))
      Fail("{}: {} is no finite number from 0 up", NameOf(field, where), value);
  }
  for (const AdamWField& field : kAdamW) {
    const float value = settings.adamw.*field.member;
    if (!(value >= 0.0f && value < field.below)) {
      Fail("{}: {} is not at least 0 and below {}", NameOf(field, where), value, field.below);
    }
  }
  if (settings.batch * settings.seq > int64_t{1} << 31)
    Fail("--batch x --seq: {} x {} are more than 2^31 tokens in a micro-batch", settings.batch, settings.seq);
  CheckSizes(settings);
}

json SettingsToJson(const TrainSettings& settings) {
  json out;
  out["model"] = json::parse(ModelToJson(settings.model));
  out["recipe"] = json::parse(RecipeToJson(settings.recipe));
  out["seed"] = settings.seed;
  for (const IntegerField& field : kIntegers) out[field.name] = settings.*field.member;
  for (const FloatField& field : kFloats) out[field.name] = settings.*field.member;
  for (const AdamWField& field : kAdamW) out["adamw"][field.name] = settings.adamw.*field.member;
  return out;
}

TrainSettings SettingsFromJson(const json& in, const std::string& where) {
  TrainSettings settings;
  settings.model = ModelFromJson(Field(in, "model", where).dump(), where);
  settings.recipe = RecipeFromJson(Field(in, "recipe", where).dump(), where);
  settings.seed = Number<uint64_t>(in, "seed", where);
  for (const IntegerField& field : kIntegers) settings.*field.member = Number<int64_t>(in, field.name, where);
  for (const FloatField& field : kFloats) settings.*field.member = Number<float>(in, field.name, where);
  const json& adamw = Field(in, "adamw", where);
  for (const AdamWField& field : kAdamW)
    settings.adamw.*field.member = Number<float>(adamw, field.name, where);
  CheckSettings(settings, where);
  return settings;
}

std::string FirstDifference(const json& want, const json& got, const std::string& path) {
  if (want == got) return "";
  const auto shown = [](const json& value) {
    return value.is_string() ? value.get<std::string>() : value.dump();
  };
  if (!want.is_object() || !got.is_object()) {
    return fmt::format("{}: {}, not {}", path.empty() ? "value" : path, shown(want), shown(got));
  }
  json names = want;
  names.update(got);
  for (const auto& [name, unused] : names.items()) {
    const std::string below = path.empty() ? name : path + "." + name;
    if (!want.contains(name)) return fmt::format("{}: absent, not {}", below, shown(got[name]));
    if (!got.contains(name)) return fmt::format("{}: {}, not absent", below, shown(want[name]));
    const std::string difference = FirstDifference(want[name], got[name], below);
    if (!difference.empty()) return difference;
  }
  return "";
}

std::string InOptions(const std::string& difference) {
  std::vector<std::pair<std::string, std::string>> names = {{"settings.model.", "--model: "},
                                                            {"settings.recipe.", "--recipe: "},
                                                            {"settings.seed:", "--seed:"},
                                                            {"data.", "--data: "}};
  const auto add = [&](const std::string& path, const auto& rows) {
    for (const auto& row : rows) names.emplace_back(path + row.name + ":", fmt::format("{}:", row.option));
  };
  add("settings.", kIntegers);
  add("settings.", kFloats);
  add("settings.adamw.", kAdamW);
  for (const auto& [path, option] : names) {
    if (difference.starts_with(path)) return option + difference.substr(path.size());
  }
  return difference;
}

}  // namespace mx
