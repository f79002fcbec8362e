// State of one launcher: the caller's driver, the code objects read so far, the kernels made ready, the last
// message.
#ifndef MX_KERNELS_LAUNCH_HANDLE_H_
#define MX_KERNELS_LAUNCH_HANDLE_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "kernels/launch/kernel_table.h"
#include "kernels/launch/mxk.h"

struct mxk_handle {
  mxk_driver driver{};
  std::string folder;
  std::string message;
  std::map<std::string, std::unique_ptr<std::vector<char>>> images;  // by file name; addresses stay
  std::map<mxk::KernelId, void*> kernels;
  bool rehearsing = false;  // a call of several launches checks them all first: nothing is queued
};

namespace mxk {

// Sets the message (printf) and returns `status`. A null handle only loses the message.
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
mxk_status
Refuse(mxk_handle* handle, mxk_status status, const char* format, ...);

// Reads the code object when it is first needed, checks the limits of a grid and queues the launch.
mxk_status LaunchKernel(mxk_handle* handle, KernelId id, uint64_t groups_x, uint64_t groups_y,
                        const void* arguments, size_t bytes);

// The width w of the tuned row kernels (grids.inc): the least with 2^w >= `count`, at most `most`.
constexpr uint32_t Width(uint64_t count, uint32_t most) {
  uint32_t w = 0;
  while (w < most && (uint64_t{1} << w) < count) ++w;
  return w;
}
constexpr uint32_t kWidthShift = 8;

constexpr KernelId operator+(KernelId id, uint32_t offset) {
  return static_cast<KernelId>(static_cast<uint32_t>(id) + offset);
}

constexpr uint64_t CeilDiv(uint64_t n, uint64_t unit) { return n / unit + (n % unit != 0); }

}  // namespace mxk

#endif  // MX_KERNELS_LAUNCH_HANDLE_H_
