#include "sim/io/npy.h"

#include <array>
#include <cctype>

#include "sim/base/error.h"
#include "sim/io/atomic_file.h"
#include "sim/io/json.h"
#include "sim/io/mapped_file.h"

namespace mx {
namespace {

constexpr std::string_view kMagic("\x93NUMPY", 6);

struct NpyType {
  std::string_view descr, dtype;
  int bytes;
};
constexpr std::array<NpyType, 11> kTypes = {{{"<f4", "f4", 4},
                                             {"<f2", "f2", 2},
                                             {"<f8", "f8", 8},
                                             {"|u1", "u1", 1},
                                             {"<u2", "u2", 2},
                                             {"<u4", "u4", 4},
                                             {"<i4", "i4", 4},
                                             // Read only: other spellings of the same bytes.
                                             {"<u1", "u1", 1},
                                             {"u1", "u1", 1},
                                             {"<V2", "u2", 2},
                                             {"|V2", "u2", 2}}};

// The header is a Python literal: {'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }.
class HeaderParser {
 public:
  HeaderParser(std::string_view text, const std::string& path) : text_(text), path_(path) {}

  void Parse() {
    Want('{');
    while (!Take('}')) {
      const std::string key = String();
      Want(':');
      if (key == "descr") {
        Once(has_descr_, "descr");
        if (Peek() == '[') Fail("{}: descr: structured arrays are not supported", path_);
        descr = String();
      } else if (key == "fortran_order") {
        Once(has_order_, "fortran_order");
        fortran = Bool();
      } else if (key == "shape") {
        Once(has_shape_, "shape");
        Tuple();
      } else {
        Fail("{}: header: unknown field {}", path_, Quoted(key));
      }
      if (Take(',')) continue;
      Want('}');
      break;
    }
    if (Peek() != 0) Bad("nothing after the closing brace");
    if (!has_descr_ || !has_order_ || !has_shape_)
      Fail("{}: header: want descr, fortran_order and shape", path_);
  }

  std::string descr;
  bool fortran = false;
  std::vector<int64_t> shape;

 private:
  [[noreturn]] void Bad(std::string_view want) const {
    Fail("{}: header: want {} at character {} of {}", path_, want, at_, text_.size());
  }
  void Once(bool& seen, std::string_view key) const {
    if (seen) Fail("{}: header: {} appears twice", path_, key);
    seen = true;
  }
  char Peek() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n')) ++at_;
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  bool Take(char c) {
    if (Peek() != c) return false;
    ++at_;
    return true;
  }
  void Want(char c) {
    if (!Take(c)) Bad(fmt::format("'{}'", c));
  }
  std::string String() {
    const char quote = Peek();
    if (quote != '\'' && quote != '"') Bad("a quoted text");
    const size_t end = text_.find(quote, at_ + 1);
    if (end == std::string_view::npos) Bad("a closed text");
    const std::string out(text_.substr(at_ + 1, end - at_ - 1));
    at_ = end + 1;
    return out;
  }
  bool Bool() {
    Peek();
    const bool yes = text_.substr(at_, 4) == "True";
    if (!yes && text_.substr(at_, 5) != "False") Bad("True or False");
    at_ += yes ? 4 : 5;
    return yes;
  }
  void Tuple() {
    Want('(');
    while (!Take(')')) {
      if (Peek() == '-') Fail("{}: shape: a dimension is negative", path_);
      if (!std::isdigit(static_cast<unsigned char>(Peek()))) Bad("a whole number");
      int64_t size = 0;
      while (at_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_]))) {
        if (__builtin_mul_overflow(size, 10, &size) ||
            __builtin_add_overflow(size, text_[at_] - '0', &size)) {
          Fail("{}: shape: a dimension is beyond 2^63 - 1", path_);
        }
        ++at_;
      }
      shape.push_back(size);
      if (Take(',')) continue;
      if (shape.size() == 1) Bad("a comma: (3) is a number, (3,) a shape");
      Want(')');
      break;
    }
  }

  std::string_view text_;
  const std::string& path_;
  size_t at_ = 0;
  bool has_descr_ = false, has_order_ = false, has_shape_ = false;
};

// Element bytes times all dimensions; throws when that is beyond 63 bits.
int64_t DataBytes(const std::vector<int64_t>& shape, int64_t bytes, const std::string& path) {
  for (const int64_t size : shape) {
    if (size < 0) Fail("{}: shape: a dimension is negative", path);
    if (__builtin_mul_overflow(bytes, size, &bytes)) Fail("{}: shape: more bytes than 2^63 - 1", path);
  }
  return bytes;
}

// The header text, and where the data begins.
std::string_view HeaderText(std::string_view bytes, const std::string& path, size_t& data_at) {
  if (bytes.substr(0, kMagic.size()) != kMagic)
    Fail("{}: not a .npy file (no \\x93NUMPY at its start)", path);
  if (bytes.size() < 8) Fail("{}: truncated in the header", path);
  const int major = static_cast<uint8_t>(bytes[6]), minor = static_cast<uint8_t>(bytes[7]);
  if (major < 1 || major > 3 || minor != 0)
    Fail("{}: version {}.{}: want 1.0, 2.0 or 3.0", path, major, minor);
  const size_t width = major == 1 ? 2 : 4;
  if (bytes.size() < 8 + width) Fail("{}: truncated in the header", path);
  size_t length = 0;
  for (size_t i = width; i-- > 0;) length = length << 8 | static_cast<uint8_t>(bytes[8 + i]);
  if (length > bytes.size() - 8 - width)
    Fail("{}: header length {} is beyond the file of {} bytes", path, length, bytes.size());
  data_at = 8 + width + length;
  return bytes.substr(8 + width, length);
}

}  // namespace

int64_t NpyArray::count() const { return rows() * cols(); }
int64_t NpyArray::cols() const { return shape.empty() ? 1 : shape.back(); }
int64_t NpyArray::rows() const {
  int64_t n = 1;
  for (size_t i = 0; i + 1 < shape.size(); ++i) n *= shape[i];
  return n;
}

int64_t NpyBytes(std::string_view dtype) {
  for (const NpyType& type : kTypes) {
    if (type.dtype == dtype) return type.bytes;
  }
  return 0;
}

NpyArray ReadNpy(const std::string& path) {
  NpyArray out;
  out.file = std::make_shared<const MappedFile>(path);
  const std::span<const uint8_t> bytes = out.file->bytes();
  size_t data_at = 0;
  HeaderParser header(HeaderText({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, path, data_at),
                      path);
  header.Parse();

  int64_t element = 0;
  for (const NpyType& type : kTypes) {
    if (type.descr != header.descr) continue;
    out.dtype = type.dtype;
    element = type.bytes;
  }
  if (element == 0) {
    Fail("{}: descr {}: want a little-endian <f4 <f2 <f8 |u1 <u2 <u4 or <i4", path, Quoted(header.descr));
  }
  if (header.fortran) Fail("{}: fortran_order is True: want C order (numpy.ascontiguousarray)", path);
  out.shape = std::move(header.shape);
  const uint64_t want = static_cast<uint64_t>(DataBytes(out.shape, element, path));
  const uint64_t have = bytes.size() - data_at;
  if (have != want) Fail("{}: {} data bytes, shape and descr need {}", path, have, want);
  out.data = bytes.subspan(data_at);
  return out;
}

void WriteNpy(const std::string& path, std::string_view dtype, const std::vector<int64_t>& shape,
              std::span<const uint8_t> data) {
  const NpyType* type = nullptr;
  for (const NpyType& t : kTypes) {
    if (type == nullptr && t.dtype == dtype) type = &t;
  }
  if (type == nullptr) Fail("{}: dtype {}: want f4 f2 f8 u1 u2 u4 or i4", path, Quoted(dtype));
  const int64_t want = DataBytes(shape, type->bytes, path);
  if (data.size() != static_cast<uint64_t>(want)) {
    Fail("{}: {} data bytes, shape and dtype need {}", path, data.size(), want);
  }
  std::string dims;
  for (const int64_t size : shape) dims += fmt::format("{}{}", dims.empty() ? "" : " ", size) + ",";
  if (shape.size() > 1) dims.pop_back();
  std::string header =
      fmt::format("{{'descr': '{}', 'fortran_order': False, 'shape': ({}), }}", type->descr, dims);
  header.resize((10 + header.size() + 1 + 63) / 64 * 64 - 10, ' ');
  header.back() = '\n';
  if (header.size() > 0xFFFF) Fail("{}: shape: too many dimensions for .npy 1.0", path);

  std::string start(kMagic);
  start += {'\x01', '\x00', static_cast<char>(header.size() & 0xFF), static_cast<char>(header.size() >> 8)};
  AtomicFile file(path);
  file.Write(start.data(), start.size());
  file.Write(header.data(), header.size());
  file.Write(data.data(), data.size());
  file.Commit();
}

}  // namespace mx
