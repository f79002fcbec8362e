#include "sim/gfx950/exec/scalar.h"

#include <fmt/format.h>

namespace mx::gfx950 {

uint64_t ReadSpecial(const Wave& wave, const Operand& o) {
  // The apertures that the Linux driver sets up for gfx9: LDS and scratch as flat addresses.
  constexpr uint64_t kShared = uint64_t{1} << 48, kPrivate = uint64_t{2} << 48, kSpan = 0xFFFFFFFF;
  if (o.kind == OperandKind::kSpecial) {
    switch (o.reg) {
      case 235:
        return kShared;
      case 236:
        return kShared | kSpan;
      case 237:
        return kPrivate;
      case 238:
        return kPrivate | kSpan;
      case 251:
        return wave.vcc() == 0;
      case 252:
        return wave.exec() == 0;
      case 253:
        return wave.scc;
      default:
        break;
    }
  }
  throw ExecutionError{fmt::format("operand {} is not a scalar that can be read", o.reg)};
}

uint64_t ReadScalar64(const Wave& wave, const Operand& o, WideForm form) {
  if (o.kind == OperandKind::kSgpr) return wave.Pair(o.reg);
  if (o.kind == OperandKind::kSpecial) return ReadSpecial(wave, o);
  if (IsInlineFloat(o)) return kInlineDouble[o.reg - kFirstFloatCode];
  const auto sign_extended = static_cast<uint64_t>(static_cast<int64_t>(static_cast<int32_t>(o.value)));
  if (o.kind == OperandKind::kConstant) return sign_extended;
  switch (form) {
    case WideForm::kSigned:
      return sign_extended;
    case WideForm::kDouble:
      return static_cast<uint64_t>(o.value) << 32;
    case WideForm::kUnsigned:
      break;
  }
  return o.value;
}

}  // namespace mx::gfx950
