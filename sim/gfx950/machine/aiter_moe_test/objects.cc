#include "sim/gfx950/machine/aiter_moe_test/objects.h"

#include <algorithm>
#include <cstdlib>

namespace mx::gfx950::test {

namespace fs = std::filesystem;

bool Has(const std::string& text, const char* part) { return text.find(part) != text.npos; }

// What the names say. The "fp16" objects without "vs" or "novs", which no list of aiter's launcher names,
// pack their results as bfloat16 and add them as binary16.
std::vector<MoeObject> MoeObjects() {
  std::vector<MoeObject> objects;
  const char* checkout = std::getenv("MXPROOF_AITER");
  if (checkout == nullptr) return objects;
  for (const char* activation : {"silu", "gelu"}) {
    const fs::path folder = fs::path(checkout) / "hsa/gfx950/fmoe" / activation;
    if (!fs::exists(folder)) continue;
    for (const auto& entry : fs::directory_iterator(folder)) {
      MoeObject object;
      object.path = entry.path();
      const std::string name = object.name();
      if (object.path.extension() != ".co" || !(Has(name, "MXfp4") || Has(name, "mxfp4"))) continue;
      object.gelu = Has(name, "gelu");
      object.half = Has(name, "_fp16_") || Has(name, "_f16_");
      object.truncates = object.half && Has(name, "vs_");
      object.persistent = Has(name, "_ps_");
      object.flat = Has(name, "_flat_");
      object.tile = Has(name, "512") ? 512 : Has(name, "x128") ? 128 : 256;
      objects.push_back(object);
    }
  }
  std::sort(objects.begin(), objects.end(),
            [](const MoeObject& a, const MoeObject& b) { return a.path < b.path; });
  return objects;
}

}  // namespace mx::gfx950::test
