// Written by bindings/generate.
// clang-format off
#include "conformance.h"

using namespace eager;

ROW(newton_s_method_in_a_loop_the_root_of_2_and_its_derivative, "Newton's method in a loop: the root of 2, and its derivative") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor i_c = given.at(0);
    const Tensor x_c = given.at(1);
    const Tensor a_c = given.at(2);
    EAGER_TRY(const Tensor six, integers(DType::int32, {}, {6}));
    EAGER_TRY(const Tensor more, eager::less(i_c, six));
    return std::vector<Tensor>{more};
  };
  EAGER_TRY(const Function go_on, Function::trace_list(callback_1_, {Spec{DType::int32, {}}, Spec{DType::float64, {}}, Spec{DType::float64, {}}}, "go_on"));
  const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor i_b = given.at(0);
    const Tensor x_b = given.at(1);
    const Tensor a_b = given.at(2);
    EAGER_TRY(const Tensor one, integers(DType::int32, {}, {1}));
    EAGER_TRY(const Tensor half, floats(DType::float64, {}, {0x1p-1}));
    EAGER_TRY(const Tensor i_next, eager::add(i_b, one));
    EAGER_TRY(const Tensor q, eager::divide(a_b, x_b));
    EAGER_TRY(const Tensor s, eager::add(x_b, q));
    EAGER_TRY(const Tensor x_next, eager::multiply(s, half));
    return std::vector<Tensor>{i_next, x_next};
  };
  EAGER_TRY(const Function step, Function::trace_list(callback_2_, {Spec{DType::int32, {}}, Spec{DType::float64, {}}, Spec{DType::float64, {}}}, "step"));
  EAGER_TRY(const Tensor i, integers(DType::int32, {}, {0}));
  EAGER_TRY(const Tensor x, floats(DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor a, floats(DType::float64, {}, {0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(a));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, eager::while_loop({i, x, a}, go_on, step, WhileLoopOptions().num_invariants(1)));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor n = outputs_3_.at(0);
  const Tensor root = outputs_3_.at(1);
  EAGER_TRY(const Tensor d, tape.gradient(root, a));
  EAGER_DO(expect_floats(root, DType::float64, {}, {0x1.6a09e667f3bcdp+0}, 2.0));
  EAGER_DO(expect_floats(d, DType::float64, {}, {0x1.6a09e667f3bcdp-2}, 16.0));
  return done();
}

ROW(a_branch_in_a_loop_in_a_function_collatz, "a branch in a loop in a function: Collatz") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor n_e = given.at(0);
    EAGER_TRY(const Tensor two, integers(DType::int64, {}, {2}));
    EAGER_TRY(const Tensor half, eager::floor_divide(n_e, two));
    return std::vector<Tensor>{half};
  };
  EAGER_TRY(const Function even, Function::trace_list(callback_1_, {Spec{DType::int64, {}}}, "even"));
  const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor n_o = given.at(0);
    EAGER_TRY(const Tensor three, integers(DType::int64, {}, {3}));
    EAGER_TRY(const Tensor one_o, integers(DType::int64, {}, {1}));
    EAGER_TRY(const Tensor triple, eager::multiply(n_o, three));
    EAGER_TRY(const Tensor more, eager::add(triple, one_o));
    return std::vector<Tensor>{more};
  };
  EAGER_TRY(const Function odd, Function::trace_list(callback_2_, {Spec{DType::int64, {}}}, "odd"));
  const auto callback_3_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor n_c = given.at(0);
    EAGER_TRY(const Tensor one_c, integers(DType::int64, {}, {1}));
    EAGER_TRY(const Tensor go_on, eager::not_equal(n_c, one_c));
    return std::vector<Tensor>{go_on};
  };
  EAGER_TRY(const Function not_one, Function::trace_list(callback_3_, {Spec{DType::int64, {}}}, "not_one"));
  const auto callback_4_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor n_b = given.at(0);
    EAGER_TRY(const Tensor two_b, integers(DType::int64, {}, {2}));
    EAGER_TRY(const Tensor rest, eager::remainder(n_b, two_b));
    EAGER_TRY(const std::vector<Tensor> outputs_5_, eager::cond({rest, n_b}, odd, even));
    EAGER_DO(expect_count(outputs_5_, 1));
    const Tensor n_next = outputs_5_.at(0);
    return std::vector<Tensor>{n_next, n_b};
  };
  EAGER_TRY(const Function next, Function::trace_list(callback_4_, {Spec{DType::int64, {}}}, "next"));
  const auto callback_6_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor n = given.at(0);
    EAGER_TRY(const std::vector<Tensor> outputs_7_, eager::while_loop({n}, not_one, next));
    EAGER_DO(expect_count(outputs_7_, 2));
    const Tensor last = outputs_7_.at(0);
    const Tensor path = outputs_7_.at(1);
    return std::vector<Tensor>{path};
  };
  EAGER_TRY(const Function collatz, Function::trace_list(callback_6_, {Spec{DType::int64, {}}}, "collatz"));
  EAGER_TRY(const Tensor seven, integers(DType::int64, {}, {7}));
  EAGER_TRY(const Tensor y, collatz(seven));
  EAGER_DO(expect_integers(y, DType::int64, {16}, {7, 22, 11, 34, 17, 52, 26, 13, 40, 20, 10, 5, 16, 8, 4, 2}));
  return done();
}

ROW(a_copy_passes_gradients, "a copy passes gradients") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, x.to("cpu:0"));
  EAGER_TRY(const Tensor z, eager::square(y));
  EAGER_TRY(const Tensor d_x, tape.gradient(z, x));
  EAGER_DO(expect_floats(d_x, DType::float32, {}, {0x1.8p+2}));
  return done();
}

ROW(a_custom_gradient_in_a_function, "a custom gradient in a function") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    EAGER_TRY(const Tensor y, eager::square(x));
    const auto callback_2_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
      (void)given;
      const Tensor g = given.at(0);
      EAGER_TRY(const Tensor gx, eager::multiply(g, x));
      return std::vector<Tensor>{gx};
    };
    EAGER_TRY(const std::vector<Tensor> outputs_3_, record_gradient({x}, {y}, callback_2_));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y2 = outputs_3_.at(0);
    return std::vector<Tensor>{y2};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float32, {2}}}, "f"));
  EAGER_TRY(const Tensor a, floats(DType::float32, {2}, {0x1.8p+1, -0x1.4p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(a));
  EAGER_TRY(const Tensor b, f(a));
  EAGER_TRY(const Tensor d_a, tape.gradient(b, a));
  EAGER_DO(expect_floats(b, DType::float32, {2}, {0x1.2p+3, 0x1.9p+4}));
  EAGER_DO(expect_floats(d_a, DType::float32, {2}, {0x1.8p+1, -0x1.4p+2}));
  return done();
}

ROW(a_custom_gradient_of_another_shape, "a custom gradient of another shape") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g = given.at(0);
    EAGER_TRY(const Tensor g_x, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
    return std::vector<Tensor>{g_x};
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x}, {y}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y2 = outputs_2_.at(0);
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor d_x, tape.gradient(y2, x));
    return done();
  }));
  return done();
}

ROW(a_custom_gradient_that_fails_with_aborted, "a custom gradient that fails with ABORTED") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g = given.at(0);
    return failed<std::vector<Tensor>>(Code::aborted, "no gradient: ABORTED");
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x}, {y}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y2 = outputs_2_.at(0);
  EAGER_DO(expect_error(Code::aborted, "", "no gradient: ABORTED", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor d_x, tape.gradient(y2, x));
    return done();
  }));
  return done();
}

ROW(a_custom_gradient_that_fails_with_already_exists, "a custom gradient that fails with ALREADY_EXISTS") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g = given.at(0);
    return failed<std::vector<Tensor>>(Code::already_exists, "no gradient: ALREADY_EXISTS");
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x}, {y}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y2 = outputs_2_.at(0);
  EAGER_DO(expect_error(Code::already_exists, "", "no gradient: ALREADY_EXISTS", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor d_x, tape.gradient(y2, x));
    return done();
  }));
  return done();
}

ROW(a_custom_gradient_that_fails_with_cancelled, "a custom gradient that fails with CANCELLED") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g = given.at(0);
    return failed<std::vector<Tensor>>(Code::cancelled, "no gradient: CANCELLED");
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x}, {y}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y2 = outputs_2_.at(0);
  EAGER_DO(expect_error(Code::cancelled, "", "no gradient: CANCELLED", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor d_x, tape.gradient(y2, x));
    return done();
  }));
  return done();
}

ROW(a_custom_gradient_that_fails_with_data_loss, "a custom gradient that fails with DATA_LOSS") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g = given.at(0);
    return failed<std::vector<Tensor>>(Code::data_loss, "no gradient: DATA_LOSS");
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x}, {y}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y2 = outputs_2_.at(0);
  EAGER_DO(expect_error(Code::data_loss, "", "no gradient: DATA_LOSS", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor d_x, tape.gradient(y2, x));
    return done();
  }));
  return done();
}

ROW(a_custom_gradient_that_fails_with_deadline_exceeded, "a custom gradient that fails with DEADLINE_EXCEEDED") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g = given.at(0);
    return failed<std::vector<Tensor>>(Code::deadline_exceeded, "no gradient: DEADLINE_EXCEEDED");
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x}, {y}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y2 = outputs_2_.at(0);
  EAGER_DO(expect_error(Code::deadline_exceeded, "", "no gradient: DEADLINE_EXCEEDED", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor d_x, tape.gradient(y2, x));
    return done();
  }));
  return done();
}

ROW(a_custom_gradient_that_fails_with_failed_precondition, "a custom gradient that fails with FAILED_PRECONDITION") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g = given.at(0);
    return failed<std::vector<Tensor>>(Code::failed_precondition, "no gradient: FAILED_PRECONDITION");
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x}, {y}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y2 = outputs_2_.at(0);
  EAGER_DO(expect_error(Code::failed_precondition, "", "no gradient: FAILED_PRECONDITION", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor d_x, tape.gradient(y2, x));
    return done();
  }));
  return done();
}

ROW(a_custom_gradient_that_fails_with_internal, "a custom gradient that fails with INTERNAL") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g = given.at(0);
    return failed<std::vector<Tensor>>(Code::internal, "no gradient: INTERNAL");
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x}, {y}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y2 = outputs_2_.at(0);
  EAGER_DO(expect_error(Code::internal, "", "no gradient: INTERNAL", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor d_x, tape.gradient(y2, x));
    return done();
  }));
  return done();
}

ROW(a_custom_gradient_that_fails_with_invalid_argument, "a custom gradient that fails with INVALID_ARGUMENT") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g = given.at(0);
    return failed<std::vector<Tensor>>(Code::invalid_argument, "no gradient: INVALID_ARGUMENT");
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x}, {y}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y2 = outputs_2_.at(0);
  EAGER_DO(expect_error(Code::invalid_argument, "", "no gradient: INVALID_ARGUMENT", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor d_x, tape.gradient(y2, x));
    return done();
  }));
  return done();
}

ROW(a_custom_gradient_that_fails_with_not_found, "a custom gradient that fails with NOT_FOUND") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g = given.at(0);
    return failed<std::vector<Tensor>>(Code::not_found, "no gradient: NOT_FOUND");
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x}, {y}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y2 = outputs_2_.at(0);
  EAGER_DO(expect_error(Code::not_found, "", "no gradient: NOT_FOUND", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor d_x, tape.gradient(y2, x));
    return done();
  }));
  return done();
}

ROW(a_custom_gradient_that_fails_with_out_of_range, "a custom gradient that fails with OUT_OF_RANGE") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g = given.at(0);
    return failed<std::vector<Tensor>>(Code::out_of_range, "no gradient: OUT_OF_RANGE");
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x}, {y}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y2 = outputs_2_.at(0);
  EAGER_DO(expect_error(Code::out_of_range, "", "no gradient: OUT_OF_RANGE", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor d_x, tape.gradient(y2, x));
    return done();
  }));
  return done();
}

ROW(a_custom_gradient_that_fails_with_permission_denied, "a custom gradient that fails with PERMISSION_DENIED") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g = given.at(0);
    return failed<std::vector<Tensor>>(Code::permission_denied, "no gradient: PERMISSION_DENIED");
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x}, {y}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y2 = outputs_2_.at(0);
  EAGER_DO(expect_error(Code::permission_denied, "", "no gradient: PERMISSION_DENIED", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor d_x, tape.gradient(y2, x));
    return done();
  }));
  return done();
}

ROW(a_custom_gradient_that_fails_with_resource_exhausted, "a custom gradient that fails with RESOURCE_EXHAUSTED") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g = given.at(0);
    return failed<std::vector<Tensor>>(Code::resource_exhausted, "no gradient: RESOURCE_EXHAUSTED");
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x}, {y}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y2 = outputs_2_.at(0);
  EAGER_DO(expect_error(Code::resource_exhausted, "", "no gradient: RESOURCE_EXHAUSTED", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor d_x, tape.gradient(y2, x));
    return done();
  }));
  return done();
}

ROW(a_custom_gradient_that_fails_with_unavailable, "a custom gradient that fails with UNAVAILABLE") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g = given.at(0);
    return failed<std::vector<Tensor>>(Code::unavailable, "no gradient: UNAVAILABLE");
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x}, {y}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y2 = outputs_2_.at(0);
  EAGER_DO(expect_error(Code::unavailable, "", "no gradient: UNAVAILABLE", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor d_x, tape.gradient(y2, x));
    return done();
  }));
  return done();
}

ROW(a_custom_gradient_that_fails_with_unimplemented, "a custom gradient that fails with UNIMPLEMENTED") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g = given.at(0);
    return failed<std::vector<Tensor>>(Code::unimplemented, "no gradient: UNIMPLEMENTED");
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x}, {y}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y2 = outputs_2_.at(0);
  EAGER_DO(expect_error(Code::unimplemented, "", "no gradient: UNIMPLEMENTED", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor d_x, tape.gradient(y2, x));
    return done();
  }));
  return done();
}

ROW(a_custom_gradient_that_fails_with_unknown, "a custom gradient that fails with UNKNOWN") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g = given.at(0);
    return failed<std::vector<Tensor>>(Code::unknown, "no gradient: UNKNOWN");
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x}, {y}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y2 = outputs_2_.at(0);
  EAGER_DO(expect_error(Code::unknown, "", "no gradient: UNKNOWN", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor d_x, tape.gradient(y2, x));
    return done();
  }));
  return done();
}

ROW(a_custom_gradient_that_gives_none_for_an_input, "a custom gradient that gives none for an input") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+1}));
  EAGER_TRY(const Tensor y, floats(DType::float32, {}, {0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(y));
  EAGER_TRY(const Tensor z, eager::multiply(x, y));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g = given.at(0);
    return std::vector<Tensor>{g, Tensor()};
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x, y}, {z}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor z2 = outputs_2_.at(0);
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({z2}, {x, y}));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_y = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {}, {0x1p+0}));
  EAGER_DO(expect_none(d_y));
  return done();
}

ROW(a_custom_gradient_to_the_second_order, "a custom gradient to the second order") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2}, {0x1p+1, 0x1.8p+1}));
  EAGER_TRY(Tape outer, Tape::make());
  EAGER_DO(outer.watch(x));
  EAGER_TRY(Tape inner, Tape::make());
  EAGER_DO(inner.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g = given.at(0);
    EAGER_TRY(const Tensor xx, eager::multiply(x, x));
    EAGER_TRY(const Tensor xxx, eager::multiply(xx, x));
    EAGER_TRY(const Tensor g_x, eager::multiply(g, xxx));
    return std::vector<Tensor>{g_x};
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x}, {y}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y2 = outputs_2_.at(0);
  EAGER_TRY(const Tensor d_x, inner.gradient(y2, x));
  EAGER_DO(expect_floats(d_x, DType::float64, {2}, {0x1p+3, 0x1.bp+4}));
  EAGER_TRY(const Tensor d2_x, outer.gradient(d_x, x));
  EAGER_DO(expect_floats(d2_x, DType::float64, {2}, {0x1.8p+3, 0x1.bp+4}));
  return done();
}

ROW(a_custom_gradient_without_a_tape, "a custom gradient without a tape") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::square(x));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g = given.at(0);
    return std::vector<Tensor>{g};
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x}, {y}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y2 = outputs_2_.at(0);
  EAGER_DO(expect_floats(y2, DType::float32, {2}, {0x1p+2, 0x1.2p+3}));
  return done();
}

ROW(a_custom_gradient_s_other_dtype_is_cast, "a custom gradient's other dtype is cast") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g = given.at(0);
    EAGER_TRY(const Tensor g_x, floats(DType::float64, {2}, {0x1p-1, 0x1p-2}));
    return std::vector<Tensor>{g_x};
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x}, {y}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y2 = outputs_2_.at(0);
  EAGER_TRY(const Tensor d_x, tape.gradient(y2, x));
  EAGER_DO(expect_floats(d_x, DType::float32, {2}, {0x1p-1, 0x1p-2}));
  return done();
}

ROW(a_custom_gradient_called_with_the_gradients_of_its_outputs, "a custom gradient, called with the gradients of its outputs") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, floats(DType::float32, {2}, {0x1.8p+1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(y));
  EAGER_TRY(const Tensor s, eager::add(x, y));
  EAGER_TRY(const Tensor d, eager::subtract(x, y));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g_s = given.at(0);
    const Tensor g_d = given.at(1);
    EAGER_TRY(const Tensor ten, floats(DType::float32, {}, {0x1.4p+3}));
    EAGER_TRY(const Tensor g_x, eager::multiply(g_s, ten));
    EAGER_TRY(const Tensor g_y, eager::negative(g_d));
    return std::vector<Tensor>{g_x, g_y};
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x, y}, {s, d}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor s2 = outputs_2_.at(0);
  const Tensor d2 = outputs_2_.at(1);
  EAGER_TRY(const Tensor z, eager::square(s2));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, tape.gradient({z, d2}, {x, y}));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor d_x = outputs_3_.at(0);
  const Tensor d_y = outputs_3_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2}, {0x1.4p+6, 0x1.ep+6}));
  EAGER_DO(expect_floats(d_y, DType::float32, {2}, {-0x1p+0, -0x1p+0}));
  return done();
}

ROW(a_dense_tensor_has_no_rows, "a dense tensor has no rows") {
  EAGER_TRY(const Tensor dense, floats(DType::float32, {1}, {0x1p+0}));
  EAGER_DO(expect_sparse(dense, false));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const SparseRows rows_1_, dense.sparse_rows());
    const Tensor no = rows_1_.indices, none = rows_1_.values;
    return done();
  }));
  return done();
}

ROW(a_fork_has_forks, "a fork has forks") {
  EAGER_DO(set_seed(12));
  {
    EAGER_TRY(const Context fork_1_, fork_context());
    EAGER_TRY(const auto scope, ContextScope::make(fork_1_));
    {
      EAGER_TRY(const Context fork_2_, fork_context());
      EAGER_TRY(const auto scope, ContextScope::make(fork_2_));
      EAGER_TRY(const Tensor a, eager::random_uniform(RandomUniformOptions().shape({2})));
      EAGER_DO(expect_floats(a, DType::float32, {2}, {0x1.5827b8p-2, 0x1.2549d2p-1}));
    }
  }
  return done();
}

ROW(a_function_calls_a_function, "a function calls a function") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    EAGER_TRY(const Tensor y, eager::square(x));
    return std::vector<Tensor>{y};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float32, {}}}, "f"));
  const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor u = given.at(0);
    EAGER_TRY(const Tensor v, f(u));
    EAGER_TRY(const Tensor w, f(v));
    return std::vector<Tensor>{w};
  };
  EAGER_TRY(const Function g, Function::trace_list(callback_2_, {Spec{DType::float32, {}}}, "g"));
  EAGER_TRY(const Tensor a, floats(DType::float32, {}, {0x1.8p+1}));
  EAGER_TRY(const Tensor b, g(a));
  EAGER_DO(expect_floats(b, DType::float32, {}, {0x1.44p+6}));
  return done();
}

ROW(a_function_calls_the_caller_s_code_each_time, "a function calls the caller's code each time") {
  EAGER_TRY(const Tensor zero, integers(DType::int32, {}, {0}));
  EAGER_TRY(const Variable calls, Variable::make(zero, "", false));
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    const auto callback_3_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
      (void)given;
      const Tensor a = given.at(0);
      EAGER_DO(calls.assign_add(a));
      EAGER_TRY(const Tensor so_far, calls.read());
      return std::vector<Tensor>{so_far};
    };
    EAGER_TRY(const Op op_2_, host_op("count", callback_3_, {Spec{DType::int32, {}}}));
    EAGER_TRY(const std::vector<Tensor> outputs_4_, op_2_.run({x}));
    EAGER_DO(expect_count(outputs_4_, 1));
    const Tensor y = outputs_4_.at(0);
    return std::vector<Tensor>{y};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::int32, {}}}, "f"));
  EAGER_TRY(const Tensor two, integers(DType::int32, {}, {2}));
  EAGER_TRY(const Tensor z0, f(two));
  EAGER_DO(expect_integers(z0, DType::int32, {}, {2}));
  EAGER_TRY(const Tensor z1, f(two));
  EAGER_DO(expect_integers(z1, DType::int32, {}, {4}));
  EAGER_TRY(const Tensor z2, f(two));
  EAGER_DO(expect_integers(z2, DType::int32, {}, {6}));
  return done();
}

ROW(a_function_is_saved_constants_a_branch_strings, "a function is saved: constants, a branch, strings") {
  EAGER_TRY(const Tensor c, floats(DType::float32, {2}, {0x1p-1, 0x1p+1}));
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_up = given.at(0);
    EAGER_TRY(const Tensor y_up, eager::multiply(x_up, c));
    return std::vector<Tensor>{y_up};
  };
  EAGER_TRY(const Function up, Function::trace_list(callback_1_, {Spec{DType::float32, {2}}}, "up"));
  const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_down = given.at(0);
    EAGER_TRY(const Tensor y_down, eager::negative(x_down));
    return std::vector<Tensor>{y_down};
  };
  EAGER_TRY(const Function down, Function::trace_list(callback_2_, {Spec{DType::float32, {2}}}, "down"));
  const auto callback_3_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor p = given.at(0);
    const Tensor x = given.at(1);
    EAGER_TRY(const std::vector<Tensor> outputs_4_, eager::cond({p, x}, up, down));
    EAGER_DO(expect_count(outputs_4_, 1));
    const Tensor y = outputs_4_.at(0);
    EAGER_TRY(const Tensor z, eager::softmax(y));
    EAGER_TRY(const Tensor names, strings(DType::string, {2}, {"a", "\303\274"}));
    return std::vector<Tensor>{y, z, names};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_3_, {Spec{DType::bool_, {}}, Spec{DType::float32, {2}}}, "f"));
  EAGER_DO(save(f, "branch.eager"));
  return done();
}

ROW(a_function_keeps_keys_and_values_from_step_to_step, "a function keeps keys and values from step to step") {
  EAGER_TRY(const Tensor none, floats(DType::float32, {1, 3, 2}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Variable keys, Variable::make(none, "keys", false));
  EAGER_TRY(const Variable values, Variable::make(none, "values", false));
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    const Tensor place = given.at(1);
    EAGER_TRY(const Tensor zero, integers(DType::int64, {1}, {0}));
    EAGER_TRY(const Tensor begin, eager::concat({zero, place, zero}, ConcatOptions().axis(0)));
    EAGER_TRY(const Tensor squares, eager::multiply(x, x));
    EAGER_DO(keys.assign_slice(begin, x));
    EAGER_DO(values.assign_slice(begin, squares));
    EAGER_TRY(const Tensor k, keys.read());
    EAGER_TRY(const Tensor v, values.read());
    EAGER_TRY(const Tensor y, eager::scaled_dot_product_attention(x, k, v, ScaledDotProductAttentionOptions().query_offset(place).is_causal(true)));
    return std::vector<Tensor>{y};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float32, {1, 1, 2}}, Spec{DType::int64, {1}}}, "f"));
  EAGER_TRY(const Tensor x0, floats(DType::float32, {1, 1, 2}, {0x1p+0, -0x1p-1}));
  EAGER_TRY(const Tensor place0, integers(DType::int64, {1}, {0}));
  EAGER_TRY(const Tensor y0, f(x0, place0));
  EAGER_DO(expect_floats(y0, DType::float32, {1, 1, 2}, {0x1p+0, 0x1p-2}, 8.0));
  EAGER_TRY(const Tensor x1, floats(DType::float32, {1, 1, 2}, {0x1p-2, 0x1p+1}));
  EAGER_TRY(const Tensor place1, integers(DType::int64, {1}, {1}));
  EAGER_TRY(const Tensor y1, f(x1, place1));
  EAGER_DO(expect_floats(y1, DType::float32, {1, 1, 2}, {0x1.7ba93p-4, 0x1.f08adap+1}, 8.0));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {1, 1, 2}, {-0x1p+0, 0x1.8p-1}));
  EAGER_TRY(const Tensor place2, integers(DType::int64, {1}, {2}));
  EAGER_TRY(const Tensor y2, f(x2, place2));
  EAGER_DO(expect_floats(y2, DType::float32, {1, 1, 2}, {0x1.384bd2p-1, 0x1.f8ec1cp+0}, 8.0));
  EAGER_TRY(const Tensor last, keys.read());
  EAGER_DO(expect_floats(last, DType::float32, {1, 3, 2}, {0x1p+0, -0x1p-1, 0x1p-2, 0x1p+1, -0x1p+0, 0x1.8p-1}));
  return done();
}

ROW(a_function_keeps_tensors_from_outside_as_constants, "a function keeps tensors from outside as constants") {
  EAGER_TRY(const Tensor c, integers(DType::int64, {2}, {10, 20}));
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    EAGER_TRY(const Tensor y, eager::add(x, c));
    return std::vector<Tensor>{y, c, x};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::int64, {2}}}, "f"));
  EAGER_TRY(const Tensor a, integers(DType::int64, {2}, {1, 2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, f.call({a}));
  EAGER_DO(expect_count(outputs_2_, 3));
  const Tensor y1 = outputs_2_.at(0);
  const Tensor c1 = outputs_2_.at(1);
  const Tensor x1 = outputs_2_.at(2);
  EAGER_DO(expect_integers(y1, DType::int64, {2}, {11, 22}));
  EAGER_DO(expect_integers(c1, DType::int64, {2}, {10, 20}));
  EAGER_DO(expect_integers(x1, DType::int64, {2}, {1, 2}));
  return done();
}

ROW(a_function_lengthens_a_variable_of_any_number_of_rows, "a function lengthens a variable of any number of rows") {
  EAGER_TRY(const Tensor none, floats(DType::float32, {0, 2}, {}));
  EAGER_TRY(const Variable rows, Variable::make_with_shape(none, std::vector<int64_t>{-1, 2}, "rows"));
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    EAGER_TRY(const Tensor before, rows.read());
    EAGER_TRY(const Tensor after, eager::concat({before, x}, ConcatOptions().axis(0)));
    EAGER_DO(rows.assign(after));
    EAGER_TRY(const Tensor y, eager::sum(after, SumOptions().axis({0})));
    return std::vector<Tensor>{y};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float32, {-1, 2}}}, "f"));
  EAGER_TRY(const Tensor both, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2}));
  EAGER_TRY(const Tensor y1, f(both));
  EAGER_DO(expect_floats(y1, DType::float32, {2}, {0x1p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor y2, f(both));
  EAGER_DO(expect_floats(y2, DType::float32, {2}, {0x1p+3, 0x1.8p+3}));
  EAGER_TRY(const Tensor last, rows.read());
  EAGER_DO(expect_floats(last, DType::float32, {4, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2}));
  EAGER_TRY(const Tensor wide, floats(DType::float32, {1, 3}, {0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_DO(rows.assign(wide));
    return done();
  }));
  EAGER_TRY(const Variable any, Variable::make_with_shape(none, std::nullopt, "any"));
  EAGER_DO(any.assign(y1));
  EAGER_TRY(const Tensor one, any.read());
  EAGER_DO(expect_floats(one, DType::float32, {2}, {0x1p+2, 0x1.8p+2}));
  return done();
}

ROW(a_function_of_any_dims, "a function of any dims") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    EAGER_TRY(const Tensor y, eager::sum(x, SumOptions().axis({0})));
    return std::vector<Tensor>{y};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float64, {-1, -1}}}, "f"));
  EAGER_TRY(const Tensor x0, floats(DType::float64, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_TRY(const Tensor y0, f(x0));
  EAGER_DO(expect_floats(y0, DType::float64, {3}, {0x1p+1, 0x1p+1, 0x1p+1}));
  EAGER_TRY(const Tensor x1, floats(DType::float64, {1, 1}, {0x1p+0}));
  EAGER_TRY(const Tensor y1, f(x1));
  EAGER_DO(expect_floats(y1, DType::float64, {1}, {0x1p+0}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {0, 2}, {}));
  EAGER_TRY(const Tensor y2, f(x2));
  EAGER_DO(expect_floats(y2, DType::float64, {2}, {0x0p+0, 0x0p+0}));
  return done();
}

ROW(a_function_of_two_tensors_with_two_results, "a function of two tensors with two results") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    const Tensor y = given.at(1);
    EAGER_TRY(const Tensor s, eager::add(x, y));
    EAGER_TRY(const Tensor p, eager::multiply(s, y));
    return std::vector<Tensor>{s, p};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float32, {2}}, Spec{DType::float32, {2}}}, "f"));
  EAGER_TRY(const Tensor a, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor b, floats(DType::float32, {2}, {0x1.8p+1, -0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, f.call({a, b}));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor s0 = outputs_2_.at(0);
  const Tensor p0 = outputs_2_.at(1);
  EAGER_DO(expect_floats(s0, DType::float32, {2}, {0x1p+2, 0x1p+0}));
  EAGER_DO(expect_floats(p0, DType::float32, {2}, {0x1.8p+3, -0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, f.call({a, b}));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor s1 = outputs_3_.at(0);
  const Tensor p1 = outputs_3_.at(1);
  EAGER_DO(expect_floats(s1, DType::float32, {2}, {0x1p+2, 0x1p+0}));
  EAGER_DO(expect_floats(p1, DType::float32, {2}, {0x1.8p+3, -0x1p+0}));
  return done();
}

ROW(a_function_reads_and_assigns_variables_in_order, "a function reads and assigns variables, in order") {
  EAGER_TRY(const Tensor x0, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Variable v, Variable::make(x0, "v"));
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    EAGER_TRY(const Tensor before, v.read());
    EAGER_DO(v.assign_add(x));
    EAGER_TRY(const Tensor after, v.read());
    EAGER_TRY(const Tensor y, eager::multiply(before, after));
    return std::vector<Tensor>{y};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float32, {2}}}, "f"));
  EAGER_TRY(const Tensor a, floats(DType::float32, {2}, {0x1p+0, 0x1p+0}));
  EAGER_TRY(const Tensor y0, f(a));
  EAGER_DO(expect_floats(y0, DType::float32, {2}, {0x1p+1, 0x1.8p+2}));
  EAGER_TRY(const Tensor v0, v.read());
  EAGER_DO(expect_floats(v0, DType::float32, {2}, {0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y1, f(a));
  EAGER_DO(expect_floats(y1, DType::float32, {2}, {0x1.8p+2, 0x1.8p+3}));
  EAGER_TRY(const Tensor v1, v.read());
  EAGER_DO(expect_floats(v1, DType::float32, {2}, {0x1.8p+1, 0x1p+2}));
  EAGER_TRY(const Variable same, f.variables().at(0));
  EAGER_TRY(const Tensor last, same.read());
  EAGER_DO(expect_floats(last, DType::float32, {2}, {0x1.8p+1, 0x1p+2}));
  return done();
}

ROW(a_function_that_any_language_saved_constants_a_branch_strings, "a function that any language saved: constants, a branch, strings") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+2, 0x1p+3}));
  EAGER_TRY(const Tensor yes, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor no, booleans(DType::bool_, {}, {false}));
  EAGER_TRY(const std::vector<std::string> paths_1_, saved("branch.eager"));
  for (const std::string& path : paths_1_) {
    EAGER_TRY(const Function f, Function::load(path));
    EAGER_TRY(Tape tape, Tape::make());
    EAGER_DO(tape.watch(x));
    EAGER_TRY(const std::vector<Tensor> outputs_2_, f.call({yes, x}));
    EAGER_DO(expect_count(outputs_2_, 3));
    const Tensor y = outputs_2_.at(0);
    const Tensor z = outputs_2_.at(1);
    const Tensor names = outputs_2_.at(2);
    EAGER_TRY(const Tensor d_x, tape.gradient(y, x));
    EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1p+1, 0x1p+4}));
    EAGER_DO(expect_floats(z, DType::float32, {2}, {0x1.be6c58p-21, 0x1.ffffe4p-1}, 8.0));
    EAGER_DO(expect_strings(names, DType::string, {2}, {"a", "\303\274"}));
    EAGER_DO(expect_floats(d_x, DType::float32, {2}, {0x1p-1, 0x1p+1}));
    EAGER_TRY(const std::vector<Tensor> outputs_3_, f.call({no, x}));
    EAGER_DO(expect_count(outputs_3_, 3));
    const Tensor y2 = outputs_3_.at(0);
    const Tensor z2 = outputs_3_.at(1);
    const Tensor names2 = outputs_3_.at(2);
    EAGER_DO(expect_floats(y2, DType::float32, {2}, {-0x1p+2, -0x1p+3}));
  }
  return done();
}

ROW(a_function_that_trains, "a function that trains") {
  EAGER_TRY(const Tensor x0, floats(DType::float64, {2}, {0x1p+0, -0x1p+1}));
  EAGER_TRY(const Variable v, Variable::make(x0, "v"));
  EAGER_TRY(const Adam adam, Adam::make(AdamOptions().learning_rate(0x1p-2)));
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    EAGER_TRY(Tape tape, Tape::make());
    EAGER_TRY(const Tensor x, v.read());
    EAGER_TRY(const Tensor y, eager::square(x));
    EAGER_TRY(const Tensor loss, eager::sum(y));
    EAGER_TRY(const Tensor g, tape.gradient(loss, v));
    EAGER_DO(adam.apply({g}, {v}));
    return std::vector<Tensor>{loss};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {}, "f"));
  EAGER_TRY(const Tensor loss0, f());
  EAGER_DO(expect_floats(loss0, DType::float64, {}, {0x1.4p+2}, 64.0));
  EAGER_TRY(const Tensor loss1, f());
  EAGER_DO(expect_floats(loss1, DType::float64, {}, {0x1.d0000008b9621p+1}, 64.0));
  EAGER_TRY(const Tensor loss2, f());
  EAGER_DO(expect_floats(loss2, DType::float64, {}, {0x1.411b182451c68p+1}, 64.0));
  EAGER_TRY(const Tensor last, v.read());
  EAGER_DO(expect_floats(last, DType::float64, {2}, {0x1.12ee5d83470e8p-2, -0x1.416bbc5517cd3p+0}, 64.0));
  return done();
}

ROW(a_function_under_a_tape_under_a_tape_in_a_function, "a function under a tape under a tape in a function") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_f = given.at(0);
    EAGER_TRY(const Tensor xx, eager::square(x_f));
    EAGER_TRY(const Tensor xxx, eager::multiply(xx, x_f));
    return std::vector<Tensor>{xxx};
  };
  EAGER_TRY(const Function cube, Function::trace_list(callback_1_, {Spec{DType::float64, {}}}, "cube"));
  const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_g = given.at(0);
    EAGER_TRY(Tape outer, Tape::make());
    EAGER_DO(outer.watch(x_g));
    EAGER_TRY(Tape inner, Tape::make());
    EAGER_DO(inner.watch(x_g));
    EAGER_TRY(const Tensor y, cube(x_g));
    EAGER_TRY(const Tensor d, inner.gradient(y, x_g));
    EAGER_TRY(const Tensor d2, outer.gradient(d, x_g));
    return std::vector<Tensor>{y, d, d2};
  };
  EAGER_TRY(const Function second, Function::trace_list(callback_2_, {Spec{DType::float64, {}}}, "second"));
  EAGER_TRY(const Tensor a, floats(DType::float64, {}, {0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(a));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, second.call({a}));
  EAGER_DO(expect_count(outputs_3_, 3));
  const Tensor b0 = outputs_3_.at(0);
  const Tensor b1 = outputs_3_.at(1);
  const Tensor b2 = outputs_3_.at(2);
  EAGER_TRY(const Tensor b3, tape.gradient(b2, a));
  EAGER_DO(expect_floats(b0, DType::float64, {}, {0x1p+3}));
  EAGER_DO(expect_floats(b1, DType::float64, {}, {0x1.8p+3}));
  EAGER_DO(expect_floats(b2, DType::float64, {}, {0x1.8p+3}));
  EAGER_DO(expect_floats(b3, DType::float64, {}, {0x1.8p+2}));
  return done();
}

ROW(a_host_call, "a host call") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, floats(DType::float32, {2}, {0x1.4p+3, 0x1.4p+4}));
  const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor a = given.at(0);
    const Tensor b = given.at(1);
    EAGER_DO(expect_floats(a, DType::float32, {2}, {0x1p+0, 0x1p+1}));
    EAGER_TRY(const Tensor c, eager::add(a, b));
    EAGER_TRY(const Tensor d, eager::sum(c));
    return std::vector<Tensor>{c, d};
  };
  EAGER_TRY(const Op op_1_, host_op("mine", callback_2_, {Spec{DType::float32, {-1}}, Spec{DType::float32, {}}}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, op_1_.run({x, y}));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor s = outputs_3_.at(0);
  const Tensor t = outputs_3_.at(1);
  EAGER_DO(expect_floats(s, DType::float32, {2}, {0x1.6p+3, 0x1.6p+4}));
  EAGER_DO(expect_floats(t, DType::float32, {}, {0x1.08p+5}));
  return done();
}

ROW(a_host_call_that_fails_in_a_function_s_loop, "a host call that fails in a function's loop") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    const auto callback_3_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
      (void)given;
      const Tensor a = given.at(0);
      return failed<std::vector<Tensor>>(Code::aborted, "enough");
    };
    EAGER_TRY(const Op op_2_, host_op("fails", callback_3_, {Spec{DType::float32, {}}}));
    EAGER_TRY(const std::vector<Tensor> outputs_4_, op_2_.run({x}));
    EAGER_DO(expect_count(outputs_4_, 1));
    const Tensor y = outputs_4_.at(0);
    return std::vector<Tensor>{y};
  };
  EAGER_TRY(const Function body, Function::trace_list(callback_1_, {Spec{DType::float32, {}}}, "body"));
  EAGER_TRY(const Tensor xs, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::aborted, "", "enough", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_5_, eager::map({xs}, body));
    EAGER_DO(expect_count(outputs_5_, 1));
    const Tensor ys = outputs_5_.at(0);
    return done();
  }));
  return done();
}

ROW(a_host_call_that_fails_with_aborted, "a host call that fails with ABORTED") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+0}));
  EAGER_DO(expect_error(Code::aborted, "", "no result: ABORTED", [&]() -> Fallible<void> {
    const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
      (void)given;
      const Tensor a = given.at(0);
      return failed<std::vector<Tensor>>(Code::aborted, "no result: ABORTED");
    };
    EAGER_TRY(const Op op_1_, host_op("fails", callback_2_, {Spec{DType::float32, {}}}));
    EAGER_TRY(const std::vector<Tensor> outputs_3_, op_1_.run({x}));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y = outputs_3_.at(0);
    return done();
  }));
  return done();
}

ROW(a_host_call_that_fails_with_already_exists, "a host call that fails with ALREADY_EXISTS") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+0}));
  EAGER_DO(expect_error(Code::already_exists, "", "no result: ALREADY_EXISTS", [&]() -> Fallible<void> {
    const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
      (void)given;
      const Tensor a = given.at(0);
      return failed<std::vector<Tensor>>(Code::already_exists, "no result: ALREADY_EXISTS");
    };
    EAGER_TRY(const Op op_1_, host_op("fails", callback_2_, {Spec{DType::float32, {}}}));
    EAGER_TRY(const std::vector<Tensor> outputs_3_, op_1_.run({x}));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y = outputs_3_.at(0);
    return done();
  }));
  return done();
}

ROW(a_host_call_that_fails_with_cancelled, "a host call that fails with CANCELLED") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+0}));
  EAGER_DO(expect_error(Code::cancelled, "", "no result: CANCELLED", [&]() -> Fallible<void> {
    const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
      (void)given;
      const Tensor a = given.at(0);
      return failed<std::vector<Tensor>>(Code::cancelled, "no result: CANCELLED");
    };
    EAGER_TRY(const Op op_1_, host_op("fails", callback_2_, {Spec{DType::float32, {}}}));
    EAGER_TRY(const std::vector<Tensor> outputs_3_, op_1_.run({x}));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y = outputs_3_.at(0);
    return done();
  }));
  return done();
}

ROW(a_host_call_that_fails_with_data_loss, "a host call that fails with DATA_LOSS") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+0}));
  EAGER_DO(expect_error(Code::data_loss, "", "no result: DATA_LOSS", [&]() -> Fallible<void> {
    const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
      (void)given;
      const Tensor a = given.at(0);
      return failed<std::vector<Tensor>>(Code::data_loss, "no result: DATA_LOSS");
    };
    EAGER_TRY(const Op op_1_, host_op("fails", callback_2_, {Spec{DType::float32, {}}}));
    EAGER_TRY(const std::vector<Tensor> outputs_3_, op_1_.run({x}));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y = outputs_3_.at(0);
    return done();
  }));
  return done();
}

ROW(a_host_call_that_fails_with_deadline_exceeded, "a host call that fails with DEADLINE_EXCEEDED") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+0}));
  EAGER_DO(expect_error(Code::deadline_exceeded, "", "no result: DEADLINE_EXCEEDED", [&]() -> Fallible<void> {
    const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
      (void)given;
      const Tensor a = given.at(0);
      return failed<std::vector<Tensor>>(Code::deadline_exceeded, "no result: DEADLINE_EXCEEDED");
    };
    EAGER_TRY(const Op op_1_, host_op("fails", callback_2_, {Spec{DType::float32, {}}}));
    EAGER_TRY(const std::vector<Tensor> outputs_3_, op_1_.run({x}));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y = outputs_3_.at(0);
    return done();
  }));
  return done();
}

ROW(a_host_call_that_fails_with_failed_precondition, "a host call that fails with FAILED_PRECONDITION") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+0}));
  EAGER_DO(expect_error(Code::failed_precondition, "", "no result: FAILED_PRECONDITION", [&]() -> Fallible<void> {
    const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
      (void)given;
      const Tensor a = given.at(0);
      return failed<std::vector<Tensor>>(Code::failed_precondition, "no result: FAILED_PRECONDITION");
    };
    EAGER_TRY(const Op op_1_, host_op("fails", callback_2_, {Spec{DType::float32, {}}}));
    EAGER_TRY(const std::vector<Tensor> outputs_3_, op_1_.run({x}));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y = outputs_3_.at(0);
    return done();
  }));
  return done();
}

ROW(a_host_call_that_fails_with_internal, "a host call that fails with INTERNAL") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+0}));
  EAGER_DO(expect_error(Code::internal, "", "no result: INTERNAL", [&]() -> Fallible<void> {
    const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
      (void)given;
      const Tensor a = given.at(0);
      return failed<std::vector<Tensor>>(Code::internal, "no result: INTERNAL");
    };
    EAGER_TRY(const Op op_1_, host_op("fails", callback_2_, {Spec{DType::float32, {}}}));
    EAGER_TRY(const std::vector<Tensor> outputs_3_, op_1_.run({x}));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y = outputs_3_.at(0);
    return done();
  }));
  return done();
}

ROW(a_host_call_that_fails_with_invalid_argument, "a host call that fails with INVALID_ARGUMENT") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "", "no result: INVALID_ARGUMENT", [&]() -> Fallible<void> {
    const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
      (void)given;
      const Tensor a = given.at(0);
      return failed<std::vector<Tensor>>(Code::invalid_argument, "no result: INVALID_ARGUMENT");
    };
    EAGER_TRY(const Op op_1_, host_op("fails", callback_2_, {Spec{DType::float32, {}}}));
    EAGER_TRY(const std::vector<Tensor> outputs_3_, op_1_.run({x}));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y = outputs_3_.at(0);
    return done();
  }));
  return done();
}

ROW(a_host_call_that_fails_with_not_found, "a host call that fails with NOT_FOUND") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+0}));
  EAGER_DO(expect_error(Code::not_found, "", "no result: NOT_FOUND", [&]() -> Fallible<void> {
    const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
      (void)given;
      const Tensor a = given.at(0);
      return failed<std::vector<Tensor>>(Code::not_found, "no result: NOT_FOUND");
    };
    EAGER_TRY(const Op op_1_, host_op("fails", callback_2_, {Spec{DType::float32, {}}}));
    EAGER_TRY(const std::vector<Tensor> outputs_3_, op_1_.run({x}));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y = outputs_3_.at(0);
    return done();
  }));
  return done();
}

ROW(a_host_call_that_fails_with_out_of_range, "a host call that fails with OUT_OF_RANGE") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+0}));
  EAGER_DO(expect_error(Code::out_of_range, "", "no result: OUT_OF_RANGE", [&]() -> Fallible<void> {
    const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
      (void)given;
      const Tensor a = given.at(0);
      return failed<std::vector<Tensor>>(Code::out_of_range, "no result: OUT_OF_RANGE");
    };
    EAGER_TRY(const Op op_1_, host_op("fails", callback_2_, {Spec{DType::float32, {}}}));
    EAGER_TRY(const std::vector<Tensor> outputs_3_, op_1_.run({x}));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y = outputs_3_.at(0);
    return done();
  }));
  return done();
}

ROW(a_host_call_that_fails_with_permission_denied, "a host call that fails with PERMISSION_DENIED") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+0}));
  EAGER_DO(expect_error(Code::permission_denied, "", "no result: PERMISSION_DENIED", [&]() -> Fallible<void> {
    const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
      (void)given;
      const Tensor a = given.at(0);
      return failed<std::vector<Tensor>>(Code::permission_denied, "no result: PERMISSION_DENIED");
    };
    EAGER_TRY(const Op op_1_, host_op("fails", callback_2_, {Spec{DType::float32, {}}}));
    EAGER_TRY(const std::vector<Tensor> outputs_3_, op_1_.run({x}));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y = outputs_3_.at(0);
    return done();
  }));
  return done();
}

ROW(a_host_call_that_fails_with_resource_exhausted, "a host call that fails with RESOURCE_EXHAUSTED") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+0}));
  EAGER_DO(expect_error(Code::resource_exhausted, "", "no result: RESOURCE_EXHAUSTED", [&]() -> Fallible<void> {
    const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
      (void)given;
      const Tensor a = given.at(0);
      return failed<std::vector<Tensor>>(Code::resource_exhausted, "no result: RESOURCE_EXHAUSTED");
    };
    EAGER_TRY(const Op op_1_, host_op("fails", callback_2_, {Spec{DType::float32, {}}}));
    EAGER_TRY(const std::vector<Tensor> outputs_3_, op_1_.run({x}));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y = outputs_3_.at(0);
    return done();
  }));
  return done();
}

ROW(a_host_call_that_fails_with_unavailable, "a host call that fails with UNAVAILABLE") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+0}));
  EAGER_DO(expect_error(Code::unavailable, "", "no result: UNAVAILABLE", [&]() -> Fallible<void> {
    const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
      (void)given;
      const Tensor a = given.at(0);
      return failed<std::vector<Tensor>>(Code::unavailable, "no result: UNAVAILABLE");
    };
    EAGER_TRY(const Op op_1_, host_op("fails", callback_2_, {Spec{DType::float32, {}}}));
    EAGER_TRY(const std::vector<Tensor> outputs_3_, op_1_.run({x}));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y = outputs_3_.at(0);
    return done();
  }));
  return done();
}

ROW(a_host_call_that_fails_with_unimplemented, "a host call that fails with UNIMPLEMENTED") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+0}));
  EAGER_DO(expect_error(Code::unimplemented, "", "no result: UNIMPLEMENTED", [&]() -> Fallible<void> {
    const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
      (void)given;
      const Tensor a = given.at(0);
      return failed<std::vector<Tensor>>(Code::unimplemented, "no result: UNIMPLEMENTED");
    };
    EAGER_TRY(const Op op_1_, host_op("fails", callback_2_, {Spec{DType::float32, {}}}));
    EAGER_TRY(const std::vector<Tensor> outputs_3_, op_1_.run({x}));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y = outputs_3_.at(0);
    return done();
  }));
  return done();
}

ROW(a_host_call_that_fails_with_unknown, "a host call that fails with UNKNOWN") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+0}));
  EAGER_DO(expect_error(Code::unknown, "", "no result: UNKNOWN", [&]() -> Fallible<void> {
    const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
      (void)given;
      const Tensor a = given.at(0);
      return failed<std::vector<Tensor>>(Code::unknown, "no result: UNKNOWN");
    };
    EAGER_TRY(const Op op_1_, host_op("fails", callback_2_, {Spec{DType::float32, {}}}));
    EAGER_TRY(const std::vector<Tensor> outputs_3_, op_1_.run({x}));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y = outputs_3_.at(0);
    return done();
  }));
  return done();
}

ROW(a_host_call_that_gives_another_dtype, "a host call that gives another dtype") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
      (void)given;
      const Tensor a = given.at(0);
      return std::vector<Tensor>{a};
    };
    EAGER_TRY(const Op op_1_, host_op("wrong", callback_2_, {Spec{DType::float64, {2}}}));
    EAGER_TRY(const std::vector<Tensor> outputs_3_, op_1_.run({x}));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y = outputs_3_.at(0);
    return done();
  }));
  return done();
}

ROW(a_host_call_that_gives_another_shape, "a host call that gives another shape") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
      (void)given;
      const Tensor a = given.at(0);
      return std::vector<Tensor>{a};
    };
    EAGER_TRY(const Op op_1_, host_op("wrong", callback_2_, {Spec{DType::float32, {3}}}));
    EAGER_TRY(const std::vector<Tensor> outputs_3_, op_1_.run({x}));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y = outputs_3_.at(0);
    return done();
  }));
  return done();
}

ROW(a_learning_rate_that_is_a_variable_then_a_tensor, "a learning rate that is a variable, then a tensor") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Variable v, Variable::make(x, ""));
  EAGER_TRY(const Tensor half, floats(DType::float32, {}, {0x1p-1}));
  EAGER_TRY(const Variable rate, Variable::make(half, "", false));
  EAGER_TRY(const SGD sgd, SGD::make());
  EAGER_DO(sgd.set_learning_rate(rate));
  EAGER_TRY(const Tensor g, floats(DType::float32, {2}, {0x1p+0, -0x1p+0}));
  EAGER_DO(sgd.apply({g}, {v}));
  EAGER_TRY(const Tensor quarter, floats(DType::float32, {}, {0x1p-2}));
  EAGER_DO(rate.assign(quarter));
  EAGER_DO(sgd.apply({g}, {v}));
  EAGER_TRY(const Tensor a, v.read());
  EAGER_DO(expect_floats(a, DType::float32, {2}, {0x1p-2, 0x1.6p+1}));
  EAGER_TRY(const Tensor two, floats(DType::float64, {}, {0x1p+1}));
  EAGER_DO(sgd.set_learning_rate(two));
  EAGER_DO(sgd.apply({g}, {v}));
  EAGER_TRY(const Tensor b, v.read());
  EAGER_DO(expect_floats(b, DType::float32, {2}, {-0x1.cp+0, 0x1.3p+2}));
  return done();
}

ROW(a_loop_that_assigns_a_variable_in_each_iteration, "a loop that assigns a variable in each iteration") {
  EAGER_TRY(const Tensor zero, integers(DType::int64, {}, {0}));
  EAGER_TRY(const Variable sum, Variable::make(zero, "", false));
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_f = given.at(0);
    EAGER_DO(sum.assign_add(x_f));
    EAGER_TRY(const Tensor so_far, sum.read());
    return std::vector<Tensor>{so_far};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::int64, {}}}, "f"));
  const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_g = given.at(0);
    EAGER_TRY(const std::vector<Tensor> outputs_3_, eager::map({x_g}, f));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y_g = outputs_3_.at(0);
    return std::vector<Tensor>{y_g};
  };
  EAGER_TRY(const Function g, Function::trace_list(callback_2_, {Spec{DType::int64, {-1}}}, "g"));
  EAGER_TRY(const Tensor x, integers(DType::int64, {3}, {1, 2, 3}));
  EAGER_TRY(const Tensor y0, g(x));
  EAGER_DO(expect_integers(y0, DType::int64, {3}, {1, 3, 6}));
  EAGER_TRY(const Tensor y1, g(x));
  EAGER_DO(expect_integers(y1, DType::int64, {3}, {7, 9, 12}));
  return done();
}

ROW(a_network_of_two_layers_and_its_gradients, "a network of two layers and its gradients") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1, 0x1p-2, -0x1.8p+1}));
  EAGER_TRY(const Tensor labels, integers(DType::int32, {3}, {0, 1, 1}));
  EAGER_TRY(const Tensor w1_0, floats(DType::float64, {2, 3}, {0x1p-1, -0x1p+0, 0x1p-2, 0x1p+0, 0x1.8p-1, -0x1p-1}));
  EAGER_TRY(const Variable w1, Variable::make(w1_0, "w1"));
  EAGER_TRY(const Tensor b1_0, floats(DType::float64, {3}, {0x1p-3, 0x0p+0, -0x1p-2}));
  EAGER_TRY(const Variable b1, Variable::make(b1_0, "b1"));
  EAGER_TRY(const Tensor w2_0, floats(DType::float64, {3, 2}, {0x1p+0, -0x1p-1, 0x1p-2, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_TRY(const Variable w2, Variable::make(w2_0, "w2"));
  EAGER_TRY(const Tensor b2_0, floats(DType::float64, {2}, {0x0p+0, 0x1p-1}));
  EAGER_TRY(const Variable b2, Variable::make(b2_0, "b2"));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_TRY(const Tensor w1_r, w1.read());
  EAGER_TRY(const Tensor b1_r, b1.read());
  EAGER_TRY(const Tensor w2_r, w2.read());
  EAGER_TRY(const Tensor b2_r, b2.read());
  EAGER_TRY(const Tensor a, eager::matmul(x, w1_r));
  EAGER_TRY(const Tensor b, eager::bias_add(a, b1_r));
  EAGER_TRY(const Tensor h, eager::tanh(b));
  EAGER_TRY(const Tensor c, eager::matmul(h, w2_r));
  EAGER_TRY(const Tensor z, eager::add(c, b2_r));
  EAGER_TRY(const Tensor losses, eager::sparse_softmax_cross_entropy_with_logits(z, labels));
  EAGER_TRY(const Tensor mean, eager::mean(losses));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({mean}, {w1, b1, w2, b2}));
  EAGER_DO(expect_count(outputs_1_, 4));
  const Tensor d_w1 = outputs_1_.at(0);
  const Tensor d_b1 = outputs_1_.at(1);
  const Tensor d_w2 = outputs_1_.at(2);
  const Tensor d_b2 = outputs_1_.at(3);
  EAGER_DO(expect_floats(mean, DType::float64, {}, {0x1.068c168bdeeccp-2}, 8.0));
  EAGER_DO(expect_floats(d_w1, DType::float64, {2, 3}, {-0x1.2716934da7824p-3, 0x1.12fc49f8b63d8p-3, 0x1.001e43219a4d2p-3, 0x1.0008ffd20fa3bp-4, 0x1.76570c063b21p-3, 0x1.c7cbbb7efa6e7p-4}, 256.0));
  EAGER_DO(expect_floats(d_b1, DType::float64, {3}, {0x1.21b6d2444a9cfp-3, 0x1.cb7ed8ce53609p-5, -0x1.052520afb72c7p-4}, 256.0));
  EAGER_DO(expect_floats(d_w2, DType::float64, {3, 2}, {-0x1.d7a600e4fafe6p-4, 0x1.d7a600e4fafe6p-4, -0x1.44b94ecb28835p-8, 0x1.44b94ecb28835p-8, 0x1.5c8baae3e70c5p-5, -0x1.5c8baae3e70c5p-5}, 256.0));
  EAGER_DO(expect_floats(d_b2, DType::float64, {2}, {0x1.579ad3de83d51p-4, -0x1.579ad3de83d51p-4}, 256.0));
  return done();
}

ROW(a_network_of_two_layers_and_its_gradients_in_a_function, "a network of two layers and its gradients in a function") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1, 0x1p-2, -0x1.8p+1}));
  EAGER_TRY(const Tensor labels, integers(DType::int32, {3}, {0, 1, 1}));
  EAGER_TRY(const Tensor w1_0, floats(DType::float64, {2, 3}, {0x1p-1, -0x1p+0, 0x1p-2, 0x1p+0, 0x1.8p-1, -0x1p-1}));
  EAGER_TRY(const Variable w1, Variable::make(w1_0, "w1"));
  EAGER_TRY(const Tensor b1_0, floats(DType::float64, {3}, {0x1p-3, 0x0p+0, -0x1p-2}));
  EAGER_TRY(const Variable b1, Variable::make(b1_0, "b1"));
  EAGER_TRY(const Tensor w2_0, floats(DType::float64, {3, 2}, {0x1p+0, -0x1p-1, 0x1p-2, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_TRY(const Variable w2, Variable::make(w2_0, "w2"));
  EAGER_TRY(const Tensor b2_0, floats(DType::float64, {2}, {0x0p+0, 0x1p-1}));
  EAGER_TRY(const Variable b2, Variable::make(b2_0, "b2"));
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_f = given.at(0);
    const Tensor labels_f = given.at(1);
    EAGER_TRY(const Tensor w1_r, w1.read());
    EAGER_TRY(const Tensor b1_r, b1.read());
    EAGER_TRY(const Tensor w2_r, w2.read());
    EAGER_TRY(const Tensor b2_r, b2.read());
    EAGER_TRY(const Tensor a, eager::matmul(x_f, w1_r));
    EAGER_TRY(const Tensor b, eager::bias_add(a, b1_r));
    EAGER_TRY(const Tensor h, eager::tanh(b));
    EAGER_TRY(const Tensor c, eager::matmul(h, w2_r));
    EAGER_TRY(const Tensor z, eager::add(c, b2_r));
    EAGER_TRY(const Tensor losses, eager::sparse_softmax_cross_entropy_with_logits(z, labels_f));
    EAGER_TRY(const Tensor mean, eager::mean(losses));
    return std::vector<Tensor>{mean};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float64, {-1, 2}}, Spec{DType::int32, {-1}}}, "f"));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_TRY(const Tensor loss, f(x, labels));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({loss}, {w1, b1, w2, b2}));
  EAGER_DO(expect_count(outputs_2_, 4));
  const Tensor d_w1 = outputs_2_.at(0);
  const Tensor d_b1 = outputs_2_.at(1);
  const Tensor d_w2 = outputs_2_.at(2);
  const Tensor d_b2 = outputs_2_.at(3);
  EAGER_DO(expect_floats(loss, DType::float64, {}, {0x1.068c168bdeeccp-2}, 8.0));
  EAGER_DO(expect_floats(d_w1, DType::float64, {2, 3}, {-0x1.2716934da7824p-3, 0x1.12fc49f8b63d8p-3, 0x1.001e43219a4d2p-3, 0x1.0008ffd20fa3bp-4, 0x1.76570c063b21p-3, 0x1.c7cbbb7efa6e7p-4}, 256.0));
  EAGER_DO(expect_floats(d_b1, DType::float64, {3}, {0x1.21b6d2444a9cfp-3, 0x1.cb7ed8ce53609p-5, -0x1.052520afb72c7p-4}, 256.0));
  EAGER_DO(expect_floats(d_w2, DType::float64, {3, 2}, {-0x1.d7a600e4fafe6p-4, 0x1.d7a600e4fafe6p-4, -0x1.44b94ecb28835p-8, 0x1.44b94ecb28835p-8, 0x1.5c8baae3e70c5p-5, -0x1.5c8baae3e70c5p-5}, 256.0));
  EAGER_DO(expect_floats(d_b2, DType::float64, {2}, {0x1.579ad3de83d51p-4, -0x1.579ad3de83d51p-4}, 256.0));
  return done();
}

ROW(a_persistent_tape_gives_any_number_of_gradients, "a persistent tape gives any number of gradients") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make(TapeOptions().persistent(true)));
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  EAGER_TRY(const Tensor z, eager::multiply(y, x));
  EAGER_TRY(const Tensor a, tape.gradient(y, x));
  EAGER_TRY(const Tensor b, tape.gradient(z, x));
  EAGER_TRY(const Tensor c, tape.gradient(z, y));
  EAGER_DO(expect_floats(a, DType::float32, {2}, {0x1p+1, 0x1p+2}));
  EAGER_DO(expect_floats(b, DType::float32, {2}, {0x1.8p+1, 0x1.8p+3}));
  EAGER_DO(expect_floats(c, DType::float32, {2}, {0x1p+0, 0x1p+1}));
  return done();
}

ROW(a_reset_forgets_watches_and_records, "a reset forgets watches and records") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make(TapeOptions().persistent(true)));
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  EAGER_DO(tape.reset());
  EAGER_TRY(const Tensor z, eager::square(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y, z}, {x}));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor a = outputs_1_.at(0);
  EAGER_DO(expect_none(a));
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor w, eager::square(x));
  EAGER_TRY(const Tensor b, tape.gradient(w, x));
  EAGER_DO(expect_floats(b, DType::float32, {}, {0x1.8p+2}));
  return done();
}

ROW(a_seed_begins_a_stream, "a seed begins a stream") {
  EAGER_DO(set_seed(5));
  EAGER_TRY(const Tensor a, eager::random_uniform(RandomUniformOptions().shape({5})));
  EAGER_DO(expect_floats(a, DType::float32, {5}, {0x1.2952a8p-3, 0x1.513566p-1, 0x1.7db86p-2, 0x1.b69024p-1, 0x1.0b64p-1}));
  EAGER_TRY(const Tensor b, eager::random_uniform(RandomUniformOptions().shape({3}).dtype(DType::float64)));
  EAGER_DO(expect_floats(b, DType::float64, {3}, {0x1.a855df9341f88p-3, 0x1.9fe182a339c9cp-3, 0x1.9bb2c7c4659c6p-1}));
  EAGER_TRY(const Tensor c, eager::random_uniform(RandomUniformOptions().shape({2}).seed(1)));
  EAGER_TRY(const Tensor d, eager::random_normal(RandomNormalOptions().shape({2})));
  EAGER_DO(expect_floats(d, DType::float32, {2}, {-0x1.7316d6p+0, 0x1.2e0a22p-1}, 64.0));
  EAGER_DO(set_seed(5));
  EAGER_TRY(const Tensor e, eager::random_uniform(RandomUniformOptions().shape({5})));
  EAGER_DO(expect_floats(e, DType::float32, {5}, {0x1.2952a8p-3, 0x1.513566p-1, 0x1.7db86p-2, 0x1.b69024p-1, 0x1.0b64p-1}));
  EAGER_DO(set_seed(0));
  EAGER_TRY(const Tensor f, eager::random_uniform(RandomUniformOptions().shape({2})));
  EAGER_DO(expect_floats(f, DType::float32, {2}, {0x1.53c72cp-1, 0x1.265e9p-3}));
  return done();
}

ROW(a_slice_of_a_variable, "a slice of a variable") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Variable v, Variable::make(x, ""));
  EAGER_TRY(const Tensor begin, integers(DType::int32, {2}, {1, 1}));
  EAGER_TRY(const Tensor y, floats(DType::float32, {1, 2}, {0x1.cp+2, 0x1p+3}));
  EAGER_DO(v.assign_slice(begin, y));
  EAGER_TRY(const Tensor changed, v.read());
  EAGER_DO(expect_floats(changed, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.cp+2, 0x1p+3}));
  EAGER_DO(expect_floats(x, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor beyond, integers(DType::int64, {2}, {1, 2}));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_DO(v.assign_slice(beyond, y));
    return done();
  }));
  EAGER_TRY(const Tensor short_, integers(DType::int64, {1}, {1}));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_DO(v.assign_slice(short_, y));
    return done();
  }));
  EAGER_TRY(const Tensor other, floats(DType::float64, {1, 2}, {0x1.cp+2, 0x1p+3}));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_DO(v.assign_slice(begin, other));
    return done();
  }));
  EAGER_TRY(const Tensor same, v.read());
  EAGER_DO(expect_floats(same, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.cp+2, 0x1p+3}));
  return done();
}

ROW(a_step_of_training_is_saved, "a step of training is saved") {
  EAGER_TRY(const Tensor x0, floats(DType::float64, {2}, {0x1p+0, -0x1p+1}));
  EAGER_TRY(const Variable v, Variable::make(x0, "v"));
  EAGER_TRY(const Adam adam, Adam::make(AdamOptions().learning_rate(0x1p-2)));
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor target = given.at(0);
    EAGER_TRY(Tape tape, Tape::make());
    EAGER_TRY(const Tensor x, v.read());
    EAGER_TRY(const Tensor y, eager::squared_difference(x, target));
    EAGER_TRY(const Tensor loss, eager::sum(y));
    EAGER_TRY(const Tensor g, tape.gradient(loss, v));
    EAGER_DO(adam.apply({g}, {v}));
    return std::vector<Tensor>{loss};
  };
  EAGER_TRY(const Function step, Function::trace_list(callback_1_, {Spec{DType::float64, {2}}}, "step"));
  EAGER_TRY(const Tensor t, floats(DType::float64, {2}, {0x1.8p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor loss0, step(t));
  EAGER_DO(expect_floats(loss0, DType::float64, {}, {0x1.dp+4}, 64.0));
  EAGER_TRY(const Tensor loss1, step(t));
  EAGER_DO(expect_floats(loss1, DType::float64, {}, {0x1.9a00000139886p+4}, 64.0));
  EAGER_DO(save(step, "step.eager"));
  return done();
}

ROW(a_step_of_training_that_any_language_saved_goes_on_learning, "a step of training that any language saved goes on learning") {
  EAGER_TRY(const Tensor t, floats(DType::float64, {2}, {0x1.8p+1, 0x1.8p+1}));
  EAGER_TRY(const std::vector<std::string> paths_1_, saved("step.eager"));
  for (const std::string& path : paths_1_) {
    EAGER_TRY(const Function step, Function::load(path));
    EAGER_TRY(const Variable v, step.variables().at(0));
    EAGER_TRY(const Tensor start, v.read());
    EAGER_DO(expect_floats(start, DType::float64, {2}, {0x1.7fa2e477f9ab9p+0, -0x1.801b46ebcca9ep+0}, 64.0));
    EAGER_TRY(const Tensor loss0, step(t));
    EAGER_DO(expect_floats(loss0, DType::float64, {}, {0x1.6820cf5a75224p+4}, 64.0));
    EAGER_TRY(const Tensor loss1, step(t));
    EAGER_DO(expect_floats(loss1, DType::float64, {}, {0x1.3a6f3ad5de9ccp+4}, 64.0));
    EAGER_TRY(const Tensor end, v.read());
    EAGER_DO(expect_floats(end, DType::float64, {2}, {0x1.fc6a7599b0922p+0, -0x1.00f68fdb7e535p+0}, 64.0));
  }
  return done();
}

ROW(a_symbolic_tensor_has_no_text, "a symbolic tensor has no text") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    EAGER_TRY(const Tensor y, eager::square(x));
    EAGER_DO(expect_error(Code::failed_precondition, whatever, whatever, [&]() -> Fallible<void> {
      EAGER_DO(expect_text(y, ""));
      return done();
    }));
    return std::vector<Tensor>{y};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float32, {2}}}, "f"));
  return done();
}

ROW(a_tape_gives_one_gradient, "a tape gives one gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  EAGER_TRY(const Tensor a, tape.gradient(y, x));
  EAGER_DO(expect_error(Code::failed_precondition, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor b, tape.gradient(y, x));
    return done();
  }));
  return done();
}

ROW(a_tape_in_a_function, "a tape in a function") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    EAGER_TRY(Tape tape, Tape::make());
    EAGER_DO(tape.watch(x));
    EAGER_TRY(const Tensor e, eager::exp(x));
    EAGER_TRY(const Tensor y, eager::multiply(e, x));
    EAGER_TRY(const Tensor g, tape.gradient(y, x));
    return std::vector<Tensor>{g};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float32, {}}}, "f"));
  EAGER_TRY(const Tensor a, floats(DType::float32, {}, {0x0p+0}));
  EAGER_TRY(Tape outside, Tape::make());
  EAGER_DO(outside.watch(a));
  EAGER_TRY(const Tensor b, f(a));
  EAGER_TRY(const Tensor c, outside.gradient(b, a));
  EAGER_DO(expect_floats(b, DType::float32, {}, {0x1p+0}));
  EAGER_DO(expect_floats(c, DType::float32, {}, {0x1p+1}));
  return done();
}

ROW(a_tape_that_ignores_variables, "a tape that ignores variables") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Variable v, Variable::make(x, ""));
  EAGER_TRY(const Variable w, Variable::make(x, ""));
  EAGER_TRY(Tape tape, Tape::make(TapeOptions().ignore_variables(true)));
  EAGER_DO(tape.watch(w));
  EAGER_TRY(const Tensor a, v.read());
  EAGER_TRY(const Tensor b, w.read());
  EAGER_TRY(const Tensor y, eager::multiply(a, b));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {v, w}));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_v = outputs_1_.at(0);
  const Tensor d_w = outputs_1_.at(1);
  EAGER_DO(expect_none(d_v));
  EAGER_DO(expect_floats(d_w, DType::float32, {2}, {0x1p+0, 0x1p+1}));
  return done();
}

ROW(a_tape_that_pauses_does_not_see, "a tape that pauses does not see") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make(TapeOptions().persistent(true)));
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  EAGER_DO(tape.pause());
  EAGER_DO(tape.pause());
  EAGER_TRY(const Tensor hidden, eager::square(x));
  EAGER_DO(tape.resume());
  EAGER_TRY(const Tensor hidden_too, eager::negative(x));
  EAGER_DO(tape.resume());
  EAGER_TRY(const Tensor z, eager::multiply(y, x));
  EAGER_TRY(const Tensor a, tape.gradient(z, x));
  EAGER_DO(expect_floats(a, DType::float32, {}, {0x1.bp+4}));
  EAGER_TRY(const Tensor d_hidden, tape.gradient(hidden, x));
  EAGER_DO(expect_none(d_hidden));
  EAGER_TRY(const Tensor d_hidden_too, tape.gradient(hidden_too, x));
  EAGER_DO(expect_none(d_hidden_too));
  return done();
}

ROW(a_tensor_of_rank_32, "a tensor of rank 32") {
  EAGER_TRY(const Tensor x, integers(DType::int8, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2}, {3, 3}));
  EAGER_TRY(const Tensor y, eager::add(x, x));
  EAGER_DO(expect_integers(y, DType::int8, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2}, {6, 6}));
  return done();
}

ROW(a_traced_function_goes_on_with_its_caller_s_stream, "a traced function goes on with its caller's stream") {
  EAGER_DO(set_seed(3));
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    EAGER_TRY(const Tensor x, eager::random_uniform(RandomUniformOptions().shape({3})));
    return std::vector<Tensor>{x};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {}, "f"));
  EAGER_TRY(const Tensor y0, f());
  EAGER_DO(expect_floats(y0, DType::float32, {3}, {0x1.bad9c8p-2, 0x1.1d5af4p-1, 0x1.02b0ep-4}));
  EAGER_TRY(const Tensor y1, f());
  EAGER_DO(expect_floats(y1, DType::float32, {3}, {0x1.0dc668p-3, 0x1.48e51cp-2, 0x1.b69984p-2}));
  return done();
}

ROW(a_variable_of_bfloat16, "a variable of bfloat16") {
  EAGER_TRY(const Tensor x, floats(DType::bfloat16, {1, 2}, {0x0p+0, 0x1p+0}));
  EAGER_TRY(const Variable v, Variable::make(x, "", false));
  EAGER_TRY(const Tensor y, floats(DType::bfloat16, {1, 2}, {0x1p+0, 0x1p+0}));
  EAGER_DO(v.assign(y));
  EAGER_TRY(const Tensor z, v.read());
  EAGER_DO(expect_floats(z, DType::bfloat16, {1, 2}, {0x1p+0, 0x1p+0}));
  return done();
}

ROW(a_variable_of_bool, "a variable of bool") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {1, 2}, {false, true}));
  EAGER_TRY(const Variable v, Variable::make(x, "", false));
  EAGER_TRY(const Tensor y, booleans(DType::bool_, {1, 2}, {true, true}));
  EAGER_DO(v.assign(y));
  EAGER_TRY(const Tensor z, v.read());
  EAGER_DO(expect_booleans(z, DType::bool_, {1, 2}, {true, true}));
  return done();
}

ROW(a_variable_of_complex128, "a variable of complex128") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {1, 2}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Variable v, Variable::make(x, "", false));
  EAGER_TRY(const Tensor y, complexes(DType::complex128, {1, 2}, {{0x1p+0, 0x0p+0}, {0x1p+0, 0x0p+0}}));
  EAGER_DO(v.assign(y));
  EAGER_TRY(const Tensor z, v.read());
  EAGER_DO(expect_complexes(z, DType::complex128, {1, 2}, {{0x1p+0, 0x0p+0}, {0x1p+0, 0x0p+0}}));
  return done();
}

ROW(a_variable_of_int8, "a variable of int8") {
  EAGER_TRY(const Tensor x, integers(DType::int8, {1, 2}, {0, 1}));
  EAGER_TRY(const Variable v, Variable::make(x, "", false));
  EAGER_TRY(const Tensor y, integers(DType::int8, {1, 2}, {1, 1}));
  EAGER_DO(v.assign(y));
  EAGER_TRY(const Tensor z, v.read());
  EAGER_DO(expect_integers(z, DType::int8, {1, 2}, {1, 1}));
  return done();
}

ROW(a_variable_of_uint64, "a variable of uint64") {
  EAGER_TRY(const Tensor x, unsigneds(DType::uint64, {1, 2}, {0u, 1u}));
  EAGER_TRY(const Variable v, Variable::make(x, "", false));
  EAGER_TRY(const Tensor y, unsigneds(DType::uint64, {1, 2}, {1u, 1u}));
  EAGER_DO(v.assign(y));
  EAGER_TRY(const Tensor z, v.read());
  EAGER_DO(expect_unsigneds(z, DType::uint64, {1, 2}, {1u, 1u}));
  return done();
}

ROW(a_variable_without_a_gradient_stays_and_the_step_counts, "a variable without a gradient stays, and the step counts") {
  EAGER_TRY(const Tensor a0, floats(DType::float64, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Variable a, Variable::make(a0, "a"));
  EAGER_TRY(const Tensor b0, floats(DType::float64, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Variable b, Variable::make(b0, "b"));
  EAGER_TRY(const Adam adam, Adam::make(AdamOptions().learning_rate(0x1p-3)));
  EAGER_TRY(const Tensor g, floats(DType::float64, {2}, {0x1p+0, -0x1.8p+1}));
  EAGER_DO(adam.apply({g, Tensor()}, {a, b}));
  EAGER_DO(adam.apply({g, g}, {a, b}));
  EAGER_TRY(const Tensor a1, a.read());
  EAGER_DO(expect_floats(a1, DType::float64, {2}, {0x1.80000015798eep-1, 0x1.1ffffffe35decp+1}, 8.0));
  EAGER_TRY(const Tensor b1, b.read());
  EAGER_DO(expect_floats(b1, DType::float64, {2}, {0x1.d0600ffd0df47p-1, 0x1.0be7fc029e832p+1}, 8.0));
  return done();
}

ROW(a_variable_s_values, "a variable's values") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Variable v, Variable::make(x, "v"));
  EAGER_TRY(const Tensor before, v.read());
  EAGER_TRY(const Tensor y, floats(DType::float32, {2}, {0x1.4p+3, 0x1.4p+4}));
  EAGER_DO(v.assign_add(y));
  EAGER_TRY(const Tensor r0, v.read());
  EAGER_DO(expect_floats(r0, DType::float32, {2}, {0x1.6p+3, 0x1.6p+4}));
  EAGER_DO(v.assign_sub(y));
  EAGER_TRY(const Tensor r1, v.read());
  EAGER_DO(expect_floats(r1, DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(v.assign(y));
  EAGER_TRY(const Tensor r2, v.read());
  EAGER_DO(expect_floats(r2, DType::float32, {2}, {0x1.4p+3, 0x1.4p+4}));
  EAGER_TRY(const Tensor half, Tensor::weak(0x1p-1));
  EAGER_DO(v.assign_add(half));
  EAGER_TRY(const Tensor last, v.read());
  EAGER_DO(expect_floats(last, DType::float32, {2}, {0x1.5p+3, 0x1.48p+4}));
  EAGER_DO(expect_floats(before, DType::float32, {2}, {0x1p+0, 0x1p+1}));
  return done();
}

ROW(a_weak_float_gives_float64_all_its_digits, "a weak float gives float64 all its digits") {
  EAGER_TRY(const Tensor tenth, Tensor::weak(0x1.999999999999ap-4));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {1}, {0x0p+0}));
  EAGER_TRY(const Tensor y_float16, eager::add(x_float16, tenth));
  EAGER_DO(expect_floats(y_float16, DType::float16, {1}, {0x1.998p-4}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {1}, {0x0p+0}));
  EAGER_TRY(const Tensor y_bfloat16, eager::add(x_bfloat16, tenth));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {1}, {0x1.9ap-4}));
  EAGER_TRY(const Tensor x_float32, floats(DType::float32, {1}, {0x0p+0}));
  EAGER_TRY(const Tensor y_float32, eager::add(x_float32, tenth));
  EAGER_DO(expect_floats(y_float32, DType::float32, {1}, {0x1.99999ap-4}));
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {1}, {0x0p+0}));
  EAGER_TRY(const Tensor y_float64, eager::add(x_float64, tenth));
  EAGER_DO(expect_floats(y_float64, DType::float64, {1}, {0x1.999999999999ap-4}));
  return done();
}

ROW(a_weak_integer_beside_int64_has_64_bits, "a weak integer beside int64 has 64 bits") {
  EAGER_TRY(const Tensor x, integers(DType::int64, {1}, {1}));
  EAGER_TRY(const Tensor n, Tensor::weak(int64_t(4611686018427387905)));
  EAGER_TRY(const Tensor y, eager::add(x, n));
  EAGER_DO(expect_integers(y, DType::int64, {1}, {4611686018427387906}));
  return done();
}

ROW(a_weak_scalar_takes_a_function_s_dtype, "a weak scalar takes a function's dtype") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    EAGER_TRY(const Tensor y, eager::add(x, x));
    return std::vector<Tensor>{y};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float64, {}}}, "f"));
  EAGER_TRY(const Tensor a, Tensor::weak(0x1.999999999999ap-4));
  EAGER_TRY(const Tensor b, f(a));
  EAGER_DO(expect_floats(b, DType::float64, {}, {0x1.999999999999ap-3}));
  return done();
}

ROW(abs_and_its_gradient, "abs and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::abs(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1p+1, 0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {-0x1p+0, -0x1p-1, 0x1p+1, 0x1p-2}, 1.0));
  return done();
}

ROW(abs_of_other_dtypes, "abs of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::abs(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1p+1, 0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::abs(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1p+1, 0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::abs(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1p+1, 0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  return done();
}

ROW(acos_and_its_gradient, "acos and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::acos(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.359d26p+1, 0x1.b23532p+0, 0x1.0c1524p+0, 0x1.02be9cp-1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {-0x1.83091ep+0, -0x1.020614p-1, -0x1.279a74p+1, -0x1.08654ap-1}, 8.0));
  return done();
}

ROW(acos_of_other_dtypes, "acos of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1}));
  EAGER_TRY(const Tensor y_float64, eager::acos(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1.359d26f93b6c3p+1, 0x1.b235315c680dcp+0, 0x1.0c152382d7366p+0, 0x1.02be9ce0b87cdp-1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1}));
  EAGER_TRY(const Tensor y_float16, eager::acos(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1.358p+1, 0x1.b24p+0, 0x1.0cp+0, 0x1.02cp-1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::acos(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.36p+1, 0x1.b2p+0, 0x1.0cp+0, 0x1.02p-1}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {2}, {0, 1}));
  EAGER_TRY(const Tensor y_int64, eager::acos(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {2}, {0x1.921fb54442d18p+0, 0x0p+0}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {2}, {0, 1}));
  EAGER_TRY(const Tensor y_uint8, eager::acos(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {2}, {0x1.921fb6p+0, 0x0p+0}, 4.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::acos(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{0x1.2c2a2cp+0, -0x1.7c947ep-1}, {0x1.50e4cap+1, -0x1.cc3bcap-1}, {0x1.edb6bep-1, 0x1.9f5bc6p+0}}, 8.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{-0x1.927a8p-1, 0x1.ab8932p-3}, {0x1.6386d2p-1, -0x1.15963ap-1}, {-0x1.bb170cp-1, -0x1.7c455ep-4}}, 16.0));
  return done();
}

ROW(acos_of_what_is_no_finite_number, "acos of what is no finite number") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p+1, -0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor y, eager::acos(x));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {NaN, NaN, 0x0p+0}));
  return done();
}

ROW(acosh_and_its_gradient, "acosh and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {0x1.4p+0, 0x1.8p+0, 0x1.8p+1, 0x1.4p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::acosh(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.62e43p-1, 0x1.ecc2cap-1, 0x1.c34366p+0, 0x1.d818b4p+1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.555556p+0, 0x1.c9f25cp-2, 0x1.6a09e6p-1, 0x1.9a1cecp-7}, 8.0));
  return done();
}

ROW(acosh_of_other_dtypes, "acosh of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {0x1.4p+0, 0x1.8p+0, 0x1.8p+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_float64, eager::acosh(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1.62e42fefa39efp-1, 0x1.ecc2caec5160ap-1, 0x1.c34366179d427p+0, 0x1.d818b3e5d4c5fp+1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {0x1.4p+0, 0x1.8p+0, 0x1.8p+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_float16, eager::acosh(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1.63p-1, 0x1.eccp-1, 0x1.c34p+0, 0x1.d8p+1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {0x1.4p+0, 0x1.8p+0, 0x1.8p+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_bfloat16, eager::acosh(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.62p-1, 0x1.ecp-1, 0x1.c4p+0, 0x1.d8p+1}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {1, 2, 9}));
  EAGER_TRY(const Tensor y_int64, eager::acosh(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.5124271980435p+0, 0x1.719218313d087p+1}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {1, 2, 9}));
  EAGER_TRY(const Tensor y_uint8, eager::acosh(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.512428p+0, 0x1.719218p+1}, 4.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::acosh(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{0x1.7c947ep-1, 0x1.2c2a2cp+0}, {0x1.cc3bcap-1, 0x1.50e4cap+1}, {0x1.9f5bc6p+0, -0x1.edb6bep-1}}, 8.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{0x1.ab8932p-3, 0x1.927a8p-1}, {-0x1.15963ap-1, -0x1.6386d2p-1}, {0x1.7c455ep-4, -0x1.bb170cp-1}}, 16.0));
  return done();
}

ROW(acosh_of_what_is_no_finite_number, "acosh of what is no finite number") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p-1, 0x1p+0, Inf}));
  EAGER_TRY(const Tensor y, eager::acosh(x));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {NaN, 0x0p+0, Inf}));
  return done();
}

ROW(adaptive_avg_pool_output_size_2_data_format_nchw, "adaptive_avg_pool output_size=2 data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 4}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::adaptive_avg_pool(x, {2}, AdaptiveAvgPoolOptions().data_format(DataFormat::nchw)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2}, {0x1.6p+2, 0x1.b8p+4, 0x1.9p+3, 0x1p+4}, 1.0));
  return done();
}

ROW(adaptive_avg_pool_output_size_3, "adaptive_avg_pool output_size=3") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 5, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::adaptive_avg_pool(x, {3}));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 2}, {0x1.6p+3, 0x1.6p+4, 0x1.355556p+4, 0x1.2p+4, 0x1.58p+4, 0x1.cp+3}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 5, 2}, {0x1p-1, 0x1p-2, 0x1.2aaaaap+0, 0x1.555556p-2, 0x1.555556p-1, 0x1.555556p-4, 0x1.6aaaaap+0, 0x1.955556p+0, 0x1.8p-1, 0x1.8p+0}, 1.0));
  return done();
}

ROW(adaptive_max_pool_output_size_2_data_format_nchw, "adaptive_max_pool output_size=2 data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 4}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::adaptive_max_pool(x, {2}, AdaptiveMaxPoolOptions().data_format(DataFormat::nchw)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2}, {0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.dp+4}, 1.0));
  return done();
}

ROW(adaptive_max_pool_output_size_3, "adaptive_max_pool output_size=3") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 5, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::adaptive_max_pool(x, {3}));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 2}, {0x1.6p+4, 0x1.08p+5, 0x1.dp+4, 0x1.08p+5, 0x1.dp+4, 0x1.9p+4}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 5, 2}, {0x0p+0, 0x0p+0, 0x1p+0, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x1.cp+1, 0x0p+0, 0x0p+0, 0x1.8p+1}, 1.0));
  return done();
}

ROW(add_and_its_gradients, "add and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::add(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.cp+0, -0x1.4p+0, -0x1p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}, 1.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}, 1.0));
  return done();
}

ROW(add_of_other_dtypes, "add of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::add(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x1.cp+0, -0x1.4p+0, -0x1p+0}));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::add(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x1.cp+0, -0x1.4p+0, -0x1p+0}));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::add(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.cp+0, -0x1.4p+0, -0x1p+0}));
  EAGER_TRY(const Tensor z1, complexes(DType::complex128, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(const Tensor z2, complexes(DType::complex128, {3}, {{0x1p-1, -0x1p+0}, {0x1p+1, 0x1p-2}, {0x1p+0, 0x1p+0}}));
  EAGER_TRY(const Tensor w, eager::add(z1, z2));
  EAGER_DO(expect_complexes(w, DType::complex128, {3}, {{0x1p+0, -0x1p-2}, {0x1.8p-1, 0x1.8p-1}, {0x1.4p+1, -0x1p+0}}));
  return done();
}

ROW(affine_grid_size_2_2_align_corners_true, "affine_grid size=2,2 align_corners=True") {
  EAGER_TRY(const Tensor theta, floats(DType::float32, {1, 2, 3}, {0x1p+0, 0x1p-1, 0x1p-2, 0x0p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor y, eager::affine_grid(theta, {2, 2}, AffineGridOptions().align_corners(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2}, {-0x1.4p+0, -0x1.8p+1, 0x1.8p-1, -0x1.8p+1, -0x1p-2, 0x1p+0, 0x1.cp+0, 0x1p+0}, 4.0));
  return done();
}

ROW(affine_grid_size_2_4, "affine_grid size=2,4") {
  EAGER_TRY(const Tensor theta, floats(DType::float32, {1, 2, 3}, {0x1p+0, 0x1p-1, 0x1p-2, 0x0p+0, 0x1p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(theta));
  EAGER_TRY(const Tensor y, eager::affine_grid(theta, {2, 4}));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 4, 2}, {-0x1.8p-1, -0x1p+1, -0x1p-2, -0x1p+1, 0x1p-2, -0x1p+1, 0x1.8p-1, -0x1p+1, -0x1p-2, 0x0p+0, 0x1p-2, 0x0p+0, 0x1.8p-1, 0x0p+0, 0x1.4p+0, 0x0p+0}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_theta, tape.gradient(y, theta, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_theta, DType::float32, {1, 2, 3}, {0x1.8p-1, -0x1p-2, 0x1.4p+3, -0x1p-2, 0x0p+0, 0x1.3p+3}, 4.0));
  return done();
}

ROW(all, "all") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {2, 2}, {true, false, true, true}));
  EAGER_TRY(const Tensor y, eager::all(x));
  EAGER_DO(expect_booleans(y, DType::bool_, {}, {false}));
  return done();
}

ROW(all_axis_0_m1_keepdims_true, "all axis=0,-1 keepdims=True") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {2, 2}, {true, false, true, true}));
  EAGER_TRY(const Tensor y, eager::all(x, AllOptions().axis({0, -1}).keepdims(true)));
  EAGER_DO(expect_booleans(y, DType::bool_, {1, 1}, {false}));
  return done();
}

ROW(all_axis_1, "all axis=1") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {2, 2}, {true, false, true, true}));
  EAGER_TRY(const Tensor y, eager::all(x, AllOptions().axis({1})));
  EAGER_DO(expect_booleans(y, DType::bool_, {2}, {false, true}));
  return done();
}

ROW(all_of_float16, "all of float16") {
  EAGER_TRY(const Tensor x, floats(DType::float16, {3}, {0x0p+0, -0x0p+0, NaN}));
  EAGER_TRY(const Tensor y, eager::all(x));
  EAGER_DO(expect_booleans(y, DType::bool_, {}, {false}));
  return done();
}

ROW(an_op_that_fails_in_a_custom_gradient, "an op that fails in a custom gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g = given.at(0);
    EAGER_TRY(const Tensor three, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
    EAGER_TRY(const Tensor g_x, eager::add(g, three));
    return std::vector<Tensor>{g_x};
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x}, {y}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y2 = outputs_2_.at(0);
  EAGER_DO(expect_error(Code::invalid_argument, "add", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor d_x, tape.gradient(y2, x));
    return done();
  }));
  return done();
}

ROW(an_op_that_fails_in_a_host_call, "an op that fails in a host call") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "reshape", whatever, [&]() -> Fallible<void> {
    const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
      (void)given;
      const Tensor a = given.at(0);
      EAGER_TRY(const Tensor b, eager::reshape(a, {3}));
      return std::vector<Tensor>{b};
    };
    EAGER_TRY(const Op op_1_, host_op("fails", callback_2_, {Spec{DType::float32, {3}}}));
    EAGER_TRY(const std::vector<Tensor> outputs_3_, op_1_.run({x}));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y = outputs_3_.at(0);
    return done();
  }));
  return done();
}

ROW(an_op_that_refuses_when_a_function_runs, "an op that refuses when a function runs") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    const Tensor n = given.at(1);
    EAGER_TRY(const Tensor y, eager::gather(x, n));
    return std::vector<Tensor>{y};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::int32, {-1}}, Spec{DType::int32, {}}}, "f"));
  EAGER_TRY(const Tensor a, integers(DType::int32, {2}, {1, 2}));
  EAGER_TRY(const Tensor b, integers(DType::int32, {}, {2}));
  EAGER_DO(expect_error(Code::invalid_argument, "gather", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor c, f(a, b));
    return done();
  }));
  return done();
}

ROW(an_op_that_refuses_while_a_function_is_traced, "an op that refuses while a function is traced") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    const Tensor z = given.at(1);
    EAGER_DO(expect_error(Code::invalid_argument, "add", whatever, [&]() -> Fallible<void> {
      EAGER_TRY(const Tensor y, eager::add(x, z));
      return done();
    }));
    return std::vector<Tensor>{x};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float32, {2}}, Spec{DType::float32, {3}}}, "f"));
  EAGER_TRY(const Tensor a, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor b, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor c, f(a, b));
  EAGER_DO(expect_floats(c, DType::float32, {2}, {0x1p+0, 0x1p+1}));
  return done();
}

ROW(an_op_without_a_gradient, "an op without a gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::bitcast(x, DType::float16));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x));
  EAGER_DO(expect_none(d_x));
  return done();
}

ROW(an_op_s_parameters_in_any_number_eight_outputs_twelve_inputs, "an op's parameters in any number: eight outputs, twelve inputs") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {8}, {0, 1, 2, 3, 4, 5, 6, 7}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, eager::split(x, {8}));
  EAGER_DO(expect_count(outputs_1_, 8));
  const Tensor y0 = outputs_1_.at(0);
  const Tensor y1 = outputs_1_.at(1);
  const Tensor y2 = outputs_1_.at(2);
  const Tensor y3 = outputs_1_.at(3);
  const Tensor y4 = outputs_1_.at(4);
  const Tensor y5 = outputs_1_.at(5);
  const Tensor y6 = outputs_1_.at(6);
  const Tensor y7 = outputs_1_.at(7);
  EAGER_DO(expect_integers(y0, DType::int32, {1}, {0}));
  EAGER_DO(expect_integers(y7, DType::int32, {1}, {7}));
  EAGER_TRY(const Tensor z, eager::concat({y0, y1, y2, y3, y4, y5, y6, y7, y0, y1, y2, y3}));
  EAGER_DO(expect_integers(z, DType::int32, {12}, {0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3}));
  return done();
}

ROW(an_output_that_nothing_used_has_a_gradient_of_zeros, "an output that nothing used has a gradient of zeros") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor a, eager::square(x));
  EAGER_TRY(const Tensor b, eager::negative(x));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g_a = given.at(0);
    const Tensor g_b = given.at(1);
    EAGER_DO(expect_floats(g_b, DType::float32, {2}, {0x0p+0, 0x0p+0}));
    EAGER_TRY(const Tensor g, eager::add(g_a, g_b));
    return std::vector<Tensor>{g};
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x}, {a, b}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor a2 = outputs_2_.at(0);
  const Tensor b2 = outputs_2_.at(1);
  EAGER_TRY(const Tensor d_x, tape.gradient(a2, x));
  EAGER_DO(expect_floats(d_x, DType::float32, {2}, {0x1p+0, 0x1p+0}));
  return done();
}

ROW(angle_and_its_gradient, "angle and its gradient") {
  EAGER_TRY(const Tensor z, complexes(DType::complex128, {3}, {{0x1.8p+1, 0x1p+2}, {-0x1.4p+2, 0x1.8p+3}, {-0x0p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor y, eager::angle(z));
  EAGER_TRY(const Tensor d_z, tape.gradient(y, z));
  EAGER_DO(expect_floats(y, DType::float64, {3}, {0x1.dac670561bb4fp-1, 0x1.f730bd281f69bp+0, -0x1.921fb54442d18p+0}, 2.0));
  EAGER_DO(expect_complexes(d_z, DType::complex128, {3}, {{-0x1.47ae147ae147bp-3, 0x1.eb851eb851eb8p-4}, {-0x1.22d719c060f26p-4, -0x1.e4bbd595f6e94p-6}, {0x1p-1, 0x0p+0}}, 4.0));
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, 0x1.8p+1, 0x0p+0, -0x0p+0}));
  EAGER_TRY(const Tensor w, eager::angle(x));
  EAGER_DO(expect_floats(w, DType::float32, {4}, {0x1.921fb6p+1, 0x0p+0, 0x0p+0, 0x1.921fb6p+1}, 1.0));
  return done();
}

ROW(any, "any") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {2, 2}, {true, false, true, true}));
  EAGER_TRY(const Tensor y, eager::any(x));
  EAGER_DO(expect_booleans(y, DType::bool_, {}, {true}));
  return done();
}

ROW(any_axis, "any axis=") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {1, 2}, {true, false}));
  EAGER_TRY(const Tensor y, eager::any(x, AnyOptions().axis({})));
  EAGER_DO(expect_booleans(y, DType::bool_, {1, 2}, {true, false}));
  return done();
}

ROW(any_axis_0_m1_keepdims_true, "any axis=0,-1 keepdims=True") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {2, 2}, {true, false, true, true}));
  EAGER_TRY(const Tensor y, eager::any(x, AnyOptions().axis({0, -1}).keepdims(true)));
  EAGER_DO(expect_booleans(y, DType::bool_, {1, 1}, {true}));
  return done();
}

ROW(any_axis_1, "any axis=1") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {2, 2}, {true, false, true, true}));
  EAGER_TRY(const Tensor y, eager::any(x, AnyOptions().axis({1})));
  EAGER_DO(expect_booleans(y, DType::bool_, {2}, {true, true}));
  return done();
}

ROW(any_of_float16, "any of float16") {
  EAGER_TRY(const Tensor x, floats(DType::float16, {3}, {0x0p+0, -0x0p+0, NaN}));
  EAGER_TRY(const Tensor y, eager::any(x));
  EAGER_DO(expect_booleans(y, DType::bool_, {}, {true}));
  return done();
}

ROW(arange_start_m3_0_stop_0_0, "arange start=-3.0 stop=0.0") {
  EAGER_TRY(const Tensor y, eager::arange(-0x1.8p+1, ArangeOptions().stop(0x0p+0)));
  EAGER_DO(expect_integers(y, DType::int64, {3}, {-3, -2, -1}));
  return done();
}

ROW(arange_start_0_0_stop_3_0_dtype_float16, "arange start=0.0 stop=3.0 dtype=float16") {
  EAGER_TRY(const Tensor y, eager::arange(0x0p+0, ArangeOptions().stop(0x1.8p+1).dtype(DType::float16)));
  EAGER_DO(expect_floats(y, DType::float16, {3}, {0x0p+0, 0x1p+0, 0x1p+1}));
  return done();
}

ROW(arange_start_1_0_stop_2_0_step_0_25, "arange start=1.0 stop=2.0 step=0.25") {
  EAGER_TRY(const Tensor y, eager::arange(0x1p+0, ArangeOptions().stop(0x1p+1).step(0x1p-2)));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1p+0, 0x1.4p+0, 0x1.8p+0, 0x1.cp+0}));
  return done();
}

ROW(arange_start_3_0_stop_m3_0_step_m2_0_dtype_int8, "arange start=3.0 stop=-3.0 step=-2.0 dtype=int8") {
  EAGER_TRY(const Tensor y, eager::arange(0x1.8p+1, ArangeOptions().stop(-0x1.8p+1).step(-0x1p+1).dtype(DType::int8)));
  EAGER_DO(expect_integers(y, DType::int8, {3}, {3, 1, -1}));
  return done();
}

ROW(arange_start_3_0_stop_1_0, "arange start=3.0 stop=1.0") {
  EAGER_TRY(const Tensor y, eager::arange(0x1.8p+1, ArangeOptions().stop(0x1p+0)));
  EAGER_DO(expect_integers(y, DType::int64, {0}, {}));
  return done();
}

ROW(arange_start_5_0, "arange start=5.0") {
  EAGER_TRY(const Tensor y, eager::arange(0x1.4p+2));
  EAGER_DO(expect_integers(y, DType::int64, {5}, {0, 1, 2, 3, 4}));
  return done();
}

ROW(argmax, "argmax") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1.8p+1, 0x1p+0, 0x1.8p+1, 0x0p+0, 0x1.cp+2, -0x1p+1}));
  EAGER_TRY(const Tensor y, eager::argmax(x));
  EAGER_DO(expect_integers(y, DType::int64, {}, {4}));
  return done();
}

ROW(argmax_axis_m2_keepdims_true, "argmax axis=-2 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float16, {2, 3}, {0x1.8p+1, 0x1p+0, 0x1.8p+1, 0x0p+0, 0x1.cp+2, -0x1p+1}));
  EAGER_TRY(const Tensor y, eager::argmax(x, ArgmaxOptions().axis(-2).keepdims(true)));
  EAGER_DO(expect_integers(y, DType::int64, {1, 3}, {0, 1, 0}));
  return done();
}

ROW(argmax_axis_0, "argmax axis=0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2}));
  EAGER_TRY(const Tensor y, eager::argmax(x, ArgmaxOptions().axis(0)));
  EAGER_DO(expect_integers(y, DType::int64, {3}, {1, 0, 1}));
  return done();
}

ROW(argmax_axis_1, "argmax axis=1") {
  EAGER_TRY(const Tensor x, integers(DType::int16, {2, 3}, {3, 1, 3, 0, 7, -2}));
  EAGER_TRY(const Tensor y, eager::argmax(x, ArgmaxOptions().axis(1)));
  EAGER_DO(expect_integers(y, DType::int64, {2}, {0, 1}));
  return done();
}

ROW(argmax_axis_1_of_booleans, "argmax axis=1 of booleans") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {2, 3}, {true, false, true, false, true, false}));
  EAGER_TRY(const Tensor y, eager::argmax(x, ArgmaxOptions().axis(1)));
  EAGER_DO(expect_integers(y, DType::int64, {2}, {0, 1}));
  return done();
}

ROW(argmax_of_nan, "argmax of NaN") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p+0, NaN, 0x1.4p+2}));
  EAGER_TRY(const Tensor y, eager::argmax(x));
  EAGER_DO(expect_integers(y, DType::int64, {}, {1}));
  return done();
}

ROW(argmin, "argmin") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1.8p+1, 0x1p+0, 0x1.8p+1, 0x0p+0, 0x1.cp+2, -0x1p+1}));
  EAGER_TRY(const Tensor y, eager::argmin(x));
  EAGER_DO(expect_integers(y, DType::int64, {}, {5}));
  return done();
}

ROW(argmin_axis_m2_keepdims_true, "argmin axis=-2 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float16, {2, 3}, {0x1.8p+1, 0x1p+0, 0x1.8p+1, 0x0p+0, 0x1.cp+2, -0x1p+1}));
  EAGER_TRY(const Tensor y, eager::argmin(x, ArgminOptions().axis(-2).keepdims(true)));
  EAGER_DO(expect_integers(y, DType::int64, {1, 3}, {1, 0, 1}));
  return done();
}

ROW(argmin_axis_0, "argmin axis=0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2}));
  EAGER_TRY(const Tensor y, eager::argmin(x, ArgminOptions().axis(0)));
  EAGER_DO(expect_integers(y, DType::int64, {3}, {0, 1, 0}));
  return done();
}

ROW(argmin_axis_1, "argmin axis=1") {
  EAGER_TRY(const Tensor x, integers(DType::int16, {2, 3}, {3, 1, 3, 0, 7, -2}));
  EAGER_TRY(const Tensor y, eager::argmin(x, ArgminOptions().axis(1)));
  EAGER_DO(expect_integers(y, DType::int64, {2}, {1, 2}));
  return done();
}

ROW(argmin_axis_1_of_booleans, "argmin axis=1 of booleans") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {2, 3}, {true, false, true, false, true, false}));
  EAGER_TRY(const Tensor y, eager::argmin(x, ArgminOptions().axis(1)));
  EAGER_DO(expect_integers(y, DType::int64, {2}, {1, 0}));
  return done();
}

ROW(argmin_of_nan, "argmin of NaN") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p+0, NaN, 0x1.4p+2}));
  EAGER_TRY(const Tensor y, eager::argmin(x));
  EAGER_DO(expect_integers(y, DType::int64, {}, {1}));
  return done();
}

ROW(argsort_axis_0_of_float32, "argsort axis=0 of float32") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::argsort(x, ArgsortOptions().axis(0)));
  EAGER_DO(expect_integers(y, DType::int64, {2, 3}, {1, 0, 1, 0, 1, 0}));
  return done();
}

ROW(argsort_axis_0_of_int32, "argsort axis=0 of int32") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 3}, {3, 1, 2, 9, 7, 8}));
  EAGER_TRY(const Tensor y, eager::argsort(x, ArgsortOptions().axis(0)));
  EAGER_DO(expect_integers(y, DType::int64, {2, 3}, {0, 0, 0, 1, 1, 1}));
  return done();
}

ROW(argsort_axis_1_descending_true_stable_false_of_float32, "argsort axis=1 descending=True stable=False of float32") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::argsort(x, ArgsortOptions().axis(1).descending(true).stable(false)));
  EAGER_DO(expect_integers(y, DType::int64, {2, 3}, {2, 1, 0, 1, 2, 0}));
  return done();
}

ROW(argsort_axis_1_descending_true_stable_false_of_int32, "argsort axis=1 descending=True stable=False of int32") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 3}, {3, 1, 2, 9, 7, 8}));
  EAGER_TRY(const Tensor y, eager::argsort(x, ArgsortOptions().axis(1).descending(true).stable(false)));
  EAGER_DO(expect_integers(y, DType::int64, {2, 3}, {0, 2, 1, 0, 2, 1}));
  return done();
}

ROW(argsort_of_booleans, "argsort of booleans") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {2, 3}, {true, false, true, false, true, false}));
  EAGER_TRY(const Tensor y, eager::argsort(x));
  EAGER_DO(expect_integers(y, DType::int64, {2, 3}, {1, 0, 2, 0, 2, 1}));
  return done();
}

ROW(argsort_of_equal_elements, "argsort of equal elements") {
  EAGER_TRY(const Tensor x, integers(DType::int16, {4}, {2, 1, 2, 1}));
  EAGER_TRY(const Tensor y, eager::argsort(x));
  EAGER_DO(expect_integers(y, DType::int64, {4}, {1, 3, 0, 2}));
  return done();
}

ROW(argsort_of_float32, "argsort of float32") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::argsort(x));
  EAGER_DO(expect_integers(y, DType::int64, {2, 3}, {0, 1, 2, 0, 2, 1}));
  return done();
}

ROW(argsort_of_int32, "argsort of int32") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 3}, {3, 1, 2, 9, 7, 8}));
  EAGER_TRY(const Tensor y, eager::argsort(x));
  EAGER_DO(expect_integers(y, DType::int64, {2, 3}, {1, 2, 0, 1, 2, 0}));
  return done();
}

ROW(as_string, "as_string") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3}, {0x1.8p+0, -0x1p+1, 0x1.2a05f2p+33}));
  EAGER_TRY(const Tensor y, eager::as_string(x));
  EAGER_DO(expect_strings(y, DType::string, {3}, {"1.500000", "-2.000000", "10000000000.000000"}));
  return done();
}

ROW(as_string_of_a_complex_number, "as_string of a complex number") {
  EAGER_TRY(const Tensor x, complexes(DType::complex64, {1}, {{0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(const Tensor y, eager::as_string(x));
  EAGER_DO(expect_strings(y, DType::string, {1}, {"(1.500000,-2.000000)"}));
  return done();
}

ROW(as_string_of_booleans, "as_string of booleans") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {2}, {true, false}));
  EAGER_TRY(const Tensor y, eager::as_string(x));
  EAGER_DO(expect_strings(y, DType::string, {2}, {"true", "false"}));
  return done();
}

ROW(as_string_precision_2, "as_string precision=2") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3}, {0x1.8p+0, -0x1p+1, 0x1.2a05f2p+33}));
  EAGER_TRY(const Tensor y, eager::as_string(x, AsStringOptions().precision(2)));
  EAGER_DO(expect_strings(y, DType::string, {3}, {"1.50", "-2.00", "10000000000.00"}));
  return done();
}

ROW(as_string_scientific_true, "as_string scientific=True") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3}, {0x1.8p+0, -0x1p+1, 0x1.2a05f2p+33}));
  EAGER_TRY(const Tensor y, eager::as_string(x, AsStringOptions().scientific(true)));
  EAGER_DO(expect_strings(y, DType::string, {3}, {"1.500000e+00", "-2.000000e+00", "1.000000e+10"}));
  return done();
}

ROW(as_string_shortest_true, "as_string shortest=True") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3}, {0x1.8p+0, -0x1p+1, 0x1.2a05f2p+33}));
  EAGER_TRY(const Tensor y, eager::as_string(x, AsStringOptions().shortest(true)));
  EAGER_DO(expect_strings(y, DType::string, {3}, {"1.5", "-2", "1e+10"}));
  return done();
}

ROW(as_string_width_5, "as_string width=5") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2}, {7, -3}));
  EAGER_TRY(const Tensor y, eager::as_string(x, AsStringOptions().width(5)));
  EAGER_DO(expect_strings(y, DType::string, {2}, {"    7", "   -3"}));
  return done();
}

ROW(as_string_width_5_fill_minus, "as_string width=5 fill=MINUS") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2}, {7, -3}));
  EAGER_TRY(const Tensor y, eager::as_string(x, AsStringOptions().width(5).fill(Fill::minus)));
  EAGER_DO(expect_strings(y, DType::string, {2}, {"7    ", "-3   "}));
  return done();
}

ROW(as_string_width_5_fill_plus, "as_string width=5 fill=PLUS") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2}, {7, -3}));
  EAGER_TRY(const Tensor y, eager::as_string(x, AsStringOptions().width(5).fill(Fill::plus)));
  EAGER_DO(expect_strings(y, DType::string, {2}, {"   +7", "   -3"}));
  return done();
}

ROW(as_string_width_5_fill_space, "as_string width=5 fill=SPACE") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2}, {7, -3}));
  EAGER_TRY(const Tensor y, eager::as_string(x, AsStringOptions().width(5).fill(Fill::space)));
  EAGER_DO(expect_strings(y, DType::string, {2}, {"    7", "   -3"}));
  return done();
}

ROW(as_string_width_5_fill_zero, "as_string width=5 fill=ZERO") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2}, {7, -3}));
  EAGER_TRY(const Tensor y, eager::as_string(x, AsStringOptions().width(5).fill(Fill::zero)));
  EAGER_DO(expect_strings(y, DType::string, {2}, {"00007", "-0003"}));
  return done();
}

ROW(asin_and_its_gradient, "asin and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::asin(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.b23532p-1, -0x1.00abep-3, 0x1.0c1524p-1, 0x1.10c066p+0}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.83091ep+0, 0x1.020614p-1, 0x1.279a74p+1, 0x1.08654ap-1}, 8.0));
  return done();
}

ROW(asin_of_other_dtypes, "asin of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1}));
  EAGER_TRY(const Tensor y_float64, eager::asin(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.b235315c680dcp-1, -0x1.00abe0c129e1ep-3, 0x1.0c152382d7366p-1, 0x1.10c066d3e6932p+0}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1}));
  EAGER_TRY(const Tensor y_float16, eager::asin(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.b24p-1, -0x1.00cp-3, 0x1.0cp-1, 0x1.10cp+0}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::asin(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.b2p-1, -0x1p-3, 0x1.0cp-1, 0x1.1p+0}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {2}, {0, 1}));
  EAGER_TRY(const Tensor y_int64, eager::asin(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {2}, {0x0p+0, 0x1.921fb54442d18p+0}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {2}, {0, 1}));
  EAGER_TRY(const Tensor y_uint8, eager::asin(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {2}, {0x0p+0, 0x1.921fb6p+0}, 4.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::asin(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{0x1.97d628p-2, 0x1.7c947ep-1}, {-0x1.0fa9dep+0, 0x1.cc3bcap-1}, {0x1.3688aep-1, -0x1.9f5bc6p+0}}, 8.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{0x1.927a8p-1, -0x1.ab8932p-3}, {-0x1.6386d2p-1, 0x1.15963ap-1}, {0x1.bb170cp-1, 0x1.7c455ep-4}}, 16.0));
  return done();
}

ROW(asinh_and_its_gradient, "asinh and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::asinh(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.719218p+0, -0x1.ecc2cap-2, 0x1.62e43p-1, 0x1.d185b6p+0}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.c9f25cp-2, 0x1.c9f25cp-2, 0x1.99999ap+0, 0x1.43d136p-4}, 8.0));
  return done();
}

ROW(asinh_of_other_dtypes, "asinh of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::asinh(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.719218313d087p+0, -0x1.ecc2caec5160ap-2, 0x1.62e42fefa39efp-1, 0x1.d185b507edc0ep+0}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::asinh(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.718p+0, -0x1.eccp-2, 0x1.63p-1, 0x1.d18p+0}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::asinh(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.72p+0, -0x1.ecp-2, 0x1.62p-1, 0x1.d2p+0}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::asinh(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.c34366179d427p-1, 0x1.0c1f8a6e80eebp+1}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::asinh(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.c34366p-1, 0x1.0c1f8ap+1}, 4.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::asinh(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{0x1.36718ap-1, 0x1.5d49d6p-1}, {-0x1.15e858p+0, 0x1.3b5f78p-2}, {0x1.99b47ap+0, -0x1.c68928p-1}}, 8.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{0x1.d0a09cp-1, 0x1.98c7ep-2}, {0x1.35c9ap-3, 0x1.322546p-1}, {0x1.ddffeap-3, -0x1.c1fc12p-1}}, 16.0));
  return done();
}

ROW(atan_and_its_gradient, "atan and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::atan(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.1b6e1ap+0, -0x1.dac67p-2, 0x1.4978fap-1, 0x1.3fc176p+0}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.99999ap-3, 0x1.99999ap-2, 0x1.47ae14p+0, 0x1.99999ap-6}, 8.0));
  return done();
}

ROW(atan_of_other_dtypes, "atan of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::atan(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.1b6e192ebbe44p+0, -0x1.dac670561bb4fp-2, 0x1.4978fa3269ee1p-1, 0x1.3fc176b7a856p+0}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::atan(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.1b8p+0, -0x1.dacp-2, 0x1.498p-1, 0x1.3fcp+0}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::atan(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.1cp+0, -0x1.dap-2, 0x1.4ap-1, 0x1.4p+0}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::atan(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.921fb54442d18p-1, 0x1.5368c951e9cfdp+0}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::atan(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.921fb6p-1, 0x1.5368cap+0}, 4.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::atan(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{0x1.62acbep-1, 0x1.2e3076p-1}, {-0x1.e29136p-1, 0x1.7cb642p-3}, {0x1.4fac54p+0, -0x1.3de0eap-2}}, 8.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{0x1.540b98p-1, 0x1.72f56p-1}, {0x1.72781cp-3, 0x1.56af1ap-2}, {-0x1.a41a42p-3, -0x1.3b13b2p-2}}, 16.0));
  return done();
}

ROW(atan2_and_its_gradients, "atan2 and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::atan2(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.85a376p-2, -0x1.36475p+0, 0x1.3fc176p+1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1.611a7cp-1, 0x1.50a854p-4, -0x1.47ae14p-2}, 16.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {-0x1.1a7b96p-2, 0x1.c0e07p-3, -0x1.eb851ep-3}, 16.0));
  return done();
}

ROW(atan2_of_other_dtypes, "atan2 of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::atan2(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x1.85a376b677dcp-2, -0x1.3647503caf55cp+0, 0x1.3fc176b7a856p+1}, 8.0));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::atan2(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x1.85cp-2, -0x1.364p+0, 0x1.3fcp+1}, 1.0));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::atan2(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.86p-2, -0x1.36p+0, 0x1.4p+1}, 1.0));
  return done();
}

ROW(atanh_and_its_gradient, "atanh and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::atanh(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.f2272ap-1, -0x1.015892p-3, 0x1.193ea8p-1, 0x1.5aa164p+0}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.24924ap+1, 0x1.041042p-1, 0x1.555556p+1, 0x1.111112p+0}, 8.0));
  return done();
}

ROW(atanh_of_other_dtypes, "atanh of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1}));
  EAGER_TRY(const Tensor y_float64, eager::atanh(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.f2272ae325a57p-1, -0x1.015891c9eaef7p-3, 0x1.193ea7aad030bp-1, 0x1.5aa16394d481fp+0}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1}));
  EAGER_TRY(const Tensor y_float16, eager::atanh(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.f24p-1, -0x1.014p-3, 0x1.194p-1, 0x1.5acp+0}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::atanh(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.f2p-1, -0x1.02p-3, 0x1.1ap-1, 0x1.5ap+0}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {1}, {0}));
  EAGER_TRY(const Tensor y_int64, eager::atanh(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {1}, {0x0p+0}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {1}, {0}));
  EAGER_TRY(const Tensor y_uint8, eager::atanh(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {1}, {0x0p+0}, 4.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::atanh(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{0x1.3de0eap-2, 0x1.7249fap-1}, {-0x1.6aa6bcp-1, 0x1.2066p+0}, {0x1.c2be6p-3, -0x1.3ec93ap+0}}, 8.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{0x1.261262p-1, -0x1.501502p-2}, {-0x1.818182p-1, -0x1.818182p-3}, {0x1.0e5302p-2, 0x1.b2de94p-3}}, 16.0));
  return done();
}

ROW(atleast_1d_of_rank_0, "atleast_1d of rank 0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::atleast_1d(x));
  EAGER_DO(expect_floats(y, DType::float32, {1}, {0x1.8p+1}));
  return done();
}

ROW(atleast_1d_of_rank_1, "atleast_1d of rank 1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::atleast_1d(x));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1p+0, 0x1p+1}));
  return done();
}

ROW(atleast_1d_of_rank_2, "atleast_1d of rank 2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::atleast_1d(x));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2}, {0x1p+0, 0x1p+1}));
  return done();
}

ROW(atleast_2d_of_rank_0, "atleast_2d of rank 0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::atleast_2d(x));
  EAGER_DO(expect_floats(y, DType::float32, {1, 1}, {0x1.8p+1}));
  return done();
}

ROW(atleast_2d_of_rank_1, "atleast_2d of rank 1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::atleast_2d(x));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2}, {0x1p+0, 0x1p+1}));
  return done();
}

ROW(atleast_2d_of_rank_2, "atleast_2d of rank 2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::atleast_2d(x));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2}, {0x1p+0, 0x1p+1}));
  return done();
}

ROW(atleast_3d_of_rank_0, "atleast_3d of rank 0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::atleast_3d(x));
  EAGER_DO(expect_floats(y, DType::float32, {1, 1, 1}, {0x1.8p+1}));
  return done();
}

ROW(atleast_3d_of_rank_1, "atleast_3d of rank 1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::atleast_3d(x));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 1}, {0x1p+0, 0x1p+1}));
  return done();
}

ROW(atleast_3d_of_rank_2, "atleast_3d of rank 2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::atleast_3d(x));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 1}, {0x1p+0, 0x1p+1}));
  return done();
}

ROW(avg_pool1d, "avg_pool1d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 5, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::avg_pool1d(x));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 2}, {0x1.6p+3, 0x1.6p+4, 0x1.2p+4, 0x1.5p+3, 0x1.c8p+4, 0x1.5p+4, 0x1.1p+4, 0x1.3p+3}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 5, 2}, {0x1p-1, 0x1p-2, 0x1p-1, 0x1p-2, 0x1p+0, 0x1p-3, 0x1p+0, 0x1p-3, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+0, 0x1.8p-1, 0x1.8p+0, 0x1.8p-2, 0x1p-1, 0x1.8p-2, 0x1p-1, 0x0p+0, 0x0p+0}, 2.0));
  return done();
}

ROW(avg_pool1d_data_format_nchw, "avg_pool1d data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 5}, {0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::avg_pool1d(x, AvgPool1dOptions().data_format(DataFormat::nchw)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 2}, {0x1.6p+3, 0x1.2p+4, 0x1.6p+4, 0x1.5p+3, 0x1.c8p+4, 0x1.1p+4, 0x1.5p+4, 0x1.3p+3}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 5}, {0x1p-1, 0x1p-1, 0x1p-2, 0x1p-2, 0x0p+0, 0x1p+0, 0x1p+0, 0x1p-3, 0x1p-3, 0x0p+0, 0x1.8p-1, 0x1.8p-1, 0x1.8p+0, 0x1.8p+0, 0x0p+0, 0x1.8p-2, 0x1.8p-2, 0x1p-1, 0x1p-1, 0x0p+0}, 2.0));
  return done();
}

ROW(avg_pool1d_ksize_2_strides_2_dilations_2_ceil_mode_true, "avg_pool1d ksize=2 strides=2 dilations=2 ceil_mode=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 6, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3}));
  EAGER_TRY(const Tensor y, eager::avg_pool1d(x, AvgPool1dOptions().ksize({2}).strides({2}).dilations({2}).ceil_mode(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 2}, {0x1.cp+1, 0x1.dp+3, 0x1.5p+3, 0x1.58p+4, 0x1.cp+3, 0x1.9p+4}, 1.0));
  return done();
}

ROW(avg_pool1d_ksize_2_strides_2_dilations_2_ceil_mode_true_divisor_override_4_count_include_p, "avg_pool1d ksize=2 strides=2 dilations=2 ceil_mode=True divisor_override=4 count_include_pad=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 6, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3}));
  EAGER_TRY(const Tensor y, eager::avg_pool1d(x, AvgPool1dOptions().ksize({2}).strides({2}).dilations({2}).ceil_mode(true).count_include_pad(true).divisor_override(4)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 2}, {0x1.cp+0, 0x1.dp+2, 0x1.5p+2, 0x1.58p+3, 0x1.cp+1, 0x1.9p+2}));
  return done();
}

ROW(avg_pool1d_ksize_3_strides_1_padding_same, "avg_pool1d ksize=3 strides=1 padding=SAME") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 5, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::avg_pool1d(x, AvgPool1dOptions().ksize({3}).strides({1}).padding(Padding::same)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 5, 2}, {0x1.6p+3, 0x1.6p+4, 0x1.355556p+3, 0x1.4aaaaap+4, 0x1.355556p+4, 0x1.2p+4, 0x1.0aaaaap+4, 0x1.eaaaaap+3, 0x1.58p+4, 0x1.cp+3, 0x1.c8p+4, 0x1.5p+4, 0x1.5p+4, 0x1.3aaaaap+4, 0x1.255556p+4, 0x1.1p+4, 0x1.f55556p+3, 0x1.caaaaap+3, 0x1.48p+4, 0x1.ap+3}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 5, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 5, 2}, {0x1.2aaaaap+0, 0x1.555556p-2, 0x1.aaaaaap+0, 0x1.555556p+0, 0x1.6aaaaap+0, 0x1.6aaaaap+0, 0x1p+0, 0x1.2aaaaap+1, 0x1p-1, 0x1.555556p+0, 0x1.2p+0, 0x1p+0, 0x1.755556p+0, 0x1.2aaaaap+0, 0x1p+1, 0x1p-1, 0x1.cp+0, 0x1.cp+0, 0x1.6aaaaap+0, 0x1.955556p+0}, 2.0));
  return done();
}

ROW(avg_pool1d_padding_explicit_paddings_1_0, "avg_pool1d padding=EXPLICIT paddings=1,0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 5, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::avg_pool1d(x, AvgPool1dOptions().padding(Padding::explicit_).paddings({1, 0})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 2}, {0x0p+0, 0x1.6p+3, 0x1.dp+3, 0x1.98p+4, 0x1.58p+4, 0x1.cp+3, 0x1.2p+5, 0x1.4p+3, 0x1.bp+3, 0x1.88p+4, 0x1.48p+4, 0x1.ap+3}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 5, 2}, {0x1p+0, 0x1p-1, 0x1p+0, 0x1p-3, 0x1p+0, 0x1p-3, 0x1.8p-1, 0x1.8p+0, 0x1.8p-1, 0x1.8p+0, 0x1.8p-1, 0x1p+0, 0x1p-2, 0x1p+0, 0x1p-2, 0x1p+0, 0x1p-3, 0x1.8p-1, 0x1p-3, 0x1.8p-1}, 2.0));
  return done();
}

ROW(avg_pool2d, "avg_pool2d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::avg_pool2d(x));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.2p+4, 0x1.3cp+4, 0x1.f8p+3, 0x1.18p+4, 0x1.24p+4, 0x1.58p+3, 0x1.94p+4, 0x1.1cp+4}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x1p-2, 0x1p-3, 0x1p-2, 0x1p-3, 0x1p-1, 0x1p-4, 0x1p-1, 0x1p-4, 0x1p-2, 0x1p-3, 0x1p-2, 0x1p-3, 0x1p-1, 0x1p-4, 0x1p-1, 0x1p-4, 0x1.8p-2, 0x1.8p-1, 0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2, 0x1.8p-2, 0x1.8p-1, 0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2}, 2.0));
  return done();
}

ROW(avg_pool2d_data_format_nchw, "avg_pool2d data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 4, 4}, {0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.18p+5, 0x1.4p+4, 0x1.4p+2, 0x1.bp+4, 0x1.8p+3, 0x1.1p+5, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4, 0x1.2p+3, 0x1.fp+4, 0x1p+4, 0x1p+0, 0x1.7p+4, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::avg_pool2d(x, AvgPool2dOptions().data_format(DataFormat::nchw)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.2p+4, 0x1.f8p+3, 0x1.24p+4, 0x1.94p+4, 0x1.3cp+4, 0x1.18p+4, 0x1.58p+3, 0x1.1cp+4}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 4, 4}, {0x1p-2, 0x1p-2, 0x1p-3, 0x1p-3, 0x1p-2, 0x1p-2, 0x1p-3, 0x1p-3, 0x1p-1, 0x1p-1, 0x1p-4, 0x1p-4, 0x1p-1, 0x1p-1, 0x1p-4, 0x1p-4, 0x1.8p-2, 0x1.8p-2, 0x1.8p-1, 0x1.8p-1, 0x1.8p-2, 0x1.8p-2, 0x1.8p-1, 0x1.8p-1, 0x1.8p-3, 0x1.8p-3, 0x1p-2, 0x1p-2, 0x1.8p-3, 0x1.8p-3, 0x1p-2, 0x1p-2}, 2.0));
  return done();
}

ROW(avg_pool2d_ksize_2_strides_2_dilations_2_ceil_mode_true, "avg_pool2d ksize=2 strides=2 dilations=2 ceil_mode=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 6, 5, 1}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4}));
  EAGER_TRY(const Tensor y, eager::avg_pool2d(x, AvgPool2dOptions().ksize({2}).strides({2}).dilations({2}).ceil_mode(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 2, 1}, {0x1.3cp+4, 0x1.cp+3, 0x1.cp+4, 0x1.ap+3, 0x1.b8p+4, 0x1.9p+3}, 1.0));
  return done();
}

ROW(avg_pool2d_ksize_2_strides_2_dilations_2_ceil_mode_true_divisor_override_4_count_include_p, "avg_pool2d ksize=2 strides=2 dilations=2 ceil_mode=True divisor_override=4 count_include_pad=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 6, 5, 1}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4}));
  EAGER_TRY(const Tensor y, eager::avg_pool2d(x, AvgPool2dOptions().ksize({2}).strides({2}).dilations({2}).ceil_mode(true).count_include_pad(true).divisor_override(4)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 2, 1}, {0x1.3cp+4, 0x1.cp+3, 0x1.cp+4, 0x1.ap+3, 0x1.b8p+3, 0x1.9p+2}));
  return done();
}

ROW(avg_pool2d_ksize_2_3_strides_2_1, "avg_pool2d ksize=2,3 strides=2,1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::avg_pool2d(x, AvgPool2dOptions().ksize({2, 3}).strides({2, 1})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.0aaaaap+4, 0x1.58p+4, 0x1.42aaaap+4, 0x1.2d5556p+4, 0x1.4p+4, 0x1.9p+3, 0x1.78p+4, 0x1p+4}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x1.555556p-3, 0x1.555556p-4, 0x1p-1, 0x1p-3, 0x1p-1, 0x1p-3, 0x1.555556p-2, 0x1.555556p-5, 0x1.555556p-3, 0x1.555556p-4, 0x1p-1, 0x1p-3, 0x1p-1, 0x1p-3, 0x1.555556p-2, 0x1.555556p-5, 0x1p-2, 0x1p-1, 0x1.8p-2, 0x1.555556p-1, 0x1.8p-2, 0x1.555556p-1, 0x1p-3, 0x1.555556p-3, 0x1p-2, 0x1p-1, 0x1.8p-2, 0x1.555556p-1, 0x1.8p-2, 0x1.555556p-1, 0x1p-3, 0x1.555556p-3}, 2.0));
  return done();
}

ROW(avg_pool2d_ksize_3_strides_1, "avg_pool2d ksize=3 strides=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::avg_pool2d(x, AvgPool2dOptions().ksize({3}).strides({1})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.38e38ep+4, 0x1.238e38p+4, 0x1.5p+4, 0x1.3aaaaap+4, 0x1.538e38p+4, 0x1.f8e38ep+3, 0x1.6aaaaap+4, 0x1.138e38p+4}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x1.c71c72p-4, 0x1.c71c72p-5, 0x1.555556p-2, 0x1.555556p-4, 0x1.555556p-2, 0x1.555556p-4, 0x1.c71c72p-3, 0x1.c71c72p-6, 0x1.1c71c8p-2, 0x1.8e38e4p-2, 0x1.2aaaaap-1, 0x1.0e38e4p-1, 0x1.2aaaaap-1, 0x1.0e38e4p-1, 0x1.38e38ep-2, 0x1.1c71c8p-3, 0x1.1c71c8p-2, 0x1.8e38e4p-2, 0x1.2aaaaap-1, 0x1.0e38e4p-1, 0x1.2aaaaap-1, 0x1.0e38e4p-1, 0x1.38e38ep-2, 0x1.1c71c8p-3, 0x1.555556p-3, 0x1.555556p-2, 0x1p-2, 0x1.c71c72p-2, 0x1p-2, 0x1.c71c72p-2, 0x1.555556p-4, 0x1.c71c72p-4}, 2.0));
  return done();
}

ROW(avg_pool2d_ksize_3_2_padding_same, "avg_pool2d ksize=3,2 padding=SAME") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::avg_pool2d(x, AvgPool2dOptions().ksize({3, 2}).padding(Padding::same)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 2}, {0x1.2p+4, 0x1.3cp+4, 0x1.f8p+3, 0x1.18p+4, 0x1.24p+4, 0x1.58p+3, 0x1.94p+4, 0x1.1cp+4}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x1p-2, 0x1p-3, 0x1p-2, 0x1p-3, 0x1p-1, 0x1p-4, 0x1p-1, 0x1p-4, 0x1p-2, 0x1p-3, 0x1p-2, 0x1p-3, 0x1p-1, 0x1p-4, 0x1p-1, 0x1p-4, 0x1.8p-2, 0x1.8p-1, 0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2, 0x1.8p-2, 0x1.8p-1, 0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2}, 2.0));
  return done();
}

ROW(avg_pool2d_padding_explicit_paddings_1_1_0_0, "avg_pool2d padding=EXPLICIT paddings=1,1,0,0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::avg_pool2d(x, AvgPool2dOptions().padding(Padding::explicit_).paddings({1, 1, 0, 0})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 2, 2}, {0x1.6p+3, 0x1.6p+4, 0x1.2p+4, 0x1.5p+3, 0x1.6cp+4, 0x1.e8p+3, 0x1.48p+4, 0x1.64p+4, 0x1p+4, 0x1.1p+3, 0x1.7p+4, 0x1.fp+3}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 4, 2}, {0x1p-1, 0x1p-2, 0x1p-1, 0x1p-2, 0x1p+0, 0x1p-3, 0x1p+0, 0x1p-3, 0x1.8p-2, 0x1.8p-1, 0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2, 0x1.8p-2, 0x1.8p-1, 0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2, 0x1p-2, 0x1p+0, 0x1p-2, 0x1p+0, 0x1p-3, 0x1.8p-1, 0x1p-3, 0x1.8p-1}, 2.0));
  return done();
}

ROW(avg_pool2d_strides_1_padding_explicit_paddings_1_count_include_pad_true, "avg_pool2d strides=1 padding=EXPLICIT paddings=1 count_include_pad=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 2, 1}, {0x1p+1, 0x1p+2, 0x1.8p+2, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::avg_pool2d(x, AvgPool2dOptions().strides({1}).padding(Padding::explicit_).paddings({1}).count_include_pad(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 3, 1}, {0x1p-1, 0x1.8p+0, 0x1p+0, 0x1p+1, 0x1.4p+2, 0x1.8p+1, 0x1.8p+0, 0x1.cp+1, 0x1p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 3, 1}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 2, 1}, {0x1.ap-1, 0x1.cp+0, 0x1.cp-1, 0x1.8p+0}));
  return done();
}

ROW(avg_pool3d, "avg_pool3d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 2, 4, 1}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::avg_pool3d(x));
  EAGER_DO(expect_floats(y, DType::float32, {1, 1, 1, 2, 1}, {0x1p+4, 0x1.38p+4}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 1, 1, 2, 1}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 3, 2, 4, 1}, {0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 2.0));
  return done();
}

ROW(avg_pool3d_data_format_nchw, "avg_pool3d data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 1, 3, 2, 4}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::avg_pool3d(x, AvgPool3dOptions().data_format(DataFormat::nchw)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 1, 1, 1, 2}, {0x1p+4, 0x1.38p+4}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 1, 1, 1, 2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 1, 3, 2, 4}, {0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}, 2.0));
  return done();
}

ROW(avg_pool3d_ksize_1_2_1_strides_2_dilations_2_ceil_mode_true, "avg_pool3d ksize=1,2,1 strides=2 dilations=2 ceil_mode=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 6, 3, 1}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3, 0x1.3p+4, 0x1.ep+4, 0x1p+2, 0x1.ep+3}));
  EAGER_TRY(const Tensor y, eager::avg_pool3d(x, AvgPool3dOptions().ksize({1, 2, 1}).strides({2}).dilations({2}).ceil_mode(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 1, 3, 2, 1}, {0x1.dp+3, 0x1.2p+4, 0x1.9p+4, 0x1.4p+3, 0x1.5p+4, 0x1.8p+2}, 1.0));
  return done();
}

ROW(avg_pool3d_ksize_1_2_1_strides_2_dilations_2_ceil_mode_true_divisor_override_4_count_inclu, "avg_pool3d ksize=1,2,1 strides=2 dilations=2 ceil_mode=True divisor_override=4 count_include_pad=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 6, 3, 1}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3, 0x1.3p+4, 0x1.ep+4, 0x1p+2, 0x1.ep+3}));
  EAGER_TRY(const Tensor y, eager::avg_pool3d(x, AvgPool3dOptions().ksize({1, 2, 1}).strides({2}).dilations({2}).ceil_mode(true).count_include_pad(true).divisor_override(4)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 1, 3, 2, 1}, {0x1.dp+2, 0x1.2p+3, 0x1.9p+3, 0x1.4p+2, 0x1.5p+2, 0x1.8p+0}));
  return done();
}

ROW(avg_pool3d_ksize_3_2_2_strides_1_padding_same, "avg_pool3d ksize=3,2,2 strides=1 padding=SAME") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 2, 4, 1}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::avg_pool3d(x, AvgPool3dOptions().ksize({3, 2, 2}).strides({1}).padding(Padding::same)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 2, 4, 1}, {0x1p+4, 0x1.66p+4, 0x1.38p+4, 0x1.f8p+3, 0x1.38p+4, 0x1.54p+4, 0x1.b8p+3, 0x1.4p+3, 0x1.0d5556p+4, 0x1.295556p+4, 0x1.455556p+4, 0x1.3aaaaap+4, 0x1.455556p+4, 0x1.3p+4, 0x1.1aaaaap+4, 0x1.1p+4, 0x1.4cp+4, 0x1.1ep+4, 0x1.3ap+4, 0x1.48p+4, 0x1.84p+4, 0x1.0cp+4, 0x1.28p+4, 0x1.8p+4}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 2, 4, 1}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 3, 2, 4, 1}, {0x1.555556p-3, 0x1.955556p-2, 0x1p-1, 0x1.2aaaaap-1, 0x1.0aaaaap+0, 0x1.12aaaap+1, 0x1.baaaaap+0, 0x1.9aaaaap+0, 0x1.aaaaaap-2, 0x1.5aaaaap-1, 0x1.7p-1, 0x1.855556p+0, 0x1.7aaaaap+0, 0x1.6eaaaap+1, 0x1.295556p+1, 0x1.d55556p+1, 0x1.2aaaaap-2, 0x1.f55556p-2, 0x1.ap-2, 0x1.355556p+0, 0x1.f55556p-1, 0x1.8d5556p+0, 0x1.12aaaap+0, 0x1.555556p+1}, 2.0));
  return done();
}

ROW(avg_pool3d_padding_explicit_paddings_1_0_0_0_1_1, "avg_pool3d padding=EXPLICIT paddings=1,0,0,0,1,1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 2, 4, 1}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::avg_pool3d(x, AvgPool3dOptions().padding(Padding::explicit_).paddings({1, 0, 0, 0, 1, 1})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 1, 3, 1}, {0x1.cp+1, 0x1.4p+4, 0x1.2p+4, 0x1.88p+4, 0x1.1ep+4, 0x1.48p+4}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 1, 3, 1}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 3, 2, 4, 1}, {0x1p-1, 0x1p-3, 0x1p-3, 0x1p+0, 0x1p-1, 0x1p-3, 0x1p-3, 0x1p+0, 0x1p-4, 0x1.8p-3, 0x1.8p-3, 0x1.8p-1, 0x1p-4, 0x1.8p-3, 0x1.8p-3, 0x1.8p-1, 0x1p-4, 0x1.8p-3, 0x1.8p-3, 0x1.8p-1, 0x1p-4, 0x1.8p-3, 0x1.8p-3, 0x1.8p-1}, 2.0));
  return done();
}

ROW(band_part_num_lower_1_num_upper_0, "band_part num_lower=1 num_upper=0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::band_part(x, 1, 0));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {-0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p-2, 0x0p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x0p+0}));
  return done();
}

ROW(batch_norm, "batch_norm") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4}, {0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0}));
  EAGER_TRY(const Tensor scale, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor offset, floats(DType::float32, {4}, {0x1.cp+2, 0x1p+3, -0x1.2p+3, 0x1.8p+2}));
  EAGER_TRY(const Tensor mean, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0}));
  EAGER_TRY(const Tensor variance, floats(DType::float32, {4}, {0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(scale));
  EAGER_DO(tape.watch(offset));
  EAGER_DO(tape.watch(mean));
  EAGER_DO(tape.watch(variance));
  EAGER_TRY(const BatchNormOutputs outputs_1_, eager::batch_norm(x, BatchNormOptions().scale(scale).offset(offset).mean(mean).variance(variance)));
  const Tensor y0 = outputs_1_.y;
  const Tensor y1 = outputs_1_.batch_mean;
  const Tensor y2 = outputs_1_.batch_variance;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2, 4}, {0x1.ed35acp+2, 0x1.40188ep+2, -0x1.100084p+3, 0x1.6960d4p+2, 0x1.23d082p+3, 0x1.9feb8ap+3, -0x1.000106p+3, 0x1.a1eec2p+2, 0x1.23d082p+3, 0x1.c0083p+2, -0x1.180042p+3, 0x1.b88deep+2, 0x1.7e3bd8p+3, 0x1.5ff3b8p+3, -0x1.37ff3cp+3, 0x1.8p+2}, 16.0));
  EAGER_DO(expect_floats(y1, DType::float32, {4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0}, 16.0));
  EAGER_DO(expect_floats(y2, DType::float32, {4}, {0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1}, 16.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1, y2}, {x, scale, offset, mean, variance}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_2_, 5));
  const Tensor d_x = outputs_2_.at(0);
  const Tensor d_scale = outputs_2_.at(1);
  const Tensor d_offset = outputs_2_.at(2);
  const Tensor d_mean = outputs_2_.at(3);
  const Tensor d_variance = outputs_2_.at(4);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 4}, {0x1.69ad5cp+0, 0x1.ffbe84p-1, -0x1.ffef9ep-1, 0x1.69f2bcp-4, 0x1.0f4204p+1, 0x1.7fcee2p+2, -0x1.7ff3b6p-2, 0x1.69f2bcp-2, 0x1.69ad5cp-1, 0x1.ffbe84p+1, -0x1.ffef9ep-4, 0x1.0f760ep-1, 0x1.0f4204p+2, 0x1.7fcee2p+0, -0x1.ffef9ep-2, 0x1.69f2bcp-3}, 512.0));
  EAGER_DO(expect_floats(d_scale, DType::float32, {4}, {0x1.3c77bp+4, 0x1.b7c7b8p+2, -0x1.0ff74cp+0, 0x1.c46f6cp+1}, 512.0));
  EAGER_DO(expect_floats(d_offset, DType::float32, {4}, {0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1}, 512.0));
  EAGER_DO(expect_floats(d_mean, DType::float32, {4}, {-0x1.de840ap+2, -0x1.7fccd6p+3, 0x1.fff7dp+1, -0x1.cc2a74p-1}, 512.0));
  EAGER_DO(expect_floats(d_variance, DType::float32, {4}, {-0x1.2bd5fap+4, -0x1.97574p+2, 0x1.de0344p+0, -0x1.886b14p-3}, 512.0));
  return done();
}

ROW(batch_norm_data_format_nchw, "batch_norm data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 4, 2}, {0x1.8p+0, 0x1.4p+1, 0x1p-1, 0x1.2p+2, 0x1p+1, 0x1p+0, 0x1p-1, 0x1.8p+1, 0x1.4p+1, 0x1.2p+2, 0x1.8p+0, 0x1.cp+1, 0x1.4p+1, 0x1.2p+2, 0x1p+2, 0x1.8p+0}));
  EAGER_TRY(const Tensor scale, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor offset, floats(DType::float32, {4}, {0x1.cp+2, 0x1p+3, -0x1.2p+3, 0x1.8p+2}));
  EAGER_TRY(const Tensor mean, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0}));
  EAGER_TRY(const Tensor variance, floats(DType::float32, {4}, {0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(scale));
  EAGER_DO(tape.watch(offset));
  EAGER_DO(tape.watch(mean));
  EAGER_DO(tape.watch(variance));
  EAGER_TRY(const BatchNormOutputs outputs_1_, eager::batch_norm(x, BatchNormOptions().scale(scale).offset(offset).mean(mean).variance(variance).data_format(DataFormat::nchw)));
  const Tensor y0 = outputs_1_.y;
  const Tensor y1 = outputs_1_.batch_mean;
  const Tensor y2 = outputs_1_.batch_variance;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 4, 2}, {0x1.ed35acp+2, 0x1.23d082p+3, 0x1.40188ep+2, 0x1.9feb8ap+3, -0x1.100084p+3, -0x1.000106p+3, 0x1.6960d4p+2, 0x1.a1eec2p+2, 0x1.23d082p+3, 0x1.7e3bd8p+3, 0x1.c0083p+2, 0x1.5ff3b8p+3, -0x1.180042p+3, -0x1.37ff3cp+3, 0x1.b88deep+2, 0x1.8p+2}, 16.0));
  EAGER_DO(expect_floats(y1, DType::float32, {4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0}, 16.0));
  EAGER_DO(expect_floats(y2, DType::float32, {4}, {0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1}, 16.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1, y2}, {x, scale, offset, mean, variance}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_2_, 5));
  const Tensor d_x = outputs_2_.at(0);
  const Tensor d_scale = outputs_2_.at(1);
  const Tensor d_offset = outputs_2_.at(2);
  const Tensor d_mean = outputs_2_.at(3);
  const Tensor d_variance = outputs_2_.at(4);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 4, 2}, {0x1.69ad5cp+0, 0x1.69ad5cp-1, 0x1.ffbe84p+1, 0x1.ffbe84p-2, -0x1.7ff3b6p-1, -0x1.7ff3b6p+0, 0x1.0f760ep-2, 0x1.69f2bcp-2, 0x1.69ad5cp-1, 0x1.69ad5cp+1, 0x1.ffbe84p-2, 0x1.7fcee2p+1, -0x1.7ff3b6p+0, -0x1.7ff3b6p-2, 0x1.69f2bcp-2, 0x1.69f2bcp-3}, 512.0));
  EAGER_DO(expect_floats(d_scale, DType::float32, {4}, {0x1.96e306p+3, -0x1.ffbe84p-3, -0x1.f7efep+1, 0x1.26153ap+1}, 512.0));
  EAGER_DO(expect_floats(d_offset, DType::float32, {4}, {0x1p+2, 0x1p+2, 0x1.08p+3, 0x1.ap+1}, 512.0));
  EAGER_DO(expect_floats(d_mean, DType::float32, {4}, {-0x1.29ad5cp+2, -0x1.dfbe84p+2, 0x1.87f78ep+2, -0x1.cc2a74p-1}, 512.0));
  EAGER_DO(expect_floats(d_variance, DType::float32, {4}, {-0x1.76131ep+3, 0x1.7fcee8p-1, 0x1.820c18p+0, -0x1.2f7ccep-5}, 512.0));
  return done();
}

ROW(batch_norm_data_format_nchw_epsilon_0_25, "batch_norm data_format=NCHW epsilon=0.25") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 4, 2}, {0x1.8p+0, 0x1.4p+1, 0x1p-1, 0x1.2p+2, 0x1p+1, 0x1p+0, 0x1p-1, 0x1.8p+1, 0x1.4p+1, 0x1.2p+2, 0x1.8p+0, 0x1.cp+1, 0x1.4p+1, 0x1.2p+2, 0x1p+2, 0x1.8p+0}));
  EAGER_TRY(const Tensor scale, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor offset, floats(DType::float32, {4}, {0x1.cp+2, 0x1p+3, -0x1.2p+3, 0x1.8p+2}));
  EAGER_TRY(const Tensor mean, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0}));
  EAGER_TRY(const Tensor variance, floats(DType::float32, {4}, {0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(scale));
  EAGER_DO(tape.watch(offset));
  EAGER_DO(tape.watch(mean));
  EAGER_DO(tape.watch(variance));
  EAGER_TRY(const BatchNormOutputs outputs_1_, eager::batch_norm(x, BatchNormOptions().scale(scale).offset(offset).mean(mean).variance(variance).epsilon(0x1p-2).data_format(DataFormat::nchw)));
  const Tensor y0 = outputs_1_.y;
  const Tensor y1 = outputs_1_.batch_mean;
  const Tensor y2 = outputs_1_.batch_variance;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 4, 2}, {0x1.e4f34ep+2, 0x1.176cf6p+3, 0x1.54451ep+2, 0x1.8f1bbcp+3, -0x1.107a4cp+3, -0x1.00f498p+3, 0x1.6aaaaap+2, 0x1.ap+2, 0x1.176cf6p+3, 0x1.615392p+3, 0x1.c6c1b4p+2, 0x1.55dd72p+3, -0x1.183d26p+3, -0x1.37488ep+3, 0x1.b55556p+2, 0x1.8p+2}, 16.0));
  EAGER_DO(expect_floats(y1, DType::float32, {4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0}, 16.0));
  EAGER_DO(expect_floats(y2, DType::float32, {4}, {0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1}, 16.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1, y2}, {x, scale, offset, mean, variance}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_2_, 5));
  const Tensor d_x = outputs_2_.at(0);
  const Tensor d_scale = outputs_2_.at(1);
  const Tensor d_offset = outputs_2_.at(2);
  const Tensor d_mean = outputs_2_.at(3);
  const Tensor d_variance = outputs_2_.at(4);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 4, 2}, {0x1.279a74p+0, 0x1.279a74p-1, 0x1.c9f25cp+1, 0x1.c9f25cp-2, -0x1.7488e4p-1, -0x1.7488e4p+0, 0x1p-2, 0x1.555556p-2, 0x1.279a74p-1, 0x1.279a74p+1, 0x1.c9f25cp-2, 0x1.5775c6p+1, -0x1.7488e4p+0, -0x1.7488e4p-2, 0x1.555556p-2, 0x1.555556p-3}, 512.0));
  EAGER_DO(expect_floats(d_scale, DType::float32, {4}, {0x1.4c8dc2p+3, -0x1.c9f25cp-3, -0x1.e8f3aap+1, 0x1.155556p+1}, 512.0));
  EAGER_DO(expect_floats(d_offset, DType::float32, {4}, {0x1p+2, 0x1p+2, 0x1.08p+3, 0x1.ap+1}, 512.0));
  EAGER_DO(expect_floats(d_mean, DType::float32, {4}, {-0x1.cf34e8p+1, -0x1.a9f25cp+2, 0x1.801e1cp+2, -0x1.aaaaaap-1}, 512.0));
  EAGER_DO(expect_floats(d_variance, DType::float32, {4}, {-0x1.7b67aep+2, 0x1.5b96ep-1, 0x1.8cf3d8p+0, 0x1.2f684cp-7}, 512.0));
  return done();
}

ROW(batch_norm_epsilon_0_25, "batch_norm epsilon=0.25") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2, 4}, {0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0}));
  EAGER_TRY(const Tensor scale, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor offset, floats(DType::float32, {4}, {0x1.cp+2, 0x1p+3, -0x1.2p+3, 0x1.8p+2}));
  EAGER_TRY(const Tensor mean, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0}));
  EAGER_TRY(const Tensor variance, floats(DType::float32, {4}, {0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(scale));
  EAGER_DO(tape.watch(offset));
  EAGER_DO(tape.watch(mean));
  EAGER_DO(tape.watch(variance));
  EAGER_TRY(const BatchNormOutputs outputs_1_, eager::batch_norm(x, BatchNormOptions().scale(scale).offset(offset).mean(mean).variance(variance).epsilon(0x1p-2)));
  const Tensor y0 = outputs_1_.y;
  const Tensor y1 = outputs_1_.batch_mean;
  const Tensor y2 = outputs_1_.batch_variance;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2, 4}, {0x1.e4f34ep+2, 0x1.54451ep+2, -0x1.107a4cp+3, 0x1.6aaaaap+2, 0x1.176cf6p+3, 0x1.8f1bbcp+3, -0x1.00f498p+3, 0x1.ap+2, 0x1.176cf6p+3, 0x1.c6c1b4p+2, -0x1.183d26p+3, 0x1.b55556p+2, 0x1.615392p+3, 0x1.55dd72p+3, -0x1.37488ep+3, 0x1.8p+2}, 16.0));
  EAGER_DO(expect_floats(y1, DType::float32, {4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0}, 16.0));
  EAGER_DO(expect_floats(y2, DType::float32, {4}, {0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1}, 16.0));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1, y2}, {x, scale, offset, mean, variance}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_2_, 5));
  const Tensor d_x = outputs_2_.at(0);
  const Tensor d_scale = outputs_2_.at(1);
  const Tensor d_offset = outputs_2_.at(2);
  const Tensor d_mean = outputs_2_.at(3);
  const Tensor d_variance = outputs_2_.at(4);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2, 4}, {0x1.279a74p+0, 0x1.c9f25cp-1, -0x1.f0b684p-1, 0x1.555556p-4, 0x1.bb67aep+0, 0x1.5775c6p+2, -0x1.7488e4p-2, 0x1.555556p-2, 0x1.279a74p-1, 0x1.c9f25cp+1, -0x1.f0b684p-4, 0x1p-1, 0x1.bb67aep+1, 0x1.5775c6p+0, -0x1.f0b684p-2, 0x1.555556p-3}, 512.0));
  EAGER_DO(expect_floats(d_scale, DType::float32, {4}, {0x1.02a726p+4, 0x1.898c48p+2, -0x1.07e0f6p+0, 0x1.aaaaaap+1}, 512.0));
  EAGER_DO(expect_floats(d_offset, DType::float32, {4}, {0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1}, 512.0));
  EAGER_DO(expect_floats(d_mean, DType::float32, {4}, {-0x1.7b67aep+2, -0x1.55c558p+3, 0x1.f85b42p+1, -0x1.aaaaaap-1}, 512.0));
  EAGER_DO(expect_floats(d_variance, DType::float32, {4}, {-0x1.38dedep+3, -0x1.1ad6ap+2, 0x1.e0f498p+0, -0x1.ed097cp-4}, 512.0));
  return done();
}
