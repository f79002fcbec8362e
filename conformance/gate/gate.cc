// The C interface over envelope, statement, evidence and launch.
#include <sodium.h>

#include <new>

#include "conformance/gate/envelope.h"
#include "conformance/gate/evidence.h"
#include "conformance/gate/launch_check.h"
#include "conformance/gate/mx_gate.h"
#include "conformance/gate/policy.h"

using namespace mx::gate;

struct mx_gate {
  mx_gate_policy policy;
  mx_gate_verdict opened;  // of the certificate
  uint64_t opened_at;
  Digest payload;
  Statement statement;
  SignedBytes signed_bytes;
};

namespace {

void Allow(mx_gate_verdict* verdict) {
  verdict->code = MX_GATE_ALLOW;
  Sentence(verdict->sentence, sizeof verdict->sentence) << "allowed";
}

// The only place that lets something pass without a certificate.
uint32_t Decide(const mx_gate& gate, mx_gate_verdict* verdict) {
  verdict->allow = verdict->code == MX_GATE_ALLOW ||
                   (verdict->code != MX_GATE_BAD_ARGUMENT && gate.policy.mode == MX_GATE_RECORD);
  return verdict->allow;
}

uint32_t Misused(mx_gate_verdict* verdict, const char* function, const char* wanted) {
  Refuse(verdict, MX_GATE_BAD_ARGUMENT, function, wanted, "none, or one of another size");
  return 0;
}

uint32_t OpenCertificate(mx_gate* gate, const void* envelope, size_t bytes, uint64_t now) {
  mx_gate_verdict* verdict = &gate->opened;
  SignedBytes* message = &gate->signed_bytes;
  if (const uint32_t code =
          OpenEnvelope(static_cast<const char*>(envelope), bytes, gate->policy, message, verdict)) {
    return code;
  }
  char* payload = message->bytes + message->header;
  mx_gate_sha256(payload, message->payload, gate->payload.bytes);
  if (const uint32_t code = ParseStatement(payload, message->payload, &gate->statement, verdict)) return code;
  return CheckEvidence(gate->statement, gate->policy, now, verdict);
}

bool Complete(const mx_gate_launch* launch, const mx_gate_environment* environment) {
  if (launch == nullptr || launch->size != sizeof *launch || environment == nullptr ||
      environment->size != sizeof *environment || environment->target == nullptr) {
    return false;
  }
  if (launch->argument_count != 0 && launch->arguments == nullptr) return false;
  if (environment->fact_count != 0 && environment->facts == nullptr) return false;
  for (uint32_t i = 0; i < launch->argument_count; ++i) {
    if (launch->arguments[i].name == nullptr) return false;
  }
  for (uint32_t i = 0; i < environment->fact_count; ++i) {
    if (environment->facts[i].name == nullptr || environment->facts[i].value == nullptr) return false;
  }
  return true;
}

}  // namespace

extern "C" {

size_t mx_gate_bytes(void) { return sizeof(mx_gate); }

mx_gate* mx_gate_open(void* memory, size_t memory_bytes, const void* envelope, size_t envelope_bytes,
                      const mx_gate_policy* policy, uint64_t now, mx_gate_verdict* verdict) {
  if (verdict == nullptr) return nullptr;
  *verdict = {};
  if (memory == nullptr || memory_bytes < sizeof(mx_gate) ||
      reinterpret_cast<uintptr_t>(memory) % alignof(mx_gate) != 0) {
    Misused(verdict, "mx_gate_open", "aligned memory of mx_gate_bytes()");
    return nullptr;
  }
  if (policy == nullptr || (envelope == nullptr && envelope_bytes != 0)) {
    Misused(verdict, "mx_gate_open", "envelope and policy");
    return nullptr;
  }
  if (CheckPolicy(*policy, verdict) != MX_GATE_ALLOW) return nullptr;
  mx_gate* gate = new (memory) mx_gate{};
  gate->policy = *policy;
  gate->opened_at = now;
  if (OpenCertificate(gate, envelope, envelope_bytes, now) == MX_GATE_ALLOW) Allow(&gate->opened);
  Decide(*gate, &gate->opened);
  *verdict = gate->opened;
  return gate;
}

uint32_t mx_gate_check(const mx_gate* gate, const void* code_object, size_t bytes, const char* symbol,
                       const mx_gate_launch* launch, const mx_gate_environment* environment, uint64_t now,
                       mx_gate_verdict* verdict) {
  if (verdict == nullptr) return 0;
  *verdict = {};
  if (gate == nullptr) return Misused(verdict, "mx_gate_check", "a gate");
  if (code_object == nullptr || bytes == 0 || symbol == nullptr || !Complete(launch, environment)) {
    return Misused(verdict, "mx_gate_check", "code object, symbol, launch and environment");
  }
  if (gate->opened.code != MX_GATE_ALLOW) {
    *verdict = gate->opened;
    return Decide(*gate, verdict);
  }
  Load load{{}, symbol, launch, environment};
  mx_gate_sha256(code_object, bytes, load.object.bytes);
  uint32_t code = MX_GATE_ALLOW;
  if (now < gate->opened_at) {
    code = Refuse(verdict, MX_GATE_CLOCK, "time, at least that of opening", gate->opened_at, now);
  }
  if (code == MX_GATE_ALLOW) code = CheckTime(gate->statement.predicate, gate->policy, now, verdict);
  if (code == MX_GATE_ALLOW) code = CheckLoad(gate->statement, gate->policy, load, verdict);
  if (code == MX_GATE_ALLOW) Allow(verdict);
  return Decide(*gate, verdict);
}

const char* mx_gate_argument_name(const mx_gate* gate, const uint8_t object[32], const char* symbol,
                                  uint32_t index, size_t* bytes) {
  if (gate == nullptr || object == nullptr || symbol == nullptr || bytes == nullptr ||
      gate->opened.code != MX_GATE_ALLOW) {
    return nullptr;
  }
  for (const Kernel& kernel : gate->statement.predicate.kernels) {
    if (std::memcmp(kernel.object.bytes, object, 32) != 0 || kernel.symbol != symbol) continue;
    if (index >= kernel.launch.arguments.count) return nullptr;
    const Text& name = kernel.launch.arguments.items[index].name;
    *bytes = name.size;
    return name.data;
  }
  return nullptr;
}

uint32_t mx_gate_canary_count(const mx_gate* gate) {
  if (gate == nullptr || gate->opened.code != MX_GATE_ALLOW) return 0;
  return gate->statement.predicate.canary.cases.count;
}

const char* mx_gate_canary_case(const mx_gate* gate, uint32_t index, size_t* bytes) {
  if (bytes == nullptr || index >= mx_gate_canary_count(gate)) return nullptr;
  const Text& line = gate->statement.predicate.canary.cases.items[index];
  *bytes = line.size;
  return line.data;
}

uint32_t mx_gate_canary_check(const mx_gate* gate, const uint8_t outputs[32], mx_gate_verdict* verdict) {
  if (verdict == nullptr) return 0;
  *verdict = {};
  if (gate == nullptr || outputs == nullptr)
    return Misused(verdict, "mx_gate_canary_check", "gate and digest");
  if (gate->opened.code != MX_GATE_ALLOW) {
    *verdict = gate->opened;
    return Decide(*gate, verdict);
  }
  Digest found;
  std::memcpy(found.bytes, outputs, sizeof found.bytes);
  const Digest& wanted = gate->statement.predicate.canary.outputs;
  if (found == wanted) {
    Allow(verdict);
  } else {
    Refuse(verdict, MX_GATE_CANARY, "canary.outputs", wanted, found);
  }
  return Decide(*gate, verdict);
}

void mx_gate_stamp(const mx_gate* gate, const mx_gate_verdict* verdict, char* text, size_t bytes) {
  if (text == nullptr || bytes == 0) return;
  Sentence stamp(text, bytes);
  if (gate != nullptr && verdict != nullptr && gate->opened.code == MX_GATE_ALLOW &&
      verdict->code == MX_GATE_ALLOW && verdict->allow == 1) {
    stamp << "certified: sha256:" << gate->payload;
  } else if (verdict == nullptr) {
    stamp << "uncertified: no verdict";
  } else {
    stamp << "uncertified: " << mx_gate_code_name(verdict->code) << ": " << verdict->sentence;
  }
}

void mx_gate_sha256(const void* data, size_t bytes, uint8_t digest[32]) {
  crypto_hash_sha256(digest, static_cast<const unsigned char*>(data), bytes);
}

const char* mx_gate_code_name(uint32_t code) {
  switch (code) {
#define MX_NAME(name)  \
  case MX_GATE_##name: \
    return #name;
#include "conformance/gate/codes.inc"
#undef MX_NAME
    default:
      return "UNKNOWN";
  }
}

}  // extern "C"
