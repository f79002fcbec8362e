#include "sim/io/json.h"

#include <set>
#include <vector>

#include "sim/base/error.h"

namespace mx {
namespace {

using nlohmann::json;

// The library's text names its own exception class and number first: "[json.exception.parse_error.101] ...".
std::string WithoutTag(const std::string& message) {
  const size_t end = message.find("] ");
  return end == std::string::npos ? message : message.substr(end + 2);
}

}  // namespace

json ParseJson(std::string_view text, std::string_view where, int max_depth) {
  std::vector<std::set<std::string>> open;  // keys seen in each open object or array
  const auto watch = [&](int, json::parse_event_t event, json& parsed) {
    switch (event) {
      case json::parse_event_t::object_start:
      case json::parse_event_t::array_start:
        if (static_cast<int>(open.size()) >= max_depth)
          Fail("{}: JSON nested deeper than {} levels", where, max_depth);
        open.emplace_back();
        break;
      case json::parse_event_t::object_end:
      case json::parse_event_t::array_end:
        open.pop_back();
        break;
      case json::parse_event_t::key:
        if (!open.back().insert(parsed.get<std::string>()).second) {
          Fail("{}: key {} appears twice", where, Quoted(parsed.get<std::string>()));
        }
        break;
      default:
        break;
    }
    return true;
  };
  try {
    return json::parse(text.begin(), text.end(), watch);
  } catch (const json::exception& e) {
    Fail("{}: not valid JSON: {}", where, WithoutTag(e.what()));
  }
}

std::string Quoted(std::string_view name) {
  return json(std::string(name)).dump(-1, ' ', true, json::error_handler_t::replace);
}

}  // namespace mx
