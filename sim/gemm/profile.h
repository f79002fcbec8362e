// Accumulation profiles as rows (profiles.inc): nobody has documented the adder of the scaled MFMA, so it is
// data.
#ifndef MX_SIM_GEMM_PROFILE_H_
#define MX_SIM_GEMM_PROFILE_H_

#include <cstdint>
#include <string_view>

namespace mx {

enum class Profile : uint8_t {
#define MX_PROFILE(id, ...) id,
#include "sim/gemm/profiles.inc"
#undef MX_PROFILE
};

enum class AdderKind : uint8_t { kGroups, kTree, kChain, kCdna3, kBlocks };
enum class AdderCut : uint8_t { kRoundThenAdd, kFused, kReverse, kTruncate, kFloor };
enum class AdderFinal : uint8_t { kRNE, kRTZ };

struct ProfileInfo {
  Profile id;
  const char* name;
  AdderKind kind;
  int group;
  int fraction;
  bool split, drop;
  AdderCut cut;
  AdderFinal final;
  const char* provenance;
};

inline constexpr ProfileInfo kProfiles[] = {
#define MX_PROFILE(id, name, kind, group, fraction, split, drop, cut, final, provenance) \
  {Profile::id, name,          AdderKind::kind,   group,     fraction, split,            \
   drop,        AdderCut::cut, AdderFinal::final, provenance},
#include "sim/gemm/profiles.inc"
#undef MX_PROFILE
};

constexpr const ProfileInfo& Info(Profile profile) { return kProfiles[static_cast<int>(profile)]; }
constexpr const char* Name(Profile profile) { return Info(profile).name; }
Profile ProfileByName(std::string_view name);  // throws InputError that lists the names

}  // namespace mx

#endif  // MX_SIM_GEMM_PROFILE_H_
