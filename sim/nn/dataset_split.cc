#include "sim/nn/dataset_split.h"

#include <algorithm>

#include "sim/base/error.h"
#include "sim/base/philox.h"

namespace mx {
namespace {

constexpr int64_t kHeldOutEvery = 10, kChunks = 400, kLargestChunk = 65536;

// High 64 bits of x * n, for n < 2^63: uniform below n.
int64_t MultiplyHigh(uint64_t x, int64_t n) {
  const uint64_t m = static_cast<uint64_t>(n), low = x & 0xFFFFFFFFu, high = x >> 32;
  const uint64_t m_low = m & 0xFFFFFFFFu, m_high = m >> 32;
  const uint64_t middle = high * m_low + ((low * m_low) >> 32);
  const uint64_t other = low * m_high + (middle & 0xFFFFFFFFu);
  return static_cast<int64_t>(high * m_high + (middle >> 32) + (other >> 32));
}

// The range that holds position `x` of a cumulative table, and x relative to it.
struct Place {
  size_t range;
  int64_t offset;
};
Place Find(const std::vector<int64_t>& cumulative, int64_t x) {
  const auto at = std::upper_bound(cumulative.begin(), cumulative.end(), x);
  const size_t range = static_cast<size_t>(at - cumulative.begin());
  return {range, x - (range == 0 ? 0 : cumulative[range - 1])};
}

}  // namespace

DataSplit::DataSplit(const TokenData& data, int64_t batch, int64_t seq)
    : data_(&data), batch_(batch), seq_(seq) {
  Cut();
  int64_t starts = 0, windows = 0;
  for (const TokenRange& range : train_)
    train_starts_.push_back(starts += std::max<int64_t>(range.size() - seq, 0));
  for (const TokenRange& range : validation_) {
    validation_windows_.push_back(windows += std::max<int64_t>((range.size() - 1) / seq, 0));
  }
  if (windows < 2 * batch || starts == 0) {
    Fail(
        "data: {} tokens are too few for batch {} and sequence {} (held out: {} of the {} windows needed); "
        "{} tokens are enough: give more text, or a smaller --batch or --seq",
        data.tokens.size(), batch, seq, windows, 2 * batch, EnoughTokens(batch, seq));
  }
}

// The end of the chunk that starts at `begin`.
int64_t DataSplit::Chunk(int64_t begin, int64_t chunk) const {
  const int64_t size = data_->tokens.size();
  int64_t end = begin + chunk;
  const auto document = std::lower_bound(data_->documents.begin(), data_->documents.end(), end);
  if (document != data_->documents.end() && *document <= end + chunk / 2) end = *document;
  return size - end < chunk ? size : end;  // a rest too short for a chunk joins the last one
}

void DataSplit::Cut() {
  const int64_t size = data_->tokens.size();
  const int64_t chunk = std::max(2 * seq_ + 1, std::min(size / kChunks, kLargestChunk));
  int64_t index = 0;
  for (int64_t begin = 0, end = 0; begin < size; begin = end, ++index) {
    end = Chunk(begin, chunk);
    const bool held_out = index % kHeldOutEvery == kHeldOutEvery - 1;
    std::vector<TokenRange>& ranges = held_out ? validation_ : train_;
    if (!ranges.empty() && ranges.back().end == begin) {
      ranges.back().end = end;
    } else {
      ranges.push_back({begin, end});
    }
  }
}

void DataSplit::Window(int64_t begin, int32_t* tokens, int32_t* targets) const {
  data_->tokens.Copy(begin, seq_, tokens);
  data_->tokens.Copy(begin + 1, seq_, targets);
}

void DataSplit::TrainBatch(uint64_t seed, uint32_t step, uint32_t micro_batch, int32_t* tokens,
                           int32_t* targets) const {
  const RandomStream stream{seed, micro_batch, StreamId(StreamPurpose::kData), step};
  for (int64_t j = 0; j < batch_; ++j) {
    const uint64_t word = static_cast<uint64_t>(j) * 2;
    const uint64_t x = stream.Word(word) | uint64_t{stream.Word(word + 1)} << 32;
    const Place place = Find(train_starts_, MultiplyHigh(x, train_starts_.back()));
    Window(train_[place.range].begin + place.offset, tokens + j * seq_, targets + j * seq_);
  }
}

int64_t DataSplit::ValidationBatches(int64_t wanted) const {
  return std::min(wanted, validation_windows_.back() / batch_);
}

void DataSplit::ValidationBatch(int64_t index, int64_t batches, int32_t* tokens, int32_t* targets) const {
  for (int64_t j = 0; j < batch_; ++j) {
    const int64_t window = (index * batch_ + j) * validation_windows_.back() / (batches * batch_);
    const Place place = Find(validation_windows_, window);
    Window(validation_[place.range].begin + place.offset * seq_, tokens + j * seq_, targets + j * seq_);
  }
}

double DataSplit::ValidationEntropy() const {
  UnigramCounter counter;
  for (const TokenRange& range : validation_) counter.Add(data_->tokens, range.begin, range.end);
  return counter.Entropy();
}

}  // namespace mx
