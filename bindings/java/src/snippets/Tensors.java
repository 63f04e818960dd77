import org.libeager.Options;
import org.libeager.Tensor;

/** The example of Tensor. */
final class Tensors {
  public static void main(String[] arguments) {
    // @start region="example"
    Tensor x = Tensor.of(new float[][] {{1, 2}, {3, 4}});
    System.out.println(x.matmul(x).add(1)); // [[ 8. 11.]\n [16. 23.]]
    System.out.println(x.sum(new Options.Sum().axis(0))); // [4. 6.]
    float[] values = x.reshape(4).floats();
    System.out.println(values[3]); // 4.0
    // @end
  }
}
