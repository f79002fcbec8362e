#include "conformance/certificate/envelope.h"

#include <algorithm>
#include <cstring>

#include "conformance/certificate/base64.h"
#include "conformance/certificate/schema.h"
#include "conformance/certificate/statement.h"
#include "conformance/gate/envelope.h"
#include "sim/base/error.h"
#include "sim/io/json.h"

namespace mx::certificate {

namespace {

const Shape& EnvelopeShape() {
  static const Shape shape = Shape::Object(
      {{"payload", Shape::Text()},
       {"payloadType", Shape::Word({gate::kPayloadType})},
       {"signatures", Shape::List(Shape::Object({{"keyid", Shape::Digest()}, {"sig", Shape::Text()}}), 0,
                                  gate::kMaxSignatures)}});
  return shape;
}

}  // namespace

Envelope ParseEnvelope(const std::string& text, const std::string& where) {
  const nlohmann::json tree = ParseJson(text, where);
  Envelope out;
  if (tree.is_object() && tree.contains("_type")) {
    // White space at the end is the editor's, not the statement's.
    out.payload = text.substr(0, text.find_last_not_of(" \r\n\t") + 1);
  } else {
    CheckShape(tree, EnvelopeShape(), where);
    out.payload = FromBase64(tree["payload"].get<std::string>(), where + ": payload");
    for (const auto& one : tree["signatures"]) {
      const std::string bytes = FromBase64(one["sig"].get<std::string>(), where + ": sig");
      SignedBy signature{one["keyid"], {}};
      if (bytes.size() != signature.signature.size())
        Fail("{}: sig: {} bytes instead of 64", where, bytes.size());
      std::memcpy(signature.signature.data(), bytes.data(), bytes.size());
      out.signatures.push_back(signature);
    }
  }
  CheckPayload(out.payload, where);
  return out;
}

std::string WriteEnvelope(const Envelope& envelope) {
  nlohmann::ordered_json tree;
  tree["payload"] = ToBase64(envelope.payload);
  tree["payloadType"] = gate::kPayloadType;
  tree["signatures"] = nlohmann::ordered_json::array();
  for (const SignedBy& one : envelope.signatures) {
    const std::string_view bytes(reinterpret_cast<const char*>(one.signature.data()), one.signature.size());
    tree["signatures"].push_back({{"keyid", one.key_id}, {"sig", ToBase64(bytes)}});
  }
  return WriteStrict(tree, "envelope") + "\n";
}

std::string BytesToSign(std::string_view payload) {
  const std::string_view type = gate::kPayloadType;
  return fmt::format("DSSEv1 {} {} {} {}", type.size(), type, payload.size(), payload);
}

void AddSignature(Envelope* envelope, const PublicKey& key, const Signature& signature) {
  const std::string id = KeyId(key);
  if (!Verifies(key, BytesToSign(envelope->payload), signature)) {
    Fail(
        "this signature is not one of key {} over this payload (mxproof cert sign --print-payload writes the "
        "bytes "
        "to sign)",
        id);
  }
  const auto same = [&](const SignedBy& one) { return one.key_id == id; };
  if (std::any_of(envelope->signatures.begin(), envelope->signatures.end(), same)) {
    Fail("key {} has signed this already", id);
  }
  if (envelope->signatures.size() == gate::kMaxSignatures)
    Fail("{} signatures are enough", gate::kMaxSignatures);
  envelope->signatures.push_back({id, signature});
}

}  // namespace mx::certificate
