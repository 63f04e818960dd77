// Callbacks of the program that run as ops (eager_op_create_host_call).
#include "runtime/core/gradient.h"
#include "runtime/execute/execute.h"
#include "runtime/function/graph/internal_ops.h"
#include "runtime/function/nodes/composite.h"
#include "runtime/function/nodes/definitions.h"
#include "runtime/function/trace/tracer.h"

namespace eager {

namespace {

// Tells the tapes of ctx that the op ran. The trace, if there is one, has been told already.
void tell_tapes(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n,
                const std::vector<TensorRef>& outputs) {
  if (!ctx.has_tapes()) return;
  std::vector<eager_tensor*> out = handles(outputs);
  each_recording_tape(ctx, [&](eager_tape& tape) {
    tape.record({&op, op.attrs, false, inputs, n, out.data(), static_cast<int>(out.size())});
  });
}

void run_host_call(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                   int32_t& num_outputs) {
  const HostCallback& callback = object_of<HostCallback>(op, "callback");
  const int m = callback.dtypes.size();
  check_room(op, m, num_outputs);
  if (ctx.trace) {
    std::vector<TensorRef> out;
    for (int i = 0; i < m; ++i) out.push_back(TensorRef::adopt(new_symbolic(callback.dtypes[i], callback.shapes[i])));
    Tracer::of(ctx).add_node(op, std::vector<eager_tensor*>(inputs, inputs + n), out);
    tell_tapes(ctx, op, inputs, n, out);
    for (int i = 0; i < m; ++i) outputs[i] = out[i].take();
    return;
  }
  std::vector<TensorRef> dense;
  std::vector<eager_tensor*> in;
  for (int i = 0; i < n; ++i) {
    dense.push_back(inputs[i]->flags & kSparseRows ? to_dense(ctx, *inputs[i]) : TensorRef::share(inputs[i]));
    in.push_back(dense.back().get());
  }
  std::vector<eager_tensor*> out(m);
  std::vector<TensorRef> results(m);
  eager_status* status;
  {
    PauseTapes pause(ctx);
    const int depth = std::exchange(ctx.function_depth, 0);  // ops that the callback runs are no part of the function
    status = callback.function(callback.user_data, &ctx, in.data(), n, out.data(), m);
    ctx.function_depth = depth;
  }
  for (size_t i = 0; i < out.size(); ++i) {
    if (out[i] && tag_of(out[i]) == Tag::tensor) results[i] = TensorRef::adopt(out[i]);
  }
  if (status) throw CallbackError{status};
  for (int i = 0; i < m; ++i) {
    TensorRef& t = results[i];
    const DType dtype = callback.dtypes[i];
    const Shape& shape = callback.shapes[i];
    if (!t) invalid_argument("output #", i, " of the callback is not a tensor");
    if (ctx.lacks_value(*t)) refuse_without_value(*t, "output #", i, " of the callback");
    if (t->flags & kSparseRows) t = to_dense(ctx, *t);
    if (t->flags & kWeak && may_become(*t, dtype)) t = strong_scalar(*t, dtype);
    if (t->dtype != dtype || !may_equal(t->shape(), shape)) {
      invalid_argument("output #", i, " of the callback is a ", dtype_name(t->dtype), " tensor of shape ",
                       to_string(t->shape()), ", declared was ", dtype_name(dtype), " ", to_string(shape));
    }
    t = TensorRef::adopt(new_alias(*t, t->dtype, t->shape(), 0));  // the callback may have returned an input
  }
  tell_tapes(ctx, op, inputs, n, results);
  for (int i = 0; i < m; ++i) outputs[i] = results[i].take();
}

}  // namespace

// clang-format off
void define_host_calls(Registry& r) {
  r.op("host_call").describe("The caller's code.").input("inputs", dtypes::all, 0, kList).output_list("outputs")
      .attr_object("callback").composite(run_host_call).effects(kCallback).no_gradient().internal();
}
// clang-format on

}  // namespace eager
