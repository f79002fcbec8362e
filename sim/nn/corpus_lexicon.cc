#include "sim/nn/corpus_lexicon.h"

#include <algorithm>
#include <array>
#include <set>

namespace mx {
namespace {

constexpr std::array kOnsets = {"b", "d", "f", "g", "h",  "k",  "l",  "m",  "n",  "p",  "r",  "s",
                                "t", "v", "w", "z", "br", "dr", "gr", "kl", "pl", "sk", "st", "tr"};
constexpr std::array kNuclei = {"a", "e", "i", "o", "u", "ai", "ea", "ou"};
constexpr std::array kCodas = {"", "", "l", "m", "n", "r", "t", "k", "nd", "rn"};

std::string Syllable(Draws& draws) {
  std::string syllable = kOnsets[draws.Below(kOnsets.size())];
  syllable += kNuclei[draws.Below(kNuclei.size())];
  syllable += kCodas[draws.Below(kCodas.size())];
  return syllable;
}

// Words by rank, all different; the tenth part that is used most has one or two syllables, the rest two or
// three.
std::vector<std::string> MakeWords(Draws& draws, uint32_t count, const char* ending,
                                   std::set<std::string>& taken) {
  std::vector<std::string> words;
  while (words.size() < count) {
    const uint32_t base = words.size() * 10 < count ? 1 : 2;
    const uint32_t syllables = base + draws.Below(2);
    std::string word;
    for (uint32_t i = 0; i < syllables; ++i) word += Syllable(draws);
    word += ending;
    if (word.size() > 2 && taken.insert(word).second) words.push_back(word);
  }
  return words;
}

}  // namespace

Zipf::Zipf(uint32_t n) {
  uint32_t sum = 0;
  for (uint32_t rank = 0; rank < n; ++rank) {
    sum += (1u << 24) / (rank + 2);
    cumulative_.push_back(sum);
  }
}

uint32_t Zipf::Pick(Draws& draws) const {
  const uint32_t x = draws.Below(cumulative_.back());
  return static_cast<uint32_t>(std::upper_bound(cumulative_.begin(), cumulative_.end(), x) -
                               cumulative_.begin());
}

Lexicon MakeLexicon(uint64_t seed) {
  Draws draws({seed, 0, StreamId(StreamPurpose::kData, 2), 0});
  std::set<std::string> taken = {"the", "that", "these", "this", "her", "his", "and", "but", "for", "with"};
  Lexicon lexicon;
  lexicon.nouns = MakeWords(draws, kNouns, "", taken);
  lexicon.verbs = MakeWords(draws, kVerbs, "", taken);
  lexicon.adjectives = MakeWords(draws, kAdjectives, "y", taken);
  lexicon.adverbs = MakeWords(draws, kAdverbs, "ly", taken);
  lexicon.names = MakeWords(draws, kNames, "", taken);
  for (std::string& name : lexicon.names) name[0] = static_cast<char>(name[0] - 'a' + 'A');
  for (uint32_t topic = 0; topic < kTopics; ++topic) {
    std::vector<uint32_t> nouns;
    while (nouns.size() < kTopicNouns) {
      const uint32_t noun = draws.Below(kNouns);
      if (std::find(nouns.begin(), nouns.end(), noun) == nouns.end()) nouns.push_back(noun);
    }
    lexicon.topics.push_back(std::move(nouns));
  }
  return lexicon;
}

}  // namespace mx
