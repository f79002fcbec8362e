#include "sim/formats/format.h"

#include <string>

#include "sim/base/error.h"

namespace mx {

Format FormatByName(std::string_view name) {
  std::string known;
  for (const FormatInfo& f : kFormats) {
    if (name == f.name) return f.id;
    known += known.empty() ? f.name : std::string(", ") + f.name;
  }
  Fail("unknown format '{}'; use one of {}", name, known);
}

}  // namespace mx
