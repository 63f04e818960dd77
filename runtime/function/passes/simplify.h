// Simplification: a rule an op, which sees the node after its inputs have been simplified.
#pragma once

#include <optional>

#include "runtime/function/passes/rewriter.h"

namespace eager {

class Simplifier;

// The value that the node's only output gives way to, or kKeep: the node as it is, or as the rule has changed it.
inline constexpr int32_t kKeep = -1;
using Rule = int32_t (*)(Simplifier& s, Node& node);
struct NamedRule {
  const char* op;
  Rule rule;
};

std::vector<NamedRule> arithmetic_rules();  // simplify.cpp
std::vector<NamedRule> view_rules();        // simplify_views.cpp

class Simplifier : public Rewriter {
 public:
  Simplifier(Graph& g, bool relaxed) : Rewriter(g), is_relaxed_(relaxed) {}

  DType dtype(const Node& node) const { return at(node.outputs[0]).dtype; }
  ShapeView shape(int32_t v) const { return at(v).shape(); }
  // May the last bits of numbers of this dtype change? Integers have none to lose.
  bool may_reorder(DType t) const { return is_relaxed_ ? is_integer(t) || is_floating(t) : is_integer(t); }
  bool is_relaxed() const { return is_relaxed_; }

  // Broadcast with c, does x keep its dims, whatever they are?
  bool covers(int32_t x, int32_t c) const;
  // As the node's result, x has its dtype. (A weak scalar has none of its own.)
  bool has_dtype(int32_t x, const Node& node) const { return at(x).dtype == dtype(node) && !(at(x).flags & kWeak); }
  bool has_known_dims(int32_t x, const Node& node) const {
    return is_known(shape(x)) && shape(x) == shape(node.outputs[0]);
  }
  // Of a constant on the host whose elements are alike, the number that they are as this dtype.
  std::optional<double> number(int32_t v, DType dtype) const;
  // That number, as a constant.
  int32_t scalar(int32_t v, DType dtype);
  // What makes input i, if it is this op on the same device; else NULL.
  const Node* inner(const Node& node, size_t i, const char* op) const;

  // The node becomes another op on its device.
  void change(Node& node, const char* op, std::vector<int32_t> inputs);
  void change(Node& node, Ref<eager_op> op, std::vector<int32_t> inputs);

 private:
  const bool is_relaxed_;
};

}  // namespace eager
