// Files of a signer: what is read has a limit, what is written replaces nothing and appears whole.
#ifndef MX_CONFORMANCE_CERTIFICATE_FILES_H_
#define MX_CONFORMANCE_CERTIFICATE_FILES_H_

#include <cstddef>
#include <string>
#include <string_view>

namespace mx::certificate {

inline constexpr size_t kMaxDocument = size_t{1}
                                       << 20;  // envelope, statement, policy, key, signature, waivers
inline constexpr size_t kMaxEvidence = size_t{1} << 26;  // report, case log
inline constexpr size_t kMaxObject = size_t{1} << 30;    // code object

// The whole file. Throws InputError, for more than `most` bytes too: a device without an end, a wrong file.
std::string ReadLimited(const std::string& path, size_t most);

// A file that nobody sees before it is whole and on the disk, and that a signal in the middle leaves nothing
// of. Throws InputError where the name is taken, also by a run at the same time: of two, one is told.
void WriteNewFile(const std::string& path, std::string_view bytes, unsigned mode = 0666);

}  // namespace mx::certificate

#endif  // MX_CONFORMANCE_CERTIFICATE_FILES_H_
