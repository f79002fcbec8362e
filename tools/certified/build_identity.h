// What this executable was built from; written by the build (tools/cmake/MxBuildIdentity.cmake).
#ifndef MX_TOOLS_CERTIFIED_BUILD_IDENTITY_H_
#define MX_TOOLS_CERTIFIED_BUILD_IDENTITY_H_

namespace mx::tools {

extern const char* const kBuildVersion;
extern const char* const kBuildCommit;  // "unknown" outside of a checkout
extern const bool kBuildClean;          // the checkout had no changes

}  // namespace mx::tools

#endif  // MX_TOOLS_CERTIFIED_BUILD_IDENTITY_H_
