package org.libeager;

/** A scope that undoes itself once, in the callback or program where it began. */
final class Undo implements Scope {
  private final Runnable action;
  private final Current current = Current.get();
  private final int depth = current.depth;
  private boolean closed;

  Undo(Runnable action) {
    this.action = action;
  }

  @Override
  public void close() {
    if (closed) return;
    if (Current.get() != current) throw new IllegalStateException("a scope of another thread");
    if (current.depth != depth) throw new IllegalStateException("a callback cannot end a scope that began outside");
    closed = true;
    action.run();
  }
}
