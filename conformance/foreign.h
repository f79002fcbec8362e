// A kernel that somebody else wrote, launched by its signature: a device that offers one operation.
#ifndef MX_CONFORMANCE_FOREIGN_H_
#define MX_CONFORMANCE_FOREIGN_H_

#include <memory>
#include <string>
#include <vector>

#include "conformance/machine.h"
#include "conformance/problem_sets.h"
#include "conformance/signature.h"

namespace mx::conformance {

// Buffers that are smaller than the signature says, to find out how much a kernel needs; -1: as the
// signature.
struct ForeignLimits {
  std::string tensor;  // of the signature
  int64_t rows = -1;
  int64_t shift = 0;  // bytes by which its address is off a multiple of 256
};

class ForeignDevice : public Device {
 public:
  // Reads the code object. Throws InputError: file, symbol.
  ForeignDevice(std::shared_ptr<Platform> platform, const Signature& signature, const SignatureObject& object,
                const std::string& path);

  std::string Describe() const override;
  Claims claims() const override { return signature_.claims; }
  std::string Unsupported(const Problem& problem) const override;
  Answer Run(const Problem& problem, TensorSet& tensors) override;
  bool Concurrent() const override { return platform_->Concurrent(); }

  const Signature& signature() const { return signature_; }
  const SignatureObject& object() const { return object_; }
  const std::string& sha256() const { return sha256_; }  // of the code object's bytes
  void Limit(const ForeignLimits& limits) { limits_ = limits; }

 private:
  std::shared_ptr<Platform> platform_;
  Signature signature_;
  SignatureObject object_;
  std::string image_, sha256_;
  ForeignLimits limits_;
};

// Problems inside the signature's sizes, as many as `count`: one row, ragged and whole tiles, K from one step
// to 8192, scales of every class, alpha where the kernel has it, split K where it splits.
std::vector<Problem> ForeignProblems(const Signature& signature, const SignatureObject& object, size_t count,
                                     uint64_t seed);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_FOREIGN_H_
