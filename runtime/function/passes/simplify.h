// Simplification: each op has at most one rule, which sees a node after its inputs have been simplified.
#pragma once

#include <optional>

#include "runtime/function/passes/rewriter.h"

namespace eager {

class Simplifier;

// A rule's answer: the node stays, as it is or as the rule has changed it.
inline constexpr int32_t kKeep = -1;
// A rule returns the value that the node's only output gives way to, or kKeep.
using Rule = int32_t (*)(Simplifier& s, Node& node);
// A rule and the op that it is for.
struct NamedRule {
  const char* op;
  Rule rule;
};

std::vector<NamedRule> arithmetic_rules();  // simplify.cpp
std::vector<NamedRule> view_rules();        // simplify_views.cpp

// The rewriter that rules use: it answers questions about values and nodes, and changes nodes.
class Simplifier : public Rewriter {
 public:
  Simplifier(Graph& g, bool relaxed) : Rewriter(g), is_relaxed_(relaxed) {}

  DType dtype(const Node& node) const { return at(node.outputs[0]).dtype; }
  ShapeView shape(int32_t v) const { return at(v).shape(); }
  // Reports whether operations on this dtype may be reordered: on integers always, since they are exact; on
  // floating-point numbers only with relaxed_math, since their last bits change.
  bool may_reorder(DType t) const { return is_relaxed_ ? is_integer(t) || is_floating(t) : is_integer(t); }
  bool is_relaxed() const { return is_relaxed_; }

  // Reports whether x keeps its dims, whatever they are, when it is broadcast with c.
  bool covers(int32_t x, int32_t c) const;
  // Reports whether x has the dtype of the node's output. A weak scalar has no dtype of its own, so it never does.
  bool has_dtype(int32_t x, const Node& node) const { return at(x).dtype == dtype(node) && !(at(x).flags & kWeak); }
  // Reports whether the dims of x are known and are those of the node's output.
  bool has_known_dims(int32_t x, const Node& node) const {
    return is_known(shape(x)) && shape(x) == shape(node.outputs[0]);
  }
  // Returns the number that all elements of v are, converted to dtype, if v is a constant on the host; else nothing.
  std::optional<double> number(int32_t v, DType dtype) const;
  // Adds that number as a constant, a scalar of this dtype, and returns it.
  int32_t scalar(int32_t v, DType dtype);
  // Returns the node that makes input i, if it is this op on the same device; else NULL.
  const Node* inner(const Node& node, size_t i, const char* op) const;

  // Makes the node run another op, which the first form finds by name and puts on the node's device.
  void change(Node& node, const char* op, std::vector<int32_t> inputs);
  void change(Node& node, Ref<eager_op> op, std::vector<int32_t> inputs);

 private:
  const bool is_relaxed_;
};

}  // namespace eager
