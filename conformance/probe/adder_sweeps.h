// The adaptive probes of an adder, in two stages: its structure (how products are grouped, the order of the
// groups, where the accumulator comes in, the last rounding), and sweeps of exponents inside that structure
// that show how many bits each sum keeps and what happens below.
#ifndef MX_CONFORMANCE_PROBE_ADDER_SWEEPS_H_
#define MX_CONFORMANCE_PROBE_ADDER_SWEEPS_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "conformance/probe/adder_search.h"

namespace mx::conformance {

// Asks a unit and keeps what it answered.
class Asker {
 public:
  Asker(MatrixUnit& unit, std::vector<Observation>& observations)
      : unit_(unit), observations_(observations) {}
  MatrixUnit& unit() { return unit_; }
  size_t Count() const { return observations_.size(); }
  // The answers in order; samples that the unit cannot be asked are left out of the observations, and answer
  // NaN.
  std::vector<uint32_t> AskAll(const std::vector<NamedSample>& samples);
  uint32_t Ask(const std::string& name, const Sample& sample) { return AskAll({{name, sample}}).front(); }

 private:
  MatrixUnit& unit_;
  std::vector<Observation>& observations_;
};

struct Structure {
  std::vector<AdderShape> shapes;  // with group, order, combination, last rounding, flush; nothing else set
  std::vector<std::string> sentences;
  int group = 0;  // products in a step, 0: all
};
Structure FindStructure(Asker& asker, int64_t K);

// Ranges [first, last) of observations, one a quantity.
struct Sweeps {
  using Range = std::pair<size_t, size_t>;
  Range accumulator, sum, across,
      inside;  // kept bits of C, of the sum; of terms of several blocks, of one block
};
Sweeps AskSweeps(Asker& asker, const Structure& structure);

// Completions of a shape that explain the sweeps: kept bits and cuts of each sum, the accumulator among the
// terms or afterwards, even and odd k apart, small accumulators dropped. Where the sweeps leave a range of
// kept bits, its least.
std::vector<AdderShape> FitSweeps(const AdderShape& base, const Sweeps& sweeps,
                                  const std::vector<Observation>& observations, int64_t K);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_PROBE_ADDER_SWEEPS_H_
