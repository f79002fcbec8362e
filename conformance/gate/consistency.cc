#include "conformance/gate/consistency.h"

#include <sodium.h>

namespace mx::gate {

namespace {

uint32_t No(mx_gate_verdict* verdict, Text field, Text wanted, Text found) {
  return Refuse(verdict, MX_GATE_STATEMENT_VALUE, field, wanted, found);
}

template <typename Items>
const Text* Twice(const Items& items) {
  for (const auto& one : items) {
    for (const auto* other = items.begin(); other != &one; ++other) {
      if (one.name == other->name) return &one.name;
    }
  }
  return nullptr;
}

bool Has(const Launch& launch, Text argument) {
  for (const Range& range : launch.arguments) {
    if (range.name == argument) return true;
  }
  return false;
}

uint32_t CheckLaunch(const Launch& launch, mx_gate_verdict* verdict) {
  if (launch.grid.count != 3 || launch.group.count != 3) {
    return No(verdict, "launch", "three axes in grid and group", "another number");
  }
  if (const Text* name = Twice(launch.arguments)) {
    return No(verdict, "launch.arguments", "every name once", *name);
  }
  for (const Range& range : launch.arguments) {
    if (range.min > range.max || range.multiple == 0) {
      return No(verdict, range.name, "min <= max, multiple > 0", "an empty range");
    }
  }
  for (const Axis& axis : launch.grid) {
    for (const Tile& tile : axis) {
      if (tile.tile == 0 || !Has(launch, tile.argument)) {
        return No(verdict, "grid", "tiles > 0 of launch arguments", tile.argument);
      }
    }
  }
  for (uint64_t size : launch.group) {
    if (size == 0) return No(verdict, "group", "sizes > 0", "0");
  }
  if (launch.min_lds > launch.max_lds) return No(verdict, "dynamicLds", "min <= max", "an empty range");
  return MX_GATE_ALLOW;
}

bool Uses(const Statement& statement, const Digest& object) {
  for (const Kernel& kernel : statement.predicate.kernels) {
    if (kernel.object == object) return true;
  }
  return false;
}

uint32_t CheckSubjects(const Statement& statement, mx_gate_verdict* verdict) {
  for (const Subject& one : statement.subjects) {
    if (!Uses(statement, one.sha256)) return No(verdict, "subject", "a kernel of every subject", one.name);
    for (const Subject* other = statement.subjects.begin(); other != &one; ++other) {
      if (one.sha256 == other->sha256 || one.name == other->name) {
        return No(verdict, "subject", "every name and digest once", one.name);
      }
    }
  }
  return MX_GATE_ALLOW;
}

uint32_t CheckKernels(const Statement& statement, mx_gate_verdict* verdict) {
  const auto& kernels = statement.predicate.kernels;
  if (kernels.count == 0) return No(verdict, "kernels", "at least one", "none");
  for (const Kernel& one : kernels) {
    bool subject = false;
    for (const Subject& candidate : statement.subjects) subject |= candidate.sha256 == one.object;
    if (!subject) return No(verdict, "kernels", "objects that are subjects", one.symbol);
    if (one.order != "independent" && one.order != "dependent") {
      return No(verdict, "order", "independent or dependent", one.order);
    }
    for (const Kernel* other = kernels.begin(); other != &one; ++other) {
      if (one.object == other->object && one.symbol == other->symbol) {
        return No(verdict, "kernels", "every symbol of an object once", one.symbol);
      }
    }
    if (const uint32_t code = CheckLaunch(one.launch, verdict)) return code;
  }
  return MX_GATE_ALLOW;
}

uint32_t CheckCanary(const Canary& canary, mx_gate_verdict* verdict) {
  crypto_hash_sha256_state state;
  crypto_hash_sha256_init(&state);
  for (const Text& line : canary.cases) {
    crypto_hash_sha256_update(&state, reinterpret_cast<const unsigned char*>(line.data), line.size);
    crypto_hash_sha256_update(&state, reinterpret_cast<const unsigned char*>("\n"), 1);
  }
  Digest digest;
  crypto_hash_sha256_final(&state, digest.bytes);
  if (digest == canary.sha256) return MX_GATE_ALLOW;
  return Refuse(verdict, MX_GATE_STATEMENT_VALUE, "canary.sha256", digest, canary.sha256);
}

uint32_t CheckWords(const Predicate& predicate, mx_gate_verdict* verdict) {
  if (predicate.result != "PASS" && predicate.result != "FAIL" && predicate.result != "INCONCLUSIVE") {
    return No(verdict, "result", "PASS, FAIL or INCONCLUSIVE", predicate.result);
  }
  if (const Text* name = Twice(predicate.claims)) return No(verdict, "claims", "every name once", *name);
  if (const Text* name = Twice(predicate.device.environment)) {
    return No(verdict, "device.environment", "every name once", *name);
  }
  if (predicate.issued >= predicate.expires) return No(verdict, "expires", "later than issued", "not later");
  return MX_GATE_ALLOW;
}

}  // namespace

uint32_t CheckConsistency(const Statement& statement, mx_gate_verdict* verdict) {
  if (const uint32_t code = CheckSubjects(statement, verdict)) return code;
  if (const uint32_t code = CheckKernels(statement, verdict)) return code;
  if (const uint32_t code = CheckWords(statement.predicate, verdict)) return code;
  return CheckCanary(statement.predicate.canary, verdict);
}

}  // namespace mx::gate
