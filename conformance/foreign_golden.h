// What a foreign kernel gave, kept as text: object, symbol, problem, digest of the outputs, instructions. The
// simulator alone recomputes the digests; a run of the object must give the same lines.
#ifndef MX_CONFORMANCE_FOREIGN_GOLDEN_H_
#define MX_CONFORMANCE_FOREIGN_GOLDEN_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/claims.h"
#include "conformance/problem.h"
#include "conformance/tensor.h"

namespace mx::conformance {

struct ForeignRecord {
  std::string id;
  Problem problem;
  std::string file, symbol, object_sha256;
  std::string outputs_sha256, first;  // of all outputs in their order; the first four words of the first one
  uint64_t instructions = 0, mfma = 0;
  bool order_dependent = false;
  bool operator==(const ForeignRecord& other) const;
};

std::string OutputsDigest(const TensorSet& tensors);
std::string FirstWords(const TensorSet& tensors);

// A vector file (golden/README.md); `source` is one remark line about where the objects come from.
std::string RecordsText(const std::vector<ForeignRecord>& records, const std::string& source);
std::vector<ForeignRecord> ParseRecords(std::string_view text, const std::string& name);  // throws InputError

// The digests by the simulator alone: its engine for every record, and the scalar reference as well for each
// `scalar`-th. One sentence a problem.
std::vector<std::string> CheckRecords(const std::vector<ForeignRecord>& records, const Claims& claims,
                                      size_t scalar);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_FOREIGN_GOLDEN_H_
