// Written by bindings/generate.
// clang-format off
#include "conformance.h"

using namespace eager;

ROW(conv2d_of_float16, "conv2d of float16") {
  const Tensor x = floats(DType::float16, {1, 4, 4, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1});
  const Tensor filter = floats(DType::float16, {2, 2, 2, 3}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0});
  const Tensor y = eager::conv2d(x, filter);
  expect_floats(y, DType::float16, {1, 3, 3, 3}, {0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, 0x1.4p+3, -0x1p+3, -0x1p+4, 0x1.ap+3, -0x1p+1, 0x1.2p+4, -0x1p+3, 0x1.4p+3, 0x1p+3, -0x1.6p+3, 0x1.ap+3, 0x1.cp+2, -0x1.1p+4, -0x1.1p+4, 0x1.7p+4, 0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3});
}

ROW(conv2d_of_float64, "conv2d of float64") {
  const Tensor x = floats(DType::float64, {1, 4, 4, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1});
  const Tensor filter = floats(DType::float64, {2, 2, 2, 3}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0});
  const Tensor y = eager::conv2d(x, filter);
  expect_floats(y, DType::float64, {1, 3, 3, 3}, {0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, 0x1.4p+3, -0x1p+3, -0x1p+4, 0x1.ap+3, -0x1p+1, 0x1.2p+4, -0x1p+3, 0x1.4p+3, 0x1p+3, -0x1.6p+3, 0x1.ap+3, 0x1.cp+2, -0x1.1p+4, -0x1.1p+4, 0x1.7p+4, 0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3});
}

ROW(conv2d_padding_explicit_paddings_1, "conv2d padding=EXPLICIT paddings=1") {
  const Tensor x = floats(DType::float32, {1, 4, 4, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1});
  const Tensor filter = floats(DType::float32, {2, 2, 2, 3}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0});
  Tape tape;
  tape.watch(x);
  tape.watch(filter);
  const Tensor y = eager::conv2d(x, filter, Conv2dOptions().padding(Padding::explicit_).paddings({1}));
  expect_floats(y, DType::float32, {1, 5, 5, 3}, {0x1p+2, -0x1p+1, 0x1.cp+2, -0x1.cp+2, 0x1.4p+2, 0x1p+1, -0x1p+3, 0x1.cp+2, 0x1p+1, -0x1.2p+3, 0x1.2p+3, 0x1p+1, -0x1.4p+3, 0x1p+0, 0x1.cp+2, 0x1p+0, -0x1.2p+4, 0x1p+3, 0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, 0x1.4p+3, -0x1p+3, -0x1p+4, 0x1.8p+2, 0x1p+0, -0x1.2p+3, -0x1p+3, 0x1.8p+3, -0x1p+3, 0x1.ap+3, -0x1p+1, 0x1.2p+4, -0x1p+3, 0x1.4p+3, 0x1p+3, -0x1.6p+3, 0x1.ap+3, 0x1.cp+2, -0x1.ep+3, 0x1p+0, 0x1.8p+3, 0x1p+0, 0x1.ep+3, -0x1.8p+2, -0x1.1p+4, -0x1.1p+4, 0x1.7p+4, 0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, 0x1.2p+3, 0x1p+0, -0x1.8p+3, 0x1p+2, -0x1.4p+3, 0x1p+0, -0x1.8p+2, 0x1.8p+3, -0x1.4p+3, 0x1p+0, 0x1p+2, 0x1.cp+2, -0x1p+0, 0x1.4p+2, 0x1.8p+2, -0x1p+1, -0x1p+1, 0x1p+3});
  const Tensor d_y = floats(DType::float32, {1, 5, 5, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_x = outputs_1_[0];
  const Tensor d_filter = outputs_1_[1];
  expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {-0x1p-2, 0x1p+0, 0x1.cp+1, -0x1.3p+3, 0x1.2p+3, -0x1.1p+2, 0x1p+0, -0x1.1p+3, -0x1.ap+1, -0x1p-1, 0x1.cp+1, 0x1.38p+3, -0x1p-2, 0x1p+0, 0x1.cp+1, -0x1.3p+3, 0x1p+0, -0x1.1p+3, -0x1.2p+2, -0x1.8p+2, -0x1.ap+1, -0x1p-1, 0x1.cp+1, 0x1.38p+3, 0x1.cp+1, -0x1.3p+3, 0x1.2p+3, -0x1.1p+2, 0x1p+0, -0x1.1p+3, -0x1.2p+2, -0x1.8p+2});
  expect_floats(d_filter, DType::float32, {2, 2, 2, 3}, {-0x1.ep+3, -0x1.48p+3, -0x1.b8p+3, -0x1p+2, -0x1.6p+1, 0x1.ap+1, -0x1.cp+3, -0x1.6p+2, 0x1p-2, 0x1.8p+0, 0x1.9p+3, 0x1p+0, 0x1p-2, -0x1.ep+3, -0x1.48p+3, 0x1p+0, -0x1p+2, -0x1.6p+1, -0x1.3p+2, -0x1.cp+3, -0x1.6p+2, -0x1.4p+1, 0x1.8p+0, 0x1.9p+3});
}

ROW(conv2d_padding_explicit_paddings_1_0_0_2, "conv2d padding=EXPLICIT paddings=1,0,0,2") {
  const Tensor x = floats(DType::float32, {1, 4, 4, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1});
  const Tensor filter = floats(DType::float32, {2, 2, 2, 3}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0});
  Tape tape;
  tape.watch(x);
  tape.watch(filter);
  const Tensor y = eager::conv2d(x, filter, Conv2dOptions().padding(Padding::explicit_).paddings({1, 0, 0, 2}));
  expect_floats(y, DType::float32, {1, 4, 5, 3}, {-0x1.cp+2, 0x1.4p+2, 0x1p+1, -0x1p+3, 0x1.cp+2, 0x1p+1, -0x1.2p+3, 0x1.2p+3, 0x1p+1, -0x1.4p+3, 0x1p+0, 0x1.cp+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, 0x1.4p+3, -0x1p+3, -0x1p+4, 0x1.8p+2, 0x1p+0, -0x1.2p+3, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.ap+3, -0x1p+1, 0x1.2p+4, -0x1p+3, 0x1.4p+3, 0x1p+3, -0x1.6p+3, 0x1.ap+3, 0x1.cp+2, -0x1.ep+3, 0x1p+0, 0x1.8p+3, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.1p+4, -0x1.1p+4, 0x1.7p+4, 0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, 0x1.2p+3, 0x1p+0, -0x1.8p+3, 0x0p+0, 0x0p+0, 0x0p+0});
  const Tensor d_y = floats(DType::float32, {1, 4, 5, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_x = outputs_1_[0];
  const Tensor d_filter = outputs_1_[1];
  expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x1.8p+1, 0x1.8p+1, -0x1p-2, 0x1p+0, 0x1.cp+1, -0x1.3p+3, 0x1.2p+3, -0x1.1p+2, -0x1.cp+0, -0x1.5p+2, -0x1.ap+1, -0x1p-1, 0x1.cp+1, 0x1.38p+3, -0x1p-2, 0x1p+0, 0x1.58p+3, -0x1.7p+2, 0x1p+0, -0x1.1p+3, -0x1.2p+2, -0x1.8p+2, -0x1.ap+1, -0x1p-1, 0x1p+1, 0x1.6p+2, -0x1.ep+1, -0x1p-1, 0x1.2p+2, 0x1p-1, 0x1.8p+0, -0x1.4p+2});
  expect_floats(d_filter, DType::float32, {2, 2, 2, 3}, {-0x1.c8p+3, -0x1.8p+2, -0x1.8p+1, 0x1.cp+0, 0x1.2p+3, 0x1p+4, -0x1.ap+1, -0x1.c8p+3, -0x1.08p+4, 0x1.3p+2, 0x1.ep+3, 0x1.9p+3, -0x1.3p+2, -0x1.cp+3, -0x1.6p+2, -0x1.4p+1, 0x1.8p+0, 0x1.9p+3, -0x1.6p+3, -0x1.cp+0, -0x1.58p+3, 0x1.4p+1, -0x1.3p+2, -0x1.8p+0});
}

ROW(conv2d_strides_1_2_padding_same, "conv2d strides=1,2 padding=SAME") {
  const Tensor x = floats(DType::float32, {1, 4, 4, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1});
  const Tensor filter = floats(DType::float32, {2, 2, 2, 3}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0});
  Tape tape;
  tape.watch(x);
  tape.watch(filter);
  const Tensor y = eager::conv2d(x, filter, Conv2dOptions().strides({1, 2}).padding(Padding::same));
  expect_floats(y, DType::float32, {1, 4, 2, 3}, {0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.4p+3, -0x1p+3, -0x1p+4, 0x1.ap+3, -0x1p+1, 0x1.2p+4, -0x1.6p+3, 0x1.ap+3, 0x1.cp+2, -0x1.1p+4, -0x1.1p+4, 0x1.7p+4, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, -0x1.8p+2, 0x1.8p+3, -0x1.4p+3, -0x1p+0, 0x1.4p+2, 0x1.8p+2});
  const Tensor d_y = floats(DType::float32, {1, 4, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_x = outputs_1_[0];
  const Tensor d_filter = outputs_1_[1];
  expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x1p+1, -0x1.2p+2, -0x1p+0, 0x0p+0, 0x1.6p+2, -0x1.3p+2, 0x0p+0, -0x1.6p+1, 0x1.8p+1, 0x1.4p+0, -0x1.8p+1, -0x1.2p+1, 0x1p+0, 0x1.8p-1, -0x1.7p+2, 0x1.8p+0, -0x1.8p+1, -0x1.3p+2, -0x1p-2, 0x1.8p+1, 0x1.3p+2, 0x0p+0, -0x1p+0, -0x1.2p+2, 0x1.3p+2, -0x1p+2, 0x1p+0, -0x1p+2, 0x1.4p+0, -0x1.4p+2, 0x0p+0, 0x1.ep+1});
  expect_floats(d_filter, DType::float32, {2, 2, 2, 3}, {0x1.3p+3, -0x1.4p+3, -0x1.ap+2, -0x1.4p+0, 0x1.ep+3, 0x1.cp+1, -0x1.ep+2, -0x1.dp+2, -0x1.2p+2, -0x1.3p+2, -0x1.4p+1, 0x1.fp+2, -0x1.4p+2, 0x1.ep+2, 0x1.6p+1, 0x1.4p+3, -0x1.ep+2, -0x1.fp+2, -0x1.1p+2, 0x1.2p+2, 0x1.ap+2, -0x1.3p+3, -0x1.08p+3, -0x1.1p+3});
}

ROW(conv2d_strides_2, "conv2d strides=2") {
  const Tensor x = floats(DType::float32, {1, 4, 4, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1});
  const Tensor filter = floats(DType::float32, {2, 2, 2, 3}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0});
  Tape tape;
  tape.watch(x);
  tape.watch(filter);
  const Tensor y = eager::conv2d(x, filter, Conv2dOptions().strides({2}));
  expect_floats(y, DType::float32, {1, 2, 2, 3}, {0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.4p+3, -0x1p+3, -0x1p+4, -0x1.1p+4, -0x1.1p+4, 0x1.7p+4, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3});
  const Tensor d_y = floats(DType::float32, {1, 2, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_x = outputs_1_[0];
  const Tensor d_filter = outputs_1_[1];
  expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x1p+1, -0x1.2p+2, -0x1p+0, 0x0p+0, 0x1.6p+2, -0x1.3p+2, 0x0p+0, -0x1.6p+1, 0x1.cp+1, 0x1p+1, -0x1.2p+2, -0x1p+0, 0x1p+1, 0x1.6p+2, -0x1.3p+2, 0x0p+0, -0x1p-1, -0x1.8p-1, 0x1.8p+0, -0x1.4p+0, -0x1p+0, -0x1.3p+2, -0x1p+0, 0x1.8p+0, 0x1p+0, -0x1p-1, -0x1.8p-1, 0x1.8p+0, 0x1.5p+2, -0x1p+0, -0x1.3p+2, -0x1p+0});
  expect_floats(d_filter, DType::float32, {2, 2, 2, 3}, {-0x1.ep+2, -0x1.cp+0, -0x1.08p+4, 0x1.7p+2, 0x1.6p+2, 0x1.cp+3, -0x1.48p+3, -0x1.ep+2, -0x1.cp+3, 0x1.38p+3, 0x1.18p+3, 0x1.5p+4, 0x1.cp+0, 0x1.2p+1, 0x1.cp+2, -0x1.ep+2, -0x1.cp+0, -0x1.08p+4, 0x1.7p+2, 0x1.6p+2, 0x1.cp+3, -0x1.48p+3, -0x1.ep+2, -0x1.cp+3});
}

ROW(copysign_and_its_gradients, "copysign and its gradients") {
  const Tensor x1 = floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2 = floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  Tape tape;
  tape.watch(x1);
  const Tensor y = eager::copysign(x1, x2);
  expect_floats(y, DType::float32, {3}, {0x1p-1, 0x1p+1, -0x1.8p+1});
  const Tensor d_y = floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1});
  const Tensor d_x1 = tape.gradient(y, x1, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x1, DType::float32, {3}, {0x1p+0, -0x1p-1, -0x1p+1}, 1.0);
}

ROW(copysign_of_other_dtypes, "copysign of other dtypes") {
  const Tensor x1_float64 = floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_float64 = floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_float64 = eager::copysign(x1_float64, x2_float64);
  expect_floats(y_float64, DType::float64, {3}, {0x1p-1, 0x1p+1, -0x1.8p+1});
  const Tensor x1_float16 = floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_float16 = floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_float16 = eager::copysign(x1_float16, x2_float16);
  expect_floats(y_float16, DType::float16, {3}, {0x1p-1, 0x1p+1, -0x1.8p+1});
  const Tensor x1_bfloat16 = floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_bfloat16 = floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_bfloat16 = eager::copysign(x1_bfloat16, x2_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1p-1, 0x1p+1, -0x1.8p+1});
}

ROW(cos_and_its_gradient, "cos and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::cos(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {-0x1.aa2266p-2, 0x1.c1528p-1, 0x1.769fecp-1, -0x1.fae04cp-1}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {0x1.d18f6ep-1, 0x1.eaee88p-3, -0x1.5cffc2p+0, -0x1.210386p-5}, 8.0);
}

ROW(cos_of_other_dtypes, "cos of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float64 = eager::cos(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {-0x1.aa22657537205p-2, 0x1.c1528065b7d5p-1, 0x1.769fec655211fp-1, -0x1.fae04be85e5d2p-1}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float16 = eager::cos(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {-0x1.aa4p-2, 0x1.c14p-1, 0x1.768p-1, -0x1.fbp-1}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_bfloat16 = eager::cos(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.aap-2, 0x1.c2p-1, 0x1.76p-1, -0x1.fap-1}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {0, 1, 4});
  const Tensor y_int64 = eager::cos(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x1p+0, 0x1.14a280fb5068cp-1, -0x1.4eaa606db24c1p-1}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {0, 1, 4});
  const Tensor y_uint8 = eager::cos(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x1p+0, 0x1.14a28p-1, -0x1.4eaa6p-1}, 4.0);
  const Tensor z = complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}});
  Tape tape;
  tape.watch(z);
  const Tensor w = eager::cos(z);
  const Tensor d_w = complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}});
  const Tensor d_z = tape.gradient(w, z, GradientOptions().output_gradients({d_w}));
  expect_complexes(w, DType::complex64, {3}, {{0x1.22dd72p+0, -0x1.93b38ep-2}, {0x1.6c196ap-2, 0x1.fa6134p-2}, {0x1.1083a6p-2, 0x1.cf134p+1}}, 8.0);
  expect_complexes(d_z, DType::complex64, {3}, {{-0x1.3dccf2p-1, 0x1.717c38p-1}, {-0x1.508356p-3, 0x1.11f20ep+0}, {-0x1.f0c63p+2, 0x1.9ead4ap+1}}, 16.0);
}

ROW(cosh_and_its_gradient, "cosh and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::cosh(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {0x1.e18fap+1, 0x1.20ac18p+0, 0x1.4b705ep+0, 0x1.422a4ap+3}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {-0x1.d03cf6p+1, -0x1.0acdp-2, 0x1.a506b2p+0, 0x1.40926ep+1}, 8.0);
}

ROW(cosh_of_other_dtypes, "cosh of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float64 = eager::cosh(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {0x1.e18fa0df2d9bcp+1, 0x1.20ac1862ae8dp+0, 0x1.4b705d1e5d6a8p+0, 0x1.422a497d6185ep+3}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float16 = eager::cosh(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {0x1.e18p+1, 0x1.20cp+0, 0x1.4b8p+0, 0x1.424p+3}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_bfloat16 = eager::cosh(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.e2p+1, 0x1.2p+0, 0x1.4cp+0, 0x1.42p+3}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {0, 1, 4});
  const Tensor y_int64 = eager::cosh(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x1p+0, 0x1.8b07551d9f55p+0, 0x1.b4ee858de3e8p+4}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {0, 1, 4});
  const Tensor y_uint8 = eager::cosh(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x1p+0, 0x1.8b0756p+0, 0x1.b4ee86p+4}, 4.0);
  const Tensor z = complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}});
  Tape tape;
  tape.watch(z);
  const Tensor w = eager::cosh(z);
  const Tensor d_w = complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}});
  const Tensor d_z = tape.gradient(w, z, GradientOptions().output_gradients({d_w}));
  expect_complexes(w, DType::complex64, {3}, {{0x1.a66fc2p-1, 0x1.6bb93ap-2}, {0x1.a84166p+0, -0x1.89376ap-1}, {-0x1.f538a6p-1, -0x1.efa76ap+0}}, 8.0);
  expect_complexes(d_z, DType::complex64, {3}, {{0x1.866e2cp-2, -0x1.898a56p-1}, {0x1.cf8b2ap-1, -0x1.67e392p+0}, {0x1.77a8ap-2, 0x1.4a81dp+2}}, 16.0);
}

ROW(count_nonzero, "count_nonzero") {
  const Tensor x = booleans(DType::bool_, {2, 2}, {true, false, true, true});
  const Tensor y = eager::count_nonzero(x);
  expect_integers(y, DType::int64, {}, {3});
}

ROW(count_nonzero_axis_0_m1_keepdims_true, "count_nonzero axis=0,-1 keepdims=True") {
  const Tensor x = booleans(DType::bool_, {2, 2}, {true, false, true, true});
  const Tensor y = eager::count_nonzero(x, CountNonzeroOptions().axis({0, -1}).keepdims(true));
  expect_integers(y, DType::int64, {1, 1}, {3});
}

ROW(count_nonzero_axis_1, "count_nonzero axis=1") {
  const Tensor x = booleans(DType::bool_, {2, 2}, {true, false, true, true});
  const Tensor y = eager::count_nonzero(x, CountNonzeroOptions().axis({1}));
  expect_integers(y, DType::int64, {2}, {1, 2});
}

ROW(count_nonzero_of_float16, "count_nonzero of float16") {
  const Tensor x = floats(DType::float16, {3}, {0x0p+0, -0x0p+0, NaN});
  const Tensor y = eager::count_nonzero(x);
  expect_integers(y, DType::int64, {}, {1});
}

ROW(devices_by_any_name, "devices by any name") {
  const Tensor x = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  const Tensor y0 = x.to("cpu:0");
  expect_floats(y0, DType::float32, {2}, {0x1p+0, 0x1p+1});
  const Tensor y1 = x.to("/cpu:0");
  expect_floats(y1, DType::float32, {2}, {0x1p+0, 0x1p+1});
  const Tensor y2 = x.to("/device:CPU:0");
  expect_floats(y2, DType::float32, {2}, {0x1p+0, 0x1p+1});
  const Tensor y3 = x.to("cpu");
  expect_floats(y3, DType::float32, {2}, {0x1p+0, 0x1p+1});
  {
    const DeviceScope scope("cpu:0");
    const Tensor z = eager::add(x, y0);
    expect_floats(z, DType::float32, {2}, {0x1p+1, 0x1p+2});
  }
}

ROW(devices_that_do_not_exist, "devices that do not exist") {
  const Tensor x = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  expect_error(Code::not_found, whatever, whatever, [&] {
    const Tensor y = x.to("gpu:99");
  });
  expect_error(Code::invalid_argument, whatever, whatever, [&] {
    const Tensor z = x.to("no device");
  });
  expect_error(Code::not_found, whatever, whatever, [&] {
    {
      const DeviceScope scope("cpu:7");
    }
  });
  expect_error(Code::invalid_argument, whatever, whatever, [&] {
    {
      const DeviceScope scope(":");
    }
  });
}

ROW(diag_k_m1_of_a_vector, "diag k=-1 of a vector") {
  const Tensor x = floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::diag(x, DiagOptions().k(-1));
  expect_floats(y, DType::float32, {4, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x0p+0});
  const Tensor d_y = floats(DType::float32, {4, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {3}, {0x1.8p+0, 0x1p+1, 0x1p+0});
}

ROW(diag_k_1_of_a_matrix, "diag k=1 of a matrix") {
  const Tensor x = floats(DType::float32, {3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::diag(x, DiagOptions().k(1));
  expect_floats(y, DType::float32, {3}, {0x1p+1, 0x1.cp+2, 0x1.8p+3});
  const Tensor d_y = floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {3, 4}, {0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1});
}

ROW(diag_of_a_vector, "diag of a vector") {
  const Tensor x = floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::diag(x);
  expect_floats(y, DType::float32, {3, 3}, {0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1});
  const Tensor d_y = floats(DType::float32, {3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {3}, {0x1p+0, 0x1.8p+0, 0x1p-1});
}

ROW(digamma_and_its_gradient, "digamma and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::digamma(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {-0x1.0e8e9ap+2, -0x1.15fafap+0, 0x1.1a687ap+0, 0x1.7c3a22p+1}, 16.0);
  expect_floats(d_x, DType::float32, {4}, {0x1.132842p+4, 0x1.455c5p+0, 0x1.52494ep-1, 0x1.a402b6p-7}, 8.0);
}

ROW(digamma_of_other_dtypes, "digamma of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4});
  const Tensor y_float64 = eager::digamma(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {-0x1.0e8e9943cd7c3p+2, -0x1.15fafa86b04dbp+0, 0x1.1a68793defc15p+0, 0x1.7c3a215354e9ep+1}, 16.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4});
  const Tensor y_float16 = eager::digamma(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {-0x1.0e8p+2, -0x1.16p+0, 0x1.1a8p+0, 0x1.7c4p+1}, 4.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4});
  const Tensor y_bfloat16 = eager::digamma(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.0ep+2, -0x1.16p+0, 0x1.1ap+0, 0x1.7cp+1}, 4.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {1, 2, 9});
  const Tensor y_int64 = eager::digamma(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {-0x1.2788cfc6fb619p-1, 0x1.b0ee6072093cep-2, 0x1.12008a3a23e5dp+1}, 16.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {1, 2, 9});
  const Tensor y_uint8 = eager::digamma(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {-0x1.2788dp-1, 0x1.b0ee6p-2, 0x1.12008ap+1}, 16.0);
}

ROW(divide_and_its_gradients, "divide and its gradients") {
  const Tensor x1 = floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2 = floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  Tape tape;
  tape.watch(x1);
  tape.watch(x2);
  const Tensor y = eager::divide(x1, x2);
  expect_floats(y, DType::float32, {3}, {0x1.99999ap-2, -0x1.555556p+1, -0x1.8p-1}, 8.0);
  const Tensor d_y = floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_x1 = outputs_1_[0];
  const Tensor d_x2 = outputs_1_[1];
  expect_floats(d_x1, DType::float32, {3}, {0x1.99999ap-1, 0x1.555556p-1, -0x1p-1}, 16.0);
  expect_floats(d_x2, DType::float32, {3}, {-0x1.47ae14p-2, 0x1.c71c72p+0, -0x1.8p-2}, 16.0);
}

ROW(divide_of_integers_is_true, "divide of integers is true") {
  const Tensor a_int32 = integers(DType::int32, {3}, {7, 1, 100});
  const Tensor b_int32 = integers(DType::int32, {3}, {2, 3, 7});
  const Tensor y_int32 = eager::divide(a_int32, b_int32);
  expect_floats(y_int32, DType::float32, {3}, {0x1.cp+1, 0x1.555556p-2, 0x1.c92492p+3}, 1.0);
  const Tensor a_int64 = integers(DType::int64, {3}, {7, 1, 100});
  const Tensor b_int64 = integers(DType::int64, {3}, {2, 3, 7});
  const Tensor y_int64 = eager::divide(a_int64, b_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x1.cp+1, 0x1.5555555555555p-2, 0x1.c924924924925p+3}, 1.0);
  const Tensor a_uint8 = integers(DType::uint8, {3}, {7, 1, 100});
  const Tensor b_uint8 = integers(DType::uint8, {3}, {2, 3, 7});
  const Tensor y_uint8 = eager::divide(a_uint8, b_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x1.cp+1, 0x1.555556p-2, 0x1.c92492p+3}, 1.0);
}

ROW(divide_of_other_dtypes, "divide of other dtypes") {
  const Tensor x1_float64 = floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_float64 = floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_float64 = eager::divide(x1_float64, x2_float64);
  expect_floats(y_float64, DType::float64, {3}, {0x1.999999999999ap-2, -0x1.5555555555555p+1, -0x1.8p-1}, 8.0);
  const Tensor x1_float16 = floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_float16 = floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_float16 = eager::divide(x1_float16, x2_float16);
  expect_floats(y_float16, DType::float16, {3}, {0x1.998p-2, -0x1.554p+1, -0x1.8p-1}, 1.0);
  const Tensor x1_bfloat16 = floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_bfloat16 = floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_bfloat16 = eager::divide(x1_bfloat16, x2_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.9ap-2, -0x1.56p+1, -0x1.8p-1}, 1.0);
  const Tensor z1 = complexes(DType::complex128, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}});
  const Tensor z2 = complexes(DType::complex128, {3}, {{0x1p-1, -0x1p+0}, {0x1p+1, 0x1p-2}, {0x1p+0, 0x1p+0}});
  const Tensor w = eager::divide(z1, z2);
  expect_complexes(w, DType::complex128, {3}, {{-0x1.999999999999ap-2, 0x1.6666666666666p-1}, {-0x1.2b52b52b52b53p-1, 0x1.4ad4ad4ad4ad5p-2}, {-0x1p-2, -0x1.cp+0}}, 16.0);
}

ROW(dropout_in_a_function_new_at_each_call_the_same_forward_and_backward, "dropout in a function: new at each call, the same forward and backward") {
  const Function f = Function::trace_list([&](const std::vector<Tensor>& given) -> std::vector<Tensor> {
    (void)given;
    const Tensor x_f = given.at(0);
    const Tensor y_f = eager::dropout(x_f);
    return {y_f};
  }, {Spec{DType::float32, {-1}}}, "f");
  const Tensor x = floats(DType::float32, {16}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0});
  set_seed(78);
  Tape t0;
  t0.watch(x);
  const Tensor y0 = f(x);
  const Tensor d0 = t0.gradient(y0, x);
  expect_floats(y0, DType::float32, {16}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p+1, 0x1p+1, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0});
  expect_floats(d0, DType::float32, {16}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p+1, 0x1p+1, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0});
  Tape t1;
  t1.watch(x);
  const Tensor y1 = f(x);
  const Tensor d1 = t1.gradient(y1, x);
  expect_floats(y1, DType::float32, {16}, {0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p+1, 0x1p+1, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0});
  expect_floats(d1, DType::float32, {16}, {0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p+1, 0x1p+1, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0});
}

ROW(dropout_of_a_seed_of_its_own_in_a_function_is_the_same_at_each_call, "dropout of a seed of its own in a function is the same at each call") {
  const Function f = Function::trace_list([&](const std::vector<Tensor>& given) -> std::vector<Tensor> {
    (void)given;
    const Tensor x_f = given.at(0);
    const Tensor wide = eager::broadcast_to(x_f, {8});
    const Tensor y_f = eager::dropout(wide, DropoutOptions().rate(0x1p-2).seed(6));
    return {y_f};
  }, {Spec{DType::float64, {}}}, "f");
  const Tensor x = floats(DType::float64, {}, {0x1.8p+1});
  const Tensor y0 = f(x);
  expect_floats(y0, DType::float64, {8}, {0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2}, 1.0);
  const Tensor y1 = f(x);
  expect_floats(y1, DType::float64, {8}, {0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2}, 1.0);
}

ROW(dropout_rate_0_changes_nothing, "dropout rate=0 changes nothing") {
  const Tensor x = floats(DType::float16, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1});
  const Tensor y = eager::dropout(x, DropoutOptions().rate(0x0p+0));
  expect_floats(y, DType::float16, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1});
}

ROW(dropout_rate_0_25_and_its_gradient_which_has_the_same_elements, "dropout rate=0.25 and its gradient, which has the same elements") {
  const Tensor x = floats(DType::float32, {8}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::dropout(x, DropoutOptions().rate(0x1p-2).seed(5));
  const Tensor d_x = tape.gradient(y, x);
  expect_floats(y, DType::float32, {8}, {0x0p+0, 0x1.555556p+1, 0x0p+0, 0x0p+0, 0x1.aaaaaap+2, 0x1p+3, 0x1.2aaaaap+3, 0x1.555556p+3}, 1.0);
  expect_floats(d_x, DType::float32, {8}, {0x0p+0, 0x1.555556p+0, 0x0p+0, 0x0p+0, 0x1.555556p+0, 0x1.555556p+0, 0x1.555556p+0, 0x1.555556p+0}, 1.0);
}

ROW(dropout_rate_0_5_and_its_gradient_which_has_the_same_elements, "dropout rate=0.5 and its gradient, which has the same elements") {
  const Tensor x = floats(DType::float32, {8}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::dropout(x, DropoutOptions().seed(5));
  const Tensor d_x = tape.gradient(y, x);
  expect_floats(y, DType::float32, {8}, {0x0p+0, 0x1p+2, 0x0p+0, 0x0p+0, 0x1.4p+3, 0x1.8p+3, 0x0p+0, 0x1p+4}, 1.0);
  expect_floats(d_x, DType::float32, {8}, {0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p+1, 0x0p+0, 0x1p+1}, 1.0);
}

ROW(elu_alpha_0_0, "elu alpha=0.0") {
  const Tensor x = floats(DType::float64, {2}, {-0x1p+0, 0x1p+1});
  const Tensor y = eager::elu(x, EluOptions().alpha(0x0p+0));
  expect_floats(y, DType::float64, {2}, {-0x0p+0, 0x1p+1}, 1.0);
}

ROW(elu_alpha_0_5_and_its_gradient, "elu alpha=0.5 and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::elu(x, EluOptions().alpha(0x1p-1));
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {-0x1.bab556p-2, -0x1.92e9ap-3, 0x1.8p-1, 0x1.8p+1}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {0x1.152aaap-4, 0x1.368b3p-3, 0x1p+1, 0x1p-2}, 8.0);
}

ROW(elu_alpha_0_5_of_other_dtypes, "elu alpha=0.5 of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float64 = eager::elu(x_float64, EluOptions().alpha(0x1p-1));
  expect_floats(y_float64, DType::float64, {4}, {-0x1.bab5557101f8dp-2, -0x1.92e9a0720d3ecp-3, 0x1.8p-1, 0x1.8p+1}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float16 = eager::elu(x_float16, EluOptions().alpha(0x1p-1));
  expect_floats(y_float16, DType::float16, {4}, {-0x1.bacp-2, -0x1.93p-3, 0x1.8p-1, 0x1.8p+1}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_bfloat16 = eager::elu(x_bfloat16, EluOptions().alpha(0x1p-1));
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.bap-2, -0x1.92p-3, 0x1.8p-1, 0x1.8p+1}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {0, 1, 4});
  const Tensor y_int64 = eager::elu(x_int64, EluOptions().alpha(0x1p-1));
  expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1p+0, 0x1p+2}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {0, 1, 4});
  const Tensor y_uint8 = eager::elu(x_uint8, EluOptions().alpha(0x1p-1));
  expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1p+0, 0x1p+2}, 4.0);
}

ROW(elu_and_its_gradient, "elu and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::elu(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {-0x1.bab556p-1, -0x1.92e9ap-2, 0x1.8p-1, 0x1.8p+1}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {0x1.152aaap-3, 0x1.368b3p-2, 0x1p+1, 0x1p-2}, 8.0);
}

ROW(elu_of_other_dtypes, "elu of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float64 = eager::elu(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {-0x1.bab5557101f8dp-1, -0x1.92e9a0720d3ecp-2, 0x1.8p-1, 0x1.8p+1}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float16 = eager::elu(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {-0x1.bacp-1, -0x1.93p-2, 0x1.8p-1, 0x1.8p+1}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_bfloat16 = eager::elu(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.bap-1, -0x1.92p-2, 0x1.8p-1, 0x1.8p+1}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {0, 1, 4});
  const Tensor y_int64 = eager::elu(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1p+0, 0x1p+2}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {0, 1, 4});
  const Tensor y_uint8 = eager::elu(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1p+0, 0x1p+2}, 4.0);
}

ROW(erf_and_its_gradient, "erf and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::erf(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {-0x1.fd9ae2p-1, -0x1.0a7ef6p-1, 0x1.6c1c98p-1, 0x1.d8865ep-1}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {0x1.529b9ep-6, 0x1.c1efcap-2, 0x1.492e42p+0, 0x1.e4653p-5}, 8.0);
}

ROW(erf_of_other_dtypes, "erf of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0});
  const Tensor y_float64 = eager::erf(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {-0x1.fd9ae142795e3p-1, -0x1.0a7ef5c18edd2p-1, 0x1.6c1c9759d0e5fp-1, 0x1.d8865d98abe01p-1}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0});
  const Tensor y_float16 = eager::erf(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {-0x1.fd8p-1, -0x1.0a8p-1, 0x1.6cp-1, 0x1.d88p-1}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0});
  const Tensor y_bfloat16 = eager::erf(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.fep-1, -0x1.0ap-1, 0x1.6cp-1, 0x1.d8p-1}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {0, 1, 2});
  const Tensor y_int64 = eager::erf(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.af767a741088bp-1, 0x1.fd9ae142795e3p-1}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {0, 1, 2});
  const Tensor y_uint8 = eager::erf(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.af767ap-1, 0x1.fd9ae2p-1}, 4.0);
}

ROW(erfc_and_its_gradient, "erfc and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::erfc(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {0x1.fecd7p+0, 0x1.853f7ap+0, 0x1.27c6d2p-2, 0x1.729df6p-16}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {-0x1.529b9ep-6, -0x1.c1efcap-2, -0x1.492e42p+0, -0x1.2408eap-15}, 8.0);
}

ROW(erfc_of_other_dtypes, "erfc of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float64 = eager::erfc(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {0x1.fecd70a13caf2p+0, 0x1.853f7ae0c76e9p+0, 0x1.27c6d14c5e341p-2, 0x1.729df6503422ap-16}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float16 = eager::erfc(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {0x1.fecp+0, 0x1.854p+0, 0x1.27cp-2, 0x1.73p-16}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_bfloat16 = eager::erfc(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.fep+0, 0x1.86p+0, 0x1.28p-2, 0x1.72p-16}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {0, 1, 4});
  const Tensor y_int64 = eager::erfc(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x1p+0, 0x1.4226162fbddd5p-3, 0x1.08ddd13bd35e7p-26}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {0, 1, 4});
  const Tensor y_uint8 = eager::erfc(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x1p+0, 0x1.422616p-3, 0x1.08ddd2p-26}, 4.0);
}

ROW(exp_and_its_gradient, "exp and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::exp(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {0x1.152aaap-3, 0x1.368b3p-1, 0x1.0ef9dcp+1, 0x1.415e5cp+4}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {0x1.152aaap-3, 0x1.368b3p-2, 0x1.0ef9dcp+2, 0x1.415e5cp+2}, 8.0);
}

ROW(exp_of_other_dtypes, "exp of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float64 = eager::exp(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {0x1.152aaa3bf81ccp-3, 0x1.368b2fc6f960ap-1, 0x1.0ef9db467dcf8p+1, 0x1.415e5bf6fb106p+4}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float16 = eager::exp(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {0x1.154p-3, 0x1.368p-1, 0x1.0fp+1, 0x1.414p+4}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_bfloat16 = eager::exp(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.16p-3, 0x1.36p-1, 0x1.0ep+1, 0x1.42p+4}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {0, 1, 4});
  const Tensor y_int64 = eager::exp(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x1p+0, 0x1.5bf0a8b145769p+1, 0x1.b4c902e273a58p+5}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {0, 1, 4});
  const Tensor y_uint8 = eager::exp(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x1p+0, 0x1.5bf0a8p+1, 0x1.b4c902p+5}, 4.0);
  const Tensor z = complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}});
  Tape tape;
  tape.watch(z);
  const Tensor w = eager::exp(z);
  const Tensor d_w = complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}});
  const Tensor d_z = tape.gradient(w, z, GradientOptions().output_gradients({d_w}));
  expect_complexes(w, DType::complex64, {3}, {{0x1.34d36cp+0, 0x1.1fb37ap+0}, {0x1.01774ap-2, 0x1.194fp-3}, {-0x1.dd735p+0, -0x1.04cfe2p+2}}, 8.0);
  expect_complexes(d_z, DType::complex64, {3}, {{0x1.34d36cp+0, -0x1.1fb37ap+0}, {0x1.194fp-3, 0x1.01774ap-2}, {0x1.6163b2p-2, 0x1.407e4cp+3}}, 16.0);
}

ROW(exp_of_what_is_no_finite_number, "exp of what is no finite number") {
  const Tensor x = floats(DType::float32, {4}, {Inf, -Inf, NaN, 0x1.f4p+9});
  const Tensor y = eager::exp(x);
  expect_floats(y, DType::float32, {4}, {Inf, 0x0p+0, NaN, Inf});
}

ROW(exp2_and_its_gradient, "exp2 and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::exp2(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {0x1p-2, 0x1.6a09e6p-1, 0x1.ae89fap+0, 0x1p+3}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {0x1.62e43p-3, 0x1.f5e466p-3, 0x1.2a6d48p+1, 0x1.62e43p+0}, 8.0);
}

ROW(exp2_of_other_dtypes, "exp2 of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float64 = eager::exp2(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {0x1p-2, 0x1.6a09e667f3bcdp-1, 0x1.ae89f995ad3adp+0, 0x1p+3}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float16 = eager::exp2(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {0x1p-2, 0x1.6ap-1, 0x1.ae8p+0, 0x1p+3}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_bfloat16 = eager::exp2(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1p-2, 0x1.6ap-1, 0x1.aep+0, 0x1p+3}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {0, 1, 4});
  const Tensor y_int64 = eager::exp2(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x1p+0, 0x1p+1, 0x1p+4}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {0, 1, 4});
  const Tensor y_uint8 = eager::exp2(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1p+4}, 4.0);
}

ROW(expand_dims_axis_m1, "expand_dims axis=-1") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::expand_dims(x, -1);
  expect_floats(y, DType::float32, {2, 3, 1}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  const Tensor d_y = floats(DType::float32, {2, 3, 1}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
}

ROW(expand_dims_axis_1, "expand_dims axis=1") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::expand_dims(x, 1);
  expect_floats(y, DType::float32, {2, 1, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  const Tensor d_y = floats(DType::float32, {2, 1, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
}

ROW(expm1_and_its_gradient, "expm1 and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::expm1(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {-0x1.bab556p-1, -0x1.92e9ap-2, 0x1.1df3b6p+0, 0x1.315e5cp+4}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {0x1.152aaap-3, 0x1.368b3p-2, 0x1.0ef9dcp+2, 0x1.415e5cp+2}, 8.0);
}

ROW(expm1_of_other_dtypes, "expm1 of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float64 = eager::expm1(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {-0x1.bab5557101f8dp-1, -0x1.92e9a0720d3ecp-2, 0x1.1df3b68cfb9efp+0, 0x1.315e5bf6fb106p+4}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float16 = eager::expm1(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {-0x1.bacp-1, -0x1.93p-2, 0x1.1ep+0, 0x1.314p+4}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_bfloat16 = eager::expm1(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.bap-1, -0x1.92p-2, 0x1.1ep+0, 0x1.32p+4}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {0, 1, 4});
  const Tensor y_int64 = eager::expm1(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.b7e151628aed3p+0, 0x1.acc902e273a58p+5}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {0, 1, 4});
  const Tensor y_uint8 = eager::expm1(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.b7e152p+0, 0x1.acc902p+5}, 4.0);
  const Tensor z = complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}});
  Tape tape;
  tape.watch(z);
  const Tensor w = eager::expm1(z);
  const Tensor d_w = complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}});
  const Tensor d_z = tape.gradient(w, z, GradientOptions().output_gradients({d_w}));
  expect_complexes(w, DType::complex64, {3}, {{0x1.a69b5ap-3, 0x1.1fb37ap+0}, {-0x1.7f445cp-1, 0x1.194fp-3}, {-0x1.6eb9a8p+1, -0x1.04cfe2p+2}}, 8.0);
  expect_complexes(d_z, DType::complex64, {3}, {{0x1.34d36cp+0, -0x1.1fb37ap+0}, {0x1.194fp-3, 0x1.01774ap-2}, {0x1.6163b2p-2, 0x1.407e4cp+3}}, 16.0);
}

ROW(eye_n_rows_2, "eye n_rows=2") {
  const Tensor y = eager::eye(2);
  expect_floats(y, DType::float32, {2, 2}, {0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0});
}

ROW(eye_n_rows_2_n_cols_0, "eye n_rows=2 n_cols=0") {
  const Tensor y = eager::eye(2, EyeOptions().n_cols(0));
  expect_floats(y, DType::float32, {2, 0}, {});
}

ROW(eye_n_rows_2_n_cols_4_k_1_dtype_complex64, "eye n_rows=2 n_cols=4 k=1 dtype=complex64") {
  const Tensor y = eager::eye(2, EyeOptions().n_cols(4).k(1).dtype(DType::complex64));
  expect_complexes(y, DType::complex64, {2, 4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x0p+0, 0x0p+0}, {0x0p+0, 0x0p+0}, {0x0p+0, 0x0p+0}, {0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x0p+0, 0x0p+0}});
}

ROW(eye_n_rows_3_k_m1_dtype_bool, "eye n_rows=3 k=-1 dtype=bool") {
  const Tensor y = eager::eye(3, EyeOptions().k(-1).dtype(DType::bool_));
  expect_booleans(y, DType::bool_, {3, 3}, {false, false, false, true, false, false, false, true, false});
}

ROW(fill_of_rank_32, "fill of rank 32") {
  const Tensor value = integers(DType::int8, {}, {3});
  const Tensor y = eager::fill({1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, value);
  expect_integers(y, DType::int8, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {3});
}

ROW(fill_shape, "fill shape=") {
  const Tensor value = integers(DType::int16, {}, {7});
  const Tensor y = eager::fill({}, value);
  expect_integers(y, DType::int16, {}, {7});
}

ROW(fill_shape_0_3, "fill shape=0,3") {
  const Tensor value = booleans(DType::bool_, {}, {true});
  const Tensor y = eager::fill({0, 3}, value);
  expect_booleans(y, DType::bool_, {0, 3}, {});
}

ROW(fill_shape_2_3, "fill shape=2,3") {
  const Tensor value = floats(DType::float32, {}, {0x1.4p+1});
  Tape tape;
  tape.watch(value);
  const Tensor y = eager::fill({2, 3}, value);
  expect_floats(y, DType::float32, {2, 3}, {0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1});
  const Tensor d_y = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
  const Tensor d_value = tape.gradient(y, value, GradientOptions().output_gradients({d_y}));
  expect_floats(d_value, DType::float32, {}, {0x1.08p+3});
}

ROW(flip, "flip") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::flip(x);
  expect_floats(y, DType::float32, {2, 3}, {0x1.8p+2, 0x1.4p+2, 0x1p+2, 0x1.8p+1, 0x1p+1, 0x1p+0});
  const Tensor d_y = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1.8p+1, 0x1.8p+0, 0x1p-2, 0x1p+1, 0x1p-1, 0x1p+0});
}

ROW(flip_axis, "flip axis=") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2});
  const Tensor y = eager::flip(x, FlipOptions().axis({}));
  expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2});
}

ROW(flip_axis_m1, "flip axis=-1") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::flip(x, FlipOptions().axis({-1}));
  expect_floats(y, DType::float32, {2, 3}, {0x1.8p+1, 0x1p+1, 0x1p+0, 0x1.8p+2, 0x1.4p+2, 0x1p+2});
  const Tensor d_y = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1p+1, 0x1p-1, 0x1p+0, 0x1.8p+1, 0x1.8p+0, 0x1p-2});
}

ROW(floor_and_its_gradient_of_zero, "floor and its gradient of zero") {
  const Tensor x_float16 = floats(DType::float16, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2});
  const Tensor y_float16 = eager::floor(x_float16);
  expect_floats(y_float16, DType::float16, {8}, {-0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x1p+0});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2});
  const Tensor y_bfloat16 = eager::floor(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {8}, {-0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x1p+0});
  const Tensor x_float32 = floats(DType::float32, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2});
  Tape tape;
  tape.watch(x_float32);
  const Tensor y_float32 = eager::floor(x_float32);
  expect_floats(y_float32, DType::float32, {8}, {-0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x1p+0});
  const Tensor x_float64 = floats(DType::float64, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2});
  const Tensor y_float64 = eager::floor(x_float64);
  expect_floats(y_float64, DType::float64, {8}, {-0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x1p+0});
  const Tensor d_x = tape.gradient(y_float32, x_float32, GradientOptions().unconnected_zero(true));
  expect_floats(d_x, DType::float32, {8}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0});
}

ROW(floor_divide_and_its_gradients, "floor_divide and its gradients") {
  const Tensor x1 = floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2 = floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  Tape tape;
  const Tensor y = eager::floor_divide(x1, x2);
  expect_floats(y, DType::float32, {3}, {0x0p+0, -0x1.8p+1, -0x1p+0});
}

ROW(floor_divide_of_other_dtypes, "floor_divide of other dtypes") {
  const Tensor x1_float64 = floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_float64 = floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_float64 = eager::floor_divide(x1_float64, x2_float64);
  expect_floats(y_float64, DType::float64, {3}, {0x0p+0, -0x1.8p+1, -0x1p+0});
  const Tensor x1_float16 = floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_float16 = floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_float16 = eager::floor_divide(x1_float16, x2_float16);
  expect_floats(y_float16, DType::float16, {3}, {0x0p+0, -0x1.8p+1, -0x1p+0});
  const Tensor x1_bfloat16 = floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_bfloat16 = floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_bfloat16 = eager::floor_divide(x1_bfloat16, x2_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x0p+0, -0x1.8p+1, -0x1p+0});
}

ROW(forks_have_streams_of_their_own_which_follow_from_the_seed, "forks have streams of their own, which follow from the seed") {
  set_seed(12);
  {
    const Context fork_1_ = fork_context();
    const ContextScope scope(fork_1_);
    const Tensor a0 = eager::random_uniform(RandomUniformOptions().shape({3}));
    expect_floats(a0, DType::float32, {3}, {0x1.c85518p-3, 0x1.2b364cp-1, 0x1.4bb8f6p-1});
  }
  {
    const Context fork_2_ = fork_context();
    const ContextScope scope(fork_2_);
    const Tensor a1 = eager::random_uniform(RandomUniformOptions().shape({3}));
    expect_floats(a1, DType::float32, {3}, {0x1.d24a32p-1, 0x1.3935f6p-1, 0x1.a26d6ep-1});
  }
  const Tensor c = eager::random_uniform(RandomUniformOptions().shape({4}));
  expect_floats(c, DType::float32, {4}, {0x1.de1e98p-1, 0x1.7a76ap-3, 0x1.242536p-1, 0x1.618f38p-2});
}

ROW(functions_that_do_not_fit_cond, "functions that do not fit cond") {
  const Function f = Function::trace_list([&](const std::vector<Tensor>& given) -> std::vector<Tensor> {
    (void)given;
    const Tensor x_f = given.at(0);
    return {x_f};
  }, {Spec{DType::float32, {}}}, "f");
  const Function g = Function::trace_list([&](const std::vector<Tensor>& given) -> std::vector<Tensor> {
    (void)given;
    const Tensor x_g = given.at(0);
    const Tensor y_g = eager::cast(x_g, DType::int32);
    return {y_g};
  }, {Spec{DType::float32, {}}}, "g");
  const Tensor p = booleans(DType::bool_, {}, {true});
  const Tensor x = floats(DType::float32, {}, {0x1p+0});
  expect_error(Code::invalid_argument, "cond", whatever, [&] {
    const std::vector<Tensor> outputs_1_ = eager::cond({p, x}, f, g);
    expect_count(outputs_1_, 1);
    const Tensor y = outputs_1_[0];
  });
}

ROW(gather_axis_m1_by_a_scalar, "gather axis=-1 by a scalar") {
  const Tensor x = floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4});
  const Tensor indices = integers(DType::int64, {}, {3});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::gather(x, indices, GatherOptions().axis(-1));
  expect_floats(y, DType::float32, {2, 3}, {0x1p+2, 0x1p+3, 0x1.8p+3, 0x1p+4, 0x1.4p+4, 0x1.8p+4});
  const Tensor d_y = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1});
}

ROW(gather_axis_1, "gather axis=1") {
  const Tensor x = floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4});
  const Tensor indices = integers(DType::int64, {2}, {2, 0});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::gather(x, indices, GatherOptions().axis(1));
  expect_floats(y, DType::float32, {2, 2, 4}, {0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4});
  const Tensor d_y = floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0});
}

ROW(gather_axis_1_batch_dims_1, "gather axis=1 batch_dims=1") {
  const Tensor x = floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4});
  const Tensor indices = integers(DType::int32, {2, 2}, {0, 2, 1, 1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::gather(x, indices, GatherOptions().axis(1).batch_dims(1));
  expect_floats(y, DType::float32, {2, 2, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4});
  const Tensor d_y = floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.cp+1, 0x1.6p+1, 0x1.4p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0});
}

ROW(gather_by_int32, "gather by int32") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  const Tensor indices = integers(DType::int32, {2, 2}, {1, 0, 1, 1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::gather(x, indices);
  expect_floats(y, DType::float32, {2, 2, 3}, {0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  const Tensor d_y = floats(DType::float32, {2, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.ep+1, 0x1.cp+0, 0x1p+2});
}

ROW(gather_by_uint8, "gather by uint8") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  const Tensor indices = integers(DType::uint8, {2, 2}, {1, 0, 1, 1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::gather(x, indices);
  expect_floats(y, DType::float32, {2, 2, 3}, {0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  const Tensor d_y = floats(DType::float32, {2, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.ep+1, 0x1.cp+0, 0x1p+2});
}

ROW(gather_of_nothing, "gather of nothing") {
  const Tensor x = complexes(DType::complex64, {2}, {{0x1p+0, 0x1p+0}, {0x1p+1, 0x0p+0}});
  const Tensor indices = integers(DType::int32, {2, 0}, {});
  const Tensor y = eager::gather(x, indices);
  expect_complexes(y, DType::complex64, {2, 0}, {});
}

ROW(gather_nd, "gather_nd") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  const Tensor indices = integers(DType::int32, {3, 2}, {0, 1, 1, 2, 0, 1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::gather_nd(x, indices);
  expect_floats(y, DType::float32, {3}, {0x1p+1, 0x1.8p+2, 0x1p+1});
  const Tensor d_y = floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x0p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1});
}

ROW(gather_nd_of_slices, "gather_nd of slices") {
  const Tensor x = floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4});
  const Tensor indices = integers(DType::int16, {2, 1}, {1, 0});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::gather_nd(x, indices);
  expect_floats(y, DType::float32, {2, 3, 4}, {0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3});
  const Tensor d_y = floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0});
}

ROW(gelu_and_its_gradient, "gelu and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::gelu(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {-0x1.74bcf8p-5, -0x1.3bf144p-3, 0x1.28f9ap-1, 0x1.7f7b4cp+1}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {-0x1.5d1c06p-4, 0x1.0f5eb8p-4, 0x1.ff9a84p+0, 0x1.030edep-2}, 8.0);
}

ROW(gelu_approximate_false, "gelu approximate=False") {
  const Tensor x = floats(DType::float32, {1}, {0x0p+0});
  const Tensor y = eager::gelu(x, GeluOptions().approximate(false));
  expect_floats(y, DType::float32, {1}, {0x0p+0}, 1.0);
}

ROW(gelu_approximate_true_and_its_gradient, "gelu approximate=True and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::gelu(x, GeluOptions().approximate(true));
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {-0x1.73ef8ap-5, -0x1.3bfa4cp-3, 0x1.28f098p-1, 0x1.7f88dp+1}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {-0x1.60a99ep-4, 0x1.0fa05ep-4, 0x1.ff74d6p+0, 0x1.02f72ep-2}, 8.0);
}

ROW(gelu_approximate_true_of_other_dtypes, "gelu approximate=True of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float64 = eager::gelu(x_float64, GeluOptions().approximate(true));
  expect_floats(y_float64, DType::float64, {4}, {-0x1.73ef8961cab36p-5, -0x1.3bfa4b104180fp-3, 0x1.28f09702d00c3p-1, 0x1.7f88cf57fba7bp+1}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float16 = eager::gelu(x_float16, GeluOptions().approximate(true));
  expect_floats(y_float16, DType::float16, {4}, {-0x1.74p-5, -0x1.3cp-3, 0x1.29p-1, 0x1.7f8p+1}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_bfloat16 = eager::gelu(x_bfloat16, GeluOptions().approximate(true));
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.74p-5, -0x1.3cp-3, 0x1.28p-1, 0x1.8p+1}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {0, 1, 4});
  const Tensor y_int64 = eager::gelu(x_int64, GeluOptions().approximate(true));
  expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.aeb0b772a3ae1p-1, 0x1.fffdb2bbf9944p+1}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {0, 1, 4});
  const Tensor y_uint8 = eager::gelu(x_uint8, GeluOptions().approximate(true));
  expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.aeb0b8p-1, 0x1.fffdb2p+1}, 4.0);
}

ROW(gelu_of_other_dtypes, "gelu of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float64 = eager::gelu(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {-0x1.74bcf82c9d86p-5, -0x1.3bf143b9aa712p-3, 0x1.28f99fefbe511p-1, 0x1.7f7b4cb426ddcp+1}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float16 = eager::gelu(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {-0x1.74cp-5, -0x1.3cp-3, 0x1.29p-1, 0x1.7f8p+1}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_bfloat16 = eager::gelu(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.74p-5, -0x1.3cp-3, 0x1.28p-1, 0x1.8p+1}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {0, 1, 4});
  const Tensor y_int64 = eager::gelu(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.aec4bd120d37dp-1, 0x1.fffbd94a1aad4p+1}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {0, 1, 4});
  const Tensor y_uint8 = eager::gelu(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.aec4bep-1, 0x1.fffbdap+1}, 4.0);
}

ROW(global_norm, "global_norm") {
  const Tensor xs0 = floats(DType::float32, {2, 2}, {0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2});
  const Tensor xs1 = floats(DType::float32, {1}, {0x1.8p+3});
  Tape tape;
  tape.watch(xs0);
  tape.watch(xs1);
  const Tensor y = eager::global_norm({xs0, xs1});
  expect_floats(y, DType::float32, {}, {0x1.ap+3}, 1.0);
  const Tensor d_y = floats(DType::float32, {}, {0x1p+0});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {xs0, xs1}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_xs0 = outputs_1_[0];
  const Tensor d_xs1 = outputs_1_[1];
  expect_floats(d_xs0, DType::float32, {2, 2}, {0x1.d89d8ap-3, 0x0p+0, 0x0p+0, 0x1.3b13b2p-2}, 4.0);
  expect_floats(d_xs1, DType::float32, {1}, {0x1.d89d8ap-1}, 4.0);
}

ROW(gradient_descent_down_a_parabola, "gradient descent down a parabola") {
  const Tensor x = floats(DType::float32, {2}, {0x1p+2, -0x1p+3});
  const Variable v(x, "");
  const SGD sgd(SGDOptions().learning_rate(0x1p-2));
  Tape t0;
  const Tensor a0 = v.read();
  const Tensor y0 = eager::square(a0);
  const Tensor loss0 = eager::sum(y0);
  expect_floats(loss0, DType::float32, {}, {0x1.4p+6});
  const Tensor g0 = t0.gradient(loss0, v);
  sgd.apply({g0}, {v});
  Tape t1;
  const Tensor a1 = v.read();
  const Tensor y1 = eager::square(a1);
  const Tensor loss1 = eager::sum(y1);
  expect_floats(loss1, DType::float32, {}, {0x1.4p+4});
  const Tensor g1 = t1.gradient(loss1, v);
  sgd.apply({g1}, {v});
  Tape t2;
  const Tensor a2 = v.read();
  const Tensor y2 = eager::square(a2);
  const Tensor loss2 = eager::sum(y2);
  expect_floats(loss2, DType::float32, {}, {0x1.4p+2});
  const Tensor g2 = t2.gradient(loss2, v);
  sgd.apply({g2}, {v});
  const Tensor last = v.read();
  expect_floats(last, DType::float32, {2}, {0x1p-1, -0x1p+0});
}

ROW(gradients_flow_around_weak_scalars, "gradients flow around weak scalars") {
  const Tensor x = floats(DType::float16, {2}, {0x1p+0, 0x1p+1});
  const Tensor three = Tensor::weak(int64_t(3));
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::multiply(three, x);
  const Tensor z = eager::pow(y, three);
  const Tensor d_x = tape.gradient(z, x);
  expect_floats(d_x, DType::float16, {2}, {0x1.44p+6, 0x1.44p+8});
}

ROW(gradients_for_variables_that_a_function_reads, "gradients for variables that a function reads") {
  const Tensor x0 = floats(DType::float32, {2}, {0x1.8p+1, 0x1p+2});
  const Variable v(x0, "");
  const Function f = Function::trace_list([&](const std::vector<Tensor>& given) -> std::vector<Tensor> {
    (void)given;
    const Tensor x = given.at(0);
    const Tensor w = v.read();
    const Tensor y = eager::multiply(w, x);
    const Tensor z = eager::square(y);
    return {z};
  }, {Spec{DType::float32, {2}}}, "f");
  const Tensor a = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  Tape tape;
  tape.watch(a);
  const Tensor b = f(a);
  const std::vector<Tensor> outputs_1_ = tape.gradient({b}, {v, a});
  expect_count(outputs_1_, 2);
  const Tensor d_v = outputs_1_[0];
  const Tensor d_a = outputs_1_[1];
  expect_floats(d_v, DType::float32, {2}, {0x1.8p+2, 0x1p+5});
  expect_floats(d_a, DType::float32, {2}, {0x1.2p+4, 0x1p+6});
}

ROW(gradients_of_a_loop_s_variable_which_each_iteration_reads, "gradients of a loop's variable, which each iteration reads") {
  const Tensor w0 = floats(DType::float32, {}, {0x1p+1});
  const Variable w(w0, "w");
  const Function f = Function::trace_list([&](const std::vector<Tensor>& given) -> std::vector<Tensor> {
    (void)given;
    const Tensor c_f = given.at(0);
    const Tensor x_f = given.at(1);
    const Tensor w_f = w.read();
    const Tensor p_f = eager::multiply(c_f, w_f);
    const Tensor s_f = eager::add(p_f, x_f);
    return {s_f};
  }, {Spec{DType::float32, {}}, Spec{DType::float32, {}}}, "f");
  const Tensor c = floats(DType::float32, {}, {0x1p+0});
  const Tensor x = floats(DType::float32, {2}, {0x1.4p+3, 0x1.4p+4});
  Tape t0;
  t0.watch(c);
  t0.watch(x);
  const std::vector<Tensor> outputs_1_ = eager::scan({c, x}, f, ScanOptions().num_carries(1));
  expect_count(outputs_1_, 1);
  const Tensor y0 = outputs_1_[0];
  const std::vector<Tensor> outputs_2_ = t0.gradient({y0}, {w, c, x});
  expect_count(outputs_2_, 3);
  const Tensor d_w0 = outputs_2_[0];
  const Tensor d_c0 = outputs_2_[1];
  const Tensor d_x0 = outputs_2_[2];
  expect_floats(y0, DType::float32, {}, {0x1.6p+5});
  expect_floats(d_w0, DType::float32, {}, {0x1.cp+3});
  expect_floats(d_c0, DType::float32, {}, {0x1p+2});
  expect_floats(d_x0, DType::float32, {2}, {0x1p+1, 0x1p+0});
  const Function g = Function::trace_list([&](const std::vector<Tensor>& given) -> std::vector<Tensor> {
    (void)given;
    const Tensor c_g = given.at(0);
    const Tensor x_g = given.at(1);
    const std::vector<Tensor> outputs_3_ = eager::scan({c_g, x_g}, f, ScanOptions().num_carries(1));
    expect_count(outputs_3_, 1);
    const Tensor y_g = outputs_3_[0];
    return {y_g};
  }, {Spec{DType::float32, {}}, Spec{DType::float32, {-1}}}, "g");
  Tape t1;
  t1.watch(c);
  t1.watch(x);
  const Tensor y1 = g(c, x);
  const std::vector<Tensor> outputs_4_ = t1.gradient({y1}, {w, c, x});
  expect_count(outputs_4_, 3);
  const Tensor d_w1 = outputs_4_[0];
  const Tensor d_c1 = outputs_4_[1];
  const Tensor d_x1 = outputs_4_[2];
  expect_floats(y1, DType::float32, {}, {0x1.6p+5});
  expect_floats(d_w1, DType::float32, {}, {0x1.cp+3});
  expect_floats(d_c1, DType::float32, {}, {0x1p+2});
  expect_floats(d_x1, DType::float32, {2}, {0x1p+1, 0x1p+0});
}

ROW(gradients_of_broadcasting_casts_and_dtypes_that_are_promoted, "gradients of broadcasting, casts and dtypes that are promoted") {
  const Tensor x = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  const Tensor y = floats(DType::float64, {2, 1}, {0x1.8p+1, 0x1p+2});
  Tape tape;
  tape.watch(x);
  tape.watch(y);
  const Tensor z = eager::multiply(x, y);
  const std::vector<Tensor> outputs_1_ = tape.gradient({z}, {x, y});
  expect_count(outputs_1_, 2);
  const Tensor d_x = outputs_1_[0];
  const Tensor d_y = outputs_1_[1];
  expect_floats(z, DType::float64, {2, 2}, {0x1.8p+1, 0x1.8p+2, 0x1p+2, 0x1p+3});
  expect_floats(d_x, DType::float32, {2}, {0x1.cp+2, 0x1.cp+2});
  expect_floats(d_y, DType::float64, {2, 1}, {0x1.8p+1, 0x1.8p+1});
}

ROW(gradients_of_nothing, "gradients of nothing") {
  const Tensor x = floats(DType::float64, {0}, {});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::square(x);
  const Tensor z = eager::sum(y);
  const Tensor d_x = tape.gradient(z, x);
  expect_floats(z, DType::float64, {}, {0x0p+0});
  expect_floats(d_x, DType::float64, {0}, {});
}

ROW(gradients_of_several_targets_add_up_with_their_weights, "gradients of several targets add up, with their weights") {
  const Tensor x = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  Tape tape(TapeOptions().persistent(true));
  tape.watch(x);
  const Tensor y = eager::square(x);
  const Tensor z = eager::sum(x);
  const std::vector<Tensor> outputs_1_ = tape.gradient({y, z}, {x});
  expect_count(outputs_1_, 1);
  const Tensor a = outputs_1_[0];
  expect_floats(a, DType::float32, {2}, {0x1.8p+1, 0x1.4p+2});
  const Tensor w = floats(DType::float32, {2}, {0x1.4p+3, -0x1p+0});
  const std::vector<Tensor> outputs_2_ = tape.gradient({y, z}, {x}, GradientOptions().output_gradients({w, Tensor()}));
  expect_count(outputs_2_, 1);
  const Tensor b = outputs_2_[0];
  expect_floats(b, DType::float32, {2}, {0x1.5p+4, -0x1.8p+1});
  const Tensor wide = floats(DType::float64, {2}, {0x1.4p+3, -0x1p+0});
  const Tensor c = tape.gradient(y, x, GradientOptions().output_gradients({wide}));
  expect_floats(c, DType::float32, {2}, {0x1.4p+4, -0x1p+2});
  const std::vector<Tensor> outputs_3_ = tape.gradient({y}, {x, y});
  expect_count(outputs_3_, 2);
  const Tensor d = outputs_3_[0];
  const Tensor e = outputs_3_[1];
  expect_floats(d, DType::float32, {2}, {0x1p+1, 0x1p+2});
  expect_floats(e, DType::float32, {2}, {0x1p+0, 0x1p+0});
  const Tensor other = floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1});
  expect_error(Code::invalid_argument, whatever, whatever, [&] {
    const Tensor f = tape.gradient(y, x, GradientOptions().output_gradients({other}));
  });
}

ROW(gradients_of_tensors_and_variables_at_once_past_an_assignment, "gradients of tensors and variables at once, past an assignment") {
  const Tensor x = floats(DType::float64, {}, {0x1.8p+1});
  const Variable v(x, "");
  Tape tape;
  tape.watch(x);
  const Tensor a = v.read();
  const Tensor five = floats(DType::float64, {}, {0x1.4p+2});
  v.assign(five);
  const Tensor b = v.read();
  const Tensor y = eager::multiply(a, b);
  const Tensor z = eager::multiply(y, x);
  const std::vector<Tensor> outputs_1_ = tape.gradient({z}, {x, v});
  expect_count(outputs_1_, 2);
  const Tensor d_x = outputs_1_[0];
  const Tensor d_v = outputs_1_[1];
  expect_floats(d_x, DType::float64, {}, {0x1.ep+3});
  expect_floats(d_v, DType::float64, {}, {0x1.8p+4});
}

ROW(gradients_through_a_function_to_the_second_order, "gradients through a function, to the second order") {
  const Function f = Function::trace_list([&](const std::vector<Tensor>& given) -> std::vector<Tensor> {
    (void)given;
    const Tensor x = given.at(0);
    const Tensor y = given.at(1);
    const Tensor xx = eager::square(x);
    const Tensor xxx = eager::multiply(xx, x);
    const Tensor z = eager::multiply(xxx, y);
    return {z};
  }, {Spec{DType::float64, {-1}}, Spec{DType::float64, {}}}, "f");
  const Tensor a = floats(DType::float64, {2}, {0x1p+1, -0x1p+0});
  const Tensor b = floats(DType::float64, {}, {0x1.4p+2});
  Tape outer;
  outer.watch(a);
  outer.watch(b);
  Tape inner;
  inner.watch(a);
  const Tensor c = f(a, b);
  const Tensor d_a = inner.gradient(c, a);
  const std::vector<Tensor> outputs_1_ = outer.gradient({d_a}, {a, b});
  expect_count(outputs_1_, 2);
  const Tensor d2_a = outputs_1_[0];
  const Tensor d2_b = outputs_1_[1];
  expect_floats(c, DType::float64, {2}, {0x1.4p+5, -0x1.4p+2});
  expect_floats(d_a, DType::float64, {2}, {0x1.ep+5, 0x1.ep+3});
  expect_floats(d2_a, DType::float64, {2}, {0x1.ep+5, -0x1.ep+4});
  expect_floats(d2_b, DType::float64, {}, {0x1.ep+3});
}

ROW(hypot_and_its_gradients, "hypot and its gradients") {
  const Tensor x1 = floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2 = floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  Tape tape;
  tape.watch(x1);
  tape.watch(x2);
  const Tensor y = eager::hypot(x1, x2);
  expect_floats(y, DType::float32, {3}, {0x1.58a68ap+0, 0x1.11687ap+1, 0x1.4p+2}, 8.0);
  const Tensor d_y = floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_x1 = outputs_1_[0];
  const Tensor d_x2 = outputs_1_[1];
  expect_floats(d_x1, DType::float32, {3}, {0x1.7c4dd6p-2, -0x1.df668ap-2, 0x1.333334p+0}, 16.0);
  expect_floats(d_x2, DType::float32, {3}, {0x1.db614cp-1, 0x1.678ce8p-3, -0x1.99999ap+0}, 16.0);
}

ROW(hypot_of_other_dtypes, "hypot of other dtypes") {
  const Tensor x1_float64 = floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_float64 = floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_float64 = eager::hypot(x1_float64, x2_float64);
  expect_floats(y_float64, DType::float64, {3}, {0x1.58a68a4a8d9f3p+0, 0x1.11687a8ae14a3p+1, 0x1.4p+2}, 8.0);
  const Tensor x1_float16 = floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_float16 = floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_float16 = eager::hypot(x1_float16, x2_float16);
  expect_floats(y_float16, DType::float16, {3}, {0x1.58cp+0, 0x1.118p+1, 0x1.4p+2}, 1.0);
  const Tensor x1_bfloat16 = floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_bfloat16 = floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_bfloat16 = eager::hypot(x1_bfloat16, x2_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.58p+0, 0x1.12p+1, 0x1.4p+2}, 1.0);
}

ROW(identity_and_copy_pass_gradients_and_stop_gradient_none, "identity and copy pass gradients and stop_gradient none") {
  const Tensor x = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  Tape tape(TapeOptions().persistent(true));
  tape.watch(x);
  const Tensor y_identity = eager::identity(x);
  const Tensor z_identity = eager::square(y_identity);
  const Tensor d_identity = tape.gradient(z_identity, x);
  expect_floats(d_identity, DType::float32, {2}, {0x1p+1, 0x1p+2});
  const Tensor y_copy = eager::copy(x);
  const Tensor z_copy = eager::square(y_copy);
  const Tensor d_copy = tape.gradient(z_copy, x);
  expect_floats(d_copy, DType::float32, {2}, {0x1p+1, 0x1p+2});
  const Tensor y_stop_gradient = eager::stop_gradient(x);
  const Tensor z_stop_gradient = eager::square(y_stop_gradient);
  const Tensor d_stop_gradient = tape.gradient(z_stop_gradient, x);
  expect_none(d_stop_gradient);
}

ROW(integers_have_no_gradient, "integers have no gradient") {
  const Tensor x = floats(DType::float32, {2}, {0x1.8p+1, 0x1p+2});
  const Tensor n = integers(DType::int32, {2}, {1, 0});
  Tape tape;
  tape.watch(x);
  tape.watch(n);
  const Tensor y = eager::gather(x, n);
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {x, n});
  expect_count(outputs_1_, 2);
  const Tensor a = outputs_1_[0];
  const Tensor b = outputs_1_[1];
  expect_floats(a, DType::float32, {2}, {0x1p+0, 0x1p+0});
  expect_none(b);
}

ROW(l2_loss, "l2_loss") {
  const Tensor x = floats(DType::float32, {2, 2}, {0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::l2_loss(x);
  expect_floats(y, DType::float32, {}, {0x1.9p+3});
  const Tensor d_y = floats(DType::float32, {}, {0x1p+0});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 2}, {0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2});
}

ROW(leaky_relu_alpha_0_0, "leaky_relu alpha=0.0") {
  const Tensor x = floats(DType::float64, {2}, {-0x1p+0, 0x1p+1});
  const Tensor y = eager::leaky_relu(x, LeakyReluOptions().alpha(0x0p+0));
  expect_floats(y, DType::float64, {2}, {-0x0p+0, 0x1p+1}, 1.0);
}

ROW(leaky_relu_alpha_0_25_and_its_gradient, "leaky_relu alpha=0.25 and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::leaky_relu(x, LeakyReluOptions().alpha(0x1p-2));
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {-0x1p-1, -0x1p-3, 0x1.8p-1, 0x1.8p+1});
  expect_floats(d_x, DType::float32, {4}, {0x1p-2, 0x1p-3, 0x1p+1, 0x1p-2}, 1.0);
}

ROW(leaky_relu_alpha_0_25_of_other_dtypes, "leaky_relu alpha=0.25 of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float64 = eager::leaky_relu(x_float64, LeakyReluOptions().alpha(0x1p-2));
  expect_floats(y_float64, DType::float64, {4}, {-0x1p-1, -0x1p-3, 0x1.8p-1, 0x1.8p+1});
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float16 = eager::leaky_relu(x_float16, LeakyReluOptions().alpha(0x1p-2));
  expect_floats(y_float16, DType::float16, {4}, {-0x1p-1, -0x1p-3, 0x1.8p-1, 0x1.8p+1});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_bfloat16 = eager::leaky_relu(x_bfloat16, LeakyReluOptions().alpha(0x1p-2));
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1p-1, -0x1p-3, 0x1.8p-1, 0x1.8p+1});
  const Tensor x_int64 = integers(DType::int64, {3}, {0, 1, 4});
  const Tensor y_int64 = eager::leaky_relu(x_int64, LeakyReluOptions().alpha(0x1p-2));
  expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1p+0, 0x1p+2});
  const Tensor x_uint8 = integers(DType::uint8, {3}, {0, 1, 4});
  const Tensor y_uint8 = eager::leaky_relu(x_uint8, LeakyReluOptions().alpha(0x1p-2));
  expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1p+0, 0x1p+2});
}

ROW(leaky_relu_with_its_default, "leaky_relu with its default") {
  const Tensor x = floats(DType::float64, {2}, {-0x1p+1, 0x1.8p+1});
  const Tensor y = eager::leaky_relu(x);
  expect_floats(y, DType::float64, {2}, {-0x1.999999999999ap-2, 0x1.8p+1});
}

ROW(lgamma_and_its_gradient, "lgamma and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::lgamma(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {0x1.49bbd8p+0, 0x1.a051c4p-3, 0x1.337302p+0, 0x1.3ab816p+5}, 16.0);
  expect_floats(d_x, DType::float32, {4}, {-0x1.0e8e9ap+2, -0x1.15fafap-1, 0x1.1a687ap+1, 0x1.7c3a22p-1}, 8.0);
}

ROW(lgamma_of_other_dtypes, "lgamma of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4});
  const Tensor y_float64 = eager::lgamma(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {0x1.49bbd81c16efbp+0, 0x1.a051c372609eep-3, 0x1.3373018970a36p+0, 0x1.3ab8153363985p+5}, 16.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4});
  const Tensor y_float16 = eager::lgamma(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {0x1.49cp+0, 0x1.a04p-3, 0x1.338p+0, 0x1.3acp+5}, 4.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4});
  const Tensor y_bfloat16 = eager::lgamma(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.4ap+0, 0x1.ap-3, 0x1.34p+0, 0x1.3ap+5}, 4.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {3, 4, 9});
  const Tensor y_int64 = eager::lgamma(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x1.62e42fefa39efp-1, 0x1.cab0bfa2a2002p+0, 0x1.5358e82fcb70dp+3}, 16.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {3, 4, 9});
  const Tensor y_uint8 = eager::lgamma(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x1.62e43p-1, 0x1.cab0cp+0, 0x1.5358e8p+3}, 16.0);
}

ROW(linspace_start_m1_0_stop_1_0_num_4_endpoint_false_dtype_float64, "linspace start=-1.0 stop=1.0 num=4 endpoint=False dtype=float64") {
  const Tensor y = eager::linspace(-0x1p+0, 0x1p+0, 4, LinspaceOptions().endpoint(false).dtype(DType::float64));
  expect_floats(y, DType::float64, {4}, {-0x1p+0, -0x1p-1, 0x0p+0, 0x1p-1});
}

ROW(linspace_start_0_0_stop_1_0_num_2_endpoint_true, "linspace start=0.0 stop=1.0 num=2 endpoint=True") {
  const Tensor y = eager::linspace(0x0p+0, 0x1p+0, 2, LinspaceOptions().endpoint(true));
  expect_floats(y, DType::float32, {2}, {0x0p+0, 0x1p+0});
}

ROW(linspace_start_0_0_stop_1_0_num_5, "linspace start=0.0 stop=1.0 num=5") {
  const Tensor y = eager::linspace(0x0p+0, 0x1p+0, 5);
  expect_floats(y, DType::float32, {5}, {0x0p+0, 0x1p-2, 0x1p-1, 0x1.8p-1, 0x1p+0});
}

ROW(linspace_start_1_0_stop_0_0_num_0, "linspace start=1.0 stop=0.0 num=0") {
  const Tensor y = eager::linspace(0x1p+0, 0x0p+0, 0);
  expect_floats(y, DType::float32, {0}, {});
}

ROW(linspace_start_2_0_stop_3_0_num_1, "linspace start=2.0 stop=3.0 num=1") {
  const Tensor y = eager::linspace(0x1p+1, 0x1.8p+1, 1);
  expect_floats(y, DType::float32, {1}, {0x1p+1});
}

ROW(log_and_its_gradient, "log and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::log(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {-0x1.0a2b24p+1, -0x1.269622p-2, 0x1.d5241p-1, 0x1.7f7428p+1}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {0x1p+3, 0x1.555556p-1, 0x1.99999ap-1, 0x1.99999ap-7}, 8.0);
}

ROW(log_of_other_dtypes, "log of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4});
  const Tensor y_float64 = eager::log(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {-0x1.0a2b23f3bab73p+1, -0x1.269621134db92p-2, 0x1.d5240f0e0e078p-1, 0x1.7f7427b73e391p+1}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4});
  const Tensor y_float16 = eager::log(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {-0x1.0a4p+1, -0x1.268p-2, 0x1.d54p-1, 0x1.7f8p+1}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4});
  const Tensor y_bfloat16 = eager::log(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.0ap+1, -0x1.26p-2, 0x1.d6p-1, 0x1.8p+1}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {1, 2, 9});
  const Tensor y_int64 = eager::log(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.62e42fefa39efp-1, 0x1.193ea7aad030bp+1}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {1, 2, 9});
  const Tensor y_uint8 = eager::log(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.62e43p-1, 0x1.193ea8p+1}, 4.0);
  const Tensor z = complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}});
  Tape tape;
  tape.watch(z);
  const Tensor w = eager::log(z);
  const Tensor d_w = complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}});
  const Tensor d_z = tape.gradient(w, z, GradientOptions().output_gradients({d_w}));
  expect_complexes(w, DType::complex64, {3}, {{-0x1.a93ed4p-4, 0x1.f730bep-1}, {0x1.307d74p-2, 0x1.616b46p+1}, {0x1.d5241p-1, -0x1.dac67p-1}}, 8.0);
  expect_complexes(d_z, DType::complex64, {3}, {{0x1.3b13b2p-1, 0x1.d89d8ap-1}, {-0x1.1a7b96p-2, -0x1.611a7cp-1}, {0x1.47ae14p-3, -0x1.c28f5cp-1}}, 16.0);
}

ROW(log_of_what_is_no_finite_number, "log of what is no finite number") {
  const Tensor x = floats(DType::float32, {4}, {0x0p+0, -0x1p+0, Inf, NaN});
  const Tensor y = eager::log(x);
  expect_floats(y, DType::float32, {4}, {-Inf, NaN, Inf, NaN});
}

ROW(log10_and_its_gradient, "log10 and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::log10(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {-0x1.ce61dp-1, -0x1.ffbfc2p-4, 0x1.977d96p-2, 0x1.4d104ep+0}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {0x1.bcb7b2p+1, 0x1.287a76p-2, 0x1.63c628p-2, 0x1.63c628p-8}, 8.0);
}

ROW(log10_of_other_dtypes, "log10 of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4});
  const Tensor y_float64 = eager::log10(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {-0x1.ce61cf8ef36fep-1, -0x1.ffbfc2bbc7803p-4, 0x1.977d95ec10c02p-2, 0x1.4d104d427de8p+0}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4});
  const Tensor y_float16 = eager::log10(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {-0x1.ce8p-1, -0x1.ffcp-4, 0x1.978p-2, 0x1.4dp+0}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4});
  const Tensor y_bfloat16 = eager::log10(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.cep-1, -0x1p-3, 0x1.98p-2, 0x1.4ep+0}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {1, 2, 9});
  const Tensor y_int64 = eager::log10(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.34413509f79ffp-2, 0x1.e8927964fd5fdp-1}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {1, 2, 9});
  const Tensor y_uint8 = eager::log10(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.344136p-2, 0x1.e8927ap-1}, 4.0);
  const Tensor z = complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}});
  Tape tape;
  tape.watch(z);
  const Tensor w = eager::log10(z);
  const Tensor d_w = complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}});
  const Tensor d_z = tape.gradient(w, z, GradientOptions().output_gradients({d_w}));
  expect_complexes(w, DType::complex64, {3}, {{-0x1.715d0cp-5, 0x1.b510ccp-2}, {0x1.087a08p-3, 0x1.32f9d4p+0}, {0x1.977d96p-2, -0x1.9c626cp-2}}, 8.0);
  expect_complexes(d_z, DType::complex64, {3}, {{0x1.11ac1ep-2, 0x1.9a822ep-2}, {-0x1.eab90ap-4, -0x1.32b3a6p-2}, {0x1.1c9e86p-4, -0x1.8759f8p-2}}, 16.0);
}

ROW(log1p_and_its_gradient, "log1p and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p-1, 0x1p-3, 0x1.8p-1, 0x1.4p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::log1p(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {-0x1.62e43p-1, 0x1.e27076p-4, 0x1.1e85f6p-1, 0x1.40b512p+0}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {0x1p+1, 0x1.c71c72p-2, 0x1.24924ap+0, 0x1.24924ap-4}, 8.0);
}

ROW(log1p_of_other_dtypes, "log1p of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1p-1, 0x1p-3, 0x1.8p-1, 0x1.4p+1});
  const Tensor y_float64 = eager::log1p(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {-0x1.62e42fefa39efp-1, 0x1.e27076e2af2e6p-4, 0x1.1e85f5e7040dp-1, 0x1.40b512eb53d6p+0}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1p-1, 0x1p-3, 0x1.8p-1, 0x1.4p+1});
  const Tensor y_float16 = eager::log1p(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {-0x1.63p-1, 0x1.e28p-4, 0x1.1e8p-1, 0x1.40cp+0}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1p-1, 0x1p-3, 0x1.8p-1, 0x1.4p+1});
  const Tensor y_bfloat16 = eager::log1p(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.62p-1, 0x1.e2p-4, 0x1.1ep-1, 0x1.4p+0}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {0, 2, 9});
  const Tensor y_int64 = eager::log1p(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.193ea7aad030bp+0, 0x1.26bb1bbb55516p+1}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {0, 2, 9});
  const Tensor y_uint8 = eager::log1p(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.193ea8p+0, 0x1.26bb1cp+1}, 4.0);
  const Tensor z = complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}});
  Tape tape;
  tape.watch(z);
  const Tensor w = eager::log1p(z);
  const Tensor d_w = complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}});
  const Tensor d_z = tape.gradient(w, z, GradientOptions().output_gradients({d_w}));
  expect_complexes(w, DType::complex64, {3}, {{0x1.08b90ep-1, 0x1.dac67p-2}, {-0x1.29c44p-1, 0x1.0468a8p+1}, {0x1.29e43cp+0, -0x1.5977a6p-1}}, 8.0);
  expect_complexes(d_z, DType::complex64, {3}, {{0x1.111112p-1, 0x1.111112p-2}, {-0x1.99999ap+0, -0x1.99999ap-1}, {0x1.2bb512p-2, -0x1.44aed4p-1}}, 16.0);
}

ROW(log2_and_its_gradient, "log2 and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::log2(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {-0x1.8p+1, -0x1.a8ff98p-2, 0x1.5269e2p+0, 0x1.149a78p+2}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {0x1.715476p+3, 0x1.ec709ep-1, 0x1.2776c6p+0, 0x1.2776c6p-6}, 8.0);
}

ROW(log2_of_other_dtypes, "log2 of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4});
  const Tensor y_float64 = eager::log2(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {-0x1.8p+1, -0x1.a8ff971810a5ep-2, 0x1.5269e12f346e3p+0, 0x1.149a784bcd1b9p+2}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4});
  const Tensor y_float16 = eager::log2(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {-0x1.8p+1, -0x1.a9p-2, 0x1.528p+0, 0x1.148p+2}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4});
  const Tensor y_bfloat16 = eager::log2(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.8p+1, -0x1.a8p-2, 0x1.52p+0, 0x1.14p+2}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {1, 2, 9});
  const Tensor y_int64 = eager::log2(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1p+0, 0x1.95c01a39fbd68p+1}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {1, 2, 9});
  const Tensor y_uint8 = eager::log2(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1p+0, 0x1.95c01ap+1}, 4.0);
  const Tensor z = complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}});
  Tape tape;
  tape.watch(z);
  const Tensor w = eager::log2(z);
  const Tensor d_w = complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}});
  const Tensor d_z = tape.gradient(w, z, GradientOptions().output_gradients({d_w}));
  expect_complexes(w, DType::complex64, {3}, {{-0x1.32bfeep-3, 0x1.6af9a2p+0}, {0x1.b74948p-2, 0x1.fde03cp+1}, {0x1.5269e2p+0, -0x1.567a56p+0}}, 8.0);
  expect_complexes(d_z, DType::complex64, {3}, {{0x1.c68f56p-1, 0x1.54eb8p+0}, {-0x1.978956p-2, -0x1.fd6bacp-1}, {0x1.d8be08p-3, -0x1.4502a6p+0}}, 16.0);
}

ROW(log_softmax, "log_softmax") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::log_softmax(x);
  expect_floats(y, DType::float32, {2, 3}, {-0x1.76e0ep+0, -0x1.db837ep-2, -0x1.f6e0ep+0, -0x1.050eeep+2, -0x1.6a1ddcp+1, -0x1.43bb76p-4}, 8.0);
  const Tensor d_y = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1.86964cp-3, -0x1.b32a18p+0, 0x1.82574ep+0, 0x1.5b5d96p-3, 0x1.382bd2p+0, -0x1.639784p+0}, 64.0);
}

ROW(log_softmax_axis_0, "log_softmax axis=0") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::log_softmax(x, LogSoftmaxOptions().axis(0));
  expect_floats(y, DType::float32, {2, 3}, {-0x1.03f2d6p-3, -0x1.48239ap-3, -0x1.4a191p+1, -0x1.103f2ep+1, -0x1.e90474p+0, -0x1.4321e2p-4}, 8.0);
  const Tensor d_y = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {-0x1.9dae58p-4, -0x1.343328p+0, 0x1.9ee6cap+0, 0x1.9dae58p-4, 0x1.343328p+0, -0x1.9ee6cap+0}, 64.0);
}

ROW(log_softmax_of_bfloat16, "log_softmax of bfloat16") {
  const Tensor x = floats(DType::bfloat16, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1});
  const Tensor y = eager::log_softmax(x);
  expect_floats(y, DType::bfloat16, {2, 3}, {-0x1.76p+0, -0x1.dcp-2, -0x1.f6p+0, -0x1.06p+2, -0x1.6ap+1, -0x1.44p-4}, 2.0);
}

ROW(log_softmax_of_float16, "log_softmax of float16") {
  const Tensor x = floats(DType::float16, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1});
  const Tensor y = eager::log_softmax(x);
  expect_floats(y, DType::float16, {2, 3}, {-0x1.77p+0, -0x1.db8p-2, -0x1.f7p+0, -0x1.05p+2, -0x1.6ap+1, -0x1.43cp-4}, 2.0);
}

ROW(log_softmax_of_float64, "log_softmax of float64") {
  const Tensor x = floats(DType::float64, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1});
  const Tensor y = eager::log_softmax(x);
  expect_floats(y, DType::float64, {2, 3}, {-0x1.76e0df6506e37p+0, -0x1.db837d941b8dbp-2, -0x1.f6e0df6506e37p+0, -0x1.050eeddb0ec37p+2, -0x1.6a1ddbb61d86dp+1, -0x1.43bb76c3b0da4p-4}, 8.0);
}

ROW(logaddexp_and_its_gradients, "logaddexp and its gradients") {
  const Tensor x1 = floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2 = floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  Tape tape;
  tape.watch(x1);
  tape.watch(x2);
  const Tensor y = eager::logaddexp(x1, x2);
  expect_floats(y, DType::float32, {3}, {0x1.a309fap+0, 0x1.9fba38p-1, 0x1.801ddep+1}, 8.0);
  const Tensor d_y = floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_x1 = outputs_1_[0];
  const Tensor d_x2 = outputs_1_[1];
  expect_floats(d_x1, DType::float32, {3}, {0x1.488562p-2, 0x1.ec3ad6p-6, 0x1.ff8896p+0}, 16.0);
  expect_floats(d_x2, DType::float32, {3}, {0x1.5bbd5p-1, 0x1.e13c52p-2, 0x1.dda738p-10}, 16.0);
}

ROW(logaddexp_of_other_dtypes, "logaddexp of other dtypes") {
  const Tensor x1_float64 = floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_float64 = floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_float64 = eager::logaddexp(x1_float64, x2_float64);
  expect_floats(y_float64, DType::float64, {3}, {0x1.a309fa6f08bb8p+0, 0x1.9fba37405c85bp-1, 0x1.801dddef4e205p+1}, 8.0);
  const Tensor x1_float16 = floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_float16 = floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_float16 = eager::logaddexp(x1_float16, x2_float16);
  expect_floats(y_float16, DType::float16, {3}, {0x1.a3p+0, 0x1.9fcp-1, 0x1.8p+1}, 1.0);
  const Tensor x1_bfloat16 = floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_bfloat16 = floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_bfloat16 = eager::logaddexp(x1_bfloat16, x2_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.a4p+0, 0x1.ap-1, 0x1.8p+1}, 1.0);
}

ROW(logic, "logic") {
  const Tensor p = booleans(DType::bool_, {4}, {false, false, true, true});
  const Tensor q = booleans(DType::bool_, {4}, {false, true, false, true});
  const Tensor logical_and_y = eager::logical_and(p, q);
  expect_booleans(logical_and_y, DType::bool_, {4}, {false, false, false, true});
  const Tensor logical_or_y = eager::logical_or(p, q);
  expect_booleans(logical_or_y, DType::bool_, {4}, {false, true, true, true});
  const Tensor logical_xor_y = eager::logical_xor(p, q);
  expect_booleans(logical_xor_y, DType::bool_, {4}, {false, true, true, false});
  const Tensor bitwise_and_y = eager::bitwise_and(p, q);
  expect_booleans(bitwise_and_y, DType::bool_, {4}, {false, false, false, true});
  const Tensor bitwise_or_y = eager::bitwise_or(p, q);
  expect_booleans(bitwise_or_y, DType::bool_, {4}, {false, true, true, true});
  const Tensor bitwise_xor_y = eager::bitwise_xor(p, q);
  expect_booleans(bitwise_xor_y, DType::bool_, {4}, {false, true, true, false});
  const Tensor logical_not_y = eager::logical_not(p);
  expect_booleans(logical_not_y, DType::bool_, {4}, {true, true, false, false});
  const Tensor bitwise_invert_y = eager::bitwise_invert(p);
  expect_booleans(bitwise_invert_y, DType::bool_, {4}, {true, true, false, false});
}

ROW(logsumexp, "logsumexp") {
  const Tensor x = floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::logsumexp(x);
  expect_floats(y, DType::float32, {}, {0x1.63fa82p+2}, 4.0);
  const Tensor d_y = floats(DType::float32, {}, {0x1p+0});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1.107f82p-11, 0x1.725dp-10, 0x1.f7603ap-9, 0x1.561452p-7, 0x1.d0ef2p-6, 0x1.3bf49ap-4, 0x1.ad6d92p-3, 0x1.107f82p-11, 0x1.725dp-10, 0x1.f7603ap-9, 0x1.561452p-7, 0x1.d0ef2p-6, 0x1.3bf49ap-4, 0x1.ad6d92p-3, 0x1.107f82p-11, 0x1.725dp-10, 0x1.f7603ap-9, 0x1.561452p-7, 0x1.d0ef2p-6, 0x1.3bf49ap-4, 0x1.ad6d92p-3, 0x1.107f82p-11, 0x1.725dp-10, 0x1.f7603ap-9}, 8.0);
}

ROW(logsumexp_axis, "logsumexp axis=") {
  const Tensor x = floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::logsumexp(x, LogsumexpOptions().axis({}));
  expect_floats(y, DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}, 4.0);
  const Tensor d_y = floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}, 8.0);
}

ROW(logsumexp_axis_0_m1_keepdims_true, "logsumexp axis=0,-1 keepdims=True") {
  const Tensor x = floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::logsumexp(x, LogsumexpOptions().axis({0, -1}).keepdims(true));
  expect_floats(y, DType::float32, {1, 3, 1}, {0x1.17f984p+2, 0x1.2ec78ep+2, 0x1.0da614p+2}, 4.0);
  const Tensor d_y = floats(DType::float32, {1, 3, 1}, {0x1p+0, 0x1p-1, 0x1p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1.bec542p-10, 0x1.2f9cbp-8, 0x1.9ca6cep-7, 0x1.186d02p-5, 0x1.0ae3d4p-5, 0x1.6abdb4p-4, 0x1.ed0424p-3, 0x1.38d94p-11, 0x1.64c55p-7, 0x1.e4e6d6p-6, 0x1.49865ep-4, 0x1.bfdee8p-3, 0x1.0302ap-2, 0x1.60080cp-1, 0x1.bec542p-10, 0x1.2f9cbp-8, 0x1.20f4fep-8, 0x1.88bbb8p-7, 0x1.0ae3d4p-5, 0x1.6abdb4p-4, 0x1.9daaf2p+0, 0x1.067f4cp-8, 0x1.64c55p-7, 0x1.e4e6d6p-6}, 8.0);
}

ROW(logsumexp_axis_1, "logsumexp axis=1") {
  const Tensor x = floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::logsumexp(x, LogsumexpOptions().axis({1}));
  expect_floats(y, DType::float32, {2, 4}, {0x1.086ee2p+1, 0x1.886ee2p+1, 0x1.043772p+2, 0x1.29cccep+1, 0x1.14e666p+2, 0x1.0342b2p+2, 0x1.086ee2p+1, 0x1.886ee2p+1}, 4.0);
  const Tensor d_y = floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1.18f332p-6, 0x1.18f332p-7, 0x1.18f332p-5, 0x1.0fc1dap-4, 0x1.df5acap-1, 0x1.df5acap-2, 0x1.df5acap+0, 0x1.b0f5bap-9, 0x1.7dd9c2p-5, 0x1.7dd9c2p-6, 0x1.7dd9c2p-4, 0x1.715b3cp-3, 0x1.97a2c8p-2, 0x1.6ced42p+1, 0x1.a56ccap-7, 0x1.18f332p-6, 0x1.44b84cp-6, 0x1.22b2bcp-3, 0x1.678418p-1, 0x1.df5acap-1, 0x1.15046cp+0, 0x1.cf22e6p-8, 0x1.1e635p-5, 0x1.7dd9c2p-5}, 8.0);
}

ROW(map_of_slices_with_an_invariant, "map of slices with an invariant") {
  const Function f = Function::trace_list([&](const std::vector<Tensor>& given) -> std::vector<Tensor> {
    (void)given;
    const Tensor x_f = given.at(0);
    const Tensor c_f = given.at(1);
    const Tensor y_f = eager::multiply(x_f, c_f);
    const Tensor s_f = eager::sum(y_f);
    return {y_f, s_f};
  }, {Spec{DType::float32, {2}}, Spec{DType::float32, {}}}, "f");
  const Tensor x = floats(DType::float32, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  const Tensor c = floats(DType::float32, {}, {0x1.4p+3});
  Tape tape;
  tape.watch(x);
  tape.watch(c);
  const std::vector<Tensor> outputs_1_ = eager::map({x, c}, f, MapOptions().num_invariants(1));
  expect_count(outputs_1_, 2);
  const Tensor y = outputs_1_[0];
  const Tensor s = outputs_1_[1];
  const std::vector<Tensor> outputs_2_ = tape.gradient({y, s}, {x, c});
  expect_count(outputs_2_, 2);
  const Tensor d_x = outputs_2_[0];
  const Tensor d_c = outputs_2_[1];
  expect_floats(y, DType::float32, {3, 2}, {0x1.4p+3, 0x1.4p+4, 0x1.ep+4, 0x1.4p+5, 0x1.9p+5, 0x1.ep+5});
  expect_floats(s, DType::float32, {3}, {0x1.ep+4, 0x1.18p+6, 0x1.b8p+6});
  expect_floats(d_x, DType::float32, {3, 2}, {0x1.4p+4, 0x1.4p+4, 0x1.4p+4, 0x1.4p+4, 0x1.4p+4, 0x1.4p+4});
  expect_floats(d_c, DType::float32, {}, {0x1.5p+5});
}

ROW(map_of_two_tensors_and_of_no_slices, "map of two tensors, and of no slices") {
  const Function f = Function::trace_list([&](const std::vector<Tensor>& given) -> std::vector<Tensor> {
    (void)given;
    const Tensor a_f = given.at(0);
    const Tensor b_f = given.at(1);
    const Tensor y_f = eager::add(a_f, b_f);
    return {y_f};
  }, {Spec{DType::int32, {}}, Spec{DType::int32, {}}}, "f");
  const Tensor a = integers(DType::int32, {2}, {1, 2});
  const Tensor b = integers(DType::int32, {2}, {10, 20});
  const std::vector<Tensor> outputs_1_ = eager::map({a, b}, f);
  expect_count(outputs_1_, 1);
  const Tensor y = outputs_1_[0];
  expect_integers(y, DType::int32, {2}, {11, 22});
  const Tensor none = integers(DType::int32, {0}, {});
  const std::vector<Tensor> outputs_2_ = eager::map({none, none}, f);
  expect_count(outputs_2_, 1);
  const Tensor z = outputs_2_[0];
  expect_integers(z, DType::int32, {0}, {});
}

ROW(matmul, "matmul") {
  const Tensor x1 = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  const Tensor x2 = floats(DType::float32, {3, 2}, {0x1p+0, -0x1p+0, 0x0p+0, 0x1p+1, 0x1.8p+1, 0x1p-1});
  Tape tape;
  tape.watch(x1);
  tape.watch(x2);
  const Tensor y = eager::matmul(x1, x2);
  expect_floats(y, DType::float32, {2, 2}, {0x1.4p+3, 0x1.2p+2, 0x1.6p+4, 0x1.2p+3});
  const Tensor d_y = floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_x1 = outputs_1_[0];
  const Tensor d_x2 = outputs_1_[1];
  expect_floats(d_x1, DType::float32, {2, 3}, {0x1p-1, 0x1p+0, 0x1.ap+1, 0x1.cp+0, 0x1p-1, 0x1.88p+2});
  expect_floats(d_x2, DType::float32, {3, 2}, {0x1.2p+3, 0x1.8p+0, 0x1.8p+3, 0x1.2p+1, 0x1.ep+3, 0x1.8p+1});
}

ROW(matmul_adjoint_a_true, "matmul adjoint_a=True") {
  const Tensor x1 = complexes(DType::complex64, {2, 2}, {{0x1p+0, 0x1p+0}, {0x1p+1, 0x0p+0}, {0x0p+0, 0x1.8p+1}, {0x1p+0, 0x0p+0}});
  const Tensor x2 = complexes(DType::complex64, {2, 2}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, 0x0p+0}, {-0x0p+0, -0x1p+0}});
  const Tensor y = eager::matmul(x1, x2, MatmulOptions().adjoint_a(true));
  expect_complexes(y, DType::complex64, {2, 2}, {{0x1p+0, -0x1.cp+2}, {-0x1p+1, 0x1p+0}, {0x1p+2, 0x0p+0}, {0x0p+0, 0x1p+0}});
}

ROW(matmul_adjoint_b_true, "matmul adjoint_b=True") {
  const Tensor x1 = complexes(DType::complex64, {2, 2}, {{0x1p+0, 0x1p+0}, {0x1p+1, 0x0p+0}, {0x0p+0, 0x1.8p+1}, {0x1p+0, 0x0p+0}});
  const Tensor x2 = complexes(DType::complex64, {2, 2}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, 0x0p+0}, {-0x0p+0, -0x1p+0}});
  const Tensor y = eager::matmul(x1, x2, MatmulOptions().adjoint_b(true));
  expect_complexes(y, DType::complex64, {2, 2}, {{0x1p+0, -0x1p+0}, {0x1p+1, 0x1p+2}, {0x0p+0, 0x1p+1}, {0x0p+0, 0x1.cp+2}});
}

ROW(matmul_of_a_matrix_and_a_vector, "matmul of a matrix and a vector") {
  const Tensor x1 = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  const Tensor x2 = floats(DType::float32, {3}, {0x1p+0, 0x0p+0, -0x1p+0});
  Tape tape;
  tape.watch(x1);
  tape.watch(x2);
  const Tensor y = eager::matmul(x1, x2);
  expect_floats(y, DType::float32, {2}, {-0x1p+1, -0x1p+1});
  const Tensor d_y = floats(DType::float32, {2}, {0x1p+0, 0x1p-1});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_x1 = outputs_1_[0];
  const Tensor d_x2 = outputs_1_[1];
  expect_floats(d_x1, DType::float32, {2, 3}, {0x1p+0, 0x0p+0, -0x1p+0, 0x1p-1, 0x0p+0, -0x1p-1});
  expect_floats(d_x2, DType::float32, {3}, {0x1.8p+1, 0x1.2p+2, 0x1.8p+2});
}

ROW(matmul_of_a_vector_and_a_matrix, "matmul of a vector and a matrix") {
  const Tensor x1 = floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1});
  const Tensor x2 = floats(DType::float32, {3, 2}, {0x1p+0, -0x1p+0, 0x0p+0, 0x1p+1, 0x1.8p+1, 0x1p-1});
  Tape tape;
  tape.watch(x1);
  tape.watch(x2);
  const Tensor y = eager::matmul(x1, x2);
  expect_floats(y, DType::float32, {2}, {0x1.4p+3, 0x1.2p+2});
  const Tensor d_y = floats(DType::float32, {2}, {0x1p+0, 0x1p-1});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_x1 = outputs_1_[0];
  const Tensor d_x2 = outputs_1_[1];
  expect_floats(d_x1, DType::float32, {3}, {0x1p-1, 0x1p+0, 0x1.ap+1});
  expect_floats(d_x2, DType::float32, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p+0, 0x1.8p+1, 0x1.8p+0});
}

ROW(matmul_of_batches_that_broadcast, "matmul of batches that broadcast") {
  const Tensor x1 = floats(DType::float32, {2, 1, 2, 2}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2});
  const Tensor x2 = floats(DType::float32, {3, 2, 2}, {-0x1.4p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  Tape tape;
  tape.watch(x1);
  tape.watch(x2);
  const Tensor y = eager::matmul(x1, x2);
  expect_floats(y, DType::float32, {2, 3, 2, 2}, {-0x1.8p+1, -0x1p+1, -0x1.3p+4, -0x1.cp+3, 0x1p+0, 0x1p+1, 0x1p+0, 0x1.8p+2, 0x1.4p+2, 0x1.8p+2, 0x1.5p+4, 0x1.ap+4, -0x1.18p+5, -0x1.ap+4, -0x1.98p+5, -0x1.3p+5, 0x1p+0, 0x1.4p+3, 0x1p+0, 0x1.cp+3, 0x1.28p+5, 0x1.7p+5, 0x1.a8p+5, 0x1.08p+6});
  const Tensor d_y = floats(DType::float32, {2, 3, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_x1 = outputs_1_[0];
  const Tensor d_x2 = outputs_1_[1];
  expect_floats(d_x1, DType::float32, {2, 1, 2, 2}, {0x1p+0, 0x1.2p+4, -0x1.4p+2, 0x1.ap+2, -0x1.b8p+3, 0x1.cp+0, 0x1p+0, 0x1.2p+4});
  expect_floats(d_x2, DType::float32, {3, 2, 2}, {0x1.6p+4, 0x1.ap+2, 0x1.dp+4, 0x1.1p+3, 0x1.28p+4, 0x1.5p+4, 0x1.84p+4, 0x1.c4p+4, 0x1.ap+2, 0x1.3p+4, 0x1.1p+3, 0x1.98p+4});
}

ROW(matmul_of_integers, "matmul of integers") {
  const Tensor x1 = integers(DType::int32, {1, 2}, {1, 2});
  const Tensor x2 = integers(DType::int32, {2, 1}, {3, 4});
  const Tensor y = eager::matmul(x1, x2);
  expect_integers(y, DType::int32, {1, 1}, {11});
}

ROW(matmul_of_vectors, "matmul of vectors") {
  const Tensor x1 = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  const Tensor x2 = floats(DType::float32, {2}, {0x1.8p+1, 0x1p+2});
  Tape tape;
  tape.watch(x1);
  tape.watch(x2);
  const Tensor y = eager::matmul(x1, x2);
  expect_floats(y, DType::float32, {}, {0x1.6p+3});
  const Tensor d_y = floats(DType::float32, {}, {0x1p+0});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_x1 = outputs_1_[0];
  const Tensor d_x2 = outputs_1_[1];
  expect_floats(d_x1, DType::float32, {2}, {0x1.8p+1, 0x1p+2});
  expect_floats(d_x2, DType::float32, {2}, {0x1p+0, 0x1p+1});
}

ROW(matmul_over_nothing, "matmul over nothing") {
  const Tensor x1 = floats(DType::float32, {2, 0}, {});
  const Tensor x2 = floats(DType::float32, {0, 3}, {});
  const Tensor y = eager::matmul(x1, x2);
  expect_floats(y, DType::float32, {2, 3}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0});
}

ROW(matmul_promotes, "matmul promotes") {
  const Tensor x1 = floats(DType::float16, {1, 2}, {0x1p+0, 0x1p+1});
  const Tensor x2 = floats(DType::float64, {2, 1}, {0x1.8p+1, 0x1p+2});
  const Tensor y = eager::matmul(x1, x2);
  expect_floats(y, DType::float64, {1, 1}, {0x1.6p+3});
}

ROW(matmul_transpose_a_true, "matmul transpose_a=True") {
  const Tensor x1 = floats(DType::float32, {3, 2}, {0x1p+0, 0x1p+2, 0x1p+1, 0x1.4p+2, 0x1.8p+1, 0x1.8p+2});
  const Tensor x2 = floats(DType::float32, {3, 2}, {0x1p+0, -0x1p+0, 0x0p+0, 0x1p+1, 0x1.8p+1, 0x1p-1});
  Tape tape;
  tape.watch(x1);
  tape.watch(x2);
  const Tensor y = eager::matmul(x1, x2, MatmulOptions().transpose_a(true));
  expect_floats(y, DType::float32, {2, 2}, {0x1.4p+3, 0x1.2p+2, 0x1.6p+4, 0x1.2p+3});
  const Tensor d_y = floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_x1 = outputs_1_[0];
  const Tensor d_x2 = outputs_1_[1];
  expect_floats(d_x1, DType::float32, {3, 2}, {0x1p-1, 0x1.cp+0, 0x1p+0, 0x1p-1, 0x1.ap+1, 0x1.88p+2});
  expect_floats(d_x2, DType::float32, {3, 2}, {0x1.2p+3, 0x1.8p+0, 0x1.8p+3, 0x1.2p+1, 0x1.ep+3, 0x1.8p+1});
}

ROW(matmul_transpose_a_true_transpose_b_false_adjoint_a_false_adjoint_b_false, "matmul transpose_a=True transpose_b=False adjoint_a=False adjoint_b=False") {
  const Tensor x1 = floats(DType::float32, {2, 3}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2});
  const Tensor x2 = floats(DType::float32, {2, 3}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2});
  const Tensor y = eager::matmul(x1, x2, MatmulOptions().transpose_a(true).transpose_b(false).adjoint_a(false).adjoint_b(false));
  expect_floats(y, DType::float32, {3, 3}, {0x1.1p+4, 0x1.1p+4, 0x1.ap+4, 0x1.1p+4, 0x1.1p+5, 0x1.cp+4, 0x1.ap+4, 0x1.cp+4, 0x1.4p+5});
}

ROW(matmul_transpose_b_true, "matmul transpose_b=True") {
  const Tensor x1 = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  const Tensor x2 = floats(DType::float32, {2, 3}, {0x1p+0, 0x0p+0, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p-1});
  Tape tape;
  tape.watch(x1);
  tape.watch(x2);
  const Tensor y = eager::matmul(x1, x2, MatmulOptions().transpose_b(true));
  expect_floats(y, DType::float32, {2, 2}, {0x1.4p+3, 0x1.2p+2, 0x1.6p+4, 0x1.2p+3});
  const Tensor d_y = floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_x1 = outputs_1_[0];
  const Tensor d_x2 = outputs_1_[1];
  expect_floats(d_x1, DType::float32, {2, 3}, {0x1p-1, 0x1p+0, 0x1.ap+1, 0x1.cp+0, 0x1p-1, 0x1.88p+2});
  expect_floats(d_x2, DType::float32, {2, 3}, {0x1.2p+3, 0x1.8p+3, 0x1.ep+3, 0x1.8p+0, 0x1.2p+1, 0x1.8p+1});
}

ROW(max, "max") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::max(x);
  expect_floats(y, DType::float32, {}, {0x1.2p+3});
  const Tensor d_y = floats(DType::float32, {}, {0x1p+0});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0);
}

ROW(max_and_min_take_nan_over_and_share_the_gradient_of_equals, "max and min take NaN over and share the gradient of equals") {
  const Tensor x = floats(DType::float64, {3}, {0x1p+1, NaN, 0x1p+0});
  const Tensor y = eager::max(x);
  expect_floats(y, DType::float64, {}, {NaN});
  const Tensor z = eager::min(x);
  expect_floats(z, DType::float64, {}, {NaN});
}

ROW(max_axis, "max axis=") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::max(x, MaxOptions().axis({}));
  expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1});
  const Tensor d_y = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}, 1.0);
}

ROW(max_axis_0_m1_keepdims_true, "max axis=0,-1 keepdims=True") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::max(x, MaxOptions().axis({0, -1}).keepdims(true));
  expect_floats(y, DType::float32, {1, 1}, {0x1.2p+3});
  const Tensor d_y = floats(DType::float32, {1, 1}, {0x1p+0});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0);
}

ROW(max_axis_1, "max axis=1") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::max(x, MaxOptions().axis({1}));
  expect_floats(y, DType::float32, {2}, {0x1.2p+3, 0x1.cp+2});
  const Tensor d_y = floats(DType::float32, {2}, {0x1p+0, 0x1p-1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x0p+0, 0x1p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0}, 1.0);
}

ROW(max_pool2d, "max_pool2d") {
  const Tensor x = floats(DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::max_pool2d(x);
  expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.2p+5, 0x1.08p+5, 0x1.dp+4, 0x1p+5, 0x1.cp+4, 0x1.8p+4, 0x1.18p+5, 0x1.fp+4});
  const Tensor d_y = floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0);
}

ROW(max_pool2d_data_format_nchw, "max_pool2d data_format=NCHW") {
  const Tensor x = floats(DType::float32, {1, 2, 4, 4}, {0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.18p+5, 0x1.4p+4, 0x1.4p+2, 0x1.bp+4, 0x1.8p+3, 0x1.1p+5, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4, 0x1.2p+3, 0x1.fp+4, 0x1p+4, 0x1p+0, 0x1.7p+4, 0x1p+3});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::max_pool2d(x, MaxPool2dOptions().data_format(DataFormat::nchw));
  expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.2p+5, 0x1.dp+4, 0x1.cp+4, 0x1.18p+5, 0x1.08p+5, 0x1p+5, 0x1.8p+4, 0x1.fp+4});
  const Tensor d_y = floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {1, 2, 4, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0);
}

ROW(max_pool2d_ksize_2_3_strides_2_1, "max_pool2d ksize=2,3 strides=2,1") {
  const Tensor x = floats(DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::max_pool2d(x, MaxPool2dOptions().ksize({2, 3}).strides({2, 1}));
  expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.2p+5, 0x1.08p+5, 0x1.2p+5, 0x1.08p+5, 0x1.18p+5, 0x1.8p+4, 0x1.18p+5, 0x1.fp+4});
  const Tensor d_y = floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.2p+1, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0);
}

ROW(max_pool2d_ksize_3_strides_1, "max_pool2d ksize=3 strides=1") {
  const Tensor x = floats(DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::max_pool2d(x, MaxPool2dOptions().ksize({3}).strides({1}));
  expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.2p+5, 0x1.08p+5, 0x1.2p+5, 0x1.08p+5, 0x1.2p+5, 0x1p+5, 0x1.2p+5, 0x1p+5});
  const Tensor d_y = floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.5p+2, 0x0p+0, 0x0p+0, 0x1p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0);
}

ROW(max_pool2d_ksize_3_2_padding_same, "max_pool2d ksize=3,2 padding=SAME") {
  const Tensor x = floats(DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::max_pool2d(x, MaxPool2dOptions().ksize({3, 2}).padding(Padding::same));
  expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.2p+5, 0x1.08p+5, 0x1.dp+4, 0x1p+5, 0x1.cp+4, 0x1.8p+4, 0x1.18p+5, 0x1.fp+4});
  const Tensor d_y = floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0);
}

ROW(max_pool2d_padding_explicit_paddings_1_1_0_0, "max_pool2d padding=EXPLICIT paddings=1,1,0,0") {
  const Tensor x = floats(DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::max_pool2d(x, MaxPool2dOptions().padding(Padding::explicit_).paddings({1, 1, 0, 0}));
  expect_floats(y, DType::float32, {1, 3, 2, 2}, {0x1.6p+4, 0x1.08p+5, 0x1.dp+4, 0x1.2p+4, 0x1.2p+5, 0x1.9p+4, 0x1.18p+5, 0x1p+5, 0x1.bp+4, 0x1p+4, 0x1.1p+5, 0x1.7p+4});
  const Tensor d_y = floats(DType::float32, {1, 3, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x0p+0, 0x1p-2, 0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p-1, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1p-2, 0x0p+0}, 1.0);
}

ROW(maximum_and_its_gradients, "maximum and its gradients") {
  const Tensor x1 = floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2 = floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  Tape tape;
  tape.watch(x1);
  tape.watch(x2);
  const Tensor y = eager::maximum(x1, x2);
  expect_floats(y, DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, 0x1.8p+1});
  const Tensor d_y = floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_x1 = outputs_1_[0];
  const Tensor d_x2 = outputs_1_[1];
  expect_floats(d_x1, DType::float32, {3}, {0x0p+0, 0x0p+0, 0x1p+1}, 1.0);
  expect_floats(d_x2, DType::float32, {3}, {0x1p+0, 0x1p-1, 0x0p+0}, 1.0);
}

ROW(maximum_and_minimum_take_nan_over, "maximum and minimum take NaN over") {
  const Tensor x1 = floats(DType::float64, {4}, {NaN, 0x1p+0, NaN, -Inf});
  const Tensor x2 = floats(DType::float64, {4}, {0x1p+0, NaN, NaN, Inf});
  const Tensor y_maximum = eager::maximum(x1, x2);
  expect_floats(y_maximum, DType::float64, {4}, {NaN, NaN, NaN, Inf});
  const Tensor y_minimum = eager::minimum(x1, x2);
  expect_floats(y_minimum, DType::float64, {4}, {NaN, NaN, NaN, -Inf});
}

ROW(maximum_of_other_dtypes, "maximum of other dtypes") {
  const Tensor x1_float64 = floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_float64 = floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_float64 = eager::maximum(x1_float64, x2_float64);
  expect_floats(y_float64, DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, 0x1.8p+1});
  const Tensor x1_float16 = floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_float16 = floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_float16 = eager::maximum(x1_float16, x2_float16);
  expect_floats(y_float16, DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, 0x1.8p+1});
  const Tensor x1_bfloat16 = floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_bfloat16 = floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_bfloat16 = eager::maximum(x1_bfloat16, x2_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, 0x1.8p+1});
}

ROW(mean, "mean") {
  const Tensor x = floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::mean(x);
  expect_floats(y, DType::float32, {}, {0x1.8p-1}, 1.0);
  const Tensor d_y = floats(DType::float32, {}, {0x1p+0});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5}, 2.0);
}

ROW(mean_axis, "mean axis=") {
  const Tensor x = floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::mean(x, MeanOptions().axis({}));
  expect_floats(y, DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}, 1.0);
  const Tensor d_y = floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}, 2.0);
}

ROW(mean_axis_0_m1_keepdims_true, "mean axis=0,-1 keepdims=True") {
  const Tensor x = floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::mean(x, MeanOptions().axis({0, -1}).keepdims(true));
  expect_floats(y, DType::float32, {1, 3, 1}, {0x1p-2, 0x1.ap+0, 0x1.8p-2}, 1.0);
  const Tensor d_y = floats(DType::float32, {1, 3, 1}, {0x1p+0, 0x1p-1, 0x1p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2}, 2.0);
}

ROW(mean_axis_1, "mean axis=1") {
  const Tensor x = floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::mean(x, MeanOptions().axis({1}));
  expect_floats(y, DType::float32, {2, 4}, {-0x1.555556p-2, 0x1.555556p-1, 0x1.aaaaaap+0, 0x1.555556p-2, 0x1.2aaaaap+1, 0x1p+0, -0x1.555556p-2, 0x1.555556p-1}, 1.0);
  const Tensor d_y = floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1.555556p-2, 0x1.555556p-3, 0x1.555556p-1, 0x1.555556p-4, 0x1.555556p-2, 0x1.555556p-3, 0x1.555556p-1, 0x1.555556p-4, 0x1.555556p-2, 0x1.555556p-3, 0x1.555556p-1, 0x1.555556p-4, 0x1p-1, 0x1p+0, 0x1p-2, 0x1.555556p-2, 0x1p-1, 0x1p+0, 0x1p-2, 0x1.555556p-2, 0x1p-1, 0x1p+0, 0x1p-2, 0x1.555556p-2}, 2.0);
}

ROW(mean_of_complex64, "mean of complex64") {
  const Tensor x = complexes(DType::complex64, {2}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, 0x0p+0}});
  const Tensor y = eager::mean(x);
  expect_complexes(y, DType::complex64, {}, {{0x1p+1, 0x1p+0}});
}

ROW(mean_of_int32, "mean of int32") {
  const Tensor x = integers(DType::int32, {3}, {1, 2, 4});
  const Tensor y = eager::mean(x);
  expect_floats(y, DType::float32, {}, {0x1.2aaaaap+1}, 1.0);
}

ROW(mean_of_int64, "mean of int64") {
  const Tensor x = integers(DType::int64, {3}, {1, 2, 4});
  const Tensor y = eager::mean(x);
  expect_floats(y, DType::float64, {}, {0x1.2aaaaaaaaaaabp+1}, 1.0);
}

ROW(min, "min") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::min(x);
  expect_floats(y, DType::float32, {}, {0x1p+0});
  const Tensor d_y = floats(DType::float32, {}, {0x1p+0});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0);
}

ROW(min_axis, "min axis=") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::min(x, MinOptions().axis({}));
  expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1});
  const Tensor d_y = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}, 1.0);
}

ROW(min_axis_0_m1_keepdims_true, "min axis=0,-1 keepdims=True") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::min(x, MinOptions().axis({0, -1}).keepdims(true));
  expect_floats(y, DType::float32, {1, 1}, {0x1p+0});
  const Tensor d_y = floats(DType::float32, {1, 1}, {0x1p+0});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0);
}

ROW(min_axis_1, "min axis=1") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::min(x, MinOptions().axis({1}));
  expect_floats(y, DType::float32, {2}, {0x1p+0, 0x1p+1});
  const Tensor d_y = floats(DType::float32, {2}, {0x1p+0, 0x1p-1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1}, 1.0);
}

ROW(minimum_and_its_gradients, "minimum and its gradients") {
  const Tensor x1 = floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2 = floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  Tape tape;
  tape.watch(x1);
  tape.watch(x2);
  const Tensor y = eager::minimum(x1, x2);
  expect_floats(y, DType::float32, {3}, {0x1p-1, -0x1p+1, -0x1p+2});
  const Tensor d_y = floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_x1 = outputs_1_[0];
  const Tensor d_x2 = outputs_1_[1];
  expect_floats(d_x1, DType::float32, {3}, {0x1p+0, 0x1p-1, 0x0p+0}, 1.0);
  expect_floats(d_x2, DType::float32, {3}, {0x0p+0, 0x0p+0, 0x1p+1}, 1.0);
}

ROW(minimum_of_other_dtypes, "minimum of other dtypes") {
  const Tensor x1_float64 = floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_float64 = floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_float64 = eager::minimum(x1_float64, x2_float64);
  expect_floats(y_float64, DType::float64, {3}, {0x1p-1, -0x1p+1, -0x1p+2});
  const Tensor x1_float16 = floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_float16 = floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_float16 = eager::minimum(x1_float16, x2_float16);
  expect_floats(y_float16, DType::float16, {3}, {0x1p-1, -0x1p+1, -0x1p+2});
  const Tensor x1_bfloat16 = floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_bfloat16 = floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_bfloat16 = eager::minimum(x1_bfloat16, x2_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1p-1, -0x1p+1, -0x1p+2});
}

ROW(moves_of_strings, "moves of strings") {
  const Tensor x = strings(DType::string, {2, 2}, {"a", "", "Zo\303\253", "\346\227\245\346\234\254"});
  const Tensor y = eager::reshape(x, {4, 1});
  expect_strings(y, DType::string, {4, 1}, {"a", "", "Zo\303\253", "\346\227\245\346\234\254"});
  const Tensor z = eager::expand_dims(y, 0);
  const Tensor w = eager::squeeze(z);
  expect_strings(w, DType::string, {4}, {"a", "", "Zo\303\253", "\346\227\245\346\234\254"});
}

ROW(multiply_and_its_gradients, "multiply and its gradients") {
  const Tensor x1 = floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2 = floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  Tape tape;
  tape.watch(x1);
  tape.watch(x2);
  const Tensor y = eager::multiply(x1, x2);
  expect_floats(y, DType::float32, {3}, {0x1.4p-1, -0x1.8p+0, -0x1.8p+3});
  const Tensor d_y = floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_x1 = outputs_1_[0];
  const Tensor d_x2 = outputs_1_[1];
  expect_floats(d_x1, DType::float32, {3}, {0x1.4p+0, 0x1.8p-2, -0x1p+3}, 1.0);
  expect_floats(d_x2, DType::float32, {3}, {0x1p-1, -0x1p+0, 0x1.8p+2}, 1.0);
}

ROW(multiply_of_other_dtypes, "multiply of other dtypes") {
  const Tensor x1_float64 = floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_float64 = floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_float64 = eager::multiply(x1_float64, x2_float64);
  expect_floats(y_float64, DType::float64, {3}, {0x1.4p-1, -0x1.8p+0, -0x1.8p+3});
  const Tensor x1_float16 = floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_float16 = floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_float16 = eager::multiply(x1_float16, x2_float16);
  expect_floats(y_float16, DType::float16, {3}, {0x1.4p-1, -0x1.8p+0, -0x1.8p+3});
  const Tensor x1_bfloat16 = floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_bfloat16 = floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_bfloat16 = eager::multiply(x1_bfloat16, x2_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.4p-1, -0x1.8p+0, -0x1.8p+3});
  const Tensor z1 = complexes(DType::complex128, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}});
  const Tensor z2 = complexes(DType::complex128, {3}, {{0x1p-1, -0x1p+0}, {0x1p+1, 0x1p-2}, {0x1p+0, 0x1p+0}});
  const Tensor w = eager::multiply(z1, z2);
  expect_complexes(w, DType::complex128, {3}, {{0x1p+0, -0x1p-3}, {-0x1.5p+1, 0x1.6p-1}, {0x1.cp+1, -0x1p-1}}, 16.0);
}

ROW(negative_and_its_gradient, "negative and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::negative(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {0x1p+1, 0x1p-1, -0x1.8p-1, -0x1.8p+1});
  expect_floats(d_x, DType::float32, {4}, {-0x1p+0, -0x1p-1, -0x1p+1, -0x1p-2}, 1.0);
}

ROW(negative_of_other_dtypes, "negative of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float64 = eager::negative(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {0x1p+1, 0x1p-1, -0x1.8p-1, -0x1.8p+1});
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float16 = eager::negative(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {0x1p+1, 0x1p-1, -0x1.8p-1, -0x1.8p+1});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_bfloat16 = eager::negative(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1p+1, 0x1p-1, -0x1.8p-1, -0x1.8p+1});
  const Tensor z = complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}});
  Tape tape;
  tape.watch(z);
  const Tensor w = eager::negative(z);
  const Tensor d_w = complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}});
  const Tensor d_z = tape.gradient(w, z, GradientOptions().output_gradients({d_w}));
  expect_complexes(w, DType::complex64, {3}, {{-0x1p-1, -0x1.8p-1}, {0x1.4p+0, -0x1p-1}, {-0x1.8p+0, 0x1p+1}}, 1.0);
  expect_complexes(d_z, DType::complex64, {3}, {{-0x1p+0, 0x0p+0}, {0x0p+0, -0x1p+0}, {-0x1p+1, 0x1p+0}}, 16.0);
}

ROW(nextafter_of_bfloat16, "nextafter of bfloat16") {
  const Tensor x1 = floats(DType::bfloat16, {6}, {0x1p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1, NaN});
  const Tensor x2 = floats(DType::bfloat16, {6}, {0x1p+1, 0x0p+0, 0x1p+0, -0x1p+0, 0x1p+1, 0x1p+0});
  const Tensor y = eager::nextafter(x1, x2);
  expect_floats(y, DType::bfloat16, {6}, {0x1.02p+0, 0x1.fep-1, 0x1p-133, -0x1p-133, 0x1p+1, NaN});
}

ROW(nextafter_of_float16, "nextafter of float16") {
  const Tensor x1 = floats(DType::float16, {6}, {0x1p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1, NaN});
  const Tensor x2 = floats(DType::float16, {6}, {0x1p+1, 0x0p+0, 0x1p+0, -0x1p+0, 0x1p+1, 0x1p+0});
  const Tensor y = eager::nextafter(x1, x2);
  expect_floats(y, DType::float16, {6}, {0x1.004p+0, 0x1.ffcp-1, 0x1p-24, -0x1p-24, 0x1p+1, NaN});
}

ROW(nextafter_of_float32, "nextafter of float32") {
  const Tensor x1 = floats(DType::float32, {6}, {0x1p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1, NaN});
  const Tensor x2 = floats(DType::float32, {6}, {0x1p+1, 0x0p+0, 0x1p+0, -0x1p+0, 0x1p+1, 0x1p+0});
  const Tensor y = eager::nextafter(x1, x2);
  expect_floats(y, DType::float32, {6}, {0x1.000002p+0, 0x1.fffffep-1, 0x1p-149, -0x1p-149, 0x1p+1, NaN});
}

ROW(nextafter_of_float64, "nextafter of float64") {
  const Tensor x1 = floats(DType::float64, {6}, {0x1p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1, NaN});
  const Tensor x2 = floats(DType::float64, {6}, {0x1p+1, 0x0p+0, 0x1p+0, -0x1p+0, 0x1p+1, 0x1p+0});
  const Tensor y = eager::nextafter(x1, x2);
  expect_floats(y, DType::float64, {6}, {0x1.0000000000001p+0, 0x1.fffffffffffffp-1, 0x0.0000000000001p-1022, -0x0.0000000000001p-1022, 0x1p+1, NaN});
}

ROW(no_path_none_or_zeros, "no path: none, or zeros") {
  const Tensor x = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  const Tensor y = floats(DType::float32, {1, 2}, {0x1.8p+1, 0x1p+2});
  Tape tape(TapeOptions().persistent(true));
  tape.watch(x);
  tape.watch(y);
  const Tensor z = eager::square(x);
  const std::vector<Tensor> outputs_1_ = tape.gradient({z}, {x, y});
  expect_count(outputs_1_, 2);
  const Tensor a = outputs_1_[0];
  const Tensor b = outputs_1_[1];
  expect_floats(a, DType::float32, {2}, {0x1p+1, 0x1p+2});
  expect_none(b);
  const Tensor c = tape.gradient(z, y, GradientOptions().unconnected_zero(true));
  expect_floats(c, DType::float32, {1, 2}, {0x0p+0, 0x0p+0});
}

ROW(one_integer_of_int16, "one integer of int16") {
  const Tensor x = integers(DType::int16, {5}, {-32768, -32767, 0, 3, 32767});
  const Tensor y_abs = eager::abs(x);
  expect_integers(y_abs, DType::int16, {5}, {-32768, 32767, 0, 3, 32767});
  const Tensor y_negative = eager::negative(x);
  expect_integers(y_negative, DType::int16, {5}, {-32768, 32767, 0, -3, -32767});
  const Tensor y_square = eager::square(x);
  expect_integers(y_square, DType::int16, {5}, {0, 1, 0, 9, 1});
  const Tensor y_relu = eager::relu(x);
  expect_integers(y_relu, DType::int16, {5}, {0, 0, 0, 3, 32767});
  const Tensor y_relu6 = eager::relu6(x);
  expect_integers(y_relu6, DType::int16, {5}, {0, 0, 0, 3, 6});
  const Tensor y_sign = eager::sign(x);
  expect_integers(y_sign, DType::int16, {5}, {-1, -1, 0, 1, 1});
  const Tensor y_bitwise_invert = eager::bitwise_invert(x);
  expect_integers(y_bitwise_invert, DType::int16, {5}, {32767, 32766, -1, -4, -32768});
  const Tensor y_conj = eager::conj(x);
  expect_integers(y_conj, DType::int16, {5}, {-32768, -32767, 0, 3, 32767});
  const Tensor y_real = eager::real(x);
  expect_integers(y_real, DType::int16, {5}, {-32768, -32767, 0, 3, 32767});
  const Tensor y_imag = eager::imag(x);
  expect_integers(y_imag, DType::int16, {5}, {0, 0, 0, 0, 0});
  const Tensor y_round = eager::round(x);
  expect_integers(y_round, DType::int16, {5}, {-32768, -32767, 0, 3, 32767});
}

ROW(one_integer_of_int32, "one integer of int32") {
  const Tensor x = integers(DType::int32, {5}, {-2147483648, -2147483647, 0, 3, 2147483647});
  const Tensor y_abs = eager::abs(x);
  expect_integers(y_abs, DType::int32, {5}, {-2147483648, 2147483647, 0, 3, 2147483647});
  const Tensor y_negative = eager::negative(x);
  expect_integers(y_negative, DType::int32, {5}, {-2147483648, 2147483647, 0, -3, -2147483647});
  const Tensor y_square = eager::square(x);
  expect_integers(y_square, DType::int32, {5}, {0, 1, 0, 9, 1});
  const Tensor y_relu = eager::relu(x);
  expect_integers(y_relu, DType::int32, {5}, {0, 0, 0, 3, 2147483647});
  const Tensor y_relu6 = eager::relu6(x);
  expect_integers(y_relu6, DType::int32, {5}, {0, 0, 0, 3, 6});
  const Tensor y_sign = eager::sign(x);
  expect_integers(y_sign, DType::int32, {5}, {-1, -1, 0, 1, 1});
  const Tensor y_bitwise_invert = eager::bitwise_invert(x);
  expect_integers(y_bitwise_invert, DType::int32, {5}, {2147483647, 2147483646, -1, -4, -2147483648});
  const Tensor y_conj = eager::conj(x);
  expect_integers(y_conj, DType::int32, {5}, {-2147483648, -2147483647, 0, 3, 2147483647});
  const Tensor y_real = eager::real(x);
  expect_integers(y_real, DType::int32, {5}, {-2147483648, -2147483647, 0, 3, 2147483647});
  const Tensor y_imag = eager::imag(x);
  expect_integers(y_imag, DType::int32, {5}, {0, 0, 0, 0, 0});
  const Tensor y_round = eager::round(x);
  expect_integers(y_round, DType::int32, {5}, {-2147483648, -2147483647, 0, 3, 2147483647});
}

ROW(one_integer_of_int64, "one integer of int64") {
  const Tensor x = integers(DType::int64, {5}, {INT64_MIN, -9223372036854775807, 0, 3, 9223372036854775807});
  const Tensor y_abs = eager::abs(x);
  expect_integers(y_abs, DType::int64, {5}, {INT64_MIN, 9223372036854775807, 0, 3, 9223372036854775807});
  const Tensor y_negative = eager::negative(x);
  expect_integers(y_negative, DType::int64, {5}, {INT64_MIN, 9223372036854775807, 0, -3, -9223372036854775807});
  const Tensor y_square = eager::square(x);
  expect_integers(y_square, DType::int64, {5}, {0, 1, 0, 9, 1});
  const Tensor y_relu = eager::relu(x);
  expect_integers(y_relu, DType::int64, {5}, {0, 0, 0, 3, 9223372036854775807});
  const Tensor y_relu6 = eager::relu6(x);
  expect_integers(y_relu6, DType::int64, {5}, {0, 0, 0, 3, 6});
  const Tensor y_sign = eager::sign(x);
  expect_integers(y_sign, DType::int64, {5}, {-1, -1, 0, 1, 1});
  const Tensor y_bitwise_invert = eager::bitwise_invert(x);
  expect_integers(y_bitwise_invert, DType::int64, {5}, {9223372036854775807, 9223372036854775806, -1, -4, INT64_MIN});
  const Tensor y_conj = eager::conj(x);
  expect_integers(y_conj, DType::int64, {5}, {INT64_MIN, -9223372036854775807, 0, 3, 9223372036854775807});
  const Tensor y_real = eager::real(x);
  expect_integers(y_real, DType::int64, {5}, {INT64_MIN, -9223372036854775807, 0, 3, 9223372036854775807});
  const Tensor y_imag = eager::imag(x);
  expect_integers(y_imag, DType::int64, {5}, {0, 0, 0, 0, 0});
  const Tensor y_round = eager::round(x);
  expect_integers(y_round, DType::int64, {5}, {INT64_MIN, -9223372036854775807, 0, 3, 9223372036854775807});
}

ROW(one_integer_of_int8, "one integer of int8") {
  const Tensor x = integers(DType::int8, {5}, {-128, -127, 0, 3, 127});
  const Tensor y_abs = eager::abs(x);
  expect_integers(y_abs, DType::int8, {5}, {-128, 127, 0, 3, 127});
  const Tensor y_negative = eager::negative(x);
  expect_integers(y_negative, DType::int8, {5}, {-128, 127, 0, -3, -127});
  const Tensor y_square = eager::square(x);
  expect_integers(y_square, DType::int8, {5}, {0, 1, 0, 9, 1});
  const Tensor y_relu = eager::relu(x);
  expect_integers(y_relu, DType::int8, {5}, {0, 0, 0, 3, 127});
  const Tensor y_relu6 = eager::relu6(x);
  expect_integers(y_relu6, DType::int8, {5}, {0, 0, 0, 3, 6});
  const Tensor y_sign = eager::sign(x);
  expect_integers(y_sign, DType::int8, {5}, {-1, -1, 0, 1, 1});
  const Tensor y_bitwise_invert = eager::bitwise_invert(x);
  expect_integers(y_bitwise_invert, DType::int8, {5}, {127, 126, -1, -4, -128});
  const Tensor y_conj = eager::conj(x);
  expect_integers(y_conj, DType::int8, {5}, {-128, -127, 0, 3, 127});
  const Tensor y_real = eager::real(x);
  expect_integers(y_real, DType::int8, {5}, {-128, -127, 0, 3, 127});
  const Tensor y_imag = eager::imag(x);
  expect_integers(y_imag, DType::int8, {5}, {0, 0, 0, 0, 0});
  const Tensor y_round = eager::round(x);
  expect_integers(y_round, DType::int8, {5}, {-128, -127, 0, 3, 127});
}

ROW(one_integer_of_uint16, "one integer of uint16") {
  const Tensor x = integers(DType::uint16, {5}, {0, 1, 0, 3, 65535});
  const Tensor y_abs = eager::abs(x);
  expect_integers(y_abs, DType::uint16, {5}, {0, 1, 0, 3, 65535});
  const Tensor y_negative = eager::negative(x);
  expect_integers(y_negative, DType::uint16, {5}, {0, 65535, 0, 65533, 1});
  const Tensor y_square = eager::square(x);
  expect_integers(y_square, DType::uint16, {5}, {0, 1, 0, 9, 1});
  const Tensor y_relu = eager::relu(x);
  expect_integers(y_relu, DType::uint16, {5}, {0, 1, 0, 3, 65535});
  const Tensor y_relu6 = eager::relu6(x);
  expect_integers(y_relu6, DType::uint16, {5}, {0, 1, 0, 3, 6});
  const Tensor y_sign = eager::sign(x);
  expect_integers(y_sign, DType::uint16, {5}, {0, 1, 0, 1, 1});
  const Tensor y_bitwise_invert = eager::bitwise_invert(x);
  expect_integers(y_bitwise_invert, DType::uint16, {5}, {65535, 65534, 65535, 65532, 0});
  const Tensor y_conj = eager::conj(x);
  expect_integers(y_conj, DType::uint16, {5}, {0, 1, 0, 3, 65535});
  const Tensor y_real = eager::real(x);
  expect_integers(y_real, DType::uint16, {5}, {0, 1, 0, 3, 65535});
  const Tensor y_imag = eager::imag(x);
  expect_integers(y_imag, DType::uint16, {5}, {0, 0, 0, 0, 0});
  const Tensor y_round = eager::round(x);
  expect_integers(y_round, DType::uint16, {5}, {0, 1, 0, 3, 65535});
}

ROW(one_integer_of_uint32, "one integer of uint32") {
  const Tensor x = integers(DType::uint32, {5}, {0, 1, 0, 3, 4294967295});
  const Tensor y_abs = eager::abs(x);
  expect_integers(y_abs, DType::uint32, {5}, {0, 1, 0, 3, 4294967295});
  const Tensor y_negative = eager::negative(x);
  expect_integers(y_negative, DType::uint32, {5}, {0, 4294967295, 0, 4294967293, 1});
  const Tensor y_square = eager::square(x);
  expect_integers(y_square, DType::uint32, {5}, {0, 1, 0, 9, 1});
  const Tensor y_relu = eager::relu(x);
  expect_integers(y_relu, DType::uint32, {5}, {0, 1, 0, 3, 4294967295});
  const Tensor y_relu6 = eager::relu6(x);
  expect_integers(y_relu6, DType::uint32, {5}, {0, 1, 0, 3, 6});
  const Tensor y_sign = eager::sign(x);
  expect_integers(y_sign, DType::uint32, {5}, {0, 1, 0, 1, 1});
  const Tensor y_bitwise_invert = eager::bitwise_invert(x);
  expect_integers(y_bitwise_invert, DType::uint32, {5}, {4294967295, 4294967294, 4294967295, 4294967292, 0});
  const Tensor y_conj = eager::conj(x);
  expect_integers(y_conj, DType::uint32, {5}, {0, 1, 0, 3, 4294967295});
  const Tensor y_real = eager::real(x);
  expect_integers(y_real, DType::uint32, {5}, {0, 1, 0, 3, 4294967295});
  const Tensor y_imag = eager::imag(x);
  expect_integers(y_imag, DType::uint32, {5}, {0, 0, 0, 0, 0});
  const Tensor y_round = eager::round(x);
  expect_integers(y_round, DType::uint32, {5}, {0, 1, 0, 3, 4294967295});
}

ROW(one_integer_of_uint64, "one integer of uint64") {
  const Tensor x = unsigneds(DType::uint64, {5}, {0u, 1u, 0u, 3u, 18446744073709551615u});
  const Tensor y_abs = eager::abs(x);
  expect_unsigneds(y_abs, DType::uint64, {5}, {0u, 1u, 0u, 3u, 18446744073709551615u});
  const Tensor y_negative = eager::negative(x);
  expect_unsigneds(y_negative, DType::uint64, {5}, {0u, 18446744073709551615u, 0u, 18446744073709551613u, 1u});
  const Tensor y_square = eager::square(x);
  expect_unsigneds(y_square, DType::uint64, {5}, {0u, 1u, 0u, 9u, 1u});
  const Tensor y_relu = eager::relu(x);
  expect_unsigneds(y_relu, DType::uint64, {5}, {0u, 1u, 0u, 3u, 18446744073709551615u});
  const Tensor y_relu6 = eager::relu6(x);
  expect_unsigneds(y_relu6, DType::uint64, {5}, {0u, 1u, 0u, 3u, 6u});
  const Tensor y_sign = eager::sign(x);
  expect_unsigneds(y_sign, DType::uint64, {5}, {0u, 1u, 0u, 1u, 1u});
  const Tensor y_bitwise_invert = eager::bitwise_invert(x);
  expect_unsigneds(y_bitwise_invert, DType::uint64, {5}, {18446744073709551615u, 18446744073709551614u, 18446744073709551615u, 18446744073709551612u, 0u});
  const Tensor y_conj = eager::conj(x);
  expect_unsigneds(y_conj, DType::uint64, {5}, {0u, 1u, 0u, 3u, 18446744073709551615u});
  const Tensor y_real = eager::real(x);
  expect_unsigneds(y_real, DType::uint64, {5}, {0u, 1u, 0u, 3u, 18446744073709551615u});
  const Tensor y_imag = eager::imag(x);
  expect_unsigneds(y_imag, DType::uint64, {5}, {0u, 0u, 0u, 0u, 0u});
  const Tensor y_round = eager::round(x);
  expect_unsigneds(y_round, DType::uint64, {5}, {0u, 1u, 0u, 3u, 18446744073709551615u});
}

ROW(one_integer_of_uint8, "one integer of uint8") {
  const Tensor x = integers(DType::uint8, {5}, {0, 1, 0, 3, 255});
  const Tensor y_abs = eager::abs(x);
  expect_integers(y_abs, DType::uint8, {5}, {0, 1, 0, 3, 255});
  const Tensor y_negative = eager::negative(x);
  expect_integers(y_negative, DType::uint8, {5}, {0, 255, 0, 253, 1});
  const Tensor y_square = eager::square(x);
  expect_integers(y_square, DType::uint8, {5}, {0, 1, 0, 9, 1});
  const Tensor y_relu = eager::relu(x);
  expect_integers(y_relu, DType::uint8, {5}, {0, 1, 0, 3, 255});
  const Tensor y_relu6 = eager::relu6(x);
  expect_integers(y_relu6, DType::uint8, {5}, {0, 1, 0, 3, 6});
  const Tensor y_sign = eager::sign(x);
  expect_integers(y_sign, DType::uint8, {5}, {0, 1, 0, 1, 1});
  const Tensor y_bitwise_invert = eager::bitwise_invert(x);
  expect_integers(y_bitwise_invert, DType::uint8, {5}, {255, 254, 255, 252, 0});
  const Tensor y_conj = eager::conj(x);
  expect_integers(y_conj, DType::uint8, {5}, {0, 1, 0, 3, 255});
  const Tensor y_real = eager::real(x);
  expect_integers(y_real, DType::uint8, {5}, {0, 1, 0, 3, 255});
  const Tensor y_imag = eager::imag(x);
  expect_integers(y_imag, DType::uint8, {5}, {0, 0, 0, 0, 0});
  const Tensor y_round = eager::round(x);
  expect_integers(y_round, DType::uint8, {5}, {0, 1, 0, 3, 255});
}

ROW(one_hot_axis_1_dtype_int16, "one_hot axis=1 dtype=int16") {
  const Tensor indices = integers(DType::uint8, {2, 1}, {1, 0});
  const Tensor y = eager::one_hot(indices, 2, OneHotOptions().axis(1).dtype(DType::int16));
  expect_integers(y, DType::int16, {2, 2, 1}, {0, 1, 1, 0});
}

ROW(one_hot_depth_0, "one_hot depth=0") {
  const Tensor indices = integers(DType::int32, {1}, {0});
  const Tensor y = eager::one_hot(indices, 0);
  expect_floats(y, DType::float32, {1, 0}, {});
}

ROW(one_hot_depth_3, "one_hot depth=3") {
  const Tensor indices = integers(DType::int32, {4}, {0, 2, 5, -1});
  const Tensor y = eager::one_hot(indices, 3);
  expect_floats(y, DType::float32, {4, 3}, {0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0});
}

ROW(one_hot_with_values, "one_hot with values") {
  const Tensor i = integers(DType::int64, {2}, {1, 0});
  const Tensor on = floats(DType::float64, {}, {0x1.4p+1});
  const Tensor off = floats(DType::float64, {}, {-0x1p+0});
  const Tensor y = eager::one_hot(i, 2, OneHotOptions().on_value(on).off_value(off));
  expect_floats(y, DType::float64, {2, 2}, {-0x1p+0, 0x1.4p+1, 0x1.4p+1, -0x1p+0});
  const Tensor z = eager::one_hot(i, 2, OneHotOptions().on_value(on).axis(0));
  expect_floats(z, DType::float64, {2, 2}, {0x0p+0, 0x1.4p+1, 0x1.4p+1, 0x0p+0});
  const Tensor w = eager::one_hot(i, 2, OneHotOptions().off_value(off));
  expect_floats(w, DType::float64, {2, 2}, {-0x1p+0, 0x1p+0, 0x1p+0, -0x1p+0});
}

ROW(ones_like, "ones_like") {
  const Tensor x = integers(DType::uint8, {2, 1}, {4, 5});
  const Tensor y = eager::ones_like(x);
  expect_integers(y, DType::uint8, {2, 1}, {1, 1});
}

ROW(ones_like_dtype_bfloat16, "ones_like dtype=bfloat16") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  const Tensor y = eager::ones_like(x, OnesLikeOptions().dtype(DType::bfloat16));
  expect_floats(y, DType::bfloat16, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0});
}

ROW(ops_on_nothing, "ops on nothing") {
  const Tensor x = floats(DType::float32, {0, 3}, {});
  const Tensor y_exp = eager::exp(x);
  expect_floats(y_exp, DType::float32, {0, 3}, {});
  const Tensor y_relu = eager::relu(x);
  expect_floats(y_relu, DType::float32, {0, 3}, {});
  const Tensor y_isnan = eager::isnan(x);
  expect_booleans(y_isnan, DType::bool_, {0, 3}, {});
  const Tensor y_negative = eager::negative(x);
  expect_floats(y_negative, DType::float32, {0, 3}, {});
  const Tensor y_softmax = eager::softmax(x);
  expect_floats(y_softmax, DType::float32, {0, 3}, {});
  const Tensor y_flip = eager::flip(x);
  expect_floats(y_flip, DType::float32, {0, 3}, {});
  const Tensor y_copy = eager::copy(x);
  expect_floats(y_copy, DType::float32, {0, 3}, {});
  const Tensor c = eager::concat({x, x}, ConcatOptions().axis(1));
  expect_floats(c, DType::float32, {0, 6}, {});
  const Tensor r = eager::reshape(x, {3, 0, 2});
  expect_floats(r, DType::float32, {3, 0, 2}, {});
  const Tensor p = eager::permute_dims(x);
  expect_floats(p, DType::float32, {3, 0}, {});
}

ROW(ops_on_scalars, "ops on scalars") {
  const Tensor x = floats(DType::float64, {}, {0x1p+2});
  const Tensor y_sqrt = eager::sqrt(x);
  expect_floats(y_sqrt, DType::float64, {}, {0x1p+1});
  const Tensor y_sum = eager::sum(x);
  expect_floats(y_sum, DType::float64, {}, {0x1p+2});
  const Tensor y_max = eager::max(x);
  expect_floats(y_max, DType::float64, {}, {0x1p+2});
  const Tensor y_square = eager::square(x);
  expect_floats(y_square, DType::float64, {}, {0x1p+4});
  const Tensor y_permute_dims = eager::permute_dims(x);
  expect_floats(y_permute_dims, DType::float64, {}, {0x1p+2});
  const Tensor y_squeeze = eager::squeeze(x);
  expect_floats(y_squeeze, DType::float64, {}, {0x1p+2});
  const Tensor y_flip = eager::flip(x);
  expect_floats(y_flip, DType::float64, {}, {0x1p+2});
  const Tensor y = eager::expand_dims(x, 0);
  expect_floats(y, DType::float64, {1}, {0x1p+2});
  const Tensor i = eager::argmax(x);
  expect_integers(i, DType::int64, {}, {0});
  const Tensor s = eager::stack({x, x});
  expect_floats(s, DType::float64, {2}, {0x1p+2, 0x1p+2});
}

ROW(optimizer_adagrad, "optimizer adagrad") {
  const Adagrad optimizer;
  const Tensor p_float32 = floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float32(p_float32, "float32");
  const Tensor p_float64 = floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float64(p_float64, "float64");
  const Tensor g0_float32 = floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  const Tensor g0_float64 = floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64});
  const Tensor r0_float32 = v_float32.read();
  expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ff7ceep-1, -0x1.ffbe76p+0, 0x1.fef9dcp-2, 0x1.7fdf3cp+1}, 8.0);
  const Tensor r0_float64 = v_float64.read();
  expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ff7ced9168e34p-1, -0x1.ffbe76c8b4558p+0, 0x1.fef9db22d11dbp-2, 0x1.7fdf3b645a54fp+1}, 8.0);
  const Tensor g1_float32 = floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  const Tensor g1_float64 = floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64});
  const Tensor r1_float32 = v_float32.read();
  expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ffb78cp-1, -0x1.ffdbc6p+0, 0x1.fe84ap-2, 0x1.7ffffp+1}, 8.0);
  const Tensor r1_float64 = v_float64.read();
  expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ffb78b90f16a5p-1, -0x1.ffdbc5c878a44p+0, 0x1.fe849f23bfcc1p-2, 0x1.7fffefa9f1e7bp+1}, 8.0);
  const Variable slot_accumulator_float32 = optimizer.slot(v_float32, "accumulator");
  const Tensor accumulator_float32_value = slot_accumulator_float32.read();
  expect_floats(accumulator_float32_value, DType::float32, {2, 2}, {0x1.4p-2, 0x1.4p+0, 0x1.4p+2, 0x1.01p+4}, 64.0);
  const Variable slot_accumulator_float64 = optimizer.slot(v_float64, "accumulator");
  const Tensor accumulator_float64_value = slot_accumulator_float64.read();
  expect_floats(accumulator_float64_value, DType::float64, {2, 2}, {0x1.4p-2, 0x1.4p+0, 0x1.4p+2, 0x1.01p+4}, 64.0);
}

ROW(optimizer_adagrad_changes_the_rows_that_sparse_rows_name, "optimizer adagrad changes the rows that sparse rows name") {
  const Tensor x = floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  const Variable v(x, "v");
  const Tensor i = integers(DType::int32, {3}, {2, 0, 2});
  const Adagrad optimizer(AdagradOptions().learning_rate(0x1p-2));
  Tape t0;
  const Tensor a0 = v.read();
  const Tensor y0 = eager::gather(a0, i);
  const Tensor z0 = eager::square(y0);
  const Tensor g0 = t0.gradient(z0, v);
  optimizer.apply({g0}, {v});
  Tape t1;
  const Tensor a1 = v.read();
  const Tensor y1 = eager::gather(a1, i);
  const Tensor z1 = eager::square(y1);
  const Tensor g1 = t1.gradient(z1, v);
  optimizer.apply({g1}, {v});
  const Tensor after = v.read();
  expect_floats(after, DType::float64, {3, 2}, {0x1.33333333585d1p-1, 0x1.95db0f7d4608ap+0, 0x1.8p+1, 0x1p+2, 0x1.24fae1d81f878p+2, 0x1.64edf4a4500aap+2}, 16.0);
}

ROW(optimizer_adagrad_learning_rate_0_125_epsilon_0_25_initial_accumulator_value_0_5, "optimizer adagrad learning_rate=0.125 epsilon=0.25 initial_accumulator_value=0.5") {
  const Adagrad optimizer(AdagradOptions().learning_rate(0x1p-3).epsilon(0x1p-2).initial_accumulator_value(0x1p-1));
  const Tensor p_float32 = floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float32(p_float32, "float32");
  const Tensor p_float64 = floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float64(p_float64, "float64");
  const Tensor g0_float32 = floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  const Tensor g0_float64 = floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64});
  const Tensor r0_float32 = v_float32.read();
  expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.e353aap-1, -0x1.ea4d24p+0, 0x1.940b14p-2, 0x1.7cp+1}, 8.0);
  const Tensor r0_float64 = v_float64.read();
  expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.e353aa50f3ed9p-1, -0x1.ea4d2410a5628p+0, 0x1.940b1377e74cdp-2, 0x1.7cp+1}, 8.0);
  const Tensor g1_float32 = floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  const Tensor g1_float64 = floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64});
  const Tensor r1_float32 = v_float32.read();
  expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.f1391cp-1, -0x1.f4794ap+0, 0x1.62b8bap-2, 0x1.8ad0dap+1}, 8.0);
  const Tensor r1_float64 = v_float64.read();
  expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.f1391c7e8a299p-1, -0x1.f47949ca9daa3p+0, 0x1.62b8ba2a6da91p-2, 0x1.8ad0d9f99129cp+1}, 8.0);
  const Variable slot_accumulator_float32 = optimizer.slot(v_float32, "accumulator");
  const Tensor accumulator_float32_value = slot_accumulator_float32.read();
  expect_floats(accumulator_float32_value, DType::float32, {2, 2}, {0x1.ap-1, 0x1.cp+0, 0x1.6p+2, 0x1.09p+4}, 64.0);
  const Variable slot_accumulator_float64 = optimizer.slot(v_float64, "accumulator");
  const Tensor accumulator_float64_value = slot_accumulator_float64.read();
  expect_floats(accumulator_float64_value, DType::float64, {2, 2}, {0x1.ap-1, 0x1.cp+0, 0x1.6p+2, 0x1.09p+4}, 64.0);
}

ROW(optimizer_adam, "optimizer adam") {
  const Adam optimizer;
  const Tensor p_float32 = floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float32(p_float32, "float32");
  const Tensor p_float64 = floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float64(p_float64, "float64");
  const Tensor g0_float32 = floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  const Tensor g0_float64 = floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64});
  const Tensor r0_float32 = v_float32.read();
  expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ff7ceep-1, -0x1.ffbe76p+0, 0x1.fef9dcp-2, 0x1.7fdf3cp+1}, 8.0);
  const Tensor r0_float64 = v_float64.read();
  expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ff7ced91946dbp-1, -0x1.ffbe76c8bf381p+0, 0x1.fef9db22e6e2ep-2, 0x1.7fdf3b64701a3p+1}, 8.0);
  const Tensor g1_float32 = floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  const Tensor g1_float64 = floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64});
  const Tensor r1_float32 = v_float32.read();
  expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ff5a04p-1, -0x1.ffad02p+0, 0x1.fe057ep-2, 0x1.7ff634p+1}, 8.0);
  const Tensor r1_float64 = v_float64.read();
  expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ff5a04c7e3382p-1, -0x1.ffad0263e2e8fp+0, 0x1.fe057d9ec09f6p-2, 0x1.7ff633135521p+1}, 8.0);
  const Variable slot_m_float32 = optimizer.slot(v_float32, "m");
  const Tensor m_float32_value = slot_m_float32.read();
  expect_floats(m_float32_value, DType::float32, {2, 2}, {0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2}, 64.0);
  const Variable slot_v_float32 = optimizer.slot(v_float32, "v");
  const Tensor v_float32_value = slot_v_float32.read();
  expect_floats(v_float32_value, DType::float32, {2, 2}, {0x1.476af8p-12, 0x1.476af8p-10, 0x1.476af8p-8, 0x1.072abep-6}, 64.0);
  const Variable slot_m_float64 = optimizer.slot(v_float64, "m");
  const Tensor m_float64_value = slot_m_float64.read();
  expect_floats(m_float64_value, DType::float64, {2, 2}, {0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2}, 64.0);
  const Variable slot_v_float64 = optimizer.slot(v_float64, "v");
  const Tensor v_float64_value = slot_v_float64.read();
  expect_floats(v_float64_value, DType::float64, {2, 2}, {0x1.476af89c5e705p-12, 0x1.476af89c5e705p-10, 0x1.476af89c5e705p-8, 0x1.072abef06b37dp-6}, 64.0);
}

ROW(optimizer_adam_changes_the_rows_that_sparse_rows_name, "optimizer adam changes the rows that sparse rows name") {
  const Tensor x = floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  const Variable v(x, "v");
  const Tensor i = integers(DType::int32, {3}, {2, 0, 2});
  const Adam optimizer(AdamOptions().learning_rate(0x1p-2));
  Tape t0;
  const Tensor a0 = v.read();
  const Tensor y0 = eager::gather(a0, i);
  const Tensor z0 = eager::square(y0);
  const Tensor g0 = t0.gradient(z0, v);
  optimizer.apply({g0}, {v});
  Tape t1;
  const Tensor a1 = v.read();
  const Tensor y1 = eager::gather(a1, i);
  const Tensor z1 = eager::square(y1);
  const Tensor g1 = t1.gradient(z1, v);
  optimizer.apply({g1}, {v});
  const Tensor after = v.read();
  expect_floats(after, DType::float64, {3, 2}, {0x1.023afae5fa876p-1, 0x1.805d1b8806547p+0, 0x1.8p+1, 0x1p+2, 0x1.2006d1baadb49p+2, 0x1.60057812aa402p+2}, 16.0);
}

ROW(optimizer_adam_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25_weight_decay_0_5, "optimizer adam learning_rate=0.125 beta_1=0.5 beta_2=0.75 epsilon=0.25 weight_decay=0.5") {
  const Adam optimizer(AdamOptions().learning_rate(0x1p-3).beta_1(0x1p-1).beta_2(0x1.8p-1).epsilon(0x1p-2).weight_decay(0x1p-1));
  const Tensor p_float32 = floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float32(p_float32, "float32");
  const Tensor p_float64 = floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float64(p_float64, "float64");
  const Tensor g0_float32 = floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  const Tensor g0_float64 = floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64});
  const Tensor r0_float32 = v_float32.read();
  expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.b55556p-1, -0x1.c66666p+0, 0x1.6e38e4p-2, 0x1.6p+1}, 8.0);
  const Tensor r0_float64 = v_float64.read();
  expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.b555555555555p-1, -0x1.c666666666666p+0, 0x1.6e38e38e38e39p-2, 0x1.6p+1}, 8.0);
  const Tensor g1_float32 = floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  const Tensor g1_float64 = floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64});
  const Tensor r1_float32 = v_float32.read();
  expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.9ap-1, -0x1.aap+0, 0x1.ecee8ap-3, 0x1.569bd8p+1}, 8.0);
  const Tensor r1_float64 = v_float64.read();
  expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.9ap-1, -0x1.aap+0, 0x1.ecee8958a20f6p-3, 0x1.569bd84b31f73p+1}, 8.0);
  const Variable slot_m_float32 = optimizer.slot(v_float32, "m");
  const Tensor m_float32_value = slot_m_float32.read();
  expect_floats(m_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0}, 64.0);
  const Variable slot_v_float32 = optimizer.slot(v_float32, "v");
  const Tensor v_float32_value = slot_v_float32.read();
  expect_floats(v_float32_value, DType::float32, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0);
  const Variable slot_m_float64 = optimizer.slot(v_float64, "m");
  const Tensor m_float64_value = slot_m_float64.read();
  expect_floats(m_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0}, 64.0);
  const Variable slot_v_float64 = optimizer.slot(v_float64, "v");
  const Tensor v_float64_value = slot_v_float64.read();
  expect_floats(v_float64_value, DType::float64, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0);
}

ROW(optimizer_adam_of_bfloat16_slots_are_float32, "optimizer adam of bfloat16: slots are float32") {
  const Tensor x = floats(DType::bfloat16, {3}, {0x1p+0, -0x1p+1, 0x1p-1});
  const Variable v(x, "v");
  const Adam adam(AdamOptions().learning_rate(0x1p-3));
  const Tensor g0 = floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+0, 0x1p+1});
  adam.apply({g0}, {v});
  const Tensor g1 = floats(DType::bfloat16, {3}, {0x1p+0, 0x1p-2, -0x1p+2});
  adam.apply({g1}, {v});
  const Tensor after = v.read();
  expect_floats(after, DType::bfloat16, {3}, {0x1.82p-1, -0x1.dp+0, 0x1.aep-2}, 1.0);
  const Variable slot_m = adam.slot(v, "m");
  const Tensor m_value = slot_m.read();
  expect_floats(m_value, DType::float32, {3}, {0x1.28f5c2p-3, -0x1.0a3d7p-4, -0x1.c28f5cp-3}, 16.0);
  const Variable slot_v = adam.slot(v, "v");
  const Tensor v_value = slot_v.read();
  expect_floats(v_value, DType::float32, {3}, {0x1.479d4ep-10, 0x1.16441p-10, 0x1.479d4ep-6}, 16.0);
}
