#include "sim/gemm/gemm.h"

#include <utility>

#include "sim/gemm/packed_operand.h"

namespace mx {

PackedOperand::PackedOperand() = default;
PackedOperand::~PackedOperand() = default;
PackedOperand::PackedOperand(PackedOperand&&) noexcept = default;
PackedOperand& PackedOperand::operator=(PackedOperand&&) noexcept = default;

PackedOperand PackedOperand::A(const MxTensor& a) {
  PackedOperand packed;
  packed.impl_ = std::make_unique<Impl>(Impl{a});
  return packed;
}
PackedOperand PackedOperand::B(const MxTensor& b) {
  PackedOperand packed;
  packed.impl_ = std::make_unique<Impl>(Impl{b});
  return packed;
}
const MxTensor& PackedOperand::tensor() const { return impl_->tensor; }

void Gemm(const MxTensor& a, const MxTensor& b, const GemmSpec& spec, const void* c, void* d,
          uint8_t* independent) {
  GemmReference(a, b, spec, c, d, independent);
}

void Gemm(const PackedOperand& a, const PackedOperand& b, const GemmSpec& spec, const void* c, void* d,
          uint8_t* independent) {
  GemmReference(a.tensor(), b.tensor(), spec, c, d, independent);
}

}  // namespace mx
