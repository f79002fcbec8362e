#include "tools/quant_metadata.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>

#include "tools/quant_names.h"

namespace mx::tools {
namespace {

int SignWords(int n) { return n <= 32 ? 1 : n / 32; }

std::string SignsText(const HadamardSpec& hadamard) {
  std::string text;
  for (int i = 0; i < SignWords(hadamard.n); ++i) {
    text += fmt::format("{}{:08x}", i > 0 ? "," : "", hadamard.signs[static_cast<size_t>(i)]);
  }
  return text;
}

struct MetadataReader {
  const Metadata& metadata;
  const std::string& where;

  std::string Key(const char* name) const { return fmt::format("{}: metadata: {}", where, name); }
  const std::string* Find(const char* name) const {
    const auto it = metadata.find(name);
    return it == metadata.end() ? nullptr : &it->second;
  }
  // False when there is no such entry; the value is then left alone.
  template <typename T>
  bool Choice(const char* name, const Choices<T>& choices, T* value) const {
    const std::string* text = Find(name);
    if (text != nullptr) *value = Choose(Key(name), choices, *text);
    return text != nullptr;
  }
  template <typename T>
  bool Number(const char* name, uint64_t max, T* value) const {
    const std::string* text = Find(name);
    if (text != nullptr) *value = static_cast<T>(ParseUnsigned(Key(name), *text, max));
    return text != nullptr;
  }
};

}  // namespace

std::array<uint32_t, 4> ParseSigns(const std::string& what, const std::string& text) {
  std::array<uint32_t, 4> words = {0, 0, 0, 0};
  size_t count = 0;
  for (size_t begin = 0; begin <= text.size();) {
    const size_t end = std::min(text.find(',', begin), text.size());
    const std::string word = text.substr(begin, end - begin);
    const std::string digits = word.substr(word.rfind("0x", 0) == 0 ? 2 : 0);
    const bool hex =
        std::all_of(digits.begin(), digits.end(), [](unsigned char c) { return std::isxdigit(c); });
    if (!hex || digits.empty() || digits.size() > 8) {
      Fail("{}: '{}' is no word of 1 to 8 hexadecimal digits", what, word);
    }
    if (count == words.size()) Fail("{}: '{}' has more than 4 words", what, text);
    words[count++] = static_cast<uint32_t>(std::strtoul(digits.c_str(), nullptr, 16));
    begin = end + 1;
  }
  return words;
}

int ParseHadamard(const std::string& what, const std::string& text) {
  const int n = static_cast<int>(ParseUnsigned(what, text, kMaxHadamard));
  if (n != 0 && !IsHadamardSize(n))
    Fail("{}: {} is no size; use one of 0, 2, 4, 8, 16, 32, 64, 128", what, n);
  return n;
}

void CheckQuantOptions(const QuantOptions& options) {
  const HadamardSpec& h = options.spec.hadamard;
  const bool any = (h.signs[0] | h.signs[1] | h.signs[2] | h.signs[3]) != 0;
  if (any && h.n == 0) Fail("--signs needs --hadamard: signs are flipped before a rotation only");
  for (size_t i = static_cast<size_t>(SignWords(h.n)); i < 4; ++i) {
    if (h.signs[i] != 0) Fail("--signs: a Hadamard of {} takes {} word(s) of 32 bits", h.n, SignWords(h.n));
  }
  if (!std::isfinite(options.spec.prescale) || options.spec.prescale == 0) {
    Fail("--prescale: {} is no finite number other than 0", options.spec.prescale);
  }
}

Metadata ToMetadata(const QuantOptions& options) {
  const QuantSpec& spec = options.spec;
  Metadata m = {{"axis", NameOf(Axes(), options.axis)},
                {"block", NameOf(BlockShapes(), spec.block)},
                {"format", NameOf(ElementFormats(), spec.format)},
                {"hadamard", fmt::format("{}", spec.hadamard.n)},
                {"nan", NameOf(NanPolicies(), spec.nan)},
                {"rounding", NameOf(Roundings(), spec.rounding)},
                {"rule", NameOf(ScaleRules(), spec.rule)},
                {"zero_byte", fmt::format("{}", spec.zero_byte)}};
  if (spec.hadamard.n != 0) m["signs"] = SignsText(spec.hadamard);
  if (spec.rounding == Rounding::kSR) {
    m["seed"] = fmt::format("{}", spec.random.seed);
    m["stream"] = fmt::format("{}", spec.random.stream);
    m["step"] = fmt::format("{}", spec.random.step);
    m["micro_batch"] = fmt::format("{}", spec.random.micro_batch);
    m["sr_pair"] = NameOf(SrPairs(), spec.sr_pair);
  }
  if (spec.prescale != 1.0f) m["prescale_bits"] = fmt::format("0x{:08x}", ToBits(spec.prescale));
  if (spec.fixed_scale) m["fixed_scale"] = fmt::format("{}", *spec.fixed_scale);
  return m;
}

QuantOptions FromMetadata(const Metadata& metadata, const std::string& where) {
  const MetadataReader read{metadata, where};
  QuantOptions options;
  QuantSpec& spec = options.spec;
  if (!read.Choice("format", ElementFormats(), &spec.format)) Fail("{}: metadata: no \"format\"", where);
  if (!read.Choice("axis", Axes(), &options.axis)) Fail("{}: metadata: no \"axis\"", where);
  read.Choice("block", BlockShapes(), &spec.block);
  read.Choice("nan", NanPolicies(), &spec.nan);
  read.Choice("rounding", Roundings(), &spec.rounding);
  read.Choice("rule", ScaleRules(), &spec.rule);
  read.Choice("sr_pair", SrPairs(), &spec.sr_pair);
  read.Number("zero_byte", 254, &spec.zero_byte);
  read.Number("seed", ~uint64_t{0}, &spec.random.seed);
  read.Number("stream", 0xFFFFFFFFu, &spec.random.stream);
  read.Number("step", 0xFFFFFFFFu, &spec.random.step);
  read.Number("micro_batch", 0xFFFFFFFFu, &spec.random.micro_batch);
  if (const std::string* text = read.Find("hadamard"))
    spec.hadamard.n = ParseHadamard(read.Key("hadamard"), *text);
  if (const std::string* text = read.Find("signs"))
    spec.hadamard.signs = ParseSigns(read.Key("signs"), *text);
  uint32_t prescale = ToBits(1.0f);
  if (read.Number("prescale_bits", 0xFFFFFFFFu, &prescale)) spec.prescale = FromBits(prescale);
  uint8_t byte = 0;
  if (read.Number("fixed_scale", 255, &byte)) spec.fixed_scale = byte;
  CheckQuantOptions(options);
  return options;
}

}  // namespace mx::tools
