#include "conformance/gate/envelope.h"

#include <sodium.h>

namespace mx::gate {

namespace {

struct Signature {
  Digest key;
  Text signature;
};

struct Envelope {
  Text payload, type;
  List<Signature, kMaxSignatures> signatures;
};

template <typename T>
T& As(void* object) {
  return *static_cast<T*>(object);
}

constexpr Field kSignature[] = {
    {"keyid", [](JsonReader& r, void* o) { return r.Hash(As<Signature>(o).key.bytes); }},
    {"sig", [](JsonReader& r, void* o) { return r.String(&As<Signature>(o).signature); }},
};

constexpr Field kEnvelope[] = {
    {"payload", [](JsonReader& r, void* o) { return r.String(&As<Envelope>(o).payload); }},
    {"payloadType", [](JsonReader& r, void* o) { return r.String(&As<Envelope>(o).type); }},
    {"signatures",
     [](JsonReader& r, void* o) {
       return r.Array(&As<Envelope>(o).signatures,
                      [](JsonReader& r, void* o) { return r.Object(kSignature, o); });
     }},
};

// Canonical base64 with padding and the alphabet of RFC 4648 section 4; libsodium refuses all else.
bool Decode(Text base64, void* out, size_t capacity, size_t* bytes) {
  return sodium_base642bin(static_cast<unsigned char*>(out), capacity, base64.data, base64.size, nullptr,
                           bytes, nullptr, sodium_base64_VARIANT_ORIGINAL) == 0;
}

uint32_t Unpack(const Envelope& envelope, SignedBytes* out, mx_gate_verdict* verdict) {
  char* payload = out->bytes + kPaeHeader;
  size_t size = 0;
  if (!Decode(envelope.payload, payload, kMaxPayload, &size) || size == 0) {
    return Refuse(verdict, MX_GATE_PAYLOAD_ENCODING, "payload", "canonical base64 of at most 196608 bytes",
                  "something else");
  }
  // The encoding names the sizes in decimal, so that nothing can move from the type to the payload.
  char header[kPaeHeader];
  Sentence pae(header, sizeof header);
  pae << "DSSEv1 " << static_cast<uint64_t>(envelope.type.size) << " " << envelope.type << " "
      << static_cast<uint64_t>(size) << " ";
  out->header = static_cast<uint32_t>(std::strlen(header));
  out->payload = static_cast<uint32_t>(size);
  std::memcpy(out->bytes, header, out->header);
  std::memmove(out->bytes + out->header, payload, size);
  return MX_GATE_ALLOW;
}

const uint8_t* TrustedKey(const mx_gate_policy& policy, const Digest& id) {
  for (uint32_t i = 0; i < policy.key_count; ++i) {
    Digest own;
    mx_gate_sha256(policy.keys[i], 32, own.bytes);
    if (own == id) return policy.keys[i];
  }
  return nullptr;
}

bool Revoked(const mx_gate_policy& policy, const Digest& id) {
  for (uint32_t i = 0; i < policy.revoked_key_count; ++i) {
    if (std::memcmp(policy.revoked_keys[i], id.bytes, 32) == 0) return true;
  }
  return false;
}

uint32_t Verify(const Envelope& envelope, const mx_gate_policy& policy, const SignedBytes& message,
                mx_gate_verdict* verdict) {
  uint64_t good = 0, revoked = 0;
  for (const Signature& one : envelope.signatures) {
    for (const Signature* other = envelope.signatures.begin(); other != &one; ++other) {
      if (one.key == other->key) {
        return Refuse(verdict, MX_GATE_SIGNATURE_DUPLICATE, "signatures", "every key once", one.key);
      }
    }
    uint8_t signature[crypto_sign_BYTES];
    size_t size = 0;
    if (!Decode(one.signature, signature, sizeof signature, &size) || size != sizeof signature) {
      return Refuse(verdict, MX_GATE_SIGNATURE_ENCODING, "sig", "canonical base64 of 64 bytes",
                    one.signature);
    }
    const uint8_t* key = TrustedKey(policy, one.key);
    if (key == nullptr) continue;
    if (crypto_sign_verify_detached(signature, reinterpret_cast<const unsigned char*>(message.bytes),
                                    message.header + message.payload, key) != 0) {
      return Refuse(verdict, MX_GATE_SIGNATURE_WRONG, "sig", "the signature of this payload by key", one.key);
    }
    ++(Revoked(policy, one.key) ? revoked : good);
  }
  if (good >= policy.threshold) return MX_GATE_ALLOW;
  char wanted[96];
  Sentence(wanted, sizeof wanted) << static_cast<uint64_t>(policy.threshold) << " by different trusted keys";
  return Refuse(verdict, revoked != 0 ? MX_GATE_KEY_REVOKED : MX_GATE_SIGNATURES_TOO_FEW, "signatures",
                wanted, good);
}

}  // namespace

uint32_t OpenEnvelope(const char* text, size_t bytes, const mx_gate_policy& policy, SignedBytes* out,
                      mx_gate_verdict* verdict) {
  if (bytes == 0 || bytes > kMaxEnvelope) {
    return Refuse(verdict, MX_GATE_ENVELOPE_SIZE, "envelope", "1 to 278528 bytes", uint64_t{bytes});
  }
  Envelope envelope;
  JsonReader reader(text, bytes);
  if (!reader.Object(kEnvelope, &envelope) || !reader.End()) {
    return reader.Explain("envelope", MX_GATE_ENVELOPE_JSON, verdict);
  }
  if (envelope.type != kPayloadType) {
    return Refuse(verdict, MX_GATE_PAYLOAD_TYPE, "payloadType", kPayloadType, envelope.type);
  }
  if (const uint32_t code = Unpack(envelope, out, verdict)) return code;
  return Verify(envelope, policy, *out, verdict);
}

}  // namespace mx::gate
