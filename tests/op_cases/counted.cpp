// Ops with outputs whose size depends on values.
#include <algorithm>
#include <cmath>
#include <ctime>
#include <limits>
#include <numeric>

#include "op_cases/op_case.h"
#include "support/client.h"

namespace op_cases {
namespace {

const double kNan = std::numeric_limits<double>::quiet_NaN();

std::vector<Array> boolean_mask(const Call& c) {
  const Array &x = c.inputs[0], &mask = c.inputs[1];
  const size_t axis = static_cast<size_t>(axis_of(c.attributes.integer("axis", 0), x.dims.size()));
  int64_t outer = 1, inner = 1;
  for (size_t i = 0; i < axis; ++i) outer *= x.dims[i];
  for (size_t i = axis + mask.dims.size(); i < x.dims.size(); ++i) inner *= x.dims[i];
  const int64_t n = count(mask.dims);
  Array y;
  for (int64_t o = 0; o < outer; ++o) {
    for (int64_t k = 0; k < n; ++k) {
      if (mask.values[static_cast<size_t>(k)] == 0.0) continue;
      const auto from = x.values.begin() + static_cast<std::ptrdiff_t>((o * n + k) * inner);
      y.values.insert(y.values.end(), from, from + static_cast<std::ptrdiff_t>(inner));
    }
  }
  y.dims.assign(x.dims.begin(), x.dims.begin() + static_cast<std::ptrdiff_t>(axis));
  y.dims.push_back(n - std::count(mask.values.begin(), mask.values.end(), Complex(0)));
  y.dims.insert(y.dims.end(), x.dims.begin() + static_cast<std::ptrdiff_t>(axis + mask.dims.size()), x.dims.end());
  return {y};
}

std::vector<Array> nonzero(const Call& c) {
  const Array& x = c.inputs[0];
  std::vector<Array> found(x.dims.size(), Array{{0}, {}});
  for (size_t k = 0; k < x.values.size(); ++k) {
    if (x.values[k] == 0.0) continue;
    const Dims i = unravel(static_cast<int64_t>(k), x.dims);
    for (size_t d = 0; d < i.size(); ++d) {
      found[d].values.push_back(static_cast<double>(i[d]));
      ++found[d].dims[0];
    }
  }
  return found;
}

std::vector<Array> unique(const Call& c) {
  const Array& x = c.inputs[0];
  Array values, indices, inverse{x.dims, {}}, counts;
  for (size_t i = 0; i < x.values.size(); ++i) {
    const auto found = std::find(values.values.begin(), values.values.end(), x.values[i]);
    const size_t number = static_cast<size_t>(found - values.values.begin());
    if (found == values.values.end()) {
      values.values.push_back(x.values[i]);
      indices.values.push_back(static_cast<double>(i));
      counts.values.push_back(0);
    }
    counts.values[number] += 1;
    inverse.values.push_back(static_cast<double>(number));
  }
  values.dims = indices.dims = counts.dims = {static_cast<int64_t>(values.values.size())};
  return {values, indices, inverse, counts};
}

// Compares numbers by their real and then by their imaginary parts. NaN is the greatest.
int compared(Complex a, Complex b) {
  for (const auto& [x, y] : {std::pair(a.real(), b.real()), std::pair(a.imag(), b.imag())}) {
    const bool is_less = std::isnan(y) ? !std::isnan(x) : x < y, is_greater = std::isnan(x) ? !std::isnan(y) : y < x;
    if (is_less || is_greater) return is_less ? -1 : 1;
  }
  return 0;
}

std::vector<Array> unique_along(const Call& c) {
  const Array& x = c.inputs[0];
  const size_t axis = static_cast<size_t>(axis_of(c.attributes.integer("axis", 0), x.dims.size()));
  const int64_t n = x.dims[axis];
  Dims rest = x.dims;
  rest[axis] = 1;
  auto element = [&](int64_t slice, int64_t i) {
    Dims at = unravel(i, rest);
    at[axis] = slice;
    return x.values[static_cast<size_t>(ravel(at, x.dims))];
  };
  auto order_of = [&](int64_t a, int64_t b) {
    for (int64_t i = 0; i < count(rest); ++i) {
      if (const int order = compared(element(a, i), element(b, i))) return order;
    }
    return 0;
  };
  auto has_nan = [&](int64_t slice) {
    for (int64_t i = 0; i < count(rest); ++i) {
      if (element(slice, i) != element(slice, i)) return true;
    }
    return false;
  };
  std::vector<int64_t> order(static_cast<size_t>(n));
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int64_t a, int64_t b) { return order_of(a, b) < 0; });
  Array indices, inverse = filled({n}), counts;
  for (size_t k = 0; k < order.size(); ++k) {
    if (k == 0 || order_of(order[k - 1], order[k]) != 0 || has_nan(order[k])) {
      indices.values.push_back(static_cast<double>(order[k]));
      counts.values.push_back(0);
    }
    counts.values.back() += 1;
    inverse.values[static_cast<size_t>(order[k])] = static_cast<double>(counts.values.size() - 1);
  }
  indices.dims = counts.dims = {static_cast<int64_t>(counts.values.size())};
  Dims out = x.dims;
  out[axis] = indices.dims[0];
  const Array values = generate(out, [&](Dims i) {
    i[axis] = static_cast<int64_t>(indices.values[static_cast<size_t>(i[axis])].real());
    return x.values[static_cast<size_t>(ravel(i, x.dims))];
  });
  return {values, indices, inverse, counts};
}

Input mask_of(Dims dims, std::vector<Complex> values) {
  return of_dtype(EAGER_BOOL, std::move(dims), std::move(values));
}

void masks(Table& t) {
  struct Row {
    const char* attributes;
    Dims x, mask;
    std::vector<Complex> values;
  };
  for (const Row& r :
       {Row{"", {4}, {4}, {1, 0, 1, 1}}, Row{"", {3, 2}, {3}, {0, 1, 1}}, Row{"axis=1", {2, 3}, {3}, {1, 0, 1}},
        Row{"axis=-1", {2, 2, 3}, {3}, {1, 0, 1}}, Row{"axis=1", {2, 3, 2}, {3}, {0, 1, 0}},
        Row{"", {2, 3}, {2, 3}, {1, 0, 1, 0, 0, 1}}, Row{"", {2, 2, 2}, {2, 2}, {1, 0, 1, 1}},
        Row{"axis=1", {2, 2, 3}, {2, 3}, {1, 0, 1, 0, 0, 1}}, Row{"axis=1", {2, 2, 2, 2}, {2, 2}, {1, 0, 1, 1}}}) {
    t.add("boolean_mask", r.attributes, {in(r.x), mask_of(r.mask, r.values)}, boolean_mask);
  }
  for (const char* axis : {"", "axis=1"}) {  // none, all, and no element
    t.add("boolean_mask", axis, {in({3, 3}), mask_of({3}, {0, 0, 0})}, boolean_mask).flags = kNoGradient;
    t.add("boolean_mask", axis, {in({3, 3}), mask_of({3}, {1, 1, 1})}, boolean_mask).flags = kNoGradient;
    t.add("boolean_mask", axis, {in({0, 0}), mask_of({0}, {})}, boolean_mask).flags = kNoGradient;
  }
  t.add("boolean_mask", "", {in({3, 0}), mask_of({3}, {1, 0, 1})}, boolean_mask).flags = kNoGradient;
  // More than a part of the mask.
  t.add("boolean_mask", "", {in({40000}), drawn(EAGER_BOOL, {40000}, 0, 1)}, boolean_mask).flags = kValuesOnly;
  t.add("boolean_mask", "", {in({20000, 2}), drawn(EAGER_BOOL, {20000}, 0, 1)}, boolean_mask).flags = kValuesOnly;
  t.add("boolean_mask", "axis=1", {in({2, 20000}), drawn(EAGER_BOOL, {20000}, 0, 1)}, boolean_mask).flags = kValuesOnly;
  t.refuse("boolean_mask", "", {in({2}), mask_of({}, {1})}, "mask cannot be scalar.");
  t.refuse("boolean_mask", "", {in({2}), mask_of({3}, {1, 1, 1})}, "Shapes [2] and [3] are incompatible");
  t.refuse("boolean_mask", "", {in({2}), mask_of({2, 1}, {1, 1})}, "Shapes [2] and [2,1] are incompatible");
  t.refuse("boolean_mask", "axis=2", {in({2, 2}), mask_of({2}, {1, 1})}, "axis 2 is out of bounds");
  t.refuse("boolean_mask", "", {in({2}), in({2})}, "cannot compute boolean_mask as input #1(zero-based) was expected");
}

void searches(Table& t) {
  t.add("nonzero", "", {given({6}, {0, 1, 0, 2, 3, 0})}, nonzero).flags = kNoGradient;
  t.add("nonzero", "", {given({2, 3}, {0, 1, 0, 2, 3, 0})}, nonzero).flags = kNoGradient;
  t.add("nonzero", "", {given({2, 1, 3}, {1, 0, 0, 0, 0, 1})}, nonzero).flags = kNoGradient;
  t.add("nonzero", "", {given({3}, {0, 0, 0})}, nonzero).flags = kNoGradient;
  t.add("nonzero", "", {given({3}, {1, 1, 1})}, nonzero).flags = kNoGradient;
  t.add("nonzero", "", {in({0, 2})}, nonzero).flags = kNoGradient;
  t.add("nonzero", "", {drawn(EAGER_INT32, {20000}, 0, 1)}, nonzero).flags = kValuesOnly;
  t.add("nonzero", "", {drawn(EAGER_BOOL, {7, 5000}, 0, 1)}, nonzero).flags = kValuesOnly;
  t.add("nonzero", "", {drawn(EAGER_BOOL, {300, 3, 40}, 0, 1)}, nonzero).flags = kValuesOnly;
  Case& special = t.add("nonzero", "", {given({4}, {-0.0, kNan, 0, 1e-7})}, nonzero);
  special.flags = kValuesOnly;
  special.dtypes = {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64};
  t.refuse("nonzero", "", {in({})}, "x must have at least one dimension");
}

void distinct(Table& t) {
  t.add("unique", "", {given({6}, {1, 0, 1, 2, 0, 3})}, unique).flags = kNoGradient;
  t.add("unique", "", {given({2, 3}, {1.25, 0.25, 1.75, 0.75, 2.25, 1.125})}, unique);
  t.add("unique", "", {given({}, {1})}, unique).flags = kNoGradient;
  t.add("unique", "", {in({0, 2})}, unique).flags = kNoGradient;
  t.add("unique", "", {in({3000}, 0, 99)}, unique).flags = kValuesOnly;  // more than the table begins with
  t.add("unique", "", {in({500}, -1e9, 1e9)}, unique).flags = kValuesOnly;
  const std::vector<int32_t> floats = {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64};
  Case& special = t.add("unique", "", {given({6}, {0, kNan, -0.0, kNan, 1, 0})}, unique);
  special.flags = kValuesOnly;
  special.dtypes = floats;

  const std::vector<Complex> x = {1, 0, 3, 0, 2, 3, 1, 0, 3, 1, 0, 0};
  for (const char* axis : {"axis=0", "axis=-1", "axis=1"}) {
    t.add("unique", axis, {given({4, 3}, x)}, unique_along).flags = kNoGradient;
    t.add("unique", axis, {given({2, 3, 2}, x)}, unique_along).flags = kNoGradient;
    for (Dims dims : {Dims{3, 0}, Dims{0, 3}, Dims{2, 0, 2}, Dims{0, 0}})
      t.add("unique", axis, {in(dims)}, unique_along).flags = kNoGradient;
    t.add("unique", axis, {in({300, 2}, -3, 3)}, unique_along).flags = kValuesOnly;
    t.add("unique", axis, {in({3, 40, 5}, 0, 1)}, unique_along).flags = kValuesOnly;
    t.add("unique", axis, {given({3, 2}, {1.25, 0.25, 1.75, 0.75, 2.25, 1.125})}, unique_along);
  }
  t.add("unique", "axis=0", {given({5}, {2, 1, 0, 2, 1})}, unique_along).flags = kNoGradient;
  t.add("unique", "axis=0", {in({500}, -1e9, 1e9)}, unique_along).flags = kValuesOnly;
  Case& complex = t.add("unique", "axis=0", {in({200, 1}, -1.4, 1.4)}, unique_along);
  complex.flags = kValuesOnly;
  complex.dtypes = {EAGER_COMPLEX64, EAGER_COMPLEX128};
  for (Dims dims : {Dims{5, 2}, Dims{2, 5}, Dims{10, 1}}) {
    Case& c = t.add("unique", "axis=0", {given(dims, {-0.0, kNan, 0, kNan, 1, -3, 0, -0.0, 1, -3})}, unique_along);
    c.flags = kValuesOnly;
    c.dtypes = floats;
  }
  t.refuse("unique", "axis=1", {in({3})}, "axis 1 is out of bounds for a tensor of rank 1");
  t.refuse("unique", "axis=0", {in({})}, "axis 0 is out of bounds for a tensor of rank 0");
}

// Returns numbers whose hashes end in 0s: (h ^ h >> 32) * 0x9e3779b97f4a7c15 ^ (that >> 29) maps them to multiples of 2^32.
std::vector<int64_t> of_one_hash(int64_t n) {
  std::vector<int64_t> y;
  for (uint64_t k = 1; k <= static_cast<uint64_t>(n); ++k) {
    uint64_t h = k << 32;
    h ^= h >> 29 ^ h >> 58;
    h *= 0xf1de83e19937733du;  // the inverse of the factor
    y.push_back(static_cast<int64_t>(h ^ h >> 32));
  }
  return y;
}

// Returns the least of the processor's times, in seconds, of unique, or of isin that looks the elements up among themselves. Checks that all
// elements, which equal no other, have been found.
template <class T>
double seconds_of(const char* name, int32_t dtype, const std::vector<T>& distinct) {
  const client::Context ctx = client::make_context();
  std::vector<T> x = distinct;
  const int64_t num_distinct = static_cast<int64_t>(x.size()) * (x[0] == x[0] ? 1 : 2),
                n = 2 * static_cast<int64_t>(x.size());
  x.insert(x.end(), distinct.begin(), distinct.end());
  const client::Tensor in = client::make_tensor(ctx.get(), dtype, {n}, x.data(), x.size() * sizeof(T));
  const client::Op op = client::make_op(ctx.get(), name);
  const bool is_unique = std::string(name) == "unique";
  double least = INFINITY;
  for (int i = 0; i < 3; ++i) {
    const std::clock_t start = std::clock();
    const client::Tensor y = std::move((is_unique ? client::execute(ctx.get(), op.get(), {in.get()})
                                                  : client::execute(ctx.get(), op.get(), {in.get(), in.get()}))[0]);
    least = std::min(least, static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    if (client::dims_of(y.get()) != std::vector<int64_t>{is_unique ? num_distinct : n})
      fail("has another number of elements");
  }
  return least;
}

// Sixteen times as many elements take 256 times as long where each is compared with all others.
void times(Table& t) {
  for (const char* op : {"unique", "isin"}) {
    t.custom(op, "takes no n^2 for elements of one hash", [op] {
      const auto seconds = [op](int64_t n) { return seconds_of(op, EAGER_INT64, of_one_hash(n)); };
      const double ratio = seconds(1 << 16) / seconds(1 << 12);
      if (ratio > 80) fail("took " + std::to_string(ratio) + " times as long");
    });
    t.custom(op, "takes no n^2 for complex NaN", [op] {
      const auto seconds = [op](size_t n) {
        return seconds_of(op, EAGER_COMPLEX128, std::vector<std::complex<double>>(n, {kNan, 0}));
      };
      const double ratio = seconds(1 << 16) / seconds(1 << 12);
      if (ratio > 80) fail("took " + std::to_string(ratio) + " times as long");
    });
  }
}

}  // namespace

void counted_cases(Table& t) {
  masks(t);
  searches(t);
  distinct(t);
  times(t);
}

}  // namespace op_cases
