// A platform that takes every launch and runs none: what is left is what the launcher checks.
#ifndef MX_CONFORMANCE_DOMAIN_NULL_PLATFORM_H_
#define MX_CONFORMANCE_DOMAIN_NULL_PLATFORM_H_

#include <memory>
#include <string>
#include <utility>

#include "conformance/machine.h"

namespace mx::conformance {

class NullPlatform : public Platform {
 public:
  // The address of this tensor is off by `shift` bytes.
  void Shift(std::string tensor, uint64_t shift) {
    tensor_ = std::move(tensor);
    shift_ = shift;
  }
  const std::string& LastSymbol() const { return symbol_; }

  std::string Describe() const override { return "a launcher without a machine"; }
  std::unique_ptr<Machine> Open(const Problem&) override { return std::make_unique<NullMachine>(*this); }
  bool Concurrent() const override { return false; }
  bool AnyProfile() const override { return true; }

 private:
  class NullMachine : public Machine {
   public:
    explicit NullMachine(NullPlatform& platform) : platform_(platform) {}
    uint64_t Place(Tensor& tensor) override {
      const uint64_t address = next_ + (tensor.name() == platform_.tensor_ ? platform_.shift_ : 0);
      next_ += (tensor.payload().size() + 511) / 256 * 256;
      return address;
    }
    void Fetch(Tensor&) override {}
    void* Load(const std::string&, std::span<const std::byte>, const std::string& symbol) override {
      platform_.symbol_ = symbol;
      return &platform_;
    }
    void Launch(void*, const std::array<uint32_t, 3>&, const std::array<uint32_t, 3>&,
                std::span<const std::byte>) override {}
    Answer Finish() override { return {}; }

   private:
    NullPlatform& platform_;
    uint64_t next_ = uint64_t{1} << 20;
  };

  std::string tensor_, symbol_;
  uint64_t shift_ = 0;
};

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_DOMAIN_NULL_PLATFORM_H_
