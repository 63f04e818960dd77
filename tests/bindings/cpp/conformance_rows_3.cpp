// Written by bindings/generate.
// clang-format off
#include "conformance.h"

using namespace eager;

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
  EAGER_DO(expect_complexes(y, DType::complex128, {2, 2}, {{0x1.3333333333334p-1, 0x1.999999999999ap-3}, {0x1p+0, 0x0p+0}, {-0x1.8dc8dc8dc8dcap-1, -0x1.2372372372372p-2}, {0x1.3b13b13b13b14p-5, 0x1.89d89d89d89d9p-3}}, 64.0));
  EAGER_TRY(const Tensor d_y, complexes(DType::complex128, {2, 2}, {{0x1p+0, 0x1.8p-1}, {0x1p-1, 0x1.8p+1}, {0x1p+1, 0x1.8p+0}, {0x1p-2, 0x1p-2}}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_complexes(d_x1, DType::complex128, {2, 2}, {{0x1.7627627627629p-3, -0x1.a9d89d89d89d9p+0}, {0x0p+0, 0x0p+0}, {-0x1.09d89d89d89d9p-1, 0x1.89d89d89d89dap-4}, {0x1.1535048b5c671p-1, -0x1.31fcf86d10a9ap-3}}, 64.0));
  EAGER_DO(expect_complexes(d_x2, DType::complex128, {2, 2}, {{0x1.6276276276277p-3, 0x1.44ec4ec4ec4edp-1}, {-0x1.a762762762764p-2, 0x1.513b13b13b13cp+0}, {0x1.6276276276276p-1, 0x1.3b13b13b13b1p-5}, {0x1.89d89d89d89d9p-4, 0x1.3b13b13b13b14p-6}}, 64.0));
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

ROW(layer_batch_normalization_in_training_and_after_it, "layer batch_normalization, in training and after it") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4}, {0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0}));
  EAGER_TRY(const Layer layer, nn::BatchNormalization::make(nn::BatchNormalizationOptions().momentum(0x1p-1).epsilon(0x1p-2).gamma_initializer("constant value=2")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, true));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor trained = outputs_1_.at(0);
  EAGER_DO(expect_floats(trained, DType::float32, {2, 2, 4}, {-0x1.0ae6p+1, -0x1.34bf64p+1, -0x1.75e974p-1, -0x1.37f27ap+1, -0x1.ab099ap-2, 0x1.34bf64p+1, -0x1.186f18p+1, 0x1.0b621ep+0, -0x1.ab099ap-2, -0x1.34bf64p+0, 0x0p+0, 0x1.37f27ap+1, 0x1.75a868p+1, 0x1.34bf64p+0, 0x1.75e974p+1, -0x1.0b621ep+0}, 16.0));
  EAGER_TRY(const Variable moving_mean, layer_variable(layer, "moving_mean"));
  EAGER_TRY(const Tensor moving_mean_value, moving_mean.read());
  EAGER_DO(expect_floats(moving_mean_value, DType::float32, {4}, {0x1.6p+0, 0x1.4p+0, 0x1.4p+0, 0x1.2p+0}, 8.0));
  EAGER_TRY(const Variable moving_variance, layer_variable(layer, "moving_variance"));
  EAGER_TRY(const Tensor moving_variance_value, moving_variance.read());
  EAGER_DO(expect_floats(moving_variance_value, DType::float32, {4}, {0x1.18p+0, 0x1.cp+0, 0x1.5p+0, 0x1.68p+0}, 8.0));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor inferred = outputs_2_.at(0);
  EAGER_DO(expect_floats(inferred, DType::float32, {2, 2, 4}, {0x1.b9aedcp-3, -0x1.0f876cp+0, 0x1.333334p+0, -0x1.f14c62p-1, 0x1.f0e4b8p+0, 0x1.26280cp+2, -0x1.99999ap-2, 0x1.74f94ap+1, 0x1.f0e4b8p+0, 0x1.6a09e6p-2, 0x1p+1, 0x1.1df252p+2, 0x1.59109cp+2, 0x1.974b24p+1, 0x1.4cccccp+2, 0x1.2a6108p-1}, 16.0));
  return done();
}

ROW(layer_conv2d_filters_3_kernel_initializer_constant_value_0_5_bias_initializer_ones, "layer conv2d filters=3 kernel_initializer=constant value=0.5 bias_initializer=ones") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 3, 2}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1}));
  EAGER_TRY(const Layer layer, nn::Conv2D::make(3, {2, 2}, nn::Conv2DOptions().kernel_initializer("constant value=0.5").bias_initializer("ones")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, kernel.read());
  EAGER_DO(expect_floats(kernel_value, DType::float32, {2, 2, 2, 3}, {0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1}));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, bias.read());
  EAGER_DO(expect_floats(bias_value, DType::float32, {3}, {0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_TRY(const Tensor loss, eager::sum(y));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({loss}, {kernel, bias}));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_kernel = outputs_3_.at(0);
  const Tensor d_bias = outputs_3_.at(1);
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 3}, {0x1p-2, 0x1p-2, 0x1p-2, 0x1.cp+0, 0x1.cp+0, 0x1.cp+0, 0x1p-1, 0x1p-1, 0x1p-1, 0x1.78p+0, 0x1.78p+0, 0x1.78p+0}, 4.0));
  EAGER_TRY(const Tensor after_kernel, eager::add(d_kernel, kernel_value));
  EAGER_DO(expect_floats(after_kernel, DType::float32, {2, 2, 2, 3}, {-0x1.4p-1, -0x1.4p-1, -0x1.4p-1, 0x1p-3, 0x1p-3, 0x1p-3, 0x1.cp-1, 0x1.cp-1, 0x1.cp-1, 0x1.ap+0, 0x1.ap+0, 0x1.ap+0, -0x1.8p-2, -0x1.8p-2, -0x1.8p-2, 0x1.8p-2, 0x1.8p-2, 0x1.8p-2, 0x1.2p+0, 0x1.2p+0, 0x1.2p+0, 0x1.ap-1, 0x1.ap-1, 0x1.ap-1}, 8.0));
  EAGER_TRY(const Tensor after_bias, eager::add(d_bias, bias_value));
  EAGER_DO(expect_floats(after_bias, DType::float32, {3}, {0x1.4p+2, 0x1.4p+2, 0x1.4p+2}, 8.0));
  return done();
}

ROW(layer_dense_units_2_use_bias_false_kernel_initializer_ones_dtype_float64_param_dtype_float, "layer dense units=2 use_bias=False kernel_initializer=ones dtype=float64 param_dtype=float32") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2}));
  EAGER_TRY(const Layer layer, nn::Dense::make(2, nn::DenseOptions().use_bias(false).kernel_initializer("ones").dtype(DType::float64).param_dtype(DType::float32)));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, kernel.read());
  EAGER_DO(expect_floats(kernel_value, DType::float32, {3, 2}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_TRY(const Tensor loss, eager::sum(y));
  EAGER_TRY(const Tensor d_kernel, tape.gradient(loss, kernel));
  EAGER_DO(expect_floats(y, DType::float64, {2, 2}, {-0x1.ep-1, -0x1.ep-1, 0x1.8p-1, 0x1.8p-1}, 4.0));
  EAGER_TRY(const Tensor after_kernel, eager::add(d_kernel, kernel_value));
  EAGER_DO(expect_floats(after_kernel, DType::float32, {3, 2}, {0x1.2p-1, 0x1.2p-1, 0x1.ep-1, 0x1.ep-1, 0x1.5p+0, 0x1.5p+0}, 8.0));
  return done();
}

ROW(layer_dense_units_4_activation_relu_kernel_initializer_constant_value_0_25_bias_initialize, "layer dense units=4 activation=relu kernel_initializer=constant value=0.25 bias_initializer=ones") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2}));
  EAGER_TRY(const Layer layer, nn::Dense::make(4, nn::DenseOptions().activation("relu").kernel_initializer("constant value=0.25").bias_initializer("ones")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first = outputs_1_.at(0);
  EAGER_TRY(const Variable kernel, layer_variable(layer, "kernel"));
  EAGER_TRY(const Tensor kernel_value, kernel.read());
  EAGER_DO(expect_floats(kernel_value, DType::float32, {3, 4}, {0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2}));
  EAGER_TRY(const Variable bias, layer_variable(layer, "bias"));
  EAGER_TRY(const Tensor bias_value, bias.read());
  EAGER_DO(expect_floats(bias_value, DType::float32, {4}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_TRY(const Tensor loss, eager::sum(y));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({loss}, {kernel, bias}));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_kernel = outputs_3_.at(0);
  const Tensor d_bias = outputs_3_.at(1);
  EAGER_DO(expect_floats(y, DType::float32, {2, 4}, {0x1.88p-1, 0x1.88p-1, 0x1.88p-1, 0x1.88p-1, 0x1.3p+0, 0x1.3p+0, 0x1.3p+0, 0x1.3p+0}, 4.0));
  EAGER_TRY(const Tensor after_kernel, eager::add(d_kernel, kernel_value));
  EAGER_DO(expect_floats(after_kernel, DType::float32, {3, 4}, {-0x1.8p-3, -0x1.8p-3, -0x1.8p-3, -0x1.8p-3, 0x1.8p-3, 0x1.8p-3, 0x1.8p-3, 0x1.8p-3, 0x1.2p-1, 0x1.2p-1, 0x1.2p-1, 0x1.2p-1}, 8.0));
  EAGER_TRY(const Tensor after_bias, eager::add(d_bias, bias_value));
  EAGER_DO(expect_floats(after_bias, DType::float32, {4}, {0x1.8p+1, 0x1.8p+1, 0x1.8p+1, 0x1.8p+1}, 8.0));
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

ROW(layer_embedding_input_dim_5_output_dim_2_embeddings_initializer_constant_value_1_5, "layer embedding input_dim=5 output_dim=2 embeddings_initializer=constant value=1.5") {
  EAGER_TRY(const Tensor x, integers(DType::int64, {3}, {1, 4, 1}));
  EAGER_TRY(const Layer layer, nn::Embedding::make(5, 2, nn::EmbeddingOptions().embeddings_initializer("constant value=1.5")));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor first = outputs_1_.at(0);
  EAGER_TRY(const Variable embeddings, layer_variable(layer, "embeddings"));
  EAGER_TRY(const Tensor embeddings_value, embeddings.read());
  EAGER_DO(expect_floats(embeddings_value, DType::float32, {5, 2}, {0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_TRY(const Tensor loss, eager::sum(y));
  EAGER_TRY(const Tensor d_embeddings, tape.gradient(loss, embeddings));
  EAGER_DO(expect_floats(y, DType::float32, {3, 2}, {0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0}, 4.0));
  EAGER_TRY(const Tensor after_embeddings, eager::add(d_embeddings, embeddings_value));
  EAGER_DO(expect_floats(after_embeddings, DType::float32, {5, 2}, {0x1.8p+0, 0x1.8p+0, 0x1.cp+1, 0x1.cp+1, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.4p+1, 0x1.4p+1}, 8.0));
  return done();
}

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
