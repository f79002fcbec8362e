#include "tools/golden/generate.h"

#include <iterator>

#include "sim/base/bits.h"
#include "sim/base/error.h"
#include "sim/base/philox.h"

namespace mx::golden {
namespace {

RandomStream Stream(uint64_t seed, uint32_t number) {
  RandomStream stream;
  stream.seed = seed;
  stream.stream = StreamId(StreamPurpose::kData) + number;
  return stream;
}

enum : uint32_t { kValues, kExponents, kChoices, kCodes, kScales };

// times 2^exponent, exact.
uint32_t Bell(const RandomStream& stream, int64_t i, int exponent) {
  int64_t sum = -131070;
  for (uint32_t word : stream.Block(static_cast<uint32_t>(i))) sum += word >> 16;
  if (sum == 0) return 0;
  return RoundToF32(sum < 0, static_cast<uint64_t>(sum < 0 ? -sum : sum), exponent - 16);
}

}  // namespace

std::vector<uint32_t> GenerateF32(const std::string& name, uint64_t seed, int64_t count) {
  const RandomStream values = Stream(seed, kValues), exponents = Stream(seed, kExponents);
  const RandomStream choices = Stream(seed, kChoices);
  const bool bits = name == "bits", wide = name == "wide", edges = name == "edges";
  if (!bits && !wide && !edges && name != "bell")
    Fail("gen={} is unknown; use bits, bell, wide or edges", name);
  std::vector<uint32_t> words;
  for (int64_t i = 0; i < count; ++i) {
    const auto position = static_cast<uint64_t>(i);
    const uint32_t choice = choices.Word(position);
    if (bits) {
      words.push_back(values.Word(position));
    } else if (edges && choice % 4 == 0) {
      words.push_back(kEdgeWords[choice / 4 % std::size(kEdgeWords)]);
    } else {
      words.push_back(Bell(values, i, wide ? static_cast<int>(exponents.Word(position / 32) % 41) - 20 : 0));
    }
  }
  return words;
}

std::vector<uint8_t> GenerateCodes(Format format, uint64_t seed, int64_t count) {
  const RandomStream stream = Stream(seed, kCodes);
  const FormatInfo& f = Info(format);
  std::vector<uint8_t> codes;
  for (int64_t i = 0; i < count; ++i) {
    const uint32_t word = stream.Word(static_cast<uint64_t>(i));
    const uint32_t magnitude = word % static_cast<uint32_t>(f.max_code + 1);
    codes.push_back(static_cast<uint8_t>(magnitude | (word >> 31 != 0 ? f.sign_bit() : 0)));
  }
  return codes;
}

std::vector<uint8_t> GenerateScales(uint64_t seed, int64_t count, int spread) {
  const RandomStream stream = Stream(seed, kScales);
  std::vector<uint8_t> scales;
  for (int64_t i = 0; i < count; ++i) {
    const auto offset =
        static_cast<int>(stream.Word(static_cast<uint64_t>(i)) % static_cast<uint32_t>(2 * spread + 1));
    scales.push_back(static_cast<uint8_t>(127 - spread + offset));
  }
  return scales;
}

}  // namespace mx::golden
