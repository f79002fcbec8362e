// Conversions among integers and wide floats, and exponent instructions, against models in binary64.
#include <gtest/gtest.h>

#include <functional>
#include <utility>
#include <vector>

#include "sim/gfx950/exec/exec_test_util.h"
#include "sim/gfx950/exec/wide_model_test_util.h"

namespace mx::gfx950 {
namespace {

// One source, one result, 64 values at a time.
void CheckUnary(TestWave& w, Op op, const std::vector<uint32_t>& values,
                const std::function<uint32_t(uint32_t)>& want, uint32_t mask = ~0u) {
  for (size_t first = 0; first < values.size(); first += 64) {
    for (int l = 0; l < kLanes; ++l) w.vgpr[0][l] = values[(first + static_cast<size_t>(l)) % values.size()];
    w.Run(Make(op, {V(1)}, {V(0)}, Encoding::kVOP1));
    for (int l = 0; l < kLanes; ++l) {
      ASSERT_EQ(w.vgpr[1][l] & mask, want(w.vgpr[0][l])) << Name(op) << " " << std::hex << w.vgpr[0][l];
    }
  }
}

std::vector<uint32_t> Halves() {
  std::vector<uint32_t> all(0x10000);
  for (uint32_t i = 0; i < 0x10000; ++i) all[i] = i;
  return all;
}
// Around every value of binary16 and every midpoint between two.
std::vector<uint32_t> AroundHalves() {
  std::vector<uint32_t> all;
  for (uint32_t h = 0; h < 0x7C00; ++h) {
    const double v = Half(h), next = h == 0x7BFF ? 65536.0 : Half(h + 1);
    for (double x : {v, (v + next) / 2}) {
      const auto bits = std::bit_cast<uint32_t>(static_cast<float>(x));
      for (uint32_t b : {bits - 1, bits, bits + 1}) {
        if ((b & 0x7FFFFFFF) <= 0x7F800000) all.push_back(b | (h & 1) << 31);
      }
    }
  }
  for (uint32_t x : {0x7F800000u, 0xFF800000u, 0x7F7FFFFFu, 0x00000001u, 0x80000001u, 0x007FFFFFu})
    all.push_back(x);
  return all;
}

TEST(Convert, EveryBinary16ToBinary32) {
  TestWave w;
  CheckUnary(w, Op::v_cvt_f32_f16, Halves(), [](uint32_t h) {
    if (std::isnan(Half(h))) return (h & 0x8000) << 16 | 0x7FC00000 | (h & 0x3FF) << 13;
    return std::bit_cast<uint32_t>(static_cast<float>(Half(h)));
  });
  // Bit 0 of the field lets denormals in, whatever bit 1 says of results; a binary32 is never one here.
  for (const int denorm : {0, 1, 2}) {
    w.mode.denorm16_64 = static_cast<uint8_t>(denorm);
    CheckUnary(w, Op::v_cvt_f32_f16, {0x0001, 0x83FF, 0x0400}, [&](uint32_t h) {
      if (h != 0x0400 && denorm != 1) return (h & 0x8000) << 16;
      return std::bit_cast<uint32_t>(static_cast<float>(Half(h)));
    });
  }
}

TEST(Convert, Binary32ToBinary16InEveryMode) {
  const std::vector<uint32_t> values = AroundHalves();
  for (int mode = 0; mode < 4; ++mode) {
    for (int denorm = 0; denorm < 4; denorm += 3) {
      for (bool limit : {false, true}) {
        TestWave w;
        w.mode.round16_64 = static_cast<uint8_t>(mode), w.mode.denorm16_64 = static_cast<uint8_t>(denorm);
        w.mode.fp16_ovfl = limit;
        CheckUnary(w, Op::v_cvt_f16_f32, values, [&](uint32_t x) {
          uint32_t h = ToHalf(Single(x), mode);
          if (denorm == 0 && (h & 0x7C00) == 0) h &= 0x8000;
          return limit && (h & 0x7FFF) == 0x7C00 && std::isfinite(Single(x)) ? h - 1 : h;
        });
        if (testing::Test::HasFatalFailure()) return;
      }
    }
  }
}

// A NaN stays one, quiet, with the leading bits of its payload.
TEST(Convert, NanToBinary16) {
  std::vector<uint32_t> values;
  for (uint32_t bit = 0; bit < 23; ++bit) {
    values.push_back(0x7F800000 | 1u << bit), values.push_back(0xFF800000 | 1u << bit | 0x2000);
  }
  TestWave w;
  for (const Op op : {Op::v_cvt_f16_f32, Op::v_cvt_pk_f16_f32, Op::v_cvt_pkrtz_f16_f32}) {
    for (size_t first = 0; first < values.size(); ++first) {
      w.vgpr[0].lane.fill(values[first]);
      const bool pair = op != Op::v_cvt_f16_f32;
      w.Run(pair ? Make(op, {V(1)}, {V(0), kInlineOne}) : Make(op, {V(1)}, {V(0)}, Encoding::kVOP1));
      ASSERT_EQ(w.vgpr[1][0] & 0xFFFF,
                (values[first] >> 16 & 0x8000) | 0x7E00 | (values[first] >> 13 & 0x3FF));
    }
  }
}

TEST(Convert, PackedPairsHaveTheirOwnRounding) {
  const std::vector<uint32_t> values = AroundHalves();
  TestWave w;
  w.mode.round16_64 = 1;  // has no effect here
  const auto check = [&](Op op, const std::function<uint32_t(uint32_t)>& want) {
    for (size_t first = 0; first < values.size(); first += 64) {
      for (int l = 0; l < kLanes; ++l) {
        w.vgpr[0][l] = values[(first + static_cast<size_t>(l)) % values.size()];
        w.vgpr[2][l] = values[(7 * first + static_cast<size_t>(l)) % values.size()];
      }
      w.Run(Make(op, {V(1)}, {V(0), V(2)}));
      for (int l = 0; l < kLanes; ++l)
        ASSERT_EQ(w.vgpr[1][l], want(w.vgpr[0][l]) | want(w.vgpr[2][l]) << 16) << Name(op);
    }
  };
  check(Op::v_cvt_pk_f16_f32, [](uint32_t x) { return ToHalf(Single(x), 0); });
  check(Op::v_cvt_pkrtz_f16_f32, [](uint32_t x) { return ToHalf(Single(x), 3); });
  check(Op::v_cvt_pk_bf16_f32, [](uint32_t x) { return RoundTo(Single(x), 16, 7, 127, 0); });
  w.mode.denorm32 = 0;
  check(Op::v_cvt_pk_bf16_f32, [](uint32_t x) {
    return (x & 0x7F800000) == 0 ? x >> 16 & 0x8000 : RoundTo(Single(x), 16, 7, 127, 0);
  });
  w.own_claims.cvt_flush_bf16 = false;
  check(Op::v_cvt_pk_bf16_f32, [](uint32_t x) { return RoundTo(Single(x), 16, 7, 127, 0); });
}
TEST(Convert, EveryCutOfBfloat16) {
  TestWave w;
  for (uint32_t h = 0; h < 0x8000; h += 1) {
    const int l = static_cast<int>(h % 64);
    w.vgpr[0][l] = h << 16 | 0x7FFF, w.vgpr[2][l] = h << 16 | 0x8000;
    if (l != 63) continue;
    w.Run(Make(Op::v_cvt_pk_bf16_f32, {V(1)}, {V(0), V(2)}));
    for (int i = 0; i < kLanes; ++i) {
      const uint32_t low = w.vgpr[0][i] >> 16, high = w.vgpr[2][i] >> 16;
      const uint32_t up = high % 2 == 1 ? high + 1 : high;  // a tie goes to the even code
      const uint32_t want_low = low >= 0x7F80 ? low | 0x40 : low,
                     want_high = high >= 0x7F80 ? high | 0x40 : up;
      ASSERT_EQ(w.vgpr[1][i], want_low | want_high << 16) << std::hex << low;
    }
  }
}

TEST(Convert, FloatsToIntegers) {
  TestWave w;
  std::vector<uint32_t> values;
  Random random(1);
  for (uint32_t field = 0; field < 256; ++field) {
    for (uint32_t mantissa : {0u, 1u, 0x400000u, 0x7FFFFFu, random.Next() & 0x7FFFFF}) {
      values.push_back(field << 23 | mantissa), values.push_back(1u << 31 | field << 23 | mantissa);
    }
  }
  const auto integer = [](double v, double low, double high) {
    return std::isnan(v) ? 0u
                         : static_cast<uint32_t>(static_cast<int64_t>(std::clamp(std::trunc(v), low, high)));
  };
  CheckUnary(w, Op::v_cvt_u32_f32, values, [&](uint32_t x) { return integer(Single(x), 0, 4294967295.0); });
  CheckUnary(w, Op::v_cvt_i32_f32, values,
             [&](uint32_t x) { return integer(Single(x), -2147483648.0, 2147483647.0); });
  CheckUnary(w, Op::v_cvt_flr_i32_f32, values,
             [&](uint32_t x) { return integer(std::floor(Single(x)), -2147483648.0, 2147483647.0); });
  CheckUnary(w, Op::v_cvt_rpi_i32_f32, values, [&](uint32_t x) {
    return integer(std::floor(static_cast<float>(Single(x) + 0.5)), -2147483648.0, 2147483647.0);
  });
  CheckUnary(w, Op::v_frexp_exp_i32_f32, values, [&](uint32_t x) {
    const double v = Single(x);
    return std::isfinite(v) && v != 0 ? static_cast<uint32_t>(std::ilogb(v) + 1) : 0u;
  });
  CheckUnary(w, Op::v_frexp_mant_f32, values, [&](uint32_t x) {
    const double v = Single(x);
    return std::isfinite(v) && v != 0
               ? std::bit_cast<uint32_t>(static_cast<float>(std::ldexp(v, -std::ilogb(v) - 1)))
               : x;
  });
}

TEST(Convert, IntegersToFloatsInEveryMode) {
  std::vector<uint32_t> values = {0,          1,          0x7FFFFFFF, 0x80000000, 0xFFFFFFFF,
                                  0x01000001, 0x01000003, 0xFEFFFFFF, 0xFFFFFF7F, 0xFFFFFF80};
  Random random(2);
  for (int i = 0; i < 2000; ++i) values.push_back((random.Next() ^ random.Next() << 16) >> random.Below(32));
  for (int mode = 0; mode < 4; ++mode) {
    TestWave w;
    w.mode.round32 = static_cast<uint8_t>(mode);
    CheckUnary(w, Op::v_cvt_f32_u32, values, [&](uint32_t x) { return RoundTo(x, 32, 23, 127, mode); });
    CheckUnary(w, Op::v_cvt_f32_i32, values,
               [&](uint32_t x) { return RoundTo(static_cast<int32_t>(x), 32, 23, 127, mode); });
    for (int byte = 0; byte < 4; ++byte) {
      CheckUnary(w, static_cast<Op>(static_cast<int>(Op::v_cvt_f32_ubyte0) + byte), values,
                 [&](uint32_t x) { return RoundTo(x >> 8 * byte & 255, 32, 23, 127, mode); });
    }
    w.mode.round16_64 = static_cast<uint8_t>(mode);
    CheckUnary(w, Op::v_cvt_f16_u16, Halves(), [&](uint32_t x) { return ToHalf(x, mode); });
    CheckUnary(w, Op::v_cvt_f16_i16, Halves(),
               [&](uint32_t x) { return ToHalf(static_cast<int16_t>(x), mode); });
  }
}

TEST(Convert, HalvesToIntegersAndNormalised) {
  TestWave w;
  CheckUnary(w, Op::v_cvt_u16_f16, Halves(), [](uint32_t h) {
    return std::isnan(Half(h)) ? 0u : static_cast<uint32_t>(std::clamp(std::trunc(Half(h)), 0.0, 65535.0));
  });
  CheckUnary(w, Op::v_cvt_i16_f16, Halves(), [](uint32_t h) {
    return std::isnan(Half(h))
               ? 0u
               : static_cast<uint32_t>(static_cast<int>(std::clamp(std::trunc(Half(h)), -32768.0, 32767.0))) &
                     0xFFFF;
  });
  const auto norm = [](double v, double low, double factor) {
    return std::isnan(v)
               ? 0u
               : static_cast<uint32_t>(static_cast<int>(std::nearbyint(std::clamp(v, low, 1.0) * factor))) &
                     0xFFFF;
  };
  CheckUnary(w, Op::v_cvt_norm_u16_f16, Halves(), [&](uint32_t h) { return norm(Half(h), 0, 65535); });
  CheckUnary(w, Op::v_cvt_norm_i16_f16, Halves(), [&](uint32_t h) { return norm(Half(h), -1, 32767); });
  CheckUnary(w, Op::v_frexp_exp_i16_f16, Halves(), [](uint32_t h) {
    const double v = Half(h);
    return std::isfinite(v) && v != 0 ? static_cast<uint32_t>(std::ilogb(v) + 1) & 0xFFFF : 0u;
  });
  CheckUnary(w, Op::v_frexp_mant_f16, Halves(), [](uint32_t h) {
    const double v = Half(h);
    return std::isfinite(v) && v != 0 ? ToHalf(std::ldexp(v, -std::ilogb(v) - 1), 0) : h;
  });
  using Function = double (*)(double);
  for (const auto& row : {std::pair<Op, Function>{Op::v_floor_f16, std::floor},
                          {Op::v_ceil_f16, std::ceil},
                          {Op::v_trunc_f16, std::trunc},
                          {Op::v_rndne_f16, std::nearbyint}}) {
    CheckUnary(w, row.first, Halves(),
               [&](uint32_t h) { return std::isnan(Half(h)) ? h | 0x200 : ToHalf(row.second(Half(h)), 0); });
  }
  CheckUnary(w, Op::v_fract_f16, Halves(), [](uint32_t h) {
    const double v = Half(h);
    if (std::isnan(v)) return h | 0x200;
    return std::isinf(v) ? 0x7E00u : std::min(ToHalf(v - std::floor(v), 0), 0x3BFFu);
  });
}

// Every exponent field and sign, through every power that keeps it finite or takes it out, rounded once.
TEST(Convert, LdexpAcrossTheDenormalRange) {
  for (int mode = 0; mode < 4; ++mode) {
    for (int denorm = 0; denorm < 4; ++denorm) {
      TestWave w;
      w.mode.round32 = static_cast<uint8_t>(mode), w.mode.denorm32 = static_cast<uint8_t>(denorm);
      for (uint32_t field = 0; field < 256; field += 3) {
        for (int n = -280; n < 280; ++n) {
          const int l = (n + 280) % 64;
          const uint32_t mantissa = (0x2F0C35u * static_cast<uint32_t>(n + 281) + field) & 0x7FFFFF;
          w.vgpr[0][l] = (field & 1) << 31 | field << 23 | mantissa, w.vgpr[1][l] = static_cast<uint32_t>(n);
          if (l != 63) continue;
          w.Run(Make(Op::v_ldexp_f32, {V(2)}, {V(0), V(1)}));
          for (int i = 0; i < kLanes; ++i) {
            uint32_t x = w.vgpr[0][i];
            if ((denorm & 1) == 0 && (x & 0x7F800000) == 0) x &= 0x80000000;
            uint32_t want = RoundTo(std::ldexp(Single(x), static_cast<int>(w.vgpr[1][i])), 32, 23, 127, mode);
            if (std::isnan(Single(x))) want = x | 0x400000;
            if ((denorm & 2) == 0 && (want & 0x7F800000) == 0) want &= 0x80000000;
            ASSERT_EQ(w.vgpr[2][i], want)
                << std::hex << x << " by " << std::dec << static_cast<int>(w.vgpr[1][i]) << " mode " << mode
                << " " << denorm;
          }
        }
      }
    }
  }
}

TEST(Convert, FrexpTakesEveryDenormalApart) {
  TestWave w;
  std::vector<uint32_t> values;
  for (uint32_t bit = 0; bit < 23; ++bit) {
    for (uint32_t low : {0u, 1u, (1u << bit) - 1}) {
      values.push_back(1u << bit | (low & ((1u << bit) - 1))), values.push_back(values.back() | 0x80000000);
    }
  }
  CheckUnary(w, Op::v_frexp_exp_i32_f32, values,
             [](uint32_t x) { return static_cast<uint32_t>(std::ilogb(Single(x)) + 1); });
  CheckUnary(w, Op::v_frexp_mant_f32, values, [](uint32_t x) {
    return std::bit_cast<uint32_t>(static_cast<float>(std::ldexp(Single(x), -std::ilogb(Single(x)) - 1)));
  });
  w.mode.denorm32 = 2;  // flushed on the way in
  CheckUnary(w, Op::v_frexp_exp_i32_f32, values, [](uint32_t) { return 0u; });
  CheckUnary(w, Op::v_frexp_mant_f32, values, [](uint32_t x) { return x & 0x80000000; });
}

TEST(Convert, LdexpInEveryMode) {
  Random random(3);
  for (int mode = 0; mode < 4; ++mode) {
    TestWave w;
    w.mode.round32 = w.mode.round16_64 = static_cast<uint8_t>(mode);
    for (int trial = 0; trial < 300; ++trial) {
      for (int l = 0; l < kLanes; ++l) {
        w.vgpr[0][l] = random.Next() ^ random.Next() << 16;
        w.vgpr[1][l] = trial % 3 == 0 ? random.Next() : random.Below(600) - 300;
      }
      w.Run(Make(Op::v_ldexp_f32, {V(2)}, {V(0), V(1)}));
      for (int l = 0; l < kLanes; ++l) {
        const double v = Single(w.vgpr[0][l]);
        const int n = std::clamp(static_cast<int>(w.vgpr[1][l]), -700, 700);
        const uint32_t want =
            std::isnan(v) ? w.vgpr[0][l] | 0x400000 : RoundTo(std::ldexp(v, n), 32, 23, 127, mode);
        ASSERT_EQ(w.vgpr[2][l], want)
            << std::hex << w.vgpr[0][l] << " by " << std::dec << n << " mode " << mode;
      }
      w.Run(Make(Op::v_ldexp_f16, {V(2)}, {V(0), V(1)}, Encoding::kVOP2));
      for (int l = 0; l < kLanes; ++l) {
        const double v = Half(w.vgpr[0][l]);
        const int n = std::clamp<int>(static_cast<int16_t>(w.vgpr[1][l]), -700, 700);
        const uint32_t want =
            std::isnan(v) ? (w.vgpr[0][l] & 0xFFFF) | 0x200 : ToHalf(std::ldexp(v, n), mode);
        ASSERT_EQ(w.vgpr[2][l], want);
      }
    }
  }
}

TEST(Convert, BytesReplaced) {
  TestWave w;
  w.vgpr[0].lane.fill(0x42F60000), w.vgpr[1].lane.fill(2), w.vgpr[2].lane.fill(0x11223344);  // 123
  w.Run(Make(Op::v_cvt_pk_u8_f32, {V(3)}, {V(0), V(1), V(2)}));
  EXPECT_EQ(w.vgpr[3][0], 0x117B3344u);
  w.Run(Make(Op::v_cvt_pkaccum_u8_f32, {V(3)}, {kInlineOne, kInlineZero}));
  EXPECT_EQ(w.vgpr[3][0], 0x117B3301u);
  w.vgpr[0].lane.fill(0xFFFF8000), w.vgpr[1].lane.fill(0x00007F00), w.vgpr[2].lane.fill(4);
  w.Run(Make(Op::v_ashr_pk_i8_i32, {V(3)}, {V(0), V(1), V(2)}));
  EXPECT_EQ(w.vgpr[3][0], 0x117B7F80u);  // -2048 and 2032 saturate; the high half stays
}

}  // namespace
}  // namespace mx::gfx950
