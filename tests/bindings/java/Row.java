import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.libeager.Bits;
import org.libeager.Checkpoint;
import org.libeager.CheckpointWriter;
import org.libeager.Code;
import org.libeager.Compression;
import org.libeager.Context;
import org.libeager.DType;
import org.libeager.Dataset;
import org.libeager.DatasetIterator;
import org.libeager.EagerException;
import org.libeager.EventWriter;
import org.libeager.Optimizer;
import org.libeager.RecordWriter;
import org.libeager.Scope;
import org.libeager.Sequential;
import org.libeager.SparseRows;
import org.libeager.Tensor;
import org.libeager.TracedFunction;

/** The steps of the table of conformance. Each row has a new context, and leaves no tensor behind. */
abstract class Row {
  private static final AtomicInteger ROWS = new AtomicInteger();

  static {
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> System.out.println("java: " + ROWS + " rows of conformance")));
  }

  private final Deque<AutoCloseable> owned = new ArrayDeque<>();
  @TempDir private Path folder;
  private Context rowContext;
  private Scope scope;
  private long live;

  @BeforeEach
  void start() {
    live = Context.current().memory().liveTensors();
    rowContext = new Context();
    scope = rowContext.activate();
  }

  @AfterEach
  void end() throws Exception {
    while (Context.current() != rowContext) Context.current().close(); // of a row that failed in a fork
    while (!owned.isEmpty()) owned.pop().close();
    scope.close();
    rowContext.close();
    // What a row's refused call has made and dropped is found by a later collection if the first still sees it on the stack.
    for (int i = 0; i < 10 && Context.current().memory().liveTensors() != live; ++i) Context.collect();
    assertEquals(live, Context.current().memory().liveTensors(), "live tensors");
    ROWS.incrementAndGet();
  }

  static Context context() {
    return Context.current();
  }

  final <T extends AutoCloseable> T own(T made) {
    owned.push(made);
    return made;
  }

  final List<Tensor> own(List<Tensor> made) {
    for (Tensor one : made) if (one != null) own(one);
    return made;
  }

  final SparseRows own(SparseRows made) {
    own(made.indices());
    own(made.values());
    return made;
  }

  static long[] dims(long... dims) {
    return dims;
  }

  static long[] wholes(long... values) {
    return values;
  }

  static double[] floats(double... values) {
    return values;
  }

  static boolean[] booleans(boolean... values) {
    return values;
  }

  static String[] strings(String... values) {
    return values;
  }

  static Tensor tensor(DType dtype, long[] dims, Object values) {
    Object array = array(dtype, values);
    return context().tensor(dtype, array, dims);
  }

  /** Returns the array that holds these values as elements of a dtype. */
  private static Object array(DType dtype, Object values) {
    return switch (values) {
      case long[] wholes -> wholes(dtype, wholes);
      case double[] floats -> floats(dtype, floats);
      default -> values;
    };
  }

  private static Object wholes(DType dtype, long[] values) {
    Object array = switch ((int) dtype.size()) {
      case 1 -> new byte[values.length];
      case 2 -> new short[values.length];
      case 4 -> new int[values.length];
      default -> values;
    };
    for (int i = 0; i < values.length; i++) {
      switch (array) {
        case byte[] a -> a[i] = (byte) values[i];
        case short[] a -> a[i] = (short) values[i];
        case int[] a -> a[i] = (int) values[i];
        default -> {}
      }
    }
    return array;
  }

  private static Object floats(DType dtype, double[] values) {
    if (dtype == DType.FLOAT64 || dtype == DType.COMPLEX128) return values;
    float[] singles = new float[values.length];
    short[] halves = new short[values.length];
    for (int i = 0; i < values.length; i++) {
      singles[i] = (float) values[i];
      halves[i] = dtype == DType.BFLOAT16 ? Bits.bfloat16(singles[i]) : Bits.float16(singles[i]);
    }
    return dtype == DType.FLOAT32 || dtype == DType.COMPLEX64 ? singles : halves;
  }

  static void fail(Code code, String message) {
    throw EagerException.of(code, message, "");
  }

  /** Expects an error; an op or message that is null may be any. */
  static void fails(Code code, String op, String message, Executable call) {
    EagerException error = assertThrows(EagerException.class, call);
    assertEquals(code, error.code(), error.getMessage());
    if (op != null) assertEquals(op, error.op());
    if (message != null) assertEquals(message, error.getMessage());
  }

  /** Returns the next element as text, or "!" and the code of an error; null at the end. */
  private static String next(DatasetIterator iterator) {
    try {
      Tensor[] element = iterator.poll();
      if (element == null) return null;
      String text = Arrays.stream(element).map(Tensor::toString).collect(Collectors.joining(" | "));
      for (Tensor one : element) one.close();
      return text;
    } catch (EagerException e) {
      return "!" + e.code();
    }
  }

  /** Compares the elements of a run, and once more behind the place that it saves after so many, unless that is -1. */
  static void expectElements(Dataset dataset, int savedAt, boolean more, String... texts) {
    Tensor state = null;
    try (DatasetIterator iterator = dataset.iterator()) {
      for (int i = 0; i <= texts.length; i++) {
        if (i == savedAt) state = iterator.save();
        if (i < texts.length || !more) assertEquals(i < texts.length ? texts[i] : null, next(iterator), "element " + i);
      }
      if (state == null) return;
      iterator.restore(state);
      state.close();
      for (int i = savedAt; i < texts.length; i++) assertEquals(texts[i], next(iterator), "element " + i + ", restored");
      if (!more) assertNull(next(iterator));
    }
  }

  /** Saves these to a file, and opens it; its keys must be those, and the texts come back. */
  final Checkpoint checkpoint(
      String file,
      Sequential model,
      Optimizer optimizer,
      Map<String, Tensor> tensors,
      Map<String, String> texts,
      List<String> keys) {
    String path = folder.resolve(file).toString();
    try (CheckpointWriter writer = new CheckpointWriter()) {
      writer.add("model", model);
      if (optimizer != null) writer.add("optimizer", optimizer);
      tensors.forEach(writer::add);
      texts.forEach(writer::add);
      writer.addRandomState("random");
      writer.commit(path);
    }
    Checkpoint checkpoint = new Checkpoint(path);
    assertEquals(keys, checkpoint.entries().stream().map(Checkpoint.Entry::key).toList());
    texts.forEach((key, text) -> assertEquals(text, checkpoint.text(key)));
    return checkpoint;
  }

  static void restore(Checkpoint checkpoint, Sequential model, Optimizer optimizer) {
    checkpoint.restore("model", model);
    if (optimizer != null) checkpoint.restore("optimizer", optimizer, model.keyedVariables("model"));
    checkpoint.restoreRandomState("random");
  }

  /** Writes a file of records, and returns its path. */
  final String writeRecords(String file, Compression compression, String... records) {
    String path = folder.resolve(file).toString();
    try (RecordWriter writer = new RecordWriter(path, compression, 0)) {
      for (String record : records) writer.write(record.getBytes(StandardCharsets.UTF_8));
    }
    return path;
  }

  /** A number of a file of events. */
  record Scalar(String tag, double value, long step) {}

  /** Writes a file of events, and returns its path. */
  final String writeEvents(Scalar... scalars) {
    try (EventWriter writer = new EventWriter(folder.toString())) {
      for (Scalar one : scalars) writer.scalar(one.tag(), one.value(), one.step());
      return writer.path();
    }
  }

  static void expectNone(Tensor value) {
    assertNull(value);
  }

  static void expectText(String text, Tensor value) {
    assertEquals(text, value.toString());
  }

  static void expectSparse(boolean is, Tensor value) {
    assertEquals(is, value.isSparseRows());
  }

  /** Expects a value whose elements are within so many units in the last place; with 0, the same bits. */
  static void expect(Tensor value, DType dtype, long[] dims, int ulp, Object values) {
    assertEquals(dtype, value.dtype());
    assertEquals(Arrays.toString(dims), Arrays.toString(value.shape()));
    switch (values) {
      case boolean[] expected -> assertEquals(Arrays.toString(expected), Arrays.toString(value.booleans()));
      case String[] expected -> assertEquals(Arrays.toString(expected), Arrays.toString(value.strings()));
      case long[] expected -> assertEquals(text(array(dtype, expected)), text(wholes(value)));
      case double[] expected -> expectFloats(dtype, ulp, expected, floats(value));
      default -> throw new AssertionError(values);
    }
  }

  private static String text(Object array) {
    return switch (array) {
      case byte[] a -> Arrays.toString(a);
      case short[] a -> Arrays.toString(a);
      case int[] a -> Arrays.toString(a);
      default -> Arrays.toString((long[]) array);
    };
  }

  private static Object wholes(Tensor value) {
    return switch ((int) value.dtype().size()) {
      case 1 -> value.bytes();
      case 2 -> value.shorts();
      case 4 -> value.ints();
      default -> value.longs();
    };
  }

  private static double[] floats(Tensor value) {
    if (value.dtype() == DType.FLOAT64 || value.dtype() == DType.COMPLEX128) return value.doubles();
    if (value.dtype() == DType.FLOAT16 || value.dtype() == DType.BFLOAT16) return halves(value);
    float[] singles = value.floats();
    double[] all = new double[singles.length];
    for (int i = 0; i < all.length; i++) all[i] = singles[i];
    return all;
  }

  private static double[] halves(Tensor value) {
    short[] bits = value.shorts();
    double[] all = new double[bits.length];
    for (int i = 0; i < all.length; i++)
      all[i] = value.dtype() == DType.FLOAT16 ? Bits.fromFloat16(bits[i]) : Bits.fromBfloat16(bits[i]);
    return all;
  }

  private static void expectFloats(DType dtype, int ulp, double[] expected, double[] got) {
    assertEquals(expected.length, got.length);
    boolean pairs = dtype == DType.COMPLEX64 || dtype == DType.COMPLEX128;
    for (int i = 0; i < got.length; i++) {
      double largest = pairs ? Math.max(Math.abs(expected[i & ~1]), Math.abs(expected[i | 1])) : Math.abs(expected[i]);
      double tolerance = ulp == 0 || !Double.isFinite(largest) ? 0 : ulp * spacing(dtype, largest);
      boolean same = Double.doubleToLongBits(expected[i]) == Double.doubleToLongBits(got[i]);
      boolean near = tolerance > 0 && Math.abs(expected[i] - got[i]) <= tolerance;
      assertTrue(same || near, () -> Arrays.toString(got) + " in place of " + Arrays.toString(expected));
    }
  }

  /** Returns the distance from a number of the dtype to the next larger one. */
  private static double spacing(DType dtype, double value) {
    int digits = switch (dtype) {
      case FLOAT16 -> 11;
      case BFLOAT16 -> 8;
      case FLOAT32, COMPLEX64 -> 24;
      default -> 53;
    };
    int least = switch (dtype) {
      case FLOAT16 -> -24;
      case BFLOAT16 -> -133;
      case FLOAT32, COMPLEX64 -> -149;
      default -> -1074;
    };
    int exponent = value == 0 ? least : Math.getExponent(value) + 1 - digits;
    return Math.scalb(1.0, Math.max(exponent, least));
  }

  private static Path files() {
    String folder = System.getenv("EAGER_CONFORMANCE_FILES");
    return folder == null || folder.isEmpty() ? null : Path.of(folder);
  }

  static void save(TracedFunction function, String file) {
    if (files() != null) function.save(files().resolve("java-" + file));
  }

  interface Steps {
    void run(TracedFunction function) throws Exception;
  }

  /** Runs the steps with the function of each language's file. */
  final void load(String file, Steps steps) throws Exception {
    if (files() == null) return;
    List<Path> paths = saved(file);
    if (paths.isEmpty()) throw new AssertionError("no language saved " + file);
    for (Path one : paths) steps.run(own(TracedFunction.load(one)));
  }

  /** Loads a function from a file of these bytes alone, two hexadecimal digits each. */
  final TracedFunction loadBytes(String bytes) throws IOException {
    return TracedFunction.load(Files.write(folder.resolve("function"), HexFormat.of().parseHex(bytes)));
  }

  private static List<Path> saved(String file) throws IOException {
    try (Stream<Path> all = Files.list(files())) {
      return all.filter(one -> one.getFileName().toString().endsWith("-" + file)).sorted().toList();
    }
  }
}
