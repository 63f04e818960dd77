// Written by bindings/generate from tests/bindings/conformance.json. Do not edit.
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.libeager.*;

/** Rows of the table of conformance. */
final class Rows11Test extends Row {
  // two integers of int64
  @Test
  void two_integers_of_int64() throws Exception {
    Tensor x1 = own(tensor(DType.INT64, dims(5), wholes(9223372036854775807L, Long.MIN_VALUE, 7L, 7L, 100L)));
    Tensor x2 = own(tensor(DType.INT64, dims(5), wholes(1L, 3L, 3L, 2L, 7L)));
    Tensor yAdd = own(context().add(x1, x2));
    expect(yAdd, DType.INT64, dims(5), 0, wholes(Long.MIN_VALUE, -9223372036854775805L, 10L, 9L, 107L));
    Tensor ySubtract = own(context().subtract(x1, x2));
    expect(ySubtract, DType.INT64, dims(5), 0, wholes(9223372036854775806L, 9223372036854775805L, 4L, 5L, 93L));
    Tensor yMultiply = own(context().multiply(x1, x2));
    expect(yMultiply, DType.INT64, dims(5), 0, wholes(9223372036854775807L, Long.MIN_VALUE, 21L, 14L, 700L));
    Tensor yMaximum = own(context().maximum(x1, x2));
    expect(yMaximum, DType.INT64, dims(5), 0, wholes(9223372036854775807L, 3L, 7L, 7L, 100L));
    Tensor yMinimum = own(context().minimum(x1, x2));
    expect(yMinimum, DType.INT64, dims(5), 0, wholes(1L, Long.MIN_VALUE, 3L, 2L, 7L));
    Tensor yFloorDivide = own(context().floorDivide(x1, x2));
    expect(yFloorDivide, DType.INT64, dims(5), 0, wholes(9223372036854775807L, -3074457345618258603L, 2L, 3L, 14L));
    Tensor yRemainder = own(context().remainder(x1, x2));
    expect(yRemainder, DType.INT64, dims(5), 0, wholes(0L, 1L, 1L, 1L, 2L));
    Tensor yPow = own(context().pow(x1, x2));
    expect(yPow, DType.INT64, dims(5), 0, wholes(9223372036854775807L, 0L, 343L, 49L, 100000000000000L));
    Tensor yFmax = own(context().fmax(x1, x2));
    expect(yFmax, DType.INT64, dims(5), 0, wholes(9223372036854775807L, 3L, 7L, 7L, 100L));
    Tensor yFmin = own(context().fmin(x1, x2));
    expect(yFmin, DType.INT64, dims(5), 0, wholes(1L, Long.MIN_VALUE, 3L, 2L, 7L));
    Tensor yTruncDiv = own(context().truncDiv(x1, x2));
    expect(yTruncDiv, DType.INT64, dims(5), 0, wholes(9223372036854775807L, -3074457345618258602L, 2L, 3L, 14L));
    Tensor yFmod = own(context().fmod(x1, x2));
    expect(yFmod, DType.INT64, dims(5), 0, wholes(0L, -2L, 1L, 1L, 2L));
    Tensor yGcd = own(context().gcd(x1, x2));
    expect(yGcd, DType.INT64, dims(5), 0, wholes(1L, 1L, 1L, 1L, 1L));
    Tensor yLcm = own(context().lcm(x1, x2));
    expect(yLcm, DType.INT64, dims(5), 0, wholes(9223372036854775807L, Long.MIN_VALUE, 21L, 14L, 700L));
    Tensor yHeaviside = own(context().heaviside(x1, x2));
    expect(yHeaviside, DType.INT64, dims(5), 0, wholes(1L, 0L, 1L, 1L, 1L));
    Tensor ySquaredDifference = own(context().squaredDifference(x1, x2));
    expect(ySquaredDifference, DType.INT64, dims(5), 0, wholes(4L, 9L, 16L, 25L, 8649L));
    Tensor yBitwiseAnd = own(context().bitwiseAnd(x1, x2));
    expect(yBitwiseAnd, DType.INT64, dims(5), 0, wholes(1L, 0L, 3L, 2L, 4L));
    Tensor yBitwiseOr = own(context().bitwiseOr(x1, x2));
    expect(yBitwiseOr, DType.INT64, dims(5), 0, wholes(9223372036854775807L, -9223372036854775805L, 7L, 7L, 103L));
    Tensor yBitwiseXor = own(context().bitwiseXor(x1, x2));
    expect(yBitwiseXor, DType.INT64, dims(5), 0, wholes(9223372036854775806L, -9223372036854775805L, 4L, 5L, 99L));
    Tensor yBitwiseLeftShift = own(context().bitwiseLeftShift(x1, x2));
    expect(yBitwiseLeftShift, DType.INT64, dims(5), 0, wholes(-2L, 0L, 56L, 28L, 12800L));
    Tensor yBitwiseRightShift = own(context().bitwiseRightShift(x1, x2));
    expect(yBitwiseRightShift, DType.INT64, dims(5), 0, wholes(4611686018427387903L, -1152921504606846976L, 0L, 1L, 0L));
    Tensor yLess = own(context().less(x1, x2));
    expect(yLess, DType.BOOL, dims(5), 0, booleans(false, true, false, false, false));
    Tensor yGreaterEqual = own(context().greaterEqual(x1, x2));
    expect(yGreaterEqual, DType.BOOL, dims(5), 0, booleans(true, false, true, true, true));
    Tensor yEqual = own(context().equal(x1, x2));
    expect(yEqual, DType.BOOL, dims(5), 0, booleans(false, false, false, false, false));
  }

  // two integers of int8
  @Test
  void two_integers_of_int8() throws Exception {
    Tensor x1 = own(tensor(DType.INT8, dims(5), wholes(127L, -128L, 7L, 7L, 100L)));
    Tensor x2 = own(tensor(DType.INT8, dims(5), wholes(1L, 3L, 3L, 2L, 7L)));
    Tensor yAdd = own(context().add(x1, x2));
    expect(yAdd, DType.INT8, dims(5), 0, wholes(-128L, -125L, 10L, 9L, 107L));
    Tensor ySubtract = own(context().subtract(x1, x2));
    expect(ySubtract, DType.INT8, dims(5), 0, wholes(126L, 125L, 4L, 5L, 93L));
    Tensor yMultiply = own(context().multiply(x1, x2));
    expect(yMultiply, DType.INT8, dims(5), 0, wholes(127L, -128L, 21L, 14L, -68L));
    Tensor yMaximum = own(context().maximum(x1, x2));
    expect(yMaximum, DType.INT8, dims(5), 0, wholes(127L, 3L, 7L, 7L, 100L));
    Tensor yMinimum = own(context().minimum(x1, x2));
    expect(yMinimum, DType.INT8, dims(5), 0, wholes(1L, -128L, 3L, 2L, 7L));
    Tensor yFloorDivide = own(context().floorDivide(x1, x2));
    expect(yFloorDivide, DType.INT8, dims(5), 0, wholes(127L, -43L, 2L, 3L, 14L));
    Tensor yRemainder = own(context().remainder(x1, x2));
    expect(yRemainder, DType.INT8, dims(5), 0, wholes(0L, 1L, 1L, 1L, 2L));
    Tensor yPow = own(context().pow(x1, x2));
    expect(yPow, DType.INT8, dims(5), 0, wholes(127L, 0L, 87L, 49L, 0L));
    Tensor yFmax = own(context().fmax(x1, x2));
    expect(yFmax, DType.INT8, dims(5), 0, wholes(127L, 3L, 7L, 7L, 100L));
    Tensor yFmin = own(context().fmin(x1, x2));
    expect(yFmin, DType.INT8, dims(5), 0, wholes(1L, -128L, 3L, 2L, 7L));
    Tensor yTruncDiv = own(context().truncDiv(x1, x2));
    expect(yTruncDiv, DType.INT8, dims(5), 0, wholes(127L, -42L, 2L, 3L, 14L));
    Tensor yFmod = own(context().fmod(x1, x2));
    expect(yFmod, DType.INT8, dims(5), 0, wholes(0L, -2L, 1L, 1L, 2L));
    Tensor yGcd = own(context().gcd(x1, x2));
    expect(yGcd, DType.INT8, dims(5), 0, wholes(1L, 1L, 1L, 1L, 1L));
    Tensor yLcm = own(context().lcm(x1, x2));
    expect(yLcm, DType.INT8, dims(5), 0, wholes(127L, -128L, 21L, 14L, -68L));
    Tensor yHeaviside = own(context().heaviside(x1, x2));
    expect(yHeaviside, DType.INT8, dims(5), 0, wholes(1L, 0L, 1L, 1L, 1L));
    Tensor ySquaredDifference = own(context().squaredDifference(x1, x2));
    expect(ySquaredDifference, DType.INT8, dims(5), 0, wholes(4L, 9L, 16L, 25L, -55L));
    Tensor yBitwiseAnd = own(context().bitwiseAnd(x1, x2));
    expect(yBitwiseAnd, DType.INT8, dims(5), 0, wholes(1L, 0L, 3L, 2L, 4L));
    Tensor yBitwiseOr = own(context().bitwiseOr(x1, x2));
    expect(yBitwiseOr, DType.INT8, dims(5), 0, wholes(127L, -125L, 7L, 7L, 103L));
    Tensor yBitwiseXor = own(context().bitwiseXor(x1, x2));
    expect(yBitwiseXor, DType.INT8, dims(5), 0, wholes(126L, -125L, 4L, 5L, 99L));
    Tensor yBitwiseLeftShift = own(context().bitwiseLeftShift(x1, x2));
    expect(yBitwiseLeftShift, DType.INT8, dims(5), 0, wholes(-2L, 0L, 56L, 28L, 0L));
    Tensor yBitwiseRightShift = own(context().bitwiseRightShift(x1, x2));
    expect(yBitwiseRightShift, DType.INT8, dims(5), 0, wholes(63L, -16L, 0L, 1L, 0L));
    Tensor yLess = own(context().less(x1, x2));
    expect(yLess, DType.BOOL, dims(5), 0, booleans(false, true, false, false, false));
    Tensor yGreaterEqual = own(context().greaterEqual(x1, x2));
    expect(yGreaterEqual, DType.BOOL, dims(5), 0, booleans(true, false, true, true, true));
    Tensor yEqual = own(context().equal(x1, x2));
    expect(yEqual, DType.BOOL, dims(5), 0, booleans(false, false, false, false, false));
  }

  // two integers of uint16
  @Test
  void two_integers_of_uint16() throws Exception {
    Tensor x1 = own(tensor(DType.UINT16, dims(5), wholes(65535L, 0L, 7L, 7L, 100L)));
    Tensor x2 = own(tensor(DType.UINT16, dims(5), wholes(1L, 3L, 3L, 2L, 7L)));
    Tensor yAdd = own(context().add(x1, x2));
    expect(yAdd, DType.UINT16, dims(5), 0, wholes(0L, 3L, 10L, 9L, 107L));
    Tensor ySubtract = own(context().subtract(x1, x2));
    expect(ySubtract, DType.UINT16, dims(5), 0, wholes(65534L, 65533L, 4L, 5L, 93L));
    Tensor yMultiply = own(context().multiply(x1, x2));
    expect(yMultiply, DType.UINT16, dims(5), 0, wholes(65535L, 0L, 21L, 14L, 700L));
    Tensor yMaximum = own(context().maximum(x1, x2));
    expect(yMaximum, DType.UINT16, dims(5), 0, wholes(65535L, 3L, 7L, 7L, 100L));
    Tensor yMinimum = own(context().minimum(x1, x2));
    expect(yMinimum, DType.UINT16, dims(5), 0, wholes(1L, 0L, 3L, 2L, 7L));
    Tensor yFloorDivide = own(context().floorDivide(x1, x2));
    expect(yFloorDivide, DType.UINT16, dims(5), 0, wholes(65535L, 0L, 2L, 3L, 14L));
    Tensor yRemainder = own(context().remainder(x1, x2));
    expect(yRemainder, DType.UINT16, dims(5), 0, wholes(0L, 0L, 1L, 1L, 2L));
    Tensor yPow = own(context().pow(x1, x2));
    expect(yPow, DType.UINT16, dims(5), 0, wholes(65535L, 0L, 343L, 49L, 16384L));
    Tensor yFmax = own(context().fmax(x1, x2));
    expect(yFmax, DType.UINT16, dims(5), 0, wholes(65535L, 3L, 7L, 7L, 100L));
    Tensor yFmin = own(context().fmin(x1, x2));
    expect(yFmin, DType.UINT16, dims(5), 0, wholes(1L, 0L, 3L, 2L, 7L));
    Tensor yTruncDiv = own(context().truncDiv(x1, x2));
    expect(yTruncDiv, DType.UINT16, dims(5), 0, wholes(65535L, 0L, 2L, 3L, 14L));
    Tensor yFmod = own(context().fmod(x1, x2));
    expect(yFmod, DType.UINT16, dims(5), 0, wholes(0L, 0L, 1L, 1L, 2L));
    Tensor yGcd = own(context().gcd(x1, x2));
    expect(yGcd, DType.UINT16, dims(5), 0, wholes(1L, 3L, 1L, 1L, 1L));
    Tensor yLcm = own(context().lcm(x1, x2));
    expect(yLcm, DType.UINT16, dims(5), 0, wholes(65535L, 0L, 21L, 14L, 700L));
    Tensor yHeaviside = own(context().heaviside(x1, x2));
    expect(yHeaviside, DType.UINT16, dims(5), 0, wholes(1L, 3L, 1L, 1L, 1L));
    Tensor ySquaredDifference = own(context().squaredDifference(x1, x2));
    expect(ySquaredDifference, DType.UINT16, dims(5), 0, wholes(4L, 9L, 16L, 25L, 8649L));
    Tensor yBitwiseAnd = own(context().bitwiseAnd(x1, x2));
    expect(yBitwiseAnd, DType.UINT16, dims(5), 0, wholes(1L, 0L, 3L, 2L, 4L));
    Tensor yBitwiseOr = own(context().bitwiseOr(x1, x2));
    expect(yBitwiseOr, DType.UINT16, dims(5), 0, wholes(65535L, 3L, 7L, 7L, 103L));
    Tensor yBitwiseXor = own(context().bitwiseXor(x1, x2));
    expect(yBitwiseXor, DType.UINT16, dims(5), 0, wholes(65534L, 3L, 4L, 5L, 99L));
    Tensor yBitwiseLeftShift = own(context().bitwiseLeftShift(x1, x2));
    expect(yBitwiseLeftShift, DType.UINT16, dims(5), 0, wholes(65534L, 0L, 56L, 28L, 12800L));
    Tensor yBitwiseRightShift = own(context().bitwiseRightShift(x1, x2));
    expect(yBitwiseRightShift, DType.UINT16, dims(5), 0, wholes(32767L, 0L, 0L, 1L, 0L));
    Tensor yLess = own(context().less(x1, x2));
    expect(yLess, DType.BOOL, dims(5), 0, booleans(false, true, false, false, false));
    Tensor yGreaterEqual = own(context().greaterEqual(x1, x2));
    expect(yGreaterEqual, DType.BOOL, dims(5), 0, booleans(true, false, true, true, true));
    Tensor yEqual = own(context().equal(x1, x2));
    expect(yEqual, DType.BOOL, dims(5), 0, booleans(false, false, false, false, false));
  }

  // two integers of uint32
  @Test
  void two_integers_of_uint32() throws Exception {
    Tensor x1 = own(tensor(DType.UINT32, dims(5), wholes(4294967295L, 0L, 7L, 7L, 100L)));
    Tensor x2 = own(tensor(DType.UINT32, dims(5), wholes(1L, 3L, 3L, 2L, 7L)));
    Tensor yAdd = own(context().add(x1, x2));
    expect(yAdd, DType.UINT32, dims(5), 0, wholes(0L, 3L, 10L, 9L, 107L));
    Tensor ySubtract = own(context().subtract(x1, x2));
    expect(ySubtract, DType.UINT32, dims(5), 0, wholes(4294967294L, 4294967293L, 4L, 5L, 93L));
    Tensor yMultiply = own(context().multiply(x1, x2));
    expect(yMultiply, DType.UINT32, dims(5), 0, wholes(4294967295L, 0L, 21L, 14L, 700L));
    Tensor yMaximum = own(context().maximum(x1, x2));
    expect(yMaximum, DType.UINT32, dims(5), 0, wholes(4294967295L, 3L, 7L, 7L, 100L));
    Tensor yMinimum = own(context().minimum(x1, x2));
    expect(yMinimum, DType.UINT32, dims(5), 0, wholes(1L, 0L, 3L, 2L, 7L));
    Tensor yFloorDivide = own(context().floorDivide(x1, x2));
    expect(yFloorDivide, DType.UINT32, dims(5), 0, wholes(4294967295L, 0L, 2L, 3L, 14L));
    Tensor yRemainder = own(context().remainder(x1, x2));
    expect(yRemainder, DType.UINT32, dims(5), 0, wholes(0L, 0L, 1L, 1L, 2L));
    Tensor yPow = own(context().pow(x1, x2));
    expect(yPow, DType.UINT32, dims(5), 0, wholes(4294967295L, 0L, 343L, 49L, 276447232L));
    Tensor yFmax = own(context().fmax(x1, x2));
    expect(yFmax, DType.UINT32, dims(5), 0, wholes(4294967295L, 3L, 7L, 7L, 100L));
    Tensor yFmin = own(context().fmin(x1, x2));
    expect(yFmin, DType.UINT32, dims(5), 0, wholes(1L, 0L, 3L, 2L, 7L));
    Tensor yTruncDiv = own(context().truncDiv(x1, x2));
    expect(yTruncDiv, DType.UINT32, dims(5), 0, wholes(4294967295L, 0L, 2L, 3L, 14L));
    Tensor yFmod = own(context().fmod(x1, x2));
    expect(yFmod, DType.UINT32, dims(5), 0, wholes(0L, 0L, 1L, 1L, 2L));
    Tensor yGcd = own(context().gcd(x1, x2));
    expect(yGcd, DType.UINT32, dims(5), 0, wholes(1L, 3L, 1L, 1L, 1L));
    Tensor yLcm = own(context().lcm(x1, x2));
    expect(yLcm, DType.UINT32, dims(5), 0, wholes(4294967295L, 0L, 21L, 14L, 700L));
    Tensor yHeaviside = own(context().heaviside(x1, x2));
    expect(yHeaviside, DType.UINT32, dims(5), 0, wholes(1L, 3L, 1L, 1L, 1L));
    Tensor ySquaredDifference = own(context().squaredDifference(x1, x2));
    expect(ySquaredDifference, DType.UINT32, dims(5), 0, wholes(4L, 9L, 16L, 25L, 8649L));
    Tensor yBitwiseAnd = own(context().bitwiseAnd(x1, x2));
    expect(yBitwiseAnd, DType.UINT32, dims(5), 0, wholes(1L, 0L, 3L, 2L, 4L));
    Tensor yBitwiseOr = own(context().bitwiseOr(x1, x2));
    expect(yBitwiseOr, DType.UINT32, dims(5), 0, wholes(4294967295L, 3L, 7L, 7L, 103L));
    Tensor yBitwiseXor = own(context().bitwiseXor(x1, x2));
    expect(yBitwiseXor, DType.UINT32, dims(5), 0, wholes(4294967294L, 3L, 4L, 5L, 99L));
    Tensor yBitwiseLeftShift = own(context().bitwiseLeftShift(x1, x2));
    expect(yBitwiseLeftShift, DType.UINT32, dims(5), 0, wholes(4294967294L, 0L, 56L, 28L, 12800L));
    Tensor yBitwiseRightShift = own(context().bitwiseRightShift(x1, x2));
    expect(yBitwiseRightShift, DType.UINT32, dims(5), 0, wholes(2147483647L, 0L, 0L, 1L, 0L));
    Tensor yLess = own(context().less(x1, x2));
    expect(yLess, DType.BOOL, dims(5), 0, booleans(false, true, false, false, false));
    Tensor yGreaterEqual = own(context().greaterEqual(x1, x2));
    expect(yGreaterEqual, DType.BOOL, dims(5), 0, booleans(true, false, true, true, true));
    Tensor yEqual = own(context().equal(x1, x2));
    expect(yEqual, DType.BOOL, dims(5), 0, booleans(false, false, false, false, false));
  }

  // two integers of uint64
  @Test
  void two_integers_of_uint64() throws Exception {
    Tensor x1 = own(tensor(DType.UINT64, dims(5), wholes(-1L, 0L, 7L, 7L, 100L)));
    Tensor x2 = own(tensor(DType.UINT64, dims(5), wholes(1L, 3L, 3L, 2L, 7L)));
    Tensor yAdd = own(context().add(x1, x2));
    expect(yAdd, DType.UINT64, dims(5), 0, wholes(0L, 3L, 10L, 9L, 107L));
    Tensor ySubtract = own(context().subtract(x1, x2));
    expect(ySubtract, DType.UINT64, dims(5), 0, wholes(-2L, -3L, 4L, 5L, 93L));
    Tensor yMultiply = own(context().multiply(x1, x2));
    expect(yMultiply, DType.UINT64, dims(5), 0, wholes(-1L, 0L, 21L, 14L, 700L));
    Tensor yMaximum = own(context().maximum(x1, x2));
    expect(yMaximum, DType.UINT64, dims(5), 0, wholes(-1L, 3L, 7L, 7L, 100L));
    Tensor yMinimum = own(context().minimum(x1, x2));
    expect(yMinimum, DType.UINT64, dims(5), 0, wholes(1L, 0L, 3L, 2L, 7L));
    Tensor yFloorDivide = own(context().floorDivide(x1, x2));
    expect(yFloorDivide, DType.UINT64, dims(5), 0, wholes(-1L, 0L, 2L, 3L, 14L));
    Tensor yRemainder = own(context().remainder(x1, x2));
    expect(yRemainder, DType.UINT64, dims(5), 0, wholes(0L, 0L, 1L, 1L, 2L));
    Tensor yPow = own(context().pow(x1, x2));
    expect(yPow, DType.UINT64, dims(5), 0, wholes(-1L, 0L, 343L, 49L, 100000000000000L));
    Tensor yFmax = own(context().fmax(x1, x2));
    expect(yFmax, DType.UINT64, dims(5), 0, wholes(-1L, 3L, 7L, 7L, 100L));
    Tensor yFmin = own(context().fmin(x1, x2));
    expect(yFmin, DType.UINT64, dims(5), 0, wholes(1L, 0L, 3L, 2L, 7L));
    Tensor yTruncDiv = own(context().truncDiv(x1, x2));
    expect(yTruncDiv, DType.UINT64, dims(5), 0, wholes(-1L, 0L, 2L, 3L, 14L));
    Tensor yFmod = own(context().fmod(x1, x2));
    expect(yFmod, DType.UINT64, dims(5), 0, wholes(0L, 0L, 1L, 1L, 2L));
    Tensor yGcd = own(context().gcd(x1, x2));
    expect(yGcd, DType.UINT64, dims(5), 0, wholes(1L, 3L, 1L, 1L, 1L));
    Tensor yLcm = own(context().lcm(x1, x2));
    expect(yLcm, DType.UINT64, dims(5), 0, wholes(-1L, 0L, 21L, 14L, 700L));
    Tensor yHeaviside = own(context().heaviside(x1, x2));
    expect(yHeaviside, DType.UINT64, dims(5), 0, wholes(1L, 3L, 1L, 1L, 1L));
    Tensor ySquaredDifference = own(context().squaredDifference(x1, x2));
    expect(ySquaredDifference, DType.UINT64, dims(5), 0, wholes(4L, 9L, 16L, 25L, 8649L));
    Tensor yBitwiseAnd = own(context().bitwiseAnd(x1, x2));
    expect(yBitwiseAnd, DType.UINT64, dims(5), 0, wholes(1L, 0L, 3L, 2L, 4L));
    Tensor yBitwiseOr = own(context().bitwiseOr(x1, x2));
    expect(yBitwiseOr, DType.UINT64, dims(5), 0, wholes(-1L, 3L, 7L, 7L, 103L));
    Tensor yBitwiseXor = own(context().bitwiseXor(x1, x2));
    expect(yBitwiseXor, DType.UINT64, dims(5), 0, wholes(-2L, 3L, 4L, 5L, 99L));
    Tensor yBitwiseLeftShift = own(context().bitwiseLeftShift(x1, x2));
    expect(yBitwiseLeftShift, DType.UINT64, dims(5), 0, wholes(-2L, 0L, 56L, 28L, 12800L));
    Tensor yBitwiseRightShift = own(context().bitwiseRightShift(x1, x2));
    expect(yBitwiseRightShift, DType.UINT64, dims(5), 0, wholes(9223372036854775807L, 0L, 0L, 1L, 0L));
    Tensor yLess = own(context().less(x1, x2));
    expect(yLess, DType.BOOL, dims(5), 0, booleans(false, true, false, false, false));
    Tensor yGreaterEqual = own(context().greaterEqual(x1, x2));
    expect(yGreaterEqual, DType.BOOL, dims(5), 0, booleans(true, false, true, true, true));
    Tensor yEqual = own(context().equal(x1, x2));
    expect(yEqual, DType.BOOL, dims(5), 0, booleans(false, false, false, false, false));
  }

  // two integers of uint8
  @Test
  void two_integers_of_uint8() throws Exception {
    Tensor x1 = own(tensor(DType.UINT8, dims(5), wholes(255L, 0L, 7L, 7L, 100L)));
    Tensor x2 = own(tensor(DType.UINT8, dims(5), wholes(1L, 3L, 3L, 2L, 7L)));
    Tensor yAdd = own(context().add(x1, x2));
    expect(yAdd, DType.UINT8, dims(5), 0, wholes(0L, 3L, 10L, 9L, 107L));
    Tensor ySubtract = own(context().subtract(x1, x2));
    expect(ySubtract, DType.UINT8, dims(5), 0, wholes(254L, 253L, 4L, 5L, 93L));
    Tensor yMultiply = own(context().multiply(x1, x2));
    expect(yMultiply, DType.UINT8, dims(5), 0, wholes(255L, 0L, 21L, 14L, 188L));
    Tensor yMaximum = own(context().maximum(x1, x2));
    expect(yMaximum, DType.UINT8, dims(5), 0, wholes(255L, 3L, 7L, 7L, 100L));
    Tensor yMinimum = own(context().minimum(x1, x2));
    expect(yMinimum, DType.UINT8, dims(5), 0, wholes(1L, 0L, 3L, 2L, 7L));
    Tensor yFloorDivide = own(context().floorDivide(x1, x2));
    expect(yFloorDivide, DType.UINT8, dims(5), 0, wholes(255L, 0L, 2L, 3L, 14L));
    Tensor yRemainder = own(context().remainder(x1, x2));
    expect(yRemainder, DType.UINT8, dims(5), 0, wholes(0L, 0L, 1L, 1L, 2L));
    Tensor yPow = own(context().pow(x1, x2));
    expect(yPow, DType.UINT8, dims(5), 0, wholes(255L, 0L, 87L, 49L, 0L));
    Tensor yFmax = own(context().fmax(x1, x2));
    expect(yFmax, DType.UINT8, dims(5), 0, wholes(255L, 3L, 7L, 7L, 100L));
    Tensor yFmin = own(context().fmin(x1, x2));
    expect(yFmin, DType.UINT8, dims(5), 0, wholes(1L, 0L, 3L, 2L, 7L));
    Tensor yTruncDiv = own(context().truncDiv(x1, x2));
    expect(yTruncDiv, DType.UINT8, dims(5), 0, wholes(255L, 0L, 2L, 3L, 14L));
    Tensor yFmod = own(context().fmod(x1, x2));
    expect(yFmod, DType.UINT8, dims(5), 0, wholes(0L, 0L, 1L, 1L, 2L));
    Tensor yGcd = own(context().gcd(x1, x2));
    expect(yGcd, DType.UINT8, dims(5), 0, wholes(1L, 3L, 1L, 1L, 1L));
    Tensor yLcm = own(context().lcm(x1, x2));
    expect(yLcm, DType.UINT8, dims(5), 0, wholes(255L, 0L, 21L, 14L, 188L));
    Tensor yHeaviside = own(context().heaviside(x1, x2));
    expect(yHeaviside, DType.UINT8, dims(5), 0, wholes(1L, 3L, 1L, 1L, 1L));
    Tensor ySquaredDifference = own(context().squaredDifference(x1, x2));
    expect(ySquaredDifference, DType.UINT8, dims(5), 0, wholes(4L, 9L, 16L, 25L, 201L));
    Tensor yBitwiseAnd = own(context().bitwiseAnd(x1, x2));
    expect(yBitwiseAnd, DType.UINT8, dims(5), 0, wholes(1L, 0L, 3L, 2L, 4L));
    Tensor yBitwiseOr = own(context().bitwiseOr(x1, x2));
    expect(yBitwiseOr, DType.UINT8, dims(5), 0, wholes(255L, 3L, 7L, 7L, 103L));
    Tensor yBitwiseXor = own(context().bitwiseXor(x1, x2));
    expect(yBitwiseXor, DType.UINT8, dims(5), 0, wholes(254L, 3L, 4L, 5L, 99L));
    Tensor yBitwiseLeftShift = own(context().bitwiseLeftShift(x1, x2));
    expect(yBitwiseLeftShift, DType.UINT8, dims(5), 0, wholes(254L, 0L, 56L, 28L, 0L));
    Tensor yBitwiseRightShift = own(context().bitwiseRightShift(x1, x2));
    expect(yBitwiseRightShift, DType.UINT8, dims(5), 0, wholes(127L, 0L, 0L, 1L, 0L));
    Tensor yLess = own(context().less(x1, x2));
    expect(yLess, DType.BOOL, dims(5), 0, booleans(false, true, false, false, false));
    Tensor yGreaterEqual = own(context().greaterEqual(x1, x2));
    expect(yGreaterEqual, DType.BOOL, dims(5), 0, booleans(true, false, true, true, true));
    Tensor yEqual = own(context().equal(x1, x2));
    expect(yEqual, DType.BOOL, dims(5), 0, booleans(false, false, false, false, false));
  }

  // two tapes share a custom gradient
  @Test
  void two_tapes_share_a_custom_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+1)));
    Tape a = own(context().tape(true, false));
    a.watch(x);
    Tape b = own(context().tape(false, false));
    b.watch(x);
    Tensor y = own(context().square(x));
    List<Tensor> list = own(context().customGradient(List.of(x), List.of(y), (c, given) -> {
      Tensor g = given.get(0);
      Tensor gX = own(context().negative(g));
      return Arrays.asList(gX);
    }));
    Tensor y2 = list.get(0);
    List<Tensor> list2 = own(b.gradient(List.of(y2), List.of(x), null, false));
    Tensor d0 = list2.get(0);
    expect(d0, DType.FLOAT32, dims(), 0, floats(-0x1p+0));
    List<Tensor> list3 = own(a.gradient(List.of(y2), List.of(x), null, false));
    Tensor d1 = list3.get(0);
    expect(d1, DType.FLOAT32, dims(), 0, floats(-0x1p+0));
    List<Tensor> list4 = own(a.gradient(List.of(y2), List.of(x), null, false));
    Tensor d2 = list4.get(0);
    expect(d2, DType.FLOAT32, dims(), 0, floats(-0x1p+0));
  }

  // unfold ksize=2
  @Test
  void unfold_ksize_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 4, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().unfold(x, new long[] {2}));
    expect(y, DType.FLOAT32, dims(1, 6, 8), 0, floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 6, 8), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 3, 4, 2), 0, floats(0x1p+0, 0x1p-1, 0x1.4p+1, 0x1.2p+1, 0x1.2p+1, 0x1.cp+0, 0x1.8p+0, 0x1.8p+1, 0x1.cp+0, 0x1.2p+2, 0x1.08p+3, 0x1.6p+2, 0x1.6p+2, 0x1.ap+1, 0x1.8p+0, 0x1.4p+1, 0x1p+0, 0x1p-1, 0x1.4p+1, 0x1.2p+1, 0x1.2p+1, 0x1.cp+0, 0x1.8p+0, 0x1.8p+1));
  }

  // unfold ksize=2 data_format=NCHW
  @Test
  void unfold_ksize_2_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 3, 4), floats(0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.18p+5, 0x1.4p+4, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4, 0x1.2p+3, 0x1.fp+4)));
    Tensor y = own(context().unfold(x, new long[] {2}, new Options.Unfold().dataFormat(Options.DataFormat.NCHW)));
    expect(y, DType.FLOAT32, dims(1, 8, 6), 0, floats(0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.cp+3, 0x1.2p+5, 0x1.5p+4, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+3, 0x1.2p+5, 0x1.5p+4, 0x1.cp+4, 0x1.ap+3, 0x1.18p+5, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.ap+3, 0x1.18p+5, 0x1.4p+4, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.9p+4, 0x1.4p+3, 0x1p+5, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1.9p+4, 0x1.4p+3, 0x1p+5, 0x1p+1, 0x1.8p+4, 0x1.2p+3, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1.8p+4, 0x1.2p+3, 0x1.fp+4));
  }

  // unfold ksize=2,1 strides=2,1 dilations=2,1 padding=EXPLICIT paddings=1,0,0,0 data_format=NCHW
  @Test
  void unfold_ksize_2_1_strides_2_1_dilations_2_1_padding_explicit_paddings_1_0_0_0_data_format_n() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 1, 4, 3), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3)));
    Tensor y = own(context().unfold(x, new long[] {2, 1}, new Options.Unfold().strides(2, 1).padding(Options.Padding.EXPLICIT).dataFormat(Options.DataFormat.NCHW).dilations(2, 1).paddings(1, 0, 0, 0)));
    expect(y, DType.FLOAT32, dims(1, 2, 6), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3));
  }

  // unique
  @Test
  void unique() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2, 2), wholes(3L, 1L, 3L, 2L)));
    List<Tensor> list = own(context().unique(x));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    Tensor y3 = list.get(3);
    expect(y0, DType.INT32, dims(3), 0, wholes(3L, 1L, 2L));
    expect(y1, DType.INT64, dims(3), 0, wholes(0L, 1L, 3L));
    expect(y2, DType.INT64, dims(2, 2), 0, wholes(0L, 1L, 0L, 2L));
    expect(y3, DType.INT64, dims(3), 0, wholes(2L, 1L, 1L));
  }

  // unique axis=-1
  @Test
  void unique_axis_m1() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(3, 3), wholes(3L, 1L, 3L, 0L, 2L, 0L, 3L, 1L, 3L)));
    List<Tensor> list = own(context().unique(x, new Options.Unique().axis(-1L)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    Tensor y3 = list.get(3);
    expect(y0, DType.INT32, dims(3, 2), 0, wholes(1L, 3L, 2L, 0L, 1L, 3L));
    expect(y1, DType.INT64, dims(2), 0, wholes(1L, 0L));
    expect(y2, DType.INT64, dims(3), 0, wholes(1L, 0L, 1L));
    expect(y3, DType.INT64, dims(2), 0, wholes(1L, 2L));
  }

  // unique axis=0
  @Test
  void unique_axis_0() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(3, 3), wholes(3L, 1L, 3L, 0L, 2L, 0L, 3L, 1L, 3L)));
    List<Tensor> list = own(context().unique(x, new Options.Unique().axis(0L)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    Tensor y3 = list.get(3);
    expect(y0, DType.INT32, dims(2, 3), 0, wholes(0L, 2L, 0L, 3L, 1L, 3L));
    expect(y1, DType.INT64, dims(2), 0, wholes(1L, 0L));
    expect(y2, DType.INT64, dims(3), 0, wholes(1L, 0L, 1L));
    expect(y3, DType.INT64, dims(2), 0, wholes(1L, 2L));
  }

  // unravel_index of a number that is out of range
  @Test
  void unravel_index_of_a_number_that_is_out_of_range() throws Exception {
    Tensor i = own(tensor(DType.INT32, dims(1), wholes(6L)));
    fails(Code.INVALID_ARGUMENT, "unravel_index", null, () -> context().unravelIndex(i, new long[] {2, 3}));
  }

  // unravel_index shape=2,3
  @Test
  void unravel_index_shape_2_3() throws Exception {
    Tensor indices = own(tensor(DType.INT32, dims(3), wholes(0L, 5L, 4L)));
    List<Tensor> list = own(context().unravelIndex(indices, new long[] {2, 3}));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.INT64, dims(3), 0, wholes(0L, 1L, 1L));
    expect(y1, DType.INT64, dims(3), 0, wholes(0L, 2L, 1L));
  }

  // unsorted_segment_max num_segments=3
  @Test
  void unsorted_segment_max_num_segments_3() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0)));
    Tensor segmentIds = own(tensor(DType.INT64, dims(4), wholes(2L, 0L, -1L, 2L)));
    Tensor y = own(context().unsortedSegmentMax(x, segmentIds, 3L));
    expect(y, DType.FLOAT32, dims(3, 2), 1, floats(0x1p-1, 0x1p+3, -0x1.fffffep+127, -0x1.fffffep+127, 0x1p+1, 0x1p+1));
  }

  // unsorted_segment_max num_segments=3 of two axes
  @Test
  void unsorted_segment_max_num_segments_3_of_two_axes() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0)));
    Tensor segmentIds = own(tensor(DType.INT32, dims(4, 2), wholes(0L, 1L, 1L, 0L, 0L, 2L, 2L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().unsortedSegmentMax(x, segmentIds, 3L));
    expect(y, DType.FLOAT32, dims(3), 1, floats(0x1p+3, 0x1p+1, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(4, 2), 1, floats(0x0p+0, 0x1p-1, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0));
  }

  // unsorted_segment_max of an id that is out of range
  @Test
  void unsorted_segment_max_of_an_id_that_is_out_of_range() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor ids = own(tensor(DType.INT32, dims(2), wholes(0L, 3L)));
    fails(Code.INVALID_ARGUMENT, "unsorted_segment_max", null, () -> context().unsortedSegmentMax(x, ids, 3L));
  }

  // unsorted_segment_mean num_segments=3
  @Test
  void unsorted_segment_mean_num_segments_3() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0)));
    Tensor segmentIds = own(tensor(DType.INT64, dims(4), wholes(2L, 0L, -1L, 2L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().unsortedSegmentMean(x, segmentIds, 3L));
    expect(y, DType.FLOAT32, dims(3, 2), 1, floats(0x1p-1, 0x1p+3, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(4, 2), 1, floats(0x1.8p-1, 0x1.8p+0, 0x1p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+0));
  }

  // unsorted_segment_mean num_segments=3 of two axes
  @Test
  void unsorted_segment_mean_num_segments_3_of_two_axes() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0)));
    Tensor segmentIds = own(tensor(DType.INT32, dims(4, 2), wholes(0L, 1L, 1L, 0L, 0L, 2L, 2L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().unsortedSegmentMean(x, segmentIds, 3L));
    expect(y, DType.FLOAT32, dims(3), 1, floats(0x1.155556p+2, 0x1p-1, 0x1.4p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(4, 2), 1, floats(0x1.555556p-2, 0x1.555556p-3, 0x1.555556p-3, 0x1.555556p-2, 0x1.555556p-2, 0x1p+0, 0x1p+0, 0x1.555556p-3));
  }

  // unsorted_segment_mean of an id that is out of range
  @Test
  void unsorted_segment_mean_of_an_id_that_is_out_of_range() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor ids = own(tensor(DType.INT32, dims(2), wholes(0L, 3L)));
    fails(Code.INVALID_ARGUMENT, "unsorted_segment_mean", null, () -> context().unsortedSegmentMean(x, ids, 3L));
  }

  // unsorted_segment_min num_segments=3
  @Test
  void unsorted_segment_min_num_segments_3() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0)));
    Tensor segmentIds = own(tensor(DType.INT64, dims(4), wholes(2L, 0L, -1L, 2L)));
    Tensor y = own(context().unsortedSegmentMin(x, segmentIds, 3L));
    expect(y, DType.FLOAT32, dims(3, 2), 1, floats(0x1p-1, 0x1p+3, 0x1.fffffep+127, 0x1.fffffep+127, 0x1p+0, -0x1p+0));
  }

  // unsorted_segment_min num_segments=3 of two axes
  @Test
  void unsorted_segment_min_num_segments_3_of_two_axes() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0)));
    Tensor segmentIds = own(tensor(DType.INT32, dims(4, 2), wholes(0L, 1L, 1L, 0L, 0L, 2L, 2L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().unsortedSegmentMin(x, segmentIds, 3L));
    expect(y, DType.FLOAT32, dims(3), 1, floats(0x1p+0, -0x1p+0, 0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(4, 2), 1, floats(0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p-1));
  }

  // unsorted_segment_min of an id that is out of range
  @Test
  void unsorted_segment_min_of_an_id_that_is_out_of_range() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor ids = own(tensor(DType.INT32, dims(2), wholes(0L, 3L)));
    fails(Code.INVALID_ARGUMENT, "unsorted_segment_min", null, () -> context().unsortedSegmentMin(x, ids, 3L));
  }

  // unsorted_segment_prod num_segments=3
  @Test
  void unsorted_segment_prod_num_segments_3() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0)));
    Tensor segmentIds = own(tensor(DType.INT64, dims(4), wholes(2L, 0L, -1L, 2L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().unsortedSegmentProd(x, segmentIds, 3L));
    expect(y, DType.FLOAT32, dims(3, 2), 1, floats(0x1p-1, 0x1p+3, 0x1p+0, 0x1p+0, 0x1p+1, -0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(4, 2), 1, floats(0x1.8p+1, -0x1.8p+1, 0x1p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1.8p+2));
  }

  // unsorted_segment_prod num_segments=3 of two axes
  @Test
  void unsorted_segment_prod_num_segments_3_of_two_axes() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0)));
    Tensor segmentIds = own(tensor(DType.INT32, dims(4, 2), wholes(0L, 1L, 1L, 0L, 0L, 2L, 2L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().unsortedSegmentProd(x, segmentIds, 3L));
    expect(y, DType.FLOAT32, dims(3), 1, floats(0x1p+5, -0x1p+0, 0x1.8p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(4, 2), 1, floats(0x1p+5, -0x1p-2, -0x1p+0, 0x1p+2, 0x1p+3, 0x1p+2, 0x1.8p+2, 0x1p-1));
  }

  // unsorted_segment_prod of an id that is out of range
  @Test
  void unsorted_segment_prod_of_an_id_that_is_out_of_range() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor ids = own(tensor(DType.INT32, dims(2), wholes(0L, 3L)));
    fails(Code.INVALID_ARGUMENT, "unsorted_segment_prod", null, () -> context().unsortedSegmentProd(x, ids, 3L));
  }

  // unsorted_segment_sqrt_n num_segments=3
  @Test
  void unsorted_segment_sqrt_n_num_segments_3() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0)));
    Tensor segmentIds = own(tensor(DType.INT64, dims(4), wholes(2L, 0L, -1L, 2L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().unsortedSegmentSqrtN(x, segmentIds, 3L));
    expect(y, DType.FLOAT32, dims(3, 2), 1, floats(0x1p-1, 0x1p+3, 0x0p+0, 0x0p+0, 0x1.0f876cp+1, 0x1.6a09e6p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(4, 2), 1, floats(0x1.0f876cp+0, 0x1.0f876cp+1, 0x1p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1.0f876cp+0, 0x1.0f876cp+1));
  }

  // unsorted_segment_sqrt_n num_segments=3 of two axes
  @Test
  void unsorted_segment_sqrt_n_num_segments_3_of_two_axes() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0)));
    Tensor segmentIds = own(tensor(DType.INT32, dims(4, 2), wholes(0L, 1L, 1L, 0L, 0L, 2L, 2L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().unsortedSegmentSqrtN(x, segmentIds, 3L));
    expect(y, DType.FLOAT32, dims(3), 1, floats(0x1.e05afep+2, 0x1.bb67aep-1, 0x1.c48c6p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(4, 2), 1, floats(0x1.279a74p-1, 0x1.279a74p-2, 0x1.279a74p-2, 0x1.279a74p-1, 0x1.279a74p-1, 0x1.6a09e6p+0, 0x1.6a09e6p+0, 0x1.279a74p-2));
  }

  // unsorted_segment_sqrt_n of an id that is out of range
  @Test
  void unsorted_segment_sqrt_n_of_an_id_that_is_out_of_range() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor ids = own(tensor(DType.INT32, dims(2), wholes(0L, 3L)));
    fails(Code.INVALID_ARGUMENT, "unsorted_segment_sqrt_n", null, () -> context().unsortedSegmentSqrtN(x, ids, 3L));
  }

  // unsorted_segment_sum num_segments=3
  @Test
  void unsorted_segment_sum_num_segments_3() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0)));
    Tensor segmentIds = own(tensor(DType.INT64, dims(4), wholes(2L, 0L, -1L, 2L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().unsortedSegmentSum(x, segmentIds, 3L));
    expect(y, DType.FLOAT32, dims(3, 2), 1, floats(0x1p-1, 0x1p+3, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(4, 2), 1, floats(0x1.8p+0, 0x1.8p+1, 0x1p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1.8p+1));
  }

  // unsorted_segment_sum num_segments=3 of two axes
  @Test
  void unsorted_segment_sum_num_segments_3_of_two_axes() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0)));
    Tensor segmentIds = own(tensor(DType.INT32, dims(4, 2), wholes(0L, 1L, 1L, 0L, 0L, 2L, 2L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().unsortedSegmentSum(x, segmentIds, 3L));
    expect(y, DType.FLOAT32, dims(3), 1, floats(0x1.ap+3, 0x1.8p+0, 0x1.4p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(4, 2), 1, floats(0x1p+0, 0x1p-1, 0x1p-1, 0x1p+0, 0x1p+0, 0x1p+1, 0x1p+1, 0x1p-1));
  }

  // unsorted_segment_sum of an id that is out of range
  @Test
  void unsorted_segment_sum_of_an_id_that_is_out_of_range() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor ids = own(tensor(DType.INT32, dims(2), wholes(0L, 3L)));
    fails(Code.INVALID_ARGUMENT, "unsorted_segment_sum", null, () -> context().unsortedSegmentSum(x, ids, 3L));
  }

  // unstack
  @Test
  void unstack() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(context().unstack(x));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT32, dims(3), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1));
    expect(y1, DType.FLOAT32, dims(3), 0, floats(0x1p+2, 0x1.4p+2, 0x1.8p+2));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1), List.of(x), Arrays.asList(dY0, dY1), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p+0, 0x1p-1, 0x1p+1));
  }

  // unstack axis=-1 num=3
  @Test
  void unstack_axis_m1_num_3() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(context().unstack(x, new Options.Unstack().axis(-1L).num(3L)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    expect(y0, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+2));
    expect(y1, DType.FLOAT32, dims(2), 0, floats(0x1p+1, 0x1.4p+2));
    expect(y2, DType.FLOAT32, dims(2), 0, floats(0x1.8p+1, 0x1.8p+2));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p-1)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p-1)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1, y2), List.of(x), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p-1, 0x1p-1));
  }

  // unstack of strings
  @Test
  void unstack_of_strings() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 3), strings("a", "", "\u65e5\u672c", "b c", "d", "e")));
    List<Tensor> list = own(context().unstack(x));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.STRING, dims(3), 0, strings("a", "", "\u65e5\u672c"));
    expect(y1, DType.STRING, dims(3), 0, strings("b c", "d", "e"));
  }

  // var
  @Test
  void var() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1p+1, 0x1.ap+3, 0x1.8p+1, 0x1.2p+4, 0x1.8p+3, 0x1p+3, 0x1.8p+2, 0x1.8p+2, 0x1p+3, 0x1.8p+3, 0x1.2p+4, 0x1.8p+1, 0x1.ap+3, 0x1p+1, 0x1p+4, 0x1.2p+3, 0x1p+2, 0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().var(x));
    expect(y, DType.FLOAT32, dims(), 2, floats(0x1.09c71cp+5));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 64, floats(-0x1.471c72p-1, -0x1.1c71c8p-1, -0x1.38e38ep-2, 0x1.c71c72p-4, 0x1.638e38p-1, -0x1.e38e38p-2, 0x1.c71c72p-2, -0x1.8e38e4p-2, 0x1.b8e38ep-1, 0x1.71c71cp-2, 0x1.c71c72p-6, -0x1.1c71c8p-3, -0x1.1c71c8p-3, 0x1.c71c72p-6, 0x1.71c71cp-2, 0x1.b8e38ep-1, -0x1.8e38e4p-2, 0x1.c71c72p-2, -0x1.e38e38p-2, 0x1.638e38p-1, 0x1.c71c72p-4, -0x1.38e38ep-2, -0x1.1c71c8p-1, -0x1.471c72p-1));
  }

  // var axis=0,-1 keepdims=True
  @Test
  void var_axis_0_m1_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1p+1, 0x1.ap+3, 0x1.8p+1, 0x1.2p+4, 0x1.8p+3, 0x1p+3, 0x1.8p+2, 0x1.8p+2, 0x1p+3, 0x1.8p+3, 0x1.2p+4, 0x1.8p+1, 0x1.ap+3, 0x1p+1, 0x1p+4, 0x1.2p+3, 0x1p+2, 0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().var(x, new Options.Var().axis(0, -1).keepdims(true)));
    expect(y, DType.FLOAT32, dims(1, 3, 1), 2, floats(0x1.ebp+4, 0x1.2ap+5, 0x1.ebp+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 1), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 64, floats(-0x1.dp+0, -0x1.9p+0, -0x1.ap-1, 0x1.cp-2, 0x1.ep-1, -0x1.ap-1, 0x1.2p-1, -0x1.6p-1, 0x1.58p+2, 0x1.3p+1, 0x1.8p-2, -0x1.4p-1, -0x1.4p-2, 0x1.8p-3, 0x1.3p+0, 0x1.58p+1, -0x1.6p-1, 0x1.2p-1, -0x1.ap-1, 0x1.ep-1, 0x1.cp-1, -0x1.ap+0, -0x1.9p+1, -0x1.dp+1));
  }

  // var axis=1
  @Test
  void var_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1p+1, 0x1.ap+3, 0x1.8p+1, 0x1.2p+4, 0x1.8p+3, 0x1p+3, 0x1.8p+2, 0x1.8p+2, 0x1p+3, 0x1.8p+3, 0x1.2p+4, 0x1.8p+1, 0x1.ap+3, 0x1p+1, 0x1p+4, 0x1.2p+3, 0x1p+2, 0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().var(x, new Options.Var().axis(1)));
    expect(y, DType.FLOAT32, dims(2, 4), 2, floats(0x1.038e38p+6, 0x1.8aaaaap+4, 0x1.b1c71cp+3, 0x1.8p+2, 0x1.8p+2, 0x1.b1c71cp+3, 0x1.8aaaaap+4, 0x1.038e38p+6));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 64, floats(-0x1.e38e38p+2, -0x1.555556p+0, -0x1.71c71cp+2, 0x1p-1, 0x1.8e38e4p+1, -0x1p+0, 0x1.8e38e4p+2, -0x1p-1, 0x1.1c71c8p+2, 0x1.2aaaaap+1, -0x1.c71c72p-2, 0x0p+0, 0x0p+0, -0x1.555556p-1, 0x1.cp+1, 0x1.1c71c8p+2, -0x1.8p+1, 0x1.2aaaaap+3, -0x1.8p+0, 0x1.8e38e4p+1, 0x1.8p+1, -0x1.155556p+3, -0x1p+1, -0x1.e38e38p+2));
  }

  // var axis=1 correction=1.0
  @Test
  void var_axis_1_correction_1_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1p+1, 0x1.ap+3, 0x1.8p+1, 0x1.2p+4, 0x1.8p+3, 0x1p+3, 0x1.8p+2, 0x1.8p+2, 0x1p+3, 0x1.8p+3, 0x1.2p+4, 0x1.8p+1, 0x1.ap+3, 0x1p+1, 0x1p+4, 0x1.2p+3, 0x1p+2, 0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().var(x, new Options.Var().axis(1).correction(0x1p+0)));
    expect(y, DType.FLOAT32, dims(2, 4), 2, floats(0x1.855556p+6, 0x1.28p+5, 0x1.455556p+4, 0x1.2p+3, 0x1.2p+3, 0x1.455556p+4, 0x1.28p+5, 0x1.855556p+6));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 64, floats(-0x1.6aaaaap+3, -0x1p+1, -0x1.155556p+3, 0x1.8p-1, 0x1.2aaaaap+2, -0x1.8p+0, 0x1.2aaaaap+3, -0x1.8p-1, 0x1.aaaaaap+2, 0x1.cp+1, -0x1.555556p-1, 0x0p+0, 0x0p+0, -0x1p+0, 0x1.5p+2, 0x1.aaaaaap+2, -0x1.2p+2, 0x1.cp+3, -0x1.2p+1, 0x1.2aaaaap+2, 0x1.2p+2, -0x1.ap+3, -0x1.8p+1, -0x1.6aaaaap+3));
  }

  // var axis=1 of complex numbers
  @Test
  void var_axis_1_of_complex_numbers() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p+0, 0x1p+0, 0x1p-1, 0x0p+0, -0x0p+0, -0x1p+0, 0x1.8p+1, 0x0p+0)));
    Tensor y = own(context().var(x, new Options.Var().axis(1)));
    expect(y, DType.FLOAT64, dims(2), 2, floats(0x1.c71c71c71c71cp-1, 0x1.f1c71c71c71c7p+0));
  }

  // var of int32
  @Test
  void var_of_int32() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(3), wholes(1L, 2L, 4L)));
    Tensor y = own(context().var(x));
    expect(y, DType.FLOAT32, dims(), 2, floats(0x1.8e38e4p+0));
  }

  // vecdot
  @Test
  void vecdot() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, -0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+2, 0x1p-1, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().vecdot(x1, x2));
    expect(y, DType.FLOAT32, dims(), 0, floats(-0x1p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 0, floats(0x1p+2, 0x1p-1, 0x1p+1));
    expect(dX2, DType.FLOAT32, dims(3), 0, floats(0x1p+0, 0x1p+1, -0x1.8p+1));
  }

  // vecdot axis=-2
  @Test
  void vecdot_axis_m2() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().vecdot(x1, x2, new Options.Vecdot().axis(-2L)));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1.9p+5, 0x1.a8p+6, 0x1.4p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1.2p+2, 0x1p+3, 0x1.cp+2, 0x1.4p+1, 0x1p+2));
    expect(dX2, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1.2p+2, 0x1p+3, 0x1.cp+2, 0x1.4p+1, 0x1p+2));
  }

  // vecdot of complex numbers
  @Test
  void vecdot_of_complex_numbers() throws Exception {
    Tensor x1 = own(tensor(DType.COMPLEX64, dims(1, 2), floats(0x0p+0, 0x1p+0, 0x1p+1, 0x0p+0)));
    Tensor x2 = own(tensor(DType.COMPLEX64, dims(2), floats(0x1p+0, 0x1p+0, 0x0p+0, 0x1.8p+1)));
    Tensor y = own(context().vecdot(x1, x2));
    expect(y, DType.COMPLEX64, dims(1), 0, floats(0x1p+0, 0x1.4p+2));
  }

  // vector_norm
  @Test
  void vector_norm() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, -0x1p+1, 0x1p+1, 0x1p-1, 0x1.8p+1, -0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().vectorNorm(x));
    expect(y, DType.FLOAT32, dims(), 4, floats(0x1.d763b2p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 4, floats(0x1.160dfap-3, -0x1.160dfap-2, 0x1.160dfap-2, 0x1.160dfap-4, 0x1.a114f8p-2, -0x1.a114f8p-1));
  }

  // vector_norm axis=0 keepdims=True
  @Test
  void vector_norm_axis_0_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, -0x1p+1, 0x1p+1, 0x1p-1, 0x1.8p+1, -0x1.8p+2)));
    Tensor y = own(context().vectorNorm(x, new Options.VectorNorm().axis(0).keepdims(true)));
    expect(y, DType.FLOAT32, dims(1, 3), 4, floats(0x1.1e377ap+0, 0x1.cd82b4p+1, 0x1.94c584p+2));
  }

  // vector_norm axis=1 ord=1.0
  @Test
  void vector_norm_axis_1_ord_1_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, -0x1p+1, 0x1p+1, 0x1p-1, 0x1.8p+1, -0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().vectorNorm(x, new Options.VectorNorm().axis(1).ord(0x1p+0)));
    expect(y, DType.FLOAT32, dims(2), 16, floats(0x1.4p+2, 0x1.3p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 16, floats(0x1p+0, -0x1p+0, 0x1p+0, 0x1p-1, 0x1p-1, -0x1p-1));
  }

  // vector_norm axis=1 ord=3.0
  @Test
  void vector_norm_axis_1_ord_3_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, -0x1p+1, 0x1p+1, 0x1p-1, 0x1.8p+1, -0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().vectorNorm(x, new Options.VectorNorm().axis(1).ord(0x1.8p+1)));
    expect(y, DType.FLOAT32, dims(2), 16, floats(0x1.491fc2p+1, 0x1.8f71cep+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 16, floats(0x1.35c388p-3, -0x1.35c388p-1, 0x1.35c388p-1, 0x1.a499p-9, 0x1.d92c2p-4, -0x1.d92c2p-2));
  }

  // vector_norm axis=1 ord=inf
  @Test
  void vector_norm_axis_1_ord_inf() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, -0x1p+1, 0x1p+1, 0x1p-1, 0x1.8p+1, -0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().vectorNorm(x, new Options.VectorNorm().axis(1).ord(Double.POSITIVE_INFINITY)));
    expect(y, DType.FLOAT32, dims(2), 16, floats(0x1p+1, 0x1.8p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 16, floats(0x0p+0, -0x1p-1, 0x1p-1, 0x0p+0, 0x0p+0, -0x1p-1));
  }

  // weak scalars beside bfloat16
  @Test
  void weak_scalars_beside_bfloat16() throws Exception {
    Tensor x = own(tensor(DType.BFLOAT16, dims(2), floats(0x0p+0, 0x1p+0)));
    Tensor two = own(context().weak(2L));
    Tensor half = own(context().weak(0x1p-1));
    Tensor y = own(context().add(x, two));
    expect(y, DType.BFLOAT16, dims(2), 0, floats(0x1p+1, 0x1.8p+1));
    Tensor z = own(context().subtract(two, x));
    expect(z, DType.BFLOAT16, dims(2), 0, floats(0x1p+1, 0x1p+0));
    Tensor w = own(context().multiply(x, half));
    expect(w, DType.BFLOAT16, dims(2), 0, floats(0x0p+0, 0x1p-1));
  }

  // weak scalars beside bool
  @Test
  void weak_scalars_beside_bool() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(2), booleans(false, true)));
    Tensor two = own(context().weak(2L));
    Tensor half = own(context().weak(0x1p-1));
    Tensor y = own(context().bitwiseOr(x, two));
    expect(y, DType.INT64, dims(2), 0, wholes(2L, 3L));
  }

  // weak scalars beside complex128
  @Test
  void weak_scalars_beside_complex128() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2), floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0)));
    Tensor two = own(context().weak(2L));
    Tensor half = own(context().weak(0x1p-1));
    Tensor y = own(context().add(x, two));
    expect(y, DType.COMPLEX128, dims(2), 0, floats(0x1p+1, 0x0p+0, 0x1.8p+1, 0x0p+0));
    Tensor z = own(context().subtract(two, x));
    expect(z, DType.COMPLEX128, dims(2), 0, floats(0x1p+1, 0x0p+0, 0x1p+0, 0x0p+0));
    Tensor w = own(context().multiply(x, half));
    expect(w, DType.COMPLEX128, dims(2), 0, floats(0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0));
  }

  // weak scalars beside complex64
  @Test
  void weak_scalars_beside_complex64() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX64, dims(2), floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0)));
    Tensor two = own(context().weak(2L));
    Tensor half = own(context().weak(0x1p-1));
    Tensor y = own(context().add(x, two));
    expect(y, DType.COMPLEX64, dims(2), 0, floats(0x1p+1, 0x0p+0, 0x1.8p+1, 0x0p+0));
    Tensor z = own(context().subtract(two, x));
    expect(z, DType.COMPLEX64, dims(2), 0, floats(0x1p+1, 0x0p+0, 0x1p+0, 0x0p+0));
    Tensor w = own(context().multiply(x, half));
    expect(w, DType.COMPLEX64, dims(2), 0, floats(0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0));
  }

  // weak scalars beside float16
  @Test
  void weak_scalars_beside_float16() throws Exception {
    Tensor x = own(tensor(DType.FLOAT16, dims(2), floats(0x0p+0, 0x1p+0)));
    Tensor two = own(context().weak(2L));
    Tensor half = own(context().weak(0x1p-1));
    Tensor y = own(context().add(x, two));
    expect(y, DType.FLOAT16, dims(2), 0, floats(0x1p+1, 0x1.8p+1));
    Tensor z = own(context().subtract(two, x));
    expect(z, DType.FLOAT16, dims(2), 0, floats(0x1p+1, 0x1p+0));
    Tensor w = own(context().multiply(x, half));
    expect(w, DType.FLOAT16, dims(2), 0, floats(0x0p+0, 0x1p-1));
  }

  // weak scalars beside float32
  @Test
  void weak_scalars_beside_float32() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x0p+0, 0x1p+0)));
    Tensor two = own(context().weak(2L));
    Tensor half = own(context().weak(0x1p-1));
    Tensor y = own(context().add(x, two));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1p+1, 0x1.8p+1));
    Tensor z = own(context().subtract(two, x));
    expect(z, DType.FLOAT32, dims(2), 0, floats(0x1p+1, 0x1p+0));
    Tensor w = own(context().multiply(x, half));
    expect(w, DType.FLOAT32, dims(2), 0, floats(0x0p+0, 0x1p-1));
  }

  // weak scalars beside float64
  @Test
  void weak_scalars_beside_float64() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2), floats(0x0p+0, 0x1p+0)));
    Tensor two = own(context().weak(2L));
    Tensor half = own(context().weak(0x1p-1));
    Tensor y = own(context().add(x, two));
    expect(y, DType.FLOAT64, dims(2), 0, floats(0x1p+1, 0x1.8p+1));
    Tensor z = own(context().subtract(two, x));
    expect(z, DType.FLOAT64, dims(2), 0, floats(0x1p+1, 0x1p+0));
    Tensor w = own(context().multiply(x, half));
    expect(w, DType.FLOAT64, dims(2), 0, floats(0x0p+0, 0x1p-1));
  }

  // weak scalars beside int16
  @Test
  void weak_scalars_beside_int16() throws Exception {
    Tensor x = own(tensor(DType.INT16, dims(2), wholes(0L, 1L)));
    Tensor two = own(context().weak(2L));
    Tensor half = own(context().weak(0x1p-1));
    Tensor y = own(context().add(x, two));
    expect(y, DType.INT16, dims(2), 0, wholes(2L, 3L));
    Tensor z = own(context().subtract(two, x));
    expect(z, DType.INT16, dims(2), 0, wholes(2L, 1L));
    Tensor w = own(context().multiply(x, half));
    expect(w, DType.FLOAT32, dims(2), 0, floats(0x0p+0, 0x1p-1));
  }

  // weak scalars beside int32
  @Test
  void weak_scalars_beside_int32() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2), wholes(0L, 1L)));
    Tensor two = own(context().weak(2L));
    Tensor half = own(context().weak(0x1p-1));
    Tensor y = own(context().add(x, two));
    expect(y, DType.INT32, dims(2), 0, wholes(2L, 3L));
    Tensor z = own(context().subtract(two, x));
    expect(z, DType.INT32, dims(2), 0, wholes(2L, 1L));
    Tensor w = own(context().multiply(x, half));
    expect(w, DType.FLOAT32, dims(2), 0, floats(0x0p+0, 0x1p-1));
  }

  // weak scalars beside int64
  @Test
  void weak_scalars_beside_int64() throws Exception {
    Tensor x = own(tensor(DType.INT64, dims(2), wholes(0L, 1L)));
    Tensor two = own(context().weak(2L));
    Tensor half = own(context().weak(0x1p-1));
    Tensor y = own(context().add(x, two));
    expect(y, DType.INT64, dims(2), 0, wholes(2L, 3L));
    Tensor z = own(context().subtract(two, x));
    expect(z, DType.INT64, dims(2), 0, wholes(2L, 1L));
    Tensor w = own(context().multiply(x, half));
    expect(w, DType.FLOAT64, dims(2), 0, floats(0x0p+0, 0x1p-1));
  }

  // weak scalars beside int8
  @Test
  void weak_scalars_beside_int8() throws Exception {
    Tensor x = own(tensor(DType.INT8, dims(2), wholes(0L, 1L)));
    Tensor two = own(context().weak(2L));
    Tensor half = own(context().weak(0x1p-1));
    Tensor y = own(context().add(x, two));
    expect(y, DType.INT8, dims(2), 0, wholes(2L, 3L));
    Tensor z = own(context().subtract(two, x));
    expect(z, DType.INT8, dims(2), 0, wholes(2L, 1L));
    Tensor w = own(context().multiply(x, half));
    expect(w, DType.FLOAT32, dims(2), 0, floats(0x0p+0, 0x1p-1));
  }

  // weak scalars beside uint16
  @Test
  void weak_scalars_beside_uint16() throws Exception {
    Tensor x = own(tensor(DType.UINT16, dims(2), wholes(0L, 1L)));
    Tensor two = own(context().weak(2L));
    Tensor half = own(context().weak(0x1p-1));
    Tensor y = own(context().add(x, two));
    expect(y, DType.UINT16, dims(2), 0, wholes(2L, 3L));
    Tensor z = own(context().subtract(two, x));
    expect(z, DType.UINT16, dims(2), 0, wholes(2L, 1L));
    Tensor w = own(context().multiply(x, half));
    expect(w, DType.FLOAT32, dims(2), 0, floats(0x0p+0, 0x1p-1));
  }

  // weak scalars beside uint32
  @Test
  void weak_scalars_beside_uint32() throws Exception {
    Tensor x = own(tensor(DType.UINT32, dims(2), wholes(0L, 1L)));
    Tensor two = own(context().weak(2L));
    Tensor half = own(context().weak(0x1p-1));
    Tensor y = own(context().add(x, two));
    expect(y, DType.UINT32, dims(2), 0, wholes(2L, 3L));
    Tensor z = own(context().subtract(two, x));
    expect(z, DType.UINT32, dims(2), 0, wholes(2L, 1L));
    Tensor w = own(context().multiply(x, half));
    expect(w, DType.FLOAT32, dims(2), 0, floats(0x0p+0, 0x1p-1));
  }

  // weak scalars beside uint64
  @Test
  void weak_scalars_beside_uint64() throws Exception {
    Tensor x = own(tensor(DType.UINT64, dims(2), wholes(0L, 1L)));
    Tensor two = own(context().weak(2L));
    Tensor half = own(context().weak(0x1p-1));
    Tensor y = own(context().add(x, two));
    expect(y, DType.UINT64, dims(2), 0, wholes(2L, 3L));
    Tensor z = own(context().subtract(two, x));
    expect(z, DType.UINT64, dims(2), 0, wholes(2L, 1L));
    Tensor w = own(context().multiply(x, half));
    expect(w, DType.FLOAT64, dims(2), 0, floats(0x0p+0, 0x1p-1));
  }

  // weak scalars beside uint8
  @Test
  void weak_scalars_beside_uint8() throws Exception {
    Tensor x = own(tensor(DType.UINT8, dims(2), wholes(0L, 1L)));
    Tensor two = own(context().weak(2L));
    Tensor half = own(context().weak(0x1p-1));
    Tensor y = own(context().add(x, two));
    expect(y, DType.UINT8, dims(2), 0, wholes(2L, 3L));
    Tensor z = own(context().subtract(two, x));
    expect(z, DType.UINT8, dims(2), 0, wholes(2L, 1L));
    Tensor w = own(context().multiply(x, half));
    expect(w, DType.FLOAT32, dims(2), 0, floats(0x0p+0, 0x1p-1));
  }

  // what a variable refuses
  @Test
  void what_a_variable_refuses() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Variable v = own(new Variable(x, "", true));
    Tensor longer = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tensor wider = own(tensor(DType.FLOAT64, dims(2), floats(0x1p+0, 0x1p+1)));
    fails(Code.INVALID_ARGUMENT, null, null, () -> v.assign(longer));
    fails(Code.INVALID_ARGUMENT, null, null, () -> v.assign(wider));
    fails(Code.INVALID_ARGUMENT, null, null, () -> v.assignAdd(longer));
    fails(Code.INVALID_ARGUMENT, null, null, () -> v.assignAdd(wider));
    fails(Code.INVALID_ARGUMENT, null, null, () -> v.assignSub(longer));
    fails(Code.INVALID_ARGUMENT, null, null, () -> v.assignSub(wider));
    Tensor b = own(tensor(DType.BOOL, dims(1), booleans(true)));
    Variable w = own(new Variable(b, "", false));
    fails(Code.INVALID_ARGUMENT, null, null, () -> w.assignAdd(b));
    Tensor y = own(v.value());
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
  }

  // what an optimizer refuses
  @Test
  void what_an_optimizer_refuses() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Variable v = own(new Variable(x, "", true));
    Optimizer sgd = own(new Optimizers.SGD().learningRate(0x1p-1));
    Tensor longer = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tensor wider = own(tensor(DType.FLOAT64, dims(2), floats(0x1p+0, 0x1p+1)));
    fails(Code.INVALID_ARGUMENT, null, null, () -> sgd.apply(List.of(v), List.of(longer)));
    fails(Code.INVALID_ARGUMENT, null, null, () -> sgd.apply(List.of(v), List.of(wider)));
    fails(Code.INVALID_ARGUMENT, null, null, () -> sgd.apply(List.of(v, v), List.of(x, x)));
    Tensor n = own(tensor(DType.INT32, dims(1), wholes(1L)));
    Variable w = own(new Variable(n, "", false));
    fails(Code.INVALID_ARGUMENT, null, null, () -> sgd.apply(List.of(w), List.of(n)));
    Tensor y = own(v.value());
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
    fails(Code.INVALID_ARGUMENT, null, null, () -> new Optimizers.Adam().beta1(0x1p+0));
    fails(Code.INVALID_ARGUMENT, null, null, () -> new Optimizers.Adagrad().learningRate(-0x1p+0));
  }

  // what does not fit a function
  @Test
  void what_does_not_fit_a_function() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32, 2)), (c, given) -> {
      Tensor x = given.get(0);
      Tensor y = own(context().square(x));
      return Arrays.asList(y);
    }));
    Tensor longer = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tensor wider = own(tensor(DType.FLOAT64, dims(2), floats(0x1p+0, 0x1p+1)));
    fails(Code.INVALID_ARGUMENT, null, null, () -> f.call(longer));
    fails(Code.INVALID_ARGUMENT, null, null, () -> f.call(wider));
  }

  // what layers refuse: activations
  @Test
  void what_layers_refuse_activations() throws Exception {
    Layer layer0 = own(new Layers.PReLU());
    Tensor x000 = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x0p+0, 0x0p+0)));
    List<Tensor> list = own(layer0.callAll(false, x000));
    Tensor y000 = list.get(0);
    Tensor x010 = own(tensor(DType.FLOAT32, dims(1, 3), floats(0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "Input 0 of layer \"prelu\" is incompatible with the layer: expected axis 1 of input shape to have value 2, but received input with shape [1,3]", () -> layer0.callAll(false, x010));
    Layer layer1 = own(new Layers.PReLU().sharedAxes(2));
    Tensor x100 = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"prelu\": shared_axes must be from 1 to 1, the last axis, got 2", () -> layer1.callAll(false, x100));
  }

  // what layers refuse: attention
  @Test
  void what_layers_refuse_attention() throws Exception {
    Layer layer0 = own(new Layers.MultiHeadAttention(1L, 1L));
    Tensor x000 = own(tensor(DType.FLOAT32, dims(1, 2, 3), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    Tensor x001 = own(tensor(DType.FLOAT32, dims(1, 2, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    List<Tensor> list = own(layer0.callAll(false, x000, x001));
    Tensor y000 = list.get(0);
    Tensor x010 = own(tensor(DType.FLOAT32, dims(1, 2, 3), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    Tensor x011 = own(tensor(DType.FLOAT32, dims(1, 2, 1), floats(0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "Input 1 of layer \"multi_head_attention\" is incompatible with the layer: expected axis -1 of input shape to have value 2, but received input with shape [1,2,1]", () -> layer0.callAll(false, x010, x011));
    Layer layer1 = own(new Layers.MultiHeadAttention(1L, 1L).dropout(0x1p+0));
    Tensor x100 = own(tensor(DType.FLOAT32, dims(1, 2, 3), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    Tensor x101 = own(tensor(DType.FLOAT32, dims(1, 2, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"multi_head_attention\": `dropout` must be in [0, 1), got 1", () -> layer1.callAll(false, x100, x101));
    Layer layer2 = own(new Layers.MultiHeadAttention(1L, 0L));
    Tensor x200 = own(tensor(DType.FLOAT32, dims(1, 2, 3), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    Tensor x201 = own(tensor(DType.FLOAT32, dims(1, 2, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"multi_head_attention\": Received an invalid value for `key_dim`, expected at least 1, got 0", () -> layer2.callAll(false, x200, x201));
  }

  // what layers refuse: cells
  @Test
  void what_layers_refuse_cells() throws Exception {
    Layer layer0 = own(new Layers.LSTMCell(2L));
    Tensor x000 = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x0p+0, 0x0p+0)));
    List<Tensor> list = own(layer0.callAll(false, x000));
    Tensor y000 = list.get(0);
    Tensor y001 = list.get(1);
    Tensor x010 = own(tensor(DType.FLOAT32, dims(1, 3), floats(0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "Input 0 of layer \"lstm_cell\" is incompatible with the layer: expected axis -1 of input shape to have value 2, but received input with shape [1,3]", () -> layer0.callAll(false, x010));
    Layer layer1 = own(new Layers.LSTMCell(2L));
    Tensor x100 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    Tensor x101 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    Tensor x102 = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"lstm_cell\": initial_c must have shape [2,2], got shape [1,2]", () -> layer1.callAll(false, x100, x101, x102));
  }

  // what layers refuse: changes of shape
  @Test
  void what_layers_refuse_changes_of_shape() throws Exception {
    Layer layer0 = own(new Layers.Permute(1, 3));
    Tensor x000 = own(tensor(DType.FLOAT32, dims(1, 2, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"permute\": Invalid permutation argument `dims` for Permute Layer. The set of indices in `dims` must be consecutive and start from 1.", () -> layer0.callAll(false, x000));
    Layer layer1 = own(new Layers.Permute(2, 1));
    Tensor x100 = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "Input 0 of layer \"permute\" is incompatible with the layer: expected ndim=3, found ndim=2. Full shape received: [1,2]", () -> layer1.callAll(false, x100));
  }

  // what layers refuse: convolutions
  @Test
  void what_layers_refuse_convolutions() throws Exception {
    fails(Code.INVALID_ARGUMENT, "", "layer \"conv2d\": Value for attr 'padding' of \"FULL\" is not in the list of allowed values: \"VALID\", \"SAME\"", () -> new Layers.Conv2D(2L, 2, 2).padding("FULL"));
    fails(Code.INVALID_ARGUMENT, "", "layer \"conv2d\": Value for attr 'data_format' of \"channels_frist\" is not in the list of allowed values: \"NHWC\", \"NWC\", \"NDHWC\", \"CHANNELS_LAST\", \"NCHW\", \"NCW\", \"NCDHW\", \"CHANNELS_FIRST\"", () -> new Layers.Conv2D(2L, 2, 2).dataFormat("channels_frist"));
    Layer layer0 = own(new Layers.Conv2D(2L, 2, 2));
    Tensor x000 = own(tensor(DType.FLOAT32, dims(1, 2, 2, 3), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    List<Tensor> list = own(layer0.callAll(false, x000));
    Tensor y000 = list.get(0);
    Tensor x010 = own(tensor(DType.FLOAT32, dims(1, 2, 2, 4), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "Input 0 of layer \"conv2d\" is incompatible with the layer: expected axis -1 of input shape to have value 3, but received input with shape [1,2,2,4]", () -> layer0.callAll(false, x010));
    Layer layer1 = own(new Layers.Conv2D(2L, 2, 2).dataFormat("NCHW"));
    Tensor x100 = own(tensor(DType.FLOAT32, dims(1, 3, 2, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    List<Tensor> list2 = own(layer1.callAll(false, x100));
    Tensor y100 = list2.get(0);
    Tensor x110 = own(tensor(DType.FLOAT32, dims(1, 4, 2, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "Input 0 of layer \"conv2d\" is incompatible with the layer: expected axis 1 of input shape to have value 3, but received input with shape [1,4,2,2]", () -> layer1.callAll(false, x110));
    Layer layer2 = own(new Layers.Conv2D(2L, 2, 2));
    Tensor x200 = own(tensor(DType.FLOAT32, dims(1, 2, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "Input 0 of layer \"conv2d\" is incompatible with the layer: expected ndim=4, found ndim=3. Full shape received: [1,2,2]", () -> layer2.callAll(false, x200));
    Layer layer3 = own(new Layers.Conv2D(2L, 2, 2).groups(2L));
    Tensor x300 = own(tensor(DType.FLOAT32, dims(1, 2, 2, 3), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"conv2d\": The number of input channels must be evenly divisible by the number of groups. Received groups=2, but the input has 3 channels", () -> layer3.callAll(false, x300));
  }

  // what layers refuse: dense layers
  @Test
  void what_layers_refuse_dense_layers() throws Exception {
    fails(Code.INVALID_ARGUMENT, "", "layer \"dense\": Value for attr 'activation' of \"rleu\" is not in the list of allowed values: \"LINEAR\", \"RELU\", \"RELU6\", \"LEAKY_RELU\", \"ELU\", \"SELU\", \"SIGMOID\", \"TANH\", \"SOFTPLUS\", \"SOFTSIGN\", \"SILU\", \"SWISH\", \"GELU\", \"EXPONENTIAL\", \"SOFTMAX\", \"LOG_SOFTMAX\"", () -> new Layers.Dense(2L).activation("rleu"));
    fails(Code.INVALID_ARGUMENT, "", "layer \"dense\": Unknown initializer: 'glorot'", () -> new Layers.Dense(2L).kernelInitializer("glorot"));
    Layer layer0 = own(new Layers.Dense(2L));
    Tensor x000 = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x0p+0, 0x0p+0)));
    List<Tensor> list = own(layer0.callAll(false, x000));
    Tensor y000 = list.get(0);
    Tensor x010 = own(tensor(DType.FLOAT32, dims(1, 3), floats(0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "Input 0 of layer \"dense\" is incompatible with the layer: expected axis -1 of input shape to have value 2, but received input with shape [1,3]", () -> layer0.callAll(false, x010));
    Layer layer1 = own(new Layers.Dense(0L));
    Tensor x100 = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"dense\": Received an invalid value for `units`, expected at least 1, got 0", () -> layer1.callAll(false, x100));
  }

  // what layers refuse: dropout
  @Test
  void what_layers_refuse_dropout() throws Exception {
    Layer layer0 = own(new Layers.Dropout(0x1.8p+0));
    Tensor x000 = own(tensor(DType.FLOAT32, dims(1), floats(0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"dropout\": Invalid value received for argument `rate`. Expected a float value between 0 and 1. Received: rate=1.5", () -> layer0.callAll(false, x000));
  }

  // what layers refuse: embeddings
  @Test
  void what_layers_refuse_embeddings() throws Exception {
    Layer layer0 = own(new Layers.Embedding(2L, 0L));
    Tensor x000 = own(tensor(DType.INT32, dims(1), wholes(0L)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"embedding\": Received an invalid value for `output_dim`, expected at least 1, got 0", () -> layer0.callAll(false, x000));
  }

  // what layers refuse: normalizations
  @Test
  void what_layers_refuse_normalizations() throws Exception {
    Layer layer0 = own(new Layers.BatchNormalization());
    Tensor x000 = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x0p+0, 0x0p+0)));
    List<Tensor> list = own(layer0.callAll(false, x000));
    Tensor y000 = list.get(0);
    Tensor x010 = own(tensor(DType.FLOAT32, dims(1, 3), floats(0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "Input 0 of layer \"batch_normalization\" is incompatible with the layer: expected axis -1 of input shape to have value 2, but received input with shape [1,3]", () -> layer0.callAll(false, x010));
    Layer layer1 = own(new Layers.BatchNormalization().axis(2L));
    Tensor x100 = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"batch_normalization\": Invalid value for `axis` argument. Expected 0 <= axis < inputs.rank (with inputs.rank=2). Received: axis=(2,)", () -> layer1.callAll(false, x100));
  }

  // what layers refuse: normalizations along axes
  @Test
  void what_layers_refuse_normalizations_along_axes() throws Exception {
    Layer layer0 = own(new Layers.LayerNormalization());
    Tensor x000 = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x0p+0, 0x0p+0)));
    List<Tensor> list = own(layer0.callAll(false, x000));
    Tensor y000 = list.get(0);
    Tensor x010 = own(tensor(DType.FLOAT32, dims(1, 3), floats(0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "Input 0 of layer \"layer_normalization\" is incompatible with the layer: expected axis -1 of input shape to have value 2, but received input with shape [1,3]", () -> layer0.callAll(false, x010));
    Layer layer1 = own(new Layers.LayerNormalization().axis(2));
    Tensor x100 = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"layer_normalization\": Invalid value for `axis` argument. Expected 0 <= axis < inputs.rank (with inputs.rank=2). Received: axis=(2,)", () -> layer1.callAll(false, x100));
    Layer layer2 = own(new Layers.LayerNormalization().axis(1, -1));
    Tensor x200 = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"layer_normalization\": Duplicate axis: -1", () -> layer2.callAll(false, x200));
  }

  // what layers refuse: normalizations by groups
  @Test
  void what_layers_refuse_normalizations_by_groups() throws Exception {
    Layer layer0 = own(new Layers.GroupNormalization().groups(2L));
    Tensor x000 = own(tensor(DType.FLOAT32, dims(1, 3), floats(0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"group_normalization\": Number of groups (2) must be a multiple of the number of channels (3).", () -> layer0.callAll(false, x000));
    Layer layer1 = own(new Layers.GroupNormalization());
    Tensor x100 = own(tensor(DType.FLOAT32, dims(1, 3), floats(0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"group_normalization\": Number of groups (32) cannot be more than the number of channels (3).", () -> layer1.callAll(false, x100));
  }

  // what layers refuse: pools
  @Test
  void what_layers_refuse_pools() throws Exception {
    fails(Code.INVALID_ARGUMENT, "", "layer \"max_pool2d\": Value for attr 'padding' of \"FULL\" is not in the list of allowed values: \"VALID\", \"SAME\"", () -> new Layers.MaxPooling2D().padding("FULL"));
    Layer layer0 = own(new Layers.MaxPooling2D());
    Tensor x000 = own(tensor(DType.FLOAT32, dims(1, 2, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "Input 0 of layer \"max_pool2d\" is incompatible with the layer: expected ndim=4, found ndim=3. Full shape received: [1,2,2]", () -> layer0.callAll(false, x000));
    Layer layer1 = own(new Layers.MaxPooling2D().poolSize(0));
    Tensor x100 = own(tensor(DType.FLOAT32, dims(1, 2, 2, 1), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"max_pool2d\": The `pool_size` argument must be of positive integers. Received 0", () -> layer1.callAll(false, x100));
  }

  // what layers refuse: sequences of gru
  @Test
  void what_layers_refuse_sequences_of_gru() throws Exception {
    fails(Code.INVALID_ARGUMENT, "", "layer \"gru\": Value for attr 'merge_mode' of \"MEAN\" is not in the list of allowed values: \"CONCAT\", \"SUM\", \"MUL\", \"AVE\"", () -> new Layers.GRU(2L).mergeMode("MEAN"));
    Layer layer0 = own(new Layers.GRU(2L));
    Tensor x000 = own(tensor(DType.FLOAT32, dims(1, 3, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    List<Tensor> list = own(layer0.callAll(false, x000));
    Tensor y000 = list.get(0);
    Tensor y001 = list.get(1);
    Tensor x010 = own(tensor(DType.FLOAT32, dims(1, 3, 1), floats(0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "Input 0 of layer \"gru\" is incompatible with the layer: expected axis -1 of input shape to have value 2, but received input with shape [1,3,1]", () -> layer0.callAll(false, x010));
    Layer layer1 = own(new Layers.GRU(2L));
    Tensor x100 = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "Input 0 of layer \"gru\" is incompatible with the layer: expected ndim=3, found ndim=2. Full shape received: [1,2]", () -> layer1.callAll(false, x100));
    Layer layer2 = own(new Layers.GRU(2L));
    Tensor x200 = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    Tensor x202 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"gru\": initial_h must have shape [2,2], got shape [2,3]", () -> layer2.callAll(false, x200, null, x202));
    Layer layer3 = own(new Layers.GRU(2L).goBackwards(true).bidirectional(true));
    Tensor x300 = own(tensor(DType.FLOAT32, dims(1, 3, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"gru\": go_backwards has no meaning for a bidirectional layer", () -> layer3.callAll(false, x300));
    Layer layer4 = own(new Layers.GRU(2L).dropout(0x1p+0));
    Tensor x400 = own(tensor(DType.FLOAT32, dims(1, 3, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"gru\": `dropout` must be in [0, 1), got 1", () -> layer4.callAll(false, x400));
  }

  // what layers refuse: sequences of lstm
  @Test
  void what_layers_refuse_sequences_of_lstm() throws Exception {
    fails(Code.INVALID_ARGUMENT, "", "layer \"lstm\": Value for attr 'merge_mode' of \"MEAN\" is not in the list of allowed values: \"CONCAT\", \"SUM\", \"MUL\", \"AVE\"", () -> new Layers.LSTM(2L).mergeMode("MEAN"));
    Layer layer0 = own(new Layers.LSTM(2L));
    Tensor x000 = own(tensor(DType.FLOAT32, dims(1, 3, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    List<Tensor> list = own(layer0.callAll(false, x000));
    Tensor y000 = list.get(0);
    Tensor y001 = list.get(1);
    Tensor y002 = list.get(2);
    Tensor x010 = own(tensor(DType.FLOAT32, dims(1, 3, 1), floats(0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "Input 0 of layer \"lstm\" is incompatible with the layer: expected axis -1 of input shape to have value 2, but received input with shape [1,3,1]", () -> layer0.callAll(false, x010));
    Layer layer1 = own(new Layers.LSTM(2L));
    Tensor x100 = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "Input 0 of layer \"lstm\" is incompatible with the layer: expected ndim=3, found ndim=2. Full shape received: [1,2]", () -> layer1.callAll(false, x100));
    Layer layer2 = own(new Layers.LSTM(2L));
    Tensor x200 = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    Tensor x202 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"lstm\": initial_h must have shape [2,2], got shape [2,3]", () -> layer2.callAll(false, x200, null, x202, null));
    Layer layer3 = own(new Layers.LSTM(2L).goBackwards(true).bidirectional(true));
    Tensor x300 = own(tensor(DType.FLOAT32, dims(1, 3, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"lstm\": go_backwards has no meaning for a bidirectional layer", () -> layer3.callAll(false, x300));
    Layer layer4 = own(new Layers.LSTM(2L).dropout(0x1p+0));
    Tensor x400 = own(tensor(DType.FLOAT32, dims(1, 3, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"lstm\": `dropout` must be in [0, 1), got 1", () -> layer4.callAll(false, x400));
  }

  // what layers refuse: sequences of rnn
  @Test
  void what_layers_refuse_sequences_of_rnn() throws Exception {
    fails(Code.INVALID_ARGUMENT, "", "layer \"rnn\": Value for attr 'merge_mode' of \"MEAN\" is not in the list of allowed values: \"CONCAT\", \"SUM\", \"MUL\", \"AVE\"", () -> new Layers.SimpleRNN(2L).mergeMode("MEAN"));
    Layer layer0 = own(new Layers.SimpleRNN(2L));
    Tensor x000 = own(tensor(DType.FLOAT32, dims(1, 3, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    List<Tensor> list = own(layer0.callAll(false, x000));
    Tensor y000 = list.get(0);
    Tensor y001 = list.get(1);
    Tensor x010 = own(tensor(DType.FLOAT32, dims(1, 3, 1), floats(0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "Input 0 of layer \"rnn\" is incompatible with the layer: expected axis -1 of input shape to have value 2, but received input with shape [1,3,1]", () -> layer0.callAll(false, x010));
    Layer layer1 = own(new Layers.SimpleRNN(2L));
    Tensor x100 = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "Input 0 of layer \"rnn\" is incompatible with the layer: expected ndim=3, found ndim=2. Full shape received: [1,2]", () -> layer1.callAll(false, x100));
    Layer layer2 = own(new Layers.SimpleRNN(2L));
    Tensor x200 = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    Tensor x202 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"rnn\": initial_h must have shape [2,2], got shape [2,3]", () -> layer2.callAll(false, x200, null, x202));
    Layer layer3 = own(new Layers.SimpleRNN(2L).goBackwards(true).bidirectional(true));
    Tensor x300 = own(tensor(DType.FLOAT32, dims(1, 3, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"rnn\": go_backwards has no meaning for a bidirectional layer", () -> layer3.callAll(false, x300));
    Layer layer4 = own(new Layers.SimpleRNN(2L).dropout(0x1p+0));
    Tensor x400 = own(tensor(DType.FLOAT32, dims(1, 3, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "", "layer \"rnn\": `dropout` must be in [0, 1), got 1", () -> layer4.callAll(false, x400));
  }

  // where
  @Test
  void where() throws Exception {
    Tensor condition = own(tensor(DType.BOOL, dims(2, 1), booleans(true, false)));
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().where(condition, x1, x2));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 0, floats(0x1p+0, 0x1p-1, 0x1p+1));
    expect(dX2, DType.FLOAT32, dims(2, 3), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x1.8p+0, 0x1.8p+1));
  }

  // where a quotient, a logarithm and a maximum have no number
  @Test
  void where_a_quotient_a_logarithm_and_a_maximum_have_no_number() throws Exception {
    Tensor zero = own(tensor(DType.FLOAT64, dims(4), floats(0x0p+0, 0x0p+0, Double.NaN, 0x1p+1)));
    Tensor x = own(tensor(DType.FLOAT64, dims(4), floats(0x0p+0, Double.NaN, 0x1p+0, Double.NaN)));
    Tensor yDivideNoNan = own(context().divideNoNan(zero, x));
    expect(yDivideNoNan, DType.FLOAT64, dims(4), 0, floats(0x0p+0, Double.NaN, Double.NaN, Double.NaN));
    Tensor yXdivy = own(context().xdivy(zero, x));
    expect(yXdivy, DType.FLOAT64, dims(4), 0, floats(0x0p+0, Double.NaN, Double.NaN, Double.NaN));
    Tensor yXlogy = own(context().xlogy(zero, x));
    expect(yXlogy, DType.FLOAT64, dims(4), 0, floats(0x0p+0, Double.NaN, Double.NaN, Double.NaN));
    Tensor yXlog1py = own(context().xlog1py(zero, x));
    expect(yXlog1py, DType.FLOAT64, dims(4), 0, floats(0x0p+0, Double.NaN, Double.NaN, Double.NaN));
    Tensor yFmax = own(context().fmax(zero, x));
    expect(yFmax, DType.FLOAT64, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1));
    Tensor yFmin = own(context().fmin(zero, x));
    expect(yFmin, DType.FLOAT64, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1));
    Tensor yHeaviside = own(context().heaviside(zero, x));
    expect(yHeaviside, DType.FLOAT64, dims(4), 0, floats(0x0p+0, Double.NaN, Double.NaN, 0x1p+0));
  }

  // where of strings
  @Test
  void where_of_strings() throws Exception {
    Tensor condition = own(tensor(DType.BOOL, dims(2, 1), booleans(true, false)));
    Tensor x1 = own(tensor(DType.STRING, dims(2, 3), strings("a", "", "\u65e5\u672c", "b c", "d", "e")));
    Tensor x2 = own(tensor(DType.STRING, dims(), strings("none")));
    Tensor y = own(context().where(condition, x1, x2));
    expect(y, DType.STRING, dims(2, 3), 0, strings("a", "", "\u65e5\u672c", "none", "none", "none"));
  }

  // where promotes
  @Test
  void where_promotes() throws Exception {
    Tensor condition = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor x1 = own(tensor(DType.INT16, dims(1), wholes(1L)));
    Tensor x2 = own(tensor(DType.UINT16, dims(1), wholes(2L)));
    Tensor y = own(context().where(condition, x1, x2));
    expect(y, DType.INT32, dims(1), 0, wholes(1L));
  }

  // while_loop in a function
  @Test
  void while_loop_in_a_function() throws Exception {
    TracedFunction less = own(context().trace("less", List.of(new Spec(DType.INT64), new Spec(DType.FLOAT64, 2), new Spec(DType.FLOAT64)), (c, given) -> {
      Tensor iC = given.get(0);
      Tensor xC = given.get(1);
      Tensor cC = given.get(2);
      Tensor three = own(tensor(DType.INT64, dims(), wholes(3L)));
      Tensor goOn = own(context().less(iC, three));
      return Arrays.asList(goOn);
    }));
    TracedFunction times = own(context().trace("times", List.of(new Spec(DType.INT64), new Spec(DType.FLOAT64, 2), new Spec(DType.FLOAT64)), (c2, given2) -> {
      Tensor iB = given2.get(0);
      Tensor xB = given2.get(1);
      Tensor cB = given2.get(2);
      Tensor one = own(tensor(DType.INT64, dims(), wholes(1L)));
      Tensor iNext = own(context().add(iB, one));
      Tensor xNext = own(context().multiply(xB, cB));
      return Arrays.asList(iNext, xNext, xB);
    }));
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT64, 2), new Spec(DType.FLOAT64)), (c3, given3) -> {
      Tensor x = given3.get(0);
      Tensor c4 = given3.get(1);
      Tensor i = own(tensor(DType.INT64, dims(), wholes(1L)));
      List<Tensor> list = own(context().whileLoop(List.of(i, x, c4), less, times, new Options.WhileLoop().numInvariants(1L)));
      Tensor iLast = list.get(0);
      Tensor xLast = list.get(1);
      Tensor stack = list.get(2);
      return Arrays.asList(xLast, stack);
    }));
    Tensor a = own(tensor(DType.FLOAT64, dims(2), floats(0x1p+0, -0x1p+0)));
    Tensor b = own(tensor(DType.FLOAT64, dims(), floats(0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(a);
    tape.watch(b);
    List<Tensor> list2 = own(f.call(a, b));
    Tensor y = list2.get(0);
    Tensor s = list2.get(1);
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(a, b), null, false));
    Tensor dA = list3.get(0);
    Tensor dB = list3.get(1);
    expect(y, DType.FLOAT64, dims(2), 0, floats(0x1.2p+3, -0x1.2p+3));
    expect(s, DType.FLOAT64, dims(2, 2), 0, floats(0x1p+0, -0x1p+0, 0x1.8p+1, -0x1.8p+1));
    expect(dA, DType.FLOAT64, dims(2), 0, floats(0x1.2p+3, 0x1.2p+3));
    expect(dB, DType.FLOAT64, dims(), 0, floats(0x0p+0));
  }

  // while_loop maximum_iterations=0
  @Test
  void while_loop_maximum_iterations_0() throws Exception {
    TracedFunction always = own(context().trace("always", List.of(new Spec(DType.INT64)), (c, given) -> {
      Tensor xC = given.get(0);
      Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
      return Arrays.asList(yes);
    }));
    TracedFunction twice = own(context().trace("twice", List.of(new Spec(DType.INT64)), (c2, given2) -> {
      Tensor xB = given2.get(0);
      Tensor yB = own(context().add(xB, xB));
      return Arrays.asList(yB, xB);
    }));
    Tensor x = own(tensor(DType.INT64, dims(), wholes(3L)));
    List<Tensor> list = own(context().whileLoop(List.of(x), always, twice, new Options.WhileLoop().maximumIterations(0L)));
    Tensor y = list.get(0);
    Tensor seen = list.get(1);
    expect(y, DType.INT64, dims(), 0, wholes(3L));
    expect(seen, DType.INT64, dims(0), 0, wholes());
  }

  // while_loop maximum_iterations=1
  @Test
  void while_loop_maximum_iterations_1() throws Exception {
    TracedFunction always = own(context().trace("always", List.of(new Spec(DType.INT64)), (c, given) -> {
      Tensor xC = given.get(0);
      Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
      return Arrays.asList(yes);
    }));
    TracedFunction twice = own(context().trace("twice", List.of(new Spec(DType.INT64)), (c2, given2) -> {
      Tensor xB = given2.get(0);
      Tensor yB = own(context().add(xB, xB));
      return Arrays.asList(yB, xB);
    }));
    Tensor x = own(tensor(DType.INT64, dims(), wholes(3L)));
    List<Tensor> list = own(context().whileLoop(List.of(x), always, twice, new Options.WhileLoop().maximumIterations(1L)));
    Tensor y = list.get(0);
    Tensor seen = list.get(1);
    expect(y, DType.INT64, dims(), 0, wholes(6L));
    expect(seen, DType.INT64, dims(1), 0, wholes(3L));
  }

  // while_loop with an invariant and a stack
  @Test
  void while_loop_with_an_invariant_and_a_stack() throws Exception {
    TracedFunction less = own(context().trace("less", List.of(new Spec(DType.INT64), new Spec(DType.FLOAT64, 2), new Spec(DType.FLOAT64)), (c, given) -> {
      Tensor iC = given.get(0);
      Tensor xC = given.get(1);
      Tensor cC = given.get(2);
      Tensor three = own(tensor(DType.INT64, dims(), wholes(3L)));
      Tensor goOn = own(context().less(iC, three));
      return Arrays.asList(goOn);
    }));
    TracedFunction times = own(context().trace("times", List.of(new Spec(DType.INT64), new Spec(DType.FLOAT64, 2), new Spec(DType.FLOAT64)), (c2, given2) -> {
      Tensor iB = given2.get(0);
      Tensor xB = given2.get(1);
      Tensor cB = given2.get(2);
      Tensor one = own(tensor(DType.INT64, dims(), wholes(1L)));
      Tensor iNext = own(context().add(iB, one));
      Tensor xNext = own(context().multiply(xB, cB));
      return Arrays.asList(iNext, xNext, xB);
    }));
    Tensor i = own(tensor(DType.INT64, dims(), wholes(0L)));
    Tensor x = own(tensor(DType.FLOAT64, dims(2), floats(0x1p+0, 0x1.4p+2)));
    Tensor c3 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(c3);
    List<Tensor> list = own(context().whileLoop(List.of(i, x, c3), less, times, new Options.WhileLoop().numInvariants(1L)));
    Tensor iLast = list.get(0);
    Tensor xLast = list.get(1);
    Tensor stack = list.get(2);
    List<Tensor> list2 = own(tape.gradient(List.of(xLast), List.of(x, c3), null, false));
    Tensor dX = list2.get(0);
    Tensor dC = list2.get(1);
    expect(iLast, DType.INT64, dims(), 0, wholes(3L));
    expect(xLast, DType.FLOAT64, dims(2), 0, floats(0x1p+3, 0x1.4p+5));
    expect(stack, DType.FLOAT64, dims(3, 2), 0, floats(0x1p+0, 0x1.4p+2, 0x1p+1, 0x1.4p+3, 0x1p+2, 0x1.4p+4));
    expect(dX, DType.FLOAT64, dims(2), 0, floats(0x1p+3, 0x1p+3));
    expect(dC, DType.FLOAT64, dims(), 0, floats(0x1.2p+6));
  }

  // while_loop with an invariant and a stack maximum_iterations=2
  @Test
  void while_loop_with_an_invariant_and_a_stack_maximum_iterations_2() throws Exception {
    TracedFunction less = own(context().trace("less", List.of(new Spec(DType.INT64), new Spec(DType.FLOAT64, 2), new Spec(DType.FLOAT64)), (c, given) -> {
      Tensor iC = given.get(0);
      Tensor xC = given.get(1);
      Tensor cC = given.get(2);
      Tensor three = own(tensor(DType.INT64, dims(), wholes(3L)));
      Tensor goOn = own(context().less(iC, three));
      return Arrays.asList(goOn);
    }));
    TracedFunction times = own(context().trace("times", List.of(new Spec(DType.INT64), new Spec(DType.FLOAT64, 2), new Spec(DType.FLOAT64)), (c2, given2) -> {
      Tensor iB = given2.get(0);
      Tensor xB = given2.get(1);
      Tensor cB = given2.get(2);
      Tensor one = own(tensor(DType.INT64, dims(), wholes(1L)));
      Tensor iNext = own(context().add(iB, one));
      Tensor xNext = own(context().multiply(xB, cB));
      return Arrays.asList(iNext, xNext, xB);
    }));
    Tensor i = own(tensor(DType.INT64, dims(), wholes(0L)));
    Tensor x = own(tensor(DType.FLOAT64, dims(2), floats(0x1p+0, 0x1.4p+2)));
    Tensor c3 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(c3);
    List<Tensor> list = own(context().whileLoop(List.of(i, x, c3), less, times, new Options.WhileLoop().numInvariants(1L).maximumIterations(2L)));
    Tensor iLast = list.get(0);
    Tensor xLast = list.get(1);
    Tensor stack = list.get(2);
    List<Tensor> list2 = own(tape.gradient(List.of(xLast), List.of(x, c3), null, false));
    Tensor dX = list2.get(0);
    Tensor dC = list2.get(1);
    expect(iLast, DType.INT64, dims(), 0, wholes(2L));
    expect(xLast, DType.FLOAT64, dims(2), 0, floats(0x1p+2, 0x1.4p+4));
    expect(stack, DType.FLOAT64, dims(2, 2), 0, floats(0x1p+0, 0x1.4p+2, 0x1p+1, 0x1.4p+3));
    expect(dX, DType.FLOAT64, dims(2), 0, floats(0x1p+2, 0x1p+2));
    expect(dC, DType.FLOAT64, dims(), 0, floats(0x1.8p+4));
  }

  // while_loop without an iteration
  @Test
  void while_loop_without_an_iteration() throws Exception {
    TracedFunction less = own(context().trace("less", List.of(new Spec(DType.INT64), new Spec(DType.FLOAT64, 2), new Spec(DType.FLOAT64)), (c, given) -> {
      Tensor iC = given.get(0);
      Tensor xC = given.get(1);
      Tensor cC = given.get(2);
      Tensor three = own(tensor(DType.INT64, dims(), wholes(3L)));
      Tensor goOn = own(context().less(iC, three));
      return Arrays.asList(goOn);
    }));
    TracedFunction times = own(context().trace("times", List.of(new Spec(DType.INT64), new Spec(DType.FLOAT64, 2), new Spec(DType.FLOAT64)), (c2, given2) -> {
      Tensor iB = given2.get(0);
      Tensor xB = given2.get(1);
      Tensor cB = given2.get(2);
      Tensor one = own(tensor(DType.INT64, dims(), wholes(1L)));
      Tensor iNext = own(context().add(iB, one));
      Tensor xNext = own(context().multiply(xB, cB));
      return Arrays.asList(iNext, xNext, xB);
    }));
    Tensor i = own(tensor(DType.INT64, dims(), wholes(9L)));
    Tensor x = own(tensor(DType.FLOAT64, dims(2), floats(0x1p+0, 0x1.4p+2)));
    Tensor c3 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+1)));
    List<Tensor> list = own(context().whileLoop(List.of(i, x, c3), less, times, new Options.WhileLoop().numInvariants(1L)));
    Tensor iLast = list.get(0);
    Tensor xLast = list.get(1);
    Tensor stack = list.get(2);
    expect(iLast, DType.INT64, dims(), 0, wholes(9L));
    expect(xLast, DType.FLOAT64, dims(2), 0, floats(0x1p+0, 0x1.4p+2));
    expect(stack, DType.FLOAT64, dims(0, 2), 0, floats());
  }

  // xdivy and its gradients
  @Test
  void xdivy_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().xdivy(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 8, floats(0x1.99999ap-2, -0x1.555556p+1, -0x1.8p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 16, floats(0x1.99999ap-1, 0x1.555556p-1, -0x1p-1));
    expect(dX2, DType.FLOAT32, dims(3), 16, floats(-0x1.47ae14p-2, 0x1.c71c72p+0, -0x1.8p-2));
  }

  // xdivy of other dtypes
  @Test
  void xdivy_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat64 = own(context().xdivy(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 8, floats(0x1.999999999999ap-2, -0x1.5555555555555p+1, -0x1.8p-1));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat16 = own(context().xdivy(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 1, floats(0x1.998p-2, -0x1.554p+1, -0x1.8p-1));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yBfloat16 = own(context().xdivy(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 1, floats(0x1.9ap-2, -0x1.56p+1, -0x1.8p-1));
  }

  // xlog1py and its gradients
  @Test
  void xlog1py_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().xlog1py(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 8, floats(0x1.9f323ep-2, -0x1.1e85f6p+0, 0x1.350318p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 16, floats(0x1.9f323ep-1, 0x1.1e85f6p-2, 0x1.9c042p+1));
    expect(dX2, DType.FLOAT32, dims(3), 16, floats(0x1.c71c72p-3, -0x1.24924ap-1, 0x1.333334p+0));
  }

  // xlog1py of other dtypes
  @Test
  void xlog1py_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, 0x1p+2)));
    Tensor yFloat64 = own(context().xlog1py(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 8, floats(0x1.9f323ecbf984cp-2, -0x1.1e85f5e7040dp+0, 0x1.3503179f229e7p+2));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, 0x1p+2)));
    Tensor yFloat16 = own(context().xlog1py(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 1, floats(0x1.9f4p-2, -0x1.1e8p+0, 0x1.35p+2));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, 0x1p+2)));
    Tensor yBfloat16 = own(context().xlog1py(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 1, floats(0x1.ap-2, -0x1.1ep+0, 0x1.36p+2));
  }

  // xlogy and its gradients
  @Test
  void xlogy_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().xlogy(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 8, floats(0x1.c8ff7cp-4, 0x1.269622p-1, 0x1.0a2b24p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 16, floats(0x1.c8ff7cp-3, -0x1.269622p-3, 0x1.62e43p+1));
    expect(dX2, DType.FLOAT32, dims(3), 16, floats(0x1.99999ap-2, -0x1.555556p+0, 0x1.8p+0));
  }

  // xlogy of other dtypes
  @Test
  void xlogy_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, 0x1p+2)));
    Tensor yFloat64 = own(context().xlogy(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 8, floats(0x1.c8ff7c79a9a22p-4, 0x1.269621134db92p-1, 0x1.0a2b23f3bab73p+2));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, 0x1p+2)));
    Tensor yFloat16 = own(context().xlogy(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 1, floats(0x1.c9p-4, 0x1.268p-1, 0x1.0a4p+2));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, 0x1p+2)));
    Tensor yBfloat16 = own(context().xlogy(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 1, floats(0x1.c8p-4, 0x1.26p-1, 0x1.0ap+2));
  }

  // zeros_like
  @Test
  void zeros_like() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tensor y = own(context().zerosLike(x));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // zeros_like dtype=uint64
  @Test
  void zeros_like_dtype_uint64() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2), floats(0x1p+0, 0x0p+0, 0x1p+1, 0x0p+0)));
    Tensor y = own(context().zerosLike(x, new Options.ZerosLike().dtype(DType.UINT64)));
    expect(y, DType.UINT64, dims(2), 0, wholes(0L, 0L));
  }

  // zeta and its gradient
  @Test
  void zeta_and_its_gradient() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(4), floats(0x1.8p+0, 0x1p+1, 0x1.ap+1, 0x1.cp+2)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-2, 0x1p+0, 0x1.4p+1, 0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x2);
    Tensor y = own(context().zeta(x1, x2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x2), Arrays.asList(dY), false));
    Tensor dX2 = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(0x1.46d15ap+3, 0x1.a51a66p+0, 0x1.654cd6p-4, 0x1.7e2cdcp-18));
    expect(dX2, DType.FLOAT32, dims(4), 32, floats(-0x1.8a2b6p+5, -0x1.33bap+0, -0x1.7b9736p-3, -0x1.99740ep-20));
  }

  // zeta at its edges
  @Test
  void zeta_at_its_edges() throws Exception {
    Tensor s = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1.4p+1)));
    Tensor q = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+1, 0x1p+1, -0x1.8p+1, -0x1p-1)));
    Tensor y = own(context().zeta(s, q));
    expect(y, DType.FLOAT32, dims(4), 0, floats(Double.POSITIVE_INFINITY, Double.NaN, Double.POSITIVE_INFINITY, Double.NaN));
  }

  // zeta of other dtypes
  @Test
  void zeta_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(4), floats(0x1.8p+0, 0x1p+1, 0x1.ap+1, 0x1.cp+2)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor yFloat64 = own(context().zeta(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(4), 32, floats(0x1.4e6250bfbd89dp+1, 0x1.a51a6625307d3p+0, 0x1.28be2f3d9645fp+0, 0x1.02232da14cf39p+0));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(4), floats(0x1.8p+0, 0x1p+1, 0x1.ap+1, 0x1.cp+2)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor yFloat16 = own(context().zeta(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(0x1.4e8p+1, 0x1.a5p+0, 0x1.28cp+0, 0x1.024p+0));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(0x1.8p+0, 0x1p+1, 0x1.ap+1, 0x1.cp+2)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor yBfloat16 = own(context().zeta(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(0x1.4ep+1, 0x1.a6p+0, 0x1.28p+0, 0x1.02p+0));
  }
}
