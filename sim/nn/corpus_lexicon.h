// The words of the built-in corpus and how often each is chosen.
#ifndef MX_SIM_NN_CORPUS_LEXICON_H_
#define MX_SIM_NN_CORPUS_LEXICON_H_

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "sim/base/philox.h"

namespace mx {

// Words of one random stream in order.
class Draws {
 public:
  explicit Draws(const RandomStream& stream) : stream_(stream) {}
  // Uniform below n: the high half of word * n.
  uint32_t Below(uint32_t n) { return static_cast<uint32_t>(uint64_t{stream_.Word(next_++)} * n >> 32); }
  bool Percent(uint32_t chance) { return Below(100) < chance; }

 private:
  RandomStream stream_;
  uint64_t next_ = 0;
};

// Chooses among n ranks with weight proportional to 1 / (rank + 2).
class Zipf {
 public:
  explicit Zipf(uint32_t n);
  uint32_t Pick(Draws& draws) const;

 private:
  std::vector<uint32_t> cumulative_;
};

inline constexpr uint32_t kNouns = 480, kVerbs = 240, kAdjectives = 160, kAdverbs = 48, kNames = 64;
inline constexpr uint32_t kTopics = 16, kTopicNouns = 30;
inline constexpr uint32_t kNounClasses = 8;  // noun i belongs to class i mod 8; verb i prefers class i mod 8

struct Lexicon {
  std::vector<std::string> nouns, verbs, adjectives, adverbs, names;  // by rank
  std::vector<std::vector<uint32_t>> topics;                          // nouns of each topic, by rank
  Zipf noun{kNouns}, verb{kVerbs}, adjective{kAdjectives}, adverb{kAdverbs}, name{kNames}, topic{kTopicNouns},
      class_noun{kNouns / kNounClasses};
};

Lexicon MakeLexicon(uint64_t seed);

}  // namespace mx

#endif  // MX_SIM_NN_CORPUS_LEXICON_H_
