import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.libeager.Context;
import org.libeager.Options;
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

  private static final Options.Conv2d SAME = new Options.Conv2d().padding(Options.Padding.SAME);
  private static final Options.MaxPool2d HALF =
      new Options.MaxPool2d().ksize(2, 2).strides(2, 2).padding(Options.Padding.SAME);

  private final Architecture architecture;
  private final List<Variable> variables = new ArrayList<>(); // weights and bias of each layer

  Network(Architecture architecture, int height, int width) {
    this.architecture = architecture;
    int depth = 1;
    for (int i = 0; i < 2; i++) {
      addLayer("conv" + (i + 1), architecture.kernel, architecture.kernel, depth, architecture.filters[i]);
      depth = architecture.filters[i];
      if (architecture.pools[i]) {
        height = (height + 1) / 2;
        width = (width + 1) / 2;
      }
    }
    addLayer("dense1", (long) height * width * depth, architecture.hidden);
    addLayer("dense2", architecture.hidden, CLASSES);
  }

  /** Draws initial weights as He et al. (2015) do, so that signals keep their size from layer to layer under relu. */
  private void addLayer(String name, long... dims) {
    Context c = Context.current();
    long inputs = Arrays.stream(dims).limit(dims.length - 1).reduce(1, (a, b) -> a * b);
    Tensor noise = c.randomTruncatedNormal(new Options.RandomTruncatedNormal().shape(dims));
    Tensor weights = noise.multiply(Math.sqrt(2.0 / inputs));
    Tensor bias = c.fill(new long[] {dims[dims.length - 1]}, Tensor.scalar(0f));
    variables.add(new Variable(weights, name + "/weights"));
    variables.add(new Variable(bias, name + "/bias"));
  }

  List<Variable> variables() {
    return variables;
  }

  long numParameters() {
    return variables.stream().mapToLong(v -> Arrays.stream(v.shape()).reduce(1, (a, b) -> a * b)).sum();
  }

  private Tensor value(int index) {
    return variables.get(index).value();
  }

  /** Returns logits [batch, 10] for pictures [batch, height, width, 1]. */
  Tensor run(Tensor images, boolean training) {
    Tensor h = images.share();
    for (int i = 0; i < 2; i++) {
      h = next(h, h.conv2d(value(2 * i), SAME));
      h = next(h, h.biasAdd(value(2 * i + 1)));
      h = next(h, h.relu());
      if (architecture.pools[i]) h = next(h, h.maxPool2d(HALF));
    }
    h = next(h, h.reshape(-1, variables.get(4).shape()[0]));
    h = next(h, h.matmul(value(4)));
    h = next(h, h.biasAdd(value(5)));
    h = next(h, h.relu());
    if (training) h = next(h, h.dropout(new Options.Dropout().rate(0.5)));
    h = next(h, h.matmul(value(6)));
    return next(h, h.biasAdd(value(7)));
  }

  /** Closes a layer's input, so that its memory is used again while it is in the processor's cache. */
  private static Tensor next(Tensor input, Tensor output) {
    input.close();
    return output;
  }

  static Tensor loss(Tensor logits, Tensor labels) {
    return logits.sparseSoftmaxCrossEntropyWithLogits(labels).mean();
  }
}
