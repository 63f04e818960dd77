// Imports LSTM, GRU and RNN. What the library's ops compute is one op for each direction; all else (other activations, clip,
// peepholes, a reset ahead of the product of GRU) is put together step by step.
#include <algorithm>

#include "runtime/onnx/operators.h"

namespace eager::onnx {

namespace {

using Ints = std::vector<int64_t>;
using Tensors = std::vector<TensorRef>;

// An activation, by ONNX's name in small letters.
struct Activation {
  std::string name;
  double alpha, beta;

  TensorRef apply(OnnxNode& c, const TensorRef& x) const {
    auto times = [&](const TensorRef& v, double factor) { return c.run("multiply", {v, c.scalar(factor)}); };
    auto line = [&] { return c.run("add", {times(x, alpha), c.scalar(beta)}); };
    for (const char* op : {"tanh", "sigmoid", "relu", "softsign", "softplus"}) {
      if (name == op) return c.run(op, {x});
    }
    if (name == "affine") return line();
    if (name == "hardsigmoid") return c.run("clip", {line(), c.scalar(0), c.scalar(1)});
    if (name == "scaledtanh") return times(c.run("tanh", {times(x, beta)}), alpha);
    if (name == "leakyrelu") return c.run("leaky_relu", {x}, {{"alpha", alpha}});
    if (name == "elu") return c.run("elu", {x}, {{"alpha", alpha}});
    if (name == "thresholdedrelu")
      return c.run("where", {c.run("greater_equal", {x, c.scalar(alpha)}), x, c.run("zeros_like", {x})});
    invalid_argument("unknown activation '", name, "'");
  }
};

// The default alpha and beta of an activation.
std::pair<double, double> defaults(const std::string& name) {
  if (name == "leakyrelu") return {0.01f, 0};
  if (name == "hardsigmoid") return {0.2f, 0.5};
  return {1, name == "scaledtanh" ? 1 : 0};
}

// Returns the activations of all directions. Those that have an alpha, and those that have a beta, take the given ones in order.
std::vector<Activation> activations_of(OnnxNode& c, const std::vector<const char*>& otherwise, size_t num_directions) {
  std::vector<Activation> all;
  const AttributeProto* given = c.attr("activations");
  const size_t n = otherwise.size() * num_directions;
  if (given && given->strings.size() != n) invalid_argument("activations must have ", n, " names");
  auto next = [&c](const char* name) {
    return [values = c.attr(name), i = size_t{0}](bool has_one, double usual) mutable {
      return has_one && values && i < values->floats.size() ? values->floats[i++] : usual;
    };
  };
  auto next_alpha = next("activation_alpha"), next_beta = next("activation_beta");
  for (size_t i = 0; i < n; ++i) {
    std::string name(given ? given->strings[i] : otherwise[i % otherwise.size()]);
    for (char& letter : name) letter = static_cast<char>(letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter);
    const bool has_both = name == "affine" || name == "hardsigmoid" || name == "scaledtanh";
    const bool has_alpha = has_both || name == "leakyrelu" || name == "elu" || name == "thresholdedrelu";
    const auto [alpha, beta] = defaults(name);
    all.push_back({name, next_alpha(has_alpha, alpha), next_beta(has_both, beta)});
  }
  return all;
}

// One direction of a network: weights in ONNX's order of gates, [gates * units, ...]; absent ones are NULL.
struct Direction {
  TensorRef w, r, bias_w, bias_r, h, c;
  bool is_reverse;
  const Activation* activations;
  Tensors r_gates{}, bias_gates{}, peepholes{};  // for steps: those of GRU's gates, and LSTM's, or NULL
};

struct Network {
  OnnxNode& node;
  int num_gates;
  TensorRef x, mask;  // time-major; mask: which steps count, or NULL
  double clip = 0;    // 0: none
  bool couples_gates = false, resets_first = false;

  TensorRef run(const char* op, const TensorRef& a, const TensorRef& b) const { return node.run(op, {a, b}); }
  TensorRef plus(const TensorRef& a, const TensorRef& b) const { return a && b ? run("add", a, b) : a ? a : b; }
  TensorRef times(const TensorRef& a, const TensorRef& b) const { return run("multiply", a, b); }
  TensorRef without_from_one(const TensorRef& a) const { return run("subtract", node.scalar(1), a); }
  TensorRef by(const TensorRef& a, const TensorRef& weights) const {
    return node.run("matmul", {a, weights}, {{"transpose_b", true}});
  }
  TensorRef activate(const Activation& f, TensorRef v) const {
    if (clip > 0) v = node.run("clip", {v, node.scalar(-clip), node.scalar(clip)});
    return f.apply(node, v);
  }
  Tensors parts(const TensorRef& t, int64_t n, int64_t axis = -1) const {
    if (!t) return Tensors(static_cast<size_t>(n));
    return node.run_all("split", {t}, {{"num_or_size_splits", Ints{n}}, {"axis", axis}}, static_cast<size_t>(n));
  }
};

// ---- steps

// Make the state {h, c} after a step. of_x: the product of its input and w, and the bias; that of GRU without the one of h.

void rnn_step(const Network& n, const Direction& d, const TensorRef& of_x, Tensors& state) {
  state[0] = n.activate(d.activations[0], n.plus(of_x, n.by(state[0], d.r)));
}

void gru_step(const Network& n, const Direction& d, const TensorRef& of_x, Tensors& state) {
  const TensorRef h = state[0];
  const Tensors a = n.parts(of_x, 3), &r = d.r_gates, &bias = d.bias_gates;
  auto gate = [&](size_t i) { return n.activate(d.activations[0], n.plus(a[i], n.plus(n.by(h, r[i]), bias[i]))); };
  const TensorRef update = gate(0), reset = gate(1);
  const TensorRef of_h =
      n.resets_first ? n.plus(n.by(n.times(reset, h), r[2]), bias[2]) : n.times(reset, n.plus(n.by(h, r[2]), bias[2]));
  const TensorRef next = n.activate(d.activations[1], n.plus(a[2], of_h));
  state[0] = n.plus(n.times(n.without_from_one(update), next), n.times(update, h));
}

void lstm_step(const Network& n, const Direction& d, const TensorRef& of_x, Tensors& state) {
  const Tensors gates = n.parts(n.plus(of_x, n.by(state[0], d.r)), 4);
  auto seen = [&](size_t i, const TensorRef& cell) {
    return n.activate(d.activations[0], d.peepholes[i] ? n.plus(gates[i], n.times(d.peepholes[i], cell)) : gates[i]);
  };
  const TensorRef in = seen(0, state[1]), forget = n.couples_gates ? n.without_from_one(in) : seen(2, state[1]);
  state[1] = n.plus(n.times(forget, state[1]), n.times(in, n.activate(d.activations[1], gates[3])));
  // ONNX Runtime clips the gates, and not the cell.
  state[0] = n.times(seen(1, state[1]), d.activations[2].apply(n.node, state[1]));
}

using Step = void (*)(const Network&, const Direction&, const TensorRef& of_x, Tensors& state);

// Returns the states h of all steps, and the last state.
Tensors run_steps(const Network& n, Direction d, Step step, size_t num_states) {
  OnnxNode& c = n.node;
  const int64_t steps = dim_or_fail(n.x, 0, "what is computed step by step");
  if (steps == 0) unimplemented("a sequence without steps, which is computed step by step,");
  c.charge(DType::int64, 64.0 * static_cast<double>(steps));
  // A state of zeros has the batch of X, and the units of R.
  auto zeros = [&] {
    const TensorRef batch = c.run("zeros_like", {pick(c, pick(c, n.x, 0, 0), 1, 0)});
    return n.plus(c.run("expand_dims", {batch}, {{"axis", 1}}), c.run("zeros_like", {pick(c, d.r, 0, 0)}));
  };
  Tensors state{d.h ? d.h : zeros()};
  if (num_states == 2) state.push_back(d.c ? d.c : zeros());
  const bool is_gru = n.num_gates == 3;
  if (is_gru) d.r_gates = n.parts(d.r, 3, 0), d.bias_gates = n.parts(d.bias_r, 3);
  auto for_steps = [&](const TensorRef& t) {
    return c.run_all("unstack", {t}, {{"axis", 0}}, static_cast<size_t>(steps));
  };
  const Tensors of_x = for_steps(n.plus(n.by(n.x, d.w), is_gru ? d.bias_w : n.plus(d.bias_w, d.bias_r)));
  const Tensors masks = n.mask ? for_steps(c.run("expand_dims", {n.mask}, {{"axis", 2}})) : Tensors();
  Tensors all(static_cast<size_t>(steps));
  for (int64_t k = 0; k < steps; ++k) {
    const size_t t = static_cast<size_t>(d.is_reverse ? steps - 1 - k : k);
    const Tensors before = state;
    step(n, d, of_x[t], state);
    for (size_t i = 0; n.mask && i < state.size(); ++i) state[i] = c.run("where", {masks[t], state[i], before[i]});
    all[t] = state[0];
  }
  Tensors out{c.run("stack", all, {{"axis", 0}})};
  out.insert(out.end(), state.begin(), state.end());
  return out;
}

// ---- the library's ops

// Returns the weights of gates in another order, transposed.
TensorRef kernel_of(const Network& n, const TensorRef& w, const std::vector<size_t>& order) {
  const Tensors gates = n.parts(w, n.num_gates, 0);
  Tensors ordered;
  for (size_t i : order) ordered.push_back(gates[i]);
  return n.node.run("permute_dims", {n.node.run("concat", ordered, {{"axis", 0}})}, {{"axes", Ints{1, 0}}});
}
TensorRef bias_of(const Network& n, const TensorRef& b, const std::vector<size_t>& order) {
  if (!b) return b;
  const Tensors gates = n.parts(b, n.num_gates);
  Tensors ordered;
  for (size_t i : order) ordered.push_back(gates[i]);
  return n.node.run("concat", ordered, {{"axis", 0}});
}

Attrs attrs_of(const Direction& d) { return {{"time_major", true}, {"reverse", d.is_reverse}}; }

Tensors run_rnn(const Network& n, const Direction& d) {
  Attrs attrs = attrs_of(d);
  if (d.activations[0].name == "relu") attrs.push_back({"activation", "RELU"});
  return n.node.run_all("rnn",
                        {n.x, kernel_of(n, d.w, {0}), kernel_of(n, d.r, {0}), n.plus(d.bias_w, d.bias_r), d.h, n.mask},
                        attrs, 2);
}
Tensors run_gru(const Network& n, const Direction& d) {
  const std::vector<size_t> order{0, 1, 2};
  const TensorRef bias = d.bias_w ? n.node.run("stack", {d.bias_w, d.bias_r}, {{"axis", 0}}) : nullptr;
  return n.node.run_all("gru", {n.x, kernel_of(n, d.w, order), kernel_of(n, d.r, order), bias, d.h, n.mask},
                        attrs_of(d), 2);
}
Tensors run_lstm(const Network& n, const Direction& d) {
  const std::vector<size_t> order{0, 2, 3, 1};  // ONNX has i, o, f, c
  const TensorRef bias = bias_of(n, n.plus(d.bias_w, d.bias_r), order);
  return n.node.run_all("lstm", {n.x, kernel_of(n, d.w, order), kernel_of(n, d.r, order), bias, d.h, d.c, n.mask},
                        attrs_of(d), 3);
}

// ---- the operators

struct Kind {
  int num_gates;
  size_t num_states;
  std::vector<const char*> activations;
  Step step;
  Tensors (*whole)(const Network&, const Direction&);
};

// Imports an operator of `kind`. Its inputs are X, W, R, B, sequence_lens, initial_h, initial_c and P; all but X, sequence_lens and
// the lengths have a first dim for the directions, and with layout 1 the states a second one, behind the batch.
void import_network(OnnxNode& c, const Kind& kind) {
  const bool is_batch_major = c.opset >= 14 && c.attr_int("layout", 0) != 0;
  const std::string direction = c.attr_string("direction", "forward");
  if (direction != "forward" && direction != "reverse" && direction != "bidirectional")
    invalid_argument("unknown direction '", direction, "'");
  const size_t num_directions = direction == "bidirectional" ? 2 : 1;
  c.attr_int("hidden_size", 0);  // the weights say it
  const std::vector<Activation> activations = activations_of(c, kind.activations, num_directions);
  TensorRef x = c.in(0);
  if (x->rank != 3) invalid_argument("X must have 3 dimensions, got shape ", to_string(x->shape()));
  if (is_batch_major) x = c.run("permute_dims", {x}, {{"axes", Ints{1, 0, 2}}});
  Network n{c, kind.num_gates, x, nullptr};
  n.clip = c.attr_float("clip", 0);
  n.couples_gates = kind.num_gates == 4 && c.attr_int("input_forget", 0) != 0;
  n.resets_first = kind.num_gates == 3 && c.attr_int("linear_before_reset", 0) == 0;
  if (c.has(4)) {
    const TensorRef rows = c.run("sequence_mask", {c.in(4), number_of(c, c.dim(0, is_batch_major ? 1 : 0))});
    n.mask = c.run("permute_dims", {rows}, {{"axes", Ints{1, 0}}});
  }
  const int state_axis = is_batch_major ? 1 : 0;
  std::vector<Tensors> results;
  for (size_t k = 0; k < num_directions; ++k) {
    auto given = [&](int i, int axis) { return pick(c, c.in(i), axis, static_cast<int64_t>(k)); };
    auto part = [&](int i, int axis) { return c.has(i) ? given(i, axis) : nullptr; };
    const Activation* own = &activations[k * kind.activations.size()];
    Direction d{
        given(1, 0), given(2, 0), nullptr, nullptr, part(5, state_axis), nullptr, direction == "reverse" || k == 1,
        own};
    if (d.w->rank != 2 || d.r->rank != 2) invalid_argument("W and R must have 3 dimensions");
    if (const TensorRef bias = part(3, 0)) {
      const Tensors halves = n.parts(bias, 2);
      d.bias_w = halves[0], d.bias_r = halves[1];
    }
    if (kind.num_states == 2) d.c = part(6, state_axis), d.peepholes = n.parts(part(7, 0), 3);
    bool is_whole = n.clip == 0 && !n.couples_gates && !n.resets_first && !(kind.num_states == 2 && d.peepholes[0]);
    for (size_t i = 0; i < kind.activations.size(); ++i) {
      std::string usual = kind.activations[i];
      usual[0] = static_cast<char>(usual[0] - 'A' + 'a');
      is_whole = is_whole && (own[i].name == usual || (kind.num_gates == 1 && own[i].name == "relu"));
    }
    Tensors y = is_whole ? kind.whole(n, d) : run_steps(n, d, kind.step, kind.num_states);
    if (n.mask) {
      const TensorRef counts = c.run("expand_dims", {n.mask}, {{"axis", 2}});
      y[0] = c.run("where", {counts, y[0], c.run("zeros_like", {y[0]})});
    }
    results.push_back(std::move(y));
  }
  // Y is [steps, directions, batch, units], or with layout 1 [batch, steps, directions, units].
  for (size_t i = 0; i < 1 + kind.num_states; ++i) {
    Tensors all;
    for (const Tensors& y : results) {
      const bool is_turned = i == 0 && is_batch_major;
      all.push_back(is_turned ? c.run("permute_dims", {y[i]}, {{"axes", Ints{1, 0, 2}}}) : y[i]);
    }
    c.out(c.run("stack", all, {{"axis", i == 0 ? (is_batch_major ? 2 : 1) : state_axis}}));
  }
}

void rnn(OnnxNode& c) { import_network(c, {1, 1, {"Tanh"}, rnn_step, run_rnn}); }
void gru(OnnxNode& c) { import_network(c, {3, 1, {"Sigmoid", "Tanh"}, gru_step, run_gru}); }
void lstm(OnnxNode& c) { import_network(c, {4, 2, {"Sigmoid", "Tanh", "Tanh"}, lstm_step, run_lstm}); }

}  // namespace

void add_recurrent(Operators& ops) { ops.merge(Operators{{"RNN", {rnn}}, {"GRU", {gru}}, {"LSTM", {lstm}}}); }

}  // namespace eager::onnx
