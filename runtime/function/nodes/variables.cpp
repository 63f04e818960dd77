#include "runtime/function/nodes/variables.h"

#include "runtime/core/gradient.h"
#include "runtime/execute/execute.h"
#include "runtime/function/graph/internal_ops.h"
#include "runtime/function/nodes/composite.h"
#include "runtime/function/nodes/definitions.h"
#include "runtime/function/trace/tracer.h"

namespace eager {

namespace {

// A traced function knows the rank of each tensor.
void check_rank(const eager_variable& v) {
  if (v.declared.any_rank) {
    fail(Code::unimplemented, "a traced function reads no variable of unknown rank, as '", v.name,
         "' is: declare its rank, as in shape=[None, None]");
  }
}

void run_read(eager_context& ctx, eager_op& op, eager_tensor* const*, int, eager_tensor** outputs,
              int32_t& num_outputs) {
  eager_variable& v = object_of<eager_variable>(op, "variable");
  check_room(op, 1, num_outputs);
  if (ctx.trace) check_rank(v);
  TensorRef value = ctx.trace ? TensorRef::adopt(new_symbolic(v.dtype, v.shape)) : v.read();
  if (ctx.trace) Tracer::of(ctx).add_node(op, {}, {value});
  each_recording_tape(ctx, [&](eager_tape& tape) {
    if (ctx.trace && tape.asks_trainable(v)) Tracer::of(ctx).assume({{Ref<eager_variable>::share(&v), v.trainable}});
    tape.add_read(v, *value);
  });
  outputs[0] = value.take();
}

template <Assignment kind>
void run_assign(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int, eager_tensor**,
                int32_t& num_outputs) {
  eager_variable& v = object_of<eager_variable>(op, "variable");
  num_outputs = 0;
  if (ctx.trace) {
    check_assignable(v, *inputs[0], kind != Assignment::assign);
    return Tracer::of(ctx).add_node(op, {inputs[0]}, {});
  }
  const TensorRef value = TensorRef::share(inputs[0]);
  if (kind == Assignment::assign) v.assign(value);
  else if (kind == Assignment::add) assign_add(ctx, v, value);
  else assign_sub(ctx, v, value);
}

void run_assign_slice(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int, eager_tensor**,
                      int32_t& num_outputs) {
  eager_variable& v = object_of<eager_variable>(op, "variable");
  num_outputs = 0;
  if (ctx.trace) {
    check_rank(v);
    check_slice_assignable(v, v.shape, *inputs[0], *inputs[1]);
    return Tracer::of(ctx).add_node(op, {inputs[0], inputs[1]}, {});
  }
  assign_slice(ctx, v, TensorRef::share(inputs[0]), TensorRef::share(inputs[1]));
}

const char* assignment_op(Assignment kind) {
  if (kind == Assignment::assign) return "assign_variable";
  return kind == Assignment::add ? "assign_add_variable" : "assign_sub_variable";
}

}  // namespace

TensorRef read_variable(eager_context& ctx, eager_variable& v) {
  if (ctx.trace) return execute1(ctx, *variable_op("read_variable", v), {});
  TensorRef value = v.read();
  each_recording_tape(ctx, [&](eager_tape& tape) { tape.add_read(v, *value); });
  return value;
}

void assign_variable(eager_context& ctx, eager_variable& v, eager_tensor& value, Assignment kind) {
  if (ctx.trace) {
    eager_tensor* in = &value;
    int32_t room = 0;
    return execute(ctx, {*variable_op(assignment_op(kind), v), &in, 1, nullptr, room});
  }
  if (kind == Assignment::assign) v.assign(TensorRef::share(&value));
  else if (kind == Assignment::add) assign_add(ctx, v, TensorRef::share(&value));
  else assign_sub(ctx, v, TensorRef::share(&value));
}

void assign_variable_slice(eager_context& ctx, eager_variable& v, eager_tensor& begin, eager_tensor& value) {
  if (!ctx.trace) return assign_slice(ctx, v, TensorRef::share(&begin), TensorRef::share(&value));
  eager_tensor* in[] = {&begin, &value};
  int32_t room = 0;
  execute(ctx, {*variable_op("assign_slice_variable", v), in, 2, nullptr, room});
}

// clang-format off
void define_variables(Registry& r) {
  r.op("read_variable").describe("A variable's value.").output("value").attr_object("variable")
      .composite(run_read).effects(kReadsVariable).no_gradient().internal();
  auto assign = [&](const char* name, RunFn run) {
    r.op(name).describe("Assigns to a variable.").input("value", dtypes::all, 0).attr_object("variable")
        .composite(run).effects(kWritesVariable).no_gradient().internal();
  };
  assign("assign_variable", run_assign<Assignment::assign>);
  assign("assign_add_variable", run_assign<Assignment::add>);
  assign("assign_sub_variable", run_assign<Assignment::subtract>);
  r.op("assign_slice_variable").describe("Assigns to a block of a variable.").input("begin", dtypes::index, 0)
      .input("value", dtypes::all, 0).attr_object("variable").composite(run_assign_slice).effects(kWritesVariable)
      .no_gradient().internal();
}
// clang-format on

}  // namespace eager
