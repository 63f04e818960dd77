package org.libeager;

import java.util.function.Consumer;

/**
 * A scope that puts back what was before it. Those of one thing may end in any order: what a scope puts back passes to the nearest
 * one that began later, if that still is.
 */
final class Undo<T> implements Scope {
  private final Object thing; // what it changes; no two kinds of scopes change the same
  private final Consumer<T> change;
  private T former;
  private final Current current = Current.get();
  private final int depth = current.depth;
  private Undo<?> below = current.innermost; // the one of this thread that began before
  private boolean closed;

  Undo(Object thing, T former, Consumer<T> change) {
    this.thing = thing;
    this.former = former;
    this.change = change;
    current.innermost = this;
  }

  @Override
  public void close() {
    if (closed) return;
    if (Current.get() != current) throw new IllegalStateException("a scope of another thread");
    if (current.depth != depth) throw new IllegalStateException("a callback cannot end a scope that began outside");
    closed = true;
    Undo<T> later = unlink();
    if (later != null) later.former = former;
    else change.accept(former);
  }

  /** Drops scopes that began within callbacks which have ended, and which nobody can close any more. */
  static void drop(Current current) {
    while (current.innermost != null && current.innermost.depth > current.depth) current.innermost = current.innermost.below;
  }

  /** Takes the scope out of its thread's list. Returns the one that began next of those of its thing; null: it is the last. */
  @SuppressWarnings("unchecked")
  private Undo<T> unlink() {
    Undo<?> above = null;
    Undo<T> later = null;
    for (Undo<?> one = current.innermost; one != this; above = one, one = one.below)
      if (one.thing == thing) later = (Undo<T>) one;
    if (above == null) current.innermost = below;
    else above.below = below;
    return later;
  }
}
