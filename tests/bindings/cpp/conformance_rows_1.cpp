// Written by bindings/generate.
// clang-format off
#include "conformance.h"

using namespace eager;

ROW(batch_norm_training_true, "batch_norm training=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4}, {0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0}));
  EAGER_TRY(const Tensor scale, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor offset, floats(DType::float32, {4}, {0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(scale));
  EAGER_DO(tape.watch(offset));
  EAGER_TRY(const BatchNormOutputs outputs_1_, eager::batch_norm(x, BatchNormOptions().scale(scale).offset(offset).training(true)));
  const Tensor y0 = outputs_1_.y;
  const Tensor y1 = outputs_1_.batch_mean;
  const Tensor y2 = outputs_1_.batch_variance;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2, 4}, {-0x1.25875p+0, -0x1.878146p+0, 0x1.3230b6p+1, -0x1.a6565p+0, -0x1.d5a54ep-3, 0x1.c3c0a4p+1, 0x1.969224p+1, -0x1.716cep-1, -0x1.d5a54ep-3, -0x1.0f028cp-2, 0x1p+1, -0x1.66a6c4p-2, 0x1.9af0a4p+0, 0x1.21e052p+1, 0x1.b9e926p-2, -0x1.47499p+0}, 16.0));
  EAGER_DO(expect_floats(y1, DType::float32, {4}, {0x1.6p+1, 0x1.4p+1, 0x1.4p+1, 0x1.2p+1}, 16.0));
  EAGER_DO(expect_floats(y2, DType::float32, {4}, {0x1.3p+0, 0x1.4p+1, 0x1.ap+0, 0x1.dp+0}, 16.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1, y2}, {x, scale, offset}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_2_, 3));
  const Tensor d_x = outputs_2_.at(0);
  const Tensor d_scale = outputs_2_.at(1);
  const Tensor d_offset = outputs_2_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 4}, {0x1.586c34p-7, -0x1.8a8a1cp-1, -0x1.8da9f6p-1, -0x1.15a69cp-3, 0x1.2ce1bcp-2, 0x1.7ead4ap+0, -0x1.900b4ep-1, 0x1.051d5ep-3, -0x1.3f347p-1, 0x1.ce002ep-1, 0x1.169224p+0, 0x1.3a59aep-2, 0x1.51b0fp+0, -0x1.206854p+0, 0x1.3c243ep+1, -0x1.90a878p-5}, 512.0));
  EAGER_DO(expect_floats(d_scale, DType::float32, {4}, {0x1.9af0a4p+1, 0x1.2f8498p+1, -0x1.9185b6p-4, 0x1.e72156p+0}, 512.0));
  EAGER_DO(expect_floats(d_offset, DType::float32, {4}, {0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1}, 512.0));
  return done();
}

ROW(batch_norm_training_true_data_format_nchw, "batch_norm training=True data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 4, 2}, {0x1.8p+0, 0x1.4p+1, 0x1p-1, 0x1.2p+2, 0x1p+1, 0x1p+0, 0x1p-1, 0x1.8p+1, 0x1.4p+1, 0x1.2p+2, 0x1.8p+0, 0x1.cp+1, 0x1.4p+1, 0x1.2p+2, 0x1p+2, 0x1.8p+0}));
  EAGER_TRY(const Tensor scale, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor offset, floats(DType::float32, {4}, {0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(scale));
  EAGER_DO(tape.watch(offset));
  EAGER_TRY(const BatchNormOutputs outputs_1_, eager::batch_norm(x, BatchNormOptions().scale(scale).offset(offset).data_format(DataFormat::nchw).training(true)));
  const Tensor y0 = outputs_1_.y;
  const Tensor y1 = outputs_1_.batch_mean;
  const Tensor y2 = outputs_1_.batch_variance;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 4, 2}, {-0x1.25875p+0, -0x1.d5a54ep-3, -0x1.878146p+0, 0x1.c3c0a4p+1, 0x1.3230b6p+1, 0x1.969224p+1, -0x1.a6565p+0, -0x1.716cep-1, -0x1.d5a54ep-3, 0x1.9af0a4p+0, -0x1.0f028cp-2, 0x1.21e052p+1, 0x1p+1, 0x1.b9e926p-2, -0x1.66a6c4p-2, -0x1.47499p+0}, 16.0));
  EAGER_DO(expect_floats(y1, DType::float32, {4}, {0x1.6p+1, 0x1.4p+1, 0x1.4p+1, 0x1.2p+1}, 16.0));
  EAGER_DO(expect_floats(y2, DType::float32, {4}, {0x1.3p+0, 0x1.4p+1, 0x1.ap+0, 0x1.dp+0}, 16.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1, y2}, {x, scale, offset}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_2_, 3));
  const Tensor d_x = outputs_2_.at(0);
  const Tensor d_scale = outputs_2_.at(1);
  const Tensor d_offset = outputs_2_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 4, 2}, {0x1.b7cab6p-4, -0x1.e5b656p-3, 0x1.487d0ep-2, 0x1.f6872cp-3, 0x1.559bdcp-1, -0x1.0e95b6p+0, -0x1.b4f45ep-4, 0x1.8eb278p-3, -0x1.e5b656p-3, 0x1.5df0eap+0, -0x1.5ba12ap+0, 0x1.4ab102p+0, -0x1.e1b56cp-3, 0x1.4fff3cp+1, 0x1.1cc378p-2, -0x1.db7e6ep-4}, 512.0));
  EAGER_DO(expect_floats(d_scale, DType::float32, {4}, {0x1.d5a54ep+0, -0x1.6c38b8p+0, -0x1.786d5cp+1, 0x1.34e96ep-1}, 512.0));
  EAGER_DO(expect_floats(d_offset, DType::float32, {4}, {0x1p+2, 0x1p+2, 0x1.08p+3, 0x1.ap+1}, 512.0));
  return done();
}

ROW(batch_norm_training_true_data_format_nchw_epsilon_0_25, "batch_norm training=True data_format=NCHW epsilon=0.25") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 4, 2}, {0x1.8p+0, 0x1.4p+1, 0x1p-1, 0x1.2p+2, 0x1p+1, 0x1p+0, 0x1p-1, 0x1.8p+1, 0x1.4p+1, 0x1.2p+2, 0x1.8p+0, 0x1.cp+1, 0x1.4p+1, 0x1.2p+2, 0x1p+2, 0x1.8p+0}));
  EAGER_TRY(const Tensor scale, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor offset, floats(DType::float32, {4}, {0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(scale));
  EAGER_DO(tape.watch(offset));
  EAGER_TRY(const BatchNormOutputs outputs_1_, eager::batch_norm(x, BatchNormOptions().scale(scale).offset(offset).epsilon(0x1p-2).data_format(DataFormat::nchw).training(true)));
  const Tensor y0 = outputs_1_.y;
  const Tensor y1 = outputs_1_.batch_mean;
  const Tensor y2 = outputs_1_.batch_variance;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 4, 2}, {-0x1.0ae6p+0, -0x1.ab099ap-3, -0x1.697ec8p+0, 0x1.b4bf64p+1, 0x1.2ebd2ep+1, 0x1.8c378cp+1, -0x1.9bf93cp+0, -0x1.7a4efp-1, -0x1.ab099ap-3, 0x1.75a868p+0, -0x1.a5fb1ep-3, 0x1.1a5fb2p+1, 0x1p+1, 0x1.142d18p-1, -0x1.901b0ep-2, -0x1.42d888p+0}, 16.0));
  EAGER_DO(expect_floats(y1, DType::float32, {4}, {0x1.6p+1, 0x1.4p+1, 0x1.4p+1, 0x1.2p+1}, 16.0));
  EAGER_DO(expect_floats(y2, DType::float32, {4}, {0x1.3p+0, 0x1.4p+1, 0x1.ap+0, 0x1.dp+0}, 16.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1, y2}, {x, scale, offset}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_2_, 3));
  const Tensor d_x = outputs_2_.at(0);
  const Tensor d_scale = outputs_2_.at(1);
  const Tensor d_offset = outputs_2_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 4, 2}, {-0x1.953782p-7, -0x1.c18a4ep-3, 0x1.59c46p-2, 0x1.b5f608p-3, 0x1.2fcdaep-1, -0x1.230de2p+0, -0x1.e359e8p-4, 0x1.910676p-3, -0x1.c18a4ep-3, 0x1.738d02p+0, -0x1.46b6bp+0, 0x1.3986d8p+0, -0x1.7a2b74p-3, 0x1.5d363ep+1, 0x1.2566d4p-2, -0x1.d44e56p-4}, 512.0));
  EAGER_DO(expect_floats(d_scale, DType::float32, {4}, {0x1.ab099ap+0, -0x1.5b575p+0, -0x1.5e8adep+1, 0x1.21aa4cp-1}, 512.0));
  EAGER_DO(expect_floats(d_offset, DType::float32, {4}, {0x1p+2, 0x1p+2, 0x1.08p+3, 0x1.ap+1}, 512.0));
  return done();
}

ROW(batch_norm_training_true_epsilon_0_25, "batch_norm training=True epsilon=0.25") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4}, {0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0}));
  EAGER_TRY(const Tensor scale, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor offset, floats(DType::float32, {4}, {0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(scale));
  EAGER_DO(tape.watch(offset));
  EAGER_TRY(const BatchNormOutputs outputs_1_, eager::batch_norm(x, BatchNormOptions().scale(scale).offset(offset).epsilon(0x1p-2).training(true)));
  const Tensor y0 = outputs_1_.y;
  const Tensor y1 = outputs_1_.batch_mean;
  const Tensor y2 = outputs_1_.batch_variance;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2, 4}, {-0x1.0ae6p+0, -0x1.697ec8p+0, 0x1.2ebd2ep+1, -0x1.9bf93cp+0, -0x1.ab099ap-3, 0x1.b4bf64p+1, 0x1.8c378cp+1, -0x1.7a4efp-1, -0x1.ab099ap-3, -0x1.a5fb1ep-3, 0x1p+1, -0x1.901b0ep-2, 0x1.75a868p+0, 0x1.1a5fb2p+1, 0x1.142d18p-1, -0x1.42d888p+0}, 16.0));
  EAGER_DO(expect_floats(y1, DType::float32, {4}, {0x1.6p+1, 0x1.4p+1, 0x1.4p+1, 0x1.2p+1}, 16.0));
  EAGER_DO(expect_floats(y2, DType::float32, {4}, {0x1.3p+0, 0x1.4p+1, 0x1.ap+0, 0x1.dp+0}, 16.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1, y2}, {x, scale, offset}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_2_, 3));
  const Tensor d_x = outputs_2_.at(0);
  const Tensor d_scale = outputs_2_.at(1);
  const Tensor d_offset = outputs_2_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 4}, {-0x1.426548p-3, -0x1.ab11b8p-1, -0x1.72cbc6p-1, -0x1.4d8114p-3, 0x1.01f7cap-2, 0x1.8950a2p+0, -0x1.992c9ap-1, 0x1.1f9704p-3, -0x1.2a0db6p-1, 0x1.a0a9f6p-1, 0x1.0c378cp+0, 0x1.5350e4p-2, 0x1.7cd59p+0, -0x1.041ccp+0, 0x1.3ce252p+1, -0x1.e2dee4p-5}, 512.0));
  EAGER_DO(expect_floats(d_scale, DType::float32, {4}, {0x1.75a868p+1, 0x1.21736ep+1, -0x1.75e974p-4, 0x1.c8c79ep+0}, 512.0));
  EAGER_DO(expect_floats(d_offset, DType::float32, {4}, {0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1}, 512.0));
  return done();
}

ROW(beta_and_its_gradient, "beta and its gradient") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {4}, {0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {4}, {0x1.8p-1, 0x1p+1, 0x1p-3, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::beta(x1, x2));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.1c5832p+2, 0x1p-1, 0x1.a2feep+2, 0x1.9a001ap-18}, 4.0));
  EAGER_DO(expect_floats(d_x1, DType::float32, {4}, {-0x1.037b34p+4, -0x1.8p-2, -0x1.0f5196p-1, -0x1.a108bcp-23}, 32.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {4}, {-0x1.2142cep+1, -0x1p-3, -0x1.f33d58p+6, -0x1.ce5eeap-19}, 32.0));
  return done();
}

ROW(beta_of_other_dtypes, "beta of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {4}, {0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {}, {0x1p+1}));
  EAGER_TRY(const Tensor y_float64, eager::beta(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1.999999999999ap+1, 0x1p-1, 0x1.041041041041p-4, 0x1.19e0119e0119ep-10}, 32.0));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {4}, {0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {}, {0x1p+1}));
  EAGER_TRY(const Tensor y_float16, eager::beta(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1.998p+1, 0x1p-1, 0x1.04p-4, 0x1.1ap-10}, 1.0));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {4}, {0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {}, {0x1p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::beta(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.9ap+1, 0x1p-1, 0x1.04p-4, 0x1.1ap-10}, 1.0));
  return done();
}

ROW(betainc_and_its_gradient, "betainc and its gradient") {
  EAGER_TRY(const Tensor a, floats(DType::float32, {3}, {0x1p-1, 0x1p+1, 0x1.8p+3}));
  EAGER_TRY(const Tensor b, floats(DType::float32, {3}, {0x1.8p+0, 0x1.8p+1, 0x1p+3}));
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p-2, 0x1p-1, 0x1.4p-1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::betainc(a, b, x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.37ce8ep-1, 0x1.6p-1, 0x1.27dd7ap-1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {3}, {0x1.1a47c8p+0, 0x1.8p-1, 0x1.cacb2cp+2}, 16.0));
  return done();
}

ROW(bias_add, "bias_add") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2}));
  EAGER_TRY(const Tensor bias, floats(DType::float32, {2}, {0x1.4p+3, 0x1.4p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(bias));
  EAGER_TRY(const Tensor y, eager::bias_add(x, bias));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1.6p+3, 0x1.6p+4, 0x1.ap+3, 0x1.8p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_bias = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2}, {0x1.8p+1, 0x1.8p-1}));
  return done();
}

ROW(bias_add_data_format_nchw, "bias_add data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 2, 3}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3}));
  EAGER_TRY(const Tensor bias, floats(DType::float32, {2}, {0x1.4p+3, 0x1.4p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(bias));
  EAGER_TRY(const Tensor y, eager::bias_add(x, bias, BiasAddOptions().data_format(DataFormat::nchw)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 3}, {0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1.ap+4, 0x1.bp+4, 0x1.cp+4, 0x1.dp+4, 0x1.ep+4, 0x1.fp+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_bias = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2}, {0x1.08p+3, 0x1.8p+2}));
  return done();
}

ROW(binary_cross_entropy_reduction_mean, "binary_cross_entropy reduction=MEAN") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p-2, 0x1p-1, 0x1.8p-1}));
  EAGER_TRY(const Tensor target, floats(DType::float32, {3}, {0x1p-1, 0x1p-3, 0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::binary_cross_entropy(x, target, BinaryCrossEntropyOptions().reduction(Reduction::mean)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.363da8p-1}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3}, {-0x1.c71c72p-2, 0x1p-1, -0x1.c71c72p-2}, 4.0));
  return done();
}

ROW(binary_cross_entropy_reduction_none, "binary_cross_entropy reduction=NONE") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p-2, 0x1p-1, 0x1.8p-1}));
  EAGER_TRY(const Tensor target, floats(DType::float32, {3}, {0x1p-1, 0x1p-3, 0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::binary_cross_entropy(x, target, BinaryCrossEntropyOptions().reduction(Reduction::none)));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.ac89b8p-1, 0x1.62e43p-1, 0x1.269622p-2}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3}, {-0x1.555556p+0, 0x1.8p-1, -0x1.555556p+1}, 4.0));
  return done();
}

ROW(binary_cross_entropy_reduction_none_with_weights, "binary_cross_entropy reduction=NONE with weights") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p-2, 0x1p-1, 0x1.8p-1}));
  EAGER_TRY(const Tensor target, floats(DType::float32, {3}, {0x1p-1, 0x1p-3, 0x1p+0}));
  EAGER_TRY(const Tensor weight, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1p-1}));
  EAGER_TRY(const Tensor y, eager::binary_cross_entropy(x, target, BinaryCrossEntropyOptions().weight(weight).reduction(Reduction::none)));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.ac89b8p-1, 0x1.62e43p+0, 0x1.269622p-3}, 4.0));
  return done();
}

ROW(binary_cross_entropy_reduction_sum, "binary_cross_entropy reduction=SUM") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p-2, 0x1p-1, 0x1.8p-1}));
  EAGER_TRY(const Tensor target, floats(DType::float32, {3}, {0x1p-1, 0x1p-3, 0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::binary_cross_entropy(x, target, BinaryCrossEntropyOptions().reduction(Reduction::sum)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.d15c7cp+0}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3}, {-0x1.555556p+0, 0x1.8p+0, -0x1.555556p+0}, 4.0));
  return done();
}

ROW(bincount, "bincount") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {5}, {1, 3, 1, 0, 5}));
  EAGER_TRY(const Tensor y, eager::bincount(x));
  EAGER_DO(expect_integers(y, DType::int64, {6}, {1, 2, 0, 1, 0, 1}));
  return done();
}

ROW(bincount_dtype_float64, "bincount dtype=float64") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {5}, {1, 3, 1, 0, 5}));
  EAGER_TRY(const Tensor y, eager::bincount(x, BincountOptions().dtype(DType::float64)));
  EAGER_DO(expect_floats(y, DType::float64, {6}, {0x1p+0, 0x1p+1, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p+0}));
  return done();
}

ROW(bincount_length_3, "bincount length=3") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {5}, {1, 3, 1, 0, 5}));
  EAGER_TRY(const Tensor y, eager::bincount(x, BincountOptions().length(3)));
  EAGER_DO(expect_integers(y, DType::int64, {3}, {1, 2, 0}));
  return done();
}

ROW(bincount_minlength_8, "bincount minlength=8") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {5}, {1, 3, 1, 0, 5}));
  EAGER_TRY(const Tensor y, eager::bincount(x, BincountOptions().minlength(8)));
  EAGER_DO(expect_integers(y, DType::int64, {8}, {1, 2, 0, 1, 0, 1, 0, 0}));
  return done();
}

ROW(bincount_of_a_negative_number, "bincount of a negative number") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2}, {1, -1}));
  EAGER_DO(expect_error(Code::invalid_argument, "bincount", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::bincount(x));
    return done();
  }));
  return done();
}

ROW(bincount_with_weights, "bincount with weights") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {5}, {1, 3, 1, 0, 5}));
  EAGER_TRY(const Tensor weights, floats(DType::float32, {5}, {0x1p+0, 0x1p+1, 0x1p-1, 0x1p+2, 0x1p+3}));
  EAGER_TRY(const Tensor y, eager::bincount(x, BincountOptions().weights(weights)));
  EAGER_DO(expect_floats(y, DType::float32, {6}, {0x1p+2, 0x1.8p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p+3}));
  return done();
}

ROW(bitcast, "bitcast") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, -0x1.4p+1}));
  EAGER_TRY(const Tensor y_int32, eager::bitcast(x, DType::int32));
  EAGER_DO(expect_integers(y_int32, DType::int32, {2}, {1065353216, -1071644672}));
  EAGER_TRY(const Tensor y_uint8, eager::bitcast(x, DType::uint8));
  EAGER_DO(expect_integers(y_uint8, DType::uint8, {2, 4}, {0, 0, 128, 63, 0, 0, 32, 192}));
  EAGER_TRY(const Tensor y_uint16, eager::bitcast(x, DType::uint16));
  EAGER_DO(expect_integers(y_uint16, DType::uint16, {2, 2}, {0, 16256, 0, 49184}));
  EAGER_TRY(const Tensor z, eager::bitcast(y_uint16, DType::float32));
  EAGER_DO(expect_floats(z, DType::float32, {2}, {0x1p+0, -0x1.4p+1}));
  EAGER_TRY(const Tensor b, integers(DType::uint16, {3}, {16256, 16384, 48896}));
  EAGER_TRY(const Tensor c, eager::bitcast(b, DType::bfloat16));
  EAGER_DO(expect_floats(c, DType::bfloat16, {3}, {0x1p+0, 0x1p+1, -0x1p-1}));
  return done();
}

ROW(blackman_window_window_length_5, "blackman_window window_length=5") {
  EAGER_TRY(const Tensor y, eager::blackman_window(5));
  EAGER_DO(expect_floats(y, DType::float32, {5}, {0x0p+0, 0x1.9b2d6p-3, 0x1.b2ce42p-1, 0x1.b2ce42p-1, 0x1.9b2d6p-3}, 2.0));
  return done();
}

ROW(blackman_window_window_length_5_periodic_false_dtype_float64, "blackman_window window_length=5 periodic=False dtype=float64") {
  EAGER_TRY(const Tensor y, eager::blackman_window(5, BlackmanWindowOptions().periodic(false).dtype(DType::float64)));
  EAGER_DO(expect_floats(y, DType::float64, {5}, {0x0p+0, 0x1.5c28f5c28f5c3p-2, 0x1p+0, 0x1.5c28f5c28f5c3p-2, 0x0p+0}, 64.0));
  return done();
}

ROW(boolean_mask, "boolean_mask") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor mask, booleans(DType::bool_, {3}, {true, false, true}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::boolean_mask(x, mask));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3}, {0x1p+0, 0x0p+0, 0x1p-1}));
  return done();
}

ROW(boolean_mask_axis_1, "boolean_mask axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor mask, booleans(DType::bool_, {3}, {true, false, true}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::boolean_mask(x, mask, BooleanMaskOptions().axis(1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1p+0, 0x1p+2, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x0p+0, 0x1p-1, 0x1p+1, 0x0p+0, 0x1p-2}));
  return done();
}

ROW(boolean_mask_axis_1_of_strings, "boolean_mask axis=1 of strings") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 3}, {"a", "", "\346\227\245\346\234\254", "b c", "d", "e"}));
  EAGER_TRY(const Tensor mask, booleans(DType::bool_, {3}, {true, false, true}));
  EAGER_TRY(const Tensor y, eager::boolean_mask(x, mask, BooleanMaskOptions().axis(1)));
  EAGER_DO(expect_strings(y, DType::string, {2, 2}, {"a", "\346\227\245\346\234\254", "b c", "e"}));
  return done();
}

ROW(boolean_mask_in_a_function, "boolean_mask in a function") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_f = given.at(0);
    const Tensor mask_f = given.at(1);
    EAGER_TRY(const Tensor y_f, eager::boolean_mask(x_f, mask_f));
    EAGER_TRY(const Tensor s_f, eager::sum(y_f));
    return std::vector<Tensor>{y_f, s_f};
  };
  EAGER_TRY(const Function kept, Function::trace_list(callback_1_, {Spec{DType::float32, {3}}, Spec{DType::bool_, {3}}}, "kept"));
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1p+2}));
  EAGER_TRY(const Tensor mask0, booleans(DType::bool_, {3}, {true, false, true}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, kept.call({x, mask0}));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor y0 = outputs_2_.at(0);
  const Tensor s0 = outputs_2_.at(1);
  EAGER_DO(expect_floats(y0, DType::float32, {2}, {0x1p+0, 0x1p+2}));
  EAGER_DO(expect_floats(s0, DType::float32, {}, {0x1.4p+2}));
  EAGER_TRY(const Tensor mask1, booleans(DType::bool_, {3}, {false, false, false}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, kept.call({x, mask1}));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor y1 = outputs_3_.at(0);
  const Tensor s1 = outputs_3_.at(1);
  EAGER_DO(expect_floats(y1, DType::float32, {0}, {}));
  EAGER_DO(expect_floats(s1, DType::float32, {}, {0x0p+0}));
  return done();
}

ROW(boolean_mask_of_nothing, "boolean_mask of nothing") {
  EAGER_TRY(const Tensor x, integers(DType::int8, {2}, {1, 2}));
  EAGER_TRY(const Tensor mask, booleans(DType::bool_, {2}, {false, false}));
  EAGER_TRY(const Tensor y, eager::boolean_mask(x, mask));
  EAGER_DO(expect_integers(y, DType::int8, {0}, {}));
  return done();
}

ROW(boolean_mask_of_two_axes, "boolean_mask of two axes") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor mask, booleans(DType::bool_, {2, 3}, {true, false, true, false, false, true}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::boolean_mask(x, mask));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1p+0, 0x1p+2, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+1}));
  return done();
}

ROW(broadcast_0_3_and_3, "broadcast [0 3] and [3]") {
  EAGER_TRY(const Tensor a, integers(DType::int32, {0, 3}, {}));
  EAGER_TRY(const Tensor b, floats(DType::float32, {3}, {0x0p+0, 0x1.4p+3, 0x1.4p+4}));
  EAGER_TRY(const Tensor y, eager::subtract(a, b));
  EAGER_DO(expect_floats(y, DType::float32, {0, 3}, {}));
  EAGER_TRY(const Tensor c, floats(DType::float64, {0, 3}, {}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(c));
  EAGER_DO(tape.watch(b));
  EAGER_TRY(const Tensor z, eager::add(c, b));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({z}, {c, b}));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_c = outputs_1_.at(0);
  const Tensor d_b = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_c, DType::float64, {0, 3}, {}, 1.0));
  EAGER_DO(expect_floats(d_b, DType::float32, {3}, {0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(broadcast_1_1_1_and_a_scalar, "broadcast [1 1 1] and a scalar") {
  EAGER_TRY(const Tensor a, integers(DType::int32, {1, 1, 1}, {0}));
  EAGER_TRY(const Tensor b, floats(DType::float32, {}, {0x0p+0}));
  EAGER_TRY(const Tensor y, eager::subtract(a, b));
  EAGER_DO(expect_floats(y, DType::float32, {1, 1, 1}, {0x0p+0}));
  EAGER_TRY(const Tensor c, floats(DType::float64, {1, 1, 1}, {0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(c));
  EAGER_DO(tape.watch(b));
  EAGER_TRY(const Tensor z, eager::add(c, b));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({z}, {c, b}));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_c = outputs_1_.at(0);
  const Tensor d_b = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_c, DType::float64, {1, 1, 1}, {0x1p+0}, 1.0));
  EAGER_DO(expect_floats(d_b, DType::float32, {}, {0x1p+0}, 1.0));
  return done();
}

ROW(broadcast_1_and_0, "broadcast [1] and [0]") {
  EAGER_TRY(const Tensor a, integers(DType::int32, {1}, {0}));
  EAGER_TRY(const Tensor b, floats(DType::float32, {0}, {}));
  EAGER_TRY(const Tensor y, eager::subtract(a, b));
  EAGER_DO(expect_floats(y, DType::float32, {0}, {}));
  EAGER_TRY(const Tensor c, floats(DType::float64, {1}, {0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(c));
  EAGER_DO(tape.watch(b));
  EAGER_TRY(const Tensor z, eager::add(c, b));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({z}, {c, b}));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_c = outputs_1_.at(0);
  const Tensor d_b = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_c, DType::float64, {1}, {0x0p+0}, 1.0));
  EAGER_DO(expect_floats(d_b, DType::float32, {0}, {}, 1.0));
  return done();
}

ROW(broadcast_2_0_and_1_1, "broadcast [2 0] and [1 1]") {
  EAGER_TRY(const Tensor a, integers(DType::int32, {2, 0}, {}));
  EAGER_TRY(const Tensor b, floats(DType::float32, {1, 1}, {0x0p+0}));
  EAGER_TRY(const Tensor y, eager::subtract(a, b));
  EAGER_DO(expect_floats(y, DType::float32, {2, 0}, {}));
  EAGER_TRY(const Tensor c, floats(DType::float64, {2, 0}, {}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(c));
  EAGER_DO(tape.watch(b));
  EAGER_TRY(const Tensor z, eager::add(c, b));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({z}, {c, b}));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_c = outputs_1_.at(0);
  const Tensor d_b = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_c, DType::float64, {2, 0}, {}, 1.0));
  EAGER_DO(expect_floats(d_b, DType::float32, {1, 1}, {0x0p+0}, 1.0));
  return done();
}

ROW(broadcast_2_1_2_1_and_3_1_2, "broadcast [2 1 2 1] and [3 1 2]") {
  EAGER_TRY(const Tensor a, integers(DType::int32, {2, 1, 2, 1}, {0, 1, 2, 3}));
  EAGER_TRY(const Tensor b, floats(DType::float32, {3, 1, 2}, {0x0p+0, 0x1.4p+3, 0x1.4p+4, 0x1.ep+4, 0x1.4p+5, 0x1.9p+5}));
  EAGER_TRY(const Tensor y, eager::subtract(a, b));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 2, 2}, {0x0p+0, -0x1.4p+3, 0x1p+0, -0x1.2p+3, -0x1.4p+4, -0x1.ep+4, -0x1.3p+4, -0x1.dp+4, -0x1.4p+5, -0x1.9p+5, -0x1.38p+5, -0x1.88p+5, 0x1p+1, -0x1p+3, 0x1.8p+1, -0x1.cp+2, -0x1.2p+4, -0x1.cp+4, -0x1.1p+4, -0x1.bp+4, -0x1.3p+5, -0x1.8p+5, -0x1.28p+5, -0x1.78p+5}));
  EAGER_TRY(const Tensor c, floats(DType::float64, {2, 1, 2, 1}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(c));
  EAGER_DO(tape.watch(b));
  EAGER_TRY(const Tensor z, eager::add(c, b));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({z}, {c, b}));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_c = outputs_1_.at(0);
  const Tensor d_b = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_c, DType::float64, {2, 1, 2, 1}, {0x1.8p+2, 0x1.8p+2, 0x1.8p+2, 0x1.8p+2}, 1.0));
  EAGER_DO(expect_floats(d_b, DType::float32, {3, 1, 2}, {0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2}, 1.0));
  return done();
}

ROW(broadcast_2_1_3_and_4_1, "broadcast [2 1 3] and [4 1]") {
  EAGER_TRY(const Tensor a, integers(DType::int32, {2, 1, 3}, {0, 1, 2, 3, 4, 5}));
  EAGER_TRY(const Tensor b, floats(DType::float32, {4, 1}, {0x0p+0, 0x1.4p+3, 0x1.4p+4, 0x1.ep+4}));
  EAGER_TRY(const Tensor y, eager::subtract(a, b));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4, 3}, {0x0p+0, 0x1p+0, 0x1p+1, -0x1.4p+3, -0x1.2p+3, -0x1p+3, -0x1.4p+4, -0x1.3p+4, -0x1.2p+4, -0x1.ep+4, -0x1.dp+4, -0x1.cp+4, 0x1.8p+1, 0x1p+2, 0x1.4p+2, -0x1.cp+2, -0x1.8p+2, -0x1.4p+2, -0x1.1p+4, -0x1p+4, -0x1.ep+3, -0x1.bp+4, -0x1.ap+4, -0x1.9p+4}));
  EAGER_TRY(const Tensor c, floats(DType::float64, {2, 1, 3}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(c));
  EAGER_DO(tape.watch(b));
  EAGER_TRY(const Tensor z, eager::add(c, b));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({z}, {c, b}));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_c = outputs_1_.at(0);
  const Tensor d_b = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_c, DType::float64, {2, 1, 3}, {0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2}, 1.0));
  EAGER_DO(expect_floats(d_b, DType::float32, {4, 1}, {0x1.8p+2, 0x1.8p+2, 0x1.8p+2, 0x1.8p+2}, 1.0));
  return done();
}

ROW(broadcast_2_1_and_1_3, "broadcast [2 1] and [1 3]") {
  EAGER_TRY(const Tensor a, integers(DType::int32, {2, 1}, {0, 1}));
  EAGER_TRY(const Tensor b, floats(DType::float32, {1, 3}, {0x0p+0, 0x1.4p+3, 0x1.4p+4}));
  EAGER_TRY(const Tensor y, eager::subtract(a, b));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x0p+0, -0x1.4p+3, -0x1.4p+4, 0x1p+0, -0x1.2p+3, -0x1.3p+4}));
  EAGER_TRY(const Tensor c, floats(DType::float64, {2, 1}, {0x0p+0, 0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(c));
  EAGER_DO(tape.watch(b));
  EAGER_TRY(const Tensor z, eager::add(c, b));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({z}, {c, b}));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_c = outputs_1_.at(0);
  const Tensor d_b = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_c, DType::float64, {2, 1}, {0x1.8p+1, 0x1.8p+1}, 1.0));
  EAGER_DO(expect_floats(d_b, DType::float32, {1, 3}, {0x1p+1, 0x1p+1, 0x1p+1}, 1.0));
  return done();
}

ROW(broadcast_2_3_and_3, "broadcast [2 3] and [3]") {
  EAGER_TRY(const Tensor a, integers(DType::int32, {2, 3}, {0, 1, 2, 3, 4, 5}));
  EAGER_TRY(const Tensor b, floats(DType::float32, {3}, {0x0p+0, 0x1.4p+3, 0x1.4p+4}));
  EAGER_TRY(const Tensor y, eager::subtract(a, b));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x0p+0, -0x1.2p+3, -0x1.2p+4, 0x1.8p+1, -0x1.8p+2, -0x1.ep+3}));
  EAGER_TRY(const Tensor c, floats(DType::float64, {2, 3}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(c));
  EAGER_DO(tape.watch(b));
  EAGER_TRY(const Tensor z, eager::add(c, b));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({z}, {c, b}));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_c = outputs_1_.at(0);
  const Tensor d_b = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_c, DType::float64, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}, 1.0));
  EAGER_DO(expect_floats(d_b, DType::float32, {3}, {0x1p+1, 0x1p+1, 0x1p+1}, 1.0));
  return done();
}

ROW(broadcast_3_and_2_3, "broadcast [3] and [2 3]") {
  EAGER_TRY(const Tensor a, integers(DType::int32, {3}, {0, 1, 2}));
  EAGER_TRY(const Tensor b, floats(DType::float32, {2, 3}, {0x0p+0, 0x1.4p+3, 0x1.4p+4, 0x1.ep+4, 0x1.4p+5, 0x1.9p+5}));
  EAGER_TRY(const Tensor y, eager::subtract(a, b));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x0p+0, -0x1.2p+3, -0x1.2p+4, -0x1.ep+4, -0x1.38p+5, -0x1.8p+5}));
  EAGER_TRY(const Tensor c, floats(DType::float64, {3}, {0x0p+0, 0x1p+0, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(c));
  EAGER_DO(tape.watch(b));
  EAGER_TRY(const Tensor z, eager::add(c, b));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({z}, {c, b}));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_c = outputs_1_.at(0);
  const Tensor d_b = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_c, DType::float64, {3}, {0x1p+1, 0x1p+1, 0x1p+1}, 1.0));
  EAGER_DO(expect_floats(d_b, DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}, 1.0));
  return done();
}

ROW(broadcast_a_scalar_and_2_2, "broadcast a scalar and [2 2]") {
  EAGER_TRY(const Tensor a, integers(DType::int32, {}, {0}));
  EAGER_TRY(const Tensor b, floats(DType::float32, {2, 2}, {0x0p+0, 0x1.4p+3, 0x1.4p+4, 0x1.ep+4}));
  EAGER_TRY(const Tensor y, eager::subtract(a, b));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x0p+0, -0x1.4p+3, -0x1.4p+4, -0x1.ep+4}));
  EAGER_TRY(const Tensor c, floats(DType::float64, {}, {0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(c));
  EAGER_DO(tape.watch(b));
  EAGER_TRY(const Tensor z, eager::add(c, b));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({z}, {c, b}));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_c = outputs_1_.at(0);
  const Tensor d_b = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_c, DType::float64, {}, {0x1p+2}, 1.0));
  EAGER_DO(expect_floats(d_b, DType::float32, {2, 2}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}, 1.0));
  return done();
}

ROW(broadcast_arrays, "broadcast_arrays") {
  EAGER_TRY(const Tensor arrays0, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor arrays1, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor arrays2, floats(DType::float32, {2, 1}, {0x1.cp+2, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(arrays0));
  EAGER_DO(tape.watch(arrays1));
  EAGER_DO(tape.watch(arrays2));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, eager::broadcast_arrays({arrays0, arrays1, arrays2}));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor y0 = outputs_1_.at(0);
  const Tensor y1 = outputs_1_.at(1);
  const Tensor y2 = outputs_1_.at(2);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_DO(expect_floats(y2, DType::float32, {2, 3}, {0x1.cp+2, 0x1.cp+2, 0x1.cp+2, 0x1p+3, 0x1p+3, 0x1p+3}));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1, y2}, {arrays0, arrays1, arrays2}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_2_, 3));
  const Tensor d_arrays0 = outputs_2_.at(0);
  const Tensor d_arrays1 = outputs_2_.at(1);
  const Tensor d_arrays2 = outputs_2_.at(2);
  EAGER_DO(expect_floats(d_arrays0, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_DO(expect_floats(d_arrays1, DType::float32, {3}, {0x1.4p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_DO(expect_floats(d_arrays2, DType::float32, {2, 1}, {0x1.cp+1, 0x1.3p+2}));
  return done();
}

ROW(broadcast_like, "broadcast_like") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor like, integers(DType::int8, {3, 2}, {0, 0, 0, 0, 0, 0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::broadcast_like(x, like));
  EAGER_DO(expect_floats(y, DType::float32, {3, 2}, {0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2}, {0x1.2p+2, 0x1.ep+1}));
  return done();
}

ROW(broadcast_like_of_strings, "broadcast_like of strings") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 3}, {"a", "", "\346\227\245\346\234\254", "b c", "d", "e"}));
  EAGER_TRY(const Tensor like, floats(DType::float32, {2, 2, 3}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor y, eager::broadcast_like(x, like));
  EAGER_DO(expect_strings(y, DType::string, {2, 2, 3}, {"a", "", "\346\227\245\346\234\254", "b c", "d", "e", "a", "", "\346\227\245\346\234\254", "b c", "d", "e"}));
  return done();
}

ROW(broadcast_to_a_tensor, "broadcast_to a tensor") {
  EAGER_TRY(const Tensor x, integers(DType::int16, {2}, {1, 2}));
  EAGER_TRY(const Tensor shape, integers(DType::int32, {2}, {3, 2}));
  EAGER_TRY(const Tensor y, eager::broadcast_to(x, shape));
  EAGER_DO(expect_integers(y, DType::int16, {3, 2}, {1, 2, 1, 2, 1, 2}));
  return done();
}

ROW(broadcast_to_shape, "broadcast_to shape=") {
  EAGER_TRY(const Tensor x, integers(DType::int16, {}, {7}));
  EAGER_TRY(const Tensor y, eager::broadcast_to(x, {}));
  EAGER_DO(expect_integers(y, DType::int16, {}, {7}));
  return done();
}

ROW(broadcast_to_shape_2_2_3, "broadcast_to shape=2,2,3") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 1}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::broadcast_to(x, {2, 2, 3}));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+1, 0x1p+1, 0x1p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 1}, {0x1.7p+2, 0x1.1p+3}));
  return done();
}

ROW(broadcast_to_shape_2_2_3_of_strings, "broadcast_to shape=2,2,3 of strings") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 3}, {"a", "", "\346\227\245\346\234\254", "b c", "d", "e"}));
  EAGER_TRY(const Tensor y, eager::broadcast_to(x, {2, 2, 3}));
  EAGER_DO(expect_strings(y, DType::string, {2, 2, 3}, {"a", "", "\346\227\245\346\234\254", "b c", "d", "e", "a", "", "\346\227\245\346\234\254", "b c", "d", "e"}));
  return done();
}

ROW(cast_dtype_float64, "cast dtype=float64") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1.8p+0, -0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::cast(x, DType::float64));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1.8p+0, -0x1p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float64, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2}, {0x1p+0, 0x1p-1}));
  return done();
}

ROW(cast_from_bfloat16_to_all, "cast from bfloat16 to all") {
  EAGER_TRY(const Tensor x, floats(DType::bfloat16, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_bool, eager::cast(x, DType::bool_));
  EAGER_DO(expect_booleans(y_bool, DType::bool_, {4}, {false, true, true, true}));
  EAGER_TRY(const Tensor y_int8, eager::cast(x, DType::int8));
  EAGER_DO(expect_integers(y_int8, DType::int8, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int16, eager::cast(x, DType::int16));
  EAGER_DO(expect_integers(y_int16, DType::int16, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int32, eager::cast(x, DType::int32));
  EAGER_DO(expect_integers(y_int32, DType::int32, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int64, eager::cast(x, DType::int64));
  EAGER_DO(expect_integers(y_int64, DType::int64, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_uint8, eager::cast(x, DType::uint8));
  EAGER_DO(expect_integers(y_uint8, DType::uint8, {4}, {0, 1, 255, 100}));
  EAGER_TRY(const Tensor y_uint16, eager::cast(x, DType::uint16));
  EAGER_DO(expect_integers(y_uint16, DType::uint16, {4}, {0, 1, 65535, 100}));
  EAGER_TRY(const Tensor y_uint32, eager::cast(x, DType::uint32));
  EAGER_DO(expect_integers(y_uint32, DType::uint32, {4}, {0, 1, 4294967295, 100}));
  EAGER_TRY(const Tensor y_uint64, eager::cast(x, DType::uint64));
  EAGER_DO(expect_unsigneds(y_uint64, DType::uint64, {4}, {0u, 1u, 18446744073709551615u, 100u}));
  EAGER_TRY(const Tensor y_float16, eager::cast(x, DType::float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_bfloat16, eager::cast(x, DType::bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float32, eager::cast(x, DType::float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float64, eager::cast(x, DType::float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_complex64, eager::cast(x, DType::complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::cast(x, DType::complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  return done();
}

ROW(cast_from_bool_to_all, "cast from bool to all") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {4}, {false, true, true, true}));
  EAGER_TRY(const Tensor y_bool, eager::cast(x, DType::bool_));
  EAGER_DO(expect_booleans(y_bool, DType::bool_, {4}, {false, true, true, true}));
  EAGER_TRY(const Tensor y_int8, eager::cast(x, DType::int8));
  EAGER_DO(expect_integers(y_int8, DType::int8, {4}, {0, 1, 1, 1}));
  EAGER_TRY(const Tensor y_int16, eager::cast(x, DType::int16));
  EAGER_DO(expect_integers(y_int16, DType::int16, {4}, {0, 1, 1, 1}));
  EAGER_TRY(const Tensor y_int32, eager::cast(x, DType::int32));
  EAGER_DO(expect_integers(y_int32, DType::int32, {4}, {0, 1, 1, 1}));
  EAGER_TRY(const Tensor y_int64, eager::cast(x, DType::int64));
  EAGER_DO(expect_integers(y_int64, DType::int64, {4}, {0, 1, 1, 1}));
  EAGER_TRY(const Tensor y_uint8, eager::cast(x, DType::uint8));
  EAGER_DO(expect_integers(y_uint8, DType::uint8, {4}, {0, 1, 1, 1}));
  EAGER_TRY(const Tensor y_uint16, eager::cast(x, DType::uint16));
  EAGER_DO(expect_integers(y_uint16, DType::uint16, {4}, {0, 1, 1, 1}));
  EAGER_TRY(const Tensor y_uint32, eager::cast(x, DType::uint32));
  EAGER_DO(expect_integers(y_uint32, DType::uint32, {4}, {0, 1, 1, 1}));
  EAGER_TRY(const Tensor y_uint64, eager::cast(x, DType::uint64));
  EAGER_DO(expect_unsigneds(y_uint64, DType::uint64, {4}, {0u, 1u, 1u, 1u}));
  EAGER_TRY(const Tensor y_float16, eager::cast(x, DType::float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x0p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_TRY(const Tensor y_bfloat16, eager::cast(x, DType::bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x0p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_TRY(const Tensor y_float32, eager::cast(x, DType::float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {4}, {0x0p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_TRY(const Tensor y_float64, eager::cast(x, DType::float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x0p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_TRY(const Tensor y_complex64, eager::cast(x, DType::complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::cast(x, DType::complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x1p+0, 0x0p+0}}));
  return done();
}

ROW(cast_from_complex128_to_all, "cast from complex128 to all") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  EAGER_TRY(const Tensor y_bool, eager::cast(x, DType::bool_));
  EAGER_DO(expect_booleans(y_bool, DType::bool_, {4}, {false, true, true, true}));
  EAGER_TRY(const Tensor y_int8, eager::cast(x, DType::int8));
  EAGER_DO(expect_integers(y_int8, DType::int8, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int16, eager::cast(x, DType::int16));
  EAGER_DO(expect_integers(y_int16, DType::int16, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int32, eager::cast(x, DType::int32));
  EAGER_DO(expect_integers(y_int32, DType::int32, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int64, eager::cast(x, DType::int64));
  EAGER_DO(expect_integers(y_int64, DType::int64, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_uint8, eager::cast(x, DType::uint8));
  EAGER_DO(expect_integers(y_uint8, DType::uint8, {4}, {0, 1, 255, 100}));
  EAGER_TRY(const Tensor y_uint16, eager::cast(x, DType::uint16));
  EAGER_DO(expect_integers(y_uint16, DType::uint16, {4}, {0, 1, 65535, 100}));
  EAGER_TRY(const Tensor y_uint32, eager::cast(x, DType::uint32));
  EAGER_DO(expect_integers(y_uint32, DType::uint32, {4}, {0, 1, 4294967295, 100}));
  EAGER_TRY(const Tensor y_uint64, eager::cast(x, DType::uint64));
  EAGER_DO(expect_unsigneds(y_uint64, DType::uint64, {4}, {0u, 1u, 18446744073709551615u, 100u}));
  EAGER_TRY(const Tensor y_float16, eager::cast(x, DType::float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_bfloat16, eager::cast(x, DType::bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float32, eager::cast(x, DType::float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float64, eager::cast(x, DType::float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_complex64, eager::cast(x, DType::complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::cast(x, DType::complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  return done();
}

ROW(cast_from_complex64_to_all, "cast from complex64 to all") {
  EAGER_TRY(const Tensor x, complexes(DType::complex64, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  EAGER_TRY(const Tensor y_bool, eager::cast(x, DType::bool_));
  EAGER_DO(expect_booleans(y_bool, DType::bool_, {4}, {false, true, true, true}));
  EAGER_TRY(const Tensor y_int8, eager::cast(x, DType::int8));
  EAGER_DO(expect_integers(y_int8, DType::int8, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int16, eager::cast(x, DType::int16));
  EAGER_DO(expect_integers(y_int16, DType::int16, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int32, eager::cast(x, DType::int32));
  EAGER_DO(expect_integers(y_int32, DType::int32, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int64, eager::cast(x, DType::int64));
  EAGER_DO(expect_integers(y_int64, DType::int64, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_uint8, eager::cast(x, DType::uint8));
  EAGER_DO(expect_integers(y_uint8, DType::uint8, {4}, {0, 1, 255, 100}));
  EAGER_TRY(const Tensor y_uint16, eager::cast(x, DType::uint16));
  EAGER_DO(expect_integers(y_uint16, DType::uint16, {4}, {0, 1, 65535, 100}));
  EAGER_TRY(const Tensor y_uint32, eager::cast(x, DType::uint32));
  EAGER_DO(expect_integers(y_uint32, DType::uint32, {4}, {0, 1, 4294967295, 100}));
  EAGER_TRY(const Tensor y_uint64, eager::cast(x, DType::uint64));
  EAGER_DO(expect_unsigneds(y_uint64, DType::uint64, {4}, {0u, 1u, 18446744073709551615u, 100u}));
  EAGER_TRY(const Tensor y_float16, eager::cast(x, DType::float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_bfloat16, eager::cast(x, DType::bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float32, eager::cast(x, DType::float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float64, eager::cast(x, DType::float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_complex64, eager::cast(x, DType::complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::cast(x, DType::complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  return done();
}

ROW(cast_from_float16_to_all, "cast from float16 to all") {
  EAGER_TRY(const Tensor x, floats(DType::float16, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_bool, eager::cast(x, DType::bool_));
  EAGER_DO(expect_booleans(y_bool, DType::bool_, {4}, {false, true, true, true}));
  EAGER_TRY(const Tensor y_int8, eager::cast(x, DType::int8));
  EAGER_DO(expect_integers(y_int8, DType::int8, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int16, eager::cast(x, DType::int16));
  EAGER_DO(expect_integers(y_int16, DType::int16, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int32, eager::cast(x, DType::int32));
  EAGER_DO(expect_integers(y_int32, DType::int32, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int64, eager::cast(x, DType::int64));
  EAGER_DO(expect_integers(y_int64, DType::int64, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_uint8, eager::cast(x, DType::uint8));
  EAGER_DO(expect_integers(y_uint8, DType::uint8, {4}, {0, 1, 255, 100}));
  EAGER_TRY(const Tensor y_uint16, eager::cast(x, DType::uint16));
  EAGER_DO(expect_integers(y_uint16, DType::uint16, {4}, {0, 1, 65535, 100}));
  EAGER_TRY(const Tensor y_uint32, eager::cast(x, DType::uint32));
  EAGER_DO(expect_integers(y_uint32, DType::uint32, {4}, {0, 1, 4294967295, 100}));
  EAGER_TRY(const Tensor y_uint64, eager::cast(x, DType::uint64));
  EAGER_DO(expect_unsigneds(y_uint64, DType::uint64, {4}, {0u, 1u, 18446744073709551615u, 100u}));
  EAGER_TRY(const Tensor y_float16, eager::cast(x, DType::float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_bfloat16, eager::cast(x, DType::bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float32, eager::cast(x, DType::float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float64, eager::cast(x, DType::float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_complex64, eager::cast(x, DType::complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::cast(x, DType::complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  return done();
}

ROW(cast_from_float32_to_all, "cast from float32 to all") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_bool, eager::cast(x, DType::bool_));
  EAGER_DO(expect_booleans(y_bool, DType::bool_, {4}, {false, true, true, true}));
  EAGER_TRY(const Tensor y_int8, eager::cast(x, DType::int8));
  EAGER_DO(expect_integers(y_int8, DType::int8, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int16, eager::cast(x, DType::int16));
  EAGER_DO(expect_integers(y_int16, DType::int16, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int32, eager::cast(x, DType::int32));
  EAGER_DO(expect_integers(y_int32, DType::int32, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int64, eager::cast(x, DType::int64));
  EAGER_DO(expect_integers(y_int64, DType::int64, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_uint8, eager::cast(x, DType::uint8));
  EAGER_DO(expect_integers(y_uint8, DType::uint8, {4}, {0, 1, 255, 100}));
  EAGER_TRY(const Tensor y_uint16, eager::cast(x, DType::uint16));
  EAGER_DO(expect_integers(y_uint16, DType::uint16, {4}, {0, 1, 65535, 100}));
  EAGER_TRY(const Tensor y_uint32, eager::cast(x, DType::uint32));
  EAGER_DO(expect_integers(y_uint32, DType::uint32, {4}, {0, 1, 4294967295, 100}));
  EAGER_TRY(const Tensor y_uint64, eager::cast(x, DType::uint64));
  EAGER_DO(expect_unsigneds(y_uint64, DType::uint64, {4}, {0u, 1u, 18446744073709551615u, 100u}));
  EAGER_TRY(const Tensor y_float16, eager::cast(x, DType::float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_bfloat16, eager::cast(x, DType::bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float32, eager::cast(x, DType::float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float64, eager::cast(x, DType::float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_complex64, eager::cast(x, DType::complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::cast(x, DType::complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  return done();
}

ROW(cast_from_float64_to_all, "cast from float64 to all") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_bool, eager::cast(x, DType::bool_));
  EAGER_DO(expect_booleans(y_bool, DType::bool_, {4}, {false, true, true, true}));
  EAGER_TRY(const Tensor y_int8, eager::cast(x, DType::int8));
  EAGER_DO(expect_integers(y_int8, DType::int8, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int16, eager::cast(x, DType::int16));
  EAGER_DO(expect_integers(y_int16, DType::int16, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int32, eager::cast(x, DType::int32));
  EAGER_DO(expect_integers(y_int32, DType::int32, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int64, eager::cast(x, DType::int64));
  EAGER_DO(expect_integers(y_int64, DType::int64, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_uint8, eager::cast(x, DType::uint8));
  EAGER_DO(expect_integers(y_uint8, DType::uint8, {4}, {0, 1, 255, 100}));
  EAGER_TRY(const Tensor y_uint16, eager::cast(x, DType::uint16));
  EAGER_DO(expect_integers(y_uint16, DType::uint16, {4}, {0, 1, 65535, 100}));
  EAGER_TRY(const Tensor y_uint32, eager::cast(x, DType::uint32));
  EAGER_DO(expect_integers(y_uint32, DType::uint32, {4}, {0, 1, 4294967295, 100}));
  EAGER_TRY(const Tensor y_uint64, eager::cast(x, DType::uint64));
  EAGER_DO(expect_unsigneds(y_uint64, DType::uint64, {4}, {0u, 1u, 18446744073709551615u, 100u}));
  EAGER_TRY(const Tensor y_float16, eager::cast(x, DType::float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_bfloat16, eager::cast(x, DType::bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float32, eager::cast(x, DType::float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float64, eager::cast(x, DType::float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_complex64, eager::cast(x, DType::complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::cast(x, DType::complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  return done();
}

ROW(cast_from_int16_to_all, "cast from int16 to all") {
  EAGER_TRY(const Tensor x, integers(DType::int16, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_bool, eager::cast(x, DType::bool_));
  EAGER_DO(expect_booleans(y_bool, DType::bool_, {4}, {false, true, true, true}));
  EAGER_TRY(const Tensor y_int8, eager::cast(x, DType::int8));
  EAGER_DO(expect_integers(y_int8, DType::int8, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int16, eager::cast(x, DType::int16));
  EAGER_DO(expect_integers(y_int16, DType::int16, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int32, eager::cast(x, DType::int32));
  EAGER_DO(expect_integers(y_int32, DType::int32, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int64, eager::cast(x, DType::int64));
  EAGER_DO(expect_integers(y_int64, DType::int64, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_uint8, eager::cast(x, DType::uint8));
  EAGER_DO(expect_integers(y_uint8, DType::uint8, {4}, {0, 1, 255, 100}));
  EAGER_TRY(const Tensor y_uint16, eager::cast(x, DType::uint16));
  EAGER_DO(expect_integers(y_uint16, DType::uint16, {4}, {0, 1, 65535, 100}));
  EAGER_TRY(const Tensor y_uint32, eager::cast(x, DType::uint32));
  EAGER_DO(expect_integers(y_uint32, DType::uint32, {4}, {0, 1, 4294967295, 100}));
  EAGER_TRY(const Tensor y_uint64, eager::cast(x, DType::uint64));
  EAGER_DO(expect_unsigneds(y_uint64, DType::uint64, {4}, {0u, 1u, 18446744073709551615u, 100u}));
  EAGER_TRY(const Tensor y_float16, eager::cast(x, DType::float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_bfloat16, eager::cast(x, DType::bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float32, eager::cast(x, DType::float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float64, eager::cast(x, DType::float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_complex64, eager::cast(x, DType::complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::cast(x, DType::complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  return done();
}

ROW(cast_from_int32_to_all, "cast from int32 to all") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_bool, eager::cast(x, DType::bool_));
  EAGER_DO(expect_booleans(y_bool, DType::bool_, {4}, {false, true, true, true}));
  EAGER_TRY(const Tensor y_int8, eager::cast(x, DType::int8));
  EAGER_DO(expect_integers(y_int8, DType::int8, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int16, eager::cast(x, DType::int16));
  EAGER_DO(expect_integers(y_int16, DType::int16, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int32, eager::cast(x, DType::int32));
  EAGER_DO(expect_integers(y_int32, DType::int32, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int64, eager::cast(x, DType::int64));
  EAGER_DO(expect_integers(y_int64, DType::int64, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_uint8, eager::cast(x, DType::uint8));
  EAGER_DO(expect_integers(y_uint8, DType::uint8, {4}, {0, 1, 255, 100}));
  EAGER_TRY(const Tensor y_uint16, eager::cast(x, DType::uint16));
  EAGER_DO(expect_integers(y_uint16, DType::uint16, {4}, {0, 1, 65535, 100}));
  EAGER_TRY(const Tensor y_uint32, eager::cast(x, DType::uint32));
  EAGER_DO(expect_integers(y_uint32, DType::uint32, {4}, {0, 1, 4294967295, 100}));
  EAGER_TRY(const Tensor y_uint64, eager::cast(x, DType::uint64));
  EAGER_DO(expect_unsigneds(y_uint64, DType::uint64, {4}, {0u, 1u, 18446744073709551615u, 100u}));
  EAGER_TRY(const Tensor y_float16, eager::cast(x, DType::float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_bfloat16, eager::cast(x, DType::bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float32, eager::cast(x, DType::float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float64, eager::cast(x, DType::float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_complex64, eager::cast(x, DType::complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::cast(x, DType::complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  return done();
}

ROW(cast_from_int64_to_all, "cast from int64 to all") {
  EAGER_TRY(const Tensor x, integers(DType::int64, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_bool, eager::cast(x, DType::bool_));
  EAGER_DO(expect_booleans(y_bool, DType::bool_, {4}, {false, true, true, true}));
  EAGER_TRY(const Tensor y_int8, eager::cast(x, DType::int8));
  EAGER_DO(expect_integers(y_int8, DType::int8, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int16, eager::cast(x, DType::int16));
  EAGER_DO(expect_integers(y_int16, DType::int16, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int32, eager::cast(x, DType::int32));
  EAGER_DO(expect_integers(y_int32, DType::int32, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int64, eager::cast(x, DType::int64));
  EAGER_DO(expect_integers(y_int64, DType::int64, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_uint8, eager::cast(x, DType::uint8));
  EAGER_DO(expect_integers(y_uint8, DType::uint8, {4}, {0, 1, 255, 100}));
  EAGER_TRY(const Tensor y_uint16, eager::cast(x, DType::uint16));
  EAGER_DO(expect_integers(y_uint16, DType::uint16, {4}, {0, 1, 65535, 100}));
  EAGER_TRY(const Tensor y_uint32, eager::cast(x, DType::uint32));
  EAGER_DO(expect_integers(y_uint32, DType::uint32, {4}, {0, 1, 4294967295, 100}));
  EAGER_TRY(const Tensor y_uint64, eager::cast(x, DType::uint64));
  EAGER_DO(expect_unsigneds(y_uint64, DType::uint64, {4}, {0u, 1u, 18446744073709551615u, 100u}));
  EAGER_TRY(const Tensor y_float16, eager::cast(x, DType::float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_bfloat16, eager::cast(x, DType::bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float32, eager::cast(x, DType::float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float64, eager::cast(x, DType::float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_complex64, eager::cast(x, DType::complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::cast(x, DType::complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  return done();
}

ROW(cast_from_int8_to_all, "cast from int8 to all") {
  EAGER_TRY(const Tensor x, integers(DType::int8, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_bool, eager::cast(x, DType::bool_));
  EAGER_DO(expect_booleans(y_bool, DType::bool_, {4}, {false, true, true, true}));
  EAGER_TRY(const Tensor y_int8, eager::cast(x, DType::int8));
  EAGER_DO(expect_integers(y_int8, DType::int8, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int16, eager::cast(x, DType::int16));
  EAGER_DO(expect_integers(y_int16, DType::int16, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int32, eager::cast(x, DType::int32));
  EAGER_DO(expect_integers(y_int32, DType::int32, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_int64, eager::cast(x, DType::int64));
  EAGER_DO(expect_integers(y_int64, DType::int64, {4}, {0, 1, -1, 100}));
  EAGER_TRY(const Tensor y_uint8, eager::cast(x, DType::uint8));
  EAGER_DO(expect_integers(y_uint8, DType::uint8, {4}, {0, 1, 255, 100}));
  EAGER_TRY(const Tensor y_uint16, eager::cast(x, DType::uint16));
  EAGER_DO(expect_integers(y_uint16, DType::uint16, {4}, {0, 1, 65535, 100}));
  EAGER_TRY(const Tensor y_uint32, eager::cast(x, DType::uint32));
  EAGER_DO(expect_integers(y_uint32, DType::uint32, {4}, {0, 1, 4294967295, 100}));
  EAGER_TRY(const Tensor y_uint64, eager::cast(x, DType::uint64));
  EAGER_DO(expect_unsigneds(y_uint64, DType::uint64, {4}, {0u, 1u, 18446744073709551615u, 100u}));
  EAGER_TRY(const Tensor y_float16, eager::cast(x, DType::float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_bfloat16, eager::cast(x, DType::bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float32, eager::cast(x, DType::float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float64, eager::cast(x, DType::float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_complex64, eager::cast(x, DType::complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::cast(x, DType::complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  return done();
}

ROW(cast_from_uint16_to_all, "cast from uint16 to all") {
  EAGER_TRY(const Tensor x, integers(DType::uint16, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_bool, eager::cast(x, DType::bool_));
  EAGER_DO(expect_booleans(y_bool, DType::bool_, {4}, {false, true, true, true}));
  EAGER_TRY(const Tensor y_int8, eager::cast(x, DType::int8));
  EAGER_DO(expect_integers(y_int8, DType::int8, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_int16, eager::cast(x, DType::int16));
  EAGER_DO(expect_integers(y_int16, DType::int16, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_int32, eager::cast(x, DType::int32));
  EAGER_DO(expect_integers(y_int32, DType::int32, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_int64, eager::cast(x, DType::int64));
  EAGER_DO(expect_integers(y_int64, DType::int64, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_uint8, eager::cast(x, DType::uint8));
  EAGER_DO(expect_integers(y_uint8, DType::uint8, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_uint16, eager::cast(x, DType::uint16));
  EAGER_DO(expect_integers(y_uint16, DType::uint16, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_uint32, eager::cast(x, DType::uint32));
  EAGER_DO(expect_integers(y_uint32, DType::uint32, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_uint64, eager::cast(x, DType::uint64));
  EAGER_DO(expect_unsigneds(y_uint64, DType::uint64, {4}, {0u, 1u, 1u, 100u}));
  EAGER_TRY(const Tensor y_float16, eager::cast(x, DType::float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_bfloat16, eager::cast(x, DType::bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float32, eager::cast(x, DType::float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {4}, {0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float64, eager::cast(x, DType::float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_complex64, eager::cast(x, DType::complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::cast(x, DType::complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  return done();
}

ROW(cast_from_uint32_to_all, "cast from uint32 to all") {
  EAGER_TRY(const Tensor x, integers(DType::uint32, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_bool, eager::cast(x, DType::bool_));
  EAGER_DO(expect_booleans(y_bool, DType::bool_, {4}, {false, true, true, true}));
  EAGER_TRY(const Tensor y_int8, eager::cast(x, DType::int8));
  EAGER_DO(expect_integers(y_int8, DType::int8, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_int16, eager::cast(x, DType::int16));
  EAGER_DO(expect_integers(y_int16, DType::int16, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_int32, eager::cast(x, DType::int32));
  EAGER_DO(expect_integers(y_int32, DType::int32, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_int64, eager::cast(x, DType::int64));
  EAGER_DO(expect_integers(y_int64, DType::int64, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_uint8, eager::cast(x, DType::uint8));
  EAGER_DO(expect_integers(y_uint8, DType::uint8, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_uint16, eager::cast(x, DType::uint16));
  EAGER_DO(expect_integers(y_uint16, DType::uint16, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_uint32, eager::cast(x, DType::uint32));
  EAGER_DO(expect_integers(y_uint32, DType::uint32, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_uint64, eager::cast(x, DType::uint64));
  EAGER_DO(expect_unsigneds(y_uint64, DType::uint64, {4}, {0u, 1u, 1u, 100u}));
  EAGER_TRY(const Tensor y_float16, eager::cast(x, DType::float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_bfloat16, eager::cast(x, DType::bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float32, eager::cast(x, DType::float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {4}, {0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float64, eager::cast(x, DType::float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_complex64, eager::cast(x, DType::complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::cast(x, DType::complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  return done();
}

ROW(cast_from_uint64_to_all, "cast from uint64 to all") {
  EAGER_TRY(const Tensor x, unsigneds(DType::uint64, {4}, {0u, 1u, 1u, 100u}));
  EAGER_TRY(const Tensor y_bool, eager::cast(x, DType::bool_));
  EAGER_DO(expect_booleans(y_bool, DType::bool_, {4}, {false, true, true, true}));
  EAGER_TRY(const Tensor y_int8, eager::cast(x, DType::int8));
  EAGER_DO(expect_integers(y_int8, DType::int8, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_int16, eager::cast(x, DType::int16));
  EAGER_DO(expect_integers(y_int16, DType::int16, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_int32, eager::cast(x, DType::int32));
  EAGER_DO(expect_integers(y_int32, DType::int32, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_int64, eager::cast(x, DType::int64));
  EAGER_DO(expect_integers(y_int64, DType::int64, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_uint8, eager::cast(x, DType::uint8));
  EAGER_DO(expect_integers(y_uint8, DType::uint8, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_uint16, eager::cast(x, DType::uint16));
  EAGER_DO(expect_integers(y_uint16, DType::uint16, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_uint32, eager::cast(x, DType::uint32));
  EAGER_DO(expect_integers(y_uint32, DType::uint32, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_uint64, eager::cast(x, DType::uint64));
  EAGER_DO(expect_unsigneds(y_uint64, DType::uint64, {4}, {0u, 1u, 1u, 100u}));
  EAGER_TRY(const Tensor y_float16, eager::cast(x, DType::float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_bfloat16, eager::cast(x, DType::bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float32, eager::cast(x, DType::float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {4}, {0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float64, eager::cast(x, DType::float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_complex64, eager::cast(x, DType::complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::cast(x, DType::complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  return done();
}

ROW(cast_from_uint8_to_all, "cast from uint8 to all") {
  EAGER_TRY(const Tensor x, integers(DType::uint8, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_bool, eager::cast(x, DType::bool_));
  EAGER_DO(expect_booleans(y_bool, DType::bool_, {4}, {false, true, true, true}));
  EAGER_TRY(const Tensor y_int8, eager::cast(x, DType::int8));
  EAGER_DO(expect_integers(y_int8, DType::int8, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_int16, eager::cast(x, DType::int16));
  EAGER_DO(expect_integers(y_int16, DType::int16, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_int32, eager::cast(x, DType::int32));
  EAGER_DO(expect_integers(y_int32, DType::int32, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_int64, eager::cast(x, DType::int64));
  EAGER_DO(expect_integers(y_int64, DType::int64, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_uint8, eager::cast(x, DType::uint8));
  EAGER_DO(expect_integers(y_uint8, DType::uint8, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_uint16, eager::cast(x, DType::uint16));
  EAGER_DO(expect_integers(y_uint16, DType::uint16, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_uint32, eager::cast(x, DType::uint32));
  EAGER_DO(expect_integers(y_uint32, DType::uint32, {4}, {0, 1, 1, 100}));
  EAGER_TRY(const Tensor y_uint64, eager::cast(x, DType::uint64));
  EAGER_DO(expect_unsigneds(y_uint64, DType::uint64, {4}, {0u, 1u, 1u, 100u}));
  EAGER_TRY(const Tensor y_float16, eager::cast(x, DType::float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_bfloat16, eager::cast(x, DType::bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float32, eager::cast(x, DType::float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {4}, {0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_float64, eager::cast(x, DType::float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6}));
  EAGER_TRY(const Tensor y_complex64, eager::cast(x, DType::complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::cast(x, DType::complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x1.9p+6, 0x0p+0}}));
  return done();
}

ROW(casts_cut_fractions_off_and_round, "casts cut fractions off and round") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {5}, {0x1.6p+1, -0x1.6p+1, 0x1.00000004p+0, 0x1.ffep+15, 0x1.c363cbf21f28ap+127}));
  EAGER_TRY(const Tensor small, eager::slice(x, {0}, SliceOptions().size({4})));
  EAGER_TRY(const Tensor y_int32, eager::cast(small, DType::int32));
  EAGER_DO(expect_integers(y_int32, DType::int32, {4}, {2, -2, 1, 65520}));
  EAGER_TRY(const Tensor y_float32, eager::cast(x, DType::float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {5}, {0x1.6p+1, -0x1.6p+1, 0x1p+0, 0x1.ffep+15, 0x1.c363ccp+127}));
  EAGER_TRY(const Tensor y_float16, eager::cast(x, DType::float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {5}, {0x1.6p+1, -0x1.6p+1, 0x1p+0, Inf, Inf}));
  EAGER_TRY(const Tensor y_bfloat16, eager::cast(x, DType::bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {5}, {0x1.6p+1, -0x1.6p+1, 0x1p+0, 0x1p+16, 0x1.c4p+127}));
  EAGER_TRY(const Tensor y_complex64, eager::cast(x, DType::complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {5}, {{0x1.6p+1, 0x0p+0}, {-0x1.6p+1, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x1.ffep+15, 0x0p+0}, {0x1.c363ccp+127, 0x0p+0}}));
  return done();
}

ROW(cbrt_and_its_gradient, "cbrt and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::cbrt(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1p-1, 0x1.d12edp-1, 0x1.5b720ap+0, 0x1.5b720ap+1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.555556p+0, 0x1.9d7ef2p-3, 0x1.729bc6p-2, 0x1.729bc6p-7}, 8.0));
  return done();
}

ROW(cbrt_of_other_dtypes, "cbrt of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_float64, eager::cbrt(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1p-1, 0x1.d12ed0af1a27fp-1, 0x1.5b7209557b0eep+0, 0x1.5b7209557b0eep+1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_float16, eager::cbrt(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1p-1, 0x1.d14p-1, 0x1.5b8p+0, 0x1.5b8p+1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_bfloat16, eager::cbrt(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1p-1, 0x1.d2p-1, 0x1.5cp+0, 0x1.5cp+1}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {1, 2, 9}));
  EAGER_TRY(const Tensor y_int64, eager::cbrt(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x1p+0, 0x1.428a2f98d728bp+0, 0x1.0a402fcc79298p+1}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {1, 2, 9}));
  EAGER_TRY(const Tensor y_uint8, eager::cbrt(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x1p+0, 0x1.428a3p+0, 0x1.0a403p+1}, 4.0));
  return done();
}

ROW(ceil_and_its_gradient_of_zero, "ceil and its gradient of zero") {
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(const Tensor y_float16, eager::ceil(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {8}, {-0x1p+1, -0x1p+0, -0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+1, -0x0p+0}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::ceil(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {8}, {-0x1p+1, -0x1p+0, -0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+1, -0x0p+0}));
  EAGER_TRY(const Tensor x_float32, floats(DType::float32, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x_float32));
  EAGER_TRY(const Tensor y_float32, eager::ceil(x_float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {8}, {-0x1p+1, -0x1p+0, -0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+1, -0x0p+0}));
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(const Tensor y_float64, eager::ceil(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {8}, {-0x1p+1, -0x1p+0, -0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+1, -0x0p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y_float32, x_float32, GradientOptions().unconnected_zero(true)));
  EAGER_DO(expect_floats(d_x, DType::float32, {8}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  return done();
}

ROW(celu_alpha_0_5_and_its_gradient, "celu alpha=0.5 and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::celu(x, CeluOptions().alpha(0x1p-1)));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.f69f56p-2, -0x1.43a54ep-2, 0x1.8p-1, 0x1.8p+1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.2c155cp-6, 0x1.78b564p-3, 0x1p+1, 0x1p-2}, 8.0));
  return done();
}

ROW(celu_alpha_0_5_of_other_dtypes, "celu alpha=0.5 of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::celu(x_float64, CeluOptions().alpha(0x1p-1)));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.f69f5523ef618p-2, -0x1.43a54e4e98864p-2, 0x1.8p-1, 0x1.8p+1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::celu(x_float16, CeluOptions().alpha(0x1p-1)));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.f68p-2, -0x1.43cp-2, 0x1.8p-1, 0x1.8p+1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::celu(x_bfloat16, CeluOptions().alpha(0x1p-1)));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.f6p-2, -0x1.44p-2, 0x1.8p-1, 0x1.8p+1}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::celu(x_int64, CeluOptions().alpha(0x1p-1)));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1p+0, 0x1p+2}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::celu(x_uint8, CeluOptions().alpha(0x1p-1)));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1p+0, 0x1p+2}, 4.0));
  return done();
}

ROW(celu_and_its_gradient, "celu and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::celu(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.bab556p-1, -0x1.92e9ap-2, 0x1.8p-1, 0x1.8p+1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.152aaap-3, 0x1.368b3p-2, 0x1p+1, 0x1p-2}, 8.0));
  return done();
}

ROW(celu_of_other_dtypes, "celu of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::celu(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.bab5557101f8dp-1, -0x1.92e9a0720d3ecp-2, 0x1.8p-1, 0x1.8p+1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::celu(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.bacp-1, -0x1.93p-2, 0x1.8p-1, 0x1.8p+1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::celu(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.bap-1, -0x1.92p-2, 0x1.8p-1, 0x1.8p+1}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::celu(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1p+0, 0x1p+2}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::celu(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1p+0, 0x1p+2}, 4.0));
  return done();
}

ROW(checkpoint_of_layers_and_an_optimizer, "checkpoint of layers and an optimizer") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Layer first, nn::Dense::make(2));
  EAGER_TRY(const Layer second, nn::Dense::make(1, nn::DenseOptions().use_bias(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, first.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor h = outputs_1_.at(0);
  EAGER_TRY(const std::vector<Tensor> outputs_2_, second.call({h}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_TRY(const Variable bias, layer_variable(first, "bias"));
  EAGER_TRY(const Variable kernel, layer_variable(first, "kernel"));
  EAGER_TRY(const Variable last, layer_variable(second, "kernel"));
  EAGER_TRY(const Adam adam, Adam::make(AdamOptions().learning_rate(0x1p-1).beta_1(0x1p-1).beta_2(0x1.8p-1)));
  EAGER_TRY(const Tensor d_bias, floats(DType::float32, {2}, {0x1p+1, 0x1p+2}));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2}, {0x1p-2, -0x1p-1}));
  EAGER_TRY(const Tensor d_kernel, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x0p+0, 0x1p+3}));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2}));
  EAGER_TRY(const Tensor d_last, floats(DType::float32, {2, 1}, {0x1p-1, 0x1.8p+2}));
  EAGER_TRY(const Tensor last_value, floats(DType::float32, {2, 1}, {-0x1p+0, 0x1p+3}));
  EAGER_DO(adam.apply({d_bias, d_kernel, d_last}, {bias, kernel, last}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_DO(last.assign(last_value));
  EAGER_TRY(const Checkpoint saved, checkpoint("saved", Sequential{first, second}, &adam, {}, {}, {"model/layers/0/bias", "model/layers/0/kernel", "model/layers/1/kernel", "optimizer/learning_rate", "optimizer/slots/model/layers/0/bias/m", "optimizer/slots/model/layers/0/bias/v", "optimizer/slots/model/layers/0/kernel/m", "optimizer/slots/model/layers/0/kernel/v", "optimizer/slots/model/layers/1/kernel/m", "optimizer/slots/model/layers/1/kernel/v", "optimizer/step", "random"}));
  EAGER_TRY(const Tensor kernel_saved, saved.read("model/layers/1/kernel"));
  EAGER_DO(expect_floats(kernel_saved, DType::float32, {2, 1}, {-0x1p+0, 0x1p+3}));
  EAGER_DO(adam.apply({d_bias, d_kernel, d_last}, {bias, kernel, last}));
  EAGER_DO(restore(saved, Sequential{first, second}, &adam));
  EAGER_TRY(const Tensor bias_read, bias.read());
  EAGER_DO(expect_floats(bias_read, DType::float32, {2}, {0x1p-2, -0x1p-1}));
  EAGER_TRY(const Variable bias_m, adam.slot(bias, "m"));
  EAGER_TRY(const Tensor bias_m_read, bias_m.read());
  EAGER_DO(expect_floats(bias_m_read, DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Variable bias_v, adam.slot(bias, "v"));
  EAGER_TRY(const Tensor bias_v_read, bias_v.read());
  EAGER_DO(expect_floats(bias_v_read, DType::float32, {2}, {0x1p+0, 0x1p+2}));
  EAGER_TRY(const Tensor kernel_read, kernel.read());
  EAGER_DO(expect_floats(kernel_read, DType::float32, {2, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2}));
  EAGER_TRY(const Variable kernel_m, adam.slot(kernel, "m"));
  EAGER_TRY(const Tensor kernel_m_read, kernel_m.read());
  EAGER_DO(expect_floats(kernel_m_read, DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x0p+0, 0x1p+2}));
  EAGER_TRY(const Variable kernel_v, adam.slot(kernel, "v"));
  EAGER_TRY(const Tensor kernel_v_read, kernel_v.read());
  EAGER_DO(expect_floats(kernel_v_read, DType::float32, {2, 2}, {0x1p-2, 0x1p+0, 0x0p+0, 0x1p+4}));
  EAGER_TRY(const Tensor last_read, last.read());
  EAGER_DO(expect_floats(last_read, DType::float32, {2, 1}, {-0x1p+0, 0x1p+3}));
  EAGER_TRY(const Variable last_m, adam.slot(last, "m"));
  EAGER_TRY(const Tensor last_m_read, last_m.read());
  EAGER_DO(expect_floats(last_m_read, DType::float32, {2, 1}, {0x1p-2, 0x1.8p+1}));
  EAGER_TRY(const Variable last_v, adam.slot(last, "v"));
  EAGER_TRY(const Tensor last_v_read, last_v.read());
  EAGER_DO(expect_floats(last_v_read, DType::float32, {2, 1}, {0x1p-4, 0x1.2p+3}));
  EAGER_TRY(const Checkpoint again, checkpoint("again", Sequential{first, second}, &adam, {}, {}, {"model/layers/0/bias", "model/layers/0/kernel", "model/layers/1/kernel", "optimizer/learning_rate", "optimizer/slots/model/layers/0/bias/m", "optimizer/slots/model/layers/0/bias/v", "optimizer/slots/model/layers/0/kernel/m", "optimizer/slots/model/layers/0/kernel/v", "optimizer/slots/model/layers/1/kernel/m", "optimizer/slots/model/layers/1/kernel/v", "optimizer/step", "random"}));
  EAGER_TRY(const Tensor step, again.read("optimizer/step"));
  EAGER_DO(expect_integers(step, DType::int64, {}, {1}));
  EAGER_TRY(const Layer other_first, nn::Dense::make(2));
  EAGER_TRY(const Layer other_second, nn::Dense::make(1, nn::DenseOptions().use_bias(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, other_first.call({x}, false));
  EAGER_DO(expect_count(outputs_3_, 1));
  const Tensor other_h = outputs_3_.at(0);
  EAGER_TRY(const std::vector<Tensor> outputs_4_, other_second.call({other_h}, false));
  EAGER_DO(expect_count(outputs_4_, 1));
  const Tensor other_y = outputs_4_.at(0);
  EAGER_TRY(const Variable other_bias, layer_variable(other_first, "bias"));
  EAGER_TRY(const Variable other_kernel, layer_variable(other_first, "kernel"));
  EAGER_TRY(const Variable other_last, layer_variable(other_second, "kernel"));
  EAGER_TRY(const Adam other_adam, Adam::make(AdamOptions().learning_rate(0x1p-1).beta_1(0x1p-1).beta_2(0x1.8p-1)));
  EAGER_DO(restore(saved, Sequential{other_first, other_second}, &other_adam));
  EAGER_TRY(const Tensor other_bias_read, other_bias.read());
  EAGER_DO(expect_floats(other_bias_read, DType::float32, {2}, {0x1p-2, -0x1p-1}));
  EAGER_TRY(const Variable other_bias_m, other_adam.slot(other_bias, "m"));
  EAGER_TRY(const Tensor other_bias_m_read, other_bias_m.read());
  EAGER_DO(expect_floats(other_bias_m_read, DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Variable other_bias_v, other_adam.slot(other_bias, "v"));
  EAGER_TRY(const Tensor other_bias_v_read, other_bias_v.read());
  EAGER_DO(expect_floats(other_bias_v_read, DType::float32, {2}, {0x1p+0, 0x1p+2}));
  EAGER_TRY(const Tensor other_kernel_read, other_kernel.read());
  EAGER_DO(expect_floats(other_kernel_read, DType::float32, {2, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2}));
  EAGER_TRY(const Variable other_kernel_m, other_adam.slot(other_kernel, "m"));
  EAGER_TRY(const Tensor other_kernel_m_read, other_kernel_m.read());
  EAGER_DO(expect_floats(other_kernel_m_read, DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x0p+0, 0x1p+2}));
  EAGER_TRY(const Variable other_kernel_v, other_adam.slot(other_kernel, "v"));
  EAGER_TRY(const Tensor other_kernel_v_read, other_kernel_v.read());
  EAGER_DO(expect_floats(other_kernel_v_read, DType::float32, {2, 2}, {0x1p-2, 0x1p+0, 0x0p+0, 0x1p+4}));
  EAGER_TRY(const Tensor other_last_read, other_last.read());
  EAGER_DO(expect_floats(other_last_read, DType::float32, {2, 1}, {-0x1p+0, 0x1p+3}));
  EAGER_TRY(const Variable other_last_m, other_adam.slot(other_last, "m"));
  EAGER_TRY(const Tensor other_last_m_read, other_last_m.read());
  EAGER_DO(expect_floats(other_last_m_read, DType::float32, {2, 1}, {0x1p-2, 0x1.8p+1}));
  EAGER_TRY(const Variable other_last_v, other_adam.slot(other_last, "v"));
  EAGER_TRY(const Tensor other_last_v_read, other_last_v.read());
  EAGER_DO(expect_floats(other_last_v_read, DType::float32, {2, 1}, {0x1p-4, 0x1.2p+3}));
  return done();
}

ROW(checkpoint_of_tensors_and_texts, "checkpoint of tensors and texts") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {0x1.8p+0, -0x1p+1, Inf, 0x0p+0}));
  EAGER_TRY(const Tensor n, integers(DType::int64, {}, {9007199254740993}));
  EAGER_TRY(const Tensor z, complexes(DType::complex128, {2}, {{0x1p+0, 0x1p+1}, {-0x0p+0, -0x1p-1}}));
  EAGER_TRY(const Tensor s, strings(DType::string, {2, 2}, {"a", "", "Zo\303\253", std::string("b\000c", 3)}));
  EAGER_TRY(const Checkpoint saved, checkpoint("saved", Sequential{}, nullptr, {{"floats", x}, {"whole", n}, {"numbers", z}, {"words", s}}, {{"note", "Zo\303\253\012"}, {"empty", ""}}, {"floats", "numbers", "random", "whole", "words", "empty", "note"}));
  EAGER_TRY(const Tensor floats_read, saved.read("floats"));
  EAGER_TRY(const Tensor whole_read, saved.read("whole"));
  EAGER_TRY(const Tensor numbers_read, saved.read("numbers"));
  EAGER_TRY(const Tensor words_read, saved.read("words"));
  EAGER_DO(expect_floats(floats_read, DType::float32, {2, 2}, {0x1.8p+0, -0x1p+1, Inf, 0x0p+0}));
  EAGER_DO(expect_integers(whole_read, DType::int64, {}, {9007199254740993}));
  EAGER_DO(expect_complexes(numbers_read, DType::complex128, {2}, {{0x1p+0, 0x1p+1}, {-0x0p+0, -0x1p-1}}));
  EAGER_DO(expect_strings(words_read, DType::string, {2, 2}, {"a", "", "Zo\303\253", std::string("b\000c", 3)}));
  EAGER_DO(expect_error(Code::not_found, "", whatever, [&]() -> Fallible<void> {
    EAGER_DO(saved.read("lost"));
    return done();
  }));
  return done();
}

ROW(checkpoint_that_lacks_a_key, "checkpoint that lacks a key") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Layer first, nn::Dense::make(2));
  EAGER_TRY(const Layer second, nn::Dense::make(1, nn::DenseOptions().use_bias(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, first.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor h = outputs_1_.at(0);
  EAGER_TRY(const std::vector<Tensor> outputs_2_, second.call({h}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_TRY(const Variable bias, layer_variable(first, "bias"));
  EAGER_TRY(const Variable kernel, layer_variable(first, "kernel"));
  EAGER_TRY(const Variable last, layer_variable(second, "kernel"));
  EAGER_TRY(const Adam adam, Adam::make(AdamOptions().learning_rate(0x1p-1).beta_1(0x1p-1).beta_2(0x1.8p-1)));
  EAGER_TRY(const Checkpoint saved, checkpoint("saved", Sequential{}, nullptr, {}, {}, {"random"}));
  EAGER_DO(expect_error(Code::not_found, "", whatever, [&]() -> Fallible<void> {
    EAGER_DO(restore(saved, Sequential{first, second}, nullptr));
    return done();
  }));
  return done();
}

ROW(cholesky, "cholesky") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {0x1p+2, 0x1p+1, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor y, eager::cholesky(x));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1p+1, 0x0p+0, 0x1p+0, 0x1p+1}));
  return done();
}

ROW(cholesky_solve, "cholesky_solve") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {2, 2}, {0x1p+1, 0x0p+0, 0x1p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {2, 1}, {0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor y, eager::cholesky_solve(x1, x2));
  EAGER_DO(expect_floats(y, DType::float64, {2, 1}, {0x1.1c71c71c71c72p-2, 0x1.c71c71c71c71cp-2}, 64.0));
  return done();
}

ROW(clip_both, "clip both") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {-0x1.8p+1, 0x1p-1, 0x1.2p+3}));
  EAGER_TRY(const Tensor min, floats(DType::float32, {}, {-0x1p+0}));
  EAGER_TRY(const Tensor max, floats(DType::float32, {}, {0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::clip(x, ClipOptions().min(min).max(max)));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {-0x1p+0, 0x1p-1, 0x1p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3}, {0x0p+0, 0x1p-1, 0x0p+0}));
  return done();
}

ROW(clip_from_above_alone, "clip from above alone") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {3}, {-3, 5, 9}));
  EAGER_TRY(const Tensor max, integers(DType::int32, {}, {4}));
  EAGER_TRY(const Tensor y, eager::clip(x, ClipOptions().max(max)));
  EAGER_DO(expect_integers(y, DType::int32, {3}, {-3, 4, 4}));
  EAGER_TRY(const Tensor two, Tensor::weak(int64_t(2)));
  EAGER_TRY(const Tensor z, eager::clip(x, ClipOptions().min(two)));
  EAGER_DO(expect_integers(z, DType::int32, {3}, {2, 5, 9}));
  return done();
}

ROW(clip_from_below, "clip from below") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {-0x1.8p+1, 0x1p-1, 0x1.2p+3}));
  EAGER_TRY(const Tensor min, floats(DType::float32, {3}, {0x0p+0, 0x1p+0, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(min));
  EAGER_TRY(const Tensor y, eager::clip(x, ClipOptions().min(min)));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x0p+0, 0x1p+0, 0x1.2p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, min}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_min = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {3}, {0x0p+0, 0x0p+0, 0x1p+1}));
  EAGER_DO(expect_floats(d_min, DType::float32, {3}, {0x1p+0, 0x1p-1, 0x0p+0}));
  return done();
}

ROW(clip_to_0_from_both_sides, "clip to 0 from both sides") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {-0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor zero, Tensor::weak(int64_t(0)));
  EAGER_TRY(const Tensor a, eager::clip(x, ClipOptions().min(zero)));
  EAGER_DO(expect_floats(a, DType::float32, {2}, {0x0p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor b, eager::clip(x, ClipOptions().max(zero)));
  EAGER_DO(expect_floats(b, DType::float32, {2}, {-0x1p+1, 0x0p+0}));
  return done();
}

ROW(clip_by_global_norm, "clip_by_global_norm") {
  EAGER_TRY(const Tensor xs0, floats(DType::float32, {2, 2}, {0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2}));
  EAGER_TRY(const Tensor xs1, floats(DType::float32, {1}, {0x1.8p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(xs0));
  EAGER_DO(tape.watch(xs1));
  EAGER_TRY(const ClipByGlobalNormOutputs outputs_1_, eager::clip_by_global_norm({xs0, xs1}));
  EAGER_DO(expect_count(outputs_1_.ys, 2));
  const Tensor y0 = outputs_1_.ys.at(0);
  const Tensor y1 = outputs_1_.ys.at(1);
  const Tensor y2 = outputs_1_.global_norm;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2}, {0x1.d89d8ap-3, 0x0p+0, 0x0p+0, 0x1.3b13b2p-2}, 4.0));
  EAGER_DO(expect_floats(y1, DType::float32, {1}, {0x1.d89d8ap-1}, 4.0));
  EAGER_DO(expect_floats(y2, DType::float32, {}, {0x1.ap+3}, 4.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {1}, {0x1p+0}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1, y2}, {xs0, xs1}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor d_xs0 = outputs_2_.at(0);
  const Tensor d_xs1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(d_xs0, DType::float32, {2, 2}, {0x1.24b46p-2, 0x1.3b13b2p-5, 0x1.3b13b2p-3, 0x1.30f08p-2}, 16.0));
  EAGER_DO(expect_floats(d_xs1, DType::float32, {1}, {0x1.d3415ep-1}, 16.0));
  return done();
}

ROW(clip_by_global_norm_clip_norm_2_5, "clip_by_global_norm clip_norm=2.5") {
  EAGER_TRY(const Tensor xs0, floats(DType::float32, {2, 2}, {0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2}));
  EAGER_TRY(const Tensor xs1, floats(DType::float32, {1}, {0x1.8p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(xs0));
  EAGER_DO(tape.watch(xs1));
  EAGER_TRY(const ClipByGlobalNormOutputs outputs_1_, eager::clip_by_global_norm({xs0, xs1}, ClipByGlobalNormOptions().clip_norm(0x1.4p+1)));
  EAGER_DO(expect_count(outputs_1_.ys, 2));
  const Tensor y0 = outputs_1_.ys.at(0);
  const Tensor y1 = outputs_1_.ys.at(1);
  const Tensor y2 = outputs_1_.global_norm;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2}, {0x1.276276p-1, 0x0p+0, 0x0p+0, 0x1.89d89ep-1}, 4.0));
  EAGER_DO(expect_floats(y1, DType::float32, {1}, {0x1.276276p+1}, 4.0));
  EAGER_DO(expect_floats(y2, DType::float32, {}, {0x1.ap+3}, 4.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {1}, {0x1p+0}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1, y2}, {xs0, xs1}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor d_xs0 = outputs_2_.at(0);
  const Tensor d_xs1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(d_xs0, DType::float32, {2, 2}, {0x1.794ccap-2, 0x1.89d89ep-4, 0x1.89d89ep-2, 0x1.21bbb8p-2}, 16.0));
  EAGER_DO(expect_floats(d_xs1, DType::float32, {1}, {0x1.cb371ep-1}, 16.0));
  return done();
}

ROW(clip_by_global_norm_clip_norm_8_0, "clip_by_global_norm clip_norm=8.0") {
  EAGER_TRY(const Tensor xs0, floats(DType::float32, {2, 2}, {0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2}));
  EAGER_TRY(const Tensor xs1, floats(DType::float32, {1}, {0x1.8p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(xs0));
  EAGER_DO(tape.watch(xs1));
  EAGER_TRY(const ClipByGlobalNormOutputs outputs_1_, eager::clip_by_global_norm({xs0, xs1}, ClipByGlobalNormOptions().clip_norm(0x1p+3)));
  EAGER_DO(expect_count(outputs_1_.ys, 2));
  const Tensor y0 = outputs_1_.ys.at(0);
  const Tensor y1 = outputs_1_.ys.at(1);
  const Tensor y2 = outputs_1_.global_norm;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2}, {0x1.d89d8ap+0, 0x0p+0, 0x0p+0, 0x1.3b13b2p+1}, 4.0));
  EAGER_DO(expect_floats(y1, DType::float32, {1}, {0x1.d89d8ap+2}, 4.0));
  EAGER_DO(expect_floats(y2, DType::float32, {}, {0x1.ap+3}, 4.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {1}, {0x1p+0}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1, y2}, {xs0, xs1}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor d_xs0 = outputs_2_.at(0);
  const Tensor d_xs1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(d_xs0, DType::float32, {2, 2}, {0x1.57bddp-1, 0x1.3b13b2p-2, 0x1.3b13b2p+0, 0x1.d3f45ap-3}, 16.0));
  EAGER_DO(expect_floats(d_xs1, DType::float32, {1}, {0x1.adbc3p-1}, 16.0));
  return done();
}

ROW(clip_by_norm, "clip_by_norm") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::clip_by_norm(x));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1.333334p-1, 0x0p+0, 0x0p+0, 0x1.99999ap-1}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2}, {0x1.a9fbe8p-4, 0x1.99999ap-4, 0x1.99999ap-2, -0x1.3f7ceep-4}, 16.0));
  return done();
}

ROW(clip_by_norm_clip_norm_2_5, "clip_by_norm clip_norm=2.5") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::clip_by_norm(x, ClipByNormOptions().clip_norm(0x1.4p+1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1.8p+0, 0x0p+0, 0x0p+0, 0x1p+1}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2}, {0x1.0a3d7p-2, 0x1p-2, 0x1p+0, -0x1.8f5c28p-3}, 16.0));
  return done();
}

ROW(clip_by_norm_clip_norm_8_0, "clip_by_norm clip_norm=8.0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::clip_by_norm(x, ClipByNormOptions().clip_norm(0x1p+3)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}, 16.0));
  return done();
}

ROW(clipping_keeps_sparse_rows, "clipping keeps sparse rows") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_TRY(const Tensor i, integers(DType::int64, {2}, {1, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::gather(x, i));
  EAGER_TRY(const Tensor w, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p+1, 0x1p+1, 0x1p+1}));
  EAGER_TRY(const Tensor g, tape.gradient(y, x, GradientOptions().output_gradients({w})));
  EAGER_TRY(const Tensor c, eager::clip_by_norm(g, ClipByNormOptions().clip_norm(0x1.4p+1)));
  EAGER_DO(expect_sparse(c, true));
  EAGER_DO(expect_floats(c, DType::float32, {3, 2}, {0x0p+0, 0x0p+0, 0x1.8p+0, 0x1p+1, 0x0p+0, 0x0p+0}, 2.0));
  EAGER_TRY(const ClipByGlobalNormOutputs outputs_1_, eager::clip_by_global_norm({g}, ClipByGlobalNormOptions().clip_norm(0x1.4p+1)));
  EAGER_DO(expect_count(outputs_1_.ys, 1));
  const Tensor h = outputs_1_.ys.at(0);
  const Tensor n = outputs_1_.global_norm;
  EAGER_DO(expect_sparse(h, true));
  EAGER_DO(expect_floats(h, DType::float32, {3, 2}, {0x0p+0, 0x0p+0, 0x1.8p+0, 0x1p+1, 0x0p+0, 0x0p+0}, 2.0));
  EAGER_DO(expect_floats(n, DType::float32, {}, {0x1.4p+2}, 1.0));
  return done();
}

ROW(coalesce_dense_shape_3_2, "coalesce dense_shape=3,2") {
  EAGER_TRY(const Tensor indices, integers(DType::int64, {3, 2}, {0, 1, 2, 0, 0, 1}));
  EAGER_TRY(const Tensor values, floats(DType::float32, {3}, {0x1p+1, 0x1.8p+1, 0x1p-1}));
  EAGER_TRY(const CoalesceOutputs outputs_1_, eager::coalesce(indices, values, {3, 2}));
  const Tensor y0 = outputs_1_.coalesced_indices;
  const Tensor y1 = outputs_1_.coalesced_values;
  EAGER_DO(expect_integers(y0, DType::int64, {2, 2}, {0, 1, 2, 0}));
  EAGER_DO(expect_floats(y1, DType::float32, {2}, {0x1.4p+1, 0x1.8p+1}));
  return done();
}

ROW(comparisons, "comparisons") {
  EAGER_TRY(const Tensor a_float32, floats(DType::float32, {6}, {0x1p+0, 0x1p+1, 0x1.8p+1, NaN, Inf, 0x0p+0}));
  EAGER_TRY(const Tensor b_float32, floats(DType::float32, {6}, {0x1p+1, 0x1p+1, 0x1p+0, NaN, Inf, -0x0p+0}));
  EAGER_TRY(const Tensor less_float32, eager::less(a_float32, b_float32));
  EAGER_DO(expect_booleans(less_float32, DType::bool_, {6}, {true, false, false, false, false, false}));
  EAGER_TRY(const Tensor less_equal_float32, eager::less_equal(a_float32, b_float32));
  EAGER_DO(expect_booleans(less_equal_float32, DType::bool_, {6}, {true, true, false, false, true, true}));
  EAGER_TRY(const Tensor greater_float32, eager::greater(a_float32, b_float32));
  EAGER_DO(expect_booleans(greater_float32, DType::bool_, {6}, {false, false, true, false, false, false}));
  EAGER_TRY(const Tensor greater_equal_float32, eager::greater_equal(a_float32, b_float32));
  EAGER_DO(expect_booleans(greater_equal_float32, DType::bool_, {6}, {false, true, true, false, true, true}));
  EAGER_TRY(const Tensor equal_float32, eager::equal(a_float32, b_float32));
  EAGER_DO(expect_booleans(equal_float32, DType::bool_, {6}, {false, true, false, false, true, true}));
  EAGER_TRY(const Tensor not_equal_float32, eager::not_equal(a_float32, b_float32));
  EAGER_DO(expect_booleans(not_equal_float32, DType::bool_, {6}, {true, false, true, true, false, false}));
  EAGER_TRY(const Tensor a_float16, floats(DType::float16, {6}, {0x1p+0, 0x1p+1, 0x1.8p+1, NaN, Inf, 0x0p+0}));
  EAGER_TRY(const Tensor b_float16, floats(DType::float16, {6}, {0x1p+1, 0x1p+1, 0x1p+0, NaN, Inf, -0x0p+0}));
  EAGER_TRY(const Tensor less_float16, eager::less(a_float16, b_float16));
  EAGER_DO(expect_booleans(less_float16, DType::bool_, {6}, {true, false, false, false, false, false}));
  EAGER_TRY(const Tensor less_equal_float16, eager::less_equal(a_float16, b_float16));
  EAGER_DO(expect_booleans(less_equal_float16, DType::bool_, {6}, {true, true, false, false, true, true}));
  EAGER_TRY(const Tensor greater_float16, eager::greater(a_float16, b_float16));
  EAGER_DO(expect_booleans(greater_float16, DType::bool_, {6}, {false, false, true, false, false, false}));
  EAGER_TRY(const Tensor greater_equal_float16, eager::greater_equal(a_float16, b_float16));
  EAGER_DO(expect_booleans(greater_equal_float16, DType::bool_, {6}, {false, true, true, false, true, true}));
  EAGER_TRY(const Tensor equal_float16, eager::equal(a_float16, b_float16));
  EAGER_DO(expect_booleans(equal_float16, DType::bool_, {6}, {false, true, false, false, true, true}));
  EAGER_TRY(const Tensor not_equal_float16, eager::not_equal(a_float16, b_float16));
  EAGER_DO(expect_booleans(not_equal_float16, DType::bool_, {6}, {true, false, true, true, false, false}));
  EAGER_TRY(const Tensor a_bfloat16, floats(DType::bfloat16, {6}, {0x1p+0, 0x1p+1, 0x1.8p+1, NaN, Inf, 0x0p+0}));
  EAGER_TRY(const Tensor b_bfloat16, floats(DType::bfloat16, {6}, {0x1p+1, 0x1p+1, 0x1p+0, NaN, Inf, -0x0p+0}));
  EAGER_TRY(const Tensor less_bfloat16, eager::less(a_bfloat16, b_bfloat16));
  EAGER_DO(expect_booleans(less_bfloat16, DType::bool_, {6}, {true, false, false, false, false, false}));
  EAGER_TRY(const Tensor less_equal_bfloat16, eager::less_equal(a_bfloat16, b_bfloat16));
  EAGER_DO(expect_booleans(less_equal_bfloat16, DType::bool_, {6}, {true, true, false, false, true, true}));
  EAGER_TRY(const Tensor greater_bfloat16, eager::greater(a_bfloat16, b_bfloat16));
  EAGER_DO(expect_booleans(greater_bfloat16, DType::bool_, {6}, {false, false, true, false, false, false}));
  EAGER_TRY(const Tensor greater_equal_bfloat16, eager::greater_equal(a_bfloat16, b_bfloat16));
  EAGER_DO(expect_booleans(greater_equal_bfloat16, DType::bool_, {6}, {false, true, true, false, true, true}));
  EAGER_TRY(const Tensor equal_bfloat16, eager::equal(a_bfloat16, b_bfloat16));
  EAGER_DO(expect_booleans(equal_bfloat16, DType::bool_, {6}, {false, true, false, false, true, true}));
  EAGER_TRY(const Tensor not_equal_bfloat16, eager::not_equal(a_bfloat16, b_bfloat16));
  EAGER_DO(expect_booleans(not_equal_bfloat16, DType::bool_, {6}, {true, false, true, true, false, false}));
  EAGER_TRY(const Tensor a_float64, floats(DType::float64, {6}, {0x1p+0, 0x1p+1, 0x1.8p+1, NaN, Inf, 0x0p+0}));
  EAGER_TRY(const Tensor b_float64, floats(DType::float64, {6}, {0x1p+1, 0x1p+1, 0x1p+0, NaN, Inf, -0x0p+0}));
  EAGER_TRY(const Tensor less_float64, eager::less(a_float64, b_float64));
  EAGER_DO(expect_booleans(less_float64, DType::bool_, {6}, {true, false, false, false, false, false}));
  EAGER_TRY(const Tensor less_equal_float64, eager::less_equal(a_float64, b_float64));
  EAGER_DO(expect_booleans(less_equal_float64, DType::bool_, {6}, {true, true, false, false, true, true}));
  EAGER_TRY(const Tensor greater_float64, eager::greater(a_float64, b_float64));
  EAGER_DO(expect_booleans(greater_float64, DType::bool_, {6}, {false, false, true, false, false, false}));
  EAGER_TRY(const Tensor greater_equal_float64, eager::greater_equal(a_float64, b_float64));
  EAGER_DO(expect_booleans(greater_equal_float64, DType::bool_, {6}, {false, true, true, false, true, true}));
  EAGER_TRY(const Tensor equal_float64, eager::equal(a_float64, b_float64));
  EAGER_DO(expect_booleans(equal_float64, DType::bool_, {6}, {false, true, false, false, true, true}));
  EAGER_TRY(const Tensor not_equal_float64, eager::not_equal(a_float64, b_float64));
  EAGER_DO(expect_booleans(not_equal_float64, DType::bool_, {6}, {true, false, true, true, false, false}));
  EAGER_TRY(const Tensor p, booleans(DType::bool_, {4}, {false, false, true, true}));
  EAGER_TRY(const Tensor q, booleans(DType::bool_, {4}, {false, true, false, true}));
  EAGER_TRY(const Tensor less_bool, eager::less(p, q));
  EAGER_DO(expect_booleans(less_bool, DType::bool_, {4}, {false, true, false, false}));
  EAGER_TRY(const Tensor less_equal_bool, eager::less_equal(p, q));
  EAGER_DO(expect_booleans(less_equal_bool, DType::bool_, {4}, {true, true, false, true}));
  EAGER_TRY(const Tensor greater_bool, eager::greater(p, q));
  EAGER_DO(expect_booleans(greater_bool, DType::bool_, {4}, {false, false, true, false}));
  EAGER_TRY(const Tensor greater_equal_bool, eager::greater_equal(p, q));
  EAGER_DO(expect_booleans(greater_equal_bool, DType::bool_, {4}, {true, false, true, true}));
  EAGER_TRY(const Tensor equal_bool, eager::equal(p, q));
  EAGER_DO(expect_booleans(equal_bool, DType::bool_, {4}, {true, false, false, true}));
  EAGER_TRY(const Tensor not_equal_bool, eager::not_equal(p, q));
  EAGER_DO(expect_booleans(not_equal_bool, DType::bool_, {4}, {false, true, true, false}));
  return done();
}

ROW(complex_real_imag_conj_abs_sign_and_their_gradients, "complex, real, imag, conj, abs, sign and their gradients") {
  EAGER_TRY(const Tensor a, floats(DType::float64, {2}, {0x1.8p+1, -0x1.4p+2}));
  EAGER_TRY(const Tensor b, floats(DType::float64, {2}, {0x1p+2, 0x1.8p+3}));
  EAGER_TRY(Tape tape, Tape::make(TapeOptions().persistent(true)));
  EAGER_DO(tape.watch(a));
  EAGER_DO(tape.watch(b));
  EAGER_TRY(const Tensor z, eager::complex(a, b));
  EAGER_TRY(const Tensor y_real, eager::real(z));
  EAGER_TRY(const Tensor y_imag, eager::imag(z));
  EAGER_TRY(const Tensor y_conj, eager::conj(z));
  EAGER_TRY(const Tensor y_abs, eager::abs(z));
  EAGER_TRY(const Tensor y_sign, eager::sign(z));
  EAGER_TRY(const Tensor y_negative, eager::negative(z));
  EAGER_DO(expect_complexes(z, DType::complex128, {2}, {{0x1.8p+1, 0x1p+2}, {-0x1.4p+2, 0x1.8p+3}}));
  EAGER_DO(expect_floats(y_real, DType::float64, {2}, {0x1.8p+1, -0x1.4p+2}));
  EAGER_DO(expect_floats(y_imag, DType::float64, {2}, {0x1p+2, 0x1.8p+3}));
  EAGER_DO(expect_complexes(y_conj, DType::complex128, {2}, {{0x1.8p+1, -0x1p+2}, {-0x1.4p+2, -0x1.8p+3}}));
  EAGER_DO(expect_floats(y_abs, DType::float64, {2}, {0x1.4p+2, 0x1.ap+3}, 1.0));
  EAGER_DO(expect_complexes(y_sign, DType::complex128, {2}, {{0x1.3333333333333p-1, 0x1.999999999999ap-1}, {-0x1.89d89d89d89d9p-2, 0x1.d89d89d89d89ep-1}}, 2.0));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y_abs}, {a, b}));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_a = outputs_1_.at(0);
  const Tensor d_b = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_a, DType::float64, {2}, {0x1.3333333333333p-1, -0x1.89d89d89d89d9p-2}, 2.0));
  EAGER_DO(expect_floats(d_b, DType::float64, {2}, {0x1.999999999999ap-1, 0x1.d89d89d89d89ep-1}, 2.0));
  EAGER_TRY(const Tensor w, complexes(DType::complex128, {2}, {{0x1p+1, 0x1p+0}, {-0x0p+0, -0x1.8p+1}}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y_conj}, {a, b}, GradientOptions().output_gradients({w})));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor c_a = outputs_2_.at(0);
  const Tensor c_b = outputs_2_.at(1);
  EAGER_DO(expect_floats(c_a, DType::float64, {2}, {0x1p+1, 0x0p+0}, 1.0));
  EAGER_DO(expect_floats(c_b, DType::float64, {2}, {-0x1p+0, 0x1.8p+1}, 1.0));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y_real, y_imag}, {z}));
  EAGER_DO(expect_count(outputs_3_, 1));
  const Tensor c_z = outputs_3_.at(0);
  EAGER_DO(expect_complexes(c_z, DType::complex128, {2}, {{0x1p+0, 0x1p+0}, {0x1p+0, 0x1p+0}}));
  return done();
}

ROW(concat, "concat") {
  EAGER_TRY(const Tensor values0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2}));
  EAGER_TRY(const Tensor values1, floats(DType::float32, {1, 2}, {0x1.2p+3, 0x1.4p+3}));
  EAGER_TRY(const Tensor values2, floats(DType::float32, {2, 2}, {0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(values0));
  EAGER_DO(tape.watch(values1));
  EAGER_DO(tape.watch(values2));
  EAGER_TRY(const Tensor y, eager::concat({values0, values1, values2}));
  EAGER_DO(expect_floats(y, DType::float32, {5, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.2p+3, 0x1.4p+3, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {5, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {values0, values1, values2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor d_values0 = outputs_1_.at(0);
  const Tensor d_values1 = outputs_1_.at(1);
  const Tensor d_values2 = outputs_1_.at(2);
  EAGER_DO(expect_floats(d_values0, DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_DO(expect_floats(d_values1, DType::float32, {1, 2}, {0x1.8p+0, 0x1.8p+1}));
  EAGER_DO(expect_floats(d_values2, DType::float32, {2, 2}, {0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  return done();
}

ROW(concat_axis_m1, "concat axis=-1") {
  EAGER_TRY(const Tensor values0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2}));
  EAGER_TRY(const Tensor values1, floats(DType::float32, {2, 2}, {0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(values0));
  EAGER_DO(tape.watch(values1));
  EAGER_TRY(const Tensor y, eager::concat({values0, values1}, ConcatOptions().axis(-1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4}, {0x1p+0, 0x1p+1, 0x1.4p+2, 0x1.8p+2, 0x1.8p+1, 0x1p+2, 0x1.cp+2, 0x1p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {values0, values1}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_values0 = outputs_1_.at(0);
  const Tensor d_values1 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_values0, DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1.8p+0, 0x1.8p+1}));
  EAGER_DO(expect_floats(d_values1, DType::float32, {2, 2}, {0x1p+1, 0x1p-2, 0x1.8p-1, 0x1p+0}));
  return done();
}

ROW(concat_axis_1_of_strings, "concat axis=1 of strings") {
  EAGER_TRY(const Tensor values0, strings(DType::string, {2, 3}, {"a", "", "\346\227\245\346\234\254", "b c", "d", "e"}));
  EAGER_TRY(const Tensor values1, strings(DType::string, {2, 1}, {"x", "y"}));
  EAGER_TRY(const Tensor y, eager::concat({values0, values1}, ConcatOptions().axis(1)));
  EAGER_DO(expect_strings(y, DType::string, {2, 4}, {"a", "", "\346\227\245\346\234\254", "x", "b c", "d", "e", "y"}));
  return done();
}

ROW(concat_of_one_tensor, "concat of one tensor") {
  EAGER_TRY(const Tensor values0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(values0));
  EAGER_TRY(const Tensor y, eager::concat({values0}));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_values0, tape.gradient(y, values0, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_values0, DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  return done();
}

ROW(concat_promotes, "concat promotes") {
  EAGER_TRY(const Tensor values0, integers(DType::int8, {1}, {1}));
  EAGER_TRY(const Tensor values1, integers(DType::int64, {1}, {1099511627776}));
  EAGER_TRY(const Tensor y, eager::concat({values0, values1}));
  EAGER_DO(expect_integers(y, DType::int64, {2}, {1, 1099511627776}));
  return done();
}

ROW(concat_with_an_empty_one, "concat with an empty one") {
  EAGER_TRY(const Tensor values0, booleans(DType::bool_, {0, 2}, {}));
  EAGER_TRY(const Tensor values1, booleans(DType::bool_, {1, 2}, {true, false}));
  EAGER_TRY(const Tensor y, eager::concat({values0, values1}));
  EAGER_DO(expect_booleans(y, DType::bool_, {1, 2}, {true, false}));
  return done();
}

ROW(cond_in_a_function, "cond in a function") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_doubled = given.at(0);
    EAGER_TRY(const Tensor y_doubled, eager::add(x_doubled, x_doubled));
    return std::vector<Tensor>{y_doubled};
  };
  EAGER_TRY(const Function doubled, Function::trace_list(callback_1_, {Spec{DType::float32, {2}}}, "doubled"));
  const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_squared = given.at(0);
    EAGER_TRY(const Tensor y_squared, eager::multiply(x_squared, x_squared));
    return std::vector<Tensor>{y_squared};
  };
  EAGER_TRY(const Function squared, Function::trace_list(callback_2_, {Spec{DType::float32, {2}}}, "squared"));
  const auto callback_3_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    EAGER_TRY(const Tensor zero, floats(DType::float32, {}, {0x0p+0}));
    EAGER_TRY(const Tensor s, eager::sum(x));
    EAGER_TRY(const Tensor p, eager::greater(s, zero));
    EAGER_TRY(const std::vector<Tensor> outputs_4_, eager::cond({p, x}, doubled, squared));
    EAGER_DO(expect_count(outputs_4_, 1));
    const Tensor y = outputs_4_.at(0);
    return std::vector<Tensor>{y};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_3_, {Spec{DType::float32, {2}}}, "f"));
  EAGER_TRY(const Tensor a0, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(Tape t0, Tape::make());
  EAGER_DO(t0.watch(a0));
  EAGER_TRY(const Tensor b0, f(a0));
  EAGER_TRY(const Tensor d0, t0.gradient(b0, a0));
  EAGER_DO(expect_floats(b0, DType::float32, {2}, {0x1p+1, 0x1p+2}));
  EAGER_DO(expect_floats(d0, DType::float32, {2}, {0x1p+1, 0x1p+1}));
  EAGER_TRY(const Tensor a1, floats(DType::float32, {2}, {0x1p+0, -0x1.8p+1}));
  EAGER_TRY(Tape t1, Tape::make());
  EAGER_DO(t1.watch(a1));
  EAGER_TRY(const Tensor b1, f(a1));
  EAGER_TRY(const Tensor d1, t1.gradient(b1, a1));
  EAGER_DO(expect_floats(b1, DType::float32, {2}, {0x1p+0, 0x1.2p+3}));
  EAGER_DO(expect_floats(d1, DType::float32, {2}, {0x1p+1, -0x1.8p+2}));
  return done();
}

ROW(cond_runs_one_of_two_functions, "cond runs one of two functions") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_doubled = given.at(0);
    EAGER_TRY(const Tensor y_doubled, eager::add(x_doubled, x_doubled));
    return std::vector<Tensor>{y_doubled};
  };
  EAGER_TRY(const Function doubled, Function::trace_list(callback_1_, {Spec{DType::float32, {2}}}, "doubled"));
  const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_squared = given.at(0);
    EAGER_TRY(const Tensor y_squared, eager::multiply(x_squared, x_squared));
    return std::vector<Tensor>{y_squared};
  };
  EAGER_TRY(const Function squared, Function::trace_list(callback_2_, {Spec{DType::float32, {2}}}, "squared"));
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1.8p+1, 0x1p+2}));
  EAGER_TRY(const Tensor p0, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(Tape t0, Tape::make());
  EAGER_DO(t0.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, eager::cond({p0, x}, doubled, squared));
  EAGER_DO(expect_count(outputs_3_, 1));
  const Tensor y0 = outputs_3_.at(0);
  EAGER_TRY(const Tensor d0, t0.gradient(y0, x));
  EAGER_DO(expect_floats(y0, DType::float32, {2}, {0x1.8p+2, 0x1p+3}));
  EAGER_DO(expect_floats(d0, DType::float32, {2}, {0x1p+1, 0x1p+1}));
  EAGER_TRY(const Tensor p1, booleans(DType::bool_, {}, {false}));
  EAGER_TRY(Tape t1, Tape::make());
  EAGER_DO(t1.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_4_, eager::cond({p1, x}, doubled, squared));
  EAGER_DO(expect_count(outputs_4_, 1));
  const Tensor y1 = outputs_4_.at(0);
  EAGER_TRY(const Tensor d1, t1.gradient(y1, x));
  EAGER_DO(expect_floats(y1, DType::float32, {2}, {0x1.2p+3, 0x1p+4}));
  EAGER_DO(expect_floats(d1, DType::float32, {2}, {0x1.8p+2, 0x1p+3}));
  EAGER_TRY(const Tensor p2, integers(DType::int32, {}, {7}));
  EAGER_TRY(Tape t2, Tape::make());
  EAGER_DO(t2.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_5_, eager::cond({p2, x}, doubled, squared));
  EAGER_DO(expect_count(outputs_5_, 1));
  const Tensor y2 = outputs_5_.at(0);
  EAGER_TRY(const Tensor d2, t2.gradient(y2, x));
  EAGER_DO(expect_floats(y2, DType::float32, {2}, {0x1.8p+2, 0x1p+3}));
  EAGER_DO(expect_floats(d2, DType::float32, {2}, {0x1p+1, 0x1p+1}));
  EAGER_TRY(const Tensor p3, floats(DType::float64, {}, {0x0p+0}));
  EAGER_TRY(Tape t3, Tape::make());
  EAGER_DO(t3.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_6_, eager::cond({p3, x}, doubled, squared));
  EAGER_DO(expect_count(outputs_6_, 1));
  const Tensor y3 = outputs_6_.at(0);
  EAGER_TRY(const Tensor d3, t3.gradient(y3, x));
  EAGER_DO(expect_floats(y3, DType::float32, {2}, {0x1.2p+3, 0x1p+4}));
  EAGER_DO(expect_floats(d3, DType::float32, {2}, {0x1.8p+2, 0x1p+3}));
  return done();
}

ROW(conv1d, "conv1d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 5, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 2, 3}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv1d(x, filter));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4, 3}, {0x1.2p+3, -0x1.2p+3, -0x1.cp+2, 0x1.cp+2, -0x1p+3, -0x1p+3, 0x1.4p+2, -0x1.cp+2, -0x1.2p+3, -0x1.8p+2, 0x1.8p+3, -0x1.4p+3, -0x1p+0, 0x1.4p+2, 0x1.8p+2, -0x1.8p+1, 0x1.8p+2, 0x1.4p+2, -0x1.4p+2, 0x1.cp+2, 0x1p+2, -0x1.cp+2, -0x1.4p+3, 0x1.8p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 5, 2}, {0x1p+1, -0x1.2p+2, 0x1.2p+2, -0x1.3p+2, -0x1p-1, -0x1.cp+1, 0x1p-1, -0x1.8p+2, -0x1p+0, 0x1.8p+0, -0x1p+2, -0x1.1p+2, 0x0p+0, 0x1.4p+1, 0x1.2p+1, -0x1.cp+1, 0x1.dp+2, -0x1.2p+3, -0x1p+0, 0x0p+0}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 2, 3}, {0x1.1p+2, 0x1.cp+2, -0x1.fp+2, 0x1p-2, -0x1.cp+0, 0x1.68p+3, 0x1.5p+2, 0x1.8p+3, -0x1.d8p+3, -0x1.fp+2, 0x1.6p+2, 0x1.18p+3}));
  return done();
}

ROW(conv1d_data_format_nchw_groups_2, "conv1d data_format=NCHW groups=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 5}, {-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 1, 2}, {-0x1p+1, 0x0p+0, 0x0p+0, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv1d(x, filter, Conv1dOptions().data_format(DataFormat::nchw).groups(2)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 4}, {0x1p+3, 0x1.8p+2, 0x1p+2, 0x1p+1, 0x1p+2, 0x1.8p+2, 0x1p+3, -0x1p+3, -0x1p+1, -0x1p+2, -0x1.8p+2, -0x1p+3, -0x1p+2, -0x1p+1, 0x0p+0, 0x1p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 5}, {-0x1p+1, -0x1p+0, -0x1p+2, -0x1p-1, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p+2, 0x1.8p+0, 0x1p+1, -0x1p+0, -0x1p+2, -0x1p-1, -0x1.8p+1, 0x0p+0, 0x0p+0, 0x1.8p+2, 0x1.8p+0, 0x1p+1, 0x1p+0}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 1, 2}, {0x1.8p+0, 0x1.2p+1, -0x1p+2, 0x1.3p+2}));
  return done();
}

ROW(conv1d_padding_explicit_paddings_2_0_dilations_2, "conv1d padding=EXPLICIT paddings=2,0 dilations=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 5, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 2, 3}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv1d(x, filter, Conv1dOptions().padding(Padding::explicit_).dilations({2}).paddings({2, 0})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 5, 3}, {0x1p+0, -0x1.4p+3, 0x1p+2, 0x1p+1, -0x1.4p+3, 0x1.8p+1, 0x1.4p+3, -0x1.2p+3, -0x1p+3, 0x1p+3, -0x1p+3, -0x1.2p+3, -0x1.8p+1, 0x1.6p+3, -0x1.4p+3, -0x1.8p+1, 0x1p+3, -0x1p+0, -0x1p+1, 0x1p+3, -0x1p+1, 0x0p+0, 0x1.4p+2, 0x1.4p+2, -0x1p+1, 0x1.8p+2, 0x1p+2, -0x1p+2, -0x1.6p+3, 0x1.8p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 5, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 5, 2}, {-0x1.8p+0, -0x1.8p-1, -0x1p+0, -0x1.ep+2, -0x1.4p+1, -0x1.6p+2, -0x1p+0, 0x1.8p+0, 0x1p-1, 0x1.8p+0, 0x1.7p+2, -0x1p+3, 0x1.58p+3, -0x1.28p+3, -0x1.8p+0, -0x1.8p-1, 0x0p+0, -0x1.6p+1, 0x1.8p+0, -0x1.4p+0}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 2, 3}, {-0x1.68p+3, 0x1p-2, 0x1p+0, 0x1.3p+3, -0x1.cp+0, -0x1.8p+2, -0x1.ep+1, 0x1.6p+1, -0x1.cp+0, -0x1.4p+2, -0x1.cp+2, 0x1.fp+2}));
  return done();
}

ROW(conv1d_strides_2_padding_same, "conv1d strides=2 padding=SAME") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 5, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 2, 3}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv1d(x, filter, Conv1dOptions().strides({2}).padding(Padding::same)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 3}, {0x1.2p+3, -0x1.2p+3, -0x1.cp+2, 0x1.4p+2, -0x1.cp+2, -0x1.2p+3, 0x1p+2, -0x1p+2, 0x1p+3, -0x1p+0, 0x1.4p+2, 0x1.8p+2, -0x1.4p+2, 0x1.cp+2, 0x1p+2, 0x1.cp+2, 0x1p+0, -0x1.4p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 5, 2}, {0x1p+1, -0x1.2p+2, -0x1p+0, 0x0p+0, 0x1.6p+2, -0x1.3p+2, 0x0p+0, -0x1.6p+1, -0x1p-1, -0x1.8p-1, -0x1p+0, -0x1.3p+2, -0x1p+0, 0x1.8p+0, -0x1p+2, -0x1.1p+2, 0x1p-1, 0x1.8p+0, -0x1p-1, 0x1p+0}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 2, 3}, {0x1.2p+2, -0x1.5p+3, -0x1.5p+3, -0x1.38p+3, 0x1.8p+0, 0x1.ep+1, 0x1.98p+3, 0x1p-1, -0x1p+1, -0x1p+0, 0x1.ap+2, 0x1.ap+3}));
  return done();
}

ROW(conv1d_transpose_groups_2, "conv1d_transpose groups=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {3, 1, 2}, {-0x1p+1, 0x0p+0, 0x1p+0, -0x1p+1, -0x1p+0, 0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv1d_transpose(x, filter, Conv1dTransposeOptions().groups(2)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 5, 2}, {0x1p+3, 0x0p+0, 0x1p+1, -0x1p+1, 0x1.4p+2, -0x1.8p+1, 0x1p+0, -0x1p+2, 0x1p+1, 0x1.8p+1, 0x1p+1, 0x0p+0, -0x1p+0, -0x1p+3, -0x1p+0, 0x1.8p+3, 0x1p+0, 0x1p+1, -0x1p+0, -0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 5, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {-0x1.8p+0, 0x1.4p+1, -0x1.ap+1, -0x1.4p+2, -0x1.6p+1, 0x0p+0, 0x1.8p+0, -0x1p+0, -0x1.cp+2, -0x1.8p-1, -0x1.8p+0, 0x1.4p+1}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {3, 1, 2}, {-0x1.88p+3, 0x1.7p+3, -0x1.ep+3, 0x1.3p+3, -0x1.18p+3, 0x1.8p+1}));
  return done();
}

ROW(conv1d_transpose_output_shape_2_2_5_data_format_nchw_strides_2_padding_same, "conv1d_transpose output_shape=2,2,5 data_format=NCHW strides=2 padding=SAME") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 3}, {-0x1p+2, -0x1.8p+1, -0x1p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+2, -0x1p+2, -0x1.8p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {3, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv1d_transpose(x, filter, Conv1dTransposeOptions().output_shape({2, 2, 5}).strides({2}).padding(Padding::same).data_format(DataFormat::nchw)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 5}, {-0x1.8p+2, 0x1.6p+3, -0x1.cp+2, 0x1.2p+3, -0x1p+3, 0x1p+1, 0x0p+0, 0x1p+2, -0x1p+0, 0x1.8p+2, -0x1.2p+3, 0x1.4p+2, 0x1p+3, -0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.8p+2, -0x1p+3, 0x1.4p+2, -0x1.8p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 5}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 3}, {-0x1p+0, 0x1.4p+0, 0x1p+1, 0x1.2p+2, -0x1.4p+1, 0x1p-1, -0x1.5p+2, 0x1p-2, 0x1.4p+1, 0x1p+1, -0x1.bp+2, 0x1.4p+1}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {3, 2, 2}, {-0x1.4p+0, -0x1.ap+2, -0x1.cp+0, -0x1.3p+3, -0x1.88p+3, -0x1.2p+2, -0x1.08p+4, 0x1.8p+1, -0x1.1p+2, 0x1p+2, -0x1.ap+2, 0x1.ep+1}));
  return done();
}

ROW(conv1d_transpose_padding_explicit_paddings_1_2_dilations_2, "conv1d_transpose padding=EXPLICIT paddings=1,2 dilations=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {3, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv1d_transpose(x, filter, Conv1dTransposeOptions().padding(Padding::explicit_).dilations({2}).paddings({1, 2})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4, 2}, {0x1.8p+2, -0x1p+3, -0x1p+1, -0x1.4p+2, -0x1.cp+2, 0x1p+2, -0x1.8p+1, 0x1.cp+3, 0x0p+0, 0x1p+2, -0x1.6p+3, 0x1.ap+3, 0x1p+3, -0x1p+3, 0x1.8p+3, -0x1p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {-0x1.8p-1, -0x1.6p+1, 0x1p-1, 0x1.4p+1, -0x1.6p+1, 0x1p-2, -0x1.cp+0, 0x1.cp+1, 0x1.8p+2, -0x1.ap+2, 0x1.cp+1, -0x1.4p+1}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {3, 2, 2}, {-0x1.bp+2, 0x1.5p+2, -0x1p-1, -0x1.58p+3, -0x1.a8p+3, -0x1.bp+2, -0x1.ap+3, 0x1.58p+3, -0x1p+2, 0x1.3p+2, -0x1.2p+2, 0x1.8p+1}));
  return done();
}

ROW(conv1d_transpose_strides_2, "conv1d_transpose strides=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {3, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv1d_transpose(x, filter, Conv1dTransposeOptions().strides({2})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 7, 2}, {0x1p+3, -0x1.2p+3, -0x1.8p+2, 0x1p+1, 0x1.6p+3, 0x0p+0, -0x1.cp+2, 0x1p+2, 0x1.2p+3, -0x1p+0, -0x1p+3, 0x1.8p+2, 0x1.4p+2, 0x1p+2, 0x1p+1, -0x1.8p+2, -0x1.2p+3, 0x1p+3, 0x1.4p+2, 0x1.8p+2, 0x1p+3, -0x1p+3, -0x1.8p+2, 0x1.4p+2, 0x1.cp+2, -0x1.8p+2, -0x1p+2, -0x1p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 7, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {-0x1.ap+2, -0x1.4p+1, -0x1.8p-1, -0x1p+1, -0x1.4p+0, 0x1.cp+1, -0x1.ap+2, -0x1.4p+1, -0x1.8p-1, -0x1p+1, -0x1.4p+0, 0x1.cp+1}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {3, 2, 2}, {-0x1.4p+3, 0x1p+1, -0x1.bp+3, -0x1.cp+1, -0x1.9p+3, 0x1.1p+3, -0x1.7p+2, -0x1.8p-1, -0x1.8p+3, 0x1.ap+2, -0x1.5cp+4, 0x1.6p+3}));
  return done();
}

ROW(conv2d, "conv2d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 2, 2, 3}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv2d(x, filter));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 3, 3}, {0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, 0x1.4p+3, -0x1p+3, -0x1p+4, 0x1.ap+3, -0x1p+1, 0x1.2p+4, -0x1p+3, 0x1.4p+3, 0x1p+3, -0x1.6p+3, 0x1.ap+3, 0x1.cp+2, -0x1.1p+4, -0x1.1p+4, 0x1.7p+4, 0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x1p+1, -0x1.2p+2, 0x1.2p+2, -0x1.3p+2, -0x1p-1, -0x1.cp+1, 0x1.8p+0, -0x1.4p+0, 0x1.4p+1, -0x1.6p+1, -0x1.ep+2, 0x1.cp+0, -0x1.ep+1, 0x1p+1, 0x1.8p+1, -0x1p+1, 0x1.ep+1, -0x1p+0, 0x1.18p+3, -0x1.cp+3, -0x1p-1, -0x1.3p+2, 0x1p+0, 0x1p+0, 0x1.8p-1, -0x1.8p+0, 0x1.cp+1, 0x1.dp+2, -0x1.4p+1, 0x1.2p+2, -0x1.3p+2, 0x0p+0}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 2, 2, 3}, {-0x1p+0, 0x1.cp+0, -0x1.e8p+4, -0x1.98p+3, 0x1.6p+1, 0x1p+3, -0x1.1p+2, -0x1.c8p+3, -0x1.74p+4, -0x1.4p+1, 0x1.b8p+3, 0x1.6p+4, -0x1.4p+2, -0x1.8p+2, 0x1.ep+2, -0x1p+0, 0x1.cp+0, -0x1.e8p+4, -0x1.98p+3, 0x1.6p+1, 0x1p+3, -0x1.1p+2, -0x1.c8p+3, -0x1.74p+4}));
  return done();
}

ROW(conv2d_data_format_nchw_padding_same, "conv2d data_format=NCHW padding=SAME") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 4, 4}, {-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 2, 2, 3}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv2d(x, filter, Conv2dOptions().padding(Padding::same).data_format(DataFormat::nchw)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 4, 4}, {0x1p+4, 0x1.ap+3, 0x1.4p+3, 0x1.8p+2, 0x1.ap+3, -0x1p+3, -0x1.6p+3, -0x1.ep+3, -0x1.1p+4, 0x1p+4, 0x1.ap+3, 0x1.2p+3, -0x1.8p+2, 0x1p+0, -0x1p+0, -0x1p+1, -0x1.cp+3, -0x1.6p+3, -0x1p+3, 0x1p+0, -0x1p+1, 0x1.4p+3, 0x1.ap+3, 0x1p+0, -0x1.1p+4, -0x1.cp+3, -0x1.6p+3, 0x1p+0, 0x1.8p+3, 0x1p+2, 0x1.4p+2, -0x1p+1, -0x1.cp+3, -0x1.ep+3, -0x1p+4, -0x1.2p+3, 0x1.2p+4, 0x1p+3, 0x1.cp+2, 0x1.8p+3, 0x1.7p+4, -0x1.cp+3, -0x1.ep+3, -0x1.8p+3, -0x1.4p+3, 0x1.cp+2, 0x1.8p+2, 0x1p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 4, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 4, 4}, {0x1p+0, 0x1.ep+2, -0x1.4p+2, 0x1.ep+1, -0x1p-1, 0x1.8p-1, -0x1p+2, -0x1.cp+0, 0x1.fp+2, 0x1p-2, -0x1p+0, 0x1.ep+1, 0x1.cp+0, -0x1p+2, -0x1.cp+0, 0x1.6p+3, -0x1p+1, -0x1.28p+3, -0x1p+1, -0x1p-2, -0x1.8p-1, 0x1.8p+0, -0x1.3p+2, 0x1.8p+0, -0x1.08p+3, -0x1.8p+1, -0x1.4p+0, -0x1.7p+2, -0x1p+0, -0x1.3p+2, 0x1.8p+0, -0x1.9p+2}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 2, 2, 3}, {-0x1.ap+3, -0x1.4cp+4, 0x0p+0, 0x1.cp+1, 0x1.e8p+3, 0x1.2p+2, -0x1p+1, -0x1.58p+3, -0x1.3p+4, -0x1.58p+3, 0x1.18p+3, 0x1.4p+2, -0x1.2p+1, 0x1.4p+3, -0x1.ap+1, -0x1.8p+3, -0x1.64p+4, -0x1.6p+2, -0x1.8p+2, 0x1.ep+2, 0x1p+2, -0x1.3p+2, -0x1.e8p+3, -0x1.64p+4}));
  return done();
}

ROW(conv2d_dilations_2_1, "conv2d dilations=2,1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 2, 2, 3}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv2d(x, filter, Conv2dOptions().dilations({2, 1})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 3, 3}, {0x1.5p+4, -0x1.ep+3, 0x1p+2, 0x0p+0, -0x1.8p+1, -0x1.8p+2, -0x1.8p+1, 0x0p+0, -0x1.cp+2, -0x1.2p+3, -0x1.8p+1, 0x1.2p+4, 0x1.8p+2, 0x0p+0, -0x1p+0, 0x1.8p+1, 0x1.8p+1, -0x1p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x1p+1, -0x1.2p+2, 0x1.2p+2, -0x1.3p+2, -0x1p-1, -0x1.cp+1, 0x1.8p+0, -0x1.4p+0, -0x1p+0, -0x1.3p+2, -0x1.4p+2, -0x1.6p+1, 0x0p+0, 0x1.4p+1, 0x1.ep+1, -0x1.cp+1, 0x1.cp+1, 0x1p+1, -0x1.4p+1, 0x1.2p+2, -0x1.ep+1, -0x1p-1, -0x1.8p-1, 0x1.8p+0, 0x1.5p+2, -0x1p+0, 0x1.8p+0, -0x1.4p+2, -0x1.4p+2, 0x0p+0, 0x1p+0, 0x1.ep+1}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 2, 2, 3}, {-0x1.2p+1, -0x1.ep+1, -0x1.08p+4, -0x1.c8p+3, -0x1.8p-1, 0x0p+0, 0x1.5p+2, 0x1.2p+1, -0x1.08p+3, -0x1.bp+2, 0x1.5p+2, 0x1.08p+3, -0x1.8p-1, -0x1.5p+2, -0x1.bp+2, -0x1.ep+1, -0x1.2p+2, 0x1.5p+2, -0x1.2p+1, -0x1.ep+1, -0x1.08p+4, -0x1.c8p+3, -0x1.8p-1, 0x0p+0}));
  return done();
}

ROW(conv2d_groups_2, "conv2d groups=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 2, 1, 4}, {-0x1p+0, 0x0p+0, 0x1p+0, -0x1p+0, 0x0p+0, 0x1p+0, -0x1p+0, 0x0p+0, 0x1p+0, -0x1p+0, 0x0p+0, 0x1p+0, -0x1p+0, 0x0p+0, 0x1p+0, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv2d(x, filter, Conv2dOptions().groups(2)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 3, 4}, {0x1.8p+1, -0x1.8p+1, -0x1p+2, -0x1p+1, 0x1p+1, -0x1.8p+1, -0x1.8p+1, -0x1.8p+1, 0x1p+0, -0x1.8p+1, -0x1p+1, -0x1p+2, 0x1p+3, -0x1.8p+1, 0x0p+0, 0x1.8p+1, -0x1p+1, 0x1.8p+2, 0x1p+0, 0x1p+1, -0x1.8p+1, 0x1.8p+2, 0x1p+1, 0x1p+0, -0x1.4p+2, -0x1.8p+1, -0x1.4p+2, 0x1p+3, 0x1.8p+1, -0x1.8p+1, -0x1p+2, -0x1p+1, 0x1p+1, -0x1.8p+1, -0x1.8p+1, -0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {-0x1p+0, 0x1.cp+0, -0x1p+0, -0x1.2p+1, 0x1.4p+1, -0x1p+1, 0x1p+1, -0x1p-2, -0x1.4p+1, 0x1.8p-1, -0x1.ep+1, 0x1p-2, -0x1.cp+1, -0x1.cp+0, 0x1p-1, -0x1.cp+0, 0x1p+1, 0x1.6p+1, -0x1.8p-1, 0x1.2p+1, -0x1.ap+1, -0x1.cp+0, 0x1.2p+1, -0x1.2p+1, -0x1.4p+0, 0x1.8p-1, 0x1p-2, 0x1.4p+1, -0x1.4p+1, 0x1.6p+1, -0x1.8p+0, -0x1p-2}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 2, 1, 4}, {-0x1.bp+3, -0x1.1cp+4, -0x1.cp+0, -0x1.8p+2, -0x1.1p+2, -0x1.2cp+4, 0x1.4p+3, 0x1.1p+2, 0x1.6p+2, 0x1.ep+2, -0x1.ap+2, -0x1p+0, -0x1.4p+3, 0x1.a8p+3, -0x1.5cp+4, 0x1.4p+1}));
  return done();
}

ROW(conv2d_of_bfloat16, "conv2d of bfloat16") {
  EAGER_TRY(const Tensor x, floats(DType::bfloat16, {1, 4, 4, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::bfloat16, {2, 2, 2, 3}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor y, eager::conv2d(x, filter));
  EAGER_DO(expect_floats(y, DType::bfloat16, {1, 3, 3, 3}, {0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, 0x1.4p+3, -0x1p+3, -0x1p+4, 0x1.ap+3, -0x1p+1, 0x1.2p+4, -0x1p+3, 0x1.4p+3, 0x1p+3, -0x1.6p+3, 0x1.ap+3, 0x1.cp+2, -0x1.1p+4, -0x1.1p+4, 0x1.7p+4, 0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3}));
  return done();
}

ROW(conv2d_of_complex128, "conv2d of complex128") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {1, 4, 4, 2}, {{-0x1p+2, -0x1p+0}, {0x1p+0, 0x1p+2}, {-0x1.8p+1, 0x0p+0}, {0x1p+1, -0x1p+2}, {-0x1p+1, 0x1p+0}, {0x1.8p+1, -0x1.8p+1}, {-0x1p+0, 0x1p+1}, {0x1p+2, -0x1p+1}, {0x0p+0, 0x1p+2}, {-0x1p+2, 0x0p+0}, {0x1p+0, -0x1p+2}, {-0x1.8p+1, 0x1p+0}, {0x1p+1, -0x1.8p+1}, {-0x1p+1, 0x1p+1}, {0x1.8p+1, -0x1p+1}, {-0x1p+0, 0x1.8p+1}, {0x1p+2, 0x0p+0}, {0x0p+0, -0x1p+2}, {-0x1p+2, 0x1p+0}, {0x1p+0, -0x1.8p+1}, {-0x1.8p+1, 0x1p+1}, {0x1p+1, -0x1p+1}, {-0x1p+1, 0x1.8p+1}, {0x1.8p+1, -0x1p+0}, {-0x1p+0, -0x1p+2}, {0x1p+2, 0x1p+0}, {0x0p+0, -0x1.8p+1}, {-0x1p+2, 0x1p+1}, {0x1p+0, -0x1p+1}, {-0x1.8p+1, 0x1.8p+1}, {0x1p+1, -0x1p+0}, {-0x1p+1, 0x1p+2}}));
  EAGER_TRY(const Tensor filter, complexes(DType::complex128, {2, 2, 2, 3}, {{-0x1p+1, -0x1p+1}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}, {-0x1p+0, 0x1p+1}, {0x1p+0, 0x0p+0}, {-0x1p+1, -0x1p+1}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}, {-0x1p+0, 0x1p+1}, {0x1p+0, 0x0p+0}, {-0x1p+1, -0x1p+1}, {0x0p+0, 0x1p+0}, {0x1p+1, 0x1p+1}, {-0x1p+0, 0x0p+0}, {0x1p+0, -0x1p+1}, {-0x1p+1, 0x1p+0}, {0x0p+0, -0x1p+0}, {0x1p+1, 0x1p+1}, {-0x1p+0, 0x0p+0}, {0x1p+0, -0x1p+1}, {-0x1p+1, 0x1p+0}, {0x0p+0, -0x1p+0}, {0x1p+1, 0x1p+1}, {-0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y, eager::conv2d(x, filter));
  EAGER_DO(expect_complexes(y, DType::complex128, {1, 3, 3, 3}, {{-0x1p+0, 0x1.8p+3}, {-0x1.fp+4, -0x1.8p+1}, {0x1.2p+3, -0x1p+3}, {0x1.dp+4, 0x1.8p+1}, {-0x1.9p+4, -0x1.8p+1}, {-0x1.dp+4, 0x1p+0}, {0x1.7p+4, 0x1.8p+1}, {-0x1.3p+4, -0x1.8p+1}, {-0x1.fp+4, 0x1p+0}, {0x1.ap+4, 0x0p+0}, {-0x1p+2, 0x0p+0}, {0x1.2p+5, 0x0p+0}, {-0x1p+4, 0x0p+0}, {0x1.4p+4, 0x0p+0}, {0x1p+4, 0x0p+0}, {-0x1.6p+4, 0x0p+0}, {0x1.ap+4, 0x0p+0}, {0x1.cp+3, 0x0p+0}, {-0x1p+0, -0x1.8p+3}, {-0x1.fp+4, 0x1.8p+1}, {0x1.2p+3, 0x1p+3}, {0x1.dp+4, -0x1.8p+1}, {-0x1.9p+4, 0x1.8p+1}, {-0x1.dp+4, -0x1p+0}, {0x1.7p+4, -0x1.8p+1}, {-0x1.3p+4, 0x1.8p+1}, {-0x1.fp+4, -0x1p+0}}));
  return done();
}

ROW(conv2d_of_complex64, "conv2d of complex64") {
  EAGER_TRY(const Tensor x, complexes(DType::complex64, {1, 4, 4, 2}, {{-0x1p+2, -0x1p+0}, {0x1p+0, 0x1p+2}, {-0x1.8p+1, 0x0p+0}, {0x1p+1, -0x1p+2}, {-0x1p+1, 0x1p+0}, {0x1.8p+1, -0x1.8p+1}, {-0x1p+0, 0x1p+1}, {0x1p+2, -0x1p+1}, {0x0p+0, 0x1p+2}, {-0x1p+2, 0x0p+0}, {0x1p+0, -0x1p+2}, {-0x1.8p+1, 0x1p+0}, {0x1p+1, -0x1.8p+1}, {-0x1p+1, 0x1p+1}, {0x1.8p+1, -0x1p+1}, {-0x1p+0, 0x1.8p+1}, {0x1p+2, 0x0p+0}, {0x0p+0, -0x1p+2}, {-0x1p+2, 0x1p+0}, {0x1p+0, -0x1.8p+1}, {-0x1.8p+1, 0x1p+1}, {0x1p+1, -0x1p+1}, {-0x1p+1, 0x1.8p+1}, {0x1.8p+1, -0x1p+0}, {-0x1p+0, -0x1p+2}, {0x1p+2, 0x1p+0}, {0x0p+0, -0x1.8p+1}, {-0x1p+2, 0x1p+1}, {0x1p+0, -0x1p+1}, {-0x1.8p+1, 0x1.8p+1}, {0x1p+1, -0x1p+0}, {-0x1p+1, 0x1p+2}}));
  EAGER_TRY(const Tensor filter, complexes(DType::complex64, {2, 2, 2, 3}, {{-0x1p+1, -0x1p+1}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}, {-0x1p+0, 0x1p+1}, {0x1p+0, 0x0p+0}, {-0x1p+1, -0x1p+1}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}, {-0x1p+0, 0x1p+1}, {0x1p+0, 0x0p+0}, {-0x1p+1, -0x1p+1}, {0x0p+0, 0x1p+0}, {0x1p+1, 0x1p+1}, {-0x1p+0, 0x0p+0}, {0x1p+0, -0x1p+1}, {-0x1p+1, 0x1p+0}, {0x0p+0, -0x1p+0}, {0x1p+1, 0x1p+1}, {-0x1p+0, 0x0p+0}, {0x1p+0, -0x1p+1}, {-0x1p+1, 0x1p+0}, {0x0p+0, -0x1p+0}, {0x1p+1, 0x1p+1}, {-0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y, eager::conv2d(x, filter));
  EAGER_DO(expect_complexes(y, DType::complex64, {1, 3, 3, 3}, {{-0x1p+0, 0x1.8p+3}, {-0x1.fp+4, -0x1.8p+1}, {0x1.2p+3, -0x1p+3}, {0x1.dp+4, 0x1.8p+1}, {-0x1.9p+4, -0x1.8p+1}, {-0x1.dp+4, 0x1p+0}, {0x1.7p+4, 0x1.8p+1}, {-0x1.3p+4, -0x1.8p+1}, {-0x1.fp+4, 0x1p+0}, {0x1.ap+4, 0x0p+0}, {-0x1p+2, 0x0p+0}, {0x1.2p+5, 0x0p+0}, {-0x1p+4, 0x0p+0}, {0x1.4p+4, 0x0p+0}, {0x1p+4, 0x0p+0}, {-0x1.6p+4, 0x0p+0}, {0x1.ap+4, 0x0p+0}, {0x1.cp+3, 0x0p+0}, {-0x1p+0, -0x1.8p+3}, {-0x1.fp+4, 0x1.8p+1}, {0x1.2p+3, 0x1p+3}, {0x1.dp+4, -0x1.8p+1}, {-0x1.9p+4, 0x1.8p+1}, {-0x1.dp+4, -0x1p+0}, {0x1.7p+4, -0x1.8p+1}, {-0x1.3p+4, 0x1.8p+1}, {-0x1.fp+4, -0x1p+0}}));
  return done();
}

ROW(conv2d_of_float16, "conv2d of float16") {
  EAGER_TRY(const Tensor x, floats(DType::float16, {1, 4, 4, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float16, {2, 2, 2, 3}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor y, eager::conv2d(x, filter));
  EAGER_DO(expect_floats(y, DType::float16, {1, 3, 3, 3}, {0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, 0x1.4p+3, -0x1p+3, -0x1p+4, 0x1.ap+3, -0x1p+1, 0x1.2p+4, -0x1p+3, 0x1.4p+3, 0x1p+3, -0x1.6p+3, 0x1.ap+3, 0x1.cp+2, -0x1.1p+4, -0x1.1p+4, 0x1.7p+4, 0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3}));
  return done();
}

ROW(conv2d_of_float64, "conv2d of float64") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {1, 4, 4, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float64, {2, 2, 2, 3}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor y, eager::conv2d(x, filter));
  EAGER_DO(expect_floats(y, DType::float64, {1, 3, 3, 3}, {0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, 0x1.4p+3, -0x1p+3, -0x1p+4, 0x1.ap+3, -0x1p+1, 0x1.2p+4, -0x1p+3, 0x1.4p+3, 0x1p+3, -0x1.6p+3, 0x1.ap+3, 0x1.cp+2, -0x1.1p+4, -0x1.1p+4, 0x1.7p+4, 0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3}));
  return done();
}

ROW(conv2d_padding_explicit_paddings_1, "conv2d padding=EXPLICIT paddings=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 2, 2, 3}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv2d(x, filter, Conv2dOptions().padding(Padding::explicit_).paddings({1})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 5, 5, 3}, {0x1p+2, -0x1p+1, 0x1.cp+2, -0x1.cp+2, 0x1.4p+2, 0x1p+1, -0x1p+3, 0x1.cp+2, 0x1p+1, -0x1.2p+3, 0x1.2p+3, 0x1p+1, -0x1.4p+3, 0x1p+0, 0x1.cp+2, 0x1p+0, -0x1.2p+4, 0x1p+3, 0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, 0x1.4p+3, -0x1p+3, -0x1p+4, 0x1.8p+2, 0x1p+0, -0x1.2p+3, -0x1p+3, 0x1.8p+3, -0x1p+3, 0x1.ap+3, -0x1p+1, 0x1.2p+4, -0x1p+3, 0x1.4p+3, 0x1p+3, -0x1.6p+3, 0x1.ap+3, 0x1.cp+2, -0x1.ep+3, 0x1p+0, 0x1.8p+3, 0x1p+0, 0x1.ep+3, -0x1.8p+2, -0x1.1p+4, -0x1.1p+4, 0x1.7p+4, 0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, 0x1.2p+3, 0x1p+0, -0x1.8p+3, 0x1p+2, -0x1.4p+3, 0x1p+0, -0x1.8p+2, 0x1.8p+3, -0x1.4p+3, 0x1p+0, 0x1p+2, 0x1.cp+2, -0x1p+0, 0x1.4p+2, 0x1.8p+2, -0x1p+1, -0x1p+1, 0x1p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 5, 5, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {-0x1p-2, 0x1p+0, 0x1.cp+1, -0x1.3p+3, 0x1.2p+3, -0x1.1p+2, 0x1p+0, -0x1.1p+3, -0x1.ap+1, -0x1p-1, 0x1.cp+1, 0x1.38p+3, -0x1p-2, 0x1p+0, 0x1.cp+1, -0x1.3p+3, 0x1p+0, -0x1.1p+3, -0x1.2p+2, -0x1.8p+2, -0x1.ap+1, -0x1p-1, 0x1.cp+1, 0x1.38p+3, 0x1.cp+1, -0x1.3p+3, 0x1.2p+3, -0x1.1p+2, 0x1p+0, -0x1.1p+3, -0x1.2p+2, -0x1.8p+2}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 2, 2, 3}, {-0x1.ep+3, -0x1.48p+3, -0x1.b8p+3, -0x1p+2, -0x1.6p+1, 0x1.ap+1, -0x1.cp+3, -0x1.6p+2, 0x1p-2, 0x1.8p+0, 0x1.9p+3, 0x1p+0, 0x1p-2, -0x1.ep+3, -0x1.48p+3, 0x1p+0, -0x1p+2, -0x1.6p+1, -0x1.3p+2, -0x1.cp+3, -0x1.6p+2, -0x1.4p+1, 0x1.8p+0, 0x1.9p+3}));
  return done();
}

ROW(conv2d_padding_explicit_paddings_1_0_0_2, "conv2d padding=EXPLICIT paddings=1,0,0,2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 2, 2, 3}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv2d(x, filter, Conv2dOptions().padding(Padding::explicit_).paddings({1, 0, 0, 2})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 4, 5, 3}, {-0x1.cp+2, 0x1.4p+2, 0x1p+1, -0x1p+3, 0x1.cp+2, 0x1p+1, -0x1.2p+3, 0x1.2p+3, 0x1p+1, -0x1.4p+3, 0x1p+0, 0x1.cp+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, 0x1.4p+3, -0x1p+3, -0x1p+4, 0x1.8p+2, 0x1p+0, -0x1.2p+3, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.ap+3, -0x1p+1, 0x1.2p+4, -0x1p+3, 0x1.4p+3, 0x1p+3, -0x1.6p+3, 0x1.ap+3, 0x1.cp+2, -0x1.ep+3, 0x1p+0, 0x1.8p+3, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.1p+4, -0x1.1p+4, 0x1.7p+4, 0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, 0x1.2p+3, 0x1p+0, -0x1.8p+3, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 4, 5, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x1.8p+1, 0x1.8p+1, -0x1p-2, 0x1p+0, 0x1.cp+1, -0x1.3p+3, 0x1.2p+3, -0x1.1p+2, -0x1.cp+0, -0x1.5p+2, -0x1.ap+1, -0x1p-1, 0x1.cp+1, 0x1.38p+3, -0x1p-2, 0x1p+0, 0x1.58p+3, -0x1.7p+2, 0x1p+0, -0x1.1p+3, -0x1.2p+2, -0x1.8p+2, -0x1.ap+1, -0x1p-1, 0x1p+1, 0x1.6p+2, -0x1.ep+1, -0x1p-1, 0x1.2p+2, 0x1p-1, 0x1.8p+0, -0x1.4p+2}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 2, 2, 3}, {-0x1.c8p+3, -0x1.8p+2, -0x1.8p+1, 0x1.cp+0, 0x1.2p+3, 0x1p+4, -0x1.ap+1, -0x1.c8p+3, -0x1.08p+4, 0x1.3p+2, 0x1.ep+3, 0x1.9p+3, -0x1.3p+2, -0x1.cp+3, -0x1.6p+2, -0x1.4p+1, 0x1.8p+0, 0x1.9p+3, -0x1.6p+3, -0x1.cp+0, -0x1.58p+3, 0x1.4p+1, -0x1.3p+2, -0x1.8p+0}));
  return done();
}

ROW(conv2d_strides_1_2_padding_same, "conv2d strides=1,2 padding=SAME") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 2, 2, 3}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv2d(x, filter, Conv2dOptions().strides({1, 2}).padding(Padding::same)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 4, 2, 3}, {0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.4p+3, -0x1p+3, -0x1p+4, 0x1.ap+3, -0x1p+1, 0x1.2p+4, -0x1.6p+3, 0x1.ap+3, 0x1.cp+2, -0x1.1p+4, -0x1.1p+4, 0x1.7p+4, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, -0x1.8p+2, 0x1.8p+3, -0x1.4p+3, -0x1p+0, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 4, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x1p+1, -0x1.2p+2, -0x1p+0, 0x0p+0, 0x1.6p+2, -0x1.3p+2, 0x0p+0, -0x1.6p+1, 0x1.8p+1, 0x1.4p+0, -0x1.8p+1, -0x1.2p+1, 0x1p+0, 0x1.8p-1, -0x1.7p+2, 0x1.8p+0, -0x1.8p+1, -0x1.3p+2, -0x1p-2, 0x1.8p+1, 0x1.3p+2, 0x0p+0, -0x1p+0, -0x1.2p+2, 0x1.3p+2, -0x1p+2, 0x1p+0, -0x1p+2, 0x1.4p+0, -0x1.4p+2, 0x0p+0, 0x1.ep+1}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 2, 2, 3}, {0x1.3p+3, -0x1.4p+3, -0x1.ap+2, -0x1.4p+0, 0x1.ep+3, 0x1.cp+1, -0x1.ep+2, -0x1.dp+2, -0x1.2p+2, -0x1.3p+2, -0x1.4p+1, 0x1.fp+2, -0x1.4p+2, 0x1.ep+2, 0x1.6p+1, 0x1.4p+3, -0x1.ep+2, -0x1.fp+2, -0x1.1p+2, 0x1.2p+2, 0x1.ap+2, -0x1.3p+3, -0x1.08p+3, -0x1.1p+3}));
  return done();
}

ROW(conv2d_strides_2, "conv2d strides=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 2, 2, 3}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv2d(x, filter, Conv2dOptions().strides({2})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 3}, {0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.4p+3, -0x1p+3, -0x1p+4, -0x1.1p+4, -0x1.1p+4, 0x1.7p+4, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x1p+1, -0x1.2p+2, -0x1p+0, 0x0p+0, 0x1.6p+2, -0x1.3p+2, 0x0p+0, -0x1.6p+1, 0x1.cp+1, 0x1p+1, -0x1.2p+2, -0x1p+0, 0x1p+1, 0x1.6p+2, -0x1.3p+2, 0x0p+0, -0x1p-1, -0x1.8p-1, 0x1.8p+0, -0x1.4p+0, -0x1p+0, -0x1.3p+2, -0x1p+0, 0x1.8p+0, 0x1p+0, -0x1p-1, -0x1.8p-1, 0x1.8p+0, 0x1.5p+2, -0x1p+0, -0x1.3p+2, -0x1p+0}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 2, 2, 3}, {-0x1.ep+2, -0x1.cp+0, -0x1.08p+4, 0x1.7p+2, 0x1.6p+2, 0x1.cp+3, -0x1.48p+3, -0x1.ep+2, -0x1.cp+3, 0x1.38p+3, 0x1.18p+3, 0x1.5p+4, 0x1.cp+0, 0x1.2p+1, 0x1.cp+2, -0x1.ep+2, -0x1.cp+0, -0x1.08p+4, 0x1.7p+2, 0x1.6p+2, 0x1.cp+3, -0x1.48p+3, -0x1.ep+2, -0x1.cp+3}));
  return done();
}

ROW(conv2d_transpose, "conv2d_transpose") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 3, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv2d_transpose(x, filter));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 5, 2}, {0x1p+3, -0x1.2p+3, 0x0p+0, -0x1.8p+2, 0x1p+1, 0x1.4p+2, -0x1.8p+1, 0x1.8p+3, 0x1.4p+2, 0x1p+2, -0x1.cp+2, -0x1.8p+3, -0x1.ep+3, 0x1.4p+3, 0x1p+4, -0x1.ap+3, 0x1.ep+3, -0x1.2p+3, 0x0p+0, -0x1.2p+3, -0x1.8p+2, -0x1.2p+3, 0x1.8p+3, 0x1.ap+3, -0x1p+0, -0x1.8p+1, -0x1.8p+2, 0x0p+0, -0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 5, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 3, 2}, {-0x1.9p+2, 0x1p-1, -0x1p+1, 0x1.4p+0, 0x1.2p+2, -0x1.6p+1, 0x1.ap+2, -0x1.9p+2, -0x1.2p+3, -0x1.8p+1, -0x1.9p+2, 0x1p-1}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 3, 2, 2}, {-0x1.88p+3, -0x1.2p+2, -0x1.38p+3, 0x1.7p+3, -0x1.ep+3, 0x1.28p+3, -0x1.9p+3, 0x1.3p+3, -0x1.18p+3, -0x1p+2, -0x1.08p+4, 0x1.8p+1, -0x1.9p+3, 0x1.3p+3, -0x1.18p+3, -0x1p+2, -0x1.08p+4, 0x1.8p+1, -0x1.9p+2, 0x1.2p+1, -0x1.88p+3, -0x1.2p+2, -0x1.38p+3, 0x1.7p+3}));
  return done();
}

ROW(conv2d_transpose_data_format_nchw_groups_2_strides_2_padding_same, "conv2d_transpose data_format=NCHW groups=2 strides=2 padding=SAME") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 2, 3}, {-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 3, 1, 2}, {-0x1p+1, 0x0p+0, 0x1p+0, -0x1p+1, -0x1p+0, 0x1p+0, 0x1p+1, -0x1p+0, 0x0p+0, 0x1p+1, -0x1p+1, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv2d_transpose(x, filter, Conv2dTransposeOptions().strides({2}).padding(Padding::same).data_format(DataFormat::nchw).groups(2)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 4, 6}, {0x1p+3, -0x1p+2, 0x1.4p+3, -0x1.8p+1, 0x1.cp+2, -0x1p+1, -0x1p+3, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, 0x0p+0, -0x1p+1, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, -0x1p+1, 0x1p+0, -0x1p+2, 0x1p+1, -0x1.8p+2, -0x1p+0, 0x1p+1, -0x1p+1, 0x1p+2, -0x1.8p+1, 0x1.8p+2, 0x0p+0, -0x1p+3, 0x1p+2, 0x1p+3, -0x1p+2, 0x1.8p+2, -0x1p+2, 0x1p+3, 0x1p+2, -0x1p+3, 0x1.8p+1, -0x1.8p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 4, 6}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 2, 3}, {-0x1.8p+1, -0x1.3p+2, 0x1p-1, -0x1.3p+2, -0x1.8p+1, -0x1.6p+1, -0x1.8p+0, 0x1p+2, 0x1p-2, -0x1.ep+1, -0x1.8p+0, 0x1.8p+1}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 3, 1, 2}, {-0x1.cp+3, 0x1.4p+0, -0x1.28p+3, 0x1.1p+2, -0x1.bp+3, -0x1.8p+2, -0x1.8p+2, -0x1.4p+0, -0x1.cp+3, 0x1.4p+0, -0x1.cp+1, 0x1.4p+2}));
  return done();
}

ROW(conv2d_transpose_dilations_2_1, "conv2d_transpose dilations=2,1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 3, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv2d_transpose(x, filter, Conv2dTransposeOptions().dilations({2, 1})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 4, 5, 2}, {0x1p+3, -0x1.2p+3, 0x0p+0, -0x1.8p+2, 0x1p+1, 0x1.4p+2, -0x1.8p+1, 0x1.8p+3, 0x1.4p+2, 0x1p+2, 0x1p+1, -0x1.8p+2, -0x1.2p+3, 0x1.8p+3, 0x1.6p+3, -0x1p+0, 0x1.8p+1, -0x1.8p+2, -0x1p+2, -0x1p+1, -0x1.2p+3, -0x1.8p+2, -0x1.8p+2, -0x1p+1, 0x1.4p+2, -0x1.8p+3, 0x1.8p+3, -0x1.8p+1, 0x1p+2, -0x1.cp+2, -0x1.8p+2, -0x1.2p+3, 0x1.8p+3, 0x1.ap+3, -0x1p+0, -0x1.8p+1, -0x1.8p+2, 0x0p+0, -0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 4, 5, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 3, 2}, {-0x1.cp+1, -0x1.ep+1, -0x1.fp+2, 0x1p-2, -0x1p-1, 0x1p+0, 0x1.5p+2, -0x1.4p+1, 0x1p+1, -0x1.bp+2, -0x1.cp+1, -0x1.ep+1}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 3, 2, 2}, {-0x1.88p+3, -0x1.2p+2, -0x1.38p+3, 0x1.7p+3, -0x1.ep+3, 0x1.28p+3, -0x1.9p+3, 0x1.3p+3, -0x1.18p+3, -0x1p+2, -0x1.08p+4, 0x1.8p+1, -0x1.9p+2, 0x1.2p+1, -0x1.88p+3, -0x1.2p+2, -0x1.38p+3, 0x1.7p+3, -0x1.ep+3, 0x1.28p+3, -0x1.9p+3, 0x1.3p+3, -0x1.18p+3, -0x1p+2}));
  return done();
}

ROW(conv2d_transpose_output_shape_1_3_6_2_strides_2_padding_same, "conv2d_transpose output_shape=1,3,6,2 strides=2 padding=SAME") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 3, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv2d_transpose(x, filter, Conv2dTransposeOptions().output_shape({1, 3, 6, 2}).strides({2}).padding(Padding::same)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 6, 2}, {0x1p+3, -0x1.2p+3, -0x1.8p+2, 0x1p+1, 0x1.6p+3, 0x0p+0, -0x1.cp+2, 0x1p+2, 0x1.2p+3, -0x1p+0, -0x1p+3, 0x1.8p+2, -0x1.2p+3, -0x1.8p+2, 0x1p+1, 0x1.4p+2, 0x0p+0, -0x1p+4, 0x1p+2, 0x1.4p+2, -0x1p+0, -0x1p+4, 0x1.8p+2, 0x1.4p+2, 0x1p+1, -0x1.8p+2, -0x1.2p+3, 0x1p+3, 0x1.4p+2, 0x1.8p+2, 0x1p+3, -0x1p+3, -0x1.8p+2, 0x1.4p+2, 0x1.cp+2, -0x1.8p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 6, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 3, 2}, {-0x1.ep+1, -0x1.3p+2, 0x1p+0, 0x1p-1, 0x1.ep+1, 0x1.8p-1, 0x1.cp+1, -0x1.4p+2, -0x1.ap+2, -0x1.4p+1, 0x1.ep+1, -0x1.4p+1}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 3, 2, 2}, {-0x1.08p+3, -0x1p+1, -0x1.bp+3, 0x1.ep+2, -0x1.ap+3, 0x1.8p+2, -0x1.bp+2, 0x1.7p+2, -0x1.1p+3, 0x1p-1, -0x1.28p+4, -0x1.8p+1, -0x1.38p+4, 0x1.28p+3, -0x1.7p+2, 0x1.1p+2, -0x1.3p+3, 0x1.6p+2, -0x1.ep+3, 0x1.9p+3, -0x1.48p+3, 0x1.cp+1, -0x1p+2, 0x1.2p+1}));
  return done();
}

ROW(conv2d_transpose_padding_explicit_paddings_1_0_0_1, "conv2d_transpose padding=EXPLICIT paddings=1,0,0,1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 3, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv2d_transpose(x, filter, Conv2dTransposeOptions().padding(Padding::explicit_).paddings({1, 0, 0, 1})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 4, 2}, {-0x1.cp+2, -0x1.8p+3, -0x1.ep+3, 0x1.4p+3, 0x1p+4, -0x1.ap+3, 0x1.ep+3, -0x1.2p+3, -0x1.8p+2, -0x1.2p+3, 0x1.8p+3, 0x1.ap+3, -0x1p+0, -0x1.8p+1, -0x1.8p+2, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 3, 2}, {0x1.5p+2, -0x1.8p-1, 0x1.cp+0, 0x1.4p+1, 0x1.4p+2, -0x1.4p+2, -0x1.3p+3, -0x1.7p+2, -0x1.2p+2, 0x1.ap+2, 0x1.4p+3, -0x1.2p+2}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 3, 2, 2}, {0x1p-1, -0x1.1p+3, 0x1.4p+1, -0x1p+3, -0x1.4p+0, -0x1p-2, 0x1.8p-1, -0x1.cp+3, -0x1.8p+0, 0x1.8p+1, -0x1.8p+1, 0x1p+3, -0x1.5p+3, 0x1.8p+0, -0x1.4p+3, 0x1.38p+3, -0x1.a8p+3, -0x1.bp+2, -0x1.ap+3, 0x1.58p+3, -0x1.68p+3, 0x1.6p+3, -0x1.f8p+3, 0x1.8p+2}));
  return done();
}

ROW(conv2d_transpose_strides_3_1, "conv2d_transpose strides=3,1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 3, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv2d_transpose(x, filter, Conv2dTransposeOptions().strides({3, 1})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 6, 5, 2}, {0x1p+3, -0x1.2p+3, 0x0p+0, -0x1.8p+2, 0x1p+1, 0x1.4p+2, -0x1.8p+1, 0x1.8p+3, 0x1.4p+2, 0x1p+2, -0x1.2p+3, -0x1.8p+2, -0x1.8p+2, -0x1p+1, 0x1.4p+2, -0x1.8p+3, 0x1.8p+3, -0x1.8p+1, 0x1p+2, -0x1.cp+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, -0x1.8p+2, -0x1.2p+3, 0x1.8p+3, 0x1.6p+3, -0x1p+0, 0x1.8p+1, -0x1.8p+2, -0x1p+2, -0x1p+1, -0x1.8p+2, -0x1.2p+3, 0x1.8p+3, 0x1.ap+3, -0x1p+0, -0x1.8p+1, -0x1.8p+2, 0x0p+0, -0x1p+1, 0x1.4p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 6, 5, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 3, 2}, {-0x1.9p+2, 0x1p-1, -0x1p+1, 0x1.4p+0, 0x1.2p+2, -0x1.6p+1, -0x1p+1, 0x1.4p+0, 0x1.2p+2, -0x1.6p+1, -0x1p-1, 0x1.3p+2}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 3, 2, 2}, {-0x1.c8p+3, 0x1.28p+3, -0x1p+3, -0x1p+2, -0x1.ep+3, 0x1.18p+3, -0x1.ap+3, 0x1.68p+3, -0x1.38p+3, 0x1.3p+2, -0x1.28p+4, 0x1.4p+1, -0x1.ap+3, 0x1.68p+3, -0x1.38p+3, 0x1.3p+2, -0x1.28p+4, 0x1.4p+1, -0x1.4p+1, -0x1.6p+2, -0x1.c8p+3, 0x1.28p+3, -0x1p+3, -0x1p+2}));
  return done();
}

ROW(conv3d, "conv3d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 2, 4, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 1, 2, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv3d(x, filter));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 3, 2}, {-0x1p+2, 0x1.ep+3, 0x1.8p+2, 0x1.8p+1, 0x1.cp+2, 0x0p+0, -0x1.2p+4, 0x1.8p+1, 0x1p+0, 0x0p+0, 0x1p+1, -0x1.8p+1, -0x1.4p+2, 0x1.2p+3, -0x1p+2, 0x1.ep+3, 0x1.8p+2, 0x1.8p+1, 0x1p+3, -0x1.5p+4, -0x1.2p+4, 0x1.8p+1, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 3, 2, 4, 2}, {-0x1p+1, 0x1.8p+0, -0x1p+2, 0x1.3p+2, -0x1.8p+0, 0x1p-1, -0x1.2p+2, 0x1.8p+2, -0x1.8p+0, 0x1p-1, -0x1.2p+1, 0x1p+0, -0x1p+2, 0x1.8p+1, -0x1.6p+1, 0x1.8p+1, -0x1.ap+2, 0x1.ap+1, -0x1.8p-1, -0x1p+0, 0x1.4p+0, 0x1.ap+1, 0x1.8p+0, -0x1p+2, -0x1.6p+1, -0x1.8p+0, -0x1p+2, 0x1.1p+2, -0x1p+1, -0x1.8p+1, -0x1.2p+2, 0x1.4p+0, -0x1.2p+1, -0x1.8p+2, 0x1.3p+2, -0x1p-1, -0x1p-2, -0x1p+2, 0x1.ep+1, 0x1.8p+0, 0x1.8p+0, -0x1.8p+1, 0x1p-2, -0x1.8p+2, 0x1p+1, -0x1.2p+1, -0x1p+0, -0x1.cp+1}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 1, 2, 2, 2}, {-0x1.6p+3, -0x1.2p+2, 0x1.6p+3, 0x0p+0, -0x1.74p+4, 0x1.2p+2, 0x1.88p+3, -0x1.68p+3, -0x1.fp+2, -0x1.68p+3, 0x1.38p+3, 0x1.2p+1, -0x1.6p+3, -0x1.2p+2, 0x1.6p+3, 0x0p+0}));
  return done();
}

ROW(conv3d_data_format_nchw_groups_2, "conv3d data_format=NCHW groups=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 3, 2, 4}, {-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 1, 2, 1, 2}, {-0x1p+1, 0x0p+0, 0x1p+0, -0x1p+1, -0x1p+0, 0x1p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv3d(x, filter, Conv3dOptions().data_format(DataFormat::nchw).groups(2)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2, 3}, {-0x1.cp+2, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, -0x1.cp+2, -0x1.cp+2, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, -0x1.4p+2, -0x1.cp+2, -0x1.2p+3, 0x1.cp+3, 0x1.8p+1, 0x1p+0, -0x1.8p+1, -0x1.4p+2, -0x1.cp+2, 0x1.cp+2, 0x1.cp+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 3, 2, 4}, {-0x1p+1, 0x0p+0, -0x1.cp+1, 0x1p+1, -0x1p-1, -0x1.6p+1, -0x1.2p+2, 0x1.8p+1, -0x1.4p+1, 0x1p-2, -0x1p+0, 0x1.2p+2, -0x1.1p+2, 0x1p-1, -0x1.6p+1, 0x1.ep+2, -0x1.8p-1, 0x1p-1, 0x1.8p+0, 0x1p+0, -0x1p+1, 0x1.ep+1, -0x1p+0, 0x1.8p+1, 0x0p+0, -0x1.8p+2, -0x1.8p+0, -0x1p+1, 0x0p+0, -0x1p+0, -0x1p+2, -0x1p-1, 0x1.8p+1, -0x1.5p+2, -0x1.7p+2, -0x1.4p+1, 0x1p-1, -0x1p-1, -0x1.6p+1, -0x1.1p+2, 0x1.8p+0, 0x1.8p+0, -0x1.2p+1, -0x1.8p-1, 0x1p+0, -0x1p-1, 0x1.8p+0, -0x1p+1}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 1, 2, 1, 2}, {-0x1.4p+2, -0x1p-1, 0x1.4p+1, 0x1.bp+2, -0x1.4p+0, -0x1.fp+2, -0x1.4p+2, -0x1p-1}));
  return done();
}

ROW(conv3d_padding_explicit_paddings_1_0_0_1_0_2_dilations_2_1_1, "conv3d padding=EXPLICIT paddings=1,0,0,1,0,2 dilations=2,1,1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 2, 4, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 1, 2, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv3d(x, filter, Conv3dOptions().padding(Padding::explicit_).dilations({2, 1, 1}).paddings({1, 0, 0, 1, 0, 2})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 3, 5, 2}, {-0x1.6p+3, 0x1.8p+2, -0x1p+1, -0x1.4p+2, -0x1p+1, -0x1.cp+2, -0x1p+2, -0x1p+1, 0x0p+0, 0x0p+0, -0x1.6p+3, 0x1.cp+2, 0x1.cp+2, 0x1.4p+2, 0x1.cp+2, 0x1.8p+1, 0x1p+1, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.cp+3, 0x1p+3, -0x1.8p+1, 0x1.cp+3, 0x1.cp+2, 0x1p+1, 0x1.2p+3, -0x1.cp+2, 0x0p+0, 0x0p+0, -0x1.2p+3, -0x1.ap+3, -0x1.1p+4, 0x1p+1, 0x1p+1, -0x1p+0, -0x1.8p+1, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 3, 5, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 3, 2, 4, 2}, {-0x1p+2, 0x1.ep+1, -0x1.8p+0, 0x1p-1, -0x1.8p+2, 0x1.ap+2, -0x1.2p+1, 0x1p+0, -0x1.8p+2, 0x1.5p+2, -0x1p-1, 0x1.8p+1, -0x1p+2, 0x1.3p+2, -0x1.8p+0, 0x1p-1, -0x1p-1, -0x1p+1, -0x1p-2, -0x1p+2, 0x1.5p+2, -0x1.8p+0, 0x1p-2, -0x1.8p+2, 0x1.4p+0, -0x1p-1, -0x1.ap+1, -0x1.18p+3, 0x1.3p+2, -0x1p-1, -0x1p-2, -0x1p+2, -0x1.cp+0, -0x1p+2, 0x1.5p+2, -0x1.8p+0, 0x1p-2, -0x1.8p+2, 0x1p+1, -0x1.2p+1, -0x1.2p+1, -0x1.8p+2, 0x1.3p+2, -0x1p-1, -0x1p-2, -0x1p+2, 0x1.5p+2, -0x1.8p+0}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 1, 2, 2, 2}, {-0x1.4p+2, -0x1p+2, -0x1.68p+3, 0x1.28p+3, 0x1.4p+0, -0x1.5p+2, -0x1.8p+0, 0x1.4p+3, -0x1.ap+1, -0x1.bp+2, -0x1.5p+3, 0x1.28p+3, -0x1.28p+3, -0x1.58p+4, 0x1.4p+1, 0x1.8p+2}));
  return done();
}

ROW(conv3d_strides_2_1_2_padding_same, "conv3d strides=2,1,2 padding=SAME") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 2, 4, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 1, 2, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv3d(x, filter, Conv3dOptions().strides({2, 1, 2}).padding(Padding::same)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2, 2}, {-0x1p+2, 0x1.ep+3, 0x1.cp+2, 0x0p+0, -0x1.2p+4, 0x1.8p+1, 0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.cp+2, 0x1.cp+2, 0x1.2p+3, 0x1.2p+3, 0x1.cp+2, -0x1.cp+2, -0x1p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 3, 2, 4, 2}, {-0x1p+1, 0x1.8p+0, 0x0p+0, 0x1p+0, -0x1p+2, 0x1.ep+1, 0x1.8p+0, 0x1p-1, -0x1.8p+1, 0x0p+0, -0x1.2p+2, 0x1.8p+2, -0x1.8p+0, 0x1p-1, -0x1.4p+0, 0x1p+1, -0x1p-1, -0x1p+1, 0x1.8p+0, 0x0p+0, -0x1.cp+0, -0x1p+2, 0x1.ep+1, 0x1.8p+0, 0x1.8p+0, -0x1.8p+1, 0x0p+0, -0x1.2p+2, 0x1p-2, -0x1.8p+0, 0x1p-1, -0x1.4p+0, -0x1p+0, -0x1p+0, -0x1.cp+1, 0x1p+2, -0x1p-1, -0x1p+0, -0x1.6p+1, 0x1.8p+1, -0x1.8p+2, 0x1.5p+2, 0x1.8p+0, 0x1.8p+0, -0x1p+1, 0x1.8p+0, 0x0p+0, 0x1p+0}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 1, 2, 2, 2}, {-0x1.8p+3, -0x1p+1, 0x1.1p+2, -0x1.ap+3, -0x1p+1, 0x1.ep+2, 0x1.c8p+3, -0x1.cp+1, -0x1.6p+1, -0x1.8p-1, 0x1.fp+2, 0x1.3p+3, -0x1.ap+2, -0x1p-1, -0x1p-1, -0x1.98p+3}));
  return done();
}

ROW(conv3d_transpose, "conv3d_transpose") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 1, 2, 2, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 1, 2, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv3d_transpose(x, filter));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 3, 2}, {0x1p+3, -0x1.2p+3, 0x0p+0, -0x1.8p+2, -0x1.cp+2, 0x1p+2, 0x1p+2, -0x1.cp+2, -0x1.8p+2, 0x0p+0, -0x1.2p+3, 0x1p+3, 0x1.4p+2, 0x1p+3, -0x1p+2, 0x0p+0, -0x1p+3, -0x1.cp+2, 0x1.4p+2, 0x1p+2, -0x1p+1, -0x1.8p+2, -0x1.8p+2, -0x1.2p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 1, 2, 2, 2}, {-0x1p+0, -0x1.8p+1, 0x1p-2, 0x1.4p+0, -0x1p+2, 0x1.8p-1, 0x1.cp+1, -0x1.ap+1}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 1, 2, 2, 2}, {-0x1.8p+3, 0x1.28p+3, -0x1.bp+2, 0x1.8p+3, -0x1.b8p+3, 0x1.ep+2, -0x1.fp+3, 0x1.24p+4, -0x1.2cp+4, 0x1.9p+3, -0x1.7p+3, 0x1.d8p+3, -0x1.8p+3, 0x1.28p+3, -0x1.bp+2, 0x1.8p+3}));
  return done();
}

ROW(conv3d_transpose_data_format_nchw_groups_2, "conv3d_transpose data_format=NCHW groups=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 1, 2, 2}, {-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 1, 2, 1, 2}, {-0x1p+1, 0x0p+0, 0x1p+0, -0x1p+1, -0x1p+0, 0x1p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv3d_transpose(x, filter, Conv3dTransposeOptions().data_format(DataFormat::nchw).groups(2)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2, 3}, {0x1p+3, 0x1p+1, -0x1.8p+1, 0x1p+2, 0x0p+0, -0x1p+0, 0x1p+2, -0x1.4p+2, -0x1.8p+2, 0x1p+1, -0x1.8p+1, -0x1p+1, 0x0p+0, -0x1p+1, -0x1p+2, 0x0p+0, -0x1.8p+2, -0x1p+3, 0x1p+0, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 1, 2, 2}, {-0x1p-2, 0x1p+0, -0x1p-1, 0x1.6p+1, -0x1.8p+1, 0x1p-2, -0x1.cp+1, -0x1p+1}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 1, 2, 1, 2}, {-0x1.ep+2, 0x1.cp+3, -0x1.cp+3, 0x1.38p+3, -0x1.48p+3, 0x1.9p+3, -0x1.ep+2, 0x1.cp+3}));
  return done();
}

ROW(conv3d_transpose_output_shape_1_2_3_4_2_strides_2_padding_same, "conv3d_transpose output_shape=1,2,3,4,2 strides=2 padding=SAME") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 1, 2, 2, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 1, 2, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv3d_transpose(x, filter, Conv3dTransposeOptions().output_shape({1, 2, 3, 4, 2}).strides({2}).padding(Padding::same)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 3, 4, 2}, {0x1p+3, -0x1.2p+3, -0x1.8p+2, 0x1p+1, 0x1.8p+2, -0x1p+3, -0x1.cp+2, 0x1p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+2, -0x1.cp+2, -0x1p+3, 0x1.8p+2, 0x1p+1, -0x1.8p+2, -0x1.2p+3, 0x1p+3, 0x1.4p+2, 0x1p+3, -0x1.2p+3, -0x1.8p+2, 0x1.4p+2, 0x1.8p+2, -0x1p+3, -0x1.cp+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.4p+2, 0x1p+2, -0x1.cp+2, -0x1p+3, 0x1.4p+2, 0x1p+1, -0x1.8p+2, -0x1.2p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 3, 4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 1, 2, 2, 2}, {0x1.2p+2, -0x1.08p+3, 0x1.8p+2, -0x1p+2, -0x1p+2, 0x1.ep+1, 0x1.2p+2, -0x1.cp+1}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 1, 2, 2, 2}, {-0x1.a8p+3, 0x1.ap+3, -0x1.9p+3, 0x1.68p+3, -0x1.b8p+3, 0x1.4p+3, -0x1.8p+3, 0x1.34p+4, -0x1.8p+3, 0x1.34p+4, -0x1.28p+3, 0x1.7p+2, -0x1.58p+4, 0x1p+4, -0x1.fp+2, 0x1.d8p+3}));
  return done();
}

ROW(conv3d_transpose_padding_explicit_paddings_1_0_0_0_0_0_dilations_2_1_1, "conv3d_transpose padding=EXPLICIT paddings=1,0,0,0,0,0 dilations=2,1,1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 1, 2, 2, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 1, 2, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::conv3d_transpose(x, filter, Conv3dTransposeOptions().padding(Padding::explicit_).dilations({2, 1, 1}).paddings({1, 0, 0, 0, 0, 0})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 3, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.4p+2, 0x1p+3, -0x1p+2, 0x0p+0, -0x1p+3, -0x1.cp+2, 0x1.4p+2, 0x1p+2, -0x1p+1, -0x1.8p+2, -0x1.8p+2, -0x1.2p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 1, 2, 2, 2}, {-0x1p+1, 0x1p+0, 0x1.2p+1, -0x1.8p+0, -0x1.4p+2, -0x1.4p+0, 0x1p-2, -0x1.ep+1}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 1, 2, 2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.2cp+4, 0x1.9p+3, -0x1.7p+3, 0x1.d8p+3, -0x1.8p+3, 0x1.28p+3, -0x1.bp+2, 0x1.8p+3}));
  return done();
}

ROW(copysign_and_its_gradients, "copysign and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_TRY(const Tensor y, eager::copysign(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1p-1, 0x1p+1, -0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x1, tape.gradient(y, x1, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1p+0, -0x1p-1, -0x1p+1}, 1.0));
  return done();
}

ROW(copysign_of_other_dtypes, "copysign of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::copysign(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x1p-1, 0x1p+1, -0x1.8p+1}));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::copysign(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x1p-1, 0x1p+1, -0x1.8p+1}));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::copysign(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1p-1, 0x1p+1, -0x1.8p+1}));
  return done();
}

ROW(cos_and_its_gradient, "cos and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::cos(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.aa2266p-2, 0x1.c1528p-1, 0x1.769fecp-1, -0x1.fae04cp-1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.d18f6ep-1, 0x1.eaee88p-3, -0x1.5cffc2p+0, -0x1.210386p-5}, 8.0));
  return done();
}

ROW(cos_of_other_dtypes, "cos of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::cos(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.aa22657537205p-2, 0x1.c1528065b7d5p-1, 0x1.769fec655211fp-1, -0x1.fae04be85e5d2p-1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::cos(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.aa4p-2, 0x1.c14p-1, 0x1.768p-1, -0x1.fbp-1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::cos(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.aap-2, 0x1.c2p-1, 0x1.76p-1, -0x1.fap-1}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::cos(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x1p+0, 0x1.14a280fb5068cp-1, -0x1.4eaa606db24c1p-1}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::cos(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x1p+0, 0x1.14a28p-1, -0x1.4eaa6p-1}, 4.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::cos(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{0x1.22dd72p+0, -0x1.93b38ep-2}, {0x1.6c196ap-2, 0x1.fa6134p-2}, {0x1.1083a6p-2, 0x1.cf134p+1}}, 8.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{-0x1.3dccf2p-1, 0x1.717c38p-1}, {-0x1.508356p-3, 0x1.11f20ep+0}, {-0x1.f0c63p+2, 0x1.9ead4ap+1}}, 16.0));
  return done();
}

ROW(cosh_and_its_gradient, "cosh and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::cosh(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.e18fap+1, 0x1.20ac18p+0, 0x1.4b705ep+0, 0x1.422a4ap+3}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {-0x1.d03cf6p+1, -0x1.0acdp-2, 0x1.a506b2p+0, 0x1.40926ep+1}, 8.0));
  return done();
}

ROW(cosh_of_other_dtypes, "cosh of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::cosh(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1.e18fa0df2d9bcp+1, 0x1.20ac1862ae8dp+0, 0x1.4b705d1e5d6a8p+0, 0x1.422a497d6185ep+3}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::cosh(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1.e18p+1, 0x1.20cp+0, 0x1.4b8p+0, 0x1.424p+3}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::cosh(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.e2p+1, 0x1.2p+0, 0x1.4cp+0, 0x1.42p+3}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::cosh(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x1p+0, 0x1.8b07551d9f55p+0, 0x1.b4ee858de3e8p+4}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::cosh(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x1p+0, 0x1.8b0756p+0, 0x1.b4ee86p+4}, 4.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::cosh(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{0x1.a66fc2p-1, 0x1.6bb93ap-2}, {0x1.a84166p+0, -0x1.89376ap-1}, {-0x1.f538a6p-1, -0x1.efa76ap+0}}, 8.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{0x1.866e2cp-2, -0x1.898a56p-1}, {0x1.cf8b2ap-1, -0x1.67e392p+0}, {0x1.77a8ap-2, 0x1.4a81dp+2}}, 16.0));
  return done();
}

ROW(cosine_similarity, "cosine_similarity") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {2, 3}, {0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {2, 3}, {0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_TRY(const Tensor y, eager::cosine_similarity(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1.4d723ap-1, -0x1.1199cap-4}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x1, tape.gradient(y, x1, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x1, DType::float32, {2, 3}, {0x1.1810a6p-3, -0x1.5a9af4p-3, -0x1.ad0928p-4, -0x1.2a495ap-3, 0x1.83c5c2p-3, 0x1.bf6e06p-3}, 64.0));
  return done();
}

ROW(cosine_similarity_axis_0_epsilon_0_5, "cosine_similarity axis=0 epsilon=0.5") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {2, 3}, {0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {2, 3}, {0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_TRY(const Tensor y, eager::cosine_similarity(x1, x2, CosineSimilarityOptions().axis(0).epsilon(0x1p-1)));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {-0x1.43d136p-2, 0x1.fc1b4cp-1, 0x1.c6691p-5}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x1, tape.gradient(y, x1, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x1, DType::float32, {2, 3}, {0x1.8494a8p+0, -0x1.4a9a14p-6, 0x1.79829cp-3, -0x1.8494a8p-1, -0x1.8cb8e4p-6, 0x1.5a0d0ep-1}, 64.0));
  return done();
}

ROW(count_nonzero, "count_nonzero") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {2, 2}, {true, false, true, true}));
  EAGER_TRY(const Tensor y, eager::count_nonzero(x));
  EAGER_DO(expect_integers(y, DType::int64, {}, {3}));
  return done();
}

ROW(count_nonzero_axis_0_m1_keepdims_true, "count_nonzero axis=0,-1 keepdims=True") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {2, 2}, {true, false, true, true}));
  EAGER_TRY(const Tensor y, eager::count_nonzero(x, CountNonzeroOptions().axis({0, -1}).keepdims(true)));
  EAGER_DO(expect_integers(y, DType::int64, {1, 1}, {3}));
  return done();
}

ROW(count_nonzero_axis_1, "count_nonzero axis=1") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {2, 2}, {true, false, true, true}));
  EAGER_TRY(const Tensor y, eager::count_nonzero(x, CountNonzeroOptions().axis({1})));
  EAGER_DO(expect_integers(y, DType::int64, {2}, {1, 2}));
  return done();
}

ROW(count_nonzero_of_float16, "count_nonzero of float16") {
  EAGER_TRY(const Tensor x, floats(DType::float16, {3}, {0x0p+0, -0x0p+0, NaN}));
  EAGER_TRY(const Tensor y, eager::count_nonzero(x));
  EAGER_DO(expect_integers(y, DType::int64, {}, {1}));
  return done();
}

ROW(cross, "cross") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, -0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1p+2, 0x1p-1, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::cross(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.6p+2, -0x1.cp+3, -0x1.ep+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x0p+0, -0x1.8p+2, 0x1.8p+0}));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {-0x1.6p+2, 0x1.4p+2, 0x1.8p+0}));
  return done();
}

ROW(cross_axis_0, "cross axis=0") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3, 2}, {0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::cross(x1, x2, CrossOptions().axis(0)));
  EAGER_DO(expect_floats(y, DType::float32, {3, 2}, {0x1.8p+2, 0x1p+1, 0x1.8p+1, -0x1p+2, -0x1.8p+1, 0x1p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3, 2}, {-0x1p+2, 0x1.4p+1, 0x1p-1, 0x1p+0, 0x1p+1, -0x1p-1}));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3, 2}, {0x1.6p+2, -0x1.5p+3, -0x1.cp+1, 0x1.8p+1, 0x1p+0, 0x1.8p+0}));
  return done();
}

ROW(cross_entropy_axis_0, "cross_entropy axis=0") {
  EAGER_TRY(const Tensor logits, floats(DType::float32, {3, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor labels, integers(DType::int32, {3}, {2, 0, 1}));
  EAGER_TRY(const Tensor y, eager::cross_entropy(logits, labels, CrossEntropyOptions().axis(0)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.ec833cp-3}, 8.0));
  return done();
}

ROW(cross_entropy_ignore_index_1_reduction_mean_with_weights, "cross_entropy ignore_index=1 reduction=MEAN with weights") {
  EAGER_TRY(const Tensor logits, floats(DType::float32, {3, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor labels, integers(DType::int32, {3}, {2, 0, 1}));
  EAGER_TRY(const Tensor weight, floats(DType::float32, {3}, {0x1p-1, 0x1p+1, 0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(logits));
  EAGER_TRY(const Tensor y, eager::cross_entropy(logits, labels, CrossEntropyOptions().weight(weight).ignore_index(1).reduction(Reduction::mean)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.55aa3ep+1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_logits, tape.gradient(y, logits, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_logits, DType::float32, {3, 3}, {0x1.3bb29cp-3, 0x1.ad13e2p-2, -0x1.257698p-1, -0x1.4f8e84p-2, 0x1.429982p-6, 0x1.3b64eap-2, 0x0p+0, 0x0p+0, 0x0p+0}, 8.0));
  return done();
}

ROW(cross_entropy_ignore_index_1_reduction_none_with_weights, "cross_entropy ignore_index=1 reduction=NONE with weights") {
  EAGER_TRY(const Tensor logits, floats(DType::float32, {3, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor labels, integers(DType::int32, {3}, {2, 0, 1}));
  EAGER_TRY(const Tensor weight, floats(DType::float32, {3}, {0x1p-1, 0x1p+1, 0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(logits));
  EAGER_TRY(const Tensor y, eager::cross_entropy(logits, labels, CrossEntropyOptions().weight(weight).ignore_index(1).reduction(Reduction::none)));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.f6e0ep+0, 0x1.050eeep+1, 0x0p+0}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_logits, tape.gradient(y, logits, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_logits, DType::float32, {3, 3}, {0x1.d98beap-3, 0x1.41cee8p-1, -0x1.b831e4p-1, -0x1.f755c4p-3, 0x1.e3e642p-7, 0x1.d9176p-3, 0x0p+0, 0x0p+0, 0x0p+0}, 8.0));
  return done();
}

ROW(cross_entropy_ignore_index_1_reduction_sum_with_weights, "cross_entropy ignore_index=1 reduction=SUM with weights") {
  EAGER_TRY(const Tensor logits, floats(DType::float32, {3, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor labels, integers(DType::int32, {3}, {2, 0, 1}));
  EAGER_TRY(const Tensor weight, floats(DType::float32, {3}, {0x1p-1, 0x1p+1, 0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(logits));
  EAGER_TRY(const Tensor y, eager::cross_entropy(logits, labels, CrossEntropyOptions().weight(weight).ignore_index(1).reduction(Reduction::sum)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.003faep+2}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_logits, tape.gradient(y, logits, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_logits, DType::float32, {3, 3}, {0x1.d98beap-3, 0x1.41cee8p-1, -0x1.b831e4p-1, -0x1.f755c4p-2, 0x1.e3e642p-6, 0x1.d9176p-2, 0x0p+0, 0x0p+0, 0x0p+0}, 8.0));
  return done();
}

ROW(cross_entropy_label_smoothing_0_25, "cross_entropy label_smoothing=0.25") {
  EAGER_TRY(const Tensor logits, floats(DType::float32, {3, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor labels, integers(DType::int32, {3}, {2, 0, 1}));
  EAGER_TRY(const Tensor weight, floats(DType::float32, {3}, {0x1p-1, 0x1p+1, 0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(logits));
  EAGER_TRY(const Tensor y, eager::cross_entropy(logits, labels, CrossEntropyOptions().weight(weight).label_smoothing(0x1p-2)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.9cd30ap+1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_logits, tape.gradient(y, logits, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_logits, DType::float32, {3, 3}, {0x1.d238dap-5, 0x1.1d94ccp-3, -0x1.922302p-3, -0x1.da6a5p-4, -0x1.29ec86p-5, 0x1.37b04ap-3, 0x1.6df5cap-2, -0x1.e0b168p-2, 0x1.caee76p-4}, 8.0));
  return done();
}

ROW(cross_entropy_reduction_mean, "cross_entropy reduction=MEAN") {
  EAGER_TRY(const Tensor logits, floats(DType::float32, {3, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor labels, integers(DType::int32, {3}, {2, 0, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(logits));
  EAGER_TRY(const Tensor y, eager::cross_entropy(logits, labels, CrossEntropyOptions().reduction(Reduction::mean)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.ba73b4p+1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_logits, tape.gradient(y, logits, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_logits, DType::float32, {3, 3}, {0x1.3bb29cp-4, 0x1.ad13e2p-3, -0x1.257698p-2, -0x1.4f8e84p-2, 0x1.429982p-6, 0x1.3b64eap-2, 0x1.ec79a6p-3, -0x1.50d2c6p-2, 0x1.6a57cep-4}, 8.0));
  return done();
}

ROW(cross_entropy_reduction_none, "cross_entropy reduction=NONE") {
  EAGER_TRY(const Tensor logits, floats(DType::float32, {3, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor labels, integers(DType::int32, {3}, {2, 0, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(logits));
  EAGER_TRY(const Tensor y, eager::cross_entropy(logits, labels, CrossEntropyOptions().reduction(Reduction::none)));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.f6e0ep+0, 0x1.050eeep+2, 0x1.14e666p+2}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_logits, tape.gradient(y, logits, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_logits, DType::float32, {3, 3}, {0x1.d98beap-3, 0x1.41cee8p-1, -0x1.b831e4p-1, -0x1.f755c4p-2, 0x1.e3e642p-6, 0x1.d9176p-2, 0x1.715b3cp+0, -0x1.f93c2ap+0, 0x1.0fc1dap-1}, 8.0));
  return done();
}

ROW(cross_entropy_reduction_sum, "cross_entropy reduction=SUM") {
  EAGER_TRY(const Tensor logits, floats(DType::float32, {3, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor labels, integers(DType::int32, {3}, {2, 0, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(logits));
  EAGER_TRY(const Tensor y, eager::cross_entropy(logits, labels, CrossEntropyOptions().reduction(Reduction::sum)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.4bd6c6p+3}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_logits, tape.gradient(y, logits, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_logits, DType::float32, {3, 3}, {0x1.d98beap-3, 0x1.41cee8p-1, -0x1.b831e4p-1, -0x1.f755c4p-1, 0x1.e3e642p-5, 0x1.d9176p-1, 0x1.715b3cp-1, -0x1.f93c2ap-1, 0x1.0fc1dap-2}, 8.0));
  return done();
}

ROW(csv_column_column_0_dtype_int32, "csv_column column=0 dtype=int32") {
  EAGER_TRY(const Tensor fields, strings(DType::string, {4, 3}, {"1", "2", "-3", "a", "", "b,\042c\042\012d", "2.5", "NA", "-1e3", "", "1", "2"}));
  EAGER_TRY(const Tensor y, eager::csv_column(fields, 0, CsvColumnOptions().dtype(DType::int32)));
  EAGER_DO(expect_integers(y, DType::int32, {3}, {1, 2, -3}));
  return done();
}

ROW(csv_column_column_1, "csv_column column=1") {
  EAGER_TRY(const Tensor fields, strings(DType::string, {4, 3}, {"1", "2", "-3", "a", "", "b,\042c\042\012d", "2.5", "NA", "-1e3", "", "1", "2"}));
  EAGER_TRY(const Tensor default_value, strings(DType::string, {}, {"none"}));
  EAGER_TRY(const Tensor y, eager::csv_column(fields, 1, CsvColumnOptions().default_value(default_value)));
  EAGER_DO(expect_strings(y, DType::string, {3}, {"a", "none", "b,\042c\042\012d"}));
  return done();
}

ROW(csv_column_column_3, "csv_column column=3") {
  EAGER_TRY(const Tensor fields, strings(DType::string, {4, 3}, {"1", "2", "-3", "a", "", "b,\042c\042\012d", "2.5", "NA", "-1e3", "", "1", "2"}));
  EAGER_TRY(const Tensor default_value, floats(DType::float64, {1}, {0x1.ep+2}));
  EAGER_TRY(const Tensor y, eager::csv_column(fields, 3, CsvColumnOptions().default_value(default_value)));
  EAGER_DO(expect_floats(y, DType::float64, {3}, {0x1.ep+2, 0x1p+0, 0x1p+1}));
  return done();
}

ROW(csv_column_of_a_word, "csv_column of a word") {
  EAGER_TRY(const Tensor x, strings(DType::string, {1, 2}, {"1", "one"}));
  EAGER_DO(expect_error(Code::invalid_argument, "csv_column", "Field 0 in record 1 is not a valid float: one [Op:csv_column]", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::csv_column(x, 0, CsvColumnOptions().dtype(DType::float32)));
    return done();
  }));
  return done();
}

ROW(csv_column_without_a_field, "csv_column without a field") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 1}, {"1", ""}));
  EAGER_DO(expect_error(Code::invalid_argument, "csv_column", "Field 1 is required but missing in record 0! [Op:csv_column]", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::csv_column(x, 1, CsvColumnOptions().dtype(DType::float32)));
    return done();
  }));
  return done();
}

ROW(cumulative_logsumexp_axis_m1_reverse_true, "cumulative_logsumexp axis=-1 reverse=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::cumulative_logsumexp(x, CumulativeLogsumexpOptions().axis(-1).reverse(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1.0adec2p+2, 0x1.081f96p+2, 0x1p+2, 0x1.003b82p+3, 0x1.003704p+3, 0x1.8p+1}, 4.0));
  return done();
}

ROW(cumulative_logsumexp_axis_0, "cumulative_logsumexp axis=0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::cumulative_logsumexp(x, CumulativeLogsumexpOptions().axis(0)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1.795d1cp+0, 0x1.001448p+3, 0x1.140c7ap+2}, 4.0));
  return done();
}

ROW(cumulative_logsumexp_axis_0_exclusive_true, "cumulative_logsumexp axis=0 exclusive=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1p-1}));
  EAGER_TRY(const Tensor y, eager::cumulative_logsumexp(x, CumulativeLogsumexpOptions().axis(0).exclusive(true)));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {-Inf, 0x1p+0, 0x1.2818f6p+1}, 4.0));
  return done();
}

ROW(cumulative_logsumexp_without_an_axis_that_it_needs, "cumulative_logsumexp without an axis that it needs") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "cumulative_logsumexp", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::cumulative_logsumexp(x));
    return done();
  }));
  return done();
}

ROW(cumulative_max_axis_m1_reverse_true, "cumulative_max axis=-1 reverse=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::cumulative_max(x, CumulativeMaxOptions().axis(-1).reverse(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+2, 0x1p+2, 0x1p+2, 0x1p+3, 0x1p+3, 0x1.8p+1}));
  return done();
}

ROW(cumulative_max_axis_0, "cumulative_max axis=0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::cumulative_max(x, CumulativeMaxOptions().axis(0)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p+0, 0x1p+3, 0x1p+2}));
  return done();
}

ROW(cumulative_max_without_an_axis_that_it_needs, "cumulative_max without an axis that it needs") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "cumulative_max", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::cumulative_max(x));
    return done();
  }));
  return done();
}

ROW(cumulative_min_axis_m1_reverse_true, "cumulative_min axis=-1 reverse=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::cumulative_min(x, CumulativeMinOptions().axis(-1).reverse(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1.8p+1, 0x1.8p+1}));
  return done();
}

ROW(cumulative_min_axis_0, "cumulative_min axis=0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::cumulative_min(x, CumulativeMinOptions().axis(0)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+1, 0x1.8p+1}));
  return done();
}

ROW(cumulative_min_without_an_axis_that_it_needs, "cumulative_min without an axis that it needs") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "cumulative_min", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::cumulative_min(x));
    return done();
  }));
  return done();
}

ROW(cumulative_prod_axis_m1, "cumulative_prod axis=-1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::cumulative_prod(x, CumulativeProdOptions().axis(-1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+3, 0x1p-1, 0x1p+2, 0x1.8p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.2p+4, 0x1.1p+3, 0x1p+2, 0x1.51p+6, 0x1.5p+2, 0x1.8p+3}, 1.0));
  return done();
}

ROW(cumulative_prod_axis_0, "cumulative_prod axis=0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::cumulative_prod(x, CumulativeProdOptions().axis(0)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+4, 0x1.8p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.2p+0, 0x1.9p+3, 0x1.6p+3, 0x1p-2, 0x1.8p+1, 0x1.8p+3}, 1.0));
  return done();
}

ROW(cumulative_prod_axis_0_dtype_int16, "cumulative_prod axis=0 dtype=int16") {
  EAGER_TRY(const Tensor x, integers(DType::uint8, {3}, {3, 2, 4}));
  EAGER_TRY(const Tensor y, eager::cumulative_prod(x, CumulativeProdOptions().axis(0).dtype(DType::int16)));
  EAGER_DO(expect_integers(y, DType::int16, {3}, {3, 6, 24}));
  return done();
}

ROW(cumulative_prod_axis_1_exclusive_true, "cumulative_prod axis=1 exclusive=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::cumulative_prod(x, CumulativeProdOptions().axis(1).exclusive(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p-1, 0x1p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.2p+2, 0x1p+1, 0x0p+0, 0x1.98p+4, 0x1.8p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(cumulative_prod_axis_1_include_initial_true, "cumulative_prod axis=1 include_initial=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::cumulative_prod(x, CumulativeProdOptions().axis(1).include_initial(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4}, {0x1p+0, 0x1p+0, 0x1p+1, 0x1p+3, 0x1p+0, 0x1p-1, 0x1p+2, 0x1.8p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.ap+2, 0x1.8p+1, 0x1p-1, 0x1.08p+5, 0x1.ep+0, 0x1p+2}, 1.0));
  return done();
}

ROW(cumulative_prod_axis_1_of_booleans, "cumulative_prod axis=1 of booleans") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {2, 3}, {true, false, true, false, true, false}));
  EAGER_TRY(const Tensor y, eager::cumulative_prod(x, CumulativeProdOptions().axis(1)));
  EAGER_DO(expect_integers(y, DType::int64, {2, 3}, {1, 0, 0, 0, 0, 0}));
  return done();
}

ROW(cumulative_prod_axis_1_reverse_true, "cumulative_prod axis=1 reverse=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::cumulative_prod(x, CumulativeProdOptions().axis(1).reverse(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+3, 0x1p+3, 0x1p+2, 0x1.8p+3, 0x1.8p+4, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+3, 0x1.8p+2, 0x1.4p+2, 0x1.8p+2, 0x1.38p+2, 0x1p+4}, 1.0));
  return done();
}

ROW(cumulative_prod_of_int8, "cumulative_prod of int8") {
  EAGER_TRY(const Tensor x, integers(DType::int8, {3}, {100, 2, 3}));
  EAGER_TRY(const Tensor y, eager::cumulative_prod(x));
  EAGER_DO(expect_integers(y, DType::int64, {3}, {100, 200, 600}));
  return done();
}

ROW(cumulative_prod_without_an_axis_that_it_needs, "cumulative_prod without an axis that it needs") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "cumulative_prod", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::cumulative_prod(x));
    return done();
  }));
  return done();
}

ROW(cumulative_sum_axis_m1, "cumulative_sum axis=-1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::cumulative_sum(x, CumulativeSumOptions().axis(-1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1.8p+1, 0x1.cp+2, 0x1p-1, 0x1.1p+3, 0x1.7p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.cp+1, 0x1.4p+1, 0x1p+1, 0x1.3p+2, 0x1.2p+2, 0x1.8p+1}, 1.0));
  return done();
}

ROW(cumulative_sum_axis_0, "cumulative_sum axis=0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::cumulative_sum(x, CumulativeSumOptions().axis(0)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+0, 0x1.4p+3, 0x1.cp+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.4p+0, 0x1p+1, 0x1.4p+2, 0x1p-2, 0x1.8p+0, 0x1.8p+1}, 1.0));
  return done();
}

ROW(cumulative_sum_axis_0_dtype_int16, "cumulative_sum axis=0 dtype=int16") {
  EAGER_TRY(const Tensor x, integers(DType::uint8, {3}, {3, 2, 4}));
  EAGER_TRY(const Tensor y, eager::cumulative_sum(x, CumulativeSumOptions().axis(0).dtype(DType::int16)));
  EAGER_DO(expect_integers(y, DType::int16, {3}, {3, 5, 9}));
  return done();
}

ROW(cumulative_sum_axis_1_exclusive_true, "cumulative_sum axis=1 exclusive=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::cumulative_sum(x, CumulativeSumOptions().axis(1).exclusive(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x0p+0, 0x1p+0, 0x1.8p+1, 0x0p+0, 0x1p-1, 0x1.1p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.4p+1, 0x1p+1, 0x0p+0, 0x1.2p+2, 0x1.8p+1, 0x0p+0}, 1.0));
  return done();
}

ROW(cumulative_sum_axis_1_include_initial_true, "cumulative_sum axis=1 include_initial=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::cumulative_sum(x, CumulativeSumOptions().axis(1).include_initial(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4}, {0x0p+0, 0x1p+0, 0x1.8p+1, 0x1.cp+2, 0x0p+0, 0x1p-1, 0x1.1p+3, 0x1.7p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.6p+1, 0x1.2p+1, 0x1p-2, 0x1.3p+2, 0x1.cp+0, 0x1p+0}, 1.0));
  return done();
}

ROW(cumulative_sum_axis_1_reverse_true, "cumulative_sum axis=1 reverse=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::cumulative_sum(x, CumulativeSumOptions().axis(1).reverse(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1.cp+2, 0x1.8p+2, 0x1p+2, 0x1.7p+3, 0x1.6p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1.8p+0, 0x1.cp+1, 0x1p-2, 0x1.cp+0, 0x1.3p+2}, 1.0));
  return done();
}

ROW(cumulative_sum_of_int8, "cumulative_sum of int8") {
  EAGER_TRY(const Tensor x, integers(DType::int8, {3}, {100, 2, 3}));
  EAGER_TRY(const Tensor y, eager::cumulative_sum(x));
  EAGER_DO(expect_integers(y, DType::int64, {3}, {100, 102, 105}));
  return done();
}

ROW(cumulative_sum_without_an_axis_that_it_needs, "cumulative_sum without an axis that it needs") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "cumulative_sum", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::cumulative_sum(x));
    return done();
  }));
  return done();
}

ROW(dataset_batches, "dataset batches") {
  EAGER_TRY(const Dataset r, Dataset::range(5));
  EAGER_TRY(const Dataset b, r.batch(2));
  EAGER_DO(expect_elements(b, {"[0 1]", "[2 3]", "[4]"}, 1, false));
  EAGER_TRY(const Dataset full, r.batch(2, data::BatchOptions().drop_remainder(true)));
  EAGER_DO(expect_elements(full, {"[0 1]", "[2 3]"}, 1, false));
  EAGER_TRY(const Dataset w, r.window(3));
  EAGER_DO(expect_elements(w, {"[0 1 2]", "[3 4]"}, 1, false));
  EAGER_TRY(const Dataset overlap, r.window(3, data::WindowOptions().shift(1).drop_remainder(true)));
  EAGER_DO(expect_elements(overlap, {"[0 1 2]", "[1 2 3]", "[2 3 4]"}, 1, false));
  EAGER_TRY(const Dataset strided, r.window(2, data::WindowOptions().shift(1).stride(3).drop_remainder(true)));
  EAGER_DO(expect_elements(strided, {"[0 3]", "[1 4]"}, 1, false));
  EAGER_TRY(const Dataset rows, w.unbatch());
  EAGER_DO(expect_elements(rows, {"0", "1", "2", "3", "4"}, 4, false));
  return done();
}

ROW(dataset_batches_of_other_shapes, "dataset batches of other shapes") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {1, 2}, {1, 2}));
  EAGER_TRY(const Tensor y, integers(DType::int32, {1, 3}, {3, 4, 5}));
  EAGER_TRY(const Tensor shape, integers(DType::int64, {1}, {4}));
  EAGER_TRY(const Tensor minus, integers(DType::int32, {}, {-1}));
  EAGER_TRY(const Dataset a, Dataset::tensor_slices({x}));
  EAGER_TRY(const Dataset b, Dataset::tensor_slices({y}));
  EAGER_TRY(const Dataset d, Dataset::concatenate({a, b, a}));
  EAGER_TRY(const Dataset plain, d.batch(2));
  EAGER_DO(expect_elements(plain, {"!INVALID_ARGUMENT", "[[1 2]]"}, -1, false));
  EAGER_TRY(const Dataset padded, d.padded_batch(2));
  EAGER_DO(expect_elements(padded, {"[[1 2 0]\012 [3 4 5]]", "[[1 2]]"}, 1, false));
  EAGER_TRY(const Dataset wide, d.padded_batch(2, data::PaddedBatchOptions().drop_remainder(true).padded_shapes({shape}).padding_values({minus})));
  EAGER_DO(expect_elements(wide, {"[[ 1  2 -1 -1]\012 [ 3  4  5 -1]]"}, -1, false));
  return done();
}

ROW(dataset_maps, "dataset maps") {
  EAGER_TRY(const Tensor two, integers(DType::int64, {}, {2}));
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_of_square = given.at(0);
    EAGER_TRY(const Tensor y_of_square, eager::square(x_of_square));
    return std::vector<Tensor>{y_of_square};
  };
  EAGER_TRY(const Function square, Function::trace_list(callback_1_, {Spec{DType::int64, {}}}, "square"));
  const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_of_is_more = given.at(0);
    EAGER_TRY(const Tensor y_of_is_more, eager::greater(x_of_is_more, two));
    return std::vector<Tensor>{y_of_is_more};
  };
  EAGER_TRY(const Function is_more, Function::trace_list(callback_2_, {Spec{DType::int64, {}}}, "is_more"));
  EAGER_TRY(const Dataset r, Dataset::range(5));
  EAGER_TRY(const Dataset squares, r.map(square));
  EAGER_DO(expect_elements(squares, {"0", "1", "4", "9", "16"}, 2, false));
  EAGER_TRY(const Dataset by_threads, r.map(square, data::MapOptions().num_threads(4)));
  EAGER_DO(expect_elements(by_threads, {"0", "1", "4", "9", "16"}, 3, false));
  EAGER_TRY(const Dataset more, r.filter(is_more));
  EAGER_DO(expect_elements(more, {"3", "4"}, 1, false));
  const auto callback_3_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor z = given.at(0);
    EAGER_TRY(const Tensor zz, eager::stack({z, z}));
    return std::vector<Tensor>{zz};
  };
  EAGER_TRY(const Function pair, Function::trace_list(callback_3_, {Spec{DType::int64, {}}}, "pair"));
  EAGER_TRY(const Dataset pairs, r.flat_map(pair));
  EAGER_DO(expect_elements(pairs, {"0", "0", "1", "1", "2", "2", "3", "3", "4", "4"}, 3, false));
  return done();
}

ROW(dataset_of_a_range, "dataset of a range") {
  EAGER_TRY(const Dataset d, Dataset::range(4));
  EAGER_DO(expect_elements(d, {"0", "1", "2", "3"}, 2, false));
  EAGER_TRY(const Dataset down, Dataset::range(-2, data::RangeOptions().start(5).step(-3)));
  EAGER_DO(expect_elements(down, {"5", "2", "-1"}, -1, false));
  EAGER_TRY(const Dataset none, Dataset::range(0));
  EAGER_DO(expect_elements(none, {}, -1, false));
  return done();
}

ROW(dataset_of_slices, "dataset of slices") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor y, integers(DType::int32, {3}, {7, 8, 9}));
  EAGER_TRY(const Dataset d, Dataset::tensor_slices({x, y}));
  EAGER_DO(expect_elements(d, {"[1. 2.] | 7", "[3. 4.] | 8", "[5. 6.] | 9"}, 1, false));
  EAGER_TRY(const Dataset whole, Dataset::tensors({y}));
  EAGER_DO(expect_elements(whole, {"[7 8 9]"}, -1, false));
  return done();
}

ROW(dataset_of_strings, "dataset of strings") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"a", "", "Zo\303\253"}));
  EAGER_TRY(const Dataset d, Dataset::tensor_slices({x}));
  EAGER_TRY(const Dataset b, d.batch(2));
  EAGER_DO(expect_elements(b, {"[b'a' b'']", "[b'Zo\134xc3\134xab']"}, -1, false));
  return done();
}

ROW(dataset_shuffle_by_the_context_s_seed, "dataset shuffle by the context's seed") {
  EAGER_DO(set_seed(5));
  EAGER_TRY(const Dataset r, Dataset::range(8));
  EAGER_TRY(const Dataset d, r.shuffle(8));
  EAGER_DO(expect_elements(d, {"6", "4", "1", "0", "7", "5", "3", "2"}, 3, false));
  EAGER_DO(expect_elements(d, {"3", "1", "5", "7", "6", "0", "2", "4"}, 3, false));
  return done();
}

ROW(dataset_shuffle_of_1_seed_3, "dataset shuffle of 1 seed=3") {
  EAGER_TRY(const Dataset r, Dataset::range(20));
  EAGER_TRY(const Dataset d, r.shuffle(1, data::ShuffleOptions().seed(3)));
  EAGER_TRY(const Dataset b, d.batch(6));
  EAGER_DO(expect_elements(b, {"[0 1 2 3 4 5]", "[ 6  7  8  9 10 11]", "[12 13 14 15 16 17]", "[18 19]"}, 1, false));
  EAGER_DO(expect_elements(b, {"[0 1 2 3 4 5]", "[ 6  7  8  9 10 11]", "[12 13 14 15 16 17]", "[18 19]"}, -1, false));
  return done();
}

ROW(dataset_shuffle_of_20_seed_m7, "dataset shuffle of 20 seed=-7") {
  EAGER_TRY(const Dataset r, Dataset::range(20));
  EAGER_TRY(const Dataset d, r.shuffle(20, data::ShuffleOptions().seed(-7)));
  EAGER_TRY(const Dataset b, d.batch(6));
  EAGER_DO(expect_elements(b, {"[11  0  3 14  4  1]", "[ 5 18 17  2  8 10]", "[ 6 15  9 19 16  7]", "[12 13]"}, 1, false));
  EAGER_DO(expect_elements(b, {"[10  4 16  8  7 18]", "[15  5  0  1 11 19]", "[ 3 12 17  9  2 14]", "[13  6]"}, -1, false));
  return done();
}

ROW(dataset_shuffle_of_20_seed_3, "dataset shuffle of 20 seed=3") {
  EAGER_TRY(const Dataset r, Dataset::range(20));
  EAGER_TRY(const Dataset d, r.shuffle(20, data::ShuffleOptions().seed(3)));
  EAGER_TRY(const Dataset b, d.batch(6));
  EAGER_DO(expect_elements(b, {"[16 14 18  1  3  2]", "[ 5  0  8 10 19 15]", "[17 12  7  4  6 11]", "[13  9]"}, 1, false));
  EAGER_DO(expect_elements(b, {"[ 5  6  4 16 11  0]", "[ 2 15  9 10  1  8]", "[18 12 14 17  3 13]", "[ 7 19]"}, -1, false));
  return done();
}

ROW(dataset_shuffle_of_5_seed_3, "dataset shuffle of 5 seed=3") {
  EAGER_TRY(const Dataset r, Dataset::range(20));
  EAGER_TRY(const Dataset d, r.shuffle(5, data::ShuffleOptions().seed(3)));
  EAGER_TRY(const Dataset b, d.batch(6));
  EAGER_DO(expect_elements(b, {"[4 3 6 0 1 7]", "[ 8  9  5 13 11 10]", "[15 14  2 19 17 12]", "[18 16]"}, 1, false));
  EAGER_DO(expect_elements(b, {"[1 4 5 7 3 0]", "[ 9 11  8 13 10 15]", "[16 14 17 19 12  2]", "[ 6 18]"}, -1, false));
  return done();
}

ROW(dataset_shuffle_of_each_epoch, "dataset shuffle of each epoch") {
  EAGER_TRY(const Dataset r, Dataset::range(6));
  EAGER_TRY(const Dataset d, r.shuffle(4, data::ShuffleOptions().seed(11)));
  EAGER_TRY(const Dataset twice, d.repeat(data::RepeatOptions().count(2)));
  EAGER_DO(expect_elements(twice, {"2", "0", "5", "3", "4", "1", "0", "2", "1", "3", "4", "5"}, 7, false));
  return done();
}

ROW(dataset_shuffle_that_stays, "dataset shuffle that stays") {
  EAGER_TRY(const Dataset r, Dataset::range(6));
  EAGER_TRY(const Dataset d, r.shuffle(6, data::ShuffleOptions().seed(11).reshuffle_each_iteration(false)));
  EAGER_TRY(const Dataset twice, d.repeat(data::RepeatOptions().count(2)));
  EAGER_DO(expect_elements(twice, {"3", "1", "0", "2", "5", "4", "3", "1", "0", "2", "5", "4"}, -1, false));
  EAGER_DO(expect_elements(twice, {"3", "1", "0", "2", "5", "4", "3", "1", "0", "2", "5", "4"}, -1, false));
  return done();
}

ROW(dataset_steps_that_choose, "dataset steps that choose") {
  EAGER_TRY(const Dataset r, Dataset::range(7));
  EAGER_TRY(const Dataset taken, r.take(2));
  EAGER_DO(expect_elements(taken, {"0", "1"}, 1, false));
  EAGER_TRY(const Dataset skipped, r.skip(5));
  EAGER_DO(expect_elements(skipped, {"5", "6"}, 1, false));
  EAGER_TRY(const Dataset sharded, r.shard(3, 1));
  EAGER_DO(expect_elements(sharded, {"1", "4"}, 1, false));
  EAGER_TRY(const Dataset cached, r.cache());
  EAGER_DO(expect_elements(cached, {"0", "1", "2", "3", "4", "5", "6"}, 1, false));
  EAGER_TRY(const Dataset ahead, r.prefetch());
  EAGER_DO(expect_elements(ahead, {"0", "1", "2", "3", "4", "5", "6"}, 1, false));
  EAGER_TRY(const Dataset two_ahead, r.prefetch(data::PrefetchOptions().buffer_size(1)));
  EAGER_DO(expect_elements(two_ahead, {"0", "1", "2", "3", "4", "5", "6"}, 1, false));
  EAGER_TRY(const Dataset on_device, r.prefetch_to_device("cpu:0"));
  EAGER_DO(expect_elements(on_device, {"0", "1", "2", "3", "4", "5", "6"}, 1, false));
  EAGER_TRY(const Dataset thrice, taken.repeat(data::RepeatOptions().count(3)));
  EAGER_DO(expect_elements(thrice, {"0", "1", "0", "1", "0", "1"}, 3, false));
  EAGER_TRY(const Dataset forever, taken.repeat());
  EAGER_DO(expect_elements(forever, {"0", "1", "0", "1", "0", "1", "0", "1"}, -1, true));
  return done();
}

ROW(datasets_as_one, "datasets as one") {
  EAGER_TRY(const Dataset a, Dataset::range(2));
  EAGER_TRY(const Dataset b, Dataset::range(3));
  EAGER_TRY(const Dataset zipped, Dataset::zip({a, b}));
  EAGER_DO(expect_elements(zipped, {"0 | 0", "1 | 1"}, 1, false));
  EAGER_TRY(const Dataset behind, Dataset::concatenate({a, b}));
  EAGER_DO(expect_elements(behind, {"0", "1", "0", "1", "2"}, 3, false));
  EAGER_TRY(const Dataset turns, Dataset::interleave({a, b}));
  EAGER_DO(expect_elements(turns, {"0", "0", "1", "1", "2"}, 2, false));
  EAGER_TRY(const Dataset pairs, Dataset::interleave({b, b, a}, data::InterleaveOptions().cycle_length(2).block_length(2)));
  EAGER_DO(expect_elements(pairs, {"0", "1", "0", "1", "2", "2", "0", "1"}, 4, false));
  return done();
}
