// The second opinion: nlohmann's reader instead of the gate's, and the rules of the README written once more
// as one function over JSON trees. Shares no code with the gate.
#ifndef MX_CONFORMANCE_GATE_TESTS_SECOND_READER_H_
#define MX_CONFORMANCE_GATE_TESTS_SECOND_READER_H_

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "conformance/gate/statement.h"
#include "conformance/gate/tests/fixture.h"

namespace mx::gate::test {

using Tree = nlohmann::json;

// Nothing if it is no JSON, or has a key twice.
std::optional<Tree> Read(const std::string& text);

// What the gate's reader holds, as a tree again.
Tree ToTree(const Statement& statement);
Tree ToTree(const mx_gate_policy& policy);

// Signatures of this envelope by keys that the policy trusts and does not revoke; -1: one of a trusted key is
// wrong.
int GoodSignatures(const Tree& envelope, const Tree& policy);

// Whether loads of case `c` are to be allowed under this statement and policy (of the right shape), by the
// rules.
bool ShouldAllow(const Tree& statement, const Tree& policy, const Case& c);

}  // namespace mx::gate::test

#endif  // MX_CONFORMANCE_GATE_TESTS_SECOND_READER_H_
