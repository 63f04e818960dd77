// Written by bindings/generate.
// clang-format off
#include "conformance.h"

using namespace eager;

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

ROW(strided_slice_update_begin_2_end_0_strides_m2, "strided_slice_update begin=2 end=0 strides=-2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {1, 3, 4}, {0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(value));
  EAGER_TRY(const Tensor y, eager::strided_slice_update(x, value, StridedSliceUpdateOptions().begin({2}).end({0}).strides({-2})));
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

ROW(string_hash_bucket_num_buckets_1000, "string_hash_bucket num_buckets=1000") {
  EAGER_TRY(const Tensor x, strings(DType::string, {5}, {"", "one", "eight by", "nine byte", "\346\227\245\346\234\254"}));
  EAGER_TRY(const Tensor y, eager::string_hash_bucket(x, 1000));
  EAGER_DO(expect_integers(y, DType::int64, {5}, {367, 791, 934, 329, 285}));
  return done();
}

ROW(string_hash_bucket_num_buckets_4611686018427387904_key_7_m1, "string_hash_bucket num_buckets=4611686018427387904 key=7,-1") {
  EAGER_TRY(const Tensor x, strings(DType::string, {5}, {"", "one", "eight by", "nine byte", "\346\227\245\346\234\254"}));
  EAGER_TRY(const Tensor y, eager::string_hash_bucket(x, 4611686018427387904, StringHashBucketOptions().key({7, -1})));
  EAGER_DO(expect_integers(y, DType::int64, {5}, {972240184211909722, 3064095122306709494, 1946725671841617183, 2218526482630061585, 4284650800645824256}));
  return done();
}

ROW(string_join_separator, "string_join separator=") {
  EAGER_TRY(const Tensor inputs0, strings(DType::string, {2, 1}, {"a", "\303\274"}));
  EAGER_TRY(const Tensor inputs1, strings(DType::string, {2}, {"c", ""}));
  EAGER_TRY(const Tensor inputs2, strings(DType::string, {}, {"d"}));
  EAGER_TRY(const Tensor y, eager::string_join({inputs0, inputs1, inputs2}, ""));
  EAGER_DO(expect_strings(y, DType::string, {2, 2}, {"acd", "ad", "\303\274cd", "\303\274d"}));
  return done();
}

ROW(string_join_separator_m_of_one, "string_join separator=- of one") {
  EAGER_TRY(const Tensor inputs0, strings(DType::string, {2}, {"c", ""}));
  EAGER_TRY(const Tensor y, eager::string_join({inputs0}, "-"));
  EAGER_DO(expect_strings(y, DType::string, {2}, {"c", ""}));
  return done();
}

ROW(string_join_separator_mm, "string_join separator=--") {
  EAGER_TRY(const Tensor inputs0, strings(DType::string, {2, 1}, {"a", "\303\274"}));
  EAGER_TRY(const Tensor inputs1, strings(DType::string, {2}, {"c", ""}));
  EAGER_TRY(const Tensor inputs2, strings(DType::string, {}, {"d"}));
  EAGER_TRY(const Tensor y, eager::string_join({inputs0, inputs1, inputs2}, "--"));
  EAGER_DO(expect_strings(y, DType::string, {2, 2}, {"a--c--d", "a----d", "\303\274--c--d", "\303\274----d"}));
  return done();
}

ROW(string_length, "string_length") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 2}, {"Ab", "", "Zo\303\253 X", " \346\227\245\346\234\254\012"}));
  EAGER_TRY(const Tensor y, eager::string_length(x));
  EAGER_DO(expect_integers(y, DType::int32, {2, 2}, {2, 0, 6, 8}));
  return done();
}

ROW(string_length_unit_utf8_char, "string_length unit=UTF8_CHAR") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 2}, {"Ab", "", "Zo\303\253 X", " \346\227\245\346\234\254\012"}));
  EAGER_TRY(const Tensor y, eager::string_length(x, StringLengthOptions().unit(Unit::utf8_char)));
  EAGER_DO(expect_integers(y, DType::int32, {2, 2}, {2, 0, 5, 4}));
  return done();
}

ROW(string_lower, "string_lower") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 2}, {"Ab", "", "Zo\303\253 X", " \346\227\245\346\234\254\012"}));
  EAGER_TRY(const Tensor y, eager::string_lower(x));
  EAGER_DO(expect_strings(y, DType::string, {2, 2}, {"ab", "", "zo\303\253 x", " \346\227\245\346\234\254\012"}));
  return done();
}

ROW(string_lower_of_a_scalar, "string_lower of a scalar") {
  EAGER_TRY(const Tensor x, strings(DType::string, {}, {"a B "}));
  EAGER_TRY(const Tensor y, eager::string_lower(x));
  EAGER_DO(expect_strings(y, DType::string, {}, {"a b "}));
  return done();
}

ROW(string_lower_of_nothing, "string_lower of nothing") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 0}, {}));
  EAGER_TRY(const Tensor y, eager::string_lower(x));
  EAGER_DO(expect_strings(y, DType::string, {2, 0}, {}));
  return done();
}

ROW(string_replace_old_m_new_pü, "string_replace old=- new=+\303\274") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"a-b--c", "", "aaa"}));
  EAGER_TRY(const Tensor y, eager::string_replace(x, "-", "+\303\274"));
  EAGER_DO(expect_strings(y, DType::string, {3}, {"a+\303\274b+\303\274+\303\274c", "", "aaa"}));
  return done();
}

ROW(string_replace_old_m_new_count_2, "string_replace old=- new=. count=2") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"a-b--c", "", "aaa"}));
  EAGER_TRY(const Tensor y, eager::string_replace(x, "-", ".", StringReplaceOptions().count(2)));
  EAGER_DO(expect_strings(y, DType::string, {3}, {"a.b.-c", "", "aaa"}));
  return done();
}

ROW(string_replace_old_aa_new_by_nothing, "string_replace old=aa new= by nothing") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"a-b--c", "", "aaa"}));
  EAGER_TRY(const Tensor y, eager::string_replace(x, "aa", ""));
  EAGER_DO(expect_strings(y, DType::string, {3}, {"a-b--c", "", "a"}));
  return done();
}

ROW(string_split_at_a_byte, "string_split at a byte") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"a,,b", "", " c, d "}));
  EAGER_TRY(const StringSplitOutputs outputs_1_, eager::string_split(x, ","));
  const Tensor y0 = outputs_1_.values;
  const Tensor y1 = outputs_1_.row_splits;
  EAGER_DO(expect_strings(y0, DType::string, {6}, {"a", "", "b", "", " c", " d "}));
  EAGER_DO(expect_integers(y1, DType::int64, {4}, {0, 3, 4, 6}));
  return done();
}

ROW(string_split_at_a_byte_once, "string_split at a byte, once") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"a,,b", "", " c, d "}));
  EAGER_TRY(const StringSplitOutputs outputs_1_, eager::string_split(x, ",", StringSplitOptions().maxsplit(1)));
  const Tensor y0 = outputs_1_.values;
  const Tensor y1 = outputs_1_.row_splits;
  EAGER_DO(expect_strings(y0, DType::string, {5}, {"a", ",b", "", " c", " d "}));
  EAGER_DO(expect_integers(y1, DType::int64, {4}, {0, 2, 3, 5}));
  return done();
}

ROW(string_split_at_a_byte_without_empty_parts, "string_split at a byte, without empty parts") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"a,,b", "", " c, d "}));
  EAGER_TRY(const StringSplitOutputs outputs_1_, eager::string_split(x, ",", StringSplitOptions().skip_empty(true)));
  const Tensor y0 = outputs_1_.values;
  const Tensor y1 = outputs_1_.row_splits;
  EAGER_DO(expect_strings(y0, DType::string, {4}, {"a", "b", " c", " d "}));
  EAGER_DO(expect_integers(y1, DType::int64, {4}, {0, 2, 2, 4}));
  return done();
}

ROW(string_split_at_each_byte, "string_split at each byte") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"a,,b", "", " c, d "}));
  EAGER_TRY(const StringSplitOutputs outputs_1_, eager::string_split(x, "", StringSplitOptions().any_byte(true)));
  const Tensor y0 = outputs_1_.values;
  const Tensor y1 = outputs_1_.row_splits;
  EAGER_DO(expect_strings(y0, DType::string, {10}, {"a", ",", ",", "b", " ", "c", ",", " ", "d", " "}));
  EAGER_DO(expect_integers(y1, DType::int64, {4}, {0, 4, 4, 10}));
  return done();
}

ROW(string_split_at_either_of_two_bytes, "string_split at either of two bytes") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"a,,b", "", " c, d "}));
  EAGER_TRY(const StringSplitOutputs outputs_1_, eager::string_split(x, ", ", StringSplitOptions().any_byte(true)));
  const Tensor y0 = outputs_1_.values;
  const Tensor y1 = outputs_1_.row_splits;
  EAGER_DO(expect_strings(y0, DType::string, {8}, {"a", "", "b", "", "c", "", "d", ""}));
  EAGER_DO(expect_integers(y1, DType::int64, {4}, {0, 3, 3, 8}));
  return done();
}

ROW(string_split_at_spaces, "string_split at spaces") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"a,,b", "", " c, d "}));
  EAGER_TRY(const StringSplitOutputs outputs_1_, eager::string_split(x, ""));
  const Tensor y0 = outputs_1_.values;
  const Tensor y1 = outputs_1_.row_splits;
  EAGER_DO(expect_strings(y0, DType::string, {3}, {"a,,b", "c,", "d"}));
  EAGER_DO(expect_integers(y1, DType::int64, {4}, {0, 1, 1, 3}));
  return done();
}

ROW(string_split_at_two_bytes, "string_split at two bytes") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"a,,b", "", " c, d "}));
  EAGER_TRY(const StringSplitOutputs outputs_1_, eager::string_split(x, ", "));
  const Tensor y0 = outputs_1_.values;
  const Tensor y1 = outputs_1_.row_splits;
  EAGER_DO(expect_strings(y0, DType::string, {4}, {"a,,b", "", " c", "d "}));
  EAGER_DO(expect_integers(y1, DType::int64, {4}, {0, 1, 2, 4}));
  return done();
}

ROW(string_strip, "string_strip") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 2}, {"Ab", "", "Zo\303\253 X", " \346\227\245\346\234\254\012"}));
  EAGER_TRY(const Tensor y, eager::string_strip(x));
  EAGER_DO(expect_strings(y, DType::string, {2, 2}, {"Ab", "", "Zo\303\253 X", "\346\227\245\346\234\254"}));
  return done();
}

ROW(string_strip_of_a_scalar, "string_strip of a scalar") {
  EAGER_TRY(const Tensor x, strings(DType::string, {}, {"a B "}));
  EAGER_TRY(const Tensor y, eager::string_strip(x));
  EAGER_DO(expect_strings(y, DType::string, {}, {"a B"}));
  return done();
}

ROW(string_strip_of_nothing, "string_strip of nothing") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 0}, {}));
  EAGER_TRY(const Tensor y, eager::string_strip(x));
  EAGER_DO(expect_strings(y, DType::string, {2, 0}, {}));
  return done();
}

ROW(string_to_number, "string_to_number") {
  EAGER_TRY(const Tensor x, strings(DType::string, {4}, {"1.5", " -2e3\012", "inf", ".25"}));
  EAGER_TRY(const Tensor y, eager::string_to_number(x));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.8p+0, -0x1.f4p+10, Inf, 0x1p-2}));
  return done();
}

ROW(string_to_number_dtype_float64, "string_to_number dtype=float64") {
  EAGER_TRY(const Tensor x, strings(DType::string, {5}, {"0.1", "1.5", " -2e3\012", "inf", ".25"}));
  EAGER_TRY(const Tensor y, eager::string_to_number(x, StringToNumberOptions().dtype(DType::float64)));
  EAGER_DO(expect_floats(y, DType::float64, {5}, {0x1.999999999999ap-4, 0x1.8p+0, -0x1.f4p+10, Inf, 0x1p-2}));
  return done();
}

ROW(string_to_number_dtype_int32, "string_to_number dtype=int32") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"-2147483648", "+7", " 2147483647 "}));
  EAGER_TRY(const Tensor y, eager::string_to_number(x, StringToNumberOptions().dtype(DType::int32)));
  EAGER_DO(expect_integers(y, DType::int32, {3}, {-2147483648, 7, 2147483647}));
  return done();
}

ROW(string_to_number_dtype_int64, "string_to_number dtype=int64") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"-9223372036854775808", "+7", " 9223372036854775807 "}));
  EAGER_TRY(const Tensor y, eager::string_to_number(x, StringToNumberOptions().dtype(DType::int64)));
  EAGER_DO(expect_integers(y, DType::int64, {3}, {INT64_MIN, 7, 9223372036854775807}));
  return done();
}

ROW(string_to_number_of_a_word, "string_to_number of a word") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2}, {"1", "one"}));
  EAGER_DO(expect_error(Code::invalid_argument, "string_to_number", "StringToNumberOp could not correctly convert string: one [Op:string_to_number]", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::string_to_number(x));
    return done();
  }));
  return done();
}

ROW(string_upper, "string_upper") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 2}, {"Ab", "", "Zo\303\253 X", " \346\227\245\346\234\254\012"}));
  EAGER_TRY(const Tensor y, eager::string_upper(x));
  EAGER_DO(expect_strings(y, DType::string, {2, 2}, {"AB", "", "ZO\303\253 X", " \346\227\245\346\234\254\012"}));
  return done();
}

ROW(string_upper_of_a_scalar, "string_upper of a scalar") {
  EAGER_TRY(const Tensor x, strings(DType::string, {}, {"a B "}));
  EAGER_TRY(const Tensor y, eager::string_upper(x));
  EAGER_DO(expect_strings(y, DType::string, {}, {"A B "}));
  return done();
}

ROW(string_upper_of_nothing, "string_upper of nothing") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 0}, {}));
  EAGER_TRY(const Tensor y, eager::string_upper(x));
  EAGER_DO(expect_strings(y, DType::string, {2, 0}, {}));
  return done();
}

ROW(strings_are_computed_in_a_function, "strings are computed in a function") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor s = given.at(0);
    EAGER_TRY(const Tensor low, eager::string_lower(s));
    EAGER_TRY(const Tensor both, eager::string_join({low, s}, "="));
    EAGER_TRY(const Tensor n, eager::string_length(both));
    return std::vector<Tensor>{both, n};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::string, {-1}}}, "f"));
  EAGER_TRY(const Tensor x, strings(DType::string, {2}, {"A", "Bc"}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, f.call({x}));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor y = outputs_2_.at(0);
  const Tensor m = outputs_2_.at(1);
  EAGER_DO(expect_strings(y, DType::string, {2}, {"a=A", "bc=Bc"}));
  EAGER_DO(expect_integers(m, DType::int32, {2}, {3, 5}));
  return done();
}

ROW(strings_have_no_arithmetic, "strings have no arithmetic") {
  EAGER_TRY(const Tensor x, strings(DType::string, {1}, {"a"}));
  EAGER_DO(expect_error(Code::invalid_argument, "add", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::add(x, x));
    return done();
  }));
  return done();
}

ROW(strings_in_ops_variables_and_functions, "strings in ops, variables and functions") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 2}, {"a", "b", "", "\303\274"}));
  EAGER_TRY(const Tensor y, eager::reshape(x, {4}));
  EAGER_DO(expect_strings(y, DType::string, {4}, {"a", "b", "", "\303\274"}));
  EAGER_TRY(const Variable v, Variable::make(y, "v", false));
  EAGER_TRY(const Tensor z, strings(DType::string, {4}, {"1", "2", "3", "4"}));
  EAGER_DO(v.assign(z));
  EAGER_TRY(const Tensor w, v.read());
  EAGER_DO(expect_strings(w, DType::string, {4}, {"1", "2", "3", "4"}));
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor s = given.at(0);
    EAGER_TRY(const Tensor t, eager::expand_dims(s, 0));
    return std::vector<Tensor>{t};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::string, {-1}}}, "f"));
  EAGER_TRY(const Tensor u, f(y));
  EAGER_DO(expect_strings(u, DType::string, {1, 4}, {"a", "b", "", "\303\274"}));
  EAGER_TRY(const Tensor n, eager::zeros_like(x, ZerosLikeOptions().dtype(DType::int8)));
  EAGER_DO(expect_integers(n, DType::int8, {2, 2}, {0, 0, 0, 0}));
  return done();
}

ROW(substr, "substr") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2}, {"three", "seven"}));
  EAGER_TRY(const Tensor pos, integers(DType::int64, {}, {1}));
  EAGER_TRY(const Tensor len, integers(DType::int32, {}, {3}));
  EAGER_TRY(const Tensor y, eager::substr(x, pos, len));
  EAGER_DO(expect_strings(y, DType::string, {2}, {"hre", "eve"}));
  return done();
}

ROW(substr_unit_utf8_char, "substr unit=UTF8_CHAR") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2}, {"Zo\303\253", "\346\227\245\346\234\254\350\252\236"}));
  EAGER_TRY(const Tensor pos, integers(DType::int32, {2}, {1, -2}));
  EAGER_TRY(const Tensor len, integers(DType::int32, {2}, {1, 9}));
  EAGER_TRY(const Tensor y, eager::substr(x, pos, len, SubstrOptions().unit(Unit::utf8_char)));
  EAGER_DO(expect_strings(y, DType::string, {2}, {"o", "\346\234\254\350\252\236"}));
  return done();
}

ROW(subtract_and_its_gradients, "subtract and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::subtract(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {-0x1.8p-1, -0x1.6p+1, 0x1.cp+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}, 1.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {-0x1p+0, -0x1p-1, -0x1p+1}, 1.0));
  return done();
}

ROW(subtract_of_other_dtypes, "subtract of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::subtract(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {-0x1.8p-1, -0x1.6p+1, 0x1.cp+2}));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::subtract(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {-0x1.8p-1, -0x1.6p+1, 0x1.cp+2}));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::subtract(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {-0x1.8p-1, -0x1.6p+1, 0x1.cp+2}));
  EAGER_TRY(const Tensor z1, complexes(DType::complex128, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(const Tensor z2, complexes(DType::complex128, {3}, {{0x1p-1, -0x1p+0}, {0x1p+1, 0x1p-2}, {0x1p+0, 0x1p+0}}));
  EAGER_TRY(const Tensor w, eager::subtract(z1, z2));
  EAGER_DO(expect_complexes(w, DType::complex128, {3}, {{0x0p+0, 0x1.cp+0}, {-0x1.ap+1, 0x1p-2}, {0x1p-1, -0x1.8p+1}}));
  return done();
}

ROW(sum, "sum") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::sum(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.2p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}, 1.0));
  return done();
}

ROW(sum_axis, "sum axis=") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::sum(x, SumOptions().axis({})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}, 1.0));
  return done();
}

ROW(sum_axis_0, "sum axis=0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2}));
  EAGER_TRY(const Tensor y, eager::sum(x, SumOptions().axis({0})));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.4p+2, 0x1p+3, 0x1p+3}));
  return done();
}

ROW(sum_axis_0_m1_keepdims_true, "sum axis=0,-1 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::sum(x, SumOptions().axis({0, -1}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 1}, {0x1p+1, 0x1.ap+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 1}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1}, 1.0));
  return done();
}

ROW(sum_axis_1, "sum axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::sum(x, SumOptions().axis({1})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4}, {-0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+0, 0x1.cp+2, 0x1.8p+1, -0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}, 1.0));
  return done();
}

ROW(sum_axis_1_keepdims_false, "sum axis=1 keepdims=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2}));
  EAGER_TRY(const Tensor y, eager::sum(x, SumOptions().axis({1}).keepdims(false)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1p+3, 0x1.ap+3}));
  return done();
}

ROW(sum_dtype_int16, "sum dtype=int16") {
  EAGER_TRY(const Tensor x, integers(DType::int8, {2}, {100, 100}));
  EAGER_TRY(const Tensor y, eager::sum(x, SumOptions().dtype(DType::int16)));
  EAGER_DO(expect_integers(y, DType::int16, {}, {200}));
  return done();
}

ROW(sum_of_bool, "sum of bool") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {3}, {true, false, true}));
  EAGER_TRY(const Tensor y, eager::sum(x));
  EAGER_DO(expect_integers(y, DType::int64, {}, {2}));
  return done();
}

ROW(sum_of_complex64, "sum of complex64") {
  EAGER_TRY(const Tensor x, complexes(DType::complex64, {3}, {{0x1.8p+1, 0x0p+0}, {0x1p+1, 0x0p+0}, {0x1p+2, 0x0p+0}}));
  EAGER_TRY(const Tensor y, eager::sum(x));
  EAGER_DO(expect_complexes(y, DType::complex64, {}, {{0x1.2p+3, 0x0p+0}}));
  return done();
}

ROW(sum_of_float16, "sum of float16") {
  EAGER_TRY(const Tensor x, floats(DType::float16, {3}, {0x1.8p+1, 0x1p+1, 0x1p+2}));
  EAGER_TRY(const Tensor y, eager::sum(x));
  EAGER_DO(expect_floats(y, DType::float16, {}, {0x1.2p+3}));
  return done();
}

ROW(sum_of_int8, "sum of int8") {
  EAGER_TRY(const Tensor x, integers(DType::int8, {3}, {3, 2, 4}));
  EAGER_TRY(const Tensor y, eager::sum(x));
  EAGER_DO(expect_integers(y, DType::int64, {}, {9}));
  return done();
}

ROW(sum_of_uint8, "sum of uint8") {
  EAGER_TRY(const Tensor x, integers(DType::uint8, {3}, {3, 2, 4}));
  EAGER_TRY(const Tensor y, eager::sum(x));
  EAGER_DO(expect_unsigneds(y, DType::uint64, {}, {9u}));
  return done();
}

ROW(sum_like, "sum_like") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor like, integers(DType::int8, {2, 1}, {0, 0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::sum_like(x, like));
  EAGER_DO(expect_floats(y, DType::float32, {2, 1}, {0x1.8p+2, 0x1.ep+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 1}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p-1, 0x1p-1}));
  return done();
}

ROW(sum_like_of_integers, "sum_like of integers") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 2}, {1, 2, 3, 4}));
  EAGER_TRY(const Tensor like, integers(DType::int8, {2}, {0, 0}));
  EAGER_TRY(const Tensor y, eager::sum_like(x, like));
  EAGER_DO(expect_integers(y, DType::int32, {2}, {4, 6}));
  return done();
}

ROW(svd, "svd") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const SvdOutputs outputs_1_, eager::svd(x));
  const Tensor y0 = outputs_1_.u;
  const Tensor y1 = outputs_1_.s;
  const Tensor y2 = outputs_1_.vh;
  EAGER_DO(expect_floats(y0, DType::float64, {3, 3}, {0x1.881b676d023e1p-2, 0x1.e278a17c73d41p-6, 0x1.d8bc83f8883fbp-1, 0x1.bcb45e897e00dp-5, 0x1.fe7cfae013c3p-1, -0x1.bceda962621c5p-5, 0x1.d828cf07b62b4p-1, -0x1.227c7386d0408p-4, -0x1.854ff43615dap-2}, 512.0));
  EAGER_DO(expect_floats(y1, DType::float64, {2}, {0x1.7568bc21be1bdp+2, 0x1.93edc8ff26783p+1}, 512.0));
  EAGER_DO(expect_floats(y2, DType::float64, {2, 2}, {0x1.a37ce040589b5p-2, 0x1.d31120eb9111ap-1, 0x1.d31120eb9111ap-1, -0x1.a37ce040589b5p-2}, 512.0));
  return done();
}

ROW(svd_full_matrices_false, "svd full_matrices=False") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 3}, {0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+1, -0x1p+0, 0x1.4p+2}));
  EAGER_TRY(const SvdOutputs outputs_1_, eager::svd(x, SvdOptions().full_matrices(false)));
  const Tensor y0 = outputs_1_.u;
  const Tensor y1 = outputs_1_.s;
  const Tensor y2 = outputs_1_.vh;
  EAGER_DO(expect_floats(y0, DType::float64, {2, 2}, {0x1.a37ce040589bp-2, 0x1.d31120eb91118p-1, 0x1.d31120eb91119p-1, -0x1.a37ce040589b6p-2}, 512.0));
  EAGER_DO(expect_floats(y1, DType::float64, {2}, {0x1.7568bc21be1bfp+2, 0x1.93edc8ff26783p+1}, 512.0));
  EAGER_DO(expect_floats(y2, DType::float64, {2, 3}, {0x1.881b676d023e1p-2, 0x1.bcb45e897e017p-5, 0x1.d828cf07b62b4p-1, 0x1.e278a17c73d3p-6, 0x1.fe7cfae013c2fp-1, -0x1.227c7386d0412p-4}, 512.0));
  return done();
}

ROW(svd_of_complex_numbers, "svd of complex numbers") {
  EAGER_TRY(const Tensor x, complexes(DType::complex64, {2, 2}, {{0x1p+1, 0x1p+0}, {0x1p+0, 0x0p+0}, {0x0p+0, 0x1p-1}, {-0x1p+0, 0x0p+0}}));
  EAGER_TRY(const SvdOutputs outputs_1_, eager::svd(x));
  const Tensor y0 = outputs_1_.u;
  const Tensor y1 = outputs_1_.s;
  const Tensor y2 = outputs_1_.vh;
  EAGER_DO(expect_complexes(y0, DType::complex64, {2, 2}, {{0x1.f3a92cp-1, 0x1.6c3aap-57}, {0x1.8fba8ap-4, 0x1.8fba8ap-3}, {-0x1.8fba8ap-4, 0x1.8fba8ap-3}, {0x1.f3a92cp-1, 0x1.dca78ep-56}}, 512.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2}, {0x1.4p+1, 0x1p+0}, 512.0));
  EAGER_DO(expect_complexes(y2, DType::complex64, {2, 2}, {{0x1.a3b712p-1, 0x1.7bbe04p-2}, {0x1.b7b398p-2, 0x1.3fc86ep-4}, {0x1.8fba8ap-2, 0x1.8fba8ap-3}, {-0x1.c1b1dcp-1, -0x1.8fba8ap-3}}, 512.0));
  return done();
}

ROW(svdvals, "svdvals") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 3}, {0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+1, -0x1p+0, 0x1.4p+2}));
  EAGER_TRY(const Tensor y, eager::svdvals(x));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1.7568bc21be1bep+2, 0x1.93edc8ff26783p+1}, 64.0));
  return done();
}

ROW(swapaxes_axis1_0_axis2_m1, "swapaxes axis1=0 axis2=-1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::swapaxes(x, 0, -1));
  EAGER_DO(expect_floats(y, DType::float32, {4, 3, 2}, {0x0p+0, 0x1.8p+3, 0x1p+2, 0x1p+4, 0x1p+3, 0x1.4p+4, 0x1p+0, 0x1.ap+3, 0x1.4p+2, 0x1.1p+4, 0x1.2p+3, 0x1.5p+4, 0x1p+1, 0x1.cp+3, 0x1.8p+2, 0x1.2p+4, 0x1.4p+3, 0x1.6p+4, 0x1.8p+1, 0x1.ep+3, 0x1.cp+2, 0x1.3p+4, 0x1.6p+3, 0x1.7p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1.8p-1, 0x1.8p+1, 0x1.8p+0, 0x1p+1, 0x1p-1, 0x1p+0, 0x1.8p-1, 0x1.8p+0, 0x1p-2, 0x1p+1, 0x1p-1, 0x1p-1, 0x1p+0, 0x1.8p-1, 0x1.8p+1, 0x1p-2, 0x1p+1, 0x1p-1, 0x1p+0, 0x1.8p+1, 0x1.8p+0, 0x1p-2, 0x1p+1}));
  return done();
}

ROW(take, "take") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {3}, {1, -1, 0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::take(x, indices));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1p+1, 0x1.8p+1, 0x1p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+1, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1}));
  return done();
}
