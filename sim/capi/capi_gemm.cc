#include <iterator>

#include "sim/capi/guard.h"
#include "sim/capi/tensor_arguments.h"
#include "sim/gemm/gemm.h"

namespace mx::capi {
namespace {

static_assert(MX_32X32X64 == static_cast<int>(Instruction::k32x32x64) &&
              MX_SPLIT_BF16 == static_cast<int>(SplitK::kBf16));

GemmSpec SpecOf(const mx_gemm_spec* in) {
  CheckVersion("spec", in);
  GemmSpec spec;
  if (in->profile != nullptr) spec.profile = ProfileByName(in->profile);
  spec.instruction = EnumOf("spec->instruction", in->instruction, Instruction::k32x32x64);
  if (in->splits < 1) Fail("spec->splits is {}: use 1 or more", in->splits);
  spec.splits = in->splits;
  spec.split_kind = EnumOf("spec->split_kind", in->split_kind, SplitK::kBf16);
  spec.out = EnumOf("spec->out", in->out, DType::kBF16);
  spec.alpha = in->alpha;
  if (in->beta != 0 && in->beta != 1) Fail("spec->beta is {}: use 0 or 1", in->beta);
  spec.beta = in->beta == 1;
  return spec;
}

}  // namespace
}  // namespace mx::capi

extern "C" {

using namespace mx;        // NOLINT: the C functions have no namespace of their own
using namespace mx::capi;  // NOLINT

void mx_gemm_spec_init(mx_gemm_spec* spec) {
  if (spec == nullptr) return;
  const GemmSpec defaults;
  *spec = mx_gemm_spec{};
  spec->size = sizeof(*spec);
  spec->profile = Name(defaults.profile);
  spec->instruction = static_cast<int32_t>(defaults.instruction);
  spec->splits = defaults.splits;
  spec->split_kind = static_cast<int32_t>(defaults.split_kind);
  spec->out = static_cast<int32_t>(defaults.out);
  spec->alpha = defaults.alpha;
}

int mx_gemm(const mx_gemm_spec* spec, const mx_tensor* a, const mx_tensor* b, const void* c, void* d,
            size_t bytes, uint8_t* independent) {
  return Guard([&] {
    const GemmSpec s = SpecOf(spec);
    const MxTensor ta = TensorOf("a", a), tb = TensorOf("b", b);
    const size_t element = static_cast<size_t>(Bytes(s.out));
    const int64_t want = Times("d", Times("d", ta.rows, tb.rows), static_cast<int64_t>(element));
    CheckBuffer("d", d, "bytes", bytes, want, element);
    if (s.beta) CheckArray("c", c, bytes, element);
    if (want == 0 && ta.k == tb.k) return;  // whatever the number of rows of the other operand
    Gemm(ta, tb, s, s.beta ? c : nullptr, d, independent);
  });
}

const char* mx_profile_name(int i) {
  return i >= 0 && i < static_cast<int>(std::size(kProfiles)) ? kProfiles[i].name : nullptr;
}

}  // extern "C"
