// mxk_quantise: which kernel, its grid and its arguments.
#include <algorithm>

#include "kernels/launch/check.h"

namespace mxk {
namespace {

// Bits of the kernels' `flags`.
constexpr uint32_t kInputF32 = 1, kHadamard = 2, kStochastic = 4, kShuffled = 8, kRuleShift = 4;
constexpr uint64_t kWords = uint64_t{1} << 34;  // of one random stream

uint32_t Flags(const mxk_quantise_args& args) {
  return (args.type == MXK_F32 ? kInputF32 : 0) | (args.hadamard ? kHadamard : 0) |
         (args.stochastic ? kStochastic : 0) | (args.layout == MXK_SHUFFLED ? kShuffled : 0) |
         static_cast<uint32_t>(args.rule) << kRuleShift;
}

RandomArgument Random(const mxk_copy& copy) {
  return {copy.random.seed, copy.random.micro_batch, copy.random.stream, copy.random.step, 0};
}

void CheckCopy(Checks* checks, const mxk_quantise_args& args, const mxk_copy& copy, uint64_t rows, uint64_t k,
               bool row) {
  if (!checks->ok()) return;
  checks->Output(copy.codes, mxk_code_bytes(rows, k), 16, row ? "row.codes" : "column.codes");
  checks->Scales(copy.scales, rows, k, args.layout, true, row ? "row.scales" : "column.scales");
  checks->That(!args.stochastic || rows * (k / 2) <= kWords, MXK_SIZE,
               "stochastic rounding would take more than the 2^34 words of a stream");
}

mxk_status Check(mxk_handle* handle, const mxk_quantise_args& args) {
  Checks checks(handle, "mxk_quantise");
  checks.Enumerated(args.type, MXK_F32, "type");
  checks.Enumerated(args.rule, MXK_RCEIL, "rule");
  checks.Enumerated(args.layout, MXK_SHUFFLED, "layout");
  checks.Enumerated(args.variant, MXK_NAIVE, "variant");
  checks.Enumerated(args.hadamard, 1, "hadamard");
  checks.Enumerated(args.stochastic, 1, "stochastic");
  checks.That(args.row != nullptr || args.column != nullptr, MXK_NULL,
              "neither a row nor a column copy is asked for");
  checks.Size(args.rows, args.column != nullptr ? kBlock : 1, "rows");
  checks.Size(args.cols, args.row != nullptr ? kBlock : 1, "cols");
  checks.AtLeast(static_cast<uint32_t>(args.stride), args.cols, "stride", "cols");
  const uint64_t size = TypeBytes(args.type);
  if (checks.ok()) checks.Input(args.x, ((args.rows - 1) * args.stride + args.cols) * size, size, "x");
  if (args.row != nullptr) CheckCopy(&checks, args, *args.row, args.rows, args.cols, true);
  if (args.column != nullptr) CheckCopy(&checks, args, *args.column, args.cols, args.rows, false);
  checks.Overlaps();
  return checks.status();
}

// The tuned kernels read 16 bytes at a time.
bool Tuned(const mxk_quantise_args& args) {
  return args.variant == MXK_TUNED && Address(args.x) % 16 == 0 &&
         args.stride * TypeBytes(args.type) % 16 == 0;
}

// Rows and blocks along k of a copy as it is stored.
struct Extent {
  uint64_t rows, blocks;
};
Extent Stored(const mxk_quantise_args& args, bool row) {
  const uint64_t rows = row ? args.rows : args.cols, blocks = (row ? args.cols : args.rows) / kBlock;
  if (args.layout == MXK_LINEAR) return {rows, blocks};
  return {CeilDiv(rows, 256) * 256, CeilDiv(blocks, 8) * 8};
}

// Kernels of one family follow one another in kernels.inc: plain, H16, Sr, H16Sr.
uint32_t Mode(const mxk_quantise_args& args) { return (args.hadamard ? 1 : 0) + (args.stochastic ? 2 : 0); }

mxk_status OneCopy(mxk_handle* handle, const mxk_quantise_args& args, bool row) {
  const mxk_copy& copy = row ? *args.row : *args.column;
  QuantiseArguments block{Address(args.x),
                          Address(copy.codes),
                          Address(copy.scales),
                          static_cast<uint32_t>(args.stride),
                          static_cast<uint32_t>(args.rows),
                          static_cast<uint32_t>(args.cols),
                          Flags(args),
                          copy.signs,
                          0,
                          Random(copy)};
  const Extent extent = Stored(args, row);
  if (!Tuned(args)) {
    const KernelId id = row ? KernelId::QuantiseRow : KernelId::QuantiseColumn;
    return LaunchKernel(handle, id, CeilDiv(extent.rows, Row(id).group), extent.blocks, &block, sizeof block);
  }
  if (row) {
    const uint32_t width = Width(extent.blocks, 6);
    block.flags |= width << kWidthShift;
    return LaunchKernel(handle, KernelId::QuantiseRowTuned + Mode(args), CeilDiv(extent.rows, 256 >> width),
                        CeilDiv(extent.blocks, uint64_t{1} << width), &block, sizeof block);
  }
  return LaunchKernel(handle, KernelId::QuantiseColumnTuned + Mode(args), CeilDiv(extent.rows, 128),
                      CeilDiv(extent.blocks, 4), &block, sizeof block);
}

mxk_status BothCopies(mxk_handle* handle, const mxk_quantise_args& args) {
  const QuantiseBothArguments block{Address(args.x),
                                    Address(args.row->codes),
                                    Address(args.row->scales),
                                    Address(args.column->codes),
                                    Address(args.column->scales),
                                    static_cast<uint32_t>(args.stride),
                                    static_cast<uint32_t>(args.rows),
                                    static_cast<uint32_t>(args.cols),
                                    Flags(args),
                                    args.row->signs,
                                    args.column->signs,
                                    Random(*args.row),
                                    Random(*args.column)};
  // Over whichever copy is stored with more padding: down and across, in elements of x.
  const Extent row = Stored(args, true), column = Stored(args, false);
  const uint64_t down = std::max(row.rows, column.blocks * kBlock),
                 across = std::max(column.rows, row.blocks * kBlock);
  const bool naive = !Tuned(args);
  const uint64_t tile = naive ? 32 : 128;
  const KernelId id = naive                   ? KernelId::QuantiseBoth
                      : args.type == MXK_BF16 ? KernelId::QuantiseBothBf16 + Mode(args)
                                              : KernelId::QuantiseBothF32 + Mode(args);
  return LaunchKernel(handle, id, CeilDiv(across, tile), CeilDiv(down, tile), &block, sizeof block);
}

}  // namespace
}  // namespace mxk

mxk_status mxk_quantise(mxk_handle* handle, const mxk_quantise_args* args) {
  if (handle == nullptr) return MXK_NULL;
  if (args == nullptr) return mxk::Refuse(handle, MXK_NULL, "mxk_quantise: args is null.");
  if (const mxk_status status = mxk::Check(handle, *args); status != MXK_OK) return status;
  if (args->row != nullptr && args->column != nullptr) return mxk::BothCopies(handle, *args);
  return mxk::OneCopy(handle, *args, args->row != nullptr);
}
