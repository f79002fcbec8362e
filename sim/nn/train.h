// Training: the loop around the model. Everything a run writes is in its folder:
//
//   checkpoint.safetensors   the last saved step (checkpoint.h)
//   metrics.jsonl            bits that every machine gives (metrics.h)
//   timing.jsonl             when and where: SIMD target, threads, compiler, seconds, tokens a second
#ifndef MX_SIM_NN_TRAIN_H_
#define MX_SIM_NN_TRAIN_H_

#include <cstdint>
#include <istream>
#include <memory>
#include <string>

#include "sim/linear/backend.h"
#include "sim/nn/dataset.h"
#include "sim/nn/metrics.h"
#include "sim/nn/train_folder.h"
#include "sim/nn/train_settings.h"

namespace mx {

struct TrainOptions {
  TrainSettings settings;
  DataSource data;
  std::string out;
  RunStart start = RunStart::kNew;
  bool extend = false;     // with kResume: settings.steps may exceed the checkpoint's
  int64_t save_every = 0;  // steps; 0: only at the end
  int64_t stop_at = 0;     // stop and save after this step, as if interrupted; 0: run to the end
};

// What a caller sees and decides while training runs. All calls come from the thread that called Train.
class TrainObserver {
 public:
  virtual ~TrainObserver() = default;
  virtual void Note(const std::string&) {}  // worth one line
  virtual void Started(int64_t /*parameters*/, int64_t /*done*/) {}
  virtual void Step(const StepRecord&) {}
  virtual void Validation(int64_t /*step*/, float /*loss*/) {}
  virtual bool StopRequested() { return false; }  // asked after each step
  virtual void Saving(bool /*begins*/) {}         // around the write of a checkpoint
};

enum class TrainEnd { kFinished, kStopped, kInterrupted, kNotFinite };

struct TrainSummary {
  TrainEnd end = TrainEnd::kFinished;
  int64_t step = 0;  // last finished step
  int64_t tokens = 0, parameters = 0;
  float train_loss = 0.0f;       // of the last step of this process
  float validation_loss = 0.0f;  // only when finished
  double unigram_entropy = 0.0;  // of the held-out tokens, nats
  LinearStats totals;            // of the whole run, validations included
  std::string parameters_sha256;
  double seconds = 0.0;            // of this process, from its first step on
  double tokens_per_second = 0.0;  // of its training steps alone
};

// Runs to the end, to stop_at, until StopRequested, or to the first loss or gradient norm that is not finite
// (then the checkpoint is the step before it). Throws InputError before anything is written: bad settings or
// data, a folder that cannot be used, a checkpoint of another run (naming the field).
TrainSummary Train(const TrainOptions& options, TrainObserver& observer, std::istream& standard_input,
                   Backend& backend = SimulatorBackend());

}  // namespace mx

#endif  // MX_SIM_NN_TRAIN_H_
