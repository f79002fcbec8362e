// mxk_dequantise and mxk_hadamard: kernel, grid and arguments.
#include "kernels/launch/check.h"

namespace mxk {
namespace {

constexpr uint32_t kWriteF32 = 1, kShuffled = 8;                 // flags of Dequantise
constexpr uint32_t kHadamardReadF32 = 1, kHadamardWriteF32 = 2;  // flags of Hadamard

mxk_status Check(mxk_handle* handle, const mxk_dequantise_args& args) {
  Checks checks(handle, "mxk_dequantise");
  checks.Enumerated(args.type, MXK_F32, "type");
  checks.Enumerated(args.layout, MXK_SHUFFLED, "layout");
  checks.Enumerated(args.variant, MXK_NAIVE, "variant");
  checks.Size(args.rows, 1, "rows");
  checks.Size(args.k, kBlock, "k");
  checks.Input(args.codes, mxk_code_bytes(args.rows, args.k), 16, "codes");
  checks.Scales(args.scales, args.rows, args.k, args.layout, false, "scales");
  checks.Output(args.y, args.rows * args.k * TypeBytes(args.type), 16, "y");
  checks.Overlaps();
  return checks.status();
}

mxk_status Check(mxk_handle* handle, const mxk_hadamard_args& args) {
  Checks checks(handle, "mxk_hadamard");
  checks.Enumerated(args.x_type, MXK_F32, "x_type");
  checks.Enumerated(args.y_type, MXK_F32, "y_type");
  checks.Enumerated(args.variant, MXK_NAIVE, "variant");
  checks.Size(args.rows, 1, "rows");
  checks.Size(args.k, 16, "k");
  const bool in_place = args.x.data == args.y.data && args.x_type == args.y_type;
  if (!in_place) checks.Input(args.x, args.rows * args.k * TypeBytes(args.x_type), 16, "x");
  checks.Output(args.y, args.rows * args.k * TypeBytes(args.y_type), 16, "y");
  checks.Overlaps();
  return checks.status();
}

}  // namespace
}  // namespace mxk

mxk_status mxk_dequantise(mxk_handle* handle, const mxk_dequantise_args* args) {
  using namespace mxk;
  if (handle == nullptr) return MXK_NULL;
  if (args == nullptr) return Refuse(handle, MXK_NULL, "mxk_dequantise: args is null.");
  if (const mxk_status status = Check(handle, *args); status != MXK_OK) return status;
  DequantiseArguments block{
      Address(args->codes),
      Address(args->scales),
      Address(args->y),
      static_cast<uint32_t>(args->rows),
      static_cast<uint32_t>(args->k),
      (args->type == MXK_F32 ? kWriteF32 : 0) | (args->layout == MXK_SHUFFLED ? kShuffled : 0),
      0};
  const uint64_t blocks = args->k / kBlock;
  if (args->variant == MXK_NAIVE) {
    const KernelId id = KernelId::Dequantise;
    return LaunchKernel(handle, id, CeilDiv(args->rows, Row(id).group), blocks, &block, sizeof block);
  }
  const uint32_t width = Width(blocks, 6);
  block.flags |= width << kWidthShift;
  return LaunchKernel(handle, KernelId::DequantiseTuned, CeilDiv(args->rows, 64 >> width),
                      CeilDiv(blocks, uint64_t{1} << width), &block, sizeof block);
}

mxk_status mxk_hadamard(mxk_handle* handle, const mxk_hadamard_args* args) {
  using namespace mxk;
  if (handle == nullptr) return MXK_NULL;
  if (args == nullptr) return Refuse(handle, MXK_NULL, "mxk_hadamard: args is null.");
  if (const mxk_status status = Check(handle, *args); status != MXK_OK) return status;
  HadamardArguments block{
      Address(args->x),
      Address(args->y),
      static_cast<uint32_t>(args->rows),
      static_cast<uint32_t>(args->k),
      (args->x_type == MXK_F32 ? kHadamardReadF32 : 0) | (args->y_type == MXK_F32 ? kHadamardWriteF32 : 0),
      args->signs};
  const uint64_t groups = args->k / 16;
  if (args->variant == MXK_NAIVE) {
    const KernelId id = KernelId::Hadamard;
    return LaunchKernel(handle, id, CeilDiv(args->rows, Row(id).group), groups, &block, sizeof block);
  }
  const uint32_t width = Width(groups, 7);
  block.flags |= width << kWidthShift;
  return LaunchKernel(handle, KernelId::HadamardTuned, CeilDiv(args->rows, 128 >> width),
                      CeilDiv(groups, uint64_t{1} << width), &block, sizeof block);
}
