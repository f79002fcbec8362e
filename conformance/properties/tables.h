// The functions of properties.inc.
#ifndef MX_CONFORMANCE_PROPERTIES_TABLES_H_
#define MX_CONFORMANCE_PROPERTIES_TABLES_H_

#include <optional>

#include "conformance/properties/property.h"

namespace mx::conformance {

#define MX_PROPERTY(function, ...) std::optional<Check> function(const Draw& draw);
#include "conformance/properties/properties.inc"
#undef MX_PROPERTY

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_PROPERTIES_TABLES_H_
