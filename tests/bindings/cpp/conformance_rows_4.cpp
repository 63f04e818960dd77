// Written by bindings/generate.
// clang-format off
#include "conformance.h"

using namespace eager;

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
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1.74c1de5e719b7p+0, 0x1.f49adcb36a5a2p+1}, 64.0));
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
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1.18a68a4a8d9f2p+1, 0x1.3d15422665e8p+0}, 64.0));
  return done();
}

ROW(matrix_norm_order_nuc, "matrix_norm order=NUC") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2, 2}, {0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::matrix_norm(x, MatrixNormOptions().order(Order::nuc)));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1.58a68a4a8d9f4p+2, 0x1.854bfb363dc39p+2}, 64.0));
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
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1.98a68a4a8d9f5p+1, 0x1.3606aaaca4499p+2}, 64.0));
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
  EAGER_DO(expect_floats(d_query, DType::float32, {2, 3, 4}, {0x1.c99ecap-6, -0x1.4e6a0ap-6, -0x1.7b35fcp-12, 0x1.452dcp-6, 0x1.8f1888p-5, -0x1.27bcf8p-5, -0x1.e78b74p-12, 0x1.1bfaecp-5, 0x1.035c26p-4, -0x1.6ec9cp-5, -0x1.5956e4p-10, 0x1.6f6e4cp-5, -0x1.9d15dp-9, 0x1.36f394p-9, 0x1.575afap-12, -0x1.1acc54p-9, -0x1.f7a6ep-9, 0x1.23c804p-9, 0x1.5f5de8p-12, -0x1.5b33d8p-9, -0x1.51737cp-9, 0x1.6330a2p-10, 0x1.bb43ep-13, -0x1.d23dfcp-10}, 4096.0));
  EAGER_DO(expect_floats(d_key, DType::float32, {2, 2, 5}, {0x1.9f04dcp-8, -0x1.e8a3cap-11, -0x1.a8a2aep-7, 0x1.ae58a6p-11, 0x1.b1096ap-7, -0x1.9f04dcp-8, 0x1.e8a3cap-11, 0x1.a8a2aep-7, -0x1.ae58a6p-11, -0x1.b1096ap-7, -0x1.16ee9ap-7, 0x1.ac0a2cp-7, -0x1.3c5704p-10, -0x1.a511eep-8, -0x1.2668aap-8, 0x1.16ee9ap-7, -0x1.ac0a2cp-7, 0x1.3c5704p-10, 0x1.a511eep-8, 0x1.2668aap-8}, 4096.0));
  EAGER_DO(expect_floats(d_value, DType::float32, {2, 2, 3}, {0x1.635b9p+0, 0x1.5fc58ep+0, -0x1.86bbcep-2, 0x1.61647p+0, 0x1.5e3a72p+0, -0x1.8e4432p-2, 0x1.f37758p-1, 0x1.0739cep+0, -0x1.721ca6p-2, 0x1.f388a8p-1, 0x1.074632p+0, -0x1.75e35ap-2}, 4096.0));
  EAGER_DO(expect_floats(d_query_kernel, DType::float32, {4, 2, 2}, {0x1.1c8d4ap-7, 0x1.510dbap-8, 0x1.6335eap-10, -0x1.7a1b32p-11, -0x1.06d91cp-5, -0x1.40aba4p-6, -0x1.4d6fd6p-10, 0x1.ab40f8p-11, 0x1.f45d36p-8, 0x1.14ceeap-8, -0x1.6335bcp-10, 0x1.9de65ep-12, -0x1.04bee2p-5, -0x1.31c938p-6, -0x1.a8f14ep-9, 0x1.78d718p-10}, 4096.0));
  EAGER_DO(expect_floats(d_key_kernel, DType::float32, {5, 2, 2}, {0x1.0e7a08p-9, 0x1.421004p-6, 0x1.9d737ap-8, 0x1.f88608p-7, 0x1.63a296p-11, -0x1.084802p-19, -0x1.c2be08p-10, -0x1.382494p-9, 0x1.63a296p-11, -0x1.084802p-19, -0x1.c2be08p-10, -0x1.382494p-9, 0x1.63a296p-11, -0x1.084802p-19, -0x1.c2be08p-10, -0x1.382494p-9, 0x1.63a296p-11, -0x1.084802p-19, -0x1.c2be08p-10, -0x1.382494p-9}, 4096.0));
  EAGER_DO(expect_floats(d_value_kernel, DType::float32, {3, 2, 3}, {0x1.16d5d6p+0, 0x1.e89fbap-5, -0x1.f097b6p-1, 0x1.d31ac4p-1, -0x1.d3d616p-4, -0x1.240826p+0, 0x1.62badp-5, 0x1.013f72p-6, -0x1.85ed72p-7, 0x1.11ac4cp-5, 0x1.214f5p-7, -0x1.02094ap-6, -0x1.00aa2ap+0, -0x1.cec08ep-6, 0x1.e4684ap-1, -0x1.b0e53cp-1, 0x1.0e14f4p-3, 0x1.1bf7dap+0}, 4096.0));
  EAGER_DO(expect_floats(d_output_kernel, DType::float32, {2, 3, 2}, {0x1.21850ap-2, 0x1.2ecd9ep-3, 0x1.c64ee8p-3, 0x1.56bea4p-3, 0x1.4993bap-3, 0x1.7eafa8p-3, 0x1.b48eaep-4, 0x1.9f628ap-3, 0x1.c6c96ap-5, 0x1.bc765ap-3, -0x1.182aeep+0, -0x1.706c4cp+0}, 4096.0));
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
  EAGER_DO(expect_floats(d_query_bias, DType::float32, {2, 2}, {-0x1.8ecf6p-3, -0x1.a2949ap-4, 0x1.c7cefcp-9, -0x1.c65212p-9}, 4096.0));
  EAGER_DO(expect_floats(d_value_bias, DType::float32, {2, 3}, {-0x1.65p+2, -0x1.ep-3, 0x1.47p+2, -0x1.2cp+2, 0x1.5p-1, 0x1.8p+2}, 4096.0));
  EAGER_DO(expect_floats(d_output_bias, DType::float32, {2}, {0x1.8p+2, 0x1.08p+3}, 4096.0));
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
