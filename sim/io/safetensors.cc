#include "sim/io/safetensors.h"

#include <algorithm>
#include <array>
#include <utility>

#include "sim/base/error.h"
#include "sim/io/json.h"
#include "sim/io/mapped_file.h"

namespace mx {
namespace {

using nlohmann::json;

constexpr uint64_t kMaxHeader = 100'000'000;  // the limit of the safetensors library itself
constexpr int kMaxDepth = 3;                  // header, tensor, shape

struct Range {
  uint64_t begin, end;
  std::string name;
};

// A member of a tensor's header entry; `wanted` describes it in the message.
const json& Member(const json& entry, const char* key, const std::string& where) {
  const auto it = entry.find(key);
  if (it == entry.end()) Fail("{}: no \"{}\"", where, key);
  return *it;
}

int64_t Natural(const json& value, const std::string& where) {
  if (!value.is_number_integer()) Fail("{}: want a whole number, got {}", where, value.dump());
  const bool fits =
      value.is_number_unsigned() ? value.get<uint64_t>() <= uint64_t{INT64_MAX} : value.get<int64_t>() >= 0;
  if (!fits) Fail("{}: want a number from 0 to 2^63 - 1, got {}", where, value.dump());
  return value.get<int64_t>();
}

std::vector<int64_t> ParseShape(const json& value, const std::string& where) {
  if (!value.is_array()) Fail("{}: shape: want a list of whole numbers", where);
  std::vector<int64_t> shape;
  for (const json& size : value) shape.push_back(Natural(size, where + ": shape"));
  return shape;
}

int64_t ByteCount(const std::vector<int64_t>& shape, int64_t element, const std::string& where) {
  int64_t bytes = element;
  for (const int64_t size : shape) {
    if (__builtin_mul_overflow(bytes, size, &bytes)) Fail("{}: shape: more bytes than 2^63 - 1", where);
  }
  return bytes;
}

TensorView ParseTensor(const json& entry, std::span<const uint8_t> data, const std::string& where,
                       Range& range) {
  if (!entry.is_object()) Fail("{}: want an object with dtype, shape and data_offsets", where);
  for (const auto& item : entry.items()) {
    if (item.key() != "dtype" && item.key() != "shape" && item.key() != "data_offsets") {
      Fail("{}: unknown field {}", where, Quoted(item.key()));
    }
  }
  TensorView view;
  const json& dtype = Member(entry, "dtype", where);
  if (!dtype.is_string()) Fail("{}: dtype: want a text", where);
  view.dtype = dtype.get<std::string>();
  const int64_t element = SafetensorsBytes(view.dtype);
  if (element == 0) Fail("{}: dtype {} is not known", where, Quoted(view.dtype));
  view.shape = ParseShape(Member(entry, "shape", where), where);
  const int64_t bytes = ByteCount(view.shape, element, where);

  const json& offsets = Member(entry, "data_offsets", where);
  if (!offsets.is_array() || offsets.size() != 2) Fail("{}: data_offsets: want two whole numbers", where);
  range.begin = static_cast<uint64_t>(Natural(offsets[0], where + ": data_offsets"));
  range.end = static_cast<uint64_t>(Natural(offsets[1], where + ": data_offsets"));
  if (range.begin > range.end)
    Fail("{}: data_offsets: begin {} is behind end {}", where, range.begin, range.end);
  if (range.end > data.size()) {
    Fail("{}: data_offsets: end {} is beyond the {} data bytes of the file", where, range.end, data.size());
  }
  if (range.end - range.begin != static_cast<uint64_t>(bytes)) {
    Fail("{}: data_offsets hold {} bytes, shape and dtype need {}", where, range.end - range.begin, bytes);
  }
  view.data = data.subspan(range.begin, range.end - range.begin);
  return view;
}

std::map<std::string, std::string> ParseMetadata(const json& value, const std::string& path) {
  if (!value.is_object()) Fail("{}: __metadata__: want an object of texts", path);
  std::map<std::string, std::string> metadata;
  for (const auto& item : value.items()) {
    if (!item.value().is_string()) Fail("{}: __metadata__: {}: want a text", path, Quoted(item.key()));
    metadata[item.key()] = item.value().get<std::string>();
  }
  return metadata;
}

// The tensors' ranges must tile the data exactly.
void CheckTiling(std::vector<Range> ranges, uint64_t data_bytes, const std::string& path) {
  std::sort(ranges.begin(), ranges.end(), [](const Range& a, const Range& b) {
    return std::pair(a.begin, a.end) < std::pair(b.begin, b.end);
  });
  uint64_t at = 0;
  for (const Range& r : ranges) {
    if (r.begin != at) {
      Fail("{}: tensor {}: data_offsets: begins at {}, the data before it ends at {} ({})", path,
           Quoted(r.name), r.begin, at, r.begin < at ? "overlap" : "gap");
    }
    at = r.end;
  }
  if (at != data_bytes) Fail("{}: the tensors cover {} of {} data bytes", path, at, data_bytes);
}

}  // namespace

int64_t SafetensorsBytes(std::string_view dtype) {
  static constexpr std::array<std::pair<std::string_view, int>, 16> kTypes = {{{"BOOL", 1},
                                                                               {"U8", 1},
                                                                               {"I8", 1},
                                                                               {"U16", 2},
                                                                               {"I16", 2},
                                                                               {"U32", 4},
                                                                               {"I32", 4},
                                                                               {"U64", 8},
                                                                               {"I64", 8},
                                                                               {"F16", 2},
                                                                               {"BF16", 2},
                                                                               {"F32", 4},
                                                                               {"F64", 8},
                                                                               {"F8_E4M3", 1},
                                                                               {"F8_E5M2", 1},
                                                                               {"F8_E8M0", 1}}};
  for (const auto& type : kTypes) {
    if (type.first == dtype) return type.second;
  }
  return 0;
}

int64_t TensorView::count() const {
  int64_t n = 1;
  for (const int64_t size : shape) n *= size;
  return n;
}

struct SafetensorsFile::Mapping {
  explicit Mapping(const std::string& path) : file(path) {}
  MappedFile file;
};

SafetensorsFile SafetensorsFile::Open(const std::string& path) {
  SafetensorsFile out;
  out.path_ = path;
  out.mapping_ = std::make_shared<Mapping>(path);
  const std::span<const uint8_t> bytes = out.mapping_->file.bytes();
  if (bytes.size() < 8)
    Fail("{}: not a safetensors file: {} bytes, the header length alone takes 8", path, bytes.size());
  uint64_t length = 0;
  for (int i = 7; i >= 0; --i) length = length << 8 | bytes[static_cast<size_t>(i)];
  if (length > bytes.size() - 8) {
    Fail("{}: header length {} is beyond the file of {} bytes (truncated, or not safetensors)", path, length,
         bytes.size());
  }
  if (length > kMaxHeader) Fail("{}: header length {}: at most {} are allowed", path, length, kMaxHeader);
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()) + 8, length);
  if (text.empty() || text.front() != '{')
    Fail("{}: header: want a JSON object that begins with a brace", path);
  const json header = ParseJson(text, path + ": header", kMaxDepth);
  const std::span<const uint8_t> data = bytes.subspan(8 + length);

  std::vector<Range> ranges;
  for (const auto& item : header.items()) {
    if (item.key() == "__metadata__") {
      out.metadata_ = ParseMetadata(item.value(), path);
      continue;
    }
    Range range{0, 0, item.key()};
    const std::string where = fmt::format("{}: tensor {}", path, Quoted(item.key()));
    out.tensors_[item.key()] = ParseTensor(item.value(), data, where, range);
    ranges.push_back(std::move(range));
  }
  CheckTiling(std::move(ranges), data.size(), path);
  return out;
}

const TensorView& SafetensorsFile::Get(const std::string& name) const {
  const auto it = tensors_.find(name);
  if (it != tensors_.end()) return it->second;
  std::string names;
  int shown = 0;
  for (const auto& tensor : tensors_) {
    if (++shown > 8) break;
    names += (names.empty() ? "" : ", ") + Quoted(tensor.first);
  }
  Fail("{}: no tensor {} (it has {} tensors: {}{})", path_, Quoted(name), tensors_.size(), names,
       tensors_.size() > 8 ? ", ..." : "");
}

}  // namespace mx
