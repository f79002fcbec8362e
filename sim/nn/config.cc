#include "sim/nn/config.h"

#include <cmath>

#include "sim/base/error.h"
#include "sim/io/atomic_file.h"
#include "sim/io/json.h"

namespace mx {
namespace {

using nlohmann::json;

constexpr int64_t kLargest = int64_t{1} << 24;  // of any size: keeps products of two far from overflow

// nano about 1 M parameters, micro about 10 M, mini about 100 M.
const ModelConfig kNamed[] = {
    {"nano", 128, 4, 4, 2, 512, 0},
    {"micro", 384, 6, 6, 2, 1024, 0},
    {"mini", 768, 16, 12, 4, 2048, 0},
};

int64_t IntegerField(const json& object, const char* name, const std::string& file) {
  const auto it = object.find(name);
  if (it == object.end()) Fail("{}: field \"{}\" is missing; give an integer", file, name);
  if (!it->is_number_integer() || it->get<double>() < 1 ||
      it->get<double>() > static_cast<double>(kLargest)) {
    Fail("{}: field \"{}\" is {}; it must be an integer from 1 to {}", file, name, it->dump(), kLargest);
  }
  return it->get<int64_t>();
}

float PositiveField(const json& object, const char* name, float otherwise, const std::string& file) {
  const auto it = object.find(name);
  if (it == object.end()) return otherwise;
  const float value = it->is_number() ? it->get<float>() : 0.0f;
  if (!(value > 0.0f) || !std::isfinite(value)) {
    Fail("{}: field \"{}\" is {}; it must be a positive number", file, name, it->dump());
  }
  return value;
}

bool BoolField(const json& object, const char* name, bool otherwise, const std::string& file) {
  const auto it = object.find(name);
  if (it == object.end()) return otherwise;
  if (!it->is_boolean()) Fail("{}: field \"{}\" is {}; it must be true or false", file, name, it->dump());
  return it->get<bool>();
}

void Check(const ModelConfig& c, const std::string& file) {
  if (c.dim % c.heads != 0) Fail("{}: dim {} is not a multiple of heads {}", file, c.dim, c.heads);
  if (c.heads % c.kv_heads != 0)
    Fail("{}: heads {} is not a multiple of kv_heads {}", file, c.heads, c.kv_heads);
  if (c.head_dim() % 2 != 0) Fail("{}: head size {} (dim / heads) must be even", file, c.head_dim());
  const std::pair<const char*, int64_t> sizes[] = {
      {"dim", c.dim}, {"kv_heads * head size", c.kv_dim()}, {"ffn", c.ffn}, {"vocab", c.vocab}};
  for (const auto& [name, value] : sizes) {
    if (value % 32 != 0) Fail("{}: {} is {}; it must be a multiple of 32", file, name, value);
  }
}

ModelConfig Parse(std::string_view text, const std::string& file, int64_t default_vocab) {
  const json object = ParseJson(text, file);
  if (!object.is_object())
    Fail("{}: a model is a JSON object with the fields dim, layers, heads, ffn, vocab", file);
  for (const auto& item : object.items()) {
    bool known = false;
    for (const char* name :
         {"name", "dim", "layers", "heads", "kv_heads", "ffn", "vocab", "tied", "rope_theta", "norm_eps"}) {
      known = known || item.key() == name;
    }
    if (!known) {
      Fail(
          "{}: unknown field {}; the fields are name, dim, layers, heads, kv_heads, ffn, vocab, tied, "
          "rope_theta, norm_eps",
          file, Quoted(item.key()));
    }
  }
  ModelConfig c;
  if (const auto it = object.find("name"); it != object.end()) {
    if (!it->is_string()) Fail("{}: field \"name\" must be a string", file);
    c.name = it->get<std::string>();
  }
  c.dim = IntegerField(object, "dim", file);
  c.layers = IntegerField(object, "layers", file);
  if (c.layers > 4095) Fail("{}: layers is {}; at most 4095 have a random stream", file, c.layers);
  c.heads = IntegerField(object, "heads", file);
  c.kv_heads = object.contains("kv_heads") ? IntegerField(object, "kv_heads", file) : c.heads;
  c.ffn = IntegerField(object, "ffn", file);
  c.vocab =
      default_vocab > 0 && !object.contains("vocab") ? default_vocab : IntegerField(object, "vocab", file);
  c.tied = BoolField(object, "tied", c.tied, file);
  c.rope_theta = PositiveField(object, "rope_theta", c.rope_theta, file);
  c.norm_eps = PositiveField(object, "norm_eps", c.norm_eps, file);
  Check(c, file);
  return c;
}

}  // namespace

int64_t ModelConfig::Parameters() const {
  const int64_t block = 2 * dim * dim + 2 * dim * kv_dim() + 3 * dim * ffn + 2 * dim;
  return layers * block + dim + (tied ? 1 : 2) * vocab * dim;
}

ModelConfig ModelFromJson(std::string_view text, const std::string& file_name) {
  return Parse(text, file_name, 0);
}

ModelConfig ModelByNameOrFile(const std::string& name_or_path, int64_t vocab) {
  for (ModelConfig config : kNamed) {
    if (config.name != name_or_path) continue;
    config.vocab = vocab;
    Check(config, "model " + config.name);
    return config;
  }
  const bool file =
      name_or_path.find('.') != std::string::npos || name_or_path.find('/') != std::string::npos;
  if (!file)
    Fail("model '{}' is unknown; use nano, micro, mini or a JSON file (with a '.' or '/' in its name)",
         name_or_path);
  const ModelConfig config = Parse(ReadFile(name_or_path), name_or_path, vocab);
  if (config.vocab < vocab)
    Fail("{}: vocab is {}; the data or --vocab need at least {}", name_or_path, config.vocab, vocab);
  return config;
}

std::string ModelToJson(const ModelConfig& c) {
  return json{{"name", c.name},        {"dim", c.dim},           {"layers", c.layers},
              {"heads", c.heads},      {"kv_heads", c.kv_heads}, {"ffn", c.ffn},
              {"vocab", c.vocab},      {"tied", c.tied},         {"rope_theta", c.rope_theta},
              {"norm_eps", c.norm_eps}}
      .dump();
}

}  // namespace mx
