#include "sim/quant/fp4_avx512.h"

#if defined(__x86_64__)
#include "sim/quant/avx512_vectors.h"

namespace mx {
namespace {

// The keys of the ten rounds.
struct Keys {
  alignas(16) uint64_t of[10][2];
  explicit Keys(uint64_t seed) {
    auto first = static_cast<uint32_t>(seed), second = static_cast<uint32_t>(seed >> 32);
    for (auto& key : of) {
      key[0] = first, key[1] = second;
      first += 0x9E3779B9u;
      second += 0xBB67AE85u;
    }
  }
};

// Words of eight counters, which stand in the lower halves of eight lanes; the upper halves may hold
// anything.
struct Words {
  __m512i first, second;  // lane i: words 4i and 4i + 1, and 4i + 2 and 4i + 3
};
MX_VBMI_INLINE Words Philox(const RandomStream& random, const Keys& keys, uint32_t counter) {
  const __m512i factor0 = _mm512_set1_epi64(0xD2511F53), factor1 = _mm512_set1_epi64(0xCD9E8D57);
  __m512i c0 = _mm512_add_epi32(_mm512_set1_epi64(counter), _mm512_setr_epi64(0, 1, 2, 3, 4, 5, 6, 7)),
          c1 = _mm512_set1_epi64(random.micro_batch), c2 = _mm512_set1_epi64(random.stream),
          c3 = _mm512_set1_epi64(random.step);
#pragma GCC unroll 10
  for (int round = 0; round < 10; ++round) {
    const __m512i p0 = _mm512_mul_epu32(c0, factor0), p1 = _mm512_mul_epu32(c2, factor1);
    const __m512i k0 = _mm512_set1_epi64(static_cast<int64_t>(keys.of[round][0])),
                  k1 = _mm512_set1_epi64(static_cast<int64_t>(keys.of[round][1]));
    c0 = _mm512_ternarylogic_epi64(_mm512_srli_epi64(p1, 32), c1, k0, 0x96);  // a ^ b ^ c
    c1 = p1;
    c2 = _mm512_ternarylogic_epi64(_mm512_srli_epi64(p0, 32), c3, k1, 0x96);
    c3 = p0;
  }
  constexpr __mmask16 kOdd = 0xAAAA;
  return {_mm512_mask_shuffle_epi32(c0, kOdd, c1, _MM_PERM_CCAA),
          _mm512_mask_shuffle_epi32(c2, kOdd, c3, _MM_PERM_CCAA)};
}

// What the discarded bits of 16 elements are raised by. A word serves two of them, the second of which takes
// `odd` (0 or 1) steps of the hardware's shift register.
MX_VBMI_INLINE __m512i NoiseOf(const Words& words, int vector, int odd) {
  const __m512i pairs = _mm512_setr_epi32(0, 0, 1, 1, 16, 16, 17, 17, 2, 2, 3, 3, 18, 18, 19, 19);
  const __m512i shift = _mm512_setr_epi32(0, odd, 0, odd, 0, odd, 0, odd, 0, odd, 0, odd, 0, odd, 0, odd);
  const __m512i taps = _mm512_mullo_epi32(shift, _mm512_set1_epi32(0xC5));
  const __m512i word = _mm512_permutex2var_epi32(
      words.first, _mm512_add_epi32(pairs, _mm512_set1_epi32(4 * vector)), words.second);
  const __m512i stepped = _mm512_ternarylogic_epi32(_mm512_sllv_epi32(word, shift),
                                                    _mm512_srai_epi32(word, 31), taps, 0x78);  // a ^ (b & c)
  return _mm512_srli_epi32(stepped, 10);
}

// TruncatedMagnitude of encode-inl.h, with the sign.
MX_VBMI_INLINE __m512i StochasticCodes(__m512i bits, __m512 a, __m512i noise) {
  const __m512 one = _mm512_set1_ps(1.0f);
  a = _mm512_min_ps(a, _mm512_set1_ps(8.0f));
  const __m512i normal = _mm512_sub_epi32(
      _mm512_srli_epi32(_mm512_add_epi32(_mm512_castps_si512(a), noise), 22), _mm512_set1_epi32(126 << 1));
  const __m512i fixed = _mm512_cvttps_epi32(_mm512_mul_ps(_mm512_min_ps(a, one), _mm512_set1_ps(0x1p23f)));
  const __m512i magnitude = _mm512_mask_srli_epi32(normal, _mm512_cmp_ps_mask(a, one, _CMP_LT_OQ),
                                                   _mm512_add_epi32(fixed, noise), 22);
  return _mm512_ternarylogic_epi32(_mm512_min_epi32(magnitude, _mm512_set1_epi32(7)),
                                   _mm512_srli_epi32(bits, 28), _mm512_set1_epi32(8), 0xF8);  // a | (b & c)
}

// Codes of block `first` and, if it is present, the next.
template <DType kType, bool kCount>
MX_VBMI_INLINE __m512i EncodePair(const void* source, int64_t first, int64_t present, const Words& words,
                                  int odd, const uint32_t* factor, const uint32_t* skip, PairCounts* counts) {
  const int64_t block[2] = {first, present > 1 ? first + 1 : first};
  __m512i x[4], code[4], above[4];
#pragma GCC unroll 4
  for (int i = 0; i < 4; ++i) {
    x[i] = Load16<kType>(source, block[i / 2] * kBlock + i % 2 * 16);
    const __m512 f = _mm512_castsi512_ps(_mm512_set1_epi32(static_cast<int>(factor[block[i / 2]])));
    const __m512 a = _mm512_mul_ps(_mm512_castsi512_ps(Magnitude(x[i])), f);
    code[i] = StochasticCodes(x[i], a, NoiseOf(words, i, odd));
    if constexpr (kCount)
      above[i] = _mm512_maskz_set1_epi32(_mm512_cmp_ps_mask(a, _mm512_set1_ps(6.0f), _CMP_GT_OQ), 1);
  }
  const __m512i codes = PackToBytes(code);
  if constexpr (kCount) {
    const uint64_t counted = Counted(skip[block[0]], skip[block[1]], present);
    const __m512i beyond = PackToBytes(above);
    CountPair(x, codes, _mm512_test_epi8_mask(beyond, beyond), counted, counts);
  }
  return codes;
}

template <DType kType, bool kCount>
MX_VBMI void EncodeOf(const void* source, int64_t blocks, const Fp4Noise& noise, const uint32_t* factor,
                      const uint32_t* skip, uint8_t* packed, Fp4Counts* counts) {
  const Keys keys(noise.random->seed);
  const int odd = noise.same ? 0 : 1;
  auto counter = static_cast<uint32_t>(noise.position / 8);
  PairCounts mine = NoCounts();
  for (int64_t block = 0; block < blocks; block += 4, counter += 16) {
    const int64_t present = blocks - block, second = present > 2 ? block + 2 : block;
    const __m512i a = EncodePair<kType, kCount>(source, block, present, Philox(*noise.random, keys, counter),
                                                odd, factor, skip, &mine);
    const __m512i b = EncodePair<kType, kCount>(
        source, second, present - 2, Philox(*noise.random, keys, counter + 8), odd, factor, skip, &mine);
    StoreLine(a, b, present, packed + block * 16);
  }
  if constexpr (kCount) {
    counts->underflow += Underflow(mine);
    counts->clipped += Clipped(mine);
  }
}

}  // namespace

void EncodeStochasticFp4Avx512(const void* source, DType type, int64_t blocks, const Fp4Noise& noise,
                               const uint32_t* factor, const uint32_t* skip, uint8_t* packed,
                               Fp4Counts* counts) {
  const auto encode =
      type == DType::kF32
          ? (counts != nullptr ? EncodeOf<DType::kF32, true> : EncodeOf<DType::kF32, false>)
          : (counts != nullptr ? EncodeOf<DType::kBF16, true> : EncodeOf<DType::kBF16, false>);
  encode(source, blocks, noise, factor, skip, packed, counts);
}

}  // namespace mx

#else

namespace mx {

void EncodeStochasticFp4Avx512(const void*, DType, int64_t, const Fp4Noise&, const uint32_t*, const uint32_t*,
                               uint8_t*, Fp4Counts*) {}

}  // namespace mx
#endif
