// Other random words: shared, biased, of another element, or none.
#include "conformance/diagnose/neighbours.h"

namespace mx::conformance {
namespace {

template <SrPair kPair>
void OtherPair(Model& m) {
  m.claims.sr_pair = kPair;
}
template <typename Change>  // change(word)
void ChangeWord(Model& m, const Change& change) {
  m.stages.noise = [right = m.stages.noise, change](const Copy& c, int64_t row, int64_t k) {
    return change(right(c, row, k));
  };
}
template <typename Change>  // change(random)
void ChangeStream(Model& m, const Change& change) {
  m.stages.noise = [change](const Copy& c, int64_t row, int64_t k) {
    RandomStream random = c.spec.random;
    change(random);
    return NoiseWord(random, c.spec.sr_pair, c.spec.format, row, k, PaddedK(c.k));
  };
}
template <typename Place>  // place(copy, row, k): the position whose word is taken, by reference
void ChangePlace(Model& m, const Place& place) {
  m.stages.noise = [right = m.stages.noise, place](const Copy& c, int64_t row, int64_t k) {
    place(c, row, k);
    return right(c, row, k);
  };
}

}  // namespace

std::vector<Neighbour> NoiseNeighbours() {
  return {
      {Cause::kNoiseMissing, kToRound, "rounding to nearest instead of stochastic",
       [](Model& m) { m.problem.round = Rounding::kRNE; }},
      {Cause::kNoiseMissing, kToRound, "rounding toward zero instead of stochastic",
       [](Model& m) { m.problem.round = Rounding::kRTZ; }},
      {Cause::kNoiseMissing, kToQuantise, "stochastic instead of nearest rounding",
       [](Model& m) { m.problem.round = Rounding::kSR; }},
      {Cause::kNoiseSeed, kToRound, "noise that does not depend on the step",
       [](Model& m) { ChangeStream(m, [](RandomStream& r) { r.step = 0; }); }},
      {Cause::kNoiseSeed, kToRound, "noise that does not depend on the micro-batch",
       [](Model& m) { ChangeStream(m, [](RandomStream& r) { r.micro_batch = 0; }); }},
      {Cause::kNoiseSeed, kToRound, "noise shared by all tensors and layers",
       [](Model& m) { ChangeStream(m, [](RandomStream& r) { r.stream = 0; }); }},
      {Cause::kNoiseSeed, kToRound, "noise shared by the row and the column copy",
       [](Model& m) { ChangeStream(m, [](RandomStream& r) { r.stream &= ~1u; }); }},
      {Cause::kNoiseSeed, kToRound, "noise that does not depend on the operand",
       [](Model& m) { ChangeStream(m, [](RandomStream& r) { r.stream &= ~0xF0u; }); }},
      {Cause::kNoiseSeed, kToRound, "noise without the seed",
       [](Model& m) { ChangeStream(m, [](RandomStream& r) { r.seed = 0; }); }},
      {Cause::kNoiseSeed, kToRound, "noise without the seed's upper half",
       [](Model& m) { ChangeStream(m, [](RandomStream& r) { r.seed &= 0xFFFFFFFFu; }); }},
      {Cause::kNoiseSeed, kToRound, "noise of the next seed",
       [](Model& m) { ChangeStream(m, [](RandomStream& r) { ++r.seed; }); }},
      {Cause::kNoiseSeed, kToRound, "noise with step and micro-batch interchanged",
       [](Model& m) { ChangeStream(m, [](RandomStream& r) { std::swap(r.step, r.micro_batch); }); }},
      {Cause::kNoisePair, kToRound, "one word for both elements of a pair", OtherPair<SrPair::kSame>},
      {Cause::kNoisePair, kToRound, "a word of its own for every element", OtherPair<SrPair::kIndependent>},
      {Cause::kNoisePair, kToRound, "one word for four elements, shifted by 16 for the last two",
       OtherPair<SrPair::kPair1Shift>},
      {Cause::kNoisePair, kToRound, "the word of a pair and prng of it, as the manual says",
       OtherPair<SrPair::kPrng>},
      {Cause::kNoisePair, kToRound, "the words of a pair interchanged",
       [](Model& m) { ChangePlace(m, [](const Copy&, int64_t&, int64_t& k) { k ^= 1; }); }},
      {Cause::kNoiseBias, kToRound, "the word of a pair shifted down by one before it is used",
       OtherPair<SrPair::kSeedShift>},
      {Cause::kNoiseBias, kToRound, "random bits shifted down by one: rounding up half as often",
       [](Model& m) { ChangeWord(m, [](uint32_t w) { return w >> 1; }); }},
      {Cause::kNoiseBias, kToRound, "random bits aligned too low: hardly ever rounded up",
       [](Model& m) { ChangeWord(m, [](uint32_t w) { return w >> 10; }); }},
      {Cause::kNoiseBias, kToRound, "random bits whose top bit is always clear",
       [](Model& m) { ChangeWord(m, [](uint32_t w) { return w & 0x7FFFFFFFu; }); }},
      {Cause::kNoiseBias, kToRound, "the low 16 bits of a word in place of its high ones",
       [](Model& m) { ChangeWord(m, [](uint32_t w) { return w << 16; }); }},
      {Cause::kNoiseBias, kToRound, "eight random bits",
       [](Model& m) { ChangeWord(m, [](uint32_t w) { return w & 0xFF000000u; }); }},
      {Cause::kNoiseBias, kToRound, "random bits inverted",
       [](Model& m) { ChangeWord(m, [](uint32_t w) { return ~w; }); }},
      {Cause::kNoisePosition, kToRound, "the same noise in every row",
       [](Model& m) { ChangePlace(m, [](const Copy&, int64_t& row, int64_t&) { row = 0; }); }},
      {Cause::kNoisePosition, kToRound, "the same noise in every block",
       [](Model& m) { ChangePlace(m, [](const Copy&, int64_t&, int64_t& k) { k %= kBlock; }); }},
      {Cause::kNoisePosition, kToRound, "noise of the element's place in the source",
       [](Model& m) {
         ChangePlace(m, [](const Copy& c, int64_t& row, int64_t& k) {
           if (c.axis == Axis::kRow) return;
           const int64_t at = k * c.rows + row;
           row = 0, k = at;
         });
       }},
      {Cause::kNoisePosition, kToRound, "noise of the next pair",
       [](Model& m) { ChangePlace(m, [](const Copy&, int64_t&, int64_t& k) { k += 2; }); }},
      {Cause::kNoisePosition, kToRound, "noise by the row's length without padding, or with the source's gap",
       [](Model& m) {
         ChangePlace(m, [](const Copy& c, int64_t& row, int64_t& k) {
           k += row * (c.problem.gap == 0 ? c.k : c.source.stride), row = 0;
         });
       }},
  };
}

}  // namespace mx::conformance
