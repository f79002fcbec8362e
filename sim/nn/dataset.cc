#include "sim/nn/dataset.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <system_error>

#include "sim/base/error.h"
#include "sim/nn/corpus.h"
#include "sim/nn/dataset_reader.h"

namespace mx {
namespace {

namespace fs = std::filesystem;

constexpr size_t kNamedNotes = 5;  // per reason; the rest is counted

void Add(TokenData& data, std::string_view document) {
  data.documents.push_back(data.tokens.size());
  data.tokens.AppendDocument(document);
}

std::optional<TokenWidth> WidthByName(const std::string& path) {
  if (path.ends_with(".u16")) return TokenWidth::k16;
  if (path.ends_with(".u32")) return TokenWidth::k32;
  return std::nullopt;
}

bool NamedJsonLines(const std::string& path) {
  return path.ends_with(".jsonl") || path.ends_with(".json.gz") || path.ends_with(".jsonl.gz");
}

// Adds a file's documents; says why it was left out, or nothing.
std::string AddFile(TokenData& data, const std::string& path, bool skip_binary) {
  if (NamedJsonLines(path) || (path.ends_with(".json") && IsJsonLines(path))) {
    data.form = "json lines";
    ReadJsonLines(path, [&](std::string_view document) {
      if (!document.empty()) Add(data, document);
    });
    return "";
  }
  const std::string text = TextReader(path).All();
  if (text.empty()) return "empty";
  if (LooksBinary(text)) {
    if (skip_binary) return "binary";
    data.notes.push_back(fmt::format("{}: looks like a binary file; its bytes are taken as they are", path));
  }
  Add(data, text);
  return "";
}

std::vector<std::string> FilesBelow(const std::string& folder, int64_t& links) {
  std::vector<std::string> files;
  std::error_code error;
  fs::recursive_directory_iterator at(folder, error), end;
  for (; !error && at != end; at.increment(error)) {
    const fs::file_status status = at->symlink_status(error);
    if (error) break;
    if (fs::is_symlink(status)) ++links;
    if (fs::is_regular_file(status)) files.push_back(at->path().string());
  }
  if (error) Fail("{}: {}", folder, error.message());
  std::sort(files.begin(), files.end());
  return files;
}

void NoteSkipped(TokenData& data, const std::string& why, const std::vector<std::string>& files) {
  if (files.empty()) return;
  std::string names;
  for (size_t i = 0; i < std::min(files.size(), kNamedNotes); ++i) names += (i > 0 ? ", " : "") + files[i];
  if (files.size() > kNamedNotes) names += fmt::format(" and {} more", files.size() - kNamedNotes);
  data.notes.push_back(
      fmt::format("skipped {} {} file{}: {}", files.size(), why, files.size() > 1 ? "s" : "", names));
}

TokenData LoadFolder(const std::string& folder) {
  TokenData data;
  data.form = "text";
  int64_t links = 0;
  std::vector<std::string> empty, binary, ids;
  for (const std::string& file : FilesBelow(folder, links)) {
    if (WidthByName(file)) {
      ids.push_back(file);
      continue;
    }
    const std::string why = AddFile(data, file, true);
    if (why == "empty") empty.push_back(file);
    if (why == "binary") binary.push_back(file);
  }
  NoteSkipped(data, "empty", empty);
  NoteSkipped(data, "binary", binary);
  NoteSkipped(data, "token id", ids);
  if (links > 0) data.notes.push_back(fmt::format("skipped {} symbolic links below {}", links, folder));
  if (data.tokens.size() == 0) {
    Fail("{}: no text in this folder{}", folder,
         ids.empty() ? "" : " (give a token file itself, not the folder that it is in)");
  }
  return data;
}

TokenData LoadStandardInput(std::istream& input) {
  TokenData data;
  data.form = "text";
  const std::string text{std::istreambuf_iterator<char>(input), std::istreambuf_iterator<char>()};
  if (text.empty()) Fail("standard input: no text");
  if (text.starts_with("\x1f\x8b"))
    Fail("standard input: gzip data; unpack them first (zcat FILE | mxproof train ...)");
  if (LooksBinary(text))
    data.notes.push_back("standard input: looks binary; its bytes are taken as they are");
  Add(data, text);
  return data;
}

}  // namespace

bool NamesTokenIds(const DataSource& source) {
  return source.token_type.has_value() || WidthByName(source.path).has_value();
}

TokenData LoadTokens(const DataSource& source, std::istream& standard_input) {
  const std::string& path = source.path;
  TokenData data;
  if (path.empty()) {
    data.form = "built-in corpus";
    int64_t bytes = 0;
    for (uint32_t document = 0; bytes < source.corpus_bytes; ++document) {
      const std::string text = CorpusDocument(kCorpusSeed, document);
      bytes += static_cast<int64_t>(text.size());
      Add(data, text);
    }
    return data;
  }
  if (path == "-") {
    if (source.token_type) Fail("token ids are read from a file, not from standard input");
    return LoadStandardInput(standard_input);
  }
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (!fs::exists(status)) Fail("{}: {}", path, error ? error.message() : "no such file or folder");
  const std::optional<TokenWidth> width = source.token_type ? source.token_type : WidthByName(path);
  if (fs::is_directory(status)) {
    if (source.token_type) Fail("{}: a folder; token ids are read from one file", path);
    return LoadFolder(path);
  }
  if (width) {
    data.kind = TokenKind::kIds;
    data.form = "token ids";
    data.tokens = TokenStore::Map(path, *width);
    return data;
  }
  if (path.ends_with(".bin"))
    Fail("{}: say what a .bin file holds: --token-type u16 or --token-type u32", path);
  data.form = "text";
  AddFile(data, path, false);
  if (data.tokens.size() == 0) Fail("{}: no text in this file", path);
  return data;
}

}  // namespace mx
