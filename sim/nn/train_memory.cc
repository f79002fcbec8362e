#include "sim/nn/train_memory.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>
#include <utility>

#include "sim/base/error.h"
#include "sim/linear/linear_memory.h"
#include "sim/nn/attention.h"
#include "sim/nn/dataset_split.h"
#include "sim/nn/parameters.h"

namespace mx {
namespace {

namespace fs = std::filesystem;

constexpr double kF32 = 4;
constexpr double kThread = 1 << 20;  // stack and the kernels' working memory of a thread
constexpr double kBytesOfText = 3;   // the text as it was read, and two bytes a token

// Per token (graph.h). Kept for each layer: the inputs of both norms, q and the attention output; k and v;
// gate and up; a factor for each norm, maximum and sum for each head.
double SavedOfLayer(const ModelConfig& m) {
  return static_cast<double>(4 * m.dim + 2 * m.kv_dim() + 2 * m.ffn + 2 + 2 * m.heads);
}
// Forward: last, normed, branch, the SwiGLU product, a factor. Backward: five of width dim, two of the keys,
// one of ffn. Loss: tokens and targets, the gradient of the output, the losses, the order of the tokens.
double PassOfToken(const ModelConfig& m) {
  return static_cast<double>((3 * m.dim + m.ffn + 1) + (5 * m.dim + 2 * m.kv_dim() + m.ffn) +
                             (2 + m.dim + 1 + 6));
}

double Attention(const TrainSettings& s, int threads) {
  const auto at_once = [&](int64_t heads) {
    return static_cast<double>(std::min<int64_t>(threads, s.batch * heads));
  };
  const double seq = static_cast<double>(s.seq);
  const double row = static_cast<double>(AttentionShape::kRows + std::max<int64_t>(s.model.head_dim(), 32));
  return kF32 * (at_once(s.model.kv_heads) * 2 * seq * seq + at_once(s.model.heads) * row * seq);
}

double FileBytes(const std::string& path) {
  std::error_code error;
  if (!fs::is_directory(path, error)) {
    const auto size = fs::is_regular_file(path, error) ? fs::file_size(path, error) : 0;
    return error ? 0.0 : static_cast<double>(size);
  }
  double sum = 0;
  for (fs::recursive_directory_iterator at(path, error), end; !error && at != end; at.increment(error)) {
    std::error_code ignored;
    if (!at->is_symlink(ignored) && at->is_regular_file(ignored)) {
      sum += static_cast<double>(at->file_size(ignored));
    }
  }
  return sum;
}

double DataMemory(const DataSource& source, const TrainSettings& settings) {
  if (source.path.empty()) {
    const int64_t least = DataSplit::EnoughTokens(settings.batch, settings.seq);
    return kBytesOfText * static_cast<double>(std::max(source.corpus_bytes, least));
  }
  return NamesTokenIds(source) || source.path == "-" ? 0 : kBytesOfText * FileBytes(source.path);
}

}  // namespace

TrainMemory PlanMemory(const TrainSettings& s, const DataSource& source, int threads) {
  const ModelConfig& m = s.model;
  const double tokens = static_cast<double>(s.batch * s.seq), weight = static_cast<double>(m.vocab * m.dim);
  const double dim = static_cast<double>(m.dim), vocab = static_cast<double>(m.vocab);
  const bool bf16 = !s.recipe.io_f32;
  LinearMemory linears;
  for (int64_t layer = 0; layer < m.layers; ++layer) {
    for (const LinearSize& size : BlockLinearSizes(m)) {
      linears += MemoryOfLinear(s.recipe, s.batch * s.seq, size.in, size.out);
    }
  }
  TrainMemory memory;
  memory.parameters = 4 * kF32 * static_cast<double>(m.Parameters());
  memory.copies = linears.weights + (bf16 ? kF32 * weight : 0);
  const double layers = static_cast<double>(m.layers), rope = static_cast<double>(2 * s.seq * m.head_dim());
  memory.activations = kF32 * (tokens * (layers * SavedOfLayer(m) + PassOfToken(m)) + rope);
  memory.attention = Attention(s, threads);
  const double packed = std::max(weight, tokens * dim);
  memory.logits = kF32 * (tokens * vocab + (bf16 ? tokens * dim : 0) + packed);
  memory.working = linears.Working() + kThread * threads;
  memory.data = DataMemory(source, s);
  return memory;
}

void CheckFits(const TrainMemory& memory, const AvailableMemory& available) {
  if (memory.Total() <= static_cast<double>(available.bytes)) return;
  struct Part {
    const char *name, *lower;
    double bytes;
  };
  std::array<Part, 7> parts = {{{"parameters and optimizer", "a smaller --model", memory.parameters},
                                {"copies of the weights", "a smaller --model", memory.copies},
                                {"activations", "a smaller --batch or --seq", memory.activations},
                                {"attention", "a smaller --seq, or fewer --threads", memory.attention},
                                {"logits", "a smaller --batch or --seq", memory.logits},
                                {"operands", "a smaller --batch or --seq", memory.working},
                                {"text", "less --data, or a smaller --batch or --seq", memory.data}}};
  std::sort(parts.begin(), parts.end(), [](const Part& a, const Part& b) { return a.bytes > b.bytes; });
  Fail("this run needs {} of memory ({} {}, {} {}), but {} are available ({}); give {}",
       ByteText(memory.Total()), parts[0].name, ByteText(parts[0].bytes), parts[1].name,
       ByteText(parts[1].bytes), ByteText(static_cast<double>(available.bytes)), available.limit,
       parts[0].lower);
}

}  // namespace mx
