// Recurrent layers: over whole sequences, and cells, which go one step.
#include <iterator>

#include "runtime/layers/builder.h"
#include "runtime/layers/call.h"
#include "runtime/layers/kinds.h"
#include "runtime/core/recurrent_steps.h"

namespace eager {

namespace {

enum RecurrentInput { kSequence, kMask, kInitialH, kInitialC };
enum RecurrentKind { kLstm, kGru, kRnn };

constexpr const char* name_of(RecurrentKind kind) { return kind == kLstm ? "lstm" : kind == kGru ? "gru" : "rnn"; }
constexpr int64_t num_gates(RecurrentKind kind) { return kind == kLstm ? 4 : kind == kGru ? 3 : 1; }

// Makes the weights of one direction.
template <RecurrentKind kind>
void weights(LayerBuilder& b, bool is_backward, int64_t inputs, int64_t units) {
  const int64_t gates = num_gates(kind) * units;
  b.variable(is_backward ? "backward_kernel" : "kernel", Shape{inputs, gates});
  b.variable(is_backward ? "backward_recurrent_kernel" : "recurrent_kernel", Shape{units, gates});
  if (!b.boolean("use_bias")) return;
  const char* const bias = is_backward ? "backward_bias" : "bias";
  if constexpr (kind == kGru) {
    b.variable(bias, Shape{2, gates});
    return;
  }
  if constexpr (kind == kLstm) {
    if (b.boolean("unit_forget_bias")) {  // the gates i, f, g, o
      b.variable(bias, Shape{gates}, {{units, nullptr}, {units, "ones"}, {2 * units, nullptr}});
      return;
    }
  }
  b.variable(bias, Shape{gates});
}

// The ops of a layer, in the order in which build prepares them.
enum RecurrentOp { kForward, kInputDropout, kRecurrentDropout, kBackward };

void prepare_dropout(LayerBuilder& b, AttrName attribute) {
  const double rate = b.real(attribute);
  if (!(rate >= 0 && rate < 1)) invalid_argument("`", attribute.text, "` must be in [0, 1), got ", rate);
  b.prepare("dropout").set_float("rate", rate);
}

template <RecurrentKind kind>
void recurrent_build(LayerBuilder& b) {
  b.expect_rank(kSequence, 3);
  const int64_t inputs = b.dim(kSequence, -1), units = b.at_least("units", 1);
  const bool is_backward = b.boolean("go_backwards"), both = b.boolean("bidirectional");
  if (is_backward && both) invalid_argument("go_backwards has no meaning for a bidirectional layer");
  weights<kind>(b, false, inputs, units);
  if (both) weights<kind>(b, true, inputs, units);
  b.prepare(name_of(kind)).set_bool("reverse", is_backward);
  prepare_dropout(b, "dropout");
  prepare_dropout(b, "recurrent_dropout");
  b.prepare(name_of(kind)).set_bool("reverse", true);
}

template <RecurrentKind kind>
void cell_build(LayerBuilder& b) {
  b.expect_rank(0, 2);
  weights<kind>(b, false, b.dim(0, -1), b.at_least("units", 1));
  b.prepare(name_of(kind));
  prepare_dropout(b, "dropout");
  prepare_dropout(b, "recurrent_dropout");
}

// Returns an initial state, which must have a row of `width` for each sequence; NULL: it is absent.
Tensor state_input(const LayerCall& c, int i, const char* name, int64_t width) {
  if (!c.has_input(i)) return Tensor();
  const Tensor state = c.input(i);
  const Shape expected{c.input(0)->dims[0], width};
  if (!may_equal(state->shape(), expected))
    invalid_argument(name, " must have shape ", to_string(expected), ", got shape ", to_string(state->shape()));
  return state;
}

// Returns half of an initial state, of which a bidirectional layer's has one part for each direction.
Tensor part_of(const LayerCall& c, const Tensor& state, int direction) {
  if (!state || !c.attr("bidirectional").i) return state;
  const int64_t units = c.attr("units").i;
  return c.op_args<"slice">({state}, {2, 0, direction * units, 2, -1, units});
}

// Returns what x or h is multiplied by while the layer trains: one factor for each sequence and feature of `like`, at all steps.
Tensor dropped(const LayerCall& c, RecurrentOp op, const Tensor& like) {
  return c.run(c.op_at(op), {c.op<"ones_like">(like)});
}

bool is_relu(const LayerCall& c) { return std::string_view(c.attr("activation").string) == "RELU"; }

RecurrentCell cell_of(const LayerCall& c, RecurrentKind kind) {
  if (kind == kRnn) return is_relu(c) ? RecurrentCell::rnn_relu : RecurrentCell::rnn_tanh;
  return kind == kLstm ? RecurrentCell::lstm : RecurrentCell::gru;
}

// Runs one direction step by step, with a factor at h.
std::vector<Tensor> step_by_step(LayerCall& c, RecurrentKind kind, RecurrentInputs in) {
  const TensorRef zeros = zero_state(c.context(), in);
  for (TensorRef& t : in.state) {
    if (!t) t = zeros;
  }
  in.h_factor = dropped(c, kRecurrentDropout, zeros).own();
  std::vector<TensorRef> results = recurrent_steps(c.context(), cell_of(c, kind), in);
  return {std::make_move_iterator(results.begin()), std::make_move_iterator(results.end())};
}

// The weights of a direction.
struct Weights {
  Weights(const LayerCall& c, int which) {
    const int each = c.attr("use_bias").i ? 3 : 2, first = which * each;
    kernel = c.variable(first), recurrent = c.variable(first + 1);
    if (each == 3) bias = c.variable(first + 2);
  }
  Tensor kernel, recurrent, bias;
};

// Goes through the steps of x. Returns the sequence and the final states.
template <RecurrentKind kind>
std::vector<Tensor> steps(LayerCall& c, eager_op& op, const Tensor& x, const Weights& w, const Tensor& mask,
                          const Tensor& h, const Tensor& cells, bool is_reverse) {
  if (c.training && c.attr("recurrent_dropout").f > 0 && x->dims[1] != 0) {
    const auto share = [](const Tensor& t) { return TensorRef::share(t.get()); };
    RecurrentInputs in{share(x),   share(w.kernel), share(w.recurrent), share(w.bias), share(mask),
                       {share(h)}, false,           is_reverse,         nullptr};
    if (kind == kLstm) in.state.push_back(share(cells));
    return step_by_step(c, kind, std::move(in));
  }
  if constexpr (kind == kLstm) return c.run_all(op, {x, w.kernel, w.recurrent, w.bias, h, cells, mask});
  else return c.run_all(op, {x, w.kernel, w.recurrent, w.bias, h, mask});
}

// Runs one direction. Returns the sequence and the final states.
template <RecurrentKind kind>
std::vector<Tensor> direction(LayerCall& c, int which) {
  Tensor x = c.input(kSequence);
  const Weights w(c, which);
  const Tensor mask = c.has_input(kMask) ? c.cast(c.input(kMask), DType::boolean) : Tensor();
  const int64_t width = c.attr("units").i * (c.attr("bidirectional").i ? 2 : 1);
  const Tensor h = part_of(c, state_input(c, kInitialH, "initial_h", width), which);
  Tensor cells;
  if constexpr (kind == kLstm) cells = part_of(c, state_input(c, kInitialC, "initial_c", width), which);
  if (c.training && c.attr("dropout").f > 0 && x->dims[1] != 0) {
    // A trace that does not know the number of steps may run where there is none, and so no first one.
    const Tensor one =
        x->dims[1] < 0 ? c.op_args<"sum">({x}, {1, 1, 1}) : c.op_args<"slice">({x}, {3, 0, 0, 0, 3, -1, 1, -1});
    x = c.op<"multiply">(x, dropped(c, kInputDropout, one));
  }
  eager_op& op = c.op_at(which == 0 ? kForward : kBackward);
  return steps<kind>(c, op, x, w, mask, h, cells, which == 1 || c.attr("go_backwards").i);
}

template <RecurrentKind kind>
void cell_call(LayerCall& c) {
  Tensor x = c.input(0);
  if (c.training && c.attr("dropout").f > 0) x = c.op<"multiply">(x, dropped(c, kInputDropout, x));
  x = c.op_args<"expand_dims">({x}, {1});
  const int64_t units = c.attr("units").i;
  const Tensor h = state_input(c, 1, "initial_h", units);
  Tensor cells;
  if constexpr (kind == kLstm) cells = state_input(c, 2, "initial_c", units);
  std::vector<Tensor> out = steps<kind>(c, c.op_at(kForward), x, Weights(c, 0), Tensor(), h, cells, false);
  for (size_t i = 1; i < out.size(); ++i) c.output(std::move(out[i]));
}

Tensor merged(const LayerCall& c, const Tensor& forward, const Tensor& backward) {
  const std::string_view mode = c.attr("merge_mode").string;
  if (mode == "SUM") return c.op<"add">(forward, backward);
  if (mode == "MUL") return c.op<"multiply">(forward, backward);
  if (mode == "AVE") return c.op<"multiply">(c.op<"add">(forward, backward), c.scalar(0.5));
  return c.op<"concat", "axis=-1">(forward, backward);
}

template <RecurrentKind kind>
void recurrent_call(LayerCall& c) {
  std::vector<Tensor> one = direction<kind>(c, 0);
  const int result = c.attr("return_sequences").i ? 0 : 1;  // the sequence, or the last h
  if (c.attr("bidirectional").i) {
    const std::vector<Tensor> other = direction<kind>(c, 1);
    c.output(merged(c, one[result], other[result]));
    for (size_t i = 1; i < one.size(); ++i) c.output(c.op<"concat", "axis=-1">(one[i], other[i]));
    return;
  }
  c.output(result == 0 && c.attr("go_backwards").i ? c.op_args<"flip">({one[0]}, {1, 1}) : one[result]);
  for (size_t i = 1; i < one.size(); ++i) c.output(std::move(one[i]));
}

// Declares what a step has.
void attr_step(OpDef& schema, RecurrentKind which) {
  schema.attr_int("units").required().says("The length of the state.");
  if (which == kRnn) schema.attr_string("activation", "TANH").choices("TANH RELU").says("What each step applies.");
  schema.attr_bool("use_bias", true).says("Whether a bias is added.");
  attr_initializer(schema, "kernel_initializer", "glorot_uniform");
  attr_initializer(schema, "recurrent_initializer", "orthogonal");
  attr_initializer(schema, "bias_initializer", "zeros");
  if (which == kLstm)
    schema.attr_bool("unit_forget_bias", true).says("Whether the bias of the gate that forgets begins with 1.");
}

void describe(LayerKind& kind, const char* text, RecurrentKind which) {
  const bool is_lstm = which == kLstm;
  OpDef& schema = kind.schema.describe(text)
                      .input("x", dtypes::floats)
                      .says("[batch, steps, n]", "Sequences of n features.")
                      .input("mask", dtypes::all, 'M', kOptional)
                      .says("[batch, steps]", "Which steps count; the states stay as they are at others. Absent: all.")
                      .input("initial_h", dtypes::floats, 'T', kOptional)
                      .says("[batch, states]",
                            "The state before the first step; 0 if it is absent. A bidirectional layer's has that of "
                            "the second direction behind it, and so have the states below.");
  if (is_lstm)
    schema.input("initial_c", dtypes::floats, 'T', kOptional)
        .says("[batch, states]", "The cells before the first step; 0 if it is absent.");
  schema.output("y")
      .says("[batch, places..., features]", "The last state, or with return_sequences all states, step by step.")
      .output("h")
      .says("[batch, states]", "The last state.");
  if (is_lstm) schema.output("c").says("[batch, states]", "The last cells.");
  attr_step(schema, which);
  schema.attr_bool("return_sequences", false)
      .says("Whether y has the states of all steps.")
      .attr_bool("go_backwards", false)
      .says("Whether the last step comes first; y then has the steps in that order.")
      .attr_bool("bidirectional", false)
      .says("Whether a second direction, with weights of its own, goes through the steps from the last to the first.")
      .attr_string("merge_mode", "CONCAT")
      .choices("CONCAT SUM MUL AVE")
      .says("How the two directions' results become one.");
  attr_dtypes(schema)
      .attr_float("dropout", 0)
      .says(
          "The share of the inputs that become 0 while the layer trains: the same features of a sequence at all steps.")
      .attr_float("recurrent_dropout", 0)
      .says(
          "The share of the state that becomes 0 ahead of its product while the layer trains: the same units of a sequence at "
          "all steps, which are then computed one by one.");
}

void describe_cell(LayerKind& kind, const char* text, RecurrentKind which) {
  OpDef& schema = kind.schema.describe(text)
                      .input("x", dtypes::floats)
                      .says("[batch, n]", "A step of n features.")
                      .input("initial_h", dtypes::floats, 'T', kOptional)
                      .says("[batch, units]", "The state before the step; 0 if it is absent.");
  if (which == kLstm)
    schema.input("initial_c", dtypes::floats, 'T', kOptional)
        .says("[batch, units]", "The cells before the step; 0 if it is absent.");
  schema.output("h").says("[batch, units]", "The state behind the step.");
  if (which == kLstm) schema.output("c").says("[batch, units]", "The cells behind the step.");
  attr_step(schema, which);
  attr_dtypes(schema)
      .attr_float("dropout", 0)
      .says("The share of the inputs that become 0 while the layer trains.")
      .attr_float("recurrent_dropout", 0)
      .says("The share of the state that becomes 0 ahead of its product while the layer trains.");
}

std::vector<LayerVariable> variables_of_cell(const char* bias_shape) {
  return {{"kernel", "[n, gates]", "kernel_initializer", "The weights of the inputs, gate by gate."},
          {"recurrent_kernel", "[units, gates]", "recurrent_initializer", "The weights of the state."},
          {"bias", bias_shape, "bias_initializer", "What is added, if use_bias."}};
}

std::vector<LayerVariable> variables_of(const char* bias_shape) {
  std::vector<LayerVariable> all = variables_of_cell(bias_shape);
  all.insert(all.end(),
             {{"backward_kernel", "[n, gates]", "kernel_initializer", "The second direction's, if bidirectional."},
              {"backward_recurrent_kernel", "[units, gates]", "recurrent_initializer", "The second direction's."},
              {"backward_bias", bias_shape, "bias_initializer", "The second direction's."}});
  return all;
}

}  // namespace

void define_recurrent(LayerKinds& kinds) {
  LayerKind& lstm = kinds.add("lstm", "LSTM", recurrent_build<kLstm>, recurrent_call<kLstm>);
  lstm.variables = variables_of("[gates]");
  describe(lstm,
           "Long short-term memory over whole sequences (Hochreiter and Schmidhuber, 1997), with the gates i, f, g, o.",
           kLstm);
  LayerKind& gru = kinds.add("gru", "GRU", recurrent_build<kGru>, recurrent_call<kGru>);
  gru.variables = variables_of("[2, gates]");
  describe(
      gru,
      "Gated recurrent units over whole sequences (Cho et al., 2014), with the gates z, r, n and biases of their own "
      "for inputs and states.",
      kGru);
  LayerKind& rnn = kinds.add("rnn", "SimpleRNN", recurrent_build<kRnn>, recurrent_call<kRnn>);
  rnn.variables = variables_of("[units]");
  describe(rnn,
           "A plain recurrent network over whole sequences (Elman, 1990): each step makes h = activation(x kernel + h "
           "recurrent_kernel + bias).",
           kRnn);

  LayerKind& lstm_cell = kinds.add("lstm_cell", "LSTMCell", cell_build<kLstm>, cell_call<kLstm>);
  lstm_cell.variables = variables_of_cell("[gates]");
  describe_cell(lstm_cell, "A step of long short-term memory, with the gates i, f, g, o.", kLstm);
  LayerKind& gru_cell = kinds.add("gru_cell", "GRUCell", cell_build<kGru>, cell_call<kGru>);
  gru_cell.variables = variables_of_cell("[2, gates]");
  describe_cell(
      gru_cell,
      "A step of gated recurrent units, with the gates z, r, n and biases of their own for inputs and states.", kGru);
  LayerKind& rnn_cell = kinds.add("rnn_cell", "SimpleRNNCell", cell_build<kRnn>, cell_call<kRnn>);
  rnn_cell.variables = variables_of_cell("[units]");
  describe_cell(rnn_cell, "A step of a plain recurrent network: h = activation(x kernel + h recurrent_kernel + bias).",
                kRnn);
}

}  // namespace eager
