// Axes in another order, dims that are added, and tensors of one shape.
#include <algorithm>
#include <cmath>

#include "op_cases/op_case.h"

namespace op_cases {
namespace {

Complex at(const Array& x, const Dims& index) { return x.values[static_cast<size_t>(ravel(index, x.dims))]; }

// Axis i of the output is axis order[i] of x.
std::vector<Array> permuted(const Array& x, const Dims& order) {
  Dims out;
  for (int64_t axis : order) out.push_back(x.dims[static_cast<size_t>(axis)]);
  return {generate(out, [&](const Dims& i) {
    Dims from(i.size());
    for (size_t k = 0; k < i.size(); ++k) from[static_cast<size_t>(order[k])] = i[k];
    return at(x, from);
  })};
}

Dims counted(size_t n) {
  Dims order;
  for (size_t i = 0; i < n; ++i) order.push_back(static_cast<int64_t>(i));
  return order;
}

void axes(Table& t) {
  // As NumPy does it: the moved axes are taken out, and put in at their places in the order of these.
  Reference move = [](const Call& c) {
    const size_t rank = c.inputs[0].dims.size();
    std::vector<std::pair<int64_t, int64_t>> moves;
    const Dims source = c.attributes.ints("source"), destination = c.attributes.ints("destination");
    Dims order = counted(rank);
    for (size_t i = 0; i < source.size(); ++i) {
      moves.push_back({axis_of(destination[i], rank), axis_of(source[i], rank)});
      order.erase(std::find(order.begin(), order.end(), moves.back().second));
    }
    std::sort(moves.begin(), moves.end());
    for (const auto& [to, from] : moves) order.insert(order.begin() + static_cast<std::ptrdiff_t>(to), from);
    return permuted(c.inputs[0], order);
  };
  for (const char* attributes : {"source=0 destination=2", "source=-1 destination=0", "source=0,1 destination=-1,-2",
                                 "source=2,0 destination=0,1", "source=1 destination=1", "source= destination="}) {
    t.add("moveaxis", attributes, {in({2, 3, 4})}, move);
  }
  t.add("moveaxis", "source=0 destination=1", {in({0, 2})}, move).flags = kNoGradient;
  t.add("moveaxis", "source= destination=", {in({})}, move);
  t.refuse("moveaxis", "source=0,1 destination=0", {in({2, 3})},
           "source and destination must have the same number of axes, got 2 and 1");
  t.refuse("moveaxis", "source=0,-2 destination=0,1", {in({2, 3})}, "axis -2 is given twice");
  t.refuse("moveaxis", "source=2 destination=0", {in({2, 3})}, "axis 2 is out of bounds");
  t.refuse("moveaxis", "source=0 destination=-3", {in({2, 3})}, "axis -3 is out of bounds");
  t.refuse("moveaxis", "source=0", {in({2, 3})}, "destination must be given");

  Reference swap = [](const Call& c) {
    Dims order = counted(c.inputs[0].dims.size());
    std::swap(order[static_cast<size_t>(axis_of(c.attributes.integer("axis1", 0), order.size()))],
              order[static_cast<size_t>(axis_of(c.attributes.integer("axis2", 0), order.size()))]);
    return permuted(c.inputs[0], order);
  };
  for (const char* attributes : {"axis1=0 axis2=2", "axis1=-1 axis2=-2", "axis1=1 axis2=1"})
    t.add("swapaxes", attributes, {in({2, 3, 4})}, swap);
  t.add("swapaxes", "axis1=0 axis2=1", {in({0, 2})}, swap).flags = kNoGradient;
  t.refuse("swapaxes", "axis1=0 axis2=2", {in({2, 3})}, "axis 2 is out of bounds");
  t.refuse("swapaxes", "axis1=0 axis2=0", {in({})}, "axis 0 is out of bounds");
  t.refuse("swapaxes", "axis1=0", {in({2, 3})}, "axis2 must be given");

  // One turn takes the element at (i, j) of the plane to (n - 1 - j, i).
  Reference rotate = [](const Call& c) -> std::vector<Array> {
    Array x = c.inputs[0];
    const Dims plane = c.attributes.ints("axes", {0, 1});
    const size_t a = static_cast<size_t>(axis_of(plane[0], x.dims.size())),
                 b = static_cast<size_t>(axis_of(plane[1], x.dims.size()));
    for (int64_t turns = (c.attributes.integer("k", 1) % 4 + 4) % 4; turns > 0; --turns) {
      Dims out = x.dims;
      std::swap(out[a], out[b]);
      x = generate(out, [&](const Dims& to) {
        Dims from = to;
        from[a] = to[b];
        from[b] = x.dims[b] - 1 - to[a];
        return at(x, from);
      });
    }
    return {x};
  };
  for (const char* attributes : {"", "k=0", "k=2", "k=3", "k=-1", "k=5 axes=1,0", "k=1 axes=-1,0", "k=2 axes=1,2"})
    t.add("rot90", attributes, {in({2, 3, 4})}, rotate);
  t.add("rot90", "", {in({2, 0})}, rotate).flags = kNoGradient;
  t.refuse("rot90", "", {in({2})}, "rot90 needs at least 2 dimensions, got shape [2]");
  t.refuse("rot90", "axes=1,-1", {in({2, 2})}, "axis -1 is given twice");
  t.refuse("rot90", "axes=0,2", {in({2, 2})}, "axis 2 is out of bounds");
}

void ranks(Table& t) {
  struct Row {
    const char* op;
    Dims from, to;
  };
  for (const Row& r :
       {Row{"atleast_1d", {}, {1}}, Row{"atleast_1d", {3}, {3}}, Row{"atleast_1d", {2, 3}, {2, 3}},
        Row{"atleast_2d", {}, {1, 1}}, Row{"atleast_2d", {3}, {1, 3}}, Row{"atleast_2d", {2, 3}, {2, 3}},
        Row{"atleast_3d", {}, {1, 1, 1}}, Row{"atleast_3d", {3}, {1, 3, 1}}, Row{"atleast_3d", {2, 3}, {2, 3, 1}},
        Row{"atleast_3d", {2, 3, 1}, {2, 3, 1}}, Row{"atleast_2d", {0}, {1, 0}}}) {
    t.add(r.op, "", {in(r.from)}, [to = r.to](const Call& c) -> std::vector<Array> {
       return {{to, c.inputs[0].values}};
     }).flags = count(r.from) ? 0u : uint32_t{kNoGradient};
  }
}

void shapes(Table& t) {
  Reference all = [](const Call& c) {
    Dims dims = c.inputs[0].dims;
    for (const Array& x : c.inputs) dims = broadcast(dims, x.dims);
    std::vector<Array> out;
    for (const Array& x : c.inputs) out.push_back(generate(dims, [&](const Dims& i) { return broadcast_at(x, i); }));
    return out;
  };
  t.add("broadcast_arrays", "", {in({2, 3}), in({3}), in({2, 1})}, all);
  t.add("broadcast_arrays", "", {in({2, 1}), in({1, 3})}, all);
  t.add("broadcast_arrays", "", {in({}), in({2})}, all);
  t.add("broadcast_arrays", "", {in({2, 2})}, all);
  t.add("broadcast_arrays", "", {in({0, 2}), in({1, 2})}, all).flags = kNoGradient;
  t.add("broadcast_arrays", "", {in({2}), of_dtype(EAGER_INT16, {2, 1}, {7, 8})}, all);  // each keeps its dtype
  t.refuse("broadcast_arrays", "", {in({2}), in({3})}, "Incompatible shapes: [2] vs. [3]");
  t.refuse("broadcast_arrays", "", {}, "arrays must have at least one tensor");

  Reference grid = [](const Call& c) {
    const size_t n = c.inputs.size();
    const bool swaps = n > 1 && c.attributes.string("indexing", "xy") == "xy";
    const auto axis = [&](size_t i) { return swaps && i < 2 ? 1 - i : i; };
    Dims dims(n);
    for (size_t i = 0; i < n; ++i) dims[axis(i)] = count(c.inputs[i].dims);
    std::vector<Array> out;
    for (size_t i = 0; i < n; ++i) {
      out.push_back(
          generate(dims, [&](const Dims& at) { return c.inputs[i].values[static_cast<size_t>(at[axis(i)])]; }));
    }
    return out;
  };
  for (const char* attributes : {"", "indexing=xy", "indexing=ij"}) {
    t.add("meshgrid", attributes, {in({3}), in({2})}, grid);
    t.add("meshgrid", attributes, {in({2}), in({3}), in({2})}, grid);
    t.add("meshgrid", attributes, {in({2})}, grid);
    t.add("meshgrid", attributes, {in({}), in({2})}, grid);
    t.add("meshgrid", attributes, {in({0}), in({2})}, grid).flags = kNoGradient;
    t.add("meshgrid", attributes, {in({2}), of_dtype(EAGER_BOOL, {3}, {1, 0, 1})}, grid);
  }
  t.refuse("meshgrid", "", {in({2, 2}), in({3})}, "meshgrid needs vectors, got shape [2,2]");
  t.refuse("meshgrid", "", {}, "arrays must have at least one tensor");
}

std::vector<Array> repeat_each(const Call& c) {
  Array x = c.inputs[0];
  if (!c.attributes.has("axis")) x.dims = {count(x.dims)};
  const size_t axis = static_cast<size_t>(axis_of(c.attributes.integer("axis", 0), x.dims.size()));
  const std::vector<Complex>& repeats = c.inputs[1].values;
  Dims from, out = x.dims;
  for (int64_t i = 0; i < x.dims[axis]; ++i) {
    const double times = repeats[repeats.size() == 1 ? 0 : static_cast<size_t>(i)].real();
    from.insert(from.end(), static_cast<size_t>(times), i);
  }
  out[axis] = static_cast<int64_t>(from.size());
  return {generate(out, [&](Dims i) {
    i[axis] = from[static_cast<size_t>(i[axis])];
    return at(x, i);
  })};
}

void repetitions(Table& t) {
  auto times = [](int32_t dtype, std::vector<Complex> values) {
    return of_dtype(dtype, {static_cast<int64_t>(values.size())}, values);
  };
  for (int32_t dtype : {EAGER_INT64, EAGER_INT32, EAGER_UINT8}) {
    t.add("repeat_each", "axis=0", {in({3, 2}), times(dtype, {2, 0, 1})}, repeat_each);
    t.add("repeat_each", "axis=-1", {in({2, 3}), times(dtype, {1, 3, 0})}, repeat_each);
    t.add("repeat_each", "", {in({2, 2}), times(dtype, {0, 1, 2, 1})}, repeat_each);
  }
  t.add("repeat_each", "axis=1", {in({2, 3, 2}), of_dtype(EAGER_INT64, {}, {2})}, repeat_each);
  t.add("repeat_each", "", {in({2, 3}), times(EAGER_INT64, {2})}, repeat_each);
  t.add("repeat_each", "", {in({}), times(EAGER_INT64, {3})}, repeat_each);
  for (const char* axis : {"axis=0", ""})
    t.add("repeat_each", axis, {in({2}), times(EAGER_INT64, {0, 0})}, repeat_each).flags = kNoGradient;
  t.add("repeat_each", "axis=0", {in({0, 2}), times(EAGER_INT64, {})}, repeat_each).flags = kNoGradient;
  t.add("repeat_each", "axis=1", {in({0, 2}), times(EAGER_INT64, {1, 2})}, repeat_each).flags = kNoGradient;
  t.add("repeat_each", "axis=0", {in({3000, 2}), drawn(EAGER_INT64, {3000}, 0, 3)}, repeat_each).flags = kValuesOnly;
  t.refuse("repeat_each", "", {in({2}), times(EAGER_INT64, {1, -1})}, "repeats must be non-negative");
  t.refusals.back().is_of_part = true;
  const Complex half = std::ldexp(1.0, 62);
  t.refuse("repeat_each", "", {in({2}), times(EAGER_INT64, {half, half})}, "and their sum less than 2^63");
  t.refusals.back().is_of_part = true;
  t.refuse("repeat_each", "axis=0", {in({2, 3}), times(EAGER_INT64, {1, 1, 1})},
           "repeats has 3 numbers, but x has 2 slices along axis 0");
  t.refuse("repeat_each", "axis=2", {in({2, 3}), times(EAGER_INT64, {1, 1})}, "axis 2 is out of bounds");
  t.refuse("repeat_each", "", {in({2}), of_dtype(EAGER_INT64, {1, 2}, {1, 1})},
           "repeats must be a vector, got shape [1,2]");
}

}  // namespace

void arrangement_cases(Table& t) {
  axes(t);
  ranks(t);
  shapes(t);
  repetitions(t);
}

}  // namespace op_cases
