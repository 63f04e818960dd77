package org.libeager;

import java.util.Arrays;

/** What a thread's calls run on. */
final class Current {
  private static final ThreadLocal<Current> CURRENT = ThreadLocal.withInitial(Current::new);

  Context context;
  int depth; // of callbacks
  private long[] running = new long[4]; // the handles of the contexts that the callbacks run on, from the outermost
  private Scratch scratch; // of the contexts that are made for callbacks, which end in the order opposite to their beginning

  static Current get() {
    return CURRENT.get();
  }

  /**
   * Lets a callback's calls run on the context that the library names.
   *
   * @return what was made for it, which is for leave(); null where it is the present context
   */
  Context enter(long handle) {
    Context made = null;
    if (context == null || context.handle != handle || !context.isOpen()) {
      Native.contextRetain(handle);
      if (scratch == null) scratch = new Scratch();
      context = made = new Context(handle, scratch);
    }
    if (depth == running.length) running = Arrays.copyOf(running, 2 * depth);
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
