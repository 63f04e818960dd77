// Symbolic tensors: what they are in a trace, and what refuses them.
#include <catch2/catch.hpp>

#include "support/traced.h"

using namespace client;

TEST_CASE("what a symbolic tensor refuses") {
  Traced s;
  Tensor x = s.input({-1, 2});
  Tensor y = s.mul(x, x);
  double out[2];
  CHECK(
      refusal([&] { check(eager_tensor_read(y.get(), out, 16)); }) ==
      "9: the tensor is symbolic, made by multiply of a function that is being traced: it has no value until the function runs");
  CHECK(refusal([&] { check(eager_tensor_read(x.get(), out, 16)); }).find("an input of a function") !=
        std::string::npos);
  CHECK(std::string(eager_tensor_device(y.get())).empty());
  CHECK(dims_of(y.get()) == std::vector<int64_t>{-1, 2});
  CHECK(eager_tensor_num_elements(y.get()) == -1);
  CHECK(eager_tensor_num_bytes(y.get()) == static_cast<size_t>(-1));
  Tensor known = Traced().input({3, 2});
  CHECK(eager_tensor_num_elements(known.get()) == 6);
  CHECK(eager_tensor_num_bytes(known.get()) == 48);
  CHECK(refusal([&] {
          s.ctx = s.owner.get();
          s.mul(x, x);
        }).find("outside its trace") != std::string::npos);
  Trace other(s.owner.get());
  CHECK(refusal([&] {
          s.ctx = other.ctx();
          s.mul(x, x);
        }).find("outside its trace") != std::string::npos);
  CHECK(refusal([&] { other.end({x.get()}); }).find("outside its trace") != std::string::npos);
  Variable v = s.variable(s.num(1));
  s.ctx = s.owner.get();
  CHECK(refusal([&] { check(eager_variable_assign(s.ctx, v.get(), x.get())); }).find("outside its trace") !=
        std::string::npos);
  Function f = s.end({y.get()});
  CHECK(refusal([&] { call(s.ctx, f, {s.vec({1}).get()}); }) ==
        "3: cannot compute f as input #0(zero-based) was expected to be of shape [?,2] but is of shape [1] [Op:f]");
  CHECK(refusal([&] {
          call(s.ctx, f, {s.ids({1}).get()});
        }).find("expected to be a float64 tensor but is a int64 tensor") != std::string::npos);
  CHECK(refusal([&] { call(s.ctx, f, {}); }).find("f expects 1 inputs, got 0") != std::string::npos);
  CHECK(refusal([&] { call(s.ctx, f, {x.get()}); }).find("outside its trace") != std::string::npos);
}

TEST_CASE("a trace refuses outputs of more elements than int64 counts, as a call does") {
  constexpr int64_t kLong = int64_t{1} << 40;
  Traced s;
  const Tensor scalar = s.input({}), column = s.input({kLong, -1}), row = s.input({-1, kLong});
  CHECK(refusal([&] {
          execute(s.ctx, make_op(s.ctx, "matmul").get(), {column.get(), row.get()});
        }) == "3: Shape [1099511627776,1099511627776] has too many elements [Op:matmul]");
  const Op broadcast = make_op(s.ctx, "broadcast_to");
  const int64_t shape[] = {kLong, kLong};
  check(eager_op_set_ints(broadcast.get(), "shape", shape, 2));
  const char* const said = "3: Shape [1099511627776,1099511627776] has too many elements [Op:broadcast_to]";
  CHECK(refusal([&] { execute(s.ctx, broadcast.get(), {scalar.get()}); }) == said);
  CHECK(refusal([&] { execute(s.owner.get(), broadcast.get(), {s.num(1).get()}); }) == said);
}

TEST_CASE("sparse rows in a trace reach other ops, and are symbolic") {
  for (const char* op : {"square", "negative", "sqrt", "times constant", "times weak", "matmul"}) {
    for (int64_t dim : {int64_t{2}, int64_t{-1}}) {
      Traced s;
      auto matrix = [&](const std::vector<double>& v) {
        return make_tensor(s.ctx, EAGER_FLOAT64, {2, 2}, v.data(), 32);
      };
      Tensor rows = s.ids({1, 1, 0}), constant = matrix({1, 2, 3, 5}), given = matrix({1, 2, 4, 9});
      auto body = [&](const Tensor& x) {
        Tensor y;
        if (op == std::string("times constant")) y = s.mul(x, constant);
        else if (op == std::string("matmul")) y = s.run("matmul", {x.get(), constant.get()});
        else if (op == std::string("times weak")) {
          eager_tensor* weak = nullptr;
          check(eager_tensor_scalar_float(s.ctx, 3, &weak));
          y = s.mul(x, Tensor(weak));
        } else {
          y = s.run(op, {x.get()});
        }
        return s.run("gather", {y.get(), rows.get()});
      };
      INFO(op << " of " << dim);
      Tensor x = s.input({dim, dim});
      Function f = s.end({body(x).get()});
      std::vector<double> by_function, by_ops;
      for (std::vector<double>* result : {&by_function, &by_ops}) {
        Tape tape = make_tape(s.ctx);
        watch(tape, given);
        Tensor y = result == &by_ops ? body(given) : std::move(call(s.ctx, f, {given.get()})[0]);
        *result = values(s.run("identity", {s.grad(tape, y, given).get()}));
      }
      CHECK(by_function == by_ops);
    }
  }
  Traced s;
  Variable v = s.variable(s.vec({1, 2, 3}));
  Tensor x = s.input({3}), at = s.input({-1}, EAGER_INT64);
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  Tensor g = s.grad(tape, s.run("gather", {x.get(), at.get()}), x);
  REQUIRE(eager_tensor_is_sparse_rows(g.get()));
  eager_tensor_description info{};
  info.struct_size = sizeof info;
  check(eager_tensor_info(g.get(), &info));
  CHECK((info.flags & EAGER_TENSOR_SYMBOLIC) != 0);
  CHECK(refusal([&] { values(g); }).find("9: the tensor is symbolic, made by ") == 0);
  char* text = nullptr;
  CHECK(code_of(eager_tensor_format(g.get(), &text)) == EAGER_FAILED_PRECONDITION);
  CHECK(code_of(eager_variable_assign_sub(s.owner.get(), v.get(), g.get())) == EAGER_INVALID_ARGUMENT);
  check(eager_variable_assign_sub(s.ctx, v.get(), g.get()));
}
