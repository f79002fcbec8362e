// What the kernels need of HIP: its attributes, vector types and the machine's builtins. Nothing of the
// run-time headers is used, so a code object depends on the compiler alone, and no kernel takes hidden
// arguments: group sizes are fixed, and where a work-item is comes from registers.
#ifndef KERNELS_DEVICE_HIP_H_
#define KERNELS_DEVICE_HIP_H_

#if !defined(__HIP__)
#error "compile as HIP"
#endif

#define MX_DEVICE __attribute__((device, always_inline)) inline
#define MX_SHARED __attribute__((shared))
// A kernel of `n` work-items a workgroup. C linkage: the symbol is the name.
#define MX_KERNEL(n) extern "C" __attribute__((global, amdgpu_flat_work_group_size(n, n)))

// As above, with registers for two waves a SIMD.
#define MX_TWO_WAVES(n) \
  extern "C" __attribute__((global, amdgpu_flat_work_group_size(n, n), amdgpu_waves_per_eu(2)))

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef u16 u16x2 __attribute__((ext_vector_type(2)));
typedef u32 u32x2 __attribute__((ext_vector_type(2)));
typedef u32 u32x4 __attribute__((ext_vector_type(4)));
typedef int i32x8 __attribute__((ext_vector_type(8)));
typedef float f32x2 __attribute__((ext_vector_type(2)));
typedef float f32x4 __attribute__((ext_vector_type(4)));
typedef float f32x16 __attribute__((ext_vector_type(16)));

MX_DEVICE u32 ItemX() { return __builtin_amdgcn_workitem_id_x(); }
MX_DEVICE u32 GroupX() { return __builtin_amdgcn_workgroup_id_x(); }
MX_DEVICE u32 GroupY() { return __builtin_amdgcn_workgroup_id_y(); }

MX_DEVICE u32 Bits(float x) { return __builtin_bit_cast(u32, x); }
MX_DEVICE float Float(u32 bits) { return __builtin_bit_cast(float, bits); }

inline constexpr u32 kSign = 0x80000000u, kMagnitude = 0x7FFFFFFFu, kInfinity = 0x7F800000u,
                     kNaN = 0x7FC00000u;
inline constexpr u32 kBlock = 32;  // elements that share a scale

// NaN of any payload and sign becomes the positive quiet one: what arithmetic makes of a NaN is not
// documented.
MX_DEVICE u32 CanonicalBits(u32 bits) { return (bits & kMagnitude) > kInfinity ? kNaN : bits; }

#endif  // KERNELS_DEVICE_HIP_H_
