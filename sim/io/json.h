// JSON as a caller's file must be: one document, no key twice in an object, bounded depth. Errors are one
// line.
#ifndef MX_SIM_IO_JSON_H_
#define MX_SIM_IO_JSON_H_

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace mx {

// Throws InputError that starts with `where` (a file, or a file and a part of it). Objects and arrays nest at
// most `max_depth` deep.
nlohmann::json ParseJson(std::string_view text, std::string_view where, int max_depth = 32);

// A name from a file in double quotes, made safe for a one-line message.
std::string Quoted(std::string_view name);

}  // namespace mx

#endif  // MX_SIM_IO_JSON_H_
