import java.util.List;
import org.libeager.Context;
import org.libeager.DType;
import org.libeager.Spec;
import org.libeager.Tensor;
import org.libeager.TracedFunction;

/** The example of TracedFunction. */
final class Functions {
  public static void main(String[] arguments) {
    // @start region="example"
    List<Spec> inputs = List.of(new Spec(DType.FLOAT32, -1)); // one dim, of any size
    try (TracedFunction norm =
        Context.current().trace("norm", inputs, (c, x) -> List.of(x.get(0).square().sum().sqrt()))) {
      System.out.println(norm.call(Tensor.of(3f, 4f)).get(0)); // 5.0
    }
    // @end
  }
}
