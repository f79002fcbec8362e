#include "conformance/gate/json_reader.h"

namespace mx::gate {

bool JsonReader::Fail(Text wanted, Text found) {
  if (failed_) return false;
  failed_ = true;
  wanted_ = wanted;
  found_ = found.size != 0 ? found : at_ == end_ ? Text("the end") : Text(at_, 1);
  return false;
}

uint32_t JsonReader::Explain(Text document, uint32_t code, mx_gate_verdict* verdict) const {
  char field[160];
  Sentence where(field, sizeof field);
  where << document;
  for (int i = 0; i < depth_; ++i) {
    if (path_[i][0] != 0) where << (i == 0 ? " " : ".") << path_[i];
  }
  where << " at byte " << static_cast<uint64_t>(at_ - text_);
  return Refuse(verdict, code, field, wanted_, found_);
}

bool JsonReader::Enter(const char* key) {
  if (depth_ == kMaxDepth) return Fail("less nesting");
  path_[depth_++] = key;
  return true;
}

void JsonReader::SkipSpace() {
  while (at_ != end_ && (*at_ == ' ' || *at_ == '\n' || *at_ == '\r' || *at_ == '\t')) ++at_;
}

bool JsonReader::Accept(char c) {
  SkipSpace();
  if (at_ == end_ || *at_ != c) return false;
  ++at_;
  return true;
}

bool JsonReader::Expect(char c, const char* wanted) { return Accept(c) || Fail(wanted); }

bool JsonReader::Key(const Field* fields, size_t count, uint64_t* seen, size_t* index) {
  Text key;
  if (!String(&key)) return false;
  for (size_t i = 0; i < count; ++i) {
    if (key != fields[i].key) continue;
    if (*seen >> i & 1) return Fail("every key once", key);
    *seen |= uint64_t{1} << i;
    *index = i;
    return Expect(':', "a colon");
  }
  return Fail("a key of the schema", key);
}

bool JsonReader::Object(const Field* fields, size_t count, void* object) {
  if (!Expect('{', "an object")) return false;
  uint64_t seen = 0;
  if (!Accept('}')) {
    do {
      size_t i = 0;
      if (!Key(fields, count, &seen, &i) || !Enter(fields[i].key) || !fields[i].read(*this, object))
        return false;
      --depth_;
    } while (Accept(','));
    if (!Expect('}', "a comma or the end of the object")) return false;
  }
  for (size_t i = 0; i < count; ++i) {
    if ((seen >> i & 1) == 0) return Fail(fields[i].key, "an object without it");
  }
  return true;
}

bool JsonReader::Array(void* items, size_t item_bytes, size_t capacity, uint32_t* count,
                       bool (*item)(JsonReader& reader, void* object)) {
  *count = 0;
  if (!Expect('[', "an array")) return false;
  if (Accept(']')) return true;
  if (!Enter("")) return false;
  do {
    if (*count == capacity) return Fail("a shorter array");
    if (!item(*this, static_cast<char*>(items) + *count * item_bytes)) return false;
    ++*count;
  } while (Accept(','));
  --depth_;
  return Expect(']', "a comma or the end of the array");
}

bool JsonReader::String(Text* value) {
  if (!Expect('"', "a string")) return false;
  const char* first = at_;
  char* out = writable_ == nullptr ? nullptr : writable_ + (at_ - text_);
  size_t size = 0;
  for (; at_ != end_ && *at_ != '"'; ++at_, ++size) {
    if (*at_ < 0x20 || *at_ > 0x7e) return Fail("printable ASCII");
    if (*at_ == '\\') {
      if (out == nullptr) return Fail("a string without escapes");
      if (end_ - at_ < 2 || (at_[1] != '"' && at_[1] != '\\'))
        return Fail("of the escapes only \\\" and \\\\");
      ++at_;
    }
    if (out != nullptr) out[size] = *at_;
  }
  if (at_ == end_) return Fail("the end of a string");
  ++at_;
  *value = Text(first, size);
  return true;
}

bool JsonReader::Copy(char* value, size_t capacity) {
  Text text;
  if (!String(&text)) return false;
  if (text.size >= capacity) return Fail("a shorter text", text);
  std::memcpy(value, text.data, text.size);
  std::memset(value + text.size, 0, capacity - text.size);
  return true;
}

bool JsonReader::Unsigned(uint64_t* value) {
  SkipSpace();
  const char* first = at_;
  uint64_t number = 0;
  for (; at_ != end_ && *at_ >= '0' && *at_ <= '9'; ++at_) {
    number = 10 * number + static_cast<uint64_t>(*at_ - '0');
    if (number > kMaxInteger) return Fail("an integer up to 2^53-1", Text(first, at_ - first + 1));
  }
  if (at_ == first) return Fail("an integer, 0 or more");
  if (*first == '0' && at_ - first > 1) return Fail("an integer without leading zeros");
  *value = number;
  return true;
}

bool JsonReader::Hash(uint8_t digest[32]) {
  Text text;
  if (!String(&text)) return false;
  return ParseDigest(text, digest) || Fail("64 hexadecimal digits in lower case", text);
}

bool JsonReader::End() {
  SkipSpace();
  return at_ == end_ || Fail("nothing after the document");
}

}  // namespace mx::gate
