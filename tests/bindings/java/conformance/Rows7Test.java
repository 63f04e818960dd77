// Written by bindings/generate from tests/bindings/conformance.json. Do not edit.
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.libeager.*;

/** Rows of the table of conformance. */
final class Rows7Test extends Row {
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
