// Statistics and sets: differences, moments, counts, quantiles, and reductions that leave NaN out.
#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

#include "op_cases/op_case.h"
#include "support/traced.h"

namespace op_cases {
namespace {

using List = std::vector<double>;

const double kInf = std::numeric_limits<double>::infinity();
const double kNan = std::numeric_limits<double>::quiet_NaN();
const std::vector<int32_t> kFloats = {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64};

// Makes an array whose dims are `front`, then those that a reduction leaves: f(elements of a line) gives a number for each
// element of `front`.
std::vector<Array> reduce(const Array& x, const Attributes& a, const Dims& front,
                          const std::function<std::vector<Complex>(const std::vector<Complex>&)>& f) {
  std::vector<bool> reduced(x.dims.size(), !a.has("axis"));
  for (int64_t axis : a.ints("axis")) reduced[static_cast<size_t>(axis_of(axis, x.dims.size()))] = true;
  Dims kept, out = front;
  for (size_t i = 0; i < x.dims.size(); ++i) {
    kept.push_back(reduced[i] ? 1 : x.dims[i]);
    if (!reduced[i] || a.boolean("keepdims", false)) out.push_back(kept.back());
  }
  std::vector<std::vector<Complex>> lines(static_cast<size_t>(count(kept)));
  for (size_t i = 0; i < x.values.size(); ++i) {
    Dims index = unravel(static_cast<int64_t>(i), x.dims);
    for (size_t k = 0; k < index.size(); ++k) {
      if (reduced[k]) index[k] = 0;
    }
    lines[static_cast<size_t>(ravel(index, kept))].push_back(x.values[i]);
  }
  Array y = filled(out);
  for (size_t i = 0; i < lines.size(); ++i) {
    const std::vector<Complex> results = f(lines[i]);
    for (size_t k = 0; k < results.size(); ++k) y.values[k * lines.size() + i] = results[k];
  }
  return {y};
}

// ---- differences and moments

std::vector<Array> diff(const Call& c) {
  Array x = c.inputs[0];
  const size_t axis = static_cast<size_t>(axis_of(c.attributes.integer("axis", -1), x.dims.size()));
  const auto joined = [axis](const Array& a, const Array& b) {
    Dims dims = a.dims;
    dims[axis] += b.dims[axis];
    return generate(dims, [&](Dims i) {
      const bool first = i[axis] < a.dims[axis];
      if (!first) i[axis] -= a.dims[axis];
      const Array& from = first ? a : b;
      return from.values[static_cast<size_t>(ravel(i, from.dims))];
    });
  };
  if (c.inputs.size() > 1 && !c.inputs[1].dims.empty()) x = joined(c.inputs[1], x);
  if (c.inputs.size() > 2) x = joined(x, c.inputs[2]);
  for (int64_t k = 0; k < c.attributes.integer("n", 1) && x.dims[axis] > 0; ++k) {
    Dims dims = x.dims;
    dims[axis] = std::max<int64_t>(dims[axis] - 1, 0);
    x = generate(dims, [&, old = x](Dims i) -> Complex {
      const Complex before = old.values[static_cast<size_t>(ravel(i, old.dims))];
      ++i[axis];
      const Complex after = old.values[static_cast<size_t>(ravel(i, old.dims))];
      if (c.dtype == EAGER_BOOL) return after == before ? 0.0 : 1.0;
      return after - before;
    });
  }
  return {x};
}

void differences(Table& t) {
  // Unsigned differences would wrap.
  const auto add = [&t](const std::string& attributes, std::vector<Input> inputs, uint32_t flags = 0) -> Case& {
    Case& c = t.add("diff", attributes, std::move(inputs), diff);
    c.flags = flags;
    c.dtypes = {EAGER_BOOL,    EAGER_INT32,   EAGER_INT64,     EAGER_FLOAT16,   EAGER_BFLOAT16,
                EAGER_FLOAT32, EAGER_FLOAT64, EAGER_COMPLEX64, EAGER_COMPLEX128};
    return c;
  };
  add("", {in({4})});
  add("axis=0", {in({3, 2})});
  add("axis=1", {in({2, 3, 2})});
  add("axis=-1 n=2", {in({2, 4})}).floor = 0.5;
  add("n=0", {in({3})});
  add("n=3", {in({2, 2})}, kNoGradient);
  add("n=100", {in({3})}, kNoGradient);
  add("", {in({0})}, kNoGradient);
  add("axis=1", {in({2, 0, 3})}, kNoGradient);
  add("axis=0", {in({0, 3})}, kNoGradient);
  add("axis=0", {in({2, 2}), in({1, 2}), in({2, 2})});
  add("axis=1", {in({2, 2}), in({2, 1})});
  add("", {in({500, 7})}, kValuesOnly);
  t.refuse("diff", "", {in({})}, "diff requires input that is at least one dimensional");
  t.refuse("diff", "n=-1", {in({3})}, "order must be non-negative but got -1");
  t.refuse("diff", "axis=1", {in({3})}, "axis 1 is out of bounds for a tensor of rank 1");
}

std::vector<Array> moments(const Call& c) {
  const auto mean = [](const std::vector<Complex>& v) {
    Complex sum = 0;
    for (Complex x : v) sum += x;
    return sum / static_cast<double>(v.size());
  };
  const auto variance = [&](const std::vector<Complex>& v) -> std::vector<Complex> {
    double sum = 0;
    for (Complex x : v) sum += std::norm(x - mean(v));
    return {sum / static_cast<double>(v.size())};
  };
  const auto means = [&](const std::vector<Complex>& v) -> std::vector<Complex> {
    return {v.empty() ? Complex(kNan) : mean(v)};
  };
  return {reduce(c.inputs[0], c.attributes, {}, means)[0], reduce(c.inputs[0], c.attributes, {}, variance)[0]};
}

void moment_cases(Table& t) {
  for (const char* attributes : {"", "axis=0", "axis=-1 keepdims=true", "axis=0,1"})
    t.add("moments", attributes, {in({2, 3})}, moments).tolerance = 4;
  t.add("moments", "axis=0,2", {in({2, 3, 2})}, moments).tolerance = 4;
  t.add("moments", "", {in({})}, moments).tolerance = 4;
  t.add("moments", "axis=1", {in({3, 0})}, moments).flags = kNoGradient;
  t.refuse("moments", "axis=2", {in({2, 3})}, "Invalid reduction dimension (2 for input with 2 dimension(s))");
}

// ---- counts

std::vector<Array> bincount(const Call& c) {
  const Array& x = c.inputs[0];
  int64_t n = c.attributes.integer("minlength", 0);
  for (Complex v : x.values) n = std::max(n, static_cast<int64_t>(v.real()) + 1);
  n = c.attributes.integer("length", n);
  Array y = filled({n});
  for (size_t i = 0; i < x.values.size(); ++i) {
    const size_t at = static_cast<size_t>(x.values[i].real());
    if (at < y.values.size()) y.values[at] += c.inputs.size() > 1 ? c.inputs[1].values[i] : 1.0;
  }
  return {y};
}

void bins(Table& t) {
  const auto numbers = [](Dims dims, std::vector<Complex> values) {
    return of_dtype(EAGER_INT32, std::move(dims), std::move(values));
  };
  for (const char* attributes : {"", "minlength=7", "minlength=2", "length=3", "length=9", "length=0"}) {
    t.add("bincount", attributes, {given({6}, {1, 3, 1, 0, 5, 5})}, bincount).flags = kNoGradient;
    t.add("bincount", attributes, {numbers({2, 3}, {1, 3, 1, 0, 5, 5})}, bincount).flags = kNoGradient;
    t.add("bincount", attributes, {numbers({}, {4})}, bincount).flags = kNoGradient;
    t.add("bincount", attributes, {numbers({0}, {})}, bincount).flags = kNoGradient;
    t.add("bincount", attributes, {numbers({4}, {1, 3, 1, 0}), in({4})}, bincount).max_integer = 20;
  }
  t.add("bincount", "dtype=float32", {numbers({4}, {1, 3, 1, 0})}, bincount).flags = kNoGradient;
  t.add("bincount", "", {drawn(EAGER_INT32, {20000}, 0, 99)}, bincount).flags = kNoGradient;
  is_long_sum(t.add("bincount", "", {numbers({1001}, std::vector<Complex>(1001, 1)), great_and_ones()}, bincount));
  t.refuse("bincount", "", {numbers({3}, {1, -1, 2})}, "Input arr must be non-negative!");
  t.refusals.back().is_of_part = true;
  for (const char* attributes : {"", "length=2"}) {
    t.refuse("bincount", attributes, {numbers({3}, {1, -1, 2}), in({3})}, "Input arr must be non-negative!");
    t.refusals.back().is_of_part = true;
  }
  t.refuse("bincount", "minlength=-1", {numbers({1}, {1})}, "minlength must not be negative, got -1");
  t.refuse("bincount", "length=-2", {numbers({1}, {1})}, "length must not be negative, got -2");
  t.refuse("bincount", "", {numbers({2}, {1, 2}), in({3})}, "weights must have the shape of x: [3] vs. [2]");
  t.refuse("bincount", "dtype=bool", {numbers({2}, {1, 2})}, "cannot count as bool");
  t.refuse("bincount", "", {in({2})}, "cannot compute bincount as input #0(zero-based) was expected");
}

std::vector<Array> histogram(const Call& c) {
  const Array& x = c.inputs[0];
  const int64_t bins = c.attributes.integer("bins", 10);
  double low = kInf, high = -kInf;
  for (Complex v : x.values) low = std::min(low, v.real()), high = std::max(high, v.real());
  if (x.values.empty()) low = 0, high = 1;
  low = c.attributes.real("low", low), high = c.attributes.real("high", high);
  if (low == high) low -= 0.5, high += 0.5;
  Array counts = filled({bins}), edges = filled({bins + 1});
  for (int64_t k = 0; k <= bins; ++k)
    edges.values[static_cast<size_t>(k)] =
        k == bins ? high : low + (high - low) * (static_cast<double>(k) / static_cast<double>(bins));
  for (size_t i = 0; i < x.values.size(); ++i) {
    const double v = x.values[i].real();
    if (!(v >= low && v <= high)) continue;
    int64_t k = 0;
    while (k + 1 < bins && v >= edges.values[static_cast<size_t>(k + 1)].real()) ++k;
    counts.values[static_cast<size_t>(k)] += c.inputs.size() > 1 ? c.inputs[1].values[i] : 1.0;
  }
  return {counts, edges};
}

void histograms(Table& t) {
  const std::vector<Complex> x = {1, 2, 2.5, 5, 4, 3.25, 1, 9};
  for (const char* attributes :
       {"bins=4", "bins=1", "bins=4 low=1 high=5", "bins=2 low=2 high=2", "bins=8 high=17", "bins=2 low=-3.0"}) {
    t.add("histogram", attributes, {given({2, 4}, x)}, histogram).flags = kNoGradient;
    t.add("histogram", attributes, {of_dtype(EAGER_INT32, {8}, {1, 2, 3, 5, 4, 3, 1, 9}), in({8})}, histogram);
    t.cases.back().max_integer = 9;
    t.cases.back().dtypes = {EAGER_INT32, EAGER_FLOAT32, EAGER_FLOAT64, EAGER_COMPLEX64};
    t.add("histogram", attributes, {in({0})}, histogram).flags = kNoGradient;
  }
  t.add("histogram", "", {given({3}, {2, 2, 2})}, histogram).flags = kNoGradient;
  t.add("histogram", "", {in({}, 1, 2)}, histogram).flags = kNoGradient;
  Case& special = t.add("histogram", "bins=4 low=0 high=4", {given({6}, {kNan, kInf, -kInf, 0, 4, 1})}, histogram);
  special.flags = kValuesOnly;
  special.dtypes = kFloats;
  is_long_sum(t.add("histogram", "bins=2 low=0 high=2",
                    {given({1001}, std::vector<Complex>(1001, 1.5)), great_and_ones()}, histogram));
  Case& large = t.add("histogram", "bins=16 low=-2 high=2", {in({20000}, -2.5, 2.5)}, histogram);
  large.flags = kValuesOnly;
  large.dtypes = {EAGER_FLOAT32, EAGER_FLOAT64};
  const std::pair<const char*, double> unbounded[] = {
      {"", kNan}, {"", kInf}, {"low=0", kInf}, {"high=4", -kInf}, {"low=0", kNan}};
  for (const auto& [attributes, x] : unbounded) {
    t.refuse("histogram", attributes, {given({2}, {1, x})}, "autodetected range of x is not finite");
    t.refusals.back().is_of_part = true;
  }
  t.refuse("histogram", "bins=0", {in({2})}, "bins must be positive, got 0");
  t.refuse("histogram", "low=2 high=1", {in({2})}, "high must not be less than low, got 1 and 2");
  t.refuse("histogram", "high=inf", {in({2})}, "the range from low to high must be finite");
  t.refuse("histogram", "", {in({2}), in({3})}, "weights must have the shape of x: [3] vs. [2]");
}

std::vector<Array> isin(const Call& c) {
  Array y = filled(c.inputs[0].dims);
  for (size_t i = 0; i < y.values.size(); ++i) {
    const auto& all = c.inputs[1].values;
    const bool found = std::find(all.begin(), all.end(), c.inputs[0].values[i]) != all.end();
    y.values[i] = found != c.attributes.boolean("invert", false) ? 1.0 : 0.0;
  }
  return {y};
}

void sets(Table& t) {
  for (const char* attributes : {"", "invert=true"}) {
    t.add("isin", attributes, {given({5}, {1, 0, 3, 1, 2}), given({2, 2}, {3, 1, 1, 5})}, isin).flags = kNoGradient;
    t.add("isin", attributes, {given({}, {1}), given({}, {1})}, isin).flags = kNoGradient;
    t.add("isin", attributes, {in({2, 2}), in({0})}, isin).flags = kNoGradient;
    t.add("isin", attributes, {in({0, 2}), in({3})}, isin).flags = kNoGradient;
    t.add("isin", attributes, {in({300}, -50, 50), in({90}, -50, 50)}, isin).flags = kValuesOnly;
    // Whole numbers far from each other have no table.
    Case& far = t.add("isin", attributes, {given({6}, {2e9, -2e9, 5, 0, 7, -3}), given({3}, {2e9, 5, -2e9})}, isin);
    far.flags = kValuesOnly;
    far.dtypes = {EAGER_INT32, EAGER_INT64};
    Case& c = t.add("isin", attributes, {given({5}, {kNan, -0.0, kInf, 1, -kInf}), given({3}, {kNan, 0, kInf})}, isin);
    c.flags = kValuesOnly;
    c.dtypes = kFloats;
  }
}

// Returns lines in which numbers repeat and NaN stands here and there, but not in the first `whole` lines.
Input long_lines(int64_t lines, int64_t n, int64_t whole) {
  std::vector<Complex> values;
  for (int64_t i = 0; i < lines * n; ++i)
    values.push_back(i % 7 == 3 && i >= whole * n ? kNan : static_cast<double>(i * i % 61 - 30) / 4);
  return given({lines, n}, std::move(values));
}

// ---- quantiles

double quantile_of(List line, double q, const std::string& method, bool omits_nan) {
  if (omits_nan)
    line.erase(std::remove_if(line.begin(), line.end(), [](double v) { return std::isnan(v); }), line.end());
  if (line.empty()) return kNan;
  for (double v : line) {
    if (std::isnan(v)) return kNan;
  }
  std::sort(line.begin(), line.end());
  const double place = q * static_cast<double>(line.size() - 1);
  const double a = line[static_cast<size_t>(std::floor(place))], b = line[static_cast<size_t>(std::ceil(place))];
  const double w = place - std::floor(place);
  if (method == "LOWER" || a == b) return a;
  if (method == "HIGHER") return b;
  if (method == "NEAREST") return line[static_cast<size_t>(std::nearbyint(place))];
  if (w == 0) return a;
  const double weight = method == "MIDPOINT" ? 0.5 : w;
  return static_cast<double>((1 - static_cast<long double>(weight)) * a + static_cast<long double>(weight) * b);
}

Reference quantiles(double scale, bool omits_nan = false) {
  return [=](const Call& c) {
    const bool is_median = c.inputs.size() == 1;
    const Array q = is_median ? filled({}, 0.5) : c.inputs[1];
    return reduce(c.inputs[0], c.attributes, q.dims, [&](const std::vector<Complex>& line) {
      List values;
      for (Complex v : line) values.push_back(v.real());
      std::vector<Complex> results;
      for (Complex at : q.values)
        results.push_back(quantile_of(values, at.real() / scale,
                                      is_median ? "MIDPOINT" : c.attributes.string("method", "LINEAR"), omits_nan));
      return results;
    });
  };
}

// Checks what a function says of numbers that are no quantiles.
void check_refused(const std::string& method) {
  client::Traced s;
  const client::Tensor x = s.input({3}), q = s.input({2});
  client::Op op = client::make_op(s.ctx, "quantile");
  client::check(eager_op_set_string(op.get(), "method", method.c_str()));
  const client::Tensor y = std::move(client::execute(s.ctx, op.get(), {x.get(), q.get()})[0]);
  const client::Function f = s.end({y.get()});
  const client::Tensor numbers = s.vec({1, 2, 3});
  for (const double wrong : {1.2, -0.1, kNan}) {
    const std::string text = client::refusal([&] {
      client::call(s.ctx, f, {numbers.get(), s.vec({0.5, wrong}).get()});
      client::check(eager_context_synchronize(s.ctx));  // a GPU says it now
    });
    if (text.find("Quantiles must be in the range [0, 1]") == std::string::npos) fail("said: " + text);
  }
}

void quantile_cases(Table& t) {
  // Gradients need elements that are apart.
  const std::vector<Complex> apart = {3.25, 1.25, 2.25, 3.75, 0.75, 2.75};
  for (const std::string op : {"quantile", "percentile", "nanquantile", "nanpercentile"}) {
    const double scale = op.find("percentile") != std::string::npos ? 100 : 1;
    const bool omits_nan = op.find("nan") == 0;
    const Reference reference = quantiles(scale, omits_nan);
    const auto q = [scale](Dims dims, std::vector<Complex> values) {
      for (Complex& v : values) v *= scale;
      return of_dtype(EAGER_FLOAT64, std::move(dims), std::move(values));
    };
    for (const std::string method : {"", " method=LOWER", " method=HIGHER", " method=NEAREST", " method=MIDPOINT"}) {
      for (const char* axis : {"", "axis=0", "axis=1 keepdims=true", "axis=0,1"}) {
        t.add(op, axis + method, {given({2, 3}, apart), q({}, {0.35})}, reference);
        t.add(op, axis + method, {given({2, 3}, apart), q({3}, {0.125, 0.375, 0.875})}, reference).flags = kFirstOrder;
        t.cases.back().tolerance = 2;
      }
      t.add(op, "axis=1" + method, {in({2, 5, 3}, -9, 9), q({2, 2}, {0.5, 0.25, 0.75, 0.125})}, reference).flags =
          kNoGradient;
      t.add(op, "axis=0,2 keepdims=true" + method, {in({2, 2, 3}, -9, 9), q({2}, {0.5, 0.25})}, reference).flags =
          kNoGradient;
      t.add(op, method, {in({}), q({2}, {0.5, 0.25})}, reference).flags = kNoGradient;
      t.add(op, "axis=1" + method, {in({0, 3}), q({2}, {0.5, 0.25})}, reference).flags = kNoGradient;
      Case& c = t.add(op, "axis=1" + method,
                      {given({3, 4}, {1, kNan, 2, 3, kInf, kInf, 1, -kInf, 4, 3, 2, kInf}), q({4}, {0, 0.5, 0.625, 1})},
                      reference);
      c.flags = kValuesOnly;
      c.dtypes = kFloats;
    }
  }
  for (const char* axis : {"", "axis=0", "axis=1", "axis=1 keepdims=true"}) {
    const Input x = given({3, 4}, {1, kNan, 2, -1, kNan, kNan, kNan, kNan, 0.5, 0.25, kNan, -3});
    Case& middle = t.add("nanmedian", axis, {x}, quantiles(1, true));
    middle.flags = kValuesOnly;
    middle.dtypes = kFloats;
    Case& several =
        t.add("nanquantile", axis, {x, of_dtype(EAGER_FLOAT64, {2, 2}, {0, 0.5, 0.625, 1})}, quantiles(1, true));
    several.flags = kValuesOnly;
    several.dtypes = kFloats;
  }
  t.add("quantile", "axis=1", {in({3, 1000}, -9, 9), of_dtype(EAGER_FLOAT64, {2}, {0.1, 0.9})}, quantiles(1)).flags =
      kValuesOnly;
  for (const std::string method : {"", " method=LOWER", " method=HIGHER", " method=NEAREST", " method=MIDPOINT"}) {
    for (const bool omits_nan : {false, true}) {
      Case& c =
          t.add(omits_nan ? "nanquantile" : "quantile", "axis=1" + method,
                {long_lines(3, 700, 2), of_dtype(EAGER_FLOAT64, {2, 2}, {0, 0.1, 0.5, 1})}, quantiles(1, omits_nan));
      c.flags = kValuesOnly;
      c.dtypes = kFloats;
    }
  }
  t.refuse("quantile", "", {in({3}), of_dtype(EAGER_FLOAT64, {1}, {1.5})}, "Quantiles must be in the range [0, 1]");
  for (const std::string method : {"LINEAR", "LOWER", "HIGHER", "NEAREST", "MIDPOINT"})
    t.custom("quantile", method + " refuses in functions what it refuses elsewhere", [=] { check_refused(method); });
  t.refuse("percentile", "", {in({3}), of_dtype(EAGER_FLOAT32, {}, {-1})}, "Percentiles must be in the range [0, 100]");
  t.refuse("quantile", "axis=2", {in({2, 3}), in({}, 0, 1)},
           "Invalid reduction dimension (2 for input with 2 dimension(s))");
  t.refuse("quantile", "axis=1", {in({2, 0}), in({}, 0, 1)}, "Reduction axis 1 is empty in shape [2,0]");
  t.refuse("quantile", "method=NEITHER", {in({3}), in({}, 0, 1)},
           "method must be LINEAR, LOWER, HIGHER, NEAREST or MIDPOINT, got NEITHER");
  t.refuse("median", "axis=0,0", {in({2, 3})}, "Axes contains duplicate dimension: 0");
  for (const char* attributes : {"", "axis=0", "axis=1 keepdims=true", "axis=0,1", "axis=-1"})
    for (const char* op : {"median", "nanmedian"}) t.add(op, attributes, {given({2, 3}, apart)}, quantiles(1));
  t.add("median", "axis=0,2", {in({3, 2, 2}, -9, 9)}, quantiles(1)).flags = kNoGradient;
  // The mean of two is rounded once, however near to 0 it lies.
  Case& near = t.add("median", "", {given({2}, {-0.14000003, 0.14086873})}, quantiles(1));
  near.dtypes = {EAGER_FLOAT32, EAGER_FLOAT64};
  near.flags = kValuesOnly;
  near.tolerance = 0.1;
  near.floor = 1e-6;
  t.add("median", "axis=1", {in({3, 501}, -9, 9)}, quantiles(1)).flags = kValuesOnly;
  Case& c = t.add("median", "axis=1", {given({3, 3}, {1, kNan, 2, kInf, kInf, 1, -kInf, 4, kInf})}, quantiles(1));
  c.flags = kValuesOnly;
  c.dtypes = kFloats;
}

// ---- reductions without NaN

using Reducer = std::function<Complex(const std::vector<Complex>&)>;

Reference without_nan(Reducer f) {
  return [f](const Call& c) {
    return reduce(c.inputs[0], c.attributes, {}, [&](const std::vector<Complex>& line) -> std::vector<Complex> {
      std::vector<Complex> present;
      for (Complex v : line) {
        if (!std::isnan(v.real()) && !std::isnan(v.imag())) present.push_back(v);
      }
      return {f(present)};
    });
  };
}

Complex sum_of(const std::vector<Complex>& v) {
  Complex s = 0;
  for (Complex x : v) s += x;
  return s;
}
Complex mean_of(const std::vector<Complex>& v) {
  return v.empty() ? Complex(kNan) : sum_of(v) / static_cast<double>(v.size());
}
double variance_of(const std::vector<Complex>& v, double correction) {
  double s = 0;
  for (Complex x : v) s += std::norm(x - mean_of(v));
  const double divisor = static_cast<double>(v.size()) - correction;
  return divisor > 0 ? s / divisor : kNan;
}

void nan_cases(Table& t) {
  struct Op {
    const char* name;
    Reducer reducer;
    bool empty = true;  // whether the reduction of no element has a value
  };
  const Op ops[] = {
      {"nansum", sum_of},
      {"nanmean", mean_of},
      {"nanprod",
       [](const std::vector<Complex>& v) {
         Complex p = 1;
         for (Complex x : v) p *= x;
         return p;
       }},
      {"nanmax",
       [](const std::vector<Complex>& v) -> Complex {
         double m = v.empty() ? kNan : -kInf;
         for (Complex x : v) m = std::max(m, x.real());
         return m;
       },
       false},
      {"nanmin",
       [](const std::vector<Complex>& v) -> Complex {
         double m = v.empty() ? kNan : kInf;
         for (Complex x : v) m = std::min(m, x.real());
         return m;
       },
       false},
      {"nanvar", [](const std::vector<Complex>& v) -> Complex { return variance_of(v, 0); }},
      {"nanstd", [](const std::vector<Complex>& v) -> Complex { return std::sqrt(variance_of(v, 0)); }},
  };
  for (const Op& op : ops) {
    const Reference reference = without_nan(op.reducer);
    const std::string name = op.name;
    for (const char* attributes : {"", "axis=0", "axis=-1 keepdims=true", "axis=0,1"}) {
      Case& c = t.add(name, attributes, {in({2, 3}, 0.4, 2.2)}, reference);
      c.tolerance = 8;
      Case& s = t.add(name, attributes, {given({3, 4}, {1, kNan, 2, -1, kNan, kNan, kNan, kNan, 0.5, 0.25, kNan, -3})},
                      reference);
      s.flags = kValuesOnly;
      s.tolerance = 4;
      s.dtypes = kFloats;
    }
    Case& c = t.add(name, "axis=0,2", {in({2, 3, 2}, 0.4, 2.2)}, reference);
    c.tolerance = 8;
    c.flags = kFirstOrder;
    if (op.empty) t.add(name, "axis=1", {in({3, 0})}, reference).flags = kNoGradient;
    t.add(name, "axis=0", {in({3, 0})}, reference).flags = kNoGradient;
    for (const char* attributes : {"", "axis=0", "axis=1"}) {
      Case& wide = t.add(name, attributes, {long_lines(3, 700, 1)}, reference);
      wide.flags = kValuesOnly;
      wide.tolerance = 64;
      wide.dtypes = {EAGER_FLOAT32, EAGER_FLOAT64};
    }
    Case& large = t.add(name, "axis=0", {in({131, 67}, 0.9, 1.1)}, reference);
    large.flags = kValuesOnly;
    large.tolerance = 30;
    large.dtypes = {EAGER_FLOAT32, EAGER_FLOAT64};
    t.refuse(name, "axis=2", {in({2, 3})}, "Invalid reduction dimension (2 for input with 2 dimension(s))");
  }
  t.add("nanvar", "axis=1 correction=1", {in({2, 3})},
        without_nan([](const std::vector<Complex>& v) -> Complex { return variance_of(v, 1); }))
      .tolerance = 8;
  for (const char* name : {"nanvar", "nanstd"}) {
    Case& beyond = t.add(name, "", {given({3}, {3e38, 3e38, 1e38})},
                         [](const Call&) { return std::vector<Array>{filled({}, kInf)}; });
    beyond.flags = kValuesOnly;
    beyond.dtypes = {EAGER_FLOAT32};
  }
  for (const auto& [name, sign] : {std::pair<const char*, double>{"nanargmax", 1}, {"nanargmin", -1}}) {
    const Reference reference = [sign = sign](const Call& c) {
      return reduce(c.inputs[0], c.attributes, {}, [&](const std::vector<Complex>& line) -> std::vector<Complex> {
        size_t best = line.size();
        for (size_t i = 0; i < line.size(); ++i) {
          if (std::isnan(line[i].real())) continue;
          if (best == line.size() || sign * line[i].real() > sign * line[best].real()) best = i;
        }
        return {best == line.size() ? 0.0 : static_cast<double>(best)};
      });
    };
    for (const char* attributes : {"", "axis=0", "axis=1", "axis=-1 keepdims=true", "keepdims=true"}) {
      t.add(name, attributes, {in({3, 4}, -9, 9)}, reference).flags = kNoGradient;
      Case& c =
          t.add(name, attributes,
                {given({3, 4}, {kNan, -kInf, kNan, -kInf, kNan, kNan, kNan, kNan, 2, kInf, kNan, kInf})}, reference);
      c.flags = kValuesOnly;
      c.dtypes = kFloats;
    }
    t.add(name, "axis=0", {in({3, 0})}, reference).flags = kNoGradient;
    t.refuse(name, "axis=1", {in({2, 0})}, "Reduction axis 1 is empty in shape [2,0]");
    t.refuse(name, "axis=2", {in({2, 3})}, "Invalid reduction dimension (2 for input with 2 dimension(s))");
  }
  t.add("nansum", "dtype=float64", {in({2, 3})}, without_nan(sum_of)).dtypes = {EAGER_FLOAT32, EAGER_FLOAT64,
                                                                                EAGER_INT32};
}

}  // namespace

void statistics_cases(Table& t) {
  differences(t);
  moment_cases(t);
  bins(t);
  histograms(t);
  sets(t);
  quantile_cases(t);
  nan_cases(t);
}

}  // namespace op_cases
