// Written by bindings/generate from the registry. Do not edit.
package org.libeager;

import java.util.List;

/**
 * What datasets may be given besides what they must: a class a kind, with a method for each. What is not set has its
 * default. The same options may be used for any number of datasets.
 */
public final class DatasetOptions {
  private DatasetOptions() {}

  /** Options of {@link DatasetKinds#batch}. */
  public static final class Batch extends DatasetSettings {
    /** Gives nothing. */
    public Batch() {}

    /** Whether a last batch that is not full is left out, so that the batch's size is known. Default: false. */
    public Batch dropRemainder(boolean value) {
      add(d -> d.set("drop_remainder", value));
      return this;
    }
  }

  /** Options of {@link DatasetKinds#filter}. */
  public static final class Filter extends DatasetSettings {
    /** Gives nothing. */
    public Filter() {}

    /**
     * For an op that runs the program's code, one call at a time: 0: it runs on the thread that asks for elements, and
     * no prefetch behind it has a thread; more: a prefetch behind it may run it on its thread. Default: 0.
     */
    public Filter hostThreads(long value) {
      add(d -> d.set("host_threads", value));
      return this;
    }
  }

  /** Options of {@link DatasetKinds#fixedLengthRecords}. */
  public static final class FixedLengthRecords extends DatasetSettings {
    /** Gives nothing. */
    public FixedLengthRecords() {}

    /** How each file is compressed, as a whole. One of NONE, GZIP, ZLIB. Default: NONE. */
    public FixedLengthRecords compression(String value) {
      add(d -> d.set("compression", value));
      return this;
    }

    /** How many files are read at once. Default: 1. */
    public FixedLengthRecords cycleLength(long value) {
      add(d -> d.set("cycle_length", value));
      return this;
    }

    /** How many elements each of them gives before it is the next one's turn. Default: 1. */
    public FixedLengthRecords blockLength(long value) {
      add(d -> d.set("block_length", value));
      return this;
    }

    /** The bytes before the first record of each file, which are skipped. Default: 0. */
    public FixedLengthRecords headerBytes(long value) {
      add(d -> d.set("header_bytes", value));
      return this;
    }

    /** The bytes behind the last record of each file, which are skipped. Default: 0. */
    public FixedLengthRecords footerBytes(long value) {
      add(d -> d.set("footer_bytes", value));
      return this;
    }
  }

  /** Options of {@link DatasetKinds#flatMap}. */
  public static final class FlatMap extends DatasetSettings {
    /** Gives nothing. */
    public FlatMap() {}

    /**
     * For an op that runs the program's code, one call at a time: 0: it runs on the thread that asks for elements, and
     * no prefetch behind it has a thread; more: a prefetch behind it may run it on its thread. Default: 0.
     */
    public FlatMap hostThreads(long value) {
      add(d -> d.set("host_threads", value));
      return this;
    }
  }

  /** Options of {@link DatasetKinds#generator}. */
  public static final class Generator extends DatasetSettings {
    /** Gives nothing. */
    public Generator() {}

    /**
     * The number of elements, where the code gives any of them by its number: they are then shuffled, skipped and
     * restored by number. -1: it gives one after the other until it ends. Default: -1.
     */
    public Generator size(long value) {
      add(d -> d.set("size", value));
      return this;
    }

    /**
     * Whether the code may be run again from its beginning to come back to a place. If not, saving an iterator is
     * FAILED_PRECONDITION. Default: true.
     */
    public Generator canSkip(boolean value) {
      add(d -> d.set("can_skip", value));
      return this;
    }

    /**
     * 0: the code runs on the thread that asks for elements; 1: on any thread of the pipeline, one call at a time for
     * each place that the dataset has in it. Default: 0.
     */
    public Generator hostThreads(long value) {
      add(d -> d.set("host_threads", value));
      return this;
    }
  }

  /** Options of {@link DatasetKinds#interleave}. */
  public static final class Interleave extends DatasetSettings {
    /** Gives nothing. */
    public Interleave() {}

    /** How many datasets are read at once; where one ends, the next takes its place. -1: all. Default: -1. */
    public Interleave cycleLength(long value) {
      add(d -> d.set("cycle_length", value));
      return this;
    }

    /** How many elements each gives before it is the next one's turn. Default: 1. */
    public Interleave blockLength(long value) {
      add(d -> d.set("block_length", value));
      return this;
    }
  }

  /** Options of {@link DatasetKinds#map}. */
  public static final class Map extends DatasetSettings {
    /** Gives nothing. */
    public Map() {}

    /**
     * How many threads run it at once, the one that asks for elements included; -1: as many as there are processors.
     * Results come in order. Default: 1.
     */
    public Map numThreads(long value) {
      add(d -> d.set("num_threads", value));
      return this;
    }

    /**
     * For an op that runs the program's code: 0: it runs on the thread that asks for elements, and no prefetch behind
     * it has a thread; more: on as many threads of the pipeline. Default: 0.
     */
    public Map hostThreads(long value) {
      add(d -> d.set("host_threads", value));
      return this;
    }
  }

  /** Options of {@link DatasetKinds#paddedBatch}. */
  public static final class PaddedBatch extends DatasetSettings {
    /** Gives nothing. */
    public PaddedBatch() {}

    /** Whether a last batch that is not full is left out, so that the batch's size is known. Default: false. */
    public PaddedBatch dropRemainder(boolean value) {
      add(d -> d.set("drop_remainder", value));
      return this;
    }

    /**
     * For each component its shape, int64 [rank], with -1 for the largest of the batch. Not given: -1 for all dims.
     */
    public PaddedBatch paddedShapes(Tensor... value) {
      List<Tensor> tensors = List.of(value);
      add(d -> d.set("padded_shapes", tensors));
      return this;
    }

    /** For each component a scalar to fill it up with. Not given: 0, false or the empty string. */
    public PaddedBatch paddingValues(Tensor... value) {
      List<Tensor> tensors = List.of(value);
      add(d -> d.set("padding_values", tensors));
      return this;
    }
  }

  /** Options of {@link DatasetKinds#prefetch}. */
  public static final class Prefetch extends DatasetSettings {
    /** Gives nothing. */
    public Prefetch() {}

    /** How many elements may be ready. Default: 2. */
    public Prefetch bufferSize(long value) {
      add(d -> d.set("buffer_size", value));
      return this;
    }
  }

  /** Options of {@link DatasetKinds#prefetchToDevice}. */
  public static final class PrefetchToDevice extends DatasetSettings {
    /** Gives nothing. */
    public PrefetchToDevice() {}

    /** How many elements may be ready. Default: 2. */
    public PrefetchToDevice bufferSize(long value) {
      add(d -> d.set("buffer_size", value));
      return this;
    }
  }

  /** Options of {@link DatasetKinds#range}. */
  public static final class Range extends DatasetSettings {
    /** Gives nothing. */
    public Range() {}

    /** The first number. Default: 0. */
    public Range start(long value) {
      add(d -> d.set("start", value));
      return this;
    }

    /** The difference of one to the next, not 0. Default: 1. */
    public Range step(long value) {
      add(d -> d.set("step", value));
      return this;
    }
  }

  /** Options of {@link DatasetKinds#records}. */
  public static final class Records extends DatasetSettings {
    /** Gives nothing. */
    public Records() {}

    /** How each file is compressed, as a whole. One of NONE, GZIP, ZLIB. Default: NONE. */
    public Records compression(String value) {
      add(d -> d.set("compression", value));
      return this;
    }

    /** How many files are read at once. Default: 1. */
    public Records cycleLength(long value) {
      add(d -> d.set("cycle_length", value));
      return this;
    }

    /** How many elements each of them gives before it is the next one's turn. Default: 1. */
    public Records blockLength(long value) {
      add(d -> d.set("block_length", value));
      return this;
    }
  }

  /** Options of {@link DatasetKinds#repeat}. */
  public static final class Repeat extends DatasetSettings {
    /** Gives nothing. */
    public Repeat() {}

    /** How many times; -1: for ever. Default: -1. */
    public Repeat count(long value) {
      add(d -> d.set("count", value));
      return this;
    }
  }

  /** Options of {@link DatasetKinds#shuffle}. */
  public static final class Shuffle extends DatasetSettings {
    /** Gives nothing. */
    public Shuffle() {}

    /**
     * The seed; 0 is one as any other. Not given: the iterator's, which is drawn from the context that makes it.
     */
    public Shuffle seed(long value) {
      add(d -> d.set("seed", value));
      return this;
    }

    /**
     * Whether each epoch has an order of its own, and each iterator of the dataset too: with a seed by how many
     * iterators there were before, a number that is part of an iterator's state. If not, the order is one for all
     * iterators, and without a seed it is drawn from the context when the dataset is first used. Default: true.
     */
    public Shuffle reshuffleEachIteration(boolean value) {
      add(d -> d.set("reshuffle_each_iteration", value));
      return this;
    }
  }

  /** Options of {@link DatasetKinds#textLines}. */
  public static final class TextLines extends DatasetSettings {
    /** Gives nothing. */
    public TextLines() {}

    /** How each file is compressed, as a whole. One of NONE, GZIP, ZLIB. Default: NONE. */
    public TextLines compression(String value) {
      add(d -> d.set("compression", value));
      return this;
    }

    /** How many files are read at once. Default: 1. */
    public TextLines cycleLength(long value) {
      add(d -> d.set("cycle_length", value));
      return this;
    }

    /** How many elements each of them gives before it is the next one's turn. Default: 1. */
    public TextLines blockLength(long value) {
      add(d -> d.set("block_length", value));
      return this;
    }
  }

  /** Options of {@link DatasetKinds#window}. */
  public static final class Window extends DatasetSettings {
    /** Gives nothing. */
    public Window() {}

    /** The number of elements from the beginning of one window to that of the next. Not given: size. */
    public Window shift(long value) {
      add(d -> d.set("shift", value));
      return this;
    }

    /** The number of elements from one of a window to its next. Default: 1. */
    public Window stride(long value) {
      add(d -> d.set("stride", value));
      return this;
    }

    /** Whether the last windows, which are not full, are left out. Default: false. */
    public Window dropRemainder(boolean value) {
      add(d -> d.set("drop_remainder", value));
      return this;
    }
  }
}
