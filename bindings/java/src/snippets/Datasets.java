import java.util.List;
import org.libeager.Dataset;
import org.libeager.Tensor;

/** The example of Dataset. */
final class Datasets {
  public static void main(String[] arguments) {
    // @start region="example"
    Tensor images = Tensor.of(new float[][] {{0, 2}, {4, 6}, {8, 10}}), labels = Tensor.of(7, 8, 9);
    Dataset dataset =
        Dataset.tensorSlices(images, labels)
            .map((context, in) -> List.of(in.get(0).multiply(0.5), in.get(1)))
            .batch(2)
            .prefetch();
    for (Tensor[] batch : dataset) System.out.println(batch[1] + " " + batch[0].sum()); // [7 8] 6.0\n[9] 9.0
    System.out.println(dataset.size()); // 2
    // @end
  }
}
