#include "conformance/gate/policy.h"

#include "conformance/gate/json_reader.h"

namespace mx::gate {

namespace {

uint32_t No(mx_gate_verdict* verdict, Text field, Text wanted, Text found) {
  return Refuse(verdict, MX_GATE_BAD_POLICY, field, wanted, found);
}

template <size_t kSize>
bool Ends(const char (&text)[kSize]) {  // not empty, with its NUL
  return text[0] != 0 && std::memchr(text, 0, kSize) != nullptr;
}

uint32_t CheckKeys(const mx_gate_policy& policy, mx_gate_verdict* verdict) {
  if (policy.key_count == 0 || policy.key_count > MX_GATE_MAX_KEYS) {
    return Refuse(verdict, MX_GATE_BAD_POLICY, "policy keys", "1 to 16", uint64_t{policy.key_count});
  }
  for (uint32_t i = 0; i < policy.key_count; ++i) {
    for (uint32_t j = 0; j < i; ++j) {
      if (std::memcmp(policy.keys[i], policy.keys[j], 32) == 0) {
        return No(verdict, "policy keys", "every key once", "one twice");
      }
    }
  }
  if (policy.threshold == 0 || policy.threshold > policy.key_count) {
    char wanted[64];
    Sentence(wanted, sizeof wanted) << "1 to the number of keys, " << uint64_t{policy.key_count};
    return Refuse(verdict, MX_GATE_BAD_POLICY, "policy threshold", wanted, uint64_t{policy.threshold});
  }
  return MX_GATE_ALLOW;
}

uint32_t CheckTexts(const mx_gate_policy& policy, mx_gate_verdict* verdict) {
  if (!Ends(policy.predicate_type) || (Text(policy.predicate_type) != MX_GATE_PREDICATE_DEVICE &&
                                       Text(policy.predicate_type) != MX_GATE_PREDICATE_VIRTUAL)) {
    return No(verdict, "policy predicateType", "a type that this gate knows", "another one");
  }
  if (!Ends(policy.must_pass)) return No(verdict, "policy mustPass.name", "a name", "none");
  for (uint32_t i = 0; i < policy.claim_count; ++i) {
    if (!Ends(policy.claims[i].name) || !Ends(policy.claims[i].value)) {
      return No(verdict, "policy claims", "texts that end", "one that does not, or an empty one");
    }
    for (uint32_t j = 0; j < i; ++j) {
      if (Text(policy.claims[i].name) == policy.claims[j].name) {
        return No(verdict, "policy claims", "every name once", policy.claims[i].name);
      }
    }
  }
  for (uint32_t i = 0; i < policy.waiver_count; ++i) {
    const mx_gate_waiver& waiver = policy.waivers[i];
    if (!Ends(waiver.id) || !Ends(waiver.property) || !Ends(waiver.scope)) {
      return No(verdict, "policy waivers", "texts that end", "one that does not, or an empty one");
    }
  }
  return MX_GATE_ALLOW;
}

struct JsonPolicy {
  mx_gate_policy* policy;
  Text type, mode, order;
  uint64_t threshold;
  List<Digest, MX_GATE_MAX_KEYS> keys;
  List<Digest, MX_GATE_MAX_REVOKED_KEYS> revoked_keys;
  List<Digest, MX_GATE_MAX_REVOKED_OBJECTS> revoked_objects;
  List<mx_gate_claim, MX_GATE_MAX_CLAIMS> claims;
  List<mx_gate_waiver, MX_GATE_MAX_WAIVERS> waivers;
};

JsonPolicy& As(void* object) { return *static_cast<JsonPolicy*>(object); }

bool ReadDigest(JsonReader& r, void* item) { return r.Hash(static_cast<Digest*>(item)->bytes); }

#define MX_COPY(type, key, member)                                                                          \
  {                                                                                                         \
    key, [](JsonReader& r, void* o) { return r.Copy(static_cast<type*>(o)->member, sizeof(type::member)); } \
  }

constexpr Field kClaim[] = {MX_COPY(mx_gate_claim, "name", name), MX_COPY(mx_gate_claim, "value", value)};
constexpr Field kWaiver[] = {MX_COPY(mx_gate_waiver, "id", id), MX_COPY(mx_gate_waiver, "property", property),
                             MX_COPY(mx_gate_waiver, "scope", scope)};
constexpr Field kMustPass[] = {MX_COPY(mx_gate_policy, "name", must_pass),
                               {"version", [](JsonReader& r, void* o) {
                                  return r.Unsigned(&static_cast<mx_gate_policy*>(o)->must_pass_version);
                                }}};

constexpr Field kPolicy[] = {
    {"policy", [](JsonReader& r, void* o) { return r.String(&As(o).type); }},
    {"mode", [](JsonReader& r, void* o) { return r.String(&As(o).mode); }},
    {"keys", [](JsonReader& r, void* o) { return r.Array(&As(o).keys, ReadDigest); }},
    {"threshold", [](JsonReader& r, void* o) { return r.Unsigned(&As(o).threshold); }},
    {"predicateType",
     [](JsonReader& r, void* o) { return r.Copy(As(o).policy->predicate_type, MX_GATE_VALUE); }},
    {"mustPass", [](JsonReader& r, void* o) { return r.Object(kMustPass, As(o).policy); }},
    {"maximumAge", [](JsonReader& r, void* o) { return r.Unsigned(&As(o).policy->maximum_age); }},
    {"notBefore", [](JsonReader& r, void* o) { return r.Unsigned(&As(o).policy->not_before); }},
    {"orderDependent", [](JsonReader& r, void* o) { return r.String(&As(o).order); }},
    {"claims",
     [](JsonReader& r, void* o) {
       return r.Array(&As(o).claims, [](JsonReader& r, void* item) { return r.Object(kClaim, item); });
     }},
    {"waivers",
     [](JsonReader& r, void* o) {
       return r.Array(&As(o).waivers, [](JsonReader& r, void* item) { return r.Object(kWaiver, item); });
     }},
    {"revokedKeys", [](JsonReader& r, void* o) { return r.Array(&As(o).revoked_keys, ReadDigest); }},
    {"revokedObjects", [](JsonReader& r, void* o) { return r.Array(&As(o).revoked_objects, ReadDigest); }},
};

template <typename T, size_t kCapacity, typename Item>
void Move(const List<T, kCapacity>& list, Item (&items)[kCapacity], uint32_t* count) {
  static_assert(sizeof(T) == sizeof(Item));
  std::memcpy(items, list.items, list.count * sizeof(T));
  *count = list.count;
}

uint32_t Convert(const JsonPolicy& from, mx_gate_policy* policy, mx_gate_verdict* verdict) {
  if (from.type != kPolicyType) return No(verdict, "policy", kPolicyType, from.type);
  if (from.mode != "enforce" && from.mode != "record") {
    return No(verdict, "policy mode", "enforce or record", from.mode);
  }
  if (from.order != "refuse" && from.order != "accept") {
    return No(verdict, "policy orderDependent", "refuse or accept", from.order);
  }
  policy->mode = from.mode == "record" ? MX_GATE_RECORD : MX_GATE_ENFORCE;
  policy->accept_order_dependent = from.order == "accept";
  policy->threshold = static_cast<uint32_t>(from.threshold > UINT32_MAX ? UINT32_MAX : from.threshold);
  Move(from.keys, policy->keys, &policy->key_count);
  Move(from.claims, policy->claims, &policy->claim_count);
  Move(from.waivers, policy->waivers, &policy->waiver_count);
  Move(from.revoked_keys, policy->revoked_keys, &policy->revoked_key_count);
  Move(from.revoked_objects, policy->revoked_objects, &policy->revoked_object_count);
  return CheckPolicy(*policy, verdict);
}

}  // namespace

uint32_t CheckPolicy(const mx_gate_policy& policy, mx_gate_verdict* verdict) {
  if (policy.size != sizeof policy)
    return No(verdict, "policy size", "sizeof(mx_gate_policy)", "another one");
  if (policy.mode != MX_GATE_ENFORCE && policy.mode != MX_GATE_RECORD) {
    return No(verdict, "policy mode", "MX_GATE_ENFORCE or MX_GATE_RECORD", "another number");
  }
  if (policy.accept_order_dependent > 1)
    return No(verdict, "policy accept_order_dependent", "0 or 1", "more");
  if (policy.claim_count > MX_GATE_MAX_CLAIMS || policy.waiver_count > MX_GATE_MAX_WAIVERS ||
      policy.revoked_key_count > MX_GATE_MAX_REVOKED_KEYS ||
      policy.revoked_object_count > MX_GATE_MAX_REVOKED_OBJECTS) {
    return No(verdict, "policy counts", "at most the capacity", "more");
  }
  if (const uint32_t code = CheckKeys(policy, verdict)) return code;
  return CheckTexts(policy, verdict);
}

}  // namespace mx::gate

extern "C" uint32_t mx_gate_policy_parse(const char* json, size_t bytes, mx_gate_policy* policy,
                                         mx_gate_verdict* verdict) {
  using namespace mx::gate;
  if (verdict == nullptr) return MX_GATE_BAD_ARGUMENT;
  *verdict = {};
  if (policy == nullptr || (json == nullptr && bytes != 0)) {
    return Refuse(verdict, MX_GATE_BAD_ARGUMENT, "mx_gate_policy_parse", "a policy", "NULL");
  }
  *policy = {};
  if (bytes > kMaxPolicy) return No(verdict, "policy", "at most 131072 bytes", "more");
  JsonPolicy parsed{};
  parsed.policy = policy;
  JsonReader reader(json, bytes);
  uint32_t code = MX_GATE_ALLOW;
  if (!reader.Object(kPolicy, &parsed) || !reader.End()) {
    code = reader.Explain("policy", MX_GATE_BAD_POLICY, verdict);
  } else {
    policy->size = sizeof *policy;
    code = Convert(parsed, policy, verdict);
  }
  if (code != MX_GATE_ALLOW) *policy = {};
  return code;
}
