// From an accumulator to an element of D: t = alpha * acc unless alpha is 1, t + C with beta, then the output
// type.
#ifndef KERNELS_DEVICE_EPILOGUE_H_
#define KERNELS_DEVICE_EPILOGUE_H_

#include "hip.h"
#include "load.h"

// Bits of the products' argument `flags`.
enum GemmFlag : u32 { kOutF32 = 1, kBeta = 2, kShuffledScales = 4 };

// A NaN is canonical after every step; that only its last form can be seen makes one step of it.
MX_DEVICE void Finish(float acc, float alpha, u32 flags, const void* c, void* d, u64 index) {
  float t = acc;
  if (alpha != 1.0f) t = alpha * t;
  if (flags & kBeta) t = t + LoadElement(c, flags & kOutF32, index);
  StoreElement(d, flags & kOutF32, index, t);
}

#endif  // KERNELS_DEVICE_EPILOGUE_H_
