import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.libeager.*;

/** What the table of conformance does not reach. */
final class ApiTest extends Clean {
  private final Context c = Context.current();

  @Test
  void dtypesAreTheLibrarys() {
    for (DType dtype : DType.values()) assertEquals(dtype.name().toLowerCase(Locale.ROOT), dtype.toString());
    assertEquals(2, DType.BFLOAT16.size());
    assertEquals(16, DType.COMPLEX128.size());
    assertEquals(0, DType.STRING.size());
  }

  @Test
  void arraysOfEachDtypeComeBack() {
    Object[][] all = {
      {DType.BOOL, new byte[] {1, 0}}, {DType.INT8, new byte[] {-1, 2}}, {DType.UINT8, new byte[] {-1, 2}},
      {DType.INT16, new short[] {-1, 2}}, {DType.UINT16, new short[] {-1, 2}}, {DType.FLOAT16, new short[] {1, 2}},
      {DType.BFLOAT16, new short[] {1, 2}}, {DType.INT32, new int[] {-1, 2}}, {DType.UINT32, new int[] {-1, 2}},
      {DType.INT64, new long[] {-1, 2}}, {DType.UINT64, new long[] {-1, 2}}, {DType.FLOAT32, new float[] {-1, 2}},
      {DType.FLOAT64, new double[] {-1, 2}}, {DType.COMPLEX64, new float[] {1, 2, 3, 4}},
      {DType.COMPLEX128, new double[] {1, 2, 3, 4}},
    };
    for (Object[] one : all) {
      Tensor t = c.tensor((DType) one[0], one[1]);
      assertEquals(one[0], t.dtype());
      assertArrayEquals(new long[] {2}, t.shape());
      switch (one[1]) {
        case byte[] a -> assertArrayEquals(a, t.bytes());
        case short[] a -> assertArrayEquals(a, t.shorts());
        case int[] a -> assertArrayEquals(a, t.ints());
        case long[] a -> assertArrayEquals(a, t.longs());
        case float[] a -> assertArrayEquals(a, t.floats());
        default -> assertArrayEquals((double[]) one[1], t.doubles());
      }
    }
    assertArrayEquals(new boolean[] {true, false}, Tensor.of(true, false).booleans());
    assertArrayEquals(new String[] {"", "größer"}, Tensor.of("", "größer").strings());
  }

  @Test
  void itemsAreDoubles() {
    assertEquals(255, c.scalar(DType.UINT8, new byte[] {-1}).item());
    assertEquals(65535, c.scalar(DType.UINT16, new short[] {-1}).item());
    assertEquals(4294967295.0, c.scalar(DType.UINT32, new int[] {-1}).item());
    assertEquals(0x1p64, c.scalar(DType.UINT64, new long[] {-1}).item());
    assertEquals(1.5, c.scalar(DType.FLOAT16, new short[] {Bits.float16(1.5f)}).item());
    assertEquals(-2, c.scalar(DType.BFLOAT16, new short[] {Bits.bfloat16(-2)}).item());
    assertEquals(1, Tensor.scalar(true).item());
    assertEquals(-3, Tensor.scalar(-3L).item());
  }

  @Test
  void halfFloatsAreRoundedToEven() {
    assertEquals(0x3f80, Bits.bfloat16(1 + 0x1p-8f));
    assertEquals(0x3f82, Bits.bfloat16(1 + 3 * 0x1p-8f));
    assertTrue(Float.isNaN(Bits.fromBfloat16(Bits.bfloat16(Float.NaN))));
    assertEquals(Float.POSITIVE_INFINITY, Bits.fromBfloat16(Bits.bfloat16(Float.MAX_VALUE)));
    assertEquals(65504, Bits.fromFloat16(Bits.float16(65504)));
  }

  @Test
  void largeArraysComeBack() {
    float[] values = new float[100_000];
    for (int i = 0; i < values.length; i++) values[i] = i;
    assertArrayEquals(values, c.tensor(values, 100, 1000).floats());
  }

  @Test
  void numbersBesideTensors() {
    assertEquals("[0.5 1. ]", Tensor.of(1f, 2f).multiply(0.5).toString());
    assertEquals("[3 4]", Tensor.of(1, 2).add(2).toString());
    assertEquals(DType.FLOAT64, Tensor.of(1.0, 2.0).divide(3).dtype());
    assertTrue(c.weak(2).isWeak());
    assertFalse(Tensor.scalar(2).isWeak());
    assertThrows(EagerException.InvalidArgument.class, () -> c.tensor(DType.UINT8, new byte[] {1}).add(-1));
  }

  @Test
  void optionsAreUsedAgain() {
    var rows = new Options.Sum().axis(1).keepdims(true);
    Tensor x = Tensor.of(new float[][] {{1, 2}, {3, 4}});
    for (int i = 0; i < 2; i++) assertEquals("[[3.]\n [7.]]", x.sum(rows).toString());
    assertEquals("10.0", x.sum(null).toString());
    assertEquals("[[2. 2.]\n [3. 3.]]", x.clip(new Options.Clip().min(2).max(3.0)).toString());
    assertEquals("[1 2 4]", c.concat(List.of(Tensor.of(1), Tensor.of(2), Tensor.of(4))).toString());
    assertEquals(3, c.unstack(Tensor.of(1, 2, 3)).size());
    assertEquals(20, c.split(c.arange(20), 20).size());
  }

  @Test
  void preparedOps() {
    try (Op pad = c.op("pad")) {
      pad.set("paddings", new long[] {1, 1}).set("mode", "CONSTANT").set("constant_values", 7.0).device("cpu:0");
      assertEquals("pad", pad.name());
      assertEquals("[7. 1. 7.]", pad.run(Tensor.of(1f)).get(0).toString());
      assertThrows(EagerException.FailedPrecondition.class, () -> pad.set("mode", "REFLECT"));
    }
    try (Op arange = c.op("arange")) {
      arange.set("start", (1L << 60) + 1).set("stop", (1L << 60) + 2).set("dtype", DType.INT64);
      assertEquals((1L << 60) + 1, arange.run().get(0).longs()[0]);
    }
    try (Op sum = c.op("sum")) {
      assertEquals("[6.]", sum.set("keepdims", true).run(Tensor.of(1f, 2f, 3f)).get(0).toString());
    }
  }

  @Test
  void tapesKnowWhatTheyWatch() {
    Variable v = new Variable(Tensor.of(1f, 2f), "v");
    Tensor x = Tensor.of(3f, 4f);
    try (Tape tape = Tape.persistent()) {
      assertFalse(c.isWatched(x));
      tape.watch(x);
      assertTrue(c.isWatched(x) && tape.isRecording());
      Tensor y = v.value().multiply(x);
      assertEquals("v", tape.watched().get(0).name());
      assertEquals("[3. 4.]", tape.gradient(y, v).toString());
      assertEquals("[1. 2.]", tape.gradient(List.of(y), List.of(v, x)).get(1).toString());
      assertNull(tape.gradient(y, Tensor.of(1f)));
      try (Scope scope = c.pauseTapes()) {
        assertNull(tape.gradient(x.square(), x));
      }
    }
    assertEquals("[6. 8.]", c.gradient(Tensor::square, x).toString());
    assertEquals("[1. 1.]", c.gradient(one -> one, x).toString());
    assertNull(c.gradient(one -> Tensor.of(1f), x));
    assertEquals("[3. 4.]", x.toString()); // it is still open
  }

  @Test
  void optimizersHaveSlotsAndSchedules() {
    Variable v = new Variable(Tensor.of(1f, 2f), "v");
    Optimizer adam = new Optimizers.Adam().learningRate(0.5).beta1(0.8);
    adam.build(List.of(v));
    assertEquals(List.of("step", "v/m", "v/v"), adam.variables().stream().map(Variable::name).toList());
    assertEquals("[0. 0.]", adam.slot(v, "m").value().toString());
    assertNull(adam.slot(v, "no such slot"));
    Optimizer sgd = new Optimizers.SGD();
    Op rate = c.hostCall("rate", List.of(new Spec(DType.FLOAT32)), (context, in) -> List.of(Tensor.scalar(0.5f)));
    sgd.setLearningRate(rate);
    sgd.minimize(() -> v.value().sum(), List.of(v));
    assertEquals("[0.5 1.5]", v.value().toString());
    Variable other = new Variable(Tensor.scalar(1f));
    sgd.setLearningRate(other);
    sgd.apply(List.of(v), List.of(Tensor.of(1f, 1f)));
    sgd.setLearningRate(Tensor.scalar(0.25f));
    sgd.apply(List.of(v), Arrays.asList((Tensor) null));
    assertEquals("[-0.5  0.5]", v.value().toString());
    assertThrows(EagerException.InvalidArgument.class, () -> sgd.set("learning_rate", -1.0));
    assertThrows(EagerException.InvalidArgument.class, () -> sgd.set("no_such", true));
  }

  @Test
  void schedulesGiveRates() {
    Schedule steps = new Schedules.PiecewiseConstantDecay().boundaries(0).values(1, 0.5);
    assertEquals(0.5, steps.rate(1));
    assertEquals("{\"kind\":\"step\",\"attributes\":{\"boundaries\":[0.0],\"values\":[1.0,0.5]}}", steps.json());
    Optimizer sgd = new Optimizers.SGD().accumulationSteps(2).clipValue(1).weightDecay(0.5).excludeFromWeightDecay("v?");
    sgd.setLearningRate(steps);
    Variable w = new Variable(Tensor.of(8f), "w");
    Variable v = new Variable(Tensor.of(8f), "v1");
    for (int i = 0; i < 4; i++) sgd.apply(List.of(w, v), List.of(Tensor.of(2f), Tensor.of(2f)));
    assertEquals("[1.75] [6.5]", w.value() + " " + v.value());
    assertThrows(EagerException.class, () -> steps.set("values", new double[] {1}));
    assertThrows(EagerException.InvalidArgument.class, () -> new Schedules.ExponentialDecay().staircase(true).set("x", true));
    assertThrows(EagerException.InvalidArgument.class, () -> new Schedule("step").rate(0));
    steps.close();
  }

  @Test
  void variablesTellAboutThemselves() {
    Variable v = new Variable(Tensor.of(new float[][] {{1, 2}}), "ä", false);
    assertEquals("ä float32 2 [1, 2] cpu:0 false", v.name() + " " + v.dtype() + " " + v.rank() + " "
        + Arrays.toString(v.shape()) + " " + v.device() + " " + v.isTrainable());
    v.setTrainable(true);
    assertTrue(v.isTrainable());
    assertEquals("Variable ä: [[1. 2.]]", v.toString());
  }

  @Test
  void functionsAreSavedAndLoaded(@TempDir Path folder) {
    Variable v = new Variable(Tensor.of(1f, 2f), "v");
    Optimizer sgd = new Optimizers.SGD().learningRate(0.5);
    TracedFunction step = c.trace("step", List.of(new Spec(DType.FLOAT32, -1)), (t, in) -> {
      assertTrue(t.isTracing(in.get(0)) && in.get(0).isSymbolic());
      return List.of(sgd.minimize(() -> v.value().multiply(in.get(0)).sum(), List.of(v)));
    });
    step.save(folder.resolve("größe.eager"));
    TracedFunction loaded = TracedFunction.load(folder.resolve("größe.eager"));
    Tensor x = Tensor.of(1f, 1f);
    assertEquals("3.0 2.0", loaded.call(x).get(0) + " " + loaded.call(x).get(0));
    assertEquals("[0. 1.]", loaded.variables().get(0).value().toString());
    assertEquals(1, loaded.optimizers().size());
    assertEquals("[1. 2.]", v.value().toString());
    assertEquals("step", loaded.name());
    assertArrayEquals(new long[] {-1}, loaded.inputs().get(0).dims());
    assertEquals(0, loaded.outputs().get(0).rank());
    assertTrue(loaded.isCurrent());
    assertTrue(step.text().contains("multiply") && step.graphviz().startsWith("digraph"));
  }

  @Test
  void onnxGoesAndComes(@TempDir Path folder) {
    List<Spec> two = List.of(new Spec(DType.FLOAT32, 2));
    TracedFunction f = c.trace("f", two, (t, in) -> List.of(in.get(0).exp().add(in.get(0))));
    f.setOption("relaxed_math", true);
    f.exportOnnx(folder.resolve("f.onnx"));
    Tensor x = Tensor.of(0f, 1f);
    assertEquals(f.call(x).toString(), TracedFunction.importOnnx(folder.resolve("f.onnx")).call(x).toString());
  }

  @Test
  void tidyClosesWhatIsNotReturned() {
    Tensor x = Tensor.of(1f, 2f);
    Tensor[] inner = new Tensor[2];
    Tensor y = c.tidy(() -> {
      inner[0] = x.square();
      inner[1] = c.tidy(() -> x.add(1));
      return inner[0].add(inner[1]);
    });
    assertEquals("[3. 7.]", y.toString());
    for (Tensor one : inner) assertThrows(IllegalStateException.class, one::floats);
    assertThrows(ArithmeticException.class, () -> c.tidy(() -> {
      inner[0] = x.square();
      throw new ArithmeticException();
    }));
    assertThrows(IllegalStateException.class, inner[0]::floats);
    assertEquals(2, c.tidyAll(() -> List.of(x.square(), x)).size());
    assertEquals("[1. 2.]", x.toString());
  }

  @Test
  void sharesAreClosedByThemselves() {
    Tensor x = Tensor.of(1f);
    Tensor y = x.share();
    x.close();
    assertEquals("[1.]", y.toString());
    assertNotEquals(Tensor.of(1f).id(), y.id());
    assertEquals(4, y.numBytes());
  }

  @Test
  void texts() {
    var options = new FormatOptions().precision(0).threshold(4).edgeItems(1).lineWidth(20).suppress(true);
    Tensor ten = c.arange(10, new Options.Arange().dtype(DType.FLOAT32));
    assertEquals("[0. ... 9.]", ten.format(options).replaceAll("\\s+", " "));
    assertTrue(Context.buildInfo().contains("\"version\""));
    assertTrue(Context.version().startsWith("1."));
    assertTrue(c.registry().contains("\"conv2d\"") && c.registry("add").contains("\"add\""));
    assertTrue(c.kinds("optimizers").contains("\"adam\""));
  }

  @Test
  void devicesAreScopes() {
    assertEquals("cpu:0", c.devices().get(0));
    assertEquals(1, c.devices("cpu"));
    assertNull(c.device());
    try (Scope scope = c.device("CPU:0")) {
      assertEquals("cpu:0", c.device());
    }
    assertNull(c.device());
    assertEquals(0, c.stream("cpu:0"));
    assertEquals("cpu:0", Tensor.of(1f).to("cpu:0").device());
    c.synchronize();
    c.allowTf32(false);
    c.setLoadLimit(0);
    assertThrows(EagerException.InvalidArgument.class, () -> c.setLoadLimit(-1));
  }

  @Test
  void contextsHaveOptions() {
    var options = new ContextOptions().numThreads(1).automaticPlacement(true).refuseCopies(true).seed(3);
    try (Context one = new Context(options); Context two = new Context(options)) {
      var shape = new Options.RandomUniform().shape(4);
      assertEquals(one.randomUniform(shape).toString(), two.randomUniform(shape).toString());
    }
    String[] drawn = new String[4];
    for (int i = 0; i < 4; i++) { // 0 is a seed as any other
      try (Context one = new Context(i < 2 ? new ContextOptions().seed(0) : new ContextOptions())) {
        drawn[i] = one.randomUniform().toString();
      }
    }
    assertEquals(drawn[0], drawn[1]);
    assertNotEquals(drawn[2], drawn[3]);
    assertThrows(IllegalArgumentException.class, () -> new ContextOptions().numThreads(-1));
    assertThrows(IllegalArgumentException.class, () -> new ContextOptions().numThreads(0));
    assertTrue(Files.exists(Path.of(".")));
  }
}
