#include "tools/golden/vectors.h"

#include <fmt/format.h>

#include "sim/base/error.h"
#include "tools/golden/regression.h"

namespace mx::golden {

void VectorWriter::Add(std::string_view prefix, std::string_view input,
                       const std::vector<std::string>& outputs) {
  const std::string id = fmt::format("{}{:04}", prefix, ++count_);
  // A case must expect something to parse; the outputs are filled in below.
  const Case c = Case::Parse(fmt::format("{} {} => pending=0", id, input), "golden");
  const Outputs computed = RunOperation(c);
  lines_ += fmt::format("{} {} =>", id, input);
  for (const auto& [name, words] : computed) {
    if (outputs.empty()) lines_ += fmt::format(" {}={}", name, JoinWords(words));
  }
  for (const std::string& name : outputs) {
    const auto found = computed.find(name);
    if (found == computed.end()) Fail("golden {}: no output '{}'", id, name);
    lines_ += fmt::format(" {}={}", name, JoinWords(found->second));
  }
  lines_ += '\n';
}

void VectorWriter::Remark(const std::string& text) { lines_ += fmt::format("# {}\n", text); }

std::string VectorWriter::Text() const {
  return fmt::format(
      "{}\n# schema: case/1\n# content: {}\n# source: computed by mxproof golden write; rules: {}\n# count: "
      "{}\n{}",
      kFirstLine, about_, source_, count_, lines_);
}

std::vector<VectorFile> ComputedFiles() {
  std::vector<VectorFile> files;
  for (const FormatInfo& format : kFormats) {
    if (format.id == Format::kE8M0) {
      files.push_back({"element/e8m0.tv", ScaleByteVectors, ""});
    } else {
      files.push_back({fmt::format("element/{}.tv", format.name),
                       format.bits <= 8 ? ElementVectors : WideElementVectors, format.name});
    }
    if (IsMxElement(format.id)) {
      files.push_back({fmt::format("quantize/{}.tv", format.name), QuantizeVectors, format.name});
    }
  }
  files.push_back({"quantize/scale_rules.tv", ScaleRuleVectors, ""});
  files.push_back({"quantize/rotation.tv", RotationVectors, ""});
  files.push_back({"mfma/probes.tv", MfmaProbeVectors, ""});
  files.push_back({"mfma/matrices.tv", MfmaVectors, ""});
  files.push_back({"mfma/wave.tv", WaveVectors, ""});
  files.push_back({"gemm/gemm.tv", GemmVectors, ""});
  files.push_back({"training/steps.tv", TrainingVectors, ""});
  files.push_back({"random/philox.tv", GeneratorVectors, ""});
  return files;
}

}  // namespace mx::golden
