#include <algorithm>
#include <utility>

#include "sim/base/error.h"
#include "sim/io/atomic_file.h"
#include "sim/io/json.h"
#include "sim/io/safetensors.h"

namespace mx {
namespace {

using nlohmann::json;
using Named = std::pair<const std::string, TensorView>;

void CheckTensor(const std::string& path, const Named& tensor) {
  const std::string where = fmt::format("{}: tensor {}", path, Quoted(tensor.first));
  if (tensor.first == "__metadata__") Fail("{}: the name is reserved", where);
  int64_t bytes = SafetensorsBytes(tensor.second.dtype);
  if (bytes == 0) Fail("{}: dtype {} is not known", where, Quoted(tensor.second.dtype));
  for (const int64_t size : tensor.second.shape) {
    if (size < 0) Fail("{}: shape: {} is negative", where, size);
    if (__builtin_mul_overflow(bytes, size, &bytes)) Fail("{}: shape: more bytes than 2^63 - 1", where);
  }
  if (tensor.second.data.size() != static_cast<uint64_t>(bytes)) {
    Fail("{}: {} bytes of data, shape and dtype need {}", where, tensor.second.data.size(), bytes);
  }
}

}  // namespace

void WriteSafetensors(const std::string& path, const std::map<std::string, TensorView>& tensors,
                      const std::map<std::string, std::string>& metadata) {
  std::vector<const Named*> order;
  for (const Named& tensor : tensors) {
    CheckTensor(path, tensor);
    order.push_back(&tensor);
  }
  std::stable_sort(order.begin(), order.end(), [](const Named* a, const Named* b) {
    return SafetensorsBytes(a->second.dtype) > SafetensorsBytes(b->second.dtype);
  });

  json header = json::object();  // sorted by key
  if (!metadata.empty()) header["__metadata__"] = metadata;
  uint64_t at = 0;
  for (const Named* tensor : order) {
    const uint64_t end = at + tensor->second.data.size();
    header[tensor->first] = {
        {"dtype", tensor->second.dtype}, {"shape", tensor->second.shape}, {"data_offsets", {at, end}}};
    at = end;
  }
  std::string text;
  try {
    text = header.dump();
  } catch (const json::exception&) {
    Fail("{}: a tensor name or the metadata is not valid UTF-8", path);
  }
  text.resize((text.size() + 7) / 8 * 8, ' ');

  char length[8];
  for (int i = 0; i < 8; ++i) length[i] = static_cast<char>(text.size() >> (8 * i));
  AtomicFile file(path);
  file.Write(length, 8);
  file.Write(text.data(), text.size());
  for (const Named* tensor : order) file.Write(tensor->second.data.data(), tensor->second.data.size());
  file.Commit();
}

}  // namespace mx
