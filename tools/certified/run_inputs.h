// What a verification is given from outside, where a certificate will depend on it: the signer's nonce, which
// makes the seed; waivers; what a probe found on the card.
#ifndef MX_TOOLS_CERTIFIED_RUN_INPUTS_H_
#define MX_TOOLS_CERTIFIED_RUN_INPUTS_H_

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <set>
#include <string>

namespace mx::tools {

// SHA-256 over a line "digest  name" for every *.co in the folder, by name. "": the objects of this build.
std::string ObjectsDigest(const std::string& folder);

// The seed that nobody can choose: the first 8 bytes, big-endian, of SHA-256("mx-seed/1|OBJECTS|NONCE"). The
// signer gives the nonce when the objects are known, so that no kernel can be tuned to the inputs; property
// and case come in through the generators, which draw from the seed by operation and number.
uint64_t SeedOf(const std::string& objects_digest, const std::string& nonce);
std::string SeedRule(const std::string& objects_digest);  // as a report names it
// The objects digest of a rule that SeedRule wrote, or "".
std::string ObjectsOfRule(const std::string& rule);

// The waivers of a file, a JSON list of {id, property, scope, expires, link}, that hold now for this device:
// `scope` is its name, `expires` is later. Throws InputError.
nlohmann::ordered_json ReadWaivers(const std::string& path, const std::string& device, uint64_t now);
std::set<std::string> PropertiesOf(const nlohmann::ordered_json& waivers);

// What `mxproof probe` found on a card, from the claims file that it wrote: its line `probe:
// sha256=TRANSCRIPT profile=NAME confirmed=yes|no`. `sha256` here is the digest of the file.
struct ProbeFound {
  std::string sha256, profile;
  bool confirmed = false;
};
// Throws InputError: no such file, or one of another device than `description` (environment.h).
ProbeFound ReadProbe(const std::string& path, const std::string& description);

}  // namespace mx::tools

#endif  // MX_TOOLS_CERTIFIED_RUN_INPUTS_H_
