/* The header is C11 and its calls link without the C++ library. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "conformance/gate/mx_gate.h"

_Static_assert(MX_GATE_ENFORCE == 0, "a policy of zeros enforces");

int main(void) {
  mx_gate_verdict verdict;
  mx_gate_policy policy;
  const char json[] = "{\"policy\":\"urn:mxproof:gate-policy:1\",\"mode\":\"off\"}";
  if (mx_gate_policy_parse(json, sizeof json - 1, &policy, &verdict) != MX_GATE_BAD_POLICY) return 1;
  printf("%s: %s\n", mx_gate_code_name(verdict.code), verdict.sentence);

  memset(&policy, 0, sizeof policy);
  policy.size = sizeof policy;
  policy.threshold = policy.key_count = 1;
  memset(policy.keys[0], 7, 32);
  strcpy(policy.predicate_type, MX_GATE_PREDICATE_DEVICE);
  strcpy(policy.must_pass, "mxfp4-training");
  void* memory = aligned_alloc(16, (mx_gate_bytes() + 15) / 16 * 16);
  mx_gate* gate = mx_gate_open(memory, mx_gate_bytes(), "{}", 2, &policy, 1, &verdict);
  if (gate == NULL || verdict.code != MX_GATE_ENVELOPE_JSON || verdict.allow != 0) return 2;
  printf("%s: %s\n", mx_gate_code_name(verdict.code), verdict.sentence);
  const mx_gate_launch launch = {sizeof launch, {1, 1, 1}, {64, 1, 1}, 0, 0, NULL};
  const mx_gate_environment where = {sizeof where, "gfx950", 0, NULL};
  if (mx_gate_check(gate, "x", 1, "k", &launch, &where, 1, &verdict) != 0) return 3;
  if (verdict.code != MX_GATE_ENVELOPE_JSON) return 4;
  free(memory);
  return 0;
}
