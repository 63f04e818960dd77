// Recurrent layers over whole sequences.
#include "runtime/layers/builder.h"
#include "runtime/layers/call.h"
#include "runtime/layers/kinds.h"

namespace eager {

namespace {

enum RecurrentInput { kSequence, kMask, kInitialH, kInitialC };
constexpr bool kLstm = true, kGru = false;

// Makes the weights of one direction.
template <bool is_lstm>
void weights(LayerBuilder& b, bool is_backward, int64_t inputs, int64_t units) {
  const int64_t gates = is_lstm ? 4 * units : 3 * units;
  b.variable(is_backward ? "backward_kernel" : "kernel", Shape{inputs, gates});
  b.variable(is_backward ? "backward_recurrent_kernel" : "recurrent_kernel", Shape{units, gates});
  if (!b.boolean("use_bias")) return;
  const char* const bias = is_backward ? "backward_bias" : "bias";
  if constexpr (!is_lstm) {
    b.variable(bias, Shape{2, gates});
  } else if (b.boolean("unit_forget_bias")) {  // the gates i, f, g, o
    b.variable(bias, Shape{gates}, {{units, nullptr}, {units, "ones"}, {2 * units, nullptr}});
  } else {
    b.variable(bias, Shape{gates});
  }
}

template <bool is_lstm>
void recurrent_build(LayerBuilder& b) {
  b.expect_rank(kSequence, 3);
  const int64_t inputs = b.dim(kSequence, -1), units = b.at_least("units", 1);
  const bool is_backward = b.boolean("go_backwards"), both = b.boolean("bidirectional");
  if (is_backward && both) invalid_argument("go_backwards has no meaning for a bidirectional layer");
  const char* const op = is_lstm ? "lstm" : "gru";
  weights<is_lstm>(b, false, inputs, units);
  b.prepare(op).set_bool("reverse", is_backward);
  if (!both) return;
  weights<is_lstm>(b, true, inputs, units);
  b.prepare(op).set_bool("reverse", true);
}

// Returns half of an initial state, of which a bidirectional layer's has one part for each direction.
Tensor part_of(const LayerCall& c, const Tensor& state, int direction) {
  if (!state || !c.attr("bidirectional").i) return state;
  const int64_t units = c.attr("units").i;
  return c.op_args<"slice">({state}, {2, 0, direction * units, 2, -1, units});
}

// Runs one direction. Returns the sequence and the final states.
template <bool is_lstm>
std::vector<Tensor> direction(const LayerCall& c, int which) {
  const int each = c.attr("use_bias").i ? 3 : 2, first = which * each;
  auto input = [&](int i) { return c.has_input(i) ? c.input(i) : Tensor(); };
  const Tensor bias = each == 3 ? c.variable(first + 2) : Tensor();
  const Tensor mask = c.has_input(kMask) ? c.cast(c.input(kMask), DType::boolean) : Tensor();
  const Tensor h = part_of(c, input(kInitialH), which);
  if constexpr (is_lstm) {
    return c.run_all(c.op_at(which), {c.input(kSequence), c.variable(first), c.variable(first + 1), bias, h,
                                      part_of(c, input(kInitialC), which), mask});
  } else {
    return c.run_all(c.op_at(which), {c.input(kSequence), c.variable(first), c.variable(first + 1), bias, h, mask});
  }
}

Tensor merged(const LayerCall& c, const Tensor& forward, const Tensor& backward) {
  const std::string_view mode = c.attr("merge_mode").string;
  if (mode == "SUM") return c.op<"add">(forward, backward);
  if (mode == "MUL") return c.op<"multiply">(forward, backward);
  if (mode == "AVE") return c.op<"multiply">(c.op<"add">(forward, backward), c.scalar(0.5));
  return c.op<"concat", "axis=-1">(forward, backward);
}

template <bool is_lstm>
void recurrent_call(LayerCall& c) {
  std::vector<Tensor> one = direction<is_lstm>(c, 0);
  const int result = c.attr("return_sequences").i ? 0 : 1;  // the sequence, or the last h
  if (c.attr("bidirectional").i) {
    const std::vector<Tensor> other = direction<is_lstm>(c, 1);
    c.output(merged(c, one[result], other[result]));
    for (size_t i = 1; i < one.size(); ++i) c.output(c.op<"concat", "axis=-1">(one[i], other[i]));
    return;
  }
  c.output(result == 0 && c.attr("go_backwards").i ? c.op_args<"flip">({one[0]}, {1, 1}) : one[result]);
  for (size_t i = 1; i < one.size(); ++i) c.output(std::move(one[i]));
}

OpDef& describe(LayerKind& kind, const char* text, bool is_lstm) {
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
  schema.attr_int("units")
      .required()
      .says("The length of the state.")
      .attr_bool("use_bias", true)
      .says("Whether a bias is added.");
  attr_initializer(schema, "kernel_initializer", "glorot_uniform");
  attr_initializer(schema, "recurrent_initializer", "orthogonal");
  attr_initializer(schema, "bias_initializer", "zeros");
  if (is_lstm)
    schema.attr_bool("unit_forget_bias", true).says("Whether the bias of the gate that forgets begins with 1.");
  schema.attr_bool("return_sequences", false)
      .says("Whether y has the states of all steps.")
      .attr_bool("go_backwards", false)
      .says("Whether the last step comes first; y then has the steps in that order.")
      .attr_bool("bidirectional", false)
      .says("Whether a second direction, with weights of its own, goes through the steps from the last to the first.")
      .attr_string("merge_mode", "CONCAT")
      .choices("CONCAT SUM MUL AVE")
      .says("How the two directions' results become one.");
  return attr_dtypes(schema);
}

std::vector<LayerVariable> variables_of(const char* bias_shape) {
  return {{"kernel", "[n, gates]", "kernel_initializer", "The weights of the inputs, gate by gate."},
          {"recurrent_kernel", "[units, gates]", "recurrent_initializer", "The weights of the state."},
          {"bias", bias_shape, "bias_initializer", "What is added, if use_bias."},
          {"backward_kernel", "[n, gates]", "kernel_initializer", "The second direction's, if bidirectional."},
          {"backward_recurrent_kernel", "[units, gates]", "recurrent_initializer", "The second direction's."},
          {"backward_bias", bias_shape, "bias_initializer", "The second direction's."}};
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
}

}  // namespace eager
