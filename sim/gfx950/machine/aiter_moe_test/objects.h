// The FP4 mixture-of-experts objects of a checkout of ROCm/aiter, and what their names say of them.
#ifndef MX_SIM_GFX950_MACHINE_AITER_MOE_TEST_OBJECTS_H_
#define MX_SIM_GFX950_MACHINE_AITER_MOE_TEST_OBJECTS_H_

#include <filesystem>
#include <string>
#include <vector>

namespace mx::gfx950::test {

struct MoeObject {
  std::filesystem::path path;
  bool gelu = false, half = false, truncates = false, persistent = false, flat = false;
  int tile = 256;  // columns of the inner dimension a group
  std::string name() const { return path.filename().string(); }
};

bool Has(const std::string& text, const char* part);

// Of the checkout that MXPROOF_AITER names, by path; none where it names none.
std::vector<MoeObject> MoeObjects();

}  // namespace mx::gfx950::test

#endif  // MX_SIM_GFX950_MACHINE_AITER_MOE_TEST_OBJECTS_H_
