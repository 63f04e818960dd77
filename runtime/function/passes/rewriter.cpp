#include "runtime/function/passes/rewriter.h"

#include <numeric>

#include "runtime/function/graph/internal_ops.h"

namespace eager {

Ref<eager_op> op_without_attributes(const char* name, int device) {
  Ref<eager_op> op = Ref<eager_op>::adopt(new_op(name));
  op->device_index = device;
  op->freeze();
  return op;
}

Rewriter::Rewriter(Graph& g)
    : g_(g), old_(std::move(g.nodes)), stands_for_(g.values.size()), maker_(g.values.size(), -1),
      is_exposed_(g.values.size()) {
  g.nodes.clear();
  g.nodes.reserve(old_.size());
  std::iota(stands_for_.begin(), stands_for_.end(), 0);
  for (int32_t v : g.outputs) is_exposed_[v] = true;
  for (const Node& node : old_) {
    for (int32_t v : node.inputs) {
      if (v >= 0 && node.def().run_) is_exposed_[v] = true;
    }
  }
}

void Rewriter::keep(Node node) {
  for (int32_t v : node.outputs) maker_[v] = g_.nodes.size();
  g_.nodes.push_back(std::move(node));
}

void Rewriter::replace(int32_t y, int32_t x) {
  stands_for_[y] = x;
  is_changed_ = true;
}

void Rewriter::give_way(const Node& node, int32_t y, int32_t x) {
  // Two ops that are not composite and have the same device run on the same device; without one of their own, that is
  // the device of their inputs or of the context's scope.
  const int device = node.op->device_index;
  const Node* from = maker(x);
  const bool lies_alike = from && !from->def().run_ && from->op->device_index == device;
  if (lies_alike || (device < 0 && !is_exposed(y))) return replace(y, x);
  if (is_op<"identity">(*node.op)) return keep(node);
  is_changed_ = true;
  keep({op_without_attributes("identity", device), {x}, {y}});
}

int32_t Rewriter::add_value(TensorRef t) {
  const int32_t v = g_.add(std::move(t));
  stands_for_.push_back(v);
  maker_.push_back(-1);
  is_exposed_.push_back(false);
  return v;
}

int32_t Rewriter::add_node(Ref<eager_op> op, std::vector<int32_t> inputs, DType dtype, ShapeView shape) {
  const int32_t v = add_value(TensorRef::adopt(new_symbolic(dtype, shape)));
  keep({std::move(op), std::move(inputs), {v}});
  is_changed_ = true;
  return v;
}

void Rewriter::set_constant(const Node& node, int32_t y, TensorRef value) {
  is_changed_ = true;
  if (!is_exposed(y)) {
    g_.values[y] = std::move(value);
    return;
  }
  const int32_t constant = add_value(std::move(value));
  keep({op_without_attributes("identity", node.op->device_index), {constant}, {y}});
}

}  // namespace eager
