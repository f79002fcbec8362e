// A strict reader of a small part of JSON, driven by tables: the schema says which keys an object has, and
// all of them must be there once, in any order. Values are objects, arrays, strings of printable ASCII and
// integers 0..2^53-1. Of the escapes only \" and \\, and only where the text may be changed in place.
// Everything else is refused.
#ifndef MX_CONFORMANCE_GATE_JSON_READER_H_
#define MX_CONFORMANCE_GATE_JSON_READER_H_

#include <cstddef>
#include <cstdint>

#include "conformance/gate/text.h"

namespace mx::gate {

inline constexpr uint64_t kMaxInteger = (uint64_t{1} << 53) - 1;  // what every JSON reader holds exactly
inline constexpr int kMaxDepth = 12;

class JsonReader;

struct Field {
  const char* key;
  bool (*read)(JsonReader& reader, void* object);
};

template <typename T, size_t kCapacity>
struct List {
  T items[kCapacity];
  uint32_t count;
  const T* begin() const { return items; }
  const T* end() const { return items + count; }
};

class JsonReader {
 public:
  JsonReader(const char* text, size_t bytes) : text_(text), end_(text + bytes), at_(text) {}
  JsonReader(char* text, size_t bytes)
      : text_(text), end_(text + bytes), at_(text), writable_(text) {}  // escapes are resolved in place

  bool Object(const Field* fields, size_t count, void* object);
  template <size_t kCount>
  bool Object(const Field (&fields)[kCount], void* object) {
    static_assert(kCount <= 64, "the keys seen are bits of a word");
    return Object(fields, kCount, object);
  }
  template <typename T, size_t kCapacity>
  bool Array(List<T, kCapacity>* list, bool (*item)(JsonReader& reader, void* object)) {
    return Array(list->items, sizeof(T), kCapacity, &list->count, item);
  }
  bool String(Text* value);
  bool Copy(char* value, size_t capacity);  // a string with its NUL
  bool Unsigned(uint64_t* value);
  bool Hash(uint8_t digest[32]);
  bool End();                               // nothing but white space is left
  bool Fail(Text wanted, Text found = {});  // always false; the first failure is kept

  // Why the text was refused: "predicate.cases.failed at byte 812: wanted a key once, found ...".
  uint32_t Explain(Text document, uint32_t code, mx_gate_verdict* verdict) const;

 private:
  bool Array(void* items, size_t item_bytes, size_t capacity, uint32_t* count,
             bool (*item)(JsonReader& reader, void* object));
  bool Enter(const char* key);
  void SkipSpace();
  bool Accept(char c);
  bool Expect(char c, const char* wanted);
  bool Key(const Field* fields, size_t count, uint64_t* seen, size_t* index);

  const char *text_, *end_, *at_;
  char* writable_ = nullptr;
  const char* path_[kMaxDepth];
  int depth_ = 0;
  bool failed_ = false;
  Text wanted_, found_;
};

}  // namespace mx::gate

#endif  // MX_CONFORMANCE_GATE_JSON_READER_H_
