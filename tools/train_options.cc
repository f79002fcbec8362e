#include "tools/train_options.h"

#include <algorithm>
#include <filesystem>

#include "sim/io/atomic_file.h"
#include "sim/nn/checkpoint.h"
#include "sim/nn/train_data.h"

namespace mx::tools {
namespace {

constexpr int64_t kLargestCorpusMib = 1 << 14;

bool IsFileName(const std::string& name) {
  return name.find('.') != std::string::npos || name.find('/') != std::string::npos;
}

void AddWhat(CLI::App* command, TrainFlags* flags) {
  command
      ->add_option("--model", flags->model,
                   "nano (1 M parameters, default), micro (10 M), mini (100 M) or a JSON file")
      ->option_text("NAME|FILE");
  command
      ->add_option("--recipe", flags->recipe,
                   "Arithmetic of the linear layers, by name (default mxfp4-h16) or a JSON file")
      ->option_text("NAME|FILE");
  command
      ->add_option("--rest", flags->rest, "fp8 or bf16: the GEMMs that a partial recipe leaves out of MXFP4")
      ->option_text("fp8|bf16");
  command
      ->add_option(
          "--data", flags->data,
          "Text file, folder, - (standard input), JSON lines (.json.gz, .jsonl) or token ids (.u16, .u32); "
          "default: the built-in corpus")
      ->option_text("PATH");
  command
      ->add_option("--token-type", flags->token_type, "u16 or u32: the data are raw little-endian token ids")
      ->option_text("u16|u32");
  command->add_option("--vocab", flags->vocab, "Vocabulary of a named model for token ids, a multiple of 32")
      ->option_text("N");
  command->add_option("--corpus-mib", flags->corpus_mib, "Size of the built-in corpus (default 8)")
      ->option_text("N");
}

void AddHow(CLI::App* command, TrainFlags* flags) {
  const auto integer = [&](const char* name, std::optional<int64_t>* value, const char* about) {
    command->add_option(name, *value, about)->option_text("N");
  };
  const auto number = [&](const char* name, std::optional<float>* value, const char* about) {
    command->add_option(name, *value, about)->option_text("X");
  };
  integer("--steps", &flags->steps, "Optimizer steps (default 1000)");
  integer("--batch", &flags->batch, "Sequences of a micro-batch (default 8)");
  integer("--seq", &flags->seq, "Tokens of a sequence (default 128)");
  integer("--accumulate", &flags->accumulate, "Micro-batches of a step (default 1)");
  number("--lr", &flags->lr, "Peak learning rate (default by model width: 3e-3, 1e-3 or 6e-4)");
  number("--min-lr", &flags->min_lr, "Rate at the end of the cosine (default a tenth of --lr)");
  integer("--warmup", &flags->warmup, "Steps of linear warm-up (default a tenth of --steps, at most 100)");
  number("--weight-decay", &flags->weight_decay, "AdamW, on matrices (default 0.1)");
  number("--clip", &flags->clip, "Largest global gradient norm; 0: no limit (default 1)");
  number("--beta1", &flags->beta1, "AdamW (default 0.9)");
  number("--beta2", &flags->beta2, "AdamW (default 0.95)");
  number("--eps", &flags->eps, "AdamW (default 1e-8)");
  integer("--eval-every", &flags->eval_every,
          "Validate every N steps and at the end (default a fifth of --steps)");
  integer("--eval-batches", &flags->eval_batches, "Held-out batches of a validation (default 8)");
}

void AddWhere(CLI::App* command, TrainFlags* flags) {
  command->add_option("--out", flags->out, "Folder of the run: checkpoint, metrics, timing")
      ->required()
      ->option_text("DIR");
  command
      ->add_option("--save-every", flags->save_every,
                   "Save every N steps (default as --eval-every); always at the end")
      ->option_text("N");
  command
      ->add_option("--stop-at", flags->stop_at,
                   "Save and stop after step N; the schedule is still that of --steps")
      ->option_text("N");
  command->add_flag("--resume", flags->resume,
                    "Continue the run in --out, bit for bit; other options default to its own");
  command->add_flag("--overwrite", flags->overwrite, "Replace the run in --out");
  command->add_flag("--extend", flags->extend,
                    "With --resume: carry on to a larger --steps under its longer schedule");
  command
      ->add_option_function<std::string>(
          "--seed",
          [flags](const std::string& text) { flags->seed = ParseUnsigned("--seed", text, ~uint64_t{0}); },
          "Key of all random numbers, decimal or 0x hexadecimal (default 0)")
      ->option_text("N");
}

template <typename T>
void Take(const std::optional<T>& flag, T& value) {
  if (flag) value = *flag;
}

DataSource Data(const TrainFlags& flags, DataSource data) {
  if (flags.data) data = {*flags.data, std::nullopt, data.corpus_bytes};
  if (flags.token_type) {
    if (data.path.empty()) Fail("--token-type: needs --data FILE");
    data.token_type = Choose<TokenWidth>("--token-type", {{"u16", TokenWidth::k16}, {"u32", TokenWidth::k32}},
                                         *flags.token_type);
  }
  if (flags.corpus_mib) {
    if (!data.path.empty()) Fail("--corpus-mib: is for the built-in corpus, not with --data");
    if (*flags.corpus_mib < 1 || *flags.corpus_mib > kLargestCorpusMib) {
      Fail("--corpus-mib: {} is not between 1 and {}", *flags.corpus_mib, kLargestCorpusMib);
    }
    data.corpus_bytes = *flags.corpus_mib << 20;
  }
  return data;
}

// `vocab`: of the resumed run, or 0.
ModelConfig Model(const TrainFlags& flags, const DataSource& data, int64_t vocab) {
  const std::string name = flags.model.value_or("nano");
  if (flags.vocab) {
    if (*flags.vocab < 32 || *flags.vocab % 32 != 0)
      Fail("--vocab: {} is no positive multiple of 32", *flags.vocab);
    vocab = *flags.vocab;
  } else if (vocab == 0 && !NamesTokenIds(data)) {
    vocab = kByteVocabulary;
  } else if (vocab == 0 && !IsFileName(name)) {
    Fail(
        "--vocab: say how many token ids {} may hold, a multiple of 32; model {} has no vocabulary of its "
        "own",
        data.path, name);
  }
  const ModelConfig model = ModelByNameOrFile(name, vocab);
  if (flags.vocab && model.vocab != vocab) Fail("--vocab: {} is not the {} of {}", vocab, model.vocab, name);
  return model;
}

Recipe RecipeOf(const TrainFlags& flags) {
  const std::string name = flags.recipe.value_or("mxfp4-h16");
  if (IsFileName(name)) {
    if (flags.rest) Fail("--rest: is for the named partial recipes; the file {} says it itself", name);
    return RecipeFromJson(ReadFile(name), name);
  }
  const Choices<GemmArithmetic> choices = {{"fp8", GemmArithmetic::kFP8}, {"bf16", GemmArithmetic::kBF16}};
  if (flags.rest && RecipeByName(name, GemmArithmetic::kFP8) == RecipeByName(name, GemmArithmetic::kBF16)) {
    Fail("--rest: has no effect on recipe {}, which leaves no GEMM out", name);
  }
  return RecipeByName(name, flags.rest ? Choose("--rest", choices, *flags.rest) : GemmArithmetic::kFP8);
}

void TakeNumbers(const TrainFlags& flags, TrainSettings& settings) {
  Take(flags.seed, settings.seed);
  Take(flags.steps, settings.steps);
  Take(flags.batch, settings.batch);
  Take(flags.seq, settings.seq);
  Take(flags.accumulate, settings.accumulate);
  Take(flags.warmup, settings.warmup);
  Take(flags.lr, settings.learning_rate);
  Take(flags.min_lr, settings.lowest_rate);
  Take(flags.weight_decay, settings.adamw.weight_decay);
  Take(flags.clip, settings.adamw.clip);
  Take(flags.beta1, settings.adamw.beta1);
  Take(flags.beta2, settings.adamw.beta2);
  Take(flags.eps, settings.adamw.eps);
  Take(flags.eval_every, settings.eval_every);
  Take(flags.eval_batches, settings.eval_batches);
}

// Defaults that depend on other values.
void Derive(const TrainFlags& flags, TrainSettings& settings) {
  const int64_t steps = flags.steps.value_or(settings.steps);
  settings.learning_rate = DefaultLearningRate(settings.model);
  settings.lowest_rate = 0.1f * flags.lr.value_or(settings.learning_rate);
  settings.warmup = std::min<int64_t>(100, steps / 10);
  settings.eval_every = std::max<int64_t>(steps / 5, 1);
}

// Numbers that contradict each other, as far as the command line gave one of them.
void CheckFlags(const TrainFlags& flags, const TrainSettings& settings) {
  if ((flags.warmup || flags.steps) && settings.warmup > settings.steps) {
    Fail("--warmup: {} steps are more than the {} of the run", settings.warmup, settings.steps);
  }
  if ((flags.lr || flags.min_lr) && settings.learning_rate >= 0.0f &&
      settings.lowest_rate > settings.learning_rate) {
    Fail("--min-lr: {} is above --lr, {}", settings.lowest_rate, settings.learning_rate);
  }
  if (flags.extend && !flags.steps) Fail("--extend: has no effect without a larger --steps");
}

}  // namespace

void AddTrainFlags(CLI::App* command, TrainFlags* flags) {
  AddWhat(command, flags);
  AddHow(command, flags);
  AddWhere(command, flags);
}

TrainOptions ToTrainOptions(const TrainFlags& flags) {
  if (flags.resume && flags.overwrite) Fail("--resume and --overwrite exclude each other");
  if (flags.extend && !flags.resume) Fail("--extend: needs --resume");
  TrainOptions options;
  options.out = flags.out;
  options.extend = flags.extend;
  options.stop_at = flags.stop_at.value_or(0);
  if (flags.resume) {
    options.start = RunStart::kResume;
    const std::string path = flags.out + "/checkpoint.safetensors";
    if (!std::filesystem::exists(path)) {
      Fail("{}: no checkpoint to resume from; start a run there with --overwrite instead of --resume",
           flags.out);
    }
    const Checkpoint checkpoint = Checkpoint::Open(path);
    options.settings = checkpoint.state().settings;
    options.data = Data(flags, DataSourceFromJson(checkpoint.state().data_source, path));
    if (flags.model || flags.vocab)
      options.settings.model = Model(flags, options.data, options.settings.model.vocab);
    if (flags.recipe || flags.rest) options.settings.recipe = RecipeOf(flags);
  } else {
    options.start = flags.overwrite ? RunStart::kOverwrite : RunStart::kNew;
    options.data = Data(flags, {});
    options.settings.model = Model(flags, options.data, 0);
    options.settings.recipe = RecipeOf(flags);
    Derive(flags, options.settings);
  }
  TakeNumbers(flags, options.settings);
  CheckFlags(flags, options.settings);
  options.save_every = flags.save_every.value_or(options.settings.eval_every);
  return options;
}

}  // namespace mx::tools
