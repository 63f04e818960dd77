import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.libeager.Context;
import org.libeager.DType;
import org.libeager.Dataset;
import org.libeager.Options;
import org.libeager.Tensor;

/** Labelled pictures: images uint8 [count, height, width, 1], labels uint8 [count]. */
record Pictures(Tensor images, Tensor labels) {
  /** float32 pictures from 0 to 1, int32 labels. */
  record Batch(Tensor images, Tensor labels) {}

  static Pictures read(Path folder, String prefix, String device) throws IOException {
    Idx images = Idx.read(folder, prefix + "-images-idx3-ubyte", 3);
    Idx labels = Idx.read(folder, prefix + "-labels-idx1-ubyte", 1);
    int[] dims = images.dims();
    if (dims[0] != labels.dims()[0])
      throw new IOException(folder + ": " + dims[0] + " pictures but " + labels.dims()[0] + " labels for " + prefix);
    Context c = Context.current();
    return new Pictures(
        c.tensor(DType.UINT8, images.bytes(), dims[0], dims[1], dims[2], 1).to(device),
        c.tensor(DType.UINT8, labels.bytes()).to(device));
  }

  int count() {
    return (int) labels.size();
  }

  int height() {
    return (int) images.shape()[1];
  }

  int width() {
    return (int) images.shape()[2];
  }

  /** Returns two sets: count pictures drawn at random, and the others. */
  Pictures[] split(int count) {
    Tensor order = Context.current().randomPermutation(count());
    return new Pictures[] {at(part(order, 0, count)), at(part(order, count, count() - count))};
  }

  private static Tensor part(Tensor order, long begin, long size) {
    return order.slice(new long[] {begin}, new Options.Slice().size(size));
  }

  private Pictures at(Tensor indices) {
    return new Pictures(images.gather(indices), labels.gather(indices));
  }

  /** A pipeline of batches, each epoch in another random order, one made ahead of its use. */
  Dataset batches(int size) {
    return Dataset.tensorSlices(List.of(images, labels)).shuffle(count()).batch(size).map((c, in) -> {
      Batch batch = new Pictures(in.get(0), in.get(1)).prepared();
      return List.of(batch.images, batch.labels);
    }).prefetch();
  }

  Batch slice(long begin, long size) {
    Tensor some = images.slice(new long[] {begin, 0, 0, 0}, new Options.Slice().size(size, -1, -1, -1));
    return new Pictures(some, part(labels, begin, size)).prepared();
  }

  private Batch prepared() {
    return new Batch(images.cast(DType.FLOAT32).multiply(1.0 / 255), labels.cast(DType.INT32));
  }
}
