import org.libeager.Context;
import org.libeager.Tensor;

/** The example of Context.tidy. */
final class Tidy {
  public static void main(String[] arguments) {
    // @start region="example"
    Tensor x = Tensor.of(3f, 4f);
    Tensor norm = Context.current().tidy(() -> x.square().sum().sqrt()); // two tensors are closed
    System.out.println(norm); // 5.0
    // @end
  }
}
