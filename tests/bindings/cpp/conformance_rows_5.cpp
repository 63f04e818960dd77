// Written by bindings/generate.
// clang-format off
#include "conformance.h"

using namespace eager;

ROW(tril_k_1, "tril k=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::tril(x, TrilOptions().k(1)));
  EAGER_DO(expect_floats(y, DType::float32, {3, 4}, {0x1p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x0p+0, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3, 4}, {0x1p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x0p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  return done();
}

ROW(triu, "triu") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::triu(x));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x0p+0, 0x1.4p+2, 0x1.8p+2, 0x0p+0, 0x0p+0, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x0p+0, 0x1.cp+3, 0x1.ep+3, 0x0p+0, 0x0p+0, 0x1.2p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x0p+0, 0x1.8p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x0p+0, 0x1.8p-1, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2}));
  return done();
}

ROW(triu_k_m1, "triu k=-1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::triu(x, TriuOptions().k(-1)));
  EAGER_DO(expect_floats(y, DType::float32, {3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x0p+0, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x0p+0, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  return done();
}

ROW(triu_k_1, "triu k=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::triu(x, TriuOptions().k(1)));
  EAGER_DO(expect_floats(y, DType::float32, {3, 4}, {0x0p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x0p+0, 0x0p+0, 0x1.cp+2, 0x1p+3, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3, 4}, {0x0p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0}));
  return done();
}

ROW(trunc_and_its_gradient_of_zero, "trunc and its gradient of zero") {
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(const Tensor y_float16, eager::trunc(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {8}, {-0x1p+1, -0x1p+0, -0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x0p+0}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::trunc(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {8}, {-0x1p+1, -0x1p+0, -0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x0p+0}));
  EAGER_TRY(const Tensor x_float32, floats(DType::float32, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x_float32));
  EAGER_TRY(const Tensor y_float32, eager::trunc(x_float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {8}, {-0x1p+1, -0x1p+0, -0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x0p+0}));
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(const Tensor y_float64, eager::trunc(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {8}, {-0x1p+1, -0x1p+0, -0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x0p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y_float32, x_float32, GradientOptions().unconnected_zero(true)));
  EAGER_DO(expect_floats(d_x, DType::float32, {8}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  return done();
}

ROW(two_integers_of_int16, "two integers of int16") {
  EAGER_TRY(const Tensor x1, integers(DType::int16, {5}, {32767, -32768, 7, 7, 100}));
  EAGER_TRY(const Tensor x2, integers(DType::int16, {5}, {1, 3, 3, 2, 7}));
  EAGER_TRY(const Tensor y_add, eager::add(x1, x2));
  EAGER_DO(expect_integers(y_add, DType::int16, {5}, {-32768, -32765, 10, 9, 107}));
  EAGER_TRY(const Tensor y_subtract, eager::subtract(x1, x2));
  EAGER_DO(expect_integers(y_subtract, DType::int16, {5}, {32766, 32765, 4, 5, 93}));
  EAGER_TRY(const Tensor y_multiply, eager::multiply(x1, x2));
  EAGER_DO(expect_integers(y_multiply, DType::int16, {5}, {32767, -32768, 21, 14, 700}));
  EAGER_TRY(const Tensor y_maximum, eager::maximum(x1, x2));
  EAGER_DO(expect_integers(y_maximum, DType::int16, {5}, {32767, 3, 7, 7, 100}));
  EAGER_TRY(const Tensor y_minimum, eager::minimum(x1, x2));
  EAGER_DO(expect_integers(y_minimum, DType::int16, {5}, {1, -32768, 3, 2, 7}));
  EAGER_TRY(const Tensor y_floor_divide, eager::floor_divide(x1, x2));
  EAGER_DO(expect_integers(y_floor_divide, DType::int16, {5}, {32767, -10923, 2, 3, 14}));
  EAGER_TRY(const Tensor y_remainder, eager::remainder(x1, x2));
  EAGER_DO(expect_integers(y_remainder, DType::int16, {5}, {0, 1, 1, 1, 2}));
  EAGER_TRY(const Tensor y_pow, eager::pow(x1, x2));
  EAGER_DO(expect_integers(y_pow, DType::int16, {5}, {32767, 0, 343, 49, 16384}));
  EAGER_TRY(const Tensor y_squared_difference, eager::squared_difference(x1, x2));
  EAGER_DO(expect_integers(y_squared_difference, DType::int16, {5}, {4, 9, 16, 25, 8649}));
  EAGER_TRY(const Tensor y_bitwise_and, eager::bitwise_and(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_and, DType::int16, {5}, {1, 0, 3, 2, 4}));
  EAGER_TRY(const Tensor y_bitwise_or, eager::bitwise_or(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_or, DType::int16, {5}, {32767, -32765, 7, 7, 103}));
  EAGER_TRY(const Tensor y_bitwise_xor, eager::bitwise_xor(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_xor, DType::int16, {5}, {32766, -32765, 4, 5, 99}));
  EAGER_TRY(const Tensor y_bitwise_left_shift, eager::bitwise_left_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_left_shift, DType::int16, {5}, {-2, 0, 56, 28, 12800}));
  EAGER_TRY(const Tensor y_bitwise_right_shift, eager::bitwise_right_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_right_shift, DType::int16, {5}, {16383, -4096, 0, 1, 0}));
  EAGER_TRY(const Tensor y_less, eager::less(x1, x2));
  EAGER_DO(expect_booleans(y_less, DType::bool_, {5}, {false, true, false, false, false}));
  EAGER_TRY(const Tensor y_greater_equal, eager::greater_equal(x1, x2));
  EAGER_DO(expect_booleans(y_greater_equal, DType::bool_, {5}, {true, false, true, true, true}));
  EAGER_TRY(const Tensor y_equal, eager::equal(x1, x2));
  EAGER_DO(expect_booleans(y_equal, DType::bool_, {5}, {false, false, false, false, false}));
  return done();
}

ROW(two_integers_of_int32, "two integers of int32") {
  EAGER_TRY(const Tensor x1, integers(DType::int32, {5}, {2147483647, -2147483648, 7, 7, 100}));
  EAGER_TRY(const Tensor x2, integers(DType::int32, {5}, {1, 3, 3, 2, 7}));
  EAGER_TRY(const Tensor y_add, eager::add(x1, x2));
  EAGER_DO(expect_integers(y_add, DType::int32, {5}, {-2147483648, -2147483645, 10, 9, 107}));
  EAGER_TRY(const Tensor y_subtract, eager::subtract(x1, x2));
  EAGER_DO(expect_integers(y_subtract, DType::int32, {5}, {2147483646, 2147483645, 4, 5, 93}));
  EAGER_TRY(const Tensor y_multiply, eager::multiply(x1, x2));
  EAGER_DO(expect_integers(y_multiply, DType::int32, {5}, {2147483647, -2147483648, 21, 14, 700}));
  EAGER_TRY(const Tensor y_maximum, eager::maximum(x1, x2));
  EAGER_DO(expect_integers(y_maximum, DType::int32, {5}, {2147483647, 3, 7, 7, 100}));
  EAGER_TRY(const Tensor y_minimum, eager::minimum(x1, x2));
  EAGER_DO(expect_integers(y_minimum, DType::int32, {5}, {1, -2147483648, 3, 2, 7}));
  EAGER_TRY(const Tensor y_floor_divide, eager::floor_divide(x1, x2));
  EAGER_DO(expect_integers(y_floor_divide, DType::int32, {5}, {2147483647, -715827883, 2, 3, 14}));
  EAGER_TRY(const Tensor y_remainder, eager::remainder(x1, x2));
  EAGER_DO(expect_integers(y_remainder, DType::int32, {5}, {0, 1, 1, 1, 2}));
  EAGER_TRY(const Tensor y_pow, eager::pow(x1, x2));
  EAGER_DO(expect_integers(y_pow, DType::int32, {5}, {2147483647, 0, 343, 49, 276447232}));
  EAGER_TRY(const Tensor y_squared_difference, eager::squared_difference(x1, x2));
  EAGER_DO(expect_integers(y_squared_difference, DType::int32, {5}, {4, 9, 16, 25, 8649}));
  EAGER_TRY(const Tensor y_bitwise_and, eager::bitwise_and(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_and, DType::int32, {5}, {1, 0, 3, 2, 4}));
  EAGER_TRY(const Tensor y_bitwise_or, eager::bitwise_or(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_or, DType::int32, {5}, {2147483647, -2147483645, 7, 7, 103}));
  EAGER_TRY(const Tensor y_bitwise_xor, eager::bitwise_xor(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_xor, DType::int32, {5}, {2147483646, -2147483645, 4, 5, 99}));
  EAGER_TRY(const Tensor y_bitwise_left_shift, eager::bitwise_left_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_left_shift, DType::int32, {5}, {-2, 0, 56, 28, 12800}));
  EAGER_TRY(const Tensor y_bitwise_right_shift, eager::bitwise_right_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_right_shift, DType::int32, {5}, {1073741823, -268435456, 0, 1, 0}));
  EAGER_TRY(const Tensor y_less, eager::less(x1, x2));
  EAGER_DO(expect_booleans(y_less, DType::bool_, {5}, {false, true, false, false, false}));
  EAGER_TRY(const Tensor y_greater_equal, eager::greater_equal(x1, x2));
  EAGER_DO(expect_booleans(y_greater_equal, DType::bool_, {5}, {true, false, true, true, true}));
  EAGER_TRY(const Tensor y_equal, eager::equal(x1, x2));
  EAGER_DO(expect_booleans(y_equal, DType::bool_, {5}, {false, false, false, false, false}));
  return done();
}

ROW(two_integers_of_int64, "two integers of int64") {
  EAGER_TRY(const Tensor x1, integers(DType::int64, {5}, {9223372036854775807, INT64_MIN, 7, 7, 100}));
  EAGER_TRY(const Tensor x2, integers(DType::int64, {5}, {1, 3, 3, 2, 7}));
  EAGER_TRY(const Tensor y_add, eager::add(x1, x2));
  EAGER_DO(expect_integers(y_add, DType::int64, {5}, {INT64_MIN, -9223372036854775805, 10, 9, 107}));
  EAGER_TRY(const Tensor y_subtract, eager::subtract(x1, x2));
  EAGER_DO(expect_integers(y_subtract, DType::int64, {5}, {9223372036854775806, 9223372036854775805, 4, 5, 93}));
  EAGER_TRY(const Tensor y_multiply, eager::multiply(x1, x2));
  EAGER_DO(expect_integers(y_multiply, DType::int64, {5}, {9223372036854775807, INT64_MIN, 21, 14, 700}));
  EAGER_TRY(const Tensor y_maximum, eager::maximum(x1, x2));
  EAGER_DO(expect_integers(y_maximum, DType::int64, {5}, {9223372036854775807, 3, 7, 7, 100}));
  EAGER_TRY(const Tensor y_minimum, eager::minimum(x1, x2));
  EAGER_DO(expect_integers(y_minimum, DType::int64, {5}, {1, INT64_MIN, 3, 2, 7}));
  EAGER_TRY(const Tensor y_floor_divide, eager::floor_divide(x1, x2));
  EAGER_DO(expect_integers(y_floor_divide, DType::int64, {5}, {9223372036854775807, -3074457345618258603, 2, 3, 14}));
  EAGER_TRY(const Tensor y_remainder, eager::remainder(x1, x2));
  EAGER_DO(expect_integers(y_remainder, DType::int64, {5}, {0, 1, 1, 1, 2}));
  EAGER_TRY(const Tensor y_pow, eager::pow(x1, x2));
  EAGER_DO(expect_integers(y_pow, DType::int64, {5}, {9223372036854775807, 0, 343, 49, 100000000000000}));
  EAGER_TRY(const Tensor y_squared_difference, eager::squared_difference(x1, x2));
  EAGER_DO(expect_integers(y_squared_difference, DType::int64, {5}, {4, 9, 16, 25, 8649}));
  EAGER_TRY(const Tensor y_bitwise_and, eager::bitwise_and(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_and, DType::int64, {5}, {1, 0, 3, 2, 4}));
  EAGER_TRY(const Tensor y_bitwise_or, eager::bitwise_or(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_or, DType::int64, {5}, {9223372036854775807, -9223372036854775805, 7, 7, 103}));
  EAGER_TRY(const Tensor y_bitwise_xor, eager::bitwise_xor(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_xor, DType::int64, {5}, {9223372036854775806, -9223372036854775805, 4, 5, 99}));
  EAGER_TRY(const Tensor y_bitwise_left_shift, eager::bitwise_left_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_left_shift, DType::int64, {5}, {-2, 0, 56, 28, 12800}));
  EAGER_TRY(const Tensor y_bitwise_right_shift, eager::bitwise_right_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_right_shift, DType::int64, {5}, {4611686018427387903, -1152921504606846976, 0, 1, 0}));
  EAGER_TRY(const Tensor y_less, eager::less(x1, x2));
  EAGER_DO(expect_booleans(y_less, DType::bool_, {5}, {false, true, false, false, false}));
  EAGER_TRY(const Tensor y_greater_equal, eager::greater_equal(x1, x2));
  EAGER_DO(expect_booleans(y_greater_equal, DType::bool_, {5}, {true, false, true, true, true}));
  EAGER_TRY(const Tensor y_equal, eager::equal(x1, x2));
  EAGER_DO(expect_booleans(y_equal, DType::bool_, {5}, {false, false, false, false, false}));
  return done();
}

ROW(two_integers_of_int8, "two integers of int8") {
  EAGER_TRY(const Tensor x1, integers(DType::int8, {5}, {127, -128, 7, 7, 100}));
  EAGER_TRY(const Tensor x2, integers(DType::int8, {5}, {1, 3, 3, 2, 7}));
  EAGER_TRY(const Tensor y_add, eager::add(x1, x2));
  EAGER_DO(expect_integers(y_add, DType::int8, {5}, {-128, -125, 10, 9, 107}));
  EAGER_TRY(const Tensor y_subtract, eager::subtract(x1, x2));
  EAGER_DO(expect_integers(y_subtract, DType::int8, {5}, {126, 125, 4, 5, 93}));
  EAGER_TRY(const Tensor y_multiply, eager::multiply(x1, x2));
  EAGER_DO(expect_integers(y_multiply, DType::int8, {5}, {127, -128, 21, 14, -68}));
  EAGER_TRY(const Tensor y_maximum, eager::maximum(x1, x2));
  EAGER_DO(expect_integers(y_maximum, DType::int8, {5}, {127, 3, 7, 7, 100}));
  EAGER_TRY(const Tensor y_minimum, eager::minimum(x1, x2));
  EAGER_DO(expect_integers(y_minimum, DType::int8, {5}, {1, -128, 3, 2, 7}));
  EAGER_TRY(const Tensor y_floor_divide, eager::floor_divide(x1, x2));
  EAGER_DO(expect_integers(y_floor_divide, DType::int8, {5}, {127, -43, 2, 3, 14}));
  EAGER_TRY(const Tensor y_remainder, eager::remainder(x1, x2));
  EAGER_DO(expect_integers(y_remainder, DType::int8, {5}, {0, 1, 1, 1, 2}));
  EAGER_TRY(const Tensor y_pow, eager::pow(x1, x2));
  EAGER_DO(expect_integers(y_pow, DType::int8, {5}, {127, 0, 87, 49, 0}));
  EAGER_TRY(const Tensor y_squared_difference, eager::squared_difference(x1, x2));
  EAGER_DO(expect_integers(y_squared_difference, DType::int8, {5}, {4, 9, 16, 25, -55}));
  EAGER_TRY(const Tensor y_bitwise_and, eager::bitwise_and(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_and, DType::int8, {5}, {1, 0, 3, 2, 4}));
  EAGER_TRY(const Tensor y_bitwise_or, eager::bitwise_or(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_or, DType::int8, {5}, {127, -125, 7, 7, 103}));
  EAGER_TRY(const Tensor y_bitwise_xor, eager::bitwise_xor(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_xor, DType::int8, {5}, {126, -125, 4, 5, 99}));
  EAGER_TRY(const Tensor y_bitwise_left_shift, eager::bitwise_left_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_left_shift, DType::int8, {5}, {-2, 0, 56, 28, 0}));
  EAGER_TRY(const Tensor y_bitwise_right_shift, eager::bitwise_right_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_right_shift, DType::int8, {5}, {63, -16, 0, 1, 0}));
  EAGER_TRY(const Tensor y_less, eager::less(x1, x2));
  EAGER_DO(expect_booleans(y_less, DType::bool_, {5}, {false, true, false, false, false}));
  EAGER_TRY(const Tensor y_greater_equal, eager::greater_equal(x1, x2));
  EAGER_DO(expect_booleans(y_greater_equal, DType::bool_, {5}, {true, false, true, true, true}));
  EAGER_TRY(const Tensor y_equal, eager::equal(x1, x2));
  EAGER_DO(expect_booleans(y_equal, DType::bool_, {5}, {false, false, false, false, false}));
  return done();
}

ROW(two_integers_of_uint16, "two integers of uint16") {
  EAGER_TRY(const Tensor x1, integers(DType::uint16, {5}, {65535, 0, 7, 7, 100}));
  EAGER_TRY(const Tensor x2, integers(DType::uint16, {5}, {1, 3, 3, 2, 7}));
  EAGER_TRY(const Tensor y_add, eager::add(x1, x2));
  EAGER_DO(expect_integers(y_add, DType::uint16, {5}, {0, 3, 10, 9, 107}));
  EAGER_TRY(const Tensor y_subtract, eager::subtract(x1, x2));
  EAGER_DO(expect_integers(y_subtract, DType::uint16, {5}, {65534, 65533, 4, 5, 93}));
  EAGER_TRY(const Tensor y_multiply, eager::multiply(x1, x2));
  EAGER_DO(expect_integers(y_multiply, DType::uint16, {5}, {65535, 0, 21, 14, 700}));
  EAGER_TRY(const Tensor y_maximum, eager::maximum(x1, x2));
  EAGER_DO(expect_integers(y_maximum, DType::uint16, {5}, {65535, 3, 7, 7, 100}));
  EAGER_TRY(const Tensor y_minimum, eager::minimum(x1, x2));
  EAGER_DO(expect_integers(y_minimum, DType::uint16, {5}, {1, 0, 3, 2, 7}));
  EAGER_TRY(const Tensor y_floor_divide, eager::floor_divide(x1, x2));
  EAGER_DO(expect_integers(y_floor_divide, DType::uint16, {5}, {65535, 0, 2, 3, 14}));
  EAGER_TRY(const Tensor y_remainder, eager::remainder(x1, x2));
  EAGER_DO(expect_integers(y_remainder, DType::uint16, {5}, {0, 0, 1, 1, 2}));
  EAGER_TRY(const Tensor y_pow, eager::pow(x1, x2));
  EAGER_DO(expect_integers(y_pow, DType::uint16, {5}, {65535, 0, 343, 49, 16384}));
  EAGER_TRY(const Tensor y_squared_difference, eager::squared_difference(x1, x2));
  EAGER_DO(expect_integers(y_squared_difference, DType::uint16, {5}, {4, 9, 16, 25, 8649}));
  EAGER_TRY(const Tensor y_bitwise_and, eager::bitwise_and(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_and, DType::uint16, {5}, {1, 0, 3, 2, 4}));
  EAGER_TRY(const Tensor y_bitwise_or, eager::bitwise_or(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_or, DType::uint16, {5}, {65535, 3, 7, 7, 103}));
  EAGER_TRY(const Tensor y_bitwise_xor, eager::bitwise_xor(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_xor, DType::uint16, {5}, {65534, 3, 4, 5, 99}));
  EAGER_TRY(const Tensor y_bitwise_left_shift, eager::bitwise_left_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_left_shift, DType::uint16, {5}, {65534, 0, 56, 28, 12800}));
  EAGER_TRY(const Tensor y_bitwise_right_shift, eager::bitwise_right_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_right_shift, DType::uint16, {5}, {32767, 0, 0, 1, 0}));
  EAGER_TRY(const Tensor y_less, eager::less(x1, x2));
  EAGER_DO(expect_booleans(y_less, DType::bool_, {5}, {false, true, false, false, false}));
  EAGER_TRY(const Tensor y_greater_equal, eager::greater_equal(x1, x2));
  EAGER_DO(expect_booleans(y_greater_equal, DType::bool_, {5}, {true, false, true, true, true}));
  EAGER_TRY(const Tensor y_equal, eager::equal(x1, x2));
  EAGER_DO(expect_booleans(y_equal, DType::bool_, {5}, {false, false, false, false, false}));
  return done();
}

ROW(two_integers_of_uint32, "two integers of uint32") {
  EAGER_TRY(const Tensor x1, integers(DType::uint32, {5}, {4294967295, 0, 7, 7, 100}));
  EAGER_TRY(const Tensor x2, integers(DType::uint32, {5}, {1, 3, 3, 2, 7}));
  EAGER_TRY(const Tensor y_add, eager::add(x1, x2));
  EAGER_DO(expect_integers(y_add, DType::uint32, {5}, {0, 3, 10, 9, 107}));
  EAGER_TRY(const Tensor y_subtract, eager::subtract(x1, x2));
  EAGER_DO(expect_integers(y_subtract, DType::uint32, {5}, {4294967294, 4294967293, 4, 5, 93}));
  EAGER_TRY(const Tensor y_multiply, eager::multiply(x1, x2));
  EAGER_DO(expect_integers(y_multiply, DType::uint32, {5}, {4294967295, 0, 21, 14, 700}));
  EAGER_TRY(const Tensor y_maximum, eager::maximum(x1, x2));
  EAGER_DO(expect_integers(y_maximum, DType::uint32, {5}, {4294967295, 3, 7, 7, 100}));
  EAGER_TRY(const Tensor y_minimum, eager::minimum(x1, x2));
  EAGER_DO(expect_integers(y_minimum, DType::uint32, {5}, {1, 0, 3, 2, 7}));
  EAGER_TRY(const Tensor y_floor_divide, eager::floor_divide(x1, x2));
  EAGER_DO(expect_integers(y_floor_divide, DType::uint32, {5}, {4294967295, 0, 2, 3, 14}));
  EAGER_TRY(const Tensor y_remainder, eager::remainder(x1, x2));
  EAGER_DO(expect_integers(y_remainder, DType::uint32, {5}, {0, 0, 1, 1, 2}));
  EAGER_TRY(const Tensor y_pow, eager::pow(x1, x2));
  EAGER_DO(expect_integers(y_pow, DType::uint32, {5}, {4294967295, 0, 343, 49, 276447232}));
  EAGER_TRY(const Tensor y_squared_difference, eager::squared_difference(x1, x2));
  EAGER_DO(expect_integers(y_squared_difference, DType::uint32, {5}, {4, 9, 16, 25, 8649}));
  EAGER_TRY(const Tensor y_bitwise_and, eager::bitwise_and(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_and, DType::uint32, {5}, {1, 0, 3, 2, 4}));
  EAGER_TRY(const Tensor y_bitwise_or, eager::bitwise_or(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_or, DType::uint32, {5}, {4294967295, 3, 7, 7, 103}));
  EAGER_TRY(const Tensor y_bitwise_xor, eager::bitwise_xor(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_xor, DType::uint32, {5}, {4294967294, 3, 4, 5, 99}));
  EAGER_TRY(const Tensor y_bitwise_left_shift, eager::bitwise_left_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_left_shift, DType::uint32, {5}, {4294967294, 0, 56, 28, 12800}));
  EAGER_TRY(const Tensor y_bitwise_right_shift, eager::bitwise_right_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_right_shift, DType::uint32, {5}, {2147483647, 0, 0, 1, 0}));
  EAGER_TRY(const Tensor y_less, eager::less(x1, x2));
  EAGER_DO(expect_booleans(y_less, DType::bool_, {5}, {false, true, false, false, false}));
  EAGER_TRY(const Tensor y_greater_equal, eager::greater_equal(x1, x2));
  EAGER_DO(expect_booleans(y_greater_equal, DType::bool_, {5}, {true, false, true, true, true}));
  EAGER_TRY(const Tensor y_equal, eager::equal(x1, x2));
  EAGER_DO(expect_booleans(y_equal, DType::bool_, {5}, {false, false, false, false, false}));
  return done();
}

ROW(two_integers_of_uint64, "two integers of uint64") {
  EAGER_TRY(const Tensor x1, unsigneds(DType::uint64, {5}, {18446744073709551615u, 0u, 7u, 7u, 100u}));
  EAGER_TRY(const Tensor x2, unsigneds(DType::uint64, {5}, {1u, 3u, 3u, 2u, 7u}));
  EAGER_TRY(const Tensor y_add, eager::add(x1, x2));
  EAGER_DO(expect_unsigneds(y_add, DType::uint64, {5}, {0u, 3u, 10u, 9u, 107u}));
  EAGER_TRY(const Tensor y_subtract, eager::subtract(x1, x2));
  EAGER_DO(expect_unsigneds(y_subtract, DType::uint64, {5}, {18446744073709551614u, 18446744073709551613u, 4u, 5u, 93u}));
  EAGER_TRY(const Tensor y_multiply, eager::multiply(x1, x2));
  EAGER_DO(expect_unsigneds(y_multiply, DType::uint64, {5}, {18446744073709551615u, 0u, 21u, 14u, 700u}));
  EAGER_TRY(const Tensor y_maximum, eager::maximum(x1, x2));
  EAGER_DO(expect_unsigneds(y_maximum, DType::uint64, {5}, {18446744073709551615u, 3u, 7u, 7u, 100u}));
  EAGER_TRY(const Tensor y_minimum, eager::minimum(x1, x2));
  EAGER_DO(expect_unsigneds(y_minimum, DType::uint64, {5}, {1u, 0u, 3u, 2u, 7u}));
  EAGER_TRY(const Tensor y_floor_divide, eager::floor_divide(x1, x2));
  EAGER_DO(expect_unsigneds(y_floor_divide, DType::uint64, {5}, {18446744073709551615u, 0u, 2u, 3u, 14u}));
  EAGER_TRY(const Tensor y_remainder, eager::remainder(x1, x2));
  EAGER_DO(expect_unsigneds(y_remainder, DType::uint64, {5}, {0u, 0u, 1u, 1u, 2u}));
  EAGER_TRY(const Tensor y_pow, eager::pow(x1, x2));
  EAGER_DO(expect_unsigneds(y_pow, DType::uint64, {5}, {18446744073709551615u, 0u, 343u, 49u, 100000000000000u}));
  EAGER_TRY(const Tensor y_squared_difference, eager::squared_difference(x1, x2));
  EAGER_DO(expect_unsigneds(y_squared_difference, DType::uint64, {5}, {4u, 9u, 16u, 25u, 8649u}));
  EAGER_TRY(const Tensor y_bitwise_and, eager::bitwise_and(x1, x2));
  EAGER_DO(expect_unsigneds(y_bitwise_and, DType::uint64, {5}, {1u, 0u, 3u, 2u, 4u}));
  EAGER_TRY(const Tensor y_bitwise_or, eager::bitwise_or(x1, x2));
  EAGER_DO(expect_unsigneds(y_bitwise_or, DType::uint64, {5}, {18446744073709551615u, 3u, 7u, 7u, 103u}));
  EAGER_TRY(const Tensor y_bitwise_xor, eager::bitwise_xor(x1, x2));
  EAGER_DO(expect_unsigneds(y_bitwise_xor, DType::uint64, {5}, {18446744073709551614u, 3u, 4u, 5u, 99u}));
  EAGER_TRY(const Tensor y_bitwise_left_shift, eager::bitwise_left_shift(x1, x2));
  EAGER_DO(expect_unsigneds(y_bitwise_left_shift, DType::uint64, {5}, {18446744073709551614u, 0u, 56u, 28u, 12800u}));
  EAGER_TRY(const Tensor y_bitwise_right_shift, eager::bitwise_right_shift(x1, x2));
  EAGER_DO(expect_unsigneds(y_bitwise_right_shift, DType::uint64, {5}, {9223372036854775807u, 0u, 0u, 1u, 0u}));
  EAGER_TRY(const Tensor y_less, eager::less(x1, x2));
  EAGER_DO(expect_booleans(y_less, DType::bool_, {5}, {false, true, false, false, false}));
  EAGER_TRY(const Tensor y_greater_equal, eager::greater_equal(x1, x2));
  EAGER_DO(expect_booleans(y_greater_equal, DType::bool_, {5}, {true, false, true, true, true}));
  EAGER_TRY(const Tensor y_equal, eager::equal(x1, x2));
  EAGER_DO(expect_booleans(y_equal, DType::bool_, {5}, {false, false, false, false, false}));
  return done();
}

ROW(two_integers_of_uint8, "two integers of uint8") {
  EAGER_TRY(const Tensor x1, integers(DType::uint8, {5}, {255, 0, 7, 7, 100}));
  EAGER_TRY(const Tensor x2, integers(DType::uint8, {5}, {1, 3, 3, 2, 7}));
  EAGER_TRY(const Tensor y_add, eager::add(x1, x2));
  EAGER_DO(expect_integers(y_add, DType::uint8, {5}, {0, 3, 10, 9, 107}));
  EAGER_TRY(const Tensor y_subtract, eager::subtract(x1, x2));
  EAGER_DO(expect_integers(y_subtract, DType::uint8, {5}, {254, 253, 4, 5, 93}));
  EAGER_TRY(const Tensor y_multiply, eager::multiply(x1, x2));
  EAGER_DO(expect_integers(y_multiply, DType::uint8, {5}, {255, 0, 21, 14, 188}));
  EAGER_TRY(const Tensor y_maximum, eager::maximum(x1, x2));
  EAGER_DO(expect_integers(y_maximum, DType::uint8, {5}, {255, 3, 7, 7, 100}));
  EAGER_TRY(const Tensor y_minimum, eager::minimum(x1, x2));
  EAGER_DO(expect_integers(y_minimum, DType::uint8, {5}, {1, 0, 3, 2, 7}));
  EAGER_TRY(const Tensor y_floor_divide, eager::floor_divide(x1, x2));
  EAGER_DO(expect_integers(y_floor_divide, DType::uint8, {5}, {255, 0, 2, 3, 14}));
  EAGER_TRY(const Tensor y_remainder, eager::remainder(x1, x2));
  EAGER_DO(expect_integers(y_remainder, DType::uint8, {5}, {0, 0, 1, 1, 2}));
  EAGER_TRY(const Tensor y_pow, eager::pow(x1, x2));
  EAGER_DO(expect_integers(y_pow, DType::uint8, {5}, {255, 0, 87, 49, 0}));
  EAGER_TRY(const Tensor y_squared_difference, eager::squared_difference(x1, x2));
  EAGER_DO(expect_integers(y_squared_difference, DType::uint8, {5}, {4, 9, 16, 25, 201}));
  EAGER_TRY(const Tensor y_bitwise_and, eager::bitwise_and(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_and, DType::uint8, {5}, {1, 0, 3, 2, 4}));
  EAGER_TRY(const Tensor y_bitwise_or, eager::bitwise_or(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_or, DType::uint8, {5}, {255, 3, 7, 7, 103}));
  EAGER_TRY(const Tensor y_bitwise_xor, eager::bitwise_xor(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_xor, DType::uint8, {5}, {254, 3, 4, 5, 99}));
  EAGER_TRY(const Tensor y_bitwise_left_shift, eager::bitwise_left_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_left_shift, DType::uint8, {5}, {254, 0, 56, 28, 0}));
  EAGER_TRY(const Tensor y_bitwise_right_shift, eager::bitwise_right_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_right_shift, DType::uint8, {5}, {127, 0, 0, 1, 0}));
  EAGER_TRY(const Tensor y_less, eager::less(x1, x2));
  EAGER_DO(expect_booleans(y_less, DType::bool_, {5}, {false, true, false, false, false}));
  EAGER_TRY(const Tensor y_greater_equal, eager::greater_equal(x1, x2));
  EAGER_DO(expect_booleans(y_greater_equal, DType::bool_, {5}, {true, false, true, true, true}));
  EAGER_TRY(const Tensor y_equal, eager::equal(x1, x2));
  EAGER_DO(expect_booleans(y_equal, DType::bool_, {5}, {false, false, false, false, false}));
  return done();
}

ROW(two_tapes_share_a_custom_gradient, "two tapes share a custom gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+1}));
  EAGER_TRY(Tape a, Tape::make(TapeOptions().persistent(true)));
  EAGER_DO(a.watch(x));
  EAGER_TRY(Tape b, Tape::make());
  EAGER_DO(b.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g = given.at(0);
    EAGER_TRY(const Tensor g_x, eager::negative(g));
    return std::vector<Tensor>{g_x};
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x}, {y}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y2 = outputs_2_.at(0);
  EAGER_TRY(const Tensor d0, b.gradient(y2, x));
  EAGER_DO(expect_floats(d0, DType::float32, {}, {-0x1p+0}));
  EAGER_TRY(const Tensor d1, a.gradient(y2, x));
  EAGER_DO(expect_floats(d1, DType::float32, {}, {-0x1p+0}));
  EAGER_TRY(const Tensor d2, a.gradient(y2, x));
  EAGER_DO(expect_floats(d2, DType::float32, {}, {-0x1p+0}));
  return done();
}

ROW(unique, "unique") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 2}, {3, 1, 3, 2}));
  EAGER_TRY(const UniqueOutputs outputs_1_, eager::unique(x));
  const Tensor y0 = outputs_1_.values;
  const Tensor y1 = outputs_1_.indices;
  const Tensor y2 = outputs_1_.inverse;
  const Tensor y3 = outputs_1_.counts;
  EAGER_DO(expect_integers(y0, DType::int32, {3}, {3, 1, 2}));
  EAGER_DO(expect_integers(y1, DType::int64, {3}, {0, 1, 3}));
  EAGER_DO(expect_integers(y2, DType::int64, {2, 2}, {0, 1, 0, 2}));
  EAGER_DO(expect_integers(y3, DType::int64, {3}, {2, 1, 1}));
  return done();
}

ROW(unstack, "unstack") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, eager::unstack(x));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor y0 = outputs_1_.at(0);
  const Tensor y1 = outputs_1_.at(1);
  EAGER_DO(expect_floats(y0, DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_DO(expect_floats(y1, DType::float32, {3}, {0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1}, {x}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor d_x = outputs_2_.at(0);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p+0, 0x1p-1, 0x1p+1}));
  return done();
}

ROW(unstack_axis_m1_num_3, "unstack axis=-1 num=3") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, eager::unstack(x, UnstackOptions().axis(-1).num(3)));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor y0 = outputs_1_.at(0);
  const Tensor y1 = outputs_1_.at(1);
  const Tensor y2 = outputs_1_.at(2);
  EAGER_DO(expect_floats(y0, DType::float32, {2}, {0x1p+0, 0x1p+2}));
  EAGER_DO(expect_floats(y1, DType::float32, {2}, {0x1p+1, 0x1.4p+2}));
  EAGER_DO(expect_floats(y2, DType::float32, {2}, {0x1.8p+1, 0x1.8p+2}));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1, y2}, {x}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor d_x = outputs_2_.at(0);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p-1, 0x1p-1}));
  return done();
}

ROW(var, "var") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1p+1, 0x1.ap+3, 0x1.8p+1, 0x1.2p+4, 0x1.8p+3, 0x1p+3, 0x1.8p+2, 0x1.8p+2, 0x1p+3, 0x1.8p+3, 0x1.2p+4, 0x1.8p+1, 0x1.ap+3, 0x1p+1, 0x1p+4, 0x1.2p+3, 0x1p+2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::var(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.09c71cp+5}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {-0x1.471c72p-1, -0x1.1c71c8p-1, -0x1.38e38ep-2, 0x1.c71c72p-4, 0x1.638e38p-1, -0x1.e38e38p-2, 0x1.c71c72p-2, -0x1.8e38e4p-2, 0x1.b8e38ep-1, 0x1.71c71cp-2, 0x1.c71c72p-6, -0x1.1c71c8p-3, -0x1.1c71c8p-3, 0x1.c71c72p-6, 0x1.71c71cp-2, 0x1.b8e38ep-1, -0x1.8e38e4p-2, 0x1.c71c72p-2, -0x1.e38e38p-2, 0x1.638e38p-1, 0x1.c71c72p-4, -0x1.38e38ep-2, -0x1.1c71c8p-1, -0x1.471c72p-1}, 64.0));
  return done();
}

ROW(var_axis_0_m1_keepdims_true, "var axis=0,-1 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1p+1, 0x1.ap+3, 0x1.8p+1, 0x1.2p+4, 0x1.8p+3, 0x1p+3, 0x1.8p+2, 0x1.8p+2, 0x1p+3, 0x1.8p+3, 0x1.2p+4, 0x1.8p+1, 0x1.ap+3, 0x1p+1, 0x1p+4, 0x1.2p+3, 0x1p+2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::var(x, VarOptions().axis({0, -1}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 1}, {0x1.ebp+4, 0x1.2ap+5, 0x1.ebp+4}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 1}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {-0x1.dp+0, -0x1.9p+0, -0x1.ap-1, 0x1.cp-2, 0x1.ep-1, -0x1.ap-1, 0x1.2p-1, -0x1.6p-1, 0x1.58p+2, 0x1.3p+1, 0x1.8p-2, -0x1.4p-1, -0x1.4p-2, 0x1.8p-3, 0x1.3p+0, 0x1.58p+1, -0x1.6p-1, 0x1.2p-1, -0x1.ap-1, 0x1.ep-1, 0x1.cp-1, -0x1.ap+0, -0x1.9p+1, -0x1.dp+1}, 64.0));
  return done();
}

ROW(var_axis_1, "var axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1p+1, 0x1.ap+3, 0x1.8p+1, 0x1.2p+4, 0x1.8p+3, 0x1p+3, 0x1.8p+2, 0x1.8p+2, 0x1p+3, 0x1.8p+3, 0x1.2p+4, 0x1.8p+1, 0x1.ap+3, 0x1p+1, 0x1p+4, 0x1.2p+3, 0x1p+2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::var(x, VarOptions().axis({1})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4}, {0x1.038e38p+6, 0x1.8aaaaap+4, 0x1.b1c71cp+3, 0x1.8p+2, 0x1.8p+2, 0x1.b1c71cp+3, 0x1.8aaaaap+4, 0x1.038e38p+6}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {-0x1.e38e38p+2, -0x1.555556p+0, -0x1.71c71cp+2, 0x1p-1, 0x1.8e38e4p+1, -0x1p+0, 0x1.8e38e4p+2, -0x1p-1, 0x1.1c71c8p+2, 0x1.2aaaaap+1, -0x1.c71c72p-2, 0x0p+0, 0x0p+0, -0x1.555556p-1, 0x1.cp+1, 0x1.1c71c8p+2, -0x1.8p+1, 0x1.2aaaaap+3, -0x1.8p+0, 0x1.8e38e4p+1, 0x1.8p+1, -0x1.155556p+3, -0x1p+1, -0x1.e38e38p+2}, 64.0));
  return done();
}

ROW(var_axis_1_correction_1_0, "var axis=1 correction=1.0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1p+1, 0x1.ap+3, 0x1.8p+1, 0x1.2p+4, 0x1.8p+3, 0x1p+3, 0x1.8p+2, 0x1.8p+2, 0x1p+3, 0x1.8p+3, 0x1.2p+4, 0x1.8p+1, 0x1.ap+3, 0x1p+1, 0x1p+4, 0x1.2p+3, 0x1p+2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::var(x, VarOptions().axis({1}).correction(0x1p+0)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4}, {0x1.855556p+6, 0x1.28p+5, 0x1.455556p+4, 0x1.2p+3, 0x1.2p+3, 0x1.455556p+4, 0x1.28p+5, 0x1.855556p+6}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {-0x1.6aaaaap+3, -0x1p+1, -0x1.155556p+3, 0x1.8p-1, 0x1.2aaaaap+2, -0x1.8p+0, 0x1.2aaaaap+3, -0x1.8p-1, 0x1.aaaaaap+2, 0x1.cp+1, -0x1.555556p-1, 0x0p+0, 0x0p+0, -0x1p+0, 0x1.5p+2, 0x1.aaaaaap+2, -0x1.2p+2, 0x1.cp+3, -0x1.2p+1, 0x1.2aaaaap+2, 0x1.2p+2, -0x1.ap+3, -0x1.8p+1, -0x1.6aaaaap+3}, 64.0));
  return done();
}

ROW(var_of_int32, "var of int32") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {3}, {1, 2, 4}));
  EAGER_TRY(const Tensor y, eager::var(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.8e38e4p+0}, 2.0));
  return done();
}

ROW(vector_norm, "vector_norm") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, -0x1p+1, 0x1p+1, 0x1p-1, 0x1.8p+1, -0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::vector_norm(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.d763b2p+2}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.160dfap-3, -0x1.160dfap-2, 0x1.160dfap-2, 0x1.160dfap-4, 0x1.a114f8p-2, -0x1.a114f8p-1}, 4.0));
  return done();
}

ROW(vector_norm_axis_0_keepdims_true, "vector_norm axis=0 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, -0x1p+1, 0x1p+1, 0x1p-1, 0x1.8p+1, -0x1.8p+2}));
  EAGER_TRY(const Tensor y, eager::vector_norm(x, VectorNormOptions().axis({0}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3}, {0x1.1e377ap+0, 0x1.cd82b4p+1, 0x1.94c584p+2}, 4.0));
  return done();
}

ROW(vector_norm_axis_1_ord_1_0, "vector_norm axis=1 ord=1.0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, -0x1p+1, 0x1p+1, 0x1p-1, 0x1.8p+1, -0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::vector_norm(x, VectorNormOptions().axis({1}).ord(0x1p+0)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1.4p+2, 0x1.3p+3}, 16.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, -0x1p+0, 0x1p+0, 0x1p-1, 0x1p-1, -0x1p-1}, 16.0));
  return done();
}

ROW(vector_norm_axis_1_ord_3_0, "vector_norm axis=1 ord=3.0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, -0x1p+1, 0x1p+1, 0x1p-1, 0x1.8p+1, -0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::vector_norm(x, VectorNormOptions().axis({1}).ord(0x1.8p+1)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1.491fc2p+1, 0x1.8f71cep+2}, 16.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.35c388p-3, -0x1.35c388p-1, 0x1.35c388p-1, 0x1.a499p-9, 0x1.d92c2p-4, -0x1.d92c2p-2}, 16.0));
  return done();
}

ROW(vector_norm_axis_1_ord_inf, "vector_norm axis=1 ord=inf") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, -0x1p+1, 0x1p+1, 0x1p-1, 0x1.8p+1, -0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::vector_norm(x, VectorNormOptions().axis({1}).ord(Inf)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1p+1, 0x1.8p+2}, 16.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x0p+0, -0x1p-1, 0x1p-1, 0x0p+0, 0x0p+0, -0x1p-1}, 16.0));
  return done();
}

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

ROW(what_a_layer_refuses, "what a layer refuses") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor wide, floats(DType::float32, {1, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Layer bad, nn::Dense::make(2, nn::DenseOptions().activation("rleu")));
    return done();
  }));
  EAGER_TRY(const Layer layer, nn::Dense::make(2));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, layer.call({x}, false));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor y = outputs_1_.at(0);
  EAGER_DO(expect_error(Code::invalid_argument, "", "Input 0 of layer \042dense\042 is incompatible with the layer: expected axis -1 of input shape to have value 2, but received input with shape [1,3]", [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_2_, layer.call({wide}, false));
    EAGER_DO(expect_count(outputs_2_, 1));
    const Tensor z = outputs_2_.at(0);
    return done();
  }));
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
