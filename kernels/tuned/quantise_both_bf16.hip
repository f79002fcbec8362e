// Both copies of a bfloat16 matrix in one pass. Arguments as in quantise_both.hip; one kernel for each
// rotation and rounding.
#include "../device/both_tile.h"

MX_QUANTISE_BOTH(QuantiseBothBf16, 2, 0)
MX_QUANTISE_BOTH(QuantiseBothBf16H16, 2, kHadamard)
MX_QUANTISE_BOTH(QuantiseBothBf16Sr, 2, kStochastic)
MX_QUANTISE_BOTH(QuantiseBothBf16H16Sr, 2, kHadamard | kStochastic)
