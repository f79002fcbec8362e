// Each engine against its scalar definition, bit for bit: every SIMD target, 1, 2, 3 and 7 threads, ragged
// sizes, NaN, infinities, signed zeros and subnormals among the inputs.
#include <gtest/gtest.h>

#include <cstring>
#include <functional>

#include "sim/base/parallel.h"
#include "sim/base/simd.h"
#include "sim/nn/elementwise.h"
#include "sim/nn/twin_test.h"

namespace mx {
namespace {

using Vec = std::vector<float>;

enum class Data { kPlain, kSpecial };

Vec Inputs(int64_t n, uint64_t seed, Data data, float scale = 1.0f) {
  Vec x = Uniform<float>(n, seed);
  for (float& v : x) v *= scale;
  if (data == Data::kPlain) return x;
  const uint32_t special[] = {0x7FC00000u, 0xFFC00001u, 0x7F800000u, 0xFF800000u, 0x80000000u, 0u,
                              1u,          0x80400000u, 0x7F7FFFFFu, 0xFF7FFFFFu, 0x7F800001u};
  for (int64_t i = static_cast<int64_t>(seed % 5); i < n; i += 37) x[i] = FromBits(special[i / 37 % 11]);
  return x;
}

// The outputs' bits; a NaN must be the canonical one.
std::vector<uint32_t> Bits(const std::vector<Vec>& outputs) {
  std::vector<uint32_t> bits;
  for (const Vec& v : outputs) {
    for (float x : v) {
      bits.push_back(ToBits(x));
      EXPECT_TRUE(!IsNan(bits.back()) || bits.back() == kF32QuietNan);
    }
  }
  return bits;
}

void ExpectEverywhere(const std::vector<Vec>& expected, const std::function<std::vector<Vec>()>& engine) {
  const std::vector<uint32_t> want = Bits(expected);
  for (const std::string& target : AvailableSimd()) {
    SelectSimd(target);
    ASSERT_EQ(SelectedSimd(), target);
    for (int threads : {1, 2, 3, 7}) {
      SetThreads(threads);
      const std::vector<uint32_t> got = Bits(engine());
      ASSERT_EQ(want.size(), got.size());
      for (size_t i = 0; i < want.size(); ++i) {
        ASSERT_EQ(want[i], got[i]) << target << ", " << threads << " threads, word " << i;
      }
    }
  }
  SelectSimd("");
  SetThreads(0);
}

class Engine : public ::testing::TestWithParam<Data> {};
INSTANTIATE_TEST_SUITE_P(Inputs, Engine, ::testing::Values(Data::kPlain, Data::kSpecial));

TEST_P(Engine, RmsNorm) {
  for (int64_t dim : {32, 75, 160}) {
    const int64_t tokens = 37;
    const Vec x = Inputs(tokens * dim, 1, GetParam()), w = Inputs(dim, 2, Data::kPlain),
              dy = Inputs(tokens * dim, 3, GetParam());
    const Vec dx0 = Inputs(tokens * dim, 4, Data::kPlain), dw0 = Inputs(dim, 5, Data::kPlain);
    Vec r(tokens), y(tokens * dim), dx = dx0, dw = dw0;
    RmsNormStatReference(tokens, dim, 1e-5f, x.data(), r.data());
    RmsNormApplyReference(tokens, dim, x.data(), w.data(), r.data(), y.data());
    RmsNormInputGradientReference(tokens, dim, x.data(), w.data(), r.data(), dy.data(), dx.data());
    RmsNormWeightGradientReference(tokens, dim, dim, x.data(), r.data(), dy.data(), dw.data());
    ExpectEverywhere({r, y, y, dx, dw}, [&]() -> std::vector<Vec> {
      Vec r2(tokens), y2(tokens * dim), y3(tokens * dim), dx2 = dx0, dw2 = dw0;
      RmsNormForward(tokens, dim, 1e-5f, x.data(), w.data(), r2.data(), y2.data());
      RmsNormApply(tokens, dim, x.data(), w.data(), r2.data(), y3.data());
      RmsNormBackward(tokens, dim, x.data(), w.data(), r2.data(), dy.data(), dx2.data(), dw2.data());
      return {r2, y2, y3, dx2, dw2};
    });
  }
}

TEST_P(Engine, Rope) {
  for (int64_t head_dim : {6, 32, 64}) {
    const int64_t seq = 9, tokens = 36, heads = 3;
    const RopeTable<float> table = MakeRopeTable(seq, head_dim, 10000.0f);
    const Vec x = Inputs(tokens * heads * head_dim, 6, GetParam());
    Vec y = x, back = x;
    RopeReference(table, 0, tokens, seq, heads, false, y.data());
    RopeReference(table, 0, tokens, seq, heads, true, back.data());
    ExpectEverywhere({y, back}, [&]() -> std::vector<Vec> {
      Vec y2 = x, back2 = x;
      Rope(table, tokens, seq, heads, false, y2.data());
      Rope(table, tokens, seq, heads, true, back2.data());
      return {y2, back2};
    });
  }
}

TEST_P(Engine, SwiGlu) {
  const int64_t n = 17003;
  const Vec gate = Inputs(n, 7, GetParam(), 110.0f), up = Inputs(n, 8, GetParam()),
            dh = Inputs(n, 9, GetParam());
  Vec h(n), dgate(n), dup(n);
  SwiGluForwardReference(n, gate.data(), up.data(), h.data());
  SwiGluBackwardReference(n, gate.data(), up.data(), dh.data(), dgate.data(), dup.data());
  ExpectEverywhere({h, dgate, dup}, [&]() -> std::vector<Vec> {
    Vec h2(n), g = gate, u = up;
    SwiGluForward(n, gate.data(), up.data(), h2.data());
    SwiGluBackward(n, g.data(), u.data(), dh.data(), g.data(), u.data());
    return {h2, g, u};
  });
}

TEST_P(Engine, Attention) {
  for (const AttentionShape& shape :
       {AttentionShape{2, 71, 4, 2, 16}, AttentionShape{3, 32, 2, 2, 10}, AttentionShape{1, 5, 3, 1, 32}}) {
    const int64_t wide = shape.batch * shape.seq * shape.q_stride(),
                  keys = shape.batch * shape.seq * shape.kv_stride();
    const int64_t stats = shape.batch * shape.heads * shape.seq;
    Vec q = Inputs(wide, 10, Data::kPlain, 4.0f), k = Inputs(keys, 11, Data::kPlain),
        v = Inputs(keys, 12, Data::kPlain);
    if (GetParam() == Data::kSpecial) {
      q[wide / 2] = FromBits(0xFFC00001u);
      k[keys - 1] = -FromBits(kF32Inf);
      v[keys / 3] = FromBits(kF32Inf);
    }
    const Vec d_o = Inputs(wide, 13, Data::kPlain);
    Vec o(wide), max(stats), sum(stats), dq(wide), dk(keys), dv(keys);
    AttentionForwardReference(shape, q.data(), k.data(), v.data(), o.data(), max.data(), sum.data());
    AttentionBackwardReference(shape, q.data(), k.data(), v.data(), d_o.data(), dq.data(), dk.data(),
                               dv.data());
    ExpectEverywhere({o, dq, dk, dv}, [&]() -> std::vector<Vec> {
      Vec o2(wide), max2(stats), sum2(stats), dq2(wide), dk2(keys, 99.0f), dv2(keys, 99.0f);
      AttentionForward(shape, q.data(), k.data(), v.data(), o2.data(), max2.data(), sum2.data());
      AttentionBackward(shape, q.data(), k.data(), v.data(), max2.data(), sum2.data(), d_o.data(), dq2.data(),
                        dk2.data(), dv2.data());
      return {o2, dq2, dk2, dv2};
    });
  }
}

TEST_P(Engine, CrossEntropy) {
  for (int64_t vocab : {32, 291}) {
    const int64_t tokens = 23;
    std::vector<int32_t> targets(tokens);
    for (int64_t t = 0; t < tokens; ++t) targets[t] = t % 5 == 3 ? -1 : static_cast<int32_t>(t * 13 % vocab);
    const Vec logits = Inputs(tokens * vocab, 14, GetParam(), 30.0f);
    Vec gradient = logits, kept = logits, losses(tokens), losses_only(tokens);
    CrossEntropyRowsReference(tokens, vocab, targets.data(), 0.125f, true, gradient.data(), losses.data());
    CrossEntropyRowsReference(tokens, vocab, targets.data(), 0.125f, false, kept.data(), losses_only.data());
    EXPECT_EQ(std::memcmp(kept.data(), logits.data(), logits.size() * sizeof(float)), 0);
    ExpectEverywhere({gradient, losses, losses_only}, [&]() -> std::vector<Vec> {
      Vec gradient2 = logits, kept2 = logits, losses2(tokens), losses3(tokens);
      CrossEntropyRows(tokens, vocab, targets.data(), 0.125f, true, gradient2.data(), losses2.data());
      CrossEntropyRows(tokens, vocab, targets.data(), 0.125f, false, kept2.data(), losses3.data());
      EXPECT_EQ(std::memcmp(kept2.data(), logits.data(), logits.size() * sizeof(float)), 0);
      return {gradient2, losses2, losses3};
    });
  }
}

TEST_P(Engine, Embedding) {
  const int64_t count = 101, dim = 33, vocab = 40;
  std::vector<int32_t> tokens(count);
  for (int64_t t = 0; t < count; ++t) tokens[t] = static_cast<int32_t>(t * t % 31);
  const Vec dx = Inputs(count * dim, 15, GetParam()), start = Inputs(vocab * dim, 16, Data::kPlain);
  Vec dtable = start;
  EmbeddingBackwardReference(count, dim, vocab, tokens.data(), dx.data(), dtable.data());
  ExpectEverywhere({dtable}, [&]() -> std::vector<Vec> {
    Vec d = start;
    EmbeddingBackward(count, dim, tokens.data(), dx.data(), d.data());
    return {d};
  });
}

TEST_P(Engine, Elementwise) {
  const int64_t n = 70001;
  const Vec a = Inputs(n, 17, GetParam()), b = Inputs(n, 18, GetParam());
  Vec sum(n), scaled(n), rounded(n);
  for (int64_t i = 0; i < n; ++i) {
    sum[i] = CanonicalF(a[i] + b[i]);
    scaled[i] = CanonicalF(a[i] * 0.3f);
    rounded[i] = RoundToBf16(a[i]);
  }
  ExpectEverywhere({sum, scaled, rounded}, [&]() -> std::vector<Vec> {
    Vec sum2(n), scaled2 = a, rounded2(n);
    AddArrays(n, a.data(), b.data(), sum2.data());
    ScaleArray(n, 0.3f, scaled2.data());
    RoundArrayToBf16(n, a.data(), rounded2.data());
    return {sum2, scaled2, rounded2};
  });
}

TEST(RoundToBf16, IsRoundToNearestEven) {
  EXPECT_EQ(ToBits(RoundToBf16(FromBits(0x3F808000u))), 0x3F800000u);  // tie to even
  EXPECT_EQ(ToBits(RoundToBf16(FromBits(0x3F818000u))), 0x3F820000u);
  EXPECT_EQ(ToBits(RoundToBf16(FromBits(0x3F808001u))), 0x3F810000u);
  EXPECT_EQ(ToBits(RoundToBf16(FromBits(kF32Max))), kF32Inf);
  EXPECT_EQ(ToBits(RoundToBf16(FromBits(0x80000001u))), 0x80000000u);
  EXPECT_EQ(ToBits(RoundToBf16(FromBits(0xFF800001u))), kF32QuietNan);
}

TEST(Attention, FuturePositionsDoNotReachTheOutput) {
  const AttentionShape shape = {1, 40, 2, 1, 8};
  Vec q = Inputs(40 * 16, 20, Data::kPlain), k = Inputs(40 * 8, 21, Data::kPlain),
      v = Inputs(40 * 8, 22, Data::kPlain);
  Vec o(40 * 16), o2(40 * 16), max(80), sum(80);
  AttentionForward(shape, q.data(), k.data(), v.data(), o.data(), max.data(), sum.data());
  for (int64_t i = 17 * 8; i < 40 * 8; ++i) k[i] = -k[i], v[i] += 1.0f;
  AttentionForward(shape, q.data(), k.data(), v.data(), o2.data(), max.data(), sum.data());
  EXPECT_EQ(std::memcmp(o.data(), o2.data(), 17 * 16 * sizeof(float)), 0);
  EXPECT_NE(std::memcmp(o.data() + 17 * 16, o2.data() + 17 * 16, 16 * sizeof(float)), 0);
}

}  // namespace
}  // namespace mx
