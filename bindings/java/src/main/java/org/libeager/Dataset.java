package org.libeager;

import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A description of an input pipeline: a source, and steps behind it. An element is an array of tensors, its components.
 *
 * {@snippet file="Datasets.java" region="example"}
 *
 * <p>{@link DatasetKinds} has the methods that make datasets. Any number of threads may use a dataset and iterate over it at once;
 * an iterator belongs to one thread at a time.
 */
public final class Dataset extends DatasetKinds implements Iterable<Tensor[]> {
  /** The size of a dataset that never ends. */
  public static final long INFINITE = Native.INFINITE;

  /** The size of a dataset of which only a run shows it. */
  public static final long UNKNOWN_SIZE = Native.UNKNOWN_SIZE;

  private static final int ROOM = 8; // components that there is room for at first

  private final Dataset input; // the first that it takes its elements from, or null

  /**
   * Makes a dataset of the kind of this name, such as "batch", over others; its attributes are to be set.
   *
   * @throws EagerException.NotFound if there is no such kind
   */
  public Dataset(String kind, List<Dataset> inputs) {
    super(create(kind, inputs));
    input = inputs.isEmpty() ? null : inputs.get(0);
  }

  private static long create(String kind, List<Dataset> inputs) {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      long list = context.pushHandles(inputs);
      Native.datasetCreate(context.use(), scratch.push(kind), list, inputs.size(), out);
      return Memory.get(out);
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(inputs);
    }
  }

  /** Makes a dataset with attributes that it must have, and others. */
  static Dataset make(String kind, List<Dataset> inputs, Consumer<Dataset> required, DatasetSettings options) {
    Dataset made = new Dataset(kind, inputs);
    try {
      required.accept(made);
      if (options != null) options.setOn(made);
      return made;
    } catch (Throwable t) {
      made.close();
      throw t;
    }
  }

  @Override
  Dataset self() {
    return this;
  }

  private interface Setter {
    void set(long dataset, long name, Context context);
  }

  private void set(String name, Setter setter) {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      setter.set(open(), scratch.push(name), context);
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  /**
   * Sets an attribute that is a whole number, before the dataset is first used. The same holds for the other attributes.
   *
   * @throws EagerException.FailedPrecondition if the dataset has been used, or one behind it was
   * @throws EagerException.InvalidArgument if the kind has no such attribute, or one of another type
   */
  public void set(String name, long value) {
    set(name, (dataset, text, context) -> Native.datasetSetInt(dataset, text, value));
  }

  /** Sets an attribute that is a boolean. */
  public void set(String name, boolean value) {
    set(name, (dataset, text, context) -> Native.datasetSetBool(dataset, text, value ? 1 : 0));
  }

  /** Sets an attribute that is a text or a choice. */
  public void set(String name, String value) {
    set(name, (dataset, text, context) -> Native.datasetSetString(dataset, text, context.scratch().push(value)));
  }

  /** Sets an attribute that is a list of tensors. */
  public void set(String name, List<Tensor> values) {
    set(name, (dataset, text, context) -> Native.datasetSetTensors(dataset, text, context.push(values), values.size()));
    Reference.reachabilityFence(values);
  }

  /** Sets an attribute that is a tensor of the names of files. */
  void setFiles(String name, List<String> files) {
    try (Tensor names = Tensor.of(files.toArray(new String[0]))) {
      set(name, List.of(names));
    }
  }

  /** Sets the op of a map, filter or flat_map. Its attributes can no longer change. */
  public void set(String name, Op op) {
    try {
      set(name, (dataset, text, context) -> Native.datasetSetOp(dataset, text, op.open()));
    } finally {
      Reference.reachabilityFence(op);
    }
  }

  /** Sets the op of a map, filter or flat_map to a function. */
  public void set(String name, TracedFunction function) {
    try {
      set(name, function.op());
    } finally {
      Reference.reachabilityFence(function);
    }
  }

  /** Sets the op of a map, filter or flat_map to code, which is traced: it runs once, on symbolic tensors for the components. */
  public void set(String name, Callback code) {
    java.util.Objects.requireNonNull(code);
    if (input == null) throw new IllegalArgumentException("a dataset without another one before it maps nothing");
    try (TracedFunction function = Context.current().trace("mapped", input.element(), code)) {
      set(name, function);
    }
  }

  /** Sets the code of a generator. */
  public void set(String name, Generator generator) {
    Spec[] outputs = generator.outputs();
    set(name, (dataset, text, context) -> {
      Context.Specs specs = context.push(outputs);
      Native.datasetSetGenerator(
          dataset, text, Callbacks.Generate.ADDRESS, Callbacks.keep(generator), Callbacks.Drop.ADDRESS,
          Callbacks.EndEpoch.ADDRESS, outputs.length, specs.dtypes(), specs.ranks(), specs.dims());
    });
    generator.setOn(this);
    weigh(Net.HEAVY);
  }

  // ---- Asking ----

  /**
   * Returns dtype and dims of each component of an element; a dim of -1 varies. It is the first use of the dataset.
   *
   * @throws EagerException.InvalidArgument if a required attribute is not set, a value of one is wrong, or what the dataset before
   *     gives does not fit
   */
  public List<Spec> element() {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long count = scratch.zeros(1);
      for (int room = ROOM; ; room = Memory.getInt(count)) {
        long outputs = scratch.zeros(room);
        Memory.putInt(count, room);
        try {
          Native.datasetElement(context.use(), open(), outputs, count);
        } catch (EagerException.InvalidArgument e) {
          if (Memory.getInt(count) > room) continue; // now it is known how many there are
          throw e;
        }
        return specs(outputs, Memory.getInt(count));
      }
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  private static List<Spec> specs(long list, int count) {
    List<Spec> specs = new ArrayList<>(count);
    for (int i = 0; i < count; i++) specs.add(Tensor.spec(Memory.get(list + 8L * i)));
    Native.tensorsRelease(list, count);
    return specs;
  }

  /** Returns the number of elements, {@link #INFINITE} or {@link #UNKNOWN_SIZE}. It throws as {@link #element} does. */
  public long size() {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      Native.datasetSize(context.use(), open(), out);
      return Memory.get(out);
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  /** Returns the kind, such as "batch". */
  public String kind() {
    return ask(dataset -> Memory.text(Native.datasetKind(dataset)));
  }

  // ---- Running ----

  /**
   * Starts a run of the dataset. The current context's random numbers give the seed of steps that have none.
   *
   * <p>An iterator that is left before its end is released after the garbage collector has found it; {@code try} ends it at once.
   *
   * @throws EagerException.FailedPrecondition if the current context traces a function
   * @throws EagerException of files, and as {@link #element}
   */
  @Override
  public DatasetIterator iterator() {
    return new DatasetIterator(this);
  }

  /** Returns the elements of a run as a stream. Closing the stream closes the iterator. */
  public Stream<Tensor[]> stream() {
    DatasetIterator iterator = iterator();
    Spliterator<Tensor[]> elements =
        Spliterators.spliteratorUnknownSize(iterator, Spliterator.ORDERED | Spliterator.NONNULL);
    return StreamSupport.stream(elements, false).onClose(iterator::close);
  }
}
