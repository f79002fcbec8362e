#include "sim/base/simd.h"

#include <hwy/highway.h>
#include <hwy/targets.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>

#include "sim/base/error.h"

namespace mx {
namespace {

bool g_scalar = false;

// The lowest targets (EMU128, SCALAR) only stand in for the reference, so they are not offered under their
// name.
constexpr int64_t kOffered = HWY_TARGETS & ~(HWY_SCALAR | HWY_EMU128);

std::vector<int64_t> OfferedTargets() {
  hwy::SetSupportedTargetsForTest(0);
  std::vector<int64_t> targets;
  const int64_t mask = hwy::SupportedTargets() & kOffered;
  for (int64_t rest = mask; rest != 0; rest &= rest - 1) targets.push_back(rest & -rest);
  return targets;  // Highway gives better targets lower bits
}

bool SameName(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

int64_t g_forced = 0;

void Apply(int64_t forced, bool scalar) {
  g_forced = forced;
  g_scalar = scalar || OfferedTargets().empty();
  hwy::SetSupportedTargetsForTest(forced);
  hwy::GetChosenTarget().Update(hwy::SupportedTargets());
}

struct Start {
  Start() { g_scalar = OfferedTargets().empty(); }
} g_start;

}  // namespace

std::vector<std::string> AvailableSimd() {
  std::vector<std::string> names;
  for (int64_t target : OfferedTargets()) names.emplace_back(hwy::TargetName(target));
  names.emplace_back("scalar");
  Apply(g_forced, g_scalar);
  return names;
}

void SelectSimd(std::string_view name) {
  if (name.empty()) return Apply(0, false);
  if (SameName(name, "scalar")) return Apply(0, true);
  std::string known;
  for (int64_t target : OfferedTargets()) {
    if (SameName(name, hwy::TargetName(target))) return Apply(target, false);
    known += std::string(hwy::TargetName(target)) + ", ";
  }
  Apply(g_forced, g_scalar);
  Fail("SIMD target '{}' is not available here; use one of {}scalar", name, known);
}

void SelectSimdFromEnvironment() {
  if (const char* name = std::getenv("MX_SIMD")) SelectSimd(name);
}

std::string SelectedSimd() {
  if (g_scalar) return "scalar";
  if (g_forced != 0) return hwy::TargetName(g_forced);
  return AvailableSimd().front();
}

bool UseScalar() { return g_scalar; }

#if HWY_ARCH_X86
bool HasVnni() { return __builtin_cpu_supports("avx512vnni"); }
// Where no target was forced, the best one runs: AVX3 on every processor with VBMI.
bool HasVbmi() {
  return (g_forced == 0 || g_forced == HWY_AVX3) && !g_scalar && __builtin_cpu_supports("avx512vbmi");
}
#else
bool HasVnni() { return false; }
bool HasVbmi() { return false; }
#endif

}  // namespace mx
