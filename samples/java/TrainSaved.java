import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.libeager.Context;
import org.libeager.DType;
import org.libeager.Tensor;
import org.libeager.TracedFunction;

/**
 * Goes on learning with a training step that samples/python/save_training.py traced and saved, with its variables and
 * Adam's slots: TrainSaved FILE FOLDER. The losses are those that the Python program would have had.
 */
final class TrainSaved {
  private static final int BATCH = 64;

  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[1]);
    Idx images = Idx.read(folder, "train-images-idx3-ubyte", 3);
    Idx labels = Idx.read(folder, "train-labels-idx1-ubyte", 1);
    int height = images.dims()[1];
    int width = images.dims()[2];
    Context c = Context.current();
    try (TracedFunction step = TracedFunction.load(Path.of(arguments[0]))) {
      for (int i = 0; (i + 1) * BATCH <= labels.bytes().length; i++) {
        int size = BATCH * height * width;
        byte[] pixels = Arrays.copyOfRange(images.bytes(), i * size, (i + 1) * size);
        byte[] digits = Arrays.copyOfRange(labels.bytes(), i * BATCH, (i + 1) * BATCH);
        Tensor x = c.tensor(DType.UINT8, pixels, BATCH, height, width);
        Tensor loss = step.call(x, c.tensor(DType.UINT8, digits)).get(0);
        System.out.printf("step %2d: loss %.4f%n", i + 1, loss.item());
      }
    }
  }
}
