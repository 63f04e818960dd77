// Rules for ops that change no element: identities, casts to the same dtype, reshapes, permutations, and broadcasting
// or summing to dims that are there already.
//
// An op that could fail at run time stays, so that it still fails: the inner one of two reshapes is removed only if its
// dims are sure to fit.
#include "runtime/function/passes/simplify.h"

namespace eager {

namespace {

int32_t identity_rule(Simplifier& s, Node& node) { return s.has_dtype(node.inputs[0], node) ? node.inputs[0] : kKeep; }

// Replaces conj and real of a number that is not complex by the number.
int32_t complex_rule(Simplifier& s, Node& node) {
  return is_complex(s.at(node.inputs[0]).dtype) ? kKeep : identity_rule(s, node);
}

int32_t rounding_rule(Simplifier& s, Node& node) { return is_integer(s.dtype(node)) ? identity_rule(s, node) : kKeep; }

// The rule for an op that changes nothing but dims: if its output has the dims of its input, and they are known, the
// output gives way to the input.
int32_t known_dims_rule(Simplifier& s, Node& node) {
  const int32_t x = node.inputs[0];
  return s.has_dtype(x, node) && s.has_known_dims(x, node) ? x : kKeep;
}

// ---- reshape

// The product of the known dims (-1: too large for an int64), and the number of unknown dims.
struct Count {
  int64_t known = 1;
  int unknown = 0;
  explicit Count(ShapeView s) {
    for (int64_t d : s) {
      if (d < 0) ++unknown;
      else if (known >= 0 && __builtin_mul_overflow(known, d, &known)) known = -1;
    }
  }
};

// Reports whether a reshape of x to y never fails. With has_open_dim, an unknown dim of y is computed from the others.
bool always_fits(ShapeView x, ShapeView y, bool has_open_dim) {
  const Count from(x), to(y);
  if (from.unknown == 0 && to.unknown == 0) return true;  // a reshape that does not fit has failed in the trace
  return has_open_dim && to.unknown == 1 && to.known > 0 && from.known >= 0 && from.known % to.known == 0;
}

// Returns the dims that a reshape asks for by its attribute; nothing if it takes them from an input.
std::optional<ShapeView> asked_dims(const Node& node) {
  if (node.inputs.size() > 1 && node.inputs[1] >= 0) return std::nullopt;
  return ShapeView{node.op->attr("shape").ints, node.op->attr("shape").count};
}

// Returns the value of which the node's input is a view with other dims; if it is none, the input itself.
int32_t before_reshape(Simplifier& s, const Node& node) {
  const int32_t y = node.inputs[0];
  int32_t x = y;
  if (const Node* from = s.inner(node, 0, "reshape")) {
    const int32_t v = from->inputs[0];
    if (always_fits(s.shape(v), s.shape(y), asked_dims(*from).has_value())) x = v;
  } else if (const Node* like = s.inner(node, 0, "reshape_like")) {
    if (always_fits(s.shape(like->inputs[0]), s.shape(y), false)) x = like->inputs[0];
  } else if (const Node* expanded = s.inner(node, 0, "expand_dims")) {
    x = expanded->inputs[0];
  } else if (const Node* squeezed = s.inner(node, 0, "squeeze")) {
    if (is_known(s.shape(squeezed->inputs[0]))) x = squeezed->inputs[0];
  }
  return s.at(x).flags & kWeak ? y : x;
}

// Reports whether a reshape of x to these dims, of which one may be open (-1), gives x the dims that it has.
bool asks_for_own_dims(ShapeView x, ShapeView asked) {
  const Count count(asked);
  if (asked.rank != x.rank || count.unknown > 1 || count.known <= 0) return false;
  for (int i = 0; i < x.rank; ++i) {
    if (asked[i] >= 0 && asked[i] != x[i]) return false;
  }
  return true;
}

// Reports whether the dims that a reshape copies from its input are sure to be the same in x.
bool copies_same_dims(const Simplifier& s, const Node& node, int32_t x) {
  if (!node.op->attr("zero_copies").i) return true;
  const std::optional<ShapeView> asked = asked_dims(node);
  const ShapeView from = s.shape(node.inputs[0]), to = s.shape(x);
  for (int i = 0; asked && i < asked->rank; ++i) {
    if ((*asked)[i] == 0 && (i >= to.rank || from[i] < 0 || from[i] != to[i])) return false;
  }
  return asked.has_value();
}

int32_t reshape_rule(Simplifier& s, Node& node) {
  int32_t x = before_reshape(s, node);
  if (!copies_same_dims(s, node, x)) x = node.inputs[0];
  if (x != node.inputs[0]) {
    node.inputs[0] = x;
    s.set_changed();
  }
  if (!s.has_dtype(x, node)) return kKeep;
  if (s.has_known_dims(x, node)) return x;
  const std::optional<ShapeView> asked = asked_dims(node);
  return asked && asks_for_own_dims(s.shape(x), *asked) ? x : kKeep;
}

int32_t reshape_like_rule(Simplifier& s, Node& node) {
  const int32_t x = before_reshape(s, node);
  if (x != node.inputs[0]) {
    node.inputs[0] = x;
    s.set_changed();
  }
  return known_dims_rule(s, node);
}

// Returns the axis where expand_dims puts its dim of 1.
int64_t expanded_axis(const Node& node, ShapeView y) {
  const int64_t axis = node.op->attr("axis").i;
  return axis < 0 ? axis + y.rank : axis;
}
// Returns the axis that squeeze takes away; -1 if it does not name exactly one.
int64_t squeezed_axis(const Node& node, ShapeView x) {
  const AttrValue& axes = node.op->attr("axis");
  if (!axes.given || axes.count != 1) return -1;
  return axes.ints[0] < 0 ? axes.ints[0] + x.rank : axes.ints[0];
}

int32_t squeeze_rule(Simplifier& s, Node& node) {
  const int32_t y = node.inputs[0];
  const Node* from = s.inner(node, 0, "expand_dims");
  if (!from || !s.has_dtype(from->inputs[0], node)) return known_dims_rule(s, node);
  const int64_t axis = squeezed_axis(node, s.shape(y));
  return axis >= 0 && axis == expanded_axis(*from, s.shape(y)) ? from->inputs[0] : kKeep;
}

int32_t expand_dims_rule(Simplifier& s, Node& node) {
  const Node* from = s.inner(node, 0, "squeeze");
  if (!from || !s.has_dtype(from->inputs[0], node)) return kKeep;
  const ShapeView x = s.shape(from->inputs[0]);
  const int64_t axis = squeezed_axis(*from, x);
  if (axis < 0 || axis != expanded_axis(node, s.shape(node.outputs[0])) || x[axis] != 1) return kKeep;
  return from->inputs[0];
}

// ---- permute_dims

std::vector<int64_t> axes_of(const Node& node, int rank) {
  const AttrValue& given = node.op->attr("axes");
  std::vector<int64_t> axes;
  for (int i = 0; i < rank; ++i) {
    const int64_t axis = given.given ? given.ints[i] : rank - 1 - i;
    axes.push_back(axis < 0 ? axis + rank : axis);
  }
  return axes;
}

int32_t permute_rule(Simplifier& s, Node& node) {
  int32_t x = node.inputs[0];
  const int rank = s.shape(x).rank;
  std::vector<int64_t> axes = axes_of(node, rank);
  const Node* from = s.inner(node, 0, "permute_dims");
  if (from && s.has_dtype(from->inputs[0], node)) {
    const std::vector<int64_t> before = axes_of(*from, rank);
    for (int64_t& axis : axes) axis = before[axis];
    x = from->inputs[0];
  } else {
    from = nullptr;
  }
  bool is_in_order = true;
  for (int i = 0; i < rank; ++i) is_in_order = is_in_order && axes[i] == i;
  if (is_in_order && s.has_dtype(x, node)) return x;
  if (!from) return kKeep;
  Ref<eager_op> op = Ref<eager_op>::adopt(new_op("permute_dims"));
  op->set_ints("axes", axes.data(), rank);
  op->device_index = node.op->device_index;
  op->freeze();
  s.change(node, std::move(op), {x});
  return kKeep;
}

}  // namespace

std::vector<NamedRule> view_rules() {
  return {{"identity", identity_rule},
          {"stop_gradient", identity_rule},
          {"cast", identity_rule},
          {"conj", complex_rule},
          {"real", complex_rule},
          {"floor", rounding_rule},
          {"ceil", rounding_rule},
          {"round", rounding_rule},
          {"trunc", rounding_rule},
          {"reshape", reshape_rule},
          {"reshape_like", reshape_like_rule},
          {"squeeze", squeeze_rule},
          {"expand_dims", expand_dims_rule},
          {"permute_dims", permute_rule},
          {"broadcast_to", known_dims_rule},
          {"broadcast_like", known_dims_rule},
          {"sum_like", known_dims_rule}};
}

}  // namespace eager
