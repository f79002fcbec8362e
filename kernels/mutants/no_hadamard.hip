// Forgets the rotation.
#include "rows.h"

MX_ROWS(NoHadamard) {
  QuantiseRows(x, codes, scales, stride, rows, cols, flags, signs, random,
               [](float* y, u32 f, u32 s, const Random& r, u64 index) {
                 return EncodeBlock(y, f & ~static_cast<u32>(kHadamard), s, r, index);
               });
}
