// The command line of `mxproof train` as options of a run. What is not given comes from the checkpoint of a
// resumed run, else from the defaults.
#ifndef MX_TOOLS_TRAIN_OPTIONS_H_
#define MX_TOOLS_TRAIN_OPTIONS_H_

#include <cstdint>
#include <optional>
#include <string>

#include "sim/nn/train.h"
#include "tools/command.h"

namespace mx::tools {

struct TrainFlags {
  std::string out;
  std::optional<std::string> model, recipe, rest, data, token_type;
  std::optional<uint64_t> seed;
  std::optional<int64_t> steps, batch, seq, accumulate, warmup, vocab, eval_every, eval_batches, save_every,
      stop_at, corpus_mib;
  std::optional<float> lr, min_lr, weight_decay, clip, beta1, beta2, eps;
  bool resume = false, overwrite = false, extend = false;
};

void AddTrainFlags(CLI::App* command, TrainFlags* flags);
TrainOptions ToTrainOptions(const TrainFlags& flags);  // throws InputError

}  // namespace mx::tools

#endif  // MX_TOOLS_TRAIN_OPTIONS_H_
