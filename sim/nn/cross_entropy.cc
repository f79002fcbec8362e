#include "sim/nn/cross_entropy.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/nn/cross_entropy.cc"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <vector>

#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/nn/softmax-inl.h"
#include "sim/nn/vector-inl.h"

HWY_BEFORE_NAMESPACE();
namespace mx {
namespace HWY_NAMESPACE {

void CrossEntropyRowsV(int64_t tokens, int64_t vocab, const int32_t* targets, float scale, bool gradient,
                       float* logits, float* losses) {
  const F32Tag d;
  std::vector<float> scratch(gradient ? 0 : vocab);
  for (int64_t t = 0; t < tokens; ++t, logits += vocab) {
    const int32_t target = targets[t];
    if (target < 0) {
      CrossEntropyRowsReference(1, vocab, targets + t, scale, gradient, logits, losses + t);
      continue;
    }
    const float m = RowMaxV(vocab, logits);
    const float shifted_target = logits[target] - m;
    const float l = ExpRowV(vocab, m, logits, gradient ? logits : scratch.data());
    losses[t] = CanonicalF(Log(l) - shifted_target);
    if (!gradient) continue;
    const float p_target = logits[target];
    const F32 lv = hn::Set(d, l), scale_v = hn::Set(d, scale);
    ForVectors(
        vocab,
        [&](int64_t j) HWY_ATTR {
          hn::StoreU(CanonicalV(hn::Mul(hn::Div(hn::LoadU(d, logits + j), lv), scale_v)), d, logits + j);
        },
        [&](int64_t j) { logits[j] = CanonicalF(logits[j] / l * scale); });
    logits[target] = CanonicalF((p_target / l - 1.0f) * scale);
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace mx
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace mx {
namespace {
HWY_EXPORT(CrossEntropyRowsV);
}  // namespace

void CrossEntropyRows(int64_t tokens, int64_t vocab, const int32_t* targets, float scale, bool gradient,
                      float* logits, float* losses) {
  ParallelFor(tokens, 4, [&](int64_t begin, int64_t end) {
    const int64_t n = end - begin;
    float* rows = logits + begin * vocab;
    if (UseScalar()) {
      return CrossEntropyRowsReference(n, vocab, targets + begin, scale, gradient, rows, losses + begin);
    }
    HWY_DYNAMIC_DISPATCH(CrossEntropyRowsV)(n, vocab, targets + begin, scale, gradient, rows, losses + begin);
  });
}

}  // namespace mx
#endif
