import java.util.List;
import org.libeager.Optimizers;
import org.libeager.Tensor;
import org.libeager.Variable;

/** Fits y = weight * x + bias to points with noise, with variables and an optimizer. */
final class LinearRegression {
  private static final int POINTS = 1000;
  private static int state = 1;

  private static float uniform() {
    state = state * 1664525 + 1013904223;
    return (float) (state >>> 8) / (1 << 24) * 2 - 1;
  }

  public static void main(String[] arguments) {
    float[] xs = new float[POINTS];
    float[] ys = new float[POINTS];
    for (int i = 0; i < POINTS; i++) { // on y = 3 x + 2, with noise in y
      xs[i] = uniform();
      ys[i] = 3 * xs[i] + 2 + 0.5f * uniform();
    }
    Tensor x = Tensor.of(xs);
    Tensor y = Tensor.of(ys);
    Variable weight = new Variable(Tensor.scalar(5f), "weight");
    Variable bias = new Variable(Tensor.scalar(10f), "bias");
    var optimizer = new Optimizers.SGD().learningRate(0.1);

    for (int step = 0; step <= 100; step++) {
      Tensor loss = optimizer.minimize(
          () -> x.multiply(weight.value()).add(bias.value()).subtract(y).square().mean(), List.of(weight, bias));
      if (step % 20 == 0) System.out.printf("step %3d: loss %.3f%n", step, loss.item());
    }
    System.out.printf(
        "weight %.2f (made with 3), bias %.2f (made with 2)%n", weight.value().item(), bias.value().item());
  }
}
