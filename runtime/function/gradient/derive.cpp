#include "runtime/function/gradient/derive.h"

#include <algorithm>
#include <optional>

#include "runtime/autograd/custom.h"
#include "runtime/core/gradient.h"
#include "runtime/autograd/tape.h"
#include "runtime/core/device_manager.h"
#include "runtime/execute/execute.h"
#include "runtime/function/nodes/ops.h"
#include "runtime/function/trace/tracer.h"

using namespace eager;

namespace {

// The values of g of which more than the shape is used.
std::vector<bool> used_for_data(const Graph& g) {
  std::vector<bool> used(g.values.size());
  for (int32_t v : g.outputs) used[static_cast<size_t>(v)] = true;
  for (const Node& node : g.nodes) {
    for (size_t i = 0; i < node.inputs.size(); ++i) {
      const bool is_shape =
          !node.def().inputs_.empty() && (node.def().input_at(static_cast<int>(i)).flags & kShapeOnly);
      if (node.inputs[i] >= 0 && !is_shape) used[static_cast<size_t>(node.inputs[i])] = true;
    }
  }
  return used;
}

std::vector<int32_t> join(std::vector<int32_t> a, const std::vector<int32_t>& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

// A function that has run, and what its ways back take.
struct Level {
  Ref<eager_function> function;
  DeriveRequest request;
  std::shared_ptr<const Derived> derived;
  std::vector<TensorRef> residuals, effects;
};

// Those of `kept` that `wanted` names; nothing where one is missing.
std::optional<std::vector<TensorRef>> find_residuals(const std::vector<Residual>& wanted,
                                                     const std::vector<Residual>& of,
                                                     const std::vector<TensorRef>& kept) {
  std::vector<TensorRef> found;
  for (const Residual& r : wanted) {
    const auto at =
        std::ranges::find_if(of, [&](const Residual& o) { return o.value == r.value && o.shape_only <= r.shape_only; });
    if (at == of.end()) return std::nullopt;
    found.push_back(kept[static_cast<size_t>(at - of.begin())]);
  }
  return found;
}

// Gradients of residuals, behind those of the outputs, only come from a recorded walk; then the second level is walked.
class FunctionBackward final : public CustomBackward {
 public:
  FunctionBackward() : CustomBackward(false, false) {}
  void run(eager_context& ctx, const std::vector<TensorRef>& given, std::vector<TensorRef>& dx) override {
    const size_t num_outputs = levels[0].derived->outputs.size();
    const auto residuals = given.begin() + static_cast<ptrdiff_t>(num_outputs);
    const auto is_there = [](const TensorRef& g) { return static_cast<bool>(g); };
    const bool is_second = std::any_of(residuals, given.end(), is_there);
    const Level& level = levels[is_second];
    std::vector<TensorRef> dy(given.begin(), is_second ? given.end() : residuals);
    std::shared_ptr<const Derived> d = level.derived;
    const bool is_whole = d->whole && ctx.has_tapes();
    std::vector<TensorRef> in = is_whole ? level.effects : level.residuals;
    if (!std::ranges::all_of(dy, is_there)) {
      DeriveRequest request = level.request;
      request.outputs.assign(static_cast<size_t>(level.function->num_outputs()), false);
      for (size_t i = 0; i < dy.size(); ++i) request.outputs[static_cast<size_t>(d->outputs[i])] = is_there(dy[i]);
      const std::shared_ptr<const Derived> part = level.function->try_derive(ctx, request);
      std::optional<std::vector<TensorRef>> found;
      if (part && is_whole) found = find_residuals(part->effects, d->effects, level.effects);
      else if (part) found = find_residuals(part->residuals, d->residuals, level.residuals);
      if (found) {
        d = part;
        in = *std::move(found);
        std::erase_if(dy, [](const TensorRef& g) { return !g; });
      }
      for (size_t i = 0; i < dy.size(); ++i) {
        if (!dy[i]) dy[i] = execute1(ctx, *prepared<"zeros_like", "">(), {outputs[i].get()});
      }
    }
    in.insert(in.begin(), dy.begin(), dy.end());
    if (is_whole) in.insert(in.begin(), inputs.begin(), inputs.end());
    const InsideFunction inside(ctx);  // the way there has been checked
    std::vector<TensorRef> out = (is_whole ? *d->whole : *d->backward).call(ctx, in);
    auto next = out.begin();
    for (const Derived::Gradient& g : d->gradients) {
      const size_t i = static_cast<size_t>(g.source);
      dx[i] = std::move(*next++);
      if (!g.is_rows) continue;
      TensorRef values = std::move(*next++);
      const Shape shape = i < shapes.size() ? shapes[i] : Shape(d->variables[i - shapes.size()]->shape);
      dx[i] = TensorRef::adopt(new_sparse_rows(shape, std::move(dx[i]), std::move(values)));
    }
  }

  Level levels[2];
  std::vector<TensorRef> inputs;   // of the function, for its whole
  std::vector<TensorRef> outputs;  // with gradients: shapes of the function's, then residuals
  std::vector<Shape> shapes;       // of the sources but variables
};

}  // namespace

std::shared_ptr<const Derived> eager_function::derive(eager_context& parent, const DeriveRequest& request) {
  {
    std::lock_guard lock(mutex_);
    has_run_ = true;
    auto at = derived_.find(request);
    if (at != derived_.end() && at->second) return at->second;
  }
  auto d = std::make_shared<Derived>();
  Ref<eager_context> ctx = new_trace_context(parent, name() + "_gradient");
  ctx->set_scope(-1);  // as the walk back through a tape
  Tracer& tracer = Tracer::of(*ctx);
  Ref<eager_tape> tape = Ref<eager_tape>::adopt(new eager_tape(*ctx, false, true));
  for (eager_variable* v : request.variables) tape->watch(*v);
  std::vector<TensorRef> inputs, dy;
  std::vector<eager_tensor*> sources;
  for (int i = 0; i < num_inputs(); ++i) {
    inputs.push_back(tracer.input(input(i).dtype, input(i).shape()));
    if (!request.inputs[static_cast<size_t>(i)]) continue;
    tape->watch(*inputs.back());
    d->sources.push_back(i);
    sources.push_back(inputs.back().get());
  }
  const std::vector<TensorRef> results = run_nodes(*ctx, graph_, inputs);
  const size_t cut = tracer.num_nodes();
  std::vector<eager_tensor*> targets, output_gradients, ends;
  std::vector<int32_t> dy_values;
  for (const TensorRef& y : results) ends.push_back(y.get());
  for (int i = 0; i < num_outputs(); ++i) {
    eager_tensor* y = results[static_cast<size_t>(i)].get();
    if (!is_inexact(y->dtype) || (!request.outputs.empty() && !request.outputs[static_cast<size_t>(i)])) continue;
    d->outputs.push_back(i);
    targets.push_back(y);
    dy.push_back(tracer.unbound(y->dtype, y->shape()));
    output_gradients.push_back(dy.back().get());
    dy_values.push_back(tracer.value_of(dy.back().get()));
  }
  // The first value of each variable.
  std::vector<eager_variable*> variables;
  for (eager_variable* v : request.variables) {
    for (const Node& node : tracer.graph().nodes) {
      if (variable_read_by(*node.op) != v) continue;
      ends.push_back(tracer.graph().values[static_cast<size_t>(node.outputs[0])].get());
      d->variables.push_back(Ref<eager_variable>::share(v));
      variables.push_back(v);
      break;
    }
  }
  const std::vector<TensorRef> gradients = owners(sources.size() + variables.size(), [&](eager_tensor** list) {
    if (targets.empty()) return;
    tape->gradient(*ctx,
                   {targets.data(), static_cast<int>(targets.size()), output_gradients.data(), sources.data(),
                    static_cast<int>(sources.size()), variables.data(), static_cast<int>(variables.size()), false},
                   list);
  });
  const size_t num_ends = ends.size();
  for (size_t i = 0; i < gradients.size(); ++i) {
    if (!gradients[i]) continue;
    const SparseParts* rows = request.rows && gradients[i]->flags & kSparseRows ? gradients[i]->sparse : nullptr;
    d->gradients.push_back({static_cast<int>(i), rows != nullptr});
    if (rows) ends.push_back(rows->indices.get());
    ends.push_back(rows ? rows->values.get() : gradients[i].get());
  }
  const Graph g = tracer.finish(ends.data(), static_cast<int>(ends.size()));
  std::vector<int32_t> forward_outputs(g.outputs.begin(), g.outputs.begin() + static_cast<ptrdiff_t>(num_ends));
  const std::vector<int32_t> gradient_values(g.outputs.begin() + static_cast<ptrdiff_t>(num_ends), g.outputs.end());

  auto residuals_of = [&](const Graph& part, size_t given, const std::vector<int32_t>& captures) {
    const std::vector<bool> has_data = used_for_data(part);
    std::vector<Residual> residuals;
    for (size_t k = 0; k < captures.size(); ++k) {
      const auto at = std::find(g.inputs.begin(), g.inputs.end(), captures[k]);
      const bool is_input = at != g.inputs.end();
      const auto output = std::find(forward_outputs.begin(), forward_outputs.end(), captures[k]);
      residuals.push_back({is_input ? static_cast<int>(at - g.inputs.begin()) : -1,
                           is_input ? -1 : static_cast<int>(output - forward_outputs.begin()),
                           !has_data[static_cast<size_t>(part.inputs[given + k])], captures[k]});
      if (!is_input && output == forward_outputs.end()) forward_outputs.push_back(captures[k]);
    }
    return residuals;
  };
  std::vector<int32_t> captures;
  const size_t end = g.nodes.size();
  Graph backward = extract(g, {cut, end, cut}, dy_values, gradient_values, captures);
  d->residuals = residuals_of(backward, dy_values.size(), captures);
  d->backward = new_function(std::move(backward), options_);
  if (request.whole) {
    captures.clear();
    const std::vector<int32_t> given = join(g.inputs, dy_values);
    Graph whole = extract(g, {0, end, cut}, given, gradient_values, captures);
    d->effects = residuals_of(whole, given.size(), captures);
    d->whole = new_function(std::move(whole), options_);
  }
  captures.clear();
  Graph forward = extract(g, {0, cut, 0}, g.inputs, forward_outputs, captures);
  forward.name = name();
  d->forward = new_function(std::move(forward), options_);
  std::lock_guard lock(mutex_);
  std::shared_ptr<const Derived>& kept = derived_[request];
  if (!kept) kept = std::move(d);
  return kept;
}

// NULL where an op on the way has no gradient, or its gradient fails: asked for or not, that is the walk's to say.
std::shared_ptr<const Derived> eager_function::try_derive(eager_context& ctx, const DeriveRequest& request) {
  {
    std::lock_guard lock(mutex_);
    auto at = derived_.find(request);
    if (at != derived_.end()) return at->second;
  }
  try {
    return derive(ctx, request);
  } catch (const Error& error) {
    if (error.code == Code::resource_exhausted) throw;
  } catch (const CallbackError& error) {
    if (error.ends_call()) throw;
    eager_status_release(error.status);
  }
  std::lock_guard lock(mutex_);
  return derived_[request];
}

// What is wanted may differ from call to call; from so many kinds on it is all that there is.
void eager_function::widen(DeriveRequest& request) {
  constexpr size_t kMaxKinds = 32;
  std::lock_guard lock(mutex_);
  if (derived_.size() < kMaxKinds || derived_.count(request)) return;
  request.variables = reads;
  for (int i = 0; i < num_inputs(); ++i) request.inputs[static_cast<size_t>(i)] = is_inexact(input(i).dtype);
}

// False: no tape is interested.
bool eager_function::call_recorded(eager_context& ctx, const std::vector<TensorRef>& inputs, eager_tensor** outputs) {
  DeriveRequest request{.inputs = {}, .rows = true};
  bool is_wanted = false, is_persistent = false;
  for (const TensorRef& t : inputs) {
    request.inputs.push_back(is_inexact(t->dtype) && ctx.is_watched(*t));
    is_wanted = is_wanted || request.inputs.back();
  }
  int num_tapes = 0;
  for (const eager_tape* tape : tapes_of(ctx)) {
    if (tape->pause_count > 0) continue;
    is_persistent = is_persistent || tape->persistent;
    ++num_tapes;
  }
  for (eager_variable* v : reads) {
    if (ctx.is_watched(*v)) request.variables.push_back(v);
  }
  if (!is_wanted && request.variables.empty()) return false;
  widen(request);
  const bool has_second = is_persistent || num_tapes > 1, has_third = is_persistent || num_tapes > 2;

  Ref<FunctionBackward> backward = Ref<FunctionBackward>::adopt(new FunctionBackward);
  auto& [first, second] = backward->levels;
  std::shared_ptr<const Derived>& d = first.derived;
  if (!has_third || effects == kNoEffects) d = try_derive(ctx, request);
  std::vector<int> watched;  // residuals that have gradients, among the outputs of d->forward
  if (d && has_second) {
    second.function = d->forward;
    second.request = request;
    std::vector<bool>& outputs_with = second.request.outputs;
    outputs_with.resize(static_cast<size_t>(d->forward->num_outputs()));
    for (int i : d->outputs) outputs_with[static_cast<size_t>(i)] = true;
    for (const Residual& r : d->residuals) {
      const bool is_new = r.output >= num_outputs() + static_cast<int>(d->variables.size());
      if (!is_new || r.shape_only || !is_inexact(d->forward->output(r.output).dtype)) continue;
      outputs_with[static_cast<size_t>(r.output)] = true;
      watched.push_back(r.output);
    }
    second.request.whole = has_third;
    second.derived = d->forward->try_derive(ctx, second.request);
    auto same = [](const Ref<eager_variable>& a, const Ref<eager_variable>& b) { return a.get() == b.get(); };
    if (!second.derived || !std::ranges::equal(second.derived->variables, d->variables, same)) d = nullptr;
  }
  if (!d) {  // op by op
    std::vector<TensorRef> results = run_nodes(ctx, graph_, inputs);
    for (size_t i = 0; i < results.size(); ++i) outputs[i] = results[i].take();
    return true;
  }
  eager_function& forward = *(second.derived ? second.derived : d)->forward;
  const std::vector<eager_tensor*> in = handles(inputs);
  std::vector<TensorRef> results = owners(static_cast<size_t>(forward.num_outputs()), [&](eager_tensor** list) {
    forward.run(ctx, in.data(), static_cast<int>(in.size()), list);
  });

  auto shape_of = [](const eager_tensor& t) {
    TensorRef shape = TensorRef::adopt(new_shape_only(t.dtype, t.shape()));
    shape->device_index = t.device_index;
    return shape;
  };
  auto keep = [&](const std::vector<Residual>& residuals, std::vector<TensorRef>& tensors) {
    for (const Residual& r : residuals) {
      const TensorRef& t = r.input >= 0 ? inputs[static_cast<size_t>(r.input)] : results[static_cast<size_t>(r.output)];
      tensors.push_back(r.shape_only ? shape_of(*t) : t);
    }
  };
  first.function = Ref<eager_function>::share(this);
  first.request = std::move(request);
  keep(d->residuals, first.residuals);
  if (second.derived) keep(second.derived->residuals, second.residuals);
  if (second.derived && second.derived->whole) {
    backward->inputs = inputs;
    keep(second.derived->effects, second.effects);
  }

  std::vector<eager_tensor*> from, to;
  for (int i : d->sources) {
    from.push_back(inputs[static_cast<size_t>(i)].get());
    backward->shapes.push_back(from.back()->shape());
  }
  for (size_t i = 0; i < d->variables.size(); ++i)
    from.push_back(results[static_cast<size_t>(num_outputs()) + i].get());
  for (int i : d->outputs) {
    to.push_back(results[static_cast<size_t>(i)].get());
    backward->outputs.push_back(shape_of(*to.back()));
  }
  for (int i : watched) {
    to.push_back(results[static_cast<size_t>(i)].get());
    backward->outputs.push_back(results[static_cast<size_t>(i)]);
  }
  for (eager_tape* tape : tapes_of(ctx)) {
    if (tape->pause_count > 0) continue;
    for (size_t i = 0; i < d->variables.size(); ++i) tape->add_read(*d->variables[i], *from[d->sources.size() + i]);
    if (!to.empty())
      tape->record_custom(*backward, from.data(), static_cast<int>(from.size()), to.data(),
                          static_cast<int>(to.size()));
  }
  for (int i = 0; i < num_outputs(); ++i) outputs[i] = results[static_cast<size_t>(i)].take();
  return true;
}
