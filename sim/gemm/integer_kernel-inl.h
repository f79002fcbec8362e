// Body of the integer kernel, included once per instruction choice: MX_KERNEL names it, MX_ATTR holds its
// extra target attribute, MX_DOT_BYTES and MX_DOT_WORDS are vpdpbusd and vpdpwssd where they are used. No
// include guard: see integer_gemm.cc.

// kRows x kPanels*16 outputs over blocks [block0, block1). The bytes of B (not the words of 16 bits) carry an
// offset, so its contribution, offset times the sum of A's block, is taken off again. kWiden: steps of 4 k
// whose pair sums of bytes fit 16 bits.
template <int kRows, int kPanels, bool kShort, bool kCareful, int kWiden>
MX_ATTR void MX_KERNEL(const IntegerTile& t, int64_t row, int64_t panel, int64_t block0, int64_t block1) {
  constexpr int kLanes = HWY_LANES(int32_t), kVecs = kPanels * 16 / kLanes;
  constexpr int kSteps = kShort ? 16 : 8;  // words of 32 bits in a block
#ifdef MX_DOT_BYTES
  constexpr bool kDotsStart = true;
#else
  constexpr bool kDotsStart = kShort || kWiden < 8;  // else the pair sums take the correction
#endif
  const VI32Tag di;
  const VF32Tag df;
  hn::Vec<VF32Tag> acc[kRows][kVecs];
  float* out = t.acc + row * kTileCols + panel * kPanel;
  HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
    HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) acc[i][v] = hn::Load(df, out + i * kTileCols + v * kLanes);
  }
  // Places move a block at a time; rows and panels are strides apart, which address arithmetic gets for free.
  const int64_t words = t.words, blocks = t.blocks;
  const int32_t* a = t.a + row * words + block0 * kSteps;
  const int32_t* b_words = t.b + panel * kPanel * words + block0 * kSteps * kPanel;
  const int32_t* a_sums = kShort ? nullptr : t.a_sums + row * blocks + block0;
  const int32_t* a_exponents = t.a_exponents + row * blocks + block0;
  const int32_t* b_exponents = t.b_exponents + (panel * blocks + block0) * kPanel;
  for (int64_t block = block0; block < block1; ++block) {
    hn::Vec<VI32Tag> dot[kRows][kVecs];
    const int32_t *a_row[kRows], *b_panel[kPanels];
    HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) a_row[i] = Opaque(a + i * words);
    HWY_UNROLL(16) for (int p = 0; p < kPanels; ++p) b_panel[p] = Opaque(b_words + p * kPanel * words);
    const auto b_at = [&](int step, int v) HWY_ATTR {
      return b_panel[v * kLanes / kPanel] + step * kPanel + v * kLanes % kPanel;
    };
    const auto a_at = [&](int i, int step) HWY_ATTR { return hn::Set(di, a_row[i][step]); };
    const auto correction = [&](int i) { return kShort ? 0 : -t.offset * a_sums[i * blocks]; };
    if constexpr (kDotsStart) {
      HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
        const auto start = hn::Set(di, correction(i));
        HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) dot[i][v] = start;
      }
    }
#ifdef MX_DOT_BYTES
    HWY_UNROLL(16) for (int step = 0; step < kSteps; ++step) {
      hn::Vec<VI32Tag> b[kVecs];
      HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) b[v] = hn::Load(di, b_at(step, v));
      HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
        const auto word = a_at(i, step);
        HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) {
          if constexpr (kShort) {
            dot[i][v].raw = MX_DOT_WORDS(dot[i][v].raw, b[v].raw, word.raw);
          } else {
            dot[i][v].raw = MX_DOT_BYTES(dot[i][v].raw, b[v].raw, word.raw);
          }
        }
      }
    }
#else
    if constexpr (kShort) {
      HWY_UNROLL(16) for (int step = 0; step < kSteps; ++step) {
        hn::Vec<VI32Tag> b[kVecs];
        HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) b[v] = hn::Load(di, b_at(step, v));
        HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
          const auto word = a_at(i, step);
          HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) dot[i][v] = hn::Add(dot[i][v], ShortDot(b[v], word));
        }
      }
    } else {
      HWY_UNROLL(4) for (int first = 0; first < 8; first += kWiden) {
        hn::Vec<VI16Tag> pairs[kRows][kVecs];
        HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
          // In the even words, where pair sums are small enough to hold it too.
          auto start = hn::Zero(VI16Tag());
          if constexpr (!kDotsStart) start = hn::BitCast(VI16Tag(), hn::Set(di, correction(i) & 0xFFFF));
          HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) pairs[i][v] = start;
        }
        HWY_UNROLL(8) for (int step = first; step < first + kWiden; ++step) {
          hn::Vec<VI32Tag> b[kVecs];
          HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) b[v] = hn::Load(di, b_at(step, v));
          HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
            const auto word = a_at(i, step);
            HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) {
              pairs[i][v] = hn::Add(pairs[i][v], PairDot(b[v], word));
            }
          }
        }
        HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
          HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) {
            const auto sum = SumPairs(pairs[i][v]);
            if constexpr (kDotsStart) {
              dot[i][v] = hn::Add(dot[i][v], sum);
            } else {
              dot[i][v] = sum;
            }
          }
        }
      }
    }
#endif
    hn::Vec<VI32Tag> b_exponent[kVecs];  // of the fast kernel in place: in bits 23 and up
    HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) {
      b_exponent[v] =
          hn::Load(di, b_exponents + v * kLanes / kPanel * (kPanel * blocks) + v * kLanes % kPanel);
      if constexpr (!kCareful) b_exponent[v] = hn::ShiftLeft<23>(b_exponent[v]);
    }
    HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
      const int32_t e = a_exponents[i * blocks] + t.unit - 254;
      const auto a_exponent =
          hn::Set(di, kCareful ? e : static_cast<int32_t>(static_cast<uint32_t>(e + 127) << 23));
      HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) {
        const auto exponent = hn::Add(b_exponent[v], a_exponent);
        if constexpr (kCareful) {
          acc[i][v] = hn::Add(acc[i][v], RoundScaled(dot[i][v], exponent));
        } else {
          // The product is exact, so one rounding or two make no difference.
          acc[i][v] = hn::MulAdd(hn::ConvertTo(df, dot[i][v]), hn::BitCast(df, exponent), acc[i][v]);
        }
      }
    }
    a += kSteps;
    b_words += kSteps * kPanel;
    if constexpr (!kShort) ++a_sums;
    ++a_exponents;
    b_exponents += kPanel;
  }
  HWY_UNROLL(16) for (int i = 0; i < kRows; ++i) {
    HWY_UNROLL(16) for (int v = 0; v < kVecs; ++v) hn::Store(acc[i][v], df, out + i * kTileCols + v * kLanes);
  }
}
