// Written by bindings/generate from tests/bindings/conformance.json: a function a row.
// clang-format off
#include "conformance_steps.h"

static eager_status *row_newton_s_method_in_a_loop_the_root_of_2_and_its_derivative_1(Row *row) {
  STEP(do_tensor(row, "six", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(6)));
  STEP(do_op(row, "less", NAMES("i_c", "six"), NO_ATTRIBUTES, NAMES("more")));
  return NULL;
}

static eager_status *row_newton_s_method_in_a_loop_the_root_of_2_and_its_derivative_2(Row *row) {
  STEP(do_tensor(row, "one", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "half", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(0x1p-1)));
  STEP(do_op(row, "add", NAMES("i_b", "one"), NO_ATTRIBUTES, NAMES("i_next")));
  STEP(do_op(row, "divide", NAMES("a_b", "x_b"), NO_ATTRIBUTES, NAMES("q")));
  STEP(do_op(row, "add", NAMES("x_b", "q"), NO_ATTRIBUTES, NAMES("s")));
  STEP(do_op(row, "multiply", NAMES("s", "half"), NO_ATTRIBUTES, NAMES("x_next")));
  return NULL;
}

static eager_status *row_newton_s_method_in_a_loop_the_root_of_2_and_its_derivative(Row *row) {
  STEP(do_function(row, "go_on", "go_on", SPECS({"i_c", EAGER_INT32, NO_INTEGERS}, {"x_c", EAGER_FLOAT64, NO_INTEGERS},
      {"a_c", EAGER_FLOAT64, NO_INTEGERS}), row_newton_s_method_in_a_loop_the_root_of_2_and_its_derivative_1,
      NAMES("more")));
  STEP(do_function(row, "step", "step", SPECS({"i_b", EAGER_INT32, NO_INTEGERS}, {"x_b", EAGER_FLOAT64, NO_INTEGERS},
      {"a_b", EAGER_FLOAT64, NO_INTEGERS}), row_newton_s_method_in_a_loop_the_root_of_2_and_its_derivative_2,
      NAMES("i_next", "x_next")));
  STEP(do_tensor(row, "i", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(0)));
  STEP(do_tensor(row, "x", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "a", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "a"));
  STEP(do_op(row, "while_loop", NAMES("i", "x", "a"), ATTRIBUTES({"cond", ATTRIBUTE_FUNCTION, .text = "go_on"}, {"body",
      ATTRIBUTE_FUNCTION, .text = "step"}, {"num_invariants", ATTRIBUTE_INT, .integer = 1}), NAMES("n", "root")));
  STEP(do_gradient(row, "tape", NAMES("root"), NAMES("a"), NO_NAMES, 0, NAMES("d")));
  STEP(do_expect(row, "root", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(0x1.6a09e667f3bcdp+0), 2));
  STEP(do_expect(row, "d", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(0x1.6a09e667f3bcdp-2), 16));
  return NULL;
}

static eager_status *row_a_branch_in_a_loop_in_a_function_collatz_1(Row *row) {
  STEP(do_tensor(row, "two", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(2)));
  STEP(do_op(row, "floor_divide", NAMES("n_e", "two"), NO_ATTRIBUTES, NAMES("half")));
  return NULL;
}

static eager_status *row_a_branch_in_a_loop_in_a_function_collatz_2(Row *row) {
  STEP(do_tensor(row, "three", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(3)));
  STEP(do_tensor(row, "one_o", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_op(row, "multiply", NAMES("n_o", "three"), NO_ATTRIBUTES, NAMES("triple")));
  STEP(do_op(row, "add", NAMES("triple", "one_o"), NO_ATTRIBUTES, NAMES("more")));
  return NULL;
}

static eager_status *row_a_branch_in_a_loop_in_a_function_collatz_3(Row *row) {
  STEP(do_tensor(row, "one_c", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_op(row, "not_equal", NAMES("n_c", "one_c"), NO_ATTRIBUTES, NAMES("go_on")));
  return NULL;
}

static eager_status *row_a_branch_in_a_loop_in_a_function_collatz_4(Row *row) {
  STEP(do_tensor(row, "two_b", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(2)));
  STEP(do_op(row, "remainder", NAMES("n_b", "two_b"), NO_ATTRIBUTES, NAMES("rest")));
  STEP(do_op(row, "cond", NAMES("rest", "n_b"), ATTRIBUTES({"then_branch", ATTRIBUTE_FUNCTION, .text = "odd"},
      {"else_branch", ATTRIBUTE_FUNCTION, .text = "even"}), NAMES("n_next")));
  return NULL;
}

static eager_status *row_a_branch_in_a_loop_in_a_function_collatz_5(Row *row) {
  STEP(do_op(row, "while_loop", NAMES("n"), ATTRIBUTES({"cond", ATTRIBUTE_FUNCTION, .text = "not_one"}, {"body",
      ATTRIBUTE_FUNCTION, .text = "next"}), NAMES("last", "path")));
  return NULL;
}

static eager_status *row_a_branch_in_a_loop_in_a_function_collatz(Row *row) {
  STEP(do_function(row, "even", "even", SPECS({"n_e", EAGER_INT64, NO_INTEGERS}),
      row_a_branch_in_a_loop_in_a_function_collatz_1, NAMES("half")));
  STEP(do_function(row, "odd", "odd", SPECS({"n_o", EAGER_INT64, NO_INTEGERS}),
      row_a_branch_in_a_loop_in_a_function_collatz_2, NAMES("more")));
  STEP(do_function(row, "not_one", "not_one", SPECS({"n_c", EAGER_INT64, NO_INTEGERS}),
      row_a_branch_in_a_loop_in_a_function_collatz_3, NAMES("go_on")));
  STEP(do_function(row, "next", "next", SPECS({"n_b", EAGER_INT64, NO_INTEGERS}),
      row_a_branch_in_a_loop_in_a_function_collatz_4, NAMES("n_next", "n_b")));
  STEP(do_function(row, "collatz", "collatz", SPECS({"n", EAGER_INT64, NO_INTEGERS}),
      row_a_branch_in_a_loop_in_a_function_collatz_5, NAMES("path")));
  STEP(do_tensor(row, "seven", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(7)));
  STEP(do_call(row, "collatz", NAMES("seven"), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, INTEGERS(16), INTEGER_VALUES(7, 22, 11, 34, 17, 52, 26, 13, 40, 20, 10, 5, 16,
      8, 4, 2), 0));
  return NULL;
}

static eager_status *row_a_copy_passes_gradients(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_copy_to(row, "x", "cpu:0", "y"));
  STEP(do_op(row, "square", NAMES("y"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_gradient(row, "tape", NAMES("z"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(6), 0));
  return NULL;
}

static eager_status *row_a_custom_gradient_in_a_function_1_1(Row *row) {
  STEP(do_op(row, "multiply", NAMES("g", "x"), NO_ATTRIBUTES, NAMES("gx")));
  return NULL;
}

static eager_status *row_a_custom_gradient_in_a_function_1(Row *row) {
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_custom_gradient(row, NAMES("x"), NAMES("y"), NAMES("y2"), ((Body){row_a_custom_gradient_in_a_function_1_1,
      NAMES("g"), NAMES("gx")})));
  return NULL;
}

static eager_status *row_a_custom_gradient_in_a_function(Row *row) {
  STEP(do_function(row, "f", "f", SPECS({"x", EAGER_FLOAT32, INTEGERS(2)}), row_a_custom_gradient_in_a_function_1,
      NAMES("y2")));
  STEP(do_tensor(row, "a", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(3, -5)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "a"));
  STEP(do_call(row, "f", NAMES("a"), NAMES("b")));
  STEP(do_gradient(row, "tape", NAMES("b"), NAMES("a"), NO_NAMES, 0, NAMES("d_a")));
  STEP(do_expect(row, "b", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(9, 25), 0));
  STEP(do_expect(row, "d_a", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(3, -5), 0));
  return NULL;
}

static eager_status *row_a_custom_gradient_of_another_shape_1(Row *row) {
  STEP(do_tensor(row, "g_x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  return NULL;
}

static eager_status *row_a_custom_gradient_of_another_shape(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_custom_gradient(row, NAMES("x"), NAMES("y"), NAMES("y2"), ((Body){row_a_custom_gradient_of_another_shape_1,
      NAMES("g"), NAMES("g_x")})));
  REFUSED(do_gradient(row, "tape", NAMES("y2"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")), EAGER_INVALID_ARGUMENT, NULL,
      NULL);
  return NULL;
}

static eager_status *row_a_custom_gradient_that_fails_with_aborted_1(Row *row) {
  (void)row;
  return do_fail(EAGER_ABORTED, "no gradient: ABORTED");
}

static eager_status *row_a_custom_gradient_that_fails_with_aborted(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_custom_gradient(row, NAMES("x"), NAMES("y"), NAMES("y2"),
      ((Body){row_a_custom_gradient_that_fails_with_aborted_1, NAMES("g"), NO_NAMES})));
  REFUSED(do_gradient(row, "tape", NAMES("y2"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")), EAGER_ABORTED, "",
      "no gradient: ABORTED");
  return NULL;
}

static eager_status *row_a_custom_gradient_that_fails_with_already_exists_1(Row *row) {
  (void)row;
  return do_fail(EAGER_ALREADY_EXISTS, "no gradient: ALREADY_EXISTS");
}

static eager_status *row_a_custom_gradient_that_fails_with_already_exists(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_custom_gradient(row, NAMES("x"), NAMES("y"), NAMES("y2"),
      ((Body){row_a_custom_gradient_that_fails_with_already_exists_1, NAMES("g"), NO_NAMES})));
  REFUSED(do_gradient(row, "tape", NAMES("y2"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")), EAGER_ALREADY_EXISTS, "",
      "no gradient: ALREADY_EXISTS");
  return NULL;
}

static eager_status *row_a_custom_gradient_that_fails_with_cancelled_1(Row *row) {
  (void)row;
  return do_fail(EAGER_CANCELLED, "no gradient: CANCELLED");
}

static eager_status *row_a_custom_gradient_that_fails_with_cancelled(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_custom_gradient(row, NAMES("x"), NAMES("y"), NAMES("y2"),
      ((Body){row_a_custom_gradient_that_fails_with_cancelled_1, NAMES("g"), NO_NAMES})));
  REFUSED(do_gradient(row, "tape", NAMES("y2"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")), EAGER_CANCELLED, "",
      "no gradient: CANCELLED");
  return NULL;
}

static eager_status *row_a_custom_gradient_that_fails_with_data_loss_1(Row *row) {
  (void)row;
  return do_fail(EAGER_DATA_LOSS, "no gradient: DATA_LOSS");
}

static eager_status *row_a_custom_gradient_that_fails_with_data_loss(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_custom_gradient(row, NAMES("x"), NAMES("y"), NAMES("y2"),
      ((Body){row_a_custom_gradient_that_fails_with_data_loss_1, NAMES("g"), NO_NAMES})));
  REFUSED(do_gradient(row, "tape", NAMES("y2"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")), EAGER_DATA_LOSS, "",
      "no gradient: DATA_LOSS");
  return NULL;
}

static eager_status *row_a_custom_gradient_that_fails_with_deadline_exceeded_1(Row *row) {
  (void)row;
  return do_fail(EAGER_DEADLINE_EXCEEDED, "no gradient: DEADLINE_EXCEEDED");
}

static eager_status *row_a_custom_gradient_that_fails_with_deadline_exceeded(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_custom_gradient(row, NAMES("x"), NAMES("y"), NAMES("y2"),
      ((Body){row_a_custom_gradient_that_fails_with_deadline_exceeded_1, NAMES("g"), NO_NAMES})));
  REFUSED(do_gradient(row, "tape", NAMES("y2"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")), EAGER_DEADLINE_EXCEEDED, "",
      "no gradient: DEADLINE_EXCEEDED");
  return NULL;
}

static eager_status *row_a_custom_gradient_that_fails_with_failed_precondition_1(Row *row) {
  (void)row;
  return do_fail(EAGER_FAILED_PRECONDITION, "no gradient: FAILED_PRECONDITION");
}

static eager_status *row_a_custom_gradient_that_fails_with_failed_precondition(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_custom_gradient(row, NAMES("x"), NAMES("y"), NAMES("y2"),
      ((Body){row_a_custom_gradient_that_fails_with_failed_precondition_1, NAMES("g"), NO_NAMES})));
  REFUSED(do_gradient(row, "tape", NAMES("y2"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")), EAGER_FAILED_PRECONDITION, "",
      "no gradient: FAILED_PRECONDITION");
  return NULL;
}

static eager_status *row_a_custom_gradient_that_fails_with_internal_1(Row *row) {
  (void)row;
  return do_fail(EAGER_INTERNAL, "no gradient: INTERNAL");
}

static eager_status *row_a_custom_gradient_that_fails_with_internal(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_custom_gradient(row, NAMES("x"), NAMES("y"), NAMES("y2"),
      ((Body){row_a_custom_gradient_that_fails_with_internal_1, NAMES("g"), NO_NAMES})));
  REFUSED(do_gradient(row, "tape", NAMES("y2"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")), EAGER_INTERNAL, "",
      "no gradient: INTERNAL");
  return NULL;
}

static eager_status *row_a_custom_gradient_that_fails_with_invalid_argument_1(Row *row) {
  (void)row;
  return do_fail(EAGER_INVALID_ARGUMENT, "no gradient: INVALID_ARGUMENT");
}

static eager_status *row_a_custom_gradient_that_fails_with_invalid_argument(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_custom_gradient(row, NAMES("x"), NAMES("y"), NAMES("y2"),
      ((Body){row_a_custom_gradient_that_fails_with_invalid_argument_1, NAMES("g"), NO_NAMES})));
  REFUSED(do_gradient(row, "tape", NAMES("y2"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")), EAGER_INVALID_ARGUMENT, "",
      "no gradient: INVALID_ARGUMENT");
  return NULL;
}

static eager_status *row_a_custom_gradient_that_fails_with_not_found_1(Row *row) {
  (void)row;
  return do_fail(EAGER_NOT_FOUND, "no gradient: NOT_FOUND");
}

static eager_status *row_a_custom_gradient_that_fails_with_not_found(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_custom_gradient(row, NAMES("x"), NAMES("y"), NAMES("y2"),
      ((Body){row_a_custom_gradient_that_fails_with_not_found_1, NAMES("g"), NO_NAMES})));
  REFUSED(do_gradient(row, "tape", NAMES("y2"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")), EAGER_NOT_FOUND, "",
      "no gradient: NOT_FOUND");
  return NULL;
}

static eager_status *row_a_custom_gradient_that_fails_with_out_of_range_1(Row *row) {
  (void)row;
  return do_fail(EAGER_OUT_OF_RANGE, "no gradient: OUT_OF_RANGE");
}

static eager_status *row_a_custom_gradient_that_fails_with_out_of_range(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_custom_gradient(row, NAMES("x"), NAMES("y"), NAMES("y2"),
      ((Body){row_a_custom_gradient_that_fails_with_out_of_range_1, NAMES("g"), NO_NAMES})));
  REFUSED(do_gradient(row, "tape", NAMES("y2"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")), EAGER_OUT_OF_RANGE, "",
      "no gradient: OUT_OF_RANGE");
  return NULL;
}

static eager_status *row_a_custom_gradient_that_fails_with_permission_denied_1(Row *row) {
  (void)row;
  return do_fail(EAGER_PERMISSION_DENIED, "no gradient: PERMISSION_DENIED");
}

static eager_status *row_a_custom_gradient_that_fails_with_permission_denied(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_custom_gradient(row, NAMES("x"), NAMES("y"), NAMES("y2"),
      ((Body){row_a_custom_gradient_that_fails_with_permission_denied_1, NAMES("g"), NO_NAMES})));
  REFUSED(do_gradient(row, "tape", NAMES("y2"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")), EAGER_PERMISSION_DENIED, "",
      "no gradient: PERMISSION_DENIED");
  return NULL;
}

static eager_status *row_a_custom_gradient_that_fails_with_resource_exhausted_1(Row *row) {
  (void)row;
  return do_fail(EAGER_RESOURCE_EXHAUSTED, "no gradient: RESOURCE_EXHAUSTED");
}

static eager_status *row_a_custom_gradient_that_fails_with_resource_exhausted(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_custom_gradient(row, NAMES("x"), NAMES("y"), NAMES("y2"),
      ((Body){row_a_custom_gradient_that_fails_with_resource_exhausted_1, NAMES("g"), NO_NAMES})));
  REFUSED(do_gradient(row, "tape", NAMES("y2"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")), EAGER_RESOURCE_EXHAUSTED, "",
      "no gradient: RESOURCE_EXHAUSTED");
  return NULL;
}

static eager_status *row_a_custom_gradient_that_fails_with_unavailable_1(Row *row) {
  (void)row;
  return do_fail(EAGER_UNAVAILABLE, "no gradient: UNAVAILABLE");
}

static eager_status *row_a_custom_gradient_that_fails_with_unavailable(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_custom_gradient(row, NAMES("x"), NAMES("y"), NAMES("y2"),
      ((Body){row_a_custom_gradient_that_fails_with_unavailable_1, NAMES("g"), NO_NAMES})));
  REFUSED(do_gradient(row, "tape", NAMES("y2"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")), EAGER_UNAVAILABLE, "",
      "no gradient: UNAVAILABLE");
  return NULL;
}

static eager_status *row_a_custom_gradient_that_fails_with_unimplemented_1(Row *row) {
  (void)row;
  return do_fail(EAGER_UNIMPLEMENTED, "no gradient: UNIMPLEMENTED");
}

static eager_status *row_a_custom_gradient_that_fails_with_unimplemented(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_custom_gradient(row, NAMES("x"), NAMES("y"), NAMES("y2"),
      ((Body){row_a_custom_gradient_that_fails_with_unimplemented_1, NAMES("g"), NO_NAMES})));
  REFUSED(do_gradient(row, "tape", NAMES("y2"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")), EAGER_UNIMPLEMENTED, "",
      "no gradient: UNIMPLEMENTED");
  return NULL;
}

static eager_status *row_a_custom_gradient_that_fails_with_unknown_1(Row *row) {
  (void)row;
  return do_fail(EAGER_UNKNOWN, "no gradient: UNKNOWN");
}

static eager_status *row_a_custom_gradient_that_fails_with_unknown(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_custom_gradient(row, NAMES("x"), NAMES("y"), NAMES("y2"),
      ((Body){row_a_custom_gradient_that_fails_with_unknown_1, NAMES("g"), NO_NAMES})));
  REFUSED(do_gradient(row, "tape", NAMES("y2"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")), EAGER_UNKNOWN, "",
      "no gradient: UNKNOWN");
  return NULL;
}

static eager_status *row_a_custom_gradient_that_gives_none_for_an_input_1(Row *row) {
  (void)row;
  return NULL;
}

static eager_status *row_a_custom_gradient_that_gives_none_for_an_input(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_tensor(row, "y", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "y"));
  STEP(do_op(row, "multiply", NAMES("x", "y"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_custom_gradient(row, NAMES("x", "y"), NAMES("z"), NAMES("z2"),
      ((Body){row_a_custom_gradient_that_gives_none_for_an_input_1, NAMES("g"), NAMES("g", NULL)})));
  STEP(do_gradient(row, "tape", NAMES("z2"), NAMES("x", "y"), NO_NAMES, 0, NAMES("d_x", "d_y")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_expect_none(row, "d_y"));
  return NULL;
}

static eager_status *row_a_custom_gradient_to_the_second_order_1(Row *row) {
  STEP(do_op(row, "multiply", NAMES("x", "x"), NO_ATTRIBUTES, NAMES("xx")));
  STEP(do_op(row, "multiply", NAMES("xx", "x"), NO_ATTRIBUTES, NAMES("xxx")));
  STEP(do_op(row, "multiply", NAMES("g", "xxx"), NO_ATTRIBUTES, NAMES("g_x")));
  return NULL;
}

static eager_status *row_a_custom_gradient_to_the_second_order(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(2, 3)));
  STEP(do_tape(row, "outer", 0, 0));
  STEP(do_watch(row, "outer", "x"));
  STEP(do_tape(row, "inner", 0, 0));
  STEP(do_watch(row, "inner", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_custom_gradient(row, NAMES("x"), NAMES("y"), NAMES("y2"), ((Body){row_a_custom_gradient_to_the_second_order_1,
      NAMES("g"), NAMES("g_x")})));
  STEP(do_gradient(row, "inner", NAMES("y2"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(8, 27), 0));
  STEP(do_gradient(row, "outer", NAMES("d_x"), NAMES("x"), NO_NAMES, 0, NAMES("d2_x")));
  STEP(do_expect(row, "d2_x", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(12, 27), 0));
  return NULL;
}

static eager_status *row_a_custom_gradient_without_a_tape_1(Row *row) {
  (void)row;
  return NULL;
}

static eager_status *row_a_custom_gradient_without_a_tape(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(2, 3)));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_custom_gradient(row, NAMES("x"), NAMES("y"), NAMES("y2"), ((Body){row_a_custom_gradient_without_a_tape_1,
      NAMES("g"), NAMES("g")})));
  STEP(do_expect(row, "y2", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(4, 9), 0));
  return NULL;
}

static eager_status *row_a_custom_gradient_s_other_dtype_is_cast_1(Row *row) {
  STEP(do_tensor(row, "g_x", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0x1p-1, 0x1p-2)));
  return NULL;
}

static eager_status *row_a_custom_gradient_s_other_dtype_is_cast(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(2, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_custom_gradient(row, NAMES("x"), NAMES("y"), NAMES("y2"),
      ((Body){row_a_custom_gradient_s_other_dtype_is_cast_1, NAMES("g"), NAMES("g_x")})));
  STEP(do_gradient(row, "tape", NAMES("y2"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0x1p-1, 0x1p-2), 0));
  return NULL;
}

static eager_status *row_a_custom_gradient_called_with_the_gradients_of_its_outputs_1(Row *row) {
  STEP(do_tensor(row, "ten", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(10)));
  STEP(do_op(row, "multiply", NAMES("g_s", "ten"), NO_ATTRIBUTES, NAMES("g_x")));
  STEP(do_op(row, "negative", NAMES("g_d"), NO_ATTRIBUTES, NAMES("g_y")));
  return NULL;
}

static eager_status *row_a_custom_gradient_called_with_the_gradients_of_its_outputs(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_tensor(row, "y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(3, 4)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "y"));
  STEP(do_op(row, "add", NAMES("x", "y"), NO_ATTRIBUTES, NAMES("s")));
  STEP(do_op(row, "subtract", NAMES("x", "y"), NO_ATTRIBUTES, NAMES("d")));
  STEP(do_custom_gradient(row, NAMES("x", "y"), NAMES("s", "d"), NAMES("s2", "d2"),
      ((Body){row_a_custom_gradient_called_with_the_gradients_of_its_outputs_1, NAMES("g_s", "g_d"), NAMES("g_x",
      "g_y")})));
  STEP(do_op(row, "square", NAMES("s2"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_gradient(row, "tape", NAMES("z", "d2"), NAMES("x", "y"), NO_NAMES, 0, NAMES("d_x", "d_y")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(80, 120), 0));
  STEP(do_expect(row, "d_y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(-1, -1), 0));
  return NULL;
}

static eager_status *row_a_dense_tensor_has_no_rows(Row *row) {
  STEP(do_tensor(row, "dense", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(1)));
  STEP(do_sparse(row, "dense", 0));
  REFUSED(do_sparse_rows(row, "dense", NAMES("no", "none")), EAGER_INVALID_ARGUMENT, NULL, NULL);
  return NULL;
}

static eager_status *row_a_fork_has_forks_1_1(Row *row) {
  STEP(do_op(row, "random_uniform", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(2)}),
      NAMES("a")));
  STEP(do_expect(row, "a", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0x1.5827b8p-2, 0x1.2549d2p-1), 0));
  return NULL;
}

static eager_status *row_a_fork_has_forks_1(Row *row) {
  STEP(do_fork(row, row_a_fork_has_forks_1_1));
  return NULL;
}

static eager_status *row_a_fork_has_forks(Row *row) {
  STEP(do_seed(row, 12));
  STEP(do_fork(row, row_a_fork_has_forks_1));
  return NULL;
}

static eager_status *row_a_function_calls_a_function_1(Row *row) {
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  return NULL;
}

static eager_status *row_a_function_calls_a_function_2(Row *row) {
  STEP(do_call(row, "f", NAMES("u"), NAMES("v")));
  STEP(do_call(row, "f", NAMES("v"), NAMES("w")));
  return NULL;
}

static eager_status *row_a_function_calls_a_function(Row *row) {
  STEP(do_function(row, "f", "f", SPECS({"x", EAGER_FLOAT32, NO_INTEGERS}), row_a_function_calls_a_function_1,
      NAMES("y")));
  STEP(do_function(row, "g", "g", SPECS({"u", EAGER_FLOAT32, NO_INTEGERS}), row_a_function_calls_a_function_2,
      NAMES("w")));
  STEP(do_tensor(row, "a", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(3)));
  STEP(do_call(row, "g", NAMES("a"), NAMES("b")));
  STEP(do_expect(row, "b", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(81), 0));
  return NULL;
}

static eager_status *row_a_function_calls_the_caller_s_code_each_time_1_1(Row *row) {
  STEP(do_assign_add(row, "calls", "a"));
  STEP(do_read(row, "calls", "so_far"));
  return NULL;
}

static eager_status *row_a_function_calls_the_caller_s_code_each_time_1(Row *row) {
  STEP(do_host_call(row, "count", NAMES("x"), SPECS({NULL, EAGER_INT32, NO_INTEGERS}), NAMES("y"),
      ((Body){row_a_function_calls_the_caller_s_code_each_time_1_1, NAMES("a"), NAMES("so_far")})));
  return NULL;
}

static eager_status *row_a_function_calls_the_caller_s_code_each_time(Row *row) {
  STEP(do_tensor(row, "zero", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(0)));
  STEP(do_variable(row, "calls", "zero", NULL, 0));
  STEP(do_function(row, "f", "f", SPECS({"x", EAGER_INT32, NO_INTEGERS}),
      row_a_function_calls_the_caller_s_code_each_time_1, NAMES("y")));
  STEP(do_tensor(row, "two", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(2)));
  STEP(do_call(row, "f", NAMES("two"), NAMES("z0")));
  STEP(do_expect(row, "z0", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(2), 0));
  STEP(do_call(row, "f", NAMES("two"), NAMES("z1")));
  STEP(do_expect(row, "z1", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(4), 0));
  STEP(do_call(row, "f", NAMES("two"), NAMES("z2")));
  STEP(do_expect(row, "z2", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(6), 0));
  return NULL;
}

static eager_status *row_a_function_is_saved_constants_a_branch_strings_1(Row *row) {
  STEP(do_op(row, "multiply", NAMES("x_up", "c"), NO_ATTRIBUTES, NAMES("y_up")));
  return NULL;
}

static eager_status *row_a_function_is_saved_constants_a_branch_strings_2(Row *row) {
  STEP(do_op(row, "negative", NAMES("x_down"), NO_ATTRIBUTES, NAMES("y_down")));
  return NULL;
}

static eager_status *row_a_function_is_saved_constants_a_branch_strings_3(Row *row) {
  STEP(do_op(row, "cond", NAMES("p", "x"), ATTRIBUTES({"then_branch", ATTRIBUTE_FUNCTION, .text = "up"}, {"else_branch",
      ATTRIBUTE_FUNCTION, .text = "down"}), NAMES("y")));
  STEP(do_op(row, "softmax", NAMES("y"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_tensor(row, "names", EAGER_STRING, INTEGERS(2), TEXT_VALUES("a", "\303\274")));
  return NULL;
}

static eager_status *row_a_function_is_saved_constants_a_branch_strings(Row *row) {
  STEP(do_tensor(row, "c", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0x1p-1, 2)));
  STEP(do_function(row, "up", "up", SPECS({"x_up", EAGER_FLOAT32, INTEGERS(2)}),
      row_a_function_is_saved_constants_a_branch_strings_1, NAMES("y_up")));
  STEP(do_function(row, "down", "down", SPECS({"x_down", EAGER_FLOAT32, INTEGERS(2)}),
      row_a_function_is_saved_constants_a_branch_strings_2, NAMES("y_down")));
  STEP(do_function(row, "f", "f", SPECS({"p", EAGER_BOOL, NO_INTEGERS}, {"x", EAGER_FLOAT32, INTEGERS(2)}),
      row_a_function_is_saved_constants_a_branch_strings_3, NAMES("y", "z", "names")));
  STEP(do_save(row, "f", "branch.eager"));
  return NULL;
}

static eager_status *row_a_function_keeps_tensors_from_outside_as_constants_1(Row *row) {
  STEP(do_op(row, "add", NAMES("x", "c"), NO_ATTRIBUTES, NAMES("y")));
  return NULL;
}

static eager_status *row_a_function_keeps_tensors_from_outside_as_constants(Row *row) {
  STEP(do_tensor(row, "c", EAGER_INT64, INTEGERS(2), INTEGER_VALUES(10, 20)));
  STEP(do_function(row, "f", "f", SPECS({"x", EAGER_INT64, INTEGERS(2)}),
      row_a_function_keeps_tensors_from_outside_as_constants_1, NAMES("y", "c", "x")));
  STEP(do_tensor(row, "a", EAGER_INT64, INTEGERS(2), INTEGER_VALUES(1, 2)));
  STEP(do_call(row, "f", NAMES("a"), NAMES("y1", "c1", "x1")));
  STEP(do_expect(row, "y1", EAGER_INT64, INTEGERS(2), INTEGER_VALUES(11, 22), 0));
  STEP(do_expect(row, "c1", EAGER_INT64, INTEGERS(2), INTEGER_VALUES(10, 20), 0));
  STEP(do_expect(row, "x1", EAGER_INT64, INTEGERS(2), INTEGER_VALUES(1, 2), 0));
  return NULL;
}

static eager_status *row_a_function_of_any_dims_1(Row *row) {
  STEP(do_op(row, "sum", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(0)}), NAMES("y")));
  return NULL;
}

static eager_status *row_a_function_of_any_dims(Row *row) {
  STEP(do_function(row, "f", "f", SPECS({"x", EAGER_FLOAT64, INTEGERS(-1, -1)}), row_a_function_of_any_dims_1,
      NAMES("y")));
  STEP(do_tensor(row, "x0", EAGER_FLOAT64, INTEGERS(2, 3), FLOAT_VALUES(1, 1, 1, 1, 1, 1)));
  STEP(do_call(row, "f", NAMES("x0"), NAMES("y0")));
  STEP(do_expect(row, "y0", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(2, 2, 2), 0));
  STEP(do_tensor(row, "x1", EAGER_FLOAT64, INTEGERS(1, 1), FLOAT_VALUES(1)));
  STEP(do_call(row, "f", NAMES("x1"), NAMES("y1")));
  STEP(do_expect(row, "y1", EAGER_FLOAT64, INTEGERS(1), FLOAT_VALUES(1), 0));
  STEP(do_tensor(row, "x2", EAGER_FLOAT64, INTEGERS(0, 2), NO_VALUES));
  STEP(do_call(row, "f", NAMES("x2"), NAMES("y2")));
  STEP(do_expect(row, "y2", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0, 0), 0));
  return NULL;
}

static eager_status *row_a_function_of_two_tensors_with_two_results_1(Row *row) {
  STEP(do_op(row, "add", NAMES("x", "y"), NO_ATTRIBUTES, NAMES("s")));
  STEP(do_op(row, "multiply", NAMES("s", "y"), NO_ATTRIBUTES, NAMES("p")));
  return NULL;
}

static eager_status *row_a_function_of_two_tensors_with_two_results(Row *row) {
  STEP(do_function(row, "f", "f", SPECS({"x", EAGER_FLOAT32, INTEGERS(2)}, {"y", EAGER_FLOAT32, INTEGERS(2)}),
      row_a_function_of_two_tensors_with_two_results_1, NAMES("s", "p")));
  STEP(do_tensor(row, "a", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_tensor(row, "b", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(3, -1)));
  STEP(do_call(row, "f", NAMES("a", "b"), NAMES("s0", "p0")));
  STEP(do_expect(row, "s0", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(4, 1), 0));
  STEP(do_expect(row, "p0", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(12, -1), 0));
  STEP(do_call(row, "f", NAMES("a", "b"), NAMES("s1", "p1")));
  STEP(do_expect(row, "s1", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(4, 1), 0));
  STEP(do_expect(row, "p1", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(12, -1), 0));
  return NULL;
}

static eager_status *row_a_function_reads_and_assigns_variables_in_order_1(Row *row) {
  STEP(do_read(row, "v", "before"));
  STEP(do_assign_add(row, "v", "x"));
  STEP(do_read(row, "v", "after"));
  STEP(do_op(row, "multiply", NAMES("before", "after"), NO_ATTRIBUTES, NAMES("y")));
  return NULL;
}

static eager_status *row_a_function_reads_and_assigns_variables_in_order(Row *row) {
  STEP(do_tensor(row, "x0", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_variable(row, "v", "x0", "v", 1));
  STEP(do_function(row, "f", "f", SPECS({"x", EAGER_FLOAT32, INTEGERS(2)}),
      row_a_function_reads_and_assigns_variables_in_order_1, NAMES("y")));
  STEP(do_tensor(row, "a", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 1)));
  STEP(do_call(row, "f", NAMES("a"), NAMES("y0")));
  STEP(do_expect(row, "y0", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(2, 6), 0));
  STEP(do_read(row, "v", "v0"));
  STEP(do_expect(row, "v0", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(2, 3), 0));
  STEP(do_call(row, "f", NAMES("a"), NAMES("y1")));
  STEP(do_expect(row, "y1", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(6, 12), 0));
  STEP(do_read(row, "v", "v1"));
  STEP(do_expect(row, "v1", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(3, 4), 0));
  STEP(do_function_variable(row, "f", 0, "same"));
  STEP(do_read(row, "same", "last"));
  STEP(do_expect(row, "last", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(3, 4), 0));
  return NULL;
}

static eager_status *row_a_function_that_any_language_saved_constants_a_branch_strings_1(Row *row) {
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_call(row, "f", NAMES("yes", "x"), NAMES("y", "z", "names")));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(2, 16), 0));
  STEP(do_expect(row, "z", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0x1.be6c58p-21, 0x1.ffffe4p-1), 8));
  STEP(do_expect(row, "names", EAGER_STRING, INTEGERS(2), TEXT_VALUES("a", "\303\274"), 0));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0x1p-1, 2), 0));
  STEP(do_call(row, "f", NAMES("no", "x"), NAMES("y2", "z2", "names2")));
  STEP(do_expect(row, "y2", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(-4, -8), 0));
  return NULL;
}

static eager_status *row_a_function_that_any_language_saved_constants_a_branch_strings(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(4, 8)));
  STEP(do_tensor(row, "yes", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "no", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(0)));
  STEP(do_load(row, "branch.eager", "f", row_a_function_that_any_language_saved_constants_a_branch_strings_1));
  return NULL;
}

static eager_status *row_a_function_that_trains_1(Row *row) {
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_read(row, "v", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_op(row, "sum", NAMES("y"), NO_ATTRIBUTES, NAMES("loss")));
  STEP(do_gradient(row, "tape", NAMES("loss"), NAMES("v"), NO_NAMES, 0, NAMES("g")));
  STEP(do_apply(row, "adam", NAMES("g"), NAMES("v")));
  return NULL;
}

static eager_status *row_a_function_that_trains(Row *row) {
  STEP(do_tensor(row, "x0", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(1, -2)));
  STEP(do_variable(row, "v", "x0", "v", 1));
  STEP(do_optimizer(row, "adam", "adam", ATTRIBUTES({"learning_rate", ATTRIBUTE_FLOAT, .number = 0x1p-2})));
  STEP(do_function(row, "f", "f", NO_SPECS, row_a_function_that_trains_1, NAMES("loss")));
  STEP(do_call(row, "f", NO_NAMES, NAMES("loss0")));
  STEP(do_expect(row, "loss0", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(5), 64));
  STEP(do_call(row, "f", NO_NAMES, NAMES("loss1")));
  STEP(do_expect(row, "loss1", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(0x1.d0000008b9621p+1), 64));
  STEP(do_call(row, "f", NO_NAMES, NAMES("loss2")));
  STEP(do_expect(row, "loss2", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(0x1.411b182451c68p+1), 64));
  STEP(do_read(row, "v", "last"));
  STEP(do_expect(row, "last", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0x1.12ee5d83470e8p-2, -0x1.416bbc5517cd3p+0),
      64));
  return NULL;
}

static eager_status *row_a_function_under_a_tape_under_a_tape_in_a_function_1(Row *row) {
  STEP(do_op(row, "square", NAMES("x_f"), NO_ATTRIBUTES, NAMES("xx")));
  STEP(do_op(row, "multiply", NAMES("xx", "x_f"), NO_ATTRIBUTES, NAMES("xxx")));
  return NULL;
}

static eager_status *row_a_function_under_a_tape_under_a_tape_in_a_function_2(Row *row) {
  STEP(do_tape(row, "outer", 0, 0));
  STEP(do_watch(row, "outer", "x_g"));
  STEP(do_tape(row, "inner", 0, 0));
  STEP(do_watch(row, "inner", "x_g"));
  STEP(do_call(row, "cube", NAMES("x_g"), NAMES("y")));
  STEP(do_gradient(row, "inner", NAMES("y"), NAMES("x_g"), NO_NAMES, 0, NAMES("d")));
  STEP(do_gradient(row, "outer", NAMES("d"), NAMES("x_g"), NO_NAMES, 0, NAMES("d2")));
  return NULL;
}

static eager_status *row_a_function_under_a_tape_under_a_tape_in_a_function(Row *row) {
  STEP(do_function(row, "cube", "cube", SPECS({"x_f", EAGER_FLOAT64, NO_INTEGERS}),
      row_a_function_under_a_tape_under_a_tape_in_a_function_1, NAMES("xxx")));
  STEP(do_function(row, "second", "second", SPECS({"x_g", EAGER_FLOAT64, NO_INTEGERS}),
      row_a_function_under_a_tape_under_a_tape_in_a_function_2, NAMES("y", "d", "d2")));
  STEP(do_tensor(row, "a", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "a"));
  STEP(do_call(row, "second", NAMES("a"), NAMES("b0", "b1", "b2")));
  STEP(do_gradient(row, "tape", NAMES("b2"), NAMES("a"), NO_NAMES, 0, NAMES("b3")));
  STEP(do_expect(row, "b0", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(8), 0));
  STEP(do_expect(row, "b1", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(12), 0));
  STEP(do_expect(row, "b2", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(12), 0));
  STEP(do_expect(row, "b3", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(6), 0));
  return NULL;
}

static eager_status *row_a_host_call_1(Row *row) {
  STEP(do_expect(row, "a", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2), 0));
  STEP(do_op(row, "add", NAMES("a", "b"), NO_ATTRIBUTES, NAMES("c")));
  STEP(do_op(row, "sum", NAMES("c"), NO_ATTRIBUTES, NAMES("d")));
  return NULL;
}

static eager_status *row_a_host_call(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_tensor(row, "y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(10, 20)));
  STEP(do_host_call(row, "mine", NAMES("x", "y"), SPECS({NULL, EAGER_FLOAT32, INTEGERS(-1)}, {NULL, EAGER_FLOAT32,
      NO_INTEGERS}), NAMES("s", "t"), ((Body){row_a_host_call_1, NAMES("a", "b"), NAMES("c", "d")})));
  STEP(do_expect(row, "s", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(11, 22), 0));
  STEP(do_expect(row, "t", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(33), 0));
  return NULL;
}

static eager_status *row_a_host_call_that_fails_in_a_function_s_loop_1_1(Row *row) {
  (void)row;
  return do_fail(EAGER_ABORTED, "enough");
}

static eager_status *row_a_host_call_that_fails_in_a_function_s_loop_1(Row *row) {
  STEP(do_host_call(row, "fails", NAMES("x"), SPECS({NULL, EAGER_FLOAT32, NO_INTEGERS}), NAMES("y"),
      ((Body){row_a_host_call_that_fails_in_a_function_s_loop_1_1, NAMES("a"), NO_NAMES})));
  return NULL;
}

static eager_status *row_a_host_call_that_fails_in_a_function_s_loop(Row *row) {
  STEP(do_function(row, "body", "body", SPECS({"x", EAGER_FLOAT32, NO_INTEGERS}),
      row_a_host_call_that_fails_in_a_function_s_loop_1, NAMES("y")));
  STEP(do_tensor(row, "xs", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  REFUSED(do_op(row, "map", NAMES("xs"), ATTRIBUTES({"function", ATTRIBUTE_FUNCTION, .text = "body"}), NAMES("ys")),
      EAGER_ABORTED, "", "enough");
  return NULL;
}

static eager_status *row_a_host_call_that_fails_with_aborted_1(Row *row) {
  (void)row;
  return do_fail(EAGER_ABORTED, "no result: ABORTED");
}

static eager_status *row_a_host_call_that_fails_with_aborted(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  REFUSED(do_host_call(row, "fails", NAMES("x"), SPECS({NULL, EAGER_FLOAT32, NO_INTEGERS}), NAMES("y"),
      ((Body){row_a_host_call_that_fails_with_aborted_1, NAMES("a"), NO_NAMES})), EAGER_ABORTED, "",
      "no result: ABORTED");
  return NULL;
}

static eager_status *row_a_host_call_that_fails_with_already_exists_1(Row *row) {
  (void)row;
  return do_fail(EAGER_ALREADY_EXISTS, "no result: ALREADY_EXISTS");
}

static eager_status *row_a_host_call_that_fails_with_already_exists(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  REFUSED(do_host_call(row, "fails", NAMES("x"), SPECS({NULL, EAGER_FLOAT32, NO_INTEGERS}), NAMES("y"),
      ((Body){row_a_host_call_that_fails_with_already_exists_1, NAMES("a"), NO_NAMES})), EAGER_ALREADY_EXISTS, "",
      "no result: ALREADY_EXISTS");
  return NULL;
}

static eager_status *row_a_host_call_that_fails_with_cancelled_1(Row *row) {
  (void)row;
  return do_fail(EAGER_CANCELLED, "no result: CANCELLED");
}

static eager_status *row_a_host_call_that_fails_with_cancelled(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  REFUSED(do_host_call(row, "fails", NAMES("x"), SPECS({NULL, EAGER_FLOAT32, NO_INTEGERS}), NAMES("y"),
      ((Body){row_a_host_call_that_fails_with_cancelled_1, NAMES("a"), NO_NAMES})), EAGER_CANCELLED, "",
      "no result: CANCELLED");
  return NULL;
}

static eager_status *row_a_host_call_that_fails_with_data_loss_1(Row *row) {
  (void)row;
  return do_fail(EAGER_DATA_LOSS, "no result: DATA_LOSS");
}

static eager_status *row_a_host_call_that_fails_with_data_loss(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  REFUSED(do_host_call(row, "fails", NAMES("x"), SPECS({NULL, EAGER_FLOAT32, NO_INTEGERS}), NAMES("y"),
      ((Body){row_a_host_call_that_fails_with_data_loss_1, NAMES("a"), NO_NAMES})), EAGER_DATA_LOSS, "",
      "no result: DATA_LOSS");
  return NULL;
}

static eager_status *row_a_host_call_that_fails_with_deadline_exceeded_1(Row *row) {
  (void)row;
  return do_fail(EAGER_DEADLINE_EXCEEDED, "no result: DEADLINE_EXCEEDED");
}

static eager_status *row_a_host_call_that_fails_with_deadline_exceeded(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  REFUSED(do_host_call(row, "fails", NAMES("x"), SPECS({NULL, EAGER_FLOAT32, NO_INTEGERS}), NAMES("y"),
      ((Body){row_a_host_call_that_fails_with_deadline_exceeded_1, NAMES("a"), NO_NAMES})), EAGER_DEADLINE_EXCEEDED, "",
      "no result: DEADLINE_EXCEEDED");
  return NULL;
}

static eager_status *row_a_host_call_that_fails_with_failed_precondition_1(Row *row) {
  (void)row;
  return do_fail(EAGER_FAILED_PRECONDITION, "no result: FAILED_PRECONDITION");
}

static eager_status *row_a_host_call_that_fails_with_failed_precondition(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  REFUSED(do_host_call(row, "fails", NAMES("x"), SPECS({NULL, EAGER_FLOAT32, NO_INTEGERS}), NAMES("y"),
      ((Body){row_a_host_call_that_fails_with_failed_precondition_1, NAMES("a"), NO_NAMES})), EAGER_FAILED_PRECONDITION,
      "", "no result: FAILED_PRECONDITION");
  return NULL;
}

static eager_status *row_a_host_call_that_fails_with_internal_1(Row *row) {
  (void)row;
  return do_fail(EAGER_INTERNAL, "no result: INTERNAL");
}

static eager_status *row_a_host_call_that_fails_with_internal(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  REFUSED(do_host_call(row, "fails", NAMES("x"), SPECS({NULL, EAGER_FLOAT32, NO_INTEGERS}), NAMES("y"),
      ((Body){row_a_host_call_that_fails_with_internal_1, NAMES("a"), NO_NAMES})), EAGER_INTERNAL, "",
      "no result: INTERNAL");
  return NULL;
}

static eager_status *row_a_host_call_that_fails_with_invalid_argument_1(Row *row) {
  (void)row;
  return do_fail(EAGER_INVALID_ARGUMENT, "no result: INVALID_ARGUMENT");
}

static eager_status *row_a_host_call_that_fails_with_invalid_argument(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  REFUSED(do_host_call(row, "fails", NAMES("x"), SPECS({NULL, EAGER_FLOAT32, NO_INTEGERS}), NAMES("y"),
      ((Body){row_a_host_call_that_fails_with_invalid_argument_1, NAMES("a"), NO_NAMES})), EAGER_INVALID_ARGUMENT, "",
      "no result: INVALID_ARGUMENT");
  return NULL;
}

static eager_status *row_a_host_call_that_fails_with_not_found_1(Row *row) {
  (void)row;
  return do_fail(EAGER_NOT_FOUND, "no result: NOT_FOUND");
}

static eager_status *row_a_host_call_that_fails_with_not_found(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  REFUSED(do_host_call(row, "fails", NAMES("x"), SPECS({NULL, EAGER_FLOAT32, NO_INTEGERS}), NAMES("y"),
      ((Body){row_a_host_call_that_fails_with_not_found_1, NAMES("a"), NO_NAMES})), EAGER_NOT_FOUND, "",
      "no result: NOT_FOUND");
  return NULL;
}

static eager_status *row_a_host_call_that_fails_with_out_of_range_1(Row *row) {
  (void)row;
  return do_fail(EAGER_OUT_OF_RANGE, "no result: OUT_OF_RANGE");
}

static eager_status *row_a_host_call_that_fails_with_out_of_range(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  REFUSED(do_host_call(row, "fails", NAMES("x"), SPECS({NULL, EAGER_FLOAT32, NO_INTEGERS}), NAMES("y"),
      ((Body){row_a_host_call_that_fails_with_out_of_range_1, NAMES("a"), NO_NAMES})), EAGER_OUT_OF_RANGE, "",
      "no result: OUT_OF_RANGE");
  return NULL;
}

static eager_status *row_a_host_call_that_fails_with_permission_denied_1(Row *row) {
  (void)row;
  return do_fail(EAGER_PERMISSION_DENIED, "no result: PERMISSION_DENIED");
}

static eager_status *row_a_host_call_that_fails_with_permission_denied(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  REFUSED(do_host_call(row, "fails", NAMES("x"), SPECS({NULL, EAGER_FLOAT32, NO_INTEGERS}), NAMES("y"),
      ((Body){row_a_host_call_that_fails_with_permission_denied_1, NAMES("a"), NO_NAMES})), EAGER_PERMISSION_DENIED, "",
      "no result: PERMISSION_DENIED");
  return NULL;
}

static eager_status *row_a_host_call_that_fails_with_resource_exhausted_1(Row *row) {
  (void)row;
  return do_fail(EAGER_RESOURCE_EXHAUSTED, "no result: RESOURCE_EXHAUSTED");
}

static eager_status *row_a_host_call_that_fails_with_resource_exhausted(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  REFUSED(do_host_call(row, "fails", NAMES("x"), SPECS({NULL, EAGER_FLOAT32, NO_INTEGERS}), NAMES("y"),
      ((Body){row_a_host_call_that_fails_with_resource_exhausted_1, NAMES("a"), NO_NAMES})), EAGER_RESOURCE_EXHAUSTED,
      "", "no result: RESOURCE_EXHAUSTED");
  return NULL;
}

static eager_status *row_a_host_call_that_fails_with_unavailable_1(Row *row) {
  (void)row;
  return do_fail(EAGER_UNAVAILABLE, "no result: UNAVAILABLE");
}

static eager_status *row_a_host_call_that_fails_with_unavailable(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  REFUSED(do_host_call(row, "fails", NAMES("x"), SPECS({NULL, EAGER_FLOAT32, NO_INTEGERS}), NAMES("y"),
      ((Body){row_a_host_call_that_fails_with_unavailable_1, NAMES("a"), NO_NAMES})), EAGER_UNAVAILABLE, "",
      "no result: UNAVAILABLE");
  return NULL;
}

static eager_status *row_a_host_call_that_fails_with_unimplemented_1(Row *row) {
  (void)row;
  return do_fail(EAGER_UNIMPLEMENTED, "no result: UNIMPLEMENTED");
}

static eager_status *row_a_host_call_that_fails_with_unimplemented(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  REFUSED(do_host_call(row, "fails", NAMES("x"), SPECS({NULL, EAGER_FLOAT32, NO_INTEGERS}), NAMES("y"),
      ((Body){row_a_host_call_that_fails_with_unimplemented_1, NAMES("a"), NO_NAMES})), EAGER_UNIMPLEMENTED, "",
      "no result: UNIMPLEMENTED");
  return NULL;
}

static eager_status *row_a_host_call_that_fails_with_unknown_1(Row *row) {
  (void)row;
  return do_fail(EAGER_UNKNOWN, "no result: UNKNOWN");
}

static eager_status *row_a_host_call_that_fails_with_unknown(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  REFUSED(do_host_call(row, "fails", NAMES("x"), SPECS({NULL, EAGER_FLOAT32, NO_INTEGERS}), NAMES("y"),
      ((Body){row_a_host_call_that_fails_with_unknown_1, NAMES("a"), NO_NAMES})), EAGER_UNKNOWN, "",
      "no result: UNKNOWN");
  return NULL;
}

static eager_status *row_a_host_call_that_gives_another_dtype_1(Row *row) {
  (void)row;
  return NULL;
}

static eager_status *row_a_host_call_that_gives_another_dtype(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  REFUSED(do_host_call(row, "wrong", NAMES("x"), SPECS({NULL, EAGER_FLOAT64, INTEGERS(2)}), NAMES("y"),
      ((Body){row_a_host_call_that_gives_another_dtype_1, NAMES("a"), NAMES("a")})), EAGER_INVALID_ARGUMENT, NULL,
      NULL);
  return NULL;
}

static eager_status *row_a_host_call_that_gives_another_shape_1(Row *row) {
  (void)row;
  return NULL;
}

static eager_status *row_a_host_call_that_gives_another_shape(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  REFUSED(do_host_call(row, "wrong", NAMES("x"), SPECS({NULL, EAGER_FLOAT32, INTEGERS(3)}), NAMES("y"),
      ((Body){row_a_host_call_that_gives_another_shape_1, NAMES("a"), NAMES("a")})), EAGER_INVALID_ARGUMENT, NULL,
      NULL);
  return NULL;
}

static eager_status *row_a_learning_rate_that_is_a_variable_then_a_tensor(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_variable(row, "v", "x", NULL, 1));
  STEP(do_tensor(row, "half", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(0x1p-1)));
  STEP(do_variable(row, "rate", "half", NULL, 0));
  STEP(do_optimizer(row, "sgd", "gradient_descent", NO_ATTRIBUTES));
  STEP(do_learning_rate(row, "sgd", "rate"));
  STEP(do_tensor(row, "g", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, -1)));
  STEP(do_apply(row, "sgd", NAMES("g"), NAMES("v")));
  STEP(do_tensor(row, "quarter", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(0x1p-2)));
  STEP(do_assign(row, "rate", "quarter"));
  STEP(do_apply(row, "sgd", NAMES("g"), NAMES("v")));
  STEP(do_read(row, "v", "a"));
  STEP(do_expect(row, "a", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0x1p-2, 0x1.6p+1), 0));
  STEP(do_tensor(row, "two", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_learning_rate(row, "sgd", "two"));
  STEP(do_apply(row, "sgd", NAMES("g"), NAMES("v")));
  STEP(do_read(row, "v", "b"));
  STEP(do_expect(row, "b", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(-0x1.cp+0, 0x1.3p+2), 0));
  return NULL;
}

static eager_status *row_a_loop_that_assigns_a_variable_in_each_iteration_1(Row *row) {
  STEP(do_assign_add(row, "sum", "x_f"));
  STEP(do_read(row, "sum", "so_far"));
  return NULL;
}

static eager_status *row_a_loop_that_assigns_a_variable_in_each_iteration_2(Row *row) {
  STEP(do_op(row, "map", NAMES("x_g"), ATTRIBUTES({"function", ATTRIBUTE_FUNCTION, .text = "f"}), NAMES("y_g")));
  return NULL;
}

static eager_status *row_a_loop_that_assigns_a_variable_in_each_iteration(Row *row) {
  STEP(do_tensor(row, "zero", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(0)));
  STEP(do_variable(row, "sum", "zero", NULL, 0));
  STEP(do_function(row, "f", "f", SPECS({"x_f", EAGER_INT64, NO_INTEGERS}),
      row_a_loop_that_assigns_a_variable_in_each_iteration_1, NAMES("so_far")));
  STEP(do_function(row, "g", "g", SPECS({"x_g", EAGER_INT64, INTEGERS(-1)}),
      row_a_loop_that_assigns_a_variable_in_each_iteration_2, NAMES("y_g")));
  STEP(do_tensor(row, "x", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(1, 2, 3)));
  STEP(do_call(row, "g", NAMES("x"), NAMES("y0")));
  STEP(do_expect(row, "y0", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(1, 3, 6), 0));
  STEP(do_call(row, "g", NAMES("x"), NAMES("y1")));
  STEP(do_expect(row, "y1", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(7, 9, 12), 0));
  return NULL;
}

static eager_status *row_a_network_of_two_layers_and_its_gradients(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(3, 2), FLOAT_VALUES(1, 2, -1, 0x1p-1, 0x1p-2, -3)));
  STEP(do_tensor(row, "labels", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(0, 1, 1)));
  STEP(do_tensor(row, "w1_0", EAGER_FLOAT64, INTEGERS(2, 3), FLOAT_VALUES(0x1p-1, -1, 0x1p-2, 1, 0x1.8p-1, -0x1p-1)));
  STEP(do_variable(row, "w1", "w1_0", "w1", 1));
  STEP(do_tensor(row, "b1_0", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1p-3, 0, -0x1p-2)));
  STEP(do_variable(row, "b1", "b1_0", "b1", 1));
  STEP(do_tensor(row, "w2_0", EAGER_FLOAT64, INTEGERS(3, 2), FLOAT_VALUES(1, -0x1p-1, 0x1p-2, 2, -1, 0x1p-1)));
  STEP(do_variable(row, "w2", "w2_0", "w2", 1));
  STEP(do_tensor(row, "b2_0", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0, 0x1p-1)));
  STEP(do_variable(row, "b2", "b2_0", "b2", 1));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_read(row, "w1", "w1_r"));
  STEP(do_read(row, "b1", "b1_r"));
  STEP(do_read(row, "w2", "w2_r"));
  STEP(do_read(row, "b2", "b2_r"));
  STEP(do_op(row, "matmul", NAMES("x", "w1_r"), NO_ATTRIBUTES, NAMES("a")));
  STEP(do_op(row, "bias_add", NAMES("a", "b1_r"), NO_ATTRIBUTES, NAMES("b")));
  STEP(do_op(row, "tanh", NAMES("b"), NO_ATTRIBUTES, NAMES("h")));
  STEP(do_op(row, "matmul", NAMES("h", "w2_r"), NO_ATTRIBUTES, NAMES("c")));
  STEP(do_op(row, "add", NAMES("c", "b2_r"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_op(row, "sparse_softmax_cross_entropy_with_logits", NAMES("z", "labels"), NO_ATTRIBUTES, NAMES("losses")));
  STEP(do_op(row, "mean", NAMES("losses"), NO_ATTRIBUTES, NAMES("mean")));
  STEP(do_gradient(row, "tape", NAMES("mean"), NAMES("w1", "b1", "w2", "b2"), NO_NAMES, 0, NAMES("d_w1", "d_b1", "d_w2",
      "d_b2")));
  STEP(do_expect(row, "mean", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(0x1.068c168bdeeccp-2), 8));
  STEP(do_expect(row, "d_w1", EAGER_FLOAT64, INTEGERS(2, 3), FLOAT_VALUES(-0x1.2716934da7824p-3, 0x1.12fc49f8b63d8p-3,
      0x1.001e43219a4d2p-3, 0x1.0008ffd20fa3bp-4, 0x1.76570c063b21p-3, 0x1.c7cbbb7efa6e7p-4), 256));
  STEP(do_expect(row, "d_b1", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.21b6d2444a9cfp-3, 0x1.cb7ed8ce53609p-5,
      -0x1.052520afb72c7p-4), 256));
  STEP(do_expect(row, "d_w2", EAGER_FLOAT64, INTEGERS(3, 2), FLOAT_VALUES(-0x1.d7a600e4fafe6p-4, 0x1.d7a600e4fafe6p-4,
      -0x1.44b94ecb28835p-8, 0x1.44b94ecb28835p-8, 0x1.5c8baae3e70c5p-5, -0x1.5c8baae3e70c5p-5), 256));
  STEP(do_expect(row, "d_b2", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0x1.579ad3de83d51p-4, -0x1.579ad3de83d51p-4),
      256));
  return NULL;
}

static eager_status *row_a_network_of_two_layers_and_its_gradients_in_a_function_1(Row *row) {
  STEP(do_read(row, "w1", "w1_r"));
  STEP(do_read(row, "b1", "b1_r"));
  STEP(do_read(row, "w2", "w2_r"));
  STEP(do_read(row, "b2", "b2_r"));
  STEP(do_op(row, "matmul", NAMES("x_f", "w1_r"), NO_ATTRIBUTES, NAMES("a")));
  STEP(do_op(row, "bias_add", NAMES("a", "b1_r"), NO_ATTRIBUTES, NAMES("b")));
  STEP(do_op(row, "tanh", NAMES("b"), NO_ATTRIBUTES, NAMES("h")));
  STEP(do_op(row, "matmul", NAMES("h", "w2_r"), NO_ATTRIBUTES, NAMES("c")));
  STEP(do_op(row, "add", NAMES("c", "b2_r"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_op(row, "sparse_softmax_cross_entropy_with_logits", NAMES("z", "labels_f"), NO_ATTRIBUTES, NAMES("losses")));
  STEP(do_op(row, "mean", NAMES("losses"), NO_ATTRIBUTES, NAMES("mean")));
  return NULL;
}

static eager_status *row_a_network_of_two_layers_and_its_gradients_in_a_function(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(3, 2), FLOAT_VALUES(1, 2, -1, 0x1p-1, 0x1p-2, -3)));
  STEP(do_tensor(row, "labels", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(0, 1, 1)));
  STEP(do_tensor(row, "w1_0", EAGER_FLOAT64, INTEGERS(2, 3), FLOAT_VALUES(0x1p-1, -1, 0x1p-2, 1, 0x1.8p-1, -0x1p-1)));
  STEP(do_variable(row, "w1", "w1_0", "w1", 1));
  STEP(do_tensor(row, "b1_0", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1p-3, 0, -0x1p-2)));
  STEP(do_variable(row, "b1", "b1_0", "b1", 1));
  STEP(do_tensor(row, "w2_0", EAGER_FLOAT64, INTEGERS(3, 2), FLOAT_VALUES(1, -0x1p-1, 0x1p-2, 2, -1, 0x1p-1)));
  STEP(do_variable(row, "w2", "w2_0", "w2", 1));
  STEP(do_tensor(row, "b2_0", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0, 0x1p-1)));
  STEP(do_variable(row, "b2", "b2_0", "b2", 1));
  STEP(do_function(row, "f", "f", SPECS({"x_f", EAGER_FLOAT64, INTEGERS(-1, 2)}, {"labels_f", EAGER_INT32,
      INTEGERS(-1)}), row_a_network_of_two_layers_and_its_gradients_in_a_function_1, NAMES("mean")));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_call(row, "f", NAMES("x", "labels"), NAMES("loss")));
  STEP(do_gradient(row, "tape", NAMES("loss"), NAMES("w1", "b1", "w2", "b2"), NO_NAMES, 0, NAMES("d_w1", "d_b1", "d_w2",
      "d_b2")));
  STEP(do_expect(row, "loss", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(0x1.068c168bdeeccp-2), 8));
  STEP(do_expect(row, "d_w1", EAGER_FLOAT64, INTEGERS(2, 3), FLOAT_VALUES(-0x1.2716934da7824p-3, 0x1.12fc49f8b63d8p-3,
      0x1.001e43219a4d2p-3, 0x1.0008ffd20fa3bp-4, 0x1.76570c063b21p-3, 0x1.c7cbbb7efa6e7p-4), 256));
  STEP(do_expect(row, "d_b1", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.21b6d2444a9cfp-3, 0x1.cb7ed8ce53609p-5,
      -0x1.052520afb72c7p-4), 256));
  STEP(do_expect(row, "d_w2", EAGER_FLOAT64, INTEGERS(3, 2), FLOAT_VALUES(-0x1.d7a600e4fafe6p-4, 0x1.d7a600e4fafe6p-4,
      -0x1.44b94ecb28835p-8, 0x1.44b94ecb28835p-8, 0x1.5c8baae3e70c5p-5, -0x1.5c8baae3e70c5p-5), 256));
  STEP(do_expect(row, "d_b2", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0x1.579ad3de83d51p-4, -0x1.579ad3de83d51p-4),
      256));
  return NULL;
}

static eager_status *row_a_persistent_tape_gives_any_number_of_gradients(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_tape(row, "tape", 1, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_op(row, "multiply", NAMES("y", "x"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NO_NAMES, 0, NAMES("a")));
  STEP(do_gradient(row, "tape", NAMES("z"), NAMES("x"), NO_NAMES, 0, NAMES("b")));
  STEP(do_gradient(row, "tape", NAMES("z"), NAMES("y"), NO_NAMES, 0, NAMES("c")));
  STEP(do_expect(row, "a", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(2, 4), 0));
  STEP(do_expect(row, "b", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(3, 12), 0));
  STEP(do_expect(row, "c", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2), 0));
  return NULL;
}

static eager_status *row_a_reset_forgets_watches_and_records(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(3)));
  STEP(do_tape(row, "tape", 1, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_reset(row, "tape"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_gradient(row, "tape", NAMES("y", "z"), NAMES("x"), NO_NAMES, 0, NAMES("a")));
  STEP(do_expect_none(row, "a"));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("x"), NO_NAMES, 0, NAMES("b")));
  STEP(do_expect(row, "b", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(6), 0));
  return NULL;
}

static eager_status *row_a_seed_begins_a_stream(Row *row) {
  STEP(do_seed(row, 5));
  STEP(do_op(row, "random_uniform", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(5)}),
      NAMES("a")));
  STEP(do_expect(row, "a", EAGER_FLOAT32, INTEGERS(5), FLOAT_VALUES(0x1.2952a8p-3, 0x1.513566p-1, 0x1.7db86p-2,
      0x1.b69024p-1, 0x1.0b64p-1), 0));
  STEP(do_op(row, "random_uniform", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(3)}, {"dtype",
      ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT64}), NAMES("b")));
  STEP(do_expect(row, "b", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.a855df9341f88p-3, 0x1.9fe182a339c9cp-3,
      0x1.9bb2c7c4659c6p-1), 0));
  STEP(do_op(row, "random_uniform", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(2)}, {"seed",
      ATTRIBUTE_INT, .integer = 1}), NAMES("c")));
  STEP(do_op(row, "random_normal", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(2)}),
      NAMES("d")));
  STEP(do_expect(row, "d", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(-0x1.7316d6p+0, 0x1.2e0a22p-1), 64));
  STEP(do_seed(row, 5));
  STEP(do_op(row, "random_uniform", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(5)}),
      NAMES("e")));
  STEP(do_expect(row, "e", EAGER_FLOAT32, INTEGERS(5), FLOAT_VALUES(0x1.2952a8p-3, 0x1.513566p-1, 0x1.7db86p-2,
      0x1.b69024p-1, 0x1.0b64p-1), 0));
  STEP(do_seed(row, 0));
  STEP(do_op(row, "random_uniform", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(2)}),
      NAMES("f")));
  STEP(do_expect(row, "f", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0x1.53c72cp-1, 0x1.265e9p-3), 0));
  return NULL;
}

static eager_status *row_a_step_of_training_is_saved_1(Row *row) {
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_read(row, "v", "x"));
  STEP(do_op(row, "squared_difference", NAMES("x", "target"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_op(row, "sum", NAMES("y"), NO_ATTRIBUTES, NAMES("loss")));
  STEP(do_gradient(row, "tape", NAMES("loss"), NAMES("v"), NO_NAMES, 0, NAMES("g")));
  STEP(do_apply(row, "adam", NAMES("g"), NAMES("v")));
  return NULL;
}

static eager_status *row_a_step_of_training_is_saved(Row *row) {
  STEP(do_tensor(row, "x0", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(1, -2)));
  STEP(do_variable(row, "v", "x0", "v", 1));
  STEP(do_optimizer(row, "adam", "adam", ATTRIBUTES({"learning_rate", ATTRIBUTE_FLOAT, .number = 0x1p-2})));
  STEP(do_function(row, "step", "step", SPECS({"target", EAGER_FLOAT64, INTEGERS(2)}),
      row_a_step_of_training_is_saved_1, NAMES("loss")));
  STEP(do_tensor(row, "t", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(3, 3)));
  STEP(do_call(row, "step", NAMES("t"), NAMES("loss0")));
  STEP(do_expect(row, "loss0", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(29), 64));
  STEP(do_call(row, "step", NAMES("t"), NAMES("loss1")));
  STEP(do_expect(row, "loss1", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(0x1.9a00000139886p+4), 64));
  STEP(do_save(row, "step", "step.eager"));
  return NULL;
}

static eager_status *row_a_step_of_training_that_any_language_saved_goes_on_learning_1(Row *row) {
  STEP(do_function_variable(row, "step", 0, "v"));
  STEP(do_read(row, "v", "start"));
  STEP(do_expect(row, "start", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0x1.7fa2e477f9ab9p+0, -0x1.801b46ebcca9ep+0),
      64));
  STEP(do_call(row, "step", NAMES("t"), NAMES("loss0")));
  STEP(do_expect(row, "loss0", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(0x1.6820cf5a75224p+4), 64));
  STEP(do_call(row, "step", NAMES("t"), NAMES("loss1")));
  STEP(do_expect(row, "loss1", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(0x1.3a6f3ad5de9ccp+4), 64));
  STEP(do_read(row, "v", "end"));
  STEP(do_expect(row, "end", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0x1.fc6a7599b0922p+0, -0x1.00f68fdb7e535p+0),
      64));
  return NULL;
}

static eager_status *row_a_step_of_training_that_any_language_saved_goes_on_learning(Row *row) {
  STEP(do_tensor(row, "t", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(3, 3)));
  STEP(do_load(row, "step.eager", "step", row_a_step_of_training_that_any_language_saved_goes_on_learning_1));
  return NULL;
}

static eager_status *row_a_symbolic_tensor_has_no_text_1(Row *row) {
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  REFUSED(do_text(row, "y", ""), EAGER_FAILED_PRECONDITION, NULL, NULL);
  return NULL;
}

static eager_status *row_a_symbolic_tensor_has_no_text(Row *row) {
  STEP(do_function(row, "f", "f", SPECS({"x", EAGER_FLOAT32, INTEGERS(2)}), row_a_symbolic_tensor_has_no_text_1,
      NAMES("y")));
  return NULL;
}

static eager_status *row_a_tape_gives_one_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NO_NAMES, 0, NAMES("a")));
  REFUSED(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NO_NAMES, 0, NAMES("b")), EAGER_FAILED_PRECONDITION, NULL,
      NULL);
  return NULL;
}

static eager_status *row_a_tape_in_a_function_1(Row *row) {
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "exp", NAMES("x"), NO_ATTRIBUTES, NAMES("e")));
  STEP(do_op(row, "multiply", NAMES("e", "x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NO_NAMES, 0, NAMES("g")));
  return NULL;
}

static eager_status *row_a_tape_in_a_function(Row *row) {
  STEP(do_function(row, "f", "f", SPECS({"x", EAGER_FLOAT32, NO_INTEGERS}), row_a_tape_in_a_function_1, NAMES("g")));
  STEP(do_tensor(row, "a", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(0)));
  STEP(do_tape(row, "outside", 0, 0));
  STEP(do_watch(row, "outside", "a"));
  STEP(do_call(row, "f", NAMES("a"), NAMES("b")));
  STEP(do_gradient(row, "outside", NAMES("b"), NAMES("a"), NO_NAMES, 0, NAMES("c")));
  STEP(do_expect(row, "b", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_expect(row, "c", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(2), 0));
  return NULL;
}

static eager_status *row_a_tape_that_ignores_variables(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_variable(row, "v", "x", NULL, 1));
  STEP(do_variable(row, "w", "x", NULL, 1));
  STEP(do_tape(row, "tape", 0, 1));
  STEP(do_watch(row, "tape", "w"));
  STEP(do_read(row, "v", "a"));
  STEP(do_read(row, "w", "b"));
  STEP(do_op(row, "multiply", NAMES("a", "b"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("v", "w"), NO_NAMES, 0, NAMES("d_v", "d_w")));
  STEP(do_expect_none(row, "d_v"));
  STEP(do_expect(row, "d_w", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2), 0));
  return NULL;
}

static eager_status *row_a_tape_that_pauses_does_not_see(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(3)));
  STEP(do_tape(row, "tape", 1, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_pause(row, "tape"));
  STEP(do_pause(row, "tape"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("hidden")));
  STEP(do_resume(row, "tape"));
  STEP(do_op(row, "negative", NAMES("x"), NO_ATTRIBUTES, NAMES("hidden_too")));
  STEP(do_resume(row, "tape"));
  STEP(do_op(row, "multiply", NAMES("y", "x"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_gradient(row, "tape", NAMES("z"), NAMES("x"), NO_NAMES, 0, NAMES("a")));
  STEP(do_expect(row, "a", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(27), 0));
  STEP(do_gradient(row, "tape", NAMES("hidden"), NAMES("x"), NO_NAMES, 0, NAMES("d_hidden")));
  STEP(do_expect_none(row, "d_hidden"));
  STEP(do_gradient(row, "tape", NAMES("hidden_too"), NAMES("x"), NO_NAMES, 0, NAMES("d_hidden_too")));
  STEP(do_expect_none(row, "d_hidden_too"));
  return NULL;
}

static eager_status *row_a_tensor_of_rank_32(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT8, INTEGERS(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
      1, 1, 1, 1, 1, 1, 1, 2), INTEGER_VALUES(3, 3)));
  STEP(do_op(row, "add", NAMES("x", "x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT8, INTEGERS(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
      1, 1, 1, 1, 1, 1, 1, 2), INTEGER_VALUES(6, 6), 0));
  return NULL;
}

static eager_status *row_a_traced_function_goes_on_with_its_caller_s_stream_1(Row *row) {
  STEP(do_op(row, "random_uniform", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(3)}),
      NAMES("x")));
  return NULL;
}

static eager_status *row_a_traced_function_goes_on_with_its_caller_s_stream(Row *row) {
  STEP(do_seed(row, 3));
  STEP(do_function(row, "f", "f", NO_SPECS, row_a_traced_function_goes_on_with_its_caller_s_stream_1, NAMES("x")));
  STEP(do_call(row, "f", NO_NAMES, NAMES("y0")));
  STEP(do_expect(row, "y0", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.bad9c8p-2, 0x1.1d5af4p-1, 0x1.02b0ep-4), 0));
  STEP(do_call(row, "f", NO_NAMES, NAMES("y1")));
  STEP(do_expect(row, "y1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.0dc668p-3, 0x1.48e51cp-2, 0x1.b69984p-2), 0));
  return NULL;
}

static eager_status *row_a_variable_of_bfloat16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BFLOAT16, INTEGERS(1, 2), FLOAT_VALUES(0, 1)));
  STEP(do_variable(row, "v", "x", NULL, 0));
  STEP(do_tensor(row, "y", EAGER_BFLOAT16, INTEGERS(1, 2), FLOAT_VALUES(1, 1)));
  STEP(do_assign(row, "v", "y"));
  STEP(do_read(row, "v", "z"));
  STEP(do_expect(row, "z", EAGER_BFLOAT16, INTEGERS(1, 2), FLOAT_VALUES(1, 1), 0));
  return NULL;
}

static eager_status *row_a_variable_of_bool(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BOOL, INTEGERS(1, 2), INTEGER_VALUES(0, 1)));
  STEP(do_variable(row, "v", "x", NULL, 0));
  STEP(do_tensor(row, "y", EAGER_BOOL, INTEGERS(1, 2), INTEGER_VALUES(1, 1)));
  STEP(do_assign(row, "v", "y"));
  STEP(do_read(row, "v", "z"));
  STEP(do_expect(row, "z", EAGER_BOOL, INTEGERS(1, 2), INTEGER_VALUES(1, 1), 0));
  return NULL;
}

static eager_status *row_a_variable_of_complex128(Row *row) {
  STEP(do_tensor(row, "x", EAGER_COMPLEX128, INTEGERS(1, 2), FLOAT_VALUES(0, 0, 1, 0)));
  STEP(do_variable(row, "v", "x", NULL, 0));
  STEP(do_tensor(row, "y", EAGER_COMPLEX128, INTEGERS(1, 2), FLOAT_VALUES(1, 0, 1, 0)));
  STEP(do_assign(row, "v", "y"));
  STEP(do_read(row, "v", "z"));
  STEP(do_expect(row, "z", EAGER_COMPLEX128, INTEGERS(1, 2), FLOAT_VALUES(1, 0, 1, 0), 0));
  return NULL;
}

static eager_status *row_a_variable_of_int8(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT8, INTEGERS(1, 2), INTEGER_VALUES(0, 1)));
  STEP(do_variable(row, "v", "x", NULL, 0));
  STEP(do_tensor(row, "y", EAGER_INT8, INTEGERS(1, 2), INTEGER_VALUES(1, 1)));
  STEP(do_assign(row, "v", "y"));
  STEP(do_read(row, "v", "z"));
  STEP(do_expect(row, "z", EAGER_INT8, INTEGERS(1, 2), INTEGER_VALUES(1, 1), 0));
  return NULL;
}

static eager_status *row_a_variable_of_uint64(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT64, INTEGERS(1, 2), INTEGER_VALUES(0, 1)));
  STEP(do_variable(row, "v", "x", NULL, 0));
  STEP(do_tensor(row, "y", EAGER_UINT64, INTEGERS(1, 2), INTEGER_VALUES(1, 1)));
  STEP(do_assign(row, "v", "y"));
  STEP(do_read(row, "v", "z"));
  STEP(do_expect(row, "z", EAGER_UINT64, INTEGERS(1, 2), INTEGER_VALUES(1, 1), 0));
  return NULL;
}

static eager_status *row_a_variable_without_a_gradient_stays_and_the_step_counts(Row *row) {
  STEP(do_tensor(row, "a0", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_variable(row, "a", "a0", "a", 1));
  STEP(do_tensor(row, "b0", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_variable(row, "b", "b0", "b", 1));
  STEP(do_optimizer(row, "adam", "adam", ATTRIBUTES({"learning_rate", ATTRIBUTE_FLOAT, .number = 0x1p-3})));
  STEP(do_tensor(row, "g", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(1, -3)));
  STEP(do_apply(row, "adam", NAMES("g", NULL), NAMES("a", "b")));
  STEP(do_apply(row, "adam", NAMES("g", "g"), NAMES("a", "b")));
  STEP(do_read(row, "a", "a1"));
  STEP(do_expect(row, "a1", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0x1.80000015798eep-1, 0x1.1ffffffe35decp+1), 8));
  STEP(do_read(row, "b", "b1"));
  STEP(do_expect(row, "b1", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0x1.d0600ffd0df47p-1, 0x1.0be7fc029e832p+1), 8));
  return NULL;
}

static eager_status *row_a_variable_s_values(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_variable(row, "v", "x", "v", 1));
  STEP(do_read(row, "v", "before"));
  STEP(do_tensor(row, "y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(10, 20)));
  STEP(do_assign_add(row, "v", "y"));
  STEP(do_read(row, "v", "r0"));
  STEP(do_expect(row, "r0", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(11, 22), 0));
  STEP(do_assign_sub(row, "v", "y"));
  STEP(do_read(row, "v", "r1"));
  STEP(do_expect(row, "r1", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2), 0));
  STEP(do_assign(row, "v", "y"));
  STEP(do_read(row, "v", "r2"));
  STEP(do_expect(row, "r2", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(10, 20), 0));
  STEP(do_scalar_float(row, "half", 0x1p-1));
  STEP(do_assign_add(row, "v", "half"));
  STEP(do_read(row, "v", "last"));
  STEP(do_expect(row, "last", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0x1.5p+3, 0x1.48p+4), 0));
  STEP(do_expect(row, "before", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2), 0));
  return NULL;
}

static eager_status *row_a_weak_float_gives_float64_all_its_digits(Row *row) {
  STEP(do_scalar_float(row, "tenth", 0x1.999999999999ap-4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(1), FLOAT_VALUES(0)));
  STEP(do_op(row, "add", NAMES("x_float16", "tenth"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(1), FLOAT_VALUES(0x1.998p-4), 0));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(1), FLOAT_VALUES(0)));
  STEP(do_op(row, "add", NAMES("x_bfloat16", "tenth"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(1), FLOAT_VALUES(0x1.9ap-4), 0));
  STEP(do_tensor(row, "x_float32", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(0)));
  STEP(do_op(row, "add", NAMES("x_float32", "tenth"), NO_ATTRIBUTES, NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(0x1.99999ap-4), 0));
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(1), FLOAT_VALUES(0)));
  STEP(do_op(row, "add", NAMES("x_float64", "tenth"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(1), FLOAT_VALUES(0x1.999999999999ap-4), 0));
  return NULL;
}

static eager_status *row_a_weak_integer_beside_int64_has_64_bits(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT64, INTEGERS(1), INTEGER_VALUES(1)));
  STEP(do_scalar_int(row, "n", INT64_C(4611686018427387905)));
  STEP(do_op(row, "add", NAMES("x", "n"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, INTEGERS(1), INTEGER_VALUES(INT64_C(4611686018427387906)), 0));
  return NULL;
}

static eager_status *row_a_weak_scalar_takes_a_function_s_dtype_1(Row *row) {
  STEP(do_op(row, "add", NAMES("x", "x"), NO_ATTRIBUTES, NAMES("y")));
  return NULL;
}

static eager_status *row_a_weak_scalar_takes_a_function_s_dtype(Row *row) {
  STEP(do_function(row, "f", "f", SPECS({"x", EAGER_FLOAT64, NO_INTEGERS}),
      row_a_weak_scalar_takes_a_function_s_dtype_1, NAMES("y")));
  STEP(do_scalar_float(row, "a", 0x1.999999999999ap-4));
  STEP(do_call(row, "f", NAMES("a"), NAMES("b")));
  STEP(do_expect(row, "b", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(0x1.999999999999ap-3), 0));
  return NULL;
}

static eager_status *row_abs_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "abs", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(2, 0x1p-1, 0x1.8p-1, 3), 0));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-1, -0x1p-1, 2, 0x1p-2), 1));
  return NULL;
}

static eager_status *row_abs_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "abs", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(2, 0x1p-1, 0x1.8p-1, 3), 0));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "abs", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(2, 0x1p-1, 0x1.8p-1, 3), 0));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "abs", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(2, 0x1p-1, 0x1.8p-1, 3), 0));
  return NULL;
}

static eager_status *row_acos_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "acos", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.359d26p+1, 0x1.b23532p+0, 0x1.0c1524p+0,
      0x1.02be9cp-1), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.83091ep+0, -0x1.020614p-1, -0x1.279a74p+1,
      -0x1.08654ap-1), 8));
  return NULL;
}

static eager_status *row_acos_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
  STEP(do_op(row, "acos", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0x1.359d26f93b6c3p+1, 0x1.b235315c680dcp+0,
      0x1.0c152382d7366p+0, 0x1.02be9ce0b87cdp-1), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
  STEP(do_op(row, "acos", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.358p+1, 0x1.b24p+0, 0x1.0cp+0,
      0x1.02cp-1), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
  STEP(do_op(row, "acos", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.36p+1, 0x1.b2p+0, 0x1.0cp+0,
      0x1.02p-1), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(2), INTEGER_VALUES(0, 1)));
  STEP(do_op(row, "acos", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0x1.921fb54442d18p+0, 0), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(2), INTEGER_VALUES(0, 1)));
  STEP(do_op(row, "acos", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0x1.921fb6p+0, 0), 4));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "acos", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.2c2a2cp+0, -0x1.7c947ep-1, 0x1.50e4cap+1,
      -0x1.cc3bcap-1, 0x1.edb6bep-1, 0x1.9f5bc6p+0), 8));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(-0x1.927a8p-1, 0x1.ab8932p-3, 0x1.6386d2p-1,
      -0x1.15963ap-1, -0x1.bb170cp-1, -0x1.7c455ep-4), 16));
  return NULL;
}

static eager_status *row_acos_of_what_is_no_finite_number(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(2, -2, 1)));
  STEP(do_op(row, "acos", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(NAN, NAN, 0), 0));
  return NULL;
}

static eager_status *row_acosh_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.4p+0, 0x1.8p+0, 3, 20)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "acosh", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.62e43p-1, 0x1.ecc2cap-1, 0x1.c34366p+0,
      0x1.d818b4p+1), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.555556p+0, 0x1.c9f25cp-2, 0x1.6a09e6p-1,
      0x1.9a1cecp-7), 8));
  return NULL;
}

static eager_status *row_acosh_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0x1.4p+0, 0x1.8p+0, 3, 20)));
  STEP(do_op(row, "acosh", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0x1.62e42fefa39efp-1, 0x1.ecc2caec5160ap-1,
      0x1.c34366179d427p+0, 0x1.d818b3e5d4c5fp+1), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.4p+0, 0x1.8p+0, 3, 20)));
  STEP(do_op(row, "acosh", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.63p-1, 0x1.eccp-1, 0x1.c34p+0,
      0x1.d8p+1), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.4p+0, 0x1.8p+0, 3, 20)));
  STEP(do_op(row, "acosh", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.62p-1, 0x1.ecp-1, 0x1.c4p+0,
      0x1.d8p+1), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(1, 2, 9)));
  STEP(do_op(row, "acosh", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0, 0x1.5124271980435p+0,
      0x1.719218313d087p+1), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(1, 2, 9)));
  STEP(do_op(row, "acosh", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0x1.512428p+0, 0x1.719218p+1), 4));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "acosh", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.7c947ep-1, 0x1.2c2a2cp+0, 0x1.cc3bcap-1,
      0x1.50e4cap+1, 0x1.9f5bc6p+0, -0x1.edb6bep-1), 8));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.ab8932p-3, 0x1.927a8p-1, -0x1.15963ap-1,
      -0x1.6386d2p-1, 0x1.7c455ep-4, -0x1.bb170cp-1), 16));
  return NULL;
}

static eager_status *row_acosh_of_what_is_no_finite_number(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1p-1, 1, INFINITY)));
  STEP(do_op(row, "acosh", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(NAN, 0, INFINITY), 0));
  return NULL;
}

static eager_status *row_add_and_its_gradients(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x1"));
  STEP(do_watch(row, "tape", "x2"));
  STEP(do_op(row, "add", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.cp+0, -0x1.4p+0, -1), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x1", "x2"), NAMES("d_y"), 0, NAMES("d_x1", "d_x2")));
  STEP(do_expect(row, "d_x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2), 1));
  STEP(do_expect(row, "d_x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2), 1));
  return NULL;
}

static eager_status *row_add_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x1_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "add", NAMES("x1_float64", "x2_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.cp+0, -0x1.4p+0, -1), 0));
  STEP(do_tensor(row, "x1_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "add", NAMES("x1_float16", "x2_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.cp+0, -0x1.4p+0, -1), 0));
  STEP(do_tensor(row, "x1_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "add", NAMES("x1_bfloat16", "x2_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.cp+0, -0x1.4p+0, -1), 0));
  STEP(do_tensor(row, "z1", EAGER_COMPLEX128, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tensor(row, "z2", EAGER_COMPLEX128, INTEGERS(3), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2, 1, 1)));
  STEP(do_op(row, "add", NAMES("z1", "z2"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_expect(row, "w", EAGER_COMPLEX128, INTEGERS(3), FLOAT_VALUES(1, -0x1p-2, 0x1.8p-1, 0x1.8p-1, 0x1.4p+1, -1),
      0));
  return NULL;
}

static eager_status *row_all(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BOOL, INTEGERS(2, 2), INTEGER_VALUES(1, 0, 1, 1)));
  STEP(do_op(row, "all", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(0), 0));
  return NULL;
}

static eager_status *row_all_axis_0_m1_keepdims_true(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BOOL, INTEGERS(2, 2), INTEGER_VALUES(1, 0, 1, 1)));
  STEP(do_op(row, "all", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(0, -1)}, {"keepdims",
      ATTRIBUTE_BOOL, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_BOOL, INTEGERS(1, 1), INTEGER_VALUES(0), 0));
  return NULL;
}

static eager_status *row_all_axis_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BOOL, INTEGERS(2, 2), INTEGER_VALUES(1, 0, 1, 1)));
  STEP(do_op(row, "all", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(1)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_BOOL, INTEGERS(2), INTEGER_VALUES(0, 1), 0));
  return NULL;
}

static eager_status *row_all_of_float16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0, -0.0, NAN)));
  STEP(do_op(row, "all", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(0), 0));
  return NULL;
}

static eager_status *row_an_op_that_fails_in_a_custom_gradient_1(Row *row) {
  STEP(do_tensor(row, "three", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  STEP(do_op(row, "add", NAMES("g", "three"), NO_ATTRIBUTES, NAMES("g_x")));
  return NULL;
}

static eager_status *row_an_op_that_fails_in_a_custom_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_custom_gradient(row, NAMES("x"), NAMES("y"), NAMES("y2"), ((Body){row_an_op_that_fails_in_a_custom_gradient_1,
      NAMES("g"), NAMES("g_x")})));
  REFUSED(do_gradient(row, "tape", NAMES("y2"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")), EAGER_INVALID_ARGUMENT, "add",
      NULL);
  return NULL;
}

static eager_status *row_an_op_that_fails_in_a_host_call_1(Row *row) {
  STEP(do_op(row, "reshape", NAMES("a"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(3)}), NAMES("b")));
  return NULL;
}

static eager_status *row_an_op_that_fails_in_a_host_call(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  REFUSED(do_host_call(row, "fails", NAMES("x"), SPECS({NULL, EAGER_FLOAT32, INTEGERS(3)}), NAMES("y"),
      ((Body){row_an_op_that_fails_in_a_host_call_1, NAMES("a"), NAMES("b")})), EAGER_INVALID_ARGUMENT, "reshape",
      NULL);
  return NULL;
}

static eager_status *row_an_op_that_refuses_when_a_function_runs_1(Row *row) {
  STEP(do_op(row, "gather", NAMES("x", "n"), NO_ATTRIBUTES, NAMES("y")));
  return NULL;
}

static eager_status *row_an_op_that_refuses_when_a_function_runs(Row *row) {
  STEP(do_function(row, "f", "f", SPECS({"x", EAGER_INT32, INTEGERS(-1)}, {"n", EAGER_INT32, NO_INTEGERS}),
      row_an_op_that_refuses_when_a_function_runs_1, NAMES("y")));
  STEP(do_tensor(row, "a", EAGER_INT32, INTEGERS(2), INTEGER_VALUES(1, 2)));
  STEP(do_tensor(row, "b", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(2)));
  REFUSED(do_call(row, "f", NAMES("a", "b"), NAMES("c")), EAGER_INVALID_ARGUMENT, "gather", NULL);
  return NULL;
}

static eager_status *row_an_op_that_refuses_while_a_function_is_traced_1(Row *row) {
  REFUSED(do_op(row, "add", NAMES("x", "z"), NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT, "add", NULL);
  return NULL;
}

static eager_status *row_an_op_that_refuses_while_a_function_is_traced(Row *row) {
  STEP(do_function(row, "f", "f", SPECS({"x", EAGER_FLOAT32, INTEGERS(2)}, {"z", EAGER_FLOAT32, INTEGERS(3)}),
      row_an_op_that_refuses_while_a_function_is_traced_1, NAMES("x")));
  STEP(do_tensor(row, "a", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_tensor(row, "b", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  STEP(do_call(row, "f", NAMES("a", "b"), NAMES("c")));
  STEP(do_expect(row, "c", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2), 0));
  return NULL;
}

static eager_status *row_an_op_without_a_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "bitcast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT16}), NAMES("y")));
  REFUSED(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")), EAGER_UNIMPLEMENTED, "bitcast",
      NULL);
  return NULL;
}

static eager_status *row_an_op_s_parameters_in_any_number_eight_outputs_twelve_inputs(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT32, INTEGERS(8), INTEGER_VALUES(0, 1, 2, 3, 4, 5, 6, 7)));
  STEP(do_op(row, "split", NAMES("x"), ATTRIBUTES({"num_or_size_splits", ATTRIBUTE_INTS, .integers = INTEGERS(8)}),
      NAMES("y0", "y1", "y2", "y3", "y4", "y5", "y6", "y7")));
  STEP(do_expect(row, "y0", EAGER_INT32, INTEGERS(1), INTEGER_VALUES(0), 0));
  STEP(do_expect(row, "y7", EAGER_INT32, INTEGERS(1), INTEGER_VALUES(7), 0));
  STEP(do_op(row, "concat", NAMES("y0", "y1", "y2", "y3", "y4", "y5", "y6", "y7", "y0", "y1", "y2", "y3"),
      NO_ATTRIBUTES, NAMES("z")));
  STEP(do_expect(row, "z", EAGER_INT32, INTEGERS(12), INTEGER_VALUES(0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3), 0));
  return NULL;
}

static eager_status *row_an_output_that_nothing_used_has_a_gradient_of_zeros_1(Row *row) {
  STEP(do_expect(row, "g_b", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0, 0), 0));
  STEP(do_op(row, "add", NAMES("g_a", "g_b"), NO_ATTRIBUTES, NAMES("g")));
  return NULL;
}

static eager_status *row_an_output_that_nothing_used_has_a_gradient_of_zeros(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("a")));
  STEP(do_op(row, "negative", NAMES("x"), NO_ATTRIBUTES, NAMES("b")));
  STEP(do_custom_gradient(row, NAMES("x"), NAMES("a", "b"), NAMES("a2", "b2"),
      ((Body){row_an_output_that_nothing_used_has_a_gradient_of_zeros_1, NAMES("g_a", "g_b"), NAMES("g")})));
  STEP(do_gradient(row, "tape", NAMES("a2"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 1), 0));
  return NULL;
}

static eager_status *row_any(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BOOL, INTEGERS(2, 2), INTEGER_VALUES(1, 0, 1, 1)));
  STEP(do_op(row, "any", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1), 0));
  return NULL;
}

static eager_status *row_any_axis(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BOOL, INTEGERS(1, 2), INTEGER_VALUES(1, 0)));
  STEP(do_op(row, "any", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = NO_INTEGERS}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_BOOL, INTEGERS(1, 2), INTEGER_VALUES(1, 0), 0));
  return NULL;
}

static eager_status *row_any_axis_0_m1_keepdims_true(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BOOL, INTEGERS(2, 2), INTEGER_VALUES(1, 0, 1, 1)));
  STEP(do_op(row, "any", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(0, -1)}, {"keepdims",
      ATTRIBUTE_BOOL, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_BOOL, INTEGERS(1, 1), INTEGER_VALUES(1), 0));
  return NULL;
}

static eager_status *row_any_axis_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BOOL, INTEGERS(2, 2), INTEGER_VALUES(1, 0, 1, 1)));
  STEP(do_op(row, "any", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(1)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_BOOL, INTEGERS(2), INTEGER_VALUES(1, 1), 0));
  return NULL;
}

static eager_status *row_any_of_float16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0, -0.0, NAN)));
  STEP(do_op(row, "any", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1), 0));
  return NULL;
}

static eager_status *row_arange_start_m3_0_stop_0_0(Row *row) {
  STEP(do_op(row, "arange", NO_NAMES, ATTRIBUTES({"start", ATTRIBUTE_FLOAT, .number = -3}, {"stop", ATTRIBUTE_FLOAT,
      .number = 0}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(-3, -2, -1), 0));
  return NULL;
}

static eager_status *row_arange_start_0_0_stop_3_0_dtype_float16(Row *row) {
  STEP(do_op(row, "arange", NO_NAMES, ATTRIBUTES({"start", ATTRIBUTE_FLOAT, .number = 0}, {"stop", ATTRIBUTE_FLOAT,
      .number = 3}, {"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT16}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0, 1, 2), 0));
  return NULL;
}

static eager_status *row_arange_start_1_0_stop_2_0_step_0_25(Row *row) {
  STEP(do_op(row, "arange", NO_NAMES, ATTRIBUTES({"start", ATTRIBUTE_FLOAT, .number = 1}, {"stop", ATTRIBUTE_FLOAT,
      .number = 2}, {"step", ATTRIBUTE_FLOAT, .number = 0x1p-2}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1.4p+0, 0x1.8p+0, 0x1.cp+0), 0));
  return NULL;
}

static eager_status *row_arange_start_3_0_stop_m3_0_step_m2_0_dtype_int8(Row *row) {
  STEP(do_op(row, "arange", NO_NAMES, ATTRIBUTES({"start", ATTRIBUTE_FLOAT, .number = 3}, {"stop", ATTRIBUTE_FLOAT,
      .number = -3}, {"step", ATTRIBUTE_FLOAT, .number = -2}, {"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT8}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT8, INTEGERS(3), INTEGER_VALUES(3, 1, -1), 0));
  return NULL;
}

static eager_status *row_arange_start_3_0_stop_1_0(Row *row) {
  STEP(do_op(row, "arange", NO_NAMES, ATTRIBUTES({"start", ATTRIBUTE_FLOAT, .number = 3}, {"stop", ATTRIBUTE_FLOAT,
      .number = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, INTEGERS(0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_arange_start_5_0(Row *row) {
  STEP(do_op(row, "arange", NO_NAMES, ATTRIBUTES({"start", ATTRIBUTE_FLOAT, .number = 5}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(0, 1, 2, 3, 4), 0));
  return NULL;
}

static eager_status *row_argmax(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(3, 1, 3, 0, 7, -2)));
  STEP(do_op(row, "argmax", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(4), 0));
  return NULL;
}

static eager_status *row_argmax_axis_m2_keepdims_true(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT16, INTEGERS(2, 3), FLOAT_VALUES(3, 1, 3, 0, 7, -2)));
  STEP(do_op(row, "argmax", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INT, .integer = -2}, {"keepdims", ATTRIBUTE_BOOL,
      .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, INTEGERS(1, 3), INTEGER_VALUES(0, 1, 0), 0));
  return NULL;
}

static eager_status *row_argmax_axis_0(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 5, 2, 4, 3, 6)));
  STEP(do_op(row, "argmax", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INT, .integer = 0}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(1, 0, 1), 0));
  return NULL;
}

static eager_status *row_argmax_axis_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT16, INTEGERS(2, 3), INTEGER_VALUES(3, 1, 3, 0, 7, -2)));
  STEP(do_op(row, "argmax", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INT, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, INTEGERS(2), INTEGER_VALUES(0, 1), 0));
  return NULL;
}

static eager_status *row_argmax_of_nan(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, NAN, 5)));
  STEP(do_op(row, "argmax", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  return NULL;
}

static eager_status *row_argmin(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(3, 1, 3, 0, 7, -2)));
  STEP(do_op(row, "argmin", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(5), 0));
  return NULL;
}

static eager_status *row_argmin_axis_m2_keepdims_true(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT16, INTEGERS(2, 3), FLOAT_VALUES(3, 1, 3, 0, 7, -2)));
  STEP(do_op(row, "argmin", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INT, .integer = -2}, {"keepdims", ATTRIBUTE_BOOL,
      .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, INTEGERS(1, 3), INTEGER_VALUES(1, 0, 1), 0));
  return NULL;
}

static eager_status *row_argmin_axis_0(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 5, 2, 4, 3, 6)));
  STEP(do_op(row, "argmin", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INT, .integer = 0}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 0), 0));
  return NULL;
}

static eager_status *row_argmin_axis_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT16, INTEGERS(2, 3), INTEGER_VALUES(3, 1, 3, 0, 7, -2)));
  STEP(do_op(row, "argmin", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INT, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, INTEGERS(2), INTEGER_VALUES(1, 2), 0));
  return NULL;
}

static eager_status *row_argmin_of_nan(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, NAN, 5)));
  STEP(do_op(row, "argmin", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  return NULL;
}

static eager_status *row_asin_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "asin", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.b23532p-1, -0x1.00abep-3, 0x1.0c1524p-1,
      0x1.10c066p+0), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.83091ep+0, 0x1.020614p-1, 0x1.279a74p+1,
      0x1.08654ap-1), 8));
  return NULL;
}

static eager_status *row_asin_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
  STEP(do_op(row, "asin", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.b235315c680dcp-1,
      -0x1.00abe0c129e1ep-3, 0x1.0c152382d7366p-1, 0x1.10c066d3e6932p+0), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
  STEP(do_op(row, "asin", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.b24p-1, -0x1.00cp-3, 0x1.0cp-1,
      0x1.10cp+0), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
  STEP(do_op(row, "asin", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.b2p-1, -0x1p-3, 0x1.0cp-1, 0x1.1p+0),
      1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(2), INTEGER_VALUES(0, 1)));
  STEP(do_op(row, "asin", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0, 0x1.921fb54442d18p+0), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(2), INTEGER_VALUES(0, 1)));
  STEP(do_op(row, "asin", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0, 0x1.921fb6p+0), 4));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "asin", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.97d628p-2, 0x1.7c947ep-1, -0x1.0fa9dep+0,
      0x1.cc3bcap-1, 0x1.3688aep-1, -0x1.9f5bc6p+0), 8));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.927a8p-1, -0x1.ab8932p-3, -0x1.6386d2p-1,
      0x1.15963ap-1, 0x1.bb170cp-1, 0x1.7c455ep-4), 16));
  return NULL;
}

static eager_status *row_asinh_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "asinh", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.719218p+0, -0x1.ecc2cap-2, 0x1.62e43p-1,
      0x1.d185b6p+0), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.c9f25cp-2, 0x1.c9f25cp-2, 0x1.99999ap+0,
      0x1.43d136p-4), 8));
  return NULL;
}

static eager_status *row_asinh_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "asinh", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.719218313d087p+0,
      -0x1.ecc2caec5160ap-2, 0x1.62e42fefa39efp-1, 0x1.d185b507edc0ep+0), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "asinh", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.718p+0, -0x1.eccp-2, 0x1.63p-1,
      0x1.d18p+0), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "asinh", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.72p+0, -0x1.ecp-2, 0x1.62p-1,
      0x1.d2p+0), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "asinh", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0, 0x1.c34366179d427p-1,
      0x1.0c1f8a6e80eebp+1), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "asinh", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0x1.c34366p-1, 0x1.0c1f8ap+1), 4));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "asinh", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.36718ap-1, 0x1.5d49d6p-1, -0x1.15e858p+0,
      0x1.3b5f78p-2, 0x1.99b47ap+0, -0x1.c68928p-1), 8));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.d0a09cp-1, 0x1.98c7ep-2, 0x1.35c9ap-3,
      0x1.322546p-1, 0x1.ddffeap-3, -0x1.c1fc12p-1), 16));
  return NULL;
}

static eager_status *row_atan_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "atan", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.1b6e1ap+0, -0x1.dac67p-2, 0x1.4978fap-1,
      0x1.3fc176p+0), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.99999ap-3, 0x1.99999ap-2, 0x1.47ae14p+0,
      0x1.99999ap-6), 8));
  return NULL;
}

static eager_status *row_atan_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "atan", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.1b6e192ebbe44p+0,
      -0x1.dac670561bb4fp-2, 0x1.4978fa3269ee1p-1, 0x1.3fc176b7a856p+0), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "atan", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.1b8p+0, -0x1.dacp-2, 0x1.498p-1,
      0x1.3fcp+0), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "atan", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.1cp+0, -0x1.dap-2, 0x1.4ap-1,
      0x1.4p+0), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "atan", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0, 0x1.921fb54442d18p-1,
      0x1.5368c951e9cfdp+0), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "atan", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0x1.921fb6p-1, 0x1.5368cap+0), 4));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "atan", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.62acbep-1, 0x1.2e3076p-1, -0x1.e29136p-1,
      0x1.7cb642p-3, 0x1.4fac54p+0, -0x1.3de0eap-2), 8));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.540b98p-1, 0x1.72f56p-1, 0x1.72781cp-3,
      0x1.56af1ap-2, -0x1.a41a42p-3, -0x1.3b13b2p-2), 16));
  return NULL;
}

static eager_status *row_atan2_and_its_gradients(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x1"));
  STEP(do_watch(row, "tape", "x2"));
  STEP(do_op(row, "atan2", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.85a376p-2, -0x1.36475p+0, 0x1.3fc176p+1), 8));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x1", "x2"), NAMES("d_y"), 0, NAMES("d_x1", "d_x2")));
  STEP(do_expect(row, "d_x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.611a7cp-1, 0x1.50a854p-4, -0x1.47ae14p-2),
      16));
  STEP(do_expect(row, "d_x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(-0x1.1a7b96p-2, 0x1.c0e07p-3, -0x1.eb851ep-3),
      16));
  return NULL;
}

static eager_status *row_atan2_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x1_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "atan2", NAMES("x1_float64", "x2_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.85a376b677dcp-2, -0x1.3647503caf55cp+0,
      0x1.3fc176b7a856p+1), 8));
  STEP(do_tensor(row, "x1_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "atan2", NAMES("x1_float16", "x2_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.85cp-2, -0x1.364p+0, 0x1.3fcp+1), 1));
  STEP(do_tensor(row, "x1_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "atan2", NAMES("x1_bfloat16", "x2_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.86p-2, -0x1.36p+0, 0x1.4p+1), 1));
  return NULL;
}

static eager_status *row_atanh_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "atanh", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.f2272ap-1, -0x1.015892p-3, 0x1.193ea8p-1,
      0x1.5aa164p+0), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.24924ap+1, 0x1.041042p-1, 0x1.555556p+1,
      0x1.111112p+0), 8));
  return NULL;
}

static eager_status *row_atanh_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
  STEP(do_op(row, "atanh", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.f2272ae325a57p-1,
      -0x1.015891c9eaef7p-3, 0x1.193ea7aad030bp-1, 0x1.5aa16394d481fp+0), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
  STEP(do_op(row, "atanh", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.f24p-1, -0x1.014p-3, 0x1.194p-1,
      0x1.5acp+0), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
  STEP(do_op(row, "atanh", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.f2p-1, -0x1.02p-3, 0x1.1ap-1,
      0x1.5ap+0), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(1), INTEGER_VALUES(0)));
  STEP(do_op(row, "atanh", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(1), FLOAT_VALUES(0), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(1), INTEGER_VALUES(0)));
  STEP(do_op(row, "atanh", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(0), 4));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "atanh", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.3de0eap-2, 0x1.7249fap-1, -0x1.6aa6bcp-1,
      0x1.2066p+0, 0x1.c2be6p-3, -0x1.3ec93ap+0), 8));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.261262p-1, -0x1.501502p-2, -0x1.818182p-1,
      -0x1.818182p-3, 0x1.0e5302p-2, 0x1.b2de94p-3), 16));
  return NULL;
}

static eager_status *row_avg_pool2d(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(0, 11, 22, 33, 7, 18, 29, 3, 14, 25, 36,
      10, 21, 32, 6, 17, 28, 2, 13, 24, 35, 9, 20, 31, 5, 16, 27, 1, 12, 23, 34, 8)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "avg_pool2d", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 2), FLOAT_VALUES(18, 0x1.3cp+4, 0x1.f8p+3, 0x1.18p+4,
      0x1.24p+4, 0x1.58p+3, 0x1.94p+4, 0x1.1cp+4), 1));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(0x1p-2, 0x1p-3, 0x1p-2, 0x1p-3, 0x1p-1,
      0x1p-4, 0x1p-1, 0x1p-4, 0x1p-2, 0x1p-3, 0x1p-2, 0x1p-3, 0x1p-1, 0x1p-4, 0x1p-1, 0x1p-4, 0x1.8p-2, 0x1.8p-1,
      0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2, 0x1.8p-2, 0x1.8p-1, 0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2,
      0x1.8p-3, 0x1p-2), 2));
  return NULL;
}

static eager_status *row_avg_pool2d_data_format_nchw(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 2, 4, 4), FLOAT_VALUES(0, 22, 7, 29, 14, 36, 21, 6, 28, 13, 35,
      20, 5, 27, 12, 34, 11, 33, 18, 3, 25, 10, 32, 17, 2, 24, 9, 31, 16, 1, 23, 8)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "avg_pool2d", NAMES("x"), ATTRIBUTES({"data_format", ATTRIBUTE_STRING, .text = "NCHW"}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 2), FLOAT_VALUES(18, 0x1.f8p+3, 0x1.24p+4, 0x1.94p+4,
      0x1.3cp+4, 0x1.18p+4, 0x1.58p+3, 0x1.1cp+4), 1));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(1, 2, 4, 4), FLOAT_VALUES(0x1p-2, 0x1p-2, 0x1p-3, 0x1p-3, 0x1p-2,
      0x1p-2, 0x1p-3, 0x1p-3, 0x1p-1, 0x1p-1, 0x1p-4, 0x1p-4, 0x1p-1, 0x1p-1, 0x1p-4, 0x1p-4, 0x1.8p-2, 0x1.8p-2,
      0x1.8p-1, 0x1.8p-1, 0x1.8p-2, 0x1.8p-2, 0x1.8p-1, 0x1.8p-1, 0x1.8p-3, 0x1.8p-3, 0x1p-2, 0x1p-2, 0x1.8p-3,
      0x1.8p-3, 0x1p-2, 0x1p-2), 2));
  return NULL;
}

static eager_status *row_avg_pool2d_ksize_2_3_strides_2_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(0, 11, 22, 33, 7, 18, 29, 3, 14, 25, 36,
      10, 21, 32, 6, 17, 28, 2, 13, 24, 35, 9, 20, 31, 5, 16, 27, 1, 12, 23, 34, 8)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "avg_pool2d", NAMES("x"), ATTRIBUTES({"strides", ATTRIBUTE_INTS, .integers = INTEGERS(2, 1)},
      {"ksize", ATTRIBUTE_INTS, .integers = INTEGERS(2, 3)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 2), FLOAT_VALUES(0x1.0aaaaap+4, 0x1.58p+4, 0x1.42aaaap+4,
      0x1.2d5556p+4, 20, 0x1.9p+3, 0x1.78p+4, 16), 1));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(0x1.555556p-3, 0x1.555556p-4, 0x1p-1,
      0x1p-3, 0x1p-1, 0x1p-3, 0x1.555556p-2, 0x1.555556p-5, 0x1.555556p-3, 0x1.555556p-4, 0x1p-1, 0x1p-3, 0x1p-1,
      0x1p-3, 0x1.555556p-2, 0x1.555556p-5, 0x1p-2, 0x1p-1, 0x1.8p-2, 0x1.555556p-1, 0x1.8p-2, 0x1.555556p-1, 0x1p-3,
      0x1.555556p-3, 0x1p-2, 0x1p-1, 0x1.8p-2, 0x1.555556p-1, 0x1.8p-2, 0x1.555556p-1, 0x1p-3, 0x1.555556p-3), 2));
  return NULL;
}

static eager_status *row_avg_pool2d_ksize_3_strides_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(0, 11, 22, 33, 7, 18, 29, 3, 14, 25, 36,
      10, 21, 32, 6, 17, 28, 2, 13, 24, 35, 9, 20, 31, 5, 16, 27, 1, 12, 23, 34, 8)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "avg_pool2d", NAMES("x"), ATTRIBUTES({"strides", ATTRIBUTE_INTS, .integers = INTEGERS(1)}, {"ksize",
      ATTRIBUTE_INTS, .integers = INTEGERS(3)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 2), FLOAT_VALUES(0x1.38e38ep+4, 0x1.238e38p+4, 21,
      0x1.3aaaaap+4, 0x1.538e38p+4, 0x1.f8e38ep+3, 0x1.6aaaaap+4, 0x1.138e38p+4), 1));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(0x1.c71c72p-4, 0x1.c71c72p-5,
      0x1.555556p-2, 0x1.555556p-4, 0x1.555556p-2, 0x1.555556p-4, 0x1.c71c72p-3, 0x1.c71c72p-6, 0x1.1c71c8p-2,
      0x1.8e38e4p-2, 0x1.2aaaaap-1, 0x1.0e38e4p-1, 0x1.2aaaaap-1, 0x1.0e38e4p-1, 0x1.38e38ep-2, 0x1.1c71c8p-3,
      0x1.1c71c8p-2, 0x1.8e38e4p-2, 0x1.2aaaaap-1, 0x1.0e38e4p-1, 0x1.2aaaaap-1, 0x1.0e38e4p-1, 0x1.38e38ep-2,
      0x1.1c71c8p-3, 0x1.555556p-3, 0x1.555556p-2, 0x1p-2, 0x1.c71c72p-2, 0x1p-2, 0x1.c71c72p-2, 0x1.555556p-4,
      0x1.c71c72p-4), 2));
  return NULL;
}

static eager_status *row_avg_pool2d_ksize_3_2_padding_same(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(0, 11, 22, 33, 7, 18, 29, 3, 14, 25, 36,
      10, 21, 32, 6, 17, 28, 2, 13, 24, 35, 9, 20, 31, 5, 16, 27, 1, 12, 23, 34, 8)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "avg_pool2d", NAMES("x"), ATTRIBUTES({"padding", ATTRIBUTE_STRING, .text = "SAME"}, {"ksize",
      ATTRIBUTE_INTS, .integers = INTEGERS(3, 2)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 2), FLOAT_VALUES(18, 0x1.3cp+4, 0x1.f8p+3, 0x1.18p+4,
      0x1.24p+4, 0x1.58p+3, 0x1.94p+4, 0x1.1cp+4), 1));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(0x1p-2, 0x1p-3, 0x1p-2, 0x1p-3, 0x1p-1,
      0x1p-4, 0x1p-1, 0x1p-4, 0x1p-2, 0x1p-3, 0x1p-2, 0x1p-3, 0x1p-1, 0x1p-4, 0x1p-1, 0x1p-4, 0x1.8p-2, 0x1.8p-1,
      0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2, 0x1.8p-2, 0x1.8p-1, 0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2,
      0x1.8p-3, 0x1p-2), 2));
  return NULL;
}

static eager_status *row_avg_pool2d_padding_explicit_paddings_1_1_0_0(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(0, 11, 22, 33, 7, 18, 29, 3, 14, 25, 36,
      10, 21, 32, 6, 17, 28, 2, 13, 24, 35, 9, 20, 31, 5, 16, 27, 1, 12, 23, 34, 8)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "avg_pool2d", NAMES("x"), ATTRIBUTES({"padding", ATTRIBUTE_STRING, .text = "EXPLICIT"}, {"paddings",
      ATTRIBUTE_INTS, .integers = INTEGERS(1, 1, 0, 0)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 3, 2, 2), FLOAT_VALUES(11, 22, 18, 0x1.5p+3, 0x1.6cp+4, 0x1.e8p+3,
      0x1.48p+4, 0x1.64p+4, 16, 0x1.1p+3, 23, 0x1.fp+3), 1));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 3, 2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(0x1p-1, 0x1p-2, 0x1p-1, 0x1p-2, 1,
      0x1p-3, 1, 0x1p-3, 0x1.8p-2, 0x1.8p-1, 0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2, 0x1.8p-2, 0x1.8p-1,
      0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2, 0x1p-2, 1, 0x1p-2, 1, 0x1p-3, 0x1.8p-1, 0x1p-3, 0x1.8p-1),
      2));
  return NULL;
}

static eager_status *row_bias_add(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 2, 3, 4)));
  STEP(do_tensor(row, "bias", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(10, 20)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "bias"));
  STEP(do_op(row, "bias_add", NAMES("x", "bias"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(11, 22, 13, 24), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x", "bias"), NAMES("d_y"), 0, NAMES("d_x", "d_bias")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2), 0));
  STEP(do_expect(row, "d_bias", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(3, 0x1.8p-1), 0));
  return NULL;
}

static eager_status *row_bias_add_data_format_nchw(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 2, 2, 3), FLOAT_VALUES(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)));
  STEP(do_tensor(row, "bias", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(10, 20)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "bias"));
  STEP(do_op(row, "bias_add", NAMES("x", "bias"), ATTRIBUTES({"data_format", ATTRIBUTE_STRING, .text = "NCHW"}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 3), FLOAT_VALUES(10, 11, 12, 13, 14, 15, 26, 27, 28, 29, 30,
      31), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x", "bias"), NAMES("d_y"), 0, NAMES("d_x", "d_bias")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(1, 2, 2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0), 0));
  STEP(do_expect(row, "d_bias", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0x1.08p+3, 6), 0));
  return NULL;
}

static eager_status *row_bitcast(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, -0x1.4p+1)));
  STEP(do_op(row, "bitcast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT32}),
      NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT32, INTEGERS(2), INTEGER_VALUES(1065353216, -1071644672), 0));
  STEP(do_op(row, "bitcast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT8}),
      NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_UINT8, INTEGERS(2, 4), INTEGER_VALUES(0, 0, 128, 63, 0, 0, 32, 192), 0));
  STEP(do_op(row, "bitcast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT16}),
      NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_UINT16, INTEGERS(2, 2), INTEGER_VALUES(0, 16256, 0, 49184), 0));
  STEP(do_op(row, "bitcast", NAMES("y_uint16"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT32}),
      NAMES("z")));
  STEP(do_expect(row, "z", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, -0x1.4p+1), 0));
  STEP(do_tensor(row, "b", EAGER_UINT16, INTEGERS(3), INTEGER_VALUES(16256, 16384, 48896)));
  STEP(do_op(row, "bitcast", NAMES("b"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BFLOAT16}),
      NAMES("c")));
  STEP(do_expect(row, "c", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(1, 2, -0x1p-1), 0));
  return NULL;
}

static eager_status *row_broadcast_0_3_and_3(Row *row) {
  STEP(do_tensor(row, "a", EAGER_INT32, INTEGERS(0, 3), NO_VALUES));
  STEP(do_tensor(row, "b", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 10, 20)));
  STEP(do_op(row, "subtract", NAMES("a", "b"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(0, 3), NO_VALUES, 0));
  STEP(do_tensor(row, "c", EAGER_FLOAT64, INTEGERS(0, 3), NO_VALUES));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "c"));
  STEP(do_watch(row, "tape", "b"));
  STEP(do_op(row, "add", NAMES("c", "b"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_gradient(row, "tape", NAMES("z"), NAMES("c", "b"), NO_NAMES, 0, NAMES("d_c", "d_b")));
  STEP(do_expect(row, "d_c", EAGER_FLOAT64, INTEGERS(0, 3), NO_VALUES, 1));
  STEP(do_expect(row, "d_b", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0, 0), 1));
  return NULL;
}

static eager_status *row_broadcast_1_1_1_and_a_scalar(Row *row) {
  STEP(do_tensor(row, "a", EAGER_INT32, INTEGERS(1, 1, 1), INTEGER_VALUES(0)));
  STEP(do_tensor(row, "b", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(0)));
  STEP(do_op(row, "subtract", NAMES("a", "b"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 1, 1), FLOAT_VALUES(0), 0));
  STEP(do_tensor(row, "c", EAGER_FLOAT64, INTEGERS(1, 1, 1), FLOAT_VALUES(0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "c"));
  STEP(do_watch(row, "tape", "b"));
  STEP(do_op(row, "add", NAMES("c", "b"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_gradient(row, "tape", NAMES("z"), NAMES("c", "b"), NO_NAMES, 0, NAMES("d_c", "d_b")));
  STEP(do_expect(row, "d_c", EAGER_FLOAT64, INTEGERS(1, 1, 1), FLOAT_VALUES(1), 1));
  STEP(do_expect(row, "d_b", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 1));
  return NULL;
}

static eager_status *row_broadcast_1_and_0(Row *row) {
  STEP(do_tensor(row, "a", EAGER_INT32, INTEGERS(1), INTEGER_VALUES(0)));
  STEP(do_tensor(row, "b", EAGER_FLOAT32, INTEGERS(0), NO_VALUES));
  STEP(do_op(row, "subtract", NAMES("a", "b"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(0), NO_VALUES, 0));
  STEP(do_tensor(row, "c", EAGER_FLOAT64, INTEGERS(1), FLOAT_VALUES(0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "c"));
  STEP(do_watch(row, "tape", "b"));
  STEP(do_op(row, "add", NAMES("c", "b"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_gradient(row, "tape", NAMES("z"), NAMES("c", "b"), NO_NAMES, 0, NAMES("d_c", "d_b")));
  STEP(do_expect(row, "d_c", EAGER_FLOAT64, INTEGERS(1), FLOAT_VALUES(0), 1));
  STEP(do_expect(row, "d_b", EAGER_FLOAT32, INTEGERS(0), NO_VALUES, 1));
  return NULL;
}

static eager_status *row_broadcast_2_0_and_1_1(Row *row) {
  STEP(do_tensor(row, "a", EAGER_INT32, INTEGERS(2, 0), NO_VALUES));
  STEP(do_tensor(row, "b", EAGER_FLOAT32, INTEGERS(1, 1), FLOAT_VALUES(0)));
  STEP(do_op(row, "subtract", NAMES("a", "b"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 0), NO_VALUES, 0));
  STEP(do_tensor(row, "c", EAGER_FLOAT64, INTEGERS(2, 0), NO_VALUES));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "c"));
  STEP(do_watch(row, "tape", "b"));
  STEP(do_op(row, "add", NAMES("c", "b"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_gradient(row, "tape", NAMES("z"), NAMES("c", "b"), NO_NAMES, 0, NAMES("d_c", "d_b")));
  STEP(do_expect(row, "d_c", EAGER_FLOAT64, INTEGERS(2, 0), NO_VALUES, 1));
  STEP(do_expect(row, "d_b", EAGER_FLOAT32, INTEGERS(1, 1), FLOAT_VALUES(0), 1));
  return NULL;
}

static eager_status *row_broadcast_2_1_2_1_and_3_1_2(Row *row) {
  STEP(do_tensor(row, "a", EAGER_INT32, INTEGERS(2, 1, 2, 1), INTEGER_VALUES(0, 1, 2, 3)));
  STEP(do_tensor(row, "b", EAGER_FLOAT32, INTEGERS(3, 1, 2), FLOAT_VALUES(0, 10, 20, 30, 40, 50)));
  STEP(do_op(row, "subtract", NAMES("a", "b"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3, 2, 2), FLOAT_VALUES(0, -10, 1, -9, -20, -30, -19, -29, -40,
      -50, -39, -49, 2, -8, 3, -7, -18, -28, -17, -27, -38, -48, -37, -47), 0));
  STEP(do_tensor(row, "c", EAGER_FLOAT64, INTEGERS(2, 1, 2, 1), FLOAT_VALUES(0, 1, 2, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "c"));
  STEP(do_watch(row, "tape", "b"));
  STEP(do_op(row, "add", NAMES("c", "b"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_gradient(row, "tape", NAMES("z"), NAMES("c", "b"), NO_NAMES, 0, NAMES("d_c", "d_b")));
  STEP(do_expect(row, "d_c", EAGER_FLOAT64, INTEGERS(2, 1, 2, 1), FLOAT_VALUES(6, 6, 6, 6), 1));
  STEP(do_expect(row, "d_b", EAGER_FLOAT32, INTEGERS(3, 1, 2), FLOAT_VALUES(4, 4, 4, 4, 4, 4), 1));
  return NULL;
}

static eager_status *row_broadcast_2_1_3_and_4_1(Row *row) {
  STEP(do_tensor(row, "a", EAGER_INT32, INTEGERS(2, 1, 3), INTEGER_VALUES(0, 1, 2, 3, 4, 5)));
  STEP(do_tensor(row, "b", EAGER_FLOAT32, INTEGERS(4, 1), FLOAT_VALUES(0, 10, 20, 30)));
  STEP(do_op(row, "subtract", NAMES("a", "b"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 4, 3), FLOAT_VALUES(0, 1, 2, -10, -9, -8, -20, -19, -18, -30, -29,
      -28, 3, 4, 5, -7, -6, -5, -17, -16, -15, -27, -26, -25), 0));
  STEP(do_tensor(row, "c", EAGER_FLOAT64, INTEGERS(2, 1, 3), FLOAT_VALUES(0, 1, 2, 3, 4, 5)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "c"));
  STEP(do_watch(row, "tape", "b"));
  STEP(do_op(row, "add", NAMES("c", "b"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_gradient(row, "tape", NAMES("z"), NAMES("c", "b"), NO_NAMES, 0, NAMES("d_c", "d_b")));
  STEP(do_expect(row, "d_c", EAGER_FLOAT64, INTEGERS(2, 1, 3), FLOAT_VALUES(4, 4, 4, 4, 4, 4), 1));
  STEP(do_expect(row, "d_b", EAGER_FLOAT32, INTEGERS(4, 1), FLOAT_VALUES(6, 6, 6, 6), 1));
  return NULL;
}

static eager_status *row_broadcast_2_1_and_1_3(Row *row) {
  STEP(do_tensor(row, "a", EAGER_INT32, INTEGERS(2, 1), INTEGER_VALUES(0, 1)));
  STEP(do_tensor(row, "b", EAGER_FLOAT32, INTEGERS(1, 3), FLOAT_VALUES(0, 10, 20)));
  STEP(do_op(row, "subtract", NAMES("a", "b"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0, -10, -20, 1, -9, -19), 0));
  STEP(do_tensor(row, "c", EAGER_FLOAT64, INTEGERS(2, 1), FLOAT_VALUES(0, 1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "c"));
  STEP(do_watch(row, "tape", "b"));
  STEP(do_op(row, "add", NAMES("c", "b"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_gradient(row, "tape", NAMES("z"), NAMES("c", "b"), NO_NAMES, 0, NAMES("d_c", "d_b")));
  STEP(do_expect(row, "d_c", EAGER_FLOAT64, INTEGERS(2, 1), FLOAT_VALUES(3, 3), 1));
  STEP(do_expect(row, "d_b", EAGER_FLOAT32, INTEGERS(1, 3), FLOAT_VALUES(2, 2, 2), 1));
  return NULL;
}

static eager_status *row_broadcast_2_3_and_3(Row *row) {
  STEP(do_tensor(row, "a", EAGER_INT32, INTEGERS(2, 3), INTEGER_VALUES(0, 1, 2, 3, 4, 5)));
  STEP(do_tensor(row, "b", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 10, 20)));
  STEP(do_op(row, "subtract", NAMES("a", "b"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0, -9, -18, 3, -6, -15), 0));
  STEP(do_tensor(row, "c", EAGER_FLOAT64, INTEGERS(2, 3), FLOAT_VALUES(0, 1, 2, 3, 4, 5)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "c"));
  STEP(do_watch(row, "tape", "b"));
  STEP(do_op(row, "add", NAMES("c", "b"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_gradient(row, "tape", NAMES("z"), NAMES("c", "b"), NO_NAMES, 0, NAMES("d_c", "d_b")));
  STEP(do_expect(row, "d_c", EAGER_FLOAT64, INTEGERS(2, 3), FLOAT_VALUES(1, 1, 1, 1, 1, 1), 1));
  STEP(do_expect(row, "d_b", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(2, 2, 2), 1));
  return NULL;
}

static eager_status *row_broadcast_3_and_2_3(Row *row) {
  STEP(do_tensor(row, "a", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(0, 1, 2)));
  STEP(do_tensor(row, "b", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0, 10, 20, 30, 40, 50)));
  STEP(do_op(row, "subtract", NAMES("a", "b"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0, -9, -18, -30, -39, -48), 0));
  STEP(do_tensor(row, "c", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0, 1, 2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "c"));
  STEP(do_watch(row, "tape", "b"));
  STEP(do_op(row, "add", NAMES("c", "b"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_gradient(row, "tape", NAMES("z"), NAMES("c", "b"), NO_NAMES, 0, NAMES("d_c", "d_b")));
  STEP(do_expect(row, "d_c", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(2, 2, 2), 1));
  STEP(do_expect(row, "d_b", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 1, 1, 1, 1, 1), 1));
  return NULL;
}

static eager_status *row_broadcast_a_scalar_and_2_2(Row *row) {
  STEP(do_tensor(row, "a", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(0)));
  STEP(do_tensor(row, "b", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0, 10, 20, 30)));
  STEP(do_op(row, "subtract", NAMES("a", "b"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0, -10, -20, -30), 0));
  STEP(do_tensor(row, "c", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "c"));
  STEP(do_watch(row, "tape", "b"));
  STEP(do_op(row, "add", NAMES("c", "b"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_gradient(row, "tape", NAMES("z"), NAMES("c", "b"), NO_NAMES, 0, NAMES("d_c", "d_b")));
  STEP(do_expect(row, "d_c", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(4), 1));
  STEP(do_expect(row, "d_b", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 1, 1, 1), 1));
  return NULL;
}

static eager_status *row_broadcast_like(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_tensor(row, "like", EAGER_INT8, INTEGERS(3, 2), INTEGER_VALUES(0, 0, 0, 0, 0, 0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "broadcast_like", NAMES("x", "like"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(1, 2, 1, 2, 1, 2), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0x1.2p+2, 0x1.ep+1), 0));
  return NULL;
}

static eager_status *row_broadcast_to_a_tensor(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT16, INTEGERS(2), INTEGER_VALUES(1, 2)));
  STEP(do_tensor(row, "shape", EAGER_INT32, INTEGERS(2), INTEGER_VALUES(3, 2)));
  STEP(do_op(row, "broadcast_to", NAMES("x", "shape"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT16, INTEGERS(3, 2), INTEGER_VALUES(1, 2, 1, 2, 1, 2), 0));
  return NULL;
}

static eager_status *row_broadcast_to_shape(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(7)));
  STEP(do_op(row, "broadcast_to", NAMES("x"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = NO_INTEGERS}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(7), 0));
  return NULL;
}

static eager_status *row_broadcast_to_shape_2_2_3(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 1), FLOAT_VALUES(1, 2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "broadcast_to", NAMES("x"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(2, 2, 3)}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 2, 3), FLOAT_VALUES(1, 1, 1, 2, 2, 2, 1, 1, 1, 2, 2, 2), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 1), FLOAT_VALUES(0x1.7p+2, 0x1.1p+3), 0));
  return NULL;
}

static eager_status *row_cast_dtype_float64(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0x1.8p+0, -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT64}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0x1.8p+0, -2), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(1, 0x1p-1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 0x1p-1), 0));
  return NULL;
}

static eager_status *row_cast_from_bfloat16_to_all(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100)));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BOOL}), NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT8}), NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_INT8, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT16}),
      NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_INT16, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT32}),
      NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT32, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT64}),
      NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_INT64, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT8}),
      NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_UINT8, INTEGERS(4), INTEGER_VALUES(0, 1, 255, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT16}),
      NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_UINT16, INTEGERS(4), INTEGER_VALUES(0, 1, 65535, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT32}),
      NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_UINT32, INTEGERS(4), INTEGER_VALUES(0, 1, INT64_C(4294967295), 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT64}),
      NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_UINT64, INTEGERS(4), INTEGER_VALUES(0, 1,
      (int64_t)UINT64_C(18446744073709551615), 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT16}),
      NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BFLOAT16}),
      NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT32}),
      NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT64}),
      NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX64}),
      NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, -1, 0, 100, 0), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX128}),
      NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, -1, 0, 100, 0), 0));
  return NULL;
}

static eager_status *row_cast_from_bool_to_all(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1)));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BOOL}), NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT8}), NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_INT8, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT16}),
      NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_INT16, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT32}),
      NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT32, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT64}),
      NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_INT64, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT8}),
      NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_UINT8, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT16}),
      NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_UINT16, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT32}),
      NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_UINT32, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT64}),
      NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_UINT64, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT16}),
      NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BFLOAT16}),
      NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT32}),
      NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT64}),
      NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX64}),
      NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, 1, 0, 1, 0), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX128}),
      NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, 1, 0, 1, 0), 0));
  return NULL;
}

static eager_status *row_cast_from_complex128_to_all(Row *row) {
  STEP(do_tensor(row, "x", EAGER_COMPLEX128, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, -1, 0, 100, 0)));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BOOL}), NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT8}), NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_INT8, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT16}),
      NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_INT16, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT32}),
      NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT32, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT64}),
      NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_INT64, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT8}),
      NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_UINT8, INTEGERS(4), INTEGER_VALUES(0, 1, 255, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT16}),
      NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_UINT16, INTEGERS(4), INTEGER_VALUES(0, 1, 65535, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT32}),
      NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_UINT32, INTEGERS(4), INTEGER_VALUES(0, 1, INT64_C(4294967295), 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT64}),
      NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_UINT64, INTEGERS(4), INTEGER_VALUES(0, 1,
      (int64_t)UINT64_C(18446744073709551615), 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT16}),
      NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BFLOAT16}),
      NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT32}),
      NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT64}),
      NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX64}),
      NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, -1, 0, 100, 0), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX128}),
      NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, -1, 0, 100, 0), 0));
  return NULL;
}

static eager_status *row_cast_from_complex64_to_all(Row *row) {
  STEP(do_tensor(row, "x", EAGER_COMPLEX64, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, -1, 0, 100, 0)));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BOOL}), NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT8}), NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_INT8, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT16}),
      NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_INT16, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT32}),
      NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT32, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT64}),
      NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_INT64, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT8}),
      NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_UINT8, INTEGERS(4), INTEGER_VALUES(0, 1, 255, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT16}),
      NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_UINT16, INTEGERS(4), INTEGER_VALUES(0, 1, 65535, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT32}),
      NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_UINT32, INTEGERS(4), INTEGER_VALUES(0, 1, INT64_C(4294967295), 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT64}),
      NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_UINT64, INTEGERS(4), INTEGER_VALUES(0, 1,
      (int64_t)UINT64_C(18446744073709551615), 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT16}),
      NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BFLOAT16}),
      NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT32}),
      NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT64}),
      NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX64}),
      NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, -1, 0, 100, 0), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX128}),
      NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, -1, 0, 100, 0), 0));
  return NULL;
}

static eager_status *row_cast_from_float16_to_all(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100)));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BOOL}), NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT8}), NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_INT8, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT16}),
      NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_INT16, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT32}),
      NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT32, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT64}),
      NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_INT64, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT8}),
      NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_UINT8, INTEGERS(4), INTEGER_VALUES(0, 1, 255, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT16}),
      NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_UINT16, INTEGERS(4), INTEGER_VALUES(0, 1, 65535, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT32}),
      NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_UINT32, INTEGERS(4), INTEGER_VALUES(0, 1, INT64_C(4294967295), 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT64}),
      NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_UINT64, INTEGERS(4), INTEGER_VALUES(0, 1,
      (int64_t)UINT64_C(18446744073709551615), 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT16}),
      NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BFLOAT16}),
      NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT32}),
      NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT64}),
      NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX64}),
      NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, -1, 0, 100, 0), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX128}),
      NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, -1, 0, 100, 0), 0));
  return NULL;
}

static eager_status *row_cast_from_float32_to_all(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100)));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BOOL}), NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT8}), NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_INT8, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT16}),
      NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_INT16, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT32}),
      NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT32, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT64}),
      NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_INT64, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT8}),
      NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_UINT8, INTEGERS(4), INTEGER_VALUES(0, 1, 255, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT16}),
      NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_UINT16, INTEGERS(4), INTEGER_VALUES(0, 1, 65535, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT32}),
      NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_UINT32, INTEGERS(4), INTEGER_VALUES(0, 1, INT64_C(4294967295), 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT64}),
      NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_UINT64, INTEGERS(4), INTEGER_VALUES(0, 1,
      (int64_t)UINT64_C(18446744073709551615), 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT16}),
      NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BFLOAT16}),
      NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT32}),
      NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT64}),
      NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX64}),
      NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, -1, 0, 100, 0), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX128}),
      NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, -1, 0, 100, 0), 0));
  return NULL;
}

static eager_status *row_cast_from_float64_to_all(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100)));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BOOL}), NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT8}), NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_INT8, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT16}),
      NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_INT16, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT32}),
      NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT32, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT64}),
      NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_INT64, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT8}),
      NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_UINT8, INTEGERS(4), INTEGER_VALUES(0, 1, 255, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT16}),
      NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_UINT16, INTEGERS(4), INTEGER_VALUES(0, 1, 65535, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT32}),
      NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_UINT32, INTEGERS(4), INTEGER_VALUES(0, 1, INT64_C(4294967295), 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT64}),
      NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_UINT64, INTEGERS(4), INTEGER_VALUES(0, 1,
      (int64_t)UINT64_C(18446744073709551615), 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT16}),
      NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BFLOAT16}),
      NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT32}),
      NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT64}),
      NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX64}),
      NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, -1, 0, 100, 0), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX128}),
      NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, -1, 0, 100, 0), 0));
  return NULL;
}

static eager_status *row_cast_from_int16_to_all(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT16, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100)));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BOOL}), NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT8}), NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_INT8, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT16}),
      NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_INT16, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT32}),
      NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT32, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT64}),
      NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_INT64, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT8}),
      NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_UINT8, INTEGERS(4), INTEGER_VALUES(0, 1, 255, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT16}),
      NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_UINT16, INTEGERS(4), INTEGER_VALUES(0, 1, 65535, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT32}),
      NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_UINT32, INTEGERS(4), INTEGER_VALUES(0, 1, INT64_C(4294967295), 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT64}),
      NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_UINT64, INTEGERS(4), INTEGER_VALUES(0, 1,
      (int64_t)UINT64_C(18446744073709551615), 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT16}),
      NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BFLOAT16}),
      NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT32}),
      NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT64}),
      NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX64}),
      NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, -1, 0, 100, 0), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX128}),
      NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, -1, 0, 100, 0), 0));
  return NULL;
}

static eager_status *row_cast_from_int32_to_all(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT32, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100)));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BOOL}), NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT8}), NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_INT8, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT16}),
      NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_INT16, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT32}),
      NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT32, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT64}),
      NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_INT64, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT8}),
      NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_UINT8, INTEGERS(4), INTEGER_VALUES(0, 1, 255, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT16}),
      NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_UINT16, INTEGERS(4), INTEGER_VALUES(0, 1, 65535, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT32}),
      NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_UINT32, INTEGERS(4), INTEGER_VALUES(0, 1, INT64_C(4294967295), 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT64}),
      NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_UINT64, INTEGERS(4), INTEGER_VALUES(0, 1,
      (int64_t)UINT64_C(18446744073709551615), 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT16}),
      NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BFLOAT16}),
      NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT32}),
      NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT64}),
      NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX64}),
      NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, -1, 0, 100, 0), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX128}),
      NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, -1, 0, 100, 0), 0));
  return NULL;
}

static eager_status *row_cast_from_int64_to_all(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT64, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100)));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BOOL}), NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT8}), NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_INT8, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT16}),
      NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_INT16, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT32}),
      NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT32, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT64}),
      NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_INT64, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT8}),
      NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_UINT8, INTEGERS(4), INTEGER_VALUES(0, 1, 255, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT16}),
      NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_UINT16, INTEGERS(4), INTEGER_VALUES(0, 1, 65535, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT32}),
      NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_UINT32, INTEGERS(4), INTEGER_VALUES(0, 1, INT64_C(4294967295), 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT64}),
      NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_UINT64, INTEGERS(4), INTEGER_VALUES(0, 1,
      (int64_t)UINT64_C(18446744073709551615), 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT16}),
      NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BFLOAT16}),
      NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT32}),
      NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT64}),
      NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX64}),
      NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, -1, 0, 100, 0), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX128}),
      NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, -1, 0, 100, 0), 0));
  return NULL;
}

static eager_status *row_cast_from_int8_to_all(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT8, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100)));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BOOL}), NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT8}), NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_INT8, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT16}),
      NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_INT16, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT32}),
      NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT32, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT64}),
      NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_INT64, INTEGERS(4), INTEGER_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT8}),
      NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_UINT8, INTEGERS(4), INTEGER_VALUES(0, 1, 255, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT16}),
      NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_UINT16, INTEGERS(4), INTEGER_VALUES(0, 1, 65535, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT32}),
      NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_UINT32, INTEGERS(4), INTEGER_VALUES(0, 1, INT64_C(4294967295), 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT64}),
      NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_UINT64, INTEGERS(4), INTEGER_VALUES(0, 1,
      (int64_t)UINT64_C(18446744073709551615), 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT16}),
      NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BFLOAT16}),
      NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT32}),
      NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT64}),
      NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0, 1, -1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX64}),
      NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, -1, 0, 100, 0), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX128}),
      NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, -1, 0, 100, 0), 0));
  return NULL;
}

static eager_status *row_cast_from_uint16_to_all(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT16, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100)));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BOOL}), NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT8}), NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_INT8, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT16}),
      NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_INT16, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT32}),
      NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT32, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT64}),
      NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_INT64, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT8}),
      NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_UINT8, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT16}),
      NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_UINT16, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT32}),
      NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_UINT32, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT64}),
      NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_UINT64, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT16}),
      NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BFLOAT16}),
      NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT32}),
      NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT64}),
      NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX64}),
      NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, 1, 0, 100, 0), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX128}),
      NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, 1, 0, 100, 0), 0));
  return NULL;
}

static eager_status *row_cast_from_uint32_to_all(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT32, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100)));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BOOL}), NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT8}), NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_INT8, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT16}),
      NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_INT16, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT32}),
      NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT32, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT64}),
      NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_INT64, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT8}),
      NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_UINT8, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT16}),
      NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_UINT16, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT32}),
      NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_UINT32, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT64}),
      NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_UINT64, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT16}),
      NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BFLOAT16}),
      NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT32}),
      NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT64}),
      NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX64}),
      NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, 1, 0, 100, 0), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX128}),
      NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, 1, 0, 100, 0), 0));
  return NULL;
}

static eager_status *row_cast_from_uint64_to_all(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT64, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100)));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BOOL}), NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT8}), NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_INT8, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT16}),
      NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_INT16, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT32}),
      NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT32, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT64}),
      NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_INT64, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT8}),
      NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_UINT8, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT16}),
      NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_UINT16, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT32}),
      NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_UINT32, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT64}),
      NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_UINT64, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT16}),
      NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BFLOAT16}),
      NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT32}),
      NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT64}),
      NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX64}),
      NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, 1, 0, 100, 0), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX128}),
      NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, 1, 0, 100, 0), 0));
  return NULL;
}

static eager_status *row_cast_from_uint8_to_all(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT8, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100)));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BOOL}), NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT8}), NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_INT8, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT16}),
      NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_INT16, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT32}),
      NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT32, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT64}),
      NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_INT64, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT8}),
      NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_UINT8, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT16}),
      NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_UINT16, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT32}),
      NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_UINT32, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT64}),
      NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_UINT64, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT16}),
      NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BFLOAT16}),
      NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT32}),
      NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT64}),
      NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0, 1, 1, 100), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX64}),
      NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, 1, 0, 100, 0), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX128}),
      NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, INTEGERS(4), FLOAT_VALUES(0, 0, 1, 0, 1, 0, 100, 0), 0));
  return NULL;
}

static eager_status *row_casts_cut_fractions_off_and_round(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(5), FLOAT_VALUES(0x1.6p+1, -0x1.6p+1, 0x1.00000004p+0, 65520,
      0x1.c363cbf21f28ap+127)));
  STEP(do_op(row, "slice", NAMES("x"), ATTRIBUTES({"begin", ATTRIBUTE_INTS, .integers = INTEGERS(0)}, {"size",
      ATTRIBUTE_INTS, .integers = INTEGERS(4)}), NAMES("small")));
  STEP(do_op(row, "cast", NAMES("small"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT32}),
      NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT32, INTEGERS(4), INTEGER_VALUES(2, -2, 1, 65520), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT32}),
      NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, INTEGERS(5), FLOAT_VALUES(0x1.6p+1, -0x1.6p+1, 1, 65520,
      0x1.c363ccp+127), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT16}),
      NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(5), FLOAT_VALUES(0x1.6p+1, -0x1.6p+1, 1, INFINITY, INFINITY),
      0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BFLOAT16}),
      NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(5), FLOAT_VALUES(0x1.6p+1, -0x1.6p+1, 1, 65536,
      0x1.c4p+127), 0));
  STEP(do_op(row, "cast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX64}),
      NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, INTEGERS(5), FLOAT_VALUES(0x1.6p+1, 0, -0x1.6p+1, 0, 1, 0, 65520,
      0, 0x1.c363ccp+127, 0), 0));
  return NULL;
}

static eager_status *row_ceil_and_its_gradient_of_zero(Row *row) {
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(8), FLOAT_VALUES(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1,
      0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
  STEP(do_op(row, "ceil", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(8), FLOAT_VALUES(-2, -1, -0.0, 1, 2, 3, 3, -0.0), 0));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(8), FLOAT_VALUES(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1,
      0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
  STEP(do_op(row, "ceil", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(8), FLOAT_VALUES(-2, -1, -0.0, 1, 2, 3, 3, -0.0), 0));
  STEP(do_tensor(row, "x_float32", EAGER_FLOAT32, INTEGERS(8), FLOAT_VALUES(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1,
      0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x_float32"));
  STEP(do_op(row, "ceil", NAMES("x_float32"), NO_ATTRIBUTES, NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, INTEGERS(8), FLOAT_VALUES(-2, -1, -0.0, 1, 2, 3, 3, -0.0), 0));
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(8), FLOAT_VALUES(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1,
      0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
  STEP(do_op(row, "ceil", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(8), FLOAT_VALUES(-2, -1, -0.0, 1, 2, 3, 3, -0.0), 0));
  STEP(do_gradient(row, "tape", NAMES("y_float32"), NAMES("x_float32"), NO_NAMES, 1, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(8), FLOAT_VALUES(0, 0, 0, 0, 0, 0, 0, 0), 0));
  return NULL;
}

static eager_status *row_clip_both(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(-3, 0x1p-1, 9)));
  STEP(do_tensor(row, "min", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(-1)));
  STEP(do_tensor(row, "max", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(4)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "clip", NAMES("x", "min", "max"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(-1, 0x1p-1, 4), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0x1p-1, 0), 0));
  return NULL;
}

static eager_status *row_clip_from_above_alone(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(-3, 5, 9)));
  STEP(do_tensor(row, "max", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(4)));
  STEP(do_op(row, "clip", NAMES("x", NULL, "max"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(-3, 4, 4), 0));
  STEP(do_scalar_int(row, "two", 2));
  STEP(do_op(row, "clip", NAMES("x", "two"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_expect(row, "z", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(2, 5, 9), 0));
  return NULL;
}

static eager_status *row_clip_from_below(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(-3, 0x1p-1, 9)));
  STEP(do_tensor(row, "min", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 1, 2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "min"));
  STEP(do_op(row, "clip", NAMES("x", "min"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 1, 9), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x", "min"), NAMES("d_y"), 0, NAMES("d_x", "d_min")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0, 2), 0));
  STEP(do_expect(row, "d_min", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 0), 0));
  return NULL;
}

static eager_status *row_clip_to_0_from_both_sides(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(-2, 3)));
  STEP(do_scalar_int(row, "zero", 0));
  STEP(do_op(row, "clip", NAMES("x", "zero"), NO_ATTRIBUTES, NAMES("a")));
  STEP(do_expect(row, "a", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0, 3), 0));
  STEP(do_op(row, "clip", NAMES("x", NULL, "zero"), NO_ATTRIBUTES, NAMES("b")));
  STEP(do_expect(row, "b", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(-2, 0), 0));
  return NULL;
}

static eager_status *row_clip_by_global_norm(Row *row) {
  STEP(do_tensor(row, "xs0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(3, 0, 0, 4)));
  STEP(do_tensor(row, "xs1", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(12)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "xs0"));
  STEP(do_watch(row, "tape", "xs1"));
  STEP(do_op(row, "clip_by_global_norm", NAMES("xs0", "xs1"), NO_ATTRIBUTES, NAMES("y0", "y1", "y2")));
  STEP(do_expect(row, "y0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.d89d8ap-3, 0, 0, 0x1.3b13b2p-2), 4));
  STEP(do_expect(row, "y1", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(0x1.d89d8ap-1), 4));
  STEP(do_expect(row, "y2", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(13), 4));
  STEP(do_tensor(row, "d_y0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_tensor(row, "d_y1", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(1)));
  STEP(do_tensor(row, "d_y2", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_gradient(row, "tape", NAMES("y0", "y1", "y2"), NAMES("xs0", "xs1"), NAMES("d_y0", "d_y1", "d_y2"), 0,
      NAMES("d_xs0", "d_xs1")));
  STEP(do_expect(row, "d_xs0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.24b46p-2, 0x1.3b13b2p-5, 0x1.3b13b2p-3,
      0x1.30f08p-2), 16));
  STEP(do_expect(row, "d_xs1", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(0x1.d3415ep-1), 16));
  return NULL;
}

static eager_status *row_clip_by_global_norm_clip_norm_2_5(Row *row) {
  STEP(do_tensor(row, "xs0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(3, 0, 0, 4)));
  STEP(do_tensor(row, "xs1", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(12)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "xs0"));
  STEP(do_watch(row, "tape", "xs1"));
  STEP(do_op(row, "clip_by_global_norm", NAMES("xs0", "xs1"), ATTRIBUTES({"clip_norm", ATTRIBUTE_FLOAT, .number =
      0x1.4p+1}), NAMES("y0", "y1", "y2")));
  STEP(do_expect(row, "y0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.276276p-1, 0, 0, 0x1.89d89ep-1), 4));
  STEP(do_expect(row, "y1", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(0x1.276276p+1), 4));
  STEP(do_expect(row, "y2", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(13), 4));
  STEP(do_tensor(row, "d_y0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_tensor(row, "d_y1", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(1)));
  STEP(do_tensor(row, "d_y2", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_gradient(row, "tape", NAMES("y0", "y1", "y2"), NAMES("xs0", "xs1"), NAMES("d_y0", "d_y1", "d_y2"), 0,
      NAMES("d_xs0", "d_xs1")));
  STEP(do_expect(row, "d_xs0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.794ccap-2, 0x1.89d89ep-4, 0x1.89d89ep-2,
      0x1.21bbb8p-2), 16));
  STEP(do_expect(row, "d_xs1", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(0x1.cb371ep-1), 16));
  return NULL;
}

static eager_status *row_clip_by_global_norm_clip_norm_8_0(Row *row) {
  STEP(do_tensor(row, "xs0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(3, 0, 0, 4)));
  STEP(do_tensor(row, "xs1", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(12)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "xs0"));
  STEP(do_watch(row, "tape", "xs1"));
  STEP(do_op(row, "clip_by_global_norm", NAMES("xs0", "xs1"), ATTRIBUTES({"clip_norm", ATTRIBUTE_FLOAT, .number = 8}),
      NAMES("y0", "y1", "y2")));
  STEP(do_expect(row, "y0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.d89d8ap+0, 0, 0, 0x1.3b13b2p+1), 4));
  STEP(do_expect(row, "y1", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(0x1.d89d8ap+2), 4));
  STEP(do_expect(row, "y2", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(13), 4));
  STEP(do_tensor(row, "d_y0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_tensor(row, "d_y1", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(1)));
  STEP(do_tensor(row, "d_y2", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_gradient(row, "tape", NAMES("y0", "y1", "y2"), NAMES("xs0", "xs1"), NAMES("d_y0", "d_y1", "d_y2"), 0,
      NAMES("d_xs0", "d_xs1")));
  STEP(do_expect(row, "d_xs0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.57bddp-1, 0x1.3b13b2p-2, 0x1.3b13b2p+0,
      0x1.d3f45ap-3), 16));
  STEP(do_expect(row, "d_xs1", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(0x1.adbc3p-1), 16));
  return NULL;
}

static eager_status *row_clip_by_norm(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(3, 0, 0, 4)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "clip_by_norm", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.333334p-1, 0, 0, 0x1.99999ap-1), 4));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.a9fbe8p-4, 0x1.99999ap-4, 0x1.99999ap-2,
      -0x1.3f7ceep-4), 16));
  return NULL;
}

static eager_status *row_clip_by_norm_clip_norm_2_5(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(3, 0, 0, 4)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "clip_by_norm", NAMES("x"), ATTRIBUTES({"clip_norm", ATTRIBUTE_FLOAT, .number = 0x1.4p+1}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.8p+0, 0, 0, 2), 4));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.0a3d7p-2, 0x1p-2, 1, -0x1.8f5c28p-3), 16));
  return NULL;
}

static eager_status *row_clip_by_norm_clip_norm_8_0(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(3, 0, 0, 4)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "clip_by_norm", NAMES("x"), ATTRIBUTES({"clip_norm", ATTRIBUTE_FLOAT, .number = 8}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(3, 0, 0, 4), 4));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2), 16));
  return NULL;
}

static eager_status *row_clipping_keeps_sparse_rows(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(1, 1, 1, 1, 1, 1)));
  STEP(do_tensor(row, "i", EAGER_INT64, INTEGERS(2), INTEGER_VALUES(1, 1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "gather", NAMES("x", "i"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "w", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 2, 2, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("w"), 0, NAMES("g")));
  STEP(do_op(row, "clip_by_norm", NAMES("g"), ATTRIBUTES({"clip_norm", ATTRIBUTE_FLOAT, .number = 0x1.4p+1}),
      NAMES("c")));
  STEP(do_sparse(row, "c", 1));
  STEP(do_expect(row, "c", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(0, 0, 0x1.8p+0, 2, 0, 0), 2));
  STEP(do_op(row, "clip_by_global_norm", NAMES("g"), ATTRIBUTES({"clip_norm", ATTRIBUTE_FLOAT, .number = 0x1.4p+1}),
      NAMES("h", "n")));
  STEP(do_sparse(row, "h", 1));
  STEP(do_expect(row, "h", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(0, 0, 0x1.8p+0, 2, 0, 0), 2));
  STEP(do_expect(row, "n", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(5), 1));
  return NULL;
}

static eager_status *row_comparisons(Row *row) {
  STEP(do_tensor(row, "a_float32", EAGER_FLOAT32, INTEGERS(6), FLOAT_VALUES(1, 2, 3, NAN, INFINITY, 0)));
  STEP(do_tensor(row, "b_float32", EAGER_FLOAT32, INTEGERS(6), FLOAT_VALUES(2, 2, 1, NAN, INFINITY, -0.0)));
  STEP(do_op(row, "less", NAMES("a_float32", "b_float32"), NO_ATTRIBUTES, NAMES("less_float32")));
  STEP(do_expect(row, "less_float32", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(1, 0, 0, 0, 0, 0), 0));
  STEP(do_op(row, "less_equal", NAMES("a_float32", "b_float32"), NO_ATTRIBUTES, NAMES("less_equal_float32")));
  STEP(do_expect(row, "less_equal_float32", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(1, 1, 0, 0, 1, 1), 0));
  STEP(do_op(row, "greater", NAMES("a_float32", "b_float32"), NO_ATTRIBUTES, NAMES("greater_float32")));
  STEP(do_expect(row, "greater_float32", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(0, 0, 1, 0, 0, 0), 0));
  STEP(do_op(row, "greater_equal", NAMES("a_float32", "b_float32"), NO_ATTRIBUTES, NAMES("greater_equal_float32")));
  STEP(do_expect(row, "greater_equal_float32", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(0, 1, 1, 0, 1, 1), 0));
  STEP(do_op(row, "equal", NAMES("a_float32", "b_float32"), NO_ATTRIBUTES, NAMES("equal_float32")));
  STEP(do_expect(row, "equal_float32", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(0, 1, 0, 0, 1, 1), 0));
  STEP(do_op(row, "not_equal", NAMES("a_float32", "b_float32"), NO_ATTRIBUTES, NAMES("not_equal_float32")));
  STEP(do_expect(row, "not_equal_float32", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(1, 0, 1, 1, 0, 0), 0));
  STEP(do_tensor(row, "a_float16", EAGER_FLOAT16, INTEGERS(6), FLOAT_VALUES(1, 2, 3, NAN, INFINITY, 0)));
  STEP(do_tensor(row, "b_float16", EAGER_FLOAT16, INTEGERS(6), FLOAT_VALUES(2, 2, 1, NAN, INFINITY, -0.0)));
  STEP(do_op(row, "less", NAMES("a_float16", "b_float16"), NO_ATTRIBUTES, NAMES("less_float16")));
  STEP(do_expect(row, "less_float16", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(1, 0, 0, 0, 0, 0), 0));
  STEP(do_op(row, "less_equal", NAMES("a_float16", "b_float16"), NO_ATTRIBUTES, NAMES("less_equal_float16")));
  STEP(do_expect(row, "less_equal_float16", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(1, 1, 0, 0, 1, 1), 0));
  STEP(do_op(row, "greater", NAMES("a_float16", "b_float16"), NO_ATTRIBUTES, NAMES("greater_float16")));
  STEP(do_expect(row, "greater_float16", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(0, 0, 1, 0, 0, 0), 0));
  STEP(do_op(row, "greater_equal", NAMES("a_float16", "b_float16"), NO_ATTRIBUTES, NAMES("greater_equal_float16")));
  STEP(do_expect(row, "greater_equal_float16", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(0, 1, 1, 0, 1, 1), 0));
  STEP(do_op(row, "equal", NAMES("a_float16", "b_float16"), NO_ATTRIBUTES, NAMES("equal_float16")));
  STEP(do_expect(row, "equal_float16", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(0, 1, 0, 0, 1, 1), 0));
  STEP(do_op(row, "not_equal", NAMES("a_float16", "b_float16"), NO_ATTRIBUTES, NAMES("not_equal_float16")));
  STEP(do_expect(row, "not_equal_float16", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(1, 0, 1, 1, 0, 0), 0));
  STEP(do_tensor(row, "a_bfloat16", EAGER_BFLOAT16, INTEGERS(6), FLOAT_VALUES(1, 2, 3, NAN, INFINITY, 0)));
  STEP(do_tensor(row, "b_bfloat16", EAGER_BFLOAT16, INTEGERS(6), FLOAT_VALUES(2, 2, 1, NAN, INFINITY, -0.0)));
  STEP(do_op(row, "less", NAMES("a_bfloat16", "b_bfloat16"), NO_ATTRIBUTES, NAMES("less_bfloat16")));
  STEP(do_expect(row, "less_bfloat16", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(1, 0, 0, 0, 0, 0), 0));
  STEP(do_op(row, "less_equal", NAMES("a_bfloat16", "b_bfloat16"), NO_ATTRIBUTES, NAMES("less_equal_bfloat16")));
  STEP(do_expect(row, "less_equal_bfloat16", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(1, 1, 0, 0, 1, 1), 0));
  STEP(do_op(row, "greater", NAMES("a_bfloat16", "b_bfloat16"), NO_ATTRIBUTES, NAMES("greater_bfloat16")));
  STEP(do_expect(row, "greater_bfloat16", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(0, 0, 1, 0, 0, 0), 0));
  STEP(do_op(row, "greater_equal", NAMES("a_bfloat16", "b_bfloat16"), NO_ATTRIBUTES, NAMES("greater_equal_bfloat16")));
  STEP(do_expect(row, "greater_equal_bfloat16", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(0, 1, 1, 0, 1, 1), 0));
  STEP(do_op(row, "equal", NAMES("a_bfloat16", "b_bfloat16"), NO_ATTRIBUTES, NAMES("equal_bfloat16")));
  STEP(do_expect(row, "equal_bfloat16", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(0, 1, 0, 0, 1, 1), 0));
  STEP(do_op(row, "not_equal", NAMES("a_bfloat16", "b_bfloat16"), NO_ATTRIBUTES, NAMES("not_equal_bfloat16")));
  STEP(do_expect(row, "not_equal_bfloat16", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(1, 0, 1, 1, 0, 0), 0));
  STEP(do_tensor(row, "a_float64", EAGER_FLOAT64, INTEGERS(6), FLOAT_VALUES(1, 2, 3, NAN, INFINITY, 0)));
  STEP(do_tensor(row, "b_float64", EAGER_FLOAT64, INTEGERS(6), FLOAT_VALUES(2, 2, 1, NAN, INFINITY, -0.0)));
  STEP(do_op(row, "less", NAMES("a_float64", "b_float64"), NO_ATTRIBUTES, NAMES("less_float64")));
  STEP(do_expect(row, "less_float64", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(1, 0, 0, 0, 0, 0), 0));
  STEP(do_op(row, "less_equal", NAMES("a_float64", "b_float64"), NO_ATTRIBUTES, NAMES("less_equal_float64")));
  STEP(do_expect(row, "less_equal_float64", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(1, 1, 0, 0, 1, 1), 0));
  STEP(do_op(row, "greater", NAMES("a_float64", "b_float64"), NO_ATTRIBUTES, NAMES("greater_float64")));
  STEP(do_expect(row, "greater_float64", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(0, 0, 1, 0, 0, 0), 0));
  STEP(do_op(row, "greater_equal", NAMES("a_float64", "b_float64"), NO_ATTRIBUTES, NAMES("greater_equal_float64")));
  STEP(do_expect(row, "greater_equal_float64", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(0, 1, 1, 0, 1, 1), 0));
  STEP(do_op(row, "equal", NAMES("a_float64", "b_float64"), NO_ATTRIBUTES, NAMES("equal_float64")));
  STEP(do_expect(row, "equal_float64", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(0, 1, 0, 0, 1, 1), 0));
  STEP(do_op(row, "not_equal", NAMES("a_float64", "b_float64"), NO_ATTRIBUTES, NAMES("not_equal_float64")));
  STEP(do_expect(row, "not_equal_float64", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(1, 0, 1, 1, 0, 0), 0));
  STEP(do_tensor(row, "p", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 0, 1, 1)));
  STEP(do_tensor(row, "q", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 0, 1)));
  STEP(do_op(row, "less", NAMES("p", "q"), NO_ATTRIBUTES, NAMES("less_bool")));
  STEP(do_expect(row, "less_bool", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 0, 0), 0));
  STEP(do_op(row, "less_equal", NAMES("p", "q"), NO_ATTRIBUTES, NAMES("less_equal_bool")));
  STEP(do_expect(row, "less_equal_bool", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(1, 1, 0, 1), 0));
  STEP(do_op(row, "greater", NAMES("p", "q"), NO_ATTRIBUTES, NAMES("greater_bool")));
  STEP(do_expect(row, "greater_bool", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 0, 1, 0), 0));
  STEP(do_op(row, "greater_equal", NAMES("p", "q"), NO_ATTRIBUTES, NAMES("greater_equal_bool")));
  STEP(do_expect(row, "greater_equal_bool", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(1, 0, 1, 1), 0));
  STEP(do_op(row, "equal", NAMES("p", "q"), NO_ATTRIBUTES, NAMES("equal_bool")));
  STEP(do_expect(row, "equal_bool", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(1, 0, 0, 1), 0));
  STEP(do_op(row, "not_equal", NAMES("p", "q"), NO_ATTRIBUTES, NAMES("not_equal_bool")));
  STEP(do_expect(row, "not_equal_bool", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 0), 0));
  return NULL;
}

static eager_status *row_complex_real_imag_conj_abs_sign_and_their_gradients(Row *row) {
  STEP(do_tensor(row, "a", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(3, -5)));
  STEP(do_tensor(row, "b", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(4, 12)));
  STEP(do_tape(row, "tape", 1, 0));
  STEP(do_watch(row, "tape", "a"));
  STEP(do_watch(row, "tape", "b"));
  STEP(do_op(row, "complex", NAMES("a", "b"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_op(row, "real", NAMES("z"), NO_ATTRIBUTES, NAMES("y_real")));
  STEP(do_op(row, "imag", NAMES("z"), NO_ATTRIBUTES, NAMES("y_imag")));
  STEP(do_op(row, "conj", NAMES("z"), NO_ATTRIBUTES, NAMES("y_conj")));
  STEP(do_op(row, "abs", NAMES("z"), NO_ATTRIBUTES, NAMES("y_abs")));
  STEP(do_op(row, "sign", NAMES("z"), NO_ATTRIBUTES, NAMES("y_sign")));
  STEP(do_op(row, "negative", NAMES("z"), NO_ATTRIBUTES, NAMES("y_negative")));
  STEP(do_expect(row, "z", EAGER_COMPLEX128, INTEGERS(2), FLOAT_VALUES(3, 4, -5, 12), 0));
  STEP(do_expect(row, "y_real", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(3, -5), 0));
  STEP(do_expect(row, "y_imag", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(4, 12), 0));
  STEP(do_expect(row, "y_conj", EAGER_COMPLEX128, INTEGERS(2), FLOAT_VALUES(3, -4, -5, -12), 0));
  STEP(do_expect(row, "y_abs", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(5, 13), 1));
  STEP(do_expect(row, "y_sign", EAGER_COMPLEX128, INTEGERS(2), FLOAT_VALUES(0x1.3333333333333p-1, 0x1.999999999999ap-1,
      -0x1.89d89d89d89d9p-2, 0x1.d89d89d89d89ep-1), 2));
  STEP(do_gradient(row, "tape", NAMES("y_abs"), NAMES("a", "b"), NO_NAMES, 0, NAMES("d_a", "d_b")));
  STEP(do_expect(row, "d_a", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0x1.3333333333333p-1, -0x1.89d89d89d89d9p-2), 2));
  STEP(do_expect(row, "d_b", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0x1.999999999999ap-1, 0x1.d89d89d89d89ep-1), 2));
  STEP(do_tensor(row, "w", EAGER_COMPLEX128, INTEGERS(2), FLOAT_VALUES(2, 1, -0.0, -3)));
  STEP(do_gradient(row, "tape", NAMES("y_conj"), NAMES("a", "b"), NAMES("w"), 0, NAMES("c_a", "c_b")));
  STEP(do_expect(row, "c_a", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(2, 0), 1));
  STEP(do_expect(row, "c_b", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(-1, 3), 1));
  STEP(do_gradient(row, "tape", NAMES("y_real", "y_imag"), NAMES("z"), NO_NAMES, 0, NAMES("c_z")));
  STEP(do_expect(row, "c_z", EAGER_COMPLEX128, INTEGERS(2), FLOAT_VALUES(1, 1, 1, 1), 0));
  return NULL;
}

static eager_status *row_concat(Row *row) {
  STEP(do_tensor(row, "values0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 2, 3, 4)));
  STEP(do_tensor(row, "values1", EAGER_FLOAT32, INTEGERS(1, 2), FLOAT_VALUES(9, 10)));
  STEP(do_tensor(row, "values2", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(5, 6, 7, 8)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "values0"));
  STEP(do_watch(row, "tape", "values1"));
  STEP(do_watch(row, "tape", "values2"));
  STEP(do_op(row, "concat", NAMES("values0", "values1", "values2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(5, 2), FLOAT_VALUES(1, 2, 3, 4, 9, 10, 5, 6, 7, 8), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(5, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1,
      0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("values0", "values1", "values2"), NAMES("d_y"), 0, NAMES("d_values0",
      "d_values1", "d_values2")));
  STEP(do_expect(row, "d_values0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2), 0));
  STEP(do_expect(row, "d_values1", EAGER_FLOAT32, INTEGERS(1, 2), FLOAT_VALUES(0x1.8p+0, 3), 0));
  STEP(do_expect(row, "d_values2", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.8p-1, 1, 0x1p-1, 2), 0));
  return NULL;
}

static eager_status *row_concat_axis_m1(Row *row) {
  STEP(do_tensor(row, "values0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 2, 3, 4)));
  STEP(do_tensor(row, "values1", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(5, 6, 7, 8)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "values0"));
  STEP(do_watch(row, "tape", "values1"));
  STEP(do_op(row, "concat", NAMES("values0", "values1"), ATTRIBUTES({"axis", ATTRIBUTE_INT, .integer = -1}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 4), FLOAT_VALUES(1, 2, 5, 6, 3, 4, 7, 8), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("values0", "values1"), NAMES("d_y"), 0, NAMES("d_values0",
      "d_values1")));
  STEP(do_expect(row, "d_values0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0x1p-1, 0x1.8p+0, 3), 0));
  STEP(do_expect(row, "d_values1", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(2, 0x1p-2, 0x1.8p-1, 1), 0));
  return NULL;
}

static eager_status *row_concat_of_one_tensor(Row *row) {
  STEP(do_tensor(row, "values0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 2, 3, 4)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "values0"));
  STEP(do_op(row, "concat", NAMES("values0"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 2, 3, 4), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("values0"), NAMES("d_y"), 0, NAMES("d_values0")));
  STEP(do_expect(row, "d_values0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2), 0));
  return NULL;
}

static eager_status *row_concat_promotes(Row *row) {
  STEP(do_tensor(row, "values0", EAGER_INT8, INTEGERS(1), INTEGER_VALUES(1)));
  STEP(do_tensor(row, "values1", EAGER_INT64, INTEGERS(1), INTEGER_VALUES(INT64_C(1099511627776))));
  STEP(do_op(row, "concat", NAMES("values0", "values1"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, INTEGERS(2), INTEGER_VALUES(1, INT64_C(1099511627776)), 0));
  return NULL;
}

static eager_status *row_concat_with_an_empty_one(Row *row) {
  STEP(do_tensor(row, "values0", EAGER_BOOL, INTEGERS(0, 2), NO_VALUES));
  STEP(do_tensor(row, "values1", EAGER_BOOL, INTEGERS(1, 2), INTEGER_VALUES(1, 0)));
  STEP(do_op(row, "concat", NAMES("values0", "values1"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_BOOL, INTEGERS(1, 2), INTEGER_VALUES(1, 0), 0));
  return NULL;
}

static eager_status *row_cond_in_a_function_1(Row *row) {
  STEP(do_op(row, "add", NAMES("x_doubled", "x_doubled"), NO_ATTRIBUTES, NAMES("y_doubled")));
  return NULL;
}

static eager_status *row_cond_in_a_function_2(Row *row) {
  STEP(do_op(row, "multiply", NAMES("x_squared", "x_squared"), NO_ATTRIBUTES, NAMES("y_squared")));
  return NULL;
}

static eager_status *row_cond_in_a_function_3(Row *row) {
  STEP(do_tensor(row, "zero", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(0)));
  STEP(do_op(row, "sum", NAMES("x"), NO_ATTRIBUTES, NAMES("s")));
  STEP(do_op(row, "greater", NAMES("s", "zero"), NO_ATTRIBUTES, NAMES("p")));
  STEP(do_op(row, "cond", NAMES("p", "x"), ATTRIBUTES({"then_branch", ATTRIBUTE_FUNCTION, .text = "doubled"},
      {"else_branch", ATTRIBUTE_FUNCTION, .text = "squared"}), NAMES("y")));
  return NULL;
}

static eager_status *row_cond_in_a_function(Row *row) {
  STEP(do_function(row, "doubled", "doubled", SPECS({"x_doubled", EAGER_FLOAT32, INTEGERS(2)}),
      row_cond_in_a_function_1, NAMES("y_doubled")));
  STEP(do_function(row, "squared", "squared", SPECS({"x_squared", EAGER_FLOAT32, INTEGERS(2)}),
      row_cond_in_a_function_2, NAMES("y_squared")));
  STEP(do_function(row, "f", "f", SPECS({"x", EAGER_FLOAT32, INTEGERS(2)}), row_cond_in_a_function_3, NAMES("y")));
  STEP(do_tensor(row, "a0", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_tape(row, "t0", 0, 0));
  STEP(do_watch(row, "t0", "a0"));
  STEP(do_call(row, "f", NAMES("a0"), NAMES("b0")));
  STEP(do_gradient(row, "t0", NAMES("b0"), NAMES("a0"), NO_NAMES, 0, NAMES("d0")));
  STEP(do_expect(row, "b0", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(2, 4), 0));
  STEP(do_expect(row, "d0", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(2, 2), 0));
  STEP(do_tensor(row, "a1", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, -3)));
  STEP(do_tape(row, "t1", 0, 0));
  STEP(do_watch(row, "t1", "a1"));
  STEP(do_call(row, "f", NAMES("a1"), NAMES("b1")));
  STEP(do_gradient(row, "t1", NAMES("b1"), NAMES("a1"), NO_NAMES, 0, NAMES("d1")));
  STEP(do_expect(row, "b1", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 9), 0));
  STEP(do_expect(row, "d1", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(2, -6), 0));
  return NULL;
}

static eager_status *row_cond_runs_one_of_two_functions_1(Row *row) {
  STEP(do_op(row, "add", NAMES("x_doubled", "x_doubled"), NO_ATTRIBUTES, NAMES("y_doubled")));
  return NULL;
}

static eager_status *row_cond_runs_one_of_two_functions_2(Row *row) {
  STEP(do_op(row, "multiply", NAMES("x_squared", "x_squared"), NO_ATTRIBUTES, NAMES("y_squared")));
  return NULL;
}

static eager_status *row_cond_runs_one_of_two_functions(Row *row) {
  STEP(do_function(row, "doubled", "doubled", SPECS({"x_doubled", EAGER_FLOAT32, INTEGERS(2)}),
      row_cond_runs_one_of_two_functions_1, NAMES("y_doubled")));
  STEP(do_function(row, "squared", "squared", SPECS({"x_squared", EAGER_FLOAT32, INTEGERS(2)}),
      row_cond_runs_one_of_two_functions_2, NAMES("y_squared")));
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(3, 4)));
  STEP(do_tensor(row, "p0", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tape(row, "t0", 0, 0));
  STEP(do_watch(row, "t0", "x"));
  STEP(do_op(row, "cond", NAMES("p0", "x"), ATTRIBUTES({"then_branch", ATTRIBUTE_FUNCTION, .text = "doubled"},
      {"else_branch", ATTRIBUTE_FUNCTION, .text = "squared"}), NAMES("y0")));
  STEP(do_gradient(row, "t0", NAMES("y0"), NAMES("x"), NO_NAMES, 0, NAMES("d0")));
  STEP(do_expect(row, "y0", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(6, 8), 0));
  STEP(do_expect(row, "d0", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(2, 2), 0));
  STEP(do_tensor(row, "p1", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(0)));
  STEP(do_tape(row, "t1", 0, 0));
  STEP(do_watch(row, "t1", "x"));
  STEP(do_op(row, "cond", NAMES("p1", "x"), ATTRIBUTES({"then_branch", ATTRIBUTE_FUNCTION, .text = "doubled"},
      {"else_branch", ATTRIBUTE_FUNCTION, .text = "squared"}), NAMES("y1")));
  STEP(do_gradient(row, "t1", NAMES("y1"), NAMES("x"), NO_NAMES, 0, NAMES("d1")));
  STEP(do_expect(row, "y1", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(9, 16), 0));
  STEP(do_expect(row, "d1", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(6, 8), 0));
  STEP(do_tensor(row, "p2", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(7)));
  STEP(do_tape(row, "t2", 0, 0));
  STEP(do_watch(row, "t2", "x"));
  STEP(do_op(row, "cond", NAMES("p2", "x"), ATTRIBUTES({"then_branch", ATTRIBUTE_FUNCTION, .text = "doubled"},
      {"else_branch", ATTRIBUTE_FUNCTION, .text = "squared"}), NAMES("y2")));
  STEP(do_gradient(row, "t2", NAMES("y2"), NAMES("x"), NO_NAMES, 0, NAMES("d2")));
  STEP(do_expect(row, "y2", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(6, 8), 0));
  STEP(do_expect(row, "d2", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(2, 2), 0));
  STEP(do_tensor(row, "p3", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(0)));
  STEP(do_tape(row, "t3", 0, 0));
  STEP(do_watch(row, "t3", "x"));
  STEP(do_op(row, "cond", NAMES("p3", "x"), ATTRIBUTES({"then_branch", ATTRIBUTE_FUNCTION, .text = "doubled"},
      {"else_branch", ATTRIBUTE_FUNCTION, .text = "squared"}), NAMES("y3")));
  STEP(do_gradient(row, "t3", NAMES("y3"), NAMES("x"), NO_NAMES, 0, NAMES("d3")));
  STEP(do_expect(row, "y3", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(9, 16), 0));
  STEP(do_expect(row, "d3", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(6, 8), 0));
  return NULL;
}

static eager_status *row_conv2d(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(-4, 1, -3, 2, -2, 3, -1, 4, 0, -4, 1, -3,
      2, -2, 3, -1, 4, 0, -4, 1, -3, 2, -2, 3, -1, 4, 0, -4, 1, -3, 2, -2)));
  STEP(do_tensor(row, "filter", EAGER_FLOAT32, INTEGERS(2, 2, 2, 3), FLOAT_VALUES(-2, 0, 2, -1, 1, -2, 0, 2, -1, 1, -2,
      0, 2, -1, 1, -2, 0, 2, -1, 1, -2, 0, 2, -1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "filter"));
  STEP(do_op(row, "conv2d", NAMES("x", "filter"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 3, 3, 3), FLOAT_VALUES(16, -14, -14, 13, -11, -15, 10, -8, -16,
      13, -2, 18, -8, 10, 8, -11, 13, 7, -17, -17, 23, 16, -14, -14, 13, -11, -15), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 3, 3, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2,
      0x1p-2, 0x1.8p+0, 3)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x", "filter"), NAMES("d_y"), 0, NAMES("d_x", "d_filter")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(2, -0x1.2p+2, 0x1.2p+2, -0x1.3p+2,
      -0x1p-1, -0x1.cp+1, 0x1.8p+0, -0x1.4p+0, 0x1.4p+1, -0x1.6p+1, -0x1.ep+2, 0x1.cp+0, -0x1.ep+1, 2, 3, -2, 0x1.ep+1,
      -1, 0x1.18p+3, -14, -0x1p-1, -0x1.3p+2, 1, 1, 0x1.8p-1, -0x1.8p+0, 0x1.cp+1, 0x1.dp+2, -0x1.4p+1, 0x1.2p+2,
      -0x1.3p+2, 0), 0));
  STEP(do_expect(row, "d_filter", EAGER_FLOAT32, INTEGERS(2, 2, 2, 3), FLOAT_VALUES(-1, 0x1.cp+0, -0x1.e8p+4,
      -0x1.98p+3, 0x1.6p+1, 8, -0x1.1p+2, -0x1.c8p+3, -0x1.74p+4, -0x1.4p+1, 0x1.b8p+3, 22, -5, -6, 0x1.ep+2, -1,
      0x1.cp+0, -0x1.e8p+4, -0x1.98p+3, 0x1.6p+1, 8, -0x1.1p+2, -0x1.c8p+3, -0x1.74p+4), 0));
  return NULL;
}

static eager_status *row_conv2d_data_format_nchw_padding_same(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 2, 4, 4), FLOAT_VALUES(-4, -3, -2, -1, 0, 1, 2, 3, 4, -4, -3, -2,
      -1, 0, 1, 2, 1, 2, 3, 4, -4, -3, -2, -1, 0, 1, 2, 3, 4, -4, -3, -2)));
  STEP(do_tensor(row, "filter", EAGER_FLOAT32, INTEGERS(2, 2, 2, 3), FLOAT_VALUES(-2, 0, 2, -1, 1, -2, 0, 2, -1, 1, -2,
      0, 2, -1, 1, -2, 0, 2, -1, 1, -2, 0, 2, -1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "filter"));
  STEP(do_op(row, "conv2d", NAMES("x", "filter"), ATTRIBUTES({"padding", ATTRIBUTE_STRING, .text = "SAME"},
      {"data_format", ATTRIBUTE_STRING, .text = "NCHW"}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 3, 4, 4), FLOAT_VALUES(16, 13, 10, 6, 13, -8, -11, -15, -17, 16,
      13, 9, -6, 1, -1, -2, -14, -11, -8, 1, -2, 10, 13, 1, -17, -14, -11, 1, 12, 4, 5, -2, -14, -15, -16, -9, 18, 8, 7,
      12, 23, -14, -15, -12, -10, 7, 6, 8), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 3, 4, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2,
      0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x", "filter"), NAMES("d_y"), 0, NAMES("d_x", "d_filter")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(1, 2, 4, 4), FLOAT_VALUES(1, 0x1.ep+2, -5, 0x1.ep+1, -0x1p-1,
      0x1.8p-1, -4, -0x1.cp+0, 0x1.fp+2, 0x1p-2, -1, 0x1.ep+1, 0x1.cp+0, -4, -0x1.cp+0, 11, -2, -0x1.28p+3, -2, -0x1p-2,
      -0x1.8p-1, 0x1.8p+0, -0x1.3p+2, 0x1.8p+0, -0x1.08p+3, -3, -0x1.4p+0, -0x1.7p+2, -1, -0x1.3p+2, 0x1.8p+0,
      -0x1.9p+2), 0));
  STEP(do_expect(row, "d_filter", EAGER_FLOAT32, INTEGERS(2, 2, 2, 3), FLOAT_VALUES(-13, -0x1.4cp+4, 0, 0x1.cp+1,
      0x1.e8p+3, 0x1.2p+2, -2, -0x1.58p+3, -19, -0x1.58p+3, 0x1.18p+3, 5, -0x1.2p+1, 10, -0x1.ap+1, -12, -0x1.64p+4,
      -0x1.6p+2, -6, 0x1.ep+2, 4, -0x1.3p+2, -0x1.e8p+3, -0x1.64p+4), 0));
  return NULL;
}

static eager_status *row_conv2d_dilations_2_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(-4, 1, -3, 2, -2, 3, -1, 4, 0, -4, 1, -3,
      2, -2, 3, -1, 4, 0, -4, 1, -3, 2, -2, 3, -1, 4, 0, -4, 1, -3, 2, -2)));
  STEP(do_tensor(row, "filter", EAGER_FLOAT32, INTEGERS(2, 2, 2, 3), FLOAT_VALUES(-2, 0, 2, -1, 1, -2, 0, 2, -1, 1, -2,
      0, 2, -1, 1, -2, 0, 2, -1, 1, -2, 0, 2, -1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "filter"));
  STEP(do_op(row, "conv2d", NAMES("x", "filter"), ATTRIBUTES({"dilations", ATTRIBUTE_INTS, .integers = INTEGERS(2, 1)}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 2, 3, 3), FLOAT_VALUES(21, -15, 4, 0, -3, -6, -3, 0, -7, -9, -3,
      18, 6, 0, -1, 3, 3, -2), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 2, 3, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x", "filter"), NAMES("d_y"), 0, NAMES("d_x", "d_filter")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(2, -0x1.2p+2, 0x1.2p+2, -0x1.3p+2,
      -0x1p-1, -0x1.cp+1, 0x1.8p+0, -0x1.4p+0, -1, -0x1.3p+2, -5, -0x1.6p+1, 0, 0x1.4p+1, 0x1.ep+1, -0x1.cp+1, 0x1.cp+1,
      2, -0x1.4p+1, 0x1.2p+2, -0x1.ep+1, -0x1p-1, -0x1.8p-1, 0x1.8p+0, 0x1.5p+2, -1, 0x1.8p+0, -5, -5, 0, 1, 0x1.ep+1),
      0));
  STEP(do_expect(row, "d_filter", EAGER_FLOAT32, INTEGERS(2, 2, 2, 3), FLOAT_VALUES(-0x1.2p+1, -0x1.ep+1, -0x1.08p+4,
      -0x1.c8p+3, -0x1.8p-1, 0, 0x1.5p+2, 0x1.2p+1, -0x1.08p+3, -0x1.bp+2, 0x1.5p+2, 0x1.08p+3, -0x1.8p-1, -0x1.5p+2,
      -0x1.bp+2, -0x1.ep+1, -0x1.2p+2, 0x1.5p+2, -0x1.2p+1, -0x1.ep+1, -0x1.08p+4, -0x1.c8p+3, -0x1.8p-1, 0), 0));
  return NULL;
}

static eager_status *row_conv2d_groups_2(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(-4, 1, -3, 2, -2, 3, -1, 4, 0, -4, 1, -3,
      2, -2, 3, -1, 4, 0, -4, 1, -3, 2, -2, 3, -1, 4, 0, -4, 1, -3, 2, -2)));
  STEP(do_tensor(row, "filter", EAGER_FLOAT32, INTEGERS(2, 2, 1, 4), FLOAT_VALUES(-1, 0, 1, -1, 0, 1, -1, 0, 1, -1, 0,
      1, -1, 0, 1, -1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "filter"));
  STEP(do_op(row, "conv2d", NAMES("x", "filter"), ATTRIBUTES({"groups", ATTRIBUTE_INT, .integer = 2}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 3, 3, 4), FLOAT_VALUES(3, -3, -4, -2, 2, -3, -3, -3, 1, -3, -2,
      -4, 8, -3, 0, 3, -2, 6, 1, 2, -3, 6, 2, 1, -5, -3, -5, 8, 3, -3, -4, -2, 2, -3, -3, -3), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 3, 3, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2,
      0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x", "filter"), NAMES("d_y"), 0, NAMES("d_x", "d_filter")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(-1, 0x1.cp+0, -1, -0x1.2p+1, 0x1.4p+1,
      -2, 2, -0x1p-2, -0x1.4p+1, 0x1.8p-1, -0x1.ep+1, 0x1p-2, -0x1.cp+1, -0x1.cp+0, 0x1p-1, -0x1.cp+0, 2, 0x1.6p+1,
      -0x1.8p-1, 0x1.2p+1, -0x1.ap+1, -0x1.cp+0, 0x1.2p+1, -0x1.2p+1, -0x1.4p+0, 0x1.8p-1, 0x1p-2, 0x1.4p+1, -0x1.4p+1,
      0x1.6p+1, -0x1.8p+0, -0x1p-2), 0));
  STEP(do_expect(row, "d_filter", EAGER_FLOAT32, INTEGERS(2, 2, 1, 4), FLOAT_VALUES(-0x1.bp+3, -0x1.1cp+4, -0x1.cp+0,
      -6, -0x1.1p+2, -0x1.2cp+4, 10, 0x1.1p+2, 0x1.6p+2, 0x1.ep+2, -0x1.ap+2, -1, -10, 0x1.a8p+3, -0x1.5cp+4, 0x1.4p+1),
      0));
  return NULL;
}

static eager_status *row_conv2d_of_bfloat16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BFLOAT16, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(-4, 1, -3, 2, -2, 3, -1, 4, 0, -4, 1, -3,
      2, -2, 3, -1, 4, 0, -4, 1, -3, 2, -2, 3, -1, 4, 0, -4, 1, -3, 2, -2)));
  STEP(do_tensor(row, "filter", EAGER_BFLOAT16, INTEGERS(2, 2, 2, 3), FLOAT_VALUES(-2, 0, 2, -1, 1, -2, 0, 2, -1, 1, -2,
      0, 2, -1, 1, -2, 0, 2, -1, 1, -2, 0, 2, -1)));
  STEP(do_op(row, "conv2d", NAMES("x", "filter"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_BFLOAT16, INTEGERS(1, 3, 3, 3), FLOAT_VALUES(16, -14, -14, 13, -11, -15, 10, -8, -16,
      13, -2, 18, -8, 10, 8, -11, 13, 7, -17, -17, 23, 16, -14, -14, 13, -11, -15), 0));
  return NULL;
}

static eager_status *row_conv2d_of_float16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT16, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(-4, 1, -3, 2, -2, 3, -1, 4, 0, -4, 1, -3,
      2, -2, 3, -1, 4, 0, -4, 1, -3, 2, -2, 3, -1, 4, 0, -4, 1, -3, 2, -2)));
  STEP(do_tensor(row, "filter", EAGER_FLOAT16, INTEGERS(2, 2, 2, 3), FLOAT_VALUES(-2, 0, 2, -1, 1, -2, 0, 2, -1, 1, -2,
      0, 2, -1, 1, -2, 0, 2, -1, 1, -2, 0, 2, -1)));
  STEP(do_op(row, "conv2d", NAMES("x", "filter"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT16, INTEGERS(1, 3, 3, 3), FLOAT_VALUES(16, -14, -14, 13, -11, -15, 10, -8, -16,
      13, -2, 18, -8, 10, 8, -11, 13, 7, -17, -17, 23, 16, -14, -14, 13, -11, -15), 0));
  return NULL;
}

static eager_status *row_conv2d_of_float64(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(-4, 1, -3, 2, -2, 3, -1, 4, 0, -4, 1, -3,
      2, -2, 3, -1, 4, 0, -4, 1, -3, 2, -2, 3, -1, 4, 0, -4, 1, -3, 2, -2)));
  STEP(do_tensor(row, "filter", EAGER_FLOAT64, INTEGERS(2, 2, 2, 3), FLOAT_VALUES(-2, 0, 2, -1, 1, -2, 0, 2, -1, 1, -2,
      0, 2, -1, 1, -2, 0, 2, -1, 1, -2, 0, 2, -1)));
  STEP(do_op(row, "conv2d", NAMES("x", "filter"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT64, INTEGERS(1, 3, 3, 3), FLOAT_VALUES(16, -14, -14, 13, -11, -15, 10, -8, -16,
      13, -2, 18, -8, 10, 8, -11, 13, 7, -17, -17, 23, 16, -14, -14, 13, -11, -15), 0));
  return NULL;
}

static eager_status *row_conv2d_padding_explicit_paddings_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(-4, 1, -3, 2, -2, 3, -1, 4, 0, -4, 1, -3,
      2, -2, 3, -1, 4, 0, -4, 1, -3, 2, -2, 3, -1, 4, 0, -4, 1, -3, 2, -2)));
  STEP(do_tensor(row, "filter", EAGER_FLOAT32, INTEGERS(2, 2, 2, 3), FLOAT_VALUES(-2, 0, 2, -1, 1, -2, 0, 2, -1, 1, -2,
      0, 2, -1, 1, -2, 0, 2, -1, 1, -2, 0, 2, -1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "filter"));
  STEP(do_op(row, "conv2d", NAMES("x", "filter"), ATTRIBUTES({"padding", ATTRIBUTE_STRING, .text = "EXPLICIT"},
      {"paddings", ATTRIBUTE_INTS, .integers = INTEGERS(1)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 5, 5, 3), FLOAT_VALUES(4, -2, 7, -7, 5, 2, -8, 7, 2, -9, 9, 2,
      -10, 1, 7, 1, -18, 8, 16, -14, -14, 13, -11, -15, 10, -8, -16, 6, 1, -9, -8, 12, -8, 13, -2, 18, -8, 10, 8, -11,
      13, 7, -15, 1, 12, 1, 15, -6, -17, -17, 23, 16, -14, -14, 13, -11, -15, 9, 1, -12, 4, -10, 1, -6, 12, -10, 1, 4,
      7, -1, 5, 6, -2, -2, 8), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 5, 5, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2,
      0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2,
      0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x", "filter"), NAMES("d_y"), 0, NAMES("d_x", "d_filter")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(-0x1p-2, 1, 0x1.cp+1, -0x1.3p+3, 9,
      -0x1.1p+2, 1, -0x1.1p+3, -0x1.ap+1, -0x1p-1, 0x1.cp+1, 0x1.38p+3, -0x1p-2, 1, 0x1.cp+1, -0x1.3p+3, 1, -0x1.1p+3,
      -0x1.2p+2, -6, -0x1.ap+1, -0x1p-1, 0x1.cp+1, 0x1.38p+3, 0x1.cp+1, -0x1.3p+3, 9, -0x1.1p+2, 1, -0x1.1p+3,
      -0x1.2p+2, -6), 0));
  STEP(do_expect(row, "d_filter", EAGER_FLOAT32, INTEGERS(2, 2, 2, 3), FLOAT_VALUES(-15, -0x1.48p+3, -0x1.b8p+3, -4,
      -0x1.6p+1, 0x1.ap+1, -14, -0x1.6p+2, 0x1p-2, 0x1.8p+0, 0x1.9p+3, 1, 0x1p-2, -15, -0x1.48p+3, 1, -4, -0x1.6p+1,
      -0x1.3p+2, -14, -0x1.6p+2, -0x1.4p+1, 0x1.8p+0, 0x1.9p+3), 0));
  return NULL;
}

static eager_status *row_conv2d_padding_explicit_paddings_1_0_0_2(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(-4, 1, -3, 2, -2, 3, -1, 4, 0, -4, 1, -3,
      2, -2, 3, -1, 4, 0, -4, 1, -3, 2, -2, 3, -1, 4, 0, -4, 1, -3, 2, -2)));
  STEP(do_tensor(row, "filter", EAGER_FLOAT32, INTEGERS(2, 2, 2, 3), FLOAT_VALUES(-2, 0, 2, -1, 1, -2, 0, 2, -1, 1, -2,
      0, 2, -1, 1, -2, 0, 2, -1, 1, -2, 0, 2, -1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "filter"));
  STEP(do_op(row, "conv2d", NAMES("x", "filter"), ATTRIBUTES({"padding", ATTRIBUTE_STRING, .text = "EXPLICIT"},
      {"paddings", ATTRIBUTE_INTS, .integers = INTEGERS(1, 0, 0, 2)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 4, 5, 3), FLOAT_VALUES(-7, 5, 2, -8, 7, 2, -9, 9, 2, -10, 1, 7, 0,
      0, 0, 16, -14, -14, 13, -11, -15, 10, -8, -16, 6, 1, -9, 0, 0, 0, 13, -2, 18, -8, 10, 8, -11, 13, 7, -15, 1, 12,
      0, 0, 0, -17, -17, 23, 16, -14, -14, 13, -11, -15, 9, 1, -12, 0, 0, 0), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 4, 5, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2,
      0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2,
      0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x", "filter"), NAMES("d_y"), 0, NAMES("d_x", "d_filter")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(3, 3, -0x1p-2, 1, 0x1.cp+1, -0x1.3p+3, 9,
      -0x1.1p+2, -0x1.cp+0, -0x1.5p+2, -0x1.ap+1, -0x1p-1, 0x1.cp+1, 0x1.38p+3, -0x1p-2, 1, 0x1.58p+3, -0x1.7p+2, 1,
      -0x1.1p+3, -0x1.2p+2, -6, -0x1.ap+1, -0x1p-1, 2, 0x1.6p+2, -0x1.ep+1, -0x1p-1, 0x1.2p+2, 0x1p-1, 0x1.8p+0, -5),
      0));
  STEP(do_expect(row, "d_filter", EAGER_FLOAT32, INTEGERS(2, 2, 2, 3), FLOAT_VALUES(-0x1.c8p+3, -6, -3, 0x1.cp+0, 9, 16,
      -0x1.ap+1, -0x1.c8p+3, -0x1.08p+4, 0x1.3p+2, 15, 0x1.9p+3, -0x1.3p+2, -14, -0x1.6p+2, -0x1.4p+1, 0x1.8p+0,
      0x1.9p+3, -11, -0x1.cp+0, -0x1.58p+3, 0x1.4p+1, -0x1.3p+2, -0x1.8p+0), 0));
  return NULL;
}

static eager_status *row_conv2d_strides_1_2_padding_same(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(-4, 1, -3, 2, -2, 3, -1, 4, 0, -4, 1, -3,
      2, -2, 3, -1, 4, 0, -4, 1, -3, 2, -2, 3, -1, 4, 0, -4, 1, -3, 2, -2)));
  STEP(do_tensor(row, "filter", EAGER_FLOAT32, INTEGERS(2, 2, 2, 3), FLOAT_VALUES(-2, 0, 2, -1, 1, -2, 0, 2, -1, 1, -2,
      0, 2, -1, 1, -2, 0, 2, -1, 1, -2, 0, 2, -1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "filter"));
  STEP(do_op(row, "conv2d", NAMES("x", "filter"), ATTRIBUTES({"strides", ATTRIBUTE_INTS, .integers = INTEGERS(1, 2)},
      {"padding", ATTRIBUTE_STRING, .text = "SAME"}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 4, 2, 3), FLOAT_VALUES(16, -14, -14, 10, -8, -16, 13, -2, 18, -11,
      13, 7, -17, -17, 23, 13, -11, -15, -6, 12, -10, -1, 5, 6), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 4, 2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1,
      2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x", "filter"), NAMES("d_y"), 0, NAMES("d_x", "d_filter")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(2, -0x1.2p+2, -1, 0, 0x1.6p+2, -0x1.3p+2,
      0, -0x1.6p+1, 3, 0x1.4p+0, -3, -0x1.2p+1, 1, 0x1.8p-1, -0x1.7p+2, 0x1.8p+0, -3, -0x1.3p+2, -0x1p-2, 3, 0x1.3p+2,
      0, -1, -0x1.2p+2, 0x1.3p+2, -4, 1, -4, 0x1.4p+0, -5, 0, 0x1.ep+1), 0));
  STEP(do_expect(row, "d_filter", EAGER_FLOAT32, INTEGERS(2, 2, 2, 3), FLOAT_VALUES(0x1.3p+3, -10, -0x1.ap+2, -0x1.4p+0,
      15, 0x1.cp+1, -0x1.ep+2, -0x1.dp+2, -0x1.2p+2, -0x1.3p+2, -0x1.4p+1, 0x1.fp+2, -5, 0x1.ep+2, 0x1.6p+1, 10,
      -0x1.ep+2, -0x1.fp+2, -0x1.1p+2, 0x1.2p+2, 0x1.ap+2, -0x1.3p+3, -0x1.08p+3, -0x1.1p+3), 0));
  return NULL;
}

static eager_status *row_conv2d_strides_2(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(-4, 1, -3, 2, -2, 3, -1, 4, 0, -4, 1, -3,
      2, -2, 3, -1, 4, 0, -4, 1, -3, 2, -2, 3, -1, 4, 0, -4, 1, -3, 2, -2)));
  STEP(do_tensor(row, "filter", EAGER_FLOAT32, INTEGERS(2, 2, 2, 3), FLOAT_VALUES(-2, 0, 2, -1, 1, -2, 0, 2, -1, 1, -2,
      0, 2, -1, 1, -2, 0, 2, -1, 1, -2, 0, 2, -1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "filter"));
  STEP(do_op(row, "conv2d", NAMES("x", "filter"), ATTRIBUTES({"strides", ATTRIBUTE_INTS, .integers = INTEGERS(2)}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 3), FLOAT_VALUES(16, -14, -14, 10, -8, -16, -17, -17, 23,
      13, -11, -15), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x", "filter"), NAMES("d_y"), 0, NAMES("d_x", "d_filter")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(2, -0x1.2p+2, -1, 0, 0x1.6p+2, -0x1.3p+2,
      0, -0x1.6p+1, 0x1.cp+1, 2, -0x1.2p+2, -1, 2, 0x1.6p+2, -0x1.3p+2, 0, -0x1p-1, -0x1.8p-1, 0x1.8p+0, -0x1.4p+0, -1,
      -0x1.3p+2, -1, 0x1.8p+0, 1, -0x1p-1, -0x1.8p-1, 0x1.8p+0, 0x1.5p+2, -1, -0x1.3p+2, -1), 0));
  STEP(do_expect(row, "d_filter", EAGER_FLOAT32, INTEGERS(2, 2, 2, 3), FLOAT_VALUES(-0x1.ep+2, -0x1.cp+0, -0x1.08p+4,
      0x1.7p+2, 0x1.6p+2, 14, -0x1.48p+3, -0x1.ep+2, -14, 0x1.38p+3, 0x1.18p+3, 21, 0x1.cp+0, 0x1.2p+1, 7, -0x1.ep+2,
      -0x1.cp+0, -0x1.08p+4, 0x1.7p+2, 0x1.6p+2, 14, -0x1.48p+3, -0x1.ep+2, -14), 0));
  return NULL;
}

static eager_status *row_copysign_and_its_gradients(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x1"));
  STEP(do_op(row, "copysign", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1p-1, 2, -3), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x1"), NAMES("d_y"), 0, NAMES("d_x1")));
  STEP(do_expect(row, "d_x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, -0x1p-1, -2), 1));
  return NULL;
}

static eager_status *row_copysign_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x1_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "copysign", NAMES("x1_float64", "x2_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 2, -3), 0));
  STEP(do_tensor(row, "x1_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "copysign", NAMES("x1_float16", "x2_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, 2, -3), 0));
  STEP(do_tensor(row, "x1_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "copysign", NAMES("x1_bfloat16", "x2_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, 2, -3), 0));
  return NULL;
}

static eager_status *row_cos_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "cos", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.aa2266p-2, 0x1.c1528p-1, 0x1.769fecp-1,
      -0x1.fae04cp-1), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.d18f6ep-1, 0x1.eaee88p-3, -0x1.5cffc2p+0,
      -0x1.210386p-5), 8));
  return NULL;
}

static eager_status *row_cos_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "cos", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.aa22657537205p-2, 0x1.c1528065b7d5p-1,
      0x1.769fec655211fp-1, -0x1.fae04be85e5d2p-1), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "cos", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.aa4p-2, 0x1.c14p-1, 0x1.768p-1,
      -0x1.fbp-1), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "cos", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.aap-2, 0x1.c2p-1, 0x1.76p-1,
      -0x1.fap-1), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "cos", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(1, 0x1.14a280fb5068cp-1,
      -0x1.4eaa606db24c1p-1), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "cos", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1.14a28p-1, -0x1.4eaa6p-1), 4));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "cos", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.22dd72p+0, -0x1.93b38ep-2, 0x1.6c196ap-2,
      0x1.fa6134p-2, 0x1.1083a6p-2, 0x1.cf134p+1), 8));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(-0x1.3dccf2p-1, 0x1.717c38p-1, -0x1.508356p-3,
      0x1.11f20ep+0, -0x1.f0c63p+2, 0x1.9ead4ap+1), 16));
  return NULL;
}

static eager_status *row_cosh_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "cosh", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.e18fap+1, 0x1.20ac18p+0, 0x1.4b705ep+0,
      0x1.422a4ap+3), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.d03cf6p+1, -0x1.0acdp-2, 0x1.a506b2p+0,
      0x1.40926ep+1), 8));
  return NULL;
}

static eager_status *row_cosh_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "cosh", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0x1.e18fa0df2d9bcp+1, 0x1.20ac1862ae8dp+0,
      0x1.4b705d1e5d6a8p+0, 0x1.422a497d6185ep+3), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "cosh", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.e18p+1, 0x1.20cp+0, 0x1.4b8p+0,
      0x1.424p+3), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "cosh", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.e2p+1, 0x1.2p+0, 0x1.4cp+0,
      0x1.42p+3), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "cosh", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(1, 0x1.8b07551d9f55p+0, 0x1.b4ee858de3e8p+4),
      4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "cosh", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1.8b0756p+0, 0x1.b4ee86p+4), 4));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "cosh", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.a66fc2p-1, 0x1.6bb93ap-2, 0x1.a84166p+0,
      -0x1.89376ap-1, -0x1.f538a6p-1, -0x1.efa76ap+0), 8));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.866e2cp-2, -0x1.898a56p-1, 0x1.cf8b2ap-1,
      -0x1.67e392p+0, 0x1.77a8ap-2, 0x1.4a81dp+2), 16));
  return NULL;
}

static eager_status *row_count_nonzero(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BOOL, INTEGERS(2, 2), INTEGER_VALUES(1, 0, 1, 1)));
  STEP(do_op(row, "count_nonzero", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(3), 0));
  return NULL;
}

static eager_status *row_count_nonzero_axis_0_m1_keepdims_true(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BOOL, INTEGERS(2, 2), INTEGER_VALUES(1, 0, 1, 1)));
  STEP(do_op(row, "count_nonzero", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(0, -1)},
      {"keepdims", ATTRIBUTE_BOOL, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, INTEGERS(1, 1), INTEGER_VALUES(3), 0));
  return NULL;
}

static eager_status *row_count_nonzero_axis_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BOOL, INTEGERS(2, 2), INTEGER_VALUES(1, 0, 1, 1)));
  STEP(do_op(row, "count_nonzero", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(1)}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, INTEGERS(2), INTEGER_VALUES(1, 2), 0));
  return NULL;
}

static eager_status *row_count_nonzero_of_float16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0, -0.0, NAN)));
  STEP(do_op(row, "count_nonzero", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  return NULL;
}

static eager_status *row_devices_by_any_name_1(Row *row) {
  STEP(do_op(row, "add", NAMES("x", "y0"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_expect(row, "z", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(2, 4), 0));
  return NULL;
}

static eager_status *row_devices_by_any_name(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_copy_to(row, "x", "cpu:0", "y0"));
  STEP(do_expect(row, "y0", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2), 0));
  STEP(do_copy_to(row, "x", "/cpu:0", "y1"));
  STEP(do_expect(row, "y1", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2), 0));
  STEP(do_copy_to(row, "x", "/device:CPU:0", "y2"));
  STEP(do_expect(row, "y2", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2), 0));
  STEP(do_copy_to(row, "x", "cpu", "y3"));
  STEP(do_expect(row, "y3", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2), 0));
  STEP(do_device(row, "cpu:0", row_devices_by_any_name_1));
  return NULL;
}

static eager_status *row_devices_that_do_not_exist_1(Row *row) {
  (void)row;
  return NULL;
}

static eager_status *row_devices_that_do_not_exist_2(Row *row) {
  (void)row;
  return NULL;
}

static eager_status *row_devices_that_do_not_exist(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  REFUSED(do_copy_to(row, "x", "gpu:99", "y"), EAGER_NOT_FOUND, NULL, NULL);
  REFUSED(do_copy_to(row, "x", "no device", "z"), EAGER_INVALID_ARGUMENT, NULL, NULL);
  REFUSED(do_device(row, "cpu:7", row_devices_that_do_not_exist_1), EAGER_NOT_FOUND, NULL, NULL);
  REFUSED(do_device(row, ":", row_devices_that_do_not_exist_2), EAGER_INVALID_ARGUMENT, NULL, NULL);
  return NULL;
}

static eager_status *row_diag_k_m1_of_a_vector(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "diag", NAMES("x"), ATTRIBUTES({"k", ATTRIBUTE_INT, .integer = -1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4, 4), FLOAT_VALUES(0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 3, 0),
      0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1,
      0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.8p+0, 2, 1), 0));
  return NULL;
}

static eager_status *row_diag_k_1_of_a_matrix(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "diag", NAMES("x"), ATTRIBUTES({"k", ATTRIBUTE_INT, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(2, 7, 12), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(3, 4), FLOAT_VALUES(0, 1, 0, 0, 0, 0, 0x1p-1, 0, 0, 0, 0, 2), 0));
  return NULL;
}

static eager_status *row_diag_of_a_vector(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "diag", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3, 3), FLOAT_VALUES(1, 0, 0, 0, 2, 0, 0, 0, 3), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1,
      0x1p-1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1.8p+0, 0x1p-1), 0));
  return NULL;
}

static eager_status *row_digamma_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1p-2, 0x1.8p-1, 0x1.cp+1, 20)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "digamma", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.0e8e9ap+2, -0x1.15fafap+0, 0x1.1a687ap+0,
      0x1.7c3a22p+1), 16));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.132842p+4, 0x1.455c5p+0, 0x1.52494ep-1,
      0x1.a402b6p-7), 8));
  return NULL;
}

static eager_status *row_digamma_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0x1p-2, 0x1.8p-1, 0x1.cp+1, 20)));
  STEP(do_op(row, "digamma", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.0e8e9943cd7c3p+2,
      -0x1.15fafa86b04dbp+0, 0x1.1a68793defc15p+0, 0x1.7c3a215354e9ep+1), 16));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0x1p-2, 0x1.8p-1, 0x1.cp+1, 20)));
  STEP(do_op(row, "digamma", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.0e8p+2, -0x1.16p+0, 0x1.1a8p+0,
      0x1.7c4p+1), 4));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0x1p-2, 0x1.8p-1, 0x1.cp+1, 20)));
  STEP(do_op(row, "digamma", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.0ep+2, -0x1.16p+0, 0x1.1ap+0,
      0x1.7cp+1), 4));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(1, 2, 9)));
  STEP(do_op(row, "digamma", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(-0x1.2788cfc6fb619p-1, 0x1.b0ee6072093cep-2,
      0x1.12008a3a23e5dp+1), 16));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(1, 2, 9)));
  STEP(do_op(row, "digamma", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(-0x1.2788dp-1, 0x1.b0ee6p-2, 0x1.12008ap+1),
      16));
  return NULL;
}

static eager_status *row_divide_and_its_gradients(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x1"));
  STEP(do_watch(row, "tape", "x2"));
  STEP(do_op(row, "divide", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.99999ap-2, -0x1.555556p+1, -0x1.8p-1), 8));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x1", "x2"), NAMES("d_y"), 0, NAMES("d_x1", "d_x2")));
  STEP(do_expect(row, "d_x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.99999ap-1, 0x1.555556p-1, -0x1p-1), 16));
  STEP(do_expect(row, "d_x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(-0x1.47ae14p-2, 0x1.c71c72p+0, -0x1.8p-2), 16));
  return NULL;
}

static eager_status *row_divide_of_integers_is_true(Row *row) {
  STEP(do_tensor(row, "a_int32", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(7, 1, 100)));
  STEP(do_tensor(row, "b_int32", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(2, 3, 7)));
  STEP(do_op(row, "divide", NAMES("a_int32", "b_int32"), NO_ATTRIBUTES, NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.cp+1, 0x1.555556p-2, 0x1.c92492p+3), 1));
  STEP(do_tensor(row, "a_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(7, 1, 100)));
  STEP(do_tensor(row, "b_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(2, 3, 7)));
  STEP(do_op(row, "divide", NAMES("a_int64", "b_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.cp+1, 0x1.5555555555555p-2,
      0x1.c924924924925p+3), 1));
  STEP(do_tensor(row, "a_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(7, 1, 100)));
  STEP(do_tensor(row, "b_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(2, 3, 7)));
  STEP(do_op(row, "divide", NAMES("a_uint8", "b_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.cp+1, 0x1.555556p-2, 0x1.c92492p+3), 1));
  return NULL;
}

static eager_status *row_divide_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x1_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "divide", NAMES("x1_float64", "x2_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.999999999999ap-2, -0x1.5555555555555p+1,
      -0x1.8p-1), 8));
  STEP(do_tensor(row, "x1_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "divide", NAMES("x1_float16", "x2_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.998p-2, -0x1.554p+1, -0x1.8p-1), 1));
  STEP(do_tensor(row, "x1_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "divide", NAMES("x1_bfloat16", "x2_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.9ap-2, -0x1.56p+1, -0x1.8p-1), 1));
  STEP(do_tensor(row, "z1", EAGER_COMPLEX128, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tensor(row, "z2", EAGER_COMPLEX128, INTEGERS(3), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2, 1, 1)));
  STEP(do_op(row, "divide", NAMES("z1", "z2"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_expect(row, "w", EAGER_COMPLEX128, INTEGERS(3), FLOAT_VALUES(-0x1.999999999999ap-2, 0x1.6666666666666p-1,
      -0x1.2b52b52b52b53p-1, 0x1.4ad4ad4ad4ad5p-2, -0x1p-2, -0x1.cp+0), 16));
  return NULL;
}

static eager_status *row_dropout_in_a_function_new_at_each_call_the_same_forward_and_backward_1(Row *row) {
  STEP(do_op(row, "dropout", NAMES("x_f"), NO_ATTRIBUTES, NAMES("y_f")));
  return NULL;
}

static eager_status *row_dropout_in_a_function_new_at_each_call_the_same_forward_and_backward(Row *row) {
  STEP(do_function(row, "f", "f", SPECS({"x_f", EAGER_FLOAT32, INTEGERS(-1)}),
      row_dropout_in_a_function_new_at_each_call_the_same_forward_and_backward_1, NAMES("y_f")));
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(16), FLOAT_VALUES(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)));
  STEP(do_seed(row, 78));
  STEP(do_tape(row, "t0", 0, 0));
  STEP(do_watch(row, "t0", "x"));
  STEP(do_call(row, "f", NAMES("x"), NAMES("y0")));
  STEP(do_gradient(row, "t0", NAMES("y0"), NAMES("x"), NO_NAMES, 0, NAMES("d0")));
  STEP(do_expect(row, "y0", EAGER_FLOAT32, INTEGERS(16), FLOAT_VALUES(0, 0, 0, 2, 2, 0, 0, 2, 0, 2, 2, 2, 0, 0, 0, 0),
      0));
  STEP(do_expect(row, "d0", EAGER_FLOAT32, INTEGERS(16), FLOAT_VALUES(0, 0, 0, 2, 2, 0, 0, 2, 0, 2, 2, 2, 0, 0, 0, 0),
      0));
  STEP(do_tape(row, "t1", 0, 0));
  STEP(do_watch(row, "t1", "x"));
  STEP(do_call(row, "f", NAMES("x"), NAMES("y1")));
  STEP(do_gradient(row, "t1", NAMES("y1"), NAMES("x"), NO_NAMES, 0, NAMES("d1")));
  STEP(do_expect(row, "y1", EAGER_FLOAT32, INTEGERS(16), FLOAT_VALUES(2, 2, 2, 2, 0, 2, 0, 0, 2, 0, 2, 2, 2, 0, 0, 0),
      0));
  STEP(do_expect(row, "d1", EAGER_FLOAT32, INTEGERS(16), FLOAT_VALUES(2, 2, 2, 2, 0, 2, 0, 0, 2, 0, 2, 2, 2, 0, 0, 0),
      0));
  return NULL;
}

static eager_status *row_dropout_of_a_seed_of_its_own_in_a_function_is_the_same_at_each_call_1(Row *row) {
  STEP(do_op(row, "broadcast_to", NAMES("x_f"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(8)}),
      NAMES("wide")));
  STEP(do_op(row, "dropout", NAMES("wide"), ATTRIBUTES({"rate", ATTRIBUTE_FLOAT, .number = 0x1p-2}, {"seed",
      ATTRIBUTE_INT, .integer = 6}), NAMES("y_f")));
  return NULL;
}

static eager_status *row_dropout_of_a_seed_of_its_own_in_a_function_is_the_same_at_each_call(Row *row) {
  STEP(do_function(row, "f", "f", SPECS({"x_f", EAGER_FLOAT64, NO_INTEGERS}),
      row_dropout_of_a_seed_of_its_own_in_a_function_is_the_same_at_each_call_1, NAMES("y_f")));
  STEP(do_tensor(row, "x", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(3)));
  STEP(do_call(row, "f", NAMES("x"), NAMES("y0")));
  STEP(do_expect(row, "y0", EAGER_FLOAT64, INTEGERS(8), FLOAT_VALUES(4, 4, 4, 4, 4, 4, 4, 4), 1));
  STEP(do_call(row, "f", NAMES("x"), NAMES("y1")));
  STEP(do_expect(row, "y1", EAGER_FLOAT64, INTEGERS(8), FLOAT_VALUES(4, 4, 4, 4, 4, 4, 4, 4), 1));
  return NULL;
}

static eager_status *row_dropout_rate_0_changes_nothing(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  STEP(do_op(row, "dropout", NAMES("x"), ATTRIBUTES({"rate", ATTRIBUTE_FLOAT, .number = 0}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(1, 2, 3), 0));
  return NULL;
}

static eager_status *row_dropout_rate_0_25_and_its_gradient_which_has_the_same_elements(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(8), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "dropout", NAMES("x"), ATTRIBUTES({"rate", ATTRIBUTE_FLOAT, .number = 0x1p-2}, {"seed", ATTRIBUTE_INT,
      .integer = 5}), NAMES("y")));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(8), FLOAT_VALUES(0, 0x1.555556p+1, 0, 0, 0x1.aaaaaap+2, 8,
      0x1.2aaaaap+3, 0x1.555556p+3), 1));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(8), FLOAT_VALUES(0, 0x1.555556p+0, 0, 0, 0x1.555556p+0,
      0x1.555556p+0, 0x1.555556p+0, 0x1.555556p+0), 1));
  return NULL;
}

static eager_status *row_dropout_rate_0_5_and_its_gradient_which_has_the_same_elements(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(8), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "dropout", NAMES("x"), ATTRIBUTES({"seed", ATTRIBUTE_INT, .integer = 5}), NAMES("y")));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(8), FLOAT_VALUES(0, 4, 0, 0, 10, 12, 0, 16), 1));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(8), FLOAT_VALUES(0, 2, 0, 0, 2, 2, 0, 2), 1));
  return NULL;
}

static eager_status *row_elu_alpha_0_0(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(-1, 2)));
  STEP(do_op(row, "elu", NAMES("x"), ATTRIBUTES({"alpha", ATTRIBUTE_FLOAT, .number = 0}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(-0.0, 2), 1));
  return NULL;
}

static eager_status *row_elu_alpha_0_5_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "elu", NAMES("x"), ATTRIBUTES({"alpha", ATTRIBUTE_FLOAT, .number = 0x1p-1}), NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.bab556p-2, -0x1.92e9ap-3, 0x1.8p-1, 3), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.152aaap-4, 0x1.368b3p-3, 2, 0x1p-2), 8));
  return NULL;
}

static eager_status *row_elu_alpha_0_5_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "elu", NAMES("x_float64"), ATTRIBUTES({"alpha", ATTRIBUTE_FLOAT, .number = 0x1p-1}),
      NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.bab5557101f8dp-2,
      -0x1.92e9a0720d3ecp-3, 0x1.8p-1, 3), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "elu", NAMES("x_float16"), ATTRIBUTES({"alpha", ATTRIBUTE_FLOAT, .number = 0x1p-1}),
      NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.bacp-2, -0x1.93p-3, 0x1.8p-1, 3), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "elu", NAMES("x_bfloat16"), ATTRIBUTES({"alpha", ATTRIBUTE_FLOAT, .number = 0x1p-1}),
      NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.bap-2, -0x1.92p-3, 0x1.8p-1, 3), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "elu", NAMES("x_int64"), ATTRIBUTES({"alpha", ATTRIBUTE_FLOAT, .number = 0x1p-1}), NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0, 1, 4), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "elu", NAMES("x_uint8"), ATTRIBUTES({"alpha", ATTRIBUTE_FLOAT, .number = 0x1p-1}), NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 1, 4), 4));
  return NULL;
}

static eager_status *row_elu_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "elu", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.bab556p-1, -0x1.92e9ap-2, 0x1.8p-1, 3), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.152aaap-3, 0x1.368b3p-2, 2, 0x1p-2), 8));
  return NULL;
}

static eager_status *row_elu_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "elu", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.bab5557101f8dp-1,
      -0x1.92e9a0720d3ecp-2, 0x1.8p-1, 3), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "elu", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.bacp-1, -0x1.93p-2, 0x1.8p-1, 3), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "elu", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.bap-1, -0x1.92p-2, 0x1.8p-1, 3), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "elu", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0, 1, 4), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "elu", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 1, 4), 4));
  return NULL;
}

static eager_status *row_erf_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "erf", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.fd9ae2p-1, -0x1.0a7ef6p-1, 0x1.6c1c98p-1,
      0x1.d8865ep-1), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.529b9ep-6, 0x1.c1efcap-2, 0x1.492e42p+0,
      0x1.e4653p-5), 8));
  return NULL;
}

static eager_status *row_erf_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
  STEP(do_op(row, "erf", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.fd9ae142795e3p-1,
      -0x1.0a7ef5c18edd2p-1, 0x1.6c1c9759d0e5fp-1, 0x1.d8865d98abe01p-1), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
  STEP(do_op(row, "erf", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.fd8p-1, -0x1.0a8p-1, 0x1.6cp-1,
      0x1.d88p-1), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
  STEP(do_op(row, "erf", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.fep-1, -0x1.0ap-1, 0x1.6cp-1,
      0x1.d8p-1), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 2)));
  STEP(do_op(row, "erf", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0, 0x1.af767a741088bp-1,
      0x1.fd9ae142795e3p-1), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 1, 2)));
  STEP(do_op(row, "erf", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0x1.af767ap-1, 0x1.fd9ae2p-1), 4));
  return NULL;
}

static eager_status *row_erfc_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "erfc", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.fecd7p+0, 0x1.853f7ap+0, 0x1.27c6d2p-2,
      0x1.729df6p-16), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.529b9ep-6, -0x1.c1efcap-2, -0x1.492e42p+0,
      -0x1.2408eap-15), 8));
  return NULL;
}

static eager_status *row_erfc_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "erfc", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0x1.fecd70a13caf2p+0, 0x1.853f7ae0c76e9p+0,
      0x1.27c6d14c5e341p-2, 0x1.729df6503422ap-16), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "erfc", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.fecp+0, 0x1.854p+0, 0x1.27cp-2,
      0x1.73p-16), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "erfc", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.fep+0, 0x1.86p+0, 0x1.28p-2,
      0x1.72p-16), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "erfc", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(1, 0x1.4226162fbddd5p-3,
      0x1.08ddd13bd35e7p-26), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "erfc", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1.422616p-3, 0x1.08ddd2p-26), 4));
  return NULL;
}

static eager_status *row_exp_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "exp", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.152aaap-3, 0x1.368b3p-1, 0x1.0ef9dcp+1,
      0x1.415e5cp+4), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.152aaap-3, 0x1.368b3p-2, 0x1.0ef9dcp+2,
      0x1.415e5cp+2), 8));
  return NULL;
}

static eager_status *row_exp_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "exp", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0x1.152aaa3bf81ccp-3, 0x1.368b2fc6f960ap-1,
      0x1.0ef9db467dcf8p+1, 0x1.415e5bf6fb106p+4), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "exp", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.154p-3, 0x1.368p-1, 0x1.0fp+1,
      0x1.414p+4), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "exp", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.16p-3, 0x1.36p-1, 0x1.0ep+1,
      0x1.42p+4), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "exp", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(1, 0x1.5bf0a8b145769p+1,
      0x1.b4c902e273a58p+5), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "exp", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1.5bf0a8p+1, 0x1.b4c902p+5), 4));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "exp", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.34d36cp+0, 0x1.1fb37ap+0, 0x1.01774ap-2,
      0x1.194fp-3, -0x1.dd735p+0, -0x1.04cfe2p+2), 8));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.34d36cp+0, -0x1.1fb37ap+0, 0x1.194fp-3,
      0x1.01774ap-2, 0x1.6163b2p-2, 0x1.407e4cp+3), 16));
  return NULL;
}

static eager_status *row_exp_of_what_is_no_finite_number(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(INFINITY, -INFINITY, NAN, 1000)));
  STEP(do_op(row, "exp", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(INFINITY, 0, NAN, INFINITY), 0));
  return NULL;
}

static eager_status *row_exp2_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "exp2", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1p-2, 0x1.6a09e6p-1, 0x1.ae89fap+0, 8), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.62e43p-3, 0x1.f5e466p-3, 0x1.2a6d48p+1,
      0x1.62e43p+0), 8));
  return NULL;
}

static eager_status *row_exp2_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "exp2", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0x1p-2, 0x1.6a09e667f3bcdp-1,
      0x1.ae89f995ad3adp+0, 8), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "exp2", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0x1p-2, 0x1.6ap-1, 0x1.ae8p+0, 8), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "exp2", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0x1p-2, 0x1.6ap-1, 0x1.aep+0, 8), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "exp2", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(1, 2, 16), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "exp2", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 16), 4));
  return NULL;
}

static eager_status *row_expand_dims_axis_m1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "expand_dims", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INT, .integer = -1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3, 1), FLOAT_VALUES(1, 2, 3, 4, 5, 6), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3, 1), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3), 0));
  return NULL;
}

static eager_status *row_expand_dims_axis_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "expand_dims", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INT, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 1, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 1, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3), 0));
  return NULL;
}

static eager_status *row_expm1_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "expm1", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.bab556p-1, -0x1.92e9ap-2, 0x1.1df3b6p+0,
      0x1.315e5cp+4), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.152aaap-3, 0x1.368b3p-2, 0x1.0ef9dcp+2,
      0x1.415e5cp+2), 8));
  return NULL;
}

static eager_status *row_expm1_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "expm1", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.bab5557101f8dp-1,
      -0x1.92e9a0720d3ecp-2, 0x1.1df3b68cfb9efp+0, 0x1.315e5bf6fb106p+4), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "expm1", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.bacp-1, -0x1.93p-2, 0x1.1ep+0,
      0x1.314p+4), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "expm1", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.bap-1, -0x1.92p-2, 0x1.1ep+0,
      0x1.32p+4), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "expm1", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0, 0x1.b7e151628aed3p+0,
      0x1.acc902e273a58p+5), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "expm1", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0x1.b7e152p+0, 0x1.acc902p+5), 4));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "expm1", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.a69b5ap-3, 0x1.1fb37ap+0, -0x1.7f445cp-1,
      0x1.194fp-3, -0x1.6eb9a8p+1, -0x1.04cfe2p+2), 8));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.34d36cp+0, -0x1.1fb37ap+0, 0x1.194fp-3,
      0x1.01774ap-2, 0x1.6163b2p-2, 0x1.407e4cp+3), 16));
  return NULL;
}

static eager_status *row_eye_n_rows_2(Row *row) {
  STEP(do_op(row, "eye", NO_NAMES, ATTRIBUTES({"n_rows", ATTRIBUTE_INT, .integer = 2}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0, 0, 1), 0));
  return NULL;
}

static eager_status *row_eye_n_rows_2_n_cols_0(Row *row) {
  STEP(do_op(row, "eye", NO_NAMES, ATTRIBUTES({"n_rows", ATTRIBUTE_INT, .integer = 2}, {"n_cols", ATTRIBUTE_INT,
      .integer = 0}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_eye_n_rows_2_n_cols_4_k_1_dtype_complex64(Row *row) {
  STEP(do_op(row, "eye", NO_NAMES, ATTRIBUTES({"n_rows", ATTRIBUTE_INT, .integer = 2}, {"n_cols", ATTRIBUTE_INT,
      .integer = 4}, {"k", ATTRIBUTE_INT, .integer = 1}, {"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_COMPLEX64}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_COMPLEX64, INTEGERS(2, 4), FLOAT_VALUES(0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
      0), 0));
  return NULL;
}

static eager_status *row_eye_n_rows_3_k_m1_dtype_bool(Row *row) {
  STEP(do_op(row, "eye", NO_NAMES, ATTRIBUTES({"n_rows", ATTRIBUTE_INT, .integer = 3}, {"k", ATTRIBUTE_INT, .integer =
      -1}, {"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BOOL}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_BOOL, INTEGERS(3, 3), INTEGER_VALUES(0, 0, 0, 1, 0, 0, 0, 1, 0), 0));
  return NULL;
}

static eager_status *row_fill_of_rank_32(Row *row) {
  STEP(do_tensor(row, "value", EAGER_INT8, NO_INTEGERS, INTEGER_VALUES(3)));
  STEP(do_op(row, "fill", NAMES("value"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(1, 1, 1, 1, 1, 1, 1,
      1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT8, INTEGERS(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
      1, 1, 1, 1, 1, 1, 1, 1), INTEGER_VALUES(3), 0));
  return NULL;
}

static eager_status *row_fill_shape(Row *row) {
  STEP(do_tensor(row, "value", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(7)));
  STEP(do_op(row, "fill", NAMES("value"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = NO_INTEGERS}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(7), 0));
  return NULL;
}

static eager_status *row_fill_shape_0_3(Row *row) {
  STEP(do_tensor(row, "value", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_op(row, "fill", NAMES("value"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(0, 3)}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_BOOL, INTEGERS(0, 3), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_fill_shape_2_3(Row *row) {
  STEP(do_tensor(row, "value", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(0x1.4p+1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "value"));
  STEP(do_op(row, "fill", NAMES("value"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(2, 3)}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1,
      0x1.4p+1), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("value"), NAMES("d_y"), 0, NAMES("d_value")));
  STEP(do_expect(row, "d_value", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(0x1.08p+3), 0));
  return NULL;
}

static eager_status *row_flip(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "flip", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(6, 5, 4, 3, 2, 1), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(3, 0x1.8p+0, 0x1p-2, 2, 0x1p-1, 1), 0));
  return NULL;
}

static eager_status *row_flip_axis(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 5, 2, 4, 3, 6)));
  STEP(do_op(row, "flip", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = NO_INTEGERS}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 5, 2, 4, 3, 6), 0));
  return NULL;
}

static eager_status *row_flip_axis_m1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "flip", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(-1)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(3, 2, 1, 6, 5, 4), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(2, 0x1p-1, 1, 3, 0x1.8p+0, 0x1p-2), 0));
  return NULL;
}

static eager_status *row_floor_and_its_gradient_of_zero(Row *row) {
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(8), FLOAT_VALUES(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1,
      0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
  STEP(do_op(row, "floor", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(8), FLOAT_VALUES(-3, -2, -1, 0, 1, 2, 2, -1), 0));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(8), FLOAT_VALUES(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1,
      0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
  STEP(do_op(row, "floor", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(8), FLOAT_VALUES(-3, -2, -1, 0, 1, 2, 2, -1), 0));
  STEP(do_tensor(row, "x_float32", EAGER_FLOAT32, INTEGERS(8), FLOAT_VALUES(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1,
      0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x_float32"));
  STEP(do_op(row, "floor", NAMES("x_float32"), NO_ATTRIBUTES, NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, INTEGERS(8), FLOAT_VALUES(-3, -2, -1, 0, 1, 2, 2, -1), 0));
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(8), FLOAT_VALUES(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1,
      0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
  STEP(do_op(row, "floor", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(8), FLOAT_VALUES(-3, -2, -1, 0, 1, 2, 2, -1), 0));
  STEP(do_gradient(row, "tape", NAMES("y_float32"), NAMES("x_float32"), NO_NAMES, 1, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(8), FLOAT_VALUES(0, 0, 0, 0, 0, 0, 0, 0), 0));
  return NULL;
}

static eager_status *row_floor_divide_and_its_gradients(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_op(row, "floor_divide", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, -3, -1), 0));
  return NULL;
}

static eager_status *row_floor_divide_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x1_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "floor_divide", NAMES("x1_float64", "x2_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0, -3, -1), 0));
  STEP(do_tensor(row, "x1_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "floor_divide", NAMES("x1_float16", "x2_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0, -3, -1), 0));
  STEP(do_tensor(row, "x1_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "floor_divide", NAMES("x1_bfloat16", "x2_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0, -3, -1), 0));
  return NULL;
}

static eager_status *row_forks_have_streams_of_their_own_which_follow_from_the_seed_1(Row *row) {
  STEP(do_op(row, "random_uniform", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(3)}),
      NAMES("a0")));
  STEP(do_expect(row, "a0", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.c85518p-3, 0x1.2b364cp-1, 0x1.4bb8f6p-1), 0));
  return NULL;
}

static eager_status *row_forks_have_streams_of_their_own_which_follow_from_the_seed_2(Row *row) {
  STEP(do_op(row, "random_uniform", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(3)}),
      NAMES("a1")));
  STEP(do_expect(row, "a1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.d24a32p-1, 0x1.3935f6p-1, 0x1.a26d6ep-1), 0));
  return NULL;
}

static eager_status *row_forks_have_streams_of_their_own_which_follow_from_the_seed(Row *row) {
  STEP(do_seed(row, 12));
  STEP(do_fork(row, row_forks_have_streams_of_their_own_which_follow_from_the_seed_1));
  STEP(do_fork(row, row_forks_have_streams_of_their_own_which_follow_from_the_seed_2));
  STEP(do_op(row, "random_uniform", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(4)}),
      NAMES("c")));
  STEP(do_expect(row, "c", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.de1e98p-1, 0x1.7a76ap-3, 0x1.242536p-1,
      0x1.618f38p-2), 0));
  return NULL;
}

static eager_status *row_functions_that_do_not_fit_cond_1(Row *row) {
  (void)row;
  return NULL;
}

static eager_status *row_functions_that_do_not_fit_cond_2(Row *row) {
  STEP(do_op(row, "cast", NAMES("x_g"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT32}), NAMES("y_g")));
  return NULL;
}

static eager_status *row_functions_that_do_not_fit_cond(Row *row) {
  STEP(do_function(row, "f", "f", SPECS({"x_f", EAGER_FLOAT32, NO_INTEGERS}), row_functions_that_do_not_fit_cond_1,
      NAMES("x_f")));
  STEP(do_function(row, "g", "g", SPECS({"x_g", EAGER_FLOAT32, NO_INTEGERS}), row_functions_that_do_not_fit_cond_2,
      NAMES("y_g")));
  STEP(do_tensor(row, "p", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  REFUSED(do_op(row, "cond", NAMES("p", "x"), ATTRIBUTES({"then_branch", ATTRIBUTE_FUNCTION, .text = "f"},
      {"else_branch", ATTRIBUTE_FUNCTION, .text = "g"}), NAMES("y")), EAGER_INVALID_ARGUMENT, "cond", NULL);
  return NULL;
}

static eager_status *row_gather_axis_m1_by_a_scalar(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
      15, 16, 17, 18, 19, 20, 21, 22, 23, 24)));
  STEP(do_tensor(row, "indices", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "gather", NAMES("x", "indices"), ATTRIBUTES({"axis", ATTRIBUTE_INT, .integer = -1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(4, 8, 12, 16, 20, 24), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(0, 0, 0, 1, 0, 0, 0, 0x1p-1, 0, 0, 0, 2, 0,
      0, 0, 0x1p-2, 0, 0, 0, 0x1.8p+0, 0, 0, 0, 3), 0));
  return NULL;
}

static eager_status *row_gather_axis_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
      15, 16, 17, 18, 19, 20, 21, 22, 23, 24)));
  STEP(do_tensor(row, "indices", EAGER_INT64, INTEGERS(2), INTEGER_VALUES(2, 0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "gather", NAMES("x", "indices"), ATTRIBUTES({"axis", ATTRIBUTE_INT, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 2, 4), FLOAT_VALUES(9, 10, 11, 12, 1, 2, 3, 4, 21, 22, 23, 24, 13,
      14, 15, 16), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 2, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(0x1.8p+0, 3, 0x1.8p-1, 1, 0, 0, 0, 0, 1,
      0x1p-1, 2, 0x1p-2, 3, 0x1.8p-1, 1, 0x1p-1, 0, 0, 0, 0, 0x1p-1, 2, 0x1p-2, 0x1.8p+0), 0));
  return NULL;
}

static eager_status *row_gather_axis_1_batch_dims_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
      15, 16, 17, 18, 19, 20, 21, 22, 23, 24)));
  STEP(do_tensor(row, "indices", EAGER_INT32, INTEGERS(2, 2), INTEGER_VALUES(0, 2, 1, 1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "gather", NAMES("x", "indices"), ATTRIBUTES({"axis", ATTRIBUTE_INT, .integer = 1}, {"batch_dims",
      ATTRIBUTE_INT, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 2, 4), FLOAT_VALUES(1, 2, 3, 4, 9, 10, 11, 12, 17, 18, 19, 20, 17,
      18, 19, 20), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 2, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0, 0, 0, 0, 0x1.8p+0,
      3, 0x1.8p-1, 1, 0, 0, 0, 0, 0x1.cp+1, 0x1.6p+1, 0x1.4p+0, 2, 0, 0, 0, 0), 0));
  return NULL;
}

static eager_status *row_gather_by_int32(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tensor(row, "indices", EAGER_INT32, INTEGERS(2, 2), INTEGER_VALUES(1, 0, 1, 1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "gather", NAMES("x", "indices"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 2, 3), FLOAT_VALUES(4, 5, 6, 1, 2, 3, 4, 5, 6, 4, 5, 6), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1p-2, 0x1.8p+0, 3, 0x1.ep+1, 0x1.cp+0, 4),
      0));
  return NULL;
}

static eager_status *row_gather_by_uint8(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tensor(row, "indices", EAGER_UINT8, INTEGERS(2, 2), INTEGER_VALUES(1, 0, 1, 1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "gather", NAMES("x", "indices"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 2, 3), FLOAT_VALUES(4, 5, 6, 1, 2, 3, 4, 5, 6, 4, 5, 6), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1p-2, 0x1.8p+0, 3, 0x1.ep+1, 0x1.cp+0, 4),
      0));
  return NULL;
}

static eager_status *row_gather_of_nothing(Row *row) {
  STEP(do_tensor(row, "x", EAGER_COMPLEX64, INTEGERS(2), FLOAT_VALUES(1, 1, 2, 0)));
  STEP(do_tensor(row, "indices", EAGER_INT32, INTEGERS(2, 0), NO_VALUES));
  STEP(do_op(row, "gather", NAMES("x", "indices"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_COMPLEX64, INTEGERS(2, 0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_gather_nd(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tensor(row, "indices", EAGER_INT32, INTEGERS(3, 2), INTEGER_VALUES(0, 1, 1, 2, 0, 1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "gather_nd", NAMES("x", "indices"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(2, 6, 2), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0, 3, 0, 0, 0, 0x1p-1), 0));
  return NULL;
}

static eager_status *row_gather_nd_of_slices(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
      15, 16, 17, 18, 19, 20, 21, 22, 23, 24)));
  STEP(do_tensor(row, "indices", EAGER_INT16, INTEGERS(2, 1), INTEGER_VALUES(1, 0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "gather_nd", NAMES("x", "indices"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
      24, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0,
      3, 0x1.8p-1, 1, 0x1p-1, 2, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0), 0));
  return NULL;
}

static eager_status *row_gelu_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "gelu", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.74bcf8p-5, -0x1.3bf144p-3, 0x1.28f9ap-1,
      0x1.7f7b4cp+1), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.5d1c06p-4, 0x1.0f5eb8p-4, 0x1.ff9a84p+0,
      0x1.030edep-2), 8));
  return NULL;
}

static eager_status *row_gelu_approximate_false(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(0)));
  STEP(do_op(row, "gelu", NAMES("x"), ATTRIBUTES({"approximate", ATTRIBUTE_BOOL, .integer = 0}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(0), 1));
  return NULL;
}

static eager_status *row_gelu_approximate_true_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "gelu", NAMES("x"), ATTRIBUTES({"approximate", ATTRIBUTE_BOOL, .integer = 1}), NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.73ef8ap-5, -0x1.3bfa4cp-3, 0x1.28f098p-1,
      0x1.7f88dp+1), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.60a99ep-4, 0x1.0fa05ep-4, 0x1.ff74d6p+0,
      0x1.02f72ep-2), 8));
  return NULL;
}

static eager_status *row_gelu_approximate_true_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "gelu", NAMES("x_float64"), ATTRIBUTES({"approximate", ATTRIBUTE_BOOL, .integer = 1}),
      NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.73ef8961cab36p-5,
      -0x1.3bfa4b104180fp-3, 0x1.28f09702d00c3p-1, 0x1.7f88cf57fba7bp+1), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "gelu", NAMES("x_float16"), ATTRIBUTES({"approximate", ATTRIBUTE_BOOL, .integer = 1}),
      NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.74p-5, -0x1.3cp-3, 0x1.29p-1,
      0x1.7f8p+1), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "gelu", NAMES("x_bfloat16"), ATTRIBUTES({"approximate", ATTRIBUTE_BOOL, .integer = 1}),
      NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.74p-5, -0x1.3cp-3, 0x1.28p-1, 3),
      1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "gelu", NAMES("x_int64"), ATTRIBUTES({"approximate", ATTRIBUTE_BOOL, .integer = 1}),
      NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0, 0x1.aeb0b772a3ae1p-1,
      0x1.fffdb2bbf9944p+1), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "gelu", NAMES("x_uint8"), ATTRIBUTES({"approximate", ATTRIBUTE_BOOL, .integer = 1}),
      NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0x1.aeb0b8p-1, 0x1.fffdb2p+1), 4));
  return NULL;
}

static eager_status *row_gelu_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "gelu", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.74bcf82c9d86p-5, -0x1.3bf143b9aa712p-3,
      0x1.28f99fefbe511p-1, 0x1.7f7b4cb426ddcp+1), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "gelu", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.74cp-5, -0x1.3cp-3, 0x1.29p-1,
      0x1.7f8p+1), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "gelu", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.74p-5, -0x1.3cp-3, 0x1.28p-1, 3),
      1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "gelu", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0, 0x1.aec4bd120d37dp-1,
      0x1.fffbd94a1aad4p+1), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "gelu", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0x1.aec4bep-1, 0x1.fffbdap+1), 4));
  return NULL;
}

static eager_status *row_global_norm(Row *row) {
  STEP(do_tensor(row, "xs0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(3, 0, 0, 4)));
  STEP(do_tensor(row, "xs1", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(12)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "xs0"));
  STEP(do_watch(row, "tape", "xs1"));
  STEP(do_op(row, "global_norm", NAMES("xs0", "xs1"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(13), 1));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("xs0", "xs1"), NAMES("d_y"), 0, NAMES("d_xs0", "d_xs1")));
  STEP(do_expect(row, "d_xs0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.d89d8ap-3, 0, 0, 0x1.3b13b2p-2), 4));
  STEP(do_expect(row, "d_xs1", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(0x1.d89d8ap-1), 4));
  return NULL;
}

static eager_status *row_gradient_descent_down_a_parabola(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(4, -8)));
  STEP(do_variable(row, "v", "x", NULL, 1));
  STEP(do_optimizer(row, "sgd", "gradient_descent", ATTRIBUTES({"learning_rate", ATTRIBUTE_FLOAT, .number = 0x1p-2})));
  STEP(do_tape(row, "t0", 0, 0));
  STEP(do_read(row, "v", "a0"));
  STEP(do_op(row, "square", NAMES("a0"), NO_ATTRIBUTES, NAMES("y0")));
  STEP(do_op(row, "sum", NAMES("y0"), NO_ATTRIBUTES, NAMES("loss0")));
  STEP(do_expect(row, "loss0", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(80), 0));
  STEP(do_gradient(row, "t0", NAMES("loss0"), NAMES("v"), NO_NAMES, 0, NAMES("g0")));
  STEP(do_apply(row, "sgd", NAMES("g0"), NAMES("v")));
  STEP(do_tape(row, "t1", 0, 0));
  STEP(do_read(row, "v", "a1"));
  STEP(do_op(row, "square", NAMES("a1"), NO_ATTRIBUTES, NAMES("y1")));
  STEP(do_op(row, "sum", NAMES("y1"), NO_ATTRIBUTES, NAMES("loss1")));
  STEP(do_expect(row, "loss1", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(20), 0));
  STEP(do_gradient(row, "t1", NAMES("loss1"), NAMES("v"), NO_NAMES, 0, NAMES("g1")));
  STEP(do_apply(row, "sgd", NAMES("g1"), NAMES("v")));
  STEP(do_tape(row, "t2", 0, 0));
  STEP(do_read(row, "v", "a2"));
  STEP(do_op(row, "square", NAMES("a2"), NO_ATTRIBUTES, NAMES("y2")));
  STEP(do_op(row, "sum", NAMES("y2"), NO_ATTRIBUTES, NAMES("loss2")));
  STEP(do_expect(row, "loss2", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(5), 0));
  STEP(do_gradient(row, "t2", NAMES("loss2"), NAMES("v"), NO_NAMES, 0, NAMES("g2")));
  STEP(do_apply(row, "sgd", NAMES("g2"), NAMES("v")));
  STEP(do_read(row, "v", "last"));
  STEP(do_expect(row, "last", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0x1p-1, -1), 0));
  return NULL;
}

static eager_status *row_gradients_flow_around_weak_scalars(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT16, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_scalar_int(row, "three", 3));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "multiply", NAMES("three", "x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_op(row, "pow", NAMES("y", "three"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_gradient(row, "tape", NAMES("z"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT16, INTEGERS(2), FLOAT_VALUES(81, 324), 0));
  return NULL;
}

static eager_status *row_gradients_for_variables_that_a_function_reads_1(Row *row) {
  STEP(do_read(row, "v", "w"));
  STEP(do_op(row, "multiply", NAMES("w", "x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_op(row, "square", NAMES("y"), NO_ATTRIBUTES, NAMES("z")));
  return NULL;
}

static eager_status *row_gradients_for_variables_that_a_function_reads(Row *row) {
  STEP(do_tensor(row, "x0", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(3, 4)));
  STEP(do_variable(row, "v", "x0", NULL, 1));
  STEP(do_function(row, "f", "f", SPECS({"x", EAGER_FLOAT32, INTEGERS(2)}),
      row_gradients_for_variables_that_a_function_reads_1, NAMES("z")));
  STEP(do_tensor(row, "a", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "a"));
  STEP(do_call(row, "f", NAMES("a"), NAMES("b")));
  STEP(do_gradient(row, "tape", NAMES("b"), NAMES("v", "a"), NO_NAMES, 0, NAMES("d_v", "d_a")));
  STEP(do_expect(row, "d_v", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(6, 32), 0));
  STEP(do_expect(row, "d_a", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(18, 64), 0));
  return NULL;
}

static eager_status *row_gradients_of_a_loop_s_variable_which_each_iteration_reads_1(Row *row) {
  STEP(do_read(row, "w", "w_f"));
  STEP(do_op(row, "multiply", NAMES("c_f", "w_f"), NO_ATTRIBUTES, NAMES("p_f")));
  STEP(do_op(row, "add", NAMES("p_f", "x_f"), NO_ATTRIBUTES, NAMES("s_f")));
  return NULL;
}

static eager_status *row_gradients_of_a_loop_s_variable_which_each_iteration_reads_2(Row *row) {
  STEP(do_op(row, "scan", NAMES("c_g", "x_g"), ATTRIBUTES({"function", ATTRIBUTE_FUNCTION, .text = "f"}, {"num_carries",
      ATTRIBUTE_INT, .integer = 1}), NAMES("y_g")));
  return NULL;
}

static eager_status *row_gradients_of_a_loop_s_variable_which_each_iteration_reads(Row *row) {
  STEP(do_tensor(row, "w0", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_variable(row, "w", "w0", "w", 1));
  STEP(do_function(row, "f", "f", SPECS({"c_f", EAGER_FLOAT32, NO_INTEGERS}, {"x_f", EAGER_FLOAT32, NO_INTEGERS}),
      row_gradients_of_a_loop_s_variable_which_each_iteration_reads_1, NAMES("s_f")));
  STEP(do_tensor(row, "c", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(10, 20)));
  STEP(do_tape(row, "t0", 0, 0));
  STEP(do_watch(row, "t0", "c"));
  STEP(do_watch(row, "t0", "x"));
  STEP(do_op(row, "scan", NAMES("c", "x"), ATTRIBUTES({"function", ATTRIBUTE_FUNCTION, .text = "f"}, {"num_carries",
      ATTRIBUTE_INT, .integer = 1}), NAMES("y0")));
  STEP(do_gradient(row, "t0", NAMES("y0"), NAMES("w", "c", "x"), NO_NAMES, 0, NAMES("d_w0", "d_c0", "d_x0")));
  STEP(do_expect(row, "y0", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(44), 0));
  STEP(do_expect(row, "d_w0", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(14), 0));
  STEP(do_expect(row, "d_c0", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(4), 0));
  STEP(do_expect(row, "d_x0", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(2, 1), 0));
  STEP(do_function(row, "g", "g", SPECS({"c_g", EAGER_FLOAT32, NO_INTEGERS}, {"x_g", EAGER_FLOAT32, INTEGERS(-1)}),
      row_gradients_of_a_loop_s_variable_which_each_iteration_reads_2, NAMES("y_g")));
  STEP(do_tape(row, "t1", 0, 0));
  STEP(do_watch(row, "t1", "c"));
  STEP(do_watch(row, "t1", "x"));
  STEP(do_call(row, "g", NAMES("c", "x"), NAMES("y1")));
  STEP(do_gradient(row, "t1", NAMES("y1"), NAMES("w", "c", "x"), NO_NAMES, 0, NAMES("d_w1", "d_c1", "d_x1")));
  STEP(do_expect(row, "y1", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(44), 0));
  STEP(do_expect(row, "d_w1", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(14), 0));
  STEP(do_expect(row, "d_c1", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(4), 0));
  STEP(do_expect(row, "d_x1", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(2, 1), 0));
  return NULL;
}

static eager_status *row_gradients_of_broadcasting_casts_and_dtypes_that_are_promoted(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_tensor(row, "y", EAGER_FLOAT64, INTEGERS(2, 1), FLOAT_VALUES(3, 4)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "y"));
  STEP(do_op(row, "multiply", NAMES("x", "y"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_gradient(row, "tape", NAMES("z"), NAMES("x", "y"), NO_NAMES, 0, NAMES("d_x", "d_y")));
  STEP(do_expect(row, "z", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(3, 6, 4, 8), 0));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(7, 7), 0));
  STEP(do_expect(row, "d_y", EAGER_FLOAT64, INTEGERS(2, 1), FLOAT_VALUES(3, 3), 0));
  return NULL;
}

static eager_status *row_gradients_of_nothing(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(0), NO_VALUES));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_op(row, "sum", NAMES("y"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_gradient(row, "tape", NAMES("z"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")));
  STEP(do_expect(row, "z", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(0), 0));
  STEP(do_expect(row, "d_x", EAGER_FLOAT64, INTEGERS(0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_gradients_of_several_targets_add_up_with_their_weights(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_tape(row, "tape", 1, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_op(row, "sum", NAMES("x"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_gradient(row, "tape", NAMES("y", "z"), NAMES("x"), NO_NAMES, 0, NAMES("a")));
  STEP(do_expect(row, "a", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(3, 5), 0));
  STEP(do_tensor(row, "w", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(10, -1)));
  STEP(do_gradient(row, "tape", NAMES("y", "z"), NAMES("x"), NAMES("w", NULL), 0, NAMES("b")));
  STEP(do_expect(row, "b", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(21, -3), 0));
  STEP(do_tensor(row, "wide", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(10, -1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("wide"), 0, NAMES("c")));
  STEP(do_expect(row, "c", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(20, -4), 0));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x", "y"), NO_NAMES, 0, NAMES("d", "e")));
  STEP(do_expect(row, "d", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(2, 4), 0));
  STEP(do_expect(row, "e", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 1), 0));
  STEP(do_tensor(row, "other", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  REFUSED(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("other"), 0, NAMES("f")), EAGER_INVALID_ARGUMENT, NULL,
      NULL);
  return NULL;
}

static eager_status *row_gradients_of_tensors_and_variables_at_once_past_an_assignment(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(3)));
  STEP(do_variable(row, "v", "x", NULL, 1));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_read(row, "v", "a"));
  STEP(do_tensor(row, "five", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(5)));
  STEP(do_assign(row, "v", "five"));
  STEP(do_read(row, "v", "b"));
  STEP(do_op(row, "multiply", NAMES("a", "b"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_op(row, "multiply", NAMES("y", "x"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_gradient(row, "tape", NAMES("z"), NAMES("x", "v"), NO_NAMES, 0, NAMES("d_x", "d_v")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(15), 0));
  STEP(do_expect(row, "d_v", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(24), 0));
  return NULL;
}

static eager_status *row_gradients_through_a_function_to_the_second_order_1(Row *row) {
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("xx")));
  STEP(do_op(row, "multiply", NAMES("xx", "x"), NO_ATTRIBUTES, NAMES("xxx")));
  STEP(do_op(row, "multiply", NAMES("xxx", "y"), NO_ATTRIBUTES, NAMES("z")));
  return NULL;
}

static eager_status *row_gradients_through_a_function_to_the_second_order(Row *row) {
  STEP(do_function(row, "f", "f", SPECS({"x", EAGER_FLOAT64, INTEGERS(-1)}, {"y", EAGER_FLOAT64, NO_INTEGERS}),
      row_gradients_through_a_function_to_the_second_order_1, NAMES("z")));
  STEP(do_tensor(row, "a", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(2, -1)));
  STEP(do_tensor(row, "b", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(5)));
  STEP(do_tape(row, "outer", 0, 0));
  STEP(do_watch(row, "outer", "a"));
  STEP(do_watch(row, "outer", "b"));
  STEP(do_tape(row, "inner", 0, 0));
  STEP(do_watch(row, "inner", "a"));
  STEP(do_call(row, "f", NAMES("a", "b"), NAMES("c")));
  STEP(do_gradient(row, "inner", NAMES("c"), NAMES("a"), NO_NAMES, 0, NAMES("d_a")));
  STEP(do_gradient(row, "outer", NAMES("d_a"), NAMES("a", "b"), NO_NAMES, 0, NAMES("d2_a", "d2_b")));
  STEP(do_expect(row, "c", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(40, -5), 0));
  STEP(do_expect(row, "d_a", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(60, 15), 0));
  STEP(do_expect(row, "d2_a", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(60, -30), 0));
  STEP(do_expect(row, "d2_b", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(15), 0));
  return NULL;
}

static eager_status *row_hypot_and_its_gradients(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x1"));
  STEP(do_watch(row, "tape", "x2"));
  STEP(do_op(row, "hypot", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.58a68ap+0, 0x1.11687ap+1, 5), 8));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x1", "x2"), NAMES("d_y"), 0, NAMES("d_x1", "d_x2")));
  STEP(do_expect(row, "d_x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.7c4dd6p-2, -0x1.df668ap-2, 0x1.333334p+0),
      16));
  STEP(do_expect(row, "d_x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.db614cp-1, 0x1.678ce8p-3, -0x1.99999ap+0),
      16));
  return NULL;
}

static eager_status *row_hypot_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x1_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "hypot", NAMES("x1_float64", "x2_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.58a68a4a8d9f3p+0, 0x1.11687a8ae14a3p+1,
      5), 8));
  STEP(do_tensor(row, "x1_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "hypot", NAMES("x1_float16", "x2_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.58cp+0, 0x1.118p+1, 5), 1));
  STEP(do_tensor(row, "x1_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "hypot", NAMES("x1_bfloat16", "x2_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.58p+0, 0x1.12p+1, 5), 1));
  return NULL;
}

static eager_status *row_identity_and_copy_pass_gradients_and_stop_gradient_none(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_tape(row, "tape", 1, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "identity", NAMES("x"), NO_ATTRIBUTES, NAMES("y_identity")));
  STEP(do_op(row, "square", NAMES("y_identity"), NO_ATTRIBUTES, NAMES("z_identity")));
  STEP(do_gradient(row, "tape", NAMES("z_identity"), NAMES("x"), NO_NAMES, 0, NAMES("d_identity")));
  STEP(do_expect(row, "d_identity", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(2, 4), 0));
  STEP(do_op(row, "copy", NAMES("x"), NO_ATTRIBUTES, NAMES("y_copy")));
  STEP(do_op(row, "square", NAMES("y_copy"), NO_ATTRIBUTES, NAMES("z_copy")));
  STEP(do_gradient(row, "tape", NAMES("z_copy"), NAMES("x"), NO_NAMES, 0, NAMES("d_copy")));
  STEP(do_expect(row, "d_copy", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(2, 4), 0));
  STEP(do_op(row, "stop_gradient", NAMES("x"), NO_ATTRIBUTES, NAMES("y_stop_gradient")));
  STEP(do_op(row, "square", NAMES("y_stop_gradient"), NO_ATTRIBUTES, NAMES("z_stop_gradient")));
  STEP(do_gradient(row, "tape", NAMES("z_stop_gradient"), NAMES("x"), NO_NAMES, 0, NAMES("d_stop_gradient")));
  STEP(do_expect_none(row, "d_stop_gradient"));
  return NULL;
}

static eager_status *row_integers_have_no_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(3, 4)));
  STEP(do_tensor(row, "n", EAGER_INT32, INTEGERS(2), INTEGER_VALUES(1, 0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "n"));
  STEP(do_op(row, "gather", NAMES("x", "n"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x", "n"), NO_NAMES, 0, NAMES("a", "b")));
  STEP(do_expect(row, "a", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 1), 0));
  STEP(do_expect_none(row, "b"));
  return NULL;
}

static eager_status *row_l2_loss(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(3, 0, 0, 4)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "l2_loss", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(0x1.9p+3), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(3, 0, 0, 4), 0));
  return NULL;
}

static eager_status *row_leaky_relu_alpha_0_0(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(-1, 2)));
  STEP(do_op(row, "leaky_relu", NAMES("x"), ATTRIBUTES({"alpha", ATTRIBUTE_FLOAT, .number = 0}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(-0.0, 2), 1));
  return NULL;
}

static eager_status *row_leaky_relu_alpha_0_25_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "leaky_relu", NAMES("x"), ATTRIBUTES({"alpha", ATTRIBUTE_FLOAT, .number = 0x1p-2}), NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1p-1, -0x1p-3, 0x1.8p-1, 3), 0));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1p-2, 0x1p-3, 2, 0x1p-2), 1));
  return NULL;
}

static eager_status *row_leaky_relu_alpha_0_25_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "leaky_relu", NAMES("x_float64"), ATTRIBUTES({"alpha", ATTRIBUTE_FLOAT, .number = 0x1p-2}),
      NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1p-1, -0x1p-3, 0x1.8p-1, 3), 0));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "leaky_relu", NAMES("x_float16"), ATTRIBUTES({"alpha", ATTRIBUTE_FLOAT, .number = 0x1p-2}),
      NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1p-1, -0x1p-3, 0x1.8p-1, 3), 0));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "leaky_relu", NAMES("x_bfloat16"), ATTRIBUTES({"alpha", ATTRIBUTE_FLOAT, .number = 0x1p-2}),
      NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1p-1, -0x1p-3, 0x1.8p-1, 3), 0));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "leaky_relu", NAMES("x_int64"), ATTRIBUTES({"alpha", ATTRIBUTE_FLOAT, .number = 0x1p-2}),
      NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0, 1, 4), 0));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "leaky_relu", NAMES("x_uint8"), ATTRIBUTES({"alpha", ATTRIBUTE_FLOAT, .number = 0x1p-2}),
      NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 1, 4), 0));
  return NULL;
}

static eager_status *row_leaky_relu_with_its_default(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(-2, 3)));
  STEP(do_op(row, "leaky_relu", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(-0x1.999999999999ap-2, 3), 0));
  return NULL;
}

static eager_status *row_lgamma_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1p-2, 0x1.8p-1, 0x1.cp+1, 20)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "lgamma", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.49bbd8p+0, 0x1.a051c4p-3, 0x1.337302p+0,
      0x1.3ab816p+5), 16));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.0e8e9ap+2, -0x1.15fafap-1, 0x1.1a687ap+1,
      0x1.7c3a22p-1), 8));
  return NULL;
}

static eager_status *row_lgamma_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0x1p-2, 0x1.8p-1, 0x1.cp+1, 20)));
  STEP(do_op(row, "lgamma", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0x1.49bbd81c16efbp+0, 0x1.a051c372609eep-3,
      0x1.3373018970a36p+0, 0x1.3ab8153363985p+5), 16));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0x1p-2, 0x1.8p-1, 0x1.cp+1, 20)));
  STEP(do_op(row, "lgamma", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.49cp+0, 0x1.a04p-3, 0x1.338p+0,
      0x1.3acp+5), 4));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0x1p-2, 0x1.8p-1, 0x1.cp+1, 20)));
  STEP(do_op(row, "lgamma", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.4ap+0, 0x1.ap-3, 0x1.34p+0,
      0x1.3ap+5), 4));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(3, 4, 9)));
  STEP(do_op(row, "lgamma", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.62e42fefa39efp-1, 0x1.cab0bfa2a2002p+0,
      0x1.5358e82fcb70dp+3), 16));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(3, 4, 9)));
  STEP(do_op(row, "lgamma", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.62e43p-1, 0x1.cab0cp+0, 0x1.5358e8p+3),
      16));
  return NULL;
}

static eager_status *row_linspace_start_m1_0_stop_1_0_num_4_endpoint_false_dtype_float64(Row *row) {
  STEP(do_op(row, "linspace", NO_NAMES, ATTRIBUTES({"start", ATTRIBUTE_FLOAT, .number = -1}, {"stop", ATTRIBUTE_FLOAT,
      .number = 1}, {"num", ATTRIBUTE_INT, .integer = 4}, {"endpoint", ATTRIBUTE_BOOL, .integer = 0}, {"dtype",
      ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT64}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-1, -0x1p-1, 0, 0x1p-1), 0));
  return NULL;
}

static eager_status *row_linspace_start_0_0_stop_1_0_num_2_endpoint_true(Row *row) {
  STEP(do_op(row, "linspace", NO_NAMES, ATTRIBUTES({"start", ATTRIBUTE_FLOAT, .number = 0}, {"stop", ATTRIBUTE_FLOAT,
      .number = 1}, {"num", ATTRIBUTE_INT, .integer = 2}, {"endpoint", ATTRIBUTE_BOOL, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0, 1), 0));
  return NULL;
}

static eager_status *row_linspace_start_0_0_stop_1_0_num_5(Row *row) {
  STEP(do_op(row, "linspace", NO_NAMES, ATTRIBUTES({"start", ATTRIBUTE_FLOAT, .number = 0}, {"stop", ATTRIBUTE_FLOAT,
      .number = 1}, {"num", ATTRIBUTE_INT, .integer = 5}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(5), FLOAT_VALUES(0, 0x1p-2, 0x1p-1, 0x1.8p-1, 1), 0));
  return NULL;
}

static eager_status *row_linspace_start_1_0_stop_0_0_num_0(Row *row) {
  STEP(do_op(row, "linspace", NO_NAMES, ATTRIBUTES({"start", ATTRIBUTE_FLOAT, .number = 1}, {"stop", ATTRIBUTE_FLOAT,
      .number = 0}, {"num", ATTRIBUTE_INT, .integer = 0}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_linspace_start_2_0_stop_3_0_num_1(Row *row) {
  STEP(do_op(row, "linspace", NO_NAMES, ATTRIBUTES({"start", ATTRIBUTE_FLOAT, .number = 2}, {"stop", ATTRIBUTE_FLOAT,
      .number = 3}, {"num", ATTRIBUTE_INT, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(2), 0));
  return NULL;
}

static eager_status *row_log_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1p-3, 0x1.8p-1, 0x1.4p+1, 20)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "log", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.0a2b24p+1, -0x1.269622p-2, 0x1.d5241p-1,
      0x1.7f7428p+1), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(8, 0x1.555556p-1, 0x1.99999ap-1, 0x1.99999ap-7),
      8));
  return NULL;
}

static eager_status *row_log_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0x1p-3, 0x1.8p-1, 0x1.4p+1, 20)));
  STEP(do_op(row, "log", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.0a2b23f3bab73p+1,
      -0x1.269621134db92p-2, 0x1.d5240f0e0e078p-1, 0x1.7f7427b73e391p+1), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0x1p-3, 0x1.8p-1, 0x1.4p+1, 20)));
  STEP(do_op(row, "log", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.0a4p+1, -0x1.268p-2, 0x1.d54p-1,
      0x1.7f8p+1), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0x1p-3, 0x1.8p-1, 0x1.4p+1, 20)));
  STEP(do_op(row, "log", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.0ap+1, -0x1.26p-2, 0x1.d6p-1, 3),
      1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(1, 2, 9)));
  STEP(do_op(row, "log", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0, 0x1.62e42fefa39efp-1,
      0x1.193ea7aad030bp+1), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(1, 2, 9)));
  STEP(do_op(row, "log", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0x1.62e43p-1, 0x1.193ea8p+1), 4));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "log", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(-0x1.a93ed4p-4, 0x1.f730bep-1, 0x1.307d74p-2,
      0x1.616b46p+1, 0x1.d5241p-1, -0x1.dac67p-1), 8));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.3b13b2p-1, 0x1.d89d8ap-1, -0x1.1a7b96p-2,
      -0x1.611a7cp-1, 0x1.47ae14p-3, -0x1.c28f5cp-1), 16));
  return NULL;
}

static eager_status *row_log_of_what_is_no_finite_number(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, -1, INFINITY, NAN)));
  STEP(do_op(row, "log", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-INFINITY, NAN, INFINITY, NAN), 0));
  return NULL;
}

static eager_status *row_log10_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1p-3, 0x1.8p-1, 0x1.4p+1, 20)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "log10", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.ce61dp-1, -0x1.ffbfc2p-4, 0x1.977d96p-2,
      0x1.4d104ep+0), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.bcb7b2p+1, 0x1.287a76p-2, 0x1.63c628p-2,
      0x1.63c628p-8), 8));
  return NULL;
}

static eager_status *row_log10_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0x1p-3, 0x1.8p-1, 0x1.4p+1, 20)));
  STEP(do_op(row, "log10", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.ce61cf8ef36fep-1,
      -0x1.ffbfc2bbc7803p-4, 0x1.977d95ec10c02p-2, 0x1.4d104d427de8p+0), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0x1p-3, 0x1.8p-1, 0x1.4p+1, 20)));
  STEP(do_op(row, "log10", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.ce8p-1, -0x1.ffcp-4, 0x1.978p-2,
      0x1.4dp+0), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0x1p-3, 0x1.8p-1, 0x1.4p+1, 20)));
  STEP(do_op(row, "log10", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.cep-1, -0x1p-3, 0x1.98p-2,
      0x1.4ep+0), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(1, 2, 9)));
  STEP(do_op(row, "log10", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0, 0x1.34413509f79ffp-2,
      0x1.e8927964fd5fdp-1), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(1, 2, 9)));
  STEP(do_op(row, "log10", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0x1.344136p-2, 0x1.e8927ap-1), 4));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "log10", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(-0x1.715d0cp-5, 0x1.b510ccp-2, 0x1.087a08p-3,
      0x1.32f9d4p+0, 0x1.977d96p-2, -0x1.9c626cp-2), 8));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.11ac1ep-2, 0x1.9a822ep-2, -0x1.eab90ap-4,
      -0x1.32b3a6p-2, 0x1.1c9e86p-4, -0x1.8759f8p-2), 16));
  return NULL;
}

static eager_status *row_log1p_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1p-1, 0x1p-3, 0x1.8p-1, 0x1.4p+1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "log1p", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.62e43p-1, 0x1.e27076p-4, 0x1.1e85f6p-1,
      0x1.40b512p+0), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(2, 0x1.c71c72p-2, 0x1.24924ap+0, 0x1.24924ap-4),
      8));
  return NULL;
}

static eager_status *row_log1p_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1p-1, 0x1p-3, 0x1.8p-1, 0x1.4p+1)));
  STEP(do_op(row, "log1p", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.62e42fefa39efp-1, 0x1.e27076e2af2e6p-4,
      0x1.1e85f5e7040dp-1, 0x1.40b512eb53d6p+0), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1p-1, 0x1p-3, 0x1.8p-1, 0x1.4p+1)));
  STEP(do_op(row, "log1p", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.63p-1, 0x1.e28p-4, 0x1.1e8p-1,
      0x1.40cp+0), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1p-1, 0x1p-3, 0x1.8p-1, 0x1.4p+1)));
  STEP(do_op(row, "log1p", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.62p-1, 0x1.e2p-4, 0x1.1ep-1,
      0x1.4p+0), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 2, 9)));
  STEP(do_op(row, "log1p", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0, 0x1.193ea7aad030bp+0,
      0x1.26bb1bbb55516p+1), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 2, 9)));
  STEP(do_op(row, "log1p", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0x1.193ea8p+0, 0x1.26bb1cp+1), 4));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "log1p", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.08b90ep-1, 0x1.dac67p-2, -0x1.29c44p-1,
      0x1.0468a8p+1, 0x1.29e43cp+0, -0x1.5977a6p-1), 8));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.111112p-1, 0x1.111112p-2, -0x1.99999ap+0,
      -0x1.99999ap-1, 0x1.2bb512p-2, -0x1.44aed4p-1), 16));
  return NULL;
}

static eager_status *row_log2_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1p-3, 0x1.8p-1, 0x1.4p+1, 20)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "log2", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-3, -0x1.a8ff98p-2, 0x1.5269e2p+0, 0x1.149a78p+2),
      4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.715476p+3, 0x1.ec709ep-1, 0x1.2776c6p+0,
      0x1.2776c6p-6), 8));
  return NULL;
}

static eager_status *row_log2_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0x1p-3, 0x1.8p-1, 0x1.4p+1, 20)));
  STEP(do_op(row, "log2", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-3, -0x1.a8ff971810a5ep-2,
      0x1.5269e12f346e3p+0, 0x1.149a784bcd1b9p+2), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0x1p-3, 0x1.8p-1, 0x1.4p+1, 20)));
  STEP(do_op(row, "log2", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-3, -0x1.a9p-2, 0x1.528p+0, 0x1.148p+2),
      1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0x1p-3, 0x1.8p-1, 0x1.4p+1, 20)));
  STEP(do_op(row, "log2", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-3, -0x1.a8p-2, 0x1.52p+0, 0x1.14p+2),
      1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(1, 2, 9)));
  STEP(do_op(row, "log2", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0, 1, 0x1.95c01a39fbd68p+1), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(1, 2, 9)));
  STEP(do_op(row, "log2", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 1, 0x1.95c01ap+1), 4));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "log2", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(-0x1.32bfeep-3, 0x1.6af9a2p+0, 0x1.b74948p-2,
      0x1.fde03cp+1, 0x1.5269e2p+0, -0x1.567a56p+0), 8));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.c68f56p-1, 0x1.54eb8p+0, -0x1.978956p-2,
      -0x1.fd6bacp-1, 0x1.d8be08p-3, -0x1.4502a6p+0), 16));
  return NULL;
}

static eager_status *row_log_softmax(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 0x1p-1, -1, 0x1p-2, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "log_softmax", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(-0x1.76e0ep+0, -0x1.db837ep-2, -0x1.f6e0ep+0,
      -0x1.050eeep+2, -0x1.6a1ddcp+1, -0x1.43bb76p-4), 8));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1.86964cp-3, -0x1.b32a18p+0, 0x1.82574ep+0,
      0x1.5b5d96p-3, 0x1.382bd2p+0, -0x1.639784p+0), 64));
  return NULL;
}

static eager_status *row_log_softmax_axis_0(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 0x1p-1, -1, 0x1p-2, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "log_softmax", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INT, .integer = 0}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(-0x1.03f2d6p-3, -0x1.48239ap-3, -0x1.4a191p+1,
      -0x1.103f2ep+1, -0x1.e90474p+0, -0x1.4321e2p-4), 8));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(-0x1.9dae58p-4, -0x1.343328p+0, 0x1.9ee6cap+0,
      0x1.9dae58p-4, 0x1.343328p+0, -0x1.9ee6cap+0), 64));
  return NULL;
}

static eager_status *row_log_softmax_of_bfloat16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BFLOAT16, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 0x1p-1, -1, 0x1p-2, 3)));
  STEP(do_op(row, "log_softmax", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_BFLOAT16, INTEGERS(2, 3), FLOAT_VALUES(-0x1.76p+0, -0x1.dcp-2, -0x1.f6p+0, -0x1.06p+2,
      -0x1.6ap+1, -0x1.44p-4), 2));
  return NULL;
}

static eager_status *row_log_softmax_of_float16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT16, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 0x1p-1, -1, 0x1p-2, 3)));
  STEP(do_op(row, "log_softmax", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT16, INTEGERS(2, 3), FLOAT_VALUES(-0x1.77p+0, -0x1.db8p-2, -0x1.f7p+0, -0x1.05p+2,
      -0x1.6ap+1, -0x1.43cp-4), 2));
  return NULL;
}

static eager_status *row_log_softmax_of_float64(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 0x1p-1, -1, 0x1p-2, 3)));
  STEP(do_op(row, "log_softmax", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT64, INTEGERS(2, 3), FLOAT_VALUES(-0x1.76e0df6506e37p+0, -0x1.db837d941b8dbp-2,
      -0x1.f6e0df6506e37p+0, -0x1.050eeddb0ec37p+2, -0x1.6a1ddbb61d86dp+1, -0x1.43bb76c3b0da4p-4), 8));
  return NULL;
}

static eager_status *row_logaddexp_and_its_gradients(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x1"));
  STEP(do_watch(row, "tape", "x2"));
  STEP(do_op(row, "logaddexp", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.a309fap+0, 0x1.9fba38p-1, 0x1.801ddep+1), 8));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x1", "x2"), NAMES("d_y"), 0, NAMES("d_x1", "d_x2")));
  STEP(do_expect(row, "d_x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.488562p-2, 0x1.ec3ad6p-6, 0x1.ff8896p+0),
      16));
  STEP(do_expect(row, "d_x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.5bbd5p-1, 0x1.e13c52p-2, 0x1.dda738p-10),
      16));
  return NULL;
}

static eager_status *row_logaddexp_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x1_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "logaddexp", NAMES("x1_float64", "x2_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.a309fa6f08bb8p+0, 0x1.9fba37405c85bp-1,
      0x1.801dddef4e205p+1), 8));
  STEP(do_tensor(row, "x1_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "logaddexp", NAMES("x1_float16", "x2_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.a3p+0, 0x1.9fcp-1, 3), 1));
  STEP(do_tensor(row, "x1_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "logaddexp", NAMES("x1_bfloat16", "x2_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.a4p+0, 0x1.ap-1, 3), 1));
  return NULL;
}

static eager_status *row_logic(Row *row) {
  STEP(do_tensor(row, "p", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 0, 1, 1)));
  STEP(do_tensor(row, "q", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 0, 1)));
  STEP(do_op(row, "logical_and", NAMES("p", "q"), NO_ATTRIBUTES, NAMES("logical_and_y")));
  STEP(do_expect(row, "logical_and_y", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 0, 0, 1), 0));
  STEP(do_op(row, "logical_or", NAMES("p", "q"), NO_ATTRIBUTES, NAMES("logical_or_y")));
  STEP(do_expect(row, "logical_or_y", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "logical_xor", NAMES("p", "q"), NO_ATTRIBUTES, NAMES("logical_xor_y")));
  STEP(do_expect(row, "logical_xor_y", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 0), 0));
  STEP(do_op(row, "bitwise_and", NAMES("p", "q"), NO_ATTRIBUTES, NAMES("bitwise_and_y")));
  STEP(do_expect(row, "bitwise_and_y", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 0, 0, 1), 0));
  STEP(do_op(row, "bitwise_or", NAMES("p", "q"), NO_ATTRIBUTES, NAMES("bitwise_or_y")));
  STEP(do_expect(row, "bitwise_or_y", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 1), 0));
  STEP(do_op(row, "bitwise_xor", NAMES("p", "q"), NO_ATTRIBUTES, NAMES("bitwise_xor_y")));
  STEP(do_expect(row, "bitwise_xor_y", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 1, 0), 0));
  STEP(do_op(row, "logical_not", NAMES("p"), NO_ATTRIBUTES, NAMES("logical_not_y")));
  STEP(do_expect(row, "logical_not_y", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(1, 1, 0, 0), 0));
  STEP(do_op(row, "bitwise_invert", NAMES("p"), NO_ATTRIBUTES, NAMES("bitwise_invert_y")));
  STEP(do_expect(row, "bitwise_invert_y", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(1, 1, 0, 0), 0));
  return NULL;
}

static eager_status *row_logsumexp(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(-2, -1, 0, 1, 2, 3, 4, -2, -1, 0, 1, 2, 3, 4,
      -2, -1, 0, 1, 2, 3, 4, -2, -1, 0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "logsumexp", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(0x1.63fa82p+2), 4));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(0x1.107f82p-11, 0x1.725dp-10, 0x1.f7603ap-9,
      0x1.561452p-7, 0x1.d0ef2p-6, 0x1.3bf49ap-4, 0x1.ad6d92p-3, 0x1.107f82p-11, 0x1.725dp-10, 0x1.f7603ap-9,
      0x1.561452p-7, 0x1.d0ef2p-6, 0x1.3bf49ap-4, 0x1.ad6d92p-3, 0x1.107f82p-11, 0x1.725dp-10, 0x1.f7603ap-9,
      0x1.561452p-7, 0x1.d0ef2p-6, 0x1.3bf49ap-4, 0x1.ad6d92p-3, 0x1.107f82p-11, 0x1.725dp-10, 0x1.f7603ap-9), 8));
  return NULL;
}

static eager_status *row_logsumexp_axis(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(-2, -1, 0, 1, 2, 3, 4, -2, -1, 0, 1, 2, 3, 4,
      -2, -1, 0, 1, 2, 3, 4, -2, -1, 0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "logsumexp", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = NO_INTEGERS}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(-2, -1, 0, 1, 2, 3, 4, -2, -1, 0, 1, 2, 3, 4,
      -2, -1, 0, 1, 2, 3, 4, -2, -1, 0), 4));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2), 8));
  return NULL;
}

static eager_status *row_logsumexp_axis_0_m1_keepdims_true(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(-2, -1, 0, 1, 2, 3, 4, -2, -1, 0, 1, 2, 3, 4,
      -2, -1, 0, 1, 2, 3, 4, -2, -1, 0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "logsumexp", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(0, -1)},
      {"keepdims", ATTRIBUTE_BOOL, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 3, 1), FLOAT_VALUES(0x1.17f984p+2, 0x1.2ec78ep+2, 0x1.0da614p+2),
      4));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 3, 1), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(0x1.bec542p-10, 0x1.2f9cbp-8, 0x1.9ca6cep-7,
      0x1.186d02p-5, 0x1.0ae3d4p-5, 0x1.6abdb4p-4, 0x1.ed0424p-3, 0x1.38d94p-11, 0x1.64c55p-7, 0x1.e4e6d6p-6,
      0x1.49865ep-4, 0x1.bfdee8p-3, 0x1.0302ap-2, 0x1.60080cp-1, 0x1.bec542p-10, 0x1.2f9cbp-8, 0x1.20f4fep-8,
      0x1.88bbb8p-7, 0x1.0ae3d4p-5, 0x1.6abdb4p-4, 0x1.9daaf2p+0, 0x1.067f4cp-8, 0x1.64c55p-7, 0x1.e4e6d6p-6), 8));
  return NULL;
}

static eager_status *row_logsumexp_axis_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(-2, -1, 0, 1, 2, 3, 4, -2, -1, 0, 1, 2, 3, 4,
      -2, -1, 0, 1, 2, 3, 4, -2, -1, 0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "logsumexp", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(1)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 4), FLOAT_VALUES(0x1.086ee2p+1, 0x1.886ee2p+1, 0x1.043772p+2,
      0x1.29cccep+1, 0x1.14e666p+2, 0x1.0342b2p+2, 0x1.086ee2p+1, 0x1.886ee2p+1), 4));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(0x1.18f332p-6, 0x1.18f332p-7, 0x1.18f332p-5,
      0x1.0fc1dap-4, 0x1.df5acap-1, 0x1.df5acap-2, 0x1.df5acap+0, 0x1.b0f5bap-9, 0x1.7dd9c2p-5, 0x1.7dd9c2p-6,
      0x1.7dd9c2p-4, 0x1.715b3cp-3, 0x1.97a2c8p-2, 0x1.6ced42p+1, 0x1.a56ccap-7, 0x1.18f332p-6, 0x1.44b84cp-6,
      0x1.22b2bcp-3, 0x1.678418p-1, 0x1.df5acap-1, 0x1.15046cp+0, 0x1.cf22e6p-8, 0x1.1e635p-5, 0x1.7dd9c2p-5), 8));
  return NULL;
}

static eager_status *row_map_of_slices_with_an_invariant_1(Row *row) {
  STEP(do_op(row, "multiply", NAMES("x_f", "c_f"), NO_ATTRIBUTES, NAMES("y_f")));
  STEP(do_op(row, "sum", NAMES("y_f"), NO_ATTRIBUTES, NAMES("s_f")));
  return NULL;
}

static eager_status *row_map_of_slices_with_an_invariant(Row *row) {
  STEP(do_function(row, "f", "f", SPECS({"x_f", EAGER_FLOAT32, INTEGERS(2)}, {"c_f", EAGER_FLOAT32, NO_INTEGERS}),
      row_map_of_slices_with_an_invariant_1, NAMES("y_f", "s_f")));
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tensor(row, "c", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(10)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "c"));
  STEP(do_op(row, "map", NAMES("x", "c"), ATTRIBUTES({"function", ATTRIBUTE_FUNCTION, .text = "f"}, {"num_invariants",
      ATTRIBUTE_INT, .integer = 1}), NAMES("y", "s")));
  STEP(do_gradient(row, "tape", NAMES("y", "s"), NAMES("x", "c"), NO_NAMES, 0, NAMES("d_x", "d_c")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(10, 20, 30, 40, 50, 60), 0));
  STEP(do_expect(row, "s", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(30, 70, 110), 0));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(20, 20, 20, 20, 20, 20), 0));
  STEP(do_expect(row, "d_c", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(42), 0));
  return NULL;
}

static eager_status *row_map_of_two_tensors_and_of_no_slices_1(Row *row) {
  STEP(do_op(row, "add", NAMES("a_f", "b_f"), NO_ATTRIBUTES, NAMES("y_f")));
  return NULL;
}

static eager_status *row_map_of_two_tensors_and_of_no_slices(Row *row) {
  STEP(do_function(row, "f", "f", SPECS({"a_f", EAGER_INT32, NO_INTEGERS}, {"b_f", EAGER_INT32, NO_INTEGERS}),
      row_map_of_two_tensors_and_of_no_slices_1, NAMES("y_f")));
  STEP(do_tensor(row, "a", EAGER_INT32, INTEGERS(2), INTEGER_VALUES(1, 2)));
  STEP(do_tensor(row, "b", EAGER_INT32, INTEGERS(2), INTEGER_VALUES(10, 20)));
  STEP(do_op(row, "map", NAMES("a", "b"), ATTRIBUTES({"function", ATTRIBUTE_FUNCTION, .text = "f"}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT32, INTEGERS(2), INTEGER_VALUES(11, 22), 0));
  STEP(do_tensor(row, "none", EAGER_INT32, INTEGERS(0), NO_VALUES));
  STEP(do_op(row, "map", NAMES("none", "none"), ATTRIBUTES({"function", ATTRIBUTE_FUNCTION, .text = "f"}), NAMES("z")));
  STEP(do_expect(row, "z", EAGER_INT32, INTEGERS(0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_matmul(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(1, -1, 0, 2, 3, 0x1p-1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x1"));
  STEP(do_watch(row, "tape", "x2"));
  STEP(do_op(row, "matmul", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(10, 0x1.2p+2, 22, 9), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x1", "x2"), NAMES("d_y"), 0, NAMES("d_x1", "d_x2")));
  STEP(do_expect(row, "d_x1", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1p-1, 1, 0x1.ap+1, 0x1.cp+0, 0x1p-1,
      0x1.88p+2), 0));
  STEP(do_expect(row, "d_x2", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(9, 0x1.8p+0, 12, 0x1.2p+1, 15, 3), 0));
  return NULL;
}

static eager_status *row_matmul_adjoint_a_true(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_COMPLEX64, INTEGERS(2, 2), FLOAT_VALUES(1, 1, 2, 0, 0, 3, 1, 0)));
  STEP(do_tensor(row, "x2", EAGER_COMPLEX64, INTEGERS(2, 2), FLOAT_VALUES(1, 0, 0, 1, 2, 0, -0.0, -1)));
  STEP(do_op(row, "matmul", NAMES("x1", "x2"), ATTRIBUTES({"adjoint_a", ATTRIBUTE_BOOL, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_COMPLEX64, INTEGERS(2, 2), FLOAT_VALUES(1, -7, -2, 1, 4, 0, 0, 1), 0));
  return NULL;
}

static eager_status *row_matmul_adjoint_b_true(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_COMPLEX64, INTEGERS(2, 2), FLOAT_VALUES(1, 1, 2, 0, 0, 3, 1, 0)));
  STEP(do_tensor(row, "x2", EAGER_COMPLEX64, INTEGERS(2, 2), FLOAT_VALUES(1, 0, 0, 1, 2, 0, -0.0, -1)));
  STEP(do_op(row, "matmul", NAMES("x1", "x2"), ATTRIBUTES({"adjoint_b", ATTRIBUTE_BOOL, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_COMPLEX64, INTEGERS(2, 2), FLOAT_VALUES(1, -1, 2, 4, 0, 2, 0, 7), 0));
  return NULL;
}

static eager_status *row_matmul_of_a_matrix_and_a_vector(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0, -1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x1"));
  STEP(do_watch(row, "tape", "x2"));
  STEP(do_op(row, "matmul", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(-2, -2), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 0x1p-1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x1", "x2"), NAMES("d_y"), 0, NAMES("d_x1", "d_x2")));
  STEP(do_expect(row, "d_x1", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0, -1, 0x1p-1, 0, -0x1p-1), 0));
  STEP(do_expect(row, "d_x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(3, 0x1.2p+2, 6), 0));
  return NULL;
}

static eager_status *row_matmul_of_a_vector_and_a_matrix(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(1, -1, 0, 2, 3, 0x1p-1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x1"));
  STEP(do_watch(row, "tape", "x2"));
  STEP(do_op(row, "matmul", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(10, 0x1.2p+2), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 0x1p-1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x1", "x2"), NAMES("d_y"), 0, NAMES("d_x1", "d_x2")));
  STEP(do_expect(row, "d_x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1p-1, 1, 0x1.ap+1), 0));
  STEP(do_expect(row, "d_x2", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(1, 0x1p-1, 2, 1, 3, 0x1.8p+0), 0));
  return NULL;
}

static eager_status *row_matmul_of_batches_that_broadcast(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(2, 1, 2, 2), FLOAT_VALUES(0, 1, 2, 3, 4, 5, 6, 7)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(3, 2, 2), FLOAT_VALUES(-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x1"));
  STEP(do_watch(row, "tape", "x2"));
  STEP(do_op(row, "matmul", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3, 2, 2), FLOAT_VALUES(-3, -2, -19, -14, 1, 2, 1, 6, 5, 6, 21, 26,
      -35, -26, -51, -38, 1, 10, 1, 14, 37, 46, 53, 66), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3, 2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1,
      2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x1", "x2"), NAMES("d_y"), 0, NAMES("d_x1", "d_x2")));
  STEP(do_expect(row, "d_x1", EAGER_FLOAT32, INTEGERS(2, 1, 2, 2), FLOAT_VALUES(1, 18, -5, 0x1.ap+2, -0x1.b8p+3,
      0x1.cp+0, 1, 18), 0));
  STEP(do_expect(row, "d_x2", EAGER_FLOAT32, INTEGERS(3, 2, 2), FLOAT_VALUES(22, 0x1.ap+2, 29, 0x1.1p+3, 0x1.28p+4, 21,
      0x1.84p+4, 0x1.c4p+4, 0x1.ap+2, 19, 0x1.1p+3, 0x1.98p+4), 0));
  return NULL;
}

static eager_status *row_matmul_of_integers(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_INT32, INTEGERS(1, 2), INTEGER_VALUES(1, 2)));
  STEP(do_tensor(row, "x2", EAGER_INT32, INTEGERS(2, 1), INTEGER_VALUES(3, 4)));
  STEP(do_op(row, "matmul", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT32, INTEGERS(1, 1), INTEGER_VALUES(11), 0));
  return NULL;
}

static eager_status *row_matmul_of_vectors(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(3, 4)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x1"));
  STEP(do_watch(row, "tape", "x2"));
  STEP(do_op(row, "matmul", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(11), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x1", "x2"), NAMES("d_y"), 0, NAMES("d_x1", "d_x2")));
  STEP(do_expect(row, "d_x1", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(3, 4), 0));
  STEP(do_expect(row, "d_x2", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2), 0));
  return NULL;
}

static eager_status *row_matmul_over_nothing(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(2, 0), NO_VALUES));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(0, 3), NO_VALUES));
  STEP(do_op(row, "matmul", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0, 0, 0, 0, 0, 0), 0));
  return NULL;
}

static eager_status *row_matmul_promotes(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT16, INTEGERS(1, 2), FLOAT_VALUES(1, 2)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT64, INTEGERS(2, 1), FLOAT_VALUES(3, 4)));
  STEP(do_op(row, "matmul", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT64, INTEGERS(1, 1), FLOAT_VALUES(11), 0));
  return NULL;
}

static eager_status *row_matmul_transpose_a_true(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(1, 4, 2, 5, 3, 6)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(1, -1, 0, 2, 3, 0x1p-1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x1"));
  STEP(do_watch(row, "tape", "x2"));
  STEP(do_op(row, "matmul", NAMES("x1", "x2"), ATTRIBUTES({"transpose_a", ATTRIBUTE_BOOL, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(10, 0x1.2p+2, 22, 9), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x1", "x2"), NAMES("d_y"), 0, NAMES("d_x1", "d_x2")));
  STEP(do_expect(row, "d_x1", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(0x1p-1, 0x1.cp+0, 1, 0x1p-1, 0x1.ap+1,
      0x1.88p+2), 0));
  STEP(do_expect(row, "d_x2", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(9, 0x1.8p+0, 12, 0x1.2p+1, 15, 3), 0));
  return NULL;
}

static eager_status *row_matmul_transpose_a_true_transpose_b_false_adjoint_a_false_adjoint_b_false(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 5, 2, 4, 3, 6)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 5, 2, 4, 3, 6)));
  STEP(do_op(row, "matmul", NAMES("x1", "x2"), ATTRIBUTES({"transpose_a", ATTRIBUTE_BOOL, .integer = 1}, {"transpose_b",
      ATTRIBUTE_BOOL, .integer = 0}, {"adjoint_a", ATTRIBUTE_BOOL, .integer = 0}, {"adjoint_b", ATTRIBUTE_BOOL, .integer
      = 0}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3, 3), FLOAT_VALUES(17, 17, 26, 17, 34, 28, 26, 28, 40), 0));
  return NULL;
}

static eager_status *row_matmul_transpose_b_true(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0, 3, -1, 2, 0x1p-1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x1"));
  STEP(do_watch(row, "tape", "x2"));
  STEP(do_op(row, "matmul", NAMES("x1", "x2"), ATTRIBUTES({"transpose_b", ATTRIBUTE_BOOL, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(10, 0x1.2p+2, 22, 9), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x1", "x2"), NAMES("d_y"), 0, NAMES("d_x1", "d_x2")));
  STEP(do_expect(row, "d_x1", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1p-1, 1, 0x1.ap+1, 0x1.cp+0, 0x1p-1,
      0x1.88p+2), 0));
  STEP(do_expect(row, "d_x2", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(9, 12, 15, 0x1.8p+0, 0x1.2p+1, 3), 0));
  return NULL;
}

static eager_status *row_max(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 9, 4, 7, 5, 2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "max", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(9), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0, 1, 0, 0, 0, 0), 1));
  return NULL;
}

static eager_status *row_max_and_min_take_nan_over_and_share_the_gradient_of_equals(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(2, NAN, 1)));
  STEP(do_op(row, "max", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(NAN), 0));
  STEP(do_op(row, "min", NAMES("x"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_expect(row, "z", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(NAN), 0));
  return NULL;
}

static eager_status *row_max_axis(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 9, 4, 7, 5, 2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "max", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = NO_INTEGERS}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 9, 4, 7, 5, 2), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3), 1));
  return NULL;
}

static eager_status *row_max_axis_0_m1_keepdims_true(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 9, 4, 7, 5, 2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "max", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(0, -1)}, {"keepdims",
      ATTRIBUTE_BOOL, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 1), FLOAT_VALUES(9), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 1), FLOAT_VALUES(1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0, 1, 0, 0, 0, 0), 1));
  return NULL;
}

static eager_status *row_max_axis_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 9, 4, 7, 5, 2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "max", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(1)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(9, 7), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 0x1p-1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0, 1, 0, 0x1p-1, 0, 0), 1));
  return NULL;
}

static eager_status *row_max_pool2d(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(0, 11, 22, 33, 7, 18, 29, 3, 14, 25, 36,
      10, 21, 32, 6, 17, 28, 2, 13, 24, 35, 9, 20, 31, 5, 16, 27, 1, 12, 23, 34, 8)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "max_pool2d", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 2), FLOAT_VALUES(36, 33, 29, 32, 28, 24, 35, 31), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(0, 0, 0, 0x1p-1, 0, 0, 2, 0, 0, 0, 1, 0,
      0, 0x1p-2, 0, 0, 0x1.8p+0, 0, 0, 3, 0x1.8p-1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0), 1));
  return NULL;
}

static eager_status *row_max_pool2d_data_format_nchw(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 2, 4, 4), FLOAT_VALUES(0, 22, 7, 29, 14, 36, 21, 6, 28, 13, 35,
      20, 5, 27, 12, 34, 11, 33, 18, 3, 25, 10, 32, 17, 2, 24, 9, 31, 16, 1, 23, 8)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "max_pool2d", NAMES("x"), ATTRIBUTES({"data_format", ATTRIBUTE_STRING, .text = "NCHW"}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 2), FLOAT_VALUES(36, 29, 28, 35, 33, 32, 24, 31), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(1, 2, 4, 4), FLOAT_VALUES(0, 0, 0, 0x1p-1, 0, 1, 0, 0, 2, 0,
      0x1p-2, 0, 0, 0, 0, 0, 0, 0x1.8p+0, 0, 0, 0, 0, 3, 0, 0, 0x1.8p-1, 0, 1, 0, 0, 0, 0), 1));
  return NULL;
}

static eager_status *row_max_pool2d_ksize_2_3_strides_2_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(0, 11, 22, 33, 7, 18, 29, 3, 14, 25, 36,
      10, 21, 32, 6, 17, 28, 2, 13, 24, 35, 9, 20, 31, 5, 16, 27, 1, 12, 23, 34, 8)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "max_pool2d", NAMES("x"), ATTRIBUTES({"strides", ATTRIBUTE_INTS, .integers = INTEGERS(2, 1)},
      {"ksize", ATTRIBUTE_INTS, .integers = INTEGERS(2, 3)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 2), FLOAT_VALUES(36, 33, 36, 33, 35, 24, 35, 31), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(0, 0, 0, 0x1.8p-1, 0, 0, 0, 0, 0, 0, 3,
      0, 0, 0, 0, 0, 0, 0, 0, 3, 0x1.2p+1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0), 1));
  return NULL;
}

static eager_status *row_max_pool2d_ksize_3_strides_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(0, 11, 22, 33, 7, 18, 29, 3, 14, 25, 36,
      10, 21, 32, 6, 17, 28, 2, 13, 24, 35, 9, 20, 31, 5, 16, 27, 1, 12, 23, 34, 8)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "max_pool2d", NAMES("x"), ATTRIBUTES({"strides", ATTRIBUTE_INTS, .integers = INTEGERS(1)}, {"ksize",
      ATTRIBUTE_INTS, .integers = INTEGERS(3)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 2), FLOAT_VALUES(36, 33, 36, 33, 36, 32, 36, 32), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(0, 0, 0, 0x1.8p-1, 0, 0, 0, 0, 0, 0,
      0x1.5p+2, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), 1));
  return NULL;
}

static eager_status *row_max_pool2d_ksize_3_2_padding_same(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(0, 11, 22, 33, 7, 18, 29, 3, 14, 25, 36,
      10, 21, 32, 6, 17, 28, 2, 13, 24, 35, 9, 20, 31, 5, 16, 27, 1, 12, 23, 34, 8)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "max_pool2d", NAMES("x"), ATTRIBUTES({"padding", ATTRIBUTE_STRING, .text = "SAME"}, {"ksize",
      ATTRIBUTE_INTS, .integers = INTEGERS(3, 2)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 2), FLOAT_VALUES(36, 33, 29, 32, 28, 24, 35, 31), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 2, 2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(0, 0, 0, 0x1p-1, 0, 0, 2, 0, 0, 0, 1, 0,
      0, 0x1p-2, 0, 0, 0x1.8p+0, 0, 0, 3, 0x1.8p-1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0), 1));
  return NULL;
}

static eager_status *row_max_pool2d_padding_explicit_paddings_1_1_0_0(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(0, 11, 22, 33, 7, 18, 29, 3, 14, 25, 36,
      10, 21, 32, 6, 17, 28, 2, 13, 24, 35, 9, 20, 31, 5, 16, 27, 1, 12, 23, 34, 8)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "max_pool2d", NAMES("x"), ATTRIBUTES({"padding", ATTRIBUTE_STRING, .text = "EXPLICIT"}, {"paddings",
      ATTRIBUTE_INTS, .integers = INTEGERS(1, 1, 0, 0)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 3, 2, 2), FLOAT_VALUES(22, 33, 29, 18, 36, 25, 35, 32, 27, 16, 34,
      23), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 3, 2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(1, 4, 4, 2), FLOAT_VALUES(0, 0, 1, 0x1p-1, 0, 0x1p-2, 2, 0, 0, 3,
      0x1.8p+0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0x1.8p-1, 0, 0, 0, 0, 2, 0x1p-1, 0, 0, 0x1.8p+0, 0x1p-2, 0), 1));
  return NULL;
}

static eager_status *row_maximum_and_its_gradients(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x1"));
  STEP(do_watch(row, "tape", "x2"));
  STEP(do_op(row, "maximum", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, 3), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x1", "x2"), NAMES("d_y"), 0, NAMES("d_x1", "d_x2")));
  STEP(do_expect(row, "d_x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0, 2), 1));
  STEP(do_expect(row, "d_x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 0), 1));
  return NULL;
}

static eager_status *row_maximum_and_minimum_take_nan_over(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(NAN, 1, NAN, -INFINITY)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(1, NAN, NAN, INFINITY)));
  STEP(do_op(row, "maximum", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_maximum")));
  STEP(do_expect(row, "y_maximum", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(NAN, NAN, NAN, INFINITY), 0));
  STEP(do_op(row, "minimum", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_minimum")));
  STEP(do_expect(row, "y_minimum", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(NAN, NAN, NAN, -INFINITY), 0));
  return NULL;
}

static eager_status *row_maximum_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x1_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "maximum", NAMES("x1_float64", "x2_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, 3), 0));
  STEP(do_tensor(row, "x1_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "maximum", NAMES("x1_float16", "x2_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, 3), 0));
  STEP(do_tensor(row, "x1_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "maximum", NAMES("x1_bfloat16", "x2_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, 3), 0));
  return NULL;
}

static eager_status *row_mean(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(-2, -1, 0, 1, 2, 3, 4, -2, -1, 0, 1, 2, 3, 4,
      -2, -1, 0, 1, 2, 3, 4, -2, -1, 0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "mean", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(0x1.8p-1), 1));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5,
      0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5,
      0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5,
      0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5), 2));
  return NULL;
}

static eager_status *row_mean_axis(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(-2, -1, 0, 1, 2, 3, 4, -2, -1, 0, 1, 2, 3, 4,
      -2, -1, 0, 1, 2, 3, 4, -2, -1, 0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "mean", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = NO_INTEGERS}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(-2, -1, 0, 1, 2, 3, 4, -2, -1, 0, 1, 2, 3, 4,
      -2, -1, 0, 1, 2, 3, 4, -2, -1, 0), 1));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2), 2));
  return NULL;
}

static eager_status *row_mean_axis_0_m1_keepdims_true(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(-2, -1, 0, 1, 2, 3, 4, -2, -1, 0, 1, 2, 3, 4,
      -2, -1, 0, 1, 2, 3, 4, -2, -1, 0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "mean", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(0, -1)}, {"keepdims",
      ATTRIBUTE_BOOL, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 3, 1), FLOAT_VALUES(0x1p-2, 0x1.ap+0, 0x1.8p-2), 1));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 3, 1), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-4,
      0x1p-4, 0x1p-4, 0x1p-4, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-4,
      0x1p-4, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2), 2));
  return NULL;
}

static eager_status *row_mean_axis_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(-2, -1, 0, 1, 2, 3, 4, -2, -1, 0, 1, 2, 3, 4,
      -2, -1, 0, 1, 2, 3, 4, -2, -1, 0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "mean", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(1)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 4), FLOAT_VALUES(-0x1.555556p-2, 0x1.555556p-1, 0x1.aaaaaap+0,
      0x1.555556p-2, 0x1.2aaaaap+1, 1, -0x1.555556p-2, 0x1.555556p-1), 1));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(0x1.555556p-2, 0x1.555556p-3, 0x1.555556p-1,
      0x1.555556p-4, 0x1.555556p-2, 0x1.555556p-3, 0x1.555556p-1, 0x1.555556p-4, 0x1.555556p-2, 0x1.555556p-3,
      0x1.555556p-1, 0x1.555556p-4, 0x1p-1, 1, 0x1p-2, 0x1.555556p-2, 0x1p-1, 1, 0x1p-2, 0x1.555556p-2, 0x1p-1, 1,
      0x1p-2, 0x1.555556p-2), 2));
  return NULL;
}

static eager_status *row_mean_of_complex64(Row *row) {
  STEP(do_tensor(row, "x", EAGER_COMPLEX64, INTEGERS(2), FLOAT_VALUES(1, 2, 3, 0)));
  STEP(do_op(row, "mean", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(2, 1), 0));
  return NULL;
}

static eager_status *row_mean_of_int32(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(1, 2, 4)));
  STEP(do_op(row, "mean", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(0x1.2aaaaap+1), 1));
  return NULL;
}

static eager_status *row_mean_of_int64(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(1, 2, 4)));
  STEP(do_op(row, "mean", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(0x1.2aaaaaaaaaaabp+1), 1));
  return NULL;
}

static eager_status *row_min(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 9, 4, 7, 5, 2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "min", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0, 0, 0, 0, 0), 1));
  return NULL;
}

static eager_status *row_min_axis(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 9, 4, 7, 5, 2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "min", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = NO_INTEGERS}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 9, 4, 7, 5, 2), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3), 1));
  return NULL;
}

static eager_status *row_min_axis_0_m1_keepdims_true(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 9, 4, 7, 5, 2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "min", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(0, -1)}, {"keepdims",
      ATTRIBUTE_BOOL, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 1), FLOAT_VALUES(1), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 1), FLOAT_VALUES(1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0, 0, 0, 0, 0), 1));
  return NULL;
}

static eager_status *row_min_axis_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 9, 4, 7, 5, 2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "min", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(1)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 0x1p-1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0, 0, 0, 0, 0x1p-1), 1));
  return NULL;
}

static eager_status *row_minimum_and_its_gradients(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x1"));
  STEP(do_watch(row, "tape", "x2"));
  STEP(do_op(row, "minimum", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, -4), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x1", "x2"), NAMES("d_y"), 0, NAMES("d_x1", "d_x2")));
  STEP(do_expect(row, "d_x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 0), 1));
  STEP(do_expect(row, "d_x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0, 2), 1));
  return NULL;
}

static eager_status *row_minimum_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x1_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "minimum", NAMES("x1_float64", "x2_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, -4), 0));
  STEP(do_tensor(row, "x1_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "minimum", NAMES("x1_float16", "x2_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, -4), 0));
  STEP(do_tensor(row, "x1_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "minimum", NAMES("x1_bfloat16", "x2_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, -4), 0));
  return NULL;
}

static eager_status *row_moves_of_strings(Row *row) {
  STEP(do_tensor(row, "x", EAGER_STRING, INTEGERS(2, 2), TEXT_VALUES("a", "", "Zo\303\253",
      "\346\227\245\346\234\254")));
  STEP(do_op(row, "reshape", NAMES("x"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(4, 1)}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_STRING, INTEGERS(4, 1), TEXT_VALUES("a", "", "Zo\303\253", "\346\227\245\346\234\254"),
      0));
  STEP(do_op(row, "expand_dims", NAMES("y"), ATTRIBUTES({"axis", ATTRIBUTE_INT, .integer = 0}), NAMES("z")));
  STEP(do_op(row, "squeeze", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_expect(row, "w", EAGER_STRING, INTEGERS(4), TEXT_VALUES("a", "", "Zo\303\253", "\346\227\245\346\234\254"),
      0));
  return NULL;
}

static eager_status *row_multiply_and_its_gradients(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x1"));
  STEP(do_watch(row, "tape", "x2"));
  STEP(do_op(row, "multiply", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.4p-1, -0x1.8p+0, -12), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x1", "x2"), NAMES("d_y"), 0, NAMES("d_x1", "d_x2")));
  STEP(do_expect(row, "d_x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-2, -8), 1));
  STEP(do_expect(row, "d_x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1p-1, -1, 6), 1));
  return NULL;
}

static eager_status *row_multiply_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x1_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "multiply", NAMES("x1_float64", "x2_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.4p-1, -0x1.8p+0, -12), 0));
  STEP(do_tensor(row, "x1_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "multiply", NAMES("x1_float16", "x2_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p-1, -0x1.8p+0, -12), 0));
  STEP(do_tensor(row, "x1_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "multiply", NAMES("x1_bfloat16", "x2_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p-1, -0x1.8p+0, -12), 0));
  STEP(do_tensor(row, "z1", EAGER_COMPLEX128, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tensor(row, "z2", EAGER_COMPLEX128, INTEGERS(3), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2, 1, 1)));
  STEP(do_op(row, "multiply", NAMES("z1", "z2"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_expect(row, "w", EAGER_COMPLEX128, INTEGERS(3), FLOAT_VALUES(1, -0x1p-3, -0x1.5p+1, 0x1.6p-1, 0x1.cp+1,
      -0x1p-1), 16));
  return NULL;
}

static eager_status *row_negative_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "negative", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(2, 0x1p-1, -0x1.8p-1, -3), 0));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-1, -0x1p-1, -2, -0x1p-2), 1));
  return NULL;
}

static eager_status *row_negative_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "negative", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(2, 0x1p-1, -0x1.8p-1, -3), 0));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "negative", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(2, 0x1p-1, -0x1.8p-1, -3), 0));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "negative", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(2, 0x1p-1, -0x1.8p-1, -3), 0));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "negative", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(-0x1p-1, -0x1.8p-1, 0x1.4p+0, -0x1p-1, -0x1.8p+0,
      2), 1));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(-1, 0, 0, -1, -2, 1), 16));
  return NULL;
}

static eager_status *row_nextafter_of_bfloat16(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_BFLOAT16, INTEGERS(6), FLOAT_VALUES(1, 1, 0, 0, 2, NAN)));
  STEP(do_tensor(row, "x2", EAGER_BFLOAT16, INTEGERS(6), FLOAT_VALUES(2, 0, 1, -1, 2, 1)));
  STEP(do_op(row, "nextafter", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_BFLOAT16, INTEGERS(6), FLOAT_VALUES(0x1.02p+0, 0x1.fep-1, 0x1p-133, -0x1p-133, 2, NAN),
      0));
  return NULL;
}

static eager_status *row_nextafter_of_float16(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT16, INTEGERS(6), FLOAT_VALUES(1, 1, 0, 0, 2, NAN)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT16, INTEGERS(6), FLOAT_VALUES(2, 0, 1, -1, 2, 1)));
  STEP(do_op(row, "nextafter", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT16, INTEGERS(6), FLOAT_VALUES(0x1.004p+0, 0x1.ffcp-1, 0x1p-24, -0x1p-24, 2, NAN),
      0));
  return NULL;
}

static eager_status *row_nextafter_of_float32(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(6), FLOAT_VALUES(1, 1, 0, 0, 2, NAN)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(6), FLOAT_VALUES(2, 0, 1, -1, 2, 1)));
  STEP(do_op(row, "nextafter", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(6), FLOAT_VALUES(0x1.000002p+0, 0x1.fffffep-1, 0x1p-149, -0x1p-149,
      2, NAN), 0));
  return NULL;
}

static eager_status *row_nextafter_of_float64(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT64, INTEGERS(6), FLOAT_VALUES(1, 1, 0, 0, 2, NAN)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT64, INTEGERS(6), FLOAT_VALUES(2, 0, 1, -1, 2, 1)));
  STEP(do_op(row, "nextafter", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT64, INTEGERS(6), FLOAT_VALUES(0x1.0000000000001p+0, 0x1.fffffffffffffp-1,
      0x0.0000000000001p-1022, -0x0.0000000000001p-1022, 2, NAN), 0));
  return NULL;
}

static eager_status *row_no_path_none_or_zeros(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_tensor(row, "y", EAGER_FLOAT32, INTEGERS(1, 2), FLOAT_VALUES(3, 4)));
  STEP(do_tape(row, "tape", 1, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "y"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_gradient(row, "tape", NAMES("z"), NAMES("x", "y"), NO_NAMES, 0, NAMES("a", "b")));
  STEP(do_expect(row, "a", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(2, 4), 0));
  STEP(do_expect_none(row, "b"));
  STEP(do_gradient(row, "tape", NAMES("z"), NAMES("y"), NO_NAMES, 1, NAMES("c")));
  STEP(do_expect(row, "c", EAGER_FLOAT32, INTEGERS(1, 2), FLOAT_VALUES(0, 0), 0));
  return NULL;
}

static eager_status *row_one_integer_of_int16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(-32768, -32767, 0, 3, 32767)));
  STEP(do_op(row, "abs", NAMES("x"), NO_ATTRIBUTES, NAMES("y_abs")));
  STEP(do_expect(row, "y_abs", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(-32768, 32767, 0, 3, 32767), 0));
  STEP(do_op(row, "negative", NAMES("x"), NO_ATTRIBUTES, NAMES("y_negative")));
  STEP(do_expect(row, "y_negative", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(-32768, 32767, 0, -3, -32767), 0));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y_square")));
  STEP(do_expect(row, "y_square", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 9, 1), 0));
  STEP(do_op(row, "relu", NAMES("x"), NO_ATTRIBUTES, NAMES("y_relu")));
  STEP(do_expect(row, "y_relu", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 3, 32767), 0));
  STEP(do_op(row, "relu6", NAMES("x"), NO_ATTRIBUTES, NAMES("y_relu6")));
  STEP(do_expect(row, "y_relu6", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 3, 6), 0));
  STEP(do_op(row, "sign", NAMES("x"), NO_ATTRIBUTES, NAMES("y_sign")));
  STEP(do_expect(row, "y_sign", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(-1, -1, 0, 1, 1), 0));
  STEP(do_op(row, "bitwise_invert", NAMES("x"), NO_ATTRIBUTES, NAMES("y_bitwise_invert")));
  STEP(do_expect(row, "y_bitwise_invert", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(32767, 32766, -1, -4, -32768), 0));
  STEP(do_op(row, "conj", NAMES("x"), NO_ATTRIBUTES, NAMES("y_conj")));
  STEP(do_expect(row, "y_conj", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(-32768, -32767, 0, 3, 32767), 0));
  STEP(do_op(row, "real", NAMES("x"), NO_ATTRIBUTES, NAMES("y_real")));
  STEP(do_expect(row, "y_real", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(-32768, -32767, 0, 3, 32767), 0));
  STEP(do_op(row, "imag", NAMES("x"), NO_ATTRIBUTES, NAMES("y_imag")));
  STEP(do_expect(row, "y_imag", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 0, 0), 0));
  STEP(do_op(row, "round", NAMES("x"), NO_ATTRIBUTES, NAMES("y_round")));
  STEP(do_expect(row, "y_round", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(-32768, -32767, 0, 3, 32767), 0));
  return NULL;
}

static eager_status *row_one_integer_of_int32(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(INT64_C(-2147483648), -2147483647, 0, 3,
      2147483647)));
  STEP(do_op(row, "abs", NAMES("x"), NO_ATTRIBUTES, NAMES("y_abs")));
  STEP(do_expect(row, "y_abs", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(INT64_C(-2147483648), 2147483647, 0, 3,
      2147483647), 0));
  STEP(do_op(row, "negative", NAMES("x"), NO_ATTRIBUTES, NAMES("y_negative")));
  STEP(do_expect(row, "y_negative", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(INT64_C(-2147483648), 2147483647, 0, -3,
      -2147483647), 0));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y_square")));
  STEP(do_expect(row, "y_square", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 9, 1), 0));
  STEP(do_op(row, "relu", NAMES("x"), NO_ATTRIBUTES, NAMES("y_relu")));
  STEP(do_expect(row, "y_relu", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 3, 2147483647), 0));
  STEP(do_op(row, "relu6", NAMES("x"), NO_ATTRIBUTES, NAMES("y_relu6")));
  STEP(do_expect(row, "y_relu6", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 3, 6), 0));
  STEP(do_op(row, "sign", NAMES("x"), NO_ATTRIBUTES, NAMES("y_sign")));
  STEP(do_expect(row, "y_sign", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(-1, -1, 0, 1, 1), 0));
  STEP(do_op(row, "bitwise_invert", NAMES("x"), NO_ATTRIBUTES, NAMES("y_bitwise_invert")));
  STEP(do_expect(row, "y_bitwise_invert", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(2147483647, 2147483646, -1, -4,
      INT64_C(-2147483648)), 0));
  STEP(do_op(row, "conj", NAMES("x"), NO_ATTRIBUTES, NAMES("y_conj")));
  STEP(do_expect(row, "y_conj", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(INT64_C(-2147483648), -2147483647, 0, 3,
      2147483647), 0));
  STEP(do_op(row, "real", NAMES("x"), NO_ATTRIBUTES, NAMES("y_real")));
  STEP(do_expect(row, "y_real", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(INT64_C(-2147483648), -2147483647, 0, 3,
      2147483647), 0));
  STEP(do_op(row, "imag", NAMES("x"), NO_ATTRIBUTES, NAMES("y_imag")));
  STEP(do_expect(row, "y_imag", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 0, 0), 0));
  STEP(do_op(row, "round", NAMES("x"), NO_ATTRIBUTES, NAMES("y_round")));
  STEP(do_expect(row, "y_round", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(INT64_C(-2147483648), -2147483647, 0, 3,
      2147483647), 0));
  return NULL;
}

static eager_status *row_one_integer_of_int64(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(INT64_MIN, INT64_C(-9223372036854775807), 0, 3,
      INT64_C(9223372036854775807))));
  STEP(do_op(row, "abs", NAMES("x"), NO_ATTRIBUTES, NAMES("y_abs")));
  STEP(do_expect(row, "y_abs", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(INT64_MIN, INT64_C(9223372036854775807), 0, 3,
      INT64_C(9223372036854775807)), 0));
  STEP(do_op(row, "negative", NAMES("x"), NO_ATTRIBUTES, NAMES("y_negative")));
  STEP(do_expect(row, "y_negative", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(INT64_MIN, INT64_C(9223372036854775807), 0,
      -3, INT64_C(-9223372036854775807)), 0));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y_square")));
  STEP(do_expect(row, "y_square", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 9, 1), 0));
  STEP(do_op(row, "relu", NAMES("x"), NO_ATTRIBUTES, NAMES("y_relu")));
  STEP(do_expect(row, "y_relu", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 3, INT64_C(9223372036854775807)), 0));
  STEP(do_op(row, "relu6", NAMES("x"), NO_ATTRIBUTES, NAMES("y_relu6")));
  STEP(do_expect(row, "y_relu6", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 3, 6), 0));
  STEP(do_op(row, "sign", NAMES("x"), NO_ATTRIBUTES, NAMES("y_sign")));
  STEP(do_expect(row, "y_sign", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(-1, -1, 0, 1, 1), 0));
  STEP(do_op(row, "bitwise_invert", NAMES("x"), NO_ATTRIBUTES, NAMES("y_bitwise_invert")));
  STEP(do_expect(row, "y_bitwise_invert", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(INT64_C(9223372036854775807),
      INT64_C(9223372036854775806), -1, -4, INT64_MIN), 0));
  STEP(do_op(row, "conj", NAMES("x"), NO_ATTRIBUTES, NAMES("y_conj")));
  STEP(do_expect(row, "y_conj", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(INT64_MIN, INT64_C(-9223372036854775807), 0, 3,
      INT64_C(9223372036854775807)), 0));
  STEP(do_op(row, "real", NAMES("x"), NO_ATTRIBUTES, NAMES("y_real")));
  STEP(do_expect(row, "y_real", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(INT64_MIN, INT64_C(-9223372036854775807), 0, 3,
      INT64_C(9223372036854775807)), 0));
  STEP(do_op(row, "imag", NAMES("x"), NO_ATTRIBUTES, NAMES("y_imag")));
  STEP(do_expect(row, "y_imag", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 0, 0), 0));
  STEP(do_op(row, "round", NAMES("x"), NO_ATTRIBUTES, NAMES("y_round")));
  STEP(do_expect(row, "y_round", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(INT64_MIN, INT64_C(-9223372036854775807), 0,
      3, INT64_C(9223372036854775807)), 0));
  return NULL;
}

static eager_status *row_one_integer_of_int8(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(-128, -127, 0, 3, 127)));
  STEP(do_op(row, "abs", NAMES("x"), NO_ATTRIBUTES, NAMES("y_abs")));
  STEP(do_expect(row, "y_abs", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(-128, 127, 0, 3, 127), 0));
  STEP(do_op(row, "negative", NAMES("x"), NO_ATTRIBUTES, NAMES("y_negative")));
  STEP(do_expect(row, "y_negative", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(-128, 127, 0, -3, -127), 0));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y_square")));
  STEP(do_expect(row, "y_square", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 9, 1), 0));
  STEP(do_op(row, "relu", NAMES("x"), NO_ATTRIBUTES, NAMES("y_relu")));
  STEP(do_expect(row, "y_relu", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 3, 127), 0));
  STEP(do_op(row, "relu6", NAMES("x"), NO_ATTRIBUTES, NAMES("y_relu6")));
  STEP(do_expect(row, "y_relu6", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 3, 6), 0));
  STEP(do_op(row, "sign", NAMES("x"), NO_ATTRIBUTES, NAMES("y_sign")));
  STEP(do_expect(row, "y_sign", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(-1, -1, 0, 1, 1), 0));
  STEP(do_op(row, "bitwise_invert", NAMES("x"), NO_ATTRIBUTES, NAMES("y_bitwise_invert")));
  STEP(do_expect(row, "y_bitwise_invert", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(127, 126, -1, -4, -128), 0));
  STEP(do_op(row, "conj", NAMES("x"), NO_ATTRIBUTES, NAMES("y_conj")));
  STEP(do_expect(row, "y_conj", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(-128, -127, 0, 3, 127), 0));
  STEP(do_op(row, "real", NAMES("x"), NO_ATTRIBUTES, NAMES("y_real")));
  STEP(do_expect(row, "y_real", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(-128, -127, 0, 3, 127), 0));
  STEP(do_op(row, "imag", NAMES("x"), NO_ATTRIBUTES, NAMES("y_imag")));
  STEP(do_expect(row, "y_imag", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 0, 0), 0));
  STEP(do_op(row, "round", NAMES("x"), NO_ATTRIBUTES, NAMES("y_round")));
  STEP(do_expect(row, "y_round", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(-128, -127, 0, 3, 127), 0));
  return NULL;
}

static eager_status *row_one_integer_of_uint16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3, 65535)));
  STEP(do_op(row, "abs", NAMES("x"), NO_ATTRIBUTES, NAMES("y_abs")));
  STEP(do_expect(row, "y_abs", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3, 65535), 0));
  STEP(do_op(row, "negative", NAMES("x"), NO_ATTRIBUTES, NAMES("y_negative")));
  STEP(do_expect(row, "y_negative", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(0, 65535, 0, 65533, 1), 0));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y_square")));
  STEP(do_expect(row, "y_square", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 9, 1), 0));
  STEP(do_op(row, "relu", NAMES("x"), NO_ATTRIBUTES, NAMES("y_relu")));
  STEP(do_expect(row, "y_relu", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3, 65535), 0));
  STEP(do_op(row, "relu6", NAMES("x"), NO_ATTRIBUTES, NAMES("y_relu6")));
  STEP(do_expect(row, "y_relu6", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3, 6), 0));
  STEP(do_op(row, "sign", NAMES("x"), NO_ATTRIBUTES, NAMES("y_sign")));
  STEP(do_expect(row, "y_sign", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 1, 1), 0));
  STEP(do_op(row, "bitwise_invert", NAMES("x"), NO_ATTRIBUTES, NAMES("y_bitwise_invert")));
  STEP(do_expect(row, "y_bitwise_invert", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(65535, 65534, 65535, 65532, 0), 0));
  STEP(do_op(row, "conj", NAMES("x"), NO_ATTRIBUTES, NAMES("y_conj")));
  STEP(do_expect(row, "y_conj", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3, 65535), 0));
  STEP(do_op(row, "real", NAMES("x"), NO_ATTRIBUTES, NAMES("y_real")));
  STEP(do_expect(row, "y_real", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3, 65535), 0));
  STEP(do_op(row, "imag", NAMES("x"), NO_ATTRIBUTES, NAMES("y_imag")));
  STEP(do_expect(row, "y_imag", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 0, 0), 0));
  STEP(do_op(row, "round", NAMES("x"), NO_ATTRIBUTES, NAMES("y_round")));
  STEP(do_expect(row, "y_round", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3, 65535), 0));
  return NULL;
}

static eager_status *row_one_integer_of_uint32(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3, INT64_C(4294967295))));
  STEP(do_op(row, "abs", NAMES("x"), NO_ATTRIBUTES, NAMES("y_abs")));
  STEP(do_expect(row, "y_abs", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3, INT64_C(4294967295)), 0));
  STEP(do_op(row, "negative", NAMES("x"), NO_ATTRIBUTES, NAMES("y_negative")));
  STEP(do_expect(row, "y_negative", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(0, INT64_C(4294967295), 0,
      INT64_C(4294967293), 1), 0));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y_square")));
  STEP(do_expect(row, "y_square", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 9, 1), 0));
  STEP(do_op(row, "relu", NAMES("x"), NO_ATTRIBUTES, NAMES("y_relu")));
  STEP(do_expect(row, "y_relu", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3, INT64_C(4294967295)), 0));
  STEP(do_op(row, "relu6", NAMES("x"), NO_ATTRIBUTES, NAMES("y_relu6")));
  STEP(do_expect(row, "y_relu6", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3, 6), 0));
  STEP(do_op(row, "sign", NAMES("x"), NO_ATTRIBUTES, NAMES("y_sign")));
  STEP(do_expect(row, "y_sign", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 1, 1), 0));
  STEP(do_op(row, "bitwise_invert", NAMES("x"), NO_ATTRIBUTES, NAMES("y_bitwise_invert")));
  STEP(do_expect(row, "y_bitwise_invert", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(INT64_C(4294967295),
      INT64_C(4294967294), INT64_C(4294967295), INT64_C(4294967292), 0), 0));
  STEP(do_op(row, "conj", NAMES("x"), NO_ATTRIBUTES, NAMES("y_conj")));
  STEP(do_expect(row, "y_conj", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3, INT64_C(4294967295)), 0));
  STEP(do_op(row, "real", NAMES("x"), NO_ATTRIBUTES, NAMES("y_real")));
  STEP(do_expect(row, "y_real", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3, INT64_C(4294967295)), 0));
  STEP(do_op(row, "imag", NAMES("x"), NO_ATTRIBUTES, NAMES("y_imag")));
  STEP(do_expect(row, "y_imag", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 0, 0), 0));
  STEP(do_op(row, "round", NAMES("x"), NO_ATTRIBUTES, NAMES("y_round")));
  STEP(do_expect(row, "y_round", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3, INT64_C(4294967295)), 0));
  return NULL;
}

static eager_status *row_one_integer_of_uint64(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3,
      (int64_t)UINT64_C(18446744073709551615))));
  STEP(do_op(row, "abs", NAMES("x"), NO_ATTRIBUTES, NAMES("y_abs")));
  STEP(do_expect(row, "y_abs", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3,
      (int64_t)UINT64_C(18446744073709551615)), 0));
  STEP(do_op(row, "negative", NAMES("x"), NO_ATTRIBUTES, NAMES("y_negative")));
  STEP(do_expect(row, "y_negative", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES(0,
      (int64_t)UINT64_C(18446744073709551615), 0, (int64_t)UINT64_C(18446744073709551613), 1), 0));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y_square")));
  STEP(do_expect(row, "y_square", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 9, 1), 0));
  STEP(do_op(row, "relu", NAMES("x"), NO_ATTRIBUTES, NAMES("y_relu")));
  STEP(do_expect(row, "y_relu", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3,
      (int64_t)UINT64_C(18446744073709551615)), 0));
  STEP(do_op(row, "relu6", NAMES("x"), NO_ATTRIBUTES, NAMES("y_relu6")));
  STEP(do_expect(row, "y_relu6", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3, 6), 0));
  STEP(do_op(row, "sign", NAMES("x"), NO_ATTRIBUTES, NAMES("y_sign")));
  STEP(do_expect(row, "y_sign", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 1, 1), 0));
  STEP(do_op(row, "bitwise_invert", NAMES("x"), NO_ATTRIBUTES, NAMES("y_bitwise_invert")));
  STEP(do_expect(row, "y_bitwise_invert", EAGER_UINT64, INTEGERS(5),
      INTEGER_VALUES((int64_t)UINT64_C(18446744073709551615), (int64_t)UINT64_C(18446744073709551614),
      (int64_t)UINT64_C(18446744073709551615), (int64_t)UINT64_C(18446744073709551612), 0), 0));
  STEP(do_op(row, "conj", NAMES("x"), NO_ATTRIBUTES, NAMES("y_conj")));
  STEP(do_expect(row, "y_conj", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3,
      (int64_t)UINT64_C(18446744073709551615)), 0));
  STEP(do_op(row, "real", NAMES("x"), NO_ATTRIBUTES, NAMES("y_real")));
  STEP(do_expect(row, "y_real", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3,
      (int64_t)UINT64_C(18446744073709551615)), 0));
  STEP(do_op(row, "imag", NAMES("x"), NO_ATTRIBUTES, NAMES("y_imag")));
  STEP(do_expect(row, "y_imag", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 0, 0), 0));
  STEP(do_op(row, "round", NAMES("x"), NO_ATTRIBUTES, NAMES("y_round")));
  STEP(do_expect(row, "y_round", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3,
      (int64_t)UINT64_C(18446744073709551615)), 0));
  return NULL;
}

static eager_status *row_one_integer_of_uint8(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3, 255)));
  STEP(do_op(row, "abs", NAMES("x"), NO_ATTRIBUTES, NAMES("y_abs")));
  STEP(do_expect(row, "y_abs", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3, 255), 0));
  STEP(do_op(row, "negative", NAMES("x"), NO_ATTRIBUTES, NAMES("y_negative")));
  STEP(do_expect(row, "y_negative", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(0, 255, 0, 253, 1), 0));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y_square")));
  STEP(do_expect(row, "y_square", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 9, 1), 0));
  STEP(do_op(row, "relu", NAMES("x"), NO_ATTRIBUTES, NAMES("y_relu")));
  STEP(do_expect(row, "y_relu", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3, 255), 0));
  STEP(do_op(row, "relu6", NAMES("x"), NO_ATTRIBUTES, NAMES("y_relu6")));
  STEP(do_expect(row, "y_relu6", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3, 6), 0));
  STEP(do_op(row, "sign", NAMES("x"), NO_ATTRIBUTES, NAMES("y_sign")));
  STEP(do_expect(row, "y_sign", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 1, 1), 0));
  STEP(do_op(row, "bitwise_invert", NAMES("x"), NO_ATTRIBUTES, NAMES("y_bitwise_invert")));
  STEP(do_expect(row, "y_bitwise_invert", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(255, 254, 255, 252, 0), 0));
  STEP(do_op(row, "conj", NAMES("x"), NO_ATTRIBUTES, NAMES("y_conj")));
  STEP(do_expect(row, "y_conj", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3, 255), 0));
  STEP(do_op(row, "real", NAMES("x"), NO_ATTRIBUTES, NAMES("y_real")));
  STEP(do_expect(row, "y_real", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3, 255), 0));
  STEP(do_op(row, "imag", NAMES("x"), NO_ATTRIBUTES, NAMES("y_imag")));
  STEP(do_expect(row, "y_imag", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 0, 0), 0));
  STEP(do_op(row, "round", NAMES("x"), NO_ATTRIBUTES, NAMES("y_round")));
  STEP(do_expect(row, "y_round", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 3, 255), 0));
  return NULL;
}

static eager_status *row_one_hot_axis_1_dtype_int16(Row *row) {
  STEP(do_tensor(row, "indices", EAGER_UINT8, INTEGERS(2, 1), INTEGER_VALUES(1, 0)));
  STEP(do_op(row, "one_hot", NAMES("indices"), ATTRIBUTES({"depth", ATTRIBUTE_INT, .integer = 2}, {"axis",
      ATTRIBUTE_INT, .integer = 1}, {"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT16}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT16, INTEGERS(2, 2, 1), INTEGER_VALUES(0, 1, 1, 0), 0));
  return NULL;
}

static eager_status *row_one_hot_depth_0(Row *row) {
  STEP(do_tensor(row, "indices", EAGER_INT32, INTEGERS(1), INTEGER_VALUES(0)));
  STEP(do_op(row, "one_hot", NAMES("indices"), ATTRIBUTES({"depth", ATTRIBUTE_INT, .integer = 0}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_one_hot_depth_3(Row *row) {
  STEP(do_tensor(row, "indices", EAGER_INT32, INTEGERS(4), INTEGER_VALUES(0, 2, 5, -1)));
  STEP(do_op(row, "one_hot", NAMES("indices"), ATTRIBUTES({"depth", ATTRIBUTE_INT, .integer = 3}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4, 3), FLOAT_VALUES(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0), 0));
  return NULL;
}

static eager_status *row_one_hot_with_values(Row *row) {
  STEP(do_tensor(row, "i", EAGER_INT64, INTEGERS(2), INTEGER_VALUES(1, 0)));
  STEP(do_tensor(row, "on", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(0x1.4p+1)));
  STEP(do_tensor(row, "off", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(-1)));
  STEP(do_op(row, "one_hot", NAMES("i", "on", "off"), ATTRIBUTES({"depth", ATTRIBUTE_INT, .integer = 2}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(-1, 0x1.4p+1, 0x1.4p+1, -1), 0));
  STEP(do_op(row, "one_hot", NAMES("i", "on"), ATTRIBUTES({"depth", ATTRIBUTE_INT, .integer = 2}, {"axis",
      ATTRIBUTE_INT, .integer = 0}), NAMES("z")));
  STEP(do_expect(row, "z", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0, 0x1.4p+1, 0x1.4p+1, 0), 0));
  STEP(do_op(row, "one_hot", NAMES("i", NULL, "off"), ATTRIBUTES({"depth", ATTRIBUTE_INT, .integer = 2}), NAMES("w")));
  STEP(do_expect(row, "w", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(-1, 1, 1, -1), 0));
  return NULL;
}

static eager_status *row_ones_like(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT8, INTEGERS(2, 1), INTEGER_VALUES(4, 5)));
  STEP(do_op(row, "ones_like", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_UINT8, INTEGERS(2, 1), INTEGER_VALUES(1, 1), 0));
  return NULL;
}

static eager_status *row_ones_like_dtype_bfloat16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_op(row, "ones_like", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_BFLOAT16}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_BFLOAT16, INTEGERS(2, 3), FLOAT_VALUES(1, 1, 1, 1, 1, 1), 0));
  return NULL;
}

static eager_status *row_ops_on_nothing(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(0, 3), NO_VALUES));
  STEP(do_op(row, "exp", NAMES("x"), NO_ATTRIBUTES, NAMES("y_exp")));
  STEP(do_expect(row, "y_exp", EAGER_FLOAT32, INTEGERS(0, 3), NO_VALUES, 0));
  STEP(do_op(row, "relu", NAMES("x"), NO_ATTRIBUTES, NAMES("y_relu")));
  STEP(do_expect(row, "y_relu", EAGER_FLOAT32, INTEGERS(0, 3), NO_VALUES, 0));
  STEP(do_op(row, "isnan", NAMES("x"), NO_ATTRIBUTES, NAMES("y_isnan")));
  STEP(do_expect(row, "y_isnan", EAGER_BOOL, INTEGERS(0, 3), NO_VALUES, 0));
  STEP(do_op(row, "negative", NAMES("x"), NO_ATTRIBUTES, NAMES("y_negative")));
  STEP(do_expect(row, "y_negative", EAGER_FLOAT32, INTEGERS(0, 3), NO_VALUES, 0));
  STEP(do_op(row, "softmax", NAMES("x"), NO_ATTRIBUTES, NAMES("y_softmax")));
  STEP(do_expect(row, "y_softmax", EAGER_FLOAT32, INTEGERS(0, 3), NO_VALUES, 0));
  STEP(do_op(row, "flip", NAMES("x"), NO_ATTRIBUTES, NAMES("y_flip")));
  STEP(do_expect(row, "y_flip", EAGER_FLOAT32, INTEGERS(0, 3), NO_VALUES, 0));
  STEP(do_op(row, "copy", NAMES("x"), NO_ATTRIBUTES, NAMES("y_copy")));
  STEP(do_expect(row, "y_copy", EAGER_FLOAT32, INTEGERS(0, 3), NO_VALUES, 0));
  STEP(do_op(row, "concat", NAMES("x", "x"), ATTRIBUTES({"axis", ATTRIBUTE_INT, .integer = 1}), NAMES("c")));
  STEP(do_expect(row, "c", EAGER_FLOAT32, INTEGERS(0, 6), NO_VALUES, 0));
  STEP(do_op(row, "reshape", NAMES("x"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(3, 0, 2)}),
      NAMES("r")));
  STEP(do_expect(row, "r", EAGER_FLOAT32, INTEGERS(3, 0, 2), NO_VALUES, 0));
  STEP(do_op(row, "permute_dims", NAMES("x"), NO_ATTRIBUTES, NAMES("p")));
  STEP(do_expect(row, "p", EAGER_FLOAT32, INTEGERS(3, 0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_ops_on_scalars(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(4)));
  STEP(do_op(row, "sqrt", NAMES("x"), NO_ATTRIBUTES, NAMES("y_sqrt")));
  STEP(do_expect(row, "y_sqrt", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(2), 0));
  STEP(do_op(row, "sum", NAMES("x"), NO_ATTRIBUTES, NAMES("y_sum")));
  STEP(do_expect(row, "y_sum", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(4), 0));
  STEP(do_op(row, "max", NAMES("x"), NO_ATTRIBUTES, NAMES("y_max")));
  STEP(do_expect(row, "y_max", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(4), 0));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y_square")));
  STEP(do_expect(row, "y_square", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(16), 0));
  STEP(do_op(row, "permute_dims", NAMES("x"), NO_ATTRIBUTES, NAMES("y_permute_dims")));
  STEP(do_expect(row, "y_permute_dims", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(4), 0));
  STEP(do_op(row, "squeeze", NAMES("x"), NO_ATTRIBUTES, NAMES("y_squeeze")));
  STEP(do_expect(row, "y_squeeze", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(4), 0));
  STEP(do_op(row, "flip", NAMES("x"), NO_ATTRIBUTES, NAMES("y_flip")));
  STEP(do_expect(row, "y_flip", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(4), 0));
  STEP(do_op(row, "expand_dims", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INT, .integer = 0}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT64, INTEGERS(1), FLOAT_VALUES(4), 0));
  STEP(do_op(row, "argmax", NAMES("x"), NO_ATTRIBUTES, NAMES("i")));
  STEP(do_expect(row, "i", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(0), 0));
  STEP(do_op(row, "stack", NAMES("x", "x"), NO_ATTRIBUTES, NAMES("s")));
  STEP(do_expect(row, "s", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(4, 4), 0));
  return NULL;
}

static eager_status *row_optimizer_adagrad(Row *row) {
  STEP(do_optimizer(row, "optimizer", "adagrad", NO_ATTRIBUTES));
  STEP(do_tensor(row, "p_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float32", "p_float32", "float32", 1));
  STEP(do_tensor(row, "p_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float64", "p_float64", "float64", 1));
  STEP(do_tensor(row, "g0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_tensor(row, "g0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_apply(row, "optimizer", NAMES("g0_float32", "g0_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r0_float32"));
  STEP(do_expect(row, "r0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.ff7ceep-1, -0x1.ffbe76p+0,
      0x1.fef9dcp-2, 0x1.7fdf3cp+1), 8));
  STEP(do_read(row, "v_float64", "r0_float64"));
  STEP(do_expect(row, "r0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.ff7ced9168e34p-1,
      -0x1.ffbe76c8b4558p+0, 0x1.fef9db22d11dbp-2, 0x1.7fdf3b645a54fp+1), 8));
  STEP(do_tensor(row, "g1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_tensor(row, "g1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_apply(row, "optimizer", NAMES("g1_float32", "g1_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r1_float32"));
  STEP(do_expect(row, "r1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.ffb78cp-1, -0x1.ffdbc6p+0,
      0x1.fe84ap-2, 0x1.7ffffp+1), 8));
  STEP(do_read(row, "v_float64", "r1_float64"));
  STEP(do_expect(row, "r1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.ffb78b90f16a5p-1,
      -0x1.ffdbc5c878a44p+0, 0x1.fe849f23bfcc1p-2, 0x1.7fffefa9f1e7bp+1), 8));
  STEP(do_slot(row, "optimizer", "v_float32", "accumulator", "slot_accumulator_float32"));
  STEP(do_read(row, "slot_accumulator_float32", "accumulator_float32_value"));
  STEP(do_expect(row, "accumulator_float32_value", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.4p-2, 0x1.4p+0, 5,
      0x1.01p+4), 64));
  STEP(do_slot(row, "optimizer", "v_float64", "accumulator", "slot_accumulator_float64"));
  STEP(do_read(row, "slot_accumulator_float64", "accumulator_float64_value"));
  STEP(do_expect(row, "accumulator_float64_value", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.4p-2, 0x1.4p+0, 5,
      0x1.01p+4), 64));
  return NULL;
}

static eager_status *row_optimizer_adagrad_changes_the_rows_that_sparse_rows_name(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(3, 2), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_variable(row, "v", "x", "v", 1));
  STEP(do_tensor(row, "i", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(2, 0, 2)));
  STEP(do_optimizer(row, "optimizer", "adagrad", ATTRIBUTES({"learning_rate", ATTRIBUTE_FLOAT, .number = 0x1p-2})));
  STEP(do_tape(row, "t0", 0, 0));
  STEP(do_read(row, "v", "a0"));
  STEP(do_op(row, "gather", NAMES("a0", "i"), NO_ATTRIBUTES, NAMES("y0")));
  STEP(do_op(row, "square", NAMES("y0"), NO_ATTRIBUTES, NAMES("z0")));
  STEP(do_gradient(row, "t0", NAMES("z0"), NAMES("v"), NO_NAMES, 0, NAMES("g0")));
  STEP(do_apply(row, "optimizer", NAMES("g0"), NAMES("v")));
  STEP(do_tape(row, "t1", 0, 0));
  STEP(do_read(row, "v", "a1"));
  STEP(do_op(row, "gather", NAMES("a1", "i"), NO_ATTRIBUTES, NAMES("y1")));
  STEP(do_op(row, "square", NAMES("y1"), NO_ATTRIBUTES, NAMES("z1")));
  STEP(do_gradient(row, "t1", NAMES("z1"), NAMES("v"), NO_NAMES, 0, NAMES("g1")));
  STEP(do_apply(row, "optimizer", NAMES("g1"), NAMES("v")));
  STEP(do_read(row, "v", "after"));
  STEP(do_expect(row, "after", EAGER_FLOAT64, INTEGERS(3, 2), FLOAT_VALUES(0x1.33333333585d1p-1, 0x1.95db0f7d4608ap+0,
      3, 4, 0x1.24fae1d81f878p+2, 0x1.64edf4a4500aap+2), 16));
  return NULL;
}

static eager_status *row_optimizer_adagrad_learning_rate_0_125_epsilon_0_25_initial_accumulator_value_0_5(Row *row) {
  STEP(do_optimizer(row, "optimizer", "adagrad", ATTRIBUTES({"learning_rate", ATTRIBUTE_FLOAT, .number = 0x1p-3},
      {"initial_accumulator_value", ATTRIBUTE_FLOAT, .number = 0x1p-1}, {"epsilon", ATTRIBUTE_FLOAT, .number =
      0x1p-2})));
  STEP(do_tensor(row, "p_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float32", "p_float32", "float32", 1));
  STEP(do_tensor(row, "p_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float64", "p_float64", "float64", 1));
  STEP(do_tensor(row, "g0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_tensor(row, "g0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_apply(row, "optimizer", NAMES("g0_float32", "g0_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r0_float32"));
  STEP(do_expect(row, "r0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.e353aap-1, -0x1.ea4d24p+0,
      0x1.940b14p-2, 0x1.7cp+1), 8));
  STEP(do_read(row, "v_float64", "r0_float64"));
  STEP(do_expect(row, "r0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.e353aa50f3ed9p-1,
      -0x1.ea4d2410a5628p+0, 0x1.940b1377e74cdp-2, 0x1.7cp+1), 8));
  STEP(do_tensor(row, "g1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_tensor(row, "g1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_apply(row, "optimizer", NAMES("g1_float32", "g1_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r1_float32"));
  STEP(do_expect(row, "r1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.f1391cp-1, -0x1.f4794ap+0,
      0x1.62b8bap-2, 0x1.8ad0dap+1), 8));
  STEP(do_read(row, "v_float64", "r1_float64"));
  STEP(do_expect(row, "r1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.f1391c7e8a299p-1,
      -0x1.f47949ca9daa3p+0, 0x1.62b8ba2a6da91p-2, 0x1.8ad0d9f99129cp+1), 8));
  STEP(do_slot(row, "optimizer", "v_float32", "accumulator", "slot_accumulator_float32"));
  STEP(do_read(row, "slot_accumulator_float32", "accumulator_float32_value"));
  STEP(do_expect(row, "accumulator_float32_value", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.ap-1, 0x1.cp+0,
      0x1.6p+2, 0x1.09p+4), 64));
  STEP(do_slot(row, "optimizer", "v_float64", "accumulator", "slot_accumulator_float64"));
  STEP(do_read(row, "slot_accumulator_float64", "accumulator_float64_value"));
  STEP(do_expect(row, "accumulator_float64_value", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.ap-1, 0x1.cp+0,
      0x1.6p+2, 0x1.09p+4), 64));
  return NULL;
}

static eager_status *row_optimizer_adam(Row *row) {
  STEP(do_optimizer(row, "optimizer", "adam", NO_ATTRIBUTES));
  STEP(do_tensor(row, "p_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float32", "p_float32", "float32", 1));
  STEP(do_tensor(row, "p_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float64", "p_float64", "float64", 1));
  STEP(do_tensor(row, "g0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_tensor(row, "g0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_apply(row, "optimizer", NAMES("g0_float32", "g0_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r0_float32"));
  STEP(do_expect(row, "r0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.ff7ceep-1, -0x1.ffbe76p+0,
      0x1.fef9dcp-2, 0x1.7fdf3cp+1), 8));
  STEP(do_read(row, "v_float64", "r0_float64"));
  STEP(do_expect(row, "r0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.ff7ced91946dbp-1,
      -0x1.ffbe76c8bf381p+0, 0x1.fef9db22e6e2ep-2, 0x1.7fdf3b64701a3p+1), 8));
  STEP(do_tensor(row, "g1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_tensor(row, "g1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_apply(row, "optimizer", NAMES("g1_float32", "g1_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r1_float32"));
  STEP(do_expect(row, "r1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.ff5a04p-1, -0x1.ffad02p+0,
      0x1.fe057ep-2, 0x1.7ff634p+1), 8));
  STEP(do_read(row, "v_float64", "r1_float64"));
  STEP(do_expect(row, "r1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.ff5a04c7e3382p-1,
      -0x1.ffad0263e2e8fp+0, 0x1.fe057d9ec09f6p-2, 0x1.7ff633135521p+1), 8));
  STEP(do_slot(row, "optimizer", "v_float32", "m", "slot_m_float32"));
  STEP(do_read(row, "slot_m_float32", "m_float32_value"));
  STEP(do_expect(row, "m_float32_value", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.47ae14p-6, -0x1.47ae14p-5,
      0x1.1eb852p-2, -0x1.828f5cp-2), 64));
  STEP(do_slot(row, "optimizer", "v_float32", "v", "slot_v_float32"));
  STEP(do_read(row, "slot_v_float32", "v_float32_value"));
  STEP(do_expect(row, "v_float32_value", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.476af8p-12, 0x1.476af8p-10,
      0x1.476af8p-8, 0x1.072abep-6), 64));
  STEP(do_slot(row, "optimizer", "v_float64", "m", "slot_m_float64"));
  STEP(do_read(row, "slot_m_float64", "m_float64_value"));
  STEP(do_expect(row, "m_float64_value", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.47ae147ae147ap-6,
      -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2), 64));
  STEP(do_slot(row, "optimizer", "v_float64", "v", "slot_v_float64"));
  STEP(do_read(row, "slot_v_float64", "v_float64_value"));
  STEP(do_expect(row, "v_float64_value", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.476af89c5e705p-12,
      0x1.476af89c5e705p-10, 0x1.476af89c5e705p-8, 0x1.072abef06b37dp-6), 64));
  return NULL;
}

static eager_status *row_optimizer_adam_changes_the_rows_that_sparse_rows_name(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(3, 2), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_variable(row, "v", "x", "v", 1));
  STEP(do_tensor(row, "i", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(2, 0, 2)));
  STEP(do_optimizer(row, "optimizer", "adam", ATTRIBUTES({"learning_rate", ATTRIBUTE_FLOAT, .number = 0x1p-2})));
  STEP(do_tape(row, "t0", 0, 0));
  STEP(do_read(row, "v", "a0"));
  STEP(do_op(row, "gather", NAMES("a0", "i"), NO_ATTRIBUTES, NAMES("y0")));
  STEP(do_op(row, "square", NAMES("y0"), NO_ATTRIBUTES, NAMES("z0")));
  STEP(do_gradient(row, "t0", NAMES("z0"), NAMES("v"), NO_NAMES, 0, NAMES("g0")));
  STEP(do_apply(row, "optimizer", NAMES("g0"), NAMES("v")));
  STEP(do_tape(row, "t1", 0, 0));
  STEP(do_read(row, "v", "a1"));
  STEP(do_op(row, "gather", NAMES("a1", "i"), NO_ATTRIBUTES, NAMES("y1")));
  STEP(do_op(row, "square", NAMES("y1"), NO_ATTRIBUTES, NAMES("z1")));
  STEP(do_gradient(row, "t1", NAMES("z1"), NAMES("v"), NO_NAMES, 0, NAMES("g1")));
  STEP(do_apply(row, "optimizer", NAMES("g1"), NAMES("v")));
  STEP(do_read(row, "v", "after"));
  STEP(do_expect(row, "after", EAGER_FLOAT64, INTEGERS(3, 2), FLOAT_VALUES(0x1.023afae5fa876p-1, 0x1.805d1b8806547p+0,
      3, 4, 0x1.2006d1baadb49p+2, 0x1.60057812aa402p+2), 16));
  return NULL;
}

static eager_status *row_optimizer_adam_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25_weight_decay_0_5(Row *row) {
  STEP(do_optimizer(row, "optimizer", "adam", ATTRIBUTES({"learning_rate", ATTRIBUTE_FLOAT, .number = 0x1p-3},
      {"beta_1", ATTRIBUTE_FLOAT, .number = 0x1p-1}, {"beta_2", ATTRIBUTE_FLOAT, .number = 0x1.8p-1}, {"epsilon",
      ATTRIBUTE_FLOAT, .number = 0x1p-2}, {"weight_decay", ATTRIBUTE_FLOAT, .number = 0x1p-1})));
  STEP(do_tensor(row, "p_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float32", "p_float32", "float32", 1));
  STEP(do_tensor(row, "p_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float64", "p_float64", "float64", 1));
  STEP(do_tensor(row, "g0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_tensor(row, "g0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_apply(row, "optimizer", NAMES("g0_float32", "g0_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r0_float32"));
  STEP(do_expect(row, "r0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.b55556p-1, -0x1.c66666p+0,
      0x1.6e38e4p-2, 0x1.6p+1), 8));
  STEP(do_read(row, "v_float64", "r0_float64"));
  STEP(do_expect(row, "r0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.b555555555555p-1,
      -0x1.c666666666666p+0, 0x1.6e38e38e38e39p-2, 0x1.6p+1), 8));
  STEP(do_tensor(row, "g1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_tensor(row, "g1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_apply(row, "optimizer", NAMES("g1_float32", "g1_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r1_float32"));
  STEP(do_expect(row, "r1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.9ap-1, -0x1.aap+0, 0x1.ecee8ap-3,
      0x1.569bd8p+1), 8));
  STEP(do_read(row, "v_float64", "r1_float64"));
  STEP(do_expect(row, "r1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.9ap-1, -0x1.aap+0,
      0x1.ecee8958a20f6p-3, 0x1.569bd84b31f73p+1), 8));
  STEP(do_slot(row, "optimizer", "v_float32", "m", "slot_m_float32"));
  STEP(do_read(row, "slot_m_float32", "m_float32_value"));
  STEP(do_expect(row, "m_float32_value", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0, 0, 1, -0x1.fp+0), 64));
  STEP(do_slot(row, "optimizer", "v_float32", "v", "slot_v_float32"));
  STEP(do_read(row, "slot_v_float32", "v_float32_value"));
  STEP(do_expect(row, "v_float32_value", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1p-4, 0x1p-2, 1, 0x1.00cp+2),
      64));
  STEP(do_slot(row, "optimizer", "v_float64", "m", "slot_m_float64"));
  STEP(do_read(row, "slot_m_float64", "m_float64_value"));
  STEP(do_expect(row, "m_float64_value", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0, 0, 1, -0x1.fp+0), 64));
  STEP(do_slot(row, "optimizer", "v_float64", "v", "slot_v_float64"));
  STEP(do_read(row, "slot_v_float64", "v_float64_value"));
  STEP(do_expect(row, "v_float64_value", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1p-4, 0x1p-2, 1, 0x1.00cp+2),
      64));
  return NULL;
}

static eager_status *row_optimizer_adam_of_bfloat16_slots_are_float32(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(1, -2, 0x1p-1)));
  STEP(do_variable(row, "v", "x", "v", 1));
  STEP(do_optimizer(row, "adam", "adam", ATTRIBUTES({"learning_rate", ATTRIBUTE_FLOAT, .number = 0x1p-3})));
  STEP(do_tensor(row, "g0", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -1, 2)));
  STEP(do_apply(row, "adam", NAMES("g0"), NAMES("v")));
  STEP(do_tensor(row, "g1", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(1, 0x1p-2, -4)));
  STEP(do_apply(row, "adam", NAMES("g1"), NAMES("v")));
  STEP(do_read(row, "v", "after"));
  STEP(do_expect(row, "after", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.82p-1, -0x1.dp+0, 0x1.aep-2), 1));
  STEP(do_slot(row, "adam", "v", "m", "slot_m"));
  STEP(do_read(row, "slot_m", "m_value"));
  STEP(do_expect(row, "m_value", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.28f5c2p-3, -0x1.0a3d7p-4, -0x1.c28f5cp-3),
      16));
  STEP(do_slot(row, "adam", "v", "v", "slot_v"));
  STEP(do_read(row, "slot_v", "v_value"));
  STEP(do_expect(row, "v_value", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.479d4ep-10, 0x1.16441p-10, 0x1.479d4ep-6),
      16));
  return NULL;
}

static eager_status *row_optimizer_adam_of_float16_slots_are_float32(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(1, -2, 0x1p-1)));
  STEP(do_variable(row, "v", "x", "v", 1));
  STEP(do_optimizer(row, "adam", "adam", ATTRIBUTES({"learning_rate", ATTRIBUTE_FLOAT, .number = 0x1p-3})));
  STEP(do_tensor(row, "g0", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -1, 2)));
  STEP(do_apply(row, "adam", NAMES("g0"), NAMES("v")));
  STEP(do_tensor(row, "g1", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(1, 0x1p-2, -4)));
  STEP(do_apply(row, "adam", NAMES("g1"), NAMES("v")));
  STEP(do_read(row, "v", "after"));
  STEP(do_expect(row, "after", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.824p-1, -0x1.d1p+0, 0x1.aecp-2), 1));
  STEP(do_slot(row, "adam", "v", "m", "slot_m"));
  STEP(do_read(row, "slot_m", "m_value"));
  STEP(do_expect(row, "m_value", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.28f5c2p-3, -0x1.0a3d7p-4, -0x1.c28f5cp-3),
      16));
  STEP(do_slot(row, "adam", "v", "v", "slot_v"));
  STEP(do_read(row, "slot_v", "v_value"));
  STEP(do_expect(row, "v_value", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.479d4ep-10, 0x1.16441p-10, 0x1.479d4ep-6),
      16));
  return NULL;
}

static eager_status *row_optimizer_adamw(Row *row) {
  STEP(do_optimizer(row, "optimizer", "adamw", NO_ATTRIBUTES));
  STEP(do_tensor(row, "p_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float32", "p_float32", "float32", 1));
  STEP(do_tensor(row, "p_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float64", "p_float64", "float64", 1));
  STEP(do_tensor(row, "g0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_tensor(row, "g0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_apply(row, "optimizer", NAMES("g0_float32", "g0_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r0_float32"));
  STEP(do_expect(row, "r0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.ff7b9ep-1, -0x1.ffbd28p+0,
      0x1.fef88cp-2, 0x1.7fde4p+1), 8));
  STEP(do_read(row, "v_float64", "r0_float64"));
  STEP(do_expect(row, "r0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.ff7b9e063bdf8p-1,
      -0x1.ffbd273d66a9ep+0, 0x1.fef88b978e54bp-2, 0x1.7fde3fbbedaf8p+1), 8));
  STEP(do_tensor(row, "g1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_tensor(row, "g1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_apply(row, "optimizer", NAMES("g1_float32", "g1_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r1_float32"));
  STEP(do_expect(row, "r1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.ff5766p-1, -0x1.ffaa64p+0,
      0x1.fe02ep-2, 0x1.7ff43cp+1), 8));
  STEP(do_read(row, "v_float64", "r1_float64"));
  STEP(do_expect(row, "r1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.ff576607f43e2p-1,
      -0x1.ffaa637900d13p+0, 0x1.fe02df34b7e1p-2, 0x1.7ff43bd86ec7cp+1), 8));
  STEP(do_slot(row, "optimizer", "v_float32", "m", "slot_m_float32"));
  STEP(do_read(row, "slot_m_float32", "m_float32_value"));
  STEP(do_expect(row, "m_float32_value", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.47ae14p-6, -0x1.47ae14p-5,
      0x1.1eb852p-2, -0x1.828f5cp-2), 64));
  STEP(do_slot(row, "optimizer", "v_float32", "v", "slot_v_float32"));
  STEP(do_read(row, "slot_v_float32", "v_float32_value"));
  STEP(do_expect(row, "v_float32_value", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.476af8p-12, 0x1.476af8p-10,
      0x1.476af8p-8, 0x1.072abep-6), 64));
  STEP(do_slot(row, "optimizer", "v_float64", "m", "slot_m_float64"));
  STEP(do_read(row, "slot_m_float64", "m_float64_value"));
  STEP(do_expect(row, "m_float64_value", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.47ae147ae147ap-6,
      -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2), 64));
  STEP(do_slot(row, "optimizer", "v_float64", "v", "slot_v_float64"));
  STEP(do_read(row, "slot_v_float64", "v_float64_value"));
  STEP(do_expect(row, "v_float64_value", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.476af89c5e705p-12,
      0x1.476af89c5e705p-10, 0x1.476af89c5e705p-8, 0x1.072abef06b37dp-6), 64));
  return NULL;
}

static eager_status *row_optimizer_adamw_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25_weight_decay_0_25(Row *row) {
  STEP(do_optimizer(row, "optimizer", "adamw", ATTRIBUTES({"learning_rate", ATTRIBUTE_FLOAT, .number = 0x1p-3},
      {"beta_1", ATTRIBUTE_FLOAT, .number = 0x1p-1}, {"beta_2", ATTRIBUTE_FLOAT, .number = 0x1.8p-1}, {"epsilon",
      ATTRIBUTE_FLOAT, .number = 0x1p-2}, {"weight_decay", ATTRIBUTE_FLOAT, .number = 0x1p-2})));
  STEP(do_tensor(row, "p_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float32", "p_float32", "float32", 1));
  STEP(do_tensor(row, "p_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float64", "p_float64", "float64", 1));
  STEP(do_tensor(row, "g0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_tensor(row, "g0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_apply(row, "optimizer", NAMES("g0_float32", "g0_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r0_float32"));
  STEP(do_expect(row, "r0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.c55556p-1, -0x1.d66666p+0,
      0x1.7e38e4p-2, 0x1.6cp+1), 8));
  STEP(do_read(row, "v_float64", "r0_float64"));
  STEP(do_expect(row, "r0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.c555555555555p-1,
      -0x1.d666666666666p+0, 0x1.7e38e38e38e39p-2, 0x1.6cp+1), 8));
  STEP(do_tensor(row, "g1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_tensor(row, "g1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_apply(row, "optimizer", NAMES("g1_float32", "g1_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r1_float32"));
  STEP(do_expect(row, "r1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.b72aaap-1, -0x1.c7b334p+0,
      0x1.11690cp-2, 0x1.6d3bd8p+1), 8));
  STEP(do_read(row, "v_float64", "r1_float64"));
  STEP(do_expect(row, "r1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.b72aaaaaaaaabp-1,
      -0x1.c7b3333333333p+0, 0x1.11690bc8c2cedp-2, 0x1.6d3bd84b31f73p+1), 8));
  STEP(do_slot(row, "optimizer", "v_float32", "m", "slot_m_float32"));
  STEP(do_read(row, "slot_m_float32", "m_float32_value"));
  STEP(do_expect(row, "m_float32_value", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0, 0, 1, -0x1.fp+0), 64));
  STEP(do_slot(row, "optimizer", "v_float32", "v", "slot_v_float32"));
  STEP(do_read(row, "slot_v_float32", "v_float32_value"));
  STEP(do_expect(row, "v_float32_value", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1p-4, 0x1p-2, 1, 0x1.00cp+2),
      64));
  STEP(do_slot(row, "optimizer", "v_float64", "m", "slot_m_float64"));
  STEP(do_read(row, "slot_m_float64", "m_float64_value"));
  STEP(do_expect(row, "m_float64_value", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0, 0, 1, -0x1.fp+0), 64));
  STEP(do_slot(row, "optimizer", "v_float64", "v", "slot_v_float64"));
  STEP(do_read(row, "slot_v_float64", "v_float64_value"));
  STEP(do_expect(row, "v_float64_value", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1p-4, 0x1p-2, 1, 0x1.00cp+2),
      64));
  return NULL;
}

static eager_status *row_optimizer_gradient_descent(Row *row) {
  STEP(do_optimizer(row, "optimizer", "gradient_descent", NO_ATTRIBUTES));
  STEP(do_tensor(row, "p_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float32", "p_float32", "float32", 1));
  STEP(do_tensor(row, "p_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float64", "p_float64", "float64", 1));
  STEP(do_tensor(row, "g0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_tensor(row, "g0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_apply(row, "optimizer", NAMES("g0_float32", "g0_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r0_float32"));
  STEP(do_expect(row, "r0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.fd70a4p-1, -0x1.fd70a4p+0,
      0x1.eb851ep-2, 0x1.7fae14p+1), 8));
  STEP(do_read(row, "v_float64", "r0_float64"));
  STEP(do_expect(row, "r0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.fd70a3d70a3d7p-1,
      -0x1.fd70a3d70a3d7p+0, 0x1.eb851eb851eb8p-2, 0x1.7fae147ae147bp+1), 8));
  STEP(do_tensor(row, "g1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_tensor(row, "g1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_apply(row, "optimizer", NAMES("g1_float32", "g1_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r1_float32"));
  STEP(do_expect(row, "r1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.feb852p-1, -0x1.feb852p+0,
      0x1.e147aep-2, 0x1.84ccccp+1), 8));
  STEP(do_read(row, "v_float64", "r1_float64"));
  STEP(do_expect(row, "r1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.feb851eb851ecp-1,
      -0x1.feb851eb851ecp+0, 0x1.e147ae147ae14p-2, 0x1.84ccccccccccdp+1), 8));
  return NULL;
}

static eager_status *row_optimizer_gradient_descent_changes_the_rows_that_sparse_rows_name(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(3, 2), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_variable(row, "v", "x", "v", 1));
  STEP(do_tensor(row, "i", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(2, 0, 2)));
  STEP(do_optimizer(row, "optimizer", "gradient_descent", ATTRIBUTES({"learning_rate", ATTRIBUTE_FLOAT, .number =
      0x1p-2})));
  STEP(do_tape(row, "t0", 0, 0));
  STEP(do_read(row, "v", "a0"));
  STEP(do_op(row, "gather", NAMES("a0", "i"), NO_ATTRIBUTES, NAMES("y0")));
  STEP(do_op(row, "square", NAMES("y0"), NO_ATTRIBUTES, NAMES("z0")));
  STEP(do_gradient(row, "t0", NAMES("z0"), NAMES("v"), NO_NAMES, 0, NAMES("g0")));
  STEP(do_apply(row, "optimizer", NAMES("g0"), NAMES("v")));
  STEP(do_tape(row, "t1", 0, 0));
  STEP(do_read(row, "v", "a1"));
  STEP(do_op(row, "gather", NAMES("a1", "i"), NO_ATTRIBUTES, NAMES("y1")));
  STEP(do_op(row, "square", NAMES("y1"), NO_ATTRIBUTES, NAMES("z1")));
  STEP(do_gradient(row, "t1", NAMES("z1"), NAMES("v"), NO_NAMES, 0, NAMES("g1")));
  STEP(do_apply(row, "optimizer", NAMES("g1"), NAMES("v")));
  STEP(do_read(row, "v", "after"));
  STEP(do_expect(row, "after", EAGER_FLOAT64, INTEGERS(3, 2), FLOAT_VALUES(0x1p-2, 0x1p-1, 3, 4, 0, 0), 16));
  return NULL;
}

static eager_status *row_optimizer_gradient_descent_learning_rate_0_5_momentum_0_75_nesterov_true(Row *row) {
  STEP(do_optimizer(row, "optimizer", "gradient_descent", ATTRIBUTES({"learning_rate", ATTRIBUTE_FLOAT, .number =
      0x1p-1}, {"momentum", ATTRIBUTE_FLOAT, .number = 0x1.8p-1}, {"nesterov", ATTRIBUTE_BOOL, .integer = 1})));
  STEP(do_tensor(row, "p_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float32", "p_float32", "float32", 1));
  STEP(do_tensor(row, "p_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float64", "p_float64", "float64", 1));
  STEP(do_tensor(row, "g0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_tensor(row, "g0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_apply(row, "optimizer", NAMES("g0_float32", "g0_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r0_float32"));
  STEP(do_expect(row, "r0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.2p-1, -0x1.2p+0, -0x1.4p+0,
      0x1.64p+1), 8));
  STEP(do_read(row, "v_float64", "r0_float64"));
  STEP(do_expect(row, "r0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.2p-1, -0x1.2p+0, -0x1.4p+0,
      0x1.64p+1), 8));
  STEP(do_tensor(row, "g1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_tensor(row, "g1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_apply(row, "optimizer", NAMES("g1_float32", "g1_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r1_float32"));
  STEP(do_expect(row, "r1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.48p-1, -0x1.48p+0, -0x1.58p+1,
      0x1.8d8p+2), 8));
  STEP(do_read(row, "v_float64", "r1_float64"));
  STEP(do_expect(row, "r1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.48p-1, -0x1.48p+0, -0x1.58p+1,
      0x1.8d8p+2), 8));
  STEP(do_slot(row, "optimizer", "v_float32", "momentum", "slot_momentum_float32"));
  STEP(do_read(row, "slot_momentum_float32", "momentum_float32_value"));
  STEP(do_expect(row, "momentum_float32_value", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1p-3, -0x1p-2, 0x1.4p+1,
      -0x1.e8p+1), 64));
  STEP(do_slot(row, "optimizer", "v_float64", "momentum", "slot_momentum_float64"));
  STEP(do_read(row, "slot_momentum_float64", "momentum_float64_value"));
  STEP(do_expect(row, "momentum_float64_value", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1p-3, -0x1p-2, 0x1.4p+1,
      -0x1.e8p+1), 64));
  return NULL;
}

static eager_status *row_optimizer_gradient_descent_momentum_0_5(Row *row) {
  STEP(do_optimizer(row, "optimizer", "gradient_descent", ATTRIBUTES({"momentum", ATTRIBUTE_FLOAT, .number = 0x1p-1})));
  STEP(do_tensor(row, "p_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float32", "p_float32", "float32", 1));
  STEP(do_tensor(row, "p_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float64", "p_float64", "float64", 1));
  STEP(do_tensor(row, "g0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_tensor(row, "g0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_apply(row, "optimizer", NAMES("g0_float32", "g0_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r0_float32"));
  STEP(do_expect(row, "r0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.fd70a4p-1, -0x1.fd70a4p+0,
      0x1.eb851ep-2, 0x1.7fae14p+1), 8));
  STEP(do_read(row, "v_float64", "r0_float64"));
  STEP(do_expect(row, "r0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.fd70a3d70a3d7p-1,
      -0x1.fd70a3d70a3d7p+0, 0x1.eb851eb851eb8p-2, 0x1.7fae147ae147bp+1), 8));
  STEP(do_tensor(row, "g1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_tensor(row, "g1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_apply(row, "optimizer", NAMES("g1_float32", "g1_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r1_float32"));
  STEP(do_expect(row, "r1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.fd70a4p-1, -0x1.fd70a4p+0,
      0x1.d70a3ep-2, 0x1.84a3d8p+1), 8));
  STEP(do_read(row, "v_float64", "r1_float64"));
  STEP(do_expect(row, "r1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.fd70a3d70a3d7p-1,
      -0x1.fd70a3d70a3d7p+0, 0x1.d70a3d70a3d71p-2, 0x1.84a3d70a3d70ap+1), 8));
  STEP(do_slot(row, "optimizer", "v_float32", "momentum", "slot_momentum_float32"));
  STEP(do_read(row, "slot_momentum_float32", "momentum_float32_value"));
  STEP(do_expect(row, "momentum_float32_value", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0, 0, 2, -0x1.fp+1), 64));
  STEP(do_slot(row, "optimizer", "v_float64", "momentum", "slot_momentum_float64"));
  STEP(do_read(row, "slot_momentum_float64", "momentum_float64_value"));
  STEP(do_expect(row, "momentum_float64_value", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0, 0, 2, -0x1.fp+1), 64));
  return NULL;
}

static eager_status *row_optimizer_momentum(Row *row) {
  STEP(do_optimizer(row, "optimizer", "momentum", NO_ATTRIBUTES));
  STEP(do_tensor(row, "p_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float32", "p_float32", "float32", 1));
  STEP(do_tensor(row, "p_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float64", "p_float64", "float64", 1));
  STEP(do_tensor(row, "g0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_tensor(row, "g0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_apply(row, "optimizer", NAMES("g0_float32", "g0_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r0_float32"));
  STEP(do_expect(row, "r0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.fd70a4p-1, -0x1.fd70a4p+0,
      0x1.eb851ep-2, 0x1.7fae14p+1), 8));
  STEP(do_read(row, "v_float64", "r0_float64"));
  STEP(do_expect(row, "r0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.fd70a3d70a3d7p-1,
      -0x1.fd70a3d70a3d7p+0, 0x1.eb851eb851eb8p-2, 0x1.7fae147ae147bp+1), 8));
  STEP(do_tensor(row, "g1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_tensor(row, "g1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_apply(row, "optimizer", NAMES("g1_float32", "g1_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r1_float32"));
  STEP(do_expect(row, "r1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.fc6a7ep-1, -0x1.fc6a7ep+0,
      0x1.ced916p-2, 0x1.848312p+1), 8));
  STEP(do_read(row, "v_float64", "r1_float64"));
  STEP(do_expect(row, "r1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.fc6a7ef9db22dp-1,
      -0x1.fc6a7ef9db22dp+0, 0x1.ced916872b021p-2, 0x1.8483126e978d5p+1), 8));
  STEP(do_slot(row, "optimizer", "v_float32", "momentum", "slot_momentum_float32"));
  STEP(do_read(row, "slot_momentum_float32", "momentum_float32_value"));
  STEP(do_expect(row, "momentum_float32_value", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.99999ap-3,
      -0x1.99999ap-2, 0x1.666666p+1, -0x1.e33334p+1), 64));
  STEP(do_slot(row, "optimizer", "v_float64", "momentum", "slot_momentum_float64"));
  STEP(do_read(row, "slot_momentum_float64", "momentum_float64_value"));
  STEP(do_expect(row, "momentum_float64_value", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.999999999999ap-3,
      -0x1.999999999999ap-2, 0x1.6666666666666p+1, -0x1.e333333333333p+1), 64));
  return NULL;
}

static eager_status *row_optimizer_momentum_changes_the_rows_that_sparse_rows_name(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(3, 2), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_variable(row, "v", "x", "v", 1));
  STEP(do_tensor(row, "i", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(2, 0, 2)));
  STEP(do_optimizer(row, "optimizer", "momentum", ATTRIBUTES({"learning_rate", ATTRIBUTE_FLOAT, .number = 0x1p-2})));
  STEP(do_tape(row, "t0", 0, 0));
  STEP(do_read(row, "v", "a0"));
  STEP(do_op(row, "gather", NAMES("a0", "i"), NO_ATTRIBUTES, NAMES("y0")));
  STEP(do_op(row, "square", NAMES("y0"), NO_ATTRIBUTES, NAMES("z0")));
  STEP(do_gradient(row, "t0", NAMES("z0"), NAMES("v"), NO_NAMES, 0, NAMES("g0")));
  STEP(do_apply(row, "optimizer", NAMES("g0"), NAMES("v")));
  STEP(do_tape(row, "t1", 0, 0));
  STEP(do_read(row, "v", "a1"));
  STEP(do_op(row, "gather", NAMES("a1", "i"), NO_ATTRIBUTES, NAMES("y1")));
  STEP(do_op(row, "square", NAMES("y1"), NO_ATTRIBUTES, NAMES("z1")));
  STEP(do_gradient(row, "t1", NAMES("z1"), NAMES("v"), NO_NAMES, 0, NAMES("g1")));
  STEP(do_apply(row, "optimizer", NAMES("g1"), NAMES("v")));
  STEP(do_read(row, "v", "after"));
  STEP(do_expect(row, "after", EAGER_FLOAT64, INTEGERS(3, 2), FLOAT_VALUES(-0x1.999999999999ap-3, -0x1.999999999999ap-2,
      3, 4, -0x1.2p+2, -0x1.599999999999ap+2), 16));
  return NULL;
}

static eager_status *row_optimizer_momentum_learning_rate_0_25_momentum_0_5_nesterov_true(Row *row) {
  STEP(do_optimizer(row, "optimizer", "momentum", ATTRIBUTES({"learning_rate", ATTRIBUTE_FLOAT, .number = 0x1p-2},
      {"momentum", ATTRIBUTE_FLOAT, .number = 0x1p-1}, {"nesterov", ATTRIBUTE_BOOL, .integer = 1})));
  STEP(do_tensor(row, "p_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float32", "p_float32", "float32", 1));
  STEP(do_tensor(row, "p_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float64", "p_float64", "float64", 1));
  STEP(do_tensor(row, "g0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_tensor(row, "g0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_apply(row, "optimizer", NAMES("g0_float32", "g0_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r0_float32"));
  STEP(do_expect(row, "r0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.ap-1, -0x1.ap+0, -0x1p-2,
      0x1.74p+1), 8));
  STEP(do_read(row, "v_float64", "r0_float64"));
  STEP(do_expect(row, "r0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.ap-1, -0x1.ap+0, -0x1p-2,
      0x1.74p+1), 8));
  STEP(do_tensor(row, "g1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_tensor(row, "g1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_apply(row, "optimizer", NAMES("g1_float32", "g1_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r1_float32"));
  STEP(do_expect(row, "r1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.cp-1, -0x1.cp+0, -0x1.8p-1,
      0x1.19p+2), 8));
  STEP(do_read(row, "v_float64", "r1_float64"));
  STEP(do_expect(row, "r1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.cp-1, -0x1.cp+0, -0x1.8p-1,
      0x1.19p+2), 8));
  STEP(do_slot(row, "optimizer", "v_float32", "momentum", "slot_momentum_float32"));
  STEP(do_read(row, "slot_momentum_float32", "momentum_float32_value"));
  STEP(do_expect(row, "momentum_float32_value", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0, 0, 2, -0x1.fp+1), 64));
  STEP(do_slot(row, "optimizer", "v_float64", "momentum", "slot_momentum_float64"));
  STEP(do_read(row, "slot_momentum_float64", "momentum_float64_value"));
  STEP(do_expect(row, "momentum_float64_value", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0, 0, 2, -0x1.fp+1), 64));
  return NULL;
}

static eager_status *row_optimizer_nesterov(Row *row) {
  STEP(do_optimizer(row, "optimizer", "nesterov", NO_ATTRIBUTES));
  STEP(do_tensor(row, "p_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float32", "p_float32", "float32", 1));
  STEP(do_tensor(row, "p_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float64", "p_float64", "float64", 1));
  STEP(do_tensor(row, "g0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_tensor(row, "g0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_apply(row, "optimizer", NAMES("g0_float32", "g0_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r0_float32"));
  STEP(do_expect(row, "r0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.fb22dp-1, -0x1.fb22dp+0,
      0x1.d91688p-2, 0x1.7f645ap+1), 8));
  STEP(do_read(row, "v_float64", "r0_float64"));
  STEP(do_expect(row, "r0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.fb22d0e560419p-1,
      -0x1.fb22d0e560419p+0, 0x1.d916872b020c5p-2, 0x1.7f645a1cac083p+1), 8));
  STEP(do_tensor(row, "g1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_tensor(row, "g1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_apply(row, "optimizer", NAMES("g1_float32", "g1_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r1_float32"));
  STEP(do_expect(row, "r1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.fb7e9p-1, -0x1.fb7e9p+0,
      0x1.b50b1p-2, 0x1.88dc5ep+1), 8));
  STEP(do_read(row, "v_float64", "r1_float64"));
  STEP(do_expect(row, "r1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.fb7e90ff97247p-1,
      -0x1.fb7e90ff97247p+0, 0x1.b50b0f27bb2ffp-2, 0x1.88dc5d6388659p+1), 8));
  STEP(do_slot(row, "optimizer", "v_float32", "momentum", "slot_momentum_float32"));
  STEP(do_read(row, "slot_momentum_float32", "momentum_float32_value"));
  STEP(do_expect(row, "momentum_float32_value", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.99999ap-3,
      -0x1.99999ap-2, 0x1.666666p+1, -0x1.e33334p+1), 64));
  STEP(do_slot(row, "optimizer", "v_float64", "momentum", "slot_momentum_float64"));
  STEP(do_read(row, "slot_momentum_float64", "momentum_float64_value"));
  STEP(do_expect(row, "momentum_float64_value", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.999999999999ap-3,
      -0x1.999999999999ap-2, 0x1.6666666666666p+1, -0x1.e333333333333p+1), 64));
  return NULL;
}

static eager_status *row_optimizer_nesterov_nesterov_false_momentum_0_5_learning_rate_0_125(Row *row) {
  STEP(do_optimizer(row, "optimizer", "nesterov", ATTRIBUTES({"learning_rate", ATTRIBUTE_FLOAT, .number = 0x1p-3},
      {"momentum", ATTRIBUTE_FLOAT, .number = 0x1p-1}, {"nesterov", ATTRIBUTE_BOOL, .integer = 0})));
  STEP(do_tensor(row, "p_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float32", "p_float32", "float32", 1));
  STEP(do_tensor(row, "p_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float64", "p_float64", "float64", 1));
  STEP(do_tensor(row, "g0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_tensor(row, "g0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_apply(row, "optimizer", NAMES("g0_float32", "g0_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r0_float32"));
  STEP(do_expect(row, "r0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.ep-1, -0x1.ep+0, 0x1p-2, 0x1.7cp+1),
      8));
  STEP(do_read(row, "v_float64", "r0_float64"));
  STEP(do_expect(row, "r0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.ep-1, -0x1.ep+0, 0x1p-2, 0x1.7cp+1),
      8));
  STEP(do_tensor(row, "g1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_tensor(row, "g1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_apply(row, "optimizer", NAMES("g1_float32", "g1_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r1_float32"));
  STEP(do_expect(row, "r1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.ep-1, -0x1.ep+0, 0, 0x1.bap+1), 8));
  STEP(do_read(row, "v_float64", "r1_float64"));
  STEP(do_expect(row, "r1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.ep-1, -0x1.ep+0, 0, 0x1.bap+1), 8));
  STEP(do_slot(row, "optimizer", "v_float32", "momentum", "slot_momentum_float32"));
  STEP(do_read(row, "slot_momentum_float32", "momentum_float32_value"));
  STEP(do_expect(row, "momentum_float32_value", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0, 0, 2, -0x1.fp+1), 64));
  STEP(do_slot(row, "optimizer", "v_float64", "momentum", "slot_momentum_float64"));
  STEP(do_read(row, "slot_momentum_float64", "momentum_float64_value"));
  STEP(do_expect(row, "momentum_float64_value", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0, 0, 2, -0x1.fp+1), 64));
  return NULL;
}

static eager_status *row_optimizer_rmsprop(Row *row) {
  STEP(do_optimizer(row, "optimizer", "rmsprop", NO_ATTRIBUTES));
  STEP(do_tensor(row, "p_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float32", "p_float32", "float32", 1));
  STEP(do_tensor(row, "p_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float64", "p_float64", "float64", 1));
  STEP(do_tensor(row, "g0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_tensor(row, "g0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_apply(row, "optimizer", NAMES("g0_float32", "g0_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r0_float32"));
  STEP(do_expect(row, "r0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.fae148p-1, -0x1.fd70a4p+0,
      0x1.f5c29p-2, 0x1.7eb852p+1), 8));
  STEP(do_read(row, "v_float64", "r0_float64"));
  STEP(do_expect(row, "r0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.fae147bf42869p-1,
      -0x1.fd70a3db55c06p+0, 0x1.f5c28f64bffbbp-2, 0x1.7eb851f41c247p+1), 8));
  STEP(do_tensor(row, "g1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_tensor(row, "g1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_apply(row, "optimizer", NAMES("g1_float32", "g1_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r1_float32"));
  STEP(do_expect(row, "r1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.fd2ddp-1, -0x1.fe96e8p+0,
      0x1.f1298p-2, 0x1.7fff5ep+1), 8));
  STEP(do_read(row, "v_float64", "r1_float64"));
  STEP(do_expect(row, "r1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.fd2dcf91408d9p-1,
      -0x1.fe96e7c6101dep+0, 0x1.f1297fb65fd1fp-2, 0x1.7fff5e4c7e4fdp+1), 8));
  STEP(do_slot(row, "optimizer", "v_float32", "mean_square", "slot_mean_square_float32"));
  STEP(do_read(row, "slot_mean_square_float32", "mean_square_float32_value"));
  STEP(do_expect(row, "mean_square_float32_value", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.9652bep-9,
      0x1.9652bep-7, 0x1.9652bep-5, 0x1.48f27cp-3), 64));
  STEP(do_slot(row, "optimizer", "v_float64", "mean_square", "slot_mean_square_float64"));
  STEP(do_read(row, "slot_mean_square_float64", "mean_square_float64_value"));
  STEP(do_expect(row, "mean_square_float64_value", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.9652bd3c3611ap-9,
      0x1.9652bd3c3611ap-7, 0x1.9652bd3c3611ap-5, 0x1.48f27bb2fec5cp-3), 64));
  return NULL;
}

static eager_status *row_optimizer_rmsprop_changes_the_rows_that_sparse_rows_name(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(3, 2), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_variable(row, "v", "x", "v", 1));
  STEP(do_tensor(row, "i", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(2, 0, 2)));
  STEP(do_optimizer(row, "optimizer", "rmsprop", ATTRIBUTES({"learning_rate", ATTRIBUTE_FLOAT, .number = 0x1p-2})));
  STEP(do_tape(row, "t0", 0, 0));
  STEP(do_read(row, "v", "a0"));
  STEP(do_op(row, "gather", NAMES("a0", "i"), NO_ATTRIBUTES, NAMES("y0")));
  STEP(do_op(row, "square", NAMES("y0"), NO_ATTRIBUTES, NAMES("z0")));
  STEP(do_gradient(row, "t0", NAMES("z0"), NAMES("v"), NO_NAMES, 0, NAMES("g0")));
  STEP(do_apply(row, "optimizer", NAMES("g0"), NAMES("v")));
  STEP(do_tape(row, "t1", 0, 0));
  STEP(do_read(row, "v", "a1"));
  STEP(do_op(row, "gather", NAMES("a1", "i"), NO_ATTRIBUTES, NAMES("y1")));
  STEP(do_op(row, "square", NAMES("y1"), NO_ATTRIBUTES, NAMES("z1")));
  STEP(do_gradient(row, "t1", NAMES("z1"), NAMES("v"), NO_NAMES, 0, NAMES("g1")));
  STEP(do_apply(row, "optimizer", NAMES("g1"), NAMES("v")));
  STEP(do_read(row, "v", "after"));
  STEP(do_expect(row, "after", EAGER_FLOAT64, INTEGERS(3, 2), FLOAT_VALUES(0x1.2aaaab23a0d4dp-1, 0x1.bf55d0cebae59p-4,
      3, 4, 0x1.60a1ab4d21ab6p+0, 0x1.1e2808204ff5dp+1), 16));
  return NULL;
}

static eager_status *row_optimizer_rmsprop_learning_rate_0_125_rho_0_75_momentum_0_5_epsilon_0_25(Row *row) {
  STEP(do_optimizer(row, "optimizer", "rmsprop", ATTRIBUTES({"learning_rate", ATTRIBUTE_FLOAT, .number = 0x1p-3},
      {"rho", ATTRIBUTE_FLOAT, .number = 0x1.8p-1}, {"momentum", ATTRIBUTE_FLOAT, .number = 0x1p-1}, {"epsilon",
      ATTRIBUTE_FLOAT, .number = 0x1p-2})));
  STEP(do_tensor(row, "p_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float32", "p_float32", "float32", 1));
  STEP(do_tensor(row, "p_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(1, -2, 0x1p-1, 3)));
  STEP(do_variable(row, "v_float64", "p_float64", "float64", 1));
  STEP(do_tensor(row, "g0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_tensor(row, "g0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2)));
  STEP(do_apply(row, "optimizer", NAMES("g0_float32", "g0_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r0_float32"));
  STEP(do_expect(row, "r0_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.cp-1, -0x1.d55556p+0, 0x1.333334p-2,
      0x1.755556p+1), 8));
  STEP(do_read(row, "v_float64", "r0_float64"));
  STEP(do_expect(row, "r0_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.cp-1, -0x1.d555555555555p+0,
      0x1.3333333333333p-2, 0x1.7555555555555p+1), 8));
  STEP(do_tensor(row, "g1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_tensor(row, "g1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(-0x1p-2, 0x1p-1, 1, -4)));
  STEP(do_apply(row, "optimizer", NAMES("g1_float32", "g1_float64"), NAMES("v_float32", "v_float64")));
  STEP(do_read(row, "v_float32", "r1_float32"));
  STEP(do_expect(row, "r1_float32", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.cp-1, -0x1.d55556p+0, 0x1.99999ap-4,
      0x1.8c685p+1), 8));
  STEP(do_read(row, "v_float64", "r1_float64"));
  STEP(do_expect(row, "r1_float64", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1.cp-1, -0x1.d555555555555p+0,
      0x1.999999999999ap-4, 0x1.8c6850c75f919p+1), 8));
  STEP(do_slot(row, "optimizer", "v_float32", "mean_square", "slot_mean_square_float32"));
  STEP(do_read(row, "slot_mean_square_float32", "mean_square_float32_value"));
  STEP(do_expect(row, "mean_square_float32_value", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1p-4, 0x1p-2, 1,
      0x1.00cp+2), 64));
  STEP(do_slot(row, "optimizer", "v_float32", "momentum", "slot_momentum_float32"));
  STEP(do_read(row, "slot_momentum_float32", "momentum_float32_value"));
  STEP(do_expect(row, "momentum_float32_value", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0, 0, 0x1.99999ap+0,
      -0x1.712fb8p+0), 64));
  STEP(do_slot(row, "optimizer", "v_float64", "mean_square", "slot_mean_square_float64"));
  STEP(do_read(row, "slot_mean_square_float64", "mean_square_float64_value"));
  STEP(do_expect(row, "mean_square_float64_value", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0x1p-4, 0x1p-2, 1,
      0x1.00cp+2), 64));
  STEP(do_slot(row, "optimizer", "v_float64", "momentum", "slot_momentum_float64"));
  STEP(do_read(row, "slot_momentum_float64", "momentum_float64_value"));
  STEP(do_expect(row, "momentum_float64_value", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(0, 0, 0x1.999999999999ap+0,
      -0x1.712fb720a3c39p+0), 64));
  return NULL;
}

static eager_status *row_pad_paddings_1_0_constant_values_minf(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(1)));
  STEP(do_op(row, "pad", NAMES("x"), ATTRIBUTES({"paddings", ATTRIBUTE_INTS, .integers = INTEGERS(1, 0)},
      {"constant_values", ATTRIBUTE_FLOAT, .number = -INFINITY}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(-INFINITY, 1), 0));
  return NULL;
}

static eager_status *row_pad_paddings_1_0_constant_values_nan(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(1), FLOAT_VALUES(1)));
  STEP(do_op(row, "pad", NAMES("x"), ATTRIBUTES({"paddings", ATTRIBUTE_INTS, .integers = INTEGERS(1, 0)},
      {"constant_values", ATTRIBUTE_FLOAT, .number = NAN}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(NAN, 1), 0));
  return NULL;
}

static eager_status *row_pad_paddings_1_0_2_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "pad", NAMES("x"), ATTRIBUTES({"paddings", ATTRIBUTE_INTS, .integers = INTEGERS(1, 0, 2, 1)}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3, 6), FLOAT_VALUES(0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 4, 5,
      6, 0), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3, 6), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1,
      0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1p-1, 2, 0x1p-2, 1, 0x1p-1, 2), 0));
  return NULL;
}

static eager_status *row_pad_paddings_1_0_2_1_constant_values_2_5(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "pad", NAMES("x"), ATTRIBUTES({"paddings", ATTRIBUTE_INTS, .integers = INTEGERS(1, 0, 2, 1)},
      {"constant_values", ATTRIBUTE_FLOAT, .number = 0x1.4p+1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3, 6), FLOAT_VALUES(0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1,
      0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 1, 2, 3, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 4, 5, 6, 0x1.4p+1), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3, 6), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1,
      0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1p-1, 2, 0x1p-2, 1, 0x1p-1, 2), 0));
  return NULL;
}

static eager_status *row_pad_paddings_1_0_2_1_mode_reflect(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "pad", NAMES("x"), ATTRIBUTES({"paddings", ATTRIBUTE_INTS, .integers = INTEGERS(1, 0, 2, 1)}, {"mode",
      ATTRIBUTE_STRING, .text = "REFLECT"}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3, 6), FLOAT_VALUES(6, 5, 4, 5, 6, 5, 3, 2, 1, 2, 3, 2, 6, 5, 4, 5,
      6, 5), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3, 6), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1,
      0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1p-1, 0x1.2p+2, 1, 3, 0x1.5p+2, 0x1.ep+2),
      0));
  return NULL;
}

static eager_status *row_pad_paddings_1_0_2_1_mode_symmetric(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "pad", NAMES("x"), ATTRIBUTES({"paddings", ATTRIBUTE_INTS, .integers = INTEGERS(1, 0, 2, 1)}, {"mode",
      ATTRIBUTE_STRING, .text = "SYMMETRIC"}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3, 6), FLOAT_VALUES(2, 1, 1, 2, 3, 3, 2, 1, 1, 2, 3, 3, 5, 4, 4, 5,
      6, 6), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3, 6), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1,
      0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(4, 4, 0x1.9p+2, 0x1.cp+0, 0x1.cp+1, 0x1.2p+1),
      0));
  return NULL;
}

static eager_status *row_permute_dims(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
      15, 16, 17, 18, 19, 20, 21, 22, 23, 24)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "permute_dims", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4, 3, 2), FLOAT_VALUES(1, 13, 5, 17, 9, 21, 2, 14, 6, 18, 10, 22, 3,
      15, 7, 19, 11, 23, 4, 16, 8, 20, 12, 24), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4, 3, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 0x1.8p-1, 3, 0x1.8p+0, 2, 0x1p-1, 1,
      0x1.8p-1, 0x1.8p+0, 0x1p-2, 2, 0x1p-1, 0x1p-1, 1, 0x1.8p-1, 3, 0x1p-2, 2, 0x1p-1, 1, 3, 0x1.8p+0, 0x1p-2, 2), 0));
  return NULL;
}

static eager_status *row_permute_dims_axes(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(7)));
  STEP(do_op(row, "permute_dims", NAMES("x"), ATTRIBUTES({"axes", ATTRIBUTE_INTS, .integers = NO_INTEGERS}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(7), 0));
  return NULL;
}

static eager_status *row_permute_dims_axes_1_m1_0(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
      15, 16, 17, 18, 19, 20, 21, 22, 23, 24)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "permute_dims", NAMES("x"), ATTRIBUTES({"axes", ATTRIBUTE_INTS, .integers = INTEGERS(1, -1, 0)}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3, 4, 2), FLOAT_VALUES(1, 13, 2, 14, 3, 15, 4, 16, 5, 17, 6, 18, 7,
      19, 8, 20, 9, 21, 10, 22, 11, 23, 12, 24), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3, 4, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 2, 0x1.8p+0, 0x1.8p-1, 0x1p-1, 0x1p-2, 3,
      1, 2, 0x1.8p+0, 0x1.8p-1, 0x1p-1, 0x1p-1, 0x1p-2, 3, 1, 2, 0x1.8p+0, 0x1.8p-1, 0x1p-1, 0x1p-2, 3, 1, 2), 0));
  return NULL;
}

static eager_status *row_polygamma_and_its_gradients(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, 4)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x2"));
  STEP(do_op(row, "polygamma", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.32842ap+0, -0x1.535e58p+2, 0x1.6f896ap-5), 8));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x2"), NAMES("d_y"), 0, NAMES("d_x2")));
  STEP(do_expect(row, "d_x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(-0x1.53e6c4p+0, 0x1.3c3688p+3, -0x1.3334a6p-4),
      16));
  return NULL;
}

static eager_status *row_polygamma_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x1_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  STEP(do_tensor(row, "x2_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, 4)));
  STEP(do_op(row, "polygamma", NAMES("x1_float64", "x2_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.328429d927c67p+0, -0x1.535e57b5b69fp+2,
      0x1.6f8969a9fd758p-5), 8));
  STEP(do_tensor(row, "x1_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  STEP(do_tensor(row, "x2_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, 4)));
  STEP(do_op(row, "polygamma", NAMES("x1_float16", "x2_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.328p+0, -0x1.534p+2, 0x1.6f8p-5), 1));
  STEP(do_tensor(row, "x1_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  STEP(do_tensor(row, "x2_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, 4)));
  STEP(do_op(row, "polygamma", NAMES("x1_bfloat16", "x2_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.32p+0, -0x1.54p+2, 0x1.7p-5), 1));
  return NULL;
}

static eager_status *row_pow_and_its_gradients(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1p-1, 2, 3)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, -0x1.8p-1, 2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x1"));
  STEP(do_watch(row, "tape", "x2"));
  STEP(do_op(row, "pow", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.ae89fap-2, 0x1.306fep-1, 9), 8));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x1", "x2"), NAMES("d_y"), 0, NAMES("d_x1", "d_x2")));
  STEP(do_expect(row, "d_x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.0d163cp+0, -0x1.c8a7dp-4, 12), 16));
  STEP(do_expect(row, "d_x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(-0x1.2a6d48p-2, 0x1.a60a12p-3, 0x1.3c667cp+4),
      16));
  return NULL;
}

static eager_status *row_pow_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x1_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 2, 3)));
  STEP(do_tensor(row, "x2_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, -0x1.8p-1, 2)));
  STEP(do_op(row, "pow", NAMES("x1_float64", "x2_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.ae89f995ad3adp-2, 0x1.306fe0a31b715p-1,
      9), 8));
  STEP(do_tensor(row, "x1_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, 2, 3)));
  STEP(do_tensor(row, "x2_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, -0x1.8p-1, 2)));
  STEP(do_op(row, "pow", NAMES("x1_float16", "x2_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.ae8p-2, 0x1.308p-1, 9), 1));
  STEP(do_tensor(row, "x1_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, 2, 3)));
  STEP(do_tensor(row, "x2_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, -0x1.8p-1, 2)));
  STEP(do_op(row, "pow", NAMES("x1_bfloat16", "x2_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.aep-2, 0x1.3p-1, 9), 1));
  STEP(do_tensor(row, "z1", EAGER_COMPLEX128, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tensor(row, "z2", EAGER_COMPLEX128, INTEGERS(3), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2, 1, 1)));
  STEP(do_op(row, "pow", NAMES("z1", "z2"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_expect(row, "w", EAGER_COMPLEX128, INTEGERS(3), FLOAT_VALUES(0x1.0cdd1ee62de6p+1, 0x1.6c1d891a5f093p+0,
      0x1.67df2c7346d49p-1, -0x1.2702356ddcbfep-1, 0x1.9466d04acff4fp+2, -0x1.1cd38b40fdaf6p-4), 16));
  return NULL;
}

static eager_status *row_prod(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 4, 0x1p-1, 8, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "prod", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(96), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(96, 48, 24, 192, 12, 32), 1));
  return NULL;
}

static eager_status *row_prod_axis(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 4, 0x1p-1, 8, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "prod", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = NO_INTEGERS}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 4, 0x1p-1, 8, 3), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3), 1));
  return NULL;
}

static eager_status *row_prod_axis_0_m1_keepdims_true(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 4, 0x1p-1, 8, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "prod", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(0, -1)}, {"keepdims",
      ATTRIBUTE_BOOL, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 1), FLOAT_VALUES(96), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 1), FLOAT_VALUES(1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(96, 48, 24, 192, 12, 32), 1));
  return NULL;
}

static eager_status *row_prod_axis_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 4, 0x1p-1, 8, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "prod", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(1)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(8, 12), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 0x1p-1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(8, 4, 2, 12, 0x1.8p-1, 2), 1));
  return NULL;
}

static eager_status *row_prod_dtype_int16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT8, INTEGERS(2), INTEGER_VALUES(100, 100)));
  STEP(do_op(row, "prod", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT16}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(10000), 0));
  return NULL;
}

static eager_status *row_prod_of_complex64(Row *row) {
  STEP(do_tensor(row, "x", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(3, 0, 2, 0, 4, 0)));
  STEP(do_op(row, "prod", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(24, 0), 0));
  return NULL;
}

static eager_status *row_prod_of_float16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(3, 2, 4)));
  STEP(do_op(row, "prod", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(24), 0));
  return NULL;
}

static eager_status *row_prod_of_int8(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT8, INTEGERS(3), INTEGER_VALUES(3, 2, 4)));
  STEP(do_op(row, "prod", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(24), 0));
  return NULL;
}

static eager_status *row_prod_of_uint8(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(3, 2, 4)));
  STEP(do_op(row, "prod", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(24), 0));
  return NULL;
}

static eager_status *row_promotion_keeps_values(Row *row) {
  STEP(do_tensor(row, "a", EAGER_UINT32, INTEGERS(1), INTEGER_VALUES(INT64_C(4294967295))));
  STEP(do_tensor(row, "b", EAGER_INT32, INTEGERS(1), INTEGER_VALUES(-1)));
  STEP(do_op(row, "add", NAMES("a", "b"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, INTEGERS(1), INTEGER_VALUES(INT64_C(4294967294)), 0));
  STEP(do_tensor(row, "c", EAGER_FLOAT16, INTEGERS(1), FLOAT_VALUES(0x1p-1)));
  STEP(do_tensor(row, "d", EAGER_INT64, INTEGERS(1), INTEGER_VALUES(3)));
  STEP(do_op(row, "multiply", NAMES("c", "d"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_expect(row, "z", EAGER_FLOAT16, INTEGERS(1), FLOAT_VALUES(0x1.8p+0), 0));
  STEP(do_tensor(row, "e", EAGER_BFLOAT16, INTEGERS(1), FLOAT_VALUES(256)));
  STEP(do_op(row, "add", NAMES("c", "e"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_expect(row, "w", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(0x1.008p+8), 0));
  return NULL;
}

static eager_status *row_promotion_of_bfloat16(Row *row) {
  STEP(do_tensor(row, "yes", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_bool", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int8", EAGER_INT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int16", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int32", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint16", EAGER_UINT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint32", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint64", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_tensor(row, "x_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_op(row, "where", NAMES("yes", "x_bfloat16", "x_bool"), NO_ATTRIBUTES, NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bfloat16", "x_int8"), NO_ATTRIBUTES, NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bfloat16", "x_int16"), NO_ATTRIBUTES, NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bfloat16", "x_int32"), NO_ATTRIBUTES, NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bfloat16", "x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bfloat16", "x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bfloat16", "x_uint16"), NO_ATTRIBUTES, NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bfloat16", "x_uint32"), NO_ATTRIBUTES, NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bfloat16", "x_uint64"), NO_ATTRIBUTES, NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bfloat16", "x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bfloat16", "x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bfloat16", "x_float32"), NO_ATTRIBUTES, NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bfloat16", "x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bfloat16", "x_complex64"), NO_ATTRIBUTES, NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bfloat16", "x_complex128"), NO_ATTRIBUTES, NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  return NULL;
}

static eager_status *row_promotion_of_bool(Row *row) {
  STEP(do_tensor(row, "yes", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_bool", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int8", EAGER_INT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int16", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int32", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint16", EAGER_UINT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint32", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint64", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_tensor(row, "x_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_op(row, "where", NAMES("yes", "x_bool", "x_bool"), NO_ATTRIBUTES, NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bool", "x_int8"), NO_ATTRIBUTES, NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_INT8, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bool", "x_int16"), NO_ATTRIBUTES, NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bool", "x_int32"), NO_ATTRIBUTES, NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bool", "x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bool", "x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_UINT8, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bool", "x_uint16"), NO_ATTRIBUTES, NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_UINT16, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bool", "x_uint32"), NO_ATTRIBUTES, NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bool", "x_uint64"), NO_ATTRIBUTES, NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bool", "x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bool", "x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bool", "x_float32"), NO_ATTRIBUTES, NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bool", "x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bool", "x_complex64"), NO_ATTRIBUTES, NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_bool", "x_complex128"), NO_ATTRIBUTES, NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  return NULL;
}

static eager_status *row_promotion_of_complex128(Row *row) {
  STEP(do_tensor(row, "yes", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_bool", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int8", EAGER_INT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int16", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int32", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint16", EAGER_UINT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint32", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint64", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_tensor(row, "x_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_op(row, "where", NAMES("yes", "x_complex128", "x_bool"), NO_ATTRIBUTES, NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex128", "x_int8"), NO_ATTRIBUTES, NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex128", "x_int16"), NO_ATTRIBUTES, NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex128", "x_int32"), NO_ATTRIBUTES, NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex128", "x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex128", "x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex128", "x_uint16"), NO_ATTRIBUTES, NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex128", "x_uint32"), NO_ATTRIBUTES, NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex128", "x_uint64"), NO_ATTRIBUTES, NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex128", "x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex128", "x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex128", "x_float32"), NO_ATTRIBUTES, NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex128", "x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex128", "x_complex64"), NO_ATTRIBUTES, NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex128", "x_complex128"), NO_ATTRIBUTES, NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  return NULL;
}

static eager_status *row_promotion_of_complex64(Row *row) {
  STEP(do_tensor(row, "yes", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_bool", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int8", EAGER_INT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int16", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int32", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint16", EAGER_UINT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint32", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint64", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_tensor(row, "x_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_op(row, "where", NAMES("yes", "x_complex64", "x_bool"), NO_ATTRIBUTES, NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex64", "x_int8"), NO_ATTRIBUTES, NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex64", "x_int16"), NO_ATTRIBUTES, NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex64", "x_int32"), NO_ATTRIBUTES, NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex64", "x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex64", "x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex64", "x_uint16"), NO_ATTRIBUTES, NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex64", "x_uint32"), NO_ATTRIBUTES, NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex64", "x_uint64"), NO_ATTRIBUTES, NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex64", "x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex64", "x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex64", "x_float32"), NO_ATTRIBUTES, NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex64", "x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex64", "x_complex64"), NO_ATTRIBUTES, NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_complex64", "x_complex128"), NO_ATTRIBUTES, NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  return NULL;
}

static eager_status *row_promotion_of_float16(Row *row) {
  STEP(do_tensor(row, "yes", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_bool", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int8", EAGER_INT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int16", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int32", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint16", EAGER_UINT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint32", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint64", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_tensor(row, "x_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_op(row, "where", NAMES("yes", "x_float16", "x_bool"), NO_ATTRIBUTES, NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float16", "x_int8"), NO_ATTRIBUTES, NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float16", "x_int16"), NO_ATTRIBUTES, NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float16", "x_int32"), NO_ATTRIBUTES, NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float16", "x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float16", "x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float16", "x_uint16"), NO_ATTRIBUTES, NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float16", "x_uint32"), NO_ATTRIBUTES, NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float16", "x_uint64"), NO_ATTRIBUTES, NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float16", "x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float16", "x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float16", "x_float32"), NO_ATTRIBUTES, NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float16", "x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float16", "x_complex64"), NO_ATTRIBUTES, NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float16", "x_complex128"), NO_ATTRIBUTES, NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  return NULL;
}

static eager_status *row_promotion_of_float32(Row *row) {
  STEP(do_tensor(row, "yes", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_bool", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int8", EAGER_INT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int16", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int32", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint16", EAGER_UINT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint32", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint64", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_tensor(row, "x_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_op(row, "where", NAMES("yes", "x_float32", "x_bool"), NO_ATTRIBUTES, NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float32", "x_int8"), NO_ATTRIBUTES, NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float32", "x_int16"), NO_ATTRIBUTES, NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float32", "x_int32"), NO_ATTRIBUTES, NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float32", "x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float32", "x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float32", "x_uint16"), NO_ATTRIBUTES, NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float32", "x_uint32"), NO_ATTRIBUTES, NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float32", "x_uint64"), NO_ATTRIBUTES, NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float32", "x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float32", "x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float32", "x_float32"), NO_ATTRIBUTES, NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float32", "x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float32", "x_complex64"), NO_ATTRIBUTES, NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float32", "x_complex128"), NO_ATTRIBUTES, NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  return NULL;
}

static eager_status *row_promotion_of_float64(Row *row) {
  STEP(do_tensor(row, "yes", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_bool", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int8", EAGER_INT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int16", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int32", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint16", EAGER_UINT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint32", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint64", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_tensor(row, "x_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_op(row, "where", NAMES("yes", "x_float64", "x_bool"), NO_ATTRIBUTES, NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float64", "x_int8"), NO_ATTRIBUTES, NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float64", "x_int16"), NO_ATTRIBUTES, NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float64", "x_int32"), NO_ATTRIBUTES, NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float64", "x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float64", "x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float64", "x_uint16"), NO_ATTRIBUTES, NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float64", "x_uint32"), NO_ATTRIBUTES, NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float64", "x_uint64"), NO_ATTRIBUTES, NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float64", "x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float64", "x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float64", "x_float32"), NO_ATTRIBUTES, NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float64", "x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float64", "x_complex64"), NO_ATTRIBUTES, NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_float64", "x_complex128"), NO_ATTRIBUTES, NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  return NULL;
}

static eager_status *row_promotion_of_int16(Row *row) {
  STEP(do_tensor(row, "yes", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_bool", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int8", EAGER_INT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int16", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int32", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint16", EAGER_UINT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint32", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint64", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_tensor(row, "x_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_op(row, "where", NAMES("yes", "x_int16", "x_bool"), NO_ATTRIBUTES, NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int16", "x_int8"), NO_ATTRIBUTES, NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int16", "x_int16"), NO_ATTRIBUTES, NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int16", "x_int32"), NO_ATTRIBUTES, NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int16", "x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int16", "x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int16", "x_uint16"), NO_ATTRIBUTES, NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int16", "x_uint32"), NO_ATTRIBUTES, NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int16", "x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int16", "x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int16", "x_float32"), NO_ATTRIBUTES, NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int16", "x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int16", "x_complex64"), NO_ATTRIBUTES, NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int16", "x_complex128"), NO_ATTRIBUTES, NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  return NULL;
}

static eager_status *row_promotion_of_int32(Row *row) {
  STEP(do_tensor(row, "yes", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_bool", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int8", EAGER_INT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int16", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int32", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint16", EAGER_UINT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint32", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint64", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_tensor(row, "x_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_op(row, "where", NAMES("yes", "x_int32", "x_bool"), NO_ATTRIBUTES, NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int32", "x_int8"), NO_ATTRIBUTES, NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int32", "x_int16"), NO_ATTRIBUTES, NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int32", "x_int32"), NO_ATTRIBUTES, NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int32", "x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int32", "x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int32", "x_uint16"), NO_ATTRIBUTES, NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int32", "x_uint32"), NO_ATTRIBUTES, NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int32", "x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int32", "x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int32", "x_float32"), NO_ATTRIBUTES, NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int32", "x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int32", "x_complex64"), NO_ATTRIBUTES, NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int32", "x_complex128"), NO_ATTRIBUTES, NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  return NULL;
}

static eager_status *row_promotion_of_int64(Row *row) {
  STEP(do_tensor(row, "yes", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_bool", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int8", EAGER_INT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int16", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int32", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint16", EAGER_UINT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint32", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint64", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_tensor(row, "x_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_op(row, "where", NAMES("yes", "x_int64", "x_bool"), NO_ATTRIBUTES, NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int64", "x_int8"), NO_ATTRIBUTES, NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int64", "x_int16"), NO_ATTRIBUTES, NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int64", "x_int32"), NO_ATTRIBUTES, NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int64", "x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int64", "x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int64", "x_uint16"), NO_ATTRIBUTES, NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int64", "x_uint32"), NO_ATTRIBUTES, NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int64", "x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int64", "x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int64", "x_float32"), NO_ATTRIBUTES, NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int64", "x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int64", "x_complex64"), NO_ATTRIBUTES, NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int64", "x_complex128"), NO_ATTRIBUTES, NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  return NULL;
}

static eager_status *row_promotion_of_int8(Row *row) {
  STEP(do_tensor(row, "yes", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_bool", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int8", EAGER_INT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int16", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int32", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint16", EAGER_UINT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint32", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint64", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_tensor(row, "x_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_op(row, "where", NAMES("yes", "x_int8", "x_bool"), NO_ATTRIBUTES, NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_INT8, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int8", "x_int8"), NO_ATTRIBUTES, NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_INT8, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int8", "x_int16"), NO_ATTRIBUTES, NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int8", "x_int32"), NO_ATTRIBUTES, NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int8", "x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int8", "x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int8", "x_uint16"), NO_ATTRIBUTES, NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int8", "x_uint32"), NO_ATTRIBUTES, NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int8", "x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int8", "x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int8", "x_float32"), NO_ATTRIBUTES, NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int8", "x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int8", "x_complex64"), NO_ATTRIBUTES, NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_int8", "x_complex128"), NO_ATTRIBUTES, NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  return NULL;
}

static eager_status *row_promotion_of_uint16(Row *row) {
  STEP(do_tensor(row, "yes", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_bool", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int8", EAGER_INT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int16", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int32", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint16", EAGER_UINT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint32", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint64", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_tensor(row, "x_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_op(row, "where", NAMES("yes", "x_uint16", "x_bool"), NO_ATTRIBUTES, NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_UINT16, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint16", "x_int8"), NO_ATTRIBUTES, NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint16", "x_int16"), NO_ATTRIBUTES, NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint16", "x_int32"), NO_ATTRIBUTES, NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint16", "x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint16", "x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_UINT16, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint16", "x_uint16"), NO_ATTRIBUTES, NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_UINT16, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint16", "x_uint32"), NO_ATTRIBUTES, NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint16", "x_uint64"), NO_ATTRIBUTES, NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint16", "x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint16", "x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint16", "x_float32"), NO_ATTRIBUTES, NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint16", "x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint16", "x_complex64"), NO_ATTRIBUTES, NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint16", "x_complex128"), NO_ATTRIBUTES, NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  return NULL;
}

static eager_status *row_promotion_of_uint32(Row *row) {
  STEP(do_tensor(row, "yes", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_bool", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int8", EAGER_INT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int16", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int32", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint16", EAGER_UINT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint32", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint64", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_tensor(row, "x_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_op(row, "where", NAMES("yes", "x_uint32", "x_bool"), NO_ATTRIBUTES, NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint32", "x_int8"), NO_ATTRIBUTES, NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint32", "x_int16"), NO_ATTRIBUTES, NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint32", "x_int32"), NO_ATTRIBUTES, NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint32", "x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint32", "x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint32", "x_uint16"), NO_ATTRIBUTES, NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint32", "x_uint32"), NO_ATTRIBUTES, NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint32", "x_uint64"), NO_ATTRIBUTES, NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint32", "x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint32", "x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint32", "x_float32"), NO_ATTRIBUTES, NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint32", "x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint32", "x_complex64"), NO_ATTRIBUTES, NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint32", "x_complex128"), NO_ATTRIBUTES, NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  return NULL;
}

static eager_status *row_promotion_of_uint64(Row *row) {
  STEP(do_tensor(row, "yes", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_bool", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int8", EAGER_INT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int16", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int32", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint16", EAGER_UINT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint32", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint64", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_tensor(row, "x_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_op(row, "where", NAMES("yes", "x_uint64", "x_bool"), NO_ATTRIBUTES, NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint64", "x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint64", "x_uint16"), NO_ATTRIBUTES, NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint64", "x_uint32"), NO_ATTRIBUTES, NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint64", "x_uint64"), NO_ATTRIBUTES, NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint64", "x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint64", "x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint64", "x_float32"), NO_ATTRIBUTES, NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint64", "x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint64", "x_complex64"), NO_ATTRIBUTES, NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint64", "x_complex128"), NO_ATTRIBUTES, NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  return NULL;
}

static eager_status *row_promotion_of_uint8(Row *row) {
  STEP(do_tensor(row, "yes", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_bool", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int8", EAGER_INT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int16", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int32", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint16", EAGER_UINT16, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint32", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_uint64", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_tensor(row, "x_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0)));
  STEP(do_op(row, "where", NAMES("yes", "x_uint8", "x_bool"), NO_ATTRIBUTES, NAMES("y_bool")));
  STEP(do_expect(row, "y_bool", EAGER_UINT8, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint8", "x_int8"), NO_ATTRIBUTES, NAMES("y_int8")));
  STEP(do_expect(row, "y_int8", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint8", "x_int16"), NO_ATTRIBUTES, NAMES("y_int16")));
  STEP(do_expect(row, "y_int16", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint8", "x_int32"), NO_ATTRIBUTES, NAMES("y_int32")));
  STEP(do_expect(row, "y_int32", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint8", "x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint8", "x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_UINT8, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint8", "x_uint16"), NO_ATTRIBUTES, NAMES("y_uint16")));
  STEP(do_expect(row, "y_uint16", EAGER_UINT16, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint8", "x_uint32"), NO_ATTRIBUTES, NAMES("y_uint32")));
  STEP(do_expect(row, "y_uint32", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint8", "x_uint64"), NO_ATTRIBUTES, NAMES("y_uint64")));
  STEP(do_expect(row, "y_uint64", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint8", "x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint8", "x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint8", "x_float32"), NO_ATTRIBUTES, NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint8", "x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint8", "x_complex64"), NO_ATTRIBUTES, NAMES("y_complex64")));
  STEP(do_expect(row, "y_complex64", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  STEP(do_op(row, "where", NAMES("yes", "x_uint8", "x_complex128"), NO_ATTRIBUTES, NAMES("y_complex128")));
  STEP(do_expect(row, "y_complex128", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, 0), 0));
  return NULL;
}

static eager_status *row_questions_about_complex_numbers_and_integers(Row *row) {
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 2, INFINITY, 0, 0, NAN)));
  STEP(do_tensor(row, "n", EAGER_INT16, INTEGERS(3), INTEGER_VALUES(1, -2, 0)));
  STEP(do_op(row, "isfinite", NAMES("z"), NO_ATTRIBUTES, NAMES("isfinite_z")));
  STEP(do_expect(row, "isfinite_z", EAGER_BOOL, INTEGERS(3), INTEGER_VALUES(1, 0, 0), 0));
  STEP(do_op(row, "isfinite", NAMES("n"), NO_ATTRIBUTES, NAMES("isfinite_n")));
  STEP(do_expect(row, "isfinite_n", EAGER_BOOL, INTEGERS(3), INTEGER_VALUES(1, 1, 1), 0));
  STEP(do_op(row, "isinf", NAMES("z"), NO_ATTRIBUTES, NAMES("isinf_z")));
  STEP(do_expect(row, "isinf_z", EAGER_BOOL, INTEGERS(3), INTEGER_VALUES(0, 1, 0), 0));
  STEP(do_op(row, "isinf", NAMES("n"), NO_ATTRIBUTES, NAMES("isinf_n")));
  STEP(do_expect(row, "isinf_n", EAGER_BOOL, INTEGERS(3), INTEGER_VALUES(0, 0, 0), 0));
  STEP(do_op(row, "isnan", NAMES("z"), NO_ATTRIBUTES, NAMES("isnan_z")));
  STEP(do_expect(row, "isnan_z", EAGER_BOOL, INTEGERS(3), INTEGER_VALUES(0, 0, 1), 0));
  STEP(do_op(row, "isnan", NAMES("n"), NO_ATTRIBUTES, NAMES("isnan_n")));
  STEP(do_expect(row, "isnan_n", EAGER_BOOL, INTEGERS(3), INTEGER_VALUES(0, 0, 0), 0));
  STEP(do_op(row, "signbit", NAMES("n"), NO_ATTRIBUTES, NAMES("signs")));
  STEP(do_expect(row, "signs", EAGER_BOOL, INTEGERS(3), INTEGER_VALUES(0, 1, 0), 0));
  return NULL;
}

static eager_status *row_questions_about_floats(Row *row) {
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(6), FLOAT_VALUES(0x1.8p+0, -0.0, 0, INFINITY, -INFINITY,
      NAN)));
  STEP(do_op(row, "isfinite", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("isfinite_float16")));
  STEP(do_expect(row, "isfinite_float16", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(1, 1, 1, 0, 0, 0), 0));
  STEP(do_op(row, "isinf", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("isinf_float16")));
  STEP(do_expect(row, "isinf_float16", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(0, 0, 0, 1, 1, 0), 0));
  STEP(do_op(row, "isnan", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("isnan_float16")));
  STEP(do_expect(row, "isnan_float16", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(0, 0, 0, 0, 0, 1), 0));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(6), FLOAT_VALUES(0x1.8p+0, -0.0, 0, INFINITY, -INFINITY,
      NAN)));
  STEP(do_op(row, "isfinite", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("isfinite_bfloat16")));
  STEP(do_expect(row, "isfinite_bfloat16", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(1, 1, 1, 0, 0, 0), 0));
  STEP(do_op(row, "isinf", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("isinf_bfloat16")));
  STEP(do_expect(row, "isinf_bfloat16", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(0, 0, 0, 1, 1, 0), 0));
  STEP(do_op(row, "isnan", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("isnan_bfloat16")));
  STEP(do_expect(row, "isnan_bfloat16", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(0, 0, 0, 0, 0, 1), 0));
  STEP(do_op(row, "signbit", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("signbit_bfloat16")));
  STEP(do_op(row, "slice", NAMES("signbit_bfloat16"), ATTRIBUTES({"begin", ATTRIBUTE_INTS, .integers = INTEGERS(0)},
      {"size", ATTRIBUTE_INTS, .integers = INTEGERS(5)}), NAMES("signbit_bfloat16_numbers")));
  STEP(do_expect(row, "signbit_bfloat16_numbers", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 0, 1), 0));
  STEP(do_tensor(row, "x_float32", EAGER_FLOAT32, INTEGERS(6), FLOAT_VALUES(0x1.8p+0, -0.0, 0, INFINITY, -INFINITY,
      NAN)));
  STEP(do_op(row, "isfinite", NAMES("x_float32"), NO_ATTRIBUTES, NAMES("isfinite_float32")));
  STEP(do_expect(row, "isfinite_float32", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(1, 1, 1, 0, 0, 0), 0));
  STEP(do_op(row, "isinf", NAMES("x_float32"), NO_ATTRIBUTES, NAMES("isinf_float32")));
  STEP(do_expect(row, "isinf_float32", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(0, 0, 0, 1, 1, 0), 0));
  STEP(do_op(row, "isnan", NAMES("x_float32"), NO_ATTRIBUTES, NAMES("isnan_float32")));
  STEP(do_expect(row, "isnan_float32", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(0, 0, 0, 0, 0, 1), 0));
  STEP(do_op(row, "signbit", NAMES("x_float32"), NO_ATTRIBUTES, NAMES("signbit_float32")));
  STEP(do_op(row, "slice", NAMES("signbit_float32"), ATTRIBUTES({"begin", ATTRIBUTE_INTS, .integers = INTEGERS(0)},
      {"size", ATTRIBUTE_INTS, .integers = INTEGERS(5)}), NAMES("signbit_float32_numbers")));
  STEP(do_expect(row, "signbit_float32_numbers", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 0, 1), 0));
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(6), FLOAT_VALUES(0x1.8p+0, -0.0, 0, INFINITY, -INFINITY,
      NAN)));
  STEP(do_op(row, "isfinite", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("isfinite_float64")));
  STEP(do_expect(row, "isfinite_float64", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(1, 1, 1, 0, 0, 0), 0));
  STEP(do_op(row, "isinf", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("isinf_float64")));
  STEP(do_expect(row, "isinf_float64", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(0, 0, 0, 1, 1, 0), 0));
  STEP(do_op(row, "isnan", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("isnan_float64")));
  STEP(do_expect(row, "isnan_float64", EAGER_BOOL, INTEGERS(6), INTEGER_VALUES(0, 0, 0, 0, 0, 1), 0));
  STEP(do_op(row, "signbit", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("signbit_float64")));
  STEP(do_op(row, "slice", NAMES("signbit_float64"), ATTRIBUTES({"begin", ATTRIBUTE_INTS, .integers = INTEGERS(0)},
      {"size", ATTRIBUTE_INTS, .integers = INTEGERS(5)}), NAMES("signbit_float64_numbers")));
  STEP(do_expect(row, "signbit_float64_numbers", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 0, 1), 0));
  return NULL;
}

static eager_status *row_random_numbers_in_a_loop_come_from_the_stream_one_iteration_after_the_other_1(Row *row) {
  STEP(do_op(row, "random_uniform", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(2)}),
      NAMES("u")));
  STEP(do_op(row, "add", NAMES("u", "x_f"), NO_ATTRIBUTES, NAMES("y_f")));
  return NULL;
}

static eager_status *row_random_numbers_in_a_loop_come_from_the_stream_one_iteration_after_the_other(Row *row) {
  STEP(do_function(row, "f", "f", SPECS({"x_f", EAGER_FLOAT32, NO_INTEGERS}),
      row_random_numbers_in_a_loop_come_from_the_stream_one_iteration_after_the_other_1, NAMES("y_f")));
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0, 0)));
  STEP(do_seed(row, 77));
  STEP(do_op(row, "map", NAMES("x"), ATTRIBUTES({"function", ATTRIBUTE_FUNCTION, .text = "f"}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(0x1.196628p-3, 0x1.65f59cp-1, 0x1.0eb712p-1,
      0x1.416f68p-1, 0x1.46c436p-1, 0x1.c58418p-3), 0));
  return NULL;
}

static eager_status *row_random_bernoulli(Row *row) {
  STEP(do_tensor(row, "p", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, 0x1p-2, 0x1p-1, 1)));
  STEP(do_op(row, "random_bernoulli", NAMES("p"), ATTRIBUTES({"seed", ATTRIBUTE_INT, .integer = 3}), NAMES("x")));
  STEP(do_expect(row, "x", EAGER_BOOL, INTEGERS(4), INTEGER_VALUES(0, 1, 0, 1), 0));
  STEP(do_tensor(row, "q", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(0x1p-1)));
  STEP(do_op(row, "random_bernoulli", NAMES("q"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(2, 3)},
      {"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT16}, {"seed", ATTRIBUTE_INT, .integer = 4}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT16, INTEGERS(2, 3), FLOAT_VALUES(0, 0, 0, 1, 0, 0), 0));
  return NULL;
}

static eager_status *row_random_bernoulli_shape(Row *row) {
  STEP(do_tensor(row, "p", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_op(row, "random_bernoulli", NAMES("p"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = NO_INTEGERS}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1), 0));
  return NULL;
}

static eager_status *row_random_categorical_by_its_own_seed(Row *row) {
  STEP(do_tensor(row, "logits", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0, 1, 2, 3, 0, -1)));
  STEP(do_op(row, "random_categorical", NAMES("logits"), ATTRIBUTES({"num_samples", ATTRIBUTE_INT, .integer = 5},
      {"seed", ATTRIBUTE_INT, .integer = 21}), NAMES("x")));
  STEP(do_expect(row, "x", EAGER_INT64, INTEGERS(2, 5), INTEGER_VALUES(1, 1, 2, 2, 2, 0, 0, 0, 0, 0), 0));
  STEP(do_op(row, "random_categorical", NAMES("logits"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT32},
      {"seed", ATTRIBUTE_INT, .integer = 22}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT32, INTEGERS(2, 1), INTEGER_VALUES(1, 0), 0));
  return NULL;
}

static eager_status *row_random_normal_by_its_own_seed(Row *row) {
  STEP(do_op(row, "random_normal", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(6)}, {"seed",
      ATTRIBUTE_INT, .integer = 7}), NAMES("x")));
  STEP(do_expect(row, "x", EAGER_FLOAT32, INTEGERS(6), FLOAT_VALUES(0x1.31a0b2p-12, -0x1.3829cep-2, 0x1.c9ec04p+0,
      0x1.116012p+0, 0x1.816feap-2, -0x1.49799ap+0), 64));
  STEP(do_op(row, "random_normal", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(4)}, {"dtype",
      ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT64}, {"seed", ATTRIBUTE_INT, .integer = 7}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0x1.4d586bf318c2fp-1, 0x1.8e02314da0318p-2,
      0x1.4e7654a935a2ep-1, -0x1.6acbbd7f7a718p-3), 64));
  STEP(do_op(row, "random_normal", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(4)}, {"mean",
      ATTRIBUTE_FLOAT, .number = 10}, {"stddev", ATTRIBUTE_FLOAT, .number = 0x1p-1}, {"seed", ATTRIBUTE_INT, .integer =
      8}), NAMES("z")));
  STEP(do_expect(row, "z", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.3b7ddp+3, 0x1.2e0094p+3, 0x1.2a2f78p+3,
      0x1.42cb64p+3), 8));
  return NULL;
}

static eager_status *row_random_normal_shape_2_mean_3_0_stddev_0_0(Row *row) {
  STEP(do_op(row, "random_normal", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(2)}, {"mean",
      ATTRIBUTE_FLOAT, .number = 3}, {"stddev", ATTRIBUTE_FLOAT, .number = 0}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(3, 3), 0));
  return NULL;
}

static eager_status *row_random_permutation_by_its_own_seed(Row *row) {
  STEP(do_op(row, "random_permutation", NO_NAMES, ATTRIBUTES({"n", ATTRIBUTE_INT, .integer = 9}, {"seed", ATTRIBUTE_INT,
      .integer = 18}), NAMES("x")));
  STEP(do_expect(row, "x", EAGER_INT64, INTEGERS(9), INTEGER_VALUES(1, 0, 7, 4, 2, 5, 8, 3, 6), 0));
  STEP(do_op(row, "random_permutation", NO_NAMES, ATTRIBUTES({"n", ATTRIBUTE_INT, .integer = 5}, {"dtype",
      ATTRIBUTE_DTYPE, .integer = EAGER_INT8}, {"seed", ATTRIBUTE_INT, .integer = 19}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(0, 2, 1, 4, 3), 0));
  return NULL;
}

static eager_status *row_random_truncated_normal_by_its_own_seed(Row *row) {
  STEP(do_op(row, "random_truncated_normal", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(6)},
      {"seed", ATTRIBUTE_INT, .integer = 7}), NAMES("x")));
  STEP(do_expect(row, "x", EAGER_FLOAT32, INTEGERS(6), FLOAT_VALUES(0x1.816dep+0, 0x1.47743ap-1, -0x1.1e44eep+0,
      -0x1.419a5ep+0, -0x1.cbb9bap-3, 0x1.8e9132p-1), 64));
  STEP(do_op(row, "random_truncated_normal", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(4)},
      {"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT64}, {"seed", ATTRIBUTE_INT, .integer = 7}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0x1.47743ce64f5b4p-1, -0x1.419a5ecd2803dp+0,
      0x1.8e912f9ef652ap-1, 0x1.87be014ad0395p+0), 64));
  STEP(do_op(row, "random_truncated_normal", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(4)},
      {"mean", ATTRIBUTE_FLOAT, .number = 10}, {"stddev", ATTRIBUTE_FLOAT, .number = 0x1p-1}, {"seed", ATTRIBUTE_INT,
      .integer = 8}), NAMES("z")));
  STEP(do_expect(row, "z", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.4066f6p+3, 0x1.4873b6p+3, 0x1.3bb106p+3,
      0x1.3f3934p+3), 8));
  return NULL;
}

static eager_status *row_random_uniform_by_its_own_seed(Row *row) {
  STEP(do_op(row, "random_uniform", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(2, 5)}, {"seed",
      ATTRIBUTE_INT, .integer = 7}), NAMES("x")));
  STEP(do_expect(row, "x", EAGER_FLOAT32, INTEGERS(2, 5), FLOAT_VALUES(0x1.e8c0f4p-1, 0x1.8013f2p-1, 0x1.d3abap-4,
      0x1.5edacp-4, 0x1.a0ba38p-2, 0x1.972f78p-1, 0x1.5fd7f8p-3, 0x1.ea6bdcp-1, 0x1.8e23p-8, 0x1.14fd8p-7), 0));
  STEP(do_op(row, "random_uniform", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(3)}, {"dtype",
      ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT64}, {"seed", ATTRIBUTE_INT, .integer = 9}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.1185fb19af148p-1, 0x1.8bc80a9bd97a2p-1,
      0x1.fa0339a1b7b78p-2), 0));
  STEP(do_op(row, "random_uniform", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(4)}, {"minval",
      ATTRIBUTE_FLOAT, .number = -2}, {"maxval", ATTRIBUTE_FLOAT, .number = 2}, {"seed", ATTRIBUTE_INT, .integer = 9}),
      NAMES("z")));
  STEP(do_expect(row, "z", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.5e2904p+0, 0x1.185fap-3, 0x1.b2f44p+0,
      0x1.179014p+0), 2));
  STEP(do_op(row, "random_uniform", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(6)}, {"dtype",
      ATTRIBUTE_DTYPE, .integer = EAGER_INT32}, {"minval", ATTRIBUTE_FLOAT, .number = -5}, {"maxval", ATTRIBUTE_FLOAT,
      .number = 6}, {"seed", ATTRIBUTE_INT, .integer = 11}), NAMES("n_int32")));
  STEP(do_expect(row, "n_int32", EAGER_INT32, INTEGERS(6), INTEGER_VALUES(4, 5, -2, -2, -1, 2), 0));
  STEP(do_op(row, "random_uniform", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(6)}, {"dtype",
      ATTRIBUTE_DTYPE, .integer = EAGER_UINT8}, {"minval", ATTRIBUTE_FLOAT, .number = 0}, {"maxval", ATTRIBUTE_FLOAT,
      .number = 200}, {"seed", ATTRIBUTE_INT, .integer = 11}), NAMES("n_uint8")));
  STEP(do_expect(row, "n_uint8", EAGER_UINT8, INTEGERS(6), INTEGER_VALUES(179, 191, 70, 66, 79, 138), 0));
  STEP(do_op(row, "random_uniform", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(6)}, {"dtype",
      ATTRIBUTE_DTYPE, .integer = EAGER_INT64}, {"minval", ATTRIBUTE_FLOAT, .number = -0x1p+40}, {"maxval",
      ATTRIBUTE_FLOAT, .number = 0x1p+40}, {"seed", ATTRIBUTE_INT, .integer = 11}), NAMES("n_int64")));
  STEP(do_expect(row, "n_int64", EAGER_INT64, INTEGERS(6), INTEGER_VALUES(INT64_C(1008882645450),
      INT64_C(-363385992523), INT64_C(425301345994), INT64_C(-178230363075), INT64_C(-1024277802699),
      INT64_C(470835103684)), 0));
  return NULL;
}

static eager_status *row_random_uniform_shape_3_minval_m1_0_maxval_0_0_seed_4(Row *row) {
  STEP(do_op(row, "random_uniform", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(3)}, {"minval",
      ATTRIBUTE_FLOAT, .number = -1}, {"maxval", ATTRIBUTE_FLOAT, .number = 0}, {"seed", ATTRIBUTE_INT, .integer = 4}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(-0x1.bc321ap-1, -0x1.2802ep-2, -0x1.51343cp-2), 2));
  return NULL;
}

static eager_status *row_random_uniform_shape_3_seed_1099511627779(Row *row) {
  STEP(do_op(row, "random_uniform", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(3)}, {"seed",
      ATTRIBUTE_INT, .integer = INT64_C(1099511627779)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.575be8p-2, 0x1.62808cp-1, 0x1.6e4b34p-1), 0));
  return NULL;
}

static eager_status *row_random_variance_scaling_by_its_own_seed(Row *row) {
  STEP(do_op(row, "random_variance_scaling", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(2, 3)},
      {"scale", ATTRIBUTE_FLOAT, .number = 2}, {"fan", ATTRIBUTE_STRING, .text = "FAN_OUT"}, {"seed", ATTRIBUTE_INT,
      .integer = 7}), NAMES("x")));
  STEP(do_expect(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1.65c486p+0, 0x1.2ff408p-1, -0x1.09b968p+0,
      -0x1.2a85acp+0, -0x1.aabb5cp-3, 0x1.71f678p-1), 64));
  STEP(do_op(row, "random_variance_scaling", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(4)},
      {"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_FLOAT64}, {"distribution", ATTRIBUTE_STRING, .text =
      "UNTRUNCATED_NORMAL"}, {"seed", ATTRIBUTE_INT, .integer = 7}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0x1.4d586bf318c2fp-2, 0x1.8e02314da0318p-3,
      0x1.4e7654a935a2ep-2, -0x1.6acbbd7f7a718p-4), 64));
  STEP(do_op(row, "random_variance_scaling", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(2, 4)},
      {"fan", ATTRIBUTE_STRING, .text = "FAN_AVG"}, {"distribution", ATTRIBUTE_STRING, .text = "UNIFORM"}, {"seed",
      ATTRIBUTE_INT, .integer = 8}), NAMES("z")));
  STEP(do_expect(row, "z", EAGER_FLOAT32, INTEGERS(2, 4), FLOAT_VALUES(0x1.583bp-6, 0x1.affe78p-2, -0x1.c77cbp-3,
      -0x1.4c3bp-5, -0x1.f43bp-7, -0x1.7c4e4p-3, -0x1.c99514p-1, -0x1.9df62cp-1), 64));
  return NULL;
}

static eager_status *row_reciprocal_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-3, -0x1p-3, 0x1.8p-1, 0x1.4p+1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "reciprocal", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.555556p-2, -8, 0x1.555556p+0, 0x1.99999ap-2),
      4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.c71c72p-4, -32, -0x1.c71c72p+1,
      -0x1.47ae14p-5), 8));
  return NULL;
}

static eager_status *row_reciprocal_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-3, -0x1p-3, 0x1.8p-1, 0x1.4p+1)));
  STEP(do_op(row, "reciprocal", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.5555555555555p-2, -8,
      0x1.5555555555555p+0, 0x1.999999999999ap-2), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-3, -0x1p-3, 0x1.8p-1, 0x1.4p+1)));
  STEP(do_op(row, "reciprocal", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.554p-2, -8, 0x1.554p+0, 0x1.998p-2),
      1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-3, -0x1p-3, 0x1.8p-1, 0x1.4p+1)));
  STEP(do_op(row, "reciprocal", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.56p-2, -8, 0x1.56p+0, 0x1.9ap-2),
      1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(1, 3, 9)));
  STEP(do_op(row, "reciprocal", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(1, 0x1.5555555555555p-2,
      0x1.c71c71c71c71cp-4), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(1, 3, 9)));
  STEP(do_op(row, "reciprocal", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1.555556p-2, 0x1.c71c72p-4), 4));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "reciprocal", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.3b13b2p-1, -0x1.d89d8ap-1, -0x1.611a7cp-1,
      -0x1.1a7b96p-2, 0x1.eb851ep-3, 0x1.47ae14p-2), 8));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.e4bbd6p-2, -0x1.22d71ap+0, -0x1.85a1a2p-2,
      -0x1.991ceap-2, 0x1.f212d8p-3, 0x1.0cb296p-2), 16));
  return NULL;
}

static eager_status *row_reciprocal_of_what_is_no_finite_number(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, -0.0, INFINITY)));
  STEP(do_op(row, "reciprocal", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(INFINITY, -INFINITY, 0), 0));
  return NULL;
}

static eager_status *row_reductions_of_nothing(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(0, 2), NO_VALUES));
  STEP(do_op(row, "sum", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(0)}), NAMES("y_sum")));
  STEP(do_expect(row, "y_sum", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0, 0), 0));
  STEP(do_op(row, "prod", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(0)}), NAMES("y_prod")));
  STEP(do_expect(row, "y_prod", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 1), 0));
  STEP(do_op(row, "mean", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(0)}), NAMES("y_mean")));
  STEP(do_expect(row, "y_mean", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(NAN, NAN), 0));
  REFUSED(do_op(row, "max", NAMES("x"), NO_ATTRIBUTES, NAMES("m")), EAGER_INVALID_ARGUMENT, "max", NULL);
  STEP(do_op(row, "max", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(1)}), NAMES("n")));
  STEP(do_expect(row, "n", EAGER_FLOAT32, INTEGERS(0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_refused_a_bias_of_another_size(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 1, 1, 1, 1, 1)));
  STEP(do_tensor(row, "bias", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  REFUSED(do_op(row, "bias_add", NAMES("x", "bias"), NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT, "bias_add",
      NULL);
  return NULL;
}

static eager_status *row_refused_a_bitcast_that_does_not_come_out_even(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(1, 2, 3)));
  REFUSED(do_op(row, "bitcast", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT32}), NAMES("y")),
      EAGER_INVALID_ARGUMENT, "bitcast", NULL);
  return NULL;
}

static eager_status *row_refused_a_broadcast_to_fewer_elements(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  REFUSED(do_op(row, "broadcast_to", NAMES("x"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(3)}),
      NAMES("y")), EAGER_INVALID_ARGUMENT, "broadcast_to", NULL);
  return NULL;
}

static eager_status *row_refused_a_concatenation_of_nothing(Row *row) {
  REFUSED(do_op(row, "concat", NO_NAMES, NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT, "concat", NULL);
  return NULL;
}

static eager_status *row_refused_a_concatenation_of_other_dims(Row *row) {
  STEP(do_tensor(row, "values0", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_tensor(row, "values1", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 1, 1, 1, 1, 1)));
  REFUSED(do_op(row, "concat", NAMES("values0", "values1"), NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT,
      "concat", NULL);
  return NULL;
}

static eager_status *row_refused_a_filter_of_other_channels(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 3, 3, 2), FLOAT_VALUES(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
      1, 1, 1, 1)));
  STEP(do_tensor(row, "filter", EAGER_FLOAT32, INTEGERS(1, 1, 3, 1), FLOAT_VALUES(1, 1, 1)));
  REFUSED(do_op(row, "conv2d", NAMES("x", "filter"), NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT, "conv2d",
      NULL);
  return NULL;
}

static eager_status *row_refused_a_label_out_of_range(Row *row) {
  STEP(do_tensor(row, "logits", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 1, 1, 1, 1, 1)));
  STEP(do_tensor(row, "labels", EAGER_INT32, INTEGERS(2), INTEGER_VALUES(0, 3)));
  REFUSED(do_op(row, "sparse_softmax_cross_entropy_with_logits", NAMES("logits", "labels"), NO_ATTRIBUTES, NAMES("y")),
      EAGER_INVALID_ARGUMENT, "sparse_softmax_cross_entropy_with_logits", NULL);
  return NULL;
}

static eager_status *row_refused_a_negative_dim(Row *row) {
  STEP(do_tensor(row, "value", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  REFUSED(do_op(row, "fill", NAMES("value"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(-2)}),
      NAMES("y")), EAGER_INVALID_ARGUMENT, "fill", NULL);
  return NULL;
}

static eager_status *row_refused_a_negative_index(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  STEP(do_tensor(row, "indices", EAGER_INT32, INTEGERS(2), INTEGER_VALUES(0, -1)));
  REFUSED(do_op(row, "gather", NAMES("x", "indices"), NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT, "gather",
      NULL);
  return NULL;
}

static eager_status *row_refused_a_norm_to_clip_to_of_0(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  REFUSED(do_op(row, "clip_by_norm", NAMES("x"), ATTRIBUTES({"clip_norm", ATTRIBUTE_FLOAT, .number = 0}), NAMES("y")),
      EAGER_INVALID_ARGUMENT, "clip_by_norm", NULL);
  return NULL;
}

static eager_status *row_refused_a_permutation_that_names_an_axis_twice(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 1, 1, 1, 1, 1)));
  REFUSED(do_op(row, "permute_dims", NAMES("x"), ATTRIBUTES({"axes", ATTRIBUTE_INTS, .integers = INTEGERS(0, 0)}),
      NAMES("y")), EAGER_INVALID_ARGUMENT, "permute_dims", NULL);
  return NULL;
}

static eager_status *row_refused_a_rate_of_dropout_of_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  REFUSED(do_op(row, "dropout", NAMES("x"), ATTRIBUTES({"rate", ATTRIBUTE_FLOAT, .number = 1}), NAMES("y")),
      EAGER_INVALID_ARGUMENT, "dropout", NULL);
  return NULL;
}

static eager_status *row_refused_a_reshape_to_another_size(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 1, 1, 1, 1, 1)));
  REFUSED(do_op(row, "reshape", NAMES("x"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(4)}), NAMES("y")),
      EAGER_INVALID_ARGUMENT, "reshape", NULL);
  return NULL;
}

static eager_status *row_refused_a_reshape_to_two_unknown_dims(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 1, 1, 1, 1, 1)));
  REFUSED(do_op(row, "reshape", NAMES("x"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(-1, -1)}),
      NAMES("y")), EAGER_INVALID_ARGUMENT, "reshape", NULL);
  return NULL;
}

static eager_status *row_refused_a_slice_beyond_the_end(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  REFUSED(do_op(row, "slice", NAMES("x"), ATTRIBUTES({"begin", ATTRIBUTE_INTS, .integers = INTEGERS(1)}, {"size",
      ATTRIBUTE_INTS, .integers = INTEGERS(2)}), NAMES("y")), EAGER_INVALID_ARGUMENT, "slice", NULL);
  return NULL;
}

static eager_status *row_refused_a_split_that_does_not_come_out_even(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  REFUSED(do_op(row, "split", NAMES("x"), ATTRIBUTES({"num_or_size_splits", ATTRIBUTE_INTS, .integers = INTEGERS(2)}),
      NAMES("y", "z")), EAGER_INVALID_ARGUMENT, "split", NULL);
  return NULL;
}

static eager_status *row_refused_a_squeeze_of_a_dim_of_2(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  REFUSED(do_op(row, "squeeze", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(0)}), NAMES("y")),
      EAGER_INVALID_ARGUMENT, "squeeze", NULL);
  return NULL;
}

static eager_status *row_refused_a_stack_of_other_shapes(Row *row) {
  STEP(do_tensor(row, "values0", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_tensor(row, "values1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  REFUSED(do_op(row, "stack", NAMES("values0", "values1"), NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT, "stack",
      NULL);
  return NULL;
}

static eager_status *row_refused_a_step_of_0(Row *row) {
  REFUSED(do_op(row, "arange", NO_NAMES, ATTRIBUTES({"start", ATTRIBUTE_FLOAT, .number = 0}, {"stop", ATTRIBUTE_FLOAT,
      .number = 1}, {"step", ATTRIBUTE_FLOAT, .number = 0}), NAMES("y")), EAGER_INVALID_ARGUMENT, "arange", NULL);
  return NULL;
}

static eager_status *row_refused_a_stride_of_0(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  REFUSED(do_op(row, "strided_slice", NAMES("x"), ATTRIBUTES({"begin", ATTRIBUTE_INTS, .integers = INTEGERS(0)}, {"end",
      ATTRIBUTE_INTS, .integers = INTEGERS(2)}, {"strides", ATTRIBUTE_INTS, .integers = INTEGERS(0)}), NAMES("y")),
      EAGER_INVALID_ARGUMENT, "strided_slice", NULL);
  return NULL;
}

static eager_status *row_refused_a_sum_along_an_axis_that_is_not_there(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  REFUSED(do_op(row, "sum", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(1)}), NAMES("y")),
      EAGER_INVALID_ARGUMENT, "sum", NULL);
  return NULL;
}

static eager_status *row_refused_a_sum_along_an_axis_twice(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 1, 1, 1, 1, 1)));
  REFUSED(do_op(row, "sum", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(0, -2)}), NAMES("y")),
      EAGER_INVALID_ARGUMENT, "sum", NULL);
  return NULL;
}

static eager_status *row_refused_a_tensor_of_rank_33(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
      1, 1, 1, 1, 1, 1, 1, 1, 1), FLOAT_VALUES(1)));
  REFUSED(do_op(row, "expand_dims", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INT, .integer = 0}), NAMES("y")),
      EAGER_INVALID_ARGUMENT, "expand_dims", NULL);
  return NULL;
}

static eager_status *row_refused_an_index_along_an_axis_out_of_range(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_tensor(row, "indices", EAGER_INT32, INTEGERS(1), INTEGER_VALUES(2)));
  REFUSED(do_op(row, "take_along_axis", NAMES("x", "indices"), NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT,
      "take_along_axis", NULL);
  return NULL;
}

static eager_status *row_refused_an_index_out_of_range(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  STEP(do_tensor(row, "indices", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(7)));
  REFUSED(do_op(row, "gather", NAMES("x", "indices"), NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT, "gather",
      "indices = 7 is not in [0, 3) [Op:gather]");
  return NULL;
}

static eager_status *row_refused_an_index_out_of_range_of_many(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 1, 1, 1, 1, 1)));
  STEP(do_tensor(row, "indices", EAGER_INT32, INTEGERS(1, 2), INTEGER_VALUES(0, 3)));
  REFUSED(do_op(row, "gather_nd", NAMES("x", "indices"), NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT,
      "gather_nd", NULL);
  return NULL;
}

static eager_status *row_refused_an_index_to_scatter_to_out_of_range(Row *row) {
  STEP(do_tensor(row, "indices", EAGER_INT32, INTEGERS(1, 1), INTEGER_VALUES(4)));
  STEP(do_tensor(row, "updates", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(1)));
  REFUSED(do_op(row, "scatter_nd", NAMES("indices", "updates"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers =
      INTEGERS(4)}), NAMES("y")), EAGER_INVALID_ARGUMENT, "scatter_nd", NULL);
  return NULL;
}

static eager_status *row_refused_an_integer_division_by_zero(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_INT32, INTEGERS(1), INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x2", EAGER_INT32, INTEGERS(1), INTEGER_VALUES(0)));
  REFUSED(do_op(row, "floor_divide", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT,
      "floor_divide", NULL);
  return NULL;
}

static eager_status *row_refused_an_integer_remainder_by_zero(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_UINT8, INTEGERS(1), INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x2", EAGER_UINT8, INTEGERS(1), INTEGER_VALUES(0)));
  REFUSED(do_op(row, "remainder", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT, "remainder",
      NULL);
  return NULL;
}

static eager_status *row_refused_an_integer_to_a_negative_power(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_INT32, INTEGERS(1), INTEGER_VALUES(2)));
  STEP(do_tensor(row, "x2", EAGER_INT32, INTEGERS(1), INTEGER_VALUES(-1)));
  REFUSED(do_op(row, "pow", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT, "pow", NULL);
  return NULL;
}

static eager_status *row_refused_an_op_that_is_not_there(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1), FLOAT_VALUES(1)));
  REFUSED(do_op(row, "no_such_op", NO_NAMES, NO_ATTRIBUTES, NAMES("y")), EAGER_NOT_FOUND, NULL, NULL);
  return NULL;
}

static eager_status *row_refused_an_optimizer_that_is_not_there(Row *row) {
  REFUSED(do_optimizer(row, "optimizer", "no_such_optimizer", NO_ATTRIBUTES), EAGER_NOT_FOUND, NULL, NULL);
  return NULL;
}

static eager_status *row_refused_an_order_of_complex_numbers(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_COMPLEX64, INTEGERS(1), FLOAT_VALUES(1, 0)));
  STEP(do_tensor(row, "x2", EAGER_COMPLEX64, INTEGERS(1), FLOAT_VALUES(2, 0)));
  REFUSED(do_op(row, "less", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT, "less", NULL);
  return NULL;
}

static eager_status *row_refused_bits_of_floats(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  REFUSED(do_op(row, "bitwise_and", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT,
      "bitwise_and", NULL);
  return NULL;
}

static eager_status *row_refused_bounds_in_the_wrong_order(Row *row) {
  REFUSED(do_op(row, "random_uniform", NO_NAMES, ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(2)},
      {"minval", ATTRIBUTE_FLOAT, .number = 1}, {"maxval", ATTRIBUTE_FLOAT, .number = 0}), NAMES("y")),
      EAGER_INVALID_ARGUMENT, "random_uniform", NULL);
  return NULL;
}

static eager_status *row_refused_logic_of_numbers(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  REFUSED(do_op(row, "logical_and", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT,
      "logical_and", NULL);
  return NULL;
}

static eager_status *row_refused_more_bytes_than_there_are(Row *row) {
  STEP(do_tensor(row, "value", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1)));
  REFUSED(do_op(row, "fill", NAMES("value"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers =
      INTEGERS(INT64_C(1125899906842624))}), NAMES("y")), EAGER_RESOURCE_EXHAUSTED, "fill", NULL);
  return NULL;
}

static eager_status *row_refused_more_elements_than_can_be_counted(Row *row) {
  STEP(do_tensor(row, "value", EAGER_INT8, NO_INTEGERS, INTEGER_VALUES(1)));
  REFUSED(do_op(row, "fill", NAMES("value"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers =
      INTEGERS(INT64_C(1099511627776), INT64_C(1099511627776))}), NAMES("y")), EAGER_INVALID_ARGUMENT, "fill", NULL);
  return NULL;
}

static eager_status *row_refused_shapes_that_do_not_broadcast(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  REFUSED(do_op(row, "add", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT, "add",
      "Incompatible shapes: [2] vs. [3] [Op:add]");
  return NULL;
}

static eager_status *row_refused_softmax_of_integers(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT32, INTEGERS(2), INTEGER_VALUES(1, 2)));
  REFUSED(do_op(row, "softmax", NAMES("x"), NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT, "softmax", NULL);
  return NULL;
}

static eager_status *row_refused_the_product_of_matrices_of_wrong_sizes(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 1, 1, 1, 1, 1)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 1, 1, 1, 1, 1)));
  REFUSED(do_op(row, "matmul", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT, "matmul", NULL);
  return NULL;
}

static eager_status *row_relu_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "relu", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, 0, 0x1.8p-1, 3), 0));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, 0, 2, 0x1p-2), 1));
  return NULL;
}

static eager_status *row_relu_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "relu", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0, 0, 0x1.8p-1, 3), 0));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "relu", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0, 0, 0x1.8p-1, 3), 0));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "relu", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0, 0, 0x1.8p-1, 3), 0));
  return NULL;
}

static eager_status *row_relu_of_what_is_no_finite_number(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(NAN, -INFINITY, INFINITY)));
  STEP(do_op(row, "relu", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(NAN, 0, INFINITY), 0));
  return NULL;
}

static eager_status *row_relu6_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 8)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "relu6", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, 0, 0x1.8p-1, 6), 0));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, 0, 2, 0), 1));
  return NULL;
}

static eager_status *row_relu6_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 8)));
  STEP(do_op(row, "relu6", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0, 0, 0x1.8p-1, 6), 0));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 8)));
  STEP(do_op(row, "relu6", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0, 0, 0x1.8p-1, 6), 0));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 8)));
  STEP(do_op(row, "relu6", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0, 0, 0x1.8p-1, 6), 0));
  return NULL;
}

static eager_status *row_remainder_and_its_gradients(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x1"));
  STEP(do_watch(row, "tape", "x2"));
  STEP(do_op(row, "remainder", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1p-2, -1), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x1", "x2"), NAMES("d_y"), 0, NAMES("d_x1", "d_x2")));
  STEP(do_expect(row, "d_x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2), 1));
  STEP(do_expect(row, "d_x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0x1.8p+0, 2), 1));
  return NULL;
}

static eager_status *row_remainder_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x1_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "remainder", NAMES("x1_float64", "x2_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1p-2, -1), 0));
  STEP(do_tensor(row, "x1_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "remainder", NAMES("x1_float16", "x2_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1p-2, -1), 0));
  STEP(do_tensor(row, "x1_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "remainder", NAMES("x1_bfloat16", "x2_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1p-2, -1), 0));
  return NULL;
}

static eager_status *row_repeat_repeats_0_axis_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 5, 2, 4, 3, 6)));
  STEP(do_op(row, "repeat", NAMES("x"), ATTRIBUTES({"repeats", ATTRIBUTE_INT, .integer = 0}, {"axis", ATTRIBUTE_INT,
      .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_repeat_repeats_2(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "repeat", NAMES("x"), ATTRIBUTES({"repeats", ATTRIBUTE_INT, .integer = 2}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(12), FLOAT_VALUES(1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(12), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1,
      0x1p-1, 2, 0x1p-2, 0x1.8p+0)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1.8p+0, 0x1.2p+1, 0x1.2p+2, 0x1.cp+0,
      0x1.4p+1, 0x1.cp+0), 0));
  return NULL;
}

static eager_status *row_repeat_repeats_2_axis_0(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 5, 2, 4, 3, 6)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "repeat", NAMES("x"), ATTRIBUTES({"repeats", ATTRIBUTE_INT, .integer = 2}, {"axis", ATTRIBUTE_INT,
      .integer = 0}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4, 3), FLOAT_VALUES(1, 5, 2, 1, 5, 2, 4, 3, 6, 4, 3, 6), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1,
      0x1p-1, 2, 0x1p-2, 0x1.8p+0)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1.4p+0, 2, 5, 0x1.6p+1, 0x1.4p+0, 2), 0));
  return NULL;
}

static eager_status *row_repeat_repeats_2_axis_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "repeat", NAMES("x"), ATTRIBUTES({"repeats", ATTRIBUTE_INT, .integer = 2}, {"axis", ATTRIBUTE_INT,
      .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 6), FLOAT_VALUES(1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 6), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1,
      0x1p-1, 2, 0x1p-2, 0x1.8p+0)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1.8p+0, 0x1.2p+1, 0x1.2p+2, 0x1.cp+0,
      0x1.4p+1, 0x1.cp+0), 0));
  return NULL;
}

static eager_status *row_reshape_shape(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT16, INTEGERS(1), INTEGER_VALUES(7)));
  STEP(do_op(row, "reshape", NAMES("x"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = NO_INTEGERS}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(7), 0));
  return NULL;
}

static eager_status *row_reshape_shape_0_m1_1_zero_copies_true(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0, 0, 0, 0, 0, 0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "reshape", NAMES("x"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(0, -1, 1)},
      {"zero_copies", ATTRIBUTE_BOOL, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3, 1), FLOAT_VALUES(0, 0, 0, 0, 0, 0), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3, 1), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3), 0));
  return NULL;
}

static eager_status *row_reshape_shape_3_m1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "reshape", NAMES("x"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(3, -1)}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(1, 2, 3, 4, 5, 6), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3), 0));
  return NULL;
}

static eager_status *row_reshape_to_a_tensor(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT16, INTEGERS(2, 3), INTEGER_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tensor(row, "shape", EAGER_INT64, INTEGERS(2), INTEGER_VALUES(3, 2)));
  STEP(do_op(row, "reshape", NAMES("x", "shape"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT16, INTEGERS(3, 2), INTEGER_VALUES(1, 2, 3, 4, 5, 6), 0));
  return NULL;
}

static eager_status *row_reshape_like(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tensor(row, "like", EAGER_INT8, INTEGERS(3, 2), INTEGER_VALUES(0, 0, 0, 0, 0, 0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "reshape_like", NAMES("x", "like"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(1, 2, 3, 4, 5, 6), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3), 0));
  return NULL;
}

static eager_status *row_roll_shift_1_axis_0(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 5, 2, 4, 3, 6)));
  STEP(do_op(row, "roll", NAMES("x"), ATTRIBUTES({"shift", ATTRIBUTE_INTS, .integers = INTEGERS(1)}, {"axis",
      ATTRIBUTE_INTS, .integers = INTEGERS(0)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(4, 3, 6, 1, 5, 2), 0));
  return NULL;
}

static eager_status *row_roll_shift_1_m1_axis_0_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "roll", NAMES("x"), ATTRIBUTES({"shift", ATTRIBUTE_INTS, .integers = INTEGERS(1, -1)}, {"axis",
      ATTRIBUTE_INTS, .integers = INTEGERS(0, 1)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(5, 6, 4, 2, 3, 1), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(3, 0x1p-2, 0x1.8p+0, 2, 1, 0x1p-1), 0));
  return NULL;
}

static eager_status *row_roll_shift_2(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "roll", NAMES("x"), ATTRIBUTES({"shift", ATTRIBUTE_INTS, .integers = INTEGERS(2)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(5, 6, 1, 2, 3, 4), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(2, 0x1p-2, 0x1.8p+0, 3, 1, 0x1p-1), 0));
  return NULL;
}

static eager_status *row_round_and_its_gradient_of_zero(Row *row) {
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(8), FLOAT_VALUES(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1,
      0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
  STEP(do_op(row, "round", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(8), FLOAT_VALUES(-2, -2, -0.0, 0, 2, 2, 3, -0.0), 0));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(8), FLOAT_VALUES(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1,
      0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
  STEP(do_op(row, "round", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(8), FLOAT_VALUES(-2, -2, -0.0, 0, 2, 2, 3, -0.0), 0));
  STEP(do_tensor(row, "x_float32", EAGER_FLOAT32, INTEGERS(8), FLOAT_VALUES(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1,
      0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x_float32"));
  STEP(do_op(row, "round", NAMES("x_float32"), NO_ATTRIBUTES, NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, INTEGERS(8), FLOAT_VALUES(-2, -2, -0.0, 0, 2, 2, 3, -0.0), 0));
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(8), FLOAT_VALUES(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1,
      0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
  STEP(do_op(row, "round", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(8), FLOAT_VALUES(-2, -2, -0.0, 0, 2, 2, 3, -0.0), 0));
  STEP(do_gradient(row, "tape", NAMES("y_float32"), NAMES("x_float32"), NO_NAMES, 1, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(8), FLOAT_VALUES(0, 0, 0, 0, 0, 0, 0, 0), 0));
  return NULL;
}

static eager_status *row_round_trip_of_bfloat16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BFLOAT16, INTEGERS(10), FLOAT_VALUES(0, -0.0, 0x1.8p+0, 0x1p-133, 0x1.fep+127,
      -0x1.fep+127, 0x1.02p+0, INFINITY, -INFINITY, NAN)));
  STEP(do_expect(row, "x", EAGER_BFLOAT16, INTEGERS(10), FLOAT_VALUES(0, -0.0, 0x1.8p+0, 0x1p-133, 0x1.fep+127,
      -0x1.fep+127, 0x1.02p+0, INFINITY, -INFINITY, NAN), 0));
  STEP(do_op(row, "identity", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_BFLOAT16, INTEGERS(10), FLOAT_VALUES(0, -0.0, 0x1.8p+0, 0x1p-133, 0x1.fep+127,
      -0x1.fep+127, 0x1.02p+0, INFINITY, -INFINITY, NAN), 0));
  STEP(do_tensor(row, "scalar", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(-0.0)));
  STEP(do_expect(row, "scalar", EAGER_BFLOAT16, NO_INTEGERS, FLOAT_VALUES(-0.0), 0));
  STEP(do_tensor(row, "empty", EAGER_BFLOAT16, INTEGERS(2, 0), NO_VALUES));
  STEP(do_expect(row, "empty", EAGER_BFLOAT16, INTEGERS(2, 0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_round_trip_of_bool(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BOOL, INTEGERS(3), INTEGER_VALUES(1, 0, 1)));
  STEP(do_expect(row, "x", EAGER_BOOL, INTEGERS(3), INTEGER_VALUES(1, 0, 1), 0));
  STEP(do_op(row, "identity", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_BOOL, INTEGERS(3), INTEGER_VALUES(1, 0, 1), 0));
  STEP(do_tensor(row, "scalar", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(0)));
  STEP(do_expect(row, "scalar", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(0), 0));
  STEP(do_tensor(row, "empty", EAGER_BOOL, INTEGERS(2, 0), NO_VALUES));
  STEP(do_expect(row, "empty", EAGER_BOOL, INTEGERS(2, 0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_round_trip_of_complex128(Row *row) {
  STEP(do_tensor(row, "x", EAGER_COMPLEX128, INTEGERS(10), FLOAT_VALUES(0, NAN, -0.0, -INFINITY, 0x1.8p+0, INFINITY,
      0x0.0000000000001p-1022, 0x1.0000000000001p+0, 0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023,
      -0x1.fffffffffffffp+1023, 0x1.fffffffffffffp+1023, 0x1.0000000000001p+0, 0x0.0000000000001p-1022, INFINITY,
      0x1.8p+0, -INFINITY, -0.0, NAN, 0)));
  STEP(do_expect(row, "x", EAGER_COMPLEX128, INTEGERS(10), FLOAT_VALUES(0, NAN, -0.0, -INFINITY, 0x1.8p+0, INFINITY,
      0x0.0000000000001p-1022, 0x1.0000000000001p+0, 0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023,
      -0x1.fffffffffffffp+1023, 0x1.fffffffffffffp+1023, 0x1.0000000000001p+0, 0x0.0000000000001p-1022, INFINITY,
      0x1.8p+0, -INFINITY, -0.0, NAN, 0), 0));
  STEP(do_op(row, "identity", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_COMPLEX128, INTEGERS(10), FLOAT_VALUES(0, NAN, -0.0, -INFINITY, 0x1.8p+0, INFINITY,
      0x0.0000000000001p-1022, 0x1.0000000000001p+0, 0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023,
      -0x1.fffffffffffffp+1023, 0x1.fffffffffffffp+1023, 0x1.0000000000001p+0, 0x0.0000000000001p-1022, INFINITY,
      0x1.8p+0, -INFINITY, -0.0, NAN, 0), 0));
  STEP(do_tensor(row, "scalar", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(-0.0, -INFINITY)));
  STEP(do_expect(row, "scalar", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(-0.0, -INFINITY), 0));
  STEP(do_tensor(row, "empty", EAGER_COMPLEX128, INTEGERS(2, 0), NO_VALUES));
  STEP(do_expect(row, "empty", EAGER_COMPLEX128, INTEGERS(2, 0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_round_trip_of_complex64(Row *row) {
  STEP(do_tensor(row, "x", EAGER_COMPLEX64, INTEGERS(10), FLOAT_VALUES(0, NAN, -0.0, -INFINITY, 0x1.8p+0, INFINITY,
      0x1p-149, 0x1.000002p+0, 0x1.fffffep+127, -0x1.fffffep+127, -0x1.fffffep+127, 0x1.fffffep+127, 0x1.000002p+0,
      0x1p-149, INFINITY, 0x1.8p+0, -INFINITY, -0.0, NAN, 0)));
  STEP(do_expect(row, "x", EAGER_COMPLEX64, INTEGERS(10), FLOAT_VALUES(0, NAN, -0.0, -INFINITY, 0x1.8p+0, INFINITY,
      0x1p-149, 0x1.000002p+0, 0x1.fffffep+127, -0x1.fffffep+127, -0x1.fffffep+127, 0x1.fffffep+127, 0x1.000002p+0,
      0x1p-149, INFINITY, 0x1.8p+0, -INFINITY, -0.0, NAN, 0), 0));
  STEP(do_op(row, "identity", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_COMPLEX64, INTEGERS(10), FLOAT_VALUES(0, NAN, -0.0, -INFINITY, 0x1.8p+0, INFINITY,
      0x1p-149, 0x1.000002p+0, 0x1.fffffep+127, -0x1.fffffep+127, -0x1.fffffep+127, 0x1.fffffep+127, 0x1.000002p+0,
      0x1p-149, INFINITY, 0x1.8p+0, -INFINITY, -0.0, NAN, 0), 0));
  STEP(do_tensor(row, "scalar", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(-0.0, -INFINITY)));
  STEP(do_expect(row, "scalar", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(-0.0, -INFINITY), 0));
  STEP(do_tensor(row, "empty", EAGER_COMPLEX64, INTEGERS(2, 0), NO_VALUES));
  STEP(do_expect(row, "empty", EAGER_COMPLEX64, INTEGERS(2, 0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_round_trip_of_float16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT16, INTEGERS(10), FLOAT_VALUES(0, -0.0, 0x1.8p+0, 0x1p-24, 65504, -65504,
      0x1.004p+0, INFINITY, -INFINITY, NAN)));
  STEP(do_expect(row, "x", EAGER_FLOAT16, INTEGERS(10), FLOAT_VALUES(0, -0.0, 0x1.8p+0, 0x1p-24, 65504, -65504,
      0x1.004p+0, INFINITY, -INFINITY, NAN), 0));
  STEP(do_op(row, "identity", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT16, INTEGERS(10), FLOAT_VALUES(0, -0.0, 0x1.8p+0, 0x1p-24, 65504, -65504,
      0x1.004p+0, INFINITY, -INFINITY, NAN), 0));
  STEP(do_tensor(row, "scalar", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(-0.0)));
  STEP(do_expect(row, "scalar", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(-0.0), 0));
  STEP(do_tensor(row, "empty", EAGER_FLOAT16, INTEGERS(2, 0), NO_VALUES));
  STEP(do_expect(row, "empty", EAGER_FLOAT16, INTEGERS(2, 0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_round_trip_of_float32(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(10), FLOAT_VALUES(0, -0.0, 0x1.8p+0, 0x1p-149, 0x1.fffffep+127,
      -0x1.fffffep+127, 0x1.000002p+0, INFINITY, -INFINITY, NAN)));
  STEP(do_expect(row, "x", EAGER_FLOAT32, INTEGERS(10), FLOAT_VALUES(0, -0.0, 0x1.8p+0, 0x1p-149, 0x1.fffffep+127,
      -0x1.fffffep+127, 0x1.000002p+0, INFINITY, -INFINITY, NAN), 0));
  STEP(do_op(row, "identity", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(10), FLOAT_VALUES(0, -0.0, 0x1.8p+0, 0x1p-149, 0x1.fffffep+127,
      -0x1.fffffep+127, 0x1.000002p+0, INFINITY, -INFINITY, NAN), 0));
  STEP(do_tensor(row, "scalar", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(-0.0)));
  STEP(do_expect(row, "scalar", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(-0.0), 0));
  STEP(do_tensor(row, "empty", EAGER_FLOAT32, INTEGERS(2, 0), NO_VALUES));
  STEP(do_expect(row, "empty", EAGER_FLOAT32, INTEGERS(2, 0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_round_trip_of_float64(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(10), FLOAT_VALUES(0, -0.0, 0x1.8p+0, 0x0.0000000000001p-1022,
      0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023, 0x1.0000000000001p+0, INFINITY, -INFINITY, NAN)));
  STEP(do_expect(row, "x", EAGER_FLOAT64, INTEGERS(10), FLOAT_VALUES(0, -0.0, 0x1.8p+0, 0x0.0000000000001p-1022,
      0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023, 0x1.0000000000001p+0, INFINITY, -INFINITY, NAN), 0));
  STEP(do_op(row, "identity", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT64, INTEGERS(10), FLOAT_VALUES(0, -0.0, 0x1.8p+0, 0x0.0000000000001p-1022,
      0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023, 0x1.0000000000001p+0, INFINITY, -INFINITY, NAN), 0));
  STEP(do_tensor(row, "scalar", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(-0.0)));
  STEP(do_expect(row, "scalar", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(-0.0), 0));
  STEP(do_tensor(row, "empty", EAGER_FLOAT64, INTEGERS(2, 0), NO_VALUES));
  STEP(do_expect(row, "empty", EAGER_FLOAT64, INTEGERS(2, 0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_round_trip_of_int16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT16, INTEGERS(4), INTEGER_VALUES(-32768, 32767, -1, 0)));
  STEP(do_expect(row, "x", EAGER_INT16, INTEGERS(4), INTEGER_VALUES(-32768, 32767, -1, 0), 0));
  STEP(do_op(row, "identity", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT16, INTEGERS(4), INTEGER_VALUES(-32768, 32767, -1, 0), 0));
  STEP(do_tensor(row, "scalar", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(32767)));
  STEP(do_expect(row, "scalar", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(32767), 0));
  STEP(do_tensor(row, "empty", EAGER_INT16, INTEGERS(2, 0), NO_VALUES));
  STEP(do_expect(row, "empty", EAGER_INT16, INTEGERS(2, 0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_round_trip_of_int32(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT32, INTEGERS(4), INTEGER_VALUES(INT64_C(-2147483648), 2147483647, -1, 0)));
  STEP(do_expect(row, "x", EAGER_INT32, INTEGERS(4), INTEGER_VALUES(INT64_C(-2147483648), 2147483647, -1, 0), 0));
  STEP(do_op(row, "identity", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT32, INTEGERS(4), INTEGER_VALUES(INT64_C(-2147483648), 2147483647, -1, 0), 0));
  STEP(do_tensor(row, "scalar", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(2147483647)));
  STEP(do_expect(row, "scalar", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(2147483647), 0));
  STEP(do_tensor(row, "empty", EAGER_INT32, INTEGERS(2, 0), NO_VALUES));
  STEP(do_expect(row, "empty", EAGER_INT32, INTEGERS(2, 0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_round_trip_of_int64(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT64, INTEGERS(4), INTEGER_VALUES(INT64_MIN, INT64_C(9223372036854775807), -1, 0)));
  STEP(do_expect(row, "x", EAGER_INT64, INTEGERS(4), INTEGER_VALUES(INT64_MIN, INT64_C(9223372036854775807), -1, 0),
      0));
  STEP(do_op(row, "identity", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, INTEGERS(4), INTEGER_VALUES(INT64_MIN, INT64_C(9223372036854775807), -1, 0),
      0));
  STEP(do_tensor(row, "scalar", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(INT64_C(9223372036854775807))));
  STEP(do_expect(row, "scalar", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(INT64_C(9223372036854775807)), 0));
  STEP(do_tensor(row, "empty", EAGER_INT64, INTEGERS(2, 0), NO_VALUES));
  STEP(do_expect(row, "empty", EAGER_INT64, INTEGERS(2, 0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_round_trip_of_int8(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT8, INTEGERS(4), INTEGER_VALUES(-128, 127, -1, 0)));
  STEP(do_expect(row, "x", EAGER_INT8, INTEGERS(4), INTEGER_VALUES(-128, 127, -1, 0), 0));
  STEP(do_op(row, "identity", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT8, INTEGERS(4), INTEGER_VALUES(-128, 127, -1, 0), 0));
  STEP(do_tensor(row, "scalar", EAGER_INT8, NO_INTEGERS, INTEGER_VALUES(127)));
  STEP(do_expect(row, "scalar", EAGER_INT8, NO_INTEGERS, INTEGER_VALUES(127), 0));
  STEP(do_tensor(row, "empty", EAGER_INT8, INTEGERS(2, 0), NO_VALUES));
  STEP(do_expect(row, "empty", EAGER_INT8, INTEGERS(2, 0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_round_trip_of_string(Row *row) {
  STEP(do_tensor(row, "x", EAGER_STRING, INTEGERS(4), TEXT_VALUES("", "text", "Zo\303\253 \346\227\245\346\234\254",
      "two\nlines")));
  STEP(do_expect(row, "x", EAGER_STRING, INTEGERS(4), TEXT_VALUES("", "text", "Zo\303\253 \346\227\245\346\234\254",
      "two\nlines"), 0));
  STEP(do_op(row, "identity", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_STRING, INTEGERS(4), TEXT_VALUES("", "text", "Zo\303\253 \346\227\245\346\234\254",
      "two\nlines"), 0));
  STEP(do_tensor(row, "scalar", EAGER_STRING, NO_INTEGERS, TEXT_VALUES("text")));
  STEP(do_expect(row, "scalar", EAGER_STRING, NO_INTEGERS, TEXT_VALUES("text"), 0));
  STEP(do_tensor(row, "empty", EAGER_STRING, INTEGERS(2, 0), NO_VALUES));
  STEP(do_expect(row, "empty", EAGER_STRING, INTEGERS(2, 0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_round_trip_of_uint16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT16, INTEGERS(3), INTEGER_VALUES(0, 65535, 7)));
  STEP(do_expect(row, "x", EAGER_UINT16, INTEGERS(3), INTEGER_VALUES(0, 65535, 7), 0));
  STEP(do_op(row, "identity", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_UINT16, INTEGERS(3), INTEGER_VALUES(0, 65535, 7), 0));
  STEP(do_tensor(row, "scalar", EAGER_UINT16, NO_INTEGERS, INTEGER_VALUES(65535)));
  STEP(do_expect(row, "scalar", EAGER_UINT16, NO_INTEGERS, INTEGER_VALUES(65535), 0));
  STEP(do_tensor(row, "empty", EAGER_UINT16, INTEGERS(2, 0), NO_VALUES));
  STEP(do_expect(row, "empty", EAGER_UINT16, INTEGERS(2, 0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_round_trip_of_uint32(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT32, INTEGERS(3), INTEGER_VALUES(0, INT64_C(4294967295), 7)));
  STEP(do_expect(row, "x", EAGER_UINT32, INTEGERS(3), INTEGER_VALUES(0, INT64_C(4294967295), 7), 0));
  STEP(do_op(row, "identity", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_UINT32, INTEGERS(3), INTEGER_VALUES(0, INT64_C(4294967295), 7), 0));
  STEP(do_tensor(row, "scalar", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(INT64_C(4294967295))));
  STEP(do_expect(row, "scalar", EAGER_UINT32, NO_INTEGERS, INTEGER_VALUES(INT64_C(4294967295)), 0));
  STEP(do_tensor(row, "empty", EAGER_UINT32, INTEGERS(2, 0), NO_VALUES));
  STEP(do_expect(row, "empty", EAGER_UINT32, INTEGERS(2, 0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_round_trip_of_uint64(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT64, INTEGERS(3), INTEGER_VALUES(0, (int64_t)UINT64_C(18446744073709551615), 7)));
  STEP(do_expect(row, "x", EAGER_UINT64, INTEGERS(3), INTEGER_VALUES(0, (int64_t)UINT64_C(18446744073709551615), 7),
      0));
  STEP(do_op(row, "identity", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_UINT64, INTEGERS(3), INTEGER_VALUES(0, (int64_t)UINT64_C(18446744073709551615), 7),
      0));
  STEP(do_tensor(row, "scalar", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES((int64_t)UINT64_C(18446744073709551615))));
  STEP(do_expect(row, "scalar", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES((int64_t)UINT64_C(18446744073709551615)), 0));
  STEP(do_tensor(row, "empty", EAGER_UINT64, INTEGERS(2, 0), NO_VALUES));
  STEP(do_expect(row, "empty", EAGER_UINT64, INTEGERS(2, 0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_round_trip_of_uint8(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 255, 7)));
  STEP(do_expect(row, "x", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 255, 7), 0));
  STEP(do_op(row, "identity", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 255, 7), 0));
  STEP(do_tensor(row, "scalar", EAGER_UINT8, NO_INTEGERS, INTEGER_VALUES(255)));
  STEP(do_expect(row, "scalar", EAGER_UINT8, NO_INTEGERS, INTEGER_VALUES(255), 0));
  STEP(do_tensor(row, "empty", EAGER_UINT8, INTEGERS(2, 0), NO_VALUES));
  STEP(do_expect(row, "empty", EAGER_UINT8, INTEGERS(2, 0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_rounding_of_integers_is_nothing(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(-3, 0, 7)));
  STEP(do_op(row, "ceil", NAMES("x"), NO_ATTRIBUTES, NAMES("y_ceil")));
  STEP(do_expect(row, "y_ceil", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(-3, 0, 7), 0));
  STEP(do_op(row, "floor", NAMES("x"), NO_ATTRIBUTES, NAMES("y_floor")));
  STEP(do_expect(row, "y_floor", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(-3, 0, 7), 0));
  STEP(do_op(row, "round", NAMES("x"), NO_ATTRIBUTES, NAMES("y_round")));
  STEP(do_expect(row, "y_round", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(-3, 0, 7), 0));
  STEP(do_op(row, "trunc", NAMES("x"), NO_ATTRIBUTES, NAMES("y_trunc")));
  STEP(do_expect(row, "y_trunc", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(-3, 0, 7), 0));
  STEP(do_op(row, "identity", NAMES("x"), NO_ATTRIBUTES, NAMES("y_identity")));
  STEP(do_expect(row, "y_identity", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(-3, 0, 7), 0));
  STEP(do_op(row, "copy", NAMES("x"), NO_ATTRIBUTES, NAMES("y_copy")));
  STEP(do_expect(row, "y_copy", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(-3, 0, 7), 0));
  STEP(do_op(row, "stop_gradient", NAMES("x"), NO_ATTRIBUTES, NAMES("y_stop_gradient")));
  STEP(do_expect(row, "y_stop_gradient", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(-3, 0, 7), 0));
  STEP(do_op(row, "conj", NAMES("x"), NO_ATTRIBUTES, NAMES("y_conj")));
  STEP(do_expect(row, "y_conj", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(-3, 0, 7), 0));
  STEP(do_op(row, "real", NAMES("x"), NO_ATTRIBUTES, NAMES("y_real")));
  STEP(do_expect(row, "y_real", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(-3, 0, 7), 0));
  return NULL;
}

static eager_status *row_rsqrt_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1p-3, 0x1.8p-1, 0x1.4p+1, 20)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "rsqrt", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.6a09e6p+1, 0x1.279a74p+0, 0x1.43d136p-1,
      0x1.c9f25cp-3), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.6a09e6p+3, -0x1.8a2346p-2, -0x1.030dc4p-2,
      -0x1.6e5b7ep-10), 8));
  return NULL;
}

static eager_status *row_rsqrt_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0x1p-3, 0x1.8p-1, 0x1.4p+1, 20)));
  STEP(do_op(row, "rsqrt", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0x1.6a09e667f3bcdp+1, 0x1.279a74590331cp+0,
      0x1.43d136248490fp-1, 0x1.c9f25c5bfedd9p-3), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0x1p-3, 0x1.8p-1, 0x1.4p+1, 20)));
  STEP(do_op(row, "rsqrt", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.6ap+1, 0x1.278p+0, 0x1.43cp-1,
      0x1.cap-3), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0x1p-3, 0x1.8p-1, 0x1.4p+1, 20)));
  STEP(do_op(row, "rsqrt", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.6ap+1, 0x1.28p+0, 0x1.44p-1,
      0x1.cap-3), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(1, 2, 9)));
  STEP(do_op(row, "rsqrt", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(1, 0x1.6a09e667f3bcdp-1,
      0x1.5555555555555p-2), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(1, 2, 9)));
  STEP(do_op(row, "rsqrt", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1.6a09e6p-1, 0x1.555556p-2), 4));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "rsqrt", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.db7822p-1, -0x1.fced46p-2, 0x1.4dc97p-3,
      -0x1.b14ddp-1, 0x1.21a186p-1, 0x1.21a186p-2), 8));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(-0x1.cda84p-5, -0x1.29be6ap-1, -0x1.13cf8p-2,
      0x1.6229c6p-3, 0x1.4462fcp-4, 0x1.160bb2p-2), 16));
  return NULL;
}

static eager_status *row_scan_length_0_1(Row *row) {
  STEP(do_op(row, "add", NAMES("x_f", "x_f"), NO_ATTRIBUTES, NAMES("y_f")));
  return NULL;
}

static eager_status *row_scan_length_0(Row *row) {
  STEP(do_function(row, "f", "f", SPECS({"x_f", EAGER_INT64, NO_INTEGERS}), row_scan_length_0_1, NAMES("y_f", "x_f")));
  STEP(do_tensor(row, "x", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(3)));
  STEP(do_op(row, "scan", NAMES("x"), ATTRIBUTES({"function", ATTRIBUTE_FUNCTION, .text = "f"}, {"num_carries",
      ATTRIBUTE_INT, .integer = 1}, {"length", ATTRIBUTE_INT, .integer = 0}), NAMES("last", "seen")));
  STEP(do_expect(row, "last", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(3), 0));
  STEP(do_expect(row, "seen", EAGER_INT64, INTEGERS(0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_scan_length_4_without_slices_1(Row *row) {
  STEP(do_op(row, "add", NAMES("x_f", "x_f"), NO_ATTRIBUTES, NAMES("y_f")));
  return NULL;
}

static eager_status *row_scan_length_4_without_slices(Row *row) {
  STEP(do_function(row, "f", "f", SPECS({"x_f", EAGER_INT64, NO_INTEGERS}), row_scan_length_4_without_slices_1,
      NAMES("y_f", "x_f")));
  STEP(do_tensor(row, "x", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(3)));
  STEP(do_op(row, "scan", NAMES("x"), ATTRIBUTES({"function", ATTRIBUTE_FUNCTION, .text = "f"}, {"num_carries",
      ATTRIBUTE_INT, .integer = 1}, {"length", ATTRIBUTE_INT, .integer = 4}), NAMES("last", "seen")));
  STEP(do_expect(row, "last", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(48), 0));
  STEP(do_expect(row, "seen", EAGER_INT64, INTEGERS(4), INTEGER_VALUES(3, 6, 12, 24), 0));
  return NULL;
}

static eager_status *row_scan_running_sums_1(Row *row) {
  STEP(do_op(row, "multiply", NAMES("x_f", "c_f"), NO_ATTRIBUTES, NAMES("p_f")));
  STEP(do_op(row, "add", NAMES("sum_f", "p_f"), NO_ATTRIBUTES, NAMES("next_f")));
  return NULL;
}

static eager_status *row_scan_running_sums(Row *row) {
  STEP(do_function(row, "f", "f", SPECS({"sum_f", EAGER_FLOAT32, NO_INTEGERS}, {"x_f", EAGER_FLOAT32, NO_INTEGERS},
      {"c_f", EAGER_FLOAT32, NO_INTEGERS}), row_scan_running_sums_1, NAMES("next_f", "next_f")));
  STEP(do_tensor(row, "start", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(100)));
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  STEP(do_tensor(row, "c", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(10)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "start"));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "c"));
  STEP(do_op(row, "scan", NAMES("start", "x", "c"), ATTRIBUTES({"function", ATTRIBUTE_FUNCTION, .text = "f"},
      {"num_carries", ATTRIBUTE_INT, .integer = 1}, {"num_invariants", ATTRIBUTE_INT, .integer = 1}), NAMES("last",
      "sums")));
  STEP(do_gradient(row, "tape", NAMES("last"), NAMES("start", "x", "c"), NO_NAMES, 0, NAMES("d_start", "d_x", "d_c")));
  STEP(do_expect(row, "last", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(160), 0));
  STEP(do_expect(row, "sums", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(110, 130, 160), 0));
  STEP(do_expect(row, "d_start", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(10, 10, 10), 0));
  STEP(do_expect(row, "d_c", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(6), 0));
  return NULL;
}

static eager_status *row_scan_running_sums_reverse_true_1(Row *row) {
  STEP(do_op(row, "multiply", NAMES("x_f", "c_f"), NO_ATTRIBUTES, NAMES("p_f")));
  STEP(do_op(row, "add", NAMES("sum_f", "p_f"), NO_ATTRIBUTES, NAMES("next_f")));
  return NULL;
}

static eager_status *row_scan_running_sums_reverse_true(Row *row) {
  STEP(do_function(row, "f", "f", SPECS({"sum_f", EAGER_FLOAT32, NO_INTEGERS}, {"x_f", EAGER_FLOAT32, NO_INTEGERS},
      {"c_f", EAGER_FLOAT32, NO_INTEGERS}), row_scan_running_sums_reverse_true_1, NAMES("next_f", "next_f")));
  STEP(do_tensor(row, "start", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(100)));
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  STEP(do_tensor(row, "c", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(10)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "start"));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "c"));
  STEP(do_op(row, "scan", NAMES("start", "x", "c"), ATTRIBUTES({"function", ATTRIBUTE_FUNCTION, .text = "f"},
      {"num_carries", ATTRIBUTE_INT, .integer = 1}, {"num_invariants", ATTRIBUTE_INT, .integer = 1}, {"reverse",
      ATTRIBUTE_BOOL, .integer = 1}), NAMES("last", "sums")));
  STEP(do_gradient(row, "tape", NAMES("last"), NAMES("start", "x", "c"), NO_NAMES, 0, NAMES("d_start", "d_x", "d_c")));
  STEP(do_expect(row, "last", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(160), 0));
  STEP(do_expect(row, "sums", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(160, 150, 130), 0));
  STEP(do_expect(row, "d_start", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1), 0));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(10, 10, 10), 0));
  STEP(do_expect(row, "d_c", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(6), 0));
  return NULL;
}

static eager_status *row_scatter_nd_shape_2_2(Row *row) {
  STEP(do_tensor(row, "indices", EAGER_INT64, INTEGERS(1, 2), INTEGER_VALUES(1, 0)));
  STEP(do_tensor(row, "updates", EAGER_INT16, INTEGERS(1), INTEGER_VALUES(7)));
  STEP(do_op(row, "scatter_nd", NAMES("indices", "updates"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers =
      INTEGERS(2, 2)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT16, INTEGERS(2, 2), INTEGER_VALUES(0, 0, 7, 0), 0));
  return NULL;
}

static eager_status *row_scatter_nd_shape_4(Row *row) {
  STEP(do_tensor(row, "indices", EAGER_INT32, INTEGERS(3, 1), INTEGER_VALUES(2, 0, 2)));
  STEP(do_tensor(row, "updates", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(10, 20, 5)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "updates"));
  STEP(do_op(row, "scatter_nd", NAMES("indices", "updates"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers =
      INTEGERS(4)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(20, 0, 15, 0), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("updates"), NAMES("d_y"), 0, NAMES("d_updates")));
  STEP(do_expect(row, "d_updates", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(2, 1, 2), 0));
  return NULL;
}

static eager_status *row_selu_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "selu", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.8529a2p+0, -0x1.622e22p-1, 0x1.93781cp-1,
      0x1.93781cp+1), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.e7495ap-3, 0x1.10fbbcp-1, 0x1.0cfabep+1,
      0x1.0cfabep-2), 8));
  return NULL;
}

static eager_status *row_selu_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "selu", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.8529a13318257p+0,
      -0x1.622e2112b505ap-1, 0x1.93781c1fd99cbp-1, 0x1.93781c1fd99cbp+1), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "selu", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.854p+0, -0x1.624p-1, 0x1.938p-1,
      0x1.938p+1), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "selu", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.86p+0, -0x1.62p-1, 0x1.94p-1,
      0x1.94p+1), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "selu", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0, 0x1.0cfabd6a91132p+0,
      0x1.0cfabd6a91132p+2), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "selu", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0x1.0cfabep+0, 0x1.0cfabep+2), 4));
  return NULL;
}

static eager_status *row_shifts_by_too_much(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_INT8, INTEGERS(4), INTEGER_VALUES(1, -1, -128, 127)));
  STEP(do_tensor(row, "x2", EAGER_INT8, INTEGERS(4), INTEGER_VALUES(8, 9, -1, 100)));
  STEP(do_op(row, "bitwise_left_shift", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("left")));
  STEP(do_expect(row, "left", EAGER_INT8, INTEGERS(4), INTEGER_VALUES(0, 0, 0, 0), 0));
  STEP(do_op(row, "bitwise_right_shift", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("right")));
  STEP(do_expect(row, "right", EAGER_INT8, INTEGERS(4), INTEGER_VALUES(0, -1, -1, 0), 0));
  return NULL;
}

static eager_status *row_sigmoid_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "sigmoid", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.e84152p-4, 0x1.829a06p-2, 0x1.5bbd5p-1,
      0x1.e7b7ccp-1), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.ae0dcp-4, 0x1.e149ap-4, 0x1.be3fbcp-2,
      0x1.721652p-7), 8));
  return NULL;
}

static eager_status *row_sigmoid_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "sigmoid", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0x1.e84152bac31afp-4, 0x1.829a0565978dfp-2,
      0x1.5bbd4f7a323ecp-1, 0x1.e7b7cbc36fabcp-1), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "sigmoid", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.e84p-4, 0x1.828p-2, 0x1.5bcp-1,
      0x1.e7cp-1), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "sigmoid", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.e8p-4, 0x1.82p-2, 0x1.5cp-1,
      0x1.e8p-1), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "sigmoid", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.764d4f5d5a2bdp-1,
      0x1.f6ca82f0de1eap-1), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "sigmoid", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.764d5p-1, 0x1.f6ca82p-1), 4));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "sigmoid", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.47bf4p-1, 0x1.7767f4p-3, 0x1.aef496p-3,
      0x1.62f9a2p-4, 0x1.0cc27cp+0, -0x1.e0e2acp-3), 8));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.0e4c78p-2, 0x1.a4d926p-5, 0x1.9b2a0ap-5,
      0x1.63a6fep-3, -0x1.02a94ap-2, -0x1.09d94ap-1), 16));
  return NULL;
}

static eager_status *row_sigmoid_of_what_is_no_finite_number(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(INFINITY, -INFINITY, NAN)));
  STEP(do_op(row, "sigmoid", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0, NAN), 0));
  return NULL;
}

static eager_status *row_sigmoid_cross_entropy_with_logits(Row *row) {
  STEP(do_tensor(row, "logits", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(-2, 0x1p-1, 3, 1)));
  STEP(do_tensor(row, "labels", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0, 0x1p-2, 1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "logits"));
  STEP(do_watch(row, "tape", "labels"));
  STEP(do_op(row, "sigmoid_cross_entropy_with_logits", NAMES("logits", "labels"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.103f2ep+1, 0x1.f2ba38p-1, 0x1.26381cp+1,
      0x1.40c7acp-2), 8));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("logits", "labels"), NAMES("d_y"), 0, NAMES("d_logits", "d_labels")));
  STEP(do_expect(row, "d_logits", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(-0x1.c2f7d6p-1, 0x1.3eb2fep-2,
      0x1.67b7ccp+0, -0x1.136562p-4), 64));
  STEP(do_expect(row, "d_labels", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(2, -0x1p-2, -6, -0x1p-2), 64));
  return NULL;
}

static eager_status *row_sign_and_its_gradient_of_zero(Row *row) {
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(8), FLOAT_VALUES(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1,
      0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
  STEP(do_op(row, "sign", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(8), FLOAT_VALUES(-1, -1, -1, 1, 1, 1, 1, -1), 0));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(8), FLOAT_VALUES(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1,
      0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
  STEP(do_op(row, "sign", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(8), FLOAT_VALUES(-1, -1, -1, 1, 1, 1, 1, -1), 0));
  STEP(do_tensor(row, "x_float32", EAGER_FLOAT32, INTEGERS(8), FLOAT_VALUES(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1,
      0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x_float32"));
  STEP(do_op(row, "sign", NAMES("x_float32"), NO_ATTRIBUTES, NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, INTEGERS(8), FLOAT_VALUES(-1, -1, -1, 1, 1, 1, 1, -1), 0));
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(8), FLOAT_VALUES(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1,
      0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
  STEP(do_op(row, "sign", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(8), FLOAT_VALUES(-1, -1, -1, 1, 1, 1, 1, -1), 0));
  STEP(do_gradient(row, "tape", NAMES("y_float32"), NAMES("x_float32"), NO_NAMES, 1, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(8), FLOAT_VALUES(0, 0, 0, 0, 0, 0, 0, 0), 0));
  return NULL;
}

static eager_status *row_silu_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-3, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "silu", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.236272p-3, -0x1.829a06p-3, 0x1.04cdfcp-1,
      0x1.6dc9d8p+1), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.68dfdap-4, 0x1.0a479ep-3, 0x1.af6942p+0,
      0x1.168dfep-2), 8));
  return NULL;
}

static eager_status *row_silu_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-3, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "silu", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.236272d6c3f34p-3,
      -0x1.829a0565978dfp-3, 0x1.04cdfb9ba5af1p-1, 0x1.6dc9d8d293c0dp+1), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-3, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "silu", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.238p-3, -0x1.828p-3, 0x1.04cp-1,
      0x1.6dcp+1), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-3, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "silu", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.24p-3, -0x1.82p-3, 0x1.04p-1,
      0x1.6ep+1), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "silu", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0, 0x1.764d4f5d5a2bdp-1,
      0x1.f6ca82f0de1eap+1), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "silu", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0x1.764d5p-1, 0x1.f6ca82p+1), 4));
  return NULL;
}

static eager_status *row_sin_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "sin", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.d18f6ep-1, -0x1.eaee88p-2, 0x1.5cffc2p-1,
      0x1.210386p-3), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.aa2266p-2, 0x1.c1528p-2, 0x1.769fecp+0,
      -0x1.fae04cp-3), 8));
  return NULL;
}

static eager_status *row_sin_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "sin", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.d18f6ead1b446p-1, -0x1.eaee8744b05fp-2,
      0x1.5cffc16bf8f0dp-1, 0x1.210386db6d55bp-3), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "sin", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.d18p-1, -0x1.ebp-2, 0x1.5dp-1,
      0x1.21p-3), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "sin", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.d2p-1, -0x1.eap-2, 0x1.5cp-1,
      0x1.22p-3), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "sin", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0, 0x1.aed548f090ceep-1,
      -0x1.837b9dddc1eaep-1), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "sin", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0x1.aed548p-1, -0x1.837b9ep-1), 4));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "sin", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.3dccf2p-1, 0x1.717c38p-1, -0x1.11f20ep+0,
      0x1.508356p-3, 0x1.e05adp+1, -0x1.06b614p-2), 8));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.22dd72p+0, 0x1.93b38ep-2, 0x1.fa6134p-2,
      0x1.6c196ap-2, -0x1.8af258p+1, -0x1.e01b7cp+2), 16));
  return NULL;
}

static eager_status *row_sinh_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "sinh", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.d03cf6p+1, -0x1.0acdp-1, 0x1.a506b2p-1,
      0x1.40926ep+3), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.e18fap+1, 0x1.20ac18p-1, 0x1.4b705ep+1,
      0x1.422a4ap+1), 8));
  return NULL;
}

static eager_status *row_sinh_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "sinh", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.d03cf63b6e19fp+1,
      -0x1.0acd00fe63b97p-1, 0x1.a506b2dd3c69p-1, 0x1.40926e70949aep+3), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "sinh", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.d04p+1, -0x1.0acp-1, 0x1.a5p-1,
      0x1.408p+3), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "sinh", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.dp+1, -0x1.0ap-1, 0x1.a6p-1, 10),
      1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "sinh", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0, 0x1.2cd9fc44eb982p+0,
      0x1.b4a3803703631p+4), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "sinh", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0x1.2cd9fcp+0, 0x1.b4a38p+4), 4));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "sinh", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.866e2cp-2, 0x1.898a56p-1, -0x1.67e392p+0,
      0x1.cf8b2ap-1, -0x1.c5adf8p-1, -0x1.11cc1p+1), 8));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.a66fc2p-1, -0x1.6bb93ap-2, -0x1.89376ap-1,
      0x1.a84166p+0, -0x1.644ed4p-6, 0x1.367acap+2), 16));
  return NULL;
}

static eager_status *row_slice_begin_size(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(7)));
  STEP(do_op(row, "slice", NAMES("x"), ATTRIBUTES({"begin", ATTRIBUTE_INTS, .integers = NO_INTEGERS}, {"size",
      ATTRIBUTE_INTS, .integers = NO_INTEGERS}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(7), 0));
  return NULL;
}

static eager_status *row_slice_begin_0_1_size_0_2(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "slice", NAMES("x"), ATTRIBUTES({"begin", ATTRIBUTE_INTS, .integers = INTEGERS(0, 1)}, {"size",
      ATTRIBUTE_INTS, .integers = INTEGERS(0, 2)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(0, 2), NO_VALUES, 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(0, 2), NO_VALUES));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0, 0, 0, 0, 0, 0), 0));
  return NULL;
}

static eager_status *row_slice_begin_0_1_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
      15, 16, 17, 18, 19, 20, 21, 22, 23, 24)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "slice", NAMES("x"), ATTRIBUTES({"begin", ATTRIBUTE_INTS, .integers = INTEGERS(0, 1, 1)}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 2, 3), FLOAT_VALUES(6, 7, 8, 10, 11, 12, 18, 19, 20, 22, 23, 24),
      0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(0, 0, 0, 0, 0, 1, 0x1p-1, 2, 0, 0x1p-2,
      0x1.8p+0, 3, 0, 0, 0, 0, 0, 0x1.8p-1, 1, 0x1p-1, 0, 2, 0x1p-2, 0x1.8p+0), 0));
  return NULL;
}

static eager_status *row_slice_begin_1_0_2_size_1_m1_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
      15, 16, 17, 18, 19, 20, 21, 22, 23, 24)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "slice", NAMES("x"), ATTRIBUTES({"begin", ATTRIBUTE_INTS, .integers = INTEGERS(1, 0, 2)}, {"size",
      ATTRIBUTE_INTS, .integers = INTEGERS(1, -1, 1)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 3, 1), FLOAT_VALUES(15, 19, 23), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 3, 1), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
      0, 0, 0, 0x1p-1, 0, 0, 0, 2, 0), 0));
  return NULL;
}

static eager_status *row_softmax(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 0x1p-1, -1, 0x1p-2, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "softmax", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1.d98beap-3, 0x1.41cee8p-1, 0x1.1f3872p-3,
      0x1.15476ep-6, 0x1.e3e642p-5, 0x1.d9176p-1), 8));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1.49a10ap-5, -0x1.a39c3cp-3, 0x1.5133fap-3,
      -0x1.6a85bp-5, -0x1.4a39eep-4, 0x1.ff7cc6p-4), 64));
  return NULL;
}

static eager_status *row_softmax_axis_0(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 0x1p-1, -1, 0x1p-2, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "softmax", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INT, .integer = 0}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1.c2f7d6p-1, 0x1.b43328p-1, 0x1.36b712p-4,
      0x1.e84152p-4, 0x1.2f335ep-3, 0x1.d9291ep-1), 8));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1.428a5p-4, -0x1.02500ap-3, -0x1.1f2514p-4,
      -0x1.428a5p-4, 0x1.02500ap-3, 0x1.1f2514p-4), 64));
  return NULL;
}

static eager_status *row_softmax_without_overflow(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(1000, 1000, -1000)));
  STEP(do_op(row, "softmax", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1p-1, 0), 1));
  return NULL;
}

static eager_status *row_softmax_cross_entropy_with_logits(Row *row) {
  STEP(do_tensor(row, "logits", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 0x1p-1, -1, 0x1p-2, 3)));
  STEP(do_tensor(row, "labels", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1p-2, 0x1p-2, 0x1p-1, 0, 1, 0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "logits"));
  STEP(do_watch(row, "tape", "labels"));
  STEP(do_op(row, "softmax_cross_entropy_with_logits", NAMES("logits", "labels"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0x1.76e0ep+0, 0x1.6a1ddcp+1), 8));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 0x1p-1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("logits", "labels"), NAMES("d_y"), 0, NAMES("d_logits", "d_labels")));
  STEP(do_expect(row, "d_logits", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(-0x1.33a0aep-6, 0x1.839dd2p-2,
      -0x1.7063c6p-2, 0x1.15476ep-7, -0x1.e1c19cp-2, 0x1.d9176p-2), 64));
  STEP(do_expect(row, "d_labels", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1.76e0ep+0, 0x1.db837ep-2, 0x1.f6e0ep+0,
      0x1.050eeep+1, 0x1.6a1ddcp+0, 0x1.43bb76p-5), 64));
  return NULL;
}

static eager_status *row_softmax_cross_entropy_with_logits_axis_0(Row *row) {
  STEP(do_tensor(row, "logits", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 0x1p-1, -1, 0x1p-2, 3)));
  STEP(do_tensor(row, "labels", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1p-2, 0, 1, 0x1.8p-1, 1, 0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "logits"));
  STEP(do_watch(row, "tape", "labels"));
  STEP(do_op(row, "softmax_cross_entropy_with_logits", NAMES("logits", "labels"), ATTRIBUTES({"axis", ATTRIBUTE_INT,
      .integer = 0}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.a07e5ap+0, 0x1.e90474p+0, 0x1.4a191p+1), 8));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("logits", "labels"), NAMES("d_y"), 0, NAMES("d_logits", "d_labels")));
  STEP(do_expect(row, "d_logits", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1.42f7d6p-1, 0x1.b43328p-2,
      -0x1.d9291ep+0, -0x1.42f7d6p-1, -0x1.b43328p-2, 0x1.d9291ep+0), 64));
  STEP(do_expect(row, "d_labels", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1.03f2d6p-3, 0x1.48239ap-4,
      0x1.4a191p+2, 0x1.103f2ep+1, 0x1.e90474p-1, 0x1.4321e2p-3), 64));
  return NULL;
}

static eager_status *row_softplus_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "softplus", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.03f2d6p-3, 0x1.e5747p-2, 0x1.2309fap+0,
      0x1.86381cp+1), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.e84152p-4, 0x1.829a06p-3, 0x1.5bbd5p+0,
      0x1.e7b7ccp-3), 8));
  return NULL;
}

static eager_status *row_softplus_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "softplus", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0x1.03f2d54301d49p-3, 0x1.e5746fdb5c064p-2,
      0x1.2309fa6f08bb8p+0, 0x1.86381c3f0115cp+1), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "softplus", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.04p-3, 0x1.e58p-2, 0x1.23p+0,
      0x1.864p+1), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "softplus", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.04p-3, 0x1.e6p-2, 0x1.24p+0,
      0x1.86p+1), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "softplus", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.62e42fefa39efp-1, 0x1.5031eafefb049p+0,
      0x1.01295e50b53b6p+2), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "softplus", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.62e43p-1, 0x1.5031eap+0, 0x1.01295ep+2),
      4));
  return NULL;
}

static eager_status *row_softplus_of_what_is_no_finite_number(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1000, -1000, NAN)));
  STEP(do_op(row, "softplus", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1000, 0, NAN), 0));
  return NULL;
}

static eager_status *row_softsign_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "softsign", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.555556p-1, -0x1.555556p-2, 0x1.b6db6ep-2,
      0x1.8p-1), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.c71c72p-4, 0x1.c71c72p-3, 0x1.4e5e0ap-1,
      0x1p-6), 8));
  return NULL;
}

static eager_status *row_softsign_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "softsign", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.5555555555555p-1,
      -0x1.5555555555555p-2, 0x1.b6db6db6db6dbp-2, 0x1.8p-1), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "softsign", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.554p-1, -0x1.554p-2, 0x1.b6cp-2,
      0x1.8p-1), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "softsign", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.56p-1, -0x1.56p-2, 0x1.b6p-2,
      0x1.8p-1), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "softsign", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0, 0x1p-1, 0x1.999999999999ap-1), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "softsign", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0x1p-1, 0x1.99999ap-1), 4));
  return NULL;
}

static eager_status *row_sparse_rows_from_a_function_and_an_optimizer_that_takes_them_in_a_function_1(Row *row) {
  STEP(do_read(row, "v", "rows"));
  STEP(do_op(row, "gather", NAMES("rows", "i_f"), NO_ATTRIBUTES, NAMES("y_f")));
  return NULL;
}

static eager_status *row_sparse_rows_from_a_function_and_an_optimizer_that_takes_them_in_a_function_2(Row *row) {
  STEP(do_tape(row, "inner", 0, 0));
  STEP(do_read(row, "v", "rows_s"));
  STEP(do_op(row, "gather", NAMES("rows_s", "i_s"), NO_ATTRIBUTES, NAMES("y_s")));
  STEP(do_gradient(row, "inner", NAMES("y_s"), NAMES("v"), NO_NAMES, 0, NAMES("g_s")));
  STEP(do_apply(row, "sgd", NAMES("g_s"), NAMES("v")));
  return NULL;
}

static eager_status *row_sparse_rows_from_a_function_and_an_optimizer_that_takes_them_in_a_function(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_variable(row, "v", "x", "v", 1));
  STEP(do_function(row, "f", "f", SPECS({"i_f", EAGER_INT32, INTEGERS(-1)}),
      row_sparse_rows_from_a_function_and_an_optimizer_that_takes_them_in_a_function_1, NAMES("y_f")));
  STEP(do_tensor(row, "i", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(1, 1, 0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_call(row, "f", NAMES("i"), NAMES("y")));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("v"), NO_NAMES, 0, NAMES("g")));
  STEP(do_sparse(row, "g", 1));
  STEP(do_expect(row, "g", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(1, 1, 2, 2, 0, 0), 0));
  STEP(do_optimizer(row, "sgd", "gradient_descent", ATTRIBUTES({"learning_rate", ATTRIBUTE_FLOAT, .number = 0x1p-1})));
  STEP(do_function(row, "step", "step", SPECS({"i_s", EAGER_INT32, INTEGERS(-1)}),
      row_sparse_rows_from_a_function_and_an_optimizer_that_takes_them_in_a_function_2, NO_NAMES));
  STEP(do_call(row, "step", NAMES("i"), NO_NAMES));
  STEP(do_read(row, "v", "after"));
  STEP(do_expect(row, "after", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(0x1p-1, 0x1.8p+0, 2, 3, 5, 6), 0));
  return NULL;
}

static eager_status *row_sparse_softmax_cross_entropy_with_logits(Row *row) {
  STEP(do_tensor(row, "logits", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 0x1p-1, -1, 0x1p-2, 3)));
  STEP(do_tensor(row, "labels", EAGER_INT32, INTEGERS(2), INTEGER_VALUES(2, 1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "logits"));
  STEP(do_op(row, "sparse_softmax_cross_entropy_with_logits", NAMES("logits", "labels"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0x1.f6e0ep+0, 0x1.6a1ddcp+1), 8));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 0x1p-1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("logits"), NAMES("d_y"), 0, NAMES("d_logits")));
  STEP(do_expect(row, "d_logits", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1.d98beap-3, 0x1.41cee8p-1,
      -0x1.b831e4p-1, 0x1.15476ep-7, -0x1.e1c19cp-2, 0x1.d9176p-2), 64));
  return NULL;
}

static eager_status *row_sparse_softmax_cross_entropy_with_logits_axis_0(Row *row) {
  STEP(do_tensor(row, "logits", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 0x1p-1, -1, 0x1p-2, 3)));
  STEP(do_tensor(row, "labels", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "logits"));
  STEP(do_op(row, "sparse_softmax_cross_entropy_with_logits", NAMES("logits", "labels"), ATTRIBUTES({"axis",
      ATTRIBUTE_INT, .integer = 0}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.03f2d6p-3, 0x1.e90474p+0, 0x1.4321e2p-4), 8));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("logits"), NAMES("d_y"), 0, NAMES("d_logits")));
  STEP(do_expect(row, "d_logits", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(-0x1.e84152p-4, 0x1.b43328p-2,
      0x1.36b712p-3, 0x1.e84152p-4, -0x1.b43328p-2, -0x1.36b712p-3), 64));
  return NULL;
}

static eager_status *row_split_into_one(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "split", NAMES("x"), ATTRIBUTES({"num_or_size_splits", ATTRIBUTE_INTS, .integers = INTEGERS(1)}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 3), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2), 0));
  return NULL;
}

static eager_status *row_split_num_or_size_splits_1_m1_2_axis_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 6), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "split", NAMES("x"), ATTRIBUTES({"num_or_size_splits", ATTRIBUTE_INTS, .integers = INTEGERS(1, -1,
      2)}, {"axis", ATTRIBUTE_INT, .integer = 1}), NAMES("y0", "y1", "y2")));
  STEP(do_expect(row, "y0", EAGER_FLOAT32, INTEGERS(2, 1), FLOAT_VALUES(1, 7), 0));
  STEP(do_expect(row, "y1", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(2, 3, 4, 8, 9, 10), 0));
  STEP(do_expect(row, "y2", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(5, 6, 11, 12), 0));
  STEP(do_tensor(row, "d_y0", EAGER_FLOAT32, INTEGERS(2, 1), FLOAT_VALUES(1, 0x1p-1)));
  STEP(do_tensor(row, "d_y1", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3)));
  STEP(do_tensor(row, "d_y2", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y0", "y1", "y2"), NAMES("x"), NAMES("d_y0", "d_y1", "d_y2"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 6), FLOAT_VALUES(1, 1, 0x1p-1, 2, 1, 0x1p-1, 0x1p-1, 0x1p-2,
      0x1.8p+0, 3, 2, 0x1p-2), 0));
  return NULL;
}

static eager_status *row_split_num_or_size_splits_2(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4, 2), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "split", NAMES("x"), ATTRIBUTES({"num_or_size_splits", ATTRIBUTE_INTS, .integers = INTEGERS(2)}),
      NAMES("y0", "y1")));
  STEP(do_expect(row, "y0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 2, 3, 4), 0));
  STEP(do_expect(row, "y1", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(5, 6, 7, 8), 0));
  STEP(do_tensor(row, "d_y0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_tensor(row, "d_y1", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y0", "y1"), NAMES("x"), NAMES("d_y0", "d_y1"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 1, 0x1p-1, 2, 0x1p-2),
      0));
  return NULL;
}

static eager_status *row_sqrt_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1p-3, 0x1.8p-1, 0x1.4p+1, 20)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "sqrt", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.6a09e6p-2, 0x1.bb67aep-1, 0x1.94c584p+0,
      0x1.1e377ap+2), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.6a09e6p+0, 0x1.279a74p-2, 0x1.43d136p-1,
      0x1.c9f25cp-6), 8));
  return NULL;
}

static eager_status *row_sqrt_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0x1p-3, 0x1.8p-1, 0x1.4p+1, 20)));
  STEP(do_op(row, "sqrt", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0x1.6a09e667f3bcdp-2, 0x1.bb67ae8584caap-1,
      0x1.94c583ada5b53p+0, 0x1.1e3779b97f4a8p+2), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0x1p-3, 0x1.8p-1, 0x1.4p+1, 20)));
  STEP(do_op(row, "sqrt", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.6ap-2, 0x1.bb8p-1, 0x1.94cp+0,
      0x1.1e4p+2), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0x1p-3, 0x1.8p-1, 0x1.4p+1, 20)));
  STEP(do_op(row, "sqrt", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.6ap-2, 0x1.bcp-1, 0x1.94p+0,
      0x1.1ep+2), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(1, 2, 9)));
  STEP(do_op(row, "sqrt", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(1, 0x1.6a09e667f3bcdp+0, 3), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(1, 2, 9)));
  STEP(do_op(row, "sqrt", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1.6a09e6p+0, 3), 4));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "sqrt", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.ac950cp-1, 0x1.cabd9p-2, 0x1.c15fd4p-3,
      0x1.23ad3ap+0, 0x1.6a09e6p+0, -0x1.6a09e6p-1), 8));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.db7822p-2, 0x1.fced46p-3, -0x1.b14ddp-2,
      0x1.4dc97p-4, 0x1.b27248p-2, -0x1.21a186p-1), 16));
  return NULL;
}

static eager_status *row_sqrt_of_what_is_no_finite_number(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-1, 0, INFINITY, -0.0)));
  STEP(do_op(row, "sqrt", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(NAN, 0, INFINITY, -0.0), 0));
  return NULL;
}

static eager_status *row_square_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(4, 0x1p-2, 0x1.2p-1, 9), 0));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-4, -0x1p-1, 3, 0x1.8p+0), 1));
  return NULL;
}

static eager_status *row_square_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "square", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(4, 0x1p-2, 0x1.2p-1, 9), 0));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "square", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(4, 0x1p-2, 0x1.2p-1, 9), 0));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 3)));
  STEP(do_op(row, "square", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(4, 0x1p-2, 0x1.2p-1, 9), 0));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "square", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(-0x1.4p-2, 0x1.8p-1, 0x1.5p+0, -0x1.4p+0,
      -0x1.cp+0, -6), 1));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, -0x1.8p+0, 1, -0x1.4p+1, 10, 5), 16));
  return NULL;
}

static eager_status *row_squared_difference_and_its_gradients(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x1"));
  STEP(do_watch(row, "tape", "x2"));
  STEP(do_op(row, "squared_difference", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.2p-1, 0x1.e4p+2, 49), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x1", "x2"), NAMES("d_y"), 0, NAMES("d_x1", "d_x2")));
  STEP(do_expect(row, "d_x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(-0x1.8p+0, -0x1.6p+1, 28), 1));
  STEP(do_expect(row, "d_x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.8p+0, 0x1.6p+1, -28), 1));
  return NULL;
}

static eager_status *row_squared_difference_of_complex_numbers(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_COMPLEX64, INTEGERS(1), FLOAT_VALUES(1, 2)));
  STEP(do_tensor(row, "x2", EAGER_COMPLEX64, INTEGERS(1), FLOAT_VALUES(3, -1)));
  STEP(do_op(row, "squared_difference", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_COMPLEX64, INTEGERS(1), FLOAT_VALUES(13, 0), 0));
  return NULL;
}

static eager_status *row_squared_difference_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x1_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "squared_difference", NAMES("x1_float64", "x2_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.2p-1, 0x1.e4p+2, 49), 0));
  STEP(do_tensor(row, "x1_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "squared_difference", NAMES("x1_float16", "x2_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.2p-1, 0x1.e4p+2, 49), 0));
  STEP(do_tensor(row, "x1_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "squared_difference", NAMES("x1_bfloat16", "x2_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.2p-1, 0x1.e4p+2, 49), 0));
  return NULL;
}

static eager_status *row_squeeze(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 2, 1), FLOAT_VALUES(1, 2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "squeeze", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 0x1p-1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(1, 2, 1), FLOAT_VALUES(1, 0x1p-1), 0));
  return NULL;
}

static eager_status *row_squeeze_axis(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT8, INTEGERS(1, 1, 1), INTEGER_VALUES(3)));
  STEP(do_op(row, "squeeze", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = NO_INTEGERS}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT8, INTEGERS(1, 1, 1), INTEGER_VALUES(3), 0));
  return NULL;
}

static eager_status *row_squeeze_axis_m1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(1, 2, 1), FLOAT_VALUES(1, 2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "squeeze", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(-1)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 2), FLOAT_VALUES(1, 2), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 2), FLOAT_VALUES(1, 0x1p-1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(1, 2, 1), FLOAT_VALUES(1, 0x1p-1), 0));
  return NULL;
}

static eager_status *row_stack(Row *row) {
  STEP(do_tensor(row, "values0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 2, 3, 4)));
  STEP(do_tensor(row, "values1", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(5, 6, 7, 8)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "values0"));
  STEP(do_watch(row, "tape", "values1"));
  STEP(do_op(row, "stack", NAMES("values0", "values1"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 2, 2), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("values0", "values1"), NAMES("d_y"), 0, NAMES("d_values0",
      "d_values1")));
  STEP(do_expect(row, "d_values0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2), 0));
  STEP(do_expect(row, "d_values1", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.8p+0, 3, 0x1.8p-1, 1), 0));
  return NULL;
}

static eager_status *row_stack_axis_m1(Row *row) {
  STEP(do_tensor(row, "values0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 2, 3, 4)));
  STEP(do_tensor(row, "values1", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(5, 6, 7, 8)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "values0"));
  STEP(do_watch(row, "tape", "values1"));
  STEP(do_op(row, "stack", NAMES("values0", "values1"), ATTRIBUTES({"axis", ATTRIBUTE_INT, .integer = -1}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 2, 2), FLOAT_VALUES(1, 5, 2, 6, 3, 7, 4, 8), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("values0", "values1"), NAMES("d_y"), 0, NAMES("d_values0",
      "d_values1")));
  STEP(do_expect(row, "d_values0", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 2, 0x1.8p+0, 0x1.8p-1), 0));
  STEP(do_expect(row, "d_values1", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1p-1, 0x1p-2, 3, 1), 0));
  return NULL;
}

static eager_status *row_strided_slice_begin_0_m1_end_2_0_strides_1_m1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
      15, 16, 17, 18, 19, 20, 21, 22, 23, 24)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "strided_slice", NAMES("x"), ATTRIBUTES({"begin", ATTRIBUTE_INTS, .integers = INTEGERS(0, -1)},
      {"end", ATTRIBUTE_INTS, .integers = INTEGERS(2, 0)}, {"strides", ATTRIBUTE_INTS, .integers = INTEGERS(1, -1)}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 2, 4), FLOAT_VALUES(9, 10, 11, 12, 5, 6, 7, 8, 21, 22, 23, 24, 17,
      18, 19, 20), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 2, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(0, 0, 0, 0, 0x1.8p+0, 3, 0x1.8p-1, 1, 1,
      0x1p-1, 2, 0x1p-2, 0, 0, 0, 0, 3, 0x1.8p-1, 1, 0x1p-1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0), 0));
  return NULL;
}

static eager_status *row_strided_slice_begin_0_0_end_2_2_new_axes_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
      15, 16, 17, 18, 19, 20, 21, 22, 23, 24)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "strided_slice", NAMES("x"), ATTRIBUTES({"begin", ATTRIBUTE_INTS, .integers = INTEGERS(0, 0)}, {"end",
      ATTRIBUTE_INTS, .integers = INTEGERS(2, 2)}, {"new_axes", ATTRIBUTE_INT, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 2, 3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
      14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 2, 3, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3,
      0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1,
      2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2), 0));
  return NULL;
}

static eager_status *row_strided_slice_begin_0_1_end_0_3_ellipsis_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
      15, 16, 17, 18, 19, 20, 21, 22, 23, 24)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "strided_slice", NAMES("x"), ATTRIBUTES({"begin", ATTRIBUTE_INTS, .integers = INTEGERS(0, 1)}, {"end",
      ATTRIBUTE_INTS, .integers = INTEGERS(0, 3)}, {"ellipsis", ATTRIBUTE_INT, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3, 2), FLOAT_VALUES(2, 3, 6, 7, 10, 11, 14, 15, 18, 19, 22, 23),
      0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(0, 1, 0x1p-1, 0, 0, 2, 0x1p-2, 0, 0,
      0x1.8p+0, 3, 0, 0, 0x1.8p-1, 1, 0, 0, 0x1p-1, 2, 0, 0, 0x1p-2, 0x1.8p+0, 0), 0));
  return NULL;
}

static eager_status *row_strided_slice_begin_0_1_end_1_2_end_mask_2(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
      15, 16, 17, 18, 19, 20, 21, 22, 23, 24)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "strided_slice", NAMES("x"), ATTRIBUTES({"begin", ATTRIBUTE_INTS, .integers = INTEGERS(0, 1)}, {"end",
      ATTRIBUTE_INTS, .integers = INTEGERS(1, 2)}, {"end_mask", ATTRIBUTE_INT, .integer = 2}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 2, 4), FLOAT_VALUES(5, 6, 7, 8, 9, 10, 11, 12), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 2, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(0, 0, 0, 0, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0,
      3, 0x1.8p-1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), 0));
  return NULL;
}

static eager_status *row_strided_slice_begin_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
      15, 16, 17, 18, 19, 20, 21, 22, 23, 24)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "strided_slice", NAMES("x"), ATTRIBUTES({"begin", ATTRIBUTE_INTS, .integers = INTEGERS(1)}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 3, 4), FLOAT_VALUES(13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
      24), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 3, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
      0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0), 0));
  return NULL;
}

static eager_status *row_strided_slice_begin_1_end_2(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
      15, 16, 17, 18, 19, 20, 21, 22, 23, 24)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "strided_slice", NAMES("x"), ATTRIBUTES({"begin", ATTRIBUTE_INTS, .integers = INTEGERS(1)}, {"end",
      ATTRIBUTE_INTS, .integers = INTEGERS(2)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 3, 4), FLOAT_VALUES(13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
      24), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 3, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
      0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0), 0));
  return NULL;
}

static eager_status *row_strided_slice_begin_1_0_end_2_3_shrink_axes_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
      15, 16, 17, 18, 19, 20, 21, 22, 23, 24)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "strided_slice", NAMES("x"), ATTRIBUTES({"begin", ATTRIBUTE_INTS, .integers = INTEGERS(1, 0)}, {"end",
      ATTRIBUTE_INTS, .integers = INTEGERS(2, 3)}, {"shrink_axes", ATTRIBUTE_INT, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3, 4), FLOAT_VALUES(13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24),
      0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1,
      0x1p-1, 2, 0x1p-2, 0x1.8p+0)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
      0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0), 0));
  return NULL;
}

static eager_status *row_strided_slice_begin_1_1_end_2_3_begin_mask_3(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
      15, 16, 17, 18, 19, 20, 21, 22, 23, 24)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "strided_slice", NAMES("x"), ATTRIBUTES({"begin", ATTRIBUTE_INTS, .integers = INTEGERS(1, 1)}, {"end",
      ATTRIBUTE_INTS, .integers = INTEGERS(2, 3)}, {"begin_mask", ATTRIBUTE_INT, .integer = 3}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
      15, 16, 17, 18, 19, 20, 21, 22, 23, 24), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2), 0));
  return NULL;
}

static eager_status *row_strided_slice_begin_2_end_0_strides_m2(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
      15, 16, 17, 18, 19, 20, 21, 22, 23, 24)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "strided_slice", NAMES("x"), ATTRIBUTES({"begin", ATTRIBUTE_INTS, .integers = INTEGERS(2)}, {"end",
      ATTRIBUTE_INTS, .integers = INTEGERS(0)}, {"strides", ATTRIBUTE_INTS, .integers = INTEGERS(-2)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 3, 4), FLOAT_VALUES(13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
      24), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 3, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
      0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0), 0));
  return NULL;
}

static eager_status *row_strings_have_no_arithmetic(Row *row) {
  STEP(do_tensor(row, "x", EAGER_STRING, INTEGERS(1), TEXT_VALUES("a")));
  REFUSED(do_op(row, "add", NAMES("x", "x"), NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT, "add", NULL);
  return NULL;
}

static eager_status *row_strings_in_ops_variables_and_functions_1(Row *row) {
  STEP(do_op(row, "expand_dims", NAMES("s"), ATTRIBUTES({"axis", ATTRIBUTE_INT, .integer = 0}), NAMES("t")));
  return NULL;
}

static eager_status *row_strings_in_ops_variables_and_functions(Row *row) {
  STEP(do_tensor(row, "x", EAGER_STRING, INTEGERS(2, 2), TEXT_VALUES("a", "b", "", "\303\274")));
  STEP(do_op(row, "reshape", NAMES("x"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(4)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_STRING, INTEGERS(4), TEXT_VALUES("a", "b", "", "\303\274"), 0));
  STEP(do_variable(row, "v", "y", "v", 0));
  STEP(do_tensor(row, "z", EAGER_STRING, INTEGERS(4), TEXT_VALUES("1", "2", "3", "4")));
  STEP(do_assign(row, "v", "z"));
  STEP(do_read(row, "v", "w"));
  STEP(do_expect(row, "w", EAGER_STRING, INTEGERS(4), TEXT_VALUES("1", "2", "3", "4"), 0));
  STEP(do_function(row, "f", "f", SPECS({"s", EAGER_STRING, INTEGERS(-1)}),
      row_strings_in_ops_variables_and_functions_1, NAMES("t")));
  STEP(do_call(row, "f", NAMES("y"), NAMES("u")));
  STEP(do_expect(row, "u", EAGER_STRING, INTEGERS(1, 4), TEXT_VALUES("a", "b", "", "\303\274"), 0));
  STEP(do_op(row, "zeros_like", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT8}), NAMES("n")));
  STEP(do_expect(row, "n", EAGER_INT8, INTEGERS(2, 2), INTEGER_VALUES(0, 0, 0, 0), 0));
  return NULL;
}

static eager_status *row_subtract_and_its_gradients(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x1"));
  STEP(do_watch(row, "tape", "x2"));
  STEP(do_op(row, "subtract", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(-0x1.8p-1, -0x1.6p+1, 7), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x1", "x2"), NAMES("d_y"), 0, NAMES("d_x1", "d_x2")));
  STEP(do_expect(row, "d_x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2), 1));
  STEP(do_expect(row, "d_x2", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(-1, -0x1p-1, -2), 1));
  return NULL;
}

static eager_status *row_subtract_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x1_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "subtract", NAMES("x1_float64", "x2_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(-0x1.8p-1, -0x1.6p+1, 7), 0));
  STEP(do_tensor(row, "x1_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "subtract", NAMES("x1_float16", "x2_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(-0x1.8p-1, -0x1.6p+1, 7), 0));
  STEP(do_tensor(row, "x1_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1p-1, -2, 3)));
  STEP(do_tensor(row, "x2_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.4p+0, 0x1.8p-1, -4)));
  STEP(do_op(row, "subtract", NAMES("x1_bfloat16", "x2_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(3), FLOAT_VALUES(-0x1.8p-1, -0x1.6p+1, 7), 0));
  STEP(do_tensor(row, "z1", EAGER_COMPLEX128, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tensor(row, "z2", EAGER_COMPLEX128, INTEGERS(3), FLOAT_VALUES(0x1p-1, -1, 2, 0x1p-2, 1, 1)));
  STEP(do_op(row, "subtract", NAMES("z1", "z2"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_expect(row, "w", EAGER_COMPLEX128, INTEGERS(3), FLOAT_VALUES(0, 0x1.cp+0, -0x1.ap+1, 0x1p-2, 0x1p-1, -3), 0));
  return NULL;
}

static eager_status *row_sum(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(-2, -1, 0, 1, 2, 3, 4, -2, -1, 0, 1, 2, 3, 4,
      -2, -1, 0, 1, 2, 3, 4, -2, -1, 0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "sum", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(18), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
      1, 1, 1, 1, 1, 1, 1, 1, 1), 1));
  return NULL;
}

static eager_status *row_sum_axis(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(-2, -1, 0, 1, 2, 3, 4, -2, -1, 0, 1, 2, 3, 4,
      -2, -1, 0, 1, 2, 3, 4, -2, -1, 0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "sum", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = NO_INTEGERS}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(-2, -1, 0, 1, 2, 3, 4, -2, -1, 0, 1, 2, 3, 4,
      -2, -1, 0, 1, 2, 3, 4, -2, -1, 0), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2), 1));
  return NULL;
}

static eager_status *row_sum_axis_0(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 5, 2, 4, 3, 6)));
  STEP(do_op(row, "sum", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(0)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(5, 8, 8), 0));
  return NULL;
}

static eager_status *row_sum_axis_0_m1_keepdims_true(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(-2, -1, 0, 1, 2, 3, 4, -2, -1, 0, 1, 2, 3, 4,
      -2, -1, 0, 1, 2, 3, 4, -2, -1, 0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "sum", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(0, -1)}, {"keepdims",
      ATTRIBUTE_BOOL, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 3, 1), FLOAT_VALUES(2, 13, 3), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 3, 1), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 1, 1, 1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1,
      2, 2, 2, 2, 1, 1, 1, 1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 2, 2, 2, 2), 1));
  return NULL;
}

static eager_status *row_sum_axis_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(-2, -1, 0, 1, 2, 3, 4, -2, -1, 0, 1, 2, 3, 4,
      -2, -1, 0, 1, 2, 3, 4, -2, -1, 0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "sum", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(1)}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 4), FLOAT_VALUES(-1, 2, 5, 1, 7, 3, -1, 2), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 1, 0x1p-1, 2, 0x1p-2,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1.8p+0, 3, 0x1.8p-1, 1), 1));
  return NULL;
}

static eager_status *row_sum_axis_1_keepdims_false(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 5, 2, 4, 3, 6)));
  STEP(do_op(row, "sum", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INTS, .integers = INTEGERS(1)}, {"keepdims",
      ATTRIBUTE_BOOL, .integer = 0}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(8, 13), 0));
  return NULL;
}

static eager_status *row_sum_dtype_int16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT8, INTEGERS(2), INTEGER_VALUES(100, 100)));
  STEP(do_op(row, "sum", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_INT16}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(200), 0));
  return NULL;
}

static eager_status *row_sum_of_bool(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BOOL, INTEGERS(3), INTEGER_VALUES(1, 0, 1)));
  STEP(do_op(row, "sum", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(2), 0));
  return NULL;
}

static eager_status *row_sum_of_complex64(Row *row) {
  STEP(do_tensor(row, "x", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(3, 0, 2, 0, 4, 0)));
  STEP(do_op(row, "sum", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_COMPLEX64, NO_INTEGERS, FLOAT_VALUES(9, 0), 0));
  return NULL;
}

static eager_status *row_sum_of_float16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(3, 2, 4)));
  STEP(do_op(row, "sum", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT16, NO_INTEGERS, FLOAT_VALUES(9), 0));
  return NULL;
}

static eager_status *row_sum_of_int8(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT8, INTEGERS(3), INTEGER_VALUES(3, 2, 4)));
  STEP(do_op(row, "sum", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(9), 0));
  return NULL;
}

static eager_status *row_sum_of_uint8(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(3, 2, 4)));
  STEP(do_op(row, "sum", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_UINT64, NO_INTEGERS, INTEGER_VALUES(9), 0));
  return NULL;
}

static eager_status *row_sum_like(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tensor(row, "like", EAGER_INT8, INTEGERS(2, 1), INTEGER_VALUES(0, 0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "sum_like", NAMES("x", "like"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 1), FLOAT_VALUES(6, 15), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 1), FLOAT_VALUES(1, 0x1p-1)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 1, 1, 0x1p-1, 0x1p-1, 0x1p-1), 0));
  return NULL;
}

static eager_status *row_sum_like_of_integers(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT32, INTEGERS(2, 2), INTEGER_VALUES(1, 2, 3, 4)));
  STEP(do_tensor(row, "like", EAGER_INT8, INTEGERS(2), INTEGER_VALUES(0, 0)));
  STEP(do_op(row, "sum_like", NAMES("x", "like"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT32, INTEGERS(2), INTEGER_VALUES(4, 6), 0));
  return NULL;
}

static eager_status *row_take_along_axis(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tensor(row, "indices", EAGER_INT32, INTEGERS(2, 2), INTEGER_VALUES(2, 0, 1, 1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "take_along_axis", NAMES("x", "indices"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(3, 1, 5, 5), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1p-1, 0, 1, 0, 0x1.2p+1, 0), 0));
  return NULL;
}

static eager_status *row_take_along_axis_axis_0(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tensor(row, "indices", EAGER_INT64, INTEGERS(1, 3), INTEGER_VALUES(1, 0, 1)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "take_along_axis", NAMES("x", "indices"), ATTRIBUTES({"axis", ATTRIBUTE_INT, .integer = 0}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(1, 3), FLOAT_VALUES(4, 2, 6), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(1, 3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0, 0x1p-1, 0, 1, 0, 2), 0));
  return NULL;
}

static eager_status *row_tan_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "tan", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.17af62p+1, -0x1.17b4f6p-1, 0x1.dcfa36p-1,
      0x1.813994p+1), 16));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.718fc2p+2, 0x1.4c66fcp-1, 0x1.de2cdcp+1,
      0x1.41d71ep+1), 8));
  return NULL;
}

static eager_status *row_tan_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
  STEP(do_op(row, "tan", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(0x1.17af62e0950f8p+1, -0x1.17b4f5bf3474ap-1,
      0x1.dcfa36110eeecp-1, 0x1.8139943e231a8p+1), 16));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
  STEP(do_op(row, "tan", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.17cp+1, -0x1.17cp-1, 0x1.ddp-1,
      0x1.814p+1), 4));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
  STEP(do_op(row, "tan", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(0x1.18p+1, -0x1.18p-1, 0x1.dcp-1,
      0x1.82p+1), 4));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "tan", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0, 0x1.8eb245cbee3a6p+0,
      0x1.2866f9be4de13p+0), 16));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "tan", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0x1.8eb246p+0, 0x1.2866fap+0), 16));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "tan", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.29dffap-2, 0x1.78e006p-1, -0x1.9cff3ap-1,
      0x1.957ea2p+0, 0x1.5f6874p-8, -0x1.09739cp+0), 32));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.15e9c4p-1, -0x1.b685a2p-2, -0x1.471608p+1,
      -0x1.b7709ap-1, -0x1.1d248p-3, 0x1.8f0312p-4), 64));
  return NULL;
}

static eager_status *row_tanh_and_its_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "tanh", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(-0x1.ed9506p-1, -0x1.d9353ep-2, 0x1.45323ep-1,
      0x1.b2523cp-1), 4));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0x1.2162c2p-4, 0x1.92a946p-2, 0x1.3173b2p+0,
      0x1.1f2514p-4), 64));
  return NULL;
}

static eager_status *row_tanh_of_other_dtypes(Row *row) {
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
  STEP(do_op(row, "tanh", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(4), FLOAT_VALUES(-0x1.ed9505e1bc3d4p-1,
      -0x1.d9353d7568af3p-2, 0x1.45323e552f228p-1, 0x1.b2523bb6b2deep-1), 4));
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
  STEP(do_op(row, "tanh", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.ed8p-1, -0x1.d94p-2, 0x1.454p-1,
      0x1.b24p-1), 1));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-2, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
  STEP(do_op(row, "tanh", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(4), FLOAT_VALUES(-0x1.eep-1, -0x1.dap-2, 0x1.46p-1,
      0x1.b2p-1), 1));
  STEP(do_tensor(row, "x_int64", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "tanh", NAMES("x_int64"), NO_ATTRIBUTES, NAMES("y_int64")));
  STEP(do_expect(row, "y_int64", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(0, 0x1.85efab514f394p-1,
      0x1.ffa81708a0b42p-1), 4));
  STEP(do_tensor(row, "x_uint8", EAGER_UINT8, INTEGERS(3), INTEGER_VALUES(0, 1, 4)));
  STEP(do_op(row, "tanh", NAMES("x_uint8"), NO_ATTRIBUTES, NAMES("y_uint8")));
  STEP(do_expect(row, "y_uint8", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0x1.85efacp-1, 0x1.ffa818p-1), 4));
  STEP(do_tensor(row, "z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0,
      -2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "z"));
  STEP(do_op(row, "tanh", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_tensor(row, "d_w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(1, 0, 0, 1, 2, -1)));
  STEP(do_gradient(row, "tape", NAMES("w"), NAMES("z"), NAMES("d_w"), 0, NAMES("d_z")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.74d82ep-1, 0x1.3c7722p-1, -0x1.d03e3cp-1,
      0x1.024536p-3, 0x1.106bc4p+0, 0x1.494816p-4), 8));
  STEP(do_expect(row, "d_z", EAGER_COMPLEX64, INTEGERS(3), FLOAT_VALUES(0x1.b418acp-1, 0x1.cce85ap-1, 0x1.d45c3ap-3,
      0x1.8ccea2p-3, -0x1.4ae622p-4, 0x1.df5dc8p-2), 16));
  return NULL;
}

static eager_status *row_tanh_of_what_is_no_finite_number(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(INFINITY, -INFINITY, NAN)));
  STEP(do_op(row, "tanh", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, -1, NAN), 0));
  return NULL;
}

static eager_status *row_tapes_in_tapes_derivatives_of_x_4_to_the_fourth_order(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(3, -2)));
  STEP(do_tape(row, "t0", 0, 0));
  STEP(do_watch(row, "t0", "x"));
  STEP(do_tape(row, "t1", 0, 0));
  STEP(do_watch(row, "t1", "x"));
  STEP(do_tape(row, "t2", 0, 0));
  STEP(do_watch(row, "t2", "x"));
  STEP(do_tape(row, "t3", 0, 0));
  STEP(do_watch(row, "t3", "x"));
  STEP(do_op(row, "multiply", NAMES("x", "x"), NO_ATTRIBUTES, NAMES("y2")));
  STEP(do_op(row, "multiply", NAMES("y2", "x"), NO_ATTRIBUTES, NAMES("y3")));
  STEP(do_op(row, "multiply", NAMES("y3", "x"), NO_ATTRIBUTES, NAMES("y4")));
  STEP(do_gradient(row, "t3", NAMES("y4"), NAMES("x"), NO_NAMES, 0, NAMES("d0")));
  STEP(do_expect(row, "d0", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(108, -32), 0));
  STEP(do_gradient(row, "t2", NAMES("d0"), NAMES("x"), NO_NAMES, 0, NAMES("d1")));
  STEP(do_expect(row, "d1", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(108, 48), 0));
  STEP(do_gradient(row, "t1", NAMES("d1"), NAMES("x"), NO_NAMES, 0, NAMES("d2")));
  STEP(do_expect(row, "d2", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(72, -48), 0));
  STEP(do_gradient(row, "t0", NAMES("d2"), NAMES("x"), NO_NAMES, 0, NAMES("d3")));
  STEP(do_expect(row, "d3", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(24, 24), 0));
  return NULL;
}

static eager_status *row_tapes_that_overlap_stop_in_any_order(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(3)));
  STEP(do_tape(row, "first", 0, 0));
  STEP(do_watch(row, "first", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tape(row, "second", 0, 0));
  STEP(do_watch(row, "second", "x"));
  STEP(do_watch(row, "second", "y"));
  STEP(do_op(row, "multiply", NAMES("y", "x"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_stop(row, "first"));
  STEP(do_op(row, "square", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_stop(row, "second"));
  STEP(do_op(row, "square", NAMES("w"), NO_ATTRIBUTES, NAMES("v")));
  STEP(do_gradient(row, "first", NAMES("z", "w"), NAMES("x"), NO_NAMES, 0, NAMES("a")));
  STEP(do_gradient(row, "second", NAMES("w", "v"), NAMES("x", "y"), NO_NAMES, 0, NAMES("b", "c")));
  STEP(do_expect(row, "a", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(27), 0));
  STEP(do_expect(row, "b", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(486), 0));
  STEP(do_expect(row, "c", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(162), 0));
  return NULL;
}

static eager_status *row_tapes_watch_variables_that_are_read(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_variable(row, "v", "x", "v", 1));
  STEP(do_variable(row, "w", "x", "w", 0));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_read(row, "v", "a"));
  STEP(do_read(row, "w", "b"));
  STEP(do_op(row, "multiply", NAMES("a", "b"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_read(row, "v", "c"));
  STEP(do_op(row, "add", NAMES("y", "c"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_gradient(row, "tape", NAMES("z"), NAMES("v", "w"), NO_NAMES, 0, NAMES("d_v", "d_w")));
  STEP(do_expect(row, "d_v", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(2, 3), 0));
  STEP(do_expect_none(row, "d_w"));
  return NULL;
}

static eager_status *row_tensor_scatter_nd_add(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 2, 7, 4)));
  STEP(do_tensor(row, "indices", EAGER_INT32, INTEGERS(3, 1), INTEGER_VALUES(2, 0, 2)));
  STEP(do_tensor(row, "updates", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(10, 20, 5)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "updates"));
  STEP(do_op(row, "tensor_scatter_nd_add", NAMES("x", "indices", "updates"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(21, 2, 22, 4), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x", "updates"), NAMES("d_y"), 0, NAMES("d_x", "d_updates")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2), 0));
  STEP(do_expect(row, "d_updates", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(2, 1, 2), 0));
  return NULL;
}

static eager_status *row_tensor_scatter_nd_add_of_slices_of_integers(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT8, INTEGERS(2, 2), INTEGER_VALUES(1, 2, 3, 4)));
  STEP(do_tensor(row, "indices", EAGER_UINT16, INTEGERS(1, 1), INTEGER_VALUES(1)));
  STEP(do_tensor(row, "updates", EAGER_INT8, INTEGERS(1, 2), INTEGER_VALUES(9, -9)));
  STEP(do_op(row, "tensor_scatter_nd_add", NAMES("x", "indices", "updates"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT8, INTEGERS(2, 2), INTEGER_VALUES(1, 2, 12, -5), 0));
  return NULL;
}

static eager_status *row_tensor_scatter_nd_max(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 2, 7, 4)));
  STEP(do_tensor(row, "indices", EAGER_INT32, INTEGERS(3, 1), INTEGER_VALUES(2, 0, 2)));
  STEP(do_tensor(row, "updates", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(10, 20, 5)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "updates"));
  STEP(do_op(row, "tensor_scatter_nd_max", NAMES("x", "indices", "updates"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(20, 2, 10, 4), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x", "updates"), NAMES("d_y"), 0, NAMES("d_x", "d_updates")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, 0x1p-1, 0, 0x1p-2), 0));
  STEP(do_expect(row, "d_updates", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(2, 1, 0), 0));
  return NULL;
}

static eager_status *row_tensor_scatter_nd_max_of_slices_of_integers(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT8, INTEGERS(2, 2), INTEGER_VALUES(1, 2, 3, 4)));
  STEP(do_tensor(row, "indices", EAGER_UINT16, INTEGERS(1, 1), INTEGER_VALUES(1)));
  STEP(do_tensor(row, "updates", EAGER_INT8, INTEGERS(1, 2), INTEGER_VALUES(9, -9)));
  STEP(do_op(row, "tensor_scatter_nd_max", NAMES("x", "indices", "updates"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT8, INTEGERS(2, 2), INTEGER_VALUES(1, 2, 9, 4), 0));
  return NULL;
}

static eager_status *row_tensor_scatter_nd_min(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 2, 7, 4)));
  STEP(do_tensor(row, "indices", EAGER_INT32, INTEGERS(3, 1), INTEGER_VALUES(2, 0, 2)));
  STEP(do_tensor(row, "updates", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(10, 20, 5)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "updates"));
  STEP(do_op(row, "tensor_scatter_nd_min", NAMES("x", "indices", "updates"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 2, 5, 4), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x", "updates"), NAMES("d_y"), 0, NAMES("d_x", "d_updates")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 0, 0x1p-2), 0));
  STEP(do_expect(row, "d_updates", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0, 0, 2), 0));
  return NULL;
}

static eager_status *row_tensor_scatter_nd_min_of_slices_of_integers(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT8, INTEGERS(2, 2), INTEGER_VALUES(1, 2, 3, 4)));
  STEP(do_tensor(row, "indices", EAGER_UINT16, INTEGERS(1, 1), INTEGER_VALUES(1)));
  STEP(do_tensor(row, "updates", EAGER_INT8, INTEGERS(1, 2), INTEGER_VALUES(9, -9)));
  STEP(do_op(row, "tensor_scatter_nd_min", NAMES("x", "indices", "updates"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT8, INTEGERS(2, 2), INTEGER_VALUES(1, 2, 3, -9), 0));
  return NULL;
}

static eager_status *row_tensor_scatter_nd_update(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 2, 7, 4)));
  STEP(do_tensor(row, "indices", EAGER_INT32, INTEGERS(3, 1), INTEGER_VALUES(2, 0, 3)));
  STEP(do_tensor(row, "updates", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(10, 20, 5)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "updates"));
  STEP(do_op(row, "tensor_scatter_nd_update", NAMES("x", "indices", "updates"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(20, 2, 10, 5), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x", "updates"), NAMES("d_y"), 0, NAMES("d_x", "d_updates")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(0, 0x1p-1, 0, 0), 0));
  STEP(do_expect(row, "d_updates", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(2, 1, 0x1p-2), 0));
  return NULL;
}

static eager_status *row_tensor_scatter_nd_update_of_slices_of_integers(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT8, INTEGERS(2, 2), INTEGER_VALUES(1, 2, 3, 4)));
  STEP(do_tensor(row, "indices", EAGER_UINT16, INTEGERS(1, 1), INTEGER_VALUES(1)));
  STEP(do_tensor(row, "updates", EAGER_INT8, INTEGERS(1, 2), INTEGER_VALUES(9, -9)));
  STEP(do_op(row, "tensor_scatter_nd_update", NAMES("x", "indices", "updates"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT8, INTEGERS(2, 2), INTEGER_VALUES(1, 2, 9, -9), 0));
  return NULL;
}

static eager_status *row_text_of_a_bool(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_text(row, "x", "True"));
  return NULL;
}

static eager_status *row_text_of_a_complex_scalar(Row *row) {
  STEP(do_tensor(row, "x", EAGER_COMPLEX128, NO_INTEGERS, FLOAT_VALUES(1, -2)));
  STEP(do_text(row, "x", "(1-2j)"));
  return NULL;
}

static eager_status *row_text_of_a_large_matrix_is_a_summary(Row *row) {
  STEP(do_op(row, "arange", NO_NAMES, ATTRIBUTES({"start", ATTRIBUTE_FLOAT, .number = 1200}), NAMES("n")));
  STEP(do_op(row, "reshape", NAMES("n"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(100, 12)}),
      NAMES("x")));
  STEP(do_text(row, "x",
      "[[   0    1    2 ...    9   10   11]\n [  12   13   14 ...   21   22   23]\n [  24   25   26 ...   33   34   35]\n ...\n [1164 1165 1166 ... 1173 1174 1175]\n [1176 1177 1178 ... 1185 1186 1187]\n [1188 1189 1190 ... 1197 1198 1199]]"));
  return NULL;
}

static eager_status *row_text_of_a_long_line(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT64, INTEGERS(19), INTEGER_VALUES(1, 10, 100, 1000, 10000, 100000, 1000000, 10000000,
      100000000, 1000000000, INT64_C(10000000000), INT64_C(100000000000), INT64_C(1000000000000),
      INT64_C(10000000000000), INT64_C(100000000000000), INT64_C(1000000000000000), INT64_C(10000000000000000),
      INT64_C(100000000000000000), INT64_C(1000000000000000000))));
  STEP(do_text(row, "x",
      "[                  1                  10                 100\n                1000               10000              100000\n             1000000            10000000           100000000\n          1000000000         10000000000        100000000000\n       1000000000000      10000000000000     100000000000000\n    1000000000000000   10000000000000000  100000000000000000\n 1000000000000000000]"));
  return NULL;
}

static eager_status *row_text_of_a_long_vector_is_a_summary(Row *row) {
  STEP(do_op(row, "arange", NO_NAMES, ATTRIBUTES({"start", ATTRIBUTE_FLOAT, .number = 1001}), NAMES("n")));
  STEP(do_op(row, "reshape", NAMES("n"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(1001)}),
      NAMES("x")));
  STEP(do_text(row, "x", "[   0    1    2 ...  998  999 1000]"));
  return NULL;
}

static eager_status *row_text_of_a_matrix(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT32, INTEGERS(2, 2), INTEGER_VALUES(1, 2, -30, 4)));
  STEP(do_text(row, "x", "[[  1   2]\n [-30   4]]"));
  return NULL;
}

static eager_status *row_text_of_a_matrix_of_floats(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 2), FLOAT_VALUES(0x1.8p+0, 2, 0x1.ap+1, -40)));
  STEP(do_text(row, "x", "[[  1.5    2.  ]\n [  3.25 -40.  ]]"));
  return NULL;
}

static eager_status *row_text_of_a_scalar(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(0x1.8p+0)));
  STEP(do_text(row, "x", "1.5"));
  return NULL;
}

static eager_status *row_text_of_a_whole_scalar(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(3)));
  STEP(do_text(row, "x", "3.0"));
  return NULL;
}

static eager_status *row_text_of_an_int(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(-7)));
  STEP(do_text(row, "x", "-7"));
  return NULL;
}

static eager_status *row_text_of_bools(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BOOL, INTEGERS(2), INTEGER_VALUES(1, 0)));
  STEP(do_text(row, "x", "[ True False]"));
  return NULL;
}

static eager_status *row_text_of_complex128(Row *row) {
  STEP(do_tensor(row, "x", EAGER_COMPLEX128, INTEGERS(2), FLOAT_VALUES(0x1.2a05f2p+33, 1, NAN, INFINITY)));
  STEP(do_text(row, "x", "[1.e+10 +1.j    nan+infj]"));
  return NULL;
}

static eager_status *row_text_of_complex64(Row *row) {
  STEP(do_tensor(row, "x", EAGER_COMPLEX64, INTEGERS(2), FLOAT_VALUES(1, 2, -0x1p-1, -1)));
  STEP(do_text(row, "x", "[ 1. +2.j -0.5-1.j]"));
  return NULL;
}

static eager_status *row_text_of_decimals(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.99999ap-4, 0x1.2p+1, -3)));
  STEP(do_text(row, "x", "[ 0.1   2.25 -3.  ]"));
  return NULL;
}

static eager_status *row_text_of_float16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT16, INTEGERS(3), FLOAT_VALUES(0x1.998p-4, 0x1.8p+0, 100)));
  STEP(do_text(row, "x", "[  0.1   1.5 100. ]"));
  return NULL;
}

static eager_status *row_text_of_float64(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0x1.5555555555555p-2, 0x1.908p+6)));
  STEP(do_text(row, "x", "[  0.33333333 100.125     ]"));
  return NULL;
}

static eager_status *row_text_of_four_dims_is_a_summary(Row *row) {
  STEP(do_op(row, "arange", NO_NAMES, ATTRIBUTES({"start", ATTRIBUTE_FLOAT, .number = 1400}), NAMES("n")));
  STEP(do_op(row, "reshape", NAMES("n"), ATTRIBUTES({"shape", ATTRIBUTE_INTS, .integers = INTEGERS(1, 2, 7, 100)}),
      NAMES("x")));
  STEP(do_text(row, "x",
      "[[[[   0    1    2 ...   97   98   99]\n   [ 100  101  102 ...  197  198  199]\n   [ 200  201  202 ...  297  298  299]\n   ...\n   [ 400  401  402 ...  497  498  499]\n   [ 500  501  502 ...  597  598  599]\n   [ 600  601  602 ...  697  698  699]]\n\n  [[ 700  701  702 ...  797  798  799]\n   [ 800  801  802 ...  897  898  899]\n   [ 900  901  902 ...  997  998  999]\n   ...\n   [1100 1101 1102 ... 1197 1198 1199]\n   [1200 1201 1202 ... 1297 1298 1299]\n   [1300 1301 1302 ... 1397 1398 1399]]]]"));
  return NULL;
}

static eager_status *row_text_of_huge(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0x1.5af1d78b58c4p+66, 0x1.969368974c05bp+74)));
  STEP(do_text(row, "x", "[1.e+20 3.e+22]"));
  return NULL;
}

static eager_status *row_text_of_ints(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(1, -20, 300)));
  STEP(do_text(row, "x", "[  1 -20 300]"));
  return NULL;
}

static eager_status *row_text_of_just_no_summary(Row *row) {
  STEP(do_op(row, "arange", NO_NAMES, ATTRIBUTES({"start", ATTRIBUTE_FLOAT, .number = 40}), NAMES("x")));
  STEP(do_text(row, "x",
      "[ 0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21 22 23\n 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39]"));
  return NULL;
}

static eager_status *row_text_of_large_and_small(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(0x1.2a05f2p+33, 0x1.0624dep-10, 1)));
  STEP(do_text(row, "x", "[1.e+10 1.e-03 1.e+00]"));
  return NULL;
}

static eager_status *row_text_of_largest_and_least(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0x1.fffffffffffffp+1023, 0x0.0000000000001p-1022)));
  STEP(do_text(row, "x", "[1.79769313e+308 4.94065646e-324]"));
  return NULL;
}

static eager_status *row_text_of_long_lines_of_floats(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(30), FLOAT_VALUES(0x1p-3, 0x1.2p+0, 0x1.1p+1, 0x1.9p+1, 0x1.08p+2,
      0x1.48p+2, 0x1.88p+2, 0x1.c8p+2, 0x1.04p+3, 0x1.24p+3, 0x1.44p+3, 0x1.64p+3, 0x1.84p+3, 0x1.a4p+3, 0x1.c4p+3,
      0x1.e4p+3, 0x1.02p+4, 0x1.12p+4, 0x1.22p+4, 0x1.32p+4, 0x1.42p+4, 0x1.52p+4, 0x1.62p+4, 0x1.72p+4, 0x1.82p+4,
      0x1.92p+4, 0x1.a2p+4, 0x1.b2p+4, 0x1.c2p+4, 0x1.d2p+4)));
  STEP(do_text(row, "x",
      "[ 0.125  1.125  2.125  3.125  4.125  5.125  6.125  7.125  8.125  9.125\n 10.125 11.125 12.125 13.125 14.125 15.125 16.125 17.125 18.125 19.125\n 20.125 21.125 22.125 23.125 24.125 25.125 26.125 27.125 28.125 29.125]"));
  return NULL;
}

static eager_status *row_text_of_not_finite(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4), FLOAT_VALUES(INFINITY, -INFINITY, NAN, 1)));
  STEP(do_text(row, "x", "[ inf -inf  nan   1.]"));
  return NULL;
}

static eager_status *row_text_of_nothing(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(0), NO_VALUES));
  STEP(do_text(row, "x", "[]"));
  return NULL;
}

static eager_status *row_text_of_nothing_of_two_dims(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT32, INTEGERS(2, 0), NO_VALUES));
  STEP(do_text(row, "x", "[]"));
  return NULL;
}

static eager_status *row_text_of_three_dims(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT8, INTEGERS(2, 2, 2), INTEGER_VALUES(0, 1, 2, 3, 4, 5, 6, 7)));
  STEP(do_text(row, "x", "[[[0 1]\n  [2 3]]\n\n [[4 5]\n  [6 7]]]"));
  return NULL;
}

static eager_status *row_text_of_tiny(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0x1.5798ee2308c3ap-27, 0x1.12e0be826d695p-30)));
  STEP(do_text(row, "x", "[1.e-08 1.e-09]"));
  return NULL;
}

static eager_status *row_text_of_uint64(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT64, INTEGERS(2), INTEGER_VALUES((int64_t)UINT64_C(18446744073709551615), 0)));
  STEP(do_text(row, "x", "[18446744073709551615                    0]"));
  return NULL;
}

static eager_status *row_text_of_whole_floats(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  STEP(do_text(row, "x", "[1. 2. 3.]"));
  return NULL;
}

static eager_status *row_text_of_zeros(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0, -0.0)));
  STEP(do_text(row, "x", "[ 0. -0.]"));
  return NULL;
}

static eager_status *row_the_gradient_of_a_gradient_s_function(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_tensor(row, "y", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(5)));
  STEP(do_tape(row, "outer", 0, 0));
  STEP(do_watch(row, "outer", "x"));
  STEP(do_watch(row, "outer", "y"));
  STEP(do_tape(row, "inner", 0, 0));
  STEP(do_watch(row, "inner", "x"));
  STEP(do_op(row, "multiply", NAMES("x", "y"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_op(row, "square", NAMES("z"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_gradient(row, "inner", NAMES("w"), NAMES("x"), NO_NAMES, 0, NAMES("d_x")));
  STEP(do_op(row, "square", NAMES("d_x"), NO_ATTRIBUTES, NAMES("v")));
  STEP(do_gradient(row, "outer", NAMES("v"), NAMES("x", "y"), NO_NAMES, 0, NAMES("d2_x", "d2_y")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(100), 0));
  STEP(do_expect(row, "d2_x", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(10000), 0));
  STEP(do_expect(row, "d2_y", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(8000), 0));
  return NULL;
}

static eager_status *row_the_gradient_of_gathered_rows_is_sparse_rows(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(4, 2), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8)));
  STEP(do_tensor(row, "i", EAGER_INT32, INTEGERS(3), INTEGER_VALUES(2, 0, 2)));
  STEP(do_variable(row, "v", "x", "v", 1));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_read(row, "v", "values"));
  STEP(do_op(row, "gather", NAMES("values", "i"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_tensor(row, "w", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("v"), NAMES("w"), 0, NAMES("g")));
  STEP(do_sparse(row, "g", 1));
  STEP(do_expect(row, "g", EAGER_FLOAT32, INTEGERS(4, 2), FLOAT_VALUES(3, 4, 0, 0, 6, 8, 0, 0), 0));
  STEP(do_sparse_rows(row, "g", NAMES("indices", "parts")));
  STEP(do_expect(row, "indices", EAGER_INT64, INTEGERS(3), INTEGER_VALUES(2, 0, 2), 0));
  STEP(do_expect(row, "parts", EAGER_FLOAT32, INTEGERS(3, 2), FLOAT_VALUES(1, 2, 3, 4, 5, 6), 0));
  STEP(do_to_dense(row, "g", "d"));
  STEP(do_sparse(row, "d", 0));
  STEP(do_expect(row, "d", EAGER_FLOAT32, INTEGERS(4, 2), FLOAT_VALUES(3, 4, 0, 0, 6, 8, 0, 0), 0));
  STEP(do_op(row, "add", NAMES("g", "d"), NO_ATTRIBUTES, NAMES("sum")));
  STEP(do_sparse(row, "sum", 0));
  STEP(do_expect(row, "sum", EAGER_FLOAT32, INTEGERS(4, 2), FLOAT_VALUES(6, 8, 0, 0, 12, 16, 0, 0), 0));
  STEP(do_assign_sub(row, "v", "g"));
  STEP(do_read(row, "v", "after"));
  STEP(do_expect(row, "after", EAGER_FLOAT32, INTEGERS(4, 2), FLOAT_VALUES(-2, -2, 3, 4, -1, -2, 7, 8), 0));
  STEP(do_assign_add(row, "v", "g"));
  STEP(do_read(row, "v", "again"));
  STEP(do_expect(row, "again", EAGER_FLOAT32, INTEGERS(4, 2), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8), 0));
  STEP(do_assign(row, "v", "g"));
  STEP(do_read(row, "v", "last"));
  STEP(do_expect(row, "last", EAGER_FLOAT32, INTEGERS(4, 2), FLOAT_VALUES(3, 4, 0, 0, 6, 8, 0, 0), 0));
  return NULL;
}

static eager_status *row_the_second_derivative_of_a_loop_1(Row *row) {
  STEP(do_tensor(row, "three", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(3)));
  STEP(do_op(row, "less", NAMES("i_c", "three"), NO_ATTRIBUTES, NAMES("go_on")));
  return NULL;
}

static eager_status *row_the_second_derivative_of_a_loop_2(Row *row) {
  STEP(do_tensor(row, "one", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_op(row, "add", NAMES("i_b", "one"), NO_ATTRIBUTES, NAMES("i_next")));
  STEP(do_op(row, "multiply", NAMES("x_b", "x0_b"), NO_ATTRIBUTES, NAMES("x_next")));
  return NULL;
}

static eager_status *row_the_second_derivative_of_a_loop(Row *row) {
  STEP(do_function(row, "less", "less", SPECS({"i_c", EAGER_INT32, NO_INTEGERS}, {"x_c", EAGER_FLOAT64, NO_INTEGERS},
      {"x0_c", EAGER_FLOAT64, NO_INTEGERS}), row_the_second_derivative_of_a_loop_1, NAMES("go_on")));
  STEP(do_function(row, "times", "times", SPECS({"i_b", EAGER_INT32, NO_INTEGERS}, {"x_b", EAGER_FLOAT64, NO_INTEGERS},
      {"x0_b", EAGER_FLOAT64, NO_INTEGERS}), row_the_second_derivative_of_a_loop_2, NAMES("i_next", "x_next")));
  STEP(do_tensor(row, "a", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(3)));
  STEP(do_tape(row, "outer", 0, 0));
  STEP(do_watch(row, "outer", "a"));
  STEP(do_tape(row, "inner", 0, 0));
  STEP(do_watch(row, "inner", "a"));
  STEP(do_tensor(row, "zero", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(0)));
  STEP(do_op(row, "while_loop", NAMES("zero", "a", "a"), ATTRIBUTES({"cond", ATTRIBUTE_FUNCTION, .text = "less"},
      {"body", ATTRIBUTE_FUNCTION, .text = "times"}, {"num_invariants", ATTRIBUTE_INT, .integer = 1}), NAMES("last",
      "b")));
  STEP(do_gradient(row, "inner", NAMES("b"), NAMES("a"), NO_NAMES, 0, NAMES("d_a")));
  STEP(do_gradient(row, "outer", NAMES("d_a"), NAMES("a"), NO_NAMES, 0, NAMES("d2_a")));
  STEP(do_expect(row, "b", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(81), 0));
  STEP(do_expect(row, "d_a", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(108), 0));
  STEP(do_expect(row, "d2_a", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(108), 0));
  return NULL;
}

static eager_status *row_the_second_derivative_of_a_loop_in_a_function_1(Row *row) {
  STEP(do_tensor(row, "three", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(3)));
  STEP(do_op(row, "less", NAMES("i_c", "three"), NO_ATTRIBUTES, NAMES("go_on")));
  return NULL;
}

static eager_status *row_the_second_derivative_of_a_loop_in_a_function_2(Row *row) {
  STEP(do_tensor(row, "one", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_op(row, "add", NAMES("i_b", "one"), NO_ATTRIBUTES, NAMES("i_next")));
  STEP(do_op(row, "multiply", NAMES("x_b", "x0_b"), NO_ATTRIBUTES, NAMES("x_next")));
  return NULL;
}

static eager_status *row_the_second_derivative_of_a_loop_in_a_function_3(Row *row) {
  STEP(do_tensor(row, "i", EAGER_INT32, NO_INTEGERS, INTEGER_VALUES(0)));
  STEP(do_op(row, "while_loop", NAMES("i", "x", "x"), ATTRIBUTES({"cond", ATTRIBUTE_FUNCTION, .text = "less"}, {"body",
      ATTRIBUTE_FUNCTION, .text = "times"}, {"num_invariants", ATTRIBUTE_INT, .integer = 1}), NAMES("n", "y")));
  return NULL;
}

static eager_status *row_the_second_derivative_of_a_loop_in_a_function(Row *row) {
  STEP(do_function(row, "less", "less", SPECS({"i_c", EAGER_INT32, NO_INTEGERS}, {"x_c", EAGER_FLOAT64, NO_INTEGERS},
      {"x0_c", EAGER_FLOAT64, NO_INTEGERS}), row_the_second_derivative_of_a_loop_in_a_function_1, NAMES("go_on")));
  STEP(do_function(row, "times", "times", SPECS({"i_b", EAGER_INT32, NO_INTEGERS}, {"x_b", EAGER_FLOAT64, NO_INTEGERS},
      {"x0_b", EAGER_FLOAT64, NO_INTEGERS}), row_the_second_derivative_of_a_loop_in_a_function_2, NAMES("i_next",
      "x_next")));
  STEP(do_function(row, "f", "f", SPECS({"x", EAGER_FLOAT64, NO_INTEGERS}),
      row_the_second_derivative_of_a_loop_in_a_function_3, NAMES("y")));
  STEP(do_tensor(row, "a", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(3)));
  STEP(do_tape(row, "outer", 0, 0));
  STEP(do_watch(row, "outer", "a"));
  STEP(do_tape(row, "inner", 0, 0));
  STEP(do_watch(row, "inner", "a"));
  STEP(do_call(row, "f", NAMES("a"), NAMES("b")));
  STEP(do_gradient(row, "inner", NAMES("b"), NAMES("a"), NO_NAMES, 0, NAMES("d_a")));
  STEP(do_gradient(row, "outer", NAMES("d_a"), NAMES("a"), NO_NAMES, 0, NAMES("d2_a")));
  STEP(do_expect(row, "b", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(81), 0));
  STEP(do_expect(row, "d_a", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(108), 0));
  STEP(do_expect(row, "d2_a", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(108), 0));
  return NULL;
}

static eager_status *row_the_second_derivative_of_a_scan_1(Row *row) {
  STEP(do_op(row, "multiply", NAMES("c_f", "x_f"), NO_ATTRIBUTES, NAMES("p_f")));
  return NULL;
}

static eager_status *row_the_second_derivative_of_a_scan(Row *row) {
  STEP(do_function(row, "f", "f", SPECS({"c_f", EAGER_FLOAT64, NO_INTEGERS}, {"x_f", EAGER_FLOAT64, NO_INTEGERS}),
      row_the_second_derivative_of_a_scan_1, NAMES("p_f", "p_f")));
  STEP(do_tensor(row, "c", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(1)));
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(2, 3, 5)));
  STEP(do_tape(row, "outer", 0, 0));
  STEP(do_watch(row, "outer", "x"));
  STEP(do_tape(row, "inner", 0, 0));
  STEP(do_watch(row, "inner", "x"));
  STEP(do_op(row, "scan", NAMES("c", "x"), ATTRIBUTES({"function", ATTRIBUTE_FUNCTION, .text = "f"}, {"num_carries",
      ATTRIBUTE_INT, .integer = 1}), NAMES("last", "all")));
  STEP(do_op(row, "square", NAMES("last"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_gradient(row, "inner", NAMES("y"), NAMES("x"), NO_NAMES, 0, NAMES("d")));
  STEP(do_gradient(row, "outer", NAMES("d"), NAMES("x"), NO_NAMES, 0, NAMES("d2")));
  STEP(do_expect(row, "all", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(2, 6, 30), 0));
  STEP(do_expect(row, "d", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(900, 600, 360), 4));
  STEP(do_expect(row, "d2", EAGER_FLOAT64, INTEGERS(3), FLOAT_VALUES(1410, 1040, 672), 8));
  return NULL;
}

static eager_status *row_the_third_derivative_of_a_function_1(Row *row) {
  STEP(do_op(row, "exp", NAMES("x"), NO_ATTRIBUTES, NAMES("e")));
  STEP(do_op(row, "multiply", NAMES("e", "x"), NO_ATTRIBUTES, NAMES("y")));
  return NULL;
}

static eager_status *row_the_third_derivative_of_a_function(Row *row) {
  STEP(do_function(row, "f", "f", SPECS({"x", EAGER_FLOAT64, NO_INTEGERS}), row_the_third_derivative_of_a_function_1,
      NAMES("y")));
  STEP(do_tensor(row, "a", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(0x1p-1)));
  STEP(do_tape(row, "t0", 0, 0));
  STEP(do_watch(row, "t0", "a"));
  STEP(do_tape(row, "t1", 0, 0));
  STEP(do_watch(row, "t1", "a"));
  STEP(do_tape(row, "t2", 0, 0));
  STEP(do_watch(row, "t2", "a"));
  STEP(do_call(row, "f", NAMES("a"), NAMES("d0")));
  STEP(do_gradient(row, "t2", NAMES("d0"), NAMES("a"), NO_NAMES, 0, NAMES("d1")));
  STEP(do_gradient(row, "t1", NAMES("d1"), NAMES("a"), NO_NAMES, 0, NAMES("d2")));
  STEP(do_gradient(row, "t0", NAMES("d2"), NAMES("a"), NO_NAMES, 0, NAMES("d3")));
  STEP(do_expect(row, "d0", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(0x1.a61298e1e069cp-1), 8));
  STEP(do_expect(row, "d1", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(0x1.3c8df2a9684f5p+1), 8));
  STEP(do_expect(row, "d2", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(0x1.07cb9f8d2c421p+2), 8));
  STEP(do_expect(row, "d3", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(0x1.715045c5a45c8p+2), 8));
  return NULL;
}

static eager_status *row_the_weak_integer_m1_beside_uint8(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT8, INTEGERS(1), INTEGER_VALUES(1)));
  STEP(do_scalar_int(row, "n", -1));
  REFUSED(do_op(row, "add", NAMES("x", "n"), NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT, "add", NULL);
  return NULL;
}

static eager_status *row_the_weak_integer_128_beside_int8(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT8, INTEGERS(1), INTEGER_VALUES(1)));
  STEP(do_scalar_int(row, "n", 128));
  REFUSED(do_op(row, "add", NAMES("x", "n"), NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT, "add", NULL);
  return NULL;
}

static eager_status *row_the_weak_integer_2_40_beside_int32(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT32, INTEGERS(1), INTEGER_VALUES(1)));
  STEP(do_scalar_int(row, "n", INT64_C(1099511627776)));
  REFUSED(do_op(row, "add", NAMES("x", "n"), NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT, "add", NULL);
  return NULL;
}

static eager_status *row_the_weak_integer_300_beside_uint8(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT8, INTEGERS(1), INTEGER_VALUES(1)));
  STEP(do_scalar_int(row, "n", 300));
  REFUSED(do_op(row, "add", NAMES("x", "n"), NO_ATTRIBUTES, NAMES("y")), EAGER_INVALID_ARGUMENT, "add", NULL);
  return NULL;
}

static eager_status *row_tile_repetitions(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(7)));
  STEP(do_op(row, "tile", NAMES("x"), ATTRIBUTES({"repetitions", ATTRIBUTE_INTS, .integers = NO_INTEGERS}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT16, NO_INTEGERS, INTEGER_VALUES(7), 0));
  return NULL;
}

static eager_status *row_tile_repetitions_2_2(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "tile", NAMES("x"), ATTRIBUTES({"repetitions", ATTRIBUTE_INTS, .integers = INTEGERS(2, 2)}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(4, 6), FLOAT_VALUES(1, 2, 3, 1, 2, 3, 4, 5, 6, 4, 5, 6, 1, 2, 3, 1,
      2, 3, 4, 5, 6, 4, 5, 6), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(4, 6), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1,
      0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0x1.3p+2, 0x1.3p+2, 0x1.9p+2, 0x1.5p+2,
      0x1.3p+2, 0x1.3p+2), 0));
  return NULL;
}

static eager_status *row_tril(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
      15, 16, 17, 18)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "tril", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3, 3), FLOAT_VALUES(1, 0, 0, 4, 5, 0, 7, 8, 9, 10, 0, 0, 13, 14,
      0, 16, 17, 18), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 3), FLOAT_VALUES(1, 0, 0, 0x1p-2, 0x1.8p+0, 0, 0x1.8p-1, 1,
      0x1p-1, 2, 0, 0, 3, 0x1.8p-1, 0, 0x1p-1, 2, 0x1p-2), 0));
  return NULL;
}

static eager_status *row_tril_k_m1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "tril", NAMES("x"), ATTRIBUTES({"k", ATTRIBUTE_INT, .integer = -1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3, 4), FLOAT_VALUES(0, 0, 0, 0, 5, 0, 0, 0, 9, 10, 0, 0), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1,
      0x1p-1, 2, 0x1p-2, 0x1.8p+0)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(3, 4), FLOAT_VALUES(0, 0, 0, 0, 0x1.8p+0, 0, 0, 0, 0x1p-1, 2, 0,
      0), 0));
  return NULL;
}

static eager_status *row_tril_k_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "tril", NAMES("x"), ATTRIBUTES({"k", ATTRIBUTE_INT, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3, 4), FLOAT_VALUES(1, 2, 0, 0, 5, 6, 7, 0, 9, 10, 11, 12), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1,
      0x1p-1, 2, 0x1p-2, 0x1.8p+0)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(3, 4), FLOAT_VALUES(1, 0x1p-1, 0, 0, 0x1.8p+0, 3, 0x1.8p-1, 0,
      0x1p-1, 2, 0x1p-2, 0x1.8p+0), 0));
  return NULL;
}

static eager_status *row_triu(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
      15, 16, 17, 18)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "triu", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3, 3), FLOAT_VALUES(1, 2, 3, 0, 5, 6, 0, 0, 9, 10, 11, 12, 0, 14,
      15, 0, 0, 18), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1,
      1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1, 0x1p-1, 2, 0x1p-2)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0, 0x1.8p+0, 3, 0, 0, 0x1p-1,
      2, 0x1p-2, 0x1.8p+0, 0, 0x1.8p-1, 1, 0, 0, 0x1p-2), 0));
  return NULL;
}

static eager_status *row_triu_k_m1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "triu", NAMES("x"), ATTRIBUTES({"k", ATTRIBUTE_INT, .integer = -1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 0, 10, 11, 12), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1,
      0x1p-1, 2, 0x1p-2, 0x1.8p+0)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(3, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1,
      0, 2, 0x1p-2, 0x1.8p+0), 0));
  return NULL;
}

static eager_status *row_triu_k_1(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(3, 4), FLOAT_VALUES(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "triu", NAMES("x"), ATTRIBUTES({"k", ATTRIBUTE_INT, .integer = 1}), NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(3, 4), FLOAT_VALUES(0, 2, 3, 4, 0, 0, 7, 8, 0, 0, 0, 12), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(3, 4), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3, 0x1.8p-1, 1,
      0x1p-1, 2, 0x1p-2, 0x1.8p+0)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x"), NAMES("d_y"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(3, 4), FLOAT_VALUES(0, 0x1p-1, 2, 0x1p-2, 0, 0, 0x1.8p-1, 1, 0, 0,
      0, 0x1.8p+0), 0));
  return NULL;
}

static eager_status *row_trunc_and_its_gradient_of_zero(Row *row) {
  STEP(do_tensor(row, "x_float16", EAGER_FLOAT16, INTEGERS(8), FLOAT_VALUES(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1,
      0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
  STEP(do_op(row, "trunc", NAMES("x_float16"), NO_ATTRIBUTES, NAMES("y_float16")));
  STEP(do_expect(row, "y_float16", EAGER_FLOAT16, INTEGERS(8), FLOAT_VALUES(-2, -1, -0.0, 0, 1, 2, 2, -0.0), 0));
  STEP(do_tensor(row, "x_bfloat16", EAGER_BFLOAT16, INTEGERS(8), FLOAT_VALUES(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1,
      0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
  STEP(do_op(row, "trunc", NAMES("x_bfloat16"), NO_ATTRIBUTES, NAMES("y_bfloat16")));
  STEP(do_expect(row, "y_bfloat16", EAGER_BFLOAT16, INTEGERS(8), FLOAT_VALUES(-2, -1, -0.0, 0, 1, 2, 2, -0.0), 0));
  STEP(do_tensor(row, "x_float32", EAGER_FLOAT32, INTEGERS(8), FLOAT_VALUES(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1,
      0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x_float32"));
  STEP(do_op(row, "trunc", NAMES("x_float32"), NO_ATTRIBUTES, NAMES("y_float32")));
  STEP(do_expect(row, "y_float32", EAGER_FLOAT32, INTEGERS(8), FLOAT_VALUES(-2, -1, -0.0, 0, 1, 2, 2, -0.0), 0));
  STEP(do_tensor(row, "x_float64", EAGER_FLOAT64, INTEGERS(8), FLOAT_VALUES(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1,
      0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
  STEP(do_op(row, "trunc", NAMES("x_float64"), NO_ATTRIBUTES, NAMES("y_float64")));
  STEP(do_expect(row, "y_float64", EAGER_FLOAT64, INTEGERS(8), FLOAT_VALUES(-2, -1, -0.0, 0, 1, 2, 2, -0.0), 0));
  STEP(do_gradient(row, "tape", NAMES("y_float32"), NAMES("x_float32"), NO_NAMES, 1, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(8), FLOAT_VALUES(0, 0, 0, 0, 0, 0, 0, 0), 0));
  return NULL;
}

static eager_status *row_two_integers_of_int16(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(32767, -32768, 7, 7, 100)));
  STEP(do_tensor(row, "x2", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(1, 3, 3, 2, 7)));
  STEP(do_op(row, "add", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_add")));
  STEP(do_expect(row, "y_add", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(-32768, -32765, 10, 9, 107), 0));
  STEP(do_op(row, "subtract", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_subtract")));
  STEP(do_expect(row, "y_subtract", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(32766, 32765, 4, 5, 93), 0));
  STEP(do_op(row, "multiply", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_multiply")));
  STEP(do_expect(row, "y_multiply", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(32767, -32768, 21, 14, 700), 0));
  STEP(do_op(row, "maximum", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_maximum")));
  STEP(do_expect(row, "y_maximum", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(32767, 3, 7, 7, 100), 0));
  STEP(do_op(row, "minimum", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_minimum")));
  STEP(do_expect(row, "y_minimum", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(1, -32768, 3, 2, 7), 0));
  STEP(do_op(row, "floor_divide", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_floor_divide")));
  STEP(do_expect(row, "y_floor_divide", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(32767, -10923, 2, 3, 14), 0));
  STEP(do_op(row, "remainder", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_remainder")));
  STEP(do_expect(row, "y_remainder", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(0, 1, 1, 1, 2), 0));
  STEP(do_op(row, "pow", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_pow")));
  STEP(do_expect(row, "y_pow", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(32767, 0, 343, 49, 16384), 0));
  STEP(do_op(row, "squared_difference", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_squared_difference")));
  STEP(do_expect(row, "y_squared_difference", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(4, 9, 16, 25, 8649), 0));
  STEP(do_op(row, "bitwise_and", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_and")));
  STEP(do_expect(row, "y_bitwise_and", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(1, 0, 3, 2, 4), 0));
  STEP(do_op(row, "bitwise_or", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_or")));
  STEP(do_expect(row, "y_bitwise_or", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(32767, -32765, 7, 7, 103), 0));
  STEP(do_op(row, "bitwise_xor", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_xor")));
  STEP(do_expect(row, "y_bitwise_xor", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(32766, -32765, 4, 5, 99), 0));
  STEP(do_op(row, "bitwise_left_shift", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_left_shift")));
  STEP(do_expect(row, "y_bitwise_left_shift", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(-2, 0, 56, 28, 12800), 0));
  STEP(do_op(row, "bitwise_right_shift", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_right_shift")));
  STEP(do_expect(row, "y_bitwise_right_shift", EAGER_INT16, INTEGERS(5), INTEGER_VALUES(16383, -4096, 0, 1, 0), 0));
  STEP(do_op(row, "less", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_less")));
  STEP(do_expect(row, "y_less", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 0, 0), 0));
  STEP(do_op(row, "greater_equal", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_greater_equal")));
  STEP(do_expect(row, "y_greater_equal", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(1, 0, 1, 1, 1), 0));
  STEP(do_op(row, "equal", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_equal")));
  STEP(do_expect(row, "y_equal", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 0, 0), 0));
  return NULL;
}

static eager_status *row_two_integers_of_int32(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(2147483647, INT64_C(-2147483648), 7, 7, 100)));
  STEP(do_tensor(row, "x2", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(1, 3, 3, 2, 7)));
  STEP(do_op(row, "add", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_add")));
  STEP(do_expect(row, "y_add", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(INT64_C(-2147483648), -2147483645, 10, 9, 107),
      0));
  STEP(do_op(row, "subtract", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_subtract")));
  STEP(do_expect(row, "y_subtract", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(2147483646, 2147483645, 4, 5, 93), 0));
  STEP(do_op(row, "multiply", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_multiply")));
  STEP(do_expect(row, "y_multiply", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(2147483647, INT64_C(-2147483648), 21, 14,
      700), 0));
  STEP(do_op(row, "maximum", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_maximum")));
  STEP(do_expect(row, "y_maximum", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(2147483647, 3, 7, 7, 100), 0));
  STEP(do_op(row, "minimum", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_minimum")));
  STEP(do_expect(row, "y_minimum", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(1, INT64_C(-2147483648), 3, 2, 7), 0));
  STEP(do_op(row, "floor_divide", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_floor_divide")));
  STEP(do_expect(row, "y_floor_divide", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(2147483647, -715827883, 2, 3, 14), 0));
  STEP(do_op(row, "remainder", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_remainder")));
  STEP(do_expect(row, "y_remainder", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(0, 1, 1, 1, 2), 0));
  STEP(do_op(row, "pow", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_pow")));
  STEP(do_expect(row, "y_pow", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(2147483647, 0, 343, 49, 276447232), 0));
  STEP(do_op(row, "squared_difference", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_squared_difference")));
  STEP(do_expect(row, "y_squared_difference", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(4, 9, 16, 25, 8649), 0));
  STEP(do_op(row, "bitwise_and", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_and")));
  STEP(do_expect(row, "y_bitwise_and", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(1, 0, 3, 2, 4), 0));
  STEP(do_op(row, "bitwise_or", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_or")));
  STEP(do_expect(row, "y_bitwise_or", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(2147483647, -2147483645, 7, 7, 103), 0));
  STEP(do_op(row, "bitwise_xor", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_xor")));
  STEP(do_expect(row, "y_bitwise_xor", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(2147483646, -2147483645, 4, 5, 99), 0));
  STEP(do_op(row, "bitwise_left_shift", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_left_shift")));
  STEP(do_expect(row, "y_bitwise_left_shift", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(-2, 0, 56, 28, 12800), 0));
  STEP(do_op(row, "bitwise_right_shift", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_right_shift")));
  STEP(do_expect(row, "y_bitwise_right_shift", EAGER_INT32, INTEGERS(5), INTEGER_VALUES(1073741823, -268435456, 0, 1,
      0), 0));
  STEP(do_op(row, "less", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_less")));
  STEP(do_expect(row, "y_less", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 0, 0), 0));
  STEP(do_op(row, "greater_equal", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_greater_equal")));
  STEP(do_expect(row, "y_greater_equal", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(1, 0, 1, 1, 1), 0));
  STEP(do_op(row, "equal", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_equal")));
  STEP(do_expect(row, "y_equal", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 0, 0), 0));
  return NULL;
}

static eager_status *row_two_integers_of_int64(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(INT64_C(9223372036854775807), INT64_MIN, 7, 7,
      100)));
  STEP(do_tensor(row, "x2", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(1, 3, 3, 2, 7)));
  STEP(do_op(row, "add", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_add")));
  STEP(do_expect(row, "y_add", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(INT64_MIN, INT64_C(-9223372036854775805), 10, 9,
      107), 0));
  STEP(do_op(row, "subtract", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_subtract")));
  STEP(do_expect(row, "y_subtract", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(INT64_C(9223372036854775806),
      INT64_C(9223372036854775805), 4, 5, 93), 0));
  STEP(do_op(row, "multiply", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_multiply")));
  STEP(do_expect(row, "y_multiply", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(INT64_C(9223372036854775807), INT64_MIN,
      21, 14, 700), 0));
  STEP(do_op(row, "maximum", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_maximum")));
  STEP(do_expect(row, "y_maximum", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(INT64_C(9223372036854775807), 3, 7, 7, 100),
      0));
  STEP(do_op(row, "minimum", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_minimum")));
  STEP(do_expect(row, "y_minimum", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(1, INT64_MIN, 3, 2, 7), 0));
  STEP(do_op(row, "floor_divide", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_floor_divide")));
  STEP(do_expect(row, "y_floor_divide", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(INT64_C(9223372036854775807),
      INT64_C(-3074457345618258603), 2, 3, 14), 0));
  STEP(do_op(row, "remainder", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_remainder")));
  STEP(do_expect(row, "y_remainder", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(0, 1, 1, 1, 2), 0));
  STEP(do_op(row, "pow", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_pow")));
  STEP(do_expect(row, "y_pow", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(INT64_C(9223372036854775807), 0, 343, 49,
      INT64_C(100000000000000)), 0));
  STEP(do_op(row, "squared_difference", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_squared_difference")));
  STEP(do_expect(row, "y_squared_difference", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(4, 9, 16, 25, 8649), 0));
  STEP(do_op(row, "bitwise_and", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_and")));
  STEP(do_expect(row, "y_bitwise_and", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(1, 0, 3, 2, 4), 0));
  STEP(do_op(row, "bitwise_or", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_or")));
  STEP(do_expect(row, "y_bitwise_or", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(INT64_C(9223372036854775807),
      INT64_C(-9223372036854775805), 7, 7, 103), 0));
  STEP(do_op(row, "bitwise_xor", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_xor")));
  STEP(do_expect(row, "y_bitwise_xor", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(INT64_C(9223372036854775806),
      INT64_C(-9223372036854775805), 4, 5, 99), 0));
  STEP(do_op(row, "bitwise_left_shift", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_left_shift")));
  STEP(do_expect(row, "y_bitwise_left_shift", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(-2, 0, 56, 28, 12800), 0));
  STEP(do_op(row, "bitwise_right_shift", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_right_shift")));
  STEP(do_expect(row, "y_bitwise_right_shift", EAGER_INT64, INTEGERS(5), INTEGER_VALUES(INT64_C(4611686018427387903),
      INT64_C(-1152921504606846976), 0, 1, 0), 0));
  STEP(do_op(row, "less", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_less")));
  STEP(do_expect(row, "y_less", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 0, 0), 0));
  STEP(do_op(row, "greater_equal", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_greater_equal")));
  STEP(do_expect(row, "y_greater_equal", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(1, 0, 1, 1, 1), 0));
  STEP(do_op(row, "equal", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_equal")));
  STEP(do_expect(row, "y_equal", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 0, 0), 0));
  return NULL;
}

static eager_status *row_two_integers_of_int8(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(127, -128, 7, 7, 100)));
  STEP(do_tensor(row, "x2", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(1, 3, 3, 2, 7)));
  STEP(do_op(row, "add", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_add")));
  STEP(do_expect(row, "y_add", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(-128, -125, 10, 9, 107), 0));
  STEP(do_op(row, "subtract", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_subtract")));
  STEP(do_expect(row, "y_subtract", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(126, 125, 4, 5, 93), 0));
  STEP(do_op(row, "multiply", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_multiply")));
  STEP(do_expect(row, "y_multiply", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(127, -128, 21, 14, -68), 0));
  STEP(do_op(row, "maximum", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_maximum")));
  STEP(do_expect(row, "y_maximum", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(127, 3, 7, 7, 100), 0));
  STEP(do_op(row, "minimum", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_minimum")));
  STEP(do_expect(row, "y_minimum", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(1, -128, 3, 2, 7), 0));
  STEP(do_op(row, "floor_divide", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_floor_divide")));
  STEP(do_expect(row, "y_floor_divide", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(127, -43, 2, 3, 14), 0));
  STEP(do_op(row, "remainder", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_remainder")));
  STEP(do_expect(row, "y_remainder", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(0, 1, 1, 1, 2), 0));
  STEP(do_op(row, "pow", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_pow")));
  STEP(do_expect(row, "y_pow", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(127, 0, 87, 49, 0), 0));
  STEP(do_op(row, "squared_difference", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_squared_difference")));
  STEP(do_expect(row, "y_squared_difference", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(4, 9, 16, 25, -55), 0));
  STEP(do_op(row, "bitwise_and", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_and")));
  STEP(do_expect(row, "y_bitwise_and", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(1, 0, 3, 2, 4), 0));
  STEP(do_op(row, "bitwise_or", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_or")));
  STEP(do_expect(row, "y_bitwise_or", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(127, -125, 7, 7, 103), 0));
  STEP(do_op(row, "bitwise_xor", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_xor")));
  STEP(do_expect(row, "y_bitwise_xor", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(126, -125, 4, 5, 99), 0));
  STEP(do_op(row, "bitwise_left_shift", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_left_shift")));
  STEP(do_expect(row, "y_bitwise_left_shift", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(-2, 0, 56, 28, 0), 0));
  STEP(do_op(row, "bitwise_right_shift", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_right_shift")));
  STEP(do_expect(row, "y_bitwise_right_shift", EAGER_INT8, INTEGERS(5), INTEGER_VALUES(63, -16, 0, 1, 0), 0));
  STEP(do_op(row, "less", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_less")));
  STEP(do_expect(row, "y_less", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 0, 0), 0));
  STEP(do_op(row, "greater_equal", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_greater_equal")));
  STEP(do_expect(row, "y_greater_equal", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(1, 0, 1, 1, 1), 0));
  STEP(do_op(row, "equal", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_equal")));
  STEP(do_expect(row, "y_equal", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 0, 0), 0));
  return NULL;
}

static eager_status *row_two_integers_of_uint16(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(65535, 0, 7, 7, 100)));
  STEP(do_tensor(row, "x2", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(1, 3, 3, 2, 7)));
  STEP(do_op(row, "add", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_add")));
  STEP(do_expect(row, "y_add", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(0, 3, 10, 9, 107), 0));
  STEP(do_op(row, "subtract", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_subtract")));
  STEP(do_expect(row, "y_subtract", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(65534, 65533, 4, 5, 93), 0));
  STEP(do_op(row, "multiply", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_multiply")));
  STEP(do_expect(row, "y_multiply", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(65535, 0, 21, 14, 700), 0));
  STEP(do_op(row, "maximum", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_maximum")));
  STEP(do_expect(row, "y_maximum", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(65535, 3, 7, 7, 100), 0));
  STEP(do_op(row, "minimum", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_minimum")));
  STEP(do_expect(row, "y_minimum", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(1, 0, 3, 2, 7), 0));
  STEP(do_op(row, "floor_divide", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_floor_divide")));
  STEP(do_expect(row, "y_floor_divide", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(65535, 0, 2, 3, 14), 0));
  STEP(do_op(row, "remainder", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_remainder")));
  STEP(do_expect(row, "y_remainder", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(0, 0, 1, 1, 2), 0));
  STEP(do_op(row, "pow", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_pow")));
  STEP(do_expect(row, "y_pow", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(65535, 0, 343, 49, 16384), 0));
  STEP(do_op(row, "squared_difference", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_squared_difference")));
  STEP(do_expect(row, "y_squared_difference", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(4, 9, 16, 25, 8649), 0));
  STEP(do_op(row, "bitwise_and", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_and")));
  STEP(do_expect(row, "y_bitwise_and", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(1, 0, 3, 2, 4), 0));
  STEP(do_op(row, "bitwise_or", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_or")));
  STEP(do_expect(row, "y_bitwise_or", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(65535, 3, 7, 7, 103), 0));
  STEP(do_op(row, "bitwise_xor", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_xor")));
  STEP(do_expect(row, "y_bitwise_xor", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(65534, 3, 4, 5, 99), 0));
  STEP(do_op(row, "bitwise_left_shift", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_left_shift")));
  STEP(do_expect(row, "y_bitwise_left_shift", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(65534, 0, 56, 28, 12800), 0));
  STEP(do_op(row, "bitwise_right_shift", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_right_shift")));
  STEP(do_expect(row, "y_bitwise_right_shift", EAGER_UINT16, INTEGERS(5), INTEGER_VALUES(32767, 0, 0, 1, 0), 0));
  STEP(do_op(row, "less", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_less")));
  STEP(do_expect(row, "y_less", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 0, 0), 0));
  STEP(do_op(row, "greater_equal", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_greater_equal")));
  STEP(do_expect(row, "y_greater_equal", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(1, 0, 1, 1, 1), 0));
  STEP(do_op(row, "equal", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_equal")));
  STEP(do_expect(row, "y_equal", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 0, 0), 0));
  return NULL;
}

static eager_status *row_two_integers_of_uint32(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(INT64_C(4294967295), 0, 7, 7, 100)));
  STEP(do_tensor(row, "x2", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(1, 3, 3, 2, 7)));
  STEP(do_op(row, "add", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_add")));
  STEP(do_expect(row, "y_add", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(0, 3, 10, 9, 107), 0));
  STEP(do_op(row, "subtract", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_subtract")));
  STEP(do_expect(row, "y_subtract", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(INT64_C(4294967294), INT64_C(4294967293),
      4, 5, 93), 0));
  STEP(do_op(row, "multiply", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_multiply")));
  STEP(do_expect(row, "y_multiply", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(INT64_C(4294967295), 0, 21, 14, 700), 0));
  STEP(do_op(row, "maximum", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_maximum")));
  STEP(do_expect(row, "y_maximum", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(INT64_C(4294967295), 3, 7, 7, 100), 0));
  STEP(do_op(row, "minimum", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_minimum")));
  STEP(do_expect(row, "y_minimum", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(1, 0, 3, 2, 7), 0));
  STEP(do_op(row, "floor_divide", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_floor_divide")));
  STEP(do_expect(row, "y_floor_divide", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(INT64_C(4294967295), 0, 2, 3, 14),
      0));
  STEP(do_op(row, "remainder", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_remainder")));
  STEP(do_expect(row, "y_remainder", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(0, 0, 1, 1, 2), 0));
  STEP(do_op(row, "pow", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_pow")));
  STEP(do_expect(row, "y_pow", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(INT64_C(4294967295), 0, 343, 49, 276447232),
      0));
  STEP(do_op(row, "squared_difference", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_squared_difference")));
  STEP(do_expect(row, "y_squared_difference", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(4, 9, 16, 25, 8649), 0));
  STEP(do_op(row, "bitwise_and", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_and")));
  STEP(do_expect(row, "y_bitwise_and", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(1, 0, 3, 2, 4), 0));
  STEP(do_op(row, "bitwise_or", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_or")));
  STEP(do_expect(row, "y_bitwise_or", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(INT64_C(4294967295), 3, 7, 7, 103), 0));
  STEP(do_op(row, "bitwise_xor", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_xor")));
  STEP(do_expect(row, "y_bitwise_xor", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(INT64_C(4294967294), 3, 4, 5, 99), 0));
  STEP(do_op(row, "bitwise_left_shift", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_left_shift")));
  STEP(do_expect(row, "y_bitwise_left_shift", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(INT64_C(4294967294), 0, 56, 28,
      12800), 0));
  STEP(do_op(row, "bitwise_right_shift", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_right_shift")));
  STEP(do_expect(row, "y_bitwise_right_shift", EAGER_UINT32, INTEGERS(5), INTEGER_VALUES(2147483647, 0, 0, 1, 0), 0));
  STEP(do_op(row, "less", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_less")));
  STEP(do_expect(row, "y_less", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 0, 0), 0));
  STEP(do_op(row, "greater_equal", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_greater_equal")));
  STEP(do_expect(row, "y_greater_equal", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(1, 0, 1, 1, 1), 0));
  STEP(do_op(row, "equal", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_equal")));
  STEP(do_expect(row, "y_equal", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 0, 0), 0));
  return NULL;
}

static eager_status *row_two_integers_of_uint64(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES((int64_t)UINT64_C(18446744073709551615), 0, 7, 7,
      100)));
  STEP(do_tensor(row, "x2", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES(1, 3, 3, 2, 7)));
  STEP(do_op(row, "add", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_add")));
  STEP(do_expect(row, "y_add", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES(0, 3, 10, 9, 107), 0));
  STEP(do_op(row, "subtract", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_subtract")));
  STEP(do_expect(row, "y_subtract", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES((int64_t)UINT64_C(18446744073709551614),
      (int64_t)UINT64_C(18446744073709551613), 4, 5, 93), 0));
  STEP(do_op(row, "multiply", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_multiply")));
  STEP(do_expect(row, "y_multiply", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES((int64_t)UINT64_C(18446744073709551615),
      0, 21, 14, 700), 0));
  STEP(do_op(row, "maximum", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_maximum")));
  STEP(do_expect(row, "y_maximum", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES((int64_t)UINT64_C(18446744073709551615), 3,
      7, 7, 100), 0));
  STEP(do_op(row, "minimum", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_minimum")));
  STEP(do_expect(row, "y_minimum", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES(1, 0, 3, 2, 7), 0));
  STEP(do_op(row, "floor_divide", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_floor_divide")));
  STEP(do_expect(row, "y_floor_divide", EAGER_UINT64, INTEGERS(5),
      INTEGER_VALUES((int64_t)UINT64_C(18446744073709551615), 0, 2, 3, 14), 0));
  STEP(do_op(row, "remainder", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_remainder")));
  STEP(do_expect(row, "y_remainder", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES(0, 0, 1, 1, 2), 0));
  STEP(do_op(row, "pow", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_pow")));
  STEP(do_expect(row, "y_pow", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES((int64_t)UINT64_C(18446744073709551615), 0,
      343, 49, INT64_C(100000000000000)), 0));
  STEP(do_op(row, "squared_difference", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_squared_difference")));
  STEP(do_expect(row, "y_squared_difference", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES(4, 9, 16, 25, 8649), 0));
  STEP(do_op(row, "bitwise_and", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_and")));
  STEP(do_expect(row, "y_bitwise_and", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES(1, 0, 3, 2, 4), 0));
  STEP(do_op(row, "bitwise_or", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_or")));
  STEP(do_expect(row, "y_bitwise_or", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES((int64_t)UINT64_C(18446744073709551615),
      3, 7, 7, 103), 0));
  STEP(do_op(row, "bitwise_xor", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_xor")));
  STEP(do_expect(row, "y_bitwise_xor", EAGER_UINT64, INTEGERS(5),
      INTEGER_VALUES((int64_t)UINT64_C(18446744073709551614), 3, 4, 5, 99), 0));
  STEP(do_op(row, "bitwise_left_shift", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_left_shift")));
  STEP(do_expect(row, "y_bitwise_left_shift", EAGER_UINT64, INTEGERS(5),
      INTEGER_VALUES((int64_t)UINT64_C(18446744073709551614), 0, 56, 28, 12800), 0));
  STEP(do_op(row, "bitwise_right_shift", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_right_shift")));
  STEP(do_expect(row, "y_bitwise_right_shift", EAGER_UINT64, INTEGERS(5), INTEGER_VALUES(INT64_C(9223372036854775807),
      0, 0, 1, 0), 0));
  STEP(do_op(row, "less", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_less")));
  STEP(do_expect(row, "y_less", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 0, 0), 0));
  STEP(do_op(row, "greater_equal", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_greater_equal")));
  STEP(do_expect(row, "y_greater_equal", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(1, 0, 1, 1, 1), 0));
  STEP(do_op(row, "equal", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_equal")));
  STEP(do_expect(row, "y_equal", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 0, 0), 0));
  return NULL;
}

static eager_status *row_two_integers_of_uint8(Row *row) {
  STEP(do_tensor(row, "x1", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(255, 0, 7, 7, 100)));
  STEP(do_tensor(row, "x2", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(1, 3, 3, 2, 7)));
  STEP(do_op(row, "add", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_add")));
  STEP(do_expect(row, "y_add", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(0, 3, 10, 9, 107), 0));
  STEP(do_op(row, "subtract", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_subtract")));
  STEP(do_expect(row, "y_subtract", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(254, 253, 4, 5, 93), 0));
  STEP(do_op(row, "multiply", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_multiply")));
  STEP(do_expect(row, "y_multiply", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(255, 0, 21, 14, 188), 0));
  STEP(do_op(row, "maximum", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_maximum")));
  STEP(do_expect(row, "y_maximum", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(255, 3, 7, 7, 100), 0));
  STEP(do_op(row, "minimum", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_minimum")));
  STEP(do_expect(row, "y_minimum", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(1, 0, 3, 2, 7), 0));
  STEP(do_op(row, "floor_divide", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_floor_divide")));
  STEP(do_expect(row, "y_floor_divide", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(255, 0, 2, 3, 14), 0));
  STEP(do_op(row, "remainder", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_remainder")));
  STEP(do_expect(row, "y_remainder", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(0, 0, 1, 1, 2), 0));
  STEP(do_op(row, "pow", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_pow")));
  STEP(do_expect(row, "y_pow", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(255, 0, 87, 49, 0), 0));
  STEP(do_op(row, "squared_difference", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_squared_difference")));
  STEP(do_expect(row, "y_squared_difference", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(4, 9, 16, 25, 201), 0));
  STEP(do_op(row, "bitwise_and", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_and")));
  STEP(do_expect(row, "y_bitwise_and", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(1, 0, 3, 2, 4), 0));
  STEP(do_op(row, "bitwise_or", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_or")));
  STEP(do_expect(row, "y_bitwise_or", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(255, 3, 7, 7, 103), 0));
  STEP(do_op(row, "bitwise_xor", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_xor")));
  STEP(do_expect(row, "y_bitwise_xor", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(254, 3, 4, 5, 99), 0));
  STEP(do_op(row, "bitwise_left_shift", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_left_shift")));
  STEP(do_expect(row, "y_bitwise_left_shift", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(254, 0, 56, 28, 0), 0));
  STEP(do_op(row, "bitwise_right_shift", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_bitwise_right_shift")));
  STEP(do_expect(row, "y_bitwise_right_shift", EAGER_UINT8, INTEGERS(5), INTEGER_VALUES(127, 0, 0, 1, 0), 0));
  STEP(do_op(row, "less", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_less")));
  STEP(do_expect(row, "y_less", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(0, 1, 0, 0, 0), 0));
  STEP(do_op(row, "greater_equal", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_greater_equal")));
  STEP(do_expect(row, "y_greater_equal", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(1, 0, 1, 1, 1), 0));
  STEP(do_op(row, "equal", NAMES("x1", "x2"), NO_ATTRIBUTES, NAMES("y_equal")));
  STEP(do_expect(row, "y_equal", EAGER_BOOL, INTEGERS(5), INTEGER_VALUES(0, 0, 0, 0, 0), 0));
  return NULL;
}

static eager_status *row_two_tapes_share_a_custom_gradient_1(Row *row) {
  STEP(do_op(row, "negative", NAMES("g"), NO_ATTRIBUTES, NAMES("g_x")));
  return NULL;
}

static eager_status *row_two_tapes_share_a_custom_gradient(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_tape(row, "a", 1, 0));
  STEP(do_watch(row, "a", "x"));
  STEP(do_tape(row, "b", 0, 0));
  STEP(do_watch(row, "b", "x"));
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_custom_gradient(row, NAMES("x"), NAMES("y"), NAMES("y2"), ((Body){row_two_tapes_share_a_custom_gradient_1,
      NAMES("g"), NAMES("g_x")})));
  STEP(do_gradient(row, "b", NAMES("y2"), NAMES("x"), NO_NAMES, 0, NAMES("d0")));
  STEP(do_expect(row, "d0", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(-1), 0));
  STEP(do_gradient(row, "a", NAMES("y2"), NAMES("x"), NO_NAMES, 0, NAMES("d1")));
  STEP(do_expect(row, "d1", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(-1), 0));
  STEP(do_gradient(row, "a", NAMES("y2"), NAMES("x"), NO_NAMES, 0, NAMES("d2")));
  STEP(do_expect(row, "d2", EAGER_FLOAT32, NO_INTEGERS, FLOAT_VALUES(-1), 0));
  return NULL;
}

static eager_status *row_unstack(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "unstack", NAMES("x"), NO_ATTRIBUTES, NAMES("y0", "y1")));
  STEP(do_expect(row, "y0", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 3), 0));
  STEP(do_expect(row, "y1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(4, 5, 6), 0));
  STEP(do_tensor(row, "d_y0", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_tensor(row, "d_y1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2)));
  STEP(do_gradient(row, "tape", NAMES("y0", "y1"), NAMES("x"), NAMES("d_y0", "d_y1"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 1, 0x1p-1, 2), 0));
  return NULL;
}

static eager_status *row_unstack_axis_m1_num_3(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_op(row, "unstack", NAMES("x"), ATTRIBUTES({"axis", ATTRIBUTE_INT, .integer = -1}, {"num", ATTRIBUTE_INT,
      .integer = 3}), NAMES("y0", "y1", "y2")));
  STEP(do_expect(row, "y0", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 4), 0));
  STEP(do_expect(row, "y1", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(2, 5), 0));
  STEP(do_expect(row, "y2", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(3, 6), 0));
  STEP(do_tensor(row, "d_y0", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 0x1p-1)));
  STEP(do_tensor(row, "d_y1", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 0x1p-1)));
  STEP(do_tensor(row, "d_y2", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 0x1p-1)));
  STEP(do_gradient(row, "tape", NAMES("y0", "y1", "y2"), NAMES("x"), NAMES("d_y0", "d_y1", "d_y2"), 0, NAMES("d_x")));
  STEP(do_expect(row, "d_x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 1, 1, 0x1p-1, 0x1p-1, 0x1p-1), 0));
  return NULL;
}

static eager_status *row_weak_scalars_beside_bfloat16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BFLOAT16, INTEGERS(2), FLOAT_VALUES(0, 1)));
  STEP(do_scalar_int(row, "two", 2));
  STEP(do_scalar_float(row, "half", 0x1p-1));
  STEP(do_op(row, "add", NAMES("x", "two"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_BFLOAT16, INTEGERS(2), FLOAT_VALUES(2, 3), 0));
  STEP(do_op(row, "subtract", NAMES("two", "x"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_expect(row, "z", EAGER_BFLOAT16, INTEGERS(2), FLOAT_VALUES(2, 1), 0));
  STEP(do_op(row, "multiply", NAMES("x", "half"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_expect(row, "w", EAGER_BFLOAT16, INTEGERS(2), FLOAT_VALUES(0, 0x1p-1), 0));
  return NULL;
}

static eager_status *row_weak_scalars_beside_bool(Row *row) {
  STEP(do_tensor(row, "x", EAGER_BOOL, INTEGERS(2), INTEGER_VALUES(0, 1)));
  STEP(do_scalar_int(row, "two", 2));
  STEP(do_scalar_float(row, "half", 0x1p-1));
  STEP(do_op(row, "bitwise_or", NAMES("x", "two"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, INTEGERS(2), INTEGER_VALUES(2, 3), 0));
  return NULL;
}

static eager_status *row_weak_scalars_beside_complex128(Row *row) {
  STEP(do_tensor(row, "x", EAGER_COMPLEX128, INTEGERS(2), FLOAT_VALUES(0, 0, 1, 0)));
  STEP(do_scalar_int(row, "two", 2));
  STEP(do_scalar_float(row, "half", 0x1p-1));
  STEP(do_op(row, "add", NAMES("x", "two"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_COMPLEX128, INTEGERS(2), FLOAT_VALUES(2, 0, 3, 0), 0));
  STEP(do_op(row, "subtract", NAMES("two", "x"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_expect(row, "z", EAGER_COMPLEX128, INTEGERS(2), FLOAT_VALUES(2, 0, 1, 0), 0));
  STEP(do_op(row, "multiply", NAMES("x", "half"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_expect(row, "w", EAGER_COMPLEX128, INTEGERS(2), FLOAT_VALUES(0, 0, 0x1p-1, 0), 0));
  return NULL;
}

static eager_status *row_weak_scalars_beside_complex64(Row *row) {
  STEP(do_tensor(row, "x", EAGER_COMPLEX64, INTEGERS(2), FLOAT_VALUES(0, 0, 1, 0)));
  STEP(do_scalar_int(row, "two", 2));
  STEP(do_scalar_float(row, "half", 0x1p-1));
  STEP(do_op(row, "add", NAMES("x", "two"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_COMPLEX64, INTEGERS(2), FLOAT_VALUES(2, 0, 3, 0), 0));
  STEP(do_op(row, "subtract", NAMES("two", "x"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_expect(row, "z", EAGER_COMPLEX64, INTEGERS(2), FLOAT_VALUES(2, 0, 1, 0), 0));
  STEP(do_op(row, "multiply", NAMES("x", "half"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_expect(row, "w", EAGER_COMPLEX64, INTEGERS(2), FLOAT_VALUES(0, 0, 0x1p-1, 0), 0));
  return NULL;
}

static eager_status *row_weak_scalars_beside_float16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT16, INTEGERS(2), FLOAT_VALUES(0, 1)));
  STEP(do_scalar_int(row, "two", 2));
  STEP(do_scalar_float(row, "half", 0x1p-1));
  STEP(do_op(row, "add", NAMES("x", "two"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT16, INTEGERS(2), FLOAT_VALUES(2, 3), 0));
  STEP(do_op(row, "subtract", NAMES("two", "x"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_expect(row, "z", EAGER_FLOAT16, INTEGERS(2), FLOAT_VALUES(2, 1), 0));
  STEP(do_op(row, "multiply", NAMES("x", "half"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_expect(row, "w", EAGER_FLOAT16, INTEGERS(2), FLOAT_VALUES(0, 0x1p-1), 0));
  return NULL;
}

static eager_status *row_weak_scalars_beside_float32(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0, 1)));
  STEP(do_scalar_int(row, "two", 2));
  STEP(do_scalar_float(row, "half", 0x1p-1));
  STEP(do_op(row, "add", NAMES("x", "two"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(2, 3), 0));
  STEP(do_op(row, "subtract", NAMES("two", "x"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_expect(row, "z", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(2, 1), 0));
  STEP(do_op(row, "multiply", NAMES("x", "half"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_expect(row, "w", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0, 0x1p-1), 0));
  return NULL;
}

static eager_status *row_weak_scalars_beside_float64(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0, 1)));
  STEP(do_scalar_int(row, "two", 2));
  STEP(do_scalar_float(row, "half", 0x1p-1));
  STEP(do_op(row, "add", NAMES("x", "two"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(2, 3), 0));
  STEP(do_op(row, "subtract", NAMES("two", "x"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_expect(row, "z", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(2, 1), 0));
  STEP(do_op(row, "multiply", NAMES("x", "half"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_expect(row, "w", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0, 0x1p-1), 0));
  return NULL;
}

static eager_status *row_weak_scalars_beside_int16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT16, INTEGERS(2), INTEGER_VALUES(0, 1)));
  STEP(do_scalar_int(row, "two", 2));
  STEP(do_scalar_float(row, "half", 0x1p-1));
  STEP(do_op(row, "add", NAMES("x", "two"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT16, INTEGERS(2), INTEGER_VALUES(2, 3), 0));
  STEP(do_op(row, "subtract", NAMES("two", "x"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_expect(row, "z", EAGER_INT16, INTEGERS(2), INTEGER_VALUES(2, 1), 0));
  STEP(do_op(row, "multiply", NAMES("x", "half"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_expect(row, "w", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0, 0x1p-1), 0));
  return NULL;
}

static eager_status *row_weak_scalars_beside_int32(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT32, INTEGERS(2), INTEGER_VALUES(0, 1)));
  STEP(do_scalar_int(row, "two", 2));
  STEP(do_scalar_float(row, "half", 0x1p-1));
  STEP(do_op(row, "add", NAMES("x", "two"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT32, INTEGERS(2), INTEGER_VALUES(2, 3), 0));
  STEP(do_op(row, "subtract", NAMES("two", "x"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_expect(row, "z", EAGER_INT32, INTEGERS(2), INTEGER_VALUES(2, 1), 0));
  STEP(do_op(row, "multiply", NAMES("x", "half"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_expect(row, "w", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0, 0x1p-1), 0));
  return NULL;
}

static eager_status *row_weak_scalars_beside_int64(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT64, INTEGERS(2), INTEGER_VALUES(0, 1)));
  STEP(do_scalar_int(row, "two", 2));
  STEP(do_scalar_float(row, "half", 0x1p-1));
  STEP(do_op(row, "add", NAMES("x", "two"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT64, INTEGERS(2), INTEGER_VALUES(2, 3), 0));
  STEP(do_op(row, "subtract", NAMES("two", "x"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_expect(row, "z", EAGER_INT64, INTEGERS(2), INTEGER_VALUES(2, 1), 0));
  STEP(do_op(row, "multiply", NAMES("x", "half"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_expect(row, "w", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0, 0x1p-1), 0));
  return NULL;
}

static eager_status *row_weak_scalars_beside_int8(Row *row) {
  STEP(do_tensor(row, "x", EAGER_INT8, INTEGERS(2), INTEGER_VALUES(0, 1)));
  STEP(do_scalar_int(row, "two", 2));
  STEP(do_scalar_float(row, "half", 0x1p-1));
  STEP(do_op(row, "add", NAMES("x", "two"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT8, INTEGERS(2), INTEGER_VALUES(2, 3), 0));
  STEP(do_op(row, "subtract", NAMES("two", "x"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_expect(row, "z", EAGER_INT8, INTEGERS(2), INTEGER_VALUES(2, 1), 0));
  STEP(do_op(row, "multiply", NAMES("x", "half"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_expect(row, "w", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0, 0x1p-1), 0));
  return NULL;
}

static eager_status *row_weak_scalars_beside_uint16(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT16, INTEGERS(2), INTEGER_VALUES(0, 1)));
  STEP(do_scalar_int(row, "two", 2));
  STEP(do_scalar_float(row, "half", 0x1p-1));
  STEP(do_op(row, "add", NAMES("x", "two"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_UINT16, INTEGERS(2), INTEGER_VALUES(2, 3), 0));
  STEP(do_op(row, "subtract", NAMES("two", "x"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_expect(row, "z", EAGER_UINT16, INTEGERS(2), INTEGER_VALUES(2, 1), 0));
  STEP(do_op(row, "multiply", NAMES("x", "half"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_expect(row, "w", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0, 0x1p-1), 0));
  return NULL;
}

static eager_status *row_weak_scalars_beside_uint32(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT32, INTEGERS(2), INTEGER_VALUES(0, 1)));
  STEP(do_scalar_int(row, "two", 2));
  STEP(do_scalar_float(row, "half", 0x1p-1));
  STEP(do_op(row, "add", NAMES("x", "two"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_UINT32, INTEGERS(2), INTEGER_VALUES(2, 3), 0));
  STEP(do_op(row, "subtract", NAMES("two", "x"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_expect(row, "z", EAGER_UINT32, INTEGERS(2), INTEGER_VALUES(2, 1), 0));
  STEP(do_op(row, "multiply", NAMES("x", "half"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_expect(row, "w", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0, 0x1p-1), 0));
  return NULL;
}

static eager_status *row_weak_scalars_beside_uint64(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT64, INTEGERS(2), INTEGER_VALUES(0, 1)));
  STEP(do_scalar_int(row, "two", 2));
  STEP(do_scalar_float(row, "half", 0x1p-1));
  STEP(do_op(row, "add", NAMES("x", "two"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_UINT64, INTEGERS(2), INTEGER_VALUES(2, 3), 0));
  STEP(do_op(row, "subtract", NAMES("two", "x"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_expect(row, "z", EAGER_UINT64, INTEGERS(2), INTEGER_VALUES(2, 1), 0));
  STEP(do_op(row, "multiply", NAMES("x", "half"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_expect(row, "w", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(0, 0x1p-1), 0));
  return NULL;
}

static eager_status *row_weak_scalars_beside_uint8(Row *row) {
  STEP(do_tensor(row, "x", EAGER_UINT8, INTEGERS(2), INTEGER_VALUES(0, 1)));
  STEP(do_scalar_int(row, "two", 2));
  STEP(do_scalar_float(row, "half", 0x1p-1));
  STEP(do_op(row, "add", NAMES("x", "two"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_UINT8, INTEGERS(2), INTEGER_VALUES(2, 3), 0));
  STEP(do_op(row, "subtract", NAMES("two", "x"), NO_ATTRIBUTES, NAMES("z")));
  STEP(do_expect(row, "z", EAGER_UINT8, INTEGERS(2), INTEGER_VALUES(2, 1), 0));
  STEP(do_op(row, "multiply", NAMES("x", "half"), NO_ATTRIBUTES, NAMES("w")));
  STEP(do_expect(row, "w", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(0, 0x1p-1), 0));
  return NULL;
}

static eager_status *row_what_a_variable_refuses(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_variable(row, "v", "x", NULL, 1));
  STEP(do_tensor(row, "longer", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  STEP(do_tensor(row, "wider", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(1, 2)));
  REFUSED(do_assign(row, "v", "longer"), EAGER_INVALID_ARGUMENT, NULL, NULL);
  REFUSED(do_assign(row, "v", "wider"), EAGER_INVALID_ARGUMENT, NULL, NULL);
  REFUSED(do_assign_add(row, "v", "longer"), EAGER_INVALID_ARGUMENT, NULL, NULL);
  REFUSED(do_assign_add(row, "v", "wider"), EAGER_INVALID_ARGUMENT, NULL, NULL);
  REFUSED(do_assign_sub(row, "v", "longer"), EAGER_INVALID_ARGUMENT, NULL, NULL);
  REFUSED(do_assign_sub(row, "v", "wider"), EAGER_INVALID_ARGUMENT, NULL, NULL);
  STEP(do_tensor(row, "b", EAGER_BOOL, INTEGERS(1), INTEGER_VALUES(1)));
  STEP(do_variable(row, "w", "b", NULL, 0));
  REFUSED(do_assign_add(row, "w", "b"), EAGER_INVALID_ARGUMENT, NULL, NULL);
  STEP(do_read(row, "v", "y"));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2), 0));
  return NULL;
}

static eager_status *row_what_an_optimizer_refuses(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2)));
  STEP(do_variable(row, "v", "x", NULL, 1));
  STEP(do_optimizer(row, "sgd", "gradient_descent", ATTRIBUTES({"learning_rate", ATTRIBUTE_FLOAT, .number = 0x1p-1})));
  STEP(do_tensor(row, "longer", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  STEP(do_tensor(row, "wider", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(1, 2)));
  REFUSED(do_apply(row, "sgd", NAMES("longer"), NAMES("v")), EAGER_INVALID_ARGUMENT, NULL, NULL);
  REFUSED(do_apply(row, "sgd", NAMES("wider"), NAMES("v")), EAGER_INVALID_ARGUMENT, NULL, NULL);
  REFUSED(do_apply(row, "sgd", NAMES("x", "x"), NAMES("v", "v")), EAGER_INVALID_ARGUMENT, NULL, NULL);
  STEP(do_tensor(row, "n", EAGER_INT32, INTEGERS(1), INTEGER_VALUES(1)));
  STEP(do_variable(row, "w", "n", NULL, 0));
  REFUSED(do_apply(row, "sgd", NAMES("n"), NAMES("w")), EAGER_INVALID_ARGUMENT, NULL, NULL);
  STEP(do_read(row, "v", "y"));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2), FLOAT_VALUES(1, 2), 0));
  REFUSED(do_optimizer(row, "bad", "adam", ATTRIBUTES({"beta_1", ATTRIBUTE_FLOAT, .number = 1})),
      EAGER_INVALID_ARGUMENT, NULL, NULL);
  REFUSED(do_optimizer(row, "worse", "adagrad", ATTRIBUTES({"learning_rate", ATTRIBUTE_FLOAT, .number = -1})),
      EAGER_INVALID_ARGUMENT, NULL, NULL);
  return NULL;
}

static eager_status *row_what_does_not_fit_a_function_1(Row *row) {
  STEP(do_op(row, "square", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  return NULL;
}

static eager_status *row_what_does_not_fit_a_function(Row *row) {
  STEP(do_function(row, "f", "f", SPECS({"x", EAGER_FLOAT32, INTEGERS(2)}), row_what_does_not_fit_a_function_1,
      NAMES("y")));
  STEP(do_tensor(row, "longer", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  STEP(do_tensor(row, "wider", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(1, 2)));
  REFUSED(do_call(row, "f", NAMES("longer"), NAMES("a")), EAGER_INVALID_ARGUMENT, NULL, NULL);
  REFUSED(do_call(row, "f", NAMES("wider"), NAMES("b")), EAGER_INVALID_ARGUMENT, NULL, NULL);
  return NULL;
}

static eager_status *row_where(Row *row) {
  STEP(do_tensor(row, "condition", EAGER_BOOL, INTEGERS(2, 1), INTEGER_VALUES(1, 0)));
  STEP(do_tensor(row, "x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 2, 3)));
  STEP(do_tensor(row, "x2", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x1"));
  STEP(do_watch(row, "tape", "x2"));
  STEP(do_op(row, "where", NAMES("condition", "x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6), 0));
  STEP(do_tensor(row, "d_y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 0x1p-1, 2, 0x1p-2, 0x1.8p+0, 3)));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("x1", "x2"), NAMES("d_y"), 0, NAMES("d_x1", "d_x2")));
  STEP(do_expect(row, "d_x1", EAGER_FLOAT32, INTEGERS(3), FLOAT_VALUES(1, 0x1p-1, 2), 0));
  STEP(do_expect(row, "d_x2", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0, 0, 0, 0x1p-2, 0x1.8p+0, 3), 0));
  return NULL;
}

static eager_status *row_where_promotes(Row *row) {
  STEP(do_tensor(row, "condition", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x1", EAGER_INT16, INTEGERS(1), INTEGER_VALUES(1)));
  STEP(do_tensor(row, "x2", EAGER_UINT16, INTEGERS(1), INTEGER_VALUES(2)));
  STEP(do_op(row, "where", NAMES("condition", "x1", "x2"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_INT32, INTEGERS(1), INTEGER_VALUES(1), 0));
  return NULL;
}

static eager_status *row_while_loop_in_a_function_1(Row *row) {
  STEP(do_tensor(row, "three", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(3)));
  STEP(do_op(row, "less", NAMES("i_c", "three"), NO_ATTRIBUTES, NAMES("go_on")));
  return NULL;
}

static eager_status *row_while_loop_in_a_function_2(Row *row) {
  STEP(do_tensor(row, "one", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_op(row, "add", NAMES("i_b", "one"), NO_ATTRIBUTES, NAMES("i_next")));
  STEP(do_op(row, "multiply", NAMES("x_b", "c_b"), NO_ATTRIBUTES, NAMES("x_next")));
  return NULL;
}

static eager_status *row_while_loop_in_a_function_3(Row *row) {
  STEP(do_tensor(row, "i", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_op(row, "while_loop", NAMES("i", "x", "c"), ATTRIBUTES({"cond", ATTRIBUTE_FUNCTION, .text = "less"}, {"body",
      ATTRIBUTE_FUNCTION, .text = "times"}, {"num_invariants", ATTRIBUTE_INT, .integer = 1}), NAMES("i_last", "x_last",
      "stack")));
  return NULL;
}

static eager_status *row_while_loop_in_a_function(Row *row) {
  STEP(do_function(row, "less", "less", SPECS({"i_c", EAGER_INT64, NO_INTEGERS}, {"x_c", EAGER_FLOAT64, INTEGERS(2)},
      {"c_c", EAGER_FLOAT64, NO_INTEGERS}), row_while_loop_in_a_function_1, NAMES("go_on")));
  STEP(do_function(row, "times", "times", SPECS({"i_b", EAGER_INT64, NO_INTEGERS}, {"x_b", EAGER_FLOAT64, INTEGERS(2)},
      {"c_b", EAGER_FLOAT64, NO_INTEGERS}), row_while_loop_in_a_function_2, NAMES("i_next", "x_next", "x_b")));
  STEP(do_function(row, "f", "f", SPECS({"x", EAGER_FLOAT64, INTEGERS(2)}, {"c", EAGER_FLOAT64, NO_INTEGERS}),
      row_while_loop_in_a_function_3, NAMES("x_last", "stack")));
  STEP(do_tensor(row, "a", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(1, -1)));
  STEP(do_tensor(row, "b", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(3)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "a"));
  STEP(do_watch(row, "tape", "b"));
  STEP(do_call(row, "f", NAMES("a", "b"), NAMES("y", "s")));
  STEP(do_gradient(row, "tape", NAMES("y"), NAMES("a", "b"), NO_NAMES, 0, NAMES("d_a", "d_b")));
  STEP(do_expect(row, "y", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(9, -9), 0));
  STEP(do_expect(row, "s", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(1, -1, 3, -3), 0));
  STEP(do_expect(row, "d_a", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(9, 9), 0));
  STEP(do_expect(row, "d_b", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(0), 0));
  return NULL;
}

static eager_status *row_while_loop_maximum_iterations_0_1(Row *row) {
  STEP(do_tensor(row, "yes", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  return NULL;
}

static eager_status *row_while_loop_maximum_iterations_0_2(Row *row) {
  STEP(do_op(row, "add", NAMES("x_b", "x_b"), NO_ATTRIBUTES, NAMES("y_b")));
  return NULL;
}

static eager_status *row_while_loop_maximum_iterations_0(Row *row) {
  STEP(do_function(row, "always", "always", SPECS({"x_c", EAGER_INT64, NO_INTEGERS}),
      row_while_loop_maximum_iterations_0_1, NAMES("yes")));
  STEP(do_function(row, "twice", "twice", SPECS({"x_b", EAGER_INT64, NO_INTEGERS}),
      row_while_loop_maximum_iterations_0_2, NAMES("y_b", "x_b")));
  STEP(do_tensor(row, "x", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(3)));
  STEP(do_op(row, "while_loop", NAMES("x"), ATTRIBUTES({"cond", ATTRIBUTE_FUNCTION, .text = "always"}, {"body",
      ATTRIBUTE_FUNCTION, .text = "twice"}, {"maximum_iterations", ATTRIBUTE_INT, .integer = 0}), NAMES("y", "seen")));
  STEP(do_expect(row, "y", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(3), 0));
  STEP(do_expect(row, "seen", EAGER_INT64, INTEGERS(0), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_while_loop_maximum_iterations_1_1(Row *row) {
  STEP(do_tensor(row, "yes", EAGER_BOOL, NO_INTEGERS, INTEGER_VALUES(1)));
  return NULL;
}

static eager_status *row_while_loop_maximum_iterations_1_2(Row *row) {
  STEP(do_op(row, "add", NAMES("x_b", "x_b"), NO_ATTRIBUTES, NAMES("y_b")));
  return NULL;
}

static eager_status *row_while_loop_maximum_iterations_1(Row *row) {
  STEP(do_function(row, "always", "always", SPECS({"x_c", EAGER_INT64, NO_INTEGERS}),
      row_while_loop_maximum_iterations_1_1, NAMES("yes")));
  STEP(do_function(row, "twice", "twice", SPECS({"x_b", EAGER_INT64, NO_INTEGERS}),
      row_while_loop_maximum_iterations_1_2, NAMES("y_b", "x_b")));
  STEP(do_tensor(row, "x", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(3)));
  STEP(do_op(row, "while_loop", NAMES("x"), ATTRIBUTES({"cond", ATTRIBUTE_FUNCTION, .text = "always"}, {"body",
      ATTRIBUTE_FUNCTION, .text = "twice"}, {"maximum_iterations", ATTRIBUTE_INT, .integer = 1}), NAMES("y", "seen")));
  STEP(do_expect(row, "y", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(6), 0));
  STEP(do_expect(row, "seen", EAGER_INT64, INTEGERS(1), INTEGER_VALUES(3), 0));
  return NULL;
}

static eager_status *row_while_loop_with_an_invariant_and_a_stack_1(Row *row) {
  STEP(do_tensor(row, "three", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(3)));
  STEP(do_op(row, "less", NAMES("i_c", "three"), NO_ATTRIBUTES, NAMES("go_on")));
  return NULL;
}

static eager_status *row_while_loop_with_an_invariant_and_a_stack_2(Row *row) {
  STEP(do_tensor(row, "one", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_op(row, "add", NAMES("i_b", "one"), NO_ATTRIBUTES, NAMES("i_next")));
  STEP(do_op(row, "multiply", NAMES("x_b", "c_b"), NO_ATTRIBUTES, NAMES("x_next")));
  return NULL;
}

static eager_status *row_while_loop_with_an_invariant_and_a_stack(Row *row) {
  STEP(do_function(row, "less", "less", SPECS({"i_c", EAGER_INT64, NO_INTEGERS}, {"x_c", EAGER_FLOAT64, INTEGERS(2)},
      {"c_c", EAGER_FLOAT64, NO_INTEGERS}), row_while_loop_with_an_invariant_and_a_stack_1, NAMES("go_on")));
  STEP(do_function(row, "times", "times", SPECS({"i_b", EAGER_INT64, NO_INTEGERS}, {"x_b", EAGER_FLOAT64, INTEGERS(2)},
      {"c_b", EAGER_FLOAT64, NO_INTEGERS}), row_while_loop_with_an_invariant_and_a_stack_2, NAMES("i_next", "x_next",
      "x_b")));
  STEP(do_tensor(row, "i", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(0)));
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(1, 5)));
  STEP(do_tensor(row, "c", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "c"));
  STEP(do_op(row, "while_loop", NAMES("i", "x", "c"), ATTRIBUTES({"cond", ATTRIBUTE_FUNCTION, .text = "less"}, {"body",
      ATTRIBUTE_FUNCTION, .text = "times"}, {"num_invariants", ATTRIBUTE_INT, .integer = 1}), NAMES("i_last", "x_last",
      "stack")));
  STEP(do_gradient(row, "tape", NAMES("x_last"), NAMES("x", "c"), NO_NAMES, 0, NAMES("d_x", "d_c")));
  STEP(do_expect(row, "i_last", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(3), 0));
  STEP(do_expect(row, "x_last", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(8, 40), 0));
  STEP(do_expect(row, "stack", EAGER_FLOAT64, INTEGERS(3, 2), FLOAT_VALUES(1, 5, 2, 10, 4, 20), 0));
  STEP(do_expect(row, "d_x", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(8, 8), 0));
  STEP(do_expect(row, "d_c", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(72), 0));
  return NULL;
}

static eager_status *row_while_loop_with_an_invariant_and_a_stack_maximum_iterations_2_1(Row *row) {
  STEP(do_tensor(row, "three", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(3)));
  STEP(do_op(row, "less", NAMES("i_c", "three"), NO_ATTRIBUTES, NAMES("go_on")));
  return NULL;
}

static eager_status *row_while_loop_with_an_invariant_and_a_stack_maximum_iterations_2_2(Row *row) {
  STEP(do_tensor(row, "one", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_op(row, "add", NAMES("i_b", "one"), NO_ATTRIBUTES, NAMES("i_next")));
  STEP(do_op(row, "multiply", NAMES("x_b", "c_b"), NO_ATTRIBUTES, NAMES("x_next")));
  return NULL;
}

static eager_status *row_while_loop_with_an_invariant_and_a_stack_maximum_iterations_2(Row *row) {
  STEP(do_function(row, "less", "less", SPECS({"i_c", EAGER_INT64, NO_INTEGERS}, {"x_c", EAGER_FLOAT64, INTEGERS(2)},
      {"c_c", EAGER_FLOAT64, NO_INTEGERS}), row_while_loop_with_an_invariant_and_a_stack_maximum_iterations_2_1,
      NAMES("go_on")));
  STEP(do_function(row, "times", "times", SPECS({"i_b", EAGER_INT64, NO_INTEGERS}, {"x_b", EAGER_FLOAT64, INTEGERS(2)},
      {"c_b", EAGER_FLOAT64, NO_INTEGERS}), row_while_loop_with_an_invariant_and_a_stack_maximum_iterations_2_2,
      NAMES("i_next", "x_next", "x_b")));
  STEP(do_tensor(row, "i", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(0)));
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(1, 5)));
  STEP(do_tensor(row, "c", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_tape(row, "tape", 0, 0));
  STEP(do_watch(row, "tape", "x"));
  STEP(do_watch(row, "tape", "c"));
  STEP(do_op(row, "while_loop", NAMES("i", "x", "c"), ATTRIBUTES({"cond", ATTRIBUTE_FUNCTION, .text = "less"}, {"body",
      ATTRIBUTE_FUNCTION, .text = "times"}, {"num_invariants", ATTRIBUTE_INT, .integer = 1}, {"maximum_iterations",
      ATTRIBUTE_INT, .integer = 2}), NAMES("i_last", "x_last", "stack")));
  STEP(do_gradient(row, "tape", NAMES("x_last"), NAMES("x", "c"), NO_NAMES, 0, NAMES("d_x", "d_c")));
  STEP(do_expect(row, "i_last", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(2), 0));
  STEP(do_expect(row, "x_last", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(4, 20), 0));
  STEP(do_expect(row, "stack", EAGER_FLOAT64, INTEGERS(2, 2), FLOAT_VALUES(1, 5, 2, 10), 0));
  STEP(do_expect(row, "d_x", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(4, 4), 0));
  STEP(do_expect(row, "d_c", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(24), 0));
  return NULL;
}

static eager_status *row_while_loop_without_an_iteration_1(Row *row) {
  STEP(do_tensor(row, "three", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(3)));
  STEP(do_op(row, "less", NAMES("i_c", "three"), NO_ATTRIBUTES, NAMES("go_on")));
  return NULL;
}

static eager_status *row_while_loop_without_an_iteration_2(Row *row) {
  STEP(do_tensor(row, "one", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(1)));
  STEP(do_op(row, "add", NAMES("i_b", "one"), NO_ATTRIBUTES, NAMES("i_next")));
  STEP(do_op(row, "multiply", NAMES("x_b", "c_b"), NO_ATTRIBUTES, NAMES("x_next")));
  return NULL;
}

static eager_status *row_while_loop_without_an_iteration(Row *row) {
  STEP(do_function(row, "less", "less", SPECS({"i_c", EAGER_INT64, NO_INTEGERS}, {"x_c", EAGER_FLOAT64, INTEGERS(2)},
      {"c_c", EAGER_FLOAT64, NO_INTEGERS}), row_while_loop_without_an_iteration_1, NAMES("go_on")));
  STEP(do_function(row, "times", "times", SPECS({"i_b", EAGER_INT64, NO_INTEGERS}, {"x_b", EAGER_FLOAT64, INTEGERS(2)},
      {"c_b", EAGER_FLOAT64, NO_INTEGERS}), row_while_loop_without_an_iteration_2, NAMES("i_next", "x_next", "x_b")));
  STEP(do_tensor(row, "i", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(9)));
  STEP(do_tensor(row, "x", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(1, 5)));
  STEP(do_tensor(row, "c", EAGER_FLOAT64, NO_INTEGERS, FLOAT_VALUES(2)));
  STEP(do_op(row, "while_loop", NAMES("i", "x", "c"), ATTRIBUTES({"cond", ATTRIBUTE_FUNCTION, .text = "less"}, {"body",
      ATTRIBUTE_FUNCTION, .text = "times"}, {"num_invariants", ATTRIBUTE_INT, .integer = 1}), NAMES("i_last", "x_last",
      "stack")));
  STEP(do_expect(row, "i_last", EAGER_INT64, NO_INTEGERS, INTEGER_VALUES(9), 0));
  STEP(do_expect(row, "x_last", EAGER_FLOAT64, INTEGERS(2), FLOAT_VALUES(1, 5), 0));
  STEP(do_expect(row, "stack", EAGER_FLOAT64, INTEGERS(0, 2), NO_VALUES, 0));
  return NULL;
}

static eager_status *row_zeros_like(Row *row) {
  STEP(do_tensor(row, "x", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(1, 2, 3, 4, 5, 6)));
  STEP(do_op(row, "zeros_like", NAMES("x"), NO_ATTRIBUTES, NAMES("y")));
  STEP(do_expect(row, "y", EAGER_FLOAT32, INTEGERS(2, 3), FLOAT_VALUES(0, 0, 0, 0, 0, 0), 0));
  return NULL;
}

static eager_status *row_zeros_like_dtype_uint64(Row *row) {
  STEP(do_tensor(row, "x", EAGER_COMPLEX128, INTEGERS(2), FLOAT_VALUES(1, 0, 2, 0)));
  STEP(do_op(row, "zeros_like", NAMES("x"), ATTRIBUTES({"dtype", ATTRIBUTE_DTYPE, .integer = EAGER_UINT64}),
      NAMES("y")));
  STEP(do_expect(row, "y", EAGER_UINT64, INTEGERS(2), INTEGER_VALUES(0, 0), 0));
  return NULL;
}

static const NamedRow kRows[] = {
  {"Newton's method in a loop: the root of 2, and its derivative", row_newton_s_method_in_a_loop_the_root_of_2_and_its_derivative},
  {"a branch in a loop in a function: Collatz", row_a_branch_in_a_loop_in_a_function_collatz},
  {"a copy passes gradients", row_a_copy_passes_gradients},
  {"a custom gradient in a function", row_a_custom_gradient_in_a_function},
  {"a custom gradient of another shape", row_a_custom_gradient_of_another_shape},
  {"a custom gradient that fails with ABORTED", row_a_custom_gradient_that_fails_with_aborted},
  {"a custom gradient that fails with ALREADY_EXISTS", row_a_custom_gradient_that_fails_with_already_exists},
  {"a custom gradient that fails with CANCELLED", row_a_custom_gradient_that_fails_with_cancelled},
  {"a custom gradient that fails with DATA_LOSS", row_a_custom_gradient_that_fails_with_data_loss},
  {"a custom gradient that fails with DEADLINE_EXCEEDED", row_a_custom_gradient_that_fails_with_deadline_exceeded},
  {"a custom gradient that fails with FAILED_PRECONDITION", row_a_custom_gradient_that_fails_with_failed_precondition},
  {"a custom gradient that fails with INTERNAL", row_a_custom_gradient_that_fails_with_internal},
  {"a custom gradient that fails with INVALID_ARGUMENT", row_a_custom_gradient_that_fails_with_invalid_argument},
  {"a custom gradient that fails with NOT_FOUND", row_a_custom_gradient_that_fails_with_not_found},
  {"a custom gradient that fails with OUT_OF_RANGE", row_a_custom_gradient_that_fails_with_out_of_range},
  {"a custom gradient that fails with PERMISSION_DENIED", row_a_custom_gradient_that_fails_with_permission_denied},
  {"a custom gradient that fails with RESOURCE_EXHAUSTED", row_a_custom_gradient_that_fails_with_resource_exhausted},
  {"a custom gradient that fails with UNAVAILABLE", row_a_custom_gradient_that_fails_with_unavailable},
  {"a custom gradient that fails with UNIMPLEMENTED", row_a_custom_gradient_that_fails_with_unimplemented},
  {"a custom gradient that fails with UNKNOWN", row_a_custom_gradient_that_fails_with_unknown},
  {"a custom gradient that gives none for an input", row_a_custom_gradient_that_gives_none_for_an_input},
  {"a custom gradient to the second order", row_a_custom_gradient_to_the_second_order},
  {"a custom gradient without a tape", row_a_custom_gradient_without_a_tape},
  {"a custom gradient's other dtype is cast", row_a_custom_gradient_s_other_dtype_is_cast},
  {"a custom gradient, called with the gradients of its outputs", row_a_custom_gradient_called_with_the_gradients_of_its_outputs},
  {"a dense tensor has no rows", row_a_dense_tensor_has_no_rows},
  {"a fork has forks", row_a_fork_has_forks},
  {"a function calls a function", row_a_function_calls_a_function},
  {"a function calls the caller's code each time", row_a_function_calls_the_caller_s_code_each_time},
  {"a function is saved: constants, a branch, strings", row_a_function_is_saved_constants_a_branch_strings},
  {"a function keeps tensors from outside as constants", row_a_function_keeps_tensors_from_outside_as_constants},
  {"a function of any dims", row_a_function_of_any_dims},
  {"a function of two tensors with two results", row_a_function_of_two_tensors_with_two_results},
  {"a function reads and assigns variables, in order", row_a_function_reads_and_assigns_variables_in_order},
  {"a function that any language saved: constants, a branch, strings", row_a_function_that_any_language_saved_constants_a_branch_strings},
  {"a function that trains", row_a_function_that_trains},
  {"a function under a tape under a tape in a function", row_a_function_under_a_tape_under_a_tape_in_a_function},
  {"a host call", row_a_host_call},
  {"a host call that fails in a function's loop", row_a_host_call_that_fails_in_a_function_s_loop},
  {"a host call that fails with ABORTED", row_a_host_call_that_fails_with_aborted},
  {"a host call that fails with ALREADY_EXISTS", row_a_host_call_that_fails_with_already_exists},
  {"a host call that fails with CANCELLED", row_a_host_call_that_fails_with_cancelled},
  {"a host call that fails with DATA_LOSS", row_a_host_call_that_fails_with_data_loss},
  {"a host call that fails with DEADLINE_EXCEEDED", row_a_host_call_that_fails_with_deadline_exceeded},
  {"a host call that fails with FAILED_PRECONDITION", row_a_host_call_that_fails_with_failed_precondition},
  {"a host call that fails with INTERNAL", row_a_host_call_that_fails_with_internal},
  {"a host call that fails with INVALID_ARGUMENT", row_a_host_call_that_fails_with_invalid_argument},
  {"a host call that fails with NOT_FOUND", row_a_host_call_that_fails_with_not_found},
  {"a host call that fails with OUT_OF_RANGE", row_a_host_call_that_fails_with_out_of_range},
  {"a host call that fails with PERMISSION_DENIED", row_a_host_call_that_fails_with_permission_denied},
  {"a host call that fails with RESOURCE_EXHAUSTED", row_a_host_call_that_fails_with_resource_exhausted},
  {"a host call that fails with UNAVAILABLE", row_a_host_call_that_fails_with_unavailable},
  {"a host call that fails with UNIMPLEMENTED", row_a_host_call_that_fails_with_unimplemented},
  {"a host call that fails with UNKNOWN", row_a_host_call_that_fails_with_unknown},
  {"a host call that gives another dtype", row_a_host_call_that_gives_another_dtype},
  {"a host call that gives another shape", row_a_host_call_that_gives_another_shape},
  {"a learning rate that is a variable, then a tensor", row_a_learning_rate_that_is_a_variable_then_a_tensor},
  {"a loop that assigns a variable in each iteration", row_a_loop_that_assigns_a_variable_in_each_iteration},
  {"a network of two layers and its gradients", row_a_network_of_two_layers_and_its_gradients},
  {"a network of two layers and its gradients in a function", row_a_network_of_two_layers_and_its_gradients_in_a_function},
  {"a persistent tape gives any number of gradients", row_a_persistent_tape_gives_any_number_of_gradients},
  {"a reset forgets watches and records", row_a_reset_forgets_watches_and_records},
  {"a seed begins a stream", row_a_seed_begins_a_stream},
  {"a step of training is saved", row_a_step_of_training_is_saved},
  {"a step of training that any language saved goes on learning", row_a_step_of_training_that_any_language_saved_goes_on_learning},
  {"a symbolic tensor has no text", row_a_symbolic_tensor_has_no_text},
  {"a tape gives one gradient", row_a_tape_gives_one_gradient},
  {"a tape in a function", row_a_tape_in_a_function},
  {"a tape that ignores variables", row_a_tape_that_ignores_variables},
  {"a tape that pauses does not see", row_a_tape_that_pauses_does_not_see},
  {"a tensor of rank 32", row_a_tensor_of_rank_32},
  {"a traced function goes on with its caller's stream", row_a_traced_function_goes_on_with_its_caller_s_stream},
  {"a variable of bfloat16", row_a_variable_of_bfloat16},
  {"a variable of bool", row_a_variable_of_bool},
  {"a variable of complex128", row_a_variable_of_complex128},
  {"a variable of int8", row_a_variable_of_int8},
  {"a variable of uint64", row_a_variable_of_uint64},
  {"a variable without a gradient stays, and the step counts", row_a_variable_without_a_gradient_stays_and_the_step_counts},
  {"a variable's values", row_a_variable_s_values},
  {"a weak float gives float64 all its digits", row_a_weak_float_gives_float64_all_its_digits},
  {"a weak integer beside int64 has 64 bits", row_a_weak_integer_beside_int64_has_64_bits},
  {"a weak scalar takes a function's dtype", row_a_weak_scalar_takes_a_function_s_dtype},
  {"abs and its gradient", row_abs_and_its_gradient},
  {"abs of other dtypes", row_abs_of_other_dtypes},
  {"acos and its gradient", row_acos_and_its_gradient},
  {"acos of other dtypes", row_acos_of_other_dtypes},
  {"acos of what is no finite number", row_acos_of_what_is_no_finite_number},
  {"acosh and its gradient", row_acosh_and_its_gradient},
  {"acosh of other dtypes", row_acosh_of_other_dtypes},
  {"acosh of what is no finite number", row_acosh_of_what_is_no_finite_number},
  {"add and its gradients", row_add_and_its_gradients},
  {"add of other dtypes", row_add_of_other_dtypes},
  {"all", row_all},
  {"all axis=0,-1 keepdims=True", row_all_axis_0_m1_keepdims_true},
  {"all axis=1", row_all_axis_1},
  {"all of float16", row_all_of_float16},
  {"an op that fails in a custom gradient", row_an_op_that_fails_in_a_custom_gradient},
  {"an op that fails in a host call", row_an_op_that_fails_in_a_host_call},
  {"an op that refuses when a function runs", row_an_op_that_refuses_when_a_function_runs},
  {"an op that refuses while a function is traced", row_an_op_that_refuses_while_a_function_is_traced},
  {"an op without a gradient", row_an_op_without_a_gradient},
  {"an op's parameters in any number: eight outputs, twelve inputs", row_an_op_s_parameters_in_any_number_eight_outputs_twelve_inputs},
  {"an output that nothing used has a gradient of zeros", row_an_output_that_nothing_used_has_a_gradient_of_zeros},
  {"any", row_any},
  {"any axis=", row_any_axis},
  {"any axis=0,-1 keepdims=True", row_any_axis_0_m1_keepdims_true},
  {"any axis=1", row_any_axis_1},
  {"any of float16", row_any_of_float16},
  {"arange start=-3.0 stop=0.0", row_arange_start_m3_0_stop_0_0},
  {"arange start=0.0 stop=3.0 dtype=float16", row_arange_start_0_0_stop_3_0_dtype_float16},
  {"arange start=1.0 stop=2.0 step=0.25", row_arange_start_1_0_stop_2_0_step_0_25},
  {"arange start=3.0 stop=-3.0 step=-2.0 dtype=int8", row_arange_start_3_0_stop_m3_0_step_m2_0_dtype_int8},
  {"arange start=3.0 stop=1.0", row_arange_start_3_0_stop_1_0},
  {"arange start=5.0", row_arange_start_5_0},
  {"argmax", row_argmax},
  {"argmax axis=-2 keepdims=True", row_argmax_axis_m2_keepdims_true},
  {"argmax axis=0", row_argmax_axis_0},
  {"argmax axis=1", row_argmax_axis_1},
  {"argmax of NaN", row_argmax_of_nan},
  {"argmin", row_argmin},
  {"argmin axis=-2 keepdims=True", row_argmin_axis_m2_keepdims_true},
  {"argmin axis=0", row_argmin_axis_0},
  {"argmin axis=1", row_argmin_axis_1},
  {"argmin of NaN", row_argmin_of_nan},
  {"asin and its gradient", row_asin_and_its_gradient},
  {"asin of other dtypes", row_asin_of_other_dtypes},
  {"asinh and its gradient", row_asinh_and_its_gradient},
  {"asinh of other dtypes", row_asinh_of_other_dtypes},
  {"atan and its gradient", row_atan_and_its_gradient},
  {"atan of other dtypes", row_atan_of_other_dtypes},
  {"atan2 and its gradients", row_atan2_and_its_gradients},
  {"atan2 of other dtypes", row_atan2_of_other_dtypes},
  {"atanh and its gradient", row_atanh_and_its_gradient},
  {"atanh of other dtypes", row_atanh_of_other_dtypes},
  {"avg_pool2d", row_avg_pool2d},
  {"avg_pool2d data_format=NCHW", row_avg_pool2d_data_format_nchw},
  {"avg_pool2d ksize=2,3 strides=2,1", row_avg_pool2d_ksize_2_3_strides_2_1},
  {"avg_pool2d ksize=3 strides=1", row_avg_pool2d_ksize_3_strides_1},
  {"avg_pool2d ksize=3,2 padding=SAME", row_avg_pool2d_ksize_3_2_padding_same},
  {"avg_pool2d padding=EXPLICIT paddings=1,1,0,0", row_avg_pool2d_padding_explicit_paddings_1_1_0_0},
  {"bias_add", row_bias_add},
  {"bias_add data_format=NCHW", row_bias_add_data_format_nchw},
  {"bitcast", row_bitcast},
  {"broadcast [0 3] and [3]", row_broadcast_0_3_and_3},
  {"broadcast [1 1 1] and a scalar", row_broadcast_1_1_1_and_a_scalar},
  {"broadcast [1] and [0]", row_broadcast_1_and_0},
  {"broadcast [2 0] and [1 1]", row_broadcast_2_0_and_1_1},
  {"broadcast [2 1 2 1] and [3 1 2]", row_broadcast_2_1_2_1_and_3_1_2},
  {"broadcast [2 1 3] and [4 1]", row_broadcast_2_1_3_and_4_1},
  {"broadcast [2 1] and [1 3]", row_broadcast_2_1_and_1_3},
  {"broadcast [2 3] and [3]", row_broadcast_2_3_and_3},
  {"broadcast [3] and [2 3]", row_broadcast_3_and_2_3},
  {"broadcast a scalar and [2 2]", row_broadcast_a_scalar_and_2_2},
  {"broadcast_like", row_broadcast_like},
  {"broadcast_to a tensor", row_broadcast_to_a_tensor},
  {"broadcast_to shape=", row_broadcast_to_shape},
  {"broadcast_to shape=2,2,3", row_broadcast_to_shape_2_2_3},
  {"cast dtype=float64", row_cast_dtype_float64},
  {"cast from bfloat16 to all", row_cast_from_bfloat16_to_all},
  {"cast from bool to all", row_cast_from_bool_to_all},
  {"cast from complex128 to all", row_cast_from_complex128_to_all},
  {"cast from complex64 to all", row_cast_from_complex64_to_all},
  {"cast from float16 to all", row_cast_from_float16_to_all},
  {"cast from float32 to all", row_cast_from_float32_to_all},
  {"cast from float64 to all", row_cast_from_float64_to_all},
  {"cast from int16 to all", row_cast_from_int16_to_all},
  {"cast from int32 to all", row_cast_from_int32_to_all},
  {"cast from int64 to all", row_cast_from_int64_to_all},
  {"cast from int8 to all", row_cast_from_int8_to_all},
  {"cast from uint16 to all", row_cast_from_uint16_to_all},
  {"cast from uint32 to all", row_cast_from_uint32_to_all},
  {"cast from uint64 to all", row_cast_from_uint64_to_all},
  {"cast from uint8 to all", row_cast_from_uint8_to_all},
  {"casts cut fractions off and round", row_casts_cut_fractions_off_and_round},
  {"ceil and its gradient of zero", row_ceil_and_its_gradient_of_zero},
  {"clip both", row_clip_both},
  {"clip from above alone", row_clip_from_above_alone},
  {"clip from below", row_clip_from_below},
  {"clip to 0 from both sides", row_clip_to_0_from_both_sides},
  {"clip_by_global_norm", row_clip_by_global_norm},
  {"clip_by_global_norm clip_norm=2.5", row_clip_by_global_norm_clip_norm_2_5},
  {"clip_by_global_norm clip_norm=8.0", row_clip_by_global_norm_clip_norm_8_0},
  {"clip_by_norm", row_clip_by_norm},
  {"clip_by_norm clip_norm=2.5", row_clip_by_norm_clip_norm_2_5},
  {"clip_by_norm clip_norm=8.0", row_clip_by_norm_clip_norm_8_0},
  {"clipping keeps sparse rows", row_clipping_keeps_sparse_rows},
  {"comparisons", row_comparisons},
  {"complex, real, imag, conj, abs, sign and their gradients", row_complex_real_imag_conj_abs_sign_and_their_gradients},
  {"concat", row_concat},
  {"concat axis=-1", row_concat_axis_m1},
  {"concat of one tensor", row_concat_of_one_tensor},
  {"concat promotes", row_concat_promotes},
  {"concat with an empty one", row_concat_with_an_empty_one},
  {"cond in a function", row_cond_in_a_function},
  {"cond runs one of two functions", row_cond_runs_one_of_two_functions},
  {"conv2d", row_conv2d},
  {"conv2d data_format=NCHW padding=SAME", row_conv2d_data_format_nchw_padding_same},
  {"conv2d dilations=2,1", row_conv2d_dilations_2_1},
  {"conv2d groups=2", row_conv2d_groups_2},
  {"conv2d of bfloat16", row_conv2d_of_bfloat16},
  {"conv2d of float16", row_conv2d_of_float16},
  {"conv2d of float64", row_conv2d_of_float64},
  {"conv2d padding=EXPLICIT paddings=1", row_conv2d_padding_explicit_paddings_1},
  {"conv2d padding=EXPLICIT paddings=1,0,0,2", row_conv2d_padding_explicit_paddings_1_0_0_2},
  {"conv2d strides=1,2 padding=SAME", row_conv2d_strides_1_2_padding_same},
  {"conv2d strides=2", row_conv2d_strides_2},
  {"copysign and its gradients", row_copysign_and_its_gradients},
  {"copysign of other dtypes", row_copysign_of_other_dtypes},
  {"cos and its gradient", row_cos_and_its_gradient},
  {"cos of other dtypes", row_cos_of_other_dtypes},
  {"cosh and its gradient", row_cosh_and_its_gradient},
  {"cosh of other dtypes", row_cosh_of_other_dtypes},
  {"count_nonzero", row_count_nonzero},
  {"count_nonzero axis=0,-1 keepdims=True", row_count_nonzero_axis_0_m1_keepdims_true},
  {"count_nonzero axis=1", row_count_nonzero_axis_1},
  {"count_nonzero of float16", row_count_nonzero_of_float16},
  {"devices by any name", row_devices_by_any_name},
  {"devices that do not exist", row_devices_that_do_not_exist},
  {"diag k=-1 of a vector", row_diag_k_m1_of_a_vector},
  {"diag k=1 of a matrix", row_diag_k_1_of_a_matrix},
  {"diag of a vector", row_diag_of_a_vector},
  {"digamma and its gradient", row_digamma_and_its_gradient},
  {"digamma of other dtypes", row_digamma_of_other_dtypes},
  {"divide and its gradients", row_divide_and_its_gradients},
  {"divide of integers is true", row_divide_of_integers_is_true},
  {"divide of other dtypes", row_divide_of_other_dtypes},
  {"dropout in a function: new at each call, the same forward and backward", row_dropout_in_a_function_new_at_each_call_the_same_forward_and_backward},
  {"dropout of a seed of its own in a function is the same at each call", row_dropout_of_a_seed_of_its_own_in_a_function_is_the_same_at_each_call},
  {"dropout rate=0 changes nothing", row_dropout_rate_0_changes_nothing},
  {"dropout rate=0.25 and its gradient, which has the same elements", row_dropout_rate_0_25_and_its_gradient_which_has_the_same_elements},
  {"dropout rate=0.5 and its gradient, which has the same elements", row_dropout_rate_0_5_and_its_gradient_which_has_the_same_elements},
  {"elu alpha=0.0", row_elu_alpha_0_0},
  {"elu alpha=0.5 and its gradient", row_elu_alpha_0_5_and_its_gradient},
  {"elu alpha=0.5 of other dtypes", row_elu_alpha_0_5_of_other_dtypes},
  {"elu and its gradient", row_elu_and_its_gradient},
  {"elu of other dtypes", row_elu_of_other_dtypes},
  {"erf and its gradient", row_erf_and_its_gradient},
  {"erf of other dtypes", row_erf_of_other_dtypes},
  {"erfc and its gradient", row_erfc_and_its_gradient},
  {"erfc of other dtypes", row_erfc_of_other_dtypes},
  {"exp and its gradient", row_exp_and_its_gradient},
  {"exp of other dtypes", row_exp_of_other_dtypes},
  {"exp of what is no finite number", row_exp_of_what_is_no_finite_number},
  {"exp2 and its gradient", row_exp2_and_its_gradient},
  {"exp2 of other dtypes", row_exp2_of_other_dtypes},
  {"expand_dims axis=-1", row_expand_dims_axis_m1},
  {"expand_dims axis=1", row_expand_dims_axis_1},
  {"expm1 and its gradient", row_expm1_and_its_gradient},
  {"expm1 of other dtypes", row_expm1_of_other_dtypes},
  {"eye n_rows=2", row_eye_n_rows_2},
  {"eye n_rows=2 n_cols=0", row_eye_n_rows_2_n_cols_0},
  {"eye n_rows=2 n_cols=4 k=1 dtype=complex64", row_eye_n_rows_2_n_cols_4_k_1_dtype_complex64},
  {"eye n_rows=3 k=-1 dtype=bool", row_eye_n_rows_3_k_m1_dtype_bool},
  {"fill of rank 32", row_fill_of_rank_32},
  {"fill shape=", row_fill_shape},
  {"fill shape=0,3", row_fill_shape_0_3},
  {"fill shape=2,3", row_fill_shape_2_3},
  {"flip", row_flip},
  {"flip axis=", row_flip_axis},
  {"flip axis=-1", row_flip_axis_m1},
  {"floor and its gradient of zero", row_floor_and_its_gradient_of_zero},
  {"floor_divide and its gradients", row_floor_divide_and_its_gradients},
  {"floor_divide of other dtypes", row_floor_divide_of_other_dtypes},
  {"forks have streams of their own, which follow from the seed", row_forks_have_streams_of_their_own_which_follow_from_the_seed},
  {"functions that do not fit cond", row_functions_that_do_not_fit_cond},
  {"gather axis=-1 by a scalar", row_gather_axis_m1_by_a_scalar},
  {"gather axis=1", row_gather_axis_1},
  {"gather axis=1 batch_dims=1", row_gather_axis_1_batch_dims_1},
  {"gather by int32", row_gather_by_int32},
  {"gather by uint8", row_gather_by_uint8},
  {"gather of nothing", row_gather_of_nothing},
  {"gather_nd", row_gather_nd},
  {"gather_nd of slices", row_gather_nd_of_slices},
  {"gelu and its gradient", row_gelu_and_its_gradient},
  {"gelu approximate=False", row_gelu_approximate_false},
  {"gelu approximate=True and its gradient", row_gelu_approximate_true_and_its_gradient},
  {"gelu approximate=True of other dtypes", row_gelu_approximate_true_of_other_dtypes},
  {"gelu of other dtypes", row_gelu_of_other_dtypes},
  {"global_norm", row_global_norm},
  {"gradient descent down a parabola", row_gradient_descent_down_a_parabola},
  {"gradients flow around weak scalars", row_gradients_flow_around_weak_scalars},
  {"gradients for variables that a function reads", row_gradients_for_variables_that_a_function_reads},
  {"gradients of a loop's variable, which each iteration reads", row_gradients_of_a_loop_s_variable_which_each_iteration_reads},
  {"gradients of broadcasting, casts and dtypes that are promoted", row_gradients_of_broadcasting_casts_and_dtypes_that_are_promoted},
  {"gradients of nothing", row_gradients_of_nothing},
  {"gradients of several targets add up, with their weights", row_gradients_of_several_targets_add_up_with_their_weights},
  {"gradients of tensors and variables at once, past an assignment", row_gradients_of_tensors_and_variables_at_once_past_an_assignment},
  {"gradients through a function, to the second order", row_gradients_through_a_function_to_the_second_order},
  {"hypot and its gradients", row_hypot_and_its_gradients},
  {"hypot of other dtypes", row_hypot_of_other_dtypes},
  {"identity and copy pass gradients and stop_gradient none", row_identity_and_copy_pass_gradients_and_stop_gradient_none},
  {"integers have no gradient", row_integers_have_no_gradient},
  {"l2_loss", row_l2_loss},
  {"leaky_relu alpha=0.0", row_leaky_relu_alpha_0_0},
  {"leaky_relu alpha=0.25 and its gradient", row_leaky_relu_alpha_0_25_and_its_gradient},
  {"leaky_relu alpha=0.25 of other dtypes", row_leaky_relu_alpha_0_25_of_other_dtypes},
  {"leaky_relu with its default", row_leaky_relu_with_its_default},
  {"lgamma and its gradient", row_lgamma_and_its_gradient},
  {"lgamma of other dtypes", row_lgamma_of_other_dtypes},
  {"linspace start=-1.0 stop=1.0 num=4 endpoint=False dtype=float64", row_linspace_start_m1_0_stop_1_0_num_4_endpoint_false_dtype_float64},
  {"linspace start=0.0 stop=1.0 num=2 endpoint=True", row_linspace_start_0_0_stop_1_0_num_2_endpoint_true},
  {"linspace start=0.0 stop=1.0 num=5", row_linspace_start_0_0_stop_1_0_num_5},
  {"linspace start=1.0 stop=0.0 num=0", row_linspace_start_1_0_stop_0_0_num_0},
  {"linspace start=2.0 stop=3.0 num=1", row_linspace_start_2_0_stop_3_0_num_1},
  {"log and its gradient", row_log_and_its_gradient},
  {"log of other dtypes", row_log_of_other_dtypes},
  {"log of what is no finite number", row_log_of_what_is_no_finite_number},
  {"log10 and its gradient", row_log10_and_its_gradient},
  {"log10 of other dtypes", row_log10_of_other_dtypes},
  {"log1p and its gradient", row_log1p_and_its_gradient},
  {"log1p of other dtypes", row_log1p_of_other_dtypes},
  {"log2 and its gradient", row_log2_and_its_gradient},
  {"log2 of other dtypes", row_log2_of_other_dtypes},
  {"log_softmax", row_log_softmax},
  {"log_softmax axis=0", row_log_softmax_axis_0},
  {"log_softmax of bfloat16", row_log_softmax_of_bfloat16},
  {"log_softmax of float16", row_log_softmax_of_float16},
  {"log_softmax of float64", row_log_softmax_of_float64},
  {"logaddexp and its gradients", row_logaddexp_and_its_gradients},
  {"logaddexp of other dtypes", row_logaddexp_of_other_dtypes},
  {"logic", row_logic},
  {"logsumexp", row_logsumexp},
  {"logsumexp axis=", row_logsumexp_axis},
  {"logsumexp axis=0,-1 keepdims=True", row_logsumexp_axis_0_m1_keepdims_true},
  {"logsumexp axis=1", row_logsumexp_axis_1},
  {"map of slices with an invariant", row_map_of_slices_with_an_invariant},
  {"map of two tensors, and of no slices", row_map_of_two_tensors_and_of_no_slices},
  {"matmul", row_matmul},
  {"matmul adjoint_a=True", row_matmul_adjoint_a_true},
  {"matmul adjoint_b=True", row_matmul_adjoint_b_true},
  {"matmul of a matrix and a vector", row_matmul_of_a_matrix_and_a_vector},
  {"matmul of a vector and a matrix", row_matmul_of_a_vector_and_a_matrix},
  {"matmul of batches that broadcast", row_matmul_of_batches_that_broadcast},
  {"matmul of integers", row_matmul_of_integers},
  {"matmul of vectors", row_matmul_of_vectors},
  {"matmul over nothing", row_matmul_over_nothing},
  {"matmul promotes", row_matmul_promotes},
  {"matmul transpose_a=True", row_matmul_transpose_a_true},
  {"matmul transpose_a=True transpose_b=False adjoint_a=False adjoint_b=False", row_matmul_transpose_a_true_transpose_b_false_adjoint_a_false_adjoint_b_false},
  {"matmul transpose_b=True", row_matmul_transpose_b_true},
  {"max", row_max},
  {"max and min take NaN over and share the gradient of equals", row_max_and_min_take_nan_over_and_share_the_gradient_of_equals},
  {"max axis=", row_max_axis},
  {"max axis=0,-1 keepdims=True", row_max_axis_0_m1_keepdims_true},
  {"max axis=1", row_max_axis_1},
  {"max_pool2d", row_max_pool2d},
  {"max_pool2d data_format=NCHW", row_max_pool2d_data_format_nchw},
  {"max_pool2d ksize=2,3 strides=2,1", row_max_pool2d_ksize_2_3_strides_2_1},
  {"max_pool2d ksize=3 strides=1", row_max_pool2d_ksize_3_strides_1},
  {"max_pool2d ksize=3,2 padding=SAME", row_max_pool2d_ksize_3_2_padding_same},
  {"max_pool2d padding=EXPLICIT paddings=1,1,0,0", row_max_pool2d_padding_explicit_paddings_1_1_0_0},
  {"maximum and its gradients", row_maximum_and_its_gradients},
  {"maximum and minimum take NaN over", row_maximum_and_minimum_take_nan_over},
  {"maximum of other dtypes", row_maximum_of_other_dtypes},
  {"mean", row_mean},
  {"mean axis=", row_mean_axis},
  {"mean axis=0,-1 keepdims=True", row_mean_axis_0_m1_keepdims_true},
  {"mean axis=1", row_mean_axis_1},
  {"mean of complex64", row_mean_of_complex64},
  {"mean of int32", row_mean_of_int32},
  {"mean of int64", row_mean_of_int64},
  {"min", row_min},
  {"min axis=", row_min_axis},
  {"min axis=0,-1 keepdims=True", row_min_axis_0_m1_keepdims_true},
  {"min axis=1", row_min_axis_1},
  {"minimum and its gradients", row_minimum_and_its_gradients},
  {"minimum of other dtypes", row_minimum_of_other_dtypes},
  {"moves of strings", row_moves_of_strings},
  {"multiply and its gradients", row_multiply_and_its_gradients},
  {"multiply of other dtypes", row_multiply_of_other_dtypes},
  {"negative and its gradient", row_negative_and_its_gradient},
  {"negative of other dtypes", row_negative_of_other_dtypes},
  {"nextafter of bfloat16", row_nextafter_of_bfloat16},
  {"nextafter of float16", row_nextafter_of_float16},
  {"nextafter of float32", row_nextafter_of_float32},
  {"nextafter of float64", row_nextafter_of_float64},
  {"no path: none, or zeros", row_no_path_none_or_zeros},
  {"one integer of int16", row_one_integer_of_int16},
  {"one integer of int32", row_one_integer_of_int32},
  {"one integer of int64", row_one_integer_of_int64},
  {"one integer of int8", row_one_integer_of_int8},
  {"one integer of uint16", row_one_integer_of_uint16},
  {"one integer of uint32", row_one_integer_of_uint32},
  {"one integer of uint64", row_one_integer_of_uint64},
  {"one integer of uint8", row_one_integer_of_uint8},
  {"one_hot axis=1 dtype=int16", row_one_hot_axis_1_dtype_int16},
  {"one_hot depth=0", row_one_hot_depth_0},
  {"one_hot depth=3", row_one_hot_depth_3},
  {"one_hot with values", row_one_hot_with_values},
  {"ones_like", row_ones_like},
  {"ones_like dtype=bfloat16", row_ones_like_dtype_bfloat16},
  {"ops on nothing", row_ops_on_nothing},
  {"ops on scalars", row_ops_on_scalars},
  {"optimizer adagrad", row_optimizer_adagrad},
  {"optimizer adagrad changes the rows that sparse rows name", row_optimizer_adagrad_changes_the_rows_that_sparse_rows_name},
  {"optimizer adagrad learning_rate=0.125 epsilon=0.25 initial_accumulator_value=0.5", row_optimizer_adagrad_learning_rate_0_125_epsilon_0_25_initial_accumulator_value_0_5},
  {"optimizer adam", row_optimizer_adam},
  {"optimizer adam changes the rows that sparse rows name", row_optimizer_adam_changes_the_rows_that_sparse_rows_name},
  {"optimizer adam learning_rate=0.125 beta_1=0.5 beta_2=0.75 epsilon=0.25 weight_decay=0.5", row_optimizer_adam_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25_weight_decay_0_5},
  {"optimizer adam of bfloat16: slots are float32", row_optimizer_adam_of_bfloat16_slots_are_float32},
  {"optimizer adam of float16: slots are float32", row_optimizer_adam_of_float16_slots_are_float32},
  {"optimizer adamw", row_optimizer_adamw},
  {"optimizer adamw learning_rate=0.125 beta_1=0.5 beta_2=0.75 epsilon=0.25 weight_decay=0.25", row_optimizer_adamw_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25_weight_decay_0_25},
  {"optimizer gradient_descent", row_optimizer_gradient_descent},
  {"optimizer gradient_descent changes the rows that sparse rows name", row_optimizer_gradient_descent_changes_the_rows_that_sparse_rows_name},
  {"optimizer gradient_descent learning_rate=0.5 momentum=0.75 nesterov=True", row_optimizer_gradient_descent_learning_rate_0_5_momentum_0_75_nesterov_true},
  {"optimizer gradient_descent momentum=0.5", row_optimizer_gradient_descent_momentum_0_5},
  {"optimizer momentum", row_optimizer_momentum},
  {"optimizer momentum changes the rows that sparse rows name", row_optimizer_momentum_changes_the_rows_that_sparse_rows_name},
  {"optimizer momentum learning_rate=0.25 momentum=0.5 nesterov=True", row_optimizer_momentum_learning_rate_0_25_momentum_0_5_nesterov_true},
  {"optimizer nesterov", row_optimizer_nesterov},
  {"optimizer nesterov nesterov=False momentum=0.5 learning_rate=0.125", row_optimizer_nesterov_nesterov_false_momentum_0_5_learning_rate_0_125},
  {"optimizer rmsprop", row_optimizer_rmsprop},
  {"optimizer rmsprop changes the rows that sparse rows name", row_optimizer_rmsprop_changes_the_rows_that_sparse_rows_name},
  {"optimizer rmsprop learning_rate=0.125 rho=0.75 momentum=0.5 epsilon=0.25", row_optimizer_rmsprop_learning_rate_0_125_rho_0_75_momentum_0_5_epsilon_0_25},
  {"pad paddings=1,0 constant_values=-inf", row_pad_paddings_1_0_constant_values_minf},
  {"pad paddings=1,0 constant_values=nan", row_pad_paddings_1_0_constant_values_nan},
  {"pad paddings=1,0,2,1", row_pad_paddings_1_0_2_1},
  {"pad paddings=1,0,2,1 constant_values=2.5", row_pad_paddings_1_0_2_1_constant_values_2_5},
  {"pad paddings=1,0,2,1 mode=REFLECT", row_pad_paddings_1_0_2_1_mode_reflect},
  {"pad paddings=1,0,2,1 mode=SYMMETRIC", row_pad_paddings_1_0_2_1_mode_symmetric},
  {"permute_dims", row_permute_dims},
  {"permute_dims axes=", row_permute_dims_axes},
  {"permute_dims axes=1,-1,0", row_permute_dims_axes_1_m1_0},
  {"polygamma and its gradients", row_polygamma_and_its_gradients},
  {"polygamma of other dtypes", row_polygamma_of_other_dtypes},
  {"pow and its gradients", row_pow_and_its_gradients},
  {"pow of other dtypes", row_pow_of_other_dtypes},
  {"prod", row_prod},
  {"prod axis=", row_prod_axis},
  {"prod axis=0,-1 keepdims=True", row_prod_axis_0_m1_keepdims_true},
  {"prod axis=1", row_prod_axis_1},
  {"prod dtype=int16", row_prod_dtype_int16},
  {"prod of complex64", row_prod_of_complex64},
  {"prod of float16", row_prod_of_float16},
  {"prod of int8", row_prod_of_int8},
  {"prod of uint8", row_prod_of_uint8},
  {"promotion keeps values", row_promotion_keeps_values},
  {"promotion of bfloat16", row_promotion_of_bfloat16},
  {"promotion of bool", row_promotion_of_bool},
  {"promotion of complex128", row_promotion_of_complex128},
  {"promotion of complex64", row_promotion_of_complex64},
  {"promotion of float16", row_promotion_of_float16},
  {"promotion of float32", row_promotion_of_float32},
  {"promotion of float64", row_promotion_of_float64},
  {"promotion of int16", row_promotion_of_int16},
  {"promotion of int32", row_promotion_of_int32},
  {"promotion of int64", row_promotion_of_int64},
  {"promotion of int8", row_promotion_of_int8},
  {"promotion of uint16", row_promotion_of_uint16},
  {"promotion of uint32", row_promotion_of_uint32},
  {"promotion of uint64", row_promotion_of_uint64},
  {"promotion of uint8", row_promotion_of_uint8},
  {"questions about complex numbers and integers", row_questions_about_complex_numbers_and_integers},
  {"questions about floats", row_questions_about_floats},
  {"random numbers in a loop come from the stream, one iteration after the other", row_random_numbers_in_a_loop_come_from_the_stream_one_iteration_after_the_other},
  {"random_bernoulli", row_random_bernoulli},
  {"random_bernoulli shape=", row_random_bernoulli_shape},
  {"random_categorical by its own seed", row_random_categorical_by_its_own_seed},
  {"random_normal by its own seed", row_random_normal_by_its_own_seed},
  {"random_normal shape=2 mean=3.0 stddev=0.0", row_random_normal_shape_2_mean_3_0_stddev_0_0},
  {"random_permutation by its own seed", row_random_permutation_by_its_own_seed},
  {"random_truncated_normal by its own seed", row_random_truncated_normal_by_its_own_seed},
  {"random_uniform by its own seed", row_random_uniform_by_its_own_seed},
  {"random_uniform shape=3 minval=-1.0 maxval=0.0 seed=4", row_random_uniform_shape_3_minval_m1_0_maxval_0_0_seed_4},
  {"random_uniform shape=3 seed=1099511627779", row_random_uniform_shape_3_seed_1099511627779},
  {"random_variance_scaling by its own seed", row_random_variance_scaling_by_its_own_seed},
  {"reciprocal and its gradient", row_reciprocal_and_its_gradient},
  {"reciprocal of other dtypes", row_reciprocal_of_other_dtypes},
  {"reciprocal of what is no finite number", row_reciprocal_of_what_is_no_finite_number},
  {"reductions of nothing", row_reductions_of_nothing},
  {"refused: a bias of another size", row_refused_a_bias_of_another_size},
  {"refused: a bitcast that does not come out even", row_refused_a_bitcast_that_does_not_come_out_even},
  {"refused: a broadcast to fewer elements", row_refused_a_broadcast_to_fewer_elements},
  {"refused: a concatenation of nothing", row_refused_a_concatenation_of_nothing},
  {"refused: a concatenation of other dims", row_refused_a_concatenation_of_other_dims},
  {"refused: a filter of other channels", row_refused_a_filter_of_other_channels},
  {"refused: a label out of range", row_refused_a_label_out_of_range},
  {"refused: a negative dim", row_refused_a_negative_dim},
  {"refused: a negative index", row_refused_a_negative_index},
  {"refused: a norm to clip to of 0", row_refused_a_norm_to_clip_to_of_0},
  {"refused: a permutation that names an axis twice", row_refused_a_permutation_that_names_an_axis_twice},
  {"refused: a rate of dropout of 1", row_refused_a_rate_of_dropout_of_1},
  {"refused: a reshape to another size", row_refused_a_reshape_to_another_size},
  {"refused: a reshape to two unknown dims", row_refused_a_reshape_to_two_unknown_dims},
  {"refused: a slice beyond the end", row_refused_a_slice_beyond_the_end},
  {"refused: a split that does not come out even", row_refused_a_split_that_does_not_come_out_even},
  {"refused: a squeeze of a dim of 2", row_refused_a_squeeze_of_a_dim_of_2},
  {"refused: a stack of other shapes", row_refused_a_stack_of_other_shapes},
  {"refused: a step of 0", row_refused_a_step_of_0},
  {"refused: a stride of 0", row_refused_a_stride_of_0},
  {"refused: a sum along an axis that is not there", row_refused_a_sum_along_an_axis_that_is_not_there},
  {"refused: a sum along an axis twice", row_refused_a_sum_along_an_axis_twice},
  {"refused: a tensor of rank 33", row_refused_a_tensor_of_rank_33},
  {"refused: an index along an axis out of range", row_refused_an_index_along_an_axis_out_of_range},
  {"refused: an index out of range", row_refused_an_index_out_of_range},
  {"refused: an index out of range of many", row_refused_an_index_out_of_range_of_many},
  {"refused: an index to scatter to out of range", row_refused_an_index_to_scatter_to_out_of_range},
  {"refused: an integer division by zero", row_refused_an_integer_division_by_zero},
  {"refused: an integer remainder by zero", row_refused_an_integer_remainder_by_zero},
  {"refused: an integer to a negative power", row_refused_an_integer_to_a_negative_power},
  {"refused: an op that is not there", row_refused_an_op_that_is_not_there},
  {"refused: an optimizer that is not there", row_refused_an_optimizer_that_is_not_there},
  {"refused: an order of complex numbers", row_refused_an_order_of_complex_numbers},
  {"refused: bits of floats", row_refused_bits_of_floats},
  {"refused: bounds in the wrong order", row_refused_bounds_in_the_wrong_order},
  {"refused: logic of numbers", row_refused_logic_of_numbers},
  {"refused: more bytes than there are", row_refused_more_bytes_than_there_are},
  {"refused: more elements than can be counted", row_refused_more_elements_than_can_be_counted},
  {"refused: shapes that do not broadcast", row_refused_shapes_that_do_not_broadcast},
  {"refused: softmax of integers", row_refused_softmax_of_integers},
  {"refused: the product of matrices of wrong sizes", row_refused_the_product_of_matrices_of_wrong_sizes},
  {"relu and its gradient", row_relu_and_its_gradient},
  {"relu of other dtypes", row_relu_of_other_dtypes},
  {"relu of what is no finite number", row_relu_of_what_is_no_finite_number},
  {"relu6 and its gradient", row_relu6_and_its_gradient},
  {"relu6 of other dtypes", row_relu6_of_other_dtypes},
  {"remainder and its gradients", row_remainder_and_its_gradients},
  {"remainder of other dtypes", row_remainder_of_other_dtypes},
  {"repeat repeats=0 axis=1", row_repeat_repeats_0_axis_1},
  {"repeat repeats=2", row_repeat_repeats_2},
  {"repeat repeats=2 axis=0", row_repeat_repeats_2_axis_0},
  {"repeat repeats=2 axis=1", row_repeat_repeats_2_axis_1},
  {"reshape shape=", row_reshape_shape},
  {"reshape shape=0,-1,1 zero_copies=True", row_reshape_shape_0_m1_1_zero_copies_true},
  {"reshape shape=3,-1", row_reshape_shape_3_m1},
  {"reshape to a tensor", row_reshape_to_a_tensor},
  {"reshape_like", row_reshape_like},
  {"roll shift=1 axis=0", row_roll_shift_1_axis_0},
  {"roll shift=1,-1 axis=0,1", row_roll_shift_1_m1_axis_0_1},
  {"roll shift=2", row_roll_shift_2},
  {"round and its gradient of zero", row_round_and_its_gradient_of_zero},
  {"round trip of bfloat16", row_round_trip_of_bfloat16},
  {"round trip of bool", row_round_trip_of_bool},
  {"round trip of complex128", row_round_trip_of_complex128},
  {"round trip of complex64", row_round_trip_of_complex64},
  {"round trip of float16", row_round_trip_of_float16},
  {"round trip of float32", row_round_trip_of_float32},
  {"round trip of float64", row_round_trip_of_float64},
  {"round trip of int16", row_round_trip_of_int16},
  {"round trip of int32", row_round_trip_of_int32},
  {"round trip of int64", row_round_trip_of_int64},
  {"round trip of int8", row_round_trip_of_int8},
  {"round trip of string", row_round_trip_of_string},
  {"round trip of uint16", row_round_trip_of_uint16},
  {"round trip of uint32", row_round_trip_of_uint32},
  {"round trip of uint64", row_round_trip_of_uint64},
  {"round trip of uint8", row_round_trip_of_uint8},
  {"rounding of integers is nothing", row_rounding_of_integers_is_nothing},
  {"rsqrt and its gradient", row_rsqrt_and_its_gradient},
  {"rsqrt of other dtypes", row_rsqrt_of_other_dtypes},
  {"scan length=0", row_scan_length_0},
  {"scan length=4 without slices", row_scan_length_4_without_slices},
  {"scan: running sums", row_scan_running_sums},
  {"scan: running sums reverse=True", row_scan_running_sums_reverse_true},
  {"scatter_nd shape=2,2", row_scatter_nd_shape_2_2},
  {"scatter_nd shape=4", row_scatter_nd_shape_4},
  {"selu and its gradient", row_selu_and_its_gradient},
  {"selu of other dtypes", row_selu_of_other_dtypes},
  {"shifts by too much", row_shifts_by_too_much},
  {"sigmoid and its gradient", row_sigmoid_and_its_gradient},
  {"sigmoid of other dtypes", row_sigmoid_of_other_dtypes},
  {"sigmoid of what is no finite number", row_sigmoid_of_what_is_no_finite_number},
  {"sigmoid_cross_entropy_with_logits", row_sigmoid_cross_entropy_with_logits},
  {"sign and its gradient of zero", row_sign_and_its_gradient_of_zero},
  {"silu and its gradient", row_silu_and_its_gradient},
  {"silu of other dtypes", row_silu_of_other_dtypes},
  {"sin and its gradient", row_sin_and_its_gradient},
  {"sin of other dtypes", row_sin_of_other_dtypes},
  {"sinh and its gradient", row_sinh_and_its_gradient},
  {"sinh of other dtypes", row_sinh_of_other_dtypes},
  {"slice begin= size=", row_slice_begin_size},
  {"slice begin=0,1 size=0,2", row_slice_begin_0_1_size_0_2},
  {"slice begin=0,1,1", row_slice_begin_0_1_1},
  {"slice begin=1,0,2 size=1,-1,1", row_slice_begin_1_0_2_size_1_m1_1},
  {"softmax", row_softmax},
  {"softmax axis=0", row_softmax_axis_0},
  {"softmax without overflow", row_softmax_without_overflow},
  {"softmax_cross_entropy_with_logits", row_softmax_cross_entropy_with_logits},
  {"softmax_cross_entropy_with_logits axis=0", row_softmax_cross_entropy_with_logits_axis_0},
  {"softplus and its gradient", row_softplus_and_its_gradient},
  {"softplus of other dtypes", row_softplus_of_other_dtypes},
  {"softplus of what is no finite number", row_softplus_of_what_is_no_finite_number},
  {"softsign and its gradient", row_softsign_and_its_gradient},
  {"softsign of other dtypes", row_softsign_of_other_dtypes},
  {"sparse rows from a function, and an optimizer that takes them in a function", row_sparse_rows_from_a_function_and_an_optimizer_that_takes_them_in_a_function},
  {"sparse_softmax_cross_entropy_with_logits", row_sparse_softmax_cross_entropy_with_logits},
  {"sparse_softmax_cross_entropy_with_logits axis=0", row_sparse_softmax_cross_entropy_with_logits_axis_0},
  {"split into one", row_split_into_one},
  {"split num_or_size_splits=1,-1,2 axis=1", row_split_num_or_size_splits_1_m1_2_axis_1},
  {"split num_or_size_splits=2", row_split_num_or_size_splits_2},
  {"sqrt and its gradient", row_sqrt_and_its_gradient},
  {"sqrt of other dtypes", row_sqrt_of_other_dtypes},
  {"sqrt of what is no finite number", row_sqrt_of_what_is_no_finite_number},
  {"square and its gradient", row_square_and_its_gradient},
  {"square of other dtypes", row_square_of_other_dtypes},
  {"squared_difference and its gradients", row_squared_difference_and_its_gradients},
  {"squared_difference of complex numbers", row_squared_difference_of_complex_numbers},
  {"squared_difference of other dtypes", row_squared_difference_of_other_dtypes},
  {"squeeze", row_squeeze},
  {"squeeze axis=", row_squeeze_axis},
  {"squeeze axis=-1", row_squeeze_axis_m1},
  {"stack", row_stack},
  {"stack axis=-1", row_stack_axis_m1},
  {"strided_slice begin=0,-1 end=2,0 strides=1,-1", row_strided_slice_begin_0_m1_end_2_0_strides_1_m1},
  {"strided_slice begin=0,0 end=2,2 new_axes=1", row_strided_slice_begin_0_0_end_2_2_new_axes_1},
  {"strided_slice begin=0,1 end=0,3 ellipsis=1", row_strided_slice_begin_0_1_end_0_3_ellipsis_1},
  {"strided_slice begin=0,1 end=1,2 end_mask=2", row_strided_slice_begin_0_1_end_1_2_end_mask_2},
  {"strided_slice begin=1", row_strided_slice_begin_1},
  {"strided_slice begin=1 end=2", row_strided_slice_begin_1_end_2},
  {"strided_slice begin=1,0 end=2,3 shrink_axes=1", row_strided_slice_begin_1_0_end_2_3_shrink_axes_1},
  {"strided_slice begin=1,1 end=2,3 begin_mask=3", row_strided_slice_begin_1_1_end_2_3_begin_mask_3},
  {"strided_slice begin=2 end=0 strides=-2", row_strided_slice_begin_2_end_0_strides_m2},
  {"strings have no arithmetic", row_strings_have_no_arithmetic},
  {"strings in ops, variables and functions", row_strings_in_ops_variables_and_functions},
  {"subtract and its gradients", row_subtract_and_its_gradients},
  {"subtract of other dtypes", row_subtract_of_other_dtypes},
  {"sum", row_sum},
  {"sum axis=", row_sum_axis},
  {"sum axis=0", row_sum_axis_0},
  {"sum axis=0,-1 keepdims=True", row_sum_axis_0_m1_keepdims_true},
  {"sum axis=1", row_sum_axis_1},
  {"sum axis=1 keepdims=False", row_sum_axis_1_keepdims_false},
  {"sum dtype=int16", row_sum_dtype_int16},
  {"sum of bool", row_sum_of_bool},
  {"sum of complex64", row_sum_of_complex64},
  {"sum of float16", row_sum_of_float16},
  {"sum of int8", row_sum_of_int8},
  {"sum of uint8", row_sum_of_uint8},
  {"sum_like", row_sum_like},
  {"sum_like of integers", row_sum_like_of_integers},
  {"take_along_axis", row_take_along_axis},
  {"take_along_axis axis=0", row_take_along_axis_axis_0},
  {"tan and its gradient", row_tan_and_its_gradient},
  {"tan of other dtypes", row_tan_of_other_dtypes},
  {"tanh and its gradient", row_tanh_and_its_gradient},
  {"tanh of other dtypes", row_tanh_of_other_dtypes},
  {"tanh of what is no finite number", row_tanh_of_what_is_no_finite_number},
  {"tapes in tapes: derivatives of x^4 to the fourth order", row_tapes_in_tapes_derivatives_of_x_4_to_the_fourth_order},
  {"tapes that overlap stop in any order", row_tapes_that_overlap_stop_in_any_order},
  {"tapes watch variables that are read", row_tapes_watch_variables_that_are_read},
  {"tensor_scatter_nd_add", row_tensor_scatter_nd_add},
  {"tensor_scatter_nd_add of slices of integers", row_tensor_scatter_nd_add_of_slices_of_integers},
  {"tensor_scatter_nd_max", row_tensor_scatter_nd_max},
  {"tensor_scatter_nd_max of slices of integers", row_tensor_scatter_nd_max_of_slices_of_integers},
  {"tensor_scatter_nd_min", row_tensor_scatter_nd_min},
  {"tensor_scatter_nd_min of slices of integers", row_tensor_scatter_nd_min_of_slices_of_integers},
  {"tensor_scatter_nd_update", row_tensor_scatter_nd_update},
  {"tensor_scatter_nd_update of slices of integers", row_tensor_scatter_nd_update_of_slices_of_integers},
  {"text of a bool", row_text_of_a_bool},
  {"text of a complex scalar", row_text_of_a_complex_scalar},
  {"text of a large matrix is a summary", row_text_of_a_large_matrix_is_a_summary},
  {"text of a long line", row_text_of_a_long_line},
  {"text of a long vector is a summary", row_text_of_a_long_vector_is_a_summary},
  {"text of a matrix", row_text_of_a_matrix},
  {"text of a matrix of floats", row_text_of_a_matrix_of_floats},
  {"text of a scalar", row_text_of_a_scalar},
  {"text of a whole scalar", row_text_of_a_whole_scalar},
  {"text of an int", row_text_of_an_int},
  {"text of bools", row_text_of_bools},
  {"text of complex128", row_text_of_complex128},
  {"text of complex64", row_text_of_complex64},
  {"text of decimals", row_text_of_decimals},
  {"text of float16", row_text_of_float16},
  {"text of float64", row_text_of_float64},
  {"text of four dims is a summary", row_text_of_four_dims_is_a_summary},
  {"text of huge", row_text_of_huge},
  {"text of ints", row_text_of_ints},
  {"text of just no summary", row_text_of_just_no_summary},
  {"text of large and small", row_text_of_large_and_small},
  {"text of largest and least", row_text_of_largest_and_least},
  {"text of long lines of floats", row_text_of_long_lines_of_floats},
  {"text of not finite", row_text_of_not_finite},
  {"text of nothing", row_text_of_nothing},
  {"text of nothing of two dims", row_text_of_nothing_of_two_dims},
  {"text of three dims", row_text_of_three_dims},
  {"text of tiny", row_text_of_tiny},
  {"text of uint64", row_text_of_uint64},
  {"text of whole floats", row_text_of_whole_floats},
  {"text of zeros", row_text_of_zeros},
  {"the gradient of a gradient's function", row_the_gradient_of_a_gradient_s_function},
  {"the gradient of gathered rows is sparse rows", row_the_gradient_of_gathered_rows_is_sparse_rows},
  {"the second derivative of a loop", row_the_second_derivative_of_a_loop},
  {"the second derivative of a loop in a function", row_the_second_derivative_of_a_loop_in_a_function},
  {"the second derivative of a scan", row_the_second_derivative_of_a_scan},
  {"the third derivative of a function", row_the_third_derivative_of_a_function},
  {"the weak integer -1 beside uint8", row_the_weak_integer_m1_beside_uint8},
  {"the weak integer 128 beside int8", row_the_weak_integer_128_beside_int8},
  {"the weak integer 2^40 beside int32", row_the_weak_integer_2_40_beside_int32},
  {"the weak integer 300 beside uint8", row_the_weak_integer_300_beside_uint8},
  {"tile repetitions=", row_tile_repetitions},
  {"tile repetitions=2,2", row_tile_repetitions_2_2},
  {"tril", row_tril},
  {"tril k=-1", row_tril_k_m1},
  {"tril k=1", row_tril_k_1},
  {"triu", row_triu},
  {"triu k=-1", row_triu_k_m1},
  {"triu k=1", row_triu_k_1},
  {"trunc and its gradient of zero", row_trunc_and_its_gradient_of_zero},
  {"two integers of int16", row_two_integers_of_int16},
  {"two integers of int32", row_two_integers_of_int32},
  {"two integers of int64", row_two_integers_of_int64},
  {"two integers of int8", row_two_integers_of_int8},
  {"two integers of uint16", row_two_integers_of_uint16},
  {"two integers of uint32", row_two_integers_of_uint32},
  {"two integers of uint64", row_two_integers_of_uint64},
  {"two integers of uint8", row_two_integers_of_uint8},
  {"two tapes share a custom gradient", row_two_tapes_share_a_custom_gradient},
  {"unstack", row_unstack},
  {"unstack axis=-1 num=3", row_unstack_axis_m1_num_3},
  {"weak scalars beside bfloat16", row_weak_scalars_beside_bfloat16},
  {"weak scalars beside bool", row_weak_scalars_beside_bool},
  {"weak scalars beside complex128", row_weak_scalars_beside_complex128},
  {"weak scalars beside complex64", row_weak_scalars_beside_complex64},
  {"weak scalars beside float16", row_weak_scalars_beside_float16},
  {"weak scalars beside float32", row_weak_scalars_beside_float32},
  {"weak scalars beside float64", row_weak_scalars_beside_float64},
  {"weak scalars beside int16", row_weak_scalars_beside_int16},
  {"weak scalars beside int32", row_weak_scalars_beside_int32},
  {"weak scalars beside int64", row_weak_scalars_beside_int64},
  {"weak scalars beside int8", row_weak_scalars_beside_int8},
  {"weak scalars beside uint16", row_weak_scalars_beside_uint16},
  {"weak scalars beside uint32", row_weak_scalars_beside_uint32},
  {"weak scalars beside uint64", row_weak_scalars_beside_uint64},
  {"weak scalars beside uint8", row_weak_scalars_beside_uint8},
  {"what a variable refuses", row_what_a_variable_refuses},
  {"what an optimizer refuses", row_what_an_optimizer_refuses},
  {"what does not fit a function", row_what_does_not_fit_a_function},
  {"where", row_where},
  {"where promotes", row_where_promotes},
  {"while_loop in a function", row_while_loop_in_a_function},
  {"while_loop maximum_iterations=0", row_while_loop_maximum_iterations_0},
  {"while_loop maximum_iterations=1", row_while_loop_maximum_iterations_1},
  {"while_loop with an invariant and a stack", row_while_loop_with_an_invariant_and_a_stack},
  {"while_loop with an invariant and a stack maximum_iterations=2", row_while_loop_with_an_invariant_and_a_stack_maximum_iterations_2},
  {"while_loop without an iteration", row_while_loop_without_an_iteration},
  {"zeros_like", row_zeros_like},
  {"zeros_like dtype=uint64", row_zeros_like_dtype_uint64},
};

// conformance [TEXT]: runs the rows whose name has TEXT in it.
int main(int argc, char **argv) {
  return run_rows(kRows, (int)(sizeof kRows / sizeof *kRows), argc > 1 ? argv[1] : "") > 0;
}
