// Written by bindings/generate.
// clang-format off
#include "conformance.h"

using namespace eager;

ROW(max_pool1d_data_format_nchw, "max_pool1d data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 5}, {0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::max_pool1d(x, MaxPool1dOptions().data_format(DataFormat::nchw)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 2}, {0x1.6p+4, 0x1.dp+4, 0x1.08p+5, 0x1.2p+4, 0x1.2p+5, 0x1.cp+4, 0x1p+5, 0x1.1p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 5}, {0x0p+0, 0x1p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x1p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(max_pool1d_ksize_2_strides_2_dilations_2_ceil_mode_true, "max_pool1d ksize=2 strides=2 dilations=2 ceil_mode=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 6, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3}));
  EAGER_TRY(const Tensor y, eager::max_pool1d(x, MaxPool1dOptions().ksize({2}).strides({2}).dilations({2}).ceil_mode(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 2}, {0x1.cp+2, 0x1.2p+4, 0x1.cp+3, 0x1.9p+4, 0x1.cp+3, 0x1.9p+4}));
  return done();
}

ROW(max_pool1d_ksize_3_strides_1_padding_same, "max_pool1d ksize=3 strides=1 padding=SAME") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 5, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::max_pool1d(x, MaxPool1dOptions().ksize({3}).strides({1}).padding(Padding::same)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 5, 2}, {0x1.6p+4, 0x1.08p+5, 0x1.6p+4, 0x1.08p+5, 0x1.dp+4, 0x1.08p+5, 0x1.dp+4, 0x1.9p+4, 0x1.dp+4, 0x1.9p+4, 0x1.2p+5, 0x1p+5, 0x1.2p+5, 0x1p+5, 0x1.cp+4, 0x1p+5, 0x1.cp+4, 0x1.8p+4, 0x1.cp+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 5, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 5, 2}, {0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.ep+1, 0x0p+0, 0x0p+0, 0x1.6p+1, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.ap+1, 0x0p+0, 0x0p+0, 0x1.6p+1, 0x0p+0, 0x0p+0, 0x1.2p+2, 0x0p+0, 0x0p+0, 0x1.ap+1}, 1.0));
  return done();
}

ROW(max_pool1d_padding_explicit_paddings_1_0, "max_pool1d padding=EXPLICIT paddings=1,0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 5, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::max_pool1d(x, MaxPool1dOptions().padding(Padding::explicit_).paddings({1, 0})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.dp+4, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.cp+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 5, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.8p+0}, 1.0));
  return done();
}

ROW(max_pool2d, "max_pool2d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::max_pool2d(x));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.2p+5, 0x1.08p+5, 0x1.dp+4, 0x1p+5, 0x1.cp+4, 0x1.8p+4, 0x1.18p+5, 0x1.fp+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(max_pool2d_data_format_nchw, "max_pool2d data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 4, 4}, {0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.18p+5, 0x1.4p+4, 0x1.4p+2, 0x1.bp+4, 0x1.8p+3, 0x1.1p+5, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4, 0x1.2p+3, 0x1.fp+4, 0x1p+4, 0x1p+0, 0x1.7p+4, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::max_pool2d(x, MaxPool2dOptions().data_format(DataFormat::nchw)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.2p+5, 0x1.dp+4, 0x1.cp+4, 0x1.18p+5, 0x1.08p+5, 0x1p+5, 0x1.8p+4, 0x1.fp+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 4, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(max_pool2d_ksize_2_strides_2_dilations_2_ceil_mode_true, "max_pool2d ksize=2 strides=2 dilations=2 ceil_mode=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 6, 5, 1}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4}));
  EAGER_TRY(const Tensor y, eager::max_pool2d(x, MaxPool2dOptions().ksize({2}).strides({2}).dilations({2}).ceil_mode(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 2, 1}, {0x1.2p+5, 0x1.6p+4, 0x1.2p+5, 0x1.5p+4, 0x1.18p+5, 0x1.4p+4}));
  return done();
}

ROW(max_pool2d_ksize_2_3_strides_2_1, "max_pool2d ksize=2,3 strides=2,1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::max_pool2d(x, MaxPool2dOptions().ksize({2, 3}).strides({2, 1})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.2p+5, 0x1.08p+5, 0x1.2p+5, 0x1.08p+5, 0x1.18p+5, 0x1.8p+4, 0x1.18p+5, 0x1.fp+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.2p+1, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(max_pool2d_ksize_3_strides_1, "max_pool2d ksize=3 strides=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::max_pool2d(x, MaxPool2dOptions().ksize({3}).strides({1})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.2p+5, 0x1.08p+5, 0x1.2p+5, 0x1.08p+5, 0x1.2p+5, 0x1p+5, 0x1.2p+5, 0x1p+5}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.5p+2, 0x0p+0, 0x0p+0, 0x1p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(max_pool2d_ksize_3_2_padding_same, "max_pool2d ksize=3,2 padding=SAME") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::max_pool2d(x, MaxPool2dOptions().ksize({3, 2}).padding(Padding::same)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.2p+5, 0x1.08p+5, 0x1.dp+4, 0x1p+5, 0x1.cp+4, 0x1.8p+4, 0x1.18p+5, 0x1.fp+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(max_pool2d_padding_explicit_paddings_1_1_0_0, "max_pool2d padding=EXPLICIT paddings=1,1,0,0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::max_pool2d(x, MaxPool2dOptions().padding(Padding::explicit_).paddings({1, 1, 0, 0})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 2, 2}, {0x1.6p+4, 0x1.08p+5, 0x1.dp+4, 0x1.2p+4, 0x1.2p+5, 0x1.9p+4, 0x1.18p+5, 0x1p+5, 0x1.bp+4, 0x1p+4, 0x1.1p+5, 0x1.7p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x0p+0, 0x1p-2, 0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p-1, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1p-2, 0x0p+0}, 1.0));
  return done();
}

ROW(max_pool2d_strides_1_dilations_2, "max_pool2d strides=1 dilations=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 1}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::max_pool2d(x, MaxPool2dOptions().strides({1}).dilations({2})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 1}, {0x1.2p+5, 0x1.08p+5, 0x1.dp+4, 0x1p+5}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 1}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 1}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0}));
  return done();
}

ROW(max_pool3d, "max_pool3d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 2, 4, 1}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::max_pool3d(x));
  EAGER_DO(expect_floats(y, DType::float32, {1, 1, 1, 2, 1}, {0x1p+5, 0x1.2p+5}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 1, 1, 2, 1}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 3, 2, 4, 1}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(max_pool3d_data_format_nchw, "max_pool3d data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 1, 3, 2, 4}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::max_pool3d(x, MaxPool3dOptions().data_format(DataFormat::nchw)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 1, 1, 1, 2}, {0x1p+5, 0x1.2p+5}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 1, 1, 1, 2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 1, 3, 2, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(max_pool3d_ksize_1_2_1_strides_2_dilations_2_ceil_mode_true, "max_pool3d ksize=1,2,1 strides=2 dilations=2 ceil_mode=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 6, 3, 1}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3, 0x1.3p+4, 0x1.ep+4, 0x1p+2, 0x1.ep+3}));
  EAGER_TRY(const Tensor y, eager::max_pool3d(x, MaxPool3dOptions().ksize({1, 2, 1}).strides({2}).dilations({2}).ceil_mode(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 1, 3, 2, 1}, {0x1.dp+4, 0x1.6p+4, 0x1.dp+4, 0x1.cp+3, 0x1.5p+4, 0x1.8p+2}));
  return done();
}

ROW(max_pool3d_ksize_3_2_2_strides_1_padding_same, "max_pool3d ksize=3,2,2 strides=1 padding=SAME") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 2, 4, 1}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::max_pool3d(x, MaxPool3dOptions().ksize({3, 2, 2}).strides({1}).padding(Padding::same)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 2, 4, 1}, {0x1p+5, 0x1.2p+5, 0x1.2p+5, 0x1.08p+5, 0x1p+5, 0x1p+5, 0x1.dp+4, 0x1.1p+4, 0x1.18p+5, 0x1.2p+5, 0x1.2p+5, 0x1.08p+5, 0x1.18p+5, 0x1p+5, 0x1.fp+4, 0x1.fp+4, 0x1.18p+5, 0x1.2p+5, 0x1.2p+5, 0x1.fp+4, 0x1.18p+5, 0x1p+5, 0x1.fp+4, 0x1.fp+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 2, 4, 1}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 3, 2, 4, 1}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1.cp+0, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.ap+2, 0x0p+0, 0x0p+0, 0x1.dp+2, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.9p+2, 0x0p+0, 0x0p+0, 0x1.cp+2}, 1.0));
  return done();
}

ROW(max_pool3d_padding_explicit_paddings_1_0_0_0_1_1, "max_pool3d padding=EXPLICIT paddings=1,0,0,0,1,1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 2, 4, 1}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::max_pool3d(x, MaxPool3dOptions().padding(Padding::explicit_).paddings({1, 0, 0, 0, 1, 1})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 1, 3, 1}, {0x1.cp+2, 0x1.dp+4, 0x1.08p+5, 0x1.18p+5, 0x1.2p+5, 0x1.fp+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 1, 3, 1}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 3, 2, 4, 1}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.8p+1}, 1.0));
  return done();
}

ROW(max_pool_with_argmax_ksize_2, "max_pool_with_argmax ksize=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 1}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.8p+1}));
  EAGER_TRY(const MaxPoolWithArgmaxOutputs outputs_1_, eager::max_pool_with_argmax(x, MaxPoolWithArgmaxOptions().ksize({2})));
  const Tensor y0 = outputs_1_.y;
  const Tensor y1 = outputs_1_.argmax;
  EAGER_DO(expect_floats(y0, DType::float32, {1, 2, 1}, {0x1.2p+3, 0x1p+2}));
  EAGER_DO(expect_integers(y1, DType::int64, {1, 2, 1}, {1, 2}));
  return done();
}

ROW(max_pool_with_argmax_ksize_2_strides_2_dilations_2_ceil_mode_true_padding_explicit_padding, "max_pool_with_argmax ksize=2 strides=2 dilations=2 ceil_mode=True padding=EXPLICIT paddings=1 data_format=NCHW include_batch_in_index=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 1, 6}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3}));
  EAGER_TRY(const MaxPoolWithArgmaxOutputs outputs_1_, eager::max_pool_with_argmax(x, MaxPoolWithArgmaxOptions().ksize({2}).strides({2}).padding(Padding::explicit_).data_format(DataFormat::nchw).paddings({1}).dilations({2}).ceil_mode(true).include_batch_in_index(true)));
  const Tensor y0 = outputs_1_.y;
  const Tensor y1 = outputs_1_.argmax;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 1, 4}, {0x1.6p+3, 0x1.08p+5, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.9p+4, 0x1.4p+3}));
  EAGER_DO(expect_integers(y1, DType::int64, {2, 1, 4}, {1, 3, 3, 5, 7, 9, 9, 11}));
  return done();
}

ROW(max_unpool, "max_unpool") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 1, 2, 1}, {0x1.4p+2, 0x1.cp+2}));
  EAGER_TRY(const Tensor indices, integers(DType::int64, {1, 1, 2, 1}, {5, 2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::max_unpool(x, indices));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 4, 1}, {0x0p+0, 0x0p+0, 0x1.cp+2, 0x0p+0, 0x0p+0, 0x1.4p+2, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 4, 1}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 1, 2, 1}, {0x1.8p+1, 0x1p+1}));
  return done();
}

ROW(max_unpool_ksize_2_data_format_nchw, "max_unpool ksize=2 data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 1, 2}, {0x1.4p+2, 0x1.cp+2}));
  EAGER_TRY(const Tensor indices, integers(DType::int64, {1, 1, 2}, {1, 2}));
  EAGER_TRY(const Tensor y, eager::max_unpool(x, indices, MaxUnpoolOptions().ksize({2}).data_format(DataFormat::nchw)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 1, 4}, {0x0p+0, 0x1.4p+2, 0x1.cp+2, 0x0p+0}));
  return done();
}

ROW(max_unpool_ksize_2_strides_2_padding_explicit_paddings_0_1_data_format_nchw_include_batch, "max_unpool ksize=2 strides=2 padding=EXPLICIT paddings=0,1 data_format=NCHW include_batch_in_index=True output_size=4") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 1, 2}, {0x1.4p+2, 0x1.cp+2, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {2, 1, 2}, {1, 2, 7, 4}));
  EAGER_TRY(const Tensor y, eager::max_unpool(x, indices, MaxUnpoolOptions().ksize({2}).strides({2}).padding(Padding::explicit_).data_format(DataFormat::nchw).paddings({0, 1}).output_size({4}).include_batch_in_index(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 1, 4}, {0x0p+0, 0x1.4p+2, 0x1.cp+2, 0x0p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+1}));
  return done();
}

ROW(maximum_and_its_gradients, "maximum and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::maximum(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x0p+0, 0x0p+0, 0x1p+1}, 1.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {0x1p+0, 0x1p-1, 0x0p+0}, 1.0));
  return done();
}

ROW(maximum_and_minimum_take_nan_over, "maximum and minimum take NaN over") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {4}, {NaN, 0x1p+0, NaN, -Inf}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {4}, {0x1p+0, NaN, NaN, Inf}));
  EAGER_TRY(const Tensor y_maximum, eager::maximum(x1, x2));
  EAGER_DO(expect_floats(y_maximum, DType::float64, {4}, {NaN, NaN, NaN, Inf}));
  EAGER_TRY(const Tensor y_minimum, eager::minimum(x1, x2));
  EAGER_DO(expect_floats(y_minimum, DType::float64, {4}, {NaN, NaN, NaN, -Inf}));
  return done();
}

ROW(maximum_of_other_dtypes, "maximum of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::maximum(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::maximum(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::maximum(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, 0x1.8p+1}));
  return done();
}

ROW(mean, "mean") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::mean(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.8p-1}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5}, 2.0));
  return done();
}

ROW(mean_axis, "mean axis=") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::mean(x, MeanOptions().axis({})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}, 2.0));
  return done();
}

ROW(mean_axis_0_m1_keepdims_true, "mean axis=0,-1 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::mean(x, MeanOptions().axis({0, -1}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 1}, {0x1p-2, 0x1.ap+0, 0x1.8p-2}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 1}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2}, 2.0));
  return done();
}

ROW(mean_axis_1, "mean axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::mean(x, MeanOptions().axis({1})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4}, {-0x1.555556p-2, 0x1.555556p-1, 0x1.aaaaaap+0, 0x1.555556p-2, 0x1.2aaaaap+1, 0x1p+0, -0x1.555556p-2, 0x1.555556p-1}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1.555556p-2, 0x1.555556p-3, 0x1.555556p-1, 0x1.555556p-4, 0x1.555556p-2, 0x1.555556p-3, 0x1.555556p-1, 0x1.555556p-4, 0x1.555556p-2, 0x1.555556p-3, 0x1.555556p-1, 0x1.555556p-4, 0x1p-1, 0x1p+0, 0x1p-2, 0x1.555556p-2, 0x1p-1, 0x1p+0, 0x1p-2, 0x1.555556p-2, 0x1p-1, 0x1p+0, 0x1p-2, 0x1.555556p-2}, 2.0));
  return done();
}

ROW(mean_of_complex64, "mean of complex64") {
  EAGER_TRY(const Tensor x, complexes(DType::complex64, {2}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, 0x0p+0}}));
  EAGER_TRY(const Tensor y, eager::mean(x));
  EAGER_DO(expect_complexes(y, DType::complex64, {}, {{0x1p+1, 0x1p+0}}));
  return done();
}

ROW(mean_of_int32, "mean of int32") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {3}, {1, 2, 4}));
  EAGER_TRY(const Tensor y, eager::mean(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.2aaaaap+1}, 1.0));
  return done();
}

ROW(mean_of_int64, "mean of int64") {
  EAGER_TRY(const Tensor x, integers(DType::int64, {3}, {1, 2, 4}));
  EAGER_TRY(const Tensor y, eager::mean(x));
  EAGER_DO(expect_floats(y, DType::float64, {}, {0x1.2aaaaaaaaaaabp+1}, 1.0));
  return done();
}

ROW(median, "median") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::median(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.4p+1}));
  return done();
}

ROW(median_axis_0_keepdims_true, "median axis=0 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::median(x, MedianOptions().axis({0}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3}, {0x1.8p-1, 0x1.4p+2, 0x1.cp+1}));
  return done();
}

ROW(meshgrid, "meshgrid") {
  EAGER_TRY(const Tensor arrays0, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor arrays1, floats(DType::float32, {2}, {0x1p+2, 0x1.4p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(arrays0));
  EAGER_DO(tape.watch(arrays1));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, eager::meshgrid({arrays0, arrays1}));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor y0 = outputs_1_.at(0);
  const Tensor y1 = outputs_1_.at(1);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 3}, {0x1p+2, 0x1p+2, 0x1p+2, 0x1.4p+2, 0x1.4p+2, 0x1.4p+2}));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1}, {arrays0, arrays1}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor d_arrays0 = outputs_2_.at(0);
  const Tensor d_arrays1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(d_arrays0, DType::float32, {3}, {0x1.4p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_DO(expect_floats(d_arrays1, DType::float32, {2}, {0x1.cp+1, 0x1.3p+2}));
  return done();
}

ROW(meshgrid_indexing_ij, "meshgrid indexing=IJ") {
  EAGER_TRY(const Tensor arrays0, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor arrays1, floats(DType::float32, {2}, {0x1p+2, 0x1.4p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(arrays0));
  EAGER_DO(tape.watch(arrays1));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, eager::meshgrid({arrays0, arrays1}, MeshgridOptions().indexing(Indexing::ij)));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor y0 = outputs_1_.at(0);
  const Tensor y1 = outputs_1_.at(1);
  EAGER_DO(expect_floats(y0, DType::float32, {3, 2}, {0x1p+0, 0x1p+0, 0x1p+1, 0x1p+1, 0x1.8p+1, 0x1.8p+1}));
  EAGER_DO(expect_floats(y1, DType::float32, {3, 2}, {0x1p+2, 0x1.4p+2, 0x1p+2, 0x1.4p+2, 0x1p+2, 0x1.4p+2}));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1}, {arrays0, arrays1}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor d_arrays0 = outputs_2_.at(0);
  const Tensor d_arrays1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(d_arrays0, DType::float32, {3}, {0x1.8p+0, 0x1.2p+1, 0x1.2p+2}));
  EAGER_DO(expect_floats(d_arrays1, DType::float32, {2}, {0x1.2p+2, 0x1.ep+1}));
  return done();
}

ROW(min, "min") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::min(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(min_axis, "min axis=") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::min(x, MinOptions().axis({})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}, 1.0));
  return done();
}

ROW(min_axis_0_m1_keepdims_true, "min axis=0,-1 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::min(x, MinOptions().axis({0, -1}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 1}, {0x1p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 1}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(min_axis_1, "min axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::min(x, MinOptions().axis({1})));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1}, 1.0));
  return done();
}

ROW(min_axis_1_of_booleans, "min axis=1 of booleans") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {2, 3}, {true, false, true, false, true, false}));
  EAGER_TRY(const Tensor y, eager::min(x, MinOptions().axis({1})));
  EAGER_DO(expect_booleans(y, DType::bool_, {2}, {false, false}));
  return done();
}

ROW(minimum_and_its_gradients, "minimum and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::minimum(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1p-1, -0x1p+1, -0x1p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1p+0, 0x1p-1, 0x0p+0}, 1.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {0x0p+0, 0x0p+0, 0x1p+1}, 1.0));
  return done();
}

ROW(minimum_of_other_dtypes, "minimum of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::minimum(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x1p-1, -0x1p+1, -0x1p+2}));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::minimum(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x1p-1, -0x1p+1, -0x1p+2}));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::minimum(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1p-1, -0x1p+1, -0x1p+2}));
  return done();
}

ROW(mish_and_its_gradient, "mish and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::mish(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.028fcp-2, -0x1.c4155p-3, 0x1.385452p-1, 0x1.7e46c8p+1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {-0x1.bbd28cp-4, 0x1.28757cp-3, 0x1.f8b552p+0, 0x1.056744p-2}, 8.0));
  return done();
}

ROW(mish_of_other_dtypes, "mish of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::mish(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.028fbfa97a731p-2, -0x1.c4154fe765fp-3, 0x1.385452bf72249p-1, 0x1.7e46c76f59296p+1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::mish(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.028p-2, -0x1.c4p-3, 0x1.384p-1, 0x1.7e4p+1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::mish(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.02p-2, -0x1.c4p-3, 0x1.38p-1, 0x1.7ep+1}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::mish(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.baee2d0adc5e7p-1, 0x1.ffab390d49896p+1}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::mish(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.baee2ep-1, 0x1.ffab3ap+1}, 4.0));
  return done();
}

ROW(modf, "modf") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {5}, {0x1.ap+2, -0x1p-2, 0x0p+0, -0x1.9p+6, 0x1.333334p-2}));
  EAGER_TRY(const ModfOutputs outputs_1_, eager::modf(x));
  const Tensor y0 = outputs_1_.fraction;
  const Tensor y1 = outputs_1_.whole;
  EAGER_DO(expect_floats(y0, DType::float32, {5}, {0x1p-1, -0x1p-2, 0x0p+0, -0x0p+0, 0x1.333334p-2}));
  EAGER_DO(expect_floats(y1, DType::float32, {5}, {0x1.8p+2, -0x0p+0, 0x0p+0, -0x1.9p+6, 0x0p+0}));
  return done();
}

ROW(moments, "moments") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const MomentsOutputs outputs_1_, eager::moments(x));
  const Tensor y0 = outputs_1_.mean;
  const Tensor y1 = outputs_1_.variance;
  EAGER_DO(expect_floats(y0, DType::float32, {}, {0x1.8aaaaap+1}, 2.0));
  EAGER_DO(expect_floats(y1, DType::float32, {}, {0x1.8ce38ep+2}, 2.0));
  return done();
}

ROW(moments_axis_1_keepdims_true, "moments axis=1 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const MomentsOutputs outputs_1_, eager::moments(x, MomentsOptions().axis({1}).keepdims(true)));
  const Tensor y0 = outputs_1_.mean;
  const Tensor y1 = outputs_1_.variance;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 1}, {0x1.2aaaaap+1, 0x1.eaaaaap+1}, 2.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 1}, {0x1.8e38e4p+0, 0x1.371c72p+3}, 2.0));
  return done();
}

ROW(moveaxis_of_as_many_axes_as_there_are_not, "moveaxis of as many axes as there are not") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "moveaxis", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::moveaxis(x, {0, 1}, {0}));
    return done();
  }));
  return done();
}

ROW(moveaxis_source_0_destination_m1, "moveaxis source=0 destination=-1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::moveaxis(x, {0}, {-1}));
  EAGER_DO(expect_floats(y, DType::float32, {3, 4, 2}, {0x0p+0, 0x1.8p+3, 0x1p+0, 0x1.ap+3, 0x1p+1, 0x1.cp+3, 0x1.8p+1, 0x1.ep+3, 0x1p+2, 0x1p+4, 0x1.4p+2, 0x1.1p+4, 0x1.8p+2, 0x1.2p+4, 0x1.cp+2, 0x1.3p+4, 0x1p+3, 0x1.4p+4, 0x1.2p+3, 0x1.5p+4, 0x1.4p+3, 0x1.6p+4, 0x1.6p+3, 0x1.7p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+0, 0x1.8p-1, 0x1p-1, 0x1p-2, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1.8p+0, 0x1.8p-1, 0x1p-1, 0x1p-1, 0x1p-2, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1.8p+0, 0x1.8p-1, 0x1p-1, 0x1p-2, 0x1.8p+1, 0x1p+0, 0x1p+1}));
  return done();
}

ROW(moveaxis_source_2_0_destination_0_1, "moveaxis source=2,0 destination=0,1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::moveaxis(x, {2, 0}, {0, 1}));
  EAGER_DO(expect_floats(y, DType::float32, {4, 2, 3}, {0x0p+0, 0x1p+2, 0x1p+3, 0x1.8p+3, 0x1p+4, 0x1.4p+4, 0x1p+0, 0x1.4p+2, 0x1.2p+3, 0x1.ap+3, 0x1.1p+4, 0x1.5p+4, 0x1p+1, 0x1.8p+2, 0x1.4p+3, 0x1.cp+3, 0x1.2p+4, 0x1.6p+4, 0x1.8p+1, 0x1.cp+2, 0x1.6p+3, 0x1.ep+3, 0x1.3p+4, 0x1.7p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1.8p-1, 0x1.8p+1, 0x1.8p+0, 0x1p-1, 0x1p+0, 0x1.8p-1, 0x1.8p+1, 0x1p+1, 0x1p-1, 0x1p+0, 0x1.8p-1, 0x1p-2, 0x1p+1, 0x1p-1, 0x1p+0, 0x1.8p+0, 0x1p-2, 0x1p+1, 0x1p-1, 0x1.8p+1, 0x1.8p+0, 0x1p-2, 0x1p+1}));
  return done();
}

ROW(moves_of_strings, "moves of strings") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 2}, {"a", "", "Zo\303\253", "\346\227\245\346\234\254"}));
  EAGER_TRY(const Tensor y, eager::reshape(x, {4, 1}));
  EAGER_DO(expect_strings(y, DType::string, {4, 1}, {"a", "", "Zo\303\253", "\346\227\245\346\234\254"}));
  EAGER_TRY(const Tensor z, eager::expand_dims(y, 0));
  EAGER_TRY(const Tensor w, eager::squeeze(z));
  EAGER_DO(expect_strings(w, DType::string, {4}, {"a", "", "Zo\303\253", "\346\227\245\346\234\254"}));
  return done();
}

ROW(multi_head_attention, "multi_head_attention") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor key, floats(DType::float32, {2, 2, 5}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor query_kernel, floats(DType::float32, {4, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor key_kernel, floats(DType::float32, {5, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3}));
  EAGER_TRY(const Tensor value_kernel, floats(DType::float32, {3, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1}));
  EAGER_TRY(const Tensor output_kernel, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(query));
  EAGER_DO(tape.watch(key));
  EAGER_DO(tape.watch(value));
  EAGER_DO(tape.watch(query_kernel));
  EAGER_DO(tape.watch(key_kernel));
  EAGER_DO(tape.watch(value_kernel));
  EAGER_DO(tape.watch(output_kernel));
  EAGER_TRY(const Tensor y, eager::multi_head_attention(query, key, value, query_kernel, key_kernel, value_kernel, output_kernel));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 2}, {-0x1.990b92p-4, -0x1.ae8dep-4, -0x1.9bc6eap-4, -0x1.acc57cp-4, -0x1.7137fp-4, -0x1.9d5f4cp-4, -0x1.cade7ep-5, -0x1.1e0ffp-4, -0x1.dcfc2ep-5, -0x1.21a4eap-4, -0x1.c0fc42p-5, -0x1.1d0e0ep-4}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {query, key, value, query_kernel, key_kernel, value_kernel, output_kernel}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 7));
  const Tensor d_query = outputs_1_.at(0);
  const Tensor d_key = outputs_1_.at(1);
  const Tensor d_value = outputs_1_.at(2);
  const Tensor d_query_kernel = outputs_1_.at(3);
  const Tensor d_key_kernel = outputs_1_.at(4);
  const Tensor d_value_kernel = outputs_1_.at(5);
  const Tensor d_output_kernel = outputs_1_.at(6);
  EAGER_DO(expect_floats(d_query, DType::float32, {2, 3, 4}, {0x1.c99ecap-6, -0x1.4e6a0ap-6, -0x1.7b35fcp-12, 0x1.452dcp-6, 0x1.8f1888p-5, -0x1.27bcf8p-5, -0x1.e78b74p-12, 0x1.1bfaecp-5, 0x1.035c26p-4, -0x1.6ec9cp-5, -0x1.5956e4p-10, 0x1.6f6e4cp-5, -0x1.9d15dp-9, 0x1.36f394p-9, 0x1.575afap-12, -0x1.1acc54p-9, -0x1.f7a6ep-9, 0x1.23c804p-9, 0x1.5f5de8p-12, -0x1.5b33d8p-9, -0x1.51737cp-9, 0x1.6330a2p-10, 0x1.bb43ep-13, -0x1.d23dfcp-10}, 16384.0));
  EAGER_DO(expect_floats(d_key, DType::float32, {2, 2, 5}, {0x1.9f04dcp-8, -0x1.e8a3cap-11, -0x1.a8a2aep-7, 0x1.ae58a6p-11, 0x1.b1096ap-7, -0x1.9f04dcp-8, 0x1.e8a3cap-11, 0x1.a8a2aep-7, -0x1.ae58a6p-11, -0x1.b1096ap-7, -0x1.16ee9ap-7, 0x1.ac0a2cp-7, -0x1.3c5704p-10, -0x1.a511eep-8, -0x1.2668aap-8, 0x1.16ee9ap-7, -0x1.ac0a2cp-7, 0x1.3c5704p-10, 0x1.a511eep-8, 0x1.2668aap-8}, 16384.0));
  EAGER_DO(expect_floats(d_value, DType::float32, {2, 2, 3}, {0x1.635b9p+0, 0x1.5fc58ep+0, -0x1.86bbcep-2, 0x1.61647p+0, 0x1.5e3a72p+0, -0x1.8e4432p-2, 0x1.f37758p-1, 0x1.0739cep+0, -0x1.721ca6p-2, 0x1.f388a8p-1, 0x1.074632p+0, -0x1.75e35ap-2}, 16384.0));
  EAGER_DO(expect_floats(d_query_kernel, DType::float32, {4, 2, 2}, {0x1.1c8d4ap-7, 0x1.510dbap-8, 0x1.6335eap-10, -0x1.7a1b32p-11, -0x1.06d91cp-5, -0x1.40aba4p-6, -0x1.4d6fd6p-10, 0x1.ab40f8p-11, 0x1.f45d36p-8, 0x1.14ceeap-8, -0x1.6335bcp-10, 0x1.9de65ep-12, -0x1.04bee2p-5, -0x1.31c938p-6, -0x1.a8f14ep-9, 0x1.78d718p-10}, 16384.0));
  EAGER_DO(expect_floats(d_key_kernel, DType::float32, {5, 2, 2}, {0x1.0e7a08p-9, 0x1.421004p-6, 0x1.9d737ap-8, 0x1.f88608p-7, 0x1.63a296p-11, -0x1.084802p-19, -0x1.c2be08p-10, -0x1.382494p-9, 0x1.63a296p-11, -0x1.084802p-19, -0x1.c2be08p-10, -0x1.382494p-9, 0x1.63a296p-11, -0x1.084802p-19, -0x1.c2be08p-10, -0x1.382494p-9, 0x1.63a296p-11, -0x1.084802p-19, -0x1.c2be08p-10, -0x1.382494p-9}, 16384.0));
  EAGER_DO(expect_floats(d_value_kernel, DType::float32, {3, 2, 3}, {0x1.16d5d6p+0, 0x1.e89fbap-5, -0x1.f097b6p-1, 0x1.d31ac4p-1, -0x1.d3d616p-4, -0x1.240826p+0, 0x1.62badp-5, 0x1.013f72p-6, -0x1.85ed72p-7, 0x1.11ac4cp-5, 0x1.214f5p-7, -0x1.02094ap-6, -0x1.00aa2ap+0, -0x1.cec08ep-6, 0x1.e4684ap-1, -0x1.b0e53cp-1, 0x1.0e14f4p-3, 0x1.1bf7dap+0}, 16384.0));
  EAGER_DO(expect_floats(d_output_kernel, DType::float32, {2, 3, 2}, {0x1.21850ap-2, 0x1.2ecd9ep-3, 0x1.c64ee8p-3, 0x1.56bea4p-3, 0x1.4993bap-3, 0x1.7eafa8p-3, 0x1.b48eaep-4, 0x1.9f628ap-3, 0x1.c6c96ap-5, 0x1.bc765ap-3, -0x1.182aeep+0, -0x1.706c4cp+0}, 16384.0));
  return done();
}

ROW(multi_head_attention_dropout_0_25_seed_7, "multi_head_attention dropout=0.25 seed=7") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor key, floats(DType::float32, {2, 2, 5}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor query_kernel, floats(DType::float32, {4, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor key_kernel, floats(DType::float32, {5, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3}));
  EAGER_TRY(const Tensor value_kernel, floats(DType::float32, {3, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1}));
  EAGER_TRY(const Tensor output_kernel, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor y, eager::multi_head_attention(query, key, value, query_kernel, key_kernel, value_kernel, output_kernel, MultiHeadAttentionOptions().dropout(0x1p-2).seed(7)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 2}, {-0x1.10b262p-3, -0x1.1f094p-3, -0x1.12849cp-3, -0x1.1dd8fcp-3, -0x1.7fa9f8p-4, -0x1.82a486p-6, -0x1.31e9a8p-4, -0x1.7d6a94p-4, -0x1.bc0f02p-3, -0x1.3dcfbcp-3, -0x1.2b52d8p-4, -0x1.7c12bcp-4}, 64.0));
  return done();
}

ROW(multi_head_attention_is_causal_true, "multi_head_attention is_causal=True") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor key, floats(DType::float32, {2, 2, 5}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor query_kernel, floats(DType::float32, {4, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor key_kernel, floats(DType::float32, {5, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3}));
  EAGER_TRY(const Tensor value_kernel, floats(DType::float32, {3, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1}));
  EAGER_TRY(const Tensor output_kernel, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor y, eager::multi_head_attention(query, key, value, query_kernel, key_kernel, value_kernel, output_kernel, MultiHeadAttentionOptions().is_causal(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 2}, {-0x1.12cp-2, -0x1p-2, -0x1.9bc6eap-4, -0x1.acc57cp-4, -0x1.7137fp-4, -0x1.9d5f4cp-4, -0x1.d68p-3, -0x1.bdp-3, -0x1.dcfc2ep-5, -0x1.21a4eap-4, -0x1.c0fc42p-5, -0x1.1d0e0ep-4}, 64.0));
  return done();
}

ROW(multi_head_attention_scale_0_75, "multi_head_attention scale=0.75") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor key, floats(DType::float32, {2, 2, 5}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor query_kernel, floats(DType::float32, {4, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor key_kernel, floats(DType::float32, {5, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3}));
  EAGER_TRY(const Tensor value_kernel, floats(DType::float32, {3, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1}));
  EAGER_TRY(const Tensor output_kernel, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor y, eager::multi_head_attention(query, key, value, query_kernel, key_kernel, value_kernel, output_kernel, MultiHeadAttentionOptions().scale(0x1.8p-1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 2}, {-0x1.9a5236p-4, -0x1.af222cp-4, -0x1.9d37eep-4, -0x1.ad3e14p-4, -0x1.701464p-4, -0x1.9ce8e4p-4, -0x1.cacceep-5, -0x1.1e016p-4, -0x1.de03ecp-5, -0x1.21cdf8p-4, -0x1.c05138p-5, -0x1.1cefdap-4}, 64.0));
  return done();
}

ROW(multi_head_attention_with_a_mask, "multi_head_attention with a mask") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor key, floats(DType::float32, {2, 2, 5}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor query_kernel, floats(DType::float32, {4, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor key_kernel, floats(DType::float32, {5, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3}));
  EAGER_TRY(const Tensor value_kernel, floats(DType::float32, {3, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1}));
  EAGER_TRY(const Tensor output_kernel, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor mask, booleans(DType::bool_, {2, 3, 2}, {true, false, true, true, false, true, true, true, true, false, true, true}));
  EAGER_TRY(const Tensor y, eager::multi_head_attention(query, key, value, query_kernel, key_kernel, value_kernel, output_kernel, MultiHeadAttentionOptions().mask(mask)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 2}, {-0x1.12cp-2, -0x1p-2, -0x1.9bc6eap-4, -0x1.acc57cp-4, 0x1.43p-4, 0x1.6cp-5, -0x1.cade7ep-5, -0x1.1e0ffp-4, -0x1.d68p-3, -0x1.bdp-3, -0x1.c0fc42p-5, -0x1.1d0e0ep-4}, 64.0));
  return done();
}

ROW(multi_head_attention_with_a_mask_that_is_added, "multi_head_attention with a mask that is added") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor key, floats(DType::float32, {2, 2, 5}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor query_kernel, floats(DType::float32, {4, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor key_kernel, floats(DType::float32, {5, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3}));
  EAGER_TRY(const Tensor value_kernel, floats(DType::float32, {3, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1}));
  EAGER_TRY(const Tensor output_kernel, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor mask, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(mask));
  EAGER_TRY(const Tensor y, eager::multi_head_attention(query, key, value, query_kernel, key_kernel, value_kernel, output_kernel, MultiHeadAttentionOptions().mask(mask)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 2}, {-0x1.5673bap-4, -0x1.762036p-4, -0x1.592b54p-4, -0x1.745ce2p-4, -0x1.2ef61cp-4, -0x1.6516cp-4, -0x1.45f4aap-5, -0x1.cb68a6p-5, -0x1.57edcap-5, -0x1.d2842cp-5, -0x1.3c2a4p-5, -0x1.c96a02p-5}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_mask, tape.gradient(y, mask, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_mask, DType::float32, {2, 3, 2}, {-0x1.f7e3dp-4, 0x1.f7e3dp-4, -0x1.87b4d4p-3, 0x1.87b4d4p-3, -0x1.62f8e8p-2, 0x1.62f8e8p-2, -0x1.198452p-3, 0x1.198452p-3, -0x1.8360eap-3, 0x1.8360eap-3, -0x1.0bfdeep-3, 0x1.0bfdeep-3}, 16384.0));
  return done();
}

ROW(multi_head_attention_with_biases, "multi_head_attention with biases") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor key, floats(DType::float32, {2, 2, 5}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor query_kernel, floats(DType::float32, {4, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor key_kernel, floats(DType::float32, {5, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3}));
  EAGER_TRY(const Tensor value_kernel, floats(DType::float32, {3, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1}));
  EAGER_TRY(const Tensor output_kernel, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor query_bias, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_TRY(const Tensor key_bias, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_TRY(const Tensor value_bias, floats(DType::float32, {2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2}));
  EAGER_TRY(const Tensor output_bias, floats(DType::float32, {2}, {-0x1p-1, -0x1.4p-2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(query_bias));
  EAGER_DO(tape.watch(value_bias));
  EAGER_DO(tape.watch(output_bias));
  EAGER_TRY(const Tensor y, eager::multi_head_attention(query, key, value, query_kernel, key_kernel, value_kernel, output_kernel, MultiHeadAttentionOptions().query_bias(query_bias).key_bias(key_bias).value_bias(value_bias).output_bias(output_bias)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 2}, {-0x1.cd231ep-3, -0x1.77a0dcp-4, -0x1.ce7f12p-3, -0x1.75d71ap-4, -0x1.b97df6p-3, -0x1.66a934p-4, -0x1.a7c176p-3, -0x1.1369bap-4, -0x1.ac488cp-3, -0x1.16fe7p-4, -0x1.a548f2p-3, -0x1.1267ep-4}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {query_bias, value_bias, output_bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor d_query_bias = outputs_1_.at(0);
  const Tensor d_value_bias = outputs_1_.at(1);
  const Tensor d_output_bias = outputs_1_.at(2);
  EAGER_DO(expect_floats(d_query_bias, DType::float32, {2, 2}, {-0x1.8ecf6p-3, -0x1.a2949ap-4, 0x1.c7cefcp-9, -0x1.c65212p-9}, 16384.0));
  EAGER_DO(expect_floats(d_value_bias, DType::float32, {2, 3}, {-0x1.65p+2, -0x1.ep-3, 0x1.47p+2, -0x1.2cp+2, 0x1.5p-1, 0x1.8p+2}, 16384.0));
  EAGER_DO(expect_floats(d_output_bias, DType::float32, {2}, {0x1.8p+2, 0x1.08p+3}, 16384.0));
  return done();
}

ROW(multiply_and_its_gradients, "multiply and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::multiply(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.4p-1, -0x1.8p+0, -0x1.8p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1.4p+0, 0x1.8p-2, -0x1p+3}, 1.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {0x1p-1, -0x1p+0, 0x1.8p+2}, 1.0));
  return done();
}

ROW(multiply_of_other_dtypes, "multiply of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::multiply(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x1.4p-1, -0x1.8p+0, -0x1.8p+3}));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::multiply(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x1.4p-1, -0x1.8p+0, -0x1.8p+3}));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::multiply(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.4p-1, -0x1.8p+0, -0x1.8p+3}));
  EAGER_TRY(const Tensor z1, complexes(DType::complex128, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(const Tensor z2, complexes(DType::complex128, {3}, {{0x1p-1, -0x1p+0}, {0x1p+1, 0x1p-2}, {0x1p+0, 0x1p+0}}));
  EAGER_TRY(const Tensor w, eager::multiply(z1, z2));
  EAGER_DO(expect_complexes(w, DType::complex128, {3}, {{0x1p+0, -0x1p-3}, {-0x1.5p+1, 0x1.6p-1}, {0x1.cp+1, -0x1p-1}}, 16.0));
  return done();
}

ROW(nanargmax, "nanargmax") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanargmax(x));
  EAGER_DO(expect_integers(y, DType::int64, {}, {4}));
  return done();
}

ROW(nanargmax_axis_0, "nanargmax axis=0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanargmax(x, NanargmaxOptions().axis(0)));
  EAGER_DO(expect_integers(y, DType::int64, {3}, {0, 1, 0}));
  return done();
}

ROW(nanargmax_axis_0_keepdims_true, "nanargmax axis=0 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanargmax(x, NanargmaxOptions().axis(0).keepdims(true)));
  EAGER_DO(expect_integers(y, DType::int64, {1, 3}, {0, 1, 0}));
  return done();
}

ROW(nanargmax_axis_1, "nanargmax axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanargmax(x, NanargmaxOptions().axis(1)));
  EAGER_DO(expect_integers(y, DType::int64, {2}, {2, 1}));
  return done();
}

ROW(nanargmax_axis_1_keepdims_true, "nanargmax axis=1 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanargmax(x, NanargmaxOptions().axis(1).keepdims(true)));
  EAGER_DO(expect_integers(y, DType::int64, {2, 1}, {2, 1}));
  return done();
}

ROW(nanargmin, "nanargmin") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanargmin(x));
  EAGER_DO(expect_integers(y, DType::int64, {}, {3}));
  return done();
}

ROW(nanargmin_axis_0, "nanargmin axis=0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanargmin(x, NanargminOptions().axis(0)));
  EAGER_DO(expect_integers(y, DType::int64, {3}, {1, 1, 0}));
  return done();
}

ROW(nanargmin_axis_0_keepdims_true, "nanargmin axis=0 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanargmin(x, NanargminOptions().axis(0).keepdims(true)));
  EAGER_DO(expect_integers(y, DType::int64, {1, 3}, {1, 1, 0}));
  return done();
}

ROW(nanargmin_axis_1, "nanargmin axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanargmin(x, NanargminOptions().axis(1)));
  EAGER_DO(expect_integers(y, DType::int64, {2}, {0, 0}));
  return done();
}

ROW(nanargmin_axis_1_keepdims_true, "nanargmin axis=1 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanargmin(x, NanargminOptions().axis(1).keepdims(true)));
  EAGER_DO(expect_integers(y, DType::int64, {2, 1}, {0, 0}));
  return done();
}

ROW(nancumprod_axis_1, "nancumprod axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nancumprod(x, NancumprodOptions().axis(1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+2, 0x1p-1, 0x1p+2, 0x1p+2}));
  return done();
}

ROW(nancumprod_axis_1_exclusive_true, "nancumprod axis=1 exclusive=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nancumprod(x, NancumprodOptions().axis(1).exclusive(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p+2}));
  return done();
}

ROW(nancumprod_axis_1_include_initial_true, "nancumprod axis=1 include_initial=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nancumprod(x, NancumprodOptions().axis(1).include_initial(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+2, 0x1p+0, 0x1p-1, 0x1p+2, 0x1p+2}));
  return done();
}

ROW(nancumprod_axis_1_reverse_true_dtype_float64, "nancumprod axis=1 reverse=True dtype=float64") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nancumprod(x, NancumprodOptions().axis(1).dtype(DType::float64).reverse(true)));
  EAGER_DO(expect_floats(y, DType::float64, {2, 3}, {0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+3, 0x1p+0}));
  return done();
}

ROW(nancumsum_axis_1, "nancumsum axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nancumsum(x, NancumsumOptions().axis(1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1.4p+2, 0x1p-1, 0x1.1p+3, 0x1.1p+3}));
  return done();
}

ROW(nancumsum_axis_1_exclusive_true, "nancumsum axis=1 exclusive=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nancumsum(x, NancumsumOptions().axis(1).exclusive(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x0p+0, 0x1p+0, 0x1p+0, 0x0p+0, 0x1p-1, 0x1.1p+3}));
  return done();
}

ROW(nancumsum_axis_1_include_initial_true, "nancumsum axis=1 include_initial=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nancumsum(x, NancumsumOptions().axis(1).include_initial(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4}, {0x0p+0, 0x1p+0, 0x1p+0, 0x1.4p+2, 0x0p+0, 0x1p-1, 0x1.1p+3, 0x1.1p+3}));
  return done();
}

ROW(nancumsum_axis_1_reverse_true_dtype_float64, "nancumsum axis=1 reverse=True dtype=float64") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nancumsum(x, NancumsumOptions().axis(1).dtype(DType::float64).reverse(true)));
  EAGER_DO(expect_floats(y, DType::float64, {2, 3}, {0x1.4p+2, 0x1p+2, 0x1p+2, 0x1.1p+3, 0x1p+3, 0x0p+0}));
  return done();
}

ROW(nanmax, "nanmax") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanmax(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1p+3}, 2.0));
  return done();
}

ROW(nanmax_axis_0_keepdims_true, "nanmax axis=0 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanmax(x, NanmaxOptions().axis({0}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3}, {0x1p+0, 0x1p+3, 0x1p+2}, 2.0));
  return done();
}

ROW(nanmean, "nanmean") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanmean(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.bp+1}, 2.0));
  return done();
}

ROW(nanmean_axis_0_keepdims_true, "nanmean axis=0 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanmean(x, NanmeanOptions().axis({0}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3}, {0x1.8p-1, 0x1p+3, 0x1p+2}, 2.0));
  return done();
}

ROW(nanmedian, "nanmedian") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanmedian(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.4p+1}));
  return done();
}

ROW(nanmedian_axis_1_keepdims_true, "nanmedian axis=1 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanmedian(x, NanmedianOptions().axis({1}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 1}, {0x1.4p+1, 0x1.1p+2}));
  return done();
}

ROW(nanmin, "nanmin") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanmin(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1p-1}, 2.0));
  return done();
}

ROW(nanmin_axis_0_keepdims_true, "nanmin axis=0 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanmin(x, NanminOptions().axis({0}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3}, {0x1p-1, 0x1p+3, 0x1p+2}, 2.0));
  return done();
}

ROW(nanpercentile, "nanpercentile") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor q, floats(DType::float64, {2}, {0x1.9p+4, 0x1.2cp+6}));
  EAGER_TRY(const Tensor y, eager::nanpercentile(x, q));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1.cp-1, 0x1.4p+2}));
  return done();
}

ROW(nanpercentile_axis_1_keepdims_true, "nanpercentile axis=1 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor q, floats(DType::float64, {2}, {0x1.9p+4, 0x1.2cp+6}));
  EAGER_TRY(const Tensor y, eager::nanpercentile(x, q, NanpercentileOptions().axis({1}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 1}, {0x1.cp+0, 0x1.3p+1, 0x1.ap+1, 0x1.88p+2}));
  return done();
}

ROW(nanpercentile_axis_1_keepdims_true_method_lower, "nanpercentile axis=1 keepdims=True method=LOWER") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor q, floats(DType::float64, {2}, {0x1.9p+4, 0x1.2cp+6}));
  EAGER_TRY(const Tensor y, eager::nanpercentile(x, q, NanpercentileOptions().axis({1}).keepdims(true).method(Method::lower)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 1}, {0x1p+0, 0x1p-1, 0x1p+0, 0x1p-1}));
  return done();
}

ROW(nanpercentile_method_lower, "nanpercentile method=LOWER") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor q, floats(DType::float64, {2}, {0x1.9p+4, 0x1.2cp+6}));
  EAGER_TRY(const Tensor y, eager::nanpercentile(x, q, NanpercentileOptions().method(Method::lower)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1p-1, 0x1p+2}));
  return done();
}

ROW(nanprod, "nanprod") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanprod(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1p+4}, 2.0));
  return done();
}

ROW(nanprod_axis_0_keepdims_true, "nanprod axis=0 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanprod(x, NanprodOptions().axis({0}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3}, {0x1p-1, 0x1p+3, 0x1p+2}, 2.0));
  return done();
}

ROW(nanprod_dtype_float64, "nanprod dtype=float64") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanprod(x, NanprodOptions().dtype(DType::float64)));
  EAGER_DO(expect_floats(y, DType::float64, {}, {0x1p+4}, 2.0));
  return done();
}

ROW(nanquantile, "nanquantile") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor q, floats(DType::float64, {2}, {0x1p-2, 0x1.8p-1}));
  EAGER_TRY(const Tensor y, eager::nanquantile(x, q));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1.cp-1, 0x1.4p+2}));
  return done();
}

ROW(nanquantile_axis_1_keepdims_true, "nanquantile axis=1 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor q, floats(DType::float64, {2}, {0x1p-2, 0x1.8p-1}));
  EAGER_TRY(const Tensor y, eager::nanquantile(x, q, NanquantileOptions().axis({1}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 1}, {0x1.cp+0, 0x1.3p+1, 0x1.ap+1, 0x1.88p+2}));
  return done();
}

ROW(nanquantile_axis_1_keepdims_true_method_lower, "nanquantile axis=1 keepdims=True method=LOWER") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor q, floats(DType::float64, {2}, {0x1p-2, 0x1.8p-1}));
  EAGER_TRY(const Tensor y, eager::nanquantile(x, q, NanquantileOptions().axis({1}).keepdims(true).method(Method::lower)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 1}, {0x1p+0, 0x1p-1, 0x1p+0, 0x1p-1}));
  return done();
}

ROW(nanquantile_method_lower, "nanquantile method=LOWER") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor q, floats(DType::float64, {2}, {0x1p-2, 0x1.8p-1}));
  EAGER_TRY(const Tensor y, eager::nanquantile(x, q, NanquantileOptions().method(Method::lower)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1p-1, 0x1p+2}));
  return done();
}

ROW(nanstd, "nanstd") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanstd(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.7e5468p+1}, 2.0));
  return done();
}

ROW(nanstd_axis_0_keepdims_true, "nanstd axis=0 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanstd(x, NanstdOptions().axis({0}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3}, {0x1p-2, 0x0p+0, 0x0p+0}, 2.0));
  return done();
}

ROW(nanstd_axis_1_correction_1_0, "nanstd axis=1 correction=1.0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanstd(x, NanstdOptions().axis({1}).correction(0x1p+0)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1.0f876cp+1, 0x1.536948p+2}, 2.0));
  return done();
}

ROW(nansum, "nansum") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nansum(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.bp+3}, 2.0));
  return done();
}

ROW(nansum_axis_0_keepdims_true, "nansum axis=0 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nansum(x, NansumOptions().axis({0}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3}, {0x1.8p+0, 0x1p+3, 0x1p+2}, 2.0));
  return done();
}

ROW(nansum_dtype_float64, "nansum dtype=float64") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nansum(x, NansumOptions().dtype(DType::float64)));
  EAGER_DO(expect_floats(y, DType::float64, {}, {0x1.bp+3}, 2.0));
  return done();
}

ROW(nanvar, "nanvar") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanvar(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.1d8p+3}, 2.0));
  return done();
}

ROW(nanvar_axis_0_keepdims_true, "nanvar axis=0 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanvar(x, NanvarOptions().axis({0}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3}, {0x1p-4, 0x0p+0, 0x0p+0}, 2.0));
  return done();
}

ROW(nanvar_axis_1_correction_1_0, "nanvar axis=1 correction=1.0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, NaN, 0x1p+2, 0x1p-1, 0x1p+3, NaN}));
  EAGER_TRY(const Tensor y, eager::nanvar(x, NanvarOptions().axis({1}).correction(0x1p+0)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1.2p+2, 0x1.c2p+4}, 2.0));
  return done();
}

ROW(ndtri_and_its_gradient, "ndtri and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {0x1p-4, 0x1p-2, 0x1.4p-1, 0x1.cp-1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::ndtri(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.88bc2p+0, -0x1.5956b8p-1, 0x1.464966p-2, 0x1.267d4cp+0}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.043252p+3, 0x1.92cc7ap+0, 0x1.518e96p+2, 0x1.36e692p+0}, 8.0));
  return done();
}

ROW(ndtri_of_other_dtypes, "ndtri of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {0x1p-4, 0x1p-2, 0x1.4p-1, 0x1.cp-1}));
  EAGER_TRY(const Tensor y_float64, eager::ndtri(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.88bc1fbe1dabep+0, -0x1.5956b87528a49p-1, 0x1.464965bdc7eafp-2, 0x1.267d4c07b0567p+0}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {0x1p-4, 0x1p-2, 0x1.4p-1, 0x1.cp-1}));
  EAGER_TRY(const Tensor y_float16, eager::ndtri(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.88cp+0, -0x1.594p-1, 0x1.464p-2, 0x1.268p+0}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {0x1p-4, 0x1p-2, 0x1.4p-1, 0x1.cp-1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::ndtri(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.88p+0, -0x1.5ap-1, 0x1.46p-2, 0x1.26p+0}, 1.0));
  return done();
}

ROW(negative_and_its_gradient, "negative and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::negative(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1p+1, 0x1p-1, -0x1.8p-1, -0x1.8p+1}));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {-0x1p+0, -0x1p-1, -0x1p+1, -0x1p-2}, 1.0));
  return done();
}

ROW(negative_of_other_dtypes, "negative of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::negative(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1p+1, 0x1p-1, -0x1.8p-1, -0x1.8p+1}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::negative(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1p+1, 0x1p-1, -0x1.8p-1, -0x1.8p+1}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::negative(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1p+1, 0x1p-1, -0x1.8p-1, -0x1.8p+1}));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::negative(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{-0x1p-1, -0x1.8p-1}, {0x1.4p+0, -0x1p-1}, {-0x1.8p+0, 0x1p+1}}, 1.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{-0x1p+0, 0x0p+0}, {0x0p+0, -0x1p+0}, {-0x1p+1, 0x1p+0}}, 16.0));
  return done();
}

ROW(nextafter_of_bfloat16, "nextafter of bfloat16") {
  EAGER_TRY(const Tensor x1, floats(DType::bfloat16, {6}, {0x1p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1, NaN}));
  EAGER_TRY(const Tensor x2, floats(DType::bfloat16, {6}, {0x1p+1, 0x0p+0, 0x1p+0, -0x1p+0, 0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor y, eager::nextafter(x1, x2));
  EAGER_DO(expect_floats(y, DType::bfloat16, {6}, {0x1.02p+0, 0x1.fep-1, 0x1p-133, -0x1p-133, 0x1p+1, NaN}));
  return done();
}

ROW(nextafter_of_float16, "nextafter of float16") {
  EAGER_TRY(const Tensor x1, floats(DType::float16, {6}, {0x1p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1, NaN}));
  EAGER_TRY(const Tensor x2, floats(DType::float16, {6}, {0x1p+1, 0x0p+0, 0x1p+0, -0x1p+0, 0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor y, eager::nextafter(x1, x2));
  EAGER_DO(expect_floats(y, DType::float16, {6}, {0x1.004p+0, 0x1.ffcp-1, 0x1p-24, -0x1p-24, 0x1p+1, NaN}));
  return done();
}

ROW(nextafter_of_float32, "nextafter of float32") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {6}, {0x1p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1, NaN}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {6}, {0x1p+1, 0x0p+0, 0x1p+0, -0x1p+0, 0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor y, eager::nextafter(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {6}, {0x1.000002p+0, 0x1.fffffep-1, 0x1p-149, -0x1p-149, 0x1p+1, NaN}));
  return done();
}

ROW(nextafter_of_float64, "nextafter of float64") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {6}, {0x1p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1, NaN}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {6}, {0x1p+1, 0x0p+0, 0x1p+0, -0x1p+0, 0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor y, eager::nextafter(x1, x2));
  EAGER_DO(expect_floats(y, DType::float64, {6}, {0x1.0000000000001p+0, 0x1.fffffffffffffp-1, 0x0.0000000000001p-1022, -0x0.0000000000001p-1022, 0x1p+1, NaN}));
  return done();
}

ROW(nll_loss_axis_0, "nll_loss axis=0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor labels, integers(DType::int32, {3}, {2, 0, 1}));
  EAGER_TRY(const Tensor y, eager::nll_loss(x, labels, NllLossOptions().axis(0)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {-0x1.2aaaaap+1}, 8.0));
  return done();
}

ROW(nll_loss_ignore_index_1_reduction_mean_with_weights, "nll_loss ignore_index=1 reduction=MEAN with weights") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor labels, integers(DType::int32, {3}, {2, 0, 1}));
  EAGER_TRY(const Tensor weight, floats(DType::float32, {3}, {0x1p-1, 0x1p+1, 0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::nll_loss(x, labels, NllLossOptions().weight(weight).ignore_index(1).reduction(Reduction::mean)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x0p+0}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3, 3}, {0x0p+0, 0x0p+0, -0x1.555556p-1, -0x1.555556p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 8.0));
  return done();
}

ROW(nll_loss_ignore_index_1_reduction_none_with_weights, "nll_loss ignore_index=1 reduction=NONE with weights") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor labels, integers(DType::int32, {3}, {2, 0, 1}));
  EAGER_TRY(const Tensor weight, floats(DType::float32, {3}, {0x1p-1, 0x1p+1, 0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::nll_loss(x, labels, NllLossOptions().weight(weight).ignore_index(1).reduction(Reduction::none)));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {-0x1p-1, 0x1p-1, 0x0p+0}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3, 3}, {0x0p+0, 0x0p+0, -0x1p+0, -0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 8.0));
  return done();
}

ROW(nll_loss_ignore_index_1_reduction_sum_with_weights, "nll_loss ignore_index=1 reduction=SUM with weights") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor labels, integers(DType::int32, {3}, {2, 0, 1}));
  EAGER_TRY(const Tensor weight, floats(DType::float32, {3}, {0x1p-1, 0x1p+1, 0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::nll_loss(x, labels, NllLossOptions().weight(weight).ignore_index(1).reduction(Reduction::sum)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x0p+0}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3, 3}, {0x0p+0, 0x0p+0, -0x1p+0, -0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 8.0));
  return done();
}

ROW(nll_loss_of_a_label_that_is_out_of_range, "nll_loss of a label that is out of range") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor i, integers(DType::int32, {1}, {2}));
  EAGER_DO(expect_error(Code::invalid_argument, "nll_loss", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::nll_loss(x, i));
    return done();
  }));
  return done();
}

ROW(nll_loss_reduction_mean, "nll_loss reduction=MEAN") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor labels, integers(DType::int32, {3}, {2, 0, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::nll_loss(x, labels, NllLossOptions().reduction(Reduction::mean)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.aaaaaap-1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3, 3}, {0x0p+0, 0x0p+0, -0x1.555556p-2, -0x1.555556p-2, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.555556p-2, 0x0p+0}, 8.0));
  return done();
}

ROW(nll_loss_reduction_none, "nll_loss reduction=NONE") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor labels, integers(DType::int32, {3}, {2, 0, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::nll_loss(x, labels, NllLossOptions().reduction(Reduction::none)));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {-0x1p-1, 0x1p+0, 0x1p+1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3, 3}, {0x0p+0, 0x0p+0, -0x1p+0, -0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, -0x1p+1, 0x0p+0}, 8.0));
  return done();
}

ROW(nll_loss_reduction_sum, "nll_loss reduction=SUM") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor labels, integers(DType::int32, {3}, {2, 0, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::nll_loss(x, labels, NllLossOptions().reduction(Reduction::sum)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.4p+1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3, 3}, {0x0p+0, 0x0p+0, -0x1p+0, -0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1p+0, 0x0p+0}, 8.0));
  return done();
}

ROW(no_path_none_or_zeros, "no path: none, or zeros") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, floats(DType::float32, {1, 2}, {0x1.8p+1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make(TapeOptions().persistent(true)));
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(y));
  EAGER_TRY(const Tensor z, eager::square(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({z}, {x, y}));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor a = outputs_1_.at(0);
  const Tensor b = outputs_1_.at(1);
  EAGER_DO(expect_floats(a, DType::float32, {2}, {0x1p+1, 0x1p+2}));
  EAGER_DO(expect_none(b));
  EAGER_TRY(const Tensor c, tape.gradient(z, y, GradientOptions().unconnected_zero(true)));
  EAGER_DO(expect_floats(c, DType::float32, {1, 2}, {0x0p+0, 0x0p+0}));
  return done();
}

ROW(nonzero, "nonzero") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 2}, {1, 0, 2, 3}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, eager::nonzero(x));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor y0 = outputs_1_.at(0);
  const Tensor y1 = outputs_1_.at(1);
  EAGER_DO(expect_integers(y0, DType::int64, {3}, {0, 1, 1}));
  EAGER_DO(expect_integers(y1, DType::int64, {3}, {0, 0, 1}));
  return done();
}

ROW(nonzero_of_a_vector, "nonzero of a vector") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {3}, {false, true, true}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, eager::nonzero(x));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_integers(y, DType::int64, {2}, {1, 2}));
  return done();
}

ROW(not_equal_of_strings, "not_equal of strings") {
  EAGER_TRY(const Tensor x1, strings(DType::string, {2, 1}, {"a", "\303\274"}));
  EAGER_TRY(const Tensor x2, strings(DType::string, {3}, {"a", "", "\303\274"}));
  EAGER_TRY(const Tensor y, eager::not_equal(x1, x2));
  EAGER_DO(expect_booleans(y, DType::bool_, {2, 3}, {false, true, true, true, true, false}));
  return done();
}

ROW(one_integer_of_int16, "one integer of int16") {
  EAGER_TRY(const Tensor x, integers(DType::int16, {5}, {-32768, -32767, 0, 3, 32767}));
  EAGER_TRY(const Tensor y_abs, eager::abs(x));
  EAGER_DO(expect_integers(y_abs, DType::int16, {5}, {-32768, 32767, 0, 3, 32767}));
  EAGER_TRY(const Tensor y_negative, eager::negative(x));
  EAGER_DO(expect_integers(y_negative, DType::int16, {5}, {-32768, 32767, 0, -3, -32767}));
  EAGER_TRY(const Tensor y_square, eager::square(x));
  EAGER_DO(expect_integers(y_square, DType::int16, {5}, {0, 1, 0, 9, 1}));
  EAGER_TRY(const Tensor y_relu, eager::relu(x));
  EAGER_DO(expect_integers(y_relu, DType::int16, {5}, {0, 0, 0, 3, 32767}));
  EAGER_TRY(const Tensor y_relu6, eager::relu6(x));
  EAGER_DO(expect_integers(y_relu6, DType::int16, {5}, {0, 0, 0, 3, 6}));
  EAGER_TRY(const Tensor y_sign, eager::sign(x));
  EAGER_DO(expect_integers(y_sign, DType::int16, {5}, {-1, -1, 0, 1, 1}));
  EAGER_TRY(const Tensor y_bitwise_invert, eager::bitwise_invert(x));
  EAGER_DO(expect_integers(y_bitwise_invert, DType::int16, {5}, {32767, 32766, -1, -4, -32768}));
  EAGER_TRY(const Tensor y_conj, eager::conj(x));
  EAGER_DO(expect_integers(y_conj, DType::int16, {5}, {-32768, -32767, 0, 3, 32767}));
  EAGER_TRY(const Tensor y_real, eager::real(x));
  EAGER_DO(expect_integers(y_real, DType::int16, {5}, {-32768, -32767, 0, 3, 32767}));
  EAGER_TRY(const Tensor y_imag, eager::imag(x));
  EAGER_DO(expect_integers(y_imag, DType::int16, {5}, {0, 0, 0, 0, 0}));
  EAGER_TRY(const Tensor y_round, eager::round(x));
  EAGER_DO(expect_integers(y_round, DType::int16, {5}, {-32768, -32767, 0, 3, 32767}));
  EAGER_TRY(const Tensor y_bitwise_count, eager::bitwise_count(x));
  EAGER_DO(expect_integers(y_bitwise_count, DType::uint8, {5}, {1, 15, 0, 2, 15}));
  return done();
}

ROW(one_integer_of_int32, "one integer of int32") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {5}, {-2147483648, -2147483647, 0, 3, 2147483647}));
  EAGER_TRY(const Tensor y_abs, eager::abs(x));
  EAGER_DO(expect_integers(y_abs, DType::int32, {5}, {-2147483648, 2147483647, 0, 3, 2147483647}));
  EAGER_TRY(const Tensor y_negative, eager::negative(x));
  EAGER_DO(expect_integers(y_negative, DType::int32, {5}, {-2147483648, 2147483647, 0, -3, -2147483647}));
  EAGER_TRY(const Tensor y_square, eager::square(x));
  EAGER_DO(expect_integers(y_square, DType::int32, {5}, {0, 1, 0, 9, 1}));
  EAGER_TRY(const Tensor y_relu, eager::relu(x));
  EAGER_DO(expect_integers(y_relu, DType::int32, {5}, {0, 0, 0, 3, 2147483647}));
  EAGER_TRY(const Tensor y_relu6, eager::relu6(x));
  EAGER_DO(expect_integers(y_relu6, DType::int32, {5}, {0, 0, 0, 3, 6}));
  EAGER_TRY(const Tensor y_sign, eager::sign(x));
  EAGER_DO(expect_integers(y_sign, DType::int32, {5}, {-1, -1, 0, 1, 1}));
  EAGER_TRY(const Tensor y_bitwise_invert, eager::bitwise_invert(x));
  EAGER_DO(expect_integers(y_bitwise_invert, DType::int32, {5}, {2147483647, 2147483646, -1, -4, -2147483648}));
  EAGER_TRY(const Tensor y_conj, eager::conj(x));
  EAGER_DO(expect_integers(y_conj, DType::int32, {5}, {-2147483648, -2147483647, 0, 3, 2147483647}));
  EAGER_TRY(const Tensor y_real, eager::real(x));
  EAGER_DO(expect_integers(y_real, DType::int32, {5}, {-2147483648, -2147483647, 0, 3, 2147483647}));
  EAGER_TRY(const Tensor y_imag, eager::imag(x));
  EAGER_DO(expect_integers(y_imag, DType::int32, {5}, {0, 0, 0, 0, 0}));
  EAGER_TRY(const Tensor y_round, eager::round(x));
  EAGER_DO(expect_integers(y_round, DType::int32, {5}, {-2147483648, -2147483647, 0, 3, 2147483647}));
  EAGER_TRY(const Tensor y_bitwise_count, eager::bitwise_count(x));
  EAGER_DO(expect_integers(y_bitwise_count, DType::uint8, {5}, {1, 31, 0, 2, 31}));
  return done();
}

ROW(one_integer_of_int64, "one integer of int64") {
  EAGER_TRY(const Tensor x, integers(DType::int64, {5}, {INT64_MIN, -9223372036854775807, 0, 3, 9223372036854775807}));
  EAGER_TRY(const Tensor y_abs, eager::abs(x));
  EAGER_DO(expect_integers(y_abs, DType::int64, {5}, {INT64_MIN, 9223372036854775807, 0, 3, 9223372036854775807}));
  EAGER_TRY(const Tensor y_negative, eager::negative(x));
  EAGER_DO(expect_integers(y_negative, DType::int64, {5}, {INT64_MIN, 9223372036854775807, 0, -3, -9223372036854775807}));
  EAGER_TRY(const Tensor y_square, eager::square(x));
  EAGER_DO(expect_integers(y_square, DType::int64, {5}, {0, 1, 0, 9, 1}));
  EAGER_TRY(const Tensor y_relu, eager::relu(x));
  EAGER_DO(expect_integers(y_relu, DType::int64, {5}, {0, 0, 0, 3, 9223372036854775807}));
  EAGER_TRY(const Tensor y_relu6, eager::relu6(x));
  EAGER_DO(expect_integers(y_relu6, DType::int64, {5}, {0, 0, 0, 3, 6}));
  EAGER_TRY(const Tensor y_sign, eager::sign(x));
  EAGER_DO(expect_integers(y_sign, DType::int64, {5}, {-1, -1, 0, 1, 1}));
  EAGER_TRY(const Tensor y_bitwise_invert, eager::bitwise_invert(x));
  EAGER_DO(expect_integers(y_bitwise_invert, DType::int64, {5}, {9223372036854775807, 9223372036854775806, -1, -4, INT64_MIN}));
  EAGER_TRY(const Tensor y_conj, eager::conj(x));
  EAGER_DO(expect_integers(y_conj, DType::int64, {5}, {INT64_MIN, -9223372036854775807, 0, 3, 9223372036854775807}));
  EAGER_TRY(const Tensor y_real, eager::real(x));
  EAGER_DO(expect_integers(y_real, DType::int64, {5}, {INT64_MIN, -9223372036854775807, 0, 3, 9223372036854775807}));
  EAGER_TRY(const Tensor y_imag, eager::imag(x));
  EAGER_DO(expect_integers(y_imag, DType::int64, {5}, {0, 0, 0, 0, 0}));
  EAGER_TRY(const Tensor y_round, eager::round(x));
  EAGER_DO(expect_integers(y_round, DType::int64, {5}, {INT64_MIN, -9223372036854775807, 0, 3, 9223372036854775807}));
  EAGER_TRY(const Tensor y_bitwise_count, eager::bitwise_count(x));
  EAGER_DO(expect_integers(y_bitwise_count, DType::uint8, {5}, {1, 63, 0, 2, 63}));
  return done();
}

ROW(one_integer_of_int8, "one integer of int8") {
  EAGER_TRY(const Tensor x, integers(DType::int8, {5}, {-128, -127, 0, 3, 127}));
  EAGER_TRY(const Tensor y_abs, eager::abs(x));
  EAGER_DO(expect_integers(y_abs, DType::int8, {5}, {-128, 127, 0, 3, 127}));
  EAGER_TRY(const Tensor y_negative, eager::negative(x));
  EAGER_DO(expect_integers(y_negative, DType::int8, {5}, {-128, 127, 0, -3, -127}));
  EAGER_TRY(const Tensor y_square, eager::square(x));
  EAGER_DO(expect_integers(y_square, DType::int8, {5}, {0, 1, 0, 9, 1}));
  EAGER_TRY(const Tensor y_relu, eager::relu(x));
  EAGER_DO(expect_integers(y_relu, DType::int8, {5}, {0, 0, 0, 3, 127}));
  EAGER_TRY(const Tensor y_relu6, eager::relu6(x));
  EAGER_DO(expect_integers(y_relu6, DType::int8, {5}, {0, 0, 0, 3, 6}));
  EAGER_TRY(const Tensor y_sign, eager::sign(x));
  EAGER_DO(expect_integers(y_sign, DType::int8, {5}, {-1, -1, 0, 1, 1}));
  EAGER_TRY(const Tensor y_bitwise_invert, eager::bitwise_invert(x));
  EAGER_DO(expect_integers(y_bitwise_invert, DType::int8, {5}, {127, 126, -1, -4, -128}));
  EAGER_TRY(const Tensor y_conj, eager::conj(x));
  EAGER_DO(expect_integers(y_conj, DType::int8, {5}, {-128, -127, 0, 3, 127}));
  EAGER_TRY(const Tensor y_real, eager::real(x));
  EAGER_DO(expect_integers(y_real, DType::int8, {5}, {-128, -127, 0, 3, 127}));
  EAGER_TRY(const Tensor y_imag, eager::imag(x));
  EAGER_DO(expect_integers(y_imag, DType::int8, {5}, {0, 0, 0, 0, 0}));
  EAGER_TRY(const Tensor y_round, eager::round(x));
  EAGER_DO(expect_integers(y_round, DType::int8, {5}, {-128, -127, 0, 3, 127}));
  EAGER_TRY(const Tensor y_bitwise_count, eager::bitwise_count(x));
  EAGER_DO(expect_integers(y_bitwise_count, DType::uint8, {5}, {1, 7, 0, 2, 7}));
  return done();
}

ROW(one_integer_of_uint16, "one integer of uint16") {
  EAGER_TRY(const Tensor x, integers(DType::uint16, {5}, {0, 1, 0, 3, 65535}));
  EAGER_TRY(const Tensor y_abs, eager::abs(x));
  EAGER_DO(expect_integers(y_abs, DType::uint16, {5}, {0, 1, 0, 3, 65535}));
  EAGER_TRY(const Tensor y_negative, eager::negative(x));
  EAGER_DO(expect_integers(y_negative, DType::uint16, {5}, {0, 65535, 0, 65533, 1}));
  EAGER_TRY(const Tensor y_square, eager::square(x));
  EAGER_DO(expect_integers(y_square, DType::uint16, {5}, {0, 1, 0, 9, 1}));
  EAGER_TRY(const Tensor y_relu, eager::relu(x));
  EAGER_DO(expect_integers(y_relu, DType::uint16, {5}, {0, 1, 0, 3, 65535}));
  EAGER_TRY(const Tensor y_relu6, eager::relu6(x));
  EAGER_DO(expect_integers(y_relu6, DType::uint16, {5}, {0, 1, 0, 3, 6}));
  EAGER_TRY(const Tensor y_sign, eager::sign(x));
  EAGER_DO(expect_integers(y_sign, DType::uint16, {5}, {0, 1, 0, 1, 1}));
  EAGER_TRY(const Tensor y_bitwise_invert, eager::bitwise_invert(x));
  EAGER_DO(expect_integers(y_bitwise_invert, DType::uint16, {5}, {65535, 65534, 65535, 65532, 0}));
  EAGER_TRY(const Tensor y_conj, eager::conj(x));
  EAGER_DO(expect_integers(y_conj, DType::uint16, {5}, {0, 1, 0, 3, 65535}));
  EAGER_TRY(const Tensor y_real, eager::real(x));
  EAGER_DO(expect_integers(y_real, DType::uint16, {5}, {0, 1, 0, 3, 65535}));
  EAGER_TRY(const Tensor y_imag, eager::imag(x));
  EAGER_DO(expect_integers(y_imag, DType::uint16, {5}, {0, 0, 0, 0, 0}));
  EAGER_TRY(const Tensor y_round, eager::round(x));
  EAGER_DO(expect_integers(y_round, DType::uint16, {5}, {0, 1, 0, 3, 65535}));
  EAGER_TRY(const Tensor y_bitwise_count, eager::bitwise_count(x));
  EAGER_DO(expect_integers(y_bitwise_count, DType::uint8, {5}, {0, 1, 0, 2, 16}));
  return done();
}

ROW(one_integer_of_uint32, "one integer of uint32") {
  EAGER_TRY(const Tensor x, integers(DType::uint32, {5}, {0, 1, 0, 3, 4294967295}));
  EAGER_TRY(const Tensor y_abs, eager::abs(x));
  EAGER_DO(expect_integers(y_abs, DType::uint32, {5}, {0, 1, 0, 3, 4294967295}));
  EAGER_TRY(const Tensor y_negative, eager::negative(x));
  EAGER_DO(expect_integers(y_negative, DType::uint32, {5}, {0, 4294967295, 0, 4294967293, 1}));
  EAGER_TRY(const Tensor y_square, eager::square(x));
  EAGER_DO(expect_integers(y_square, DType::uint32, {5}, {0, 1, 0, 9, 1}));
  EAGER_TRY(const Tensor y_relu, eager::relu(x));
  EAGER_DO(expect_integers(y_relu, DType::uint32, {5}, {0, 1, 0, 3, 4294967295}));
  EAGER_TRY(const Tensor y_relu6, eager::relu6(x));
  EAGER_DO(expect_integers(y_relu6, DType::uint32, {5}, {0, 1, 0, 3, 6}));
  EAGER_TRY(const Tensor y_sign, eager::sign(x));
  EAGER_DO(expect_integers(y_sign, DType::uint32, {5}, {0, 1, 0, 1, 1}));
  EAGER_TRY(const Tensor y_bitwise_invert, eager::bitwise_invert(x));
  EAGER_DO(expect_integers(y_bitwise_invert, DType::uint32, {5}, {4294967295, 4294967294, 4294967295, 4294967292, 0}));
  EAGER_TRY(const Tensor y_conj, eager::conj(x));
  EAGER_DO(expect_integers(y_conj, DType::uint32, {5}, {0, 1, 0, 3, 4294967295}));
  EAGER_TRY(const Tensor y_real, eager::real(x));
  EAGER_DO(expect_integers(y_real, DType::uint32, {5}, {0, 1, 0, 3, 4294967295}));
  EAGER_TRY(const Tensor y_imag, eager::imag(x));
  EAGER_DO(expect_integers(y_imag, DType::uint32, {5}, {0, 0, 0, 0, 0}));
  EAGER_TRY(const Tensor y_round, eager::round(x));
  EAGER_DO(expect_integers(y_round, DType::uint32, {5}, {0, 1, 0, 3, 4294967295}));
  EAGER_TRY(const Tensor y_bitwise_count, eager::bitwise_count(x));
  EAGER_DO(expect_integers(y_bitwise_count, DType::uint8, {5}, {0, 1, 0, 2, 32}));
  return done();
}

ROW(one_integer_of_uint64, "one integer of uint64") {
  EAGER_TRY(const Tensor x, unsigneds(DType::uint64, {5}, {0u, 1u, 0u, 3u, 18446744073709551615u}));
  EAGER_TRY(const Tensor y_abs, eager::abs(x));
  EAGER_DO(expect_unsigneds(y_abs, DType::uint64, {5}, {0u, 1u, 0u, 3u, 18446744073709551615u}));
  EAGER_TRY(const Tensor y_negative, eager::negative(x));
  EAGER_DO(expect_unsigneds(y_negative, DType::uint64, {5}, {0u, 18446744073709551615u, 0u, 18446744073709551613u, 1u}));
  EAGER_TRY(const Tensor y_square, eager::square(x));
  EAGER_DO(expect_unsigneds(y_square, DType::uint64, {5}, {0u, 1u, 0u, 9u, 1u}));
  EAGER_TRY(const Tensor y_relu, eager::relu(x));
  EAGER_DO(expect_unsigneds(y_relu, DType::uint64, {5}, {0u, 1u, 0u, 3u, 18446744073709551615u}));
  EAGER_TRY(const Tensor y_relu6, eager::relu6(x));
  EAGER_DO(expect_unsigneds(y_relu6, DType::uint64, {5}, {0u, 1u, 0u, 3u, 6u}));
  EAGER_TRY(const Tensor y_sign, eager::sign(x));
  EAGER_DO(expect_unsigneds(y_sign, DType::uint64, {5}, {0u, 1u, 0u, 1u, 1u}));
  EAGER_TRY(const Tensor y_bitwise_invert, eager::bitwise_invert(x));
  EAGER_DO(expect_unsigneds(y_bitwise_invert, DType::uint64, {5}, {18446744073709551615u, 18446744073709551614u, 18446744073709551615u, 18446744073709551612u, 0u}));
  EAGER_TRY(const Tensor y_conj, eager::conj(x));
  EAGER_DO(expect_unsigneds(y_conj, DType::uint64, {5}, {0u, 1u, 0u, 3u, 18446744073709551615u}));
  EAGER_TRY(const Tensor y_real, eager::real(x));
  EAGER_DO(expect_unsigneds(y_real, DType::uint64, {5}, {0u, 1u, 0u, 3u, 18446744073709551615u}));
  EAGER_TRY(const Tensor y_imag, eager::imag(x));
  EAGER_DO(expect_unsigneds(y_imag, DType::uint64, {5}, {0u, 0u, 0u, 0u, 0u}));
  EAGER_TRY(const Tensor y_round, eager::round(x));
  EAGER_DO(expect_unsigneds(y_round, DType::uint64, {5}, {0u, 1u, 0u, 3u, 18446744073709551615u}));
  EAGER_TRY(const Tensor y_bitwise_count, eager::bitwise_count(x));
  EAGER_DO(expect_integers(y_bitwise_count, DType::uint8, {5}, {0, 1, 0, 2, 64}));
  return done();
}

ROW(one_integer_of_uint8, "one integer of uint8") {
  EAGER_TRY(const Tensor x, integers(DType::uint8, {5}, {0, 1, 0, 3, 255}));
  EAGER_TRY(const Tensor y_abs, eager::abs(x));
  EAGER_DO(expect_integers(y_abs, DType::uint8, {5}, {0, 1, 0, 3, 255}));
  EAGER_TRY(const Tensor y_negative, eager::negative(x));
  EAGER_DO(expect_integers(y_negative, DType::uint8, {5}, {0, 255, 0, 253, 1}));
  EAGER_TRY(const Tensor y_square, eager::square(x));
  EAGER_DO(expect_integers(y_square, DType::uint8, {5}, {0, 1, 0, 9, 1}));
  EAGER_TRY(const Tensor y_relu, eager::relu(x));
  EAGER_DO(expect_integers(y_relu, DType::uint8, {5}, {0, 1, 0, 3, 255}));
  EAGER_TRY(const Tensor y_relu6, eager::relu6(x));
  EAGER_DO(expect_integers(y_relu6, DType::uint8, {5}, {0, 1, 0, 3, 6}));
  EAGER_TRY(const Tensor y_sign, eager::sign(x));
  EAGER_DO(expect_integers(y_sign, DType::uint8, {5}, {0, 1, 0, 1, 1}));
  EAGER_TRY(const Tensor y_bitwise_invert, eager::bitwise_invert(x));
  EAGER_DO(expect_integers(y_bitwise_invert, DType::uint8, {5}, {255, 254, 255, 252, 0}));
  EAGER_TRY(const Tensor y_conj, eager::conj(x));
  EAGER_DO(expect_integers(y_conj, DType::uint8, {5}, {0, 1, 0, 3, 255}));
  EAGER_TRY(const Tensor y_real, eager::real(x));
  EAGER_DO(expect_integers(y_real, DType::uint8, {5}, {0, 1, 0, 3, 255}));
  EAGER_TRY(const Tensor y_imag, eager::imag(x));
  EAGER_DO(expect_integers(y_imag, DType::uint8, {5}, {0, 0, 0, 0, 0}));
  EAGER_TRY(const Tensor y_round, eager::round(x));
  EAGER_DO(expect_integers(y_round, DType::uint8, {5}, {0, 1, 0, 3, 255}));
  EAGER_TRY(const Tensor y_bitwise_count, eager::bitwise_count(x));
  EAGER_DO(expect_integers(y_bitwise_count, DType::uint8, {5}, {0, 1, 0, 2, 8}));
  return done();
}

ROW(one_hot_axis_1_dtype_int16, "one_hot axis=1 dtype=int16") {
  EAGER_TRY(const Tensor indices, integers(DType::uint8, {2, 1}, {1, 0}));
  EAGER_TRY(const Tensor y, eager::one_hot(indices, 2, OneHotOptions().axis(1).dtype(DType::int16)));
  EAGER_DO(expect_integers(y, DType::int16, {2, 2, 1}, {0, 1, 1, 0}));
  return done();
}

ROW(one_hot_depth_0, "one_hot depth=0") {
  EAGER_TRY(const Tensor indices, integers(DType::int32, {1}, {0}));
  EAGER_TRY(const Tensor y, eager::one_hot(indices, 0));
  EAGER_DO(expect_floats(y, DType::float32, {1, 0}, {}));
  return done();
}

ROW(one_hot_depth_3, "one_hot depth=3") {
  EAGER_TRY(const Tensor indices, integers(DType::int32, {4}, {0, 2, 5, -1}));
  EAGER_TRY(const Tensor y, eager::one_hot(indices, 3));
  EAGER_DO(expect_floats(y, DType::float32, {4, 3}, {0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  return done();
}

ROW(one_hot_with_values, "one_hot with values") {
  EAGER_TRY(const Tensor i, integers(DType::int64, {2}, {1, 0}));
  EAGER_TRY(const Tensor on, floats(DType::float64, {}, {0x1.4p+1}));
  EAGER_TRY(const Tensor off, floats(DType::float64, {}, {-0x1p+0}));
  EAGER_TRY(const Tensor y, eager::one_hot(i, 2, OneHotOptions().on_value(on).off_value(off)));
  EAGER_DO(expect_floats(y, DType::float64, {2, 2}, {-0x1p+0, 0x1.4p+1, 0x1.4p+1, -0x1p+0}));
  EAGER_TRY(const Tensor z, eager::one_hot(i, 2, OneHotOptions().on_value(on).axis(0)));
  EAGER_DO(expect_floats(z, DType::float64, {2, 2}, {0x0p+0, 0x1.4p+1, 0x1.4p+1, 0x0p+0}));
  EAGER_TRY(const Tensor w, eager::one_hot(i, 2, OneHotOptions().off_value(off)));
  EAGER_DO(expect_floats(w, DType::float64, {2, 2}, {-0x1p+0, 0x1p+0, 0x1p+0, -0x1p+0}));
  return done();
}

ROW(ones_like, "ones_like") {
  EAGER_TRY(const Tensor x, integers(DType::uint8, {2, 1}, {4, 5}));
  EAGER_TRY(const Tensor y, eager::ones_like(x));
  EAGER_DO(expect_integers(y, DType::uint8, {2, 1}, {1, 1}));
  return done();
}

ROW(ones_like_dtype_bfloat16, "ones_like dtype=bfloat16") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor y, eager::ones_like(x, OnesLikeOptions().dtype(DType::bfloat16)));
  EAGER_DO(expect_floats(y, DType::bfloat16, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  return done();
}

ROW(ops_on_nothing, "ops on nothing") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {0, 3}, {}));
  EAGER_TRY(const Tensor y_exp, eager::exp(x));
  EAGER_DO(expect_floats(y_exp, DType::float32, {0, 3}, {}));
  EAGER_TRY(const Tensor y_relu, eager::relu(x));
  EAGER_DO(expect_floats(y_relu, DType::float32, {0, 3}, {}));
  EAGER_TRY(const Tensor y_isnan, eager::isnan(x));
  EAGER_DO(expect_booleans(y_isnan, DType::bool_, {0, 3}, {}));
  EAGER_TRY(const Tensor y_negative, eager::negative(x));
  EAGER_DO(expect_floats(y_negative, DType::float32, {0, 3}, {}));
  EAGER_TRY(const Tensor y_softmax, eager::softmax(x));
  EAGER_DO(expect_floats(y_softmax, DType::float32, {0, 3}, {}));
  EAGER_TRY(const Tensor y_flip, eager::flip(x));
  EAGER_DO(expect_floats(y_flip, DType::float32, {0, 3}, {}));
  EAGER_TRY(const Tensor y_copy, eager::copy(x));
  EAGER_DO(expect_floats(y_copy, DType::float32, {0, 3}, {}));
  EAGER_TRY(const Tensor c, eager::concat({x, x}, ConcatOptions().axis(1)));
  EAGER_DO(expect_floats(c, DType::float32, {0, 6}, {}));
  EAGER_TRY(const Tensor r, eager::reshape(x, {3, 0, 2}));
  EAGER_DO(expect_floats(r, DType::float32, {3, 0, 2}, {}));
  EAGER_TRY(const Tensor p, eager::permute_dims(x));
  EAGER_DO(expect_floats(p, DType::float32, {3, 0}, {}));
  return done();
}

ROW(ops_on_scalars, "ops on scalars") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {}, {0x1p+2}));
  EAGER_TRY(const Tensor y_sqrt, eager::sqrt(x));
  EAGER_DO(expect_floats(y_sqrt, DType::float64, {}, {0x1p+1}));
  EAGER_TRY(const Tensor y_sum, eager::sum(x));
  EAGER_DO(expect_floats(y_sum, DType::float64, {}, {0x1p+2}));
  EAGER_TRY(const Tensor y_max, eager::max(x));
  EAGER_DO(expect_floats(y_max, DType::float64, {}, {0x1p+2}));
  EAGER_TRY(const Tensor y_square, eager::square(x));
  EAGER_DO(expect_floats(y_square, DType::float64, {}, {0x1p+4}));
  EAGER_TRY(const Tensor y_permute_dims, eager::permute_dims(x));
  EAGER_DO(expect_floats(y_permute_dims, DType::float64, {}, {0x1p+2}));
  EAGER_TRY(const Tensor y_squeeze, eager::squeeze(x));
  EAGER_DO(expect_floats(y_squeeze, DType::float64, {}, {0x1p+2}));
  EAGER_TRY(const Tensor y_flip, eager::flip(x));
  EAGER_DO(expect_floats(y_flip, DType::float64, {}, {0x1p+2}));
  EAGER_TRY(const Tensor y, eager::expand_dims(x, 0));
  EAGER_DO(expect_floats(y, DType::float64, {1}, {0x1p+2}));
  EAGER_TRY(const Tensor i, eager::argmax(x));
  EAGER_DO(expect_integers(i, DType::int64, {}, {0}));
  EAGER_TRY(const Tensor s, eager::stack({x, x}));
  EAGER_DO(expect_floats(s, DType::float64, {2}, {0x1p+2, 0x1p+2}));
  return done();
}

ROW(optimizer_adadelta, "optimizer adadelta") {
  EAGER_TRY(const Adadelta optimizer, Adadelta::make());
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ffff96p-1, -0x1.ffffcap+0, 0x1.ffff2cp-2, 0x1.7fffe6p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ffff95e4c8f58p-1, -0x1.ffffcaf23053cp+0, 0x1.ffff2bc88d278p-2, 0x1.7fffe5799a887p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ffffdcp-1, -0x1.ffffeep+0, 0x1.fffeap-2, 0x1.80000ap+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ffffdbdb8bd2bp-1, -0x1.ffffededc0db1p+0, 0x1.fffe9fda1bf1p-2, 0x1.80000aec37fcep+1}, 8.0));
  EAGER_TRY(const Variable slot_mean_square_float32, optimizer.slot(v_float32, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float32_value, slot_mean_square_float32.read());
  EAGER_DO(expect_floats(mean_square_float32_value, DType::float32, {2, 2}, {0x1.d70a3ep-6, 0x1.d70a3ep-4, 0x1.d70a3ep-2, 0x1.9b0a3ep+0}, 64.0));
  EAGER_TRY(const Variable slot_mean_square_change_float32, optimizer.slot(v_float32, "mean_square_change"));
  EAGER_TRY(const Tensor mean_square_change_float32_value, slot_mean_square_change_float32.read());
  EAGER_DO(expect_floats(mean_square_change_float32_value, DType::float32, {2, 2}, {0x1.664974p-20, 0x1.664c88p-20, 0x1.664d4ep-20, 0x1.844008p-19}, 64.0));
  EAGER_TRY(const Variable slot_mean_square_float64, optimizer.slot(v_float64, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float64_value, slot_mean_square_float64.read());
  EAGER_DO(expect_floats(mean_square_float64_value, DType::float64, {2, 2}, {0x1.d70a3d70a3d6fp-6, 0x1.d70a3d70a3d6fp-4, 0x1.d70a3d70a3d6fp-2, 0x1.9b0a3d70a3d6fp+0}, 64.0));
  EAGER_TRY(const Variable slot_mean_square_change_float64, optimizer.slot(v_float64, "mean_square_change"));
  EAGER_TRY(const Tensor mean_square_change_float64_value, slot_mean_square_change_float64.read());
  EAGER_DO(expect_floats(mean_square_change_float64_value, DType::float64, {2, 2}, {0x1.664973b03c40bp-20, 0x1.664c88e634daap-20, 0x1.664d4e35c532dp-20, 0x1.844007558c0ecp-19}, 64.0));
  return done();
}

ROW(optimizer_adadelta_changes_the_rows_that_sparse_rows_name, "optimizer adadelta changes the rows that sparse rows name") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Variable v, Variable::make(x, "v"));
  EAGER_TRY(const Tensor i, integers(DType::int32, {3}, {2, 0, 2}));
  EAGER_TRY(const Adadelta optimizer, Adadelta::make(AdadeltaOptions().learning_rate(0x1p-2)));
  EAGER_TRY(Tape t0, Tape::make());
  EAGER_TRY(const Tensor a0, v.read());
  EAGER_TRY(const Tensor y0, eager::gather(a0, i));
  EAGER_TRY(const Tensor z0, eager::square(y0));
  EAGER_TRY(const Tensor g0, t0.gradient(z0, v));
  EAGER_DO(optimizer.apply({g0}, {v}));
  EAGER_TRY(Tape t1, Tape::make());
  EAGER_TRY(const Tensor a1, v.read());
  EAGER_TRY(const Tensor y1, eager::gather(a1, i));
  EAGER_TRY(const Tensor z1, eager::square(y1));
  EAGER_TRY(const Tensor g1, t1.gradient(z1, v));
  EAGER_DO(optimizer.apply({g1}, {v}));
  EAGER_TRY(const Tensor after, v.read());
  EAGER_DO(expect_floats(after, DType::float64, {3, 2}, {0x1.ff2e1aeba400ep-1, 0x1.ff970ae2641b5p+0, 0x1.8p+1, 0x1p+2, 0x1.3fe5c2563088p+2, 0x1.7fe5c24b4f1c4p+2}, 16.0));
  return done();
}

ROW(optimizer_adadelta_learning_rate_0_5_rho_0_75_epsilon_0_25_weight_decay_0_5, "optimizer adadelta learning_rate=0.5 rho=0.75 epsilon=0.25 weight_decay=0.5") {
  EAGER_TRY(const Adadelta optimizer, Adadelta::make(AdadeltaOptions().learning_rate(0x1p-1).rho(0x1.8p-1).epsilon(0x1p-2).weight_decay(0x1p-1)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.0d8368p-1, -0x1.257d86p+0, -0x1.27c972p-4, 0x1.107a4cp+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.0d8368e90048ap-1, -0x1.257d86660310dp+0, -0x1.27c9716ffb765p-4, 0x1.107a4bdb96a87p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.08d788p-1, -0x1.138b1ap+0, -0x1.6aa8f8p-2, 0x1.0c28dap+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.08d7888877071p-1, -0x1.138b1a9d32e5fp+0, -0x1.6aa8f87832596p-2, 0x1.0c28d95bef9ecp+1}, 8.0));
  EAGER_TRY(const Variable slot_mean_square_float32, optimizer.slot(v_float32, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float32_value, slot_mean_square_float32.read());
  EAGER_DO(expect_floats(mean_square_float32_value, DType::float32, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_mean_square_change_float32, optimizer.slot(v_float32, "mean_square_change"));
  EAGER_TRY(const Tensor mean_square_change_float32_value, slot_mean_square_change_float32.read());
  EAGER_DO(expect_floats(mean_square_change_float32_value, DType::float32, {2, 2}, {0x1.ae147ap-5, 0x1.2p-3, 0x1.eb851ep-3, 0x1.09b4fp-2}, 64.0));
  EAGER_TRY(const Variable slot_mean_square_float64, optimizer.slot(v_float64, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float64_value, slot_mean_square_float64.read());
  EAGER_DO(expect_floats(mean_square_float64_value, DType::float64, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_mean_square_change_float64, optimizer.slot(v_float64, "mean_square_change"));
  EAGER_TRY(const Tensor mean_square_change_float64_value, slot_mean_square_change_float64.read());
  EAGER_DO(expect_floats(mean_square_change_float64_value, DType::float64, {2, 2}, {0x1.ae147ae147ae1p-5, 0x1.2p-3, 0x1.eb851eb851eb8p-3, 0x1.09b4f0c68ap-2}, 64.0));
  return done();
}

ROW(optimizer_adagrad, "optimizer adagrad") {
  EAGER_TRY(const Adagrad optimizer, Adagrad::make());
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ff7ceep-1, -0x1.ffbe76p+0, 0x1.fef9dcp-2, 0x1.7fdf3cp+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ff7ced9168e34p-1, -0x1.ffbe76c8b4558p+0, 0x1.fef9db22d11dbp-2, 0x1.7fdf3b645a54fp+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ffb78cp-1, -0x1.ffdbc6p+0, 0x1.fe84ap-2, 0x1.7ffffp+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ffb78b90f16a5p-1, -0x1.ffdbc5c878a44p+0, 0x1.fe849f23bfcc1p-2, 0x1.7fffefa9f1e7bp+1}, 8.0));
  EAGER_TRY(const Variable slot_accumulator_float32, optimizer.slot(v_float32, "accumulator"));
  EAGER_TRY(const Tensor accumulator_float32_value, slot_accumulator_float32.read());
  EAGER_DO(expect_floats(accumulator_float32_value, DType::float32, {2, 2}, {0x1.4p-2, 0x1.4p+0, 0x1.4p+2, 0x1.01p+4}, 64.0));
  EAGER_TRY(const Variable slot_accumulator_float64, optimizer.slot(v_float64, "accumulator"));
  EAGER_TRY(const Tensor accumulator_float64_value, slot_accumulator_float64.read());
  EAGER_DO(expect_floats(accumulator_float64_value, DType::float64, {2, 2}, {0x1.4p-2, 0x1.4p+0, 0x1.4p+2, 0x1.01p+4}, 64.0));
  return done();
}

ROW(optimizer_adagrad_changes_the_rows_that_sparse_rows_name, "optimizer adagrad changes the rows that sparse rows name") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Variable v, Variable::make(x, "v"));
  EAGER_TRY(const Tensor i, integers(DType::int32, {3}, {2, 0, 2}));
  EAGER_TRY(const Adagrad optimizer, Adagrad::make(AdagradOptions().learning_rate(0x1p-2)));
  EAGER_TRY(Tape t0, Tape::make());
  EAGER_TRY(const Tensor a0, v.read());
  EAGER_TRY(const Tensor y0, eager::gather(a0, i));
  EAGER_TRY(const Tensor z0, eager::square(y0));
  EAGER_TRY(const Tensor g0, t0.gradient(z0, v));
  EAGER_DO(optimizer.apply({g0}, {v}));
  EAGER_TRY(Tape t1, Tape::make());
  EAGER_TRY(const Tensor a1, v.read());
  EAGER_TRY(const Tensor y1, eager::gather(a1, i));
  EAGER_TRY(const Tensor z1, eager::square(y1));
  EAGER_TRY(const Tensor g1, t1.gradient(z1, v));
  EAGER_DO(optimizer.apply({g1}, {v}));
  EAGER_TRY(const Tensor after, v.read());
  EAGER_DO(expect_floats(after, DType::float64, {3, 2}, {0x1.33333333585d1p-1, 0x1.95db0f7d4608ap+0, 0x1.8p+1, 0x1p+2, 0x1.24fae1d81f878p+2, 0x1.64edf4a4500aap+2}, 16.0));
  return done();
}

ROW(optimizer_adagrad_epsilon_0_25_epsilon_within_root_true, "optimizer adagrad epsilon=0.25 epsilon_within_root=True") {
  EAGER_TRY(const Adagrad optimizer, Adagrad::make(AdagradOptions().epsilon(0x1p-2).epsilon_within_root(true)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ffa352p-1, -0x1.ffc562p+0, 0x1.ff01aep-2, 0x1.7ff158p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ffa3516f00032p-1, -0x1.ffc56200774bfp+0, 0x1.ff01aed6c1f65p-2, 0x1.7ff158801dd3p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ffcf02p-1, -0x1.ffe024p+0, 0x1.fe8f46p-2, 0x1.8011ccp+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ffcf023e87dcfp-1, -0x1.ffe0234585ae6p+0, 0x1.fe8f462124562p-2, 0x1.8011cc5e874a1p+1}, 8.0));
  EAGER_TRY(const Variable slot_accumulator_float32, optimizer.slot(v_float32, "accumulator"));
  EAGER_TRY(const Tensor accumulator_float32_value, slot_accumulator_float32.read());
  EAGER_DO(expect_floats(accumulator_float32_value, DType::float32, {2, 2}, {0x1.4p-2, 0x1.4p+0, 0x1.4p+2, 0x1.01p+4}, 64.0));
  EAGER_TRY(const Variable slot_accumulator_float64, optimizer.slot(v_float64, "accumulator"));
  EAGER_TRY(const Tensor accumulator_float64_value, slot_accumulator_float64.read());
  EAGER_DO(expect_floats(accumulator_float64_value, DType::float64, {2, 2}, {0x1.4p-2, 0x1.4p+0, 0x1.4p+2, 0x1.01p+4}, 64.0));
  return done();
}

ROW(optimizer_adagrad_learning_rate_0_125_epsilon_0_25_initial_accumulator_value_0_5, "optimizer adagrad learning_rate=0.125 epsilon=0.25 initial_accumulator_value=0.5") {
  EAGER_TRY(const Adagrad optimizer, Adagrad::make(AdagradOptions().learning_rate(0x1p-3).epsilon(0x1p-2).initial_accumulator_value(0x1p-1)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.e353aap-1, -0x1.ea4d24p+0, 0x1.940b14p-2, 0x1.7cp+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.e353aa50f3ed9p-1, -0x1.ea4d2410a5628p+0, 0x1.940b1377e74cdp-2, 0x1.7cp+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.f1391cp-1, -0x1.f4794ap+0, 0x1.62b8bap-2, 0x1.8ad0dap+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.f1391c7e8a299p-1, -0x1.f47949ca9daa3p+0, 0x1.62b8ba2a6da91p-2, 0x1.8ad0d9f99129cp+1}, 8.0));
  EAGER_TRY(const Variable slot_accumulator_float32, optimizer.slot(v_float32, "accumulator"));
  EAGER_TRY(const Tensor accumulator_float32_value, slot_accumulator_float32.read());
  EAGER_DO(expect_floats(accumulator_float32_value, DType::float32, {2, 2}, {0x1.ap-1, 0x1.cp+0, 0x1.6p+2, 0x1.09p+4}, 64.0));
  EAGER_TRY(const Variable slot_accumulator_float64, optimizer.slot(v_float64, "accumulator"));
  EAGER_TRY(const Tensor accumulator_float64_value, slot_accumulator_float64.read());
  EAGER_DO(expect_floats(accumulator_float64_value, DType::float64, {2, 2}, {0x1.ap-1, 0x1.cp+0, 0x1.6p+2, 0x1.09p+4}, 64.0));
  return done();
}

ROW(optimizer_adam, "optimizer adam") {
  EAGER_TRY(const Adam optimizer, Adam::make());
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ff7ceep-1, -0x1.ffbe76p+0, 0x1.fef9dcp-2, 0x1.7fdf3cp+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ff7ced91946dbp-1, -0x1.ffbe76c8bf381p+0, 0x1.fef9db22e6e2ep-2, 0x1.7fdf3b64701a3p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ff5a04p-1, -0x1.ffad02p+0, 0x1.fe057ep-2, 0x1.7ff634p+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ff5a04c7e3382p-1, -0x1.ffad0263e2e8fp+0, 0x1.fe057d9ec09f6p-2, 0x1.7ff633135521p+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2}, 64.0));
  EAGER_TRY(const Variable slot_v_float32, optimizer.slot(v_float32, "v"));
  EAGER_TRY(const Tensor v_float32_value, slot_v_float32.read());
  EAGER_DO(expect_floats(v_float32_value, DType::float32, {2, 2}, {0x1.476af8p-12, 0x1.476af8p-10, 0x1.476af8p-8, 0x1.072abep-6}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2}, 64.0));
  EAGER_TRY(const Variable slot_v_float64, optimizer.slot(v_float64, "v"));
  EAGER_TRY(const Tensor v_float64_value, slot_v_float64.read());
  EAGER_DO(expect_floats(v_float64_value, DType::float64, {2, 2}, {0x1.476af89c5e705p-12, 0x1.476af89c5e705p-10, 0x1.476af89c5e705p-8, 0x1.072abef06b37dp-6}, 64.0));
  return done();
}

ROW(optimizer_adam_beta_2_0_25_amsgrad_true, "optimizer adam beta_2=0.25 amsgrad=True") {
  EAGER_TRY(const Adam optimizer, Adam::make(AdamOptions().beta_2(0x1p-2).amsgrad(true)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ff7ceep-1, -0x1.ffbe76p+0, 0x1.fef9dcp-2, 0x1.7fdf3cp+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ff7ced91946dbp-1, -0x1.ffbe76c8bf381p+0, 0x1.fef9db22e6e2ep-2, 0x1.7fdf3b64701a3p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ff5e14p-1, -0x1.ffaf0ap+0, 0x1.fe21e6p-2, 0x1.7ff16cp+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ff5e13acd150fp-1, -0x1.ffaf09d65ac5p+0, 0x1.fe21e5e15456ap-2, 0x1.7ff16ba481833p+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2}, 64.0));
  EAGER_TRY(const Variable slot_v_float32, optimizer.slot(v_float32, "v"));
  EAGER_TRY(const Tensor v_float32_value, slot_v_float32.read());
  EAGER_DO(expect_floats(v_float32_value, DType::float32, {2, 2}, {0x1.8p-4, 0x1.8p-2, 0x1.8p+0, 0x1.806p+3}, 64.0));
  EAGER_TRY(const Variable slot_v_max_float32, optimizer.slot(v_float32, "v_max"));
  EAGER_TRY(const Tensor v_max_float32_value, slot_v_max_float32.read());
  EAGER_DO(expect_floats(v_max_float32_value, DType::float32, {2, 2}, {0x1.8p-3, 0x1.8p-1, 0x1.8p+1, 0x1.806p+3}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2}, 64.0));
  EAGER_TRY(const Variable slot_v_float64, optimizer.slot(v_float64, "v"));
  EAGER_TRY(const Tensor v_float64_value, slot_v_float64.read());
  EAGER_DO(expect_floats(v_float64_value, DType::float64, {2, 2}, {0x1.8p-4, 0x1.8p-2, 0x1.8p+0, 0x1.806p+3}, 64.0));
  EAGER_TRY(const Variable slot_v_max_float64, optimizer.slot(v_float64, "v_max"));
  EAGER_TRY(const Tensor v_max_float64_value, slot_v_max_float64.read());
  EAGER_DO(expect_floats(v_max_float64_value, DType::float64, {2, 2}, {0x1.8p-3, 0x1.8p-1, 0x1.8p+1, 0x1.806p+3}, 64.0));
  return done();
}

ROW(optimizer_adam_changes_the_rows_that_sparse_rows_name, "optimizer adam changes the rows that sparse rows name") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Variable v, Variable::make(x, "v"));
  EAGER_TRY(const Tensor i, integers(DType::int32, {3}, {2, 0, 2}));
  EAGER_TRY(const Adam optimizer, Adam::make(AdamOptions().learning_rate(0x1p-2)));
  EAGER_TRY(Tape t0, Tape::make());
  EAGER_TRY(const Tensor a0, v.read());
  EAGER_TRY(const Tensor y0, eager::gather(a0, i));
  EAGER_TRY(const Tensor z0, eager::square(y0));
  EAGER_TRY(const Tensor g0, t0.gradient(z0, v));
  EAGER_DO(optimizer.apply({g0}, {v}));
  EAGER_TRY(Tape t1, Tape::make());
  EAGER_TRY(const Tensor a1, v.read());
  EAGER_TRY(const Tensor y1, eager::gather(a1, i));
  EAGER_TRY(const Tensor z1, eager::square(y1));
  EAGER_TRY(const Tensor g1, t1.gradient(z1, v));
  EAGER_DO(optimizer.apply({g1}, {v}));
  EAGER_TRY(const Tensor after, v.read());
  EAGER_DO(expect_floats(after, DType::float64, {3, 2}, {0x1.023afae5fa876p-1, 0x1.805d1b8806547p+0, 0x1.8p+1, 0x1p+2, 0x1.2006d1baadb49p+2, 0x1.60057812aa402p+2}, 16.0));
  return done();
}

ROW(optimizer_adam_epsilon_0_25_beta_2_0_75_epsilon_before_correction_true, "optimizer adam epsilon=0.25 beta_2=0.75 epsilon_before_correction=True") {
  EAGER_TRY(const Adam optimizer, Adam::make(AdamOptions().epsilon(0x1p-2).beta_2(0x1.8p-1).epsilon_before_correction(true)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ffbe76p-1, -0x1.ffd45p+0, 0x1.ff2e48p-2, 0x1.7ff514p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ffbe76c8b4396p-1, -0x1.ffd44f3078264p+0, 0x1.ff2e48e8a71dep-2, 0x1.7ff513cc1e099p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ffac36p-1, -0x1.ffc824p+0, 0x1.fe61dep-2, 0x1.800832p+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ffac3653b825fp-1, -0x1.ffc82437d0195p+0, 0x1.fe61dd640644ep-2, 0x1.800831055a005p+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2}, 64.0));
  EAGER_TRY(const Variable slot_v_float32, optimizer.slot(v_float32, "v"));
  EAGER_TRY(const Tensor v_float32_value, slot_v_float32.read());
  EAGER_DO(expect_floats(v_float32_value, DType::float32, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2}, 64.0));
  EAGER_TRY(const Variable slot_v_float64, optimizer.slot(v_float64, "v"));
  EAGER_TRY(const Tensor v_float64_value, slot_v_float64.read());
  EAGER_DO(expect_floats(v_float64_value, DType::float64, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  return done();
}

ROW(optimizer_adam_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25_weight_decay_0_5, "optimizer adam learning_rate=0.125 beta_1=0.5 beta_2=0.75 epsilon=0.25 weight_decay=0.5") {
  EAGER_TRY(const Adam optimizer, Adam::make(AdamOptions().learning_rate(0x1p-3).beta_1(0x1p-1).beta_2(0x1.8p-1).epsilon(0x1p-2).weight_decay(0x1p-1)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.b55556p-1, -0x1.c66666p+0, 0x1.6e38e4p-2, 0x1.6p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.b555555555555p-1, -0x1.c666666666666p+0, 0x1.6e38e38e38e39p-2, 0x1.6p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.9ap-1, -0x1.aap+0, 0x1.ecee8ap-3, 0x1.569bd8p+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.9ap-1, -0x1.aap+0, 0x1.ecee8958a20f6p-3, 0x1.569bd84b31f73p+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0}, 64.0));
  EAGER_TRY(const Variable slot_v_float32, optimizer.slot(v_float32, "v"));
  EAGER_TRY(const Tensor v_float32_value, slot_v_float32.read());
  EAGER_DO(expect_floats(v_float32_value, DType::float32, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0}, 64.0));
  EAGER_TRY(const Variable slot_v_float64, optimizer.slot(v_float64, "v"));
  EAGER_TRY(const Tensor v_float64_value, slot_v_float64.read());
  EAGER_DO(expect_floats(v_float64_value, DType::float64, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  return done();
}

ROW(optimizer_adam_of_bfloat16_slots_are_float32, "optimizer adam of bfloat16: slots are float32") {
  EAGER_TRY(const Tensor x, floats(DType::bfloat16, {3}, {0x1p+0, -0x1p+1, 0x1p-1}));
  EAGER_TRY(const Variable v, Variable::make(x, "v"));
  EAGER_TRY(const Adam adam, Adam::make(AdamOptions().learning_rate(0x1p-3)));
  EAGER_TRY(const Tensor g0, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+0, 0x1p+1}));
  EAGER_DO(adam.apply({g0}, {v}));
  EAGER_TRY(const Tensor g1, floats(DType::bfloat16, {3}, {0x1p+0, 0x1p-2, -0x1p+2}));
  EAGER_DO(adam.apply({g1}, {v}));
  EAGER_TRY(const Tensor after, v.read());
  EAGER_DO(expect_floats(after, DType::bfloat16, {3}, {0x1.82p-1, -0x1.dp+0, 0x1.aep-2}, 1.0));
  EAGER_TRY(const Variable slot_m, adam.slot(v, "m"));
  EAGER_TRY(const Tensor m_value, slot_m.read());
  EAGER_DO(expect_floats(m_value, DType::float32, {3}, {0x1.28f5c2p-3, -0x1.0a3d7p-4, -0x1.c28f5cp-3}, 16.0));
  EAGER_TRY(const Variable slot_v, adam.slot(v, "v"));
  EAGER_TRY(const Tensor v_value, slot_v.read());
  EAGER_DO(expect_floats(v_value, DType::float32, {3}, {0x1.479d4ep-10, 0x1.16441p-10, 0x1.479d4ep-6}, 16.0));
  return done();
}

ROW(optimizer_adam_of_float16_slots_are_float32, "optimizer adam of float16: slots are float32") {
  EAGER_TRY(const Tensor x, floats(DType::float16, {3}, {0x1p+0, -0x1p+1, 0x1p-1}));
  EAGER_TRY(const Variable v, Variable::make(x, "v"));
  EAGER_TRY(const Adam adam, Adam::make(AdamOptions().learning_rate(0x1p-3)));
  EAGER_TRY(const Tensor g0, floats(DType::float16, {3}, {0x1p-1, -0x1p+0, 0x1p+1}));
  EAGER_DO(adam.apply({g0}, {v}));
  EAGER_TRY(const Tensor g1, floats(DType::float16, {3}, {0x1p+0, 0x1p-2, -0x1p+2}));
  EAGER_DO(adam.apply({g1}, {v}));
  EAGER_TRY(const Tensor after, v.read());
  EAGER_DO(expect_floats(after, DType::float16, {3}, {0x1.824p-1, -0x1.d1p+0, 0x1.aecp-2}, 1.0));
  EAGER_TRY(const Variable slot_m, adam.slot(v, "m"));
  EAGER_TRY(const Tensor m_value, slot_m.read());
  EAGER_DO(expect_floats(m_value, DType::float32, {3}, {0x1.28f5c2p-3, -0x1.0a3d7p-4, -0x1.c28f5cp-3}, 16.0));
  EAGER_TRY(const Variable slot_v, adam.slot(v, "v"));
  EAGER_TRY(const Tensor v_value, slot_v.read());
  EAGER_DO(expect_floats(v_value, DType::float32, {3}, {0x1.479d4ep-10, 0x1.16441p-10, 0x1.479d4ep-6}, 16.0));
  return done();
}

ROW(optimizer_adamax, "optimizer adamax") {
  EAGER_TRY(const Adamax optimizer, Adamax::make());
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ff7ceep-1, -0x1.ffbe76p+0, 0x1.fef9dcp-2, 0x1.7fdf3cp+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ff7ced91946dbp-1, -0x1.ffbe76c8bf381p+0, 0x1.fef9db22e6e2ep-2, 0x1.7fdf3b64701a3p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ff614ep-1, -0x1.ffb0a8p+0, 0x1.fe3882p-2, 0x1.7fef82p+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ff614e681db0ap-1, -0x1.ffb0a73401886p+0, 0x1.fe388100770fp-2, 0x1.7fef821a2b14cp+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2}, 64.0));
  EAGER_TRY(const Variable slot_u_float32, optimizer.slot(v_float32, "u"));
  EAGER_TRY(const Tensor u_float32_value, slot_u_float32.read());
  EAGER_DO(expect_floats(u_float32_value, DType::float32, {2, 2}, {0x1.ff7ceep-2, 0x1.ff7ceep-1, 0x1.ff7ceep+0, 0x1p+2}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2}, 64.0));
  EAGER_TRY(const Variable slot_u_float64, optimizer.slot(v_float64, "u"));
  EAGER_TRY(const Tensor u_float64_value, slot_u_float64.read());
  EAGER_DO(expect_floats(u_float64_value, DType::float64, {2, 2}, {0x1.ff7cee3d08eecp-2, 0x1.ff7cede738b0cp-1, 0x1.ff7cedbc5091bp+0, 0x1.0000000abcc77p+2}, 64.0));
  return done();
}

ROW(optimizer_adamax_changes_the_rows_that_sparse_rows_name, "optimizer adamax changes the rows that sparse rows name") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Variable v, Variable::make(x, "v"));
  EAGER_TRY(const Tensor i, integers(DType::int32, {3}, {2, 0, 2}));
  EAGER_TRY(const Adamax optimizer, Adamax::make(AdamaxOptions().learning_rate(0x1p-2)));
  EAGER_TRY(Tape t0, Tape::make());
  EAGER_TRY(const Tensor a0, v.read());
  EAGER_TRY(const Tensor y0, eager::gather(a0, i));
  EAGER_TRY(const Tensor z0, eager::square(y0));
  EAGER_TRY(const Tensor g0, t0.gradient(z0, v));
  EAGER_DO(optimizer.apply({g0}, {v}));
  EAGER_TRY(Tape t1, Tape::make());
  EAGER_TRY(const Tensor a1, v.read());
  EAGER_TRY(const Tensor y1, eager::gather(a1, i));
  EAGER_TRY(const Tensor z1, eager::square(y1));
  EAGER_TRY(const Tensor g1, t1.gradient(z1, v));
  EAGER_DO(optimizer.apply({g1}, {v}));
  EAGER_TRY(const Tensor after, v.read());
  EAGER_DO(expect_floats(after, DType::float64, {3, 2}, {0x1.10bb1825c144bp-1, 0x1.842692c978d37p+0, 0x1.8p+1, 0x1p+2, 0x1.2067cc1a35f81p+2, 0x1.6055d07b26646p+2}, 16.0));
  return done();
}

ROW(optimizer_adamax_epsilon_0_25_epsilon_outside_maximum_true, "optimizer adamax epsilon=0.25 epsilon_outside_maximum=True") {
  EAGER_TRY(const Adamax optimizer, Adamax::make(AdamaxOptions().epsilon(0x1p-2).epsilon_outside_maximum(true)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ffa89ep-1, -0x1.ffcb92p+0, 0x1.ff16fcp-2, 0x1.7fef9ep+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ffa89e60f04c7p-1, -0x1.ffcb923a29c78p+0, 0x1.ff16fbad2b769p-2, 0x1.7fef9db22d0e5p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ff9636p-1, -0x1.ffc086p+0, 0x1.fe6b22p-2, 0x1.7ffefp+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ff9635d7cf96fp-1, -0x1.ffc0865418b69p+0, 0x1.fe6b223a3c63ap-2, 0x1.7ffeef4e28f9p+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2}, 64.0));
  EAGER_TRY(const Variable slot_u_float32, optimizer.slot(v_float32, "u"));
  EAGER_TRY(const Tensor u_float32_value, slot_u_float32.read());
  EAGER_DO(expect_floats(u_float32_value, DType::float32, {2, 2}, {0x1.ff7ceep-2, 0x1.ff7ceep-1, 0x1.ff7ceep+0, 0x1p+2}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2}, 64.0));
  EAGER_TRY(const Variable slot_u_float64, optimizer.slot(v_float64, "u"));
  EAGER_TRY(const Tensor u_float64_value, slot_u_float64.read());
  EAGER_DO(expect_floats(u_float64_value, DType::float64, {2, 2}, {0x1.ff7ced916872bp-2, 0x1.ff7ced916872bp-1, 0x1.ff7ced916872bp+0, 0x1p+2}, 64.0));
  return done();
}

ROW(optimizer_adamax_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25, "optimizer adamax learning_rate=0.125 beta_1=0.5 beta_2=0.75 epsilon=0.25") {
  EAGER_TRY(const Adamax optimizer, Adamax::make(AdamaxOptions().learning_rate(0x1p-3).beta_1(0x1p-1).beta_2(0x1.8p-1).epsilon(0x1p-2)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.d55556p-1, -0x1.e66666p+0, 0x1.8e38e4p-2, 0x1.78p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.d555555555555p-1, -0x1.e666666666666p+0, 0x1.8e38e38e38e39p-2, 0x1.78p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.d55556p-1, -0x1.e66666p+0, 0x1.29162p-2, 0x1.81b9bap+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.d555555555555p-1, -0x1.e666666666666p+0, 0x1.29161f9add3c1p-2, 0x1.81b9b9b9b9b9cp+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0}, 64.0));
  EAGER_TRY(const Variable slot_u_float32, optimizer.slot(v_float32, "u"));
  EAGER_TRY(const Tensor u_float32_value, slot_u_float32.read());
  EAGER_DO(expect_floats(u_float32_value, DType::float32, {2, 2}, {0x1.2p-1, 0x1.ep-1, 0x1.bp+0, 0x1.1p+2}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0}, 64.0));
  EAGER_TRY(const Variable slot_u_float64, optimizer.slot(v_float64, "u"));
  EAGER_TRY(const Tensor u_float64_value, slot_u_float64.read());
  EAGER_DO(expect_floats(u_float64_value, DType::float64, {2, 2}, {0x1.2p-1, 0x1.ep-1, 0x1.bp+0, 0x1.1p+2}, 64.0));
  return done();
}

ROW(optimizer_adamw, "optimizer adamw") {
  EAGER_TRY(const AdamW optimizer, AdamW::make());
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ff7b9ep-1, -0x1.ffbd28p+0, 0x1.fef88cp-2, 0x1.7fde4p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ff7b9e063bdf8p-1, -0x1.ffbd273d66a9ep+0, 0x1.fef88b978e54bp-2, 0x1.7fde3fbbedaf8p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ff5766p-1, -0x1.ffaa64p+0, 0x1.fe02ep-2, 0x1.7ff43cp+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ff576607f43e2p-1, -0x1.ffaa637900d13p+0, 0x1.fe02df34b7e1p-2, 0x1.7ff43bd86ec7cp+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2}, 64.0));
  EAGER_TRY(const Variable slot_v_float32, optimizer.slot(v_float32, "v"));
  EAGER_TRY(const Tensor v_float32_value, slot_v_float32.read());
  EAGER_DO(expect_floats(v_float32_value, DType::float32, {2, 2}, {0x1.476af8p-12, 0x1.476af8p-10, 0x1.476af8p-8, 0x1.072abep-6}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2}, 64.0));
  EAGER_TRY(const Variable slot_v_float64, optimizer.slot(v_float64, "v"));
  EAGER_TRY(const Tensor v_float64_value, slot_v_float64.read());
  EAGER_DO(expect_floats(v_float64_value, DType::float64, {2, 2}, {0x1.476af89c5e705p-12, 0x1.476af89c5e705p-10, 0x1.476af89c5e705p-8, 0x1.072abef06b37dp-6}, 64.0));
  return done();
}

ROW(optimizer_adamw_beta_2_0_25_epsilon_0_25_epsilon_before_correction_true_amsgrad_true, "optimizer adamw beta_2=0.25 epsilon=0.25 epsilon_before_correction=True amsgrad=True") {
  EAGER_TRY(const AdamW optimizer, AdamW::make(AdamWOptions().beta_2(0x1p-2).epsilon(0x1p-2).epsilon_before_correction(true).amsgrad(true)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ffab98p-1, -0x1.ffcbd6p+0, 0x1.ff199cp-2, 0x1.7fefdp+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ffab97cc56effp-1, -0x1.ffcbd57db54afp+0, 0x1.ff199c2a72da1p-2, 0x1.7fefcf2cdc6d3p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ff96bap-1, -0x1.ffbe8ep+0, 0x1.fe5b96p-2, 0x1.7fffcap+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ff96b967ebf5ep-1, -0x1.ffbe8dbbe52f2p+0, 0x1.fe5b9531a3a41p-2, 0x1.7fffca88cc1e9p+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2}, 64.0));
  EAGER_TRY(const Variable slot_v_float32, optimizer.slot(v_float32, "v"));
  EAGER_TRY(const Tensor v_float32_value, slot_v_float32.read());
  EAGER_DO(expect_floats(v_float32_value, DType::float32, {2, 2}, {0x1.8p-4, 0x1.8p-2, 0x1.8p+0, 0x1.806p+3}, 64.0));
  EAGER_TRY(const Variable slot_v_max_float32, optimizer.slot(v_float32, "v_max"));
  EAGER_TRY(const Tensor v_max_float32_value, slot_v_max_float32.read());
  EAGER_DO(expect_floats(v_max_float32_value, DType::float32, {2, 2}, {0x1.8p-3, 0x1.8p-1, 0x1.8p+1, 0x1.806p+3}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2}, 64.0));
  EAGER_TRY(const Variable slot_v_float64, optimizer.slot(v_float64, "v"));
  EAGER_TRY(const Tensor v_float64_value, slot_v_float64.read());
  EAGER_DO(expect_floats(v_float64_value, DType::float64, {2, 2}, {0x1.8p-4, 0x1.8p-2, 0x1.8p+0, 0x1.806p+3}, 64.0));
  EAGER_TRY(const Variable slot_v_max_float64, optimizer.slot(v_float64, "v_max"));
  EAGER_TRY(const Tensor v_max_float64_value, slot_v_max_float64.read());
  EAGER_DO(expect_floats(v_max_float64_value, DType::float64, {2, 2}, {0x1.8p-3, 0x1.8p-1, 0x1.8p+1, 0x1.806p+3}, 64.0));
  return done();
}

ROW(optimizer_adamw_epsilon_0_25_beta_2_0_75_epsilon_before_correction_true, "optimizer adamw epsilon=0.25 beta_2=0.75 epsilon_before_correction=True") {
  EAGER_TRY(const AdamW optimizer, AdamW::make(AdamWOptions().epsilon(0x1p-2).beta_2(0x1.8p-1).epsilon_before_correction(true)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ffbd28p-1, -0x1.ffd3p+0, 0x1.ff2cfap-2, 0x1.7ff418p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ffbd273d5bab2p-1, -0x1.ffd2ffa51f98p+0, 0x1.ff2cf95d4e8fbp-2, 0x1.7ff418239b9eep+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ffa998p-1, -0x1.ffc586p+0, 0x1.fe5f3ep-2, 0x1.80063ap+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ffa99768d60e5p-1, -0x1.ffc5853e9cf7cp+0, 0x1.fe5f3ed7a16ebp-2, 0x1.800639bc229d3p+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2}, 64.0));
  EAGER_TRY(const Variable slot_v_float32, optimizer.slot(v_float32, "v"));
  EAGER_TRY(const Tensor v_float32_value, slot_v_float32.read());
  EAGER_DO(expect_floats(v_float32_value, DType::float32, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2}, 64.0));
  EAGER_TRY(const Variable slot_v_float64, optimizer.slot(v_float64, "v"));
  EAGER_TRY(const Tensor v_float64_value, slot_v_float64.read());
  EAGER_DO(expect_floats(v_float64_value, DType::float64, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  return done();
}

ROW(optimizer_adamw_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25_weight_decay_0_25, "optimizer adamw learning_rate=0.125 beta_1=0.5 beta_2=0.75 epsilon=0.25 weight_decay=0.25") {
  EAGER_TRY(const AdamW optimizer, AdamW::make(AdamWOptions().learning_rate(0x1p-3).beta_1(0x1p-1).beta_2(0x1.8p-1).epsilon(0x1p-2).weight_decay(0x1p-2)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.c55556p-1, -0x1.d66666p+0, 0x1.7e38e4p-2, 0x1.6cp+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.c555555555555p-1, -0x1.d666666666666p+0, 0x1.7e38e38e38e39p-2, 0x1.6cp+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.b72aaap-1, -0x1.c7b334p+0, 0x1.11690cp-2, 0x1.6d3bd8p+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.b72aaaaaaaaabp-1, -0x1.c7b3333333333p+0, 0x1.11690bc8c2cedp-2, 0x1.6d3bd84b31f73p+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0}, 64.0));
  EAGER_TRY(const Variable slot_v_float32, optimizer.slot(v_float32, "v"));
  EAGER_TRY(const Tensor v_float32_value, slot_v_float32.read());
  EAGER_DO(expect_floats(v_float32_value, DType::float32, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0}, 64.0));
  EAGER_TRY(const Variable slot_v_float64, optimizer.slot(v_float64, "v"));
  EAGER_TRY(const Tensor v_float64_value, slot_v_float64.read());
  EAGER_DO(expect_floats(v_float64_value, DType::float64, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  return done();
}

ROW(optimizer_ftrl, "optimizer ftrl") {
  EAGER_TRY(const Ftrl optimizer, Ftrl::make());
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.dbc896p-2, -0x1.6561d2p+0, 0x1.af071p-2, 0x1.4abeb4p-1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.dbc895fc72204p-2, -0x1.6561d1a4b1387p+0, 0x1.af0710b72174bp-2, 0x1.4abeb42d7090cp-1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.dc2eap-2, -0x1.657e06p+0, 0x1.ae92fcp-2, 0x1.4b411ep-1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.dc2ea01374c29p-2, -0x1.657e0568567afp+0, 0x1.ae92fc6930b0ap-2, 0x1.4b411d80c00f4p-1}, 8.0));
  EAGER_TRY(const Variable slot_accumulator_float32, optimizer.slot(v_float32, "accumulator"));
  EAGER_TRY(const Tensor accumulator_float32_value, slot_accumulator_float32.read());
  EAGER_DO(expect_floats(accumulator_float32_value, DType::float32, {2, 2}, {0x1.a66666p-2, 0x1.59999ap+0, 0x1.466666p+2, 0x1.02999ap+4}, 64.0));
  EAGER_TRY(const Variable slot_linear_float32, optimizer.slot(v_float32, "linear"));
  EAGER_TRY(const Tensor linear_float32_value, slot_linear_float32.read());
  EAGER_DO(expect_floats(linear_float32_value, DType::float32, {2, 2}, {-0x1.2aaa6p+8, 0x1.95a21ep+10, -0x1.dacaacp+9, -0x1.45211p+11}, 64.0));
  EAGER_TRY(const Variable slot_accumulator_float64, optimizer.slot(v_float64, "accumulator"));
  EAGER_TRY(const Tensor accumulator_float64_value, slot_accumulator_float64.read());
  EAGER_DO(expect_floats(accumulator_float64_value, DType::float64, {2, 2}, {0x1.a666666666666p-2, 0x1.599999999999ap+0, 0x1.4666666666666p+2, 0x1.029999999999ap+4}, 64.0));
  EAGER_TRY(const Variable slot_linear_float64, optimizer.slot(v_float64, "linear"));
  EAGER_TRY(const Tensor linear_float64_value, slot_linear_float64.read());
  EAGER_DO(expect_floats(linear_float64_value, DType::float64, {2, 2}, {-0x1.2aaa60ac71401p+8, 0x1.95a21ee06b2d4p+10, -0x1.dacaabbd16e1dp+9, -0x1.45211081d1c41p+11}, 64.0));
  return done();
}

ROW(optimizer_ftrl_learning_rate_0_125_initial_accumulator_value_0_5_l1_regularization_strengt, "optimizer ftrl learning_rate=0.125 initial_accumulator_value=0.5 l1_regularization_strength=0.25 l2_regularization_strength=0.5 l2_shrinkage_regularization_strength=0.125 beta=0.25") {
  EAGER_TRY(const Ftrl optimizer, Ftrl::make(FtrlOptions().learning_rate(0x1p-3).initial_accumulator_value(0x1p-1).l1_regularization_strength(0x1p-2).l2_regularization_strength(0x1p-1).l2_shrinkage_regularization_strength(0x1p-3).beta(0x1p-2)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.bfcb0ep-6, -0x1.05547ep-1, 0x1.508ea8p-3, 0x0p+0}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.bfcb0de099f62p-6, -0x1.05547e0a2ad0bp-1, 0x1.508ea75b3d094p-3, 0x0p+0}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.a2fb1cp-5, -0x1.135e04p-1, 0x1.dd2928p-4, 0x1.b35d9ap-4}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.a2fb1c00a63f2p-5, -0x1.135e0497230fap-1, 0x1.dd2928565ad05p-4, 0x1.b35d9a27a781p-4}, 8.0));
  EAGER_TRY(const Variable slot_accumulator_float32, optimizer.slot(v_float32, "accumulator"));
  EAGER_TRY(const Tensor accumulator_float32_value, slot_accumulator_float32.read());
  EAGER_DO(expect_floats(accumulator_float32_value, DType::float32, {2, 2}, {0x1.ap-1, 0x1.cp+0, 0x1.6p+2, 0x1.09p+4}, 64.0));
  EAGER_TRY(const Variable slot_linear_float32, optimizer.slot(v_float32, "linear"));
  EAGER_TRY(const Tensor linear_float32_value, slot_linear_float32.read());
  EAGER_DO(expect_floats(linear_float32_value, DType::float32, {2, 2}, {-0x1.8b641cp-1, 0x1.e38a14p+2, -0x1.647e7ep+1, -0x1.01e24cp+2}, 64.0));
  EAGER_TRY(const Variable slot_accumulator_float64, optimizer.slot(v_float64, "accumulator"));
  EAGER_TRY(const Tensor accumulator_float64_value, slot_accumulator_float64.read());
  EAGER_DO(expect_floats(accumulator_float64_value, DType::float64, {2, 2}, {0x1.ap-1, 0x1.cp+0, 0x1.6p+2, 0x1.09p+4}, 64.0));
  EAGER_TRY(const Variable slot_linear_float64, optimizer.slot(v_float64, "linear"));
  EAGER_TRY(const Tensor linear_float64_value, slot_linear_float64.read());
  EAGER_DO(expect_floats(linear_float64_value, DType::float64, {2, 2}, {-0x1.8b641c3f49083p-1, 0x1.e38a13b01c548p+2, -0x1.647e7ed558d7ap+1, -0x1.01e24cc824c9ap+2}, 64.0));
  return done();
}

ROW(optimizer_gradient_descent, "optimizer gradient_descent") {
  EAGER_TRY(const SGD optimizer, SGD::make());
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.fd70a4p-1, -0x1.fd70a4p+0, 0x1.eb851ep-2, 0x1.7fae14p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.fd70a3d70a3d7p-1, -0x1.fd70a3d70a3d7p+0, 0x1.eb851eb851eb8p-2, 0x1.7fae147ae147bp+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.feb852p-1, -0x1.feb852p+0, 0x1.e147aep-2, 0x1.84ccccp+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.feb851eb851ecp-1, -0x1.feb851eb851ecp+0, 0x1.e147ae147ae14p-2, 0x1.84ccccccccccdp+1}, 8.0));
  return done();
}

ROW(optimizer_gradient_descent_changes_the_rows_that_sparse_rows_name, "optimizer gradient_descent changes the rows that sparse rows name") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Variable v, Variable::make(x, "v"));
  EAGER_TRY(const Tensor i, integers(DType::int32, {3}, {2, 0, 2}));
  EAGER_TRY(const SGD optimizer, SGD::make(SGDOptions().learning_rate(0x1p-2)));
  EAGER_TRY(Tape t0, Tape::make());
  EAGER_TRY(const Tensor a0, v.read());
  EAGER_TRY(const Tensor y0, eager::gather(a0, i));
  EAGER_TRY(const Tensor z0, eager::square(y0));
  EAGER_TRY(const Tensor g0, t0.gradient(z0, v));
  EAGER_DO(optimizer.apply({g0}, {v}));
  EAGER_TRY(Tape t1, Tape::make());
  EAGER_TRY(const Tensor a1, v.read());
  EAGER_TRY(const Tensor y1, eager::gather(a1, i));
  EAGER_TRY(const Tensor z1, eager::square(y1));
  EAGER_TRY(const Tensor g1, t1.gradient(z1, v));
  EAGER_DO(optimizer.apply({g1}, {v}));
  EAGER_TRY(const Tensor after, v.read());
  EAGER_DO(expect_floats(after, DType::float64, {3, 2}, {0x1p-2, 0x1p-1, 0x1.8p+1, 0x1p+2, 0x0p+0, 0x0p+0}, 16.0));
  return done();
}

ROW(optimizer_gradient_descent_learning_rate_0_5_momentum_0_75_nesterov_true, "optimizer gradient_descent learning_rate=0.5 momentum=0.75 nesterov=True") {
  EAGER_TRY(const SGD optimizer, SGD::make(SGDOptions().learning_rate(0x1p-1).momentum(0x1.8p-1).nesterov(true)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.2p-1, -0x1.2p+0, -0x1.4p+0, 0x1.64p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.2p-1, -0x1.2p+0, -0x1.4p+0, 0x1.64p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.48p-1, -0x1.48p+0, -0x1.58p+1, 0x1.8d8p+2}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.48p-1, -0x1.48p+0, -0x1.58p+1, 0x1.8d8p+2}, 8.0));
  EAGER_TRY(const Variable slot_momentum_float32, optimizer.slot(v_float32, "momentum"));
  EAGER_TRY(const Tensor momentum_float32_value, slot_momentum_float32.read());
  EAGER_DO(expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x1p-3, -0x1p-2, 0x1.4p+1, -0x1.e8p+1}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float64, optimizer.slot(v_float64, "momentum"));
  EAGER_TRY(const Tensor momentum_float64_value, slot_momentum_float64.read());
  EAGER_DO(expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x1p-3, -0x1p-2, 0x1.4p+1, -0x1.e8p+1}, 64.0));
  return done();
}

ROW(optimizer_gradient_descent_momentum_0_5, "optimizer gradient_descent momentum=0.5") {
  EAGER_TRY(const SGD optimizer, SGD::make(SGDOptions().momentum(0x1p-1)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.fd70a4p-1, -0x1.fd70a4p+0, 0x1.eb851ep-2, 0x1.7fae14p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.fd70a3d70a3d7p-1, -0x1.fd70a3d70a3d7p+0, 0x1.eb851eb851eb8p-2, 0x1.7fae147ae147bp+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.fd70a4p-1, -0x1.fd70a4p+0, 0x1.d70a3ep-2, 0x1.84a3d8p+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.fd70a3d70a3d7p-1, -0x1.fd70a3d70a3d7p+0, 0x1.d70a3d70a3d71p-2, 0x1.84a3d70a3d70ap+1}, 8.0));
  EAGER_TRY(const Variable slot_momentum_float32, optimizer.slot(v_float32, "momentum"));
  EAGER_TRY(const Tensor momentum_float32_value, slot_momentum_float32.read());
  EAGER_DO(expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float64, optimizer.slot(v_float64, "momentum"));
  EAGER_TRY(const Tensor momentum_float64_value, slot_momentum_float64.read());
  EAGER_DO(expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1}, 64.0));
  return done();
}

ROW(optimizer_lion, "optimizer lion") {
  EAGER_TRY(const Lion optimizer, Lion::make());
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ff7ceep-1, -0x1.ffbe76p+0, 0x1.fef9dcp-2, 0x1.7fdf3cp+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ff7ced916872bp-1, -0x1.ffbe76c8b4396p+0, 0x1.fef9db22d0e56p-2, 0x1.7fdf3b645a1cbp+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1.fdf3b6p-2, 0x1.8p+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1.fdf3b645a1cacp-2, 0x1.8p+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x1.41205cp-9, -0x1.41205cp-8, 0x1.e83e42p-6, -0x1.3367ap-5}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x1.41205bc01a373p-9, -0x1.41205bc01a373p-8, 0x1.e83e425aee63ap-6, -0x1.3367a0f9096cp-5}, 64.0));
  return done();
}

ROW(optimizer_lion_changes_the_rows_that_sparse_rows_name, "optimizer lion changes the rows that sparse rows name") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Variable v, Variable::make(x, "v"));
  EAGER_TRY(const Tensor i, integers(DType::int32, {3}, {2, 0, 2}));
  EAGER_TRY(const Lion optimizer, Lion::make(LionOptions().learning_rate(0x1p-2)));
  EAGER_TRY(Tape t0, Tape::make());
  EAGER_TRY(const Tensor a0, v.read());
  EAGER_TRY(const Tensor y0, eager::gather(a0, i));
  EAGER_TRY(const Tensor z0, eager::square(y0));
  EAGER_TRY(const Tensor g0, t0.gradient(z0, v));
  EAGER_DO(optimizer.apply({g0}, {v}));
  EAGER_TRY(Tape t1, Tape::make());
  EAGER_TRY(const Tensor a1, v.read());
  EAGER_TRY(const Tensor y1, eager::gather(a1, i));
  EAGER_TRY(const Tensor z1, eager::square(y1));
  EAGER_TRY(const Tensor g1, t1.gradient(z1, v));
  EAGER_DO(optimizer.apply({g1}, {v}));
  EAGER_TRY(const Tensor after, v.read());
  EAGER_DO(expect_floats(after, DType::float64, {3, 2}, {0x1p-1, 0x1.8p+0, 0x1.8p+1, 0x1p+2, 0x1.2p+2, 0x1.6p+2}, 16.0));
  return done();
}

ROW(optimizer_lion_learning_rate_0_125_beta_1_0_5_beta_2_0_75, "optimizer lion learning_rate=0.125 beta_1=0.5 beta_2=0.75") {
  EAGER_TRY(const Lion optimizer, Lion::make(LionOptions().learning_rate(0x1p-3).beta_1(0x1p-1).beta_2(0x1.8p-1)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.cp-1, -0x1.ep+0, 0x1.8p-2, 0x1.7p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.cp-1, -0x1.ep+0, 0x1.8p-2, 0x1.7p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-2, 0x1.8p+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-2, 0x1.8p+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x1p-5, -0x1p-4, 0x1.4p-1, -0x1.e8p-1}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x1p-5, -0x1p-4, 0x1.4p-1, -0x1.e8p-1}, 64.0));
  return done();
}

ROW(optimizer_momentum, "optimizer momentum") {
  EAGER_TRY(const Momentum optimizer, Momentum::make());
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.fd70a4p-1, -0x1.fd70a4p+0, 0x1.eb851ep-2, 0x1.7fae14p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.fd70a3d70a3d7p-1, -0x1.fd70a3d70a3d7p+0, 0x1.eb851eb851eb8p-2, 0x1.7fae147ae147bp+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.fc6a7ep-1, -0x1.fc6a7ep+0, 0x1.ced916p-2, 0x1.848312p+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.fc6a7ef9db22dp-1, -0x1.fc6a7ef9db22dp+0, 0x1.ced916872b021p-2, 0x1.8483126e978d5p+1}, 8.0));
  EAGER_TRY(const Variable slot_momentum_float32, optimizer.slot(v_float32, "momentum"));
  EAGER_TRY(const Tensor momentum_float32_value, slot_momentum_float32.read());
  EAGER_DO(expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x1.99999ap-3, -0x1.99999ap-2, 0x1.666666p+1, -0x1.e33334p+1}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float64, optimizer.slot(v_float64, "momentum"));
  EAGER_TRY(const Tensor momentum_float64_value, slot_momentum_float64.read());
  EAGER_DO(expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x1.999999999999ap-3, -0x1.999999999999ap-2, 0x1.6666666666666p+1, -0x1.e333333333333p+1}, 64.0));
  return done();
}

ROW(optimizer_momentum_changes_the_rows_that_sparse_rows_name, "optimizer momentum changes the rows that sparse rows name") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Variable v, Variable::make(x, "v"));
  EAGER_TRY(const Tensor i, integers(DType::int32, {3}, {2, 0, 2}));
  EAGER_TRY(const Momentum optimizer, Momentum::make(MomentumOptions().learning_rate(0x1p-2)));
  EAGER_TRY(Tape t0, Tape::make());
  EAGER_TRY(const Tensor a0, v.read());
  EAGER_TRY(const Tensor y0, eager::gather(a0, i));
  EAGER_TRY(const Tensor z0, eager::square(y0));
  EAGER_TRY(const Tensor g0, t0.gradient(z0, v));
  EAGER_DO(optimizer.apply({g0}, {v}));
  EAGER_TRY(Tape t1, Tape::make());
  EAGER_TRY(const Tensor a1, v.read());
  EAGER_TRY(const Tensor y1, eager::gather(a1, i));
  EAGER_TRY(const Tensor z1, eager::square(y1));
  EAGER_TRY(const Tensor g1, t1.gradient(z1, v));
  EAGER_DO(optimizer.apply({g1}, {v}));
  EAGER_TRY(const Tensor after, v.read());
  EAGER_DO(expect_floats(after, DType::float64, {3, 2}, {-0x1.999999999999ap-3, -0x1.999999999999ap-2, 0x1.8p+1, 0x1p+2, -0x1.2p+2, -0x1.599999999999ap+2}, 16.0));
  return done();
}

ROW(optimizer_momentum_learning_rate_0_25_momentum_0_5_nesterov_true, "optimizer momentum learning_rate=0.25 momentum=0.5 nesterov=True") {
  EAGER_TRY(const Momentum optimizer, Momentum::make(MomentumOptions().learning_rate(0x1p-2).momentum(0x1p-1).nesterov(true)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ap-1, -0x1.ap+0, -0x1p-2, 0x1.74p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ap-1, -0x1.ap+0, -0x1p-2, 0x1.74p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.cp-1, -0x1.cp+0, -0x1.8p-1, 0x1.19p+2}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.cp-1, -0x1.cp+0, -0x1.8p-1, 0x1.19p+2}, 8.0));
  EAGER_TRY(const Variable slot_momentum_float32, optimizer.slot(v_float32, "momentum"));
  EAGER_TRY(const Tensor momentum_float32_value, slot_momentum_float32.read());
  EAGER_DO(expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float64, optimizer.slot(v_float64, "momentum"));
  EAGER_TRY(const Tensor momentum_float64_value, slot_momentum_float64.read());
  EAGER_DO(expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1}, 64.0));
  return done();
}

ROW(optimizer_momentum_learning_rate_0_25_rate_within_momentum_true, "optimizer momentum learning_rate=0.25 rate_within_momentum=True") {
  EAGER_TRY(const Momentum optimizer, Momentum::make(MomentumOptions().learning_rate(0x1p-2).rate_within_momentum(true)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.cp-1, -0x1.cp+0, 0x0p+0, 0x1.78p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.cp-1, -0x1.cp+0, 0x0p+0, 0x1.78p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.a66666p-1, -0x1.a66666p+0, -0x1.666666p-1, 0x1.f0ccccp+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.a666666666666p-1, -0x1.a666666666666p+0, -0x1.6666666666666p-1, 0x1.f0ccccccccccdp+1}, 8.0));
  EAGER_TRY(const Variable slot_momentum_float32, optimizer.slot(v_float32, "momentum"));
  EAGER_TRY(const Tensor momentum_float32_value, slot_momentum_float32.read());
  EAGER_DO(expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x1.99999ap-5, -0x1.99999ap-4, 0x1.666666p-1, -0x1.e33334p-1}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float64, optimizer.slot(v_float64, "momentum"));
  EAGER_TRY(const Tensor momentum_float64_value, slot_momentum_float64.read());
  EAGER_DO(expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x1.999999999999ap-5, -0x1.999999999999ap-4, 0x1.6666666666666p-1, -0x1.e333333333333p-1}, 64.0));
  return done();
}

ROW(optimizer_nadam, "optimizer nadam") {
  EAGER_TRY(const Nadam optimizer, Nadam::make());
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ff7588p-1, -0x1.ffbac4p+0, 0x1.feeb0ep-2, 0x1.7fdd62p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ff75875c817d9p-1, -0x1.ffbac3ae35212p+0, 0x1.feeb0eb8bd494p-2, 0x1.7fdd61d72bfd1p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ffab6ap-1, -0x1.ffd5b4p+0, 0x1.fe61b6p-2, 0x1.7fff6ep+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ffab69ea19cc5p-1, -0x1.ffd5b4f507007p+0, 0x1.fe61b6d30894ap-2, 0x1.7fff6dbb42c25p+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2}, 64.0));
  EAGER_TRY(const Variable slot_v_float32, optimizer.slot(v_float32, "v"));
  EAGER_TRY(const Tensor v_float32_value, slot_v_float32.read());
  EAGER_DO(expect_floats(v_float32_value, DType::float32, {2, 2}, {0x1.476af8p-12, 0x1.476af8p-10, 0x1.476af8p-8, 0x1.072abep-6}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2}, 64.0));
  EAGER_TRY(const Variable slot_v_float64, optimizer.slot(v_float64, "v"));
  EAGER_TRY(const Tensor v_float64_value, slot_v_float64.read());
  EAGER_DO(expect_floats(v_float64_value, DType::float64, {2, 2}, {0x1.476af89c5e705p-12, 0x1.476af89c5e705p-10, 0x1.476af89c5e705p-8, 0x1.072abef06b37dp-6}, 64.0));
  return done();
}

ROW(optimizer_nadam_changes_the_rows_that_sparse_rows_name, "optimizer nadam changes the rows that sparse rows name") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Variable v, Variable::make(x, "v"));
  EAGER_TRY(const Tensor i, integers(DType::int32, {3}, {2, 0, 2}));
  EAGER_TRY(const Nadam optimizer, Nadam::make(NadamOptions().learning_rate(0x1p-2)));
  EAGER_TRY(Tape t0, Tape::make());
  EAGER_TRY(const Tensor a0, v.read());
  EAGER_TRY(const Tensor y0, eager::gather(a0, i));
  EAGER_TRY(const Tensor z0, eager::square(y0));
  EAGER_TRY(const Tensor g0, t0.gradient(z0, v));
  EAGER_DO(optimizer.apply({g0}, {v}));
  EAGER_TRY(Tape t1, Tape::make());
  EAGER_TRY(const Tensor a1, v.read());
  EAGER_TRY(const Tensor y1, eager::gather(a1, i));
  EAGER_TRY(const Tensor z1, eager::square(y1));
  EAGER_TRY(const Tensor g1, t1.gradient(z1, v));
  EAGER_DO(optimizer.apply({g1}, {v}));
  EAGER_TRY(const Tensor after, v.read());
  EAGER_DO(expect_floats(after, DType::float64, {3, 2}, {0x1.22f81e8c01403p-1, 0x1.8d7d318305595p+0, 0x1.8p+1, 0x1p+2, 0x1.22dd153573c5p+2, 0x1.62cf953a105f5p+2}, 16.0));
  return done();
}

ROW(optimizer_nadam_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25_momentum_decay_0_5, "optimizer nadam learning_rate=0.125 beta_1=0.5 beta_2=0.75 epsilon=0.25 momentum_decay=0.5") {
  EAGER_TRY(const Nadam optimizer, Nadam::make(NadamOptions().learning_rate(0x1p-3).beta_1(0x1p-1).beta_2(0x1.8p-1).epsilon(0x1p-2).momentum_decay(0x1p-1)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.cf648ap-1, -0x1.e2d5ecp+0, 0x1.7e617p-2, 0x1.76e2dap+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.cf6489a988653p-1, -0x1.e2d5ec3285098p+0, 0x1.7e616f196bb88p-2, 0x1.76e2d9cfc993p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.e3961ep-1, -0x1.ef711ap+0, 0x1.313728p-2, 0x1.88e8a6p+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.e3961e9579813p-1, -0x1.ef711a3faf53ap+0, 0x1.31372863a7fc6p-2, 0x1.88e8a50ddb963p+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0}, 64.0));
  EAGER_TRY(const Variable slot_v_float32, optimizer.slot(v_float32, "v"));
  EAGER_TRY(const Tensor v_float32_value, slot_v_float32.read());
  EAGER_DO(expect_floats(v_float32_value, DType::float32, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0}, 64.0));
  EAGER_TRY(const Variable slot_v_float64, optimizer.slot(v_float64, "v"));
  EAGER_TRY(const Tensor v_float64_value, slot_v_float64.read());
  EAGER_DO(expect_floats(v_float64_value, DType::float64, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  return done();
}

ROW(optimizer_nesterov, "optimizer nesterov") {
  EAGER_TRY(const Nesterov optimizer, Nesterov::make());
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.fb22dp-1, -0x1.fb22dp+0, 0x1.d91688p-2, 0x1.7f645ap+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.fb22d0e560419p-1, -0x1.fb22d0e560419p+0, 0x1.d916872b020c5p-2, 0x1.7f645a1cac083p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.fb7e9p-1, -0x1.fb7e9p+0, 0x1.b50b1p-2, 0x1.88dc5ep+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.fb7e90ff97247p-1, -0x1.fb7e90ff97247p+0, 0x1.b50b0f27bb2ffp-2, 0x1.88dc5d6388659p+1}, 8.0));
  EAGER_TRY(const Variable slot_momentum_float32, optimizer.slot(v_float32, "momentum"));
  EAGER_TRY(const Tensor momentum_float32_value, slot_momentum_float32.read());
  EAGER_DO(expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x1.99999ap-3, -0x1.99999ap-2, 0x1.666666p+1, -0x1.e33334p+1}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float64, optimizer.slot(v_float64, "momentum"));
  EAGER_TRY(const Tensor momentum_float64_value, slot_momentum_float64.read());
  EAGER_DO(expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x1.999999999999ap-3, -0x1.999999999999ap-2, 0x1.6666666666666p+1, -0x1.e333333333333p+1}, 64.0));
  return done();
}

ROW(optimizer_nesterov_learning_rate_0_25_rate_within_momentum_true, "optimizer nesterov learning_rate=0.25 rate_within_momentum=True") {
  EAGER_TRY(const Nesterov optimizer, Nesterov::make(NesterovOptions().learning_rate(0x1p-2).rate_within_momentum(true)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.866666p-1, -0x1.866666p+0, -0x1.ccccccp-2, 0x1.70ccccp+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.8666666666666p-1, -0x1.8666666666666p+0, -0x1.ccccccccccccdp-2, 0x1.70ccccccccccdp+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.8f5c28p-1, -0x1.8f5c28p+0, -0x1.547ae2p+0, 0x1.2ec29p+2}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.8f5c28f5c28f6p-1, -0x1.8f5c28f5c28f6p+0, -0x1.547ae147ae148p+0, 0x1.2ec28f5c28f5cp+2}, 8.0));
  EAGER_TRY(const Variable slot_momentum_float32, optimizer.slot(v_float32, "momentum"));
  EAGER_TRY(const Tensor momentum_float32_value, slot_momentum_float32.read());
  EAGER_DO(expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x1.99999ap-5, -0x1.99999ap-4, 0x1.666666p-1, -0x1.e33334p-1}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float64, optimizer.slot(v_float64, "momentum"));
  EAGER_TRY(const Tensor momentum_float64_value, slot_momentum_float64.read());
  EAGER_DO(expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x1.999999999999ap-5, -0x1.999999999999ap-4, 0x1.6666666666666p-1, -0x1.e333333333333p-1}, 64.0));
  return done();
}

ROW(optimizer_nesterov_nesterov_false_momentum_0_5_learning_rate_0_125, "optimizer nesterov nesterov=False momentum=0.5 learning_rate=0.125") {
  EAGER_TRY(const Nesterov optimizer, Nesterov::make(NesterovOptions().nesterov(false).momentum(0x1p-1).learning_rate(0x1p-3)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ep-1, -0x1.ep+0, 0x1p-2, 0x1.7cp+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ep-1, -0x1.ep+0, 0x1p-2, 0x1.7cp+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ep-1, -0x1.ep+0, 0x0p+0, 0x1.bap+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ep-1, -0x1.ep+0, 0x0p+0, 0x1.bap+1}, 8.0));
  EAGER_TRY(const Variable slot_momentum_float32, optimizer.slot(v_float32, "momentum"));
  EAGER_TRY(const Tensor momentum_float32_value, slot_momentum_float32.read());
  EAGER_DO(expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float64, optimizer.slot(v_float64, "momentum"));
  EAGER_TRY(const Tensor momentum_float64_value, slot_momentum_float64.read());
  EAGER_DO(expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1}, 64.0));
  return done();
}

ROW(optimizer_rmsprop, "optimizer rmsprop") {
  EAGER_TRY(const RMSprop optimizer, RMSprop::make());
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.fae148p-1, -0x1.fd70a4p+0, 0x1.f5c29p-2, 0x1.7eb852p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.fae147bf42869p-1, -0x1.fd70a3db55c06p+0, 0x1.f5c28f64bffbbp-2, 0x1.7eb851f41c247p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.fd2ddp-1, -0x1.fe96e8p+0, 0x1.f1298p-2, 0x1.7fff5ep+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.fd2dcf91408d9p-1, -0x1.fe96e7c6101dep+0, 0x1.f1297fb65fd1fp-2, 0x1.7fff5e4c7e4fdp+1}, 8.0));
  EAGER_TRY(const Variable slot_mean_square_float32, optimizer.slot(v_float32, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float32_value, slot_mean_square_float32.read());
  EAGER_DO(expect_floats(mean_square_float32_value, DType::float32, {2, 2}, {0x1.9652bep-9, 0x1.9652bep-7, 0x1.9652bep-5, 0x1.48f27cp-3}, 64.0));
  EAGER_TRY(const Variable slot_mean_square_float64, optimizer.slot(v_float64, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float64_value, slot_mean_square_float64.read());
  EAGER_DO(expect_floats(mean_square_float64_value, DType::float64, {2, 2}, {0x1.9652bd3c3611ap-9, 0x1.9652bd3c3611ap-7, 0x1.9652bd3c3611ap-5, 0x1.48f27bb2fec5cp-3}, 64.0));
  return done();
}

ROW(optimizer_rmsprop_changes_the_rows_that_sparse_rows_name, "optimizer rmsprop changes the rows that sparse rows name") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Variable v, Variable::make(x, "v"));
  EAGER_TRY(const Tensor i, integers(DType::int32, {3}, {2, 0, 2}));
  EAGER_TRY(const RMSprop optimizer, RMSprop::make(RMSpropOptions().learning_rate(0x1p-2)));
  EAGER_TRY(Tape t0, Tape::make());
  EAGER_TRY(const Tensor a0, v.read());
  EAGER_TRY(const Tensor y0, eager::gather(a0, i));
  EAGER_TRY(const Tensor z0, eager::square(y0));
  EAGER_TRY(const Tensor g0, t0.gradient(z0, v));
  EAGER_DO(optimizer.apply({g0}, {v}));
  EAGER_TRY(Tape t1, Tape::make());
  EAGER_TRY(const Tensor a1, v.read());
  EAGER_TRY(const Tensor y1, eager::gather(a1, i));
  EAGER_TRY(const Tensor z1, eager::square(y1));
  EAGER_TRY(const Tensor g1, t1.gradient(z1, v));
  EAGER_DO(optimizer.apply({g1}, {v}));
  EAGER_TRY(const Tensor after, v.read());
  EAGER_DO(expect_floats(after, DType::float64, {3, 2}, {0x1.2aaaab23a0d4dp-1, 0x1.bf55d0cebae59p-4, 0x1.8p+1, 0x1p+2, 0x1.60a1ab4d21ab6p+0, 0x1.1e2808204ff5dp+1}, 16.0));
  return done();
}

ROW(optimizer_rmsprop_learning_rate_0_125_rho_0_75_momentum_0_5_epsilon_0_25, "optimizer rmsprop learning_rate=0.125 rho=0.75 momentum=0.5 epsilon=0.25") {
  EAGER_TRY(const RMSprop optimizer, RMSprop::make(RMSpropOptions().learning_rate(0x1p-3).rho(0x1.8p-1).momentum(0x1p-1).epsilon(0x1p-2)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.cp-1, -0x1.d55556p+0, 0x1.333334p-2, 0x1.755556p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.cp-1, -0x1.d555555555555p+0, 0x1.3333333333333p-2, 0x1.7555555555555p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.cp-1, -0x1.d55556p+0, 0x1.99999ap-4, 0x1.8c685p+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.cp-1, -0x1.d555555555555p+0, 0x1.999999999999ap-4, 0x1.8c6850c75f919p+1}, 8.0));
  EAGER_TRY(const Variable slot_mean_square_float32, optimizer.slot(v_float32, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float32_value, slot_mean_square_float32.read());
  EAGER_DO(expect_floats(mean_square_float32_value, DType::float32, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float32, optimizer.slot(v_float32, "momentum"));
  EAGER_TRY(const Tensor momentum_float32_value, slot_momentum_float32.read());
  EAGER_DO(expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1.99999ap+0, -0x1.712fb8p+0}, 64.0));
  EAGER_TRY(const Variable slot_mean_square_float64, optimizer.slot(v_float64, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float64_value, slot_mean_square_float64.read());
  EAGER_DO(expect_floats(mean_square_float64_value, DType::float64, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float64, optimizer.slot(v_float64, "momentum"));
  EAGER_TRY(const Tensor momentum_float64_value, slot_momentum_float64.read());
  EAGER_DO(expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1.999999999999ap+0, -0x1.712fb720a3c39p+0}, 64.0));
  return done();
}

ROW(optimizer_rmsprop_learning_rate_0_25_rho_0_75_momentum_0_5_epsilon_0_25_rate_within_moment, "optimizer rmsprop learning_rate=0.25 rho=0.75 momentum=0.5 epsilon=0.25 rate_within_momentum=True") {
  EAGER_TRY(const RMSprop optimizer, RMSprop::make(RMSpropOptions().learning_rate(0x1p-2).rho(0x1.8p-1).momentum(0x1p-1).epsilon(0x1p-2).rate_within_momentum(true)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.8p-1, -0x1.aaaaaap+0, 0x1.99999ap-4, 0x1.6aaaaap+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.8p-1, -0x1.aaaaaaaaaaaabp+0, 0x1.999999999999ap-4, 0x1.6aaaaaaaaaaabp+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.8p-1, -0x1.aaaaaap+0, -0x1.333334p-2, 0x1.98d0a2p+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.8p-1, -0x1.aaaaaaaaaaaabp+0, -0x1.3333333333333p-2, 0x1.98d0a18ebf232p+1}, 8.0));
  EAGER_TRY(const Variable slot_mean_square_float32, optimizer.slot(v_float32, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float32_value, slot_mean_square_float32.read());
  EAGER_DO(expect_floats(mean_square_float32_value, DType::float32, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float32, optimizer.slot(v_float32, "momentum"));
  EAGER_TRY(const Tensor momentum_float32_value, slot_momentum_float32.read());
  EAGER_DO(expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1.99999ap-2, -0x1.712fb8p-2}, 64.0));
  EAGER_TRY(const Variable slot_mean_square_float64, optimizer.slot(v_float64, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float64_value, slot_mean_square_float64.read());
  EAGER_DO(expect_floats(mean_square_float64_value, DType::float64, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float64, optimizer.slot(v_float64, "momentum"));
  EAGER_TRY(const Tensor momentum_float64_value, slot_momentum_float64.read());
  EAGER_DO(expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1.999999999999ap-2, -0x1.712fb720a3c39p-2}, 64.0));
  return done();
}

ROW(optimizer_rmsprop_rho_0_0_epsilon_0_25_epsilon_within_root_true, "optimizer rmsprop rho=0.0 epsilon=0.25 epsilon_within_root=True") {
  EAGER_TRY(const RMSprop optimizer, RMSprop::make(RMSpropOptions().rho(0x0p+0).epsilon(0x1p-2).epsilon_within_root(true)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ffa352p-1, -0x1.ffc562p+0, 0x1.ff01aep-2, 0x1.7ff158p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ffa3516f00032p-1, -0x1.ffc56200774bfp+0, 0x1.ff01aed6c1f65p-2, 0x1.7ff158801dd3p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ffddfp-1, -0x1.fff3bap+0, 0x1.fe1736p-2, 0x1.8011dcp+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ffddef6e88b73p-1, -0x1.fff3b948f74a6p+0, 0x1.fe1736d89f26p-2, 0x1.8011dc54a18a4p+1}, 8.0));
  EAGER_TRY(const Variable slot_mean_square_float32, optimizer.slot(v_float32, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float32_value, slot_mean_square_float32.read());
  EAGER_DO(expect_floats(mean_square_float32_value, DType::float32, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1p+4}, 64.0));
  EAGER_TRY(const Variable slot_mean_square_float64, optimizer.slot(v_float64, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float64_value, slot_mean_square_float64.read());
  EAGER_DO(expect_floats(mean_square_float64_value, DType::float64, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1p+4}, 64.0));
  return done();
}

ROW(optimizer_rmsprop_rho_0_75_centered_true, "optimizer rmsprop rho=0.75 centered=True") {
  EAGER_TRY(const RMSprop optimizer, RMSprop::make(RMSpropOptions().rho(0x1.8p-1).centered(true)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.fed14ep-1, -0x1.ff68a6p+0, 0x1.fda29ap-2, 0x1.7fb454p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.fed14d5cb85fbp-1, -0x1.ff68a6ae218bdp+0, 0x1.fda29ab810e75p-2, 0x1.7fb4535768bbfp+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ff556ap-1, -0x1.ffaab4p+0, 0x1.fc52cap-2, 0x1.7ffebap+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ff55690ca422dp-1, -0x1.ffaab4862dc44p+0, 0x1.fc52ca9277b37p-2, 0x1.7ffebaee1b33ap+1}, 8.0));
  EAGER_TRY(const Variable slot_mean_square_float32, optimizer.slot(v_float32, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float32_value, slot_mean_square_float32.read());
  EAGER_DO(expect_floats(mean_square_float32_value, DType::float32, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_mean_gradient_float32, optimizer.slot(v_float32, "mean_gradient"));
  EAGER_TRY(const Tensor mean_gradient_float32_value, slot_mean_gradient_float32.read());
  EAGER_DO(expect_floats(mean_gradient_float32_value, DType::float32, {2, 2}, {0x1p-5, -0x1p-4, 0x1.4p-1, -0x1.e8p-1}, 64.0));
  EAGER_TRY(const Variable slot_mean_square_float64, optimizer.slot(v_float64, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float64_value, slot_mean_square_float64.read());
  EAGER_DO(expect_floats(mean_square_float64_value, DType::float64, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_mean_gradient_float64, optimizer.slot(v_float64, "mean_gradient"));
  EAGER_TRY(const Tensor mean_gradient_float64_value, slot_mean_gradient_float64.read());
  EAGER_DO(expect_floats(mean_gradient_float64_value, DType::float64, {2, 2}, {0x1p-5, -0x1p-4, 0x1.4p-1, -0x1.e8p-1}, 64.0));
  return done();
}

ROW(optimizer_rmsprop_rho_0_75_momentum_0_5_epsilon_0_25_epsilon_within_root_true_centered_tru, "optimizer rmsprop rho=0.75 momentum=0.5 epsilon=0.25 epsilon_within_root=True centered=True") {
  EAGER_TRY(const RMSprop optimizer, RMSprop::make(RMSpropOptions().rho(0x1.8p-1).momentum(0x1p-1).epsilon(0x1p-2).epsilon_within_root(true).centered(true)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ff87b8p-1, -0x1.ff9cecp+0, 0x1.fdf3b6p-2, 0x1.7feffcp+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ff87b857681ddp-1, -0x1.ff9ceb3bcc291p+0, 0x1.fdf3b645a1cacp-2, 0x1.7feffcac76be2p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ff864ap-1, -0x1.ff99e6p+0, 0x1.fbd2cap-2, 0x1.802f8ep+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ff864a0325ef9p-1, -0x1.ff99e6bf724f3p+0, 0x1.fbd2c9bfbe0f1p-2, 0x1.802f8ecf65784p+1}, 8.0));
  EAGER_TRY(const Variable slot_mean_square_float32, optimizer.slot(v_float32, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float32_value, slot_mean_square_float32.read());
  EAGER_DO(expect_floats(mean_square_float32_value, DType::float32, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_mean_gradient_float32, optimizer.slot(v_float32, "mean_gradient"));
  EAGER_TRY(const Tensor mean_gradient_float32_value, slot_mean_gradient_float32.read());
  EAGER_DO(expect_floats(mean_gradient_float32_value, DType::float32, {2, 2}, {0x1p-5, -0x1p-4, 0x1.4p-1, -0x1.e8p-1}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float32, optimizer.slot(v_float32, "momentum"));
  EAGER_TRY(const Tensor momentum_float32_value, slot_momentum_float32.read());
  EAGER_DO(expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x1.65be48p-7, -0x1.7930b8p-5, 0x1.0a137ep+1, -0x1.f0a5bp+0}, 64.0));
  EAGER_TRY(const Variable slot_mean_square_float64, optimizer.slot(v_float64, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float64_value, slot_mean_square_float64.read());
  EAGER_DO(expect_floats(mean_square_float64_value, DType::float64, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_mean_gradient_float64, optimizer.slot(v_float64, "mean_gradient"));
  EAGER_TRY(const Tensor mean_gradient_float64_value, slot_mean_gradient_float64.read());
  EAGER_DO(expect_floats(mean_gradient_float64_value, DType::float64, {2, 2}, {0x1p-5, -0x1p-4, 0x1.4p-1, -0x1.e8p-1}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float64, optimizer.slot(v_float64, "momentum"));
  EAGER_TRY(const Tensor momentum_float64_value, slot_momentum_float64.read());
  EAGER_DO(expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x1.65be48a12e82ap-7, -0x1.7930b7df64f02p-5, 0x1.0a137d6032a6dp+1, -0x1.f0a5b0e90e4cfp+0}, 64.0));
  return done();
}

ROW(optimizer_rmsprop_rho_0_75_momentum_0_5_epsilon_0_25_epsilon_within_root_true_initial_mean, "optimizer rmsprop rho=0.75 momentum=0.5 epsilon=0.25 epsilon_within_root=True initial_mean_square=1.0") {
  EAGER_TRY(const RMSprop optimizer, RMSprop::make(RMSpropOptions().rho(0x1.8p-1).momentum(0x1p-1).epsilon(0x1p-2).epsilon_within_root(true).initial_mean_square(0x1p+0)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ffc06cp-1, -0x1.ffc562p+0, 0x1.fe8d46p-2, 0x1.7ff7ep+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ffc06bb5b07d9p-1, -0x1.ffc56200774bfp+0, 0x1.fe8d45bc000c9p-2, 0x1.7ff7df0adf123p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ffc3aap-1, -0x1.ffc7dep+0, 0x1.fd1132p-2, 0x1.802f7cp+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ffc3a95d1f025p-1, -0x1.ffc7dd25dab32p+0, 0x1.fd11316387484p-2, 0x1.802f7b8126592p+1}, 8.0));
  EAGER_TRY(const Variable slot_mean_square_float32, optimizer.slot(v_float32, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float32_value, slot_mean_square_float32.read());
  EAGER_DO(expect_floats(mean_square_float32_value, DType::float32, {2, 2}, {0x1.4p-1, 0x1.ap-1, 0x1.9p+0, 0x1.24cp+2}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float32, optimizer.slot(v_float32, "momentum"));
  EAGER_TRY(const Tensor momentum_float32_value, slot_momentum_float32.read());
  EAGER_DO(expect_floats(momentum_float32_value, DType::float32, {2, 2}, {-0x1.951acp-6, 0x1.362142p-5, 0x1.732bdep+0, -0x1.b2765cp+0}, 64.0));
  EAGER_TRY(const Variable slot_mean_square_float64, optimizer.slot(v_float64, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float64_value, slot_mean_square_float64.read());
  EAGER_DO(expect_floats(mean_square_float64_value, DType::float64, {2, 2}, {0x1.4p-1, 0x1.ap-1, 0x1.9p+0, 0x1.24cp+2}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float64, optimizer.slot(v_float64, "momentum"));
  EAGER_TRY(const Tensor momentum_float64_value, slot_momentum_float64.read());
  EAGER_DO(expect_floats(momentum_float64_value, DType::float64, {2, 2}, {-0x1.951ac0f6cc9bbp-6, 0x1.3621418960a18p-5, 0x1.732bde65efbaap+0, -0x1.b2765c0cda301p+0}, 64.0));
  return done();
}

ROW(order_of_strings, "order of strings") {
  EAGER_TRY(const Tensor x, strings(DType::string, {6}, {"b", "Zo\303\253", "", "b", "\346\227\245\346\234\254", "a"}));
  EAGER_TRY(const Tensor up, eager::sort(x));
  EAGER_DO(expect_strings(up, DType::string, {6}, {"", "Zo\303\253", "a", "b", "b", "\346\227\245\346\234\254"}));
  EAGER_TRY(const Tensor down, eager::argsort(x, ArgsortOptions().descending(true)));
  EAGER_DO(expect_integers(down, DType::int64, {6}, {4, 0, 3, 5, 1, 2}));
  EAGER_TRY(const TopKOutputs outputs_1_, eager::top_k(x, 2));
  const Tensor values = outputs_1_.values;
  const Tensor places = outputs_1_.indices;
  EAGER_DO(expect_strings(values, DType::string, {2}, {"\346\227\245\346\234\254", "b"}));
  EAGER_DO(expect_integers(places, DType::int64, {2}, {4, 0}));
  EAGER_TRY(const Tensor behind, eager::searchsorted(up, x, SearchsortedOptions().side(Side::right)));
  EAGER_DO(expect_integers(behind, DType::int64, {6}, {5, 2, 1, 5, 6, 3}));
  EAGER_TRY(const UniqueOutputs outputs_2_, eager::unique(x));
  const Tensor distinct = outputs_2_.values;
  const Tensor first = outputs_2_.indices;
  const Tensor inverse = outputs_2_.inverse;
  const Tensor counts = outputs_2_.counts;
  EAGER_DO(expect_strings(distinct, DType::string, {5}, {"b", "Zo\303\253", "", "\346\227\245\346\234\254", "a"}));
  EAGER_DO(expect_integers(first, DType::int64, {5}, {0, 1, 2, 4, 5}));
  EAGER_DO(expect_integers(inverse, DType::int64, {6}, {0, 1, 2, 0, 3, 4}));
  EAGER_DO(expect_integers(counts, DType::int64, {5}, {2, 1, 1, 1, 1}));
  EAGER_TRY(const Tensor pairs, strings(DType::string, {2, 3}, {"b", "", "b", "a", "\303\251", "a"}));
  EAGER_TRY(const UniqueOutputs outputs_3_, eager::unique(pairs, UniqueOptions().axis(1)));
  const Tensor slices = outputs_3_.values;
  const Tensor first_slice = outputs_3_.indices;
  const Tensor inverse_slices = outputs_3_.inverse;
  const Tensor count_of_slices = outputs_3_.counts;
  EAGER_DO(expect_strings(slices, DType::string, {2, 2}, {"", "b", "\303\251", "a"}));
  EAGER_DO(expect_integers(first_slice, DType::int64, {2}, {1, 0}));
  EAGER_DO(expect_integers(inverse_slices, DType::int64, {3}, {1, 0, 1}));
  EAGER_DO(expect_integers(count_of_slices, DType::int64, {2}, {1, 2}));
  EAGER_TRY(const Tensor found, eager::isin(pairs, x));
  EAGER_DO(expect_booleans(found, DType::bool_, {2, 3}, {true, true, true, true, false, true}));
  return done();
}

ROW(outer, "outer") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, -0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {2}, {0x1p+0, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::outer(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3, 2}, {0x1p+0, 0x1.8p+1, 0x1p+1, 0x1.8p+2, -0x1.8p+1, -0x1.2p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1.4p+1, 0x1.6p+1, 0x1.5p+3}));
  EAGER_DO(expect_floats(d_x2, DType::float32, {2}, {0x1p-1, -0x1p+3}));
  return done();
}

ROW(overlap_and_add_frame_step_3, "overlap_and_add frame_step=3") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::overlap_and_add(x, 3));
  EAGER_DO(expect_floats(y, DType::float32, {7}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1.cp+1, 0x1p+3, 0x1.8p+1, -0x1p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {7}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1}));
  return done();
}

ROW(pad_paddings_1_0_constant_values_minf, "pad paddings=1,0 constant_values=-inf") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1}, {0x1p+0}));
  EAGER_TRY(const Tensor y, eager::pad(x, {1, 0}, PadOptions().constant_values(-Inf)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {-Inf, 0x1p+0}));
  return done();
}

ROW(pad_paddings_1_0_constant_values_nan, "pad paddings=1,0 constant_values=nan") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {1}, {0x1p+0}));
  EAGER_TRY(const Tensor y, eager::pad(x, {1, 0}, PadOptions().constant_values(NaN)));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {NaN, 0x1p+0}));
  return done();
}

ROW(pad_paddings_1_0_2_1, "pad paddings=1,0,2,1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::pad(x, {1, 0, 2, 1}));
  EAGER_DO(expect_floats(y, DType::float32, {3, 6}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 6}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p-1, 0x1p+1, 0x1p-2, 0x1p+0, 0x1p-1, 0x1p+1}));
  return done();
}

ROW(pad_paddings_1_0_2_1_constant_values_2_5, "pad paddings=1,0,2,1 constant_values=2.5") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::pad(x, {1, 0, 2, 1}, PadOptions().constant_values(0x1.4p+1)));
  EAGER_DO(expect_floats(y, DType::float32, {3, 6}, {0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.4p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 6}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p-1, 0x1p+1, 0x1p-2, 0x1p+0, 0x1p-1, 0x1p+1}));
  return done();
}

ROW(pad_paddings_1_0_2_1_mode_reflect, "pad paddings=1,0,2,1 mode=REFLECT") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::pad(x, {1, 0, 2, 1}, PadOptions().mode(PadMode::reflect)));
  EAGER_DO(expect_floats(y, DType::float32, {3, 6}, {0x1.8p+2, 0x1.4p+2, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.4p+2, 0x1.8p+1, 0x1p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+1, 0x1.8p+2, 0x1.4p+2, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.4p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 6}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p-1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.5p+2, 0x1.ep+2}));
  return done();
}
