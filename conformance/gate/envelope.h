// The DSSE envelope (https://github.com/secure-systems-lab/dsse, protocol 1.0.2): base64 payload, its type,
// signatures over the pre-authentication encoding of both. Here the payload comes out only if enough trusted
// keys signed it.
#ifndef MX_CONFORMANCE_GATE_ENVELOPE_H_
#define MX_CONFORMANCE_GATE_ENVELOPE_H_

#include "conformance/gate/json_reader.h"
#include "conformance/gate/mx_gate.h"

namespace mx::gate {

inline constexpr char kPayloadType[] = "application/vnd.in-toto+json";
inline constexpr size_t kMaxPayload = 192 * 1024;
inline constexpr size_t kMaxEnvelope = kMaxPayload / 3 * 4 + 16 * 1024;
inline constexpr size_t kMaxSignatures = 32;
inline constexpr size_t kPaeHeader = sizeof kPayloadType + 32;  // at least what comes before the payload

// The signed bytes: header and payload, one after the other.
struct SignedBytes {
  uint32_t header, payload;  // sizes
  char bytes[kPaeHeader + kMaxPayload];
};

// Key ids are SHA-256 of the public key. Signatures by keys that the policy does not trust are passed over,
// those by revoked keys do not count, and one that a trusted key did not make refuses the envelope.
uint32_t OpenEnvelope(const char* text, size_t bytes, const mx_gate_policy& policy, SignedBytes* out,
                      mx_gate_verdict* verdict);

}  // namespace mx::gate

#endif  // MX_CONFORMANCE_GATE_ENVELOPE_H_
