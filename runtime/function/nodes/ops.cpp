#include "runtime/function/nodes/ops.h"

#include <unordered_set>

#include "runtime/core/gradient.h"
#include "runtime/autograd/tape.h"
#include "base/small.h"
#include "runtime/execute/execute.h"
#include "runtime/execute/executor.h"
#include "runtime/function/nodes/control_flow.h"
#include "runtime/function/trace/tracer.h"
#include "runtime/ops/families.h"

namespace eager {

namespace {

template <class T>
T& object_of(const eager_op& op, int attr = 0) {
  return *static_cast<T*>(op.attrs[attr].object);
}

template <class T>
std::shared_ptr<void> hold(T& counted) {
  counted.retain();
  return std::shared_ptr<void>(&counted, [](void* p) { static_cast<T*>(p)->release(); });
}

Ref<eager_op> new_internal_op(const char* name, const char* attr, std::shared_ptr<void> object,
                              AttrType type = AttrType::object) {
  Ref<eager_op> op = Ref<eager_op>::adopt(new_op(name));
  op->set_object(attr, std::move(object), type);
  op->frozen = true;
  return op;
}

template <class F>
void for_each_tape(eager_context& ctx, F f) {
  if (!ctx.has_tapes()) return;
  for (eager_tape* tape : tapes_of(ctx)) {
    if (tape->pause_count == 0) f(*tape);
  }
}

// ---- call

void run_call(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
              int32_t& num_outputs) {
  eager_function& f = object_of<eager_function>(op);
  name_errors(f.name().c_str(), [&] {
    check_room(op, f.num_outputs(), num_outputs, f.name().c_str());
    f.call(ctx, inputs, n, outputs);
  });
}

// ---- variables

void run_read(eager_context& ctx, eager_op& op, eager_tensor* const*, int, eager_tensor** outputs,
              int32_t& num_outputs) {
  eager_variable& v = object_of<eager_variable>(op);
  check_room(op, 1, num_outputs);
  TensorRef value = ctx.trace ? TensorRef::adopt(new_symbolic(v.dtype, v.shape)) : v.read();
  if (ctx.trace) Tracer::of(ctx).add_node(op, {}, {value});
  for_each_tape(ctx, [&](eager_tape& tape) {
    if (ctx.trace && !tape.ignore_variables) Tracer::of(ctx).assume({{Ref<eager_variable>::share(&v), v.trainable}});
    tape.add_read(v, *value);
  });
  outputs[0] = value.take();
}

template <Assignment kind>
void run_assign(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int, eager_tensor**,
                int32_t& num_outputs) {
  eager_variable& v = object_of<eager_variable>(op);
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

bool is_assignment(const eager_op& op) {
  const RunFn run = op.def.run_;
  return run == run_assign<Assignment::assign> || run == run_assign<Assignment::add> ||
         run == run_assign<Assignment::subtract>;
}

const char* assignment_op(Assignment kind) {
  if (kind == Assignment::assign) return "assign_variable";
  return kind == Assignment::add ? "assign_add_variable" : "assign_sub_variable";
}

// ---- optimizers

void run_update(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor**,
                int32_t& num_outputs) {
  Update& update = object_of<Update>(op);
  num_outputs = 0;
  if (ctx.trace) return Tracer::of(ctx).add_node(op, std::vector<eager_tensor*>(inputs, inputs + n), {});
  Small<eager_variable*, 16> variables(static_cast<int>(update.variables.size()));
  Small<eager_tensor*, 16> gradients(static_cast<int>(update.variables.size()));
  std::vector<TensorRef> rows;
  int at = 0, count = 0;
  for (const Ref<eager_variable>& v : update.variables) {
    variables[count] = v.get();
    gradients[count] = inputs[at];
    if (update.has_rows[static_cast<size_t>(count)]) {
      check_rows(*v, *inputs[at], *inputs[at + 1]);
      rows.push_back(
          TensorRef::adopt(new_sparse_rows(v->shape, TensorRef::share(inputs[at]), TensorRef::share(inputs[at + 1]))));
      gradients[count] = rows.back().get();
      ++at;
    }
    ++at;
    ++count;
  }
  update.optimizer->apply(ctx, variables.get(), gradients.get(), count);
}

// ---- custom gradients

// The traced way back.
class TracedBackward final : public CustomBackward {
 public:
  TracedBackward(std::shared_ptr<const CustomGradient> g, std::vector<TensorRef> captures)
      : CustomBackward(false), gradient_(std::move(g)), captures_(std::move(captures)) {}
  void run(eager_context& ctx, const std::vector<TensorRef>& dy, std::vector<TensorRef>& dx) override {
    if (!gradient_->backward) throw gradient_->error;
    std::vector<TensorRef> in = dy;
    in.insert(in.end(), captures_.begin(), captures_.end());
    const InsideFunction inside(ctx);  // the way there has been checked
    std::vector<TensorRef> out = gradient_->backward->call(ctx, in);
    for (size_t i = 0; i < out.size(); ++i) dx[static_cast<size_t>(gradient_->wanted[i])] = std::move(out[i]);
  }

 private:
  const std::shared_ptr<const CustomGradient> gradient_;
  const std::vector<TensorRef> captures_;
};

struct CustomGradientObject {
  std::shared_ptr<CustomGradient> gradient;
};

void run_custom_gradient(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                         int32_t& num_outputs) {
  const std::shared_ptr<CustomGradient>& gradient = object_of<CustomGradientObject>(op).gradient;
  const int num_inputs = gradient->num_inputs, m = gradient->num_outputs;
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
  Ref<CustomBackward> backward = gradient->callers;
  if (!backward) {
    std::vector<TensorRef> captures;
    for (int i = num_inputs + m; i < n; ++i) captures.push_back(TensorRef::share(inputs[i]));
    backward = Ref<CustomBackward>::adopt(new TracedBackward(gradient, std::move(captures)));
  }
  for_each_tape(ctx, [&](eager_tape& tape) { tape.record_custom(*backward, inputs, num_inputs, outputs, m); });
}

// ---- callbacks

void run_host_call(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                   int32_t& num_outputs) {
  const HostCallback& callback = object_of<HostCallback>(op);
  const int m = static_cast<int>(callback.dtypes.size());
  check_room(op, m, num_outputs);
  if (ctx.trace) {
    std::vector<TensorRef> out;
    for (int i = 0; i < m; ++i)
      out.push_back(TensorRef::adopt(
          new_symbolic(callback.dtypes[static_cast<size_t>(i)], callback.shapes[static_cast<size_t>(i)])));
    Tracer::of(ctx).add_node(op, std::vector<eager_tensor*>(inputs, inputs + n), out);
    tell_tapes(ctx, op, inputs, n, out);
    for (int i = 0; i < m; ++i) outputs[i] = out[static_cast<size_t>(i)].take();
    return;
  }
  std::vector<TensorRef> dense;
  std::vector<eager_tensor*> in;
  for (int i = 0; i < n; ++i) {
    dense.push_back(inputs[i]->flags & kSparseRows ? to_dense(ctx, *inputs[i]) : TensorRef::share(inputs[i]));
    in.push_back(dense.back().get());
  }
  std::vector<eager_tensor*> out(static_cast<size_t>(m));
  std::vector<TensorRef> results(static_cast<size_t>(m));
  eager_status* status;
  {
    PauseTapes pause(ctx);
    const int depth = std::exchange(ctx.function_depth, 0);  // what the callback calls is no part of the function
    status = callback.function(callback.user_data, &ctx, in.data(), n, out.data(), m);
    ctx.function_depth = depth;
  }
  for (size_t i = 0; i < out.size(); ++i) {
    if (out[i] && tag_of(out[i]) == Tag::tensor) results[i] = TensorRef::adopt(out[i]);
  }
  if (status) throw CallbackError{status};
  for (int i = 0; i < m; ++i) {
    TensorRef& t = results[static_cast<size_t>(i)];
    const DType dtype = callback.dtypes[static_cast<size_t>(i)];
    const Shape& shape = callback.shapes[static_cast<size_t>(i)];
    if (!t) invalid_argument("output #", i, " of the callback is not a tensor");
    if (ctx.is_foreign(*t)) refuse_symbolic("output #", i, " of the callback");
    if (t->flags & kSparseRows) t = to_dense(ctx, *t);
    if (t->flags & kWeak && may_become(*t, dtype)) t = strong_scalar(*t, dtype);
    if (t->dtype != dtype || !may_equal(t->shape(), shape)) {
      invalid_argument("output #", i, " of the callback is a ", dtype_name(t->dtype), " tensor of shape ",
                       to_string(t->shape()), ", declared was ", dtype_name(dtype), " ", to_string(shape));
    }
    t = TensorRef::adopt(new_alias(*t, t->dtype, t->shape(), 0));  // the callback may have given an input back
  }
  tell_tapes(ctx, op, inputs, n, results);
  for (int i = 0; i < m; ++i) outputs[i] = results[static_cast<size_t>(i)].take();
}

}  // namespace

void check_room(const eager_op& op, int needed, int32_t& num_outputs, const char* name) {
  const int room = std::exchange(num_outputs, needed);
  if (needed > room)
    invalid_argument(name ? name : op.def.name, " has ", needed, " outputs, room for ", room, " was given");
}

bool is_symbolic(eager_tensor* const* tensors, int n) {
  for (int i = 0; i < n; ++i) {
    if (tensors[i] && (tensors[i]->flags & kSymbolic)) return true;
  }
  return false;
}

void tell_tapes(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n,
                const std::vector<TensorRef>& outputs) {
  if (!ctx.has_tapes()) return;
  std::vector<eager_tensor*> out = handles(outputs);
  for_each_tape(ctx, [&](eager_tape& tape) {
    tape.record({&op, op.attrs, false, inputs, n, out.data(), static_cast<int>(out.size())});
  });
}

void set_function(eager_op& op, const char* attr, eager_function& f) {
  op.set_object(attr, hold(f), AttrType::function);
}
eager_function* function_called_by(const eager_op& op) {
  return op.def.run_ == run_call ? &object_of<eager_function>(op) : nullptr;
}
Ref<eager_op> call_op(eager_function& f) { return new_internal_op("call", "function", hold(f), AttrType::function); }

TensorRef read_variable(eager_context& ctx, eager_variable& v) {
  if (ctx.trace) return execute1(ctx, *variable_op("read_variable", v), {});
  TensorRef value = v.read();
  for_each_tape(ctx, [&](eager_tape& tape) { tape.add_read(v, *value); });
  return value;
}

void assign_variable(eager_context& ctx, eager_variable& v, eager_tensor& value, Assignment kind) {
  if (ctx.trace) {
    eager_tensor* in = &value;
    int32_t room = 0;
    return execute(ctx, *variable_op(assignment_op(kind), v), &in, 1, nullptr, 0, nullptr, room);
  }
  if (kind == Assignment::assign) v.assign(TensorRef::share(&value));
  else if (kind == Assignment::add) assign_add(ctx, v, TensorRef::share(&value));
  else assign_sub(ctx, v, TensorRef::share(&value));
}

eager_variable* variable_read_by(const eager_op& op) {
  return op.def.run_ == run_read ? &object_of<eager_variable>(op) : nullptr;
}

eager_variable* variable_of(const eager_op& op) {
  return op.def.run_ == run_read || is_assignment(op) ? &object_of<eager_variable>(op) : nullptr;
}

Ref<eager_op> variable_op(const char* name, eager_variable& v) { return new_internal_op(name, "variable", hold(v)); }

namespace {

class ReadVariables {
 public:
  void add(const eager_op& op) {
    if (eager_variable* v = variable_read_by(op)) add(v);
    for (const eager_function* f : functions_of(op)) {
      for (eager_variable* v : f->reads) add(v);
    }
  }
  std::vector<eager_variable*> take() { return std::move(found_); }

 private:
  void add(eager_variable* v) {
    if (seen_.insert(v).second) found_.push_back(v);
  }

  std::vector<eager_variable*> found_;
  std::unordered_set<eager_variable*> seen_;
};

}  // namespace

std::vector<eager_variable*> variables_read_by(const eager_op& op) {
  ReadVariables found;
  found.add(op);
  return found.take();
}

std::vector<eager_variable*> variables_read_by(const Graph& g) {
  ReadVariables found;
  for (const Node& node : g.nodes) found.add(*node.op);
  return found.take();
}

const Update* update_of(const eager_op& op) { return op.def.run_ == run_update ? &object_of<Update>(op) : nullptr; }
Ref<eager_op> update_op(std::shared_ptr<Update> update) {
  return new_internal_op("apply_optimizer", "update", std::move(update));
}

void check_rows(const eager_variable& v, const eager_tensor& indices, const eager_tensor& values) {
  Shape rows = v.shape;
  if (rows.rank() > 0 && indices.rank == 1) rows[0] = indices.dims[0];
  if (indices.dtype != DType::int64 || indices.rank != 1 || v.shape.rank() == 0 || values.dtype != v.dtype ||
      !may_equal(values.shape(), rows)) {
    invalid_argument("indices ", to_string(indices.shape()), " and values ", to_string(values.shape()),
                     " are no sparse rows of variable '", v.name, "' of shape ", to_string(v.shape));
  }
}

std::vector<eager_variable*> variables_assigned_by(const eager_op& op) {
  std::vector<eager_variable*> variables;
  if (const Update* update = update_of(op)) {
    for (const Ref<eager_variable>& v : update->variables) variables.push_back(v.get());
  } else if (is_assignment(op)) {
    variables.push_back(variable_of(op));
  }
  return variables;
}

void apply_optimizer(eager_context& ctx, eager_optimizer& optimizer, eager_variable* const* variables,
                     eager_tensor* const* gradients, int count) {
  if (!ctx.trace) return optimizer.apply(ctx, variables, gradients, count);
  auto update = std::make_shared<Update>();
  update->optimizer = Ref<eager_optimizer>::share(&optimizer);
  std::vector<eager_tensor*> inputs;
  for (int i = 0; i < count; ++i) {
    eager_tensor* g = gradients[i];
    optimizer.check(*variables[i], g);
    const bool has_rows = g && (g->flags & kSparseRows);
    update->variables.push_back(Ref<eager_variable>::share(variables[i]));
    update->has_rows.push_back(has_rows);
    if (has_rows) {
      inputs.push_back(g->sparse->indices.get());
      inputs.push_back(g->sparse->values.get());
    } else {
      inputs.push_back(g);
    }
  }
  int32_t room = 0;
  execute(ctx, *update_op(std::move(update)), inputs.data(), static_cast<int>(inputs.size()), nullptr, 0, nullptr,
          room);
}

const CustomGradient* custom_gradient_of(const eager_op& op) {
  return op.def.run_ == run_custom_gradient ? object_of<CustomGradientObject>(op).gradient.get() : nullptr;
}

Ref<eager_op> custom_gradient_op(std::shared_ptr<CustomGradient> gradient) {
  return new_internal_op("custom_gradient", "gradient",
                         std::make_shared<CustomGradientObject>(CustomGradientObject{std::move(gradient)}));
}

void record_custom(eager_context& ctx, CustomBackward& backward, eager_tensor* const* inputs, int num_inputs,
                   eager_tensor* const* outputs, int num_outputs, eager_tensor** recorded) {
  std::vector<TensorRef> dense;
  std::vector<eager_tensor*> all(inputs, inputs + num_inputs);
  for (int i = 0; i < num_outputs; ++i) {
    dense.push_back(outputs[i]->flags & kSparseRows ? to_dense(ctx, *outputs[i]) : TensorRef::share(outputs[i]));
    all.push_back(dense.back().get());
  }
  if (ctx.trace && is_symbolic(all.data(), static_cast<int>(all.size()))) {
    auto gradient = std::make_shared<CustomGradient>(num_inputs, num_outputs);
    gradient->callers = Ref<CustomBackward>::share(&backward);
    int32_t room = num_outputs;
    return execute(ctx, *custom_gradient_op(std::move(gradient)), all.data(), static_cast<int>(all.size()), nullptr, 0,
                   recorded, room);
  }
  for (int i = 0; i < num_outputs; ++i) {
    const eager_tensor& t = *dense[static_cast<size_t>(i)];
    recorded[i] = new_alias(t, t.dtype, t.shape(), 0);
  }
  for_each_tape(ctx,
                [&](eager_tape& tape) { tape.record_custom(backward, inputs, num_inputs, recorded, num_outputs); });
}

Ref<eager_op> host_call_op(std::shared_ptr<HostCallback> callback) {
  return new_internal_op("host_call", "callback", std::move(callback));
}

const HostCallback* callback_of(const eager_op& op) {
  return op.def.run_ == run_host_call ? &object_of<HostCallback>(op) : nullptr;
}

std::vector<eager_function*> functions_held_by(const eager_op& op) {
  std::vector<eager_function*> functions = functions_of(op);
  const CustomGradient* gradient = custom_gradient_of(op);
  if (gradient && gradient->backward) functions.push_back(gradient->backward.get());
  return functions;
}

// clang-format off
void define_function(Registry& r) {
  define_control_flow(r);
  r.op("call").describe("A traced function.").input("inputs", dtypes::all, 0, kList).output_list("outputs")
      .attr_function("function").composite(run_call).no_gradient().internal();
  r.op("read_variable").describe("A variable's value.").output("value").attr_object("variable")
      .composite(run_read).effects(kReadsVariable).no_gradient().internal();
  auto assign = [&](const char* name, RunFn run) {
    r.op(name).describe("Assigns to a variable.").input("value", dtypes::all, 0).attr_object("variable")
        .composite(run).effects(kWritesVariable).no_gradient().internal();
  };
  assign("assign_variable", run_assign<Assignment::assign>);
  assign("assign_add_variable", run_assign<Assignment::add>);
  assign("assign_sub_variable", run_assign<Assignment::subtract>);
  r.op("apply_optimizer").describe("One step of an optimizer.").input("gradients", dtypes::all, 0, kList | kOptional)
      .attr_object("update").composite(run_update).effects(kReadsVariable | kWritesVariable)
      .no_gradient().internal();
  r.op("custom_gradient").describe("Outputs with another way back to the inputs.")
      .input("inputs", dtypes::all, 0, kList).output_list("outputs").attr_object("gradient")
      .composite(run_custom_gradient).no_gradient().internal();
  r.op("host_call").describe("The caller's code.").input("inputs", dtypes::all, 0, kList).output_list("outputs")
      .attr_object("callback").composite(run_host_call).effects(kCallback).no_gradient().internal();
}
// clang-format on

}  // namespace eager
