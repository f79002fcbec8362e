// OpenBLAS is looked for when a benchmark wants it, and only there: nothing of the project is linked to it.
#include <dlfcn.h>

#include "sim/base/parallel.h"
#include "tools/bench/machine.h"

namespace mx::tools {
namespace {

// The standard C interface of BLAS: enum values and argument order as in its reference documentation.
constexpr int kRowMajor = 101, kNoTrans = 111, kTrans = 112;
using SgemmFunction = void (*)(int order, int trans_a, int trans_b, int m, int n, int k, float alpha,
                               const float* a, int lda, const float* b, int ldb, float beta, float* c,
                               int ldc);

struct Blas {
  SgemmFunction sgemm = nullptr;
  void (*set_threads)(int) = nullptr;
  std::string name = "no OpenBLAS library is installed (Debian: libopenblas0-openmp)";
};

const Blas& TheBlas() {
  static const Blas blas = [] {
    Blas found;
    for (const char* file : {"libopenblas.so.0", "libopenblas.so", "libopenblas.dylib"}) {
      void* library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
      if (library == nullptr) continue;
      found.sgemm = reinterpret_cast<SgemmFunction>(dlsym(library, "cblas_sgemm"));
      found.set_threads = reinterpret_cast<void (*)(int)>(dlsym(library, "openblas_set_num_threads"));
      const auto config = reinterpret_cast<const char* (*)()>(dlsym(library, "openblas_get_config"));
      if (found.sgemm == nullptr || found.set_threads == nullptr) {
        found = Blas{nullptr, nullptr, std::string(file) + " lacks cblas_sgemm or openblas_set_num_threads"};
        continue;
      }
      found.name = config != nullptr ? config() : file;
      break;
    }
    return found;
  }();
  return blas;
}

}  // namespace

bool HasBlas() { return TheBlas().sgemm != nullptr; }
std::string BlasName() { return TheBlas().name; }

void BlasProduct(const PlainOperand& a, const PlainOperand& b, int64_t m, int64_t n, int64_t k, float* d,
                 int64_t ldd, bool accumulate) {
  TheBlas().set_threads(Threads());
  TheBlas().sgemm(kRowMajor, a.transposed ? kTrans : kNoTrans, b.transposed ? kNoTrans : kTrans,
                  static_cast<int>(m), static_cast<int>(n), static_cast<int>(k), 1.0f, a.data,
                  static_cast<int>(a.stride), b.data, static_cast<int>(b.stride), accumulate ? 1.0f : 0.0f, d,
                  static_cast<int>(ldd));
}

}  // namespace mx::tools
