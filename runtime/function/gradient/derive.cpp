#include "runtime/function/gradient/derive.h"

#include <algorithm>

#include "runtime/autograd/tape.h"
#include "runtime/core/gradient.h"
#include "runtime/execute/execute.h"
#include "runtime/function/graph/extract.h"
#include "runtime/function/graph/internal_ops.h"
#include "runtime/function/graph/run_nodes.h"
#include "runtime/function/trace/tracer.h"

namespace eager {

namespace {

// Reports for each value of g whether more than its shape is used.
std::vector<bool> used_for_data(const Graph& g) {
  std::vector<bool> used(g.values.size());
  for (int32_t v : g.outputs) used[v] = true;
  for (const Node& node : g.nodes) {
    for (size_t i = 0; i < node.inputs.size(); ++i) {
      const bool is_shape = !node.def().inputs_.empty() && (node.def().input_at(i).flags & kShapeOnly);
      if (node.inputs[i] >= 0 && !is_shape) used[node.inputs[i]] = true;
    }
  }
  return used;
}

class Derivation {
 public:
  Derivation(const eager_context& parent, const Graph& g, const DeriveRequest& request)
      : source_(g), request_(request), ctx_(new_trace_context(parent, g.name + "_gradient")),
        tracer_(Tracer::of(*ctx_)) {
    ctx_->set_scope(-1);  // the backward pass of a tape has no scope either
  }

  GraphGradient run() {
    trace_forward();
    find_variables();
    trace_backward();
    traced_ = tracer_.finish(ends_.data(), ends_.size());
    cut();
    return std::move(d_);
  }

 private:
  // 1. Traces the nodes of the graph under a tape.
  void trace_forward() {
    tape_ = Ref<eager_tape>::adopt(new eager_tape(*ctx_, false, true));
    for (eager_variable* v : request_.variables) tape_->watch(*v);
    std::vector<TensorRef> inputs;
    for (size_t i = 0; i < source_.inputs.size(); ++i) {
      const eager_tensor& like = source_.at(source_.inputs[i]);
      inputs.push_back(tracer_.input(like.dtype, like.shape()));
      if (!request_.inputs[i]) continue;
      tape_->watch(*inputs.back());
      d_.sources.push_back(i);
      sources_.push_back(inputs.back());
    }
    results_ = run_nodes(*ctx_, source_, inputs);
    num_forward_ = tracer_.num_nodes();
    for (const TensorRef& y : results_) ends_.push_back(y.get());
  }

  // Makes the first value of each variable that is read an output of forward.
  void find_variables() {
    for (eager_variable* v : request_.variables) {
      for (const Node& node : tracer_.graph().nodes) {
        if (variable_read_by(*node.op) != v) continue;
        ends_.push_back(tracer_.graph().values[node.outputs[0]].get());
        d_.variables.push_back(Ref<eager_variable>::share(v));
        variables_.push_back(v);
        break;
      }
    }
    num_forward_outputs_ = ends_.size();
  }

  // 2. Traces the backward pass of the tape, from symbolic gradients of the outputs.
  void trace_backward() {
    std::vector<eager_tensor*> targets;
    for (size_t i = 0; i < results_.size(); ++i) {
      eager_tensor* y = results_[i].get();
      if (!is_inexact(y->dtype) || (!request_.outputs.empty() && !request_.outputs[i])) continue;
      d_.outputs.push_back(i);
      targets.push_back(y);
      output_gradients_.push_back(tracer_.unbound(y->dtype, y->shape()));
      output_gradient_values_.push_back(tracer_.value_of(output_gradients_.back().get()));
    }
    const std::vector<eager_tensor*> dy = handles(output_gradients_), sources = handles(sources_);
    gradients_ = owners(sources.size() + variables_.size(), [&](eager_tensor** list) {
      if (targets.empty()) return;
      tape_->gradient(*ctx_,
                      {targets.data(), static_cast<int>(targets.size()), dy.data(), sources.data(),
                       static_cast<int>(sources.size()), variables_.data(), static_cast<int>(variables_.size()), false},
                      list);
    });
    for (size_t i = 0; i < gradients_.size(); ++i) {
      if (!gradients_[i]) continue;
      // Who puts rows together again knows the shape of a variable alone, not of its value.
      const bool is_shape_known = i < sources_.size() || variables_[i - sources_.size()]->has_fixed_shape;
      const SparseParts* rows =
          request_.rows && is_shape_known && gradients_[i]->flags & kSparseRows ? gradients_[i]->sparse : nullptr;
      d_.gradients.push_back({static_cast<int>(i), rows != nullptr});
      if (rows) ends_.push_back(rows->indices.get());
      ends_.push_back(rows ? rows->values.get() : gradients_[i].get());
    }
  }

  // 3. Cuts the trace behind the forward pass.
  void cut() {
    const size_t end = traced_.nodes.size();
    const auto first_gradient = traced_.outputs.begin() + num_forward_outputs_;
    forward_outputs_.assign(traced_.outputs.begin(), first_gradient);
    const std::vector<int32_t> gradient_values(first_gradient, traced_.outputs.end());
    auto part = [&](NodeRange range, const std::vector<int32_t>& inputs, std::vector<Residual>& residuals) {
      std::vector<int32_t> captures;
      Graph g = extract(traced_, range, inputs, gradient_values, captures);
      residuals = residuals_of(g, inputs.size(), captures);
      return g;
    };
    d_.backward = part({num_forward_, end, num_forward_}, output_gradient_values_, d_.residuals);
    if (request_.whole) {
      std::vector<int32_t> inputs = traced_.inputs;
      inputs.insert(inputs.end(), output_gradient_values_.begin(), output_gradient_values_.end());
      d_.whole = part({0, end, num_forward_}, inputs, d_.whole_residuals);
    }
    std::vector<int32_t> captures;  // none: every value of the forward pass comes from the inputs
    d_.forward = extract(traced_, {0, num_forward_, 0}, traced_.inputs, forward_outputs_, captures);
    d_.forward.name = source_.name;
  }

  // Returns where each value that a part captures comes from; `given` inputs of the part stand before the captures. A
  // value that the forward pass makes becomes an output of forward.
  std::vector<Residual> residuals_of(const Graph& part, size_t given, const std::vector<int32_t>& captures) {
    const std::vector<bool> has_data = used_for_data(part);
    std::vector<Residual> residuals;
    for (size_t k = 0; k < captures.size(); ++k) {
      const int32_t v = captures[k];
      const bool is_shape_only = !has_data[part.inputs[given + k]];
      const auto input = std::ranges::find(traced_.inputs, v);
      if (input != traced_.inputs.end()) {
        residuals.push_back({static_cast<int>(input - traced_.inputs.begin()), -1, is_shape_only, v});
        continue;
      }
      const auto output = std::ranges::find(forward_outputs_, v);
      residuals.push_back({-1, static_cast<int>(output - forward_outputs_.begin()), is_shape_only, v});
      if (output == forward_outputs_.end()) forward_outputs_.push_back(v);
    }
    return residuals;
  }

  const Graph& source_;
  const DeriveRequest& request_;
  const Ref<eager_context> ctx_;
  Tracer& tracer_;
  Ref<eager_tape> tape_;
  std::vector<TensorRef> sources_, results_, output_gradients_, gradients_;
  std::vector<eager_variable*> variables_;
  std::vector<eager_tensor*> ends_;              // outputs of the trace: those of forward, then the gradients
  std::vector<int32_t> output_gradient_values_;  // the trace's values that are output gradients
  size_t num_forward_ = 0;                       // the number of nodes of the forward pass
  size_t num_forward_outputs_ = 0;
  Graph traced_;                          // the whole trace
  std::vector<int32_t> forward_outputs_;  // values of the trace that are outputs of forward
  GraphGradient d_;
};

}  // namespace

GraphGradient derive(const eager_context& parent, const Graph& g, const DeriveRequest& request) {
  return Derivation(parent, g, request).run();
}

}  // namespace eager
