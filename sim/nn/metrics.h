// metrics.jsonl: what happened in a run, one JSON object a line, and nothing that depends on the machine:
// runs with equal settings and data write equal bytes, also across a stop and a resume.
#ifndef MX_SIM_NN_METRICS_H_
#define MX_SIM_NN_METRICS_H_

#include <cstdint>
#include <nlohmann/json.hpp>
#include <span>
#include <string>

#include "sim/linear/linear.h"

namespace mx {

using OrderedJson = nlohmann::ordered_json;

// Counts of `after` minus those of `before`.
LinearStats Difference(const LinearStats& after, const LinearStats& before);
OrderedJson StatsToJson(
    const LinearStats& stats);  // {"gemms", "mx_gemms", "quantised"}, names in order, zeros left out
LinearStats StatsFromJson(const nlohmann::json& json, const std::string& where);
// The counters of all operands together.
QuantCounters TotalCounters(const LinearStats& stats);
uint64_t TotalMxGemms(const LinearStats& stats);

struct StepRecord {
  int64_t step = 0;
  float loss = 0.0f;
  double grad_norm = 0.0;  // before clipping
  float learning_rate = 0.0f;
  int64_t tokens = 0;  // trained on so far
  LinearStats stats;   // of this step
};

// A number that must be read exactly carries its bits beside it (NAME_bits, hexadecimal); one that is not
// finite is null.
OrderedJson StepLine(const StepRecord& record);
OrderedJson ValidationLine(int64_t step, float loss, int64_t tokens, const std::string& parameters_sha256);
std::string HexBits(float x);   // 8 digits
std::string HexBits(double x);  // 16 digits

// SHA-256 of the parameters in order, little-endian binary32.
std::string ParametersDigest(std::span<const float> parameters);

// A file to which whole lines are appended. Every line reaches the system in one write.
class LineFile {
 public:
  static constexpr int64_t kAll = -1;  // keep everything
  // Keeps the first `keep` bytes, which must be there and end a line. Throws InputError that names the file.
  LineFile(const std::string& path, int64_t keep);
  ~LineFile();
  LineFile(const LineFile&) = delete;
  LineFile& operator=(const LineFile&) = delete;
  void Append(const OrderedJson& line);
  void Sync();  // to the disk
  int64_t bytes() const { return bytes_; }

 private:
  std::string path_;
  int fd_ = -1;
  int64_t bytes_ = 0;
};

}  // namespace mx

#endif  // MX_SIM_NN_METRICS_H_
