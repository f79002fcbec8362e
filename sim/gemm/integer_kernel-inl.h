// Body of the integer kernel, included once per instruction choice: MX_KERNEL names it, MX_ATTR holds its
// extra target attribute, MX_VNNI says whether vpdpbusd is used. No include guard: see integer_gemm.cc.

// kRows x kPanels*16 outputs over blocks [block0, block1). B's bytes carry an offset, so its contribution,
// offset times the sum of A's block, is taken off again. kWiden: steps of 4 k whose pair sums fit 16 bits.
template <int kRows, int kPanels, bool kCareful, int kWiden>
MX_ATTR void MX_KERNEL(const IntegerTile& t, int64_t row, int64_t panel, int64_t block0, int64_t block1) {
  constexpr int kLanes = HWY_LANES(int32_t), kVecs = kPanels * 16 / kLanes;
  const VI32Tag di;
  const VF32Tag df;
  hn::Vec<VF32Tag> acc[kRows][kVecs];
  float* out = t.acc + row * kTileCols + panel * kPanel;
  HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
    HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) acc[i][v] = hn::Load(df, out + i * kTileCols + v * kLanes);
  }
  const int8_t* a = t.a + row * t.Kp;
  const int64_t exponents_stride = t.blocks * kPanel;
  for (int64_t block = block0; block < block1; ++block) {
    hn::Vec<VI32Tag> dot[kRows][kVecs];
    const auto b_at = [&](int step, int v) HWY_ATTR {
      const int64_t p = panel + v * kLanes / kPanel;
      return reinterpret_cast<const int32_t*>(t.b + p * kPanel * t.Kp + (block * 8 + step) * 64) +
             v * kLanes % kPanel;
    };
    const auto a_at = [&](int i, int step) HWY_ATTR {
      int32_t four;
      std::memcpy(&four, a + i * t.Kp + block * kBlock + 4 * step, 4);
      return hn::Set(di, four);
    };
    HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
      const auto correction = hn::Set(di, -t.offset * t.a_sums[(row + i) * t.blocks + block]);
      HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) dot[i][v] = correction;
    }
#if MX_VNNI
    HWY_UNROLL(8) for (int step = 0; step < 8; ++step) {
      hn::Vec<VI32Tag> b[kVecs];
      HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) b[v] = hn::Load(di, b_at(step, v));
      HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
        const auto four = a_at(i, step);
        HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) {
          dot[i][v].raw = _mm512_dpbusd_epi32(dot[i][v].raw, b[v].raw, four.raw);
        }
      }
    }
#else
    HWY_UNROLL(4) for (int first = 0; first < 8; first += kWiden) {
      hn::Vec<VI16Tag> pairs[kRows][kVecs];
      HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
        HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) pairs[i][v] = hn::Zero(VI16Tag());
      }
      HWY_UNROLL(8) for (int step = first; step < first + kWiden; ++step) {
        HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
          const auto four = a_at(i, step);
          HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) {
            pairs[i][v] = hn::Add(pairs[i][v], PairDot(hn::Load(di, b_at(step, v)), four));
          }
        }
      }
      HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
        HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) dot[i][v] = hn::Add(dot[i][v], SumPairs(pairs[i][v]));
      }
    }
#endif
    hn::Vec<VI32Tag> b_exponent[kVecs];
    HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) {
      const int64_t p = panel + v * kLanes / kPanel;
      b_exponent[v] =
          hn::Load(di, t.b_exponents + p * exponents_stride + block * kPanel + v * kLanes % kPanel);
    }
    HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
      const int32_t e = t.a_exponents[(row + i) * t.blocks + block] + t.unit - 254;
      HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) {
        if constexpr (kCareful) {
          acc[i][v] = hn::Add(acc[i][v], RoundScaled(dot[i][v], hn::Add(b_exponent[v], hn::Set(di, e))));
        } else {
          // The product is exact, so one rounding or two make no difference.
          const auto power = hn::ShiftLeft<23>(hn::Add(b_exponent[v], hn::Set(di, e + 127)));
          acc[i][v] = hn::MulAdd(hn::ConvertTo(df, dot[i][v]), hn::BitCast(df, power), acc[i][v]);
        }
      }
    }
  }
  HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
    HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) hn::Store(acc[i][v], df, out + i * kTileCols + v * kLanes);
  }
}
