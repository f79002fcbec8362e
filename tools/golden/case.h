// The case grammar (conformance/case/case.h) under this folder's names.
#ifndef MX_TOOLS_GOLDEN_CASE_H_
#define MX_TOOLS_GOLDEN_CASE_H_

#include "conformance/case/case.h"

namespace mx::golden {

using conformance::Case;
using conformance::Hex;
using conformance::HexWords;
using conformance::JoinWords;
using conformance::kFirstLine;
using conformance::ParseCases;
using conformance::SplitWords;
using conformance::Words;

}  // namespace mx::golden

#endif  // MX_TOOLS_GOLDEN_CASE_H_
