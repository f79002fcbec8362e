// Which tokens train and which are held out, and which windows a step reads.
//
// The tokens are cut into chunks of about a four-hundredth (at most 65536 tokens, at least two windows); a
// cut moves forward to the next document when one starts within half a chunk. Every tenth chunk is held out.
// A window is `seq` tokens and the token behind the last one, all within one run of chunks of the same kind.
#ifndef MX_SIM_NN_DATASET_SPLIT_H_
#define MX_SIM_NN_DATASET_SPLIT_H_

#include <cstdint>
#include <vector>

#include "sim/nn/dataset.h"

namespace mx {

struct TokenRange {
  int64_t begin = 0, end = 0;
  int64_t size() const { return end - begin; }
};

class DataSplit {
 public:
  // Throws InputError that names the number of tokens that is enough when fewer than two batches can be held
  // out. Refers to `data`, which must stay.
  DataSplit(const TokenData& data, int64_t batch, int64_t seq);

  // So many tokens are always enough, wherever documents start.
  static int64_t EnoughTokens(int64_t batch, int64_t seq) { return 20 * batch * (2 * seq + 1); }

  // tokens, targets: [batch][seq]. Row j of micro-batch m of a step starts at a training position drawn
  // uniformly, with replacement, from words 2j (low) and 2j+1 (high) of Philox (seed, m, purpose kData,
  // step): x * count >> 64.
  void TrainBatch(uint64_t seed, uint32_t step, uint32_t micro_batch, int32_t* tokens,
                  int32_t* targets) const;

  // Windows one after the other through the held-out chunks; `wanted` batches spread evenly over them, or as
  // many whole batches as there are.
  int64_t ValidationBatches(int64_t wanted) const;
  void ValidationBatch(int64_t index, int64_t batches, int32_t* tokens, int32_t* targets) const;

  // Of the held-out tokens, in nats per token.
  double ValidationEntropy() const;

  const std::vector<TokenRange>& train() const { return train_; }
  const std::vector<TokenRange>& validation() const { return validation_; }

 private:
  int64_t Chunk(int64_t begin, int64_t chunk) const;
  void Cut();
  void Window(int64_t begin, int32_t* tokens, int32_t* targets) const;

  const TokenData* data_;
  int64_t batch_, seq_;
  std::vector<TokenRange> train_, validation_;
  std::vector<int64_t> train_starts_, validation_windows_;  // cumulative, one entry a range
};

}  // namespace mx

#endif  // MX_SIM_NN_DATASET_SPLIT_H_
