// The backward pass through control flow in a trace; control_flow.h describes the algorithm.
#include <algorithm>
#include <cstring>

#include "runtime/autograd/custom.h"
#include "runtime/core/gradient.h"
#include "runtime/autograd/tape.h"
#include "runtime/core/device_manager.h"
#include "runtime/execute/execute.h"
#include "runtime/function/nodes/control_flow.h"
#include "runtime/function/gradient/function_gradients.h"
#include "runtime/function/graph/facts.h"
#include "runtime/function/graph/internal_ops.h"
#include "runtime/function/nodes/call.h"
#include "runtime/function/nodes/composite.h"
#include "runtime/function/nodes/variables.h"
#include "runtime/function/trace/tracer.h"

namespace eager {

namespace {

// ---- ops with other functions

// Returns a copy of op whose attributes may be set.
Ref<eager_op> thawed(const eager_op& op) {
  Ref<eager_op> copy = op.with(op.attrs, op.device_index);
  copy->frozen = false;
  return copy;
}

using Variables = std::vector<eager_variable*>;

// Returns f with the values of the variables as further inputs, which replace its reads.
Ref<eager_function> lift_reads(const eager_function& f, const Variables& variables);

// Returns op with the values of the variables as its last inputs.
Ref<eager_op> lift_reads(const eager_op& op, const Variables& variables) {
  Ref<eager_op> lifted = thawed(op);
  for (size_t i = 0; i < op.def.attributes_.size(); ++i) {
    const Attribute& a = op.def.attributes_[i];
    if (a.type == AttrType::function && op.attrs[i].given) {
      set_function(*lifted, a.name, *lift_reads(*static_cast<eager_function*>(op.attrs[i].object), variables));
    } else if (std::strcmp(a.name, "num_invariants") == 0) {
      lifted->set_int(a.name, op.attrs[i].i + variables.size());
    }
  }
  lifted->freeze();
  return lifted;
}

Ref<eager_function> lift_reads(const eager_function& f, const Variables& variables) {
  Graph g = f.graph();
  std::vector<int32_t> given, number(g.values.size());
  for (size_t v = 0; v < number.size(); ++v) number[v] = v;
  for (const eager_variable* v : variables) {
    given.push_back(g.add(new_traced(v->dtype, v->shape)));
    g.inputs.push_back(given.back());
  }
  auto renumber = [&](std::vector<int32_t>& values) {
    for (int32_t& v : values) v = v < 0 ? v : number[v];
  };
  for (Node& node : std::exchange(g.nodes, {})) {
    renumber(node.inputs);
    const auto at = std::find(variables.begin(), variables.end(), variable_read_by(*node.op));
    if (at != variables.end()) {
      number[node.outputs[0]] = given[at - variables.begin()];
      continue;
    }
    if (!functions_of(*node.op).empty()) {
      node.op = lift_reads(*node.op, variables);
      node.inputs.insert(node.inputs.end(), given.begin(), given.end());
    }
    g.nodes.push_back(std::move(node));
  }
  renumber(g.outputs);
  return new_function(std::move(g), f.options());
}

// Adds the variables that op and its functions assign to.
void add_assigned(const eager_op& op, Variables& assigned) {
  for (eager_variable* v : variables_assigned_by(op)) assigned.push_back(v);
  for (const eager_function* f : functions_of(op)) {
    for (const Node& node : f->graph().nodes) add_assigned(*node.op, assigned);
  }
}

// ---- the backward pass

// The source of an input of the backward pass' op.
struct BackwardInput {
  // gradient: the gradient of output `index`; input, output: that of the forward op; zeros: zeros like input `index`
  enum From { gradient, input, output, zeros } from;
  int index;
};

// An op whose functions give residuals too, and the op of its backward pass.
struct ControlGradient {
  Ref<eager_op> forward, backward;
  std::vector<BackwardInput> inputs;  // the inputs of `backward`
  std::vector<int> sources, outputs;  // the inputs and outputs of `forward` that have gradients
  std::vector<int> gradients;         // for each output of `backward`, the input whose gradient it is
  std::vector<int> reshaped;          // inputs whose gradients lack some dims if there was no iteration
};

// The backward pass that tapes run for such an op.
class ControlBackward final : public CustomBackward {
 public:
  ControlBackward(ControlGradient gradient, std::vector<TensorRef> in, std::vector<TensorRef> out)
      : CustomBackward(false), gradient_(std::move(gradient)), inputs_(std::move(in)), outputs_(std::move(out)) {}

  void run(eager_context& ctx, const std::vector<TensorRef>& dy, std::vector<TensorRef>& dx) override {
    std::vector<TensorRef> outputs = outputs_;
    if (ctx.has_tapes() && gradient_.forward->effects == kNoEffects)
      outputs = execute_list(ctx, *gradient_.forward, inputs_, outputs.size());
    auto of = [](const std::vector<int>& list, int value) {
      return std::find(list.begin(), list.end(), value) - list.begin();
    };
    std::vector<TensorRef> in;
    for (const BackwardInput& o : gradient_.inputs) {
      const size_t i = o.index;
      switch (o.from) {
        case BackwardInput::gradient: in.push_back(dy[of(gradient_.outputs, o.index)]); break;
        case BackwardInput::input: in.push_back(inputs_[i]); break;
        case BackwardInput::output: in.push_back(outputs[i]); break;
        case BackwardInput::zeros:
          in.push_back(execute1(ctx, *prepared<"zeros_like", "">(), {inputs_[i].get()}));
          break;
      }
    }
    std::vector<TensorRef> gradients = execute_list(ctx, *gradient_.backward, in, gradient_.gradients.size());
    for (size_t k = 0; k < gradients.size(); ++k) {
      const size_t source = of(gradient_.sources, gradient_.gradients[k]);
      if (source == dx.size()) continue;
      const bool is_reshaped = std::count(gradient_.reshaped.begin(), gradient_.reshaped.end(), gradient_.gradients[k]);
      const TensorRef& like = inputs_[gradient_.gradients[k]];
      dx[source] = is_reshaped ? execute1(ctx, *prepared<"reshape_like", "">(), {gradients[k].get(), like.get()})
                               : std::move(gradients[k]);
    }
  }

 private:
  const ControlGradient gradient_;
  const std::vector<TensorRef> inputs_, outputs_;
};

// The backward pass of the residuals of a node that must not run again, since it has effects: it refuses gradients of
// gradients.
class NoBackward final : public CustomBackward {
 public:
  explicit NoBackward(const OpDef& def) : CustomBackward(false), def_(def) {}
  void run(eager_context&, const std::vector<TensorRef>&, std::vector<TensorRef>&) override {
    fail(Code::unimplemented, "gradients of gradients through ", def_.name,
         ", whose functions have effects, in a trace");
  }

 private:
  const OpDef& def_;
};

// A function being traced: the backward pass of f, under f's name.
struct Body {
  Body(eager_context& ctx, const eager_function& f)
      : trace(new_trace_context(ctx, f.name())), tracer(Tracer::of(*trace)), options(f.options()) {
    trace->set_scope(-1);  // the backward pass of a tape has no scope either
  }
  TensorRef input(const eager_tensor& like) { return tracer.input(like.dtype, like.shape()); }
  TensorRef zeros_like(const TensorRef& t) { return execute1(*trace, *prepared<"zeros_like", "">(), {t.get()}); }
  Ref<eager_function> end(const std::vector<TensorRef>& outputs) {
    const std::vector<eager_tensor*> out = handles(outputs);
    return new_function(tracer.finish(out.data(), out.size()), options);
  }

  Ref<eager_context> trace;
  Tracer& tracer;
  const FunctionOptions options;
};

// Returns the input that output k of g.backward is the gradient of.
int source_of(const FunctionGradient& g, size_t k) { return g.sources[g.gradients[k].source]; }

// ---- cond

// Returns a tensor of the dtype and rank of `like` whose dims are 0: it stands for a residual of the branch that is not
// taken.
TensorRef placeholder(const eager_tensor& like) {
  Shape shape;
  for (int i = 0; i < like.rank; ++i) shape.push_back(0);
  TensorRef t = TensorRef::adopt(new_tensor(like.dtype, shape, kHostDevice));
  if (like.rank == 0) std::memset(t->data, 0, t->num_bytes());
  return t;
}

// Makes the gradient of a cond.
class CondGradient {
 public:
  CondGradient(eager_context& ctx, eager_op& op, const std::vector<TensorRef>& inputs, const std::vector<bool>& wanted)
      : ctx_(ctx), inputs_(inputs) {
    const Branches b = branches_of(op, inputs.size());
    m_ = b.branches[0]->num_outputs();
    for (int k = 0; k < 2; ++k)
      branches_[k] = gradients_of(*b.branches[k]).get(ctx, {.inputs = {wanted.begin() + 1, wanted.end()}});
    gradient_.forward = thawed(op);
    gradient_.backward = Ref<eager_op>::adopt(new_op("cond"));
    gradient_.outputs = branches_[0]->outputs;
    make_forward();
    add_inputs();
    for (int k = 0; k < 2; ++k) set_function(*gradient_.backward, kBranches[k], *backward(k));
  }
  ControlGradient take() { return std::move(gradient_); }

 private:
  static constexpr const char* kBranches[] = {"then_branch", "else_branch"};

  int num_residuals(int k) const { return branches_[k]->forward->num_outputs() - m_; }

  // Makes the forward op. Its outputs are those of the cond, the residuals of then_branch, and those of else_branch.
  void make_forward() {
    for (int k = 0; k < 2; ++k) {
      Graph g = branches_[k]->forward->graph();
      const eager_function& other = *branches_[1 - k]->forward;
      std::vector<int32_t> held;
      for (int i = m_; i < other.num_outputs(); ++i) held.push_back(g.add(placeholder(other.output(i))));
      g.outputs.insert(k == 0 ? g.outputs.end() : g.outputs.begin() + m_, held.begin(), held.end());
      set_function(*gradient_.forward, kBranches[k], *new_function(std::move(g), branches_[k]->forward->options()));
    }
  }

  // Returns which output of branch k's backward function is the gradient of input `source` of the cond; -1: none is.
  int gradient_of(int k, int source) const {
    for (size_t i = 0; i < branches_[k]->gradients.size(); ++i) {
      if (1 + source_of(*branches_[k], i) == source) return i;
    }
    return -1;
  }

  // Lists the inputs of the backward cond: the predicate, output gradients, the residuals of each branch, and the
  // inputs for which one branch alone has a gradient, since the other one makes zeros like them.
  void add_inputs() {
    gradient_.inputs.push_back({BackwardInput::input, 0});
    for (int y : gradient_.outputs) gradient_.inputs.push_back({BackwardInput::gradient, y});
    for (int k = 0; k < 2; ++k) {
      first_[k] = gradient_.inputs.size();
      for (const Residual& r : branches_[k]->residuals) {
        const int shift = k == 1 && r.output >= m_ ? num_residuals(0) : 0;
        gradient_.inputs.push_back(r.input >= 0 ? BackwardInput{BackwardInput::input, 1 + r.input}
                                                : BackwardInput{BackwardInput::output, r.output + shift});
      }
    }
    for (int source = 1; source < static_cast<int>(inputs_.size()); ++source) {
      const int at[] = {gradient_of(0, source), gradient_of(1, source)};
      if (at[0] < 0 && at[1] < 0) continue;
      gradient_.gradients.push_back(source);
      likes_.push_back(gradient_.inputs.size());
      if (at[0] < 0 || at[1] < 0) gradient_.inputs.push_back({BackwardInput::input, source});
    }
  }

  // Returns a tensor of the dtype and rank of an input of the backward cond.
  const eager_tensor& type_of(const BackwardInput& o) const {
    if (o.from == BackwardInput::input) return *inputs_[o.index];
    const int end = m_ + num_residuals(0);
    return o.index < end ? branches_[0]->forward->output(o.index)
                         : branches_[1]->forward->output(o.index - num_residuals(0));
  }

  // Returns branch k of the backward cond.
  Ref<eager_function> backward(int k) {
    eager_function& f = *branches_[k]->backward;
    Body body(ctx_, f);
    // `given` is numbered like gradient_.inputs; the branch does not get the first one, which is the predicate.
    std::vector<TensorRef> given{nullptr}, own, results;
    for (size_t i = 1; i < gradient_.inputs.size(); ++i) {
      const bool is_residual = i >= first_[k] && i < first_[k] + branches_[k]->residuals.size();
      if (i < first_[0] || is_residual) {
        own.push_back(body.input(f.input(own.size())));
        given.push_back(own.back());
      } else {
        const eager_tensor& t = type_of(gradient_.inputs[i]);
        given.push_back(body.tracer.input(t.dtype, unknown_dims(t.rank)));
      }
    }
    const std::vector<TensorRef> dx = call_function(*body.trace, f, own);
    for (size_t i = 0; i < gradient_.gradients.size(); ++i) {
      const int source = gradient_.gradients[i], at = gradient_of(k, source);
      const DType dtype = inputs_[source]->dtype;
      results.push_back(at >= 0 ? cast_to(*body.trace, dx[at], dtype) : body.zeros_like(given[likes_[i]]));
    }
    return body.end(results);
  }

  eager_context& ctx_;
  const std::vector<TensorRef>& inputs_;
  int m_;  // the number of outputs of the cond
  std::shared_ptr<const FunctionGradient> branches_[2];
  size_t first_[2];            // the place in gradient_.inputs of each branch's first residual
  std::vector<size_t> likes_;  // for each of gradient_.gradients, the input of which a branch without it makes zeros
  ControlGradient gradient_;
};

// ---- loops

// Reports whether the residuals of the node's functions may have other shapes at each call.
bool is_varying(const Node& node) { return is_op<"cond">(*node.op) || is_op<"while_loop">(*node.op); }

// Reports whether g may have residuals whose shapes differ from call to call, so that they cannot be stacked.
bool has_varying_residuals(const Graph& g) { return std::any_of(g.nodes.begin(), g.nodes.end(), is_varying); }

// Makes the gradient of a map, a scan or a while_loop.
class LoopGradient {
 public:
  LoopGradient(eager_context& ctx, eager_op& op, const std::vector<TensorRef>& inputs, std::vector<bool> wanted)
      : it_(iteration_of(op, inputs.size())), f_(*it_.body), again_(has_varying_residuals(f_.graph())), body_(ctx, f_) {
    // A node with effects must not run again, so its residuals would have to be stacked, which they cannot be.
    for (const Node& node : f_.graph().nodes) {
      if (!is_varying(node) || !has_effects(node)) continue;
      fail(Code::unimplemented, "gradients through ", op.def.name, " whose body has a ", node.def().name,
           " with effects, in a trace");
    }
    // A gradient may reach any carry through another carry.
    for (int i = 0; i < it_.num_carries; ++i) wanted[i] = is_inexact(f_.input(i).dtype);
    of_body_ = gradients_of(f_).get(ctx, {.inputs = wanted, .whole = again_});
    gradient_.outputs = of_body_->outputs;
    gradient_.forward = thawed(op);
    make_forward();
    make_backward();
  }
  ControlGradient take() { return std::move(gradient_); }

 private:
  // Makes the forward op, whose body gives what an iteration of the backward pass takes: the residuals, or, where that
  // runs the body again, all inputs and the values of nodes with effects.
  void make_forward() {
    std::vector<Residual> residuals = of_body_->residuals;
    forward_ = again_ && of_body_->whole_residuals.empty() ? f_.graph() : of_body_->forward->graph();
    if (again_) {
      const std::vector<int32_t> all = forward_.outputs;
      forward_.outputs.resize(f_.num_outputs());
      residuals.clear();
      for (int i = 0; i < f_.num_inputs(); ++i) residuals.push_back({i, -1, false});
      for (Residual r : of_body_->whole_residuals) {
        if (r.output >= f_.num_outputs()) r.output = y_of(all[r.output]);
        residuals.push_back(r);
      }
    }
    for (const Residual& r : residuals) add_residual(r);
    const bool has_dy =
        std::any_of(gradient_.outputs.begin(), gradient_.outputs.end(), [&](int y) { return y >= it_.num_carries; });
    if (stacked_.empty() && !has_dy) {  // the scan needs a y to know how often to run
      TensorRef tick = TensorRef::adopt(new_tensor(DType::boolean, Shape(), kHostDevice));
      *static_cast<uint8_t*>(tick->data) = 1;
      stacked_.push_back({BackwardInput::output, y_of(forward_.add(std::move(tick)))});
    }
    set_function(*gradient_.forward, it_.body_attr, *new_function(forward_, f_.options()));
  }

  // Returns the output of the body, behind the carries, that is this value; adds it if there is none.
  int y_of(int32_t value) {
    const auto at = std::find(forward_.outputs.begin() + it_.num_carries, forward_.outputs.end(), value);
    if (at != forward_.outputs.end()) return at - forward_.outputs.begin();
    forward_.outputs.push_back(value);
    return forward_.outputs.size() - 1;
  }

  // Lists a residual among the scan's inputs. One that an iteration makes, or a carry, becomes a y of the forward op;
  // slices and invariants are inputs of the loop already.
  void add_residual(const Residual& r) {
    std::vector<BackwardInput>& list = r.input >= it_.num_sliced() ? invariants_ : stacked_;
    places_.emplace_back(&list, list.size());
    if (r.input >= it_.num_carries) list.push_back({BackwardInput::input, r.input});
    else if (r.input >= 0) list.push_back({BackwardInput::output, y_of(forward_.inputs[r.input])});
    else if (r.output >= it_.num_carries) list.push_back({BackwardInput::output, r.output});
    else list.push_back({BackwardInput::output, y_of(forward_.outputs[r.output])});
  }

  // Adds an input to the scan, and returns that of its body.
  TensorRef take(BackwardInput o, const eager_tensor& like) {
    gradient_.inputs.push_back(o);
    return body_.input(like);
  }

  // Makes the backward op, a scan.
  void make_backward() {
    std::vector<TensorRef> dy, sums(f_.num_inputs()), in;
    size_t num_dc = 0;
    for (; num_dc < gradient_.outputs.size() && gradient_.outputs[num_dc] < it_.num_carries; ++num_dc) {
      const int i = gradient_.outputs[num_dc];
      const Shape shape = common_dims(f_.input(i).shape(), f_.output(i).shape());
      dy.push_back(take({BackwardInput::gradient, i}, *new_traced(f_.input(i).dtype, shape)));
      gradient_.gradients.push_back(i);
    }
    for (size_t k = 0; k < of_body_->gradients.size(); ++k) {
      const int source = source_of(*of_body_, k);
      if (source < it_.num_sliced()) continue;
      sums[source] = take({BackwardInput::zeros, source}, f_.input(source));
      gradient_.gradients.push_back(source);
    }
    const size_t num_carries = gradient_.inputs.size();
    for (size_t k = num_dc; k < gradient_.outputs.size(); ++k)
      dy.push_back(take({BackwardInput::gradient, gradient_.outputs[k]}, f_.output(gradient_.outputs[k])));
    std::vector<TensorRef> slices, invariants;
    for (const BackwardInput& o : stacked_) {
      slices.push_back(
          take(o, o.from == BackwardInput::input ? f_.input(o.index) : forward_.at(forward_.outputs[o.index])));
    }
    for (const BackwardInput& o : invariants_) invariants.push_back(take(o, f_.input(o.index)));

    for (const auto& [list, at] : places_) in.push_back((list == &stacked_ ? slices : invariants)[at]);
    in.insert(again_ ? in.begin() + f_.num_inputs() : in.begin(), dy.begin(), dy.end());
    const std::vector<TensorRef> dx = call_function(*body_.trace, again_ ? *of_body_->whole : *of_body_->backward, in);
    finish(dx, dy, num_dc, sums);
    gradient_.backward->set_int("num_carries", num_carries);
    gradient_.backward->set_int("num_invariants", invariants.size());
    gradient_.backward->set_bool("reverse", !it_.reverse);
  }

  // Ends the body of the scan. Its outputs are the gradients of carries, the sums for invariants, and the gradients of
  // slices.
  void finish(const std::vector<TensorRef>& dx, const std::vector<TensorRef>& dy, size_t num_dc,
              const std::vector<TensorRef>& sums) {
    std::vector<TensorRef> gradients(sums.size()), results;
    for (size_t k = 0; k < dx.size(); ++k) {
      const int source = source_of(*of_body_, k);
      gradients[source] = cast_to(*body_.trace, dx[k], f_.input(source).dtype);
    }
    for (size_t k = 0; k < num_dc; ++k) {
      const TensorRef& gradient = gradients[gradient_.outputs[k]];
      results.push_back(gradient ? gradient : body_.zeros_like(dy[k]));
    }
    for (size_t i = 0; i < sums.size(); ++i) {
      if (sums[i])
        results.push_back(execute1(*body_.trace, *prepared<"add", "">(), {sums[i].get(), gradients[i].get()}));
    }
    for (int i = it_.num_carries; i < it_.num_sliced(); ++i) {
      if (!gradients[i]) continue;
      results.push_back(gradients[i]);
      gradient_.gradients.push_back(i);
      gradient_.reshaped.push_back(i);
    }
    gradient_.backward = Ref<eager_op>::adopt(new_op("scan"));
    set_function(*gradient_.backward, "function", *body_.end(results));
  }

  const Iteration it_;
  const eager_function& f_;
  const bool again_;  // the backward pass runs the body again
  std::shared_ptr<const FunctionGradient> of_body_;
  ControlGradient gradient_;
  Graph forward_;                                    // the body of the forward op
  std::vector<BackwardInput> stacked_, invariants_;  // the residuals that are xs and invariants of the scan
  std::vector<std::pair<const std::vector<BackwardInput>*, size_t>> places_;  // where in them each residual is
  Body body_;
};

}  // namespace

std::vector<TensorRef> record_control_flow(eager_context& ctx, eager_op& given_op,
                                           const std::vector<TensorRef>& given) {
  bool is_wanted = false;
  for (const TensorRef& t : given) is_wanted = is_wanted || (is_inexact(t->dtype) && ctx.is_watched(*t));
  Variables read = variables_read_by(given_op), assigned;
  add_assigned(given_op, assigned);
  std::erase_if(read, [&](eager_variable* v) { return std::ranges::count(assigned, v); });
  for (const eager_variable* v : read) is_wanted = is_wanted || ctx.is_watched(*v);
  if (!is_wanted) return add_control_flow(ctx, given_op, given);

  Ref<eager_op> op = Ref<eager_op>::share(&given_op);
  std::vector<TensorRef> inputs = given;
  if (!read.empty()) op = lift_reads(given_op, read);
  for (eager_variable* v : read) inputs.push_back(read_variable(ctx, *v));
  std::vector<bool> wanted;
  for (const TensorRef& t : inputs) wanted.push_back(is_inexact(t->dtype) && ctx.is_watched(*t));
  ControlGradient gradient = is_op<"cond">(*op) ? CondGradient(ctx, *op, inputs, wanted).take()
                                                : LoopGradient(ctx, *op, inputs, wanted).take();
  gradient.forward->freeze();
  gradient.backward->freeze();
  if (gradient.outputs.empty() || gradient.gradients.empty()) return add_control_flow(ctx, *op, inputs);
  std::vector<TensorRef> outputs = add_control_flow(ctx, *gradient.forward, inputs), visible = outputs;
  visible.resize(functions_of(*op).back()->num_outputs());
  std::vector<eager_tensor*> from, to, residuals;
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (!wanted[i]) continue;
    gradient.sources.push_back(i);
    from.push_back(inputs[i].get());
  }
  for (int y : gradient.outputs) to.push_back(outputs[y].get());
  auto record = [&](CustomBackward& backward, const std::vector<eager_tensor*>& outs) {
    each_recording_tape(ctx, [&](eager_tape& tape) {
      tape.record_custom(backward, from.data(), from.size(), outs.data(), outs.size());
    });
  };
  if (gradient.forward->effects != kNoEffects) {
    for (size_t i = visible.size(); i < outputs.size(); ++i) {
      if (is_inexact(outputs[i]->dtype)) residuals.push_back(outputs[i].get());
    }
    if (!residuals.empty()) record(*Ref<NoBackward>::adopt(new NoBackward(op->def)), residuals);
  }
  record(*Ref<ControlBackward>::adopt(new ControlBackward(std::move(gradient), inputs, std::move(outputs))), to);
  return visible;
}

}  // namespace eager
