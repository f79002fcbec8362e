// What quantising did to a tensor, for people and for scripts. Diagnostics: nothing is computed from these
// numbers.
#ifndef MX_TOOLS_QUANT_STATS_H_
#define MX_TOOLS_QUANT_STATS_H_

#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "tools/mx_file.h"

namespace mx::tools {

struct QuantStats {
  QuantCounters counters;
  double signal = 0, noise = 0;    // sums of y^2 and (y - q)^2 over finite y and q, y as it was coded
  std::map<int, uint64_t> scales;  // scale bytes and how often each occurs
  // 10 log10(signal / noise); nothing when there is no signal, infinite when there is no noise.
  std::optional<double> SqnrDb() const;
};

// y: the source's copy as the quantiser codes it, prescaled, signs flipped and rotated. [mx.rows][mx.k]
std::vector<float> CodedSource(const SourceView& source, const QuantOptions& options);

QuantStats MeasureQuant(const SourceView& source, const QuantisedTensor& result,
                        const QuantCounters& counters);

std::string Summary(const QuantisedTensor& tensor);  // one line
void PrintStats(const QuantStats& stats);
nlohmann::ordered_json StatsJson(const QuantisedTensor& tensor, const QuantStats& stats);

}  // namespace mx::tools

#endif  // MX_TOOLS_QUANT_STATS_H_
