#include "conformance/gate/launch_check.h"

namespace mx::gate {

namespace {

uint32_t FindKernel(const Statement& statement, const Load& load, const Kernel** kernel,
                    mx_gate_verdict* verdict) {
  bool object = false;
  for (const Subject& subject : statement.subjects) object |= subject.sha256 == load.object;
  if (!object) {
    return Refuse(verdict, MX_GATE_OBJECT_UNKNOWN, "code object", "a subject of the certificate",
                  load.object);
  }
  Text other;
  for (const Kernel& one : statement.predicate.kernels) {
    if (!(one.object == load.object)) continue;
    other = one.symbol;
    if (one.symbol != load.symbol) continue;
    *kernel = &one;
    return MX_GATE_ALLOW;
  }
  return Refuse(verdict, MX_GATE_SYMBOL, "symbol of this object", other, load.symbol);
}

const char* HowOften(uint32_t count) { return count == 0 ? "none" : "more than one"; }

uint32_t CheckEnvironment(const Device& device, const Kernel& kernel, const mx_gate_environment& environment,
                          mx_gate_verdict* verdict) {
  if (kernel.target != environment.target) {
    return Refuse(verdict, MX_GATE_TARGET, "target", kernel.target, Text(environment.target));
  }
  for (const Pair& wanted : device.environment) {
    uint32_t found = 0;
    for (uint32_t i = 0; i < environment.fact_count; ++i) {
      if (wanted.name != environment.facts[i].name) continue;
      ++found;
      if (wanted.value != environment.facts[i].value) {
        return Refuse(verdict, MX_GATE_ENVIRONMENT, wanted.name, wanted.value,
                      Text(environment.facts[i].value));
      }
    }
    if (found != 1) return Refuse(verdict, MX_GATE_ENVIRONMENT, wanted.name, wanted.value, HowOften(found));
  }
  if (environment.fact_count != device.environment.count) {
    return Refuse(verdict, MX_GATE_ENVIRONMENT, "facts", uint64_t{device.environment.count},
                  uint64_t{environment.fact_count});
  }
  return MX_GATE_ALLOW;
}

const mx_gate_number* Find(const mx_gate_launch& launch, Text name, uint32_t* count) {
  const mx_gate_number* found = nullptr;
  *count = 0;
  for (uint32_t i = 0; i < launch.argument_count; ++i) {
    if (name != launch.arguments[i].name) continue;
    found = &launch.arguments[i];
    ++*count;
  }
  return found;
}

uint32_t CheckArguments(const Launch& domain, const mx_gate_launch& launch, mx_gate_verdict* verdict) {
  for (const Range& range : domain.arguments) {
    uint32_t count = 0;
    const mx_gate_number* argument = Find(launch, range.name, &count);
    if (count != 1) return Refuse(verdict, MX_GATE_LAUNCH_VALUE, range.name, "one value", HowOften(count));
    if (argument->value >= range.min && argument->value <= range.max &&
        argument->value % range.multiple == 0) {
      continue;
    }
    char wanted[96];
    Sentence(wanted, sizeof wanted) << range.min << " to " << range.max << ", a multiple of "
                                    << range.multiple;
    return Refuse(verdict, MX_GATE_LAUNCH_VALUE, range.name, wanted, argument->value);
  }
  if (launch.argument_count != domain.arguments.count) {
    return Refuse(verdict, MX_GATE_LAUNCH_VALUE, "launch arguments", uint64_t{domain.arguments.count},
                  uint64_t{launch.argument_count});
  }
  return MX_GATE_ALLOW;
}

uint32_t CheckAxis(const Axis& axis, const mx_gate_launch& launch, uint64_t found, mx_gate_verdict* verdict) {
  uint64_t product = 1;
  for (const Tile& tile : axis) {
    uint32_t count = 0;
    const uint64_t value = Find(launch, tile.argument, &count)->value;  // CheckArguments found it once
    const uint64_t groups = value / tile.tile + (value % tile.tile != 0);
    if (groups != 0 && product > UINT64_MAX / groups)
      return Refuse(verdict, MX_GATE_GRID, "grid", "less", found);
    product *= groups;
  }
  if (product != found) return Refuse(verdict, MX_GATE_GRID, "grid", product, found);
  return MX_GATE_ALLOW;
}

uint32_t CheckLaunch(const Launch& domain, const mx_gate_launch& launch, mx_gate_verdict* verdict) {
  if (const uint32_t code = CheckArguments(domain, launch, verdict)) return code;
  for (int axis = 0; axis < 3; ++axis) {
    if (const uint32_t code = CheckAxis(domain.grid.items[axis], launch, launch.grid[axis], verdict))
      return code;
    if (launch.group[axis] != domain.group.items[axis]) {
      return Refuse(verdict, MX_GATE_GROUP, "group", domain.group.items[axis], uint64_t{launch.group[axis]});
    }
  }
  if (launch.dynamic_lds < domain.min_lds || launch.dynamic_lds > domain.max_lds) {
    char wanted[64];
    Sentence(wanted, sizeof wanted) << domain.min_lds << " to " << domain.max_lds;
    return Refuse(verdict, MX_GATE_LDS, "dynamicLds", wanted, uint64_t{launch.dynamic_lds});
  }
  return MX_GATE_ALLOW;
}

}  // namespace

uint32_t CheckLoad(const Statement& statement, const mx_gate_policy& policy, const Load& load,
                   mx_gate_verdict* verdict) {
  for (uint32_t i = 0; i < policy.revoked_object_count; ++i) {
    if (std::memcmp(policy.revoked_objects[i], load.object.bytes, 32) == 0) {
      return Refuse(verdict, MX_GATE_OBJECT_REVOKED, "code object", "one that is not revoked", load.object);
    }
  }
  const Kernel* kernel = nullptr;
  if (const uint32_t code = FindKernel(statement, load, &kernel, verdict)) return code;
  if (const uint32_t code =
          CheckEnvironment(statement.predicate.device, *kernel, *load.environment, verdict)) {
    return code;
  }
  return CheckLaunch(kernel->launch, *load.launch, verdict);
}

}  // namespace mx::gate
