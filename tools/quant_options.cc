#include "tools/quant_options.h"

#include "tools/quant_names.h"

namespace mx::tools {
namespace {

uint32_t ParseU32(const std::string& what, const std::string& text) {
  return static_cast<uint32_t>(ParseUnsigned(what, text, 0xFFFFFFFFu));
}

template <typename F>
void AddText(CLI::App* command, const std::string& flag, const std::string& value_name,
             const std::string& description, F set) {
  command->add_option_function<std::string>(flag, set, description)->option_text(value_name);
}

void AddRandomOptions(CLI::App* command, QuantSpec* spec) {
  AddSeed(command, &spec->random.seed);
  AddText(command, "--stream", "N", "Stream number of the random words, as training counts them (default 0)",
          [spec](const std::string& text) { spec->random.stream = ParseU32("--stream", text); });
  AddText(command, "--step", "N", "Training step of the random words (default 0)",
          [spec](const std::string& text) { spec->random.step = ParseU32("--step", text); });
  AddText(command, "--micro-batch", "N", "Micro-batch of the random words (default 0)",
          [spec](const std::string& text) { spec->random.micro_batch = ParseU32("--micro-batch", text); });
  AddChoice(command, "--sr-pair", &spec->sr_pair, SrPairs(),
            "Which random word an element takes in stochastic rounding (default prng: the second of a pair "
            "takes the "
            "shifted word, as gfx950 does)");
}

}  // namespace

void AddQuantOptions(CLI::App* command, QuantOptions* options, const std::string& block_flag) {
  QuantSpec* spec = &options->spec;
  AddChoice(command, "--format", &spec->format, ElementFormats(), "Element format (default e2m1: MXFP4)");
  AddChoice(command, "--rule", &spec->rule, ScaleRules(),
            "How a block's largest magnitude chooses its power-of-two scale (default even)");
  AddChoice(command, block_flag, &spec->block, BlockShapes(), "Values that share a scale (default 1x32)");
  AddChoice(command, "--axis", &options->axis, Axes(),
            "Blocks along a row (default), or down a column: the quantised copy is then the transpose");
  AddText(command, "--zero-byte", "BYTE", "Scale byte of a block of zeros (default 127)",
          [spec](const std::string& t) {
            spec->zero_byte = static_cast<uint8_t>(ParseUnsigned("--zero-byte", t, 254));
          });
  AddChoice(
      command, "--nan", &spec->nan, NanPolicies(),
      "A NaN is coded as the format's conversion does (default), or poisons its block: scale ff, codes 0");
  AddChoice(command, "--rounding", &spec->rounding, Roundings(),
            "To nearest even (default), toward zero, or stochastic by --seed and position");
  AddRandomOptions(command, spec);
  AddText(command, "--hadamard", "N", "Rotate groups of N = 2..128 values first (default 0: no rotation)",
          [spec](const std::string& text) { spec->hadamard.n = ParseHadamard("--hadamard", text); });
  AddText(command, "--signs", "HEX,..",
          "Sign mask before the rotation, words of 32 bits, bit k flips element k",
          [spec](const std::string& text) { spec->hadamard.signs = ParseSigns("--signs", text); });
  command->add_option("--prescale", spec->prescale, "Multiply by this first, rounded to f32 (default 1)")
      ->option_text("X");
  AddText(command, "--fixed-scale", "BYTE", "This scale byte for every block instead of the rule's",
          [spec](const std::string& t) {
            spec->fixed_scale = static_cast<uint8_t>(ParseUnsigned("--fixed-scale", t, 255));
          });
}

void CheckQuantFlags(const CLI::App* command, const QuantOptions& options) {
  if (options.spec.rounding != Rounding::kSR) {
    RefuseIdle(command, {"--seed", "--stream", "--step", "--micro-batch", "--sr-pair"},
               "without --rounding sr");
  }
  if (options.spec.hadamard.n == 0)
    RefuseIdle(command, {"--signs"}, "without --hadamard, before which they are flipped");
  if (options.spec.fixed_scale) RefuseIdle(command, {"--rule", "--zero-byte"}, "with --fixed-scale");
}

void RefuseQuantFlags(const CLI::App* command, const std::string& why, const std::string& block_flag) {
  RefuseIdle(command,
             {"--format", "--rule", block_flag.c_str(), "--axis", "--zero-byte", "--nan", "--rounding",
              "--seed", "--stream", "--step", "--micro-batch", "--sr-pair", "--hadamard", "--signs",
              "--prescale", "--fixed-scale"},
             why);
}

}  // namespace mx::tools
