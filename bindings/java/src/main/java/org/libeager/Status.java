package org.libeager;

/** Statuses of the library as exceptions, and exceptions as statuses. */
final class Status {
  private Status() {}

  /** Throws what the status stands for, and releases it. Does nothing for 0, which is success. */
  static void check(long status) {
    if (status != 0) throw exception(status);
  }

  private static RuntimeException exception(long status) {
    Throwable thrown;
    try {
      thrown = Callbacks.thrown(status);
      if (thrown == null) thrown = error(status);
    } finally {
      Native.statusRelease(status);
    }
    throw Status.<RuntimeException>as(thrown);
  }

  private static EagerException error(long status) {
    String message = Memory.text(Native.statusMessage(status));
    String op = Memory.text(Native.statusOp(status));
    if (Native.statusDetail(status) == Native.DETAIL_AXIS) return new EagerException.MissingAxis(message, op);
    return EagerException.of(Code.of(Native.statusCode(status)), message, op);
  }

  /** Throws any exception as it is, where the compiler takes it for one of type T. */
  @SuppressWarnings("unchecked")
  static <T extends Throwable> RuntimeException as(Throwable thrown) throws T {
    throw (T) thrown;
  }
}
