#include "conformance/certificate/base64.h"

#include <sodium.h>

#include "sim/base/error.h"

namespace mx::certificate {

std::string ToBase64(std::string_view bytes) {
  std::string text(sodium_base64_ENCODED_LEN(bytes.size(), sodium_base64_VARIANT_ORIGINAL), 0);
  sodium_bin2base64(text.data(), text.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                    bytes.size(), sodium_base64_VARIANT_ORIGINAL);
  text.pop_back();  // the NUL
  return text;
}

std::string FromBase64(std::string_view text, std::string_view where) {
  std::string bytes(text.size() / 4 * 3 + 3, 0);
  size_t size = 0;
  if (sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), text.data(),
                        text.size(), nullptr, &size, nullptr, sodium_base64_VARIANT_ORIGINAL) != 0) {
    Fail("{}: this is not base64 with padding", where);
  }
  bytes.resize(size);
  return bytes;
}

}  // namespace mx::certificate
