import org.libeager.Context;
import org.libeager.Options;
import org.libeager.Tensor;

/** Ends while other threads compute and objects live. */
final class Exit {
  public static void main(String[] arguments) throws Exception {
    Tensor x = Context.current().randomUniform(new Options.RandomUniform().shape(64, 64));
    for (int i = 0; i < 4; i++) {
      Thread.ofPlatform().daemon().start(() -> {
        while (true) x.matmul(x);
      });
    }
    Thread.sleep(100);
    if (arguments.length > 0) System.exit(0);
  }
}
