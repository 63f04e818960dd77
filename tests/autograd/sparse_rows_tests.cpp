// The gradients of gather, through the C header.
#include <catch2/catch.hpp>

#include <cmath>

#include "support/tape_fixture.h"
#include "support/test_device.h"
#include "support/trace.h"

using namespace client;
using V = std::vector<double>;

TEST_CASE("gather's gradient is sparse rows until an ordinary op takes it", "[tape]") {
  Session s;
  Tensor table = s.vec({1, 2, 3, 4}), indices = s.ids({1, 3, 1});
  Tape tape = make_tape(s.ctx);
  watch(tape, table);
  Tensor y = s.run("gather", {table.get(), indices.get()});
  Tensor g = s.grad(tape, s.mul(y, y), table);
  REQUIRE(eager_tensor_is_sparse_rows(g.get()));
  eager_tensor *rows = nullptr, *parts = nullptr, *dense = nullptr;
  check(eager_tensor_sparse_rows(g.get(), &rows, &parts));
  CHECK(values(Tensor(parts)) == V{4, 8, 4});
  CHECK(eager_tensor_num_elements(rows) == 3);
  eager_tensor_release(rows);
  check(eager_tensor_to_dense(s.ctx, g.get(), &dense));
  CHECK(values(Tensor(dense)) == V{0, 8, 0, 8});
  CHECK(values(s.add(g, g)) == V{0, 16, 0, 16});
}

TEST_CASE("sparse rows are read as the dense tensor, bit by bit, from any device", "[tape]") {
  eager::testing::add_test_devices();
  for (const char* device : {"cpu:0", "test:0"}) {
    Session s;
    constexpr int64_t kRows = 50, kNamed = 400;
    V start(kRows * 3, 0.0), factors(kNamed * 3);
    for (size_t i = 0; i < factors.size(); ++i) factors[i] = 1.0 / static_cast<double>(i * i + 3);
    std::vector<int64_t> named(kNamed);
    for (size_t i = 0; i < named.size(); ++i) named[i] = static_cast<int64_t>(i * i % 31);
    const Tensor table = s.to(make_tensor(s.ctx, EAGER_FLOAT64, {kRows, 3}, start.data(), start.size() * 8), device);
    const Tensor weights =
        s.to(make_tensor(s.ctx, EAGER_FLOAT64, {kNamed, 3}, factors.data(), factors.size() * 8), device);
    Tape tape = make_tape(s.ctx);
    watch(tape, table);
    const Tensor g = s.grad(tape, s.mul(s.run("gather", {table.get(), s.ids(named).get()}), weights), table);
    REQUIRE(eager_tensor_is_sparse_rows(g.get()));
    eager_tensor* dense = nullptr;
    check(eager_tensor_to_dense(s.ctx, g.get(), &dense));
    const int64_t live = s.live();
    CHECK(values(g) == values(Tensor(dense)));
    CHECK(s.live() == live - 1);
    CHECK(code_of(eager_tensor_read(g.get(), start.data(), 8)) == EAGER_INVALID_ARGUMENT);
    CHECK(code_of(eager_tensor_read(g.get(), nullptr, start.size() * 8)) == EAGER_INVALID_ARGUMENT);
    const void* data = &live;
    void* managed = &s;
    CHECK(code_of(eager_tensor_data(g.get(), &data)) == EAGER_FAILED_PRECONDITION);
    CHECK(code_of(eager_tensor_to_dlpack(s.ctx, g.get(), nullptr, &managed)) == EAGER_FAILED_PRECONDITION);
    CHECK(data == nullptr);
    CHECK(managed == nullptr);
  }
}

TEST_CASE("sparse rows are differentiated by their values", "[tape]") {
  Session s;
  Tensor table = s.vec({1, 2, 3, 4}), indices = s.ids({1, 3, 1}), weights = s.vec({10, 20, 30, 40});
  for (bool is_weighted : {false, true}) {
    Tape outer = make_tape(s.ctx);
    watch(outer, table);
    Tape inner = make_tape(s.ctx);
    watch(inner, table);
    Tensor y = s.run("gather", {table.get(), indices.get()});
    Tensor g = s.grad(inner, s.mul(y, s.mul(y, y)), table);  // 3 y^2
    REQUIRE(eager_tensor_is_sparse_rows(g.get()));
    check(eager_tape_stop(outer.get()));
    std::vector<eager_tensor*> given;
    if (is_weighted) given = {weights.get()};
    Tensor second = std::move(gradient(s.ctx, outer.get(), {g.get()}, given, {table.get()})[0]);
    REQUIRE(second);
    V wanted = is_weighted ? V{0, 2 * 12 * 20, 0, 24 * 40} : V{0, 24, 0, 24};
    CHECK(values(s.add(second, s.vec({0, 0, 0, 0}))) == wanted);

    Tape third = make_tape(s.ctx);
    CHECK(code_of(eager_tape_watch(third.get(), g.get())) == EAGER_INVALID_ARGUMENT);
    eager_tensor *rows = g.get(), *target = y.get(), *none = nullptr;
    CHECK(code_of(eager_tape_gradient(s.ctx, third.get(), &target, 1, nullptr, &rows, 1, nullptr, 0, nullptr, &none)) ==
          EAGER_INVALID_ARGUMENT);
    CHECK(none == nullptr);
    auto backward = [](void*, eager_context*, eager_tensor* const*, int32_t, eager_tensor**, int32_t) -> eager_status* {
      return nullptr;
    };
    CHECK(code_of(eager_tape_record(s.ctx, &rows, 1, &target, 1, backward, nullptr, nullptr, &none)) ==
          EAGER_INVALID_ARGUMENT);
    CHECK(none == nullptr);
    check(eager_tape_record(s.ctx, &target, 1, &rows, 1, backward, nullptr, nullptr, &none));
    CHECK(!eager_tensor_is_sparse_rows(Tensor(none).get()));
  }
}

TEST_CASE("gradients of two gathers add up, for indices of any rank and dtype", "[tape]") {
  Session s;
  Tensor zeros = s.vec({0, 0, 0, 0});
  auto indices = [&](int32_t dtype, const std::vector<int64_t>& dims, const std::vector<int64_t>& values) {
    Tensor wide = make_tensor(s.ctx, EAGER_INT64, dims, values.data(), values.size() * 8);
    std::vector<int64_t> to = {dtype};
    return s.run("cast", {wide.get()}, &to);
  };
  struct Row {
    Tensor indices;
    V counts;
  };
  std::vector<Row> all;
  all.push_back({indices(EAGER_INT64, {2}, {1, 1}), {0, 2, 0, 0}});
  all.push_back({indices(EAGER_INT32, {}, {3}), {0, 0, 0, 1}});
  all.push_back({indices(EAGER_UINT64, {2, 2}, {0, 1, 2, 2}), {1, 1, 2, 0}});
  all.push_back({indices(EAGER_UINT8, {1, 0, 2}, {}), {0, 0, 0, 0}});
  for (const Row& a : all) {
    for (const Row& b : all) {
      Tensor table = s.vec({1, 2, 3, 4});
      Tape tape = make_tape(s.ctx);
      watch(tape, table);
      Tensor y = s.run("gather", {table.get(), a.indices.get()}), z = s.run("gather", {table.get(), b.indices.get()});
      Tensor g = std::move(gradient(s.ctx, tape.get(), {y.get(), z.get()}, {}, {table.get()})[0]);
      REQUIRE(eager_tensor_is_sparse_rows(g.get()));
      eager_tensor *rows = nullptr, *values_of_rows = nullptr;
      check(eager_tensor_sparse_rows(g.get(), &rows, &values_of_rows));
      Tensor r(rows), v(values_of_rows);
      CHECK(eager_tensor_dtype(rows) == EAGER_INT64);
      CHECK(eager_tensor_rank(rows) == 1);
      CHECK(eager_tensor_rank(values_of_rows) == 1);
      V sum = a.counts;
      for (size_t i = 0; i < 4; ++i) sum[i] += b.counts[i];
      CHECK(values(s.add(g, zeros)) == sum);
    }
  }
}

TEST_CASE("the norm of a gradient of one row is a scalar", "[tape]") {
  Session s;
  Tensor table = s.vec({1, 2, 3}), which = s.ids({1});
  const int64_t one = 1;
  Tensor index = make_tensor(s.ctx, EAGER_INT64, {}, &one, 8);
  Tape tape = make_tape(s.ctx);
  watch(tape, table);
  Tensor g = s.grad(tape, s.run("gather", {table.get(), index.get()}), table);
  Tensor norm = s.run("global_norm", {g.get()});
  CHECK(!eager_tensor_is_sparse_rows(norm.get()));
  CHECK(eager_tensor_rank(norm.get()) == 0);
  CHECK(values(norm) == V{1});
}

TEST_CASE("the gradient of a gather of a gather adds up its rows", "[tape]") {
  Session s;
  Tensor table = s.vec({1, 2, 3, 4}), first = s.ids({3, 1, 1}), second = s.ids({0, 2, 2});
  Tape tape = make_tape(s.ctx);
  watch(tape, table);
  Tensor y = s.run("gather", {table.get(), first.get()}), z = s.run("gather", {y.get(), second.get()});
  Tensor g = s.grad(tape, s.mul(z, z), table);
  CHECK(values(s.add(g, s.vec({0, 0, 0, 0}))) == V{0, 8, 0, 8});
}

namespace {

// A gradient of 3 columns that names row 1 twice, and its dense form.
struct Rows {
  Tensor sparse, dense;
  explicit Rows(Session& s) {
    const std::vector<double> zeros(12, 0), values{0.5, -3, 1, 4, 0, -2, 0.75, 2, -1};
    Tensor table = make_tensor(s.ctx, EAGER_FLOAT64, {4, 3}, zeros.data(), 96), indices = s.ids({1, 3, 1});
    Tensor weights = make_tensor(s.ctx, EAGER_FLOAT64, {3, 3}, values.data(), 72);
    Tape tape = make_tape(s.ctx);
    watch(tape, table);
    sparse = s.grad(tape, s.mul(s.run("gather", {table.get(), indices.get()}), weights), table);
    eager_tensor* made = nullptr;
    check(eager_tensor_to_dense(s.ctx, sparse.get(), &made));
    dense = Tensor(made);
  }
};

Tensor weak(Session& s, double value) {
  eager_tensor* made = nullptr;
  check(eager_tensor_scalar_float(s.ctx, value, &made));
  return Tensor(made);
}

V dense_values(Session& s, const Tensor& t) {
  eager_tensor* made = nullptr;
  check(eager_tensor_to_dense(s.ctx, t.get(), &made));
  return values(Tensor(made));
}

void check_alike(const V& found, const V& wanted) {
  REQUIRE(found.size() == wanted.size());
  for (size_t i = 0; i < wanted.size(); ++i) {
    if (std::isnan(wanted[i])) CHECK(std::isnan(found[i]));
    else CHECK(found[i] == Approx(wanted[i]));
  }
}

}  // namespace

TEST_CASE("clip gives the same for sparse rows as for the dense tensor", "[tape]") {
  Session s;
  const Rows g(s);
  REQUIRE(eager_tensor_is_sparse_rows(g.sparse.get()));
  struct Bounds {
    Tensor low, high;
    bool stays_sparse;
  };
  std::vector<Bounds> all;
  all.push_back({weak(s, 0), weak(s, 1), true});
  all.push_back({weak(s, -0.6), nullptr, true});
  all.push_back({nullptr, s.num(0.9), true});
  all.push_back({weak(s, 1), weak(s, 3), false});
  all.push_back({nullptr, weak(s, -1), false});
  all.push_back({s.num(0.25), nullptr, false});
  all.push_back({s.vec({-1, 0, 2}), weak(s, 3), false});
  all.push_back({weak(s, std::nan("")), nullptr, false});
  for (const Bounds& b : all) {
    const Tensor of_rows = s.run("clip", {g.sparse.get(), b.low.get(), b.high.get()});
    check_alike(dense_values(s, of_rows), values(s.run("clip", {g.dense.get(), b.low.get(), b.high.get()})));
    CHECK(eager_tensor_is_sparse_rows(of_rows.get()) == b.stays_sparse);
  }
}

TEST_CASE("sparse rows have the norms of the dense tensor", "[tape]") {
  Session s;
  const Rows g(s);
  check_alike(values(s.run("global_norm", {g.sparse.get()})), values(s.run("global_norm", {g.dense.get()})));
  const Tensor by_norm = s.run("clip_by_norm", {g.sparse.get()});
  CHECK(eager_tensor_is_sparse_rows(by_norm.get()));
  check_alike(dense_values(s, by_norm), values(s.run("clip_by_norm", {g.dense.get()})));
  const Op op = make_op(s.ctx, "clip_by_global_norm");
  const Tensor other = s.vec({3, 4});
  const std::vector<Tensor> of_rows = execute(s.ctx, op.get(), {g.sparse.get(), other.get(), g.sparse.get()});
  const std::vector<Tensor> of_dense = execute(s.ctx, op.get(), {g.dense.get(), other.get(), g.dense.get()});
  CHECK(eager_tensor_is_sparse_rows(of_rows[2].get()));
  for (size_t i = 0; i < of_dense.size(); ++i) check_alike(dense_values(s, of_rows[i]), values(of_dense[i]));
}

TEST_CASE("the gradient of a clipped gradient is the same for sparse rows", "[tape]") {
  Session s;
  std::vector<V> found;
  for (bool is_dense : {false, true}) {
    Tensor table = s.vec({0.5, -1, 2, 0.25}), indices = s.ids({1, 3, 1, 2}), weights = s.vec({1, 2, 3, 4});
    Tape outer = make_tape(s.ctx), inner = make_tape(s.ctx);
    watch(outer, table);
    watch(inner, table);
    const Tensor y = s.run("gather", {table.get(), indices.get()});
    Tensor g = s.grad(inner, s.mul(y, s.mul(y, y)), table);
    if (is_dense) g = s.add(g, s.vec({0, 0, 0, 0}));
    const Tensor clipped = s.run("clip_by_norm", {g.get()});
    found.push_back(dense_values(s, s.grad(outer, s.mul(clipped, weights), table)));
  }
  check_alike(found[0], found[1]);
  CHECK(found[0][1] != 0);
}

TEST_CASE("clipping sparse rows gives the same in a function as outside", "[tape]") {
  Session s;
  eager_context* made = nullptr;
  check(eager_trace_begin(s.ctx, "clipped", &made));
  const Context trace(made);
  const int64_t any = -1;
  eager_tensor *table = nullptr, *indices = nullptr;
  check(eager_trace_input(trace.get(), EAGER_FLOAT64, &any, 1, &table));
  check(eager_trace_input(trace.get(), EAGER_INT64, &any, 1, &indices));
  const Tensor table_in(table), indices_in(indices);
  Tensor out;
  {
    const Tape tape = make_tape(trace.get());
    watch(tape, table_in);
    const Op gather = make_op(trace.get(), "gather"), multiply = make_op(trace.get(), "multiply");
    const Op norm = make_op(trace.get(), "clip_by_norm");
    const Tensor y = std::move(execute(trace.get(), gather.get(), {table, indices})[0]);
    const Tensor square = std::move(execute(trace.get(), multiply.get(), {y.get(), y.get()})[0]);
    const Tensor g = std::move(gradient(trace.get(), tape.get(), {square.get()}, {}, {table})[0]);
    out = std::move(execute(trace.get(), norm.get(), {g.get()})[0]);
  }
  eager_tensor* output = out.get();
  eager_function* f = nullptr;
  check(eager_trace_end(trace.get(), &output, 1, &f));
  const Function function(f);
  const Tensor given = s.vec({1, 2, 3, 4}), ids = s.ids({1, 3, 1});
  const std::vector<Tensor> y = call(s.ctx, function, {given.get(), ids.get()});
  const double part = 8 / std::sqrt(128.0);  // row 1 has 4 + 4, row 3 has 8
  check_alike(values(y[0]), {0, part, 0, part});
}
