#include "sim/gfx950/isa/kernel_metadata.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

#include "sim/base/error.h"
#include "sim/gfx950/isa/decode.h"

namespace mx::gfx950 {
namespace {

using Json = nlohmann::json;
constexpr uint32_t kNoteSection = 7, kAmdgpuMetadata = 32;
constexpr int kMaxDepth = 16;
constexpr uint64_t kMaxArguments = 1 << 20;

// Reads nothing; stops a document that nests deeper than any metadata does, before a tree is built of it.
struct DepthLimit : nlohmann::json_sax<Json> {
  int depth = 0;
  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool key(string_t&) override { return true; }
  bool start_object(std::size_t) override { return ++depth <= kMaxDepth; }
  bool end_object() override { return depth-- > 0; }
  bool start_array(std::size_t) override { return ++depth <= kMaxDepth; }
  bool end_array() override { return depth-- > 0; }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
    return false;
  }
};

// The description of the metadata note; empty where there is none.
std::span<const std::byte> FindNote(const Elf& elf) {
  for (const ElfSection& section : elf.sections) {
    if (section.type != kNoteSection) continue;
    const ByteReader in(section.data, elf.file, "the note section");
    for (uint64_t at = 0; at + 12 <= in.size();) {
      const uint64_t name_size = in.U32(at), size = in.U32(at + 4);
      const uint32_t type = in.U32(at + 8);
      const uint64_t name_at = at + 12, data_at = name_at + (name_size + 3) / 4 * 4;
      const std::span<const std::byte> data = in.Slice(data_at, size);
      if (type == kAmdgpuMetadata && name_size == 7 && in.CString(name_at) == "AMDGPU") return data;
      at = data_at + (size + 3) / 4 * 4;
    }
  }
  return {};
}

uint32_t Number(const Json& map, const char* key, const std::string& where) {
  const auto found = map.find(key);
  if (found == map.end()) return 0;
  if (!found->is_number_integer() || *found < 0 || *found > std::numeric_limits<uint32_t>::max()) {
    Fail("{}: {} is not a number of 32 bits", where, key);
  }
  return found->get<uint32_t>();
}

std::string Text(const Json& map, const char* key, const std::string& where) {
  const auto found = map.find(key);
  if (found == map.end()) return "";
  if (!found->is_string()) Fail("{}: {} is not a string", where, key);
  return found->get<std::string>();
}

bool IsConst(const Json& map) {
  const auto is = [&](const char* key, const char* value) {
    const auto found = map.find(key);
    return found != map.end() && found->is_string() && *found == value;
  };
  const auto flag = map.find(".is_const");
  return (flag != map.end() && flag->is_boolean() && flag->get<bool>()) || is(".access", "read_only") ||
         is(".actual_access", "read_only");
}

void ReadArguments(const Json& map, const std::string& where, bool open_size, Kernel* kernel) {
  const auto args = map.find(".args");
  if (args == map.end()) return;
  if (!args->is_array()) Fail("{}: .args is not an array", where);
  for (const Json& item : *args) {
    if (!item.is_object()) Fail("{}: an entry of .args is not a map", where);
    KernelArgument argument;
    argument.name = Text(item, ".name", where);
    argument.value_kind = Text(item, ".value_kind", where);
    argument.type_name = Text(item, ".type_name", where);
    argument.offset = Number(item, ".offset", where);
    argument.size = Number(item, ".size", where);
    argument.is_const = IsConst(item);
    const uint64_t end = uint64_t{argument.offset} + argument.size;
    if (open_size && end <= kMaxArguments)
      kernel->kernarg_bytes = std::max(kernel->kernarg_bytes, static_cast<uint32_t>(end));
    if (end > kernel->kernarg_bytes) {
      Fail("{}: argument {} ends at byte {}, but the kernel has {} bytes of arguments", where,
           kernel->arguments.size(), end, kernel->kernarg_bytes);
    }
    kernel->arguments.push_back(std::move(argument));
  }
}

void ReadKernel(const Json& map, const std::string& where, Kernel* kernel) {
  // A descriptor may leave the size of the arguments open (0): the metadata's counts, or the last argument's
  // end.
  const bool open_size = kernel->kernarg_bytes == 0;
  if (open_size) kernel->kernarg_bytes = Number(map, ".kernarg_segment_size", where);
  kernel->sgpr_count = Number(map, ".sgpr_count", where);
  kernel->vgpr_count = Number(map, ".vgpr_count", where);
  kernel->agpr_count = Number(map, ".agpr_count", where);
  kernel->sgpr_spills = Number(map, ".sgpr_spill_count", where);
  kernel->vgpr_spills = Number(map, ".vgpr_spill_count", where);
  kernel->max_group_size = Number(map, ".max_flat_workgroup_size", where);
  const auto required = map.find(".reqd_workgroup_size");
  if (required != map.end()) {
    if (!required->is_array() || required->size() != 3)
      Fail("{}: .reqd_workgroup_size is not three numbers", where);
    for (size_t i = 0; i < 3; ++i) {
      const Json& value = (*required)[i];
      if (!value.is_number_unsigned() || value > 1024)
        Fail("{}: .reqd_workgroup_size is not three sizes", where);
      kernel->required_group[i] = value.get<uint32_t>();
    }
  }
  ReadArguments(map, where, open_size, kernel);
}

}  // namespace

int64_t ReadDescriptor(std::span<const std::byte> descriptor, Kernel* kernel) {
  const ByteReader in(descriptor, kernel->name, "the kernel descriptor");
  kernel->lds_bytes = in.U32(0);
  kernel->scratch_bytes = in.U32(4);
  kernel->kernarg_bytes = in.U32(8);
  kernel->rsrc3 = in.U32(44);
  kernel->rsrc1 = in.U32(48);
  kernel->rsrc2 = in.U32(52);
  kernel->properties = in.U16(56);
  kernel->preload = in.U16(58);
  kernel->vgprs = (Bits(kernel->rsrc1, 0, 6) + 1) * 8;
  kernel->accum_offset = (Bits(kernel->rsrc3, 0, 6) + 1) * 4;
  kernel->user_sgprs = Bits(kernel->rsrc2, 1, 5);
  kernel->wave32 = Bits(kernel->properties, 10, 1) != 0;
  return static_cast<int64_t>(in.U64(16));
}

std::string ReadMetadata(const Elf& elf, std::vector<Kernel>* kernels) {
  const std::span<const std::byte> note = FindNote(elf);
  if (note.empty()) return "";
  const auto* first = reinterpret_cast<const uint8_t*>(note.data());
  DepthLimit limit;
  const bool sound = Json::sax_parse(first, first + note.size(), &limit, Json::input_format_t::msgpack);
  const Json root = sound ? Json::from_msgpack(first, first + note.size(), true, false) : Json();
  if (!root.is_object()) Fail("{}: the metadata note is not a MessagePack map", elf.file);
  const std::string where = elf.file + ": metadata";
  const auto list = root.find("amdhsa.kernels");
  if (list != root.end()) {
    if (!list->is_array()) Fail("{}: amdhsa.kernels is not an array", where);
    for (const Json& item : *list) {
      if (!item.is_object()) Fail("{}: an entry of amdhsa.kernels is not a map", where);
      const std::string symbol = Text(item, ".symbol", where);
      const auto kernel = std::find_if(kernels->begin(), kernels->end(),
                                       [&](const Kernel& k) { return k.name + ".kd" == symbol; });
      if (kernel == kernels->end()) Fail("{}: kernel \"{}\" has no descriptor", where, symbol);
      if (!kernel->arguments.empty()) Fail("{}: kernel \"{}\" twice", where, symbol);
      ReadKernel(item, fmt::format("{} of {}", where, kernel->name), &*kernel);
    }
  }
  return Text(root, "amdhsa.target", where);
}

}  // namespace mx::gfx950
