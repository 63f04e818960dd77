// Written by bindings/generate.
// clang-format off
#include "conformance.h"

using namespace eager;

ROW(gradient_of_triangular_solve_for_a_vector, "gradient of triangular_solve for a vector") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {3}, {0x1p+0, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::triangular_solve(x1, x2));
  EAGER_DO(expect_floats(y, DType::float64, {3}, {0x1p-2, -0x1.6aaaaaaaaaaabp-1, 0x1.ddddddddddddep-1}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float64, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float64, {3, 3}, {-0x1.7333333333333p-4, 0x0p+0, 0x0p+0, 0x1.999999999999bp-6, -0x1.2222222222223p-4, 0x0p+0, -0x1.999999999999ap-4, 0x1.2222222222223p-2, -0x1.7e4b17e4b17e5p-2}, 64.0));
  EAGER_DO(expect_floats(d_x2, DType::float64, {3}, {0x1.7333333333333p-2, -0x1.999999999999bp-4, 0x1.999999999999ap-2}, 64.0));
  return done();
}

ROW(gradient_of_triangular_solve_lower_false, "gradient of triangular_solve lower=False") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::triangular_solve(x1, x2, TriangularSolveOptions().lower(false)));
  EAGER_DO(expect_floats(y, DType::float64, {3, 2}, {0x1.7777777777778p-1, 0x1.d99999999999ap-1, -0x1.2222222222222p+0, -0x1.999999999999ap-4, 0x1.999999999999ap-2, 0x1.999999999999ap-1}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float64, {3, 3}, {-0x1.3222222222222p-2, 0x1.2eeeeeeeeeeefp-2, -0x1.999999999999ap-3, 0x0p+0, 0x1.549f49f49f49ep-1, -0x1.1111111111111p-2, 0x0p+0, 0x0p+0, -0x1.40da740da740ep-1}, 64.0));
  EAGER_DO(expect_floats(d_x2, DType::float64, {3, 2}, {0x1p-2, 0x1p-3, 0x1.2aaaaaaaaaaaap-1, 0x1.5555555555555p-5, 0x1.2222222222223p-2, 0x1.4888888888889p-1}, 64.0));
  return done();
}

ROW(gradient_of_triangular_solve_lower_false_for_a_vector, "gradient of triangular_solve lower=False for a vector") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {3}, {0x1p+0, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::triangular_solve(x1, x2, TriangularSolveOptions().lower(false)));
  EAGER_DO(expect_floats(y, DType::float64, {3}, {0x1.8888888888889p-1, -0x1.bbbbbbbbbbbbcp-1, 0x1.3333333333333p-1}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float64, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float64, {3, 3}, {-0x1.8888888888889p-3, 0x1.bbbbbbbbbbbbcp-3, -0x1.3333333333333p-3, 0x0p+0, 0x1.27d27d27d27d2p-4, -0x1.9999999999999p-5, 0x0p+0, 0x0p+0, -0x1.28f5c28f5c28fp-2}, 64.0));
  EAGER_DO(expect_floats(d_x2, DType::float64, {3}, {0x1p-2, 0x1.5555555555555p-4, 0x1.eeeeeeeeeeeeep-2}, 64.0));
  return done();
}

ROW(gradient_of_triangular_solve_lower_false_of_batches_that_broadcast, "gradient of triangular_solve lower=False of batches that broadcast") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {2, 3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+2, -0x1p+0, 0x1p-1, -0x1p+1, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::triangular_solve(x1, x2, TriangularSolveOptions().lower(false)));
  EAGER_DO(expect_floats(y, DType::float64, {2, 3, 2}, {0x1.7777777777778p-1, 0x1.d99999999999ap-1, -0x1.2222222222222p+0, -0x1.999999999999ap-4, 0x1.999999999999ap-2, 0x1.999999999999ap-1, -0x1.4aaaaaaaaaaabp+3, -0x1.2aaaaaaaaaaaap+0, 0x1.aaaaaaaaaaaabp+1, 0x1.5555555555554p-3, 0x1.5555555555555p-1, 0x1.5555555555555p+0}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float64, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float64, {2, 3, 3}, {-0x1.3222222222222p-2, 0x1.2eeeeeeeeeeefp-2, -0x1.999999999999ap-3, 0x0p+0, 0x1.549f49f49f49ep-1, -0x1.1111111111111p-2, 0x0p+0, 0x0p+0, -0x1.40da740da740ep-1, 0x1.1d55555555556p+3, -0x1.5555555555556p+1, -0x1.d555555555555p+0, 0x0p+0, -0x1.8000000000002p+2, -0x1.4000000000001p+1, 0x0p+0, 0x0p+0, 0x1.d555555555556p-1}, 64.0));
  EAGER_DO(expect_floats(d_x2, DType::float64, {3, 2}, {0x1p+0, 0x1.2p+0, 0x1.2aaaaaaaaaaacp+1, 0x1.0aaaaaaaaaaacp+0, -0x1.b333333333335p-2, 0x1.3bbbbbbbbbbbdp-2}, 64.0));
  return done();
}

ROW(gradient_of_triangular_solve_of_batches_that_broadcast, "gradient of triangular_solve of batches that broadcast") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {2, 3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+2, -0x1p+0, 0x1p-1, -0x1p+1, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::triangular_solve(x1, x2));
  EAGER_DO(expect_floats(y, DType::float64, {2, 3, 2}, {0x1p-2, 0x1p-1, -0x1.0aaaaaaaaaaaap+0, 0x1.5555555555555p-4, 0x1.bbbbbbbbbbbbcp-1, 0x1.bbbbbbbbbbbbcp-1, 0x1p+0, 0x1p+1, 0x1.cp+2, 0x1.ep+2, -0x1.1555555555555p+1, -0x1.1555555555555p+0}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float64, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float64, {2, 3, 3}, {-0x1.caaaaaaaaaaacp-3, 0x0p+0, 0x0p+0, 0x1.555555555555ap-5, 0x1.0666666666665p-1, 0x0p+0, -0x1.8000000000001p-2, 0x1.0cccccccccccdp-2, -0x1.8f5c28f5c28f7p-1, -0x1.06aaaaaaaaaabp+4, 0x0p+0, 0x0p+0, 0x1.7p+1, 0x1.8p+3, 0x0p+0, -0x1.1555555555555p+0, -0x1.1555555555555p+2, 0x1.71c71c71c71c6p-1}, 64.0));
  EAGER_DO(expect_floats(d_x2, DType::float64, {3, 2}, {0x1.5777777777777p+1, 0x1.d422222222222p+2, 0x1.7777777777774p-4, -0x1.9111111111111p+0, 0x1.8888888888889p-2, 0x1.199999999999ap+0}, 64.0));
  return done();
}

ROW(gradient_of_triangular_solve_of_complex_numbers, "gradient of triangular_solve of complex numbers") {
  EAGER_TRY(const Tensor x1, complexes(DType::complex128, {2, 2}, {{0x1p+1, 0x1p+0}, {0x1p+0, -0x1p+0}, {0x0p+0, 0x1p-1}, {0x1.8p+1, -0x1p+1}}));
  EAGER_TRY(const Tensor x2, complexes(DType::complex128, {2, 2}, {{0x1p+0, 0x1p+0}, {0x1p+1, 0x1p+0}, {-0x1.8p+1, 0x1p+0}, {0x1p-1, 0x1p+0}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::triangular_solve(x1, x2));
  EAGER_DO(expect_complexes(y, DType::complex128, {2, 2}, {{0x1.3333333333334p-1, 0x1.999999999999ap-3}, {0x1p+0, 0x0p+0}, {-0x1.8dc8dc8dc8dc9p-1, -0x1.2372372372373p-2}, {0x1.3b13b13b13b14p-5, 0x1.89d89d89d89d9p-3}}, 64.0));
  EAGER_TRY(const Tensor d_y, complexes(DType::complex128, {2, 2}, {{0x1p+0, 0x1.8p-1}, {0x1p-1, 0x1.8p+1}, {0x1p+1, 0x1.8p+0}, {0x1p-2, 0x1p-2}}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_complexes(d_x1, DType::complex128, {2, 2}, {{0x1.7627627627628p-3, -0x1.a9d89d89d89d9p+0}, {0x0p+0, 0x0p+0}, {-0x1.09d89d89d89d9p-1, 0x1.89d89d89d89d9p-4}, {0x1.1535048b5c66fp-1, -0x1.31fcf86d10a9bp-3}}, 64.0));
  EAGER_DO(expect_complexes(d_x2, DType::complex128, {2, 2}, {{0x1.6276276276275p-3, 0x1.44ec4ec4ec4edp-1}, {-0x1.a762762762763p-2, 0x1.513b13b13b13bp+0}, {0x1.6276276276276p-1, 0x1.3b13b13b13b14p-5}, {0x1.89d89d89d89d9p-4, 0x1.3b13b13b13b14p-6}}, 64.0));
  return done();
}

ROW(gradients_flow_around_weak_scalars, "gradients flow around weak scalars") {
  EAGER_TRY(const Tensor x, floats(DType::float16, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor three, Tensor::weak(int64_t(3)));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::multiply(three, x));
  EAGER_TRY(const Tensor z, eager::pow(y, three));
  EAGER_TRY(const Tensor d_x, tape.gradient(z, x));
  EAGER_DO(expect_floats(d_x, DType::float16, {2}, {0x1.44p+6, 0x1.44p+8}));
  return done();
}

ROW(gradients_for_variables_that_a_function_reads, "gradients for variables that a function reads") {
  EAGER_TRY(const Tensor x0, floats(DType::float32, {2}, {0x1.8p+1, 0x1p+2}));
  EAGER_TRY(const Variable v, Variable::make(x0, ""));
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    EAGER_TRY(const Tensor w, v.read());
    EAGER_TRY(const Tensor y, eager::multiply(w, x));
    EAGER_TRY(const Tensor z, eager::square(y));
    return std::vector<Tensor>{z};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float32, {2}}}, "f"));
  EAGER_TRY(const Tensor a, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(a));
  EAGER_TRY(const Tensor b, f(a));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({b}, {v, a}));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor d_v = outputs_2_.at(0);
  const Tensor d_a = outputs_2_.at(1);
  EAGER_DO(expect_floats(d_v, DType::float32, {2}, {0x1.8p+2, 0x1p+5}));
  EAGER_DO(expect_floats(d_a, DType::float32, {2}, {0x1.2p+4, 0x1p+6}));
  return done();
}

ROW(gradients_of_a_loop_s_variable_which_each_iteration_reads, "gradients of a loop's variable, which each iteration reads") {
  EAGER_TRY(const Tensor w0, floats(DType::float32, {}, {0x1p+1}));
  EAGER_TRY(const Variable w, Variable::make(w0, "w"));
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor c_f = given.at(0);
    const Tensor x_f = given.at(1);
    EAGER_TRY(const Tensor w_f, w.read());
    EAGER_TRY(const Tensor p_f, eager::multiply(c_f, w_f));
    EAGER_TRY(const Tensor s_f, eager::add(p_f, x_f));
    return std::vector<Tensor>{s_f};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float32, {}}, Spec{DType::float32, {}}}, "f"));
  EAGER_TRY(const Tensor c, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1.4p+3, 0x1.4p+4}));
  EAGER_TRY(Tape t0, Tape::make());
  EAGER_DO(t0.watch(c));
  EAGER_DO(t0.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, eager::scan({c, x}, f, ScanOptions().num_carries(1)));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y0 = outputs_2_.at(0);
  EAGER_TRY(const std::vector<Tensor> outputs_3_, t0.gradient({y0}, {w, c, x}));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_w0 = outputs_3_.at(0);
  const Tensor d_c0 = outputs_3_.at(1);
  const Tensor d_x0 = outputs_3_.at(2);
  EAGER_DO(expect_floats(y0, DType::float32, {}, {0x1.6p+5}));
  EAGER_DO(expect_floats(d_w0, DType::float32, {}, {0x1.cp+3}));
  EAGER_DO(expect_floats(d_c0, DType::float32, {}, {0x1p+2}));
  EAGER_DO(expect_floats(d_x0, DType::float32, {2}, {0x1p+1, 0x1p+0}));
  const auto callback_4_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor c_g = given.at(0);
    const Tensor x_g = given.at(1);
    EAGER_TRY(const std::vector<Tensor> outputs_5_, eager::scan({c_g, x_g}, f, ScanOptions().num_carries(1)));
    EAGER_DO(expect_count(outputs_5_, 1));
    const Tensor y_g = outputs_5_.at(0);
    return std::vector<Tensor>{y_g};
  };
  EAGER_TRY(const Function g, Function::trace_list(callback_4_, {Spec{DType::float32, {}}, Spec{DType::float32, {-1}}}, "g"));
  EAGER_TRY(Tape t1, Tape::make());
  EAGER_DO(t1.watch(c));
  EAGER_DO(t1.watch(x));
  EAGER_TRY(const Tensor y1, g(c, x));
  EAGER_TRY(const std::vector<Tensor> outputs_6_, t1.gradient({y1}, {w, c, x}));
  EAGER_DO(expect_count(outputs_6_, 3));
  const Tensor d_w1 = outputs_6_.at(0);
  const Tensor d_c1 = outputs_6_.at(1);
  const Tensor d_x1 = outputs_6_.at(2);
  EAGER_DO(expect_floats(y1, DType::float32, {}, {0x1.6p+5}));
  EAGER_DO(expect_floats(d_w1, DType::float32, {}, {0x1.cp+3}));
  EAGER_DO(expect_floats(d_c1, DType::float32, {}, {0x1p+2}));
  EAGER_DO(expect_floats(d_x1, DType::float32, {2}, {0x1p+1, 0x1p+0}));
  return done();
}

ROW(gradients_of_broadcasting_casts_and_dtypes_that_are_promoted, "gradients of broadcasting, casts and dtypes that are promoted") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, floats(DType::float64, {2, 1}, {0x1.8p+1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(y));
  EAGER_TRY(const Tensor z, eager::multiply(x, y));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({z}, {x, y}));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_y = outputs_1_.at(1);
  EAGER_DO(expect_floats(z, DType::float64, {2, 2}, {0x1.8p+1, 0x1.8p+2, 0x1p+2, 0x1p+3}));
  EAGER_DO(expect_floats(d_x, DType::float32, {2}, {0x1.cp+2, 0x1.cp+2}));
  EAGER_DO(expect_floats(d_y, DType::float64, {2, 1}, {0x1.8p+1, 0x1.8p+1}));
  return done();
}

ROW(gradients_of_nothing, "gradients of nothing") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {0}, {}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  EAGER_TRY(const Tensor z, eager::sum(y));
  EAGER_TRY(const Tensor d_x, tape.gradient(z, x));
  EAGER_DO(expect_floats(z, DType::float64, {}, {0x0p+0}));
  EAGER_DO(expect_floats(d_x, DType::float64, {0}, {}));
  return done();
}

ROW(gradients_of_several_targets_add_up_with_their_weights, "gradients of several targets add up, with their weights") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make(TapeOptions().persistent(true)));
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  EAGER_TRY(const Tensor z, eager::sum(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y, z}, {x}));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor a = outputs_1_.at(0);
  EAGER_DO(expect_floats(a, DType::float32, {2}, {0x1.8p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor w, floats(DType::float32, {2}, {0x1.4p+3, -0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y, z}, {x}, GradientOptions().output_gradients({w, Tensor()})));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor b = outputs_2_.at(0);
  EAGER_DO(expect_floats(b, DType::float32, {2}, {0x1.5p+4, -0x1.8p+1}));
  EAGER_TRY(const Tensor wide, floats(DType::float64, {2}, {0x1.4p+3, -0x1p+0}));
  EAGER_TRY(const Tensor c, tape.gradient(y, x, GradientOptions().output_gradients({wide})));
  EAGER_DO(expect_floats(c, DType::float32, {2}, {0x1.4p+4, -0x1p+2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, y}));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d = outputs_3_.at(0);
  const Tensor e = outputs_3_.at(1);
  EAGER_DO(expect_floats(d, DType::float32, {2}, {0x1p+1, 0x1p+2}));
  EAGER_DO(expect_floats(e, DType::float32, {2}, {0x1p+0, 0x1p+0}));
  EAGER_TRY(const Tensor other, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor f, tape.gradient(y, x, GradientOptions().output_gradients({other})));
    return done();
  }));
  return done();
}

ROW(gradients_of_tensors_and_variables_at_once_past_an_assignment, "gradients of tensors and variables at once, past an assignment") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {}, {0x1.8p+1}));
  EAGER_TRY(const Variable v, Variable::make(x, ""));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor a, v.read());
  EAGER_TRY(const Tensor five, floats(DType::float64, {}, {0x1.4p+2}));
  EAGER_DO(v.assign(five));
  EAGER_TRY(const Tensor b, v.read());
  EAGER_TRY(const Tensor y, eager::multiply(a, b));
  EAGER_TRY(const Tensor z, eager::multiply(y, x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({z}, {x, v}));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_v = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float64, {}, {0x1.ep+3}));
  EAGER_DO(expect_floats(d_v, DType::float64, {}, {0x1.8p+4}));
  return done();
}

ROW(gradients_through_a_function_to_the_second_order, "gradients through a function, to the second order") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    const Tensor y = given.at(1);
    EAGER_TRY(const Tensor xx, eager::square(x));
    EAGER_TRY(const Tensor xxx, eager::multiply(xx, x));
    EAGER_TRY(const Tensor z, eager::multiply(xxx, y));
    return std::vector<Tensor>{z};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float64, {-1}}, Spec{DType::float64, {}}}, "f"));
  EAGER_TRY(const Tensor a, floats(DType::float64, {2}, {0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor b, floats(DType::float64, {}, {0x1.4p+2}));
  EAGER_TRY(Tape outer, Tape::make());
  EAGER_DO(outer.watch(a));
  EAGER_DO(outer.watch(b));
  EAGER_TRY(Tape inner, Tape::make());
  EAGER_DO(inner.watch(a));
  EAGER_TRY(const Tensor c, f(a, b));
  EAGER_TRY(const Tensor d_a, inner.gradient(c, a));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, outer.gradient({d_a}, {a, b}));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor d2_a = outputs_2_.at(0);
  const Tensor d2_b = outputs_2_.at(1);
  EAGER_DO(expect_floats(c, DType::float64, {2}, {0x1.4p+5, -0x1.4p+2}));
  EAGER_DO(expect_floats(d_a, DType::float64, {2}, {0x1.ep+5, 0x1.ep+3}));
  EAGER_DO(expect_floats(d2_a, DType::float64, {2}, {0x1.ep+5, -0x1.ep+4}));
  EAGER_DO(expect_floats(d2_b, DType::float64, {}, {0x1.ep+3}));
  return done();
}

ROW(greater_of_strings, "greater of strings") {
  EAGER_TRY(const Tensor x1, strings(DType::string, {3, 1}, {"a", "ab", ""}));
  EAGER_TRY(const Tensor x2, strings(DType::string, {3}, {"a", "", "\303\274"}));
  EAGER_TRY(const Tensor y, eager::greater(x1, x2));
  EAGER_DO(expect_booleans(y, DType::bool_, {3, 3}, {false, true, false, true, true, false, false, false, false}));
  return done();
}

ROW(greater_equal_of_strings, "greater_equal of strings") {
  EAGER_TRY(const Tensor x1, strings(DType::string, {3, 1}, {"a", "ab", ""}));
  EAGER_TRY(const Tensor x2, strings(DType::string, {3}, {"a", "", "\303\274"}));
  EAGER_TRY(const Tensor y, eager::greater_equal(x1, x2));
  EAGER_DO(expect_booleans(y, DType::bool_, {3, 3}, {true, true, false, true, true, false, false, true, false}));
  return done();
}

ROW(grid_sample, "grid_sample") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 4, 2}, {0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2}));
  EAGER_TRY(const Tensor grid, floats(DType::float32, {1, 2, 2, 2}, {-0x1p-1, 0x1p-2, 0x1.333334p-2, -0x1.666666p-1, 0x1.ccccccp-1, 0x1.99999ap-4, 0x1.333334p+0, 0x1.333334p-1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(grid));
  EAGER_TRY(const Tensor y, eager::grid_sample(x, grid));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.6cp+3, 0x1.07p+4, 0x1.cb0a3ep+3, 0x1.746666p+4, 0x1.e6147ep+3, 0x1.ba6668p+3, 0x1.028f4cp+1, 0x1.b33316p-1}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, grid}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_grid = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 3, 4, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.b5c29p+0, 0x1.b5c29p-3, 0x1.851ebep-3, 0x1.851ebep-6, 0x1.4p-2, 0x1.4p-3, 0x1.4p-2, 0x1.4p-3, 0x0p+0, 0x0p+0, 0x1.cccccep-1, 0x1.cb852p+0, 0x1.8p-3, 0x1.8p-4, 0x1.8p-3, 0x1.8p-4, 0x0p+0, 0x0p+0, 0x1.ccccc6p-3, 0x1.9eb84ep-2}, 256.0));
  EAGER_DO(expect_floats(d_grid, DType::float32, {1, 2, 2, 2}, {-0x1.66p+4, 0x1.8cp+3, -0x1.24999ap+5, 0x1.b3e666p+5, -0x1.6f3334p+7, -0x1.933334p+5, -0x1.7a6666p+5, -0x1.3cccb8p+1}, 256.0));
  return done();
}

ROW(grid_sample_align_corners_true, "grid_sample align_corners=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 4, 2}, {0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2}));
  EAGER_TRY(const Tensor grid, floats(DType::float32, {1, 1, 2, 2}, {-0x1p+0, -0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_TRY(const Tensor y, eager::grid_sample(x, grid, GridSampleOptions().align_corners(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 1, 2, 2}, {0x0p+0, 0x1p+0, 0x1.4p+4, 0x1.cp+2}, 4.0));
  return done();
}

ROW(grid_sample_data_format_nchw, "grid_sample data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 3, 4}, {0x0p+0, 0x1p+2, 0x1p+4, 0x1.cp+2, 0x1.8p+2, 0x1.ap+3, 0x1.cp+4, 0x1.6p+4, 0x1.8p+4, 0x1.4p+2, 0x1.7p+4, 0x1.4p+4, 0x1p+0, 0x1.2p+3, 0x1.9p+4, 0x1.4p+4, 0x1.7p+4, 0x1.4p+2, 0x1.8p+4, 0x1.6p+4, 0x1.cp+4, 0x1.ap+3, 0x1.8p+2, 0x1.cp+2}));
  EAGER_TRY(const Tensor grid, floats(DType::float32, {1, 2, 2, 2}, {-0x1p-1, 0x1p-2, 0x1.333334p-2, -0x1.666666p-1, 0x1.ccccccp-1, 0x1.99999ap-4, 0x1.333334p+0, 0x1.333334p-1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(grid));
  EAGER_TRY(const Tensor y, eager::grid_sample(x, grid, GridSampleOptions().data_format(DataFormat::nchw)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.6cp+3, 0x1.cb0a3ep+3, 0x1.e6147ep+3, 0x1.028f4cp+1, 0x1.07p+4, 0x1.746666p+4, 0x1.ba6668p+3, 0x1.b33316p-1}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, grid}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_grid = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 3, 4}, {0x0p+0, 0x0p+0, 0x1.b5c29p-2, 0x1.851ebep-5, 0x1.4p-2, 0x1.4p-2, 0x0p+0, 0x1.3147bp+0, 0x1.8p-3, 0x1.8p-3, 0x0p+0, 0x1.dc28f6p-3, 0x0p+0, 0x0p+0, 0x1.4851ecp+1, 0x1.23d71p-2, 0x1.ep-2, 0x1.ep-2, 0x0p+0, 0x1.d33334p-2, 0x1.2p-2, 0x1.2p-2, 0x0p+0, 0x1.59999p-3}, 256.0));
  EAGER_DO(expect_floats(d_grid, DType::float32, {1, 2, 2, 2}, {-0x1.c1p+5, 0x1.62p+4, -0x1.286666p+5, 0x1.e64cccp+6, -0x1.d1b334p+6, -0x1.003334p+4, -0x1.b19998p+4, -0x1.299988p+1}, 256.0));
  return done();
}

ROW(grid_sample_interpolation_nearest, "grid_sample interpolation=NEAREST") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 4, 2}, {0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2}));
  EAGER_TRY(const Tensor grid, floats(DType::float32, {1, 2, 2, 2}, {-0x1.ccccccp-2, 0x1.333334p-2, 0x1.666666p-2, -0x1.4cccccp-1, 0x1.e66666p-1, 0x1.333334p-3, 0x1.4p+0, 0x1.4cccccp-1}));
  EAGER_TRY(const Tensor y, eager::grid_sample(x, grid, GridSampleOptions().interpolation(Interpolation::nearest)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.ap+3, 0x1.4p+2, 0x1p+4, 0x1.9p+4, 0x1.6p+4, 0x1.6p+4, 0x0p+0, 0x0p+0}));
  return done();
}

ROW(grid_sample_padding_mode_border, "grid_sample padding_mode=BORDER") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 4, 2}, {0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2}));
  EAGER_TRY(const Tensor grid, floats(DType::float32, {1, 1, 2, 2}, {-0x1.8p+1, -0x1.8p+1, 0x1.8p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::grid_sample(x, grid, GridSampleOptions().padding_mode(PaddingMode::border)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 1, 2, 2}, {0x0p+0, 0x1p+0, 0x1.4p+4, 0x1.cp+2}, 4.0));
  return done();
}

ROW(group_norm_groups_m1_of_each_channel, "group_norm groups=-1 of each channel") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.4p+2, 0x1.cp+2, 0x1p+2, -0x1p+0, 0x1p-1, 0x1p+2, -0x1p+1, 0x1p+0, 0x1p+3}));
  EAGER_TRY(const Tensor y, eager::group_norm(x, -1));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 2}, {-0x1.11a74ep+0, -0x1.55fc08p+0, -0x1.11a74ep-2, 0x1.11966cp+0, 0x1.56112p+0, 0x1.11966cp-2, -0x1.22aa98p+0, -0x1.91a27ep-2, 0x1.4c30acp+0, -0x1.f60b1cp-1, -0x1.4c30acp-3, 0x1.5f6e2ep+0}, 8.0));
  return done();
}

ROW(group_norm_groups_2, "group_norm groups=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4}, {0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0}));
  EAGER_TRY(const Tensor scale, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor offset, floats(DType::float32, {4}, {0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(scale));
  EAGER_DO(tape.watch(offset));
  EAGER_TRY(const Tensor y, eager::group_norm(x, 2, GroupNormOptions().scale(scale).offset(offset)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 4}, {-0x1.039272p-1, -0x1.5dab0cp+0, 0x1.9c11bp+0, -0x1.95e578p+0, 0x1.5a1898p-3, 0x1.02add6p+2, 0x1.534698p+1, -0x1.232c64p-2, -0x1.c9c37ep-2, -0x1.aea53ep+0, 0x1.43111p+1, -0x1.4436ap-1, 0x1.5752ap+0, 0x1.e4e1cp+0, 0x1.b1d04p-1, -0x1.ae5f9p+0}, 32.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, scale, offset}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_scale = outputs_1_.at(1);
  const Tensor d_offset = outputs_1_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 4}, {-0x1.152f6cp-2, 0x1.37207p-1, -0x1.8e962ep+0, 0x1.88e6dep-1, -0x1.9f439p-1, 0x1.e575acp-2, -0x1.727828p-3, 0x1.f0e388p-1, -0x1.a769cp+0, 0x1.4beefcp+0, -0x1.f89106p-3, 0x1.9cac42p-1, 0x1.e08ac4p-1, -0x1.29953ep-1, -0x1.2df1bcp-1, 0x1.ed376cp-6}, 512.0));
  EAGER_DO(expect_floats(d_scale, DType::float32, {4}, {0x1.c5ed68p+1, 0x1.9fd7aap+0, 0x1.508214p+0, 0x1.8ec592p+0}, 512.0));
  EAGER_DO(expect_floats(d_offset, DType::float32, {4}, {0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1}, 512.0));
  return done();
}

ROW(group_norm_groups_2_data_format_nchw, "group_norm groups=2 data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 4, 2}, {0x1.8p+0, 0x1.4p+1, 0x1p-1, 0x1.2p+2, 0x1p+1, 0x1p+0, 0x1p-1, 0x1.8p+1, 0x1.4p+1, 0x1.2p+2, 0x1.8p+0, 0x1.cp+1, 0x1.4p+1, 0x1.2p+2, 0x1p+2, 0x1.8p+0}));
  EAGER_TRY(const Tensor scale, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor offset, floats(DType::float32, {4}, {0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(scale));
  EAGER_DO(tape.watch(offset));
  EAGER_TRY(const Tensor y, eager::group_norm(x, 2, GroupNormOptions().scale(scale).offset(offset).data_format(DataFormat::nchw)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4, 2}, {-0x1.039272p-1, 0x1.5a1898p-3, -0x1.5dab0cp+0, 0x1.02add6p+2, 0x1.9c11bp+0, 0x1.534698p+1, -0x1.95e578p+0, -0x1.232c64p-2, -0x1.c9c37ep-2, 0x1.5752ap+0, -0x1.aea53ep+0, 0x1.e4e1cp+0, 0x1.43111p+1, 0x1.b1d04p-1, -0x1.4436ap-1, -0x1.ae5f9p+0}, 32.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, scale, offset}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_scale = outputs_1_.at(1);
  const Tensor d_offset = outputs_1_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 4, 2}, {-0x1.6dc8eep-1, -0x1.19d9b8p-1, 0x1.9f8558p-1, 0x1.d03a9cp-2, -0x1.91e3a6p-1, -0x1.e6bf12p+0, 0x1.d597b8p+0, 0x1.b43256p-1, -0x1.29aca8p-1, -0x1.f6c586p-2, 0x1.681042p-5, 0x1.074734p+0, -0x1.ce422cp+0, -0x1.6aefbcp-3, 0x1.decb16p-1, 0x1.0c3a98p+0}, 512.0));
  EAGER_DO(expect_floats(d_scale, DType::float32, {4}, {0x1.04a29p+1, -0x1.a67f78p+0, -0x1.096b46p+1, 0x1.35f6d6p-1}, 512.0));
  EAGER_DO(expect_floats(d_offset, DType::float32, {4}, {0x1p+2, 0x1p+2, 0x1.08p+3, 0x1.ap+1}, 512.0));
  return done();
}

ROW(group_norm_groups_2_data_format_nchw_epsilon_0_25, "group_norm groups=2 data_format=NCHW epsilon=0.25") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 4, 2}, {0x1.8p+0, 0x1.4p+1, 0x1p-1, 0x1.2p+2, 0x1p+1, 0x1p+0, 0x1p-1, 0x1.8p+1, 0x1.4p+1, 0x1.2p+2, 0x1.8p+0, 0x1.cp+1, 0x1.4p+1, 0x1.2p+2, 0x1p+2, 0x1.8p+0}));
  EAGER_TRY(const Tensor scale, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor offset, floats(DType::float32, {4}, {0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(scale));
  EAGER_DO(tape.watch(offset));
  EAGER_TRY(const Tensor y, eager::group_norm(x, 2, GroupNormOptions().scale(scale).offset(offset).epsilon(0x1p-2).data_format(DataFormat::nchw)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4, 2}, {-0x1.ebe9e8p-2, 0x1.47f144p-3, -0x1.3de638p+0, 0x1.f0ef6ep+1, 0x1.a751aap+0, 0x1.49e69ep+1, -0x1.850582p+0, -0x1.75ac34p-2, -0x1.a20bd8p-2, 0x1.3988e2p+0, -0x1.7311c2p+0, 0x1.d105ecp+0, 0x1.3ddf02p+1, 0x1.df88b4p-1, -0x1.52c2c6p-1, -0x1.a0dd6ep+0}, 32.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, scale, offset}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_scale = outputs_1_.at(1);
  const Tensor d_offset = outputs_1_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 4, 2}, {-0x1.47f144p-1, -0x1.11490ep-1, 0x1.b541b2p-1, 0x1.47f144p-2, -0x1.5488f8p-1, -0x1.bd602ep+0, 0x1.888facp+0, 0x1.be29fap-1, -0x1.281db8p-1, -0x1.3988e2p-2, -0x1.a20bd8p-4, 0x1.f923a4p-1, -0x1.ad4816p+0, -0x1.1cf444p-3, 0x1.c1a2aep-1, 0x1.e02a9p-1}, 512.0));
  EAGER_DO(expect_floats(d_scale, DType::float32, {4}, {0x1.d854e2p+0, -0x1.934826p+0, -0x1.dd6f82p+0, 0x1.1402e4p-1}, 512.0));
  EAGER_DO(expect_floats(d_offset, DType::float32, {4}, {0x1p+2, 0x1p+2, 0x1.08p+3, 0x1.ap+1}, 512.0));
  return done();
}

ROW(group_norm_groups_2_epsilon_0_25, "group_norm groups=2 epsilon=0.25") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4}, {0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0}));
  EAGER_TRY(const Tensor scale, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor offset, floats(DType::float32, {4}, {0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(scale));
  EAGER_DO(tape.watch(offset));
  EAGER_TRY(const Tensor y, eager::group_norm(x, 2, GroupNormOptions().scale(scale).offset(offset).epsilon(0x1p-2)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 4}, {-0x1.ebe9e8p-2, -0x1.3de638p+0, 0x1.a751aap+0, -0x1.850582p+0, 0x1.47f144p-3, 0x1.f0ef6ep+1, 0x1.49e69ep+1, -0x1.75ac34p-2, -0x1.a20bd8p-2, -0x1.7311c2p+0, 0x1.3ddf02p+1, -0x1.52c2c6p-1, 0x1.3988e2p+0, 0x1.d105ecp+0, 0x1.df88b4p-1, -0x1.a0dd6ep+0}, 32.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, scale, offset}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_scale = outputs_1_.at(1);
  const Tensor d_offset = outputs_1_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 4}, {-0x1.47f144p-2, 0x1.b541b2p-2, -0x1.605bf4p+0, 0x1.5488f8p-1, -0x1.7e997cp-1, 0x1.47f144p-1, -0x1.5ad75cp-3, 0x1.c2e4c4p-1, -0x1.7f3586p+0, 0x1.3988e2p+0, -0x1.b8623ap-3, 0x1.73ebb2p-1, 0x1.a20bd8p-1, -0x1.16b29p-1, -0x1.245b06p-1, 0x1.e87e2cp-5}, 512.0));
  EAGER_DO(expect_floats(d_scale, DType::float32, {4}, {0x1.9d6df6p+1, 0x1.9ea53p+0, 0x1.33cee4p+0, 0x1.65a59p+0}, 512.0));
  EAGER_DO(expect_floats(d_offset, DType::float32, {4}, {0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1}, 512.0));
  return done();
}

ROW(gru, "gru") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor kernel, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor recurrent_kernel, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor bias, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(kernel));
  EAGER_DO(tape.watch(recurrent_kernel));
  EAGER_DO(tape.watch(bias));
  EAGER_DO(tape.watch(initial_h));
  EAGER_TRY(const GruOutputs outputs_1_, eager::gru(x, kernel, recurrent_kernel, GruOptions().bias(bias).initial_h(initial_h)));
  const Tensor y0 = outputs_1_.sequence;
  const Tensor y1 = outputs_1_.h;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 3, 2}, {0x1.2d2cf6p-2, 0x1.e4aae8p-4, 0x1.8075ecp-2, 0x1.e8097p-2, 0x1.1db794p-1, 0x1.82fa1ap-1, 0x1.e531c6p-2, 0x1.7ce1a8p-2, 0x1.e23d78p-2, 0x1.45c564p-1, 0x1.37cdaep-1, 0x1.a7d4p-1}, 32.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {0x1.1db794p-1, 0x1.82fa1ap-1, 0x1.37cdaep-1, 0x1.a7d4p-1}, 32.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1}, {x, kernel, recurrent_kernel, bias, initial_h}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_2_, 5));
  const Tensor d_x = outputs_2_.at(0);
  const Tensor d_kernel = outputs_2_.at(1);
  const Tensor d_recurrent_kernel = outputs_2_.at(2);
  const Tensor d_bias = outputs_2_.at(3);
  const Tensor d_initial_h = outputs_2_.at(4);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {0x1.62f472p-1, 0x1.ae3e3ep-1, 0x1.9568dcp-1, 0x1.e30588p-1, 0x1.78f904p-1, 0x1.b96d5ep-1, 0x1.543d16p-1, 0x1.98e6dp-1, 0x1.2acc2cp-1, 0x1.5aaa94p-1, 0x1.c0ca74p-2, 0x1.11fc9ep-1}, 512.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 6}, {-0x1.6068ecp-3, 0x1.7672fep-3, -0x1.58328cp-5, -0x1.0b9486p-3, -0x1.428adcp-1, -0x1.76d34p-1, -0x1.29a1bp-3, -0x1.d602aap-5, 0x1.f65032p-4, 0x1.da6aacp-6, 0x1.702aeep-1, 0x1.c2b79cp-5}, 512.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 6}, {0x1.6d3c62p-3, -0x1.648042p-1, 0x1.ba9ac8p-2, 0x1.fc0ddcp-2, 0x1.82c326p+0, 0x1.4f8c84p+0, -0x1.b063a4p-4, -0x1.d47516p-3, 0x1.cad582p-3, 0x1.46de44p-3, 0x1.3b7e98p-1, 0x1.8ea8a8p-2}, 512.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2, 6}, {0x1.242696p-3, -0x1.47f7c6p+0, 0x1.c19ba4p-1, 0x1.b3d7dp-1, 0x1.cc7932p+2, 0x1.0ca9dp+2, 0x1.242696p-3, -0x1.47f7c6p+0, 0x1.c19ba4p-1, 0x1.b3d7dp-1, 0x1.91f498p+1, 0x1.2bc394p+1}, 512.0));
  EAGER_DO(expect_floats(d_initial_h, DType::float32, {2, 2}, {0x1.0cc85cp+0, 0x1.09b25ap+0, 0x1.537594p-1, 0x1.29caa2p+0}, 512.0));
  return done();
}

ROW(gru_reverse_true, "gru reverse=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor kernel, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor recurrent_kernel, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor bias, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(kernel));
  EAGER_DO(tape.watch(recurrent_kernel));
  EAGER_DO(tape.watch(bias));
  EAGER_TRY(const GruOutputs outputs_1_, eager::gru(x, kernel, recurrent_kernel, GruOptions().bias(bias).initial_h(initial_h).reverse(true)));
  const Tensor y0 = outputs_1_.sequence;
  const Tensor y1 = outputs_1_.h;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 3, 2}, {0x1.639c62p-2, 0x1.341a36p-1, 0x1.e5098p-2, 0x1.561dfep-1, 0x1.100224p-1, 0x1.f056d8p-2, 0x1.929e92p-2, 0x1.5ba2fcp-1, 0x1.12dc2ap-1, 0x1.88966p-1, 0x1.55500cp-1, 0x1.515822p-1}, 32.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {0x1.639c62p-2, 0x1.341a36p-1, 0x1.929e92p-2, 0x1.5ba2fcp-1}, 32.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1}, {kernel, recurrent_kernel, bias}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_2_, 3));
  const Tensor d_kernel = outputs_2_.at(0);
  const Tensor d_recurrent_kernel = outputs_2_.at(1);
  const Tensor d_bias = outputs_2_.at(2);
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 6}, {-0x1.1ea8a2p-4, -0x1.631f4p-2, -0x1.ea785ep-3, -0x1.2a10aap-4, -0x1.4eeb8p+0, -0x1.3e243p-3, -0x1.a14f7ep-6, -0x1.2d6362p-1, -0x1.22558p-5, 0x1.0ae8b6p-4, 0x1.70c442p-4, 0x1.cefd72p-2}, 512.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 6}, {0x1.26e196p-3, -0x1.bf8a76p-1, 0x1.37aed8p-1, 0x1.d0c134p-2, 0x1.cc4f4p+0, 0x1.20903ep+0, 0x1.352318p-3, 0x1.4a39f8p-3, 0x1.23f60cp-1, 0x1.3742c2p-2, 0x1.7db9d8p+0, 0x1.2f87b2p-1}, 512.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2, 6}, {0x1.e6375cp-3, -0x1.4a34bp+0, 0x1.169754p+0, 0x1.78a64p-1, 0x1.dd4a5cp+2, 0x1.9eb508p+1, 0x1.e6375cp-3, -0x1.4a34bp+0, 0x1.169754p+0, 0x1.78a64p-1, 0x1.9e953cp+1, 0x1.d86548p+0}, 512.0));
  return done();
}

ROW(gru_time_major_true, "gru time_major=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 2, 2}, {-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2, -0x1p-3, 0x1p-4, -0x1p-4, 0x1p-3, 0x1p-2, 0x1.cp-2, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor kernel, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor recurrent_kernel, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor bias, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(kernel));
  EAGER_DO(tape.watch(recurrent_kernel));
  EAGER_DO(tape.watch(bias));
  EAGER_TRY(const GruOutputs outputs_1_, eager::gru(x, kernel, recurrent_kernel, GruOptions().bias(bias).initial_h(initial_h).time_major(true)));
  const Tensor y0 = outputs_1_.sequence;
  const Tensor y1 = outputs_1_.h;
  EAGER_DO(expect_floats(y0, DType::float32, {3, 2, 2}, {0x1.2d2cf6p-2, 0x1.e4aae8p-4, 0x1.e531c6p-2, 0x1.7ce1a8p-2, 0x1.8075ecp-2, 0x1.e8097p-2, 0x1.e23d78p-2, 0x1.45c564p-1, 0x1.1db794p-1, 0x1.82fa1ap-1, 0x1.37cdaep-1, 0x1.a7d4p-1}, 32.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {0x1.1db794p-1, 0x1.82fa1ap-1, 0x1.37cdaep-1, 0x1.a7d4p-1}, 32.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {3, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1}, {x, kernel, recurrent_kernel, bias}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_2_, 4));
  const Tensor d_x = outputs_2_.at(0);
  const Tensor d_kernel = outputs_2_.at(1);
  const Tensor d_recurrent_kernel = outputs_2_.at(2);
  const Tensor d_bias = outputs_2_.at(3);
  EAGER_DO(expect_floats(d_x, DType::float32, {3, 2, 2}, {0x1.fbdb48p-1, 0x1.2bd30ap+0, 0x1.fcec88p-2, 0x1.5662d4p-1, 0x1.236f5ap+0, 0x1.4d3094p+0, 0x1.d60346p-2, 0x1.176644p-1, 0x1.f124f4p-2, 0x1.213c4cp-1, 0x1.c0ca74p-2, 0x1.11fc9ep-1}, 512.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 6}, {-0x1.e69aa2p-3, 0x1.f5f0c2p-3, -0x1.b57f86p-4, -0x1.243c9p-3, -0x1.175e0cp+0, -0x1.d3f5f8p-1, -0x1.604236p-3, -0x1.4bc772p-6, 0x1.ecf9eap-5, 0x1.10afa6p-6, 0x1.021636p-2, -0x1.aee164p-5}, 512.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 6}, {0x1.6a72a2p-2, -0x1.49f1e8p-1, 0x1.07d586p-1, 0x1.a5721ep-2, 0x1.c34798p+0, 0x1.3009bap+0, -0x1.7261a4p-4, -0x1.43497cp-3, 0x1.84b86cp-3, 0x1.cc103p-4, 0x1.011c2p-1, 0x1.0710d6p-2}, 512.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2, 6}, {0x1.664124p-2, -0x1.6a4676p+0, 0x1.c7fda6p-1, 0x1.b318bp-1, 0x1.ca84ccp+2, 0x1.260542p+2, 0x1.664124p-2, -0x1.6a4676p+0, 0x1.c7fda6p-1, 0x1.b318bp-1, 0x1.9136cp+1, 0x1.455b2cp+1}, 512.0));
  return done();
}

ROW(gru_with_a_mask, "gru with a mask") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor kernel, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor recurrent_kernel, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor bias, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor initial_h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Tensor mask, booleans(DType::bool_, {2, 3}, {true, true, false, true, false, true}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(kernel));
  EAGER_DO(tape.watch(recurrent_kernel));
  EAGER_DO(tape.watch(bias));
  EAGER_DO(tape.watch(initial_h));
  EAGER_TRY(const GruOutputs outputs_1_, eager::gru(x, kernel, recurrent_kernel, GruOptions().bias(bias).initial_h(initial_h).mask(mask)));
  const Tensor y0 = outputs_1_.sequence;
  const Tensor y1 = outputs_1_.h;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 3, 2}, {0x1.2d2cf6p-2, 0x1.e4aae8p-4, 0x1.8075ecp-2, 0x1.e8097p-2, 0x1.8075ecp-2, 0x1.e8097p-2, 0x1.e531c6p-2, 0x1.7ce1a8p-2, 0x1.e531c6p-2, 0x1.7ce1a8p-2, 0x1.2e75dap-1, 0x1.7b73bap-1}, 32.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2, 2}, {0x1.8075ecp-2, 0x1.e8097p-2, 0x1.2e75dap-1, 0x1.7b73bap-1}, 32.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1}, {x, kernel, recurrent_kernel, bias, initial_h}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_2_, 5));
  const Tensor d_x = outputs_2_.at(0);
  const Tensor d_kernel = outputs_2_.at(1);
  const Tensor d_recurrent_kernel = outputs_2_.at(2);
  const Tensor d_bias = outputs_2_.at(3);
  const Tensor d_initial_h = outputs_2_.at(4);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {0x1.1d09bep+0, 0x1.551e86p+0, 0x1.7b6f44p+0, 0x1.beaf2cp+0, 0x0p+0, 0x0p+0, 0x1.182a66p+0, 0x1.4d4a56p+0, 0x0p+0, 0x0p+0, 0x1.f53c9ap-2, 0x1.2b0154p-1}, 512.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 6}, {-0x1.aa1656p-3, 0x1.a2e5bcp-2, -0x1.30816ap-3, -0x1.274654p-2, -0x1.7af70ep+0, -0x1.8aabe4p+0, -0x1.32176ep-3, 0x1.06cf5cp-3, 0x1.1770f4p-10, -0x1.e163aep-4, -0x1.12c5c4p-3, -0x1.451318p-1}, 512.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 6}, {0x1.302ebp-2, -0x1.c5ad6cp-1, 0x1.b054b6p-2, 0x1.351546p-1, 0x1.997b8ap+0, 0x1.a0699p+0, -0x1.3883acp-4, -0x1.2b3a34p-6, 0x1.a8155p-5, -0x1.6a328cp-12, 0x1.d891fep-4, -0x1.0247b4p-5}, 512.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2, 6}, {0x1.3ffd16p-2, -0x1.7f52bep+0, 0x1.98eb0ep-1, 0x1.d27914p-1, 0x1.cb7dc6p+2, 0x1.35832p+2, 0x1.3ffd16p-2, -0x1.7f52bep+0, 0x1.98eb0ep-1, 0x1.d27914p-1, 0x1.97d1eap+1, 0x1.526f02p+1}, 512.0));
  EAGER_DO(expect_floats(d_initial_h, DType::float32, {2, 2}, {0x1.8be2c2p+0, 0x1.c19daap+0, 0x1.09c9b8p+0, 0x1.f674eap+0}, 512.0));
  return done();
}

ROW(gru_cell, "gru_cell") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2}));
  EAGER_TRY(const Tensor h, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(const Tensor kernel, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor recurrent_kernel, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Tensor bias, floats(DType::float32, {2, 6}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(h));
  EAGER_DO(tape.watch(kernel));
  EAGER_DO(tape.watch(recurrent_kernel));
  EAGER_DO(tape.watch(bias));
  EAGER_TRY(const Tensor y, eager::gru_cell(x, h, kernel, recurrent_kernel, GruCellOptions().bias(bias)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1.2d2cf6p-2, 0x1.e4aae8p-4, 0x1.e531c6p-2, 0x1.7ce1a8p-2}, 32.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, h, kernel, recurrent_kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 5));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_h = outputs_1_.at(1);
  const Tensor d_kernel = outputs_1_.at(2);
  const Tensor d_recurrent_kernel = outputs_1_.at(3);
  const Tensor d_bias = outputs_1_.at(4);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2}, {0x1.096ab6p-2, 0x1.4936b2p-2, 0x1.fdfbf6p-3, 0x1.7a5a58p-2}, 512.0));
  EAGER_DO(expect_floats(d_h, DType::float32, {2, 2}, {0x1.cf4aeep-2, 0x1.661f6ap-2, 0x1.0fcdf2p-1, 0x1.822116p-3}, 512.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 6}, {-0x1.302fa8p-3, 0x1.9b25dap-5, -0x1.c9441ap-4, -0x1.fb8206p-6, -0x1.d6dd16p-1, -0x1.72dfecp-3, -0x1.632df4p-4, 0x1.f5e4e2p-6, -0x1.0b961ap-4, -0x1.3311bp-6, -0x1.15de8p-1, -0x1.c4b22ap-4}, 512.0));
  EAGER_DO(expect_floats(d_recurrent_kernel, DType::float32, {2, 6}, {0x1.2e6986p-2, -0x1.15d182p-4, 0x1.bf17ap-3, 0x1.773be4p-5, 0x1.8004aep-1, 0x1.0dca0ap-3, -0x1.196ceep-6, 0x1.2ac482p-6, -0x1.d5c318p-7, -0x1.3e89fep-7, -0x1.2fb3bcp-4, -0x1.1ceb34p-5}, 512.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2, 6}, {0x1.519724p-2, -0x1.ab33c2p-4, 0x1.f9d002p-3, 0x1.0b4072p-4, 0x1.015372p+1, 0x1.816794p-2, 0x1.519724p-2, -0x1.ab33c2p-4, 0x1.f9d002p-3, 0x1.0b4072p-4, 0x1.cbf19ep-1, 0x1.9c3fa4p-3}, 512.0));
  return done();
}

ROW(hamming_window_window_length_5, "hamming_window window_length=5") {
  EAGER_TRY(const Tensor y, eager::hamming_window(5));
  EAGER_DO(expect_floats(y, DType::float32, {5}, {0x1.47ae14p-4, 0x1.97669p-2, 0x1.d3050ap-1, 0x1.d3050ap-1, 0x1.97669p-2}, 2.0));
  return done();
}

ROW(hamming_window_window_length_5_periodic_false_dtype_float64, "hamming_window window_length=5 periodic=False dtype=float64") {
  EAGER_TRY(const Tensor y, eager::hamming_window(5, HammingWindowOptions().periodic(false).dtype(DType::float64)));
  EAGER_DO(expect_floats(y, DType::float64, {5}, {0x1.47ae147ae147bp-4, 0x1.147ae147ae148p-1, 0x1p+0, 0x1.147ae147ae148p-1, 0x1.47ae147ae147bp-4}, 64.0));
  return done();
}

ROW(hann_window_window_length_5, "hann_window window_length=5") {
  EAGER_TRY(const Tensor y, eager::hann_window(5));
  EAGER_DO(expect_floats(y, DType::float32, {5}, {0x0p+0, 0x1.61c886p-2, 0x1.cf1bbcp-1, 0x1.cf1bbcp-1, 0x1.61c886p-2}, 2.0));
  return done();
}

ROW(hann_window_window_length_5_periodic_false_dtype_float64, "hann_window window_length=5 periodic=False dtype=float64") {
  EAGER_TRY(const Tensor y, eager::hann_window(5, HannWindowOptions().periodic(false).dtype(DType::float64)));
  EAGER_DO(expect_floats(y, DType::float64, {5}, {0x0p+0, 0x1p-1, 0x1p+0, 0x1p-1, 0x0p+0}, 64.0));
  return done();
}

ROW(hard_sigmoid_and_its_gradient, "hard_sigmoid and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+2, -0x1p-1, 0x1.8p-1, 0x1.cp+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::hard_sigmoid(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x0p+0, 0x1.aaaaaap-2, 0x1.4p-1, 0x1p+0}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x0p+0, 0x1.555556p-4, 0x1.555556p-2, 0x0p+0}, 8.0));
  return done();
}

ROW(hard_sigmoid_of_other_dtypes, "hard_sigmoid of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+2, -0x1p-1, 0x1.8p-1, 0x1.cp+1}));
  EAGER_TRY(const Tensor y_float64, eager::hard_sigmoid(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x0p+0, 0x1.aaaaaaaaaaaabp-2, 0x1.4p-1, 0x1p+0}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+2, -0x1p-1, 0x1.8p-1, 0x1.cp+1}));
  EAGER_TRY(const Tensor y_float16, eager::hard_sigmoid(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x0p+0, 0x1.aacp-2, 0x1.4p-1, 0x1p+0}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+2, -0x1p-1, 0x1.8p-1, 0x1.cp+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::hard_sigmoid(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x0p+0, 0x1.aap-2, 0x1.4p-1, 0x1p+0}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::hard_sigmoid(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x1p-1, 0x1.5555555555555p-1, 0x1p+0}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::hard_sigmoid(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x1p-1, 0x1.555556p-1, 0x1p+0}, 4.0));
  return done();
}

ROW(hard_swish_and_its_gradient, "hard_swish and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+2, -0x1p-1, 0x1.8p-1, 0x1.cp+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::hard_swish(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x0p+0, -0x1.aaaaaap-3, 0x1.ep-2, 0x1.cp+1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x0p+0, 0x1.555556p-3, 0x1.8p+0, 0x1p-2}, 8.0));
  return done();
}

ROW(hard_swish_of_other_dtypes, "hard_swish of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+2, -0x1p-1, 0x1.8p-1, 0x1.cp+1}));
  EAGER_TRY(const Tensor y_float64, eager::hard_swish(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x0p+0, -0x1.aaaaaaaaaaaabp-3, 0x1.ep-2, 0x1.cp+1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+2, -0x1p-1, 0x1.8p-1, 0x1.cp+1}));
  EAGER_TRY(const Tensor y_float16, eager::hard_swish(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x0p+0, -0x1.aacp-3, 0x1.ep-2, 0x1.cp+1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+2, -0x1p-1, 0x1.8p-1, 0x1.cp+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::hard_swish(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x0p+0, -0x1.aap-3, 0x1.ep-2, 0x1.cp+1}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::hard_swish(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.5555555555555p-1, 0x1p+2}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::hard_swish(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.555556p-1, 0x1p+2}, 4.0));
  return done();
}

ROW(hard_tanh_and_its_gradient, "hard_tanh and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::hard_tanh(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1p+0, -0x1p-1, 0x1.8p-1, 0x1p+0}));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x0p+0, 0x1p-1, 0x1p+1, 0x0p+0}, 1.0));
  return done();
}

ROW(hard_tanh_of_other_dtypes, "hard_tanh of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::hard_tanh(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1p+0, -0x1p-1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::hard_tanh(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1p+0, -0x1p-1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::hard_tanh(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1p+0, -0x1p-1, 0x1.8p-1, 0x1p+0}));
  return done();
}

ROW(hardshrink_and_its_gradient, "hardshrink and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-2, 0x1p-3, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::hardshrink(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1}));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2}, 1.0));
  return done();
}

ROW(hardshrink_of_other_dtypes, "hardshrink of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-2, 0x1p-3, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::hardshrink(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-2, 0x1p-3, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::hardshrink(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-2, 0x1p-3, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::hardshrink(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1}));
  return done();
}

ROW(hardshrink_threshold_1_0_and_its_gradient, "hardshrink threshold=1.0 and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::hardshrink(x, HardshrinkOptions().threshold(0x1p+0)));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1}));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2}, 1.0));
  return done();
}

ROW(hardshrink_threshold_1_0_of_other_dtypes, "hardshrink threshold=1.0 of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::hardshrink(x_float64, HardshrinkOptions().threshold(0x1p+0)));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::hardshrink(x_float16, HardshrinkOptions().threshold(0x1p+0)));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::hardshrink(x_bfloat16, HardshrinkOptions().threshold(0x1p+0)));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1}));
  return done();
}

ROW(heaviside_and_its_gradients, "heaviside and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::heaviside(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1p+0, 0x0p+0, 0x1p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {0x0p+0, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(heaviside_of_other_dtypes, "heaviside of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::heaviside(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x1p+0, 0x0p+0, 0x1p+0}));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::heaviside(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x1p+0, 0x0p+0, 0x1p+0}));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::heaviside(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1p+0, 0x0p+0, 0x1p+0}));
  return done();
}

ROW(hfft, "hfft") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0}));
  EAGER_TRY(const Tensor y, eager::hfft(x));
  EAGER_DO(expect_floats(y, DType::float32, {2, 6}, {0x1p+4, -0x1p+2, -0x1p+1, 0x1p+1, -0x1p+1, -0x1p+2, 0x1.58p+4, 0x1.ap+2, -0x1.7p+3, -0x1.1p+3, -0x1.7p+3, 0x1.ap+2}, 16.0));
  return done();
}

ROW(hfft_n_2_axis_0, "hfft n=2 axis=0") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::hfft(x, HfftOptions().n(2).axis(0)));
  EAGER_DO(expect_floats(y, DType::float64, {2, 3}, {0x1.4p+2, 0x1p+0, 0x1.8p+1, -0x1.8p+1, 0x1.4p+2, 0x1p+0}, 64.0));
  return done();
}

ROW(hfft_n_8_norm_ortho, "hfft n=8 norm=ORTHO") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::hfft(x, HfftOptions().n(8).norm(Norm::ortho)));
  EAGER_DO(expect_floats(y, DType::float64, {2, 8}, {0x1.f1cd9cceef239p+1, 0x1.07c3b666fb66dp+1, -0x1.c48c6001f0acp+0, -0x1.2d413cccfe77ap+1, -0x1.6a09e667f3bcdp-2, 0x1.f0ed99bed9b2ep-5, -0x1.6a09e667f3bcdp-2, 0x1.a57d86660310dp+0, 0x1.6a09e667f3bcdp-1, 0x1.3504f333f9de6p+0, 0x1.6a09e667f3bcdp+1, 0x1.27c3b666fb66dp+2, 0x1.c48c6001f0acp+1, 0x1.a827999fcef32p-3, -0x1.6a09e667f3bcdp+0, -0x1.83c4999049935p-2}, 64.0));
  return done();
}

ROW(hfft_norm_forward, "hfft norm=FORWARD") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::hfft(x, HfftOptions().norm(Norm::forward)));
  EAGER_DO(expect_floats(y, DType::float64, {2, 4}, {0x1.2p+1, -0x1.8p-1, -0x1.8p-1, 0x1p-2, 0x1p-2, 0x1.2p+1, 0x1.2p+1, -0x1.8p-1}, 64.0));
  return done();
}

ROW(hfft_of_int32, "hfft of int32") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {4}, {3, 1, 4, 1}));
  EAGER_TRY(const Tensor y, eager::hfft(x));
  EAGER_DO(expect_floats(y, DType::float32, {6}, {0x1.cp+3, -0x1p+0, -0x1p+0, 0x1p+3, -0x1p+0, -0x1p+0}, 16.0));
  return done();
}

ROW(hfft_of_no_points, "hfft of no points") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "hfft", "Invalid number of FFT data points (0) specified. [Op:hfft]", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::hfft(x, HfftOptions().n(0)));
    return done();
  }));
  return done();
}

ROW(histogram_bins_2, "histogram bins=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const HistogramOutputs outputs_1_, eager::histogram(x, HistogramOptions().bins(2)));
  const Tensor y0 = outputs_1_.counts;
  const Tensor y1 = outputs_1_.edges;
  EAGER_DO(expect_integers(y0, DType::int64, {2}, {5, 1}));
  EAGER_DO(expect_floats(y1, DType::float32, {3}, {0x1p-1, 0x1.1p+2, 0x1p+3}));
  return done();
}

ROW(histogram_bins_3_dtype_float32, "histogram bins=3 dtype=float32") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const HistogramOutputs outputs_1_, eager::histogram(x, HistogramOptions().bins(3).dtype(DType::float32)));
  const Tensor y0 = outputs_1_.counts;
  const Tensor y1 = outputs_1_.edges;
  EAGER_DO(expect_floats(y0, DType::float32, {3}, {0x1.8p+1, 0x1p+1, 0x1p+0}, 1.0));
  EAGER_DO(expect_floats(y1, DType::float32, {4}, {0x1p-1, 0x1.8p+1, 0x1.6p+2, 0x1p+3}, 1.0));
  return done();
}

ROW(histogram_bins_4_low_0_0_high_4_0, "histogram bins=4 low=0.0 high=4.0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const HistogramOutputs outputs_1_, eager::histogram(x, HistogramOptions().bins(4).low(0x0p+0).high(0x1p+2)));
  const Tensor y0 = outputs_1_.counts;
  const Tensor y1 = outputs_1_.edges;
  EAGER_DO(expect_integers(y0, DType::int64, {4}, {1, 1, 1, 2}));
  EAGER_DO(expect_floats(y1, DType::float32, {5}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2}));
  return done();
}

ROW(huber_delta_0_5_reduction_mean, "huber delta=0.5 reduction=MEAN") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1}));
  EAGER_TRY(const Tensor target, floats(DType::float32, {2, 3}, {0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::huber(x, target, HuberOptions().delta(0x1p-1).reduction(Reduction::mean)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.f15556p-2}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {-0x1.555556p-4, 0x1.555556p-5, 0x1.555556p-4, 0x1.555556p-4, 0x1.555556p-6, -0x1.555556p-4}, 2.0));
  return done();
}

ROW(huber_delta_0_5_reduction_none, "huber delta=0.5 reduction=NONE") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1}));
  EAGER_TRY(const Tensor target, floats(DType::float32, {2, 3}, {0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::huber(x, target, HuberOptions().delta(0x1p-1).reduction(Reduction::none)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p-2, 0x1p-5, 0x1p+0, 0x1.4p-1, 0x1p-7, 0x1p+0}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {-0x1p-1, 0x1p-3, 0x1p+0, 0x1p-3, 0x1.8p-3, -0x1.8p+0}, 2.0));
  return done();
}

ROW(huber_delta_0_5_reduction_sum, "huber delta=0.5 reduction=SUM") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1}));
  EAGER_TRY(const Tensor target, floats(DType::float32, {2, 3}, {0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::huber(x, target, HuberOptions().delta(0x1p-1).reduction(Reduction::sum)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.75p+1}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {-0x1p-1, 0x1p-2, 0x1p-1, 0x1p-1, 0x1p-3, -0x1p-1}, 2.0));
  return done();
}

ROW(huber_reduction_mean, "huber reduction=MEAN") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1}));
  EAGER_TRY(const Tensor target, floats(DType::float32, {2, 3}, {0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::huber(x, target, HuberOptions().reduction(Reduction::mean)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.9b5556p-1}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {-0x1p-3, 0x1.555556p-5, 0x1.555556p-3, 0x1.555556p-3, 0x1.555556p-6, -0x1.555556p-3}, 2.0));
  return done();
}

ROW(huber_reduction_none, "huber reduction=NONE") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1}));
  EAGER_TRY(const Tensor target, floats(DType::float32, {2, 3}, {0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::huber(x, target, HuberOptions().reduction(Reduction::none)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1.2p-2, 0x1p-5, 0x1.cp+0, 0x1p+0, 0x1p-7, 0x1.cp+0}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {-0x1.8p-1, 0x1p-3, 0x1p+1, 0x1p-2, 0x1.8p-3, -0x1.8p+1}, 2.0));
  return done();
}

ROW(huber_reduction_sum, "huber reduction=SUM") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1}));
  EAGER_TRY(const Tensor target, floats(DType::float32, {2, 3}, {0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::huber(x, target, HuberOptions().reduction(Reduction::sum)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.348p+2}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {-0x1.8p-1, 0x1p-2, 0x1p+0, 0x1p+0, 0x1p-3, -0x1p+0}, 2.0));
  return done();
}

ROW(hypot_and_its_gradients, "hypot and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::hypot(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.58a68ap+0, 0x1.11687ap+1, 0x1.4p+2}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1.7c4dd6p-2, -0x1.df668ap-2, 0x1.333334p+0}, 16.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {0x1.db614cp-1, 0x1.678ce8p-3, -0x1.99999ap+0}, 16.0));
  return done();
}

ROW(hypot_of_other_dtypes, "hypot of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::hypot(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x1.58a68a4a8d9f3p+0, 0x1.11687a8ae14a3p+1, 0x1.4p+2}, 8.0));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::hypot(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x1.58cp+0, 0x1.118p+1, 0x1.4p+2}, 1.0));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::hypot(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.58p+0, 0x1.12p+1, 0x1.4p+2}, 1.0));
  return done();
}

ROW(i0_and_its_gradient, "i0 and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::i0(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.23c974p+1, 0x1.104072p+0, 0x1.25491cp+0, 0x1.385ee8p+2}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {-0x1.9733fap+0, -0x1.081572p-3, 0x1.9ba3eap-1, 0x1.fa080ap-1}, 8.0));
  return done();
}

ROW(i0_of_other_dtypes, "i0 of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::i0(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1.23c97380fce32p+1, 0x1.104072392c8p+0, 0x1.25491b74777d6p+0, 0x1.385ee7ddb65f1p+2}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::i0(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1.23cp+1, 0x1.104p+0, 0x1.254p+0, 0x1.384p+2}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::i0(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.24p+1, 0x1.1p+0, 0x1.26p+0, 0x1.38p+2}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::i0(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x1p+0, 0x1.441ce4b386c2dp+0, 0x1.69a95839cbd73p+3}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::i0(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x1p+0, 0x1.441ce4p+0, 0x1.69a958p+3}, 4.0));
  return done();
}

ROW(i0e_and_its_gradient, "i0e and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::i0e(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.3be99cp-2, 0x1.4a421p-1, 0x1.15139cp-1, 0x1.f1aa2cp-3}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.7de836p-4, 0x1.f4575ap-3, -0x1.67b546p-1, -0x1.7a4124p-7}, 64.0));
  return done();
}

ROW(i0e_of_other_dtypes, "i0e of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::i0e(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1.3be99b0fa5b87p-2, 0x1.4a42101eb0f47p-1, 0x1.15139b8c6c61dp-1, 0x1.f1aa2b7054e7bp-3}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::i0e(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1.3cp-2, 0x1.4a4p-1, 0x1.15p-1, 0x1.f1cp-3}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::i0e(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.3cp-2, 0x1.4ap-1, 0x1.16p-1, 0x1.f2p-3}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::i0e(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x1p+0, 0x1.dcf01629a660ep-2, 0x1.a7f09f8eedf5ap-3}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::i0e(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x1p+0, 0x1.dcf016p-2, 0x1.a7f0ap-3}, 4.0));
  return done();
}

ROW(i1_and_its_gradient, "i1 and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::i1(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.9733fap+0, -0x1.081572p-2, 0x1.9ba3eap-2, 0x1.fa080ap+1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.7bf8eap+0, 0x1.186b72p-2, 0x1.3824fp+0, 0x1.c81078p-1}, 8.0));
  return done();
}

ROW(i1_of_other_dtypes, "i1 of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::i1(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.9733fa167ac95p+0, -0x1.081571ddea056p-2, 0x1.9ba3e96eea157p-2, 0x1.fa0809085cc04p+1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::i1(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.974p+0, -0x1.08p-2, 0x1.9bcp-2, 0x1.fap+1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::i1(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.98p+0, -0x1.08p-2, 0x1.9cp-2, 0x1.fap+1}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::i1(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.215c88b95e67ep-1, 0x1.384d89ddb3976p+3}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::i1(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.215c88p-1, 0x1.384d8ap+3}, 4.0));
  return done();
}

ROW(i1e_and_its_gradient, "i1e and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::i1e(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.b8df1ap-3, -0x1.40598cp-3, 0x1.84e3e4p-3, 0x1.9319e2p-3}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {-0x1.d7b724p-7, 0x1.67fb9ap-4, 0x1.91cab4p-3, -0x1.3e6d68p-8}, 64.0));
  return done();
}

ROW(i1e_of_other_dtypes, "i1e of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::i1e(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.b8df1ae942419p-3, -0x1.40598cd0be9efp-3, 0x1.84e3e4313b4f7p-3, 0x1.9319e244ba85dp-3}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::i1e(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.b8cp-3, -0x1.404p-3, 0x1.85p-3, 0x1.93p-3}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::i1e(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.b8p-3, -0x1.4p-3, 0x1.84p-3, 0x1.94p-3}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::i1e(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.a9ccef9365fp-3, 0x1.6e14eb8e5d319p-3}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::i1e(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.a9ccfp-3, 0x1.6e14ecp-3}, 4.0));
  return done();
}

ROW(identity_and_copy_pass_gradients_and_stop_gradient_none, "identity and copy pass gradients and stop_gradient none") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make(TapeOptions().persistent(true)));
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y_identity, eager::identity(x));
  EAGER_TRY(const Tensor z_identity, eager::square(y_identity));
  EAGER_TRY(const Tensor d_identity, tape.gradient(z_identity, x));
  EAGER_DO(expect_floats(d_identity, DType::float32, {2}, {0x1p+1, 0x1p+2}));
  EAGER_TRY(const Tensor y_copy, eager::copy(x));
  EAGER_TRY(const Tensor z_copy, eager::square(y_copy));
  EAGER_TRY(const Tensor d_copy, tape.gradient(z_copy, x));
  EAGER_DO(expect_floats(d_copy, DType::float32, {2}, {0x1p+1, 0x1p+2}));
  EAGER_TRY(const Tensor y_stop_gradient, eager::stop_gradient(x));
  EAGER_TRY(const Tensor z_stop_gradient, eager::square(y_stop_gradient));
  EAGER_TRY(const Tensor d_stop_gradient, tape.gradient(z_stop_gradient, x));
  EAGER_DO(expect_none(d_stop_gradient));
  return done();
}

ROW(ifft, "ifft") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0}));
  EAGER_TRY(const Tensor y, eager::ifft(x));
  EAGER_DO(expect_complexes(y, DType::complex64, {2, 4}, {{0x1.4p+1, 0x0p+0}, {-0x1.8p-1, -0x1p-2}, {0x0p+0, 0x0p+0}, {-0x1.8p-1, 0x1p-2}, {0x1.5p+1, 0x0p+0}, {-0x1.4p-1, 0x1.2p+1}, {-0x1.cp-1, 0x0p+0}, {-0x1.4p-1, -0x1.2p+1}}, 16.0));
  return done();
}

ROW(ifft_n_2_axis_0, "ifft n=2 axis=0") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::ifft(x, IfftOptions().n(2).axis(0)));
  EAGER_DO(expect_complexes(y, DType::complex128, {2, 3}, {{0x1.4p+1, 0x1.8p+0}, {0x1p-1, 0x1p+0}, {0x1.8p+0, 0x0p+0}, {-0x1.8p+0, 0x1p-1}, {0x1.4p+1, -0x1p+1}, {0x1p-1, 0x1p+0}}, 64.0));
  return done();
}

ROW(ifft_n_8_norm_ortho, "ifft n=8 norm=ORTHO") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::ifft(x, IfftOptions().n(8).norm(Norm::ortho)));
  EAGER_DO(expect_complexes(y, DType::complex128, {2, 8}, {{0x1.0f876ccdf6cd9p+1, 0x1.6a09e667f3bcdp-1}, {0x1p+0, 0x1.ea09e667f3bcdp+0}, {0x0p+0, 0x1.6a09e667f3bcdp+0}, {0x1.a827999fcef32p-3, 0x1p+0}, {0x0p+0, 0x1.6a09e667f3bcdp+0}, {-0x1p+0, 0x1.d413cccfe7799p-1}, {-0x1.6a09e667f3bcdp-1, -0x1.6a09e667f3bcdp-1}, {0x1.3504f333f9de6p+0, -0x1p+0}, {0x1.0f876ccdf6cd9p+0, 0x1.0f876ccdf6cd9p+0}, {0x1.0918c003e157fp-1, 0x1.ea09e667f3bcdp-1}, {0x0p+0, 0x0p+0}, {0x1.9f0ed99bed9b3p-1, -0x1.4p+0}, {0x1.3cc8a99af5453p+1, -0x1.0f876ccdf6cd9p+0}, {0x1.82463000f856p+1, 0x1.d413cccfe7799p-2}, {0x1.0f876ccdf6cd9p+1, 0x1.6a09e667f3bcdp+0}, {0x1.4f876ccdf6cd9p+0, 0x1.4p+0}}, 64.0));
  return done();
}

ROW(ifft_norm_forward, "ifft norm=FORWARD") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::ifft(x, IfftOptions().norm(Norm::forward)));
  EAGER_DO(expect_complexes(y, DType::complex128, {2, 3}, {{0x1.8p+2, 0x1p+1}, {0x1.db3d742c26554p-3, 0x1.6ed9eba16132bp+1}, {-0x1.9db3d742c2655p+1, 0x1.224c28bd3d9abp+0}, {0x1.8p+1, 0x1.8p+1}, {0x1.0930a2f4f66abp+0, -0x1.4c8dc2e42398p+1}, {0x1.fdb3d742c2655p+2, 0x1.4c8dc2e42398p+1}}, 64.0));
  return done();
}

ROW(ifft_of_int32, "ifft of int32") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {4}, {3, 1, 4, 1}));
  EAGER_TRY(const Tensor y, eager::ifft(x));
  EAGER_DO(expect_complexes(y, DType::complex64, {4}, {{0x1.2p+1, 0x0p+0}, {-0x1p-2, 0x0p+0}, {0x1.4p+0, 0x0p+0}, {-0x1p-2, 0x0p+0}}, 16.0));
  return done();
}

ROW(ifft_of_no_points, "ifft of no points") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "ifft", "Invalid number of FFT data points (0) specified. [Op:ifft]", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::ifft(x, IfftOptions().n(0)));
    return done();
  }));
  return done();
}

ROW(ifft2, "ifft2") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::ifft2(x));
  EAGER_DO(expect_complexes(y, DType::complex128, {2, 3}, {{0x1.8p+0, 0x1.aaaaaaaaaaaabp-1}, {0x1.b0cb174df99c7p-3, 0x1.6dd707e2911c8p-5}, {0x1.93cd3a2c8198ep-1, 0x1.3e77e4d72c439p-1}, {0x1p-1, -0x1.5555555555555p-3}, {-0x1.126145e9ecd56p-3, 0x1.d2451f03addc7p-1}, {-0x1.ddb3d742c2655p+0, -0x1.f3bf26b9621c7p-3}}, 64.0));
  return done();
}

ROW(ifft2_s_2_4_axes_1_0_norm_ortho, "ifft2 s=2,4 axes=1,0 norm=ORTHO") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::ifft2(x, Ifft2Options().s({2, 4}).axes({1, 0}).norm(Norm::ortho)));
  EAGER_DO(expect_complexes(y, DType::complex128, {4, 2}, {{0x1.0f876ccdf6cd9p+1, 0x1.c48c6001f0acp+0}, {0x1.6a09e667f3bcdp+0, 0x1.6a09e667f3bcdp-2}, {0x0p+0, 0x1.0f876ccdf6cd9p+0}, {0x0p+0, 0x1.974b2334f2346p+1}, {0x1.6a09e667f3bcdp-1, -0x1.0f876ccdf6cd9p+0}, {-0x1.6a09e667f3bcdp+1, 0x1.c48c6001f0acp+0}, {0x1.6a09e667f3bcdp+1, -0x1.6a09e667f3bcdp-2}, {-0x1.6a09e667f3bcdp+0, -0x1.0f876ccdf6cd9p+0}}, 64.0));
  return done();
}

ROW(ifftn, "ifftn") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::ifftn(x));
  EAGER_DO(expect_complexes(y, DType::complex128, {2, 3}, {{0x1.8p+0, 0x1.aaaaaaaaaaaabp-1}, {0x1.b0cb174df99c7p-3, 0x1.6dd707e2911c8p-5}, {0x1.93cd3a2c8198ep-1, 0x1.3e77e4d72c439p-1}, {0x1p-1, -0x1.5555555555555p-3}, {-0x1.126145e9ecd56p-3, 0x1.d2451f03addc7p-1}, {-0x1.ddb3d742c2655p+0, -0x1.f3bf26b9621c7p-3}}, 64.0));
  return done();
}

ROW(ifftn_s_2_4_axes_1_0_norm_ortho, "ifftn s=2,4 axes=1,0 norm=ORTHO") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::ifftn(x, IfftnOptions().s({2, 4}).axes({1, 0}).norm(Norm::ortho)));
  EAGER_DO(expect_complexes(y, DType::complex128, {4, 2}, {{0x1.0f876ccdf6cd9p+1, 0x1.c48c6001f0acp+0}, {0x1.6a09e667f3bcdp+0, 0x1.6a09e667f3bcdp-2}, {0x0p+0, 0x1.0f876ccdf6cd9p+0}, {0x0p+0, 0x1.974b2334f2346p+1}, {0x1.6a09e667f3bcdp-1, -0x1.0f876ccdf6cd9p+0}, {-0x1.6a09e667f3bcdp+1, 0x1.c48c6001f0acp+0}, {0x1.6a09e667f3bcdp+1, -0x1.6a09e667f3bcdp-2}, {-0x1.6a09e667f3bcdp+0, -0x1.0f876ccdf6cd9p+0}}, 64.0));
  return done();
}

ROW(ifftshift, "ifftshift") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 3}, {1, 2, 3, 4, 5, 6}));
  EAGER_TRY(const Tensor y, eager::ifftshift(x));
  EAGER_DO(expect_integers(y, DType::int32, {2, 3}, {5, 6, 4, 2, 3, 1}));
  return done();
}

ROW(ifftshift_axes_0, "ifftshift axes=0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::ifftshift(x, IfftshiftOptions().axes({0})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4}, {0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0, 0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 4}, {0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  return done();
}

ROW(igamma_and_its_gradient, "igamma and its gradient") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {4}, {0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {4}, {0x1p-1, 0x1.2p+1, 0x1.8p+1, 0x1.bp+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::igamma(x1, x2));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.b166aap-1, 0x1.ca091cp-1, 0x1.d74bf2p-2, 0x1.39e432p-2}, 4.0));
  EAGER_DO(expect_floats(d_x1, DType::float32, {4}, {-0x1.4ceeacp-1, -0x1.72d5a8p-4, -0x1.cfd894p-2, -0x1.0c619ep-6}, 32.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {4}, {0x1.2019cp-2, 0x1.afb718p-5, 0x1.de4534p-2, 0x1.19763p-6}, 32.0));
  return done();
}

ROW(igamma_of_other_dtypes, "igamma of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {4}, {0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {}, {0x1.2p+1}));
  EAGER_TRY(const Tensor y_float64, eager::igamma(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1.f98ec92b0b76p-1, 0x1.ca091ce2f7501p-1, 0x1.1dfc4a7d9e738p-2, 0x1.30a8b62eaa00cp-76}, 32.0));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {4}, {0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {}, {0x1.2p+1}));
  EAGER_TRY(const Tensor y_float16, eager::igamma(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1.f98p-1, 0x1.cap-1, 0x1.1ep-2, 0x0p+0}, 1.0));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {4}, {0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {}, {0x1.2p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::igamma(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.fap-1, 0x1.cap-1, 0x1.1ep-2, 0x1.3p-76}, 1.0));
  return done();
}

ROW(igammac_and_its_gradient, "igammac and its gradient") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {4}, {0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {4}, {0x1p-1, 0x1.2p+1, 0x1.8p+1, 0x1.bp+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::igammac(x1, x2));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.3a6556p-3, 0x1.afb718p-4, 0x1.145a06p-1, 0x1.630de8p-1}, 4.0));
  EAGER_DO(expect_floats(d_x1, DType::float32, {4}, {0x1.4ceeacp-1, 0x1.72d5a8p-4, 0x1.cfd894p-2, 0x1.0c619ep-6}, 32.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {4}, {-0x1.2019cp-2, -0x1.afb718p-5, -0x1.de4534p-2, -0x1.19763p-6}, 32.0));
  return done();
}

ROW(igammac_of_other_dtypes, "igammac of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {4}, {0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {}, {0x1.2p+1}));
  EAGER_TRY(const Tensor y_float64, eager::igammac(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1.9c4db53d227e3p-7, 0x1.afb718e8457f7p-4, 0x1.7101dac130c64p-1, 0x1p+0}, 32.0));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {4}, {0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {}, {0x1.2p+1}));
  EAGER_TRY(const Tensor y_float16, eager::igammac(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1.9c4p-7, 0x1.afcp-4, 0x1.71p-1, 0x1p+0}, 1.0));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {4}, {0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {}, {0x1.2p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::igammac(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.9cp-7, 0x1.bp-4, 0x1.72p-1, 0x1p+0}, 1.0));
  return done();
}

ROW(ihfft, "ihfft") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0}));
  EAGER_TRY(const Tensor y, eager::ihfft(x));
  EAGER_DO(expect_complexes(y, DType::complex64, {2, 3}, {{0x1.4p+1, -0x0p+0}, {-0x1.8p-1, -0x1p-2}, {0x0p+0, -0x0p+0}, {0x1.5p+1, -0x0p+0}, {-0x1.4p-1, 0x1.2p+1}, {-0x1.cp-1, -0x0p+0}}, 16.0));
  return done();
}

ROW(ihfft_n_2_axis_0, "ihfft n=2 axis=0") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 4}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0}));
  EAGER_TRY(const Tensor y, eager::ihfft(x, IhfftOptions().n(2).axis(0)));
  EAGER_DO(expect_complexes(y, DType::complex128, {2, 4}, {{0x1.8p-1, -0x0p+0}, {0x1.4p+2, -0x0p+0}, {0x1.cp+1, -0x0p+0}, {0x1p+0, -0x0p+0}, {0x1p-2, -0x0p+0}, {-0x1.8p+1, -0x0p+0}, {0x1p-1, -0x0p+0}, {0x1p+1, -0x0p+0}}, 64.0));
  return done();
}

ROW(ihfft_n_8_norm_ortho, "ihfft n=8 norm=ORTHO") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 4}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0}));
  EAGER_TRY(const Tensor y, eager::ihfft(x, IhfftOptions().n(8).norm(Norm::ortho)));
  EAGER_DO(expect_complexes(y, DType::complex128, {2, 5}, {{0x1.c48c6001f0acp+1, -0x0p+0}, {0x1.a827999fcef32p-4, 0x1.5504f333f9de6p+1}, {-0x1.0f876ccdf6cd9p+0, -0x1.6a09e667f3bcdp-2}, {0x1.3504f333f9de6p-1, -0x1.504f333f9de65p-3}, {0x0p+0, -0x0p+0}, {0x1.db2cfe686fe7cp+1, -0x0p+0}, {0x1.36a09e667f3bdp+1, 0x1.67c3b666fb66dp+1}, {-0x1.c48c6001f0acp-1, 0x1.974b2334f2346p+1}, {-0x1.095f619980c43p+1, 0x1.60f126641264dp-1}, {-0x1.3cc8a99af5453p+0, -0x0p+0}}, 64.0));
  return done();
}

ROW(ihfft_norm_forward, "ihfft norm=FORWARD") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 4}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0}));
  EAGER_TRY(const Tensor y, eager::ihfft(x, IhfftOptions().norm(Norm::forward)));
  EAGER_DO(expect_complexes(y, DType::complex128, {2, 3}, {{0x1.4p+3, -0x0p+0}, {-0x1.8p+1, -0x1p+0}, {0x0p+0, -0x0p+0}, {0x1.5p+3, -0x0p+0}, {-0x1.4p+1, 0x1.2p+3}, {-0x1.cp+1, -0x0p+0}}, 64.0));
  return done();
}

ROW(ihfft_of_int32, "ihfft of int32") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {4}, {3, 1, 4, 1}));
  EAGER_TRY(const Tensor y, eager::ihfft(x));
  EAGER_DO(expect_complexes(y, DType::complex64, {3}, {{0x1.2p+1, -0x0p+0}, {-0x1p-2, -0x0p+0}, {0x1.4p+0, -0x0p+0}}, 16.0));
  return done();
}

ROW(ihfft_of_no_points, "ihfft of no points") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "ihfft", "Invalid number of FFT data points (0) specified. [Op:ihfft]", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::ihfft(x, IhfftOptions().n(0)));
    return done();
  }));
  return done();
}

ROW(inner, "inner") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, -0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::inner(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1.cp+2, 0x1.6p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+0, -0x1.8p+0}));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {0x1.2p+2, 0x1.7p+3, 0x1.4p+2}));
  return done();
}

ROW(inner_of_booleans, "inner of booleans") {
  EAGER_TRY(const Tensor x1, booleans(DType::bool_, {2, 2}, {true, false, true, true}));
  EAGER_TRY(const Tensor x2, booleans(DType::bool_, {2, 2}, {false, true, true, false}));
  EAGER_TRY(const Tensor y, eager::inner(x1, x2));
  EAGER_DO(expect_booleans(y, DType::bool_, {2, 2}, {false, true, true, true}));
  return done();
}

ROW(inner_of_matrices, "inner of matrices") {
  EAGER_TRY(const Tensor x1, integers(DType::int32, {2, 2}, {1, 2, 3, 4}));
  EAGER_TRY(const Tensor x2, integers(DType::int32, {2, 2}, {1, 0, 2, 1}));
  EAGER_TRY(const Tensor y, eager::inner(x1, x2));
  EAGER_DO(expect_integers(y, DType::int32, {2, 2}, {1, 4, 3, 10}));
  return done();
}

ROW(instance_norm, "instance_norm") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.4p+2, 0x1.cp+2, 0x1p+2, -0x1p+0, 0x1p-1, 0x1p+2, -0x1p+1, 0x1p+0, 0x1p+3}));
  EAGER_TRY(const Tensor scale, floats(DType::float32, {2}, {0x1p+1, 0x1p-1}));
  EAGER_TRY(const Tensor offset, floats(DType::float32, {2}, {0x1p+0, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(scale));
  EAGER_DO(tape.watch(offset));
  EAGER_TRY(const Tensor y, eager::instance_norm(x, InstanceNormOptions().scale(scale).offset(offset)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 2}, {-0x1.234e9ap+0, -0x1.aafe04p+0, 0x1.dcb166p-2, -0x1.dcd328p-2, 0x1.d6112p+1, -0x1.bb9a64p-1, -0x1.45552ep+0, -0x1.32345p+0, 0x1.cc30acp+1, -0x1.7d82c8p+0, 0x1.59e7aap-1, -0x1.4123a4p-2}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, scale, offset}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_scale = outputs_1_.at(1);
  const Tensor d_offset = outputs_1_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {-0x1.253814p-2, -0x1.d519f8p-3, 0x1.b7cbacp-2, -0x1.d4f83ap-2, -0x1.25273p-3, 0x1.5fc29ap-1, 0x1.3abffap-3, -0x1.03844cp-4, 0x1.a3825ep-4, 0x1.854828p-5, -0x1.064094p-2, 0x1.0380e2p-6}, 512.0));
  EAGER_DO(expect_floats(d_scale, DType::float32, {2}, {0x1.42ace4p-3, 0x1.b49f12p-4}, 512.0));
  EAGER_DO(expect_floats(d_offset, DType::float32, {2}, {0x1.8p+2, 0x1.08p+3}, 512.0));
  return done();
}

ROW(instance_norm_data_format_nchw, "instance_norm data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 3}, {0x1p+0, 0x1.8p+1, 0x1.cp+2, 0x1p+1, 0x1.4p+2, 0x1p+2, -0x1p+0, 0x1p+2, 0x1p+0, 0x1p-1, -0x1p+1, 0x1p+3}));
  EAGER_TRY(const Tensor scale, floats(DType::float32, {2}, {0x1p+1, 0x1p-1}));
  EAGER_TRY(const Tensor y, eager::instance_norm(x, InstanceNormOptions().scale(scale).data_format(DataFormat::nchw)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 3}, {-0x1.11a74ep+1, -0x1.11a74ep-1, 0x1.56112p+1, -0x1.55fc08p-1, 0x1.11966cp-1, 0x1.11966cp-3, -0x1.22aa98p+1, 0x1.4c30acp+1, -0x1.4c30acp-2, -0x1.91a27ep-3, -0x1.f60b1cp-2, 0x1.5f6e2ep-1}, 8.0));
  return done();
}

ROW(instance_norm_epsilon_0_5, "instance_norm epsilon=0.5") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.4p+2, 0x1.cp+2, 0x1p+2, -0x1p+0, 0x1p-1, 0x1p+2, -0x1p+1, 0x1p+0, 0x1p+3}));
  EAGER_TRY(const Tensor y, eager::instance_norm(x, InstanceNormOptions().epsilon(0x1p-1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 2}, {-0x1.074d04p+0, -0x1.29980ep+0, -0x1.074d04p-2, 0x1.dc267cp-1, 0x1.492046p+0, 0x1.dc267cp-3, -0x1.12e158p+0, -0x1.8c329p-2, 0x1.3a261cp+0, -0x1.ef3f32p-1, -0x1.3a261cp-3, 0x1.5aac3ep+0}, 8.0));
  return done();
}

ROW(integers_have_no_gradient, "integers have no gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1.8p+1, 0x1p+2}));
  EAGER_TRY(const Tensor n, integers(DType::int32, {2}, {1, 0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(n));
  EAGER_TRY(const Tensor y, eager::gather(x, n));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, n}));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor a = outputs_1_.at(0);
  const Tensor b = outputs_1_.at(1);
  EAGER_DO(expect_floats(a, DType::float32, {2}, {0x1p+0, 0x1p+0}));
  EAGER_DO(expect_none(b));
  return done();
}

ROW(inv, "inv") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2, 2}, {0x0p+0, 0x1p+1, 0x1p+0, 0x1p+0, 0x1p+2, 0x1p+1, 0x1p+1, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::inv(x));
  EAGER_DO(expect_floats(y, DType::float64, {2, 2, 2}, {-0x1p-1, 0x1p+0, 0x1p-1, 0x0p+0, 0x1p-1, -0x1p-1, -0x1p-1, 0x1p+0}));
  return done();
}

ROW(inv_adjoint_true, "inv adjoint=True") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2, 2}, {0x0p+0, 0x1p+1, 0x1p+0, 0x1p+0, 0x1p+2, 0x1p+1, 0x1p+1, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::inv(x, InvOptions().adjoint(true)));
  EAGER_DO(expect_floats(y, DType::float64, {2, 2, 2}, {-0x1p-1, 0x1p-1, 0x1p+0, 0x0p+0, 0x1p-1, -0x1p-1, -0x1p-1, 0x1p+0}));
  return done();
}

ROW(inverse_stft_window_frame_step_2, "inverse_stft_window frame_step=2") {
  EAGER_TRY(const Tensor window, floats(DType::float64, {4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2}));
  EAGER_TRY(const Tensor y, eager::inverse_stft_window(window, 2));
  EAGER_DO(expect_floats(y, DType::float64, {4}, {0x1.999999999999ap-4, 0x1.999999999999ap-4, 0x1.3333333333333p-2, 0x1.999999999999ap-3}, 2.0));
  return done();
}

ROW(irfft, "irfft") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0}));
  EAGER_TRY(const Tensor y, eager::irfft(x));
  EAGER_DO(expect_floats(y, DType::float32, {2, 6}, {0x1.555556p+1, -0x1.555556p-1, -0x1.555556p-2, 0x1.555556p-2, -0x1.555556p-2, -0x1.555556p-1, 0x1.caaaaap+1, 0x1.155556p+0, -0x1.eaaaaap+0, -0x1.6aaaaap+0, -0x1.eaaaaap+0, 0x1.155556p+0}, 16.0));
  return done();
}

ROW(irfft_n_2_axis_0, "irfft n=2 axis=0") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::irfft(x, IrfftOptions().n(2).axis(0)));
  EAGER_DO(expect_floats(y, DType::float64, {2, 3}, {0x1.4p+1, 0x1p-1, 0x1.8p+0, -0x1.8p+0, 0x1.4p+1, 0x1p-1}, 64.0));
  return done();
}

ROW(irfft_n_8_norm_ortho, "irfft n=8 norm=ORTHO") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::irfft(x, IrfftOptions().n(8).norm(Norm::ortho)));
  EAGER_DO(expect_floats(y, DType::float64, {2, 8}, {0x1.f1cd9cceef239p+1, 0x1.a57d86660310dp+0, -0x1.6a09e667f3bcdp-2, 0x1.f0ed99bed9b2ep-5, -0x1.6a09e667f3bcdp-2, -0x1.2d413cccfe77ap+1, -0x1.c48c6001f0acp+0, 0x1.07c3b666fb66dp+1, 0x1.6a09e667f3bcdp-1, -0x1.83c4999049935p-2, -0x1.6a09e667f3bcdp+0, 0x1.a827999fcef32p-3, 0x1.c48c6001f0acp+1, 0x1.27c3b666fb66dp+2, 0x1.6a09e667f3bcdp+1, 0x1.3504f333f9de6p+0}, 64.0));
  return done();
}

ROW(irfft_norm_forward, "irfft norm=FORWARD") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::irfft(x, IrfftOptions().norm(Norm::forward)));
  EAGER_DO(expect_floats(y, DType::float64, {2, 4}, {0x1.2p+3, 0x1p+0, -0x1.8p+1, -0x1.8p+1, 0x1p+0, -0x1.8p+1, 0x1.2p+3, 0x1.2p+3}, 64.0));
  return done();
}

ROW(irfft_of_int32, "irfft of int32") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {4}, {3, 1, 4, 1}));
  EAGER_TRY(const Tensor y, eager::irfft(x));
  EAGER_DO(expect_floats(y, DType::float32, {6}, {0x1.2aaaaap+1, -0x1.555556p-3, -0x1.555556p-3, 0x1.555556p+0, -0x1.555556p-3, -0x1.555556p-3}, 16.0));
  return done();
}

ROW(irfft_of_no_points, "irfft of no points") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "irfft", "Invalid number of FFT data points (0) specified. [Op:irfft]", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::irfft(x, IrfftOptions().n(0)));
    return done();
  }));
  return done();
}

ROW(irfft2, "irfft2") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::irfft2(x));
  EAGER_DO(expect_floats(y, DType::float64, {2, 4}, {0x1.4p+0, -0x1p-2, 0x1.8p-1, 0x1.8p-1, 0x1p+0, 0x1p-1, -0x1.8p+0, -0x1.8p+0}, 64.0));
  return done();
}

ROW(irfft2_s_2_4_axes_1_0_norm_ortho, "irfft2 s=2,4 axes=1,0 norm=ORTHO") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::irfft2(x, Irfft2Options().s({2, 4}).axes({1, 0}).norm(Norm::ortho)));
  EAGER_DO(expect_floats(y, DType::float64, {4, 2}, {0x1.6a09e667f3bcdp+1, 0x1.c48c6001f0acp+1, -0x1.6a09e667f3bcdp+0, 0x1.6a09e667f3bcdp-1, 0x0p+0, -0x1.3cc8a99af5453p+2, 0x1.0f876ccdf6cd9p+2, -0x1.0f876ccdf6cd9p+1}, 64.0));
  return done();
}

ROW(irfftn, "irfftn") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::irfftn(x));
  EAGER_DO(expect_floats(y, DType::float64, {2, 4}, {0x1.4p+0, -0x1p-2, 0x1.8p-1, 0x1.8p-1, 0x1p+0, 0x1p-1, -0x1.8p+0, -0x1.8p+0}, 64.0));
  return done();
}

ROW(irfftn_s_2_4_axes_1_0_norm_ortho, "irfftn s=2,4 axes=1,0 norm=ORTHO") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::irfftn(x, IrfftnOptions().s({2, 4}).axes({1, 0}).norm(Norm::ortho)));
  EAGER_DO(expect_floats(y, DType::float64, {4, 2}, {0x1.6a09e667f3bcdp+1, 0x1.c48c6001f0acp+1, -0x1.6a09e667f3bcdp+0, 0x1.6a09e667f3bcdp-1, 0x0p+0, -0x1.3cc8a99af5453p+2, 0x1.0f876ccdf6cd9p+2, -0x1.0f876ccdf6cd9p+1}, 64.0));
  return done();
}

ROW(isin, "isin") {
  EAGER_TRY(const Tensor x1, integers(DType::int32, {5}, {1, 3, 1, 0, 5}));
  EAGER_TRY(const Tensor x2, integers(DType::int32, {2}, {5, 1}));
  EAGER_TRY(const Tensor y, eager::isin(x1, x2));
  EAGER_DO(expect_booleans(y, DType::bool_, {5}, {true, false, true, false, true}));
  return done();
}

ROW(isin_invert_true, "isin invert=True") {
  EAGER_TRY(const Tensor x1, integers(DType::int32, {5}, {1, 3, 1, 0, 5}));
  EAGER_TRY(const Tensor x2, integers(DType::int32, {2}, {5, 1}));
  EAGER_TRY(const Tensor y, eager::isin(x1, x2, IsinOptions().invert(true)));
  EAGER_DO(expect_booleans(y, DType::bool_, {5}, {false, true, false, true, false}));
  return done();
}

ROW(isin_invert_true_of_complex_numbers, "isin invert=True of complex numbers") {
  EAGER_TRY(const Tensor x1, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+1}, {-0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor x2, complexes(DType::complex64, {2}, {{0x0p+0, 0x1p+1}, {0x1.8p+1, 0x0p+0}}));
  EAGER_TRY(const Tensor y, eager::isin(x1, x2, IsinOptions().invert(true)));
  EAGER_DO(expect_booleans(y, DType::bool_, {3}, {true, false, true}));
  return done();
}

ROW(isin_of_complex_numbers, "isin of complex numbers") {
  EAGER_TRY(const Tensor x1, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+1}, {-0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor x2, complexes(DType::complex64, {2}, {{0x0p+0, 0x1p+1}, {0x1.8p+1, 0x0p+0}}));
  EAGER_TRY(const Tensor y, eager::isin(x1, x2));
  EAGER_DO(expect_booleans(y, DType::bool_, {3}, {false, true, false}));
  return done();
}

ROW(istft_frame_length_3_frame_step_2_fft_length_4, "istft frame_length=3 frame_step=2 fft_length=4") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor window, floats(DType::float64, {3}, {0x1p+0, 0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor y, eager::istft(x, 3, 2, IstftOptions().window(window).fft_length(4)));
  EAGER_DO(expect_floats(y, DType::float64, {5}, {0x1.2p+1, 0x1p-1, -0x1p-1, -0x1.8p+0, 0x1.2p+1}, 16.0));
  return done();
}

ROW(istft_frame_length_4_frame_step_2, "istft frame_length=4 frame_step=2") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor window, floats(DType::float64, {4}, {0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::istft(x, 4, 2, IstftOptions().window(window)));
  EAGER_DO(expect_floats(y, DType::float64, {6}, {0x1.2p+1, 0x1p-1, -0x1p-1, -0x1.8p+1, 0x1.2p+1, 0x1.2p+2}, 16.0));
  return done();
}

ROW(kaiser_window_window_length_5, "kaiser_window window_length=5") {
  EAGER_TRY(const Tensor y, eager::kaiser_window(5));
  EAGER_DO(expect_floats(y, DType::float32, {5}, {0x1.bab21ap-15, 0x1.b9b2a2p-3, 0x1p+0, 0x1.b9b2a2p-3, 0x1.bab21ap-15}, 2.0));
  return done();
}

ROW(kaiser_window_window_length_5_beta_3_0_dtype_float64, "kaiser_window window_length=5 beta=3.0 dtype=float64") {
  EAGER_TRY(const Tensor y, eager::kaiser_window(5, KaiserWindowOptions().dtype(DType::float64).beta(0x1.8p+1)));
  EAGER_DO(expect_floats(y, DType::float64, {5}, {0x1.a39a9e8189da4p-3, 0x1.742f95466cfb9p-1, 0x1p+0, 0x1.742f95466cfb9p-1, 0x1.a39a9e8189da4p-3}, 16.0));
  return done();
}

ROW(kaiser_window_window_length_5_beta_3_0_periodic_true, "kaiser_window window_length=5 beta=3.0 periodic=True") {
  EAGER_TRY(const Tensor y, eager::kaiser_window(5, KaiserWindowOptions().periodic(true).beta(0x1.8p+1)));
  EAGER_DO(expect_floats(y, DType::float32, {5}, {0x1.a39a9ep-3, 0x1.3fdebcp-1, 0x1.e789ap-1, 0x1.e789ap-1, 0x1.3fdebcp-1}, 2.0));
  return done();
}

ROW(kl_div_log_target_true_reduction_mean, "kl_div log_target=True reduction=MEAN") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {-0x1p+0, -0x1p-1, -0x1p+1}));
  EAGER_TRY(const Tensor target, floats(DType::float32, {3}, {-0x1p+1, -0x1p+0, -0x1p-2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::kl_div(x, target, KlDivOptions().log_target(true).reduction(Reduction::mean)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.643976p-2}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3}, {-0x1.718e38p-5, -0x1.f6473p-4, -0x1.09d4a6p-2}, 4.0));
  return done();
}

ROW(kl_div_log_target_true_reduction_none, "kl_div log_target=True reduction=NONE") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {-0x1p+0, -0x1p-1, -0x1p+1}));
  EAGER_TRY(const Tensor target, floats(DType::float32, {3}, {-0x1p+1, -0x1p+0, -0x1p-2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::kl_div(x, target, KlDivOptions().log_target(true).reduction(Reduction::none)));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {-0x1.152aaap-3, -0x1.78b564p-3, 0x1.5ce71ap+0}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3}, {-0x1.152aaap-3, -0x1.78b564p-3, -0x1.8ebefap+0}, 4.0));
  return done();
}

ROW(kl_div_log_target_true_reduction_sum, "kl_div log_target=True reduction=SUM") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {-0x1p+0, -0x1p-1, -0x1p+1}));
  EAGER_TRY(const Tensor target, floats(DType::float32, {3}, {-0x1p+1, -0x1p+0, -0x1p-2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::kl_div(x, target, KlDivOptions().log_target(true).reduction(Reduction::sum)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.0b2b18p+0}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3}, {-0x1.152aaap-3, -0x1.78b564p-2, -0x1.8ebefap-1}, 4.0));
  return done();
}

ROW(kl_div_reduction_mean, "kl_div reduction=MEAN") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {-0x1p+0, -0x1p-1, -0x1p+1}));
  EAGER_TRY(const Tensor target, floats(DType::float32, {3}, {0x1p-1, 0x1p-3, 0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::kl_div(x, target, KlDivOptions().reduction(Reduction::mean)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.4dd2c8p-1}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3}, {-0x1.555556p-3, -0x1.555556p-5, -0x1.555556p-2}, 4.0));
  return done();
}

ROW(kl_div_reduction_none, "kl_div reduction=NONE") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {-0x1p+0, -0x1p-1, -0x1p+1}));
  EAGER_TRY(const Tensor target, floats(DType::float32, {3}, {0x1p-1, 0x1p-3, 0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::kl_div(x, target, KlDivOptions().reduction(Reduction::none)));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.3a37ap-3, -0x1.945648p-3, 0x1p+1}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3}, {-0x1p-1, -0x1p-4, -0x1p+1}, 4.0));
  return done();
}

ROW(kl_div_reduction_sum, "kl_div reduction=SUM") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {-0x1p+0, -0x1p-1, -0x1p+1}));
  EAGER_TRY(const Tensor target, floats(DType::float32, {3}, {0x1p-1, 0x1p-3, 0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::kl_div(x, target, KlDivOptions().reduction(Reduction::sum)));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.f4bc2cp+0}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3}, {-0x1p-1, -0x1p-3, -0x1p+0}, 4.0));
  return done();
}

ROW(kron, "kron") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {1, 2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::kron(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {2, 6}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1p+1, 0x1.2p+4, 0x1p+3, 0x1.cp+2, 0x1.4p+2, 0x1p+1, 0x1.cp+3, 0x1.4p+3, 0x1p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 6}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {1, 2}, {0x1.8cp+4, 0x1.6p+5}));
  EAGER_DO(expect_floats(d_x2, DType::float32, {2, 3}, {0x1.8p+0, 0x1.cp+1, 0x1p+3, 0x1.3p+2, 0x1.8p+0, 0x1.cp+1}));
  return done();
}

ROW(kron_of_booleans, "kron of booleans") {
  EAGER_TRY(const Tensor x1, booleans(DType::bool_, {2, 2}, {true, false, true, true}));
  EAGER_TRY(const Tensor x2, booleans(DType::bool_, {2, 2}, {false, true, true, false}));
  EAGER_TRY(const Tensor y, eager::kron(x1, x2));
  EAGER_DO(expect_booleans(y, DType::bool_, {4, 4}, {false, true, false, false, true, false, false, false, false, true, false, true, true, false, true, false}));
  return done();
}

ROW(l2_loss, "l2_loss") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::l2_loss(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.9p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2}, {0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2}));
  return done();
}

ROW(l2_normalize_axis_1, "l2_normalize axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, -0x1p+1, 0x1p+1, 0x1p-1, 0x1.8p+1, -0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::l2_normalize(x, L2NormalizeOptions().axis({1})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1.555556p-2, -0x1.555556p-1, 0x1.555556p-1, 0x1.30740ap-4, 0x1.c8ae1p-2, -0x1.c8ae1p-1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.7b425ep-3, 0x1.da12f6p-2, 0x1.7b425ep-2, 0x1.e46f18p-5, 0x1.6b5352p-2, 0x1.756af8p-3}, 8.0));
  return done();
}

ROW(l2_normalize_axis_1_epsilon_1000000_0, "l2_normalize axis=1 epsilon=1000000.0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, -0x1p+1, 0x1p+1, 0x1p-1, 0x1.8p+1, -0x1.8p+2}));
  EAGER_TRY(const Tensor y, eager::l2_normalize(x, L2NormalizeOptions().axis({1}).epsilon(0x1.e848p+19)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1.0624dep-10, -0x1.0624dep-9, 0x1.0624dep-9, 0x1.0624dep-11, 0x1.89374cp-9, -0x1.89374cp-8}, 8.0));
  return done();
}

ROW(layer_activation_activation_softplus, "layer activation activation=softplus") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::Activation::make("softplus"));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1.5031eap+0, 0x1.103f2ep+1, 0x1.f2ba38p-1, 0x1.40c7acp-2, 0x1.26e188p-1, 0x1.86381cp+1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.764d5p-1, 0x1.c2f7d6p-2, 0x1.3eb2fep+0, 0x1.136562p-4, 0x1.503f9ap-1, 0x1.6dc9d8p+1}, 64.0));
  return done();
}

ROW(layer_activation_of_each_name, "layer activation of each name") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {-0x1p+1, 0x1p-1, 0x1.4p+0, 0x1.cp+2, -0x1.8p-1, -0x1.8p+0}));
  EAGER_TRY(const Layer layer_linear, nn::Activation::make("linear"));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer_linear.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y_linear = outputs_1_.at(0);
  EAGER_DO(expect_floats(y_linear, DType::float32, {2, 3}, {-0x1p+1, 0x1p-1, 0x1.4p+0, 0x1.cp+2, -0x1.8p-1, -0x1.8p+0}, 8.0));
  EAGER_TRY(const Layer layer_relu, nn::Activation::make("relu"));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer_relu.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y_relu = outputs_2_.at(0);
  EAGER_DO(expect_floats(y_relu, DType::float32, {2, 3}, {0x0p+0, 0x1p-1, 0x1.4p+0, 0x1.cp+2, 0x0p+0, 0x0p+0}, 8.0));
  EAGER_TRY(const Layer layer_relu6, nn::Activation::make("relu6"));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, layer_relu6.call({x}, false));
  EAGER_DO(expect_count(outputs_3_, 1));
  const Tensor y_relu6 = outputs_3_.at(0);
  EAGER_DO(expect_floats(y_relu6, DType::float32, {2, 3}, {0x0p+0, 0x1p-1, 0x1.4p+0, 0x1.8p+2, 0x0p+0, 0x0p+0}, 8.0));
  EAGER_TRY(const Layer layer_leaky_relu, nn::Activation::make("leaky_relu"));
  EAGER_TRY(const std::vector<Tensor> outputs_4_, layer_leaky_relu.call({x}, false));
  EAGER_DO(expect_count(outputs_4_, 1));
  const Tensor y_leaky_relu = outputs_4_.at(0);
  EAGER_DO(expect_floats(y_leaky_relu, DType::float32, {2, 3}, {-0x1.99999ap-2, 0x1p-1, 0x1.4p+0, 0x1.cp+2, -0x1.333334p-3, -0x1.333334p-2}, 8.0));
  EAGER_TRY(const Layer layer_elu, nn::Activation::make("elu"));
  EAGER_TRY(const std::vector<Tensor> outputs_5_, layer_elu.call({x}, false));
  EAGER_DO(expect_count(outputs_5_, 1));
  const Tensor y_elu = outputs_5_.at(0);
  EAGER_DO(expect_floats(y_elu, DType::float32, {2, 3}, {-0x1.bab556p-1, 0x1p-1, 0x1.4p+0, 0x1.cp+2, -0x1.0e25f8p-1, -0x1.8dc1e2p-1}, 8.0));
  EAGER_TRY(const Layer layer_selu, nn::Activation::make("selu"));
  EAGER_TRY(const std::vector<Tensor> outputs_6_, layer_selu.call({x}, false));
  EAGER_DO(expect_count(outputs_6_, 1));
  const Tensor y_selu = outputs_6_.at(0);
  EAGER_DO(expect_floats(y_selu, DType::float32, {2, 3}, {-0x1.8529a2p+0, 0x1.0cfabep-1, 0x1.50396cp+0, 0x1.d6b6ccp+2, -0x1.daf296p-1, -0x1.5da602p+0}, 8.0));
  EAGER_TRY(const Layer layer_sigmoid, nn::Activation::make("sigmoid"));
  EAGER_TRY(const std::vector<Tensor> outputs_7_, layer_sigmoid.call({x}, false));
  EAGER_DO(expect_count(outputs_7_, 1));
  const Tensor y_sigmoid = outputs_7_.at(0);
  EAGER_DO(expect_floats(y_sigmoid, DType::float32, {2, 3}, {0x1.e84152p-4, 0x1.3eb2fep-1, 0x1.8dfa4p-1, 0x1.ff8896p-1, 0x1.488562p-2, 0x1.759b84p-3}, 8.0));
  EAGER_TRY(const Layer layer_tanh, nn::Activation::make("tanh"));
  EAGER_TRY(const std::vector<Tensor> outputs_8_, layer_tanh.call({x}, false));
  EAGER_DO(expect_count(outputs_8_, 1));
  const Tensor y_tanh = outputs_8_.at(0);
  EAGER_DO(expect_floats(y_tanh, DType::float32, {2, 3}, {-0x1.ed9506p-1, 0x1.d9353ep-2, 0x1.b2523cp-1, 0x1.ffffc8p-1, -0x1.45323ep-1, -0x1.cf6f98p-1}, 8.0));
  EAGER_TRY(const Layer layer_softplus, nn::Activation::make("softplus"));
  EAGER_TRY(const std::vector<Tensor> outputs_9_, layer_softplus.call({x}, false));
  EAGER_DO(expect_count(outputs_9_, 1));
  const Tensor y_softplus = outputs_9_.at(0);
  EAGER_DO(expect_floats(y_softplus, DType::float32, {2, 3}, {0x1.03f2d6p-3, 0x1.f2ba38p-1, 0x1.807e6cp+0, 0x1.c00eeep+2, 0x1.8c27eap-2, 0x1.9c7e9p-3}, 8.0));
  EAGER_TRY(const Layer layer_softsign, nn::Activation::make("softsign"));
  EAGER_TRY(const std::vector<Tensor> outputs_10_, layer_softsign.call({x}, false));
  EAGER_DO(expect_count(outputs_10_, 1));
  const Tensor y_softsign = outputs_10_.at(0);
  EAGER_DO(expect_floats(y_softsign, DType::float32, {2, 3}, {-0x1.555556p-1, 0x1.555556p-2, 0x1.1c71c8p-1, 0x1.cp-1, -0x1.b6db6ep-2, -0x1.333334p-1}, 8.0));
  EAGER_TRY(const Layer layer_silu, nn::Activation::make("silu"));
  EAGER_TRY(const std::vector<Tensor> outputs_11_, layer_silu.call({x}, false));
  EAGER_DO(expect_count(outputs_11_, 1));
  const Tensor y_silu = outputs_11_.at(0);
  EAGER_DO(expect_floats(y_silu, DType::float32, {2, 3}, {-0x1.e84152p-3, 0x1.3eb2fep-2, 0x1.f178dp-1, 0x1.bf9784p+2, -0x1.ecc812p-3, -0x1.1834a2p-2}, 8.0));
  EAGER_TRY(const Layer layer_swish, nn::Activation::make("swish"));
  EAGER_TRY(const std::vector<Tensor> outputs_12_, layer_swish.call({x}, false));
  EAGER_DO(expect_count(outputs_12_, 1));
  const Tensor y_swish = outputs_12_.at(0);
  EAGER_DO(expect_floats(y_swish, DType::float32, {2, 3}, {-0x1.e84152p-3, 0x1.3eb2fep-2, 0x1.f178dp-1, 0x1.bf9784p+2, -0x1.ecc812p-3, -0x1.1834a2p-2}, 8.0));
  EAGER_TRY(const Layer layer_gelu, nn::Activation::make("gelu"));
  EAGER_TRY(const std::vector<Tensor> outputs_13_, layer_gelu.call({x}, false));
  EAGER_DO(expect_count(outputs_13_, 1));
  const Tensor y_gelu = outputs_13_.at(0);
  EAGER_DO(expect_floats(y_gelu, DType::float32, {2, 3}, {-0x1.74bcf8p-5, 0x1.62075ep-2, 0x1.1e312cp+0, 0x1.cp+2, -0x1.5c198p-3, -0x1.9a76a4p-4}, 8.0));
  EAGER_TRY(const Layer layer_exponential, nn::Activation::make("exponential"));
  EAGER_TRY(const std::vector<Tensor> outputs_14_, layer_exponential.call({x}, false));
  EAGER_DO(expect_count(outputs_14_, 1));
  const Tensor y_exponential = outputs_14_.at(0);
  EAGER_DO(expect_floats(y_exponential, DType::float32, {2, 3}, {0x1.152aaap-3, 0x1.a61298p+0, 0x1.bec38ep+1, 0x1.122886p+10, 0x1.e3b40ep-2, 0x1.c8f878p-3}, 8.0));
  EAGER_TRY(const Layer layer_softmax, nn::Activation::make("softmax"));
  EAGER_TRY(const std::vector<Tensor> outputs_15_, layer_softmax.call({x}, false));
  EAGER_DO(expect_count(outputs_15_, 1));
  const Tensor y_softmax = outputs_15_.at(0);
  EAGER_DO(expect_floats(y_softmax, DType::float32, {2, 3}, {0x1.a46538p-6, 0x1.40176ep-2, 0x1.52d12p-1, 0x1.ffacecp-1, 0x1.c36148p-12, 0x1.aa6f04p-13}, 8.0));
  EAGER_TRY(const Layer layer_log_softmax, nn::Activation::make("log_softmax"));
  EAGER_TRY(const std::vector<Tensor> outputs_16_, layer_log_softmax.call({x}, false));
  EAGER_DO(expect_count(outputs_16_, 1));
  const Tensor y_log_softmax = outputs_16_.at(0);
  EAGER_DO(expect_floats(y_log_softmax, DType::float32, {2, 3}, {-0x1.d4d8c2p+1, -0x1.29b182p+0, -0x1.a6c60ap-2, -0x1.4c675ep-11, -0x1.f00a64p+2, -0x1.100532p+3}, 8.0));
  return done();
}

ROW(layer_average_pool1d, "layer average_pool1d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 5, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4}));
  EAGER_TRY(const Layer layer, nn::AveragePooling1D::make());
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 2}, {0x1.6p+3, 0x1.6p+4, 0x1.2p+4, 0x1.5p+3, 0x1.c8p+4, 0x1.5p+4, 0x1.1p+4, 0x1.3p+3}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 5, 2}, {0x1p-1, 0x1p-2, 0x1p-1, 0x1p-2, 0x1p+0, 0x1p-3, 0x1p+0, 0x1p-3, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+0, 0x1.8p-1, 0x1.8p+0, 0x1.8p-2, 0x1p-1, 0x1.8p-2, 0x1p-1, 0x0p+0, 0x0p+0}, 2.0));
  return done();
}

ROW(layer_average_pool1d_pool_size_3_strides_1_padding_same_data_format_ncw, "layer average_pool1d pool_size=3 strides=1 padding=SAME data_format=NCW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 5}, {0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4}));
  EAGER_TRY(const Layer layer, nn::AveragePooling1D::make(nn::AveragePooling1DOptions().pool_size({3}).strides({1}).padding("SAME").data_format("NCW")));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 5}, {0x1.6p+3, 0x1.355556p+3, 0x1.355556p+4, 0x1.0aaaaap+4, 0x1.58p+4, 0x1.6p+4, 0x1.4aaaaap+4, 0x1.2p+4, 0x1.eaaaaap+3, 0x1.cp+3, 0x1.c8p+4, 0x1.5p+4, 0x1.255556p+4, 0x1.f55556p+3, 0x1.48p+4, 0x1.5p+4, 0x1.3aaaaap+4, 0x1.1p+4, 0x1.caaaaap+3, 0x1.ap+3}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 5}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 5}, {0x1.555556p-1, 0x1.555556p+0, 0x1.d55556p-1, 0x1.8p+0, 0x1.aaaaaap-1, 0x1.cp+0, 0x1.0aaaaap+1, 0x1.8p-1, 0x1.8p+0, 0x1.2aaaaap+0, 0x1.4p-1, 0x1.ap+0, 0x1.cp+0, 0x1.cp+0, 0x1.8p-1, 0x1.d55556p-1, 0x1p+0, 0x1.4p+0, 0x1.0aaaaap+1, 0x1p+1}, 2.0));
  return done();
}

ROW(layer_average_pool2d, "layer average_pool2d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3}));
  EAGER_TRY(const Layer layer, nn::AveragePooling2D::make());
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.2p+4, 0x1.3cp+4, 0x1.f8p+3, 0x1.18p+4, 0x1.24p+4, 0x1.58p+3, 0x1.94p+4, 0x1.1cp+4}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x1p-2, 0x1p-3, 0x1p-2, 0x1p-3, 0x1p-1, 0x1p-4, 0x1p-1, 0x1p-4, 0x1p-2, 0x1p-3, 0x1p-2, 0x1p-3, 0x1p-1, 0x1p-4, 0x1p-1, 0x1p-4, 0x1.8p-2, 0x1.8p-1, 0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2, 0x1.8p-2, 0x1.8p-1, 0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2}, 2.0));
  return done();
}

ROW(layer_average_pool2d_pool_size_3_strides_1_2_data_format_nchw, "layer average_pool2d pool_size=3 strides=1,2 data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 4, 4}, {0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.18p+5, 0x1.4p+4, 0x1.4p+2, 0x1.bp+4, 0x1.8p+3, 0x1.1p+5, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4, 0x1.2p+3, 0x1.fp+4, 0x1p+4, 0x1p+0, 0x1.7p+4, 0x1p+3}));
  EAGER_TRY(const Layer layer, nn::AveragePooling2D::make(nn::AveragePooling2DOptions().pool_size({3}).strides({1, 2}).data_format("NCHW")));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 1}, {0x1.38e38ep+4, 0x1.538e38p+4, 0x1.238e38p+4, 0x1.f8e38ep+3}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 1}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 4, 4}, {0x1.c71c72p-4, 0x1.c71c72p-4, 0x1.c71c72p-4, 0x0p+0, 0x1.555556p-3, 0x1.555556p-3, 0x1.555556p-3, 0x0p+0, 0x1.555556p-3, 0x1.555556p-3, 0x1.555556p-3, 0x0p+0, 0x1.c71c72p-5, 0x1.c71c72p-5, 0x1.c71c72p-5, 0x0p+0, 0x1.c71c72p-3, 0x1.c71c72p-3, 0x1.c71c72p-3, 0x0p+0, 0x1p-2, 0x1p-2, 0x1p-2, 0x0p+0, 0x1p-2, 0x1p-2, 0x1p-2, 0x0p+0, 0x1.c71c72p-6, 0x1.c71c72p-6, 0x1.c71c72p-6, 0x0p+0}, 2.0));
  return done();
}

ROW(layer_average_pool2d_pool_size_3_2_padding_same, "layer average_pool2d pool_size=3,2 padding=SAME") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3}));
  EAGER_TRY(const Layer layer, nn::AveragePooling2D::make(nn::AveragePooling2DOptions().pool_size({3, 2}).padding("SAME")));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.2p+4, 0x1.3cp+4, 0x1.f8p+3, 0x1.18p+4, 0x1.24p+4, 0x1.58p+3, 0x1.94p+4, 0x1.1cp+4}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x1p-2, 0x1p-3, 0x1p-2, 0x1p-3, 0x1p-1, 0x1p-4, 0x1p-1, 0x1p-4, 0x1p-2, 0x1p-3, 0x1p-2, 0x1p-3, 0x1p-1, 0x1p-4, 0x1p-1, 0x1p-4, 0x1.8p-2, 0x1.8p-1, 0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2, 0x1.8p-2, 0x1.8p-1, 0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2}, 2.0));
  return done();
}

ROW(layer_average_pool3d, "layer average_pool3d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 2, 4, 1}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4}));
  EAGER_TRY(const Layer layer, nn::AveragePooling3D::make());
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 1, 1, 2, 1}, {0x1p+4, 0x1.38p+4}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 1, 1, 2, 1}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 3, 2, 4, 1}, {0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 2.0));
  return done();
}

ROW(layer_average_pool3d_pool_size_3_2_2_strides_1_padding_same_data_format_channels_first, "layer average_pool3d pool_size=3,2,2 strides=1 padding=SAME data_format=CHANNELS_FIRST") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 1, 3, 2, 4}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4}));
  EAGER_TRY(const Layer layer, nn::AveragePooling3D::make(nn::AveragePooling3DOptions().pool_size({3, 2, 2}).strides({1}).padding("SAME").data_format("CHANNELS_FIRST")));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 1, 3, 2, 4}, {0x1p+4, 0x1.66p+4, 0x1.38p+4, 0x1.f8p+3, 0x1.38p+4, 0x1.54p+4, 0x1.b8p+3, 0x1.4p+3, 0x1.0d5556p+4, 0x1.295556p+4, 0x1.455556p+4, 0x1.3aaaaap+4, 0x1.455556p+4, 0x1.3p+4, 0x1.1aaaaap+4, 0x1.1p+4, 0x1.4cp+4, 0x1.1ep+4, 0x1.3ap+4, 0x1.48p+4, 0x1.84p+4, 0x1.0cp+4, 0x1.28p+4, 0x1.8p+4}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 1, 3, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 1, 3, 2, 4}, {0x1.555556p-3, 0x1.955556p-2, 0x1p-1, 0x1.2aaaaap-1, 0x1.0aaaaap+0, 0x1.12aaaap+1, 0x1.baaaaap+0, 0x1.9aaaaap+0, 0x1.aaaaaap-2, 0x1.5aaaaap-1, 0x1.7p-1, 0x1.855556p+0, 0x1.7aaaaap+0, 0x1.6eaaaap+1, 0x1.295556p+1, 0x1.d55556p+1, 0x1.2aaaaap-2, 0x1.f55556p-2, 0x1.ap-2, 0x1.355556p+0, 0x1.f55556p-1, 0x1.8d5556p+0, 0x1.12aaaap+0, 0x1.555556p+1}, 2.0));
  return done();
}

ROW(layer_batch_normalization, "layer batch_normalization") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4}, {0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0}));
  EAGER_TRY(const Layer layer, nn::BatchNormalization::make());
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable gamma, layer_variable(layer, "gamma"));
  EAGER_TRY(const Tensor gamma_value, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_DO(gamma.assign(gamma_value));
  EAGER_TRY(const Variable beta, layer_variable(layer, "beta"));
  EAGER_TRY(const Tensor beta_value, floats(DType::float32, {4}, {0x0p+0, 0x1p+3, 0x1.8p+3, -0x1p+3}));
  EAGER_DO(beta.assign(beta_value));
  EAGER_TRY(const Variable moving_mean, layer_variable(layer, "moving_mean"));
  EAGER_TRY(const Tensor moving_mean_value, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0}));
  EAGER_DO(moving_mean.assign(moving_mean_value));
  EAGER_TRY(const Variable moving_variance, layer_variable(layer, "moving_variance"));
  EAGER_TRY(const Tensor moving_variance_value, floats(DType::float32, {4}, {0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1}));
  EAGER_DO(moving_variance.assign(moving_variance_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 4}, {0x1.69ad5cp-1, 0x1.40188ep+2, 0x1.8fff7cp+3, -0x1.0b4f96p+3, 0x1.0f4204p+1, 0x1.9feb8ap+3, 0x1.9ffefap+3, -0x1.de113ep+2, 0x1.0f4204p+1, 0x1.c0083p+2, 0x1.87ffbep+3, -0x1.c77212p+2, 0x1.3c77bp+2, 0x1.5ff3b8p+3, 0x1.6800c4p+3, -0x1p+3}, 16.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, gamma, beta}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_gamma = outputs_3_.at(1);
  const Tensor d_beta = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 4}, {0x1.69ad5cp+0, 0x1.ffbe84p-1, -0x1.ffef9ep-1, 0x1.69f2bcp-4, 0x1.0f4204p+1, 0x1.7fcee2p+2, -0x1.7ff3b6p-2, 0x1.69f2bcp-2, 0x1.69ad5cp-1, 0x1.ffbe84p+1, -0x1.ffef9ep-4, 0x1.0f760ep-1, 0x1.0f4204p+2, 0x1.7fcee2p+0, -0x1.ffef9ep-2, 0x1.69f2bcp-3}, 512.0));
  EAGER_DO(expect_floats(d_gamma, DType::float32, {4}, {0x1.3c77bp+4, 0x1.b7c7b8p+2, -0x1.0ff74cp+0, 0x1.c46f6cp+1}, 512.0));
  EAGER_DO(expect_floats(d_beta, DType::float32, {4}, {0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1}, 512.0));
  return done();
}

ROW(layer_batch_normalization_axis_1_epsilon_0_25_center_false, "layer batch_normalization axis=1 epsilon=0.25 center=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 4, 2}, {0x1.8p+0, 0x1.4p+1, 0x1p-1, 0x1.2p+2, 0x1p+1, 0x1p+0, 0x1p-1, 0x1.8p+1, 0x1.4p+1, 0x1.2p+2, 0x1.8p+0, 0x1.cp+1, 0x1.4p+1, 0x1.2p+2, 0x1p+2, 0x1.8p+0}));
  EAGER_TRY(const Layer layer, nn::BatchNormalization::make(nn::BatchNormalizationOptions().axis(1).epsilon(0x1p-2).center(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable gamma, layer_variable(layer, "gamma"));
  EAGER_TRY(const Tensor gamma_value, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_DO(gamma.assign(gamma_value));
  EAGER_TRY(const Variable moving_mean, layer_variable(layer, "moving_mean"));
  EAGER_TRY(const Tensor moving_mean_value, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0}));
  EAGER_DO(moving_mean.assign(moving_mean_value));
  EAGER_TRY(const Variable moving_variance, layer_variable(layer, "moving_variance"));
  EAGER_TRY(const Tensor moving_variance_value, floats(DType::float32, {4}, {0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1}));
  EAGER_DO(moving_variance.assign(moving_variance_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 4, 2}, {0x1.279a74p-1, 0x1.bb67aep+0, -0x1.5775c6p+1, 0x1.1e377ap+2, 0x1.f0b684p-2, 0x1.f0b684p-1, -0x1.555556p-2, 0x1p-1, 0x1.bb67aep+0, 0x1.02a726p+2, -0x1.c9f25cp-1, 0x1.5775c6p+1, 0x1.f0b684p-3, -0x1.7488e4p-1, 0x1.aaaaaap-1, 0x0p+0}, 16.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, gamma}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_gamma = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 4, 2}, {0x1.279a74p+0, 0x1.279a74p-1, 0x1.c9f25cp+1, 0x1.c9f25cp-2, -0x1.7488e4p-1, -0x1.7488e4p+0, 0x1p-2, 0x1.555556p-2, 0x1.279a74p-1, 0x1.279a74p+1, 0x1.c9f25cp-2, 0x1.5775c6p+1, -0x1.7488e4p+0, -0x1.7488e4p-2, 0x1.555556p-2, 0x1.555556p-3}, 512.0));
  EAGER_DO(expect_floats(d_gamma, DType::float32, {4}, {0x1.4c8dc2p+3, -0x1.c9f25cp-3, -0x1.e8f3aap+1, 0x1.155556p+1}, 512.0));
  return done();
}

ROW(layer_batch_normalization_axis_2_scale_false, "layer batch_normalization axis=2 scale=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.2p+3, 0x1.cp+2, 0x1.4p+2, 0x1.8p+1, 0x1p+0, 0x1.8p+3, 0x1.4p+3, 0x1p+3, 0x1.8p+2, 0x1p+2, 0x1p+1, 0x0p+0, 0x1.6p+3, 0x1.2p+3, 0x1.cp+2, 0x1.4p+2, 0x1.8p+1, 0x1p+0, 0x1.8p+3, 0x1.4p+3, 0x1p+3, 0x1.8p+2, 0x1p+2, 0x1p+1, 0x0p+0, 0x1.6p+3, 0x1.2p+3, 0x1.cp+2, 0x1.4p+2, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::BatchNormalization::make(nn::BatchNormalizationOptions().axis(2).scale(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable beta, layer_variable(layer, "beta"));
  EAGER_TRY(const Tensor beta_value, floats(DType::float32, {4}, {0x0p+0, 0x1p+3, 0x1.8p+3, -0x1p+3}));
  EAGER_DO(beta.assign(beta_value));
  EAGER_TRY(const Variable moving_mean, layer_variable(layer, "moving_mean"));
  EAGER_TRY(const Tensor moving_mean_value, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0}));
  EAGER_DO(moving_mean.assign(moving_mean_value));
  EAGER_TRY(const Variable moving_variance, layer_variable(layer, "moving_variance"));
  EAGER_TRY(const Tensor moving_variance_value, floats(DType::float32, {4}, {0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1}));
  EAGER_DO(moving_variance.assign(moving_variance_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 4, 2}, {-0x1.69ad5cp+0, 0x1.c418b2p+3, 0x1.dfe35ap+3, 0x1.9feb8ap+3, 0x1.9ffefap+3, 0x1.8p+3, -0x1.0b4f96p+3, -0x1.278b4p-1, 0x1.96e306p+3, 0x1.3c77bp+3, 0x1.7fefap+3, 0x1.3ff7dp+3, 0x1.700084p+3, 0x1.50018ap+3, -0x1.48befep+0, -0x1.5958dep+1, 0x1.0f4204p+3, 0x1.69ad5cp+2, 0x1.1ffbe8p+3, 0x1.c0083p+2, 0x1.07fdb2p+4, 0x1.effc6ap+3, -0x1.b3d58cp+1, -0x1.346776p+2, 0x1.0f4204p+2, 0x1.69ad5cp+0, 0x1.80106p+2, 0x1.0fed94p+4, 0x1.dffceep+3, 0x1.bffdf4p+3, -0x1.61a5cep+2, -0x1.bc227cp+2}, 16.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, beta}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_beta = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 4, 2}, {0x1.69ad5cp+0, 0x1.69ad5cp-1, 0x1.ffbe84p+0, 0x1.ffbe84p-3, 0x1.7ff3b6p-1, 0x1.7ff3b6p+0, 0x1.0f760ep-1, 0x1.69f2bcp-1, 0x1.69ad5cp-1, 0x1.69ad5cp+1, 0x1.ffbe84p-3, 0x1.7fcee2p+0, 0x1.7ff3b6p+0, 0x1.7ff3b6p-2, 0x1.69f2bcp-1, 0x1.69f2bcp-2, 0x1.69ad5cp+1, 0x1.69ad5cp-2, 0x1.7fcee2p+0, 0x1.7fcee2p+1, 0x1.7ff3b6p-2, 0x1.ffef9ep-2, 0x1.69f2bcp-2, 0x1.69f2bcp+0, 0x1.69ad5cp-2, 0x1.0f4204p+1, 0x1.7fcee2p+1, 0x1.7fcee2p-1, 0x1.ffef9ep-2, 0x1.ffef9ep-3, 0x1.69f2bcp+0, 0x1.69f2bcp-3}, 512.0));
  EAGER_DO(expect_floats(d_beta, DType::float32, {4}, {0x1p+3, 0x1.88p+3, 0x1.7p+3, 0x1p+3}, 512.0));
  return done();
}

ROW(layer_batch_normalization_in_training_and_then_not, "layer batch_normalization in training, and then not") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4}, {0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0}));
  EAGER_TRY(const Layer layer, nn::BatchNormalization::make());
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable gamma, layer_variable(layer, "gamma"));
  EAGER_TRY(const Tensor gamma_value, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_DO(gamma.assign(gamma_value));
  EAGER_TRY(const Variable beta, layer_variable(layer, "beta"));
  EAGER_TRY(const Tensor beta_value, floats(DType::float32, {4}, {0x0p+0, 0x1p+3, 0x1.8p+3, -0x1p+3}));
  EAGER_DO(beta.assign(beta_value));
  EAGER_TRY(const Variable moving_mean, layer_variable(layer, "moving_mean"));
  EAGER_TRY(const Tensor moving_mean_value, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0}));
  EAGER_DO(moving_mean.assign(moving_mean_value));
  EAGER_TRY(const Variable moving_variance, layer_variable(layer, "moving_variance"));
  EAGER_TRY(const Tensor moving_variance_value, floats(DType::float32, {4}, {0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1}));
  EAGER_DO(moving_variance.assign(moving_variance_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, true));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 4}, {-0x1.25875p+0, 0x1.5e1faep+2, 0x1.8c8c2ep+3, -0x1.14cacap+3, -0x1.d5a54ep-3, 0x1.50f028p+3, 0x1.a5a48ap+3, -0x1.ee2d9cp+2, -0x1.d5a54ep-3, 0x1.af0fd8p+2, 0x1.8p+3, -0x1.d66a6cp+2, 0x1.9af0a4p+0, 0x1.287814p+3, 0x1.4dcf4ap+3, -0x1.08e932p+3}, 16.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, gamma, beta}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_gamma = outputs_3_.at(1);
  const Tensor d_beta = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 4}, {0x1.8ac362p-2, -0x1.951436p-2, -0x1.8da9f6p-1, 0x1.52cb1ep-6, 0x1.59c37ap-3, 0x1.bd5a96p-1, 0x1.bfd2c6p-3, -0x1.d7150ap-6, -0x1.7f347p-1, 0x1.070018p+0, 0x1.2d2448p-1, 0x1.a59adep-6, 0x1.8d8782p-3, -0x1.806854p+0, -0x1.ede09cp-6, -0x1.2150fp-6}, 512.0));
  EAGER_DO(expect_floats(d_gamma, DType::float32, {4}, {0x1.9af0a4p+1, 0x1.2f8498p+1, -0x1.9185b6p-4, 0x1.e72156p+0}, 512.0));
  EAGER_DO(expect_floats(d_beta, DType::float32, {4}, {0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1}, 512.0));
  EAGER_TRY(const Tensor moving_mean_after, moving_mean.read());
  EAGER_DO(expect_floats(moving_mean_after, DType::float32, {4}, {0x1.047ae2p+0, 0x1.00a3d8p+1, 0x1.7f5c28p+1, 0x1.81eb86p+0}, 8.0));
  EAGER_TRY(const Tensor moving_variance_after, moving_variance.read());
  EAGER_DO(expect_floats(moving_variance_after, DType::float32, {4}, {0x1.03851ep-1, 0x1.03d70ap+0, 0x1.fcf5c2p+1, 0x1.ff851ep+0}, 8.0));
  EAGER_TRY(const std::vector<Tensor> outputs_4_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_4_, 1));
  const Tensor inferred = outputs_4_.at(0);
  EAGER_DO(expect_floats(inferred, DType::float32, {2, 2, 4}, {0x1.5aa5ecp-1, 0x1.40e204p+2, 0x1.8ff728p+3, -0x1.0b66acp+3, 0x1.0a45cp+1, 0x1.9e6aeep+3, 0x1.a002dcp+3, -0x1.de38ap+2, 0x1.0a45cp+1, 0x1.bfdefap+2, 0x1.87f15p+3, -0x1.c796bep+2, 0x1.38bf26p+2, 0x1.5eec72p+3, 0x1.67d9eap+3, -0x1.0015bap+3}, 32.0));
  return done();
}

ROW(layer_batch_normalization_momentum_0_5_axis_1_in_training_and_then_not, "layer batch_normalization momentum=0.5 axis=1 in training, and then not") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 4, 2}, {0x1.8p+0, 0x1.4p+1, 0x1p-1, 0x1.2p+2, 0x1p+1, 0x1p+0, 0x1p-1, 0x1.8p+1, 0x1.4p+1, 0x1.2p+2, 0x1.8p+0, 0x1.cp+1, 0x1.4p+1, 0x1.2p+2, 0x1p+2, 0x1.8p+0}));
  EAGER_TRY(const Layer layer, nn::BatchNormalization::make(nn::BatchNormalizationOptions().axis(1).momentum(0x1p-1)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable gamma, layer_variable(layer, "gamma"));
  EAGER_TRY(const Tensor gamma_value, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_DO(gamma.assign(gamma_value));
  EAGER_TRY(const Variable beta, layer_variable(layer, "beta"));
  EAGER_TRY(const Tensor beta_value, floats(DType::float32, {4}, {0x0p+0, 0x1p+3, 0x1.8p+3, -0x1p+3}));
  EAGER_DO(beta.assign(beta_value));
  EAGER_TRY(const Variable moving_mean, layer_variable(layer, "moving_mean"));
  EAGER_TRY(const Tensor moving_mean_value, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0}));
  EAGER_DO(moving_mean.assign(moving_mean_value));
  EAGER_TRY(const Variable moving_variance, layer_variable(layer, "moving_variance"));
  EAGER_TRY(const Tensor moving_variance_value, floats(DType::float32, {4}, {0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1}));
  EAGER_DO(moving_variance.assign(moving_variance_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, true));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 4, 2}, {-0x1.25875p+0, -0x1.d5a54ep-3, 0x1.5e1faep+2, 0x1.50f028p+3, 0x1.8c8c2ep+3, 0x1.a5a48ap+3, -0x1.14cacap+3, -0x1.ee2d9cp+2, -0x1.d5a54ep-3, 0x1.9af0a4p+0, 0x1.af0fd8p+2, 0x1.287814p+3, 0x1.8p+3, 0x1.4dcf4ap+3, -0x1.d66a6cp+2, -0x1.08e932p+3}, 16.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, gamma, beta}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_gamma = outputs_3_.at(1);
  const Tensor d_beta = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 4, 2}, {0x1.edf2aep-2, -0x1.72db2cp-2, 0x1.643e86p-1, -0x1.84bc6ap-2, 0x1.559bdcp-1, -0x1.d2b6d2p-5, 0x1.961744p-5, 0x1.3ac9ep-5, -0x1.72db2cp-2, 0x1.ef8752p-3, -0x1.3ba12ap+0, 0x1.d56202p-1, -0x1.786d5cp-1, 0x1.ffe766p-4, -0x1.9e4468p-9, -0x1.5b7e6ep-4}, 512.0));
  EAGER_DO(expect_floats(d_gamma, DType::float32, {4}, {0x1.d5a54ep+0, -0x1.6c38b8p+0, -0x1.786d5cp+1, 0x1.34e96ep-1}, 512.0));
  EAGER_DO(expect_floats(d_beta, DType::float32, {4}, {0x1p+2, 0x1p+2, 0x1.08p+3, 0x1.ap+1}, 512.0));
  EAGER_TRY(const Tensor moving_mean_after, moving_mean.read());
  EAGER_DO(expect_floats(moving_mean_after, DType::float32, {4}, {0x1.ep+0, 0x1.2p+1, 0x1.6p+1, 0x1.ep+0}, 8.0));
  EAGER_TRY(const Tensor moving_variance_after, moving_variance.read());
  EAGER_DO(expect_floats(moving_variance_after, DType::float32, {4}, {0x1.bp-1, 0x1.cp+0, 0x1.68p+1, 0x1.e8p+0}, 8.0));
  EAGER_TRY(const std::vector<Tensor> outputs_4_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_4_, 1));
  const Tensor inferred = outputs_4_.at(0);
  EAGER_DO(expect_floats(inferred, DType::float32, {2, 4, 2}, {-0x1.a1cc7ap-2, 0x1.5c2a66p-1, 0x1.56b864p+2, 0x1.6cd29cp+3, 0x1.8e4eecp+3, 0x1.a162d2p+3, -0x1.0fee1cp+3, -0x1.e5eebcp+2, 0x1.5c2a66p-1, 0x1.6d92eap+1, 0x1.b77398p+2, 0x1.3c75p+3, 0x1.84c4fap+3, 0x1.5e9d2ep+3, -0x1.cec2fp+2, -0x1.045836p+3}, 32.0));
  return done();
}

ROW(layer_batch_normalization_momentum_0_5_axis_2_in_training_and_then_not, "layer batch_normalization momentum=0.5 axis=2 in training, and then not") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.2p+3, 0x1.cp+2, 0x1.4p+2, 0x1.8p+1, 0x1p+0, 0x1.8p+3, 0x1.4p+3, 0x1p+3, 0x1.8p+2, 0x1p+2, 0x1p+1, 0x0p+0, 0x1.6p+3, 0x1.2p+3, 0x1.cp+2, 0x1.4p+2, 0x1.8p+1, 0x1p+0, 0x1.8p+3, 0x1.4p+3, 0x1p+3, 0x1.8p+2, 0x1p+2, 0x1p+1, 0x0p+0, 0x1.6p+3, 0x1.2p+3, 0x1.cp+2, 0x1.4p+2, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::BatchNormalization::make(nn::BatchNormalizationOptions().axis(2).momentum(0x1p-1)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable gamma, layer_variable(layer, "gamma"));
  EAGER_TRY(const Tensor gamma_value, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_DO(gamma.assign(gamma_value));
  EAGER_TRY(const Variable beta, layer_variable(layer, "beta"));
  EAGER_TRY(const Tensor beta_value, floats(DType::float32, {4}, {0x0p+0, 0x1p+3, 0x1.8p+3, -0x1p+3}));
  EAGER_DO(beta.assign(beta_value));
  EAGER_TRY(const Variable moving_mean, layer_variable(layer, "moving_mean"));
  EAGER_TRY(const Tensor moving_mean_value, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0}));
  EAGER_DO(moving_mean.assign(moving_mean_value));
  EAGER_TRY(const Variable moving_variance, layer_variable(layer, "moving_variance"));
  EAGER_TRY(const Tensor moving_variance_value, floats(DType::float32, {4}, {0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1}));
  EAGER_DO(moving_variance.assign(moving_variance_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, true));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 4, 2}, {-0x1.a36492p+0, 0x1.6dda74p+0, 0x1.4527bcp+3, 0x1.217652p+3, 0x1.8820b4p+3, 0x1.98621cp+3, -0x1.1a364ap+3, -0x1.d244b2p+2, 0x1.2677a2p+0, 0x1.2f63fcp-1, 0x1.0f9d9ep+3, 0x1.d7d86ap+2, 0x1.a082dp+3, 0x1.b0c438p+3, -0x1.db310cp+2, -0x1.ed09cp+2, 0x1.413cbp-2, -0x1.f3b3bep-3, 0x1.b427p+2, 0x1.6cc42ep+2, 0x1.4f3bc8p+3, 0x1.5f7d3p+3, -0x1.f5f61ap+2, -0x1.03e768p+3, -0x1.0bb294p-1, -0x1.149eeep+0, 0x1.4912c6p+2, 0x1.68d924p+3, 0x1.679de4p+3, 0x1.77df4cp+3, -0x1.085d94p+3, -0x1.1149eep+3}, 16.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, gamma, beta}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_gamma = outputs_3_.at(1);
  const Tensor d_beta = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 4, 2}, {-0x1.461ccap-6, -0x1.f3f7c6p-4, 0x1.5a9774p-1, -0x1.06e9cap-1, 0x1.e68d12p-7, -0x1.3801b4p-2, -0x1.1d8b48p-5, 0x0p+0, -0x1.00ec28p-3, 0x1.24ea92p-2, -0x1.3dd08cp-1, -0x1.1abfccp-3, -0x1.188be4p-2, 0x1.6f925ap-2, 0x0p+0, -0x1.1d8b48p-4, 0x1.21727p-2, -0x1.b26328p-3, -0x1.f65adp-3, 0x1.81d96ep-2, -0x1.3e6d7ep-7, -0x1.81ad52p-7, -0x1.1d8b48p-4, 0x1.1d8b48p-3, -0x1.b9536ep-3, 0x1.02a83ap-3, 0x1.140becp-2, 0x1.8ddb72p-3, 0x1.36865ep-6, 0x1.a8be8cp-3, 0x1.1d8b48p-3, -0x1.ac50ecp-4}, 512.0));
  EAGER_DO(expect_floats(d_gamma, DType::float32, {4}, {-0x1.64ee1ap-2, -0x1.6106b2p+2, -0x1.e7aa2ep+1, 0x0p+0}, 512.0));
  EAGER_DO(expect_floats(d_beta, DType::float32, {4}, {0x1p+3, 0x1.88p+3, 0x1.7p+3, 0x1p+3}, 512.0));
  EAGER_TRY(const Tensor moving_mean_after, moving_mean.read());
  EAGER_DO(expect_floats(moving_mean_after, DType::float32, {4}, {0x1.b8p+1, 0x1.c8p+1, 0x1.2p+2, 0x1.0cp+2}, 8.0));
  EAGER_TRY(const Tensor moving_variance_after, moving_variance.read());
  EAGER_DO(expect_floats(moving_variance_after, DType::float32, {4}, {0x1.ab8p+2, 0x1.bb8p+2, 0x1.38p+3, 0x1.db8p+2}, 8.0));
  EAGER_TRY(const std::vector<Tensor> outputs_4_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_4_, 1));
  const Tensor inferred = outputs_4_.at(0);
  EAGER_DO(expect_floats(inferred, DType::float32, {2, 2, 4, 2}, {-0x1.5476f6p+0, 0x1.7682dcp+1, 0x1.84300ep+3, 0x1.539124p+3, 0x1.7ae04cp+3, 0x1.8f5f1cp+3, -0x1.12b59p+3, -0x1.a449c4p+2, 0x1.44fd32p+1, 0x1.c3e3b8p+0, 0x1.3b41aep+3, 0x1.0aa2c4p+3, 0x1.999e84p+3, 0x1.ae1d52p+3, -0x1.b006fap+2, -0x1.c78168p+2, 0x1.60d862p+0, 0x1.35836cp-1, 0x1.e4a69cp+2, 0x1.8368c6p+2, 0x1.332476p+3, 0x1.47a346p+3, -0x1.d33e9ep+2, -0x1.eab90cp+2, 0x1.bdb302p-3, -0x1.1cc096p-1, 0x1.52c9dcp+2, 0x1.b4cef8p+3, 0x1.51e2aep+3, 0x1.66617cp+3, -0x1.f67644p+2, -0x1.06f858p+3}, 32.0));
  return done();
}

ROW(layer_batch_normalization_of_constants_in_dtypes_of_its_own, "layer batch_normalization of constants, in dtypes of its own") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4}, {0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0}));
  EAGER_TRY(const Layer layer, nn::BatchNormalization::make(nn::BatchNormalizationOptions().beta_initializer("constant value=1").gamma_initializer("constant value=2").dtype(DType::float64).param_dtype(DType::float32).moving_mean_initializer("constant value=3").moving_variance_initializer("constant value=0.25")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0 = outputs_1_.at(0);
  EAGER_TRY(const Variable gamma, layer_variable(layer, "gamma"));
  EAGER_TRY(const Tensor gamma_value, gamma.read());
  EAGER_DO(expect_floats(gamma_value, DType::float32, {4}, {0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1}));
  EAGER_TRY(const Variable beta, layer_variable(layer, "beta"));
  EAGER_TRY(const Tensor beta_value, beta.read());
  EAGER_DO(expect_floats(beta_value, DType::float32, {4}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_TRY(const Variable moving_mean, layer_variable(layer, "moving_mean"));
  EAGER_TRY(const Tensor moving_mean_value, moving_mean.read());
  EAGER_DO(expect_floats(moving_mean_value, DType::float32, {4}, {0x1.8p+1, 0x1.8p+1, 0x1.8p+1, 0x1.8p+1}));
  EAGER_TRY(const Variable moving_variance, layer_variable(layer, "moving_variance"));
  EAGER_TRY(const Tensor moving_variance_value, moving_variance.read());
  EAGER_DO(expect_floats(moving_variance_value, DType::float32, {4}, {0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2}));
  EAGER_DO(expect_floats(y0, DType::float64, {2, 2, 4}, {-0x1.3f3bfad86b02p+2, -0x1.1f5ca65f03d7p+3, -0x1.7efaa3cb3958p+1, -0x1.1f5ca65f03d7p+3, -0x1.fdf5479672bp-1, 0x1.bf3bfad86b02p+2, -0x1.befaa3cb3958p+2, 0x1p+0, -0x1.fdf5479672bp-1, -0x1.3f3bfad86b02p+2, -0x1.fdf5479672bp-1, 0x1.3f7d51e59cacp+2, 0x1.bf3bfad86b02p+2, 0x1.7f7d51e59cacp+1, 0x1.bf3bfad86b02p+2, -0x1.3f3bfad86b02p+2}, 64.0));
  return done();
}

ROW(layer_conv1d, "layer conv1d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 5, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0}));
  EAGER_TRY(const Layer layer, nn::Conv1D::make(2, {2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2}, {0x1p-2, -0x1.8p-1}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 4, 2}, {0x1.dp+2, 0x1.08p+3, 0x1.08p+3, 0x1.dp+2, 0x1.28p+3, 0x1.9p+2, 0x1.48p+3, -0x1.98p+3, -0x1.7p+2, -0x1.7p+2, -0x1.3p+2, -0x1.bp+2, -0x1.ep+1, -0x1.fp+2, -0x1.78p+3, 0x1.28p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_bias = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 5, 2}, {-0x1p+1, 0x1.8p+0, -0x1p+2, 0x1.3p+2, -0x1.8p+0, 0x1p-1, -0x1.8p+2, 0x1.ap+2, -0x1.4p+0, 0x1p+1, -0x1p+0, -0x1p+0, -0x1p+2, 0x1.8p+1, -0x1.18p+3, 0x1.08p+3, -0x1p-1, 0x1.8p+1, 0x0p+0, 0x1p+0}));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 2, 2}, {0x1p-2, -0x1p-1, 0x1.ep+2, 0x1.1p+2, 0x1.4p+0, 0x1.2p+2, 0x1.58p+3, 0x1.3p+2}));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2}, {0x1.4p+3, 0x1.3p+3}));
  return done();
}

ROW(layer_conv1d_dilation_rate_2_activation_relu, "layer conv1d dilation_rate=2 activation=relu") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 5, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0}));
  EAGER_TRY(const Layer layer, nn::Conv1D::make(2, {2}, nn::Conv1DOptions().dilation_rate({2}).activation("relu")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2}, {0x1p-2, -0x1.8p-1}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 2}, {0x1.08p+3, 0x1.08p+3, 0x1.28p+3, 0x1.dp+2, 0x1.48p+3, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.48p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_bias = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 5, 2}, {-0x1p+1, 0x1.8p+0, -0x1p+2, 0x1.ep+1, -0x1.8p+1, 0x1p+2, 0x1.8p+0, 0x1p-1, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.8p+0, 0x0p+0, 0x0p+0, -0x1.8p+1, 0x1.8p+1}));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 2, 2}, {-0x1.ap+3, 0x1.cp+0, 0x1.3p+3, -0x1p-1, -0x1p+2, -0x1.dp+2, 0x1.4p+2, 0x1p+2}));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2}, {0x1.2p+2, 0x1.2p+1}));
  return done();
}

ROW(layer_conv1d_of_constants_in_dtypes_of_its_own, "layer conv1d of constants, in dtypes of its own") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 5, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0}));
  EAGER_TRY(const Layer layer, nn::Conv1D::make(2, {2}, nn::Conv1DOptions().kernel_initializer("constant value=0.25").bias_initializer("constant value=-2").dtype(DType::float64).param_dtype(DType::float32)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0 = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, kernel.read());
  EAGER_DO(expect_floats(kernel_value, DType::float32, {2, 2, 2}, {0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2}));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, bias.read());
  EAGER_DO(expect_floats(bias_value, DType::float32, {2}, {-0x1p+1, -0x1p+1}));
  EAGER_DO(expect_floats(y0, DType::float64, {2, 4, 2}, {-0x1.8p+1, -0x1.8p+1, -0x1p+1, -0x1p+1, -0x1p+0, -0x1p+0, -0x1.2p+1, -0x1.2p+1, -0x1.4p+1, -0x1.4p+1, -0x1.8p+0, -0x1.8p+0, -0x1p-1, -0x1p-1, -0x1.cp+0, -0x1.cp+0}, 64.0));
  return done();
}

ROW(layer_conv1d_strides_2_padding_same_groups_2_data_format_ncw_use_bias_false, "layer conv1d strides=2 padding=SAME groups=2 data_format=NCW use_bias=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 5}, {-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0}));
  EAGER_TRY(const Layer layer, nn::Conv1D::make(2, {2}, nn::Conv1DOptions().strides({2}).padding("SAME").data_format("NCW").groups(2).use_bias(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 1, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 3}, {0x1p+1, 0x1p+1, 0x0p+0, -0x1p+1, -0x1p+2, 0x0p+0, 0x1p+1, 0x1p+1, 0x1p+3, 0x1p+1, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 5}, {-0x1p+1, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+2, 0x0p+0, -0x1p-2, 0x0p+0, -0x1.8p+0, 0x0p+0, -0x1.8p+0, 0x1.8p+0, -0x1p+1, 0x1p+1, -0x1p+0, 0x0p+0, -0x1p+1, 0x0p+0, -0x1p-2, 0x0p+0}));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 1, 2}, {-0x1.ap+1, -0x1.8p+3, 0x1p+1, 0x1.4p+1}));
  return done();
}

ROW(layer_conv1d_transpose, "layer conv1d_transpose") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::Conv1DTranspose::make(3, {3}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {3, 3, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {3}, {0x1p-2, -0x1.8p-1, 0x1.8p+0}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 5, 3}, {0x1.08p+3, -0x1.38p+3, -0x1.2p+2, 0x1.08p+3, -0x1.ep+1, 0x1.4p+1, -0x1.8p-1, -0x1.18p+3, 0x1.8p+0, -0x1.cp+0, -0x1.6p+1, 0x1.3p+3, -0x1.bp+2, -0x1.18p+3, 0x1.ep+2, 0x1.2p+1, -0x1.bp+2, -0x1.ep+2, 0x1.08p+3, 0x1.08p+3, 0x1.7p+3, -0x1.f8p+3, -0x1.18p+3, 0x1.08p+4, -0x1.cp+0, 0x1.ap+1, -0x1.1p+3, 0x1.5p+2, 0x1.9p+2, -0x1.2p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 5, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_bias = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {-0x1p+2, -0x1.1p+2, 0x1.fp+2, -0x1.2p+2, 0x1.2p+2, -0x1p-2, 0x1.4p+0, 0x1.6p+2, 0x1.4p+0, 0x1.8p-1, -0x1p+2, -0x1.1p+2}));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {3, 3, 2}, {-0x1.7p+2, -0x1.ap+1, -0x1.4p+3, 0x1p+0, -0x1.04p+4, 0x1.8p+0, -0x1.1p+3, 0x1.2p+3, -0x1.6p+3, 0x1.38p+3, -0x1.c8p+3, -0x1.6p+2, -0x1.e8p+3, 0x1.dp+3, -0x1.7p+2, -0x1.ap+1, -0x1.4p+3, 0x1p+0}));
  EAGER_DO(expect_floats(d_bias, DType::float32, {3}, {0x1.6p+3, 0x1.8p+3, 0x1.dp+3}));
  return done();
}

ROW(layer_conv1d_transpose_dilation_rate_2_activation_relu, "layer conv1d_transpose dilation_rate=2 activation=relu") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::Conv1DTranspose::make(3, {3}, nn::Conv1DTransposeOptions().dilation_rate({2}).activation("relu")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {3, 3, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {3}, {0x1p-2, -0x1.8p-1, 0x1.8p+0}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 7, 3}, {0x1.08p+3, 0x0p+0, 0x0p+0, 0x1.9p+2, 0x0p+0, 0x0p+0, 0x1.9p+2, 0x0p+0, 0x1.8p+0, 0x1.1p+2, 0x1.1p+2, 0x1.ep+2, 0x0p+0, 0x0p+0, 0x1.ep+2, 0x0p+0, 0x0p+0, 0x1.6p+2, 0x0p+0, 0x0p+0, 0x1.ep+2, 0x1.2p+1, 0x0p+0, 0x0p+0, 0x1p-2, 0x1.ap+1, 0x1.3p+3, 0x1.9p+2, 0x1.28p+3, 0x1.5p+3, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.ep+2, 0x1.1p+2, 0x1.dp+2, 0x0p+0, 0x1.5p+2, 0x1.9p+2, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 7, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_bias = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 2}, {-0x1.8p+1, 0x1.cp+1, -0x1.ep+1, 0x1.3p+2, -0x1.8p+1, 0x1p-1, -0x1p+2, 0x1.2p+2, 0x1.6p+2, -0x1.8p+3, 0x1.4p+2, -0x1.3p+3}));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {3, 3, 2}, {-0x1.ap+2, 0x1.2p+2, 0x1p+0, -0x1.2p+3, -0x1p-1, -0x1.8p+3, -0x1.38p+3, 0x1.fp+2, -0x1.cp+0, 0x1.2p+2, -0x1p+3, -0x1p-1, 0x1.8p+0, -0x1.ap+2, 0x1.8p+1, -0x1.1p+4, -0x1.dp+2, 0x1.fp+2}));
  EAGER_DO(expect_floats(d_bias, DType::float32, {3}, {0x1p+3, 0x1.fp+2, 0x1.4p+3}));
  return done();
}

ROW(layer_conv1d_transpose_of_constants_in_dtypes_of_its_own, "layer conv1d_transpose of constants, in dtypes of its own") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::Conv1DTranspose::make(3, {3}, nn::Conv1DTransposeOptions().kernel_initializer("constant value=0.25").bias_initializer("constant value=-2").dtype(DType::float64).param_dtype(DType::float32)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0 = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, kernel.read());
  EAGER_DO(expect_floats(kernel_value, DType::float32, {3, 3, 2}, {0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2}));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, bias.read());
  EAGER_DO(expect_floats(bias_value, DType::float32, {3}, {-0x1p+1, -0x1p+1, -0x1p+1}));
  EAGER_DO(expect_floats(y0, DType::float64, {2, 5, 3}, {-0x1.6p+1, -0x1.6p+1, -0x1.6p+1, -0x1.8p+1, -0x1.8p+1, -0x1.8p+1, -0x1.6p+1, -0x1.6p+1, -0x1.6p+1, -0x1p+1, -0x1p+1, -0x1p+1, -0x1.cp+0, -0x1.cp+0, -0x1.cp+0, -0x1.4p+0, -0x1.4p+0, -0x1.4p+0, -0x1.2p+1, -0x1.2p+1, -0x1.2p+1, -0x1.6p+1, -0x1.6p+1, -0x1.6p+1, -0x1.cp+1, -0x1.cp+1, -0x1.cp+1, -0x1.4p+1, -0x1.4p+1, -0x1.4p+1}, 64.0));
  return done();
}

ROW(layer_conv1d_transpose_strides_2_padding_same_data_format_ncw_use_bias_false, "layer conv1d_transpose strides=2 padding=SAME data_format=NCW use_bias=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 3}, {-0x1p+2, -0x1.8p+1, -0x1p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+2, -0x1p+2, -0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::Conv1DTranspose::make(3, {3}, nn::Conv1DTransposeOptions().strides({2}).padding("SAME").data_format("NCW").use_bias(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {3, 3, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 6}, {0x1p+3, 0x1p+1, -0x1.8p+1, 0x1p+2, -0x1p+2, 0x1.8p+2, -0x1.2p+3, 0x1.4p+2, -0x1.cp+3, 0x1.4p+2, -0x1.cp+3, 0x1.4p+2, -0x1.8p+2, 0x1p+3, -0x1.4p+2, 0x1.8p+2, -0x1p+2, 0x1p+2, 0x1p+1, 0x1p+3, -0x1.8p+2, -0x1p+3, 0x1p+1, -0x1.8p+2, -0x1.8p+2, 0x1.4p+2, -0x1.4p+2, -0x1p+2, 0x1.ap+3, -0x1p+2, -0x1.2p+3, 0x1p+1, 0x1p+4, 0x0p+0, -0x1p+0, -0x1p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 6}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 3}, {0x1.2p+2, -0x1.cp+0, -0x1.4p+1, -0x1.7p+2, 0x1p+1, 0x1.ap+1, 0x1p+1, 0x1.4p+0, -0x1.8p-1, -0x1p-1, -0x1.1p+2, 0x1p+1}));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {3, 3, 2}, {-0x1.cp+3, 0x1.6p+3, -0x1.1p+2, -0x1.7p+3, -0x1.44p+4, 0x1.58p+3, -0x1.38p+3, 0x1.8p+3, -0x1.cp+3, 0x1.6p+3, -0x1.1p+2, -0x1.7p+3, -0x1.a8p+3, 0x1.8p+2, -0x1.7p+2, 0x1.2p+3, -0x1.7p+3, 0x1p+3}));
  return done();
}

ROW(layer_conv2d, "layer conv2d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::Conv2D::make(2, {2, 2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 2, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2}, {0x1p-2, -0x1.8p-1}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 2, 2}, {-0x1.ep+1, 0x1.e8p+3, 0x1.e8p+3, 0x1.88p+3, 0x1.14p+4, -0x1.78p+3, 0x1p-2, -0x1.7p+2, -0x1.bp+2, -0x1.78p+3, -0x1.7p+2, -0x1.d8p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_bias = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 3, 2}, {-0x1p+1, 0x1.8p+0, -0x1p+2, 0x1.3p+2, 0x1.8p+0, 0x1p-1, -0x1.cp+1, -0x1p+1, -0x1.9p+2, 0x1.4p+1, 0x1.4p+1, 0x1.cp+1, 0x1p-1, -0x1p+2, -0x1.ep+1, -0x1.8p+1, -0x1.2p+1, 0x1.cp+0, 0x1.8p+0, -0x1p+0, 0x1p-2, -0x1p+2, -0x1p+0, -0x1.6p+1}));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 2, 2, 2}, {-0x1.38p+3, 0x1.6p+1, 0x1.bp+2, 0x1.cp+1, -0x1.ep+1, 0x1.6p+3, -0x1.8p-1, -0x1.e8p+3, 0x1.8p+0, -0x1p+2, -0x1.bp+2, -0x1p+0, 0x1.ep+2, 0x1.1p+2, -0x1.38p+3, 0x1.6p+1}));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2}, {0x1.8p+2, 0x1.08p+3}));
  return done();
}

ROW(layer_conv2d_activation_relu_data_format_channels_first, "layer conv2d activation=relu data_format=CHANNELS_FIRST") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 4, 3}, {-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::Conv2D::make(2, {2, 2}, nn::Conv2DOptions().data_format("CHANNELS_FIRST").activation("relu")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 2, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2}, {0x1p-2, -0x1.8p-1}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 3, 2}, {0x0p+0, 0x1.e8p+3, 0x1.14p+4, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.e8p+3, 0x1.88p+3, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_bias = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 4, 3}, {0x0p+0, -0x1.4p+1, -0x1.8p+0, -0x1.ap+1, 0x1.4p+0, 0x1p-2, -0x1p+1, 0x1.ep+1, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.8p-1, 0x1.8p+0, 0x1p+1, 0x1p+2, -0x1p+1, -0x1.8p+0, -0x1p+2, 0x1.8p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 2, 2, 2}, {-0x1.cp+1, -0x1.8p+2, 0x1p+3, 0x1.6p+1, -0x1.8p-1, -0x1.1p+2, -0x1.dp+2, 0x1.2p+2, 0x1.3p+2, -0x1.8p-1, -0x1.9p+2, -0x1p+0, 0x1.ep+2, 0x1p+0, -0x1.cp+1, -0x1.8p+2}));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2}, {0x1.6p+1, 0x1.cp+0}));
  return done();
}

ROW(layer_conv2d_dilation_rate_2_1_use_bias_false, "layer conv2d dilation_rate=2,1 use_bias=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::Conv2D::make(2, {2, 2}, nn::Conv2DOptions().dilation_rate({2, 1}).use_bias(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 2, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.cp+3, 0x1.4p+3, 0x1.ep+3, 0x1.cp+2, 0x1p+3, -0x1.1p+4, -0x1.2p+3, -0x1.6p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 3, 2}, {-0x1p+1, 0x1.8p+0, -0x1p+2, 0x1.3p+2, 0x1.8p+0, 0x1p-1, -0x1.8p+1, 0x0p+0, -0x1.8p+2, 0x1.ap+2, -0x1.4p+0, 0x1p+1, -0x1p-1, -0x1p+1, -0x1p-2, -0x1p+2, 0x1.ep+1, 0x1.8p+0, 0x1.8p+0, -0x1.8p+1, 0x1p-2, -0x1.8p+2, 0x1p-1, -0x1.4p+0}));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 2, 2, 2}, {-0x1.7p+3, -0x1.7p+2, 0x1p+3, 0x1.2p+3, -0x1.9p+2, -0x1p+0, -0x1p-2, -0x1.a8p+3, -0x1p-2, -0x1.a8p+3, -0x1p+0, 0x1.ep+1, 0x1.4p+2, -0x1.1p+3, 0x1.1p+2, 0x1.1p+3}));
  return done();
}

ROW(layer_conv2d_of_constants_in_dtypes_of_its_own, "layer conv2d of constants, in dtypes of its own") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::Conv2D::make(2, {2, 2}, nn::Conv2DOptions().kernel_initializer("constant value=0.25").bias_initializer("constant value=-2").dtype(DType::float64).param_dtype(DType::float32)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0 = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, kernel.read());
  EAGER_DO(expect_floats(kernel_value, DType::float32, {2, 2, 2, 2}, {0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2}));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, bias.read());
  EAGER_DO(expect_floats(bias_value, DType::float32, {2}, {-0x1p+1, -0x1p+1}));
  EAGER_DO(expect_floats(y0, DType::float64, {1, 3, 2, 2}, {-0x1.ap+1, -0x1.ap+1, -0x1.cp+1, -0x1.cp+1, -0x1.cp+0, -0x1.cp+0, -0x1p+1, -0x1p+1, -0x1.4p+1, -0x1.4p+1, -0x1p-1, -0x1p-1}, 64.0));
  return done();
}

ROW(layer_conv2d_strides_2_1_padding_same_groups_2_data_format_nchw, "layer conv2d strides=2,1 padding=SAME groups=2 data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 4, 3}, {-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::Conv2D::make(2, {2, 2}, nn::Conv2DOptions().strides({2, 1}).padding("SAME").data_format("NCHW").groups(2)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 2, 1, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2}, {0x1p-2, -0x1.8p-1}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 3}, {0x1.4p+0, 0x1.2p+1, 0x1.5p+2, -0x1.cp+0, -0x1.8p-1, -0x1.38p+3, -0x1.2cp+4, -0x1.cp+0, 0x1.5p+2, 0x1.2p+1, 0x1.4p+0, -0x1.bp+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_bias = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 4, 3}, {-0x1p+1, 0x1p+0, -0x1.8p+1, 0x1p+0, 0x1p-1, 0x1p+1, -0x1p-1, -0x1.4p+1, -0x1.8p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x0p+0, -0x1.8p-1, -0x1p+0, -0x1.8p+0, -0x1p-1, 0x1p+0, 0x0p+0, -0x1p+1, -0x1p-2, -0x1p+2, 0x1.cp+1, -0x1.4p+1}));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 2, 1, 2}, {0x1.ep+2, 0x0p+0, 0x1.6p+1, 0x1.4p+1, -0x1.5p+3, 0x1.2p+2, -0x1.ap+1, -0x1.4p+0}));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2}, {0x1.08p+3, 0x1.8p+2}));
  return done();
}

ROW(layer_conv2d_transpose, "layer conv2d_transpose") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::Conv2DTranspose::make(3, {2, 3}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 3, 3, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {3}, {0x1p-2, -0x1.8p-1, 0x1.8p+0}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 5, 3}, {0x1.08p+3, -0x1.38p+3, -0x1.2p+2, 0x1.08p+3, -0x1.ep+1, 0x1.4p+1, -0x1.8p-1, -0x1.18p+3, 0x1.8p+0, -0x1.cp+0, -0x1.6p+1, 0x1.3p+3, -0x1.bp+2, -0x1.18p+3, 0x1.ep+2, 0x1.dp+2, 0x1.4p+0, -0x1.08p+4, 0x1.dp+2, 0x1.04p+4, 0x1.1p+3, -0x1.38p+3, -0x1.38p+3, 0x1.1p+3, -0x1.ep+1, 0x1.4p+0, -0x1.5p+3, 0x1.28p+3, -0x1.8p-1, -0x1.9p+3, 0x1.5p+2, 0x1.4p+0, -0x1.2p+2, -0x1.98p+3, 0x1.dp+2, 0x1.5p+3, 0x1.9p+2, -0x1.0cp+4, -0x1.ap+2, 0x1.dp+2, -0x1.6p+1, 0x1.6p+2, -0x1.cp+0, 0x1.1p+2, 0x1.1p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 5, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_bias = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 3, 2}, {-0x1.9p+2, -0x1.3p+2, 0x1.9p+2, -0x1.48p+3, 0x1.3p+2, 0x1.2p+1, 0x1.cp+2, 0x0p+0, 0x1.6p+1, 0x1.8p+0, -0x1.9p+2, -0x1.3p+2}));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 3, 3, 2}, {-0x1.7p+2, -0x1.ap+1, -0x1.4p+3, 0x1p+0, -0x1.04p+4, 0x1.8p+0, -0x1.1p+3, 0x1.2p+3, -0x1.6p+3, 0x1.38p+3, -0x1.c8p+3, -0x1.6p+2, -0x1.e8p+3, 0x1.dp+3, -0x1.7p+2, -0x1.ap+1, -0x1.4p+3, 0x1p+0, -0x1.4p+3, 0x1p+0, -0x1.04p+4, 0x1.8p+0, -0x1.1p+3, 0x1.2p+3, -0x1.6p+3, 0x1.38p+3, -0x1.c8p+3, -0x1.6p+2, -0x1.e8p+3, 0x1.dp+3, -0x1.7p+2, -0x1.ap+1, -0x1.4p+3, 0x1p+0, -0x1.04p+4, 0x1.8p+0}));
  EAGER_DO(expect_floats(d_bias, DType::float32, {3}, {0x1.3p+4, 0x1.28p+4, 0x1.4p+4}));
  return done();
}

ROW(layer_conv2d_transpose_dilation_rate_2_1_activation_relu, "layer conv2d_transpose dilation_rate=2,1 activation=relu") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::Conv2DTranspose::make(3, {2, 3}, nn::Conv2DTransposeOptions().dilation_rate({2, 1}).activation("relu")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 3, 3, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {3}, {0x1p-2, -0x1.8p-1, 0x1.8p+0}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 4, 5, 3}, {0x1.08p+3, 0x0p+0, 0x0p+0, 0x1.08p+3, 0x0p+0, 0x1.4p+1, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.3p+3, 0x0p+0, 0x0p+0, 0x1.ep+2, 0x1.2p+1, 0x0p+0, 0x0p+0, 0x1.08p+3, 0x1.08p+3, 0x1.7p+3, 0x0p+0, 0x0p+0, 0x1.08p+4, 0x0p+0, 0x1.ap+1, 0x0p+0, 0x1.5p+2, 0x1.9p+2, 0x0p+0, 0x1.5p+2, 0x1.dp+2, 0x0p+0, 0x0p+0, 0x1.dp+2, 0x0p+0, 0x1.9p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.1p+2, 0x0p+0, 0x0p+0, 0x1.5p+2, 0x1.4p+0, 0x0p+0, 0x0p+0, 0x1.dp+2, 0x1.5p+3, 0x1.9p+2, 0x0p+0, 0x0p+0, 0x1.dp+2, 0x0p+0, 0x1.6p+2, 0x0p+0, 0x1.1p+2, 0x1.1p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 4, 5, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_bias = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 3, 2}, {-0x1.7p+3, 0x1.4p+2, 0x1p-1, -0x1p+2, -0x1.4p+2, 0x1.8p+0, -0x1.a8p+3, 0x1.98p+3, -0x1.6p+1, -0x1.cp+3, 0x1.dp+2, -0x1.58p+3}));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 3, 3, 2}, {-0x1.5p+2, -0x1.4p+1, 0x0p+0, -0x1.8p+3, -0x1p+3, -0x1.8p+0, -0x1.4p+1, 0x1.9p+2, -0x1.8p+0, 0x1.ep+2, -0x1.14p+4, 0x1.cp+1, 0x1.8p-1, -0x1.2p+1, 0x1p+0, -0x1.2p+3, -0x1.5p+3, 0x1.dp+3, -0x1.dp+2, -0x1.8p+0, -0x1.3p+2, 0x1.ep+1, 0x0p+0, -0x1p+1, 0x1.8p+0, -0x1p+4, -0x1p+2, 0x1.3p+2, 0x1p-1, -0x1p+0, -0x1.8p+2, -0x1p-1, 0x1p+1, -0x1.8p+2, 0x1p-2, -0x1.3p+2}));
  EAGER_DO(expect_floats(d_bias, DType::float32, {3}, {0x1.98p+3, 0x1.6p+3, 0x1.5p+3}));
  return done();
}

ROW(layer_conv2d_transpose_of_constants_in_dtypes_of_its_own, "layer conv2d_transpose of constants, in dtypes of its own") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::Conv2DTranspose::make(3, {2, 3}, nn::Conv2DTransposeOptions().kernel_initializer("constant value=0.25").bias_initializer("constant value=-2").dtype(DType::float64).param_dtype(DType::float32)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0 = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, kernel.read());
  EAGER_DO(expect_floats(kernel_value, DType::float32, {2, 3, 3, 2}, {0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2}));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, bias.read());
  EAGER_DO(expect_floats(bias_value, DType::float32, {3}, {-0x1p+1, -0x1p+1, -0x1p+1}));
  EAGER_DO(expect_floats(y0, DType::float64, {1, 3, 5, 3}, {-0x1.6p+1, -0x1.6p+1, -0x1.6p+1, -0x1.8p+1, -0x1.8p+1, -0x1.8p+1, -0x1.6p+1, -0x1.6p+1, -0x1.6p+1, -0x1p+1, -0x1p+1, -0x1p+1, -0x1.cp+0, -0x1.cp+0, -0x1.cp+0, -0x1p+1, -0x1p+1, -0x1p+1, -0x1.ap+1, -0x1.ap+1, -0x1.ap+1, -0x1.cp+1, -0x1.cp+1, -0x1.cp+1, -0x1.cp+1, -0x1.cp+1, -0x1.cp+1, -0x1.2p+1, -0x1.2p+1, -0x1.2p+1, -0x1.4p+0, -0x1.4p+0, -0x1.4p+0, -0x1.2p+1, -0x1.2p+1, -0x1.2p+1, -0x1.6p+1, -0x1.6p+1, -0x1.6p+1, -0x1.cp+1, -0x1.cp+1, -0x1.cp+1, -0x1.4p+1, -0x1.4p+1, -0x1.4p+1}, 64.0));
  return done();
}

ROW(layer_conv2d_transpose_strides_2_padding_same_data_format_channels_first, "layer conv2d_transpose strides=2 padding=SAME data_format=CHANNELS_FIRST") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 2, 3}, {-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::Conv2DTranspose::make(3, {2, 3}, nn::Conv2DTransposeOptions().strides({2}).padding("SAME").data_format("CHANNELS_FIRST")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 3, 3, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {3}, {0x1p-2, -0x1.8p-1, 0x1.8p+0}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 4, 6}, {0x1.08p+3, 0x1.2p+1, -0x1.6p+1, 0x1.1p+2, -0x1.ep+1, 0x1.9p+2, 0x1.5p+2, -0x1.7p+2, 0x1.a8p+3, -0x1.bp+2, 0x1.68p+3, -0x1.fp+2, 0x1.2p+1, 0x1.08p+3, -0x1.7p+2, -0x1.fp+2, 0x1.2p+1, -0x1.7p+2, 0x1.5p+2, -0x1.18p+3, -0x1.cp+0, 0x1.08p+3, -0x1.ep+1, 0x1.dp+2, -0x1.38p+3, 0x1.1p+2, -0x1.d8p+3, 0x1.1p+2, -0x1.d8p+3, 0x1.1p+2, 0x1.dp+2, 0x1.4p+0, -0x1.ep+1, 0x1.ap+1, -0x1.3p+2, 0x1.5p+2, -0x1.bp+2, 0x1.1p+2, -0x1.7p+2, -0x1.3p+2, 0x1.88p+3, -0x1.3p+2, 0x1.4p+0, 0x1.dp+2, -0x1.bp+2, -0x1.18p+3, 0x1.4p+0, -0x1.bp+2, -0x1.2p+2, 0x1.3p+3, -0x1.cp+1, 0x1.ep+2, -0x1.4p+1, 0x1.6p+2, -0x1.ep+2, 0x1.ap+2, -0x1.9p+3, 0x1.ap+2, -0x1.9p+3, 0x1.ap+2, -0x1.ep+2, 0x1.cp+1, 0x1.18p+4, 0x1.8p+0, 0x1p-1, -0x1p-1, -0x1.2p+2, 0x1.ap+2, -0x1.cp+1, -0x1.4p+1, 0x1.dp+3, -0x1.4p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 4, 6}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_bias = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 2, 3}, {0x1.dp+2, 0x1.3p+2, -0x1.8p-1, -0x1.5p+2, 0x1.dp+2, -0x1.2p+1, -0x1.98p+3, -0x1.1p+3, 0x1.4p+1, -0x1.48p+3, -0x1.98p+3, -0x1.8p-1}));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 3, 3, 2}, {-0x1.cp+3, 0x1.7p+3, -0x1.3p+3, 0x1.4p+0, -0x1.8p+2, 0x1p+2, -0x1.28p+3, 0x1.48p+3, -0x1.5p+3, 0x1.1p+2, -0x1.cp+3, 0x1.7p+3, -0x1.bp+3, 0x1p+0, -0x1.e8p+3, -0x1.8p+2, -0x1.cp+1, 0x1p+1, -0x1.8p+2, 0x1p+2, -0x1.bp+3, -0x1.4p+0, -0x1.24p+4, -0x1.8p+1, -0x1.cp+3, 0x1.7p+3, -0x1.3p+3, 0x1.4p+0, -0x1.8p+2, 0x1p+2, -0x1.cp+1, 0x1p+1, -0x1.48p+3, 0x1.4p+2, -0x1.ap+3, 0x1.ap+3}));
  EAGER_DO(expect_floats(d_bias, DType::float32, {3}, {0x1.e8p+4, 0x1.fcp+4, 0x1.d4p+4}));
  return done();
}

ROW(layer_conv2d_transpose_strides_3_1_use_bias_false, "layer conv2d_transpose strides=3,1 use_bias=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::Conv2DTranspose::make(3, {2, 3}, nn::Conv2DTransposeOptions().strides({3, 1}).use_bias(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 3, 3, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 6, 5, 3}, {0x1p+3, -0x1.2p+3, -0x1.8p+2, 0x1p+3, -0x1.8p+1, 0x1p+0, -0x1p+0, -0x1p+3, 0x0p+0, -0x1p+1, -0x1p+1, 0x1p+3, -0x1.cp+2, -0x1p+3, 0x1.8p+2, 0x1.4p+2, 0x1p+3, -0x1.2p+3, -0x1p+0, 0x1p+3, -0x1.8p+1, 0x1.8p+2, -0x1p+0, -0x1p+3, -0x1p+1, -0x1p+1, -0x1p+1, 0x1p+2, -0x1.cp+2, -0x1p+3, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, -0x1.8p+2, -0x1.2p+3, 0x1p+3, 0x1.2p+3, 0x1.4p+3, -0x1p+4, -0x1p+3, 0x1.ep+3, -0x1p+1, 0x1p+2, -0x1.4p+3, 0x1.4p+2, 0x1.cp+2, -0x1.8p+2, 0x1.4p+2, 0x1p+1, -0x1.8p+2, -0x1.ap+3, 0x1p+3, 0x1.2p+3, 0x1.8p+2, -0x1p+4, -0x1p+3, 0x1.cp+2, -0x1p+1, 0x1p+2, -0x1p+1, 0x1.4p+2, 0x1.cp+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 6, 5, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 3, 2}, {-0x1.9p+2, -0x1.3p+2, 0x1.9p+2, -0x1.48p+3, 0x1.3p+2, 0x1.2p+1, 0x1.9p+2, -0x1.48p+3, 0x1.3p+2, 0x1.2p+1, -0x1.8p-1, -0x1.6p+2}));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 3, 3, 2}, {-0x1.2p+2, -0x1.1p+2, -0x1.38p+3, 0x1.fp+2, -0x1.38p+4, 0x1.ep+3, -0x1.4p+2, -0x1.9p+2, -0x1.38p+3, 0x1.4p+2, -0x1p+4, 0x1.8p+0, -0x1.08p+4, 0x1.08p+3, -0x1.2p+2, -0x1.1p+2, -0x1.38p+3, 0x1.fp+2, -0x1.38p+3, 0x1.fp+2, -0x1.38p+4, 0x1.ep+3, -0x1.4p+2, -0x1.9p+2, -0x1.38p+3, 0x1.4p+2, -0x1p+4, 0x1.8p+0, -0x1.08p+4, 0x1.08p+3, -0x1.2p+2, -0x1.1p+2, -0x1.38p+3, 0x1.fp+2, -0x1.38p+4, 0x1.ep+3}));
  return done();
}

ROW(layer_conv3d, "layer conv3d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 2, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0}));
  EAGER_TRY(const Layer layer, nn::Conv3D::make(2, {2, 1, 2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 1, 2, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2}, {0x1p-2, -0x1.8p-1}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2, 2}, {0x1.c8p+3, 0x1.28p+3, 0x1.e8p+3, 0x1.9p+2, 0x1.08p+3, -0x1.1cp+4, -0x1.18p+3, -0x1.78p+3, -0x1.f8p+3, 0x1p-2, 0x1.ap+1, -0x1.6p+1, 0x1.c8p+3, 0x1.28p+3, 0x1.e8p+3, 0x1.9p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_bias = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 3, 2, 3, 2}, {-0x1p+1, 0x1.8p+0, -0x1p+2, 0x1.3p+2, 0x1.8p+0, 0x1p-1, -0x1.8p+1, 0x0p+0, -0x1.8p+2, 0x1.ap+2, -0x1.4p+0, 0x1p+1, -0x1.8p+0, -0x1.8p+1, -0x1.1p+2, -0x1p+0, 0x1p+0, 0x1.2p+2, -0x1.2p+2, 0x1.2p+1, -0x1p-2, -0x1.8p+1, 0x1p-1, -0x1p-2, 0x1.8p+0, -0x1p+0, 0x1p-2, -0x1p+2, -0x1p+0, -0x1.6p+1, -0x1.2p+1, -0x1.8p+2, 0x1.3p+2, -0x1p-1, 0x1.8p+0, 0x0p+0}));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 1, 2, 2, 2}, {-0x1.8cp+4, -0x1.cp+0, 0x1.78p+3, 0x1.5p+2, -0x1.d8p+3, 0x1.fp+2, 0x1.08p+3, -0x1.88p+3, 0x1.08p+3, -0x1.88p+3, -0x1.cp+2, 0x1.ep+1, 0x1.24p+4, -0x1.6p+1, -0x1.8p+0, -0x1.3p+2}));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2}, {0x1.4p+3, 0x1.3p+3}));
  return done();
}

ROW(layer_conv3d_dilation_rate_2_1_1_activation_relu, "layer conv3d dilation_rate=2,1,1 activation=relu") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 2, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0}));
  EAGER_TRY(const Layer layer, nn::Conv3D::make(2, {2, 1, 2}, nn::Conv3DOptions().dilation_rate({2, 1, 1}).activation("relu")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 1, 2, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2}, {0x1p-2, -0x1.8p-1}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 1, 2, 2, 2}, {0x0p+0, 0x1.e8p+3, 0x1.e8p+3, 0x1.88p+3, 0x1.14p+4, 0x0p+0, 0x1p-2, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_bias = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 3, 2, 3, 2}, {0x0p+0, -0x1p-1, -0x1.4p+2, 0x1.3p+2, 0x1.8p+0, 0x1p-1, -0x1.8p+1, 0x1.8p+1, 0x0p+0, 0x1.8p+0, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, -0x1.2p+1, -0x1.4p+2, 0x1.ep+1, 0x1.8p+0, -0x1.8p+0, -0x1.8p+1, 0x1.2p+1, 0x0p+0, 0x1.8p+0, 0x1.8p-1}));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 1, 2, 2, 2}, {-0x1.ep+2, -0x1.6p+1, 0x1.cp+2, 0x1p+0, -0x1.ap+1, -0x1p+1, -0x1.2p+1, 0x1.cp+0, 0x1.5p+2, -0x1p-1, -0x1.78p+3, 0x1p+0, 0x1.3p+3, 0x1p-2, -0x1.ep+2, -0x1.6p+1}));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2}, {0x1.1p+2, 0x1.8p-1}));
  return done();
}

ROW(layer_conv3d_of_constants_in_dtypes_of_its_own, "layer conv3d of constants, in dtypes of its own") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 2, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0}));
  EAGER_TRY(const Layer layer, nn::Conv3D::make(2, {2, 1, 2}, nn::Conv3DOptions().kernel_initializer("constant value=0.25").bias_initializer("constant value=-2").dtype(DType::float64).param_dtype(DType::float32)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0 = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, kernel.read());
  EAGER_DO(expect_floats(kernel_value, DType::float32, {2, 1, 2, 2, 2}, {0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2}));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, bias.read());
  EAGER_DO(expect_floats(bias_value, DType::float32, {2}, {-0x1p+1, -0x1p+1}));
  EAGER_DO(expect_floats(y0, DType::float64, {1, 2, 2, 2, 2}, {-0x1.4p+1, -0x1.4p+1, -0x1p-1, -0x1p-1, -0x1.ap+1, -0x1.ap+1, -0x1.cp+1, -0x1.cp+1, -0x1.cp+0, -0x1.cp+0, -0x1p+1, -0x1p+1, -0x1.4p+1, -0x1.4p+1, -0x1p-1, -0x1p-1}, 64.0));
  return done();
}

ROW(layer_conv3d_strides_2_1_1_padding_same_groups_2_data_format_ncdhw_use_bias_false, "layer conv3d strides=2,1,1 padding=SAME groups=2 data_format=NCDHW use_bias=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 3, 2, 3}, {-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(const Layer layer, nn::Conv3D::make(2, {2, 1, 2}, nn::Conv3DOptions().strides({2, 1, 1}).padding("SAME").data_format("NCDHW").groups(2).use_bias(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 1, 2, 1, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2, 3}, {0x1p+2, 0x1.4p+2, 0x1p+3, -0x1p+1, -0x1p+0, -0x1p+2, 0x1p+1, 0x1p+1, -0x1p+1, 0x1p+1, 0x1p+1, -0x1p+3, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.8p+2, 0x1.4p+2, -0x1.8p+2, 0x1p+2, 0x1.8p+1, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 3, 2, 3}, {-0x1p+1, 0x1p+0, -0x1.8p+1, -0x1p-1, -0x1.4p+1, -0x1.8p+1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, -0x1.8p+0, -0x1p-1, 0x1p+0, -0x1p+2, 0x1.cp+1, -0x1.4p+1, 0x0p+0, -0x1.8p+1, -0x1.8p-1, 0x0p+0, -0x1p-1, -0x1p+1, -0x1.8p+2, 0x1.2p+2, -0x1p-1, -0x1p+0, -0x1.8p+1, 0x1.cp+1, 0x0p+0, -0x1.8p+0, -0x1.8p+1, 0x0p+0, -0x1p+0, -0x1p-1}));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 1, 2, 1, 2}, {0x1.ep+1, -0x1.4p+3, 0x1.6p+2, -0x1.f8p+3, 0x0p+0, -0x1.8p+0, 0x1.4p+0, 0x1p+2}));
  return done();
}

ROW(layer_conv3d_transpose, "layer conv3d_transpose") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 1, 2, 2, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2}));
  EAGER_TRY(const Layer layer, nn::Conv3DTranspose::make(3, {2, 1, 2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 1, 2, 3, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {3}, {0x1p-2, -0x1.8p-1, 0x1.8p+0}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 3, 3}, {0x1.08p+3, -0x1.38p+3, -0x1.2p+2, 0x1.08p+3, -0x1.ep+1, 0x1.4p+1, 0x1.1p+2, 0x1.1p+2, 0x1.ep+2, 0x1.1p+2, -0x1.fp+2, -0x1.ap+2, 0x1.08p+3, -0x1.cp+0, -0x1.cp+1, 0x1.08p+3, 0x1.1p+2, 0x1.cp+1, -0x1.18p+3, -0x1.bp+2, 0x1.cp+1, -0x1.6p+1, 0x1p-2, -0x1.cp+1, 0x1.5p+2, 0x1.5p+2, -0x1.ap+2, -0x1.bp+2, -0x1.18p+3, 0x1.ep+2, -0x1.8p-1, -0x1.7p+2, 0x1.4p+1, 0x1.5p+2, 0x1.4p+0, -0x1.2p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_bias = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 1, 2, 2, 2}, {0x1.8p+0, -0x1.3p+3, 0x1.18p+3, -0x1.7p+2, -0x1.cp+0, 0x1.2p+1, -0x1.1p+2, 0x1.6p+1}));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 1, 2, 3, 2}, {-0x1.78p+3, 0x1.38p+4, -0x1.fp+2, 0x1.dp+2, -0x1.5p+4, 0x1.08p+4, -0x1.38p+3, 0x1.98p+3, -0x1.9p+3, 0x1.b8p+3, -0x1.f8p+3, 0x1p+3, -0x1.9p+3, 0x1.b8p+3, -0x1.f8p+3, 0x1p+3, -0x1.7p+3, 0x1.88p+3, -0x1.78p+3, 0x1.38p+4, -0x1.fp+2, 0x1.dp+2, -0x1.5p+4, 0x1.08p+4}));
  EAGER_DO(expect_floats(d_bias, DType::float32, {3}, {0x1p+4, 0x1.ap+3, 0x1.1p+4}));
  return done();
}

ROW(layer_conv3d_transpose_dilation_rate_2_1_1_activation_relu, "layer conv3d_transpose dilation_rate=2,1,1 activation=relu") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 1, 2, 2, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2}));
  EAGER_TRY(const Layer layer, nn::Conv3DTranspose::make(3, {2, 1, 2}, nn::Conv3DTransposeOptions().dilation_rate({2, 1, 1}).activation("relu")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 1, 2, 3, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {3}, {0x1p-2, -0x1.8p-1, 0x1.8p+0}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 2, 3, 3}, {0x1.08p+3, 0x0p+0, 0x0p+0, 0x1.08p+3, 0x0p+0, 0x1.4p+1, 0x1.1p+2, 0x1.1p+2, 0x1.ep+2, 0x1.1p+2, 0x0p+0, 0x0p+0, 0x1.08p+3, 0x0p+0, 0x0p+0, 0x1.08p+3, 0x1.1p+2, 0x1.cp+1, 0x1p-2, 0x0p+0, 0x1.8p+0, 0x1p-2, 0x0p+0, 0x1.8p+0, 0x1p-2, 0x0p+0, 0x1.8p+0, 0x1p-2, 0x0p+0, 0x1.8p+0, 0x1p-2, 0x0p+0, 0x1.8p+0, 0x1p-2, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.cp+1, 0x0p+0, 0x1p-2, 0x0p+0, 0x1.5p+2, 0x1.5p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.ep+2, 0x0p+0, 0x0p+0, 0x1.4p+1, 0x1.5p+2, 0x1.4p+0, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 2, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_bias = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 1, 2, 2, 2}, {-0x1.cp+3, 0x1p+0, 0x1.8p+0, -0x1.1p+3, -0x1.8p+1, 0x1.7p+3, -0x1.6p+3, 0x1.8p+2}));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 1, 2, 3, 2}, {-0x1.78p+3, 0x1.38p+4, 0x0p+0, 0x0p+0, -0x1.2p+3, 0x1.8p+2, -0x1.38p+3, 0x1.98p+3, -0x1.4p+2, 0x1.4p+3, -0x1.b8p+3, 0x1.4p+2, 0x0p+0, 0x0p+0, -0x1.2p+3, 0x1.8p+2, -0x1.ep+2, 0x1.68p+3, -0x1.4p+2, 0x1.4p+3, -0x1.b8p+3, 0x1.4p+2, -0x1p+0, 0x1.8p+0}));
  EAGER_DO(expect_floats(d_bias, DType::float32, {3}, {0x1.3p+4, 0x1.bp+2, 0x1.04p+4}));
  return done();
}

ROW(layer_conv3d_transpose_of_constants_in_dtypes_of_its_own, "layer conv3d_transpose of constants, in dtypes of its own") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 1, 2, 2, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2}));
  EAGER_TRY(const Layer layer, nn::Conv3DTranspose::make(3, {2, 1, 2}, nn::Conv3DTransposeOptions().kernel_initializer("constant value=0.25").bias_initializer("constant value=-2").dtype(DType::float64).param_dtype(DType::float32)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0 = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, kernel.read());
  EAGER_DO(expect_floats(kernel_value, DType::float32, {2, 1, 2, 3, 2}, {0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2}));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, bias.read());
  EAGER_DO(expect_floats(bias_value, DType::float32, {3}, {-0x1p+1, -0x1p+1, -0x1p+1}));
  EAGER_DO(expect_floats(y0, DType::float64, {1, 2, 2, 3, 3}, {-0x1.6p+1, -0x1.6p+1, -0x1.6p+1, -0x1.8p+1, -0x1.8p+1, -0x1.8p+1, -0x1.2p+1, -0x1.2p+1, -0x1.2p+1, -0x1.cp+0, -0x1.cp+0, -0x1.cp+0, -0x1p+0, -0x1p+0, -0x1p+0, -0x1.4p+0, -0x1.4p+0, -0x1.4p+0, -0x1.6p+1, -0x1.6p+1, -0x1.6p+1, -0x1.8p+1, -0x1.8p+1, -0x1.8p+1, -0x1.2p+1, -0x1.2p+1, -0x1.2p+1, -0x1.cp+0, -0x1.cp+0, -0x1.cp+0, -0x1p+0, -0x1p+0, -0x1p+0, -0x1.4p+0, -0x1.4p+0, -0x1.4p+0}, 64.0));
  return done();
}

ROW(layer_conv3d_transpose_strides_2_padding_same_data_format_ncdhw_use_bias_false, "layer conv3d_transpose strides=2 padding=SAME data_format=NCDHW use_bias=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 1, 2, 2}, {-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2}));
  EAGER_TRY(const Layer layer, nn::Conv3DTranspose::make(3, {2, 1, 2}, nn::Conv3DTransposeOptions().strides({2}).padding("SAME").data_format("NCDHW").use_bias(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {2, 1, 2, 3, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 2, 4, 4}, {0x1p+3, 0x1p+1, 0x1.8p+2, 0x1p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+2, 0x1.8p+2, 0x1p+1, 0x1p+3, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.2p+3, 0x1.4p+2, -0x1p+3, 0x1.4p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.cp+2, 0x1.4p+2, -0x1.8p+2, 0x1.4p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.2p+3, 0x1.4p+2, -0x1p+3, 0x1.4p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.cp+2, 0x1.4p+2, -0x1.8p+2, 0x1.4p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.8p+2, 0x1p+3, -0x1.cp+2, 0x1.8p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1p+3, 0x1p+2, -0x1.2p+3, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.8p+2, 0x1p+3, -0x1.cp+2, 0x1.8p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1p+3, 0x1p+2, -0x1.2p+3, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, -0x1.2p+3, 0x1p+2, -0x1p+3, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+2, -0x1.cp+2, 0x1p+3, -0x1.8p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 2, 4, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 1, 2, 2}, {0x0p+0, -0x1.08p+3, 0x1.58p+3, 0x1.5p+2, -0x1.6p+1, 0x1.8p+2, -0x1.8p+1, -0x1.9p+2}));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {2, 1, 2, 3, 2}, {-0x1.68p+3, 0x1.ep+2, -0x1.e8p+3, 0x1p+4, -0x1.08p+3, 0x1.ap+3, -0x1.08p+3, 0x1.ap+3, -0x1.1p+4, 0x1.28p+3, -0x1p+4, 0x1.1cp+4, -0x1p+4, 0x1.1cp+4, -0x1.1p+3, 0x1.98p+3, -0x1.b8p+3, 0x1.b8p+3, -0x1.b8p+3, 0x1.b8p+3, -0x1.68p+3, 0x1.ep+2, -0x1.e8p+3, 0x1p+4}));
  return done();
}

ROW(layer_dense, "layer dense") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2}));
  EAGER_TRY(const Layer layer, nn::Dense::make(2));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2}, {0x1p-2, -0x1p+0}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1.04p-1, -0x1.d6p-1, 0x1.3p-2, -0x1.ap-1}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_bias = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {-0x1.5p-1, -0x1.8p-4, 0x1.ep-2, -0x1.14p+0, -0x1.ep-3, 0x1.38p-1}, 1.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {3, 2}, {-0x1.8p-2, -0x1.ep-3, 0x1.8p-3, -0x1.8p-4, 0x1.8p-1, 0x1.8p-5}, 1.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2}, {0x1.8p+1, 0x1.8p-1}, 1.0));
  return done();
}

ROW(layer_dense_activation_tanh, "layer dense activation=tanh") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2}));
  EAGER_TRY(const Layer layer, nn::Dense::make(2, nn::DenseOptions().activation("tanh")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2}, {0x1p-2, -0x1p+0}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1.df7a0ep-2, -0x1.732abp-1, 0x1.275f7ep-2, -0x1.5789p-1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_bias = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {-0x1.dba902p-2, -0x1.530358p-4, 0x1.322756p-2, -0x1.eb6456p-1, -0x1.c3ce5cp-3, 0x1.097d26p-1}, 64.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {3, 2}, {-0x1.1a652ap-2, -0x1.c2ab44p-4, 0x1.b71e42p-3, -0x1.45d24p-5, 0x1.68c1b6p-1, 0x1.f36412p-6}, 64.0));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2}, {0x1.4ea2dcp+1, 0x1.7fad86p-2}, 64.0));
  return done();
}

ROW(layer_dense_dtype_float16_param_dtype_float32, "layer dense dtype=float16 param_dtype=float32") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p+2, 0x0p+0, 0x1.4p+2}));
  EAGER_TRY(const Layer layer, nn::Dense::make(2, nn::DenseOptions().dtype(DType::float16).param_dtype(DType::float32)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+2, 0x1p-1, 0x1p+0}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2}, {0x1p-2, -0x1p+0}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float16, {2, 2}, {0x1.7p+2, -0x1.4p+3, 0x1.bp+2, 0x1.8p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float16, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  const Tensor d_bias = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+1, 0x1p+0, 0x1p+0, 0x1.4p+1, 0x1.4p+2, 0x1.4p+0}));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {3, 2}, {0x1.2p+3, 0x1.8p+0, 0x1p+1, 0x1p+0, 0x1.cp+2, -0x1p-2}));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2}, {0x1.8p+1, 0x1.8p-1}));
  return done();
}

ROW(layer_dense_of_constants_in_dtypes_of_its_own, "layer dense of constants, in dtypes of its own") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2}));
  EAGER_TRY(const Layer layer, nn::Dense::make(2, nn::DenseOptions().kernel_initializer("constant value=0.25").bias_initializer("constant value=1").dtype(DType::float64).param_dtype(DType::float32)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0 = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, kernel.read());
  EAGER_DO(expect_floats(kernel_value, DType::float32, {3, 2}, {0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2}));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, bias.read());
  EAGER_DO(expect_floats(bias_value, DType::float32, {2}, {0x1p+0, 0x1p+0}));
  EAGER_DO(expect_floats(y0, DType::float64, {2, 2}, {0x1.88p-1, 0x1.88p-1, 0x1.3p+0, 0x1.3p+0}, 64.0));
  return done();
}

ROW(layer_dense_use_bias_false, "layer dense use_bias=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1}));
  EAGER_TRY(const Layer layer, nn::Dense::make(2, nn::DenseOptions().use_bias(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, floats(DType::float32, {3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2}));
  EAGER_DO(kernel.assign(kernel_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 2}, {0x1.08p-2, 0x1.5p-4, 0x1.8p-5, 0x1.8p-3, 0x1.ep-3, 0x1.8p-4, 0x1.8p-6, 0x1.98p-3}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, kernel}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 3}, {-0x1.5p-1, -0x1.8p-4, 0x1.ep-2, -0x1.14p+0, -0x1.ep-3, 0x1.38p-1, -0x1.bp+0, 0x0p+0, 0x1.bp+0, -0x1.6p-1, -0x1p-5, 0x1.4p-1}, 1.0));
  EAGER_DO(expect_floats(d_kernel, DType::float32, {3, 2}, {-0x1.ep-1, -0x1.6cp+0, 0x1.8p-5, -0x1.1p-1, 0x1.08p+0, 0x1.7p-2}, 1.0));
  return done();
}

ROW(layer_depthwise_conv2d, "layer depthwise_conv2d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::DepthwiseConv2D::make({2, 2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable depthwise_kernel, layer_variable(layer, "depthwise_kernel"));
  EAGER_TRY(const Tensor depthwise_kernel_value, floats(DType::float32, {2, 2, 2, 1}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1}));
  EAGER_DO(depthwise_kernel.assign(depthwise_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2}, {0x1p-2, -0x1.8p-1}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 2, 2}, {0x1.4p+0, -0x1.2cp+4, 0x1.2p+1, -0x1.cp+0, 0x1.1p+2, 0x1.5p+2, 0x1.5p+2, 0x1.1p+2, -0x1.cp+0, 0x1.2p+1, -0x1.8p-1, 0x1.4p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, depthwise_kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_depthwise_kernel = outputs_3_.at(1);
  const Tensor d_bias = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 3, 2}, {-0x1p+1, 0x0p+0, -0x1p+1, -0x1p-1, 0x1p+2, -0x1p-2, -0x1p+1, -0x1p+0, 0x1.cp+1, -0x1.4p+1, 0x1.8p+0, -0x1p-1, 0x1p-1, -0x1.8p+2, 0x1.4p+0, 0x1p+1, 0x1p-1, 0x1p-1, 0x1p-1, -0x1p+2, 0x1p-2, 0x1p+0, 0x0p+0, 0x1.8p+1}));
  EAGER_DO(expect_floats(d_depthwise_kernel, DType::float32, {2, 2, 2, 1}, {-0x1.38p+3, 0x1.cp+1, -0x1.ep+1, -0x1.e8p+3, 0x1.8p+0, -0x1p+0, 0x1.ep+2, 0x1.6p+1}));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2}, {0x1.8p+2, 0x1.08p+3}));
  return done();
}

ROW(layer_depthwise_conv2d_dilation_rate_2_1_activation_relu, "layer depthwise_conv2d dilation_rate=2,1 activation=relu") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::DepthwiseConv2D::make({2, 2}, nn::DepthwiseConv2DOptions().dilation_rate({2, 1}).activation("relu")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable depthwise_kernel, layer_variable(layer, "depthwise_kernel"));
  EAGER_TRY(const Tensor depthwise_kernel_value, floats(DType::float32, {2, 2, 2, 1}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1}));
  EAGER_DO(depthwise_kernel.assign(depthwise_kernel_value));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, floats(DType::float32, {2}, {0x1p-2, -0x1.8p-1}));
  EAGER_DO(bias.assign(bias_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.1p+2, 0x0p+0, 0x1.5p+2, 0x0p+0, 0x0p+0, 0x1.5p+2, 0x0p+0, 0x1.1p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, depthwise_kernel, bias}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_depthwise_kernel = outputs_3_.at(1);
  const Tensor d_bias = outputs_3_.at(2);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 3, 2}, {-0x1p+1, 0x0p+0, -0x1p+1, 0x0p+0, 0x1p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.8p+1, 0x0p+0, -0x1p+0, 0x1p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.8p+2, 0x0p+0, 0x1p+2, 0x0p+0, 0x1p+1}));
  EAGER_DO(expect_floats(d_depthwise_kernel, DType::float32, {2, 2, 2, 1}, {-0x1.4p+3, 0x1p+3, -0x1.cp+2, -0x1.ep+3, 0x1p+3, 0x1.4p+2, 0x1.6p+3, 0x1.2p+3}));
  EAGER_DO(expect_floats(d_bias, DType::float32, {2}, {0x1.8p+1, 0x1p+2}));
  return done();
}

ROW(layer_depthwise_conv2d_of_constants_in_dtypes_of_its_own, "layer depthwise_conv2d of constants, in dtypes of its own") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::DepthwiseConv2D::make({2, 2}, nn::DepthwiseConv2DOptions().depthwise_initializer("constant value=0.25").bias_initializer("constant value=-2").dtype(DType::float64).param_dtype(DType::float32)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0 = outputs_1_.at(0);
  EAGER_TRY(const Variable depthwise_kernel, layer_variable(layer, "depthwise_kernel"));
  EAGER_TRY(const Tensor depthwise_kernel_value, depthwise_kernel.read());
  EAGER_DO(expect_floats(depthwise_kernel_value, DType::float32, {2, 2, 2, 1}, {0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2}));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, bias.read());
  EAGER_DO(expect_floats(bias_value, DType::float32, {2}, {-0x1p+1, -0x1p+1}));
  EAGER_DO(expect_floats(y0, DType::float64, {1, 3, 2, 2}, {-0x1p+2, -0x1.4p+0, -0x1.8p+1, -0x1.4p+1, -0x1p+0, -0x1.6p+1, 0x0p+0, -0x1p+2, -0x1.4p+1, -0x1p+1, -0x1.8p+0, -0x1p+0}, 64.0));
  return done();
}

ROW(layer_depthwise_conv2d_strides_2_padding_same_depth_multiplier_2_data_format_nchw_use_bias, "layer depthwise_conv2d strides=2 padding=SAME depth_multiplier=2 data_format=NCHW use_bias=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 4, 3}, {-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::DepthwiseConv2D::make({2, 2}, nn::DepthwiseConv2DOptions().strides({2}).padding("SAME").data_format("NCHW").depth_multiplier(2).use_bias(false)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable depthwise_kernel, layer_variable(layer, "depthwise_kernel"));
  EAGER_TRY(const Tensor depthwise_kernel_value, floats(DType::float32, {2, 2, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_DO(depthwise_kernel.assign(depthwise_kernel_value));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {1, 4, 2, 2}, {0x1.8p+2, 0x1.8p+1, -0x1.8p+1, -0x1.8p+2, 0x1.4p+2, 0x1p+0, -0x1.cp+2, -0x1p+1, -0x1.4p+3, 0x1.8p+3, -0x1p+2, -0x1.8p+2, 0x1.6p+3, -0x1.8p+1, -0x1p+2, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 4, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({y}, {x, depthwise_kernel}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_depthwise_kernel = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 4, 3}, {-0x1p+1, -0x1p+1, -0x1p+0, 0x1p-1, 0x1p-1, 0x1.4p+1, -0x1p+2, 0x1p-1, -0x1p-1, -0x1.4p+0, 0x1.ap+1, 0x1.8p-1, -0x1p+1, 0x1.8p+2, 0x1.ap+1, -0x1p+0, -0x1.6p+2, -0x1p+2, -0x1p-1, 0x1p+1, 0x1.4p+1, -0x1p-1, -0x1.cp+0, -0x1.8p+1}));
  EAGER_DO(expect_floats(d_depthwise_kernel, DType::float32, {2, 2, 2, 2}, {0x0p+0, -0x1.ap+2, 0x1.8p+2, 0x1.ap+1, 0x1.8p+1, -0x1.2p+1, 0x1.8p-1, 0x1.4p+2, -0x1.2p+3, -0x1.cp+1, 0x1.8p-1, 0x1.88p+3, -0x1.8p+2, -0x1.2p+1, -0x1.8p+0, -0x1.4p+3}));
  return done();
}

ROW(layer_dropout_drops_by_the_seed_in_training_alone, "layer dropout drops by the seed, in training alone") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {64}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_TRY(const Layer layer, nn::Dropout::make(0x1p-1));
  EAGER_DO(set_seed(3));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, true));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first = outputs_1_.at(0);
  EAGER_DO(set_seed(3));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, true));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor second = outputs_2_.at(0);
  EAGER_TRY(const Tensor same, eager::equal(first, second));
  EAGER_DO(expect_booleans(same, DType::bool_, {64}, {true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_3_, 1));
  const Tensor inferred = outputs_3_.at(0);
  EAGER_DO(expect_floats(inferred, DType::float32, {64}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  return done();
}

ROW(layer_dropout_rate_0_0, "layer dropout rate=0.0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {8}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3}));
  EAGER_TRY(const Layer layer, nn::Dropout::make(0x0p+0));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, true));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {8}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {8}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {8}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  return done();
}

ROW(layer_dropout_rate_0_25_in_training_and_not_in_training, "layer dropout rate=0.25 in training, and not in training") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {8}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3}));
  EAGER_TRY(const Layer layer, nn::Dropout::make(0x1p-2));
  EAGER_DO(set_seed(9));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, true));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {8}, {0x1.555556p+0, 0x1.555556p+1, 0x1p+2, 0x1.555556p+2, 0x1.aaaaaap+2, 0x1p+3, 0x1.2aaaaap+3, 0x1.555556p+3}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {8}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {8}, {0x1.555556p+0, 0x1.555556p-1, 0x1.555556p+1, 0x1.555556p-2, 0x1p+1, 0x1p+2, 0x1p+0, 0x1.555556p+0}, 1.0));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor inferred = outputs_2_.at(0);
  EAGER_DO(expect_floats(inferred, DType::float32, {8}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3}));
  return done();
}

ROW(layer_dropout_rate_0_5_seed_5_in_training_and_not_in_training, "layer dropout rate=0.5 seed=5 in training, and not in training") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {8}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3}));
  EAGER_TRY(const Layer layer, nn::Dropout::make(0x1p-1, nn::DropoutOptions().seed(5)));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, true));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {8}, {0x0p+0, 0x1p+2, 0x0p+0, 0x0p+0, 0x1.4p+3, 0x1.8p+3, 0x0p+0, 0x1p+4}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {8}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {8}, {0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p+2, 0x0p+0, 0x1p+1}, 1.0));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor inferred = outputs_2_.at(0);
  EAGER_DO(expect_floats(inferred, DType::float32, {8}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3}));
  return done();
}

ROW(layer_dropout_rate_1_0, "layer dropout rate=1.0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {8}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3}));
  EAGER_TRY(const Layer layer, nn::Dropout::make(0x1p+0));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, true));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {8}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  return done();
}

ROW(layer_elu, "layer elu") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::ELU::make());
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1.43a54ep-1, -0x1.c50418p-3, 0x1.8p+1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1.78b564p-4, 0x1.2b0f3cp+0, 0x1.8p+1}, 64.0));
  return done();
}

ROW(layer_elu_alpha_0_5, "layer elu alpha=0.5") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::ELU::make(nn::ELUOptions().alpha(0x1p-1)));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1.43a54ep-2, -0x1.c50418p-4, 0x1.8p+1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1.78b564p-5, 0x1.2b0f3cp-1, 0x1.8p+1}, 64.0));
  return done();
}

ROW(layer_embedding, "layer embedding") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 2}, {1, 3, 1, 0}));
  EAGER_TRY(const Layer layer, nn::Embedding::make(4, 2));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first_y = outputs_1_.at(0);
  EAGER_TRY(const Variable embeddings, layer_variable(layer, "embeddings"));
  EAGER_TRY(const Tensor embeddings_value, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3}));
  EAGER_DO(embeddings.assign(embeddings_value));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 2}, {0x1.8p+1, 0x1p+2, 0x1.cp+2, 0x1p+3, 0x1.8p+1, 0x1p+2, 0x1p+0, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_TRY(const std::vector<Tensor> outputs_3_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_3_, 1));
  const Tensor z = outputs_3_.at(0);
  EAGER_TRY(const Tensor d_z, floats(DType::float32, {2, 2, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1p+4, 0x1p+5}));
  EAGER_TRY(const Tensor d_embeddings, tape.gradient(z, embeddings, GradientOptions().output_gradients({d_z})));
  EAGER_DO(expect_sparse(d_embeddings, true));
  EAGER_TRY(const Tensor dense, d_embeddings.to_dense());
  EAGER_DO(expect_floats(dense, DType::float32, {4, 2}, {0x1p+4, 0x1p+5, 0x1.8p+0, 0x1.4p+3, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1p+2}));
  return done();
}

ROW(layer_embedding_of_constants_in_dtypes_of_its_own, "layer embedding of constants, in dtypes of its own") {
  EAGER_TRY(const Tensor x, integers(DType::int64, {3}, {1, 3, 1}));
  EAGER_TRY(const Layer layer, nn::Embedding::make(4, 2, nn::EmbeddingOptions().embeddings_initializer("constant value=1.5").dtype(DType::float64).param_dtype(DType::float32)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y0 = outputs_1_.at(0);
  EAGER_TRY(const Variable embeddings, layer_variable(layer, "embeddings"));
  EAGER_TRY(const Tensor embeddings_value, embeddings.read());
  EAGER_DO(expect_floats(embeddings_value, DType::float32, {4, 2}, {0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0}));
  EAGER_DO(expect_floats(y0, DType::float64, {3, 2}, {0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0}, 64.0));
  return done();
}

ROW(layer_flatten, "layer flatten") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Layer layer, nn::Flatten::make());
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 12}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 12}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  return done();
}

ROW(layer_flatten_data_format_channels_first, "layer flatten data_format=CHANNELS_FIRST") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2}));
  EAGER_TRY(const Layer layer, nn::Flatten::make(nn::FlattenOptions().data_format("CHANNELS_FIRST")));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 12}, {-0x1p-1, -0x1.cp-2, -0x1.4p-2, -0x1p-2, -0x1p-3, -0x1p-4, 0x1p-4, 0x1p-3, 0x1p-2, 0x1.4p-2, 0x1.cp-2, 0x1p-1, -0x1.8p-2, -0x1.4p-2, -0x1.8p-3, -0x1p-3, 0x0p+0, 0x1p-4, 0x1.8p-3, 0x1p-2, 0x1.8p-2, 0x1.cp-2, -0x1p-1, -0x1.cp-2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 12}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+0, 0x1.8p-1, 0x1p-1, 0x1p-2, 0x1p-1, 0x1p-2, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1.8p+0, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1.8p+0, 0x1.8p-1, 0x1p-1, 0x1.8p-1, 0x1p-1, 0x1p-2, 0x1.8p+1, 0x1p+0, 0x1p+1}));
  return done();
}

ROW(layer_flatten_of_a_vector, "layer flatten of a vector") {
  EAGER_TRY(const Tensor x, integers(DType::int64, {2}, {1, 2}));
  EAGER_TRY(const Layer layer, nn::Flatten::make());
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_integers(y, DType::int64, {2, 1}, {1, 2}));
  return done();
}

ROW(layer_gelu, "layer gelu") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::GELU::make());
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1.aec4bep-1, 0x1.f45a18p+0, 0x1.62075ep-2, -0x1.44ed0cp-3, -0x1.9aecbap-4, 0x1.7f7b4cp+1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.15542ap+0, 0x1.15d1cp-1, 0x1.bc2852p+0, -0x1.55429ap-6, 0x1.d3e812p-2, 0x1.84964ep+1}, 64.0));
  return done();
}

ROW(layer_gelu_approximate_true, "layer gelu approximate=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1}));
  EAGER_TRY(const Layer layer, nn::GELU::make(nn::GELUOptions().approximate(true)));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1.aeb0b8p-1, 0x1.f46084p+0, 0x1.6202dap-2, -0x1.453d22p-3, -0x1.9aee04p-4, 0x1.7f88dp+1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.153d22p+0, 0x1.160a9ap-1, 0x1.bc17e8p+0, -0x1.53d226p-6, 0x1.d3efa4p-2, 0x1.8472c6p+1}, 64.0));
  return done();
}
