#include "runtime/function/nodes/custom_gradients.h"

#include "runtime/core/gradient.h"
#include "runtime/execute/execute.h"
#include "runtime/function/graph/internal_ops.h"
#include "runtime/function/nodes/call.h"
#include "runtime/function/nodes/composite.h"
#include "runtime/function/nodes/definitions.h"
#include "runtime/function/trace/tracer.h"

namespace eager {

namespace {

// The backward pass of a custom gradient that was traced.
class TracedBackward final : public CustomBackward {
 public:
  TracedBackward(eager_op& op, std::vector<TensorRef> captures)
      : CustomBackward(false), op_(Ref<eager_op>::share(&op)), captures_(std::move(captures)) {}
  void run(eager_context& ctx, const std::vector<TensorRef>& dy, std::vector<TensorRef>& dx) override {
    const CustomGradient& gradient = *custom_gradient_of(*op_);
    if (!gradient.backward) throw gradient.error;
    std::vector<TensorRef> in = dy;
    in.insert(in.end(), captures_.begin(), captures_.end());
    const InsideFunction inside(ctx);  // the call that recorded this has checked the function
    std::vector<TensorRef> out = call_function(ctx, *gradient.backward, in);
    for (size_t i = 0; i < out.size(); ++i) dx[gradient.wanted[i]] = std::move(out[i]);
  }

 private:
  const Ref<eager_op> op_;  // holds the gradient
  const std::vector<TensorRef> captures_;
};

void run_custom_gradient(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                         int32_t& num_outputs) {
  const CustomGradient& gradient = *custom_gradient_of(op);
  const int num_inputs = gradient.num_inputs, m = gradient.num_outputs;
  check_room(op, m, num_outputs);
  for (int i = 0; i < m; ++i) {
    const eager_tensor& y = *inputs[num_inputs + i];
    outputs[i] = ctx.trace ? new_symbolic(y.dtype, y.shape()) : new_alias(y, y.dtype, y.shape(), 0);
  }
  if (ctx.trace) {
    std::vector<TensorRef> out;
    for (int i = 0; i < m; ++i) out.push_back(TensorRef::share(outputs[i]));
    Tracer::of(ctx).add_node(op, std::vector<eager_tensor*>(inputs, inputs + n), out);
  }
  if (!ctx.has_tapes()) return;
  Ref<CustomBackward> backward = gradient.callers;
  if (!backward) {
    std::vector<TensorRef> captures;
    for (int i = num_inputs + m; i < n; ++i) captures.push_back(TensorRef::share(inputs[i]));
    backward = Ref<CustomBackward>::adopt(new TracedBackward(op, std::move(captures)));
  }
  each_recording_tape(ctx, [&](eager_tape& tape) { tape.record_custom(*backward, inputs, num_inputs, outputs, m); });
}

}  // namespace

void record_custom(eager_context& ctx, CustomBackward& backward, eager_tensor* const* inputs, int num_inputs,
                   eager_tensor* const* outputs, int num_outputs, eager_tensor** recorded) {
  std::vector<TensorRef> dense;
  std::vector<eager_tensor*> all(inputs, inputs + num_inputs);
  for (int i = 0; i < num_outputs; ++i) {
    dense.push_back(outputs[i]->flags & kSparseRows ? to_dense(ctx, *outputs[i]) : TensorRef::share(outputs[i]));
    all.push_back(dense.back().get());
  }
  if (ctx.trace && is_symbolic(all.data(), all.size())) {
    auto gradient = std::make_shared<CustomGradient>(num_inputs, num_outputs);
    gradient->callers = Ref<CustomBackward>::share(&backward);
    int32_t room = num_outputs;
    return execute(ctx, {*custom_gradient_op(std::move(gradient)), all.data(), static_cast<int>(all.size()), recorded,
                         room});
  }
  for (int i = 0; i < num_outputs; ++i) {
    const eager_tensor& t = *dense[i];
    recorded[i] = new_alias(t, t.dtype, t.shape(), 0);
  }
  each_recording_tape(ctx, [&](eager_tape& tape) {
    tape.record_custom(backward, inputs, num_inputs, recorded, num_outputs);
  });
}

// clang-format off
void define_custom_gradients(Registry& r) {
  r.op("custom_gradient").describe("Outputs with another backward pass to the inputs.")
      .input("inputs", dtypes::all, 0, kList).output_list("outputs").attr_object("gradient")
      .composite(run_custom_gradient).no_gradient().internal();
}
// clang-format on

}  // namespace eager
