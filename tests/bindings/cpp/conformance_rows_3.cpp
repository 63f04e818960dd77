// Written by bindings/generate.
// clang-format off
#include "conformance.h"

using namespace eager;

ROW(layer_gru_cell_with_states_and_without, "layer gru_cell with states, and without") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_TRY(const Tensor h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Layer layer, nn::GRUCell::make(2, nn::GRUCellOptions().kernel_initializer("constant value=0.5").recurrent_initializer("constant value=-0.25")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, h}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor last_h0 = outputs_1_.at(0);
  EAGER_DO(expect_floats(last_h0, DType::float32, {2, 2}, {-0x1.d3068p-5, -0x1.61fd9ep-2, 0x1.68003p-2, -0x1.41e17p-4}, 32.0));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor last_h1 = outputs_2_.at(0);
  EAGER_DO(expect_floats(last_h1, DType::float32, {2, 2}, {-0x1.d995e8p-3, -0x1.d995e8p-3, -0x1.03ea42p-6, -0x1.03ea42p-6}, 32.0));
  return done();
}

ROW(layer_lstm_with_states_and_without, "layer lstm with states, and without") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Tensor c, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, -0x1p-1, 0x1p-2}));
  EAGER_TRY(const Layer layer, nn::LSTM::make(2, nn::LSTMOptions().kernel_initializer("constant value=0.5").recurrent_initializer("constant value=-0.25").unit_forget_bias(false).return_sequences(true)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, Tensor(), h, c}, false));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor y0 = outputs_1_.at(0);
  const Tensor last_h0 = outputs_1_.at(1);
  const Tensor last_c0 = outputs_1_.at(2);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 3, 2}, {0x1.504c8ap-4, 0x1.30e0b6p-7, 0x1.3a8c82p-5, -0x1.cf48e2p-8, 0x1.139b94p-3, 0x1.aa4708p-4, -0x1.003fd4p-3, -0x1.2408b2p-5, -0x1.42a9eep-4, -0x1.00b74ep-7, 0x1.74cf86p-4, 0x1.1e481p-3}, 32.0));
  EAGER_DO(expect_floats(last_h0, DType::float32, {2, 2}, {0x1.139b94p-3, 0x1.aa4708p-4, 0x1.74cf86p-4, 0x1.1e481p-3}, 32.0));
  EAGER_DO(expect_floats(last_c0, DType::float32, {2, 2}, {0x1.e13eeep-3, 0x1.716b96p-3, 0x1.36453ep-3, 0x1.e195eep-3}, 32.0));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 3));
  const Tensor y1 = outputs_2_.at(0);
  const Tensor last_h1 = outputs_2_.at(1);
  const Tensor last_c1 = outputs_2_.at(2);
  EAGER_DO(expect_floats(y1, DType::float32, {2, 3, 2}, {-0x1.f49224p-5, -0x1.f49224p-5, -0x1.3c0dbep-5, -0x1.3c0dbep-5, 0x1.7e3842p-4, 0x1.7e3842p-4, -0x1.cf9c02p-5, -0x1.cf9c02p-5, -0x1.51a898p-6, -0x1.51a898p-6, 0x1.035fd8p-3, 0x1.035fd8p-3}, 32.0));
  EAGER_DO(expect_floats(last_h1, DType::float32, {2, 2}, {0x1.7e3842p-4, 0x1.7e3842p-4, 0x1.035fd8p-3, 0x1.035fd8p-3}, 32.0));
  EAGER_DO(expect_floats(last_c1, DType::float32, {2, 2}, {0x1.46c888p-3, 0x1.46c888p-3, 0x1.b4e482p-3, 0x1.b4e482p-3}, 32.0));
  return done();
}

ROW(layer_lstm_cell_with_states_and_without, "layer lstm_cell with states, and without") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_TRY(const Tensor h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Tensor c, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, -0x1p-1, 0x1p-2}));
  EAGER_TRY(const Layer layer, nn::LSTMCell::make(2, nn::LSTMCellOptions().kernel_initializer("constant value=0.5").recurrent_initializer("constant value=-0.25")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, h, c}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor last_h0 = outputs_1_.at(0);
  const Tensor last_c0 = outputs_1_.at(1);
  EAGER_DO(expect_floats(last_h0, DType::float32, {2, 2}, {0x1.53fedap-3, 0x1.cb0028p-5, -0x1.76992p-3, 0x1.61762cp-6}, 32.0));
  EAGER_DO(expect_floats(last_c0, DType::float32, {2, 2}, {0x1.d8923cp-2, 0x1.2c40d4p-3, -0x1.d0f332p-2, 0x1.9b34c4p-5}, 32.0));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor last_h1 = outputs_2_.at(0);
  const Tensor last_c1 = outputs_2_.at(1);
  EAGER_DO(expect_floats(last_h1, DType::float32, {2, 2}, {-0x1.f49224p-5, -0x1.f49224p-5, -0x1.efecfep-8, -0x1.efecfep-8}, 32.0));
  EAGER_DO(expect_floats(last_c1, DType::float32, {2, 2}, {-0x1.3b79dcp-3, -0x1.3b79dcp-3, -0x1.f7d62ep-7, -0x1.f7d62ep-7}, 32.0));
  return done();
}

ROW(layer_rnn_cell_with_states_and_without, "layer rnn_cell with states, and without") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_TRY(const Tensor h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Layer layer, nn::SimpleRNNCell::make(2, nn::SimpleRNNCellOptions().kernel_initializer("constant value=0.5").recurrent_initializer("constant value=-0.25")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x, h}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor last_h0 = outputs_1_.at(0);
  EAGER_DO(expect_floats(last_h0, DType::float32, {2, 2}, {-0x1.bfae6ap-2, -0x1.bfae6ap-2, -0x1.18a39ap-2, -0x1.18a39ap-2}, 32.0));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor last_h1 = outputs_2_.at(0);
  EAGER_DO(expect_floats(last_h1, DType::float32, {2, 2}, {-0x1.8a87e2p-2, -0x1.8a87e2p-2, -0x1.ffd55ap-6, -0x1.ffd55ap-6}, 32.0));
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
