// Values written on a command line.
#ifndef MX_TOOLS_LITERAL_VALUES_H_
#define MX_TOOLS_LITERAL_VALUES_H_

#include <string>
#include <vector>

namespace mx::tools {

// "1,2.5,-0x1p-3,inf,nan,0x3fe00000,0*30": numbers, or binary32 words of exactly 8 hexadecimal digits after
// 0x, each optionally repeated by *N. Throws InputError that names the item.
std::vector<float> ParseValues(const std::string& text);

}  // namespace mx::tools

#endif  // MX_TOOLS_LITERAL_VALUES_H_
