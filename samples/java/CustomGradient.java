import java.util.List;
import org.libeager.Context;
import org.libeager.Tape;
import org.libeager.Tensor;

/**
 * A custom gradient for log(1 + e^x), since the gradient of its ops is not a number for large x.
 *
 * <p>That gradient is 1 / (1 + e^x) * e^x, which at x = 100 is 0 * inf in float32. Written as 1 - 1 / (1 + e^x) it is
 * 1. The custom gradient runs ops too, so it can be differentiated again.
 */
final class CustomGradient {
  private static Tensor plain(Tensor x) {
    return x.exp().add(1).log();
  }

  private static Tensor custom(Tensor x) {
    Tensor inverse = x.exp().add(1).reciprocal();
    return Context.current()
        .customGradient(List.of(x), List.of(plain(x)), (c, dy) -> List.of(dy.get(0).multiply(slope(inverse))))
        .get(0);
  }

  /** Returns 1 - inverse. */
  private static Tensor slope(Tensor inverse) {
    return inverse.negative().add(1);
  }

  private static void printGradients(float at, boolean custom) {
    Tensor x = Tensor.scalar(at);
    try (Tape outer = new Tape().watch(x);
        Tape inner = new Tape().watch(x)) {
      Tensor y = custom ? custom(x) : plain(x);
      Tensor dy = inner.gradient(y, x);
      Tensor d2y = outer.gradient(dy, x);
      System.out.printf("%s at x = %.0f:%n", custom ? "custom gradient" : "plain ops", at);
      System.out.println("    first " + dy);
      if (at == 0) System.out.println("    second " + d2y);
    }
  }

  public static void main(String[] arguments) {
    for (boolean custom : new boolean[] {false, true}) {
      printGradients(0, custom);
      printGradients(100, custom);
    }
  }
}
