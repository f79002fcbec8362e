// Changes texts at random, as files are broken or edited: bits, bytes, spans, and tokens of JSON.
#ifndef MX_CONFORMANCE_GATE_TESTS_MUTATE_H_
#define MX_CONFORMANCE_GATE_TESTS_MUTATE_H_

#include <random>
#include <string>

namespace mx::gate::test {

inline size_t Below(std::mt19937_64& random, size_t n) { return n == 0 ? 0 : random() % n; }

inline std::string Token(std::mt19937_64& random) {
  static const char* const kTokens[] = {"0",
                                        "1",
                                        "-1",
                                        "00",
                                        "9007199254740991",
                                        "9007199254740992",
                                        "18446744073709551616",
                                        "1.0",
                                        "1e9",
                                        "\"\"",
                                        "\"x\"",
                                        "\\",
                                        "\\\"",
                                        "\\\\",
                                        "\\u0041",
                                        "{",
                                        "}",
                                        "[",
                                        "]",
                                        ",",
                                        ":",
                                        "null",
                                        "true",
                                        " ",
                                        "\n",
                                        "\t",
                                        "\xc3\xa4",
                                        "/*x*/",
                                        "\"PASS\"",
                                        "\"FAIL\"",
                                        "\"full\"",
                                        "\"smoke\"",
                                        "\"record\"",
                                        "\"enforce\"",
                                        "\"accept\"",
                                        "dependent",
                                        "\"failed\":0,",
                                        "\"keyid\":\"\","};
  return kTokens[Below(random, std::size(kTokens))];
}

inline void MutateOnce(std::string& text, std::mt19937_64& random) {
  const size_t at = Below(random, text.size() + 1);
  const size_t span = 1 + Below(random, random() % 4 == 0 ? 200 : 4);
  switch (Below(random, 9)) {
    case 0:
      if (at < text.size()) text[at] = static_cast<char>(text[at] ^ 1 << Below(random, 8));
      break;
    case 1:
      text.erase(at, span);
      break;
    case 2:
      text.insert(at, 1, static_cast<char>(random()));
      break;
    case 3:
      text.insert(at, text.substr(at, span));
      break;
    case 4:
      text.insert(Below(random, text.size() + 1), text.substr(at, span));
      break;
    case 5:
      text.insert(at, Token(random));
      break;
    case 6:
      text.replace(at, span, Token(random));
      break;
    case 7:
      text.resize(at);
      break;
    default:  // a digit, so that numbers stay numbers
      for (size_t i = at; i < text.size(); ++i) {
        if (text[i] < '0' || text[i] > '9') continue;
        text[i] = static_cast<char>('0' + Below(random, 10));
        break;
      }
  }
}

}  // namespace mx::gate::test

#endif  // MX_CONFORMANCE_GATE_TESTS_MUTATE_H_
