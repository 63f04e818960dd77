// Written by bindings/generate from tests/bindings/conformance.json. Do not edit.
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.libeager.*;

/** Rows of the table of conformance. */
final class Rows7Test extends Row {
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
}
