// The closed list of what may be wrong with a device (causes.inc).
#ifndef MX_CONFORMANCE_DIAGNOSE_CAUSE_H_
#define MX_CONFORMANCE_DIAGNOSE_CAUSE_H_

#include <cstdint>
#include <string_view>

namespace mx::conformance {

enum class Cause : uint8_t {
#define MX_CAUSE(id, ...) id,
#include "conformance/diagnose/causes.inc"
#undef MX_CAUSE
};
struct CauseInfo {
  Cause id;
  const char *name, *stage, *about;
};
inline constexpr CauseInfo kCauses[] = {
#define MX_CAUSE(id, name, stage, about) {Cause::id, name, stage, about},
#include "conformance/diagnose/causes.inc"
#undef MX_CAUSE
};
constexpr const CauseInfo& Info(Cause cause) { return kCauses[static_cast<int>(cause)]; }
constexpr const char* Name(Cause cause) { return Info(cause).name; }

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_DIAGNOSE_CAUSE_H_
