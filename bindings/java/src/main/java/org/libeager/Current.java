package org.libeager;

/** What a thread's calls run on. */
final class Current {
  // Where the stack of a thread is used up within a callback, the virtual machine ends. Its 1 MB hold more than 100 callbacks of
  // interpreted code; the limit leaves most of it to what else the program calls.
  private static final int MOST_CALLBACKS = 32;

  private static final ThreadLocal<Current> CURRENT = ThreadLocal.withInitial(Current::new);

  Context context;
  int depth; // of callbacks
  private final long[] running = new long[MOST_CALLBACKS]; // the handles of the contexts that the callbacks run on, from the outermost
  private Scratch scratch; // of the contexts that are made for callbacks, which end in the order opposite to their beginning

  static Current get() {
    return CURRENT.get();
  }

  /**
   * Lets a callback's calls run on the context that the library names.
   *
   * @throws IllegalStateException if too many callbacks run within one another
   * @return what was made for it, which is for leave(); null where it is the present context
   */
  Context enter(long handle) {
    if (depth == MOST_CALLBACKS)
      throw new IllegalStateException("more than " + MOST_CALLBACKS + " callbacks within one another");
    Context made = null;
    if (context == null || context.handle != handle || !context.isOpen()) {
      Native.contextRetain(handle);
      if (scratch == null) scratch = new Scratch();
      context = made = new Context(handle, scratch);
    }
    running[depth++] = handle;
    return made;
  }

  /** Returns whether a callback runs on a context, by whichever object the program knows it. */
  boolean runs(long handle) {
    for (int i = 0; i < depth; i++) if (running[i] == handle) return true;
    return false;
  }

  void leave(Context outer, Context made) {
    depth--;
    if (made != null) made.end();
    context = outer;
  }
}
