// `mxproof sample`: text from a checkpoint.
#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "sim/nn/sample.h"
#include "tools/command.h"
#include "tools/printable.h"

namespace mx::tools {
namespace sample_command {  // of its own, so that files can be compiled together

struct SampleFlags {
  std::string checkpoint;
  SampleOptions options;
  bool json = false;
};

void Print(const SampleFlags& flags) {
  std::vector<int32_t> tokens;
  TokenKind kind_drawn = TokenKind::kBytes;
  // The bytes as they are drawn; a terminal gets only what it can show.
  const bool terminal = isatty(STDOUT_FILENO) != 0;
  PrintableStream shown("\n\t");
  const auto show = [&](const std::string& text) { fmt::print("{}", terminal ? shown.Add(text) : text); };
  if (!flags.json) show(flags.options.prompt);
  Sample(flags.checkpoint, flags.options, [&](TokenKind kind, int32_t token) {
    kind_drawn = kind;
    tokens.push_back(token);
    if (flags.json) return true;
    const std::string text = TokensToText(kind, std::vector<int32_t>{token});
    if (tokens.size() == 1 && kind == TokenKind::kIds && !flags.options.prompt.empty()) show(" ");
    show(text);
    return std::fflush(stdout) == 0;
  });
  if (!flags.json) {
    fmt::print("{}\n", shown.Rest());
    return;
  }
  const nlohmann::ordered_json out = {
      {"prompt", flags.options.prompt}, {"text", TokensToText(kind_drawn, tokens)}, {"tokens", tokens}};
  PrintJson(out);  // bytes that are no UTF-8 become U+FFFD in the text; the tokens are exact
}

}  // namespace sample_command

void RegisterSample(CLI::App& app) {
  using namespace sample_command;
  CLI::App* command = AddCommand(app, "sample", "Print text drawn from a checkpoint",
                                 "mxproof sample run --prompt \"The license\" --tokens 200");
  static SampleFlags flags;
  command->add_option("checkpoint", flags.checkpoint, "Checkpoint, or the folder of a run")
      ->required()
      ->option_text("PATH");
  command
      ->add_option("--prompt", flags.options.prompt,
                   "Text to go on from (token ids for a model of token ids)")
      ->option_text("TEXT");
  command->add_option("--tokens", flags.options.tokens, "Tokens to draw (default 256)")->option_text("N");
  command
      ->add_option("--temperature", flags.options.temperature, "0: always the likeliest token (default 0.8)")
      ->option_text("X");
  command->add_option("--top-k", flags.options.top_k, "Draw among the k likeliest; 0: among all (default 40)")
      ->option_text("N");
  AddSeed(command, &flags.options.seed);
  AddThreads(command);
  AddSimd(command);
  AddJson(command, &flags.json);
  command->callback([command] {
    if (flags.options.temperature == 0.0f) RefuseIdle(command, {"--top-k"}, "with --temperature 0");
    Print(flags);
  });
}

}  // namespace mx::tools
