// What an adder is, from its outputs: which rows of the table of profiles it is consistent with, and,
// measured by probes that go where the answers lead, which parameters of adder_model.h describe it.
#ifndef MX_CONFORMANCE_PROBE_ADDER_SEARCH_H_
#define MX_CONFORMANCE_PROBE_ADDER_SEARCH_H_

#include <cstdint>
#include <string>
#include <vector>

#include "conformance/probe/adder_model.h"
#include "conformance/probe/matrix_unit.h"

namespace mx::conformance {

struct Observation {
  std::string name;
  Sample sample;
  uint32_t output = 0;
};

struct AdderFindings {
  Instruction instruction = Instruction::k16x16x128;
  std::vector<Observation> observations;         // every sample that was asked, in order
  std::vector<std::vector<Profile>> consistent;  // classes of profiles that no sample asked tells apart
  struct Refuted {
    Profile profile;
    size_t by;  // the first observation that contradicts it
  };
  std::vector<Refuted> refuted;
  std::vector<AdderShape> shapes;     // of the family, all that explain every observation
  std::vector<std::string> measured;  // what the adaptive probes say, one sentence each
};

// `random`: samples of each format besides the table and the sweeps. The observations depend on nothing but
// the device's answers and `seed`. Without `describe` no adaptive probe is asked.
AdderFindings SearchAdder(MatrixUnit& unit, Instruction instruction, int random, uint64_t seed,
                          bool describe = true);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_PROBE_ADDER_SEARCH_H_
