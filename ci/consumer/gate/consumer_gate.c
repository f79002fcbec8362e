/* Without a certificate nothing is loaded: the gate is there and says no. */
#include <mx_gate.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  mx_gate_verdict verdict;
  mx_gate_policy policy;
  memset(&policy, 0, sizeof policy);
  policy.size = sizeof policy;
  policy.threshold = policy.key_count = 1;
  memset(policy.keys[0], 1, sizeof policy.keys[0]);
  strcpy(policy.predicate_type, MX_GATE_PREDICATE_DEVICE);
  strcpy(policy.must_pass, "mxfp4-training");
  void* memory = malloc(mx_gate_bytes());
  if (memory == NULL) return 1;
  const mx_gate* gate = mx_gate_open(memory, mx_gate_bytes(), "", 0, &policy, 1, &verdict);
  const mx_gate_launch launch = {sizeof launch, {1, 1, 1}, {64, 1, 1}, 0, 0, NULL};
  const mx_gate_environment environment = {sizeof environment, "gfx950", 0, NULL};
  const char object[] = "no kernel";
  const unsigned allowed =
      mx_gate_check(gate, object, sizeof object, "gemm", &launch, &environment, 2, &verdict);
  printf("gate: %s %s: %s\n", allowed ? "ALLOW" : "DENY", mx_gate_code_name(verdict.code), verdict.sentence);
  free(memory);
  return allowed == 0 && verdict.code == MX_GATE_ENVELOPE_SIZE ? 0 : 1;
}
