package org.libeager;

/** What a thread's calls run on. */
final class Current {
  private static final ThreadLocal<Current> CURRENT = ThreadLocal.withInitial(Current::new);

  Context context;
  int depth; // of callbacks

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
      context = made = new Context(handle);
    }
    depth++;
    return made;
  }

  void leave(Context outer, Context made) {
    depth--;
    if (made != null) made.end();
    context = outer;
  }
}
