// One question of the search: is the kernel right and clean for this problem, with one buffer changed?
#ifndef MX_CONFORMANCE_DOMAIN_TRIALS_H_
#define MX_CONFORMANCE_DOMAIN_TRIALS_H_

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "conformance/domain/domain.h"

namespace mx::conformance {

struct Trial {
  int64_t value = 0;  // of what is varied
  std::string fault;  // "": right and clean
};

class Trials {
 public:
  // Sizes, steps and requirements of the signature do not hold here: the search goes beyond them.
  Trials(const DomainSearch& search, const Signature& signature, const SignatureObject& object,
         const std::string& path);

  // The first thing that is wrong, "" if nothing is.
  std::string Fault(const Problem& problem, const ForeignLimits& limits = {}) const;
  std::string FaultUnderSchedule(const Problem& problem, size_t schedule) const;
  bool OrderDependent(const Problem& problem) const;
  // problem.*field = value for each value, several at once where the platform allows.
  std::vector<Trial> Sizes(const Problem& base, int64_t Problem::*field,
                           const std::vector<int64_t>& values) const;

  // A problem that is smaller and simpler and fails in the same way. `field` keeps its value; the other sizes
  // stay multiples of what the signature asks for (m, n, k), so that only `field` can be to blame.
  Problem Shrink(const Problem& failing, const Problem& base, int64_t Problem::*field,
                 const std::array<int64_t, 3>& steps, const ForeignLimits& limits) const;

  const Signature& signature() const { return signature_; }
  const SignatureObject& object() const { return object_; }
  const std::string& sha256() const { return device_->sha256(); }
  int64_t runs() const { return runs_.load(); }
  bool Stopped() const { return stop_ != nullptr && stop_->load(); }

 private:
  std::unique_ptr<ForeignDevice> NewDevice(const std::shared_ptr<Platform>& platform) const;

  Signature signature_;
  SignatureObject object_;
  std::string path_;
  std::shared_ptr<Platform> platform_;
  std::vector<std::shared_ptr<Platform>> schedules_;
  std::unique_ptr<ForeignDevice> device_;
  const std::atomic<bool>* stop_;
  mutable std::atomic<int64_t> runs_{0};
};

// What kind of fault it is: the part that does not depend on the sizes. "out-of-bounds: a read", "wrong
// bits".
std::string KindOf(const std::string& fault);
Basis BasisOf(const std::string& fault);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_DOMAIN_TRIALS_H_
