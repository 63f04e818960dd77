#include "runtime/function/nodes/control_flow.h"

#include <algorithm>

#include "runtime/core/gradient.h"
#include "runtime/core/copy.h"
#include "runtime/core/device_manager.h"
#include "runtime/core/interrupt.h"
#include "runtime/execute/execute.h"
#include "runtime/function/graph/internal_ops.h"
#include "runtime/function/nodes/call.h"
#include "runtime/function/nodes/composite.h"
#include "runtime/function/nodes/definitions.h"
#include "runtime/function/trace/tracer.h"

namespace eager {

namespace {

// ---- attributes

eager_function& function_attr(const eager_op& op, AttrName name) {
  const AttrValue& value = op.attr(name);
  if (!value.given) invalid_argument("attribute '", name.text, "' is not set");
  return *static_cast<eager_function*>(value.object);
}

// Returns the attribute, a number of inputs. INVALID_ARGUMENT if it is negative or more than are left.
int count_attr(const eager_op& op, AttrName name, int left) {
  const AttrValue& value = op.attr(name);
  const int64_t n = value.given ? value.i : 0;
  if (n < 0 || n > left) {
    invalid_argument("attribute '", name.text, "' is ", n, ", which does not fit ", left, " inputs");
  }
  return n;
}

int64_t length_attr(const eager_op& op, AttrName name) {
  const AttrValue& value = op.attr(name);
  if (!value.given) return -1;
  if (value.i < 0) invalid_argument("attribute '", name.text, "' must not be negative, got ", value.i);
  return value.i;
}

std::string text_of(const eager_tensor& t) {
  return cat("a ", dtype_name(t.dtype), " tensor of shape ", to_string(t.shape()));
}
bool is_same_kind(const eager_tensor& a, const eager_tensor& b) { return a.dtype == b.dtype && a.rank == b.rank; }

void check_takes(const eager_function& f, const char* attr, int n) {
  if (f.num_inputs() != n)
    invalid_argument("attribute '", attr, "' is a function of ", f.num_inputs(), " inputs, but gets ", n);
}

void check_iteration(const Iteration& it, int n) {
  const eager_function& body = *it.body;
  check_takes(body, it.body_attr, n);
  if (body.num_outputs() < it.num_carries) {
    invalid_argument("attribute '", it.body_attr, "' is a function of ", body.num_outputs(), " outputs, but there are ",
                     it.num_carries, " carries");
  }
  for (int i = it.num_carries; i < body.num_outputs(); ++i) {
    if (body.output(i).dtype == DType::string)
      invalid_argument("attribute '", it.body_attr, "': output #", i, " is a string tensor, and cannot be stacked");
  }
  for (int i = 0; i < it.num_carries; ++i) {
    if (is_same_kind(body.input(i), body.output(i))) continue;
    invalid_argument("attribute '", it.body_attr, "': output #", i, " must have the dtype and rank of input #", i,
                     ": it is ", text_of(body.output(i)), ", not ", text_of(body.input(i)));
  }
  if (!it.condition) return;
  check_takes(*it.condition, "cond", n);
  for (int i = 0; i < n; ++i) {
    if (is_same_kind(body.input(i), it.condition->input(i))) continue;
    invalid_argument("attribute 'cond': input #", i, " must be as that of body: it is ",
                     text_of(it.condition->input(i)), ", not ", text_of(body.input(i)));
  }
  if (it.condition->num_outputs() != 1)
    invalid_argument("attribute 'cond' must have one output, not ", it.condition->num_outputs());
  const eager_tensor& c = it.condition->output(0);
  if (c.dtype != DType::boolean || c.rank != 0)
    invalid_argument("attribute 'cond' must give a bool scalar, not ", text_of(c));
}

}  // namespace

Shape common_dims(ShapeView a, ShapeView b) {
  Shape shape(a);
  for (int d = 0; d < a.rank; ++d) {
    if (a[d] != b[d]) shape[d] = kUnknown;
  }
  return shape;
}

Shape unknown_dims(int rank) {
  Shape shape;
  for (int i = 0; i < rank; ++i) shape.push_back(kUnknown);
  return shape;
}

Iteration iteration_of(const eager_op& op, int n) {
  Iteration it;
  if (is_op<"while_loop">(op)) {
    it.condition = &function_attr(op, "cond");
    it.body = &function_attr(op, "body");
    it.body_attr = "body";
    it.num_invariants = count_attr(op, "num_invariants", n);
    it.num_carries = n - it.num_invariants;
    it.length = length_attr(op, "maximum_iterations");
  } else if (is_op<"map">(op)) {
    it.body = &function_attr(op, "function");
    it.num_invariants = count_attr(op, "num_invariants", n);
    it.num_xs = n - it.num_invariants;
    if (it.num_xs == 0) invalid_argument("map needs at least one input that is no invariant");
  } else {
    it.body = &function_attr(op, "function");
    it.num_carries = count_attr(op, "num_carries", n);
    it.num_invariants = count_attr(op, "num_invariants", n - it.num_carries);
    it.num_xs = n - it.num_carries - it.num_invariants;
    it.reverse = op.attr("reverse").i != 0;
    it.length = length_attr(op, "length");
    if (it.num_xs == 0 && it.length < 0) invalid_argument("attribute 'length' must be set where there are no xs");
  }
  check_iteration(it, n);
  return it;
}

Branches branches_of(const eager_op& op, int n) {
  const Branches b{{&function_attr(op, "then_branch"), &function_attr(op, "else_branch")}};
  const eager_function &yes = *b.branches[0], &no = *b.branches[1];
  if (n < 1) invalid_argument("cond needs a predicate");
  check_takes(yes, "then_branch", n - 1);
  check_takes(no, "else_branch", n - 1);
  if (yes.num_outputs() != no.num_outputs()) {
    invalid_argument("attributes 'then_branch' and 'else_branch' must have as many outputs, not ", yes.num_outputs(),
                     " and ", no.num_outputs());
  }
  for (int i = 0; i < yes.num_outputs(); ++i) {
    if (is_same_kind(yes.output(i), no.output(i))) continue;
    invalid_argument("attributes 'then_branch' and 'else_branch': outputs #", i, " must have one dtype and rank, not ",
                     text_of(yes.output(i)), " and ", text_of(no.output(i)));
  }
  return b;
}

namespace {

// ---- control flow on values

bool is_true(const eager_tensor& t) {
  const TensorRef host = copy_to_device(TensorRef::share(const_cast<eager_tensor*>(&t)), kHostDevice);
  uint8_t value = 0;
  convert_scalar(*host, DType::boolean, &value);
  return value != 0;
}

// Returns the parts, one for each iteration, stacked along a new first axis. Without iterations the first dim is 0, the
// others are those of `like`, with 0 for unknown ones.
TensorRef stack(eager_context& ctx, const std::vector<TensorRef>& parts, const eager_tensor& like, int device) {
  if (parts.empty()) {
    Shape shape{0};
    for (int64_t d : like.shape()) shape.push_back(std::max<int64_t>(d, 0));
    return TensorRef::adopt(new_tensor(like.dtype, shape, device));
  }
  return execute_list(ctx, *prepared<"stack", "">(), parts, 1)[0];
}

int64_t length_of(const Iteration& it, const std::vector<TensorRef>& inputs) {
  int64_t length = it.length;
  for (int i = it.num_carries; i < it.num_sliced(); ++i) {
    const int64_t n = inputs[i]->dims[0];
    if (!may_equal(n, length)) {
      invalid_argument("input #", i, " has ", n, " slices along its first axis, expected were ", length);
    }
    length = std::max(length, n);
  }
  if (length > INT32_MAX) invalid_argument("at most ", INT32_MAX, " iterations give slices, not ", length);
  return length;
}

std::vector<TensorRef> iterate(eager_context& ctx, const Iteration& it, const std::vector<TensorRef>& inputs) {
  const size_t c = it.num_carries, x = it.num_xs;
  const int64_t length = it.condition ? it.length : length_of(it, inputs);
  std::vector<std::vector<TensorRef>> xs, ys(it.body->num_outputs() - c);
  for (size_t i = c; i < c + x; ++i) xs.push_back(execute_list(ctx, *prepared<"unstack", "">(), {inputs[i]}, length));
  std::vector<TensorRef> in = inputs;
  Poll poll(ctx);
  int64_t done = 0;
  for (; length < 0 || done < length; ++done) {
    poll();
    if (it.condition && !is_true(*call_function(ctx, *it.condition, in)[0])) break;
    const size_t at = it.reverse ? length - 1 - done : done;
    for (size_t k = 0; k < x; ++k) in[c + k] = std::move(xs[k][at]);
    std::vector<TensorRef> out = call_function(ctx, *it.body, in);
    for (size_t k = 0; k < c; ++k) in[k] = std::move(out[k]);
    for (size_t k = 0; k < ys.size(); ++k) ys[k].push_back(std::move(out[c + k]));
  }
  std::vector<TensorRef> results;
  for (size_t k = 0; k < c; ++k) {
    results.push_back(done > 0 ? std::move(in[k]) : execute1(ctx, *prepared<"identity", "">(), {in[k].get()}));
  }
  const int device = ctx.scope >= 0 ? ctx.scope : inputs.empty() ? ctx.default_device : inputs[0]->device_index;
  for (size_t k = 0; k < ys.size(); ++k) {
    if (it.reverse) std::reverse(ys[k].begin(), ys[k].end());
    results.push_back(stack(ctx, ys[k], it.body->output(c + k), device));
    ys[k].clear();
  }
  return results;
}

// ---- control flow in a trace

std::vector<TensorRef> outputs_of_cond(const Branches& b) {
  std::vector<TensorRef> outputs;
  for (int i = 0; i < b.branches[0]->num_outputs(); ++i) {
    const eager_tensor &yes = b.branches[0]->output(i), &no = b.branches[1]->output(i);
    outputs.push_back(new_traced(yes.dtype, common_dims(yes.shape(), no.shape())));
  }
  return outputs;
}

std::vector<TensorRef> outputs_of_iteration(const Iteration& it, const std::vector<TensorRef>& inputs) {
  std::vector<TensorRef> outputs;
  const int64_t length = it.condition ? -1 : length_of(it, inputs);
  for (int i = 0; i < it.body->num_outputs(); ++i) {
    const eager_tensor& y = it.body->output(i);
    if (i < it.num_carries) {
      outputs.push_back(new_traced(y.dtype, common_dims(y.shape(), inputs[i]->shape())));
      continue;
    }
    Shape shape{length};
    for (int64_t d : y.shape()) shape.push_back(d);
    outputs.push_back(new_traced(y.dtype, shape));
  }
  return outputs;
}

// ---- the ops

std::vector<TensorRef> fit_branches(eager_context& ctx, const Branches& b, eager_tensor* const* inputs, int n) {
  std::vector<TensorRef> fitted;
  const eager_tensor* p = inputs[0];
  if (p->rank != 0 || p->dtype == DType::string || p->flags & kSparseRows) {
    invalid_argument("the predicate must be a bool or a number of rank 0, not ", text_of(*p));
  }
  fitted.push_back(p->flags & kWeak ? TensorRef::share(inputs[0])
                                    : fit_input(ctx, "cond", 0, inputs[0], p->dtype, p->shape()));
  for (int i = 1; i < n; ++i) {
    TensorRef t = TensorRef::share(inputs[i]);
    for (int k = 0; k < 2; ++k) {
      // Dims are left for the branch that is taken to check.
      const eager_tensor& wanted = b.branches[k]->input(i - 1);
      t = fit_input(ctx, k == 0 ? "then_branch of cond" : "else_branch of cond", i, t.get(), wanted.dtype,
                    unknown_dims(wanted.rank));
    }
    fitted.push_back(std::move(t));
  }
  return fitted;
}

std::vector<TensorRef> fit_iteration(eager_context& ctx, const eager_op& op, const Iteration& it,
                                     eager_tensor* const* inputs, int n) {
  std::vector<TensorRef> fitted;
  const std::string who = cat(it.body_attr, " of ", op.def.name);
  for (int i = 0; i < n; ++i) {
    const eager_tensor& wanted = it.body->input(i);
    Shape shape(wanted.shape());
    if (i >= it.num_carries && i < it.num_sliced()) {
      shape = Shape{kUnknown};
      for (int64_t d : wanted.shape()) shape.push_back(d);
    }
    TensorRef t = fit_input(ctx, who, i, inputs[i], wanted.dtype, shape);
    if (it.condition) {
      const eager_tensor& c = it.condition->input(i);
      t = fit_input(ctx, "cond of while_loop", i, t.get(), c.dtype, c.shape());
    }
    fitted.push_back(std::move(t));
  }
  return fitted;
}

std::vector<TensorRef> trace(eager_context& ctx, eager_op& op, const std::vector<TensorRef>& inputs) {
  return ctx.has_tapes() ? record_control_flow(ctx, op, inputs) : add_control_flow(ctx, op, inputs);
}

void give(std::vector<TensorRef> results, eager_tensor** outputs) {
  for (size_t i = 0; i < results.size(); ++i) outputs[i] = results[i].take();
}

void run_cond(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
              int32_t& num_outputs) {
  const Branches b = branches_of(op, n);
  check_room(op, b.branches[0]->num_outputs(), num_outputs);
  const std::vector<TensorRef> in = fit_branches(ctx, b, inputs, n);
  if (in[0]->flags & kSymbolic || (ctx.trace && ctx.trace->writes_all)) return give(trace(ctx, op, in), outputs);
  give(call_function(ctx, *b.branches[is_true(*in[0]) ? 0 : 1], {in.begin() + 1, in.end()}), outputs);
}

void run_iteration(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                   int32_t& num_outputs) {
  const Iteration it = iteration_of(op, n);
  check_room(op, it.body->num_outputs(), num_outputs);
  const std::vector<TensorRef> in = fit_iteration(ctx, op, it, inputs, n);
  const bool is_traced = ctx.trace && (ctx.trace->writes_all || is_symbolic(inputs, n) || op.effects != kNoEffects);
  if (is_traced) return give(trace(ctx, op, in), outputs);
  give(iterate(ctx, it, in), outputs);
}

}  // namespace

std::vector<TensorRef> add_control_flow(eager_context& ctx, eager_op& op, const std::vector<TensorRef>& inputs) {
  const int n = inputs.size();
  std::vector<TensorRef> outputs =
      is_op<"cond">(op) ? outputs_of_cond(branches_of(op, n)) : outputs_of_iteration(iteration_of(op, n), inputs);
  Tracer::of(ctx).add_node(op, handles(inputs), outputs);
  return outputs;
}

// clang-format off
void define_control_flow(Registry& r) {
  auto op = [&](const char* name, const char* text, RunFn run, const char* in, const char* out) -> OpDef& {
    return r.op(name)
        .describe(text)
        .input("inputs", dtypes::all, 0, kList).says("any", in)
        .output_list("outputs", "inputs").says("any", out)
        .composite(run)
        .gradient(no_own_gradient);
  };
  const char* invariants = "How many of the inputs, the last ones, are the same in each iteration.";
  op("cond", "One function or another of the same inputs.", run_cond,
     "A scalar, which chooses (true unless it is 0), and the inputs of the function.", "What the chosen function gives.")
      .attr_function("then_branch").required().says("The function that runs where the first input is true.")
      .attr_function("else_branch").required().says("The function that runs where it is false; its outputs have the "
                                                    "same dtypes.");
  op("while_loop", "Loop variables, updated by a function as long as another one is true of them.", run_iteration,
     "The loop variables before the first iteration, and the invariants.",
     "The loop variables after the last iteration; then what else the function gave, each stacked along a new first "
     "axis.")
      .attr_function("cond").required().says("A function of all inputs that gives a boolean scalar: whether to go on.")
      .attr_function("body").required()
      .says("A function of all inputs that gives new loop variables, and perhaps more.")
      .attr_int("num_invariants", 0).says(invariants)
      .attr_int("maximum_iterations").says("After how many iterations the loop ends in any case; there is no bound if "
                                           "it is absent.");
  op("map", "A function of each slice along the first axis.", run_iteration, "Tensors of one first dim, and the "
          "invariants.",
     "What the function gives, each stacked along a new first axis.")
      .attr_function("function").required().says("A function of a slice of each tensor, and of the invariants.")
      .attr_int("num_invariants", 0).says(invariants);
  op("scan", "A function of carries and each slice along the first axis, one slice after the other.", run_iteration,
     "The first carries, tensors of one first dim, and the invariants.",
     "The last carries; then what else the function gave, each stacked along a new first axis.")
      .attr_function("function").required()
      .says("A function of the carries, a slice of each tensor, and the invariants, which gives new carries, and "
            "perhaps more.")
      .attr_int("num_carries", 0).says("How many of the inputs, the first ones, are carries.")
      .attr_int("num_invariants", 0).says(invariants)
      .attr_bool("reverse", false).says("Whether the last slice comes first.")
      .attr_int("length").says("The number of slices; that of the tensors if it is absent, which must be there then.");
}
// clang-format on

}  // namespace eager
