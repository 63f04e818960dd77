// What composite ops of one output need to run other ops: inputs that are checked, ops by name, and errors that bear the composite
// op's name.
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "base/error.h"
#include "runtime/core/prepared.h"
#include "runtime/execute/composite.h"
#include "runtime/execute/execute.h"
#include "runtime/execute/steps.h"
#include "runtime/execute/ways.h"

namespace eager {

// Runs ops of a context.
class Composed {
 public:
  explicit Composed(eager_context& ctx) : ctx(ctx) {}
  template <FixedString Op, FixedString Attributes = "", class... Inputs>
  TensorRef run(const Inputs&... inputs) const {
    return execute1(ctx, *prepared<Op, Attributes>(), {inputs.get()...});
  }
  // Runs an op with call arguments: numbers, and lists behind their length.
  template <FixedString Op, FixedString Attributes = "">
  TensorRef run_args(std::initializer_list<eager_tensor*> inputs, const std::vector<int64_t>& numbers) const {
    const Arguments args{numbers.data(), static_cast<int>(numbers.size())};
    return execute1(ctx, *prepared<Op, Attributes>(), inputs, &args);
  }
  // Runs an op with two outputs.
  template <FixedString Op>
  std::pair<TensorRef, TensorRef> run_two(const TensorRef& x) const {
    eager_tensor *in[] = {x.get()}, *out[2] = {};
    int32_t room = 2;
    execute(ctx, {*prepared<Op, "">(), in, 1, out, room});
    return {TensorRef::adopt(out[0]), TensorRef::adopt(out[1])};
  }
  TensorRef cast(const TensorRef& x, DType dtype) const { return cast_to(ctx, x, dtype); }
  TensorRef column(const TensorRef& x) const { return run_args<"expand_dims">({x.get()}, {-1}); }
  TensorRef row(const TensorRef& x) const { return run_args<"expand_dims">({x.get()}, {-2}); }
  TensorRef permuted(const TensorRef& x, std::vector<int64_t> axes) const {
    axes.insert(axes.begin(), static_cast<int64_t>(axes.size()));
    return run_args<"permute_dims">({x.get()}, axes);
  }

  eager_context& ctx;
};

// Runs f(ops, inputs), which returns the output, on the inputs of a call. Those of one group are promoted to one dtype first. What
// the ops refuse, the composite op refuses.
template <class F>
void run_composed(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                  int32_t& num_outputs, F&& f) {
  check_inputs(ctx, op.def, inputs, n);
  check_room(op, 1, num_outputs);
  DType common = DType::none;
  for (int i = 0; i < n; ++i) {
    const Input& in = op.def.inputs_[static_cast<size_t>(i)];
    if (!contains(in.dtypes, inputs[i]->dtype)) wrong_dtype(op.def, i, inputs[i]->dtype);
    if (in.group == 'T' && !(inputs[i]->flags & kWeak)) common = promote(common, inputs[i]->dtype);
  }
  for (int i = 0; i < n && common == DType::none; ++i) {  // weak scalars alone
    if (op.def.inputs_[static_cast<size_t>(i)].group == 'T') common = inputs[i]->dtype;
  }
  try {
    std::vector<TensorRef> of_call;
    for (int i = 0; i < n; ++i) {
      TensorRef x = TensorRef::share(inputs[i]);
      of_call.push_back(op.def.inputs_[static_cast<size_t>(i)].group == 'T' ? cast_to(ctx, std::move(x), common)
                                                                            : std::move(x));
    }
    TensorRef y = f(Composed(ctx), of_call);
    for (const TensorRef& x : of_call) {
      if (x.get() != y.get()) continue;
      y = execute1(ctx, *prepared<"identity", "">(), {y.get()});
      break;
    }
    outputs[0] = y.take();
  } catch (Error& error) {
    error.op = op.def.name;
    throw;
  }
}

}  // namespace eager
