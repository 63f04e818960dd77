import org.libeager.EagerException;
import org.libeager.Tensor;

/** Makes tensors, runs ops on them, prints the results, and handles an error. */
final class Hello {
  public static void main(String[] arguments) {
    Tensor x = Tensor.of(new int[][] {{1, 2}, {3, 4}});
    Tensor y = Tensor.of(new int[][] {{4, 5}, {6, 7}});
    Tensor product = x.matmul(y);

    System.out.println("matmul:\n" + product);
    System.out.println("plus one:\n" + product.add(1));
    try {
      x.add(Tensor.of(1f, 2f, 3f));
    } catch (EagerException.InvalidArgument e) {
      System.out.println("error " + e.code().ordinal() + ": " + e.getMessage());
    }
  }
}
