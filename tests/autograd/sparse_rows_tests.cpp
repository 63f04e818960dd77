// The gradients of gather, through the C header.
#include <catch2/catch.hpp>

#include "support/tape_fixture.h"

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
  CHECK(code_of(eager_tensor_read(g.get(), nullptr, 0)) == EAGER_FAILED_PRECONDITION);
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
    auto backward = [](void*, eager_context*, eager_tensor* const*, int32_t, eager_tensor**, int32_t) -> eager_status* { return nullptr; };
    CHECK(code_of(eager_tape_record(s.ctx, &rows, 1, &target, 1, backward, nullptr, nullptr, &none)) == EAGER_INVALID_ARGUMENT);
    CHECK(none == nullptr);
    check(eager_tape_record(s.ctx, &target, 1, &rows, 1, backward, nullptr, nullptr, &none));
    CHECK(!eager_tensor_is_sparse_rows(Tensor(none).get()));
  }
}

TEST_CASE("rows of indices of any rank and dtype meet", "[tape]") {
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

TEST_CASE("the norm of one row is a scalar", "[tape]") {
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

TEST_CASE("rows of rows add up", "[tape]") {
  Session s;
  Tensor table = s.vec({1, 2, 3, 4}), first = s.ids({3, 1, 1}), second = s.ids({0, 2, 2});
  Tape tape = make_tape(s.ctx);
  watch(tape, table);
  Tensor y = s.run("gather", {table.get(), first.get()}), z = s.run("gather", {y.get(), second.get()});
  Tensor g = s.grad(tape, s.mul(z, z), table);
  CHECK(values(s.add(g, s.vec({0, 0, 0, 0}))) == V{0, 8, 0, 8});
}
