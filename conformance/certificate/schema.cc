#include "conformance/certificate/schema.h"

#include <algorithm>

#include "sim/base/error.h"
#include "sim/io/json.h"

namespace mx::certificate {

namespace {

constexpr uint64_t kMaxInteger = (uint64_t{1} << 53) - 1;

std::string Short(const nlohmann::json& value) {
  const std::string text = value.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
  return text.size() <= 60 ? text : text.substr(0, 57) + "...";
}

bool Printable(const std::string& text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= 0x20 && c <= 0x7e; });
}

bool IsDigest(const nlohmann::json& value) {
  if (!value.is_string()) return false;
  const auto& text = value.get_ref<const std::string&>();
  return text.size() == 64 && std::all_of(text.begin(), text.end(), [](char c) {
           return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
         });
}

class Checker {
 public:
  explicit Checker(std::string_view where) : where_(where) {}

  void Check(const nlohmann::json& value, const Shape& shape, const std::string& path) const {
    switch (shape.kind) {
      case Shape::kText:
        return Require(IsText(value), value, path, "text of printable ASCII, not empty");
      case Shape::kNumber:
        return Require(IsNumber(value), value, path, "integer of 0 to 2^53-1");
      case Shape::kDigest:
        return Require(IsDigest(value), value, path, "SHA-256 as 64 digits in lower case");
      case Shape::kBool:
        return Require(value.is_boolean(), value, path, "true or false");
      case Shape::kEither:
        return Check(value, shape.members[value.is_object()].shape, path);
      case Shape::kWord:
        return CheckWord(value, shape, path);
      case Shape::kList:
        return CheckList(value, shape, path);
      case Shape::kObject:
        return CheckObject(value, shape, path);
    }
  }

 private:
  static bool IsText(const nlohmann::json& value) {
    return value.is_string() && !value.get_ref<const std::string&>().empty() &&
           Printable(value.get_ref<const std::string&>());
  }

  static bool IsNumber(const nlohmann::json& value) {
    return value.is_number_unsigned() && value.get<uint64_t>() <= kMaxInteger;
  }

  void Require(bool good, const nlohmann::json& value, const std::string& path,
               std::string_view wanted) const {
    if (!good) Fail("{}: {}: {} is no {}", where_, path, Short(value), wanted);
  }

  void CheckWord(const nlohmann::json& value, const Shape& shape, const std::string& path) const {
    std::string words;
    for (const std::string& word : shape.words) {
      if (value == word) return;
      words += (words.empty() ? "" : ", ") + word;
    }
    Fail("{}: {}: {} is none of {}", where_, path, Short(value), words);
  }

  void CheckList(const nlohmann::json& value, const Shape& shape, const std::string& path) const {
    Require(value.is_array(), value, path, "array");
    if (value.size() < shape.min_count || value.size() > shape.max_count) {
      Fail("{}: {}: {} entries; {} to {} are allowed", where_, path, value.size(), shape.min_count,
           shape.max_count);
    }
    for (size_t i = 0; i < value.size(); ++i) {
      Check(value[i], shape.members[0].shape, fmt::format("{}[{}]", path, i));
    }
  }

  void CheckObject(const nlohmann::json& value, const Shape& shape, const std::string& path) const {
    Require(value.is_object(), value, path.empty() ? "document" : path, "object");
    const std::string prefix = path.empty() ? "" : path + ".";
    for (const auto& [key, member] : shape.members) {
      const auto found = value.find(key);
      if (found == value.end()) Fail("{}: {}{}: missing", where_, prefix, key);
      Check(*found, member, prefix + key);
    }
    for (const auto& item : value.items()) {
      const auto known = [&](const auto& member) { return member.name == item.key(); };
      if (std::none_of(shape.members.begin(), shape.members.end(), known)) {
        Fail("{}: {}{}: unknown key", where_, prefix, Short(item.key()));
      }
    }
  }

  std::string_view where_;
};

void Write(const nlohmann::ordered_json& tree, std::string_view where, std::string* out) {
  if (tree.is_number_unsigned() || (tree.is_number_integer() && tree.get<int64_t>() >= 0)) {
    if (tree.get<uint64_t>() > kMaxInteger) Fail("{}: {} is beyond 2^53-1", where, tree.get<uint64_t>());
    *out += fmt::format("{}", tree.get<uint64_t>());
  } else if (tree.is_string()) {
    const auto& text = tree.get_ref<const std::string&>();
    if (!Printable(text)) Fail("{}: {} has bytes that are no printable ASCII", where, Quoted(text));
    *out += '"';
    for (const char c : text) *out += c == '"' || c == '\\' ? std::string{'\\', c} : std::string{c};
    *out += '"';
  } else if (tree.is_array() || tree.is_object()) {
    *out += tree.is_array() ? '[' : '{';
    bool first = true;
    for (const auto& item : tree.items()) {
      if (!first) *out += ',';
      first = false;
      if (tree.is_object()) {
        Write(item.key(), where, out);
        *out += ':';
      }
      Write(item.value(), where, out);
    }
    *out += tree.is_array() ? ']' : '}';
  } else {
    Fail("{}: {} is neither text, integer, array nor object", where, tree.dump());
  }
}

}  // namespace

void CheckShape(const nlohmann::json& tree, const Shape& shape, std::string_view where) {
  Checker(where).Check(tree, shape, "");
}

std::string WriteStrict(const nlohmann::ordered_json& tree, std::string_view where) {
  std::string out;
  Write(tree, where, &out);
  return out;
}

}  // namespace mx::certificate
