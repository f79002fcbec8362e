// Where training text comes from: a text file, a folder, standard input, JSON lines (plain or gzip), token
// files, or the built-in corpus.
#ifndef MX_SIM_NN_DATASET_H_
#define MX_SIM_NN_DATASET_H_

#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <vector>

#include "sim/nn/tokens.h"

namespace mx {

struct DataSource {
  std::string path;                      // "-": standard input; empty: the built-in corpus
  std::optional<TokenWidth> token_type;  // raw ids of this width, whatever the file's name
  int64_t corpus_bytes = 8 << 20;        // of the built-in corpus
};

struct TokenData {
  TokenKind kind = TokenKind::kBytes;
  TokenStore tokens;
  std::vector<int64_t> documents;  // index of each document's boundary; empty for token files
  std::string form;                // "text", "json lines", "token ids", "built-in corpus"
  std::vector<std::string> notes;  // one line each: what was skipped, and why
};

// By the path:
//   -                                  standard input, one document
//   folder                             every regular file below it, sorted by path, each by the rules here;
//   symbolic
//                                      links, empty files, files with a NUL byte near the start: skipped with
//                                      a note
//   *.u16, *.u32, or with token_type   raw little-endian token ids
//   *.jsonl, *.json.gz, *.jsonl.gz     one JSON object a line with a string "text", one document each
//   *.json                             the same when its first line is such an object, else text
//   anything else                      text, one document; unpacked when it starts with the gzip signature
// Throws InputError that names the file, and the line or the byte, and says what would be right.
// With an empty path: whole documents of the built-in corpus, at least corpus_bytes.
TokenData LoadTokens(const DataSource& source, std::istream& standard_input);

// Whether the path names a file of token ids (it need not exist).
bool NamesTokenIds(const DataSource& source);

}  // namespace mx

#endif  // MX_SIM_NN_DATASET_H_
