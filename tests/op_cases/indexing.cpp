// Ops that read and write at given indices.
#include <algorithm>

#include "op_cases/harness.h"
#include "support/trace.h"

namespace op_cases {
namespace {

Complex at(const Array& x, const Dims& index) { return x.values[static_cast<size_t>(ravel(index, x.dims))]; }
int64_t whole(Complex z) { return static_cast<int64_t>(z.real()); }

// out[batch.., outer.., indices.., inner..] = x[batch.., outer.., indices[batch.., ..], inner..]
struct Gather {
  Gather(const Array& params, const Array& ids, const Attributes& a)
      : x(params), indices(ids), axis(static_cast<size_t>(axis_of(a.integer("axis", 0), params.dims.size()))),
        batch(static_cast<size_t>(a.integer("batch_dims", 0))) {
    for (size_t i = 0; i < axis; ++i) out.push_back(x.dims[i]);
    for (size_t i = batch; i < indices.dims.size(); ++i) out.push_back(indices.dims[i]);
    for (size_t i = axis + 1; i < x.dims.size(); ++i) out.push_back(x.dims[i]);
  }
  Dims source(const Dims& i) const {
    size_t extra = indices.dims.size() - batch;
    Dims id(i.begin(), i.begin() + static_cast<std::ptrdiff_t>(batch));
    id.insert(id.end(), i.begin() + static_cast<std::ptrdiff_t>(axis),
              i.begin() + static_cast<std::ptrdiff_t>(axis + extra));
    Dims from(i.begin(), i.begin() + static_cast<std::ptrdiff_t>(axis));
    from.push_back(whole(at(indices, id)));
    from.insert(from.end(), i.begin() + static_cast<std::ptrdiff_t>(axis + extra), i.end());
    return from;
  }
  const Array &x, &indices;
  size_t axis, batch;
  Dims out;
};

std::vector<Array> gather(const Call& c) {
  Gather g(c.inputs[0], c.inputs[1], c.attributes);
  return {generate(g.out, [&](const Dims& i) { return at(g.x, g.source(i)); })};
}

// The inputs are dy, indices, like.
std::vector<Array> gather_grad(const Call& c) {
  Gather g(c.inputs[2], c.inputs[1], c.attributes);
  Array dx = filled(c.inputs[2].dims);
  for (size_t k = 0; k < c.inputs[0].values.size(); ++k) {
    Dims i = unravel(static_cast<int64_t>(k), g.out);
    dx.values[static_cast<size_t>(ravel(g.source(i), dx.dims))] += c.inputs[0].values[k];
  }
  return {dx};
}

void gathers(Table& t) {
  struct Row {
    const char* attributes;
    Dims x, indices;
    std::vector<Complex> ids;
  };
  for (const Row& r :
       {Row{"", {4, 2}, {3}, {2, 0, 2}}, Row{"axis=1", {2, 4}, {2}, {3, 1}},
        Row{"axis=-1", {2, 4}, {2, 2}, {3, 1, 0, 3}}, Row{"", {4}, {}, {2}}, Row{"", {4}, {2, 2}, {3, 0, 0, 1}},
        Row{"axis=1", {2, 3, 2}, {2}, {2, 0}}, Row{"axis=1 batch_dims=1", {2, 3}, {2, 2}, {2, 0, 1, 1}},
        Row{"axis=2 batch_dims=1", {2, 2, 3}, {2, 2}, {2, 0, 1, 1}}}) {
    for (int32_t type : {EAGER_INT32, EAGER_INT64}) {
      Case& c = t.add("gather", r.attributes, {in(r.x), of_dtype(type, r.indices, r.ids)}, gather);
      c.flags = type == EAGER_INT32 ? 0u : uint32_t{kNoGradient};
      Gather shapes(filled(r.x), filled(r.indices), Attributes(r.attributes));
      t.add("gather_grad", r.attributes, {in(shapes.out), of_dtype(type, r.indices, r.ids), in(r.x)}, gather_grad)
          .flags = c.flags;
    }
  }
  t.add("gather", "", {in({3, 2}), of_dtype(EAGER_INT64, {0}, {})}, gather).flags = kNoGradient;
  t.add("gather", "", {in({100, 65}), drawn(EAGER_INT64, {333}, 0, 99)}, gather).flags = kValuesOnly;
  t.add("gather", "axis=1", {in({65, 100}), drawn(EAGER_INT64, {333}, 0, 99)}, gather).flags = kValuesOnly;
  // Rows are added to the rows that indices name; indices may repeat.
  Reference dense = [](const Call& c) -> std::vector<Array> {
    Array y = filled(c.inputs[2].dims);
    int64_t row = count(y.dims) / y.dims[0];
    for (size_t k = 0; k < c.inputs[1].values.size(); ++k) {
      int64_t n = static_cast<int64_t>(k);
      y.values[static_cast<size_t>(whole(c.inputs[0].values[static_cast<size_t>(n / row)]) * row + n % row)] +=
          c.inputs[1].values[k];
    }
    return {y};
  };
  t.add("sparse_to_dense_rows", "", {of_dtype(EAGER_INT64, {3}, {2, 0, 2}), in({3, 2}), in({4, 2})}, dense);
  t.add("sparse_to_dense_rows", "", {of_dtype(EAGER_INT32, {2}, {1, 1}), in({2}), in({3})}, dense);
  Reference first = [](const Call& c) -> std::vector<Array> {
    const std::vector<Complex>& indices = c.inputs[0].values;
    return {generate(c.inputs[0].dims, [&](const Dims& i) {
      return Complex(static_cast<double>(std::find(indices.begin(), indices.end(), indices[static_cast<size_t>(i[0])]) -
                                         indices.begin()));
    })};
  };
  t.add("first_dense_rows", "", {of_dtype(EAGER_INT64, {6}, {7, 2, 7, 0, 2, 7})}, first);
  t.add("first_dense_rows", "", {of_dtype(EAGER_INT64, {1}, {5})}, first);
  t.add("first_dense_rows", "", {of_dtype(EAGER_INT64, {0}, {})}, first);
  t.add("first_dense_rows", "", {drawn(EAGER_INT64, {3000}, 0, 255)}, first).flags = kValuesOnly;
}

void along_axis(Table& t) {
  auto source = [](const Call& c, const Array& indices, const Dims& x, Dims i) {
    size_t axis = static_cast<size_t>(axis_of(c.attributes.integer("axis", -1), x.size()));
    i[axis] = axis_of(whole(at(indices, i)), static_cast<size_t>(x[axis]));
    return i;
  };
  Reference take = [source](const Call& c) -> std::vector<Array> {
    return {generate(c.inputs[1].dims,
                     [&](const Dims& i) { return at(c.inputs[0], source(c, c.inputs[1], c.inputs[0].dims, i)); })};
  };
  Reference take_grad = [source](const Call& c) -> std::vector<Array> {
    Array dx = filled(c.inputs[2].dims);
    for (size_t k = 0; k < c.inputs[0].values.size(); ++k) {
      Dims i = source(c, c.inputs[1], dx.dims, unravel(static_cast<int64_t>(k), c.inputs[1].dims));
      dx.values[static_cast<size_t>(ravel(i, dx.dims))] += c.inputs[0].values[k];
    }
    return {dx};
  };
  Input last = of_dtype(EAGER_INT64, {2, 2}, {2, 0, 1, 1}), first = of_dtype(EAGER_INT32, {1, 3}, {1, 0, 1});
  t.add("take_along_axis", "", {in({2, 3}), last}, take);
  t.add("take_along_axis", "axis=1", {in({2, 3}), last}, take);
  t.add("take_along_axis", "axis=0", {in({2, 3}), first}, take);
  t.add("take_along_axis_grad", "axis=1", {in({2, 2}), last, in({2, 3})}, take_grad);
  // Halves are summed in float.
  is_long_sum(t.add("take_along_axis_grad", "axis=0",
                    {great_and_ones(), of_dtype(EAGER_INT32, {1001}, std::vector<Complex>(1001, 1)), in({2})},
                    take_grad));
  Case& many = t.add("take_along_axis_grad", "axis=0",
                     {given({1000}, std::vector<Complex>(1000, 1.0)),
                      of_dtype(EAGER_INT64, {1000}, std::vector<Complex>(1000, 0.0)), in({1})},
                     [](const Call&) {
                       return std::vector<Array>{{{1}, {1000.0}}};
                     });
  many.flags = kValuesOnly;
  many.dtypes = {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32};
  t.add("take_along_axis_grad", "axis=0", {in({1, 3}), first, in({2, 3})}, take_grad);
  // Negative indices count from the end; narrow ones wrap at more elements than they can count.
  const Input wrapped = of_dtype(EAGER_INT64, {2, 2}, {-1, 0, -3, -2});
  t.add("take_along_axis", "", {in({2, 3}), wrapped}, take);
  t.add("take_along_axis", "axis=0", {in({2, 3}), of_dtype(EAGER_INT32, {1, 3}, {-1, -2, 1})}, take);
  t.add("take_along_axis", "", {in({300}), of_dtype(EAGER_INT8, {3}, {-128, 127, -1})}, take).flags = kNoGradient;
  t.add("take_along_axis", "", {in({0, 3}), of_dtype(EAGER_INT32, {0, 2}, {})}, take).flags = kNoGradient;
  t.add("take_along_axis_grad", "axis=1", {in({2, 2}), wrapped, in({2, 3})}, take_grad);
}

// Tuples of indices: [.., width] addresses the first `width` axes.
struct Tuples {
  Tuples(const Array& ids, const Dims& x) : indices(ids), width(static_cast<size_t>(ids.dims.back())) {
    slices.assign(ids.dims.begin(), ids.dims.end() - 1);
    lead = slices.size();
    slices.insert(slices.end(), x.begin() + static_cast<std::ptrdiff_t>(width), x.end());
  }
  Dims source(const Dims& i) const {
    Dims id(i.begin(), i.begin() + static_cast<std::ptrdiff_t>(lead)), from;
    id.push_back(0);
    for (size_t k = 0; k < width; ++k) {
      id.back() = static_cast<int64_t>(k);
      from.push_back(whole(at(indices, id)));
    }
    from.insert(from.end(), i.begin() + static_cast<std::ptrdiff_t>(lead), i.end());
    return from;
  }
  const Array& indices;
  size_t width, lead;
  Dims slices;
};

Array scatter_into(Array y, const Array& indices, const Array& updates, char how) {
  Tuples tuples(indices, y.dims);
  for (size_t k = 0; k < updates.values.size(); ++k) {
    Complex& z =
        y.values[static_cast<size_t>(ravel(tuples.source(unravel(static_cast<int64_t>(k), updates.dims)), y.dims))];
    Complex u = updates.values[k];
    if (how == 'a') z += u;
    else if (how == 'M') z = std::max(z.real(), u.real());
    else if (how == 'm') z = std::min(z.real(), u.real());
    else z = u;
  }
  return y;
}

void tuples(Table& t) {
  Reference gather_nd = [](const Call& c) -> std::vector<Array> {
    Tuples tuples(c.inputs[1], c.inputs[0].dims);
    return {generate(tuples.slices, [&](const Dims& i) { return at(c.inputs[0], tuples.source(i)); })};
  };
  Reference gather_nd_grad = [](const Call& c) -> std::vector<Array> {
    return {scatter_into(filled(c.inputs[2].dims), c.inputs[1], c.inputs[0], 'a')};
  };
  Input pairs = of_dtype(EAGER_INT64, {3, 2}, {0, 1, 1, 2, 0, 1}), rows = of_dtype(EAGER_INT32, {2, 1}, {1, 0});
  t.add("gather_nd", "", {in({2, 3}), pairs}, gather_nd);
  t.add("gather_nd", "", {in({2, 3}), rows}, gather_nd);
  t.add("gather_nd", "", {in({2, 3}), of_dtype(EAGER_INT64, {2}, {1, 1})}, gather_nd);
  t.add("gather_nd_grad", "", {in({3}), pairs, in({2, 3})}, gather_nd_grad);
  t.add("gather_nd_grad", "", {in({2, 3}), rows, in({2, 3})}, gather_nd_grad);

  Reference scatter_nd = [](const Call& c) -> std::vector<Array> {
    return {scatter_into(filled(c.attributes.ints("shape")), c.inputs[0], c.inputs[1], 'a')};
  };
  t.add("scatter_nd", "shape=2,3", {pairs, in({3})}, scatter_nd);
  // Sums of many elements, in places that are few and many, of rows too.
  const auto ones = [](Dims dims, double index) {
    std::vector<Complex> all(static_cast<size_t>(count(dims)), index);
    return of_dtype(EAGER_INT32, std::move(dims), std::move(all));
  };
  for (const char* shape : {"shape=2", "shape=2000"})
    is_long_sum(t.add("scatter_nd", shape, {ones({1001, 1}, 1), great_and_ones()}, scatter_nd));
  std::vector<Complex> great_rows(4004, 1.0), where;
  std::fill_n(great_rows.begin(), 4, 16777216.0);
  for (int i = 0; i < 40; ++i) where.push_back(i * i % 97);
  for (const char* shape : {"shape=2,4", "shape=2000,4"})
    is_long_sum(t.add("scatter_nd", shape, {ones({1001, 1}, 1), given({1001, 4}, great_rows)}, scatter_nd));
  t.add("scatter_nd", "shape=100", {of_dtype(EAGER_INT64, {40, 1}, where), in({40})}, scatter_nd);
  t.add("scatter_nd", "shape=100,3", {of_dtype(EAGER_INT64, {40, 1}, where), in({40, 3})}, scatter_nd);
  is_long_sum(t.add("gather_nd_grad", "", {great_and_ones(), ones({1001, 1}, 1), in({2})}, gather_nd_grad));
  is_long_sum(t.add("gather_grad", "", {great_and_ones(), ones({1001}, 1), in({2})}, gather_grad));
  t.add("scatter_nd", "shape=2,3", {rows, in({2, 3})}, scatter_nd);

  // The number of axes that a tuple addresses decides a rank, so it must be known.
  for (Case& c : t.cases) {
    if (c.op.find("_nd") != std::string::npos) c.flags |= kNoUnknownDims | kIndexRank;
  }
  Input once = of_dtype(EAGER_INT64, {2, 2}, {0, 1, 1, 2});
  for (auto [op, how] : {std::pair<const char*, char>{"update", 'u'}, {"add", 'a'}, {"max", 'M'}, {"min", 'm'}}) {
    char kind = how;
    std::string name = std::string("tensor_scatter_nd_") + op;
    Reference scatter = [kind](const Call& c) -> std::vector<Array> {
      return {scatter_into(c.inputs[0], c.inputs[1], c.inputs[2], kind)};
    };
    t.add(name, "", {in({2, 3}), once, in({2})}, scatter).flags = kNoUnknownDims | kIndexRank;
    t.add(name, "", {in({2, 3}), rows, in({2, 3})}, scatter).flags = kNoUnknownDims | kIndexRank;
  }
}

void one_hot(Table& t) {
  Reference reference = [](const Call& c) -> std::vector<Array> {
    const Array& ids = c.inputs[0];
    size_t axis = static_cast<size_t>(axis_of(c.attributes.integer("axis", -1), ids.dims.size() + 1));
    Dims out = ids.dims;
    out.insert(out.begin() + static_cast<std::ptrdiff_t>(axis), c.attributes.integer("depth", 0));
    auto value = [&](size_t k, double otherwise) {
      return c.inputs.size() > k && c.inputs[k].values.size() ? c.inputs[k].values[0] : Complex(otherwise);
    };
    return {generate(out, [&](Dims i) {
      int64_t k = i[axis];
      i.erase(i.begin() + static_cast<std::ptrdiff_t>(axis));
      return whole(at(ids, i)) == k ? value(1, 1) : value(2, 0);
    })};
  };
  Input ids = of_dtype(EAGER_INT32, {3}, {2, 0, 5}), grid = of_dtype(EAGER_INT64, {2, 2}, {0, 1, 3, -1});
  t.add("one_hot", "depth=4", {ids}, reference).flags = kNoGradient;
  t.add("one_hot", "depth=4 axis=0", {grid}, reference).flags = kNoGradient;
  t.add("one_hot", "depth=4 axis=1 dtype=float64", {grid}, reference).flags = kNoGradient;
  t.add("one_hot", "depth=3 dtype=int8", {ids}, reference).flags = kNoGradient;
  t.add("one_hot", "depth=0", {ids}, reference).flags = kNoGradient;
  t.add("one_hot", "depth=4", {ids, given({}, {5}), given({}, {2})}, reference);
  t.add("one_hot", "depth=4", {ids, given({}, {5}), absent()}, reference).flags = kNoGradient;
  t.custom("one_hot", "a weak scalar takes the dtype that is asked for", [] {
    const client::Context ctx = client::make_context(1);
    const int32_t id = 1;
    const client::Tensor ids = client::make_tensor(ctx.get(), EAGER_INT32, {}, &id, 4);
    eager_tensor* made = nullptr;
    client::check(eager_tensor_scalar_int(ctx.get(), 5, &made));
    const client::Tensor on(made);
    client::check(eager_tensor_scalar_float(ctx.get(), 0.5, &made));
    const client::Tensor off(made);
    const auto run = [&](int32_t dtype, eager_tensor* off_value) {
      const client::Op op = client::make_op(ctx.get(), "one_hot");
      client::check(eager_op_set_int(op.get(), "depth", 2));
      client::check(eager_op_set_dtype(op.get(), "dtype", dtype));
      return std::move(client::execute(ctx.get(), op.get(), {ids.get(), on.get(), off_value})[0]);
    };
    for (int32_t dtype : {EAGER_INT8, EAGER_UINT64, EAGER_BFLOAT16, EAGER_FLOAT64, EAGER_COMPLEX64}) {
      const client::Tensor y = run(dtype, nullptr);
      if (eager_tensor_dtype(y.get()) != dtype || array_of(y.get()).values != std::vector<Complex>{0, 5})
        fail(numbers::name_of(dtype));
    }
    if (array_of(run(EAGER_FLOAT64, off.get()).get()).values != std::vector<Complex>{0.5, 5}) fail("of two numbers");
    try {
      run(EAGER_INT32, off.get());
      fail("a fraction becomes an integer");
    } catch (const client::Failure& e) {
      if (std::string(e.what()).find("dtype int32 of one_hot does not match float32") == std::string::npos)
        fail(e.what());
    }
  });
}

}  // namespace

// The rows of two gathers are joined as sparse rows in a trace where only the table tells how many elements a row has.
void traced_rows(Table& t) {
  t.custom("gather", "gradients of two uses are joined in a trace", [] {
    client::Context ctx = client::make_context(1);
    auto make = [&](int32_t dtype, Dims dims, const std::vector<Complex>& values) {
      std::vector<unsigned char> bytes = numbers::encode(values, dtype);
      return client::make_tensor(ctx.get(), dtype, dims, bytes.data(), bytes.size());
    };
    client::Trace trace(ctx.get());
    client::Tensor table = trace.stand_in(make(EAGER_FLOAT64, {4}, {1, 2, 3, 4}));
    client::Tensor rows = trace.stand_in(make(EAGER_INT64, {3}, {1, 3, 1}));
    client::Op gather = client::make_op(ctx.get(), "gather"), multiply = client::make_op(ctx.get(), "multiply");
    client::Tape tape = client::make_tape(trace.ctx());
    client::check(eager_tape_watch(tape.get(), table.get()));
    std::vector<eager_tensor*> inputs = {table.get(), rows.get()};
    client::Tensor a = std::move(client::execute(trace.ctx(), gather.get(), inputs)[0]);
    client::Tensor b = std::move(client::execute(trace.ctx(), gather.get(), inputs)[0]);
    client::Tensor y = std::move(client::execute(trace.ctx(), multiply.get(), {a.get(), b.get()})[0]);
    client::Tensor g = std::move(client::gradient(trace.ctx(), tape.get(), {y.get()}, {}, {table.get()})[0]);
    if (!eager_tensor_is_sparse_rows(g.get())) fail("the gradient is dense");
    eager_tensor* dense = nullptr;
    client::check(eager_tensor_to_dense(trace.ctx(), g.get(), &dense));
    client::Tensor symbolic(dense), value = std::move(trace.run({dense})[0]);
    const std::string problem = difference(array_of(value.get()), {{4}, {0, 8, 0, 8}}, EAGER_FLOAT64, 1);
    if (!problem.empty()) fail(problem);
  });
}

void requirements(Table& t) {
  const Reference same = [](const Call& c) { return std::vector<Array>{c.inputs[0]}; };
  const auto condition = [](Dims dims, std::vector<Complex> values) {
    return of_dtype(EAGER_BOOL, std::move(dims), std::move(values));
  };
  t.add("require_true", "", {in({2, 3}), condition({2}, {1, 1})}, same);
  t.add("require_true", "", {in({}), condition({}, {1})}, same);
  t.add("require_true", "", {in({2, 0}), condition({0, 3}, {})}, same).flags = kNoGradient;
  t.refuse("require_true", "", {in({2}), condition({}, {0})}, "autodetected range of x is not finite");
  t.refuse("require_true", "requirement=EIGH_PHASES", {in({0}), condition({2, 2}, {1, 1, 0, 0})},
           "The eigenvectors in the complex case are specified up to multiplication by e^{i phi}.");
  t.refuse("require_true", "requirement=NONE", {in({2}), condition({}, {1})}, "is not in the list of allowed values");
}

void indexing_cases(Table& t) {
  requirements(t);
  traced_rows(t);
  gathers(t);
  along_axis(t);
  tuples(t);
  one_hot(t);
}

}  // namespace op_cases
