import org.libeager.Tape;
import org.libeager.Tensor;

/** The first program of the package's documentation. */
final class First {
  public static void main(String[] arguments) {
    // @start region="example"
    Tensor x = Tensor.of(1f, 2f, 3f);
    try (Tape tape = new Tape().watch(x)) {
      Tensor y = x.multiply(x).sum();
      System.out.println(y); // 14.0
      System.out.println(tape.gradient(y, x)); // [2. 4. 6.]
    }
    // @end
  }
}
