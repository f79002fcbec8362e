// What a certificate says: an in-toto Statement v1 whose predicate is ours. README.md tells what each field
// prevents. All texts are views into the payload.
#ifndef MX_CONFORMANCE_GATE_STATEMENT_H_
#define MX_CONFORMANCE_GATE_STATEMENT_H_

#include "conformance/gate/json_reader.h"

namespace mx::gate {

inline constexpr char kStatementType[] = "https://in-toto.io/Statement/v1";
inline constexpr char kDeviceFact[] = "device";  // of the environment: what a waiver's scope names

struct Subject {
  Text name;
  Digest sha256;
};

struct Pair {
  Text name, value;
};

struct Range {
  Text name;  // of a launch argument
  uint64_t min, max, multiple;
};

struct Tile {  // ceil(argument / tile) workgroups
  Text argument;
  uint64_t tile;
};

using Axis = List<Tile, 4>;  // the grid along it is exactly the product; 1 where there are none

struct Launch {
  List<Axis, 3> grid;
  List<uint64_t, 3> group;
  uint64_t min_lds, max_lds;
  List<Range, 24> arguments;
};

struct Kernel {
  Digest object;
  Text symbol, target, order;
  Launch launch;
};

struct MustPass {
  Text name;
  uint64_t version;
  Digest sha256;
};

struct Device {
  Text kind, name;
  uint64_t count;
  Digest set;  // of the ids of all boards
  List<Pair, 32> environment;
};

struct Simulator {
  Text version, commit, tree, simd;
  Digest build, self_check, golden;
};

struct Cases {
  uint64_t required, executed, discarded, failed;
};

struct Count {
  uint64_t required, reached;
};

struct Seed {
  Text rule, nonce, value;
};

struct Determinism {
  uint64_t runs;
  Digest sha256;
};

struct Waiver {
  Text id, property, scope, link;
  uint64_t expires;
};

struct Canary {
  List<Text, 512> cases;
  Digest sha256, outputs;
};

struct Predicate {
  Text result, level, standard, probe, run, first_failure;
  MustPass must_pass;
  List<Pair, MX_GATE_MAX_CLAIMS> claims;
  List<Kernel, 64> kernels;
  Device device;
  Simulator simulator;
  Cases cases;
  Count properties, coverage;
  Seed seed;
  uint64_t attempt, issued, expires;
  Determinism determinism;
  List<Waiver, MX_GATE_MAX_WAIVERS> waivers;
  List<Text, 32> reasons;  // why it is no full PASS
  Canary canary;
  Digest report;
};

struct Statement {
  Text type, predicate_type;
  List<Subject, 64> subjects;
  Predicate predicate;
};

// `text` is changed in place: escapes are resolved. Refuses what is not of the schema, and what contradicts
// itself: two entries of one name, a kernel without a subject, a subject without a kernel, an empty range, a
// wrong canary digest.
uint32_t ParseStatement(char* text, size_t bytes, Statement* statement, mx_gate_verdict* verdict);

}  // namespace mx::gate

#endif  // MX_CONFORMANCE_GATE_STATEMENT_H_
