// Written by bindings/generate from include/eager_c.h. Do not edit.
package org.libeager;

/** The codes of errors, which are those of gRPC and TensorFlow. */
public enum Code {
  /** Success. */
  OK(0),
  /** A loop was ended. */
  CANCELLED(1),
  /** An error without a code of its own. */
  UNKNOWN(2),
  /** Wrong whatever the state: a shape, a dtype, an index out of range. */
  INVALID_ARGUMENT(3),
  /** Deadline exceeded. */
  DEADLINE_EXCEEDED(4),
  /** No op, device, kind, key, file or folder of this name. */
  NOT_FOUND(5),
  /** Already exists. */
  ALREADY_EXISTS(6),
  /** Permission denied. */
  PERMISSION_DENIED(7),
  /** Memory is out. */
  RESOURCE_EXHAUSTED(8),
  /** Wrong now: a used tape, an op that was executed. */
  FAILED_PRECONDITION(9),
  /** Aborted. */
  ABORTED(10),
  /** Out of range. */
  OUT_OF_RANGE(11),
  /** No kernel for this dtype on this device, no gradient. */
  UNIMPLEMENTED(12),
  /** Internal. */
  INTERNAL(13),
  /** The device broke down. */
  UNAVAILABLE(14),
  /** A file is damaged. */
  DATA_LOSS(15);

  private static final Code[] ALL = values();
  private final int value;

  Code(int value) {
    this.value = value;
  }

  int value() {
    return value;
  }

  static Code of(int value) {
    return value >= 0 && value < ALL.length ? ALL[value] : UNKNOWN;
  }
}
