#include "sim/gemm/gemm.h"

#include <utility>

#include "sim/base/simd.h"
#include "sim/gemm/gemm_engine.h"
#include "sim/gemm/gemm_shape.h"
#include "sim/gemm/packed_operand.h"

namespace mx {
namespace {

using Impl = PackedOperand::Impl;

// The form that most products of a format want; a mixed product that wants another repacks.
Impl::Elements UsualElements(Format format) {
  if (UseScalar()) return Impl::Elements::kNone;
  return ElementsFor(format, format);
}

std::unique_ptr<Impl> PackOwned(const MxTensor& tensor, Impl::Role role) {
  CheckOperand(role == Impl::Role::kA ? "A" : "B", tensor);
  auto owner = std::make_unique<MxTensor>(tensor);
  auto packed = Pack(*owner, role, UsualElements(tensor.format));
  packed->owned = std::move(owner);
  return packed;
}

// Uses `have` where it fits, else packs into `made`.
const Impl& Fitting(const Impl& have, Impl::Role role, Impl::Elements elements, std::unique_ptr<Impl>& made) {
  if (have.role == role && have.elements == elements) return have;
  made = Pack(*have.tensor, role, elements);
  return *made;
}

}  // namespace

PackedOperand::PackedOperand() = default;
PackedOperand::~PackedOperand() = default;
PackedOperand::PackedOperand(PackedOperand&&) noexcept = default;
PackedOperand& PackedOperand::operator=(PackedOperand&&) noexcept = default;

PackedOperand PackedOperand::A(const MxTensor& a) {
  PackedOperand packed;
  packed.impl_ = PackOwned(a, Impl::Role::kA);
  return packed;
}
PackedOperand PackedOperand::B(const MxTensor& b) {
  PackedOperand packed;
  packed.impl_ = PackOwned(b, Impl::Role::kB);
  return packed;
}
const MxTensor& PackedOperand::tensor() const { return *impl_->tensor; }

int64_t PackedOperandBytes(Format format, Format partner, int64_t rows, int64_t k) {
  const auto bytes = [&](Impl::Elements elements) {
    const int64_t padded = (rows + kPanel - 1) / kPanel * kPanel, blocks = (k + kBlock - 1) / kBlock;
    const int64_t a_block = 3 * sizeof(int32_t);  // exponents, live, sums
    return padded * blocks * (kBlock * ElementBytes(elements) + a_block) +
           rows * static_cast<int64_t>(sizeof(RowFacts));
  };
  const Impl::Elements own = ElementsFor(format, format), wanted = ElementsFor(format, partner);
  return bytes(own) + (own == wanted ? 0 : bytes(wanted));
}

void Gemm(const MxTensor& a, const MxTensor& b, const GemmSpec& spec, const void* c, void* d,
          uint8_t* independent) {
  if (UseScalar()) return GemmReference(a, b, spec, c, d, independent);
  const GemmShape shape = CheckGemm(a, b, spec);
  const Impl::Elements elements = ElementsFor(a.format, b.format);
  const auto packed_a = Pack(a, Impl::Role::kA, elements), packed_b = Pack(b, Impl::Role::kB, elements);
  RunGemm(*packed_a, *packed_b, shape, spec, c, d, independent);
}

void Gemm(const PackedOperand& a, const PackedOperand& b, const GemmSpec& spec, const void* c, void* d,
          uint8_t* independent) {
  if (UseScalar()) return GemmReference(a.tensor(), b.tensor(), spec, c, d, independent);
  const GemmShape shape = CheckGemm(a.tensor(), b.tensor(), spec);
  const Impl::Elements elements = ElementsFor(a.tensor().format, b.tensor().format);
  std::unique_ptr<Impl> made_a, made_b;
  const Impl& use_a = Fitting(a.impl(), Impl::Role::kA, elements, made_a);
  const Impl& use_b = Fitting(b.impl(), Impl::Role::kB, elements, made_b);
  RunGemm(use_a, use_b, shape, spec, c, d, independent);
}

}  // namespace mx
