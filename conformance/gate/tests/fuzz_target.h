// What must hold for any bytes whatever: the gate takes nothing that the second reader does not take, both
// read the same, and what the gate allows the rules allow. Each returns what went wrong, or "".
#ifndef MX_CONFORMANCE_GATE_TESTS_FUZZ_TARGET_H_
#define MX_CONFORMANCE_GATE_TESTS_FUZZ_TARGET_H_

#include <string>

namespace mx::gate::test {

// `taken` counts inputs that the gate's reader took; a run in which it stays 0 has tested nothing.
std::string FuzzStatement(const std::string& payload, uint64_t* taken);  // as if a trusted key had signed it
std::string FuzzEnvelope(const std::string& envelope, uint64_t* taken);
std::string FuzzPolicy(const std::string& policy, uint64_t* taken);
// The first byte, '0', '1' or '2' modulo 3, chooses one of them; the rest is its text.
std::string FuzzOne(const std::string& bytes, uint64_t* taken);

}  // namespace mx::gate::test

#endif  // MX_CONFORMANCE_GATE_TESTS_FUZZ_TARGET_H_
