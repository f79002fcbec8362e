// What decides the bits of a training run, and only that: two runs with equal settings and data are equal, on
// any machine and any number of threads. A checkpoint carries them, and a run resumes only with the same.
#ifndef MX_SIM_NN_TRAIN_SETTINGS_H_
#define MX_SIM_NN_TRAIN_SETTINGS_H_

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

#include "sim/linear/recipe.h"
#include "sim/nn/adamw.h"
#include "sim/nn/config.h"
#include "sim/nn/schedule.h"

namespace mx {

struct TrainSettings {
  ModelConfig model;
  Recipe recipe;
  uint64_t seed = 0;
  int64_t batch = 8, seq = 128;  // sequences of a micro-batch, tokens of a sequence
  int64_t accumulate = 1;        // micro-batches of a step
  int64_t steps = 1000;
  int64_t warmup = 100;
  float learning_rate = 3e-3f, lowest_rate = 3e-4f;
  AdamWConfig adamw;
  int64_t eval_every = 200;  // steps; the last step is always followed by a validation
  int64_t eval_batches = 8;

  Schedule schedule() const { return {learning_rate, lowest_rate, warmup, steps}; }
  int64_t tokens_a_step() const { return batch * seq * accumulate; }
};

// Peak rate where none is given: 3e-3 to width 160, 1e-3 to width 512, 6e-4 beyond.
float DefaultLearningRate(const ModelConfig& model);

// Throws InputError that names the option of `mxproof train`, or the field of the file `where`, or the layer
// whose sizes the recipe cannot take.
void CheckSettings(const TrainSettings& settings, const std::string& where = "");

nlohmann::json SettingsToJson(const TrainSettings& settings);
// Throws InputError naming `where` and the field.
TrainSettings SettingsFromJson(const nlohmann::json& json, const std::string& where);

// The path of the first value, in order of names, that differs between two documents, with both values:
// "recipe.rule: even, not floor"; empty when they are equal.
std::string FirstDifference(const nlohmann::json& want, const nlohmann::json& got,
                            const std::string& path = "");
// The same with the option that decides it in the place of the path: "--recipe: rule: even, not floor".
std::string InOptions(const std::string& difference);

}  // namespace mx

#endif  // MX_SIM_NN_TRAIN_SETTINGS_H_
