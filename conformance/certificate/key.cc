#include "conformance/certificate/key.h"

#include <sodium.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "conformance/certificate/base64.h"
#include "conformance/certificate/files.h"
#include "sim/base/error.h"
#include "sim/base/sha256.h"

namespace mx::certificate {

namespace {

// DER of RFC 8410 up to the key itself: both structures have a fixed length.
constexpr std::string_view kPrivateHead("\x30\x2e\x02\x01\x00\x30\x05\x06\x03\x2b\x65\x70\x04\x22\x04\x20",
                                        16);
constexpr std::string_view kPublicHead("\x30\x2a\x30\x05\x06\x03\x2b\x65\x70\x03\x21\x00", 12);

void Prepare() {
  if (sodium_init() < 0) Fail("libsodium cannot be initialised");
}

std::string Pem(std::string_view label, std::string_view der) {
  return fmt::format("-----BEGIN {0}-----\n{1}\n-----END {0}-----\n", label, ToBase64(der));
}

// The 32 bytes after `head`.
std::array<uint8_t, 32> FromPem(const std::string& path, const std::string& text, std::string_view label,
                                std::string_view head) {
  const std::string first = fmt::format("-----BEGIN {}-----", label),
                    last = fmt::format("-----END {}-----", label);
  const size_t begin = text.find(first), end = text.find(last);
  if (begin == std::string::npos || end == std::string::npos || end < begin) {
    Fail("{}: no \"{}\"; an Ed25519 key as PEM is needed (mxproof cert keygen)", path, first);
  }
  std::string body = text.substr(begin + first.size(), end - begin - first.size());
  body.erase(std::remove_if(body.begin(), body.end(), [](char c) { return c == '\n' || c == '\r'; }),
             body.end());
  std::string der = FromBase64(body, path);
  sodium_memzero(body.data(), body.size());
  std::array<uint8_t, 32> key{};
  const bool good = der.size() == head.size() + key.size() && der.compare(0, head.size(), head) == 0;
  if (good) std::memcpy(key.data(), der.data() + head.size(), key.size());
  sodium_memzero(der.data(), der.size());
  if (!good) Fail("{}: this is no Ed25519 key (RFC 8410)", path);
  return key;
}

void CheckOnlyOwnerReads(const std::string& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) Fail("{}: {}", path, std::strerror(errno));
  if (!S_ISDIR(status.st_mode) && (status.st_mode & 077) != 0) {
    Fail("{}: mode {:o} lets others than its owner at a private key; chmod 600 it", path,
         status.st_mode & 0777);
  }
}

}  // namespace

PrivateKey::PrivateKey(PrivateKey&& other) noexcept : secret_(other.secret_), public_(other.public_) {
  sodium_memzero(other.secret_.data(), other.secret_.size());
}

PrivateKey::~PrivateKey() { sodium_memzero(secret_.data(), secret_.size()); }

PrivateKey PrivateKey::Generate() {
  Prepare();
  PrivateKey key;
  crypto_sign_keypair(key.public_.data(), key.secret_.data());
  return key;
}

PrivateKey PrivateKey::FromSeed(const std::array<uint8_t, 32>& seed) {
  Prepare();
  PrivateKey key;
  crypto_sign_seed_keypair(key.public_.data(), key.secret_.data(), seed.data());
  return key;
}

PrivateKey PrivateKey::ReadFile(const std::string& path) {
  CheckOnlyOwnerReads(path);
  std::string text = ReadLimited(path, kMaxDocument);
  std::array<uint8_t, 32> seed = FromPem(path, text, "PRIVATE KEY", kPrivateHead);
  PrivateKey key = FromSeed(seed);
  sodium_memzero(seed.data(), seed.size());
  sodium_memzero(text.data(), text.size());
  return key;
}

void PrivateKey::WriteFiles(const std::string& private_path, const std::string& public_path) const {
  if (access(public_path.c_str(), F_OK) == 0) Fail("{}: exists; name a new file", public_path);
  std::string der(kPrivateHead);
  der.append(reinterpret_cast<const char*>(secret_.data()), 32);
  std::string text = Pem("PRIVATE KEY", der);
  WriteNewFile(private_path, text, 0600);
  sodium_memzero(der.data(), der.size());
  sodium_memzero(text.data(), text.size());
  try {
    WriteNewFile(public_path, PublicKeyPem(public_), 0644);
  } catch (...) {
    unlink(private_path.c_str());  // both or neither
    throw;
  }
}

Signature PrivateKey::Sign(std::string_view message) const {
  Signature signature{};
  crypto_sign_detached(signature.data(), nullptr, reinterpret_cast<const unsigned char*>(message.data()),
                       message.size(), secret_.data());
  return signature;
}

PublicKey ReadPublicKeyFile(const std::string& path) {
  return FromPem(path, ReadLimited(path, kMaxDocument), "PUBLIC KEY", kPublicHead);
}

std::string PublicKeyPem(const PublicKey& key) {
  return Pem("PUBLIC KEY", std::string(kPublicHead) + std::string(key.begin(), key.end()));
}

std::string KeyId(const PublicKey& key) {
  return Sha256Hex(std::string_view(reinterpret_cast<const char*>(key.data()), key.size()));
}

std::string HexKey(const PublicKey& key) {
  std::string hex(2 * key.size() + 1, 0);
  sodium_bin2hex(hex.data(), hex.size(), key.data(), key.size());
  hex.pop_back();
  return hex;
}

bool Verifies(const PublicKey& key, std::string_view message, const Signature& signature) {
  return crypto_sign_verify_detached(signature.data(), reinterpret_cast<const unsigned char*>(message.data()),
                                     message.size(), key.data()) == 0;
}

}  // namespace mx::certificate
