// Vectors, of bytes above all, that begin on a cache line and are written by whoever asks for them: resize()
// leaves new elements indeterminate, because a pass of zeros over a large result costs a tenth of the pass
// that makes it.
#ifndef MX_SIM_BASE_BYTE_ARRAY_H_
#define MX_SIM_BASE_BYTE_ARRAY_H_

#include <hwy/aligned_allocator.h>

#include <cstddef>
#include <cstdint>
#include <new>
#include <type_traits>
#include <utility>
#include <vector>

namespace mx {

template <class T>
struct LineAllocator {
  using value_type = T;
  LineAllocator() = default;
  template <class U>  // NOLINTNEXTLINE(google-explicit-constructor): allocators convert
  LineAllocator(const LineAllocator<U>&) noexcept {}

  // Not operator new with an alignment: glibc before 2.38 finds no use for what that one freed, and every
  // large tensor would meet fresh pages.
  T* allocate(size_t count) {
    void* p = hwy::AllocateAlignedBytes(count * sizeof(T), nullptr, nullptr);
    if (p == nullptr) throw std::bad_alloc();
    return static_cast<T*>(p);
  }
  void deallocate(T* p, size_t) noexcept { hwy::FreeAlignedBytes(p, nullptr, nullptr); }
  template <class U>
  void construct(U* p) noexcept(std::is_nothrow_default_constructible_v<U>) {
    ::new (static_cast<void*>(p)) U;
  }
  template <class U, class... Args>
  void construct(U* p, Args&&... args) {
    ::new (static_cast<void*>(p)) U(std::forward<Args>(args)...);
  }
  template <class U>
  bool operator==(const LineAllocator<U>&) const noexcept {
    return true;
  }
};

template <class T>
using LineVector = std::vector<T, LineAllocator<T>>;
using ByteArray = LineVector<uint8_t>;

}  // namespace mx

#endif  // MX_SIM_BASE_BYTE_ARRAY_H_
