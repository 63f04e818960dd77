package org.libeager;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;

/**
 * Handles of one object, or of the tensors of one block, that are released when the garbage collector finds the object.
 *
 * <p>There is no thread for it: what the collector has found is released by whoever makes the next block of tensors, or
 * any other handle, and by the collector's function that the library calls under memory pressure.
 */
final class Net extends PhantomReference<Object> {
  /** The kinds of handles, each with its own function of release. */
  enum Kind { TENSOR, CONTEXT, OP, TAPE, VARIABLE, OPTIMIZER, FUNCTION, NOTHING }

  /**
   * Tensors that share a net: it is released when none of them can be reached.
   *
   * <p>What its owner closes while the block is being filled waits in it, so that one call releases them all.
   */
  static final class Block {
    static final int SIZE = 64;
    private static final long CLOSED = 1; // a handle's lowest bit, which an address does not have
    private final long[] handles; // the net's
    private final Net net;
    private Thread owner; // fills the block; null: nobody does, or does any more
    private int used;

    private Block(Thread owner, int size) {
      this.owner = owner;
      handles = new long[size];
      net = new Net(this, handles, Kind.TENSOR);
    }

    /** Returns a block for small tensors of this thread. */
    static Block shared(Thread owner) {
      return new Block(owner, SIZE);
    }

    /** Returns a block for one tensor. */
    static Block single() {
      return new Block(null, 1);
    }

    boolean isFull() {
      return used == SIZE;
    }

    /** Enters a handle, and returns its slot. */
    int add(long handle) {
      handles[used] = handle;
      return used++;
    }

    /** Releases the handle in a slot, or lets it wait. */
    void close(int slot) {
      long handle = handles[slot];
      if (owner == Thread.currentThread()) {
        handles[slot] = handle | CLOSED;
      } else {
        handles[slot] = 0;
        if (handles.length == 1) net.forget();
        Native.tensorRelease(handle);
      }
      Reference.reachabilityFence(this);
    }

    /** Releases what waits. The owner calls this. Returns whether the block is empty, and so can be filled anew. */
    boolean flush(Scratch scratch) {
      long mark = scratch.mark();
      long list = scratch.push(8L * SIZE);
      boolean empty = true;
      int count = 0;
      for (int i = 0; i < used; i++) {
        long handle = handles[i];
        if ((handle & CLOSED) != 0) {
          Memory.put(list + 8L * count++, handle & ~CLOSED);
          handles[i] = 0;
        } else if (handle != 0) {
          empty = false;
        }
      }
      if (empty) used = 0;
      try {
        Native.tensorsRelease(list, count);
      } finally {
        scratch.pop(mark);
      }
      return empty;
    }

    /** Lets nothing wait any more. */
    void seal() {
      owner = null;
    }
  }

  private static final ReferenceQueue<Object> QUEUE = new ReferenceQueue<>();
  private static final int LISTS = 16;
  private static final Net[] HEADS = new Net[LISTS]; // the lists keep nets alive until the collector has found them
  private static final Object COLLECTING = new Object();
  private static final int BATCH = 1024;

  static {
    for (int i = 0; i < LISTS; i++) HEADS[i] = new Net();
  }

  private final long[] handles;
  private final Kind kind;
  private final Net head;
  private Net previous;
  private Net next;

  /** Makes the head of a list. */
  private Net() {
    super(null, null);
    handles = null;
    kind = Kind.NOTHING;
    head = this;
    previous = next = this;
  }

  Net(Object owner, long[] handles, Kind kind) {
    super(owner, QUEUE);
    this.handles = handles;
    this.kind = kind;
    head = HEADS[(int) Thread.currentThread().threadId() & LISTS - 1];
    synchronized (head) {
      previous = head;
      next = head.next;
      next.previous = this;
      head.next = this;
    }
  }

  private void unlink() {
    synchronized (head) {
      previous.next = next;
      next.previous = previous;
      previous = next = this;
    }
  }

  /** Gives up the net of an object whose handles were released. */
  void forget() {
    clear();
    unlink();
  }

  /** Releases a handle that is no tensor's, once, whoever comes first. */
  void release() {
    long handle;
    synchronized (head) {
      handle = handles[0];
      handles[0] = 0;
      if (handle == 0) return;
      unlink();
    }
    clear();
    release(handle);
  }

  private void release(long handle) {
    switch (kind) {
      case TENSOR -> Native.tensorRelease(handle);
      case CONTEXT -> Native.contextRelease(handle);
      case OP -> Native.opRelease(handle);
      case TAPE -> Native.tapeRelease(handle);
      case VARIABLE -> Native.variableRelease(handle);
      case OPTIMIZER -> Native.optimizerRelease(handle);
      case FUNCTION -> Native.functionRelease(handle);
      case NOTHING -> {}
    }
  }

  /** Releases what the garbage collector has found so far. */
  static void drain() {
    Reference<?> found = QUEUE.poll();
    if (found != null) drain((Net) found, 0);
  }

  /** Releases first and what follows it in the queue, for which it waits so many milliseconds; 0: not at all. */
  private static void drain(Net first, long patience) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment list = arena.allocate(ValueLayout.JAVA_LONG, BATCH);
      int count = 0;
      for (Net net = first; net != null; net = next(patience)) {
        net.unlink();
        if (count + net.handles.length > BATCH) {
          Native.tensorsRelease(list.address(), count);
          count = 0;
        }
        if (net.kind != Kind.TENSOR) {
          net.releaseFound();
          continue;
        }
        for (long handle : net.handles)
          if (handle != 0) list.setAtIndex(ValueLayout.JAVA_LONG, count++, handle & ~Block.CLOSED);
      }
      if (count > 0) Native.tensorsRelease(list.address(), count);
    }
  }

  private void releaseFound() {
    for (long handle : handles) if (handle != 0) release(handle);
  }

  private static Net next(long patience) {
    try {
      return (Net) (patience == 0 ? QUEUE.poll() : QUEUE.remove(patience));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return (Net) QUEUE.poll();
    }
  }

  /** Asks the garbage collector, and releases what it finds. Returns when that is done. */
  static void collect() {
    synchronized (COLLECTING) {
      Net mark = mark();
      System.gc();
      // The collector hands over what it found bit by bit. The mark shows that it began.
      for (int tries = 0; tries < 50 && mark.next != mark; tries++) {
        Net found = next(20);
        if (found != null) drain(found, 2);
      }
    }
  }

  /** Returns a net whose object is garbage already. */
  private static Net mark() {
    return new Net(new Object(), new long[0], Kind.NOTHING);
  }
}
