// Recurrent networks.
#include <algorithm>
#include <cmath>

#include "op_cases/harness.h"
#include "op_cases/op_case.h"
#include "support/trace.h"

namespace op_cases {
namespace {

double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }

// The inputs of a call, which may end before its absent ones.
struct Sequences {
  const Call& c;
  const bool is_time_major = c.attributes.boolean("time_major", false),
             is_reverse = c.attributes.boolean("reverse", false);
  const Array& x = c.inputs[0];
  const int64_t batch = x.dims[is_time_major ? 1 : 0], steps = x.dims[is_time_major ? 0 : 1];
  const int64_t units = c.inputs[2].dims[0], width = c.inputs[2].dims[1];

  double at(size_t input, const Dims& i) const {
    if (input >= c.inputs.size() || c.inputs[input].values.empty()) return 0;
    const Array& a = c.inputs[input];
    return a.values[static_cast<size_t>(ravel(i, a.dims))].real();
  }
  Dims place(int64_t t, int64_t b) const { return is_time_major ? Dims{t, b} : Dims{b, t}; }
  bool counts(size_t mask, int64_t t, int64_t b) const {
    return mask >= c.inputs.size() || c.inputs[mask].values.empty() || at(mask, place(t, b)) != 0;
  }
  // Returns column j of x kernel.
  double of_x(int64_t t, int64_t b, int64_t j) const {
    double sum = 0;
    for (int64_t k = 0; k < x.dims[2]; ++k) {
      Dims i = place(t, b);
      i.push_back(k);
      sum += at(0, i) * at(1, {k, j});
    }
    return sum;
  }
  // Returns column j of h recurrent_kernel.
  double of_h(const Array& h, int64_t b, int64_t j) const {
    double sum = 0;
    for (int64_t k = 0; k < units; ++k) sum += h.values[static_cast<size_t>(b * units + k)].real() * at(2, {k, j});
    return sum;
  }
  Array state(size_t input) const {
    return generate({batch, units}, [&](const Dims& i) -> Complex { return at(input, i); });
  }
  // Calls step(t, b, before, after) for each step of each sequence that counts: with the state h before it and the one to
  // write. Returns the sequence of states; h becomes the last one.
  Array run(Array& h, size_t mask, const std::function<void(int64_t, int64_t, const Array&, Array&)>& step) const {
    Array sequence = filled(is_time_major ? Dims{steps, batch, units} : Dims{batch, steps, units});
    for (int64_t k = 0; k < steps; ++k) {
      const int64_t t = is_reverse ? steps - 1 - k : k;
      const Array before = h;
      for (int64_t b = 0; b < batch; ++b) {
        if (counts(mask, t, b)) step(t, b, before, h);
        for (int64_t u = 0; u < units; ++u) {
          Dims i = place(t, b);
          i.push_back(u);
          sequence.values[static_cast<size_t>(ravel(i, sequence.dims))] = h.values[static_cast<size_t>(b * units + u)];
        }
      }
    }
    return sequence;
  }
};

std::vector<Array> lstm(const Call& call) {
  const Sequences s{call};
  Array h = s.state(4), c = s.state(5);
  Array sequence = s.run(h, 6, [&](int64_t t, int64_t b, const Array& before, Array& after) {
    for (int64_t u = 0; u < s.units; ++u) {
      auto z = [&](int64_t gate) {
        const int64_t j = gate * s.units + u;
        return s.of_x(t, b, j) + s.of_h(before, b, j) + s.at(3, {j});
      };
      const size_t at = static_cast<size_t>(b * s.units + u);
      const double next = sigmoid(z(1)) * c.values[at].real() + sigmoid(z(0)) * std::tanh(z(2));
      c.values[at] = next;
      after.values[at] = sigmoid(z(3)) * std::tanh(next);
    }
  });
  return {sequence, h, c};
}

std::vector<Array> gru(const Call& call) {
  const Sequences s{call};
  Array h = s.state(4);
  Array sequence = s.run(h, 5, [&](int64_t t, int64_t b, const Array& before, Array& after) {
    for (int64_t u = 0; u < s.units; ++u) {
      auto x = [&](int64_t gate) { return s.of_x(t, b, gate * s.units + u) + s.at(3, {0, gate * s.units + u}); };
      auto y = [&](int64_t gate) { return s.of_h(before, b, gate * s.units + u) + s.at(3, {1, gate * s.units + u}); };
      const size_t at = static_cast<size_t>(b * s.units + u);
      const double z = sigmoid(x(0) + y(0)), r = sigmoid(x(1) + y(1));
      after.values[at] = z * before.values[at].real() + (1 - z) * std::tanh(x(2) + r * y(2));
    }
  });
  return {sequence, h};
}

std::vector<Array> rnn(const Call& call) {
  const Sequences s{call};
  const bool is_relu = call.attributes.string("activation", "TANH") == "RELU";
  Array h = s.state(4);
  Array sequence = s.run(h, 5, [&](int64_t t, int64_t b, const Array& before, Array& after) {
    for (int64_t u = 0; u < s.units; ++u) {
      const double z = s.of_x(t, b, u) + s.of_h(before, b, u) + s.at(3, {u});
      after.values[static_cast<size_t>(b * s.units + u)] = is_relu ? std::max(z, 0.0) : std::tanh(z);
    }
  });
  return {sequence, h};
}

// A kind of network: how many gates it has, and states.
struct Cell {
  const char* op;
  Reference reference;
  int64_t gates, states;
};

struct Size {
  int64_t batch, steps, inputs, units;
};

// The inputs of a call: with the optional ones, where `has` says so.
std::vector<Input> inputs(const Cell& cell, const Size& s, bool is_time_major, bool has_bias, bool has_states,
                          bool has_mask) {
  const int64_t width = cell.gates * s.units;
  std::vector<Input> all{in(is_time_major ? Dims{s.steps, s.batch, s.inputs} : Dims{s.batch, s.steps, s.inputs}),
                         in({s.inputs, width}, -1, 1), in({s.units, width}, -1, 1)};
  all.push_back(has_bias ? in(cell.gates == 3 ? Dims{2, width} : Dims{width}, -1, 1) : absent());
  for (int i = 0; i < cell.states; ++i) all.push_back(has_states ? in({s.batch, s.units}, -1, 1) : absent());
  if (!has_mask) return all;
  std::vector<Complex> mask;
  for (int64_t i = 0; i < s.batch * s.steps; ++i) mask.push_back(i % 3 != 1);
  all.push_back(of_dtype(EAGER_BOOL, is_time_major ? Dims{s.steps, s.batch} : Dims{s.batch, s.steps}, mask));
  return all;
}

void sequences(Table& t, const Cell& cell) {
  const char* op = cell.op;
  const Reference& f = cell.reference;
  auto small = [&](const char* attributes, const Size& s, bool has_bias, bool has_states, bool has_mask) {
    const bool is_time_major = Attributes(attributes).boolean("time_major", false);
    Case& c = t.add(op, attributes, inputs(cell, s, is_time_major, has_bias, has_states, has_mask), f);
    c.tolerance = 8;
  };
  small("", {2, 3, 2, 2}, true, true, false);
  small("", {1, 2, 3, 1}, false, false, false);
  small("time_major=true", {3, 2, 1, 2}, true, false, false);
  small("reverse=true", {2, 3, 1, 2}, true, true, false);
  small("reverse=true time_major=true", {2, 3, 2, 1}, false, true, true);
  small("", {2, 4, 1, 2}, true, true, true);
  small("", {2, 1, 2, 2}, true, true, false);
  for (const Size& s : {Size{0, 3, 2, 2}, Size{2, 0, 2, 2}, Size{2, 3, 0, 2}}) {
    t.add(op, "", inputs(cell, s, false, true, true, false), f).flags = kNoGradient;
  }
  for (const Size& s : {Size{11, 5, 7, 19}, Size{3, 2, 20, 33}}) {
    Case& c = t.add(op, "", inputs(cell, s, false, true, true, true), f);
    c.flags = kValuesOnly;
    c.tolerance = 32;
  }
  const int64_t gates = cell.gates;
  const Input x = in({2, 3, 5}), kernel = in({5, gates * 2}), recurrent = in({2, gates * 2});
  const std::string width = std::to_string(gates * 2);
  t.refuse(op, "", {in({2, 3}), kernel, recurrent}, "x must have 3 dimensions, got shape [2,3]");
  t.refuse(op, "", {x, in({4, gates * 2}), recurrent},
           "kernel must have shape [5," + width + "], got shape [4," + width + "]");
  t.refuse(op, "", {x, kernel, in({2, 17})}, "recurrent_kernel must have shape [2," + width + "], got shape [2,17]");
  t.refuse(op, "", {x, kernel, recurrent, in({5})}, "bias must have shape");
  t.refuse(op, "", {x, kernel, recurrent, absent(), in({3, 2})}, "initial_h must have shape [2,2], got shape [3,2]");
}

// A step of a network is a sequence of one step. `order`: where the inputs of the cell stand among the network's.
Reference step_of(const std::function<std::vector<Array>(const Call&)>& network, std::vector<size_t> order) {
  return [=](const Call& c) -> std::vector<Array> {
    Call whole = c;
    whole.inputs.assign(7, Array{});
    for (size_t i = 0; i < c.inputs.size(); ++i) whole.inputs[order[i]] = c.inputs[i];
    Dims& x = whole.inputs[0].dims;
    x.insert(x.begin() + 1, 1);
    std::vector<Array> out = network(whole);
    out.erase(out.begin());
    return out;
  };
}

void cells(Table& t) {
  struct Row {
    const char* op;
    Reference reference;
    int64_t gates;
    bool has_cells;
  };
  const Row rows[] = {{"lstm_cell", step_of(lstm, {0, 4, 5, 1, 2, 3}), 4, true},
                      {"gru_cell", step_of(gru, {0, 4, 1, 2, 3}), 3, false},
                      {"rnn_cell", step_of(rnn, {0, 4, 1, 2, 3}), 1, false}};
  for (const Row& r : rows) {
    for (const int64_t batch : {2, 1, 0}) {
      for (const bool has_bias : {true, false}) {
        const int64_t units = 2, width = r.gates * units;
        std::vector<Input> given{in({batch, 3}, -1, 1), in({batch, units}, -1, 1)};
        if (r.has_cells) given.push_back(in({batch, units}, -1, 1));
        given.push_back(in({3, width}, -1, 1));
        given.push_back(in({units, width}, -1, 1));
        if (has_bias) given.push_back(r.gates == 3 ? in({2, width}, -1, 1) : in({width}, -1, 1));
        Case& c = t.add(r.op, "", given, r.reference);
        c.tolerance = 16;
        c.flags = batch == 0 ? kNoGradient : 0u;
      }
    }
  }
  Case& relu =
      t.add("rnn_cell", "activation=RELU",
            {in({2, 3}, 0.5, 1), in({2, 2}, 0.5, 1), in({3, 2}, 0.5, 1), in({2, 2}, 0.5, 1)}, rows[2].reference);
  relu.tolerance = 16;
  t.refuse("gru_cell", "", {in({2, 1, 3}), in({2, 2}), in({3, 6}), in({2, 6})},
           "x must be 2-dimensional, got shape [2,1,3]");
  t.refuse("lstm_cell", "", {in({2, 3}), in({1, 2}), in({2, 2}), in({3, 8}), in({2, 8})},
           "initial_h must have shape [2,2], got shape [1,2]");
}

// One traced function gives second gradients for any number of steps, none too.
void any_number_of_steps(Table& t, const Cell& cell) {
  t.custom(cell.op, "second gradients for any number of steps", [cell] {
    client::Context ctx = client::make_context(3);
    const auto tensor = [&](const Dims& dims) {
      std::vector<double> values(static_cast<size_t>(count(dims)));
      for (size_t i = 0; i < values.size(); ++i) values[i] = std::sin(1.7 * static_cast<double>(i) + 0.3);
      return client::make_tensor(ctx.get(), EAGER_FLOAT64, dims, values.data(), values.size() * sizeof(double));
    };
    const auto given = [&](int64_t steps) {
      std::vector<client::Tensor> all;
      for (const Dims& dims : {Dims{2, steps, 3}, Dims{3, 2 * cell.gates}, Dims{2, 2 * cell.gates}})
        all.push_back(tensor(dims));
      return all;
    };
    const auto second = [&](eager_context* on, const std::vector<client::Tensor>& inputs) {
      const std::vector<eager_tensor*> sources = client::handles(inputs);
      client::Tape outer = client::make_tape(on), inner = client::make_tape(on);
      for (eager_tensor* one : sources) {
        for (const client::Tape* tape : {&outer, &inner}) client::check(eager_tape_watch(tape->get(), one));
      }
      client::Op op = client::make_op(on, cell.op), square = client::make_op(on, "square");
      const std::vector<client::Tensor> y = client::execute(on, op.get(), sources);
      const std::vector<client::Tensor> first = client::gradient(on, inner.get(), client::handles(y), {}, sources);
      std::vector<client::Tensor> squares;
      for (const client::Tensor& g : first)
        squares.push_back(std::move(client::execute(on, square.get(), {g.get()})[0]));
      return client::gradient(on, outer.get(), client::handles(squares), {}, sources);
    };
    client::Trace trace(ctx.get());
    std::vector<client::Tensor> symbolic;
    for (client::Tensor& one : given(4)) symbolic.push_back(trace.stand_in(std::move(one)));
    std::vector<client::Tensor> got = trace.run(client::handles(second(trace.ctx(), symbolic)));
    for (const int64_t steps : {4, 0, 1, 7}) {
      const std::vector<client::Tensor> inputs = given(steps), want = second(ctx.get(), inputs);
      if (steps != 4) got = trace.run_again(client::handles(inputs));
      for (size_t i = 0; i < inputs.size(); ++i) {
        const Array expected = want[i] ? array_of(want[i].get()) : filled(client::dims_of(inputs[i].get()));
        const std::string problem = difference(array_of(got[i].get()), expected, EAGER_FLOAT64, 64);
        if (!problem.empty()) fail(std::to_string(steps) + " steps, gradient " + std::to_string(i) + ": " + problem);
      }
    }
  });
}

}  // namespace

void recurrent_cases(Table& t) {
  cells(t);
  for (const Cell& cell : {Cell{"lstm", lstm, 4, 2}, Cell{"gru", gru, 3, 1}, Cell{"rnn", rnn, 1, 1}}) {
    sequences(t, cell);
    any_number_of_steps(t, cell);
  }
  // Far from the kink.
  const Cell plain{"rnn", rnn, 1, 1};
  Case& relu = t.add("rnn", "activation=RELU", inputs(plain, {2, 3, 2, 2}, false, false, false, true), rnn);
  relu.inputs[0].lo = relu.inputs[1].lo = relu.inputs[2].lo = 0.5;
  relu.tolerance = 8;
  Case& both = t.add("rnn", "activation=RELU", inputs(plain, {3, 4, 5, 6}, false, true, true, true), rnn);
  both.flags = kValuesOnly;
  both.tolerance = 32;
  t.refuse("lstm", "",
           {in({2, 3, 5}), in({5, 8}), in({2, 8}), absent(), absent(), absent(),
            of_dtype(EAGER_BOOL, {3, 2}, std::vector<Complex>(6, 1))},
           "mask must have shape [2,3], got shape [3,2]");
}

}  // namespace op_cases
