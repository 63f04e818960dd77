import org.libeager.Context;
import org.libeager.ContextOptions;
import org.libeager.Options;
import org.libeager.Tensor;

/** The example of Context. */
final class Contexts {
  public static void main(String[] arguments) {
    // @start region="example"
    try (Context context = new Context(new ContextOptions().numThreads(1).seed(7))) {
      Tensor x = context.tensor(new float[] {1, 2});
      System.out.println(context.add(x, x)); // [2. 4.]
      Tensor noise = context.randomNormal(new Options.RandomNormal().shape(2, 3));
      System.out.println(noise.shape().length); // 2
    }
    // @end
  }
}
