// What every entry of the C interface stands on: a body that may throw, turned into a status and a message;
// and checked conversions of what C cannot type.
#ifndef MX_SIM_CAPI_GUARD_H_
#define MX_SIM_CAPI_GUARD_H_

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <exception>
#include <new>
#include <stdexcept>
#include <string>

#include "sim/base/error.h"
#include "sim/base/fp_env.h"
#include "sim/capi/mxproof.h"

namespace mx::capi {

void SetMessage(const char* text);  // of this thread; cut to what fits

template <typename Body>
int Guard(const Body& body) noexcept {
  if (const char* problem = FloatEnvironmentProblem()) {
    SetMessage(problem);
    return MX_BAD_ENVIRONMENT;
  }
  try {
    body();
    return MX_OK;
  } catch (const InputError& e) {
    SetMessage(e.what());
    return MX_BAD_ARGUMENT;
  } catch (const std::bad_alloc&) {
    SetMessage("out of memory");
    return MX_OUT_OF_MEMORY;
  } catch (const std::length_error&) {
    SetMessage("out of memory");
    return MX_OUT_OF_MEMORY;
  } catch (const std::exception& e) {
    SetMessage(e.what());
    return MX_INTERNAL;
  } catch (...) {
    SetMessage("an unknown exception");
    return MX_INTERNAL;
  }
}

// An int field as an enum whose last value is `last`.
template <typename E>
E EnumOf(const char* field, int32_t value, E last) {
  if (value < 0 || value > static_cast<int32_t>(last)) {
    Fail("{} is {}: use 0 to {}", field, value, static_cast<int32_t>(last));
  }
  return static_cast<E>(value);
}

inline void CheckPointer(const char* name, const void* p) {
  if (p == nullptr) Fail("{} is NULL", name);
}

// For arrays of `bytes`: NULL is fine for none.
inline void CheckArray(const char* name, const void* p, uint64_t bytes, size_t alignment) {
  if (bytes == 0) return;
  CheckPointer(name, p);
  if (reinterpret_cast<uintptr_t>(p) % alignment != 0) Fail("{} is not aligned to {} bytes", name, alignment);
}

inline void CheckSize(const char* name, uint64_t got, uint64_t want) {
  if (got != want) Fail("{} is {} bytes, {} are needed", name, got, want);
}

// A buffer of the caller that must have exactly `want` bytes.
inline void CheckBuffer(const std::string& name, const void* p, const std::string& size_name, uint64_t bytes,
                        int64_t want, size_t alignment = 1) {
  CheckSize(size_name.c_str(), bytes, static_cast<uint64_t>(want));
  CheckArray(name.c_str(), p, bytes, alignment);
}

// a * b of non-negative lengths.
inline int64_t Times(const char* what, int64_t a, int64_t b) {
  int64_t product = 0;
  if (a < 0 || b < 0) Fail("{}: a negative size", what);
  if (__builtin_mul_overflow(a, b, &product)) Fail("{}: more than 2^63 - 1", what);
  return product;
}

template <typename Struct>
void CheckVersion(const char* name, const Struct* spec) {
  CheckPointer(name, spec);
  if (spec->size != sizeof(Struct)) {
    Fail("{}->size is {}, this library knows {}: set it up with its _init function", name, spec->size,
         sizeof(Struct));
  }
}

}  // namespace mx::capi

#endif  // MX_SIM_CAPI_GUARD_H_
