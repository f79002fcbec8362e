// Base64 of RFC 4648 section 4, with padding, by libsodium.
#ifndef MX_CONFORMANCE_CERTIFICATE_BASE64_H_
#define MX_CONFORMANCE_CERTIFICATE_BASE64_H_

#include <string>
#include <string_view>

namespace mx::certificate {

std::string ToBase64(std::string_view bytes);
std::string FromBase64(std::string_view text,
                       std::string_view where);  // throws InputError that starts with `where`

}  // namespace mx::certificate

#endif  // MX_CONFORMANCE_CERTIFICATE_BASE64_H_
