#include "tools/mx_file.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <utility>

#include "sim/base/error.h"
#include "sim/io/json.h"
#include "sim/io/npy.h"
#include "tools/quant_names.h"

namespace mx::tools {
namespace {

constexpr int64_t kMaxDimension = int64_t{1} << 48;  // far beyond any memory, and no product below overflows

struct Matrix {
  int64_t rows = 1, cols = 1;
};

Matrix AsMatrix(const std::vector<int64_t>& shape) {
  Matrix m;
  for (size_t i = 0; i + 1 < shape.size(); ++i) m.rows *= shape[i];
  if (!shape.empty()) m.cols = shape.back();
  return m;
}

std::string Stem(const std::string& path) {
  const size_t slash = path.rfind('/');
  const std::string file = slash == std::string::npos ? path : path.substr(slash + 1);
  return file.substr(0, file.rfind('.'));
}

const Choices<std::string>& NpyDTypes() {
  static const Choices<std::string> choices = {{"f4", "F32"}, {"f2", "F16"}, {"f8", "F64"}, {"u1", "U8"},
                                               {"u2", "U16"}, {"u4", "U32"}, {"i4", "I32"}};
  return choices;
}

std::string Where(const std::string& path, const std::string& tensor) {
  return fmt::format("{}: tensor {}", path, Quoted(tensor));
}

std::string ListNames(const std::vector<std::string>& names) {
  std::string list;
  for (size_t i = 0; i < names.size() && i < 8; ++i) list += (i > 0 ? ", " : "") + names[i];
  return names.size() > 8 ? fmt::format("{}, ... ({} in all)", list, names.size()) : list;
}

bool IsU8(const SafetensorsFile& file, const std::string& name) {
  const auto it = file.tensors().find(name);
  return it != file.tensors().end() && it->second.dtype == "U8";
}

// The two forms of a quantised tensor: what follows its name in the names of codes and scales.
struct Form {
  const char *codes, *scales;
};
constexpr Form kOwn = {".codes", ".scales"}, kCheckpoint = {"_blocks", "_scales"};

bool IsPair(const SafetensorsFile& file, const std::string& tensor, const Form& form, std::string* name) {
  if (!HasSuffix(tensor, form.codes)) return false;
  *name = tensor.substr(0, tensor.size() - std::strlen(form.codes));
  return IsU8(file, tensor) && IsU8(file, *name + form.scales);
}

// Why a tensor named like codes is not taken as such; nothing for any other.
std::string WhatIsMissing(const SafetensorsFile& file, const std::string& tensor, const Form& form) {
  if (!HasSuffix(tensor, form.codes)) return "";
  const std::string scales = tensor.substr(0, tensor.size() - std::strlen(form.codes)) + form.scales;
  const auto it = file.tensors().find(scales);
  const auto wrong = [&](const std::string& name, const TensorView& view) {
    return fmt::format("{} is {}; a quantised tensor has codes and scales as U8", Where(file.path(), name),
                       view.dtype);
  };
  if (!IsU8(file, tensor)) return wrong(tensor, file.Get(tensor));
  if (it == file.tensors().end())
    return fmt::format("{} has no {} beside it", Where(file.path(), tensor), Quoted(scales));
  return wrong(scales, it->second);
}

bool HasSchema(const SafetensorsFile& file) {
  const auto it = file.metadata().find("schema");
  if (it == file.metadata().end() || it->second.rfind("mx-quantized/", 0) != 0) return false;
  if (it->second == kQuantisedSchema) return true;
  Fail("{}: metadata: schema {} is not known; this program reads {}", file.path(), Quoted(it->second),
       kQuantisedSchema);
}

const std::string& Entry(const SafetensorsFile& file, const std::string& key) {
  const auto it = file.metadata().find(key);
  if (it == file.metadata().end()) Fail("{}: metadata: no {}", file.path(), Quoted(key));
  return it->second;
}

std::vector<int64_t> ParseShape(const std::string& text, const std::string& where) {
  const nlohmann::json json = ParseJson(text, where);
  if (!json.is_array()) Fail("{}: '{}' is no list of sizes", where, text);
  std::vector<int64_t> shape;
  int64_t count = 1;
  for (const auto& size : json) {
    if (!size.is_number_unsigned() || size.get<uint64_t>() == 0 || size.get<uint64_t>() > kMaxDimension ||
        __builtin_mul_overflow(count, size.get<int64_t>(), &count) || count > kMaxDimension) {
      Fail("{}: '{}' is no list of sizes from 1 up", where, text);
    }
    shape.push_back(size.get<int64_t>());
  }
  return shape;
}

void CheckShape(const TensorView& view, const std::string& where, const std::vector<int64_t>& want) {
  if (view.shape != want) Fail("{}: shape is {}, want {}", where, ShapeText(view.shape), ShapeText(want));
}

QuantisedTensor LoadOwn(const SafetensorsFile& file, const std::string& name) {
  QuantisedTensor out;
  out.name = name;
  out.options = FromMetadata(file.metadata(), file.path());
  const auto where = [&](const std::string& key) {
    return fmt::format("{}: metadata: {}", file.path(), Quoted(key));
  };
  out.shape = ParseShape(Entry(file, "shape." + name), where("shape." + name));
  out.source_dtype = Choose(where("dtype." + name), DTypes(), Entry(file, "dtype." + name));
  Matrix m = AsMatrix(out.shape);
  if (out.options.axis == Axis::kColumn) std::swap(m.rows, m.cols);
  const TensorView& codes = file.Get(name + kOwn.codes);
  const TensorView& scales = file.Get(name + kOwn.scales);
  const int64_t blocks = (m.cols + kBlock - 1) / kBlock;
  const Format format = out.options.spec.format;
  CheckShape(codes, Where(file.path(), name + kOwn.codes), {m.rows, PackedBytes(format, m.cols)});
  CheckShape(scales, Where(file.path(), name + kOwn.scales), {m.rows, blocks});
  out.mx.format = format;
  out.mx.rows = m.rows;
  out.mx.k = m.cols;
  out.mx.codes.assign(codes.data.begin(), codes.data.end());
  out.mx.scales.assign(scales.data.begin(), scales.data.end());
  return out;
}

QuantisedTensor LoadCheckpoint(const SafetensorsFile& file, const std::string& name) {
  const TensorView& blocks = file.Get(name + kCheckpoint.codes);
  const TensorView& scales = file.Get(name + kCheckpoint.scales);
  std::vector<int64_t> want = scales.shape;
  want.push_back(kBlock / 2);
  CheckShape(blocks, Where(file.path(), name + kCheckpoint.codes), want);
  if (scales.shape.empty() || scales.data.empty()) {
    Fail("{}: no blocks: shape is {}", Where(file.path(), name + kCheckpoint.scales),
         ShapeText(scales.shape));
  }
  QuantisedTensor out;
  out.name = name;
  out.source_dtype = DType::kBF16;
  out.shape = scales.shape;
  out.shape.back() *= kBlock;
  const Matrix m = AsMatrix(out.shape);
  out.mx.rows = m.rows;
  out.mx.k = m.cols;
  out.mx.codes.assign(blocks.data.begin(), blocks.data.end());
  out.mx.scales.assign(scales.data.begin(), scales.data.end());
  return out;
}

}  // namespace

bool HasSuffix(const std::string& text, const std::string& suffix) {
  return text.size() > suffix.size() && text.compare(text.size() - suffix.size(), suffix.size(), suffix) == 0;
}

std::string ShapeText(const std::vector<int64_t>& shape) {
  std::string text = "[";
  for (size_t i = 0; i < shape.size(); ++i) text += (i > 0 ? ", " : "") + std::to_string(shape[i]);
  return text + "]";
}

int64_t PlainTensor::rows() const { return AsMatrix(shape).rows; }
int64_t PlainTensor::cols() const { return AsMatrix(shape).cols; }

SourceView PlainTensor::View() const {
  return {data.data(), Choose("dtype of " + name, DTypes(), dtype), rows(), cols(), cols()};
}

MxFile MxFile::Open(const std::string& path, bool npy_bf16) {
  MxFile out;
  out.path_ = path;
  if (npy_bf16 && !HasSuffix(path, ".npy"))
    Fail("--npy-bf16: has no effect on {}: it is for .npy files", path);
  if (HasSuffix(path, ".npy")) {
    auto array = std::make_shared<NpyArray>(ReadNpy(path));
    std::string dtype = Choose(path + ": dtype", NpyDTypes(), array->dtype);
    if (npy_bf16 && dtype != "U16") Fail("--npy-bf16: {} holds {}, not 16-bit words", path, dtype);
    if (npy_bf16) dtype = "BF16";
    out.plain_.push_back({Stem(path), dtype, array->shape, array->data});
    out.keep_ = array;
    return out;
  }
  if (!HasSuffix(path, ".safetensors")) Fail("{}: the name ends neither in .safetensors nor in .npy", path);
  out.safetensors_ = SafetensorsFile::Open(path);
  const SafetensorsFile& file = *out.safetensors_;
  const bool own = HasSchema(file);
  std::vector<std::string> used;
  for (const auto& [tensor, view] : file.tensors()) {
    std::string name;
    const Form* form = own && IsPair(file, tensor, kOwn, &name)           ? &kOwn
                       : !own && IsPair(file, tensor, kCheckpoint, &name) ? &kCheckpoint
                                                                          : nullptr;
    if (form == nullptr) {
      if (out.almost_quantised_.empty())
        out.almost_quantised_ = WhatIsMissing(file, tensor, own ? kOwn : kCheckpoint);
      continue;
    }
    out.quantised_names_.push_back(name);
    used.push_back(name + form->codes);
    used.push_back(name + form->scales);
  }
  std::sort(out.quantised_names_.begin(), out.quantised_names_.end());
  for (const auto& [tensor, view] : file.tensors()) {
    if (std::find(used.begin(), used.end(), tensor) == used.end()) {
      out.plain_.push_back({tensor, view.dtype, view.shape, view.data});
    }
  }
  if (file.tensors().empty()) Fail("{}: holds no tensor", path);
  return out;
}

QuantisedTensor MxFile::LoadQuantised(const std::string& name) const {
  return HasSchema(*safetensors_) ? LoadOwn(*safetensors_, name) : LoadCheckpoint(*safetensors_, name);
}

QuantisedTensor MxFile::OneQuantised(const std::string& name) const {
  if (!quantised() && !almost_quantised_.empty()) Fail("{}", almost_quantised_);
  if (!quantised())
    Fail("{}: holds no quantised tensor (NAME.codes and NAME.scales, or NAME_blocks and NAME_scales)", path_);
  if (name.empty() && quantised_names_.size() > 1) {
    Fail("{}: holds several tensors; name one of {}", path_, ListNames(quantised_names_));
  }
  const std::string& wanted = name.empty() ? quantised_names_.front() : name;
  if (std::find(quantised_names_.begin(), quantised_names_.end(), wanted) == quantised_names_.end()) {
    Fail("{}: no quantised tensor {}; it holds {}", path_, Quoted(wanted), ListNames(quantised_names_));
  }
  return LoadQuantised(wanted);
}

const PlainTensor& MxFile::OnePlain(const std::string& name) const {
  std::vector<std::string> names;
  for (const PlainTensor& tensor : plain_) {
    if (tensor.name == name || (name.empty() && plain_.size() == 1)) return tensor;
    names.push_back(tensor.name);
  }
  if (names.empty()) Fail("{}: holds only quantised tensors; want F32, BF16 or F16", path_);
  if (name.empty()) Fail("{}: holds several tensors; name one of {}", path_, ListNames(names));
  Fail("{}: no tensor {}; it holds {}", path_, Quoted(name), ListNames(names));
}

void CheckSource(const PlainTensor& tensor, const std::string& path) {
  const bool known =
      std::any_of(DTypes().begin(), DTypes().end(), [&](const auto& t) { return t.first == tensor.dtype; });
  if (!known) {
    Fail("{} is {}; want F32, BF16 or F16{}", Where(path, tensor.name), tensor.dtype,
         tensor.dtype == "U16" && HasSuffix(path, ".npy") ? " (--npy-bf16 reads 16-bit words as BF16)" : "");
  }
  if (tensor.data.empty())
    Fail("{} has no elements: its shape is {}", Where(path, tensor.name), ShapeText(tensor.shape));
}

void WriteQuantised(const std::string& path, const std::vector<QuantisedTensor>& tensors) {
  std::map<std::string, TensorView> views;
  Metadata metadata = ToMetadata(tensors.front().options);
  metadata["schema"] = kQuantisedSchema;
  for (const QuantisedTensor& t : tensors) {
    views[t.name + kOwn.codes] = {"U8", {t.mx.rows, t.mx.code_stride()}, t.mx.codes};
    views[t.name + kOwn.scales] = {"U8", {t.mx.rows, t.mx.blocks()}, t.mx.scales};
    metadata["shape." + t.name] = ShapeText(t.shape);
    metadata["dtype." + t.name] = NameOf(DTypes(), t.source_dtype);
  }
  WriteSafetensors(path, views, metadata);
}

void CheckOutputName(const std::string& path, bool npy_allowed) {
  if (HasSuffix(path, ".safetensors") || (npy_allowed && HasSuffix(path, ".npy"))) return;
  Fail("{}: the name of the output must end in .safetensors{}", path, npy_allowed ? " or .npy" : "");
}

void CheckNotInput(const std::string& output, const std::string& input) {
  std::error_code absent;
  if (std::filesystem::equivalent(output, input, absent)) {
    Fail("{}: is the input; name another file for the output", output);
  }
}

void WritePlain(const std::string& path, const std::vector<PlainTensor>& tensors, const Metadata& metadata) {
  if (HasSuffix(path, ".npy")) {
    if (tensors.size() != 1)
      Fail("{}: a .npy file holds one tensor, not {}; use .safetensors", path, tensors.size());
    const PlainTensor& t = tensors.front();
    if (t.dtype != "F32" && t.dtype != "F16")
      Fail("{}: .npy has no type for {}; use .safetensors", path, t.dtype);
    return WriteNpy(path, NameOf(NpyDTypes(), t.dtype), t.shape, t.data);
  }
  std::map<std::string, TensorView> views;
  for (const PlainTensor& t : tensors) views[t.name] = {t.dtype, t.shape, t.data};
  WriteSafetensors(path, views, metadata);
}

}  // namespace mx::tools
