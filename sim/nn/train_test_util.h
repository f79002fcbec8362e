// For tests: a model small enough to train in milliseconds.
#ifndef MX_SIM_NN_TRAIN_TEST_UTIL_H_
#define MX_SIM_NN_TRAIN_TEST_UTIL_H_

#include <sstream>
#include <string>

#include "sim/base/parallel.h"
#include "sim/nn/train.h"

namespace mx {

inline ModelConfig TinyModel() {
  ModelConfig model;
  model.name = "tiny";
  model.dim = 32;
  model.layers = 1;
  model.heads = 2;
  model.kv_heads = 2;
  model.ffn = 32;
  model.vocab = kByteVocabulary;
  return model;
}

inline TrainOptions TinyRun(const std::string& out, const std::string& recipe = "mxfp4-h16") {
  TrainOptions options;
  options.settings.model = TinyModel();
  options.settings.recipe = RecipeByName(recipe);
  options.settings.batch = 2;
  options.settings.seq = 32;
  options.settings.steps = 8;
  options.settings.warmup = 2;
  options.settings.eval_every = 3;
  options.settings.eval_batches = 2;
  options.data.corpus_bytes = 1 << 16;
  options.out = out;
  return options;
}

class Quiet : public TrainObserver {};

// On one thread unless a test says otherwise: with products this small others would only wait.
inline TrainSummary RunQuietly(const TrainOptions& options, int threads = 1) {
  SetThreads(threads);
  Quiet quiet;
  std::istringstream nothing;
  return Train(options, quiet, nothing);
}

}  // namespace mx

#endif  // MX_SIM_NN_TRAIN_TEST_UTIL_H_
