// Written by bindings/generate from tests/bindings/conformance.json. Do not edit.
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.libeager.*;

/** Rows of the table of conformance. */
final class Rows1Test extends Row {
  // Newton's method in a loop: the root of 2, and its derivative
  @Test
  void newton_s_method_in_a_loop_the_root_of_2_and_its_derivative() throws Exception {
    TracedFunction goOn = own(context().trace("go_on", List.of(new Spec(DType.INT32), new Spec(DType.FLOAT64), new Spec(DType.FLOAT64)), (c, given) -> {
      Tensor iC = given.get(0);
      Tensor xC = given.get(1);
      Tensor aC = given.get(2);
      Tensor six = own(tensor(DType.INT32, dims(), wholes(6L)));
      Tensor more = own(context().less(iC, six));
      return Arrays.asList(more);
    }));
    TracedFunction step = own(context().trace("step", List.of(new Spec(DType.INT32), new Spec(DType.FLOAT64), new Spec(DType.FLOAT64)), (c2, given2) -> {
      Tensor iB = given2.get(0);
      Tensor xB = given2.get(1);
      Tensor aB = given2.get(2);
      Tensor one = own(tensor(DType.INT32, dims(), wholes(1L)));
      Tensor half = own(tensor(DType.FLOAT64, dims(), floats(0x1p-1)));
      Tensor iNext = own(context().add(iB, one));
      Tensor q = own(context().divide(aB, xB));
      Tensor s = own(context().add(xB, q));
      Tensor xNext = own(context().multiply(s, half));
      return Arrays.asList(iNext, xNext);
    }));
    Tensor i = own(tensor(DType.INT32, dims(), wholes(0L)));
    Tensor x = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor a = own(tensor(DType.FLOAT64, dims(), floats(0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(a);
    List<Tensor> list = own(context().whileLoop(List.of(i, x, a), goOn, step, new Options.WhileLoop().numInvariants(1L)));
    Tensor n = list.get(0);
    Tensor root = list.get(1);
    List<Tensor> list2 = own(tape.gradient(List.of(root), List.of(a), null, false));
    Tensor d = list2.get(0);
    expect(root, DType.FLOAT64, dims(), 2, floats(0x1.6a09e667f3bcdp+0));
    expect(d, DType.FLOAT64, dims(), 16, floats(0x1.6a09e667f3bcdp-2));
  }

  // a branch in a loop in a function: Collatz
  @Test
  void a_branch_in_a_loop_in_a_function_collatz() throws Exception {
    TracedFunction even = own(context().trace("even", List.of(new Spec(DType.INT64)), (c, given) -> {
      Tensor nE = given.get(0);
      Tensor two = own(tensor(DType.INT64, dims(), wholes(2L)));
      Tensor half = own(context().floorDivide(nE, two));
      return Arrays.asList(half);
    }));
    TracedFunction odd = own(context().trace("odd", List.of(new Spec(DType.INT64)), (c2, given2) -> {
      Tensor nO = given2.get(0);
      Tensor three = own(tensor(DType.INT64, dims(), wholes(3L)));
      Tensor oneO = own(tensor(DType.INT64, dims(), wholes(1L)));
      Tensor triple = own(context().multiply(nO, three));
      Tensor more = own(context().add(triple, oneO));
      return Arrays.asList(more);
    }));
    TracedFunction notOne = own(context().trace("not_one", List.of(new Spec(DType.INT64)), (c3, given3) -> {
      Tensor nC = given3.get(0);
      Tensor oneC = own(tensor(DType.INT64, dims(), wholes(1L)));
      Tensor goOn = own(context().notEqual(nC, oneC));
      return Arrays.asList(goOn);
    }));
    TracedFunction next = own(context().trace("next", List.of(new Spec(DType.INT64)), (c4, given4) -> {
      Tensor nB = given4.get(0);
      Tensor twoB = own(tensor(DType.INT64, dims(), wholes(2L)));
      Tensor rest = own(context().remainder(nB, twoB));
      List<Tensor> list = own(context().cond(List.of(rest, nB), odd, even));
      Tensor nNext = list.get(0);
      return Arrays.asList(nNext, nB);
    }));
    TracedFunction collatz = own(context().trace("collatz", List.of(new Spec(DType.INT64)), (c5, given5) -> {
      Tensor n = given5.get(0);
      List<Tensor> list2 = own(context().whileLoop(List.of(n), notOne, next));
      Tensor last = list2.get(0);
      Tensor path = list2.get(1);
      return Arrays.asList(path);
    }));
    Tensor seven = own(tensor(DType.INT64, dims(), wholes(7L)));
    List<Tensor> list3 = own(collatz.call(seven));
    Tensor y = list3.get(0);
    expect(y, DType.INT64, dims(16), 0, wholes(7L, 22L, 11L, 34L, 17L, 52L, 26L, 13L, 40L, 20L, 10L, 5L, 16L, 8L, 4L, 2L));
  }

  // a copy passes gradients
  @Test
  void a_copy_passes_gradients() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(x.to("cpu:0"));
    Tensor z = own(context().square(y));
    List<Tensor> list = own(tape.gradient(List.of(z), List.of(x), null, false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(), 0, floats(0x1.8p+2));
  }

  // a custom gradient in a function
  @Test
  void a_custom_gradient_in_a_function() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32, 2)), (c, given) -> {
      Tensor x = given.get(0);
      Tensor y = own(context().square(x));
      List<Tensor> list = own(context().customGradient(List.of(x), List.of(y), (c2, given2) -> {
        Tensor g = given2.get(0);
        Tensor gx = own(context().multiply(g, x));
        return Arrays.asList(gx);
      }));
      Tensor y2 = list.get(0);
      return Arrays.asList(y2);
    }));
    Tensor a = own(tensor(DType.FLOAT32, dims(2), floats(0x1.8p+1, -0x1.4p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(a);
    List<Tensor> list2 = own(f.call(a));
    Tensor b = list2.get(0);
    List<Tensor> list3 = own(tape.gradient(List.of(b), List.of(a), null, false));
    Tensor dA = list3.get(0);
    expect(b, DType.FLOAT32, dims(2), 0, floats(0x1.2p+3, 0x1.9p+4));
    expect(dA, DType.FLOAT32, dims(2), 0, floats(0x1.8p+1, -0x1.4p+2));
  }

  // a custom gradient of another shape
  @Test
  void a_custom_gradient_of_another_shape() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    List<Tensor> list = own(context().customGradient(List.of(x), List.of(y), (c, given) -> {
      Tensor g = given.get(0);
      Tensor gX = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
      return Arrays.asList(gX);
    }));
    Tensor y2 = list.get(0);
    fails(Code.INVALID_ARGUMENT, null, null, () -> tape.gradient(List.of(y2), List.of(x), null, false));
  }

  // a custom gradient that fails with ABORTED
  @Test
  void a_custom_gradient_that_fails_with_aborted() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    List<Tensor> list = own(context().customGradient(List.of(x), List.of(y), (c, given) -> {
      Tensor g = given.get(0);
      fail(Code.ABORTED, "no gradient: ABORTED");
      return Arrays.asList();
    }));
    Tensor y2 = list.get(0);
    fails(Code.ABORTED, "", "no gradient: ABORTED", () -> tape.gradient(List.of(y2), List.of(x), null, false));
  }

  // a custom gradient that fails with ALREADY_EXISTS
  @Test
  void a_custom_gradient_that_fails_with_already_exists() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    List<Tensor> list = own(context().customGradient(List.of(x), List.of(y), (c, given) -> {
      Tensor g = given.get(0);
      fail(Code.ALREADY_EXISTS, "no gradient: ALREADY_EXISTS");
      return Arrays.asList();
    }));
    Tensor y2 = list.get(0);
    fails(Code.ALREADY_EXISTS, "", "no gradient: ALREADY_EXISTS", () -> tape.gradient(List.of(y2), List.of(x), null, false));
  }

  // a custom gradient that fails with CANCELLED
  @Test
  void a_custom_gradient_that_fails_with_cancelled() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    List<Tensor> list = own(context().customGradient(List.of(x), List.of(y), (c, given) -> {
      Tensor g = given.get(0);
      fail(Code.CANCELLED, "no gradient: CANCELLED");
      return Arrays.asList();
    }));
    Tensor y2 = list.get(0);
    fails(Code.CANCELLED, "", "no gradient: CANCELLED", () -> tape.gradient(List.of(y2), List.of(x), null, false));
  }

  // a custom gradient that fails with DATA_LOSS
  @Test
  void a_custom_gradient_that_fails_with_data_loss() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    List<Tensor> list = own(context().customGradient(List.of(x), List.of(y), (c, given) -> {
      Tensor g = given.get(0);
      fail(Code.DATA_LOSS, "no gradient: DATA_LOSS");
      return Arrays.asList();
    }));
    Tensor y2 = list.get(0);
    fails(Code.DATA_LOSS, "", "no gradient: DATA_LOSS", () -> tape.gradient(List.of(y2), List.of(x), null, false));
  }

  // a custom gradient that fails with DEADLINE_EXCEEDED
  @Test
  void a_custom_gradient_that_fails_with_deadline_exceeded() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    List<Tensor> list = own(context().customGradient(List.of(x), List.of(y), (c, given) -> {
      Tensor g = given.get(0);
      fail(Code.DEADLINE_EXCEEDED, "no gradient: DEADLINE_EXCEEDED");
      return Arrays.asList();
    }));
    Tensor y2 = list.get(0);
    fails(Code.DEADLINE_EXCEEDED, "", "no gradient: DEADLINE_EXCEEDED", () -> tape.gradient(List.of(y2), List.of(x), null, false));
  }

  // a custom gradient that fails with FAILED_PRECONDITION
  @Test
  void a_custom_gradient_that_fails_with_failed_precondition() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    List<Tensor> list = own(context().customGradient(List.of(x), List.of(y), (c, given) -> {
      Tensor g = given.get(0);
      fail(Code.FAILED_PRECONDITION, "no gradient: FAILED_PRECONDITION");
      return Arrays.asList();
    }));
    Tensor y2 = list.get(0);
    fails(Code.FAILED_PRECONDITION, "", "no gradient: FAILED_PRECONDITION", () -> tape.gradient(List.of(y2), List.of(x), null, false));
  }

  // a custom gradient that fails with INTERNAL
  @Test
  void a_custom_gradient_that_fails_with_internal() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    List<Tensor> list = own(context().customGradient(List.of(x), List.of(y), (c, given) -> {
      Tensor g = given.get(0);
      fail(Code.INTERNAL, "no gradient: INTERNAL");
      return Arrays.asList();
    }));
    Tensor y2 = list.get(0);
    fails(Code.INTERNAL, "", "no gradient: INTERNAL", () -> tape.gradient(List.of(y2), List.of(x), null, false));
  }

  // a custom gradient that fails with INVALID_ARGUMENT
  @Test
  void a_custom_gradient_that_fails_with_invalid_argument() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    List<Tensor> list = own(context().customGradient(List.of(x), List.of(y), (c, given) -> {
      Tensor g = given.get(0);
      fail(Code.INVALID_ARGUMENT, "no gradient: INVALID_ARGUMENT");
      return Arrays.asList();
    }));
    Tensor y2 = list.get(0);
    fails(Code.INVALID_ARGUMENT, "", "no gradient: INVALID_ARGUMENT", () -> tape.gradient(List.of(y2), List.of(x), null, false));
  }

  // a custom gradient that fails with NOT_FOUND
  @Test
  void a_custom_gradient_that_fails_with_not_found() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    List<Tensor> list = own(context().customGradient(List.of(x), List.of(y), (c, given) -> {
      Tensor g = given.get(0);
      fail(Code.NOT_FOUND, "no gradient: NOT_FOUND");
      return Arrays.asList();
    }));
    Tensor y2 = list.get(0);
    fails(Code.NOT_FOUND, "", "no gradient: NOT_FOUND", () -> tape.gradient(List.of(y2), List.of(x), null, false));
  }

  // a custom gradient that fails with OUT_OF_RANGE
  @Test
  void a_custom_gradient_that_fails_with_out_of_range() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    List<Tensor> list = own(context().customGradient(List.of(x), List.of(y), (c, given) -> {
      Tensor g = given.get(0);
      fail(Code.OUT_OF_RANGE, "no gradient: OUT_OF_RANGE");
      return Arrays.asList();
    }));
    Tensor y2 = list.get(0);
    fails(Code.OUT_OF_RANGE, "", "no gradient: OUT_OF_RANGE", () -> tape.gradient(List.of(y2), List.of(x), null, false));
  }

  // a custom gradient that fails with PERMISSION_DENIED
  @Test
  void a_custom_gradient_that_fails_with_permission_denied() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    List<Tensor> list = own(context().customGradient(List.of(x), List.of(y), (c, given) -> {
      Tensor g = given.get(0);
      fail(Code.PERMISSION_DENIED, "no gradient: PERMISSION_DENIED");
      return Arrays.asList();
    }));
    Tensor y2 = list.get(0);
    fails(Code.PERMISSION_DENIED, "", "no gradient: PERMISSION_DENIED", () -> tape.gradient(List.of(y2), List.of(x), null, false));
  }

  // a custom gradient that fails with RESOURCE_EXHAUSTED
  @Test
  void a_custom_gradient_that_fails_with_resource_exhausted() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    List<Tensor> list = own(context().customGradient(List.of(x), List.of(y), (c, given) -> {
      Tensor g = given.get(0);
      fail(Code.RESOURCE_EXHAUSTED, "no gradient: RESOURCE_EXHAUSTED");
      return Arrays.asList();
    }));
    Tensor y2 = list.get(0);
    fails(Code.RESOURCE_EXHAUSTED, "", "no gradient: RESOURCE_EXHAUSTED", () -> tape.gradient(List.of(y2), List.of(x), null, false));
  }

  // a custom gradient that fails with UNAVAILABLE
  @Test
  void a_custom_gradient_that_fails_with_unavailable() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    List<Tensor> list = own(context().customGradient(List.of(x), List.of(y), (c, given) -> {
      Tensor g = given.get(0);
      fail(Code.UNAVAILABLE, "no gradient: UNAVAILABLE");
      return Arrays.asList();
    }));
    Tensor y2 = list.get(0);
    fails(Code.UNAVAILABLE, "", "no gradient: UNAVAILABLE", () -> tape.gradient(List.of(y2), List.of(x), null, false));
  }

  // a custom gradient that fails with UNIMPLEMENTED
  @Test
  void a_custom_gradient_that_fails_with_unimplemented() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    List<Tensor> list = own(context().customGradient(List.of(x), List.of(y), (c, given) -> {
      Tensor g = given.get(0);
      fail(Code.UNIMPLEMENTED, "no gradient: UNIMPLEMENTED");
      return Arrays.asList();
    }));
    Tensor y2 = list.get(0);
    fails(Code.UNIMPLEMENTED, "", "no gradient: UNIMPLEMENTED", () -> tape.gradient(List.of(y2), List.of(x), null, false));
  }

  // a custom gradient that fails with UNKNOWN
  @Test
  void a_custom_gradient_that_fails_with_unknown() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    List<Tensor> list = own(context().customGradient(List.of(x), List.of(y), (c, given) -> {
      Tensor g = given.get(0);
      fail(Code.UNKNOWN, "no gradient: UNKNOWN");
      return Arrays.asList();
    }));
    Tensor y2 = list.get(0);
    fails(Code.UNKNOWN, "", "no gradient: UNKNOWN", () -> tape.gradient(List.of(y2), List.of(x), null, false));
  }

  // a custom gradient that gives none for an input
  @Test
  void a_custom_gradient_that_gives_none_for_an_input() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+1)));
    Tensor y = own(tensor(DType.FLOAT32, dims(), floats(0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(y);
    Tensor z = own(context().multiply(x, y));
    List<Tensor> list = own(context().customGradient(List.of(x, y), List.of(z), (c, given) -> {
      Tensor g = given.get(0);
      return Arrays.asList(g, null);
    }));
    Tensor z2 = list.get(0);
    List<Tensor> list2 = own(tape.gradient(List.of(z2), List.of(x, y), null, false));
    Tensor dX = list2.get(0);
    Tensor dY = list2.get(1);
    expect(dX, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    expectNone(dY);
  }

  // a custom gradient to the second order
  @Test
  void a_custom_gradient_to_the_second_order() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2), floats(0x1p+1, 0x1.8p+1)));
    Tape outer = own(context().tape(false, false));
    outer.watch(x);
    Tape inner = own(context().tape(false, false));
    inner.watch(x);
    Tensor y = own(context().square(x));
    List<Tensor> list = own(context().customGradient(List.of(x), List.of(y), (c, given) -> {
      Tensor g = given.get(0);
      Tensor xx = own(context().multiply(x, x));
      Tensor xxx = own(context().multiply(xx, x));
      Tensor gX = own(context().multiply(g, xxx));
      return Arrays.asList(gX);
    }));
    Tensor y2 = list.get(0);
    List<Tensor> list2 = own(inner.gradient(List.of(y2), List.of(x), null, false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT64, dims(2), 0, floats(0x1p+3, 0x1.bp+4));
    List<Tensor> list3 = own(outer.gradient(List.of(dX), List.of(x), null, false));
    Tensor d2X = list3.get(0);
    expect(d2X, DType.FLOAT64, dims(2), 0, floats(0x1.8p+3, 0x1.bp+4));
  }

  // a custom gradient without a tape
  @Test
  void a_custom_gradient_without_a_tape() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+1, 0x1.8p+1)));
    Tensor y = own(context().square(x));
    List<Tensor> list = own(context().customGradient(List.of(x), List.of(y), (c, given) -> {
      Tensor g = given.get(0);
      return Arrays.asList(g);
    }));
    Tensor y2 = list.get(0);
    expect(y2, DType.FLOAT32, dims(2), 0, floats(0x1p+2, 0x1.2p+3));
  }

  // a custom gradient's other dtype is cast
  @Test
  void a_custom_gradient_s_other_dtype_is_cast() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    List<Tensor> list = own(context().customGradient(List.of(x), List.of(y), (c, given) -> {
      Tensor g = given.get(0);
      Tensor gX = own(tensor(DType.FLOAT64, dims(2), floats(0x1p-1, 0x1p-2)));
      return Arrays.asList(gX);
    }));
    Tensor y2 = list.get(0);
    List<Tensor> list2 = own(tape.gradient(List.of(y2), List.of(x), null, false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2), 0, floats(0x1p-1, 0x1p-2));
  }

  // a custom gradient, called with the gradients of its outputs
  @Test
  void a_custom_gradient_called_with_the_gradients_of_its_outputs() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor y = own(tensor(DType.FLOAT32, dims(2), floats(0x1.8p+1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(y);
    Tensor s = own(context().add(x, y));
    Tensor d = own(context().subtract(x, y));
    List<Tensor> list = own(context().customGradient(List.of(x, y), List.of(s, d), (c, given) -> {
      Tensor gS = given.get(0);
      Tensor gD = given.get(1);
      Tensor ten = own(tensor(DType.FLOAT32, dims(), floats(0x1.4p+3)));
      Tensor gX = own(context().multiply(gS, ten));
      Tensor gY = own(context().negative(gD));
      return Arrays.asList(gX, gY);
    }));
    Tensor s2 = list.get(0);
    Tensor d2 = list.get(1);
    Tensor z = own(context().square(s2));
    List<Tensor> list2 = own(tape.gradient(List.of(z, d2), List.of(x, y), null, false));
    Tensor dX = list2.get(0);
    Tensor dY = list2.get(1);
    expect(dX, DType.FLOAT32, dims(2), 0, floats(0x1.4p+6, 0x1.ep+6));
    expect(dY, DType.FLOAT32, dims(2), 0, floats(-0x1p+0, -0x1p+0));
  }

  // a dense tensor has no rows
  @Test
  void a_dense_tensor_has_no_rows() throws Exception {
    Tensor dense = own(tensor(DType.FLOAT32, dims(1), floats(0x1p+0)));
    expectSparse(false, dense);
    fails(Code.INVALID_ARGUMENT, null, null, () -> dense.sparseRows());
  }

  // a fork has forks
  @Test
  void a_fork_has_forks() throws Exception {
    context().setSeed(12L);
    Context fork = own(context().fork());
    Scope scope = fork.activate();
    Context fork2 = own(context().fork());
    Scope scope2 = fork2.activate();
    Tensor a = own(context().randomUniform(new Options.RandomUniform().shape(2)));
    expect(a, DType.FLOAT32, dims(2), 0, floats(0x1.5827b8p-2, 0x1.2549d2p-1));
    scope2.close();
    scope.close();
  }

  // a function calls a function
  @Test
  void a_function_calls_a_function() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor x = given.get(0);
      Tensor y = own(context().square(x));
      return Arrays.asList(y);
    }));
    TracedFunction g = own(context().trace("g", List.of(new Spec(DType.FLOAT32)), (c2, given2) -> {
      Tensor u = given2.get(0);
      List<Tensor> list = own(f.call(u));
      Tensor v = list.get(0);
      List<Tensor> list2 = own(f.call(v));
      Tensor w = list2.get(0);
      return Arrays.asList(w);
    }));
    Tensor a = own(tensor(DType.FLOAT32, dims(), floats(0x1.8p+1)));
    List<Tensor> list3 = own(g.call(a));
    Tensor b = list3.get(0);
    expect(b, DType.FLOAT32, dims(), 0, floats(0x1.44p+6));
  }

  // a function calls the caller's code each time
  @Test
  void a_function_calls_the_caller_s_code_each_time() throws Exception {
    Tensor zero = own(tensor(DType.INT32, dims(), wholes(0L)));
    Variable calls = own(new Variable(zero, "", false));
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.INT32)), (c, given) -> {
      Tensor x = given.get(0);
      Op op = own(context().hostCall("count", List.of(new Spec(DType.INT32)), (c2, given2) -> {
        Tensor a = given2.get(0);
        calls.assignAdd(a);
        Tensor soFar = own(calls.value());
        return Arrays.asList(soFar);
      }));
      List<Tensor> list = own(op.run(x));
      Tensor y = list.get(0);
      return Arrays.asList(y);
    }));
    Tensor two = own(tensor(DType.INT32, dims(), wholes(2L)));
    List<Tensor> list2 = own(f.call(two));
    Tensor z0 = list2.get(0);
    expect(z0, DType.INT32, dims(), 0, wholes(2L));
    List<Tensor> list3 = own(f.call(two));
    Tensor z1 = list3.get(0);
    expect(z1, DType.INT32, dims(), 0, wholes(4L));
    List<Tensor> list4 = own(f.call(two));
    Tensor z2 = list4.get(0);
    expect(z2, DType.INT32, dims(), 0, wholes(6L));
  }

  // a function is saved: constants, a branch, strings
  @Test
  void a_function_is_saved_constants_a_branch_strings() throws Exception {
    Tensor c = own(tensor(DType.FLOAT32, dims(2), floats(0x1p-1, 0x1p+1)));
    TracedFunction up = own(context().trace("up", List.of(new Spec(DType.FLOAT32, 2)), (c2, given) -> {
      Tensor xUp = given.get(0);
      Tensor yUp = own(context().multiply(xUp, c));
      return Arrays.asList(yUp);
    }));
    TracedFunction down = own(context().trace("down", List.of(new Spec(DType.FLOAT32, 2)), (c3, given2) -> {
      Tensor xDown = given2.get(0);
      Tensor yDown = own(context().negative(xDown));
      return Arrays.asList(yDown);
    }));
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.BOOL), new Spec(DType.FLOAT32, 2)), (c4, given3) -> {
      Tensor p = given3.get(0);
      Tensor x = given3.get(1);
      List<Tensor> list = own(context().cond(List.of(p, x), up, down));
      Tensor y = list.get(0);
      Tensor z = own(context().softmax(y));
      Tensor names = own(tensor(DType.STRING, dims(2), strings("a", "\u00fc")));
      return Arrays.asList(y, z, names);
    }));
    save(f, "branch.eager");
  }

  // a function keeps keys and values from step to step
  @Test
  void a_function_keeps_keys_and_values_from_step_to_step() throws Exception {
    Tensor none = own(tensor(DType.FLOAT32, dims(1, 3, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    Variable keys = own(new Variable(none, "keys", false));
    Variable values = own(new Variable(none, "values", false));
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32, 1, 1, 2), new Spec(DType.INT64, 1)), (c, given) -> {
      Tensor x = given.get(0);
      Tensor place = given.get(1);
      Tensor zero = own(tensor(DType.INT64, dims(1), wholes(0L)));
      Tensor begin = own(context().concat(List.of(zero, place, zero), new Options.Concat().axis(0L)));
      Tensor squares = own(context().multiply(x, x));
      keys.assignSlice(begin, x);
      values.assignSlice(begin, squares);
      Tensor k = own(keys.value());
      Tensor v = own(values.value());
      Tensor y = own(context().scaledDotProductAttention(x, k, v, new Options.ScaledDotProductAttention().queryOffset(place).isCausal(true)));
      return Arrays.asList(y);
    }));
    Tensor x0 = own(tensor(DType.FLOAT32, dims(1, 1, 2), floats(0x1p+0, -0x1p-1)));
    Tensor place0 = own(tensor(DType.INT64, dims(1), wholes(0L)));
    List<Tensor> list = own(f.call(x0, place0));
    Tensor y0 = list.get(0);
    expect(y0, DType.FLOAT32, dims(1, 1, 2), 8, floats(0x1p+0, 0x1p-2));
    Tensor x1 = own(tensor(DType.FLOAT32, dims(1, 1, 2), floats(0x1p-2, 0x1p+1)));
    Tensor place1 = own(tensor(DType.INT64, dims(1), wholes(1L)));
    List<Tensor> list2 = own(f.call(x1, place1));
    Tensor y1 = list2.get(0);
    expect(y1, DType.FLOAT32, dims(1, 1, 2), 8, floats(0x1.7ba93p-4, 0x1.f08adap+1));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(1, 1, 2), floats(-0x1p+0, 0x1.8p-1)));
    Tensor place2 = own(tensor(DType.INT64, dims(1), wholes(2L)));
    List<Tensor> list3 = own(f.call(x2, place2));
    Tensor y2 = list3.get(0);
    expect(y2, DType.FLOAT32, dims(1, 1, 2), 8, floats(0x1.384bd2p-1, 0x1.f8ec1cp+0));
    Tensor last = own(keys.value());
    expect(last, DType.FLOAT32, dims(1, 3, 2), 0, floats(0x1p+0, -0x1p-1, 0x1p-2, 0x1p+1, -0x1p+0, 0x1.8p-1));
  }

  // a function keeps tensors from outside as constants
  @Test
  void a_function_keeps_tensors_from_outside_as_constants() throws Exception {
    Tensor c = own(tensor(DType.INT64, dims(2), wholes(10L, 20L)));
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.INT64, 2)), (c2, given) -> {
      Tensor x = given.get(0);
      Tensor y = own(context().add(x, c));
      return Arrays.asList(y, c, x);
    }));
    Tensor a = own(tensor(DType.INT64, dims(2), wholes(1L, 2L)));
    List<Tensor> list = own(f.call(a));
    Tensor y1 = list.get(0);
    Tensor c1 = list.get(1);
    Tensor x1 = list.get(2);
    expect(y1, DType.INT64, dims(2), 0, wholes(11L, 22L));
    expect(c1, DType.INT64, dims(2), 0, wholes(10L, 20L));
    expect(x1, DType.INT64, dims(2), 0, wholes(1L, 2L));
  }

  // a function lengthens a variable of any number of rows
  @Test
  void a_function_lengthens_a_variable_of_any_number_of_rows() throws Exception {
    Tensor none = own(tensor(DType.FLOAT32, dims(0, 2), floats()));
    Variable rows = own(Variable.withShape(none, dims(-1, 2), "rows", true));
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32, -1, 2)), (c, given) -> {
      Tensor x = given.get(0);
      Tensor before = own(rows.value());
      Tensor after = own(context().concat(List.of(before, x), new Options.Concat().axis(0L)));
      rows.assign(after);
      Tensor y = own(context().sum(after, new Options.Sum().axis(0)));
      return Arrays.asList(y);
    }));
    Tensor both = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2)));
    List<Tensor> list = own(f.call(both));
    Tensor y1 = list.get(0);
    expect(y1, DType.FLOAT32, dims(2), 0, floats(0x1p+2, 0x1.8p+2));
    List<Tensor> list2 = own(f.call(both));
    Tensor y2 = list2.get(0);
    expect(y2, DType.FLOAT32, dims(2), 0, floats(0x1p+3, 0x1.8p+3));
    Tensor last = own(rows.value());
    expect(last, DType.FLOAT32, dims(4, 2), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2));
    Tensor wide = own(tensor(DType.FLOAT32, dims(1, 3), floats(0x0p+0, 0x0p+0, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, null, null, () -> rows.assign(wide));
    Variable any = own(Variable.withShape(none, null, "any", true));
    any.assign(y1);
    Tensor one = own(any.value());
    expect(one, DType.FLOAT32, dims(2), 0, floats(0x1p+2, 0x1.8p+2));
  }

  // a function of any dims
  @Test
  void a_function_of_any_dims() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT64, -1, -1)), (c, given) -> {
      Tensor x = given.get(0);
      Tensor y = own(context().sum(x, new Options.Sum().axis(0)));
      return Arrays.asList(y);
    }));
    Tensor x0 = own(tensor(DType.FLOAT64, dims(2, 3), floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0)));
    List<Tensor> list = own(f.call(x0));
    Tensor y0 = list.get(0);
    expect(y0, DType.FLOAT64, dims(3), 0, floats(0x1p+1, 0x1p+1, 0x1p+1));
    Tensor x1 = own(tensor(DType.FLOAT64, dims(1, 1), floats(0x1p+0)));
    List<Tensor> list2 = own(f.call(x1));
    Tensor y1 = list2.get(0);
    expect(y1, DType.FLOAT64, dims(1), 0, floats(0x1p+0));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(0, 2), floats()));
    List<Tensor> list3 = own(f.call(x2));
    Tensor y2 = list3.get(0);
    expect(y2, DType.FLOAT64, dims(2), 0, floats(0x0p+0, 0x0p+0));
  }

  // a function of two tensors with two results
  @Test
  void a_function_of_two_tensors_with_two_results() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32, 2), new Spec(DType.FLOAT32, 2)), (c, given) -> {
      Tensor x = given.get(0);
      Tensor y = given.get(1);
      Tensor s = own(context().add(x, y));
      Tensor p = own(context().multiply(s, y));
      return Arrays.asList(s, p);
    }));
    Tensor a = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor b = own(tensor(DType.FLOAT32, dims(2), floats(0x1.8p+1, -0x1p+0)));
    List<Tensor> list = own(f.call(a, b));
    Tensor s0 = list.get(0);
    Tensor p0 = list.get(1);
    expect(s0, DType.FLOAT32, dims(2), 0, floats(0x1p+2, 0x1p+0));
    expect(p0, DType.FLOAT32, dims(2), 0, floats(0x1.8p+3, -0x1p+0));
    List<Tensor> list2 = own(f.call(a, b));
    Tensor s1 = list2.get(0);
    Tensor p1 = list2.get(1);
    expect(s1, DType.FLOAT32, dims(2), 0, floats(0x1p+2, 0x1p+0));
    expect(p1, DType.FLOAT32, dims(2), 0, floats(0x1.8p+3, -0x1p+0));
  }

  // a function reads and assigns variables, in order
  @Test
  void a_function_reads_and_assigns_variables_in_order() throws Exception {
    Tensor x0 = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Variable v = own(new Variable(x0, "v", true));
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32, 2)), (c, given) -> {
      Tensor x = given.get(0);
      Tensor before = own(v.value());
      v.assignAdd(x);
      Tensor after = own(v.value());
      Tensor y = own(context().multiply(before, after));
      return Arrays.asList(y);
    }));
    Tensor a = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+0)));
    List<Tensor> list = own(f.call(a));
    Tensor y0 = list.get(0);
    expect(y0, DType.FLOAT32, dims(2), 0, floats(0x1p+1, 0x1.8p+2));
    Tensor v0 = own(v.value());
    expect(v0, DType.FLOAT32, dims(2), 0, floats(0x1p+1, 0x1.8p+1));
    List<Tensor> list2 = own(f.call(a));
    Tensor y1 = list2.get(0);
    expect(y1, DType.FLOAT32, dims(2), 0, floats(0x1.8p+2, 0x1.8p+3));
    Tensor v1 = own(v.value());
    expect(v1, DType.FLOAT32, dims(2), 0, floats(0x1.8p+1, 0x1p+2));
    Variable same = own(f.variables().get(0));
    Tensor last = own(same.value());
    expect(last, DType.FLOAT32, dims(2), 0, floats(0x1.8p+1, 0x1p+2));
  }

  // a function that any language saved: constants, a branch, strings
  @Test
  void a_function_that_any_language_saved_constants_a_branch_strings() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+2, 0x1p+3)));
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor no = own(tensor(DType.BOOL, dims(), booleans(false)));
    load("branch.eager", f -> {
      Tape tape = own(context().tape(false, false));
      tape.watch(x);
      List<Tensor> list = own(f.call(yes, x));
      Tensor y = list.get(0);
      Tensor z = list.get(1);
      Tensor names = list.get(2);
      List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), null, false));
      Tensor dX = list2.get(0);
      expect(y, DType.FLOAT32, dims(2), 0, floats(0x1p+1, 0x1p+4));
      expect(z, DType.FLOAT32, dims(2), 8, floats(0x1.be6c58p-21, 0x1.ffffe4p-1));
      expect(names, DType.STRING, dims(2), 0, strings("a", "\u00fc"));
      expect(dX, DType.FLOAT32, dims(2), 0, floats(0x1p-1, 0x1p+1));
      List<Tensor> list3 = own(f.call(no, x));
      Tensor y2 = list3.get(0);
      Tensor z2 = list3.get(1);
      Tensor names2 = list3.get(2);
      expect(y2, DType.FLOAT32, dims(2), 0, floats(-0x1p+2, -0x1p+3));
    });
  }

  // a function that trains
  @Test
  void a_function_that_trains() throws Exception {
    Tensor x0 = own(tensor(DType.FLOAT64, dims(2), floats(0x1p+0, -0x1p+1)));
    Variable v = own(new Variable(x0, "v", true));
    Optimizer adam = own(new Optimizers.Adam().learningRate(0x1p-2));
    TracedFunction f = own(context().trace("f", List.of(), (c, given) -> {
      Tape tape = own(context().tape(false, false));
      Tensor x = own(v.value());
      Tensor y = own(context().square(x));
      Tensor loss = own(context().sum(y));
      List<Tensor> list = own(tape.gradient(List.of(loss), List.of(v), null, false));
      Tensor g = list.get(0);
      adam.apply(List.of(v), List.of(g));
      return Arrays.asList(loss);
    }));
    List<Tensor> list2 = own(f.call());
    Tensor loss0 = list2.get(0);
    expect(loss0, DType.FLOAT64, dims(), 64, floats(0x1.4p+2));
    List<Tensor> list3 = own(f.call());
    Tensor loss1 = list3.get(0);
    expect(loss1, DType.FLOAT64, dims(), 64, floats(0x1.d0000008b9621p+1));
    List<Tensor> list4 = own(f.call());
    Tensor loss2 = list4.get(0);
    expect(loss2, DType.FLOAT64, dims(), 64, floats(0x1.411b182451c68p+1));
    Tensor last = own(v.value());
    expect(last, DType.FLOAT64, dims(2), 64, floats(0x1.12ee5d83470e8p-2, -0x1.416bbc5517cd3p+0));
  }

  // a function under a tape under a tape in a function
  @Test
  void a_function_under_a_tape_under_a_tape_in_a_function() throws Exception {
    TracedFunction cube = own(context().trace("cube", List.of(new Spec(DType.FLOAT64)), (c, given) -> {
      Tensor xF = given.get(0);
      Tensor xx = own(context().square(xF));
      Tensor xxx = own(context().multiply(xx, xF));
      return Arrays.asList(xxx);
    }));
    TracedFunction second = own(context().trace("second", List.of(new Spec(DType.FLOAT64)), (c2, given2) -> {
      Tensor xG = given2.get(0);
      Tape outer = own(context().tape(false, false));
      outer.watch(xG);
      Tape inner = own(context().tape(false, false));
      inner.watch(xG);
      List<Tensor> list = own(cube.call(xG));
      Tensor y = list.get(0);
      List<Tensor> list2 = own(inner.gradient(List.of(y), List.of(xG), null, false));
      Tensor d = list2.get(0);
      List<Tensor> list3 = own(outer.gradient(List.of(d), List.of(xG), null, false));
      Tensor d2 = list3.get(0);
      return Arrays.asList(y, d, d2);
    }));
    Tensor a = own(tensor(DType.FLOAT64, dims(), floats(0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(a);
    List<Tensor> list4 = own(second.call(a));
    Tensor b0 = list4.get(0);
    Tensor b1 = list4.get(1);
    Tensor b2 = list4.get(2);
    List<Tensor> list5 = own(tape.gradient(List.of(b2), List.of(a), null, false));
    Tensor b3 = list5.get(0);
    expect(b0, DType.FLOAT64, dims(), 0, floats(0x1p+3));
    expect(b1, DType.FLOAT64, dims(), 0, floats(0x1.8p+3));
    expect(b2, DType.FLOAT64, dims(), 0, floats(0x1.8p+3));
    expect(b3, DType.FLOAT64, dims(), 0, floats(0x1.8p+2));
  }

  // a host call
  @Test
  void a_host_call() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor y = own(tensor(DType.FLOAT32, dims(2), floats(0x1.4p+3, 0x1.4p+4)));
    Op op = own(context().hostCall("mine", List.of(new Spec(DType.FLOAT32, -1), new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor a = given.get(0);
      Tensor b = given.get(1);
      expect(a, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
      Tensor c2 = own(context().add(a, b));
      Tensor d = own(context().sum(c2));
      return Arrays.asList(c2, d);
    }));
    List<Tensor> list = own(op.run(x, y));
    Tensor s = list.get(0);
    Tensor t = list.get(1);
    expect(s, DType.FLOAT32, dims(2), 0, floats(0x1.6p+3, 0x1.6p+4));
    expect(t, DType.FLOAT32, dims(), 0, floats(0x1.08p+5));
  }

  // a host call that fails in a function's loop
  @Test
  void a_host_call_that_fails_in_a_function_s_loop() throws Exception {
    TracedFunction body = own(context().trace("body", List.of(new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor x = given.get(0);
      Op op = own(context().hostCall("fails", List.of(new Spec(DType.FLOAT32)), (c2, given2) -> {
        Tensor a = given2.get(0);
        fail(Code.ABORTED, "enough");
        return Arrays.asList();
      }));
      List<Tensor> list = own(op.run(x));
      Tensor y = list.get(0);
      return Arrays.asList(y);
    }));
    Tensor xs = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    fails(Code.ABORTED, "", "enough", () -> context().map(List.of(xs), body));
  }

  // a host call that fails with ABORTED
  @Test
  void a_host_call_that_fails_with_aborted() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Op op = own(context().hostCall("fails", List.of(new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor a = given.get(0);
      fail(Code.ABORTED, "no result: ABORTED");
      return Arrays.asList();
    }));
    fails(Code.ABORTED, "", "no result: ABORTED", () -> op.run(x));
  }

  // a host call that fails with ALREADY_EXISTS
  @Test
  void a_host_call_that_fails_with_already_exists() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Op op = own(context().hostCall("fails", List.of(new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor a = given.get(0);
      fail(Code.ALREADY_EXISTS, "no result: ALREADY_EXISTS");
      return Arrays.asList();
    }));
    fails(Code.ALREADY_EXISTS, "", "no result: ALREADY_EXISTS", () -> op.run(x));
  }

  // a host call that fails with CANCELLED
  @Test
  void a_host_call_that_fails_with_cancelled() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Op op = own(context().hostCall("fails", List.of(new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor a = given.get(0);
      fail(Code.CANCELLED, "no result: CANCELLED");
      return Arrays.asList();
    }));
    fails(Code.CANCELLED, "", "no result: CANCELLED", () -> op.run(x));
  }

  // a host call that fails with DATA_LOSS
  @Test
  void a_host_call_that_fails_with_data_loss() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Op op = own(context().hostCall("fails", List.of(new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor a = given.get(0);
      fail(Code.DATA_LOSS, "no result: DATA_LOSS");
      return Arrays.asList();
    }));
    fails(Code.DATA_LOSS, "", "no result: DATA_LOSS", () -> op.run(x));
  }

  // a host call that fails with DEADLINE_EXCEEDED
  @Test
  void a_host_call_that_fails_with_deadline_exceeded() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Op op = own(context().hostCall("fails", List.of(new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor a = given.get(0);
      fail(Code.DEADLINE_EXCEEDED, "no result: DEADLINE_EXCEEDED");
      return Arrays.asList();
    }));
    fails(Code.DEADLINE_EXCEEDED, "", "no result: DEADLINE_EXCEEDED", () -> op.run(x));
  }

  // a host call that fails with FAILED_PRECONDITION
  @Test
  void a_host_call_that_fails_with_failed_precondition() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Op op = own(context().hostCall("fails", List.of(new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor a = given.get(0);
      fail(Code.FAILED_PRECONDITION, "no result: FAILED_PRECONDITION");
      return Arrays.asList();
    }));
    fails(Code.FAILED_PRECONDITION, "", "no result: FAILED_PRECONDITION", () -> op.run(x));
  }

  // a host call that fails with INTERNAL
  @Test
  void a_host_call_that_fails_with_internal() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Op op = own(context().hostCall("fails", List.of(new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor a = given.get(0);
      fail(Code.INTERNAL, "no result: INTERNAL");
      return Arrays.asList();
    }));
    fails(Code.INTERNAL, "", "no result: INTERNAL", () -> op.run(x));
  }

  // a host call that fails with INVALID_ARGUMENT
  @Test
  void a_host_call_that_fails_with_invalid_argument() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Op op = own(context().hostCall("fails", List.of(new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor a = given.get(0);
      fail(Code.INVALID_ARGUMENT, "no result: INVALID_ARGUMENT");
      return Arrays.asList();
    }));
    fails(Code.INVALID_ARGUMENT, "", "no result: INVALID_ARGUMENT", () -> op.run(x));
  }

  // a host call that fails with NOT_FOUND
  @Test
  void a_host_call_that_fails_with_not_found() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Op op = own(context().hostCall("fails", List.of(new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor a = given.get(0);
      fail(Code.NOT_FOUND, "no result: NOT_FOUND");
      return Arrays.asList();
    }));
    fails(Code.NOT_FOUND, "", "no result: NOT_FOUND", () -> op.run(x));
  }

  // a host call that fails with OUT_OF_RANGE
  @Test
  void a_host_call_that_fails_with_out_of_range() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Op op = own(context().hostCall("fails", List.of(new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor a = given.get(0);
      fail(Code.OUT_OF_RANGE, "no result: OUT_OF_RANGE");
      return Arrays.asList();
    }));
    fails(Code.OUT_OF_RANGE, "", "no result: OUT_OF_RANGE", () -> op.run(x));
  }

  // a host call that fails with PERMISSION_DENIED
  @Test
  void a_host_call_that_fails_with_permission_denied() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Op op = own(context().hostCall("fails", List.of(new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor a = given.get(0);
      fail(Code.PERMISSION_DENIED, "no result: PERMISSION_DENIED");
      return Arrays.asList();
    }));
    fails(Code.PERMISSION_DENIED, "", "no result: PERMISSION_DENIED", () -> op.run(x));
  }

  // a host call that fails with RESOURCE_EXHAUSTED
  @Test
  void a_host_call_that_fails_with_resource_exhausted() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Op op = own(context().hostCall("fails", List.of(new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor a = given.get(0);
      fail(Code.RESOURCE_EXHAUSTED, "no result: RESOURCE_EXHAUSTED");
      return Arrays.asList();
    }));
    fails(Code.RESOURCE_EXHAUSTED, "", "no result: RESOURCE_EXHAUSTED", () -> op.run(x));
  }

  // a host call that fails with UNAVAILABLE
  @Test
  void a_host_call_that_fails_with_unavailable() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Op op = own(context().hostCall("fails", List.of(new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor a = given.get(0);
      fail(Code.UNAVAILABLE, "no result: UNAVAILABLE");
      return Arrays.asList();
    }));
    fails(Code.UNAVAILABLE, "", "no result: UNAVAILABLE", () -> op.run(x));
  }

  // a host call that fails with UNIMPLEMENTED
  @Test
  void a_host_call_that_fails_with_unimplemented() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Op op = own(context().hostCall("fails", List.of(new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor a = given.get(0);
      fail(Code.UNIMPLEMENTED, "no result: UNIMPLEMENTED");
      return Arrays.asList();
    }));
    fails(Code.UNIMPLEMENTED, "", "no result: UNIMPLEMENTED", () -> op.run(x));
  }

  // a host call that fails with UNKNOWN
  @Test
  void a_host_call_that_fails_with_unknown() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Op op = own(context().hostCall("fails", List.of(new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor a = given.get(0);
      fail(Code.UNKNOWN, "no result: UNKNOWN");
      return Arrays.asList();
    }));
    fails(Code.UNKNOWN, "", "no result: UNKNOWN", () -> op.run(x));
  }

  // a host call that gives another dtype
  @Test
  void a_host_call_that_gives_another_dtype() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Op op = own(context().hostCall("wrong", List.of(new Spec(DType.FLOAT64, 2)), (c, given) -> {
      Tensor a = given.get(0);
      return Arrays.asList(a);
    }));
    fails(Code.INVALID_ARGUMENT, null, null, () -> op.run(x));
  }

  // a host call that gives another shape
  @Test
  void a_host_call_that_gives_another_shape() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Op op = own(context().hostCall("wrong", List.of(new Spec(DType.FLOAT32, 3)), (c, given) -> {
      Tensor a = given.get(0);
      return Arrays.asList(a);
    }));
    fails(Code.INVALID_ARGUMENT, null, null, () -> op.run(x));
  }

  // a learning rate that is a variable, then a tensor
  @Test
  void a_learning_rate_that_is_a_variable_then_a_tensor() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Variable v = own(new Variable(x, "", true));
    Tensor half = own(tensor(DType.FLOAT32, dims(), floats(0x1p-1)));
    Variable rate = own(new Variable(half, "", false));
    Optimizer sgd = own(new Optimizers.SGD());
    sgd.setLearningRate(rate);
    Tensor g = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, -0x1p+0)));
    sgd.apply(List.of(v), List.of(g));
    Tensor quarter = own(tensor(DType.FLOAT32, dims(), floats(0x1p-2)));
    rate.assign(quarter);
    sgd.apply(List.of(v), List.of(g));
    Tensor a = own(v.value());
    expect(a, DType.FLOAT32, dims(2), 0, floats(0x1p-2, 0x1.6p+1));
    Tensor two = own(tensor(DType.FLOAT64, dims(), floats(0x1p+1)));
    sgd.setLearningRate(two);
    sgd.apply(List.of(v), List.of(g));
    Tensor b = own(v.value());
    expect(b, DType.FLOAT32, dims(2), 0, floats(-0x1.cp+0, 0x1.3p+2));
  }

  // a loop that assigns a variable in each iteration
  @Test
  void a_loop_that_assigns_a_variable_in_each_iteration() throws Exception {
    Tensor zero = own(tensor(DType.INT64, dims(), wholes(0L)));
    Variable sum = own(new Variable(zero, "", false));
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.INT64)), (c, given) -> {
      Tensor xF = given.get(0);
      sum.assignAdd(xF);
      Tensor soFar = own(sum.value());
      return Arrays.asList(soFar);
    }));
    TracedFunction g = own(context().trace("g", List.of(new Spec(DType.INT64, -1)), (c2, given2) -> {
      Tensor xG = given2.get(0);
      List<Tensor> list = own(context().map(List.of(xG), f));
      Tensor yG = list.get(0);
      return Arrays.asList(yG);
    }));
    Tensor x = own(tensor(DType.INT64, dims(3), wholes(1L, 2L, 3L)));
    List<Tensor> list2 = own(g.call(x));
    Tensor y0 = list2.get(0);
    expect(y0, DType.INT64, dims(3), 0, wholes(1L, 3L, 6L));
    List<Tensor> list3 = own(g.call(x));
    Tensor y1 = list3.get(0);
    expect(y1, DType.INT64, dims(3), 0, wholes(7L, 9L, 12L));
  }

  // a network of two layers and its gradients
  @Test
  void a_network_of_two_layers_and_its_gradients() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1, 0x1p-2, -0x1.8p+1)));
    Tensor labels = own(tensor(DType.INT32, dims(3), wholes(0L, 1L, 1L)));
    Tensor w10 = own(tensor(DType.FLOAT64, dims(2, 3), floats(0x1p-1, -0x1p+0, 0x1p-2, 0x1p+0, 0x1.8p-1, -0x1p-1)));
    Variable w1 = own(new Variable(w10, "w1", true));
    Tensor b10 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-3, 0x0p+0, -0x1p-2)));
    Variable b1 = own(new Variable(b10, "b1", true));
    Tensor w20 = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, -0x1p-1, 0x1p-2, 0x1p+1, -0x1p+0, 0x1p-1)));
    Variable w2 = own(new Variable(w20, "w2", true));
    Tensor b20 = own(tensor(DType.FLOAT64, dims(2), floats(0x0p+0, 0x1p-1)));
    Variable b2 = own(new Variable(b20, "b2", true));
    Tape tape = own(context().tape(false, false));
    Tensor w1R = own(w1.value());
    Tensor b1R = own(b1.value());
    Tensor w2R = own(w2.value());
    Tensor b2R = own(b2.value());
    Tensor a = own(context().matmul(x, w1R));
    Tensor b = own(context().biasAdd(a, b1R));
    Tensor h = own(context().tanh(b));
    Tensor c = own(context().matmul(h, w2R));
    Tensor z = own(context().add(c, b2R));
    Tensor losses = own(context().sparseSoftmaxCrossEntropyWithLogits(z, labels));
    Tensor mean = own(context().mean(losses));
    List<Tensor> list = own(tape.gradient(List.of(mean), List.of(w1, b1, w2, b2), null, false));
    Tensor dW1 = list.get(0);
    Tensor dB1 = list.get(1);
    Tensor dW2 = list.get(2);
    Tensor dB2 = list.get(3);
    expect(mean, DType.FLOAT64, dims(), 8, floats(0x1.068c168bdeeccp-2));
    expect(dW1, DType.FLOAT64, dims(2, 3), 256, floats(-0x1.2716934da7824p-3, 0x1.12fc49f8b63d8p-3, 0x1.001e43219a4d2p-3, 0x1.0008ffd20fa3bp-4, 0x1.76570c063b21p-3, 0x1.c7cbbb7efa6e7p-4));
    expect(dB1, DType.FLOAT64, dims(3), 256, floats(0x1.21b6d2444a9cfp-3, 0x1.cb7ed8ce53609p-5, -0x1.052520afb72c7p-4));
    expect(dW2, DType.FLOAT64, dims(3, 2), 256, floats(-0x1.d7a600e4fafe6p-4, 0x1.d7a600e4fafe6p-4, -0x1.44b94ecb28835p-8, 0x1.44b94ecb28835p-8, 0x1.5c8baae3e70c5p-5, -0x1.5c8baae3e70c5p-5));
    expect(dB2, DType.FLOAT64, dims(2), 256, floats(0x1.579ad3de83d51p-4, -0x1.579ad3de83d51p-4));
  }

  // a network of two layers and its gradients in a function
  @Test
  void a_network_of_two_layers_and_its_gradients_in_a_function() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1, 0x1p-2, -0x1.8p+1)));
    Tensor labels = own(tensor(DType.INT32, dims(3), wholes(0L, 1L, 1L)));
    Tensor w10 = own(tensor(DType.FLOAT64, dims(2, 3), floats(0x1p-1, -0x1p+0, 0x1p-2, 0x1p+0, 0x1.8p-1, -0x1p-1)));
    Variable w1 = own(new Variable(w10, "w1", true));
    Tensor b10 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-3, 0x0p+0, -0x1p-2)));
    Variable b1 = own(new Variable(b10, "b1", true));
    Tensor w20 = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, -0x1p-1, 0x1p-2, 0x1p+1, -0x1p+0, 0x1p-1)));
    Variable w2 = own(new Variable(w20, "w2", true));
    Tensor b20 = own(tensor(DType.FLOAT64, dims(2), floats(0x0p+0, 0x1p-1)));
    Variable b2 = own(new Variable(b20, "b2", true));
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT64, -1, 2), new Spec(DType.INT32, -1)), (c, given) -> {
      Tensor xF = given.get(0);
      Tensor labelsF = given.get(1);
      Tensor w1R = own(w1.value());
      Tensor b1R = own(b1.value());
      Tensor w2R = own(w2.value());
      Tensor b2R = own(b2.value());
      Tensor a = own(context().matmul(xF, w1R));
      Tensor b = own(context().biasAdd(a, b1R));
      Tensor h = own(context().tanh(b));
      Tensor c2 = own(context().matmul(h, w2R));
      Tensor z = own(context().add(c2, b2R));
      Tensor losses = own(context().sparseSoftmaxCrossEntropyWithLogits(z, labelsF));
      Tensor mean = own(context().mean(losses));
      return Arrays.asList(mean);
    }));
    Tape tape = own(context().tape(false, false));
    List<Tensor> list = own(f.call(x, labels));
    Tensor loss = list.get(0);
    List<Tensor> list2 = own(tape.gradient(List.of(loss), List.of(w1, b1, w2, b2), null, false));
    Tensor dW1 = list2.get(0);
    Tensor dB1 = list2.get(1);
    Tensor dW2 = list2.get(2);
    Tensor dB2 = list2.get(3);
    expect(loss, DType.FLOAT64, dims(), 8, floats(0x1.068c168bdeeccp-2));
    expect(dW1, DType.FLOAT64, dims(2, 3), 256, floats(-0x1.2716934da7824p-3, 0x1.12fc49f8b63d8p-3, 0x1.001e43219a4d2p-3, 0x1.0008ffd20fa3bp-4, 0x1.76570c063b21p-3, 0x1.c7cbbb7efa6e7p-4));
    expect(dB1, DType.FLOAT64, dims(3), 256, floats(0x1.21b6d2444a9cfp-3, 0x1.cb7ed8ce53609p-5, -0x1.052520afb72c7p-4));
    expect(dW2, DType.FLOAT64, dims(3, 2), 256, floats(-0x1.d7a600e4fafe6p-4, 0x1.d7a600e4fafe6p-4, -0x1.44b94ecb28835p-8, 0x1.44b94ecb28835p-8, 0x1.5c8baae3e70c5p-5, -0x1.5c8baae3e70c5p-5));
    expect(dB2, DType.FLOAT64, dims(2), 256, floats(0x1.579ad3de83d51p-4, -0x1.579ad3de83d51p-4));
  }

  // a persistent tape gives any number of gradients
  @Test
  void a_persistent_tape_gives_any_number_of_gradients() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tape tape = own(context().tape(true, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    Tensor z = own(context().multiply(y, x));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), null, false));
    Tensor a = list.get(0);
    List<Tensor> list2 = own(tape.gradient(List.of(z), List.of(x), null, false));
    Tensor b = list2.get(0);
    List<Tensor> list3 = own(tape.gradient(List.of(z), List.of(y), null, false));
    Tensor c = list3.get(0);
    expect(a, DType.FLOAT32, dims(2), 0, floats(0x1p+1, 0x1p+2));
    expect(b, DType.FLOAT32, dims(2), 0, floats(0x1.8p+1, 0x1.8p+3));
    expect(c, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
  }

  // a reset forgets watches and records
  @Test
  void a_reset_forgets_watches_and_records() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1.8p+1)));
    Tape tape = own(context().tape(true, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    tape.reset();
    Tensor z = own(context().square(x));
    List<Tensor> list = own(tape.gradient(List.of(y, z), List.of(x), null, false));
    Tensor a = list.get(0);
    expectNone(a);
    tape.watch(x);
    Tensor w = own(context().square(x));
    List<Tensor> list2 = own(tape.gradient(List.of(w), List.of(x), null, false));
    Tensor b = list2.get(0);
    expect(b, DType.FLOAT32, dims(), 0, floats(0x1.8p+2));
  }

  // a seed begins a stream
  @Test
  void a_seed_begins_a_stream() throws Exception {
    context().setSeed(5L);
    Tensor a = own(context().randomUniform(new Options.RandomUniform().shape(5)));
    expect(a, DType.FLOAT32, dims(5), 0, floats(0x1.2952a8p-3, 0x1.513566p-1, 0x1.7db86p-2, 0x1.b69024p-1, 0x1.0b64p-1));
    Tensor b = own(context().randomUniform(new Options.RandomUniform().shape(3).dtype(DType.FLOAT64)));
    expect(b, DType.FLOAT64, dims(3), 0, floats(0x1.a855df9341f88p-3, 0x1.9fe182a339c9cp-3, 0x1.9bb2c7c4659c6p-1));
    Tensor c = own(context().randomUniform(new Options.RandomUniform().shape(2).seed(1L)));
    Tensor d = own(context().randomNormal(new Options.RandomNormal().shape(2)));
    expect(d, DType.FLOAT32, dims(2), 64, floats(-0x1.7316d6p+0, 0x1.2e0a22p-1));
    context().setSeed(5L);
    Tensor e = own(context().randomUniform(new Options.RandomUniform().shape(5)));
    expect(e, DType.FLOAT32, dims(5), 0, floats(0x1.2952a8p-3, 0x1.513566p-1, 0x1.7db86p-2, 0x1.b69024p-1, 0x1.0b64p-1));
    context().setSeed(0L);
    Tensor f = own(context().randomUniform(new Options.RandomUniform().shape(2)));
    expect(f, DType.FLOAT32, dims(2), 0, floats(0x1.53c72cp-1, 0x1.265e9p-3));
  }

  // a slice of a variable
  @Test
  void a_slice_of_a_variable() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Variable v = own(new Variable(x, "", true));
    Tensor begin = own(tensor(DType.INT32, dims(2), wholes(1L, 1L)));
    Tensor y = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x1.cp+2, 0x1p+3)));
    v.assignSlice(begin, y);
    Tensor changed = own(v.value());
    expect(changed, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.cp+2, 0x1p+3));
    expect(x, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2));
    Tensor beyond = own(tensor(DType.INT64, dims(2), wholes(1L, 2L)));
    fails(Code.INVALID_ARGUMENT, null, null, () -> v.assignSlice(beyond, y));
    Tensor short_ = own(tensor(DType.INT64, dims(1), wholes(1L)));
    fails(Code.INVALID_ARGUMENT, null, null, () -> v.assignSlice(short_, y));
    Tensor other = own(tensor(DType.FLOAT64, dims(1, 2), floats(0x1.cp+2, 0x1p+3)));
    fails(Code.INVALID_ARGUMENT, null, null, () -> v.assignSlice(begin, other));
    Tensor same = own(v.value());
    expect(same, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.cp+2, 0x1p+3));
  }

  // a step of training is saved
  @Test
  void a_step_of_training_is_saved() throws Exception {
    Tensor x0 = own(tensor(DType.FLOAT64, dims(2), floats(0x1p+0, -0x1p+1)));
    Variable v = own(new Variable(x0, "v", true));
    Optimizer adam = own(new Optimizers.Adam().learningRate(0x1p-2));
    TracedFunction step = own(context().trace("step", List.of(new Spec(DType.FLOAT64, 2)), (c, given) -> {
      Tensor target = given.get(0);
      Tape tape = own(context().tape(false, false));
      Tensor x = own(v.value());
      Tensor y = own(context().squaredDifference(x, target));
      Tensor loss = own(context().sum(y));
      List<Tensor> list = own(tape.gradient(List.of(loss), List.of(v), null, false));
      Tensor g = list.get(0);
      adam.apply(List.of(v), List.of(g));
      return Arrays.asList(loss);
    }));
    Tensor t = own(tensor(DType.FLOAT64, dims(2), floats(0x1.8p+1, 0x1.8p+1)));
    List<Tensor> list2 = own(step.call(t));
    Tensor loss0 = list2.get(0);
    expect(loss0, DType.FLOAT64, dims(), 64, floats(0x1.dp+4));
    List<Tensor> list3 = own(step.call(t));
    Tensor loss1 = list3.get(0);
    expect(loss1, DType.FLOAT64, dims(), 64, floats(0x1.9a00000139886p+4));
    save(step, "step.eager");
  }

  // a step of training that any language saved goes on learning
  @Test
  void a_step_of_training_that_any_language_saved_goes_on_learning() throws Exception {
    Tensor t = own(tensor(DType.FLOAT64, dims(2), floats(0x1.8p+1, 0x1.8p+1)));
    load("step.eager", step -> {
      Variable v = own(step.variables().get(0));
      Tensor start = own(v.value());
      expect(start, DType.FLOAT64, dims(2), 64, floats(0x1.7fa2e477f9ab9p+0, -0x1.801b46ebcca9ep+0));
      List<Tensor> list = own(step.call(t));
      Tensor loss0 = list.get(0);
      expect(loss0, DType.FLOAT64, dims(), 64, floats(0x1.6820cf5a75224p+4));
      List<Tensor> list2 = own(step.call(t));
      Tensor loss1 = list2.get(0);
      expect(loss1, DType.FLOAT64, dims(), 64, floats(0x1.3a6f3ad5de9ccp+4));
      Tensor end = own(v.value());
      expect(end, DType.FLOAT64, dims(2), 64, floats(0x1.fc6a7599b0922p+0, -0x1.00f68fdb7e535p+0));
    });
  }

  // a symbolic tensor has no text
  @Test
  void a_symbolic_tensor_has_no_text() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32, 2)), (c, given) -> {
      Tensor x = given.get(0);
      Tensor y = own(context().square(x));
      fails(Code.FAILED_PRECONDITION, null, null, () -> y.format(new FormatOptions()));
      return Arrays.asList(y);
    }));
  }

  // a tape gives one gradient
  @Test
  void a_tape_gives_one_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), null, false));
    Tensor a = list.get(0);
    fails(Code.FAILED_PRECONDITION, null, null, () -> tape.gradient(List.of(y), List.of(x), null, false));
  }

  // a tape in a function
  @Test
  void a_tape_in_a_function() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor x = given.get(0);
      Tape tape = own(context().tape(false, false));
      tape.watch(x);
      Tensor e = own(context().exp(x));
      Tensor y = own(context().multiply(e, x));
      List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), null, false));
      Tensor g = list.get(0);
      return Arrays.asList(g);
    }));
    Tensor a = own(tensor(DType.FLOAT32, dims(), floats(0x0p+0)));
    Tape outside = own(context().tape(false, false));
    outside.watch(a);
    List<Tensor> list2 = own(f.call(a));
    Tensor b = list2.get(0);
    List<Tensor> list3 = own(outside.gradient(List.of(b), List.of(a), null, false));
    Tensor c2 = list3.get(0);
    expect(b, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    expect(c2, DType.FLOAT32, dims(), 0, floats(0x1p+1));
  }

  // a tape that ignores variables
  @Test
  void a_tape_that_ignores_variables() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Variable v = own(new Variable(x, "", true));
    Variable w = own(new Variable(x, "", true));
    Tape tape = own(context().tape(false, true));
    tape.watch(w);
    Tensor a = own(v.value());
    Tensor b = own(w.value());
    Tensor y = own(context().multiply(a, b));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(v, w), null, false));
    Tensor dV = list.get(0);
    Tensor dW = list.get(1);
    expectNone(dV);
    expect(dW, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
  }

  // a tape that pauses does not see
  @Test
  void a_tape_that_pauses_does_not_see() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1.8p+1)));
    Tape tape = own(context().tape(true, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    tape.pause();
    tape.pause();
    Tensor hidden = own(context().square(x));
    tape.resume();
    Tensor hiddenToo = own(context().negative(x));
    tape.resume();
    Tensor z = own(context().multiply(y, x));
    List<Tensor> list = own(tape.gradient(List.of(z), List.of(x), null, false));
    Tensor a = list.get(0);
    expect(a, DType.FLOAT32, dims(), 0, floats(0x1.bp+4));
    List<Tensor> list2 = own(tape.gradient(List.of(hidden), List.of(x), null, false));
    Tensor dHidden = list2.get(0);
    expectNone(dHidden);
    List<Tensor> list3 = own(tape.gradient(List.of(hiddenToo), List.of(x), null, false));
    Tensor dHiddenToo = list3.get(0);
    expectNone(dHiddenToo);
  }

  // a tensor of rank 32
  @Test
  void a_tensor_of_rank_32() throws Exception {
    Tensor x = own(tensor(DType.INT8, dims(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2), wholes(3L, 3L)));
    Tensor y = own(context().add(x, x));
    expect(y, DType.INT8, dims(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2), 0, wholes(6L, 6L));
  }

  // a traced function goes on with its caller's stream
  @Test
  void a_traced_function_goes_on_with_its_caller_s_stream() throws Exception {
    context().setSeed(3L);
    TracedFunction f = own(context().trace("f", List.of(), (c, given) -> {
      Tensor x = own(context().randomUniform(new Options.RandomUniform().shape(3)));
      return Arrays.asList(x);
    }));
    List<Tensor> list = own(f.call());
    Tensor y0 = list.get(0);
    expect(y0, DType.FLOAT32, dims(3), 0, floats(0x1.bad9c8p-2, 0x1.1d5af4p-1, 0x1.02b0ep-4));
    List<Tensor> list2 = own(f.call());
    Tensor y1 = list2.get(0);
    expect(y1, DType.FLOAT32, dims(3), 0, floats(0x1.0dc668p-3, 0x1.48e51cp-2, 0x1.b69984p-2));
  }

  // a variable of bfloat16
  @Test
  void a_variable_of_bfloat16() throws Exception {
    Tensor x = own(tensor(DType.BFLOAT16, dims(1, 2), floats(0x0p+0, 0x1p+0)));
    Variable v = own(new Variable(x, "", false));
    Tensor y = own(tensor(DType.BFLOAT16, dims(1, 2), floats(0x1p+0, 0x1p+0)));
    v.assign(y);
    Tensor z = own(v.value());
    expect(z, DType.BFLOAT16, dims(1, 2), 0, floats(0x1p+0, 0x1p+0));
  }

  // a variable of bool
  @Test
  void a_variable_of_bool() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(1, 2), booleans(false, true)));
    Variable v = own(new Variable(x, "", false));
    Tensor y = own(tensor(DType.BOOL, dims(1, 2), booleans(true, true)));
    v.assign(y);
    Tensor z = own(v.value());
    expect(z, DType.BOOL, dims(1, 2), 0, booleans(true, true));
  }

  // a variable of complex128
  @Test
  void a_variable_of_complex128() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(1, 2), floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0)));
    Variable v = own(new Variable(x, "", false));
    Tensor y = own(tensor(DType.COMPLEX128, dims(1, 2), floats(0x1p+0, 0x0p+0, 0x1p+0, 0x0p+0)));
    v.assign(y);
    Tensor z = own(v.value());
    expect(z, DType.COMPLEX128, dims(1, 2), 0, floats(0x1p+0, 0x0p+0, 0x1p+0, 0x0p+0));
  }

  // a variable of int8
  @Test
  void a_variable_of_int8() throws Exception {
    Tensor x = own(tensor(DType.INT8, dims(1, 2), wholes(0L, 1L)));
    Variable v = own(new Variable(x, "", false));
    Tensor y = own(tensor(DType.INT8, dims(1, 2), wholes(1L, 1L)));
    v.assign(y);
    Tensor z = own(v.value());
    expect(z, DType.INT8, dims(1, 2), 0, wholes(1L, 1L));
  }

  // a variable of uint64
  @Test
  void a_variable_of_uint64() throws Exception {
    Tensor x = own(tensor(DType.UINT64, dims(1, 2), wholes(0L, 1L)));
    Variable v = own(new Variable(x, "", false));
    Tensor y = own(tensor(DType.UINT64, dims(1, 2), wholes(1L, 1L)));
    v.assign(y);
    Tensor z = own(v.value());
    expect(z, DType.UINT64, dims(1, 2), 0, wholes(1L, 1L));
  }

  // a variable without a gradient stays, and the step counts
  @Test
  void a_variable_without_a_gradient_stays_and_the_step_counts() throws Exception {
    Tensor a0 = own(tensor(DType.FLOAT64, dims(2), floats(0x1p+0, 0x1p+1)));
    Variable a = own(new Variable(a0, "a", true));
    Tensor b0 = own(tensor(DType.FLOAT64, dims(2), floats(0x1p+0, 0x1p+1)));
    Variable b = own(new Variable(b0, "b", true));
    Optimizer adam = own(new Optimizers.Adam().learningRate(0x1p-3));
    Tensor g = own(tensor(DType.FLOAT64, dims(2), floats(0x1p+0, -0x1.8p+1)));
    adam.apply(List.of(a, b), Arrays.asList(g, null));
    adam.apply(List.of(a, b), List.of(g, g));
    Tensor a1 = own(a.value());
    expect(a1, DType.FLOAT64, dims(2), 8, floats(0x1.80000015798eep-1, 0x1.1ffffffe35decp+1));
    Tensor b1 = own(b.value());
    expect(b1, DType.FLOAT64, dims(2), 8, floats(0x1.d0600ffd0df47p-1, 0x1.0be7fc029e832p+1));
  }

  // a variable's values
  @Test
  void a_variable_s_values() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Variable v = own(new Variable(x, "v", true));
    Tensor before = own(v.value());
    Tensor y = own(tensor(DType.FLOAT32, dims(2), floats(0x1.4p+3, 0x1.4p+4)));
    v.assignAdd(y);
    Tensor r0 = own(v.value());
    expect(r0, DType.FLOAT32, dims(2), 0, floats(0x1.6p+3, 0x1.6p+4));
    v.assignSub(y);
    Tensor r1 = own(v.value());
    expect(r1, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
    v.assign(y);
    Tensor r2 = own(v.value());
    expect(r2, DType.FLOAT32, dims(2), 0, floats(0x1.4p+3, 0x1.4p+4));
    Tensor half = own(context().weak(0x1p-1));
    v.assignAdd(half);
    Tensor last = own(v.value());
    expect(last, DType.FLOAT32, dims(2), 0, floats(0x1.5p+3, 0x1.48p+4));
    expect(before, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
  }

  // a weak float gives float64 all its digits
  @Test
  void a_weak_float_gives_float64_all_its_digits() throws Exception {
    Tensor tenth = own(context().weak(0x1.999999999999ap-4));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(1), floats(0x0p+0)));
    Tensor yFloat16 = own(context().add(xFloat16, tenth));
    expect(yFloat16, DType.FLOAT16, dims(1), 0, floats(0x1.998p-4));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(1), floats(0x0p+0)));
    Tensor yBfloat16 = own(context().add(xBfloat16, tenth));
    expect(yBfloat16, DType.BFLOAT16, dims(1), 0, floats(0x1.9ap-4));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(1), floats(0x0p+0)));
    Tensor yFloat32 = own(context().add(xFloat32, tenth));
    expect(yFloat32, DType.FLOAT32, dims(1), 0, floats(0x1.99999ap-4));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(1), floats(0x0p+0)));
    Tensor yFloat64 = own(context().add(xFloat64, tenth));
    expect(yFloat64, DType.FLOAT64, dims(1), 0, floats(0x1.999999999999ap-4));
  }

  // a weak integer beside int64 has 64 bits
  @Test
  void a_weak_integer_beside_int64_has_64_bits() throws Exception {
    Tensor x = own(tensor(DType.INT64, dims(1), wholes(1L)));
    Tensor n = own(context().weak(4611686018427387905L));
    Tensor y = own(context().add(x, n));
    expect(y, DType.INT64, dims(1), 0, wholes(4611686018427387906L));
  }

  // a weak scalar takes a function's dtype
  @Test
  void a_weak_scalar_takes_a_function_s_dtype() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT64)), (c, given) -> {
      Tensor x = given.get(0);
      Tensor y = own(context().add(x, x));
      return Arrays.asList(y);
    }));
    Tensor a = own(context().weak(0x1.999999999999ap-4));
    List<Tensor> list = own(f.call(a));
    Tensor b = list.get(0);
    expect(b, DType.FLOAT64, dims(), 0, floats(0x1.999999999999ap-3));
  }

  // abs and its gradient
  @Test
  void abs_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().abs(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 0, floats(0x1p+1, 0x1p-1, 0x1.8p-1, 0x1.8p+1));
    expect(dX, DType.FLOAT32, dims(4), 1, floats(-0x1p+0, -0x1p-1, 0x1p+1, 0x1p-2));
  }

  // abs of other dtypes
  @Test
  void abs_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().abs(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(0x1p+1, 0x1p-1, 0x1.8p-1, 0x1.8p+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().abs(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(0x1p+1, 0x1p-1, 0x1.8p-1, 0x1.8p+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().abs(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(0x1p+1, 0x1p-1, 0x1.8p-1, 0x1.8p+1));
  }

  // acos and its gradient
  @Test
  void acos_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().acos(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(0x1.359d26p+1, 0x1.b23532p+0, 0x1.0c1524p+0, 0x1.02be9cp-1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(-0x1.83091ep+0, -0x1.020614p-1, -0x1.279a74p+1, -0x1.08654ap-1));
  }

  // acos of other dtypes
  @Test
  void acos_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
    Tensor yFloat64 = own(context().acos(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(0x1.359d26f93b6c3p+1, 0x1.b235315c680dcp+0, 0x1.0c152382d7366p+0, 0x1.02be9ce0b87cdp-1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
    Tensor yFloat16 = own(context().acos(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(0x1.358p+1, 0x1.b24p+0, 0x1.0cp+0, 0x1.02cp-1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
    Tensor yBfloat16 = own(context().acos(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(0x1.36p+1, 0x1.b2p+0, 0x1.0cp+0, 0x1.02p-1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(2), wholes(0L, 1L)));
    Tensor yInt64 = own(context().acos(xInt64));
    expect(yInt64, DType.FLOAT64, dims(2), 4, floats(0x1.921fb54442d18p+0, 0x0p+0));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(2), wholes(0L, 1L)));
    Tensor yUint8 = own(context().acos(xUint8));
    expect(yUint8, DType.FLOAT32, dims(2), 4, floats(0x1.921fb6p+0, 0x0p+0));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().acos(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 8, floats(0x1.2c2a2cp+0, -0x1.7c947ep-1, 0x1.50e4cap+1, -0x1.cc3bcap-1, 0x1.edb6bep-1, 0x1.9f5bc6p+0));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(-0x1.927a8p-1, 0x1.ab8932p-3, 0x1.6386d2p-1, -0x1.15963ap-1, -0x1.bb170cp-1, -0x1.7c455ep-4));
  }

  // acos of what is no finite number
  @Test
  void acos_of_what_is_no_finite_number() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+1, -0x1p+1, 0x1p+0)));
    Tensor y = own(context().acos(x));
    expect(y, DType.FLOAT32, dims(3), 0, floats(Double.NaN, Double.NaN, 0x0p+0));
  }

  // acosh and its gradient
  @Test
  void acosh_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(0x1.4p+0, 0x1.8p+0, 0x1.8p+1, 0x1.4p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().acosh(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(0x1.62e43p-1, 0x1.ecc2cap-1, 0x1.c34366p+0, 0x1.d818b4p+1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.555556p+0, 0x1.c9f25cp-2, 0x1.6a09e6p-1, 0x1.9a1cecp-7));
  }

  // acosh of other dtypes
  @Test
  void acosh_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(0x1.4p+0, 0x1.8p+0, 0x1.8p+1, 0x1.4p+4)));
    Tensor yFloat64 = own(context().acosh(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(0x1.62e42fefa39efp-1, 0x1.ecc2caec5160ap-1, 0x1.c34366179d427p+0, 0x1.d818b3e5d4c5fp+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(0x1.4p+0, 0x1.8p+0, 0x1.8p+1, 0x1.4p+4)));
    Tensor yFloat16 = own(context().acosh(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(0x1.63p-1, 0x1.eccp-1, 0x1.c34p+0, 0x1.d8p+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(0x1.4p+0, 0x1.8p+0, 0x1.8p+1, 0x1.4p+4)));
    Tensor yBfloat16 = own(context().acosh(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(0x1.62p-1, 0x1.ecp-1, 0x1.c4p+0, 0x1.d8p+1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(1L, 2L, 9L)));
    Tensor yInt64 = own(context().acosh(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1.5124271980435p+0, 0x1.719218313d087p+1));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(1L, 2L, 9L)));
    Tensor yUint8 = own(context().acosh(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1.512428p+0, 0x1.719218p+1));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().acosh(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 8, floats(0x1.7c947ep-1, 0x1.2c2a2cp+0, 0x1.cc3bcap-1, 0x1.50e4cap+1, 0x1.9f5bc6p+0, -0x1.edb6bep-1));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(0x1.ab8932p-3, 0x1.927a8p-1, -0x1.15963ap-1, -0x1.6386d2p-1, 0x1.7c455ep-4, -0x1.bb170cp-1));
  }

  // acosh of what is no finite number
  @Test
  void acosh_of_what_is_no_finite_number() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, 0x1p+0, Double.POSITIVE_INFINITY)));
    Tensor y = own(context().acosh(x));
    expect(y, DType.FLOAT32, dims(3), 0, floats(Double.NaN, 0x0p+0, Double.POSITIVE_INFINITY));
  }

  // adaptive_avg_pool output_size=2 data_format=NCHW
  @Test
  void adaptive_avg_pool_output_size_2_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 4), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1)));
    Tensor y = own(context().adaptiveAvgPool(x, new long[] {2}, new Options.AdaptiveAvgPool().dataFormat(Options.DataFormat.NCHW)));
    expect(y, DType.FLOAT32, dims(1, 2, 2), 1, floats(0x1.6p+2, 0x1.b8p+4, 0x1.9p+3, 0x1p+4));
  }

  // adaptive_avg_pool output_size=3
  @Test
  void adaptive_avg_pool_output_size_3() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 5, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().adaptiveAvgPool(x, new long[] {3}));
    expect(y, DType.FLOAT32, dims(1, 3, 2), 1, floats(0x1.6p+3, 0x1.6p+4, 0x1.355556p+4, 0x1.2p+4, 0x1.58p+4, 0x1.cp+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 5, 2), 1, floats(0x1p-1, 0x1p-2, 0x1.2aaaaap+0, 0x1.555556p-2, 0x1.555556p-1, 0x1.555556p-4, 0x1.6aaaaap+0, 0x1.955556p+0, 0x1.8p-1, 0x1.8p+0));
  }

  // adaptive_max_pool output_size=2 data_format=NCHW
  @Test
  void adaptive_max_pool_output_size_2_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 4), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1)));
    Tensor y = own(context().adaptiveMaxPool(x, new long[] {2}, new Options.AdaptiveMaxPool().dataFormat(Options.DataFormat.NCHW)));
    expect(y, DType.FLOAT32, dims(1, 2, 2), 1, floats(0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.dp+4));
  }

  // adaptive_max_pool output_size=3
  @Test
  void adaptive_max_pool_output_size_3() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 5, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().adaptiveMaxPool(x, new long[] {3}));
    expect(y, DType.FLOAT32, dims(1, 3, 2), 1, floats(0x1.6p+4, 0x1.08p+5, 0x1.dp+4, 0x1.08p+5, 0x1.dp+4, 0x1.9p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 5, 2), 1, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x1.cp+1, 0x0p+0, 0x0p+0, 0x1.8p+1));
  }

  // add and its gradients
  @Test
  void add_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().add(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1.cp+0, -0x1.4p+0, -0x1p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 1, floats(0x1p+0, 0x1p-1, 0x1p+1));
    expect(dX2, DType.FLOAT32, dims(3), 1, floats(0x1p+0, 0x1p-1, 0x1p+1));
  }

  // add of other dtypes
  @Test
  void add_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat64 = own(context().add(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 0, floats(0x1.cp+0, -0x1.4p+0, -0x1p+0));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat16 = own(context().add(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 0, floats(0x1.cp+0, -0x1.4p+0, -0x1p+0));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yBfloat16 = own(context().add(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 0, floats(0x1.cp+0, -0x1.4p+0, -0x1p+0));
    Tensor z1 = own(tensor(DType.COMPLEX128, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tensor z2 = own(tensor(DType.COMPLEX128, dims(3), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2, 0x1p+0, 0x1p+0)));
    Tensor w = own(context().add(z1, z2));
    expect(w, DType.COMPLEX128, dims(3), 0, floats(0x1p+0, -0x1p-2, 0x1.8p-1, 0x1.8p-1, 0x1.4p+1, -0x1p+0));
  }

  // affine_grid size=2,2 align_corners=True
  @Test
  void affine_grid_size_2_2_align_corners_true() throws Exception {
    Tensor theta = own(tensor(DType.FLOAT32, dims(1, 2, 3), floats(0x1p+0, 0x1p-1, 0x1p-2, 0x0p+0, 0x1p+1, -0x1p+0)));
    Tensor y = own(context().affineGrid(theta, new long[] {2, 2}, new Options.AffineGrid().alignCorners(true)));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2), 4, floats(-0x1.4p+0, -0x1.8p+1, 0x1.8p-1, -0x1.8p+1, -0x1p-2, 0x1p+0, 0x1.cp+0, 0x1p+0));
  }

  // affine_grid size=2,4
  @Test
  void affine_grid_size_2_4() throws Exception {
    Tensor theta = own(tensor(DType.FLOAT32, dims(1, 2, 3), floats(0x1p+0, 0x1p-1, 0x1p-2, 0x0p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(theta);
    Tensor y = own(context().affineGrid(theta, new long[] {2, 4}));
    expect(y, DType.FLOAT32, dims(1, 2, 4, 2), 4, floats(-0x1.8p-1, -0x1p+1, -0x1p-2, -0x1p+1, 0x1p-2, -0x1p+1, 0x1.8p-1, -0x1p+1, -0x1p-2, 0x0p+0, 0x1p-2, 0x0p+0, 0x1.8p-1, 0x0p+0, 0x1.4p+0, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(theta), Arrays.asList(dY), false));
    Tensor dTheta = list.get(0);
    expect(dTheta, DType.FLOAT32, dims(1, 2, 3), 4, floats(0x1.8p-1, -0x1p-2, 0x1.4p+3, -0x1p-2, 0x0p+0, 0x1.3p+3));
  }

  // all
  @Test
  void all() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(2, 2), booleans(true, false, true, true)));
    Tensor y = own(context().all(x));
    expect(y, DType.BOOL, dims(), 0, booleans(false));
  }

  // all axis=0,-1 keepdims=True
  @Test
  void all_axis_0_m1_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(2, 2), booleans(true, false, true, true)));
    Tensor y = own(context().all(x, new Options.All().axis(0, -1).keepdims(true)));
    expect(y, DType.BOOL, dims(1, 1), 0, booleans(false));
  }

  // all axis=1
  @Test
  void all_axis_1() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(2, 2), booleans(true, false, true, true)));
    Tensor y = own(context().all(x, new Options.All().axis(1)));
    expect(y, DType.BOOL, dims(2), 0, booleans(false, true));
  }

  // all of float16
  @Test
  void all_of_float16() throws Exception {
    Tensor x = own(tensor(DType.FLOAT16, dims(3), floats(0x0p+0, -0x0p+0, Double.NaN)));
    Tensor y = own(context().all(x));
    expect(y, DType.BOOL, dims(), 0, booleans(false));
  }

  // an op that fails in a custom gradient
  @Test
  void an_op_that_fails_in_a_custom_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    List<Tensor> list = own(context().customGradient(List.of(x), List.of(y), (c, given) -> {
      Tensor g = given.get(0);
      Tensor three = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
      Tensor gX = own(context().add(g, three));
      return Arrays.asList(gX);
    }));
    Tensor y2 = list.get(0);
    fails(Code.INVALID_ARGUMENT, "add", null, () -> tape.gradient(List.of(y2), List.of(x), null, false));
  }

  // an op that fails in a host call
  @Test
  void an_op_that_fails_in_a_host_call() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Op op = own(context().hostCall("fails", List.of(new Spec(DType.FLOAT32, 3)), (c, given) -> {
      Tensor a = given.get(0);
      Tensor b = own(context().reshape(a, new long[] {3}));
      return Arrays.asList(b);
    }));
    fails(Code.INVALID_ARGUMENT, "reshape", null, () -> op.run(x));
  }

  // an op that refuses when a function runs
  @Test
  void an_op_that_refuses_when_a_function_runs() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.INT32, -1), new Spec(DType.INT32)), (c, given) -> {
      Tensor x = given.get(0);
      Tensor n = given.get(1);
      Tensor y = own(context().gather(x, n));
      return Arrays.asList(y);
    }));
    Tensor a = own(tensor(DType.INT32, dims(2), wholes(1L, 2L)));
    Tensor b = own(tensor(DType.INT32, dims(), wholes(2L)));
    fails(Code.INVALID_ARGUMENT, "gather", null, () -> f.call(a, b));
  }

  // an op that refuses while a function is traced
  @Test
  void an_op_that_refuses_while_a_function_is_traced() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32, 2), new Spec(DType.FLOAT32, 3)), (c, given) -> {
      Tensor x = given.get(0);
      Tensor z = given.get(1);
      fails(Code.INVALID_ARGUMENT, "add", null, () -> context().add(x, z));
      return Arrays.asList(x);
    }));
    Tensor a = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor b = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    List<Tensor> list = own(f.call(a, b));
    Tensor c2 = list.get(0);
    expect(c2, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
  }

  // an op without a gradient
  @Test
  void an_op_without_a_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().bitcast(x, DType.FLOAT16));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), null, false));
    Tensor dX = list.get(0);
    expectNone(dX);
  }

  // an op's parameters in any number: eight outputs, twelve inputs
  @Test
  void an_op_s_parameters_in_any_number_eight_outputs_twelve_inputs() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(8), wholes(0L, 1L, 2L, 3L, 4L, 5L, 6L, 7L)));
    List<Tensor> list = own(context().split(x, new long[] {8}));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    Tensor y3 = list.get(3);
    Tensor y4 = list.get(4);
    Tensor y5 = list.get(5);
    Tensor y6 = list.get(6);
    Tensor y7 = list.get(7);
    expect(y0, DType.INT32, dims(1), 0, wholes(0L));
    expect(y7, DType.INT32, dims(1), 0, wholes(7L));
    Tensor z = own(context().concat(List.of(y0, y1, y2, y3, y4, y5, y6, y7, y0, y1, y2, y3)));
    expect(z, DType.INT32, dims(12), 0, wholes(0L, 1L, 2L, 3L, 4L, 5L, 6L, 7L, 0L, 1L, 2L, 3L));
  }

  // an output that nothing used has a gradient of zeros
  @Test
  void an_output_that_nothing_used_has_a_gradient_of_zeros() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor a = own(context().square(x));
    Tensor b = own(context().negative(x));
    List<Tensor> list = own(context().customGradient(List.of(x), List.of(a, b), (c, given) -> {
      Tensor gA = given.get(0);
      Tensor gB = given.get(1);
      expect(gB, DType.FLOAT32, dims(2), 0, floats(0x0p+0, 0x0p+0));
      Tensor g = own(context().add(gA, gB));
      return Arrays.asList(g);
    }));
    Tensor a2 = list.get(0);
    Tensor b2 = list.get(1);
    List<Tensor> list2 = own(tape.gradient(List.of(a2), List.of(x), null, false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+0));
  }

  // angle and its gradient
  @Test
  void angle_and_its_gradient() throws Exception {
    Tensor z = own(tensor(DType.COMPLEX128, dims(3), floats(0x1.8p+1, 0x1p+2, -0x1.4p+2, 0x1.8p+3, -0x0p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor y = own(context().angle(z));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(z), null, false));
    Tensor dZ = list.get(0);
    expect(y, DType.FLOAT64, dims(3), 2, floats(0x1.dac670561bb4fp-1, 0x1.f730bd281f69bp+0, -0x1.921fb54442d18p+0));
    expect(dZ, DType.COMPLEX128, dims(3), 4, floats(-0x1.47ae147ae147bp-3, 0x1.eb851eb851eb8p-4, -0x1.22d719c060f26p-4, -0x1.e4bbd595f6e94p-6, 0x1p-1, 0x0p+0));
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, 0x1.8p+1, 0x0p+0, -0x0p+0)));
    Tensor w = own(context().angle(x));
    expect(w, DType.FLOAT32, dims(4), 1, floats(0x1.921fb6p+1, 0x0p+0, 0x0p+0, 0x1.921fb6p+1));
  }

  // any
  @Test
  void any() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(2, 2), booleans(true, false, true, true)));
    Tensor y = own(context().any(x));
    expect(y, DType.BOOL, dims(), 0, booleans(true));
  }

  // any axis=
  @Test
  void any_axis() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(1, 2), booleans(true, false)));
    Tensor y = own(context().any(x, new Options.Any().axis()));
    expect(y, DType.BOOL, dims(1, 2), 0, booleans(true, false));
  }

  // any axis=0,-1 keepdims=True
  @Test
  void any_axis_0_m1_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(2, 2), booleans(true, false, true, true)));
    Tensor y = own(context().any(x, new Options.Any().axis(0, -1).keepdims(true)));
    expect(y, DType.BOOL, dims(1, 1), 0, booleans(true));
  }

  // any axis=1
  @Test
  void any_axis_1() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(2, 2), booleans(true, false, true, true)));
    Tensor y = own(context().any(x, new Options.Any().axis(1)));
    expect(y, DType.BOOL, dims(2), 0, booleans(true, true));
  }

  // any of float16
  @Test
  void any_of_float16() throws Exception {
    Tensor x = own(tensor(DType.FLOAT16, dims(3), floats(0x0p+0, -0x0p+0, Double.NaN)));
    Tensor y = own(context().any(x));
    expect(y, DType.BOOL, dims(), 0, booleans(true));
  }

  // arange start=-3.0 stop=0.0
  @Test
  void arange_start_m3_0_stop_0_0() throws Exception {
    Tensor y = own(context().arange(-0x1.8p+1, new Options.Arange().stop(0x0p+0)));
    expect(y, DType.INT64, dims(3), 0, wholes(-3L, -2L, -1L));
  }

  // arange start=0.0 stop=3.0 dtype=float16
  @Test
  void arange_start_0_0_stop_3_0_dtype_float16() throws Exception {
    Tensor y = own(context().arange(0x0p+0, new Options.Arange().stop(0x1.8p+1).dtype(DType.FLOAT16)));
    expect(y, DType.FLOAT16, dims(3), 0, floats(0x0p+0, 0x1p+0, 0x1p+1));
  }

  // arange start=1.0 stop=2.0 step=0.25
  @Test
  void arange_start_1_0_stop_2_0_step_0_25() throws Exception {
    Tensor y = own(context().arange(0x1p+0, new Options.Arange().stop(0x1p+1).step(0x1p-2)));
    expect(y, DType.FLOAT32, dims(4), 0, floats(0x1p+0, 0x1.4p+0, 0x1.8p+0, 0x1.cp+0));
  }

  // arange start=3.0 stop=-3.0 step=-2.0 dtype=int8
  @Test
  void arange_start_3_0_stop_m3_0_step_m2_0_dtype_int8() throws Exception {
    Tensor y = own(context().arange(0x1.8p+1, new Options.Arange().stop(-0x1.8p+1).step(-0x1p+1).dtype(DType.INT8)));
    expect(y, DType.INT8, dims(3), 0, wholes(3L, 1L, -1L));
  }

  // arange start=3.0 stop=1.0
  @Test
  void arange_start_3_0_stop_1_0() throws Exception {
    Tensor y = own(context().arange(0x1.8p+1, new Options.Arange().stop(0x1p+0)));
    expect(y, DType.INT64, dims(0), 0, wholes());
  }

  // arange start=5.0
  @Test
  void arange_start_5_0() throws Exception {
    Tensor y = own(context().arange(0x1.4p+2));
    expect(y, DType.INT64, dims(5), 0, wholes(0L, 1L, 2L, 3L, 4L));
  }

  // argmax
  @Test
  void argmax() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1.8p+1, 0x1p+0, 0x1.8p+1, 0x0p+0, 0x1.cp+2, -0x1p+1)));
    Tensor y = own(context().argmax(x));
    expect(y, DType.INT64, dims(), 0, wholes(4L));
  }

  // argmax axis=-2 keepdims=True
  @Test
  void argmax_axis_m2_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT16, dims(2, 3), floats(0x1.8p+1, 0x1p+0, 0x1.8p+1, 0x0p+0, 0x1.cp+2, -0x1p+1)));
    Tensor y = own(context().argmax(x, new Options.Argmax().axis(-2L).keepdims(true)));
    expect(y, DType.INT64, dims(1, 3), 0, wholes(0L, 1L, 0L));
  }

  // argmax axis=0
  @Test
  void argmax_axis_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2)));
    Tensor y = own(context().argmax(x, new Options.Argmax().axis(0L)));
    expect(y, DType.INT64, dims(3), 0, wholes(1L, 0L, 1L));
  }

  // argmax axis=1
  @Test
  void argmax_axis_1() throws Exception {
    Tensor x = own(tensor(DType.INT16, dims(2, 3), wholes(3L, 1L, 3L, 0L, 7L, -2L)));
    Tensor y = own(context().argmax(x, new Options.Argmax().axis(1L)));
    expect(y, DType.INT64, dims(2), 0, wholes(0L, 1L));
  }

  // argmax axis=1 of booleans
  @Test
  void argmax_axis_1_of_booleans() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(2, 3), booleans(true, false, true, false, true, false)));
    Tensor y = own(context().argmax(x, new Options.Argmax().axis(1L)));
    expect(y, DType.INT64, dims(2), 0, wholes(0L, 1L));
  }

  // argmax of NaN
  @Test
  void argmax_of_nan() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, Double.NaN, 0x1.4p+2)));
    Tensor y = own(context().argmax(x));
    expect(y, DType.INT64, dims(), 0, wholes(1L));
  }

  // argmin
  @Test
  void argmin() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1.8p+1, 0x1p+0, 0x1.8p+1, 0x0p+0, 0x1.cp+2, -0x1p+1)));
    Tensor y = own(context().argmin(x));
    expect(y, DType.INT64, dims(), 0, wholes(5L));
  }

  // argmin axis=-2 keepdims=True
  @Test
  void argmin_axis_m2_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT16, dims(2, 3), floats(0x1.8p+1, 0x1p+0, 0x1.8p+1, 0x0p+0, 0x1.cp+2, -0x1p+1)));
    Tensor y = own(context().argmin(x, new Options.Argmin().axis(-2L).keepdims(true)));
    expect(y, DType.INT64, dims(1, 3), 0, wholes(1L, 0L, 1L));
  }

  // argmin axis=0
  @Test
  void argmin_axis_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2)));
    Tensor y = own(context().argmin(x, new Options.Argmin().axis(0L)));
    expect(y, DType.INT64, dims(3), 0, wholes(0L, 1L, 0L));
  }

  // argmin axis=1
  @Test
  void argmin_axis_1() throws Exception {
    Tensor x = own(tensor(DType.INT16, dims(2, 3), wholes(3L, 1L, 3L, 0L, 7L, -2L)));
    Tensor y = own(context().argmin(x, new Options.Argmin().axis(1L)));
    expect(y, DType.INT64, dims(2), 0, wholes(1L, 2L));
  }

  // argmin axis=1 of booleans
  @Test
  void argmin_axis_1_of_booleans() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(2, 3), booleans(true, false, true, false, true, false)));
    Tensor y = own(context().argmin(x, new Options.Argmin().axis(1L)));
    expect(y, DType.INT64, dims(2), 0, wholes(1L, 0L));
  }

  // argmin of NaN
  @Test
  void argmin_of_nan() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, Double.NaN, 0x1.4p+2)));
    Tensor y = own(context().argmin(x));
    expect(y, DType.INT64, dims(), 0, wholes(1L));
  }

  // argsort axis=0 of float32
  @Test
  void argsort_axis_0_of_float32() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor y = own(context().argsort(x, new Options.Argsort().axis(0L)));
    expect(y, DType.INT64, dims(2, 3), 0, wholes(1L, 0L, 1L, 0L, 1L, 0L));
  }

  // argsort axis=0 of int32
  @Test
  void argsort_axis_0_of_int32() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2, 3), wholes(3L, 1L, 2L, 9L, 7L, 8L)));
    Tensor y = own(context().argsort(x, new Options.Argsort().axis(0L)));
    expect(y, DType.INT64, dims(2, 3), 0, wholes(0L, 0L, 0L, 1L, 1L, 1L));
  }

  // argsort axis=1 descending=True stable=False of float32
  @Test
  void argsort_axis_1_descending_true_stable_false_of_float32() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor y = own(context().argsort(x, new Options.Argsort().axis(1L).descending(true).stable(false)));
    expect(y, DType.INT64, dims(2, 3), 0, wholes(2L, 1L, 0L, 1L, 2L, 0L));
  }

  // argsort axis=1 descending=True stable=False of int32
  @Test
  void argsort_axis_1_descending_true_stable_false_of_int32() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2, 3), wholes(3L, 1L, 2L, 9L, 7L, 8L)));
    Tensor y = own(context().argsort(x, new Options.Argsort().axis(1L).descending(true).stable(false)));
    expect(y, DType.INT64, dims(2, 3), 0, wholes(0L, 2L, 1L, 0L, 2L, 1L));
  }

  // argsort of booleans
  @Test
  void argsort_of_booleans() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(2, 3), booleans(true, false, true, false, true, false)));
    Tensor y = own(context().argsort(x));
    expect(y, DType.INT64, dims(2, 3), 0, wholes(1L, 0L, 2L, 0L, 2L, 1L));
  }

  // argsort of equal elements
  @Test
  void argsort_of_equal_elements() throws Exception {
    Tensor x = own(tensor(DType.INT16, dims(4), wholes(2L, 1L, 2L, 1L)));
    Tensor y = own(context().argsort(x));
    expect(y, DType.INT64, dims(4), 0, wholes(1L, 3L, 0L, 2L));
  }

  // argsort of float32
  @Test
  void argsort_of_float32() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor y = own(context().argsort(x));
    expect(y, DType.INT64, dims(2, 3), 0, wholes(0L, 1L, 2L, 0L, 2L, 1L));
  }

  // argsort of int32
  @Test
  void argsort_of_int32() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2, 3), wholes(3L, 1L, 2L, 9L, 7L, 8L)));
    Tensor y = own(context().argsort(x));
    expect(y, DType.INT64, dims(2, 3), 0, wholes(1L, 2L, 0L, 1L, 2L, 0L));
  }

  // as_string
  @Test
  void as_string() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3), floats(0x1.8p+0, -0x1p+1, 0x1.2a05f2p+33)));
    Tensor y = own(context().asString(x));
    expect(y, DType.STRING, dims(3), 0, strings("1.500000", "-2.000000", "10000000000.000000"));
  }

  // as_string of a complex number
  @Test
  void as_string_of_a_complex_number() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX64, dims(1), floats(0x1.8p+0, -0x1p+1)));
    Tensor y = own(context().asString(x));
    expect(y, DType.STRING, dims(1), 0, strings("(1.500000,-2.000000)"));
  }

  // as_string of booleans
  @Test
  void as_string_of_booleans() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(2), booleans(true, false)));
    Tensor y = own(context().asString(x));
    expect(y, DType.STRING, dims(2), 0, strings("true", "false"));
  }

  // as_string precision=2
  @Test
  void as_string_precision_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3), floats(0x1.8p+0, -0x1p+1, 0x1.2a05f2p+33)));
    Tensor y = own(context().asString(x, new Options.AsString().precision(2L)));
    expect(y, DType.STRING, dims(3), 0, strings("1.50", "-2.00", "10000000000.00"));
  }

  // as_string scientific=True
  @Test
  void as_string_scientific_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3), floats(0x1.8p+0, -0x1p+1, 0x1.2a05f2p+33)));
    Tensor y = own(context().asString(x, new Options.AsString().scientific(true)));
    expect(y, DType.STRING, dims(3), 0, strings("1.500000e+00", "-2.000000e+00", "1.000000e+10"));
  }

  // as_string shortest=True
  @Test
  void as_string_shortest_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3), floats(0x1.8p+0, -0x1p+1, 0x1.2a05f2p+33)));
    Tensor y = own(context().asString(x, new Options.AsString().shortest(true)));
    expect(y, DType.STRING, dims(3), 0, strings("1.5", "-2", "1e+10"));
  }

  // as_string width=5
  @Test
  void as_string_width_5() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2), wholes(7L, -3L)));
    Tensor y = own(context().asString(x, new Options.AsString().width(5L)));
    expect(y, DType.STRING, dims(2), 0, strings("    7", "   -3"));
  }

  // as_string width=5 fill=MINUS
  @Test
  void as_string_width_5_fill_minus() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2), wholes(7L, -3L)));
    Tensor y = own(context().asString(x, new Options.AsString().width(5L).fill(Options.AsStringFill.MINUS)));
    expect(y, DType.STRING, dims(2), 0, strings("7    ", "-3   "));
  }

  // as_string width=5 fill=PLUS
  @Test
  void as_string_width_5_fill_plus() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2), wholes(7L, -3L)));
    Tensor y = own(context().asString(x, new Options.AsString().width(5L).fill(Options.AsStringFill.PLUS)));
    expect(y, DType.STRING, dims(2), 0, strings("   +7", "   -3"));
  }

  // as_string width=5 fill=SPACE
  @Test
  void as_string_width_5_fill_space() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2), wholes(7L, -3L)));
    Tensor y = own(context().asString(x, new Options.AsString().width(5L).fill(Options.AsStringFill.SPACE)));
    expect(y, DType.STRING, dims(2), 0, strings("    7", "   -3"));
  }

  // as_string width=5 fill=ZERO
  @Test
  void as_string_width_5_fill_zero() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2), wholes(7L, -3L)));
    Tensor y = own(context().asString(x, new Options.AsString().width(5L).fill(Options.AsStringFill.ZERO)));
    expect(y, DType.STRING, dims(2), 0, strings("00007", "-0003"));
  }

  // asin and its gradient
  @Test
  void asin_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().asin(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.b23532p-1, -0x1.00abep-3, 0x1.0c1524p-1, 0x1.10c066p+0));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.83091ep+0, 0x1.020614p-1, 0x1.279a74p+1, 0x1.08654ap-1));
  }

  // asin of other dtypes
  @Test
  void asin_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
    Tensor yFloat64 = own(context().asin(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.b235315c680dcp-1, -0x1.00abe0c129e1ep-3, 0x1.0c152382d7366p-1, 0x1.10c066d3e6932p+0));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
    Tensor yFloat16 = own(context().asin(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.b24p-1, -0x1.00cp-3, 0x1.0cp-1, 0x1.10cp+0));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
    Tensor yBfloat16 = own(context().asin(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.b2p-1, -0x1p-3, 0x1.0cp-1, 0x1.1p+0));
    Tensor xInt64 = own(tensor(DType.INT64, dims(2), wholes(0L, 1L)));
    Tensor yInt64 = own(context().asin(xInt64));
    expect(yInt64, DType.FLOAT64, dims(2), 4, floats(0x0p+0, 0x1.921fb54442d18p+0));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(2), wholes(0L, 1L)));
    Tensor yUint8 = own(context().asin(xUint8));
    expect(yUint8, DType.FLOAT32, dims(2), 4, floats(0x0p+0, 0x1.921fb6p+0));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().asin(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 8, floats(0x1.97d628p-2, 0x1.7c947ep-1, -0x1.0fa9dep+0, 0x1.cc3bcap-1, 0x1.3688aep-1, -0x1.9f5bc6p+0));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(0x1.927a8p-1, -0x1.ab8932p-3, -0x1.6386d2p-1, 0x1.15963ap-1, 0x1.bb170cp-1, 0x1.7c455ep-4));
  }

  // asinh and its gradient
  @Test
  void asinh_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().asinh(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.719218p+0, -0x1.ecc2cap-2, 0x1.62e43p-1, 0x1.d185b6p+0));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.c9f25cp-2, 0x1.c9f25cp-2, 0x1.99999ap+0, 0x1.43d136p-4));
  }

  // asinh of other dtypes
  @Test
  void asinh_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().asinh(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.719218313d087p+0, -0x1.ecc2caec5160ap-2, 0x1.62e42fefa39efp-1, 0x1.d185b507edc0ep+0));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().asinh(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.718p+0, -0x1.eccp-2, 0x1.63p-1, 0x1.d18p+0));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().asinh(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.72p+0, -0x1.ecp-2, 0x1.62p-1, 0x1.d2p+0));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().asinh(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1.c34366179d427p-1, 0x1.0c1f8a6e80eebp+1));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().asinh(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1.c34366p-1, 0x1.0c1f8ap+1));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().asinh(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 8, floats(0x1.36718ap-1, 0x1.5d49d6p-1, -0x1.15e858p+0, 0x1.3b5f78p-2, 0x1.99b47ap+0, -0x1.c68928p-1));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(0x1.d0a09cp-1, 0x1.98c7ep-2, 0x1.35c9ap-3, 0x1.322546p-1, 0x1.ddffeap-3, -0x1.c1fc12p-1));
  }

  // atan and its gradient
  @Test
  void atan_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().atan(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.1b6e1ap+0, -0x1.dac67p-2, 0x1.4978fap-1, 0x1.3fc176p+0));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.99999ap-3, 0x1.99999ap-2, 0x1.47ae14p+0, 0x1.99999ap-6));
  }

  // atan of other dtypes
  @Test
  void atan_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().atan(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.1b6e192ebbe44p+0, -0x1.dac670561bb4fp-2, 0x1.4978fa3269ee1p-1, 0x1.3fc176b7a856p+0));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().atan(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.1b8p+0, -0x1.dacp-2, 0x1.498p-1, 0x1.3fcp+0));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().atan(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.1cp+0, -0x1.dap-2, 0x1.4ap-1, 0x1.4p+0));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().atan(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1.921fb54442d18p-1, 0x1.5368c951e9cfdp+0));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().atan(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1.921fb6p-1, 0x1.5368cap+0));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().atan(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 8, floats(0x1.62acbep-1, 0x1.2e3076p-1, -0x1.e29136p-1, 0x1.7cb642p-3, 0x1.4fac54p+0, -0x1.3de0eap-2));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(0x1.540b98p-1, 0x1.72f56p-1, 0x1.72781cp-3, 0x1.56af1ap-2, -0x1.a41a42p-3, -0x1.3b13b2p-2));
  }

  // atan2 and its gradients
  @Test
  void atan2_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().atan2(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 8, floats(0x1.85a376p-2, -0x1.36475p+0, 0x1.3fc176p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 16, floats(0x1.611a7cp-1, 0x1.50a854p-4, -0x1.47ae14p-2));
    expect(dX2, DType.FLOAT32, dims(3), 16, floats(-0x1.1a7b96p-2, 0x1.c0e07p-3, -0x1.eb851ep-3));
  }

  // atan2 of other dtypes
  @Test
  void atan2_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat64 = own(context().atan2(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 8, floats(0x1.85a376b677dcp-2, -0x1.3647503caf55cp+0, 0x1.3fc176b7a856p+1));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat16 = own(context().atan2(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 1, floats(0x1.85cp-2, -0x1.364p+0, 0x1.3fcp+1));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yBfloat16 = own(context().atan2(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 1, floats(0x1.86p-2, -0x1.36p+0, 0x1.4p+1));
  }

  // atanh and its gradient
  @Test
  void atanh_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().atanh(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.f2272ap-1, -0x1.015892p-3, 0x1.193ea8p-1, 0x1.5aa164p+0));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.24924ap+1, 0x1.041042p-1, 0x1.555556p+1, 0x1.111112p+0));
  }

  // atanh of other dtypes
  @Test
  void atanh_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
    Tensor yFloat64 = own(context().atanh(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.f2272ae325a57p-1, -0x1.015891c9eaef7p-3, 0x1.193ea7aad030bp-1, 0x1.5aa16394d481fp+0));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
    Tensor yFloat16 = own(context().atanh(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.f24p-1, -0x1.014p-3, 0x1.194p-1, 0x1.5acp+0));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1.8p-1, -0x1p-3, 0x1p-1, 0x1.cp-1)));
    Tensor yBfloat16 = own(context().atanh(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.f2p-1, -0x1.02p-3, 0x1.1ap-1, 0x1.5ap+0));
    Tensor xInt64 = own(tensor(DType.INT64, dims(1), wholes(0L)));
    Tensor yInt64 = own(context().atanh(xInt64));
    expect(yInt64, DType.FLOAT64, dims(1), 4, floats(0x0p+0));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(1), wholes(0L)));
    Tensor yUint8 = own(context().atanh(xUint8));
    expect(yUint8, DType.FLOAT32, dims(1), 4, floats(0x0p+0));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().atanh(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 8, floats(0x1.3de0eap-2, 0x1.7249fap-1, -0x1.6aa6bcp-1, 0x1.2066p+0, 0x1.c2be6p-3, -0x1.3ec93ap+0));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(0x1.261262p-1, -0x1.501502p-2, -0x1.818182p-1, -0x1.818182p-3, 0x1.0e5302p-2, 0x1.b2de94p-3));
  }

  // atleast_1d of rank 0
  @Test
  void atleast_1d_of_rank_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1.8p+1)));
    Tensor y = own(context().atleast1d(x));
    expect(y, DType.FLOAT32, dims(1), 0, floats(0x1.8p+1));
  }

  // atleast_1d of rank 1
  @Test
  void atleast_1d_of_rank_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor y = own(context().atleast1d(x));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
  }

  // atleast_1d of rank 2
  @Test
  void atleast_1d_of_rank_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x1p+0, 0x1p+1)));
    Tensor y = own(context().atleast1d(x));
    expect(y, DType.FLOAT32, dims(1, 2), 0, floats(0x1p+0, 0x1p+1));
  }

  // atleast_2d of rank 0
  @Test
  void atleast_2d_of_rank_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1.8p+1)));
    Tensor y = own(context().atleast2d(x));
    expect(y, DType.FLOAT32, dims(1, 1), 0, floats(0x1.8p+1));
  }

  // atleast_2d of rank 1
  @Test
  void atleast_2d_of_rank_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor y = own(context().atleast2d(x));
    expect(y, DType.FLOAT32, dims(1, 2), 0, floats(0x1p+0, 0x1p+1));
  }

  // atleast_2d of rank 2
  @Test
  void atleast_2d_of_rank_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x1p+0, 0x1p+1)));
    Tensor y = own(context().atleast2d(x));
    expect(y, DType.FLOAT32, dims(1, 2), 0, floats(0x1p+0, 0x1p+1));
  }

  // atleast_3d of rank 0
  @Test
  void atleast_3d_of_rank_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1.8p+1)));
    Tensor y = own(context().atleast3d(x));
    expect(y, DType.FLOAT32, dims(1, 1, 1), 0, floats(0x1.8p+1));
  }

  // atleast_3d of rank 1
  @Test
  void atleast_3d_of_rank_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor y = own(context().atleast3d(x));
    expect(y, DType.FLOAT32, dims(1, 2, 1), 0, floats(0x1p+0, 0x1p+1));
  }

  // atleast_3d of rank 2
  @Test
  void atleast_3d_of_rank_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x1p+0, 0x1p+1)));
    Tensor y = own(context().atleast3d(x));
    expect(y, DType.FLOAT32, dims(1, 2, 1), 0, floats(0x1p+0, 0x1p+1));
  }

  // avg_pool1d
  @Test
  void avg_pool1d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 5, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().avgPool1d(x));
    expect(y, DType.FLOAT32, dims(2, 2, 2), 1, floats(0x1.6p+3, 0x1.6p+4, 0x1.2p+4, 0x1.5p+3, 0x1.c8p+4, 0x1.5p+4, 0x1.1p+4, 0x1.3p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 5, 2), 2, floats(0x1p-1, 0x1p-2, 0x1p-1, 0x1p-2, 0x1p+0, 0x1p-3, 0x1p+0, 0x1p-3, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+0, 0x1.8p-1, 0x1.8p+0, 0x1.8p-2, 0x1p-1, 0x1.8p-2, 0x1p-1, 0x0p+0, 0x0p+0));
  }
}
