// Tokens: what a model reads. Text is bytes (ids 0 to 255) and a boundary before every document; token files
// give their own ids.
#ifndef MX_SIM_NN_TOKENS_H_
#define MX_SIM_NN_TOKENS_H_

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sim/io/mapped_file.h"

namespace mx {

inline constexpr int32_t kDocumentToken = 256;   // stands before every document; a sample starts with it
inline constexpr int64_t kByteVocabulary = 288;  // 256 bytes and the boundary, padded to a multiple of 32

enum class TokenKind : uint8_t { kBytes, kIds };
enum class TokenWidth : uint8_t { k16 = 2, k32 = 4 };  // bytes a token takes

// A long array of token ids, 16 or 32 bits each: either grown in memory or mapped from a raw little-endian
// file.
class TokenStore {
 public:
  TokenStore() = default;  // empty, 16 bits, grows
  static TokenStore FromWords(const std::vector<int32_t>& tokens);
  // Throws InputError when the file cannot be read, is empty, or its length is no multiple of the width.
  static TokenStore Map(const std::string& path, TokenWidth width);

  void AppendDocument(std::string_view bytes);  // the boundary, then the bytes; only for a store that grows

  int64_t size() const { return size_; }
  int32_t at(int64_t i) const;
  void Copy(int64_t begin, int64_t count, int32_t* out) const;
  // Throws InputError naming `path`, the token's index and its byte offset when an id is not below `vocab`.
  void CheckIds(int64_t vocab, const std::string& path) const;
  int64_t LargestId() const;
  std::string Digest() const;  // SHA-256 of the width and the stored words

 private:
  const uint16_t* words16() const;
  const uint32_t* words32() const;
  TokenWidth width_ = TokenWidth::k16;
  int64_t size_ = 0;
  std::vector<uint16_t> owned16_;
  std::vector<uint32_t> owned32_;
  std::shared_ptr<MappedFile> file_;
};

// Bytes as they are; a document boundary becomes a line feed, other ids above 255 nothing. kIds: decimal ids,
// each followed by a space.
std::string TokensToText(TokenKind kind, std::span<const int32_t> tokens);

// The tokens of a prompt behind a boundary (kBytes), or of decimal ids separated by blanks (kIds, all below
// vocab). Throws InputError naming the word that is no such id.
std::vector<int32_t> TextToTokens(TokenKind kind, std::string_view prompt, int64_t vocab);

// Entropy of the frequencies of the ids in nats per token: what a model that knows only how often each token
// occurs can reach. From counts; our own logarithm in binary64.
class UnigramCounter {
 public:
  void Add(const TokenStore& tokens, int64_t begin, int64_t end);
  double Entropy() const;
  int64_t total() const { return total_; }

 private:
  std::vector<int64_t> counts_;
  int64_t total_ = 0;
};

}  // namespace mx

#endif  // MX_SIM_NN_TOKENS_H_
