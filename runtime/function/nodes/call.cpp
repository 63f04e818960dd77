#include "runtime/function/nodes/call.h"

#include "runtime/core/gradient.h"
#include "runtime/execute/execute.h"
#include "runtime/function/graph/internal_ops.h"
#include "runtime/function/graph/run_nodes.h"
#include "runtime/function/nodes/composite.h"
#include "runtime/function/nodes/definitions.h"
#include "runtime/function/plan/plan_cache.h"
#include "runtime/function/trace/tracer.h"

namespace eager {

namespace {

void run_call(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
              int32_t& num_outputs) {
  eager_function& f = object_of<eager_function>(op, "function");
  name_errors(f.name().c_str(), [&] {
    check_room(op, f.num_outputs(), num_outputs, f.name().c_str());
    call_function(ctx, f, inputs, n, outputs);
  });
}

// Returns the inputs as f takes them: dense, and of its dtypes. INVALID_ARGUMENT if they do not fit.
std::vector<TensorRef> fit(eager_context& ctx, const eager_function& f, eager_tensor* const* inputs, int n) {
  if (n != f.num_inputs()) invalid_argument(f.name(), " expects ", f.num_inputs(), " inputs, got ", n);
  std::vector<TensorRef> fitted;
  for (int i = 0; i < n; ++i)
    fitted.push_back(fit_input(ctx, f.name(), i, inputs[i], f.input(i).dtype, f.input(i).shape()));
  return fitted;
}

// Adds the nodes of f to the trace of ctx.
void call_traced(eager_context& ctx, const eager_function& f, const std::vector<TensorRef>& inputs,
                 eager_tensor** outputs) {
  if (ctx.function_depth == 0) {
    Tracer::of(ctx).settle(f.graph().settled);
    Tracer::of(ctx).assume(f.assumed);
  }
  const InsideFunction inside(ctx);
  std::vector<TensorRef> results = run_nodes(ctx, f.graph(), inputs);
  for (size_t i = 0; i < results.size(); ++i) outputs[i] = results[i].take();
}

}  // namespace

TensorRef fit_input(eager_context& ctx, const std::string& who, int i, eager_tensor* given, DType dtype,
                    ShapeView shape) {
  TensorRef t = TensorRef::share(given);
  if (ctx.is_foreign(*t)) refuse_without_value(*t, "input #", i);  // a tape may have kept a tensor of another trace
  if (t->flags & kSparseRows) t = to_dense(ctx, *t);
  if (t->flags & kWeak && may_become(*t, dtype)) {
    const TensorRef strong = strong_scalar(*t, dtype);  // fails if the dtype lacks the value
    t = ctx.is_watched(*t) ? cast_to(ctx, t, dtype) : strong;
  }
  if (t->dtype != dtype) {
    invalid_argument("cannot compute ", who, " as input #", i, "(zero-based) was expected to be a ", dtype_name(dtype),
                     " tensor but is a ", dtype_name(t->dtype), " tensor");
  }
  if (!may_equal(t->shape(), shape)) {
    invalid_argument("cannot compute ", who, " as input #", i, "(zero-based) was expected to be of shape ",
                     to_string(shape), " but is of shape ", to_string(t->shape()));
  }
  return t;
}

// Calls f if tapes record, if the context traces, or if there is no plan yet for inputs of these kinds.
[[gnu::noinline]] static void call_fitted(eager_context& ctx, eager_function& f, eager_tensor* const* inputs, int n,
                                          eager_tensor** outputs) {
  const std::vector<TensorRef> fitted = fit(ctx, f, inputs, n);
  if (ctx.trace) return call_traced(ctx, f, fitted, outputs);
  if (ctx.has_tapes() && call_recorded(ctx, f, fitted, outputs)) return;
  f.kept<PlanCache>().run(ctx, handles(fitted).data(), n, outputs);
}

void call_function(eager_context& ctx, eager_function& f, eager_tensor* const* inputs, int n, eager_tensor** outputs) {
  if (f.may_lapse() && ctx.function_depth == 0) f.check_current();
  if (!ctx.is_recording() && n == f.num_inputs()) {
    if (const Plan* plan = f.kept<PlanCache>().find(ctx, inputs, n)) return plan->run(ctx, inputs, outputs);
  }
  call_fitted(ctx, f, inputs, n, outputs);
}

std::vector<TensorRef> call_function(eager_context& ctx, eager_function& f, const std::vector<TensorRef>& inputs) {
  const std::vector<eager_tensor*> in = handles(inputs);
  return owners(f.num_outputs(), [&](eager_tensor** out) { call_function(ctx, f, in.data(), in.size(), out); });
}

// clang-format off
void define_call(Registry& r) {
  r.op("call").describe("A traced function.").input("inputs", dtypes::all, 0, kList).output_list("outputs")
      .attr_function("function").composite(run_call).no_gradient().internal();
}
// clang-format on

}  // namespace eager
