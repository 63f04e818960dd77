import java.util.List;
import org.libeager.Tape;
import org.libeager.Tensor;
import org.libeager.Variable;

/** The example of Tape. */
final class Gradients {
  public static void main(String[] arguments) {
    // @start region="example"
    Variable w = new Variable(Tensor.of(1f, 2f));
    Tensor x = Tensor.of(3f, 4f);
    try (Tape tape = new Tape().watch(x)) { // variables are watched when they are read
      Tensor y = w.value().multiply(x);
      List<Tensor> gradients = tape.gradient(y, List.of(w, x));
      System.out.println(gradients.get(0)); // [3. 4.]
      System.out.println(gradients.get(1)); // [1. 2.]
    }
    // @end
  }
}
