import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_FLOAT;

import java.lang.foreign.MemorySegment;
import java.util.List;
import org.libeager.Context;
import org.libeager.DType;
import org.libeager.EagerException;
import org.libeager.KernelCall;
import org.libeager.Op;
import org.libeager.OpDefinition;
import org.libeager.Tape;
import org.libeager.Tensor;

/**
 * An op of the program's own: softplus, log(1 + e^x), with a kernel in Java and a gradient made of ops.
 *
 * <p>Once it is defined, it is an op like any other: it is made by its name, promotes its inputs, and is differentiated under
 * any number of tapes.
 */
final class CustomOp {
  /** Computes y of x, for both dtypes of the schema. The library has allocated y. */
  private static void softplus(KernelCall call) {
    double sharpness = call.attributes().getDouble("sharpness");
    boolean isFloat = call.input(0).dtype() == DType.FLOAT32;
    MemorySegment x = call.input(0).data();
    MemorySegment y = call.output(0).data();
    for (long i = 0; i < call.input(0).size(); i++) {
      double at = sharpness * (isFloat ? x.getAtIndex(JAVA_FLOAT, i) : x.getAtIndex(JAVA_DOUBLE, i));
      double value = (Math.max(at, 0) + Math.log1p(Math.exp(-Math.abs(at)))) / sharpness;
      if (isFloat) y.setAtIndex(JAVA_FLOAT, i, (float) value);
      else y.setAtIndex(JAVA_DOUBLE, i, value);
    }
  }

  private static void define() {
    new OpDefinition("sample.softplus", "x: T[...], sharpness: float = 1 -> y: T[...]; T: float32 float64")
        .kernel(CustomOp::softplus)
        .saves("x")
        .gradient((context, call) -> { // dy * sigmoid(sharpness * x) by ops, so that it has a gradient too
          Tensor slope = call.saved().get(0).multiply(call.attributes().getDouble("sharpness")).sigmoid();
          return List.of(call.outputGradients().get(0).multiply(slope));
        })
        .define();
  }

  public static void main(String[] arguments) {
    define();
    Op softplus = Context.current().op("sample.softplus");
    Tensor x = Tensor.of(-1f, 0f, 100f);
    try (Tape outer = new Tape().watch(x);
        Tape inner = new Tape().watch(x)) {
      Tensor y = softplus.run(x).get(0);
      Tensor dy = inner.gradient(y, x);
      System.out.println("softplus " + y);
      System.out.println("    first " + dy);
      System.out.println("    second " + outer.gradient(dy, x));
    }

    Op sharp = Context.current().op("sample.softplus").set("sharpness", 10.0);
    System.out.println("sharper " + sharp.run(x).get(0));

    // The C library's hypot, of which the prototype is all that is written.
    new OpDefinition("sample.hypot", "x: T[...], y: T[...] -> z: T[...]; T: float32 float64")
        .defineNative("libm.so.6", """
            double = z hypot(double = x, double = y)
            float32: float = z hypotf(float = x, float = y)""");
    Op hypot = Context.current().op("sample.hypot");
    System.out.println("hypot " + hypot.run(x, Tensor.of(0f, 4f, 100f)).get(0));

    try {
      softplus.run(Tensor.of(1f).cast(DType.COMPLEX64)); // of complex numbers there is no softplus here
    } catch (EagerException.InvalidArgument e) {
      System.out.println(e.getMessage());
    }
  }
}
