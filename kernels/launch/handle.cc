#include "kernels/launch/handle.h"

#include <cstdarg>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <new>

namespace mxk {
namespace {

// What HIP takes: 2^31 - 1 and 65,535 workgroups, and fewer than 2^32 work-items in x.
constexpr uint64_t kMaxGroupsX = 0x7FFFFFFF, kMaxGroupsY = 65535, kMaxItemsX = 0xFFFFFFFF;

const std::vector<char>* ReadImage(mxk_handle* handle, const char* file) {
  auto& image = handle->images[file];
  if (image == nullptr) {
    std::ifstream in(handle->folder + "/" + file, std::ios::binary);
    if (!in) return nullptr;
    image = std::make_unique<std::vector<char>>(std::istreambuf_iterator<char>(in),
                                                std::istreambuf_iterator<char>());
    if (in.bad() || image->empty()) {
      image.reset();
      return nullptr;
    }
  }
  return image.get();
}

const char* DriverError(const mxk_handle* handle) {
  const char* text = handle->driver.error ? handle->driver.error(handle->driver.context) : nullptr;
  return text != nullptr && *text != '\0' ? text : "no reason given";
}

mxk_status MakeReady(mxk_handle* handle, KernelId id, void** kernel) {
  const auto found = handle->kernels.find(id);
  if (found != handle->kernels.end()) {
    *kernel = found->second;
    return MXK_OK;
  }
  const KernelRow& row = Row(id);
  const std::vector<char>* image = ReadImage(handle, row.file);
  if (image == nullptr) {
    return Refuse(handle, MXK_FILE, "The code object %s/%s cannot be read.", handle->folder.c_str(),
                  row.file);
  }
  if (handle->driver.load(handle->driver.context, row.file, image->data(), image->size(), row.symbol,
                          kernel) != 0) {
    return Refuse(handle, MXK_DRIVER, "The driver did not load %s from %s: %s.", row.symbol, row.file,
                  DriverError(handle));
  }
  handle->kernels[id] = *kernel;
  return MXK_OK;
}

}  // namespace

mxk_status Refuse(mxk_handle* handle, mxk_status status, const char* format, ...) {
  if (handle == nullptr) return status;
  char text[512];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  handle->message = text;
  return status;
}

mxk_status LaunchKernel(mxk_handle* handle, KernelId id, uint64_t groups_x, uint64_t groups_y,
                        const void* arguments, size_t bytes) {
  const KernelRow& row = Row(id);
  if (groups_x > kMaxGroupsX || groups_x * row.group > kMaxItemsX || groups_y > kMaxGroupsY) {
    return Refuse(handle, MXK_SIZE, "%s would need %llu x %llu workgroups; a launch takes %llu x %llu.",
                  row.symbol, static_cast<unsigned long long>(groups_x),
                  static_cast<unsigned long long>(groups_y),
                  static_cast<unsigned long long>(kMaxItemsX / row.group),
                  static_cast<unsigned long long>(kMaxGroupsY));
  }
  void* kernel = nullptr;
  if (const mxk_status status = MakeReady(handle, id, &kernel); status != MXK_OK) return status;
  if (handle->rehearsing) return MXK_OK;
  const uint32_t grid[3] = {static_cast<uint32_t>(groups_x), static_cast<uint32_t>(groups_y), 1};
  const uint32_t group[3] = {row.group, 1, 1};
  if (handle->driver.launch(handle->driver.context, kernel, grid, group, arguments, bytes) != 0) {
    return Refuse(handle, MXK_DRIVER, "The driver did not launch %s: %s.", row.symbol, DriverError(handle));
  }
  return MXK_OK;
}

}  // namespace mxk

mxk_handle* mxk_open(const mxk_driver* driver, const char* folder) {
  if (driver == nullptr || folder == nullptr || driver->load == nullptr || driver->launch == nullptr)
    return nullptr;
  try {
    auto handle = std::make_unique<mxk_handle>();
    handle->driver = *driver;
    handle->folder = folder;
    return handle.release();
  } catch (const std::bad_alloc&) {
    return nullptr;
  }
}

void mxk_close(mxk_handle* handle) { delete handle; }

const char* mxk_message(const mxk_handle* handle) { return handle != nullptr ? handle->message.c_str() : ""; }

const char* mxk_status_name(mxk_status status) {
  switch (status) {
    case MXK_OK:
      return "ok";
    case MXK_NULL:
      return "null";
    case MXK_SIZE:
      return "size";
    case MXK_TOO_SMALL:
      return "too small";
    case MXK_MISALIGNED:
      return "misaligned";
    case MXK_OVERLAP:
      return "overlap";
    case MXK_UNSUPPORTED:
      return "unsupported";
    case MXK_FILE:
      return "file";
    case MXK_DRIVER:
      return "driver";
  }
  return "unknown";
}
