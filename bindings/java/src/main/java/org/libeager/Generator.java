package org.libeager;

import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/**
 * Code of the program that gives the elements of a dataset ({@link Dataset#generator}): each is an array of tensors, its
 * components.
 *
 * <p>The code runs within {@link DatasetIterator#next}, on the thread that calls it, or on threads of the pipeline ({@link
 * DatasetOptions.Generator#hostThreads}); {@link Context#current()} is the pipeline's meanwhile. What it throws comes out of
 * {@code next} or {@code hasNext} as it is, with its own stack.
 */
public final class Generator {
  private final List<Spec> outputs;
  private final Supplier<? extends Iterator<Tensor[]>> epochs; // null: indexed
  private final LongFunction<Tensor[]> indexed;
  private final long size; // of one that is indexed; -1: it ends with null
  private final boolean canSkip;

  private Generator(
      List<Spec> outputs, Supplier<? extends Iterator<Tensor[]>> epochs, LongFunction<Tensor[]> indexed, long size,
      boolean canSkip) {
    this.outputs = List.copyOf(outputs);
    this.epochs = epochs;
    this.indexed = indexed;
    this.size = size;
    this.canSkip = canSkip;
  }

  /**
   * Returns a generator that begins each epoch with a new iterator. An iterator that is {@link AutoCloseable} is closed when its
   * epoch has ended, or the dataset's iterator has.
   *
   * @param outputs dtype and dims of each component
   * @param elements what is iterated over; a lambda that makes an iterator will do
   */
  public static Generator of(List<Spec> outputs, Iterable<Tensor[]> elements) {
    return new Generator(outputs, Objects.requireNonNull(elements)::iterator, null, -1, true);
  }

  /**
   * Returns a generator that asks a supplier, until it gives null. It does not begin anew: the next epoch has what it gives then,
   * and the place of an iterator cannot be saved (FAILED_PRECONDITION).
   *
   * @param outputs dtype and dims of each component
   */
  public static Generator supplying(List<Spec> outputs, Supplier<Tensor[]> elements) {
    Objects.requireNonNull(elements);
    return new Generator(outputs, null, index -> elements.get(), -1, false);
  }

  /**
   * Returns a generator whose elements are known by their number, from 0 on. They are shuffled, skipped and restored by number, on
   * several threads at once.
   *
   * @param outputs dtype and dims of each component
   * @param size how many there are; -1: until null is given, one after the other
   */
  public static Generator indexed(List<Spec> outputs, long size, LongFunction<Tensor[]> elements) {
    return new Generator(outputs, null, Objects.requireNonNull(elements), size, true);
  }

  Spec[] outputs() {
    return outputs.toArray(new Spec[0]);
  }

  /** Sets the attributes of a dataset that follow from how the generator was made. */
  void setOn(Dataset dataset) {
    if (size >= 0) dataset.set("size", size);
    if (!canSkip) dataset.set("can_skip", false);
  }

  /**
   * Returns the next element, or null at the end.
   *
   * @param state the address of the key of the epoch's iterator, 0 at first
   */
  Tensor[] next(long state, long index) {
    if (indexed != null) return indexed.apply(index);
    long key = Memory.get(state);
    if (key == 0) {
      if (index > 0) throw new IllegalArgumentException("a generator with a size must be one of Generator.indexed");
      Memory.put(state, key = Callbacks.keep(Objects.requireNonNull(epochs.get(), "the generator's iterator")));
    }
    Iterator<Tensor[]> iterator = Callbacks.epoch(key);
    return iterator.hasNext() ? Objects.requireNonNull(iterator.next(), "the generator's element") : null;
  }
}
