// What nobody has documented about gfx950, one instruction at a time: a kernel that converts and two that
// multiply, for `mxproof probe` on a card. Whatever they are given is handed to the instruction as it is, and
// what it answers is stored as it is. Needs no header: it is compiled alone and its object is committed.
typedef unsigned int u32;
typedef u32 U2 __attribute__((ext_vector_type(2)));
typedef int I8 __attribute__((ext_vector_type(8)));
typedef float F4 __attribute__((ext_vector_type(4)));
typedef float F16 __attribute__((ext_vector_type(16)));

#define PROBE_KERNEL extern "C" __attribute__((global, amdgpu_flat_work_group_size(64, 64))) void

// A call is eight dwords: the operation (the enumeration of conversions.h), two source dwords, seed, scale,
// the old destination, two unused; its answer two dwords. The wait states keep a conversion into a byte away
// from its neighbours (CDNA4 ISA, small float conversions).
PROBE_KERNEL ProbeConvert(const u32* __restrict__ calls, u32* __restrict__ answers, u32 count) {
  const u32 i = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
  if (i >= count) return;
  const u32* call = calls + 8 * i;
  const u32 op = call[0], s0 = call[1], s1 = call[2], seed = call[3], scale = call[4];
  u32 d = call[5];
  U2 pair = {d, 0};
  const U2 source = {s0, s1};
  switch (op) {
    case 0:
      asm("s_nop 1\n\tv_cvt_scalef32_sr_pk_fp4_f32 %0, %1, %2, %3\n\ts_nop 1"
          : "+v"(d)
          : "v"(source), "v"(seed), "v"(scale));
      break;
    case 1:
      asm("s_nop 1\n\tv_cvt_scalef32_sr_pk_fp4_f16 %0, %1, %2, %3\n\ts_nop 1"
          : "+v"(d)
          : "v"(s0), "v"(seed), "v"(scale));
      break;
    case 2:
      asm("s_nop 1\n\tv_cvt_scalef32_sr_pk_fp4_bf16 %0, %1, %2, %3\n\ts_nop 1"
          : "+v"(d)
          : "v"(s0), "v"(seed), "v"(scale));
      break;
    case 3:
      asm("s_nop 1\n\tv_cvt_scalef32_pk_fp4_f32 %0, %1, %2, %3\n\ts_nop 1"
          : "+v"(d)
          : "v"(s0), "v"(s1), "v"(scale));
      break;
    case 4:
      asm("s_nop 1\n\tv_cvt_scalef32_pk_fp4_f16 %0, %1, %2\n\ts_nop 1" : "+v"(d) : "v"(s0), "v"(scale));
      break;
    case 5:
      asm("s_nop 1\n\tv_cvt_scalef32_pk_fp4_bf16 %0, %1, %2\n\ts_nop 1" : "+v"(d) : "v"(s0), "v"(scale));
      break;
    case 6:
      asm("s_nop 1\n\tv_cvt_scalef32_pk_f32_fp4 %0, %1, %2\n\ts_nop 1" : "=v"(pair) : "v"(s0), "v"(scale));
      break;
    case 7:
      asm("s_nop 1\n\tv_cvt_scalef32_pk_f16_fp4 %0, %1, %2\n\ts_nop 1" : "=v"(d) : "v"(s0), "v"(scale));
      break;
    case 8:
      asm("s_nop 1\n\tv_cvt_scalef32_pk_bf16_fp4 %0, %1, %2\n\ts_nop 1" : "=v"(d) : "v"(s0), "v"(scale));
      break;
    default:
      asm("v_prng_b32 %0, %1" : "=v"(d) : "v"(seed));
      break;
  }
  answers[2 * i] = op == 6 ? pair.x : d;
  answers[2 * i + 1] = op == 6 ? pair.y : 0;
}

// Registers as the wave holds them: dword r of lane l at 64 r + l. a and b are eight rows (formats of fewer
// bits use the first), then a row of scales each, then the accumulators.
struct Operands {
  I8 a, b;
  int scale_a, scale_b;
};
__attribute__((device)) inline Operands Load(const u32* in, u32 lane) {
  Operands o;
#pragma unroll
  for (int r = 0; r < 8; ++r) {
    o.a[r] = static_cast<int>(in[64 * r + lane]);
    o.b[r] = static_cast<int>(in[64 * (8 + r) + lane]);
  }
  o.scale_a = static_cast<int>(in[64 * 16 + lane]);
  o.scale_b = static_cast<int>(in[64 * 17 + lane]);
  return o;
}

// The result is read in another basic block than it is made in, where LLVM 21 counts one wait state too few
// (CDNA4 ISA 4.5: an eight-pass matrix instruction, then a read of its result).
__attribute__((device)) inline void Settle() {
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_nop 15");
  __builtin_amdgcn_sched_barrier(0);
}

template <int kA, int kB, int kByteA, int kByteB>
__attribute__((device)) inline F4 Multiply(const Operands& o, F4 c) {
  c = __builtin_amdgcn_mfma_scale_f32_16x16x128_f8f6f4(o.a, o.b, c, kA, kB, kByteA, o.scale_a, kByteB,
                                                       o.scale_b);
  Settle();
  return c;
}
template <int kA, int kB, int kByteA, int kByteB>
__attribute__((device)) inline F16 Multiply(const Operands& o, F16 c) {
  c = __builtin_amdgcn_mfma_scale_f32_32x32x64_f8f6f4(o.a, o.b, c, kA, kB, kByteA, o.scale_a, kByteB,
                                                      o.scale_b);
  Settle();
  return c;
}

// Formats 0..4 as the instruction numbers them; scale bytes are chosen for FP4 alone.
template <int kA, typename C>
__attribute__((device)) inline C Formats(const Operands& o, C c, u32 b) {
  switch (b) {
    case 0:
      return Multiply<kA, 0, 0, 0>(o, c);
    case 1:
      return Multiply<kA, 1, 0, 0>(o, c);
    case 2:
      return Multiply<kA, 2, 0, 0>(o, c);
    case 3:
      return Multiply<kA, 3, 0, 0>(o, c);
    default:
      return Multiply<kA, 4, 0, 0>(o, c);
  }
}
template <int kByteA, typename C>
__attribute__((device)) inline C Bytes(const Operands& o, C c, u32 b) {
  switch (b) {
    case 0:
      return Multiply<4, 4, kByteA, 0>(o, c);
    case 1:
      return Multiply<4, 4, kByteA, 1>(o, c);
    case 2:
      return Multiply<4, 4, kByteA, 2>(o, c);
    default:
      return Multiply<4, 4, kByteA, 3>(o, c);
  }
}
template <typename C>
__attribute__((device)) inline C Run(const Operands& o, C c, u32 format_a, u32 format_b, u32 byte_a,
                                     u32 byte_b) {
  if (byte_a != 0 || byte_b != 0) {
    switch (byte_a) {
      case 0:
        return Bytes<0>(o, c, byte_b);
      case 1:
        return Bytes<1>(o, c, byte_b);
      case 2:
        return Bytes<2>(o, c, byte_b);
      default:
        return Bytes<3>(o, c, byte_b);
    }
  }
  switch (format_a) {
    case 0:
      return Formats<0>(o, c, format_b);
    case 1:
      return Formats<1>(o, c, format_b);
    case 2:
      return Formats<2>(o, c, format_b);
    case 3:
      return Formats<3>(o, c, format_b);
    default:
      return Formats<4>(o, c, format_b);
  }
}

template <typename C, int kRegisters>
__attribute__((device)) inline void RunRegisters(const u32* in, u32* out, u32 format_a, u32 format_b,
                                                 u32 byte_a, u32 byte_b) {
  const u32 lane = __builtin_amdgcn_workitem_id_x();
  in += __builtin_amdgcn_workgroup_id_x() * 64 * (18 + kRegisters);
  out += __builtin_amdgcn_workgroup_id_x() * 64 * kRegisters;
  C c;
#pragma unroll
  for (int r = 0; r < kRegisters; ++r) c[r] = __builtin_bit_cast(float, in[64 * (18 + r) + lane]);
  c = Run(Load(in, lane), c, format_a, format_b, byte_a, byte_b);
#pragma unroll
  for (int r = 0; r < kRegisters; ++r) out[64 * r + lane] = __builtin_bit_cast(u32, static_cast<float>(c[r]));
}

PROBE_KERNEL ProbeMfma16(const u32* __restrict__ in, u32* __restrict__ out, u32 format_a, u32 format_b,
                         u32 byte_a, u32 byte_b) {
  RunRegisters<F4, 4>(in, out, format_a, format_b, byte_a, byte_b);
}
PROBE_KERNEL ProbeMfma32(const u32* __restrict__ in, u32* __restrict__ out, u32 format_a, u32 format_b,
                         u32 byte_a, u32 byte_b) {
  RunRegisters<F16, 16>(in, out, format_a, format_b, byte_a, byte_b);
}
