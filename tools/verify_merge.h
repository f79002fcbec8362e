// `mxproof verify merge`: the whole from the results of its shards.
#ifndef MX_TOOLS_VERIFY_MERGE_H_
#define MX_TOOLS_VERIFY_MERGE_H_

#include <CLI/CLI.hpp>

#include "conformance/properties/results.h"

namespace mx::tools {

// "2/8": the second of eight. Throws InputError.
void ParseShard(const std::string& text, int64_t* shard, int64_t* shards);

// Files that a run may leave; "" leaves none.
struct ResultFiles {
  std::string json, junit;
  void Write(const conformance::Results& results, const std::string& rerun) const;
};
void AddResultFiles(CLI::App* command, ResultFiles* files);

// Throws ExitCode unless the verdict is PASS, or that of a shard in which nothing failed.
void EndWith(const conformance::Results& results);

void RegisterVerifyMerge(CLI::App* verify);

}  // namespace mx::tools

#endif  // MX_TOOLS_VERIFY_MERGE_H_
