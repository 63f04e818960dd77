import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import org.libeager.*;

/**
 * Trains a convolutional network on handwritten digits: the program of samples/digits in Java. One seed gives the same
 * losses as the C program, to the last digit.
 *
 * <p>Options: --data FOLDER, --epochs N, --batch N, --learning-rate X, --seed N (1; 0: another each time), --device
 * NAME, --threads N, --function true (trace the training step and the network first), --save FILE.
 */
final class Digits {
  private static final int HELD_BACK = 10; // one picture in ten
  private static final int CURVE_POINTS = 300;
  private static final int EVALUATION_BATCH = 500;

  private final Context context = Context.current();
  private final Optimizers.Adam optimizer = new Optimizers.Adam();
  private final Pictures training;
  private final Pictures heldBack;
  private final Pictures test;
  private final Dataset batches; // of the training pictures
  private final Network network;
  private final int epochs;
  private final int batch;
  private final double learningRate;
  private BinaryOperator<Tensor> step = this::trainStep;
  private UnaryOperator<Tensor> run = images -> runNetwork(images);
  private Progress progress;

  /** Mean loss and accuracy. */
  private record Score(double loss, double accuracy) {}

  Digits(Map<String, String> options) throws IOException {
    Path folder = Path.of(options.getOrDefault("data", "samples/data"));
    String device = options.getOrDefault("device", "cpu:0");
    Pictures all = Pictures.read(folder, "train", device);
    test = Pictures.read(folder, "t10k", device);
    Pictures[] parts = all.split(all.count() / HELD_BACK);
    heldBack = parts[0];
    training = parts[1];
    var architecture = Network.Architecture.forSide(Math.min(all.height(), all.width()));
    epochs = Integer.parseInt(options.getOrDefault("epochs", "" + architecture.epochs()));
    batch = Integer.parseInt(options.getOrDefault("batch", "" + architecture.batch()));
    learningRate = Double.parseDouble(options.getOrDefault("learning-rate", "" + architecture.learningRate()));
    batches = training.batches(batch);
    network = new Network(architecture, all.height(), all.width());
    System.out.printf("libeager %s on %s%n", Context.version(), device);
    System.out.printf(
        "pictures  %dx%d: %d for training, %d held back, %d for testing%n", all.width(), all.height(), training.count(),
        heldBack.count(), test.count());
    System.out.printf("network   %s: %d parameters%n%n", architecture, network.numParameters());
  }

  /** Runs the network under a tape, asks the tape for the gradients, and moves the variables. Returns the loss. */
  private Tensor trainStep(Tensor images, Tensor labels) {
    return optimizer.minimize(() -> Network.loss(network.run(images, true), labels), network.variables());
  }

  private Tensor runNetwork(Tensor images) {
    return network.run(images, false);
  }

  private Spec images() {
    return new Spec(DType.FLOAT32, -1, training.height(), training.width(), 1);
  }

  private TracedFunction tracedNetwork() {
    return context.trace("network", List.of(images()), (c, in) -> List.of(runNetwork(in.get(0))));
  }

  /** Runs the training step and the network as functions from here on. */
  private void trace() {
    List<Spec> inputs = List.of(images(), new Spec(DType.INT32, -1));
    TracedFunction tracedStep =
        context.trace("train_step", inputs, (c, in) -> List.of(trainStep(in.get(0), in.get(1))));
    TracedFunction traced = tracedNetwork();
    step = (images, labels) -> tracedStep.call(images, labels).get(0);
    run = images -> traced.call(images).get(0);
  }

  private Score evaluate(Pictures pictures) {
    double[] sums = {0, 0};
    for (long begin = 0; begin < pictures.count(); begin += EVALUATION_BATCH) {
      long from = begin;
      context.tidyAll(() -> {
        Pictures.Batch some = pictures.slice(from, Math.min(EVALUATION_BATCH, pictures.count() - from));
        Tensor logits = run.apply(some.images());
        sums[0] += some.labels().size() * Network.loss(logits, some.labels()).item();
        Tensor found = logits.argmax(new Options.Argmax().axis(1));
        sums[1] += found.equal(some.labels()).cast(DType.FLOAT32).sum().item();
        return List.of();
      });
    }
    return new Score(sums[0] / pictures.count(), sums[1] / pictures.count());
  }

  /** Goes over all pictures in a random order. Returns the mean loss of the steps. */
  private double trainEpoch(String label) {
    int count = training.count();
    int steps = (count + batch - 1) / batch;
    int stepsAPoint = 1 + steps * epochs / CURVE_POINTS;
    Tensor losses = null; // summed where the network runs, so that the program seldom waits for a GPU
    int summed = 0;
    double total = 0;
    try (DatasetIterator batches = this.batches.iterator()) {
      for (int seen = 0; seen < count; ) {
        Tensor before = losses;
        losses = context.tidy(() -> {
          Tensor[] some = batches.next();
          Tensor loss = step.apply(some[0], some[1]);
          return before == null ? loss : loss.add(before);
        });
        if (before != null) before.close();
        int size = Math.min(batch, count - seen);
        seen += size;
        progress.advance(size, label);
        if (++summed == stepsAPoint || seen == count) {
          total += value(losses);
          losses = null;
          summed = 0;
        }
      }
    }
    return total / steps;
  }

  private static double value(Tensor losses) {
    try (losses) {
      double value = losses.item();
      if (!Double.isFinite(value))
        throw new ArithmeticException("the loss is no longer a number; a smaller --learning-rate may help");
      return value;
    }
  }

  private void train() {
    System.out.println("epoch   training loss   held-back loss   held-back accuracy   pictures/s   left");
    progress = new Progress((long) epochs * training.count());
    for (int epoch = 1; epoch <= epochs; epoch++) {
      optimizer.learningRate(learningRate * (epochs - epoch + 1) / epochs);
      double loss = trainEpoch("epoch %d/%d".formatted(epoch, epochs));
      Score score = evaluate(heldBack);
      progress.clear();
      System.out.printf(
          "%5d   %13.4f   %14.4f   %17.2f%%   %10.0f   %s%n", epoch, loss, score.loss, 100 * score.accuracy,
          progress.rate(), progress.left());
    }
    System.out.printf("trained in %.1f s%n", progress.seconds());
  }

  private static Map<String, String> parse(String[] arguments) {
    Map<String, String> options = new HashMap<>();
    for (int i = 0; i < arguments.length; i += 2) {
      if (!arguments[i].startsWith("--") || i + 1 == arguments.length)
        throw new IllegalArgumentException("'" + arguments[i] + "' is not an option with a value");
      options.put(arguments[i].substring(2), arguments[i + 1]);
    }
    return options;
  }

  public static void main(String[] arguments) throws IOException {
    Map<String, String> options = parse(arguments);
    ContextOptions how = new ContextOptions().seed(Long.parseLong(options.getOrDefault("seed", "1")));
    if (options.containsKey("threads")) how.numThreads(Integer.parseInt(options.get("threads")));
    try (Context context = new Context(how);
        Scope scope = context.activate();
        Scope device = context.device(options.get("device"))) {
      Digits digits = new Digits(options);
      if (Boolean.parseBoolean(options.get("function"))) digits.trace();
      digits.train();
      System.out.printf("test accuracy: %.2f%%%n", 100 * digits.evaluate(digits.test).accuracy);
      if (options.containsKey("save")) digits.tracedNetwork().save(Path.of(options.get("save")));
    }
  }
}
