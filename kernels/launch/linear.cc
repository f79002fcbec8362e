// The three products of a linear layer as sequences of quantising and multiplying.
#include "kernels/launch/check.h"

namespace mxk {
namespace {

mxk_status BothCopiesOf(mxk_handle* handle, const mxk_linear_args& args, const mxk_tensor& tensor,
                        uint64_t rows, uint64_t cols) {
  mxk_quantise_args quantise{};
  quantise.type = tensor.type;
  quantise.x = tensor.data;
  quantise.rows = rows;
  quantise.cols = quantise.stride = cols;
  quantise.row = &tensor.row;
  quantise.column = &tensor.column;
  quantise.hadamard = args.hadamard;
  quantise.stochastic = args.stochastic;
  quantise.rule = args.rule;
  quantise.layout = args.layout;
  quantise.variant = args.variant;
  return mxk_quantise(handle, &quantise);
}

struct Product {
  const mxk_copy* a;
  const mxk_copy* b;
  uint64_t m, n, k;
};

mxk_status Multiply(mxk_handle* handle, const mxk_linear_args& args, const Product& product, mxk_type type,
                    int beta, mxk_buffer d) {
  mxk_gemm_args gemm{};
  gemm.a = {product.a->codes, product.a->scales};
  gemm.b = {product.b->codes, product.b->scales};
  gemm.layout = args.layout;
  gemm.m = product.m;
  gemm.n = gemm.stride = product.n;
  gemm.k = product.k;
  gemm.type = type;
  gemm.c = gemm.d = d;
  gemm.alpha = 1.0f;
  gemm.beta = beta;
  gemm.instruction = args.instruction;
  gemm.variant = args.variant;
  return mxk_gemm(handle, &gemm);
}

// What the three calls share. A rotation's signs cancel only when both operands of a product were given the
// same.
mxk_status Check(mxk_handle* handle, const mxk_linear_args* args, const char* call) {
  if (handle == nullptr) return MXK_NULL;
  Checks checks(handle, call);
  checks.Given(args, "args");
  if (!checks.ok()) return checks.status();
  checks.Size(args->tokens, kBlock, "tokens");
  checks.Size(args->in, kBlock, "in");
  checks.Size(args->out, kBlock, "out");
  if (args->hadamard != 0) {
    checks.That(args->x.row.signs == args->w.row.signs, MXK_UNSUPPORTED,
                "the row copies of x and w, the operands of Fprop, have different signs");
    checks.That(args->dy.row.signs == args->w.column.signs, MXK_UNSUPPORTED,
                "the row copy of dy and the column copy of w, the operands of Dgrad, have different signs");
    checks.That(args->dy.column.signs == args->x.column.signs, MXK_UNSUPPORTED,
                "the column copies of dy and x, the operands of Wgrad, have different signs");
  }
  return checks.status();
}

// Parts of one call: all are checked before the first is launched.
template <typename Parts>
mxk_status AllOrNothing(mxk_handle* handle, const Parts& parts) {
  handle->rehearsing = true;
  const mxk_status status = parts();
  handle->rehearsing = false;
  return status == MXK_OK ? parts() : status;
}

}  // namespace
}  // namespace mxk

mxk_status mxk_fprop(mxk_handle* handle, const mxk_linear_args* args, mxk_type type, mxk_buffer y) {
  using namespace mxk;
  if (const mxk_status status = Check(handle, args, "mxk_fprop"); status != MXK_OK) return status;
  Checks checks(handle, "mxk_fprop");  // what no part sees at once: its inputs and its output
  checks.Input(args->x.data, args->tokens * args->in * TypeBytes(args->x.type), 1, "x");
  checks.Input(args->w.data, args->out * args->in * TypeBytes(args->w.type), 1, "w");
  checks.Output(y, args->tokens * args->out * TypeBytes(type), 1, "y");
  checks.Overlaps();
  if (!checks.ok()) return checks.status();
  return AllOrNothing(handle, [&] {
    mxk_status status = BothCopiesOf(handle, *args, args->x, args->tokens, args->in);
    if (status == MXK_OK) status = BothCopiesOf(handle, *args, args->w, args->out, args->in);
    if (status != MXK_OK) return status;
    return Multiply(handle, *args, {&args->x.row, &args->w.row, args->tokens, args->out, args->in}, type, 0,
                    y);
  });
}

mxk_status mxk_dgrad(mxk_handle* handle, const mxk_linear_args* args, mxk_type type, mxk_buffer dx) {
  using namespace mxk;
  if (const mxk_status status = Check(handle, args, "mxk_dgrad"); status != MXK_OK) return status;
  Checks checks(handle, "mxk_dgrad");
  checks.Input(args->dy.data, args->tokens * args->out * TypeBytes(args->dy.type), 1, "dy");
  checks.Output(dx, args->tokens * args->in * TypeBytes(type), 1, "dx");
  checks.Overlaps();
  if (!checks.ok()) return checks.status();
  return AllOrNothing(handle, [&] {
    const mxk_status status = BothCopiesOf(handle, *args, args->dy, args->tokens, args->out);
    if (status != MXK_OK) return status;
    return Multiply(handle, *args, {&args->dy.row, &args->w.column, args->tokens, args->in, args->out}, type,
                    0, dx);
  });
}

mxk_status mxk_wgrad(mxk_handle* handle, const mxk_linear_args* args, mxk_type type, int beta,
                     mxk_buffer dw) {
  using namespace mxk;
  if (const mxk_status status = Check(handle, args, "mxk_wgrad"); status != MXK_OK) return status;
  return Multiply(handle, *args, {&args->dy.column, &args->x.column, args->out, args->in, args->tokens}, type,
                  beta, dw);
}
