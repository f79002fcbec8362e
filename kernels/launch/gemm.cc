// mxk_gemm: kernel, grid and arguments.
#include "kernels/launch/check.h"

namespace mxk {
namespace {

constexpr uint32_t kOutF32 = 1, kBeta = 2, kShuffled = 4;  // flags of the products

mxk_status Check(mxk_handle* handle, const mxk_gemm_args& args) {
  Checks checks(handle, "mxk_gemm");
  checks.Enumerated(args.type, MXK_F32, "type");
  checks.Enumerated(args.layout, MXK_SHUFFLED, "layout");
  checks.Enumerated(args.instruction, MXK_32X32X64, "instruction");
  checks.Enumerated(args.variant, MXK_NAIVE, "variant");
  checks.Enumerated(args.beta, 1, "beta");
  checks.Size(args.m, 1, "m");
  checks.Size(args.n, 1, "n");
  checks.Size(args.k, kBlock, "k");
  // The tuned kernels count a tile's chunks of 16 bytes in 32 bits.
  checks.That(args.variant == MXK_NAIVE || args.k <= uint64_t{1} << 29, MXK_UNSUPPORTED,
              "the tuned kernels take k up to 2^29");
  checks.AtLeast(args.stride, args.n, "stride", "n");
  checks.Input(args.a.codes, mxk_code_bytes(args.m, args.k), 16, "a.codes");
  checks.Scales(args.a.scales, args.m, args.k, args.layout, false, "a.scales");
  checks.Input(args.b.codes, mxk_code_bytes(args.n, args.k), 16, "b.codes");
  checks.Scales(args.b.scales, args.n, args.k, args.layout, false, "b.scales");
  if (checks.ok()) {
    const uint64_t size = TypeBytes(args.type), bytes = ((args.m - 1) * args.stride + args.n) * size;
    checks.Output(args.d, bytes, size, "d");
    // In place, every element of c is read by the work-item that then writes it.
    if (args.beta != 0 && args.c.data != args.d.data) checks.Input(args.c, bytes, size, "c");
  }
  checks.Overlaps();
  return checks.status();
}

}  // namespace
}  // namespace mxk

mxk_status mxk_gemm(mxk_handle* handle, const mxk_gemm_args* args) {
  using namespace mxk;
  if (handle == nullptr) return MXK_NULL;
  if (args == nullptr) return Refuse(handle, MXK_NULL, "mxk_gemm: args is null.");
  if (const mxk_status status = Check(handle, *args); status != MXK_OK) return status;
  const GemmArguments block{Address(args->a.codes),
                            Address(args->a.scales),
                            Address(args->b.codes),
                            Address(args->b.scales),
                            args->beta != 0 ? Address(args->c) : 0,
                            Address(args->d),
                            static_cast<uint32_t>(args->stride),
                            static_cast<uint32_t>(args->m),
                            static_cast<uint32_t>(args->n),
                            static_cast<uint32_t>(args->k),
                            (args->type == MXK_F32 ? kOutF32 : 0) | (args->beta != 0 ? kBeta : 0) |
                                (args->layout == MXK_SHUFFLED ? kShuffled : 0),
                            args->alpha};
  const bool wide = args->instruction == MXK_32X32X64;
  if (args->variant == MXK_NAIVE) {
    const uint64_t tile = wide ? 32 : 16;
    return LaunchKernel(handle, wide ? KernelId::Gemm32 : KernelId::Gemm16, CeilDiv(args->n, tile),
                        CeilDiv(args->m, tile), &block, sizeof block);
  }
  const KernelId id =
      (wide ? KernelId::Gemm32Tuned : KernelId::Gemm16Tuned) + (args->layout == MXK_SHUFFLED ? 1 : 0);
  return LaunchKernel(handle, id, CeilDiv(args->n, 128), CeilDiv(args->m, 128), &block, sizeof block);
}
