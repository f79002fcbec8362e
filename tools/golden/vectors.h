// The computed vector files: which cases each holds. Inputs are chosen here; outputs come from running the
// case.
#ifndef MX_TOOLS_GOLDEN_VECTORS_H_
#define MX_TOOLS_GOLDEN_VECTORS_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "sim/formats/format.h"

namespace mx::golden {

// Collects case lines and writes the file's text.
class VectorWriter {
 public:
  // about: one line for the header; source: where the rules come from.
  VectorWriter(std::string about, std::string source)
      : about_(std::move(about)), source_(std::move(source)) {}

  // `input` is a case up to `=>` without its id; `outputs` the names to record, or empty for all of them.
  void Add(std::string_view prefix, std::string_view input, const std::vector<std::string>& outputs);
  void Remark(const std::string& text);
  std::string Text() const;

 private:
  std::string about_, source_, lines_;
  int64_t count_ = 0;
};

struct VectorFile {
  std::string path;  // below golden/
  std::string (*make)(const std::string& name);
  std::string name;  // argument of make
};
std::vector<VectorFile> ComputedFiles();

std::string ElementVectors(const std::string& format);  // vectors_element.cc: formats up to 8 bits
std::string WideElementVectors(const std::string& format);
std::string ScaleByteVectors(const std::string&);
std::string QuantizeVectors(const std::string& format);  // vectors_quantize.cc
std::string ScaleRuleVectors(const std::string&);
std::string RotationVectors(const std::string&);
std::string MfmaProbeVectors(const std::string&);  // vectors_mfma.cc
std::string MfmaVectors(const std::string&);
std::string WaveVectors(const std::string&);
std::string GemmVectors(const std::string&);      // vectors_gemm.cc
std::string TrainingVectors(const std::string&);  // vectors_training.cc
std::string GeneratorVectors(const std::string&);

}  // namespace mx::golden

#endif  // MX_TOOLS_GOLDEN_VECTORS_H_
