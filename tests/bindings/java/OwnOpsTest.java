import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_FLOAT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.libeager.*;

/** Ops of the program's own, with kernels in Java. */
final class OwnOpsTest extends Clean {
  private final Context c = Context.current();

  /** Returns a kernel that computes each element of the only output from that of the only input. */
  private static OpDefinition.Kernel each(DoubleUnaryOperator function) {
    return call -> {
      MemorySegment x = call.input(0).data();
      MemorySegment y = call.output(0).data();
      for (long i = 0; i < call.input(0).size(); i++)
        y.setAtIndex(JAVA_DOUBLE, i, function.applyAsDouble(x.getAtIndex(JAVA_DOUBLE, i)));
    };
  }

  private static final OpDefinition.Kernel NOTHING = call -> {};

  private static void saxpy(KernelCall call) {
    double a = call.attributes().getDouble("a");
    MemorySegment x = call.input(0).data();
    MemorySegment y = call.input(1).data();
    MemorySegment z = call.output(0).data();
    for (long i = 0; i < call.output(0).size(); i++) {
      if (call.output(0).dtype() == DType.FLOAT32)
        z.setAtIndex(JAVA_FLOAT, i, (float) a * x.getAtIndex(JAVA_FLOAT, i) + y.getAtIndex(JAVA_FLOAT, i));
      else z.setAtIndex(JAVA_DOUBLE, i, a * x.getAtIndex(JAVA_DOUBLE, i) + y.getAtIndex(JAVA_DOUBLE, i));
    }
  }

  private static OpDefinition saxpy() {
    return new OpDefinition("test.saxpy", "x: T[...], y: T[...], a: float = 1 -> z: T[...]; T: float32 float64")
        .description("Adds y to x times a.")
        .kernel(OwnOpsTest::saxpy)
        .gradient((context, call) -> {
          Tensor dz = call.outputGradients().get(0);
          return List.of(dz.multiply(call.attributes().getDouble("a")), dz);
        });
  }

  /** Defines x^3, by code that differentiates again. */
  private static OpDefinition cube() {
    return new OpDefinition("test.cube", "x: T[...] -> y: T[...]; T: float64")
        .kernel(each(x -> x * x * x))
        .saves("x")
        .gradient((context, call) ->
            List.of(call.saved().get(0).square().multiply(3).multiply(call.outputGradients().get(0))));
  }

  private Tensor run(String op, Tensor... inputs) {
    try (Op made = c.op(op)) {
      return made.run(inputs).get(0);
    }
  }

  /** Returns the message of what this throws, which must be of this class. */
  private static String message(Class<? extends Throwable> kind, Executable code) {
    return assertThrows(kind, code).getMessage();
  }

  private static String refused(Executable code) {
    return message(EagerException.InvalidArgument.class, code);
  }

  @Test
  void itIsAnOp() {
    saxpy().define();
    Tensor x = Tensor.of(1.0, 2, 3);
    Tensor y = Tensor.of(10.0, 20, 30);
    assertEquals("[11. 22. 33.]", run("test.saxpy", x, y).toString());
    try (Op twice = c.op("test.saxpy").set("a", 2)) {
      assertEquals("test.saxpy", twice.name());
      for (int i = 0; i < 2; i++) assertEquals("[12. 24. 36.]", twice.run(x, y).get(0).toString());
    }
    assertEquals(DType.FLOAT64, run("test.saxpy", Tensor.of(1f, 2f, 3f), y).dtype()); // as inputs are promoted
    Tensor half = run("test.saxpy", Tensor.scalar(1f), c.weak(0.5));
    assertEquals("float32 1.5", half.dtype() + " " + half);
    assertEquals("[]", run("test.saxpy", Tensor.of(new float[0]), Tensor.of(new float[0])).toString());
    assertEquals("test.saxpy expects 2 inputs, got 1 [Op:test.saxpy]", refused(() -> run("test.saxpy", x)));
    assertEquals("dims ... are [3] in x, [1] in y [Op:test.saxpy]", refused(() -> run("test.saxpy", x, Tensor.of(1.0))));
    Tensor two = run("test.saxpy", Tensor.of(true), Tensor.of(true)); // as bool and integers become floats
    assertEquals("float32 [2.]", two.dtype() + " " + two);
    assertEquals(
        "cannot compute test.saxpy as input #0(zero-based) was expected to be one of float32, float64 but is a complex64 tensor "
            + "[Op:test.saxpy]",
        refused(() -> run("test.saxpy", Tensor.of(true).cast(DType.COMPLEX64), Tensor.of(true))));
    assertThrows(EagerException.InvalidArgument.class, () -> c.op("test.saxpy").set("b", 1));
    assertTrue(c.registry("test.saxpy").contains("Adds y to x times a.") && c.registry().contains("\"test.saxpy\""));
  }

  @Test
  void gradientsToTheThirdOrder() {
    saxpy().define();
    cube().define();
    Tensor x = Tensor.of(0.5, -2.0);
    try (Tape third = new Tape().watch(x);
        Tape second = new Tape().watch(x);
        Tape first = new Tape().watch(x);
        Op twice = c.op("test.saxpy").set("a", 2.0)) {
      Tensor y = twice.run(run("test.cube", x), x).get(0); // 2 x^3 + x
      Tensor dy = first.gradient(y, x);
      Tensor d2y = second.gradient(dy, x);
      assertArrayEquals(new double[] {2.5, 25}, dy.doubles());
      assertArrayEquals(new double[] {6, -24}, d2y.doubles());
      assertArrayEquals(new double[] {12, 12}, third.gradient(d2y, x).doubles());
      double step = 1e-6;
      double[] above = twice.run(run("test.cube", x.add(step)), x.add(step)).get(0).doubles();
      double[] below = twice.run(run("test.cube", x.subtract(step)), x.subtract(step)).get(0).doubles();
      for (int i = 0; i < 2; i++) assertEquals(dy.doubles()[i], (above[i] - below[i]) / (2 * step), 1e-6);
    }
  }

  @Test
  void functionsOfUnknownDimsAreTracedSavedAndLoaded(@TempDir Path folder) {
    saxpy().define();
    cube().define();
    TracedFunction f = c.trace("f", List.of(new Spec(DType.FLOAT64, -1)), (t, in) -> {
      Tensor x = in.get(0);
      try (Tape tape = t.tape().watch(x);
          Op cube = t.op("test.cube");
          Op twice = t.op("test.saxpy").set("a", 2)) {
        Tensor y = twice.run(t, cube.run(t, x).get(0), x).get(0);
        return List.of(y, tape.gradient(y, x));
      }
    });
    f.save(folder.resolve("f"));
    for (TracedFunction one : List.of(f, TracedFunction.load(folder.resolve("f")))) {
      for (double[] values : new double[][] {{0.5, -2}, {1}, {}}) {
        Tensor x = Tensor.of(values);
        try (Tape tape = new Tape().watch(x)) {
          List<Tensor> y = one.call(x);
          assertArrayEquals(Arrays.stream(values).map(v -> 2 * v * v * v + v).toArray(), y.get(0).doubles());
          assertArrayEquals(Arrays.stream(values).map(v -> 6 * v * v + 1).toArray(), y.get(1).doubles());
          assertArrayEquals(Arrays.stream(values).map(v -> 12 * v).toArray(), tape.gradient(y.get(1), x).doubles());
        }
      }
    }
    new OpDefinition("test.cube", "x: float64[...] -> y: float64[...]").kernel(NOTHING).version(2).define();
    String message = refused(() -> TracedFunction.load(folder.resolve("f")));
    assertTrue(message.contains("op test.cube has version 1, the program's definition has 2"), message);
    assertArrayEquals(new double[] {10}, f.call(Tensor.of(2.0)).get(0).add(-8).doubles()); // its own definition goes on
  }

  @Test
  void scansRunIt() {
    saxpy().define();
    cube().define();
    List<Spec> two = List.of(new Spec(DType.FLOAT64), new Spec(DType.FLOAT64));
    TracedFunction step = c.trace("step", two, (t, in) -> {
      try (Op cube = t.op("test.cube");
          Op add = t.op("test.saxpy")) {
        return add.run(t, in.get(0), cube.run(t, in.get(1)).get(0));
      }
    });
    Tensor xs = Tensor.of(1.0, 2, 3);
    try (Tape tape = new Tape().watch(xs)) {
      Tensor sum = c.scan(List.of(Tensor.scalar(0.0), xs), step, new Options.Scan().numCarries(1)).get(0);
      assertEquals(36, sum.item());
      assertArrayEquals(new double[] {3, 12, 27}, tape.gradient(sum, xs).doubles());
    }
  }

  @Test
  void dimsByPattern() {
    new OpDefinition("test.gemm", "x: float64[m, k], y: float64[k, n] -> z: float64[m, n]")
        .kernel(call -> {
          MemorySegment x = call.input(0).data();
          MemorySegment y = call.input(1).data();
          long m = call.output(0).dims()[0];
          long n = call.output(0).dims()[1];
          long k = call.input(0).dims()[1];
          for (long i = 0; i < m; i++) {
            for (long j = 0; j < n; j++) {
              double sum = 0;
              for (long l = 0; l < k; l++)
                sum += x.getAtIndex(JAVA_DOUBLE, i * k + l) * y.getAtIndex(JAVA_DOUBLE, l * n + j);
              call.output(0).data().setAtIndex(JAVA_DOUBLE, i * n + j, sum);
            }
          }
        })
        .saves("x", "y")
        .gradient((context, call) -> {
          Tensor dz = call.outputGradients().get(0);
          return List.of(
              dz.matmul(call.saved().get(1), new Options.Matmul().transposeB(true)),
              call.saved().get(0).matmul(dz, new Options.Matmul().transposeA(true)));
        })
        .define();
    Tensor x = Tensor.of(new double[][] {{1, 2, 3}, {4, 5, 6}});
    Tensor y = Tensor.of(new double[][] {{1, 0}, {0, 1}, {2, 2}});
    try (Tape own = new Tape().watch(x).watch(y);
        Tape library = new Tape().watch(x).watch(y)) {
      Tensor z = run("test.gemm", x, y);
      assertEquals(x.matmul(y).toString(), z.toString());
      assertEquals(
          library.gradient(x.matmul(y), List.of(x, y)).toString(), own.gradient(z, List.of(x, y)).toString());
    }
    assertEquals("dim k is 3 in x, 2 in y [Op:test.gemm]", refused(() -> run("test.gemm", x, x)));
    assertEquals("y has rank 1, its shape is [k, n] [Op:test.gemm]", refused(() -> run("test.gemm", x, Tensor.of(1.0))));
  }

  @Test
  void attributes() {
    Attributes[] seen = {null};
    new OpDefinition(
            "test.attributes",
            "i: int = -3, f: float = 2.5, b: bool = true, d: dtype = int16, s: string = 'a: int -> ä', l: ints = [1, 2], "
                + "o : int?, r:float -> y: d")
        .kernel(call -> {
          seen[0] = call.attributes();
          call.output(0).data().set(JAVA_BYTE, 1, (byte) 1);
          call.output(0).data().set(JAVA_BYTE, 0, (byte) 0);
        })
        .define();
    try (Op op = c.op("test.attributes").set("r", 0.5)) {
      Tensor y = op.run().get(0);
      assertEquals("int16 256", y.dtype() + " " + y);
    }
    Attributes a = seen[0]; // it holds for ever
    assertEquals(List.of("i", "f", "b", "d", "s", "l", "o", "r"), a.names());
    assertEquals(-3, a.getLong("i"));
    assertEquals(2.5, a.getDouble("f"));
    assertTrue(a.getBoolean("b"));
    assertEquals(DType.INT16, a.getDType("d"));
    assertEquals("a: int -> ä", a.getString("s"));
    assertArrayEquals(new long[] {1, 2}, a.getLongs("l"));
    assertEquals(0.5, a.get("r"));
    assertNull(a.get("o"));
    assertEquals("attribute 'o' is absent", message(IllegalArgumentException.class, () -> a.getLong("o")));
    assertEquals("attribute 'i' is a Long, not a Double", message(IllegalArgumentException.class, () -> a.getDouble("i")));
    assertEquals(
        "there is no attribute 'y', but [i, f, b, d, s, l, o, r]",
        message(IllegalArgumentException.class, () -> a.get("y")));
    assertEquals(
        "attribute 'r' must be given [Op:test.attributes]", refused(() -> run("test.attributes")));
  }

  @Test
  void attributesBehindInputsOfTheirTypes() {
    Attributes[] seen = {null, null};
    OpDefinition op =
        new OpDefinition(
                "test.masked",
                "bool: bool[n], s :string[...] , x: T[n], a: float = 3, t: string = '\\ {[\"name\":\"a\"] ä', b: float = 5, l: ints = [1]"
                    + " -> y: T[n]; T: float64")
            .saves("x")
            .infer(call -> seen[0] = call.attributes())
            .kernel(call -> call.output(0).data().copyFrom(call.input(2).data()))
            .gradient((context, call) -> {
              seen[1] = call.attributes();
              return Arrays.asList(null, null, call.outputGradients().get(0));
            });
    op.define();
    Tensor x = Tensor.of(1.0);
    try (Tape tape = new Tape().watch(x)) {
      Tensor y = run("test.masked", Tensor.of(true), Tensor.of("s"), x);
      assertEquals("[1.]", tape.gradient(y, x).toString());
    }
    for (Attributes a : seen) {
      assertEquals(List.of("a", "t", "b", "l"), a.names());
      assertEquals("3.0 5.0", a.getDouble("a") + " " + a.getDouble("b"));
      assertEquals("\\ {[\"name\":\"a\"] ä", a.getString("t"));
      assertThrows(IllegalArgumentException.class, () -> a.get("bool"));
    }
    StringBuilder many = new StringBuilder();
    for (int i = 0; i < 40; i++) many.append("m").append(i).append(": bool[n], ");
    new OpDefinition("test.many", many + "a: float = 3 -> y: bool[n]")
        .kernel(call -> {
          assertEquals(3, call.attributes().getDouble("a"));
          call.output(0).data().copyFrom(call.input(39).data());
        })
        .define();
    Tensor[] all = new Tensor[40];
    Arrays.fill(all, Tensor.of(true));
    assertEquals("[ True]", run("test.many", all).toString());
  }

  @Test
  void strings() {
    new OpDefinition("test.lengths", "x: S[...] -> y: int64[...]; S: string")
        .kernel(call -> {
          MemorySegment x = call.input(0).data();
          MemorySegment y = call.output(0).data();
          long n = call.input(0).size();
          for (long i = 0; i < n; i++)
            y.setAtIndex(JAVA_LONG, i, x.getAtIndex(JAVA_LONG, i + 1) - x.getAtIndex(JAVA_LONG, i));
          assertEquals(8 * (n + 1) + x.getAtIndex(JAVA_LONG, n), x.byteSize());
        })
        .define();
    assertEquals("[0 2 3]", run("test.lengths", Tensor.of("", "\u00e4", "abc")).toString());
    assertEquals("[]", run("test.lengths", Tensor.of(new String[0])).toString());
  }

  @Test
  void listsAndAbsentInputs() {
    new OpDefinition("test.joined", "w: T[n]?, xs: T[n]* -> y: T[n], z: T[n]; T: float64")
        .kernel(call -> {
          for (Operand out : call.outputs()) {
            for (long i = 0; i < out.size(); i++) {
              double sum = 0;
              for (Operand in : call.inputs()) if (in != null) sum += in.data().getAtIndex(JAVA_DOUBLE, i);
              out.data().setAtIndex(JAVA_DOUBLE, i, sum);
            }
          }
        })
        .saves("w xs", "shape(y)")
        .gradient((context, call) -> {
          assertEquals(4, call.saved().size());
          assertArrayEquals(new long[] {2}, call.saved().get(3).shape());
          Tensor[] gradients = new Tensor[call.needed().length];
          for (int i = 0; i < gradients.length; i++)
            if (call.needed()[i]) gradients[i] = call.outputGradients().get(1).multiply(call.saved().get(i));
          return Arrays.asList(gradients);
        })
        .define();
    Tensor w = Tensor.of(5.0, 5);
    Tensor a = Tensor.of(1.0, 2);
    Tensor b = Tensor.of(3.0, 4);
    for (Tensor first : new Tensor[] {w, null}) {
      try (Tape tape = Tape.persistent().watch(a).watch(b);
          Op op = c.op("test.joined")) {
        List<Tensor> out = op.run(first, a, b);
        assertEquals(first == null ? "[4. 6.]" : "[ 9. 11.]", out.get(0).toString());
        assertEquals("[1. 2.]", tape.gradient(out.get(1), a).toString());
        assertEquals("[0. 0.]", tape.gradient(out.get(0), b).toString()); // zeros for what has no gradient
        assertNull(tape.gradient(out.get(1), w));
      }
    }
  }

  @Test
  void inference() {
    AtomicInteger mode = new AtomicInteger();
    IOException mine = new IOException("mine");
    InferenceCall[] seen = {null};
    new OpDefinition("test.repeat", "x: T[n], w: T[n]?, k: int -> y: T[any], z: T[n]; T: float64")
        .infer(call -> {
          seen[0] = call;
          assertNull(call.dims(0));
          assertNull(call.input(1));
          assertEquals(DType.FLOAT64, call.dtype(0));
          assertThrows(IllegalStateException.class, Context::current);
          long n = call.input(0).dims()[0];
          switch (mode.get()) {
            case 1 -> throw mine;
            case 2 -> call.dims(1); // y has no shape
            case 3 -> call.setDims(0, -2);
            case 4 -> call.setDims(0, new long[33]);
            case 5 -> {
              call.setDims(0);
              call.setDType(1, DType.INT8);
            }
            default -> call.setDims(0, n < 0 ? n : n * call.attributes().getLong("k"));
          }
        })
        .kernel(call -> call.outputs().forEach(one -> one.data().fill((byte) 0)))
        .define();
    Op op = c.op("test.repeat").set("k", 3);
    Tensor x = Tensor.of(1.0, 2);
    assertEquals("[0. 0. 0. 0. 0. 0.]", op.run(x, null).get(0).toString());
    assertArrayEquals(new long[] {2}, seen[0].dims(1));
    TracedFunction f = c.trace("f", List.of(new Spec(DType.FLOAT64, -1)), (t, in) -> {
      List<Tensor> out = op.run(t, in.get(0), null);
      assertArrayEquals(new long[] {-1}, out.get(0).shape());
      return out;
    });
    assertEquals(6, f.call(x).get(0).size());
    mode.set(1);
    assertSame(mine, assertThrows(IOException.class, () -> op.run(x, null)));
    mode.set(2);
    assertEquals(
        "the inference gives output y rank -1 [Op:test.repeat]", message(EagerException.class, () -> op.run(x, null)));
    mode.set(3);
    assertEquals(
        "the inference gives dim 0 of output y as -2 [Op:test.repeat]", message(EagerException.class, () -> op.run(x, null)));
    mode.set(4);
    assertEquals("more than 32 dims: 33", message(IllegalArgumentException.class, () -> op.run(x, null)));
    mode.set(5);
    assertEquals("0.0 [0 0]", op.run(x, null).get(0) + " " + op.run(x, null).get(1));
    op.close();
  }

  @Test
  void gradientsThatAreFunctions() {
    List<Spec> two = List.of(new Spec(DType.FLOAT64, -1), new Spec(DType.FLOAT64, -1));
    TracedFunction slope =
        c.trace("slope", two, (t, in) -> List.of(in.get(0).add(in.get(0)).multiply(in.get(1))));
    OpDefinition square =
        new OpDefinition("test.square", "x: float64[n] -> y: float64[n]").kernel(each(x -> x * x)).gradient(slope);
    assertEquals(
        "gradient_function takes 2 tensors, not 1: what saves names, and the output gradients", refused(square::define));
    square.saves("x").define();
    slope.close(); // the definition keeps it
    Tensor x = Tensor.of(2.0, 3);
    try (Tape outer = new Tape().watch(x);
        Tape inner = new Tape().watch(x)) {
      Tensor dy = inner.gradient(run("test.square", x), x);
      assertEquals("[4. 6.] [2. 2.]", dy + " " + outer.gradient(dy, x));
    }
    assertThrows(IllegalStateException.class, square::define);
    TracedFunction other = c.trace("other", two, (t, in) -> List.of(in.get(1)));
    square.gradient(other).gradient((context, call) -> List.of());
    assertEquals("both gradient and gradient_function are given", refused(square::define));
    new OpDefinition("test.square", "x: float64[n] -> y: float64[n]").kernel(NOTHING).define();
  }

  private static String refused(String schema) {
    return refused(new OpDefinition("test.refused", schema).kernel(NOTHING)::define);
  }

  @Test
  void definitionsThatAreRefused() {
    String at = "the schema of test.refused is malformed at ";
    assertEquals(at + "\"\": '->' is expected", refused("x: T[n]"));
    assertEquals(at + "\"float3[n] -> y: T\": a dtype is expected", refused("x: float3[n] -> y: T"));
    assertEquals(at + "\"m]\": no input has this dim", refused("x: T[n] -> y: T[m]"));
    OpDefinition.Gradient none = (context, call) -> List.of();
    String one = "x: T[n] -> y: T[n]";
    assertEquals(
        "an op of the program's has a name of letters, digits and '_' with a dot, not 'add'",
        refused(new OpDefinition("add", one).kernel(NOTHING)::define));
    assertEquals("neither kernel nor gpu is given", refused(new OpDefinition("test.refused", one)::define));
    assertEquals("version is negative: -1", refused(new OpDefinition("test.refused", one).kernel(NOTHING).version(-1)::define));
    assertThrows(IllegalArgumentException.class, () -> new OpDefinition("test.refused", one).version(0));
    assertEquals(
        "saves names 'z', which is no input or output",
        refused(new OpDefinition("test.refused", one).kernel(NOTHING).gradient(none).saves("x", "z")::define));
    assertEquals(
        "saves is given without a gradient", refused(new OpDefinition("test.refused", one).kernel(NOTHING).saves("x")::define));
    assertEquals(
        "an op without gradient is given one",
        refused(new OpDefinition("test.refused", one).kernel(NOTHING).noGradient(true).gradient(none)::define));
    assertThrows(EagerException.NotFound.class, () -> c.op("test.refused"));
    assertThrows(IllegalArgumentException.class, new OpDefinition("test.\0", one).kernel(NOTHING)::define);
    assertThrows(NullPointerException.class, () -> new OpDefinition(null, one));
    assertThrows(NullPointerException.class, () -> new OpDefinition("test.refused", null));
    assertThrows(NullPointerException.class, () -> new OpDefinition("test.refused", one).kernel(null));
  }

  @Test
  void codeThatThrows() {
    IOException mine = new IOException("mine");
    Tensor x = Tensor.of(1.0, 2);
    for (Throwable one : List.of(mine, new AssertionError("\0 \ud800"), new StackOverflowError())) {
      new OpDefinition("test.throws", "x: float64[n] -> y: float64[n]")
          .kernel(call -> {
            if (one instanceof Exception e) throw e;
            throw (Error) one;
          })
          .define();
      assertSame(one, assertThrows(one.getClass(), () -> run("test.throws", x)));
      assertThrows(one.getClass(), () -> c.trace("f", List.of(), (t, in) -> List.of(t.op("test.throws").run(t, x).get(0).add(1))));
    }
    assertEquals("codeThatThrows", mine.getStackTrace()[0].getMethodName());
    new OpDefinition("test.throws", "x: float64[n] -> y: float64[n]")
        .kernel(call -> {
          throw new EagerException.Unimplemented("not yet", "mine");
        })
        .define();
    assertEquals("not yet", message(EagerException.Unimplemented.class, () -> run("test.throws", x)));
  }

  /** Returns what asking for the gradient of an op with this one throws. */
  private <T extends Throwable> T slope(Class<T> kind, OpDefinition.Gradient gradient) {
    new OpDefinition("test.slope", "x: float64[n] -> y: float64[n], z: float64")
        .kernel(call -> call.outputs().forEach(one -> one.data().fill((byte) 0)))
        .saves("x", "z")
        .gradient(gradient)
        .define();
    Tensor x = Tensor.of(1.0, 2);
    try (Tape tape = new Tape().watch(x)) {
      Tensor y = run("test.slope", x);
      return assertThrows(kind, () -> tape.gradient(y, x));
    }
  }

  @Test
  void gradientsThatFail() {
    IOException mine = new IOException("mine");
    assertSame(mine, slope(IOException.class, (context, call) -> { throw mine; }));
    String wrong = "a callback that is to return 1 tensors returned ";
    assertEquals(wrong + "2", slope(IllegalArgumentException.class, (context, call) -> call.outputGradients()).getMessage());
    assertEquals(wrong + "null", slope(IllegalArgumentException.class, (context, call) -> null).getMessage());
    assertEquals(
        "input gradient #0 has shape [], the input [2] [Op:test.slope]",
        slope(EagerException.InvalidArgument.class, (context, call) -> List.of(call.saved().get(1))).getMessage());
    Tensor[] kept = {null};
    slope(IOException.class, (context, call) -> {
      kept[0] = call.saved().get(0);
      throw mine;
    });
    assertThrows(IllegalStateException.class, kept[0]::doubles);
    kept[0] = null; // the definition lives on
    new OpDefinition("test.none", "x: float64[n] -> y: float64[n]").kernel(each(x -> x)).define();
    Tensor x = Tensor.of(1.0);
    try (Tape tape = new Tape().watch(x)) {
      Tensor y = run("test.none", x);
      assertEquals(
          "gradient registry has no entry for: test.none [Op:test.none]",
          message(EagerException.Unimplemented.class, () -> tape.gradient(y, x)));
    }
    new OpDefinition("test.none", "x: float64[n] -> y: float64[n]").kernel(each(Math::floor)).noGradient(true).define();
    assertTrue(c.registry("test.none").contains("\"has_no_gradient\":true"), c.registry("test.none"));
  }

  @Test
  void whatAKernelGetsIsForItAlone() {
    KernelCall[] kept = {null};
    MemorySegment[] view = {null};
    new OpDefinition("test.kept", "x: float64[n] -> y: float64[n]")
        .kernel(call -> {
          kept[0] = call;
          view[0] = call.input(0).data();
          assertTrue(view[0].isReadOnly() && !call.output(0).data().isReadOnly());
          assertEquals(16, view[0].byteSize());
          assertThrows(UnsupportedOperationException.class, () -> call.inputs().clear());
          assertThrows(IllegalArgumentException.class, () -> view[0].setAtIndex(JAVA_DOUBLE, 0, 7));
          assertThrows(IndexOutOfBoundsException.class, () -> view[0].getAtIndex(JAVA_DOUBLE, 2));
          String message = message(IllegalStateException.class, Context::current);
          assertEquals("a kernel or an inference runs no ops", message);
          assertThrows(IllegalStateException.class, () -> Tensor.of(1f));
          Throwable[] other = {null};
          Thread thread = new Thread(() -> other[0] = assertThrows(IllegalStateException.class, call.input(0)::data));
          thread.start();
          thread.join();
          assertEquals("an operand is used on a thread that runs no piece of its kernel", other[0].getMessage());
          call.output(0).data().copyFrom(view[0]);
        })
        .define();
    assertEquals("[1. 2.]", run("test.kept", Tensor.of(1.0, 2)).toString());
    assertThrows(IllegalStateException.class, () -> view[0].getAtIndex(JAVA_DOUBLE, 0));
    assertThrows(IllegalStateException.class, kept[0].input(0)::data);
    assertThrows(IllegalStateException.class, () -> kept[0].parallelFor(1, 1, (begin, end) -> {}));
    assertArrayEquals(new long[] {2}, kept[0].input(0).dims());
    assertEquals("[2.]", Tensor.of(1f).add(Tensor.of(1f)).toString());
  }

  @Test
  void aKernelUsesNoContextByAnyName() {
    Tensor x = Tensor.of(1.0, 2);
    Tensor[] made = {null};
    List<String> seen = new ArrayList<>();
    try (Context own = new Context();
        Context other = new Context();
        Tape tape = own.tape().watch(x)) {
      Executable[] uses = {
        own::close,
        other::close,
        c::close,
        () -> own.add(x, x),
        () -> other.add(x, x),
        () -> other.op("test.inside").run(other, x), // of a serial op it would wait for itself
        () -> tape.gradient(x, x),
        other::fork,
        other::activate,
        () -> new Context().close(),
        () -> new OpDefinition("test.inside", "x: float64[n] -> y: float64[n]").kernel(NOTHING).define(),
      };
      Runnable all = () -> {
        for (Executable one : uses) seen.add(message(IllegalStateException.class, one));
      };
      new OpDefinition("test.inside", "x: float64[n] -> y: float64[n]")
          .serial(true)
          .infer(call -> all.run())
          .kernel(call -> {
            all.run();
            call.parallelFor(1, 1, (begin, end) -> all.run());
            made[0].close(); // a tensor may be
            call.output(0).data().copyFrom(call.input(0).data());
          })
          .define();
      made[0] = Tensor.of(3f);
      assertEquals("[1. 2.]", own.op("test.inside").run(own, x).get(0).toString());
      assertEquals(3 * uses.length, seen.size());
      assertEquals(List.of("a kernel or an inference runs no ops"), seen.stream().distinct().toList());
      assertEquals("[2. 4.]", own.add(x, x).toString());
      assertEquals("[2. 4.]", other.add(x, x).toString());
    }
    // The definition lives on, and with it the tensors that its code refers to.
    new OpDefinition("test.inside", "x: float64[n] -> y: float64[n]").kernel(NOTHING).define();
  }

  /** Defines an op that gives a value, and returns whether what its kernel refers to can still be reached. */
  private static WeakReference<double[]> constant(double value, int version) {
    double[] held = {value};
    new OpDefinition("test.constant", "x: float64[n] -> y: float64[n]")
        .kernel(call -> call.output(0).data().setAtIndex(JAVA_DOUBLE, 0, held[0]))
        .version(version)
        .define();
    return new WeakReference<>(held);
  }

  private static boolean isGone(WeakReference<?> one) {
    for (int i = 0; i < 20 && one.get() != null; i++) Context.collect();
    return one.get() == null;
  }

  @Test
  void aLaterDefinitionHoldsForOpsThatAreMadeAfterIt() {
    WeakReference<double[]> first = constant(1, 1);
    Op op = c.op("test.constant");
    TracedFunction f = c.trace("f", List.of(new Spec(DType.FLOAT64, 1)), (t, in) -> t.op("test.constant").run(t, in.get(0)));
    WeakReference<double[]> second = constant(2, 2);
    Tensor x = Tensor.of(0.0);
    assertEquals("[1.] [2.] [1.]", op.run(x).get(0) + " " + run("test.constant", x) + " " + f.call(x).get(0));
    Context.collect();
    assertTrue(first.get() != null && second.get() != null);
    op.close();
    f.close();
    assertTrue(isGone(first));
    assertThrows(EagerException.InvalidArgument.class, () -> constant(3, -1));
    assertEquals("[2.]", run("test.constant", x).toString()); // a definition that fails changes nothing
  }

  private static WeakReference<double[]> failed(boolean isNative) {
    double[] held = {1};
    OpDefinition wrong = new OpDefinition("test.failed", "nonsense").infer(call -> held[0]++);
    assertThrows(EagerException.InvalidArgument.class, isNative ? () -> wrong.defineNative(null, "nonsense") : wrong::define);
    return new WeakReference<>(held);
  }

  @Test
  void aDefinitionThatFailsKeepsNothing() {
    for (boolean isNative : new boolean[] {false, true}) assertTrue(isGone(failed(isNative)));
  }

  @Test
  void definingUsingAndReleasingKeepsNothing() throws Exception {
    Tensor x = Tensor.of(1.0, 2);
    long[] before = {0, 0};
    for (int i = 0; i < 10_000; i++) {
      if (i % 1_000 == 0) Context.collect(); // so that Java's garbage takes no new pages
      if (i == 2_000) before = new long[] {resident(), c.memory().inUse()};
      saxpy().define();
      try (Tape tape = new Tape().watch(x);
          Op op = c.op("test.saxpy").set("a", 3)) {
        Tensor z = op.run(x, x).get(0);
        Tensor dx = tape.gradient(z, x);
        if (i % 1000 == 0) assertEquals("[4. 8.] [4. 4.]", z + " " + dx);
        z.close();
        dx.close();
      }
    }
    long grown = resident() - before[0];
    assertTrue(grown < 8 << 20, "bytes: " + grown);
    assertTrue(c.memory().inUse() < before[1] + (1 << 20));
  }

  /** Returns the bytes that the process has in memory, but for the heap of Java. */
  private static long resident() throws IOException {
    Context.collect();
    String pages = java.nio.file.Files.readString(Path.of("/proc/self/statm")).split(" ")[1];
    return Long.parseLong(pages) * 4096 - Runtime.getRuntime().totalMemory();
  }

  private static void eight(boolean virtual, Runnable work) throws InterruptedException {
    ConcurrentLinkedQueue<Throwable> failed = new ConcurrentLinkedQueue<>();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      Runnable guarded = () -> {
        try {
          work.run();
        } catch (Throwable t) {
          failed.add(t);
        }
      };
      threads.add(virtual ? Thread.ofVirtual().start(guarded) : Thread.ofPlatform().start(guarded));
    }
    for (Thread one : threads) one.join();
    if (!failed.isEmpty()) throw new AssertionError(failed.peek());
  }

  @Test
  void eightThreads() throws Exception {
    saxpy().define();
    Tensor x = Tensor.of(1.0, 2);
    Op shared = c.op("test.saxpy").set("a", 2);
    for (boolean virtual : new boolean[] {false, true}) {
      eight(virtual, () -> {
        for (int i = 0; i < 200; i++) {
          saxpy().define(); // meanwhile others use it
          try (Tape tape = new Tape().watch(x);
              Op own = Context.current().op("test.saxpy").set("a", 2)) {
            Tensor z = own.run(shared.run(x, x).get(0), x).get(0);
            assertEquals("[ 7. 14.]", z.toString());
            assertEquals("[7. 7.]", tape.gradient(z, x).toString());
          }
        }
      });
    }
    shared.close();
  }

  @Test
  void serialOpsRunOneByOne() throws Exception {
    AtomicInteger inside = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    Tensor x = Tensor.of(1.0);
    for (boolean serial : new boolean[] {false, true}) {
      most.set(0);
      new OpDefinition("test.slow", "x: float64[n] -> y: float64[n]")
          .serial(serial)
          .kernel(call -> {
            most.accumulateAndGet(inside.incrementAndGet(), Math::max);
            Thread.sleep(2);
            inside.decrementAndGet();
            call.output(0).data().fill((byte) 0);
          })
          .define();
      eight(false, () -> {
        try (Op op = Context.current().op("test.slow")) {
          for (int i = 0; i < 5; i++) op.run(x);
        }
      });
      assertEquals(serial, most.get() == 1);
    }
  }

  @Test
  void functionsKeepEffects() {
    AtomicInteger calls = new AtomicInteger();
    Tensor x = Tensor.of(1.0);
    for (boolean effects : new boolean[] {false, true}) {
      new OpDefinition("test.counted", "x: float64[n] -> y: float64[n]")
          .effects(effects)
          .kernel(call -> {
            calls.incrementAndGet();
            call.output(0).data().copyFrom(call.input(0).data());
          })
          .define();
      TracedFunction f = c.trace("f", List.of(new Spec(DType.FLOAT64, -1)), (t, in) -> {
        try (Op op = t.op("test.counted")) {
          for (int i = 0; i < 2; i++) op.run(t, in.get(0)); // nothing needs them
          return op.run(t, in.get(0));
        }
      });
      calls.set(0);
      f.call(x);
      assertEquals(effects ? 3 : 1, calls.get());
    }
  }

  @Test
  void datasetsRunIt() {
    cube().define();
    Dataset cubes =
        Dataset.range(100)
            .map(
                (t, in) -> {
                  try (Op cube = t.op("test.cube")) {
                    return cube.run(t, in.get(0).cast(DType.FLOAT64));
                  }
                },
                new DatasetOptions.Map().numThreads(2))
            .prefetch();
    double sum = 0;
    for (Tensor[] one : cubes) sum += one[0].item();
    assertEquals(4950.0 * 4950, sum);
  }

  @Test
  void kernelsUseTheLibrarysThreads() {
    int n = 100_000;
    IOException mine = new IOException("mine");
    AtomicInteger mode = new AtomicInteger();
    AtomicIntegerArray times = new AtomicIntegerArray(n);
    new OpDefinition("test.parallel", "x: float64[n] -> y: float64[n]")
        .kernel(call -> {
          Operand x = call.input(0);
          Operand y = call.output(0);
          call.parallelFor(x.size(), mode.get() == 3 ? -1 : 64, (begin, end) -> {
            if (mode.get() == 1 && end > n / 2) throw mine;
            if (mode.get() == 2) Context.current();
            MemorySegment from = x.data();
            MemorySegment to = y.data();
            assertTrue(from.isReadOnly());
            for (long i = begin; i < end; i++) {
              times.incrementAndGet((int) i);
              to.setAtIndex(JAVA_DOUBLE, i, 2 * from.getAtIndex(JAVA_DOUBLE, i));
            }
          });
        })
        .define();
    Tensor x = c.arange(n, new Options.Arange().dtype(DType.FLOAT64));
    assertEquals(x.multiply(2).toString(), run("test.parallel", x).toString());
    for (int i = 0; i < n; i++) assertEquals(1, times.get(i));
    mode.set(1);
    assertSame(mine, assertThrows(IOException.class, () -> run("test.parallel", x)));
    mode.set(2);
    assertThrows(IllegalStateException.class, () -> run("test.parallel", x));
    mode.set(3);
    assertEquals(x.multiply(2).toString(), run("test.parallel", x).toString());
    new OpDefinition("test.parallel", "-> y: float64")
        .kernel(call -> call.parallelFor(-1, 1, (begin, end) -> {}))
        .define();
    assertEquals("n is negative: -1", refused(() -> run("test.parallel")));
  }
}
