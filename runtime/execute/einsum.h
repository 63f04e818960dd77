// einsum: an equation over tensors, computed two operands at a time by the library's other ops.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "runtime/core/op.h"
#include "runtime/core/tensor.h"

namespace eager {

// An op that einsum runs, with what its call is given: a list of ints, or one int, for one attribute.
struct EinsumStep {
  const char* op;
  eager_op* (*prepared)();
  const char* attribute = nullptr;
  bool is_list = false;
  bool transpose_a = false, transpose_b = false;  // of matmul
  bool zero_copies = false;                       // of reshape
};

// Runs the ops of an einsum: on a context, or as nodes of a model that is imported.
class EinsumOps {
 public:
  virtual TensorRef run(const EinsumStep& step, const std::vector<TensorRef>& inputs,
                        const std::vector<int64_t>& values) = 0;
  virtual TensorRef cast(const TensorRef& x, DType dtype) = 0;

 protected:
  ~EinsumOps() = default;
};

// Returns what the equation says of the inputs, which have one dtype. It may be an input itself. INVALID_ARGUMENT if the
// equation makes no sense, or does not fit the inputs.
TensorRef einsum(EinsumOps& ops, std::string_view equation, const std::vector<TensorRef>& inputs);

// Does so by ops of a context, whose recorders see each of them. The result is a tensor of its own.
TensorRef einsum(eager_context& ctx, std::string_view equation, const std::vector<TensorRef>& inputs);

// Defines the op, as a family of ops does (ops/families.h).
void define_einsum(Registry& r);

}  // namespace eager
