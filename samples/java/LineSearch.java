import org.libeager.Tape;
import org.libeager.Tensor;

/**
 * Backtracking line search: a step along the gradient is halved until the value is low enough. So the control flow
 * depends on values, and is plain Java.
 */
final class LineSearch {
  private static final Tensor SCALE = Tensor.of(1f, 5f);

  /** Returns sum(scale * x^2): a bowl that is steeper in one direction than in the other. */
  private static Tensor objective(Tensor x) {
    return SCALE.multiply(x.multiply(x)).sum();
  }

  /** A point, the objective's value there, and how many steps were tried. */
  private record Found(Tensor x, float value, int tries) {}

  private static Found search(Tensor start) {
    try (Tape tape = new Tape().watch(start)) {
      Tensor atStart = objective(start);
      Tensor gradient = tape.gradient(atStart, start);
      float norm = (float) gradient.multiply(gradient).sum().item();
      float first = (float) atStart.item();
      Found found = new Found(start, first, 0);
      for (double rate = 1; found.value > first - (float) rate * norm; rate /= 2) {
        Tensor x = start.subtract(gradient.multiply(rate));
        found = new Found(x, (float) objective(x).item(), found.tries + 1);
      }
      return found;
    }
  }

  public static void main(String[] arguments) {
    Tensor x = Tensor.of(3f, 2f);
    System.out.printf("step 0: value %.4f%n", objective(x).item());
    for (int step = 1; step <= 8; step++) {
      Found found = search(x);
      x = found.x;
      System.out.printf("step %d: value %.4f after %d tries%n", step, found.value, found.tries);
    }
  }
}
