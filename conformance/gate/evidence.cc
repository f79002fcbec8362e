#include "conformance/gate/evidence.h"

namespace mx::gate {

namespace {

uint32_t CheckKind(const Statement& statement, const mx_gate_policy& policy, mx_gate_verdict* verdict) {
  const Text type = statement.predicate_type;
  if (type != policy.predicate_type) {
    return Refuse(verdict, MX_GATE_PREDICATE_TYPE, "predicateType", policy.predicate_type, type);
  }
  const Predicate& p = statement.predicate;
  const bool device = type == MX_GATE_PREDICATE_DEVICE;
  const Text kind = device ? "hip" : "vgpu";
  if (p.device.kind != kind) {
    return Refuse(verdict, MX_GATE_PREDICATE_TYPE, "device.kind", kind, p.device.kind);
  }
  if (p.device.count == 0) return Refuse(verdict, MX_GATE_RESULT, "device.count", "1 or more", "0");
  // What the adder of silicon does is known only where the probes ran on it.
  const Text probe = device ? "confirmed" : "not-applicable";
  if (p.probe != probe) return Refuse(verdict, MX_GATE_PROBE, "probe", probe, p.probe);
  return MX_GATE_ALLOW;
}

uint32_t CheckResult(const Predicate& p, mx_gate_verdict* verdict) {
  if (p.result != "PASS") return Refuse(verdict, MX_GATE_RESULT, "result", "PASS", p.result);
  if (p.level != "full") return Refuse(verdict, MX_GATE_LEVEL, "level", "full", p.level);
  if (p.reasons.count != 0) return Refuse(verdict, MX_GATE_RESULT, "reasons", "none", p.reasons.items[0]);
  if (p.first_failure != "none") {
    return Refuse(verdict, MX_GATE_RESULT, "firstFailure", "none", p.first_failure);
  }
  if (p.simulator.tree != "clean") {
    return Refuse(verdict, MX_GATE_TREE, "simulator.tree", "clean", p.simulator.tree);
  }
  if (p.simulator.self_check == Digest{}) {
    return Refuse(verdict, MX_GATE_SELF_CHECK, "simulator.selfCheck", "a digest", "zeros: it did not run");
  }
  if (p.simulator.golden == Digest{}) {
    return Refuse(verdict, MX_GATE_SELF_CHECK, "simulator.golden", "a digest", "zeros: no data were read");
  }
  return MX_GATE_ALLOW;
}

uint32_t CheckCounts(const Predicate& p, mx_gate_verdict* verdict) {
  if (p.cases.failed != 0) return Refuse(verdict, MX_GATE_CASES, "cases.failed", "0", p.cases.failed);
  if (p.cases.required == 0) return Refuse(verdict, MX_GATE_CASES, "cases.required", "1 or more", "0");
  if (p.cases.executed < p.cases.required) {
    return Refuse(verdict, MX_GATE_CASES, "cases.executed", p.cases.required, p.cases.executed);
  }
  if (p.cases.discarded > p.cases.executed) {
    return Refuse(verdict, MX_GATE_CASES, "cases.discarded", "at most as many as were executed",
                  p.cases.discarded);
  }
  if (p.properties.required == 0) {
    return Refuse(verdict, MX_GATE_PROPERTIES, "properties.total", "1 or more", "0");
  }
  if (p.properties.reached != p.properties.required) {
    return Refuse(verdict, MX_GATE_PROPERTIES, "properties.passed", p.properties.required,
                  p.properties.reached);
  }
  if (p.coverage.required == 0) {
    return Refuse(verdict, MX_GATE_COVERAGE, "coverage.required", "1 or more", "0");
  }
  if (p.coverage.reached != p.coverage.required) {
    return Refuse(verdict, MX_GATE_COVERAGE, "coverage.hit", p.coverage.required, p.coverage.reached);
  }
  if (p.determinism.runs < 2) {
    return Refuse(verdict, MX_GATE_DETERMINISM, "determinism.runs", "2 or more", p.determinism.runs);
  }
  if (p.canary.cases.count == 0) return Refuse(verdict, MX_GATE_CANARY, "canary.cases", "1 or more", "0");
  return MX_GATE_ALLOW;
}

uint32_t CheckMustPass(const MustPass& list, const mx_gate_policy& policy, mx_gate_verdict* verdict) {
  if (list.name != policy.must_pass) {
    return Refuse(verdict, MX_GATE_MUST_PASS, "mustPass.name", policy.must_pass, list.name);
  }
  if (list.version < policy.must_pass_version) {
    return Refuse(verdict, MX_GATE_MUST_PASS, "mustPass.version, at least", policy.must_pass_version,
                  list.version);
  }
  return MX_GATE_ALLOW;
}

// The same set on both sides: training may not assume what was not claimed, nor ignore what was.
uint32_t CheckClaims(const Predicate& p, const mx_gate_policy& policy, mx_gate_verdict* verdict) {
  for (uint32_t i = 0; i < policy.claim_count; ++i) {
    const mx_gate_claim& wanted = policy.claims[i];
    const Pair* found = nullptr;
    for (const Pair& claim : p.claims) {
      if (claim.name == wanted.name) found = &claim;
    }
    if (found == nullptr) return Refuse(verdict, MX_GATE_CLAIMS, wanted.name, wanted.value, "no such claim");
    if (found->value != wanted.value) {
      return Refuse(verdict, MX_GATE_CLAIMS, wanted.name, wanted.value, found->value);
    }
  }
  for (const Pair& claim : p.claims) {
    bool known = false;
    for (uint32_t i = 0; i < policy.claim_count; ++i) known |= claim.name == policy.claims[i].name;
    if (!known) return Refuse(verdict, MX_GATE_CLAIMS, claim.name, "no such claim", claim.value);
  }
  return MX_GATE_ALLOW;
}

// The policy accepts the waiver, and it is one for the device of this certificate.
uint32_t CheckWaivers(const Predicate& p, const mx_gate_policy& policy, mx_gate_verdict* verdict) {
  Text device("no device in the environment");
  for (const Pair& fact : p.device.environment) {
    if (fact.name == kDeviceFact) device = fact.value;
  }
  for (const Waiver& waiver : p.waivers) {
    if (waiver.scope != device) return Refuse(verdict, MX_GATE_WAIVER, "waivers.scope", device, waiver.scope);
    bool accepted = false;
    for (uint32_t i = 0; i < policy.waiver_count; ++i) {
      const mx_gate_waiver& one = policy.waivers[i];
      accepted |= waiver.id == one.id && waiver.property == one.property && waiver.scope == one.scope;
    }
    if (!accepted) {
      return Refuse(verdict, MX_GATE_WAIVER, "waivers", "only what the policy accepts", waiver.id);
    }
  }
  return MX_GATE_ALLOW;
}

uint32_t CheckOrder(const Predicate& p, const mx_gate_policy& policy, mx_gate_verdict* verdict) {
  for (const Kernel& kernel : p.kernels) {
    if (kernel.order != "independent" && policy.accept_order_dependent != 1) {
      return Refuse(verdict, MX_GATE_ORDER, kernel.symbol, "bits that depend on no order", kernel.order);
    }
  }
  return MX_GATE_ALLOW;
}

}  // namespace

uint32_t CheckTime(const Predicate& predicate, const mx_gate_policy& policy, uint64_t now,
                   mx_gate_verdict* verdict) {
  if (now < policy.not_before) {
    return Refuse(verdict, MX_GATE_CLOCK, "time, at least that of the policy", policy.not_before, now);
  }
  if (now < predicate.issued) {
    return Refuse(verdict, MX_GATE_NOT_YET_VALID, "time, at least issued", predicate.issued, now);
  }
  if (now >= predicate.expires) {
    return Refuse(verdict, MX_GATE_EXPIRED, "time, before expires", predicate.expires, now);
  }
  const uint64_t age = now - predicate.issued;
  if (age > policy.maximum_age) {
    return Refuse(verdict, MX_GATE_TOO_OLD, "age, at most", policy.maximum_age, age);
  }
  for (const Waiver& waiver : predicate.waivers) {
    if (now >= waiver.expires) {
      return Refuse(verdict, MX_GATE_WAIVER, "time, before the end of the waiver", waiver.expires, now);
    }
  }
  return MX_GATE_ALLOW;
}

uint32_t CheckEvidence(const Statement& statement, const mx_gate_policy& policy, uint64_t now,
                       mx_gate_verdict* verdict) {
  const Predicate& p = statement.predicate;
  if (const uint32_t code = CheckKind(statement, policy, verdict)) return code;
  if (const uint32_t code = CheckResult(p, verdict)) return code;
  if (const uint32_t code = CheckCounts(p, verdict)) return code;
  if (const uint32_t code = CheckMustPass(p.must_pass, policy, verdict)) return code;
  if (const uint32_t code = CheckClaims(p, policy, verdict)) return code;
  if (const uint32_t code = CheckTime(p, policy, now, verdict)) return code;
  if (const uint32_t code = CheckWaivers(p, policy, verdict)) return code;
  return CheckOrder(p, policy, verdict);
}

}  // namespace mx::gate
