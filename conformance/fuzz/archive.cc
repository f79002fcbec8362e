// The archive of a package. What is read, written again, is the same bytes: there is one form.
#include "conformance/certificate/archive.h"

#include "conformance/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace mx;
  const std::string_view bytes = fuzz::Text(data, size);
  std::vector<certificate::ArchiveFile> files;
  if (!fuzz::Taken([&] { files = certificate::ReadArchive(bytes, "package"); })) return 0;
  fuzz::Require(certificate::WriteArchive(files) == bytes, "an archive of another form was taken");
  return 0;
}
