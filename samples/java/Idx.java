import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;

/** The unsigned bytes of an idx file, the format of the MNIST digits, as it is or compressed by gzip. */
record Idx(int[] dims, byte[] bytes) {
  static Idx read(Path folder, String name, int rank) throws IOException {
    Path path = folder.resolve(name);
    byte[] all = Files.exists(path) ? Files.readAllBytes(path) : unzipped(folder.resolve(name + ".gz"));
    int header = 4 + 4 * rank;
    if (all.length < header || !Arrays.equals(Arrays.copyOf(all, 4), new byte[] {0, 0, 8, (byte) rank}))
      throw new IOException(path + ": not an idx file of unsigned bytes with " + rank + " dims");
    int[] dims = new int[rank];
    ByteBuffer.wrap(all, 4, 4 * rank).asIntBuffer().get(dims);
    int size = Arrays.stream(dims).reduce(1, Math::multiplyExact);
    if (all.length - header != size)
      throw new IOException(path + ": expected " + (header + size) + " bytes, found " + all.length);
    return new Idx(dims, Arrays.copyOfRange(all, header, all.length));
  }

  private static byte[] unzipped(Path path) throws IOException {
    try (InputStream file = new GZIPInputStream(Files.newInputStream(path))) {
      return file.readAllBytes();
    }
  }
}
