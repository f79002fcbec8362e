// DSSE envelopes being made: the bytes to sign, and signatures added one by one, by a key file or from
// outside.
#ifndef MX_CONFORMANCE_CERTIFICATE_ENVELOPE_H_
#define MX_CONFORMANCE_CERTIFICATE_ENVELOPE_H_

#include <string>
#include <string_view>
#include <vector>

#include "conformance/certificate/key.h"

namespace mx::certificate {

struct SignedBy {
  std::string key_id;
  Signature signature;
};

struct Envelope {
  std::string payload;
  std::vector<SignedBy> signatures;
};

// A file that is an envelope, or a bare statement (no signatures yet). Throws InputError that starts with
// `where`.
Envelope ParseEnvelope(const std::string& text, const std::string& where);
std::string WriteEnvelope(const Envelope& envelope);

std::string BytesToSign(std::string_view payload);  // DSSE pre-authentication encoding

// Throws InputError: the signature is not of this key over this payload, or the key has signed already.
void AddSignature(Envelope* envelope, const PublicKey& key, const Signature& signature);

}  // namespace mx::certificate

#endif  // MX_CONFORMANCE_CERTIFICATE_ENVELOPE_H_
