// Wrong noise.
#include "conformance/mutants/mutant.h"
#include "sim/quant/quantize.h"

namespace mx::conformance {
namespace {

template <typename Word>  // word(copy, row, k, right word)
void ChangeWord(Model& m, const Word& word) {
  m.stages.noise = [right = m.stages.noise, word](const Copy& c, int64_t row, int64_t k) {
    return word(c, row, k, right(c, row, k));
  };
}
// The word that another stream gives.
template <typename Edit>
void ChangeStream(Model& m, const Edit& edit) {
  ChangeWord(m, [edit](const Copy& c, int64_t row, int64_t k, uint32_t) {
    RandomStream stream = c.spec.random;
    edit(stream);
    const uint64_t pair = static_cast<uint64_t>(row * PaddedK(c.k) + k) / 2;
    const uint32_t word = stream.Word(pair);
    return k % 2 == 0 ? word : Prng(word);
  });
}

}  // namespace

std::vector<Mutant> NoiseMutants() {
  return {
      {"seed_shared", Cause::kNoiseSeed, "R83", "draws the same noise for every tensor and layer", kToRound,
       [](Model& m) { ChangeStream(m, [](RandomStream& s) { s.stream = 0; }); }},
      {"step_dropped", Cause::kNoiseSeed, "R83", "draws the same noise in every step", kToRound,
       [](Model& m) { ChangeStream(m, [](RandomStream& s) { s.step = 0; }); }},
      {"micro_batch_dropped", Cause::kNoiseSeed, "R83", "draws the same noise for every micro-batch",
       kToRound, [](Model& m) { ChangeStream(m, [](RandomStream& s) { s.micro_batch = 0; }); }},
      {"seed_halved", Cause::kNoiseSeed, "R85", "keeps 32 bits of the seed", kToRound,
       [](Model& m) { ChangeStream(m, [](RandomStream& s) { s.seed = static_cast<uint32_t>(s.seed); }); }},
      {"copies_share_noise", Cause::kNoiseSeed, "R83", "draws the row copy's noise for the column copy",
       kToRound, [](Model& m) { ChangeStream(m, [](RandomStream& s) { s.stream = s.stream / 2 * 2; }); }},
      {"noise_too_low", Cause::kNoiseBias, "R81", "aligns random bits ten places too low", kToRound,
       [](Model& m) { ChangeWord(m, [](const Copy&, int64_t, int64_t, uint32_t w) { return w >> 10; }); }},
      {"noise_one_low", Cause::kNoiseBias, "R82", "takes the seed one bit lower", kToRound,
       [](Model& m) { ChangeWord(m, [](const Copy&, int64_t, int64_t, uint32_t w) { return w / 2; }); }},
      {"eight_bits", Cause::kNoiseBias, "R82", "uses eight random bits an element", kToRound,
       [](Model& m) {
         ChangeWord(m, [](const Copy&, int64_t, int64_t, uint32_t w) { return w >> 24 << 24; });
       }},
      {"pair_alike", Cause::kNoisePair, "trap: the host model's pair",
       "gives both elements of a pair one word", kToRound,
       [](Model& m) {
         ChangeWord(m, [](const Copy& c, int64_t row, int64_t k, uint32_t) {
           return c.spec.random.Word(static_cast<uint64_t>(row * PaddedK(c.k) + k) / 2);
         });
       }},
      {"no_noise", Cause::kNoiseMissing, "R82", "rounds to nearest where it should be stochastic", kToRound,
       [](Model& m) {
         m.stages.code = [](const Copy& c, const Block& b, int64_t i, const BlockScale& scale) {
           return scale.poisoned ? 0u : Encode(c.spec.format, ToBits(b.y[b.first + i]), scale.s);
         };
       }},
      {"never_up", Cause::kNoiseMissing, "R81", "adds no noise before it truncates", kToRound,
       [](Model& m) { ChangeWord(m, [](const Copy&, int64_t, int64_t, uint32_t) { return 0u; }); }},
      {"rows_alike", Cause::kNoisePosition, "R85", "restarts the noise in every row", kToRound,
       [](Model& m) {
         m.stages.noise = [right = m.stages.noise](const Copy& c, int64_t, int64_t k) {
           return right(c, 0, k);
         };
       }},
      {"blocks_alike", Cause::kNoisePosition, "R83", "restarts the noise in every block", kToRound,
       [](Model& m) {
         m.stages.noise = [right = m.stages.noise](const Copy& c, int64_t row, int64_t k) {
           return right(c, row, k % 32);
         };
       }},
  };
}

}  // namespace mx::conformance
