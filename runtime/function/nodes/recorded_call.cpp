// Calls under tapes. The tapes get one record of a call, whose backward pass is a function (gradient/derive.h has the terms
// and the levels).
//
// A call under one tape runs `forward` of level 1, and the record's backward pass runs its `backward`. Where that backward
// pass may be recorded itself (there is a second tape, or a persistent one), the call runs `forward` of level 2, and the
// tapes know the residuals of level 1 as further outputs. Gradients of residuals only come from a recorded backward pass;
// then `backward` of level 2 runs, or `whole` if a third backward pass may be recorded.
// A function runs op by op if its derivation fails, or if it has effects and a third backward pass may be recorded:
// `whole` would lose the gradients of nodes with effects.
#include <algorithm>
#include <optional>

#include "runtime/autograd/custom.h"
#include "runtime/core/gradient.h"
#include "runtime/execute/execute.h"
#include "runtime/function/gradient/function_gradients.h"
#include "runtime/function/graph/run_nodes.h"
#include "runtime/function/nodes/call.h"
#include "runtime/function/nodes/composite.h"
#include "runtime/function/plan/plan_cache.h"

namespace eager {

namespace {

// A function that has run, its gradient, and the residuals that its backward functions take.
struct Level {
  Ref<eager_function> function;
  DeriveRequest request;
  std::shared_ptr<const FunctionGradient> gradient;
  std::vector<TensorRef> residuals, whole_residuals;
};

// Returns those of `kept`, the values of the residuals `of`, that `wanted` names; nothing if one is missing.
std::optional<std::vector<TensorRef>> find_residuals(const std::vector<Residual>& wanted,
                                                     const std::vector<Residual>& of,
                                                     const std::vector<TensorRef>& kept) {
  std::vector<TensorRef> found;
  for (const Residual& r : wanted) {
    const auto at =
        std::ranges::find_if(of, [&](const Residual& o) { return o.value == r.value && o.shape_only <= r.shape_only; });
    if (at == of.end()) return std::nullopt;
    found.push_back(kept[at - of.begin()]);
  }
  return found;
}

TensorRef shape_of(const eager_tensor& t) {
  TensorRef shape = TensorRef::adopt(new_shape_only(t.dtype, t.shape()));
  shape->device_index = t.device_index;
  return shape;
}

bool is_there(const TensorRef& t) { return static_cast<bool>(t); }

class FunctionBackward final : public CustomBackward {
 public:
  FunctionBackward() : CustomBackward(false, false) {}

  // Runs the backward function. `given` holds the gradients of the outputs, then those of the residuals of level 1.
  void run(eager_context& ctx, const std::vector<TensorRef>& given, std::vector<TensorRef>& dx) override {
    const auto residuals = given.begin() + levels[0].gradient->outputs.size();
    const bool is_second = std::any_of(residuals, given.end(), is_there);
    const Level& level = levels[is_second];
    std::vector<TensorRef> dy(given.begin(), is_second ? given.end() : residuals);
    std::shared_ptr<const FunctionGradient> gradient = level.gradient;
    const bool is_whole = gradient->whole && ctx.has_tapes();
    std::vector<TensorRef> in = is_whole ? level.whole_residuals : level.residuals;
    if (!std::ranges::all_of(dy, is_there)) leave_out(ctx, level, is_whole, gradient, dy, in);
    in.insert(in.begin(), dy.begin(), dy.end());
    if (is_whole) in.insert(in.begin(), inputs.begin(), inputs.end());
    const InsideFunction inside(ctx);  // the call that recorded this has checked the function
    give(*gradient, call_function(ctx, is_whole ? *gradient->whole : *gradient->backward, in), dx);
  }

  Level levels[2];
  std::vector<TensorRef> inputs;   // the inputs of the function, which `whole` takes
  std::vector<TensorRef> outputs;  // of those with gradients: the shapes of the function's outputs, then residuals
  std::vector<Shape> shapes;       // the shapes of the sources that are inputs

 private:
  // Replaces the gradient by that of the outputs alone that have one in dy, if the residuals at hand are enough for it;
  // else fills dy with zeros.
  void leave_out(eager_context& ctx, const Level& level, bool is_whole,
                 std::shared_ptr<const FunctionGradient>& gradient, std::vector<TensorRef>& dy,
                 std::vector<TensorRef>& residuals) const {
    DeriveRequest request = level.request;
    request.outputs.assign(level.function->num_outputs(), false);
    for (size_t i = 0; i < dy.size(); ++i) request.outputs[gradient->outputs[i]] = is_there(dy[i]);
    const std::shared_ptr<const FunctionGradient> part = gradients_of(*level.function).try_get(ctx, request);
    std::optional<std::vector<TensorRef>> found;
    if (part && is_whole)
      found = find_residuals(part->whole_residuals, gradient->whole_residuals, level.whole_residuals);
    else if (part) found = find_residuals(part->residuals, gradient->residuals, level.residuals);
    if (found) {
      gradient = part;
      residuals = *std::move(found);
      std::erase_if(dy, [](const TensorRef& g) { return !g; });
    }
    for (size_t i = 0; i < dy.size(); ++i) {
      if (!dy[i]) dy[i] = execute1(ctx, *prepared<"zeros_like", "">(), {outputs[i].get()});
    }
  }

  // Puts the outputs of a backward function in the places of its sources.
  void give(const FunctionGradient& gradient, std::vector<TensorRef> made, std::vector<TensorRef>& dx) const {
    auto next = made.begin();
    for (const GradientLayout::Gradient& g : gradient.gradients) {
      const size_t i = g.source;
      dx[i] = std::move(*next++);
      if (!g.is_rows) continue;
      TensorRef values = std::move(*next++);
      const Shape shape = i < shapes.size() ? shapes[i] : Shape(gradient.variables[i - shapes.size()]->shape);
      dx[i] = TensorRef::adopt(new_sparse_rows(shape, std::move(dx[i]), std::move(values)));
    }
  }
};

class RecordedCall {
 public:
  RecordedCall(eager_context& ctx, eager_function& f, const std::vector<TensorRef>& inputs)
      : ctx_(ctx), f_(f), inputs_(inputs) {}

  // Calls the function and records the call. Returns false, and calls nothing, if no tape watches an input or a
  // variable.
  bool call(eager_tensor** outputs) {
    if (!ask_tapes()) return false;
    if (derive()) {
      run_forward();
      record();
    } else {
      results_ = run_nodes(ctx_, f_.graph(), inputs_);
    }
    for (int i = 0; i < f_.num_outputs(); ++i) outputs[i] = results_[i].take();
    return true;
  }

 private:
  // Finds out which gradients tapes may want, and how often backward passes may be recorded.
  bool ask_tapes() {
    DeriveRequest& request = first_.request;
    request.rows = true;
    bool is_wanted = false, is_persistent = false;
    for (const TensorRef& t : inputs_) {
      request.inputs.push_back(is_inexact(t->dtype) && ctx_.is_watched(*t));
      is_wanted = is_wanted || request.inputs.back();
    }
    for (eager_variable* v : f_.reads) {
      if (ctx_.is_watched(*v)) request.variables.push_back(v);
    }
    if (!is_wanted && request.variables.empty()) return false;
    gradients_of(f_).widen(request);
    int num_tapes = 0;
    each_recording_tape(ctx_, [&](const eager_tape& tape) {
      is_persistent = is_persistent || tape.persistent;
      ++num_tapes;
    });
    has_second_ = is_persistent || num_tapes > 1;
    has_third_ = is_persistent || num_tapes > 2;
    return true;
  }

  // Derives the gradients that the call needs. Returns false if the function must run op by op.
  bool derive() {
    if (has_third_ && f_.effects != kNoEffects) return false;
    first_.function = Ref<eager_function>::share(&f_);
    first_.gradient = gradients_of(f_).try_get(ctx_, first_.request);
    return first_.gradient && (!has_second_ || derive_second());
  }

  // Derives the gradient of `forward` of level 1, whose residuals have gradients as its outputs have.
  bool derive_second() {
    const FunctionGradient& g = *first_.gradient;
    second_.function = g.forward;
    second_.request = first_.request;
    std::vector<bool>& has_gradient = second_.request.outputs;
    has_gradient.resize(g.forward->num_outputs());
    for (int i : g.outputs) has_gradient[i] = true;
    const int num_known = f_.num_outputs() + g.variables.size();
    for (const Residual& r : g.residuals) {
      if (r.output < num_known || r.shape_only || !is_inexact(g.forward->output(r.output).dtype)) continue;
      has_gradient[r.output] = true;
      watched_.push_back(r.output);
    }
    second_.request.whole = has_third_;
    second_.gradient = gradients_of(*g.forward).try_get(ctx_, second_.request);
    auto is_same = [](const Ref<eager_variable>& a, const Ref<eager_variable>& b) { return a.get() == b.get(); };
    return second_.gradient && std::ranges::equal(second_.gradient->variables, g.variables, is_same);
  }

  void run_forward() {
    eager_function& forward = *(second_.gradient ? second_ : first_).gradient->forward;
    const std::vector<eager_tensor*> in = handles(inputs_);
    results_ = owners(forward.num_outputs(),
                      [&](eager_tensor** list) { forward.kept<PlanCache>().run(ctx_, in.data(), in.size(), list); });
    first_.residuals = taken(first_.gradient->residuals);
    if (!second_.gradient) return;
    second_.residuals = taken(second_.gradient->residuals);
    if (second_.gradient->whole) second_.whole_residuals = taken(second_.gradient->whole_residuals);
  }

  std::vector<TensorRef> taken(const std::vector<Residual>& residuals) const {
    std::vector<TensorRef> tensors;
    for (const Residual& r : residuals) {
      const TensorRef& t = r.input >= 0 ? inputs_[r.input] : results_[r.output];
      tensors.push_back(r.shape_only ? shape_of(*t) : t);
    }
    return tensors;
  }

  void record() {
    const FunctionGradient& g = *first_.gradient;
    Ref<FunctionBackward> backward = Ref<FunctionBackward>::adopt(new FunctionBackward);
    std::vector<eager_tensor*> from, to;
    for (int i : g.sources) {
      from.push_back(inputs_[i].get());
      backward->shapes.push_back(from.back()->shape());
    }
    for (size_t i = 0; i < g.variables.size(); ++i) from.push_back(results_[f_.num_outputs() + i].get());
    for (int i : g.outputs) {
      to.push_back(results_[i].get());
      backward->outputs.push_back(shape_of(*to.back()));
    }
    for (int i : watched_) {
      to.push_back(results_[i].get());
      backward->outputs.push_back(results_[i]);
    }
    if (second_.gradient && second_.gradient->whole) backward->inputs = inputs_;
    backward->levels[0] = std::move(first_);
    backward->levels[1] = std::move(second_);
    each_recording_tape(ctx_, [&](eager_tape& tape) {
      for (size_t i = 0; i < g.variables.size(); ++i) tape.add_read(*g.variables[i], *from[g.sources.size() + i]);
      if (to.empty()) return;
      tape.record_custom(*backward, from.data(), from.size(), to.data(), to.size());
    });
  }

  eager_context& ctx_;
  eager_function& f_;
  const std::vector<TensorRef>& inputs_;
  bool has_second_ = false, has_third_ = false;  // whether a second and a third backward pass may be recorded
  Level first_, second_;
  std::vector<int> watched_;  // the outputs of level 1's `forward` that are residuals with gradients
  std::vector<TensorRef> results_;
};

}  // namespace

bool call_recorded(eager_context& ctx, eager_function& f, const std::vector<TensorRef>& inputs,
                   eager_tensor** outputs) {
  return RecordedCall(ctx, f, inputs).call(outputs);
}

}  // namespace eager
