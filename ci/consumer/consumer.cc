// What a user of the library writes first: one value through E2M1, and its SHA-256 to prove that libraries
// link.
#include <cstdio>

#include "sim/base/sha256.h"
#include "sim/formats/codec.h"

int main() {
  const uint32_t code = mx::Encode(mx::Format::kE2M1, mx::ToBits(2.6f));
  std::printf("2.6 -> E2M1 code %u = %g, sha256(abc) %s\n", code,
              mx::FromBits(mx::Decode(mx::Format::kE2M1, code)), mx::Sha256Hex("abc").substr(0, 8).c_str());
  return code == 5 && mx::Sha256Hex("abc").substr(0, 8) == "ba7816bf" ? 0 : 1;
}
