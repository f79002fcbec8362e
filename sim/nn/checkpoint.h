// A checkpoint: one .safetensors file with everything that the next step depends on.
//
//   tensors   the parameters under their Hugging Face names, F32; optimizer.m.NAME and optimizer.v.NAME
//   metadata  format "pt"; mxproof.checkpoint (a version), .config, .recipe, .settings, .data, .step, .state
//   (JSON: beta
//             products and FP8 scales as hexadecimal bits, counts, length of metrics.jsonl) and .sha256 over
//             all the rest
//
// It is written beside its final name and renamed over it, and equal states give equal bytes.
#ifndef MX_SIM_NN_CHECKPOINT_H_
#define MX_SIM_NN_CHECKPOINT_H_

#include <cstdint>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <vector>

#include "sim/io/safetensors.h"
#include "sim/nn/adamw.h"
#include "sim/nn/llama.h"
#include "sim/nn/train_settings.h"

namespace mx {

// What a checkpoint holds beside tensors.
struct CheckpointState {
  TrainSettings settings;
  nlohmann::json data;         // what identifies the data: form, number of tokens, digest
  nlohmann::json data_source;  // how they were named on the command line; not compared
  int64_t step = 0;            // finished steps
  int64_t metrics_bytes = 0;   // length of metrics.jsonl at this point
  LinearStats totals;          // of all steps and validations so far
  double beta1_product = 1.0, beta2_product = 1.0;
  std::vector<Fp8Scale> fp8;
  std::string kernels;  // Backend::Stamp, metadata mxproof.kernels where it says something; not restored
};

void SaveCheckpoint(const std::string& path, const CheckpointState& state,
                    const std::vector<ParameterTensor>& tensors, std::span<const float> parameters,
                    const AdamWState& adamw);

class Checkpoint {
 public:
  // Throws InputError naming the file and the field: no checkpoint, another version, damaged anywhere.
  static Checkpoint Open(const std::string& path);
  const CheckpointState& state() const { return state_; }
  // Into a model of the same settings. Throws InputError naming the tensor that is missing or has another
  // shape.
  void Restore(Llama& model) const;
  void Restore(const std::vector<ParameterTensor>& tensors, AdamWState& adamw) const;

 private:
  explicit Checkpoint(SafetensorsFile file) : file_(std::move(file)) {}
  void Copy(const std::vector<ParameterTensor>& tensors, const std::string& prefix,
            std::span<float> out) const;
  SafetensorsFile file_;
  CheckpointState state_;
};

}  // namespace mx

#endif  // MX_SIM_NN_CHECKPOINT_H_
