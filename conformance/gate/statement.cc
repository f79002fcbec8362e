// The schema of the statement as tables, outermost last. The certificate writer emits keys in the order given
// here.
#include "conformance/gate/statement.h"

#include "conformance/gate/consistency.h"
#include "conformance/gate/envelope.h"

namespace mx::gate {

namespace {

bool NotEmpty(JsonReader& reader, Text* text) {
  return reader.String(text) && (text->size != 0 || reader.Fail("a text that is not empty", "an empty one"));
}

#define MX_TEXT(type, key, member)                                                          \
  {                                                                                         \
    key, [](JsonReader& r, void* o) { return NotEmpty(r, &static_cast<type*>(o)->member); } \
  }
#define MX_NUMBER(type, key, member)                                                       \
  {                                                                                        \
    key, [](JsonReader& r, void* o) { return r.Unsigned(&static_cast<type*>(o)->member); } \
  }
#define MX_HASH(type, key, member)                                                          \
  {                                                                                         \
    key, [](JsonReader& r, void* o) { return r.Hash(static_cast<type*>(o)->member.bytes); } \
  }
#define MX_OBJECT(type, key, member, fields)                                                     \
  {                                                                                              \
    key, [](JsonReader& r, void* o) { return r.Object(fields, &static_cast<type*>(o)->member); } \
  }
#define MX_LIST(type, key, member, fields)                                              \
  {                                                                                     \
    key, [](JsonReader& r, void* o) {                                                   \
      return r.Array(&static_cast<type*>(o)->member,                                    \
                     [](JsonReader& r, void* item) { return r.Object(fields, item); }); \
    }                                                                                   \
  }
#define MX_TEXTS(type, key, member)                                                                    \
  {                                                                                                    \
    key, [](JsonReader& r, void* o) {                                                                  \
      return r.Array(&static_cast<type*>(o)->member,                                                   \
                     [](JsonReader& r, void* item) { return NotEmpty(r, static_cast<Text*>(item)); }); \
    }                                                                                                  \
  }

constexpr Field kDigest[] = {
    {"sha256", [](JsonReader& r, void* o) { return r.Hash(static_cast<Digest*>(o)->bytes); }}};
constexpr Field kSubject[] = {MX_TEXT(Subject, "name", name), MX_OBJECT(Subject, "digest", sha256, kDigest)};
constexpr Field kPair[] = {MX_TEXT(Pair, "name", name), MX_TEXT(Pair, "value", value)};

constexpr Field kTile[] = {MX_TEXT(Tile, "argument", argument), MX_NUMBER(Tile, "tile", tile)};
bool ReadAxis(JsonReader& reader, void* axis) {
  return reader.Array(static_cast<Axis*>(axis),
                      [](JsonReader& r, void* tile) { return r.Object(kTile, tile); });
}
constexpr Field kRange[] = {MX_TEXT(Range, "name", name), MX_NUMBER(Range, "min", min),
                            MX_NUMBER(Range, "max", max), MX_NUMBER(Range, "multiple", multiple)};
constexpr Field kLds[] = {MX_NUMBER(Launch, "min", min_lds), MX_NUMBER(Launch, "max", max_lds)};
constexpr Field kLaunch[] = {
    {"grid", [](JsonReader& r, void* o) { return r.Array(&static_cast<Launch*>(o)->grid, ReadAxis); }},
    {"group",
     [](JsonReader& r, void* o) {
       return r.Array(&static_cast<Launch*>(o)->group,
                      [](JsonReader& r, void* item) { return r.Unsigned(static_cast<uint64_t*>(item)); });
     }},
    {"dynamicLds", [](JsonReader& r, void* o) { return r.Object(kLds, o); }},
    MX_LIST(Launch, "arguments", arguments, kRange)};
constexpr Field kKernel[] = {MX_HASH(Kernel, "object", object), MX_TEXT(Kernel, "symbol", symbol),
                             MX_TEXT(Kernel, "target", target), MX_TEXT(Kernel, "order", order),
                             MX_OBJECT(Kernel, "launch", launch, kLaunch)};

constexpr Field kMustPass[] = {MX_TEXT(MustPass, "name", name), MX_NUMBER(MustPass, "version", version),
                               MX_HASH(MustPass, "sha256", sha256)};
constexpr Field kDevice[] = {MX_TEXT(Device, "kind", kind), MX_TEXT(Device, "name", name),
                             MX_NUMBER(Device, "count", count), MX_HASH(Device, "set", set),
                             MX_LIST(Device, "environment", environment, kPair)};
constexpr Field kSimulator[] = {
    MX_TEXT(Simulator, "version", version), MX_TEXT(Simulator, "commit", commit),
    MX_TEXT(Simulator, "tree", tree),       MX_TEXT(Simulator, "simd", simd),
    MX_HASH(Simulator, "build", build),     MX_HASH(Simulator, "selfCheck", self_check),
    MX_HASH(Simulator, "golden", golden)};
constexpr Field kCases[] = {MX_NUMBER(Cases, "required", required), MX_NUMBER(Cases, "executed", executed),
                            MX_NUMBER(Cases, "discarded", discarded), MX_NUMBER(Cases, "failed", failed)};
constexpr Field kProperties[] = {MX_NUMBER(Count, "total", required), MX_NUMBER(Count, "passed", reached)};
constexpr Field kCoverage[] = {MX_NUMBER(Count, "required", required), MX_NUMBER(Count, "hit", reached)};
constexpr Field kSeed[] = {MX_TEXT(Seed, "rule", rule), MX_TEXT(Seed, "nonce", nonce),
                           MX_TEXT(Seed, "value", value)};
constexpr Field kDeterminism[] = {MX_NUMBER(Determinism, "runs", runs),
                                  MX_HASH(Determinism, "sha256", sha256)};
constexpr Field kWaiver[] = {MX_TEXT(Waiver, "id", id), MX_TEXT(Waiver, "property", property),
                             MX_TEXT(Waiver, "scope", scope), MX_NUMBER(Waiver, "expires", expires),
                             MX_TEXT(Waiver, "link", link)};
constexpr Field kCanary[] = {MX_TEXTS(Canary, "cases", cases), MX_HASH(Canary, "sha256", sha256),
                             MX_HASH(Canary, "outputs", outputs)};

constexpr Field kPredicate[] = {
    MX_TEXT(Predicate, "result", result),
    MX_TEXT(Predicate, "level", level),
    MX_TEXTS(Predicate, "reasons", reasons),
    MX_TEXT(Predicate, "standard", standard),
    MX_OBJECT(Predicate, "mustPass", must_pass, kMustPass),
    MX_LIST(Predicate, "claims", claims, kPair),
    MX_LIST(Predicate, "kernels", kernels, kKernel),
    MX_OBJECT(Predicate, "device", device, kDevice),
    MX_TEXT(Predicate, "probe", probe),
    MX_OBJECT(Predicate, "simulator", simulator, kSimulator),
    MX_OBJECT(Predicate, "cases", cases, kCases),
    MX_OBJECT(Predicate, "properties", properties, kProperties),
    MX_OBJECT(Predicate, "coverage", coverage, kCoverage),
    MX_OBJECT(Predicate, "determinism", determinism, kDeterminism),
    MX_OBJECT(Predicate, "seed", seed, kSeed),
    MX_TEXT(Predicate, "run", run),
    MX_NUMBER(Predicate, "attempt", attempt),
    MX_LIST(Predicate, "waivers", waivers, kWaiver),
    MX_TEXT(Predicate, "firstFailure", first_failure),
    MX_OBJECT(Predicate, "canary", canary, kCanary),
    MX_HASH(Predicate, "report", report),
    MX_NUMBER(Predicate, "issued", issued),
    MX_NUMBER(Predicate, "expires", expires),
};

constexpr Field kStatement[] = {
    MX_TEXT(Statement, "_type", type),
    MX_LIST(Statement, "subject", subjects, kSubject),
    MX_TEXT(Statement, "predicateType", predicate_type),
    MX_OBJECT(Statement, "predicate", predicate, kPredicate),
};

}  // namespace

uint32_t ParseStatement(char* text, size_t bytes, Statement* statement, mx_gate_verdict* verdict) {
  JsonReader reader(text, bytes);
  if (!reader.Object(kStatement, statement) || !reader.End()) {
    return reader.Explain("statement", MX_GATE_STATEMENT_JSON, verdict);
  }
  if (statement->type != kStatementType) {
    return Refuse(verdict, MX_GATE_STATEMENT_TYPE, "_type", kStatementType, statement->type);
  }
  return CheckConsistency(*statement, verdict);
}

}  // namespace mx::gate
