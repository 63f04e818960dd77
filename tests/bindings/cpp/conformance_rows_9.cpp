// Written by bindings/generate.
// clang-format off
#include "conformance.h"

using namespace eager;

ROW(weak_scalars_beside_bfloat16, "weak scalars beside bfloat16") {
  EAGER_TRY(const Tensor x, floats(DType::bfloat16, {2}, {0x0p+0, 0x1p+0}));
  EAGER_TRY(const Tensor two, Tensor::weak(int64_t(2)));
  EAGER_TRY(const Tensor half, Tensor::weak(0x1p-1));
  EAGER_TRY(const Tensor y, eager::add(x, two));
  EAGER_DO(expect_floats(y, DType::bfloat16, {2}, {0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor z, eager::subtract(two, x));
  EAGER_DO(expect_floats(z, DType::bfloat16, {2}, {0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor w, eager::multiply(x, half));
  EAGER_DO(expect_floats(w, DType::bfloat16, {2}, {0x0p+0, 0x1p-1}));
  return done();
}

ROW(weak_scalars_beside_bool, "weak scalars beside bool") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {2}, {false, true}));
  EAGER_TRY(const Tensor two, Tensor::weak(int64_t(2)));
  EAGER_TRY(const Tensor half, Tensor::weak(0x1p-1));
  EAGER_TRY(const Tensor y, eager::bitwise_or(x, two));
  EAGER_DO(expect_integers(y, DType::int64, {2}, {2, 3}));
  return done();
}

ROW(weak_scalars_beside_complex128, "weak scalars beside complex128") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor two, Tensor::weak(int64_t(2)));
  EAGER_TRY(const Tensor half, Tensor::weak(0x1p-1));
  EAGER_TRY(const Tensor y, eager::add(x, two));
  EAGER_DO(expect_complexes(y, DType::complex128, {2}, {{0x1p+1, 0x0p+0}, {0x1.8p+1, 0x0p+0}}));
  EAGER_TRY(const Tensor z, eager::subtract(two, x));
  EAGER_DO(expect_complexes(z, DType::complex128, {2}, {{0x1p+1, 0x0p+0}, {0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor w, eager::multiply(x, half));
  EAGER_DO(expect_complexes(w, DType::complex128, {2}, {{0x0p+0, 0x0p+0}, {0x1p-1, 0x0p+0}}));
  return done();
}

ROW(weak_scalars_beside_complex64, "weak scalars beside complex64") {
  EAGER_TRY(const Tensor x, complexes(DType::complex64, {2}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor two, Tensor::weak(int64_t(2)));
  EAGER_TRY(const Tensor half, Tensor::weak(0x1p-1));
  EAGER_TRY(const Tensor y, eager::add(x, two));
  EAGER_DO(expect_complexes(y, DType::complex64, {2}, {{0x1p+1, 0x0p+0}, {0x1.8p+1, 0x0p+0}}));
  EAGER_TRY(const Tensor z, eager::subtract(two, x));
  EAGER_DO(expect_complexes(z, DType::complex64, {2}, {{0x1p+1, 0x0p+0}, {0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor w, eager::multiply(x, half));
  EAGER_DO(expect_complexes(w, DType::complex64, {2}, {{0x0p+0, 0x0p+0}, {0x1p-1, 0x0p+0}}));
  return done();
}

ROW(weak_scalars_beside_float16, "weak scalars beside float16") {
  EAGER_TRY(const Tensor x, floats(DType::float16, {2}, {0x0p+0, 0x1p+0}));
  EAGER_TRY(const Tensor two, Tensor::weak(int64_t(2)));
  EAGER_TRY(const Tensor half, Tensor::weak(0x1p-1));
  EAGER_TRY(const Tensor y, eager::add(x, two));
  EAGER_DO(expect_floats(y, DType::float16, {2}, {0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor z, eager::subtract(two, x));
  EAGER_DO(expect_floats(z, DType::float16, {2}, {0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor w, eager::multiply(x, half));
  EAGER_DO(expect_floats(w, DType::float16, {2}, {0x0p+0, 0x1p-1}));
  return done();
}

ROW(weak_scalars_beside_float32, "weak scalars beside float32") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x0p+0, 0x1p+0}));
  EAGER_TRY(const Tensor two, Tensor::weak(int64_t(2)));
  EAGER_TRY(const Tensor half, Tensor::weak(0x1p-1));
  EAGER_TRY(const Tensor y, eager::add(x, two));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor z, eager::subtract(two, x));
  EAGER_DO(expect_floats(z, DType::float32, {2}, {0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor w, eager::multiply(x, half));
  EAGER_DO(expect_floats(w, DType::float32, {2}, {0x0p+0, 0x1p-1}));
  return done();
}

ROW(weak_scalars_beside_float64, "weak scalars beside float64") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2}, {0x0p+0, 0x1p+0}));
  EAGER_TRY(const Tensor two, Tensor::weak(int64_t(2)));
  EAGER_TRY(const Tensor half, Tensor::weak(0x1p-1));
  EAGER_TRY(const Tensor y, eager::add(x, two));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor z, eager::subtract(two, x));
  EAGER_DO(expect_floats(z, DType::float64, {2}, {0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor w, eager::multiply(x, half));
  EAGER_DO(expect_floats(w, DType::float64, {2}, {0x0p+0, 0x1p-1}));
  return done();
}

ROW(weak_scalars_beside_int16, "weak scalars beside int16") {
  EAGER_TRY(const Tensor x, integers(DType::int16, {2}, {0, 1}));
  EAGER_TRY(const Tensor two, Tensor::weak(int64_t(2)));
  EAGER_TRY(const Tensor half, Tensor::weak(0x1p-1));
  EAGER_TRY(const Tensor y, eager::add(x, two));
  EAGER_DO(expect_integers(y, DType::int16, {2}, {2, 3}));
  EAGER_TRY(const Tensor z, eager::subtract(two, x));
  EAGER_DO(expect_integers(z, DType::int16, {2}, {2, 1}));
  EAGER_TRY(const Tensor w, eager::multiply(x, half));
  EAGER_DO(expect_floats(w, DType::float32, {2}, {0x0p+0, 0x1p-1}));
  return done();
}

ROW(weak_scalars_beside_int32, "weak scalars beside int32") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2}, {0, 1}));
  EAGER_TRY(const Tensor two, Tensor::weak(int64_t(2)));
  EAGER_TRY(const Tensor half, Tensor::weak(0x1p-1));
  EAGER_TRY(const Tensor y, eager::add(x, two));
  EAGER_DO(expect_integers(y, DType::int32, {2}, {2, 3}));
  EAGER_TRY(const Tensor z, eager::subtract(two, x));
  EAGER_DO(expect_integers(z, DType::int32, {2}, {2, 1}));
  EAGER_TRY(const Tensor w, eager::multiply(x, half));
  EAGER_DO(expect_floats(w, DType::float32, {2}, {0x0p+0, 0x1p-1}));
  return done();
}

ROW(weak_scalars_beside_int64, "weak scalars beside int64") {
  EAGER_TRY(const Tensor x, integers(DType::int64, {2}, {0, 1}));
  EAGER_TRY(const Tensor two, Tensor::weak(int64_t(2)));
  EAGER_TRY(const Tensor half, Tensor::weak(0x1p-1));
  EAGER_TRY(const Tensor y, eager::add(x, two));
  EAGER_DO(expect_integers(y, DType::int64, {2}, {2, 3}));
  EAGER_TRY(const Tensor z, eager::subtract(two, x));
  EAGER_DO(expect_integers(z, DType::int64, {2}, {2, 1}));
  EAGER_TRY(const Tensor w, eager::multiply(x, half));
  EAGER_DO(expect_floats(w, DType::float64, {2}, {0x0p+0, 0x1p-1}));
  return done();
}

ROW(weak_scalars_beside_int8, "weak scalars beside int8") {
  EAGER_TRY(const Tensor x, integers(DType::int8, {2}, {0, 1}));
  EAGER_TRY(const Tensor two, Tensor::weak(int64_t(2)));
  EAGER_TRY(const Tensor half, Tensor::weak(0x1p-1));
  EAGER_TRY(const Tensor y, eager::add(x, two));
  EAGER_DO(expect_integers(y, DType::int8, {2}, {2, 3}));
  EAGER_TRY(const Tensor z, eager::subtract(two, x));
  EAGER_DO(expect_integers(z, DType::int8, {2}, {2, 1}));
  EAGER_TRY(const Tensor w, eager::multiply(x, half));
  EAGER_DO(expect_floats(w, DType::float32, {2}, {0x0p+0, 0x1p-1}));
  return done();
}

ROW(weak_scalars_beside_uint16, "weak scalars beside uint16") {
  EAGER_TRY(const Tensor x, integers(DType::uint16, {2}, {0, 1}));
  EAGER_TRY(const Tensor two, Tensor::weak(int64_t(2)));
  EAGER_TRY(const Tensor half, Tensor::weak(0x1p-1));
  EAGER_TRY(const Tensor y, eager::add(x, two));
  EAGER_DO(expect_integers(y, DType::uint16, {2}, {2, 3}));
  EAGER_TRY(const Tensor z, eager::subtract(two, x));
  EAGER_DO(expect_integers(z, DType::uint16, {2}, {2, 1}));
  EAGER_TRY(const Tensor w, eager::multiply(x, half));
  EAGER_DO(expect_floats(w, DType::float32, {2}, {0x0p+0, 0x1p-1}));
  return done();
}

ROW(weak_scalars_beside_uint32, "weak scalars beside uint32") {
  EAGER_TRY(const Tensor x, integers(DType::uint32, {2}, {0, 1}));
  EAGER_TRY(const Tensor two, Tensor::weak(int64_t(2)));
  EAGER_TRY(const Tensor half, Tensor::weak(0x1p-1));
  EAGER_TRY(const Tensor y, eager::add(x, two));
  EAGER_DO(expect_integers(y, DType::uint32, {2}, {2, 3}));
  EAGER_TRY(const Tensor z, eager::subtract(two, x));
  EAGER_DO(expect_integers(z, DType::uint32, {2}, {2, 1}));
  EAGER_TRY(const Tensor w, eager::multiply(x, half));
  EAGER_DO(expect_floats(w, DType::float32, {2}, {0x0p+0, 0x1p-1}));
  return done();
}

ROW(weak_scalars_beside_uint64, "weak scalars beside uint64") {
  EAGER_TRY(const Tensor x, unsigneds(DType::uint64, {2}, {0u, 1u}));
  EAGER_TRY(const Tensor two, Tensor::weak(int64_t(2)));
  EAGER_TRY(const Tensor half, Tensor::weak(0x1p-1));
  EAGER_TRY(const Tensor y, eager::add(x, two));
  EAGER_DO(expect_unsigneds(y, DType::uint64, {2}, {2u, 3u}));
  EAGER_TRY(const Tensor z, eager::subtract(two, x));
  EAGER_DO(expect_unsigneds(z, DType::uint64, {2}, {2u, 1u}));
  EAGER_TRY(const Tensor w, eager::multiply(x, half));
  EAGER_DO(expect_floats(w, DType::float64, {2}, {0x0p+0, 0x1p-1}));
  return done();
}

ROW(weak_scalars_beside_uint8, "weak scalars beside uint8") {
  EAGER_TRY(const Tensor x, integers(DType::uint8, {2}, {0, 1}));
  EAGER_TRY(const Tensor two, Tensor::weak(int64_t(2)));
  EAGER_TRY(const Tensor half, Tensor::weak(0x1p-1));
  EAGER_TRY(const Tensor y, eager::add(x, two));
  EAGER_DO(expect_integers(y, DType::uint8, {2}, {2, 3}));
  EAGER_TRY(const Tensor z, eager::subtract(two, x));
  EAGER_DO(expect_integers(z, DType::uint8, {2}, {2, 1}));
  EAGER_TRY(const Tensor w, eager::multiply(x, half));
  EAGER_DO(expect_floats(w, DType::float32, {2}, {0x0p+0, 0x1p-1}));
  return done();
}

ROW(what_a_variable_refuses, "what a variable refuses") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Variable v, Variable::make(x, ""));
  EAGER_TRY(const Tensor longer, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor wider, floats(DType::float64, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_DO(v.assign(longer));
    return done();
  }));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_DO(v.assign(wider));
    return done();
  }));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_DO(v.assign_add(longer));
    return done();
  }));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_DO(v.assign_add(wider));
    return done();
  }));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_DO(v.assign_sub(longer));
    return done();
  }));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_DO(v.assign_sub(wider));
    return done();
  }));
  EAGER_TRY(const Tensor b, booleans(DType::bool_, {1}, {true}));
  EAGER_TRY(const Variable w, Variable::make(b, "", false));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_DO(w.assign_add(b));
    return done();
  }));
  EAGER_TRY(const Tensor y, v.read());
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1p+0, 0x1p+1}));
  return done();
}

ROW(what_an_optimizer_refuses, "what an optimizer refuses") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Variable v, Variable::make(x, ""));
  EAGER_TRY(const SGD sgd, SGD::make(SGDOptions().learning_rate(0x1p-1)));
  EAGER_TRY(const Tensor longer, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor wider, floats(DType::float64, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_DO(sgd.apply({longer}, {v}));
    return done();
  }));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_DO(sgd.apply({wider}, {v}));
    return done();
  }));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_DO(sgd.apply({x, x}, {v, v}));
    return done();
  }));
  EAGER_TRY(const Tensor n, integers(DType::int32, {1}, {1}));
  EAGER_TRY(const Variable w, Variable::make(n, "", false));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_DO(sgd.apply({n}, {w}));
    return done();
  }));
  EAGER_TRY(const Tensor y, v.read());
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Adam bad, Adam::make(AdamOptions().beta_1(0x1p+0)));
    return done();
  }));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Adagrad worse, Adagrad::make(AdagradOptions().learning_rate(-0x1p+0)));
    return done();
  }));
  return done();
}

ROW(what_does_not_fit_a_function, "what does not fit a function") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    EAGER_TRY(const Tensor y, eager::square(x));
    return std::vector<Tensor>{y};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float32, {2}}}, "f"));
  EAGER_TRY(const Tensor longer, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor wider, floats(DType::float64, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor a, f(longer));
    return done();
  }));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor b, f(wider));
    return done();
  }));
  return done();
}

ROW(what_layers_refuse_activations, "what layers refuse: activations") {
  EAGER_TRY(const Layer layer0, nn::PReLU::make());
  EAGER_TRY(const Tensor x0_0_0, floats(DType::float32, {1, 2}, {0x0p+0, 0x0p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer0.call({x0_0_0}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0_0_0 = outputs_1_.at(0);
  EAGER_TRY(const Tensor x0_1_0, floats(DType::float32, {1, 3}, {0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "Input 0 of layer \042prelu\042 is incompatible with the layer: expected axis 1 of input shape to have value 2, but received input with shape [1,3]", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_2_, layer0.call({x0_1_0}, false));
    EAGER_DO(expect_count(outputs_2_, 1));
    const Tensor y0_1_0 = outputs_2_.at(0);
    return done();
  }));
  EAGER_TRY(const Layer layer1, nn::PReLU::make(nn::PReLUOptions().shared_axes({2})));
  EAGER_TRY(const Tensor x1_0_0, floats(DType::float32, {1, 2}, {0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042prelu\042: shared_axes must be from 1 to 1, the last axis, got 2", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_3_, layer1.call({x1_0_0}, false));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y1_0_0 = outputs_3_.at(0);
    return done();
  }));
  return done();
}

ROW(what_layers_refuse_attention, "what layers refuse: attention") {
  EAGER_TRY(const Layer layer0, nn::MultiHeadAttention::make(1, 1));
  EAGER_TRY(const Tensor x0_0_0, floats(DType::float32, {1, 2, 3}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor x0_0_1, floats(DType::float32, {1, 2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer0.call({x0_0_0, x0_0_1}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0_0_0 = outputs_1_.at(0);
  EAGER_TRY(const Tensor x0_1_0, floats(DType::float32, {1, 2, 3}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor x0_1_1, floats(DType::float32, {1, 2, 1}, {0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "Input 1 of layer \042multi_head_attention\042 is incompatible with the layer: expected axis -1 of input shape to have value 2, but received input with shape [1,2,1]", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_2_, layer0.call({x0_1_0, x0_1_1}, false));
    EAGER_DO(expect_count(outputs_2_, 1));
    const Tensor y0_1_0 = outputs_2_.at(0);
    return done();
  }));
  EAGER_TRY(const Layer layer1, nn::MultiHeadAttention::make(1, 1, nn::MultiHeadAttentionOptions().dropout(0x1p+0)));
  EAGER_TRY(const Tensor x1_0_0, floats(DType::float32, {1, 2, 3}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor x1_0_1, floats(DType::float32, {1, 2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042multi_head_attention\042: `dropout` must be in [0, 1), got 1", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_3_, layer1.call({x1_0_0, x1_0_1}, false));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y1_0_0 = outputs_3_.at(0);
    return done();
  }));
  EAGER_TRY(const Layer layer2, nn::MultiHeadAttention::make(1, 0));
  EAGER_TRY(const Tensor x2_0_0, floats(DType::float32, {1, 2, 3}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor x2_0_1, floats(DType::float32, {1, 2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042multi_head_attention\042: Received an invalid value for `key_dim`, expected at least 1, got 0", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_4_, layer2.call({x2_0_0, x2_0_1}, false));
    EAGER_DO(expect_count(outputs_4_, 1));
    const Tensor y2_0_0 = outputs_4_.at(0);
    return done();
  }));
  return done();
}

ROW(what_layers_refuse_cells, "what layers refuse: cells") {
  EAGER_TRY(const Layer layer0, nn::LSTMCell::make(2));
  EAGER_TRY(const Tensor x0_0_0, floats(DType::float32, {1, 2}, {0x0p+0, 0x0p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer0.call({x0_0_0}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor y0_0_0 = outputs_1_.at(0);
  const Tensor y0_0_1 = outputs_1_.at(1);
  EAGER_TRY(const Tensor x0_1_0, floats(DType::float32, {1, 3}, {0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "Input 0 of layer \042lstm_cell\042 is incompatible with the layer: expected axis -1 of input shape to have value 2, but received input with shape [1,3]", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_2_, layer0.call({x0_1_0}, false));
    EAGER_DO(expect_count(outputs_2_, 2));
    const Tensor y0_1_0 = outputs_2_.at(0);
    const Tensor y0_1_1 = outputs_2_.at(1);
    return done();
  }));
  EAGER_TRY(const Layer layer1, nn::LSTMCell::make(2));
  EAGER_TRY(const Tensor x1_0_0, floats(DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor x1_0_1, floats(DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor x1_0_2, floats(DType::float32, {1, 2}, {0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042lstm_cell\042: initial_c must have shape [2,2], got shape [1,2]", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_3_, layer1.call({x1_0_0, x1_0_1, x1_0_2}, false));
    EAGER_DO(expect_count(outputs_3_, 2));
    const Tensor y1_0_0 = outputs_3_.at(0);
    const Tensor y1_0_1 = outputs_3_.at(1);
    return done();
  }));
  return done();
}

ROW(what_layers_refuse_changes_of_shape, "what layers refuse: changes of shape") {
  EAGER_TRY(const Layer layer0, nn::Permute::make({1, 3}));
  EAGER_TRY(const Tensor x0_0_0, floats(DType::float32, {1, 2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042permute\042: Invalid permutation argument `dims` for Permute Layer. The set of indices in `dims` must be consecutive and start from 1.", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_1_, layer0.call({x0_0_0}, false));
    EAGER_DO(expect_count(outputs_1_, 1));
    const Tensor y0_0_0 = outputs_1_.at(0);
    return done();
  }));
  EAGER_TRY(const Layer layer1, nn::Permute::make({2, 1}));
  EAGER_TRY(const Tensor x1_0_0, floats(DType::float32, {1, 2}, {0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "Input 0 of layer \042permute\042 is incompatible with the layer: expected ndim=3, found ndim=2. Full shape received: [1,2]", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_2_, layer1.call({x1_0_0}, false));
    EAGER_DO(expect_count(outputs_2_, 1));
    const Tensor y1_0_0 = outputs_2_.at(0);
    return done();
  }));
  return done();
}

ROW(what_layers_refuse_convolutions, "what layers refuse: convolutions") {
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042conv2d\042: Value for attr 'padding' of \042FULL\042 is not in the list of allowed values: \042VALID\042, \042SAME\042", [&]() -> Fallible<void> {
    EAGER_TRY(const Layer bad0, nn::Conv2D::make(2, {2, 2}, nn::Conv2DOptions().padding("FULL")));
    return done();
  }));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042conv2d\042: Value for attr 'data_format' of \042channels_frist\042 is not in the list of allowed values: \042NHWC\042, \042NWC\042, \042NDHWC\042, \042CHANNELS_LAST\042, \042NCHW\042, \042NCW\042, \042NCDHW\042, \042CHANNELS_FIRST\042", [&]() -> Fallible<void> {
    EAGER_TRY(const Layer bad1, nn::Conv2D::make(2, {2, 2}, nn::Conv2DOptions().data_format("channels_frist")));
    return done();
  }));
  EAGER_TRY(const Layer layer0, nn::Conv2D::make(2, {2, 2}));
  EAGER_TRY(const Tensor x0_0_0, floats(DType::float32, {1, 2, 2, 3}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer0.call({x0_0_0}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0_0_0 = outputs_1_.at(0);
  EAGER_TRY(const Tensor x0_1_0, floats(DType::float32, {1, 2, 2, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "Input 0 of layer \042conv2d\042 is incompatible with the layer: expected axis -1 of input shape to have value 3, but received input with shape [1,2,2,4]", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_2_, layer0.call({x0_1_0}, false));
    EAGER_DO(expect_count(outputs_2_, 1));
    const Tensor y0_1_0 = outputs_2_.at(0);
    return done();
  }));
  EAGER_TRY(const Layer layer1, nn::Conv2D::make(2, {2, 2}, nn::Conv2DOptions().data_format("NCHW")));
  EAGER_TRY(const Tensor x1_0_0, floats(DType::float32, {1, 3, 2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, layer1.call({x1_0_0}, false));
  EAGER_DO(expect_count(outputs_3_, 1));
  const Tensor y1_0_0 = outputs_3_.at(0);
  EAGER_TRY(const Tensor x1_1_0, floats(DType::float32, {1, 4, 2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "Input 0 of layer \042conv2d\042 is incompatible with the layer: expected axis 1 of input shape to have value 3, but received input with shape [1,4,2,2]", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_4_, layer1.call({x1_1_0}, false));
    EAGER_DO(expect_count(outputs_4_, 1));
    const Tensor y1_1_0 = outputs_4_.at(0);
    return done();
  }));
  EAGER_TRY(const Layer layer2, nn::Conv2D::make(2, {2, 2}));
  EAGER_TRY(const Tensor x2_0_0, floats(DType::float32, {1, 2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "Input 0 of layer \042conv2d\042 is incompatible with the layer: expected ndim=4, found ndim=3. Full shape received: [1,2,2]", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_5_, layer2.call({x2_0_0}, false));
    EAGER_DO(expect_count(outputs_5_, 1));
    const Tensor y2_0_0 = outputs_5_.at(0);
    return done();
  }));
  EAGER_TRY(const Layer layer3, nn::Conv2D::make(2, {2, 2}, nn::Conv2DOptions().groups(2)));
  EAGER_TRY(const Tensor x3_0_0, floats(DType::float32, {1, 2, 2, 3}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042conv2d\042: The number of input channels must be evenly divisible by the number of groups. Received groups=2, but the input has 3 channels", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_6_, layer3.call({x3_0_0}, false));
    EAGER_DO(expect_count(outputs_6_, 1));
    const Tensor y3_0_0 = outputs_6_.at(0);
    return done();
  }));
  return done();
}

ROW(what_layers_refuse_dense_layers, "what layers refuse: dense layers") {
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042dense\042: Value for attr 'activation' of \042rleu\042 is not in the list of allowed values: \042LINEAR\042, \042RELU\042, \042RELU6\042, \042LEAKY_RELU\042, \042ELU\042, \042SELU\042, \042SIGMOID\042, \042TANH\042, \042SOFTPLUS\042, \042SOFTSIGN\042, \042SILU\042, \042SWISH\042, \042GELU\042, \042EXPONENTIAL\042, \042SOFTMAX\042, \042LOG_SOFTMAX\042", [&]() -> Fallible<void> {
    EAGER_TRY(const Layer bad0, nn::Dense::make(2, nn::DenseOptions().activation("rleu")));
    return done();
  }));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042dense\042: Unknown initializer: 'glorot'", [&]() -> Fallible<void> {
    EAGER_TRY(const Layer bad1, nn::Dense::make(2, nn::DenseOptions().kernel_initializer("glorot")));
    return done();
  }));
  EAGER_TRY(const Layer layer0, nn::Dense::make(2));
  EAGER_TRY(const Tensor x0_0_0, floats(DType::float32, {1, 2}, {0x0p+0, 0x0p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer0.call({x0_0_0}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0_0_0 = outputs_1_.at(0);
  EAGER_TRY(const Tensor x0_1_0, floats(DType::float32, {1, 3}, {0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "Input 0 of layer \042dense\042 is incompatible with the layer: expected axis -1 of input shape to have value 2, but received input with shape [1,3]", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_2_, layer0.call({x0_1_0}, false));
    EAGER_DO(expect_count(outputs_2_, 1));
    const Tensor y0_1_0 = outputs_2_.at(0);
    return done();
  }));
  EAGER_TRY(const Layer layer1, nn::Dense::make(0));
  EAGER_TRY(const Tensor x1_0_0, floats(DType::float32, {1, 2}, {0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042dense\042: Received an invalid value for `units`, expected at least 1, got 0", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_3_, layer1.call({x1_0_0}, false));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y1_0_0 = outputs_3_.at(0);
    return done();
  }));
  return done();
}

ROW(what_layers_refuse_dropout, "what layers refuse: dropout") {
  EAGER_TRY(const Layer layer0, nn::Dropout::make(0x1.8p+0));
  EAGER_TRY(const Tensor x0_0_0, floats(DType::float32, {1}, {0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042dropout\042: Invalid value received for argument `rate`. Expected a float value between 0 and 1. Received: rate=1.5", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_1_, layer0.call({x0_0_0}, false));
    EAGER_DO(expect_count(outputs_1_, 1));
    const Tensor y0_0_0 = outputs_1_.at(0);
    return done();
  }));
  return done();
}

ROW(what_layers_refuse_embeddings, "what layers refuse: embeddings") {
  EAGER_TRY(const Layer layer0, nn::Embedding::make(2, 0));
  EAGER_TRY(const Tensor x0_0_0, integers(DType::int32, {1}, {0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042embedding\042: Received an invalid value for `output_dim`, expected at least 1, got 0", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_1_, layer0.call({x0_0_0}, false));
    EAGER_DO(expect_count(outputs_1_, 1));
    const Tensor y0_0_0 = outputs_1_.at(0);
    return done();
  }));
  return done();
}

ROW(what_layers_refuse_normalizations, "what layers refuse: normalizations") {
  EAGER_TRY(const Layer layer0, nn::BatchNormalization::make());
  EAGER_TRY(const Tensor x0_0_0, floats(DType::float32, {1, 2}, {0x0p+0, 0x0p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer0.call({x0_0_0}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0_0_0 = outputs_1_.at(0);
  EAGER_TRY(const Tensor x0_1_0, floats(DType::float32, {1, 3}, {0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "Input 0 of layer \042batch_normalization\042 is incompatible with the layer: expected axis -1 of input shape to have value 2, but received input with shape [1,3]", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_2_, layer0.call({x0_1_0}, false));
    EAGER_DO(expect_count(outputs_2_, 1));
    const Tensor y0_1_0 = outputs_2_.at(0);
    return done();
  }));
  EAGER_TRY(const Layer layer1, nn::BatchNormalization::make(nn::BatchNormalizationOptions().axis(2)));
  EAGER_TRY(const Tensor x1_0_0, floats(DType::float32, {1, 2}, {0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042batch_normalization\042: Invalid value for `axis` argument. Expected 0 <= axis < inputs.rank (with inputs.rank=2). Received: axis=(2,)", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_3_, layer1.call({x1_0_0}, false));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y1_0_0 = outputs_3_.at(0);
    return done();
  }));
  return done();
}

ROW(what_layers_refuse_normalizations_along_axes, "what layers refuse: normalizations along axes") {
  EAGER_TRY(const Layer layer0, nn::LayerNormalization::make());
  EAGER_TRY(const Tensor x0_0_0, floats(DType::float32, {1, 2}, {0x0p+0, 0x0p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer0.call({x0_0_0}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0_0_0 = outputs_1_.at(0);
  EAGER_TRY(const Tensor x0_1_0, floats(DType::float32, {1, 3}, {0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "Input 0 of layer \042layer_normalization\042 is incompatible with the layer: expected axis -1 of input shape to have value 2, but received input with shape [1,3]", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_2_, layer0.call({x0_1_0}, false));
    EAGER_DO(expect_count(outputs_2_, 1));
    const Tensor y0_1_0 = outputs_2_.at(0);
    return done();
  }));
  EAGER_TRY(const Layer layer1, nn::LayerNormalization::make(nn::LayerNormalizationOptions().axis({2})));
  EAGER_TRY(const Tensor x1_0_0, floats(DType::float32, {1, 2}, {0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042layer_normalization\042: Invalid value for `axis` argument. Expected 0 <= axis < inputs.rank (with inputs.rank=2). Received: axis=(2,)", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_3_, layer1.call({x1_0_0}, false));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y1_0_0 = outputs_3_.at(0);
    return done();
  }));
  EAGER_TRY(const Layer layer2, nn::LayerNormalization::make(nn::LayerNormalizationOptions().axis({1, -1})));
  EAGER_TRY(const Tensor x2_0_0, floats(DType::float32, {1, 2}, {0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042layer_normalization\042: Duplicate axis: -1", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_4_, layer2.call({x2_0_0}, false));
    EAGER_DO(expect_count(outputs_4_, 1));
    const Tensor y2_0_0 = outputs_4_.at(0);
    return done();
  }));
  return done();
}

ROW(what_layers_refuse_normalizations_by_groups, "what layers refuse: normalizations by groups") {
  EAGER_TRY(const Layer layer0, nn::GroupNormalization::make(nn::GroupNormalizationOptions().groups(2)));
  EAGER_TRY(const Tensor x0_0_0, floats(DType::float32, {1, 3}, {0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042group_normalization\042: Number of groups (2) must be a multiple of the number of channels (3).", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_1_, layer0.call({x0_0_0}, false));
    EAGER_DO(expect_count(outputs_1_, 1));
    const Tensor y0_0_0 = outputs_1_.at(0);
    return done();
  }));
  EAGER_TRY(const Layer layer1, nn::GroupNormalization::make());
  EAGER_TRY(const Tensor x1_0_0, floats(DType::float32, {1, 3}, {0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042group_normalization\042: Number of groups (32) cannot be more than the number of channels (3).", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_2_, layer1.call({x1_0_0}, false));
    EAGER_DO(expect_count(outputs_2_, 1));
    const Tensor y1_0_0 = outputs_2_.at(0);
    return done();
  }));
  return done();
}

ROW(what_layers_refuse_pools, "what layers refuse: pools") {
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042max_pool2d\042: Value for attr 'padding' of \042FULL\042 is not in the list of allowed values: \042VALID\042, \042SAME\042", [&]() -> Fallible<void> {
    EAGER_TRY(const Layer bad0, nn::MaxPooling2D::make(nn::MaxPooling2DOptions().padding("FULL")));
    return done();
  }));
  EAGER_TRY(const Layer layer0, nn::MaxPooling2D::make());
  EAGER_TRY(const Tensor x0_0_0, floats(DType::float32, {1, 2, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "Input 0 of layer \042max_pool2d\042 is incompatible with the layer: expected ndim=4, found ndim=3. Full shape received: [1,2,2]", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_1_, layer0.call({x0_0_0}, false));
    EAGER_DO(expect_count(outputs_1_, 1));
    const Tensor y0_0_0 = outputs_1_.at(0);
    return done();
  }));
  EAGER_TRY(const Layer layer1, nn::MaxPooling2D::make(nn::MaxPooling2DOptions().pool_size({0})));
  EAGER_TRY(const Tensor x1_0_0, floats(DType::float32, {1, 2, 2, 1}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042max_pool2d\042: The `pool_size` argument must be of positive integers. Received 0", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_2_, layer1.call({x1_0_0}, false));
    EAGER_DO(expect_count(outputs_2_, 1));
    const Tensor y1_0_0 = outputs_2_.at(0);
    return done();
  }));
  return done();
}

ROW(what_layers_refuse_sequences_of_gru, "what layers refuse: sequences of gru") {
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042gru\042: Value for attr 'merge_mode' of \042MEAN\042 is not in the list of allowed values: \042CONCAT\042, \042SUM\042, \042MUL\042, \042AVE\042", [&]() -> Fallible<void> {
    EAGER_TRY(const Layer bad0, nn::GRU::make(2, nn::GRUOptions().merge_mode("MEAN")));
    return done();
  }));
  EAGER_TRY(const Layer layer0, nn::GRU::make(2));
  EAGER_TRY(const Tensor x0_0_0, floats(DType::float32, {1, 3, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer0.call({x0_0_0}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor y0_0_0 = outputs_1_.at(0);
  const Tensor y0_0_1 = outputs_1_.at(1);
  EAGER_TRY(const Tensor x0_1_0, floats(DType::float32, {1, 3, 1}, {0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "Input 0 of layer \042gru\042 is incompatible with the layer: expected axis -1 of input shape to have value 2, but received input with shape [1,3,1]", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_2_, layer0.call({x0_1_0}, false));
    EAGER_DO(expect_count(outputs_2_, 2));
    const Tensor y0_1_0 = outputs_2_.at(0);
    const Tensor y0_1_1 = outputs_2_.at(1);
    return done();
  }));
  EAGER_TRY(const Layer layer1, nn::GRU::make(2));
  EAGER_TRY(const Tensor x1_0_0, floats(DType::float32, {1, 2}, {0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "Input 0 of layer \042gru\042 is incompatible with the layer: expected ndim=3, found ndim=2. Full shape received: [1,2]", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_3_, layer1.call({x1_0_0}, false));
    EAGER_DO(expect_count(outputs_3_, 2));
    const Tensor y1_0_0 = outputs_3_.at(0);
    const Tensor y1_0_1 = outputs_3_.at(1);
    return done();
  }));
  EAGER_TRY(const Layer layer2, nn::GRU::make(2));
  EAGER_TRY(const Tensor x2_0_0, floats(DType::float32, {2, 3, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor x2_0_2, floats(DType::float32, {2, 3}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042gru\042: initial_h must have shape [2,2], got shape [2,3]", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_4_, layer2.call({x2_0_0, Tensor(), x2_0_2}, false));
    EAGER_DO(expect_count(outputs_4_, 2));
    const Tensor y2_0_0 = outputs_4_.at(0);
    const Tensor y2_0_1 = outputs_4_.at(1);
    return done();
  }));
  EAGER_TRY(const Layer layer3, nn::GRU::make(2, nn::GRUOptions().go_backwards(true).bidirectional(true)));
  EAGER_TRY(const Tensor x3_0_0, floats(DType::float32, {1, 3, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042gru\042: go_backwards has no meaning for a bidirectional layer", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_5_, layer3.call({x3_0_0}, false));
    EAGER_DO(expect_count(outputs_5_, 2));
    const Tensor y3_0_0 = outputs_5_.at(0);
    const Tensor y3_0_1 = outputs_5_.at(1);
    return done();
  }));
  EAGER_TRY(const Layer layer4, nn::GRU::make(2, nn::GRUOptions().dropout(0x1p+0)));
  EAGER_TRY(const Tensor x4_0_0, floats(DType::float32, {1, 3, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042gru\042: `dropout` must be in [0, 1), got 1", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_6_, layer4.call({x4_0_0}, false));
    EAGER_DO(expect_count(outputs_6_, 2));
    const Tensor y4_0_0 = outputs_6_.at(0);
    const Tensor y4_0_1 = outputs_6_.at(1);
    return done();
  }));
  return done();
}

ROW(what_layers_refuse_sequences_of_lstm, "what layers refuse: sequences of lstm") {
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042lstm\042: Value for attr 'merge_mode' of \042MEAN\042 is not in the list of allowed values: \042CONCAT\042, \042SUM\042, \042MUL\042, \042AVE\042", [&]() -> Fallible<void> {
    EAGER_TRY(const Layer bad0, nn::LSTM::make(2, nn::LSTMOptions().merge_mode("MEAN")));
    return done();
  }));
  EAGER_TRY(const Layer layer0, nn::LSTM::make(2));
  EAGER_TRY(const Tensor x0_0_0, floats(DType::float32, {1, 3, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer0.call({x0_0_0}, false));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor y0_0_0 = outputs_1_.at(0);
  const Tensor y0_0_1 = outputs_1_.at(1);
  const Tensor y0_0_2 = outputs_1_.at(2);
  EAGER_TRY(const Tensor x0_1_0, floats(DType::float32, {1, 3, 1}, {0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "Input 0 of layer \042lstm\042 is incompatible with the layer: expected axis -1 of input shape to have value 2, but received input with shape [1,3,1]", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_2_, layer0.call({x0_1_0}, false));
    EAGER_DO(expect_count(outputs_2_, 3));
    const Tensor y0_1_0 = outputs_2_.at(0);
    const Tensor y0_1_1 = outputs_2_.at(1);
    const Tensor y0_1_2 = outputs_2_.at(2);
    return done();
  }));
  EAGER_TRY(const Layer layer1, nn::LSTM::make(2));
  EAGER_TRY(const Tensor x1_0_0, floats(DType::float32, {1, 2}, {0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "Input 0 of layer \042lstm\042 is incompatible with the layer: expected ndim=3, found ndim=2. Full shape received: [1,2]", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_3_, layer1.call({x1_0_0}, false));
    EAGER_DO(expect_count(outputs_3_, 3));
    const Tensor y1_0_0 = outputs_3_.at(0);
    const Tensor y1_0_1 = outputs_3_.at(1);
    const Tensor y1_0_2 = outputs_3_.at(2);
    return done();
  }));
  EAGER_TRY(const Layer layer2, nn::LSTM::make(2));
  EAGER_TRY(const Tensor x2_0_0, floats(DType::float32, {2, 3, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor x2_0_2, floats(DType::float32, {2, 3}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042lstm\042: initial_h must have shape [2,2], got shape [2,3]", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_4_, layer2.call({x2_0_0, Tensor(), x2_0_2, Tensor()}, false));
    EAGER_DO(expect_count(outputs_4_, 3));
    const Tensor y2_0_0 = outputs_4_.at(0);
    const Tensor y2_0_1 = outputs_4_.at(1);
    const Tensor y2_0_2 = outputs_4_.at(2);
    return done();
  }));
  EAGER_TRY(const Layer layer3, nn::LSTM::make(2, nn::LSTMOptions().go_backwards(true).bidirectional(true)));
  EAGER_TRY(const Tensor x3_0_0, floats(DType::float32, {1, 3, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042lstm\042: go_backwards has no meaning for a bidirectional layer", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_5_, layer3.call({x3_0_0}, false));
    EAGER_DO(expect_count(outputs_5_, 3));
    const Tensor y3_0_0 = outputs_5_.at(0);
    const Tensor y3_0_1 = outputs_5_.at(1);
    const Tensor y3_0_2 = outputs_5_.at(2);
    return done();
  }));
  EAGER_TRY(const Layer layer4, nn::LSTM::make(2, nn::LSTMOptions().dropout(0x1p+0)));
  EAGER_TRY(const Tensor x4_0_0, floats(DType::float32, {1, 3, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042lstm\042: `dropout` must be in [0, 1), got 1", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_6_, layer4.call({x4_0_0}, false));
    EAGER_DO(expect_count(outputs_6_, 3));
    const Tensor y4_0_0 = outputs_6_.at(0);
    const Tensor y4_0_1 = outputs_6_.at(1);
    const Tensor y4_0_2 = outputs_6_.at(2);
    return done();
  }));
  return done();
}

ROW(what_layers_refuse_sequences_of_rnn, "what layers refuse: sequences of rnn") {
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042rnn\042: Value for attr 'merge_mode' of \042MEAN\042 is not in the list of allowed values: \042CONCAT\042, \042SUM\042, \042MUL\042, \042AVE\042", [&]() -> Fallible<void> {
    EAGER_TRY(const Layer bad0, nn::SimpleRNN::make(2, nn::SimpleRNNOptions().merge_mode("MEAN")));
    return done();
  }));
  EAGER_TRY(const Layer layer0, nn::SimpleRNN::make(2));
  EAGER_TRY(const Tensor x0_0_0, floats(DType::float32, {1, 3, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer0.call({x0_0_0}, false));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor y0_0_0 = outputs_1_.at(0);
  const Tensor y0_0_1 = outputs_1_.at(1);
  EAGER_TRY(const Tensor x0_1_0, floats(DType::float32, {1, 3, 1}, {0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "Input 0 of layer \042rnn\042 is incompatible with the layer: expected axis -1 of input shape to have value 2, but received input with shape [1,3,1]", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_2_, layer0.call({x0_1_0}, false));
    EAGER_DO(expect_count(outputs_2_, 2));
    const Tensor y0_1_0 = outputs_2_.at(0);
    const Tensor y0_1_1 = outputs_2_.at(1);
    return done();
  }));
  EAGER_TRY(const Layer layer1, nn::SimpleRNN::make(2));
  EAGER_TRY(const Tensor x1_0_0, floats(DType::float32, {1, 2}, {0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "Input 0 of layer \042rnn\042 is incompatible with the layer: expected ndim=3, found ndim=2. Full shape received: [1,2]", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_3_, layer1.call({x1_0_0}, false));
    EAGER_DO(expect_count(outputs_3_, 2));
    const Tensor y1_0_0 = outputs_3_.at(0);
    const Tensor y1_0_1 = outputs_3_.at(1);
    return done();
  }));
  EAGER_TRY(const Layer layer2, nn::SimpleRNN::make(2));
  EAGER_TRY(const Tensor x2_0_0, floats(DType::float32, {2, 3, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor x2_0_2, floats(DType::float32, {2, 3}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042rnn\042: initial_h must have shape [2,2], got shape [2,3]", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_4_, layer2.call({x2_0_0, Tensor(), x2_0_2}, false));
    EAGER_DO(expect_count(outputs_4_, 2));
    const Tensor y2_0_0 = outputs_4_.at(0);
    const Tensor y2_0_1 = outputs_4_.at(1);
    return done();
  }));
  EAGER_TRY(const Layer layer3, nn::SimpleRNN::make(2, nn::SimpleRNNOptions().go_backwards(true).bidirectional(true)));
  EAGER_TRY(const Tensor x3_0_0, floats(DType::float32, {1, 3, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042rnn\042: go_backwards has no meaning for a bidirectional layer", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_5_, layer3.call({x3_0_0}, false));
    EAGER_DO(expect_count(outputs_5_, 2));
    const Tensor y3_0_0 = outputs_5_.at(0);
    const Tensor y3_0_1 = outputs_5_.at(1);
    return done();
  }));
  EAGER_TRY(const Layer layer4, nn::SimpleRNN::make(2, nn::SimpleRNNOptions().dropout(0x1p+0)));
  EAGER_TRY(const Tensor x4_0_0, floats(DType::float32, {1, 3, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "layer \042rnn\042: `dropout` must be in [0, 1), got 1", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_6_, layer4.call({x4_0_0}, false));
    EAGER_DO(expect_count(outputs_6_, 2));
    const Tensor y4_0_0 = outputs_6_.at(0);
    const Tensor y4_0_1 = outputs_6_.at(1);
    return done();
  }));
  return done();
}

ROW(where, "where") {
  EAGER_TRY(const Tensor condition, booleans(DType::bool_, {2, 1}, {true, false}));
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::where(condition, x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_DO(expect_floats(d_x2, DType::float32, {2, 3}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  return done();
}

ROW(where_a_quotient_a_logarithm_and_a_maximum_have_no_number, "where a quotient, a logarithm and a maximum have no number") {
  EAGER_TRY(const Tensor zero, floats(DType::float64, {4}, {0x0p+0, 0x0p+0, NaN, 0x1p+1}));
  EAGER_TRY(const Tensor x, floats(DType::float64, {4}, {0x0p+0, NaN, 0x1p+0, NaN}));
  EAGER_TRY(const Tensor y_divide_no_nan, eager::divide_no_nan(zero, x));
  EAGER_DO(expect_floats(y_divide_no_nan, DType::float64, {4}, {0x0p+0, NaN, NaN, NaN}));
  EAGER_TRY(const Tensor y_xdivy, eager::xdivy(zero, x));
  EAGER_DO(expect_floats(y_xdivy, DType::float64, {4}, {0x0p+0, NaN, NaN, NaN}));
  EAGER_TRY(const Tensor y_xlogy, eager::xlogy(zero, x));
  EAGER_DO(expect_floats(y_xlogy, DType::float64, {4}, {0x0p+0, NaN, NaN, NaN}));
  EAGER_TRY(const Tensor y_xlog1py, eager::xlog1py(zero, x));
  EAGER_DO(expect_floats(y_xlog1py, DType::float64, {4}, {0x0p+0, NaN, NaN, NaN}));
  EAGER_TRY(const Tensor y_fmax, eager::fmax(zero, x));
  EAGER_DO(expect_floats(y_fmax, DType::float64, {4}, {0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y_fmin, eager::fmin(zero, x));
  EAGER_DO(expect_floats(y_fmin, DType::float64, {4}, {0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y_heaviside, eager::heaviside(zero, x));
  EAGER_DO(expect_floats(y_heaviside, DType::float64, {4}, {0x0p+0, NaN, NaN, 0x1p+0}));
  return done();
}

ROW(where_of_strings, "where of strings") {
  EAGER_TRY(const Tensor condition, booleans(DType::bool_, {2, 1}, {true, false}));
  EAGER_TRY(const Tensor x1, strings(DType::string, {2, 3}, {"a", "", "\346\227\245\346\234\254", "b c", "d", "e"}));
  EAGER_TRY(const Tensor x2, strings(DType::string, {}, {"none"}));
  EAGER_TRY(const Tensor y, eager::where(condition, x1, x2));
  EAGER_DO(expect_strings(y, DType::string, {2, 3}, {"a", "", "\346\227\245\346\234\254", "none", "none", "none"}));
  return done();
}

ROW(where_promotes, "where promotes") {
  EAGER_TRY(const Tensor condition, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x1, integers(DType::int16, {1}, {1}));
  EAGER_TRY(const Tensor x2, integers(DType::uint16, {1}, {2}));
  EAGER_TRY(const Tensor y, eager::where(condition, x1, x2));
  EAGER_DO(expect_integers(y, DType::int32, {1}, {1}));
  return done();
}

ROW(while_loop_in_a_function, "while_loop in a function") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor i_c = given.at(0);
    const Tensor x_c = given.at(1);
    const Tensor c_c = given.at(2);
    EAGER_TRY(const Tensor three, integers(DType::int64, {}, {3}));
    EAGER_TRY(const Tensor go_on, eager::less(i_c, three));
    return std::vector<Tensor>{go_on};
  };
  EAGER_TRY(const Function less, Function::trace_list(callback_1_, {Spec{DType::int64, {}}, Spec{DType::float64, {2}}, Spec{DType::float64, {}}}, "less"));
  const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor i_b = given.at(0);
    const Tensor x_b = given.at(1);
    const Tensor c_b = given.at(2);
    EAGER_TRY(const Tensor one, integers(DType::int64, {}, {1}));
    EAGER_TRY(const Tensor i_next, eager::add(i_b, one));
    EAGER_TRY(const Tensor x_next, eager::multiply(x_b, c_b));
    return std::vector<Tensor>{i_next, x_next, x_b};
  };
  EAGER_TRY(const Function times, Function::trace_list(callback_2_, {Spec{DType::int64, {}}, Spec{DType::float64, {2}}, Spec{DType::float64, {}}}, "times"));
  const auto callback_3_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    const Tensor c = given.at(1);
    EAGER_TRY(const Tensor i, integers(DType::int64, {}, {1}));
    EAGER_TRY(const std::vector<Tensor> outputs_4_, eager::while_loop({i, x, c}, less, times, WhileLoopOptions().num_invariants(1)));
    EAGER_DO(expect_count(outputs_4_, 3));
    const Tensor i_last = outputs_4_.at(0);
    const Tensor x_last = outputs_4_.at(1);
    const Tensor stack = outputs_4_.at(2);
    return std::vector<Tensor>{x_last, stack};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_3_, {Spec{DType::float64, {2}}, Spec{DType::float64, {}}}, "f"));
  EAGER_TRY(const Tensor a, floats(DType::float64, {2}, {0x1p+0, -0x1p+0}));
  EAGER_TRY(const Tensor b, floats(DType::float64, {}, {0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(a));
  EAGER_DO(tape.watch(b));
  EAGER_TRY(const std::vector<Tensor> outputs_5_, f.call({a, b}));
  EAGER_DO(expect_count(outputs_5_, 2));
  const Tensor y = outputs_5_.at(0);
  const Tensor s = outputs_5_.at(1);
  EAGER_TRY(const std::vector<Tensor> outputs_6_, tape.gradient({y}, {a, b}));
  EAGER_DO(expect_count(outputs_6_, 2));
  const Tensor d_a = outputs_6_.at(0);
  const Tensor d_b = outputs_6_.at(1);
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1.2p+3, -0x1.2p+3}));
  EAGER_DO(expect_floats(s, DType::float64, {2, 2}, {0x1p+0, -0x1p+0, 0x1.8p+1, -0x1.8p+1}));
  EAGER_DO(expect_floats(d_a, DType::float64, {2}, {0x1.2p+3, 0x1.2p+3}));
  EAGER_DO(expect_floats(d_b, DType::float64, {}, {0x0p+0}));
  return done();
}

ROW(while_loop_maximum_iterations_0, "while_loop maximum_iterations=0") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_c = given.at(0);
    EAGER_TRY(const Tensor yes, booleans(DType::bool_, {}, {true}));
    return std::vector<Tensor>{yes};
  };
  EAGER_TRY(const Function always, Function::trace_list(callback_1_, {Spec{DType::int64, {}}}, "always"));
  const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_b = given.at(0);
    EAGER_TRY(const Tensor y_b, eager::add(x_b, x_b));
    return std::vector<Tensor>{y_b, x_b};
  };
  EAGER_TRY(const Function twice, Function::trace_list(callback_2_, {Spec{DType::int64, {}}}, "twice"));
  EAGER_TRY(const Tensor x, integers(DType::int64, {}, {3}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, eager::while_loop({x}, always, twice, WhileLoopOptions().maximum_iterations(0)));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor y = outputs_3_.at(0);
  const Tensor seen = outputs_3_.at(1);
  EAGER_DO(expect_integers(y, DType::int64, {}, {3}));
  EAGER_DO(expect_integers(seen, DType::int64, {0}, {}));
  return done();
}

ROW(while_loop_maximum_iterations_1, "while_loop maximum_iterations=1") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_c = given.at(0);
    EAGER_TRY(const Tensor yes, booleans(DType::bool_, {}, {true}));
    return std::vector<Tensor>{yes};
  };
  EAGER_TRY(const Function always, Function::trace_list(callback_1_, {Spec{DType::int64, {}}}, "always"));
  const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_b = given.at(0);
    EAGER_TRY(const Tensor y_b, eager::add(x_b, x_b));
    return std::vector<Tensor>{y_b, x_b};
  };
  EAGER_TRY(const Function twice, Function::trace_list(callback_2_, {Spec{DType::int64, {}}}, "twice"));
  EAGER_TRY(const Tensor x, integers(DType::int64, {}, {3}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, eager::while_loop({x}, always, twice, WhileLoopOptions().maximum_iterations(1)));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor y = outputs_3_.at(0);
  const Tensor seen = outputs_3_.at(1);
  EAGER_DO(expect_integers(y, DType::int64, {}, {6}));
  EAGER_DO(expect_integers(seen, DType::int64, {1}, {3}));
  return done();
}

ROW(while_loop_with_an_invariant_and_a_stack, "while_loop with an invariant and a stack") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor i_c = given.at(0);
    const Tensor x_c = given.at(1);
    const Tensor c_c = given.at(2);
    EAGER_TRY(const Tensor three, integers(DType::int64, {}, {3}));
    EAGER_TRY(const Tensor go_on, eager::less(i_c, three));
    return std::vector<Tensor>{go_on};
  };
  EAGER_TRY(const Function less, Function::trace_list(callback_1_, {Spec{DType::int64, {}}, Spec{DType::float64, {2}}, Spec{DType::float64, {}}}, "less"));
  const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor i_b = given.at(0);
    const Tensor x_b = given.at(1);
    const Tensor c_b = given.at(2);
    EAGER_TRY(const Tensor one, integers(DType::int64, {}, {1}));
    EAGER_TRY(const Tensor i_next, eager::add(i_b, one));
    EAGER_TRY(const Tensor x_next, eager::multiply(x_b, c_b));
    return std::vector<Tensor>{i_next, x_next, x_b};
  };
  EAGER_TRY(const Function times, Function::trace_list(callback_2_, {Spec{DType::int64, {}}, Spec{DType::float64, {2}}, Spec{DType::float64, {}}}, "times"));
  EAGER_TRY(const Tensor i, integers(DType::int64, {}, {0}));
  EAGER_TRY(const Tensor x, floats(DType::float64, {2}, {0x1p+0, 0x1.4p+2}));
  EAGER_TRY(const Tensor c, floats(DType::float64, {}, {0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(c));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, eager::while_loop({i, x, c}, less, times, WhileLoopOptions().num_invariants(1)));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor i_last = outputs_3_.at(0);
  const Tensor x_last = outputs_3_.at(1);
  const Tensor stack = outputs_3_.at(2);
  EAGER_TRY(const std::vector<Tensor> outputs_4_, tape.gradient({x_last}, {x, c}));
  EAGER_DO(expect_count(outputs_4_, 2));
  const Tensor d_x = outputs_4_.at(0);
  const Tensor d_c = outputs_4_.at(1);
  EAGER_DO(expect_integers(i_last, DType::int64, {}, {3}));
  EAGER_DO(expect_floats(x_last, DType::float64, {2}, {0x1p+3, 0x1.4p+5}));
  EAGER_DO(expect_floats(stack, DType::float64, {3, 2}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1.4p+3, 0x1p+2, 0x1.4p+4}));
  EAGER_DO(expect_floats(d_x, DType::float64, {2}, {0x1p+3, 0x1p+3}));
  EAGER_DO(expect_floats(d_c, DType::float64, {}, {0x1.2p+6}));
  return done();
}

ROW(while_loop_with_an_invariant_and_a_stack_maximum_iterations_2, "while_loop with an invariant and a stack maximum_iterations=2") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor i_c = given.at(0);
    const Tensor x_c = given.at(1);
    const Tensor c_c = given.at(2);
    EAGER_TRY(const Tensor three, integers(DType::int64, {}, {3}));
    EAGER_TRY(const Tensor go_on, eager::less(i_c, three));
    return std::vector<Tensor>{go_on};
  };
  EAGER_TRY(const Function less, Function::trace_list(callback_1_, {Spec{DType::int64, {}}, Spec{DType::float64, {2}}, Spec{DType::float64, {}}}, "less"));
  const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor i_b = given.at(0);
    const Tensor x_b = given.at(1);
    const Tensor c_b = given.at(2);
    EAGER_TRY(const Tensor one, integers(DType::int64, {}, {1}));
    EAGER_TRY(const Tensor i_next, eager::add(i_b, one));
    EAGER_TRY(const Tensor x_next, eager::multiply(x_b, c_b));
    return std::vector<Tensor>{i_next, x_next, x_b};
  };
  EAGER_TRY(const Function times, Function::trace_list(callback_2_, {Spec{DType::int64, {}}, Spec{DType::float64, {2}}, Spec{DType::float64, {}}}, "times"));
  EAGER_TRY(const Tensor i, integers(DType::int64, {}, {0}));
  EAGER_TRY(const Tensor x, floats(DType::float64, {2}, {0x1p+0, 0x1.4p+2}));
  EAGER_TRY(const Tensor c, floats(DType::float64, {}, {0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(c));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, eager::while_loop({i, x, c}, less, times, WhileLoopOptions().num_invariants(1).maximum_iterations(2)));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor i_last = outputs_3_.at(0);
  const Tensor x_last = outputs_3_.at(1);
  const Tensor stack = outputs_3_.at(2);
  EAGER_TRY(const std::vector<Tensor> outputs_4_, tape.gradient({x_last}, {x, c}));
  EAGER_DO(expect_count(outputs_4_, 2));
  const Tensor d_x = outputs_4_.at(0);
  const Tensor d_c = outputs_4_.at(1);
  EAGER_DO(expect_integers(i_last, DType::int64, {}, {2}));
  EAGER_DO(expect_floats(x_last, DType::float64, {2}, {0x1p+2, 0x1.4p+4}));
  EAGER_DO(expect_floats(stack, DType::float64, {2, 2}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1.4p+3}));
  EAGER_DO(expect_floats(d_x, DType::float64, {2}, {0x1p+2, 0x1p+2}));
  EAGER_DO(expect_floats(d_c, DType::float64, {}, {0x1.8p+4}));
  return done();
}

ROW(while_loop_without_an_iteration, "while_loop without an iteration") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor i_c = given.at(0);
    const Tensor x_c = given.at(1);
    const Tensor c_c = given.at(2);
    EAGER_TRY(const Tensor three, integers(DType::int64, {}, {3}));
    EAGER_TRY(const Tensor go_on, eager::less(i_c, three));
    return std::vector<Tensor>{go_on};
  };
  EAGER_TRY(const Function less, Function::trace_list(callback_1_, {Spec{DType::int64, {}}, Spec{DType::float64, {2}}, Spec{DType::float64, {}}}, "less"));
  const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor i_b = given.at(0);
    const Tensor x_b = given.at(1);
    const Tensor c_b = given.at(2);
    EAGER_TRY(const Tensor one, integers(DType::int64, {}, {1}));
    EAGER_TRY(const Tensor i_next, eager::add(i_b, one));
    EAGER_TRY(const Tensor x_next, eager::multiply(x_b, c_b));
    return std::vector<Tensor>{i_next, x_next, x_b};
  };
  EAGER_TRY(const Function times, Function::trace_list(callback_2_, {Spec{DType::int64, {}}, Spec{DType::float64, {2}}, Spec{DType::float64, {}}}, "times"));
  EAGER_TRY(const Tensor i, integers(DType::int64, {}, {9}));
  EAGER_TRY(const Tensor x, floats(DType::float64, {2}, {0x1p+0, 0x1.4p+2}));
  EAGER_TRY(const Tensor c, floats(DType::float64, {}, {0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, eager::while_loop({i, x, c}, less, times, WhileLoopOptions().num_invariants(1)));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor i_last = outputs_3_.at(0);
  const Tensor x_last = outputs_3_.at(1);
  const Tensor stack = outputs_3_.at(2);
  EAGER_DO(expect_integers(i_last, DType::int64, {}, {9}));
  EAGER_DO(expect_floats(x_last, DType::float64, {2}, {0x1p+0, 0x1.4p+2}));
  EAGER_DO(expect_floats(stack, DType::float64, {0, 2}, {}));
  return done();
}

ROW(xdivy_and_its_gradients, "xdivy and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::xdivy(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.99999ap-2, -0x1.555556p+1, -0x1.8p-1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1.99999ap-1, 0x1.555556p-1, -0x1p-1}, 16.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {-0x1.47ae14p-2, 0x1.c71c72p+0, -0x1.8p-2}, 16.0));
  return done();
}

ROW(xdivy_of_other_dtypes, "xdivy of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::xdivy(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x1.999999999999ap-2, -0x1.5555555555555p+1, -0x1.8p-1}, 8.0));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::xdivy(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x1.998p-2, -0x1.554p+1, -0x1.8p-1}, 1.0));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::xdivy(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.9ap-2, -0x1.56p+1, -0x1.8p-1}, 1.0));
  return done();
}

ROW(xlog1py_and_its_gradients, "xlog1py and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::xlog1py(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.9f323ep-2, -0x1.1e85f6p+0, 0x1.350318p+2}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1.9f323ep-1, 0x1.1e85f6p-2, 0x1.9c042p+1}, 16.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {0x1.c71c72p-3, -0x1.24924ap-1, 0x1.333334p+0}, 16.0));
  return done();
}

ROW(xlog1py_of_other_dtypes, "xlog1py of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, 0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::xlog1py(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x1.9f323ecbf984cp-2, -0x1.1e85f5e7040dp+0, 0x1.3503179f229e7p+2}, 8.0));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, 0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::xlog1py(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x1.9f4p-2, -0x1.1e8p+0, 0x1.35p+2}, 1.0));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, 0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::xlog1py(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.ap-2, -0x1.1ep+0, 0x1.36p+2}, 1.0));
  return done();
}

ROW(xlogy_and_its_gradients, "xlogy and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::xlogy(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.c8ff7cp-4, 0x1.269622p-1, 0x1.0a2b24p+2}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1.c8ff7cp-3, -0x1.269622p-3, 0x1.62e43p+1}, 16.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {0x1.99999ap-2, -0x1.555556p+0, 0x1.8p+0}, 16.0));
  return done();
}

ROW(xlogy_of_other_dtypes, "xlogy of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, 0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::xlogy(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x1.c8ff7c79a9a22p-4, 0x1.269621134db92p-1, 0x1.0a2b23f3bab73p+2}, 8.0));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, 0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::xlogy(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x1.c9p-4, 0x1.268p-1, 0x1.0a4p+2}, 1.0));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, 0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::xlogy(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.c8p-4, 0x1.26p-1, 0x1.0ap+2}, 1.0));
  return done();
}

ROW(zeros_like, "zeros_like") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor y, eager::zeros_like(x));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  return done();
}

ROW(zeros_like_dtype_uint64, "zeros_like dtype=uint64") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2}, {{0x1p+0, 0x0p+0}, {0x1p+1, 0x0p+0}}));
  EAGER_TRY(const Tensor y, eager::zeros_like(x, ZerosLikeOptions().dtype(DType::uint64)));
  EAGER_DO(expect_unsigneds(y, DType::uint64, {2}, {0u, 0u}));
  return done();
}

ROW(zeta_and_its_gradient, "zeta and its gradient") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {4}, {0x1.8p+0, 0x1p+1, 0x1.ap+1, 0x1.cp+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {4}, {0x1p-2, 0x1p+0, 0x1.4p+1, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::zeta(x1, x2));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x2, tape.gradient(y, x2, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.46d15ap+3, 0x1.a51a66p+0, 0x1.654cd6p-4, 0x1.7e2cdcp-18}, 4.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {4}, {-0x1.8a2b6p+5, -0x1.33bap+0, -0x1.7b9736p-3, -0x1.99740ep-20}, 32.0));
  return done();
}

ROW(zeta_at_its_edges, "zeta at its edges") {
  EAGER_TRY(const Tensor s, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1.4p+1}));
  EAGER_TRY(const Tensor q, floats(DType::float32, {4}, {0x1p+1, 0x1p+1, -0x1.8p+1, -0x1p-1}));
  EAGER_TRY(const Tensor y, eager::zeta(s, q));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {Inf, NaN, Inf, NaN}));
  return done();
}

ROW(zeta_of_other_dtypes, "zeta of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {4}, {0x1.8p+0, 0x1p+1, 0x1.ap+1, 0x1.cp+2}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float64, eager::zeta(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1.4e6250bfbd89dp+1, 0x1.a51a6625307d3p+0, 0x1.28be2f3d9645fp+0, 0x1.02232da14cf39p+0}, 32.0));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {4}, {0x1.8p+0, 0x1p+1, 0x1.ap+1, 0x1.cp+2}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float16, eager::zeta(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1.4e8p+1, 0x1.a5p+0, 0x1.28cp+0, 0x1.024p+0}, 1.0));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {4}, {0x1.8p+0, 0x1p+1, 0x1.ap+1, 0x1.cp+2}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_bfloat16, eager::zeta(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.4ep+1, 0x1.a6p+0, 0x1.28p+0, 0x1.02p+0}, 1.0));
  return done();
}
