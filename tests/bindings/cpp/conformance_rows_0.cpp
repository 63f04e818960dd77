// Written by bindings/generate.
// clang-format off
#include "conformance.h"

using namespace eager;

ROW(add_float32, "add float32") {
  const Tensor x = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  const Tensor y = floats(DType::float32, {2}, {0x1p-1, Inf});
  const Tensor z = eager::add(x, y);
  expect_floats(z, DType::float32, {2}, {0x1.8p+0, Inf});
  expect_text(z, "[1.5 inf]");
}

ROW(gather_axis_m1_and_its_gradient, "gather axis=-1 and its gradient") {
  const Tensor x = floats(DType::float64, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  const Tensor i = integers(DType::int64, {2}, {2, 2});
  Tape t;
  t.watch(x);
  const Tensor y = eager::gather(x, i, GatherOptions().axis(-1));
  const Tensor dx = t.gradient(y, x);
  expect_floats(y, DType::float64, {2, 2}, {0x1.8p+1, 0x1.8p+1, 0x1.8p+2, 0x1.8p+2});
  expect_floats(dx, DType::float64, {2, 3}, {0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p+1});
}

ROW(matmul_of_wrong_shapes, "matmul of wrong shapes") {
  const Tensor x = floats(DType::float32, {1, 2}, {0x1p+0, 0x1p+1});
  expect_error(Code::invalid_argument, "matmul", whatever, [&] {
    const Tensor y = eager::matmul(x, x);
  });
}
