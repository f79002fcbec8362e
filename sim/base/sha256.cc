#include "sim/base/sha256.h"

#include <sodium.h>

namespace mx {

struct Sha256::State {
  crypto_hash_sha256_state sodium;
};

Sha256::Sha256() : state_(std::make_unique<State>()) { crypto_hash_sha256_init(&state_->sodium); }
Sha256::~Sha256() = default;

void Sha256::Update(const void* data, size_t bytes) {
  if (bytes != 0) crypto_hash_sha256_update(&state_->sodium, static_cast<const unsigned char*>(data), bytes);
}

std::string Sha256::Hex() {
  unsigned char digest[crypto_hash_sha256_BYTES];
  crypto_hash_sha256_final(&state_->sodium, digest);
  char hex[2 * sizeof digest + 1];
  sodium_bin2hex(hex, sizeof hex, digest, sizeof digest);
  return hex;
}

std::string Sha256Hex(std::string_view bytes) {
  Sha256 hash;
  hash.Update(bytes.data(), bytes.size());
  return hash.Hex();
}

}  // namespace mx
