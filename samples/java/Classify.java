import java.io.IOException;
import java.nio.file.Path;
import org.libeager.Context;
import org.libeager.DType;
import org.libeager.Options;
import org.libeager.Tensor;
import org.libeager.TracedFunction;

/** Classifies handwritten digits with a network that a program in any language has saved: Classify NETWORK FOLDER. */
final class Classify {
  private static final String SHADES = " .:-=+*#%@";

  private static String draw(byte[] pixels, int start, int height, int width) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < height * width; i++) {
      text.append(SHADES.charAt((pixels[start + i] & 0xff) * (SHADES.length() - 1) / 255));
      if (i % width == width - 1) text.append('\n');
    }
    return text.toString();
  }

  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[1]);
    Idx pictures = Idx.read(folder, "t10k-images-idx3-ubyte", 3);
    Idx labels = Idx.read(folder, "t10k-labels-idx1-ubyte", 1);
    int count = pictures.dims()[0];
    int height = pictures.dims()[1];
    int width = pictures.dims()[2];
    try (TracedFunction network = TracedFunction.load(Path.of(arguments[0]))) {
      Tensor images = Context.current().tensor(DType.UINT8, pictures.bytes(), count, height, width, 1);
      Tensor logits = network.call(images.cast(DType.FLOAT32).multiply(1.0 / 255)).get(0);
      long[] digits = logits.argmax(new Options.Argmax().axis(1)).longs();
      int right = 0;
      for (int i = 0; i < count; i++) {
        if (digits[i] == labels.bytes()[i]) right++;
        if (i >= 3) continue;
        System.out.printf("%sis a %d%n%n", draw(pictures.bytes(), i * height * width, height, width), digits[i]);
      }
      System.out.printf("%d pictures, %.2f%% right%n", count, 100.0 * right / count);
    }
  }
}
