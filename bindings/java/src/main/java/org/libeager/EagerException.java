package org.libeager;

/**
 * An error of the library: its message, its code, and the op that was running.
 *
 * <p>Codes that programs catch have a class of their own.
 */
public class EagerException extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final Code code;
  private final String op;

  /** Makes an error of any code, as a callback may throw it. */
  public EagerException(Code code, String message, String op) {
    super(message);
    this.code = code;
    this.op = op;
  }

  /** Makes the error of a code, of the class that the code has. */
  public static EagerException of(Code code, String message, String op) {
    return switch (code) {
      case CANCELLED -> new Cancelled(message, op);
      case INVALID_ARGUMENT -> new InvalidArgument(message, op);
      case NOT_FOUND -> new NotFound(message, op);
      case PERMISSION_DENIED -> new PermissionDenied(message, op);
      case RESOURCE_EXHAUSTED -> new ResourceExhausted(message, op);
      case FAILED_PRECONDITION -> new FailedPrecondition(message, op);
      case UNIMPLEMENTED -> new Unimplemented(message, op);
      case UNAVAILABLE -> new Unavailable(message, op);
      case DATA_LOSS -> new DataLoss(message, op);
      default -> new EagerException(code, message, op);
    };
  }

  /** Returns the error's code. */
  public final Code code() {
    return code;
  }

  /** Returns the name of the op that failed; "" when no op was running. */
  public final String op() {
    return op;
  }

  /** A loop that was ended, as by interrupting its thread. */
  public static class Cancelled extends EagerException {
    private static final long serialVersionUID = 1;

    /** Makes an error of this code. */
    public Cancelled(String message, String op) {
      super(Code.CANCELLED, message, op);
    }
  }

  /** An argument that is wrong whatever the state: a shape, a dtype, an index out of range. */
  public static class InvalidArgument extends EagerException {
    private static final long serialVersionUID = 1;

    /** Makes an error of this code. */
    public InvalidArgument(String message, String op) {
      super(Code.INVALID_ARGUMENT, message, op);
    }
  }

  /** An axis that a tensor does not have. */
  public static class MissingAxis extends InvalidArgument {
    private static final long serialVersionUID = 1;

    /** Makes an error of this kind. */
    public MissingAxis(String message, String op) {
      super(message, op);
    }
  }

  /** No op, device, kind, key, file or folder of this name. */
  public static class NotFound extends EagerException {
    private static final long serialVersionUID = 1;

    /** Makes an error of this code. */
    public NotFound(String message, String op) {
      super(Code.NOT_FOUND, message, op);
    }
  }

  /** A file that may not be read or written. */
  public static class PermissionDenied extends EagerException {
    private static final long serialVersionUID = 1;

    /** Makes an error of this code. */
    public PermissionDenied(String message, String op) {
      super(Code.PERMISSION_DENIED, message, op);
    }
  }

  /** Memory is out. */
  public static class ResourceExhausted extends EagerException {
    private static final long serialVersionUID = 1;

    /** Makes an error of this code. */
    public ResourceExhausted(String message, String op) {
      super(Code.RESOURCE_EXHAUSTED, message, op);
    }
  }

  /** A call that is wrong now: a used tape, a symbolic tensor that is read. */
  public static class FailedPrecondition extends EagerException {
    private static final long serialVersionUID = 1;

    /** Makes an error of this code. */
    public FailedPrecondition(String message, String op) {
      super(Code.FAILED_PRECONDITION, message, op);
    }
  }

  /** No kernel for a dtype on a device, or no gradient. */
  public static class Unimplemented extends EagerException {
    private static final long serialVersionUID = 1;

    /** Makes an error of this code. */
    public Unimplemented(String message, String op) {
      super(Code.UNIMPLEMENTED, message, op);
    }
  }

  /** A device that broke down. */
  public static class Unavailable extends EagerException {
    private static final long serialVersionUID = 1;

    /** Makes an error of this code. */
    public Unavailable(String message, String op) {
      super(Code.UNAVAILABLE, message, op);
    }
  }

  /** A file that is damaged. */
  public static class DataLoss extends EagerException {
    private static final long serialVersionUID = 1;

    /** Makes an error of this code. */
    public DataLoss(String message, String op) {
      super(Code.DATA_LOSS, message, op);
    }
  }
}
