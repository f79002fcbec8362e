#include "sim/nn/checkpoint.h"

#include <charconv>
#include <cstring>
#include <map>

#include "sim/base/bits.h"
#include "sim/base/error.h"
#include "sim/base/sha256.h"
#include "sim/io/json.h"
#include "sim/nn/metrics.h"

namespace mx {
namespace {

using nlohmann::json;
using Metadata = std::map<std::string, std::string>;
using Tensors = std::map<std::string, TensorView>;

constexpr const char* kVersion = "1";
constexpr const char* kDigestKey = "mxproof.sha256";

// Over every other metadata entry and every tensor, in order of their names.
std::string ContentDigest(const Metadata& metadata, const Tensors& tensors) {
  Sha256 hash;
  for (const auto& [key, value] : metadata) {
    if (key == kDigestKey) continue;
    hash.Update(key.c_str(), key.size() + 1);
    hash.Update(value.c_str(), value.size() + 1);
  }
  for (const auto& [name, tensor] : tensors) {
    hash.Update(name.c_str(), name.size() + 1);
    hash.Update(tensor.data.data(), tensor.data.size());
  }
  return hash.Hex();
}

json StateToJson(const CheckpointState& state) {
  json out;
  out["beta1_product"] = HexBits(state.beta1_product);
  out["beta2_product"] = HexBits(state.beta2_product);
  out["metrics_bytes"] = state.metrics_bytes;
  out["totals"] = json::parse(StatsToJson(state.totals).dump());
  out["data_source"] = state.data_source;
  out["fp8"] = json::array();
  for (const Fp8Scale& scale : state.fp8) out["fp8"].push_back({HexBits(scale.scale), HexBits(scale.amax)});
  return out;
}

// A field of a JSON object whose type is checked, so that a damaged file gives a line and no surprise.
const json& Field(const json& object, const char* name, json::value_t type, const std::string& where) {
  if (!object.is_object() || !object.contains(name) || object[name].type() != type) {
    Fail("{}: mxproof.state: field \"{}\" is missing or of another type", where, name);
  }
  return object[name];
}

template <typename T>
T Bits(const json& value, const std::string& where) {
  const std::string text = value.is_string() ? value.get<std::string>() : "";
  T bits = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), bits, 16);
  if (error != std::errc{} || end != text.data() + text.size() || text.size() != sizeof(T) * 2) {
    Fail("{}: mxproof.state: {} are no {} hexadecimal digits", where, value.dump(), sizeof(T) * 2);
  }
  return bits;
}

void ParseState(const std::string& text, const std::string& where, CheckpointState& state) {
  const json in = ParseJson(text, where + ": mxproof.state");
  state.beta1_product =
      FromBits64(Bits<uint64_t>(Field(in, "beta1_product", json::value_t::string, where), where));
  state.beta2_product =
      FromBits64(Bits<uint64_t>(Field(in, "beta2_product", json::value_t::string, where), where));
  state.metrics_bytes = Field(in, "metrics_bytes", json::value_t::number_unsigned, where).get<int64_t>();
  state.totals = StatsFromJson(Field(in, "totals", json::value_t::object, where), where);
  state.data_source = Field(in, "data_source", json::value_t::object, where);
  for (const json& pair : Field(in, "fp8", json::value_t::array, where)) {
    if (!pair.is_array() || pair.size() != 2)
      Fail("{}: mxproof.state: field \"fp8\" is no list of pairs", where);
    Fp8Scale scale;
    scale.scale = FromBits(Bits<uint32_t>(pair[0], where));
    scale.amax = FromBits(Bits<uint32_t>(pair[1], where));
    state.fp8.push_back(scale);
  }
}

TensorView View(const ParameterTensor& tensor, const float* data) {
  return {"F32",
          tensor.shape,
          {reinterpret_cast<const uint8_t*>(data + tensor.offset),
           static_cast<size_t>(tensor.count) * sizeof(float)}};
}

const std::string& Entry(const SafetensorsFile& file, const std::string& key) {
  const auto at = file.metadata().find(key);
  if (at == file.metadata().end())
    Fail("{}: no checkpoint of mxproof train (no \"{}\" in it)", file.path(), key);
  return at->second;
}

int64_t ParseStep(const std::string& text, const std::string& where) {
  int64_t step = -1;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), step);
  if (error != std::errc{} || end != text.data() + text.size() || step < 0)
    Fail("{}: mxproof.step is no number", where);
  return step;
}

}  // namespace

void SaveCheckpoint(const std::string& path, const CheckpointState& state,
                    const std::vector<ParameterTensor>& tensors, std::span<const float> parameters,
                    const AdamWState& adamw) {
  Tensors views;
  for (const ParameterTensor& tensor : tensors) {
    views[tensor.name] = View(tensor, parameters.data());
    views["optimizer.m." + tensor.name] = View(tensor, adamw.m.data());
    views["optimizer.v." + tensor.name] = View(tensor, adamw.v.data());
  }
  Metadata metadata = {{"format", "pt"},
                       {"mxproof.checkpoint", kVersion},
                       {"mxproof.config", ModelToJson(state.settings.model)},
                       {"mxproof.recipe", RecipeToJson(state.settings.recipe)},
                       {"mxproof.settings", SettingsToJson(state.settings).dump()},
                       {"mxproof.data", state.data.dump()},
                       {"mxproof.step", fmt::format("{}", state.step)},
                       {"mxproof.state", StateToJson(state).dump()}};
  if (!state.kernels.empty()) metadata["mxproof.kernels"] = state.kernels;
  metadata[kDigestKey] = ContentDigest(metadata, views);
  WriteSafetensors(path, views, metadata);
}

Checkpoint Checkpoint::Open(const std::string& path) {
  Checkpoint checkpoint(SafetensorsFile::Open(path));
  const SafetensorsFile& file = checkpoint.file_;
  const std::string& version = Entry(file, "mxproof.checkpoint");
  if (version != kVersion)
    Fail("{}: checkpoint version {}; this mxproof reads version {}", path, version, kVersion);
  if (Entry(file, kDigestKey) != ContentDigest(file.metadata(), file.tensors())) {
    Fail("{}: the content does not have the SHA-256 that the file names (a damaged or edited checkpoint)",
         path);
  }
  CheckpointState& state = checkpoint.state_;
  state.settings =
      SettingsFromJson(ParseJson(Entry(file, "mxproof.settings"), path + ": mxproof.settings"), path);
  state.data = ParseJson(Entry(file, "mxproof.data"), path + ": mxproof.data");
  state.step = ParseStep(Entry(file, "mxproof.step"), path);
  ParseState(Entry(file, "mxproof.state"), path, state);
  return checkpoint;
}

void Checkpoint::Copy(const std::vector<ParameterTensor>& tensors, const std::string& prefix,
                      std::span<float> out) const {
  for (const ParameterTensor& tensor : tensors) {
    const TensorView& view = file_.Get(prefix + tensor.name);
    if (view.dtype != "F32" || view.shape != tensor.shape) {
      Fail("{}: tensor {}{} has another type or shape than the model", file_.path(), prefix, tensor.name);
    }
    std::memcpy(out.data() + tensor.offset, view.data.data(), view.data.size());
  }
}

void Checkpoint::Restore(Llama& model) const {
  Copy(model.tensors(), "", model.parameters());
  const std::vector<Fp8Scale*> scales = model.Fp8State();
  if (scales.size() != state_.fp8.size()) {
    Fail("{}: {} FP8 scales, but the model has {}", file_.path(), state_.fp8.size(), scales.size());
  }
  for (size_t i = 0; i < scales.size(); ++i) *scales[i] = state_.fp8[i];
  model.ParametersChanged();
}

void Checkpoint::Restore(const std::vector<ParameterTensor>& tensors, AdamWState& adamw) const {
  int64_t count = 0;
  for (const ParameterTensor& tensor : tensors) count = std::max(count, tensor.offset + tensor.count);
  adamw.m.assign(static_cast<size_t>(count), 0.0f);
  adamw.v.assign(static_cast<size_t>(count), 0.0f);
  Copy(tensors, "optimizer.m.", adamw.m);
  Copy(tensors, "optimizer.v.", adamw.v);
  adamw.beta1_product = state_.beta1_product;
  adamw.beta2_product = state_.beta2_product;
}

}  // namespace mx
