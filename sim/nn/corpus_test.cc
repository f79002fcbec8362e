#include "sim/nn/corpus.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "sim/base/sha256.h"
#include "sim/nn/corpus_lexicon.h"

namespace mx {
namespace {

const std::string& Sample() {
  static const std::string text = [] {
    std::string all;
    for (uint32_t i = 0; all.size() < 600'000; ++i) all += CorpusDocument(kCorpusSeed, i) + "\n";
    return all;
  }();
  return text;
}

// Nats per byte given the `order` bytes before it.
double ConditionalEntropy(const std::string& text, size_t order) {
  std::map<std::string, std::map<char, int>> counts;
  for (size_t i = order; i < text.size(); ++i) ++counts[text.substr(i - order, order)][text[i]];
  double sum = 0;
  for (const auto& [context, next] : counts) {
    double total = 0;
    for (const auto& [c, n] : next) total += n;
    for (const auto& [c, n] : next) sum -= n * std::log(n / total);
  }
  return sum / static_cast<double>(text.size() - order);
}

std::vector<std::string> Words(const std::string& text) {
  std::vector<std::string> words;
  std::string word;
  for (char c : text) {
    if (std::isalpha(static_cast<unsigned char>(c))) {
      word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    } else if (!word.empty()) {
      words.push_back(word);
      word.clear();
    }
  }
  return words;
}

std::vector<std::string> Paragraphs(const std::string& text) {
  std::vector<std::string> paragraphs;
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find("\n\n", at), text.size());
    if (end > at) paragraphs.push_back(text.substr(at, end - at));
    at = end + 2;
  }
  return paragraphs;
}

TEST(Corpus, DocumentIsAFunctionOfSeedAndNumber) {
  const std::string first = CorpusDocument(1, 5);
  CorpusDocument(2, 0);
  EXPECT_EQ(CorpusDocument(1, 5), first);
  EXPECT_NE(CorpusDocument(1, 6), first);
  EXPECT_NE(CorpusDocument(2, 5), first);
}

// Training runs on it are comparable only while its bytes stay what they are.
TEST(Corpus, BytesAreFixed) {
  std::string text;
  for (uint32_t i = 0; i < 64; ++i) text += CorpusDocument(kCorpusSeed, i);
  EXPECT_EQ(Sha256Hex(text), "79e053d27b112ebd911ad6b6350d2baa5385c670a64a1237c182a9ef1d12768d");
}

TEST(Corpus, IsPrintableAsciiAndDocumentsEndWithOneLineFeed) {
  for (uint32_t i = 0; i < 50; ++i) {
    const std::string text = CorpusDocument(3, i);
    EXPECT_GT(text.size(), 200u);
    EXPECT_TRUE(text.ends_with(".\n") || text.ends_with("?\n") || text.ends_with("\"\n")) << text;
    for (char c : text) EXPECT_TRUE(c == '\n' || (c >= ' ' && c <= '~'));
  }
}

TEST(Corpus, EveryByteOfContextHelps) {
  const double h0 = ConditionalEntropy(Sample(), 0), h1 = ConditionalEntropy(Sample(), 1),
               h2 = ConditionalEntropy(Sample(), 2), h3 = ConditionalEntropy(Sample(), 3);
  EXPECT_GT(h0, 2.5);
  EXPECT_LT(h0, 3.1);
  EXPECT_LT(h1, h0 - 0.3);
  EXPECT_LT(h2, h1 - 0.2);
  EXPECT_LT(h3, h2 - 0.1);
  EXPECT_GT(h3, 0.6);
}

TEST(Corpus, IsNeitherNoiseNorALoop) {
  const std::string& text = Sample();
  uLongf packed = compressBound(text.size());
  std::vector<Bytef> out(packed);
  ASSERT_EQ(compress2(out.data(), &packed, reinterpret_cast<const Bytef*>(text.data()), text.size(), 9),
            Z_OK);
  const double ratio = static_cast<double>(text.size()) / static_cast<double>(packed);
  EXPECT_GT(ratio, 2.0);
  EXPECT_LT(ratio, 6.0);
  std::set<std::string> sentences;
  size_t count = 0;
  std::istringstream in(text);
  for (std::string sentence; std::getline(in, sentence, '.'); ++count) sentences.insert(sentence);
  EXPECT_GT(sentences.size(), count * 95 / 100);
}

TEST(Corpus, WordFrequenciesFollowZipfAndFrequentWordsAreShort) {
  const Lexicon lexicon = MakeLexicon(kCorpusSeed);
  std::map<std::string, int> counts;
  for (const std::string& word : Words(Sample())) ++counts[word];
  std::vector<std::pair<int, std::string>> order;
  for (const auto& [word, n] : counts) order.emplace_back(n, word);
  std::sort(order.rbegin(), order.rend());
  ASSERT_GT(order.size(), 1000u);
  // A straight line in log-log: between ranks 10 and 1000 the exponent is near one.
  const double slope = std::log(double(order[9].first) / order[999].first) / std::log(100.0);
  EXPECT_GT(slope, 0.7);
  EXPECT_LT(slope, 1.5);
  double frequent = 0, rare = 0;
  for (size_t i = 0; i < 100; ++i)
    frequent += double(order[i].second.size()), rare += double(order[900 + i].second.size());
  EXPECT_LT(frequent, 0.75 * rare);
}

TEST(Corpus, NumberAgreesWithTheDeterminer) {
  const Lexicon lexicon = MakeLexicon(kCorpusSeed);
  const std::set<std::string> nouns(lexicon.nouns.begin(), lexicon.nouns.end());
  const std::set<std::string> adjectives(lexicon.adjectives.begin(), lexicon.adjectives.end());
  const std::set<std::string> singular = {"a", "an", "this", "every", "no"};
  const std::set<std::string> plural = {"these", "some", "many", "two", "three", "seven"};
  int checked = 0;
  const std::vector<std::string> words = Words(Sample());
  for (size_t i = 0; i + 2 < words.size(); ++i) {
    const bool one = singular.count(words[i]) > 0, more = plural.count(words[i]) > 0;
    if (!one && !more) continue;
    const std::string& noun = adjectives.count(words[i + 1]) ? words[i + 2] : words[i + 1];
    EXPECT_EQ(nouns.count(noun) > 0, one) << words[i] << ' ' << noun;
    ++checked;
  }
  EXPECT_GT(checked, 5000);
}

TEST(Corpus, ParagraphKeepsItsPersonAndClosesWhatItOpens) {
  int with_pronoun = 0, she = 0;
  for (const std::string& paragraph : Paragraphs(Sample())) {
    const std::vector<std::string> words = Words(paragraph);
    const bool has_she = std::count(words.begin(), words.end(), "she") > 0;
    const bool has_he = std::count(words.begin(), words.end(), "he") > 0;
    EXPECT_FALSE(has_she && has_he) << paragraph;
    with_pronoun += has_she || has_he;
    she += has_she;
    EXPECT_EQ(std::count(paragraph.begin(), paragraph.end(), '"') % 2, 0);
    EXPECT_EQ(std::count(paragraph.begin(), paragraph.end(), '('),
              std::count(paragraph.begin(), paragraph.end(), ')'));
  }
  EXPECT_GT(with_pronoun, 300);
  EXPECT_GT(she, with_pronoun / 4);
  EXPECT_LT(she, with_pronoun * 3 / 4);
}

TEST(Corpus, VerbsPreferObjectsOfTheirClass) {
  const Lexicon lexicon = MakeLexicon(kCorpusSeed);
  std::map<std::string, uint32_t> noun, verb;
  for (uint32_t i = 0; i < kNouns; ++i) noun[lexicon.nouns[i]] = i;
  for (uint32_t i = 0; i < kVerbs; ++i) verb[lexicon.verbs[i] + "s"] = i;
  const std::vector<std::string> words = Words(Sample());
  int of_class = 0, objects = 0;
  for (size_t i = 0; i + 2 < words.size(); ++i) {
    const auto v = verb.find(words[i]);
    const auto n = noun.find(words[i + 2]);
    if (v == verb.end() || n == noun.end()) continue;
    of_class += n->second % kNounClasses == v->second % kNounClasses;
    ++objects;
  }
  ASSERT_GT(objects, 500);
  EXPECT_GT(of_class, objects / 3);  // one in eight without the preference
}

}  // namespace
}  // namespace mx
