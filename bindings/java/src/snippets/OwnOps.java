import static java.lang.foreign.ValueLayout.JAVA_FLOAT;

import java.lang.foreign.MemorySegment;
import java.util.List;
import org.libeager.Context;
import org.libeager.Op;
import org.libeager.OpDefinition;
import org.libeager.Tape;
import org.libeager.Tensor;

/** The example of OpDefinition. */
final class OwnOps {
  public static void main(String[] arguments) {
    // @start region="example"
    new OpDefinition("mylib.saxpy", "x: float32[...], y: float32[...], a: float = 1 -> z: float32[...]")
        .kernel(call -> {
          float a = (float) call.attributes().getDouble("a");
          MemorySegment x = call.input(0).data();
          MemorySegment y = call.input(1).data();
          MemorySegment z = call.output(0).data();
          for (long i = 0; i < call.output(0).size(); i++)
            z.setAtIndex(JAVA_FLOAT, i, a * x.getAtIndex(JAVA_FLOAT, i) + y.getAtIndex(JAVA_FLOAT, i));
        })
        .gradient((context, call) -> {
          Tensor dz = call.outputGradients().get(0);
          return List.of(dz.multiply(call.attributes().getDouble("a")), dz);
        })
        .define();

    Op saxpy = Context.current().op("mylib.saxpy").set("a", 2.0);
    Tensor x = Tensor.of(1f, 2f);
    try (Tape tape = new Tape().watch(x)) {
      Tensor z = saxpy.run(x, Tensor.of(10f, 20f)).get(0);
      System.out.println(z); // [12. 24.]
      System.out.println(tape.gradient(z, x)); // [2. 2.]
    }
    // @end
  }
}
