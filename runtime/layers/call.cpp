#include "runtime/layers/call.h"

#include "base/small.h"
#include "runtime/execute/execute.h"
#include "runtime/function/nodes/variables.h"

namespace eager {

namespace {

// The handles of an op's inputs.
class Handles {
 public:
  explicit Handles(std::initializer_list<Tensor> inputs) : handles_(static_cast<int>(inputs.size())) {
    for (const Tensor& t : inputs) handles_[count_++] = t.get();
  }
  eager_tensor* const* get() { return handles_.get(); }
  int count() const { return count_; }

 private:
  Small<eager_tensor*, 8> handles_;
  int count_ = 0;
};

}  // namespace

Tensor LayerCall::read(eager_variable& v) const { return read_variable(ctx_, v); }

Tensor LayerCall::cast(Tensor t) const {
  if (!is_inexact(t->dtype)) return t;
  return cast_to(ctx_, std::move(t).own(), built_.dtype);
}

Tensor LayerCall::cast(const Tensor& t, DType dtype) const { return cast_to(ctx_, Tensor(t).own(), dtype); }

Tensor LayerCall::run(eager_op& op, eager_tensor* const* inputs, int n) const { return execute1(ctx_, op, inputs, n); }

Tensor LayerCall::run(eager_op& op, std::initializer_list<Tensor> inputs) const {
  Handles in(inputs);
  return run(op, in.get(), in.count());
}

Tensor LayerCall::run_args(eager_op& op, std::initializer_list<Tensor> inputs, const std::vector<int64_t>& args) const {
  Handles in(inputs);
  const Arguments given{args.data(), static_cast<int>(args.size())};
  return execute1(ctx_, op, in.get(), in.count(), &given);
}

std::vector<Tensor> LayerCall::run_all(eager_op& op, std::initializer_list<Tensor> inputs) const {
  Handles in(inputs);
  const size_t m = op.def.outputs_.size() - static_cast<size_t>(op.def.num_hidden_);
  std::vector<TensorRef> owned = owners(m, [&](eager_tensor** out) {
    int32_t room = static_cast<int32_t>(m);
    execute(ctx_, {op, in.get(), in.count(), out, room});
  });
  return {std::make_move_iterator(owned.begin()), std::make_move_iterator(owned.end())};
}

void LayerCall::assign(int i, const Tensor& value) const {
  assign_variable(ctx_, variable_at(i), *value, Assignment::assign);
}

}  // namespace eager
