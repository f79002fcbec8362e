// The checks that every call of the launcher makes before anything is launched. The first that fails is the
// answer.
#ifndef MX_KERNELS_LAUNCH_CHECK_H_
#define MX_KERNELS_LAUNCH_CHECK_H_

#include <cstdint>
#include <vector>

#include "kernels/launch/handle.h"

namespace mxk {

constexpr uint64_t kBlock = 32;

constexpr uint64_t TypeBytes(mxk_type type) { return type == MXK_F32 ? 4 : 2; }

class Checks {
 public:
  // `call` begins every message, e.g. "mxk_gemm".
  Checks(mxk_handle* handle, const char* call) : handle_(handle), call_(call) {}

  mxk_status status() const { return status_; }
  bool ok() const { return status_ == MXK_OK; }

  void Given(const void* pointer, const char* name);
  // A value inside its enumeration.
  void Enumerated(int value, int last, const char* name);
  // 1..2^31 - 1 and a multiple of `unit`.
  void Size(uint64_t value, uint64_t unit, const char* name);
  void AtLeast(uint64_t value, uint64_t least, const char* name, const char* least_name);
  // Holds `bytes`, and its address is a multiple of `alignment`. Outputs may overlap nothing, inputs one
  // another.
  void Input(const mxk_buffer& buffer, uint64_t bytes, uint64_t alignment, const char* name);
  void Output(const mxk_buffer& buffer, uint64_t bytes, uint64_t alignment, const char* name);
  void That(bool condition, mxk_status status, const char* sentence);
  // Scales of a [rows][k] copy in their layout.
  void Scales(const mxk_buffer& buffer, uint64_t rows, uint64_t k, mxk_layout layout, bool output,
              const char* name);
  // No output overlaps another buffer that was named before.
  void Overlaps();

 private:
  struct Range {
    const char* name;
    uint64_t begin, end;
    bool output;
  };
  void Buffer(const mxk_buffer& buffer, uint64_t bytes, uint64_t alignment, bool output, const char* name);

  mxk_handle* handle_;
  const char* call_;
  mxk_status status_ = MXK_OK;
  std::vector<Range> ranges_;
};

inline uint64_t Address(const mxk_buffer& buffer) { return reinterpret_cast<uint64_t>(buffer.data); }

}  // namespace mxk

#endif  // MX_KERNELS_LAUNCH_CHECK_H_
