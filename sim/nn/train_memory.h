// The memory of a training run, from its settings alone: stated before the first step, and a run that does
// not fit is refused before it makes a folder or reads a byte of text.
#ifndef MX_SIM_NN_TRAIN_MEMORY_H_
#define MX_SIM_NN_TRAIN_MEMORY_H_

#include "sim/io/available_memory.h"
#include "sim/nn/dataset.h"
#include "sim/nn/train_settings.h"

namespace mx {

// Bytes, in binary64 so that no size overflows. Everything that grows with the sizes is counted; code,
// libraries and allocator are kProcess. A test holds the sum against the peak of real runs.
struct TrainMemory {
  static constexpr double kProcess = 24 << 20;
  double parameters = 0;   // weights, gradients and both AdamW moments, f32
  double copies = 0;       // quantised or rounded copies of the weights
  double activations = 0;  // kept for the backward pass, and the gradients on their way
  double attention = 0;    // rows of probabilities: seq x seq twice for each thread
  double logits = 0;       // and what the head needs beside them
  double working = 0;      // operands of the largest GEMM
  // Text in memory while it is read: the built-in corpus, a file or the files of a folder. What is mapped or
  // cannot be known (standard input, packed text beyond its packed size) counts as nothing.
  double data = 0;
  double Step() const { return parameters + copies + activations + attention + logits + working; }
  double Total() const { return kProcess + Step() + data; }
};

TrainMemory PlanMemory(const TrainSettings& settings, const DataSource& source, int threads);

// Throws InputError: what is needed and for what, what is available, which options make it less.
void CheckFits(const TrainMemory& memory, const AvailableMemory& available);

}  // namespace mx

#endif  // MX_SIM_NN_TRAIN_MEMORY_H_
