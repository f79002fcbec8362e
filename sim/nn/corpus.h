// The built-in corpus: text of an invented language with the statistics that make language learnable. Word
// frequencies follow Zipf's law and frequent words are short; number agrees between determiner, noun and
// verb, also across relative clauses; verbs prefer objects of a class; a paragraph keeps one tense, one topic
// and one person, to whom its pronouns refer; quotations and parentheses close.
//
// Every document is a pure function of (seed, number): Philox purpose kData, integers only.
#ifndef MX_SIM_NN_CORPUS_H_
#define MX_SIM_NN_CORPUS_H_

#include <cstdint>
#include <string>

namespace mx {

inline constexpr uint64_t kCorpusSeed = 1;  // of the corpus that train uses: the same text for every run seed

// A title and some paragraphs, a few kilobytes of ASCII, ending with a line feed.
std::string CorpusDocument(uint64_t seed, uint32_t number);

}  // namespace mx

#endif  // MX_SIM_NN_CORPUS_H_
