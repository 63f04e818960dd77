// What passes share: writes a graph's nodes anew, in order.
#pragma once

#include "runtime/function/graph/graph.h"

namespace eager {

class Rewriter {
 public:
  explicit Rewriter(Graph& g);

  // visit(Node&) sees each node, its inputs being those that stand for what they were, and keeps it or gives its outputs
  // something else to stand for them. True: something has changed.
  template <class Visit>
  bool rewrite(Visit visit) {
    for (Node& node : old_) {
      for (int32_t& v : node.inputs) v = stands_for(v);
      visit(node);
    }
    for (int32_t& v : g_.outputs) v = stands_for(v);
    return is_changed_;
  }

  const eager_tensor& at(int32_t v) const { return g_.at(v); }
  bool is_constant(int32_t v) const { return g_.is_constant(v); }
  bool is_exposed(int32_t v) const { return is_exposed_[v]; }
  // Of the nodes written so far, the one that makes v; NULL: an input or a constant. Holds until the next node.
  const Node* maker(int32_t v) const {
    const int32_t at = maker_[v];
    return at < 0 ? nullptr : &g_.nodes[at];
  }

  void keep(Node node);
  // The node's output `y` gives way to x, which has its dtype and dims.
  void give_way(const Node& node, int32_t y, int32_t x);
  // The same where x is known to lie where y would.
  void replace(int32_t y, int32_t x);
  // The output of a new node: a tensor of this kind.
  int32_t add_node(Ref<eager_op> op, std::vector<int32_t> inputs, DType dtype, ShapeView shape);
  int32_t add_value(TensorRef t);
  // y, an output of the node, is a constant.
  void set_constant(const Node& node, int32_t y, TensorRef value);
  void set_changed() { is_changed_ = true; }

 private:
  int32_t stands_for(int32_t v) const { return v < 0 ? v : stands_for_[v]; }

  Graph& g_;
  std::vector<Node> old_;
  std::vector<int32_t> stands_for_, maker_;
  std::vector<bool> is_exposed_;
  bool is_changed_ = false;
};

// Makes an op without attributes that runs on this device; -1: on none of its own.
Ref<eager_op> op_without_attributes(const char* name, int device);

}  // namespace eager
