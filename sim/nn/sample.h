// Text from a checkpoint, the same for the same seed on every machine.
#ifndef MX_SIM_NN_SAMPLE_H_
#define MX_SIM_NN_SAMPLE_H_

#include <cstdint>
#include <functional>
#include <span>
#include <string>

#include "sim/linear/backend.h"
#include "sim/nn/tokens.h"

namespace mx {

struct SampleOptions {
  std::string prompt = "";   // text, or decimal ids for a model of token ids
  int64_t tokens = 256;      // to draw
  float temperature = 0.8f;  // 0: always the likeliest token
  int64_t top_k = 40;        // only the k likeliest; 0: all
  uint64_t seed = 0;
};

// One of the first `allowed` ids. They are ordered by falling logit, equal ones by rising id, and cut to
// top_k; with temperature 0 the first is taken. Else w_i = Exp(R32(R32(l_i - l_0) / temperature)), c_i the
// running sum in that order, and the first i with c_i > R32(R32((word >> 8) * 2^-24) * c_last). Throws
// InputError when a logit is not finite.
int32_t PickToken(std::span<const float> logits, int64_t allowed, const SampleOptions& options,
                  uint32_t word);

// `path`: a checkpoint, or the folder of a run. Every drawn token goes to `emit` at once; false stops. The
// model sees the last `seq` tokens that it was trained on. Token i takes word i of Philox (seed, purpose
// kData, layer 3).
void Sample(const std::string& path, const SampleOptions& options,
            const std::function<bool(TokenKind, int32_t)>& emit, Backend& backend = SimulatorBackend());

}  // namespace mx

#endif  // MX_SIM_NN_SAMPLE_H_
