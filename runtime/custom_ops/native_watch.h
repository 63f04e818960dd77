// Watches a call of a C function for what its prototype cannot say (EAGER_CHECK_NATIVE=1): writes behind outputs or scratch
// memory, writes to inputs, elements of outputs that it leaves out, and another mode of floating-point arithmetic.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "eager_c.h"
#include "kernels/dtype.h"
#include "runtime/core/schema.h"

namespace eager {

inline size_t bytes_of(const eager_operand& o) {
  return static_cast<size_t>(o.num_elements) * dtype_size(static_cast<DType>(o.dtype));
}

class NativeWatch {
 public:
  NativeWatch(const OpDef& def, const eager_kernel_call& call);

  // The call to make instead: its outputs lie between guard bytes.
  const eager_kernel_call& call() const { return call_; }
  // Returns memory between guard bytes that lives as long as the watch.
  void* scratch(size_t bytes);
  // Finds what the function has done that no function may. INTERNAL, which names the function.
  void check(const char* function);
  // Finds besides what it has left out, and copies outputs to their places.
  void end(const char* function);

 private:
  // Bytes between guard bytes.
  class Guarded {
   public:
    explicit Guarded(size_t bytes);
    unsigned char* data() const;
    bool is_whole() const;  // whether nothing was written before and behind

   private:
    size_t bytes_;
    std::unique_ptr<unsigned char[]> all_;
  };

  const OpDef& def_;
  const eager_kernel_call& given_;
  eager_kernel_call call_;
  std::vector<eager_operand> outputs_;
  std::vector<Guarded> guarded_, scratch_;
  std::vector<std::vector<unsigned char>> inputs_;  // as they were
  int rounding_;
  unsigned control_;
};

}  // namespace eager
