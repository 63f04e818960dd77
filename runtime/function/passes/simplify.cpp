// Rules for arithmetic that is exact, and those that relaxed_math adds. Floating-point rules keep every bit: x + 0 is
// not x (x may be -0), nor is x * 0 or x - x zero (x may be infinite or NaN). But x + -0, x - 0, x * 1, x / 1 and
// pow(x, 1) are x, and division by a power of two is multiplication. Products of complex
// numbers contain sums, so they have no rule. Integers wrap, so all rules hold for them.
//
// An op gives way to its operand x only if the result provably has x's dtype and dims: x is never stretched or
// promoted.
#include "runtime/function/passes/simplify.h"

#include <cmath>
#include <cstring>

#include "base/fork.h"
#include "runtime/core/device_manager.h"
#include "runtime/function/graph/internal_ops.h"
#include "runtime/function/passes/passes.h"

namespace eager {

bool Simplifier::covers(int32_t x, int32_t c) const {
  const ShapeView a = shape(x), b = shape(c);
  if (b.rank > a.rank) return false;
  for (int i = 0; i < b.rank; ++i) {
    const int64_t of_x = a[a.rank - b.rank + i];
    if (b[i] != 1 && (b[i] < 0 || b[i] != of_x)) return false;
  }
  return true;
}

std::optional<double> Simplifier::number(int32_t v, DType dtype) const {
  constexpr int64_t kMany = 1 << 12;
  if (!is_constant(v) || is_complex(dtype) || dtype == DType::string) return std::nullopt;
  const eager_tensor& c = at(v);
  if (c.device_index != kHostDevice || (c.flags & ~kWeak) || c.dtype == DType::string || is_complex(c.dtype))
    return std::nullopt;
  if (c.num_elements < 1 || c.num_elements > kMany) return std::nullopt;
  const char* data = static_cast<const char*>(c.data);
  const size_t size = c.element_size();
  for (int64_t i = 1; i < c.num_elements; ++i) {
    if (std::memcmp(data, data + i * size, size) != 0) return std::nullopt;
  }
  try {
    double value;
    const TensorRef as_used = TensorRef::adopt(new_tensor(dtype, {nullptr, 0}, kHostDevice));
    convert_scalar(c, dtype, as_used->data);
    convert_scalar(*as_used, DType::float64, &value);
    return value;
  } catch (const Error&) {  // the dtype lacks the number, so the node fails when it runs
    return std::nullopt;
  }
}

int32_t Simplifier::scalar(int32_t v, DType dtype) {
  TensorRef t = TensorRef::adopt(new_tensor(dtype, {nullptr, 0}, kHostDevice));
  convert_scalar(at(v), dtype, t->data);
  return add_value(std::move(t));
}

const Node* Simplifier::inner(const Node& node, size_t i, const char* op) const {
  const Node* from = maker(node.inputs[i]);
  const bool is_it = from && from->op->device_index == node.op->device_index && std::strcmp(from->def().name, op) == 0;
  return is_it ? from : nullptr;
}

void Simplifier::change(Node& node, Ref<eager_op> op, std::vector<int32_t> inputs) {
  node.op = std::move(op);
  node.inputs = std::move(inputs);
  set_changed();
}

void Simplifier::change(Node& node, const char* op, std::vector<int32_t> inputs) {
  change(node, op_without_attributes(op, node.op->device_index), std::move(inputs));
}

namespace {

// The operands of an op on x and a number c, whose result has the dtype and dims of x.
struct WithNumber {
  int32_t x, c;
  double value;
};
std::optional<WithNumber> with_number(const Simplifier& s, const Node& node, bool either_side = true) {
  for (size_t k = 0; k < (either_side ? 2 : 1); ++k) {
    const int32_t x = node.inputs[k], c = node.inputs[1 - k];
    if (s.is_constant(x) || !s.has_dtype(x, node) || !s.covers(x, c)) continue;
    if (const std::optional<double> value = s.number(c, s.dtype(node))) return WithNumber{x, c, *value};
  }
  return std::nullopt;
}

bool is_zero(const Simplifier& s, const Node& node, double value, bool negative) {
  return value == 0 && (std::signbit(value) == negative || s.may_reorder(s.dtype(node)));
}

// Replaces (x op c1) op c2 by x op (c1 op c2).
void join_numbers(Simplifier& s, Node& node, const WithNumber& outer) {
  const DType t = s.dtype(node);
  if (!s.may_reorder(t)) return;
  for (size_t k = 0; k < 2; ++k) {
    if (node.inputs[k] != outer.x) continue;
    const Node* from = s.inner(node, k, node.def().name);
    const std::optional<WithNumber> inner = from ? with_number(s, *from) : std::nullopt;
    if (!inner || s.dtype(*from) != t) continue;
    const int32_t a = s.scalar(inner->c, t), b = s.scalar(outer.c, t);
    const int32_t c = s.add_node(op_without_attributes(node.def().name, -1), {a, b}, t, {nullptr, 0});
    return s.change(node, node.def().name, {inner->x, c});
  }
}

int32_t add_rule(Simplifier& s, Node& node) {
  const std::optional<WithNumber> n = with_number(s, node);
  if (!n) return kKeep;
  if (is_zero(s, node, n->value, true)) return n->x;
  join_numbers(s, node, *n);
  return kKeep;
}

int32_t subtract_rule(Simplifier& s, Node& node) {
  if (node.inputs[0] == node.inputs[1] && s.may_reorder(s.dtype(node)) && s.has_dtype(node.inputs[0], node)) {
    s.change(node, "zeros_like", {node.inputs[0]});
    return kKeep;
  }
  const std::optional<WithNumber> n = with_number(s, node, false);
  return n && is_zero(s, node, n->value, false) ? n->x : kKeep;
}

int32_t multiply_rule(Simplifier& s, Node& node) {
  const std::optional<WithNumber> n = with_number(s, node);
  if (!n) return kKeep;
  if (n->value == 1) return n->x;
  if (n->value == 0 && s.may_reorder(s.dtype(node))) s.change(node, "zeros_like", {n->x});
  else join_numbers(s, node, *n);
  return kKeep;
}

// Reports whether 1 / value is exact, and not so small that it loses bits.
bool has_exact_reciprocal(DType t, double value) {
  int exponent;
  if (!std::isfinite(value) || std::abs(std::frexp(value, &exponent)) != 0.5) return false;
  const int most = t == DType::float64 ? 1022 : t == DType::float32 ? 126 : 0;
  return std::abs(exponent - 1) <= most;
}

int32_t divide_rule(Simplifier& s, Node& node) {
  const std::optional<WithNumber> n = with_number(s, node, false);
  if (!n) return kKeep;
  if (n->value == 1) return n->x;
  const DType t = s.dtype(node);
  if (!is_floating(t) || n->value == 0 || !std::isfinite(n->value)) return kKeep;
  if (!s.is_relaxed() && !has_exact_reciprocal(t, n->value)) return kKeep;
  const int32_t c = s.scalar(n->c, t);
  s.change(node, "multiply", {n->x, s.add_node(op_without_attributes("reciprocal", -1), {c}, t, {nullptr, 0})});
  return kKeep;
}

int32_t floor_divide_rule(Simplifier& s, Node& node) {
  const std::optional<WithNumber> n = with_number(s, node, false);
  return n && n->value == 1 && is_integer(s.dtype(node)) ? n->x : kKeep;
}

// Replaces pow(x, 1) by x, and pow(x, 2) by square(x) for integers. The square of a floating-point number is rounded
// once, and pow may differ from that in the last bits.
int32_t pow_rule(Simplifier& s, Node& node) {
  const std::optional<WithNumber> n = with_number(s, node, false);
  if (!n) return kKeep;
  if (n->value == 1) return n->x;
  if (n->value == 2 && is_integer(s.dtype(node))) s.change(node, "square", {n->x});
  return kKeep;
}

// ---- logic

bool is_all_ones(DType t, double value) {
  if (t == DType::boolean) return value == 1;
  const int bits = dtype_size(t) * 8;
  const bool is_unsigned = t == DType::uint8 || t == DType::uint16 || t == DType::uint32;  // 2^64 - 1 is no double
  return is_unsigned ? value == std::ldexp(1.0, bits) - 1 : value == -1;
}

int32_t and_rule(Simplifier& s, Node& node) {
  if (node.inputs[0] == node.inputs[1] && s.has_dtype(node.inputs[0], node)) return node.inputs[0];
  const std::optional<WithNumber> n = with_number(s, node);
  if (!n) return kKeep;
  if (is_all_ones(s.dtype(node), n->value)) return n->x;
  if (n->value == 0) s.change(node, "zeros_like", {n->x});
  return kKeep;
}

int32_t or_rule(Simplifier& s, Node& node) {
  if (node.inputs[0] == node.inputs[1] && s.has_dtype(node.inputs[0], node)) return node.inputs[0];
  const std::optional<WithNumber> n = with_number(s, node);
  if (!n) return kKeep;
  if (n->value == 0) return n->x;
  if (s.dtype(node) == DType::boolean) s.change(node, "ones_like", {n->x});
  return kKeep;
}

int32_t xor_rule(Simplifier& s, Node& node) {
  const std::optional<WithNumber> n = with_number(s, node);
  if (!n) return kKeep;
  if (n->value == 0) return n->x;
  if (s.dtype(node) == DType::boolean) s.change(node, "logical_not", {n->x});
  return kKeep;
}

int32_t shift_rule(Simplifier& s, Node& node) {
  const std::optional<WithNumber> n = with_number(s, node, false);
  return n && n->value == 0 ? n->x : kKeep;
}

// ---- functions that undo one another

// Replaces f(f(x)) by x.
int32_t twice_rule(Simplifier& s, Node& node) {
  const Node* from = s.inner(node, 0, node.def().name);
  return from && s.has_dtype(from->inputs[0], node) ? from->inputs[0] : kKeep;
}

template <const char* const& Inverse>
int32_t inverse_rule(Simplifier& s, Node& node) {
  const Node* from = s.is_relaxed() && is_floating(s.dtype(node)) ? s.inner(node, 0, Inverse) : nullptr;
  return from && s.has_dtype(from->inputs[0], node) ? from->inputs[0] : kKeep;
}
constexpr const char* kExp = "exp";
constexpr const char* kLog = "log";

// Replaces the outputs of a custom gradient by those that it was given, since no tape sees the ops of a plan. Reports
// whether it did; a weak scalar stays, since the node's output, a view, is not weak.
bool pass_custom_gradient(Simplifier& s, const Node& node) {
  const CustomGradient* custom = custom_gradient_of(*node.op);
  if (!custom) return false;
  const int32_t* outputs = node.inputs.data() + custom->num_inputs;
  for (size_t k = 0; k < node.outputs.size(); ++k) {
    if (s.at(outputs[k]).flags & kWeak) return false;
  }
  for (size_t k = 0; k < node.outputs.size(); ++k) s.replace(node.outputs[k], outputs[k]);
  return true;
}

// ---- selection

// Replaces where, if the condition is a constant, by the operand that is chosen. The other operand must have no
// influence on the result's dims or device.
int32_t where_rule(Simplifier& s, Node& node) {
  const int32_t condition = node.inputs[0];
  const std::optional<double> value = s.number(condition, DType::boolean);
  if (!value) return kKeep;
  const int32_t x = node.inputs[*value != 0 ? 1 : 2], other = node.inputs[*value != 0 ? 2 : 1];
  const bool is_on_host = s.is_constant(other) && s.at(other).device_index == kHostDevice;
  return is_on_host && s.has_dtype(x, node) && s.covers(x, condition) && s.covers(x, other) ? x : kKeep;
}

}  // namespace

std::vector<NamedRule> arithmetic_rules() {
  return {{"add", add_rule},
          {"subtract", subtract_rule},
          {"multiply", multiply_rule},
          {"divide", divide_rule},
          {"floor_divide", floor_divide_rule},
          {"pow", pow_rule},
          {"logical_and", and_rule},
          {"bitwise_and", and_rule},
          {"logical_or", or_rule},
          {"bitwise_or", or_rule},
          {"logical_xor", xor_rule},
          {"bitwise_xor", xor_rule},
          {"bitwise_left_shift", shift_rule},
          {"bitwise_right_shift", shift_rule},
          {"negative", twice_rule},
          {"logical_not", twice_rule},
          {"bitwise_invert", twice_rule},
          {"exp", inverse_rule<kLog>},
          {"log", inverse_rule<kExp>},
          {"where", where_rule}};
}

bool simplify(Graph& g, bool relaxed) {
  static constinit Lazy<std::vector<Rule>> made;
  const std::vector<Rule>& rules = made.get([] {
    auto by_op = std::make_unique<std::vector<Rule>>(Registry::global().size());
    auto enter = [&](const std::vector<NamedRule>& list) {
      for (const NamedRule& r : list) (*by_op)[Registry::global().find(r.op)->index] = r.rule;
    };
    enter(arithmetic_rules());
    enter(view_rules());
    return by_op;
  });
  Simplifier s(g, relaxed);
  return s.rewrite([&](Node& node) {
    if (pass_custom_gradient(s, node)) return;
    const Rule rule = rules[node.def().index];
    const int32_t x = rule ? rule(s, node) : kKeep;
    if (x == kKeep) s.keep(std::move(node));
    else s.give_way(node, node.outputs[0], x);
  });
}

}  // namespace eager
