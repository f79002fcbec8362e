// A package as one file: POSIX ustar (IEEE Std 1003.1, pax, "ustar Interchange Format") in one form only, so
// that equal content has equal bytes and nothing else can hide in it. Every tar program reads it.
#ifndef MX_CONFORMANCE_CERTIFICATE_ARCHIVE_H_
#define MX_CONFORMANCE_CERTIFICATE_ARCHIVE_H_

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace mx::certificate {

struct ArchiveFile {
  std::string name;  // letters, digits, '.', '-', '_'; does not begin with '.'; at most 99
  std::string bytes;
};

inline constexpr size_t kMaxArchiveFiles = 64;
inline constexpr size_t kMaxArchiveBytes = size_t{1} << 28;

// Plain files of mode 644, owner 0, time 0, in the order given; two blocks of zeros end it. Throws InputError
// over a name that is none, one that comes twice, and more than the limits.
std::string WriteArchive(const std::vector<ArchiveFile>& files);

// The files of an archive that WriteArchive could have written, byte for byte. Throws InputError that starts
// with `where` on anything else: folders, links, devices, paths, owners, times, extensions of any tar
// program, a name twice, a wrong checksum, padding that is not zero, an end that is missing or followed.
std::vector<ArchiveFile> ReadArchive(std::string_view bytes, std::string_view where);

}  // namespace mx::certificate

#endif  // MX_CONFORMANCE_CERTIFICATE_ARCHIVE_H_
