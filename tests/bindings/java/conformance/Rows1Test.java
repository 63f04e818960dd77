// Written by bindings/generate from tests/bindings/conformance.json. Do not edit.
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.libeager.*;

/** Rows of the table of conformance. */
final class Rows1Test extends Row {
  // add float32
  @Test
  void add_float32() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor y = own(tensor(DType.FLOAT32, dims(2), floats(0x1p-1, Double.POSITIVE_INFINITY)));
    Tensor z = own(context().add(x, y));
    expect(z, DType.FLOAT32, dims(2), 0, floats(0x1.8p+0, Double.POSITIVE_INFINITY));
    expectText("[1.5 inf]", z);
  }

  // gather axis=-1 and its gradient
  @Test
  void gather_axis_m1_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tensor i = own(tensor(DType.INT64, dims(2), wholes(2L, 2L)));
    Tape t = own(context().tape(false, false));
    t.watch(x);
    Tensor y = own(context().gather(x, i, new Options.Gather().axis(-1L)));
    List<Tensor> list = own(t.gradient(List.of(y), List.of(x), null, false));
    Tensor dx = list.get(0);
    expect(y, DType.FLOAT64, dims(2, 2), 0, floats(0x1.8p+1, 0x1.8p+1, 0x1.8p+2, 0x1.8p+2));
    expect(dx, DType.FLOAT64, dims(2, 3), 0, floats(0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p+1));
  }

  // matmul of wrong shapes
  @Test
  void matmul_of_wrong_shapes() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x1p+0, 0x1p+1)));
    fails(Code.INVALID_ARGUMENT, "matmul", null, () -> context().matmul(x, x));
  }
}
