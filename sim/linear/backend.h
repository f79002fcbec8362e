// Where the quantised work of a linear layer happens. nn does not know devices: the default backend is the
// simulator, and a conformance device (a virtual MI355X, a GPU) can be put behind the same two calls.
#ifndef MX_SIM_LINEAR_BACKEND_H_
#define MX_SIM_LINEAR_BACKEND_H_

#include <memory>
#include <string>

#include "sim/gemm/gemm.h"
#include "sim/quant/quantize.h"

namespace mx {

class Backend {
 public:
  // A quantised matrix in whatever form the backend keeps it; only the backend that made it may use it.
  class Operand {
   public:
    virtual ~Operand() = default;
    virtual const MxTensor& Linear() const = 0;  // in the linear layout, on the host
  };
  virtual ~Backend() = default;
  virtual std::unique_ptr<Operand> Quantise(const SourceView& source, Axis axis, const QuantSpec& spec,
                                            QuantCounters* counters) = 0;
  // As Gemm in sim/gemm/gemm.h.
  virtual void Multiply(const Operand& a, const Operand& b, const GemmSpec& spec, const void* c, void* d) = 0;
  // What every checkpoint says about the kernels that ran so far, or "": nothing.
  virtual std::string Stamp() const { return ""; }
};

Backend& SimulatorBackend();  // the Highway engine (or the scalar reference, when that is selected)

}  // namespace mx

#endif  // MX_SIM_LINEAR_BACKEND_H_
