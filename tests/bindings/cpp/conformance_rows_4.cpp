// Written by bindings/generate.
// clang-format off
#include "conformance.h"

using namespace eager;

ROW(layer_global_average_pool1d, "layer global_average_pool1d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 5, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4}));
  EAGER_TRY(const Layer layer, nn::GlobalAveragePooling1D::make());
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1.ccccccp+3, 0x1.2p+4, 0x1.4cccccp+4, 0x1.1p+4}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 5, 2}, {0x1.99999ap-3, 0x1.99999ap-4, 0x1.99999ap-3, 0x1.99999ap-4, 0x1.99999ap-3, 0x1.99999ap-4, 0x1.99999ap-3, 0x1.99999ap-4, 0x1.99999ap-3, 0x1.99999ap-4, 0x1.99999ap-2, 0x1.99999ap-5, 0x1.99999ap-2, 0x1.99999ap-5, 0x1.99999ap-2, 0x1.99999ap-5, 0x1.99999ap-2, 0x1.99999ap-5, 0x1.99999ap-2, 0x1.99999ap-5}, 1.0));
  return done();
}

ROW(layer_global_average_pool1d_data_format_channels_first_keepdims_true, "layer global_average_pool1d data_format=CHANNELS_FIRST keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 5}, {0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4}));
  EAGER_TRY(const Layer layer, nn::GlobalAveragePooling1D::make(nn::GlobalAveragePooling1DOptions().data_format("CHANNELS_FIRST").keepdims(true)));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 1}, {0x1.ccccccp+3, 0x1.2p+4, 0x1.4cccccp+4, 0x1.1p+4}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 1}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 5}, {0x1.99999ap-3, 0x1.99999ap-3, 0x1.99999ap-3, 0x1.99999ap-3, 0x1.99999ap-3, 0x1.99999ap-4, 0x1.99999ap-4, 0x1.99999ap-4, 0x1.99999ap-4, 0x1.99999ap-4, 0x1.99999ap-2, 0x1.99999ap-2, 0x1.99999ap-2, 0x1.99999ap-2, 0x1.99999ap-2, 0x1.99999ap-5, 0x1.99999ap-5, 0x1.99999ap-5, 0x1.99999ap-5, 0x1.99999ap-5}, 1.0));
  return done();
}

ROW(layer_global_average_pool2d, "layer global_average_pool2d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3}));
  EAGER_TRY(const Layer layer, nn::GlobalAveragePooling2D::make());
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 2}, {0x1.35p+4, 0x1.07p+4}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5}, 1.0));
  return done();
}

ROW(layer_global_average_pool2d_data_format_channels_first_keepdims_true, "layer global_average_pool2d data_format=CHANNELS_FIRST keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 4, 4}, {0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.18p+5, 0x1.4p+4, 0x1.4p+2, 0x1.bp+4, 0x1.8p+3, 0x1.1p+5, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4, 0x1.2p+3, 0x1.fp+4, 0x1p+4, 0x1p+0, 0x1.7p+4, 0x1p+3}));
  EAGER_TRY(const Layer layer, nn::GlobalAveragePooling2D::make(nn::GlobalAveragePooling2DOptions().data_format("CHANNELS_FIRST").keepdims(true)));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 1, 1}, {0x1.35p+4, 0x1.07p+4}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 1, 1}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 4, 4}, {0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5}, 1.0));
  return done();
}

ROW(layer_global_average_pool3d, "layer global_average_pool3d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 2, 4, 1}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4}));
  EAGER_TRY(const Layer layer, nn::GlobalAveragePooling3D::make());
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 1}, {0x1.295556p+4}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 1}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 3, 2, 4, 1}, {0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5}, 1.0));
  return done();
}

ROW(layer_global_average_pool3d_data_format_channels_first_keepdims_true, "layer global_average_pool3d data_format=CHANNELS_FIRST keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 1, 3, 2, 4}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4}));
  EAGER_TRY(const Layer layer, nn::GlobalAveragePooling3D::make(nn::GlobalAveragePooling3DOptions().data_format("CHANNELS_FIRST").keepdims(true)));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 1, 1, 1, 1}, {0x1.295556p+4}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 1, 1, 1, 1}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 1, 3, 2, 4}, {0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5}, 1.0));
  return done();
}

ROW(layer_global_max_pool1d, "layer global_max_pool1d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 5, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4}));
  EAGER_TRY(const Layer layer, nn::GlobalMaxPooling1D::make());
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1.dp+4, 0x1.08p+5, 0x1.2p+5, 0x1p+5}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 5, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(layer_global_max_pool1d_data_format_channels_first_keepdims_true, "layer global_max_pool1d data_format=CHANNELS_FIRST keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 5}, {0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4}));
  EAGER_TRY(const Layer layer, nn::GlobalMaxPooling1D::make(nn::GlobalMaxPooling1DOptions().data_format("CHANNELS_FIRST").keepdims(true)));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 1}, {0x1.dp+4, 0x1.08p+5, 0x1.2p+5, 0x1p+5}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 1}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 5}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(layer_global_max_pool2d, "layer global_max_pool2d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3}));
  EAGER_TRY(const Layer layer, nn::GlobalMaxPooling2D::make());
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 2}, {0x1.2p+5, 0x1.08p+5}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(layer_global_max_pool2d_data_format_channels_first_keepdims_true, "layer global_max_pool2d data_format=CHANNELS_FIRST keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 4, 4}, {0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.18p+5, 0x1.4p+4, 0x1.4p+2, 0x1.bp+4, 0x1.8p+3, 0x1.1p+5, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4, 0x1.2p+3, 0x1.fp+4, 0x1p+4, 0x1p+0, 0x1.7p+4, 0x1p+3}));
  EAGER_TRY(const Layer layer, nn::GlobalMaxPooling2D::make(nn::GlobalMaxPooling2DOptions().data_format("CHANNELS_FIRST").keepdims(true)));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 1, 1}, {0x1.2p+5, 0x1.08p+5}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 1, 1}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 4, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(layer_global_max_pool3d, "layer global_max_pool3d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 2, 4, 1}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4}));
  EAGER_TRY(const Layer layer, nn::GlobalMaxPooling3D::make());
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 1}, {0x1.2p+5}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 1}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 3, 2, 4, 1}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(layer_global_max_pool3d_data_format_channels_first_keepdims_true, "layer global_max_pool3d data_format=CHANNELS_FIRST keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 1, 3, 2, 4}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4}));
  EAGER_TRY(const Layer layer, nn::GlobalMaxPooling3D::make(nn::GlobalMaxPooling3DOptions().data_format("CHANNELS_FIRST").keepdims(true)));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 1, 1, 1, 1}, {0x1.2p+5}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 1, 1, 1, 1}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 1, 3, 2, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(layer_group_normalization_groups_m1_axis_2_scale_false, "layer group_normalization groups=-1 axis=2 scale=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.2p+3, 0x1.cp+2, 0x1.4p+2, 0x1.8p+1, 0x1p+0, 0x1.8p+3, 0x1.4p+3, 0x1p+3, 0x1.8p+2, 0x1p+2, 0x1p+1, 0x0p+0, 0x1.6p+3, 0x1.2p+3, 0x1.cp+2, 0x1.4p+2, 0x1.8p+1, 0x1p+0, 0x1.8p+3, 0x1.4p+3, 0x1p+3, 0x1.8p+2, 0x1p+2, 0x1p+1, 0x0p+0, 0x1.6p+3, 0x1.2p+3, 0x1.cp+2, 0x1.4p+2, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::GroupNormalization::make(nn::GroupNormalizationOptions().groups(-1).axis(2).scale(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable beta, layer_variable(layer, "beta"));
  EAGER_TRY(const Tensor beta_value, floats(DType::float32, {4}, {0x0p+0, 0x1p+3, 0x1.8p+3, -0x1p+3}));
  EAGER_DO(beta.assign(beta_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 4, 2}, {-0x1.ad545cp+0, 0x1.bc224cp-1, 0x1.2c5e84p+3, 0x1.08dfb4p+3, 0x1.ac5e84p+3, 0x1.88dfb4p+3, -0x1.35aa8cp+3, -0x1.c87bb6p+2, 0x1.45b2cp-1, 0x1.634ea4p-3, 0x1.ee4098p+2, 0x1.a742fap+2, 0x1.77204cp+3, 0x1.53a17cp+3, -0x1.d749a8p+2, -0x1.f4e58ap+2, 0x1.62f41ap+0, 0x1.1bf67cp-2, 0x1.f4e58ap+2, 0x1.d749a8p+2, 0x1.ac5e84p+3, 0x1.88dfb4p+3, -0x1.a742fap+2, -0x1.ee4098p+2, -0x1.1bf67cp-2, -0x1.62f41ap+0, 0x1.c87bb6p+2, 0x1.35aa8cp+3, 0x1.77204cp+3, 0x1.53a17cp+3, -0x1.08dfb4p+3, -0x1.2c5e84p+3}, 32.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, beta}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_beta = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 4, 2}, {-0x1.cb756p-5, -0x1.62eadep-4, 0x1.af7272p-2, -0x1.c53d6cp-2, -0x1.06168ap-1, 0x1.eb7c98p-2, 0x1.23817ep-6, 0x1.b550d6p-6, -0x1.829abp-4, 0x1.e5a01ep-3, -0x1.8ea604p-2, 0x1.a471p-2, 0x1.1eafdap-1, -0x1.0e579ep-1, 0x1.fe3206p-6, -0x1.35c116p-4, 0x1.af7272p-2, -0x1.c53d6cp-2, -0x1.52aab8p-3, 0x1.66e686p-4, -0x1.9ef048p-4, 0x1.735a5p-4, -0x1.cab02cp-2, 0x1.bfcaaep-2, -0x1.8ea604p-2, 0x1.a471p-2, 0x1.4cce7p-5, 0x1.300f66p-5, 0x1.e08922p-4, -0x1.b4f32ap-4, 0x1.db1662p-2, -0x1.d030e4p-2}, 512.0));
  EAGER_DO(expect_floats(d_beta, DType::float32, {4}, {0x1p+3, 0x1.88p+3, 0x1.7p+3, 0x1p+3}, 512.0));
  return done();
}

ROW(layer_group_normalization_groups_2, "layer group_normalization groups=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4}, {0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0}));
  EAGER_TRY(const Layer layer, nn::GroupNormalization::make(nn::GroupNormalizationOptions().groups(2)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable gamma, layer_variable(layer, "gamma"));
  EAGER_TRY(const Tensor gamma_value, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_DO(gamma.assign(gamma_value));
  EAGER_TRY(const Variable beta, layer_variable(layer, "beta"));
  EAGER_TRY(const Tensor beta_value, floats(DType::float32, {4}, {0x0p+0, 0x1p+3, 0x1.8p+3, -0x1p+3}));
  EAGER_DO(beta.assign(beta_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 4}, {-0x1.039272p-1, 0x1.68953ep+2, 0x1.738236p+3, -0x1.12bcaep+3, 0x1.5a1898p-3, 0x1.6156ecp+3, 0x1.94d1a6p+3, -0x1.d232c6p+2, -0x1.c9c37ep-2, 0x1.5456bp+2, 0x1.90c444p+3, -0x1.e886d4p+2, 0x1.5752ap+0, 0x1.1c9c38p+3, 0x1.5b1d04p+3, -0x1.15cbf2p+3}, 32.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, gamma, beta}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_gamma = outputs_3_.at(1);
  const Tensor d_beta = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 4}, {-0x1.152f6cp-2, 0x1.37207p-1, -0x1.8e962ep+0, 0x1.88e6dep-1, -0x1.9f439p-1, 0x1.e575acp-2, -0x1.727828p-3, 0x1.f0e388p-1, -0x1.a769cp+0, 0x1.4beefcp+0, -0x1.f89106p-3, 0x1.9cac42p-1, 0x1.e08ac4p-1, -0x1.29953ep-1, -0x1.2df1bcp-1, 0x1.ed376cp-6}, 512.0));
  EAGER_DO(expect_floats(d_gamma, DType::float32, {4}, {0x1.c5ed68p+1, 0x1.9fd7aap+0, 0x1.508214p+0, 0x1.8ec592p+0}, 512.0));
  EAGER_DO(expect_floats(d_beta, DType::float32, {4}, {0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1}, 512.0));
  return done();
}

ROW(layer_group_normalization_groups_2_axis_1_epsilon_0_25_center_false, "layer group_normalization groups=2 axis=1 epsilon=0.25 center=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 4, 2}, {0x1.8p+0, 0x1.4p+1, 0x1p-1, 0x1.2p+2, 0x1p+1, 0x1p+0, 0x1p-1, 0x1.8p+1, 0x1.4p+1, 0x1.2p+2, 0x1.8p+0, 0x1.cp+1, 0x1.4p+1, 0x1.2p+2, 0x1p+2, 0x1.8p+0}));
  EAGER_TRY(const Layer layer, nn::GroupNormalization::make(nn::GroupNormalizationOptions().groups(2).axis(1).epsilon(0x1p-2).center(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable gamma, layer_variable(layer, "gamma"));
  EAGER_TRY(const Tensor gamma_value, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_DO(gamma.assign(gamma_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 4, 2}, {-0x1.ebe9e8p-2, 0x1.47f144p-3, -0x1.1ef31cp+1, 0x1.70ef6ep+1, -0x1.62b958p-2, 0x1.279a74p-1, -0x1.0a0b02p-1, 0x1.4529e6p-1, -0x1.a20bd8p-2, 0x1.3988e2p+0, -0x1.3988e2p+1, 0x1.a20bd8p-1, 0x1.eef816p-2, -0x1.103ba6p+0, 0x1.5a7a76p-2, -0x1.41badap-1}, 32.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, gamma}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_gamma = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 4, 2}, {-0x1.47f144p-1, -0x1.11490ep-1, 0x1.b541b2p-1, 0x1.47f144p-2, -0x1.5488f8p-1, -0x1.bd602ep+0, 0x1.888facp+0, 0x1.be29fap-1, -0x1.281db8p-1, -0x1.3988e2p-2, -0x1.a20bd8p-4, 0x1.f923a4p-1, -0x1.ad4816p+0, -0x1.1cf444p-3, 0x1.c1a2aep-1, 0x1.e02a9p-1}, 512.0));
  EAGER_DO(expect_floats(d_gamma, DType::float32, {4}, {0x1.d854e2p+0, -0x1.934826p+0, -0x1.dd6f82p+0, 0x1.1402e4p-1}, 512.0));
  return done();
}

ROW(layer_group_normalization_of_constants_in_dtypes_of_its_own, "layer group_normalization of constants, in dtypes of its own") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4}, {0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0}));
  EAGER_TRY(const Layer layer, nn::GroupNormalization::make(nn::GroupNormalizationOptions().groups(2).beta_initializer("constant value=-2").gamma_initializer("constant value=0.5").dtype(DType::float64).param_dtype(DType::float32)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0 = outputs_1_.at(0);
  EAGER_TRY(const Variable gamma, layer_variable(layer, "gamma"));
  EAGER_TRY(const Tensor gamma_value, gamma.read());
  EAGER_DO(expect_floats(gamma_value, DType::float32, {4}, {0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1}));
  EAGER_TRY(const Variable beta, layer_variable(layer, "beta"));
  EAGER_TRY(const Tensor beta_value, beta.read());
  EAGER_DO(expect_floats(beta_value, DType::float32, {4}, {-0x1p+1, -0x1p+1, -0x1p+1, -0x1p+1}));
  EAGER_DO(expect_floats(y0, DType::float64, {2, 2, 4}, {-0x1.20724e57387e4p+1, -0x1.4bb561762e7cp+1, -0x1.ce08d85146d11p+0, -0x1.4af2bb8615c66p+1, -0x1.ea5e767085012p+0, -0x1.3d5229f4ad0a5p+0, -0x1.29a34bbc44fc7p+1, -0x1.48cb192a03a94p+0, -0x1.1c9c37ec246e9p+1, -0x1.55d4a7c46d4bbp+1, -0x1.218887fb335fep+1, -0x1.a21b500d7026bp+0, -0x1.5456b07725689p+0, -0x1.c6c79027b722ep+0, -0x1.6c7410151df3ap+0, -0x1.572fc7f38592fp+1}, 64.0));
  return done();
}

ROW(layer_gru_bidirectional_true_merge_mode_mul_with_a_mask, "layer gru bidirectional=True merge_mode=MUL with a mask") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor mask, integers(DType::int32, {2, 3}, {1, 1, 0, 1, 0, 1}));
  EAGER_TRY(const Layer layer, nn::GRU::make(2, nn::GRUOptions().bidirectional(true).merge_mode("MUL")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, mask}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor first_y0 = outputs_1_.at(0);
  const Tensor first_y1 = outputs_1_.at(1);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(const Variable backward_kernel, layer_variable(layer, "backward_kernel"));
  EAGER_TRY(const Tensor backward_kernel_value, floats(DType::float32, {2, 6}, {0x1p-3, 0x1.4p-2, 0x1p-1, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4}));
  EAGER_DO(backward_kernel.assign(backward_kernel_value));
  EAGER_TRY(const Variable backward_recurrent_kernel, layer_variable(layer, "backward_recurrent_kernel"));
  EAGER_TRY(const Tensor backward_recurrent_kernel_value, floats(DType::float32, {2, 6}, {0x1p-3, 0x1.4p-2, 0x1p-1, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4}));
  EAGER_DO(backward_recurrent_kernel.assign(backward_recurrent_kernel_value));
  EAGER_TRY(const Variable backward_bias, layer_variable(layer, "backward_bias"));
  EAGER_TRY(const Tensor backward_bias_value, floats(DType::float32, {2, 6}, {0x1p-3, 0x1.4p-2, 0x1p-1, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4}));
  EAGER_DO(backward_bias.assign(backward_bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, mask}, false));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor y1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2}, {-0x1.f4d522p-5, -0x1.9b065p-6, -0x1.e437bp-4, -0x1.58f67ep-5}, 256.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 4}, {0x1.47c4ecp-2, 0x1.eff40ep-2, -0x1.872b4p-3, -0x1.a852ccp-5, 0x1.fc6e04p-2, 0x1.4f5ec4p-1, -0x1.e79e26p-3, -0x1.07528cp-4}, 256.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y0, y1}, {x, backward_kernel}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_backward_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {-0x1.f854ep-3, -0x1.1be4b2p-3, 0x1.046ea2p-3, 0x1.805d7p-3, 0x0p+0, 0x0p+0, 0x1.6d1938p-4, 0x1.e0449ap-3, 0x0p+0, 0x0p+0, 0x1.0479e4p-1, 0x1.2815ecp-1}, 4096.0));
  EAGER_DO(expect_floats(d_backward_kernel, DType::float32, {2, 6}, {0x1.4188eep-5, 0x1.9814a6p-8, 0x1.1debeap-5, 0x1.c38bcp-10, -0x1.c0708p-1, -0x1.22b14cp-2, 0x1.2625c8p-4, 0x1.6d1e3cp-7, 0x1.08b426p-6, 0x1.e542f6p-12, -0x1.aeb4a8p-2, -0x1.d4d6fcp-4}, 4096.0));
  return done();
}

ROW(layer_gru_bidirectional_true_return_sequences_true, "layer gru bidirectional=True return_sequences=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 4}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p-1, -0x1p-2}));
  EAGER_TRY(const Layer layer, nn::GRU::make(2, nn::GRUOptions().return_sequences(true).bidirectional(true)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, Tensor(), initial_h}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor first_y0 = outputs_1_.at(0);
  const Tensor first_y1 = outputs_1_.at(1);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(const Variable backward_kernel, layer_variable(layer, "backward_kernel"));
  EAGER_TRY(const Tensor backward_kernel_value, floats(DType::float32, {2, 6}, {0x1p-3, 0x1.4p-2, 0x1p-1, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4}));
  EAGER_DO(backward_kernel.assign(backward_kernel_value));
  EAGER_TRY(const Variable backward_recurrent_kernel, layer_variable(layer, "backward_recurrent_kernel"));
  EAGER_TRY(const Tensor backward_recurrent_kernel_value, floats(DType::float32, {2, 6}, {0x1p-3, 0x1.4p-2, 0x1p-1, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4}));
  EAGER_DO(backward_recurrent_kernel.assign(backward_recurrent_kernel_value));
  EAGER_TRY(const Variable backward_bias, layer_variable(layer, "backward_bias"));
  EAGER_TRY(const Tensor backward_bias_value, floats(DType::float32, {2, 6}, {0x1p-3, 0x1.4p-2, 0x1p-1, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4}));
  EAGER_DO(backward_bias.assign(backward_bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, Tensor(), initial_h}, false));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor y1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 3, 4}, {0x1.2d2cf6p-2, 0x1.e4aae8p-4, -0x1.08f4eep-3, -0x1.2ece38p-4, 0x1.8075ecp-2, 0x1.e8097p-2, -0x1.ec1fdap-5, -0x1.53cb04p-4, 0x1.1db794p-1, 0x1.82fa1ap-1, 0x1.232d4p-2, -0x1.b5fd02p-5, 0x1.e531c6p-2, 0x1.7ce1a8p-2, -0x1.8e756ep-3, -0x1.2214fcp-3, 0x1.e23d78p-2, 0x1.45c564p-1, -0x1.8e29cp-3, -0x1.9c7e5ap-3, 0x1.37cdaep-1, 0x1.a7d4p-1, 0x1.665efp-9, -0x1.e99cap-3}, 256.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 4}, {0x1.1db794p-1, 0x1.82fa1ap-1, -0x1.08f4eep-3, -0x1.2ece38p-4, 0x1.37cdaep-1, 0x1.a7d4p-1, -0x1.8e756ep-3, -0x1.2214fcp-3}, 256.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y0, y1}, {x, kernel, backward_recurrent_kernel}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_backward_recurrent_kernel = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {0x1.78672p-2, 0x1.578b0ap-1, 0x1.bf9a3cp-1, 0x1.155af4p+0, 0x1.c53c18p-2, 0x1.0d3068p-1, 0x1.a0bc46p-2, 0x1.88ff98p-1, 0x1.bf3768p-3, 0x1.f84f24p-2, 0x1.ae8dcap-2, 0x1.368f76p-1}, 4096.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 6}, {-0x1.4288a6p-2, 0x1.f26144p-3, -0x1.5c83bap-3, -0x1.252714p-3, -0x1.8cd54ep+0, -0x1.d870b8p-1, -0x1.ba8acp-3, -0x1.c67612p-5, 0x1.5b7ffp-5, 0x1.622448p-5, 0x1.04715ep-3, 0x1.a01baap-5}, 4096.0));
  EAGER_DO(expect_floats(d_backward_recurrent_kernel, DType::float32, {2, 6}, {0x1.e281bp-1, 0x1.3ea4c2p-4, -0x1.02842cp-5, -0x1.690414p-6, 0x1.79ff8ep-2, 0x1.37efc6p-3, -0x1.946112p-3, 0x1.382174p-5, 0x1.cc3382p-6, 0x1.34e23cp-7, -0x1.b9ea24p-2, -0x1.b7140cp-3}, 4096.0));
  return done();
}

ROW(layer_gru_dropout_0_5_recurrent_dropout_0_25_in_training_and_then_not, "layer gru dropout=0.5 recurrent_dropout=0.25 in training, and then not") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Layer layer, nn::GRU::make(2, nn::GRUOptions().dropout(0x1p-1).recurrent_dropout(0x1p-2)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor first_y0 = outputs_1_.at(0);
  const Tensor first_y1 = outputs_1_.at(1);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_DO(set_seed(9));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, true));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor y1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2}, {0x1.47d87p-1, 0x1.914134p-1, 0x1.6586p-1, 0x1.ad233p-1}, 256.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {0x1.47d87p-1, 0x1.914134p-1, 0x1.6586p-1, 0x1.ad233p-1}, 256.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y0, y1}, {x, kernel, recurrent_kernel}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_recurrent_kernel = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {0x1.0a018cp-2, 0x1.40efc6p-2, 0x1.bc6b2ap-2, 0x1.f882bep-2, 0x1.5fe18ep-1, 0x1.9b8d4ap-1, 0x1.28bf92p-2, 0x1.628c4cp-2, 0x1.de11a2p-2, 0x1.1208a4p-1, 0x1.efc4f4p-1, 0x1.2daffep+0}, 4096.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 6}, {-0x1.166aacp-3, -0x1.b2a96ep-5, 0x1.4d918cp-3, -0x1.423404p-5, 0x1.e5c1e6p-1, -0x1.814902p-2, -0x1.158994p-2, -0x1.4d9a24p-3, 0x1.4e108cp-2, 0x1.472a4ap-7, 0x1.286898p+1, -0x1.3e6434p-6}, 4096.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 6}, {-0x1.963514p-4, -0x1.9caa16p-5, 0x1.0e9698p-3, 0x1.635dc4p-7, 0x1.8430d4p-2, 0x1.e4cac4p-6, -0x1.24a448p-3, -0x1.2f16dp-4, 0x1.83dc1ap-3, 0x1.077d36p-6, 0x1.174cfp-1, 0x1.6d37dap-5}, 4096.0));
  EAGER_TRY(const std::vector<Tensor> outputs_4_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_4_, 2));
  const Tensor inferred0 = outputs_4_.at(0);
  const Tensor inferred1 = outputs_4_.at(1);
  EAGER_DO(expect_floats(inferred0, DType::float32, {2, 2}, {0x1.17976ap-1, 0x1.823ffp-1, 0x1.27d01p-1, 0x1.926c4cp-1}, 32.0));
  EAGER_DO(expect_floats(inferred1, DType::float32, {2, 2}, {0x1.17976ap-1, 0x1.823ffp-1, 0x1.27d01p-1, 0x1.926c4cp-1}, 32.0));
  return done();
}

ROW(layer_gru_go_backwards_true_return_sequences_true_use_bias_false, "layer gru go_backwards=True return_sequences=True use_bias=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor mask, integers(DType::int32, {2, 3}, {1, 1, 0, 1, 0, 1}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Layer layer, nn::GRU::make(2, nn::GRUOptions().use_bias(false).return_sequences(true).go_backwards(true)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, mask, initial_h}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor first_y0 = outputs_1_.at(0);
  const Tensor first_y1 = outputs_1_.at(1);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, mask, initial_h}, false));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor y1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 3, 2}, {0x1p-1, -0x1p-2, 0x1.f1367p-3, -0x1.bc5468p-4, 0x1.b43894p-5, -0x1.b1dabcp-3, 0x1.0f4b9cp-1, 0x1.647ddep-2, 0x1.0f4b9cp-1, 0x1.647ddep-2, 0x1.bde036p-3, 0x1.cc324ap-4}, 256.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {0x1.b43894p-5, -0x1.b1dabcp-3, 0x1.bde036p-3, 0x1.cc324ap-4}, 256.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y0, y1}, {x, kernel}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {0x1.576a2p-1, 0x1.b4bae8p-1, 0x1.c10c32p-1, 0x1.19671ap+0, 0x0p+0, 0x0p+0, 0x1.c99ba2p-2, 0x1.3ced7p-1, 0x0p+0, 0x0p+0, 0x1.282ce4p+0, 0x1.5ebd4cp+0}, 4096.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 6}, {-0x1.e0295ap-3, -0x1.50a086p-2, -0x1.f0642ap-8, 0x1.10af1p-7, -0x1.909e56p-1, -0x1.64ac98p-1, 0x1.b65d46p-6, -0x1.893fap-2, 0x1.d9051ap-6, 0x1.21867ap-4, 0x1.197e78p-2, 0x1.3dd58cp-2}, 4096.0));
  return done();
}

ROW(layer_gru_of_constants_in_dtypes_of_its_own, "layer gru of constants, in dtypes of its own") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Layer layer, nn::GRU::make(2, nn::GRUOptions().kernel_initializer("constant value=0.5").recurrent_initializer("constant value=-0.25").bias_initializer("constant value=0.125").dtype(DType::float64).param_dtype(DType::float32)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor y0 = outputs_1_.at(0);
  const Tensor y1 = outputs_1_.at(1);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, kernel.read());
  EAGER_DO(expect_floats(kernel_value, DType::float32, {2, 6}, {0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1}));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, recurrent_kernel.read());
  EAGER_DO(expect_floats(recurrent_kernel_value, DType::float32, {2, 6}, {-0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2}));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, bias.read());
  EAGER_DO(expect_floats(bias_value, DType::float32, {2, 6}, {0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3}));
  EAGER_DO(expect_floats(y0, DType::float64, {2, 2}, {0x1.818897c6b1a51p-3, 0x1.818897c6b1a51p-3, 0x1.c6af3d258b4d4p-3, 0x1.c6af3d258b4d4p-3}, 64.0));
  EAGER_DO(expect_floats(y1, DType::float64, {2, 2}, {0x1.818897c6b1a51p-3, 0x1.818897c6b1a51p-3, 0x1.c6af3d258b4d4p-3, 0x1.c6af3d258b4d4p-3}, 64.0));
  return done();
}

ROW(layer_gru_return_sequences_true, "layer gru return_sequences=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Layer layer, nn::GRU::make(2, nn::GRUOptions().return_sequences(true)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, Tensor(), initial_h}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor first_y0 = outputs_1_.at(0);
  const Tensor first_y1 = outputs_1_.at(1);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(initial_h));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, Tensor(), initial_h}, false));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor y1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 3, 2}, {0x1.2d2cf6p-2, 0x1.e4aae8p-4, 0x1.8075ecp-2, 0x1.e8097p-2, 0x1.1db794p-1, 0x1.82fa1ap-1, 0x1.e531c6p-2, 0x1.7ce1a8p-2, 0x1.e23d78p-2, 0x1.45c564p-1, 0x1.37cdaep-1, 0x1.a7d4p-1}, 256.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {0x1.1db794p-1, 0x1.82fa1ap-1, 0x1.37cdaep-1, 0x1.a7d4p-1}, 256.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y0, y1}, {x, initial_h, kernel, recurrent_kernel, bias}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_3_, 5));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_initial_h = outputs_3_.at(1);
  const Tensor d_kernel = outputs_3_.at(2);
  const Tensor d_recurrent_kernel = outputs_3_.at(3);
  const Tensor d_bias = outputs_3_.at(4);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {0x1.62f472p-1, 0x1.ae3e3ep-1, 0x1.9568dcp-1, 0x1.e30588p-1, 0x1.78f904p-1, 0x1.b96d5ep-1, 0x1.543d16p-1, 0x1.98e6dp-1, 0x1.2acc2cp-1, 0x1.5aaa94p-1, 0x1.c0ca74p-2, 0x1.11fc9ep-1}, 4096.0));
  EAGER_DO(expect_floats(d_initial_h, DType::float32, {2, 2}, {0x1.0cc85cp+0, 0x1.09b25ap+0, 0x1.537594p-1, 0x1.29caa2p+0}, 4096.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 6}, {-0x1.6068ecp-3, 0x1.7672fep-3, -0x1.58328cp-5, -0x1.0b9486p-3, -0x1.428adcp-1, -0x1.76d34p-1, -0x1.29a1bp-3, -0x1.d602aap-5, 0x1.f65032p-4, 0x1.da6aacp-6, 0x1.702aeep-1, 0x1.c2b79cp-5}, 4096.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 6}, {0x1.6d3c62p-3, -0x1.648042p-1, 0x1.ba9ac8p-2, 0x1.fc0ddcp-2, 0x1.82c326p+0, 0x1.4f8c84p+0, -0x1.b063a4p-4, -0x1.d47516p-3, 0x1.cad582p-3, 0x1.46de44p-3, 0x1.3b7e98p-1, 0x1.8ea8a8p-2}, 4096.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2, 6}, {0x1.242696p-3, -0x1.47f7c6p+0, 0x1.c19ba4p-1, 0x1.b3d7dp-1, 0x1.cc7932p+2, 0x1.0ca9dp+2, 0x1.242696p-3, -0x1.47f7c6p+0, 0x1.c19ba4p-1, 0x1.b3d7dp-1, 0x1.91f498p+1, 0x1.2bc394p+1}, 4096.0));
  return done();
}

ROW(layer_gru_with_a_mask, "layer gru with a mask") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor mask, integers(DType::int32, {2, 3}, {1, 1, 0, 1, 0, 1}));
  EAGER_TRY(const Layer layer, nn::GRU::make(2));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, mask}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor first_y0 = outputs_1_.at(0);
  const Tensor first_y1 = outputs_1_.at(1);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, mask}, false));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor y1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2}, {0x1.47c4ecp-2, 0x1.eff40ep-2, 0x1.fc6e04p-2, 0x1.4f5ec4p-1}, 256.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {0x1.47c4ecp-2, 0x1.eff40ep-2, 0x1.fc6e04p-2, 0x1.4f5ec4p-1}, 256.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y0, y1}, {x, recurrent_kernel}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_recurrent_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {0x1.485f7cp-2, 0x1.8093d8p-2, 0x1.1b754p-1, 0x1.4e702cp-1, 0x0p+0, 0x0p+0, 0x1.61c81ep-2, 0x1.a10a0cp-2, 0x0p+0, 0x0p+0, 0x1.6e7bbep-1, 0x1.b3efe2p-1}, 4096.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 6}, {-0x1.8b4d62p-5, -0x1.4a41dap-6, 0x1.5ee48ap-5, 0x1.240aeep-7, 0x1.7c635ep-3, 0x1.005e6ep-5, -0x1.4376fap-4, -0x1.107bfcp-5, 0x1.1f99eap-4, 0x1.e3ee26p-7, 0x1.37ea1cp-2, 0x1.a8cd04p-5}, 4096.0));
  return done();
}

ROW(layer_gru_cell, "layer gru_cell") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Layer layer, nn::GRUCell::make(2));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, initial_h}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(initial_h));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, initial_h}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1.2d2cf6p-2, 0x1.e4aae8p-4, 0x1.e531c6p-2, 0x1.7ce1a8p-2}, 256.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, initial_h, kernel, recurrent_kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 5));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_initial_h = outputs_3_.at(1);
  const Tensor d_kernel = outputs_3_.at(2);
  const Tensor d_recurrent_kernel = outputs_3_.at(3);
  const Tensor d_bias = outputs_3_.at(4);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2}, {0x1.096ab6p-2, 0x1.4936b2p-2, 0x1.fdfbf6p-3, 0x1.7a5a58p-2}, 4096.0));
  EAGER_DO(expect_floats(d_initial_h, DType::float32, {2, 2}, {0x1.cf4aeep-2, 0x1.661f6ap-2, 0x1.0fcdf2p-1, 0x1.822116p-3}, 4096.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 6}, {-0x1.302fa8p-3, 0x1.9b25dap-5, -0x1.c9441ap-4, -0x1.fb8206p-6, -0x1.d6dd16p-1, -0x1.72dfecp-3, -0x1.632df4p-4, 0x1.f5e4e2p-6, -0x1.0b961ap-4, -0x1.3311bp-6, -0x1.15de8p-1, -0x1.c4b22ap-4}, 4096.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 6}, {0x1.2e6986p-2, -0x1.15d182p-4, 0x1.bf17ap-3, 0x1.773be4p-5, 0x1.8004aep-1, 0x1.0dca0ap-3, -0x1.196ceep-6, 0x1.2ac482p-6, -0x1.d5c318p-7, -0x1.3e89fep-7, -0x1.2fb3bcp-4, -0x1.1ceb34p-5}, 4096.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2, 6}, {0x1.519724p-2, -0x1.ab33c2p-4, 0x1.f9d002p-3, 0x1.0b4072p-4, 0x1.015372p+1, 0x1.816794p-2, 0x1.519724p-2, -0x1.ab33c2p-4, 0x1.f9d002p-3, 0x1.0b4072p-4, 0x1.cbf19ep-1, 0x1.9c3fa4p-3}, 4096.0));
  return done();
}

ROW(layer_gru_cell_dropout_0_5_recurrent_dropout_0_25_in_training_and_then_not, "layer gru_cell dropout=0.5 recurrent_dropout=0.25 in training, and then not") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Layer layer, nn::GRUCell::make(2, nn::GRUCellOptions().dropout(0x1p-1).recurrent_dropout(0x1p-2)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, initial_h}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_DO(set_seed(9));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, initial_h}, true));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1.93d888p-3, -0x1.b7976ap-4, 0x1.95a7a6p-2, 0x1.e54adp-3}, 256.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, recurrent_kernel}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_recurrent_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2}, {0x1.b09e16p-2, 0x1.1bdd4p-1, 0x1.ca38b2p-2, 0x1.6cbeeep-1}, 4096.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 6}, {0x1.10f672p-1, -0x1.95b8cep-5, 0x1.57623p-2, 0x1.41bf48p-4, 0x1.05fb0cp+0, 0x1.8d28f2p-3, -0x1.55804ep-5, 0x1.5b2964p-7, -0x1.2be998p-6, -0x1.d8dceap-7, -0x1.7f6b1ep-4, -0x1.835e1ep-5}, 4096.0));
  EAGER_TRY(const std::vector<Tensor> outputs_4_, layer.call({x, initial_h}, false));
  EAGER_DO(expect_count(outputs_4_, 1));
  const Tensor inferred0 = outputs_4_.at(0);
  EAGER_DO(expect_floats(inferred0, DType::float32, {2, 2}, {0x1.2d2cf6p-2, 0x1.e4aae8p-4, 0x1.e531c6p-2, 0x1.7ce1a8p-2}, 32.0));
  return done();
}

ROW(layer_gru_cell_of_constants_in_dtypes_of_its_own, "layer gru_cell of constants, in dtypes of its own") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2}));
  EAGER_TRY(const Layer layer, nn::GRUCell::make(2, nn::GRUCellOptions().kernel_initializer("constant value=0.5").recurrent_initializer("constant value=-0.25").bias_initializer("constant value=0.125").dtype(DType::float64).param_dtype(DType::float32)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0 = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, kernel.read());
  EAGER_DO(expect_floats(kernel_value, DType::float32, {2, 6}, {0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1}));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, recurrent_kernel.read());
  EAGER_DO(expect_floats(recurrent_kernel_value, DType::float32, {2, 6}, {-0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2}));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, bias.read());
  EAGER_DO(expect_floats(bias_value, DType::float32, {2, 6}, {0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3}));
  EAGER_DO(expect_floats(y0, DType::float64, {2, 2}, {-0x1.e59e6993309fcp-4, -0x1.e59e6993309fcp-4, -0x1.52698072fe736p-4, -0x1.52698072fe736p-4}, 64.0));
  return done();
}

ROW(layer_gru_cell_use_bias_false, "layer gru_cell use_bias=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2}));
  EAGER_TRY(const Layer layer, nn::GRUCell::make(2, nn::GRUCellOptions().use_bias(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {-0x1.6aeed6p-4, -0x1.4426ap-3, -0x1.3dd7dcp-4, -0x1.1a780cp-3}, 256.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel, recurrent_kernel}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_recurrent_kernel = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2}, {0x1.1f51ecp-3, 0x1.75a8bep-3, 0x1.90ed3ap-3, 0x1.09bb7ep-2}, 4096.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 6}, {-0x1.0dbad2p-4, -0x1.f1d05p-6, 0x0p+0, 0x0p+0, -0x1.17b7ecp-1, -0x1.2083dp-3, -0x1.3fd736p-5, -0x1.2fdb1ep-6, 0x0p+0, 0x0p+0, -0x1.4a3dacp-2, -0x1.5ed948p-4}, 4096.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 6}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 4096.0));
  return done();
}

ROW(layer_layer_normalization, "layer layer_normalization") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4}, {0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0}));
  EAGER_TRY(const Layer layer, nn::LayerNormalization::make());
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable gamma, layer_variable(layer, "gamma"));
  EAGER_TRY(const Tensor gamma_value, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_DO(gamma.assign(gamma_value));
  EAGER_TRY(const Variable beta, layer_variable(layer, "beta"));
  EAGER_TRY(const Tensor beta_value, floats(DType::float32, {4}, {0x0p+0, 0x1p+3, 0x1.8p+3, -0x1p+3}));
  EAGER_DO(beta.assign(beta_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 4}, {0x1.2740ecp-1, 0x1.84fa48p+2, 0x1.54f132p+3, -0x1.0f60b8p+3, -0x1.99781p-3, 0x1.599244p+3, 0x1.acc922p+3, -0x1.f99a2p+2, -0x1.1e98fcp-3, 0x1.5ec9f2p+2, 0x1.847a64p+3, -0x1.cebdb4p+2, 0x1.a1e83p-1, 0x1p+3, 0x1.65e17ep+3, -0x1.1a1e82p+3}, 16.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, gamma, beta}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_gamma = outputs_3_.at(1);
  const Tensor d_beta = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 4}, {0x1.195e98p+1, 0x1.3c5862p-2, -0x1.7872f8p+0, -0x1.096052p+0, 0x1.ea64dp-4, 0x1.85d7eap-1, 0x1.138b3p-1, -0x1.6b57dap+0, -0x1.fc78bcp-1, 0x1.b28e06p+0, -0x1.d52f1cp+0, 0x1.20dd74p+0, 0x1.7ac354p+0, 0x1.d62536p-2, -0x1.c90d0ap+0, -0x1.39fcbp-3}, 512.0));
  EAGER_DO(expect_floats(d_gamma, DType::float32, {4}, {0x1.53e656p+1, 0x1.32fd3ap+0, 0x1.361aacp+1, 0x1.73d396p+0}, 512.0));
  EAGER_DO(expect_floats(d_beta, DType::float32, {4}, {0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1}, 512.0));
  return done();
}

ROW(layer_layer_normalization_axis_m2_epsilon_0_25_scale_false, "layer layer_normalization axis=-2 epsilon=0.25 scale=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4}, {0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0}));
  EAGER_TRY(const Layer layer, nn::LayerNormalization::make(nn::LayerNormalizationOptions().axis({-2}).epsilon(0x1p-2).scale(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable beta, layer_variable(layer, "beta"));
  EAGER_TRY(const Tensor beta_value, floats(DType::float32, {2}, {0x1p+1, -0x1p+0}));
  EAGER_DO(beta.assign(beta_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 4}, {0x1.4afb0cp+0, 0x1.07a4bep+0, 0x1.5a827ap+1, 0x1.124f5ap+0, -0x1.2bec34p-2, -0x1.e92f6ep-6, -0x1.b504f4p+0, -0x1.24f5ap-4, 0x1.1b06d2p+0, 0x1.1b06d2p+0, 0x1.1b06d2p+0, 0x1.76d852p+1, -0x1.b06d1ep-4, -0x1.b06d1ep-4, -0x1.b06d1ep-4, -0x1.edb0a6p+0}, 16.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, beta}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_beta = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 4}, {-0x1.6a09e6p-3, -0x1.242f2p-5, 0x1.c48c6p-2, -0x1.3abcp-5, 0x1.6a09e6p-3, 0x1.242f2p-5, -0x1.c48c6p-2, 0x1.3abcp-5, -0x1.c9f25cp-3, 0x1.c9f25cp-4, -0x1.12c49ep-4, 0x1.a3a556p-5, 0x1.c9f25cp-3, -0x1.c9f25cp-4, 0x1.12c49ep-4, -0x1.a3a556p-5}, 512.0));
  EAGER_DO(expect_floats(d_beta, DType::float32, {2}, {0x1p+3, 0x1.7p+3}, 512.0));
  return done();
}

ROW(layer_layer_normalization_axis_2_1_epsilon_0_5_center_false, "layer layer_normalization axis=2,1 epsilon=0.5 center=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4}, {0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0}));
  EAGER_TRY(const Layer layer, nn::LayerNormalization::make(nn::LayerNormalizationOptions().axis({2, 1}).epsilon(0x1p-1).center(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable gamma, layer_variable(layer, "gamma"));
  EAGER_TRY(const Tensor gamma_value, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1, 0x0p+0, 0x1p+3, 0x1.8p+3, -0x1p+3}));
  EAGER_DO(gamma.assign(gamma_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 4}, {-0x1.315df8p-2, -0x1.f5acaap+0, -0x1.5cfdaep-5, -0x1.f5acaap-2, 0x0p+0, 0x1.bf2506p+3, -0x1.eac4bcp+2, -0x1.72cd88p+2, -0x1.a8a6ap-2, -0x1.26e57cp+1, 0x1.a8a6ap-2, 0x1.61e03p-2, 0x0p+0, 0x1.4a48b4p+1, 0x1.96f504p+3, 0x1.26e57cp+3}, 16.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, gamma}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_gamma = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 4}, {-0x1.733d02p-1, 0x1.e7c79ep-1, -0x1.cdee16p+1, 0x1.6cd34cp-2, -0x1.8acfd4p+1, 0x1.3d67fcp+3, 0x1.644658p+2, -0x1.2c0afp+3, -0x1.9cee1ep-1, 0x1.66154ap+1, -0x1.5c03eep+0, -0x1.143038p+1, -0x1.9c7ab6p+1, 0x1.1cc0e6p+1, 0x1.67f624p+2, -0x1.8cda0ap+1}, 512.0));
  EAGER_DO(expect_floats(d_gamma, DType::float32, {4, 2}, {-0x1.02d8a4p-1, -0x1.659b12p+1, -0x1.2ea3c6p-6, 0x1.95651cp-1, 0x1.e09286p+1, 0x1.5ed72ep+2, 0x1.2939a6p-1, 0x1.2fa03p-3}, 512.0));
  return done();
}

ROW(layer_layer_normalization_of_constants_in_dtypes_of_its_own, "layer layer_normalization of constants, in dtypes of its own") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4}, {0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0}));
  EAGER_TRY(const Layer layer, nn::LayerNormalization::make(nn::LayerNormalizationOptions().beta_initializer("constant value=-2").gamma_initializer("constant value=0.5").dtype(DType::float64).param_dtype(DType::float32)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0 = outputs_1_.at(0);
  EAGER_TRY(const Variable gamma, layer_variable(layer, "gamma"));
  EAGER_TRY(const Tensor gamma_value, gamma.read());
  EAGER_DO(expect_floats(gamma_value, DType::float32, {4}, {0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1}));
  EAGER_TRY(const Variable beta, layer_variable(layer, "beta"));
  EAGER_TRY(const Tensor beta_value, beta.read());
  EAGER_DO(expect_floats(beta_value, DType::float32, {4}, {-0x1p+1, -0x1p+1, -0x1p+1, -0x1p+1}));
  EAGER_DO(expect_floats(y0, DType::float64, {2, 2, 4}, {-0x1.b62fc4c6b31ebp+0, -0x1.3d82dc0515667p+1, -0x1.53c4cb24f7479p+0, -0x1.3d82dc0515667p+1, -0x1.0ccbc07e4a81p+1, -0x1.4cdb7917ecf26p+0, -0x1.599243740986dp+1, -0x1.e6687f036afe1p+0, -0x1.08f4c7de217e3p+1, -0x1.509b06cf2d6fcp+1, -0x1.08f4c7de217e3p+1, -0x1.3af6d2e91f27cp+0, -0x1.9785f432c159fp+0, -0x1p+1, -0x1.9785f432c159fp+0, -0x1.687a0bcd3ea61p+1}, 64.0));
  return done();
}

ROW(layer_leaky_relu, "layer leaky_relu") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::LeakyReLU::make());
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1.333334p-2, -0x1.333334p-4, 0x1.8p+1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1.333334p-4, 0x1.ccccccp-2, 0x1.8p+1}, 64.0));
  return done();
}

ROW(layer_leaky_relu_alpha_0_125, "layer leaky_relu alpha=0.125") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::LeakyReLU::make(nn::LeakyReLUOptions().alpha(0x1p-3)));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p-3, -0x1p-5, 0x1.8p+1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-5, 0x1.8p-3, 0x1.8p+1}, 64.0));
  return done();
}

ROW(layer_lstm_bidirectional_true_merge_mode_sum_with_a_mask, "layer lstm bidirectional=True merge_mode=SUM with a mask") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor mask, booleans(DType::bool_, {2, 3}, {true, true, false, true, false, true}));
  EAGER_TRY(const Layer layer, nn::LSTM::make(2, nn::LSTMOptions().bidirectional(true).merge_mode("SUM")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, mask}, false));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor first_y0 = outputs_1_.at(0);
  const Tensor first_y1 = outputs_1_.at(1);
  const Tensor first_y2 = outputs_1_.at(2);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(const Variable backward_kernel, layer_variable(layer, "backward_kernel"));
  EAGER_TRY(const Tensor backward_kernel_value, floats(DType::float32, {2, 8}, {-0x1.8p-3, 0x0p+0, 0x1.8p-3, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2}));
  EAGER_DO(backward_kernel.assign(backward_kernel_value));
  EAGER_TRY(const Variable backward_recurrent_kernel, layer_variable(layer, "backward_recurrent_kernel"));
  EAGER_TRY(const Tensor backward_recurrent_kernel_value, floats(DType::float32, {2, 8}, {-0x1.8p-3, 0x0p+0, 0x1.8p-3, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2}));
  EAGER_DO(backward_recurrent_kernel.assign(backward_recurrent_kernel_value));
  EAGER_TRY(const Variable backward_bias, layer_variable(layer, "backward_bias"));
  EAGER_TRY(const Tensor backward_bias_value, floats(DType::float32, {8}, {0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2}));
  EAGER_DO(backward_bias.assign(backward_bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, mask}, false));
  EAGER_DO(expect_count(outputs_2_, 3));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor y1 = outputs_2_.at(1);
  const Tensor y2 = outputs_2_.at(2);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2}, {-0x1.f36f6p-6, 0x1.ad1d1cp-5, -0x1.db22ecp-5, 0x1.4fefdcp-4}, 256.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 4}, {0x1.8c7b78p-5, 0x1.9071dp-4, -0x1.431994p-4, -0x1.73c684p-5, 0x1.0d1b6cp-5, 0x1.cfd94cp-4, -0x1.741f2cp-4, -0x1.ffa5c2p-6}, 256.0));
  EAGER_DO(expect_floats(y2, DType::float32, {2, 4}, {0x1.f15ecap-4, 0x1.c6203cp-3, -0x1.5eb482p-3, -0x1.4e8b5p-4, 0x1.7b2d1p-4, 0x1.0c902ep-2, -0x1.8c353ep-3, -0x1.d0f012p-5}, 256.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y0, y1, y2}, {x, backward_kernel}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_backward_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {-0x1.0b12d4p-1, 0x1.3d7c2cp-4, 0x1.d7d28ep-10, -0x1.30cb8ap-3, 0x0p+0, 0x0p+0, 0x1.417eaep-6, -0x1.95092cp-4, 0x0p+0, 0x0p+0, 0x1.bdaa1p-2, -0x1.208f04p-2}, 4096.0));
  EAGER_DO(expect_floats(d_backward_kernel, DType::float32, {2, 8}, {0x1.90bbc8p-4, 0x1.2f8136p-5, 0x1.cd2e6cp-4, 0x1.b5293p-9, -0x1.77eb1ep+0, -0x1.74f6cp-2, 0x1.000da8p-3, 0x1.f95252p-7, 0x1.252c8ap-5, 0x1.48ac96p-6, 0x1.160e2cp-4, 0x1.0dce1ep-9, -0x1.64066cp-1, -0x1.74033ap-4, 0x1.60ffccp-4, 0x1.2212aep-7}, 4096.0));
  return done();
}

ROW(layer_lstm_bidirectional_true_return_sequences_true, "layer lstm bidirectional=True return_sequences=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 4}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p-1, -0x1p-2}));
  EAGER_TRY(const Tensor initial_c, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, -0x1p-1, 0x1p-2, -0x1p-1, 0x1p-2, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const Layer layer, nn::LSTM::make(2, nn::LSTMOptions().return_sequences(true).bidirectional(true)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, Tensor(), initial_h, initial_c}, false));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor first_y0 = outputs_1_.at(0);
  const Tensor first_y1 = outputs_1_.at(1);
  const Tensor first_y2 = outputs_1_.at(2);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(const Variable backward_kernel, layer_variable(layer, "backward_kernel"));
  EAGER_TRY(const Tensor backward_kernel_value, floats(DType::float32, {2, 8}, {-0x1.8p-3, 0x0p+0, 0x1.8p-3, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2}));
  EAGER_DO(backward_kernel.assign(backward_kernel_value));
  EAGER_TRY(const Variable backward_recurrent_kernel, layer_variable(layer, "backward_recurrent_kernel"));
  EAGER_TRY(const Tensor backward_recurrent_kernel_value, floats(DType::float32, {2, 8}, {-0x1.8p-3, 0x0p+0, 0x1.8p-3, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2}));
  EAGER_DO(backward_recurrent_kernel.assign(backward_recurrent_kernel_value));
  EAGER_TRY(const Variable backward_bias, layer_variable(layer, "backward_bias"));
  EAGER_TRY(const Tensor backward_bias_value, floats(DType::float32, {8}, {0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2}));
  EAGER_DO(backward_bias.assign(backward_bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, Tensor(), initial_h, initial_c}, false));
  EAGER_DO(expect_count(outputs_2_, 3));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor y1 = outputs_2_.at(1);
  const Tensor y2 = outputs_2_.at(2);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 3, 4}, {0x1.aab342p-3, 0x1.517db6p-3, -0x1.b3436ep-4, -0x1.2c0d84p-5, 0x1.0a8528p-3, 0x1.5b1abcp-3, -0x1.5f3014p-3, -0x1.00e1ap-7, 0x1.342cdcp-4, 0x1.6d4a8p-3, -0x1.39196ap-2, 0x1.8c0894p-8, -0x1.91ff62p-6, 0x1.126386p-3, -0x1.356e46p-4, -0x1.fb538ep-6, 0x1.71398ep-8, 0x1.32c96p-3, -0x1.e32f58p-5, 0x1.7e16cep-9, 0x1.a3277ap-7, 0x1.4f966ep-3, 0x1.7cb678p-4, 0x1.a8b87ep-5}, 256.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 4}, {0x1.342cdcp-4, 0x1.6d4a8p-3, -0x1.b3436ep-4, -0x1.2c0d84p-5, 0x1.a3277ap-7, 0x1.4f966ep-3, -0x1.356e46p-4, -0x1.fb538ep-6}, 256.0));
  EAGER_DO(expect_floats(y2, DType::float32, {2, 4}, {0x1.bab198p-3, 0x1.b5a334p-2, -0x1.dc4812p-3, -0x1.10fbeep-4, 0x1.2372bcp-5, 0x1.887922p-2, -0x1.471b0ap-3, -0x1.ca01ecp-5}, 256.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y0, y1, y2}, {x, kernel, backward_recurrent_kernel}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_backward_recurrent_kernel = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {-0x1.747ca8p-1, 0x1.0280acp-2, -0x1.89568p-3, 0x1.99c50ep-3, -0x1.980e2ap-7, 0x1.899b2ap-4, -0x1.a0fb6cp-3, 0x1.a42ac8p-6, 0x1.df321p-3, -0x1.347632p-5, 0x1.79c00cp-2, -0x1.05f74cp-5}, 4096.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 8}, {-0x1.156d84p-3, -0x1.be6e8p-6, 0x1.245a32p-6, -0x1.164a36p-7, -0x1.466034p-3, 0x1.abfa0ap-4, -0x1.5fef0cp-5, 0x1.b616e4p-4, -0x1.2709bap-5, 0x1.ed00ccp-3, 0x1.0af824p-4, 0x1.be79c4p-3, 0x1.f0fca6p-2, 0x1.e68632p-1, 0x1.276de2p-6, 0x1.24e4d2p-2}, 4096.0));
  EAGER_DO(expect_floats(d_backward_recurrent_kernel, DType::float32, {2, 8}, {-0x1.51d4dep-4, -0x1.4dddb6p-4, 0x1.0e98ap-3, 0x1.854c88p-3, -0x1.234294p-2, 0x1.a1e72ep-1, 0x1.e68df2p-5, 0x1.148416p-5, 0x1.d4367cp-7, 0x1.20d008p-6, -0x1.1ed336p-5, -0x1.d1fa6ap-5, -0x1.59adacp-5, -0x1.41bd84p-3, -0x1.8d2bap-10, -0x1.92c6d2p-7}, 4096.0));
  return done();
}

ROW(layer_lstm_dropout_0_5_recurrent_dropout_0_25_in_training_and_then_not, "layer lstm dropout=0.5 recurrent_dropout=0.25 in training, and then not") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Layer layer, nn::LSTM::make(2, nn::LSTMOptions().dropout(0x1p-1).recurrent_dropout(0x1p-2)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor first_y0 = outputs_1_.at(0);
  const Tensor first_y1 = outputs_1_.at(1);
  const Tensor first_y2 = outputs_1_.at(2);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_DO(set_seed(9));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, true));
  EAGER_DO(expect_count(outputs_2_, 3));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor y1 = outputs_2_.at(1);
  const Tensor y2 = outputs_2_.at(2);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2}, {0x1.73d114p-6, 0x1.0adceap-3, 0x1.1e7a52p-6, 0x1.1af628p-3}, 256.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {0x1.73d114p-6, 0x1.0adceap-3, 0x1.1e7a52p-6, 0x1.1af628p-3}, 256.0));
  EAGER_DO(expect_floats(y2, DType::float32, {2, 2}, {0x1.1585d4p-4, 0x1.326c76p-2, 0x1.ba1b1cp-5, 0x1.46d3ccp-2}, 256.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y0, y1, y2}, {x, kernel, recurrent_kernel}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_recurrent_kernel = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {0x1.4aa35ep-3, -0x1.e7186cp-3, 0x1.285f8ep-2, -0x1.50cd92p-2, 0x1.766386p-2, -0x1.7a2edcp-2, 0x1.27f1c4p-3, -0x1.6c0a56p-2, 0x1.4581b8p-2, -0x1.0c1746p-1, 0x1.ef012p-2, -0x1.547238p-1}, 4096.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 8}, {-0x1.786e52p-4, 0x1.27df46p-4, 0x1.f850e6p-5, 0x1.c9dee6p-6, -0x1.4e3f02p-5, 0x1.3b339p-3, 0x1.019caap-5, 0x1.2c43eep-4, -0x1.5e4d2ep-6, 0x1.2e6fep-3, 0x1.1df974p-3, 0x1.a77452p-5, 0x1.31b894p+0, 0x1.a45d98p-2, 0x1.1f1eep-4, 0x1.97fdb6p-4}, 4096.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 8}, {0x1.cf1deep-8, 0x1.9f1eep-7, 0x1.a8c19cp-7, 0x1.fd7f18p-9, 0x1.460654p-3, 0x1.617fd4p-5, 0x1.642156p-8, 0x1.1a482ep-8, 0x1.3109c4p-8, 0x1.28b456p-6, 0x1.1bedc4p-6, 0x1.931d28p-8, 0x1.9ebdc8p-3, 0x1.bdb11ep-5, 0x1.272f76p-7, 0x1.5677d6p-7}, 4096.0));
  EAGER_TRY(const std::vector<Tensor> outputs_4_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_4_, 3));
  const Tensor inferred0 = outputs_4_.at(0);
  const Tensor inferred1 = outputs_4_.at(1);
  const Tensor inferred2 = outputs_4_.at(2);
  EAGER_DO(expect_floats(inferred0, DType::float32, {2, 2}, {0x1.2ddd5ap-5, 0x1.12979cp-3, 0x1.13b88cp-5, 0x1.1abc82p-3}, 32.0));
  EAGER_DO(expect_floats(inferred1, DType::float32, {2, 2}, {0x1.2ddd5ap-5, 0x1.12979cp-3, 0x1.13b88cp-5, 0x1.1abc82p-3}, 32.0));
  EAGER_DO(expect_floats(inferred2, DType::float32, {2, 2}, {0x1.a2c0f8p-4, 0x1.3f0ab2p-2, 0x1.84ae56p-4, 0x1.49a07p-2}, 32.0));
  return done();
}

ROW(layer_lstm_go_backwards_true_return_sequences_true_use_bias_false, "layer lstm go_backwards=True return_sequences=True use_bias=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor mask, booleans(DType::bool_, {2, 3}, {true, true, false, true, false, true}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Tensor initial_c, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, -0x1p-1, 0x1p-2}));
  EAGER_TRY(const Layer layer, nn::LSTM::make(2, nn::LSTMOptions().use_bias(false).return_sequences(true).go_backwards(true)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, mask, initial_h, initial_c}, false));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor first_y0 = outputs_1_.at(0);
  const Tensor first_y1 = outputs_1_.at(1);
  const Tensor first_y2 = outputs_1_.at(2);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, mask, initial_h, initial_c}, false));
  EAGER_DO(expect_count(outputs_2_, 3));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor y1 = outputs_2_.at(1);
  const Tensor y2 = outputs_2_.at(2);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 3, 2}, {0x1p-1, -0x1p-2, 0x1.d50de8p-3, 0x1.336e2cp-3, 0x1.1bd8ep-3, 0x1.d4b0fep-5, -0x1.267c84p-4, 0x1.2079cap-3, -0x1.267c84p-4, 0x1.2079cap-3, -0x1.55bd2cp-4, 0x1.b7ae2cp-6}, 256.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {0x1.1bd8ep-3, 0x1.d4b0fep-5, -0x1.55bd2cp-4, 0x1.b7ae2cp-6}, 256.0));
  EAGER_DO(expect_floats(y2, DType::float32, {2, 2}, {0x1.125d08p-2, 0x1.ce1006p-4, -0x1.35f2dap-3, 0x1.a1c1bap-5}, 256.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y0, y1, y2}, {x, kernel}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {0x1.66d3b6p-1, -0x1.db8b22p-2, 0x1.51690ep-3, -0x1.a1e8dep-3, 0x0p+0, 0x0p+0, 0x1.a64286p-1, -0x1.957946p-1, 0x0p+0, 0x0p+0, 0x1.6cf36ep-2, -0x1.847f4ep-2}, 4096.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 8}, {0x1.6b4f7cp-5, 0x1.7c0cc8p-4, -0x1.e588e2p-3, -0x1.fbfae6p-4, -0x1.42e77cp+0, -0x1.7f3bc6p-1, -0x1.ddbaaap-4, -0x1.4093bp-9, 0x1.eb517ep-5, 0x1.c5cd26p-4, -0x1.5c638ap-3, -0x1.00f81ep-5, -0x1.88c32ap-2, -0x1.f99ba8p-3, -0x1.d1e7f2p-5, 0x1.9572ccp-5}, 4096.0));
  return done();
}

ROW(layer_lstm_of_constants_in_dtypes_of_its_own, "layer lstm of constants, in dtypes of its own") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Layer layer, nn::LSTM::make(2, nn::LSTMOptions().kernel_initializer("constant value=0.5").recurrent_initializer("constant value=-0.25").bias_initializer("constant value=0.125").dtype(DType::float64).param_dtype(DType::float32)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor y0 = outputs_1_.at(0);
  const Tensor y1 = outputs_1_.at(1);
  const Tensor y2 = outputs_1_.at(2);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, kernel.read());
  EAGER_DO(expect_floats(kernel_value, DType::float32, {2, 8}, {0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1}));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, recurrent_kernel.read());
  EAGER_DO(expect_floats(recurrent_kernel_value, DType::float32, {2, 8}, {-0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2}));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, bias.read());
  EAGER_DO(expect_floats(bias_value, DType::float32, {8}, {0x1p-3, 0x1p-3, 0x1p+0, 0x1p+0, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3}));
  EAGER_DO(expect_floats(y0, DType::float64, {2, 2}, {0x1.3a208584a2851p-3, 0x1.3a208584a2851p-3, 0x1.908400ef4d0b3p-3, 0x1.908400ef4d0b3p-3}, 64.0));
  EAGER_DO(expect_floats(y1, DType::float64, {2, 2}, {0x1.3a208584a2851p-3, 0x1.3a208584a2851p-3, 0x1.908400ef4d0b3p-3, 0x1.908400ef4d0b3p-3}, 64.0));
  EAGER_DO(expect_floats(y2, DType::float64, {2, 2}, {0x1.0434c55215bddp-2, 0x1.0434c55215bddp-2, 0x1.49b64f7c9ceadp-2, 0x1.49b64f7c9ceadp-2}, 64.0));
  return done();
}

ROW(layer_lstm_return_sequences_true, "layer lstm return_sequences=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Tensor initial_c, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, -0x1p-1, 0x1p-2}));
  EAGER_TRY(const Layer layer, nn::LSTM::make(2, nn::LSTMOptions().return_sequences(true)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, Tensor(), initial_h, initial_c}, false));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor first_y0 = outputs_1_.at(0);
  const Tensor first_y1 = outputs_1_.at(1);
  const Tensor first_y2 = outputs_1_.at(2);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(initial_h));
  EAGER_DO(tape.watch(initial_c));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, Tensor(), initial_h, initial_c}, false));
  EAGER_DO(expect_count(outputs_2_, 3));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor y1 = outputs_2_.at(1);
  const Tensor y2 = outputs_2_.at(2);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 3, 2}, {0x1.aab342p-3, 0x1.517db6p-3, 0x1.0a8528p-3, 0x1.5b1abcp-3, 0x1.342cdcp-4, 0x1.6d4a8p-3, -0x1.91ff62p-6, 0x1.126386p-3, 0x1.71398ep-8, 0x1.32c96p-3, 0x1.a3277ap-7, 0x1.4f966ep-3}, 256.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {0x1.342cdcp-4, 0x1.6d4a8p-3, 0x1.a3277ap-7, 0x1.4f966ep-3}, 256.0));
  EAGER_DO(expect_floats(y2, DType::float32, {2, 2}, {0x1.bab198p-3, 0x1.b5a334p-2, 0x1.2372bcp-5, 0x1.887922p-2}, 256.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y0, y1, y2}, {x, initial_h, initial_c, kernel, recurrent_kernel, bias}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_3_, 6));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_initial_h = outputs_3_.at(1);
  const Tensor d_initial_c = outputs_3_.at(2);
  const Tensor d_kernel = outputs_3_.at(3);
  const Tensor d_recurrent_kernel = outputs_3_.at(4);
  const Tensor d_bias = outputs_3_.at(5);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {0x1.37fd42p-10, -0x1.11a15ap-5, 0x1.2def7ep-3, -0x1.2c2506p-3, 0x1.5c3614p-3, -0x1.b729fp-4, 0x1.521e32p-4, -0x1.33445p-3, 0x1.298072p-2, -0x1.06a65p-2, 0x1.141daap-2, -0x1.4ee272p-2}, 4096.0));
  EAGER_DO(expect_floats(d_initial_h, DType::float32, {2, 2}, {0x1.37fd42p-10, -0x1.11a15ap-5, 0x1.521e32p-4, -0x1.33445p-3}, 4096.0));
  EAGER_DO(expect_floats(d_initial_c, DType::float32, {2, 2}, {0x1.ec0ef8p-2, 0x1.4fbe86p-2, 0x1.0a0ff6p-1, 0x1.d797eap-2}, 4096.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 8}, {-0x1.7b82ecp-4, -0x1.6b1748p-5, -0x1.df6678p-5, -0x1.9c8344p-6, 0x1.89a766p-7, -0x1.400036p-5, -0x1.a18d26p-5, 0x1.527a42p-4, -0x1.c0289p-8, 0x1.7ce0dap-4, 0x1.3878f6p-5, 0x1.7a7392p-4, 0x1.4e8788p-1, 0x1.82657p-2, 0x1.09f348p-5, 0x1.c9a57ep-3}, 4096.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 8}, {0x1.8ee20ep-3, 0x1.d10f94p-3, 0x1.0566eep-4, 0x1.30def6p-3, 0x1.574b4p-1, 0x1.e646f4p-2, 0x1.b98b8p-4, 0x1.f90862p-4, 0x1.8bb128p-8, 0x1.dc2c82p-5, -0x1.e0117ap-9, 0x1.aca916p-5, 0x1.56f948p-2, 0x1.c3f664p-3, 0x1.07802cp-6, 0x1.83a904p-4}, 4096.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {8}, {0x1.d4ab2ep-2, 0x1.76f3p-1, 0x1.07f524p-1, 0x1.410d96p-1, 0x1.b5d68cp+1, 0x1.1c43a4p+1, 0x1.c7aaf4p-2, 0x1.808b26p-1}, 4096.0));
  return done();
}

ROW(layer_lstm_unit_forget_bias_false_and_the_states_that_a_call_gives_go_into_the_next_one, "layer lstm unit_forget_bias=False, and the states that a call gives go into the next one") {
  EAGER_TRY(const Layer layer, nn::LSTM::make(2, nn::LSTMOptions().kernel_initializer("constant value=0.5").recurrent_initializer("constant value=-0.25").unit_forget_bias(false)));
  EAGER_TRY(const Tensor x0, floats(DType::float32, {2, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x0}, false));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor y0 = outputs_1_.at(0);
  const Tensor h0 = outputs_1_.at(1);
  const Tensor c0 = outputs_1_.at(2);
  EAGER_DO(expect_floats(h0, DType::float32, {2, 2}, {-0x1.3c0dbep-5, -0x1.3c0dbep-5, -0x1.51a898p-6, -0x1.51a898p-6}, 32.0));
  EAGER_DO(expect_floats(c0, DType::float32, {2, 2}, {-0x1.3ccb4ap-4, -0x1.3ccb4ap-4, -0x1.4812f8p-5, -0x1.4812f8p-5}, 32.0));
  EAGER_TRY(const Tensor x1, floats(DType::float32, {2, 2, 2}, {-0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x1, Tensor(), h0, c0}, false));
  EAGER_DO(expect_count(outputs_2_, 3));
  const Tensor y1 = outputs_2_.at(0);
  const Tensor h1 = outputs_2_.at(1);
  const Tensor c1 = outputs_2_.at(2);
  EAGER_DO(expect_floats(h1, DType::float32, {2, 2}, {0x1.9efc9ap-4, 0x1.9efc9ap-4, 0x1.17a6eep-3, 0x1.17a6eep-3}, 32.0));
  EAGER_DO(expect_floats(c1, DType::float32, {2, 2}, {0x1.649342p-3, 0x1.649342p-3, 0x1.da46e2p-3, 0x1.da46e2p-3}, 32.0));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, bias.read());
  EAGER_DO(expect_floats(bias_value, DType::float32, {8}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  return done();
}

ROW(layer_lstm_with_a_mask, "layer lstm with a mask") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor mask, booleans(DType::bool_, {2, 3}, {true, true, false, true, false, true}));
  EAGER_TRY(const Layer layer, nn::LSTM::make(2));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, mask}, false));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor first_y0 = outputs_1_.at(0);
  const Tensor first_y1 = outputs_1_.at(1);
  const Tensor first_y2 = outputs_1_.at(2);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, mask}, false));
  EAGER_DO(expect_count(outputs_2_, 3));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor y1 = outputs_2_.at(1);
  const Tensor y2 = outputs_2_.at(2);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2}, {0x1.8c7b78p-5, 0x1.9071dp-4, 0x1.0d1b6cp-5, 0x1.cfd94cp-4}, 256.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {0x1.8c7b78p-5, 0x1.9071dp-4, 0x1.0d1b6cp-5, 0x1.cfd94cp-4}, 256.0));
  EAGER_DO(expect_floats(y2, DType::float32, {2, 2}, {0x1.f15ecap-4, 0x1.c6203cp-3, 0x1.7b2d1p-4, 0x1.0c902ep-2}, 256.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y0, y1, y2}, {x, recurrent_kernel}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_recurrent_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {0x1.0c622cp-3, -0x1.70c1d4p-3, 0x1.af4182p-3, -0x1.14e62ep-2, 0x0p+0, 0x0p+0, 0x1.323c92p-3, -0x1.2c5484p-2, 0x0p+0, 0x0p+0, 0x1.c72bbp-3, -0x1.9baed8p-2}, 4096.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 8}, {0x1.02a60ap-7, 0x1.8c851ep-8, 0x1.83939p-8, 0x1.fa5a1ap-10, 0x1.44b3dap-4, 0x1.74bf4p-6, 0x1.a3d31ap-8, 0x1.ff234ap-9, 0x1.44b05cp-7, 0x1.e836f6p-8, 0x1.eb53fep-8, 0x1.363dbp-9, 0x1.9aaf1ep-4, 0x1.c7258ep-6, 0x1.089d26p-7, 0x1.3a66a8p-8}, 4096.0));
  return done();
}

ROW(layer_lstm_cell, "layer lstm_cell") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Tensor initial_c, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, -0x1p-1, 0x1p-2}));
  EAGER_TRY(const Layer layer, nn::LSTMCell::make(2));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, initial_h, initial_c}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor first_y0 = outputs_1_.at(0);
  const Tensor first_y1 = outputs_1_.at(1);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(initial_h));
  EAGER_DO(tape.watch(initial_c));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, initial_h, initial_c}, false));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor y1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2}, {0x1.aab342p-3, 0x1.517db6p-3, -0x1.91ff62p-6, 0x1.126386p-3}, 256.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {0x1.2ee6bp-1, 0x1.b1b8a4p-2, -0x1.2c1f8p-4, 0x1.6c50fap-2}, 256.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y0, y1}, {x, initial_h, initial_c, kernel, recurrent_kernel, bias}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_3_, 6));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_initial_h = outputs_3_.at(1);
  const Tensor d_initial_c = outputs_3_.at(2);
  const Tensor d_kernel = outputs_3_.at(3);
  const Tensor d_recurrent_kernel = outputs_3_.at(4);
  const Tensor d_bias = outputs_3_.at(5);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2}, {-0x1.3d8a6cp-10, -0x1.4151acp-5, 0x1.bc9f36p-4, -0x1.76803ap-2}, 4096.0));
  EAGER_DO(expect_floats(d_initial_h, DType::float32, {2, 2}, {-0x1.3d8a6cp-10, -0x1.4151acp-5, 0x1.bc9f36p-4, -0x1.76803ap-2}, 4096.0));
  EAGER_DO(expect_floats(d_initial_c, DType::float32, {2, 2}, {0x1.17230ep-1, 0x1.331296p-2, 0x1.270756p+0, 0x1.54034cp-3}, 4096.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 8}, {-0x1.6ee18ap-3, -0x1.f9029p-5, -0x1.b93bccp-7, -0x1.9feb86p-5, -0x1.fcc95ap-2, -0x1.17b26ap-3, -0x1.91b468p-5, -0x1.0f5f5ep-5, -0x1.b1a64p-4, -0x1.32357p-5, -0x1.078dbep-6, -0x1.ffd27p-6, -0x1.2dc808p-2, -0x1.564058p-4, -0x1.01539cp-5, -0x1.4b666p-6}, 4096.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 8}, {0x1.4d26cap-2, 0x1.6d933ap-4, -0x1.5d6d6ep-3, 0x1.006d9p-4, 0x1.c0ea72p-1, 0x1.70228ap-3, 0x1.f6df72p-6, 0x1.6d2958p-5, -0x1.0bfe92p-5, -0x1.491f86p-6, -0x1.40cd88p-4, -0x1.54867ep-6, -0x1.9c645p-4, -0x1.a5d2dcp-5, -0x1.034a3ep-5, -0x1.8cd9e2p-7}, 4096.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {8}, {0x1.90266ep-2, 0x1.09118p-3, -0x1.c9fe56p-7, 0x1.aab0dp-4, 0x1.1401c4p+0, 0x1.2185fcp-2, 0x1.81021ap-4, 0x1.19cb24p-4}, 4096.0));
  return done();
}

ROW(layer_lstm_cell_dropout_0_5_recurrent_dropout_0_25_in_training_and_then_not, "layer lstm_cell dropout=0.5 recurrent_dropout=0.25 in training, and then not") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Tensor initial_c, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, -0x1p-1, 0x1p-2}));
  EAGER_TRY(const Layer layer, nn::LSTMCell::make(2, nn::LSTMCellOptions().dropout(0x1p-1).recurrent_dropout(0x1p-2)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, initial_h, initial_c}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor first_y0 = outputs_1_.at(0);
  const Tensor first_y1 = outputs_1_.at(1);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_DO(set_seed(9));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, initial_h, initial_c}, true));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor y1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2}, {0x1.dedf3ap-3, 0x1.33ccf4p-3, -0x1.d30b3p-7, 0x1.098108p-3}, 256.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {0x1.3a4b1cp-1, 0x1.8538aap-2, -0x1.51f316p-5, 0x1.646b58p-2}, 256.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y0, y1}, {x, recurrent_kernel}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_recurrent_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2}, {0x1.43b9dcp-7, -0x1.df4e46p-4, 0x1.4b063cp-3, -0x1.766904p-1}, 4096.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 8}, {0x1.011708p-1, 0x1.d26dbap-4, -0x1.d0aa6ep-3, 0x1.4f452p-4, 0x1.2dbdeap+0, 0x1.055b2ap-2, 0x1.079d54p-4, 0x1.c94176p-5, -0x1.a41476p-5, -0x1.8cfde4p-6, -0x1.abc70ep-4, -0x1.ba9b1p-6, -0x1.262b5cp-3, -0x1.39a748p-4, -0x1.6d7a4cp-5, -0x1.e0c55p-7}, 4096.0));
  EAGER_TRY(const std::vector<Tensor> outputs_4_, layer.call({x, initial_h, initial_c}, false));
  EAGER_DO(expect_count(outputs_4_, 2));
  const Tensor inferred0 = outputs_4_.at(0);
  const Tensor inferred1 = outputs_4_.at(1);
  EAGER_DO(expect_floats(inferred0, DType::float32, {2, 2}, {0x1.aab342p-3, 0x1.517db6p-3, -0x1.91ff62p-6, 0x1.126386p-3}, 32.0));
  EAGER_DO(expect_floats(inferred1, DType::float32, {2, 2}, {0x1.2ee6bp-1, 0x1.b1b8a4p-2, -0x1.2c1f8p-4, 0x1.6c50fap-2}, 32.0));
  return done();
}

ROW(layer_lstm_cell_of_constants_in_dtypes_of_its_own, "layer lstm_cell of constants, in dtypes of its own") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2}));
  EAGER_TRY(const Layer layer, nn::LSTMCell::make(2, nn::LSTMCellOptions().kernel_initializer("constant value=0.5").recurrent_initializer("constant value=-0.25").bias_initializer("constant value=0.125").dtype(DType::float64).param_dtype(DType::float32)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor y0 = outputs_1_.at(0);
  const Tensor y1 = outputs_1_.at(1);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, kernel.read());
  EAGER_DO(expect_floats(kernel_value, DType::float32, {2, 8}, {0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1}));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, recurrent_kernel.read());
  EAGER_DO(expect_floats(recurrent_kernel_value, DType::float32, {2, 8}, {-0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2}));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, bias.read());
  EAGER_DO(expect_floats(bias_value, DType::float32, {8}, {0x1p-3, 0x1p-3, 0x1p+0, 0x1p+0, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3}));
  EAGER_DO(expect_floats(y0, DType::float64, {2, 2}, {-0x1.9d7dfdb740a11p-5, -0x1.9d7dfdb740a11p-5, -0x1.5d11879581834p-5, -0x1.5d11879581834p-5}, 64.0));
  EAGER_DO(expect_floats(y1, DType::float64, {2, 2}, {-0x1.e2dd56969ea5ap-4, -0x1.e2dd56969ea5ap-4, -0x1.88f25888447a2p-4, -0x1.88f25888447a2p-4}, 64.0));
  return done();
}

ROW(layer_lstm_cell_unit_forget_bias_false_and_the_states_that_a_call_gives_go_into_the_next_o, "layer lstm_cell unit_forget_bias=False, and the states that a call gives go into the next one") {
  EAGER_TRY(const Layer layer, nn::LSTMCell::make(2, nn::LSTMCellOptions().kernel_initializer("constant value=0.5").recurrent_initializer("constant value=-0.25").unit_forget_bias(false)));
  EAGER_TRY(const Tensor x0, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x0}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor h0 = outputs_1_.at(0);
  const Tensor c0 = outputs_1_.at(1);
  EAGER_DO(expect_floats(h0, DType::float32, {2, 2}, {-0x1.f49224p-5, -0x1.f49224p-5, -0x1.cf9c02p-5, -0x1.cf9c02p-5}, 32.0));
  EAGER_DO(expect_floats(c0, DType::float32, {2, 2}, {-0x1.3b79dcp-3, -0x1.3b79dcp-3, -0x1.191a5ap-3, -0x1.191a5ap-3}, 32.0));
  EAGER_TRY(const Tensor x1, floats(DType::float32, {2, 2}, {-0x1p-3, 0x1p-4, -0x1p-4, 0x1p-3}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x1, h0, c0}, false));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor h1 = outputs_2_.at(0);
  const Tensor c1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(h1, DType::float32, {2, 2}, {-0x1.3c0dbep-5, -0x1.3c0dbep-5, -0x1.51a898p-6, -0x1.51a898p-6}, 32.0));
  EAGER_DO(expect_floats(c1, DType::float32, {2, 2}, {-0x1.3ccb4ap-4, -0x1.3ccb4ap-4, -0x1.4812f8p-5, -0x1.4812f8p-5}, 32.0));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, bias.read());
  EAGER_DO(expect_floats(bias_value, DType::float32, {8}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  return done();
}

ROW(layer_lstm_cell_use_bias_false, "layer lstm_cell use_bias=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2}));
  EAGER_TRY(const Layer layer, nn::LSTMCell::make(2, nn::LSTMCellOptions().use_bias(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor first_y0 = outputs_1_.at(0);
  const Tensor first_y1 = outputs_1_.at(1);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor y1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2}, {-0x1.41e8a4p-9, -0x1.62d978p-5, -0x1.391ad4p-8, -0x1.3e8124p-5}, 256.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {-0x1.224968p-8, -0x1.584226p-4, -0x1.1dd714p-7, -0x1.357178p-4}, 256.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y0, y1}, {x, kernel, recurrent_kernel}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_recurrent_kernel = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2}, {0x1.9ebb1ap-2, -0x1.a2fff8p-2, 0x1.0f9d06p-1, -0x1.5f62c8p-1}, 4096.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 8}, {0x1.b7a12ep-8, 0x1.562efcp-6, 0x0p+0, 0x0p+0, -0x1.325122p+0, -0x1.1f2918p-2, 0x1.3f8974p-9, 0x1.de1074p-8, 0x1.007364p-8, 0x1.a15626p-7, 0x0p+0, 0x0p+0, -0x1.6a29aap-1, -0x1.5d97dap-3, 0x1.74de46p-10, 0x1.238ef6p-8}, 4096.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 8}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 4096.0));
  return done();
}

ROW(layer_max_pool1d, "layer max_pool1d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 5, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4}));
  EAGER_TRY(const Layer layer, nn::MaxPooling1D::make());
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 2}, {0x1.6p+4, 0x1.08p+5, 0x1.dp+4, 0x1.2p+4, 0x1.2p+5, 0x1p+5, 0x1.cp+4, 0x1.1p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 5, 2}, {0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x0p+0, 0x1p-2, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x0p+0, 0x1p+0, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(layer_max_pool1d_pool_size_3_strides_1_padding_same_data_format_ncw, "layer max_pool1d pool_size=3 strides=1 padding=SAME data_format=NCW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 5}, {0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4}));
  EAGER_TRY(const Layer layer, nn::MaxPooling1D::make(nn::MaxPooling1DOptions().pool_size({3}).strides({1}).padding("SAME").data_format("NCW")));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 5}, {0x1.6p+4, 0x1.6p+4, 0x1.dp+4, 0x1.dp+4, 0x1.dp+4, 0x1.08p+5, 0x1.08p+5, 0x1.08p+5, 0x1.9p+4, 0x1.9p+4, 0x1.2p+5, 0x1.2p+5, 0x1.cp+4, 0x1.cp+4, 0x1.cp+4, 0x1p+5, 0x1p+5, 0x1p+5, 0x1.8p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 5}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 5}, {0x0p+0, 0x1.8p+0, 0x0p+0, 0x1.ep+1, 0x0p+0, 0x0p+0, 0x1.3p+2, 0x0p+0, 0x0p+0, 0x1.4p+1, 0x1.cp+0, 0x0p+0, 0x0p+0, 0x1.3p+2, 0x0p+0, 0x0p+0, 0x1.6p+1, 0x0p+0, 0x0p+0, 0x1.2p+2}, 1.0));
  return done();
}

ROW(layer_max_pool2d, "layer max_pool2d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3}));
  EAGER_TRY(const Layer layer, nn::MaxPooling2D::make());
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.2p+5, 0x1.08p+5, 0x1.dp+4, 0x1p+5, 0x1.cp+4, 0x1.8p+4, 0x1.18p+5, 0x1.fp+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(layer_max_pool2d_pool_size_3_strides_1_2_data_format_nchw, "layer max_pool2d pool_size=3 strides=1,2 data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 4, 4}, {0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.18p+5, 0x1.4p+4, 0x1.4p+2, 0x1.bp+4, 0x1.8p+3, 0x1.1p+5, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4, 0x1.2p+3, 0x1.fp+4, 0x1p+4, 0x1p+0, 0x1.7p+4, 0x1p+3}));
  EAGER_TRY(const Layer layer, nn::MaxPooling2D::make(nn::MaxPooling2DOptions().pool_size({3}).strides({1, 2}).data_format("NCHW")));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 1}, {0x1.2p+5, 0x1.2p+5, 0x1.08p+5, 0x1p+5}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 1}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 4, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(layer_max_pool2d_pool_size_3_2_padding_same, "layer max_pool2d pool_size=3,2 padding=SAME") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3}));
  EAGER_TRY(const Layer layer, nn::MaxPooling2D::make(nn::MaxPooling2DOptions().pool_size({3, 2}).padding("SAME")));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.2p+5, 0x1.08p+5, 0x1.dp+4, 0x1p+5, 0x1.cp+4, 0x1.8p+4, 0x1.18p+5, 0x1.fp+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(layer_max_pool3d, "layer max_pool3d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 2, 4, 1}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4}));
  EAGER_TRY(const Layer layer, nn::MaxPooling3D::make());
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 1, 1, 2, 1}, {0x1p+5, 0x1.2p+5}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 1, 1, 2, 1}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 3, 2, 4, 1}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(layer_max_pool3d_pool_size_3_2_2_strides_1_padding_same_data_format_channels_first, "layer max_pool3d pool_size=3,2,2 strides=1 padding=SAME data_format=CHANNELS_FIRST") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 1, 3, 2, 4}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4}));
  EAGER_TRY(const Layer layer, nn::MaxPooling3D::make(nn::MaxPooling3DOptions().pool_size({3, 2, 2}).strides({1}).padding("SAME").data_format("CHANNELS_FIRST")));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 1, 3, 2, 4}, {0x1p+5, 0x1.2p+5, 0x1.2p+5, 0x1.08p+5, 0x1p+5, 0x1p+5, 0x1.dp+4, 0x1.1p+4, 0x1.18p+5, 0x1.2p+5, 0x1.2p+5, 0x1.08p+5, 0x1.18p+5, 0x1p+5, 0x1.fp+4, 0x1.fp+4, 0x1.18p+5, 0x1.2p+5, 0x1.2p+5, 0x1.fp+4, 0x1.18p+5, 0x1p+5, 0x1.fp+4, 0x1.fp+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 1, 3, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 1, 3, 2, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1.cp+0, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.ap+2, 0x0p+0, 0x0p+0, 0x1.dp+2, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.9p+2, 0x0p+0, 0x0p+0, 0x1.cp+2}, 1.0));
  return done();
}

ROW(layer_multi_head_attention_along_two_axes, "layer multi_head_attention along two axes") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 2, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 3, 1, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1}));
  EAGER_TRY(const Layer layer, nn::MultiHeadAttention::make(2, 2));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({query, value}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable query_kernel, layer_variable(layer, "query_kernel"));
  EAGER_TRY(const Tensor query_kernel_value, floats(DType::float32, {4, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(query_kernel.assign(query_kernel_value));
  EAGER_TRY(const Variable query_bias, layer_variable(layer, "query_bias"));
  EAGER_TRY(const Tensor query_bias_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(query_bias.assign(query_bias_value));
  EAGER_TRY(const Variable key_kernel, layer_variable(layer, "key_kernel"));
  EAGER_TRY(const Tensor key_kernel_value, floats(DType::float32, {3, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(key_kernel.assign(key_kernel_value));
  EAGER_TRY(const Variable key_bias, layer_variable(layer, "key_bias"));
  EAGER_TRY(const Tensor key_bias_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(key_bias.assign(key_bias_value));
  EAGER_TRY(const Variable value_kernel, layer_variable(layer, "value_kernel"));
  EAGER_TRY(const Tensor value_kernel_value, floats(DType::float32, {3, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(value_kernel.assign(value_kernel_value));
  EAGER_TRY(const Variable value_bias, layer_variable(layer, "value_bias"));
  EAGER_TRY(const Tensor value_bias_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(value_bias.assign(value_bias_value));
  EAGER_TRY(const Variable output_kernel, layer_variable(layer, "output_kernel"));
  EAGER_TRY(const Tensor output_kernel_value, floats(DType::float32, {2, 2, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(output_kernel.assign(output_kernel_value));
  EAGER_TRY(const Variable output_bias, layer_variable(layer, "output_bias"));
  EAGER_TRY(const Tensor output_bias_value, floats(DType::float32, {4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(output_bias.assign(output_bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(value));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({query, value}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 2, 4}, {-0x1.a604fep-2, -0x1.4f0774p-2, 0x1.eb5f88p-6, 0x1.d6ce0cp-4, -0x1.a5a942p-2, -0x1.4eaf3ep-2, 0x1.e7ff86p-6, 0x1.d5e7f2p-4, -0x1.a5727cp-2, -0x1.4e75bp-2, 0x1.e0982ep-6, 0x1.d4193cp-4, -0x1.a5db5p-2, -0x1.4eddfcp-2, 0x1.e84e5cp-6, 0x1.d608eap-4, -0x1.a5ada2p-2, -0x1.4eb3dp-2, 0x1.e8905cp-6, 0x1.d60b5cp-4, -0x1.a5bfccp-2, -0x1.4ec174p-2, 0x1.e5041cp-6, 0x1.d53a62p-4, -0x1.530612p-2, -0x1.35e2eap-2, -0x1.b89022p-6, 0x1.9a255cp-10, -0x1.510e7p-2, -0x1.358dcp-2, -0x1.ca4f98p-6, -0x1.244ac2p-10, -0x1.467ed2p-2, -0x1.33e43ap-2, -0x1.1f9812p-5, -0x1.1586b4p-6, -0x1.53592cp-2, -0x1.35db82p-2, -0x1.b5c768p-6, 0x1.10994ap-9, -0x1.528988p-2, -0x1.35ee48p-2, -0x1.bcc40ep-6, 0x1.9dffe4p-11, -0x1.46d896p-2, -0x1.33dc3p-2, -0x1.1df506p-5, -0x1.0c23a8p-6}, 1024.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {value, query_kernel}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_value = outputs_3_.at(0);
  const Tensor d_query_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_value, DType::float32, {2, 3, 1, 3}, {0x1.6802dp-1, -0x1.17dafap+0, 0x1.40c9bap-2, 0x1.a313e2p-1, -0x1.3554e8p+0, 0x1.527748p-2, 0x1.6e694ep-1, -0x1.1b101ep+0, 0x1.42bfp-2, 0x1.cdaad6p-1, -0x1.4d64cap+0, 0x1.2e69e6p-2, 0x1.98d022p-1, -0x1.2daac4p+0, 0x1.1060d2p-2, 0x1.b88508p-1, -0x1.603072p+0, 0x1.5a3548p-2}, 8192.0));
  EAGER_DO(expect_floats(d_query_kernel, DType::float32, {4, 2, 2}, {0x1.273facp-9, -0x1.0c7f7ap-9, 0x1.17a326p-6, 0x1.1dc6ccp-6, -0x1.1675f6p-8, 0x1.b7fc1p-9, 0x1.9515c8p-6, 0x1.9fb284p-6, 0x1.d71e18p-8, -0x1.6192acp-8, -0x1.c5de9ap-7, -0x1.a55626p-9, -0x1.42f90ep-11, 0x1.65096ep-12, 0x1.d7037cp-8, 0x1.ee79cap-8}, 8192.0));
  return done();
}

ROW(layer_multi_head_attention_attention_axes_2, "layer multi_head_attention attention_axes=2") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 2, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 3, 1, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1}));
  EAGER_TRY(const Layer layer, nn::MultiHeadAttention::make(2, 2, nn::MultiHeadAttentionOptions().attention_axes({2})));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({query, value}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable query_kernel, layer_variable(layer, "query_kernel"));
  EAGER_TRY(const Tensor query_kernel_value, floats(DType::float32, {4, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(query_kernel.assign(query_kernel_value));
  EAGER_TRY(const Variable query_bias, layer_variable(layer, "query_bias"));
  EAGER_TRY(const Tensor query_bias_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(query_bias.assign(query_bias_value));
  EAGER_TRY(const Variable key_kernel, layer_variable(layer, "key_kernel"));
  EAGER_TRY(const Tensor key_kernel_value, floats(DType::float32, {3, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(key_kernel.assign(key_kernel_value));
  EAGER_TRY(const Variable key_bias, layer_variable(layer, "key_bias"));
  EAGER_TRY(const Tensor key_bias_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(key_bias.assign(key_bias_value));
  EAGER_TRY(const Variable value_kernel, layer_variable(layer, "value_kernel"));
  EAGER_TRY(const Tensor value_kernel_value, floats(DType::float32, {3, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(value_kernel.assign(value_kernel_value));
  EAGER_TRY(const Variable value_bias, layer_variable(layer, "value_bias"));
  EAGER_TRY(const Tensor value_bias_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(value_bias.assign(value_bias_value));
  EAGER_TRY(const Variable output_kernel, layer_variable(layer, "output_kernel"));
  EAGER_TRY(const Tensor output_kernel_value, floats(DType::float32, {2, 2, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(output_kernel.assign(output_kernel_value));
  EAGER_TRY(const Variable output_bias, layer_variable(layer, "output_bias"));
  EAGER_TRY(const Tensor output_bias_value, floats(DType::float32, {4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(output_bias.assign(output_bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(query));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({query, value}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 2, 4}, {-0x1.bf4p-2, -0x1.684p-2, 0x1.f4p-5, 0x1.2bp-3, -0x1.bf4p-2, -0x1.684p-2, 0x1.f4p-5, 0x1.2bp-3, -0x1.7bcp-2, -0x1.24cp-2, -0x1.7p-6, 0x1p-4, -0x1.7bcp-2, -0x1.24cp-2, -0x1.7p-6, 0x1p-4, -0x1.b7cp-2, -0x1.60cp-2, 0x1.a8p-5, 0x1.18p-3, -0x1.b7cp-2, -0x1.60cp-2, 0x1.a8p-5, 0x1.18p-3, -0x1.744p-2, -0x1.1d4p-2, -0x1.04p-5, 0x1.b4p-5, -0x1.744p-2, -0x1.1d4p-2, -0x1.04p-5, 0x1.b4p-5, -0x1.b04p-2, -0x1.594p-2, 0x1.5cp-5, 0x1.05p-3, -0x1.b04p-2, -0x1.594p-2, 0x1.5cp-5, 0x1.05p-3, -0x1.9fp-3, -0x1.2bp-2, -0x1.85p-4, -0x1.798p-3, -0x1.9fp-3, -0x1.2bp-2, -0x1.85p-4, -0x1.798p-3}, 1024.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {query, value_kernel}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_query = outputs_3_.at(0);
  const Tensor d_value_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_query, DType::float32, {2, 3, 2, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 8192.0));
  EAGER_DO(expect_floats(d_value_kernel, DType::float32, {3, 2, 2}, {0x1.08p+1, -0x1.5e8p-1, -0x1.1ap+1, 0x1.bp-1, -0x1.338p-1, -0x1.0a8p-1, 0x1.ecp-3, -0x1.71p-2, -0x1.68p-3, -0x1.d8p-5, 0x1.8cp-3, -0x1.2p-4}, 8192.0));
  return done();
}

ROW(layer_multi_head_attention_dropout_0_25_use_bias_false_in_training, "layer multi_head_attention dropout=0.25 use_bias=False in training") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Layer layer, nn::MultiHeadAttention::make(2, 2, nn::MultiHeadAttentionOptions().dropout(0x1p-2).use_bias(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({query, value}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable query_kernel, layer_variable(layer, "query_kernel"));
  EAGER_TRY(const Tensor query_kernel_value, floats(DType::float32, {4, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(query_kernel.assign(query_kernel_value));
  EAGER_TRY(const Variable key_kernel, layer_variable(layer, "key_kernel"));
  EAGER_TRY(const Tensor key_kernel_value, floats(DType::float32, {3, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(key_kernel.assign(key_kernel_value));
  EAGER_TRY(const Variable value_kernel, layer_variable(layer, "value_kernel"));
  EAGER_TRY(const Tensor value_kernel_value, floats(DType::float32, {3, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(value_kernel.assign(value_kernel_value));
  EAGER_TRY(const Variable output_kernel, layer_variable(layer, "output_kernel"));
  EAGER_TRY(const Tensor output_kernel_value, floats(DType::float32, {2, 2, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(output_kernel.assign(output_kernel_value));
  EAGER_DO(set_seed(9));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(value));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({query, value}, true));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {-0x1.484e4p-5, 0x1.428b68p-6, -0x1.947c32p-6, 0x1.1f55dcp-5, -0x1.a4f462p-4, -0x1.41d2d8p-5, 0x1.5f21ap-6, 0x1.5bd35ep-4, -0x1.465842p-4, 0x1.35788p-9, -0x1.6429dp-6, 0x1.edf326p-5, -0x1.210958p-4, 0x1.77f04ep-7, -0x1.110fp-5, 0x1.8effc4p-5, 0x1.963654p-6, 0x1.f7a38ap-5, -0x1.ec8674p-7, 0x1.62cd86p-6, -0x1.4ca8b6p-6, 0x1.41eeb8p-5, -0x1.df9facp-7, 0x1.705b26p-5}, 1024.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {value, query_kernel}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_value = outputs_3_.at(0);
  const Tensor d_query_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_value, DType::float32, {2, 2, 3}, {0x1.35fb6cp-1, -0x1.8c64dcp-1, 0x1.0b2c14p-2, 0x1.4e7d08p-2, -0x1.59df12p-1, 0x1.da0cfap-4, 0x1.342242p-3, -0x1.edc756p-1, 0x1.7cbf84p-2, 0x1.0caa34p+0, -0x1.f047cp-1, 0x1.639b94p-5}, 8192.0));
  EAGER_DO(expect_floats(d_query_kernel, DType::float32, {4, 2, 2}, {0x1.d39944p-8, -0x1.761436p-8, 0x1.b0cdb8p-12, -0x1.0e8094p-11, -0x1.303a6ap-8, 0x1.e6c3dep-9, -0x1.491e26p-11, 0x1.9b65aep-11, 0x1.e820e8p-10, -0x1.8680bap-10, -0x1.87f078p-9, 0x1.e9ec96p-9, -0x1.5957e2p-8, 0x1.14464ep-8, -0x1.3df97p-10, 0x1.8d77cep-10}, 8192.0));
  return done();
}

ROW(layer_multi_head_attention_dropout_0_25_use_bias_false_not_in_training, "layer multi_head_attention dropout=0.25 use_bias=False not in training") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Layer layer, nn::MultiHeadAttention::make(2, 2, nn::MultiHeadAttentionOptions().dropout(0x1p-2).use_bias(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({query, value}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable query_kernel, layer_variable(layer, "query_kernel"));
  EAGER_TRY(const Tensor query_kernel_value, floats(DType::float32, {4, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(query_kernel.assign(query_kernel_value));
  EAGER_TRY(const Variable key_kernel, layer_variable(layer, "key_kernel"));
  EAGER_TRY(const Tensor key_kernel_value, floats(DType::float32, {3, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(key_kernel.assign(key_kernel_value));
  EAGER_TRY(const Variable value_kernel, layer_variable(layer, "value_kernel"));
  EAGER_TRY(const Tensor value_kernel_value, floats(DType::float32, {3, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(value_kernel.assign(value_kernel_value));
  EAGER_TRY(const Variable output_kernel, layer_variable(layer, "output_kernel"));
  EAGER_TRY(const Tensor output_kernel_value, floats(DType::float32, {2, 2, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(output_kernel.assign(output_kernel_value));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({query, value}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {-0x1.ef2b72p-5, 0x1.1c3482p-10, -0x1.fb8c58p-7, 0x1.792ap-5, -0x1.eb9d9p-5, 0x1.89941p-10, -0x1.01f79ap-6, 0x1.76ee62p-5, -0x1.e98464p-5, 0x1.d034cp-10, -0x1.0b1f5cp-6, 0x1.72765cp-5, -0x1.b18e04p-5, 0x1.19f43ap-7, -0x1.99968p-6, 0x1.2b3fd4p-5, -0x1.afc884p-5, 0x1.207eap-7, -0x1.9943b8p-6, 0x1.2b465p-5, -0x1.b07e3p-5, 0x1.1e5bd6p-7, -0x1.9daa6ep-6, 0x1.293feep-5}, 1024.0));
  return done();
}

ROW(layer_multi_head_attention_of_constants_in_dtypes_of_its_own, "layer multi_head_attention of constants, in dtypes of its own") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Layer layer, nn::MultiHeadAttention::make(2, 2, nn::MultiHeadAttentionOptions().kernel_initializer("constant value=0.25").bias_initializer("constant value=-0.5").dtype(DType::float64).param_dtype(DType::float32)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({query, value}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0 = outputs_1_.at(0);
  EAGER_TRY(const Variable query_kernel, layer_variable(layer, "query_kernel"));
  EAGER_TRY(const Tensor query_kernel_value, query_kernel.read());
  EAGER_DO(expect_floats(query_kernel_value, DType::float32, {4, 2, 2}, {0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2}));
  EAGER_TRY(const Variable query_bias, layer_variable(layer, "query_bias"));
  EAGER_TRY(const Tensor query_bias_value, query_bias.read());
  EAGER_DO(expect_floats(query_bias_value, DType::float32, {2, 2}, {-0x1p-1, -0x1p-1, -0x1p-1, -0x1p-1}));
  EAGER_TRY(const Variable key_kernel, layer_variable(layer, "key_kernel"));
  EAGER_TRY(const Tensor key_kernel_value, key_kernel.read());
  EAGER_DO(expect_floats(key_kernel_value, DType::float32, {3, 2, 2}, {0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2}));
  EAGER_TRY(const Variable key_bias, layer_variable(layer, "key_bias"));
  EAGER_TRY(const Tensor key_bias_value, key_bias.read());
  EAGER_DO(expect_floats(key_bias_value, DType::float32, {2, 2}, {-0x1p-1, -0x1p-1, -0x1p-1, -0x1p-1}));
  EAGER_TRY(const Variable value_kernel, layer_variable(layer, "value_kernel"));
  EAGER_TRY(const Tensor value_kernel_value, value_kernel.read());
  EAGER_DO(expect_floats(value_kernel_value, DType::float32, {3, 2, 2}, {0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2}));
  EAGER_TRY(const Variable value_bias, layer_variable(layer, "value_bias"));
  EAGER_TRY(const Tensor value_bias_value, value_bias.read());
  EAGER_DO(expect_floats(value_bias_value, DType::float32, {2, 2}, {-0x1p-1, -0x1p-1, -0x1p-1, -0x1p-1}));
  EAGER_TRY(const Variable output_kernel, layer_variable(layer, "output_kernel"));
  EAGER_TRY(const Tensor output_kernel_value, output_kernel.read());
  EAGER_DO(expect_floats(output_kernel_value, DType::float32, {2, 2, 4}, {0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2}));
  EAGER_TRY(const Variable output_bias, layer_variable(layer, "output_bias"));
  EAGER_TRY(const Tensor output_bias_value, output_bias.read());
  EAGER_DO(expect_floats(output_bias_value, DType::float32, {4}, {-0x1p-1, -0x1p-1, -0x1p-1, -0x1p-1}));
  EAGER_DO(expect_floats(y0, DType::float64, {2, 3, 4}, {-0x1.11676a0d80a5bp+0, -0x1.11676a0d80a5bp+0, -0x1.11676a0d80a5bp+0, -0x1.11676a0d80a5bp+0, -0x1.0dfec4797529bp+0, -0x1.0dfec4797529bp+0, -0x1.0dfec4797529bp+0, -0x1.0dfec4797529bp+0, -0x1.0a851e3cabff7p+0, -0x1.0a851e3cabff7p+0, -0x1.0a851e3cabff7p+0, -0x1.0a851e3cabff7p+0, -0x1.03773efa225a4p+0, -0x1.03773efa225a4p+0, -0x1.03773efa225a4p+0, -0x1.03773efa225a4p+0, -0x1.04322427dc69ap+0, -0x1.04322427dc69ap+0, -0x1.04322427dc69ap+0, -0x1.04322427dc69ap+0, -0x1.00c29ef041535p+0, -0x1.00c29ef041535p+0, -0x1.00c29ef041535p+0, -0x1.00c29ef041535p+0}, 64.0));
  return done();
}

ROW(layer_multi_head_attention_use_causal_mask_true, "layer multi_head_attention use_causal_mask=True") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 3, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1}));
  EAGER_TRY(const Layer layer, nn::MultiHeadAttention::make(2, 2, nn::MultiHeadAttentionOptions().use_causal_mask(true)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({query, value}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable query_kernel, layer_variable(layer, "query_kernel"));
  EAGER_TRY(const Tensor query_kernel_value, floats(DType::float32, {4, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(query_kernel.assign(query_kernel_value));
  EAGER_TRY(const Variable query_bias, layer_variable(layer, "query_bias"));
  EAGER_TRY(const Tensor query_bias_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(query_bias.assign(query_bias_value));
  EAGER_TRY(const Variable key_kernel, layer_variable(layer, "key_kernel"));
  EAGER_TRY(const Tensor key_kernel_value, floats(DType::float32, {3, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(key_kernel.assign(key_kernel_value));
  EAGER_TRY(const Variable key_bias, layer_variable(layer, "key_bias"));
  EAGER_TRY(const Tensor key_bias_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(key_bias.assign(key_bias_value));
  EAGER_TRY(const Variable value_kernel, layer_variable(layer, "value_kernel"));
  EAGER_TRY(const Tensor value_kernel_value, floats(DType::float32, {3, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(value_kernel.assign(value_kernel_value));
  EAGER_TRY(const Variable value_bias, layer_variable(layer, "value_bias"));
  EAGER_TRY(const Tensor value_bias_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(value_bias.assign(value_bias_value));
  EAGER_TRY(const Variable output_kernel, layer_variable(layer, "output_kernel"));
  EAGER_TRY(const Tensor output_kernel_value, floats(DType::float32, {2, 2, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(output_kernel.assign(output_kernel_value));
  EAGER_TRY(const Variable output_bias, layer_variable(layer, "output_bias"));
  EAGER_TRY(const Tensor output_bias_value, floats(DType::float32, {4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(output_bias.assign(output_bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(query));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({query, value}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {-0x1.bf4p-2, -0x1.684p-2, 0x1.f4p-5, 0x1.2bp-3, -0x1.9cc4cp-2, -0x1.45cc2cp-2, 0x1.355d0ep-6, 0x1.a93992p-4, -0x1.a5727cp-2, -0x1.4e75bp-2, 0x1.e0982ep-6, 0x1.d4193cp-4, -0x1.744p-2, -0x1.1d4p-2, -0x1.04p-5, 0x1.b4p-5, -0x1.91b04ap-2, -0x1.3ab65ap-2, 0x1.4d3eeap-8, 0x1.70bbacp-4, -0x1.518aecp-2, -0x1.35a1f6p-2, -0x1.ca8118p-6, -0x1.7e3814p-11}, 1024.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {query, key_kernel}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_query = outputs_3_.at(0);
  const Tensor d_key_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_query, DType::float32, {2, 3, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.06cc6p-9, 0x1.ea2708p-12, -0x1.4207f8p-14, 0x1.71acf8p-10, 0x1.22e3fcp-11, 0x1.96a12ep-15, -0x1.741cdcp-12, 0x1.353d72p-12, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.847deap-11, -0x1.24c004p-11, -0x1.998d14p-10, -0x1.ff85fcp-11, -0x1.c71a42p-10, -0x1.5b38fcp-6, 0x1.923edep-6, 0x1.7a70ep-8}, 8192.0));
  EAGER_DO(expect_floats(d_key_kernel, DType::float32, {3, 2, 2}, {-0x1.253964p-5, -0x1.3902bap-6, 0x1.52179ep-6, -0x1.4cbd02p-11, -0x1.253964p-5, -0x1.3902bap-6, 0x1.52179ep-6, -0x1.4cbd02p-11, -0x1.1a45a2p-5, -0x1.33575ep-6, 0x1.994056p-7, 0x1.4f1d62p-7}, 8192.0));
  return done();
}

ROW(layer_multi_head_attention_value_dim_3_output_dim_1_use_bias_false_with_keys_and_a_mask, "layer multi_head_attention value_dim=3 output_dim=1 use_bias=False with keys and a mask") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor key, floats(DType::float32, {2, 2, 5}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3}));
  EAGER_TRY(const Tensor attention_mask, booleans(DType::bool_, {2, 3, 2}, {true, false, true, true, false, true, true, true, true, false, true, true}));
  EAGER_TRY(const Layer layer, nn::MultiHeadAttention::make(2, 2, nn::MultiHeadAttentionOptions().value_dim(3).output_dim(1).use_bias(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({query, value, key, attention_mask}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable query_kernel, layer_variable(layer, "query_kernel"));
  EAGER_TRY(const Tensor query_kernel_value, floats(DType::float32, {4, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(query_kernel.assign(query_kernel_value));
  EAGER_TRY(const Variable key_kernel, layer_variable(layer, "key_kernel"));
  EAGER_TRY(const Tensor key_kernel_value, floats(DType::float32, {5, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3}));
  EAGER_DO(key_kernel.assign(key_kernel_value));
  EAGER_TRY(const Variable value_kernel, layer_variable(layer, "value_kernel"));
  EAGER_TRY(const Tensor value_kernel_value, floats(DType::float32, {3, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1}));
  EAGER_DO(value_kernel.assign(value_kernel_value));
  EAGER_TRY(const Variable output_kernel, layer_variable(layer, "output_kernel"));
  EAGER_TRY(const Tensor output_kernel_value, floats(DType::float32, {2, 3, 1}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2}));
  EAGER_DO(output_kernel.assign(output_kernel_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(key));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({query, value, key, attention_mask}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 1}, {-0x1.09p-1, -0x1.2070ecp-3, 0x1.fe8p-3, -0x1.8ca4b2p-5, -0x1.bacp-2, -0x1.83ba12p-5}, 1024.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 1}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {key, value_kernel, output_kernel}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_key = outputs_3_.at(0);
  const Tensor d_value_kernel = outputs_3_.at(1);
  const Tensor d_output_kernel = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_key, DType::float32, {2, 2, 5}, {0x1.bc46aep-9, -0x1.20b464p-7, 0x1.97c356p-8, 0x1.132c7cp-8, -0x1.7dca04p-9, -0x1.bc46aep-9, 0x1.20b464p-7, -0x1.97c356p-8, -0x1.132c7cp-8, 0x1.7dca04p-9, 0x1.5ebd2ep-5, -0x1.192622p-5, -0x1.7bc0f4p-7, 0x1.bece1ep-6, 0x1.0268dep-6, -0x1.5ebd2ep-5, 0x1.192622p-5, 0x1.7bc0f4p-7, -0x1.bece1ep-6, -0x1.0268dep-6}, 8192.0));
  EAGER_DO(expect_floats(d_value_kernel, DType::float32, {3, 2, 3}, {0x1.a59168p-1, 0x1.077ae2p-1, 0x1.a59168p-3, -0x1.a5f024p-4, -0x1.a5f024p-2, -0x1.71322p-1, 0x1.99168ap-5, 0x1.ff5c2ep-6, 0x1.99168ap-7, -0x1.9f023ep-8, -0x1.9f023ep-6, -0x1.6b21f6p-5, -0x1.726e98p-1, -0x1.cf0a3ep-2, -0x1.726e98p-3, 0x1.720fdcp-4, 0x1.720fdcp-2, 0x1.43cdep-1}, 8192.0));
  EAGER_DO(expect_floats(d_output_kernel, DType::float32, {2, 3, 1}, {0x1.4c3b66p-2, 0x1.12b43ap-2, 0x1.b25a1ep-3, 0x1.3e2f94p-3, 0x1.92ede6p-4, -0x1.7e991p+0}, 8192.0));
  return done();
}

ROW(layer_multi_head_attention_with_biases, "layer multi_head_attention with biases") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Layer layer, nn::MultiHeadAttention::make(2, 2));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({query, value}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable query_kernel, layer_variable(layer, "query_kernel"));
  EAGER_TRY(const Tensor query_kernel_value, floats(DType::float32, {4, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(query_kernel.assign(query_kernel_value));
  EAGER_TRY(const Variable query_bias, layer_variable(layer, "query_bias"));
  EAGER_TRY(const Tensor query_bias_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(query_bias.assign(query_bias_value));
  EAGER_TRY(const Variable key_kernel, layer_variable(layer, "key_kernel"));
  EAGER_TRY(const Tensor key_kernel_value, floats(DType::float32, {3, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(key_kernel.assign(key_kernel_value));
  EAGER_TRY(const Variable key_bias, layer_variable(layer, "key_bias"));
  EAGER_TRY(const Tensor key_bias_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(key_bias.assign(key_bias_value));
  EAGER_TRY(const Variable value_kernel, layer_variable(layer, "value_kernel"));
  EAGER_TRY(const Tensor value_kernel_value, floats(DType::float32, {3, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_DO(value_kernel.assign(value_kernel_value));
  EAGER_TRY(const Variable value_bias, layer_variable(layer, "value_bias"));
  EAGER_TRY(const Tensor value_bias_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(value_bias.assign(value_bias_value));
  EAGER_TRY(const Variable output_kernel, layer_variable(layer, "output_kernel"));
  EAGER_TRY(const Tensor output_kernel_value, floats(DType::float32, {2, 2, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_DO(output_kernel.assign(output_kernel_value));
  EAGER_TRY(const Variable output_bias, layer_variable(layer, "output_bias"));
  EAGER_TRY(const Tensor output_bias_value, floats(DType::float32, {4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(output_bias.assign(output_bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(query));
  EAGER_DO(tape.watch(value));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({query, value}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {-0x1.9d367ap-2, -0x1.46398ap-2, 0x1.398e72p-6, 0x1.aa575cp-4, -0x1.9cc4cp-2, -0x1.45cc2cp-2, 0x1.355d0ep-6, 0x1.a93992p-4, -0x1.9c81a8p-2, -0x1.458598p-2, 0x1.2c35e2p-6, 0x1.a6fdb4p-4, -0x1.9582ccp-2, -0x1.3e861ep-2, 0x1.3b7c3ep-7, 0x1.836246p-4, -0x1.954a1ep-2, -0x1.3e51ccp-2, 0x1.3c21d8p-7, 0x1.836586p-4, -0x1.9560d4p-2, -0x1.3e62e2p-2, 0x1.3354aep-7, 0x1.82625ep-4}, 1024.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {query, value, query_kernel, query_bias, key_kernel, value_bias, output_kernel, output_bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 8));
  const Tensor d_query = outputs_3_.at(0);
  const Tensor d_value = outputs_3_.at(1);
  const Tensor d_query_kernel = outputs_3_.at(2);
  const Tensor d_query_bias = outputs_3_.at(3);
  const Tensor d_key_kernel = outputs_3_.at(4);
  const Tensor d_value_bias = outputs_3_.at(5);
  const Tensor d_output_kernel = outputs_3_.at(6);
  const Tensor d_output_bias = outputs_3_.at(7);
  EAGER_DO(expect_floats(d_query, DType::float32, {2, 3, 4}, {-0x1.a993b8p-13, -0x1.21f6fp-12, -0x1.eba862p-11, -0x1.b0f068p-12, 0x1.06cc6p-9, 0x1.ea2708p-12, -0x1.4207f8p-14, 0x1.71acf8p-10, 0x1.6410a2p-11, 0x1.e5711p-15, -0x1.cdd2fap-12, 0x1.78b6eap-12, 0x1.ba125ap-10, 0x1.8d3cc6p-12, -0x1.035d64p-13, 0x1.3280a2p-10, -0x1.ebb184p-11, -0x1.7283b2p-11, -0x1.032b7p-9, -0x1.43b3a6p-10, -0x1.b5a65ep-13, -0x1.303d7ap-12, -0x1.030a9ap-10, -0x1.c459d2p-12}, 8192.0));
  EAGER_DO(expect_floats(d_value, DType::float32, {2, 2, 3}, {0x1.9d1eep-2, -0x1.129c62p-1, 0x1.8b3b36p-3, 0x1.f7e12p-2, -0x1.44639ep-1, 0x1.cac4cap-3, 0x1.4236c4p-1, -0x1.14d8dp+0, 0x1.18233ap-2, 0x1.6cc93cp-1, -0x1.27e73p+0, 0x1.12dcc6p-2}, 8192.0));
  EAGER_DO(expect_floats(d_query_kernel, DType::float32, {4, 2, 2}, {0x1.cf23aap-10, -0x1.7282eep-10, -0x1.8f33e2p-16, 0x1.f300dcp-16, -0x1.c2594p-9, 0x1.684766p-9, -0x1.58ab18p-10, 0x1.aed5dep-10, 0x1.016204p-8, -0x1.9bd006p-9, -0x1.5f0ba4p-9, 0x1.b6ce8ep-9, -0x1.50042ep-11, 0x1.0cd026p-11, -0x1.eac436p-11, 0x1.32baa2p-10}, 8192.0));
  EAGER_DO(expect_floats(d_query_bias, DType::float32, {2, 2}, {-0x1.53034ap-5, 0x1.0f35d4p-5, 0x1.276872p-5, -0x1.71429p-5}, 8192.0));
  EAGER_DO(expect_floats(d_key_kernel, DType::float32, {3, 2, 2}, {-0x1.f09ca6p-5, -0x1.2d274ep-5, 0x1.385da8p-6, -0x1.1789d4p-8, -0x1.f09ca6p-5, -0x1.2d274ep-5, 0x1.385da8p-6, -0x1.1789d4p-8, -0x1.f09ca6p-5, -0x1.2d274ep-5, 0x1.385da8p-6, -0x1.1789d4p-8}, 8192.0));
  EAGER_DO(expect_floats(d_value_bias, DType::float32, {2, 2}, {-0x1.bdp+2, 0x1.9p-1, 0x1.99p+2, -0x1.92p+1}, 8192.0));
  EAGER_DO(expect_floats(d_output_kernel, DType::float32, {2, 2, 4}, {-0x1.d8d28ap+1, -0x1.8e4662p+1, -0x1.41c1ccp+1, -0x1.be4ca8p+1, -0x1.fcbbf2p+0, -0x1.bf4298p+0, -0x1.60c9eep+0, -0x1.dedef4p+0, -0x1.9b7acep-2, -0x1.33c7dcp-2, -0x1.0a7792p-2, -0x1.86f10ap-2, 0x1.4c066p+0, 0x1.0e8e74p+0, 0x1.bd8abcp-1, 0x1.39fb54p+0}, 8192.0));
  EAGER_DO(expect_floats(d_output_bias, DType::float32, {4}, {0x1.18p+3, 0x1.ep+2, 0x1.8p+2, 0x1.08p+3}, 8192.0));
  return done();
}

ROW(layer_permute_dims_3_1_2, "layer permute dims=3,1,2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Layer layer, nn::Permute::make({3, 1, 2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 2, 3}, {-0x1p-1, -0x1p-3, 0x1p-2, -0x1.cp-2, -0x1p-4, 0x1.4p-2, -0x1.4p-2, 0x1p-4, 0x1.cp-2, -0x1p-2, 0x1p-3, 0x1p-1, -0x1.8p-2, 0x0p+0, 0x1.8p-2, -0x1.4p-2, 0x1p-4, 0x1.cp-2, -0x1.8p-3, 0x1.8p-3, -0x1p-1, -0x1p-3, 0x1p-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 3, 2}, {0x1p+0, 0x1.8p-1, 0x1p-1, 0x1p+0, 0x1p+1, 0x1p-1, 0x1p-2, 0x1p+1, 0x1.8p+0, 0x1p-2, 0x1.8p+1, 0x1.8p+0, 0x1.8p+1, 0x1.8p+0, 0x1.8p-1, 0x1.8p+1, 0x1p+0, 0x1.8p-1, 0x1p-1, 0x1p+0, 0x1p+1, 0x1p-1, 0x1p-2, 0x1p+1}));
  return done();
}

ROW(layer_prelu, "layer prelu") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Layer layer, nn::PReLU::make());
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable alpha, layer_variable(layer, "alpha"));
  EAGER_TRY(const Tensor alpha_value, floats(DType::float32, {2, 3}, {0x1p-1, -0x1p-2, 0x1p+1, 0x1p+0, 0x0p+0, 0x1p-3}));
  EAGER_DO(alpha.assign(alpha_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 3}, {-0x1p-2, 0x1.4p-4, -0x1p-2, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-3, 0x1p-4, -0x1p-3, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, alpha}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_alpha = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 3}, {0x1p-1, -0x1p-3, 0x1p+2, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-2, -0x1p-2, 0x1p+0, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_DO(expect_floats(d_alpha, DType::float32, {2, 3}, {-0x1.a8p-1, -0x1.ap-2, -0x1.2p-2, 0x0p+0, 0x0p+0, 0x0p+0}));
  return done();
}

ROW(layer_prelu_of_constants_in_dtypes_of_its_own, "layer prelu of constants, in dtypes of its own") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Layer layer, nn::PReLU::make(nn::PReLUOptions().alpha_initializer("constant value=0.25").dtype(DType::float64).param_dtype(DType::float32)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0 = outputs_1_.at(0);
  EAGER_TRY(const Variable alpha, layer_variable(layer, "alpha"));
  EAGER_TRY(const Tensor alpha_value, alpha.read());
  EAGER_DO(expect_floats(alpha_value, DType::float32, {2, 3}, {0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2}));
  EAGER_DO(expect_floats(y0, DType::float64, {2, 2, 3}, {-0x1p-3, -0x1.4p-4, -0x1p-5, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-4, -0x1p-4, -0x1p-6, 0x1p-3, 0x1.4p-2, 0x1p-1}, 64.0));
  return done();
}

ROW(layer_prelu_shared_axes_1, "layer prelu shared_axes=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Layer layer, nn::PReLU::make(nn::PReLUOptions().shared_axes({1})));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable alpha, layer_variable(layer, "alpha"));
  EAGER_TRY(const Tensor alpha_value, floats(DType::float32, {1, 3}, {0x1p-1, -0x1p-2, 0x1p+1}));
  EAGER_DO(alpha.assign(alpha_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 3}, {-0x1p-2, 0x1.4p-4, -0x1p-2, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-3, 0x1p-4, -0x1p-3, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, alpha}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_alpha = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 3}, {0x1p-1, -0x1p-3, 0x1p+2, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-2, -0x1p-2, 0x1p+0, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_DO(expect_floats(d_alpha, DType::float32, {1, 3}, {-0x1.a8p-1, -0x1.ap-2, -0x1.2p-2}));
  return done();
}

ROW(layer_relu, "layer relu") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::ReLU::make());
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, 0x0p+0, 0x0p+0, 0x1.8p+1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1}, 64.0));
  return done();
}

ROW(layer_reshape_target_shape, "layer reshape target_shape=") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 1}, {7, 8}));
  EAGER_TRY(const Layer layer, nn::Reshape::make({}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_integers(y, DType::int32, {2}, {7, 8}));
  return done();
}

ROW(layer_reshape_target_shape_3_m1, "layer reshape target_shape=3,-1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Layer layer, nn::Reshape::make({3, -1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  return done();
}

ROW(layer_rms_normalization, "layer rms_normalization") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4}, {0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0}));
  EAGER_TRY(const Layer layer, nn::RMSNormalization::make());
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable scale, layer_variable(layer, "scale"));
  EAGER_TRY(const Tensor scale_value, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_DO(scale.assign(scale_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 4}, {0x1.279a6ep+0, 0x1.8a233ep-1, -0x1.8a233ep+0, 0x1.8a233ep-3, 0x1.a7bbf4p-1, 0x1.7d5c5cp+1, -0x1.52fcc4p-2, 0x1.fc7b24p-2, 0x1.cda7a2p-1, 0x1.14fe2ep+0, -0x1.cda7a2p-1, 0x1.7152e8p-1, 0x1.36abdap+0, 0x1.e34436p+0, -0x1.36abdap+0, 0x1.9e3a78p-3}, 16.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, scale}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_scale = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 4}, {0x1.19eafap+0, 0x1.c2b424p-1, -0x1.19017p+0, 0x1.a7553ap-3, -0x1.bdca9cp-3, 0x1.66b916p-1, -0x1.116546p-1, -0x1.621446p-1, -0x1.a15da8p-4, 0x1.45f92ep+0, -0x1.7d5598p-2, -0x1.72d336p-3, 0x1.f203f8p-2, 0x1.3a6fe2p-3, -0x1.2f4bf8p-1, -0x1.48df46p-5}, 512.0));
  EAGER_DO(expect_floats(d_scale, DType::float32, {4}, {0x1.9f3536p+2, 0x1.9ce45p+2, 0x1.310dacp+2, 0x1.ba51b8p+1}, 512.0));
  return done();
}

ROW(layer_rms_normalization_axis_1_epsilon_0_5, "layer rms_normalization axis=1 epsilon=0.5") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4}, {0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0}));
  EAGER_TRY(const Layer layer, nn::RMSNormalization::make(nn::RMSNormalizationOptions().axis({1}).epsilon(0x1p-1)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable scale, layer_variable(layer, "scale"));
  EAGER_TRY(const Tensor scale_value, floats(DType::float32, {2}, {0x1p+1, -0x1p+0}));
  EAGER_DO(scale.assign(scale_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 4}, {0x1.6061fp+0, 0x1.38512cp-2, 0x1.279a74p+1, 0x1.c453dap-2, -0x1.25a6f2p+0, -0x1.5f5b52p+0, -0x1.279a74p-1, -0x1.533ee2p+0, 0x1.5930bap+0, 0x1.13dfaep+0, 0x1.5930bap+0, 0x1.4a10aap+1, -0x1.36abdap+0, -0x1.41da4ap+0, -0x1.36abdap+0, -0x1.ef18fep-2}, 16.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, scale}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_scale = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 4}, {0x1.f1a9cp-1, 0x1.96bd1p-2, 0x1.d409e2p-1, 0x1.1ed784p-2, -0x1.320436p-1, -0x1.5ca20cp-4, -0x1.2171e8p+0, -0x1.61094p-4, 0x1.1426fap-1, 0x1.51cc0ap+0, 0x1.b7554ap-3, 0x1.b53aa4p-3, -0x1.4b61fap-2, -0x1.16193ap-1, -0x1.029436p-3, -0x1.c66014p-2}, 512.0));
  EAGER_DO(expect_floats(d_scale, DType::float32, {2}, {0x1.a95e2p+2, 0x1.b4536ep+3}, 512.0));
  return done();
}

ROW(layer_rms_normalization_of_constants_in_dtypes_of_its_own, "layer rms_normalization of constants, in dtypes of its own") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4}, {0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0}));
  EAGER_TRY(const Layer layer, nn::RMSNormalization::make(nn::RMSNormalizationOptions().scale_initializer("constant value=0.5").dtype(DType::float64).param_dtype(DType::float32)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0 = outputs_1_.at(0);
  EAGER_TRY(const Variable scale, layer_variable(layer, "scale"));
  EAGER_TRY(const Tensor scale_value, scale.read());
  EAGER_DO(expect_floats(scale_value, DType::float32, {4}, {0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1}));
  EAGER_DO(expect_floats(y0, DType::float64, {2, 2, 4}, {0x1.279a6e9b8f9bap-1, 0x1.8a233e24bf7a3p-3, 0x1.8a233e24bf7a3p-1, 0x1.8a233e24bf7a3p-3, 0x1.a7bbf3fd827f6p-2, 0x1.7d5c5b975bd91p-1, 0x1.52fcc3313532bp-3, 0x1.fc7b24c9cfcc1p-2, 0x1.cda7a279a0a89p-2, 0x1.14fe2e48f9fecp-2, 0x1.cda7a279a0a89p-2, 0x1.7152e8614d53bp-1, 0x1.36abd95ae9216p-1, 0x1.e34435a9dc6cep-2, 0x1.36abd95ae9216p-1, 0x1.9e3a7723e181ep-3}, 64.0));
  return done();
}

ROW(layer_rnn_activation_relu, "layer rnn activation=relu") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Layer layer, nn::SimpleRNN::make(2, nn::SimpleRNNOptions().activation("relu")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, Tensor(), initial_h}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor first_y0 = outputs_1_.at(0);
  const Tensor first_y1 = outputs_1_.at(1);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2}, {-0x1p-1, -0x1.4p-2}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, Tensor(), initial_h}, false));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor y1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 256.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 256.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y0, y1}, {x, kernel}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 4096.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 4096.0));
  return done();
}

ROW(layer_rnn_bidirectional_true_merge_mode_ave_with_a_mask, "layer rnn bidirectional=True merge_mode=AVE with a mask") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor mask, booleans(DType::bool_, {2, 3}, {true, true, false, true, false, true}));
  EAGER_TRY(const Layer layer, nn::SimpleRNN::make(2, nn::SimpleRNNOptions().bidirectional(true).merge_mode("AVE")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, mask}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor first_y0 = outputs_1_.at(0);
  const Tensor first_y1 = outputs_1_.at(1);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2}, {-0x1p-1, -0x1.4p-2}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(const Variable backward_kernel, layer_variable(layer, "backward_kernel"));
  EAGER_TRY(const Tensor backward_kernel_value, floats(DType::float32, {2, 2}, {-0x1.4p-2, -0x1p-3, 0x1p-4, -0x1p-1}));
  EAGER_DO(backward_kernel.assign(backward_kernel_value));
  EAGER_TRY(const Variable backward_recurrent_kernel, layer_variable(layer, "backward_recurrent_kernel"));
  EAGER_TRY(const Tensor backward_recurrent_kernel_value, floats(DType::float32, {2, 2}, {-0x1.4p-2, -0x1p-3, 0x1p-4, -0x1p-1}));
  EAGER_DO(backward_recurrent_kernel.assign(backward_recurrent_kernel_value));
  EAGER_TRY(const Variable backward_bias, layer_variable(layer, "backward_bias"));
  EAGER_TRY(const Tensor backward_bias_value, floats(DType::float32, {2}, {-0x1.4p-2, -0x1p-1}));
  EAGER_DO(backward_bias.assign(backward_bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, mask}, false));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor y1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2}, {-0x1.ba187ep-3, -0x1.c9755ep-4, -0x1.45bddcp-2, -0x1.007588p-3}, 256.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 4}, {-0x1.3c980ap-2, -0x1.b2891ep-3, -0x1.f601d2p-4, -0x1.6ec3f6p-7, -0x1.08dc3p-1, -0x1.378b4ep-2, -0x1.e70d5cp-4, 0x1.b8ae28p-5}, 256.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y0, y1}, {x, backward_kernel}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_backward_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {-0x1.734f4p-2, 0x1.177024p-8, -0x1.4d3a0ep-1, -0x1.167eeap-3, 0x0p+0, 0x0p+0, 0x1.76c606p-3, -0x1.f4a5e6p-3, 0x0p+0, 0x0p+0, -0x1.95c43ep+0, 0x1.472ea8p-5}, 4096.0));
  EAGER_DO(expect_floats(d_backward_kernel, DType::float32, {2, 2}, {-0x1.09706ap+1, -0x1.9f9aa8p-1, -0x1.8b615ap+0, -0x1.23bd24p-1}, 4096.0));
  return done();
}

ROW(layer_rnn_bidirectional_true_merge_mode_mul_with_a_mask, "layer rnn bidirectional=True merge_mode=MUL with a mask") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor mask, booleans(DType::bool_, {2, 3}, {true, true, false, true, false, true}));
  EAGER_TRY(const Layer layer, nn::SimpleRNN::make(2, nn::SimpleRNNOptions().bidirectional(true).merge_mode("MUL")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, mask}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor first_y0 = outputs_1_.at(0);
  const Tensor first_y1 = outputs_1_.at(1);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2}, {-0x1p-1, -0x1.4p-2}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(const Variable backward_kernel, layer_variable(layer, "backward_kernel"));
  EAGER_TRY(const Tensor backward_kernel_value, floats(DType::float32, {2, 2}, {-0x1.4p-2, -0x1p-3, 0x1p-4, -0x1p-1}));
  EAGER_DO(backward_kernel.assign(backward_kernel_value));
  EAGER_TRY(const Variable backward_recurrent_kernel, layer_variable(layer, "backward_recurrent_kernel"));
  EAGER_TRY(const Tensor backward_recurrent_kernel_value, floats(DType::float32, {2, 2}, {-0x1.4p-2, -0x1p-3, 0x1p-4, -0x1p-1}));
  EAGER_DO(backward_recurrent_kernel.assign(backward_recurrent_kernel_value));
  EAGER_TRY(const Variable backward_bias, layer_variable(layer, "backward_bias"));
  EAGER_TRY(const Tensor backward_bias_value, floats(DType::float32, {2}, {-0x1.4p-2, -0x1p-1}));
  EAGER_DO(backward_bias.assign(backward_bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, mask}, false));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor y1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2}, {0x1.366a32p-5, 0x1.374654p-9, 0x1.f7e8b2p-5, -0x1.0c25bp-6}, 256.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 4}, {-0x1.3c980ap-2, -0x1.b2891ep-3, -0x1.f601d2p-4, -0x1.6ec3f6p-7, -0x1.08dc3p-1, -0x1.378b4ep-2, -0x1.e70d5cp-4, 0x1.b8ae28p-5}, 256.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y0, y1}, {x, backward_kernel}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_backward_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {-0x1.07137cp-2, 0x1.7d0268p-4, -0x1.9037bep-2, -0x1.d0becep-4, 0x0p+0, 0x0p+0, 0x1.26424p-1, -0x1.47cbep-2, 0x0p+0, 0x0p+0, -0x1.467f4p+0, 0x1.84093cp-3}, 4096.0));
  EAGER_DO(expect_floats(d_backward_kernel, DType::float32, {2, 2}, {-0x1.4f3f18p-1, -0x1.203078p-1, -0x1.f968p-2, -0x1.a3289ap-2}, 4096.0));
  return done();
}

ROW(layer_rnn_bidirectional_true_return_sequences_true, "layer rnn bidirectional=True return_sequences=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 4}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p-1, -0x1p-2}));
  EAGER_TRY(const Layer layer, nn::SimpleRNN::make(2, nn::SimpleRNNOptions().return_sequences(true).bidirectional(true)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, Tensor(), initial_h}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor first_y0 = outputs_1_.at(0);
  const Tensor first_y1 = outputs_1_.at(1);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2}, {-0x1p-1, -0x1.4p-2}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(const Variable backward_kernel, layer_variable(layer, "backward_kernel"));
  EAGER_TRY(const Tensor backward_kernel_value, floats(DType::float32, {2, 2}, {-0x1.4p-2, -0x1p-3, 0x1p-4, -0x1p-1}));
  EAGER_DO(backward_kernel.assign(backward_kernel_value));
  EAGER_TRY(const Variable backward_recurrent_kernel, layer_variable(layer, "backward_recurrent_kernel"));
  EAGER_TRY(const Tensor backward_recurrent_kernel_value, floats(DType::float32, {2, 2}, {-0x1.4p-2, -0x1p-3, 0x1p-4, -0x1p-1}));
  EAGER_DO(backward_recurrent_kernel.assign(backward_recurrent_kernel_value));
  EAGER_TRY(const Variable backward_bias, layer_variable(layer, "backward_bias"));
  EAGER_TRY(const Tensor backward_bias_value, floats(DType::float32, {2}, {-0x1.4p-2, -0x1p-1}));
  EAGER_DO(backward_bias.assign(backward_bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, Tensor(), initial_h}, false));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor y1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 3, 4}, {-0x1.9ec814p-2, -0x1.565186p-2, -0x1.1f271ap-3, -0x1.bbe186p-3, -0x1.962f06p-3, -0x1.4c94a4p-3, -0x1.07d034p-3, -0x1.6ff4dep-4, -0x1.042b4p-1, -0x1.34ffeep-2, -0x1.2d734p-1, -0x1.68665p-1, -0x1.45323ep-1, -0x1.dc591cp-2, -0x1.328a58p-3, -0x1.a77192p-3, -0x1.bb4c4p-4, -0x1.d7fd8ep-4, -0x1.539c1ep-3, -0x1.6fd2acp-3, -0x1.24c67p-1, -0x1.5a862ep-2, -0x1.0090e6p-1, -0x1.3dee2ep-1}, 256.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 4}, {-0x1.042b4p-1, -0x1.34ffeep-2, -0x1.1f271ap-3, -0x1.bbe186p-3, -0x1.24c67p-1, -0x1.5a862ep-2, -0x1.328a58p-3, -0x1.a77192p-3}, 256.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y0, y1}, {x, kernel, backward_recurrent_kernel}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_backward_recurrent_kernel = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {-0x1.74b6bp+0, 0x1.77cfe6p-5, -0x1.f8f956p-1, -0x1.829b1ep-2, -0x1.62f8cep+0, -0x1.d5bdf8p-3, -0x1.bf2e0cp+0, -0x1.92acbcp-1, -0x1.5d3128p-1, -0x1.1b8bb8p+0, -0x1.ed0cb4p+0, -0x1.f20aa4p-3}, 4096.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 2}, {-0x1.170b4ap-6, 0x1.7cec98p-1, 0x1.b6d292p-1, 0x1.53b25ep+1}, 4096.0));
  EAGER_DO(expect_floats(d_backward_recurrent_kernel, DType::float32, {2, 2}, {-0x1.5dd6a8p-1, -0x1.48a67ep+0, -0x1.84638p-1, -0x1.49c374p+1}, 4096.0));
  return done();
}

ROW(layer_rnn_dropout_0_5_recurrent_dropout_0_25_in_training_and_then_not, "layer rnn dropout=0.5 recurrent_dropout=0.25 in training, and then not") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Layer layer, nn::SimpleRNN::make(2, nn::SimpleRNNOptions().dropout(0x1p-1).recurrent_dropout(0x1p-2)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor first_y0 = outputs_1_.at(0);
  const Tensor first_y1 = outputs_1_.at(1);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2}, {-0x1p-1, -0x1.4p-2}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_DO(set_seed(9));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, true));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor y1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2}, {-0x1.fb2a9p-2, -0x1.08a38p-2, -0x1.16631ep-1, -0x1.1f93a4p-2}, 256.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {-0x1.fb2a9p-2, -0x1.08a38p-2, -0x1.16631ep-1, -0x1.1f93a4p-2}, 256.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y0, y1}, {x, kernel, recurrent_kernel}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_recurrent_kernel = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {-0x1.e5774p-1, -0x1.7e0ba2p-3, 0x1.42f886p+0, 0x1.14356ap-2, -0x1.0bdc0ep+1, -0x1.0af45ap-2, -0x1.732cbcp+0, -0x1.2bfe8ap-2, 0x1.f171fp+0, 0x1.7d825p-2, -0x1.8d7aacp+1, -0x1.4b2864p-1}, 4096.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 2}, {0x1.0c30fap+0, 0x1.cc59bap-2, 0x1.3335f4p+1, 0x1.d73decp-1}, 4096.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 2}, {-0x1.46ce06p+1, -0x1.9490b8p-1, -0x1.43fa3cp+0, -0x1.b992c6p-2}, 4096.0));
  EAGER_TRY(const std::vector<Tensor> outputs_4_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_4_, 2));
  const Tensor inferred0 = outputs_4_.at(0);
  const Tensor inferred1 = outputs_4_.at(1);
  EAGER_DO(expect_floats(inferred0, DType::float32, {2, 2}, {-0x1.d81006p-2, -0x1.176256p-2, -0x1.effbc2p-2, -0x1.217acep-2}, 32.0));
  EAGER_DO(expect_floats(inferred1, DType::float32, {2, 2}, {-0x1.d81006p-2, -0x1.176256p-2, -0x1.effbc2p-2, -0x1.217acep-2}, 32.0));
  return done();
}

ROW(layer_rnn_go_backwards_true_return_sequences_true_use_bias_false, "layer rnn go_backwards=True return_sequences=True use_bias=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor mask, booleans(DType::bool_, {2, 3}, {true, true, false, true, false, true}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Layer layer, nn::SimpleRNN::make(2, nn::SimpleRNNOptions().use_bias(false).return_sequences(true).go_backwards(true)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, mask, initial_h}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor first_y0 = outputs_1_.at(0);
  const Tensor first_y1 = outputs_1_.at(1);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, mask, initial_h}, false));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor y1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 3, 2}, {0x1p-1, -0x1p-2, -0x1.4d0478p-3, -0x1.068c2p-3, 0x1.7914fap-2, 0x1.6bc268p-3, -0x1.3b75f8p-1, -0x1.72707cp-2, -0x1.3b75f8p-1, -0x1.72707cp-2, 0x1.142a2ep-1, 0x1.21df6ap-2}, 256.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {0x1.7914fap-2, 0x1.6bc268p-3, 0x1.142a2ep-1, 0x1.21df6ap-2}, 256.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y0, y1}, {x, kernel}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {-0x1.11e3p+1, -0x1.dd635ap-5, 0x1.29f6d8p-7, 0x1.d7b87p-6, 0x0p+0, 0x0p+0, -0x1.4cfdecp+0, -0x1.94be04p-4, 0x0p+0, 0x0p+0, -0x1.8b61d4p-1, 0x1.4ad042p-3}, 4096.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 2}, {-0x1.c574d4p+0, -0x1.a2794ap+0, -0x1.1930f4p+0, -0x1.835de6p-3}, 4096.0));
  return done();
}

ROW(layer_rnn_of_constants_in_dtypes_of_its_own, "layer rnn of constants, in dtypes of its own") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Layer layer, nn::SimpleRNN::make(2, nn::SimpleRNNOptions().kernel_initializer("constant value=0.5").recurrent_initializer("constant value=-0.25").bias_initializer("constant value=0.125").dtype(DType::float64).param_dtype(DType::float32)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor y0 = outputs_1_.at(0);
  const Tensor y1 = outputs_1_.at(1);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, kernel.read());
  EAGER_DO(expect_floats(kernel_value, DType::float32, {2, 2}, {0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1}));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, recurrent_kernel.read());
  EAGER_DO(expect_floats(recurrent_kernel_value, DType::float32, {2, 2}, {-0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2}));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, bias.read());
  EAGER_DO(expect_floats(bias_value, DType::float32, {2}, {0x1p-3, 0x1p-3}));
  EAGER_DO(expect_floats(y0, DType::float64, {2, 2}, {0x1.5d4ff180a22a5p-2, 0x1.5d4ff180a22a5p-2, 0x1.870ef5a81ce52p-2, 0x1.870ef5a81ce52p-2}, 64.0));
  EAGER_DO(expect_floats(y1, DType::float64, {2, 2}, {0x1.5d4ff180a22a5p-2, 0x1.5d4ff180a22a5p-2, 0x1.870ef5a81ce52p-2, 0x1.870ef5a81ce52p-2}, 64.0));
  return done();
}

ROW(layer_rnn_return_sequences_true, "layer rnn return_sequences=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Layer layer, nn::SimpleRNN::make(2, nn::SimpleRNNOptions().return_sequences(true)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, Tensor(), initial_h}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor first_y0 = outputs_1_.at(0);
  const Tensor first_y1 = outputs_1_.at(1);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2}, {-0x1p-1, -0x1.4p-2}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(initial_h));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, Tensor(), initial_h}, false));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor y1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 3, 2}, {-0x1.9ec814p-2, -0x1.565186p-2, -0x1.962f06p-3, -0x1.4c94a4p-3, -0x1.042b4p-1, -0x1.34ffeep-2, -0x1.45323ep-1, -0x1.dc591cp-2, -0x1.bb4c4p-4, -0x1.d7fd8ep-4, -0x1.24c67p-1, -0x1.5a862ep-2}, 256.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {-0x1.042b4p-1, -0x1.34ffeep-2, -0x1.24c67p-1, -0x1.5a862ep-2}, 256.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y0, y1}, {x, initial_h, kernel, recurrent_kernel, bias}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_3_, 5));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_initial_h = outputs_3_.at(1);
  const Tensor d_kernel = outputs_3_.at(2);
  const Tensor d_recurrent_kernel = outputs_3_.at(3);
  const Tensor d_bias = outputs_3_.at(4);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {-0x1.0761cep-1, -0x1.0d0592p-4, -0x1.a91ce4p-4, 0x1.edbef8p-9, -0x1.ebe088p+0, -0x1.0e292ap-5, -0x1.d08b38p-2, 0x1.44fe7p-6, -0x1.c656d4p-3, 0x1.ac7fb8p-3, -0x1.3dcbcp+0, -0x1.7a9db2p-4}, 4096.0));
  EAGER_DO(expect_floats(d_initial_h, DType::float32, {2, 2}, {-0x1.0761cep-1, -0x1.0d0592p-4, -0x1.d08b38p-2, 0x1.44fe7p-6}, 4096.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 2}, {0x1.d7cf7p-2, 0x1.fd2a28p-2, 0x1.2b3132p+0, 0x1.04e998p+1}, 4096.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 2}, {0x1.2f803ep-1, -0x1.d12176p-1, -0x1.63ad42p-2, -0x1.c0d66ap+0}, 4096.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2}, {0x1.e34e3cp+1, 0x1.0705c4p+3}, 4096.0));
  return done();
}

ROW(layer_rnn_with_a_mask, "layer rnn with a mask") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor mask, booleans(DType::bool_, {2, 3}, {true, true, false, true, false, true}));
  EAGER_TRY(const Layer layer, nn::SimpleRNN::make(2));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, mask}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor first_y0 = outputs_1_.at(0);
  const Tensor first_y1 = outputs_1_.at(1);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2}, {-0x1p-1, -0x1.4p-2}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, mask}, false));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor y1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2}, {-0x1.3c980ap-2, -0x1.b2891ep-3, -0x1.08dc3p-1, -0x1.378b4ep-2}, 256.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {-0x1.3c980ap-2, -0x1.b2891ep-3, -0x1.08dc3p-1, -0x1.378b4ep-2}, 256.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y0, y1}, {x, recurrent_kernel}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_recurrent_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {0x1.407198p-1, 0x1.11f77ap-3, -0x1.33ed8ap+0, -0x1.54d234p-3, 0x0p+0, 0x0p+0, 0x1.b6bc0ep-1, 0x1.58ea7ap-3, 0x0p+0, 0x0p+0, -0x1.9b48b6p+0, -0x1.59f2d8p-2}, 4096.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 2}, {-0x1.17ef7ep+0, -0x1.3d0fa8p-2, -0x1.bcc80ep-1, -0x1.02019ap-2}, 4096.0));
  return done();
}

ROW(layer_rnn_cell, "layer rnn_cell") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Layer layer, nn::SimpleRNNCell::make(2));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, initial_h}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2}, {-0x1p-1, -0x1.4p-2}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(initial_h));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, initial_h}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {-0x1.9ec814p-2, -0x1.565186p-2, -0x1.45323ep-1, -0x1.dc591cp-2}, 256.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, initial_h, kernel, recurrent_kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 5));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_initial_h = outputs_3_.at(1);
  const Tensor d_kernel = outputs_3_.at(2);
  const Tensor d_recurrent_kernel = outputs_3_.at(3);
  const Tensor d_bias = outputs_3_.at(4);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2}, {-0x1.1d0e8ep-1, -0x1.3a4c78p-4, -0x1.50cbcep-1, -0x1.186068p-3}, 4096.0));
  EAGER_DO(expect_floats(d_initial_h, DType::float32, {2, 2}, {-0x1.1d0e8ep-1, -0x1.3a4c78p-4, -0x1.50cbcep-1, -0x1.186068p-3}, 4096.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 2}, {-0x1.e1448p-1, -0x1.3b27ap-2, -0x1.1e7964p-1, -0x1.808a4ep-3}, 4096.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 2}, {0x1.9c7354p+0, 0x1.abfe6ap-2, -0x1.abfe88p-3, -0x1.c6c842p-4}, 4096.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2}, {0x1.03b97cp+1, 0x1.47b146p-1}, 4096.0));
  return done();
}

ROW(layer_rnn_cell_activation_relu, "layer rnn_cell activation=relu") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Layer layer, nn::SimpleRNNCell::make(2, nn::SimpleRNNCellOptions().activation("relu")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, initial_h}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2}, {-0x1p-1, -0x1.4p-2}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(initial_h));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, initial_h}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 256.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, initial_h, kernel, recurrent_kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 5));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_initial_h = outputs_3_.at(1);
  const Tensor d_kernel = outputs_3_.at(2);
  const Tensor d_recurrent_kernel = outputs_3_.at(3);
  const Tensor d_bias = outputs_3_.at(4);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 4096.0));
  EAGER_DO(expect_floats(d_initial_h, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 4096.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 4096.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 4096.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2}, {0x0p+0, 0x0p+0}, 4096.0));
  return done();
}

ROW(layer_rnn_cell_dropout_0_5_recurrent_dropout_0_25_in_training_and_then_not, "layer rnn_cell dropout=0.5 recurrent_dropout=0.25 in training, and then not") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Layer layer, nn::SimpleRNNCell::make(2, nn::SimpleRNNCellOptions().dropout(0x1p-1).recurrent_dropout(0x1p-2)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, initial_h}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2}, {-0x1p-1, -0x1.4p-2}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_DO(set_seed(9));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x, initial_h}, true));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {-0x1.aece0ep-3, -0x1.0c4384p-2, -0x1.2a6286p-1, -0x1.cea8bcp-2}, 256.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, recurrent_kernel}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_recurrent_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2}, {-0x1.3f2e8ap+0, -0x1.722124p-3, -0x1.71f0dep+0, -0x1.38a388p-2}, 4096.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 2}, {0x1.32f632p+1, 0x1.26c7e2p-1, -0x1.463adp-2, -0x1.3de836p-3}, 4096.0));
  EAGER_TRY(const std::vector<Tensor> outputs_4_, layer.call({x, initial_h}, false));
  EAGER_DO(expect_count(outputs_4_, 1));
  const Tensor inferred0 = outputs_4_.at(0);
  EAGER_DO(expect_floats(inferred0, DType::float32, {2, 2}, {-0x1.9ec814p-2, -0x1.565186p-2, -0x1.45323ep-1, -0x1.dc591cp-2}, 32.0));
  return done();
}

ROW(layer_rnn_cell_of_constants_in_dtypes_of_its_own, "layer rnn_cell of constants, in dtypes of its own") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2}));
  EAGER_TRY(const Layer layer, nn::SimpleRNNCell::make(2, nn::SimpleRNNCellOptions().kernel_initializer("constant value=0.5").recurrent_initializer("constant value=-0.25").bias_initializer("constant value=0.125").dtype(DType::float64).param_dtype(DType::float32)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0 = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, kernel.read());
  EAGER_DO(expect_floats(kernel_value, DType::float32, {2, 2}, {0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1}));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, recurrent_kernel.read());
  EAGER_DO(expect_floats(recurrent_kernel_value, DType::float32, {2, 2}, {-0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2}));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, bias.read());
  EAGER_DO(expect_floats(bias_value, DType::float32, {2}, {0x1p-3, 0x1p-3}));
  EAGER_DO(expect_floats(y0, DType::float64, {2, 2}, {-0x1.18a399e6b4846p-2, -0x1.18a399e6b4846p-2, -0x1.b8fd0416a7c92p-3, -0x1.b8fd0416a7c92p-3}, 64.0));
  return done();
}

ROW(layer_rnn_cell_use_bias_false, "layer rnn_cell use_bias=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2}));
  EAGER_TRY(const Layer layer, nn::SimpleRNNCell::make(2, nn::SimpleRNNCellOptions().use_bias(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable recurrent_kernel, layer_variable(layer, "recurrent_kernel"));
  EAGER_TRY(const Tensor recurrent_kernel_value, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_DO(recurrent_kernel.assign(recurrent_kernel_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1.2005bp-2, 0x1.1644b4p-3, 0x1.f597eap-3, 0x1.ed96fap-4}, 256.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel, recurrent_kernel}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_recurrent_kernel = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2}, {-0x1.3a451cp-1, -0x1.59db58p-4, -0x1.045a76p+0, -0x1.c1c096p-3}, 4096.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 2}, {-0x1.486fdp+0, -0x1.69a5bep-2, -0x1.83fc5p-1, -0x1.b83bcap-3}, 4096.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 4096.0));
  return done();
}

ROW(layer_separable_conv2d, "layer separable_conv2d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::SeparableConv2D::make(3, {2, 2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable depthwise_kernel, layer_variable(layer, "depthwise_kernel"));
  EAGER_TRY(const Tensor depthwise_kernel_value, floats(DType::float32, {2, 2, 2, 1}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1}));
  EAGER_DO(depthwise_kernel.assign(depthwise_kernel_value));
  EAGER_TRY(const Variable pointwise_kernel, layer_variable(layer, "pointwise_kernel"));
  EAGER_TRY(const Tensor pointwise_kernel_value, floats(DType::float32, {1, 1, 2, 3}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_DO(pointwise_kernel.assign(pointwise_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {3}, {0x1p-2, -0x1.8p-1, 0x1.8p+0}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 2, 3}, {0x1.04p+4, -0x1.2cp+4, 0x1.3cp+5, -0x1.6p+1, -0x1.cp+0, 0x1.ep+2, -0x1.b8p+3, 0x1.5p+2, -0x1.4p+1, -0x1.d8p+3, 0x1.1p+2, 0x1.8p+0, 0x1.4p+0, 0x1.2p+1, -0x1.1p+3, 0x1p-2, 0x1.4p+0, -0x1.2p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, depthwise_kernel, pointwise_kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 4));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_depthwise_kernel = outputs_3_.at(1);
  const Tensor d_pointwise_kernel = outputs_3_.at(2);
  const Tensor d_bias = outputs_3_.at(3);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 3, 2}, {-0x1p+2, 0x0p+0, -0x1.cp+2, 0x1.2p+2, 0x1.6p+3, 0x1.3p+2, 0x1.8p+1, 0x1.2p+3, 0x1.ap+2, 0x1.4p+0, -0x1p+1, -0x1.3p+2, 0x1.ep+2, 0x1.8p+0, -0x1p+3, 0x1.88p+3, -0x1p+0, -0x1.5p+3, -0x1p+2, 0x1.1p+3, -0x1p-1, -0x1.5p+3, 0x0p+0, 0x1p+1}));
  EAGER_DO(expect_floats(d_depthwise_kernel, DType::float32, {2, 2, 2, 1}, {-0x1.0cp+5, 0x1.3p+3, -0x1p+5, -0x1.cp+0, 0x1.7p+3, 0x1.4p+2, 0x1.ap+3, 0x1.b8p+4}));
  EAGER_DO(expect_floats(d_pointwise_kernel, DType::float32, {1, 1, 2, 3}, {0x1p+3, 0x1.5p+2, 0x1.e8p+3, 0x1.9p+2, 0x1.8p+1, -0x1.9p+4}));
  EAGER_DO(expect_floats(d_bias, DType::float32, {3}, {0x1.ep+2, 0x1.8p+2, 0x1.08p+3}));
  return done();
}

ROW(layer_separable_conv2d_dilation_rate_2_1_activation_relu, "layer separable_conv2d dilation_rate=2,1 activation=relu") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::SeparableConv2D::make(3, {2, 2}, nn::SeparableConv2DOptions().dilation_rate({2, 1}).activation("relu")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable depthwise_kernel, layer_variable(layer, "depthwise_kernel"));
  EAGER_TRY(const Tensor depthwise_kernel_value, floats(DType::float32, {2, 2, 2, 1}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1}));
  EAGER_DO(depthwise_kernel.assign(depthwise_kernel_value));
  EAGER_TRY(const Variable pointwise_kernel, layer_variable(layer, "pointwise_kernel"));
  EAGER_TRY(const Tensor pointwise_kernel_value, floats(DType::float32, {1, 1, 2, 3}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_DO(pointwise_kernel.assign(pointwise_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {3}, {0x1p-2, -0x1.8p-1, 0x1.8p+0}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 3}, {0x0p+0, 0x0p+0, 0x1.3p+3, 0x0p+0, 0x0p+0, 0x1.bp+3, 0x0p+0, 0x1.5p+2, 0x0p+0, 0x0p+0, 0x1.1p+2, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, depthwise_kernel, pointwise_kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 4));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_depthwise_kernel = outputs_3_.at(1);
  const Tensor d_pointwise_kernel = outputs_3_.at(2);
  const Tensor d_bias = outputs_3_.at(3);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 3, 2}, {-0x1p+3, 0x0p+0, -0x1p+2, 0x1p+2, 0x1.8p+3, 0x1.8p+2, 0x0p+0, 0x0p+0, 0x0p+0, -0x1p+0, 0x0p+0, -0x1p-2, 0x1p+2, 0x1p+3, 0x1.8p+2, 0x1p+2, 0x0p+0, -0x1.8p+3, 0x0p+0, -0x1p+1, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x1p-1}));
  EAGER_DO(expect_floats(d_depthwise_kernel, DType::float32, {2, 2, 2, 1}, {-0x1.1p+5, -0x1.ap+3, -0x1.8p+4, -0x1.ecp+4, 0x1.ap+4, 0x1.fp+3, 0x1.2p+5, 0x1.bp+2}));
  EAGER_DO(expect_floats(d_pointwise_kernel, DType::float32, {1, 1, 2, 3}, {0x0p+0, -0x1.2p+1, 0x1.7p+4, 0x0p+0, 0x1.dp+2, -0x1.8p+1}));
  EAGER_DO(expect_floats(d_bias, DType::float32, {3}, {0x0p+0, 0x1.4p+0, 0x1.4p+2}));
  return done();
}

ROW(layer_separable_conv2d_of_constants_in_dtypes_of_its_own, "layer separable_conv2d of constants, in dtypes of its own") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::SeparableConv2D::make(3, {2, 2}, nn::SeparableConv2DOptions().depthwise_initializer("constant value=0.25").pointwise_initializer("constant value=0.25").bias_initializer("constant value=-2").dtype(DType::float64).param_dtype(DType::float32)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0 = outputs_1_.at(0);
  EAGER_TRY(const Variable depthwise_kernel, layer_variable(layer, "depthwise_kernel"));
  EAGER_TRY(const Tensor depthwise_kernel_value, depthwise_kernel.read());
  EAGER_DO(expect_floats(depthwise_kernel_value, DType::float32, {2, 2, 2, 1}, {0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2}));
  EAGER_TRY(const Variable pointwise_kernel, layer_variable(layer, "pointwise_kernel"));
  EAGER_TRY(const Tensor pointwise_kernel_value, pointwise_kernel.read());
  EAGER_DO(expect_floats(pointwise_kernel_value, DType::float32, {1, 1, 2, 3}, {0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2}));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, bias.read());
  EAGER_DO(expect_floats(bias_value, DType::float32, {3}, {-0x1p+1, -0x1p+1, -0x1p+1}));
  EAGER_DO(expect_floats(y0, DType::float64, {1, 3, 2, 3}, {-0x1.28p+1, -0x1.28p+1, -0x1.28p+1, -0x1.3p+1, -0x1.3p+1, -0x1.3p+1, -0x1.fp+0, -0x1.fp+0, -0x1.fp+0, -0x1p+1, -0x1p+1, -0x1p+1, -0x1.1p+1, -0x1.1p+1, -0x1.1p+1, -0x1.ap+0, -0x1.ap+0, -0x1.ap+0}, 64.0));
  return done();
}

ROW(layer_separable_conv2d_strides_2_padding_same_depth_multiplier_2_data_format_nchw_use_bias, "layer separable_conv2d strides=2 padding=SAME depth_multiplier=2 data_format=NCHW use_bias=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 4, 3}, {-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::SeparableConv2D::make(3, {2, 2}, nn::SeparableConv2DOptions().strides({2}).padding("SAME").data_format("NCHW").depth_multiplier(2).use_bias(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable depthwise_kernel, layer_variable(layer, "depthwise_kernel"));
  EAGER_TRY(const Tensor depthwise_kernel_value, floats(DType::float32, {2, 2, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_DO(depthwise_kernel.assign(depthwise_kernel_value));
  EAGER_TRY(const Variable pointwise_kernel, layer_variable(layer, "pointwise_kernel"));
  EAGER_TRY(const Tensor pointwise_kernel_value, floats(DType::float32, {1, 1, 4, 3}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0}));
  EAGER_DO(pointwise_kernel.assign(pointwise_kernel_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 2, 2}, {-0x1.8p+2, -0x1.4p+3, 0x1.2p+3, 0x1.cp+3, -0x1.28p+5, 0x1.fp+4, -0x1.cp+2, -0x1.cp+3, 0x1.8p+3, -0x1p+3, 0x1.8p+3, -0x1p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, depthwise_kernel, pointwise_kernel}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_depthwise_kernel = outputs_3_.at(1);
  const Tensor d_pointwise_kernel = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 4, 3}, {0x1p+1, 0x0p+0, -0x1.8p+2, 0x1p-1, -0x1.8p+0, -0x1.2p+2, 0x1.cp+2, 0x0p+0, -0x1.4p+2, 0x1.cp+0, -0x1.5p+2, -0x1.3p+2, 0x1.cp+2, -0x1p+2, 0x1.bp+3, -0x1.4p+2, 0x1.ap+2, -0x1p+3, 0x1p+1, 0x1p+0, 0x1.6p+1, -0x1.4p+1, 0x1p-2, -0x1p+0}));
  EAGER_DO(expect_floats(d_depthwise_kernel, DType::float32, {2, 2, 2, 2}, {0x1p+0, -0x1.ep+2, 0x1.8p+3, -0x1.38p+4, -0x1.ep+2, -0x1.ep+1, 0x1.ep+1, -0x1.2p+2, 0x1.ap+3, 0x1.5p+3, 0x1.8p-1, 0x1.ep+1, 0x1.5p+3, 0x1.5p+2, -0x1.ep+2, 0x1.2p+3}));
  EAGER_DO(expect_floats(d_pointwise_kernel, DType::float32, {1, 1, 4, 3}, {0x0p+0, 0x1.38p+3, -0x1.8p-1, -0x1.2p+3, 0x1.ap+1, -0x1p-2, -0x1.bp+3, 0x1.8p+3, 0x1.2p+3, 0x1.8p+0, 0x1.2p+2, -0x1.8p+0}));
  return done();
}

ROW(layer_softmax, "layer softmax") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::Softmax::make());
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1.d98beap-3, 0x1.41cee8p-1, 0x1.1f3872p-3, 0x1.1be07ep-6, 0x1.2c7bd6p-5, 0x1.e4593ep-1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.49a10ap-5, -0x1.a39c3cp-3, 0x1.5133fap-3, -0x1.77c21cp-5, -0x1.a3e024p-5, 0x1.8dd12p-4}, 64.0));
  return done();
}

ROW(layer_softmax_axis_0, "layer softmax axis=0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::Softmax::make(nn::SoftmaxOptions().axis(0)));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1.c2f7d6p-1, 0x1.cf2e5ap-1, 0x1.36b712p-4, 0x1.e84152p-4, 0x1.868d2ap-4, 0x1.d9291ep-1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.428a5p-4, -0x1.615002p-4, -0x1.1f2514p-4, -0x1.428a5p-4, 0x1.615002p-4, 0x1.1f2514p-4}, 64.0));
  return done();
}

ROW(layer_norm, "layer_norm") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4}, {0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0}));
  EAGER_TRY(const Tensor scale, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor offset, floats(DType::float32, {4}, {0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(scale));
  EAGER_DO(tape.watch(offset));
  EAGER_TRY(const Tensor y, eager::layer_norm(x, LayerNormOptions().scale(scale).offset(offset)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 4}, {0x1.2740ecp-1, -0x1.d82dcp-1, 0x1.4f132cp-1, -0x1.7b05b8p+0, -0x1.99781p-3, 0x1.e6490ep+1, 0x1.b32486p+1, -0x1.ccd0fep-1, -0x1.1e98fcp-3, -0x1.84d836p+0, 0x1.11e99p+1, -0x1.d7b698p-3, 0x1.a1e83p-1, 0x1p+0, 0x1.2f0be8p+0, -0x1.d0f418p+0}, 16.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, scale, offset}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_scale = outputs_1_.at(1);
  const Tensor d_offset = outputs_1_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 4}, {0x1.195e98p+1, 0x1.3c5862p-2, -0x1.7872f8p+0, -0x1.096052p+0, 0x1.ea64dp-4, 0x1.85d7eap-1, 0x1.138b3p-1, -0x1.6b57dap+0, -0x1.fc78bcp-1, 0x1.b28e06p+0, -0x1.d52f1cp+0, 0x1.20dd74p+0, 0x1.7ac354p+0, 0x1.d62536p-2, -0x1.c90d0ap+0, -0x1.39fcbp-3}, 256.0));
  EAGER_DO(expect_floats(d_scale, DType::float32, {4}, {0x1.53e656p+1, 0x1.32fd3ap+0, 0x1.361aacp+1, 0x1.73d396p+0}, 256.0));
  EAGER_DO(expect_floats(d_offset, DType::float32, {4}, {0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1}, 256.0));
  return done();
}

ROW(layer_norm_axis_1_epsilon_0_5, "layer_norm axis=1 epsilon=0.5") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4}, {0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0}));
  EAGER_TRY(const Tensor offset, floats(DType::float32, {2}, {0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(offset));
  EAGER_TRY(const Tensor y, eager::layer_norm(x, LayerNormOptions().offset(offset).axis({1}).epsilon(0x1p-1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 4}, {0x1.6c32c6p+0, 0x1.0ea412p+0, 0x1.49e69ep+1, 0x1.212e3cp+0, -0x1.b0cb18p-2, -0x1.d48222p-5, -0x1.93cd3ap+0, -0x1.0971dep-3, 0x1.2efa14p+0, 0x1.2efa14p+0, 0x1.2efa14p+0, 0x1.6f68e2p+1, -0x1.77d0a4p-3, -0x1.77d0a4p-3, -0x1.77d0a4p-3, -0x1.ded1c4p+0}, 16.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, offset}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_offset = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 4}, {-0x1.8a2346p-3, -0x1.0c2d42p-4, 0x1.ecac18p-2, -0x1.0347ep-4, 0x1.8a2346p-3, 0x1.0c2d42p-4, -0x1.ecac18p-2, 0x1.0347ep-4, -0x1.5c5f34p-2, 0x1.5c5f34p-3, -0x1.a20bd8p-4, 0x1.59b52ap-4, 0x1.5c5f34p-2, -0x1.5c5f34p-3, 0x1.a20bd8p-4, -0x1.59b52ap-4}, 256.0));
  EAGER_DO(expect_floats(d_offset, DType::float32, {2}, {0x1p+3, 0x1.7p+3}, 256.0));
  return done();
}

ROW(layer_norm_axis_1_2_epsilon_0_5, "layer_norm axis=1,2 epsilon=0.5") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4}, {0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0}));
  EAGER_TRY(const Tensor scale, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1, 0x1.8p+1, 0x1p+0, 0x1p-1, -0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(scale));
  EAGER_TRY(const Tensor y, eager::layer_norm(x, LayerNormOptions().scale(scale).axis({1, 2}).epsilon(0x1p-1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 4}, {-0x1.315df8p-2, -0x1.f5acaap+0, -0x1.5cfdaep-5, -0x1.f5acaap-2, 0x1.26760ap+0, 0x1.bf2506p+0, -0x1.472dd2p-2, -0x1.72cd88p+0, -0x1.a8a6ap-2, -0x1.26e57cp+1, 0x1.a8a6ap-2, 0x1.61e03p-2, 0x1.96f504p+1, 0x1.4a48b4p-2, 0x1.0f4e02p-1, 0x1.26e57cp+1}, 16.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, scale}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_scale = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 4}, {0x1.1124dcp-2, 0x1.f2a058p-2, -0x1.e362bcp+0, -0x1.c06e62p-4, 0x1.375324p+1, 0x1.f05492p-1, -0x1.92d3f8p-5, -0x1.0de0cep+1, -0x1.556756p-1, 0x1.342516p+1, -0x1.38408cp+0, -0x1.39275ap+0, 0x1.272c02p+2, -0x1.f3e246p-1, -0x1.a78c86p+0, -0x1.4760fep+0}, 256.0));
  EAGER_DO(expect_floats(d_scale, DType::float32, {2, 4}, {-0x1.02d8a4p-1, -0x1.659b12p+1, -0x1.2ea3c6p-6, 0x1.95651cp-1, 0x1.e09286p+1, 0x1.5ed72ep+2, 0x1.2939a6p-1, 0x1.2fa03p-3}, 256.0));
  return done();
}

ROW(layer_norm_epsilon_0_25, "layer_norm epsilon=0.25") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4}, {0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0}));
  EAGER_TRY(const Tensor scale, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor offset, floats(DType::float32, {4}, {0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(scale));
  EAGER_DO(tape.watch(offset));
  EAGER_TRY(const Tensor y, eager::layer_norm(x, LayerNormOptions().scale(scale).offset(offset).epsilon(0x1p-2)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 4}, {0x1.d479c2p-2, -0x1.0ccaeep-1, 0x1.dd71f4p-1, -0x1.61995ep+0, -0x1.7c4dd6p-3, 0x1.ccc41cp+1, 0x1.a6620ep+1, -0x1.d07646p-1, -0x1.f467f2p-4, -0x1.32f4fp+0, 0x1.0fa34p+1, -0x1.4ff112p-2, 0x1.83091ep-1, 0x1p+0, 0x1.3e7b7p+0, -0x1.c1849p+0}, 16.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, scale, offset}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_scale = outputs_1_.at(1);
  const Tensor d_offset = outputs_1_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 4}, {0x1.891ebap+0, 0x1.2f3cf4p-1, -0x1.a714a8p+0, -0x1.e6a232p-2, 0x1.064756p-4, 0x1.098eap+0, 0x1.5b84ecp-3, -0x1.4563b4p+0, -0x1.ab95f4p-1, 0x1.c4caf4p+0, -0x1.9171f6p+0, 0x1.44e3f8p-1, 0x1.65a992p+0, 0x1.b36a42p-2, -0x1.a068acp+0, -0x1.90dbbap-3}, 256.0));
  EAGER_DO(expect_floats(d_scale, DType::float32, {4}, {0x1.315d24p+1, 0x1.51be04p+0, 0x1.e2ade8p+0, 0x1.4143aep+0}, 256.0));
  EAGER_DO(expect_floats(d_offset, DType::float32, {4}, {0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1}, 256.0));
  return done();
}

ROW(layers_in_a_function_of_any_number_of_rows, "layers in a function, of any number of rows") {
  EAGER_TRY(const Layer first, nn::Dense::make(2, nn::DenseOptions().activation("relu").kernel_initializer("constant value=0.5")));
  EAGER_TRY(const Layer second, nn::BatchNormalization::make(nn::BatchNormalizationOptions().momentum(0x1p-1).epsilon(0x1p-2)));
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_f = given.at(0);
    EAGER_TRY(const std::vector<Tensor> outputs_2_, first.call({x_f}, false));
    EAGER_DO(expect_count(outputs_2_, 1));
    const Tensor h_f = outputs_2_.at(0);
    EAGER_TRY(const std::vector<Tensor> outputs_3_, second.call({h_f}, true));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y_f = outputs_3_.at(0);
    return std::vector<Tensor>{y_f};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float32, {-1, 3}}}, "f"));
  EAGER_TRY(const Tensor x0, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.cp+2}));
  EAGER_TRY(const Tensor y0, f(x0));
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2}, {-0x1.f60eacp-1, -0x1.f60eacp-1, 0x1.f60eacp-1, 0x1.f60eacp-1}, 16.0));
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3, 3}, {0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p+1, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(const Tensor y1, f(x1));
  EAGER_DO(expect_floats(y1, DType::float32, {3, 2}, {-0x1.ae2a82p-1, -0x1.ae2a82p-1, 0x1.429fe2p+0, 0x1.429fe2p+0, -0x1.ae2a82p-2, -0x1.ae2a82p-2}, 16.0));
  EAGER_TRY(const Variable moving_mean, layer_variable(second, "moving_mean"));
  EAGER_TRY(const Tensor moving_mean_value, moving_mean.read());
  EAGER_DO(expect_floats(moving_mean_value, DType::float32, {2}, {0x1.1p+1, 0x1.1p+1}, 4.0));
  EAGER_TRY(const Variable moving_variance, layer_variable(second, "moving_variance"));
  EAGER_TRY(const Tensor moving_variance_value, moving_variance.read());
  EAGER_DO(expect_floats(moving_variance_value, DType::float32, {2}, {0x1.32aaaap+1, 0x1.32aaaap+1}, 4.0));
  return done();
}

ROW(layers_without_variables_compute_in_a_dtype_of_their_own, "layers without variables compute in a dtype of their own") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1}));
  EAGER_TRY(const Layer layer0, nn::Activation::make("softplus", nn::ActivationOptions().dtype(DType::float64).param_dtype(DType::float16)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer0.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0 = outputs_1_.at(0);
  EAGER_DO(expect_floats(y0, DType::float64, {2, 3}, {0x1.5031eafefb049p+0, 0x1.103f2d54301d5p+1, 0x1.f2ba37edae032p-1, 0x1.40c7abfbec124p-2, 0x1.26e18819b6b47p-1, 0x1.86381c3f0115cp+1}, 16.0));
  EAGER_TRY(const Layer layer1, nn::ReLU::make(nn::ReLUOptions().dtype(DType::float64).param_dtype(DType::float16)));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer1.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y1 = outputs_2_.at(0);
  EAGER_DO(expect_floats(y1, DType::float64, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, 0x0p+0, 0x0p+0, 0x1.8p+1}, 16.0));
  EAGER_TRY(const Layer layer2, nn::LeakyReLU::make(nn::LeakyReLUOptions().alpha(0x1p-3).dtype(DType::float64).param_dtype(DType::float16)));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, layer2.call({x}, false));
  EAGER_DO(expect_count(outputs_3_, 1));
  const Tensor y2 = outputs_3_.at(0);
  EAGER_DO(expect_floats(y2, DType::float64, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p-3, -0x1p-5, 0x1.8p+1}, 16.0));
  EAGER_TRY(const Layer layer3, nn::LeakyReLU::make(nn::LeakyReLUOptions().dtype(DType::float64).param_dtype(DType::float16)));
  EAGER_TRY(const std::vector<Tensor> outputs_4_, layer3.call({x}, false));
  EAGER_DO(expect_count(outputs_4_, 1));
  const Tensor y3 = outputs_4_.at(0);
  EAGER_DO(expect_floats(y3, DType::float64, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1.3333333333333p-2, -0x1.3333333333333p-4, 0x1.8p+1}, 16.0));
  EAGER_TRY(const Layer layer4, nn::ELU::make(nn::ELUOptions().alpha(0x1p-1).dtype(DType::float64).param_dtype(DType::float16)));
  EAGER_TRY(const std::vector<Tensor> outputs_5_, layer4.call({x}, false));
  EAGER_DO(expect_count(outputs_5_, 1));
  const Tensor y4 = outputs_5_.at(0);
  EAGER_DO(expect_floats(y4, DType::float64, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1.43a54e4e98864p-2, -0x1.c5041854df7d4p-4, 0x1.8p+1}, 16.0));
  EAGER_TRY(const Layer layer5, nn::ELU::make(nn::ELUOptions().dtype(DType::float64).param_dtype(DType::float16)));
  EAGER_TRY(const std::vector<Tensor> outputs_6_, layer5.call({x}, false));
  EAGER_DO(expect_count(outputs_6_, 1));
  const Tensor y5 = outputs_6_.at(0);
  EAGER_DO(expect_floats(y5, DType::float64, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1.43a54e4e98864p-1, -0x1.c5041854df7d4p-3, 0x1.8p+1}, 16.0));
  EAGER_TRY(const Layer layer6, nn::GELU::make(nn::GELUOptions().dtype(DType::float64).param_dtype(DType::float16)));
  EAGER_TRY(const std::vector<Tensor> outputs_7_, layer6.call({x}, false));
  EAGER_DO(expect_count(outputs_7_, 1));
  const Tensor y6 = outputs_7_.at(0);
  EAGER_DO(expect_floats(y6, DType::float64, {2, 3}, {0x1.aec4bd120d37dp-1, 0x1.f45a183e9b13dp+0, 0x1.62075e232ac77p-2, -0x1.44ed0bb7cb20bp-3, -0x1.9aecba9d22528p-4, 0x1.7f7b4cb426ddcp+1}, 16.0));
  EAGER_TRY(const Layer layer7, nn::GELU::make(nn::GELUOptions().approximate(true).dtype(DType::float64).param_dtype(DType::float16)));
  EAGER_TRY(const std::vector<Tensor> outputs_8_, layer7.call({x}, false));
  EAGER_DO(expect_count(outputs_8_, 1));
  const Tensor y7 = outputs_8_.at(0);
  EAGER_DO(expect_floats(y7, DType::float64, {2, 3}, {0x1.aeb0b772a3ae1p-1, 0x1.f46083b4f1aa6p+0, 0x1.6202da77df3f9p-2, -0x1.453d22357147ap-3, -0x1.9aee04fb80bf2p-4, 0x1.7f88cf57fba7bp+1}, 16.0));
  EAGER_TRY(const Layer layer8, nn::Softmax::make(nn::SoftmaxOptions().dtype(DType::float64).param_dtype(DType::float16)));
  EAGER_TRY(const std::vector<Tensor> outputs_9_, layer8.call({x}, false));
  EAGER_DO(expect_count(outputs_9_, 1));
  const Tensor y8 = outputs_9_.at(0);
  EAGER_DO(expect_floats(y8, DType::float64, {2, 3}, {0x1.d98bea32b9ec2p-3, 0x1.41cee8d506bedp-1, 0x1.1f3872792b189p-3, 0x1.1be07eed37a6fp-6, 0x1.2c7bd660dce78p-5, 0x1.e4593ea288745p-1}, 16.0));
  EAGER_TRY(const Layer layer9, nn::Softmax::make(nn::SoftmaxOptions().axis(0).dtype(DType::float64).param_dtype(DType::float16)));
  EAGER_TRY(const std::vector<Tensor> outputs_10_, layer9.call({x}, false));
  EAGER_DO(expect_count(outputs_10_, 1));
  const Tensor y9 = outputs_10_.at(0);
  EAGER_DO(expect_floats(y9, DType::float64, {2, 3}, {0x1.c2f7d5a8a79cap-1, 0x1.cf2e5add226b5p-1, 0x1.36b7112534847p-4, 0x1.e84152bac31afp-4, 0x1.868d2916eca5bp-4, 0x1.d9291ddb596f7p-1}, 16.0));
  EAGER_TRY(const Layer layer10, nn::Dropout::make(0x1p-1, nn::DropoutOptions().dtype(DType::float64).param_dtype(DType::float16)));
  EAGER_TRY(const std::vector<Tensor> outputs_11_, layer10.call({x}, false));
  EAGER_DO(expect_count(outputs_11_, 1));
  const Tensor y10 = outputs_11_.at(0);
  EAGER_DO(expect_floats(y10, DType::float64, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1}, 16.0));
  return done();
}

ROW(lbeta_and_its_gradient, "lbeta and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p-1, 0x1.2p+1, 0x1p+2, 0x1.4p+3, 0x1p-2, 0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::lbeta(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {-0x1.d03ee8p+1, -0x1.9afedcp+0}, 16.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {-0x1.e6092p+1, -0x1.42d74p+0, -0x1.27b174p-1, -0x1.f9e8f4p-5, -0x1.a692f4p+1, -0x1.79eaeap+0}, 32.0));
  return done();
}

ROW(ldexp, "ldexp") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1.8p+0, -0x1.8p+1, 0x0p+0}));
  EAGER_TRY(const Tensor x2, integers(DType::int32, {3}, {2, -1, 7}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_TRY(const Tensor y, eager::ldexp(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.8p+2, -0x1.8p+0, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x1, tape.gradient(y, x1, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1p+2, 0x1p-2, 0x1p+8}));
  return done();
}

ROW(leaky_relu_alpha_0_0, "leaky_relu alpha=0.0") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2}, {-0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::leaky_relu(x, LeakyReluOptions().alpha(0x0p+0)));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {-0x0p+0, 0x1p+1}, 1.0));
  return done();
}

ROW(leaky_relu_alpha_0_25_and_its_gradient, "leaky_relu alpha=0.25 and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::leaky_relu(x, LeakyReluOptions().alpha(0x1p-2)));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1p-1, -0x1p-3, 0x1.8p-1, 0x1.8p+1}));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1p-2, 0x1p-3, 0x1p+1, 0x1p-2}, 1.0));
  return done();
}

ROW(leaky_relu_alpha_0_25_of_other_dtypes, "leaky_relu alpha=0.25 of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::leaky_relu(x_float64, LeakyReluOptions().alpha(0x1p-2)));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1p-1, -0x1p-3, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::leaky_relu(x_float16, LeakyReluOptions().alpha(0x1p-2)));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1p-1, -0x1p-3, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::leaky_relu(x_bfloat16, LeakyReluOptions().alpha(0x1p-2)));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1p-1, -0x1p-3, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::leaky_relu(x_int64, LeakyReluOptions().alpha(0x1p-2)));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1p+0, 0x1p+2}));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::leaky_relu(x_uint8, LeakyReluOptions().alpha(0x1p-2)));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1p+0, 0x1p+2}));
  return done();
}

ROW(leaky_relu_with_its_default, "leaky_relu with its default") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2}, {-0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::leaky_relu(x));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {-0x1.999999999999ap-2, 0x1.8p+1}));
  return done();
}

ROW(less_of_strings, "less of strings") {
  EAGER_TRY(const Tensor x1, strings(DType::string, {3, 1}, {"a", "ab", ""}));
  EAGER_TRY(const Tensor x2, strings(DType::string, {3}, {"a", "", "\303\274"}));
  EAGER_TRY(const Tensor y, eager::less(x1, x2));
  EAGER_DO(expect_booleans(y, DType::bool_, {3, 3}, {false, false, true, false, false, true, true, false, true}));
  return done();
}

ROW(less_equal_of_strings, "less_equal of strings") {
  EAGER_TRY(const Tensor x1, strings(DType::string, {3, 1}, {"a", "ab", ""}));
  EAGER_TRY(const Tensor x2, strings(DType::string, {3}, {"a", "", "\303\274"}));
  EAGER_TRY(const Tensor y, eager::less_equal(x1, x2));
  EAGER_DO(expect_booleans(y, DType::bool_, {3, 3}, {true, false, true, false, false, true, true, true, true}));
  return done();
}

ROW(lgamma_and_its_gradient, "lgamma and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::lgamma(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.49bbd8p+0, 0x1.a051c4p-3, 0x1.337302p+0, 0x1.3ab816p+5}, 16.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {-0x1.0e8e9ap+2, -0x1.15fafap-1, 0x1.1a687ap+1, 0x1.7c3a22p-1}, 8.0));
  return done();
}

ROW(lgamma_of_other_dtypes, "lgamma of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_float64, eager::lgamma(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1.49bbd81c16efbp+0, 0x1.a051c372609eep-3, 0x1.3373018970a36p+0, 0x1.3ab8153363985p+5}, 16.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_float16, eager::lgamma(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1.49cp+0, 0x1.a04p-3, 0x1.338p+0, 0x1.3acp+5}, 4.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_bfloat16, eager::lgamma(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.4ap+0, 0x1.ap-3, 0x1.34p+0, 0x1.3ap+5}, 4.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {3, 4, 9}));
  EAGER_TRY(const Tensor y_int64, eager::lgamma(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x1.62e42fefa39efp-1, 0x1.cab0bfa2a2002p+0, 0x1.5358e82fcb70dp+3}, 16.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {3, 4, 9}));
  EAGER_TRY(const Tensor y_uint8, eager::lgamma(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x1.62e43p-1, 0x1.cab0cp+0, 0x1.5358e8p+3}, 16.0));
  return done();
}

ROW(linspace_start_m1_0_stop_1_0_num_4_endpoint_false_dtype_float64, "linspace start=-1.0 stop=1.0 num=4 endpoint=False dtype=float64") {
  EAGER_TRY(const Tensor y, eager::linspace(-0x1p+0, 0x1p+0, 4, LinspaceOptions().endpoint(false).dtype(DType::float64)));
  EAGER_DO(expect_floats(y, DType::float64, {4}, {-0x1p+0, -0x1p-1, 0x0p+0, 0x1p-1}));
  return done();
}

ROW(linspace_start_0_0_stop_1_0_num_2_endpoint_true, "linspace start=0.0 stop=1.0 num=2 endpoint=True") {
  EAGER_TRY(const Tensor y, eager::linspace(0x0p+0, 0x1p+0, 2, LinspaceOptions().endpoint(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x0p+0, 0x1p+0}));
  return done();
}

ROW(linspace_start_0_0_stop_1_0_num_5, "linspace start=0.0 stop=1.0 num=5") {
  EAGER_TRY(const Tensor y, eager::linspace(0x0p+0, 0x1p+0, 5));
  EAGER_DO(expect_floats(y, DType::float32, {5}, {0x0p+0, 0x1p-2, 0x1p-1, 0x1.8p-1, 0x1p+0}));
  return done();
}

ROW(linspace_start_1_0_stop_0_0_num_0, "linspace start=1.0 stop=0.0 num=0") {
  EAGER_TRY(const Tensor y, eager::linspace(0x1p+0, 0x0p+0, 0));
  EAGER_DO(expect_floats(y, DType::float32, {0}, {}));
  return done();
}

ROW(linspace_start_2_0_stop_3_0_num_1, "linspace start=2.0 stop=3.0 num=1") {
  EAGER_TRY(const Tensor y, eager::linspace(0x1p+1, 0x1.8p+1, 1));
  EAGER_DO(expect_floats(y, DType::float32, {1}, {0x1p+1}));
  return done();
}

ROW(local_response_norm, "local_response_norm") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 4}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x0p+0, 0x1p+0, 0x1p+0, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::local_response_norm(x));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4}, {0x1.063834p-2, -0x1.063834p-1, 0x1.063834p-3, 0x1.89544cp-1, 0x0p+0, 0x1.83091ep-2, 0x1.83091ep-2, 0x1.83091ep-1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 4}, {0x1.d041eep-3, 0x1.7e9524p-3, 0x1.fd64c8p-2, -0x1.8b7a88p-6, 0x1.2246d6p-1, 0x1.a597a6p-1, -0x1.ba539p-6, -0x1.f19e02p-3}, 64.0));
  return done();
}

ROW(local_response_norm_depth_radius_1_bias_2_0_alpha_0_25_beta_0_75, "local_response_norm depth_radius=1 bias=2.0 alpha=0.25 beta=0.75") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 4}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x0p+0, 0x1p+0, 0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::local_response_norm(x, LocalResponseNormOptions().depth_radius(1).bias(0x1p+1).alpha(0x1p-2).beta(0x1.8p-1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4}, {0x1.a70bbcp-2, -0x1.a10b8cp-1, 0x1.24a278p-3, 0x1.00a256p+0, 0x0p+0, 0x1.0185bap-1, 0x1.902c8ep-2, 0x1.a70bbcp-1}, 8.0));
  return done();
}

ROW(log_and_its_gradient, "log and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::log(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.0a2b24p+1, -0x1.269622p-2, 0x1.d5241p-1, 0x1.7f7428p+1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1p+3, 0x1.555556p-1, 0x1.99999ap-1, 0x1.99999ap-7}, 8.0));
  return done();
}

ROW(log_of_other_dtypes, "log of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_float64, eager::log(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.0a2b23f3bab73p+1, -0x1.269621134db92p-2, 0x1.d5240f0e0e078p-1, 0x1.7f7427b73e391p+1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_float16, eager::log(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.0a4p+1, -0x1.268p-2, 0x1.d54p-1, 0x1.7f8p+1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_bfloat16, eager::log(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.0ap+1, -0x1.26p-2, 0x1.d6p-1, 0x1.8p+1}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {1, 2, 9}));
  EAGER_TRY(const Tensor y_int64, eager::log(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.62e42fefa39efp-1, 0x1.193ea7aad030bp+1}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {1, 2, 9}));
  EAGER_TRY(const Tensor y_uint8, eager::log(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.62e43p-1, 0x1.193ea8p+1}, 4.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::log(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{-0x1.a93ed4p-4, 0x1.f730bep-1}, {0x1.307d74p-2, 0x1.616b46p+1}, {0x1.d5241p-1, -0x1.dac67p-1}}, 8.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{0x1.3b13b2p-1, 0x1.d89d8ap-1}, {-0x1.1a7b96p-2, -0x1.611a7cp-1}, {0x1.47ae14p-3, -0x1.c28f5cp-1}}, 16.0));
  return done();
}

ROW(log_of_what_is_no_finite_number, "log of what is no finite number") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {0x0p+0, -0x1p+0, Inf, NaN}));
  EAGER_TRY(const Tensor y, eager::log(x));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-Inf, NaN, Inf, NaN}));
  return done();
}

ROW(log10_and_its_gradient, "log10 and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::log10(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.ce61dp-1, -0x1.ffbfc2p-4, 0x1.977d96p-2, 0x1.4d104ep+0}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.bcb7b2p+1, 0x1.287a76p-2, 0x1.63c628p-2, 0x1.63c628p-8}, 8.0));
  return done();
}

ROW(log10_of_other_dtypes, "log10 of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_float64, eager::log10(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.ce61cf8ef36fep-1, -0x1.ffbfc2bbc7803p-4, 0x1.977d95ec10c02p-2, 0x1.4d104d427de8p+0}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_float16, eager::log10(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.ce8p-1, -0x1.ffcp-4, 0x1.978p-2, 0x1.4dp+0}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_bfloat16, eager::log10(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.cep-1, -0x1p-3, 0x1.98p-2, 0x1.4ep+0}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {1, 2, 9}));
  EAGER_TRY(const Tensor y_int64, eager::log10(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.34413509f79ffp-2, 0x1.e8927964fd5fdp-1}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {1, 2, 9}));
  EAGER_TRY(const Tensor y_uint8, eager::log10(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.344136p-2, 0x1.e8927ap-1}, 4.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::log10(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{-0x1.715d0cp-5, 0x1.b510ccp-2}, {0x1.087a08p-3, 0x1.32f9d4p+0}, {0x1.977d96p-2, -0x1.9c626cp-2}}, 8.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{0x1.11ac1ep-2, 0x1.9a822ep-2}, {-0x1.eab90ap-4, -0x1.32b3a6p-2}, {0x1.1c9e86p-4, -0x1.8759f8p-2}}, 16.0));
  return done();
}

ROW(log1p_and_its_gradient, "log1p and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p-1, 0x1p-3, 0x1.8p-1, 0x1.4p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::log1p(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.62e43p-1, 0x1.e27076p-4, 0x1.1e85f6p-1, 0x1.40b512p+0}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1p+1, 0x1.c71c72p-2, 0x1.24924ap+0, 0x1.24924ap-4}, 8.0));
  return done();
}

ROW(log1p_of_other_dtypes, "log1p of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p-1, 0x1p-3, 0x1.8p-1, 0x1.4p+1}));
  EAGER_TRY(const Tensor y_float64, eager::log1p(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.62e42fefa39efp-1, 0x1.e27076e2af2e6p-4, 0x1.1e85f5e7040dp-1, 0x1.40b512eb53d6p+0}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p-1, 0x1p-3, 0x1.8p-1, 0x1.4p+1}));
  EAGER_TRY(const Tensor y_float16, eager::log1p(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.63p-1, 0x1.e28p-4, 0x1.1e8p-1, 0x1.40cp+0}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p-1, 0x1p-3, 0x1.8p-1, 0x1.4p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::log1p(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.62p-1, 0x1.e2p-4, 0x1.1ep-1, 0x1.4p+0}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 2, 9}));
  EAGER_TRY(const Tensor y_int64, eager::log1p(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.193ea7aad030bp+0, 0x1.26bb1bbb55516p+1}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 2, 9}));
  EAGER_TRY(const Tensor y_uint8, eager::log1p(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.193ea8p+0, 0x1.26bb1cp+1}, 4.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::log1p(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{0x1.08b90ep-1, 0x1.dac67p-2}, {-0x1.29c44p-1, 0x1.0468a8p+1}, {0x1.29e43cp+0, -0x1.5977a6p-1}}, 8.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{0x1.111112p-1, 0x1.111112p-2}, {-0x1.99999ap+0, -0x1.99999ap-1}, {0x1.2bb512p-2, -0x1.44aed4p-1}}, 16.0));
  return done();
}

ROW(log2_and_its_gradient, "log2 and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::log2(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.8p+1, -0x1.a8ff98p-2, 0x1.5269e2p+0, 0x1.149a78p+2}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.715476p+3, 0x1.ec709ep-1, 0x1.2776c6p+0, 0x1.2776c6p-6}, 8.0));
  return done();
}

ROW(log2_of_other_dtypes, "log2 of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_float64, eager::log2(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.8p+1, -0x1.a8ff971810a5ep-2, 0x1.5269e12f346e3p+0, 0x1.149a784bcd1b9p+2}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_float16, eager::log2(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.8p+1, -0x1.a9p-2, 0x1.528p+0, 0x1.148p+2}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_bfloat16, eager::log2(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.8p+1, -0x1.a8p-2, 0x1.52p+0, 0x1.14p+2}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {1, 2, 9}));
  EAGER_TRY(const Tensor y_int64, eager::log2(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1p+0, 0x1.95c01a39fbd68p+1}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {1, 2, 9}));
  EAGER_TRY(const Tensor y_uint8, eager::log2(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1p+0, 0x1.95c01ap+1}, 4.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::log2(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{-0x1.32bfeep-3, 0x1.6af9a2p+0}, {0x1.b74948p-2, 0x1.fde03cp+1}, {0x1.5269e2p+0, -0x1.567a56p+0}}, 8.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{0x1.c68f56p-1, 0x1.54eb8p+0}, {-0x1.978956p-2, -0x1.fd6bacp-1}, {0x1.d8be08p-3, -0x1.4502a6p+0}}, 16.0));
  return done();
}

ROW(log_ndtr_and_its_gradient, "log_ndtr and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1.4p+2, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::log_ndtr(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.e21478p+3, -0x1.2d088ep+0, -0x1.072982p-2, -0x1.621b52p-10}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.4befaep+2, 0x1.241dacp-1, 0x1.8eba2cp-1, 0x1.22d696p-10}, 8.0));
  return done();
}

ROW(log_ndtr_of_other_dtypes, "log_ndtr of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1.4p+2, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::log_ndtr(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.e21477830f2bdp+3, -0x1.2d088d9f06be4p+0, -0x1.0729814d5233ep-2, -0x1.621b527ca0146p-10}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1.4p+2, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::log_ndtr(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.e2p+3, -0x1.2dp+0, -0x1.074p-2, -0x1.62p-10}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1.4p+2, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::log_ndtr(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.e2p+3, -0x1.2ep+0, -0x1.08p-2, -0x1.62p-10}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::log_ndtr(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {-0x1.62e42fefa39efp-1, -0x1.61ccbbb9543afp-3, -0x1.09ae8d0ec846fp-15}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::log_ndtr(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {-0x1.62e43p-1, -0x1.61ccbcp-3, -0x1.09ae8ep-15}, 4.0));
  return done();
}

ROW(log_sigmoid_and_its_gradient, "log_sigmoid and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::log_sigmoid(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.103f2ep+1, -0x1.f2ba38p-1, -0x1.8c27eap-2, -0x1.8e071p-5}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.c2f7d6p-1, 0x1.3eb2fep-2, 0x1.488562p-1, 0x1.848344p-7}, 8.0));
  return done();
}

ROW(log_sigmoid_of_other_dtypes, "log_sigmoid of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::log_sigmoid(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.103f2d54301d5p+1, -0x1.f2ba37edae032p-1, -0x1.8c27e9bc22ee1p-2, -0x1.8e070fc045701p-5}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::log_sigmoid(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.104p+1, -0x1.f2cp-1, -0x1.8c4p-2, -0x1.8ep-5}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::log_sigmoid(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.1p+1, -0x1.f2p-1, -0x1.8cp-2, -0x1.8ep-5}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::log_sigmoid(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {-0x1.62e42fefa39efp-1, -0x1.40c7abfbec124p-2, -0x1.295e50b53b654p-6}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::log_sigmoid(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {-0x1.62e43p-1, -0x1.40c7acp-2, -0x1.295e5p-6}, 4.0));
  return done();
}

ROW(log_softmax, "log_softmax") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::log_softmax(x));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {-0x1.76e0ep+0, -0x1.db837ep-2, -0x1.f6e0ep+0, -0x1.050eeep+2, -0x1.6a1ddcp+1, -0x1.43bb76p-4}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.86964cp-3, -0x1.b32a18p+0, 0x1.82574ep+0, 0x1.5b5d96p-3, 0x1.382bd2p+0, -0x1.639784p+0}, 64.0));
  return done();
}

ROW(log_softmax_axis_0, "log_softmax axis=0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::log_softmax(x, LogSoftmaxOptions().axis(0)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {-0x1.03f2d6p-3, -0x1.48239ap-3, -0x1.4a191p+1, -0x1.103f2ep+1, -0x1.e90474p+0, -0x1.4321e2p-4}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {-0x1.9dae58p-4, -0x1.343328p+0, 0x1.9ee6cap+0, 0x1.9dae58p-4, 0x1.343328p+0, -0x1.9ee6cap+0}, 64.0));
  return done();
}

ROW(log_softmax_of_bfloat16, "log_softmax of bfloat16") {
  EAGER_TRY(const Tensor x, floats(DType::bfloat16, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::log_softmax(x));
  EAGER_DO(expect_floats(y, DType::bfloat16, {2, 3}, {-0x1.76p+0, -0x1.dcp-2, -0x1.f6p+0, -0x1.06p+2, -0x1.6ap+1, -0x1.44p-4}, 2.0));
  return done();
}

ROW(log_softmax_of_float16, "log_softmax of float16") {
  EAGER_TRY(const Tensor x, floats(DType::float16, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::log_softmax(x));
  EAGER_DO(expect_floats(y, DType::float16, {2, 3}, {-0x1.77p+0, -0x1.db8p-2, -0x1.f7p+0, -0x1.05p+2, -0x1.6ap+1, -0x1.43cp-4}, 2.0));
  return done();
}

ROW(log_softmax_of_float64, "log_softmax of float64") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::log_softmax(x));
  EAGER_DO(expect_floats(y, DType::float64, {2, 3}, {-0x1.76e0df6506e37p+0, -0x1.db837d941b8dbp-2, -0x1.f6e0df6506e37p+0, -0x1.050eeddb0ec37p+2, -0x1.6a1ddbb61d86dp+1, -0x1.43bb76c3b0da4p-4}, 8.0));
  return done();
}

ROW(logaddexp_and_its_gradients, "logaddexp and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::logaddexp(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.a309fap+0, 0x1.9fba38p-1, 0x1.801ddep+1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1.488562p-2, 0x1.ec3ad6p-6, 0x1.ff8896p+0}, 16.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {0x1.5bbd5p-1, 0x1.e13c52p-2, 0x1.dda738p-10}, 16.0));
  return done();
}

ROW(logaddexp_of_other_dtypes, "logaddexp of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::logaddexp(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x1.a309fa6f08bb8p+0, 0x1.9fba37405c85bp-1, 0x1.801dddef4e205p+1}, 8.0));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::logaddexp(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x1.a3p+0, 0x1.9fcp-1, 0x1.8p+1}, 1.0));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::logaddexp(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.a4p+0, 0x1.ap-1, 0x1.8p+1}, 1.0));
  return done();
}

ROW(logaddexp2_and_its_gradients, "logaddexp2 and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::logaddexp2(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.ec56bp+0, 0x1.e65e96p-1, 0x1.816fe6p+1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1.7dd588p-2, 0x1.0909ecp-4, 0x1.fc07fp+0}, 16.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {0x1.41153cp-1, 0x1.bdbd84p-2, 0x1.fc07fp-7}, 16.0));
  return done();
}

ROW(logaddexp2_of_other_dtypes, "logaddexp2 of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::logaddexp2(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x1.ec56b0c7e5942p+0, 0x1.e65e960c1b801p-1, 0x1.816fe50b6ef08p+1}, 8.0));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::logaddexp2(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x1.ec4p+0, 0x1.e64p-1, 0x1.818p+1}, 1.0));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::logaddexp2(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.ecp+0, 0x1.e6p-1, 0x1.82p+1}, 1.0));
  return done();
}

ROW(logdet, "logdet") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2, 2}, {0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::logdet(x));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1.f2272ae325a58p+0, 0x1.cab0bfa2a2002p+0}, 64.0));
  return done();
}

ROW(logic, "logic") {
  EAGER_TRY(const Tensor p, booleans(DType::bool_, {4}, {false, false, true, true}));
  EAGER_TRY(const Tensor q, booleans(DType::bool_, {4}, {false, true, false, true}));
  EAGER_TRY(const Tensor logical_and_y, eager::logical_and(p, q));
  EAGER_DO(expect_booleans(logical_and_y, DType::bool_, {4}, {false, false, false, true}));
  EAGER_TRY(const Tensor logical_or_y, eager::logical_or(p, q));
  EAGER_DO(expect_booleans(logical_or_y, DType::bool_, {4}, {false, true, true, true}));
  EAGER_TRY(const Tensor logical_xor_y, eager::logical_xor(p, q));
  EAGER_DO(expect_booleans(logical_xor_y, DType::bool_, {4}, {false, true, true, false}));
  EAGER_TRY(const Tensor bitwise_and_y, eager::bitwise_and(p, q));
  EAGER_DO(expect_booleans(bitwise_and_y, DType::bool_, {4}, {false, false, false, true}));
  EAGER_TRY(const Tensor bitwise_or_y, eager::bitwise_or(p, q));
  EAGER_DO(expect_booleans(bitwise_or_y, DType::bool_, {4}, {false, true, true, true}));
  EAGER_TRY(const Tensor bitwise_xor_y, eager::bitwise_xor(p, q));
  EAGER_DO(expect_booleans(bitwise_xor_y, DType::bool_, {4}, {false, true, true, false}));
  EAGER_TRY(const Tensor logical_not_y, eager::logical_not(p));
  EAGER_DO(expect_booleans(logical_not_y, DType::bool_, {4}, {true, true, false, false}));
  EAGER_TRY(const Tensor bitwise_invert_y, eager::bitwise_invert(p));
  EAGER_DO(expect_booleans(bitwise_invert_y, DType::bool_, {4}, {true, true, false, false}));
  return done();
}

ROW(logsumexp, "logsumexp") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::logsumexp(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.63fa82p+2}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1.107f82p-11, 0x1.725dp-10, 0x1.f7603ap-9, 0x1.561452p-7, 0x1.d0ef2p-6, 0x1.3bf49ap-4, 0x1.ad6d92p-3, 0x1.107f82p-11, 0x1.725dp-10, 0x1.f7603ap-9, 0x1.561452p-7, 0x1.d0ef2p-6, 0x1.3bf49ap-4, 0x1.ad6d92p-3, 0x1.107f82p-11, 0x1.725dp-10, 0x1.f7603ap-9, 0x1.561452p-7, 0x1.d0ef2p-6, 0x1.3bf49ap-4, 0x1.ad6d92p-3, 0x1.107f82p-11, 0x1.725dp-10, 0x1.f7603ap-9}, 8.0));
  return done();
}

ROW(logsumexp_axis, "logsumexp axis=") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::logsumexp(x, LogsumexpOptions().axis({})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}, 8.0));
  return done();
}

ROW(logsumexp_axis_0_m1_keepdims_true, "logsumexp axis=0,-1 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::logsumexp(x, LogsumexpOptions().axis({0, -1}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 1}, {0x1.17f984p+2, 0x1.2ec78ep+2, 0x1.0da614p+2}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 1}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1.bec542p-10, 0x1.2f9cbp-8, 0x1.9ca6cep-7, 0x1.186d02p-5, 0x1.0ae3d4p-5, 0x1.6abdb4p-4, 0x1.ed0424p-3, 0x1.38d94p-11, 0x1.64c55p-7, 0x1.e4e6d6p-6, 0x1.49865ep-4, 0x1.bfdee8p-3, 0x1.0302ap-2, 0x1.60080cp-1, 0x1.bec542p-10, 0x1.2f9cbp-8, 0x1.20f4fep-8, 0x1.88bbb8p-7, 0x1.0ae3d4p-5, 0x1.6abdb4p-4, 0x1.9daaf2p+0, 0x1.067f4cp-8, 0x1.64c55p-7, 0x1.e4e6d6p-6}, 8.0));
  return done();
}

ROW(logsumexp_axis_1, "logsumexp axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::logsumexp(x, LogsumexpOptions().axis({1})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4}, {0x1.086ee2p+1, 0x1.886ee2p+1, 0x1.043772p+2, 0x1.29cccep+1, 0x1.14e666p+2, 0x1.0342b2p+2, 0x1.086ee2p+1, 0x1.886ee2p+1}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1.18f332p-6, 0x1.18f332p-7, 0x1.18f332p-5, 0x1.0fc1dap-4, 0x1.df5acap-1, 0x1.df5acap-2, 0x1.df5acap+0, 0x1.b0f5bap-9, 0x1.7dd9c2p-5, 0x1.7dd9c2p-6, 0x1.7dd9c2p-4, 0x1.715b3cp-3, 0x1.97a2c8p-2, 0x1.6ced42p+1, 0x1.a56ccap-7, 0x1.18f332p-6, 0x1.44b84cp-6, 0x1.22b2bcp-3, 0x1.678418p-1, 0x1.df5acap-1, 0x1.15046cp+0, 0x1.cf22e6p-8, 0x1.1e635p-5, 0x1.7dd9c2p-5}, 8.0));
  return done();
}

ROW(lp_pool, "lp_pool") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 1}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::lp_pool(x));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 1}, {0x1.639e26p+4, 0x1.89cab4p+5, 0x1.7e7f4p+5, 0x1.4be126p+5}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 1}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 1}, {0x0p+0, 0x1.faca94p-2, 0x1.c9a9c4p-3, 0x1.573f52p-2, 0x1.4280eap-2, 0x1.9ea5bep-1, 0x1.2da44p-2, 0x1.f344d4p-6, 0x1.2bd718p-1, 0x1.0bb6e8p+0, 0x1.bc4e4cp-3, 0x1.edac54p-5, 0x1.c1c2a4p-1, 0x1.56acaep+0, 0x1.283432p-5, 0x1.a39f48p-4}, 8.0));
  return done();
}

ROW(lp_pool_ord_1_0_ksize_2_strides_1, "lp_pool ord=1.0 ksize=2 strides=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 1}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4}));
  EAGER_TRY(const Tensor y, eager::lp_pool(x, LpPoolOptions().ord(0x1p+0).ksize({2}).strides({1})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 3, 1}, {0x1.2p+5, 0x1.4p+6, 0x1.5cp+6, 0x1p+6, 0x1.bp+6, 0x1.38p+6, 0x1.7p+6, 0x1.8cp+6, 0x1.14p+6}));
  return done();
}

ROW(lp_pool_ord_1_0_ksize_2_strides_2_dilations_2_ceil_mode_true_padding_explicit_paddings_1_d, "lp_pool ord=1.0 ksize=2 strides=2 dilations=2 ceil_mode=True padding=EXPLICIT paddings=1 data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 1, 6}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3}));
  EAGER_TRY(const Tensor y, eager::lp_pool(x, LpPoolOptions().ord(0x1p+0).ksize({2}).strides({2}).padding(Padding::explicit_).data_format(DataFormat::nchw).paddings({1}).dilations({2}).ceil_mode(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 1, 4}, {0x1.6p+3, 0x1.6p+5, 0x1.98p+5, 0x1.2p+4, 0x1.8p+1, 0x1.cp+4, 0x1.18p+5, 0x1.4p+3}));
  return done();
}

ROW(lstm, "lstm") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor kernel, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor recurrent_kernel, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor bias, floats(DType::float32, {8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Tensor initial_c, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, -0x1p-1, 0x1p-2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(kernel));
  EAGER_DO(tape.watch(recurrent_kernel));
  EAGER_DO(tape.watch(bias));
  EAGER_DO(tape.watch(initial_h));
  EAGER_DO(tape.watch(initial_c));
  EAGER_TRY(const LstmOutputs outputs_1_, eager::lstm(x, kernel, recurrent_kernel, LstmOptions().bias(bias).initial_h(initial_h).initial_c(initial_c)));
  const Tensor y0 = outputs_1_.sequence;
  const Tensor y1 = outputs_1_.h;
  const Tensor y2 = outputs_1_.c;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 3, 2}, {0x1.aab342p-3, 0x1.517db6p-3, 0x1.0a8528p-3, 0x1.5b1abcp-3, 0x1.342cdcp-4, 0x1.6d4a8p-3, -0x1.91ff62p-6, 0x1.126386p-3, 0x1.71398ep-8, 0x1.32c96p-3, 0x1.a3277ap-7, 0x1.4f966ep-3}, 32.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {0x1.342cdcp-4, 0x1.6d4a8p-3, 0x1.a3277ap-7, 0x1.4f966ep-3}, 32.0));
  EAGER_DO(expect_floats(y2, DType::float32, {2, 2}, {0x1.bab198p-3, 0x1.b5a334p-2, 0x1.2372bcp-5, 0x1.887922p-2}, 32.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1, y2}, {x, kernel, recurrent_kernel, bias, initial_h, initial_c}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_2_, 6));
  const Tensor d_x = outputs_2_.at(0);
  const Tensor d_kernel = outputs_2_.at(1);
  const Tensor d_recurrent_kernel = outputs_2_.at(2);
  const Tensor d_bias = outputs_2_.at(3);
  const Tensor d_initial_h = outputs_2_.at(4);
  const Tensor d_initial_c = outputs_2_.at(5);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {0x1.37fd42p-10, -0x1.11a15ap-5, 0x1.2def7ep-3, -0x1.2c2506p-3, 0x1.5c3614p-3, -0x1.b729fp-4, 0x1.521e32p-4, -0x1.33445p-3, 0x1.298072p-2, -0x1.06a65p-2, 0x1.141daap-2, -0x1.4ee272p-2}, 512.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 8}, {-0x1.7b82ecp-4, -0x1.6b1748p-5, -0x1.df6678p-5, -0x1.9c8344p-6, 0x1.89a766p-7, -0x1.400036p-5, -0x1.a18d26p-5, 0x1.527a42p-4, -0x1.c0289p-8, 0x1.7ce0dap-4, 0x1.3878f6p-5, 0x1.7a7392p-4, 0x1.4e8788p-1, 0x1.82657p-2, 0x1.09f348p-5, 0x1.c9a57ep-3}, 512.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 8}, {0x1.8ee20ep-3, 0x1.d10f94p-3, 0x1.0566eep-4, 0x1.30def6p-3, 0x1.574b4p-1, 0x1.e646f4p-2, 0x1.b98b8p-4, 0x1.f90862p-4, 0x1.8bb128p-8, 0x1.dc2c82p-5, -0x1.e0117ap-9, 0x1.aca916p-5, 0x1.56f948p-2, 0x1.c3f664p-3, 0x1.07802cp-6, 0x1.83a904p-4}, 512.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {8}, {0x1.d4ab2ep-2, 0x1.76f3p-1, 0x1.07f524p-1, 0x1.410d96p-1, 0x1.b5d68cp+1, 0x1.1c43a4p+1, 0x1.c7aaf4p-2, 0x1.808b26p-1}, 512.0));
  EAGER_DO(expect_floats(d_initial_h, DType::float32, {2, 2}, {0x1.37fd42p-10, -0x1.11a15ap-5, 0x1.521e32p-4, -0x1.33445p-3}, 512.0));
  EAGER_DO(expect_floats(d_initial_c, DType::float32, {2, 2}, {0x1.ec0ef8p-2, 0x1.4fbe86p-2, 0x1.0a0ff6p-1, 0x1.d797eap-2}, 512.0));
  return done();
}

ROW(lstm_reverse_true, "lstm reverse=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor kernel, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor recurrent_kernel, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor bias, floats(DType::float32, {8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Tensor initial_c, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, -0x1p-1, 0x1p-2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(kernel));
  EAGER_DO(tape.watch(recurrent_kernel));
  EAGER_DO(tape.watch(bias));
  EAGER_TRY(const LstmOutputs outputs_1_, eager::lstm(x, kernel, recurrent_kernel, LstmOptions().bias(bias).initial_h(initial_h).initial_c(initial_c).reverse(true)));
  const Tensor y0 = outputs_1_.sequence;
  const Tensor y1 = outputs_1_.h;
  const Tensor y2 = outputs_1_.c;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 3, 2}, {0x1.a5717ap-4, 0x1.37ad08p-3, 0x1.00c3d2p-3, 0x1.7c9c7p-3, 0x1.4b7ddep-3, 0x1.7febc2p-3, 0x1.bfadbcp-6, 0x1.0eb752p-3, -0x1.45c272p-7, 0x1.44272cp-3, -0x1.3dc0c4p-5, 0x1.262fcap-3}, 32.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {0x1.a5717ap-4, 0x1.37ad08p-3, 0x1.bfadbcp-6, 0x1.0eb752p-3}, 32.0));
  EAGER_DO(expect_floats(y2, DType::float32, {2, 2}, {0x1.f14deep-3, 0x1.641f4p-2, 0x1.fd8c3cp-5, 0x1.2deb0ep-2}, 32.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1, y2}, {kernel, recurrent_kernel, bias}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_2_, 3));
  const Tensor d_kernel = outputs_2_.at(0);
  const Tensor d_recurrent_kernel = outputs_2_.at(1);
  const Tensor d_bias = outputs_2_.at(2);
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 8}, {-0x1.247f12p-4, 0x1.9b87d8p-6, -0x1.efbd8cp-5, -0x1.50a1f8p-5, -0x1.dec15cp-1, -0x1.0cf8f2p-2, -0x1.e1bb84p-5, 0x1.9f8dccp-6, 0x1.5e715ap-6, 0x1.085b96p-3, 0x1.7bb678p-6, 0x1.cfd3a8p-5, -0x1.a5b6c6p-3, 0x1.8f1f56p-5, 0x1.0172bp-5, 0x1.4c1a8cp-3}, 512.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 8}, {0x1.0b323ap-3, 0x1.f98e32p-3, 0x1.20db86p-4, 0x1.273d02p-3, 0x1.03f4ap-1, 0x1.581844p-2, 0x1.d1835p-4, 0x1.17f9bp-2, 0x1.2903ecp-5, -0x1.31b4dcp-9, -0x1.cefa4ap-7, 0x1.3687fp-6, 0x1.f369e4p-2, 0x1.23952cp-3, 0x1.01fdfp-6, -0x1.061f36p-5}, 512.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {8}, {0x1.facf38p-2, 0x1.1be37ap-1, 0x1.c91084p-2, 0x1.0ad1ep-1, 0x1.f1c4e4p+1, 0x1.a9267cp+0, 0x1.ecc978p-2, 0x1.758bc4p-1}, 512.0));
  return done();
}

ROW(lstm_time_major_true, "lstm time_major=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2, -0x1p-3, 0x1p-4, -0x1p-4, 0x1p-3, 0x1p-2, 0x1.cp-2, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor kernel, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor recurrent_kernel, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor bias, floats(DType::float32, {8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Tensor initial_c, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, -0x1p-1, 0x1p-2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(kernel));
  EAGER_DO(tape.watch(recurrent_kernel));
  EAGER_DO(tape.watch(bias));
  EAGER_TRY(const LstmOutputs outputs_1_, eager::lstm(x, kernel, recurrent_kernel, LstmOptions().bias(bias).initial_h(initial_h).initial_c(initial_c).time_major(true)));
  const Tensor y0 = outputs_1_.sequence;
  const Tensor y1 = outputs_1_.h;
  const Tensor y2 = outputs_1_.c;
  EAGER_DO(expect_floats(y0, DType::float32, {3, 2, 2}, {0x1.aab342p-3, 0x1.517db6p-3, -0x1.91ff62p-6, 0x1.126386p-3, 0x1.0a8528p-3, 0x1.5b1abcp-3, 0x1.71398ep-8, 0x1.32c96p-3, 0x1.342cdcp-4, 0x1.6d4a8p-3, 0x1.a3277ap-7, 0x1.4f966ep-3}, 32.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {0x1.342cdcp-4, 0x1.6d4a8p-3, 0x1.a3277ap-7, 0x1.4f966ep-3}, 32.0));
  EAGER_DO(expect_floats(y2, DType::float32, {2, 2}, {0x1.bab198p-3, 0x1.b5a334p-2, 0x1.2372bcp-5, 0x1.887922p-2}, 32.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {3, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1, y2}, {x, kernel, recurrent_kernel, bias}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_2_, 4));
  const Tensor d_x = outputs_2_.at(0);
  const Tensor d_kernel = outputs_2_.at(1);
  const Tensor d_recurrent_kernel = outputs_2_.at(2);
  const Tensor d_bias = outputs_2_.at(3);
  EAGER_DO(expect_floats(d_x, DType::float32, {3, 2, 2}, {0x1.819354p-5, -0x1.f7c47ap-7, 0x1.79659ap-4, -0x1.d43a46p-3, 0x1.86f58p-3, -0x1.173e38p-4, 0x1.08658cp-2, -0x1.1e172ep-2, 0x1.3ca05ap-3, -0x1.826296p-4, 0x1.141daap-2, -0x1.4ee272p-2}, 512.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 8}, {-0x1.acdb56p-4, -0x1.ea574ep-5, -0x1.07d74p-6, -0x1.e1aecp-5, -0x1.d17b24p-6, -0x1.eb8a96p-4, -0x1.aaa82p-5, 0x1.ba7e78p-5, -0x1.1bc07ap-6, 0x1.37c5f6p-4, 0x1.850cdap-5, 0x1.11dd5ep-4, 0x1.2dcc56p-1, 0x1.38863ap-2, 0x1.878754p-7, 0x1.98616ep-3}, 512.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 8}, {0x1.d0e764p-3, 0x1.92dacp-3, -0x1.a1211cp-6, 0x1.4ba8p-3, 0x1.713f72p-1, 0x1.f088f4p-2, 0x1.363308p-4, 0x1.b88d2cp-4, 0x1.ab218ep-8, 0x1.787cd4p-5, -0x1.02fc2ep-7, 0x1.4fcc02p-5, 0x1.414b4ap-2, 0x1.865836p-3, -0x1.f0bdaap-13, 0x1.ba0d66p-4}, 512.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {8}, {0x1.dd39ap-2, 0x1.734bbep-1, 0x1.5b5052p-2, 0x1.572328p-1, 0x1.a5cae8p+1, 0x1.2245eap+1, 0x1.5db14ep-2, 0x1.8d026ap-1}, 512.0));
  return done();
}

ROW(lstm_with_a_mask, "lstm with a mask") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor kernel, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor recurrent_kernel, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor bias, floats(DType::float32, {8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Tensor initial_c, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, -0x1p-1, 0x1p-2}));
  EAGER_TRY(const Tensor mask, booleans(DType::bool_, {2, 3}, {true, true, false, true, false, true}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(kernel));
  EAGER_DO(tape.watch(recurrent_kernel));
  EAGER_DO(tape.watch(bias));
  EAGER_DO(tape.watch(initial_h));
  EAGER_DO(tape.watch(initial_c));
  EAGER_TRY(const LstmOutputs outputs_1_, eager::lstm(x, kernel, recurrent_kernel, LstmOptions().bias(bias).initial_h(initial_h).initial_c(initial_c).mask(mask)));
  const Tensor y0 = outputs_1_.sequence;
  const Tensor y1 = outputs_1_.h;
  const Tensor y2 = outputs_1_.c;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 3, 2}, {0x1.aab342p-3, 0x1.517db6p-3, 0x1.0a8528p-3, 0x1.5b1abcp-3, 0x1.0a8528p-3, 0x1.5b1abcp-3, -0x1.91ff62p-6, 0x1.126386p-3, -0x1.91ff62p-6, 0x1.126386p-3, -0x1.b1a414p-9, 0x1.5440bcp-3}, 32.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {0x1.0a8528p-3, 0x1.5b1abcp-3, -0x1.b1a414p-9, 0x1.5440bcp-3}, 32.0));
  EAGER_DO(expect_floats(y2, DType::float32, {2, 2}, {0x1.69a4eap-2, 0x1.9c8f12p-2, -0x1.2adf2cp-7, 0x1.8d6274p-2}, 32.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1, y2}, {x, kernel, recurrent_kernel, bias, initial_h, initial_c}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_2_, 6));
  const Tensor d_x = outputs_2_.at(0);
  const Tensor d_kernel = outputs_2_.at(1);
  const Tensor d_recurrent_kernel = outputs_2_.at(2);
  const Tensor d_bias = outputs_2_.at(3);
  const Tensor d_initial_h = outputs_2_.at(4);
  const Tensor d_initial_c = outputs_2_.at(5);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {0x1.79cd7p-5, -0x1.70d8eap-5, 0x1.00defap-3, -0x1.47cdacp-3, 0x0p+0, 0x0p+0, 0x1.9de966p-4, -0x1.c5499cp-3, 0x0p+0, 0x0p+0, 0x1.2c018ap-2, -0x1.6668aap-2}, 512.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 8}, {-0x1.44f0dcp-3, -0x1.43183ep-3, -0x1.2be3ecp-3, -0x1.ccf98p-4, -0x1.1ab6ap-2, -0x1.3ca1dap-2, -0x1.b59836p-4, -0x1.ae5a58p-4, -0x1.04334ap-4, -0x1.3765bep-5, -0x1.ee1602p-5, -0x1.0025eap-6, 0x1.000676p-2, 0x1.0828aep-7, -0x1.27c01cp-6, 0x1.36bc38p-5}, 512.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 8}, {0x1.289834p-2, 0x1.496bfep-2, 0x1.ce0d2ap-6, 0x1.a1da3cp-3, 0x1.cbca38p-1, 0x1.4b889cp-1, 0x1.f14154p-4, 0x1.35449p-2, -0x1.dc65b2p-7, 0x1.306e4cp-7, -0x1.43758ep-5, 0x1.03567cp-7, 0x1.3614bp-3, 0x1.0d7feep-4, 0x1.7c7166p-6, 0x1.24fe68p-4}, 512.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {8}, {0x1.03c99ep-1, 0x1.46fe68p-1, 0x1.d6512p-2, 0x1.08a004p-1, 0x1.6728bap+1, 0x1.b12ed6p+0, 0x1.e4e03ep-2, 0x1.867af8p-1}, 512.0));
  EAGER_DO(expect_floats(d_initial_h, DType::float32, {2, 2}, {0x1.79cd7p-5, -0x1.70d8eap-5, 0x1.9de966p-4, -0x1.c5499cp-3}, 512.0));
  EAGER_DO(expect_floats(d_initial_c, DType::float32, {2, 2}, {0x1.4f75a6p-1, 0x1.097f26p-1, 0x1.af27bcp-1, 0x1.7431dap-1}, 512.0));
  return done();
}

ROW(lstm_cell, "lstm_cell") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2}));
  EAGER_TRY(const Tensor h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Tensor c, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, -0x1p-1, 0x1p-2}));
  EAGER_TRY(const Tensor kernel, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor recurrent_kernel, floats(DType::float32, {2, 8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor bias, floats(DType::float32, {8}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(h));
  EAGER_DO(tape.watch(c));
  EAGER_DO(tape.watch(kernel));
  EAGER_DO(tape.watch(recurrent_kernel));
  EAGER_DO(tape.watch(bias));
  EAGER_TRY(const LstmCellOutputs outputs_1_, eager::lstm_cell(x, h, c, kernel, recurrent_kernel, LstmCellOptions().bias(bias)));
  const Tensor y0 = outputs_1_.next_h;
  const Tensor y1 = outputs_1_.next_c;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2}, {0x1.aab342p-3, 0x1.517db6p-3, -0x1.91ff62p-6, 0x1.126386p-3}, 32.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {0x1.2ee6bp-1, 0x1.b1b8a4p-2, -0x1.2c1f8p-4, 0x1.6c50fap-2}, 32.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1}, {x, h, c, kernel, recurrent_kernel, bias}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_2_, 6));
  const Tensor d_x = outputs_2_.at(0);
  const Tensor d_h = outputs_2_.at(1);
  const Tensor d_c = outputs_2_.at(2);
  const Tensor d_kernel = outputs_2_.at(3);
  const Tensor d_recurrent_kernel = outputs_2_.at(4);
  const Tensor d_bias = outputs_2_.at(5);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2}, {-0x1.3d8a6cp-10, -0x1.4151acp-5, 0x1.bc9f36p-4, -0x1.76803ap-2}, 512.0));
  EAGER_DO(expect_floats(d_h, DType::float32, {2, 2}, {-0x1.3d8a6cp-10, -0x1.4151acp-5, 0x1.bc9f36p-4, -0x1.76803ap-2}, 512.0));
  EAGER_DO(expect_floats(d_c, DType::float32, {2, 2}, {0x1.17230ep-1, 0x1.331296p-2, 0x1.270756p+0, 0x1.54034cp-3}, 512.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 8}, {-0x1.6ee18ap-3, -0x1.f9029p-5, -0x1.b93bccp-7, -0x1.9feb86p-5, -0x1.fcc95ap-2, -0x1.17b26ap-3, -0x1.91b468p-5, -0x1.0f5f5ep-5, -0x1.b1a64p-4, -0x1.32357p-5, -0x1.078dbep-6, -0x1.ffd27p-6, -0x1.2dc808p-2, -0x1.564058p-4, -0x1.01539cp-5, -0x1.4b666p-6}, 512.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 8}, {0x1.4d26cap-2, 0x1.6d933ap-4, -0x1.5d6d6ep-3, 0x1.006d9p-4, 0x1.c0ea72p-1, 0x1.70228ap-3, 0x1.f6df72p-6, 0x1.6d2958p-5, -0x1.0bfe92p-5, -0x1.491f86p-6, -0x1.40cd88p-4, -0x1.54867ep-6, -0x1.9c645p-4, -0x1.a5d2dcp-5, -0x1.034a3ep-5, -0x1.8cd9e2p-7}, 512.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {8}, {0x1.90266ep-2, 0x1.09118p-3, -0x1.c9fe56p-7, 0x1.aab0dp-4, 0x1.1401c4p+0, 0x1.2185fcp-2, 0x1.81021ap-4, 0x1.19cb24p-4}, 512.0));
  return done();
}

ROW(lstsq, "lstsq") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {3, 1}, {0x1p+0, 0x1.8p+1, -0x1p+1}));
  EAGER_TRY(const Tensor y, eager::lstsq(x1, x2));
  EAGER_DO(expect_floats(y, DType::float64, {2, 1}, {0x1.a5616a7a5616dp-1, -0x1.3a25c213a25c4p-1}, 64.0));
  return done();
}

ROW(lstsq_rtol_0_5, "lstsq rtol=0.5") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {2, 2}, {0x1p+2, 0x0p+0, 0x0p+0, 0x1p+0}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {2}, {0x1p+2, 0x1p+2}));
  EAGER_TRY(const Tensor y, eager::lstsq(x1, x2, LstsqOptions().rtol(0x1p-1)));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1p+0, 0x0p+0}, 64.0));
  return done();
}

ROW(lu, "lu") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 2}, {0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+2, 0x1p+2, 0x1p+1}));
  EAGER_TRY(const LuOutputs outputs_1_, eager::lu(x));
  const Tensor y0 = outputs_1_.lu;
  const Tensor y1 = outputs_1_.p;
  EAGER_DO(expect_floats(y0, DType::float64, {3, 2}, {0x1p+2, 0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p-2, 0x1.aaaaaaaaaaaabp-1}, 4.0));
  EAGER_DO(expect_integers(y1, DType::int32, {3}, {2, 1, 0}));
  return done();
}

ROW(lu_solve, "lu_solve") {
  EAGER_TRY(const Tensor lu, floats(DType::float64, {2, 2}, {0x1p+2, 0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor p, integers(DType::int32, {2}, {1, 0}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {2, 1}, {0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor y, eager::lu_solve(lu, p, x2));
  EAGER_DO(expect_floats(y, DType::float64, {2, 1}, {0x1.5555555555555p+0, -0x1.5555555555555p-3}, 64.0));
  return done();
}

ROW(map_of_slices_with_an_invariant, "map of slices with an invariant") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_f = given.at(0);
    const Tensor c_f = given.at(1);
    EAGER_TRY(const Tensor y_f, eager::multiply(x_f, c_f));
    EAGER_TRY(const Tensor s_f, eager::sum(y_f));
    return std::vector<Tensor>{y_f, s_f};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float32, {2}}, Spec{DType::float32, {}}}, "f"));
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor c, floats(DType::float32, {}, {0x1.4p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(c));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, eager::map({x, c}, f, MapOptions().num_invariants(1)));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor y = outputs_2_.at(0);
  const Tensor s = outputs_2_.at(1);
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y, s}, {x, c}));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_c = outputs_3_.at(1);
  EAGER_DO(expect_floats(y, DType::float32, {3, 2}, {0x1.4p+3, 0x1.4p+4, 0x1.ep+4, 0x1.4p+5, 0x1.9p+5, 0x1.ep+5}));
  EAGER_DO(expect_floats(s, DType::float32, {3}, {0x1.ep+4, 0x1.18p+6, 0x1.b8p+6}));
  EAGER_DO(expect_floats(d_x, DType::float32, {3, 2}, {0x1.4p+4, 0x1.4p+4, 0x1.4p+4, 0x1.4p+4, 0x1.4p+4, 0x1.4p+4}));
  EAGER_DO(expect_floats(d_c, DType::float32, {}, {0x1.5p+5}));
  return done();
}

ROW(map_of_two_tensors_and_of_no_slices, "map of two tensors, and of no slices") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor a_f = given.at(0);
    const Tensor b_f = given.at(1);
    EAGER_TRY(const Tensor y_f, eager::add(a_f, b_f));
    return std::vector<Tensor>{y_f};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::int32, {}}, Spec{DType::int32, {}}}, "f"));
  EAGER_TRY(const Tensor a, integers(DType::int32, {2}, {1, 2}));
  EAGER_TRY(const Tensor b, integers(DType::int32, {2}, {10, 20}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, eager::map({a, b}, f));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_integers(y, DType::int32, {2}, {11, 22}));
  EAGER_TRY(const Tensor none, integers(DType::int32, {0}, {}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, eager::map({none, none}, f));
  EAGER_DO(expect_count(outputs_3_, 1));
  const Tensor z = outputs_3_.at(0);
  EAGER_DO(expect_integers(z, DType::int32, {0}, {}));
  return done();
}

ROW(matmul, "matmul") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3, 2}, {0x1p+0, -0x1p+0, 0x0p+0, 0x1p+1, 0x1.8p+1, 0x1p-1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::matmul(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1.4p+3, 0x1.2p+2, 0x1.6p+4, 0x1.2p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {2, 3}, {0x1p-1, 0x1p+0, 0x1.ap+1, 0x1.cp+0, 0x1p-1, 0x1.88p+2}));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3, 2}, {0x1.2p+3, 0x1.8p+0, 0x1.8p+3, 0x1.2p+1, 0x1.ep+3, 0x1.8p+1}));
  return done();
}

ROW(matmul_adjoint_a_true, "matmul adjoint_a=True") {
  EAGER_TRY(const Tensor x1, complexes(DType::complex64, {2, 2}, {{0x1p+0, 0x1p+0}, {0x1p+1, 0x0p+0}, {0x0p+0, 0x1.8p+1}, {0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor x2, complexes(DType::complex64, {2, 2}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, 0x0p+0}, {-0x0p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::matmul(x1, x2, MatmulOptions().adjoint_a(true)));
  EAGER_DO(expect_complexes(y, DType::complex64, {2, 2}, {{0x1p+0, -0x1.cp+2}, {-0x1p+1, 0x1p+0}, {0x1p+2, 0x0p+0}, {0x0p+0, 0x1p+0}}));
  return done();
}

ROW(matmul_adjoint_b_true, "matmul adjoint_b=True") {
  EAGER_TRY(const Tensor x1, complexes(DType::complex64, {2, 2}, {{0x1p+0, 0x1p+0}, {0x1p+1, 0x0p+0}, {0x0p+0, 0x1.8p+1}, {0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor x2, complexes(DType::complex64, {2, 2}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, 0x0p+0}, {-0x0p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::matmul(x1, x2, MatmulOptions().adjoint_b(true)));
  EAGER_DO(expect_complexes(y, DType::complex64, {2, 2}, {{0x1p+0, -0x1p+0}, {0x1p+1, 0x1p+2}, {0x0p+0, 0x1p+1}, {0x0p+0, 0x1.cp+2}}));
  return done();
}

ROW(matmul_of_a_matrix_and_a_vector, "matmul of a matrix and a vector") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1p+0, 0x0p+0, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::matmul(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {-0x1p+1, -0x1p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {2, 3}, {0x1p+0, 0x0p+0, -0x1p+0, 0x1p-1, 0x0p+0, -0x1p-1}));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {0x1.8p+1, 0x1.2p+2, 0x1.8p+2}));
  return done();
}

ROW(matmul_of_a_vector_and_a_matrix, "matmul of a vector and a matrix") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3, 2}, {0x1p+0, -0x1p+0, 0x0p+0, 0x1p+1, 0x1.8p+1, 0x1p-1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::matmul(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1.4p+3, 0x1.2p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1p-1, 0x1p+0, 0x1.ap+1}));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p+0, 0x1.8p+1, 0x1.8p+0}));
  return done();
}

ROW(matmul_of_batches_that_broadcast, "matmul of batches that broadcast") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {2, 1, 2, 2}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3, 2, 2}, {-0x1.4p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::matmul(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 2, 2}, {-0x1.8p+1, -0x1p+1, -0x1.3p+4, -0x1.cp+3, 0x1p+0, 0x1p+1, 0x1p+0, 0x1.8p+2, 0x1.4p+2, 0x1.8p+2, 0x1.5p+4, 0x1.ap+4, -0x1.18p+5, -0x1.ap+4, -0x1.98p+5, -0x1.3p+5, 0x1p+0, 0x1.4p+3, 0x1p+0, 0x1.cp+3, 0x1.28p+5, 0x1.7p+5, 0x1.a8p+5, 0x1.08p+6}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {2, 1, 2, 2}, {0x1p+0, 0x1.2p+4, -0x1.4p+2, 0x1.ap+2, -0x1.b8p+3, 0x1.cp+0, 0x1p+0, 0x1.2p+4}));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3, 2, 2}, {0x1.6p+4, 0x1.ap+2, 0x1.dp+4, 0x1.1p+3, 0x1.28p+4, 0x1.5p+4, 0x1.84p+4, 0x1.c4p+4, 0x1.ap+2, 0x1.3p+4, 0x1.1p+3, 0x1.98p+4}));
  return done();
}

ROW(matmul_of_booleans, "matmul of booleans") {
  EAGER_TRY(const Tensor x1, booleans(DType::bool_, {2, 2}, {true, false, true, true}));
  EAGER_TRY(const Tensor x2, booleans(DType::bool_, {2, 2}, {false, true, true, false}));
  EAGER_TRY(const Tensor y, eager::matmul(x1, x2));
  EAGER_DO(expect_booleans(y, DType::bool_, {2, 2}, {false, true, true, true}));
  return done();
}

ROW(matmul_of_integers, "matmul of integers") {
  EAGER_TRY(const Tensor x1, integers(DType::int32, {1, 2}, {1, 2}));
  EAGER_TRY(const Tensor x2, integers(DType::int32, {2, 1}, {3, 4}));
  EAGER_TRY(const Tensor y, eager::matmul(x1, x2));
  EAGER_DO(expect_integers(y, DType::int32, {1, 1}, {11}));
  return done();
}

ROW(matmul_of_vectors, "matmul of vectors") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {2}, {0x1.8p+1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::matmul(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.6p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {2}, {0x1.8p+1, 0x1p+2}));
  EAGER_DO(expect_floats(d_x2, DType::float32, {2}, {0x1p+0, 0x1p+1}));
  return done();
}

ROW(matmul_over_nothing, "matmul over nothing") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {2, 0}, {}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {0, 3}, {}));
  EAGER_TRY(const Tensor y, eager::matmul(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  return done();
}

ROW(matmul_promotes, "matmul promotes") {
  EAGER_TRY(const Tensor x1, floats(DType::float16, {1, 2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {2, 1}, {0x1.8p+1, 0x1p+2}));
  EAGER_TRY(const Tensor y, eager::matmul(x1, x2));
  EAGER_DO(expect_floats(y, DType::float64, {1, 1}, {0x1.6p+3}));
  return done();
}

ROW(matmul_transpose_a_true, "matmul transpose_a=True") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p+2, 0x1p+1, 0x1.4p+2, 0x1.8p+1, 0x1.8p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3, 2}, {0x1p+0, -0x1p+0, 0x0p+0, 0x1p+1, 0x1.8p+1, 0x1p-1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::matmul(x1, x2, MatmulOptions().transpose_a(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1.4p+3, 0x1.2p+2, 0x1.6p+4, 0x1.2p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3, 2}, {0x1p-1, 0x1.cp+0, 0x1p+0, 0x1p-1, 0x1.ap+1, 0x1.88p+2}));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3, 2}, {0x1.2p+3, 0x1.8p+0, 0x1.8p+3, 0x1.2p+1, 0x1.ep+3, 0x1.8p+1}));
  return done();
}

ROW(matmul_transpose_a_true_transpose_b_false_adjoint_a_false_adjoint_b_false, "matmul transpose_a=True transpose_b=False adjoint_a=False adjoint_b=False") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2}));
  EAGER_TRY(const Tensor y, eager::matmul(x1, x2, MatmulOptions().transpose_a(true).transpose_b(false).adjoint_a(false).adjoint_b(false)));
  EAGER_DO(expect_floats(y, DType::float32, {3, 3}, {0x1.1p+4, 0x1.1p+4, 0x1.ap+4, 0x1.1p+4, 0x1.1p+5, 0x1.cp+4, 0x1.ap+4, 0x1.cp+4, 0x1.4p+5}));
  return done();
}

ROW(matmul_transpose_b_true, "matmul transpose_b=True") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {2, 3}, {0x1p+0, 0x0p+0, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p-1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::matmul(x1, x2, MatmulOptions().transpose_b(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1.4p+3, 0x1.2p+2, 0x1.6p+4, 0x1.2p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {2, 3}, {0x1p-1, 0x1p+0, 0x1.ap+1, 0x1.cp+0, 0x1p-1, 0x1.88p+2}));
  EAGER_DO(expect_floats(d_x2, DType::float32, {2, 3}, {0x1.2p+3, 0x1.8p+3, 0x1.ep+3, 0x1.8p+0, 0x1.2p+1, 0x1.8p+1}));
  return done();
}

ROW(matrix_cond, "matrix_cond") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2, 2}, {0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::matrix_cond(x));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1.74c1de5e719b7p+0, 0x1.f49adcb36a5a5p+1}, 64.0));
  return done();
}

ROW(matrix_cond_p_one, "matrix_cond p=ONE") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2, 2}, {0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::matrix_cond(x, MatrixCondOptions().p(P::one)));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1.2492492492492p+1, 0x1.4p+2}, 64.0));
  return done();
}

ROW(matrix_diag, "matrix_diag") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::matrix_diag(x));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 3}, {0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.2p+3, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+2, 0x1.cp+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.4p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1.8p+0, 0x1p-1, 0x1p+1, 0x1.8p-1, 0x1p-2}));
  return done();
}

ROW(matrix_diag_k_m1, "matrix_diag k=-1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::matrix_diag(x, MatrixDiagOptions().k(-1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.2p+3, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.cp+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.4p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.8p+0, 0x1p+1, 0x1p+0, 0x1.8p-1, 0x1.8p+0, 0x1p+1}));
  return done();
}

ROW(matrix_exp, "matrix_exp") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2}, {0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor y, eager::matrix_exp(x));
  EAGER_DO(expect_floats(y, DType::float64, {2, 2}, {0x1p+0, 0x1p+1, 0x0p+0, 0x1p+0}));
  return done();
}

ROW(matrix_norm_keepdims_true, "matrix_norm keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2, 2}, {0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::matrix_norm(x, MatrixNormOptions().keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float64, {2, 1, 1}, {0x1.efbdeb14f4edap+1, 0x1.4p+2}, 4.0));
  return done();
}

ROW(matrix_norm_order_fro, "matrix_norm order=FRO") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2, 2}, {0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::matrix_norm(x, MatrixNormOptions().order(Order::fro)));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1.efbdeb14f4edap+1, 0x1.4p+2}, 64.0));
  return done();
}

ROW(matrix_norm_order_inf, "matrix_norm order=INF") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2, 2}, {0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::matrix_norm(x, MatrixNormOptions().order(Order::inf)));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1p+2, 0x1.8p+2}, 64.0));
  return done();
}

ROW(matrix_norm_order_minus_inf, "matrix_norm order=MINUS_INF") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2, 2}, {0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::matrix_norm(x, MatrixNormOptions().order(Order::minus_inf)));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1.8p+1, 0x1.8p+1}, 64.0));
  return done();
}

ROW(matrix_norm_order_minus_one, "matrix_norm order=MINUS_ONE") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2, 2}, {0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::matrix_norm(x, MatrixNormOptions().order(Order::minus_one)));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1.8p+1, 0x1p+2}, 64.0));
  return done();
}

ROW(matrix_norm_order_minus_two, "matrix_norm order=MINUS_TWO") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2, 2}, {0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::matrix_norm(x, MatrixNormOptions().order(Order::minus_two)));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1.18a68a4a8d9f2p+1, 0x1.3d15422665e7fp+0}, 64.0));
  return done();
}

ROW(matrix_norm_order_nuc, "matrix_norm order=NUC") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2, 2}, {0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::matrix_norm(x, MatrixNormOptions().order(Order::nuc)));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1.58a68a4a8d9f4p+2, 0x1.854bfb363dc3ap+2}, 64.0));
  return done();
}

ROW(matrix_norm_order_one, "matrix_norm order=ONE") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2, 2}, {0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::matrix_norm(x, MatrixNormOptions().order(Order::one)));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1p+2, 0x1.4p+2}, 64.0));
  return done();
}

ROW(matrix_norm_order_two, "matrix_norm order=TWO") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2, 2}, {0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::matrix_norm(x, MatrixNormOptions().order(Order::two)));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1.98a68a4a8d9f5p+1, 0x1.3606aaaca449ap+2}, 64.0));
  return done();
}

ROW(matrix_power_n_m2, "matrix_power n=-2") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2, 2}, {0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::matrix_power(x, -2));
  EAGER_DO(expect_floats(y, DType::float64, {2, 2, 2}, {0x1.4e5e0a72f053bp-3, -0x1.a1f58d0fac687p-4, 0x1.a1f58d0fac687p-4, 0x1.f58d0fac687d5p-5, 0x1.5555555555555p-3, -0x1.5555555555555p-2, -0x1.5555555555555p-3, 0x1.fffffffffffffp-2}, 64.0));
  return done();
}

ROW(matrix_power_n_10, "matrix_power n=10") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 2}, {1, 1, 1, 0}));
  EAGER_TRY(const Tensor y, eager::matrix_power(x, 10));
  EAGER_DO(expect_integers(y, DType::int32, {2, 2}, {89, 55, 55, 34}));
  return done();
}

ROW(matrix_rank, "matrix_rank") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p+1, 0x1p+1, 0x1p+2}));
  EAGER_TRY(const Tensor y, eager::matrix_rank(x));
  EAGER_DO(expect_integers(y, DType::int64, {}, {1}));
  return done();
}

ROW(matrix_rank_rtol_0_5, "matrix_rank rtol=0.5") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2}, {0x1p+2, 0x0p+0, 0x0p+0, 0x1p+0}));
  EAGER_TRY(const Tensor y, eager::matrix_rank(x, MatrixRankOptions().rtol(0x1p-1)));
  EAGER_DO(expect_integers(y, DType::int64, {}, {1}));
  return done();
}

ROW(matrix_trace, "matrix_trace") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::matrix_trace(x));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0}));
  return done();
}

ROW(matrix_trace_dtype_float64, "matrix_trace dtype=float64") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 2}, {1, 2, 3, 4}));
  EAGER_TRY(const Tensor y, eager::matrix_trace(x, MatrixTraceOptions().dtype(DType::float64)));
  EAGER_DO(expect_floats(y, DType::float64, {}, {0x1.4p+2}));
  return done();
}

ROW(matrix_trace_of_integers, "matrix_trace of integers") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 2}, {1, 2, 3, 4}));
  EAGER_TRY(const Tensor y, eager::matrix_trace(x));
  EAGER_DO(expect_integers(y, DType::int64, {}, {5}));
  return done();
}

ROW(matrix_trace_offset_1, "matrix_trace offset=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::matrix_trace(x, MatrixTraceOptions().offset(1)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.6p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0}));
  return done();
}

ROW(matrix_transpose, "matrix_transpose") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::matrix_transpose(x));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4, 3}, {-0x1p+1, 0x1p+1, -0x1p+0, -0x1p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2, 0x1p+0, 0x1p+0, -0x1p+1, 0x1p+1, 0x1.8p+1, 0x0p+0, 0x1p+2, 0x1p+2, 0x1p+0, -0x1p+1, -0x1p+1, 0x1p+1, -0x1p+0, -0x1p+0, 0x1.8p+1, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-2, 0x1.8p-1, 0x1p+1, 0x1p-1, 0x1.8p+0, 0x1p+0, 0x1p-2, 0x1p+1, 0x1.8p+1, 0x1p-1, 0x1.8p+0, 0x1.8p+1, 0x1p-1, 0x1.8p+0, 0x1p+0, 0x1.8p-1, 0x1p+1, 0x1.8p+1, 0x1p-1, 0x1p+0, 0x1p-2, 0x1.8p-1, 0x1p+1}));
  return done();
}

ROW(max, "max") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::max(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.2p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(max_and_min_take_nan_over_and_share_the_gradient_of_equals, "max and min take NaN over and share the gradient of equals") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3}, {0x1p+1, NaN, 0x1p+0}));
  EAGER_TRY(const Tensor y, eager::max(x));
  EAGER_DO(expect_floats(y, DType::float64, {}, {NaN}));
  EAGER_TRY(const Tensor z, eager::min(x));
  EAGER_DO(expect_floats(z, DType::float64, {}, {NaN}));
  return done();
}

ROW(max_axis, "max axis=") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::max(x, MaxOptions().axis({})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}, 1.0));
  return done();
}

ROW(max_axis_0_m1_keepdims_true, "max axis=0,-1 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::max(x, MaxOptions().axis({0, -1}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 1}, {0x1.2p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 1}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(max_axis_1, "max axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::max(x, MaxOptions().axis({1})));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1.2p+3, 0x1.cp+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x0p+0, 0x1p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(max_axis_1_of_booleans, "max axis=1 of booleans") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {2, 3}, {true, false, true, false, true, false}));
  EAGER_TRY(const Tensor y, eager::max(x, MaxOptions().axis({1})));
  EAGER_DO(expect_booleans(y, DType::bool_, {2}, {true, true}));
  return done();
}

ROW(max_pool1d, "max_pool1d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 5, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::max_pool1d(x));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 2}, {0x1.6p+4, 0x1.08p+5, 0x1.dp+4, 0x1.2p+4, 0x1.2p+5, 0x1p+5, 0x1.cp+4, 0x1.1p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 5, 2}, {0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x0p+0, 0x1p-2, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x0p+0, 0x1p+0, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}
