import java.util.List;
import org.libeager.Context;
import org.libeager.Options;
import org.libeager.Tape;
import org.libeager.Tensor;

/** The example of Context.customGradient: a value whose gradient is clipped. */
final class CustomGradient {
  public static void main(String[] arguments) {
    // @start region="example"
    Tensor x = Tensor.of(3f);
    try (Tape tape = new Tape().watch(x)) {
      Tensor clipped =
          Context.current()
              .customGradient(
                  List.of(x),
                  List.of(x),
                  (c, dy) -> List.of(dy.get(0).clip(new Options.Clip().min(-1).max(1))))
              .get(0);
      System.out.println(tape.gradient(clipped.multiply(10), x)); // [1.]
    }
    // @end
  }
}
