#include "runtime/core/device_manager.h"
#include "runtime/execute/execute.h"
#include "runtime/execute/steps.h"
#include "runtime/function/graph/facts.h"
#include "runtime/function/graph/internal_ops.h"
#include "runtime/function/passes/passes.h"
#include "runtime/function/passes/rewriter.h"

namespace eager {

namespace {

constexpr int64_t kMaxGrowth = 1 << 20;  // bytes by which outputs may exceed inputs

// Computes nodes from constant inputs.
class Folder {
 public:
  explicit Folder(const eager_context& parent) : parent_(parent) {}

  // Reports whether the node can be computed now, and if so appends its inputs. An input of which the op reads only the
  // shape need not be a constant: known dims are enough.
  bool inputs_of(const Rewriter& r, const Node& node, std::vector<TensorRef>& inputs) const {
    if (has_effects(node) || node.def().run_ || node.op->device_index >= 0) return false;
    if (node.outputs.empty() || node.inputs.empty() || node.def().num_hidden_ > 0) return false;
    bool has_data = false;  // if not, the node's device depends on a tensor whose shape alone is read
    for (size_t i = 0; i < node.inputs.size(); ++i) {
      const int32_t v = node.inputs[i];
      TensorRef t;
      if (v >= 0 && (node.def().input_at(i).flags & kShapeOnly)) {
        if (!is_known(r.at(v).shape())) return false;
        t = TensorRef::adopt(new_shape_only(r.at(v).dtype, r.at(v).shape()));
      } else if (v >= 0) {
        const eager_tensor& c = r.at(v);
        if (!r.is_constant(v) || c.device_index != kHostDevice || c.dtype == DType::string || (c.flags & ~kWeak))
          return false;
        t = TensorRef::share(const_cast<eager_tensor*>(&c));
        has_data = has_data || !(node.def().input_at(i).flags & kHost);
      }
      inputs.push_back(std::move(t));
    }
    return has_data;
  }

  // Returns the node's outputs; none if it fails, or if they are too large to keep.
  std::vector<TensorRef> run(const Rewriter& r, const Node& node, const std::vector<TensorRef>& inputs) {
    if (!ctx_) {
      ContextOptions options = parent_.options;
      options.seed = 1;
      ctx_ = Ref<eager_context>::adopt(new eager_context(options));
    }
    std::vector<eager_tensor*> in;
    for (const TensorRef& t : inputs) in.push_back(t.get());
    try {
      if (!is_small(node, inputs)) return {};
      std::vector<TensorRef> results = owners(node.outputs.size(), [&](eager_tensor** out) {
        int32_t room = node.outputs.size();
        execute(*ctx_, {*node.op, in.data(), static_cast<int>(in.size()), out, room});
      });
      for (size_t k = 0; k < results.size(); ++k)
        check_as_traced(node.def(), k, r.at(node.outputs[k]), results[k]->dtype, results[k]->shape());
      return results;
    } catch (const Error&) {
      return {};  // the error is reported when the function runs
    }
  }

 private:
  // Reports whether the outputs are at most kMaxGrowth bytes larger than the inputs.
  bool is_small(const Node& node, const std::vector<TensorRef>& inputs) {
    std::vector<eager_tensor*> in;
    int64_t room = kMaxGrowth;
    for (const TensorRef& t : inputs) {
      in.push_back(t.get());
      if (t && t->data) room += t->num_bytes();
    }
    int32_t none = 0;
    Steps steps(*ctx_, {*node.op, in.data(), static_cast<int>(in.size()), nullptr, none});
    steps.settle_inputs();
    steps.promote_inputs();
    steps.infer();
    for (int i = 0; i < steps.outputs().size(); ++i) {
      int64_t count;
      const size_t bytes = checked_bytes(steps.outputs()[i].dtype, steps.outputs()[i].shape, &count);
      if (bytes > static_cast<size_t>(room)) return false;
      room -= bytes;
    }
    return true;
  }

  const eager_context& parent_;
  Ref<eager_context> ctx_;
};

}  // namespace

bool constant_folding(const eager_context& parent, Graph& g) {
  Rewriter r(g);
  Folder folder(parent);
  std::vector<TensorRef> inputs, outputs;
  return r.rewrite([&](Node& node) {
    inputs.clear();
    const bool may_fold = folder.inputs_of(r, node, inputs);
    // An identity of a constant that gives an exposed value is the result of folding: it puts the constant on the
    // device.
    const bool is_folded = may_fold && is_op<"identity">(*node.op) && r.is_exposed(node.outputs[0]);
    if (may_fold && !is_folded) outputs = folder.run(r, node, inputs);
    else outputs.clear();
    if (outputs.empty()) return r.keep(std::move(node));
    for (size_t k = 0; k < outputs.size(); ++k) r.set_constant(node, node.outputs[k], outputs[k]);
  });
}

}  // namespace eager
