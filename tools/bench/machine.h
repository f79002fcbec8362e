// What this machine can do at most, as loops that do nothing else: the references that rates are compared
// with.
#ifndef MX_TOOLS_BENCH_MACHINE_H_
#define MX_TOOLS_BENCH_MACHINE_H_

#include <cstdint>
#include <memory>
#include <string>

#include "sim/base/byte_array.h"
#include "sim/gemm/plain_gemm.h"
#include "tools/bench/measure.h"

namespace mx::tools {

struct MachineLoop {
  std::string name;
  double work = 0;           // of one call, all threads together: multiply-adds, or bytes
  Work run;                  // empty where the machine lacks the instructions or the library
  double fixed_seconds = 0;  // instead of a loop: what a call takes by definition
};

// Independent chains in registers, on every selected thread.
MachineLoop FmaLoop();   // binary32 multiply-adds at the widest vectors there are
MachineLoop VnniLoop();  // vpdpbusd on 512-bit vectors: four products a lane
MachineLoop TileLoop();  // TDPBF16PS on tiles of 16 rows: 16 x 16 x 32 products each

// `values` read once: the very memory that the compared work reads, for how fast it is depends on where it
// lies.
MachineLoop ReadLoop(std::shared_ptr<const LineVector<float>> values);
// As much memory written, past the caches.
MachineLoop StreamingStoreLoop();

// OpenBLAS, where its library is installed: PlainGemm's product in its own order, on the selected number of
// threads.
bool HasBlas();
std::string BlasName();  // its own description, or why there is none
void BlasProduct(const PlainOperand& a, const PlainOperand& b, int64_t m, int64_t n, int64_t k, float* d,
                 int64_t ldd, bool accumulate);

}  // namespace mx::tools

#endif  // MX_TOOLS_BENCH_MACHINE_H_
