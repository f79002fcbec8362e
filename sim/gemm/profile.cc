#include "sim/gemm/profile.h"

#include <string>

#include "sim/base/error.h"

namespace mx {

Profile ProfileByName(std::string_view name) {
  std::string known;
  for (const ProfileInfo& p : kProfiles) {
    if (name == p.name) return p.id;
    known += known.empty() ? p.name : std::string(" ") + p.name;
  }
  Fail("accumulation profile '{}' is not known; use one of {}", name, known);
}

}  // namespace mx
