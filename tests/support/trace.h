// What ops do with tensors that have no value yet: gradients are computed on symbolic tensors of unknown dims, and the
// ops that this took run afterwards, on values. A gradient that reads a dim gives another result then, or none.
#pragma once

#include <map>
#include <vector>

#include "runtime/core/context.h"
#include "runtime/core/op.h"
#include "support/client.h"

namespace client {

// The outputs of an op by inference alone, as symbolic tensors; dims may be -1, and `none` is an input that is not given.
// Throws eager::Error.
std::vector<Tensor> infer(eager_context& ctx, eager_op& op, const std::vector<eager::DType>& dtypes,
                          const std::vector<eager::Shape>& shapes);

class Trace final : public eager::Recorder {
 public:
  explicit Trace(eager_context& ctx);
  ~Trace();
  // A symbolic tensor of unknown dims that stands for `value`.
  Tensor stand_in(Tensor value);
  // The values that symbolic tensors get when all that was recorded runs; others as they are.
  std::vector<Tensor> run(const std::vector<eager_tensor*>& tensors);

  void record(const eager::Executed& e) override;
  bool watches(const eager_tensor&) const override { return false; }

 private:
  struct Step {
    eager::Ref<eager_op> op;
    std::vector<eager::AttrValue> attrs;
    std::vector<std::vector<int64_t>> lists;  // of the attributes
    std::vector<eager::TensorRef> inputs, outputs;
  };
  void run_step(const Step& step);

  eager_context& ctx_;
  std::vector<Step> steps_;
  const Step* running_ = nullptr;
  std::vector<Tensor> stand_ins_;
  std::map<const eager_tensor*, eager::TensorRef> values_;
};

}  // namespace client
