package org.libeager;

import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Handles of one object, or of the tensors of one block, that are released when the garbage collector finds the object.
 *
 * <p>There is no thread for it. A block that the collector has found is released by whoever makes the next block of
 * tensors; other handles also by whoever makes a large tensor or another handle. The function that the library calls
 * under memory pressure releases all of them but blocks that memory has grown by. So does makeRoom(), by what the objects weigh.
 */
final class Net extends PhantomReference<Object> {
  /** What an object weighs that has records, threads, a descriptor, or objects of Java's that native code holds. */
  static final int HEAVY = 64;

  /** What one weighs that has a few KiB. */
  static final int LIGHT = 1;

  /** The kinds of handles, each with its own function of release and a weight. A context's weight is that of its scratch. */
  enum Kind {
    TENSOR(0), CONTEXT(0), SCRATCH(LIGHT), OP(0), TAPE(HEAVY), VARIABLE(0), OPTIMIZER(0), SCHEDULE(0), LAYER(0), CHECKPOINT(HEAVY),
    CHECKPOINT_WRITER(HEAVY), RECORD_READER(HEAVY), RECORD_WRITER(HEAVY), EVENT_WRITER(HEAVY), DATASET(0), ITERATOR(HEAVY),
    FUNCTION(0), NOTHING(0);

    private final int weight;

    Kind(int weight) {
      this.weight = weight;
    }
  }

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

    /** Closes the tensor of a slot: releases its handle, or lets it wait. */
    void close(Tensor tensor, int slot) {
      if (owner != Thread.currentThread()) {
        closeElsewhere(tensor, slot);
      } else {
        long handle = tensor.take();
        if (handle != 0) handles[slot] = handle | CLOSED;
      }
      Reference.reachabilityFence(this);
    }

    /** Closes on a thread that does not fill the block. The owner may close the same tensor: both then mark the same handle. */
    private void closeElsewhere(Tensor tensor, int slot) {
      long handle;
      synchronized (this) {
        handle = tensor.take();
        if (handle == 0) return;
        handles[slot] = owner == null ? 0 : handle | CLOSED;
        if (owner != null) return;
      }
      if (handles.length == 1) net.forget();
      Native.tensorRelease(handle);
    }

    /** Releases what waits. The owner calls this, or who seals the block. Returns whether the block is empty, and so can be filled anew. */
    boolean flush(Scratch scratch) {
      long mark = scratch.mark();
      long list = scratch.push(8L * SIZE);
      boolean empty = true;
      int count = 0;
      synchronized (this) { // so that who closes a tensor elsewhere either comes before, or finds it closed
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
      }
      try {
        Native.tensorsRelease(list, count);
      } finally {
        scratch.pop(mark);
      }
      return empty;
    }

    /** Lets nothing wait any more. */
    void seal(Scratch scratch) {
      synchronized (this) {
        owner = null;
      }
      flush(scratch);
    }
  }

  private static final ReferenceQueue<Object> QUEUE = new ReferenceQueue<>();
  private static final int LISTS = 16;
  private static final Net[] HEADS = new Net[LISTS]; // the lists keep nets alive until the collector has found them
  private static final Object COLLECTING = new Object();
  private static final long HANDLES = Block.SIZE * 192; // bytes of the handles of a block
  private static final ArrayDeque<Net> WAITING = new ArrayDeque<>(); // blocks that the collector has found
  private static long relieved; // about how many bytes of the host were in use after collect()
  private static final long FEW = 64 * HEAVY; // no reason to ask the garbage collector
  private static final AtomicLong WEIGHT = new AtomicLong(); // of all nets that there are
  private static final AtomicLong LIMIT = new AtomicLong(FEW);

  static {
    for (int i = 0; i < LISTS; i++) HEADS[i] = new Net();
  }

  private final long[] handles;
  private final Kind kind;
  private final Net head;
  private int weight;
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
    weight = kind.weight;
    if (weight > 0) WEIGHT.addAndGet(weight);
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
      unweigh();
    }
    clear();
    release(handle);
  }

  /** Changes what the object weighs, unless its handle was released. */
  void weigh(int weight) {
    synchronized (head) {
      if (handles[0] == 0) return;
      WEIGHT.addAndGet(weight - this.weight);
      this.weight = weight;
    }
  }

  private void unweigh() {
    if (weight > 0) WEIGHT.addAndGet(-weight);
  }

  /**
   * Asks the garbage collector where there is twice as much as it has left before, since it sees some words of what is heavy.
   * This comes before another object of a kind is made.
   */
  static void makeRoom() {
    long limit = LIMIT.get();
    if (WEIGHT.get() < limit || Context.pressureStep() == 0) return;
    if (LIMIT.compareAndSet(limit, 2 * WEIGHT.get())) collect(); // unless something is found
  }

  private static void lowerLimit() {
    long most = Math.max(FEW, 2 * WEIGHT.get());
    LIMIT.updateAndGet(limit -> Math.min(limit, most));
  }

  /** Stops all iterators that have not been released, and waits for their threads. */
  static void stopIterators() {
    List<Long> iterators = new ArrayList<>();
    for (Net list : HEADS) {
      synchronized (list) {
        for (Net one = list.next; one != list; one = one.next) {
          if (one.kind != Kind.ITERATOR || one.handles[0] == 0) continue;
          Native.iteratorRetain(one.handles[0]);
          iterators.add(one.handles[0]);
        }
      }
    }
    for (long iterator : iterators) {
      Native.iteratorStop(iterator);
      Native.iteratorRelease(iterator);
    }
  }

  private void release(long handle) {
    switch (kind) {
      case TENSOR -> Native.tensorRelease(handle);
      case SCRATCH -> Memory.free(handle);
      case CONTEXT -> Native.contextRelease(handle);
      case OP -> Native.opRelease(handle);
      case TAPE -> Native.tapeRelease(handle);
      case VARIABLE -> Native.variableRelease(handle);
      case OPTIMIZER -> Native.optimizerRelease(handle);
      case SCHEDULE -> Native.scheduleRelease(handle);
      case CHECKPOINT -> Native.checkpointRelease(handle);
      case CHECKPOINT_WRITER -> Native.checkpointWriterRelease(handle);
      case RECORD_READER -> Native.recordReaderRelease(handle);
      case RECORD_WRITER -> Native.recordWriterRelease(handle);
      case EVENT_WRITER -> Native.eventWriterRelease(handle);
      case DATASET -> Native.datasetRelease(handle);
      case ITERATOR -> Native.iteratorRelease(handle);
      case LAYER -> Native.layerRelease(handle);
      case FUNCTION -> Native.functionRelease(handle);
      case NOTHING -> {}
    }
  }

  /**
   * Releases some of what the garbage collector has found: as many tensors as a block has, so that the library's lists
   * for this thread neither overflow nor run dry. Through the list that threads share, each handle would be fetched
   * from memory twice more.
   */
  static void drain() {
    Net found;
    for (int n = 0; n < Block.SIZE && (found = found()) != null; n += found.handles.length) found.releaseFound();
  }

  private static Net found() {
    Net found = (Net) QUEUE.poll();
    return found != null ? found : waiting();
  }

  /** Releases what the garbage collector has found, and lets blocks wait for drain(). */
  static void drainLarge() {
    for (Net found; (found = (Net) QUEUE.poll()) != null; ) {
      if (found.isShared()) await(found);
      else found.releaseFound();
    }
  }

  private boolean isShared() {
    return handles.length == Block.SIZE;
  }

  private void releaseFound() {
    unlink();
    if (weight > 0) {
      unweigh();
      lowerLimit();
    }
    if (!isShared()) {
      for (long handle : handles) if (handle != 0) release(handle);
      return;
    }
    long list = Memory.malloc(8L * Block.SIZE);
    try {
      int count = 0;
      for (long handle : handles) if (handle != 0) Memory.put(list + 8L * count++, handle & ~Block.CLOSED);
      Native.tensorsRelease(list, count);
    } finally {
      Memory.free(list);
    }
  }

  /** Returns what the garbage collector has found next, for which it waits so many milliseconds; null for nothing. */
  private static Net next(long patience) {
    try {
      return (Net) QUEUE.remove(patience);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return (Net) QUEUE.poll();
    }
  }

  private static Net waiting() {
    synchronized (WAITING) {
      return WAITING.poll();
    }
  }

  private static void await(Net block) {
    synchronized (WAITING) {
      WAITING.add(block);
    }
  }

  /** Asks the garbage collector, and releases what it finds. Returns when that is done. */
  static void collect() {
    collect(-1, 0);
  }

  /**
   * Asks the garbage collector, and releases what it finds, except blocks whose handles are what memory has grown by:
   * their memory serves other handles alone, which take it with less work when it is released for them, block by block.
   *
   * @param inUse the bytes of the host in use; -1 where all is to be released
   * @param step the growth after which this is called
   */
  static void collect(long inUse, long step) {
    synchronized (COLLECTING) {
      long grown = inUse - relieved;
      List<Net> blocks = new ArrayList<>();
      find(blocks);
      boolean keeps = inUse >= 0 && grown > step / 4 * 3 && blocks.size() * HANDLES > grown / 2;
      // 16 blocks are as many handles as the library keeps for a thread, should it be handles that are short.
      int kept = keeps ? (int) Math.max(0, Math.min(blocks.size() - 16, step / HANDLES)) : 0;
      blocks.subList(0, kept).forEach(Net::await);
      blocks.subList(kept, blocks.size()).forEach(Net::releaseFound);
      if (inUse >= 0) relieved = inUse - (blocks.size() - kept) * HANDLES;
    }
  }

  /** Runs the garbage collector, releases what it finds, and returns what it finds of blocks and those that wait. */
  private static void find(List<Net> blocks) {
    for (Net one; (one = waiting()) != null; ) blocks.add(one);
    Net mark = mark();
    System.gc();
    // The collector hands over what it found bit by bit. The mark shows that it began.
    long patience = 20;
    for (int tries = 0; tries < 50; ) {
      Net found = next(patience);
      if (found == null) {
        if (mark.next == mark) return;
        tries++;
      } else if (found.isShared()) {
        blocks.add(found);
      } else {
        found.releaseFound();
      }
      if (mark.next == mark) patience = 2;
    }
  }

  /** Returns a net whose object is garbage already. */
  private static Net mark() {
    return new Net(new Object(), new long[0], Kind.NOTHING);
  }
}
