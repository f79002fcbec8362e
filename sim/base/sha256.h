// SHA-256 (FIPS 180-4) by libsodium.
#ifndef MX_SIM_BASE_SHA256_H_
#define MX_SIM_BASE_SHA256_H_

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace mx {

class Sha256 {
 public:
  Sha256();
  ~Sha256();
  void Update(const void* data, size_t bytes);
  std::string Hex();  // 64 lower-case digits; the object is spent afterwards

 private:
  struct State;
  std::unique_ptr<State> state_;
};

std::string Sha256Hex(std::string_view bytes);

}  // namespace mx

#endif  // MX_SIM_BASE_SHA256_H_
