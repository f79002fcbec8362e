// A certificate for a person to read.
#ifndef MX_CONFORMANCE_CERTIFICATE_SHOW_H_
#define MX_CONFORMANCE_CERTIFICATE_SHOW_H_

#include <cstdint>
#include <string>

#include "conformance/certificate/envelope.h"

namespace mx::certificate {

std::string DateText(uint64_t seconds);       // "2026-05-29T20:26:40Z"
uint64_t ParseDate(const std::string& text);  // that, "2026-05-29", or seconds since 1970; throws InputError
std::string ShowText(const Envelope& envelope);  // verifies nothing, and says so

}  // namespace mx::certificate

#endif  // MX_CONFORMANCE_CERTIFICATE_SHOW_H_
