// The shape of a Llama and the named sizes.
#ifndef MX_SIM_NN_CONFIG_H_
#define MX_SIM_NN_CONFIG_H_

#include <cstdint>
#include <string>
#include <string_view>

namespace mx {

struct ModelConfig {
  std::string name;
  int64_t dim = 0, layers = 0, heads = 0, kv_heads = 0, ffn = 0, vocab = 0;
  bool tied = true;  // the head shares the embedding matrix
  float rope_theta = 10000.0f;
  float norm_eps = 1e-5f;

  int64_t head_dim() const { return dim / heads; }
  int64_t kv_dim() const { return kv_heads * head_dim(); }
  int64_t Parameters() const;
  bool operator==(const ModelConfig&) const = default;
};

// nano (about 1 M parameters), micro (about 10 M), mini (about 100 M) with the given vocabulary, or a JSON
// file with the fields above. Throws InputError naming the field; dim, kv_dim, ffn and vocab must be
// multiples of 32.
ModelConfig ModelByNameOrFile(const std::string& name_or_path, int64_t vocab);
ModelConfig ModelFromJson(std::string_view text, const std::string& file_name);
std::string ModelToJson(const ModelConfig& config);  // canonical, one line

}  // namespace mx

#endif  // MX_SIM_NN_CONFIG_H_
