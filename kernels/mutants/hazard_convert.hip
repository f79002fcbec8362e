// Two conversions into bytes of one register without the wait state that must lie between them.
#include "probe.h"

MX_PROBE(HazardConvert, 64) {
  u32 codes = 0;
  asm volatile(
      "v_cvt_scalef32_pk_fp4_f32 %0, %1, %1, 1.0\n\t"
      "v_cvt_scalef32_pk_fp4_f32 %0, %1, %1, 1.0 op_sel:[0,0,1,0]\n\t"
      "s_nop 4"
      : "+&v"(codes)
      : "v"(static_cast<float>(in[ItemX()])));
  out[ItemX()] = codes;
}
