// Both copies of a binary32 matrix in one pass. Arguments as in quantise_both.hip; one kernel for each
// rotation and rounding.
#include "../device/both_tile.h"

MX_QUANTISE_BOTH(QuantiseBothF32, 4, kInputF32)
MX_QUANTISE_BOTH(QuantiseBothF32H16, 4, kInputF32 | kHadamard)
MX_QUANTISE_BOTH(QuantiseBothF32Sr, 4, kInputF32 | kStochastic)
MX_QUANTISE_BOTH(QuantiseBothF32H16Sr, 4, kInputF32 | kHadamard | kStochastic)
