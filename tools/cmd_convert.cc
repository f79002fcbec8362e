// `mxproof convert`: a stream of binary32 values to a stream of codes, one byte a value, without blocks or
// scales.
#include <cstdint>
#include <future>
#include <optional>
#include <string>
#include <vector>

#include "sim/base/parallel.h"
#include "sim/quant/convert.h"
#include "tools/byte_stream.h"
#include "tools/command.h"
#include "tools/quant_names.h"

namespace mx::tools {
namespace convert_command {  // of its own, so that files can be compiled together

constexpr size_t kPieceValues = size_t{1} << 19;  // values read, converted and written at a time: 2 MiB
constexpr int64_t kGrain = int64_t{1} << 15;

struct Options {
  std::string input, output, rounding;
  Format to = Format::kE2M1;
  std::optional<Overflow> overflow;
  uint64_t seed = 0;
};

struct Conversion {
  Format to = Format::kE2M1;
  Rounding rounding = Rounding::kRNE;
  ScaleRounding scale = ScaleRounding::kFloor;
  Overflow overflow = Overflow::kSaturate;
  RandomStream random;
};

Conversion Resolve(const Options& options) {
  Conversion c;
  c.to = options.to;
  c.random.seed = options.seed;
  if (options.to == Format::kE8M0) {
    if (options.overflow) Fail("--overflow does not apply to e8m0: it clamps to 00..fe, and NaN is ff");
    const std::string name = options.rounding.empty() ? "floor" : options.rounding;
    c.scale = Choose<ScaleRounding>(
        "--rounding for e8m0", {{"floor", ScaleRounding::kFloor}, {"rceil", ScaleRounding::kRceil}}, name);
    return c;
  }
  c.overflow = options.overflow.value_or(Overflow::kSaturate);
  const std::string name = options.rounding.empty() ? "rne" : options.rounding;
  c.rounding = Choose("--rounding", Roundings(), name);
  return c;
}

void ConvertPiece(const Conversion& c, const std::vector<uint32_t>& values, size_t count, uint64_t first,
                  std::vector<uint8_t>& codes) {
  ParallelFor(static_cast<int64_t>(count), kGrain, [&](int64_t begin, int64_t end) {
    const size_t b = static_cast<size_t>(begin);
    ConvertStream(values.data() + b, static_cast<size_t>(end) - b, c.to, c.rounding, c.scale, c.overflow,
                  c.random, first + b, codes.data() + b);
  });
}

// Reads one piece ahead while the current one is converted and written.
void Run(const Options& options) {
  const Conversion conversion = Resolve(options);
  ByteSource source(options.input);
  ByteSink sink(options.output);
  std::vector<uint32_t> current(kPieceValues), next(kPieceValues);
  std::vector<uint8_t> codes(kPieceValues);
  uint64_t total = 0;
  size_t bytes = source.Read(current.data(), kPieceValues * 4);
  while (bytes > 0) {
    const bool last = bytes < kPieceValues * 4;
    std::future<size_t> ahead;
    if (!last)
      ahead = std::async(std::launch::async, [&] { return source.Read(next.data(), kPieceValues * 4); });
    ConvertPiece(conversion, current, bytes / 4, total / 4, codes);
    sink.Write(codes.data(), bytes / 4);
    total += bytes;
    bytes = last ? 0 : ahead.get();
    current.swap(next);
  }
  if (total % 4 != 0) {
    Fail("{}: {} bytes is no multiple of 4: {} bytes are left after the last whole value", source.name(),
         total, total % 4);
  }
  sink.Commit();
}

Choices<Format> ByteFormats() {
  Choices<Format> formats;
  for (const FormatInfo& format : kFormats) {
    if (format.bits <= 8) formats.emplace_back(format.name, format.id);
  }
  return formats;
}

}  // namespace convert_command

void RegisterConvert(CLI::App& app) {
  using namespace convert_command;
  CLI::App* command = AddCommand(app, "convert",
                                 "Convert raw little-endian f32 values to codes: one byte a value, code in "
                                 "the low bits (no blocks, no scales)",
                                 "head -c 64M /dev/urandom | mxproof convert --to e2m1 | sha256sum");
  static Options options;
  command->add_option("input", options.input, "File of f32 values (default: standard input)")
      ->option_text("FILE");
  AddChoice(command, "--to", &options.to, ByteFormats(), "Format of the codes (default e2m1)");
  command
      ->add_option(
          "--rounding", options.rounding,
          "rne: to nearest, ties to even (default); rtz: toward zero; sr: stochastic, by --seed and "
          "position. For e8m0 floor (default) or rceil: the power of two at or below, at or above |x|")
      ->option_text("rne|rtz|sr");
  command
      ->add_option_function<std::string>(
          "--overflow",
          [](const std::string& name) {
            options.overflow = Choose<Overflow>(
                "--overflow", {{"sat", Overflow::kSaturate}, {"nonsat", Overflow::kNonSaturate}}, name);
          },
          "sat: too large becomes the largest finite value (default); nonsat: Inf in e5m2, NaN in e4m3 (the "
          "other "
          "formats have neither and saturate)")
      ->option_text("sat|nonsat");
  AddSeed(command, &options.seed);
  command
      ->add_option("-o,--output", options.output,
                   "Write this file, whole or not at all (default: standard output)")
      ->option_text("FILE");
  AddThreads(command);
  AddSimd(command);
  command->callback([command] {
    if (Resolve(options).rounding != Rounding::kSR) RefuseIdle(command, {"--seed"}, "without --rounding sr");
    Run(options);
  });
}

}  // namespace mx::tools
