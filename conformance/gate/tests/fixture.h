// A certificate, a policy and a load that belong together, each as data that a test can spoil before it is
// signed.
#ifndef MX_CONFORMANCE_GATE_TESTS_FIXTURE_H_
#define MX_CONFORMANCE_GATE_TESTS_FIXTURE_H_

#include <sodium.h>

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "conformance/gate/mx_gate.h"

namespace mx::gate::test {

using Json = nlohmann::ordered_json;

inline constexpr uint64_t kIssued = 1'780'000'000, kNow = kIssued + 86'400, kExpires = kIssued + 180 * 86'400;

struct Key {
  explicit Key(uint8_t seed);  // not secret: the seed is 32 times that byte
  std::array<uint8_t, 32> open;
  std::array<uint8_t, 64> secret;
  std::string hex, id;
};

std::string Hash(const std::string& bytes);  // SHA-256, hexadecimal
std::string Base64(const std::string& bytes);
std::string Pae(const std::string& type, const std::string& payload);
std::string Sign(const Key& key, const std::string& message);  // 64 bytes

// Everything that a decision depends on. The defaults are allowed.
struct Case {
  Case();
  std::string object, symbol = "gemm_fprop", target = "gfx950:sramecc+:xnack-";
  Json statement, policy;
  std::string payload_type = "application/vnd.in-toto+json";
  std::vector<Key> signers;
  std::function<void(std::string&)> spoil_payload, spoil_envelope, spoil_policy;  // of the text
  std::function<void(Json&)> change_envelope;                                     // after signing
  std::function<void(mx_gate_policy&)> change_policy;                             // after parsing
  std::array<uint32_t, 3> grid{8, 4, 2}, group{256, 1, 1};
  uint32_t lds = 0;
  std::vector<std::pair<std::string, uint64_t>> arguments{
      {"M", 1000}, {"N", 2048}, {"K", 4096}, {"splitk", 2}};
  std::vector<std::pair<std::string, std::string>> facts{{"device", "MI355X"}, {"hip", "7.0.51831"}};
  uint64_t opened = kNow, checked = kNow;

  std::string Payload() const;
  std::string Envelope() const;
  std::string Policy() const;
};

struct Answer {
  mx_gate_verdict policy{}, open{}, check{};
  uint32_t code() const;  // the first that is not ALLOW
  const char* sentence() const;
};

// A gate with the memory that it lives in.
class Gate {
 public:
  Gate() : memory_(new std::max_align_t[mx_gate_bytes() / sizeof(std::max_align_t) + 1]) {}
  mx_gate* Open(const std::string& envelope, const mx_gate_policy& policy, uint64_t now,
                mx_gate_verdict* out) {
    return mx_gate_open(memory_.get(), mx_gate_bytes(), envelope.data(), envelope.size(), &policy, now, out);
  }

 private:
  std::unique_ptr<std::max_align_t[]> memory_;
};

bool Check(const mx_gate* gate, const Case& c, mx_gate_verdict* out);
Answer Judge(const Case& c);

}  // namespace mx::gate::test

#endif  // MX_CONFORMANCE_GATE_TESTS_FIXTURE_H_
