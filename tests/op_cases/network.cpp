// Ops of neural networks.
#include <cmath>

#include "op_cases/harness.h"
#include "op_cases/op_case.h"
#include "support/client.h"

namespace op_cases {
namespace {

// Applies f to each list of elements along an axis; the list keeps its length.
Reference along(const char* attribute, int64_t otherwise,
                std::function<std::vector<Complex>(const std::vector<Complex>&)> f) {
  return [=](const Call& c) -> std::vector<Array> {
    const Array& x = c.inputs[0];
    if (x.dims.empty()) return {x};
    size_t axis = static_cast<size_t>(axis_of(c.attributes.integer(attribute, otherwise), x.dims.size()));
    Array y = x;
    int64_t step = strides(x.dims)[axis];
    for (size_t i = 0; i < x.values.size(); ++i) {
      if (unravel(static_cast<int64_t>(i), x.dims)[axis] != 0) continue;
      std::vector<Complex> list;
      for (int64_t k = 0; k < x.dims[axis]; ++k) list.push_back(x.values[i + static_cast<size_t>(k * step)]);
      list = f(list);
      for (int64_t k = 0; k < x.dims[axis]; ++k)
        y.values[i + static_cast<size_t>(k * step)] = list[static_cast<size_t>(k)];
    }
    return {y};
  };
}

std::vector<Complex> log_softmax(const std::vector<Complex>& v) {
  double m = -INFINITY, rest = -1;
  for (Complex z : v) m = std::max(m, z.real());
  for (Complex z : v) rest += z.real() == m;
  for (Complex z : v) rest += z.real() == m ? 0 : std::exp(z.real() - m);
  std::vector<Complex> out = v;
  for (Complex& z : out) z = z.real() - m - std::log1p(rest);
  return out;
}
std::vector<Complex> softmax(const std::vector<Complex>& v) {
  std::vector<Complex> out = log_softmax(v);
  for (Complex& z : out) z = std::exp(z.real());
  return out;
}

void softmaxes(Table& t) {
  for (bool is_log : {false, true}) {
    const char* op = is_log ? "log_softmax" : "softmax";
    Reference f = along("axis", -1, is_log ? log_softmax : softmax);
    for (const char* attributes : {"", "axis=0", "axis=-1"}) t.add(op, attributes, {in({2, 3})}, f).tolerance = 4;
    t.add(op, "axis=1", {in({2, 3, 2})}, f).tolerance = 4;
    t.add(op, "", {in({4})}, f).tolerance = 4;
    t.add(op, "", {in({0, 3})}, f).flags = kNoGradient;
    t.add(op, "", {in({3, 1})}, f).tolerance = 4;
    for (const Dims& d : {Dims{130, 37}, Dims{3, 1001}, Dims{1000, 10}}) {
      Case& c = t.add(op, "", {in(d, -5, 5)}, f);
      c.flags = kValuesOnly;
      c.tolerance = 16;
    }
    for (const Dims& d : {Dims{33, 71}, Dims{700, 33}, Dims{5, 64}}) {
      Case& c = t.add(op, "axis=0", {in(d, -5, 5)}, f);
      c.flags = kValuesOnly;
      c.tolerance = 16;
    }
    Case& middle = t.add(op, "axis=1", {in({3, 10, 600}, -5, 5)}, f);
    middle.flags = kValuesOnly;
    middle.tolerance = 16;
    // One element is much larger than the others, alone or with an equal one.
    for (const Dims& d : {Dims{3, 2}, Dims{3, 20}, Dims{3, 37}}) {
      for (double first : {-30.0, 0.0}) {
        std::vector<Complex> values;
        for (double x : {first, 0.0, -20.0}) values.insert(values.end(), static_cast<size_t>(d[1]), x);
        for (const char* axis : {"axis=0", "axis=1"}) {
          Case& confident = t.add(op, axis, {given(d, values)}, f);
          confident.flags = kValuesOnly;
          confident.dtypes = {EAGER_FLOAT32, EAGER_FLOAT64};
          confident.floor = 1e-15;
          confident.tolerance = 4;
        }
      }
    }
    Case& big = t.add(op, "", {given({1, 3}, {900, 901, -900})}, f);
    big.flags = kValuesOnly;
    big.tolerance = 4;
  }
}

std::vector<Array> cross_entropy(const Call& c, bool is_sparse) {
  const Array &logits = c.inputs[0], &labels = c.inputs[1];
  Array logs = along("axis", -1, log_softmax)(c)[0];
  size_t axis = static_cast<size_t>(axis_of(c.attributes.integer("axis", -1), logits.dims.size()));
  Dims out = logits.dims;
  out.erase(out.begin() + static_cast<std::ptrdiff_t>(axis));
  return {generate(out, [&](Dims i) -> Complex {
    double label = is_sparse ? labels.values[static_cast<size_t>(ravel(i, labels.dims))].real() : 0;
    double loss = 0;
    i.insert(i.begin() + static_cast<std::ptrdiff_t>(axis), 0);
    for (int64_t k = 0; k < logits.dims[axis]; ++k) {
      i[axis] = k;
      double l = logs.values[static_cast<size_t>(ravel(i, logits.dims))].real();
      if (is_sparse) loss -= k == static_cast<int64_t>(label) ? l : 0;
      else if (const double label = broadcast_at(labels, i).real(); label != 0) loss -= label * l;
    }
    return loss;
  })};
}

void losses(Table& t) {
  Reference dense = [](const Call& c) { return cross_entropy(c, false); };
  Reference sparse = [](const Call& c) { return cross_entropy(c, true); };
  const char* op = "softmax_cross_entropy_with_logits";
  const char* sparse_op = "sparse_softmax_cross_entropy_with_logits";
  t.add(op, "", {in({2, 3}), in({2, 3}, 0.1, 0.9)}, dense).tolerance = 8;
  t.add(op, "", {in({4}), in({4}, 0.1, 0.9)}, dense).tolerance = 8;
  t.add(op, "", {in({2, 2, 3}), in({2, 2, 3}, 0.1, 0.9)}, dense).tolerance = 8;
  t.add(op, "axis=0", {in({3, 2}), in({3, 2}, 0.1, 0.9)}, dense).tolerance = 8;
  t.add(op, "", {in({0, 3}), in({0, 3}, 0, 1)}, dense).flags = kNoGradient;
  for (int32_t type : {EAGER_INT32, EAGER_INT64}) {
    t.add(sparse_op, "", {in({2, 3}), of_dtype(type, {2}, {2, 0})}, sparse).tolerance = 8;
    t.add(sparse_op, "", {in({3}), of_dtype(type, {}, {1})}, sparse).tolerance = 8;
    t.add(sparse_op, "", {in({2, 2, 3}), of_dtype(type, {2, 2}, {0, 1, 2, 0})}, sparse).tolerance = 8;
  }
  t.add(sparse_op, "axis=0", {in({3, 2}), of_dtype(EAGER_INT64, {2}, {2, 1})}, sparse).tolerance = 8;
  Case& batch = t.add(sparse_op, "", {in({257, 10}, -5, 5), drawn(EAGER_INT64, {257}, 0, 9)}, sparse);
  batch.flags = kValuesOnly;
  batch.tolerance = 16;
  // The label's logit is much larger than the others. Where the label is 0, a logit of -inf counts for nothing.
  for (auto& [name, labels] :
       {std::pair{sparse_op, of_dtype(EAGER_INT64, {2}, {0, 1})}, std::pair{op, given({2, 3}, {1, 0, 0, 0, 1, 0})}}) {
    Case& confident = t.add(name, "", {given({2, 3}, {20, 0, 0, -30, 1, -20}), labels}, name == op ? dense : sparse);
    confident.flags = kValuesOnly;
    confident.dtypes = {EAGER_FLOAT32, EAGER_FLOAT64};
    confident.floor = 1e-15;
    confident.tolerance = 4;
  }
  Case& masked =
      t.add(op, "", {given({2, 3}, {1, -INFINITY, 2, 0.5, -INFINITY, 0}), given({2, 3}, {0.25, 0, 0.75, 0, 0, 1})},
            dense);
  masked.flags = kValuesOnly;
  masked.tolerance = 8;
  t.add("sigmoid_cross_entropy_with_logits", "", {in({2, 3}), in({2, 3}, 0.1, 0.9)},
        [](const Call& c) -> std::vector<Array> {
          Array y = c.inputs[0];
          for (size_t i = 0; i < y.values.size(); ++i) {
            double x = y.values[i].real(), z = c.inputs[1].values[i].real();
            y.values[i] = std::max(x, 0.0) - x * z + std::log1p(std::exp(-std::abs(x)));
          }
          return {y};
        });
  Reference l2 = [](const Call& c) -> std::vector<Array> {
    double s = 0;
    for (Complex z : c.inputs[0].values) s += std::norm(z) / 2;
    return {{{}, {s}}};
  };
  for (const Dims& d : {Dims{2, 3}, Dims{5}, Dims{}}) t.add("l2_loss", "", {in(d)}, l2).tolerance = 4;
  t.add("l2_loss", "", {in({0})}, l2).flags = kNoGradient;
  Case& long_one = t.add("l2_loss", "", {in({5003}, -0.5, 0.5)}, l2);
  long_one.flags = kValuesOnly;
  long_one.tolerance = 16;
}

// Checks gradients to their last digits where one class has nearly all of the probability: there p - 1, of its label, is the sum of
// the others. With a sum S of labels l, p S - l is computed as the sum of l_k p - l p_k over all others.
void check_confident() {
  const client::Context ctx = client::make_context();
  struct Row {
    int64_t n;
    double logit, other;  // of the second class and of all others
    double label, rest;   // their labels
  };
  const Row rows[] = {{2, 20, 0, 1, 0},   {2, -3, -23, 0.9, 0.1},  {3, 20, 0, 0, 1},    {5, 17, 0, 1, 1e-7},
                      {40, 12, -8, 1, 0}, {40, 0, -20, 0.5, 0.01}, {1000, 25, 0, 1, 0}, {1000, 25, 0, 2, 1e-9},
                      {1000, 1, 0, 1, 0}, {12000, 30, 0, 1, 0},    {12000, 5, 5, 1, 0}, {200, 0.5, 0, 1, 0},
                      {4, 0, 0, 1, 0},    {2, 0.25, 0, 1, 0}};
  for (const Row& r : rows) {
    for (const int64_t columns : {1, 3, 20}) {
      const auto n = static_cast<size_t>(r.n);
      const auto at = [](size_t k, double second, double other) { return k == 1 ? second : other; };

      for (const int32_t dtype : {EAGER_FLOAT32, EAGER_FLOAT64}) {
        const auto tensor = [&](double second, double other) {
          std::vector<Complex> x;
          for (size_t k = 0; k < n; ++k) x.insert(x.end(), static_cast<size_t>(columns), at(k, second, other));
          const std::vector<unsigned char> bytes = numbers::encode(numbers::rounded(x, dtype), dtype);
          return client::make_tensor(ctx.get(), dtype, {r.n, columns}, bytes.data(), bytes.size());
        };
        const double label = numbers::rounded({r.label}, dtype)[0].real(),
                     rest = numbers::rounded({r.rest}, dtype)[0].real();
        const long double sum =
            1 + std::exp(static_cast<long double>(r.other - r.logit)) * static_cast<long double>(n - 1);
        const auto p = [&](size_t k) {
          return std::exp(static_cast<long double>(at(k, r.logit, r.other) - r.logit)) / sum;
        };
        const long double many = static_cast<long double>(n - 1);
        const long double of_second = many * (rest * p(1) - label * p(0)),
                          of_others = label * p(0) - rest * p(1);  // the others cancel each other
        const client::Tensor logits = tensor(r.logit, r.other), labels = tensor(r.label, r.rest);
        std::vector<int64_t> which(static_cast<size_t>(columns), 1);
        const client::Tensor sparse =
            client::make_tensor(ctx.get(), EAGER_INT64, {columns}, which.data(), which.size() * 8);
        for (const std::string op :
             {"softmax_cross_entropy_with_logits", "sparse_softmax_cross_entropy_with_logits", "log_softmax"}) {
          const bool is_log = op[0] == 'l', is_sparse = op[1] == 'p';
          if (is_sparse && (r.label != 1 || r.rest != 0)) continue;
          const client::Op prepared = client::make_op(ctx.get(), op);
          client::check(eager_op_set_int(prepared.get(), "axis", 0));
          const client::Tape tape = client::make_tape(ctx.get());
          client::check(eager_tape_watch(tape.get(), logits.get()));
          std::vector<eager_tensor*> inputs{logits.get()}, dy;
          if (is_log) dy.push_back(labels.get());
          else inputs.push_back(is_sparse ? sparse.get() : labels.get());
          const client::Tensor y = std::move(client::execute(ctx.get(), prepared.get(), inputs)[0]);
          const client::Tensor dx =
              std::move(client::gradient(ctx.get(), tape.get(), {y.get()}, dy, {logits.get()})[0]);
          Array want{client::dims_of(dx.get()), {}};
          for (size_t k = 0; k < n; ++k) {
            const long double slope = k == 1 ? of_second : of_others;
            want.values.insert(want.values.end(), static_cast<size_t>(columns),
                               static_cast<double>(is_log ? -slope : slope));
          }
          // The other elements' logarithms, of which log_softmax computes probabilities, have an error in proportion to them.
          const std::string problem = difference(array_of(dx.get()), want, dtype, is_log ? 32 : 8, 1e-17);
          if (!problem.empty())
            fail(op + " of " + std::to_string(r.n) + " classes, logits " + std::to_string(r.logit) + " and " +
                 std::to_string(r.other) + ", " + std::to_string(columns) + " columns: " + problem);
        }
      }
    }
  }
}

// Sums within ops must be as accurate as sums in float64.
void accurate_sums(Table& t) {
  t.custom("softmax", "the sums of a long row and of its gradient are accurate", [] {
    const size_t n = 1000003;
    std::vector<float> x(n), y(n), dx(n), ones(n, 1.0f);
    std::vector<double> expected(n);
    double sum = 0;
    uint32_t state = 1;
    for (size_t i = 0; i < n; ++i) {
      state = state * 1664525 + 1013904223;
      x[i] = static_cast<float>(state >> 8) * 0x1p-24f;
      sum += expected[i] = std::exp(static_cast<double>(x[i]));
    }
    client::Context ctx = client::make_context();
    client::Op op = client::make_op(ctx.get(), "softmax"), grad = client::make_op(ctx.get(), "softmax_grad");
    client::Tensor a = client::make_tensor(ctx.get(), EAGER_FLOAT32, {1000003}, x.data(), n * 4);
    client::Tensor dy = client::make_tensor(ctx.get(), EAGER_FLOAT32, {1000003}, ones.data(), n * 4);
    client::Tensor b = std::move(client::execute(ctx.get(), op.get(), {a.get()})[0]);
    client::Tensor c = std::move(client::execute(ctx.get(), grad.get(), {dy.get(), b.get()})[0]);
    client::check(eager_tensor_read(b.get(), y.data(), n * 4));
    client::check(eager_tensor_read(c.get(), dx.data(), n * 4));
    double total = 0;
    for (size_t i = 0; i < n; ++i) {
      if (std::abs(y[i] * sum / expected[i] - 1) > 5e-7)
        fail("an element is off by " + std::to_string(1e7 * (y[i] * sum / expected[i] - 1)) + "e-7");
      total += y[i];
    }
    // Checks the gradient of the sum of all elements. That sum is 1, but for the roundings of its elements.
    for (size_t i = 0; i < n; ++i) {
      if (std::abs(dx[i] / y[i] - (1 - total)) > 2e-7)
        fail("the gradient is off by " + std::to_string(1e7 * dx[i] / y[i]) + "e-7");
    }
  });
  t.custom("softmax_cross_entropy_with_logits", "has gradients to the last digits of likely classes", check_confident);
  t.custom("global_norm", "is accurate for one number many times", [] {
    const size_t n = 1000000;
    std::vector<float> x(n, 0.1f);
    client::Context ctx = client::make_context();
    client::Tensor a = client::make_tensor(ctx.get(), EAGER_FLOAT32, {1000000}, x.data(), n * 4);
    for (const char* name : {"global_norm", "l2_loss"}) {
      client::Op op = client::make_op(ctx.get(), name);
      client::Tensor y = std::move(client::execute(ctx.get(), op.get(), {a.get()})[0]);
      float value = 0;
      client::check(eager_tensor_read(y.get(), &value, 4));
      const double square = static_cast<double>(0.1f) * 0.1f * static_cast<double>(n);
      const double expected = name == std::string("global_norm") ? std::sqrt(square) : square / 2;
      if (std::abs(value / expected - 1) > 1.2e-7)
        fail(name + std::string(" is off by ") + std::to_string((value / expected - 1) * 1e7) + "e-7");
    }
  });
}

void norms(Table& t) {
  auto norm = [](const std::vector<Array>& arrays) {
    double s = 0;
    for (const Array& a : arrays) {
      for (Complex z : a.values) s += std::norm(z);
    }
    return std::sqrt(s);
  };
  auto scaled = [](Array a, double by) {
    for (Complex& z : a.values) z *= by;
    return a;
  };
  Reference global_norm = [norm](const Call& c) -> std::vector<Array> { return {{{}, {norm(c.inputs)}}}; };
  Reference by_norm = [=](const Call& c) -> std::vector<Array> {
    double clip = c.attributes.real("clip_norm", 1);
    return {scaled(c.inputs[0], clip / std::max(clip, norm(c.inputs)))};
  };
  Reference by_global_norm = [=](const Call& c) {
    double clip = c.attributes.real("clip_norm", 1), n = norm(c.inputs);
    std::vector<Array> out;
    for (const Array& a : c.inputs) out.push_back(scaled(a, clip / std::max(clip, n)));
    out.push_back({{}, {n}});
    return out;
  };
  t.add("global_norm", "", {in({2, 3}), in({4}), in({})}, global_norm).tolerance = 4;
  t.add("global_norm", "", {in({3})}, global_norm).tolerance = 4;
  for (const char* clip : {"clip_norm=0.5", "clip_norm=100"}) {
    t.add("clip_by_norm", clip, {in({2, 3})}, by_norm).tolerance = 4;
    t.add("clip_by_global_norm", clip, {in({2, 3}), in({2})}, by_global_norm).tolerance = 4;
  }
  // Squares that float32 cannot hold; and sums of several pieces.
  for (const auto& [x, clip] : {std::pair{3e25, "clip_norm=1e25"}, std::pair{3e-25, "clip_norm=1e-25"}}) {
    const Input given_x = given({3}, {x, -x, x / 2});
    t.add("global_norm", "", {given_x}, global_norm);
    t.add("clip_by_norm", clip, {given_x}, by_norm);
    for (size_t i = t.cases.size() - 2; i < t.cases.size(); ++i) {
      Case& c = t.cases[i];
      c.flags = kValuesOnly;
      c.dtypes = {EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64};
      c.floor = 0;
      c.tolerance = 4;
    }
  }
  Case& large = t.add("clip_by_global_norm", "", {in({100'003}), in({3, 5})}, by_global_norm);
  large.flags = kValuesOnly;
  large.tolerance = 16;
}

void biases(Table& t) {
  Reference bias_add = [](const Call& c) -> std::vector<Array> {
    const Array &x = c.inputs[0], &b = c.inputs[1];
    size_t axis = c.attributes.string("data_format", "NHWC") == "NCHW" ? 1 : x.dims.size() - 1;
    Array y = x;
    for (size_t i = 0; i < y.values.size(); ++i) {
      y.values[i] += b.values[static_cast<size_t>(unravel(static_cast<int64_t>(i), x.dims)[axis])];
    }
    return {y};
  };
  t.add("bias_add", "", {in({2, 3}), in({3})}, bias_add);
  t.add("bias_add", "", {in({1, 2, 2, 3}), in({3})}, bias_add);
  t.add("bias_add", "data_format=NCHW", {in({1, 3, 2, 2}), in({3})}, bias_add);
  t.add("bias_add", "data_format=NCHW", {in({2, 3}), in({3})}, bias_add);
  t.add("bias_add", "data_format=channels_last", {in({2, 3}), in({3})}, bias_add);
  t.add("bias_add", "data_format=NHWC", {in({2, 2, 3}), in({3})}, bias_add);
  t.add("bias_add", "", {in({0, 3}), in({3})}, bias_add).flags = kNoGradient;
  t.add("bias_add", "", {in({65, 130}), in({130})}, bias_add).flags = kValuesOnly;
  t.add("bias_add", "data_format=NCHW", {in({3, 17, 9, 11}), in({17})}, bias_add).flags = kValuesOnly;
}

void dropout(Table& t) {
  t.custom("dropout", "keeps and scales 1 - rate of the elements, and its gradient has the same mask", [] {
    client::Context ctx = client::make_context(7);
    client::Op op = client::make_op(ctx.get(), "dropout");
    client::check(eager_op_set_float(op.get(), "rate", 0.25));
    std::vector<float> ones(40000, 1.0f);
    client::Tensor x = client::make_tensor(ctx.get(), EAGER_FLOAT32, {200, 200}, ones.data(), ones.size() * 4);
    client::Tape tape = client::make_tape(ctx.get());
    client::check(eager_tape_watch(tape.get(), x.get()));
    client::Tensor y = std::move(client::execute(ctx.get(), op.get(), {x.get()})[0]);
    client::Tensor g = std::move(client::gradient(ctx.get(), tape.get(), {y.get()}, {}, {x.get()})[0]);
    client::Tensor again = std::move(client::execute(ctx.get(), op.get(), {x.get()})[0]);
    std::vector<float> a(ones.size()), b(ones.size()), d(ones.size());
    client::check(eager_tensor_read(y.get(), a.data(), a.size() * 4));
    client::check(eager_tensor_read(again.get(), b.data(), b.size() * 4));
    client::check(eager_tensor_read(g.get(), d.data(), d.size() * 4));
    size_t kept = 0;
    for (size_t i = 0; i < a.size(); ++i) {
      if (a[i] != 0 && std::abs(a[i] - 1 / 0.75f) > 1e-6) fail("kept values are not scaled by 1 / (1 - rate)");
      if (a[i] != d[i]) fail("the gradient has another mask");
      kept += a[i] != 0;
    }
    if (std::abs(static_cast<double>(kept) / 40000 - 0.75) > 0.011) fail("kept " + std::to_string(kept) + " of 40000");
    if (a == b) fail("two calls dropped the same");
  });
  Reference same = [](const Call& c) -> std::vector<Array> { return {c.inputs[0]}; };
  t.add("dropout", "rate=0", {in({2, 3})}, same);
  t.add("dropout", "rate=0", {in({0})}, same).flags = kNoGradient;
  Reference none = [](const Call& c) -> std::vector<Array> {
    return {{c.inputs[0].dims, std::vector<Complex>(c.inputs[0].values.size())}};
  };
  t.add("dropout", "rate=1", {in({2, 3})}, none);
  t.custom("dropout", "a rate outside [0, 1] is refused, and a seed repeats its mask", [] {
    client::Context ctx = client::make_context(7);
    std::vector<float> ones(1000, 1.0f), a(1000), b(1000);
    client::Tensor x = client::make_tensor(ctx.get(), EAGER_FLOAT32, {1000}, ones.data(), 4000);
    for (double rate : {-0.5, 1.5}) {
      client::Op op = client::make_op(ctx.get(), "dropout");
      client::check(eager_op_set_float(op.get(), "rate", rate));
      try {
        client::execute(ctx.get(), op.get(), {x.get()});
      } catch (const client::Failure& e) {
        if (e.code == EAGER_INVALID_ARGUMENT) continue;
      }
      fail("rate " + std::to_string(rate) + " is accepted");
    }
    client::Op op = client::make_op(ctx.get(), "dropout");
    client::check(eager_op_set_float(op.get(), "rate", 0.5));
    client::check(eager_op_set_int(op.get(), "seed", 5));
    client::Tensor y = std::move(client::execute(ctx.get(), op.get(), {x.get()})[0]);
    client::Tensor z = std::move(client::execute(ctx.get(), op.get(), {x.get()})[0]);
    client::check(eager_tensor_read(y.get(), a.data(), 4000));
    client::check(eager_tensor_read(z.get(), b.data(), 4000));
    if (a != b) fail("one seed gave two masks");
  });
}

}  // namespace

void network_cases(Table& t) {
  softmaxes(t);
  losses(t);
  accurate_sums(t);
  norms(t);
  biases(t);
  dropout(t);
}

}  // namespace op_cases
