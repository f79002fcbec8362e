// A signature, and the values of a launch by it.
#include "conformance/signature.h"

#include "conformance/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace mx;
  fuzz::Taken([&] {
    const conformance::Signature s = conformance::ParseSignature(fuzz::Text(data, size), "signature");
    conformance::Problem p;
    p.op = s.op;
    p.m = 37;
    p.n = 256;
    p.k = 512;
    for (const conformance::SignatureObject& object : s.objects) {
      fuzz::Taken([&] { conformance::LaunchValues(s, object, p); });
      fuzz::Taken([&] { conformance::OutsideSignature(s, object, p); });
    }
  });
  return 0;
}
