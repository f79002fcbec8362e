// D = A B^T from two quantised matrices: a defined chain of scaled MFMA along ascending K (CONTRACT rows 14
// to 16, 20).
//
// GemmReference is the scalar definition. Gemm gives the same bits from the Highway engine, threaded.
#ifndef MX_SIM_GEMM_GEMM_H_
#define MX_SIM_GEMM_GEMM_H_

#include <cstdint>
#include <memory>

#include "sim/gemm/mfma.h"
#include "sim/gemm/profile.h"
#include "sim/quant/mx_tensor.h"

namespace mx {

enum class SplitK : uint8_t {
  kF32,   // D = R32(..R32(p0 + p1) .. + p_{S-1}), then the epilogue
  kBf16,  // D = +0; ascending: D = bf16(R32(D + bf16(p_z)))  (a production kernel's; its order on silicon is
          // undefined)
};

struct GemmSpec {
  Profile profile = Profile::kSeq32;
  Instruction instruction = Instruction::k16x16x128;
  int splits = 1;  // contiguous ranges of K, each a multiple of 128 but the last
  SplitK split_kind = SplitK::kF32;
  float alpha = 1.0f;        // t = R32(alpha * acc) unless alpha == 1
  bool beta = false;         // then t = R32(t + C)
  DType out = DType::kBF16;  // kF32 or kBF16; bf16 by RNE
};

// a: M x K, b: N x K, K alike (else InputError). c: M x N of spec.out, only read with beta; d: M x N of
// spec.out. independent: M x N bytes or null; 1 where no published adder could give other bits
// (independence.h).
void GemmReference(const MxTensor& a, const MxTensor& b, const GemmSpec& spec, const void* c, void* d,
                   uint8_t* independent = nullptr);
void Gemm(const MxTensor& a, const MxTensor& b, const GemmSpec& spec, const void* c, void* d,
          uint8_t* independent = nullptr);

// An operand unpacked once for the engine, for callers that use it in several products. Refers to nothing
// outside. A and B throw InputError for a format without a matrix instruction and for codes or scales of a
// wrong size.
class PackedOperand {
 public:
  PackedOperand();
  ~PackedOperand();
  PackedOperand(PackedOperand&&) noexcept;
  PackedOperand& operator=(PackedOperand&&) noexcept;
  static PackedOperand A(const MxTensor& a);
  static PackedOperand B(const MxTensor& b);
  const MxTensor& tensor() const;
  struct Impl;
  const Impl& impl() const { return *impl_; }

 private:
  std::unique_ptr<Impl> impl_;
};
void Gemm(const PackedOperand& a, const PackedOperand& b, const GemmSpec& spec, const void* c, void* d,
          uint8_t* independent = nullptr);
// Bytes that a PackedOperand of rows x k takes beside its codes and scales, A or B, and what a product with
// an operand of format `partner` unpacks anew where it needs another form.
int64_t PackedOperandBytes(Format format, Format partner, int64_t rows, int64_t k);

}  // namespace mx

#endif  // MX_SIM_GEMM_GEMM_H_
