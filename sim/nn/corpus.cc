#include "sim/nn/corpus.h"

#include <array>
#include <cstddef>

#include "sim/nn/corpus_lexicon.h"

namespace mx {
namespace {

constexpr std::array kSingular = {"the", "the", "the", "a", "a", "this", "every", "no"};
constexpr std::array kPlural = {"the", "the", "these", "some", "many", "two", "three", "seven"};
constexpr std::array kPrepositions = {"of", "of", "in", "with", "near", "under", "for", "behind"};
constexpr std::array kJoins = {", and ", ", and ", ", but ", " because ", " while "};

bool IsVowel(char c) { return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u'; }

std::string Plural(const std::string& noun) {
  const bool hiss = noun.back() == 's' || noun.back() == 'z' || noun.ends_with("sk");
  return noun + (hiss ? "es" : "s");
}

// One document under way. Each draw is a statement of its own: the order of operands is the compiler's
// choice. What a paragraph keeps is a member; what a phrase decides is passed down.
class Writer {
 public:
  Writer(const Lexicon& lexicon, Draws draws) : lexicon_(lexicon), draws_(draws) {}

  std::string Document() {
    topic_ = draws_.Below(kTopics);
    Title();
    const uint32_t paragraphs = 2 + draws_.Below(6);
    for (uint32_t i = 0; i < paragraphs; ++i) Paragraph();
    text_.pop_back();  // one line feed ends the document
    return std::move(text_);
  }

 private:
  void Title() {
    const size_t at = text_.size();
    text_ += "the " + lexicon_.adjectives[lexicon_.adjective.Pick(draws_)] + ' ';
    text_ += Noun(-1, false) + " of ";
    NounPhrase(draws_.Percent(50), -1, 2);
    Capitalise(at);
    text_ += "\n\n";
  }

  void Paragraph() {
    if (draws_.Percent(15)) topic_ = draws_.Below(kTopics);
    past_ = draws_.Percent(50);
    person_ = lexicon_.name.Pick(draws_);
    named_ = false;
    const uint32_t sentences = 3 + draws_.Below(6);
    for (uint32_t i = 0; i < sentences; ++i) {
      if (i > 0) text_ += ' ';
      Sentence();
    }
    text_ += "\n\n";
  }

  void Sentence() {
    const size_t at = text_.size();
    const uint32_t kind = named_ ? draws_.Below(10) : 9;
    if (kind == 0) {
      Quotation();
    } else if (kind == 1) {
      Question();
    } else {
      Clause(0, kind >= 6);
      if (draws_.Percent(25)) {
        text_ += kJoins[draws_.Below(kJoins.size())];
        Clause(1, draws_.Percent(40));
      }
      text_ += '.';
    }
    Capitalise(at);
  }

  void Quotation() {
    Person();
    text_ += past_ ? " said, \"" : " says, \"";
    const size_t at = text_.size();
    Clause(1, false);
    Capitalise(at);
    text_ += ".\"";
  }

  // The auxiliary carries number and tense, so that the verb behind the subject is bare.
  void Question() {
    const bool plural = draws_.Percent(40);
    text_ += past_ ? "did " : plural ? "do " : "does ";
    NounPhrase(plural, -1, 1);
    const uint32_t verb = lexicon_.verb.Pick(draws_);
    text_ += ' ' + lexicon_.verbs[verb] + ' ';
    NounPhrase(draws_.Percent(40), static_cast<int>(verb % kNounClasses), 1);
    text_ += '?';
  }

  void Clause(int depth, bool about_person) {
    bool plural = false;
    if (about_person) {
      Person();
    } else {
      plural = draws_.Percent(40);
      NounPhrase(plural, -1, depth);
      if (depth < 2 && draws_.Percent(18)) {
        // The object inside may have the other number; the main verb still agrees with the subject.
        text_ += " that ";
        Predicate(plural, 2);
      }
    }
    text_ += ' ';
    if (draws_.Percent(20)) text_ += lexicon_.adverbs[lexicon_.adverb.Pick(draws_)] + ' ';
    Predicate(plural, depth);
    if (depth == 0 && draws_.Percent(6)) {
      text_ += " (";
      Clause(2, draws_.Percent(30));
      text_ += ')';
    }
  }

  void Predicate(bool plural, int depth) {
    const uint32_t verb = lexicon_.verb.Pick(draws_);
    const std::string& stem = lexicon_.verbs[verb];
    if (past_) {
      text_ += stem + (stem.back() == 'e' ? "d" : "ed");
    } else {
      text_ += plural ? stem : Plural(stem);
    }
    text_ += ' ';
    NounPhrase(draws_.Percent(40), static_cast<int>(verb % kNounClasses), depth);
  }

  // The person of the paragraph: by name first, then mostly by pronoun. Even ranks are "she", odd ones "he".
  void Person() {
    if (!named_ || draws_.Percent(30)) {
      text_ += lexicon_.names[person_];
    } else {
      text_ += person_ % 2 == 0 ? "she" : "he";
    }
    named_ = true;
  }

  // `preferred`: a class of nouns, or -1.
  std::string Noun(int preferred, bool plural) {
    uint32_t noun = 0;
    const uint32_t way = draws_.Below(100);
    if (preferred >= 0 && way < 50) {
      noun = lexicon_.class_noun.Pick(draws_) * kNounClasses + static_cast<uint32_t>(preferred);
    } else if (way < 80) {
      noun = lexicon_.topics[topic_][lexicon_.topic.Pick(draws_)];
    } else {
      noun = lexicon_.noun.Pick(draws_);
    }
    return plural ? Plural(lexicon_.nouns[noun]) : lexicon_.nouns[noun];
  }

  void NounPhrase(bool plural, int preferred, int depth) {
    std::string rest;
    if (draws_.Percent(30)) rest = lexicon_.adjectives[lexicon_.adjective.Pick(draws_)] + ' ';
    std::string article =
        plural ? kPlural[draws_.Below(kPlural.size())] : kSingular[draws_.Below(kSingular.size())];
    rest += Noun(preferred, plural);
    if (article == "a" && IsVowel(rest[0])) article = "an";
    text_ += article + ' ' + rest;
    if (depth < 2 && draws_.Percent(22)) {
      text_ += std::string(" ") + kPrepositions[draws_.Below(kPrepositions.size())] + ' ';
      NounPhrase(draws_.Percent(40), -1, depth + 1);
    }
  }

  void Capitalise(size_t at) {
    if (text_[at] >= 'a' && text_[at] <= 'z') text_[at] = static_cast<char>(text_[at] - 'a' + 'A');
  }

  const Lexicon& lexicon_;
  Draws draws_;
  std::string text_;
  uint32_t topic_ = 0, person_ = 0;
  bool past_ = false, named_ = false;
};

const Lexicon& LexiconOf(uint64_t seed) {
  thread_local uint64_t kept_seed = 0;
  thread_local Lexicon lexicon;
  if (lexicon.nouns.empty() || kept_seed != seed) {
    lexicon = MakeLexicon(seed);
    kept_seed = seed;
  }
  return lexicon;
}

}  // namespace

std::string CorpusDocument(uint64_t seed, uint32_t number) {
  return Writer(LexiconOf(seed), Draws({seed, 0, StreamId(StreamPurpose::kData, 1), number})).Document();
}

}  // namespace mx
