package org.libeager;

import java.lang.ref.Reference;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * A run of a {@link Dataset}. One thread at a time uses it, but for {@link #stop} and {@link #close}, which any thread may call
 * at any time.
 *
 * <p>What a step throws comes out of {@code hasNext} or {@code next}; the iterator then goes on behind the element that it
 * concerns. Interrupting a thread that waits for an element ends that with {@link EagerException.Cancelled}.
 */
public final class DatasetIterator extends Handle implements Iterator<Tensor[]> {
  private final int components;
  private Tensor[] ahead; // what hasNext() has seen
  private int uses; // calls of the library that run
  private boolean closing;

  DatasetIterator(Dataset dataset) {
    this(dataset, dataset.element().size());
  }

  private DatasetIterator(Dataset dataset, int components) {
    super(create(dataset), Net.Kind.ITERATOR);
    this.components = components;
    Exit.prepare();
  }

  private static long create(Dataset dataset) {
    Context context = Context.current();
    context.interruptible();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      Native.iteratorCreate(context.use(), dataset.open(), out);
      return Memory.get(out);
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(dataset);
    }
  }

  /** Stops what runs when the virtual machine ends, since a thread of a pipeline's could then be within code of Java. */
  private static final class Exit {
    private static final long PATIENCE = 1000; // milliseconds

    static {
      try {
        Runtime.getRuntime().addShutdownHook(new Thread(Exit::run, "libeager-exit"));
      } catch (IllegalStateException e) { // it ends already
        Thread.yield();
      }
    }

    static void prepare() {}

    /** Does not wait for ever for code of the program that waits itself. */
    private static void run() {
      try {
        Thread.ofPlatform().daemon().start(Net::stopIterators).join(PATIENCE);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Returns the handle for a call, which close() does not release before end(). */
  private synchronized long begin() {
    if (closing) throw new IllegalStateException("DatasetIterator that was closed");
    uses++;
    return handle;
  }

  private void end() {
    boolean last;
    synchronized (this) {
      last = --uses == 0 && closing;
    }
    if (last) super.close();
  }

  /**
   * Returns the next element, or null at the end.
   *
   * @throws EagerException.FailedPrecondition if the iterator has been stopped, or another call uses it
   * @throws EagerException.Cancelled if it was stopped meanwhile
   */
  public Tensor[] poll() {
    if (ahead == null) return make();
    Tensor[] element = ahead;
    ahead = null;
    return element;
  }

  private Tensor[] make() {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    long iterator = begin();
    try {
      long outputs = scratch.zeros(components);
      long count = scratch.zeros(1);
      long end = scratch.zeros(1);
      Memory.putInt(count, components);
      Native.iteratorNext(iterator, outputs, count, end);
      if (Memory.getInt(end) != 0) return null;
      Tensor[] element = new Tensor[components];
      for (int i = 0; i < components; i++) element[i] = context.made(Memory.get(outputs + 8L * i));
      return element;
    } finally {
      scratch.pop(mark);
      end();
    }
  }

  /** Makes the next element and returns whether there is one. It throws as {@link #poll} does. */
  @Override
  public boolean hasNext() {
    if (ahead == null) ahead = make();
    return ahead != null;
  }

  /** Returns the next element. It throws as {@link #poll} does. */
  @Override
  public Tensor[] next() {
    Tensor[] element = poll();
    if (element == null) throw new NoSuchElementException("the dataset has ended");
    return element;
  }

  /**
   * Returns the place where the iterator is, for {@link #restore}.
   *
   * @throws IllegalStateException between a hasNext() that returned true and the next(), since the element would be lost
   * @throws EagerException.FailedPrecondition for a generator that cannot be skipped forward
   */
  public Tensor save() {
    if (ahead != null) throw new IllegalStateException("an element that hasNext() has seen has not been taken");
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    long iterator = begin();
    try {
      long out = scratch.zeros(1);
      Native.iteratorSave(iterator, out);
      return context.made(Memory.get(out));
    } finally {
      scratch.pop(mark);
      end();
    }
  }

  /**
   * Sets the place, also to that of an iterator of another process: the next element is the one that would have come there. After a
   * failure the iterator is where it was.
   *
   * @throws EagerException.InvalidArgument if the state is another pipeline's, or none
   * @throws EagerException.DataLoss if it is damaged
   */
  public void restore(Tensor state) {
    long iterator = begin();
    try {
      Native.iteratorRestore(iterator, state.open());
      drop();
    } finally {
      Reference.reachabilityFence(state);
      end();
    }
  }

  private void drop() {
    Tensor[] seen = ahead;
    ahead = null;
    if (seen != null) for (Tensor one : seen) one.close();
  }

  /** Ends the iterator and waits for its threads, also while another thread waits for an element. */
  public void stop() {
    long iterator = begin();
    try {
      Native.iteratorStop(iterator);
    } finally {
      end();
    }
  }

  /**
   * Returns what each step has done since the last restore, from the last to the first, as JSON (see eager_iterator_stats in
   * eager_c.h).
   */
  public String stats() {
    Scratch scratch = Context.current().scratch();
    long mark = scratch.mark();
    long iterator = begin();
    try {
      long out = scratch.zeros(1);
      Native.iteratorStats(iterator, out);
      return Memory.takeText(Memory.get(out));
    } finally {
      scratch.pop(mark);
      end();
    }
  }

  /** Stops and releases the iterator. A call that runs meanwhile ends first. Closing twice is harmless. */
  @Override
  public void close() {
    synchronized (this) {
      if (closing) return;
      closing = true;
      uses++;
    }
    try {
      Native.iteratorStop(handle);
      drop();
    } finally {
      end();
    }
  }
}
