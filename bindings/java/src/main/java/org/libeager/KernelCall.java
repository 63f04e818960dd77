package org.libeager;

import java.lang.foreign.Arena;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;

/** One run of a kernel ({@link OpDefinition#kernel}): its operands and attributes. It holds until the kernel returns. */
public final class KernelCall {
  private final Thread thread = Thread.currentThread();
  private final Arena arena = Arena.ofConfined();
  private final long address;
  private final Operand[] inputs;
  private final Operand[] outputs;
  private final Attributes attributes;

  KernelCall(long address, CompletableFuture<List<String>> attributes) {
    this.address = address;
    inputs = operands(false, Native.KERNEL_CALL_INPUTS, Native.KERNEL_CALL_NUM_INPUTS);
    outputs = operands(true, Native.KERNEL_CALL_OUTPUTS, Native.KERNEL_CALL_NUM_OUTPUTS);
    this.attributes =
        new Attributes(
            attributes,
            Memory.get(address + Native.KERNEL_CALL_ATTRS),
            Memory.getInt(address + Native.KERNEL_CALL_NUM_ATTRS));
  }

  private Operand[] operands(boolean areOutputs, long list, long count) {
    long first = Memory.get(address + list);
    Operand[] all = new Operand[Memory.getInt(address + count)];
    for (int i = 0; i < all.length; i++) all[i] = Operand.read(this, areOutputs, first + Native.OPERAND * i);
    return all;
  }

  /** Returns the inputs in the schema's order, those of a list one by one; null for one that is absent. */
  public List<Operand> inputs() {
    return Collections.unmodifiableList(Arrays.asList(inputs));
  }

  /** Returns an input; null where it is absent. */
  public Operand input(int place) {
    return inputs[place];
  }

  /** Returns the outputs in the schema's order, all of which the kernel writes. */
  public List<Operand> outputs() {
    return Collections.unmodifiableList(Arrays.asList(outputs));
  }

  /** Returns an output. */
  public Operand output(int place) {
    return outputs[place];
  }

  /** Returns the attributes. */
  public Attributes attributes() {
    return attributes;
  }

  /** A part of a kernel's work: the numbers from begin up to end, without end. */
  @FunctionalInterface
  public interface Piece {
    /** Does this part, on any thread. */
    void run(long begin, long end) throws Exception;
  }

  /**
   * Spreads the work over the library's threads: calls body for pieces of the numbers below n, in any order, also on this
   * thread, and returns when all are done. Each piece asks for its operands' {@link Operand#data}. The first exception of a
   * piece comes out, and pieces that have not begun then do not. The body must not wait for a lock that the kernel holds.
   *
   * @param n how many there are
   * @param grain the least that a piece has, but for the last one
   * @throws IllegalStateException if the kernel has returned, or on another thread
   */
  public void parallelFor(long n, long grain, Piece body) {
    Objects.requireNonNull(body);
    if (Thread.currentThread() != thread || !arena.scope().isAlive())
      throw new IllegalStateException("parallelFor() is for the thread of the kernel, until it returns");
    long key = Callbacks.keep(new Pieces(this, body));
    try {
      Native.parallelFor(address, n, grain, Callbacks.OnePiece.ADDRESS, key);
    } finally {
      Callbacks.drop(key);
    }
  }

  /** A kernel's work on several threads. */
  record Pieces(KernelCall call, Piece body) {
    /** Does a part, with memory that another thread than the kernel's may use. */
    void run(Current current, long begin, long end) throws Exception {
      if (Thread.currentThread() == call.thread) {
        body.run(begin, end);
        return;
      }
      try (Arena arena = Arena.ofConfined()) {
        current.call = call;
        current.arena = arena;
        body.run(begin, end);
      } finally {
        current.call = null;
        current.arena = null;
      }
    }
  }

  /** Returns what operands' memory holds by on this thread. */
  Arena arena() {
    if (Thread.currentThread() == thread) {
      if (!arena.scope().isAlive()) throw new IllegalStateException("an operand of a kernel that has returned");
      return arena;
    }
    Current current = Current.get();
    if (current.call == this) return current.arena;
    throw new IllegalStateException("an operand is used on a thread that runs no piece of its kernel");
  }

  /** Ends what the operands' memory holds by. */
  void end() {
    arena.close();
  }
}
