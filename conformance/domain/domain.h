// Where a kernel is right, memory-safe and independent of the order of workgroups, found by running it inside
// and outside of what its signature says; told nothing but that signature.
#ifndef MX_CONFORMANCE_DOMAIN_DOMAIN_H_
#define MX_CONFORMANCE_DOMAIN_DOMAIN_H_

#include <atomic>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "conformance/foreign.h"

namespace mx::conformance {

// What a statement rests on. All are executions by the documented rules of the machine.
enum class Basis : uint8_t {
  kProved,   // bits or an access that the documents decide
  kSilicon,  // the access is proved, what a card does then is not: it depends on what lies beside the buffer
  kOrder,    // depends on the order in which a card runs workgroups
};
const char* Text(Basis basis);

struct DomainRule {
  std::string subject;  // "K", "rows of d", "address of a", "gap", "split K", "order of workgroups"
  std::string rule;     // "K % 256 == 0", "d needs m rows", "any"
  std::string tried;    // what was run inside
  std::string inside;   // a case line just inside that passed, "" where there was none
  std::string
      outside;  // and one just outside that did not, as small as it still fails; "" where nothing failed
  std::string fault;  // what was wrong there
  Basis basis = Basis::kProved;
  std::string launcher;  // of our kernels: whether the launcher takes the one and refuses the other
  bool launcher_ok = true;
};
// A size of the launch as a certificate holds it: what was tried and passed.
struct DomainSize {
  std::string name;
  int64_t least = 1, largest = 1, multiple = 1;
};
struct Domain {
  std::string object, symbol, object_sha256;
  std::vector<DomainRule> rules;
  std::vector<DomainSize> sizes;
  int64_t runs = 0;
  bool LauncherAgrees() const;
};

// The launcher in front of a kernel of ours: "" where it takes the launch, else its refusal.
class LauncherCheck {
 public:
  virtual ~LauncherCheck() = default;
  virtual std::string Refusal(const Problem& problem, const ForeignLimits& limits) const = 0;
};

struct DomainSearch {
  std::shared_ptr<Platform> platform;
  std::vector<std::shared_ptr<Platform>> schedules;  // the same with other orders of waves and workgroups
  const LauncherCheck* launcher = nullptr;
  const std::atomic<bool>* stop = nullptr;
};
Domain FindDomain(const DomainSearch& search, const Signature& signature, const SignatureObject& object,
                  const std::string& path);

std::string DomainText(const Domain& domain);
nlohmann::ordered_json DomainJson(const Domain& domain);

// Our kernels as if others had written them: a signature each, made of the tables of kernels/.
struct OwnKernel {
  Signature signature;
  SignatureObject object;
  std::string path;
  std::unique_ptr<LauncherCheck> launcher;
};
std::vector<OwnKernel> OwnKernels(const std::string& objects);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_DOMAIN_DOMAIN_H_
