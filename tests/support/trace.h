// Functions in tests: traced with unknown dims, and run on values.
#pragma once

#include <vector>

#include "runtime/core/op.h"
#include "support/client.h"

namespace client {

using Function = std::unique_ptr<eager_function, Releaser<eager_function_release>>;

// Returns an op's outputs by inference alone, as symbolic tensors. Dims may be -1; an input of dtype `none` is not
// given. Throws eager::Error.
std::vector<Tensor> infer(eager_context& ctx, eager_op& op, const std::vector<eager::DType>& dtypes,
                          const std::vector<eager::Shape>& shapes);

// A function that is being traced, and the values that its inputs stand for.
class Trace {
 public:
  explicit Trace(eager_context* parent);
  eager_context* ctx() const { return ctx_.get(); }
  Tensor input(int32_t dtype, const std::vector<int64_t>& dims);
  // Adds an input that stands for `value`; only its last `known` dims are known.
  Tensor stand_in(Tensor value, size_t known = 0);
  Function end(const std::vector<eager_tensor*>& outputs);
  // Ends the trace and runs the function on the values. NULL outputs stay NULL.
  std::vector<Tensor> run(const std::vector<eager_tensor*>& outputs);
  // Runs the same function on other values.
  std::vector<Tensor> run_again(const std::vector<eager_tensor*>& values);

 private:
  eager_context* parent_;
  Context ctx_;
  std::vector<Tensor> values_;
  Function function_;
  std::vector<bool> is_given_;  // one for each output
};

std::vector<Tensor> call(eager_context* ctx, const Function& f, const std::vector<eager_tensor*>& inputs);

}  // namespace client
