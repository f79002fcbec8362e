// Whether machine code holds what makes results depend on the order of workgroups.
#ifndef MX_TOOLS_CERTIFIED_ATOMICS_SCAN_H_
#define MX_TOOLS_CERTIFIED_ATOMICS_SCAN_H_

#include <cstddef>
#include <span>
#include <string>

namespace mx::tools {

// An atomic on global memory anywhere in this text section, whether a launch reached it or not. A card tells
// nothing about order, so that its evidence rests on this alone.
bool HoldsGlobalAtomics(std::span<const std::byte> text);
bool ObjectHoldsGlobalAtomics(const std::string& file,
                              std::span<const std::byte> object);  // throws InputError

}  // namespace mx::tools

#endif  // MX_TOOLS_CERTIFIED_ATOMICS_SCAN_H_
