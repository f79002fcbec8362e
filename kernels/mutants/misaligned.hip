// Dwords are read two bytes off their place.
#include "probe.h"

MX_PROBE(Misaligned, 64) {
  const u32 i = ItemX() < 63 ? ItemX() : 0;
  out[ItemX()] = *reinterpret_cast<const u32*>(reinterpret_cast<const u8*>(in) + 4 * i + 2) + 1;
}
