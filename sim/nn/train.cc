#include "sim/nn/train.h"

#include <chrono>
#include <cmath>
#include <optional>
#include <vector>

#include "sim/base/error.h"
#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/nn/adamw.h"
#include "sim/nn/checkpoint.h"
#include "sim/nn/dataset_split.h"
#include "sim/nn/llama.h"
#include "sim/nn/train_data.h"
#include "sim/nn/train_memory.h"

namespace mx {
namespace {

constexpr uint32_t kValidationMicroBatch = 0x80000000u;  // keys the randomness of validation batches

constexpr const char* kCompiler =
#if defined(__clang__)
    "Clang " __clang_version__;
#elif defined(__GNUC__)
    "GCC " __VERSION__;
#else
    "unknown";
#endif

double Now() {
  using Clock = std::chrono::steady_clock;
  return std::chrono::duration<double>(Clock::now().time_since_epoch()).count();
}

class Run {
 public:
  Run(const TrainOptions& options, TrainObserver& observer, std::istream& standard_input, Backend& backend);
  TrainSummary ToTheEnd();

 private:
  void CheckSame(const CheckpointState& saved) const;
  void Begin();
  bool Step(int64_t step, StepRecord& record);
  float Forward(int64_t step, int64_t micro_batch);
  float Validate(int64_t step);
  void Save();
  TrainSummary Close(TrainEnd end);
  void StopOnNotFinite(const StepRecord& record, const std::vector<Fp8Scale>& scales);
  std::vector<Fp8Scale> Scales();

  TrainOptions options_;
  TrainObserver& observer_;
  const Backend& backend_;
  RunFolder folder_;
  std::optional<Checkpoint> from_;
  TokenData data_;
  DataSplit split_;
  Llama model_;
  AdamWState adamw_;
  CheckpointState state_;
  std::unique_ptr<LineFile> metrics_, timing_;
  std::vector<int32_t> tokens_, targets_;
  float train_loss_ = 0.0f, validation_loss_ = 0.0f;
  double begun_ = 0.0, step_seconds_ = 0.0;
  int64_t first_step_ = 0;
};

const TrainOptions& Checked(const TrainOptions& options) {
  const TrainSettings& s = options.settings;
  CheckSettings(s);
  if (options.save_every < 0) Fail("--save-every: {} is negative", options.save_every);
  if (options.stop_at < 0) Fail("--stop-at: {} is negative", options.stop_at);
  if (options.stop_at > s.steps)
    Fail("--stop-at: step {} is behind the last of {}", options.stop_at, s.steps);
  CheckFits(PlanMemory(s, options.data, Threads()), FindAvailableMemory());
  return options;
}

// The text of standard input and of packed files shows its size only now.
TokenData LoadChecked(const TrainOptions& options, std::istream& standard_input) {
  TokenData data = LoadTrainData(options.data, options.settings, standard_input);
  TrainMemory memory = PlanMemory(options.settings, options.data, Threads());
  memory.data = 0;
  CheckFits(memory, FindAvailableMemory());
  return data;
}

Run::Run(const TrainOptions& options, TrainObserver& observer, std::istream& standard_input, Backend& backend)
    : options_(Checked(options)),
      observer_(observer),
      backend_(backend),
      folder_(options.out, options.start),
      from_(options.start == RunStart::kResume ? std::optional(Checkpoint::Open(folder_.checkpoint()))
                                               : std::nullopt),
      data_(LoadChecked(options, standard_input)),
      split_(data_, options.settings.batch, options.settings.seq),
      model_(options.settings.model, options.settings.recipe, backend, options.settings.seed) {
  state_.settings = options_.settings;
  state_.data = DataIdentity(data_);
  state_.data_source = DataSourceToJson(options_.data);
  if (from_) {
    CheckSame(from_->state());
    from_->Restore(model_);
    from_->Restore(model_.tensors(), adamw_);
    state_.step = from_->state().step;
    state_.totals = from_->state().totals;
    if (options_.stop_at > 0 && options_.stop_at <= state_.step) {
      Fail("--stop-at: the checkpoint is at step {} already, not before {}", state_.step, options_.stop_at);
    }
  } else {
    model_.Initialise();
    adamw_.m.assign(model_.parameters().size(), 0.0f);
    adamw_.v.assign(model_.parameters().size(), 0.0f);
  }
  const size_t count = static_cast<size_t>(options_.settings.batch * options_.settings.seq);
  tokens_.resize(count);
  targets_.resize(count);
}

void Run::CheckSame(const CheckpointState& saved) const {
  nlohmann::json want = {{"settings", SettingsToJson(saved.settings)}, {"data", saved.data}};
  nlohmann::json have = {{"settings", SettingsToJson(state_.settings)}, {"data", state_.data}};
  if (options_.extend) {
    if (state_.settings.steps < saved.settings.steps) {
      Fail("--extend: {} steps are fewer than the checkpoint's {}", state_.settings.steps,
           saved.settings.steps);
    }
    want["settings"].erase("steps");
    have["settings"].erase("steps");
  }
  const std::string difference = FirstDifference(want, have);
  if (difference.empty()) return;
  const bool steps = difference.starts_with("settings.steps:");
  Fail("{}: the checkpoint is of another run: {}{}", folder_.checkpoint(), InOptions(difference),
       steps ? " (--extend carries it on with a longer schedule)" : "");
}

// The first thing that changes the folder.
void Run::Begin() {
  if (options_.start == RunStart::kOverwrite) folder_.Clear();
  metrics_ = std::make_unique<LineFile>(folder_.metrics(), from_ ? from_->state().metrics_bytes : 0);
  timing_ = std::make_unique<LineFile>(folder_.timing(), LineFile::kAll);
  if (!from_) {
    const OrderedJson settings = OrderedJson::parse(SettingsToJson(state_.settings).dump());
    metrics_->Append({{"kind", "run"},
                      {"settings", settings},
                      {"data", OrderedJson::parse(state_.data.dump())},
                      {"parameters", model_.parameters().size()},
                      {"initial_sha256", ParametersDigest(model_.parameters())}});
  } else if (from_->state().settings.steps != state_.settings.steps) {
    metrics_->Append({{"kind", "extended"}, {"step", state_.step}, {"steps", state_.settings.steps}});
  }
  timing_->Append({{"kind", "start"},
                   {"step", state_.step},
                   {"simd", SelectedSimd()},
                   {"threads", Threads()},
                   {"compiler", kCompiler}});
  from_.reset();  // its file is mapped and will be replaced
  observer_.Started(static_cast<int64_t>(model_.parameters().size()), state_.step);
  begun_ = Now();
  first_step_ = state_.step;
}

std::vector<Fp8Scale> Run::Scales() {
  std::vector<Fp8Scale> scales;
  for (const Fp8Scale* scale : model_.Fp8State()) scales.push_back(*scale);
  return scales;
}

float Run::Forward(int64_t step, int64_t micro_batch) {
  const TrainSettings& s = options_.settings;
  const CallPosition at{s.seed, static_cast<uint32_t>(step), static_cast<uint32_t>(micro_batch)};
  split_.TrainBatch(s.seed, at.step, at.micro_batch, tokens_.data(), targets_.data());
  return model_.ForwardBackward(at, tokens_.data(), targets_.data(), s.batch, s.seq);
}

// False when the loss or the gradient norm is not finite; then no parameter has changed.
bool Run::Step(int64_t step, StepRecord& record) {
  const TrainSettings& s = options_.settings;
  const LinearStats before = model_.Stats();
  model_.ZeroGradients();
  float sum = 0.0f;
  for (int64_t m = 0; m < s.accumulate; ++m) sum += Forward(step, m);
  const float share = 1.0f / static_cast<float>(s.accumulate);
  if (s.accumulate > 1) model_.ScaleGradients(share);
  record.step = step;
  record.loss = s.accumulate > 1 ? sum * share : sum;
  record.learning_rate = LearningRate(s.schedule(), step);
  record.tokens = step * s.tokens_a_step();
  record.grad_norm = ClipGradients(model_.tensors(), model_.gradients(), s.adamw.clip);
  record.stats = Difference(model_.Stats(), before);
  if (!std::isfinite(record.loss) || !std::isfinite(record.grad_norm)) return false;
  AdamWStep(s.adamw, record.learning_rate, model_.tensors(), model_.gradients(), adamw_, model_.parameters());
  model_.ParametersChanged();
  model_.EndStep();
  state_.step = step;
  state_.totals += record.stats;
  train_loss_ = record.loss;
  return true;
}

// Mean over the validation batches, added in order. The copies of the weights that it makes are dropped, so
// that the counts of the next step do not depend on whether this process validated before it.
float Run::Validate(int64_t step) {
  const TrainSettings& s = options_.settings;
  const LinearStats before = model_.Stats();
  const int64_t batches = split_.ValidationBatches(s.eval_batches);
  float sum = 0.0f;
  for (int64_t i = 0; i < batches; ++i) {
    split_.ValidationBatch(i, batches, tokens_.data(), targets_.data());
    const CallPosition at{s.seed, static_cast<uint32_t>(step),
                          kValidationMicroBatch | static_cast<uint32_t>(i)};
    sum += model_.Evaluate(at, tokens_.data(), targets_.data(), s.batch, s.seq);
  }
  model_.ParametersChanged();
  state_.totals += Difference(model_.Stats(), before);
  validation_loss_ = sum / static_cast<float>(batches);
  observer_.Validation(step, validation_loss_);
  return validation_loss_;
}

void Run::Save() {
  observer_.Saving(true);
  metrics_->Sync();
  state_.metrics_bytes = metrics_->bytes();
  state_.beta1_product = adamw_.beta1_product;
  state_.beta2_product = adamw_.beta2_product;
  state_.fp8 = Scales();
  state_.kernels = backend_.Stamp();
  SaveCheckpoint(folder_.checkpoint(), state_, model_.tensors(), model_.parameters(), adamw_);
  observer_.Saving(false);
}

void Run::StopOnNotFinite(const StepRecord& record, const std::vector<Fp8Scale>& scales) {
  const std::vector<Fp8Scale*> live = model_.Fp8State();
  for (size_t i = 0; i < live.size(); ++i) *live[i] = scales[i];
  Save();
  metrics_->Append(StepLine(record));
  observer_.Step(record);
}

TrainSummary Run::Close(TrainEnd end) {
  TrainSummary summary;
  summary.end = end;
  summary.step = state_.step;
  summary.tokens = state_.step * options_.settings.tokens_a_step();
  summary.parameters = static_cast<int64_t>(model_.parameters().size());
  summary.train_loss = train_loss_;
  summary.validation_loss = validation_loss_;
  summary.unigram_entropy = split_.ValidationEntropy();
  summary.totals = state_.totals;
  summary.parameters_sha256 = ParametersDigest(model_.parameters());
  summary.seconds = Now() - begun_;
  const int64_t trained = (state_.step - first_step_) * options_.settings.tokens_a_step();
  if (step_seconds_ > 0) summary.tokens_per_second = static_cast<double>(trained) / step_seconds_;
  timing_->Append({{"kind", "end"},
                   {"step", state_.step},
                   {"seconds", summary.seconds},
                   {"tokens_per_second", summary.tokens_per_second}});
  return summary;
}

TrainSummary Run::ToTheEnd() {
  const TrainSettings& s = options_.settings;
  for (const std::string& note : data_.notes) observer_.Note(note);
  const bool resumed = from_.has_value();
  Begin();
  if (resumed && state_.step >= s.steps) {
    observer_.Note(fmt::format("the run has finished all its {} steps", s.steps));
    Validate(state_.step);
    return Close(TrainEnd::kFinished);
  }
  for (int64_t step = state_.step + 1; step <= s.steps; ++step) {
    const double begun = Now();
    const std::vector<Fp8Scale> scales = Scales();
    StepRecord record;
    if (!Step(step, record)) {
      StopOnNotFinite(record, scales);
      return Close(TrainEnd::kNotFinite);
    }
    const double seconds = Now() - begun;
    step_seconds_ += seconds;
    metrics_->Append(StepLine(record));
    timing_->Append({{"kind", "step"},
                     {"step", step},
                     {"seconds", seconds},
                     {"tokens_per_second", static_cast<double>(s.tokens_a_step()) / seconds}});
    observer_.Step(record);
    if (step % s.eval_every == 0 || step == s.steps) {
      const float loss = Validate(step);
      metrics_->Append(ValidationLine(step, loss, record.tokens, ParametersDigest(model_.parameters())));
    }
    const bool stop = step < s.steps && step == options_.stop_at;
    const bool interrupt = step < s.steps && observer_.StopRequested();
    const bool due = options_.save_every > 0 && step % options_.save_every == 0;
    if (due || stop || interrupt || step == s.steps) Save();
    if (interrupt) return Close(TrainEnd::kInterrupted);
    if (stop) return Close(TrainEnd::kStopped);
  }
  return Close(TrainEnd::kFinished);
}

}  // namespace

TrainSummary Train(const TrainOptions& options, TrainObserver& observer, std::istream& standard_input,
                   Backend& backend) {
  return Run(options, observer, standard_input, backend).ToTheEnd();
}

}  // namespace mx
