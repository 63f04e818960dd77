// Written by bindings/generate from the registry. Do not edit.
package org.libeager;

import java.util.List;

/**
 * Every kind of dataset: sources and joins, which are static, and steps behind a dataset.
 *
 * <p>What a kind must be given are its parameters; what it may be given is {@link DatasetOptions}.
 */
public abstract sealed class DatasetKinds extends Handle permits Dataset {
  DatasetKinds(long handle) {
    super(handle, Net.Kind.DATASET);
  }

  abstract Dataset self();

  /**
   * Several elements as one, along a new first axis. A batch of elements of unequal shapes throws {@link
   * EagerException.InvalidArgument}, and left out.
   *
   * @param batchSize The number of elements in a batch.
   */
  public final Dataset batch(long batchSize) {
    return Dataset.make("batch", List.of(self()), d -> d.set("batch_size", batchSize), null);
  }

  /**
   * Several elements as one, along a new first axis. A batch of elements of unequal shapes throws {@link
   * EagerException.InvalidArgument}, and left out.
   *
   * @param batchSize The number of elements in a batch.
   * @param options what else is given: dropRemainder
   */
  public final Dataset batch(long batchSize, DatasetOptions.Batch options) {
    return Dataset.make("batch", List.of(self()), d -> d.set("batch_size", batchSize), options);
  }

  /**
   * The elements of the first epoch, kept in memory for the next ones and for other iterators of the dataset. An
   * element that fails is in the first epoch alone.
   */
  public final Dataset cache() {
    return Dataset.make("cache", List.of(self()), d -> {}, null);
  }

  /**
   * All elements of the first dataset, then those of the next. Other dtypes or ranks throw {@link
   * EagerException.InvalidArgument}.
   *
   * @param datasets the datasets
   */
  public static Dataset concatenate(List<Dataset> datasets) {
    return Dataset.make("concatenate", datasets, d -> {}, null);
  }

  /**
   * All elements of the first dataset, then those of the next. Other dtypes or ranks throw {@link
   * EagerException.InvalidArgument}.
   *
   * @param datasets the datasets
   */
  public static Dataset concatenate(Dataset... datasets) {
    return concatenate(List.of(datasets));
  }

  /**
   * The elements for which an op gives true.
   *
   * @param op the op
   */
  public final Dataset filter(Op op) {
    return Dataset.make("filter", List.of(self()), d -> d.set("op", op), null);
  }

  /**
   * The elements for which an op gives true.
   *
   * @param op the op
   * @param options what else is given: hostThreads
   */
  public final Dataset filter(Op op, DatasetOptions.Filter options) {
    return Dataset.make("filter", List.of(self()), d -> d.set("op", op), options);
  }

  /**
   * The elements for which an op gives true.
   *
   * @param function the function
   */
  public final Dataset filter(TracedFunction function) {
    return Dataset.make("filter", List.of(self()), d -> d.set("op", function), null);
  }

  /**
   * The elements for which an op gives true.
   *
   * @param function the function
   * @param options what else is given: hostThreads
   */
  public final Dataset filter(TracedFunction function, DatasetOptions.Filter options) {
    return Dataset.make("filter", List.of(self()), d -> d.set("op", function), options);
  }

  /**
   * The elements for which an op gives true.
   *
   * @param code the code, which is traced: it runs once, on symbolic tensors for the components
   */
  public final Dataset filter(Callback code) {
    return Dataset.make("filter", List.of(self()), d -> d.set("op", code), null);
  }

  /**
   * The elements for which an op gives true.
   *
   * @param code the code, which is traced: it runs once, on symbolic tensors for the components
   * @param options what else is given: hostThreads
   */
  public final Dataset filter(Callback code, DatasetOptions.Filter options) {
    return Dataset.make("filter", List.of(self()), d -> d.set("op", code), options);
  }

  /**
   * Records of one length.
   *
   * @param files The files' names, strings of any shape.
   * @param recordBytes The bytes of a record.
   */
  public static Dataset fixedLengthRecords(List<String> files, long recordBytes) {
    return Dataset.make(
        "fixed_length_records", List.of(), d -> { d.setFiles("files", files); d.set("record_bytes", recordBytes); },
        null);
  }

  /**
   * Records of one length.
   *
   * @param files The files' names, strings of any shape.
   * @param recordBytes The bytes of a record.
   * @param options what else is given: compression, cycleLength, blockLength, headerBytes, footerBytes
   */
  public static Dataset fixedLengthRecords(
      List<String> files, long recordBytes, DatasetOptions.FixedLengthRecords options) {
    return Dataset.make(
        "fixed_length_records", List.of(), d -> { d.setFiles("files", files); d.set("record_bytes", recordBytes); },
        options);
  }

  /**
   * The rows of what an op gives for each element, one after the other.
   *
   * @param op the op
   */
  public final Dataset flatMap(Op op) {
    return Dataset.make("flat_map", List.of(self()), d -> d.set("op", op), null);
  }

  /**
   * The rows of what an op gives for each element, one after the other.
   *
   * @param op the op
   * @param options what else is given: hostThreads
   */
  public final Dataset flatMap(Op op, DatasetOptions.FlatMap options) {
    return Dataset.make("flat_map", List.of(self()), d -> d.set("op", op), options);
  }

  /**
   * The rows of what an op gives for each element, one after the other.
   *
   * @param function the function
   */
  public final Dataset flatMap(TracedFunction function) {
    return Dataset.make("flat_map", List.of(self()), d -> d.set("op", function), null);
  }

  /**
   * The rows of what an op gives for each element, one after the other.
   *
   * @param function the function
   * @param options what else is given: hostThreads
   */
  public final Dataset flatMap(TracedFunction function, DatasetOptions.FlatMap options) {
    return Dataset.make("flat_map", List.of(self()), d -> d.set("op", function), options);
  }

  /**
   * The rows of what an op gives for each element, one after the other.
   *
   * @param code the code, which is traced: it runs once, on symbolic tensors for the components
   */
  public final Dataset flatMap(Callback code) {
    return Dataset.make("flat_map", List.of(self()), d -> d.set("op", code), null);
  }

  /**
   * The rows of what an op gives for each element, one after the other.
   *
   * @param code the code, which is traced: it runs once, on symbolic tensors for the components
   * @param options what else is given: hostThreads
   */
  public final Dataset flatMap(Callback code, DatasetOptions.FlatMap options) {
    return Dataset.make("flat_map", List.of(self()), d -> d.set("op", code), options);
  }

  /**
   * Elements that the program's code gives.
   *
   * @param generator The code, and the dtypes and shapes of what it gives.
   */
  public static Dataset generator(Generator generator) {
    return Dataset.make("generator", List.of(), d -> d.set("generator", generator), null);
  }

  /**
   * Elements that the program's code gives.
   *
   * @param generator The code, and the dtypes and shapes of what it gives.
   * @param options what else is given: size, canSkip, hostThreads
   */
  public static Dataset generator(Generator generator, DatasetOptions.Generator options) {
    return Dataset.make("generator", List.of(), d -> d.set("generator", generator), options);
  }

  /**
   * Slices of the tensors in idx files, the format of MNIST, which are read into memory; also compressed with gzip.
   *
   * @param files The files' names, strings: one for each component.
   */
  public static Dataset idx(List<String> files) {
    return Dataset.make("idx", List.of(), d -> d.setFiles("files", files), null);
  }

  /**
   * Slices of the tensors in idx files, the format of MNIST, which are read into memory; also compressed with gzip.
   *
   * @param files The files' names, strings: one for each component.
   */
  public static Dataset idx(String... files) {
    return idx(List.of(files));
  }

  /**
   * Elements of several datasets in turn.
   *
   * @param datasets the datasets
   */
  public static Dataset interleave(List<Dataset> datasets) {
    return Dataset.make("interleave", datasets, d -> {}, null);
  }

  /**
   * Elements of several datasets in turn.
   *
   * @param datasets the datasets
   */
  public static Dataset interleave(Dataset... datasets) {
    return interleave(List.of(datasets));
  }

  /**
   * Elements of several datasets in turn.
   *
   * @param datasets the datasets
   * @param options what else is given: cycleLength, blockLength
   */
  public static Dataset interleave(List<Dataset> datasets, DatasetOptions.Interleave options) {
    return Dataset.make("interleave", datasets, d -> {}, options);
  }

  /**
   * What an op gives for each element, whose components are its inputs. An op that draws random numbers draws them by
   * the element's number, one that assigns to variables runs in order.
   *
   * @param op the op
   */
  public final Dataset map(Op op) {
    return Dataset.make("map", List.of(self()), d -> d.set("op", op), null);
  }

  /**
   * What an op gives for each element, whose components are its inputs. An op that draws random numbers draws them by
   * the element's number, one that assigns to variables runs in order.
   *
   * @param op the op
   * @param options what else is given: numThreads, hostThreads
   */
  public final Dataset map(Op op, DatasetOptions.Map options) {
    return Dataset.make("map", List.of(self()), d -> d.set("op", op), options);
  }

  /**
   * What an op gives for each element, whose components are its inputs. An op that draws random numbers draws them by
   * the element's number, one that assigns to variables runs in order.
   *
   * @param function the function
   */
  public final Dataset map(TracedFunction function) {
    return Dataset.make("map", List.of(self()), d -> d.set("op", function), null);
  }

  /**
   * What an op gives for each element, whose components are its inputs. An op that draws random numbers draws them by
   * the element's number, one that assigns to variables runs in order.
   *
   * @param function the function
   * @param options what else is given: numThreads, hostThreads
   */
  public final Dataset map(TracedFunction function, DatasetOptions.Map options) {
    return Dataset.make("map", List.of(self()), d -> d.set("op", function), options);
  }

  /**
   * What an op gives for each element, whose components are its inputs. An op that draws random numbers draws them by
   * the element's number, one that assigns to variables runs in order.
   *
   * @param code the code, which is traced: it runs once, on symbolic tensors for the components
   */
  public final Dataset map(Callback code) {
    return Dataset.make("map", List.of(self()), d -> d.set("op", code), null);
  }

  /**
   * What an op gives for each element, whose components are its inputs. An op that draws random numbers draws them by
   * the element's number, one that assigns to variables runs in order.
   *
   * @param code the code, which is traced: it runs once, on symbolic tensors for the components
   * @param options what else is given: numThreads, hostThreads
   */
  public final Dataset map(Callback code, DatasetOptions.Map options) {
    return Dataset.make("map", List.of(self()), d -> d.set("op", code), options);
  }

  /**
   * Several elements as one, along a new first axis, each filled up behind its end to the shape of the batch. The batch
   * lies on the host.
   *
   * @param batchSize The number of elements in a batch.
   */
  public final Dataset paddedBatch(long batchSize) {
    return Dataset.make("padded_batch", List.of(self()), d -> d.set("batch_size", batchSize), null);
  }

  /**
   * Several elements as one, along a new first axis, each filled up behind its end to the shape of the batch. The batch
   * lies on the host.
   *
   * @param batchSize The number of elements in a batch.
   * @param options what else is given: dropRemainder, paddedShapes, paddingValues
   */
  public final Dataset paddedBatch(long batchSize, DatasetOptions.PaddedBatch options) {
    return Dataset.make("padded_batch", List.of(self()), d -> d.set("batch_size", batchSize), options);
  }

  /** The same elements, made ahead by a thread of the pipeline. */
  public final Dataset prefetch() {
    return Dataset.make("prefetch", List.of(self()), d -> {}, null);
  }

  /**
   * The same elements, made ahead by a thread of the pipeline.
   *
   * @param options what else is given: bufferSize
   */
  public final Dataset prefetch(DatasetOptions.Prefetch options) {
    return Dataset.make("prefetch", List.of(self()), d -> {}, options);
  }

  /**
   * The same elements on a device, made and copied ahead by a thread of the pipeline. Strings stay on the host.
   *
   * @param device The device's name, as in "gpu:0".
   */
  public final Dataset prefetchToDevice(String device) {
    return Dataset.make("prefetch_to_device", List.of(self()), d -> d.set("device", device), null);
  }

  /**
   * The same elements on a device, made and copied ahead by a thread of the pipeline. Strings stay on the host.
   *
   * @param device The device's name, as in "gpu:0".
   * @param options what else is given: bufferSize
   */
  public final Dataset prefetchToDevice(String device, DatasetOptions.PrefetchToDevice options) {
    return Dataset.make("prefetch_to_device", List.of(self()), d -> d.set("device", device), options);
  }

  /**
   * The whole numbers start, start + step, ... before stop, as int64 scalars.
   *
   * @param stop The number before which they end.
   */
  public static Dataset range(long stop) {
    return Dataset.make("range", List.of(), d -> d.set("stop", stop), null);
  }

  /**
   * The whole numbers start, start + step, ... before stop, as int64 scalars.
   *
   * @param stop The number before which they end.
   * @param options what else is given: start, step
   */
  public static Dataset range(long stop, DatasetOptions.Range options) {
    return Dataset.make("range", List.of(), d -> d.set("stop", stop), options);
  }

  /**
   * The records of TFRecord files. DATA_LOSS, with the file and the offset: a record is cut, or has a wrong checksum;
   * the rest of its file is left out.
   *
   * @param files The files' names, strings of any shape.
   */
  public static Dataset records(List<String> files) {
    return Dataset.make("records", List.of(), d -> d.setFiles("files", files), null);
  }

  /**
   * The records of TFRecord files. DATA_LOSS, with the file and the offset: a record is cut, or has a wrong checksum;
   * the rest of its file is left out.
   *
   * @param files The files' names, strings of any shape.
   */
  public static Dataset records(String... files) {
    return records(List.of(files));
  }

  /**
   * The records of TFRecord files. DATA_LOSS, with the file and the offset: a record is cut, or has a wrong checksum;
   * the rest of its file is left out.
   *
   * @param files The files' names, strings of any shape.
   * @param options what else is given: compression, cycleLength, blockLength
   */
  public static Dataset records(List<String> files, DatasetOptions.Records options) {
    return Dataset.make("records", List.of(), d -> d.setFiles("files", files), options);
  }

  /** All elements again and again. Without a count it ends with the first epoch that has none. */
  public final Dataset repeat() {
    return Dataset.make("repeat", List.of(self()), d -> {}, null);
  }

  /**
   * All elements again and again. Without a count it ends with the first epoch that has none.
   *
   * @param options what else is given: count
   */
  public final Dataset repeat(DatasetOptions.Repeat options) {
    return Dataset.make("repeat", List.of(self()), d -> {}, options);
  }

  /**
   * Every numShards-th element, so that each of several programs reads a part.
   *
   * @param numShards The number of parts.
   * @param index Which part, from 0 on: the first element that is given.
   */
  public final Dataset shard(long numShards, long index) {
    return Dataset.make(
        "shard", List.of(self()), d -> { d.set("num_shards", numShards); d.set("index", index); }, null);
  }

  /**
   * Elements in random order: each is drawn from a buffer, which the next one then fills up. One seed gives one order,
   * in every language and with any number of threads.
   *
   * @param bufferSize The number of elements in the buffer. The order is uniformly random where it is at least the
   *     number of elements.
   */
  public final Dataset shuffle(long bufferSize) {
    return Dataset.make("shuffle", List.of(self()), d -> d.set("buffer_size", bufferSize), null);
  }

  /**
   * Elements in random order: each is drawn from a buffer, which the next one then fills up. One seed gives one order,
   * in every language and with any number of threads.
   *
   * @param bufferSize The number of elements in the buffer. The order is uniformly random where it is at least the
   *     number of elements.
   * @param options what else is given: seed, reshuffleEachIteration
   */
  public final Dataset shuffle(long bufferSize, DatasetOptions.Shuffle options) {
    return Dataset.make("shuffle", List.of(self()), d -> d.set("buffer_size", bufferSize), options);
  }

  /**
   * All elements but the first. One of those that fails counts, and its error comes out.
   *
   * @param count How many are left out; -1: all.
   */
  public final Dataset skip(long count) {
    return Dataset.make("skip", List.of(self()), d -> d.set("count", count), null);
  }

  /**
   * The first elements. One that fails counts.
   *
   * @param count How many; -1: all.
   */
  public final Dataset take(long count) {
    return Dataset.make("take", List.of(self()), d -> d.set("count", count), null);
  }

  /**
   * Slices of tensors along their first axis: element i has row i of each. Tensors with unequal numbers of rows throw
   * {@link EagerException.InvalidArgument}.
   *
   * @param tensors The tensors; an element has a component for each.
   */
  public static Dataset tensorSlices(List<Tensor> tensors) {
    return Dataset.make("tensor_slices", List.of(), d -> d.set("tensors", tensors), null);
  }

  /**
   * Slices of tensors along their first axis: element i has row i of each. Tensors with unequal numbers of rows throw
   * {@link EagerException.InvalidArgument}.
   *
   * @param tensors The tensors; an element has a component for each.
   */
  public static Dataset tensorSlices(Tensor... tensors) {
    return tensorSlices(List.of(tensors));
  }

  /**
   * One element: the tensors themselves.
   *
   * @param tensors The components.
   */
  public static Dataset tensors(List<Tensor> tensors) {
    return Dataset.make("tensors", List.of(), d -> d.set("tensors", tensors), null);
  }

  /**
   * One element: the tensors themselves.
   *
   * @param tensors The components.
   */
  public static Dataset tensors(Tensor... tensors) {
    return tensors(List.of(tensors));
  }

  /**
   * The lines of files, without their ends (LF or CRLF).
   *
   * @param files The files' names, strings of any shape.
   */
  public static Dataset textLines(List<String> files) {
    return Dataset.make("text_lines", List.of(), d -> d.setFiles("files", files), null);
  }

  /**
   * The lines of files, without their ends (LF or CRLF).
   *
   * @param files The files' names, strings of any shape.
   */
  public static Dataset textLines(String... files) {
    return textLines(List.of(files));
  }

  /**
   * The lines of files, without their ends (LF or CRLF).
   *
   * @param files The files' names, strings of any shape.
   * @param options what else is given: compression, cycleLength, blockLength
   */
  public static Dataset textLines(List<String> files, DatasetOptions.TextLines options) {
    return Dataset.make("text_lines", List.of(), d -> d.setFiles("files", files), options);
  }

  /** The rows of each element, along its first axis, one after the other. */
  public final Dataset unbatch() {
    return Dataset.make("unbatch", List.of(self()), d -> {}, null);
  }

  /**
   * Windows over the elements, each as one element along a new first axis. One over elements of unequal shapes throws
   * {@link EagerException.InvalidArgument}, and left out.
   *
   * @param size The number of elements in a window.
   */
  public final Dataset window(long size) {
    return Dataset.make("window", List.of(self()), d -> d.set("size", size), null);
  }

  /**
   * Windows over the elements, each as one element along a new first axis. One over elements of unequal shapes throws
   * {@link EagerException.InvalidArgument}, and left out.
   *
   * @param size The number of elements in a window.
   * @param options what else is given: shift, stride, dropRemainder
   */
  public final Dataset window(long size, DatasetOptions.Window options) {
    return Dataset.make("window", List.of(self()), d -> d.set("size", size), options);
  }

  /**
   * One element of each dataset, joined. It ends with the shortest.
   *
   * @param datasets the datasets
   */
  public static Dataset zip(List<Dataset> datasets) {
    return Dataset.make("zip", datasets, d -> {}, null);
  }

  /**
   * One element of each dataset, joined. It ends with the shortest.
   *
   * @param datasets the datasets
   */
  public static Dataset zip(Dataset... datasets) {
    return zip(List.of(datasets));
  }
}
