// Products with sparse matrices, their places in order, and bags of rows.
#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "op_cases/harness.h"
#include "op_cases/op_case.h"
#include "support/client.h"

namespace op_cases {
namespace {

constexpr int32_t i32 = EAGER_INT32, i64 = EAGER_INT64;

Complex at(const Array& x, int64_t row, int64_t column) {
  return x.values[static_cast<size_t>(row * x.dims[1] + column)];
}
int64_t whole(const Array& x, size_t i) { return static_cast<int64_t>(x.values[i].real()); }

// The product of two dense matrices, of which the first is made of its places.
std::vector<Array> product(const Call& c) {
  const Array &places = c.inputs[0], &values = c.inputs[1], &b = c.inputs[2];
  Dims shape = c.attributes.ints("dense_shape");
  if (c.inputs.size() > 3 && !c.inputs[3].values.empty()) shape = {whole(c.inputs[3], 0), whole(c.inputs[3], 1)};
  Array a = filled(shape);
  const bool has_offsets = c.inputs.size() > 4 && !c.inputs[4].values.empty();
  int64_t row = 0;
  for (size_t k = 0; k < values.values.size(); ++k) {
    while (has_offsets && whole(c.inputs[4], static_cast<size_t>(row) + 1) <= static_cast<int64_t>(k)) ++row;
    const int64_t place =
        has_offsets ? row * shape[1] + whole(places, k) : whole(places, 2 * k) * shape[1] + whole(places, 2 * k + 1);
    a.values[static_cast<size_t>(place)] += values.values[k];
  }
  const bool ta = c.attributes.boolean("adjoint_a", false), tb = c.attributes.boolean("adjoint_b", false);
  const auto left = [&](int64_t i, int64_t j) { return ta ? std::conj(at(a, j, i)) : at(a, i, j); };
  const auto right = [&](int64_t i, int64_t j) { return tb ? std::conj(at(b, j, i)) : at(b, i, j); };
  return {generate({shape[ta], b.dims[!tb]}, [&](const Dims& i) {
    Complex sum = 0;
    for (int64_t k = 0; k < shape[!ta]; ++k) sum += left(i[0], k) * right(k, i[1]);
    return sum;
  })};
}

void products(Table& t) {
  const char* op = "sparse_dense_matmul";
  const auto places = [](Dims dims, std::vector<Complex> values, int32_t dtype = i64) {
    return of_dtype(dtype, std::move(dims), std::move(values));
  };
  const Input three = places({4, 2}, {0, 1, 2, 0, 0, 1, 1, 2});  // of a [3, 3] matrix; one is there twice
  const auto add = [&](const char* attributes, std::vector<Input> inputs) -> Case& {
    Case& c = t.add(op, attributes, std::move(inputs), product);
    c.tolerance = 8;
    c.floor = 0.5;
    return c;
  };
  for (const char* attributes : {"dense_shape=3,3", "dense_shape=3,3 adjoint_a=true"}) {
    add(attributes, {three, in({4}), in({3, 2})});
    add((std::string(attributes) + " adjoint_b=true").c_str(), {three, in({4}), in({2, 3})});
  }
  add("dense_shape=2,3", {places({2, 2}, {1, 2, 0, 0}, i32), in({2}), in({3, 1})});
  add("", {three, in({4}), in({3, 2}), of_dtype(i64, {2}, {3, 3})}).flags = kNoUnknownDims;
  add("dense_shape=3,4", {places({0, 2}, {}), in({0}), in({4, 2})}).flags = kNoGradient;
  add("dense_shape=0,4", {places({0, 2}, {}), in({0}), in({4, 2})}).flags = kNoGradient;
  add("dense_shape=3,3", {three, in({4}), in({3, 0})}).flags = kNoGradient;
  // Rows by their offsets; some rows are empty.
  const Input columns = of_dtype(i32, {4}, {1, 0, 2, 1}), offsets = of_dtype(i64, {4}, {0, 1, 1, 4});
  for (const char* attributes : {"dense_shape=3,3", "dense_shape=3,3 adjoint_a=true"}) {
    add(attributes, {columns, in({4}), in({3, 2}), absent(), offsets});
    add((std::string(attributes) + " adjoint_b=true").c_str(), {columns, in({4}), in({2, 3}), absent(), offsets});
  }
  add("", {columns, in({4}), in({3, 2}), of_dtype(i64, {2}, {3, 3}), offsets}).flags = kNoUnknownDims;
  add("dense_shape=0,4", {of_dtype(i64, {0}, {}), in({0}), in({4, 2}), absent(), of_dtype(i32, {1}, {0})}).flags =
      kNoGradient;
  add("dense_shape=2,4", {of_dtype(i64, {0}, {}), in({0}), in({4, 2}), absent(), of_dtype(i32, {3}, {0, 0, 0})}).flags =
      kNoGradient;
  std::vector<Complex> many;
  for (int64_t k = 0; k < 300; ++k)
    many.insert(many.end(), {static_cast<double>(k * 37 % 50), static_cast<double>(k * 11 % 40)});
  for (int64_t columns : {1, 9, 200})
    add("dense_shape=50,40", {places({300, 2}, many), in({300}), in({40, columns})}).flags = kFirstOrder;

  t.refuse(op, "", {three, in({4}), in({3, 2})}, "dense_shape must be given");
  t.refuse(op, "dense_shape=3", {three, in({4}), in({3, 2})}, "Tensor 'a_shape' must have 2 elements");
  t.refuse(op, "dense_shape=3,3", {three, in({4}), in({3})}, "Tensor 'b' is not a matrix");
  t.refuse(op, "dense_shape=3,3", {places({4}, {0, 1, 2, 0}), in({4}), in({3, 2})},
           "Tensor 'a_indices' is not a matrix");
  t.refuse(op, "dense_shape=3,3", {three, in({4, 1}), in({3, 2})}, "Tensor 'a_values' is not a vector");
  t.refuse(op, "dense_shape=3,3", {three, in({3}), in({3, 2})},
           "Number of rows of a_indices does not match number of entries in a_values");
  t.refuse(op, "dense_shape=3,3", {places({1, 3}, {0, 1, 2}), in({1}), in({3, 2})},
           "Number of columns of a_indices does not match number of entries in a_shape");
  t.refuse(op, "dense_shape=3,3", {three, in({4}), in({4, 2})},
           "Cannot multiply A and B because inner dimension does not match: 3 vs. 4");
  const auto refuse_rows = [&](const Input& i, const Input& s, const char* message, bool is_of_part = false) {
    t.refuse(op, "dense_shape=3,3", {i, in({4}), in({3, 2}), absent(), s}, message);
    t.refusals.back().is_of_part = is_of_part;
  };
  refuse_rows(three, offsets, "indices must be a vector of columns where row_offsets are given, got shape [4,2]");
  refuse_rows(of_dtype(i64, {3}, {0, 1, 2}), offsets, "indices must have a column for each of 4 values, got 3");
  refuse_rows(columns, of_dtype(i64, {2, 2}, {0, 1, 1, 4}), "row_offsets must be a vector, got shape [2,2]");
  refuse_rows(columns, of_dtype(i64, {0}, {}), "row_offsets must have at least one element");
  refuse_rows(columns, of_dtype(i64, {3}, {0, 1, 4}),
              "row_offsets must have a number for each of 3 rows and one at the end, got 3");
  for (const std::vector<Complex>& wrong :
       std::vector<std::vector<Complex>>{{1, 1, 1, 4}, {0, 2, 1, 4}, {0, 1, 1, 3}, {0, 1, 1, 5}})
    refuse_rows(columns, of_dtype(i64, {4}, wrong),
                "offsets have to begin with 0, must not decrease, and must not exceed the number of indices", true);
  refuse_rows(of_dtype(i64, {4}, {1, 0, 3, 1}), offsets, "is not in [0, 3)", true);
  t.refuse(op, "dense_shape=3,-1", {three, in({4}), in({3, 2})}, "dense_shape must not be negative, got -1");
  t.refuse(op, "dense_shape=2,3", {three, in({4}), in({3, 2})}, "indices[1] = 2 is not in [0, 2)");
  t.refusals.back().is_of_part = true;
  t.refuse(op, "dense_shape=3,3", {places({1, 2}, {0, -1}), in({1}), in({3, 2})}, "indices[0] = -1 is not in [0, 3)");
  t.refusals.back().is_of_part = true;
  // A shape that is a tensor.
  const auto refuse_shape = [&](const char* attributes, std::vector<Complex> shape, const char* message, const Input& i,
                                const Input& s) {
    t.refuse(op, attributes, {i, in({4}), in({3, 2}), of_dtype(i64, {2}, std::move(shape)), s}, message);
    t.refusals.back().is_of_part = true;
  };
  const char* const wrong_inner = "Cannot multiply A and B because inner dimension does not match";
  for (double n : {1, 2, 4}) {
    refuse_shape("", {3, n}, wrong_inner, three, absent());
    refuse_shape("", {3, n}, wrong_inner, columns, offsets);
    refuse_shape("adjoint_a=true", {n, 3}, wrong_inner, three, absent());
    refuse_shape("", {n, 3}, "row_offsets must have a number for each of", columns, offsets);
  }
  refuse_shape("", {2, 3}, "indices[1] = 2 is not in [0, 2)", three, absent());
  refuse_shape("", {-1, 3}, "dense_shape must not be negative, got -1", columns, offsets);
}

void coalesced(Table& t) {
  const Reference reference = [](const Call& c) -> std::vector<Array> {
    const Array &indices = c.inputs[0], &values = c.inputs[1];
    const size_t rank = static_cast<size_t>(indices.dims[1]),
                 size = values.values.size() / std::max<size_t>(1, static_cast<size_t>(indices.dims[0]));
    std::map<std::vector<double>, std::vector<Complex>> sums;
    for (size_t k = 0; k < static_cast<size_t>(indices.dims[0]); ++k) {
      std::vector<double> place;
      for (size_t i = 0; i < rank; ++i) place.push_back(indices.values[k * rank + i].real());
      std::vector<Complex>& sum = sums[place];
      sum.resize(size);
      for (size_t i = 0; i < size; ++i) sum[i] += values.values[k * size + i];
    }
    Array places{{static_cast<int64_t>(sums.size()), indices.dims[1]}, {}}, out{values.dims, {}};
    out.dims[0] = places.dims[0];
    for (const auto& [place, sum] : sums) {
      places.values.insert(places.values.end(), place.begin(), place.end());
      out.values.insert(out.values.end(), sum.begin(), sum.end());
    }
    return {places, out};
  };
  const Input places = of_dtype(i64, {4, 2}, {1, 0, 0, 2, 1, 0, 0, 1});
  t.add("coalesce", "dense_shape=2,3", {places, in({4})}, reference);
  t.add("coalesce", "dense_shape=2,3", {places, in({4, 2})}, reference);
  t.add("coalesce", "dense_shape=9", {of_dtype(i32, {3, 1}, {8, 0, 8}), in({3})}, reference);
  t.add("coalesce", "dense_shape=2,3", {of_dtype(i64, {0, 2}, {}), in({0})}, reference).flags = kNoGradient;
  // Without columns all is one place.
  t.add("coalesce", "dense_shape=", {of_dtype(i64, {3, 0}, {}), in({3, 2})}, reference);
  t.add("coalesce", "dense_shape=", {of_dtype(i64, {0, 0}, {}), in({0})}, reference).flags = kNoGradient;
  for (Case& c : t.cases) {
    if (c.op == "coalesce") c.max_integer = 1e6, c.tolerance = 4, c.floor = 0.5;
  }
  t.refuse("coalesce", "dense_shape=2", {places, in({4})},
           "dense_shape must have a number for each of 2 columns, got 1");
  t.refuse("coalesce", "", {places, in({4})}, "dense_shape must be given");
  t.refuse("coalesce", "dense_shape=2,3", {places, in({3})},
           "values must have a row for each of 4 places, got shape [3]");
  t.refuse("coalesce", "dense_shape=2,3", {places, in({5})},
           "values must have a row for each of 4 places, got shape [5]");
  t.refuse("coalesce", "dense_shape=2,3", {of_dtype(i64, {0, 2}, {}), in({2})},
           "values must have a row for each of 0 places, got shape [2]");
  t.refuse("coalesce", "dense_shape=2,3", {of_dtype(i64, {1, 3}, {1, 0, 0}), in({1})},
           "dense_shape must have a number for each of 3 columns, got 2");
  t.refuse("coalesce", "dense_shape=2,3", {of_dtype(i64, {2}, {0, 1}), in({2})},
           "indices must be a matrix, got shape [2]");
  t.refuse("coalesce", "dense_shape=1,3", {places, in({4})}, "is not in [0, 1)");
  t.refusals.back().is_of_part = true;
}

std::vector<Array> bags(const Call& c) {
  const Array &params = c.inputs[0], &indices = c.inputs[1];
  const bool has_offsets = c.inputs.size() > 2 && !c.inputs[2].dims.empty();
  const Array* weights = c.inputs.size() > 3 ? &c.inputs[3] : nullptr;
  const std::string how = c.attributes.string("combiner", "MEAN");
  std::vector<size_t> begins;  // of the bags, and at the end the number of indices
  const size_t n = indices.values.size();
  if (has_offsets) {
    for (size_t k = 0; k < c.inputs[2].values.size(); ++k) begins.push_back(static_cast<size_t>(whole(c.inputs[2], k)));
    if (!c.attributes.boolean("include_last_offset", false)) begins.push_back(n);
  } else {
    for (int64_t k = 0; k <= indices.dims[0]; ++k) begins.push_back(static_cast<size_t>(k * indices.dims[1]));
  }
  return {generate({static_cast<int64_t>(begins.size()) - 1, params.dims[1]}, [&](const Dims& i) -> Complex {
    double sum = 0, total = 0, squares = 0, most = -INFINITY;
    const size_t begin = begins[static_cast<size_t>(i[0])], end = begins[static_cast<size_t>(i[0]) + 1];
    for (size_t k = begin; k < end; ++k) {
      const double x = at(params, whole(indices, k), i[1]).real(), w = weights ? weights->values[k].real() : 1;
      sum += w * x, total += w, squares += w * w, most = std::max(most, x);
    }
    if (begin == end) return 0;
    return how == "SUM" ? sum : how == "MAX" ? most : how == "SQRTN" ? sum / std::sqrt(squares) : sum / total;
  })};
}

void bag_ops(Table& t) {
  const char* op = "embedding_bag";
  const Input rows = of_dtype(i64, {2, 3}, {0, 3, 1, 2, 2, 0}), list = of_dtype(i32, {5}, {3, 0, 1, 1, 2}),
              offsets = of_dtype(i64, {3}, {0, 2, 2});
  for (const char* combiner : {"", "combiner=SUM", "combiner=SQRTN", "combiner=MAX"}) {
    const auto add = [&](std::vector<Input> inputs, const std::string& more = "") -> Case& {
      Case& c = t.add(op, combiner + more, std::move(inputs), bags);
      c.tolerance = 8;
      c.floor = 0.5;
      return c;
    };
    add({in({4, 2}), rows});
    add({in({4, 3}), list, offsets});
    add({in({4, 1}), list, of_dtype(i32, {4}, {0, 1, 4, 5})}, " include_last_offset=true");
    add({in({4, 2}), of_dtype(i64, {0, 3}, {})}).flags = kNoGradient;
    add({in({4, 2}), of_dtype(i64, {2, 0}, {})}).flags = kNoGradient;
    if (std::string(combiner) == "combiner=MAX") continue;
    add({in({4, 2}), rows, absent(), in({2, 3}, 0.5, 2)});
    add({in({4, 2}), list, offsets, in({5}, 0.5, 2)});
  }
  // The sum of halves is more than the greatest of them, their mean is not.
  Case& great = t.add(op, "", {given({2, 1}, {6e4, 6e4}), of_dtype(i64, {1, 2}, {0, 1})}, bags);
  great.dtypes = {EAGER_FLOAT16};
  great.flags = kValuesOnly;
  std::vector<Complex> all(1001), first(1001, 0);
  std::iota(all.begin(), all.end(), 0);
  const Input begin = of_dtype(i64, {1}, {0});
  is_long_sum(t.add(op, "combiner=SUM", {great_and_ones({1001, 1}), of_dtype(i64, {1001}, all), begin}, bags));
  is_long_sum(
      t.add(op, "combiner=SUM", {given({1, 1}, {1}), of_dtype(i64, {1001}, first), begin, great_and_ones()}, bags));
  t.refuse(op, "", {in({4}), rows}, "params must be a matrix, got shape [4]");
  t.refuse(op, "", {in({4, 2}), list}, "indices must be 2-dimensional where there are no offsets, got shape [5]");
  t.refuse(op, "", {in({4, 2}), rows, offsets}, "if indices are 2-dimensional, then offsets has to be absent");
  t.refuse(op, "", {in({4, 2}), list, of_dtype(i64, {1, 1}, {0})}, "offsets has to be a 1D Tensor, got shape [1,1]");
  t.refuse(op, "include_last_offset=true", {in({4, 2}), list, of_dtype(i64, {0}, {})},
           "number of offsets should be at least 1");
  t.refuse(op, "", {in({4, 2}), rows, absent(), in({2, 2})},
           "weights must have the shape of indices, [2,3], got [2,2]");
  t.refuse(op, "combiner=MAX", {in({4, 2}), rows, absent(), in({2, 3})}, "weights are not supported for combiner MAX");
  t.refuse(op, "", {in({3, 2}), rows}, "indices[1] = 3 is not in [0, 3)");
  t.refusals.back().is_of_part = true;
  const auto refuse_offsets = [&](const char* attributes, const Input& of_list) {
    t.refuse(op, attributes, {in({4, 2}), list, of_list},
             "offsets have to begin with 0, must not decrease, and must not exceed the number of indices");
    t.refusals.back().is_of_part = true;
  };
  for (const std::vector<Complex>& wrong : {std::vector<Complex>{1, 2}, {-1, 2}, {0, 6}})
    refuse_offsets("", of_dtype(i64, {2}, wrong));
  refuse_offsets("", of_dtype(i32, {0}, {}));
  refuse_offsets("", of_dtype(i64, {4}, {0, 3, 2, 4}));
  refuse_offsets("include_last_offset=true combiner=MAX", of_dtype(i64, {3}, {0, 3, 4}));
}

// ---- embedding_lookup

std::vector<Array> looked_up(const Call& c) {
  const Array &table = c.inputs[0], &ids = c.inputs[1];
  Dims dims = ids.dims;
  dims.insert(dims.end(), table.dims.begin() + 1, table.dims.end());
  Array y = filled(dims);
  const size_t width = ids.values.empty() ? 0 : y.values.size() / ids.values.size();
  const double most = c.attributes.real("max_norm", 0);
  for (size_t i = 0; i < ids.values.size(); ++i) {
    const size_t row = static_cast<size_t>(ids.values[i].real()) * width;
    double length = 0;
    for (size_t k = 0; k < width; ++k) length = std::hypot(length, table.values[row + k].real());
    const double scale = most > 0 && length > most ? most / length : 1;
    for (size_t k = 0; k < width; ++k) y.values[i * width + k] = table.values[row + k] * scale;
  }
  return {y};
}

void lookups(Table& t) {
  const char* op = "embedding_lookup";
  for (const char* attributes : {"", "max_norm=1", "max_norm=100"}) {
    for (const Dims& dims : {Dims{4, 3}, Dims{4}, Dims{4, 2, 2}}) {
      Case& c = t.add(op, attributes, {in(dims), of_dtype(i64, {2, 3}, {0, 3, 1, 2, 2, 0})}, looked_up);
      c.tolerance = 8;
    }
    t.add(op, attributes, {in({4, 2}), of_dtype(i32, {}, {1})}, looked_up);
    t.add(op, attributes, {in({4, 2}), of_dtype(i32, {0}, {})}, looked_up).flags = kNoGradient;
    t.add(op, attributes, {in({4, 0}), of_dtype(i32, {2}, {0, 3})}, looked_up).flags = kNoGradient;
  }
  const std::vector<int32_t> floats{EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64};
  for (const char* attributes : {"max_norm=1e20", "max_norm=1e-25", "max_norm=1e200", "max_norm=1e-40"}) {
    Case& c =
        t.add(op, attributes, {given({3, 2}, {3, 4, 0, 0, 0x1p-12, -1}), of_dtype(i32, {3}, {0, 1, 2})}, looked_up);
    c.flags = kValuesOnly;
    c.dtypes = floats;
  }
  t.custom(op, "gives rows that are as long as max_norm all of their gradient", [op] {
    const client::Context ctx = client::make_context();
    const std::vector<double> rows{1, 0};
    const int32_t id = 0;
    const client::Tensor x = client::make_tensor(ctx.get(), EAGER_FLOAT64, {1, 2}, rows.data(), 16),
                         ids = client::make_tensor(ctx.get(), EAGER_INT32, {1}, &id, 4);
    const client::Op lookup = client::make_op(ctx.get(), op);
    client::check(eager_op_set_float(lookup.get(), "max_norm", 1));
    const client::Tape tape = client::make_tape(ctx.get());
    client::check(eager_tape_watch(tape.get(), x.get()));
    const client::Tensor y = std::move(client::execute(ctx.get(), lookup.get(), {x.get(), ids.get()})[0]);
    const client::Tensor dx = std::move(client::gradient(ctx.get(), tape.get(), {y.get()}, {}, {x.get()})[0]);
    const Array got = array_of(dx.get());
    if (got.values[0] != 1.0 || got.values[1] != 1.0) fail("it is another");
  });
  t.refuse(op, "", {in({}), of_dtype(i32, {1}, {0})}, "params must be at least 1 dimensional");
  t.refuse(op, "max_norm=0", {in({2, 2}), of_dtype(i32, {1}, {0})}, "max_norm must be positive, got 0");
  t.refuse(op, "", {in({2, 2}), of_dtype(i32, {1}, {2})}, "indices[0] = 2 is not in [0, 2)");
  t.refusals.back().is_of_part = true;
}

// What the ops above check first, and the ops that they run check again.
void parts(Table& t) {
  const Input one = of_dtype(i64, {1}, {0}), two = of_dtype(i64, {2}, {0, 0}), matrix = of_dtype(i64, {1, 1}, {0});
  t.refuse("sparse_matmul", "dense_shape=1,2", {matrix, one, in({2, 2})}, "rows must be a vector, got shape [1,1]");
  t.refuse("sparse_matmul", "dense_shape=1,2", {one, two, in({2, 2})}, "columns must have shape [1], got shape [2]");
  t.refuse("sparse_matmul", "dense_shape=1,2", {one, one, in({2})}, "b must be a matrix, got shape [2]");
  t.refuse("sparse_matmul", "dense_shape=1,2", {one, one, in({2, 2}), in({2})},
           "values must have shape [1], got shape [2]");
  t.refuse("sparse_matmul", "dense_shape=-1,2", {one, one, in({2, 2})}, "dense_shape must not be negative, got -1");
  t.refuse("sparse_matmul", "", {one, one, in({2, 2}), in({1}), one}, "Tensor 'a_shape' must have 2 elements");
  t.refuse("bag_sum", "num_rows=-1", {one, one, in({2, 2})}, "num_rows must not be negative, got -1");
  t.refuse("bag_sum", "", {one, one, in({2, 2}), in({1}), one}, "num_rows should be a scalar, got shape [1]");
  t.refuse("sparse_matmul_grad", "", {one, one, in({2, 2}), in({1}), in({2})}, "like must be a matrix, got shape [2]");
  t.refuse("sparse_dots", "", {one, one, in({2}), in({2, 2})}, "a must be a matrix, got shape [2]");
  t.refuse("sparse_dots", "", {one, one, in({2, 2}), in({2, 3})}, "b must have shape");
}

}  // namespace

void sparse_cases(Table& t) {
  parts(t);
  lookups(t);
  products(t);
  coalesced(t);
  bag_ops(t);
}

}  // namespace op_cases
