package org.libeager;

import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import java.util.function.LongToIntFunction;

/** An object that has a handle of the library, but for tensors. */
abstract class Handle implements AutoCloseable {
  final long handle;
  private final Net net;
  private volatile boolean closed;

  Handle(long handle, Net.Kind kind) {
    Net.drainLarge();
    Net.makeRoom();
    this.handle = handle;
    net = new Net(this, new long[] {handle}, kind);
  }

  /** Says what the object weighs, where its kind does not. */
  final void weigh(int weight) {
    net.weigh(weight);
  }

  /** Asks the library about this object, which lives until the question is answered. */
  final <T> T ask(LongFunction<T> question) {
    try {
      return question.apply(open());
    } finally {
      Reference.reachabilityFence(this);
    }
  }

  /** Asks for a list: what `at` gives of the handle and each number below `count` of it. */
  final <T> List<T> askAll(LongToIntFunction count, At<T> at) {
    return ask(
        open -> {
          List<T> all = new ArrayList<>();
          for (int i = 0; i < count.applyAsInt(open); i++) all.add(at.get(open, i));
          return all;
        });
  }

  interface At<T> {
    T get(long handle, int i);
  }

  /** Returns the handle. Throws IllegalStateException after close(). */
  final long open() {
    if (closed) throw new IllegalStateException(getClass().getSimpleName() + " that was closed");
    return handle;
  }

  final boolean isOpen() {
    return !closed;
  }

  /** Releases the handle. Closing twice is harmless. No other thread may use the object meanwhile. */
  @Override
  public void close() {
    closed = true;
    net.release();
  }
}
