#include "sim/nn/attention.h"

#include "sim/base/parallel.h"
#include "sim/gemm/plain_gemm.h"
#include "sim/nn/softmax_rows.h"

namespace mx {
namespace {

constexpr int64_t kRows = AttentionShape::kRows;

// Scratch of a thread: it grows to the longest sequence and stays.
float* Scratch(int which, int64_t size) {
  thread_local std::vector<float> buffers[2];
  std::vector<float>& buffer = buffers[which];
  if (static_cast<int64_t>(buffer.size()) < size) buffer.resize(size);
  return buffer.data();
}

// Views of one query head and its key head.
struct HeadView {
  const AttentionShape& shape;
  int64_t b, h, q_at, k_at;
  HeadView(const AttentionShape& s, int64_t batch, int64_t head)
      : shape(s),
        b(batch),
        h(head),
        q_at(batch * s.seq * s.q_stride() + head * s.head_dim),
        k_at(batch * s.seq * s.kv_stride() + head / s.group() * s.head_dim) {}
  PlainOperand Rows(const float* q, int64_t i) const {
    return {q + q_at + i * shape.q_stride(), shape.q_stride(), false};
  }
  PlainOperand RowsT(const float* q, int64_t i) const {
    return {q + q_at + i * shape.q_stride(), shape.q_stride(), true};
  }
  PlainOperand Keys(const float* k) const { return {k + k_at, shape.kv_stride(), false}; }
  PlainOperand KeysT(const float* k) const { return {k + k_at, shape.kv_stride(), true}; }
};

void ForwardHead(const HeadView& head, const float* q, const float* k, const float* v, float* o, float* max,
                 float* sum) {
  const AttentionShape& shape = head.shape;
  const int64_t n = shape.head_dim, stat = shape.Stat(head.b, head.h);
  const float c = Rsqrt(static_cast<float>(n));
  for (int64_t i = 0; i < shape.seq; i += kRows) {
    const int64_t end = shape.RowEnd(i), rows = end - i;
    float* p = Scratch(0, kRows * shape.seq);
    PlainGemm(head.Rows(q, i), head.Keys(k), rows, end, n, p, end);
    SoftmaxRows(i, rows, end, c, p, end, max + stat + i, sum + stat + i);
    PlainGemm({p, end, false}, head.KeysT(v), rows, n, end, o + head.q_at + i * shape.q_stride(),
              shape.q_stride());
  }
}

struct Gradients {
  float *dq, *dk, *dv;
};

void BackwardHead(const HeadView& head, const float* q, const float* k, const float* v, const float* max,
                  const float* sum, const float* d_o, bool add, const Gradients& out) {
  const AttentionShape& shape = head.shape;
  const int64_t n = shape.head_dim, seq = shape.seq, stat = shape.Stat(head.b, head.h);
  const float c = Rsqrt(static_cast<float>(n));
  float* p = Scratch(0, seq * seq);
  float* ds = Scratch(1, seq * seq);
  for (int64_t i = 0; i < seq; i += kRows) {
    const int64_t end = shape.RowEnd(i), rows = end - i;
    PlainGemm(head.Rows(q, i), head.Keys(k), rows, end, n, p + i * seq, seq);
    SoftmaxRowsAgain(i, rows, end, c, p + i * seq, seq, max + stat + i, sum + stat + i);
    PlainGemm(head.Rows(d_o, i), head.Keys(v), rows, end, n, ds + i * seq, seq);
    SoftmaxRowsGradient(i, rows, end, c, p + i * seq, ds + i * seq, seq);
    PlainGemm({ds + i * seq, seq, false}, head.KeysT(k), rows, n, end,
              out.dq + head.q_at + i * shape.q_stride(), shape.q_stride());
  }
  for (int64_t j = 0; j < seq; j += kRows) {
    const int64_t cols = shape.RowEnd(j) - j, rows = seq - j, at = head.k_at + j * shape.kv_stride();
    const PlainOperand ds_t = {ds + j * seq + j, seq, true}, p_t = {p + j * seq + j, seq, true};
    PlainGemm(ds_t, head.RowsT(q, j), cols, n, rows, out.dk + at, shape.kv_stride(), add);
    PlainGemm(p_t, head.RowsT(d_o, j), cols, n, rows, out.dv + at, shape.kv_stride(), add);
  }
}

}  // namespace

void AttentionForward(const AttentionShape& shape, const float* q, const float* k, const float* v, float* o,
                      float* max, float* sum) {
  ParallelFor(shape.batch * shape.heads, 1, [&](int64_t begin, int64_t end) {
    for (int64_t item = begin; item < end; ++item) {
      ForwardHead(HeadView(shape, item / shape.heads, item % shape.heads), q, k, v, o, max, sum);
    }
  });
}

void AttentionBackward(const AttentionShape& shape, const float* q, const float* k, const float* v,
                       const float* max, const float* sum, const float* d_o, float* dq, float* dk,
                       float* dv) {
  ParallelFor(shape.batch * shape.kv_heads, 1, [&](int64_t begin, int64_t end) {
    for (int64_t item = begin; item < end; ++item) {
      const int64_t first = item % shape.kv_heads * shape.group();
      for (int64_t h = first; h < first + shape.group(); ++h) {
        const HeadView head(shape, item / shape.kv_heads, h);
        BackwardHead(head, q, k, v, max, sum, d_o, h != first, {dq, dk, dv});
      }
    }
  });
}

}  // namespace mx
