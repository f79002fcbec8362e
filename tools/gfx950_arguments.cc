#include "tools/gfx950_arguments.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstring>
#include <optional>
#include <string_view>

#include "sim/base/error.h"
#include "sim/io/available_memory.h"
#include "sim/io/npy.h"
#include "tools/choices.h"

namespace mx::tools {
namespace {

constexpr uint64_t kMaxBufferBytes = uint64_t{1} << 34;

struct Number {
  uint64_t bits;
  uint32_t bytes;
};

std::string Label(const gfx950::Kernel& kernel, size_t index) {
  const std::string& name = kernel.arguments[index].name;
  return name.empty() ? fmt::format("argument {}", index) : fmt::format("argument {} ({})", index, name);
}

template <typename T>
T ParseNumber(const std::string& spec, std::string_view text) {
  T value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) {
    Fail("--arg {}: '{}' is no number of that type", spec, text);
  }
  return value;
}

uint64_t ParseInteger(const std::string& spec, std::string_view text, int bits, bool is_signed) {
  const uint64_t mask = bits == 64 ? ~uint64_t{0} : (uint64_t{1} << bits) - 1;
  if (!is_signed || text.starts_with("0x")) return ParseUnsigned("--arg " + spec, std::string(text), mask);
  const int64_t value = ParseNumber<int64_t>(spec, text), limit = static_cast<int64_t>(mask >> 1);
  if (value > limit || value < -limit - 1) Fail("--arg {}: {} does not fit {} bits", spec, value, bits);
  return static_cast<uint64_t>(value) & mask;
}

// TYPE:VALUE, where TYPE is one of the number types; nullopt where it is not.
std::optional<Number> ReadNumber(const std::string& spec, std::string_view value) {
  const size_t colon = value.find(':');
  if (colon == value.npos || colon < 2 || colon > 3) return std::nullopt;
  const std::string_view type = value.substr(0, colon), text = value.substr(colon + 1);
  if (type == "f32") return Number{std::bit_cast<uint32_t>(ParseNumber<float>(spec, text)), 4};
  if (type == "f64") return Number{std::bit_cast<uint64_t>(ParseNumber<double>(spec, text)), 8};
  for (const int bits : {8, 16, 32, 64}) {
    for (const char kind : {'i', 'u'}) {
      if (type == fmt::format("{}{}", kind, bits)) {
        return Number{ParseInteger(spec, text, bits, kind == 'i'), static_cast<uint32_t>(bits / 8)};
      }
    }
  }
  return std::nullopt;
}

// DTYPE[N,M] behind new: or zeros:.
KernelBuffer ReadShape(const std::string& spec, std::string_view text) {
  KernelBuffer buffer{};
  const size_t bracket = text.find('[');
  buffer.dtype = text.substr(0, bracket);
  if (bracket == text.npos || !text.ends_with(']') || NpyBytes(buffer.dtype) == 0) {
    Fail("--arg {}: '{}' is no type and shape such as f4[16,64] (f2 f4 f8 u1 u2 u4 i4)", spec, text);
  }
  std::string_view list = text.substr(bracket + 1, text.size() - bracket - 2);
  while (!list.empty()) {
    const size_t comma = list.find(',');
    const std::string item(list.substr(0, comma));
    buffer.shape.push_back(static_cast<int64_t>(ParseUnsigned("--arg " + spec, item, kMaxBufferBytes)));
    list.remove_prefix(comma == list.npos ? list.size() : comma + 1);
  }
  return buffer;
}

uint64_t BufferBytes(const std::string& spec, const KernelBuffer& buffer) {
  uint64_t bytes = static_cast<uint64_t>(NpyBytes(buffer.dtype));
  for (const int64_t size : buffer.shape) {
    if (size != 0 && bytes > kMaxBufferBytes / static_cast<uint64_t>(size)) {
      Fail("--arg {}: more than {} bytes", spec, kMaxBufferBytes);
    }
    bytes *= static_cast<uint64_t>(size);
  }
  return bytes;
}

// What nothing has written is marked byte by byte.
void CheckFits(const std::string& spec, uint64_t bytes, bool fresh) {
  const AvailableMemory available = FindAvailableMemory();
  const uint64_t need = fresh ? 2 * bytes : bytes;
  if (need > static_cast<uint64_t>(std::max<int64_t>(available.bytes, 0))) {
    Fail("--arg {}: it needs {} of memory, {} are available ({})", spec, ByteText(static_cast<double>(need)),
         ByteText(static_cast<double>(available.bytes)), available.limit);
  }
}

KernelBuffer PlaceBuffer(const std::string& spec, const std::string& value,
                         const gfx950::KernelArgument& argument, gfx950::Memory& memory) {
  const gfx950::Access access = argument.is_const ? gfx950::Access::kRead : gfx950::Access::kReadWrite;
  const std::string name = argument.name.empty() ? spec.substr(0, spec.find('=')) : argument.name;
  const bool fresh = value.starts_with("new:");
  if (fresh || value.starts_with("zeros:")) {
    KernelBuffer buffer = ReadShape(spec, std::string_view(value).substr(fresh ? 4 : 6));
    const uint64_t bytes = BufferBytes(spec, buffer);
    CheckFits(spec, bytes, fresh);
    buffer.address = memory.Allocate(name, bytes, 256, access, !fresh).address;
    return buffer;
  }
  const NpyArray array = ReadNpy(value);
  gfx950::Allocation& allocation = memory.Allocate(name, array.data.size(), 256, access, true);
  if (!array.data.empty()) std::memcpy(allocation.data.data(), array.data.data(), array.data.size());
  return {0, allocation.address, array.dtype, array.shape};
}

}  // namespace

bool IsHidden(const gfx950::KernelArgument& argument) { return argument.value_kind.starts_with("hidden_"); }

size_t ArgumentIndex(const gfx950::Kernel& kernel, const std::string& name) {
  size_t found = 0, matches = 0, visible = 0;
  std::string list;
  for (size_t i = 0; i < kernel.arguments.size(); ++i) {
    if (IsHidden(kernel.arguments[i])) continue;
    ++visible;
    if (kernel.arguments[i].name == name && !name.empty()) found = i, ++matches;
    if (visible <= 12) {
      list += fmt::format("{}{}", list.empty() ? "" : ", ",
                          kernel.arguments[i].name.empty() ? std::to_string(i) : kernel.arguments[i].name);
    }
  }
  if (visible > 12) list += ", ...";
  if (matches == 1) return found;
  if (matches > 1) Fail("{}: {} arguments are called {}; use a number", kernel.name, matches, name);
  size_t index = 0;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), index);
  const bool number = error == std::errc() && end == name.data() + name.size();
  if (!number || index >= kernel.arguments.size() || IsHidden(kernel.arguments[index])) {
    Fail("{}: no argument \"{}\"; it has {}", kernel.name, name, list.empty() ? "none" : list);
  }
  return index;
}

KernelArguments PlaceArguments(const gfx950::Kernel& kernel, const std::vector<std::string>& specs,
                               bool rest_zero, gfx950::Memory& memory) {
  KernelArguments out;
  uint32_t end = 0;
  for (const gfx950::KernelArgument& argument : kernel.arguments) {
    if (!IsHidden(argument)) end = std::max(end, argument.offset + argument.size);
  }
  out.kernarg.resize(end);
  std::vector<bool> given(kernel.arguments.size());
  for (const std::string& spec : specs) {
    const size_t equals = spec.find('=');
    if (equals == spec.npos || equals == 0) Fail("--arg {}: give it as NAME=VALUE", spec);
    const size_t index = ArgumentIndex(kernel, spec.substr(0, equals));
    if (given[index]) Fail("--arg {}: {} has a value already", spec, Label(kernel, index));
    given[index] = true;
    const gfx950::KernelArgument& argument = kernel.arguments[index];
    const std::string value = spec.substr(equals + 1);
    std::optional<Number> number = ReadNumber(spec, value);
    if (!number) {
      KernelBuffer buffer = PlaceBuffer(spec, value, argument, memory);
      buffer.argument = index;
      number = Number{buffer.address, 8};
      out.buffers.push_back(std::move(buffer));
    }
    if (number->bytes != argument.size) {
      Fail("--arg {}: {} bytes, but {} has {}", spec, number->bytes, Label(kernel, index), argument.size);
    }
    std::memcpy(&out.kernarg[argument.offset], &number->bits, number->bytes);
  }
  for (size_t i = 0; i < given.size() && !rest_zero; ++i) {
    if (!given[i] && !IsHidden(kernel.arguments[i])) {
      Fail("{}: {} has no value; give --arg {}=..., or --rest-zero", kernel.name, Label(kernel, i),
           kernel.arguments[i].name.empty() ? std::to_string(i) : kernel.arguments[i].name);
    }
  }
  return out;
}

}  // namespace mx::tools
