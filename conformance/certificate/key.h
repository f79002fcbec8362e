// Ed25519 keys as PEM files that OpenSSL reads too: PKCS #8 for the private half, SubjectPublicKeyInfo for
// the public one (RFC 8410). An id of a key is the SHA-256 of its 32 public bytes.
#ifndef MX_CONFORMANCE_CERTIFICATE_KEY_H_
#define MX_CONFORMANCE_CERTIFICATE_KEY_H_

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace mx::certificate {

using PublicKey = std::array<uint8_t, 32>;
using Signature = std::array<uint8_t, 64>;

class PrivateKey {
 public:
  static PrivateKey Generate();
  static PrivateKey FromSeed(const std::array<uint8_t, 32>& seed);
  // Throws InputError: no such key, or a file that others than its owner can read.
  static PrivateKey ReadFile(const std::string& path);
  PrivateKey(const PrivateKey&) = delete;
  PrivateKey(PrivateKey&& other) noexcept;
  ~PrivateKey();  // wipes the memory

  // Two new files, the private one with mode 0600; refuses to replace one.
  void WriteFiles(const std::string& private_path, const std::string& public_path) const;
  Signature Sign(std::string_view message) const;
  const PublicKey& public_key() const { return public_; }

 private:
  PrivateKey() = default;
  std::array<uint8_t, 64> secret_{};  // seed and public key
  PublicKey public_{};
};

PublicKey ReadPublicKeyFile(
    const std::string& path);  // throws InputError; takes a private key's file for nothing
std::string PublicKeyPem(const PublicKey& key);
std::string KeyId(const PublicKey& key);
std::string HexKey(const PublicKey& key);
bool Verifies(const PublicKey& key, std::string_view message, const Signature& signature);

}  // namespace mx::certificate

#endif  // MX_CONFORMANCE_CERTIFICATE_KEY_H_
