#include <algorithm>
#include <string>

#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/capi/guard.h"

namespace mx::capi {
namespace {
constexpr size_t kMessageBytes = 1024;
thread_local char g_message[kMessageBytes] = "";
thread_local char g_simd[32] = "";
}  // namespace

void SetMessage(const char* text) {
  const size_t length = std::min(std::strlen(text), kMessageBytes - 1);
  std::memcpy(g_message, text, length);
  g_message[length] = '\0';
}

}  // namespace mx::capi

extern "C" {

const char* mx_version(void) { return MX_VERSION; }
const char* mx_last_error(void) { return mx::capi::g_message; }

int mx_set_threads(int count) {
  return mx::capi::Guard([&] {
    if (count < 0) mx::Fail("threads: {}: use 0 or more", count);
    mx::SetThreads(count);
  });
}

int mx_set_simd(const char* name) {
  return mx::capi::Guard([&] { mx::SelectSimd(name == nullptr ? "" : name); });
}

const char* mx_simd(void) {
  try {
    const std::string name = mx::SelectedSimd();
    const size_t length = std::min(name.size(), sizeof(mx::capi::g_simd) - 1);
    std::memcpy(mx::capi::g_simd, name.data(), length);
    mx::capi::g_simd[length] = '\0';
  } catch (...) {
    return "";
  }
  return mx::capi::g_simd;
}

}  // extern "C"
