// Ops by the order of elements.
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "op_cases/harness.h"
#include "support/client.h"

namespace op_cases {
namespace {

const double kInf = std::numeric_limits<double>::infinity();
const double kNan = std::numeric_limits<double>::quiet_NaN();
const std::vector<int32_t> kFloats = {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64};

// NaN is the greatest.
bool is_less(double a, double b) { return std::isnan(b) ? !std::isnan(a) : a < b; }

// Returns the elements of each line along the axis in their order, and their indices: k of them.
std::pair<Array, Array> ordered(const Array& x, size_t axis, bool descending, int64_t k) {
  Dims out = x.dims, lines = x.dims;
  out[axis] = k;
  lines[axis] = 1;
  Array values = filled(out), indices = filled(out);
  for (int64_t line = 0; line < count(lines); ++line) {
    Dims i = unravel(line, lines);
    auto value = [&](int64_t at) {
      i[axis] = at;
      return x.values[static_cast<size_t>(ravel(i, x.dims))].real();
    };
    std::vector<int64_t> order(static_cast<size_t>(x.dims[axis]));
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int64_t a, int64_t b) {
      return descending ? is_less(value(b), value(a)) : is_less(value(a), value(b));
    });
    for (int64_t place = 0; place < k; ++place) {
      const double found = value(order[static_cast<size_t>(place)]);
      i[axis] = place;
      const size_t to = static_cast<size_t>(ravel(i, out));
      values.values[to] = found;
      indices.values[to] = static_cast<double>(order[static_cast<size_t>(place)]);
    }
  }
  return {values, indices};
}

template <bool as_indices>
std::vector<Array> sorted(const Call& c) {
  const Array& x = c.inputs[0];
  const size_t axis = static_cast<size_t>(axis_of(c.attributes.integer("axis", -1), x.dims.size()));
  auto [values, indices] = ordered(x, axis, c.attributes.boolean("descending", false), x.dims[axis]);
  return {as_indices ? indices : values};
}

std::vector<Array> top_k(const Call& c) {
  auto [values, indices] = ordered(c.inputs[0], c.inputs[0].dims.size() - 1, true, c.attributes.integer("k", 0));
  return {values, indices};
}

// Zeros of both signs are equal, so that a stable order leaves them as they are. The harness sees them as one number.
void check_zeros(const std::string& attributes) {
  const Attributes read(attributes);
  const bool descending = read.boolean("descending", false);
  const int64_t axis = read.integer("axis", -1);
  client::Context ctx = client::make_context();
  client::Op op = client::make_op(ctx.get(), "sort");
  client::check(eager_op_set_bool(op.get(), "descending", descending));
  client::check(eager_op_set_int(op.get(), "axis", axis));
  for (const Dims& dims : {Dims{9}, Dims{1000}, Dims{3, 300}, Dims{200, 2}}) {
    if (axis == 0 && dims.size() == 1) continue;
    const double some[] = {0, -0.0, 3, -0.0, kNan, 0, 0, -2, -0.0, 1, -kInf};
    Array x = filled(dims);
    for (size_t i = 0; i < x.values.size(); ++i) x.values[i] = some[i * i % 11];
    if (dims.size() > 1) std::fill_n(x.values.begin(), 300, 0.0);  // of one sign alone
    const Array want = ordered(x, static_cast<size_t>(axis_of(axis, dims.size())), descending,
                               dims[static_cast<size_t>(axis_of(axis, dims.size()))])
                           .first;
    for (int32_t dtype : kFloats) {
      const std::vector<unsigned char> bytes = numbers::encode(x.values, dtype);
      client::Tensor t = client::make_tensor(ctx.get(), dtype, dims, bytes.data(), bytes.size());
      const Array got = array_of(client::execute(ctx.get(), op.get(), {t.get()})[0].get());
      for (size_t i = 0; i < want.values.size(); ++i) {
        const double a = got.values[i].real(), b = want.values[i].real();
        if (std::isnan(b) ? !std::isnan(a) : a != b || std::signbit(a) != std::signbit(b))
          fail(std::string(numbers::name_of(dtype)) + text(dims) + " has " + std::to_string(a) + " at " +
               std::to_string(i));
      }
    }
  }
}

// The places of x2's elements in the lines of x1.
std::vector<Array> searchsorted(const Call& c) {
  Array x1 = c.inputs[0];
  const Array& x2 = c.inputs[1];
  for (size_t i = 0; c.inputs.size() > 2 && i < x1.values.size(); ++i) {
    const size_t size = static_cast<size_t>(x1.dims.back());
    x1.values[i] = c.inputs[0].values[i / size * size + static_cast<size_t>(c.inputs[2].values[i].real())];
  }
  const bool right = c.attributes.string("side", "LEFT") == "RIGHT";
  const size_t n = static_cast<size_t>(x1.dims.back());
  Array y = filled(x2.dims);
  for (size_t i = 0; i < y.values.size(); ++i) {
    const size_t line = x1.dims.size() == 1 ? 0 : i / static_cast<size_t>(x2.dims.back());
    int64_t place = 0;
    for (size_t k = 0; k < n; ++k) {
      const double a = x1.values[line * n + k].real(), b = x2.values[i].real();
      place += right ? !is_less(b, a) : is_less(a, b);
    }
    y.values[i] = static_cast<double>(place);
  }
  return {y};
}

void sorts(Table& t) {
  const std::vector<Complex> special = {1, kNan, -kInf, 0, kInf, -1, kNan, 2};
  // Gradients need elements that are apart.
  const std::vector<Complex> apart = {1.25, -0.75, 0.25, 1.75, -1.25, 0.75};
  for (const char* attributes : {"", "axis=0", "axis=1 descending=true", "axis=-2 stable=false"}) {
    t.add("sort", attributes, {given({2, 3}, apart)}, sorted<false>);
    t.add("argsort", attributes, {given({2, 3}, apart)}, sorted<true>).flags = kNoGradient;
    for (Dims dims : {Dims{4, 3}, Dims{0, 3}, Dims{3, 0}, Dims{3, 300}, Dims{300, 3}, Dims{2, 5, 3}}) {
      const uint32_t flags = count(dims) > 100 ? kValuesOnly : kNoGradient;
      t.add("sort", attributes, {in(dims, -9, 9)}, sorted<false>).flags = flags;
      t.add("argsort", attributes, {in(dims, -9, 9)}, sorted<true>).flags = flags;
      t.add("argsort", attributes, {in(dims, -1e9, 1e9)}, sorted<true>).flags = flags;
    }
  }
  for (const char* attributes : {"", "descending=true"}) {
    for (double most : {3.0, 1e9})
      t.add("sort", attributes, {in({3000}, -most, most)}, sorted<false>).flags = kValuesOnly;
    std::vector<Complex> runs(3000);  // up, down, and equal ones
    for (size_t i = 0; i < runs.size(); ++i) runs[i] = i < 1000 ? double(i) / 8 : i < 2000 ? double(2000 - i) / 8 : 60;
    t.add("sort", attributes, {given({3000}, runs)}, sorted<false>).flags = kValuesOnly;
    for (int copies : {1, 40}) {  // short lists are sorted another way
      std::vector<Complex> x;
      for (int i = 0; i < copies; ++i) x.insert(x.end(), special.begin(), special.end());
      for (auto [op, reference] : {std::pair{"sort", &sorted<false>}, {"argsort", &sorted<true>}}) {
        Case& c = t.add(op, attributes, {given({static_cast<int64_t>(x.size())}, x)}, reference);
        c.flags = kValuesOnly;
        c.dtypes = kFloats;
      }
    }
  }
  for (const char* attributes : {"", "descending=true", "axis=0", "axis=0 descending=true"})
    t.custom("sort", std::string("keeps the order of zeros ") + attributes, [=] { check_zeros(attributes); });
  t.refuse("sort", "", {in({})}, "axis -1 is out of bounds for a tensor of rank 0");
  t.refuse("argsort", "axis=2", {in({2, 3})}, "axis 2 is out of bounds for a tensor of rank 2");
  t.add("top_k", "k=2", {given({2, 3}, apart)}, top_k);
  for (const char* k : {"k=0", "k=1", "k=3", "k=3 sorted=false"}) {
    t.add("top_k", k, {in({3}, -9, 9)}, top_k).flags = kNoGradient;
    t.add("top_k", k, {in({2, 2, 5}, -2, 2)}, top_k).flags = kNoGradient;
    t.add("top_k", k, {in({0, 4})}, top_k).flags = kNoGradient;
    t.add("top_k", k, {in({2, 900}, -20, 20)}, top_k).flags = kValuesOnly;
    Case& c = t.add("top_k", k, {given({8}, special)}, top_k);
    c.flags = kValuesOnly;
    c.dtypes = kFloats;
  }
  t.add("top_k", "k=200", {in({2, 900}, -20, 20)}, top_k).flags = kValuesOnly;
  t.add("top_k", "k=900", {in({900}, -1e9, 1e9)}, top_k).flags = kValuesOnly;
  t.refuse("top_k", "", {in({3})}, "k must be given");
  t.refuse("top_k", "k=-1", {in({3})}, "Need k >= 0, got -1");
  t.refuse("top_k", "k=1", {in({})}, "input must be >= 1-D, got shape []");
  t.refuse("top_k", "k=4", {in({2, 3})}, "input must have at least k columns. Had 3, needed 4");
}

void searches(Table& t) {
  const Input line = given({4}, {1, 3, 3, 5}), lines = given({2, 3}, {1, 2, 3, 2, 2, 6});
  for (const char* side : {"", "side=RIGHT"}) {
    t.add("searchsorted", side, {line, in({7}, 0, 7)}, searchsorted).flags = kNoGradient;
    t.add("searchsorted", side, {line, in({2, 3}, 0, 7)}, searchsorted).flags = kNoGradient;
    t.add("searchsorted", side, {line, given({}, {3})}, searchsorted).flags = kNoGradient;
    t.add("searchsorted", side, {line, in({0})}, searchsorted).flags = kNoGradient;
    t.add("searchsorted", side, {in({0}), in({2})}, searchsorted).flags = kNoGradient;
    t.add("searchsorted", side, {lines, in({2, 4}, 0, 7)}, searchsorted).flags = kNoGradient;
    t.add("searchsorted", side, {in({2, 0}), in({2, 4}, 0, 7)}, searchsorted).flags = kNoGradient;
    Case& c = t.add("searchsorted", side,
                    {given({5}, {-kInf, 0, 1, kInf, kNan}), given({5}, {kNan, -0.0, kInf, -kInf, 2})}, searchsorted);
    c.flags = kValuesOnly;
    c.dtypes = kFloats;
  }
  const Input shuffled = given({4}, {3, 5, 1, 3}), both = given({2, 3}, {3, 1, 2, 6, 2, 2});
  for (int32_t dtype : {EAGER_INT8, EAGER_INT32, EAGER_INT64, EAGER_UINT64}) {
    const Input order = of_dtype(dtype, {4}, {2, 0, 3, 1}), orders = of_dtype(dtype, {2, 3}, {1, 2, 0, 1, 2, 0});
    for (const char* side : {"", "side=RIGHT"}) {
      t.add("searchsorted", side, {shuffled, in({7}, 0, 7), order}, searchsorted).flags = kNoGradient;
      t.add("searchsorted", side, {shuffled, given({}, {3}), order}, searchsorted).flags = kNoGradient;
      t.add("searchsorted", side, {both, in({2, 4}, 0, 7), orders}, searchsorted).flags = kNoGradient;
    }
  }
  t.add("searchsorted", "", {in({0}), in({2}), of_dtype(EAGER_INT64, {0}, {})}, searchsorted).flags = kNoGradient;
  t.refuse("searchsorted", "", {in({3}), in({3}), of_dtype(EAGER_INT64, {2}, {0, 1})},
           "sorter must have the shape of x1: [2] vs. [3]");
  t.refuse("searchsorted", "", {in({3}), in({3}), of_dtype(EAGER_INT64, {3}, {0, 3, 1})},
           "indices[1] = 3 is not in [0, 3)");
  t.refuse("searchsorted", "side=MIDDLE", {in({3}), in({3})},
           "Value for attr 'side' of \"MIDDLE\" is not in the list of allowed values");
  t.refuse("searchsorted", "", {in({}), in({3})}, "x1 must have at least one dimension");
  t.refuse("searchsorted", "", {in({2, 3}), in({3, 3})}, "x1 must be a vector, or have the dimensions of x2");
  t.refuse("searchsorted", "", {in({2, 3}), in({3})}, "x1 must be a vector, or have the dimensions of x2");
}

}  // namespace

void sorting_cases(Table& t) {
  sorts(t);
  searches(t);
}

}  // namespace op_cases
