// The rewriter that passes share: it writes a graph's nodes anew, in order.
#pragma once

#include "runtime/function/graph/graph.h"

namespace eager {

// Takes all nodes out of a graph. A pass then visits each one, and keeps it or replaces its outputs.
class Rewriter {
 public:
  explicit Rewriter(Graph& g);

  // Calls visit(Node&) for each node, whose inputs have been replaced by the values that stand for them. The visit
  // either keeps the node or gives each of its outputs another value to stand for it. Returns whether something has
  // changed.
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
  // Returns the node written so far that makes v; NULL if v is an input or a constant. The pointer is valid until
  // another node is written.
  const Node* maker(int32_t v) const {
    const int32_t at = maker_[v];
    return at < 0 ? nullptr : &g_.nodes[at];
  }

  // Writes the node.
  void keep(Node node);
  // Makes x, which has the dtype and dims of y, take the place of the node's output y. An `identity` keeps y on its
  // device where that must be.
  void give_way(const Node& node, int32_t y, int32_t x);
  // Makes x, which is known to lie on the device of y, take the place of y.
  void replace(int32_t y, int32_t x);
  // Writes a new node with one output, a tensor of this dtype and shape, which is returned.
  int32_t add_node(Ref<eager_op> op, std::vector<int32_t> inputs, DType dtype, ShapeView shape);
  int32_t add_value(TensorRef t);
  // Makes a constant take the place of the node's output y.
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

// Returns an op without attributes that runs on this device; -1: it has no device of its own.
Ref<eager_op> op_without_attributes(const char* name, int device);

}  // namespace eager
