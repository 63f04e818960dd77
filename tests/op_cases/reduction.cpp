// Reductions: each is a function of the list of elements that it reduces to one.
#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

#include "op_cases/harness.h"
#include "support/client.h"

namespace op_cases {
namespace {

using List = std::vector<Complex>;
using Reducer = std::function<Complex(const List&)>;

const double kInf = std::numeric_limits<double>::infinity();
const double kNan = std::numeric_limits<double>::quiet_NaN();
const std::vector<int32_t> kFloats = {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64};

// Returns which axes are reduced: those in `axis`, which is one number or several, or all where it is not given.
std::vector<bool> reduced_axes(const Attributes& a, size_t rank) {
  std::vector<bool> reduced(rank, !a.has("axis"));
  for (int64_t axis : a.ints("axis")) reduced[static_cast<size_t>(axis_of(axis, rank))] = true;
  return reduced;
}

Reference reduction(Reducer f) {
  return [f](const Call& c) -> std::vector<Array> {
    const Array& x = c.inputs[0];
    std::vector<bool> reduced = reduced_axes(c.attributes, x.dims.size());
    Dims kept, out;  // `kept` has a 1 for each reduced axis; `out` is the output's shape
    for (size_t i = 0; i < x.dims.size(); ++i) {
      kept.push_back(reduced[i] ? 1 : x.dims[i]);
      if (!reduced[i] || c.attributes.boolean("keepdims", false)) out.push_back(kept.back());
    }
    std::vector<List> lists(static_cast<size_t>(count(kept)));
    for (size_t i = 0; i < x.values.size(); ++i) {
      Dims index = unravel(static_cast<int64_t>(i), x.dims);
      for (size_t k = 0; k < index.size(); ++k) {
        if (reduced[k]) index[k] = 0;
      }
      lists[static_cast<size_t>(ravel(index, kept))].push_back(x.values[i]);
    }
    Array y = filled(out);
    for (size_t i = 0; i < lists.size(); ++i) y.values[i] = f(lists[i]);
    return {y};
  };
}

Complex sum(const List& v) {
  Complex s = 0;
  for (Complex z : v) s += z;
  return s;
}
Complex mean(const List& v) { return v.empty() ? Complex(kNan) : sum(v) / static_cast<double>(v.size()); }
Complex prod(const List& v) {
  Complex p = 1;
  for (Complex z : v) p *= z;
  return p;
}
Complex extreme(const List& v, double sign) {
  double best = -kInf;
  for (Complex z : v) {
    if (std::isnan(z.real())) return kNan;
    best = std::max(best, sign * z.real());
  }
  return sign * best;
}
Complex max(const List& v) { return extreme(v, 1); }
Complex min(const List& v) { return extreme(v, -1); }
Complex arg_extreme(const List& v, double sign) {
  size_t best = 0;
  for (size_t i = 1; i < v.size() && !std::isnan(v[best].real()); ++i) {
    if (sign * v[i].real() > sign * v[best].real() || std::isnan(v[i].real())) best = i;
  }
  return static_cast<double>(best);
}
Complex logsumexp(const List& v) {
  double m = extreme(v, 1).real(), rest = -1;
  if (!std::isfinite(m)) return m;
  if (std::ranges::any_of(v, [](Complex z) { return z.imag() != 0; })) {
    Complex sum = 0;
    for (Complex z : v) sum += std::exp(z - m);
    return m + std::log(sum);
  }
  for (Complex z : v) rest += z.real() == m;
  for (Complex z : v) rest += z.real() == m ? 0 : std::exp(z.real() - m);
  return m + std::log1p(rest);
}
Complex variance(const List& v, double correction) {
  const double n = static_cast<double>(v.size());
  double squares = 0;
  const Complex center = mean(v);
  for (Complex z : v) squares += std::norm(z - center);
  return n > correction ? squares / (n - correction) : std::nan("");
}
Complex any(const List& v) {
  return std::any_of(v.begin(), v.end(), [](Complex z) { return z != 0.0; }) ? 1.0 : 0.0;
}
Complex count_nonzero(const List& v) {
  return static_cast<double>(std::count_if(v.begin(), v.end(), [](Complex z) { return z != 0.0; }));
}

struct Style {
  double lo = -2, hi = 2, tolerance = 4;
  uint32_t flags = 0;
  bool empty = true;  // whether the reduction of no element has a value
};

void reduce(Table& t, const char* op, Reducer f, Style s = {}) {
  Reference reference = reduction(std::move(f));
  auto add = [&](const char* attributes, Dims dims, uint32_t flags = 0) -> Case& {
    Case& c = t.add(op, attributes, {in(std::move(dims), s.lo, s.hi)}, reference);
    c.flags = flags | s.flags;
    c.tolerance = s.tolerance;
    return c;
  };
  add("", {2, 3});
  add("", {});
  add("", {5});
  add("axis=0", {2, 3});
  add("axis=1", {2, 3});
  add("axis=-1 keepdims=true", {2, 3});
  add("keepdims=true", {2, 3});
  add("axis=0,2", {2, 3, 2});
  add("axis=1", {2, 3, 2});
  add("axis=-1,0 keepdims=true", {2, 2, 3});
  add("axis=0,1", {2, 3}, kNoGradient);
  add("axis=1,3", {2, 3, 4, 5}, kNoGradient);
  add("axis=0", {3, 0}, kNoGradient);
  if (s.empty) {
    add("", {0}, kNoGradient);
    add("axis=1", {3, 0}, kNoGradient);
    add("axis=0 keepdims=true", {0, 2}, kNoGradient);
  }
}

// Sizes that are computed in blocks, in vectors and on threads.
void reduce_large(Table& t, const char* op, Reducer f, double lo, double hi, double tolerance) {
  Reference reference = reduction(std::move(f));
  struct Large {
    const char* attributes;
    Dims dims;
  };
  for (const Large& l :
       {Large{"", {1009}}, Large{"axis=0", {131, 67}}, Large{"axis=1", {67, 131}}, Large{"axis=1", {5, 33, 17}},
        Large{"axis=0,2", {9, 10, 33}}, Large{"axis=0", {301, 3}}, Large{"axis=1", {301, 3}}, Large{"axis=1", {601, 9}},
        Large{"axis=1", {3, 67, 5}}, Large{"axis=0,2", {40, 2, 3}},
        // Rows that are added at once or in two parts, in columns that do not fill a vector.
        Large{"axis=0", {7, 2}}, Large{"axis=0", {9, 67}}, Large{"axis=1", {2, 15, 33}}, Large{"axis=0", {16, 40}},
        Large{"axis=1", {2, 17, 67}}, Large{"axis=0", {31, 5}}, Large{"axis=1", {601, 17}},
        Large{"axis=0,2", {5, 601, 3}}}) {
    Case& c = t.add(op, l.attributes, {in(l.dims, lo, hi)}, reference);
    c.flags = kValuesOnly;
    c.tolerance = tolerance;
  }
  for (const Large& l : {Large{"", {70001}}, Large{"axis=0", {700, 129}}, Large{"axis=1", {129, 700}},
                         Large{"axis=1", {3, 40001}}, Large{"axis=0", {40001, 3}}, Large{"axis=1", {40001, 3}},
                         Large{"axis=1", {10, 11, 1000}}, Large{"axis=0,2", {10, 3, 700}}}) {
    Case& c = t.add(op, l.attributes, {in(l.dims, lo, hi)}, reference);
    c.flags = kValuesOnly;
    c.tolerance = tolerance;
    c.dtypes = {EAGER_FLOAT32};
  }
}

void arg(Table& t, const char* op, double sign) {
  Reference reference = reduction([sign](const List& v) { return arg_extreme(v, sign); });
  for (const char* attributes : {"", "axis=0", "axis=1", "axis=-1 keepdims=true", "keepdims=true"}) {
    t.add(op, attributes, {in({3, 4}, -9, 9)}, reference);
  }
  t.add(op, "axis=1", {in({2, 3, 4}, -9, 9)}, reference);
  t.add(op, "axis=0", {in({5}, -9, 9)}, reference);
  t.add(op, "", {in({}, -9, 9)}, reference);
  t.add(op, "axis=0", {in({3, 0}, -9, 9)}, reference);
  t.add(op, "", {given({6}, {1, 3, 3, 0, 0, 2})}, reference);  // the first of equal elements
  t.add(op, "axis=1", {in({33, 517}, -1000, 1000)}, reference).flags = kValuesOnly;
  t.add(op, "axis=0", {in({517, 33}, -1000, 1000)}, reference).flags = kValuesOnly;
  // Short rows and narrow columns, with many equal elements.
  t.add(op, "axis=1", {in({601, 7}, -9, 9)}, reference).flags = kValuesOnly;
  t.add(op, "axis=0", {in({2003, 3}, -99, 99)}, reference).flags = kValuesOnly;
  t.add(op, "axis=1", {in({3, 40, 70}, -9, 9)}, reference).flags = kValuesOnly;
  Case& large = t.add(op, "", {in({70001}, -1000, 1000)}, reference);
  large.flags = kValuesOnly;
  large.dtypes = {EAGER_FLOAT32};
}

// Numbers, many of them equal, with infinities and here and there a NaN.
Input special(Dims dims) {
  std::vector<Complex> values(static_cast<size_t>(count(dims)));
  uint32_t state = 12345;
  for (Complex& v : values) {
    state = state * 1664525 + 1013904223;
    const uint32_t draw = state >> 16;
    v = draw % 97 == 0 ? kNan : draw % 31 == 0 ? kInf : draw % 29 == 0 ? -kInf : static_cast<double>(draw % 13) - 6;
  }
  return given(std::move(dims), std::move(values));
}

// Extremes with NaN among the elements, in rows and columns of every kind.
void special_extremes(Table& t) {
  struct Op {
    const char* name;
    Reference reference;
  };
  const Op ops[] = {{"max", reduction(max)},
                    {"min", reduction(min)},
                    {"argmax", reduction([](const List& v) { return arg_extreme(v, 1); })},
                    {"argmin", reduction([](const List& v) { return arg_extreme(v, -1); })}};
  for (const Op& op : ops) {
    for (const char* axis : {"axis=0", "axis=1"}) {
      for (const Dims& dims : {Dims{70, 40}, Dims{40, 70}, Dims{1201, 3}, Dims{3, 1201}, Dims{19, 9000}}) {
        Case& c = t.add(op.name, axis, {special(dims)}, op.reference);
        c.flags = kValuesOnly;
        c.dtypes = kFloats;
      }
    }
  }
}

// Sums of float32 must be as accurate as if they were made in float64: of one number 10^6 times, whose rounding errors
// would add up, and of random numbers.
void accurate_sums(Table& t) {
  auto check = [](const char* op, const char* axis, const Dims& dims, bool is_constant) {
    const size_t n = static_cast<size_t>(count(dims)), columns = axis ? static_cast<size_t>(dims[1]) : 1;
    std::vector<float> x(n);
    std::vector<double> expected(columns);
    uint32_t state = 1;
    for (size_t i = 0; i < n; ++i) {
      state = state * 1664525 + 1013904223;
      x[i] = is_constant ? 0.1f : static_cast<float>(state >> 8) * 0x1p-24f;
      expected[i % columns] += x[i];
    }
    if (std::string(op) == "mean") {
      for (double& v : expected) v /= static_cast<double>(n / columns);
    }
    client::Context ctx = client::make_context();
    client::Op handle = client::make_op(ctx.get(), op);
    const int64_t first = 0;
    if (axis) client::check(eager_op_set_ints(handle.get(), "axis", &first, 1));
    client::Tensor a = client::make_tensor(ctx.get(), EAGER_FLOAT32, dims, x.data(), n * 4);
    client::Tensor b = std::move(client::execute(ctx.get(), handle.get(), {a.get()})[0]);
    std::vector<float> y(columns);
    client::check(eager_tensor_read(b.get(), y.data(), columns * 4));
    for (size_t j = 0; j < columns; ++j) {
      const double error = std::abs(y[j] / expected[j] - 1);
      if (error > 2e-7)
        fail(std::string(op) + (axis ? " of columns" : "") + " is off by " + std::to_string(error * 1e7) + "e-7");
    }
  };
  for (const char* op : {"sum", "mean"}) {
    t.custom(op, "float32 is summed as accurately as in float64", [=] {
      for (bool is_constant : {true, false}) {
        for (int64_t n : {100, 1000, 10000, 100000, 1000000}) check(op, nullptr, {n}, is_constant);
        check(op, "axis=0", {100001, 3}, is_constant);
        check(op, "axis=0", {3000, 600}, is_constant);
      }
    });
  }
}

// Two numbers in turns, whose mean and variance are known: rounding errors of one direction must not add up.
void accurate_variances(Table& t) {
  auto check = [](const char* op, const char* axis, const Dims& dims) {
    const double low = 0.1, high = 0.7, half = (high - low) / 2;
    const int64_t columns = axis ? dims[1] : 1;
    std::vector<double> x(static_cast<size_t>(count(dims))), y(static_cast<size_t>(columns));
    for (size_t i = 0; i < x.size(); ++i) x[i] = static_cast<int64_t>(i) / columns % 2 ? high : low;
    client::Context ctx = client::make_context();
    client::Op handle = client::make_op(ctx.get(), op);
    const int64_t first = 0;
    if (axis) client::check(eager_op_set_ints(handle.get(), "axis", &first, 1));
    client::Tensor a = client::make_tensor(ctx.get(), EAGER_FLOAT64, dims, x.data(), x.size() * sizeof(double));
    client::Tensor b = std::move(client::execute(ctx.get(), handle.get(), {a.get()})[0]);
    client::check(eager_tensor_read(b.get(), y.data(), y.size() * sizeof(double)));
    for (double v : y) {
      const double error = std::abs(v / (op == std::string("var") ? half * half : half) - 1) * 0x1p52;
      if (error > 8) fail(op + std::string(axis ? " of columns" : "") + " is off by " + std::to_string(error) + " eps");
    }
  };
  for (const char* op : {"var", "std"}) {
    t.custom(op, "float64 stays accurate however many elements there are", [=] {
      check(op, nullptr, {2000000});
      check(op, "axis=0", {1000000, 2});
      check(op, "axis=0", {20000, 100});
    });
  }
}

// Equal elements do not vary, whatever their mean rounds to, and the deviation of a constant has the gradient 0.
void constant_variances(Table& t) {
  const auto check = [](const char* op, int32_t dtype, const char* axis, const Dims& dims) {
    // The squares of some are beyond the dtype.
    const List lines = {0.1, 0.3, 1 / 3.0, 1e3 + 0.1, -1e6 - 0.1, 1e30, -1e-30, 0};
    const bool is_row = axis && std::string(axis) == "axis=1";
    Array x = filled(dims);
    for (size_t i = 0; i < x.values.size(); ++i) {
      const size_t line = !axis    ? 0
                          : is_row ? i / (x.values.size() / static_cast<size_t>(dims[0]))
                                   : i % static_cast<size_t>(dims[1]);
      const Complex v = lines[line % lines.size()];
      x.values[i] = numbers::is_complex(dtype) ? Complex(v.real(), -3 * v.real()) : v;
      if (dtype == EAGER_FLOAT16 && std::abs(v) > 6e4) x.values[i] = 6e4;
    }
    const client::Context ctx = client::make_context();
    const client::Op handle = client::make_op(ctx.get(), op);
    const int64_t number = is_row ? 1 : 0;
    if (axis) client::check(eager_op_set_ints(handle.get(), "axis", &number, 1));
    const std::vector<unsigned char> bytes = numbers::encode(numbers::rounded(x.values, dtype), dtype);
    const client::Tensor a = client::make_tensor(ctx.get(), dtype, dims, bytes.data(), bytes.size());
    const client::Tape tape = client::make_tape(ctx.get());
    client::check(eager_tape_watch(tape.get(), a.get()));
    const std::vector<client::Tensor> y = client::execute(ctx.get(), handle.get(), {a.get()});
    const auto expect_zeros = [](const Array& found, const char* what) {
      for (Complex v : found.values) {
        if (v != 0.0) fail(std::string(what) + " is " + std::to_string(std::abs(v) * 1e20) + "e-20");
      }
    };
    expect_zeros(array_of(y.back().get()), "it");
    if (op != std::string("std") && op != std::string("nanstd")) return;
    const std::vector<client::Tensor> dx = client::gradient(ctx.get(), tape.get(), {y[0].get()}, {}, {a.get()});
    expect_zeros(array_of(dx[0].get()), "the gradient");
  };
  for (const char* op : {"var", "std", "moments", "nanvar", "nanstd"}) {
    t.custom(op, "of equal elements is exactly 0", [=] {
      for (int32_t dtype :
           {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64, EAGER_COMPLEX64, EAGER_COMPLEX128}) {
        for (int64_t n : {1, 3, 7, 13, 33, 100, 1000, 5000}) {
          check(op, dtype, nullptr, {n});
          check(op, dtype, "axis=0", {n, 8});
          check(op, dtype, "axis=0", {n, 40});
          check(op, dtype, "axis=1", {8, n});
          check(op, dtype, "axis=1", {8, n, 3});
          check(op, dtype, nullptr, {n, 2, 3});
        }
      }
    });
  }
}

}  // namespace

void variances(Table& t) {
  accurate_variances(t);
  constant_variances(t);
  auto root = [](const List& v) { return std::sqrt(variance(v, 0)); };
  reduce(t, "var", [](const List& v) { return variance(v, 0); });
  reduce_large(
      t, "var", [](const List& v) { return variance(v, 0); }, 0, 1.5, 8);
  reduce_large(t, "std", root, 0, 1.5, 8);
  struct Row {
    const char *axis, *correction;
    Dims dims;
  };
  for (const Row& r : {Row{"", "1", {2, 3}}, Row{"axis=0", "1", {3, 2}}, Row{"axis=1 keepdims=true", "0.5", {2, 3}},
                       Row{"axis=0,2", "1", {2, 2, 3}}, Row{"axis=1", "0", {2, 3, 2}}}) {
    const double correction = std::stod(r.correction);
    const std::string attributes = std::string(r.axis) + " correction=" + r.correction;
    auto varies = [=](const List& v) { return variance(v, correction); };
    auto deviates = [=](const List& v) { return std::sqrt(variance(v, correction)); };
    t.add("var", attributes, {in(r.dims)}, reduction(varies)).tolerance = 4;
    Case& c = t.add("std", attributes, {in(r.dims)}, reduction(deviates));
    c.tolerance = 8;
  }
  // Nothing is lost next to a large mean, and too few elements give NaN.
  const std::vector<Complex> far = {4096, 4097, 4098, 4099};
  for (const char* op : {"var", "std"}) {
    const bool is_root = op == std::string("std");
    auto result = [=](double correction) {
      return reduction([=](const List& v) {
        const Complex y = variance(v, correction);
        return is_root ? std::sqrt(y) : y;
      });
    };
    t.add(op, "", {given({4}, far)}, result(0)).flags = kValuesOnly;
    t.cases.back().dtypes = {EAGER_FLOAT32, EAGER_FLOAT64, EAGER_INT32};
    t.add(op, "correction=2", {in({1})}, result(2)).flags = kValuesOnly;
    t.add(op, "correction=1", {given({1}, {3})}, result(1)).flags = kValuesOnly;
    t.add(op, "axis=1", {in({3, 0})}, result(0)).flags = kNoGradient;
  }
  for (const char* correction : {"2", "3", "nan"}) {  // nor have they a gradient
    t.add("divide_by_count", std::string("axis=0 correction=") + correction, {in({3}), in({2, 3})}, [](const Call&) {
       return std::vector<Array>{filled({3}, std::nan(""))};
     }).flags = kValuesOnly;
  }
  t.refuse("var", "axis=2", {in({2, 3})}, "Invalid reduction dimension (2 for input with 2 dimension(s))");
  t.refuse("std", "axis=0,0", {in({2, 3})}, "Axes contains duplicate dimension: 0");
}

double norm_of(const List& v, double ord) {
  double sum = 0, most = 0, least = kInf;
  for (Complex z : v) {
    const double size = std::abs(z);
    sum += ord == 0 ? size != 0 : std::pow(size, ord);
    most = std::max(most, size);
    least = std::min(least, size);
  }
  return std::isinf(ord) ? ord > 0 ? most : least : ord == 0 ? sum : std::pow(sum, 1 / ord);
}

// x over the norm of the list that it belongs to.
std::vector<Array> l2_normalize(const Call& c) {
  Attributes attributes = c.attributes;
  const Array& x = c.inputs[0];
  const std::vector<bool> reduced = reduced_axes(attributes, x.dims.size());
  Dims kept;
  for (size_t i = 0; i < x.dims.size(); ++i) kept.push_back(reduced[i] ? 1 : x.dims[i]);
  std::vector<double> squares(static_cast<size_t>(count(kept)));
  const auto place = [&](size_t i) {
    Dims index = unravel(static_cast<int64_t>(i), x.dims);
    for (size_t k = 0; k < index.size(); ++k) {
      if (reduced[k]) index[k] = 0;
    }
    return static_cast<size_t>(ravel(index, kept));
  };
  for (size_t i = 0; i < x.values.size(); ++i) squares[place(i)] += std::norm(x.values[i]);
  Array y = filled(x.dims);
  for (size_t i = 0; i < x.values.size(); ++i) {
    y.values[i] = x.values[i] / std::sqrt(std::max(squares[place(i)], attributes.real("epsilon", 1e-12)));
  }
  return {y};
}

void norms(Table& t) {
  for (const auto& [text, ord] : std::vector<std::pair<std::string, double>>{{"2", 2},
                                                                             {"1", 1},
                                                                             {"3", 3},
                                                                             {"0.5", 0.5},
                                                                             {"-1", -1},
                                                                             {"inf", kInf},
                                                                             {"-inf", -kInf},
                                                                             {"0", 0},
                                                                             {"6", 6},
                                                                             {"5.5", 5.5},
                                                                             {"-6", -6}}) {
    const double p = ord;
    const Reference reference = reduction([p](const List& v) -> Complex { return norm_of(v, p); });
    const std::string attributes = "ord=" + text;
    auto add = [&](const std::string& more, const Dims& dims, unsigned flags = 0) {
      Case& c = t.add("vector_norm", attributes + more, {in(dims, 0.5, 2)}, reference);
      c.flags = flags;
      c.tolerance = 16;
    };
    add("", {5});
    add(" axis=1", {2, 3});
    add(" axis=0,-1 keepdims=true", {2, 2, 2});
    if (!std::isinf(ord)) {
      add(" axis=0", {3, 0}, kNoGradient);
      add(" axis=1", {3, 0}, kNoGradient);
    }
    add(" axis=1", {67, 131}, kValuesOnly);
  }
  t.add("vector_norm", "", {in({}, 0.5, 2)}, reduction([](const List& v) -> Complex { return norm_of(v, 2); }));
  Case& large = t.add("vector_norm", "", {given({2}, {30000, 40000})},
                      reduction([](const List& v) -> Complex { return norm_of(v, 2); }));
  large.flags = kValuesOnly;
  large.dtypes = {EAGER_FLOAT16, EAGER_BFLOAT16};
  for (const char* attributes : {"", "axis=1", "axis=-1", "axis=0,1", "axis=0 epsilon=30"}) {
    t.add("l2_normalize", attributes, {in({2, 3}, 0.5, 2)}, l2_normalize).tolerance = 16;
  }
  t.add("l2_normalize", "", {in({}, 0.5, 2)}, l2_normalize).tolerance = 16;
  t.add("l2_normalize", "axis=1", {in({3, 0})}, l2_normalize).flags = kNoGradient;
  t.add("l2_normalize", "", {given({3}, {0, 0, 0})}, l2_normalize).flags = kValuesOnly;
  // Norms of which the powers are beyond all numbers.
  const auto high = [&](const std::string& ord, std::vector<Complex> x, double y) -> Case& {
    const Dims dims{static_cast<int64_t>(x.size())};
    Case& c = t.add("vector_norm", "ord=" + ord, {given(dims, std::move(x))},
                    [=](const Call&) { return std::vector<Array>{filled({}, y)}; });
    c.flags = kValuesOnly;
    c.dtypes = {EAGER_FLOAT32, EAGER_FLOAT64};
    c.tolerance = 4;
    c.floor = 1e-36;
    return c;
  };
  for (const char* ord : {"1e5", "1e21", "1e308"}) {
    high(ord, {3, -4, 0.5}, 4);
    high(ord, {0, 0}, 0);
    high(ord, {1, kInf}, kInf);
    high(ord, {1, kNan}, kNan);
    high(std::string("-") + ord, {3, -4, kInf}, 3);
    high(std::string("-") + ord, {3, 0}, 0);
  }
  high("5", {3e30, -4e30}, 4e30 * std::pow(1 + std::pow(0.75, 5), 0.2));
  high("-5", {3e-30, 4e-30}, 3e-30 / std::pow(1 + std::pow(0.75, 5), 0.2));
  t.refuse("vector_norm", "axis=2", {in({2, 3})}, "Invalid reduction dimension (2 for input with 2 dimension(s))");
  t.refuse("vector_norm", "ord=nan", {in({2, 3})}, "'ord' must be a number, got nan");
  t.refuse("l2_normalize", "axis=0,0", {in({2, 3})}, "Axes contains duplicate dimension: 0");
}

void reduction_cases(Table& t) {
  reduce(t, "sum", sum);
  reduce(t, "mean", mean);
  reduce(t, "prod", prod, {.lo = 0.4, .hi = 2.2});
  reduce(t, "max", max, {.empty = false});
  reduce(t, "min", min, {.empty = false});
  reduce(t, "logsumexp", logsumexp);
  reduce(t, "any", any);
  reduce(t, "all", [](const List& v) {
    Complex r = 1;
    for (Complex z : v)
      if (z == 0.0) r = 0;
    return r;
  });
  reduce(t, "count_nonzero", count_nonzero);
  reduce_large(t, "sum", sum, 0, 1.5, 8);
  reduce_large(t, "mean", mean, 0, 1.5, 8);
  reduce_large(t, "max", max, -100, 100, 1);
  reduce_large(t, "min", min, -100, 100, 1);
  reduce_large(t, "logsumexp", logsumexp, -3, 3, 8);
  reduce_large(t, "any", any, 0, 0.6, 1);
  reduce_large(t, "count_nonzero", count_nonzero, -2, 2, 1);
  variances(t);
  norms(t);
  special_extremes(t);
  accurate_sums(t);

  // Products with zeros have derivatives too.
  for (const List& x :
       {List{1.5, 0, 2, 3}, List{1.5, 0, 2, 0}, List{0, 0, 2, 0}, List{0, 0, 0, 0}, List{1e-9, 2, 3, -1.5}}) {
    t.add("prod", "", {given({4}, x)}, reduction(prod));
  }
  t.add("prod", "axis=1", {given({2, 3}, {0, 0, 2, 1.5, 0, 3})}, reduction(prod));
  t.add("prod", "axis=0", {given({3, 2}, {0, 0, 2, 1.5, 0, 3})}, reduction(prod));
  t.add("prod", "axis=0,2 keepdims=true", {given({2, 2, 2}, {0, 0, 2, 1.5, 0, 3, 1, 4})}, reduction(prod));
  t.add("prod", "axis=0", {in({3, 21}, 0.8, 1.2)}, reduction(prod)).flags = kFirstOrder;
  Case& lines = t.add("prod", "axis=1", {in({66, 2}, 0.8, 1.2)}, reduction(prod));
  lines.flags = kSecondOrder;
  lines.dtypes = {EAGER_FLOAT64};
  Case& line = t.add("prod", "", {in({600}, 0.99, 1.01)}, reduction(prod));
  line.flags = kFirstOrder;
  line.tolerance = 60;  // 600 roundings
  line.dtypes = {EAGER_FLOAT32, EAGER_FLOAT64};
  t.add("sum", "dtype=float64", {in({2, 3})}, reduction(sum)).dtypes = {EAGER_FLOAT32, EAGER_FLOAT64, EAGER_INT32};
  // Results wider and narrower than the input. Differences of narrow results are too coarse to check gradients.
  struct Cast {
    const char *op, *attributes;
    Dims dims;
    std::vector<int32_t> dtypes;
  };
  for (const Cast& r :
       {Cast{"sum", "dtype=float32", {3, 5}, {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT64, EAGER_INT64}},
        Cast{"sum", "dtype=float16 axis=0", {3, 70}, {EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64}},
        Cast{"prod", "dtype=float32 axis=1", {70, 3}, {EAGER_FLOAT16, EAGER_FLOAT64}},
        Cast{"sum", "dtype=complex64", {5}, {EAGER_FLOAT64, EAGER_COMPLEX128}}}) {
    Case& c = t.add(r.op, r.attributes, {in(r.dims, 0.4, 2.2)},
                    std::string(r.op) == "sum" ? reduction(sum) : reduction(prod));
    c.flags = kValuesOnly;
    c.dtypes = r.dtypes;
  }
  // clang-format off
  t.add("prod", "dtype=float64 axis=0", {in({2, 3}, 0.4, 2.2)}, reduction(prod)).dtypes = {EAGER_FLOAT32, EAGER_FLOAT64};
  t.add("prod", "dtype=complex128", {in({3}, 0.4, 2.2)}, reduction(prod)).dtypes = {EAGER_FLOAT32, EAGER_FLOAT64, EAGER_COMPLEX64};
  t.add("sum", "dtype=complex128", {in({5}, 0.4, 2.2)}, reduction(sum)).dtypes = {EAGER_FLOAT16, EAGER_FLOAT32, EAGER_COMPLEX64};
  t.add("prod", "dtype=float64", {given({6}, {100, 100, 100, 100, 100, 100})}, reduction(prod)).dtypes = {EAGER_INT8, EAGER_UINT8, EAGER_INT64};
  t.add("prod", "dtype=float64", {given({24}, std::vector<Complex>(24, 100.0))}, reduction(prod)).dtypes = {EAGER_INT16, EAGER_UINT64};
  t.add("prod", "dtype=int32 axis=0", {given({2, 2}, {1, 2, 3, 4})}, reduction(prod)).dtypes = {EAGER_INT8, EAGER_INT64};
  // clang-format on
  for (const char* op : {"max", "min"}) {
    Case& c = t.add(op, "axis=1", {given({2, 3}, {1, kNan, 2, kInf, 3, -kInf})}, reduction(op[1] == 'a' ? max : min));
    c.flags = kValuesOnly;
    c.dtypes = kFloats;
  }
  // Rows and columns of what compares least: the first of equals is the first of all.
  for (const double sign : {1.0, -1.0}) {
    for (const bool is_row : {true, false}) {
      const std::vector<Complex> least(530 * 7, -sign * kInf);
      Case& c = t.add(sign > 0 ? "argmax" : "argmin", is_row ? "axis=1" : "axis=0",
                      {given(is_row ? Dims{7, 530} : Dims{530, 7}, least)},
                      reduction([sign](const List& v) { return arg_extreme(v, sign); }));
      c.flags = kValuesOnly;
      c.dtypes = kFloats;
    }
  }
  Case& big = t.add("logsumexp", "", {given({3}, {5000, 5001, -5000})}, reduction(logsumexp));
  big.dtypes = kFloats;
  big.flags = kValuesOnly;
  Case& short_rows = t.add("logsumexp", "axis=1", {special({70, 9})}, reduction(logsumexp));
  short_rows.dtypes = kFloats;
  short_rows.flags = kValuesOnly;
  Case& infinite = t.add("logsumexp", "axis=1", {given({2, 2}, {-kInf, -kInf, kInf, 1})}, reduction(logsumexp));
  infinite.dtypes = kFloats;
  infinite.flags = kValuesOnly;

  // One element is much larger than the others, whose sum must not be lost.
  for (const Dims& dims : {Dims{3, 2}, Dims{3, 20}, Dims{3, 37}}) {
    std::vector<Complex> values(static_cast<size_t>(count(dims)), -20.0);
    for (size_t j = 0; j < static_cast<size_t>(dims[1]); ++j) values[static_cast<size_t>(dims[1]) + j] = 0;
    Case& confident = t.add("logsumexp", "axis=0", {given(dims, values)}, reduction(logsumexp));
    confident.flags = kValuesOnly;
    confident.dtypes = {EAGER_FLOAT32, EAGER_FLOAT64};
    confident.floor = 1e-12;
    confident.tolerance = 4;
  }

  arg(t, "argmax", 1);
  arg(t, "argmin", -1);

  // sum_like undoes broadcasting: x is summed to the shape of `like`.
  Reference sum_like = [](const Call& c) -> std::vector<Array> {
    const Array& x = c.inputs[0];
    Array y = filled(c.inputs[1].dims);
    size_t skip = x.dims.size() - y.dims.size();
    for (size_t i = 0; i < x.values.size(); ++i) {
      Dims index = unravel(static_cast<int64_t>(i), x.dims), to;
      for (size_t k = skip; k < index.size(); ++k) to.push_back(y.dims[k - skip] == 1 ? 0 : index[k]);
      y.values[static_cast<size_t>(ravel(to, y.dims))] += x.values[i];
    }
    return {y};
  };
  for (const Dims& like : {Dims{2, 3}, Dims{3}, Dims{2, 1}, Dims{}, Dims{1, 1}, Dims{1, 3}}) {
    t.add("sum_like", "", {in({2, 3}, 0, 2), in(like)}, sum_like).tolerance = 4;
  }
}

}  // namespace op_cases
