package org.libeager;

import java.lang.foreign.Arena;
import java.util.Collections;
import java.util.Set;
import java.util.WeakHashMap;

/** What a thread's calls run on. */
final class Current {
  // Where the stack of a thread is used up within a callback, the virtual machine ends. Its 1 MB hold more than 100 callbacks of
  // interpreted code; the limit leaves most of it to what else the program calls.
  private static final int MOST_CALLBACKS = 32;

  private static final ThreadLocal<Current> CURRENT = ThreadLocal.withInitial(Current::new);

  private static final Set<Current> CALLED_BACK = Collections.newSetFromMap(new WeakHashMap<>()); // of threads that ran a callback

  static boolean anyKernels; // a thread sets it before its first kernel; what others see does not matter to them

  Context context;
  Undo<?> innermost; // of the scopes that this thread has begun
  int depth; // of callbacks
  KernelCall call; // of which another thread's kernel has this thread do a piece; null: none
  Arena arena; // what the operands' memory holds by in that piece
  private int kernels; // the callbacks among them that run no ops
  private long[] running; // the handles of the contexts that the callbacks run on, from the outermost; null: there was no callback
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
    makeRoom();
    Context made = null;
    if (context == null || context.handle != handle || !context.isOpen()) {
      Native.contextRetain(handle);
      if (scratch == null) scratch = new Scratch();
      context = made = new Context(handle, scratch, false);
    }
    running[depth++] = handle;
    return made;
  }

  /** Makes room for one more callback. */
  private void makeRoom() {
    if (depth == MOST_CALLBACKS)
      throw new IllegalStateException("more than " + MOST_CALLBACKS + " callbacks within one another");
    if (running != null) return;
    running = new long[MOST_CALLBACKS];
    synchronized (CALLED_BACK) {
      CALLED_BACK.add(this);
    }
  }

  /** Lets a callback run that runs no ops, and so has no context. Returns the outer one, for leaveKernel(). */
  Context enterKernel() {
    makeRoom();
    running[depth++] = 0;
    kernels++;
    anyKernels = true;
    Context outer = context;
    context = null;
    return outer;
  }

  void leaveKernel(Context outer) {
    kernels--;
    leave(outer, null);
  }

  /** Throws IllegalStateException in a callback that runs no ops, and uses no context. */
  void mayRunOps() {
    if (kernels > 0) throw new IllegalStateException("a kernel or an inference runs no ops");
  }

  /** Returns whether a callback runs on a context, by whichever object the program knows it. */
  boolean runs(long handle) {
    for (int i = 0; i < depth; i++) if (running[i] == handle) return true;
    return false;
  }

  /** Returns whether another thread is in a call that runs a callback on a context, as far as this one can see. */
  boolean othersRun(long handle) {
    synchronized (CALLED_BACK) {
      for (Current one : CALLED_BACK) if (one != this && one.runs(handle)) return true;
    }
    return false;
  }

  void leave(Context outer, Context made) {
    depth--;
    if (innermost != null) Undo.drop(this);
    if (made != null) made.end();
    context = outer;
  }
}
