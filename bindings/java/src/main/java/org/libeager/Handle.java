package org.libeager;

/** An object that has a handle of the library, but for tensors. */
abstract class Handle implements AutoCloseable {
  final long handle;
  private final Net net;
  private volatile boolean closed;

  Handle(long handle, Net.Kind kind) {
    Net.drainLarge();
    this.handle = handle;
    net = new Net(this, new long[] {handle}, kind);
  }

  /** Returns the handle. Throws IllegalStateException after close(). */
  final long open() {
    if (closed) throw new IllegalStateException(getClass().getSimpleName() + " that was closed");
    return handle;
  }

  final boolean isOpen() {
    return !closed;
  }

  /** Releases the handle. Closing twice is harmless. */
  @Override
  public void close() {
    closed = true;
    net.release();
  }
}
