import java.util.Arrays;
import java.util.List;
import org.libeager.Context;
import org.libeager.Layers;
import org.libeager.Sequential;
import org.libeager.Tensor;
import org.libeager.Variable;

/** Two convolutions, each with a bias, relu and perhaps pooling, then two dense layers with dropout between them. */
final class Network {
  static final int CLASSES = 10;

  /** What the layers are like, and the defaults of the options with which the network trains well. */
  record Architecture(
      int kernel, int[] filters, boolean[] pools, int hidden, int epochs, int batch, double learningRate) {
    static Architecture forSide(int side) {
      int[] filters = {32, 64};
      return side >= 16
          ? new Architecture(5, filters, new boolean[] {true, true}, 1024, 5, 64, 1e-3)
          : new Architecture(3, filters, new boolean[] {false, true}, 128, 30, 64, 2e-3);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < filters.length; i++)
        text.append("conv %dx%dx%d, ".formatted(kernel, kernel, filters[i])).append(pools[i] ? "pool, " : "");
      return text + "dense %d, dropout, dense %d".formatted(hidden, CLASSES);
    }
  }

  private final Sequential layers = new Sequential();
  private final List<Variable> variables;

  /** Makes the network. He's initial values (2015) keep the size of signals from layer to layer under relu. */
  Network(Architecture architecture, int height, int width) {
    for (int i = 0; i < 2; i++) {
      layers.add(
          new Layers.Conv2D("conv" + (i + 1), architecture.filters[i], architecture.kernel).padding("same").activation("relu")
              .kernelInitializer("he_normal"));
      if (architecture.pools[i]) layers.add(new Layers.MaxPooling2D().padding("same"));
    }
    layers.add(new Layers.Flatten());
    layers.add(new Layers.Dense("dense1", architecture.hidden).activation("relu").kernelInitializer("he_normal"));
    layers.add(new Layers.Dropout(0.5));
    layers.add(new Layers.Dense("dense2", CLASSES).kernelInitializer("he_normal"));
    Context c = Context.current();
    c.tidyAll(() -> List.of(run(c.fill(new long[] {1, height, width, 1}, Tensor.scalar(0f)), false))); // makes the variables
    variables = layers.variables();
  }

  List<Variable> variables() {
    return variables;
  }

  long numParameters() {
    return variables.stream().mapToLong(v -> Arrays.stream(v.shape()).reduce(1, (a, b) -> a * b)).sum();
  }

  /** Returns logits [batch, 10] for pictures [batch, height, width, 1]. */
  Tensor run(Tensor images, boolean training) {
    return layers.call(images, training);
  }

  static Tensor loss(Tensor logits, Tensor labels) {
    return logits.sparseSoftmaxCrossEntropyWithLogits(labels).mean();
  }
}
