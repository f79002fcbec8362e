// The shape of a document as data, and a check of a parsed tree against it: every key there, none besides.
#ifndef MX_CONFORMANCE_CERTIFICATE_SCHEMA_H_
#define MX_CONFORMANCE_CERTIFICATE_SCHEMA_H_

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mx::certificate {

struct Member;

struct Shape {
  enum Kind { kText, kNumber, kDigest, kBool, kWord, kList, kObject, kEither } kind = kText;
  std::vector<std::string> words;       // kWord: one of these
  std::vector<Member> members;          // kObject; kList has one, of its items; kEither two
  size_t min_count = 0, max_count = 0;  // kList

  static Shape Text();    // printable ASCII, not empty
  static Shape Number();  // 0 to 2^53-1
  static Shape Digest();  // SHA-256, 64 digits in lower case
  static Shape Bool();
  static Shape Word(std::vector<std::string> words);
  static Shape List(Shape item, size_t min, size_t max);
  static Shape Object(std::vector<Member> members);
  static Shape Either(Shape scalar, Shape object);  // the second for an object, the first for the rest
};

struct Member {
  std::string name;
  Shape shape;
};

inline Shape Shape::Text() { return {kText, {}, {}, 0, 0}; }
inline Shape Shape::Number() { return {kNumber, {}, {}, 0, 0}; }
inline Shape Shape::Digest() { return {kDigest, {}, {}, 0, 0}; }
inline Shape Shape::Bool() { return {kBool, {}, {}, 0, 0}; }
inline Shape Shape::Word(std::vector<std::string> words) { return {kWord, std::move(words), {}, 0, 0}; }
inline Shape Shape::List(Shape item, size_t min, size_t max) {
  return {kList, {}, {{"", std::move(item)}}, min, max};
}
inline Shape Shape::Object(std::vector<Member> members) { return {kObject, {}, std::move(members), 0, 0}; }
inline Shape Shape::Either(Shape scalar, Shape object) {
  return {kEither, {}, {{"", std::move(scalar)}, {"", std::move(object)}}, 0, 0};
}

// Throws InputError: "r.json: properties[3].failed: -1 is no number of 0 to 2^53-1".
void CheckShape(const nlohmann::json& tree, const Shape& shape, std::string_view where);

// The part of JSON that the gate reads, without white space. Throws InputError that starts with `where` on a
// value that this part has no form for.
std::string WriteStrict(const nlohmann::ordered_json& tree, std::string_view where);

}  // namespace mx::certificate

#endif  // MX_CONFORMANCE_CERTIFICATE_SCHEMA_H_
