#include "sim/nn/tokens.h"

#include <algorithm>
#include <bit>
#include <charconv>

#include "sim/base/error.h"
#include "sim/base/sha256.h"
#include "sim/nn/math.h"

namespace mx {

static_assert(std::endian::native == std::endian::little, "token files are read in place");

TokenStore TokenStore::FromWords(const std::vector<int32_t>& tokens) {
  TokenStore store;
  store.width_ = TokenWidth::k32;
  store.owned32_.assign(tokens.begin(), tokens.end());
  store.size_ = static_cast<int64_t>(tokens.size());
  return store;
}

TokenStore TokenStore::Map(const std::string& path, TokenWidth width) {
  TokenStore store;
  store.width_ = width;
  store.file_ = std::make_shared<MappedFile>(path);
  const size_t bytes = store.file_->bytes().size(), unit = static_cast<size_t>(width);
  if (bytes == 0) Fail("{}: the file is empty; it must hold {}-byte token ids", path, unit);
  if (bytes % unit != 0) Fail("{}: {} bytes are no whole number of {}-byte token ids", path, bytes, unit);
  store.size_ = static_cast<int64_t>(bytes / unit);
  return store;
}

const uint16_t* TokenStore::words16() const {
  return file_ ? reinterpret_cast<const uint16_t*>(file_->bytes().data()) : owned16_.data();
}

const uint32_t* TokenStore::words32() const {
  return file_ ? reinterpret_cast<const uint32_t*>(file_->bytes().data()) : owned32_.data();
}

void TokenStore::AppendDocument(std::string_view bytes) {
  const size_t begin = owned16_.size();
  owned16_.resize(begin + 1 + bytes.size());
  owned16_[begin] = static_cast<uint16_t>(kDocumentToken);
  for (size_t i = 0; i < bytes.size(); ++i) owned16_[begin + 1 + i] = static_cast<uint8_t>(bytes[i]);
  size_ = static_cast<int64_t>(owned16_.size());
}

int32_t TokenStore::at(int64_t i) const {
  return width_ == TokenWidth::k16 ? int32_t{words16()[i]} : static_cast<int32_t>(words32()[i]);
}

void TokenStore::Copy(int64_t begin, int64_t count, int32_t* out) const {
  for (int64_t i = 0; i < count; ++i) out[i] = at(begin + i);
}

void TokenStore::CheckIds(int64_t vocab, const std::string& path) const {
  for (int64_t i = 0; i < size_; ++i) {
    const int64_t id = width_ == TokenWidth::k16 ? int64_t{words16()[i]} : int64_t{words32()[i]};
    if (id >= vocab) {
      Fail("{}: token {} (byte offset {}) is {}, but the model's vocabulary has {} ids", path, i,
           i * static_cast<int64_t>(width_), id, vocab);
    }
  }
}

int64_t TokenStore::LargestId() const {
  int64_t largest = -1;
  for (int64_t i = 0; i < size_; ++i) {
    largest = std::max(largest, width_ == TokenWidth::k16 ? int64_t{words16()[i]} : int64_t{words32()[i]});
  }
  return largest;
}

std::string TokenStore::Digest() const {
  Sha256 hash;
  const uint8_t width = static_cast<uint8_t>(width_);
  hash.Update(&width, 1);
  const void* words = width_ == TokenWidth::k16 ? static_cast<const void*>(words16()) : words32();
  hash.Update(words, static_cast<size_t>(size_) * width);
  return hash.Hex();
}

std::string TokensToText(TokenKind kind, std::span<const int32_t> tokens) {
  std::string text;
  for (int32_t token : tokens) {
    if (kind == TokenKind::kIds) {
      text += fmt::format("{} ", token);
    } else if (token < 256) {
      text += static_cast<char>(token);
    } else if (token == kDocumentToken) {
      text += '\n';
    }
  }
  return text;
}

std::vector<int32_t> TextToTokens(TokenKind kind, std::string_view prompt, int64_t vocab) {
  std::vector<int32_t> tokens;
  if (kind == TokenKind::kBytes) {
    tokens.push_back(kDocumentToken);
    for (char c : prompt) tokens.push_back(static_cast<uint8_t>(c));
    return tokens;
  }
  constexpr std::string_view kBlanks = " \t\r\n,";
  for (size_t at = prompt.find_first_not_of(kBlanks); at != prompt.npos;) {
    const size_t end = std::min(prompt.find_first_of(kBlanks, at), prompt.size());
    const std::string_view word = prompt.substr(at, end - at);
    int32_t id = -1;
    const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), id);
    if (error != std::errc{} || stop != word.data() + word.size() || id < 0 || id >= vocab) {
      Fail("prompt: '{}' is no token id below {}", word, vocab);
    }
    tokens.push_back(id);
    at = prompt.find_first_not_of(kBlanks, end);
  }
  if (tokens.empty())
    Fail("prompt: a model of token ids needs at least one id, for example --prompt \"1 2 3\"");
  return tokens;
}

void UnigramCounter::Add(const TokenStore& tokens, int64_t begin, int64_t end) {
  for (int64_t i = begin; i < end; ++i) {
    const size_t id = static_cast<size_t>(tokens.at(i));
    if (id >= counts_.size()) counts_.resize(id + 1, 0);
    ++counts_[id];
  }
  total_ += end - begin;
}

double UnigramCounter::Entropy() const {
  if (total_ == 0) return 0.0;
  const double total = static_cast<double>(total_);
  double sum = 0.0;  // of c ln c
  for (int64_t count : counts_) {
    if (count > 1) sum += static_cast<double>(count) * f64_internal::Log(static_cast<double>(count));
  }
  return f64_internal::Log(total) - sum / total;
}

}  // namespace mx
