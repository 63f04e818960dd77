// Reductions: each is a function of the list of elements that fall together.
#include <cmath>
#include <functional>
#include <limits>

#include "op_cases/op_case.h"

namespace op_cases {
namespace {

using List = std::vector<Complex>;
using Reducer = std::function<Complex(const List&)>;

const double kInf = std::numeric_limits<double>::infinity();
const double kNan = std::numeric_limits<double>::quiet_NaN();
const std::vector<int32_t> kFloats = {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64};

// Which axes are reduced: `axis` as one or several numbers; all without it.
std::vector<bool> reduced_axes(const Attributes& a, size_t rank) {
  std::vector<bool> reduced(rank, !a.has("axis"));
  for (int64_t axis : a.ints("axis")) reduced[static_cast<size_t>(axis_of(axis, rank))] = true;
  return reduced;
}

Reference reduction(Reducer f) {
  return [f](const Call& c) -> std::vector<Array> {
    const Array& x = c.inputs[0];
    std::vector<bool> reduced = reduced_axes(c.attributes, x.dims.size());
    Dims kept, out;  // with ones, and as it comes out
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
  for (size_t i = 1; i < v.size(); ++i) {
    if (sign * v[i].real() > sign * v[best].real()) best = i;
  }
  return static_cast<double>(best);
}
Complex logsumexp(const List& v) {
  double m = -kInf, s = 0;
  for (Complex z : v) m = std::max(m, z.real());
  if (std::isinf(m)) return m;
  for (Complex z : v) s += std::exp(z.real() - m);
  return m + std::log(s);
}
struct Style {
  double lo = -2, hi = 2, tolerance = 4;
  uint32_t flags = 0;
  bool empty = true;  // the reduction of nothing has a value
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

// Sizes that go in blocks, in vectors and in threads.
void reduce_large(Table& t, const char* op, Reducer f, double lo, double hi, double tolerance) {
  Reference reference = reduction(std::move(f));
  struct Large {
    const char* attributes;
    Dims dims;
  };
  for (const Large& l : {Large{"", {1009}}, Large{"axis=0", {131, 67}}, Large{"axis=1", {67, 131}},
                         Large{"axis=1", {5, 33, 17}}, Large{"axis=0,2", {9, 10, 33}}}) {
    Case& c = t.add(op, l.attributes, {in(l.dims, lo, hi)}, reference);
    c.flags = kValuesOnly;
    c.tolerance = tolerance;
  }
  for (const Large& l : {Large{"", {70001}}, Large{"axis=0", {700, 129}}, Large{"axis=1", {129, 700}},
                         Large{"axis=1", {3, 40001}}, Large{"axis=0", {40001, 3}}}) {
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
  t.add(op, "", {given({6}, {1, 3, 3, 0, 0, 2})}, reference);  // the first of equals
  t.add(op, "axis=1", {in({33, 517}, -1000, 1000)}, reference).flags = kValuesOnly;
  t.add(op, "axis=0", {in({517, 33}, -1000, 1000)}, reference).flags = kValuesOnly;
  Case& large = t.add(op, "", {in({70001}, -1000, 1000)}, reference);
  large.flags = kValuesOnly;
  large.dtypes = {EAGER_FLOAT32};
}

}  // namespace

void reduction_cases(Table& t) {
  reduce(t, "sum", sum);
  reduce(t, "mean", mean);
  reduce(t, "prod", prod, {.lo = 0.4, .hi = 2.2});
  reduce(t, "max", max, {.empty = false});
  reduce(t, "min", min, {.empty = false});
  reduce(t, "logsumexp", logsumexp);
  reduce(t, "any", [](const List& v) { Complex r = 0; for (Complex z : v) if (z != 0.0) r = 1; return r; });
  reduce(t, "all", [](const List& v) { Complex r = 1; for (Complex z : v) if (z == 0.0) r = 0; return r; });
  reduce(t, "count_nonzero", [](const List& v) { Complex n = 0; for (Complex z : v) n += z != 0.0; return n; });
  reduce_large(t, "sum", sum, 0, 1.5, 8);
  reduce_large(t, "mean", mean, 0, 1.5, 8);
  reduce_large(t, "max", max, -100, 100, 1);
  reduce_large(t, "min", min, -100, 100, 1);
  reduce_large(t, "logsumexp", logsumexp, -3, 3, 8);

  // A product with zeros has two derivatives too; the third is written for no zeros.
  t.add("prod", "", {given({4}, {1.5, 0, 2, 3})}, reduction(prod)).flags = kSecondOrder;
  t.add("prod", "", {given({4}, {1.5, 0, 2, 0})}, reduction(prod)).flags = kSecondOrder;
  t.add("prod", "", {given({4}, {0, 0, 2, 0})}, reduction(prod)).flags = kSecondOrder;
  t.add("prod", "axis=1", {given({2, 3}, {0, 0, 2, 1.5, 0, 3})}, reduction(prod)).flags = kSecondOrder;
  t.add("prod", "axis=0,2 keepdims=true", {given({2, 2, 2}, {0, 0, 2, 1.5, 0, 3, 1, 4})}, reduction(prod)).flags = kSecondOrder;
  // Columns in blocks, and what a line of a GPU's block shares out.
  t.add("prod", "axis=0", {in({3, 21}, 0.8, 1.2)}, reduction(prod)).flags = kFirstOrder;
  Case& line = t.add("prod", "", {in({600}, 0.99, 1.01)}, reduction(prod));
  line.flags = kFirstOrder;
  line.dtypes = {EAGER_FLOAT32, EAGER_FLOAT64};
  t.add("sum", "dtype=float64", {in({2, 3})}, reduction(sum)).dtypes = {EAGER_FLOAT32, EAGER_FLOAT64, EAGER_INT32};
  t.add("prod", "dtype=float64 axis=0", {in({2, 3}, 0.4, 2.2)}, reduction(prod)).dtypes = {EAGER_FLOAT32, EAGER_FLOAT64};
  t.add("prod", "dtype=complex128", {in({3}, 0.4, 2.2)}, reduction(prod)).dtypes = {EAGER_FLOAT32, EAGER_FLOAT64, EAGER_COMPLEX64};
  t.add("sum", "dtype=complex128", {in({5}, 0.4, 2.2)}, reduction(sum)).dtypes = {EAGER_FLOAT16, EAGER_FLOAT32, EAGER_COMPLEX64};
  t.add("prod", "dtype=float64", {given({6}, {100, 100, 100, 100, 100, 100})}, reduction(prod)).dtypes = {EAGER_INT8, EAGER_UINT8, EAGER_INT64};
  t.add("prod", "dtype=float64", {given({24}, std::vector<Complex>(24, 100.0))}, reduction(prod)).dtypes = {EAGER_INT16, EAGER_UINT64};
  t.add("prod", "dtype=int32 axis=0", {given({2, 2}, {1, 2, 3, 4})}, reduction(prod)).dtypes = {EAGER_INT8, EAGER_INT64};
  for (const char* op : {"max", "min"}) {
    Case& c = t.add(op, "axis=1", {given({2, 3}, {1, kNan, 2, kInf, 3, -kInf})}, reduction(op[1] == 'a' ? max : min));
    c.flags = kValuesOnly;
    c.dtypes = kFloats;
  }
  Case& big = t.add("logsumexp", "", {given({3}, {5000, 5001, -5000})}, reduction(logsumexp));
  big.dtypes = kFloats;
  big.flags = kValuesOnly;
  Case& infinite = t.add("logsumexp", "axis=1", {given({2, 2}, {-kInf, -kInf, kInf, 1})}, reduction(logsumexp));
  infinite.dtypes = kFloats;
  infinite.flags = kValuesOnly;

  arg(t, "argmax", 1);
  arg(t, "argmin", -1);

  // sum_like undoes broadcasting: x summed to the shape of `like`.
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
