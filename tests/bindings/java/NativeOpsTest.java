import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.libeager.*;

/** Ops of the program's own that are C functions of other libraries. */
final class NativeOpsTest extends Clean {
  private static final String LIBM = "libm.so.6";
  private static final String OPENBLAS = "libopenblas.so.0";

  private final Context c = Context.current();

  private static Tensor run(Context context, String op, Tensor... inputs) {
    try (Op made = context.op(op)) {
      return made.run(context, inputs).get(0);
    }
  }

  private static OpDefinition elementwise(String name) {
    return new OpDefinition(name, "x: float64[...] -> z: float64[...]");
  }

  /** Defines the Bessel functions of the first kind of order 0 and 1, whose gradients are made of them. */
  private static void defineBessel() {
    elementwise("test.j0")
        .description("The Bessel function of the first kind of order 0.")
        .saves("x")
        .gradient((context, call) ->
            List.of(run(context, "test.j1", call.saved().get(0)).negative().multiply(call.outputGradients().get(0))))
        .defineNative(LIBM, "double = z j0(double = x)");
    elementwise("test.j1")
        .saves("x")
        .gradient((context, call) -> {
          Tensor x = call.saved().get(0);
          Tensor slope = run(context, "test.j0", x).subtract(run(context, "test.j1", x).divide(x));
          return List.of(slope.multiply(call.outputGradients().get(0)));
        })
        .defineNative(LIBM, "double = z j1(double = x)");
  }

  /** Returns J of order n at x, by its series. */
  private static double bessel(int n, double x) {
    double term = Math.pow(x / 2, n); // for n up to 1
    double sum = term;
    for (int k = 1; k < 40; k++) sum += term *= -x * x / 4 / (k * (k + n));
    return sum;
  }

  private static double[] each(java.util.function.DoubleUnaryOperator function, double... at) {
    return java.util.Arrays.stream(at).map(function).toArray();
  }

  private static final double[] AT = {0.5, 1, 3};

  /** Returns what J0's second derivative is by Bessel's equation. */
  private static double second(double x) {
    return bessel(1, x) / x - bessel(0, x);
  }

  private static double third(double x) {
    return bessel(1, x) * (1 - 2 / (x * x)) + bessel(0, x) / x;
  }

  @Test
  void besselFunctionsHaveGradients() {
    defineBessel();
    Tensor x = Tensor.of(AT);
    try (Tape outermost = new Tape().watch(x);
        Tape outer = new Tape().watch(x);
        Tape inner = new Tape().watch(x)) {
      Tensor y = run(c, "test.j0", x);
      Tensor dy = inner.gradient(y, x);
      Tensor d2y = outer.gradient(dy, x);
      assertArrayEquals(each(v -> bessel(0, v), AT), y.doubles(), 1e-14);
      assertArrayEquals(each(v -> -bessel(1, v), AT), dy.doubles(), 1e-14);
      assertArrayEquals(each(NativeOpsTest::second, AT), d2y.doubles(), 1e-13);
      assertArrayEquals(each(NativeOpsTest::third, AT), outermost.gradient(d2y, x).doubles(), 1e-12);
    }
    assertEquals("1.0", run(c, "test.j0", Tensor.scalar(0.0)).toString());
    String json = c.registry("test.j0");
    assertTrue(json.contains("\"library\"") && json.contains(LIBM) && json.contains("double = z j0(double = x)"), json);
  }

  @Test
  void functionsAreTracedSavedAndLoaded(@TempDir Path folder) {
    defineBessel();
    TracedFunction f = c.trace("f", List.of(new Spec(DType.FLOAT64, -1, -1)), (t, in) -> {
      try (Tape tape = t.tape().watch(in.get(0))) {
        Tensor y = run(t, "test.j0", in.get(0));
        return List.of(y, tape.gradient(y, in.get(0)));
      }
    });
    f.save(folder.resolve("f"));
    Tensor x = Tensor.of(new double[][] {AT});
    for (TracedFunction one : List.of(f, TracedFunction.load(folder.resolve("f")))) {
      try (Tape tape = new Tape().watch(x)) {
        List<Tensor> y = one.call(x);
        assertArrayEquals(each(v -> bessel(0, v), AT), y.get(0).doubles(), 1e-14);
        assertArrayEquals(each(v -> -bessel(1, v), AT), y.get(1).doubles(), 1e-14);
        assertArrayEquals(each(NativeOpsTest::second, AT), tape.gradient(y.get(1), x).doubles(), 1e-13);
      }
    }
    TracedFunction step = c.trace("step", List.of(new Spec(DType.FLOAT64), new Spec(DType.FLOAT64)), (t, in) ->
        List.of(in.get(0).add(run(t, "test.j0", in.get(1)))));
    Tensor xs = Tensor.of(AT);
    try (Tape tape = new Tape().watch(xs)) {
      Tensor sum = c.scan(List.of(Tensor.scalar(0.0), xs), step, new Options.Scan().numCarries(1)).get(0);
      assertArrayEquals(each(v -> -bessel(1, v), AT), tape.gradient(sum, xs).doubles(), 1e-14);
    }
  }

  @Test
  void functionsByAddress() {
    new OpDefinition("test.blas_saxpy", "x: T[n], y: T[n], a: float = 1 -> z: T[n]; T: float32 float64")
        .gradient((context, call) -> {
          Tensor dz = call.outputGradients().get(0);
          return List.of(dz.multiply(call.attributes().getDouble("a")), dz);
        })
        .defineNative(
            OPENBLAS,
            """
            float32: void cblas_saxpy(int = size(x), float = a, const float * = x, int = 1, float * = inout(z, y), int = 1)
            float64: void cblas_daxpy(int = size(x), double = a, const double * = x, int = 1, double * = inout(z, y), int = 1)
            """);
    Op op = c.op("test.blas_saxpy").set("a", 2);
    Tensor y = Tensor.of(10f, 20f);
    Tensor x = Tensor.of(1f, 2f);
    try (Tape tape = new Tape().watch(x)) {
      Tensor z = op.run(x, y).get(0);
      assertEquals("[12. 24.] [2. 2.]", z + " " + tape.gradient(z, x));
    }
    assertEquals("[10. 20.]", y.toString()); // it was copied
    assertEquals("[3.]", op.run(Tensor.of(1.0), Tensor.of(1.0)).get(0).toString());
    op.close();
  }

  @Test
  void fortransFunctionsTakeAddresses() {
    // Fortran's arrays are column-major: it sees the transpose of a, and each row of b as a right-hand side.
    new OpDefinition(
            "test.solve",
            "a: float64[n, n], b: float64[k, n] -> lu: float64[n, n], pivots: int32[n], x: float64[k, n], info: int32")
        .defineNative(
            OPENBLAS,
            "void dgesv_(const int * = &dim(a, 0), const int * = &dim(b, 0), double * = inout(lu, a), const int * = &dim(a, 0), "
                + "int * = pivots, double * = inout(x, b), const int * = &dim(a, 0), int * = info)");
    Tensor a = Tensor.of(new double[][] {{2, 2}, {1, 3}});
    Tensor b = Tensor.of(new double[][] {{3, 5}, {1, 2}, {0, 1}});
    try (Op op = c.op("test.solve")) {
      List<Tensor> out = op.run(a, b);
      assertEquals(0, out.get(3).item());
      assertArrayEquals(b.doubles(), out.get(2).matmul(a).doubles(), 1e-14); // each row of x times a is that of b
      assertEquals("dim n is 2 in a, 3 in b [Op:test.solve]", refused(() -> op.run(a, Tensor.of(new double[][] {{1, 2, 3}}))));
    }
  }

  @Test
  void whatTheProcessHasLoaded() {
    new OpDefinition("test.labs", "x: int64 -> z: int64").noGradient(true).defineNative(null, "long = z labs(long = x)");
    assertEquals(5, run(c, "test.labs", Tensor.scalar(-5L)).item());
    new OpDefinition("test.frexp", "x: float64 -> m: float64, e: int32")
        .defineNative(null, "double = m frexp(double = x, int * = e)");
    try (Op frexp = c.op("test.frexp")) {
      assertEquals("[0.75, 3]", frexp.run(Tensor.scalar(6.0)).toString());
    }
    new OpDefinition("test.load", "-> z: float64[3]").effects(true).defineNative(null, "int = 3 getloadavg(double * = z, int = 3)");
    assertEquals(3, run(c, "test.load").size());
    new OpDefinition("test.load", "-> z: float64[3]").defineNative(null, "int = 2 getloadavg(double * = z, int = 3)");
    assertEquals(
        "getloadavg returned 3 [Op:test.load]", assertThrows(EagerException.class, () -> run(c, "test.load")).getMessage());
  }

  private static String refused(Executable code) {
    return assertThrows(EagerException.InvalidArgument.class, code).getMessage();
  }

  private static String refused(String call) {
    return refused(() -> elementwise("test.refused").defineNative(LIBM, call));
  }

  @Test
  void callsThatAreRefused() {
    assertTrue(refused("double j0(double = x)").contains("malformed at"), refused("double j0(double = x)"));
    assertTrue(refused("double = z j0(dubble = x)").contains("a type of C is expected"));
    assertTrue(refused("double = z j0(double = w)").contains("no input, output or attribute has this name"));
    assertTrue(refused("float = z j0(float = x)").contains("test.refused"));
    assertEquals("the call of test.refused has no prototype", refused(""));
    assertTrue(
        refused(() -> elementwise("test.refused").kernel(call -> {}).defineNative(LIBM, "double = z j0(double = x)"))
            .contains("both kernel and a C function for its devices are given"));
    String library =
        assertThrows(
                EagerException.NotFound.class,
                () -> elementwise("test.refused").defineNative("libnothing.so.7", "double = z j0(double = x)"))
            .getMessage();
    assertTrue(library.startsWith("libnothing.so.7 was not opened: "), library);
    String function =
        assertThrows(
                EagerException.NotFound.class,
                () -> elementwise("test.refused").defineNative(LIBM, "double = z j000(double = x)"))
            .getMessage();
    assertTrue(function.startsWith("j000 was not found in libm.so.6: "), function);
    assertThrows(EagerException.NotFound.class, () -> c.op("test.refused"));
    assertThrows(NullPointerException.class, () -> elementwise("test.refused").defineNative(LIBM, null));
    assertThrows(
        IllegalArgumentException.class,
        () -> new OpDefinition("test.refused", "-> z: float64").defineNative(LIBM, "double = z f(void * = user_data)"));
  }

  @Test
  void redefinitionsAreSeen() {
    elementwise("test.changes").defineNative(LIBM, "double = z floor(double = x)");
    Tensor x = Tensor.of(1.5);
    assertEquals("[1.]", run(c, "test.changes", x).toString());
    elementwise("test.changes").defineNative(LIBM, "double = z ceil(double = x)");
    assertEquals("[2.]", run(c, "test.changes", x).toString());
    elementwise("test.changes").kernel(call -> call.output(0).data().fill((byte) 0)).define(); // in Java now
    assertEquals("[0.]", run(c, "test.changes", x).toString());
  }

  @Test
  void definingUsingAndReleasingKeepsNothing() {
    Tensor x = Tensor.of(AT);
    long before = c.memory().inUse();
    for (int i = 0; i < 10_000; i++) {
      elementwise("test.again").defineNative(LIBM, "double = z j0(double = x)");
      run(c, "test.again", x).close();
    }
    Context.collect();
    assertTrue(c.memory().inUse() < before + (1 << 20));
  }
}
