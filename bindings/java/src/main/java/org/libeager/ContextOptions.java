package org.libeager;

/** How a context is made. What is not set has its default. */
public final class ContextOptions {
  private int numThreads;
  private boolean automatic;
  private boolean refuseCopies;
  private Long seed; // in the library's options 0 would be none

  /** Makes options that set nothing. */
  public ContextOptions() {}

  /** Sets the number of threads of ops on the CPU, at least 1. */
  public ContextOptions numThreads(int count) {
    if (count < 1) throw new IllegalArgumentException("not a number of threads: " + count);
    numThreads = count;
    return this;
  }

  /** Sets whether ops without inputs run, and new variables lie, on gpu:0 if there is one. */
  public ContextOptions automaticPlacement(boolean value) {
    automatic = value;
    return this;
  }

  /** Sets whether an input that lies on another device than its op runs on is an error; otherwise it is copied. */
  public ContextOptions refuseCopies(boolean value) {
    refuseCopies = value;
    return this;
  }

  /** Sets the seed of the random numbers. Without it the system gives one. */
  public ContextOptions seed(long value) {
    seed = value;
    return this;
  }

  /** Creates a context, whose handle the caller releases. */
  long create() {
    Current.get().mayRunOps();
    Library.open();
    long at = Memory.malloc(Native.CONTEXT_OPTIONS + 8);
    try {
      for (long i = 0; i < Native.CONTEXT_OPTIONS + 8; i += 8) Memory.put(at + i, 0);
      Memory.put(at, Native.CONTEXT_OPTIONS);
      Memory.putInt(at + Native.CONTEXT_OPTIONS_NUM_THREADS, numThreads);
      Memory.putInt(at + Native.CONTEXT_OPTIONS_PLACEMENT, automatic ? 1 : 0);
      Memory.putInt(at + Native.CONTEXT_OPTIONS_COPY_POLICY, refuseCopies ? 1 : 0);
      Native.contextCreate(at, at + Native.CONTEXT_OPTIONS);
      long context = Memory.get(at + Native.CONTEXT_OPTIONS);
      if (seed != null) Native.contextSetSeed(context, seed);
      return context;
    } finally {
      Memory.free(at);
    }
  }
}
