// Written by bindings/generate.
// clang-format off
#include "conformance.h"

using namespace eager;

ROW(rnn, "rnn") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor kernel, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_TRY(const Tensor recurrent_kernel, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_TRY(const Tensor bias, floats(DType::float32, {2}, {-0x1p-1, -0x1.4p-2}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(kernel));
  EAGER_DO(tape.watch(recurrent_kernel));
  EAGER_DO(tape.watch(bias));
  EAGER_DO(tape.watch(initial_h));
  EAGER_TRY(const RnnOutputs outputs_1_, eager::rnn(x, kernel, recurrent_kernel, RnnOptions().bias(bias).initial_h(initial_h)));
  const Tensor y0 = outputs_1_.sequence;
  const Tensor y1 = outputs_1_.h;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 3, 2}, {-0x1.9ec814p-2, -0x1.565186p-2, -0x1.962f06p-3, -0x1.4c94a4p-3, -0x1.042b4p-1, -0x1.34ffeep-2, -0x1.45323ep-1, -0x1.dc591cp-2, -0x1.bb4c4p-4, -0x1.d7fd8ep-4, -0x1.24c67p-1, -0x1.5a862ep-2}, 32.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {-0x1.042b4p-1, -0x1.34ffeep-2, -0x1.24c67p-1, -0x1.5a862ep-2}, 32.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1}, {x, kernel, recurrent_kernel, bias, initial_h}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_2_, 5));
  const Tensor d_x = outputs_2_.at(0);
  const Tensor d_kernel = outputs_2_.at(1);
  const Tensor d_recurrent_kernel = outputs_2_.at(2);
  const Tensor d_bias = outputs_2_.at(3);
  const Tensor d_initial_h = outputs_2_.at(4);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {-0x1.0761cep-1, -0x1.0d0592p-4, -0x1.a91ce4p-4, 0x1.edbef8p-9, -0x1.ebe088p+0, -0x1.0e292ap-5, -0x1.d08b38p-2, 0x1.44fe7p-6, -0x1.c656d4p-3, 0x1.ac7fb8p-3, -0x1.3dcbcp+0, -0x1.7a9db2p-4}, 512.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 2}, {0x1.d7cf7p-2, 0x1.fd2a28p-2, 0x1.2b3132p+0, 0x1.04e998p+1}, 512.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 2}, {0x1.2f803ep-1, -0x1.d12176p-1, -0x1.63ad42p-2, -0x1.c0d66ap+0}, 512.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2}, {0x1.e34e3cp+1, 0x1.0705c4p+3}, 512.0));
  EAGER_DO(expect_floats(d_initial_h, DType::float32, {2, 2}, {-0x1.0761cep-1, -0x1.0d0592p-4, -0x1.d08b38p-2, 0x1.44fe7p-6}, 512.0));
  return done();
}

ROW(rnn_activation_relu, "rnn activation=RELU") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor kernel, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_TRY(const Tensor recurrent_kernel, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_TRY(const Tensor bias, floats(DType::float32, {2}, {-0x1p-1, -0x1.4p-2}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(kernel));
  EAGER_DO(tape.watch(recurrent_kernel));
  EAGER_DO(tape.watch(bias));
  EAGER_DO(tape.watch(initial_h));
  EAGER_TRY(const RnnOutputs outputs_1_, eager::rnn(x, kernel, recurrent_kernel, RnnOptions().bias(bias).initial_h(initial_h).activation(Activation::relu)));
  const Tensor y0 = outputs_1_.sequence;
  const Tensor y1 = outputs_1_.h;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 3, 2}, {-0x0p+0, -0x0p+0, -0x0p+0, -0x0p+0, -0x0p+0, -0x0p+0, -0x0p+0, -0x0p+0, -0x0p+0, -0x0p+0, -0x0p+0, -0x0p+0}, 32.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {-0x0p+0, -0x0p+0, -0x0p+0, -0x0p+0}, 32.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1}, {x, kernel, recurrent_kernel, bias, initial_h}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_2_, 5));
  const Tensor d_x = outputs_2_.at(0);
  const Tensor d_kernel = outputs_2_.at(1);
  const Tensor d_recurrent_kernel = outputs_2_.at(2);
  const Tensor d_bias = outputs_2_.at(3);
  const Tensor d_initial_h = outputs_2_.at(4);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 512.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 512.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 512.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2}, {0x0p+0, 0x0p+0}, 512.0));
  EAGER_DO(expect_floats(d_initial_h, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 512.0));
  return done();
}

ROW(rnn_reverse_true, "rnn reverse=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor kernel, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_TRY(const Tensor recurrent_kernel, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_TRY(const Tensor bias, floats(DType::float32, {2}, {-0x1p-1, -0x1.4p-2}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(kernel));
  EAGER_DO(tape.watch(recurrent_kernel));
  EAGER_DO(tape.watch(bias));
  EAGER_TRY(const RnnOutputs outputs_1_, eager::rnn(x, kernel, recurrent_kernel, RnnOptions().bias(bias).initial_h(initial_h).reverse(true)));
  const Tensor y0 = outputs_1_.sequence;
  const Tensor y1 = outputs_1_.h;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 3, 2}, {-0x1.7cf51ap-3, -0x1.5d716p-3, -0x1.b01d62p-6, -0x1.38c486p-4, -0x1.6e5ac4p-1, -0x1.f50e62p-2, -0x1.f0d7fap-3, -0x1.90f2cep-3, 0x1.4bdddap-7, -0x1.ed7606p-5, -0x1.adb6c6p-1, -0x1.32a102p-1}, 32.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {-0x1.7cf51ap-3, -0x1.5d716p-3, -0x1.f0d7fap-3, -0x1.90f2cep-3}, 32.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1}, {kernel, recurrent_kernel, bias}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_2_, 3));
  const Tensor d_kernel = outputs_2_.at(0);
  const Tensor d_recurrent_kernel = outputs_2_.at(1);
  const Tensor d_bias = outputs_2_.at(2);
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 2}, {-0x1.f412e8p+0, -0x1.c97bc8p-3, -0x1.120d4ep+0, 0x1.269412p+0}, 512.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 2}, {0x1.951dc6p-1, 0x1.69751p-1, -0x1.8a186p-4, -0x1.c78446p+0}, 512.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2}, {0x1.2d5ccep+2, 0x1.d504b8p+2}, 512.0));
  return done();
}

ROW(rnn_time_major_true, "rnn time_major=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2, -0x1p-3, 0x1p-4, -0x1p-4, 0x1p-3, 0x1p-2, 0x1.cp-2, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor kernel, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_TRY(const Tensor recurrent_kernel, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_TRY(const Tensor bias, floats(DType::float32, {2}, {-0x1p-1, -0x1.4p-2}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(kernel));
  EAGER_DO(tape.watch(recurrent_kernel));
  EAGER_DO(tape.watch(bias));
  EAGER_TRY(const RnnOutputs outputs_1_, eager::rnn(x, kernel, recurrent_kernel, RnnOptions().bias(bias).initial_h(initial_h).time_major(true)));
  const Tensor y0 = outputs_1_.sequence;
  const Tensor y1 = outputs_1_.h;
  EAGER_DO(expect_floats(y0, DType::float32, {3, 2, 2}, {-0x1.9ec814p-2, -0x1.565186p-2, -0x1.45323ep-1, -0x1.dc591cp-2, -0x1.962f06p-3, -0x1.4c94a4p-3, -0x1.bb4c4p-4, -0x1.d7fd8ep-4, -0x1.042b4p-1, -0x1.34ffeep-2, -0x1.24c67p-1, -0x1.5a862ep-2}, 32.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {-0x1.042b4p-1, -0x1.34ffeep-2, -0x1.24c67p-1, -0x1.5a862ep-2}, 32.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {3, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1}, {x, kernel, recurrent_kernel, bias}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_2_, 4));
  const Tensor d_x = outputs_2_.at(0);
  const Tensor d_kernel = outputs_2_.at(1);
  const Tensor d_recurrent_kernel = outputs_2_.at(2);
  const Tensor d_bias = outputs_2_.at(3);
  EAGER_DO(expect_floats(d_x, DType::float32, {3, 2, 2}, {-0x1.5e0ca4p-3, 0x1.3fde32p-5, -0x1.59c4ccp-1, -0x1.0704bcp-3, -0x1.069e14p+0, 0x1.3ccdbp-3, -0x1.2f5af2p-5, 0x1.dde576p-4, -0x1.44366p+0, 0x1.80e0ecp-9, -0x1.3dcbcp+0, -0x1.7a9db2p-4}, 512.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 2}, {0x1.023364p-2, 0x1.b7280ep-3, 0x1.d28e64p-1, 0x1.cf60aap+0}, 512.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 2}, {0x1.fc8f2p-1, -0x1.cb1aaap+0, -0x1.974cdap-3, -0x1.0b2092p+1}, 512.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2}, {0x1.c1f0eep+1, 0x1.10527p+3}, 512.0));
  return done();
}

ROW(rnn_with_a_mask, "rnn with a mask") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor kernel, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_TRY(const Tensor recurrent_kernel, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_TRY(const Tensor bias, floats(DType::float32, {2}, {-0x1p-1, -0x1.4p-2}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Tensor mask, booleans(DType::bool_, {2, 3}, {true, true, false, true, false, true}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(kernel));
  EAGER_DO(tape.watch(recurrent_kernel));
  EAGER_DO(tape.watch(bias));
  EAGER_DO(tape.watch(initial_h));
  EAGER_TRY(const RnnOutputs outputs_1_, eager::rnn(x, kernel, recurrent_kernel, RnnOptions().bias(bias).initial_h(initial_h).mask(mask)));
  const Tensor y0 = outputs_1_.sequence;
  const Tensor y1 = outputs_1_.h;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 3, 2}, {-0x1.9ec814p-2, -0x1.565186p-2, -0x1.962f06p-3, -0x1.4c94a4p-3, -0x1.962f06p-3, -0x1.4c94a4p-3, -0x1.45323ep-1, -0x1.dc591cp-2, -0x1.45323ep-1, -0x1.dc591cp-2, -0x1.521a14p-2, -0x1.a6e132p-3}, 32.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {-0x1.962f06p-3, -0x1.4c94a4p-3, -0x1.521a14p-2, -0x1.a6e132p-3}, 32.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1}, {x, kernel, recurrent_kernel, bias, initial_h}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_2_, 5));
  const Tensor d_x = outputs_2_.at(0);
  const Tensor d_kernel = outputs_2_.at(1);
  const Tensor d_recurrent_kernel = outputs_2_.at(2);
  const Tensor d_bias = outputs_2_.at(3);
  const Tensor d_initial_h = outputs_2_.at(4);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {0x1.d20738p-1, 0x1.0109aap-2, -0x1.a6b734p+1, -0x1.3facp-2, 0x0p+0, 0x0p+0, -0x1.3bb37ep-1, 0x1.48695ep-3, 0x0p+0, 0x0p+0, -0x1.86a25p+0, -0x1.2ac1a8p-3}, 512.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 2}, {0x1.1ed674p+0, -0x1.fd4b4cp-1, 0x1.ea47f2p+0, 0x1.d189eap-2}, 512.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 2}, {-0x1.09af1ep+2, -0x1.c8f368p-3, -0x1.e583bep+0, -0x1.0553c4p+1}, 512.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2}, {0x1.0f41fep+2, 0x1.eeb58p+2}, 512.0));
  EAGER_DO(expect_floats(d_initial_h, DType::float32, {2, 2}, {0x1.d20738p-1, 0x1.0109aap-2, -0x1.3bb37ep-1, 0x1.48695ep-3}, 512.0));
  return done();
}

ROW(rnn_cell, "rnn_cell") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2}));
  EAGER_TRY(const Tensor h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Tensor kernel, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_TRY(const Tensor recurrent_kernel, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_TRY(const Tensor bias, floats(DType::float32, {2}, {-0x1p-1, -0x1.4p-2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(h));
  EAGER_DO(tape.watch(kernel));
  EAGER_DO(tape.watch(recurrent_kernel));
  EAGER_DO(tape.watch(bias));
  EAGER_TRY(const Tensor y, eager::rnn_cell(x, h, kernel, recurrent_kernel, RnnCellOptions().bias(bias)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {-0x1.9ec814p-2, -0x1.565186p-2, -0x1.45323ep-1, -0x1.dc591cp-2}, 32.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, h, kernel, recurrent_kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 5));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_h = outputs_1_.at(1);
  const Tensor d_kernel = outputs_1_.at(2);
  const Tensor d_recurrent_kernel = outputs_1_.at(3);
  const Tensor d_bias = outputs_1_.at(4);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2}, {-0x1.1d0e8ep-1, -0x1.3a4c78p-4, -0x1.50cbcep-1, -0x1.186068p-3}, 512.0));
  EAGER_DO(expect_floats(d_h, DType::float32, {2, 2}, {-0x1.1d0e8ep-1, -0x1.3a4c78p-4, -0x1.50cbcep-1, -0x1.186068p-3}, 512.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 2}, {-0x1.e1448p-1, -0x1.3b27ap-2, -0x1.1e7964p-1, -0x1.808a4ep-3}, 512.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 2}, {0x1.9c7354p+0, 0x1.abfe6ap-2, -0x1.abfe88p-3, -0x1.c6c842p-4}, 512.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2}, {0x1.03b97cp+1, 0x1.47b146p-1}, 512.0));
  return done();
}

ROW(rnn_cell_activation_relu, "rnn_cell activation=RELU") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2}));
  EAGER_TRY(const Tensor h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Tensor kernel, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_TRY(const Tensor recurrent_kernel, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_TRY(const Tensor bias, floats(DType::float32, {2}, {-0x1p-1, -0x1.4p-2}));
  EAGER_TRY(const Tensor y, eager::rnn_cell(x, h, kernel, recurrent_kernel, RnnCellOptions().bias(bias).activation(Activation::relu)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 32.0));
  return done();
}

ROW(roll_shift_1_axis_0, "roll shift=1 axis=0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2}));
  EAGER_TRY(const Tensor y, eager::roll(x, {1}, RollOptions().axis({0})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+2, 0x1.8p+1, 0x1.8p+2, 0x1p+0, 0x1.4p+2, 0x1p+1}));
  return done();
}

ROW(roll_shift_1_axis_1_of_strings, "roll shift=1 axis=1 of strings") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 3}, {"a", "", "\346\227\245\346\234\254", "b c", "d", "e"}));
  EAGER_TRY(const Tensor y, eager::roll(x, {1}, RollOptions().axis({1})));
  EAGER_DO(expect_strings(y, DType::string, {2, 3}, {"\346\227\245\346\234\254", "a", "", "e", "b c", "d"}));
  return done();
}

ROW(roll_shift_1_m1_axis_0_1, "roll shift=1,-1 axis=0,1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::roll(x, {1, -1}, RollOptions().axis({0, 1})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1.4p+2, 0x1.8p+2, 0x1p+2, 0x1p+1, 0x1.8p+1, 0x1p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.8p+1, 0x1p-2, 0x1.8p+0, 0x1p+1, 0x1p+0, 0x1p-1}));
  return done();
}

ROW(roll_shift_2, "roll shift=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::roll(x, {2}));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1.4p+2, 0x1.8p+2, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1p+0, 0x1p-1}));
  return done();
}

ROW(rot90, "rot90") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::rot90(x));
  EAGER_DO(expect_floats(y, DType::float32, {3, 2, 4}, {0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  return done();
}

ROW(rot90_k_m1_axes_1_2, "rot90 k=-1 axes=1,2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::rot90(x, Rot90Options().k(-1).axes({1, 2})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4, 3}, {0x1p+3, 0x1p+2, 0x0p+0, 0x1.2p+3, 0x1.4p+2, 0x1p+0, 0x1.4p+3, 0x1.8p+2, 0x1p+1, 0x1.6p+3, 0x1.cp+2, 0x1.8p+1, 0x1.4p+4, 0x1p+4, 0x1.8p+3, 0x1.5p+4, 0x1.1p+4, 0x1.ap+3, 0x1.6p+4, 0x1.2p+4, 0x1.cp+3, 0x1.7p+4, 0x1.3p+4, 0x1.ep+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+1, 0x1.8p+1, 0x1p-1, 0x1.8p+0, 0x1p-1, 0x1.8p+0, 0x1p+0, 0x1p-2, 0x1p+0, 0x1p-2, 0x1.8p-1, 0x1p+1, 0x1p+0, 0x1p-2, 0x1.8p-1, 0x1p+1, 0x1.8p-1, 0x1p+1, 0x1.8p+1, 0x1p-1, 0x1.8p+1, 0x1p-1, 0x1.8p+0, 0x1p+0}));
  return done();
}

ROW(rot90_k_2, "rot90 k=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::rot90(x, Rot90Options().k(2)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  return done();
}

ROW(rotary_embedding, "rotary_embedding") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4}));
  EAGER_TRY(const Tensor cos, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p-1, 0x0p+0, 0x1p-2, -0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor sin, floats(DType::float32, {3, 2}, {0x0p+0, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::rotary_embedding(x, cos, sin));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {0x0p+0, -0x1.b8p+4, 0x1.6p+4, 0x1.b8p+4, -0x1.dp+4, 0x1.8p+1, 0x1.cp+2, 0x1.38p+3, -0x1.58p+6, 0x1.9p+5, -0x1p+3, 0x1.4p+4, 0x1.5p+4, -0x1p+0, 0x1.8p+2, 0x1.44p+5, -0x1.ap+3, -0x1.7p+3, 0x1.cp+4, 0x1.cp+2, -0x1.2cp+6, 0x1.2p+4, 0x1.9p+5, 0x1.fp+5}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, -0x1.8p-2, 0x1.8p-1, 0x1.4p+0, -0x1.8p+0, -0x1.4p+0, 0x0p+0, 0x1p+2, -0x1.4p+0, 0x1.8p+1, 0x1.8p+1, 0x1.cp-1, 0x1p+0, -0x1p-1, 0x1.8p+0, 0x1.9p+0, -0x1p+1, 0x1.4p-1, 0x1p-2, 0x1p+1, -0x1p+1, 0x1p+2}));
  return done();
}

ROW(rotary_embedding_interleaved_true, "rotary_embedding interleaved=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4}));
  EAGER_TRY(const Tensor cos, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p-1, 0x0p+0, 0x1p-2, -0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor sin, floats(DType::float32, {3, 2}, {0x0p+0, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x0p+0}));
  EAGER_TRY(const Tensor position_ids, integers(DType::int64, {3}, {2, 0, 0}));
  EAGER_TRY(const Tensor y, eager::rotary_embedding(x, cos, sin, RotaryEmbeddingOptions().position_ids(position_ids).interleaved(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {-0x1.6p+4, -0x1.6p+3, 0x1.6p+5, 0x1.08p+6, 0x1.cp+2, 0x1.2p+4, 0x1.7p+3, 0x1.e8p+4, 0x1.cp+3, 0x1.9p+4, 0x1p+3, 0x1.48p+5, -0x1.54p+6, 0x1.4p+3, 0x1.8p+3, 0x1.1p+5, 0x1.cp+4, 0x1p+1, -0x1.18p+4, 0x1.9p+4, 0x1.18p+5, 0x1.2p+3, -0x1.5p+4, 0x1.1cp+5}));
  return done();
}

ROW(rotary_embedding_rotary_dim_2, "rotary_embedding rotary_dim=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4}));
  EAGER_TRY(const Tensor cos, floats(DType::float32, {2, 1}, {0x0p+0, 0x1p+0}));
  EAGER_TRY(const Tensor sin, floats(DType::float32, {2, 1}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::rotary_embedding(x, cos, sin, RotaryEmbeddingOptions().rotary_dim(2)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {-0x1.6p+3, 0x0p+0, 0x1.6p+4, 0x1.3p+4, 0x1.24p+6, 0x1.2p+4}));
  return done();
}

ROW(round_and_its_gradient_of_zero, "round and its gradient of zero") {
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(const Tensor y_float16, eager::round(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {8}, {-0x1p+1, -0x1p+1, -0x0p+0, 0x0p+0, 0x1p+1, 0x1p+1, 0x1.8p+1, -0x0p+0}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::round(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {8}, {-0x1p+1, -0x1p+1, -0x0p+0, 0x0p+0, 0x1p+1, 0x1p+1, 0x1.8p+1, -0x0p+0}));
  EAGER_TRY(const Tensor x_float32, floats(DType::float32, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x_float32));
  EAGER_TRY(const Tensor y_float32, eager::round(x_float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {8}, {-0x1p+1, -0x1p+1, -0x0p+0, 0x0p+0, 0x1p+1, 0x1p+1, 0x1.8p+1, -0x0p+0}));
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(const Tensor y_float64, eager::round(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {8}, {-0x1p+1, -0x1p+1, -0x0p+0, 0x0p+0, 0x1p+1, 0x1p+1, 0x1.8p+1, -0x0p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y_float32, x_float32, GradientOptions().unconnected_zero(true)));
  EAGER_DO(expect_floats(d_x, DType::float32, {8}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  return done();
}

ROW(round_trip_of_bfloat16, "round trip of bfloat16") {
  EAGER_TRY(const Tensor x, floats(DType::bfloat16, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-133, 0x1.fep+127, -0x1.fep+127, 0x1.02p+0, Inf, -Inf, NaN}));
  EAGER_DO(expect_floats(x, DType::bfloat16, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-133, 0x1.fep+127, -0x1.fep+127, 0x1.02p+0, Inf, -Inf, NaN}));
  EAGER_TRY(const Tensor y, eager::identity(x));
  EAGER_DO(expect_floats(y, DType::bfloat16, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-133, 0x1.fep+127, -0x1.fep+127, 0x1.02p+0, Inf, -Inf, NaN}));
  EAGER_TRY(const Tensor scalar, floats(DType::bfloat16, {}, {-0x0p+0}));
  EAGER_DO(expect_floats(scalar, DType::bfloat16, {}, {-0x0p+0}));
  EAGER_TRY(const Tensor empty, floats(DType::bfloat16, {2, 0}, {}));
  EAGER_DO(expect_floats(empty, DType::bfloat16, {2, 0}, {}));
  return done();
}

ROW(round_trip_of_bool, "round trip of bool") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {3}, {true, false, true}));
  EAGER_DO(expect_booleans(x, DType::bool_, {3}, {true, false, true}));
  EAGER_TRY(const Tensor y, eager::identity(x));
  EAGER_DO(expect_booleans(y, DType::bool_, {3}, {true, false, true}));
  EAGER_TRY(const Tensor scalar, booleans(DType::bool_, {}, {false}));
  EAGER_DO(expect_booleans(scalar, DType::bool_, {}, {false}));
  EAGER_TRY(const Tensor empty, booleans(DType::bool_, {2, 0}, {}));
  EAGER_DO(expect_booleans(empty, DType::bool_, {2, 0}, {}));
  return done();
}

ROW(round_trip_of_complex128, "round trip of complex128") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {10}, {{0x0p+0, NaN}, {-0x0p+0, -Inf}, {0x1.8p+0, Inf}, {0x0.0000000000001p-1022, 0x1.0000000000001p+0}, {0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023}, {-0x1.fffffffffffffp+1023, 0x1.fffffffffffffp+1023}, {0x1.0000000000001p+0, 0x0.0000000000001p-1022}, {Inf, 0x1.8p+0}, {-Inf, -0x0p+0}, {NaN, 0x0p+0}}));
  EAGER_DO(expect_complexes(x, DType::complex128, {10}, {{0x0p+0, NaN}, {-0x0p+0, -Inf}, {0x1.8p+0, Inf}, {0x0.0000000000001p-1022, 0x1.0000000000001p+0}, {0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023}, {-0x1.fffffffffffffp+1023, 0x1.fffffffffffffp+1023}, {0x1.0000000000001p+0, 0x0.0000000000001p-1022}, {Inf, 0x1.8p+0}, {-Inf, -0x0p+0}, {NaN, 0x0p+0}}));
  EAGER_TRY(const Tensor y, eager::identity(x));
  EAGER_DO(expect_complexes(y, DType::complex128, {10}, {{0x0p+0, NaN}, {-0x0p+0, -Inf}, {0x1.8p+0, Inf}, {0x0.0000000000001p-1022, 0x1.0000000000001p+0}, {0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023}, {-0x1.fffffffffffffp+1023, 0x1.fffffffffffffp+1023}, {0x1.0000000000001p+0, 0x0.0000000000001p-1022}, {Inf, 0x1.8p+0}, {-Inf, -0x0p+0}, {NaN, 0x0p+0}}));
  EAGER_TRY(const Tensor scalar, complexes(DType::complex128, {}, {{-0x0p+0, -Inf}}));
  EAGER_DO(expect_complexes(scalar, DType::complex128, {}, {{-0x0p+0, -Inf}}));
  EAGER_TRY(const Tensor empty, complexes(DType::complex128, {2, 0}, {}));
  EAGER_DO(expect_complexes(empty, DType::complex128, {2, 0}, {}));
  return done();
}

ROW(round_trip_of_complex64, "round trip of complex64") {
  EAGER_TRY(const Tensor x, complexes(DType::complex64, {10}, {{0x0p+0, NaN}, {-0x0p+0, -Inf}, {0x1.8p+0, Inf}, {0x1p-149, 0x1.000002p+0}, {0x1.fffffep+127, -0x1.fffffep+127}, {-0x1.fffffep+127, 0x1.fffffep+127}, {0x1.000002p+0, 0x1p-149}, {Inf, 0x1.8p+0}, {-Inf, -0x0p+0}, {NaN, 0x0p+0}}));
  EAGER_DO(expect_complexes(x, DType::complex64, {10}, {{0x0p+0, NaN}, {-0x0p+0, -Inf}, {0x1.8p+0, Inf}, {0x1p-149, 0x1.000002p+0}, {0x1.fffffep+127, -0x1.fffffep+127}, {-0x1.fffffep+127, 0x1.fffffep+127}, {0x1.000002p+0, 0x1p-149}, {Inf, 0x1.8p+0}, {-Inf, -0x0p+0}, {NaN, 0x0p+0}}));
  EAGER_TRY(const Tensor y, eager::identity(x));
  EAGER_DO(expect_complexes(y, DType::complex64, {10}, {{0x0p+0, NaN}, {-0x0p+0, -Inf}, {0x1.8p+0, Inf}, {0x1p-149, 0x1.000002p+0}, {0x1.fffffep+127, -0x1.fffffep+127}, {-0x1.fffffep+127, 0x1.fffffep+127}, {0x1.000002p+0, 0x1p-149}, {Inf, 0x1.8p+0}, {-Inf, -0x0p+0}, {NaN, 0x0p+0}}));
  EAGER_TRY(const Tensor scalar, complexes(DType::complex64, {}, {{-0x0p+0, -Inf}}));
  EAGER_DO(expect_complexes(scalar, DType::complex64, {}, {{-0x0p+0, -Inf}}));
  EAGER_TRY(const Tensor empty, complexes(DType::complex64, {2, 0}, {}));
  EAGER_DO(expect_complexes(empty, DType::complex64, {2, 0}, {}));
  return done();
}

ROW(round_trip_of_float16, "round trip of float16") {
  EAGER_TRY(const Tensor x, floats(DType::float16, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-24, 0x1.ffcp+15, -0x1.ffcp+15, 0x1.004p+0, Inf, -Inf, NaN}));
  EAGER_DO(expect_floats(x, DType::float16, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-24, 0x1.ffcp+15, -0x1.ffcp+15, 0x1.004p+0, Inf, -Inf, NaN}));
  EAGER_TRY(const Tensor y, eager::identity(x));
  EAGER_DO(expect_floats(y, DType::float16, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-24, 0x1.ffcp+15, -0x1.ffcp+15, 0x1.004p+0, Inf, -Inf, NaN}));
  EAGER_TRY(const Tensor scalar, floats(DType::float16, {}, {-0x0p+0}));
  EAGER_DO(expect_floats(scalar, DType::float16, {}, {-0x0p+0}));
  EAGER_TRY(const Tensor empty, floats(DType::float16, {2, 0}, {}));
  EAGER_DO(expect_floats(empty, DType::float16, {2, 0}, {}));
  return done();
}

ROW(round_trip_of_float32, "round trip of float32") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-149, 0x1.fffffep+127, -0x1.fffffep+127, 0x1.000002p+0, Inf, -Inf, NaN}));
  EAGER_DO(expect_floats(x, DType::float32, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-149, 0x1.fffffep+127, -0x1.fffffep+127, 0x1.000002p+0, Inf, -Inf, NaN}));
  EAGER_TRY(const Tensor y, eager::identity(x));
  EAGER_DO(expect_floats(y, DType::float32, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-149, 0x1.fffffep+127, -0x1.fffffep+127, 0x1.000002p+0, Inf, -Inf, NaN}));
  EAGER_TRY(const Tensor scalar, floats(DType::float32, {}, {-0x0p+0}));
  EAGER_DO(expect_floats(scalar, DType::float32, {}, {-0x0p+0}));
  EAGER_TRY(const Tensor empty, floats(DType::float32, {2, 0}, {}));
  EAGER_DO(expect_floats(empty, DType::float32, {2, 0}, {}));
  return done();
}

ROW(round_trip_of_float64, "round trip of float64") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x0.0000000000001p-1022, 0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023, 0x1.0000000000001p+0, Inf, -Inf, NaN}));
  EAGER_DO(expect_floats(x, DType::float64, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x0.0000000000001p-1022, 0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023, 0x1.0000000000001p+0, Inf, -Inf, NaN}));
  EAGER_TRY(const Tensor y, eager::identity(x));
  EAGER_DO(expect_floats(y, DType::float64, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x0.0000000000001p-1022, 0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023, 0x1.0000000000001p+0, Inf, -Inf, NaN}));
  EAGER_TRY(const Tensor scalar, floats(DType::float64, {}, {-0x0p+0}));
  EAGER_DO(expect_floats(scalar, DType::float64, {}, {-0x0p+0}));
  EAGER_TRY(const Tensor empty, floats(DType::float64, {2, 0}, {}));
  EAGER_DO(expect_floats(empty, DType::float64, {2, 0}, {}));
  return done();
}

ROW(round_trip_of_int16, "round trip of int16") {
  EAGER_TRY(const Tensor x, integers(DType::int16, {4}, {-32768, 32767, -1, 0}));
  EAGER_DO(expect_integers(x, DType::int16, {4}, {-32768, 32767, -1, 0}));
  EAGER_TRY(const Tensor y, eager::identity(x));
  EAGER_DO(expect_integers(y, DType::int16, {4}, {-32768, 32767, -1, 0}));
  EAGER_TRY(const Tensor scalar, integers(DType::int16, {}, {32767}));
  EAGER_DO(expect_integers(scalar, DType::int16, {}, {32767}));
  EAGER_TRY(const Tensor empty, integers(DType::int16, {2, 0}, {}));
  EAGER_DO(expect_integers(empty, DType::int16, {2, 0}, {}));
  return done();
}

ROW(round_trip_of_int32, "round trip of int32") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {4}, {-2147483648, 2147483647, -1, 0}));
  EAGER_DO(expect_integers(x, DType::int32, {4}, {-2147483648, 2147483647, -1, 0}));
  EAGER_TRY(const Tensor y, eager::identity(x));
  EAGER_DO(expect_integers(y, DType::int32, {4}, {-2147483648, 2147483647, -1, 0}));
  EAGER_TRY(const Tensor scalar, integers(DType::int32, {}, {2147483647}));
  EAGER_DO(expect_integers(scalar, DType::int32, {}, {2147483647}));
  EAGER_TRY(const Tensor empty, integers(DType::int32, {2, 0}, {}));
  EAGER_DO(expect_integers(empty, DType::int32, {2, 0}, {}));
  return done();
}

ROW(round_trip_of_int64, "round trip of int64") {
  EAGER_TRY(const Tensor x, integers(DType::int64, {4}, {INT64_MIN, 9223372036854775807, -1, 0}));
  EAGER_DO(expect_integers(x, DType::int64, {4}, {INT64_MIN, 9223372036854775807, -1, 0}));
  EAGER_TRY(const Tensor y, eager::identity(x));
  EAGER_DO(expect_integers(y, DType::int64, {4}, {INT64_MIN, 9223372036854775807, -1, 0}));
  EAGER_TRY(const Tensor scalar, integers(DType::int64, {}, {9223372036854775807}));
  EAGER_DO(expect_integers(scalar, DType::int64, {}, {9223372036854775807}));
  EAGER_TRY(const Tensor empty, integers(DType::int64, {2, 0}, {}));
  EAGER_DO(expect_integers(empty, DType::int64, {2, 0}, {}));
  return done();
}

ROW(round_trip_of_int8, "round trip of int8") {
  EAGER_TRY(const Tensor x, integers(DType::int8, {4}, {-128, 127, -1, 0}));
  EAGER_DO(expect_integers(x, DType::int8, {4}, {-128, 127, -1, 0}));
  EAGER_TRY(const Tensor y, eager::identity(x));
  EAGER_DO(expect_integers(y, DType::int8, {4}, {-128, 127, -1, 0}));
  EAGER_TRY(const Tensor scalar, integers(DType::int8, {}, {127}));
  EAGER_DO(expect_integers(scalar, DType::int8, {}, {127}));
  EAGER_TRY(const Tensor empty, integers(DType::int8, {2, 0}, {}));
  EAGER_DO(expect_integers(empty, DType::int8, {2, 0}, {}));
  return done();
}

ROW(round_trip_of_string, "round trip of string") {
  EAGER_TRY(const Tensor x, strings(DType::string, {4}, {"", "text", "Zo\303\253 \346\227\245\346\234\254", "two\012lines"}));
  EAGER_DO(expect_strings(x, DType::string, {4}, {"", "text", "Zo\303\253 \346\227\245\346\234\254", "two\012lines"}));
  EAGER_TRY(const Tensor y, eager::identity(x));
  EAGER_DO(expect_strings(y, DType::string, {4}, {"", "text", "Zo\303\253 \346\227\245\346\234\254", "two\012lines"}));
  EAGER_TRY(const Tensor scalar, strings(DType::string, {}, {"text"}));
  EAGER_DO(expect_strings(scalar, DType::string, {}, {"text"}));
  EAGER_TRY(const Tensor empty, strings(DType::string, {2, 0}, {}));
  EAGER_DO(expect_strings(empty, DType::string, {2, 0}, {}));
  return done();
}

ROW(round_trip_of_uint16, "round trip of uint16") {
  EAGER_TRY(const Tensor x, integers(DType::uint16, {3}, {0, 65535, 7}));
  EAGER_DO(expect_integers(x, DType::uint16, {3}, {0, 65535, 7}));
  EAGER_TRY(const Tensor y, eager::identity(x));
  EAGER_DO(expect_integers(y, DType::uint16, {3}, {0, 65535, 7}));
  EAGER_TRY(const Tensor scalar, integers(DType::uint16, {}, {65535}));
  EAGER_DO(expect_integers(scalar, DType::uint16, {}, {65535}));
  EAGER_TRY(const Tensor empty, integers(DType::uint16, {2, 0}, {}));
  EAGER_DO(expect_integers(empty, DType::uint16, {2, 0}, {}));
  return done();
}

ROW(round_trip_of_uint32, "round trip of uint32") {
  EAGER_TRY(const Tensor x, integers(DType::uint32, {3}, {0, 4294967295, 7}));
  EAGER_DO(expect_integers(x, DType::uint32, {3}, {0, 4294967295, 7}));
  EAGER_TRY(const Tensor y, eager::identity(x));
  EAGER_DO(expect_integers(y, DType::uint32, {3}, {0, 4294967295, 7}));
  EAGER_TRY(const Tensor scalar, integers(DType::uint32, {}, {4294967295}));
  EAGER_DO(expect_integers(scalar, DType::uint32, {}, {4294967295}));
  EAGER_TRY(const Tensor empty, integers(DType::uint32, {2, 0}, {}));
  EAGER_DO(expect_integers(empty, DType::uint32, {2, 0}, {}));
  return done();
}

ROW(round_trip_of_uint64, "round trip of uint64") {
  EAGER_TRY(const Tensor x, unsigneds(DType::uint64, {3}, {0u, 18446744073709551615u, 7u}));
  EAGER_DO(expect_unsigneds(x, DType::uint64, {3}, {0u, 18446744073709551615u, 7u}));
  EAGER_TRY(const Tensor y, eager::identity(x));
  EAGER_DO(expect_unsigneds(y, DType::uint64, {3}, {0u, 18446744073709551615u, 7u}));
  EAGER_TRY(const Tensor scalar, unsigneds(DType::uint64, {}, {18446744073709551615u}));
  EAGER_DO(expect_unsigneds(scalar, DType::uint64, {}, {18446744073709551615u}));
  EAGER_TRY(const Tensor empty, unsigneds(DType::uint64, {2, 0}, {}));
  EAGER_DO(expect_unsigneds(empty, DType::uint64, {2, 0}, {}));
  return done();
}

ROW(round_trip_of_uint8, "round trip of uint8") {
  EAGER_TRY(const Tensor x, integers(DType::uint8, {3}, {0, 255, 7}));
  EAGER_DO(expect_integers(x, DType::uint8, {3}, {0, 255, 7}));
  EAGER_TRY(const Tensor y, eager::identity(x));
  EAGER_DO(expect_integers(y, DType::uint8, {3}, {0, 255, 7}));
  EAGER_TRY(const Tensor scalar, integers(DType::uint8, {}, {255}));
  EAGER_DO(expect_integers(scalar, DType::uint8, {}, {255}));
  EAGER_TRY(const Tensor empty, integers(DType::uint8, {2, 0}, {}));
  EAGER_DO(expect_integers(empty, DType::uint8, {2, 0}, {}));
  return done();
}

ROW(rounding_of_integers_is_nothing, "rounding of integers is nothing") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {3}, {-3, 0, 7}));
  EAGER_TRY(const Tensor y_ceil, eager::ceil(x));
  EAGER_DO(expect_integers(y_ceil, DType::int32, {3}, {-3, 0, 7}));
  EAGER_TRY(const Tensor y_floor, eager::floor(x));
  EAGER_DO(expect_integers(y_floor, DType::int32, {3}, {-3, 0, 7}));
  EAGER_TRY(const Tensor y_round, eager::round(x));
  EAGER_DO(expect_integers(y_round, DType::int32, {3}, {-3, 0, 7}));
  EAGER_TRY(const Tensor y_trunc, eager::trunc(x));
  EAGER_DO(expect_integers(y_trunc, DType::int32, {3}, {-3, 0, 7}));
  EAGER_TRY(const Tensor y_identity, eager::identity(x));
  EAGER_DO(expect_integers(y_identity, DType::int32, {3}, {-3, 0, 7}));
  EAGER_TRY(const Tensor y_copy, eager::copy(x));
  EAGER_DO(expect_integers(y_copy, DType::int32, {3}, {-3, 0, 7}));
  EAGER_TRY(const Tensor y_stop_gradient, eager::stop_gradient(x));
  EAGER_DO(expect_integers(y_stop_gradient, DType::int32, {3}, {-3, 0, 7}));
  EAGER_TRY(const Tensor y_conj, eager::conj(x));
  EAGER_DO(expect_integers(y_conj, DType::int32, {3}, {-3, 0, 7}));
  EAGER_TRY(const Tensor y_real, eager::real(x));
  EAGER_DO(expect_integers(y_real, DType::int32, {3}, {-3, 0, 7}));
  return done();
}

ROW(rsqrt_and_its_gradient, "rsqrt and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::rsqrt(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.6a09e6p+1, 0x1.279a74p+0, 0x1.43d136p-1, 0x1.c9f25cp-3}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {-0x1.6a09e6p+3, -0x1.8a2346p-2, -0x1.030dc4p-2, -0x1.6e5b7ep-10}, 8.0));
  return done();
}

ROW(rsqrt_of_other_dtypes, "rsqrt of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_float64, eager::rsqrt(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1.6a09e667f3bcdp+1, 0x1.279a74590331cp+0, 0x1.43d136248490fp-1, 0x1.c9f25c5bfedd9p-3}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_float16, eager::rsqrt(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1.6ap+1, 0x1.278p+0, 0x1.43cp-1, 0x1.cap-3}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_bfloat16, eager::rsqrt(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.6ap+1, 0x1.28p+0, 0x1.44p-1, 0x1.cap-3}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {1, 2, 9}));
  EAGER_TRY(const Tensor y_int64, eager::rsqrt(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x1p+0, 0x1.6a09e667f3bcdp-1, 0x1.5555555555555p-2}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {1, 2, 9}));
  EAGER_TRY(const Tensor y_uint8, eager::rsqrt(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x1p+0, 0x1.6a09e6p-1, 0x1.555556p-2}, 4.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::rsqrt(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{0x1.db7822p-1, -0x1.fced46p-2}, {0x1.4dc97p-3, -0x1.b14ddp-1}, {0x1.21a186p-1, 0x1.21a186p-2}}, 8.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{-0x1.cda84p-5, -0x1.29be6ap-1}, {-0x1.13cf8p-2, 0x1.6229c6p-3}, {0x1.4462fcp-4, 0x1.160bb2p-2}}, 16.0));
  return done();
}

ROW(scaled_dot_product_attention, "scaled_dot_product_attention") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor key, floats(DType::float32, {2, 2, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(query));
  EAGER_DO(tape.watch(key));
  EAGER_DO(tape.watch(value));
  EAGER_TRY(const Tensor y, eager::scaled_dot_product_attention(query, key, value));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 3}, {-0x1.0a29ep-2, -0x1.28a782p-4, 0x1.d7587ep-4, -0x1.57f766p-3, 0x1.4044cap-6, 0x1.a8089ap-3, -0x1.ddc932p-3, -0x1.7724c4p-5, 0x1.2236cep-3, -0x1.2f213cp-3, 0x1.437b0ep-5, 0x1.d0dec4p-3, -0x1.26b42cp-3, 0x1.652f54p-5, 0x1.d94bd4p-3, -0x1.4e0f48p-3, 0x1.8f85b8p-6, 0x1.b1f0b8p-3}, 32.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {query, key, value}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor d_query = outputs_1_.at(0);
  const Tensor d_key = outputs_1_.at(1);
  const Tensor d_value = outputs_1_.at(2);
  EAGER_DO(expect_floats(d_query, DType::float32, {2, 3, 4}, {0x1.71e5fp-3, 0x1.71e5fp-3, -0x1.343f9ep-4, -0x1.343f9ep-4, 0x1.f043e6p-3, 0x1.f043e6p-3, -0x1.9d8deap-4, -0x1.9d8deap-4, 0x1.e4b34cp-4, 0x1.e4b34cp-4, -0x1.93eacp-5, -0x1.93eacp-5, -0x1.5135e2p-4, -0x1.5135e2p-4, -0x1.5135e2p-4, -0x1.5135e2p-4, -0x1.aaacecp-4, -0x1.aaacecp-4, -0x1.aaacecp-4, -0x1.aaacecp-4, -0x1.eeb48p-5, -0x1.eeb48p-5, -0x1.eeb48p-5, -0x1.eeb48p-5}, 2048.0));
  EAGER_DO(expect_floats(d_key, DType::float32, {2, 2, 4}, {0x1.957ddap-5, -0x1.5f82d2p-4, 0x1.f45128p-4, -0x1.af84b6p-7, -0x1.957ddap-5, 0x1.5f82d2p-4, -0x1.f45128p-4, 0x1.af84b6p-7, -0x1.39a83p-5, 0x1.579p-3, 0x1.418718p-6, 0x1.3aa33p-4, 0x1.39a83p-5, -0x1.579p-3, -0x1.418718p-6, -0x1.3aa33p-4}, 2048.0));
  EAGER_DO(expect_floats(d_value, DType::float32, {2, 2, 3}, {0x1.11ec8ep+0, 0x1.6d4f98p+0, 0x1.51b75ep+1, 0x1.dc26e4p-1, 0x1.92b068p+0, 0x1.6e48a2p+1, 0x1.5499ap+1, 0x1.811872p+0, 0x1.55894cp+0, 0x1.6b666p+1, 0x1.7ee78ep+0, 0x1.6a76b4p+0}, 2048.0));
  return done();
}

ROW(scaled_dot_product_attention_dropout_0_25_seed_7, "scaled_dot_product_attention dropout=0.25 seed=7") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor key, floats(DType::float32, {2, 2, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(query));
  EAGER_DO(tape.watch(key));
  EAGER_DO(tape.watch(value));
  EAGER_TRY(const Tensor y, eager::scaled_dot_product_attention(query, key, value, ScaledDotProductAttentionOptions().dropout(0x1p-2).seed(7)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 3}, {-0x1.62e28p-2, -0x1.8b8a02p-4, 0x1.3a3afep-3, -0x1.ca9f34p-3, 0x1.ab0664p-6, 0x1.1ab066p-2, -0x1.3e862p-2, -0x1.f43106p-5, 0x1.82f3bep-3, -0x1.942c5p-3, 0x1.af4ebep-5, 0x1.35e9d8p-2, -0x1.88f03ap-3, 0x1.dc3f1ap-5, 0x1.3b87e4p-2, 0x1.4d006cp-4, 0x1.a04088p-3, 0x1.4d006cp-2}, 32.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {query, key, value}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor d_query = outputs_1_.at(0);
  const Tensor d_key = outputs_1_.at(1);
  const Tensor d_value = outputs_1_.at(2);
  EAGER_DO(expect_floats(d_query, DType::float32, {2, 3, 4}, {0x1.ed3296p-3, 0x1.ed3296p-3, -0x1.9aff7cp-4, -0x1.9aff7cp-4, 0x1.4ad7fp-2, 0x1.4ad7fp-2, -0x1.13b3f2p-3, -0x1.13b3f2p-3, 0x1.432234p-3, 0x1.432234p-3, -0x1.0d472ap-4, -0x1.0d472ap-4, -0x1.c19d2ep-4, -0x1.c19d2ep-4, -0x1.c19d2ep-4, -0x1.c19d2ep-4, -0x1.1c7348p-3, -0x1.1c7348p-3, -0x1.1c7348p-3, -0x1.1c7348p-3, -0x1.5a75cap-5, -0x1.5a75cap-5, -0x1.5a75cap-5, -0x1.5a75cap-5}, 2048.0));
  EAGER_DO(expect_floats(d_key, DType::float32, {2, 2, 4}, {0x1.0e53e6p-4, -0x1.d4ae6cp-4, 0x1.4d8b7p-3, -0x1.1faddp-6, -0x1.0e53e6p-4, 0x1.d4ae6cp-4, -0x1.4d8b7p-3, 0x1.1faddp-6, -0x1.63947ap-5, 0x1.045b3ap-2, 0x1.4660e8p-4, 0x1.90a0bep-5, 0x1.63947ap-5, -0x1.045b3ap-2, -0x1.4660e8p-4, -0x1.90a0bep-5}, 2048.0));
  EAGER_DO(expect_floats(d_value, DType::float32, {2, 2, 3}, {0x1.6d3b68p+0, 0x1.e714cap+0, 0x1.c249d2p+1, 0x1.3d6f42p+0, 0x1.0c759ap+1, 0x1.e860d8p+1, 0x1.9a6ce2p+1, 0x1.47975ep-1, 0x1.9bac74p+0, 0x1.e4888p+1, 0x1.fe8a12p+0, 0x1.e348fp+0}, 2048.0));
  return done();
}

ROW(scaled_dot_product_attention_is_causal_true, "scaled_dot_product_attention is_causal=True") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor key, floats(DType::float32, {2, 2, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(query));
  EAGER_DO(tape.watch(key));
  EAGER_DO(tape.watch(value));
  EAGER_TRY(const Tensor y, eager::scaled_dot_product_attention(query, key, value, ScaledDotProductAttentionOptions().is_causal(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, -0x1.57f766p-3, 0x1.4044cap-6, 0x1.a8089ap-3, -0x1.ddc932p-3, -0x1.7724c4p-5, 0x1.2236cep-3, -0x1.cp-2, -0x1p-2, -0x1p-4, -0x1.26b42cp-3, 0x1.652f54p-5, 0x1.d94bd4p-3, -0x1.4e0f48p-3, 0x1.8f85b8p-6, 0x1.b1f0b8p-3}, 32.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {query, key, value}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor d_query = outputs_1_.at(0);
  const Tensor d_key = outputs_1_.at(1);
  const Tensor d_value = outputs_1_.at(2);
  EAGER_DO(expect_floats(d_query, DType::float32, {2, 3, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.f043e6p-3, 0x1.f043e6p-3, -0x1.9d8deap-4, -0x1.9d8deap-4, 0x1.e4b34cp-4, 0x1.e4b34cp-4, -0x1.93eacp-5, -0x1.93eacp-5, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.aaacecp-4, -0x1.aaacecp-4, -0x1.aaacecp-4, -0x1.aaacecp-4, -0x1.eeb48p-5, -0x1.eeb48p-5, -0x1.eeb48p-5, -0x1.eeb48p-5}, 2048.0));
  EAGER_DO(expect_floats(d_key, DType::float32, {2, 2, 4}, {-0x1.2273a8p-4, -0x1.49e138p-3, 0x1.790482p-4, 0x1.ed6ef8p-10, 0x1.2273a8p-4, 0x1.49e138p-3, -0x1.790482p-4, -0x1.ed6ef8p-10, -0x1.18bd94p-3, 0x1.e4cc7ap-4, 0x1.418718p-6, 0x1.027b5cp-3, 0x1.18bd94p-3, -0x1.e4cc7ap-4, -0x1.418718p-6, -0x1.027b5cp-3}, 2048.0));
  EAGER_DO(expect_floats(d_value, DType::float32, {2, 2, 3}, {0x1.7f2f46p+0, 0x1.a3f0f4p+0, 0x1.befa16p+1, 0x1.01a172p-1, 0x1.5c0f0cp+0, 0x1.0105eap+1, 0x1.d8595ap+1, 0x1.a2086p+0, 0x1.0d9472p+1, 0x1.cf4d4cp+0, 0x1.5df7ap+0, 0x1.49ae3ap-1}, 2048.0));
  return done();
}

ROW(scaled_dot_product_attention_is_causal_true_from_a_place_on, "scaled_dot_product_attention is_causal=True from a place on") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor key, floats(DType::float32, {2, 2, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor query_offset, integers(DType::int32, {2}, {1, 0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(query));
  EAGER_DO(tape.watch(key));
  EAGER_DO(tape.watch(value));
  EAGER_TRY(const Tensor y, eager::scaled_dot_product_attention(query, key, value, ScaledDotProductAttentionOptions().query_offset(query_offset).is_causal(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 3}, {-0x1.0a29ep-2, -0x1.28a782p-4, 0x1.d7587ep-4, -0x1.57f766p-3, 0x1.4044cap-6, 0x1.a8089ap-3, -0x1.ddc932p-3, -0x1.7724c4p-5, 0x1.2236cep-3, -0x1.cp-2, -0x1p-2, -0x1p-4, -0x1.26b42cp-3, 0x1.652f54p-5, 0x1.d94bd4p-3, -0x1.4e0f48p-3, 0x1.8f85b8p-6, 0x1.b1f0b8p-3}, 32.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {query, key, value}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor d_query = outputs_1_.at(0);
  const Tensor d_key = outputs_1_.at(1);
  const Tensor d_value = outputs_1_.at(2);
  EAGER_DO(expect_floats(d_query, DType::float32, {2, 3, 4}, {0x1.71e5fp-3, 0x1.71e5fp-3, -0x1.343f9ep-4, -0x1.343f9ep-4, 0x1.f043e6p-3, 0x1.f043e6p-3, -0x1.9d8deap-4, -0x1.9d8deap-4, 0x1.e4b34cp-4, 0x1.e4b34cp-4, -0x1.93eacp-5, -0x1.93eacp-5, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.aaacecp-4, -0x1.aaacecp-4, -0x1.aaacecp-4, -0x1.aaacecp-4, -0x1.eeb48p-5, -0x1.eeb48p-5, -0x1.eeb48p-5, -0x1.eeb48p-5}, 2048.0));
  EAGER_DO(expect_floats(d_key, DType::float32, {2, 2, 4}, {0x1.957ddap-5, -0x1.5f82d2p-4, 0x1.f45128p-4, -0x1.af84b6p-7, -0x1.957ddap-5, 0x1.5f82d2p-4, -0x1.f45128p-4, 0x1.af84b6p-7, -0x1.18bd94p-3, 0x1.e4cc7ap-4, 0x1.418718p-6, 0x1.027b5cp-3, 0x1.18bd94p-3, -0x1.e4cc7ap-4, -0x1.418718p-6, -0x1.027b5cp-3}, 2048.0));
  EAGER_DO(expect_floats(d_value, DType::float32, {2, 2, 3}, {0x1.11ec8ep+0, 0x1.6d4f98p+0, 0x1.51b75ep+1, 0x1.dc26e4p-1, 0x1.92b068p+0, 0x1.6e48a2p+1, 0x1.d8595ap+1, 0x1.a2086p+0, 0x1.0d9472p+1, 0x1.cf4d4cp+0, 0x1.5df7ap+0, 0x1.49ae3ap-1}, 2048.0));
  return done();
}

ROW(scaled_dot_product_attention_of_grouped_heads, "scaled_dot_product_attention of grouped heads") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {4, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3}));
  EAGER_TRY(const Tensor key, floats(DType::float32, {2, 2, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(query));
  EAGER_DO(tape.watch(key));
  EAGER_DO(tape.watch(value));
  EAGER_TRY(const Tensor y, eager::scaled_dot_product_attention(query, key, value));
  EAGER_DO(expect_floats(y, DType::float32, {4, 3, 3}, {-0x1.0a29ep-2, -0x1.28a782p-4, 0x1.d7587ep-4, -0x1.57f766p-3, 0x1.4044cap-6, 0x1.a8089ap-3, -0x1.ddc932p-3, -0x1.7724c4p-5, 0x1.2236cep-3, -0x1.026da8p-2, -0x1.09b69cp-4, 0x1.f64964p-4, -0x1.b9d01p-3, -0x1.ce807cp-6, 0x1.462ffp-3, -0x1.9e49ep-3, -0x1.e49dfcp-7, 0x1.61b62p-3, -0x1.459ff4p-3, 0x1.d3005ep-6, 0x1.ba600cp-3, -0x1.3d3002p-3, 0x1.0b3ffap-5, 0x1.c2cffep-3, -0x1.34c05ep-3, 0x1.2cfe8ap-5, 0x1.cb3fa2p-3, -0x1.5c1a48p-3, 0x1.1f2dbcp-6, 0x1.a3e5b8p-3, -0x1.23e5b8p-3, 0x1.706922p-5, 0x1.dc1a48p-3, -0x1.4b3fa2p-3, 0x1.a602eep-6, 0x1.b4c05ep-3}, 32.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {query, key, value}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor d_query = outputs_1_.at(0);
  const Tensor d_key = outputs_1_.at(1);
  const Tensor d_value = outputs_1_.at(2);
  EAGER_DO(expect_floats(d_query, DType::float32, {4, 3, 4}, {0x1.71e5fp-3, 0x1.71e5fp-3, -0x1.343f9ep-4, -0x1.343f9ep-4, 0x1.f043e6p-3, 0x1.f043e6p-3, -0x1.9d8deap-4, -0x1.9d8deap-4, 0x1.e4b34cp-4, 0x1.e4b34cp-4, -0x1.93eacp-5, -0x1.93eacp-5, 0x1.8f365cp-3, 0x1.8f365cp-3, -0x1.4cad4ep-4, -0x1.4cad4ep-4, 0x1.00786cp-2, 0x1.00786cp-2, -0x1.ab736p-4, -0x1.ab736p-4, 0x1.27fb9p-3, 0x1.27fb9p-3, -0x1.ed4dfp-5, -0x1.ed4dfp-5, -0x1.d87478p-4, -0x1.d87478p-4, -0x1.d87478p-4, -0x1.d87478p-4, -0x1.3afe14p-4, -0x1.3afe14p-4, -0x1.3afe14p-4, -0x1.3afe14p-4, -0x1.ab5644p-4, -0x1.ab5644p-4, -0x1.ab5644p-4, -0x1.ab5644p-4, -0x1.940934p-5, -0x1.940934p-5, -0x1.940934p-5, -0x1.940934p-5, -0x1.50b256p-4, -0x1.50b256p-4, -0x1.50b256p-4, -0x1.50b256p-4, -0x1.ab5644p-4, -0x1.ab5644p-4, -0x1.ab5644p-4, -0x1.ab5644p-4}, 2048.0));
  EAGER_DO(expect_floats(d_key, DType::float32, {2, 2, 4}, {0x1.3d7ec8p-7, 0x1.4eb1c8p-4, 0x1.233a3p-3, 0x1.06bf56p-4, -0x1.3d7ec8p-7, -0x1.4eb1c8p-4, -0x1.233a3p-3, -0x1.06bf56p-4, -0x1.0194aap-4, -0x1.ef1b9ap-4, 0x1.13920cp-2, -0x1.9c707p-5, 0x1.0194aap-4, 0x1.ef1b9ap-4, -0x1.13920cp-2, 0x1.9c707p-5}, 2048.0));
  EAGER_DO(expect_floats(d_value, DType::float32, {2, 2, 3}, {0x1.f45406p+1, 0x1.708fa4p+1, 0x1.05c8c4p+2, 0x1.cbabfap+1, 0x1.8f705cp+1, 0x1.0a373cp+2, 0x1.101456p+2, 0x1.c31f8ap+1, 0x1.151c5cp+2, 0x1.0febaap+2, 0x1.bce076p+1, 0x1.1ae3a4p+2}, 2048.0));
  return done();
}

ROW(scaled_dot_product_attention_of_so_many_keys, "scaled_dot_product_attention of so many keys") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor key, floats(DType::float32, {2, 2, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor key_lengths, integers(DType::int64, {2}, {2, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(query));
  EAGER_DO(tape.watch(key));
  EAGER_DO(tape.watch(value));
  EAGER_TRY(const Tensor y, eager::scaled_dot_product_attention(query, key, value, ScaledDotProductAttentionOptions().key_lengths(key_lengths)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 3}, {-0x1.0a29ep-2, -0x1.28a782p-4, 0x1.d7587ep-4, -0x1.57f766p-3, 0x1.4044cap-6, 0x1.a8089ap-3, -0x1.ddc932p-3, -0x1.7724c4p-5, 0x1.2236cep-3, -0x1.cp-2, -0x1p-2, -0x1p-4, -0x1.cp-2, -0x1p-2, -0x1p-4, -0x1.cp-2, -0x1p-2, -0x1p-4}, 32.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {query, key, value}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor d_query = outputs_1_.at(0);
  const Tensor d_key = outputs_1_.at(1);
  const Tensor d_value = outputs_1_.at(2);
  EAGER_DO(expect_floats(d_query, DType::float32, {2, 3, 4}, {0x1.71e5fp-3, 0x1.71e5fp-3, -0x1.343f9ep-4, -0x1.343f9ep-4, 0x1.f043e6p-3, 0x1.f043e6p-3, -0x1.9d8deap-4, -0x1.9d8deap-4, 0x1.e4b34cp-4, 0x1.e4b34cp-4, -0x1.93eacp-5, -0x1.93eacp-5, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 2048.0));
  EAGER_DO(expect_floats(d_key, DType::float32, {2, 2, 4}, {0x1.957ddap-5, -0x1.5f82d2p-4, 0x1.f45128p-4, -0x1.af84b6p-7, -0x1.957ddap-5, 0x1.5f82d2p-4, -0x1.f45128p-4, 0x1.af84b6p-7, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 2048.0));
  EAGER_DO(expect_floats(d_value, DType::float32, {2, 2, 3}, {0x1.11ec8ep+0, 0x1.6d4f98p+0, 0x1.51b75ep+1, 0x1.dc26e4p-1, 0x1.92b068p+0, 0x1.6e48a2p+1, 0x1.6p+2, 0x1.8p+1, 0x1.6p+1, 0x0p+0, 0x0p+0, 0x0p+0}, 2048.0));
  return done();
}

ROW(scaled_dot_product_attention_scale_0_75, "scaled_dot_product_attention scale=0.75") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor key, floats(DType::float32, {2, 2, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(query));
  EAGER_DO(tape.watch(key));
  EAGER_DO(tape.watch(value));
  EAGER_TRY(const Tensor y, eager::scaled_dot_product_attention(query, key, value, ScaledDotProductAttentionOptions().scale(0x1.8p-1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 3}, {-0x1.1eaf24p-2, -0x1.7abc94p-4, 0x1.85436cp-4, -0x1.260cd8p-3, 0x1.67cc9cp-5, 0x1.d9f328p-3, -0x1.eca10ep-3, -0x1.b28438p-5, 0x1.135ef2p-3, -0x1.26b42cp-3, 0x1.652f54p-5, 0x1.d94bd4p-3, -0x1.1a160ep-3, 0x1.97a7c8p-5, 0x1.e5e9f2p-3, -0x1.551596p-3, 0x1.57534ep-6, 0x1.aaea6ap-3}, 32.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {query, key, value}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor d_query = outputs_1_.at(0);
  const Tensor d_key = outputs_1_.at(1);
  const Tensor d_value = outputs_1_.at(2);
  EAGER_DO(expect_floats(d_query, DType::float32, {2, 3, 4}, {0x1.0e11dcp-2, 0x1.0e11dcp-2, -0x1.c21dc4p-4, -0x1.c21dc4p-4, 0x1.6543e6p-2, 0x1.6543e6p-2, -0x1.29b896p-3, -0x1.29b896p-3, 0x1.6a4fd2p-3, 0x1.6a4fd2p-3, -0x1.2ded2ep-4, -0x1.2ded2ep-4, -0x1.f9460ap-4, -0x1.f9460ap-4, -0x1.f9460ap-4, -0x1.f9460ap-4, -0x1.3f3c6p-3, -0x1.3f3c6p-3, -0x1.3f3c6p-3, -0x1.3f3c6p-3, -0x1.72c0a8p-4, -0x1.72c0a8p-4, -0x1.72c0a8p-4, -0x1.72c0a8p-4}, 2048.0));
  EAGER_DO(expect_floats(d_key, DType::float32, {2, 2, 4}, {0x1.3037bap-4, -0x1.f845fp-4, 0x1.63de94p-3, -0x1.83020ap-6, -0x1.3037bap-4, 0x1.f845fp-4, -0x1.63de94p-3, 0x1.83020ap-6, -0x1.d3f9fcp-5, 0x1.01077ap-2, 0x1.ddac28p-6, 0x1.d74732p-4, 0x1.d3f9fcp-5, -0x1.01077ap-2, -0x1.ddac28p-6, -0x1.d74732p-4}, 2048.0));
  EAGER_DO(expect_floats(d_value, DType::float32, {2, 2, 3}, {0x1.1abebcp+0, 0x1.6487e2p+0, 0x1.4b05bcp+1, 0x1.ca828ap-1, 0x1.9b781ep+0, 0x1.74fa44p+1, 0x1.4ee97ap+1, 0x1.81a58p+0, 0x1.50506p+0, 0x1.711686p+1, 0x1.7e5a8p+0, 0x1.6fafap+0}, 2048.0));
  return done();
}

ROW(scaled_dot_product_attention_with_2_1_2_added, "scaled_dot_product_attention with [2, 1, 2] added") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor key, floats(DType::float32, {2, 2, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor mask, floats(DType::float32, {2, 1, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(query));
  EAGER_DO(tape.watch(key));
  EAGER_DO(tape.watch(value));
  EAGER_DO(tape.watch(mask));
  EAGER_TRY(const Tensor y, eager::scaled_dot_product_attention(query, key, value, ScaledDotProductAttentionOptions().mask(mask)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 3}, {-0x1.dee864p-3, -0x1.7ba192p-5, 0x1.21179cp-3, -0x1.24bec8p-3, 0x1.6d04dep-5, 0x1.db4138p-3, -0x1.a7d3a4p-3, -0x1.3e9d18p-6, 0x1.582c5cp-3, -0x1.f2f60ap-4, 0x1.0d09f6p-4, 0x1.03427ep-2, -0x1.e25eb6p-4, 0x1.1da14ap-4, 0x1.076852p-2, -0x1.18205ap-3, 0x1.9f7e98p-5, 0x1.e7dfa6p-3}, 32.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {query, key, value, mask}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 4));
  const Tensor d_query = outputs_1_.at(0);
  const Tensor d_key = outputs_1_.at(1);
  const Tensor d_value = outputs_1_.at(2);
  const Tensor d_mask = outputs_1_.at(3);
  EAGER_DO(expect_floats(d_query, DType::float32, {2, 3, 4}, {0x1.78e96p-3, 0x1.78e96p-3, -0x1.3a17dp-4, -0x1.3a17dp-4, 0x1.dbbad2p-3, 0x1.dbbad2p-3, -0x1.8c7104p-4, -0x1.8c7104p-4, 0x1.e524dep-4, 0x1.e524dep-4, -0x1.944964p-5, -0x1.944964p-5, -0x1.4c70f4p-4, -0x1.4c70f4p-4, -0x1.4c70f4p-4, -0x1.4c70f4p-4, -0x1.a37ef8p-4, -0x1.a37ef8p-4, -0x1.a37ef8p-4, -0x1.a37ef8p-4, -0x1.eca0bep-5, -0x1.eca0bep-5, -0x1.eca0bep-5, -0x1.eca0bep-5}, 2048.0));
  EAGER_DO(expect_floats(d_key, DType::float32, {2, 2, 4}, {0x1.c3a60cp-5, -0x1.41c84ap-4, 0x1.de830cp-4, -0x1.14610ep-6, -0x1.c3a60cp-5, 0x1.41c84ap-4, -0x1.de830cp-4, 0x1.14610ep-6, -0x1.3374fep-5, 0x1.50cdb6p-3, 0x1.2aa02ep-6, 0x1.392c56p-4, 0x1.3374fep-5, -0x1.50cdb6p-3, -0x1.2aa02ep-6, -0x1.392c56p-4}, 2048.0));
  EAGER_DO(expect_floats(d_value, DType::float32, {2, 2, 3}, {0x1.f46db2p-1, 0x1.4a4f8ep+0, 0x1.31c61cp+1, 0x1.05c926p+0, 0x1.b5b072p+0, 0x1.8e39e4p+1, 0x1.33d796p+1, 0x1.5d398cp+0, 0x1.34c38cp+0, 0x1.8c286ap+1, 0x1.a2c674p+0, 0x1.8b3c74p+0}, 2048.0));
  EAGER_DO(expect_floats(d_mask, DType::float32, {2, 1, 2}, {-0x1.6d1236p+0, 0x1.6d1236p+0, -0x1.8f4ceap+0, 0x1.8f4ceap+0}, 2048.0));
  return done();
}

ROW(scaled_dot_product_attention_with_2_3_2_added, "scaled_dot_product_attention with [2, 3, 2] added") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor key, floats(DType::float32, {2, 2, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor mask, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(query));
  EAGER_DO(tape.watch(key));
  EAGER_DO(tape.watch(value));
  EAGER_DO(tape.watch(mask));
  EAGER_TRY(const Tensor y, eager::scaled_dot_product_attention(query, key, value, ScaledDotProductAttentionOptions().mask(mask)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 3}, {-0x1.dee864p-3, -0x1.7ba192p-5, 0x1.21179cp-3, -0x1.24bec8p-3, 0x1.6d04dep-5, 0x1.db4138p-3, -0x1.a7d3a4p-3, -0x1.3e9d18p-6, 0x1.582c5cp-3, -0x1.f2f60ap-4, 0x1.0d09f6p-4, 0x1.03427ep-2, -0x1.e25eb6p-4, 0x1.1da14ap-4, 0x1.076852p-2, -0x1.18205ap-3, 0x1.9f7e98p-5, 0x1.e7dfa6p-3}, 32.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {query, key, value, mask}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 4));
  const Tensor d_query = outputs_1_.at(0);
  const Tensor d_key = outputs_1_.at(1);
  const Tensor d_value = outputs_1_.at(2);
  const Tensor d_mask = outputs_1_.at(3);
  EAGER_DO(expect_floats(d_query, DType::float32, {2, 3, 4}, {0x1.78e96p-3, 0x1.78e96p-3, -0x1.3a17dp-4, -0x1.3a17dp-4, 0x1.dbbad2p-3, 0x1.dbbad2p-3, -0x1.8c7104p-4, -0x1.8c7104p-4, 0x1.e524dep-4, 0x1.e524dep-4, -0x1.944964p-5, -0x1.944964p-5, -0x1.4c70f4p-4, -0x1.4c70f4p-4, -0x1.4c70f4p-4, -0x1.4c70f4p-4, -0x1.a37ef8p-4, -0x1.a37ef8p-4, -0x1.a37ef8p-4, -0x1.a37ef8p-4, -0x1.eca0bep-5, -0x1.eca0bep-5, -0x1.eca0bep-5, -0x1.eca0bep-5}, 2048.0));
  EAGER_DO(expect_floats(d_key, DType::float32, {2, 2, 4}, {0x1.c3a60cp-5, -0x1.41c84ap-4, 0x1.de830cp-4, -0x1.14610ep-6, -0x1.c3a60cp-5, 0x1.41c84ap-4, -0x1.de830cp-4, 0x1.14610ep-6, -0x1.3374fep-5, 0x1.50cdb6p-3, 0x1.2aa02ep-6, 0x1.392c56p-4, 0x1.3374fep-5, -0x1.50cdb6p-3, -0x1.2aa02ep-6, -0x1.392c56p-4}, 2048.0));
  EAGER_DO(expect_floats(d_value, DType::float32, {2, 2, 3}, {0x1.f46db2p-1, 0x1.4a4f8ep+0, 0x1.31c61cp+1, 0x1.05c926p+0, 0x1.b5b072p+0, 0x1.8e39e4p+1, 0x1.33d796p+1, 0x1.5d398cp+0, 0x1.34c38cp+0, 0x1.8c286ap+1, 0x1.a2c674p+0, 0x1.8b3c74p+0}, 2048.0));
  EAGER_DO(expect_floats(d_mask, DType::float32, {2, 3, 2}, {-0x1.f68c8p-2, 0x1.f68c8p-2, -0x1.3d2736p-1, 0x1.3d2736p-1, -0x1.436deap-2, 0x1.436deap-2, -0x1.09f3f6p-1, 0x1.09f3f6p-1, -0x1.4f98c6p-1, 0x1.4f98c6p-1, -0x1.8a1a32p-2, 0x1.8a1a32p-2}, 2048.0));
  return done();
}

ROW(scaled_dot_product_attention_with_3_2_added, "scaled_dot_product_attention with [3, 2] added") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor key, floats(DType::float32, {2, 2, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor mask, floats(DType::float32, {3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(query));
  EAGER_DO(tape.watch(key));
  EAGER_DO(tape.watch(value));
  EAGER_DO(tape.watch(mask));
  EAGER_TRY(const Tensor y, eager::scaled_dot_product_attention(query, key, value, ScaledDotProductAttentionOptions().mask(mask)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 3}, {-0x1.dee864p-3, -0x1.7ba192p-5, 0x1.21179cp-3, -0x1.24bec8p-3, 0x1.6d04dep-5, 0x1.db4138p-3, -0x1.a7d3a4p-3, -0x1.3e9d18p-6, 0x1.582c5cp-3, -0x1.f2f60ap-4, 0x1.0d09f6p-4, 0x1.03427ep-2, -0x1.e25eb6p-4, 0x1.1da14ap-4, 0x1.076852p-2, -0x1.18205ap-3, 0x1.9f7e98p-5, 0x1.e7dfa6p-3}, 32.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {query, key, value, mask}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 4));
  const Tensor d_query = outputs_1_.at(0);
  const Tensor d_key = outputs_1_.at(1);
  const Tensor d_value = outputs_1_.at(2);
  const Tensor d_mask = outputs_1_.at(3);
  EAGER_DO(expect_floats(d_query, DType::float32, {2, 3, 4}, {0x1.78e96p-3, 0x1.78e96p-3, -0x1.3a17dp-4, -0x1.3a17dp-4, 0x1.dbbad2p-3, 0x1.dbbad2p-3, -0x1.8c7104p-4, -0x1.8c7104p-4, 0x1.e524dep-4, 0x1.e524dep-4, -0x1.944964p-5, -0x1.944964p-5, -0x1.4c70f4p-4, -0x1.4c70f4p-4, -0x1.4c70f4p-4, -0x1.4c70f4p-4, -0x1.a37ef8p-4, -0x1.a37ef8p-4, -0x1.a37ef8p-4, -0x1.a37ef8p-4, -0x1.eca0bep-5, -0x1.eca0bep-5, -0x1.eca0bep-5, -0x1.eca0bep-5}, 2048.0));
  EAGER_DO(expect_floats(d_key, DType::float32, {2, 2, 4}, {0x1.c3a60cp-5, -0x1.41c84ap-4, 0x1.de830cp-4, -0x1.14610ep-6, -0x1.c3a60cp-5, 0x1.41c84ap-4, -0x1.de830cp-4, 0x1.14610ep-6, -0x1.3374fep-5, 0x1.50cdb6p-3, 0x1.2aa02ep-6, 0x1.392c56p-4, 0x1.3374fep-5, -0x1.50cdb6p-3, -0x1.2aa02ep-6, -0x1.392c56p-4}, 2048.0));
  EAGER_DO(expect_floats(d_value, DType::float32, {2, 2, 3}, {0x1.f46db2p-1, 0x1.4a4f8ep+0, 0x1.31c61cp+1, 0x1.05c926p+0, 0x1.b5b072p+0, 0x1.8e39e4p+1, 0x1.33d796p+1, 0x1.5d398cp+0, 0x1.34c38cp+0, 0x1.8c286ap+1, 0x1.a2c674p+0, 0x1.8b3c74p+0}, 2048.0));
  EAGER_DO(expect_floats(d_mask, DType::float32, {3, 2}, {-0x1.029d1ap+0, 0x1.029d1ap+0, -0x1.465ffep+0, 0x1.465ffep+0, -0x1.66c40ep-1, 0x1.66c40ep-1}, 2048.0));
  return done();
}

ROW(scaled_dot_product_attention_with_a_mask, "scaled_dot_product_attention with a mask") {
  EAGER_TRY(const Tensor query, floats(DType::float32, {2, 3, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor key, floats(DType::float32, {2, 2, 4}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor mask, booleans(DType::bool_, {3, 2}, {true, false, true, true, false, true}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(query));
  EAGER_DO(tape.watch(key));
  EAGER_DO(tape.watch(value));
  EAGER_TRY(const Tensor y, eager::scaled_dot_product_attention(query, key, value, ScaledDotProductAttentionOptions().mask(mask)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, -0x1.57f766p-3, 0x1.4044cap-6, 0x1.a8089ap-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, -0x1.26b42cp-3, 0x1.652f54p-5, 0x1.d94bd4p-3, 0x1p-3, 0x1.4p-2, 0x1p-1}, 32.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {query, key, value}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor d_query = outputs_1_.at(0);
  const Tensor d_key = outputs_1_.at(1);
  const Tensor d_value = outputs_1_.at(2);
  EAGER_DO(expect_floats(d_query, DType::float32, {2, 3, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.f043e6p-3, 0x1.f043e6p-3, -0x1.9d8deap-4, -0x1.9d8deap-4, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.aaacecp-4, -0x1.aaacecp-4, -0x1.aaacecp-4, -0x1.aaacecp-4, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 2048.0));
  EAGER_DO(expect_floats(d_key, DType::float32, {2, 2, 4}, {-0x1.4ad7fp-4, -0x1.217cf2p-3, 0x1.217cf2p-3, 0x1.4ad7fp-4, 0x1.4ad7fp-4, 0x1.217cf2p-3, -0x1.217cf2p-3, -0x1.4ad7fp-4, -0x1.00015ap-3, 0x1.555724p-3, 0x1.aaacecp-4, 0x1.555724p-5, 0x1.00015ap-3, -0x1.555724p-3, -0x1.aaacecp-4, -0x1.555724p-5}, 2048.0));
  EAGER_DO(expect_floats(d_value, DType::float32, {2, 2, 3}, {0x1.1a386ap+0, 0x1.1d5278p+0, 0x1.9d5278p+1, 0x1.cb8f2ep-1, 0x1.e2ad88p+0, 0x1.22ad88p+1, 0x1.b79164p+1, 0x1.379164p-1, 0x1.fa60eep+0, 0x1.086e9cp+1, 0x1.321ba8p+1, 0x1.8b3e26p-1}, 2048.0));
  return done();
}

ROW(scan_length_0, "scan length=0") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_f = given.at(0);
    EAGER_TRY(const Tensor y_f, eager::add(x_f, x_f));
    return std::vector<Tensor>{y_f, x_f};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::int64, {}}}, "f"));
  EAGER_TRY(const Tensor x, integers(DType::int64, {}, {3}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, eager::scan({x}, f, ScanOptions().num_carries(1).length(0)));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor last = outputs_2_.at(0);
  const Tensor seen = outputs_2_.at(1);
  EAGER_DO(expect_integers(last, DType::int64, {}, {3}));
  EAGER_DO(expect_integers(seen, DType::int64, {0}, {}));
  return done();
}

ROW(scan_length_4_without_slices, "scan length=4 without slices") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_f = given.at(0);
    EAGER_TRY(const Tensor y_f, eager::add(x_f, x_f));
    return std::vector<Tensor>{y_f, x_f};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::int64, {}}}, "f"));
  EAGER_TRY(const Tensor x, integers(DType::int64, {}, {3}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, eager::scan({x}, f, ScanOptions().num_carries(1).length(4)));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor last = outputs_2_.at(0);
  const Tensor seen = outputs_2_.at(1);
  EAGER_DO(expect_integers(last, DType::int64, {}, {48}));
  EAGER_DO(expect_integers(seen, DType::int64, {4}, {3, 6, 12, 24}));
  return done();
}

ROW(scan_running_sums, "scan: running sums") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor sum_f = given.at(0);
    const Tensor x_f = given.at(1);
    const Tensor c_f = given.at(2);
    EAGER_TRY(const Tensor p_f, eager::multiply(x_f, c_f));
    EAGER_TRY(const Tensor next_f, eager::add(sum_f, p_f));
    return std::vector<Tensor>{next_f, next_f};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float32, {}}, Spec{DType::float32, {}}, Spec{DType::float32, {}}}, "f"));
  EAGER_TRY(const Tensor start, floats(DType::float32, {}, {0x1.9p+6}));
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor c, floats(DType::float32, {}, {0x1.4p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(start));
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(c));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, eager::scan({start, x, c}, f, ScanOptions().num_carries(1).num_invariants(1)));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor last = outputs_2_.at(0);
  const Tensor sums = outputs_2_.at(1);
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({last}, {start, x, c}));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_start = outputs_3_.at(0);
  const Tensor d_x = outputs_3_.at(1);
  const Tensor d_c = outputs_3_.at(2);
  EAGER_DO(expect_floats(last, DType::float32, {}, {0x1.4p+7}));
  EAGER_DO(expect_floats(sums, DType::float32, {3}, {0x1.b8p+6, 0x1.04p+7, 0x1.4p+7}));
  EAGER_DO(expect_floats(d_start, DType::float32, {}, {0x1p+0}));
  EAGER_DO(expect_floats(d_x, DType::float32, {3}, {0x1.4p+3, 0x1.4p+3, 0x1.4p+3}));
  EAGER_DO(expect_floats(d_c, DType::float32, {}, {0x1.8p+2}));
  return done();
}

ROW(scan_running_sums_reverse_true, "scan: running sums reverse=True") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor sum_f = given.at(0);
    const Tensor x_f = given.at(1);
    const Tensor c_f = given.at(2);
    EAGER_TRY(const Tensor p_f, eager::multiply(x_f, c_f));
    EAGER_TRY(const Tensor next_f, eager::add(sum_f, p_f));
    return std::vector<Tensor>{next_f, next_f};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float32, {}}, Spec{DType::float32, {}}, Spec{DType::float32, {}}}, "f"));
  EAGER_TRY(const Tensor start, floats(DType::float32, {}, {0x1.9p+6}));
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor c, floats(DType::float32, {}, {0x1.4p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(start));
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(c));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, eager::scan({start, x, c}, f, ScanOptions().num_carries(1).num_invariants(1).reverse(true)));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor last = outputs_2_.at(0);
  const Tensor sums = outputs_2_.at(1);
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({last}, {start, x, c}));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_start = outputs_3_.at(0);
  const Tensor d_x = outputs_3_.at(1);
  const Tensor d_c = outputs_3_.at(2);
  EAGER_DO(expect_floats(last, DType::float32, {}, {0x1.4p+7}));
  EAGER_DO(expect_floats(sums, DType::float32, {3}, {0x1.4p+7, 0x1.2cp+7, 0x1.04p+7}));
  EAGER_DO(expect_floats(d_start, DType::float32, {}, {0x1p+0}));
  EAGER_DO(expect_floats(d_x, DType::float32, {3}, {0x1.4p+3, 0x1.4p+3, 0x1.4p+3}));
  EAGER_DO(expect_floats(d_c, DType::float32, {}, {0x1.8p+2}));
  return done();
}

ROW(scatter_elements_axis_1, "scatter_elements axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {2, 2}, {2, 0, 1, -1}));
  EAGER_TRY(const Tensor updates, floats(DType::float32, {2, 2}, {0x1.8p+1, 0x1p-2, 0x1.cp+2, 0x1.2p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(updates));
  EAGER_TRY(const Tensor y, eager::scatter_elements(x, indices, updates, ScatterElementsOptions().axis(1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p-2, 0x1p+1, 0x1.8p+1, 0x1p-1, 0x1.cp+2, 0x1.2p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, updates}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_updates = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x0p+0, 0x1p-1, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_floats(d_updates, DType::float32, {2, 2}, {0x1p+1, 0x1p+0, 0x1.8p+0, 0x1.8p+1}));
  return done();
}

ROW(scatter_elements_reduce_max, "scatter_elements reduce=MAX") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor indices, integers(DType::int64, {1, 3}, {1, -2, 0}));
  EAGER_TRY(const Tensor updates, floats(DType::float32, {1, 3}, {0x1.8p+1, 0x1p-2, 0x1.cp+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(updates));
  EAGER_TRY(const Tensor y, eager::scatter_elements(x, indices, updates, ScatterElementsOptions().reduce(Reduce::max)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.cp+2, 0x1.8p+1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, updates}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_updates = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1.8p+1}));
  EAGER_DO(expect_floats(d_updates, DType::float32, {1, 3}, {0x1p-2, 0x0p+0, 0x1p+1}));
  return done();
}

ROW(scatter_elements_reduce_min, "scatter_elements reduce=MIN") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor indices, integers(DType::int64, {1, 3}, {1, -2, 0}));
  EAGER_TRY(const Tensor updates, floats(DType::float32, {1, 3}, {0x1.8p+1, 0x1p-2, 0x1.cp+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(updates));
  EAGER_TRY(const Tensor y, eager::scatter_elements(x, indices, updates, ScatterElementsOptions().reduce(Reduce::min)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p-2, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, updates}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_updates = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x0p+0, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_DO(expect_floats(d_updates, DType::float32, {1, 3}, {0x0p+0, 0x1p-1, 0x0p+0}));
  return done();
}

ROW(scatter_elements_reduce_none, "scatter_elements reduce=NONE") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor indices, integers(DType::int64, {1, 3}, {1, -2, 0}));
  EAGER_TRY(const Tensor updates, floats(DType::float32, {1, 3}, {0x1.8p+1, 0x1p-2, 0x1.cp+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(updates));
  EAGER_TRY(const Tensor y, eager::scatter_elements(x, indices, updates, ScatterElementsOptions().reduce(Reduce::none)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p-2, 0x1.cp+2, 0x1.8p+1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, updates}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_updates = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1.8p+1}));
  EAGER_DO(expect_floats(d_updates, DType::float32, {1, 3}, {0x1p-2, 0x1p-1, 0x1p+1}));
  return done();
}

ROW(scatter_elements_reduce_prod, "scatter_elements reduce=PROD") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor indices, integers(DType::int64, {1, 3}, {1, -2, 0}));
  EAGER_TRY(const Tensor updates, floats(DType::float32, {1, 3}, {0x1.8p+1, 0x1p-2, 0x1.cp+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(updates));
  EAGER_TRY(const Tensor y, eager::scatter_elements(x, indices, updates, ScatterElementsOptions().reduce(Reduce::prod)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1.cp+4, 0x1.8p+0, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, updates}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_updates = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-3, 0x1.cp+3, 0x1.8p-1, 0x1.8p+0, 0x1.8p+1}));
  EAGER_DO(expect_floats(d_updates, DType::float32, {1, 3}, {0x1p-3, 0x1p+0, 0x1p+3}));
  return done();
}

ROW(scatter_elements_reduce_sum, "scatter_elements reduce=SUM") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor indices, integers(DType::int64, {1, 3}, {1, -2, 0}));
  EAGER_TRY(const Tensor updates, floats(DType::float32, {1, 3}, {0x1.8p+1, 0x1p-2, 0x1.cp+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(updates));
  EAGER_TRY(const Tensor y, eager::scatter_elements(x, indices, updates, ScatterElementsOptions().reduce(Reduce::sum)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1.2p+1, 0x1.6p+3, 0x1.cp+1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, updates}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_updates = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_DO(expect_floats(d_updates, DType::float32, {1, 3}, {0x1p-2, 0x1p-1, 0x1p+1}));
  return done();
}

ROW(scatter_nd_shape_2_2, "scatter_nd shape=2,2") {
  EAGER_TRY(const Tensor indices, integers(DType::int64, {1, 2}, {1, 0}));
  EAGER_TRY(const Tensor updates, integers(DType::int16, {1}, {7}));
  EAGER_TRY(const Tensor y, eager::scatter_nd(indices, updates, {2, 2}));
  EAGER_DO(expect_integers(y, DType::int16, {2, 2}, {0, 0, 7, 0}));
  return done();
}

ROW(scatter_nd_shape_4, "scatter_nd shape=4") {
  EAGER_TRY(const Tensor indices, integers(DType::int32, {3, 1}, {2, 0, 2}));
  EAGER_TRY(const Tensor updates, floats(DType::float32, {3}, {0x1.4p+3, 0x1.4p+4, 0x1.4p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(updates));
  EAGER_TRY(const Tensor y, eager::scatter_nd(indices, updates, {4}));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.4p+4, 0x0p+0, 0x1.ep+3, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_updates, tape.gradient(y, updates, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_updates, DType::float32, {3}, {0x1p+1, 0x1p+0, 0x1p+1}));
  return done();
}

ROW(searchsorted, "searchsorted") {
  EAGER_TRY(const Tensor x1, integers(DType::int32, {4}, {1, 3, 3, 5}));
  EAGER_TRY(const Tensor x2, integers(DType::int32, {2, 2}, {0, 3, 4, 9}));
  EAGER_TRY(const Tensor y, eager::searchsorted(x1, x2));
  EAGER_DO(expect_integers(y, DType::int64, {2, 2}, {0, 1, 3, 4}));
  return done();
}

ROW(searchsorted_side_right, "searchsorted side=RIGHT") {
  EAGER_TRY(const Tensor x1, integers(DType::int32, {4}, {1, 3, 3, 5}));
  EAGER_TRY(const Tensor x2, integers(DType::int32, {2, 2}, {0, 3, 4, 9}));
  EAGER_TRY(const Tensor y, eager::searchsorted(x1, x2, SearchsortedOptions().side(Side::right)));
  EAGER_DO(expect_integers(y, DType::int64, {2, 2}, {0, 3, 3, 4}));
  return done();
}

ROW(searchsorted_with_a_sorter, "searchsorted with a sorter") {
  EAGER_TRY(const Tensor x1, integers(DType::int32, {4}, {5, 3, 1, 3}));
  EAGER_TRY(const Tensor x2, integers(DType::int32, {2, 2}, {0, 3, 4, 9}));
  EAGER_TRY(const Tensor sorter, integers(DType::int64, {4}, {2, 1, 3, 0}));
  EAGER_TRY(const Tensor y, eager::searchsorted(x1, x2, SearchsortedOptions().sorter(sorter)));
  EAGER_DO(expect_integers(y, DType::int64, {2, 2}, {0, 1, 3, 4}));
  return done();
}

ROW(second_gradient_of_slogdet, "second gradient of slogdet") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor v, floats(DType::float64, {3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(Tape outer, Tape::make());
  EAGER_DO(outer.watch(x));
  EAGER_TRY(Tape inner, Tape::make());
  EAGER_DO(inner.watch(x));
  EAGER_TRY(const SlogdetOutputs outputs_1_, eager::slogdet(x));
  const Tensor sign = outputs_1_.sign;
  const Tensor log = outputs_1_.logabsdet;
  EAGER_TRY(const Tensor d, inner.gradient(log, x));
  EAGER_TRY(const Tensor d2, outer.gradient(d, x, GradientOptions().output_gradients({v})));
  EAGER_DO(expect_floats(d, DType::float64, {3, 3}, {0x1.48b0fcd6e9e06p-2, -0x1.61f9add3c0ca4p-4, 0x1.948b0fcd6e9ep-4, -0x1.c71c71c71c71cp-3, 0x1.c71c71c71c71cp-2, -0x1.c71c71c71c71bp-3, 0x1.61f9add3c0ca4p-3, -0x1.f9add3c0ca457p-4, 0x1.22c3f35ba7819p-2}, 64.0));
  EAGER_DO(expect_floats(d2, DType::float64, {3, 3}, {-0x1.103151be5ef88p-3, -0x1.6478f5092b596p-5, -0x1.98e9cc6ae918bp-5, 0x1.9fc7d03dce224p-4, 0x1.c17e118eecae5p-8, -0x1.02754a1894e4fp-6, -0x1.5f7a669e563aep-4, -0x1.e882ca318dad1p-3, 0x1.8e4cddc7e438p-5}, 64.0));
  return done();
}

ROW(second_gradient_of_solve, "second gradient of solve") {
  EAGER_TRY(const Tensor a, floats(DType::float64, {3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor b, floats(DType::float64, {3}, {0x1p+0, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(Tape outer, Tape::make());
  EAGER_DO(outer.watch(a));
  EAGER_DO(outer.watch(b));
  EAGER_TRY(Tape inner, Tape::make());
  EAGER_DO(inner.watch(b));
  EAGER_TRY(const Tensor y, eager::solve(a, b));
  EAGER_TRY(const Tensor z, eager::square(y));
  EAGER_TRY(const Tensor d, inner.gradient(z, b));
  EAGER_TRY(const Tensor d2, outer.gradient(d, b));
  EAGER_DO(expect_floats(d, DType::float64, {3}, {0x1.551966a85357ep+0, -0x1.3183afef24df5p+1, 0x1.917ff10454bf8p+0}, 64.0));
  EAGER_DO(expect_floats(d2, DType::float64, {3}, {0x1.52fe0293416f2p-3, 0x1.0db20a88f46ap-6, 0x1.0454bf80a4d06p-3}, 64.0));
  return done();
}

ROW(segment_max, "segment_max") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor segment_ids, integers(DType::int32, {4}, {0, 0, 1, 3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::segment_max(x, segment_ids));
  EAGER_DO(expect_floats(y, DType::float32, {4, 2}, {0x1p+0, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+1, -0x1p+0}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {4, 2}, {0x1p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p-1, 0x1p+0}, 1.0));
  return done();
}

ROW(segment_max_of_ids_that_decrease, "segment_max of ids that decrease") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor ids, integers(DType::int32, {2}, {1, 0}));
  EAGER_DO(expect_error(Code::invalid_argument, "segment_max", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::segment_max(x, ids));
    return done();
  }));
  return done();
}

ROW(segment_max_of_int32, "segment_max of int32") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {4}, {5, 3, -2, 7}));
  EAGER_TRY(const Tensor segment_ids, integers(DType::int32, {4}, {0, 0, 1, 3}));
  EAGER_TRY(const Tensor y, eager::segment_max(x, segment_ids));
  EAGER_DO(expect_integers(y, DType::int32, {4}, {5, -2, 0, 7}));
  return done();
}

ROW(segment_mean, "segment_mean") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor segment_ids, integers(DType::int32, {4}, {0, 0, 1, 3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::segment_mean(x, segment_ids));
  EAGER_DO(expect_floats(y, DType::float32, {4, 2}, {0x1.8p-1, 0x1.4p+2, 0x1p+2, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+1, -0x1p+0}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {4, 2}, {0x1p-1, 0x1p-2, 0x1p-1, 0x1p-2, 0x1p+1, 0x1p-2, 0x1.8p-1, 0x1p+0}, 1.0));
  return done();
}

ROW(segment_mean_of_ids_that_decrease, "segment_mean of ids that decrease") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor ids, integers(DType::int32, {2}, {1, 0}));
  EAGER_DO(expect_error(Code::invalid_argument, "segment_mean", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::segment_mean(x, ids));
    return done();
  }));
  return done();
}

ROW(segment_min, "segment_min") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor segment_ids, integers(DType::int32, {4}, {0, 0, 1, 3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::segment_min(x, segment_ids));
  EAGER_DO(expect_floats(y, DType::float32, {4, 2}, {0x1p-1, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+1, -0x1p+0}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {4, 2}, {0x0p+0, 0x1p-1, 0x1p+0, 0x0p+0, 0x1p+1, 0x1p-2, 0x1.8p-1, 0x1p+0}, 1.0));
  return done();
}

ROW(segment_min_of_ids_that_decrease, "segment_min of ids that decrease") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor ids, integers(DType::int32, {2}, {1, 0}));
  EAGER_DO(expect_error(Code::invalid_argument, "segment_min", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::segment_min(x, ids));
    return done();
  }));
  return done();
}

ROW(segment_min_of_int32, "segment_min of int32") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {4}, {5, 3, -2, 7}));
  EAGER_TRY(const Tensor segment_ids, integers(DType::int32, {4}, {0, 0, 1, 3}));
  EAGER_TRY(const Tensor y, eager::segment_min(x, segment_ids));
  EAGER_DO(expect_integers(y, DType::int32, {4}, {3, -2, 0, 7}));
  return done();
}

ROW(segment_prod, "segment_prod") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor segment_ids, integers(DType::int32, {4}, {0, 0, 1, 3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::segment_prod(x, segment_ids));
  EAGER_DO(expect_floats(y, DType::float32, {4, 2}, {0x1p-1, 0x1p+4, 0x1p+2, 0x1.8p+1, 0x1p+0, 0x1p+0, 0x1p+1, -0x1p+0}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {4, 2}, {0x1p-1, 0x1p+2, 0x1p+0, 0x1p+0, 0x1p+1, 0x1p-2, 0x1.8p-1, 0x1p+0}, 1.0));
  return done();
}

ROW(segment_prod_of_ids_that_decrease, "segment_prod of ids that decrease") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor ids, integers(DType::int32, {2}, {1, 0}));
  EAGER_DO(expect_error(Code::invalid_argument, "segment_prod", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::segment_prod(x, ids));
    return done();
  }));
  return done();
}

ROW(segment_prod_of_int32, "segment_prod of int32") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {4}, {5, 3, -2, 7}));
  EAGER_TRY(const Tensor segment_ids, integers(DType::int32, {4}, {0, 0, 1, 3}));
  EAGER_TRY(const Tensor y, eager::segment_prod(x, segment_ids));
  EAGER_DO(expect_integers(y, DType::int32, {4}, {15, -2, 1, 7}));
  return done();
}

ROW(segment_sum, "segment_sum") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor segment_ids, integers(DType::int32, {4}, {0, 0, 1, 3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::segment_sum(x, segment_ids));
  EAGER_DO(expect_floats(y, DType::float32, {4, 2}, {0x1.8p+0, 0x1.4p+3, 0x1p+2, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+1, -0x1p+0}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {4, 2}, {0x1p+0, 0x1p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p-1, 0x1p+0}, 1.0));
  return done();
}

ROW(segment_sum_in_a_function, "segment_sum in a function") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_f = given.at(0);
    const Tensor ids_f = given.at(1);
    EAGER_TRY(const Tensor y_f, eager::segment_sum(x_f, ids_f));
    return std::vector<Tensor>{y_f};
  };
  EAGER_TRY(const Function sums, Function::trace_list(callback_1_, {Spec{DType::float32, {3}}, Spec{DType::int64, {3}}}, "sums"));
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1p+2}));
  EAGER_TRY(const Tensor ids0, integers(DType::int64, {3}, {0, 0, 1}));
  EAGER_TRY(const Tensor y0, sums(x, ids0));
  EAGER_DO(expect_floats(y0, DType::float32, {2}, {0x1.8p+1, 0x1p+2}));
  EAGER_TRY(const Tensor ids1, integers(DType::int64, {3}, {0, 2, 2}));
  EAGER_TRY(const Tensor y1, sums(x, ids1));
  EAGER_DO(expect_floats(y1, DType::float32, {3}, {0x1p+0, 0x0p+0, 0x1.8p+2}));
  return done();
}

ROW(segment_sum_of_ids_that_decrease, "segment_sum of ids that decrease") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor ids, integers(DType::int32, {2}, {1, 0}));
  EAGER_DO(expect_error(Code::invalid_argument, "segment_sum", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::segment_sum(x, ids));
    return done();
  }));
  return done();
}

ROW(segment_sum_of_int32, "segment_sum of int32") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {4}, {5, 3, -2, 7}));
  EAGER_TRY(const Tensor segment_ids, integers(DType::int32, {4}, {0, 0, 1, 3}));
  EAGER_TRY(const Tensor y, eager::segment_sum(x, segment_ids));
  EAGER_DO(expect_integers(y, DType::int32, {4}, {8, -2, 0, 7}));
  return done();
}

ROW(selu_and_its_gradient, "selu and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::selu(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.8529a2p+0, -0x1.622e22p-1, 0x1.93781cp-1, 0x1.93781cp+1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.e7495ap-3, 0x1.10fbbcp-1, 0x1.0cfabep+1, 0x1.0cfabep-2}, 8.0));
  return done();
}

ROW(selu_of_other_dtypes, "selu of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::selu(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.8529a13318257p+0, -0x1.622e2112b505ap-1, 0x1.93781c1fd99cbp-1, 0x1.93781c1fd99cbp+1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::selu(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.854p+0, -0x1.624p-1, 0x1.938p-1, 0x1.938p+1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::selu(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.86p+0, -0x1.62p-1, 0x1.94p-1, 0x1.94p+1}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::selu(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.0cfabd6a91132p+0, 0x1.0cfabd6a91132p+2}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::selu(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.0cfabep+0, 0x1.0cfabep+2}, 4.0));
  return done();
}

ROW(separable_conv2d, "separable_conv2d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 3, 2}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4}));
  EAGER_TRY(const Tensor depthwise_filter, floats(DType::float32, {2, 2, 2, 1}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2}));
  EAGER_TRY(const Tensor pointwise_filter, floats(DType::float32, {1, 1, 2, 2}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(depthwise_filter));
  EAGER_DO(tape.watch(pointwise_filter));
  EAGER_TRY(const Tensor y, eager::separable_conv2d(x, depthwise_filter, pointwise_filter));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2}, {-0x1p+5, 0x1.dcp+8, -0x1.4p+5, 0x1.36p+9, -0x1.cp+5, 0x1.c6p+9, -0x1p+6, 0x1.07p+10}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, depthwise_filter, pointwise_filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_depthwise_filter = outputs_1_.at(1);
  const Tensor d_pointwise_filter = outputs_1_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 3, 3, 2}, {0x0p+0, 0x1p-1, 0x1p+2, 0x1p-2, 0x1.4p+2, -0x1.ep+1, 0x1p+3, 0x1.4p+3, 0x1.28p+5, 0x1.6p+4, 0x1.48p+4, -0x1p+1, 0x1.ep+4, 0x1.2cp+5, 0x1.cp+5, 0x1.fep+5, 0x1.08p+4, 0x1.f8p+3}));
  EAGER_DO(expect_floats(d_depthwise_filter, DType::float32, {2, 2, 2, 1}, {0x1.2p+6, 0x1.16p+6, 0x1.96p+6, 0x1.5ep+6, 0x1.41p+7, 0x1.eep+6, 0x1.7cp+7, 0x1.1bp+7}));
  EAGER_DO(expect_floats(d_pointwise_filter, DType::float32, {1, 1, 2, 2}, {0x1.398p+9, 0x1.538p+9, 0x1.b38p+9, 0x1.d48p+9}));
  return done();
}

ROW(separable_conv2d_data_format_nchw, "separable_conv2d data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 3, 3}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4}));
  EAGER_TRY(const Tensor depthwise_filter, floats(DType::float32, {2, 2, 2, 1}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2}));
  EAGER_TRY(const Tensor pointwise_filter, floats(DType::float32, {1, 1, 2, 2}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::separable_conv2d(x, depthwise_filter, pointwise_filter, SeparableConv2dOptions().data_format(DataFormat::nchw)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2}, {-0x1.3p+7, -0x1.38p+7, -0x1.48p+7, -0x1.5p+7, 0x1.43p+9, 0x1.67p+9, 0x1.afp+9, 0x1.d3p+9}));
  return done();
}

ROW(separable_conv2d_padding_explicit_paddings_1_0_0_2_dilations_2_1, "separable_conv2d padding=EXPLICIT paddings=1,0,0,2 dilations=2,1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 3, 2}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4}));
  EAGER_TRY(const Tensor depthwise_filter, floats(DType::float32, {2, 2, 2, 1}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2}));
  EAGER_TRY(const Tensor pointwise_filter, floats(DType::float32, {1, 1, 2, 2}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::separable_conv2d(x, depthwise_filter, pointwise_filter, SeparableConv2dOptions().padding(Padding::explicit_).dilations({2, 1}).paddings({1, 0, 0, 2})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 4, 2}, {-0x1.ap+4, 0x1.b6p+8, -0x1.ep+4, 0x1.13p+9, -0x1.ep+3, 0x1.eap+7, 0x0p+0, 0x0p+0, -0x1.6p+5, 0x1.96p+9, -0x1.ap+5, 0x1.dep+9, -0x1.ap+4, 0x1.8ep+8, 0x0p+0, 0x0p+0}));
  return done();
}

ROW(separable_conv2d_padding_same_strides_2_2, "separable_conv2d padding=SAME strides=2,2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 3, 2}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4}));
  EAGER_TRY(const Tensor depthwise_filter, floats(DType::float32, {2, 2, 2, 1}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2}));
  EAGER_TRY(const Tensor pointwise_filter, floats(DType::float32, {1, 1, 2, 2}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::separable_conv2d(x, depthwise_filter, pointwise_filter, SeparableConv2dOptions().strides({2, 2}).padding(Padding::same)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2}, {-0x1p+5, 0x1.dcp+8, -0x1.4p+4, 0x1.04p+8, -0x1.ep+4, 0x1.ccp+7, -0x1.1p+4, 0x1.98p+5}));
  return done();
}

ROW(sequence_mask, "sequence_mask") {
  EAGER_TRY(const Tensor lengths, integers(DType::int32, {2}, {1, 3}));
  EAGER_TRY(const Tensor y, eager::sequence_mask(lengths));
  EAGER_DO(expect_booleans(y, DType::bool_, {2, 3}, {true, false, false, true, true, true}));
  return done();
}

ROW(sequence_mask_dtype_float32_with_maxlen, "sequence_mask dtype=float32 with maxlen") {
  EAGER_TRY(const Tensor lengths, integers(DType::int32, {2}, {1, 3}));
  EAGER_TRY(const Tensor maxlen, integers(DType::int32, {}, {4}));
  EAGER_TRY(const Tensor y, eager::sequence_mask(lengths, SequenceMaskOptions().maxlen(maxlen).dtype(DType::float32)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4}, {0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x0p+0}));
  return done();
}

ROW(sequence_mask_of_as_many_columns_as_a_tensor_says, "sequence_mask of as many columns as a tensor says") {
  EAGER_TRY(const Tensor lengths, integers(DType::int64, {2}, {1, 2}));
  EAGER_TRY(const Tensor n, integers(DType::int32, {}, {3}));
  EAGER_TRY(const Tensor y, eager::sequence_mask(lengths, SequenceMaskOptions().maxlen(n)));
  EAGER_DO(expect_booleans(y, DType::bool_, {2, 3}, {true, false, false, true, true, false}));
  return done();
}

ROW(sequence_mask_with_maxlen, "sequence_mask with maxlen") {
  EAGER_TRY(const Tensor lengths, integers(DType::int32, {2}, {1, 3}));
  EAGER_TRY(const Tensor maxlen, integers(DType::int64, {}, {2}));
  EAGER_TRY(const Tensor y, eager::sequence_mask(lengths, SequenceMaskOptions().maxlen(maxlen)));
  EAGER_DO(expect_booleans(y, DType::bool_, {2, 2}, {true, false, true, true}));
  return done();
}

ROW(set_diag, "set_diag") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1}));
  EAGER_TRY(const Tensor diagonal, floats(DType::float32, {2}, {-0x1p+0, -0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(diagonal));
  EAGER_TRY(const Tensor y, eager::set_diag(x, diagonal));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {-0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, -0x1p+1, 0x1p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, diagonal}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_diagonal = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x0p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x0p+0, 0x1.8p+1}));
  EAGER_DO(expect_floats(d_diagonal, DType::float32, {2}, {0x1p+0, 0x1.8p+0}));
  return done();
}

ROW(set_diag_k_1, "set_diag k=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1}));
  EAGER_TRY(const Tensor diagonal, floats(DType::float32, {2}, {-0x1p+0, -0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(diagonal));
  EAGER_TRY(const Tensor y, eager::set_diag(x, diagonal, SetDiagOptions().k(1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, -0x1p+0, 0x1p+2, 0x1.cp+2, 0x1.4p+2, -0x1p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, diagonal}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_diagonal = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x0p+0, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x0p+0}));
  EAGER_DO(expect_floats(d_diagonal, DType::float32, {2}, {0x1p-1, 0x1.8p+1}));
  return done();
}

ROW(shifts_by_too_much, "shifts by too much") {
  EAGER_TRY(const Tensor x1, integers(DType::int8, {4}, {1, -1, -128, 127}));
  EAGER_TRY(const Tensor x2, integers(DType::int8, {4}, {8, 9, -1, 100}));
  EAGER_TRY(const Tensor left, eager::bitwise_left_shift(x1, x2));
  EAGER_DO(expect_integers(left, DType::int8, {4}, {0, 0, 0, 0}));
  EAGER_TRY(const Tensor right, eager::bitwise_right_shift(x1, x2));
  EAGER_DO(expect_integers(right, DType::int8, {4}, {0, -1, -1, 0}));
  return done();
}

ROW(sigmoid_and_its_gradient, "sigmoid and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::sigmoid(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.e84152p-4, 0x1.829a06p-2, 0x1.5bbd5p-1, 0x1.e7b7ccp-1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.ae0dcp-4, 0x1.e149ap-4, 0x1.be3fbcp-2, 0x1.721652p-7}, 8.0));
  return done();
}

ROW(sigmoid_of_other_dtypes, "sigmoid of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::sigmoid(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1.e84152bac31afp-4, 0x1.829a0565978dfp-2, 0x1.5bbd4f7a323ecp-1, 0x1.e7b7cbc36fabcp-1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::sigmoid(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1.e84p-4, 0x1.828p-2, 0x1.5bcp-1, 0x1.e7cp-1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::sigmoid(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.e8p-4, 0x1.82p-2, 0x1.5cp-1, 0x1.e8p-1}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::sigmoid(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x1p-1, 0x1.764d4f5d5a2bdp-1, 0x1.f6ca82f0de1eap-1}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::sigmoid(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x1p-1, 0x1.764d5p-1, 0x1.f6ca82p-1}, 4.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::sigmoid(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{0x1.47bf4p-1, 0x1.7767f4p-3}, {0x1.aef496p-3, 0x1.62f9a2p-4}, {0x1.0cc27cp+0, -0x1.e0e2acp-3}}, 8.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{0x1.0e4c78p-2, 0x1.a4d926p-5}, {0x1.9b2a0ap-5, 0x1.63a6fep-3}, {-0x1.02a94ap-2, -0x1.09d94ap-1}}, 16.0));
  return done();
}

ROW(sigmoid_of_what_is_no_finite_number, "sigmoid of what is no finite number") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {Inf, -Inf, NaN}));
  EAGER_TRY(const Tensor y, eager::sigmoid(x));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1p+0, 0x0p+0, NaN}));
  return done();
}

ROW(sigmoid_cross_entropy_with_logits, "sigmoid_cross_entropy_with_logits") {
  EAGER_TRY(const Tensor logits, floats(DType::float32, {2, 2}, {-0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0}));
  EAGER_TRY(const Tensor labels, floats(DType::float32, {2, 2}, {0x1p+0, 0x0p+0, 0x1p-2, 0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(logits));
  EAGER_DO(tape.watch(labels));
  EAGER_TRY(const Tensor y, eager::sigmoid_cross_entropy_with_logits(logits, labels));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1.103f2ep+1, 0x1.f2ba38p-1, 0x1.26381cp+1, 0x1.40c7acp-2}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {logits, labels}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_logits = outputs_1_.at(0);
  const Tensor d_labels = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_logits, DType::float32, {2, 2}, {-0x1.c2f7d6p-1, 0x1.3eb2fep-2, 0x1.67b7ccp+0, -0x1.136562p-4}, 64.0));
  EAGER_DO(expect_floats(d_labels, DType::float32, {2, 2}, {0x1p+1, -0x1p-2, -0x1.8p+2, -0x1p-2}, 64.0));
  return done();
}

ROW(sign_and_its_gradient_of_zero, "sign and its gradient of zero") {
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(const Tensor y_float16, eager::sign(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {8}, {-0x1p+0, -0x1p+0, -0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, -0x1p+0}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::sign(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {8}, {-0x1p+0, -0x1p+0, -0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, -0x1p+0}));
  EAGER_TRY(const Tensor x_float32, floats(DType::float32, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x_float32));
  EAGER_TRY(const Tensor y_float32, eager::sign(x_float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {8}, {-0x1p+0, -0x1p+0, -0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, -0x1p+0}));
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(const Tensor y_float64, eager::sign(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {8}, {-0x1p+0, -0x1p+0, -0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, -0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y_float32, x_float32, GradientOptions().unconnected_zero(true)));
  EAGER_DO(expect_floats(d_x, DType::float32, {8}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  return done();
}

ROW(silu_and_its_gradient, "silu and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1.8p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::silu(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.236272p-3, -0x1.829a06p-3, 0x1.04cdfcp-1, 0x1.6dc9d8p+1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {-0x1.68dfdap-4, 0x1.0a479ep-3, 0x1.af6942p+0, 0x1.168dfep-2}, 8.0));
  return done();
}

ROW(silu_of_other_dtypes, "silu of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1.8p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::silu(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.236272d6c3f34p-3, -0x1.829a0565978dfp-3, 0x1.04cdfb9ba5af1p-1, 0x1.6dc9d8d293c0dp+1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1.8p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::silu(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.238p-3, -0x1.828p-3, 0x1.04cp-1, 0x1.6dcp+1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1.8p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::silu(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.24p-3, -0x1.82p-3, 0x1.04p-1, 0x1.6ep+1}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::silu(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.764d4f5d5a2bdp-1, 0x1.f6ca82f0de1eap+1}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::silu(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.764d5p-1, 0x1.f6ca82p+1}, 4.0));
  return done();
}

ROW(sin_and_its_gradient, "sin and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::sin(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.d18f6ep-1, -0x1.eaee88p-2, 0x1.5cffc2p-1, 0x1.210386p-3}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {-0x1.aa2266p-2, 0x1.c1528p-2, 0x1.769fecp+0, -0x1.fae04cp-3}, 8.0));
  return done();
}

ROW(sin_of_other_dtypes, "sin of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::sin(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.d18f6ead1b446p-1, -0x1.eaee8744b05fp-2, 0x1.5cffc16bf8f0dp-1, 0x1.210386db6d55bp-3}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::sin(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.d18p-1, -0x1.ebp-2, 0x1.5dp-1, 0x1.21p-3}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::sin(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.d2p-1, -0x1.eap-2, 0x1.5cp-1, 0x1.22p-3}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::sin(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.aed548f090ceep-1, -0x1.837b9dddc1eaep-1}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::sin(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.aed548p-1, -0x1.837b9ep-1}, 4.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::sin(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{0x1.3dccf2p-1, 0x1.717c38p-1}, {-0x1.11f20ep+0, 0x1.508356p-3}, {0x1.e05adp+1, -0x1.06b614p-2}}, 8.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{0x1.22dd72p+0, 0x1.93b38ep-2}, {0x1.fa6134p-2, 0x1.6c196ap-2}, {-0x1.8af258p+1, -0x1.e01b7cp+2}}, 16.0));
  return done();
}

ROW(sinc, "sinc") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {0x0p+0, 0x1p-1, -0x1.4p+0, 0x1.cp+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::sinc(x));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1p+0, 0x1.45f306p-1, -0x1.70c502p-3, -0x1.076826p-3}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x0p+0, -0x1.45f306p-1, 0x1.afc10ap-1, 0x1.e9048p-4}, 4.0));
  return done();
}

ROW(sinh_and_its_gradient, "sinh and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::sinh(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.d03cf6p+1, -0x1.0acdp-1, 0x1.a506b2p-1, 0x1.40926ep+3}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.e18fap+1, 0x1.20ac18p-1, 0x1.4b705ep+1, 0x1.422a4ap+1}, 8.0));
  return done();
}

ROW(sinh_of_other_dtypes, "sinh of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::sinh(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.d03cf63b6e19fp+1, -0x1.0acd00fe63b97p-1, 0x1.a506b2dd3c69p-1, 0x1.40926e70949aep+3}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::sinh(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.d04p+1, -0x1.0acp-1, 0x1.a5p-1, 0x1.408p+3}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::sinh(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.dp+1, -0x1.0ap-1, 0x1.a6p-1, 0x1.4p+3}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::sinh(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.2cd9fc44eb982p+0, 0x1.b4a3803703631p+4}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::sinh(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.2cd9fcp+0, 0x1.b4a38p+4}, 4.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::sinh(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{0x1.866e2cp-2, 0x1.898a56p-1}, {-0x1.67e392p+0, 0x1.cf8b2ap-1}, {-0x1.c5adf8p-1, -0x1.11cc1p+1}}, 8.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{0x1.a66fc2p-1, -0x1.6bb93ap-2}, {-0x1.89376ap-1, 0x1.a84166p+0}, {-0x1.644ed4p-6, 0x1.367acap+2}}, 16.0));
  return done();
}

ROW(slice_begin_size, "slice begin= size=") {
  EAGER_TRY(const Tensor x, integers(DType::int16, {}, {7}));
  EAGER_TRY(const Tensor y, eager::slice(x, {}, SliceOptions().size({})));
  EAGER_DO(expect_integers(y, DType::int16, {}, {7}));
  return done();
}

ROW(slice_begin_0_1_size_0_2, "slice begin=0,1 size=0,2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::slice(x, {0, 1}, SliceOptions().size({0, 2})));
  EAGER_DO(expect_floats(y, DType::float32, {0, 2}, {}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {0, 2}, {}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  return done();
}

ROW(slice_begin_0_1_1, "slice begin=0,1,1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::slice(x, {0, 1, 1}));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 3}, {0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x0p+0, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x0p+0, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  return done();
}

ROW(slice_begin_1_0_2_size_1_m1_1, "slice begin=1,0,2 size=1,-1,1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::slice(x, {1, 0, 2}, SliceOptions().size({1, -1, 1})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 1}, {0x1.ep+3, 0x1.3p+4, 0x1.7p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 1}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0}));
  return done();
}

ROW(slice_begin_1_1_size_1_2_of_strings, "slice begin=1,1 size=1,2 of strings") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 3}, {"a", "", "\346\227\245\346\234\254", "b c", "d", "e"}));
  EAGER_TRY(const Tensor y, eager::slice(x, {1, 1}, SliceOptions().size({1, 2})));
  EAGER_DO(expect_strings(y, DType::string, {1, 2}, {"d", "e"}));
  return done();
}

ROW(slogdet, "slogdet") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2, 2}, {0x0p+0, 0x1p+1, 0x1p+0, 0x1p+0, 0x1p+2, 0x1p+1, 0x1p+1, 0x1p+1}));
  EAGER_TRY(const SlogdetOutputs outputs_1_, eager::slogdet(x));
  const Tensor y0 = outputs_1_.sign;
  const Tensor y1 = outputs_1_.logabsdet;
  EAGER_DO(expect_floats(y0, DType::float64, {2}, {-0x1p+0, 0x1p+0}, 4.0));
  EAGER_DO(expect_floats(y1, DType::float64, {2}, {0x1.62e42fefa39efp-1, 0x1.62e42fefa39efp+0}, 4.0));
  return done();
}

ROW(slogdet_of_complex_numbers, "slogdet of complex numbers") {
  EAGER_TRY(const Tensor x, complexes(DType::complex64, {2, 2}, {{0x0p+0, 0x0p+0}, {0x0p+0, 0x1p+1}, {0x1p+0, 0x0p+0}, {0x0p+0, 0x0p+0}}));
  EAGER_TRY(const SlogdetOutputs outputs_1_, eager::slogdet(x));
  const Tensor y0 = outputs_1_.sign;
  const Tensor y1 = outputs_1_.logabsdet;
  EAGER_DO(expect_complexes(y0, DType::complex64, {}, {{-0x0p+0, -0x1p+0}}, 2.0));
  EAGER_DO(expect_floats(y1, DType::float32, {}, {0x1.62e43p-1}, 2.0));
  return done();
}

ROW(smooth_l1_beta_0_5_reduction_mean, "smooth_l1 beta=0.5 reduction=MEAN") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1}));
  EAGER_TRY(const Tensor target, floats(DType::float32, {2, 3}, {0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::smooth_l1(x, target, SmoothL1Options().beta(0x1p-1).reduction(Reduction::mean)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.f15556p-1}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {-0x1.555556p-3, 0x1.555556p-4, 0x1.555556p-3, 0x1.555556p-3, 0x1.555556p-5, -0x1.555556p-3}, 2.0));
  return done();
}

ROW(smooth_l1_beta_0_5_reduction_none, "smooth_l1 beta=0.5 reduction=NONE") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1}));
  EAGER_TRY(const Tensor target, floats(DType::float32, {2, 3}, {0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::smooth_l1(x, target, SmoothL1Options().beta(0x1p-1).reduction(Reduction::none)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p-1, 0x1p-4, 0x1p+1, 0x1.4p+0, 0x1p-6, 0x1p+1}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {-0x1p+0, 0x1p-2, 0x1p+1, 0x1p-2, 0x1.8p-2, -0x1.8p+1}, 2.0));
  return done();
}

ROW(smooth_l1_beta_0_5_reduction_sum, "smooth_l1 beta=0.5 reduction=SUM") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1}));
  EAGER_TRY(const Tensor target, floats(DType::float32, {2, 3}, {0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::smooth_l1(x, target, SmoothL1Options().beta(0x1p-1).reduction(Reduction::sum)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.75p+2}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {-0x1p+0, 0x1p-1, 0x1p+0, 0x1p+0, 0x1p-2, -0x1p+0}, 2.0));
  return done();
}

ROW(smooth_l1_reduction_mean, "smooth_l1 reduction=MEAN") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1}));
  EAGER_TRY(const Tensor target, floats(DType::float32, {2, 3}, {0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::smooth_l1(x, target, SmoothL1Options().reduction(Reduction::mean)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.9b5556p-1}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {-0x1p-3, 0x1.555556p-5, 0x1.555556p-3, 0x1.555556p-3, 0x1.555556p-6, -0x1.555556p-3}, 2.0));
  return done();
}

ROW(smooth_l1_reduction_none, "smooth_l1 reduction=NONE") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1}));
  EAGER_TRY(const Tensor target, floats(DType::float32, {2, 3}, {0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::smooth_l1(x, target, SmoothL1Options().reduction(Reduction::none)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1.2p-2, 0x1p-5, 0x1.cp+0, 0x1p+0, 0x1p-7, 0x1.cp+0}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {-0x1.8p-1, 0x1p-3, 0x1p+1, 0x1p-2, 0x1.8p-3, -0x1.8p+1}, 2.0));
  return done();
}

ROW(smooth_l1_reduction_sum, "smooth_l1 reduction=SUM") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1}));
  EAGER_TRY(const Tensor target, floats(DType::float32, {2, 3}, {0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::smooth_l1(x, target, SmoothL1Options().reduction(Reduction::sum)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.348p+2}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {-0x1.8p-1, 0x1p-2, 0x1p+0, 0x1p+0, 0x1p-3, -0x1p+0}, 2.0));
  return done();
}

ROW(softmax, "softmax") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::softmax(x));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1.d98beap-3, 0x1.41cee8p-1, 0x1.1f3872p-3, 0x1.15476ep-6, 0x1.e3e642p-5, 0x1.d9176p-1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.49a10ap-5, -0x1.a39c3cp-3, 0x1.5133fap-3, -0x1.6a85bp-5, -0x1.4a39eep-4, 0x1.ff7cc6p-4}, 64.0));
  return done();
}

ROW(softmax_axis_0, "softmax axis=0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::softmax(x, SoftmaxOptions().axis(0)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1.c2f7d6p-1, 0x1.b43328p-1, 0x1.36b712p-4, 0x1.e84152p-4, 0x1.2f335ep-3, 0x1.d9291ep-1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.428a5p-4, -0x1.02500ap-3, -0x1.1f2514p-4, -0x1.428a5p-4, 0x1.02500ap-3, 0x1.1f2514p-4}, 64.0));
  return done();
}

ROW(softmax_without_overflow, "softmax without overflow") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3}, {0x1.f4p+9, 0x1.f4p+9, -0x1.f4p+9}));
  EAGER_TRY(const Tensor y, eager::softmax(x));
  EAGER_DO(expect_floats(y, DType::float64, {3}, {0x1p-1, 0x1p-1, 0x0p+0}, 1.0));
  return done();
}

ROW(softmax_cross_entropy_with_logits, "softmax_cross_entropy_with_logits") {
  EAGER_TRY(const Tensor logits, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1}));
  EAGER_TRY(const Tensor labels, floats(DType::float32, {2, 3}, {0x1p-2, 0x1p-2, 0x1p-1, 0x0p+0, 0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(logits));
  EAGER_DO(tape.watch(labels));
  EAGER_TRY(const Tensor y, eager::softmax_cross_entropy_with_logits(logits, labels));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1.76e0ep+0, 0x1.6a1ddcp+1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {logits, labels}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_logits = outputs_1_.at(0);
  const Tensor d_labels = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_logits, DType::float32, {2, 3}, {-0x1.33a0aep-6, 0x1.839dd2p-2, -0x1.7063c6p-2, 0x1.15476ep-7, -0x1.e1c19cp-2, 0x1.d9176p-2}, 64.0));
  EAGER_DO(expect_floats(d_labels, DType::float32, {2, 3}, {0x1.76e0ep+0, 0x1.db837ep-2, 0x1.f6e0ep+0, 0x1.050eeep+1, 0x1.6a1ddcp+0, 0x1.43bb76p-5}, 64.0));
  return done();
}

ROW(softmax_cross_entropy_with_logits_axis_0, "softmax_cross_entropy_with_logits axis=0") {
  EAGER_TRY(const Tensor logits, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1}));
  EAGER_TRY(const Tensor labels, floats(DType::float32, {2, 3}, {0x1p-2, 0x0p+0, 0x1p+0, 0x1.8p-1, 0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(logits));
  EAGER_DO(tape.watch(labels));
  EAGER_TRY(const Tensor y, eager::softmax_cross_entropy_with_logits(logits, labels, SoftmaxCrossEntropyWithLogitsOptions().axis(0)));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.a07e5ap+0, 0x1.e90474p+0, 0x1.4a191p+1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {logits, labels}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_logits = outputs_1_.at(0);
  const Tensor d_labels = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_logits, DType::float32, {2, 3}, {0x1.42f7d6p-1, 0x1.b43328p-2, -0x1.d9291ep+0, -0x1.42f7d6p-1, -0x1.b43328p-2, 0x1.d9291ep+0}, 64.0));
  EAGER_DO(expect_floats(d_labels, DType::float32, {2, 3}, {0x1.03f2d6p-3, 0x1.48239ap-4, 0x1.4a191p+2, 0x1.103f2ep+1, 0x1.e90474p-1, 0x1.4321e2p-3}, 64.0));
  return done();
}

ROW(softplus_and_its_gradient, "softplus and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::softplus(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.03f2d6p-3, 0x1.e5747p-2, 0x1.2309fap+0, 0x1.86381cp+1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.e84152p-4, 0x1.829a06p-3, 0x1.5bbd5p+0, 0x1.e7b7ccp-3}, 8.0));
  return done();
}

ROW(softplus_of_other_dtypes, "softplus of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::softplus(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1.03f2d54301d49p-3, 0x1.e5746fdb5c064p-2, 0x1.2309fa6f08bb8p+0, 0x1.86381c3f0115cp+1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::softplus(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1.04p-3, 0x1.e58p-2, 0x1.23p+0, 0x1.864p+1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::softplus(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.04p-3, 0x1.e6p-2, 0x1.24p+0, 0x1.86p+1}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::softplus(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x1.62e42fefa39efp-1, 0x1.5031eafefb049p+0, 0x1.01295e50b53b6p+2}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::softplus(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x1.62e43p-1, 0x1.5031eap+0, 0x1.01295ep+2}, 4.0));
  return done();
}

ROW(softplus_of_what_is_no_finite_number, "softplus of what is no finite number") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1.f4p+9, -0x1.f4p+9, NaN}));
  EAGER_TRY(const Tensor y, eager::softplus(x));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.f4p+9, 0x0p+0, NaN}));
  return done();
}

ROW(softshrink_and_its_gradient, "softshrink and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-2, 0x1p-3, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::softshrink(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.4p+1}));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2}, 1.0));
  return done();
}

ROW(softshrink_of_other_dtypes, "softshrink of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-2, 0x1p-3, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::softshrink(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.4p+1}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-2, 0x1p-3, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::softshrink(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.4p+1}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-2, 0x1p-3, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::softshrink(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.4p+1}));
  return done();
}

ROW(softshrink_threshold_1_0_and_its_gradient, "softshrink threshold=1.0 and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::softshrink(x, SoftshrinkOptions().threshold(0x1p+0)));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1}));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2}, 1.0));
  return done();
}

ROW(softshrink_threshold_1_0_of_other_dtypes, "softshrink threshold=1.0 of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::softshrink(x_float64, SoftshrinkOptions().threshold(0x1p+0)));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::softshrink(x_float16, SoftshrinkOptions().threshold(0x1p+0)));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::softshrink(x_bfloat16, SoftshrinkOptions().threshold(0x1p+0)));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1}));
  return done();
}

ROW(softsign_and_its_gradient, "softsign and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::softsign(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.555556p-1, -0x1.555556p-2, 0x1.b6db6ep-2, 0x1.8p-1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.c71c72p-4, 0x1.c71c72p-3, 0x1.4e5e0ap-1, 0x1p-6}, 8.0));
  return done();
}

ROW(softsign_of_other_dtypes, "softsign of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::softsign(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.5555555555555p-1, -0x1.5555555555555p-2, 0x1.b6db6db6db6dbp-2, 0x1.8p-1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::softsign(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.554p-1, -0x1.554p-2, 0x1.b6cp-2, 0x1.8p-1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::softsign(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.56p-1, -0x1.56p-2, 0x1.b6p-2, 0x1.8p-1}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::softsign(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1p-1, 0x1.999999999999ap-1}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::softsign(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1p-1, 0x1.99999ap-1}, 4.0));
  return done();
}

ROW(solve, "solve") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {2, 2, 2}, {0x0p+0, 0x1p+1, 0x1p+0, 0x1p+0, 0x1p+2, 0x1p+1, 0x1p+1, 0x1p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {2, 2, 1}, {0x1p+1, 0x1.8p+1, 0x1p+2, 0x1p+3}));
  EAGER_TRY(const Tensor y, eager::solve(x1, x2));
  EAGER_DO(expect_floats(y, DType::float64, {2, 2, 1}, {0x1p+1, 0x1p+0, -0x1p+1, 0x1.8p+2}));
  return done();
}

ROW(solve_adjoint_true, "solve adjoint=True") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {2, 2, 2}, {0x0p+0, 0x1p+1, 0x1p+0, 0x1p+0, 0x1p+2, 0x1p+1, 0x1p+1, 0x1p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {2, 2, 1}, {0x1p+1, 0x1.8p+1, 0x1p+2, 0x1p+3}));
  EAGER_TRY(const Tensor y, eager::solve(x1, x2, SolveOptions().adjoint(true)));
  EAGER_DO(expect_floats(y, DType::float64, {2, 2, 1}, {0x1p-1, 0x1p+1, -0x1p+1, 0x1.8p+2}));
  return done();
}

ROW(solve_of_integers, "solve of integers") {
  EAGER_TRY(const Tensor x1, integers(DType::int32, {2, 2}, {3, 1, 2, 4}));
  EAGER_TRY(const Tensor x2, integers(DType::int32, {2}, {5, 10}));
  EAGER_TRY(const Tensor y, eager::solve(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1p+0, 0x1p+1}, 1.0));
  return done();
}

ROW(sort_axis_0_of_float32, "sort axis=0 of float32") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::sort(x, SortOptions().axis(0)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p-1, 0x1p+1, 0x1.8p+1, 0x1p+0, 0x1p+3, 0x1p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p-2, 0x1p-1, 0x1.8p+1, 0x1p+0, 0x1.8p+0, 0x1p+1}));
  return done();
}

ROW(sort_axis_0_of_int32, "sort axis=0 of int32") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 3}, {3, 1, 2, 9, 7, 8}));
  EAGER_TRY(const Tensor y, eager::sort(x, SortOptions().axis(0)));
  EAGER_DO(expect_integers(y, DType::int32, {2, 3}, {3, 1, 2, 9, 7, 8}));
  return done();
}

ROW(sort_axis_1_descending_true_stable_false_of_float32, "sort axis=1 descending=True stable=False of float32") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::sort(x, SortOptions().axis(1).descending(true).stable(false)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+2, 0x1p+1, 0x1p+0, 0x1p+3, 0x1.8p+1, 0x1p-1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+1, 0x1p-1, 0x1p+0, 0x1.8p+1, 0x1p-2, 0x1.8p+0}));
  return done();
}

ROW(sort_axis_1_descending_true_stable_false_of_int32, "sort axis=1 descending=True stable=False of int32") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 3}, {3, 1, 2, 9, 7, 8}));
  EAGER_TRY(const Tensor y, eager::sort(x, SortOptions().axis(1).descending(true).stable(false)));
  EAGER_DO(expect_integers(y, DType::int32, {2, 3}, {3, 2, 1, 9, 8, 7}));
  return done();
}

ROW(sort_of_nan, "sort of NaN") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {NaN, 0x1p+0, -Inf}));
  EAGER_TRY(const Tensor y, eager::sort(x));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {-Inf, 0x1p+0, NaN}));
  return done();
}

ROW(sort_of_booleans, "sort of booleans") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {2, 3}, {true, false, true, false, true, false}));
  EAGER_TRY(const Tensor y, eager::sort(x));
  EAGER_DO(expect_booleans(y, DType::bool_, {2, 3}, {false, true, true, false, false, true}));
  return done();
}

ROW(sort_of_float32, "sort of float32") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::sort(x));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1.8p+1, 0x1p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+1, 0x1.8p+0}));
  return done();
}

ROW(sort_of_int32, "sort of int32") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 3}, {3, 1, 2, 9, 7, 8}));
  EAGER_TRY(const Tensor y, eager::sort(x));
  EAGER_DO(expect_integers(y, DType::int32, {2, 3}, {1, 2, 3, 7, 8, 9}));
  return done();
}

ROW(space_to_depth_block_size_2_channel_order_crd_data_format_nchw, "space_to_depth block_size=2 channel_order=CRD data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 2, 4}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4}));
  EAGER_TRY(const Tensor y, eager::space_to_depth(x, 2, SpaceToDepthOptions().channel_order(ChannelOrder::crd).data_format(DataFormat::nchw)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 8, 1, 2}, {0x0p+0, 0x1.6p+4, 0x1.6p+3, 0x1.08p+5, 0x1.cp+2, 0x1.dp+4, 0x1.2p+4, 0x1.8p+1, 0x1.cp+3, 0x1.2p+5, 0x1.9p+4, 0x1.4p+3, 0x1.5p+4, 0x1.8p+2, 0x1p+5, 0x1.1p+4}));
  return done();
}

ROW(space_to_depth_block_size_2_of_float32, "space_to_depth block_size=2 of float32") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4}));
  EAGER_TRY(const Tensor y, eager::space_to_depth(x, 2));
  EAGER_DO(expect_floats(y, DType::float32, {1, 1, 2, 8}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4}));
  return done();
}

ROW(space_to_depth_block_size_2_of_int8, "space_to_depth block_size=2 of int8") {
  EAGER_TRY(const Tensor x, integers(DType::int8, {1, 2, 4, 2}, {0, 11, 22, 33, 7, 18, 29, 3, 14, 25, 36, 10, 21, 32, 6, 17}));
  EAGER_TRY(const Tensor y, eager::space_to_depth(x, 2));
  EAGER_DO(expect_integers(y, DType::int8, {1, 1, 2, 8}, {0, 11, 22, 33, 14, 25, 36, 10, 7, 18, 29, 3, 21, 32, 6, 17}));
  return done();
}

ROW(sparse_rows_from_a_function_and_an_optimizer_that_takes_them_in_a_function, "sparse rows from a function, and an optimizer that takes them in a function") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Variable v, Variable::make(x, "v"));
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor i_f = given.at(0);
    EAGER_TRY(const Tensor rows, v.read());
    EAGER_TRY(const Tensor y_f, eager::gather(rows, i_f));
    return std::vector<Tensor>{y_f};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::int32, {-1}}}, "f"));
  EAGER_TRY(const Tensor i, integers(DType::int32, {3}, {1, 1, 0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_TRY(const Tensor y, f(i));
  EAGER_TRY(const Tensor g, tape.gradient(y, v));
  EAGER_DO(expect_sparse(g, true));
  EAGER_DO(expect_floats(g, DType::float32, {3, 2}, {0x1p+0, 0x1p+0, 0x1p+1, 0x1p+1, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const SGD sgd, SGD::make(SGDOptions().learning_rate(0x1p-1)));
  const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor i_s = given.at(0);
    EAGER_TRY(Tape inner, Tape::make());
    EAGER_TRY(const Tensor rows_s, v.read());
    EAGER_TRY(const Tensor y_s, eager::gather(rows_s, i_s));
    EAGER_TRY(const Tensor g_s, inner.gradient(y_s, v));
    EAGER_DO(sgd.apply({g_s}, {v}));
    return std::vector<Tensor>{};
  };
  EAGER_TRY(const Function step, Function::trace_list(callback_2_, {Spec{DType::int32, {-1}}}, "step"));
  EAGER_DO(step.call({i}));
  EAGER_TRY(const Tensor after, v.read());
  EAGER_DO(expect_floats(after, DType::float32, {3, 2}, {0x1p-1, 0x1.8p+0, 0x1p+1, 0x1.8p+1, 0x1.4p+2, 0x1.8p+2}));
  return done();
}

ROW(sparse_dense_matmul_dense_shape_1_2_adjoint_b_true, "sparse_dense_matmul dense_shape=1,2 adjoint_b=True") {
  EAGER_TRY(const Tensor indices, integers(DType::int32, {1, 2}, {0, 1}));
  EAGER_TRY(const Tensor values, floats(DType::float32, {1}, {0x1p+1}));
  EAGER_TRY(const Tensor b, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p+3}));
  EAGER_TRY(const Tensor y, eager::sparse_dense_matmul(indices, values, {1, 2}, b, SparseDenseMatmulOptions().adjoint_b(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2}, {0x1p+2, 0x1p+4}));
  return done();
}

ROW(sparse_dense_matmul_dense_shape_3_2, "sparse_dense_matmul dense_shape=3,2") {
  EAGER_TRY(const Tensor indices, integers(DType::int64, {3, 2}, {0, 1, 2, 0, 0, 1}));
  EAGER_TRY(const Tensor values, floats(DType::float32, {3}, {0x1p+1, 0x1.8p+1, 0x1p-1}));
  EAGER_TRY(const Tensor b, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(values));
  EAGER_DO(tape.watch(b));
  EAGER_TRY(const Tensor y, eager::sparse_dense_matmul(indices, values, {3, 2}, b));
  EAGER_DO(expect_floats(y, DType::float32, {3, 2}, {0x1.4p+3, 0x1.4p+4, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {values, b}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_values = outputs_1_.at(0);
  const Tensor d_b = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_values, DType::float32, {3}, {0x1p+3, 0x1.ep+2, 0x1p+3}));
  EAGER_DO(expect_floats(d_b, DType::float32, {2, 2}, {0x1.2p+2, 0x1.2p+3, 0x1.4p+1, 0x1.4p+0}));
  return done();
}

ROW(sparse_dense_matmul_dense_shape_3_2_adjoint_a_true_of_complex64, "sparse_dense_matmul dense_shape=3,2 adjoint_a=True of complex64") {
  EAGER_TRY(const Tensor indices, integers(DType::int64, {3, 2}, {0, 1, 2, 0, 0, 1}));
  EAGER_TRY(const Tensor values, complexes(DType::complex64, {3}, {{0x0p+0, 0x1p+1}, {0x1.8p+1, 0x0p+0}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor b, complexes(DType::complex64, {3, 1}, {{0x0p+0, 0x1p+0}, {0x1p+2, 0x0p+0}, {0x1p+1, 0x0p+0}}));
  EAGER_TRY(const Tensor y, eager::sparse_dense_matmul(indices, values, {3, 2}, b, SparseDenseMatmulOptions().adjoint_a(true)));
  EAGER_DO(expect_complexes(y, DType::complex64, {2, 1}, {{0x1.8p+2, 0x0p+0}, {0x1p+0, 0x1p+0}}));
  return done();
}

ROW(sparse_dense_matmul_dense_shape_3_2_by_rows, "sparse_dense_matmul dense_shape=3,2 by rows") {
  EAGER_TRY(const Tensor indices, integers(DType::int64, {3}, {1, 0, 1}));
  EAGER_TRY(const Tensor values, floats(DType::float32, {3}, {0x1p+1, 0x1.8p+1, 0x1p-1}));
  EAGER_TRY(const Tensor b, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p+3}));
  EAGER_TRY(const Tensor row_offsets, integers(DType::int64, {4}, {0, 1, 1, 3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(values));
  EAGER_DO(tape.watch(b));
  EAGER_TRY(const Tensor y, eager::sparse_dense_matmul(indices, values, {3, 2}, b, SparseDenseMatmulOptions().row_offsets(row_offsets)));
  EAGER_DO(expect_floats(y, DType::float32, {3, 2}, {0x1p+3, 0x1p+4, 0x0p+0, 0x0p+0, 0x1.4p+2, 0x1.4p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {values, b}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_values = outputs_1_.at(0);
  const Tensor d_b = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_values, DType::float32, {3}, {0x1p+3, 0x1.ep+2, 0x1.ep+4}));
  EAGER_DO(expect_floats(d_b, DType::float32, {2, 2}, {0x1.2p+2, 0x1.2p+3, 0x1.6p+1, 0x1.4p+1}));
  return done();
}

ROW(sparse_dense_matmul_dense_shape_3_2_of_int32, "sparse_dense_matmul dense_shape=3,2 of int32") {
  EAGER_TRY(const Tensor indices, integers(DType::int64, {3, 2}, {0, 1, 2, 0, 0, 1}));
  EAGER_TRY(const Tensor values, integers(DType::int32, {3}, {2, 3, -1}));
  EAGER_TRY(const Tensor b, integers(DType::int32, {2, 1}, {1, 4}));
  EAGER_TRY(const Tensor y, eager::sparse_dense_matmul(indices, values, {3, 2}, b));
  EAGER_DO(expect_integers(y, DType::int32, {3, 1}, {4, 0, 3}));
  return done();
}

ROW(sparse_dense_matmul_dense_shape_3_2_of_int64, "sparse_dense_matmul dense_shape=3,2 of int64") {
  EAGER_TRY(const Tensor indices, integers(DType::int64, {3, 2}, {0, 1, 2, 0, 0, 1}));
  EAGER_TRY(const Tensor values, integers(DType::int64, {3}, {2, 3, -1}));
  EAGER_TRY(const Tensor b, integers(DType::int64, {2, 1}, {1, 4}));
  EAGER_TRY(const Tensor y, eager::sparse_dense_matmul(indices, values, {3, 2}, b));
  EAGER_DO(expect_integers(y, DType::int64, {3, 1}, {4, 0, 3}));
  return done();
}

ROW(sparse_softmax_cross_entropy_with_logits, "sparse_softmax_cross_entropy_with_logits") {
  EAGER_TRY(const Tensor logits, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1}));
  EAGER_TRY(const Tensor labels, integers(DType::int32, {2}, {2, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(logits));
  EAGER_TRY(const Tensor y, eager::sparse_softmax_cross_entropy_with_logits(logits, labels));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1.f6e0ep+0, 0x1.6a1ddcp+1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_logits, tape.gradient(y, logits, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_logits, DType::float32, {2, 3}, {0x1.d98beap-3, 0x1.41cee8p-1, -0x1.b831e4p-1, 0x1.15476ep-7, -0x1.e1c19cp-2, 0x1.d9176p-2}, 64.0));
  return done();
}

ROW(sparse_softmax_cross_entropy_with_logits_axis_0, "sparse_softmax_cross_entropy_with_logits axis=0") {
  EAGER_TRY(const Tensor logits, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1}));
  EAGER_TRY(const Tensor labels, integers(DType::int64, {3}, {0, 1, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(logits));
  EAGER_TRY(const Tensor y, eager::sparse_softmax_cross_entropy_with_logits(logits, labels, SparseSoftmaxCrossEntropyWithLogitsOptions().axis(0)));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.03f2d6p-3, 0x1.e90474p+0, 0x1.4321e2p-4}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_logits, tape.gradient(y, logits, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_logits, DType::float32, {2, 3}, {-0x1.e84152p-4, 0x1.b43328p-2, 0x1.36b712p-3, 0x1.e84152p-4, -0x1.b43328p-2, -0x1.36b712p-3}, 64.0));
  return done();
}

ROW(split_into_one, "split into one") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, eager::split(x, {1}));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  return done();
}

ROW(split_num_or_size_splits_1_m1_2_axis_1, "split num_or_size_splits=1,-1,2 axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 6}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, eager::split(x, {1, -1, 2}, SplitOptions().axis(1)));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor y0 = outputs_1_.at(0);
  const Tensor y1 = outputs_1_.at(1);
  const Tensor y2 = outputs_1_.at(2);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 1}, {0x1p+0, 0x1.cp+2}));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 3}, {0x1p+1, 0x1.8p+1, 0x1p+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3}));
  EAGER_DO(expect_floats(y2, DType::float32, {2, 2}, {0x1.4p+2, 0x1.8p+2, 0x1.6p+3, 0x1.8p+3}));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 1}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1, y2}, {x}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor d_x = outputs_2_.at(0);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 6}, {0x1p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p+0, 0x1p-1, 0x1p-1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1p+1, 0x1p-2}));
  return done();
}

ROW(split_num_or_size_splits_1_2_axis_1_of_strings, "split num_or_size_splits=1,2 axis=1 of strings") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 3}, {"a", "", "\346\227\245\346\234\254", "b c", "d", "e"}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, eager::split(x, {1, 2}, SplitOptions().axis(1)));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor y0 = outputs_1_.at(0);
  const Tensor y1 = outputs_1_.at(1);
  EAGER_DO(expect_strings(y0, DType::string, {2, 1}, {"a", "b c"}));
  EAGER_DO(expect_strings(y1, DType::string, {2, 2}, {"", "\346\227\245\346\234\254", "d", "e"}));
  return done();
}

ROW(split_num_or_size_splits_2, "split num_or_size_splits=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, eager::split(x, {2}));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor y0 = outputs_1_.at(0);
  const Tensor y1 = outputs_1_.at(1);
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2}));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3}));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1}, {x}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor d_x = outputs_2_.at(0);
  EAGER_DO(expect_floats(d_x, DType::float32, {4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  return done();
}

ROW(sqrt_and_its_gradient, "sqrt and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::sqrt(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.6a09e6p-2, 0x1.bb67aep-1, 0x1.94c584p+0, 0x1.1e377ap+2}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.6a09e6p+0, 0x1.279a74p-2, 0x1.43d136p-1, 0x1.c9f25cp-6}, 8.0));
  return done();
}

ROW(sqrt_of_other_dtypes, "sqrt of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_float64, eager::sqrt(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1.6a09e667f3bcdp-2, 0x1.bb67ae8584caap-1, 0x1.94c583ada5b53p+0, 0x1.1e3779b97f4a8p+2}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_float16, eager::sqrt(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1.6ap-2, 0x1.bb8p-1, 0x1.94cp+0, 0x1.1e4p+2}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_bfloat16, eager::sqrt(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.6ap-2, 0x1.bcp-1, 0x1.94p+0, 0x1.1ep+2}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {1, 2, 9}));
  EAGER_TRY(const Tensor y_int64, eager::sqrt(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x1p+0, 0x1.6a09e667f3bcdp+0, 0x1.8p+1}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {1, 2, 9}));
  EAGER_TRY(const Tensor y_uint8, eager::sqrt(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x1p+0, 0x1.6a09e6p+0, 0x1.8p+1}, 4.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::sqrt(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{0x1.ac950cp-1, 0x1.cabd9p-2}, {0x1.c15fd4p-3, 0x1.23ad3ap+0}, {0x1.6a09e6p+0, -0x1.6a09e6p-1}}, 8.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{0x1.db7822p-2, 0x1.fced46p-3}, {-0x1.b14ddp-2, 0x1.4dc97p-4}, {0x1.b27248p-2, -0x1.21a186p-1}}, 16.0));
  return done();
}

ROW(sqrt_of_what_is_no_finite_number, "sqrt of what is no finite number") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+0, 0x0p+0, Inf, -0x0p+0}));
  EAGER_TRY(const Tensor y, eager::sqrt(x));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {NaN, 0x0p+0, Inf, -0x0p+0}));
  return done();
}

ROW(square_and_its_gradient, "square and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1p+2, 0x1p-2, 0x1.2p-1, 0x1.2p+3}));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {-0x1p+2, -0x1p-1, 0x1.8p+1, 0x1.8p+0}, 1.0));
  return done();
}

ROW(square_of_other_dtypes, "square of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::square(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1p+2, 0x1p-2, 0x1.2p-1, 0x1.2p+3}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::square(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1p+2, 0x1p-2, 0x1.2p-1, 0x1.2p+3}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::square(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1p+2, 0x1p-2, 0x1.2p-1, 0x1.2p+3}));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::square(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{-0x1.4p-2, 0x1.8p-1}, {0x1.5p+0, -0x1.4p+0}, {-0x1.cp+0, -0x1.8p+2}}, 1.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{0x1p+0, -0x1.8p+0}, {0x1p+0, -0x1.4p+1}, {0x1.4p+3, 0x1.4p+2}}, 16.0));
  return done();
}

ROW(squared_difference_and_its_gradients, "squared_difference and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::squared_difference(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.2p-1, 0x1.e4p+2, 0x1.88p+5}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {-0x1.8p+0, -0x1.6p+1, 0x1.cp+4}, 1.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {0x1.8p+0, 0x1.6p+1, -0x1.cp+4}, 1.0));
  return done();
}

ROW(squared_difference_of_complex_numbers, "squared_difference of complex numbers") {
  EAGER_TRY(const Tensor x1, complexes(DType::complex64, {1}, {{0x1p+0, 0x1p+1}}));
  EAGER_TRY(const Tensor x2, complexes(DType::complex64, {1}, {{0x1.8p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::squared_difference(x1, x2));
  EAGER_DO(expect_complexes(y, DType::complex64, {1}, {{0x1.ap+3, 0x0p+0}}));
  return done();
}

ROW(squared_difference_of_other_dtypes, "squared_difference of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::squared_difference(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x1.2p-1, 0x1.e4p+2, 0x1.88p+5}));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::squared_difference(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x1.2p-1, 0x1.e4p+2, 0x1.88p+5}));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::squared_difference(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.2p-1, 0x1.e4p+2, 0x1.88p+5}));
  return done();
}

ROW(squeeze, "squeeze") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 1}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::squeeze(x));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 1}, {0x1p+0, 0x1p-1}));
  return done();
}

ROW(squeeze_axis, "squeeze axis=") {
  EAGER_TRY(const Tensor x, integers(DType::int8, {1, 1, 1}, {3}));
  EAGER_TRY(const Tensor y, eager::squeeze(x, SqueezeOptions().axis({})));
  EAGER_DO(expect_integers(y, DType::int8, {1, 1, 1}, {3}));
  return done();
}

ROW(squeeze_axis_m1, "squeeze axis=-1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 1}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::squeeze(x, SqueezeOptions().axis({-1})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 1}, {0x1p+0, 0x1p-1}));
  return done();
}

ROW(stack, "stack") {
  EAGER_TRY(const Tensor values0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2}));
  EAGER_TRY(const Tensor values1, floats(DType::float32, {2, 2}, {0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(values0));
  EAGER_DO(tape.watch(values1));
  EAGER_TRY(const Tensor y, eager::stack({values0, values1}));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {values0, values1}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_values0 = outputs_1_.at(0);
  const Tensor d_values1 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_values0, DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_DO(expect_floats(d_values1, DType::float32, {2, 2}, {0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  return done();
}

ROW(stack_axis_m1, "stack axis=-1") {
  EAGER_TRY(const Tensor values0, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2}));
  EAGER_TRY(const Tensor values1, floats(DType::float32, {2, 2}, {0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(values0));
  EAGER_DO(tape.watch(values1));
  EAGER_TRY(const Tensor y, eager::stack({values0, values1}, StackOptions().axis(-1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 2}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1.8p+2, 0x1.8p+1, 0x1.cp+2, 0x1p+2, 0x1p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {values0, values1}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_values0 = outputs_1_.at(0);
  const Tensor d_values1 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_values0, DType::float32, {2, 2}, {0x1p+0, 0x1p+1, 0x1.8p+0, 0x1.8p-1}));
  EAGER_DO(expect_floats(d_values1, DType::float32, {2, 2}, {0x1p-1, 0x1p-2, 0x1.8p+1, 0x1p+0}));
  return done();
}

ROW(stack_axis_2_of_strings, "stack axis=2 of strings") {
  EAGER_TRY(const Tensor values0, strings(DType::string, {2, 3}, {"a", "", "\346\227\245\346\234\254", "b c", "d", "e"}));
  EAGER_TRY(const Tensor values1, strings(DType::string, {2, 3}, {"a", "", "\346\227\245\346\234\254", "b c", "d", "e"}));
  EAGER_TRY(const Tensor y, eager::stack({values0, values1}, StackOptions().axis(2)));
  EAGER_DO(expect_strings(y, DType::string, {2, 3, 2}, {"a", "a", "", "", "\346\227\245\346\234\254", "\346\227\245\346\234\254", "b c", "b c", "d", "d", "e", "e"}));
  return done();
}

ROW(std, "std") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1p+1, 0x1.ap+3, 0x1.8p+1, 0x1.2p+4, 0x1.8p+3, 0x1p+3, 0x1.8p+2, 0x1.8p+2, 0x1p+3, 0x1.8p+3, 0x1.2p+4, 0x1.8p+1, 0x1.ap+3, 0x1p+1, 0x1p+4, 0x1.2p+3, 0x1p+2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::std_(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.70e348p+2}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {-0x1.c6040ap-5, -0x1.8acbdcp-5, -0x1.b246a6p-6, 0x1.3bd64ap-7, 0x1.ed7ed4p-5, -0x1.4f93aep-5, 0x1.3bd64ap-5, -0x1.145b8p-5, 0x1.31f798p-4, 0x1.009e1cp-5, 0x1.3bd64ap-9, -0x1.8acbdcp-7, -0x1.8acbdcp-7, 0x1.3bd64ap-9, 0x1.009e1cp-5, 0x1.31f798p-4, -0x1.145b8p-5, 0x1.3bd64ap-5, -0x1.4f93aep-5, 0x1.ed7ed4p-5, 0x1.3bd64ap-7, -0x1.b246a6p-6, -0x1.8acbdcp-5, -0x1.c6040ap-5}, 64.0));
  return done();
}

ROW(std_axis_0_m1_keepdims_true, "std axis=0,-1 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1p+1, 0x1.ap+3, 0x1.8p+1, 0x1.2p+4, 0x1.8p+3, 0x1p+3, 0x1.8p+2, 0x1.8p+2, 0x1p+3, 0x1.8p+3, 0x1.2p+4, 0x1.8p+1, 0x1.ap+3, 0x1p+1, 0x1p+4, 0x1.2p+3, 0x1p+2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::std_(x, StdOptions().axis({0, -1}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 1}, {0x1.62894cp+2, 0x1.869c1ap+2, 0x1.62894cp+2}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 1}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {-0x1.4f0a5ap-3, -0x1.20d3f4p-3, -0x1.2c618ep-4, 0x1.437ccp-5, 0x1.3a95c6p-4, -0x1.10a3fp-4, 0x1.798088p-5, -0x1.cd6434p-5, 0x1.f0c8bap-2, 0x1.b704bcp-3, 0x1.15465cp-5, -0x1.ce1feep-5, -0x1.ce1feep-6, 0x1.15465cp-6, 0x1.b704bcp-4, 0x1.f0c8bap-3, -0x1.cd6434p-5, 0x1.798088p-5, -0x1.10a3fp-4, 0x1.3a95c6p-4, 0x1.437ccp-4, -0x1.2c618ep-3, -0x1.20d3f4p-2, -0x1.4f0a5ap-2}, 64.0));
  return done();
}

ROW(std_axis_1, "std axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1p+1, 0x1.ap+3, 0x1.8p+1, 0x1.2p+4, 0x1.8p+3, 0x1p+3, 0x1.8p+2, 0x1.8p+2, 0x1p+3, 0x1.8p+3, 0x1.2p+4, 0x1.8p+1, 0x1.ap+3, 0x1p+1, 0x1p+4, 0x1.2p+3, 0x1p+2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::std_(x, StdOptions().axis({1})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4}, {0x1.01c58ap+3, 0x1.3ddc08p+2, 0x1.d744ccp+1, 0x1.3988e2p+1, 0x1.3988e2p+1, 0x1.d744ccp+1, 0x1.3ddc08p+2, 0x1.01c58ap+3}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {-0x1.e03b6cp-2, -0x1.12e7dp-3, -0x1.91bcbep-1, 0x1.a20bd8p-4, 0x1.8b7c3ap-3, -0x1.9c5bb8p-4, 0x1.b0a3ep-1, -0x1.a20bd8p-4, 0x1.1a7d4ep-2, 0x1.e115acp-3, -0x1.ee7226p-5, 0x0p+0, 0x0p+0, -0x1.72d59cp-4, 0x1.68d042p-2, 0x1.1a7d4ep-2, -0x1.3988e2p-1, 0x1.447ae8p+0, -0x1.3544cap-3, 0x1.8b7c3ap-3, 0x1.3988e2p-1, -0x1.2d4d8ep+0, -0x1.9c5bb8p-3, -0x1.e03b6cp-2}, 64.0));
  return done();
}

ROW(std_axis_1_correction_1_0, "std axis=1 correction=1.0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1p+1, 0x1.ap+3, 0x1.8p+1, 0x1.2p+4, 0x1.8p+3, 0x1p+3, 0x1.8p+2, 0x1.8p+2, 0x1p+3, 0x1.8p+3, 0x1.2p+4, 0x1.8p+1, 0x1.ap+3, 0x1p+1, 0x1p+4, 0x1.2p+3, 0x1p+2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::std_(x, StdOptions().axis({1}).correction(0x1p+0)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4}, {0x1.3bb45ap+3, 0x1.854bfcp+2, 0x1.20978cp+2, 0x1.8p+1, 0x1.8p+1, 0x1.20978cp+2, 0x1.854bfcp+2, 0x1.3bb45ap+3}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {-0x1.2614b6p-1, -0x1.50b06ap-3, -0x1.ec0692p-1, 0x1p-3, 0x1.e45e5ap-3, -0x1.f908ap-4, 0x1.08efd8p+0, -0x1p-3, 0x1.59fa4p-2, 0x1.269a5ep-2, -0x1.2ec8f8p-4, 0x0p+0, 0x0p+0, -0x1.c62d74p-4, 0x1.b9e78cp-2, 0x1.59fa4p-2, -0x1.8p-1, 0x1.8d67c6p+0, -0x1.7ac678p-3, 0x1.e45e5ap-3, 0x1.8p-1, -0x1.7104eep+0, -0x1.f908ap-3, -0x1.2614b6p-1}, 64.0));
  return done();
}

ROW(std_axis_1_of_complex_numbers, "std axis=1 of complex numbers") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+1}, {0x1p+0, 0x1p+0}, {0x1p-1, 0x0p+0}, {-0x0p+0, -0x1p+0}, {0x1.8p+1, 0x0p+0}}));
  EAGER_TRY(const Tensor y, eager::std_(x, StdOptions().axis({1})));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1.e2b7dddfefa66p-1, 0x1.64f995f90ea79p+0}, 2.0));
  return done();
}

ROW(std_of_int32, "std of int32") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {3}, {1, 2, 4}));
  EAGER_TRY(const Tensor y, eager::std_(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.3f49cp+0}, 2.0));
  return done();
}

ROW(stft_frame_length_2_frame_step_2, "stft frame_length=2 frame_step=2") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {5}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor y, eager::stft(x, 2, 2));
  EAGER_DO(expect_complexes(y, DType::complex128, {2, 2}, {{0x1p+1, 0x0p+0}, {-0x1p+1, 0x0p+0}, {0x1.8p+1, 0x0p+0}, {-0x1.8p+1, 0x0p+0}}, 4.0));
  return done();
}

ROW(stft_frame_length_2_frame_step_2_fft_length_3_pad_end_true, "stft frame_length=2 frame_step=2 fft_length=3 pad_end=True") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3}, {0x1p+0, 0x1p+1, 0x1p+2}));
  EAGER_TRY(const Tensor window, floats(DType::float64, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::stft(x, 2, 2, StftOptions().window(window).fft_length(3).pad_end(true)));
  EAGER_DO(expect_complexes(y, DType::complex128, {2, 2}, {{0x1.4p+2, 0x0p+0}, {-0x1p+0, -0x1.bb67ae8584caap+1}, {0x1p+2, 0x0p+0}, {0x1p+2, 0x0p+0}}, 8.0));
  return done();
}

ROW(strided_slice_begin_0_m1_end_2_0_strides_1_m1, "strided_slice begin=0,-1 end=2,0 strides=1,-1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::strided_slice(x, StridedSliceOptions().begin({0, -1}).end({2, 0}).strides({1, -1})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 4}, {0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  return done();
}

ROW(strided_slice_begin_0_0_end_2_2_new_axes_1, "strided_slice begin=0,0 end=2,2 new_axes=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::strided_slice(x, StridedSliceOptions().begin({0, 0}).end({2, 2}).new_axes(1)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  return done();
}

ROW(strided_slice_begin_0_1_end_0_3_ellipsis_1, "strided_slice begin=0,1 end=0,3 ellipsis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::strided_slice(x, StridedSliceOptions().begin({0, 1}).end({0, 3}).ellipsis(1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 2}, {0x1p+1, 0x1.8p+1, 0x1.8p+2, 0x1.cp+2, 0x1.4p+3, 0x1.6p+3, 0x1.cp+3, 0x1.ep+3, 0x1.2p+4, 0x1.3p+4, 0x1.6p+4, 0x1.7p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x0p+0, 0x1p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p-2, 0x1.8p+0, 0x0p+0}));
  return done();
}

ROW(strided_slice_begin_0_1_end_1_2_end_mask_2, "strided_slice begin=0,1 end=1,2 end_mask=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::strided_slice(x, StridedSliceOptions().begin({0, 1}).end({1, 2}).end_mask(2)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 4}, {0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  return done();
}

ROW(strided_slice_begin_0_2_end_2_m4_strides_1_m2_of_strings, "strided_slice begin=0,2 end=2,-4 strides=1,-2 of strings") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 3}, {"a", "", "\346\227\245\346\234\254", "b c", "d", "e"}));
  EAGER_TRY(const Tensor y, eager::strided_slice(x, StridedSliceOptions().begin({0, 2}).end({2, -4}).strides({1, -2})));
  EAGER_DO(expect_strings(y, DType::string, {2, 2}, {"\346\227\245\346\234\254", "a", "e", "b c"}));
  return done();
}

ROW(strided_slice_begin_1, "strided_slice begin=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::strided_slice(x, StridedSliceOptions().begin({1})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 4}, {0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  return done();
}

ROW(strided_slice_begin_1_end_2, "strided_slice begin=1 end=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::strided_slice(x, StridedSliceOptions().begin({1}).end({2})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 4}, {0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  return done();
}

ROW(strided_slice_begin_1_0_end_2_3_shrink_axes_1, "strided_slice begin=1,0 end=2,3 shrink_axes=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::strided_slice(x, StridedSliceOptions().begin({1, 0}).end({2, 3}).shrink_axes(1)));
  EAGER_DO(expect_floats(y, DType::float32, {3, 4}, {0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  return done();
}

ROW(strided_slice_begin_1_1_end_2_3_begin_mask_3, "strided_slice begin=1,1 end=2,3 begin_mask=3") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::strided_slice(x, StridedSliceOptions().begin({1, 1}).end({2, 3}).begin_mask(3)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  return done();
}

ROW(strided_slice_begin_2_end_0_strides_m2, "strided_slice begin=2 end=0 strides=-2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::strided_slice(x, StridedSliceOptions().begin({2}).end({0}).strides({-2})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 4}, {0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  return done();
}

ROW(strided_slice_update_begin_0_end_1_of_strings, "strided_slice_update begin=0 end=1 of strings") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 3}, {"a", "", "\346\227\245\346\234\254", "b c", "d", "e"}));
  EAGER_TRY(const Tensor value, strings(DType::string, {1, 3}, {"x", "yy", ""}));
  EAGER_TRY(const Tensor y, eager::strided_slice_update(x, value, StridedSliceUpdateOptions().begin({0}).end({1})));
  EAGER_DO(expect_strings(y, DType::string, {2, 3}, {"x", "yy", "", "b c", "d", "e"}));
  return done();
}

ROW(strided_slice_update_begin_0_m1_end_2_0_strides_1_m1, "strided_slice_update begin=0,-1 end=2,0 strides=1,-1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 2, 4}, {0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3, -0x1.8p+3, -0x1.ap+3, -0x1.cp+3, -0x1.ep+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(value));
  EAGER_TRY(const Tensor y, eager::strided_slice_update(x, value, StridedSliceUpdateOptions().begin({0, -1}).end({2, 0}).strides({1, -1})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, 0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, -0x1.8p+3, -0x1.ap+3, -0x1.cp+3, -0x1.ep+3, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, value}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_value = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_floats(d_value, DType::float32, {2, 2, 4}, {0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  return done();
}

ROW(strided_slice_update_begin_0_0_end_2_2_new_axes_1, "strided_slice_update begin=0,0 end=2,2 new_axes=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {1, 2, 3, 4}, {0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3, -0x1.8p+3, -0x1.ap+3, -0x1.cp+3, -0x1.ep+3, -0x1p+4, -0x1.1p+4, -0x1.2p+4, -0x1.3p+4, -0x1.4p+4, -0x1.5p+4, -0x1.6p+4, -0x1.7p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(value));
  EAGER_TRY(const Tensor y, eager::strided_slice_update(x, value, StridedSliceUpdateOptions().begin({0, 0}).end({2, 2}).new_axes(1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3, -0x1.8p+3, -0x1.ap+3, -0x1.cp+3, -0x1.ep+3, -0x1p+4, -0x1.1p+4, -0x1.2p+4, -0x1.3p+4, -0x1.4p+4, -0x1.5p+4, -0x1.6p+4, -0x1.7p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, value}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_value = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_floats(d_value, DType::float32, {1, 2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  return done();
}

ROW(strided_slice_update_begin_0_1_end_0_3_ellipsis_1, "strided_slice_update begin=0,1 end=0,3 ellipsis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 3, 2}, {0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(value));
  EAGER_TRY(const Tensor y, eager::strided_slice_update(x, value, StridedSliceUpdateOptions().begin({0, 1}).end({0, 3}).ellipsis(1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {0x1p+0, 0x0p+0, -0x1p+0, 0x1p+2, 0x1.4p+2, -0x1p+1, -0x1.8p+1, 0x1p+3, 0x1.2p+3, -0x1p+2, -0x1.4p+2, 0x1.8p+3, 0x1.ap+3, -0x1.8p+2, -0x1.cp+2, 0x1p+4, 0x1.1p+4, -0x1p+3, -0x1.2p+3, 0x1.4p+4, 0x1.5p+4, -0x1.4p+3, -0x1.6p+3, 0x1.8p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, value}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_value = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p-1, 0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x1p+1}));
  EAGER_DO(expect_floats(d_value, DType::float32, {2, 3, 2}, {0x1p-1, 0x1p+1, 0x1.8p+1, 0x1.8p-1, 0x1p+1, 0x1p-2, 0x1.8p-1, 0x1p+0, 0x1p-2, 0x1.8p+0, 0x1p+0, 0x1p-1}));
  return done();
}

ROW(strided_slice_update_begin_0_1_end_1_2_end_mask_2, "strided_slice_update begin=0,1 end=1,2 end_mask=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {1, 2, 4}, {0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(value));
  EAGER_TRY(const Tensor y, eager::strided_slice_update(x, value, StridedSliceUpdateOptions().begin({0, 1}).end({1, 2}).end_mask(2)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, value}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_value = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_DO(expect_floats(d_value, DType::float32, {1, 2, 4}, {0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  return done();
}

ROW(strided_slice_update_begin_1, "strided_slice_update begin=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {1, 3, 4}, {0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(value));
  EAGER_TRY(const Tensor y, eager::strided_slice_update(x, value, StridedSliceUpdateOptions().begin({1})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, value}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_value = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_floats(d_value, DType::float32, {1, 3, 4}, {0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  return done();
}

ROW(strided_slice_update_begin_1_end_2, "strided_slice_update begin=1 end=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {1, 3, 4}, {0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(value));
  EAGER_TRY(const Tensor y, eager::strided_slice_update(x, value, StridedSliceUpdateOptions().begin({1}).end({2})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, value}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_value = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_floats(d_value, DType::float32, {1, 3, 4}, {0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  return done();
}

ROW(strided_slice_update_begin_1_0_end_2_3_shrink_axes_1, "strided_slice_update begin=1,0 end=2,3 shrink_axes=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {3, 4}, {0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(value));
  EAGER_TRY(const Tensor y, eager::strided_slice_update(x, value, StridedSliceUpdateOptions().begin({1, 0}).end({2, 3}).shrink_axes(1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, value}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_value = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_floats(d_value, DType::float32, {3, 4}, {0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  return done();
}

ROW(strided_slice_update_begin_1_1_end_2_3_begin_mask_3, "strided_slice_update begin=1,1 end=2,3 begin_mask=3") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {2, 3, 4}, {0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3, -0x1.8p+3, -0x1.ap+3, -0x1.cp+3, -0x1.ep+3, -0x1p+4, -0x1.1p+4, -0x1.2p+4, -0x1.3p+4, -0x1.4p+4, -0x1.5p+4, -0x1.6p+4, -0x1.7p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(value));
  EAGER_TRY(const Tensor y, eager::strided_slice_update(x, value, StridedSliceUpdateOptions().begin({1, 1}).end({2, 3}).begin_mask(3)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3, -0x1.8p+3, -0x1.ap+3, -0x1.cp+3, -0x1.ep+3, -0x1p+4, -0x1.1p+4, -0x1.2p+4, -0x1.3p+4, -0x1.4p+4, -0x1.5p+4, -0x1.6p+4, -0x1.7p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, value}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_value = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_floats(d_value, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  return done();
}
