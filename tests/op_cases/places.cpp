// Takes that wrap, numbers of elements and their indices, scatters along an axis and by products, sequences of different lengths.
#include <algorithm>

#include "op_cases/op_case.h"
#include "support/client.h"

namespace op_cases {
namespace {

Complex& at(Array& x, const Dims& index) { return x.values[static_cast<size_t>(ravel(index, x.dims))]; }
Complex at(const Array& x, const Dims& index) { return x.values[static_cast<size_t>(ravel(index, x.dims))]; }
int64_t whole(Complex z) { return static_cast<int64_t>(z.real()); }
int64_t wrapped(Complex z, int64_t n) { return whole(z) < 0 ? whole(z) + n : whole(z); }

void takes(Table& t) {
  Reference take = [](const Call& c) -> std::vector<Array> {
    Array x = c.inputs[0];
    if (!c.attributes.has("axis")) x.dims = {count(x.dims)};
    const Array& ids = c.inputs[1];
    const size_t axis = static_cast<size_t>(axis_of(c.attributes.integer("axis", 0), x.dims.size())),
                 k = ids.dims.size();
    Dims out(x.dims.begin(), x.dims.begin() + static_cast<std::ptrdiff_t>(axis));
    out.insert(out.end(), ids.dims.begin(), ids.dims.end());
    out.insert(out.end(), x.dims.begin() + static_cast<std::ptrdiff_t>(axis) + 1, x.dims.end());
    return {generate(out, [&](const Dims& i) {
      const Dims id(i.begin() + static_cast<std::ptrdiff_t>(axis), i.begin() + static_cast<std::ptrdiff_t>(axis + k));
      Dims from(i.begin(), i.begin() + static_cast<std::ptrdiff_t>(axis));
      from.push_back(wrapped(at(ids, id), x.dims[axis]));
      from.insert(from.end(), i.begin() + static_cast<std::ptrdiff_t>(axis + k), i.end());
      return at(x, from);
    })};
  };
  for (const char* attributes : {"axis=0", "axis=1", "axis=-1", ""}) {
    t.add("take", attributes, {in({3, 3}), of_dtype(EAGER_INT32, {3}, {2, -1, -3})}, take);
    t.add("take", attributes, {in({3, 4, 2}), of_dtype(EAGER_INT64, {2, 2}, {0, -2, 1, 1})}, take);
    t.add("take", attributes, {in({3, 2}), of_dtype(EAGER_INT64, {}, {-1})}, take).flags = kFirstOrder;
    t.add("take", attributes, {in({2, 3}), of_dtype(EAGER_INT64, {0}, {})}, take).flags = kNoGradient;
  }
  t.add("take", "", {in({}), of_dtype(EAGER_INT64, {2}, {0, -1})}, take);
  // An index of a narrow dtype wraps at more elements than it can count.
  t.add("take", "", {in({200}), of_dtype(EAGER_INT8, {3}, {-128, 127, -1})}, take).flags = kValuesOnly;
  t.add("take", "", {in({5}), of_dtype(EAGER_UINT8, {2}, {4, 0})}, take).flags = kValuesOnly;
  Reference places = [](const Call& c) -> std::vector<Array> {
    return {
        generate(c.inputs[0].dims, [&](const Dims& i) { return static_cast<double>(wrapped(at(c.inputs[0], i), 4)); })};
  };
  for (int32_t dtype : {EAGER_INT64, EAGER_INT8})
    t.add("check_indices", "kind=WRAPPED limit=4", {of_dtype(dtype, {2, 2}, {-4, 3, 0, -1})}, places).flags =
        kValuesOnly;
  t.add("check_indices", "kind=WRAPPED limit=4", {of_dtype(EAGER_UINT64, {2}, {3, 0})}, places).flags = kValuesOnly;
  t.refuse("check_indices", "kind=WRAPPED limit=4", {of_dtype(EAGER_INT32, {2}, {3, -5})},
           "indices[1] = -5 is not in [0, 4)");
  t.refuse("take", "axis=0", {in({3}), of_dtype(EAGER_INT32, {2}, {0, 3})}, "indices[1] = 3 is not in [0, 3)");
  t.refusals.back().is_of_part = true;
  t.refuse("take", "axis=0", {in({3}), of_dtype(EAGER_INT32, {2}, {0, -4})}, "indices[1] = -4 is not in [0, 3)");
  t.refusals.back().is_of_part = true;
  t.refuse("take", "axis=1", {in({3}), of_dtype(EAGER_INT32, {1}, {0})}, "axis 1 is out of bounds");
  t.refuse("take", "axis=0", {in({}), of_dtype(EAGER_INT32, {1}, {0})}, "x must be at least 1 dimensional");
}

void numbers_of_elements(Table& t) {
  Reference taken_apart = [](const Call& c) {
    const Dims shape = c.attributes.ints("shape");
    std::vector<Array> out(shape.size(), filled(c.inputs[0].dims));
    for (size_t k = 0; k < c.inputs[0].values.size(); ++k) {
      const Dims i = unravel(whole(c.inputs[0].values[k]), shape);
      for (size_t d = 0; d < shape.size(); ++d) out[d].values[k] = static_cast<double>(i[d]);
    }
    return out;
  };
  for (int32_t dtype : {EAGER_INT64, EAGER_INT8, EAGER_UINT16}) {
    t.add("unravel_index", "shape=2,3,4", {of_dtype(dtype, {4}, {0, 23, 7, 12})}, taken_apart);
    t.add("unravel_index", "shape=7", {of_dtype(dtype, {2, 1}, {6, 0})}, taken_apart);
  }
  t.add("unravel_index", "shape=2,3", {of_dtype(EAGER_INT32, {}, {5})}, taken_apart);
  t.add("unravel_index", "shape=2,0", {of_dtype(EAGER_INT32, {0}, {})}, taken_apart);
  t.add("unravel_index", "shape=40000,40000,2", {of_dtype(EAGER_INT64, {1}, {3199999999.0})}, taken_apart);
  t.refuse("unravel_index", "shape=2,3", {of_dtype(EAGER_INT32, {2}, {0, 6})}, "indices[1] = 6 is not in [0, 6)");
  t.refuse("unravel_index", "shape=2,3", {of_dtype(EAGER_INT32, {}, {-1})}, "indices = -1 is not in [0, 6)");
  for (size_t k = t.refusals.size() - 2; k < t.refusals.size(); ++k) t.refusals[k].is_of_part = true;
  t.refuse("unravel_index", "shape=", {of_dtype(EAGER_INT32, {1}, {0})}, "shape must have at least one dimension");
  t.refuse("unravel_index", "shape=2,-1", {of_dtype(EAGER_INT32, {1}, {0})}, "dimensions must be non-negative, got -1");
  t.refuse("unravel_index", "shape=4294967296,4294967296", {of_dtype(EAGER_INT32, {1}, {0})}, "too many elements");

  Reference numbered = [](const Call& c) -> std::vector<Array> {
    const Dims shape = c.attributes.ints("shape");
    Dims dims = c.inputs[0].dims;
    for (const Array& x : c.inputs) dims = broadcast(dims, x.dims);
    return {generate(dims, [&](const Dims& i) {
      Dims index;
      for (const Array& x : c.inputs) index.push_back(whole(broadcast_at(x, i)));
      return Complex(static_cast<double>(ravel(index, shape)));
    })};
  };
  t.add("ravel_multi_index", "shape=2,3",
        {of_dtype(EAGER_INT32, {3}, {1, 0, 1}), of_dtype(EAGER_INT64, {3}, {2, 0, 1})}, numbered);
  t.add("ravel_multi_index", "shape=2,3,4",
        {of_dtype(EAGER_INT8, {2, 1}, {1, 0}), of_dtype(EAGER_UINT8, {2}, {2, 0}), of_dtype(EAGER_INT64, {}, {3})},
        numbered);
  t.add("ravel_multi_index", "shape=5", {of_dtype(EAGER_INT32, {}, {4})}, numbered);
  t.add("ravel_multi_index", "shape=0,2", {of_dtype(EAGER_INT32, {0}, {}), of_dtype(EAGER_INT32, {0}, {})}, numbered);
  t.refuse("ravel_multi_index", "shape=2,3", {of_dtype(EAGER_INT32, {1}, {1}), of_dtype(EAGER_INT32, {1}, {3})},
           "indices[0] = 3 is not in [0, 3)");
  t.refusals.back().is_of_part = true;
  t.refuse("ravel_multi_index", "shape=2,3", {of_dtype(EAGER_INT32, {1}, {1})},
           "multi_index must have 2 tensors, one for each dim of shape, got 1");
}

void batches(Table& t) {
  Reference gather = [](const Call& c) -> std::vector<Array> {
    const Array &x = c.inputs[0], &ids = c.inputs[1];
    const size_t batch = static_cast<size_t>(c.attributes.integer("batch_dims", 0)),
                 width = static_cast<size_t>(ids.dims.back());
    Dims out(ids.dims.begin(), ids.dims.end() - 1);
    const size_t lead = out.size();
    out.insert(out.end(), x.dims.begin() + static_cast<std::ptrdiff_t>(batch + width), x.dims.end());
    return {generate(out, [&](const Dims& i) {
      Dims from(i.begin(), i.begin() + static_cast<std::ptrdiff_t>(batch));
      Dims id(i.begin(), i.begin() + static_cast<std::ptrdiff_t>(lead));
      id.push_back(0);
      for (size_t k = 0; k < width; ++k) {
        id.back() = static_cast<int64_t>(k);
        from.push_back(whole(at(ids, id)));
      }
      from.insert(from.end(), i.begin() + static_cast<std::ptrdiff_t>(lead), i.end());
      return at(x, from);
    })};
  };
  struct Row {
    const char* attributes;
    Dims x, ids;
    std::vector<Complex> values;
  };
  for (const Row& r :
       {Row{"batch_dims=1", {2, 3}, {2, 1}, {2, 0}}, Row{"batch_dims=1", {2, 3}, {2, 2, 1}, {2, 0, 1, 1}},
        Row{"batch_dims=1", {2, 2, 3}, {2, 2, 2}, {0, 2, 1, 0, 1, 1, 1, 1}},
        Row{"batch_dims=1", {2, 3, 2}, {2, 1}, {2, 0}}, Row{"batch_dims=2", {2, 2, 3}, {2, 2, 1}, {0, 2, 1, 1}},
        Row{"batch_dims=1", {2, 3}, {2, 0}, {}}}) {
    t.add("gather_nd", r.attributes, {in(r.x), of_dtype(EAGER_INT32, r.ids, r.values)}, gather).flags =
        kNoUnknownDims | kIndexRank;
  }
  t.refuse("gather_nd", "batch_dims=1", {in({2, 3}), of_dtype(EAGER_INT32, {3, 1}, {0, 0, 0})},
           "params.shape[0]: 2 should be equal to indices.shape[0]: 3");
  t.refuse("gather_nd", "batch_dims=2", {in({2, 3}), of_dtype(EAGER_INT32, {2, 1}, {0, 0})}, "batch_dims (2) must be");
  t.refuse("gather_nd", "batch_dims=1", {in({2, 3}), of_dtype(EAGER_INT32, {2, 2}, {0, 0, 0, 0})},
           "index innermost dimension length must be <= params rank; saw: 2 vs. 1");
  t.refuse("gather_nd", "batch_dims=1", {in({2, 3}), of_dtype(EAGER_INT32, {2, 1}, {0, 3})},
           "indices[1] = [3] does not index into shape [2,3]");
}

Complex reduced(Complex a, Complex b, const std::string& how) {
  if (how == "sum" || how == "add") return a + b;
  if (how == "prod" || how == "mul") return a * b;
  if (how == "max") return std::max(a.real(), b.real());
  if (how == "min") return std::min(a.real(), b.real());
  return b;
}

void scatters(Table& t) {
  Reference products = [](const Call& c) -> std::vector<Array> {
    Array y = c.inputs[0];
    const Array &ids = c.inputs[1], &updates = c.inputs[2];
    const size_t width = static_cast<size_t>(ids.dims.back());
    const int64_t inner = count(Dims(y.dims.begin() + static_cast<std::ptrdiff_t>(width), y.dims.end()));
    for (size_t k = 0; k < updates.values.size(); ++k) {
      Dims index;
      for (size_t d = 0; d < width; ++d) index.push_back(whole(ids.values[k / static_cast<size_t>(inner) * width + d]));
      const int64_t row = ravel(index, Dims(y.dims.begin(), y.dims.begin() + static_cast<std::ptrdiff_t>(width)));
      y.values[static_cast<size_t>(row * inner + static_cast<int64_t>(k) % inner)] *= updates.values[k];
    }
    return {y};
  };
  const Input pairs = of_dtype(EAGER_INT64, {3, 2}, {0, 1, 1, 2, 0, 1}),
              rows = of_dtype(EAGER_INT32, {3, 1}, {1, 0, 1});
  t.add("tensor_scatter_nd_mul", "", {in({2, 3}), pairs, in({3})}, products);
  t.add("tensor_scatter_nd_mul", "", {in({2, 2}), rows, in({3, 2})}, products);
  t.add("tensor_scatter_nd_mul", "", {in({50, 2}), rows, in({3, 2})}, products);
  t.add("tensor_scatter_nd_mul", "", {given({3}, {0, 2, 1}), rows, given({3}, {0, 3, 0})}, products);
  t.add("tensor_scatter_nd_mul", "", {in({2}), of_dtype(EAGER_INT32, {0, 1}, {}), in({0})}, products).flags =
      kNoGradient;
  // The product of the updates is more than the greatest half, that with x is not.
  Case& great = t.add("tensor_scatter_nd_mul", "",
                      {given({1}, {0.125}), of_dtype(EAGER_INT32, {2, 1}, {0, 0}), given({2}, {512, 256})}, products);
  great.dtypes = {EAGER_FLOAT16};
  great.flags = kValuesOnly;
  // So it is in float32, where a product of 0 and the updates' would be NaN.
  for (const auto& [op, indices] : {std::pair{"tensor_scatter_nd_mul", Dims{4, 1}}, {"scatter_elements", Dims{4}}}) {
    Case& c = t.add(op, op[0] == 's' ? "reduce=prod" : "",
                    {given({2}, {0, 1e-30}), of_dtype(EAGER_INT32, indices, {0, 0, 1, 1}),
                     given({4}, {1e30, 1e30, 1e30, 1e30})},
                    [](const Call&) -> std::vector<Array> {
                      return {{{2}, {0, 1e30}}};
                    });
    c.dtypes = {EAGER_FLOAT32, EAGER_FLOAT64, EAGER_COMPLEX64};
    c.flags = kValuesOnly;
  }
  for (Case& c : t.cases) {
    if (c.op == "tensor_scatter_nd_mul") c.flags |= kNoUnknownDims | kIndexRank, c.max_integer = 100;
  }
  t.refuse("tensor_scatter_nd_mul", "", {in({2}), of_dtype(EAGER_INT32, {1, 1}, {2}), in({1})},
           "indices[0] = [2] does not index into shape [2]");
  t.refusals.back().is_of_part = true;
  t.refuse("tensor_scatter_nd_mul", "", {in({2}), of_dtype(EAGER_INT32, {1, 1}, {1}), in({2})}, "[2]");
  t.refuse("tensor_scatter_nd_mul", "", {in({2}), of_dtype(EAGER_INT32, {}, {1}), in({})},
           "indices must be at least a vector");

  Reference scatter = [](const Call& c) -> std::vector<Array> {
    Array y = c.inputs[0];
    const Array &ids = c.inputs[1], &updates = c.inputs[2];
    const size_t axis = static_cast<size_t>(axis_of(c.attributes.integer("axis", 0), y.dims.size()));
    for (size_t k = 0; k < updates.values.size(); ++k) {
      Dims i = unravel(static_cast<int64_t>(k), updates.dims);
      i[axis] = wrapped(ids.values[k], y.dims[axis]);
      at(y, i) = reduced(at(y, i), updates.values[k], c.attributes.string("reduce", "none"));
    }
    return {y};
  };
  std::vector<int32_t> real = {EAGER_INT8,   EAGER_INT16,  EAGER_INT32,   EAGER_INT64,    EAGER_UINT8,   EAGER_UINT16,
                               EAGER_UINT32, EAGER_UINT64, EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64};
  std::vector<int32_t> numeric = real;
  numeric.insert(numeric.end(), {EAGER_COMPLEX64, EAGER_COMPLEX128});
  for (const char* how : {"", " reduce=none", " reduce=add", " reduce=sum", " reduce=mul", " reduce=prod",
                          " reduce=max", " reduce=min"}) {
    const std::string name = how;
    const bool replaces = name.empty() || name == " reduce=none";
    const auto add = [&](const char* axis, Input x, Input ids, Input updates, uint32_t flags = 0) {
      Case& c = t.add("scatter_elements", axis + name, {x, ids, updates}, scatter);
      c.flags = flags;
      c.max_integer = 100;
      if (name == " reduce=max" || name == " reduce=min") c.dtypes = real;
      else if (!replaces) c.dtypes = numeric;
    };
    add("axis=0", in({3, 2}), of_dtype(EAGER_INT32, {2, 2}, {2, 0, -3, 1}), in({2, 2}));
    add("axis=1", in({2, 4}), of_dtype(EAGER_INT64, {2, 2}, {3, 0, 1, -2}), in({2, 2}));
    add("axis=-1", in({2, 2, 3}), of_dtype(EAGER_INT32, {1, 2, 2}, {0, -1, 2, 1}), in({1, 2, 2}));
    add("axis=0", in({3}), of_dtype(EAGER_INT64, {0}, {}), in({0}), kNoGradient);
    add("axis=1", in({0, 3}), of_dtype(EAGER_INT64, {0, 2}, {}), in({0, 2}), kNoGradient);
    if (!replaces) {
      add("axis=0", in({3}, -2, 2), of_dtype(EAGER_INT32, {4}, {2, 0, -1, 2}), in({4}, 0.25, 1.75));
      add("axis=1", in({2, 2}), of_dtype(EAGER_INT32, {2, 3}, {0, 1, 0, 1, 1, 0}), in({2, 3}), kFirstOrder);
    }
    if (replaces || name == " reduce=add") {
      add("axis=0", in({20, 130}), drawn(EAGER_INT32, {1, 90}, -20, 19), in({1, 90}), kFirstOrder);
      add("axis=1", in({2, 3, 2, 5}), drawn(EAGER_INT64, {2, 1, 1, 4}, -3, 2), in({2, 1, 1, 4}), kFirstOrder);
    }
    // Several updates of one place, in many rows.
    if (name == " reduce=add" || name == " reduce=max") {
      add("axis=1", in({300, 20}), drawn(EAGER_INT32, {300, 50}, 0, 19), in({300, 50}), kValuesOnly);
      t.cases.back().floor = 1;
      add("axis=0", in({50, 70}), drawn(EAGER_INT32, {20, 69}, -50, 49), in({20, 69}), kValuesOnly);
      t.cases.back().floor = 1;
    }
  }
  t.custom("scatter_elements", "sums of a place do not depend on what meets at others, nor on the op", [] {
    const client::Context ctx = client::make_context(1);
    const auto run = [&](const char* name, const std::vector<float>& x, const std::vector<int64_t>& at,
                         const std::vector<float>& updates) {
      const client::Op op = client::make_op(ctx.get(), name);
      const bool has_tuples = name[0] == 't';
      if (!has_tuples) client::check(eager_op_set_string(op.get(), "reduce", "SUM"));
      const auto n = static_cast<int64_t>(at.size());
      const Dims places = has_tuples ? Dims{n, 1} : Dims{n};
      const client::Tensor inputs[] = {client::make_tensor(ctx.get(), EAGER_FLOAT32, {static_cast<int64_t>(x.size())},
                                                           x.data(), 4 * x.size()),
                                       client::make_tensor(ctx.get(), EAGER_INT64, places, at.data(), 8 * at.size()),
                                       client::make_tensor(ctx.get(), EAGER_FLOAT32, {n}, updates.data(),
                                                           4 * updates.size())};
      std::vector<float> y(x.size());
      const client::Tensor sums =
          std::move(client::execute(ctx.get(), op.get(), {inputs[0].get(), inputs[1].get(), inputs[2].get()})[0]);
      client::check(eager_tensor_read(sums.get(), y.data(), 4 * y.size()));
      return y;
    };
    uint64_t state = 1;
    const auto draw = [&] {
      return static_cast<int64_t>((state = state * 6364136223846793005u + 1442695040888963407u) >> 40);
    };
    for (int64_t n : {1, 10, 300}) {
      for (int64_t count : {3, 16, 17, 200, 3000, 20000}) {
        std::vector<float> x, updates;
        std::vector<int64_t> at;
        for (int64_t i = 0; i < n; ++i) x.push_back(static_cast<float>(draw()) / (1 << 20));
        for (int64_t i = 0; i < count; ++i) {
          const int64_t place = draw() % n;
          at.push_back(place < n / 2 ? place : draw() % n);
          updates.push_back(static_cast<float>(draw()) / (1 << 23));
        }
        const std::vector<float> y = run("scatter_elements", x, at, updates),
                                 by_tuple = run("tensor_scatter_nd_add", x, at, updates);
        for (int64_t place = 0; place < n; place += 1 + n / 20) {
          const size_t k = static_cast<size_t>(place);
          std::vector<int64_t> others_at_one = at;
          for (int64_t& to : others_at_one) to = to == place ? place : (place + 1) % n;
          const float alone = run("scatter_elements", x, others_at_one, updates)[k];
          if (y[k] != alone || by_tuple[k] != alone)
            fail("place " + std::to_string(place) + " of " + std::to_string(n) + ", " + std::to_string(count) +
                 " updates");
        }
      }
    }
  });
  t.refuse("scatter_elements", "axis=0", {in({2}), of_dtype(EAGER_INT32, {2}, {0, 2}), in({2})},
           "indices[1] = 2 is not in [0, 2)");
  t.refuse("scatter_elements", "axis=0", {in({2}), of_dtype(EAGER_INT32, {2}, {0, -3}), in({2})},
           "indices[1] = -3 is not in [0, 2)");
  for (size_t k = t.refusals.size() - 2; k < t.refusals.size(); ++k) t.refusals[k].is_of_part = true;
  t.refuse("scatter_elements", "axis=0", {in({2}), of_dtype(EAGER_INT32, {2}, {0, 1}), in({1})},
           "indices and updates must have one shape, got [2] and [1]");
  t.refuse("scatter_elements", "axis=0", {in({2, 1}), of_dtype(EAGER_INT32, {2}, {0, 1}), in({2})},
           "x and indices must have one rank, at least 1, got shapes [2,1] and [2]");
  t.refuse("scatter_elements", "axis=0", {in({2, 1}), of_dtype(EAGER_INT32, {1, 2}, {0, 1}), in({1, 2})},
           "indices has shape [1,2], which is more than [2,1] along axis 1");
  t.refuse("scatter_elements", "axis=1", {in({2}), of_dtype(EAGER_INT32, {1}, {0}), in({1})},
           "axis 1 is out of bounds");
  t.refuse("scatter_elements", "axis=0 reduce=mean", {in({2}), of_dtype(EAGER_INT32, {1}, {0}), in({1})},
           "is not in the list of allowed values");
  t.refuse("scatter_elements", "axis=0 reduce=max",
           {of_dtype(EAGER_COMPLEX64, {2}, {0, 1}), of_dtype(EAGER_INT32, {1}, {0}),
            of_dtype(EAGER_COMPLEX64, {1}, {0})},
           "reduce MAX is not there for complex64");
}

void sequences(Table& t) {
  Reference mask = [](const Call& c) -> std::vector<Array> {
    int64_t most = 0;
    if (c.inputs.size() > 1) {
      most = whole(c.inputs[1].values[0]);
    } else {
      for (Complex z : c.inputs[0].values) most = std::max(most, whole(z));
    }
    Dims out = c.inputs[0].dims;
    out.push_back(most);
    return {generate(out, [&](Dims i) {
      const int64_t place = i.back();
      i.pop_back();
      return Complex(place < whole(at(c.inputs[0], i)) ? 1 : 0);
    })};
  };
  for (const char* attributes : {"", "dtype=float32", "dtype=int8"}) {
    for (const Input& lengths : {of_dtype(EAGER_INT32, {3}, {1, 3, -2}), of_dtype(EAGER_UINT8, {2, 2}, {0, 3, 1, 2}),
                                 of_dtype(EAGER_INT64, {}, {2}), of_dtype(EAGER_INT64, {0}, {})}) {
      t.add("sequence_mask", attributes, {lengths}, mask);
      for (double most : {4, 2, 0})
        t.add("sequence_mask", attributes, {lengths, of_dtype(EAGER_INT32, {}, {Complex(most)})}, mask);
    }
  }
  t.refuse("sequence_mask", "", {of_dtype(EAGER_INT64, {2}, {1, 2}), of_dtype(EAGER_INT32, {1}, {3})},
           "maxlen must be scalar for sequence_mask, got shape [1]");

  Reference reverse = [](const Call& c) -> std::vector<Array> {
    const Array &x = c.inputs[0], &lengths = c.inputs[1];
    const size_t seq = static_cast<size_t>(axis_of(c.attributes.integer("seq_axis", 0), x.dims.size())),
                 batch = static_cast<size_t>(axis_of(c.attributes.integer("batch_axis", 0), x.dims.size()));
    return {generate(x.dims, [&](Dims i) {
      const int64_t length = whole(lengths.values[static_cast<size_t>(i[batch])]);
      if (i[seq] < length) i[seq] = length - 1 - i[seq];
      return at(x, i);
    })};
  };
  t.add("reverse_sequence", "seq_axis=1", {in({3, 4}), of_dtype(EAGER_INT32, {3}, {0, 3, 4})}, reverse);
  t.add("reverse_sequence", "seq_axis=0 batch_axis=1", {in({3, 2}), of_dtype(EAGER_INT64, {2}, {2, 1})}, reverse);
  t.add("reverse_sequence", "seq_axis=-2 batch_axis=-1", {in({2, 3, 2}), of_dtype(EAGER_INT64, {2}, {2, 3})}, reverse);
  t.add("reverse_sequence", "seq_axis=1", {in({0, 2}), of_dtype(EAGER_INT64, {0}, {})}, reverse).flags = kNoGradient;
  t.add("reverse_sequence", "seq_axis=1", {in({2, 0}), of_dtype(EAGER_INT64, {2}, {0, 0})}, reverse).flags =
      kNoGradient;
  t.refuse("reverse_sequence", "seq_axis=1", {in({2, 3}), of_dtype(EAGER_INT64, {2}, {4, 0})},
           "seq_lens(0) > input.dims(1)");
  t.refuse("reverse_sequence", "seq_axis=1", {in({2, 3}), of_dtype(EAGER_INT64, {2}, {0, -1})}, "seq_lens(1) < 0");
  for (size_t k = t.refusals.size() - 2; k < t.refusals.size(); ++k) t.refusals[k].is_of_part = true;
  t.refuse("reverse_sequence", "seq_axis=0", {in({2, 3}), of_dtype(EAGER_INT64, {2}, {0, 1})},
           "batch_dim == seq_dim == 0");
  t.refuse("reverse_sequence", "seq_axis=1", {in({2, 3}), of_dtype(EAGER_INT64, {3}, {0, 1, 1})},
           "Length of seq_lengths != input.dims(0), (3 vs. 2)");
  t.refuse("reverse_sequence", "seq_axis=1", {in({2, 3}), of_dtype(EAGER_INT64, {1}, {1})},
           "Length of seq_lengths != input.dims(0), (1 vs. 2)");
  t.refuse("reverse_sequence", "seq_axis=1", {in({1, 3}), of_dtype(EAGER_INT64, {2}, {1, 2})},
           "Length of seq_lengths != input.dims(0), (2 vs. 1)");
  t.refuse("reverse_sequence", "seq_axis=1", {in({2, 3}), of_dtype(EAGER_INT64, {}, {1})},
           "seq_lengths must be 1-dim, not 0");
  t.refuse("reverse_sequence", "", {in({2, 3}), of_dtype(EAGER_INT64, {2}, {1, 1})}, "seq_axis must be given");
}

}  // namespace

void place_cases(Table& t) {
  takes(t);
  numbers_of_elements(t);
  batches(t);
  scatters(t);
  sequences(t);
}

}  // namespace op_cases
