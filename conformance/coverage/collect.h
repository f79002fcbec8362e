// What one case meets, by the kind of its operation.
#ifndef MX_CONFORMANCE_COVERAGE_COLLECT_H_
#define MX_CONFORMANCE_COVERAGE_COLLECT_H_

#include "conformance/coverage/coverage.h"

namespace mx::conformance {

void CollectOptions(const Problem& p, const Claims& claims, Coverage& coverage);  // and sizes
void CollectQuantized(const Problem& p, const TensorSet& expected, Coverage& coverage);
void CollectDequantized(const Problem& p, const TensorSet& expected, Coverage& coverage);
void CollectProduct(const Problem& p, const Claims& claims, const TensorSet& expected, Coverage& coverage);
void CollectInstruction(const Problem& p, const Claims& claims, const TensorSet& expected,
                        Coverage& coverage);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_COVERAGE_COLLECT_H_
